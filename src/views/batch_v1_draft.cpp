// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/batch/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::batch::v1 {

kinform::DraftList<PodFailurePolicyRule::Draft> PodFailurePolicy::Draft::rules() {
  return kinform::DraftList<PodFailurePolicyRule::Draft>(field_part("rules"));
}

PodFailurePolicy::Draft& PodFailurePolicy::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

kinform::DraftList<SuccessPolicyRule::Draft> SuccessPolicy::Draft::rules() {
  return kinform::DraftList<SuccessPolicyRule::Draft>(field_part("rules"));
}

SuccessPolicy::Draft& SuccessPolicy::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy::Draft JobSchedulingConfiguration::Draft::scheduling_policy() {
  return kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy::Draft(field_part("schedulingPolicy"));
}

JobSchedulingConfiguration::Draft& JobSchedulingConfiguration::Draft::clear_scheduling_policy() {
  drop_field("schedulingPolicy");
  return *this;
}

kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints::Draft JobSchedulingConfiguration::Draft::scheduling_constraints() {
  return kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints::Draft(field_part("schedulingConstraints"));
}

JobSchedulingConfiguration::Draft& JobSchedulingConfiguration::Draft::clear_scheduling_constraints() {
  drop_field("schedulingConstraints");
  return *this;
}

kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode::Draft JobSchedulingConfiguration::Draft::disruption_mode() {
  return kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode::Draft(field_part("disruptionMode"));
}

JobSchedulingConfiguration::Draft& JobSchedulingConfiguration::Draft::clear_disruption_mode() {
  drop_field("disruptionMode");
  return *this;
}

kinform::DraftList<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim::Draft> JobSchedulingConfiguration::Draft::resource_claims() {
  return kinform::DraftList<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim::Draft>(field_part("resourceClaims"));
}

