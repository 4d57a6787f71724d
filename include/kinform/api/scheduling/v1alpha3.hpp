// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of scheduling.k8s.io/v1alpha3 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::scheduling::v1alpha3 {

class TopologyConstraint;
class WorkloadPodGroupAllDisruptionMode;
class WorkloadPodGroupBasicSchedulingPolicy;
class WorkloadPodGroupSingleDisruptionMode;
class WorkloadPodGroupDisruptionMode;
class WorkloadPodGroupGangSchedulingPolicy;
class WorkloadPodGroupResourceClaim;
class WorkloadPodGroupSchedulingConstraints;
class WorkloadPodGroupSchedulingPolicy;

class KINFORM_EXPORT TopologyConstraint : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
};

class KINFORM_EXPORT WorkloadPodGroupAllDisruptionMode : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

};

class KINFORM_EXPORT WorkloadPodGroupBasicSchedulingPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

};

class KINFORM_EXPORT WorkloadPodGroupSingleDisruptionMode : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

};

class KINFORM_EXPORT WorkloadPodGroupDisruptionMode : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] WorkloadPodGroupSingleDisruptionMode single() const;
  [[nodiscard]] WorkloadPodGroupAllDisruptionMode all() const;
};

class KINFORM_EXPORT WorkloadPodGroupGangSchedulingPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> min_count() const;
};

class KINFORM_EXPORT WorkloadPodGroupResourceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> resource_claim_name() const;
  [[nodiscard]] const std::optional<std::string_view> resource_claim_template_name() const;
};

class KINFORM_EXPORT WorkloadPodGroupSchedulingConstraints : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<TopologyConstraint> topology() const;
};

class KINFORM_EXPORT WorkloadPodGroupSchedulingPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/scheduling/v1alpha3_draft.hpp.
  using View::View;

  [[nodiscard]] WorkloadPodGroupBasicSchedulingPolicy basic() const;
  [[nodiscard]] WorkloadPodGroupGangSchedulingPolicy gang() const;
};

}  // namespace kinform::inline v0::scheduling::v1alpha3
