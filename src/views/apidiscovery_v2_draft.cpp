// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apidiscovery/v2_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::apidiscovery::v2 {

APIGroupDiscovery::Draft::Draft() {
  put_field("apiVersion", std::string_view("apidiscovery.k8s.io/v2"));
  put_field("kind", std::string_view("APIGroupDiscovery"));
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft APIGroupDiscovery::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<APIVersionDiscovery::Draft> APIGroupDiscovery::Draft::versions() {
  return kinform::DraftList<APIVersionDiscovery::Draft>(field_part("versions"));
}

APIGroupDiscovery::Draft& APIGroupDiscovery::Draft::clear_versions() {
  drop_field("versions");
  return *this;
}

APIGroupDiscoveryList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apidiscovery.k8s.io/v2"));
  put_field("kind", std::string_view("APIGroupDiscoveryList"));
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft APIGroupDiscoveryList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<APIGroupDiscovery::Draft> APIGroupDiscoveryList::Draft::items() {
  return kinform::DraftList<APIGroupDiscovery::Draft>(field_part("items"));
}

APIGroupDiscoveryList::Draft& APIGroupDiscoveryList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

kinform::meta::v1::GroupVersionKind::Draft APIResourceDiscovery::Draft::response_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("responseKind"));
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_response_kind() {
  drop_field("responseKind");
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::set_singular_resource(std::string_view value) {
  put_field("singularResource", value);
  return *this;
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_singular_resource() {
  drop_field("singularResource");
  return *this;
}

kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_short_names() {
  drop_field("shortNames");
  return *this;
}

kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_categories() {
  drop_field("categories");
  return *this;
}

kinform::DraftList<APISubresourceDiscovery::Draft> APIResourceDiscovery::Draft::subresources() {
  return kinform::DraftList<APISubresourceDiscovery::Draft>(field_part("subresources"));
}

APIResourceDiscovery::Draft& APIResourceDiscovery::Draft::clear_subresources() {
  drop_field("subresources");
  return *this;
}

APISubresourceDiscovery::Draft& APISubresourceDiscovery::Draft::set_subresource(std::string_view value) {
  put_field("subresource", value);
  return *this;
}

APISubresourceDiscovery::Draft& APISubresourceDiscovery::Draft::clear_subresource() {
  drop_field("subresource");
  return *this;
}

kinform::meta::v1::GroupVersionKind::Draft APISubresourceDiscovery::Draft::response_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("responseKind"));
}

APISubresourceDiscovery::Draft& APISubresourceDiscovery::Draft::clear_response_kind() {
  drop_field("responseKind");
  return *this;
}

kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft> APISubresourceDiscovery::Draft::accepted_types() {
  return kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft>(field_part("acceptedTypes"));
}

APISubresourceDiscovery::Draft& APISubresourceDiscovery::Draft::clear_accepted_types() {
  drop_field("acceptedTypes");
  return *this;
}

kinform::DraftList<std::string_view> APISubresourceDiscovery::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

APISubresourceDiscovery::Draft& APISubresourceDiscovery::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

APIVersionDiscovery::Draft& APIVersionDiscovery::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

APIVersionDiscovery::Draft& APIVersionDiscovery::Draft::clear_version() {
  drop_field("version");
  return *this;
}

kinform::DraftList<APIResourceDiscovery::Draft> APIVersionDiscovery::Draft::resources() {
  return kinform::DraftList<APIResourceDiscovery::Draft>(field_part("resources"));
}

APIVersionDiscovery::Draft& APIVersionDiscovery::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

APIVersionDiscovery::Draft& APIVersionDiscovery::Draft::set_freshness(std::string_view value) {
  put_field("freshness", value);
  return *this;
}

APIVersionDiscovery::Draft& APIVersionDiscovery::Draft::clear_freshness() {
  drop_field("freshness");
  return *this;
}

}  // namespace kinform::inline v0::apidiscovery::v2
