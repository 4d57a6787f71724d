// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of meta.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::meta::v1 {

class GroupVersionForDiscovery;
class APIGroup;
class APIGroupList;
class APIResource;
class APIResourceList;
class APIVersions;
class ApplyOptions;
class Condition;
class CreateOptions;
class Preconditions;
class DeleteOptions;
class FieldSelectorRequirement;
class GetOptions;
class GroupKind;
class GroupResource;
class GroupVersion;
class GroupVersionKind;
class GroupVersionResource;
class LabelSelector;
class LabelSelectorRequirement;
class ShardInfo;
class ListMeta;
class List;
class ListOptions;
class ManagedFieldsEntry;
class ObjectMeta;
class OwnerReference;
class PartialObjectMetadata;
class PartialObjectMetadataList;
class PatchOptions;
class RootPaths;
class ServerAddressByClientCIDR;
class StatusDetails;
class Status;
class StatusCause;
class Table;
class TableColumnDefinition;
class TableOptions;
class TableRow;
class TableRowCondition;
class Timestamp;
class TypeMeta;
class UpdateOptions;
class WatchEvent;

struct CauseType {
  static constexpr std::string_view kFieldValueNotFound = "FieldValueNotFound";
  static constexpr std::string_view kFieldValueRequired = "FieldValueRequired";
  static constexpr std::string_view kFieldValueDuplicate = "FieldValueDuplicate";
  static constexpr std::string_view kFieldValueInvalid = "FieldValueInvalid";
  static constexpr std::string_view kFieldValueNotSupported = "FieldValueNotSupported";
  static constexpr std::string_view kFieldValueForbidden = "FieldValueForbidden";
  static constexpr std::string_view kFieldValueTooLong = "FieldValueTooLong";
  static constexpr std::string_view kFieldValueTooMany = "FieldValueTooMany";
  static constexpr std::string_view kInternalError = "InternalError";
  static constexpr std::string_view kFieldValueTypeInvalid = "FieldValueTypeInvalid";
  static constexpr std::string_view kUnexpectedServerResponse = "UnexpectedServerResponse";
  static constexpr std::string_view kFieldManagerConflict = "FieldManagerConflict";
  static constexpr std::string_view kResourceVersionTooLarge = "ResourceVersionTooLarge";
};

struct ConditionStatus {
  static constexpr std::string_view kTrue = "True";
  static constexpr std::string_view kFalse = "False";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct DeletionPropagation {
  static constexpr std::string_view kOrphan = "Orphan";
  static constexpr std::string_view kBackground = "Background";
  static constexpr std::string_view kForeground = "Foreground";
};

struct FieldSelectorOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kDoesNotExist = "DoesNotExist";
};

struct IncludeObjectPolicy {
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kMetadata = "Metadata";
  static constexpr std::string_view kObject = "Object";
};

struct LabelSelectorOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kDoesNotExist = "DoesNotExist";
};

struct ManagedFieldsOperationType {
  static constexpr std::string_view kApply = "Apply";
  static constexpr std::string_view kUpdate = "Update";
};

struct ResourceVersionMatch {
  static constexpr std::string_view kNotOlderThan = "NotOlderThan";
  static constexpr std::string_view kExact = "Exact";
};

struct RowConditionType {
  static constexpr std::string_view kCompleted = "Completed";
};

struct StatusReason {
  static constexpr std::string_view kEmpty = "";
  static constexpr std::string_view kUnauthorized = "Unauthorized";
  static constexpr std::string_view kForbidden = "Forbidden";
  static constexpr std::string_view kNotFound = "NotFound";
  static constexpr std::string_view kAlreadyExists = "AlreadyExists";
  static constexpr std::string_view kConflict = "Conflict";
  static constexpr std::string_view kGone = "Gone";
  static constexpr std::string_view kInvalid = "Invalid";
  static constexpr std::string_view kServerTimeout = "ServerTimeout";
  static constexpr std::string_view kStorageReadError = "StorageReadError";
  static constexpr std::string_view kTimeout = "Timeout";
  static constexpr std::string_view kTooManyRequests = "TooManyRequests";
  static constexpr std::string_view kBadRequest = "BadRequest";
  static constexpr std::string_view kMethodNotAllowed = "MethodNotAllowed";
  static constexpr std::string_view kNotAcceptable = "NotAcceptable";
  static constexpr std::string_view kRequestEntityTooLarge = "RequestEntityTooLarge";
  static constexpr std::string_view kUnsupportedMediaType = "UnsupportedMediaType";
  static constexpr std::string_view kInternalError = "InternalError";
  static constexpr std::string_view kExpired = "Expired";
  static constexpr std::string_view kServiceUnavailable = "ServiceUnavailable";
};

