// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of apps/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::apps::v1 {

class ControllerRevision;
class ControllerRevisionList;
class RollingUpdateDaemonSet;
class DaemonSetUpdateStrategy;
class DaemonSetSpec;
class DaemonSetStatus;
class DaemonSet;
class DaemonSetCondition;
class DaemonSetList;
class RollingUpdateDeployment;
class DeploymentStrategy;
class DeploymentSpec;
class DeploymentStatus;
class Deployment;
class DeploymentCondition;
class DeploymentList;
class ReplicaSetSpec;
class ReplicaSetStatus;
class ReplicaSet;
class ReplicaSetCondition;
class ReplicaSetList;
class RollingUpdateStatefulSetStrategy;
class StatefulSetUpdateStrategy;
class StatefulSetPersistentVolumeClaimRetentionPolicy;
class StatefulSetOrdinals;
class StatefulSetSpec;
class StatefulSetStatus;
class StatefulSet;
class StatefulSetCondition;
class StatefulSetList;

struct DaemonSetUpdateStrategyType {
  static constexpr std::string_view kRollingUpdate = "RollingUpdate";
  static constexpr std::string_view kOnDelete = "OnDelete";
};

struct DeploymentConditionType {
  static constexpr std::string_view kAvailable = "Available";
  static constexpr std::string_view kProgressing = "Progressing";
  static constexpr std::string_view kReplicaFailure = "ReplicaFailure";
};

struct DeploymentStrategyType {
  static constexpr std::string_view kRecreate = "Recreate";
  static constexpr std::string_view kRollingUpdate = "RollingUpdate";
};

struct PersistentVolumeClaimRetentionPolicyType {
  static constexpr std::string_view kRetain = "Retain";
  static constexpr std::string_view kDelete = "Delete";
};

struct PodManagementPolicyType {
  static constexpr std::string_view kOrderedReady = "OrderedReady";
  static constexpr std::string_view kParallel = "Parallel";
};

struct ReplicaSetConditionType {
  static constexpr std::string_view kReplicaFailure = "ReplicaFailure";
};

struct StatefulSetConditionType {
  static constexpr std::string_view kProgressing = "Progressing";
};

struct StatefulSetUpdateStrategyType {
  static constexpr std::string_view kRollingUpdate = "RollingUpdate";
  static constexpr std::string_view kOnDelete = "OnDelete";
  static constexpr std::string_view kRecreate = "Recreate";
};

class KINFORM_EXPORT ControllerRevision : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::Value data() const& KINFORM_LIFETIME_BOUND;
  kinform::Value data() const&& = delete;
  [[nodiscard]] std::int64_t revision() const;
};

class KINFORM_EXPORT ControllerRevisionList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ControllerRevision> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ControllerRevision> items() const&& = delete;
};

class KINFORM_EXPORT RollingUpdateDaemonSet : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> max_surge() const;
};

class KINFORM_EXPORT DaemonSetUpdateStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] RollingUpdateDaemonSet rolling_update() const;
};

class KINFORM_EXPORT DaemonSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const;
  [[nodiscard]] DaemonSetUpdateStrategy update_strategy() const;
  [[nodiscard]] std::int32_t min_ready_seconds() const;
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const;
};

class KINFORM_EXPORT DaemonSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t current_number_scheduled() const;
  [[nodiscard]] std::int32_t number_misscheduled() const;
  [[nodiscard]] std::int32_t desired_number_scheduled() const;
  [[nodiscard]] std::int32_t number_ready() const;
  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] std::int32_t updated_number_scheduled() const;
  [[nodiscard]] std::int32_t number_available() const;
  [[nodiscard]] std::int32_t number_unavailable() const;
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const;
  [[nodiscard]] kinform::ListView<DaemonSetCondition> conditions() const;
};

class KINFORM_EXPORT DaemonSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DaemonSetSpec spec() const& KINFORM_LIFETIME_BOUND;
  DaemonSetSpec spec() const&& = delete;
  [[nodiscard]] DaemonSetStatus status() const& KINFORM_LIFETIME_BOUND;
  DaemonSetStatus status() const&& = delete;
};

class KINFORM_EXPORT DaemonSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT DaemonSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<DaemonSet> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<DaemonSet> items() const&& = delete;
};

class KINFORM_EXPORT RollingUpdateDeployment : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> max_surge() const;
};

class KINFORM_EXPORT DeploymentStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] RollingUpdateDeployment rolling_update() const;
};

