// Drafts of the types of meta.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/draft.hpp"
#include "kinform/meta/v1.hpp"

namespace kinform::meta::v1 {

class GroupVersionForDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupVersionForDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group_version(std::string_view value) {
    put_field("groupVersion", value);
    return *this;
  }
  Draft& clear_group_version() {
    drop_field("groupVersion");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
};

class APIGroup::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("APIGroup"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIGroup& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftList<GroupVersionForDiscovery::Draft> versions();
  Draft& clear_versions() {
    drop_field("versions");
    return *this;
  }
  GroupVersionForDiscovery::Draft preferred_version();
  Draft& clear_preferred_version() {
    drop_field("preferredVersion");
    return *this;
  }
  kinform::DraftList<ServerAddressByClientCIDR::Draft> server_address_by_client_cidrs();
  Draft& clear_server_address_by_client_cidrs() {
    drop_field("serverAddressByClientCIDRs");
    return *this;
  }
};

class APIGroupList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("APIGroupList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIGroupList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<APIGroup::Draft> groups();
  Draft& clear_groups() {
    drop_field("groups");
    return *this;
  }
};

class APIResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_singular_name(std::string_view value) {
    put_field("singularName", value);
    return *this;
  }
  Draft& clear_singular_name() {
    drop_field("singularName");
    return *this;
  }
  Draft& set_namespaced(bool value) {
    put_field("namespaced", value);
    return *this;
  }
  Draft& clear_namespaced() {
    drop_field("namespaced");
    return *this;
  }
  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names() {
    drop_field("shortNames");
    return *this;
  }
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories() {
    drop_field("categories");
    return *this;
  }
  Draft& set_storage_version_hash(std::string_view value) {
    put_field("storageVersionHash", value);
    return *this;
  }
  Draft& clear_storage_version_hash() {
    drop_field("storageVersionHash");
    return *this;
  }
};

class APIResourceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("APIResourceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIResourceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_group_version(std::string_view value) {
    put_field("groupVersion", value);
    return *this;
  }
  Draft& clear_group_version() {
    drop_field("groupVersion");
    return *this;
  }
  kinform::DraftList<APIResource::Draft> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
};

class APIVersions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("APIVersions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIVersions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<std::string_view> versions();
  Draft& clear_versions() {
    drop_field("versions");
    return *this;
  }
  kinform::DraftList<ServerAddressByClientCIDR::Draft> server_address_by_client_cidrs();
  Draft& clear_server_address_by_client_cidrs() {
    drop_field("serverAddressByClientCIDRs");
    return *this;
  }
};

class ApplyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("ApplyOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ApplyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_force(bool value) {
    put_field("force", value);
    return *this;
  }
  Draft& clear_force() {
    drop_field("force");
    return *this;
  }
  Draft& set_field_manager(std::string_view value) {
    put_field("fieldManager", value);
    return *this;
  }
  Draft& clear_field_manager() {
    drop_field("fieldManager");
    return *this;
  }
};

class Condition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Condition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
};

class CreateOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("CreateOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CreateOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_field_manager(std::string_view value) {
    put_field("fieldManager", value);
    return *this;
  }
  Draft& clear_field_manager() {
    drop_field("fieldManager");
    return *this;
  }
  Draft& set_field_validation(std::string_view value) {
    put_field("fieldValidation", value);
    return *this;
  }
  Draft& clear_field_validation() {
    drop_field("fieldValidation");
    return *this;
  }
};

class Preconditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Preconditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
};

class DeleteOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("DeleteOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DeleteOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_grace_period_seconds(std::int64_t value) {
    put_field("gracePeriodSeconds", value);
    return *this;
  }
  Draft& clear_grace_period_seconds() {
    drop_field("gracePeriodSeconds");
    return *this;
  }
  Preconditions::Draft preconditions();
  Draft& clear_preconditions() {
    drop_field("preconditions");
    return *this;
  }
  Draft& set_orphan_dependents(bool value) {
    put_field("orphanDependents", value);
    return *this;
  }
  Draft& clear_orphan_dependents() {
    drop_field("orphanDependents");
    return *this;
  }
  Draft& set_propagation_policy(std::string_view value) {
    put_field("propagationPolicy", value);
    return *this;
  }
  Draft& clear_propagation_policy() {
    drop_field("propagationPolicy");
    return *this;
  }
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_ignore_store_read_error_with_cluster_breaking_potential(bool value) {
    put_field("ignoreStoreReadErrorWithClusterBreakingPotential", value);
    return *this;
  }
  Draft& clear_ignore_store_read_error_with_cluster_breaking_potential() {
    drop_field("ignoreStoreReadErrorWithClusterBreakingPotential");
    return *this;
  }
};

class FieldSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FieldSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::string_view> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class GetOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("GetOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const GetOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
};

class GroupKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
};

class GroupResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
};

class GroupVersion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupVersion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
};

class GroupVersionKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupVersionKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
};

class GroupVersionResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupVersionResource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
};

class LabelSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LabelSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<std::string_view> match_labels();
  Draft& clear_match_labels() {
    drop_field("matchLabels");
    return *this;
  }
  kinform::DraftList<LabelSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions() {
    drop_field("matchExpressions");
    return *this;
  }
};

class LabelSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LabelSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::string_view> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class ShardInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ShardInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_selector(std::string_view value) {
    put_field("selector", value);
    return *this;
  }
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
};

class ListMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ListMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_self_link(std::string_view value) {
    put_field("selfLink", value);
    return *this;
  }
  Draft& clear_self_link() {
    drop_field("selfLink");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
  Draft& set_continue(std::string_view value) {
    put_field("continue", value);
    return *this;
  }
  Draft& clear_continue() {
    drop_field("continue");
    return *this;
  }
  Draft& set_remaining_item_count(std::int64_t value) {
    put_field("remainingItemCount", value);
    return *this;
  }
  Draft& clear_remaining_item_count() {
    drop_field("remainingItemCount");
    return *this;
  }
  ShardInfo::Draft shard_info();
  Draft& clear_shard_info() {
    drop_field("shardInfo");
    return *this;
  }
};

