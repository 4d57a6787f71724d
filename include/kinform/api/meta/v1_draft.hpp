// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of meta.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::meta::v1 {

class KINFORM_EXPORT GroupVersionForDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupVersionForDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group_version(std::string_view value);
  Draft& clear_group_version();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
};

class KINFORM_EXPORT APIGroup::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIGroup& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<GroupVersionForDiscovery::Draft> versions();
  Draft& clear_versions();
  GroupVersionForDiscovery::Draft preferred_version();
  Draft& clear_preferred_version();
  kinform::DraftList<ServerAddressByClientCIDR::Draft> server_address_by_client_cidrs();
  Draft& clear_server_address_by_client_cidrs();
};

class KINFORM_EXPORT APIGroupList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIGroupList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<APIGroup::Draft> groups();
  Draft& clear_groups();
};

class KINFORM_EXPORT APIResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_singular_name(std::string_view value);
  Draft& clear_singular_name();
  Draft& set_namespaced(bool value);
  Draft& clear_namespaced();
  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names();
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories();
  Draft& set_storage_version_hash(std::string_view value);
  Draft& clear_storage_version_hash();
};

class KINFORM_EXPORT APIResourceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIResourceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_group_version(std::string_view value);
  Draft& clear_group_version();
  kinform::DraftList<APIResource::Draft> resources();
  Draft& clear_resources();
};

class KINFORM_EXPORT APIVersions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIVersions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::string_view> versions();
  Draft& clear_versions();
  kinform::DraftList<ServerAddressByClientCIDR::Draft> server_address_by_client_cidrs();
  Draft& clear_server_address_by_client_cidrs();
};

class KINFORM_EXPORT ApplyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ApplyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run();
  Draft& set_force(bool value);
  Draft& clear_force();
  Draft& set_field_manager(std::string_view value);
  Draft& clear_field_manager();
};

class KINFORM_EXPORT Condition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Condition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT CreateOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CreateOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run();
  Draft& set_field_manager(std::string_view value);
  Draft& clear_field_manager();
  Draft& set_field_validation(std::string_view value);
  Draft& clear_field_validation();
};

class KINFORM_EXPORT Preconditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Preconditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
};

class KINFORM_EXPORT DeleteOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeleteOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_grace_period_seconds(std::int64_t value);
  Draft& clear_grace_period_seconds();
  Preconditions::Draft preconditions();
  Draft& clear_preconditions();
  Draft& set_orphan_dependents(bool value);
  Draft& clear_orphan_dependents();
  Draft& set_propagation_policy(std::string_view value);
  Draft& clear_propagation_policy();
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run();
  Draft& set_ignore_store_read_error_with_cluster_breaking_potential(bool value);
  Draft& clear_ignore_store_read_error_with_cluster_breaking_potential();
};

class KINFORM_EXPORT FieldSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FieldSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::string_view> values();
  Draft& clear_values();
};

class KINFORM_EXPORT GetOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const GetOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
};

class KINFORM_EXPORT GroupKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
};

class KINFORM_EXPORT GroupResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
};

class KINFORM_EXPORT GroupVersion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupVersion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
};

class KINFORM_EXPORT GroupVersionKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupVersionKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
};

class KINFORM_EXPORT GroupVersionResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupVersionResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
};

class KINFORM_EXPORT LabelSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LabelSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<std::string_view> match_labels();
  Draft& clear_match_labels();
  kinform::DraftList<LabelSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions();
};

class KINFORM_EXPORT LabelSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LabelSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::string_view> values();
  Draft& clear_values();
};

class KINFORM_EXPORT ShardInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ShardInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_selector(std::string_view value);
  Draft& clear_selector();
};

class KINFORM_EXPORT ListMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ListMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_self_link(std::string_view value);
  Draft& clear_self_link();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
  Draft& set_continue(std::string_view value);
  Draft& clear_continue();
  Draft& set_remaining_item_count(std::int64_t value);
  Draft& clear_remaining_item_count();
  ShardInfo::Draft shard_info();
  Draft& clear_shard_info();
};

class KINFORM_EXPORT List::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const List& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<kinform::Json> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ListOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ListOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_label_selector(std::string_view value);
  Draft& clear_label_selector();
  Draft& set_field_selector(std::string_view value);
  Draft& clear_field_selector();
  Draft& set_watch(bool value);
  Draft& clear_watch();
  Draft& set_allow_watch_bookmarks(bool value);
  Draft& clear_allow_watch_bookmarks();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
  Draft& set_resource_version_match(std::string_view value);
  Draft& clear_resource_version_match();
  Draft& set_timeout_seconds(std::int64_t value);
  Draft& clear_timeout_seconds();
  Draft& set_limit(std::int64_t value);
  Draft& clear_limit();
  Draft& set_continue(std::string_view value);
  Draft& clear_continue();
  Draft& set_send_initial_events(bool value);
  Draft& clear_send_initial_events();
  Draft& set_shard_selector(std::string_view value);
  Draft& clear_shard_selector();
};