class KINFORM_EXPORT DeploymentSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const;
  [[nodiscard]] DeploymentStrategy strategy() const;
  [[nodiscard]] std::int32_t min_ready_seconds() const;
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const;
  [[nodiscard]] bool paused() const;
  [[nodiscard]] const std::optional<std::int32_t> progress_deadline_seconds() const;
};

class KINFORM_EXPORT DeploymentStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] std::int32_t replicas() const;
  [[nodiscard]] std::int32_t updated_replicas() const;
  [[nodiscard]] std::int32_t ready_replicas() const;
  [[nodiscard]] std::int32_t available_replicas() const;
  [[nodiscard]] std::int32_t unavailable_replicas() const;
  [[nodiscard]] const std::optional<std::int32_t> terminating_replicas() const;
  [[nodiscard]] kinform::ListView<DeploymentCondition> conditions() const;
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const;
};

class KINFORM_EXPORT Deployment : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DeploymentSpec spec() const& KINFORM_LIFETIME_BOUND;
  DeploymentSpec spec() const&& = delete;
  [[nodiscard]] DeploymentStatus status() const& KINFORM_LIFETIME_BOUND;
  DeploymentStatus status() const&& = delete;
};

class KINFORM_EXPORT DeploymentCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_update_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT DeploymentList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Deployment> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Deployment> items() const&& = delete;
};

class KINFORM_EXPORT ReplicaSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const;
  [[nodiscard]] std::int32_t min_ready_seconds() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const;
};

class KINFORM_EXPORT ReplicaSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const;
  [[nodiscard]] std::int32_t fully_labeled_replicas() const;
  [[nodiscard]] std::int32_t ready_replicas() const;
  [[nodiscard]] std::int32_t available_replicas() const;
  [[nodiscard]] const std::optional<std::int32_t> terminating_replicas() const;
  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] kinform::ListView<ReplicaSetCondition> conditions() const;
};

class KINFORM_EXPORT ReplicaSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ReplicaSetSpec spec() const& KINFORM_LIFETIME_BOUND;
  ReplicaSetSpec spec() const&& = delete;
  [[nodiscard]] ReplicaSetStatus status() const& KINFORM_LIFETIME_BOUND;
  ReplicaSetStatus status() const&& = delete;
};

class KINFORM_EXPORT ReplicaSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT ReplicaSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ReplicaSet> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ReplicaSet> items() const&& = delete;
};

class KINFORM_EXPORT RollingUpdateStatefulSetStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> partition() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const;
};

class KINFORM_EXPORT StatefulSetUpdateStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] RollingUpdateStatefulSetStrategy rolling_update() const;
};

class KINFORM_EXPORT StatefulSetPersistentVolumeClaimRetentionPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view when_deleted() const;
  [[nodiscard]] const std::string_view when_scaled() const;
};

class KINFORM_EXPORT StatefulSetOrdinals : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t start() const;
};

class KINFORM_EXPORT StatefulSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const;
  [[nodiscard]] kinform::ListView<kinform::core::v1::PersistentVolumeClaim> volume_claim_templates() const;
  [[nodiscard]] const std::string_view service_name() const;
  [[nodiscard]] const std::string_view pod_management_policy() const;
  [[nodiscard]] StatefulSetUpdateStrategy update_strategy() const;
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const;
  [[nodiscard]] std::int32_t min_ready_seconds() const;
  [[nodiscard]] StatefulSetPersistentVolumeClaimRetentionPolicy persistent_volume_claim_retention_policy() const;
  [[nodiscard]] StatefulSetOrdinals ordinals() const;
};

class KINFORM_EXPORT StatefulSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] std::int32_t replicas() const;
  [[nodiscard]] std::int32_t ready_replicas() const;
  [[nodiscard]] std::int32_t current_replicas() const;
  [[nodiscard]] std::int32_t updated_replicas() const;
  [[nodiscard]] const std::string_view current_revision() const;
  [[nodiscard]] const std::string_view update_revision() const;
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const;
  [[nodiscard]] kinform::ListView<StatefulSetCondition> conditions() const;
  [[nodiscard]] std::int32_t available_replicas() const;
};

class KINFORM_EXPORT StatefulSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] StatefulSetSpec spec() const& KINFORM_LIFETIME_BOUND;
  StatefulSetSpec spec() const&& = delete;
  [[nodiscard]] StatefulSetStatus status() const& KINFORM_LIFETIME_BOUND;
  StatefulSetStatus status() const&& = delete;
};

class KINFORM_EXPORT StatefulSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT StatefulSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<StatefulSet> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<StatefulSet> items() const&& = delete;
};

}  // namespace kinform::inline v0::apps::v1
