// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apidiscovery/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::apidiscovery::v2 {

const std::string_view APIGroupDiscovery::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIGroupDiscovery::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta APIGroupDiscovery::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<APIVersionDiscovery> APIGroupDiscovery::versions() const& {
  static constinit kinform::detail::Field field("versions");
  return kinform::ListView<APIVersionDiscovery>(member(field));
}

const std::string_view APIGroupDiscoveryList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIGroupDiscoveryList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta APIGroupDiscoveryList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<APIGroupDiscovery> APIGroupDiscoveryList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<APIGroupDiscovery>(member(field));
}

const std::string_view APIResourceDiscovery::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

kinform::meta::v1::GroupVersionKind APIResourceDiscovery::response_kind() const {
  static constinit kinform::detail::Field field("responseKind");
  return kinform::meta::v1::GroupVersionKind(member(field));
}

const std::string_view APIResourceDiscovery::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::string_view>(field);
}

const std::string_view APIResourceDiscovery::singular_resource() const {
  static constinit kinform::detail::Field field("singularResource");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> APIResourceDiscovery::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> APIResourceDiscovery::short_names() const {
  static constinit kinform::detail::Field field("shortNames");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> APIResourceDiscovery::categories() const {
  static constinit kinform::detail::Field field("categories");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<APISubresourceDiscovery> APIResourceDiscovery::subresources() const {
  static constinit kinform::detail::Field field("subresources");
  return kinform::ListView<APISubresourceDiscovery>(member(field));
}

const std::string_view APISubresourceDiscovery::subresource() const {
  static constinit kinform::detail::Field field("subresource");
  return get<std::string_view>(field);
}

kinform::meta::v1::GroupVersionKind APISubresourceDiscovery::response_kind() const {
  static constinit kinform::detail::Field field("responseKind");
  return kinform::meta::v1::GroupVersionKind(member(field));
}

kinform::ListView<kinform::meta::v1::GroupVersionKind> APISubresourceDiscovery::accepted_types() const {
  static constinit kinform::detail::Field field("acceptedTypes");
  return kinform::ListView<kinform::meta::v1::GroupVersionKind>(member(field));
}

kinform::ListView<std::string_view> APISubresourceDiscovery::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view APIVersionDiscovery::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

kinform::ListView<APIResourceDiscovery> APIVersionDiscovery::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<APIResourceDiscovery>(member(field));
}

const std::string_view APIVersionDiscovery::freshness() const {
  static constinit kinform::detail::Field field("freshness");
  return get<std::string_view>(field);
}

}  // namespace kinform::inline v0::apidiscovery::v2