using Verbs = kinform::ListView<std::string_view>;

class KINFORM_EXPORT GroupVersionForDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group_version() const;
  [[nodiscard]] const std::string_view version() const;
};

class KINFORM_EXPORT APIGroup : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view name() const& KINFORM_LIFETIME_BOUND;
  const std::string_view name() const&& = delete;
  [[nodiscard]] kinform::ListView<GroupVersionForDiscovery> versions() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<GroupVersionForDiscovery> versions() const&& = delete;
  [[nodiscard]] GroupVersionForDiscovery preferred_version() const& KINFORM_LIFETIME_BOUND;
  GroupVersionForDiscovery preferred_version() const&& = delete;
  [[nodiscard]] kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const&& = delete;
};

class KINFORM_EXPORT APIGroupList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<APIGroup> groups() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<APIGroup> groups() const&& = delete;
};

class KINFORM_EXPORT APIResource : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view singular_name() const;
  [[nodiscard]] bool namespaced() const;
  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const;
  [[nodiscard]] kinform::ListView<std::string_view> categories() const;
  [[nodiscard]] const std::string_view storage_version_hash() const;
};

class KINFORM_EXPORT APIResourceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view group_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view group_version() const&& = delete;
  [[nodiscard]] kinform::ListView<APIResource> resources() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<APIResource> resources() const&& = delete;
};

class KINFORM_EXPORT APIVersions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> versions() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> versions() const&& = delete;
  [[nodiscard]] kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const&& = delete;
};

class KINFORM_EXPORT ApplyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] bool force() const;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_manager() const&& = delete;
};

class KINFORM_EXPORT Condition : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT CreateOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_validation() const&& = delete;
};

class KINFORM_EXPORT Preconditions : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> uid() const;
  [[nodiscard]] const std::optional<std::string_view> resource_version() const;
};

class KINFORM_EXPORT DeleteOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::optional<std::int64_t> grace_period_seconds() const;
  [[nodiscard]] Preconditions preconditions() const& KINFORM_LIFETIME_BOUND;
  Preconditions preconditions() const&& = delete;
  [[nodiscard]] const std::optional<bool> orphan_dependents() const;
  [[nodiscard]] const std::optional<std::string_view> propagation_policy() const& KINFORM_LIFETIME_BOUND;
  const std::optional<std::string_view> propagation_policy() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::optional<bool> ignore_store_read_error_with_cluster_breaking_potential() const;
};

class KINFORM_EXPORT FieldSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::string_view> values() const;
};

class KINFORM_EXPORT GetOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view resource_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view resource_version() const&& = delete;
};

class KINFORM_EXPORT GroupKind : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view kind() const;
};

class KINFORM_EXPORT GroupResource : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view resource() const;
};

class KINFORM_EXPORT GroupVersion : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
};

class KINFORM_EXPORT GroupVersionKind : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] const std::string_view kind() const;
};

class KINFORM_EXPORT GroupVersionResource : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] const std::string_view resource() const;
};

class KINFORM_EXPORT LabelSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<std::string_view> match_labels() const;
  [[nodiscard]] kinform::ListView<LabelSelectorRequirement> match_expressions() const;
};

class KINFORM_EXPORT LabelSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::string_view> values() const;
};

class KINFORM_EXPORT ShardInfo : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view selector() const;
};

class KINFORM_EXPORT ListMeta : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view self_link() const;
  [[nodiscard]] const std::string_view resource_version() const;
  [[nodiscard]] const std::string_view continue_() const;
  [[nodiscard]] const std::optional<std::int64_t> remaining_item_count() const;
  [[nodiscard]] ShardInfo shard_info() const;
};

class KINFORM_EXPORT List : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<kinform::Value> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<kinform::Value> items() const&& = delete;
};

class KINFORM_EXPORT ListOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view label_selector() const& KINFORM_LIFETIME_BOUND;
  const std::string_view label_selector() const&& = delete;
  [[nodiscard]] const std::string_view field_selector() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_selector() const&& = delete;
  [[nodiscard]] bool watch() const;
  [[nodiscard]] bool allow_watch_bookmarks() const;
  [[nodiscard]] const std::string_view resource_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view resource_version() const&& = delete;
  [[nodiscard]] const std::string_view resource_version_match() const& KINFORM_LIFETIME_BOUND;
  const std::string_view resource_version_match() const&& = delete;
  [[nodiscard]] const std::optional<std::int64_t> timeout_seconds() const;
  [[nodiscard]] std::int64_t limit() const;
  [[nodiscard]] const std::string_view continue_() const& KINFORM_LIFETIME_BOUND;
  const std::string_view continue_() const&& = delete;
  [[nodiscard]] const std::optional<bool> send_initial_events() const;
  [[nodiscard]] const std::string_view shard_selector() const& KINFORM_LIFETIME_BOUND;
  const std::string_view shard_selector() const&& = delete;
};

