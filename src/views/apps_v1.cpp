#include "kinform/apps/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::apps::v1 {

kinform::Resource ControllerRevision::resource() {
  return {.group = "apps", .version = "v1", .plural = "controllerrevisions", .kind = "ControllerRevision"};
}

const std::string_view ControllerRevision::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ControllerRevision::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ControllerRevision::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::Value ControllerRevision::data() const& {
  return member("data");
}

std::int64_t ControllerRevision::revision() const {
  return get<std::int64_t>("revision");
}

const std::string_view ControllerRevisionList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ControllerRevisionList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ControllerRevisionList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ControllerRevision> ControllerRevisionList::items() const& {
  return kinform::ListView<ControllerRevision>(member("items"));
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_unavailable() const {
  return get<std::optional<kinform::IntOrString>>("maxUnavailable");
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_surge() const {
  return get<std::optional<kinform::IntOrString>>("maxSurge");
}

const std::string_view DaemonSetUpdateStrategy::type() const {
  return get<std::string_view>("type");
}

RollingUpdateDaemonSet DaemonSetUpdateStrategy::rolling_update() const {
  return RollingUpdateDaemonSet(member("rollingUpdate"));
}

kinform::meta::v1::LabelSelector DaemonSetSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

kinform::core::v1::PodTemplateSpec DaemonSetSpec::template_() const {
  return kinform::core::v1::PodTemplateSpec(member("template"));
}

DaemonSetUpdateStrategy DaemonSetSpec::update_strategy() const {
  return DaemonSetUpdateStrategy(member("updateStrategy"));
}

std::int32_t DaemonSetSpec::min_ready_seconds() const {
  return get<std::int32_t>("minReadySeconds");
}

const std::optional<std::int32_t> DaemonSetSpec::revision_history_limit() const {
  return get<std::optional<std::int32_t>>("revisionHistoryLimit");
}

std::int32_t DaemonSetStatus::current_number_scheduled() const {
  return get<std::int32_t>("currentNumberScheduled");
}

std::int32_t DaemonSetStatus::number_misscheduled() const {
  return get<std::int32_t>("numberMisscheduled");
}

std::int32_t DaemonSetStatus::desired_number_scheduled() const {
  return get<std::int32_t>("desiredNumberScheduled");
}

std::int32_t DaemonSetStatus::number_ready() const {
  return get<std::int32_t>("numberReady");
}

std::int64_t DaemonSetStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

std::int32_t DaemonSetStatus::updated_number_scheduled() const {
  return get<std::int32_t>("updatedNumberScheduled");
}

std::int32_t DaemonSetStatus::number_available() const {
  return get<std::int32_t>("numberAvailable");
}

std::int32_t DaemonSetStatus::number_unavailable() const {
  return get<std::int32_t>("numberUnavailable");
}

const std::optional<std::int32_t> DaemonSetStatus::collision_count() const {
  return get<std::optional<std::int32_t>>("collisionCount");
}

kinform::ListView<DaemonSetCondition> DaemonSetStatus::conditions() const {
  return kinform::ListView<DaemonSetCondition>(member("conditions"));
}

kinform::Resource DaemonSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "daemonsets", .kind = "DaemonSet"};
}

const std::string_view DaemonSet::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DaemonSet::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta DaemonSet::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

DaemonSetSpec DaemonSet::spec() const& {
  return DaemonSetSpec(member("spec"));
}

DaemonSetStatus DaemonSet::status() const& {
  return DaemonSetStatus(member("status"));
}

