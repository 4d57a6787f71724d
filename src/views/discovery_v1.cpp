#include "kinform/discovery/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::discovery::v1 {

const std::optional<bool> EndpointConditions::ready() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("ready", places);
}

const std::optional<bool> EndpointConditions::serving() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("serving", places);
}

const std::optional<bool> EndpointConditions::terminating() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("terminating", places);
}

kinform::ListView<ForZone> EndpointHints::for_zones() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ForZone>(member("forZones", places));
}

kinform::ListView<ForNode> EndpointHints::for_nodes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ForNode>(member("forNodes", places));
}

kinform::ListView<std::string_view> Endpoint::addresses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("addresses", places));
}

EndpointConditions Endpoint::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return EndpointConditions(member("conditions", places));
}

const std::optional<std::string_view> Endpoint::hostname() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("hostname", places);
}

kinform::core::v1::ObjectReference Endpoint::target_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::ObjectReference(member("targetRef", places));
}

kinform::MapView<std::string_view> Endpoint::deprecated_topology() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("deprecatedTopology", places));
}

const std::optional<std::string_view> Endpoint::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeName", places);
}

const std::optional<std::string_view> Endpoint::zone() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("zone", places);
}

EndpointHints Endpoint::hints() const {
  static constinit kinform::detail::FieldPlaces places;
  return EndpointHints(member("hints", places));
}

const std::optional<std::string_view> EndpointPort::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("name", places);
}

const std::optional<std::string_view> EndpointPort::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("protocol", places);
}

const std::optional<std::int32_t> EndpointPort::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("port", places);
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("appProtocol", places);
}

kinform::Resource EndpointSlice::resource() {
  return {.group = "discovery.k8s.io", .version = "v1", .plural = "endpointslices", .kind = "EndpointSlice"};
}

const std::string_view EndpointSlice::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view EndpointSlice::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta EndpointSlice::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::string_view EndpointSlice::address_type() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("addressType", places);
}

kinform::ListView<Endpoint> EndpointSlice::endpoints() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Endpoint>(member("endpoints", places));
}

kinform::ListView<EndpointPort> EndpointSlice::ports() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointPort>(member("ports", places));
}

const std::string_view EndpointSliceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view EndpointSliceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta EndpointSliceList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<EndpointSlice> EndpointSliceList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointSlice>(member("items", places));
}

const std::string_view ForNode::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ForZone::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

}  // namespace kinform::inline v0::discovery::v1
