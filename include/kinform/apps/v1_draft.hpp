// Drafts of the types of apps/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/apps/v1.hpp"
#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::apps::v1 {

class ControllerRevision::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("ControllerRevision"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ControllerRevision& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  Draft& set_data(const kinform::Json& value) {
    put_field("data", value);
    return *this;
  }
  Draft& clear_data() {
    drop_field("data");
    return *this;
  }
  Draft& set_revision(std::int64_t value) {
    put_field("revision", value);
    return *this;
  }
  Draft& clear_revision() {
    drop_field("revision");
    return *this;
  }
};

class ControllerRevisionList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("ControllerRevisionList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ControllerRevisionList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ControllerRevision::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class RollingUpdateDaemonSet::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RollingUpdateDaemonSet& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_unavailable(const kinform::IntOrString& value) {
    put_field("maxUnavailable", value);
    return *this;
  }
  Draft& clear_max_unavailable() {
    drop_field("maxUnavailable");
    return *this;
  }
  Draft& set_max_surge(const kinform::IntOrString& value) {
    put_field("maxSurge", value);
    return *this;
  }
  Draft& clear_max_surge() {
    drop_field("maxSurge");
    return *this;
  }
};

class DaemonSetUpdateStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DaemonSetUpdateStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  RollingUpdateDaemonSet::Draft rolling_update();
  Draft& clear_rolling_update() {
    drop_field("rollingUpdate");
    return *this;
  }
};

class DaemonSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DaemonSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
  DaemonSetUpdateStrategy::Draft update_strategy();
  Draft& clear_update_strategy() {
    drop_field("updateStrategy");
    return *this;
  }
  Draft& set_min_ready_seconds(std::int32_t value) {
    put_field("minReadySeconds", value);
    return *this;
  }
  Draft& clear_min_ready_seconds() {
    drop_field("minReadySeconds");
    return *this;
  }
  Draft& set_revision_history_limit(std::int32_t value) {
    put_field("revisionHistoryLimit", value);
    return *this;
  }
  Draft& clear_revision_history_limit() {
    drop_field("revisionHistoryLimit");
    return *this;
  }
};

class DaemonSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DaemonSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_current_number_scheduled(std::int32_t value) {
    put_field("currentNumberScheduled", value);
    return *this;
  }
  Draft& clear_current_number_scheduled() {
    drop_field("currentNumberScheduled");
    return *this;
  }
  Draft& set_number_misscheduled(std::int32_t value) {
    put_field("numberMisscheduled", value);
    return *this;
  }
  Draft& clear_number_misscheduled() {
    drop_field("numberMisscheduled");
    return *this;
  }
  Draft& set_desired_number_scheduled(std::int32_t value) {
    put_field("desiredNumberScheduled", value);
    return *this;
  }
  Draft& clear_desired_number_scheduled() {
    drop_field("desiredNumberScheduled");
    return *this;
  }
  Draft& set_number_ready(std::int32_t value) {
    put_field("numberReady", value);
    return *this;
  }
  Draft& clear_number_ready() {
    drop_field("numberReady");
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
  Draft& set_updated_number_scheduled(std::int32_t value) {
    put_field("updatedNumberScheduled", value);
    return *this;
  }
  Draft& clear_updated_number_scheduled() {
    drop_field("updatedNumberScheduled");
    return *this;
  }
  Draft& set_number_available(std::int32_t value) {
    put_field("numberAvailable", value);
    return *this;
  }
  Draft& clear_number_available() {
    drop_field("numberAvailable");
    return *this;
  }
  Draft& set_number_unavailable(std::int32_t value) {
    put_field("numberUnavailable", value);
    return *this;
  }
  Draft& clear_number_unavailable() {
    drop_field("numberUnavailable");
    return *this;
  }
  Draft& set_collision_count(std::int32_t value) {
    put_field("collisionCount", value);
    return *this;
  }
  Draft& clear_collision_count() {
    drop_field("collisionCount");
    return *this;
  }
  kinform::DraftList<DaemonSetCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class DaemonSet::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("DaemonSet"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DaemonSet& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  DaemonSetSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  DaemonSetStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class DaemonSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DaemonSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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

class DaemonSetList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("DaemonSetList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DaemonSetList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<DaemonSet::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class RollingUpdateDeployment::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RollingUpdateDeployment& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_unavailable(const kinform::IntOrString& value) {
    put_field("maxUnavailable", value);
    return *this;
  }
  Draft& clear_max_unavailable() {
    drop_field("maxUnavailable");
    return *this;
  }
  Draft& set_max_surge(const kinform::IntOrString& value) {
    put_field("maxSurge", value);
    return *this;
  }
  Draft& clear_max_surge() {
    drop_field("maxSurge");
    return *this;
  }
};

class DeploymentStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeploymentStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  RollingUpdateDeployment::Draft rolling_update();
  Draft& clear_rolling_update() {
    drop_field("rollingUpdate");
    return *this;
  }
};

class DeploymentSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeploymentSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
  DeploymentStrategy::Draft strategy();
  Draft& clear_strategy() {
    drop_field("strategy");
    return *this;
  }
  Draft& set_min_ready_seconds(std::int32_t value) {
    put_field("minReadySeconds", value);
    return *this;
  }
  Draft& clear_min_ready_seconds() {
    drop_field("minReadySeconds");
    return *this;
  }
  Draft& set_revision_history_limit(std::int32_t value) {
    put_field("revisionHistoryLimit", value);
    return *this;
  }
  Draft& clear_revision_history_limit() {
    drop_field("revisionHistoryLimit");
    return *this;
  }
  Draft& set_paused(bool value) {
    put_field("paused", value);
    return *this;
  }
  Draft& clear_paused() {
    drop_field("paused");
    return *this;
  }
  Draft& set_progress_deadline_seconds(std::int32_t value) {
    put_field("progressDeadlineSeconds", value);
    return *this;
  }
  Draft& clear_progress_deadline_seconds() {
    drop_field("progressDeadlineSeconds");
    return *this;
  }
};

class DeploymentStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeploymentStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_updated_replicas(std::int32_t value) {
    put_field("updatedReplicas", value);
    return *this;
  }
  Draft& clear_updated_replicas() {
    drop_field("updatedReplicas");
    return *this;
  }
  Draft& set_ready_replicas(std::int32_t value) {
    put_field("readyReplicas", value);
    return *this;
  }
  Draft& clear_ready_replicas() {
    drop_field("readyReplicas");
    return *this;
  }
  Draft& set_available_replicas(std::int32_t value) {
    put_field("availableReplicas", value);
    return *this;
  }
  Draft& clear_available_replicas() {
    drop_field("availableReplicas");
    return *this;
  }
  Draft& set_unavailable_replicas(std::int32_t value) {
    put_field("unavailableReplicas", value);
    return *this;
  }
  Draft& clear_unavailable_replicas() {
    drop_field("unavailableReplicas");
    return *this;
  }
  Draft& set_terminating_replicas(std::int32_t value) {
    put_field("terminatingReplicas", value);
    return *this;
  }
  Draft& clear_terminating_replicas() {
    drop_field("terminatingReplicas");
    return *this;
  }
  kinform::DraftList<DeploymentCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_collision_count(std::int32_t value) {
    put_field("collisionCount", value);
    return *this;
  }
  Draft& clear_collision_count() {
    drop_field("collisionCount");
    return *this;
  }
};

class Deployment::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("Deployment"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Deployment& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  DeploymentSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  DeploymentStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class DeploymentCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeploymentCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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
  Draft& set_last_update_time(std::chrono::sys_seconds value) {
    put_field("lastUpdateTime", value);
    return *this;
  }
  Draft& clear_last_update_time() {
    drop_field("lastUpdateTime");
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

class DeploymentList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("DeploymentList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DeploymentList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<Deployment::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ReplicaSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicaSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_min_ready_seconds(std::int32_t value) {
    put_field("minReadySeconds", value);
    return *this;
  }
  Draft& clear_min_ready_seconds() {
    drop_field("minReadySeconds");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
};

class ReplicaSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicaSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_fully_labeled_replicas(std::int32_t value) {
    put_field("fullyLabeledReplicas", value);
    return *this;
  }
  Draft& clear_fully_labeled_replicas() {
    drop_field("fullyLabeledReplicas");
    return *this;
  }
  Draft& set_ready_replicas(std::int32_t value) {
    put_field("readyReplicas", value);
    return *this;
  }
  Draft& clear_ready_replicas() {
    drop_field("readyReplicas");
    return *this;
  }
  Draft& set_available_replicas(std::int32_t value) {
    put_field("availableReplicas", value);
    return *this;
  }
  Draft& clear_available_replicas() {
    drop_field("availableReplicas");
    return *this;
  }
  Draft& set_terminating_replicas(std::int32_t value) {
    put_field("terminatingReplicas", value);
    return *this;
  }
  Draft& clear_terminating_replicas() {
    drop_field("terminatingReplicas");
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
  kinform::DraftList<ReplicaSetCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class ReplicaSet::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("ReplicaSet"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ReplicaSet& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  ReplicaSetSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ReplicaSetStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ReplicaSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicaSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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

class ReplicaSetList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("ReplicaSetList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ReplicaSetList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ReplicaSet::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class RollingUpdateStatefulSetStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RollingUpdateStatefulSetStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_partition(std::int32_t value) {
    put_field("partition", value);
    return *this;
  }
  Draft& clear_partition() {
    drop_field("partition");
    return *this;
  }
  Draft& set_max_unavailable(const kinform::IntOrString& value) {
    put_field("maxUnavailable", value);
    return *this;
  }
  Draft& clear_max_unavailable() {
    drop_field("maxUnavailable");
    return *this;
  }
};

class StatefulSetUpdateStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetUpdateStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  RollingUpdateStatefulSetStrategy::Draft rolling_update();
  Draft& clear_rolling_update() {
    drop_field("rollingUpdate");
    return *this;
  }
};

class StatefulSetPersistentVolumeClaimRetentionPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetPersistentVolumeClaimRetentionPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_when_deleted(std::string_view value) {
    put_field("whenDeleted", value);
    return *this;
  }
  Draft& clear_when_deleted() {
    drop_field("whenDeleted");
    return *this;
  }
  Draft& set_when_scaled(std::string_view value) {
    put_field("whenScaled", value);
    return *this;
  }
  Draft& clear_when_scaled() {
    drop_field("whenScaled");
    return *this;
  }
};

class StatefulSetOrdinals::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetOrdinals& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_start(std::int32_t value) {
    put_field("start", value);
    return *this;
  }
  Draft& clear_start() {
    drop_field("start");
    return *this;
  }
};

class StatefulSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
  kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft> volume_claim_templates();
  Draft& clear_volume_claim_templates() {
    drop_field("volumeClaimTemplates");
    return *this;
  }
  Draft& set_service_name(std::string_view value) {
    put_field("serviceName", value);
    return *this;
  }
  Draft& clear_service_name() {
    drop_field("serviceName");
    return *this;
  }
  Draft& set_pod_management_policy(std::string_view value) {
    put_field("podManagementPolicy", value);
    return *this;
  }
  Draft& clear_pod_management_policy() {
    drop_field("podManagementPolicy");
    return *this;
  }
  StatefulSetUpdateStrategy::Draft update_strategy();
  Draft& clear_update_strategy() {
    drop_field("updateStrategy");
    return *this;
  }
  Draft& set_revision_history_limit(std::int32_t value) {
    put_field("revisionHistoryLimit", value);
    return *this;
  }
  Draft& clear_revision_history_limit() {
    drop_field("revisionHistoryLimit");
    return *this;
  }
  Draft& set_min_ready_seconds(std::int32_t value) {
    put_field("minReadySeconds", value);
    return *this;
  }
  Draft& clear_min_ready_seconds() {
    drop_field("minReadySeconds");
    return *this;
  }
  StatefulSetPersistentVolumeClaimRetentionPolicy::Draft persistent_volume_claim_retention_policy();
  Draft& clear_persistent_volume_claim_retention_policy() {
    drop_field("persistentVolumeClaimRetentionPolicy");
    return *this;
  }
  StatefulSetOrdinals::Draft ordinals();
  Draft& clear_ordinals() {
    drop_field("ordinals");
    return *this;
  }
};

class StatefulSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_ready_replicas(std::int32_t value) {
    put_field("readyReplicas", value);
    return *this;
  }
  Draft& clear_ready_replicas() {
    drop_field("readyReplicas");
    return *this;
  }
  Draft& set_current_replicas(std::int32_t value) {
    put_field("currentReplicas", value);
    return *this;
  }
  Draft& clear_current_replicas() {
    drop_field("currentReplicas");
    return *this;
  }
  Draft& set_updated_replicas(std::int32_t value) {
    put_field("updatedReplicas", value);
    return *this;
  }
  Draft& clear_updated_replicas() {
    drop_field("updatedReplicas");
    return *this;
  }
  Draft& set_current_revision(std::string_view value) {
    put_field("currentRevision", value);
    return *this;
  }
  Draft& clear_current_revision() {
    drop_field("currentRevision");
    return *this;
  }
  Draft& set_update_revision(std::string_view value) {
    put_field("updateRevision", value);
    return *this;
  }
  Draft& clear_update_revision() {
    drop_field("updateRevision");
    return *this;
  }
  Draft& set_collision_count(std::int32_t value) {
    put_field("collisionCount", value);
    return *this;
  }
  Draft& clear_collision_count() {
    drop_field("collisionCount");
    return *this;
  }
  kinform::DraftList<StatefulSetCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_available_replicas(std::int32_t value) {
    put_field("availableReplicas", value);
    return *this;
  }
  Draft& clear_available_replicas() {
    drop_field("availableReplicas");
    return *this;
  }
};