class List::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("List"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const List& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<kinform::Json> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ListOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("ListOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ListOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_label_selector(std::string_view value) {
    put_field("labelSelector", value);
    return *this;
  }
  Draft& clear_label_selector() {
    drop_field("labelSelector");
    return *this;
  }
  Draft& set_field_selector(std::string_view value) {
    put_field("fieldSelector", value);
    return *this;
  }
  Draft& clear_field_selector() {
    drop_field("fieldSelector");
    return *this;
  }
  Draft& set_watch(bool value) {
    put_field("watch", value);
    return *this;
  }
  Draft& clear_watch() {
    drop_field("watch");
    return *this;
  }
  Draft& set_allow_watch_bookmarks(bool value) {
    put_field("allowWatchBookmarks", value);
    return *this;
  }
  Draft& clear_allow_watch_bookmarks() {
    drop_field("allowWatchBookmarks");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
  Draft& set_resource_version_match(std::string_view value) {
    put_field("resourceVersionMatch", value);
    return *this;
  }
  Draft& clear_resource_version_match() {
    drop_field("resourceVersionMatch");
    return *this;
  }
  Draft& set_timeout_seconds(std::int64_t value) {
    put_field("timeoutSeconds", value);
    return *this;
  }
  Draft& clear_timeout_seconds() {
    drop_field("timeoutSeconds");
    return *this;
  }
  Draft& set_limit(std::int64_t value) {
    put_field("limit", value);
    return *this;
  }
  Draft& clear_limit() {
    drop_field("limit");
    return *this;
  }
  Draft& set_continue(std::string_view value) {
    put_field("continue", value);
    return *this;
  }
  Draft& clear_continue() {
    drop_field("continue");
    return *this;
  }
  Draft& set_send_initial_events(bool value) {
    put_field("sendInitialEvents", value);
    return *this;
  }
  Draft& clear_send_initial_events() {
    drop_field("sendInitialEvents");
    return *this;
  }
  Draft& set_shard_selector(std::string_view value) {
    put_field("shardSelector", value);
    return *this;
  }
  Draft& clear_shard_selector() {
    drop_field("shardSelector");
    return *this;
  }
};

class ManagedFieldsEntry::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ManagedFieldsEntry& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_manager(std::string_view value) {
    put_field("manager", value);
    return *this;
  }
  Draft& clear_manager() {
    drop_field("manager");
    return *this;
  }
  Draft& set_operation(std::string_view value) {
    put_field("operation", value);
    return *this;
  }
  Draft& clear_operation() {
    drop_field("operation");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_time(std::chrono::sys_seconds value) {
    put_field("time", value);
    return *this;
  }
  Draft& clear_time() {
    drop_field("time");
    return *this;
  }
  Draft& set_fields_type(std::string_view value) {
    put_field("fieldsType", value);
    return *this;
  }
  Draft& clear_fields_type() {
    drop_field("fieldsType");
    return *this;
  }
  Draft& set_fields_v1(const kinform::Json& value) {
    put_field("fieldsV1", value);
    return *this;
  }
  Draft& clear_fields_v1() {
    drop_field("fieldsV1");
    return *this;
  }
  Draft& set_subresource(std::string_view value) {
    put_field("subresource", value);
    return *this;
  }
  Draft& clear_subresource() {
    drop_field("subresource");
    return *this;
  }
};

class ObjectMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ObjectMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_generate_name(std::string_view value) {
    put_field("generateName", value);
    return *this;
  }
  Draft& clear_generate_name() {
    drop_field("generateName");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_self_link(std::string_view value) {
    put_field("selfLink", value);
    return *this;
  }
  Draft& clear_self_link() {
    drop_field("selfLink");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
  Draft& set_generation(std::int64_t value) {
    put_field("generation", value);
    return *this;
  }
  Draft& clear_generation() {
    drop_field("generation");
    return *this;
  }
  Draft& set_creation_timestamp(std::chrono::sys_seconds value) {
    put_field("creationTimestamp", value);
    return *this;
  }
  Draft& clear_creation_timestamp() {
    drop_field("creationTimestamp");
    return *this;
  }
  Draft& set_deletion_timestamp(std::chrono::sys_seconds value) {
    put_field("deletionTimestamp", value);
    return *this;
  }
  Draft& clear_deletion_timestamp() {
    drop_field("deletionTimestamp");
    return *this;
  }
  Draft& set_deletion_grace_period_seconds(std::int64_t value) {
    put_field("deletionGracePeriodSeconds", value);
    return *this;
  }
  Draft& clear_deletion_grace_period_seconds() {
    drop_field("deletionGracePeriodSeconds");
    return *this;
  }
  kinform::DraftMap<std::string_view> labels();
  Draft& clear_labels() {
    drop_field("labels");
    return *this;
  }
  kinform::DraftMap<std::string_view> annotations();
  Draft& clear_annotations() {
    drop_field("annotations");
    return *this;
  }
  kinform::DraftList<OwnerReference::Draft> owner_references();
  Draft& clear_owner_references() {
    drop_field("ownerReferences");
    return *this;
  }
  kinform::DraftList<std::string_view> finalizers();
  Draft& clear_finalizers() {
    drop_field("finalizers");
    return *this;
  }
  kinform::DraftList<ManagedFieldsEntry::Draft> managed_fields();
  Draft& clear_managed_fields() {
    drop_field("managedFields");
    return *this;
  }
};

class OwnerReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const OwnerReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_controller(bool value) {
    put_field("controller", value);
    return *this;
  }
  Draft& clear_controller() {
    drop_field("controller");
    return *this;
  }
  Draft& set_block_owner_deletion(bool value) {
    put_field("blockOwnerDeletion", value);
    return *this;
  }
  Draft& clear_block_owner_deletion() {
    drop_field("blockOwnerDeletion");
    return *this;
  }
};

class PartialObjectMetadata::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("PartialObjectMetadata"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PartialObjectMetadata& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
};

class PartialObjectMetadataList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("PartialObjectMetadataList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PartialObjectMetadataList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<PartialObjectMetadata::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PatchOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("PatchOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PatchOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_force(bool value) {
    put_field("force", value);
    return *this;
  }
  Draft& clear_force() {
    drop_field("force");
    return *this;
  }
  Draft& set_field_manager(std::string_view value) {
    put_field("fieldManager", value);
    return *this;
  }
  Draft& clear_field_manager() {
    drop_field("fieldManager");
    return *this;
  }
  Draft& set_field_validation(std::string_view value) {
    put_field("fieldValidation", value);
    return *this;
  }
  Draft& clear_field_validation() {
    drop_field("fieldValidation");
    return *this;
  }
};

class RootPaths::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RootPaths& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> paths();
  Draft& clear_paths() {
    drop_field("paths");
    return *this;
  }
};

class ServerAddressByClientCIDR::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServerAddressByClientCIDR& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_client_cidr(std::string_view value) {
    put_field("clientCIDR", value);
    return *this;
  }
  Draft& clear_client_cidr() {
    drop_field("clientCIDR");
    return *this;
  }
  Draft& set_server_address(std::string_view value) {
    put_field("serverAddress", value);
    return *this;
  }
  Draft& clear_server_address() {
    drop_field("serverAddress");
    return *this;
  }
};