const std::string_view DaemonSetCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view DaemonSetCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> DaemonSetCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view DaemonSetCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view DaemonSetCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view DaemonSetList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DaemonSetList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta DaemonSetList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<DaemonSet> DaemonSetList::items() const& {
  return kinform::ListView<DaemonSet>(member("items"));
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_unavailable() const {
  return get<std::optional<kinform::IntOrString>>("maxUnavailable");
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_surge() const {
  return get<std::optional<kinform::IntOrString>>("maxSurge");
}

const std::string_view DeploymentStrategy::type() const {
  return get<std::string_view>("type");
}

RollingUpdateDeployment DeploymentStrategy::rolling_update() const {
  return RollingUpdateDeployment(member("rollingUpdate"));
}

const std::optional<std::int32_t> DeploymentSpec::replicas() const {
  return get<std::optional<std::int32_t>>("replicas");
}

kinform::meta::v1::LabelSelector DeploymentSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

kinform::core::v1::PodTemplateSpec DeploymentSpec::template_() const {
  return kinform::core::v1::PodTemplateSpec(member("template"));
}

DeploymentStrategy DeploymentSpec::strategy() const {
  return DeploymentStrategy(member("strategy"));
}

std::int32_t DeploymentSpec::min_ready_seconds() const {
  return get<std::int32_t>("minReadySeconds");
}

const std::optional<std::int32_t> DeploymentSpec::revision_history_limit() const {
  return get<std::optional<std::int32_t>>("revisionHistoryLimit");
}

bool DeploymentSpec::paused() const {
  return get<bool>("paused");
}

const std::optional<std::int32_t> DeploymentSpec::progress_deadline_seconds() const {
  return get<std::optional<std::int32_t>>("progressDeadlineSeconds");
}

std::int64_t DeploymentStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

std::int32_t DeploymentStatus::replicas() const {
  return get<std::int32_t>("replicas");
}

std::int32_t DeploymentStatus::updated_replicas() const {
  return get<std::int32_t>("updatedReplicas");
}

std::int32_t DeploymentStatus::ready_replicas() const {
  return get<std::int32_t>("readyReplicas");
}

std::int32_t DeploymentStatus::available_replicas() const {
  return get<std::int32_t>("availableReplicas");
}

std::int32_t DeploymentStatus::unavailable_replicas() const {
  return get<std::int32_t>("unavailableReplicas");
}

const std::optional<std::int32_t> DeploymentStatus::terminating_replicas() const {
  return get<std::optional<std::int32_t>>("terminatingReplicas");
}

kinform::ListView<DeploymentCondition> DeploymentStatus::conditions() const {
  return kinform::ListView<DeploymentCondition>(member("conditions"));
}

const std::optional<std::int32_t> DeploymentStatus::collision_count() const {
  return get<std::optional<std::int32_t>>("collisionCount");
}

kinform::Resource Deployment::resource() {
  return {.group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
}

const std::string_view Deployment::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Deployment::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Deployment::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

DeploymentSpec Deployment::spec() const& {
  return DeploymentSpec(member("spec"));
}

DeploymentStatus Deployment::status() const& {
  return DeploymentStatus(member("status"));
}

const std::string_view DeploymentCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view DeploymentCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> DeploymentCondition::last_update_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastUpdateTime");
}

const std::optional<std::chrono::sys_seconds> DeploymentCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view DeploymentCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view DeploymentCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view DeploymentList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DeploymentList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta DeploymentList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Deployment> DeploymentList::items() const& {
  return kinform::ListView<Deployment>(member("items"));
}

const std::optional<std::int32_t> ReplicaSetSpec::replicas() const {
  return get<std::optional<std::int32_t>>("replicas");
}

std::int32_t ReplicaSetSpec::min_ready_seconds() const {
  return get<std::int32_t>("minReadySeconds");
}

kinform::meta::v1::LabelSelector ReplicaSetSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

kinform::core::v1::PodTemplateSpec ReplicaSetSpec::template_() const {
  return kinform::core::v1::PodTemplateSpec(member("template"));
}

std::int32_t ReplicaSetStatus::replicas() const {
  return get<std::int32_t>("replicas");
}

std::int32_t ReplicaSetStatus::fully_labeled_replicas() const {
  return get<std::int32_t>("fullyLabeledReplicas");
}

std::int32_t ReplicaSetStatus::ready_replicas() const {
  return get<std::int32_t>("readyReplicas");
}

std::int32_t ReplicaSetStatus::available_replicas() const {
  return get<std::int32_t>("availableReplicas");
}

const std::optional<std::int32_t> ReplicaSetStatus::terminating_replicas() const {
  return get<std::optional<std::int32_t>>("terminatingReplicas");
}

std::int64_t ReplicaSetStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

kinform::ListView<ReplicaSetCondition> ReplicaSetStatus::conditions() const {
  return kinform::ListView<ReplicaSetCondition>(member("conditions"));
}

kinform::Resource ReplicaSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "replicasets", .kind = "ReplicaSet"};
}

const std::string_view ReplicaSet::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ReplicaSet::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ReplicaSet::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ReplicaSetSpec ReplicaSet::spec() const& {
  return ReplicaSetSpec(member("spec"));
}

ReplicaSetStatus ReplicaSet::status() const& {
  return ReplicaSetStatus(member("status"));
}

const std::string_view ReplicaSetCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view ReplicaSetCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> ReplicaSetCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view ReplicaSetCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view ReplicaSetCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view ReplicaSetList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ReplicaSetList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ReplicaSetList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ReplicaSet> ReplicaSetList::items() const& {
  return kinform::ListView<ReplicaSet>(member("items"));
}

