// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/policy/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::policy::v1 {

Eviction::Draft::Draft() {
  put_field("apiVersion", std::string_view("policy/v1"));
  put_field("kind", std::string_view("Eviction"));
}

Eviction::Draft& Eviction::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Eviction::Draft& Eviction::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Eviction::Draft& Eviction::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Eviction::Draft& Eviction::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Eviction::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Eviction::Draft& Eviction::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::meta::v1::DeleteOptions::Draft Eviction::Draft::delete_options() {
  return kinform::meta::v1::DeleteOptions::Draft(field_part("deleteOptions"));
}

Eviction::Draft& Eviction::Draft::clear_delete_options() {
  drop_field("deleteOptions");
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::set_min_available(const kinform::IntOrString& value) {
  put_field("minAvailable", value);
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::clear_min_available() {
  drop_field("minAvailable");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PodDisruptionBudgetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::set_max_unavailable(const kinform::IntOrString& value) {
  put_field("maxUnavailable", value);
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::clear_max_unavailable() {
  drop_field("maxUnavailable");
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::set_unhealthy_pod_eviction_policy(std::string_view value) {
  put_field("unhealthyPodEvictionPolicy", value);
  return *this;
}

PodDisruptionBudgetSpec::Draft& PodDisruptionBudgetSpec::Draft::clear_unhealthy_pod_eviction_policy() {
  drop_field("unhealthyPodEvictionPolicy");
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

kinform::DraftMap<kinform::Time> PodDisruptionBudgetStatus::Draft::disrupted_pods() {
  return kinform::DraftMap<kinform::Time>(field_part("disruptedPods"));
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_disrupted_pods() {
  drop_field("disruptedPods");
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::set_disruptions_allowed(std::int32_t value) {
  put_field("disruptionsAllowed", value);
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_disruptions_allowed() {
  drop_field("disruptionsAllowed");
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::set_current_healthy(std::int32_t value) {
  put_field("currentHealthy", value);
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_current_healthy() {
  drop_field("currentHealthy");
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::set_desired_healthy(std::int32_t value) {
  put_field("desiredHealthy", value);
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_desired_healthy() {
  drop_field("desiredHealthy");
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::set_expected_pods(std::int32_t value) {
  put_field("expectedPods", value);
  return *this;
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_expected_pods() {
  drop_field("expectedPods");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> PodDisruptionBudgetStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

PodDisruptionBudgetStatus::Draft& PodDisruptionBudgetStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

PodDisruptionBudget::Draft::Draft() {
  put_field("apiVersion", std::string_view("policy/v1"));
  put_field("kind", std::string_view("PodDisruptionBudget"));
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PodDisruptionBudget::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PodDisruptionBudgetSpec::Draft PodDisruptionBudget::Draft::spec() {
  return PodDisruptionBudgetSpec::Draft(field_part("spec"));
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PodDisruptionBudgetStatus::Draft PodDisruptionBudget::Draft::status() {
  return PodDisruptionBudgetStatus::Draft(field_part("status"));
}

PodDisruptionBudget::Draft& PodDisruptionBudget::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PodDisruptionBudgetList::Draft::Draft() {
  put_field("apiVersion", std::string_view("policy/v1"));
  put_field("kind", std::string_view("PodDisruptionBudgetList"));
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PodDisruptionBudgetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PodDisruptionBudget::Draft> PodDisruptionBudgetList::Draft::items() {
  return kinform::DraftList<PodDisruptionBudget::Draft>(field_part("items"));
}

PodDisruptionBudgetList::Draft& PodDisruptionBudgetList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::policy::v1
