// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/discovery/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::discovery::v1 {

EndpointConditions::Draft& EndpointConditions::Draft::set_ready(bool value) {
  put_field("ready", value);
  return *this;
}

EndpointConditions::Draft& EndpointConditions::Draft::clear_ready() {
  drop_field("ready");
  return *this;
}

EndpointConditions::Draft& EndpointConditions::Draft::set_serving(bool value) {
  put_field("serving", value);
  return *this;
}

EndpointConditions::Draft& EndpointConditions::Draft::clear_serving() {
  drop_field("serving");
  return *this;
}

EndpointConditions::Draft& EndpointConditions::Draft::set_terminating(bool value) {
  put_field("terminating", value);
  return *this;
}

EndpointConditions::Draft& EndpointConditions::Draft::clear_terminating() {
  drop_field("terminating");
  return *this;
}

kinform::DraftList<ForZone::Draft> EndpointHints::Draft::for_zones() {
  return kinform::DraftList<ForZone::Draft>(field_part("forZones"));
}

EndpointHints::Draft& EndpointHints::Draft::clear_for_zones() {
  drop_field("forZones");
  return *this;
}

kinform::DraftList<ForNode::Draft> EndpointHints::Draft::for_nodes() {
  return kinform::DraftList<ForNode::Draft>(field_part("forNodes"));
}

EndpointHints::Draft& EndpointHints::Draft::clear_for_nodes() {
  drop_field("forNodes");
  return *this;
}

kinform::DraftList<std::string_view> Endpoint::Draft::addresses() {
  return kinform::DraftList<std::string_view>(field_part("addresses"));
}

Endpoint::Draft& Endpoint::Draft::clear_addresses() {
  drop_field("addresses");
  return *this;
}

EndpointConditions::Draft Endpoint::Draft::conditions() {
  return EndpointConditions::Draft(field_part("conditions"));
}

Endpoint::Draft& Endpoint::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

Endpoint::Draft& Endpoint::Draft::set_hostname(std::string_view value) {
  put_field("hostname", value);
  return *this;
}

Endpoint::Draft& Endpoint::Draft::clear_hostname() {
  drop_field("hostname");
  return *this;
}

kinform::core::v1::ObjectReference::Draft Endpoint::Draft::target_ref() {
  return kinform::core::v1::ObjectReference::Draft(field_part("targetRef"));
}

Endpoint::Draft& Endpoint::Draft::clear_target_ref() {
  drop_field("targetRef");
  return *this;
}

kinform::DraftMap<std::string_view> Endpoint::Draft::deprecated_topology() {
  return kinform::DraftMap<std::string_view>(field_part("deprecatedTopology"));
}

Endpoint::Draft& Endpoint::Draft::clear_deprecated_topology() {
  drop_field("deprecatedTopology");
  return *this;
}

Endpoint::Draft& Endpoint::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

Endpoint::Draft& Endpoint::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

Endpoint::Draft& Endpoint::Draft::set_zone(std::string_view value) {
  put_field("zone", value);
  return *this;
}

Endpoint::Draft& Endpoint::Draft::clear_zone() {
  drop_field("zone");
  return *this;
}

EndpointHints::Draft Endpoint::Draft::hints() {
  return EndpointHints::Draft(field_part("hints"));
}

Endpoint::Draft& Endpoint::Draft::clear_hints() {
  drop_field("hints");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_port() {
  drop_field("port");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_app_protocol(std::string_view value) {
  put_field("appProtocol", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_app_protocol() {
  drop_field("appProtocol");
  return *this;
}

EndpointSlice::Draft::Draft() {
  put_field("apiVersion", std::string_view("discovery.k8s.io/v1"));
  put_field("kind", std::string_view("EndpointSlice"));
}

EndpointSlice::Draft& EndpointSlice::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

EndpointSlice::Draft& EndpointSlice::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft EndpointSlice::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

EndpointSlice::Draft& EndpointSlice::Draft::set_address_type(std::string_view value) {
  put_field("addressType", value);
  return *this;
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_address_type() {
  drop_field("addressType");
  return *this;
}

kinform::DraftList<Endpoint::Draft> EndpointSlice::Draft::endpoints() {
  return kinform::DraftList<Endpoint::Draft>(field_part("endpoints"));
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_endpoints() {
  drop_field("endpoints");
  return *this;
}

kinform::DraftList<EndpointPort::Draft> EndpointSlice::Draft::ports() {
  return kinform::DraftList<EndpointPort::Draft>(field_part("ports"));
}

EndpointSlice::Draft& EndpointSlice::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

EndpointSliceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("discovery.k8s.io/v1"));
  put_field("kind", std::string_view("EndpointSliceList"));
}

EndpointSliceList::Draft& EndpointSliceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

EndpointSliceList::Draft& EndpointSliceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

EndpointSliceList::Draft& EndpointSliceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

EndpointSliceList::Draft& EndpointSliceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft EndpointSliceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

EndpointSliceList::Draft& EndpointSliceList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<EndpointSlice::Draft> EndpointSliceList::Draft::items() {
  return kinform::DraftList<EndpointSlice::Draft>(field_part("items"));
}

EndpointSliceList::Draft& EndpointSliceList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ForNode::Draft& ForNode::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ForNode::Draft& ForNode::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ForZone::Draft& ForZone::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ForZone::Draft& ForZone::Draft::clear_name() {
  drop_field("name");
  return *this;
}

}  // namespace kinform::inline v0::discovery::v1
