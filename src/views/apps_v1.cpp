// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apps/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::apps::v1 {

kinform::ApiResource ControllerRevision::resource() {
  return {.group = "apps", .version = "v1", .plural = "controllerrevisions", .kind = "ControllerRevision"};
}

const std::string_view ControllerRevision::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ControllerRevision::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ControllerRevision::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::Value ControllerRevision::data() const& {
  static constinit kinform::detail::Field field("data");
  return member(field);
}

std::int64_t ControllerRevision::revision() const {
  static constinit kinform::detail::Field field("revision");
  return get<std::int64_t>(field);
}

const std::string_view ControllerRevisionList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ControllerRevisionList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ControllerRevisionList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ControllerRevision> ControllerRevisionList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ControllerRevision>(member(field));
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_unavailable() const {
  static constinit kinform::detail::Field field("maxUnavailable");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::optional<kinform::IntOrString> RollingUpdateDaemonSet::max_surge() const {
  static constinit kinform::detail::Field field("maxSurge");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::string_view DaemonSetUpdateStrategy::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

RollingUpdateDaemonSet DaemonSetUpdateStrategy::rolling_update() const {
  static constinit kinform::detail::Field field("rollingUpdate");
  return RollingUpdateDaemonSet(member(field));
}

kinform::meta::v1::LabelSelector DaemonSetSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::core::v1::PodTemplateSpec DaemonSetSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return kinform::core::v1::PodTemplateSpec(member(field));
}

DaemonSetUpdateStrategy DaemonSetSpec::update_strategy() const {
  static constinit kinform::detail::Field field("updateStrategy");
  return DaemonSetUpdateStrategy(member(field));
}

std::int32_t DaemonSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::Field field("minReadySeconds");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> DaemonSetSpec::revision_history_limit() const {
  static constinit kinform::detail::Field field("revisionHistoryLimit");
  return get<std::optional<std::int32_t>>(field);
}

std::int32_t DaemonSetStatus::current_number_scheduled() const {
  static constinit kinform::detail::Field field("currentNumberScheduled");
  return get<std::int32_t>(field);
}

std::int32_t DaemonSetStatus::number_misscheduled() const {
  static constinit kinform::detail::Field field("numberMisscheduled");
  return get<std::int32_t>(field);
}

std::int32_t DaemonSetStatus::desired_number_scheduled() const {
  static constinit kinform::detail::Field field("desiredNumberScheduled");
  return get<std::int32_t>(field);
}

std::int32_t DaemonSetStatus::number_ready() const {
  static constinit kinform::detail::Field field("numberReady");
  return get<std::int32_t>(field);
}

std::int64_t DaemonSetStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

std::int32_t DaemonSetStatus::updated_number_scheduled() const {
  static constinit kinform::detail::Field field("updatedNumberScheduled");
  return get<std::int32_t>(field);
}

std::int32_t DaemonSetStatus::number_available() const {
  static constinit kinform::detail::Field field("numberAvailable");
  return get<std::int32_t>(field);
}

std::int32_t DaemonSetStatus::number_unavailable() const {
  static constinit kinform::detail::Field field("numberUnavailable");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> DaemonSetStatus::collision_count() const {
  static constinit kinform::detail::Field field("collisionCount");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<DaemonSetCondition> DaemonSetStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<DaemonSetCondition>(member(field));
}

kinform::ApiResource DaemonSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "daemonsets", .kind = "DaemonSet"};
}

const std::string_view DaemonSet::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DaemonSet::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta DaemonSet::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

DaemonSetSpec DaemonSet::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return DaemonSetSpec(member(field));
}

DaemonSetStatus DaemonSet::status() const& {
  static constinit kinform::detail::Field field("status");
  return DaemonSetStatus(member(field));
}

const std::string_view DaemonSetCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view DaemonSetCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> DaemonSetCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view DaemonSetCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view DaemonSetCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view DaemonSetList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DaemonSetList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta DaemonSetList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<DaemonSet> DaemonSetList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<DaemonSet>(member(field));
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_unavailable() const {
  static constinit kinform::detail::Field field("maxUnavailable");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::optional<kinform::IntOrString> RollingUpdateDeployment::max_surge() const {
  static constinit kinform::detail::Field field("maxSurge");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::string_view DeploymentStrategy::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

RollingUpdateDeployment DeploymentStrategy::rolling_update() const {
  static constinit kinform::detail::Field field("rollingUpdate");
  return RollingUpdateDeployment(member(field));
}

const std::optional<std::int32_t> DeploymentSpec::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::optional<std::int32_t>>(field);
}

kinform::meta::v1::LabelSelector DeploymentSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::core::v1::PodTemplateSpec DeploymentSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return kinform::core::v1::PodTemplateSpec(member(field));
}

