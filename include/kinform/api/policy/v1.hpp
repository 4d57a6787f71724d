// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of policy/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::policy::v1 {

class Eviction;
class PodDisruptionBudgetSpec;
class PodDisruptionBudgetStatus;
class PodDisruptionBudget;
class PodDisruptionBudgetList;

struct UnhealthyPodEvictionPolicyType {
  static constexpr std::string_view kIfHealthyBudget = "IfHealthyBudget";
  static constexpr std::string_view kAlwaysAllow = "AlwaysAllow";
};

class KINFORM_EXPORT Eviction : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/policy/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::meta::v1::DeleteOptions delete_options() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::DeleteOptions delete_options() const&& = delete;
};

class KINFORM_EXPORT PodDisruptionBudgetSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/policy/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> min_available() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> max_unavailable() const;
  [[nodiscard]] const std::optional<std::string_view> unhealthy_pod_eviction_policy() const;
};

class KINFORM_EXPORT PodDisruptionBudgetStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/policy/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] kinform::MapView<kinform::Time> disrupted_pods() const;
  [[nodiscard]] std::int32_t disruptions_allowed() const;
  [[nodiscard]] std::int32_t current_healthy() const;
  [[nodiscard]] std::int32_t desired_healthy() const;
  [[nodiscard]] std::int32_t expected_pods() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
};

class KINFORM_EXPORT PodDisruptionBudget : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/policy/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PodDisruptionBudgetSpec spec() const& KINFORM_LIFETIME_BOUND;
  PodDisruptionBudgetSpec spec() const&& = delete;
  [[nodiscard]] PodDisruptionBudgetStatus status() const& KINFORM_LIFETIME_BOUND;
  PodDisruptionBudgetStatus status() const&& = delete;
};

class KINFORM_EXPORT PodDisruptionBudgetList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/policy/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PodDisruptionBudget> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PodDisruptionBudget> items() const&& = delete;
};

}  // namespace kinform::inline v0::policy::v1
