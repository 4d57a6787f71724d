// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of batch/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/api/scheduling/v1alpha3.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::batch::v1 {

class PodFailurePolicy;
class SuccessPolicy;
class JobSchedulingConfiguration;
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

class KINFORM_EXPORT PodFailurePolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodFailurePolicyRule> rules() const;
};

class KINFORM_EXPORT SuccessPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<SuccessPolicyRule> rules() const;
};

class KINFORM_EXPORT JobSchedulingConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingPolicy scheduling_policy() const;
  [[nodiscard]] kinform::scheduling::v1alpha3::WorkloadPodGroupSchedulingConstraints scheduling_constraints() const;
  [[nodiscard]] kinform::scheduling::v1alpha3::WorkloadPodGroupDisruptionMode disruption_mode() const;
  [[nodiscard]] kinform::ListView<kinform::scheduling::v1alpha3::WorkloadPodGroupResourceClaim> resource_claims() const;
};

class KINFORM_EXPORT JobSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> parallelism() const;
  [[nodiscard]] const std::optional<std::int32_t> completions() const;
  [[nodiscard]] const std::optional<std::int64_t> active_deadline_seconds() const;
  [[nodiscard]] PodFailurePolicy pod_failure_policy() const;
  [[nodiscard]] SuccessPolicy success_policy() const;
  [[nodiscard]] const std::optional<std::int32_t> backoff_limit() const;
  [[nodiscard]] const std::optional<std::int32_t> backoff_limit_per_index() const;
  [[nodiscard]] const std::optional<std::int32_t> max_failed_indexes() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] const std::optional<bool> manual_selector() const;
  [[nodiscard]] kinform::core::v1::PodTemplateSpec template_() const;
  [[nodiscard]] const std::optional<std::int32_t> ttl_seconds_after_finished() const;
  [[nodiscard]] const std::optional<std::string_view> completion_mode() const;
  [[nodiscard]] const std::optional<bool> suspend() const;
  [[nodiscard]] const std::optional<std::string_view> pod_replacement_policy() const;
  [[nodiscard]] const std::optional<std::string_view> managed_by() const;
  [[nodiscard]] JobSchedulingConfiguration scheduling() const;
};

class KINFORM_EXPORT JobTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const;
  [[nodiscard]] JobSpec spec() const;
};

class KINFORM_EXPORT CronJobSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view schedule() const;
  [[nodiscard]] const std::optional<std::string_view> time_zone() const;
  [[nodiscard]] const std::optional<std::int64_t> starting_deadline_seconds() const;
  [[nodiscard]] const std::string_view concurrency_policy() const;
  [[nodiscard]] const std::optional<bool> suspend() const;
  [[nodiscard]] JobTemplateSpec job_template() const;
  [[nodiscard]] const std::optional<std::int32_t> successful_jobs_history_limit() const;
  [[nodiscard]] const std::optional<std::int32_t> failed_jobs_history_limit() const;
};

class KINFORM_EXPORT CronJobStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::core::v1::ObjectReference> active() const;
  [[nodiscard]] const std::optional<kinform::Time> last_schedule_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_successful_time() const;
};

class KINFORM_EXPORT CronJob : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CronJobSpec spec() const& KINFORM_LIFETIME_BOUND;
  CronJobSpec spec() const&& = delete;
  [[nodiscard]] CronJobStatus status() const& KINFORM_LIFETIME_BOUND;
  CronJobStatus status() const&& = delete;
};

class KINFORM_EXPORT CronJobList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CronJob> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CronJob> items() const&& = delete;
};

class KINFORM_EXPORT UncountedTerminatedPods : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> succeeded() const;
  [[nodiscard]] kinform::ListView<std::string_view> failed() const;
};

class KINFORM_EXPORT JobStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<JobCondition> conditions() const;
  [[nodiscard]] const std::optional<kinform::Time> start_time() const;
  [[nodiscard]] const std::optional<kinform::Time> completion_time() const;
  [[nodiscard]] std::int32_t active() const;
  [[nodiscard]] std::int32_t succeeded() const;
  [[nodiscard]] std::int32_t failed() const;
  [[nodiscard]] const std::optional<std::int32_t> terminating() const;
  [[nodiscard]] const std::string_view completed_indexes() const;
  [[nodiscard]] const std::optional<std::string_view> failed_indexes() const;
  [[nodiscard]] UncountedTerminatedPods uncounted_terminated_pods() const;
  [[nodiscard]] const std::optional<std::int32_t> ready() const;
};

class KINFORM_EXPORT Job : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] JobSpec spec() const& KINFORM_LIFETIME_BOUND;
  JobSpec spec() const&& = delete;
  [[nodiscard]] JobStatus status() const& KINFORM_LIFETIME_BOUND;
  JobStatus status() const&& = delete;
};

class KINFORM_EXPORT JobCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_probe_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT JobList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Job> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Job> items() const&& = delete;
};

class KINFORM_EXPORT PodFailurePolicyOnExitCodesRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> container_name() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::int32_t> values() const;
};

class KINFORM_EXPORT PodFailurePolicyOnPodConditionsPattern : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
};

class KINFORM_EXPORT PodFailurePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view action() const;
  [[nodiscard]] PodFailurePolicyOnExitCodesRequirement on_exit_codes() const;
  [[nodiscard]] kinform::ListView<PodFailurePolicyOnPodConditionsPattern> on_pod_conditions() const;
};

class KINFORM_EXPORT SuccessPolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/batch/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> succeeded_indexes() const;
  [[nodiscard]] const std::optional<std::int32_t> succeeded_count() const;
};

}  // namespace kinform::inline v0::batch::v1
