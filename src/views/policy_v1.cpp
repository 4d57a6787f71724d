#include "kinform/policy/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::policy::v1 {

const std::string_view Eviction::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Eviction::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Eviction::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::meta::v1::DeleteOptions Eviction::delete_options() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::DeleteOptions(member("deleteOptions", places));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::min_available() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("minAvailable", places);
}

kinform::meta::v1::LabelSelector PodDisruptionBudgetSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::max_unavailable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("maxUnavailable", places);
}

const std::optional<std::string_view> PodDisruptionBudgetSpec::unhealthy_pod_eviction_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("unhealthyPodEvictionPolicy", places);
}

std::int64_t PodDisruptionBudgetStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

kinform::MapView<std::chrono::sys_seconds> PodDisruptionBudgetStatus::disrupted_pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::chrono::sys_seconds>(member("disruptedPods", places));
}

std::int32_t PodDisruptionBudgetStatus::disruptions_allowed() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("disruptionsAllowed", places);
}

std::int32_t PodDisruptionBudgetStatus::current_healthy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("currentHealthy", places);
}

std::int32_t PodDisruptionBudgetStatus::desired_healthy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("desiredHealthy", places);
}

std::int32_t PodDisruptionBudgetStatus::expected_pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("expectedPods", places);
}

kinform::ListView<kinform::meta::v1::Condition> PodDisruptionBudgetStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions", places));
}

kinform::Resource PodDisruptionBudget::resource() {
  return {.group = "policy", .version = "v1", .plural = "poddisruptionbudgets", .kind = "PodDisruptionBudget"};
}

const std::string_view PodDisruptionBudget::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodDisruptionBudget::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PodDisruptionBudget::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PodDisruptionBudgetSpec PodDisruptionBudget::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodDisruptionBudgetSpec(member("spec", places));
}

PodDisruptionBudgetStatus PodDisruptionBudget::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodDisruptionBudgetStatus(member("status", places));
}

const std::string_view PodDisruptionBudgetList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodDisruptionBudgetList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PodDisruptionBudgetList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PodDisruptionBudget> PodDisruptionBudgetList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodDisruptionBudget>(member("items", places));
}

}  // namespace kinform::inline v0::policy::v1