class StatusDetails::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatusDetails& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  kinform::DraftList<StatusCause::Draft> causes();
  Draft& clear_causes() {
    drop_field("causes");
    return *this;
  }
  Draft& set_retry_after_seconds(std::int32_t value) {
    put_field("retryAfterSeconds", value);
    return *this;
  }
  Draft& clear_retry_after_seconds() {
    drop_field("retryAfterSeconds");
    return *this;
  }
};

class Status::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("Status"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Status& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  StatusDetails::Draft details();
  Draft& clear_details() {
    drop_field("details");
    return *this;
  }
  Draft& set_code(std::int32_t value) {
    put_field("code", value);
    return *this;
  }
  Draft& clear_code() {
    drop_field("code");
    return *this;
  }
};

class StatusCause::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatusCause& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_field(std::string_view value) {
    put_field("field", value);
    return *this;
  }
  Draft& clear_field() {
    drop_field("field");
    return *this;
  }
};

class Table::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("Table"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Table& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<TableColumnDefinition::Draft> column_definitions();
  Draft& clear_column_definitions() {
    drop_field("columnDefinitions");
    return *this;
  }
  kinform::DraftList<TableRow::Draft> rows();
  Draft& clear_rows() {
    drop_field("rows");
    return *this;
  }
};

class TableColumnDefinition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TableColumnDefinition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_format(std::string_view value) {
    put_field("format", value);
    return *this;
  }
  Draft& clear_format() {
    drop_field("format");
    return *this;
  }
  Draft& set_description(std::string_view value) {
    put_field("description", value);
    return *this;
  }
  Draft& clear_description() {
    drop_field("description");
    return *this;
  }
  Draft& set_priority(std::int32_t value) {
    put_field("priority", value);
    return *this;
  }
  Draft& clear_priority() {
    drop_field("priority");
    return *this;
  }
};

class TableOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("TableOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const TableOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_include_object(std::string_view value) {
    put_field("includeObject", value);
    return *this;
  }
  Draft& clear_include_object() {
    drop_field("includeObject");
    return *this;
  }
};

class TableRow::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TableRow& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<TableRowCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_object(const kinform::Json& value) {
    put_field("object", value);
    return *this;
  }
  Draft& clear_object() {
    drop_field("object");
    return *this;
  }
};

class TableRowCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TableRowCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
};

class Timestamp::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Timestamp& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_seconds(std::int64_t value) {
    put_field("seconds", value);
    return *this;
  }
  Draft& clear_seconds() {
    drop_field("seconds");
    return *this;
  }
  Draft& set_nanos(std::int32_t value) {
    put_field("nanos", value);
    return *this;
  }
  Draft& clear_nanos() {
    drop_field("nanos");
    return *this;
  }
};

class TypeMeta::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TypeMeta& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
};

class UpdateOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("meta.k8s.io/v1"));
    put_field("kind", std::string_view("UpdateOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const UpdateOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::DraftList<std::string_view> dry_run();
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_field_manager(std::string_view value) {
    put_field("fieldManager", value);
    return *this;
  }
  Draft& clear_field_manager() {
    drop_field("fieldManager");
    return *this;
  }
  Draft& set_field_validation(std::string_view value) {
    put_field("fieldValidation", value);
    return *this;
  }
  Draft& clear_field_validation() {
    drop_field("fieldValidation");
    return *this;
  }
};

class WatchEvent::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WatchEvent& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_object(const kinform::Json& value) {
    put_field("object", value);
    return *this;
  }
  Draft& clear_object() {
    drop_field("object");
    return *this;
  }
};

inline kinform::DraftList<GroupVersionForDiscovery::Draft> APIGroup::Draft::versions() {
  return kinform::DraftList<GroupVersionForDiscovery::Draft>(field_part("versions"));
}

inline GroupVersionForDiscovery::Draft APIGroup::Draft::preferred_version() {
  return GroupVersionForDiscovery::Draft(field_part("preferredVersion"));
}

inline kinform::DraftList<ServerAddressByClientCIDR::Draft> APIGroup::Draft::server_address_by_client_cidrs() {
  return kinform::DraftList<ServerAddressByClientCIDR::Draft>(field_part("serverAddressByClientCIDRs"));
}

inline kinform::DraftList<APIGroup::Draft> APIGroupList::Draft::groups() {
  return kinform::DraftList<APIGroup::Draft>(field_part("groups"));
}

