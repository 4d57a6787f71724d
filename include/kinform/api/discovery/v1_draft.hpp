// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of discovery.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/discovery/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::discovery::v1 {

class KINFORM_EXPORT EndpointConditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointConditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ready(bool value);
  Draft& clear_ready();
  Draft& set_serving(bool value);
  Draft& clear_serving();
  Draft& set_terminating(bool value);
  Draft& clear_terminating();
};

class KINFORM_EXPORT EndpointHints::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointHints& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ForZone::Draft> for_zones();
  Draft& clear_for_zones();
  kinform::DraftList<ForNode::Draft> for_nodes();
  Draft& clear_for_nodes();
};

class KINFORM_EXPORT Endpoint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Endpoint& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> addresses();
  Draft& clear_addresses();
  EndpointConditions::Draft conditions();
  Draft& clear_conditions();
  Draft& set_hostname(std::string_view value);
  Draft& clear_hostname();
  kinform::core::v1::ObjectReference::Draft target_ref();
  Draft& clear_target_ref();
  kinform::DraftMap<std::string_view> deprecated_topology();
  Draft& clear_deprecated_topology();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  Draft& set_zone(std::string_view value);
  Draft& clear_zone();
  EndpointHints::Draft hints();
  Draft& clear_hints();
};

class KINFORM_EXPORT EndpointPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_app_protocol(std::string_view value);
  Draft& clear_app_protocol();
};

class KINFORM_EXPORT EndpointSlice::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const EndpointSlice& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_address_type(std::string_view value);
  Draft& clear_address_type();
  kinform::DraftList<Endpoint::Draft> endpoints();
  Draft& clear_endpoints();
  kinform::DraftList<EndpointPort::Draft> ports();
  Draft& clear_ports();
};

class KINFORM_EXPORT EndpointSliceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const EndpointSliceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<EndpointSlice::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ForNode::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ForNode& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT ForZone::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ForZone& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

}  // namespace kinform::inline v0::discovery::v1
