// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apps/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::apps::v1 {

ControllerRevision::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("ControllerRevision"));
}

ControllerRevision::Draft& ControllerRevision::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ControllerRevision::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ControllerRevision::Draft& ControllerRevision::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::set_data(const kinform::Json& value) {
  put_field("data", value);
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::clear_data() {
  drop_field("data");
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::set_revision(std::int64_t value) {
  put_field("revision", value);
  return *this;
}

ControllerRevision::Draft& ControllerRevision::Draft::clear_revision() {
  drop_field("revision");
  return *this;
}

ControllerRevisionList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("ControllerRevisionList"));
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ControllerRevisionList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ControllerRevision::Draft> ControllerRevisionList::Draft::items() {
  return kinform::DraftList<ControllerRevision::Draft>(field_part("items"));
}

ControllerRevisionList::Draft& ControllerRevisionList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

RollingUpdateDaemonSet::Draft& RollingUpdateDaemonSet::Draft::set_max_unavailable(const kinform::IntOrString& value) {
  put_field("maxUnavailable", value);
  return *this;
}

RollingUpdateDaemonSet::Draft& RollingUpdateDaemonSet::Draft::clear_max_unavailable() {
  drop_field("maxUnavailable");
  return *this;
}

RollingUpdateDaemonSet::Draft& RollingUpdateDaemonSet::Draft::set_max_surge(const kinform::IntOrString& value) {
  put_field("maxSurge", value);
  return *this;
}

RollingUpdateDaemonSet::Draft& RollingUpdateDaemonSet::Draft::clear_max_surge() {
  drop_field("maxSurge");
  return *this;
}

DaemonSetUpdateStrategy::Draft& DaemonSetUpdateStrategy::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

DaemonSetUpdateStrategy::Draft& DaemonSetUpdateStrategy::Draft::clear_type() {
  drop_field("type");
  return *this;
}

RollingUpdateDaemonSet::Draft DaemonSetUpdateStrategy::Draft::rolling_update() {
  return RollingUpdateDaemonSet::Draft(field_part("rollingUpdate"));
}

DaemonSetUpdateStrategy::Draft& DaemonSetUpdateStrategy::Draft::clear_rolling_update() {
  drop_field("rollingUpdate");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft DaemonSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

kinform::core::v1::PodTemplateSpec::Draft DaemonSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

DaemonSetUpdateStrategy::Draft DaemonSetSpec::Draft::update_strategy() {
  return DaemonSetUpdateStrategy::Draft(field_part("updateStrategy"));
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::clear_update_strategy() {
  drop_field("updateStrategy");
  return *this;
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::set_min_ready_seconds(std::int32_t value) {
  put_field("minReadySeconds", value);
  return *this;
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::clear_min_ready_seconds() {
  drop_field("minReadySeconds");
  return *this;
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::set_revision_history_limit(std::int32_t value) {
  put_field("revisionHistoryLimit", value);
  return *this;
}

DaemonSetSpec::Draft& DaemonSetSpec::Draft::clear_revision_history_limit() {
  drop_field("revisionHistoryLimit");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_current_number_scheduled(std::int32_t value) {
  put_field("currentNumberScheduled", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_current_number_scheduled() {
  drop_field("currentNumberScheduled");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_number_misscheduled(std::int32_t value) {
  put_field("numberMisscheduled", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_number_misscheduled() {
  drop_field("numberMisscheduled");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_desired_number_scheduled(std::int32_t value) {
  put_field("desiredNumberScheduled", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_desired_number_scheduled() {
  drop_field("desiredNumberScheduled");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_number_ready(std::int32_t value) {
  put_field("numberReady", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_number_ready() {
  drop_field("numberReady");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_updated_number_scheduled(std::int32_t value) {
  put_field("updatedNumberScheduled", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_updated_number_scheduled() {
  drop_field("updatedNumberScheduled");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_number_available(std::int32_t value) {
  put_field("numberAvailable", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_number_available() {
  drop_field("numberAvailable");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_number_unavailable(std::int32_t value) {
  put_field("numberUnavailable", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_number_unavailable() {
  drop_field("numberUnavailable");
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::set_collision_count(std::int32_t value) {
  put_field("collisionCount", value);
  return *this;
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_collision_count() {
  drop_field("collisionCount");
  return *this;
}

kinform::DraftList<DaemonSetCondition::Draft> DaemonSetStatus::Draft::conditions() {
  return kinform::DraftList<DaemonSetCondition::Draft>(field_part("conditions"));
}

DaemonSetStatus::Draft& DaemonSetStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

DaemonSet::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("DaemonSet"));
}

DaemonSet::Draft& DaemonSet::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DaemonSet::Draft& DaemonSet::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DaemonSet::Draft& DaemonSet::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DaemonSet::Draft& DaemonSet::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft DaemonSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

DaemonSet::Draft& DaemonSet::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

DaemonSetSpec::Draft DaemonSet::Draft::spec() {
  return DaemonSetSpec::Draft(field_part("spec"));
}

DaemonSet::Draft& DaemonSet::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

DaemonSetStatus::Draft DaemonSet::Draft::status() {
  return DaemonSetStatus::Draft(field_part("status"));
}

DaemonSet::Draft& DaemonSet::Draft::clear_status() {
  drop_field("status");
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

DaemonSetCondition::Draft& DaemonSetCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

DaemonSetList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("DaemonSetList"));
}

DaemonSetList::Draft& DaemonSetList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DaemonSetList::Draft& DaemonSetList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DaemonSetList::Draft& DaemonSetList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DaemonSetList::Draft& DaemonSetList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft DaemonSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

DaemonSetList::Draft& DaemonSetList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<DaemonSet::Draft> DaemonSetList::Draft::items() {
  return kinform::DraftList<DaemonSet::Draft>(field_part("items"));
}

DaemonSetList::Draft& DaemonSetList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

RollingUpdateDeployment::Draft& RollingUpdateDeployment::Draft::set_max_unavailable(const kinform::IntOrString& value) {
  put_field("maxUnavailable", value);
  return *this;
}

RollingUpdateDeployment::Draft& RollingUpdateDeployment::Draft::clear_max_unavailable() {
  drop_field("maxUnavailable");
  return *this;
}

RollingUpdateDeployment::Draft& RollingUpdateDeployment::Draft::set_max_surge(const kinform::IntOrString& value) {
  put_field("maxSurge", value);
  return *this;
}

RollingUpdateDeployment::Draft& RollingUpdateDeployment::Draft::clear_max_surge() {
  drop_field("maxSurge");
  return *this;
}

DeploymentStrategy::Draft& DeploymentStrategy::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

DeploymentStrategy::Draft& DeploymentStrategy::Draft::clear_type() {
  drop_field("type");
  return *this;
}

RollingUpdateDeployment::Draft DeploymentStrategy::Draft::rolling_update() {
  return RollingUpdateDeployment::Draft(field_part("rollingUpdate"));
}

DeploymentStrategy::Draft& DeploymentStrategy::Draft::clear_rolling_update() {
  drop_field("rollingUpdate");
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft DeploymentSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

kinform::core::v1::PodTemplateSpec::Draft DeploymentSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

DeploymentStrategy::Draft DeploymentSpec::Draft::strategy() {
  return DeploymentStrategy::Draft(field_part("strategy"));
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_strategy() {
  drop_field("strategy");
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::set_min_ready_seconds(std::int32_t value) {
  put_field("minReadySeconds", value);
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_min_ready_seconds() {
  drop_field("minReadySeconds");
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::set_revision_history_limit(std::int32_t value) {
  put_field("revisionHistoryLimit", value);
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_revision_history_limit() {
  drop_field("revisionHistoryLimit");
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::set_paused(bool value) {
  put_field("paused", value);
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_paused() {
  drop_field("paused");
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::set_progress_deadline_seconds(std::int32_t value) {
  put_field("progressDeadlineSeconds", value);
  return *this;
}

DeploymentSpec::Draft& DeploymentSpec::Draft::clear_progress_deadline_seconds() {
  drop_field("progressDeadlineSeconds");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_updated_replicas(std::int32_t value) {
  put_field("updatedReplicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_updated_replicas() {
  drop_field("updatedReplicas");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_ready_replicas(std::int32_t value) {
  put_field("readyReplicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_ready_replicas() {
  drop_field("readyReplicas");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_available_replicas(std::int32_t value) {
  put_field("availableReplicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_available_replicas() {
  drop_field("availableReplicas");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_unavailable_replicas(std::int32_t value) {
  put_field("unavailableReplicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_unavailable_replicas() {
  drop_field("unavailableReplicas");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_terminating_replicas(std::int32_t value) {
  put_field("terminatingReplicas", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_terminating_replicas() {
  drop_field("terminatingReplicas");
  return *this;
}

kinform::DraftList<DeploymentCondition::Draft> DeploymentStatus::Draft::conditions() {
  return kinform::DraftList<DeploymentCondition::Draft>(field_part("conditions"));
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::set_collision_count(std::int32_t value) {
  put_field("collisionCount", value);
  return *this;
}

DeploymentStatus::Draft& DeploymentStatus::Draft::clear_collision_count() {
  drop_field("collisionCount");
  return *this;
}

Deployment::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("Deployment"));
}

Deployment::Draft& Deployment::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Deployment::Draft& Deployment::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Deployment::Draft& Deployment::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Deployment::Draft& Deployment::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Deployment::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Deployment::Draft& Deployment::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

DeploymentSpec::Draft Deployment::Draft::spec() {
  return DeploymentSpec::Draft(field_part("spec"));
}

Deployment::Draft& Deployment::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

DeploymentStatus::Draft Deployment::Draft::status() {
  return DeploymentStatus::Draft(field_part("status"));
}

Deployment::Draft& Deployment::Draft::clear_status() {
  drop_field("status");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_last_update_time(kinform::Time value) {
  put_field("lastUpdateTime", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_last_update_time() {
  drop_field("lastUpdateTime");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

DeploymentCondition::Draft& DeploymentCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

DeploymentList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("DeploymentList"));
}

DeploymentList::Draft& DeploymentList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeploymentList::Draft& DeploymentList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeploymentList::Draft& DeploymentList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeploymentList::Draft& DeploymentList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft DeploymentList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

DeploymentList::Draft& DeploymentList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Deployment::Draft> DeploymentList::Draft::items() {
  return kinform::DraftList<Deployment::Draft>(field_part("items"));
}

DeploymentList::Draft& DeploymentList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::set_min_ready_seconds(std::int32_t value) {
  put_field("minReadySeconds", value);
  return *this;
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::clear_min_ready_seconds() {
  drop_field("minReadySeconds");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ReplicaSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

kinform::core::v1::PodTemplateSpec::Draft ReplicaSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

ReplicaSetSpec::Draft& ReplicaSetSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_fully_labeled_replicas(std::int32_t value) {
  put_field("fullyLabeledReplicas", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_fully_labeled_replicas() {
  drop_field("fullyLabeledReplicas");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_ready_replicas(std::int32_t value) {
  put_field("readyReplicas", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_ready_replicas() {
  drop_field("readyReplicas");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_available_replicas(std::int32_t value) {
  put_field("availableReplicas", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_available_replicas() {
  drop_field("availableReplicas");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_terminating_replicas(std::int32_t value) {
  put_field("terminatingReplicas", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_terminating_replicas() {
  drop_field("terminatingReplicas");
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

kinform::DraftList<ReplicaSetCondition::Draft> ReplicaSetStatus::Draft::conditions() {
  return kinform::DraftList<ReplicaSetCondition::Draft>(field_part("conditions"));
}

ReplicaSetStatus::Draft& ReplicaSetStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

ReplicaSet::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("ReplicaSet"));
}

ReplicaSet::Draft& ReplicaSet::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ReplicaSet::Draft& ReplicaSet::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ReplicaSet::Draft& ReplicaSet::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ReplicaSet::Draft& ReplicaSet::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ReplicaSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ReplicaSet::Draft& ReplicaSet::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ReplicaSetSpec::Draft ReplicaSet::Draft::spec() {
  return ReplicaSetSpec::Draft(field_part("spec"));
}

ReplicaSet::Draft& ReplicaSet::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ReplicaSetStatus::Draft ReplicaSet::Draft::status() {
  return ReplicaSetStatus::Draft(field_part("status"));
}

ReplicaSet::Draft& ReplicaSet::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ReplicaSetCondition::Draft& ReplicaSetCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ReplicaSetList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("ReplicaSetList"));
}

ReplicaSetList::Draft& ReplicaSetList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ReplicaSetList::Draft& ReplicaSetList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ReplicaSetList::Draft& ReplicaSetList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ReplicaSetList::Draft& ReplicaSetList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ReplicaSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ReplicaSetList::Draft& ReplicaSetList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ReplicaSet::Draft> ReplicaSetList::Draft::items() {
  return kinform::DraftList<ReplicaSet::Draft>(field_part("items"));
}

ReplicaSetList::Draft& ReplicaSetList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

RollingUpdateStatefulSetStrategy::Draft& RollingUpdateStatefulSetStrategy::Draft::set_partition(std::int32_t value) {
  put_field("partition", value);
  return *this;
}

RollingUpdateStatefulSetStrategy::Draft& RollingUpdateStatefulSetStrategy::Draft::clear_partition() {
  drop_field("partition");
  return *this;
}

RollingUpdateStatefulSetStrategy::Draft& RollingUpdateStatefulSetStrategy::Draft::set_max_unavailable(const kinform::IntOrString& value) {
  put_field("maxUnavailable", value);
  return *this;
}

RollingUpdateStatefulSetStrategy::Draft& RollingUpdateStatefulSetStrategy::Draft::clear_max_unavailable() {
  drop_field("maxUnavailable");
  return *this;
}

StatefulSetUpdateStrategy::Draft& StatefulSetUpdateStrategy::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

StatefulSetUpdateStrategy::Draft& StatefulSetUpdateStrategy::Draft::clear_type() {
  drop_field("type");
  return *this;
}

RollingUpdateStatefulSetStrategy::Draft StatefulSetUpdateStrategy::Draft::rolling_update() {
  return RollingUpdateStatefulSetStrategy::Draft(field_part("rollingUpdate"));
}

StatefulSetUpdateStrategy::Draft& StatefulSetUpdateStrategy::Draft::clear_rolling_update() {
  drop_field("rollingUpdate");
  return *this;
}

StatefulSetPersistentVolumeClaimRetentionPolicy::Draft& StatefulSetPersistentVolumeClaimRetentionPolicy::Draft::set_when_deleted(std::string_view value) {
  put_field("whenDeleted", value);
  return *this;
}

StatefulSetPersistentVolumeClaimRetentionPolicy::Draft& StatefulSetPersistentVolumeClaimRetentionPolicy::Draft::clear_when_deleted() {
  drop_field("whenDeleted");
  return *this;
}

StatefulSetPersistentVolumeClaimRetentionPolicy::Draft& StatefulSetPersistentVolumeClaimRetentionPolicy::Draft::set_when_scaled(std::string_view value) {
  put_field("whenScaled", value);
  return *this;
}

StatefulSetPersistentVolumeClaimRetentionPolicy::Draft& StatefulSetPersistentVolumeClaimRetentionPolicy::Draft::clear_when_scaled() {
  drop_field("whenScaled");
  return *this;
}

StatefulSetOrdinals::Draft& StatefulSetOrdinals::Draft::set_start(std::int32_t value) {
  put_field("start", value);
  return *this;
}

StatefulSetOrdinals::Draft& StatefulSetOrdinals::Draft::clear_start() {
  drop_field("start");
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft StatefulSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

kinform::core::v1::PodTemplateSpec::Draft StatefulSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft> StatefulSetSpec::Draft::volume_claim_templates() {
  return kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft>(field_part("volumeClaimTemplates"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_volume_claim_templates() {
  drop_field("volumeClaimTemplates");
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::set_service_name(std::string_view value) {
  put_field("serviceName", value);
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_service_name() {
  drop_field("serviceName");
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::set_pod_management_policy(std::string_view value) {
  put_field("podManagementPolicy", value);
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_pod_management_policy() {
  drop_field("podManagementPolicy");
  return *this;
}

StatefulSetUpdateStrategy::Draft StatefulSetSpec::Draft::update_strategy() {
  return StatefulSetUpdateStrategy::Draft(field_part("updateStrategy"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_update_strategy() {
  drop_field("updateStrategy");
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::set_revision_history_limit(std::int32_t value) {
  put_field("revisionHistoryLimit", value);
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_revision_history_limit() {
  drop_field("revisionHistoryLimit");
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::set_min_ready_seconds(std::int32_t value) {
  put_field("minReadySeconds", value);
  return *this;
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_min_ready_seconds() {
  drop_field("minReadySeconds");
  return *this;
}

StatefulSetPersistentVolumeClaimRetentionPolicy::Draft StatefulSetSpec::Draft::persistent_volume_claim_retention_policy() {
  return StatefulSetPersistentVolumeClaimRetentionPolicy::Draft(field_part("persistentVolumeClaimRetentionPolicy"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_persistent_volume_claim_retention_policy() {
  drop_field("persistentVolumeClaimRetentionPolicy");
  return *this;
}

StatefulSetOrdinals::Draft StatefulSetSpec::Draft::ordinals() {
  return StatefulSetOrdinals::Draft(field_part("ordinals"));
}

StatefulSetSpec::Draft& StatefulSetSpec::Draft::clear_ordinals() {
  drop_field("ordinals");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_ready_replicas(std::int32_t value) {
  put_field("readyReplicas", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_ready_replicas() {
  drop_field("readyReplicas");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_current_replicas(std::int32_t value) {
  put_field("currentReplicas", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_current_replicas() {
  drop_field("currentReplicas");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_updated_replicas(std::int32_t value) {
  put_field("updatedReplicas", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_updated_replicas() {
  drop_field("updatedReplicas");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_current_revision(std::string_view value) {
  put_field("currentRevision", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_current_revision() {
  drop_field("currentRevision");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_update_revision(std::string_view value) {
  put_field("updateRevision", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_update_revision() {
  drop_field("updateRevision");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_collision_count(std::int32_t value) {
  put_field("collisionCount", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_collision_count() {
  drop_field("collisionCount");
  return *this;
}

kinform::DraftList<StatefulSetCondition::Draft> StatefulSetStatus::Draft::conditions() {
  return kinform::DraftList<StatefulSetCondition::Draft>(field_part("conditions"));
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::set_available_replicas(std::int32_t value) {
  put_field("availableReplicas", value);
  return *this;
}

StatefulSetStatus::Draft& StatefulSetStatus::Draft::clear_available_replicas() {
  drop_field("availableReplicas");
  return *this;
}

StatefulSet::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("StatefulSet"));
}

StatefulSet::Draft& StatefulSet::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StatefulSet::Draft& StatefulSet::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StatefulSet::Draft& StatefulSet::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StatefulSet::Draft& StatefulSet::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft StatefulSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

StatefulSet::Draft& StatefulSet::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

StatefulSetSpec::Draft StatefulSet::Draft::spec() {
  return StatefulSetSpec::Draft(field_part("spec"));
}

StatefulSet::Draft& StatefulSet::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

StatefulSetStatus::Draft StatefulSet::Draft::status() {
  return StatefulSetStatus::Draft(field_part("status"));
}

StatefulSet::Draft& StatefulSet::Draft::clear_status() {
  drop_field("status");
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

StatefulSetCondition::Draft& StatefulSetCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

StatefulSetList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apps/v1"));
  put_field("kind", std::string_view("StatefulSetList"));
}

StatefulSetList::Draft& StatefulSetList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StatefulSetList::Draft& StatefulSetList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StatefulSetList::Draft& StatefulSetList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StatefulSetList::Draft& StatefulSetList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft StatefulSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

StatefulSetList::Draft& StatefulSetList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<StatefulSet::Draft> StatefulSetList::Draft::items() {
  return kinform::DraftList<StatefulSet::Draft>(field_part("items"));
}

StatefulSetList::Draft& StatefulSetList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::apps::v1
