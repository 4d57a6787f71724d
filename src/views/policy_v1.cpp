// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/policy/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::policy::v1 {

const std::string_view Eviction::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Eviction::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Eviction::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::meta::v1::DeleteOptions Eviction::delete_options() const& {
  static constinit kinform::detail::Field field("deleteOptions");
  return kinform::meta::v1::DeleteOptions(member(field));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::min_available() const {
  static constinit kinform::detail::Field field("minAvailable");
  return get<std::optional<kinform::IntOrString>>(field);
}

kinform::meta::v1::LabelSelector PodDisruptionBudgetSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<kinform::IntOrString> PodDisruptionBudgetSpec::max_unavailable() const {
  static constinit kinform::detail::Field field("maxUnavailable");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::optional<std::string_view> PodDisruptionBudgetSpec::unhealthy_pod_eviction_policy() const {
  static constinit kinform::detail::Field field("unhealthyPodEvictionPolicy");
  return get<std::optional<std::string_view>>(field);
}

std::int64_t PodDisruptionBudgetStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

kinform::MapView<kinform::Time> PodDisruptionBudgetStatus::disrupted_pods() const {
  static constinit kinform::detail::Field field("disruptedPods");
  return kinform::MapView<kinform::Time>(member(field));
}

std::int32_t PodDisruptionBudgetStatus::disruptions_allowed() const {
  static constinit kinform::detail::Field field("disruptionsAllowed");
  return get<std::int32_t>(field);
}

std::int32_t PodDisruptionBudgetStatus::current_healthy() const {
  static constinit kinform::detail::Field field("currentHealthy");
  return get<std::int32_t>(field);
}

std::int32_t PodDisruptionBudgetStatus::desired_healthy() const {
  static constinit kinform::detail::Field field("desiredHealthy");
  return get<std::int32_t>(field);
}

std::int32_t PodDisruptionBudgetStatus::expected_pods() const {
  static constinit kinform::detail::Field field("expectedPods");
  return get<std::int32_t>(field);
}

kinform::ListView<kinform::meta::v1::Condition> PodDisruptionBudgetStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::ApiResource PodDisruptionBudget::resource() {
  return {.group = "policy", .version = "v1", .plural = "poddisruptionbudgets", .kind = "PodDisruptionBudget"};
}

const std::string_view PodDisruptionBudget::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodDisruptionBudget::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PodDisruptionBudget::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PodDisruptionBudgetSpec PodDisruptionBudget::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PodDisruptionBudgetSpec(member(field));
}

PodDisruptionBudgetStatus PodDisruptionBudget::status() const& {
  static constinit kinform::detail::Field field("status");
  return PodDisruptionBudgetStatus(member(field));
}

const std::string_view PodDisruptionBudgetList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodDisruptionBudgetList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PodDisruptionBudgetList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PodDisruptionBudget> PodDisruptionBudgetList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PodDisruptionBudget>(member(field));
}

}  // namespace kinform::inline v0::policy::v1
