// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/coordination/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::coordination::v1 {

const std::optional<std::string_view> LeaseSpec::holder_identity() const {
  static constinit kinform::detail::Field field("holderIdentity");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> LeaseSpec::lease_duration_seconds() const {
  static constinit kinform::detail::Field field("leaseDurationSeconds");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::MicroTime> LeaseSpec::acquire_time() const {
  static constinit kinform::detail::Field field("acquireTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

const std::optional<kinform::MicroTime> LeaseSpec::renew_time() const {
  static constinit kinform::detail::Field field("renewTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

const std::optional<std::int32_t> LeaseSpec::lease_transitions() const {
  static constinit kinform::detail::Field field("leaseTransitions");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> LeaseSpec::strategy() const {
  static constinit kinform::detail::Field field("strategy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> LeaseSpec::preferred_holder() const {
  static constinit kinform::detail::Field field("preferredHolder");
  return get<std::optional<std::string_view>>(field);
}

kinform::ApiResource Lease::resource() {
  return {.group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
}

const std::string_view Lease::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Lease::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Lease::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

LeaseSpec Lease::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return LeaseSpec(member(field));
}

const std::string_view LeaseList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view LeaseList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta LeaseList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Lease> LeaseList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Lease>(member(field));
}

}  // namespace kinform::inline v0::coordination::v1
