// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of apps/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/apps/v1.hpp"
#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::apps::v1 {

class KINFORM_EXPORT ControllerRevision::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ControllerRevision& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_data(const kinform::Json& value);
  Draft& clear_data();
  Draft& set_revision(std::int64_t value);
  Draft& clear_revision();
};

class KINFORM_EXPORT ControllerRevisionList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ControllerRevisionList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ControllerRevision::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT RollingUpdateDaemonSet::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RollingUpdateDaemonSet& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_unavailable(const kinform::IntOrString& value);
  Draft& clear_max_unavailable();
  Draft& set_max_surge(const kinform::IntOrString& value);
  Draft& clear_max_surge();
};

class KINFORM_EXPORT DaemonSetUpdateStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DaemonSetUpdateStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  RollingUpdateDaemonSet::Draft rolling_update();
  Draft& clear_rolling_update();
};

class KINFORM_EXPORT DaemonSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DaemonSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template();
  DaemonSetUpdateStrategy::Draft update_strategy();
  Draft& clear_update_strategy();
  Draft& set_min_ready_seconds(std::int32_t value);
  Draft& clear_min_ready_seconds();
  Draft& set_revision_history_limit(std::int32_t value);
  Draft& clear_revision_history_limit();
};

class KINFORM_EXPORT DaemonSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DaemonSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_current_number_scheduled(std::int32_t value);
  Draft& clear_current_number_scheduled();
  Draft& set_number_misscheduled(std::int32_t value);
  Draft& clear_number_misscheduled();
  Draft& set_desired_number_scheduled(std::int32_t value);
  Draft& clear_desired_number_scheduled();
  Draft& set_number_ready(std::int32_t value);
  Draft& clear_number_ready();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_updated_number_scheduled(std::int32_t value);
  Draft& clear_updated_number_scheduled();
  Draft& set_number_available(std::int32_t value);
  Draft& clear_number_available();
  Draft& set_number_unavailable(std::int32_t value);
  Draft& clear_number_unavailable();
  Draft& set_collision_count(std::int32_t value);
  Draft& clear_collision_count();
  kinform::DraftList<DaemonSetCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT DaemonSet::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DaemonSet& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  DaemonSetSpec::Draft spec();
  Draft& clear_spec();
  DaemonSetStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT DaemonSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DaemonSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT DaemonSetList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DaemonSetList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<DaemonSet::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT RollingUpdateDeployment::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RollingUpdateDeployment& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_unavailable(const kinform::IntOrString& value);
  Draft& clear_max_unavailable();
  Draft& set_max_surge(const kinform::IntOrString& value);
  Draft& clear_max_surge();
};

class KINFORM_EXPORT DeploymentStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeploymentStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  RollingUpdateDeployment::Draft rolling_update();
  Draft& clear_rolling_update();
};

class KINFORM_EXPORT DeploymentSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeploymentSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template();
  DeploymentStrategy::Draft strategy();
  Draft& clear_strategy();
  Draft& set_min_ready_seconds(std::int32_t value);
  Draft& clear_min_ready_seconds();
  Draft& set_revision_history_limit(std::int32_t value);
  Draft& clear_revision_history_limit();
  Draft& set_paused(bool value);
  Draft& clear_paused();
  Draft& set_progress_deadline_seconds(std::int32_t value);
  Draft& clear_progress_deadline_seconds();
};

class KINFORM_EXPORT DeploymentStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeploymentStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_updated_replicas(std::int32_t value);
  Draft& clear_updated_replicas();
  Draft& set_ready_replicas(std::int32_t value);
  Draft& clear_ready_replicas();
  Draft& set_available_replicas(std::int32_t value);
  Draft& clear_available_replicas();
  Draft& set_unavailable_replicas(std::int32_t value);
  Draft& clear_unavailable_replicas();
  Draft& set_terminating_replicas(std::int32_t value);
  Draft& clear_terminating_replicas();
  kinform::DraftList<DeploymentCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_collision_count(std::int32_t value);
  Draft& clear_collision_count();
};