JobSchedulingConfiguration::Draft& JobSchedulingConfiguration::Draft::clear_resource_claims() {
  drop_field("resourceClaims");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_parallelism(std::int32_t value) {
  put_field("parallelism", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_parallelism() {
  drop_field("parallelism");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_completions(std::int32_t value) {
  put_field("completions", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_completions() {
  drop_field("completions");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_active_deadline_seconds(std::int64_t value) {
  put_field("activeDeadlineSeconds", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_active_deadline_seconds() {
  drop_field("activeDeadlineSeconds");
  return *this;
}

PodFailurePolicy::Draft JobSpec::Draft::pod_failure_policy() {
  return PodFailurePolicy::Draft(field_part("podFailurePolicy"));
}

JobSpec::Draft& JobSpec::Draft::clear_pod_failure_policy() {
  drop_field("podFailurePolicy");
  return *this;
}

SuccessPolicy::Draft JobSpec::Draft::success_policy() {
  return SuccessPolicy::Draft(field_part("successPolicy"));
}

JobSpec::Draft& JobSpec::Draft::clear_success_policy() {
  drop_field("successPolicy");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_backoff_limit(std::int32_t value) {
  put_field("backoffLimit", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_backoff_limit() {
  drop_field("backoffLimit");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_backoff_limit_per_index(std::int32_t value) {
  put_field("backoffLimitPerIndex", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_backoff_limit_per_index() {
  drop_field("backoffLimitPerIndex");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_max_failed_indexes(std::int32_t value) {
  put_field("maxFailedIndexes", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_max_failed_indexes() {
  drop_field("maxFailedIndexes");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft JobSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

JobSpec::Draft& JobSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_manual_selector(bool value) {
  put_field("manualSelector", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_manual_selector() {
  drop_field("manualSelector");
  return *this;
}

kinform::core::v1::PodTemplateSpec::Draft JobSpec::Draft::template_() {
  return kinform::core::v1::PodTemplateSpec::Draft(field_part("template"));
}

JobSpec::Draft& JobSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_ttl_seconds_after_finished(std::int32_t value) {
  put_field("ttlSecondsAfterFinished", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_ttl_seconds_after_finished() {
  drop_field("ttlSecondsAfterFinished");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_completion_mode(std::string_view value) {
  put_field("completionMode", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_completion_mode() {
  drop_field("completionMode");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_suspend(bool value) {
  put_field("suspend", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_suspend() {
  drop_field("suspend");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_pod_replacement_policy(std::string_view value) {
  put_field("podReplacementPolicy", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_pod_replacement_policy() {
  drop_field("podReplacementPolicy");
  return *this;
}

JobSpec::Draft& JobSpec::Draft::set_managed_by(std::string_view value) {
  put_field("managedBy", value);
  return *this;
}

JobSpec::Draft& JobSpec::Draft::clear_managed_by() {
  drop_field("managedBy");
  return *this;
}

JobSchedulingConfiguration::Draft JobSpec::Draft::scheduling() {
  return JobSchedulingConfiguration::Draft(field_part("scheduling"));
}

JobSpec::Draft& JobSpec::Draft::clear_scheduling() {
  drop_field("scheduling");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft JobTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

JobTemplateSpec::Draft& JobTemplateSpec::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

JobSpec::Draft JobTemplateSpec::Draft::spec() {
  return JobSpec::Draft(field_part("spec"));
}

JobTemplateSpec::Draft& JobTemplateSpec::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_schedule(std::string_view value) {
  put_field("schedule", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_schedule() {
  drop_field("schedule");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_time_zone(std::string_view value) {
  put_field("timeZone", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_time_zone() {
  drop_field("timeZone");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_starting_deadline_seconds(std::int64_t value) {
  put_field("startingDeadlineSeconds", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_starting_deadline_seconds() {
  drop_field("startingDeadlineSeconds");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_concurrency_policy(std::string_view value) {
  put_field("concurrencyPolicy", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_concurrency_policy() {
  drop_field("concurrencyPolicy");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_suspend(bool value) {
  put_field("suspend", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_suspend() {
  drop_field("suspend");
  return *this;
}

JobTemplateSpec::Draft CronJobSpec::Draft::job_template() {
  return JobTemplateSpec::Draft(field_part("jobTemplate"));
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_job_template() {
  drop_field("jobTemplate");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_successful_jobs_history_limit(std::int32_t value) {
  put_field("successfulJobsHistoryLimit", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_successful_jobs_history_limit() {
  drop_field("successfulJobsHistoryLimit");
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::set_failed_jobs_history_limit(std::int32_t value) {
  put_field("failedJobsHistoryLimit", value);
  return *this;
}

CronJobSpec::Draft& CronJobSpec::Draft::clear_failed_jobs_history_limit() {
  drop_field("failedJobsHistoryLimit");
  return *this;
}

kinform::DraftList<kinform::core::v1::ObjectReference::Draft> CronJobStatus::Draft::active() {
  return kinform::DraftList<kinform::core::v1::ObjectReference::Draft>(field_part("active"));
}

CronJobStatus::Draft& CronJobStatus::Draft::clear_active() {
  drop_field("active");
  return *this;
}

CronJobStatus::Draft& CronJobStatus::Draft::set_last_schedule_time(kinform::Time value) {
  put_field("lastScheduleTime", value);
  return *this;
}

CronJobStatus::Draft& CronJobStatus::Draft::clear_last_schedule_time() {
  drop_field("lastScheduleTime");
  return *this;
}

CronJobStatus::Draft& CronJobStatus::Draft::set_last_successful_time(kinform::Time value) {
  put_field("lastSuccessfulTime", value);
  return *this;
}

CronJobStatus::Draft& CronJobStatus::Draft::clear_last_successful_time() {
  drop_field("lastSuccessfulTime");
  return *this;
}

CronJob::Draft::Draft() {
  put_field("apiVersion", std::string_view("batch/v1"));
  put_field("kind", std::string_view("CronJob"));
}

CronJob::Draft& CronJob::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CronJob::Draft& CronJob::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CronJob::Draft& CronJob::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CronJob::Draft& CronJob::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CronJob::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CronJob::Draft& CronJob::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

CronJobSpec::Draft CronJob::Draft::spec() {
  return CronJobSpec::Draft(field_part("spec"));
}

CronJob::Draft& CronJob::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CronJobStatus::Draft CronJob::Draft::status() {
  return CronJobStatus::Draft(field_part("status"));
}

CronJob::Draft& CronJob::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CronJobList::Draft::Draft() {
  put_field("apiVersion", std::string_view("batch/v1"));
  put_field("kind", std::string_view("CronJobList"));
}

CronJobList::Draft& CronJobList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CronJobList::Draft& CronJobList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CronJobList::Draft& CronJobList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CronJobList::Draft& CronJobList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CronJobList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CronJobList::Draft& CronJobList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CronJob::Draft> CronJobList::Draft::items() {
  return kinform::DraftList<CronJob::Draft>(field_part("items"));
}

CronJobList::Draft& CronJobList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::DraftList<std::string_view> UncountedTerminatedPods::Draft::succeeded() {
  return kinform::DraftList<std::string_view>(field_part("succeeded"));
}

UncountedTerminatedPods::Draft& UncountedTerminatedPods::Draft::clear_succeeded() {
  drop_field("succeeded");
  return *this;
}

kinform::DraftList<std::string_view> UncountedTerminatedPods::Draft::failed() {
  return kinform::DraftList<std::string_view>(field_part("failed"));
}

UncountedTerminatedPods::Draft& UncountedTerminatedPods::Draft::clear_failed() {
  drop_field("failed");
  return *this;
}

kinform::DraftList<JobCondition::Draft> JobStatus::Draft::conditions() {
  return kinform::DraftList<JobCondition::Draft>(field_part("conditions"));
}

JobStatus::Draft& JobStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_start_time(kinform::Time value) {
  put_field("startTime", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_start_time() {
  drop_field("startTime");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_completion_time(kinform::Time value) {
  put_field("completionTime", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_completion_time() {
  drop_field("completionTime");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_active(std::int32_t value) {
  put_field("active", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_active() {
  drop_field("active");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_succeeded(std::int32_t value) {
  put_field("succeeded", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_succeeded() {
  drop_field("succeeded");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_failed(std::int32_t value) {
  put_field("failed", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_failed() {
  drop_field("failed");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_terminating(std::int32_t value) {
  put_field("terminating", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_terminating() {
  drop_field("terminating");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_completed_indexes(std::string_view value) {
  put_field("completedIndexes", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_completed_indexes() {
  drop_field("completedIndexes");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_failed_indexes(std::string_view value) {
  put_field("failedIndexes", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_failed_indexes() {
  drop_field("failedIndexes");
  return *this;
}

UncountedTerminatedPods::Draft JobStatus::Draft::uncounted_terminated_pods() {
  return UncountedTerminatedPods::Draft(field_part("uncountedTerminatedPods"));
}

JobStatus::Draft& JobStatus::Draft::clear_uncounted_terminated_pods() {
  drop_field("uncountedTerminatedPods");
  return *this;
}

JobStatus::Draft& JobStatus::Draft::set_ready(std::int32_t value) {
  put_field("ready", value);
  return *this;
}

JobStatus::Draft& JobStatus::Draft::clear_ready() {
  drop_field("ready");
  return *this;
}

Job::Draft::Draft() {
  put_field("apiVersion", std::string_view("batch/v1"));
  put_field("kind", std::string_view("Job"));
}

Job::Draft& Job::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Job::Draft& Job::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Job::Draft& Job::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Job::Draft& Job::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Job::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Job::Draft& Job::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

JobSpec::Draft Job::Draft::spec() {
  return JobSpec::Draft(field_part("spec"));
}

Job::Draft& Job::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

JobStatus::Draft Job::Draft::status() {
  return JobStatus::Draft(field_part("status"));
}

Job::Draft& Job::Draft::clear_status() {
  drop_field("status");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_last_probe_time(kinform::Time value) {
  put_field("lastProbeTime", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_last_probe_time() {
  drop_field("lastProbeTime");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

JobCondition::Draft& JobCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

JobCondition::Draft& JobCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

JobList::Draft::Draft() {
  put_field("apiVersion", std::string_view("batch/v1"));
  put_field("kind", std::string_view("JobList"));
}

JobList::Draft& JobList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

JobList::Draft& JobList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

JobList::Draft& JobList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

JobList::Draft& JobList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft JobList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

JobList::Draft& JobList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Job::Draft> JobList::Draft::items() {
  return kinform::DraftList<Job::Draft>(field_part("items"));
}

JobList::Draft& JobList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PodFailurePolicyOnExitCodesRequirement::Draft& PodFailurePolicyOnExitCodesRequirement::Draft::set_container_name(std::string_view value) {
  put_field("containerName", value);
  return *this;
}

PodFailurePolicyOnExitCodesRequirement::Draft& PodFailurePolicyOnExitCodesRequirement::Draft::clear_container_name() {
  drop_field("containerName");
  return *this;
}

PodFailurePolicyOnExitCodesRequirement::Draft& PodFailurePolicyOnExitCodesRequirement::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

PodFailurePolicyOnExitCodesRequirement::Draft& PodFailurePolicyOnExitCodesRequirement::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::int32_t> PodFailurePolicyOnExitCodesRequirement::Draft::values() {
  return kinform::DraftList<std::int32_t>(field_part("values"));
}

PodFailurePolicyOnExitCodesRequirement::Draft& PodFailurePolicyOnExitCodesRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

PodFailurePolicyOnPodConditionsPattern::Draft& PodFailurePolicyOnPodConditionsPattern::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

PodFailurePolicyOnPodConditionsPattern::Draft& PodFailurePolicyOnPodConditionsPattern::Draft::clear_type() {
  drop_field("type");
  return *this;
}

PodFailurePolicyOnPodConditionsPattern::Draft& PodFailurePolicyOnPodConditionsPattern::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

PodFailurePolicyOnPodConditionsPattern::Draft& PodFailurePolicyOnPodConditionsPattern::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PodFailurePolicyRule::Draft& PodFailurePolicyRule::Draft::set_action(std::string_view value) {
  put_field("action", value);
  return *this;
}

PodFailurePolicyRule::Draft& PodFailurePolicyRule::Draft::clear_action() {
  drop_field("action");
  return *this;
}

PodFailurePolicyOnExitCodesRequirement::Draft PodFailurePolicyRule::Draft::on_exit_codes() {
  return PodFailurePolicyOnExitCodesRequirement::Draft(field_part("onExitCodes"));
}

PodFailurePolicyRule::Draft& PodFailurePolicyRule::Draft::clear_on_exit_codes() {
  drop_field("onExitCodes");
  return *this;
}

kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft> PodFailurePolicyRule::Draft::on_pod_conditions() {
  return kinform::DraftList<PodFailurePolicyOnPodConditionsPattern::Draft>(field_part("onPodConditions"));
}

PodFailurePolicyRule::Draft& PodFailurePolicyRule::Draft::clear_on_pod_conditions() {
  drop_field("onPodConditions");
  return *this;
}

SuccessPolicyRule::Draft& SuccessPolicyRule::Draft::set_succeeded_indexes(std::string_view value) {
  put_field("succeededIndexes", value);
  return *this;
}

SuccessPolicyRule::Draft& SuccessPolicyRule::Draft::clear_succeeded_indexes() {
  drop_field("succeededIndexes");
  return *this;
}

SuccessPolicyRule::Draft& SuccessPolicyRule::Draft::set_succeeded_count(std::int32_t value) {
  put_field("succeededCount", value);
  return *this;
}

SuccessPolicyRule::Draft& SuccessPolicyRule::Draft::clear_succeeded_count() {
  drop_field("succeededCount");
  return *this;
}

}  // namespace kinform::inline v0::batch::v1
