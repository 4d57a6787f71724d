// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/resource/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::resource::v1 {

NetworkDeviceData::Draft& NetworkDeviceData::Draft::set_interface_name(std::string_view value) {
  put_field("interfaceName", value);
  return *this;
}

NetworkDeviceData::Draft& NetworkDeviceData::Draft::clear_interface_name() {
  drop_field("interfaceName");
  return *this;
}

kinform::DraftList<std::string_view> NetworkDeviceData::Draft::ips() {
  return kinform::DraftList<std::string_view>(field_part("ips"));
}

NetworkDeviceData::Draft& NetworkDeviceData::Draft::clear_ips() {
  drop_field("ips");
  return *this;
}

NetworkDeviceData::Draft& NetworkDeviceData::Draft::set_hardware_address(std::string_view value) {
  put_field("hardwareAddress", value);
  return *this;
}

NetworkDeviceData::Draft& NetworkDeviceData::Draft::clear_hardware_address() {
  drop_field("hardwareAddress");
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::set_pool(std::string_view value) {
  put_field("pool", value);
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::set_device(std::string_view value) {
  put_field("device", value);
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_device() {
  drop_field("device");
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::set_share_id(std::string_view value) {
  put_field("shareID", value);
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_share_id() {
  drop_field("shareID");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> AllocatedDeviceStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::set_data(const kinform::Json& value) {
  put_field("data", value);
  return *this;
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_data() {
  drop_field("data");
  return *this;
}

NetworkDeviceData::Draft AllocatedDeviceStatus::Draft::network_data() {
  return NetworkDeviceData::Draft(field_part("networkData"));
}

AllocatedDeviceStatus::Draft& AllocatedDeviceStatus::Draft::clear_network_data() {
  drop_field("networkData");
  return *this;
}

kinform::DraftList<DeviceRequestAllocationResult::Draft> DeviceAllocationResult::Draft::results() {
  return kinform::DraftList<DeviceRequestAllocationResult::Draft>(field_part("results"));
}

DeviceAllocationResult::Draft& DeviceAllocationResult::Draft::clear_results() {
  drop_field("results");
  return *this;
}

kinform::DraftList<DeviceAllocationConfiguration::Draft> DeviceAllocationResult::Draft::config() {
  return kinform::DraftList<DeviceAllocationConfiguration::Draft>(field_part("config"));
}

DeviceAllocationResult::Draft& DeviceAllocationResult::Draft::clear_config() {
  drop_field("config");
  return *this;
}

DeviceAllocationResult::Draft AllocationResult::Draft::devices() {
  return DeviceAllocationResult::Draft(field_part("devices"));
}

AllocationResult::Draft& AllocationResult::Draft::clear_devices() {
  drop_field("devices");
  return *this;
}

kinform::core::v1::NodeSelector::Draft AllocationResult::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

AllocationResult::Draft& AllocationResult::Draft::clear_node_selector() {
  drop_field("nodeSelector");
  return *this;
}

AllocationResult::Draft& AllocationResult::Draft::set_allocation_timestamp(kinform::Time value) {
  put_field("allocationTimestamp", value);
  return *this;
}

AllocationResult::Draft& AllocationResult::Draft::clear_allocation_timestamp() {
  drop_field("allocationTimestamp");
  return *this;
}

CELDeviceSelector::Draft& CELDeviceSelector::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

CELDeviceSelector::Draft& CELDeviceSelector::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::set_min(const kinform::Quantity& value) {
  put_field("min", value);
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::clear_min() {
  drop_field("min");
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::set_max(const kinform::Quantity& value) {
  put_field("max", value);
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::clear_max() {
  drop_field("max");
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::set_step(const kinform::Quantity& value) {
  put_field("step", value);
  return *this;
}

CapacityRequestPolicyRange::Draft& CapacityRequestPolicyRange::Draft::clear_step() {
  drop_field("step");
  return *this;
}

CapacityRequestPolicy::Draft& CapacityRequestPolicy::Draft::set_default(const kinform::Quantity& value) {
  put_field("default", value);
  return *this;
}

CapacityRequestPolicy::Draft& CapacityRequestPolicy::Draft::clear_default() {
  drop_field("default");
  return *this;
}

kinform::DraftList<kinform::Quantity> CapacityRequestPolicy::Draft::valid_values() {
  return kinform::DraftList<kinform::Quantity>(field_part("validValues"));
}

CapacityRequestPolicy::Draft& CapacityRequestPolicy::Draft::clear_valid_values() {
  drop_field("validValues");
  return *this;
}

CapacityRequestPolicyRange::Draft CapacityRequestPolicy::Draft::valid_range() {
  return CapacityRequestPolicyRange::Draft(field_part("validRange"));
}

CapacityRequestPolicy::Draft& CapacityRequestPolicy::Draft::clear_valid_range() {
  drop_field("validRange");
  return *this;
}

kinform::DraftMap<kinform::Quantity> CapacityRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

CapacityRequirements::Draft& CapacityRequirements::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

Counter::Draft& Counter::Draft::set_value(const kinform::Quantity& value) {
  put_field("value", value);
  return *this;
}

Counter::Draft& Counter::Draft::clear_value() {
  drop_field("value");
  return *this;
}

CounterSet::Draft& CounterSet::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

CounterSet::Draft& CounterSet::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftMap<Counter::Draft> CounterSet::Draft::counters() {
  return kinform::DraftMap<Counter::Draft>(field_part("counters"));
}

CounterSet::Draft& CounterSet::Draft::clear_counters() {
  drop_field("counters");
  return *this;
}

Device::Draft& Device::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Device::Draft& Device::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftMap<DeviceAttribute::Draft> Device::Draft::attributes() {
  return kinform::DraftMap<DeviceAttribute::Draft>(field_part("attributes"));
}

Device::Draft& Device::Draft::clear_attributes() {
  drop_field("attributes");
  return *this;
}

kinform::DraftMap<DeviceCapacity::Draft> Device::Draft::capacity() {
  return kinform::DraftMap<DeviceCapacity::Draft>(field_part("capacity"));
}

Device::Draft& Device::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

kinform::DraftList<DeviceCounterConsumption::Draft> Device::Draft::consumes_counters() {
  return kinform::DraftList<DeviceCounterConsumption::Draft>(field_part("consumesCounters"));
}

Device::Draft& Device::Draft::clear_consumes_counters() {
  drop_field("consumesCounters");
  return *this;
}

Device::Draft& Device::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

Device::Draft& Device::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

kinform::core::v1::NodeSelector::Draft Device::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

Device::Draft& Device::Draft::clear_node_selector() {
  drop_field("nodeSelector");
  return *this;
}

Device::Draft& Device::Draft::set_all_nodes(bool value) {
  put_field("allNodes", value);
  return *this;
}

Device::Draft& Device::Draft::clear_all_nodes() {
  drop_field("allNodes");
  return *this;
}

kinform::DraftList<DeviceTaint::Draft> Device::Draft::taints() {
  return kinform::DraftList<DeviceTaint::Draft>(field_part("taints"));
}

Device::Draft& Device::Draft::clear_taints() {
  drop_field("taints");
  return *this;
}

Device::Draft& Device::Draft::set_binds_to_node(bool value) {
  put_field("bindsToNode", value);
  return *this;
}

Device::Draft& Device::Draft::clear_binds_to_node() {
  drop_field("bindsToNode");
  return *this;
}

kinform::DraftList<std::string_view> Device::Draft::binding_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingConditions"));
}

Device::Draft& Device::Draft::clear_binding_conditions() {
  drop_field("bindingConditions");
  return *this;
}

kinform::DraftList<std::string_view> Device::Draft::binding_failure_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingFailureConditions"));
}

Device::Draft& Device::Draft::clear_binding_failure_conditions() {
  drop_field("bindingFailureConditions");
  return *this;
}

Device::Draft& Device::Draft::set_allow_multiple_allocations(bool value) {
  put_field("allowMultipleAllocations", value);
  return *this;
}

Device::Draft& Device::Draft::clear_allow_multiple_allocations() {
  drop_field("allowMultipleAllocations");
  return *this;
}

kinform::DraftMap<NodeAllocatableResource::Draft> Device::Draft::node_allocatable_resources() {
  return kinform::DraftMap<NodeAllocatableResource::Draft>(field_part("nodeAllocatableResources"));
}

Device::Draft& Device::Draft::clear_node_allocatable_resources() {
  drop_field("nodeAllocatableResources");
  return *this;
}

OpaqueDeviceConfiguration::Draft& OpaqueDeviceConfiguration::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

OpaqueDeviceConfiguration::Draft& OpaqueDeviceConfiguration::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

OpaqueDeviceConfiguration::Draft& OpaqueDeviceConfiguration::Draft::set_parameters(const kinform::Json& value) {
  put_field("parameters", value);
  return *this;
}

OpaqueDeviceConfiguration::Draft& OpaqueDeviceConfiguration::Draft::clear_parameters() {
  drop_field("parameters");
  return *this;
}

DeviceAllocationConfiguration::Draft& DeviceAllocationConfiguration::Draft::set_source(std::string_view value) {
  put_field("source", value);
  return *this;
}

DeviceAllocationConfiguration::Draft& DeviceAllocationConfiguration::Draft::clear_source() {
  drop_field("source");
  return *this;
}

kinform::DraftList<std::string_view> DeviceAllocationConfiguration::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

DeviceAllocationConfiguration::Draft& DeviceAllocationConfiguration::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

OpaqueDeviceConfiguration::Draft DeviceAllocationConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

DeviceAllocationConfiguration::Draft& DeviceAllocationConfiguration::Draft::clear_opaque() {
  drop_field("opaque");
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::set_int(std::int64_t value) {
  put_field("int", value);
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_int() {
  drop_field("int");
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::set_bool(bool value) {
  put_field("bool", value);
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_bool() {
  drop_field("bool");
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::set_string(std::string_view value) {
  put_field("string", value);
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_string() {
  drop_field("string");
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_version() {
  drop_field("version");
  return *this;
}

kinform::DraftList<std::int64_t> DeviceAttribute::Draft::ints() {
  return kinform::DraftList<std::int64_t>(field_part("ints"));
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_ints() {
  drop_field("ints");
  return *this;
}

kinform::DraftList<bool> DeviceAttribute::Draft::bools() {
  return kinform::DraftList<bool>(field_part("bools"));
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_bools() {
  drop_field("bools");
  return *this;
}

kinform::DraftList<std::string_view> DeviceAttribute::Draft::strings() {
  return kinform::DraftList<std::string_view>(field_part("strings"));
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_strings() {
  drop_field("strings");
  return *this;
}

kinform::DraftList<std::string_view> DeviceAttribute::Draft::versions() {
  return kinform::DraftList<std::string_view>(field_part("versions"));
}

DeviceAttribute::Draft& DeviceAttribute::Draft::clear_versions() {
  drop_field("versions");
  return *this;
}

DeviceCapacity::Draft& DeviceCapacity::Draft::set_value(const kinform::Quantity& value) {
  put_field("value", value);
  return *this;
}

DeviceCapacity::Draft& DeviceCapacity::Draft::clear_value() {
  drop_field("value");
  return *this;
}

CapacityRequestPolicy::Draft DeviceCapacity::Draft::request_policy() {
  return CapacityRequestPolicy::Draft(field_part("requestPolicy"));
}

DeviceCapacity::Draft& DeviceCapacity::Draft::clear_request_policy() {
  drop_field("requestPolicy");
  return *this;
}

kinform::DraftList<DeviceRequest::Draft> DeviceClaim::Draft::requests() {
  return kinform::DraftList<DeviceRequest::Draft>(field_part("requests"));
}

DeviceClaim::Draft& DeviceClaim::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

kinform::DraftList<DeviceConstraint::Draft> DeviceClaim::Draft::constraints() {
  return kinform::DraftList<DeviceConstraint::Draft>(field_part("constraints"));
}

DeviceClaim::Draft& DeviceClaim::Draft::clear_constraints() {
  drop_field("constraints");
  return *this;
}

kinform::DraftList<DeviceClaimConfiguration::Draft> DeviceClaim::Draft::config() {
  return kinform::DraftList<DeviceClaimConfiguration::Draft>(field_part("config"));
}

DeviceClaim::Draft& DeviceClaim::Draft::clear_config() {
  drop_field("config");
  return *this;
}

kinform::DraftList<std::string_view> DeviceClaimConfiguration::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

DeviceClaimConfiguration::Draft& DeviceClaimConfiguration::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

OpaqueDeviceConfiguration::Draft DeviceClaimConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

DeviceClaimConfiguration::Draft& DeviceClaimConfiguration::Draft::clear_opaque() {
  drop_field("opaque");
  return *this;
}

kinform::DraftList<DeviceSelector::Draft> DeviceClassSpec::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

DeviceClassSpec::Draft& DeviceClassSpec::Draft::clear_selectors() {
  drop_field("selectors");
  return *this;
}

kinform::DraftList<DeviceClassConfiguration::Draft> DeviceClassSpec::Draft::config() {
  return kinform::DraftList<DeviceClassConfiguration::Draft>(field_part("config"));
}

DeviceClassSpec::Draft& DeviceClassSpec::Draft::clear_config() {
  drop_field("config");
  return *this;
}

DeviceClassSpec::Draft& DeviceClassSpec::Draft::set_extended_resource_name(std::string_view value) {
  put_field("extendedResourceName", value);
  return *this;
}

DeviceClassSpec::Draft& DeviceClassSpec::Draft::clear_extended_resource_name() {
  drop_field("extendedResourceName");
  return *this;
}

DeviceClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("DeviceClass"));
}

DeviceClass::Draft& DeviceClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeviceClass::Draft& DeviceClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeviceClass::Draft& DeviceClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeviceClass::Draft& DeviceClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft DeviceClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

DeviceClass::Draft& DeviceClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

DeviceClassSpec::Draft DeviceClass::Draft::spec() {
  return DeviceClassSpec::Draft(field_part("spec"));
}

DeviceClass::Draft& DeviceClass::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

OpaqueDeviceConfiguration::Draft DeviceClassConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

DeviceClassConfiguration::Draft& DeviceClassConfiguration::Draft::clear_opaque() {
  drop_field("opaque");
  return *this;
}

DeviceClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("DeviceClassList"));
}

DeviceClassList::Draft& DeviceClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeviceClassList::Draft& DeviceClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeviceClassList::Draft& DeviceClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeviceClassList::Draft& DeviceClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft DeviceClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

DeviceClassList::Draft& DeviceClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<DeviceClass::Draft> DeviceClassList::Draft::items() {
  return kinform::DraftList<DeviceClass::Draft>(field_part("items"));
}

DeviceClassList::Draft& DeviceClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

OpaqueDeviceConfiguration::Draft DeviceConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

DeviceConfiguration::Draft& DeviceConfiguration::Draft::clear_opaque() {
  drop_field("opaque");
  return *this;
}

kinform::DraftList<std::string_view> DeviceConstraint::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

DeviceConstraint::Draft& DeviceConstraint::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

DeviceConstraint::Draft& DeviceConstraint::Draft::set_match_attribute(std::string_view value) {
  put_field("matchAttribute", value);
  return *this;
}

DeviceConstraint::Draft& DeviceConstraint::Draft::clear_match_attribute() {
  drop_field("matchAttribute");
  return *this;
}

DeviceConstraint::Draft& DeviceConstraint::Draft::set_distinct_attribute(std::string_view value) {
  put_field("distinctAttribute", value);
  return *this;
}

DeviceConstraint::Draft& DeviceConstraint::Draft::clear_distinct_attribute() {
  drop_field("distinctAttribute");
  return *this;
}

DeviceCounterConsumption::Draft& DeviceCounterConsumption::Draft::set_counter_set(std::string_view value) {
  put_field("counterSet", value);
  return *this;
}

DeviceCounterConsumption::Draft& DeviceCounterConsumption::Draft::clear_counter_set() {
  drop_field("counterSet");
  return *this;
}

kinform::DraftMap<Counter::Draft> DeviceCounterConsumption::Draft::counters() {
  return kinform::DraftMap<Counter::Draft>(field_part("counters"));
}

DeviceCounterConsumption::Draft& DeviceCounterConsumption::Draft::clear_counters() {
  drop_field("counters");
  return *this;
}

kinform::DraftList<std::string_view> DeviceCounterConsumption::Draft::compatibility_groups() {
  return kinform::DraftList<std::string_view>(field_part("compatibilityGroups"));
}

DeviceCounterConsumption::Draft& DeviceCounterConsumption::Draft::clear_compatibility_groups() {
  drop_field("compatibilityGroups");
  return *this;
}

DeviceDerivedAttribute::Draft& DeviceDerivedAttribute::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

DeviceDerivedAttribute::Draft& DeviceDerivedAttribute::Draft::clear_name() {
  drop_field("name");
  return *this;
}

DeviceDerivedAttribute::Draft& DeviceDerivedAttribute::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

DeviceDerivedAttribute::Draft& DeviceDerivedAttribute::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::set_device_class_name(std::string_view value) {
  put_field("deviceClassName", value);
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_device_class_name() {
  drop_field("deviceClassName");
  return *this;
}

kinform::DraftList<DeviceSelector::Draft> ExactDeviceRequest::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_selectors() {
  drop_field("selectors");
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::set_allocation_mode(std::string_view value) {
  put_field("allocationMode", value);
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_allocation_mode() {
  drop_field("allocationMode");
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::set_count(std::int64_t value) {
  put_field("count", value);
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_count() {
  drop_field("count");
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::set_admin_access(bool value) {
  put_field("adminAccess", value);
  return *this;
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_admin_access() {
  drop_field("adminAccess");
  return *this;
}

kinform::DraftList<DeviceToleration::Draft> ExactDeviceRequest::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_tolerations() {
  drop_field("tolerations");
  return *this;
}

CapacityRequirements::Draft ExactDeviceRequest::Draft::capacity() {
  return CapacityRequirements::Draft(field_part("capacity"));
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

kinform::DraftList<DeviceDerivedAttribute::Draft> ExactDeviceRequest::Draft::derived_attributes() {
  return kinform::DraftList<DeviceDerivedAttribute::Draft>(field_part("derivedAttributes"));
}

ExactDeviceRequest::Draft& ExactDeviceRequest::Draft::clear_derived_attributes() {
  drop_field("derivedAttributes");
  return *this;
}

DeviceRequest::Draft& DeviceRequest::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

DeviceRequest::Draft& DeviceRequest::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ExactDeviceRequest::Draft DeviceRequest::Draft::exactly() {
  return ExactDeviceRequest::Draft(field_part("exactly"));
}

DeviceRequest::Draft& DeviceRequest::Draft::clear_exactly() {
  drop_field("exactly");
  return *this;
}

kinform::DraftList<DeviceSubRequest::Draft> DeviceRequest::Draft::first_available() {
  return kinform::DraftList<DeviceSubRequest::Draft>(field_part("firstAvailable"));
}

DeviceRequest::Draft& DeviceRequest::Draft::clear_first_available() {
  drop_field("firstAvailable");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_request(std::string_view value) {
  put_field("request", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_request() {
  drop_field("request");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_pool(std::string_view value) {
  put_field("pool", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_device(std::string_view value) {
  put_field("device", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_device() {
  drop_field("device");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_admin_access(bool value) {
  put_field("adminAccess", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_admin_access() {
  drop_field("adminAccess");
  return *this;
}

kinform::DraftList<DeviceToleration::Draft> DeviceRequestAllocationResult::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_tolerations() {
  drop_field("tolerations");
  return *this;
}

kinform::DraftList<std::string_view> DeviceRequestAllocationResult::Draft::binding_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingConditions"));
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_binding_conditions() {
  drop_field("bindingConditions");
  return *this;
}

kinform::DraftList<std::string_view> DeviceRequestAllocationResult::Draft::binding_failure_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingFailureConditions"));
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_binding_failure_conditions() {
  drop_field("bindingFailureConditions");
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::set_share_id(std::string_view value) {
  put_field("shareID", value);
  return *this;
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_share_id() {
  drop_field("shareID");
  return *this;
}

kinform::DraftMap<kinform::Quantity> DeviceRequestAllocationResult::Draft::consumed_capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("consumedCapacity"));
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_consumed_capacity() {
  drop_field("consumedCapacity");
  return *this;
}

kinform::DraftList<std::string_view> DeviceRequestAllocationResult::Draft::skip_node_operations() {
  return kinform::DraftList<std::string_view>(field_part("skipNodeOperations"));
}

DeviceRequestAllocationResult::Draft& DeviceRequestAllocationResult::Draft::clear_skip_node_operations() {
  drop_field("skipNodeOperations");
  return *this;
}

CELDeviceSelector::Draft DeviceSelector::Draft::cel() {
  return CELDeviceSelector::Draft(field_part("cel"));
}

DeviceSelector::Draft& DeviceSelector::Draft::clear_cel() {
  drop_field("cel");
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_name() {
  drop_field("name");
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::set_device_class_name(std::string_view value) {
  put_field("deviceClassName", value);
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_device_class_name() {
  drop_field("deviceClassName");
  return *this;
}

kinform::DraftList<DeviceSelector::Draft> DeviceSubRequest::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_selectors() {
  drop_field("selectors");
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::set_allocation_mode(std::string_view value) {
  put_field("allocationMode", value);
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_allocation_mode() {
  drop_field("allocationMode");
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::set_count(std::int64_t value) {
  put_field("count", value);
  return *this;
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_count() {
  drop_field("count");
  return *this;
}

kinform::DraftList<DeviceToleration::Draft> DeviceSubRequest::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_tolerations() {
  drop_field("tolerations");
  return *this;
}

CapacityRequirements::Draft DeviceSubRequest::Draft::capacity() {
  return CapacityRequirements::Draft(field_part("capacity"));
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

kinform::DraftList<DeviceDerivedAttribute::Draft> DeviceSubRequest::Draft::derived_attributes() {
  return kinform::DraftList<DeviceDerivedAttribute::Draft>(field_part("derivedAttributes"));
}

DeviceSubRequest::Draft& DeviceSubRequest::Draft::clear_derived_attributes() {
  drop_field("derivedAttributes");
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::clear_key() {
  drop_field("key");
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::clear_value() {
  drop_field("value");
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::set_effect(std::string_view value) {
  put_field("effect", value);
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::clear_effect() {
  drop_field("effect");
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::set_time_added(kinform::Time value) {
  put_field("timeAdded", value);
  return *this;
}

DeviceTaint::Draft& DeviceTaint::Draft::clear_time_added() {
  drop_field("timeAdded");
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::set_pool(std::string_view value) {
  put_field("pool", value);
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::set_device(std::string_view value) {
  put_field("device", value);
  return *this;
}

DeviceTaintSelector::Draft& DeviceTaintSelector::Draft::clear_device() {
  drop_field("device");
  return *this;
}

DeviceTaintSelector::Draft DeviceTaintRuleSpec::Draft::device_selector() {
  return DeviceTaintSelector::Draft(field_part("deviceSelector"));
}

DeviceTaintRuleSpec::Draft& DeviceTaintRuleSpec::Draft::clear_device_selector() {
  drop_field("deviceSelector");
  return *this;
}

DeviceTaint::Draft DeviceTaintRuleSpec::Draft::taint() {
  return DeviceTaint::Draft(field_part("taint"));
}

DeviceTaintRuleSpec::Draft& DeviceTaintRuleSpec::Draft::clear_taint() {
  drop_field("taint");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> DeviceTaintRuleStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

DeviceTaintRuleStatus::Draft& DeviceTaintRuleStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

DeviceTaintRule::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("DeviceTaintRule"));
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft DeviceTaintRule::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

DeviceTaintRuleSpec::Draft DeviceTaintRule::Draft::spec() {
  return DeviceTaintRuleSpec::Draft(field_part("spec"));
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

DeviceTaintRuleStatus::Draft DeviceTaintRule::Draft::status() {
  return DeviceTaintRuleStatus::Draft(field_part("status"));
}

DeviceTaintRule::Draft& DeviceTaintRule::Draft::clear_status() {
  drop_field("status");
  return *this;
}

DeviceTaintRuleList::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("DeviceTaintRuleList"));
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft DeviceTaintRuleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<DeviceTaintRule::Draft> DeviceTaintRuleList::Draft::items() {
  return kinform::DraftList<DeviceTaintRule::Draft>(field_part("items"));
}

DeviceTaintRuleList::Draft& DeviceTaintRuleList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::clear_key() {
  drop_field("key");
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::clear_value() {
  drop_field("value");
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::set_effect(std::string_view value) {
  put_field("effect", value);
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::clear_effect() {
  drop_field("effect");
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::set_toleration_seconds(std::int64_t value) {
  put_field("tolerationSeconds", value);
  return *this;
}

DeviceToleration::Draft& DeviceToleration::Draft::clear_toleration_seconds() {
  drop_field("tolerationSeconds");
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::set_capacity_key(std::string_view value) {
  put_field("capacityKey", value);
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::clear_capacity_key() {
  drop_field("capacityKey");
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::set_capacity_multiplier(const kinform::Quantity& value) {
  put_field("capacityMultiplier", value);
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::clear_capacity_multiplier() {
  drop_field("capacityMultiplier");
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::set_device_multiplier(const kinform::Quantity& value) {
  put_field("deviceMultiplier", value);
  return *this;
}

NodeAllocatableMapping::Draft& NodeAllocatableMapping::Draft::clear_device_multiplier() {
  drop_field("deviceMultiplier");
  return *this;
}

NodeAllocatableOverhead::Draft& NodeAllocatableOverhead::Draft::set_per_pod(const kinform::Quantity& value) {
  put_field("perPod", value);
  return *this;
}

NodeAllocatableOverhead::Draft& NodeAllocatableOverhead::Draft::clear_per_pod() {
  drop_field("perPod");
  return *this;
}

NodeAllocatableOverhead::Draft& NodeAllocatableOverhead::Draft::set_per_container(const kinform::Quantity& value) {
  put_field("perContainer", value);
  return *this;
}

NodeAllocatableOverhead::Draft& NodeAllocatableOverhead::Draft::clear_per_container() {
  drop_field("perContainer");
  return *this;
}

NodeAllocatableMapping::Draft NodeAllocatableResource::Draft::mapping() {
  return NodeAllocatableMapping::Draft(field_part("mapping"));
}

NodeAllocatableResource::Draft& NodeAllocatableResource::Draft::clear_mapping() {
  drop_field("mapping");
  return *this;
}

NodeAllocatableOverhead::Draft NodeAllocatableResource::Draft::overhead() {
  return NodeAllocatableOverhead::Draft(field_part("overhead"));
}

NodeAllocatableResource::Draft& NodeAllocatableResource::Draft::clear_overhead() {
  drop_field("overhead");
  return *this;
}

DeviceClaim::Draft ResourceClaimSpec::Draft::devices() {
  return DeviceClaim::Draft(field_part("devices"));
}

ResourceClaimSpec::Draft& ResourceClaimSpec::Draft::clear_devices() {
  drop_field("devices");
  return *this;
}

AllocationResult::Draft ResourceClaimStatus::Draft::allocation() {
  return AllocationResult::Draft(field_part("allocation"));
}

ResourceClaimStatus::Draft& ResourceClaimStatus::Draft::clear_allocation() {
  drop_field("allocation");
  return *this;
}

kinform::DraftList<ResourceClaimConsumerReference::Draft> ResourceClaimStatus::Draft::reserved_for() {
  return kinform::DraftList<ResourceClaimConsumerReference::Draft>(field_part("reservedFor"));
}

ResourceClaimStatus::Draft& ResourceClaimStatus::Draft::clear_reserved_for() {
  drop_field("reservedFor");
  return *this;
}

kinform::DraftList<AllocatedDeviceStatus::Draft> ResourceClaimStatus::Draft::devices() {
  return kinform::DraftList<AllocatedDeviceStatus::Draft>(field_part("devices"));
}

ResourceClaimStatus::Draft& ResourceClaimStatus::Draft::clear_devices() {
  drop_field("devices");
  return *this;
}

ResourceClaim::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceClaim"));
}

ResourceClaim::Draft& ResourceClaim::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ResourceClaim::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ResourceClaimSpec::Draft ResourceClaim::Draft::spec() {
  return ResourceClaimSpec::Draft(field_part("spec"));
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ResourceClaimStatus::Draft ResourceClaim::Draft::status() {
  return ResourceClaimStatus::Draft(field_part("status"));
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ResourceClaimConsumerReference::Draft& ResourceClaimConsumerReference::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

ResourceClaimList::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceClaimList"));
}

ResourceClaimList::Draft& ResourceClaimList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceClaimList::Draft& ResourceClaimList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceClaimList::Draft& ResourceClaimList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceClaimList::Draft& ResourceClaimList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ResourceClaimList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ResourceClaimList::Draft& ResourceClaimList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ResourceClaim::Draft> ResourceClaimList::Draft::items() {
  return kinform::DraftList<ResourceClaim::Draft>(field_part("items"));
}

ResourceClaimList::Draft& ResourceClaimList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ResourceClaimTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ResourceClaimTemplateSpec::Draft& ResourceClaimTemplateSpec::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ResourceClaimSpec::Draft ResourceClaimTemplateSpec::Draft::spec() {
  return ResourceClaimSpec::Draft(field_part("spec"));
}

ResourceClaimTemplateSpec::Draft& ResourceClaimTemplateSpec::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ResourceClaimTemplate::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceClaimTemplate"));
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ResourceClaimTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ResourceClaimTemplateSpec::Draft ResourceClaimTemplate::Draft::spec() {
  return ResourceClaimTemplateSpec::Draft(field_part("spec"));
}

ResourceClaimTemplate::Draft& ResourceClaimTemplate::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ResourceClaimTemplateList::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceClaimTemplateList"));
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ResourceClaimTemplateList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ResourceClaimTemplate::Draft> ResourceClaimTemplateList::Draft::items() {
  return kinform::DraftList<ResourceClaimTemplate::Draft>(field_part("items"));
}

ResourceClaimTemplateList::Draft& ResourceClaimTemplateList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::set_generation(std::int64_t value) {
  put_field("generation", value);
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::clear_generation() {
  drop_field("generation");
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::set_resource_slice_count(std::int64_t value) {
  put_field("resourceSliceCount", value);
  return *this;
}

ResourcePool::Draft& ResourcePool::Draft::clear_resource_slice_count() {
  drop_field("resourceSliceCount");
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

ResourcePool::Draft ResourceSliceSpec::Draft::pool() {
  return ResourcePool::Draft(field_part("pool"));
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

kinform::core::v1::NodeSelector::Draft ResourceSliceSpec::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_node_selector() {
  drop_field("nodeSelector");
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::set_all_nodes(bool value) {
  put_field("allNodes", value);
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_all_nodes() {
  drop_field("allNodes");
  return *this;
}

kinform::DraftList<Device::Draft> ResourceSliceSpec::Draft::devices() {
  return kinform::DraftList<Device::Draft>(field_part("devices"));
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_devices() {
  drop_field("devices");
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::set_per_device_node_selection(bool value) {
  put_field("perDeviceNodeSelection", value);
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_per_device_node_selection() {
  drop_field("perDeviceNodeSelection");
  return *this;
}

kinform::DraftList<CounterSet::Draft> ResourceSliceSpec::Draft::shared_counters() {
  return kinform::DraftList<CounterSet::Draft>(field_part("sharedCounters"));
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_shared_counters() {
  drop_field("sharedCounters");
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::set_partition_type_attribute(std::string_view value) {
  put_field("partitionTypeAttribute", value);
  return *this;
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_partition_type_attribute() {
  drop_field("partitionTypeAttribute");
  return *this;
}

kinform::DraftList<std::string_view> ResourceSliceSpec::Draft::skip_node_operations() {
  return kinform::DraftList<std::string_view>(field_part("skipNodeOperations"));
}

ResourceSliceSpec::Draft& ResourceSliceSpec::Draft::clear_skip_node_operations() {
  drop_field("skipNodeOperations");
  return *this;
}

ResourceSlice::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceSlice"));
}

ResourceSlice::Draft& ResourceSlice::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceSlice::Draft& ResourceSlice::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceSlice::Draft& ResourceSlice::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceSlice::Draft& ResourceSlice::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ResourceSlice::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ResourceSlice::Draft& ResourceSlice::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ResourceSliceSpec::Draft ResourceSlice::Draft::spec() {
  return ResourceSliceSpec::Draft(field_part("spec"));
}

ResourceSlice::Draft& ResourceSlice::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ResourceSliceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
  put_field("kind", std::string_view("ResourceSliceList"));
}

ResourceSliceList::Draft& ResourceSliceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceSliceList::Draft& ResourceSliceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceSliceList::Draft& ResourceSliceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceSliceList::Draft& ResourceSliceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ResourceSliceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ResourceSliceList::Draft& ResourceSliceList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ResourceSlice::Draft> ResourceSliceList::Draft::items() {
  return kinform::DraftList<ResourceSlice::Draft>(field_part("items"));
}

ResourceSliceList::Draft& ResourceSliceList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::resource::v1