class KINFORM_EXPORT Deployment::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Deployment& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  DeploymentSpec::Draft spec();
  Draft& clear_spec();
  DeploymentStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT DeploymentCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeploymentCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_update_time(kinform::Time value);
  Draft& clear_last_update_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT DeploymentList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeploymentList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Deployment::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ReplicaSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicaSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_min_ready_seconds(std::int32_t value);
  Draft& clear_min_ready_seconds();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template();
};

class KINFORM_EXPORT ReplicaSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicaSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_fully_labeled_replicas(std::int32_t value);
  Draft& clear_fully_labeled_replicas();
  Draft& set_ready_replicas(std::int32_t value);
  Draft& clear_ready_replicas();
  Draft& set_available_replicas(std::int32_t value);
  Draft& clear_available_replicas();
  Draft& set_terminating_replicas(std::int32_t value);
  Draft& clear_terminating_replicas();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  kinform::DraftList<ReplicaSetCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT ReplicaSet::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ReplicaSet& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ReplicaSetSpec::Draft spec();
  Draft& clear_spec();
  ReplicaSetStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ReplicaSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicaSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT ReplicaSetList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ReplicaSetList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ReplicaSet::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT RollingUpdateStatefulSetStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RollingUpdateStatefulSetStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_partition(std::int32_t value);
  Draft& clear_partition();
  Draft& set_max_unavailable(const kinform::IntOrString& value);
  Draft& clear_max_unavailable();
};

class KINFORM_EXPORT StatefulSetUpdateStrategy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetUpdateStrategy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  RollingUpdateStatefulSetStrategy::Draft rolling_update();
  Draft& clear_rolling_update();
};

class KINFORM_EXPORT StatefulSetPersistentVolumeClaimRetentionPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetPersistentVolumeClaimRetentionPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_when_deleted(std::string_view value);
  Draft& clear_when_deleted();
  Draft& set_when_scaled(std::string_view value);
  Draft& clear_when_scaled();
};

class KINFORM_EXPORT StatefulSetOrdinals::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetOrdinals& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_start(std::int32_t value);
  Draft& clear_start();
};

class KINFORM_EXPORT StatefulSetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template();
  kinform::DraftList<kinform::core::v1::PersistentVolumeClaim::Draft> volume_claim_templates();
  Draft& clear_volume_claim_templates();
  Draft& set_service_name(std::string_view value);
  Draft& clear_service_name();
  Draft& set_pod_management_policy(std::string_view value);
  Draft& clear_pod_management_policy();
  StatefulSetUpdateStrategy::Draft update_strategy();
  Draft& clear_update_strategy();
  Draft& set_revision_history_limit(std::int32_t value);
  Draft& clear_revision_history_limit();
  Draft& set_min_ready_seconds(std::int32_t value);
  Draft& clear_min_ready_seconds();
  StatefulSetPersistentVolumeClaimRetentionPolicy::Draft persistent_volume_claim_retention_policy();
  Draft& clear_persistent_volume_claim_retention_policy();
  StatefulSetOrdinals::Draft ordinals();
  Draft& clear_ordinals();
};

class KINFORM_EXPORT StatefulSetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_ready_replicas(std::int32_t value);
  Draft& clear_ready_replicas();
  Draft& set_current_replicas(std::int32_t value);
  Draft& clear_current_replicas();
  Draft& set_updated_replicas(std::int32_t value);
  Draft& clear_updated_replicas();
  Draft& set_current_revision(std::string_view value);
  Draft& clear_current_revision();
  Draft& set_update_revision(std::string_view value);
  Draft& clear_update_revision();
  Draft& set_collision_count(std::int32_t value);
  Draft& clear_collision_count();
  kinform::DraftList<StatefulSetCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_available_replicas(std::int32_t value);
  Draft& clear_available_replicas();
};

class KINFORM_EXPORT StatefulSet::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StatefulSet& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  StatefulSetSpec::Draft spec();
  Draft& clear_spec();
  StatefulSetStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT StatefulSetCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StatefulSetCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT StatefulSetList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StatefulSetList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<StatefulSet::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::apps::v1
