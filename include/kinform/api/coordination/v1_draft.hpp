// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of coordination.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/coordination/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::coordination::v1 {

class KINFORM_EXPORT LeaseSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LeaseSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_holder_identity(std::string_view value);
  Draft& clear_holder_identity();
  Draft& set_lease_duration_seconds(std::int32_t value);
  Draft& clear_lease_duration_seconds();
  Draft& set_acquire_time(kinform::MicroTime value);
  Draft& clear_acquire_time();
  Draft& set_renew_time(kinform::MicroTime value);
  Draft& clear_renew_time();
  Draft& set_lease_transitions(std::int32_t value);
  Draft& clear_lease_transitions();
  Draft& set_strategy(std::string_view value);
  Draft& clear_strategy();
  Draft& set_preferred_holder(std::string_view value);
  Draft& clear_preferred_holder();
};

class KINFORM_EXPORT Lease::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Lease& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  LeaseSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT LeaseList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const LeaseList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Lease::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::coordination::v1
