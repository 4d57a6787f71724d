// Drafts of the types of coordination.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/coordination/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::coordination::v1 {

class LeaseSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LeaseSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_holder_identity(std::string_view value) {
    put_field("holderIdentity", value);
    return *this;
  }
  Draft& clear_holder_identity() {
    drop_field("holderIdentity");
    return *this;
  }
  Draft& set_lease_duration_seconds(std::int32_t value) {
    put_field("leaseDurationSeconds", value);
    return *this;
  }
  Draft& clear_lease_duration_seconds() {
    drop_field("leaseDurationSeconds");
    return *this;
  }
  Draft& set_acquire_time(kinform::MicroTime value) {
    put_field("acquireTime", value);
    return *this;
  }
  Draft& clear_acquire_time() {
    drop_field("acquireTime");
    return *this;
  }
  Draft& set_renew_time(kinform::MicroTime value) {
    put_field("renewTime", value);
    return *this;
  }
  Draft& clear_renew_time() {
    drop_field("renewTime");
    return *this;
  }
  Draft& set_lease_transitions(std::int32_t value) {
    put_field("leaseTransitions", value);
    return *this;
  }
  Draft& clear_lease_transitions() {
    drop_field("leaseTransitions");
    return *this;
  }
  Draft& set_strategy(std::string_view value) {
    put_field("strategy", value);
    return *this;
  }
  Draft& clear_strategy() {
    drop_field("strategy");
    return *this;
  }
  Draft& set_preferred_holder(std::string_view value) {
    put_field("preferredHolder", value);
    return *this;
  }
  Draft& clear_preferred_holder() {
    drop_field("preferredHolder");
    return *this;
  }
};

class Lease::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("coordination.k8s.io/v1"));
    put_field("kind", std::string_view("Lease"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Lease& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  LeaseSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class LeaseList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("coordination.k8s.io/v1"));
    put_field("kind", std::string_view("LeaseList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const LeaseList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<Lease::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft Lease::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline LeaseSpec::Draft Lease::Draft::spec() {
  return LeaseSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft LeaseList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Lease::Draft> LeaseList::Draft::items() {
  return kinform::DraftList<Lease::Draft>(field_part("items"));
}

}  // namespace kinform::coordination::v1
