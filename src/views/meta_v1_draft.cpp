// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/meta/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::meta::v1 {

GroupVersionForDiscovery::Draft& GroupVersionForDiscovery::Draft::set_group_version(std::string_view value) {
  put_field("groupVersion", value);
  return *this;
}

GroupVersionForDiscovery::Draft& GroupVersionForDiscovery::Draft::clear_group_version() {
  drop_field("groupVersion");
  return *this;
}

GroupVersionForDiscovery::Draft& GroupVersionForDiscovery::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

GroupVersionForDiscovery::Draft& GroupVersionForDiscovery::Draft::clear_version() {
  drop_field("version");
  return *this;
}

APIGroup::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("APIGroup"));
}

APIGroup::Draft& APIGroup::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIGroup::Draft& APIGroup::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIGroup::Draft& APIGroup::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIGroup::Draft& APIGroup::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

APIGroup::Draft& APIGroup::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

APIGroup::Draft& APIGroup::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<GroupVersionForDiscovery::Draft> APIGroup::Draft::versions() {
  return kinform::DraftList<GroupVersionForDiscovery::Draft>(field_part("versions"));
}

APIGroup::Draft& APIGroup::Draft::clear_versions() {
  drop_field("versions");
  return *this;
}

GroupVersionForDiscovery::Draft APIGroup::Draft::preferred_version() {
  return GroupVersionForDiscovery::Draft(field_part("preferredVersion"));
}

APIGroup::Draft& APIGroup::Draft::clear_preferred_version() {
  drop_field("preferredVersion");
  return *this;
}

kinform::DraftList<ServerAddressByClientCIDR::Draft> APIGroup::Draft::server_address_by_client_cidrs() {
  return kinform::DraftList<ServerAddressByClientCIDR::Draft>(field_part("serverAddressByClientCIDRs"));
}

APIGroup::Draft& APIGroup::Draft::clear_server_address_by_client_cidrs() {
  drop_field("serverAddressByClientCIDRs");
  return *this;
}

APIGroupList::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("APIGroupList"));
}

APIGroupList::Draft& APIGroupList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIGroupList::Draft& APIGroupList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIGroupList::Draft& APIGroupList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIGroupList::Draft& APIGroupList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<APIGroup::Draft> APIGroupList::Draft::groups() {
  return kinform::DraftList<APIGroup::Draft>(field_part("groups"));
}

