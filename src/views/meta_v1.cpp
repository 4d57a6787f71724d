#include "kinform/meta/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::meta::v1 {

const std::string_view GroupVersionForDiscovery::group_version() const {
  return get<std::string_view>("groupVersion");
}

const std::string_view GroupVersionForDiscovery::version() const {
  return get<std::string_view>("version");
}

const std::string_view APIGroup::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIGroup::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view APIGroup::name() const& {
  return get<std::string_view>("name");
}

kinform::ListView<GroupVersionForDiscovery> APIGroup::versions() const& {
  return kinform::ListView<GroupVersionForDiscovery>(member("versions"));
}

GroupVersionForDiscovery APIGroup::preferred_version() const& {
  return GroupVersionForDiscovery(member("preferredVersion"));
}

kinform::ListView<ServerAddressByClientCIDR> APIGroup::server_address_by_client_cidrs() const& {
  return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs"));
}

const std::string_view APIGroupList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIGroupList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<APIGroup> APIGroupList::groups() const& {
  return kinform::ListView<APIGroup>(member("groups"));
}

const std::string_view APIResource::name() const {
  return get<std::string_view>("name");
}

const std::string_view APIResource::singular_name() const {
  return get<std::string_view>("singularName");
}

bool APIResource::namespaced() const {
  return get<bool>("namespaced");
}

const std::string_view APIResource::group() const {
  return get<std::string_view>("group");
}

const std::string_view APIResource::version() const {
  return get<std::string_view>("version");
}

const std::string_view APIResource::kind() const {
  return get<std::string_view>("kind");
}

kinform::ListView<std::string_view> APIResource::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> APIResource::short_names() const {
  return kinform::ListView<std::string_view>(member("shortNames"));
}

kinform::ListView<std::string_view> APIResource::categories() const {
  return kinform::ListView<std::string_view>(member("categories"));
}

const std::string_view APIResource::storage_version_hash() const {
  return get<std::string_view>("storageVersionHash");
}

const std::string_view APIResourceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIResourceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view APIResourceList::group_version() const& {
  return get<std::string_view>("groupVersion");
}

kinform::ListView<APIResource> APIResourceList::resources() const& {
  return kinform::ListView<APIResource>(member("resources"));
}

const std::string_view APIVersions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIVersions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::string_view> APIVersions::versions() const& {
  return kinform::ListView<std::string_view>(member("versions"));
}

kinform::ListView<ServerAddressByClientCIDR> APIVersions::server_address_by_client_cidrs() const& {
  return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs"));
}

const std::string_view ApplyOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ApplyOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::string_view> ApplyOptions::dry_run() const& {
  return kinform::ListView<std::string_view>(member("dryRun"));
}

bool ApplyOptions::force() const {
  return get<bool>("force");
}

const std::string_view ApplyOptions::field_manager() const& {
  return get<std::string_view>("fieldManager");
}

const std::string_view Condition::type() const {
  return get<std::string_view>("type");
}

const std::string_view Condition::status() const {
  return get<std::string_view>("status");
}

std::int64_t Condition::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

const std::optional<std::chrono::sys_seconds> Condition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view Condition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view Condition::message() const {
  return get<std::string_view>("message");
}

const std::string_view CreateOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CreateOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::string_view> CreateOptions::dry_run() const& {
  return kinform::ListView<std::string_view>(member("dryRun"));
}

const std::string_view CreateOptions::field_manager() const& {
  return get<std::string_view>("fieldManager");
}

const std::string_view CreateOptions::field_validation() const& {
  return get<std::string_view>("fieldValidation");
}

const std::optional<std::string_view> Preconditions::uid() const {
  return get<std::optional<std::string_view>>("uid");
}

const std::optional<std::string_view> Preconditions::resource_version() const {
  return get<std::optional<std::string_view>>("resourceVersion");
}

const std::string_view DeleteOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DeleteOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::optional<std::int64_t> DeleteOptions::grace_period_seconds() const {
  return get<std::optional<std::int64_t>>("gracePeriodSeconds");
}

Preconditions DeleteOptions::preconditions() const& {
  return Preconditions(member("preconditions"));
}

