// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/batch/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::batch::v1 {

kinform::ListView<PodFailurePolicyRule> PodFailurePolicy::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<PodFailurePolicyRule>(member(field));
}

kinform::ListView<SuccessPolicyRule> SuccessPolicy::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<SuccessPolicyRule>(member(field));
}

kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy JobSchedulingConfiguration::scheduling_policy() const {
  static constinit kinform::detail::Field field("schedulingPolicy");
  return kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy(member(field));
}

kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints JobSchedulingConfiguration::scheduling_constraints() const {
  static constinit kinform::detail::Field field("schedulingConstraints");
  return kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints(member(field));
}

kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode JobSchedulingConfiguration::disruption_mode() const {
  static constinit kinform::detail::Field field("disruptionMode");
  return kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode(member(field));
}

kinform::ListView<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim> JobSchedulingConfiguration::resource_claims() const {
  static constinit kinform::detail::Field field("resourceClaims");
  return kinform::ListView<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim>(member(field));
}

const std::optional<std::int32_t> JobSpec::parallelism() const {
  static constinit kinform::detail::Field field("parallelism");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> JobSpec::completions() const {
  static constinit kinform::detail::Field field("completions");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> JobSpec::active_deadline_seconds() const {
  static constinit kinform::detail::Field field("activeDeadlineSeconds");
  return get<std::optional<std::int64_t>>(field);
}

PodFailurePolicy JobSpec::pod_failure_policy() const {
  static constinit kinform::detail::Field field("podFailurePolicy");
  return PodFailurePolicy(member(field));
}

SuccessPolicy JobSpec::success_policy() const {
  static constinit kinform::detail::Field field("successPolicy");
  return SuccessPolicy(member(field));
}

const std::optional<std::int32_t> JobSpec::backoff_limit() const {
  static constinit kinform::detail::Field field("backoffLimit");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> JobSpec::backoff_limit_per_index() const {
  static constinit kinform::detail::Field field("backoffLimitPerIndex");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> JobSpec::max_failed_indexes() const {
  static constinit kinform::detail::Field field("maxFailedIndexes");
  return get<std::optional<std::int32_t>>(field);
}

kinform::meta::v1::LabelSelector JobSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<bool> JobSpec::manual_selector() const {
  static constinit kinform::detail::Field field("manualSelector");
  return get<std::optional<bool>>(field);
}

kinform::core::v1::PodTemplateSpec JobSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return kinform::core::v1::PodTemplateSpec(member(field));
}

const std::optional<std::int32_t> JobSpec::ttl_seconds_after_finished() const {
  static constinit kinform::detail::Field field("ttlSecondsAfterFinished");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> JobSpec::completion_mode() const {
  static constinit kinform::detail::Field field("completionMode");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<bool> JobSpec::suspend() const {
  static constinit kinform::detail::Field field("suspend");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> JobSpec::pod_replacement_policy() const {
  static constinit kinform::detail::Field field("podReplacementPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> JobSpec::managed_by() const {
  static constinit kinform::detail::Field field("managedBy");
  return get<std::optional<std::string_view>>(field);
}

JobSchedulingConfiguration JobSpec::scheduling() const {
  static constinit kinform::detail::Field field("scheduling");
  return JobSchedulingConfiguration(member(field));
}

kinform::meta::v1::ObjectMeta JobTemplateSpec::metadata() const {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

JobSpec JobTemplateSpec::spec() const {
  static constinit kinform::detail::Field field("spec");
  return JobSpec(member(field));
}

const std::string_view CronJobSpec::schedule() const {
  static constinit kinform::detail::Field field("schedule");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> CronJobSpec::time_zone() const {
  static constinit kinform::detail::Field field("timeZone");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int64_t> CronJobSpec::starting_deadline_seconds() const {
  static constinit kinform::detail::Field field("startingDeadlineSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view CronJobSpec::concurrency_policy() const {
  static constinit kinform::detail::Field field("concurrencyPolicy");
  return get<std::string_view>(field);
}

const std::optional<bool> CronJobSpec::suspend() const {
  static constinit kinform::detail::Field field("suspend");
  return get<std::optional<bool>>(field);
}

JobTemplateSpec CronJobSpec::job_template() const {
  static constinit kinform::detail::Field field("jobTemplate");
  return JobTemplateSpec(member(field));
}

const std::optional<std::int32_t> CronJobSpec::successful_jobs_history_limit() const {
  static constinit kinform::detail::Field field("successfulJobsHistoryLimit");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> CronJobSpec::failed_jobs_history_limit() const {
  static constinit kinform::detail::Field field("failedJobsHistoryLimit");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<kinform::core::v1::ObjectReference> CronJobStatus::active() const {
  static constinit kinform::detail::Field field("active");
  return kinform::ListView<kinform::core::v1::ObjectReference>(member(field));
}

const std::optional<kinform::Time> CronJobStatus::last_schedule_time() const {
  static constinit kinform::detail::Field field("lastScheduleTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> CronJobStatus::last_successful_time() const {
  static constinit kinform::detail::Field field("lastSuccessfulTime");
  return get<std::optional<kinform::Time>>(field);
}

kinform::ApiResource CronJob::resource() {
  return {.group = "batch", .version = "v1", .plural = "cronjobs", .kind = "CronJob"};
}

const std::string_view CronJob::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CronJob::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CronJob::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

CronJobSpec CronJob::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return CronJobSpec(member(field));
}

CronJobStatus CronJob::status() const& {
  static constinit kinform::detail::Field field("status");
  return CronJobStatus(member(field));
}

const std::string_view CronJobList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CronJobList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CronJobList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CronJob> CronJobList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CronJob>(member(field));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::succeeded() const {
  static constinit kinform::detail::Field field("succeeded");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::failed() const {
  static constinit kinform::detail::Field field("failed");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<JobCondition> JobStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<JobCondition>(member(field));
}

const std::optional<kinform::Time> JobStatus::start_time() const {
  static constinit kinform::detail::Field field("startTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> JobStatus::completion_time() const {
  static constinit kinform::detail::Field field("completionTime");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t JobStatus::active() const {
  static constinit kinform::detail::Field field("active");
  return get<std::int32_t>(field);
}

std::int32_t JobStatus::succeeded() const {
  static constinit kinform::detail::Field field("succeeded");
  return get<std::int32_t>(field);
}

std::int32_t JobStatus::failed() const {
  static constinit kinform::detail::Field field("failed");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> JobStatus::terminating() const {
  static constinit kinform::detail::Field field("terminating");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view JobStatus::completed_indexes() const {
  static constinit kinform::detail::Field field("completedIndexes");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> JobStatus::failed_indexes() const {
  static constinit kinform::detail::Field field("failedIndexes");
  return get<std::optional<std::string_view>>(field);
}

UncountedTerminatedPods JobStatus::uncounted_terminated_pods() const {
  static constinit kinform::detail::Field field("uncountedTerminatedPods");
  return UncountedTerminatedPods(member(field));
}

const std::optional<std::int32_t> JobStatus::ready() const {
  static constinit kinform::detail::Field field("ready");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ApiResource Job::resource() {
  return {.group = "batch", .version = "v1", .plural = "jobs", .kind = "Job"};
}

const std::string_view Job::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Job::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Job::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

JobSpec Job::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return JobSpec(member(field));
}

JobStatus Job::status() const& {
  static constinit kinform::detail::Field field("status");
  return JobStatus(member(field));
}

const std::string_view JobCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view JobCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> JobCondition::last_probe_time() const {
  static constinit kinform::detail::Field field("lastProbeTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> JobCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view JobCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view JobCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view JobList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view JobList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta JobList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Job> JobList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Job>(member(field));
}

const std::optional<std::string_view> PodFailurePolicyOnExitCodesRequirement::container_name() const {
  static constinit kinform::detail::Field field("containerName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PodFailurePolicyOnExitCodesRequirement::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::int32_t> PodFailurePolicyOnExitCodesRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::int32_t>(member(field));
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view PodFailurePolicyRule::action() const {
  static constinit kinform::detail::Field field("action");
  return get<std::string_view>(field);
}

PodFailurePolicyOnExitCodesRequirement PodFailurePolicyRule::on_exit_codes() const {
  static constinit kinform::detail::Field field("onExitCodes");
  return PodFailurePolicyOnExitCodesRequirement(member(field));
}

kinform::ListView<PodFailurePolicyOnPodConditionsPattern> PodFailurePolicyRule::on_pod_conditions() const {
  static constinit kinform::detail::Field field("onPodConditions");
  return kinform::ListView<PodFailurePolicyOnPodConditionsPattern>(member(field));
}

const std::optional<std::string_view> SuccessPolicyRule::succeeded_indexes() const {
  static constinit kinform::detail::Field field("succeededIndexes");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> SuccessPolicyRule::succeeded_count() const {
  static constinit kinform::detail::Field field("succeededCount");
  return get<std::optional<std::int32_t>>(field);
}

}  // namespace kinform::inline v0::batch::v1
