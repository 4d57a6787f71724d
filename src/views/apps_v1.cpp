#include "kinform/apps/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::apps::v1 {

kinform::Resource ControllerRevision::resource() {
  return {.group = "apps", .version = "v1", .plural = "controllerrevisions", .kind = "ControllerRevision"};
}

const std::string_view ControllerRevision::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ControllerRevision::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ControllerRevision::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::Value ControllerRevision::data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return member("data", places);
}

std::int64_t ControllerRevision::revision() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("revision", places);
}

const std::string_view ControllerRevisionList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ControllerRevisionList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ControllerRevisionList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ControllerRevision> ControllerRevisionList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ControllerRevision>(member("items", places));
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_unavailable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxUnavailable", places);
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_surge() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxSurge", places);
}

const std::string_view DaemonSetUpdateStrategy::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

RollingUpdateDaemonSet DaemonSetUpdateStrategy::rolling_update() const {
  static constinit kinform::detail::FieldPlaces places;
  return RollingUpdateDaemonSet(member("rollingUpdate", places));
}

kinform::meta::v1::LabelSelector DaemonSetSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

kinform::core::v1::PodTemplateSpec DaemonSetSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PodTemplateSpec(member("template", places));
}

DaemonSetUpdateStrategy DaemonSetSpec::update_strategy() const {
  static constinit kinform::detail::FieldPlaces places;
  return DaemonSetUpdateStrategy(member("updateStrategy", places));
}

std::int32_t DaemonSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("minReadySeconds", places);
}

const std::optional<std::int32_t> DaemonSetSpec::revision_history_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("revisionHistoryLimit", places);
}

std::int32_t DaemonSetStatus::current_number_scheduled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("currentNumberScheduled", places);
}

std::int32_t DaemonSetStatus::number_misscheduled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("numberMisscheduled", places);
}

std::int32_t DaemonSetStatus::desired_number_scheduled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("desiredNumberScheduled", places);
}

std::int32_t DaemonSetStatus::number_ready() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("numberReady", places);
}

std::int64_t DaemonSetStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

std::int32_t DaemonSetStatus::updated_number_scheduled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("updatedNumberScheduled", places);
}

std::int32_t DaemonSetStatus::number_available() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("numberAvailable", places);
}

std::int32_t DaemonSetStatus::number_unavailable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("numberUnavailable", places);
}

const std::optional<std::int32_t> DaemonSetStatus::collision_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("collisionCount", places);
}

kinform::ListView<DaemonSetCondition> DaemonSetStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DaemonSetCondition>(member("conditions", places));
}

kinform::Resource DaemonSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "daemonsets", .kind = "DaemonSet"};
}

const std::string_view DaemonSet::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DaemonSet::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta DaemonSet::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

DaemonSetSpec DaemonSet::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return DaemonSetSpec(member("spec", places));
}

DaemonSetStatus DaemonSet::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return DaemonSetStatus(member("status", places));
}

const std::string_view DaemonSetCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view DaemonSetCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> DaemonSetCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view DaemonSetCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view DaemonSetCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view DaemonSetList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DaemonSetList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta DaemonSetList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<DaemonSet> DaemonSetList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DaemonSet>(member("items", places));
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_unavailable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxUnavailable", places);
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_surge() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxSurge", places);
}

const std::string_view DeploymentStrategy::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

RollingUpdateDeployment DeploymentStrategy::rolling_update() const {
  static constinit kinform::detail::FieldPlaces places;
  return RollingUpdateDeployment(member("rollingUpdate", places));
}

const std::optional<std::int32_t> DeploymentSpec::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("replicas", places);
}

kinform::meta::v1::LabelSelector DeploymentSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

kinform::core::v1::PodTemplateSpec DeploymentSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PodTemplateSpec(member("template", places));
}

DeploymentStrategy DeploymentSpec::strategy() const {
  static constinit kinform::detail::FieldPlaces places;
  return DeploymentStrategy(member("strategy", places));
}

std::int32_t DeploymentSpec::min_ready_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("minReadySeconds", places);
}

const std::optional<std::int32_t> DeploymentSpec::revision_history_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("revisionHistoryLimit", places);
}

bool DeploymentSpec::paused() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("paused", places);
}

const std::optional<std::int32_t> DeploymentSpec::progress_deadline_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("progressDeadlineSeconds", places);
}

std::int64_t DeploymentStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

std::int32_t DeploymentStatus::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

std::int32_t DeploymentStatus::updated_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("updatedReplicas", places);
}

std::int32_t DeploymentStatus::ready_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("readyReplicas", places);
}

std::int32_t DeploymentStatus::available_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("availableReplicas", places);
}

std::int32_t DeploymentStatus::unavailable_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("unavailableReplicas", places);
}

const std::optional<std::int32_t> DeploymentStatus::terminating_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("terminatingReplicas", places);
}

kinform::ListView<DeploymentCondition> DeploymentStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeploymentCondition>(member("conditions", places));
}

const std::optional<std::int32_t> DeploymentStatus::collision_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("collisionCount", places);
}

kinform::Resource Deployment::resource() {
  return {.group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
}

const std::string_view Deployment::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Deployment::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Deployment::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

DeploymentSpec Deployment::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return DeploymentSpec(member("spec", places));
}

DeploymentStatus Deployment::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return DeploymentStatus(member("status", places));
}

const std::string_view DeploymentCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view DeploymentCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> DeploymentCondition::last_update_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastUpdateTime", places);
}