const std::optional<bool> DeleteOptions::orphan_dependents() const {
  return get<std::optional<bool>>("orphanDependents");
}

const std::optional<std::string_view> DeleteOptions::propagation_policy() const& {
  return get<std::optional<std::string_view>>("propagationPolicy");
}

kinform::ListView<std::string_view> DeleteOptions::dry_run() const& {
  return kinform::ListView<std::string_view>(member("dryRun"));
}

const std::optional<bool> DeleteOptions::ignore_store_read_error_with_cluster_breaking_potential() const {
  return get<std::optional<bool>>("ignoreStoreReadErrorWithClusterBreakingPotential");
}

const std::string_view FieldSelectorRequirement::key() const {
  return get<std::string_view>("key");
}

const std::string_view FieldSelectorRequirement::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::string_view> FieldSelectorRequirement::values() const {
  return kinform::ListView<std::string_view>(member("values"));
}

const std::string_view GetOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view GetOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view GetOptions::resource_version() const& {
  return get<std::string_view>("resourceVersion");
}

const std::string_view GroupKind::group() const {
  return get<std::string_view>("group");
}

const std::string_view GroupKind::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view GroupResource::group() const {
  return get<std::string_view>("group");
}

const std::string_view GroupResource::resource() const {
  return get<std::string_view>("resource");
}

const std::string_view GroupVersion::group() const {
  return get<std::string_view>("group");
}

const std::string_view GroupVersion::version() const {
  return get<std::string_view>("version");
}

const std::string_view GroupVersionKind::group() const {
  return get<std::string_view>("group");
}

const std::string_view GroupVersionKind::version() const {
  return get<std::string_view>("version");
}

const std::string_view GroupVersionKind::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view GroupVersionResource::group() const {
  return get<std::string_view>("group");
}

const std::string_view GroupVersionResource::version() const {
  return get<std::string_view>("version");
}

const std::string_view GroupVersionResource::resource() const {
  return get<std::string_view>("resource");
}

kinform::MapView<std::string_view> LabelSelector::match_labels() const {
  return kinform::MapView<std::string_view>(member("matchLabels"));
}

kinform::ListView<LabelSelectorRequirement> LabelSelector::match_expressions() const {
  return kinform::ListView<LabelSelectorRequirement>(member("matchExpressions"));
}

const std::string_view LabelSelectorRequirement::key() const {
  return get<std::string_view>("key");
}

const std::string_view LabelSelectorRequirement::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::string_view> LabelSelectorRequirement::values() const {
  return kinform::ListView<std::string_view>(member("values"));
}

const std::string_view ShardInfo::selector() const {
  return get<std::string_view>("selector");
}

const std::string_view ListMeta::self_link() const {
  return get<std::string_view>("selfLink");
}

const std::string_view ListMeta::resource_version() const {
  return get<std::string_view>("resourceVersion");
}

const std::string_view ListMeta::continue_() const {
  return get<std::string_view>("continue");
}

const std::optional<std::int64_t> ListMeta::remaining_item_count() const {
  return get<std::optional<std::int64_t>>("remainingItemCount");
}

ShardInfo ListMeta::shard_info() const {
  return ShardInfo(member("shardInfo"));
}

const std::string_view List::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view List::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ListMeta List::metadata() const& {
  return ListMeta(member("metadata"));
}

kinform::ListView<kinform::Value> List::items() const& {
  return kinform::ListView<kinform::Value>(member("items"));
}

const std::string_view ListOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ListOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view ListOptions::label_selector() const& {
  return get<std::string_view>("labelSelector");
}

const std::string_view ListOptions::field_selector() const& {
  return get<std::string_view>("fieldSelector");
}

bool ListOptions::watch() const {
  return get<bool>("watch");
}

bool ListOptions::allow_watch_bookmarks() const {
  return get<bool>("allowWatchBookmarks");
}

const std::string_view ListOptions::resource_version() const& {
  return get<std::string_view>("resourceVersion");
}

const std::string_view ListOptions::resource_version_match() const& {
  return get<std::string_view>("resourceVersionMatch");
}

