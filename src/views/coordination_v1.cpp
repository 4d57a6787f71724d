#include "kinform/coordination/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::coordination::v1 {

const std::optional<std::string_view> LeaseSpec::holder_identity() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("holderIdentity", places);
}

const std::optional<std::int32_t> LeaseSpec::lease_duration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("leaseDurationSeconds", places);
}

const std::optional<kinform::MicroTime> LeaseSpec::acquire_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("acquireTime", places);
}

const std::optional<kinform::MicroTime> LeaseSpec::renew_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("renewTime", places);
}

const std::optional<std::int32_t> LeaseSpec::lease_transitions() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("leaseTransitions", places);
}

const std::optional<std::string_view> LeaseSpec::strategy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("strategy", places);
}

const std::optional<std::string_view> LeaseSpec::preferred_holder() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("preferredHolder", places);
}

kinform::Resource Lease::resource() {
  return {.group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
}

const std::string_view Lease::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Lease::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Lease::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

LeaseSpec Lease::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return LeaseSpec(member("spec", places));
}

const std::string_view LeaseList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view LeaseList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta LeaseList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Lease> LeaseList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Lease>(member("items", places));
}

}  // namespace kinform::inline v0::coordination::v1
