// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of scheduling.k8s.io/v1alpha3, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/scheduling/v1alpha3.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::scheduling::v1alpha3 {

class KINFORM_EXPORT TopologyConstraint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TopologyConstraint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
};

class KINFORM_EXPORT WorkloadPodGroupAllDisruptionMode::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupAllDisruptionMode& view) { return Draft(kinform::Json::from(view.raw())); }

};

class KINFORM_EXPORT WorkloadPodGroupBasicSchedulingPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupBasicSchedulingPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

};

class KINFORM_EXPORT WorkloadPodGroupSingleDisruptionMode::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupSingleDisruptionMode& view) { return Draft(kinform::Json::from(view.raw())); }

};

class KINFORM_EXPORT WorkloadPodGroupDisruptionMode::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupDisruptionMode& view) { return Draft(kinform::Json::from(view.raw())); }

  WorkloadPodGroupSingleDisruptionMode::Draft single();
  Draft& clear_single();
  WorkloadPodGroupAllDisruptionMode::Draft all();
  Draft& clear_all();
};

class KINFORM_EXPORT WorkloadPodGroupGangSchedulingPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupGangSchedulingPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_min_count(std::int32_t value);
  Draft& clear_min_count();
};

class KINFORM_EXPORT WorkloadPodGroupResourceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupResourceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_resource_claim_name(std::string_view value);
  Draft& clear_resource_claim_name();
  Draft& set_resource_claim_template_name(std::string_view value);
  Draft& clear_resource_claim_template_name();
};

class KINFORM_EXPORT WorkloadPodGroupSchedulingConstraints::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupSchedulingConstraints& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<TopologyConstraint::Draft> topology();
  Draft& clear_topology();
};

class KINFORM_EXPORT WorkloadPodGroupSchedulingPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WorkloadPodGroupSchedulingPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  WorkloadPodGroupBasicSchedulingPolicy::Draft basic();
  Draft& clear_basic();
  WorkloadPodGroupGangSchedulingPolicy::Draft gang();
  Draft& clear_gang();
};

}  // namespace kinform::inline v0::scheduling::v1alpha3
