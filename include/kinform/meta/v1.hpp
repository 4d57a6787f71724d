// The types of meta.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/view.hpp"

namespace kinform::meta::v1 {

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
  static constexpr std::string_view kStoreReadError = "StoreReadError";
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

class GroupVersionForDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group_version() const {
    return get<std::string_view>("groupVersion");
  }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
};

class APIGroup : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view name() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("name");
  }
  const std::string_view name() const&& = delete;
  [[nodiscard]] kinform::ListView<GroupVersionForDiscovery> versions() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<GroupVersionForDiscovery>(member("versions"));
  }
  kinform::ListView<GroupVersionForDiscovery> versions() const&& = delete;
  [[nodiscard]] GroupVersionForDiscovery preferred_version() const& KINFORM_LIFETIME_BOUND {
    return GroupVersionForDiscovery(member("preferredVersion"));
  }
  GroupVersionForDiscovery preferred_version() const&& = delete;
  [[nodiscard]] kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs"));
  }
  kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const&& = delete;
};

class APIGroupList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<APIGroup> groups() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<APIGroup>(member("groups"));
  }
  kinform::ListView<APIGroup> groups() const&& = delete;
};

class APIResource : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view singular_name() const {
    return get<std::string_view>("singularName");
  }
  [[nodiscard]] bool namespaced() const { return get<bool>("namespaced"); }
  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const {
    return kinform::ListView<std::string_view>(member("shortNames"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> categories() const {
    return kinform::ListView<std::string_view>(member("categories"));
  }
  [[nodiscard]] const std::string_view storage_version_hash() const {
    return get<std::string_view>("storageVersionHash");
  }
};

class APIResourceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view group_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("groupVersion");
  }
  const std::string_view group_version() const&& = delete;
  [[nodiscard]] kinform::ListView<APIResource> resources() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<APIResource>(member("resources"));
  }
  kinform::ListView<APIResource> resources() const&& = delete;
};

class APIVersions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> versions() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("versions"));
  }
  kinform::ListView<std::string_view> versions() const&& = delete;
  [[nodiscard]] kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ServerAddressByClientCIDR>(member("serverAddressByClientCIDRs"));
  }
  kinform::ListView<ServerAddressByClientCIDR> server_address_by_client_cidrs() const&& = delete;
};

class ApplyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("dryRun"));
  }
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] bool force() const { return get<bool>("force"); }
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldManager");
  }
  const std::string_view field_manager() const&& = delete;
};

class Condition : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class CreateOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("dryRun"));
  }
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldManager");
  }
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldValidation");
  }
  const std::string_view field_validation() const&& = delete;
};

class Preconditions : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> uid() const {
    return get<std::optional<std::string_view>>("uid");
  }
  [[nodiscard]] const std::optional<std::string_view> resource_version() const {
    return get<std::optional<std::string_view>>("resourceVersion");
  }
};

class DeleteOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::optional<std::int64_t> grace_period_seconds() const {
    return get<std::optional<std::int64_t>>("gracePeriodSeconds");
  }
  [[nodiscard]] Preconditions preconditions() const& KINFORM_LIFETIME_BOUND {
    return Preconditions(member("preconditions"));
  }
  Preconditions preconditions() const&& = delete;
  [[nodiscard]] const std::optional<bool> orphan_dependents() const {
    return get<std::optional<bool>>("orphanDependents");
  }
  [[nodiscard]] const std::optional<std::string_view> propagation_policy() const& KINFORM_LIFETIME_BOUND {
    return get<std::optional<std::string_view>>("propagationPolicy");
  }
  const std::optional<std::string_view> propagation_policy() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("dryRun"));
  }
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::optional<bool> ignore_store_read_error_with_cluster_breaking_potential() const {
    return get<std::optional<bool>>("ignoreStoreReadErrorWithClusterBreakingPotential");
  }
};

class FieldSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::string_view> values() const {
    return kinform::ListView<std::string_view>(member("values"));
  }
};

class GetOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view resource_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("resourceVersion");
  }
  const std::string_view resource_version() const&& = delete;
};

class GroupKind : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
};

class GroupResource : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
};

class GroupVersion : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
};

class GroupVersionKind : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
};

class GroupVersionResource : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
};

