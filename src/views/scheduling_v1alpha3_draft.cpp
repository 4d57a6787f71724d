// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/scheduling/v1alpha3_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::scheduling::v1alpha3 {

TopologyConstraint::Draft& TopologyConstraint::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

TopologyConstraint::Draft& TopologyConstraint::Draft::clear_key() {
  drop_field("key");
  return *this;
}

WorkloadPodGroupSingleDisruptionMode::Draft WorkloadPodGroupDisruptionMode::Draft::single() {
  return WorkloadPodGroupSingleDisruptionMode::Draft(field_part("single"));
}

WorkloadPodGroupDisruptionMode::Draft& WorkloadPodGroupDisruptionMode::Draft::clear_single() {
  drop_field("single");
  return *this;
}

WorkloadPodGroupAllDisruptionMode::Draft WorkloadPodGroupDisruptionMode::Draft::all() {
  return WorkloadPodGroupAllDisruptionMode::Draft(field_part("all"));
}

WorkloadPodGroupDisruptionMode::Draft& WorkloadPodGroupDisruptionMode::Draft::clear_all() {
  drop_field("all");
  return *this;
}

WorkloadPodGroupGangSchedulingPolicy::Draft& WorkloadPodGroupGangSchedulingPolicy::Draft::set_min_count(std::int32_t value) {
  put_field("minCount", value);
  return *this;
}

WorkloadPodGroupGangSchedulingPolicy::Draft& WorkloadPodGroupGangSchedulingPolicy::Draft::clear_min_count() {
  drop_field("minCount");
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::clear_name() {
  drop_field("name");
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::set_resource_claim_name(std::string_view value) {
  put_field("resourceClaimName", value);
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::clear_resource_claim_name() {
  drop_field("resourceClaimName");
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::set_resource_claim_template_name(std::string_view value) {
  put_field("resourceClaimTemplateName", value);
  return *this;
}

WorkloadPodGroupResourceClaim::Draft& WorkloadPodGroupResourceClaim::Draft::clear_resource_claim_template_name() {
  drop_field("resourceClaimTemplateName");
  return *this;
}

kinform::DraftList<TopologyConstraint::Draft> WorkloadPodGroupSchedulingConstraints::Draft::topology() {
  return kinform::DraftList<TopologyConstraint::Draft>(field_part("topology"));
}

WorkloadPodGroupSchedulingConstraints::Draft& WorkloadPodGroupSchedulingConstraints::Draft::clear_topology() {
  drop_field("topology");
  return *this;
}

WorkloadPodGroupBasicSchedulingPolicy::Draft WorkloadPodGroupSchedulingPolicy::Draft::basic() {
  return WorkloadPodGroupBasicSchedulingPolicy::Draft(field_part("basic"));
}

WorkloadPodGroupSchedulingPolicy::Draft& WorkloadPodGroupSchedulingPolicy::Draft::clear_basic() {
  drop_field("basic");
  return *this;
}

WorkloadPodGroupGangSchedulingPolicy::Draft WorkloadPodGroupSchedulingPolicy::Draft::gang() {
  return WorkloadPodGroupGangSchedulingPolicy::Draft(field_part("gang"));
}

WorkloadPodGroupSchedulingPolicy::Draft& WorkloadPodGroupSchedulingPolicy::Draft::clear_gang() {
  drop_field("gang");
  return *this;
}

}  // namespace kinform::inline v0::scheduling::v1alpha3
