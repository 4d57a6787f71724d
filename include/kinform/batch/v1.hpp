// The types of batch/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::batch::v1 {

class PodFailurePolicy;
class SuccessPolicy;
class JobSpec;
class JobTemplateSpec;
class CronJobSpec;
class CronJobStatus;
class CronJob;
class CronJobList;
class UncountedTerminatedPods;
class JobStatus;
class Job;
class JobCondition;
class JobList;
class PodFailurePolicyOnExitCodesRequirement;
class PodFailurePolicyOnPodConditionsPattern;
class PodFailurePolicyRule;
class SuccessPolicyRule;

struct CompletionMode {
  static constexpr std::string_view kNonIndexed = "NonIndexed";
  static constexpr std::string_view kIndexed = "Indexed";
};

struct ConcurrencyPolicy {
  static constexpr std::string_view kAllow = "Allow";
  static constexpr std::string_view kForbid = "Forbid";
  static constexpr std::string_view kReplace = "Replace";
};

struct JobConditionType {
  static constexpr std::string_view kSuspended = "Suspended";
  static constexpr std::string_view kComplete = "Complete";
  static constexpr std::string_view kFailed = "Failed";
  static constexpr std::string_view kFailureTarget = "FailureTarget";
  static constexpr std::string_view kSuccessCriteriaMet = "SuccessCriteriaMet";
};

struct PodFailurePolicyAction {
  static constexpr std::string_view kFailJob = "FailJob";
  static constexpr std::string_view kFailIndex = "FailIndex";
  static constexpr std::string_view kIgnore = "Ignore";
  static constexpr std::string_view kCount = "Count";
};

struct PodFailurePolicyOnExitCodesOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
};

struct PodReplacementPolicy {
  static constexpr std::string_view kTerminatingOrFailed = "TerminatingOrFailed";
  static constexpr std::string_view kFailed = "Failed";
};

class PodFailurePolicy : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodFailurePolicyRule> rules() const {
    return kinform::ListView<PodFailurePolicyRule>(member("rules"));
  }
};

class SuccessPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<SuccessPolicyRule> rules() const {
    return kinform::ListView<SuccessPolicyRule>(member("rules"));
  }
};

class JobSpec : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> parallelism() const {
    return get<std::optional<std::int32_t>>("parallelism");
  }
  [[nodiscard]] const std::optional<std::int32_t> completions() const {
    return get<std::optional<std::int32_t>>("completions");
  }
  [[nodiscard]] const std::optional<std::int64_t> active_deadline_seconds() const {
    return get<std::optional<std::int64_t>>("activeDeadlineSeconds");
  }
  [[nodiscard]] PodFailurePolicy pod_failure_policy() const {
    return PodFailurePolicy(member("podFailurePolicy"));
  }
  [[nodiscard]] SuccessPolicy success_policy() const {
    return SuccessPolicy(member("successPolicy"));
  }
  [[nodiscard]] const std::optional<std::int32_t> backoff_limit() const {
    return get<std::optional<std::int32_t>>("backoffLimit");
  }
  [[nodiscard]] const std::optional<std::int32_t> backoff_limit_per_index() const {
    return get<std::optional<std::int32_t>>("backoffLimitPerIndex");
  }
  [[nodiscard]] const std::optional<std::int32_t> max_failed_indexes() const {
    return get<std::optional<std::int32_t>>("maxFailedIndexes");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] const std::optional<bool> manual_selector() const {
    return get<std::optional<bool>>("manualSelector");
  }
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const {
    return kinform::core::v1::PodTemplateSpec(member("template"));
  }
  [[nodiscard]] const std::optional<std::int32_t> ttl_seconds_after_finished() const {
    return get<std::optional<std::int32_t>>("ttlSecondsAfterFinished");
  }
  [[nodiscard]] const std::optional<std::string_view> completion_mode() const {
    return get<std::optional<std::string_view>>("completionMode");
  }
  [[nodiscard]] const std::optional<bool> suspend() const {
    return get<std::optional<bool>>("suspend");
  }
  [[nodiscard]] const std::optional<std::string_view> pod_replacement_policy() const {
    return get<std::optional<std::string_view>>("podReplacementPolicy");
  }
  [[nodiscard]] const std::optional<std::string_view> managed_by() const {
    return get<std::optional<std::string_view>>("managedBy");
  }
};

class JobTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  [[nodiscard]] JobSpec spec() const { return JobSpec(member("spec")); }
};

