#include "kinform/coordination/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::coordination::v1 {

const std::optional<std::string_view> LeaseSpec::holder_identity() const {
  return get<std::optional<std::string_view>>("holderIdentity");
}

const std::optional<std::int32_t> LeaseSpec::lease_duration_seconds() const {
  return get<std::optional<std::int32_t>>("leaseDurationSeconds");
}

const std::optional<kinform::MicroTime> LeaseSpec::acquire_time() const {
  return get<std::optional<kinform::MicroTime>>("acquireTime");
}

const std::optional<kinform::MicroTime> LeaseSpec::renew_time() const {
  return get<std::optional<kinform::MicroTime>>("renewTime");
}

const std::optional<std::int32_t> LeaseSpec::lease_transitions() const {
  return get<std::optional<std::int32_t>>("leaseTransitions");
}

const std::optional<std::string_view> LeaseSpec::strategy() const {
  return get<std::optional<std::string_view>>("strategy");
}

const std::optional<std::string_view> LeaseSpec::preferred_holder() const {
  return get<std::optional<std::string_view>>("preferredHolder");
}

kinform::Resource Lease::resource() {
  return {.group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
}

const std::string_view Lease::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Lease::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Lease::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

LeaseSpec Lease::spec() const& {
  return LeaseSpec(member("spec"));
}

const std::string_view LeaseList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view LeaseList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta LeaseList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Lease> LeaseList::items() const& {
  return kinform::ListView<Lease>(member("items"));
}

}  // namespace kinform::coordination::v1