class KINFORM_EXPORT ManagedFieldsEntry::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ManagedFieldsEntry& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_manager(std::string_view value);
  Draft& clear_manager();
  Draft& set_operation(std::string_view value);
  Draft& clear_operation();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_time(kinform::Time value);
  Draft& clear_time();
  Draft& set_fields_type(std::string_view value);
  Draft& clear_fields_type();
  Draft& set_fields_v1(const kinform::Json& value);
  Draft& clear_fields_v1();
  Draft& set_subresource(std::string_view value);
  Draft& clear_subresource();
};

class KINFORM_EXPORT ObjectMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ObjectMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_generate_name(std::string_view value);
  Draft& clear_generate_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_self_link(std::string_view value);
  Draft& clear_self_link();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
  Draft& set_generation(std::int64_t value);
  Draft& clear_generation();
  Draft& set_creation_timestamp(kinform::Time value);
  Draft& clear_creation_timestamp();
  Draft& set_deletion_timestamp(kinform::Time value);
  Draft& clear_deletion_timestamp();
  Draft& set_deletion_grace_period_seconds(std::int64_t value);
  Draft& clear_deletion_grace_period_seconds();
  kinform::DraftMap<std::string_view> labels();
  Draft& clear_labels();
  kinform::DraftMap<std::string_view> annotations();
  Draft& clear_annotations();
  kinform::DraftList<OwnerReference::Draft> owner_references();
  Draft& clear_owner_references();
  kinform::DraftList<std::string_view> finalizers();
  Draft& clear_finalizers();
  kinform::DraftList<ManagedFieldsEntry::Draft> managed_fields();
  Draft& clear_managed_fields();
};

class KINFORM_EXPORT OwnerReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const OwnerReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_controller(bool value);
  Draft& clear_controller();
  Draft& set_block_owner_deletion(bool value);
  Draft& clear_block_owner_deletion();
};

class KINFORM_EXPORT PartialObjectMetadata::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PartialObjectMetadata& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ObjectMeta::Draft metadata();
  Draft& clear_metadata();
};

class KINFORM_EXPORT PartialObjectMetadataList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PartialObjectMetadataList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PartialObjectMetadata::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PatchOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PatchOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run();
  Draft& set_force(bool value);
  Draft& clear_force();
  Draft& set_field_manager(std::string_view value);
  Draft& clear_field_manager();
  Draft& set_field_validation(std::string_view value);
  Draft& clear_field_validation();
};

class KINFORM_EXPORT RootPaths::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RootPaths& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> paths();
  Draft& clear_paths();
};

class KINFORM_EXPORT ServerAddressByClientCIDR::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServerAddressByClientCIDR& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_client_cidr(std::string_view value);
  Draft& clear_client_cidr();
  Draft& set_server_address(std::string_view value);
  Draft& clear_server_address();
};

class KINFORM_EXPORT StatusDetails::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatusDetails& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  kinform::DraftList<StatusCause::Draft> causes();
  Draft& clear_causes();
  Draft& set_retry_after_seconds(std::int32_t value);
  Draft& clear_retry_after_seconds();
};

class KINFORM_EXPORT Status::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Status& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ListMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  StatusDetails::Draft details();
  Draft& clear_details();
  Draft& set_code(std::int32_t value);
  Draft& clear_code();
};

class KINFORM_EXPORT StatusCause::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatusCause& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_field(std::string_view value);
  Draft& clear_field();
};

class KINFORM_EXPORT Table::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Table& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<TableColumnDefinition::Draft> column_definitions();
  Draft& clear_column_definitions();
  kinform::DraftList<TableRow::Draft> rows();
  Draft& clear_rows();
};

class KINFORM_EXPORT TableColumnDefinition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TableColumnDefinition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_format(std::string_view value);
  Draft& clear_format();
  Draft& set_description(std::string_view value);
  Draft& clear_description();
  Draft& set_priority(std::int32_t value);
  Draft& clear_priority();
};

class KINFORM_EXPORT TableOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const TableOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_include_object(std::string_view value);
  Draft& clear_include_object();
};

class KINFORM_EXPORT TableRow::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TableRow& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::Json> cells();
  Draft& clear_cells();
  kinform::DraftList<TableRowCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_object(const kinform::Json& value);
  Draft& clear_object();
};

class KINFORM_EXPORT TableRowCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TableRowCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT Timestamp::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Timestamp& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_seconds(std::int64_t value);
  Draft& clear_seconds();
  Draft& set_nanos(std::int32_t value);
  Draft& clear_nanos();
};

class KINFORM_EXPORT TypeMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TypeMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
};

class KINFORM_EXPORT UpdateOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const UpdateOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run();
  Draft& set_field_manager(std::string_view value);
  Draft& clear_field_manager();
  Draft& set_field_validation(std::string_view value);
  Draft& clear_field_validation();
};

class KINFORM_EXPORT WatchEvent::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WatchEvent& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_object(const kinform::Json& value);
  Draft& clear_object();
};

}  // namespace kinform::inline v0::meta::v1
