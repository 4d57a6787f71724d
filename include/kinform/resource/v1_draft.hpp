// Drafts of the types of resource.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/resource/v1.hpp"

namespace kinform::resource::v1 {

class NetworkDeviceData::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkDeviceData& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_interface_name(std::string_view value) {
    put_field("interfaceName", value);
    return *this;
  }
  Draft& clear_interface_name() {
    drop_field("interfaceName");
    return *this;
  }
  kinform::DraftList<std::string_view> ips();
  Draft& clear_ips() {
    drop_field("ips");
    return *this;
  }
  Draft& set_hardware_address(std::string_view value) {
    put_field("hardwareAddress", value);
    return *this;
  }
  Draft& clear_hardware_address() {
    drop_field("hardwareAddress");
    return *this;
  }
};

class AllocatedDeviceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AllocatedDeviceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_pool(std::string_view value) {
    put_field("pool", value);
    return *this;
  }
  Draft& clear_pool() {
    drop_field("pool");
    return *this;
  }
  Draft& set_device(std::string_view value) {
    put_field("device", value);
    return *this;
  }
  Draft& clear_device() {
    drop_field("device");
    return *this;
  }
  Draft& set_share_id(std::string_view value) {
    put_field("shareID", value);
    return *this;
  }
  Draft& clear_share_id() {
    drop_field("shareID");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_data(const kinform::Json& value) {
    put_field("data", value);
    return *this;
  }
  Draft& clear_data() {
    drop_field("data");
    return *this;
  }
  NetworkDeviceData::Draft network_data();
  Draft& clear_network_data() {
    drop_field("networkData");
    return *this;
  }
};

class DeviceAllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceAllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceRequestAllocationResult::Draft> results();
  Draft& clear_results() {
    drop_field("results");
    return *this;
  }
  kinform::DraftList<DeviceAllocationConfiguration::Draft> config();
  Draft& clear_config() {
    drop_field("config");
    return *this;
  }
};

class AllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  DeviceAllocationResult::Draft devices();
  Draft& clear_devices() {
    drop_field("devices");
    return *this;
  }
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector() {
    drop_field("nodeSelector");
    return *this;
  }
  Draft& set_allocation_timestamp(std::chrono::sys_seconds value) {
    put_field("allocationTimestamp", value);
    return *this;
  }
  Draft& clear_allocation_timestamp() {
    drop_field("allocationTimestamp");
    return *this;
  }
};

class CELDeviceSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CELDeviceSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
};

class CapacityRequestPolicyRange::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CapacityRequestPolicyRange& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_min(const kinform::Quantity& value) {
    put_field("min", value);
    return *this;
  }
  Draft& clear_min() {
    drop_field("min");
    return *this;
  }
  Draft& set_max(const kinform::Quantity& value) {
    put_field("max", value);
    return *this;
  }
  Draft& clear_max() {
    drop_field("max");
    return *this;
  }
  Draft& set_step(const kinform::Quantity& value) {
    put_field("step", value);
    return *this;
  }
  Draft& clear_step() {
    drop_field("step");
    return *this;
  }
};

class CapacityRequestPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CapacityRequestPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_default(const kinform::Quantity& value) {
    put_field("default", value);
    return *this;
  }
  Draft& clear_default() {
    drop_field("default");
    return *this;
  }
  kinform::DraftList<kinform::Quantity> valid_values();
  Draft& clear_valid_values() {
    drop_field("validValues");
    return *this;
  }
  CapacityRequestPolicyRange::Draft valid_range();
  Draft& clear_valid_range() {
    drop_field("validRange");
    return *this;
  }
};

class CapacityRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CapacityRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
};

class Counter::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Counter& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
};

class CounterSet::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CounterSet& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftMap<Counter::Draft> counters();
  Draft& clear_counters() {
    drop_field("counters");
    return *this;
  }
};

