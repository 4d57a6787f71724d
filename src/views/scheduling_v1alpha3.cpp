// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/scheduling/v1alpha3.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::scheduling::v1alpha3 {

const std::string_view TopologyConstraint::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

WorkloadPodGroupSingleDisruptionMode WorkloadPodGroupDisruptionMode::single() const {
  static constinit kinform::detail::Field field("single");
  return WorkloadPodGroupSingleDisruptionMode(member(field));
}

WorkloadPodGroupAllDisruptionMode WorkloadPodGroupDisruptionMode::all() const {
  static constinit kinform::detail::Field field("all");
  return WorkloadPodGroupAllDisruptionMode(member(field));
}

const std::optional<std::int32_t> WorkloadPodGroupGangSchedulingPolicy::min_count() const {
  static constinit kinform::detail::Field field("minCount");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view WorkloadPodGroupResourceClaim::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> WorkloadPodGroupResourceClaim::resource_claim_name() const {
  static constinit kinform::detail::Field field("resourceClaimName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> WorkloadPodGroupResourceClaim::resource_claim_template_name() const {
  static constinit kinform::detail::Field field("resourceClaimTemplateName");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<TopologyConstraint> WorkloadPodGroupSchedulingConstraints::topology() const {
  static constinit kinform::detail::Field field("topology");
  return kinform::ListView<TopologyConstraint>(member(field));
}

WorkloadPodGroupBasicSchedulingPolicy WorkloadPodGroupSchedulingPolicy::basic() const {
  static constinit kinform::detail::Field field("basic");
  return WorkloadPodGroupBasicSchedulingPolicy(member(field));
}

WorkloadPodGroupGangSchedulingPolicy WorkloadPodGroupSchedulingPolicy::gang() const {
  static constinit kinform::detail::Field field("gang");
  return WorkloadPodGroupGangSchedulingPolicy(member(field));
}

}  // namespace kinform::inline v0::scheduling::v1alpha3