DeploymentStrategy DeploymentSpec::strategy() const {
  static constinit kinform::detail::Field field("strategy");
  return DeploymentStrategy(member(field));
}

std::int32_t DeploymentSpec::min_ready_seconds() const {
  static constinit kinform::detail::Field field("minReadySeconds");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> DeploymentSpec::revision_history_limit() const {
  static constinit kinform::detail::Field field("revisionHistoryLimit");
  return get<std::optional<std::int32_t>>(field);
}

bool DeploymentSpec::paused() const {
  static constinit kinform::detail::Field field("paused");
  return get<bool>(field);
}

const std::optional<std::int32_t> DeploymentSpec::progress_deadline_seconds() const {
  static constinit kinform::detail::Field field("progressDeadlineSeconds");
  return get<std::optional<std::int32_t>>(field);
}

std::int64_t DeploymentStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

std::int32_t DeploymentStatus::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

std::int32_t DeploymentStatus::updated_replicas() const {
  static constinit kinform::detail::Field field("updatedReplicas");
  return get<std::int32_t>(field);
}

std::int32_t DeploymentStatus::ready_replicas() const {
  static constinit kinform::detail::Field field("readyReplicas");
  return get<std::int32_t>(field);
}

std::int32_t DeploymentStatus::available_replicas() const {
  static constinit kinform::detail::Field field("availableReplicas");
  return get<std::int32_t>(field);
}

std::int32_t DeploymentStatus::unavailable_replicas() const {
  static constinit kinform::detail::Field field("unavailableReplicas");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> DeploymentStatus::terminating_replicas() const {
  static constinit kinform::detail::Field field("terminatingReplicas");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<DeploymentCondition> DeploymentStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<DeploymentCondition>(member(field));
}

const std::optional<std::int32_t> DeploymentStatus::collision_count() const {
  static constinit kinform::detail::Field field("collisionCount");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ApiResource Deployment::resource() {
  return {.group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
}

const std::string_view Deployment::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Deployment::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Deployment::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

DeploymentSpec Deployment::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return DeploymentSpec(member(field));
}

DeploymentStatus Deployment::status() const& {
  static constinit kinform::detail::Field field("status");
  return DeploymentStatus(member(field));
}

const std::string_view DeploymentCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view DeploymentCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> DeploymentCondition::last_update_time() const {
  static constinit kinform::detail::Field field("lastUpdateTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> DeploymentCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view DeploymentCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view DeploymentCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view DeploymentList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeploymentList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta DeploymentList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Deployment> DeploymentList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Deployment>(member(field));
}

const std::optional<std::int32_t> ReplicaSetSpec::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::optional<std::int32_t>>(field);
}

std::int32_t ReplicaSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::Field field("minReadySeconds");
  return get<std::int32_t>(field);
}

kinform::meta::v1::LabelSelector ReplicaSetSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::core::v1::PodTemplateSpec ReplicaSetSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return kinform::core::v1::PodTemplateSpec(member(field));
}

std::int32_t ReplicaSetStatus::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicaSetStatus::fully_labeled_replicas() const {
  static constinit kinform::detail::Field field("fullyLabeledReplicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicaSetStatus::ready_replicas() const {
  static constinit kinform::detail::Field field("readyReplicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicaSetStatus::available_replicas() const {
  static constinit kinform::detail::Field field("availableReplicas");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> ReplicaSetStatus::terminating_replicas() const {
  static constinit kinform::detail::Field field("terminatingReplicas");
  return get<std::optional<std::int32_t>>(field);
}

std::int64_t ReplicaSetStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

kinform::ListView<ReplicaSetCondition> ReplicaSetStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<ReplicaSetCondition>(member(field));
}

kinform::ApiResource ReplicaSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "replicasets", .kind = "ReplicaSet"};
}

const std::string_view ReplicaSet::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ReplicaSet::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ReplicaSet::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ReplicaSetSpec ReplicaSet::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ReplicaSetSpec(member(field));
}

ReplicaSetStatus ReplicaSet::status() const& {
  static constinit kinform::detail::Field field("status");
  return ReplicaSetStatus(member(field));
}

const std::string_view ReplicaSetCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view ReplicaSetCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> ReplicaSetCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view ReplicaSetCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view ReplicaSetCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view ReplicaSetList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ReplicaSetList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ReplicaSetList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ReplicaSet> ReplicaSetList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ReplicaSet>(member(field));
}

