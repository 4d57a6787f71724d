// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of scheduling.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/scheduling/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::scheduling::v1 {

class KINFORM_EXPORT PriorityClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PriorityClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_value(std::int32_t value);
  Draft& clear_value();
  Draft& set_global_default(bool value);
  Draft& clear_global_default();
  Draft& set_description(std::string_view value);
  Draft& clear_description();
  Draft& set_preemption_policy(std::string_view value);
  Draft& clear_preemption_policy();
};

class KINFORM_EXPORT PriorityClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PriorityClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PriorityClass::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::scheduling::v1
