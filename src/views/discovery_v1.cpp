#include "kinform/discovery/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::discovery::v1 {

const std::optional<bool> EndpointConditions::ready() const {
  return get<std::optional<bool>>("ready");
}

const std::optional<bool> EndpointConditions::serving() const {
  return get<std::optional<bool>>("serving");
}

const std::optional<bool> EndpointConditions::terminating() const {
  return get<std::optional<bool>>("terminating");
}

kinform::ListView<ForZone> EndpointHints::for_zones() const {
  return kinform::ListView<ForZone>(member("forZones"));
}

kinform::ListView<ForNode> EndpointHints::for_nodes() const {
  return kinform::ListView<ForNode>(member("forNodes"));
}

kinform::ListView<std::string_view> Endpoint::addresses() const {
  return kinform::ListView<std::string_view>(member("addresses"));
}

EndpointConditions Endpoint::conditions() const {
  return EndpointConditions(member("conditions"));
}

const std::optional<std::string_view> Endpoint::hostname() const {
  return get<std::optional<std::string_view>>("hostname");
}

kinform::core::v1::ObjectReference Endpoint::target_ref() const {
  return kinform::core::v1::ObjectReference(member("targetRef"));
}

kinform::MapView<std::string_view> Endpoint::deprecated_topology() const {
  return kinform::MapView<std::string_view>(member("deprecatedTopology"));
}

const std::optional<std::string_view> Endpoint::node_name() const {
  return get<std::optional<std::string_view>>("nodeName");
}

const std::optional<std::string_view> Endpoint::zone() const {
  return get<std::optional<std::string_view>>("zone");
}

EndpointHints Endpoint::hints() const {
  return EndpointHints(member("hints"));
}

const std::optional<std::string_view> EndpointPort::name() const {
  return get<std::optional<std::string_view>>("name");
}

const std::optional<std::string_view> EndpointPort::protocol() const {
  return get<std::optional<std::string_view>>("protocol");
}

const std::optional<std::int32_t> EndpointPort::port() const {
  return get<std::optional<std::int32_t>>("port");
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  return get<std::optional<std::string_view>>("appProtocol");
}

kinform::Resource EndpointSlice::resource() {
  return {.group = "discovery.k8s.io", .version = "v1", .plural = "endpointslices", .kind = "EndpointSlice"};
}

const std::string_view EndpointSlice::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view EndpointSlice::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta EndpointSlice::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::string_view EndpointSlice::address_type() const& {
  return get<std::string_view>("addressType");
}

kinform::ListView<Endpoint> EndpointSlice::endpoints() const& {
  return kinform::ListView<Endpoint>(member("endpoints"));
}

kinform::ListView<EndpointPort> EndpointSlice::ports() const& {
  return kinform::ListView<EndpointPort>(member("ports"));
}

const std::string_view EndpointSliceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view EndpointSliceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta EndpointSliceList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<EndpointSlice> EndpointSliceList::items() const& {
  return kinform::ListView<EndpointSlice>(member("items"));
}

const std::string_view ForNode::name() const {
  return get<std::string_view>("name");
}

const std::string_view ForZone::name() const {
  return get<std::string_view>("name");
}

}  // namespace kinform::discovery::v1