class Device::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Device& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftMap<DeviceAttribute::Draft> attributes();
  Draft& clear_attributes() {
    drop_field("attributes");
    return *this;
  }
  kinform::DraftMap<DeviceCapacity::Draft> capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
  kinform::DraftList<DeviceCounterConsumption::Draft> consumes_counters();
  Draft& clear_consumes_counters() {
    drop_field("consumesCounters");
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
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector() {
    drop_field("nodeSelector");
    return *this;
  }
  Draft& set_all_nodes(bool value) {
    put_field("allNodes", value);
    return *this;
  }
  Draft& clear_all_nodes() {
    drop_field("allNodes");
    return *this;
  }
  kinform::DraftList<DeviceTaint::Draft> taints();
  Draft& clear_taints() {
    drop_field("taints");
    return *this;
  }
  Draft& set_binds_to_node(bool value) {
    put_field("bindsToNode", value);
    return *this;
  }
  Draft& clear_binds_to_node() {
    drop_field("bindsToNode");
    return *this;
  }
  kinform::DraftList<std::string_view> binding_conditions();
  Draft& clear_binding_conditions() {
    drop_field("bindingConditions");
    return *this;
  }
  kinform::DraftList<std::string_view> binding_failure_conditions();
  Draft& clear_binding_failure_conditions() {
    drop_field("bindingFailureConditions");
    return *this;
  }
  Draft& set_allow_multiple_allocations(bool value) {
    put_field("allowMultipleAllocations", value);
    return *this;
  }
  Draft& clear_allow_multiple_allocations() {
    drop_field("allowMultipleAllocations");
    return *this;
  }
  kinform::DraftMap<NodeAllocatableResourceMapping::Draft> node_allocatable_resource_mappings();
  Draft& clear_node_allocatable_resource_mappings() {
    drop_field("nodeAllocatableResourceMappings");
    return *this;
  }
};

class OpaqueDeviceConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const OpaqueDeviceConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_parameters(const kinform::Json& value) {
    put_field("parameters", value);
    return *this;
  }
  Draft& clear_parameters() {
    drop_field("parameters");
    return *this;
  }
};

class DeviceAllocationConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceAllocationConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_source(std::string_view value) {
    put_field("source", value);
    return *this;
  }
  Draft& clear_source() {
    drop_field("source");
    return *this;
  }
  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque() {
    drop_field("opaque");
    return *this;
  }
};

class DeviceAttribute::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceAttribute& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_int(std::int64_t value) {
    put_field("int", value);
    return *this;
  }
  Draft& clear_int() {
    drop_field("int");
    return *this;
  }
  Draft& set_bool(bool value) {
    put_field("bool", value);
    return *this;
  }
  Draft& clear_bool() {
    drop_field("bool");
    return *this;
  }
  Draft& set_string(std::string_view value) {
    put_field("string", value);
    return *this;
  }
  Draft& clear_string() {
    drop_field("string");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  kinform::DraftList<std::int64_t> ints();
  Draft& clear_ints() {
    drop_field("ints");
    return *this;
  }
  kinform::DraftList<bool> bools();
  Draft& clear_bools() {
    drop_field("bools");
    return *this;
  }
  kinform::DraftList<std::string_view> strings();
  Draft& clear_strings() {
    drop_field("strings");
    return *this;
  }
  kinform::DraftList<std::string_view> versions();
  Draft& clear_versions() {
    drop_field("versions");
    return *this;
  }
};

class DeviceCapacity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceCapacity& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  CapacityRequestPolicy::Draft request_policy();
  Draft& clear_request_policy() {
    drop_field("requestPolicy");
    return *this;
  }
};

class DeviceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceRequest::Draft> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
  kinform::DraftList<DeviceConstraint::Draft> constraints();
  Draft& clear_constraints() {
    drop_field("constraints");
    return *this;
  }
  kinform::DraftList<DeviceClaimConfiguration::Draft> config();
  Draft& clear_config() {
    drop_field("config");
    return *this;
  }
};

class DeviceClaimConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceClaimConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque() {
    drop_field("opaque");
    return *this;
  }
};

class DeviceClassSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceClassSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors() {
    drop_field("selectors");
    return *this;
  }
  kinform::DraftList<DeviceClassConfiguration::Draft> config();
  Draft& clear_config() {
    drop_field("config");
    return *this;
  }
  Draft& set_extended_resource_name(std::string_view value) {
    put_field("extendedResourceName", value);
    return *this;
  }
  Draft& clear_extended_resource_name() {
    drop_field("extendedResourceName");
    return *this;
  }
};

class DeviceClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("DeviceClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DeviceClass& object) { return Draft(kinform::Json::from(object.raw())); }

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
  DeviceClassSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class DeviceClassConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceClassConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque() {
    drop_field("opaque");
    return *this;
  }
};

class DeviceClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("DeviceClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const DeviceClassList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<DeviceClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class DeviceConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque() {
    drop_field("opaque");
    return *this;
  }
};

class DeviceConstraint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceConstraint& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
  Draft& set_match_attribute(std::string_view value) {
    put_field("matchAttribute", value);
    return *this;
  }
  Draft& clear_match_attribute() {
    drop_field("matchAttribute");
    return *this;
  }
  Draft& set_distinct_attribute(std::string_view value) {
    put_field("distinctAttribute", value);
    return *this;
  }
  Draft& clear_distinct_attribute() {
    drop_field("distinctAttribute");
    return *this;
  }
};

class DeviceCounterConsumption::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceCounterConsumption& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_counter_set(std::string_view value) {
    put_field("counterSet", value);
    return *this;
  }
  Draft& clear_counter_set() {
    drop_field("counterSet");
    return *this;
  }
  kinform::DraftMap<Counter::Draft> counters();
  Draft& clear_counters() {
    drop_field("counters");
    return *this;
  }
};

class ExactDeviceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExactDeviceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_device_class_name(std::string_view value) {
    put_field("deviceClassName", value);
    return *this;
  }
  Draft& clear_device_class_name() {
    drop_field("deviceClassName");
    return *this;
  }
  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors() {
    drop_field("selectors");
    return *this;
  }
  Draft& set_allocation_mode(std::string_view value) {
    put_field("allocationMode", value);
    return *this;
  }
  Draft& clear_allocation_mode() {
    drop_field("allocationMode");
    return *this;
  }
  Draft& set_count(std::int64_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
  Draft& set_admin_access(bool value) {
    put_field("adminAccess", value);
    return *this;
  }
  Draft& clear_admin_access() {
    drop_field("adminAccess");
    return *this;
  }
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations() {
    drop_field("tolerations");
    return *this;
  }
  CapacityRequirements::Draft capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
};

class DeviceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  ExactDeviceRequest::Draft exactly();
  Draft& clear_exactly() {
    drop_field("exactly");
    return *this;
  }
  kinform::DraftList<DeviceSubRequest::Draft> first_available();
  Draft& clear_first_available() {
    drop_field("firstAvailable");
    return *this;
  }
};

class DeviceRequestAllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceRequestAllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_request(std::string_view value) {
    put_field("request", value);
    return *this;
  }
  Draft& clear_request() {
    drop_field("request");
    return *this;
  }
  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_pool(std::string_view value) {
    put_field("pool", value);
    return *this;
  }
  Draft& clear_pool() {
    drop_field("pool");
    return *this;
  }
  Draft& set_device(std::string_view value) {
    put_field("device", value);
    return *this;
  }
  Draft& clear_device() {
    drop_field("device");
    return *this;
  }
  Draft& set_admin_access(bool value) {
    put_field("adminAccess", value);
    return *this;
  }
  Draft& clear_admin_access() {
    drop_field("adminAccess");
    return *this;
  }
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations() {
    drop_field("tolerations");
    return *this;
  }
  kinform::DraftList<std::string_view> binding_conditions();
  Draft& clear_binding_conditions() {
    drop_field("bindingConditions");
    return *this;
  }
  kinform::DraftList<std::string_view> binding_failure_conditions();
  Draft& clear_binding_failure_conditions() {
    drop_field("bindingFailureConditions");
    return *this;
  }
  Draft& set_share_id(std::string_view value) {
    put_field("shareID", value);
    return *this;
  }
  Draft& clear_share_id() {
    drop_field("shareID");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> consumed_capacity();
  Draft& clear_consumed_capacity() {
    drop_field("consumedCapacity");
    return *this;
  }
};

class DeviceSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  CELDeviceSelector::Draft cel();
  Draft& clear_cel() {
    drop_field("cel");
    return *this;
  }
};

class DeviceSubRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceSubRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_device_class_name(std::string_view value) {
    put_field("deviceClassName", value);
    return *this;
  }
  Draft& clear_device_class_name() {
    drop_field("deviceClassName");
    return *this;
  }
  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors() {
    drop_field("selectors");
    return *this;
  }
  Draft& set_allocation_mode(std::string_view value) {
    put_field("allocationMode", value);
    return *this;
  }
  Draft& clear_allocation_mode() {
    drop_field("allocationMode");
    return *this;
  }
  Draft& set_count(std::int64_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations() {
    drop_field("tolerations");
    return *this;
  }
  CapacityRequirements::Draft capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
};

class DeviceTaint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceTaint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_effect(std::string_view value) {
    put_field("effect", value);
    return *this;
  }
  Draft& clear_effect() {
    drop_field("effect");
    return *this;
  }
  Draft& set_time_added(std::chrono::sys_seconds value) {
    put_field("timeAdded", value);
    return *this;
  }
  Draft& clear_time_added() {
    drop_field("timeAdded");
    return *this;
  }
};

class DeviceToleration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DeviceToleration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_effect(std::string_view value) {
    put_field("effect", value);
    return *this;
  }
  Draft& clear_effect() {
    drop_field("effect");
    return *this;
  }
  Draft& set_toleration_seconds(std::int64_t value) {
    put_field("tolerationSeconds", value);
    return *this;
  }
  Draft& clear_toleration_seconds() {
    drop_field("tolerationSeconds");
    return *this;
  }
};

class NodeAllocatableResourceMapping::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeAllocatableResourceMapping& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_capacity_key(std::string_view value) {
    put_field("capacityKey", value);
    return *this;
  }
  Draft& clear_capacity_key() {
    drop_field("capacityKey");
    return *this;
  }
  Draft& set_allocation_multiplier(const kinform::Quantity& value) {
    put_field("allocationMultiplier", value);
    return *this;
  }
  Draft& clear_allocation_multiplier() {
    drop_field("allocationMultiplier");
    return *this;
  }
};

class ResourceClaimSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceClaimSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  DeviceClaim::Draft devices();
  Draft& clear_devices() {
    drop_field("devices");
    return *this;
  }
};

class ResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  AllocationResult::Draft allocation();
  Draft& clear_allocation() {
    drop_field("allocation");
    return *this;
  }
  kinform::DraftList<ResourceClaimConsumerReference::Draft> reserved_for();
  Draft& clear_reserved_for() {
    drop_field("reservedFor");
    return *this;
  }
  kinform::DraftList<AllocatedDeviceStatus::Draft> devices();
  Draft& clear_devices() {
    drop_field("devices");
    return *this;
  }
};

class ResourceClaim::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceClaim"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceClaim& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ResourceClaimSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ResourceClaimStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ResourceClaimConsumerReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceClaimConsumerReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
};

class ResourceClaimList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceClaimList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceClaimList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ResourceClaim::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ResourceClaimTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceClaimTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  ResourceClaimSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class ResourceClaimTemplate::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceClaimTemplate"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceClaimTemplate& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ResourceClaimTemplateSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class ResourceClaimTemplateList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceClaimTemplateList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceClaimTemplateList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ResourceClaimTemplate::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ResourcePool::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourcePool& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_generation(std::int64_t value) {
    put_field("generation", value);
    return *this;
  }
  Draft& clear_generation() {
    drop_field("generation");
    return *this;
  }
  Draft& set_resource_slice_count(std::int64_t value) {
    put_field("resourceSliceCount", value);
    return *this;
  }
  Draft& clear_resource_slice_count() {
    drop_field("resourceSliceCount");
    return *this;
  }
};

class ResourceSliceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceSliceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  ResourcePool::Draft pool();
  Draft& clear_pool() {
    drop_field("pool");
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
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector() {
    drop_field("nodeSelector");
    return *this;
  }
  Draft& set_all_nodes(bool value) {
    put_field("allNodes", value);
    return *this;
  }
  Draft& clear_all_nodes() {
    drop_field("allNodes");
    return *this;
  }
  kinform::DraftList<Device::Draft> devices();
  Draft& clear_devices() {
    drop_field("devices");
    return *this;
  }
  Draft& set_per_device_node_selection(bool value) {
    put_field("perDeviceNodeSelection", value);
    return *this;
  }
  Draft& clear_per_device_node_selection() {
    drop_field("perDeviceNodeSelection");
    return *this;
  }
  kinform::DraftList<CounterSet::Draft> shared_counters();
  Draft& clear_shared_counters() {
    drop_field("sharedCounters");
    return *this;
  }
};

class ResourceSlice::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceSlice"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceSlice& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ResourceSliceSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class ResourceSliceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("resource.k8s.io/v1"));
    put_field("kind", std::string_view("ResourceSliceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceSliceList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ResourceSlice::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::DraftList<std::string_view> NetworkDeviceData::Draft::ips() {
  return kinform::DraftList<std::string_view>(field_part("ips"));
}

inline kinform::DraftList<kinform::meta::v1::Condition::Draft> AllocatedDeviceStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

inline NetworkDeviceData::Draft AllocatedDeviceStatus::Draft::network_data() {
  return NetworkDeviceData::Draft(field_part("networkData"));
}

inline kinform::DraftList<DeviceRequestAllocationResult::Draft> DeviceAllocationResult::Draft::results() {
  return kinform::DraftList<DeviceRequestAllocationResult::Draft>(field_part("results"));
}

inline kinform::DraftList<DeviceAllocationConfiguration::Draft> DeviceAllocationResult::Draft::config() {
  return kinform::DraftList<DeviceAllocationConfiguration::Draft>(field_part("config"));
}

inline DeviceAllocationResult::Draft AllocationResult::Draft::devices() {
  return DeviceAllocationResult::Draft(field_part("devices"));
}

inline kinform::core::v1::NodeSelector::Draft AllocationResult::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

inline kinform::DraftList<kinform::Quantity> CapacityRequestPolicy::Draft::valid_values() {
  return kinform::DraftList<kinform::Quantity>(field_part("validValues"));
}

inline CapacityRequestPolicyRange::Draft CapacityRequestPolicy::Draft::valid_range() {
  return CapacityRequestPolicyRange::Draft(field_part("validRange"));
}

inline kinform::DraftMap<kinform::Quantity> CapacityRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

inline kinform::DraftMap<Counter::Draft> CounterSet::Draft::counters() {
  return kinform::DraftMap<Counter::Draft>(field_part("counters"));
}

inline kinform::DraftMap<DeviceAttribute::Draft> Device::Draft::attributes() {
  return kinform::DraftMap<DeviceAttribute::Draft>(field_part("attributes"));
}

inline kinform::DraftMap<DeviceCapacity::Draft> Device::Draft::capacity() {
  return kinform::DraftMap<DeviceCapacity::Draft>(field_part("capacity"));
}

inline kinform::DraftList<DeviceCounterConsumption::Draft> Device::Draft::consumes_counters() {
  return kinform::DraftList<DeviceCounterConsumption::Draft>(field_part("consumesCounters"));
}

inline kinform::core::v1::NodeSelector::Draft Device::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

inline kinform::DraftList<DeviceTaint::Draft> Device::Draft::taints() {
  return kinform::DraftList<DeviceTaint::Draft>(field_part("taints"));
}

inline kinform::DraftList<std::string_view> Device::Draft::binding_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingConditions"));
}

inline kinform::DraftList<std::string_view> Device::Draft::binding_failure_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingFailureConditions"));
}

inline kinform::DraftMap<NodeAllocatableResourceMapping::Draft> Device::Draft::node_allocatable_resource_mappings() {
  return kinform::DraftMap<NodeAllocatableResourceMapping::Draft>(field_part("nodeAllocatableResourceMappings"));
}

