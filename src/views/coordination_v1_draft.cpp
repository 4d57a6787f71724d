// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/coordination/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::coordination::v1 {

LeaseSpec::Draft& LeaseSpec::Draft::set_holder_identity(std::string_view value) {
  put_field("holderIdentity", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_holder_identity() {
  drop_field("holderIdentity");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_lease_duration_seconds(std::int32_t value) {
  put_field("leaseDurationSeconds", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_lease_duration_seconds() {
  drop_field("leaseDurationSeconds");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_acquire_time(kinform::MicroTime value) {
  put_field("acquireTime", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_acquire_time() {
  drop_field("acquireTime");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_renew_time(kinform::MicroTime value) {
  put_field("renewTime", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_renew_time() {
  drop_field("renewTime");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_lease_transitions(std::int32_t value) {
  put_field("leaseTransitions", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_lease_transitions() {
  drop_field("leaseTransitions");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_strategy(std::string_view value) {
  put_field("strategy", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_strategy() {
  drop_field("strategy");
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::set_preferred_holder(std::string_view value) {
  put_field("preferredHolder", value);
  return *this;
}

LeaseSpec::Draft& LeaseSpec::Draft::clear_preferred_holder() {
  drop_field("preferredHolder");
  return *this;
}

Lease::Draft::Draft() {
  put_field("apiVersion", std::string_view("coordination.k8s.io/v1"));
  put_field("kind", std::string_view("Lease"));
}

Lease::Draft& Lease::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Lease::Draft& Lease::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Lease::Draft& Lease::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Lease::Draft& Lease::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Lease::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Lease::Draft& Lease::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

LeaseSpec::Draft Lease::Draft::spec() {
  return LeaseSpec::Draft(field_part("spec"));
}

Lease::Draft& Lease::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

LeaseList::Draft::Draft() {
  put_field("apiVersion", std::string_view("coordination.k8s.io/v1"));
  put_field("kind", std::string_view("LeaseList"));
}

LeaseList::Draft& LeaseList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

LeaseList::Draft& LeaseList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

LeaseList::Draft& LeaseList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

LeaseList::Draft& LeaseList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft LeaseList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

LeaseList::Draft& LeaseList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Lease::Draft> LeaseList::Draft::items() {
  return kinform::DraftList<Lease::Draft>(field_part("items"));
}

LeaseList::Draft& LeaseList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::coordination::v1