class StatefulSet::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("StatefulSet"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const StatefulSet& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  StatefulSetSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  StatefulSetStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class StatefulSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StatefulSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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

class StatefulSetList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apps/v1"));
    put_field("kind", std::string_view("StatefulSetList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const StatefulSetList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<StatefulSet::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft ControllerRevision::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::meta::v1::ListMeta::Draft ControllerRevisionList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ControllerRevision::Draft> ControllerRevisionList::Draft::items() {
  return kinform::DraftList<ControllerRevision::Draft>(field_part("items"));
}

inline RollingUpdateDaemonSet::Draft DaemonSetUpdateStrategy::Draft::rolling_update() {
  return RollingUpdateDaemonSet::Draft(field_part("rollingUpdate"));
}

inline kinform::meta::v1::LabelSelector::Draft DaemonSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::core::v1::PodTemplateSpec::Draft DaemonSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

inline DaemonSetUpdateStrategy::Draft DaemonSetSpec::Draft::update_strategy() {
  return DaemonSetUpdateStrategy::Draft(field_part("updateStrategy"));
}

inline kinform::DraftList<DaemonSetCondition::Draft> DaemonSetStatus::Draft::conditions() {
  return kinform::DraftList<DaemonSetCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft DaemonSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline DaemonSetSpec::Draft DaemonSet::Draft::spec() {
  return DaemonSetSpec::Draft(field_part("spec"));
}

inline DaemonSetStatus::Draft DaemonSet::Draft::status() {
  return DaemonSetStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft DaemonSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<DaemonSet::Draft> DaemonSetList::Draft::items() {
  return kinform::DraftList<DaemonSet::Draft>(field_part("items"));
}

inline RollingUpdateDeployment::Draft DeploymentStrategy::Draft::rolling_update() {
  return RollingUpdateDeployment::Draft(field_part("rollingUpdate"));
}

inline kinform::meta::v1::LabelSelector::Draft DeploymentSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::core::v1::PodTemplateSpec::Draft DeploymentSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

inline DeploymentStrategy::Draft DeploymentSpec::Draft::strategy() {
  return DeploymentStrategy::Draft(field_part("strategy"));
}

inline kinform::DraftList<DeploymentCondition::Draft> DeploymentStatus::Draft::conditions() {
  return kinform::DraftList<DeploymentCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft Deployment::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline DeploymentSpec::Draft Deployment::Draft::spec() {
  return DeploymentSpec::Draft(field_part("spec"));
}

inline DeploymentStatus::Draft Deployment::Draft::status() {
  return DeploymentStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft DeploymentList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Deployment::Draft> DeploymentList::Draft::items() {
  return kinform::DraftList<Deployment::Draft>(field_part("items"));
}

inline kinform::meta::v1::LabelSelector::Draft ReplicaSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::core::v1::PodTemplateSpec::Draft ReplicaSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

inline kinform::DraftList<ReplicaSetCondition::Draft> ReplicaSetStatus::Draft::conditions() {
  return kinform::DraftList<ReplicaSetCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ReplicaSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ReplicaSetSpec::Draft ReplicaSet::Draft::spec() {
  return ReplicaSetSpec::Draft(field_part("spec"));
}

inline ReplicaSetStatus::Draft ReplicaSet::Draft::status() {
  return ReplicaSetStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft ReplicaSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ReplicaSet::Draft> ReplicaSetList::Draft::items() {
  return kinform::DraftList<ReplicaSet::Draft>(field_part("items"));
}

inline RollingUpdateStatefulSetStrategy::Draft StatefulSetUpdateStrategy::Draft::rolling_update() {
  return RollingUpdateStatefulSetStrategy::Draft(field_part("rollingUpdate"));
}

inline kinform::meta::v1::LabelSelector::Draft StatefulSetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::core::v1::PodTemplateSpec::Draft StatefulSetSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

inline kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft> StatefulSetSpec::Draft::volume_claim_templates() {
  return kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft>(field_part("volumeClaimTemplates"));
}

inline StatefulSetUpdateStrategy::Draft StatefulSetSpec::Draft::update_strategy() {
  return StatefulSetUpdateStrategy::Draft(field_part("updateStrategy"));
}

inline StatefulSetPersistentVolumeClaimRetentionPolicy::Draft StatefulSetSpec::Draft::persistent_volume_claim_retention_policy() {
  return StatefulSetPersistentVolumeClaimRetentionPolicy::Draft(field_part("persistentVolumeClaimRetentionPolicy"));
}

inline StatefulSetOrdinals::Draft StatefulSetSpec::Draft::ordinals() {
  return StatefulSetOrdinals::Draft(field_part("ordinals"));
}

inline kinform::DraftList<StatefulSetCondition::Draft> StatefulSetStatus::Draft::conditions() {
  return kinform::DraftList<StatefulSetCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft StatefulSet::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline StatefulSetSpec::Draft StatefulSet::Draft::spec() {
  return StatefulSetSpec::Draft(field_part("spec"));
}

inline StatefulSetStatus::Draft StatefulSet::Draft::status() {
  return StatefulSetStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft StatefulSetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<StatefulSet::Draft> StatefulSetList::Draft::items() {
  return kinform::DraftList<StatefulSet::Draft>(field_part("items"));
}

}  // namespace kinform::apps::v1