inline kinform::DraftList<std::string_view> APIResource::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> APIResource::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

inline kinform::DraftList<std::string_view> APIResource::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

inline kinform::DraftList<APIResource::Draft> APIResourceList::Draft::resources() {
  return kinform::DraftList<APIResource::Draft>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> APIVersions::Draft::versions() {
  return kinform::DraftList<std::string_view>(field_part("versions"));
}

inline kinform::DraftList<ServerAddressByClientCIDR::Draft> APIVersions::Draft::server_address_by_client_cidrs() {
  return kinform::DraftList<ServerAddressByClientCIDR::Draft>(field_part("serverAddressByClientCIDRs"));
}

inline kinform::DraftList<std::string_view> ApplyOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

inline kinform::DraftList<std::string_view> CreateOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

inline Preconditions::Draft DeleteOptions::Draft::preconditions() {
  return Preconditions::Draft(field_part("preconditions"));
}

inline kinform::DraftList<std::string_view> DeleteOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

inline kinform::DraftList<std::string_view> FieldSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

inline kinform::DraftMap<std::string_view> LabelSelector::Draft::match_labels() {
  return kinform::DraftMap<std::string_view>(field_part("matchLabels"));
}

inline kinform::DraftList<LabelSelectorRequirement::Draft> LabelSelector::Draft::match_expressions() {
  return kinform::DraftList<LabelSelectorRequirement::Draft>(field_part("matchExpressions"));
}

inline kinform::DraftList<std::string_view> LabelSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

inline ShardInfo::Draft ListMeta::Draft::shard_info() {
  return ShardInfo::Draft(field_part("shardInfo"));
}

inline ListMeta::Draft List::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<kinform::Json> List::Draft::items() {
  return kinform::DraftList<kinform::Json>(field_part("items"));
}

inline kinform::DraftMap<std::string_view> ObjectMeta::Draft::labels() {
  return kinform::DraftMap<std::string_view>(field_part("labels"));
}

inline kinform::DraftMap<std::string_view> ObjectMeta::Draft::annotations() {
  return kinform::DraftMap<std::string_view>(field_part("annotations"));
}

inline kinform::DraftList<OwnerReference::Draft> ObjectMeta::Draft::owner_references() {
  return kinform::DraftList<OwnerReference::Draft>(field_part("ownerReferences"));
}

inline kinform::DraftList<std::string_view> ObjectMeta::Draft::finalizers() {
  return kinform::DraftList<std::string_view>(field_part("finalizers"));
}

inline kinform::DraftList<ManagedFieldsEntry::Draft> ObjectMeta::Draft::managed_fields() {
  return kinform::DraftList<ManagedFieldsEntry::Draft>(field_part("managedFields"));
}

inline ObjectMeta::Draft PartialObjectMetadata::Draft::metadata() {
  return ObjectMeta::Draft(field_part("metadata"));
}

inline ListMeta::Draft PartialObjectMetadataList::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PartialObjectMetadata::Draft> PartialObjectMetadataList::Draft::items() {
  return kinform::DraftList<PartialObjectMetadata::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> PatchOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

inline kinform::DraftList<std::string_view> RootPaths::Draft::paths() {
  return kinform::DraftList<std::string_view>(field_part("paths"));
}

inline kinform::DraftList<StatusCause::Draft> StatusDetails::Draft::causes() {
  return kinform::DraftList<StatusCause::Draft>(field_part("causes"));
}

inline ListMeta::Draft Status::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

inline StatusDetails::Draft Status::Draft::details() {
  return StatusDetails::Draft(field_part("details"));
}

inline ListMeta::Draft Table::Draft::metadata() {
  return ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<TableColumnDefinition::Draft> Table::Draft::column_definitions() {
  return kinform::DraftList<TableColumnDefinition::Draft>(field_part("columnDefinitions"));
}

inline kinform::DraftList<TableRow::Draft> Table::Draft::rows() {
  return kinform::DraftList<TableRow::Draft>(field_part("rows"));
}

inline kinform::DraftList<TableRowCondition::Draft> TableRow::Draft::conditions() {
  return kinform::DraftList<TableRowCondition::Draft>(field_part("conditions"));
}

inline kinform::DraftList<std::string_view> UpdateOptions::Draft::dry_run() {
  return kinform::DraftList<std::string_view>(field_part("dryRun"));
}

}  // namespace kinform::meta::v1