class LabelSelector : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<std::string_view> match_labels() const {
    return kinform::MapView<std::string_view>(member("matchLabels"));
  }
  [[nodiscard]] kinform::ListView<LabelSelectorRequirement> match_expressions() const {
    return kinform::ListView<LabelSelectorRequirement>(member("matchExpressions"));
  }
};

class LabelSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::string_view> values() const {
    return kinform::ListView<std::string_view>(member("values"));
  }
};

class ShardInfo : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view selector() const {
    return get<std::string_view>("selector");
  }
};

class ListMeta : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view self_link() const {
    return get<std::string_view>("selfLink");
  }
  [[nodiscard]] const std::string_view resource_version() const {
    return get<std::string_view>("resourceVersion");
  }
  [[nodiscard]] const std::string_view continue_() const {
    return get<std::string_view>("continue");
  }
  [[nodiscard]] const std::optional<std::int64_t> remaining_item_count() const {
    return get<std::optional<std::int64_t>>("remainingItemCount");
  }
  [[nodiscard]] ShardInfo shard_info() const { return ShardInfo(member("shardInfo")); }
};

class List : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return ListMeta(member("metadata"));
  }
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<kinform::Value> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<kinform::Value>(member("items"));
  }
  kinform::ListView<kinform::Value> items() const&& = delete;
};

class ListOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view label_selector() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("labelSelector");
  }
  const std::string_view label_selector() const&& = delete;
  [[nodiscard]] const std::string_view field_selector() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldSelector");
  }
  const std::string_view field_selector() const&& = delete;
  [[nodiscard]] bool watch() const { return get<bool>("watch"); }
  [[nodiscard]] bool allow_watch_bookmarks() const { return get<bool>("allowWatchBookmarks"); }
  [[nodiscard]] const std::string_view resource_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("resourceVersion");
  }
  const std::string_view resource_version() const&& = delete;
  [[nodiscard]] const std::string_view resource_version_match() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("resourceVersionMatch");
  }
  const std::string_view resource_version_match() const&& = delete;
  [[nodiscard]] const std::optional<std::int64_t> timeout_seconds() const {
    return get<std::optional<std::int64_t>>("timeoutSeconds");
  }
  [[nodiscard]] std::int64_t limit() const { return get<std::int64_t>("limit"); }
  [[nodiscard]] const std::string_view continue_() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("continue");
  }
  const std::string_view continue_() const&& = delete;
  [[nodiscard]] const std::optional<bool> send_initial_events() const {
    return get<std::optional<bool>>("sendInitialEvents");
  }
  [[nodiscard]] const std::string_view shard_selector() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("shardSelector");
  }
  const std::string_view shard_selector() const&& = delete;
};

class ManagedFieldsEntry : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view manager() const { return get<std::string_view>("manager"); }
  [[nodiscard]] const std::string_view operation() const {
    return get<std::string_view>("operation");
  }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> time() const {
    return get<std::optional<std::chrono::sys_seconds>>("time");
  }
  [[nodiscard]] const std::string_view fields_type() const {
    return get<std::string_view>("fieldsType");
  }
  [[nodiscard]] kinform::Value fields_v1() const { return member("fieldsV1"); }
  [[nodiscard]] const std::string_view subresource() const {
    return get<std::string_view>("subresource");
  }
};

class ObjectMeta : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view generate_name() const {
    return get<std::string_view>("generateName");
  }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view self_link() const {
    return get<std::string_view>("selfLink");
  }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] const std::string_view resource_version() const {
    return get<std::string_view>("resourceVersion");
  }
  [[nodiscard]] std::int64_t generation() const { return get<std::int64_t>("generation"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> creation_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("creationTimestamp");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> deletion_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("deletionTimestamp");
  }
  [[nodiscard]] const std::optional<std::int64_t> deletion_grace_period_seconds() const {
    return get<std::optional<std::int64_t>>("deletionGracePeriodSeconds");
  }
  [[nodiscard]] kinform::MapView<std::string_view> labels() const {
    return kinform::MapView<std::string_view>(member("labels"));
  }
  [[nodiscard]] kinform::MapView<std::string_view> annotations() const {
    return kinform::MapView<std::string_view>(member("annotations"));
  }
  [[nodiscard]] kinform::ListView<OwnerReference> owner_references() const {
    return kinform::ListView<OwnerReference>(member("ownerReferences"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> finalizers() const {
    return kinform::ListView<std::string_view>(member("finalizers"));
  }
  [[nodiscard]] kinform::ListView<ManagedFieldsEntry> managed_fields() const {
    return kinform::ListView<ManagedFieldsEntry>(member("managedFields"));
  }
};

class OwnerReference : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] const std::optional<bool> controller() const {
    return get<std::optional<bool>>("controller");
  }
  [[nodiscard]] const std::optional<bool> block_owner_deletion() const {
    return get<std::optional<bool>>("blockOwnerDeletion");
  }
};

class PartialObjectMetadata : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return ObjectMeta(member("metadata"));
  }
  ObjectMeta metadata() const&& = delete;
};