const std::optional<std::chrono::sys_seconds> DeploymentCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view DeploymentCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view DeploymentCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view DeploymentList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DeploymentList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta DeploymentList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Deployment> DeploymentList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Deployment>(member("items", places));
}

const std::optional<std::int32_t> ReplicaSetSpec::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("replicas", places);
}

std::int32_t ReplicaSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("minReadySeconds", places);
}

kinform::meta::v1::LabelSelector ReplicaSetSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

kinform::core::v1::PodTemplateSpec ReplicaSetSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PodTemplateSpec(member("template", places));
}

std::int32_t ReplicaSetStatus::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

std::int32_t ReplicaSetStatus::fully_labeled_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("fullyLabeledReplicas", places);
}

std::int32_t ReplicaSetStatus::ready_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("readyReplicas", places);
}

std::int32_t ReplicaSetStatus::available_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("availableReplicas", places);
}

const std::optional<std::int32_t> ReplicaSetStatus::terminating_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("terminatingReplicas", places);
}

std::int64_t ReplicaSetStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

kinform::ListView<ReplicaSetCondition> ReplicaSetStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ReplicaSetCondition>(member("conditions", places));
}

kinform::Resource ReplicaSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "replicasets", .kind = "ReplicaSet"};
}

const std::string_view ReplicaSet::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ReplicaSet::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ReplicaSet::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ReplicaSetSpec ReplicaSet::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ReplicaSetSpec(member("spec", places));
}

ReplicaSetStatus ReplicaSet::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ReplicaSetStatus(member("status", places));
}

const std::string_view ReplicaSetCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view ReplicaSetCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> ReplicaSetCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view ReplicaSetCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view ReplicaSetCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view ReplicaSetList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ReplicaSetList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ReplicaSetList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ReplicaSet> ReplicaSetList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ReplicaSet>(member("items", places));
}

const std::optional<std::int32_t> RollingUpdateStatefulSetStrategy::partition() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("partition", places);
}

const std::optional<kinform::IntOrString> RollingUpdateStatefulSetStrategy::max_unavailable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxUnavailable", places);
}

const std::string_view StatefulSetUpdateStrategy::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

RollingUpdateStatefulSetStrategy StatefulSetUpdateStrategy::rolling_update() const {
  static constinit kinform::detail::FieldPlaces places;
  return RollingUpdateStatefulSetStrategy(member("rollingUpdate", places));
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_deleted() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("whenDeleted", places);
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_scaled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("whenScaled", places);
}

std::int32_t StatefulSetOrdinals::start() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("start", places);
}

const std::optional<std::int32_t> StatefulSetSpec::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("replicas", places);
}

kinform::meta::v1::LabelSelector StatefulSetSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

kinform::core::v1::PodTemplateSpec StatefulSetSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PodTemplateSpec(member("template", places));
}

kinform::ListView<kinform::core::v1::PersistentVolumeClaim> StatefulSetSpec::volume_claim_templates() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::core::v1::PersistentVolumeClaim>(member("volumeClaimTemplates", places));
}

const std::string_view StatefulSetSpec::service_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("serviceName", places);
}

const std::string_view StatefulSetSpec::pod_management_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("podManagementPolicy", places);
}

StatefulSetUpdateStrategy StatefulSetSpec::update_strategy() const {
  static constinit kinform::detail::FieldPlaces places;
  return StatefulSetUpdateStrategy(member("updateStrategy", places));
}

const std::optional<std::int32_t> StatefulSetSpec::revision_history_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("revisionHistoryLimit", places);
}

std::int32_t StatefulSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("minReadySeconds", places);
}

StatefulSetPersistentVolumeClaimRetentionPolicy StatefulSetSpec::persistent_volume_claim_retention_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return StatefulSetPersistentVolumeClaimRetentionPolicy(member("persistentVolumeClaimRetentionPolicy", places));
}

StatefulSetOrdinals StatefulSetSpec::ordinals() const {
  static constinit kinform::detail::FieldPlaces places;
  return StatefulSetOrdinals(member("ordinals", places));
}

std::int64_t StatefulSetStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

std::int32_t StatefulSetStatus::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

std::int32_t StatefulSetStatus::ready_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("readyReplicas", places);
}

std::int32_t StatefulSetStatus::current_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("currentReplicas", places);
}

std::int32_t StatefulSetStatus::updated_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("updatedReplicas", places);
}

const std::string_view StatefulSetStatus::current_revision() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("currentRevision", places);
}

const std::string_view StatefulSetStatus::update_revision() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("updateRevision", places);
}

const std::optional<std::int32_t> StatefulSetStatus::collision_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("collisionCount", places);
}

kinform::ListView<StatefulSetCondition> StatefulSetStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<StatefulSetCondition>(member("conditions", places));
}

std::int32_t StatefulSetStatus::available_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("availableReplicas", places);
}

kinform::Resource StatefulSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "statefulsets", .kind = "StatefulSet"};
}

const std::string_view StatefulSet::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view StatefulSet::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta StatefulSet::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

StatefulSetSpec StatefulSet::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return StatefulSetSpec(member("spec", places));
}

StatefulSetStatus StatefulSet::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return StatefulSetStatus(member("status", places));
}

const std::string_view StatefulSetCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view StatefulSetCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> StatefulSetCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view StatefulSetCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view StatefulSetCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view StatefulSetList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view StatefulSetList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta StatefulSetList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<StatefulSet> StatefulSetList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<StatefulSet>(member("items", places));
}

}  // namespace kinform::inline v0::apps::v1
