#include "kinform/batch/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::batch::v1 {

kinform::ListView<PodFailurePolicyRule> PodFailurePolicy::rules() const {
  return kinform::ListView<PodFailurePolicyRule>(member("rules"));
}

kinform::ListView<SuccessPolicyRule> SuccessPolicy::rules() const {
  return kinform::ListView<SuccessPolicyRule>(member("rules"));
}

const std::optional<std::int32_t> JobSpec::parallelism() const {
  return get<std::optional<std::int32_t>>("parallelism");
}

const std::optional<std::int32_t> JobSpec::completions() const {
  return get<std::optional<std::int32_t>>("completions");
}

const std::optional<std::int64_t> JobSpec::active_deadline_seconds() const {
  return get<std::optional<std::int64_t>>("activeDeadlineSeconds");
}

PodFailurePolicy JobSpec::pod_failure_policy() const {
  return PodFailurePolicy(member("podFailurePolicy"));
}

SuccessPolicy JobSpec::success_policy() const {
  return SuccessPolicy(member("successPolicy"));
}

const std::optional<std::int32_t> JobSpec::backoff_limit() const {
  return get<std::optional<std::int32_t>>("backoffLimit");
}

const std::optional<std::int32_t> JobSpec::backoff_limit_per_index() const {
  return get<std::optional<std::int32_t>>("backoffLimitPerIndex");
}

const std::optional<std::int32_t> JobSpec::max_failed_indexes() const {
  return get<std::optional<std::int32_t>>("maxFailedIndexes");
}

kinform::meta::v1::LabelSelector JobSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::optional<bool> JobSpec::manual_selector() const {
  return get<std::optional<bool>>("manualSelector");
}

kinform::core::v1::PodTemplateSpec JobSpec::template_() const {
  return kinform::core::v1::PodTemplateSpec(member("template"));
}

const std::optional<std::int32_t> JobSpec::ttl_seconds_after_finished() const {
  return get<std::optional<std::int32_t>>("ttlSecondsAfterFinished");
}

const std::optional<std::string_view> JobSpec::completion_mode() const {
  return get<std::optional<std::string_view>>("completionMode");
}

const std::optional<bool> JobSpec::suspend() const {
  return get<std::optional<bool>>("suspend");
}

const std::optional<std::string_view> JobSpec::pod_replacement_policy() const {
  return get<std::optional<std::string_view>>("podReplacementPolicy");
}

const std::optional<std::string_view> JobSpec::managed_by() const {
  return get<std::optional<std::string_view>>("managedBy");
}

kinform::meta::v1::ObjectMeta JobTemplateSpec::metadata() const {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

JobSpec JobTemplateSpec::spec() const {
  return JobSpec(member("spec"));
}

const std::string_view CronJobSpec::schedule() const {
  return get<std::string_view>("schedule");
}

const std::optional<std::string_view> CronJobSpec::time_zone() const {
  return get<std::optional<std::string_view>>("timeZone");
}

const std::optional<std::int64_t> CronJobSpec::starting_deadline_seconds() const {
  return get<std::optional<std::int64_t>>("startingDeadlineSeconds");
}

const std::string_view CronJobSpec::concurrency_policy() const {
  return get<std::string_view>("concurrencyPolicy");
}

const std::optional<bool> CronJobSpec::suspend() const {
  return get<std::optional<bool>>("suspend");
}

JobTemplateSpec CronJobSpec::job_template() const {
  return JobTemplateSpec(member("jobTemplate"));
}

const std::optional<std::int32_t> CronJobSpec::successful_jobs_history_limit() const {
  return get<std::optional<std::int32_t>>("successfulJobsHistoryLimit");
}

const std::optional<std::int32_t> CronJobSpec::failed_jobs_history_limit() const {
  return get<std::optional<std::int32_t>>("failedJobsHistoryLimit");
}

kinform::ListView<kinform::core::v1::ObjectReference> CronJobStatus::active() const {
  return kinform::ListView<kinform::core::v1::ObjectReference>(member("active"));
}

const std::optional<std::chrono::sys_seconds> CronJobStatus::last_schedule_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastScheduleTime");
}

const std::optional<std::chrono::sys_seconds> CronJobStatus::last_successful_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastSuccessfulTime");
}