inline kinform::DraftList<std::string_view> DeviceAllocationConfiguration::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

inline OpaqueDeviceConfiguration::Draft DeviceAllocationConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

inline kinform::DraftList<std::int64_t> DeviceAttribute::Draft::ints() {
  return kinform::DraftList<std::int64_t>(field_part("ints"));
}

inline kinform::DraftList<bool> DeviceAttribute::Draft::bools() {
  return kinform::DraftList<bool>(field_part("bools"));
}

inline kinform::DraftList<std::string_view> DeviceAttribute::Draft::strings() {
  return kinform::DraftList<std::string_view>(field_part("strings"));
}

inline kinform::DraftList<std::string_view> DeviceAttribute::Draft::versions() {
  return kinform::DraftList<std::string_view>(field_part("versions"));
}

inline CapacityRequestPolicy::Draft DeviceCapacity::Draft::request_policy() {
  return CapacityRequestPolicy::Draft(field_part("requestPolicy"));
}

inline kinform::DraftList<DeviceRequest::Draft> DeviceClaim::Draft::requests() {
  return kinform::DraftList<DeviceRequest::Draft>(field_part("requests"));
}

inline kinform::DraftList<DeviceConstraint::Draft> DeviceClaim::Draft::constraints() {
  return kinform::DraftList<DeviceConstraint::Draft>(field_part("constraints"));
}

inline kinform::DraftList<DeviceClaimConfiguration::Draft> DeviceClaim::Draft::config() {
  return kinform::DraftList<DeviceClaimConfiguration::Draft>(field_part("config"));
}

inline kinform::DraftList<std::string_view> DeviceClaimConfiguration::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

inline OpaqueDeviceConfiguration::Draft DeviceClaimConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

inline kinform::DraftList<DeviceSelector::Draft> DeviceClassSpec::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

inline kinform::DraftList<DeviceClassConfiguration::Draft> DeviceClassSpec::Draft::config() {
  return kinform::DraftList<DeviceClassConfiguration::Draft>(field_part("config"));
}

inline kinform::meta::v1::ObjectMeta::Draft DeviceClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline DeviceClassSpec::Draft DeviceClass::Draft::spec() {
  return DeviceClassSpec::Draft(field_part("spec"));
}

inline OpaqueDeviceConfiguration::Draft DeviceClassConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

inline kinform::meta::v1::ListMeta::Draft DeviceClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<DeviceClass::Draft> DeviceClassList::Draft::items() {
  return kinform::DraftList<DeviceClass::Draft>(field_part("items"));
}

inline OpaqueDeviceConfiguration::Draft DeviceConfiguration::Draft::opaque() {
  return OpaqueDeviceConfiguration::Draft(field_part("opaque"));
}

inline kinform::DraftList<std::string_view> DeviceConstraint::Draft::requests() {
  return kinform::DraftList<std::string_view>(field_part("requests"));
}

inline kinform::DraftMap<Counter::Draft> DeviceCounterConsumption::Draft::counters() {
  return kinform::DraftMap<Counter::Draft>(field_part("counters"));
}

inline kinform::DraftList<DeviceSelector::Draft> ExactDeviceRequest::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

inline kinform::DraftList<DeviceToleration::Draft> ExactDeviceRequest::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

inline CapacityRequirements::Draft ExactDeviceRequest::Draft::capacity() {
  return CapacityRequirements::Draft(field_part("capacity"));
}

inline ExactDeviceRequest::Draft DeviceRequest::Draft::exactly() {
  return ExactDeviceRequest::Draft(field_part("exactly"));
}

inline kinform::DraftList<DeviceSubRequest::Draft> DeviceRequest::Draft::first_available() {
  return kinform::DraftList<DeviceSubRequest::Draft>(field_part("firstAvailable"));
}

inline kinform::DraftList<DeviceToleration::Draft> DeviceRequestAllocationResult::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

inline kinform::DraftList<std::string_view> DeviceRequestAllocationResult::Draft::binding_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingConditions"));
}