const std::optional<std::int32_t> RollingUpdateStatefulSetStrategy::partition() const {
  return get<std::optional<std::int32_t>>("partition");
}

const std::optional<kinform::IntOrString> RollingUpdateStatefulSetStrategy::max_unavailable() const {
  return get<std::optional<kinform::IntOrString>>("maxUnavailable");
}

const std::string_view StatefulSetUpdateStrategy::type() const {
  return get<std::string_view>("type");
}

RollingUpdateStatefulSetStrategy StatefulSetUpdateStrategy::rolling_update() const {
  return RollingUpdateStatefulSetStrategy(member("rollingUpdate"));
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_deleted() const {
  return get<std::string_view>("whenDeleted");
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_scaled() const {
  return get<std::string_view>("whenScaled");
}

std::int32_t StatefulSetOrdinals::start() const {
  return get<std::int32_t>("start");
}

const std::optional<std::int32_t> StatefulSetSpec::replicas() const {
  return get<std::optional<std::int32_t>>("replicas");
}

kinform::meta::v1::LabelSelector StatefulSetSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

kinform::core::v1::PodTemplateSpec StatefulSetSpec::template_() const {
  return kinform::core::v1::PodTemplateSpec(member("template"));
}

kinform::ListView<kinform::core::v1::PersistentVolumeClaim> StatefulSetSpec::volume_claim_templates() const {
  return kinform::ListView<kinform::core::v1::PersistentVolumeClaim>(member("volumeClaimTemplates"));
}

const std::string_view StatefulSetSpec::service_name() const {
  return get<std::string_view>("serviceName");
}

const std::string_view StatefulSetSpec::pod_management_policy() const {
  return get<std::string_view>("podManagementPolicy");
}

StatefulSetUpdateStrategy StatefulSetSpec::update_strategy() const {
  return StatefulSetUpdateStrategy(member("updateStrategy"));
}

const std::optional<std::int32_t> StatefulSetSpec::revision_history_limit() const {
  return get<std::optional<std::int32_t>>("revisionHistoryLimit");
}

std::int32_t StatefulSetSpec::min_ready_seconds() const {
  return get<std::int32_t>("minReadySeconds");
}

StatefulSetPersistentVolumeClaimRetentionPolicy StatefulSetSpec::persistent_volume_claim_retention_policy() const {
  return StatefulSetPersistentVolumeClaimRetentionPolicy(member("persistentVolumeClaimRetentionPolicy"));
}

StatefulSetOrdinals StatefulSetSpec::ordinals() const {
  return StatefulSetOrdinals(member("ordinals"));
}

std::int64_t StatefulSetStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

std::int32_t StatefulSetStatus::replicas() const {
  return get<std::int32_t>("replicas");
}

std::int32_t StatefulSetStatus::ready_replicas() const {
  return get<std::int32_t>("readyReplicas");
}

std::int32_t StatefulSetStatus::current_replicas() const {
  return get<std::int32_t>("currentReplicas");
}

std::int32_t StatefulSetStatus::updated_replicas() const {
  return get<std::int32_t>("updatedReplicas");
}

const std::string_view StatefulSetStatus::current_revision() const {
  return get<std::string_view>("currentRevision");
}

const std::string_view StatefulSetStatus::update_revision() const {
  return get<std::string_view>("updateRevision");
}

const std::optional<std::int32_t> StatefulSetStatus::collision_count() const {
  return get<std::optional<std::int32_t>>("collisionCount");
}

kinform::ListView<StatefulSetCondition> StatefulSetStatus::conditions() const {
  return kinform::ListView<StatefulSetCondition>(member("conditions"));
}

std::int32_t StatefulSetStatus::available_replicas() const {
  return get<std::int32_t>("availableReplicas");
}

kinform::Resource StatefulSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "statefulsets", .kind = "StatefulSet"};
}

const std::string_view StatefulSet::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view StatefulSet::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta StatefulSet::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

StatefulSetSpec StatefulSet::spec() const& {
  return StatefulSetSpec(member("spec"));
}

StatefulSetStatus StatefulSet::status() const& {
  return StatefulSetStatus(member("status"));
}

const std::string_view StatefulSetCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view StatefulSetCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> StatefulSetCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view StatefulSetCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view StatefulSetCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view StatefulSetList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view StatefulSetList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta StatefulSetList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<StatefulSet> StatefulSetList::items() const& {
  return kinform::ListView<StatefulSet>(member("items"));
}

}  // namespace kinform::apps::v1
