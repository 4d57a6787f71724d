// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/resource/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::resource::v1 {

const std::string_view NetworkDeviceData::interface_name() const {
  static constinit kinform::detail::Field field("interfaceName");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> NetworkDeviceData::ips() const {
  static constinit kinform::detail::Field field("ips");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view NetworkDeviceData::hardware_address() const {
  static constinit kinform::detail::Field field("hardwareAddress");
  return get<std::string_view>(field);
}

const std::string_view AllocatedDeviceStatus::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::string_view AllocatedDeviceStatus::pool() const {
  static constinit kinform::detail::Field field("pool");
  return get<std::string_view>(field);
}

const std::string_view AllocatedDeviceStatus::device() const {
  static constinit kinform::detail::Field field("device");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> AllocatedDeviceStatus::share_id() const {
  static constinit kinform::detail::Field field("shareID");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<kinform::meta::v1::Condition> AllocatedDeviceStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::Value AllocatedDeviceStatus::data() const {
  static constinit kinform::detail::Field field("data");
  return member(field);
}

NetworkDeviceData AllocatedDeviceStatus::network_data() const {
  static constinit kinform::detail::Field field("networkData");
  return NetworkDeviceData(member(field));
}

kinform::ListView<DeviceRequestAllocationResult> DeviceAllocationResult::results() const {
  static constinit kinform::detail::Field field("results");
  return kinform::ListView<DeviceRequestAllocationResult>(member(field));
}

kinform::ListView<DeviceAllocationConfiguration> DeviceAllocationResult::config() const {
  static constinit kinform::detail::Field field("config");
  return kinform::ListView<DeviceAllocationConfiguration>(member(field));
}

DeviceAllocationResult AllocationResult::devices() const {
  static constinit kinform::detail::Field field("devices");
  return DeviceAllocationResult(member(field));
}

kinform::core::v1::NodeSelector AllocationResult::node_selector() const {
  static constinit kinform::detail::Field field("nodeSelector");
  return kinform::core::v1::NodeSelector(member(field));
}

const std::optional<kinform::Time> AllocationResult::allocation_timestamp() const {
  static constinit kinform::detail::Field field("allocationTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view CELDeviceSelector::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::min() const {
  static constinit kinform::detail::Field field("min");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::max() const {
  static constinit kinform::detail::Field field("max");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::step() const {
  static constinit kinform::detail::Field field("step");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> CapacityRequestPolicy::default_() const {
  static constinit kinform::detail::Field field("default");
  return get<std::optional<kinform::Quantity>>(field);
}

kinform::ListView<kinform::Quantity> CapacityRequestPolicy::valid_values() const {
  static constinit kinform::detail::Field field("validValues");
  return kinform::ListView<kinform::Quantity>(member(field));
}

CapacityRequestPolicyRange CapacityRequestPolicy::valid_range() const {
  static constinit kinform::detail::Field field("validRange");
  return CapacityRequestPolicyRange(member(field));
}

kinform::MapView<kinform::Quantity> CapacityRequirements::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::MapView<kinform::Quantity>(member(field));
}

const std::optional<kinform::Quantity> Counter::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view CounterSet::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::MapView<Counter> CounterSet::counters() const {
  static constinit kinform::detail::Field field("counters");
  return kinform::MapView<Counter>(member(field));
}

const std::string_view Device::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::MapView<DeviceAttribute> Device::attributes() const {
  static constinit kinform::detail::Field field("attributes");
  return kinform::MapView<DeviceAttribute>(member(field));
}

kinform::MapView<DeviceCapacity> Device::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return kinform::MapView<DeviceCapacity>(member(field));
}

kinform::ListView<DeviceCounterConsumption> Device::consumes_counters() const {
  static constinit kinform::detail::Field field("consumesCounters");
  return kinform::ListView<DeviceCounterConsumption>(member(field));
}

const std::optional<std::string_view> Device::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::optional<std::string_view>>(field);
}

kinform::core::v1::NodeSelector Device::node_selector() const {
  static constinit kinform::detail::Field field("nodeSelector");
  return kinform::core::v1::NodeSelector(member(field));
}

const std::optional<bool> Device::all_nodes() const {
  static constinit kinform::detail::Field field("allNodes");
  return get<std::optional<bool>>(field);
}

kinform::ListView<DeviceTaint> Device::taints() const {
  static constinit kinform::detail::Field field("taints");
  return kinform::ListView<DeviceTaint>(member(field));
}

const std::optional<bool> Device::binds_to_node() const {
  static constinit kinform::detail::Field field("bindsToNode");
  return get<std::optional<bool>>(field);
}

kinform::ListView<std::string_view> Device::binding_conditions() const {
  static constinit kinform::detail::Field field("bindingConditions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> Device::binding_failure_conditions() const {
  static constinit kinform::detail::Field field("bindingFailureConditions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<bool> Device::allow_multiple_allocations() const {
  static constinit kinform::detail::Field field("allowMultipleAllocations");
  return get<std::optional<bool>>(field);
}

kinform::MapView<NodeAllocatableResource> Device::node_allocatable_resources() const {
  static constinit kinform::detail::Field field("nodeAllocatableResources");
  return kinform::MapView<NodeAllocatableResource>(member(field));
}

const std::string_view OpaqueDeviceConfiguration::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

kinform::Value OpaqueDeviceConfiguration::parameters() const {
  static constinit kinform::detail::Field field("parameters");
  return member(field);
}

const std::string_view DeviceAllocationConfiguration::source() const {
  static constinit kinform::detail::Field field("source");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> DeviceAllocationConfiguration::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::ListView<std::string_view>(member(field));
}

OpaqueDeviceConfiguration DeviceAllocationConfiguration::opaque() const {
  static constinit kinform::detail::Field field("opaque");
  return OpaqueDeviceConfiguration(member(field));
}

const std::optional<std::int64_t> DeviceAttribute::int_() const {
  static constinit kinform::detail::Field field("int");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<bool> DeviceAttribute::bool_() const {
  static constinit kinform::detail::Field field("bool");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> DeviceAttribute::string() const {
  static constinit kinform::detail::Field field("string");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> DeviceAttribute::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::int64_t> DeviceAttribute::ints() const {
  static constinit kinform::detail::Field field("ints");
  return kinform::ListView<std::int64_t>(member(field));
}

kinform::ListView<bool> DeviceAttribute::bools() const {
  static constinit kinform::detail::Field field("bools");
  return kinform::ListView<bool>(member(field));
}

kinform::ListView<std::string_view> DeviceAttribute::strings() const {
  static constinit kinform::detail::Field field("strings");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> DeviceAttribute::versions() const {
  static constinit kinform::detail::Field field("versions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<kinform::Quantity> DeviceCapacity::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::optional<kinform::Quantity>>(field);
}

CapacityRequestPolicy DeviceCapacity::request_policy() const {
  static constinit kinform::detail::Field field("requestPolicy");
  return CapacityRequestPolicy(member(field));
}

kinform::ListView<DeviceRequest> DeviceClaim::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::ListView<DeviceRequest>(member(field));
}

kinform::ListView<DeviceConstraint> DeviceClaim::constraints() const {
  static constinit kinform::detail::Field field("constraints");
  return kinform::ListView<DeviceConstraint>(member(field));
}

kinform::ListView<DeviceClaimConfiguration> DeviceClaim::config() const {
  static constinit kinform::detail::Field field("config");
  return kinform::ListView<DeviceClaimConfiguration>(member(field));
}

kinform::ListView<std::string_view> DeviceClaimConfiguration::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::ListView<std::string_view>(member(field));
}

OpaqueDeviceConfiguration DeviceClaimConfiguration::opaque() const {
  static constinit kinform::detail::Field field("opaque");
  return OpaqueDeviceConfiguration(member(field));
}

kinform::ListView<DeviceSelector> DeviceClassSpec::selectors() const {
  static constinit kinform::detail::Field field("selectors");
  return kinform::ListView<DeviceSelector>(member(field));
}

kinform::ListView<DeviceClassConfiguration> DeviceClassSpec::config() const {
  static constinit kinform::detail::Field field("config");
  return kinform::ListView<DeviceClassConfiguration>(member(field));
}

const std::optional<std::string_view> DeviceClassSpec::extended_resource_name() const {
  static constinit kinform::detail::Field field("extendedResourceName");
  return get<std::optional<std::string_view>>(field);
}

kinform::ApiResource DeviceClass::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "deviceclasses", .kind = "DeviceClass", .namespaced = false};
}

const std::string_view DeviceClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeviceClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta DeviceClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

DeviceClassSpec DeviceClass::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return DeviceClassSpec(member(field));
}

OpaqueDeviceConfiguration DeviceClassConfiguration::opaque() const {
  static constinit kinform::detail::Field field("opaque");
  return OpaqueDeviceConfiguration(member(field));
}

const std::string_view DeviceClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeviceClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta DeviceClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<DeviceClass> DeviceClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<DeviceClass>(member(field));
}

OpaqueDeviceConfiguration DeviceConfiguration::opaque() const {
  static constinit kinform::detail::Field field("opaque");
  return OpaqueDeviceConfiguration(member(field));
}

kinform::ListView<std::string_view> DeviceConstraint::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> DeviceConstraint::match_attribute() const {
  static constinit kinform::detail::Field field("matchAttribute");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> DeviceConstraint::distinct_attribute() const {
  static constinit kinform::detail::Field field("distinctAttribute");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view DeviceCounterConsumption::counter_set() const {
  static constinit kinform::detail::Field field("counterSet");
  return get<std::string_view>(field);
}

kinform::MapView<Counter> DeviceCounterConsumption::counters() const {
  static constinit kinform::detail::Field field("counters");
  return kinform::MapView<Counter>(member(field));
}

kinform::ListView<std::string_view> DeviceCounterConsumption::compatibility_groups() const {
  static constinit kinform::detail::Field field("compatibilityGroups");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view DeviceDerivedAttribute::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view DeviceDerivedAttribute::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

const std::string_view ExactDeviceRequest::device_class_name() const {
  static constinit kinform::detail::Field field("deviceClassName");
  return get<std::string_view>(field);
}

kinform::ListView<DeviceSelector> ExactDeviceRequest::selectors() const {
  static constinit kinform::detail::Field field("selectors");
  return kinform::ListView<DeviceSelector>(member(field));
}

const std::string_view ExactDeviceRequest::allocation_mode() const {
  static constinit kinform::detail::Field field("allocationMode");
  return get<std::string_view>(field);
}

std::int64_t ExactDeviceRequest::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::int64_t>(field);
}

const std::optional<bool> ExactDeviceRequest::admin_access() const {
  static constinit kinform::detail::Field field("adminAccess");
  return get<std::optional<bool>>(field);
}

kinform::ListView<DeviceToleration> ExactDeviceRequest::tolerations() const {
  static constinit kinform::detail::Field field("tolerations");
  return kinform::ListView<DeviceToleration>(member(field));
}

CapacityRequirements ExactDeviceRequest::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return CapacityRequirements(member(field));
}

kinform::ListView<DeviceDerivedAttribute> ExactDeviceRequest::derived_attributes() const {
  static constinit kinform::detail::Field field("derivedAttributes");
  return kinform::ListView<DeviceDerivedAttribute>(member(field));
}

const std::string_view DeviceRequest::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

ExactDeviceRequest DeviceRequest::exactly() const {
  static constinit kinform::detail::Field field("exactly");
  return ExactDeviceRequest(member(field));
}

kinform::ListView<DeviceSubRequest> DeviceRequest::first_available() const {
  static constinit kinform::detail::Field field("firstAvailable");
  return kinform::ListView<DeviceSubRequest>(member(field));
}

const std::string_view DeviceRequestAllocationResult::request() const {
  static constinit kinform::detail::Field field("request");
  return get<std::string_view>(field);
}

const std::string_view DeviceRequestAllocationResult::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::string_view DeviceRequestAllocationResult::pool() const {
  static constinit kinform::detail::Field field("pool");
  return get<std::string_view>(field);
}

const std::string_view DeviceRequestAllocationResult::device() const {
  static constinit kinform::detail::Field field("device");
  return get<std::string_view>(field);
}

const std::optional<bool> DeviceRequestAllocationResult::admin_access() const {
  static constinit kinform::detail::Field field("adminAccess");
  return get<std::optional<bool>>(field);
}

kinform::ListView<DeviceToleration> DeviceRequestAllocationResult::tolerations() const {
  static constinit kinform::detail::Field field("tolerations");
  return kinform::ListView<DeviceToleration>(member(field));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_conditions() const {
  static constinit kinform::detail::Field field("bindingConditions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_failure_conditions() const {
  static constinit kinform::detail::Field field("bindingFailureConditions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> DeviceRequestAllocationResult::share_id() const {
  static constinit kinform::detail::Field field("shareID");
  return get<std::optional<std::string_view>>(field);
}

kinform::MapView<kinform::Quantity> DeviceRequestAllocationResult::consumed_capacity() const {
  static constinit kinform::detail::Field field("consumedCapacity");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::skip_node_operations() const {
  static constinit kinform::detail::Field field("skipNodeOperations");
  return kinform::ListView<std::string_view>(member(field));
}

CELDeviceSelector DeviceSelector::cel() const {
  static constinit kinform::detail::Field field("cel");
  return CELDeviceSelector(member(field));
}

const std::string_view DeviceSubRequest::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view DeviceSubRequest::device_class_name() const {
  static constinit kinform::detail::Field field("deviceClassName");
  return get<std::string_view>(field);
}

kinform::ListView<DeviceSelector> DeviceSubRequest::selectors() const {
  static constinit kinform::detail::Field field("selectors");
  return kinform::ListView<DeviceSelector>(member(field));
}

const std::string_view DeviceSubRequest::allocation_mode() const {
  static constinit kinform::detail::Field field("allocationMode");
  return get<std::string_view>(field);
}

std::int64_t DeviceSubRequest::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::int64_t>(field);
}

kinform::ListView<DeviceToleration> DeviceSubRequest::tolerations() const {
  static constinit kinform::detail::Field field("tolerations");
  return kinform::ListView<DeviceToleration>(member(field));
}

CapacityRequirements DeviceSubRequest::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return CapacityRequirements(member(field));
}

kinform::ListView<DeviceDerivedAttribute> DeviceSubRequest::derived_attributes() const {
  static constinit kinform::detail::Field field("derivedAttributes");
  return kinform::ListView<DeviceDerivedAttribute>(member(field));
}

const std::string_view DeviceTaint::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view DeviceTaint::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view DeviceTaint::effect() const {
  static constinit kinform::detail::Field field("effect");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> DeviceTaint::time_added() const {
  static constinit kinform::detail::Field field("timeAdded");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<std::string_view> DeviceTaintSelector::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> DeviceTaintSelector::pool() const {
  static constinit kinform::detail::Field field("pool");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> DeviceTaintSelector::device() const {
  static constinit kinform::detail::Field field("device");
  return get<std::optional<std::string_view>>(field);
}

DeviceTaintSelector DeviceTaintRuleSpec::device_selector() const {
  static constinit kinform::detail::Field field("deviceSelector");
  return DeviceTaintSelector(member(field));
}

DeviceTaint DeviceTaintRuleSpec::taint() const {
  static constinit kinform::detail::Field field("taint");
  return DeviceTaint(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> DeviceTaintRuleStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::ApiResource DeviceTaintRule::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "devicetaintrules", .kind = "DeviceTaintRule", .namespaced = false};
}

const std::string_view DeviceTaintRule::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeviceTaintRule::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta DeviceTaintRule::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

DeviceTaintRuleSpec DeviceTaintRule::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return DeviceTaintRuleSpec(member(field));
}

DeviceTaintRuleStatus DeviceTaintRule::status() const& {
  static constinit kinform::detail::Field field("status");
  return DeviceTaintRuleStatus(member(field));
}

const std::string_view DeviceTaintRuleList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view DeviceTaintRuleList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta DeviceTaintRuleList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<DeviceTaintRule> DeviceTaintRuleList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<DeviceTaintRule>(member(field));
}

const std::string_view DeviceToleration::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view DeviceToleration::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

const std::string_view DeviceToleration::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view DeviceToleration::effect() const {
  static constinit kinform::detail::Field field("effect");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> DeviceToleration::toleration_seconds() const {
  static constinit kinform::detail::Field field("tolerationSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::string_view> NodeAllocatableMapping::capacity_key() const {
  static constinit kinform::detail::Field field("capacityKey");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableMapping::capacity_multiplier() const {
  static constinit kinform::detail::Field field("capacityMultiplier");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableMapping::device_multiplier() const {
  static constinit kinform::detail::Field field("deviceMultiplier");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableOverhead::per_pod() const {
  static constinit kinform::detail::Field field("perPod");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableOverhead::per_container() const {
  static constinit kinform::detail::Field field("perContainer");
  return get<std::optional<kinform::Quantity>>(field);
}

NodeAllocatableMapping NodeAllocatableResource::mapping() const {
  static constinit kinform::detail::Field field("mapping");
  return NodeAllocatableMapping(member(field));
}

NodeAllocatableOverhead NodeAllocatableResource::overhead() const {
  static constinit kinform::detail::Field field("overhead");
  return NodeAllocatableOverhead(member(field));
}

DeviceClaim ResourceClaimSpec::devices() const {
  static constinit kinform::detail::Field field("devices");
  return DeviceClaim(member(field));
}

AllocationResult ResourceClaimStatus::allocation() const {
  static constinit kinform::detail::Field field("allocation");
  return AllocationResult(member(field));
}

kinform::ListView<ResourceClaimConsumerReference> ResourceClaimStatus::reserved_for() const {
  static constinit kinform::detail::Field field("reservedFor");
  return kinform::ListView<ResourceClaimConsumerReference>(member(field));
}

kinform::ListView<AllocatedDeviceStatus> ResourceClaimStatus::devices() const {
  static constinit kinform::detail::Field field("devices");
  return kinform::ListView<AllocatedDeviceStatus>(member(field));
}

kinform::ApiResource ResourceClaim::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaims", .kind = "ResourceClaim"};
}

const std::string_view ResourceClaim::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaim::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ResourceClaim::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ResourceClaimSpec ResourceClaim::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ResourceClaimSpec(member(field));
}

ResourceClaimStatus ResourceClaim::status() const& {
  static constinit kinform::detail::Field field("status");
  return ResourceClaimStatus(member(field));
}

const std::string_view ResourceClaimConsumerReference::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimConsumerReference::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimConsumerReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimConsumerReference::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ResourceClaimList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ResourceClaim> ResourceClaimList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ResourceClaim>(member(field));
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplateSpec::metadata() const {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ResourceClaimSpec ResourceClaimTemplateSpec::spec() const {
  static constinit kinform::detail::Field field("spec");
  return ResourceClaimSpec(member(field));
}

kinform::ApiResource ResourceClaimTemplate::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaimtemplates", .kind = "ResourceClaimTemplate"};
}

const std::string_view ResourceClaimTemplate::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimTemplate::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplate::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ResourceClaimTemplateSpec ResourceClaimTemplate::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ResourceClaimTemplateSpec(member(field));
}

const std::string_view ResourceClaimTemplateList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaimTemplateList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ResourceClaimTemplateList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ResourceClaimTemplate> ResourceClaimTemplateList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ResourceClaimTemplate>(member(field));
}

const std::string_view ResourcePool::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

std::int64_t ResourcePool::generation() const {
  static constinit kinform::detail::Field field("generation");
  return get<std::int64_t>(field);
}

std::int64_t ResourcePool::resource_slice_count() const {
  static constinit kinform::detail::Field field("resourceSliceCount");
  return get<std::int64_t>(field);
}

const std::string_view ResourceSliceSpec::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

ResourcePool ResourceSliceSpec::pool() const {
  static constinit kinform::detail::Field field("pool");
  return ResourcePool(member(field));
}

const std::optional<std::string_view> ResourceSliceSpec::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::optional<std::string_view>>(field);
}

kinform::core::v1::NodeSelector ResourceSliceSpec::node_selector() const {
  static constinit kinform::detail::Field field("nodeSelector");
  return kinform::core::v1::NodeSelector(member(field));
}

const std::optional<bool> ResourceSliceSpec::all_nodes() const {
  static constinit kinform::detail::Field field("allNodes");
  return get<std::optional<bool>>(field);
}

kinform::ListView<Device> ResourceSliceSpec::devices() const {
  static constinit kinform::detail::Field field("devices");
  return kinform::ListView<Device>(member(field));
}

const std::optional<bool> ResourceSliceSpec::per_device_node_selection() const {
  static constinit kinform::detail::Field field("perDeviceNodeSelection");
  return get<std::optional<bool>>(field);
}

kinform::ListView<CounterSet> ResourceSliceSpec::shared_counters() const {
  static constinit kinform::detail::Field field("sharedCounters");
  return kinform::ListView<CounterSet>(member(field));
}

const std::optional<std::string_view> ResourceSliceSpec::partition_type_attribute() const {
  static constinit kinform::detail::Field field("partitionTypeAttribute");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> ResourceSliceSpec::skip_node_operations() const {
  static constinit kinform::detail::Field field("skipNodeOperations");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource ResourceSlice::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceslices", .kind = "ResourceSlice", .namespaced = false};
}

const std::string_view ResourceSlice::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceSlice::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ResourceSlice::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ResourceSliceSpec ResourceSlice::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ResourceSliceSpec(member(field));
}

const std::string_view ResourceSliceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceSliceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ResourceSliceList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ResourceSlice> ResourceSliceList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ResourceSlice>(member(field));
}

}  // namespace kinform::inline v0::resource::v1