const std::optional<std::int64_t> ListOptions::timeout_seconds() const {
  return get<std::optional<std::int64_t>>("timeoutSeconds");
}

std::int64_t ListOptions::limit() const {
  return get<std::int64_t>("limit");
}

const std::string_view ListOptions::continue_() const& {
  return get<std::string_view>("continue");
}

const std::optional<bool> ListOptions::send_initial_events() const {
  return get<std::optional<bool>>("sendInitialEvents");
}

const std::string_view ListOptions::shard_selector() const& {
  return get<std::string_view>("shardSelector");
}

const std::string_view ManagedFieldsEntry::manager() const {
  return get<std::string_view>("manager");
}

const std::string_view ManagedFieldsEntry::operation() const {
  return get<std::string_view>("operation");
}

const std::string_view ManagedFieldsEntry::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::optional<std::chrono::sys_seconds> ManagedFieldsEntry::time() const {
  return get<std::optional<std::chrono::sys_seconds>>("time");
}

const std::string_view ManagedFieldsEntry::fields_type() const {
  return get<std::string_view>("fieldsType");
}

kinform::Value ManagedFieldsEntry::fields_v1() const {
  return member("fieldsV1");
}

const std::string_view ManagedFieldsEntry::subresource() const {
  return get<std::string_view>("subresource");
}

const std::string_view ObjectMeta::name() const {
  return get<std::string_view>("name");
}

const std::string_view ObjectMeta::generate_name() const {
  return get<std::string_view>("generateName");
}

const std::string_view ObjectMeta::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ObjectMeta::self_link() const {
  return get<std::string_view>("selfLink");
}

const std::string_view ObjectMeta::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view ObjectMeta::resource_version() const {
  return get<std::string_view>("resourceVersion");
}

std::int64_t ObjectMeta::generation() const {
  return get<std::int64_t>("generation");
}

const std::optional<std::chrono::sys_seconds> ObjectMeta::creation_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("creationTimestamp");
}

const std::optional<std::chrono::sys_seconds> ObjectMeta::deletion_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("deletionTimestamp");
}

const std::optional<std::int64_t> ObjectMeta::deletion_grace_period_seconds() const {
  return get<std::optional<std::int64_t>>("deletionGracePeriodSeconds");
}

kinform::MapView<std::string_view> ObjectMeta::labels() const {
  return kinform::MapView<std::string_view>(member("labels"));
}

kinform::MapView<std::string_view> ObjectMeta::annotations() const {
  return kinform::MapView<std::string_view>(member("annotations"));
}

kinform::ListView<OwnerReference> ObjectMeta::owner_references() const {
  return kinform::ListView<OwnerReference>(member("ownerReferences"));
}

kinform::ListView<std::string_view> ObjectMeta::finalizers() const {
  return kinform::ListView<std::string_view>(member("finalizers"));
}

kinform::ListView<ManagedFieldsEntry> ObjectMeta::managed_fields() const {
  return kinform::ListView<ManagedFieldsEntry>(member("managedFields"));
}

const std::string_view OwnerReference::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view OwnerReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view OwnerReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view OwnerReference::uid() const {
  return get<std::string_view>("uid");
}

const std::optional<bool> OwnerReference::controller() const {
  return get<std::optional<bool>>("controller");
}

const std::optional<bool> OwnerReference::block_owner_deletion() const {
  return get<std::optional<bool>>("blockOwnerDeletion");
}

const std::string_view PartialObjectMetadata::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PartialObjectMetadata::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ObjectMeta PartialObjectMetadata::metadata() const& {
  return ObjectMeta(member("metadata"));
}

const std::string_view PartialObjectMetadataList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PartialObjectMetadataList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ListMeta PartialObjectMetadataList::metadata() const& {
  return ListMeta(member("metadata"));
}

kinform::ListView<PartialObjectMetadata> PartialObjectMetadataList::items() const& {
  return kinform::ListView<PartialObjectMetadata>(member("items"));
}

const std::string_view PatchOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PatchOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::string_view> PatchOptions::dry_run() const& {
  return kinform::ListView<std::string_view>(member("dryRun"));
}

const std::optional<bool> PatchOptions::force() const {
  return get<std::optional<bool>>("force");
}

