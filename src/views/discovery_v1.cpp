// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/discovery/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::discovery::v1 {

const std::optional<bool> EndpointConditions::ready() const {
  static constinit kinform::detail::Field field("ready");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> EndpointConditions::serving() const {
  static constinit kinform::detail::Field field("serving");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> EndpointConditions::terminating() const {
  static constinit kinform::detail::Field field("terminating");
  return get<std::optional<bool>>(field);
}

kinform::ListView<ForZone> EndpointHints::for_zones() const {
  static constinit kinform::detail::Field field("forZones");
  return kinform::ListView<ForZone>(member(field));
}

kinform::ListView<ForNode> EndpointHints::for_nodes() const {
  static constinit kinform::detail::Field field("forNodes");
  return kinform::ListView<ForNode>(member(field));
}

kinform::ListView<std::string_view> Endpoint::addresses() const {
  static constinit kinform::detail::Field field("addresses");
  return kinform::ListView<std::string_view>(member(field));
}

EndpointConditions Endpoint::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return EndpointConditions(member(field));
}

const std::optional<std::string_view> Endpoint::hostname() const {
  static constinit kinform::detail::Field field("hostname");
  return get<std::optional<std::string_view>>(field);
}

kinform::core::v1::ObjectReference Endpoint::target_ref() const {
  static constinit kinform::detail::Field field("targetRef");
  return kinform::core::v1::ObjectReference(member(field));
}

kinform::MapView<std::string_view> Endpoint::deprecated_topology() const {
  static constinit kinform::detail::Field field("deprecatedTopology");
  return kinform::MapView<std::string_view>(member(field));
}

const std::optional<std::string_view> Endpoint::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> Endpoint::zone() const {
  static constinit kinform::detail::Field field("zone");
  return get<std::optional<std::string_view>>(field);
}

EndpointHints Endpoint::hints() const {
  static constinit kinform::detail::Field field("hints");
  return EndpointHints(member(field));
}

const std::optional<std::string_view> EndpointPort::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> EndpointPort::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> EndpointPort::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  static constinit kinform::detail::Field field("appProtocol");
  return get<std::optional<std::string_view>>(field);
}

kinform::ApiResource EndpointSlice::resource() {
  return {.group = "discovery.k8s.io", .version = "v1", .plural = "endpointslices", .kind = "EndpointSlice"};
}

const std::string_view EndpointSlice::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view EndpointSlice::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta EndpointSlice::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::string_view EndpointSlice::address_type() const& {
  static constinit kinform::detail::Field field("addressType");
  return get<std::string_view>(field);
}

kinform::ListView<Endpoint> EndpointSlice::endpoints() const& {
  static constinit kinform::detail::Field field("endpoints");
  return kinform::ListView<Endpoint>(member(field));
}

kinform::ListView<EndpointPort> EndpointSlice::ports() const& {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<EndpointPort>(member(field));
}

const std::string_view EndpointSliceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view EndpointSliceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta EndpointSliceList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<EndpointSlice> EndpointSliceList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<EndpointSlice>(member(field));
}

const std::string_view ForNode::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ForZone::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

}  // namespace kinform::inline v0::discovery::v1
