#include "kinform/batch/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::batch::v1 {

kinform::ListView<PodFailurePolicyRule> PodFailurePolicy::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodFailurePolicyRule>(member("rules", places));
}

kinform::ListView<SuccessPolicyRule> SuccessPolicy::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<SuccessPolicyRule>(member("rules", places));
}

const std::optional<std::int32_t> JobSpec::parallelism() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("parallelism", places);
}

const std::optional<std::int32_t> JobSpec::completions() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("completions", places);
}

const std::optional<std::int64_t> JobSpec::active_deadline_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("activeDeadlineSeconds", places);
}

PodFailurePolicy JobSpec::pod_failure_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodFailurePolicy(member("podFailurePolicy", places));
}

SuccessPolicy JobSpec::success_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return SuccessPolicy(member("successPolicy", places));
}

const std::optional<std::int32_t> JobSpec::backoff_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("backoffLimit", places);
}

const std::optional<std::int32_t> JobSpec::backoff_limit_per_index() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("backoffLimitPerIndex", places);
}

const std::optional<std::int32_t> JobSpec::max_failed_indexes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("maxFailedIndexes", places);
}

kinform::meta::v1::LabelSelector JobSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::optional<bool> JobSpec::manual_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("manualSelector", places);
}

kinform::core::v1::PodTemplateSpec JobSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PodTemplateSpec(member("template", places));
}

const std::optional<std::int32_t> JobSpec::ttl_seconds_after_finished() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("ttlSecondsAfterFinished", places);
}

const std::optional<std::string_view> JobSpec::completion_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("completionMode", places);
}

const std::optional<bool> JobSpec::suspend() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("suspend", places);
}

const std::optional<std::string_view> JobSpec::pod_replacement_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("podReplacementPolicy", places);
}

const std::optional<std::string_view> JobSpec::managed_by() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("managedBy", places);
}

kinform::meta::v1::ObjectMeta JobTemplateSpec::metadata() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

JobSpec JobTemplateSpec::spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return JobSpec(member("spec", places));
}

const std::string_view CronJobSpec::schedule() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("schedule", places);
}

const std::optional<std::string_view> CronJobSpec::time_zone() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("timeZone", places);
}

const std::optional<std::int64_t> CronJobSpec::starting_deadline_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("startingDeadlineSeconds", places);
}

const std::string_view CronJobSpec::concurrency_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("concurrencyPolicy", places);
}

const std::optional<bool> CronJobSpec::suspend() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("suspend", places);
}

JobTemplateSpec CronJobSpec::job_template() const {
  static constinit kinform::detail::FieldPlaces places;
  return JobTemplateSpec(member("jobTemplate", places));
}

const std::optional<std::int32_t> CronJobSpec::successful_jobs_history_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("successfulJobsHistoryLimit", places);
}

const std::optional<std::int32_t> CronJobSpec::failed_jobs_history_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("failedJobsHistoryLimit", places);
}

kinform::ListView<kinform::core::v1::ObjectReference> CronJobStatus::active() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::core::v1::ObjectReference>(member("active", places));
}

const std::optional<std::chrono::sys_seconds> CronJobStatus::last_schedule_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastScheduleTime", places);
}

const std::optional<std::chrono::sys_seconds> CronJobStatus::last_successful_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastSuccessfulTime", places);
}

kinform::Resource CronJob::resource() {
  return {.group = "batch", .version = "v1", .plural = "cronjobs", .kind = "CronJob"};
}

const std::string_view CronJob::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CronJob::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CronJob::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

CronJobSpec CronJob::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CronJobSpec(member("spec", places));
}

CronJobStatus CronJob::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CronJobStatus(member("status", places));
}

const std::string_view CronJobList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CronJobList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CronJobList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CronJob> CronJobList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CronJob>(member("items", places));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::succeeded() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("succeeded", places));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::failed() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("failed", places));
}

kinform::ListView<JobCondition> JobStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<JobCondition>(member("conditions", places));
}

const std::optional<std::chrono::sys_seconds> JobStatus::start_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("startTime", places);
}

const std::optional<std::chrono::sys_seconds> JobStatus::completion_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("completionTime", places);
}

std::int32_t JobStatus::active() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("active", places);
}

std::int32_t JobStatus::succeeded() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("succeeded", places);
}

std::int32_t JobStatus::failed() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("failed", places);
}

const std::optional<std::int32_t> JobStatus::terminating() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("terminating", places);
}

const std::string_view JobStatus::completed_indexes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("completedIndexes", places);
}

const std::optional<std::string_view> JobStatus::failed_indexes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("failedIndexes", places);
}

UncountedTerminatedPods JobStatus::uncounted_terminated_pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return UncountedTerminatedPods(member("uncountedTerminatedPods", places));
}

const std::optional<std::int32_t> JobStatus::ready() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("ready", places);
}

kinform::Resource Job::resource() {
  return {.group = "batch", .version = "v1", .plural = "jobs", .kind = "Job"};
}

const std::string_view Job::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Job::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Job::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

JobSpec Job::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return JobSpec(member("spec", places));
}

JobStatus Job::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return JobStatus(member("status", places));
}

const std::string_view JobCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view JobCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> JobCondition::last_probe_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime", places);
}

const std::optional<std::chrono::sys_seconds> JobCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view JobCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view JobCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view JobList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view JobList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta JobList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Job> JobList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Job>(member("items", places));
}

const std::optional<std::string_view> PodFailurePolicyOnExitCodesRequirement::container_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("containerName", places);
}

const std::string_view PodFailurePolicyOnExitCodesRequirement::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::int32_t> PodFailurePolicyOnExitCodesRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int32_t>(member("values", places));
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view PodFailurePolicyRule::action() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("action", places);
}

PodFailurePolicyOnExitCodesRequirement PodFailurePolicyRule::on_exit_codes() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodFailurePolicyOnExitCodesRequirement(member("onExitCodes", places));
}

kinform::ListView<PodFailurePolicyOnPodConditionsPattern> PodFailurePolicyRule::on_pod_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodFailurePolicyOnPodConditionsPattern>(member("onPodConditions", places));
}

const std::optional<std::string_view> SuccessPolicyRule::succeeded_indexes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("succeededIndexes", places);
}

const std::optional<std::int32_t> SuccessPolicyRule::succeeded_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("succeededCount", places);
}

}  // namespace kinform::inline v0::batch::v1
