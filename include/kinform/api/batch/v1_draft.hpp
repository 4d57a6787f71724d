// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of batch/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/batch/v1.hpp"
#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/scheduling/v1alpha3_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::batch::v1 {

class KINFORM_EXPORT PodFailurePolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodFailurePolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodFailurePolicyRule::Draft> rules();
  Draft& clear_rules();
};

class KINFORM_EXPORT SuccessPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SuccessPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<SuccessPolicyRule::Draft> rules();
  Draft& clear_rules();
};

class KINFORM_EXPORT JobSchedulingConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JobSchedulingConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy::Draft scheduling_policy();
  Draft& clear_scheduling_policy();
  kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints::Draft scheduling_constraints();
  Draft& clear_scheduling_constraints();
  kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode::Draft disruption_mode();
  Draft& clear_disruption_mode();
  kinform::DraftList<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim::Draft> resource_claims();
  Draft& clear_resource_claims();
};

class KINFORM_EXPORT JobSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JobSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_parallelism(std::int32_t value);
  Draft& clear_parallelism();
  Draft& set_completions(std::int32_t value);
  Draft& clear_completions();
  Draft& set_active_deadline_seconds(std::int64_t value);
  Draft& clear_active_deadline_seconds();
  PodFailurePolicy::Draft pod_failure_policy();
  Draft& clear_pod_failure_policy();
  SuccessPolicy::Draft success_policy();
  Draft& clear_success_policy();
  Draft& set_backoff_limit(std::int32_t value);
  Draft& clear_backoff_limit();
  Draft& set_backoff_limit_per_index(std::int32_t value);
  Draft& clear_backoff_limit_per_index();
  Draft& set_max_failed_indexes(std::int32_t value);
  Draft& clear_max_failed_indexes();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  Draft& set_manual_selector(bool value);
  Draft& clear_manual_selector();
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template();
  Draft& set_ttl_seconds_after_finished(std::int32_t value);
  Draft& clear_ttl_seconds_after_finished();
  Draft& set_completion_mode(std::string_view value);
  Draft& clear_completion_mode();
  Draft& set_suspend(bool value);
  Draft& clear_suspend();
  Draft& set_pod_replacement_policy(std::string_view value);
  Draft& clear_pod_replacement_policy();
  Draft& set_managed_by(std::string_view value);
  Draft& clear_managed_by();
  JobSchedulingConfiguration::Draft scheduling();
  Draft& clear_scheduling();
};

class KINFORM_EXPORT JobTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JobTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  JobSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT CronJobSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CronJobSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_schedule(std::string_view value);
  Draft& clear_schedule();
  Draft& set_time_zone(std::string_view value);
  Draft& clear_time_zone();
  Draft& set_starting_deadline_seconds(std::int64_t value);
  Draft& clear_starting_deadline_seconds();
  Draft& set_concurrency_policy(std::string_view value);
  Draft& clear_concurrency_policy();
  Draft& set_suspend(bool value);
  Draft& clear_suspend();
  JobTemplateSpec::Draft job_template();
  Draft& clear_job_template();
  Draft& set_successful_jobs_history_limit(std::int32_t value);
  Draft& clear_successful_jobs_history_limit();
  Draft& set_failed_jobs_history_limit(std::int32_t value);
  Draft& clear_failed_jobs_history_limit();
};

class KINFORM_EXPORT CronJobStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CronJobStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::core::v1::ObjectReference::Draft> active();
  Draft& clear_active();
  Draft& set_last_schedule_time(kinform::Time value);
  Draft& clear_last_schedule_time();
  Draft& set_last_successful_time(kinform::Time value);
  Draft& clear_last_successful_time();
};

class KINFORM_EXPORT CronJob::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CronJob& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  CronJobSpec::Draft spec();
  Draft& clear_spec();
  CronJobStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT CronJobList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CronJobList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CronJob::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT UncountedTerminatedPods::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const UncountedTerminatedPods& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> succeeded();
  Draft& clear_succeeded();
  kinform::DraftList<std::string_view> failed();
  Draft& clear_failed();
};

class KINFORM_EXPORT JobStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JobStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<JobCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_start_time(kinform::Time value);
  Draft& clear_start_time();
  Draft& set_completion_time(kinform::Time value);
  Draft& clear_completion_time();
  Draft& set_active(std::int32_t value);
  Draft& clear_active();
  Draft& set_succeeded(std::int32_t value);
  Draft& clear_succeeded();
  Draft& set_failed(std::int32_t value);
  Draft& clear_failed();
  Draft& set_terminating(std::int32_t value);
  Draft& clear_terminating();
  Draft& set_completed_indexes(std::string_view value);
  Draft& clear_completed_indexes();
  Draft& set_failed_indexes(std::string_view value);
  Draft& clear_failed_indexes();
  UncountedTerminatedPods::Draft uncounted_terminated_pods();
  Draft& clear_uncounted_terminated_pods();
  Draft& set_ready(std::int32_t value);
  Draft& clear_ready();
};

class KINFORM_EXPORT Job::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Job& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  JobSpec::Draft spec();
  Draft& clear_spec();
  JobStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT JobCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JobCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_probe_time(kinform::Time value);
  Draft& clear_last_probe_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT JobList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const JobList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Job::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PodFailurePolicyOnExitCodesRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodFailurePolicyOnExitCodesRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value);
  Draft& clear_container_name();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::int32_t> values();
  Draft& clear_values();
};

class KINFORM_EXPORT PodFailurePolicyOnPodConditionsPattern::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodFailurePolicyOnPodConditionsPattern& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
};

class KINFORM_EXPORT PodFailurePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodFailurePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_action(std::string_view value);
  Draft& clear_action();
  PodFailurePolicyOnExitCodesRequirement::Draft on_exit_codes();
  Draft& clear_on_exit_codes();
  kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft> on_pod_conditions();
  Draft& clear_on_pod_conditions();
};

class KINFORM_EXPORT SuccessPolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SuccessPolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_succeeded_indexes(std::string_view value);
  Draft& clear_succeeded_indexes();
  Draft& set_succeeded_count(std::int32_t value);
  Draft& clear_succeeded_count();
};

}  // namespace kinform::inline v0::batch::v1
