#include "kinform/apidiscovery/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::apidiscovery::v2 {

const std::string_view APIGroupDiscovery::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIGroupDiscovery::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta APIGroupDiscovery::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<APIVersionDiscovery> APIGroupDiscovery::versions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIVersionDiscovery>(member("versions", places));
}

const std::string_view APIGroupDiscoveryList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIGroupDiscoveryList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta APIGroupDiscoveryList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<APIGroupDiscovery> APIGroupDiscoveryList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIGroupDiscovery>(member("items", places));
}

const std::string_view APIResourceDiscovery::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

kinform::meta::v1::GroupVersionKind APIResourceDiscovery::response_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionKind(member("responseKind", places));
}

const std::string_view APIResourceDiscovery::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("scope", places);
}

const std::string_view APIResourceDiscovery::singular_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("singularResource", places);
}

kinform::ListView<std::string_view> APIResourceDiscovery::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> APIResourceDiscovery::short_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("shortNames", places));
}

kinform::ListView<std::string_view> APIResourceDiscovery::categories() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("categories", places));
}

kinform::ListView<APISubresourceDiscovery> APIResourceDiscovery::subresources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APISubresourceDiscovery>(member("subresources", places));
}

const std::string_view APISubresourceDiscovery::subresource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subresource", places);
}

kinform::meta::v1::GroupVersionKind APISubresourceDiscovery::response_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionKind(member("responseKind", places));
}

kinform::ListView<kinform::meta::v1::GroupVersionKind> APISubresourceDiscovery::accepted_types() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::GroupVersionKind>(member("acceptedTypes", places));
}

kinform::ListView<std::string_view> APISubresourceDiscovery::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

const std::string_view APIVersionDiscovery::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

kinform::ListView<APIResourceDiscovery> APIVersionDiscovery::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIResourceDiscovery>(member("resources", places));
}

const std::string_view APIVersionDiscovery::freshness() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("freshness", places);
}

}  // namespace kinform::inline v0::apidiscovery::v2
