// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/node/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::node::v1 {

kinform::MapView<kinform::Quantity> Overhead::pod_fixed() const {
  static constinit kinform::detail::Field field("podFixed");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<std::string_view> Scheduling::node_selector() const {
  static constinit kinform::detail::Field field("nodeSelector");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::ListView<kinform::core::v1::Toleration> Scheduling::tolerations() const {
  static constinit kinform::detail::Field field("tolerations");
  return kinform::ListView<kinform::core::v1::Toleration>(member(field));
}

kinform::ApiResource RuntimeClass::resource() {
  return {.group = "node.k8s.io", .version = "v1", .plural = "runtimeclasses", .kind = "RuntimeClass", .namespaced = false};
}

const std::string_view RuntimeClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RuntimeClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta RuntimeClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::string_view RuntimeClass::handler() const& {
  static constinit kinform::detail::Field field("handler");
  return get<std::string_view>(field);
}

Overhead RuntimeClass::overhead() const& {
  static constinit kinform::detail::Field field("overhead");
  return Overhead(member(field));
}

Scheduling RuntimeClass::scheduling() const& {
  static constinit kinform::detail::Field field("scheduling");
  return Scheduling(member(field));
}

const std::string_view RuntimeClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RuntimeClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta RuntimeClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<RuntimeClass> RuntimeClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<RuntimeClass>(member(field));
}

}  // namespace kinform::inline v0::node::v1