class CronJobSpec : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view schedule() const {
    return get<std::string_view>("schedule");
  }
  [[nodiscard]] const std::optional<std::string_view> time_zone() const {
    return get<std::optional<std::string_view>>("timeZone");
  }
  [[nodiscard]] const std::optional<std::int64_t> starting_deadline_seconds() const {
    return get<std::optional<std::int64_t>>("startingDeadlineSeconds");
  }
  [[nodiscard]] const std::string_view concurrency_policy() const {
    return get<std::string_view>("concurrencyPolicy");
  }
  [[nodiscard]] const std::optional<bool> suspend() const {
    return get<std::optional<bool>>("suspend");
  }
  [[nodiscard]] JobTemplateSpec job_template() const {
    return JobTemplateSpec(member("jobTemplate"));
  }
  [[nodiscard]] const std::optional<std::int32_t> successful_jobs_history_limit() const {
    return get<std::optional<std::int32_t>>("successfulJobsHistoryLimit");
  }
  [[nodiscard]] const std::optional<std::int32_t> failed_jobs_history_limit() const {
    return get<std::optional<std::int32_t>>("failedJobsHistoryLimit");
  }
};

class CronJobStatus : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::core::v1::ObjectReference> active() const {
    return kinform::ListView<kinform::core::v1::ObjectReference>(member("active"));
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_schedule_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastScheduleTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_successful_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastSuccessfulTime");
  }
};

class CronJob : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "batch", .version = "v1", .plural = "cronjobs", .kind = "CronJob"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CronJobSpec spec() const& KINFORM_LIFETIME_BOUND {
    return CronJobSpec(member("spec"));
  }
  CronJobSpec spec() const&& = delete;
  [[nodiscard]] CronJobStatus status() const& KINFORM_LIFETIME_BOUND {
    return CronJobStatus(member("status"));
  }
  CronJobStatus status() const&& = delete;
};

class CronJobList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CronJob> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<CronJob>(member("items"));
  }
  kinform::ListView<CronJob> items() const&& = delete;
};

class UncountedTerminatedPods : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> succeeded() const {
    return kinform::ListView<std::string_view>(member("succeeded"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> failed() const {
    return kinform::ListView<std::string_view>(member("failed"));
  }
};

class JobStatus : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<JobCondition> conditions() const {
    return kinform::ListView<JobCondition>(member("conditions"));
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> start_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("startTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> completion_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("completionTime");
  }
  [[nodiscard]] std::int32_t active() const { return get<std::int32_t>("active"); }
  [[nodiscard]] std::int32_t succeeded() const { return get<std::int32_t>("succeeded"); }
  [[nodiscard]] std::int32_t failed() const { return get<std::int32_t>("failed"); }
  [[nodiscard]] const std::optional<std::int32_t> terminating() const {
    return get<std::optional<std::int32_t>>("terminating");
  }
  [[nodiscard]] const std::string_view completed_indexes() const {
    return get<std::string_view>("completedIndexes");
  }
  [[nodiscard]] const std::optional<std::string_view> failed_indexes() const {
    return get<std::optional<std::string_view>>("failedIndexes");
  }
  [[nodiscard]] UncountedTerminatedPods uncounted_terminated_pods() const {
    return UncountedTerminatedPods(member("uncountedTerminatedPods"));
  }
  [[nodiscard]] const std::optional<std::int32_t> ready() const {
    return get<std::optional<std::int32_t>>("ready");
  }
};

class Job : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "batch", .version = "v1", .plural = "jobs", .kind = "Job"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] JobSpec spec() const& KINFORM_LIFETIME_BOUND { return JobSpec(member("spec")); }
  JobSpec spec() const&& = delete;
  [[nodiscard]] JobStatus status() const& KINFORM_LIFETIME_BOUND {
    return JobStatus(member("status"));
  }
  JobStatus status() const&& = delete;
};

class JobCondition : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_probe_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class JobList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Job> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Job>(member("items"));
  }
  kinform::ListView<Job> items() const&& = delete;
};

class PodFailurePolicyOnExitCodesRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> container_name() const {
    return get<std::optional<std::string_view>>("containerName");
  }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::int32_t> values() const {
    return kinform::ListView<std::int32_t>(member("values"));
  }
};

class PodFailurePolicyOnPodConditionsPattern : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
};

class PodFailurePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view action() const { return get<std::string_view>("action"); }
  [[nodiscard]] PodFailurePolicyOnExitCodesRequirement on_exit_codes() const {
    return PodFailurePolicyOnExitCodesRequirement(member("onExitCodes"));
  }
  [[nodiscard]] kinform::ListView<PodFailurePolicyOnPodConditionsPattern> on_pod_conditions() const {
    return kinform::ListView<PodFailurePolicyOnPodConditionsPattern>(member("onPodConditions"));
  }
};

class SuccessPolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> succeeded_indexes() const {
    return get<std::optional<std::string_view>>("succeededIndexes");
  }
  [[nodiscard]] const std::optional<std::int32_t> succeeded_count() const {
    return get<std::optional<std::int32_t>>("succeededCount");
  }
};

}  // namespace kinform::batch::v1
