// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of policy/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/policy/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::policy::v1 {

class KINFORM_EXPORT Eviction::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Eviction& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::meta::v1::DeleteOptions::Draft delete_options();
  Draft& clear_delete_options();
};

class KINFORM_EXPORT PodDisruptionBudgetSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_min_available(const kinform::IntOrString& value);
  Draft& clear_min_available();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  Draft& set_max_unavailable(const kinform::IntOrString& value);
  Draft& clear_max_unavailable();
  Draft& set_unhealthy_pod_eviction_policy(std::string_view value);
  Draft& clear_unhealthy_pod_eviction_policy();
};

class KINFORM_EXPORT PodDisruptionBudgetStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  kinform::DraftMap<kinform::Time> disrupted_pods();
  Draft& clear_disrupted_pods();
  Draft& set_disruptions_allowed(std::int32_t value);
  Draft& clear_disruptions_allowed();
  Draft& set_current_healthy(std::int32_t value);
  Draft& clear_current_healthy();
  Draft& set_desired_healthy(std::int32_t value);
  Draft& clear_desired_healthy();
  Draft& set_expected_pods(std::int32_t value);
  Draft& clear_expected_pods();
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT PodDisruptionBudget::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodDisruptionBudget& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PodDisruptionBudgetSpec::Draft spec();
  Draft& clear_spec();
  PodDisruptionBudgetStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT PodDisruptionBudgetList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodDisruptionBudgetList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PodDisruptionBudget::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::policy::v1
