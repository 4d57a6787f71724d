// Drafts of the types of policy/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/policy/v1.hpp"

namespace kinform::policy::v1 {

class Eviction::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("policy/v1"));
    put_field("kind", std::string_view("Eviction"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Eviction& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::meta::v1::DeleteOptions::Draft delete_options();
  Draft& clear_delete_options() {
    drop_field("deleteOptions");
    return *this;
  }
};

class PodDisruptionBudgetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_min_available(const kinform::IntOrString& value) {
    put_field("minAvailable", value);
    return *this;
  }
  Draft& clear_min_available() {
    drop_field("minAvailable");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_max_unavailable(const kinform::IntOrString& value) {
    put_field("maxUnavailable", value);
    return *this;
  }
  Draft& clear_max_unavailable() {
    drop_field("maxUnavailable");
    return *this;
  }
  Draft& set_unhealthy_pod_eviction_policy(std::string_view value) {
    put_field("unhealthyPodEvictionPolicy", value);
    return *this;
  }
  Draft& clear_unhealthy_pod_eviction_policy() {
    drop_field("unhealthyPodEvictionPolicy");
    return *this;
  }
};

class PodDisruptionBudgetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  kinform::DraftMap<std::chrono::sys_seconds> disrupted_pods();
  Draft& clear_disrupted_pods() {
    drop_field("disruptedPods");
    return *this;
  }
  Draft& set_disruptions_allowed(std::int32_t value) {
    put_field("disruptionsAllowed", value);
    return *this;
  }
  Draft& clear_disruptions_allowed() {
    drop_field("disruptionsAllowed");
    return *this;
  }
  Draft& set_current_healthy(std::int32_t value) {
    put_field("currentHealthy", value);
    return *this;
  }
  Draft& clear_current_healthy() {
    drop_field("currentHealthy");
    return *this;
  }
  Draft& set_desired_healthy(std::int32_t value) {
    put_field("desiredHealthy", value);
    return *this;
  }
  Draft& clear_desired_healthy() {
    drop_field("desiredHealthy");
    return *this;
  }
  Draft& set_expected_pods(std::int32_t value) {
    put_field("expectedPods", value);
    return *this;
  }
  Draft& clear_expected_pods() {
    drop_field("expectedPods");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class PodDisruptionBudget::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("policy/v1"));
    put_field("kind", std::string_view("PodDisruptionBudget"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodDisruptionBudget& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  PodDisruptionBudgetSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  PodDisruptionBudgetStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PodDisruptionBudgetList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("policy/v1"));
    put_field("kind", std::string_view("PodDisruptionBudgetList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<PodDisruptionBudget::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft Eviction::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::meta::v1::DeleteOptions::Draft Eviction::Draft::delete_options() {
  return kinform::meta::v1::DeleteOptions::Draft(field_part("deleteOptions"));
}

inline kinform::meta::v1::LabelSelector::Draft PodDisruptionBudgetSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::DraftMap<std::chrono::sys_seconds> PodDisruptionBudgetStatus::Draft::disrupted_pods() {
  return kinform::DraftMap<std::chrono::sys_seconds>(field_part("disruptedPods"));
}

inline kinform::DraftList<kinform::meta::v1::Condition::Draft> PodDisruptionBudgetStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft PodDisruptionBudget::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PodDisruptionBudgetSpec::Draft PodDisruptionBudget::Draft::spec() {
  return PodDisruptionBudgetSpec::Draft(field_part("spec"));
}

inline PodDisruptionBudgetStatus::Draft PodDisruptionBudget::Draft::status() {
  return PodDisruptionBudgetStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft PodDisruptionBudgetList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PodDisruptionBudget::Draft> PodDisruptionBudgetList::Draft::items() {
  return kinform::DraftList<PodDisruptionBudget::Draft>(field_part("items"));
}

}  // namespace kinform::policy::v1