APIGroupList::Draft& APIGroupList::Draft::clear_groups() {
  drop_field("groups");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_singular_name(std::string_view value) {
  put_field("singularName", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_singular_name() {
  drop_field("singularName");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_namespaced(bool value) {
  put_field("namespaced", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_namespaced() {
  drop_field("namespaced");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_group() {
  drop_field("group");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_version() {
  drop_field("version");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

kinform::DraftList<std::string_view> APIResource::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

APIResource::Draft& APIResource::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> APIResource::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

APIResource::Draft& APIResource::Draft::clear_short_names() {
  drop_field("shortNames");
  return *this;
}

kinform::DraftList<std::string_view> APIResource::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

APIResource::Draft& APIResource::Draft::clear_categories() {
  drop_field("categories");
  return *this;
}

APIResource::Draft& APIResource::Draft::set_storage_version_hash(std::string_view value) {
  put_field("storageVersionHash", value);
  return *this;
}

APIResource::Draft& APIResource::Draft::clear_storage_version_hash() {
  drop_field("storageVersionHash");
  return *this;
}

APIResourceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("APIResourceList"));
}

APIResourceList::Draft& APIResourceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIResourceList::Draft& APIResourceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIResourceList::Draft& APIResourceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIResourceList::Draft& APIResourceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

APIResourceList::Draft& APIResourceList::Draft::set_group_version(std::string_view value) {
  put_field("groupVersion", value);
  return *this;
}

APIResourceList::Draft& APIResourceList::Draft::clear_group_version() {
  drop_field("groupVersion");
  return *this;
}

kinform::DraftList<APIResource::Draft> APIResourceList::Draft::resources() {
  return kinform::DraftList<APIResource::Draft>(field_part("resources"));
}

APIResourceList::Draft& APIResourceList::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

APIVersions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("APIVersions"));
}

APIVersions::Draft& APIVersions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIVersions::Draft& APIVersions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIVersions::Draft& APIVersions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIVersions::Draft& APIVersions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::string_view> APIVersions::Draft::versions() {
  return kinform::DraftList<std::string_view>(field_part("versions"));
}

APIVersions::Draft& APIVersions::Draft::clear_versions() {
  drop_field("versions");
  return *this;
}

kinform::DraftList<ServerAddressByClientCIDR::Draft> APIVersions::Draft::server_address_by_client_cidrs() {
  return kinform::DraftList<ServerAddressByClientCIDR::Draft>(field_part("serverAddressByClientCIDRs"));
}

APIVersions::Draft& APIVersions::Draft::clear_server_address_by_client_cidrs() {
  drop_field("serverAddressByClientCIDRs");
  return *this;
}

ApplyOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("ApplyOptions"));
}

ApplyOptions::Draft& ApplyOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::string_view> ApplyOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

ApplyOptions::Draft& ApplyOptions::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::set_force(bool value) {
  put_field("force", value);
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::clear_force() {
  drop_field("force");
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::set_field_manager(std::string_view value) {
  put_field("fieldManager", value);
  return *this;
}

ApplyOptions::Draft& ApplyOptions::Draft::clear_field_manager() {
  drop_field("fieldManager");
  return *this;
}

Condition::Draft& Condition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

Condition::Draft& Condition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

Condition::Draft& Condition::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

Condition::Draft& Condition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

Condition::Draft& Condition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

Condition::Draft& Condition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

Condition::Draft& Condition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

CreateOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("CreateOptions"));
}

CreateOptions::Draft& CreateOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::string_view> CreateOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

CreateOptions::Draft& CreateOptions::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::set_field_manager(std::string_view value) {
  put_field("fieldManager", value);
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::clear_field_manager() {
  drop_field("fieldManager");
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::set_field_validation(std::string_view value) {
  put_field("fieldValidation", value);
  return *this;
}

CreateOptions::Draft& CreateOptions::Draft::clear_field_validation() {
  drop_field("fieldValidation");
  return *this;
}

Preconditions::Draft& Preconditions::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

Preconditions::Draft& Preconditions::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

Preconditions::Draft& Preconditions::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

Preconditions::Draft& Preconditions::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

DeleteOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("DeleteOptions"));
}

DeleteOptions::Draft& DeleteOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::set_grace_period_seconds(std::int64_t value) {
  put_field("gracePeriodSeconds", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_grace_period_seconds() {
  drop_field("gracePeriodSeconds");
  return *this;
}

Preconditions::Draft DeleteOptions::Draft::preconditions() {
  return Preconditions::Draft(field_part("preconditions"));
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_preconditions() {
  drop_field("preconditions");
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::set_orphan_dependents(bool value) {
  put_field("orphanDependents", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_orphan_dependents() {
  drop_field("orphanDependents");
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::set_propagation_policy(std::string_view value) {
  put_field("propagationPolicy", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_propagation_policy() {
  drop_field("propagationPolicy");
  return *this;
}

kinform::DraftList<std::string_view> DeleteOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::set_ignore_store_read_error_with_cluster_breaking_potential(bool value) {
  put_field("ignoreStoreReadErrorWithClusterBreakingPotential", value);
  return *this;
}

DeleteOptions::Draft& DeleteOptions::Draft::clear_ignore_store_read_error_with_cluster_breaking_potential() {
  drop_field("ignoreStoreReadErrorWithClusterBreakingPotential");
  return *this;
}

FieldSelectorRequirement::Draft& FieldSelectorRequirement::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

FieldSelectorRequirement::Draft& FieldSelectorRequirement::Draft::clear_key() {
  drop_field("key");
  return *this;
}

FieldSelectorRequirement::Draft& FieldSelectorRequirement::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

FieldSelectorRequirement::Draft& FieldSelectorRequirement::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::string_view> FieldSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

FieldSelectorRequirement::Draft& FieldSelectorRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

GetOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("GetOptions"));
}

GetOptions::Draft& GetOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

GetOptions::Draft& GetOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

GetOptions::Draft& GetOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

GetOptions::Draft& GetOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

GetOptions::Draft& GetOptions::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

GetOptions::Draft& GetOptions::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

GroupKind::Draft& GroupKind::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

GroupKind::Draft& GroupKind::Draft::clear_group() {
  drop_field("group");
  return *this;
}

GroupKind::Draft& GroupKind::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

GroupKind::Draft& GroupKind::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

GroupResource::Draft& GroupResource::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

GroupResource::Draft& GroupResource::Draft::clear_group() {
  drop_field("group");
  return *this;
}

GroupResource::Draft& GroupResource::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

GroupResource::Draft& GroupResource::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

GroupVersion::Draft& GroupVersion::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

GroupVersion::Draft& GroupVersion::Draft::clear_group() {
  drop_field("group");
  return *this;
}

GroupVersion::Draft& GroupVersion::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

GroupVersion::Draft& GroupVersion::Draft::clear_version() {
  drop_field("version");
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::clear_group() {
  drop_field("group");
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::clear_version() {
  drop_field("version");
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

GroupVersionKind::Draft& GroupVersionKind::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::clear_group() {
  drop_field("group");
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::clear_version() {
  drop_field("version");
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

GroupVersionResource::Draft& GroupVersionResource::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

kinform::DraftMap<std::string_view> LabelSelector::Draft::match_labels() {
  return kinform::DraftMap<std::string_view>(field_part("matchLabels"));
}

LabelSelector::Draft& LabelSelector::Draft::clear_match_labels() {
  drop_field("matchLabels");
  return *this;
}

kinform::DraftList<LabelSelectorRequirement::Draft> LabelSelector::Draft::match_expressions() {
  return kinform::DraftList<LabelSelectorRequirement::Draft>(field_part("matchExpressions"));
}

LabelSelector::Draft& LabelSelector::Draft::clear_match_expressions() {
  drop_field("matchExpressions");
  return *this;
}

LabelSelectorRequirement::Draft& LabelSelectorRequirement::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

LabelSelectorRequirement::Draft& LabelSelectorRequirement::Draft::clear_key() {
  drop_field("key");
  return *this;
}

LabelSelectorRequirement::Draft& LabelSelectorRequirement::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

LabelSelectorRequirement::Draft& LabelSelectorRequirement::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::string_view> LabelSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

LabelSelectorRequirement::Draft& LabelSelectorRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

ShardInfo::Draft& ShardInfo::Draft::set_selector(std::string_view value) {
  put_field("selector", value);
  return *this;
}

ShardInfo::Draft& ShardInfo::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

ListMeta::Draft& ListMeta::Draft::set_self_link(std::string_view value) {
  put_field("selfLink", value);
  return *this;
}

ListMeta::Draft& ListMeta::Draft::clear_self_link() {
  drop_field("selfLink");
  return *this;
}

ListMeta::Draft& ListMeta::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

ListMeta::Draft& ListMeta::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

ListMeta::Draft& ListMeta::Draft::set_continue(std::string_view value) {
  put_field("continue", value);
  return *this;
}

ListMeta::Draft& ListMeta::Draft::clear_continue() {
  drop_field("continue");
  return *this;
}

ListMeta::Draft& ListMeta::Draft::set_remaining_item_count(std::int64_t value) {
  put_field("remainingItemCount", value);
  return *this;
}

ListMeta::Draft& ListMeta::Draft::clear_remaining_item_count() {
  drop_field("remainingItemCount");
  return *this;
}

ShardInfo::Draft ListMeta::Draft::shard_info() {
  return ShardInfo::Draft(field_part("shardInfo"));
}

ListMeta::Draft& ListMeta::Draft::clear_shard_info() {
  drop_field("shardInfo");
  return *this;
}

List::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("List"));
}

List::Draft& List::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

List::Draft& List::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

List::Draft& List::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

List::Draft& List::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ListMeta::Draft List::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

List::Draft& List::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<kinform::Json> List::Draft::items() {
  return kinform::DraftList<kinform::Json>(field_part("items"));
}

List::Draft& List::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ListOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("ListOptions"));
}

ListOptions::Draft& ListOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_label_selector(std::string_view value) {
  put_field("labelSelector", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_label_selector() {
  drop_field("labelSelector");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_field_selector(std::string_view value) {
  put_field("fieldSelector", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_field_selector() {
  drop_field("fieldSelector");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_watch(bool value) {
  put_field("watch", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_watch() {
  drop_field("watch");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_allow_watch_bookmarks(bool value) {
  put_field("allowWatchBookmarks", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_allow_watch_bookmarks() {
  drop_field("allowWatchBookmarks");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_resource_version_match(std::string_view value) {
  put_field("resourceVersionMatch", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_resource_version_match() {
  drop_field("resourceVersionMatch");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_timeout_seconds(std::int64_t value) {
  put_field("timeoutSeconds", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_timeout_seconds() {
  drop_field("timeoutSeconds");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_limit(std::int64_t value) {
  put_field("limit", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_limit() {
  drop_field("limit");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_continue(std::string_view value) {
  put_field("continue", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_continue() {
  drop_field("continue");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_send_initial_events(bool value) {
  put_field("sendInitialEvents", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_send_initial_events() {
  drop_field("sendInitialEvents");
  return *this;
}

ListOptions::Draft& ListOptions::Draft::set_shard_selector(std::string_view value) {
  put_field("shardSelector", value);
  return *this;
}

ListOptions::Draft& ListOptions::Draft::clear_shard_selector() {
  drop_field("shardSelector");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_manager(std::string_view value) {
  put_field("manager", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_manager() {
  drop_field("manager");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_operation(std::string_view value) {
  put_field("operation", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_operation() {
  drop_field("operation");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_time(kinform::Time value) {
  put_field("time", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_time() {
  drop_field("time");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_fields_type(std::string_view value) {
  put_field("fieldsType", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_fields_type() {
  drop_field("fieldsType");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_fields_v1(const kinform::Json& value) {
  put_field("fieldsV1", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_fields_v1() {
  drop_field("fieldsV1");
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::set_subresource(std::string_view value) {
  put_field("subresource", value);
  return *this;
}

ManagedFieldsEntry::Draft& ManagedFieldsEntry::Draft::clear_subresource() {
  drop_field("subresource");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_generate_name(std::string_view value) {
  put_field("generateName", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_generate_name() {
  drop_field("generateName");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_self_link(std::string_view value) {
  put_field("selfLink", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_self_link() {
  drop_field("selfLink");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_generation(std::int64_t value) {
  put_field("generation", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_generation() {
  drop_field("generation");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_creation_timestamp(kinform::Time value) {
  put_field("creationTimestamp", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_creation_timestamp() {
  drop_field("creationTimestamp");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_deletion_timestamp(kinform::Time value) {
  put_field("deletionTimestamp", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_deletion_timestamp() {
  drop_field("deletionTimestamp");
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::set_deletion_grace_period_seconds(std::int64_t value) {
  put_field("deletionGracePeriodSeconds", value);
  return *this;
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_deletion_grace_period_seconds() {
  drop_field("deletionGracePeriodSeconds");
  return *this;
}

kinform::DraftMap<std::string_view> ObjectMeta::Draft::labels() {
  return kinform::DraftMap<std::string_view>(field_part("labels"));
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_labels() {
  drop_field("labels");
  return *this;
}

kinform::DraftMap<std::string_view> ObjectMeta::Draft::annotations() {
  return kinform::DraftMap<std::string_view>(field_part("annotations"));
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_annotations() {
  drop_field("annotations");
  return *this;
}

kinform::DraftList<OwnerReference::Draft> ObjectMeta::Draft::owner_references() {
  return kinform::DraftList<OwnerReference::Draft>(field_part("ownerReferences"));
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_owner_references() {
  drop_field("ownerReferences");
  return *this;
}

kinform::DraftList<std::string_view> ObjectMeta::Draft::finalizers() {
  return kinform::DraftList<std::string_view>(field_part("finalizers"));
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_finalizers() {
  drop_field("finalizers");
  return *this;
}

kinform::DraftList<ManagedFieldsEntry::Draft> ObjectMeta::Draft::managed_fields() {
  return kinform::DraftList<ManagedFieldsEntry::Draft>(field_part("managedFields"));
}

ObjectMeta::Draft& ObjectMeta::Draft::clear_managed_fields() {
  drop_field("managedFields");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_controller(bool value) {
  put_field("controller", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_controller() {
  drop_field("controller");
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::set_block_owner_deletion(bool value) {
  put_field("blockOwnerDeletion", value);
  return *this;
}

OwnerReference::Draft& OwnerReference::Draft::clear_block_owner_deletion() {
  drop_field("blockOwnerDeletion");
  return *this;
}

PartialObjectMetadata::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("PartialObjectMetadata"));
}

PartialObjectMetadata::Draft& PartialObjectMetadata::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PartialObjectMetadata::Draft& PartialObjectMetadata::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PartialObjectMetadata::Draft& PartialObjectMetadata::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PartialObjectMetadata::Draft& PartialObjectMetadata::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ObjectMeta::Draft PartialObjectMetadata::Draft::metadata() {
  return ObjectMeta::Draft(field_part("metadata"));
}

PartialObjectMetadata::Draft& PartialObjectMetadata::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PartialObjectMetadataList::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("PartialObjectMetadataList"));
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ListMeta::Draft PartialObjectMetadataList::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PartialObjectMetadata::Draft> PartialObjectMetadataList::Draft::items() {
  return kinform::DraftList<PartialObjectMetadata::Draft>(field_part("items"));
}

PartialObjectMetadataList::Draft& PartialObjectMetadataList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PatchOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("PatchOptions"));
}

PatchOptions::Draft& PatchOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::string_view> PatchOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

PatchOptions::Draft& PatchOptions::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::set_force(bool value) {
  put_field("force", value);
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::clear_force() {
  drop_field("force");
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::set_field_manager(std::string_view value) {
  put_field("fieldManager", value);
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::clear_field_manager() {
  drop_field("fieldManager");
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::set_field_validation(std::string_view value) {
  put_field("fieldValidation", value);
  return *this;
}

PatchOptions::Draft& PatchOptions::Draft::clear_field_validation() {
  drop_field("fieldValidation");
  return *this;
}

kinform::DraftList<std::string_view> RootPaths::Draft::paths() {
  return kinform::DraftList<std::string_view>(field_part("paths"));
}

RootPaths::Draft& RootPaths::Draft::clear_paths() {
  drop_field("paths");
  return *this;
}

ServerAddressByClientCIDR::Draft& ServerAddressByClientCIDR::Draft::set_client_cidr(std::string_view value) {
  put_field("clientCIDR", value);
  return *this;
}

ServerAddressByClientCIDR::Draft& ServerAddressByClientCIDR::Draft::clear_client_cidr() {
  drop_field("clientCIDR");
  return *this;
}

ServerAddressByClientCIDR::Draft& ServerAddressByClientCIDR::Draft::set_server_address(std::string_view value) {
  put_field("serverAddress", value);
  return *this;
}

ServerAddressByClientCIDR::Draft& ServerAddressByClientCIDR::Draft::clear_server_address() {
  drop_field("serverAddress");
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::clear_name() {
  drop_field("name");
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::clear_group() {
  drop_field("group");
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

kinform::DraftList<StatusCause::Draft> StatusDetails::Draft::causes() {
  return kinform::DraftList<StatusCause::Draft>(field_part("causes"));
}

StatusDetails::Draft& StatusDetails::Draft::clear_causes() {
  drop_field("causes");
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::set_retry_after_seconds(std::int32_t value) {
  put_field("retryAfterSeconds", value);
  return *this;
}

StatusDetails::Draft& StatusDetails::Draft::clear_retry_after_seconds() {
  drop_field("retryAfterSeconds");
  return *this;
}

Status::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("Status"));
}

Status::Draft& Status::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Status::Draft& Status::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Status::Draft& Status::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Status::Draft& Status::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ListMeta::Draft Status::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

Status::Draft& Status::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

Status::Draft& Status::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

Status::Draft& Status::Draft::clear_status() {
  drop_field("status");
  return *this;
}

Status::Draft& Status::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

Status::Draft& Status::Draft::clear_message() {
  drop_field("message");
  return *this;
}

Status::Draft& Status::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

Status::Draft& Status::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

StatusDetails::Draft Status::Draft::details() {
  return StatusDetails::Draft(field_part("details"));
}

Status::Draft& Status::Draft::clear_details() {
  drop_field("details");
  return *this;
}

Status::Draft& Status::Draft::set_code(std::int32_t value) {
  put_field("code", value);
  return *this;
}

Status::Draft& Status::Draft::clear_code() {
  drop_field("code");
  return *this;
}

StatusCause::Draft& StatusCause::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

StatusCause::Draft& StatusCause::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

StatusCause::Draft& StatusCause::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

StatusCause::Draft& StatusCause::Draft::clear_message() {
  drop_field("message");
  return *this;
}

StatusCause::Draft& StatusCause::Draft::set_field(std::string_view value) {
  put_field("field", value);
  return *this;
}

StatusCause::Draft& StatusCause::Draft::clear_field() {
  drop_field("field");
  return *this;
}

Table::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("Table"));
}

Table::Draft& Table::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Table::Draft& Table::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Table::Draft& Table::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Table::Draft& Table::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ListMeta::Draft Table::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

Table::Draft& Table::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<TableColumnDefinition::Draft> Table::Draft::column_definitions() {
  return kinform::DraftList<TableColumnDefinition::Draft>(field_part("columnDefinitions"));
}

Table::Draft& Table::Draft::clear_column_definitions() {
  drop_field("columnDefinitions");
  return *this;
}

kinform::DraftList<TableRow::Draft> Table::Draft::rows() {
  return kinform::DraftList<TableRow::Draft>(field_part("rows"));
}

Table::Draft& Table::Draft::clear_rows() {
  drop_field("rows");
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::clear_name() {
  drop_field("name");
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::set_format(std::string_view value) {
  put_field("format", value);
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::clear_format() {
  drop_field("format");
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::set_description(std::string_view value) {
  put_field("description", value);
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::clear_description() {
  drop_field("description");
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::set_priority(std::int32_t value) {
  put_field("priority", value);
  return *this;
}

TableColumnDefinition::Draft& TableColumnDefinition::Draft::clear_priority() {
  drop_field("priority");
  return *this;
}

TableOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("TableOptions"));
}

TableOptions::Draft& TableOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TableOptions::Draft& TableOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TableOptions::Draft& TableOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

TableOptions::Draft& TableOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

TableOptions::Draft& TableOptions::Draft::set_include_object(std::string_view value) {
  put_field("includeObject", value);
  return *this;
}

TableOptions::Draft& TableOptions::Draft::clear_include_object() {
  drop_field("includeObject");
  return *this;
}

kinform::DraftList<kinform::Json> TableRow::Draft::cells() {
  return kinform::DraftList<kinform::Json>(field_part("cells"));
}

TableRow::Draft& TableRow::Draft::clear_cells() {
  drop_field("cells");
  return *this;
}

kinform::DraftList<TableRowCondition::Draft> TableRow::Draft::conditions() {
  return kinform::DraftList<TableRowCondition::Draft>(field_part("conditions"));
}

TableRow::Draft& TableRow::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

TableRow::Draft& TableRow::Draft::set_object(const kinform::Json& value) {
  put_field("object", value);
  return *this;
}

TableRow::Draft& TableRow::Draft::clear_object() {
  drop_field("object");
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

TableRowCondition::Draft& TableRowCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

Timestamp::Draft& Timestamp::Draft::set_seconds(std::int64_t value) {
  put_field("seconds", value);
  return *this;
}

Timestamp::Draft& Timestamp::Draft::clear_seconds() {
  drop_field("seconds");
  return *this;
}

Timestamp::Draft& Timestamp::Draft::set_nanos(std::int32_t value) {
  put_field("nanos", value);
  return *this;
}

Timestamp::Draft& Timestamp::Draft::clear_nanos() {
  drop_field("nanos");
  return *this;
}

TypeMeta::Draft& TypeMeta::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TypeMeta::Draft& TypeMeta::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TypeMeta::Draft& TypeMeta::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

TypeMeta::Draft& TypeMeta::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

UpdateOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
  put_field("kind", std::string_view("UpdateOptions"));
}

UpdateOptions::Draft& UpdateOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::string_view> UpdateOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

UpdateOptions::Draft& UpdateOptions::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::set_field_manager(std::string_view value) {
  put_field("fieldManager", value);
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::clear_field_manager() {
  drop_field("fieldManager");
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::set_field_validation(std::string_view value) {
  put_field("fieldValidation", value);
  return *this;
}

UpdateOptions::Draft& UpdateOptions::Draft::clear_field_validation() {
  drop_field("fieldValidation");
  return *this;
}

WatchEvent::Draft& WatchEvent::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

WatchEvent::Draft& WatchEvent::Draft::clear_type() {
  drop_field("type");
  return *this;
}

WatchEvent::Draft& WatchEvent::Draft::set_object(const kinform::Json& value) {
  put_field("object", value);
  return *this;
}

WatchEvent::Draft& WatchEvent::Draft::clear_object() {
  drop_field("object");
  return *this;
}

}  // namespace kinform::inline v0::meta::v1
