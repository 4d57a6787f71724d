// The types of apps/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::apps::v1 {

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

struct StatefulSetUpdateStrategyType {
  static constexpr std::string_view kRollingUpdate = "RollingUpdate";
  static constexpr std::string_view kOnDelete = "OnDelete";
};

class ControllerRevision : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apps", .version = "v1", .plural = "controllerrevisions", .kind = "ControllerRevision"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::Value data() const& KINFORM_LIFETIME_BOUND { return member("data"); }
  kinform::Value data() const&& = delete;
  [[nodiscard]] std::int64_t revision() const { return get<std::int64_t>("revision"); }
};

class ControllerRevisionList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ControllerRevision> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ControllerRevision>(member("items"));
  }
  kinform::ListView<ControllerRevision> items() const&& = delete;
};

class RollingUpdateDaemonSet : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const {
    return get<std::optional<kinform::IntOrString>>("maxUnavailable");
  }
  [[nodiscard]] const std::optional<kinform::IntOrString> max_surge() const {
    return get<std::optional<kinform::IntOrString>>("maxSurge");
  }
};

class DaemonSetUpdateStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] RollingUpdateDaemonSet rolling_update() const {
    return RollingUpdateDaemonSet(member("rollingUpdate"));
  }
};

class DaemonSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const {
    return kinform::core::v1::PodTemplateSpec(member("template"));
  }
  [[nodiscard]] DaemonSetUpdateStrategy update_strategy() const {
    return DaemonSetUpdateStrategy(member("updateStrategy"));
  }
  [[nodiscard]] std::int32_t min_ready_seconds() const {
    return get<std::int32_t>("minReadySeconds");
  }
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const {
    return get<std::optional<std::int32_t>>("revisionHistoryLimit");
  }
};

class DaemonSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t current_number_scheduled() const {
    return get<std::int32_t>("currentNumberScheduled");
  }
  [[nodiscard]] std::int32_t number_misscheduled() const {
    return get<std::int32_t>("numberMisscheduled");
  }
  [[nodiscard]] std::int32_t desired_number_scheduled() const {
    return get<std::int32_t>("desiredNumberScheduled");
  }
  [[nodiscard]] std::int32_t number_ready() const { return get<std::int32_t>("numberReady"); }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] std::int32_t updated_number_scheduled() const {
    return get<std::int32_t>("updatedNumberScheduled");
  }
  [[nodiscard]] std::int32_t number_available() const {
    return get<std::int32_t>("numberAvailable");
  }
  [[nodiscard]] std::int32_t number_unavailable() const {
    return get<std::int32_t>("numberUnavailable");
  }
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const {
    return get<std::optional<std::int32_t>>("collisionCount");
  }
  [[nodiscard]] kinform::ListView<DaemonSetCondition> conditions() const {
    return kinform::ListView<DaemonSetCondition>(member("conditions"));
  }
};

class DaemonSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apps", .version = "v1", .plural = "daemonsets", .kind = "DaemonSet"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DaemonSetSpec spec() const& KINFORM_LIFETIME_BOUND {
    return DaemonSetSpec(member("spec"));
  }
  DaemonSetSpec spec() const&& = delete;
  [[nodiscard]] DaemonSetStatus status() const& KINFORM_LIFETIME_BOUND {
    return DaemonSetStatus(member("status"));
  }
  DaemonSetStatus status() const&& = delete;
};

class DaemonSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class DaemonSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<DaemonSet> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<DaemonSet>(member("items"));
  }
  kinform::ListView<DaemonSet> items() const&& = delete;
};

class RollingUpdateDeployment : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const {
    return get<std::optional<kinform::IntOrString>>("maxUnavailable");
  }
  [[nodiscard]] const std::optional<kinform::IntOrString> max_surge() const {
    return get<std::optional<kinform::IntOrString>>("maxSurge");
  }
};

class DeploymentStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] RollingUpdateDeployment rolling_update() const {
    return RollingUpdateDeployment(member("rollingUpdate"));
  }
};

class DeploymentSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const {
    return get<std::optional<std::int32_t>>("replicas");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const {
    return kinform::core::v1::PodTemplateSpec(member("template"));
  }
  [[nodiscard]] DeploymentStrategy strategy() const {
    return DeploymentStrategy(member("strategy"));
  }
  [[nodiscard]] std::int32_t min_ready_seconds() const {
    return get<std::int32_t>("minReadySeconds");
  }
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const {
    return get<std::optional<std::int32_t>>("revisionHistoryLimit");
  }
  [[nodiscard]] bool paused() const { return get<bool>("paused"); }
  [[nodiscard]] const std::optional<std::int32_t> progress_deadline_seconds() const {
    return get<std::optional<std::int32_t>>("progressDeadlineSeconds");
  }
};

class DeploymentStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
  [[nodiscard]] std::int32_t updated_replicas() const {
    return get<std::int32_t>("updatedReplicas");
  }
  [[nodiscard]] std::int32_t ready_replicas() const { return get<std::int32_t>("readyReplicas"); }
  [[nodiscard]] std::int32_t available_replicas() const {
    return get<std::int32_t>("availableReplicas");
  }
  [[nodiscard]] std::int32_t unavailable_replicas() const {
    return get<std::int32_t>("unavailableReplicas");
  }
  [[nodiscard]] const std::optional<std::int32_t> terminating_replicas() const {
    return get<std::optional<std::int32_t>>("terminatingReplicas");
  }
  [[nodiscard]] kinform::ListView<DeploymentCondition> conditions() const {
    return kinform::ListView<DeploymentCondition>(member("conditions"));
  }
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const {
    return get<std::optional<std::int32_t>>("collisionCount");
  }
};

class Deployment : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DeploymentSpec spec() const& KINFORM_LIFETIME_BOUND {
    return DeploymentSpec(member("spec"));
  }
  DeploymentSpec spec() const&& = delete;
  [[nodiscard]] DeploymentStatus status() const& KINFORM_LIFETIME_BOUND {
    return DeploymentStatus(member("status"));
  }
  DeploymentStatus status() const&& = delete;
};

class DeploymentCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_update_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastUpdateTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class DeploymentList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Deployment> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Deployment>(member("items"));
  }
  kinform::ListView<Deployment> items() const&& = delete;
};

class ReplicaSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const {
    return get<std::optional<std::int32_t>>("replicas");
  }
  [[nodiscard]] std::int32_t min_ready_seconds() const {
    return get<std::int32_t>("minReadySeconds");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const {
    return kinform::core::v1::PodTemplateSpec(member("template"));
  }
};

class ReplicaSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
  [[nodiscard]] std::int32_t fully_labeled_replicas() const {
    return get<std::int32_t>("fullyLabeledReplicas");
  }
  [[nodiscard]] std::int32_t ready_replicas() const { return get<std::int32_t>("readyReplicas"); }
  [[nodiscard]] std::int32_t available_replicas() const {
    return get<std::int32_t>("availableReplicas");
  }
  [[nodiscard]] const std::optional<std::int32_t> terminating_replicas() const {
    return get<std::optional<std::int32_t>>("terminatingReplicas");
  }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] kinform::ListView<ReplicaSetCondition> conditions() const {
    return kinform::ListView<ReplicaSetCondition>(member("conditions"));
  }
};

class ReplicaSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apps", .version = "v1", .plural = "replicasets", .kind = "ReplicaSet"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ReplicaSetSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ReplicaSetSpec(member("spec"));
  }
  ReplicaSetSpec spec() const&& = delete;
  [[nodiscard]] ReplicaSetStatus status() const& KINFORM_LIFETIME_BOUND {
    return ReplicaSetStatus(member("status"));
  }
  ReplicaSetStatus status() const&& = delete;
};

class ReplicaSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class ReplicaSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ReplicaSet> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ReplicaSet>(member("items"));
  }
  kinform::ListView<ReplicaSet> items() const&& = delete;
};

class RollingUpdateStatefulSetStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> partition() const {
    return get<std::optional<std::int32_t>>("partition");
  }
  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const {
    return get<std::optional<kinform::IntOrString>>("maxUnavailable");
  }
};

class StatefulSetUpdateStrategy : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] RollingUpdateStatefulSetStrategy rolling_update() const {
    return RollingUpdateStatefulSetStrategy(member("rollingUpdate"));
  }
};

class StatefulSetPersistentVolumeClaimRetentionPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view when_deleted() const {
    return get<std::string_view>("whenDeleted");
  }
  [[nodiscard]] const std::string_view when_scaled() const {
    return get<std::string_view>("whenScaled");
  }
};

class StatefulSetOrdinals : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t start() const { return get<std::int32_t>("start"); }
};

class StatefulSetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const {
    return get<std::optional<std::int32_t>>("replicas");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const {
    return kinform::core::v1::PodTemplateSpec(member("template"));
  }
  [[nodiscard]] kinform::ListView<kinform::core::v1::PersistentVolumeClaim> volume_claim_templates() const {
    return kinform::ListView<kinform::core::v1::PersistentVolumeClaim>(member("volumeClaimTemplates"));
  }
  [[nodiscard]] const std::string_view service_name() const {
    return get<std::string_view>("serviceName");
  }
  [[nodiscard]] const std::string_view pod_management_policy() const {
    return get<std::string_view>("podManagementPolicy");
  }
  [[nodiscard]] StatefulSetUpdateStrategy update_strategy() const {
    return StatefulSetUpdateStrategy(member("updateStrategy"));
  }
  [[nodiscard]] const std::optional<std::int32_t> revision_history_limit() const {
    return get<std::optional<std::int32_t>>("revisionHistoryLimit");
  }
  [[nodiscard]] std::int32_t min_ready_seconds() const {
    return get<std::int32_t>("minReadySeconds");
  }
  [[nodiscard]] StatefulSetPersistentVolumeClaimRetentionPolicy persistent_volume_claim_retention_policy() const {
    return StatefulSetPersistentVolumeClaimRetentionPolicy(member("persistentVolumeClaimRetentionPolicy"));
  }
  [[nodiscard]] StatefulSetOrdinals ordinals() const {
    return StatefulSetOrdinals(member("ordinals"));
  }
};

class StatefulSetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
  [[nodiscard]] std::int32_t ready_replicas() const { return get<std::int32_t>("readyReplicas"); }
  [[nodiscard]] std::int32_t current_replicas() const {
    return get<std::int32_t>("currentReplicas");
  }
  [[nodiscard]] std::int32_t updated_replicas() const {
    return get<std::int32_t>("updatedReplicas");
  }
  [[nodiscard]] const std::string_view current_revision() const {
    return get<std::string_view>("currentRevision");
  }
  [[nodiscard]] const std::string_view update_revision() const {
    return get<std::string_view>("updateRevision");
  }
  [[nodiscard]] const std::optional<std::int32_t> collision_count() const {
    return get<std::optional<std::int32_t>>("collisionCount");
  }
  [[nodiscard]] kinform::ListView<StatefulSetCondition> conditions() const {
    return kinform::ListView<StatefulSetCondition>(member("conditions"));
  }
  [[nodiscard]] std::int32_t available_replicas() const {
    return get<std::int32_t>("availableReplicas");
  }
};

class StatefulSet : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apps", .version = "v1", .plural = "statefulsets", .kind = "StatefulSet"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] StatefulSetSpec spec() const& KINFORM_LIFETIME_BOUND {
    return StatefulSetSpec(member("spec"));
  }
  StatefulSetSpec spec() const&& = delete;
  [[nodiscard]] StatefulSetStatus status() const& KINFORM_LIFETIME_BOUND {
    return StatefulSetStatus(member("status"));
  }
  StatefulSetStatus status() const&& = delete;
};

class StatefulSetCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class StatefulSetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apps/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<StatefulSet> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<StatefulSet>(member("items"));
  }
  kinform::ListView<StatefulSet> items() const&& = delete;
};

}  // namespace kinform::apps::v1