inline kinform::DraftList<std::string_view> DeviceRequestAllocationResult::Draft::binding_failure_conditions() {
  return kinform::DraftList<std::string_view>(field_part("bindingFailureConditions"));
}

inline kinform::DraftMap<kinform::Quantity> DeviceRequestAllocationResult::Draft::consumed_capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("consumedCapacity"));
}

inline CELDeviceSelector::Draft DeviceSelector::Draft::cel() {
  return CELDeviceSelector::Draft(field_part("cel"));
}

inline kinform::DraftList<DeviceSelector::Draft> DeviceSubRequest::Draft::selectors() {
  return kinform::DraftList<DeviceSelector::Draft>(field_part("selectors"));
}

inline kinform::DraftList<DeviceToleration::Draft> DeviceSubRequest::Draft::tolerations() {
  return kinform::DraftList<DeviceToleration::Draft>(field_part("tolerations"));
}

inline CapacityRequirements::Draft DeviceSubRequest::Draft::capacity() {
  return CapacityRequirements::Draft(field_part("capacity"));
}

inline DeviceClaim::Draft ResourceClaimSpec::Draft::devices() {
  return DeviceClaim::Draft(field_part("devices"));
}

inline AllocationResult::Draft ResourceClaimStatus::Draft::allocation() {
  return AllocationResult::Draft(field_part("allocation"));
}

inline kinform::DraftList<ResourceClaimConsumerReference::Draft> ResourceClaimStatus::Draft::reserved_for() {
  return kinform::DraftList<ResourceClaimConsumerReference::Draft>(field_part("reservedFor"));
}

inline kinform::DraftList<AllocatedDeviceStatus::Draft> ResourceClaimStatus::Draft::devices() {
  return kinform::DraftList<AllocatedDeviceStatus::Draft>(field_part("devices"));
}

inline kinform::meta::v1::ObjectMeta::Draft ResourceClaim::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ResourceClaimSpec::Draft ResourceClaim::Draft::spec() {
  return ResourceClaimSpec::Draft(field_part("spec"));
}

inline ResourceClaimStatus::Draft ResourceClaim::Draft::status() {
  return ResourceClaimStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft ResourceClaimList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ResourceClaim::Draft> ResourceClaimList::Draft::items() {
  return kinform::DraftList<ResourceClaim::Draft>(field_part("items"));
}

inline kinform::meta::v1::ObjectMeta::Draft ResourceClaimTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ResourceClaimSpec::Draft ResourceClaimTemplateSpec::Draft::spec() {
  return ResourceClaimSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ObjectMeta::Draft ResourceClaimTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ResourceClaimTemplateSpec::Draft ResourceClaimTemplate::Draft::spec() {
  return ResourceClaimTemplateSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft ResourceClaimTemplateList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ResourceClaimTemplate::Draft> ResourceClaimTemplateList::Draft::items() {
  return kinform::DraftList<ResourceClaimTemplate::Draft>(field_part("items"));
}

inline ResourcePool::Draft ResourceSliceSpec::Draft::pool() {
  return ResourcePool::Draft(field_part("pool"));
}

inline kinform::core::v1::NodeSelector::Draft ResourceSliceSpec::Draft::node_selector() {
  return kinform::core::v1::NodeSelector::Draft(field_part("nodeSelector"));
}

inline kinform::DraftList<Device::Draft> ResourceSliceSpec::Draft::devices() {
  return kinform::DraftList<Device::Draft>(field_part("devices"));
}

inline kinform::DraftList<CounterSet::Draft> ResourceSliceSpec::Draft::shared_counters() {
  return kinform::DraftList<CounterSet::Draft>(field_part("sharedCounters"));
}

inline kinform::meta::v1::ObjectMeta::Draft ResourceSlice::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ResourceSliceSpec::Draft ResourceSlice::Draft::spec() {
  return ResourceSliceSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft ResourceSliceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ResourceSlice::Draft> ResourceSliceList::Draft::items() {
  return kinform::DraftList<ResourceSlice::Draft>(field_part("items"));
}

}  // namespace kinform::resource::v1
