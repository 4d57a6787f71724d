// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/meta/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::meta::v1 {

const std::string_view GroupVersionForDiscovery::group_version() const {
  static constinit kinform::detail::Field field("groupVersion");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionForDiscovery::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view APIGroup::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIGroup::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view APIGroup::name() const& {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<GroupVersionForDiscovery> APIGroup::versions() const& {
  static constinit kinform::detail::Field field("versions");
  return kinform::ListView<GroupVersionForDiscovery>(member(field));
}

GroupVersionForDiscovery APIGroup::preferred_version() const& {
  static constinit kinform::detail::Field field("preferredVersion");
  return GroupVersionForDiscovery(member(field));
}

kinform::ListView<ServerAddressByClientCIDR> APIGroup::server_address_by_client_cidrs() const& {
  static constinit kinform::detail::Field field("serverAddressByClientCIDRs");
  return kinform::ListView<ServerAddressByClientCIDR>(member(field));
}

const std::string_view APIGroupList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIGroupList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<APIGroup> APIGroupList::groups() const& {
  static constinit kinform::detail::Field field("groups");
  return kinform::ListView<APIGroup>(member(field));
}

const std::string_view APIResource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view APIResource::singular_name() const {
  static constinit kinform::detail::Field field("singularName");
  return get<std::string_view>(field);
}

bool APIResource::namespaced() const {
  static constinit kinform::detail::Field field("namespaced");
  return get<bool>(field);
}

const std::string_view APIResource::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view APIResource::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view APIResource::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> APIResource::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> APIResource::short_names() const {
  static constinit kinform::detail::Field field("shortNames");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> APIResource::categories() const {
  static constinit kinform::detail::Field field("categories");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view APIResource::storage_version_hash() const {
  static constinit kinform::detail::Field field("storageVersionHash");
  return get<std::string_view>(field);
}

const std::string_view APIResourceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIResourceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view APIResourceList::group_version() const& {
  static constinit kinform::detail::Field field("groupVersion");
  return get<std::string_view>(field);
}

kinform::ListView<APIResource> APIResourceList::resources() const& {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<APIResource>(member(field));
}

const std::string_view APIVersions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIVersions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> APIVersions::versions() const& {
  static constinit kinform::detail::Field field("versions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<ServerAddressByClientCIDR> APIVersions::server_address_by_client_cidrs() const& {
  static constinit kinform::detail::Field field("serverAddressByClientCIDRs");
  return kinform::ListView<ServerAddressByClientCIDR>(member(field));
}

const std::string_view ApplyOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ApplyOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ApplyOptions::dry_run() const& {
  static constinit kinform::detail::Field field("dryRun");
  return kinform::ListView<std::string_view>(member(field));
}

bool ApplyOptions::force() const {
  static constinit kinform::detail::Field field("force");
  return get<bool>(field);
}

const std::string_view ApplyOptions::field_manager() const& {
  static constinit kinform::detail::Field field("fieldManager");
  return get<std::string_view>(field);
}

const std::string_view Condition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view Condition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

std::int64_t Condition::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

const std::optional<kinform::Time> Condition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view Condition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view Condition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view CreateOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CreateOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> CreateOptions::dry_run() const& {
  static constinit kinform::detail::Field field("dryRun");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CreateOptions::field_manager() const& {
  static constinit kinform::detail::Field field("fieldManager");
  return get<std::string_view>(field);
}

const std::string_view CreateOptions::field_validation() const& {
  static constinit kinform::detail::Field field("fieldValidation");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> Preconditions::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> Preconditions::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view DeleteOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeleteOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> DeleteOptions::grace_period_seconds() const {
  static constinit kinform::detail::Field field("gracePeriodSeconds");
  return get<std::optional<std::int64_t>>(field);
}

Preconditions DeleteOptions::preconditions() const& {
  static constinit kinform::detail::Field field("preconditions");
  return Preconditions(member(field));
}

const std::optional<bool> DeleteOptions::orphan_dependents() const {
  static constinit kinform::detail::Field field("orphanDependents");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> DeleteOptions::propagation_policy() const& {
  static constinit kinform::detail::Field field("propagationPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> DeleteOptions::dry_run() const& {
  static constinit kinform::detail::Field field("dryRun");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<bool> DeleteOptions::ignore_store_read_error_with_cluster_breaking_potential() const {
  static constinit kinform::detail::Field field("ignoreStoreReadErrorWithClusterBreakingPotential");
  return get<std::optional<bool>>(field);
}

const std::string_view FieldSelectorRequirement::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view FieldSelectorRequirement::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> FieldSelectorRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view GetOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view GetOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view GetOptions::resource_version() const& {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

const std::string_view GroupKind::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view GroupKind::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view GroupResource::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view GroupResource::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

const std::string_view GroupVersion::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view GroupVersion::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionKind::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionKind::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionKind::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionResource::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionResource::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view GroupVersionResource::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> LabelSelector::match_labels() const {
  static constinit kinform::detail::Field field("matchLabels");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::ListView<LabelSelectorRequirement> LabelSelector::match_expressions() const {
  static constinit kinform::detail::Field field("matchExpressions");
  return kinform::ListView<LabelSelectorRequirement>(member(field));
}

const std::string_view LabelSelectorRequirement::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view LabelSelectorRequirement::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> LabelSelectorRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ShardInfo::selector() const {
  static constinit kinform::detail::Field field("selector");
  return get<std::string_view>(field);
}

const std::string_view ListMeta::self_link() const {
  static constinit kinform::detail::Field field("selfLink");
  return get<std::string_view>(field);
}

const std::string_view ListMeta::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

const std::string_view ListMeta::continue_() const {
  static constinit kinform::detail::Field field("continue");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> ListMeta::remaining_item_count() const {
  static constinit kinform::detail::Field field("remainingItemCount");
  return get<std::optional<std::int64_t>>(field);
}

ShardInfo ListMeta::shard_info() const {
  static constinit kinform::detail::Field field("shardInfo");
  return ShardInfo(member(field));
}

const std::string_view List::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view List::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ListMeta List::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return ListMeta(member(field));
}

kinform::ListView<kinform::Value> List::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<kinform::Value>(member(field));
}

const std::string_view ListOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ListOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ListOptions::label_selector() const& {
  static constinit kinform::detail::Field field("labelSelector");
  return get<std::string_view>(field);
}

const std::string_view ListOptions::field_selector() const& {
  static constinit kinform::detail::Field field("fieldSelector");
  return get<std::string_view>(field);
}

bool ListOptions::watch() const {
  static constinit kinform::detail::Field field("watch");
  return get<bool>(field);
}

bool ListOptions::allow_watch_bookmarks() const {
  static constinit kinform::detail::Field field("allowWatchBookmarks");
  return get<bool>(field);
}

const std::string_view ListOptions::resource_version() const& {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

const std::string_view ListOptions::resource_version_match() const& {
  static constinit kinform::detail::Field field("resourceVersionMatch");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> ListOptions::timeout_seconds() const {
  static constinit kinform::detail::Field field("timeoutSeconds");
  return get<std::optional<std::int64_t>>(field);
}

std::int64_t ListOptions::limit() const {
  static constinit kinform::detail::Field field("limit");
  return get<std::int64_t>(field);
}

const std::string_view ListOptions::continue_() const& {
  static constinit kinform::detail::Field field("continue");
  return get<std::string_view>(field);
}

const std::optional<bool> ListOptions::send_initial_events() const {
  static constinit kinform::detail::Field field("sendInitialEvents");
  return get<std::optional<bool>>(field);
}

const std::string_view ListOptions::shard_selector() const& {
  static constinit kinform::detail::Field field("shardSelector");
  return get<std::string_view>(field);
}

const std::string_view ManagedFieldsEntry::manager() const {
  static constinit kinform::detail::Field field("manager");
  return get<std::string_view>(field);
}

const std::string_view ManagedFieldsEntry::operation() const {
  static constinit kinform::detail::Field field("operation");
  return get<std::string_view>(field);
}

const std::string_view ManagedFieldsEntry::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> ManagedFieldsEntry::time() const {
  static constinit kinform::detail::Field field("time");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view ManagedFieldsEntry::fields_type() const {
  static constinit kinform::detail::Field field("fieldsType");
  return get<std::string_view>(field);
}

kinform::Value ManagedFieldsEntry::fields_v1() const {
  static constinit kinform::detail::Field field("fieldsV1");
  return member(field);
}

const std::string_view ManagedFieldsEntry::subresource() const {
  static constinit kinform::detail::Field field("subresource");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::generate_name() const {
  static constinit kinform::detail::Field field("generateName");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::self_link() const {
  static constinit kinform::detail::Field field("selfLink");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view ObjectMeta::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

std::int64_t ObjectMeta::generation() const {
  static constinit kinform::detail::Field field("generation");
  return get<std::int64_t>(field);
}

const std::optional<kinform::Time> ObjectMeta::creation_timestamp() const {
  static constinit kinform::detail::Field field("creationTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> ObjectMeta::deletion_timestamp() const {
  static constinit kinform::detail::Field field("deletionTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<std::int64_t> ObjectMeta::deletion_grace_period_seconds() const {
  static constinit kinform::detail::Field field("deletionGracePeriodSeconds");
  return get<std::optional<std::int64_t>>(field);
}

kinform::MapView<std::string_view> ObjectMeta::labels() const {
  static constinit kinform::detail::Field field("labels");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::MapView<std::string_view> ObjectMeta::annotations() const {
  static constinit kinform::detail::Field field("annotations");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::ListView<OwnerReference> ObjectMeta::owner_references() const {
  static constinit kinform::detail::Field field("ownerReferences");
  return kinform::ListView<OwnerReference>(member(field));
}

kinform::ListView<std::string_view> ObjectMeta::finalizers() const {
  static constinit kinform::detail::Field field("finalizers");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<ManagedFieldsEntry> ObjectMeta::managed_fields() const {
  static constinit kinform::detail::Field field("managedFields");
  return kinform::ListView<ManagedFieldsEntry>(member(field));
}

const std::string_view OwnerReference::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view OwnerReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view OwnerReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view OwnerReference::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::optional<bool> OwnerReference::controller() const {
  static constinit kinform::detail::Field field("controller");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> OwnerReference::block_owner_deletion() const {
  static constinit kinform::detail::Field field("blockOwnerDeletion");
  return get<std::optional<bool>>(field);
}

const std::string_view PartialObjectMetadata::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PartialObjectMetadata::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ObjectMeta PartialObjectMetadata::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return ObjectMeta(member(field));
}

const std::string_view PartialObjectMetadataList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PartialObjectMetadataList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ListMeta PartialObjectMetadataList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return ListMeta(member(field));
}

kinform::ListView<PartialObjectMetadata> PartialObjectMetadataList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PartialObjectMetadata>(member(field));
}

const std::string_view PatchOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PatchOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> PatchOptions::dry_run() const& {
  static constinit kinform::detail::Field field("dryRun");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<bool> PatchOptions::force() const {
  static constinit kinform::detail::Field field("force");
  return get<std::optional<bool>>(field);
}

const std::string_view PatchOptions::field_manager() const& {
  static constinit kinform::detail::Field field("fieldManager");
  return get<std::string_view>(field);
}

const std::string_view PatchOptions::field_validation() const& {
  static constinit kinform::detail::Field field("fieldValidation");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> RootPaths::paths() const {
  static constinit kinform::detail::Field field("paths");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ServerAddressByClientCIDR::client_cidr() const {
  static constinit kinform::detail::Field field("clientCIDR");
  return get<std::string_view>(field);
}

const std::string_view ServerAddressByClientCIDR::server_address() const {
  static constinit kinform::detail::Field field("serverAddress");
  return get<std::string_view>(field);
}

const std::string_view StatusDetails::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view StatusDetails::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view StatusDetails::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StatusDetails::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

kinform::ListView<StatusCause> StatusDetails::causes() const {
  static constinit kinform::detail::Field field("causes");
  return kinform::ListView<StatusCause>(member(field));
}

std::int32_t StatusDetails::retry_after_seconds() const {
  static constinit kinform::detail::Field field("retryAfterSeconds");
  return get<std::int32_t>(field);
}

const std::string_view Status::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Status::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ListMeta Status::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return ListMeta(member(field));
}

const std::string_view Status::status() const& {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view Status::message() const& {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view Status::reason() const& {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

StatusDetails Status::details() const& {
  static constinit kinform::detail::Field field("details");
  return StatusDetails(member(field));
}

std::int32_t Status::code() const {
  static constinit kinform::detail::Field field("code");
  return get<std::int32_t>(field);
}

const std::string_view StatusCause::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view StatusCause::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view StatusCause::field() const {
  static constinit kinform::detail::Field field("field");
  return get<std::string_view>(field);
}

const std::string_view Table::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Table::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ListMeta Table::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return ListMeta(member(field));
}

kinform::ListView<TableColumnDefinition> Table::column_definitions() const& {
  static constinit kinform::detail::Field field("columnDefinitions");
  return kinform::ListView<TableColumnDefinition>(member(field));
}

kinform::ListView<TableRow> Table::rows() const& {
  static constinit kinform::detail::Field field("rows");
  return kinform::ListView<TableRow>(member(field));
}

const std::string_view TableColumnDefinition::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view TableColumnDefinition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view TableColumnDefinition::format() const {
  static constinit kinform::detail::Field field("format");
  return get<std::string_view>(field);
}

const std::string_view TableColumnDefinition::description() const {
  static constinit kinform::detail::Field field("description");
  return get<std::string_view>(field);
}

std::int32_t TableColumnDefinition::priority() const {
  static constinit kinform::detail::Field field("priority");
  return get<std::int32_t>(field);
}

const std::string_view TableOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TableOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view TableOptions::include_object() const& {
  static constinit kinform::detail::Field field("includeObject");
  return get<std::string_view>(field);
}

kinform::ListView<kinform::Value> TableRow::cells() const {
  static constinit kinform::detail::Field field("cells");
  return kinform::ListView<kinform::Value>(member(field));
}

kinform::ListView<TableRowCondition> TableRow::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<TableRowCondition>(member(field));
}

kinform::Value TableRow::object() const {
  static constinit kinform::detail::Field field("object");
  return member(field);
}

const std::string_view TableRowCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view TableRowCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view TableRowCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view TableRowCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

std::int64_t Timestamp::seconds() const {
  static constinit kinform::detail::Field field("seconds");
  return get<std::int64_t>(field);
}

std::int32_t Timestamp::nanos() const {
  static constinit kinform::detail::Field field("nanos");
  return get<std::int32_t>(field);
}

const std::string_view TypeMeta::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TypeMeta::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view UpdateOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view UpdateOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> UpdateOptions::dry_run() const& {
  static constinit kinform::detail::Field field("dryRun");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view UpdateOptions::field_manager() const& {
  static constinit kinform::detail::Field field("fieldManager");
  return get<std::string_view>(field);
}

const std::string_view UpdateOptions::field_validation() const& {
  static constinit kinform::detail::Field field("fieldValidation");
  return get<std::string_view>(field);
}

const std::string_view WatchEvent::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

kinform::Value WatchEvent::object() const {
  static constinit kinform::detail::Field field("object");
  return member(field);
}

}  // namespace kinform::inline v0::meta::v1