class PartialObjectMetadataList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return ListMeta(member("metadata"));
  }
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PartialObjectMetadata> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PartialObjectMetadata>(member("items"));
  }
  kinform::ListView<PartialObjectMetadata> items() const&& = delete;
};

class PatchOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("dryRun"));
  }
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::optional<bool> force() const {
    return get<std::optional<bool>>("force");
  }
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldManager");
  }
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldValidation");
  }
  const std::string_view field_validation() const&& = delete;
};

class RootPaths : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> paths() const {
    return kinform::ListView<std::string_view>(member("paths"));
  }
};

class ServerAddressByClientCIDR : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view client_cidr() const {
    return get<std::string_view>("clientCIDR");
  }
  [[nodiscard]] const std::string_view server_address() const {
    return get<std::string_view>("serverAddress");
  }
};

class StatusDetails : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] kinform::ListView<StatusCause> causes() const {
    return kinform::ListView<StatusCause>(member("causes"));
  }
  [[nodiscard]] std::int32_t retry_after_seconds() const {
    return get<std::int32_t>("retryAfterSeconds");
  }
};

class Status : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return ListMeta(member("metadata"));
  }
  ListMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view status() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("status");
  }
  const std::string_view status() const&& = delete;
  [[nodiscard]] const std::string_view message() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("message");
  }
  const std::string_view message() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reason");
  }
  const std::string_view reason() const&& = delete;
  [[nodiscard]] StatusDetails details() const& KINFORM_LIFETIME_BOUND {
    return StatusDetails(member("details"));
  }
  StatusDetails details() const&& = delete;
  [[nodiscard]] std::int32_t code() const { return get<std::int32_t>("code"); }
};

class StatusCause : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::string_view field() const { return get<std::string_view>("field"); }
};

class Table : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return ListMeta(member("metadata"));
  }
  ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<TableColumnDefinition> column_definitions() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<TableColumnDefinition>(member("columnDefinitions"));
  }
  kinform::ListView<TableColumnDefinition> column_definitions() const&& = delete;
  [[nodiscard]] kinform::ListView<TableRow> rows() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<TableRow>(member("rows"));
  }
  kinform::ListView<TableRow> rows() const&& = delete;
};

class TableColumnDefinition : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view format() const { return get<std::string_view>("format"); }
  [[nodiscard]] const std::string_view description() const {
    return get<std::string_view>("description");
  }
  [[nodiscard]] std::int32_t priority() const { return get<std::int32_t>("priority"); }
};

class TableOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view include_object() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("includeObject");
  }
  const std::string_view include_object() const&& = delete;
};

class TableRow : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<TableRowCondition> conditions() const {
    return kinform::ListView<TableRowCondition>(member("conditions"));
  }
  [[nodiscard]] kinform::Value object() const { return member("object"); }
};

class TableRowCondition : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class Timestamp : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t seconds() const { return get<std::int64_t>("seconds"); }
  [[nodiscard]] std::int32_t nanos() const { return get<std::int32_t>("nanos"); }
};

class TypeMeta : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
};

class UpdateOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> dry_run() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("dryRun"));
  }
  kinform::ListView<std::string_view> dry_run() const&& = delete;
  [[nodiscard]] const std::string_view field_manager() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldManager");
  }
  const std::string_view field_manager() const&& = delete;
  [[nodiscard]] const std::string_view field_validation() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("fieldValidation");
  }
  const std::string_view field_validation() const&& = delete;
};

class WatchEvent : public kinform::View {
 public:
  class Draft;  // In kinform/meta/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] kinform::Value object() const { return member("object"); }
};

}  // namespace kinform::meta::v1
