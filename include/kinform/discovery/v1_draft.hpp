// Drafts of the types of discovery.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/discovery/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::discovery::v1 {

class EndpointConditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointConditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ready(bool value) {
    put_field("ready", value);
    return *this;
  }
  Draft& clear_ready() {
    drop_field("ready");
    return *this;
  }
  Draft& set_serving(bool value) {
    put_field("serving", value);
    return *this;
  }
  Draft& clear_serving() {
    drop_field("serving");
    return *this;
  }
  Draft& set_terminating(bool value) {
    put_field("terminating", value);
    return *this;
  }
  Draft& clear_terminating() {
    drop_field("terminating");
    return *this;
  }
};

class EndpointHints::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointHints& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ForZone::Draft> for_zones();
  Draft& clear_for_zones() {
    drop_field("forZones");
    return *this;
  }
  kinform::DraftList<ForNode::Draft> for_nodes();
  Draft& clear_for_nodes() {
    drop_field("forNodes");
    return *this;
  }
};

class Endpoint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Endpoint& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> addresses();
  Draft& clear_addresses() {
    drop_field("addresses");
    return *this;
  }
  EndpointConditions::Draft conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_hostname(std::string_view value) {
    put_field("hostname", value);
    return *this;
  }
  Draft& clear_hostname() {
    drop_field("hostname");
    return *this;
  }
  kinform::core::v1::ObjectReference::Draft target_ref();
  Draft& clear_target_ref() {
    drop_field("targetRef");
    return *this;
  }
  kinform::DraftMap<std::string_view> deprecated_topology();
  Draft& clear_deprecated_topology() {
    drop_field("deprecatedTopology");
    return *this;
  }
  Draft& set_node_name(std::string_view value) {
    put_field("nodeName", value);
    return *this;
  }
  Draft& clear_node_name() {
    drop_field("nodeName");
    return *this;
  }
  Draft& set_zone(std::string_view value) {
    put_field("zone", value);
    return *this;
  }
  Draft& clear_zone() {
    drop_field("zone");
    return *this;
  }
  EndpointHints::Draft hints();
  Draft& clear_hints() {
    drop_field("hints");
    return *this;
  }
};

class EndpointPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_app_protocol(std::string_view value) {
    put_field("appProtocol", value);
    return *this;
  }
  Draft& clear_app_protocol() {
    drop_field("appProtocol");
    return *this;
  }
};

class EndpointSlice::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("discovery.k8s.io/v1"));
    put_field("kind", std::string_view("EndpointSlice"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const EndpointSlice& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_address_type(std::string_view value) {
    put_field("addressType", value);
    return *this;
  }
  Draft& clear_address_type() {
    drop_field("addressType");
    return *this;
  }
  kinform::DraftList<Endpoint::Draft> endpoints();
  Draft& clear_endpoints() {
    drop_field("endpoints");
    return *this;
  }
  kinform::DraftList<EndpointPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
};

class EndpointSliceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("discovery.k8s.io/v1"));
    put_field("kind", std::string_view("EndpointSliceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const EndpointSliceList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<EndpointSlice::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ForNode::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ForNode& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class ForZone::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ForZone& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

inline kinform::DraftList<ForZone::Draft> EndpointHints::Draft::for_zones() {
  return kinform::DraftList<ForZone::Draft>(field_part("forZones"));
}

inline kinform::DraftList<ForNode::Draft> EndpointHints::Draft::for_nodes() {
  return kinform::DraftList<ForNode::Draft>(field_part("forNodes"));
}

inline kinform::DraftList<std::string_view> Endpoint::Draft::addresses() {
  return kinform::DraftList<std::string_view>(field_part("addresses"));
}

inline EndpointConditions::Draft Endpoint::Draft::conditions() {
  return EndpointConditions::Draft(field_part("conditions"));
}

inline kinform::core::v1::ObjectReference::Draft Endpoint::Draft::target_ref() {
  return kinform::core::v1::ObjectReference::Draft(field_part("targetRef"));
}

inline kinform::DraftMap<std::string_view> Endpoint::Draft::deprecated_topology() {
  return kinform::DraftMap<std::string_view>(field_part("deprecatedTopology"));
}

inline EndpointHints::Draft Endpoint::Draft::hints() {
  return EndpointHints::Draft(field_part("hints"));
}

inline kinform::meta::v1::ObjectMeta::Draft EndpointSlice::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Endpoint::Draft> EndpointSlice::Draft::endpoints() {
  return kinform::DraftList<Endpoint::Draft>(field_part("endpoints"));
}

inline kinform::DraftList<EndpointPort::Draft> EndpointSlice::Draft::ports() {
  return kinform::DraftList<EndpointPort::Draft>(field_part("ports"));
}

inline kinform::meta::v1::ListMeta::Draft EndpointSliceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<EndpointSlice::Draft> EndpointSliceList::Draft::items() {
  return kinform::DraftList<EndpointSlice::Draft>(field_part("items"));
}

}  // namespace kinform::discovery::v1
