#include "kinform/policy/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::policy::v1 {

const std::string_view Eviction::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Eviction::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Eviction::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::meta::v1::DeleteOptions Eviction::delete_options() const& {
  return kinform::meta::v1::DeleteOptions(member("deleteOptions"));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::min_available() const {
  return get<std::optional<kinform::IntOrString>>("minAvailable");
}

kinform::meta::v1::LabelSelector PodDisruptionBudgetSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::max_unavailable() const {
  return get<std::optional<kinform::IntOrString>>("maxUnavailable");
}

const std::optional<std::string_view> PodDisruptionBudgetSpec::unhealthy_pod_eviction_policy() const {
  return get<std::optional<std::string_view>>("unhealthyPodEvictionPolicy");
}

std::int64_t PodDisruptionBudgetStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

kinform::MapView<std::chrono::sys_seconds> PodDisruptionBudgetStatus::disrupted_pods() const {
  return kinform::MapView<std::chrono::sys_seconds>(member("disruptedPods"));
}

std::int32_t PodDisruptionBudgetStatus::disruptions_allowed() const {
  return get<std::int32_t>("disruptionsAllowed");
}

std::int32_t PodDisruptionBudgetStatus::current_healthy() const {
  return get<std::int32_t>("currentHealthy");
}

std::int32_t PodDisruptionBudgetStatus::desired_healthy() const {
  return get<std::int32_t>("desiredHealthy");
}

std::int32_t PodDisruptionBudgetStatus::expected_pods() const {
  return get<std::int32_t>("expectedPods");
}

kinform::ListView<kinform::meta::v1::Condition> PodDisruptionBudgetStatus::conditions() const {
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
}

kinform::Resource PodDisruptionBudget::resource() {
  return {.group = "policy", .version = "v1", .plural = "poddisruptionbudgets", .kind = "PodDisruptionBudget"};
}

const std::string_view PodDisruptionBudget::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodDisruptionBudget::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PodDisruptionBudget::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PodDisruptionBudgetSpec PodDisruptionBudget::spec() const& {
  return PodDisruptionBudgetSpec(member("spec"));
}

PodDisruptionBudgetStatus PodDisruptionBudget::status() const& {
  return PodDisruptionBudgetStatus(member("status"));
}

const std::string_view PodDisruptionBudgetList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodDisruptionBudgetList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PodDisruptionBudgetList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PodDisruptionBudget> PodDisruptionBudgetList::items() const& {
  return kinform::ListView<PodDisruptionBudget>(member("items"));
}

}  // namespace kinform::policy::v1