class KINFORM_EXPORT ManagedFieldsEntry : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view manager() const;
  [[nodiscard]] const std::string_view operation() const;
  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::optional<kinform::Time> time() const;
  [[nodiscard]] const std::string_view fields_type() const;
  [[nodiscard]] kinform::Value fields_v1() const;
  [[nodiscard]] const std::string_view subresource() const;
};

class KINFORM_EXPORT ObjectMeta : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view generate_name() const;
  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view self_link() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] const std::string_view resource_version() const;
  [[nodiscard]] std::int64_t generation() const;
  [[nodiscard]] const std::optional<kinform::Time> creation_timestamp() const;
  [[nodiscard]] const std::optional<kinform::Time> deletion_timestamp() const;
  [[nodiscard]] const std::optional<std::int64_t> deletion_grace_period_seconds() const;
  [[nodiscard]] kinform::MapView<std::string_view> labels() const;
  [[nodiscard]] kinform::MapView<std::string_view> annotations() const;
  [[nodiscard]] kinform::ListView<OwnerReference> owner_references() const;
  [[nodiscard]] kinform::ListView<std::string_view> finalizers() const;
  [[nodiscard]] kinform::ListView<ManagedFieldsEntry> managed_fields() const;
};

class KINFORM_EXPORT OwnerReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] const std::optional<bool> controller() const;
  [[nodiscard]] const std::optional<bool> block_owner_deletion() const;
};

class KINFORM_EXPORT PartialObjectMetadata : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  ObjectMeta metadata() const&& = delete;
};

class KINFORM_EXPORT PartialObjectMetadataList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PartialObjectMetadata> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PartialObjectMetadata> items() const&& = delete;
};

class KINFORM_EXPORT PatchOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::optional<bool> force() const;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_validation() const&& = delete;
};

class KINFORM_EXPORT RootPaths : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> paths() const;
};

class KINFORM_EXPORT ServerAddressByClientCIDR : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view client_cidr() const;
  [[nodiscard]] const std::string_view server_address() const;
};

class KINFORM_EXPORT StatusDetails : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] kinform::ListView<StatusCause> causes() const;
  [[nodiscard]] std::int32_t retry_after_seconds() const;
};

class KINFORM_EXPORT Status : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  ListMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view status() const& KINFORM_LIFETIME_BOUND;
  const std::string_view status() const&& = delete;
  [[nodiscard]] const std::string_view message() const& KINFORM_LIFETIME_BOUND;
  const std::string_view message() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reason() const&& = delete;
  [[nodiscard]] StatusDetails details() const& KINFORM_LIFETIME_BOUND;
  StatusDetails details() const&& = delete;
  [[nodiscard]] std::int32_t code() const;
};

class KINFORM_EXPORT StatusCause : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::string_view field() const;
};

class KINFORM_EXPORT Table : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<TableColumnDefinition> column_definitions() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<TableColumnDefinition> column_definitions() const&& = delete;
  [[nodiscard]] kinform::ListView<TableRow> rows() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<TableRow> rows() const&& = delete;
};

class KINFORM_EXPORT TableColumnDefinition : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view format() const;
  [[nodiscard]] const std::string_view description() const;
  [[nodiscard]] std::int32_t priority() const;
};

class KINFORM_EXPORT TableOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view include_object() const& KINFORM_LIFETIME_BOUND;
  const std::string_view include_object() const&& = delete;
};

class KINFORM_EXPORT TableRow : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::Value> cells() const;
  [[nodiscard]] kinform::ListView<TableRowCondition> conditions() const;
  [[nodiscard]] kinform::Value object() const;
};

class KINFORM_EXPORT TableRowCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT Timestamp : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t seconds() const;
  [[nodiscard]] std::int32_t nanos() const;
};

class KINFORM_EXPORT TypeMeta : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view api_version() const;
};

class KINFORM_EXPORT UpdateOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND;
  const std::string_view field_validation() const&& = delete;
};

class KINFORM_EXPORT WatchEvent : public kinform::View {
 public:
  class Draft;  // In kinform/api/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] kinform::Value object() const;
};

}  // namespace kinform::inline v0::meta::v1
