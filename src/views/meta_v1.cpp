#include "kinform/meta/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::meta::v1 {

const std::string_view GroupVersionForDiscovery::group_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("groupVersion", places);
}

const std::string_view GroupVersionForDiscovery::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view APIGroup::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIGroup::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view APIGroup::name() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::ListView<GroupVersionForDiscovery> APIGroup::versions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<GroupVersionForDiscovery>(member("versions", places));
}

GroupVersionForDiscovery APIGroup::preferred_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return GroupVersionForDiscovery(member("preferredVersion", places));
}

kinform::ListView<ServerAddressByClientCIDR> APIGroup::server_address_by_client_cidrs() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs", places));
}

const std::string_view APIGroupList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIGroupList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<APIGroup> APIGroupList::groups() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIGroup>(member("groups", places));
}

const std::string_view APIResource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view APIResource::singular_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("singularName", places);
}

bool APIResource::namespaced() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("namespaced", places);
}

const std::string_view APIResource::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view APIResource::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view APIResource::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

kinform::ListView<std::string_view> APIResource::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> APIResource::short_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("shortNames", places));
}

kinform::ListView<std::string_view> APIResource::categories() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("categories", places));
}

const std::string_view APIResource::storage_version_hash() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storageVersionHash", places);
}

const std::string_view APIResourceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIResourceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view APIResourceList::group_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("groupVersion", places);
}

kinform::ListView<APIResource> APIResourceList::resources() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIResource>(member("resources", places));
}

const std::string_view APIVersions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIVersions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::string_view> APIVersions::versions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("versions", places));
}

kinform::ListView<ServerAddressByClientCIDR> APIVersions::server_address_by_client_cidrs() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs", places));
}

const std::string_view ApplyOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ApplyOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::string_view> ApplyOptions::dry_run() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("dryRun", places));
}

bool ApplyOptions::force() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("force", places);
}

const std::string_view ApplyOptions::field_manager() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldManager", places);
}

const std::string_view Condition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view Condition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

std::int64_t Condition::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

const std::optional<std::chrono::sys_seconds> Condition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view Condition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view Condition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view CreateOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CreateOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::string_view> CreateOptions::dry_run() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("dryRun", places));
}

const std::string_view CreateOptions::field_manager() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldManager", places);
}

const std::string_view CreateOptions::field_validation() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldValidation", places);
}

const std::optional<std::string_view> Preconditions::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("uid", places);
}

const std::optional<std::string_view> Preconditions::resource_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("resourceVersion", places);
}

const std::string_view DeleteOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DeleteOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::optional<std::int64_t> DeleteOptions::grace_period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("gracePeriodSeconds", places);
}

Preconditions DeleteOptions::preconditions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return Preconditions(member("preconditions", places));
}

const std::optional<bool> DeleteOptions::orphan_dependents() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("orphanDependents", places);
}

const std::optional<std::string_view> DeleteOptions::propagation_policy() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("propagationPolicy", places);
}

kinform::ListView<std::string_view> DeleteOptions::dry_run() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("dryRun", places));
}

const std::optional<bool> DeleteOptions::ignore_store_read_error_with_cluster_breaking_potential() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("ignoreStoreReadErrorWithClusterBreakingPotential", places);
}

const std::string_view FieldSelectorRequirement::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view FieldSelectorRequirement::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::string_view> FieldSelectorRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("values", places));
}

const std::string_view GetOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view GetOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view GetOptions::resource_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

const std::string_view GroupKind::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view GroupKind::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view GroupResource::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view GroupResource::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

const std::string_view GroupVersion::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view GroupVersion::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view GroupVersionKind::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view GroupVersionKind::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view GroupVersionKind::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view GroupVersionResource::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view GroupVersionResource::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view GroupVersionResource::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

kinform::MapView<std::string_view> LabelSelector::match_labels() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("matchLabels", places));
}

kinform::ListView<LabelSelectorRequirement> LabelSelector::match_expressions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LabelSelectorRequirement>(member("matchExpressions", places));
}

const std::string_view LabelSelectorRequirement::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view LabelSelectorRequirement::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::string_view> LabelSelectorRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("values", places));
}

const std::string_view ShardInfo::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("selector", places);
}

const std::string_view ListMeta::self_link() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("selfLink", places);
}

const std::string_view ListMeta::resource_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

const std::string_view ListMeta::continue_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("continue", places);
}

const std::optional<std::int64_t> ListMeta::remaining_item_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("remainingItemCount", places);
}

ShardInfo ListMeta::shard_info() const {
  static constinit kinform::detail::FieldPlaces places;
  return ShardInfo(member("shardInfo", places));
}

const std::string_view List::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view List::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ListMeta List::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ListMeta(member("metadata", places));
}

kinform::ListView<kinform::Value> List::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::Value>(member("items", places));
}

const std::string_view ListOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ListOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ListOptions::label_selector() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("labelSelector", places);
}

const std::string_view ListOptions::field_selector() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldSelector", places);
}

bool ListOptions::watch() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("watch", places);
}

bool ListOptions::allow_watch_bookmarks() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("allowWatchBookmarks", places);
}

const std::string_view ListOptions::resource_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

const std::string_view ListOptions::resource_version_match() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersionMatch", places);
}

const std::optional<std::int64_t> ListOptions::timeout_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("timeoutSeconds", places);
}

std::int64_t ListOptions::limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("limit", places);
}

const std::string_view ListOptions::continue_() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("continue", places);
}

const std::optional<bool> ListOptions::send_initial_events() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("sendInitialEvents", places);
}