kinform::Resource CronJob::resource() {
  return {.group = "batch", .version = "v1", .plural = "cronjobs", .kind = "CronJob"};
}

const std::string_view CronJob::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CronJob::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CronJob::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

CronJobSpec CronJob::spec() const& {
  return CronJobSpec(member("spec"));
}

CronJobStatus CronJob::status() const& {
  return CronJobStatus(member("status"));
}

const std::string_view CronJobList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CronJobList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CronJobList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CronJob> CronJobList::items() const& {
  return kinform::ListView<CronJob>(member("items"));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::succeeded() const {
  return kinform::ListView<std::string_view>(member("succeeded"));
}

kinform::ListView<std::string_view> UncountedTerminatedPods::failed() const {
  return kinform::ListView<std::string_view>(member("failed"));
}

kinform::ListView<JobCondition> JobStatus::conditions() const {
  return kinform::ListView<JobCondition>(member("conditions"));
}

const std::optional<std::chrono::sys_seconds> JobStatus::start_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("startTime");
}

const std::optional<std::chrono::sys_seconds> JobStatus::completion_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("completionTime");
}

std::int32_t JobStatus::active() const {
  return get<std::int32_t>("active");
}

std::int32_t JobStatus::succeeded() const {
  return get<std::int32_t>("succeeded");
}

std::int32_t JobStatus::failed() const {
  return get<std::int32_t>("failed");
}

const std::optional<std::int32_t> JobStatus::terminating() const {
  return get<std::optional<std::int32_t>>("terminating");
}

const std::string_view JobStatus::completed_indexes() const {
  return get<std::string_view>("completedIndexes");
}

const std::optional<std::string_view> JobStatus::failed_indexes() const {
  return get<std::optional<std::string_view>>("failedIndexes");
}

UncountedTerminatedPods JobStatus::uncounted_terminated_pods() const {
  return UncountedTerminatedPods(member("uncountedTerminatedPods"));
}

const std::optional<std::int32_t> JobStatus::ready() const {
  return get<std::optional<std::int32_t>>("ready");
}

kinform::Resource Job::resource() {
  return {.group = "batch", .version = "v1", .plural = "jobs", .kind = "Job"};
}

const std::string_view Job::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Job::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Job::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

JobSpec Job::spec() const& {
  return JobSpec(member("spec"));
}

JobStatus Job::status() const& {
  return JobStatus(member("status"));
}

const std::string_view JobCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view JobCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> JobCondition::last_probe_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
}

const std::optional<std::chrono::sys_seconds> JobCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view JobCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view JobCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view JobList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view JobList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta JobList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Job> JobList::items() const& {
  return kinform::ListView<Job>(member("items"));
}

const std::optional<std::string_view> PodFailurePolicyOnExitCodesRequirement::container_name() const {
  return get<std::optional<std::string_view>>("containerName");
}

const std::string_view PodFailurePolicyOnExitCodesRequirement::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::int32_t> PodFailurePolicyOnExitCodesRequirement::values() const {
  return kinform::ListView<std::int32_t>(member("values"));
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::type() const {
  return get<std::string_view>("type");
}

const std::string_view PodFailurePolicyOnPodConditionsPattern::status() const {
  return get<std::string_view>("status");
}

const std::string_view PodFailurePolicyRule::action() const {
  return get<std::string_view>("action");
}

PodFailurePolicyOnExitCodesRequirement PodFailurePolicyRule::on_exit_codes() const {
  return PodFailurePolicyOnExitCodesRequirement(member("onExitCodes"));
}

kinform::ListView<PodFailurePolicyOnPodConditionsPattern> PodFailurePolicyRule::on_pod_conditions() const {
  return kinform::ListView<PodFailurePolicyOnPodConditionsPattern>(member("onPodConditions"));
}

const std::optional<std::string_view> SuccessPolicyRule::succeeded_indexes() const {
  return get<std::optional<std::string_view>>("succeededIndexes");
}

const std::optional<std::int32_t> SuccessPolicyRule::succeeded_count() const {
  return get<std::optional<std::int32_t>>("succeededCount");
}

}  // namespace kinform::batch::v1
