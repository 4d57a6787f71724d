// Drafts of the types of batch/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/batch/v1.hpp"
#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::batch::v1 {

class PodFailurePolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodFailurePolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodFailurePolicyRule::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
};

class SuccessPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SuccessPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<SuccessPolicyRule::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
};

class JobSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JobSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_parallelism(std::int32_t value) {
    put_field("parallelism", value);
    return *this;
  }
  Draft& clear_parallelism() {
    drop_field("parallelism");
    return *this;
  }
  Draft& set_completions(std::int32_t value) {
    put_field("completions", value);
    return *this;
  }
  Draft& clear_completions() {
    drop_field("completions");
    return *this;
  }
  Draft& set_active_deadline_seconds(std::int64_t value) {
    put_field("activeDeadlineSeconds", value);
    return *this;
  }
  Draft& clear_active_deadline_seconds() {
    drop_field("activeDeadlineSeconds");
    return *this;
  }
  PodFailurePolicy::Draft pod_failure_policy();
  Draft& clear_pod_failure_policy() {
    drop_field("podFailurePolicy");
    return *this;
  }
  SuccessPolicy::Draft success_policy();
  Draft& clear_success_policy() {
    drop_field("successPolicy");
    return *this;
  }
  Draft& set_backoff_limit(std::int32_t value) {
    put_field("backoffLimit", value);
    return *this;
  }
  Draft& clear_backoff_limit() {
    drop_field("backoffLimit");
    return *this;
  }
  Draft& set_backoff_limit_per_index(std::int32_t value) {
    put_field("backoffLimitPerIndex", value);
    return *this;
  }
  Draft& clear_backoff_limit_per_index() {
    drop_field("backoffLimitPerIndex");
    return *this;
  }
  Draft& set_max_failed_indexes(std::int32_t value) {
    put_field("maxFailedIndexes", value);
    return *this;
  }
  Draft& clear_max_failed_indexes() {
    drop_field("maxFailedIndexes");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_manual_selector(bool value) {
    put_field("manualSelector", value);
    return *this;
  }
  Draft& clear_manual_selector() {
    drop_field("manualSelector");
    return *this;
  }
  kinform::core::v1::PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
  Draft& set_ttl_seconds_after_finished(std::int32_t value) {
    put_field("ttlSecondsAfterFinished", value);
    return *this;
  }
  Draft& clear_ttl_seconds_after_finished() {
    drop_field("ttlSecondsAfterFinished");
    return *this;
  }
  Draft& set_completion_mode(std::string_view value) {
    put_field("completionMode", value);
    return *this;
  }
  Draft& clear_completion_mode() {
    drop_field("completionMode");
    return *this;
  }
  Draft& set_suspend(bool value) {
    put_field("suspend", value);
    return *this;
  }
  Draft& clear_suspend() {
    drop_field("suspend");
    return *this;
  }
  Draft& set_pod_replacement_policy(std::string_view value) {
    put_field("podReplacementPolicy", value);
    return *this;
  }
  Draft& clear_pod_replacement_policy() {
    drop_field("podReplacementPolicy");
    return *this;
  }
  Draft& set_managed_by(std::string_view value) {
    put_field("managedBy", value);
    return *this;
  }
  Draft& clear_managed_by() {
    drop_field("managedBy");
    return *this;
  }
};

class JobTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JobTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  JobSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class CronJobSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CronJobSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_schedule(std::string_view value) {
    put_field("schedule", value);
    return *this;
  }
  Draft& clear_schedule() {
    drop_field("schedule");
    return *this;
  }
  Draft& set_time_zone(std::string_view value) {
    put_field("timeZone", value);
    return *this;
  }
  Draft& clear_time_zone() {
    drop_field("timeZone");
    return *this;
  }
  Draft& set_starting_deadline_seconds(std::int64_t value) {
    put_field("startingDeadlineSeconds", value);
    return *this;
  }
  Draft& clear_starting_deadline_seconds() {
    drop_field("startingDeadlineSeconds");
    return *this;
  }
  Draft& set_concurrency_policy(std::string_view value) {
    put_field("concurrencyPolicy", value);
    return *this;
  }
  Draft& clear_concurrency_policy() {
    drop_field("concurrencyPolicy");
    return *this;
  }
  Draft& set_suspend(bool value) {
    put_field("suspend", value);
    return *this;
  }
  Draft& clear_suspend() {
    drop_field("suspend");
    return *this;
  }
  JobTemplateSpec::Draft job_template();
  Draft& clear_job_template() {
    drop_field("jobTemplate");
    return *this;
  }
  Draft& set_successful_jobs_history_limit(std::int32_t value) {
    put_field("successfulJobsHistoryLimit", value);
    return *this;
  }
  Draft& clear_successful_jobs_history_limit() {
    drop_field("successfulJobsHistoryLimit");
    return *this;
  }
  Draft& set_failed_jobs_history_limit(std::int32_t value) {
    put_field("failedJobsHistoryLimit", value);
    return *this;
  }
  Draft& clear_failed_jobs_history_limit() {
    drop_field("failedJobsHistoryLimit");
    return *this;
  }
};

class CronJobStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CronJobStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::core::v1::ObjectReference::Draft> active();
  Draft& clear_active() {
    drop_field("active");
    return *this;
  }
  Draft& set_last_schedule_time(std::chrono::sys_seconds value) {
    put_field("lastScheduleTime", value);
    return *this;
  }
  Draft& clear_last_schedule_time() {
    drop_field("lastScheduleTime");
    return *this;
  }
  Draft& set_last_successful_time(std::chrono::sys_seconds value) {
    put_field("lastSuccessfulTime", value);
    return *this;
  }
  Draft& clear_last_successful_time() {
    drop_field("lastSuccessfulTime");
    return *this;
  }
};

class CronJob::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("batch/v1"));
    put_field("kind", std::string_view("CronJob"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CronJob& object) { return Draft(kinform::Json::from(object.raw())); }

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
  CronJobSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  CronJobStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class CronJobList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("batch/v1"));
    put_field("kind", std::string_view("CronJobList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CronJobList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<CronJob::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class UncountedTerminatedPods::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const UncountedTerminatedPods& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> succeeded();
  Draft& clear_succeeded() {
    drop_field("succeeded");
    return *this;
  }
  kinform::DraftList<std::string_view> failed();
  Draft& clear_failed() {
    drop_field("failed");
    return *this;
  }
};

class JobStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JobStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<JobCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_start_time(std::chrono::sys_seconds value) {
    put_field("startTime", value);
    return *this;
  }
  Draft& clear_start_time() {
    drop_field("startTime");
    return *this;
  }
  Draft& set_completion_time(std::chrono::sys_seconds value) {
    put_field("completionTime", value);
    return *this;
  }
  Draft& clear_completion_time() {
    drop_field("completionTime");
    return *this;
  }
  Draft& set_active(std::int32_t value) {
    put_field("active", value);
    return *this;
  }
  Draft& clear_active() {
    drop_field("active");
    return *this;
  }
  Draft& set_succeeded(std::int32_t value) {
    put_field("succeeded", value);
    return *this;
  }
  Draft& clear_succeeded() {
    drop_field("succeeded");
    return *this;
  }
  Draft& set_failed(std::int32_t value) {
    put_field("failed", value);
    return *this;
  }
  Draft& clear_failed() {
    drop_field("failed");
    return *this;
  }
  Draft& set_terminating(std::int32_t value) {
    put_field("terminating", value);
    return *this;
  }
  Draft& clear_terminating() {
    drop_field("terminating");
    return *this;
  }
  Draft& set_completed_indexes(std::string_view value) {
    put_field("completedIndexes", value);
    return *this;
  }
  Draft& clear_completed_indexes() {
    drop_field("completedIndexes");
    return *this;
  }
  Draft& set_failed_indexes(std::string_view value) {
    put_field("failedIndexes", value);
    return *this;
  }
  Draft& clear_failed_indexes() {
    drop_field("failedIndexes");
    return *this;
  }
  UncountedTerminatedPods::Draft uncounted_terminated_pods();
  Draft& clear_uncounted_terminated_pods() {
    drop_field("uncountedTerminatedPods");
    return *this;
  }
  Draft& set_ready(std::int32_t value) {
    put_field("ready", value);
    return *this;
  }
  Draft& clear_ready() {
    drop_field("ready");
    return *this;
  }
};

class Job::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("batch/v1"));
    put_field("kind", std::string_view("Job"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Job& object) { return Draft(kinform::Json::from(object.raw())); }

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
  JobSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  JobStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class JobCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JobCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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
  Draft& set_last_probe_time(std::chrono::sys_seconds value) {
    put_field("lastProbeTime", value);
    return *this;
  }
  Draft& clear_last_probe_time() {
    drop_field("lastProbeTime");
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

class JobList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("batch/v1"));
    put_field("kind", std::string_view("JobList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const JobList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Job::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PodFailurePolicyOnExitCodesRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodFailurePolicyOnExitCodesRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value) {
    put_field("containerName", value);
    return *this;
  }
  Draft& clear_container_name() {
    drop_field("containerName");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::int32_t> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class PodFailurePolicyOnPodConditionsPattern::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodFailurePolicyOnPodConditionsPattern& view) { return Draft(kinform::Json::from(view.raw())); }

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
};

class PodFailurePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodFailurePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_action(std::string_view value) {
    put_field("action", value);
    return *this;
  }
  Draft& clear_action() {
    drop_field("action");
    return *this;
  }
  PodFailurePolicyOnExitCodesRequirement::Draft on_exit_codes();
  Draft& clear_on_exit_codes() {
    drop_field("onExitCodes");
    return *this;
  }
  kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft> on_pod_conditions();
  Draft& clear_on_pod_conditions() {
    drop_field("onPodConditions");
    return *this;
  }
};

class SuccessPolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SuccessPolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_succeeded_indexes(std::string_view value) {
    put_field("succeededIndexes", value);
    return *this;
  }
  Draft& clear_succeeded_indexes() {
    drop_field("succeededIndexes");
    return *this;
  }
  Draft& set_succeeded_count(std::int32_t value) {
    put_field("succeededCount", value);
    return *this;
  }
  Draft& clear_succeeded_count() {
    drop_field("succeededCount");
    return *this;
  }
};

inline kinform::DraftList<PodFailurePolicyRule::Draft> PodFailurePolicy::Draft::rules() {
  return kinform::DraftList<PodFailurePolicyRule::Draft>(field_part("rules"));
}

inline kinform::DraftList<SuccessPolicyRule::Draft> SuccessPolicy::Draft::rules() {
  return kinform::DraftList<SuccessPolicyRule::Draft>(field_part("rules"));
}

inline PodFailurePolicy::Draft JobSpec::Draft::pod_failure_policy() {
  return PodFailurePolicy::Draft(field_part("podFailurePolicy"));
}

inline SuccessPolicy::Draft JobSpec::Draft::success_policy() {
  return SuccessPolicy::Draft(field_part("successPolicy"));
}

inline kinform::meta::v1::LabelSelector::Draft JobSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::core::v1::PodTemplateSpec::Draft JobSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

inline kinform::meta::v1::ObjectMeta::Draft JobTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline JobSpec::Draft JobTemplateSpec::Draft::spec() {
  return JobSpec::Draft(field_part("spec"));
}

inline JobTemplateSpec::Draft CronJobSpec::Draft::job_template() {
  return JobTemplateSpec::Draft(field_part("jobTemplate"));
}

inline kinform::DraftList<kinform::core::v1::ObjectReference::Draft> CronJobStatus::Draft::active() {
  return kinform::DraftList<kinform::core::v1::ObjectReference::Draft>(field_part("active"));
}

inline kinform::meta::v1::ObjectMeta::Draft CronJob::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline CronJobSpec::Draft CronJob::Draft::spec() {
  return CronJobSpec::Draft(field_part("spec"));
}

inline CronJobStatus::Draft CronJob::Draft::status() {
  return CronJobStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft CronJobList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CronJob::Draft> CronJobList::Draft::items() {
  return kinform::DraftList<CronJob::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> UncountedTerminatedPods::Draft::succeeded() {
  return kinform::DraftList<std::string_view>(field_part("succeeded"));
}

inline kinform::DraftList<std::string_view> UncountedTerminatedPods::Draft::failed() {
  return kinform::DraftList<std::string_view>(field_part("failed"));
}

inline kinform::DraftList<JobCondition::Draft> JobStatus::Draft::conditions() {
  return kinform::DraftList<JobCondition::Draft>(field_part("conditions"));
}

inline UncountedTerminatedPods::Draft JobStatus::Draft::uncounted_terminated_pods() {
  return UncountedTerminatedPods::Draft(field_part("uncountedTerminatedPods"));
}

inline kinform::meta::v1::ObjectMeta::Draft Job::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline JobSpec::Draft Job::Draft::spec() {
  return JobSpec::Draft(field_part("spec"));
}

inline JobStatus::Draft Job::Draft::status() {
  return JobStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft JobList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Job::Draft> JobList::Draft::items() {
  return kinform::DraftList<Job::Draft>(field_part("items"));
}

inline kinform::DraftList<std::int32_t> PodFailurePolicyOnExitCodesRequirement::Draft::values() {
  return kinform::DraftList<std::int32_t>(field_part("values"));
}

inline PodFailurePolicyOnExitCodesRequirement::Draft PodFailurePolicyRule::Draft::on_exit_codes() {
  return PodFailurePolicyOnExitCodesRequirement::Draft(field_part("onExitCodes"));
}

inline kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft> PodFailurePolicyRule::Draft::on_pod_conditions() {
  return kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft>(field_part("onPodConditions"));
}

}  // namespace kinform::batch::v1
