#include "kinform/apidiscovery/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::apidiscovery::v2 {

const std::string_view APIGroupDiscovery::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIGroupDiscovery::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta APIGroupDiscovery::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<APIVersionDiscovery> APIGroupDiscovery::versions() const& {
  return kinform::ListView<APIVersionDiscovery>(member("versions"));
}

const std::string_view APIGroupDiscoveryList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIGroupDiscoveryList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta APIGroupDiscoveryList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<APIGroupDiscovery> APIGroupDiscoveryList::items() const& {
  return kinform::ListView<APIGroupDiscovery>(member("items"));
}

const std::string_view APIResourceDiscovery::resource() const {
  return get<std::string_view>("resource");
}

kinform::meta::v1::GroupVersionKind APIResourceDiscovery::response_kind() const {
  return kinform::meta::v1::GroupVersionKind(member("responseKind"));
}

const std::string_view APIResourceDiscovery::scope() const {
  return get<std::string_view>("scope");
}

const std::string_view APIResourceDiscovery::singular_resource() const {
  return get<std::string_view>("singularResource");
}

kinform::ListView<std::string_view> APIResourceDiscovery::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> APIResourceDiscovery::short_names() const {
  return kinform::ListView<std::string_view>(member("shortNames"));
}

kinform::ListView<std::string_view> APIResourceDiscovery::categories() const {
  return kinform::ListView<std::string_view>(member("categories"));
}

kinform::ListView<APISubresourceDiscovery> APIResourceDiscovery::subresources() const {
  return kinform::ListView<APISubresourceDiscovery>(member("subresources"));
}

const std::string_view APISubresourceDiscovery::subresource() const {
  return get<std::string_view>("subresource");
}

kinform::meta::v1::GroupVersionKind APISubresourceDiscovery::response_kind() const {
  return kinform::meta::v1::GroupVersionKind(member("responseKind"));
}

kinform::ListView<kinform::meta::v1::GroupVersionKind> APISubresourceDiscovery::accepted_types() const {
  return kinform::ListView<kinform::meta::v1::GroupVersionKind>(member("acceptedTypes"));
}

kinform::ListView<std::string_view> APISubresourceDiscovery::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

const std::string_view APIVersionDiscovery::version() const {
  return get<std::string_view>("version");
}

kinform::ListView<APIResourceDiscovery> APIVersionDiscovery::resources() const {
  return kinform::ListView<APIResourceDiscovery>(member("resources"));
}

const std::string_view APIVersionDiscovery::freshness() const {
  return get<std::string_view>("freshness");
}

}  // namespace kinform::apidiscovery::v2