const std::string_view ListOptions::shard_selector() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("shardSelector", places);
}

const std::string_view ManagedFieldsEntry::manager() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("manager", places);
}

const std::string_view ManagedFieldsEntry::operation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operation", places);
}

const std::string_view ManagedFieldsEntry::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::optional<std::chrono::sys_seconds> ManagedFieldsEntry::time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("time", places);
}

const std::string_view ManagedFieldsEntry::fields_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldsType", places);
}

kinform::Value ManagedFieldsEntry::fields_v1() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("fieldsV1", places);
}

const std::string_view ManagedFieldsEntry::subresource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subresource", places);
}

const std::string_view ObjectMeta::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ObjectMeta::generate_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("generateName", places);
}

const std::string_view ObjectMeta::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ObjectMeta::self_link() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("selfLink", places);
}

const std::string_view ObjectMeta::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view ObjectMeta::resource_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

std::int64_t ObjectMeta::generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("generation", places);
}

const std::optional<std::chrono::sys_seconds> ObjectMeta::creation_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("creationTimestamp", places);
}

const std::optional<std::chrono::sys_seconds> ObjectMeta::deletion_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("deletionTimestamp", places);
}

const std::optional<std::int64_t> ObjectMeta::deletion_grace_period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("deletionGracePeriodSeconds", places);
}

kinform::MapView<std::string_view> ObjectMeta::labels() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("labels", places));
}

kinform::MapView<std::string_view> ObjectMeta::annotations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("annotations", places));
}

kinform::ListView<OwnerReference> ObjectMeta::owner_references() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<OwnerReference>(member("ownerReferences", places));
}

kinform::ListView<std::string_view> ObjectMeta::finalizers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("finalizers", places));
}

kinform::ListView<ManagedFieldsEntry> ObjectMeta::managed_fields() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ManagedFieldsEntry>(member("managedFields", places));
}

const std::string_view OwnerReference::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view OwnerReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view OwnerReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view OwnerReference::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::optional<bool> OwnerReference::controller() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("controller", places);
}

const std::optional<bool> OwnerReference::block_owner_deletion() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("blockOwnerDeletion", places);
}

const std::string_view PartialObjectMetadata::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PartialObjectMetadata::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ObjectMeta PartialObjectMetadata::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectMeta(member("metadata", places));
}

const std::string_view PartialObjectMetadataList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PartialObjectMetadataList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ListMeta PartialObjectMetadataList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ListMeta(member("metadata", places));
}

kinform::ListView<PartialObjectMetadata> PartialObjectMetadataList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PartialObjectMetadata>(member("items", places));
}

const std::string_view PatchOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PatchOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::string_view> PatchOptions::dry_run() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("dryRun", places));
}

const std::optional<bool> PatchOptions::force() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("force", places);
}

const std::string_view PatchOptions::field_manager() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldManager", places);
}

const std::string_view PatchOptions::field_validation() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldValidation", places);
}

kinform::ListView<std::string_view> RootPaths::paths() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("paths", places));
}

const std::string_view ServerAddressByClientCIDR::client_cidr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("clientCIDR", places);
}

const std::string_view ServerAddressByClientCIDR::server_address() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("serverAddress", places);
}

const std::string_view StatusDetails::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view StatusDetails::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view StatusDetails::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view StatusDetails::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

kinform::ListView<StatusCause> StatusDetails::causes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<StatusCause>(member("causes", places));
}

std::int32_t StatusDetails::retry_after_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("retryAfterSeconds", places);
}

const std::string_view Status::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Status::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ListMeta Status::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ListMeta(member("metadata", places));
}

const std::string_view Status::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view Status::message() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view Status::reason() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

StatusDetails Status::details() const& {
  static constinit kinform::detail::FieldPlaces places;
  return StatusDetails(member("details", places));
}

std::int32_t Status::code() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("code", places);
}

const std::string_view StatusCause::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view StatusCause::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view StatusCause::field() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("field", places);
}

const std::string_view Table::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Table::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ListMeta Table::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ListMeta(member("metadata", places));
}

kinform::ListView<TableColumnDefinition> Table::column_definitions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TableColumnDefinition>(member("columnDefinitions", places));
}

kinform::ListView<TableRow> Table::rows() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TableRow>(member("rows", places));
}

const std::string_view TableColumnDefinition::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view TableColumnDefinition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view TableColumnDefinition::format() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("format", places);
}

const std::string_view TableColumnDefinition::description() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("description", places);
}

std::int32_t TableColumnDefinition::priority() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("priority", places);
}

const std::string_view TableOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TableOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view TableOptions::include_object() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("includeObject", places);
}

kinform::ListView<TableRowCondition> TableRow::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TableRowCondition>(member("conditions", places));
}

kinform::Value TableRow::object() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("object", places);
}

const std::string_view TableRowCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view TableRowCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view TableRowCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view TableRowCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

std::int64_t Timestamp::seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("seconds", places);
}

std::int32_t Timestamp::nanos() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("nanos", places);
}

const std::string_view TypeMeta::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TypeMeta::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view UpdateOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view UpdateOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::string_view> UpdateOptions::dry_run() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("dryRun", places));
}

const std::string_view UpdateOptions::field_manager() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldManager", places);
}

const std::string_view UpdateOptions::field_validation() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldValidation", places);
}

const std::string_view WatchEvent::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

kinform::Value WatchEvent::object() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("object", places);
}

}  // namespace kinform::inline v0::meta::v1