const std::optional<std::int32_t> RollingUpdateStatefulSetStrategy::partition() const {
  static constinit kinform::detail::Field field("partition");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::IntOrString> RollingUpdateStatefulSetStrategy::max_unavailable() const {
  static constinit kinform::detail::Field field("maxUnavailable");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::string_view StatefulSetUpdateStrategy::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

RollingUpdateStatefulSetStrategy StatefulSetUpdateStrategy::rolling_update() const {
  static constinit kinform::detail::Field field("rollingUpdate");
  return RollingUpdateStatefulSetStrategy(member(field));
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_deleted() const {
  static constinit kinform::detail::Field field("whenDeleted");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetPersistentVolumeClaimRetentionPolicy::when_scaled() const {
  static constinit kinform::detail::Field field("whenScaled");
  return get<std::string_view>(field);
}

std::int32_t StatefulSetOrdinals::start() const {
  static constinit kinform::detail::Field field("start");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> StatefulSetSpec::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::optional<std::int32_t>>(field);
}

kinform::meta::v1::LabelSelector StatefulSetSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::core::v1::PodTemplateSpec StatefulSetSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return kinform::core::v1::PodTemplateSpec(member(field));
}

kinform::ListView<kinform::core::v1::PersistentVolumeClaim> StatefulSetSpec::volume_claim_templates() const {
  static constinit kinform::detail::Field field("volumeClaimTemplates");
  return kinform::ListView<kinform::core::v1::PersistentVolumeClaim>(member(field));
}

const std::string_view StatefulSetSpec::service_name() const {
  static constinit kinform::detail::Field field("serviceName");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetSpec::pod_management_policy() const {
  static constinit kinform::detail::Field field("podManagementPolicy");
  return get<std::string_view>(field);
}

StatefulSetUpdateStrategy StatefulSetSpec::update_strategy() const {
  static constinit kinform::detail::Field field("updateStrategy");
  return StatefulSetUpdateStrategy(member(field));
}

const std::optional<std::int32_t> StatefulSetSpec::revision_history_limit() const {
  static constinit kinform::detail::Field field("revisionHistoryLimit");
  return get<std::optional<std::int32_t>>(field);
}

std::int32_t StatefulSetSpec::min_ready_seconds() const {
  static constinit kinform::detail::Field field("minReadySeconds");
  return get<std::int32_t>(field);
}

StatefulSetPersistentVolumeClaimRetentionPolicy StatefulSetSpec::persistent_volume_claim_retention_policy() const {
  static constinit kinform::detail::Field field("persistentVolumeClaimRetentionPolicy");
  return StatefulSetPersistentVolumeClaimRetentionPolicy(member(field));
}

StatefulSetOrdinals StatefulSetSpec::ordinals() const {
  static constinit kinform::detail::Field field("ordinals");
  return StatefulSetOrdinals(member(field));
}

std::int64_t StatefulSetStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

std::int32_t StatefulSetStatus::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

std::int32_t StatefulSetStatus::ready_replicas() const {
  static constinit kinform::detail::Field field("readyReplicas");
  return get<std::int32_t>(field);
}

std::int32_t StatefulSetStatus::current_replicas() const {
  static constinit kinform::detail::Field field("currentReplicas");
  return get<std::int32_t>(field);
}

std::int32_t StatefulSetStatus::updated_replicas() const {
  static constinit kinform::detail::Field field("updatedReplicas");
  return get<std::int32_t>(field);
}

const std::string_view StatefulSetStatus::current_revision() const {
  static constinit kinform::detail::Field field("currentRevision");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetStatus::update_revision() const {
  static constinit kinform::detail::Field field("updateRevision");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> StatefulSetStatus::collision_count() const {
  static constinit kinform::detail::Field field("collisionCount");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<StatefulSetCondition> StatefulSetStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<StatefulSetCondition>(member(field));
}

std::int32_t StatefulSetStatus::available_replicas() const {
  static constinit kinform::detail::Field field("availableReplicas");
  return get<std::int32_t>(field);
}

kinform::ApiResource StatefulSet::resource() {
  return {.group = "apps", .version = "v1", .plural = "statefulsets", .kind = "StatefulSet"};
}

const std::string_view StatefulSet::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StatefulSet::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta StatefulSet::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

StatefulSetSpec StatefulSet::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return StatefulSetSpec(member(field));
}

StatefulSetStatus StatefulSet::status() const& {
  static constinit kinform::detail::Field field("status");
  return StatefulSetStatus(member(field));
}

const std::string_view StatefulSetCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> StatefulSetCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view StatefulSetCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StatefulSetList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta StatefulSetList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<StatefulSet> StatefulSetList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<StatefulSet>(member(field));
}

}  // namespace kinform::inline v0::apps::v1