const std::string_view PatchOptions::field_manager() const& {
  return get<std::string_view>("fieldManager");
}

const std::string_view PatchOptions::field_validation() const& {
  return get<std::string_view>("fieldValidation");
}

kinform::ListView<std::string_view> RootPaths::paths() const {
  return kinform::ListView<std::string_view>(member("paths"));
}

const std::string_view ServerAddressByClientCIDR::client_cidr() const {
  return get<std::string_view>("clientCIDR");
}

const std::string_view ServerAddressByClientCIDR::server_address() const {
  return get<std::string_view>("serverAddress");
}

const std::string_view StatusDetails::name() const {
  return get<std::string_view>("name");
}

const std::string_view StatusDetails::group() const {
  return get<std::string_view>("group");
}

const std::string_view StatusDetails::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view StatusDetails::uid() const {
  return get<std::string_view>("uid");
}

kinform::ListView<StatusCause> StatusDetails::causes() const {
  return kinform::ListView<StatusCause>(member("causes"));
}

std::int32_t StatusDetails::retry_after_seconds() const {
  return get<std::int32_t>("retryAfterSeconds");
}

const std::string_view Status::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Status::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ListMeta Status::metadata() const& {
  return ListMeta(member("metadata"));
}

const std::string_view Status::status() const& {
  return get<std::string_view>("status");
}

const std::string_view Status::message() const& {
  return get<std::string_view>("message");
}

const std::string_view Status::reason() const& {
  return get<std::string_view>("reason");
}

StatusDetails Status::details() const& {
  return StatusDetails(member("details"));
}

std::int32_t Status::code() const {
  return get<std::int32_t>("code");
}

const std::string_view StatusCause::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view StatusCause::message() const {
  return get<std::string_view>("message");
}

const std::string_view StatusCause::field() const {
  return get<std::string_view>("field");
}

const std::string_view Table::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Table::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ListMeta Table::metadata() const& {
  return ListMeta(member("metadata"));
}

kinform::ListView<TableColumnDefinition> Table::column_definitions() const& {
  return kinform::ListView<TableColumnDefinition>(member("columnDefinitions"));
}

kinform::ListView<TableRow> Table::rows() const& {
  return kinform::ListView<TableRow>(member("rows"));
}

const std::string_view TableColumnDefinition::name() const {
  return get<std::string_view>("name");
}

const std::string_view TableColumnDefinition::type() const {
  return get<std::string_view>("type");
}

const std::string_view TableColumnDefinition::format() const {
  return get<std::string_view>("format");
}

const std::string_view TableColumnDefinition::description() const {
  return get<std::string_view>("description");
}

std::int32_t TableColumnDefinition::priority() const {
  return get<std::int32_t>("priority");
}

const std::string_view TableOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view TableOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view TableOptions::include_object() const& {
  return get<std::string_view>("includeObject");
}

kinform::ListView<TableRowCondition> TableRow::conditions() const {
  return kinform::ListView<TableRowCondition>(member("conditions"));
}

kinform::Value TableRow::object() const {
  return member("object");
}

const std::string_view TableRowCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view TableRowCondition::status() const {
  return get<std::string_view>("status");
}

const std::string_view TableRowCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view TableRowCondition::message() const {
  return get<std::string_view>("message");
}

std::int64_t Timestamp::seconds() const {
  return get<std::int64_t>("seconds");
}

std::int32_t Timestamp::nanos() const {
  return get<std::int32_t>("nanos");
}

const std::string_view TypeMeta::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view TypeMeta::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view UpdateOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view UpdateOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::string_view> UpdateOptions::dry_run() const& {
  return kinform::ListView<std::string_view>(member("dryRun"));
}

const std::string_view UpdateOptions::field_manager() const& {
  return get<std::string_view>("fieldManager");
}

const std::string_view UpdateOptions::field_validation() const& {
  return get<std::string_view>("fieldValidation");
}

const std::string_view WatchEvent::type() const {
  return get<std::string_view>("type");
}

kinform::Value WatchEvent::object() const {
  return member("object");
}

}  // namespace kinform::meta::v1
