#include "kinform/node/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::node::v1 {

kinform::MapView<kinform::Quantity> Overhead::pod_fixed() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("podFixed", places));
}

kinform::MapView<std::string_view> Scheduling::node_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("nodeSelector", places));
}

kinform::ListView<kinform::core::v1::Toleration> Scheduling::tolerations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::core::v1::Toleration>(member("tolerations", places));
}

kinform::Resource RuntimeClass::resource() {
  return {.group = "node.k8s.io", .version = "v1", .plural = "runtimeclasses", .kind = "RuntimeClass", .namespaced = false};
}

const std::string_view RuntimeClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RuntimeClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta RuntimeClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::string_view RuntimeClass::handler() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("handler", places);
}

Overhead RuntimeClass::overhead() const& {
  static constinit kinform::detail::FieldPlaces places;
  return Overhead(member("overhead", places));
}

Scheduling RuntimeClass::scheduling() const& {
  static constinit kinform::detail::FieldPlaces places;
  return Scheduling(member("scheduling", places));
}

const std::string_view RuntimeClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RuntimeClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta RuntimeClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<RuntimeClass> RuntimeClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<RuntimeClass>(member("items", places));
}

}  // namespace kinform::inline v0::node::v1
