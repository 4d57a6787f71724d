#include "kinform/node/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::node::v1 {

kinform::MapView<kinform::Quantity> Overhead::pod_fixed() const {
  return kinform::MapView<kinform::Quantity>(member("podFixed"));
}

kinform::MapView<std::string_view> Scheduling::node_selector() const {
  return kinform::MapView<std::string_view>(member("nodeSelector"));
}

kinform::ListView<kinform::core::v1::Toleration> Scheduling::tolerations() const {
  return kinform::ListView<kinform::core::v1::Toleration>(member("tolerations"));
}

kinform::Resource RuntimeClass::resource() {
  return {.group = "node.k8s.io", .version = "v1", .plural = "runtimeclasses", .kind = "RuntimeClass", .namespaced = false};
}

const std::string_view RuntimeClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RuntimeClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta RuntimeClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::string_view RuntimeClass::handler() const& {
  return get<std::string_view>("handler");
}

Overhead RuntimeClass::overhead() const& {
  return Overhead(member("overhead"));
}

Scheduling RuntimeClass::scheduling() const& {
  return Scheduling(member("scheduling"));
}

const std::string_view RuntimeClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RuntimeClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta RuntimeClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<RuntimeClass> RuntimeClassList::items() const& {
  return kinform::ListView<RuntimeClass>(member("items"));
}

}  // namespace kinform::node::v1
