// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of node.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/node/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::node::v1 {

class KINFORM_EXPORT Overhead::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Overhead& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> pod_fixed();
  Draft& clear_pod_fixed();
};

class KINFORM_EXPORT Scheduling::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Scheduling& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<std::string_view> node_selector();
  Draft& clear_node_selector();
  kinform::DraftList<kinform::core::v1::Toleration::Draft> tolerations();
  Draft& clear_tolerations();
};

class KINFORM_EXPORT RuntimeClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RuntimeClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_handler(std::string_view value);
  Draft& clear_handler();
  Overhead::Draft overhead();
  Draft& clear_overhead();
  Scheduling::Draft scheduling();
  Draft& clear_scheduling();
};

class KINFORM_EXPORT RuntimeClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RuntimeClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<RuntimeClass::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::node::v1
