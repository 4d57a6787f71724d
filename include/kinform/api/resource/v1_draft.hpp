// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of resource.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/resource/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::resource::v1 {

class KINFORM_EXPORT NetworkDeviceData::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkDeviceData& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_interface_name(std::string_view value);
  Draft& clear_interface_name();
  kinform::DraftList<std::string_view> ips();
  Draft& clear_ips();
  Draft& set_hardware_address(std::string_view value);
  Draft& clear_hardware_address();
};

class KINFORM_EXPORT AllocatedDeviceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AllocatedDeviceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_pool(std::string_view value);
  Draft& clear_pool();
  Draft& set_device(std::string_view value);
  Draft& clear_device();
  Draft& set_share_id(std::string_view value);
  Draft& clear_share_id();
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_data(const kinform::Json& value);
  Draft& clear_data();
  NetworkDeviceData::Draft network_data();
  Draft& clear_network_data();
};

class KINFORM_EXPORT DeviceAllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceAllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceRequestAllocationResult::Draft> results();
  Draft& clear_results();
  kinform::DraftList<DeviceAllocationConfiguration::Draft> config();
  Draft& clear_config();
};

class KINFORM_EXPORT AllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  DeviceAllocationResult::Draft devices();
  Draft& clear_devices();
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector();
  Draft& set_allocation_timestamp(kinform::Time value);
  Draft& clear_allocation_timestamp();
};

class KINFORM_EXPORT CELDeviceSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CELDeviceSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

class KINFORM_EXPORT CapacityRequestPolicyRange::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CapacityRequestPolicyRange& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_min(const kinform::Quantity& value);
  Draft& clear_min();
  Draft& set_max(const kinform::Quantity& value);
  Draft& clear_max();
  Draft& set_step(const kinform::Quantity& value);
  Draft& clear_step();
};

class KINFORM_EXPORT CapacityRequestPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CapacityRequestPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_default(const kinform::Quantity& value);
  Draft& clear_default();
  kinform::DraftList<kinform::Quantity> valid_values();
  Draft& clear_valid_values();
  CapacityRequestPolicyRange::Draft valid_range();
  Draft& clear_valid_range();
};

class KINFORM_EXPORT CapacityRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CapacityRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests();
};

class KINFORM_EXPORT Counter::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Counter& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value);
  Draft& clear_value();
};

class KINFORM_EXPORT CounterSet::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CounterSet& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftMap<Counter::Draft> counters();
  Draft& clear_counters();
};

class KINFORM_EXPORT Device::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Device& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftMap<DeviceAttribute::Draft> attributes();
  Draft& clear_attributes();
  kinform::DraftMap<DeviceCapacity::Draft> capacity();
  Draft& clear_capacity();
  kinform::DraftList<DeviceCounterConsumption::Draft> consumes_counters();
  Draft& clear_consumes_counters();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector();
  Draft& set_all_nodes(bool value);
  Draft& clear_all_nodes();
  kinform::DraftList<DeviceTaint::Draft> taints();
  Draft& clear_taints();
  Draft& set_binds_to_node(bool value);
  Draft& clear_binds_to_node();
  kinform::DraftList<std::string_view> binding_conditions();
  Draft& clear_binding_conditions();
  kinform::DraftList<std::string_view> binding_failure_conditions();
  Draft& clear_binding_failure_conditions();
  Draft& set_allow_multiple_allocations(bool value);
  Draft& clear_allow_multiple_allocations();
  kinform::DraftMap<NodeAllocatableResource::Draft> node_allocatable_resources();
  Draft& clear_node_allocatable_resources();
};

class KINFORM_EXPORT OpaqueDeviceConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const OpaqueDeviceConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_parameters(const kinform::Json& value);
  Draft& clear_parameters();
};

class KINFORM_EXPORT DeviceAllocationConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceAllocationConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_source(std::string_view value);
  Draft& clear_source();
  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests();
  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque();
};

class KINFORM_EXPORT DeviceAttribute::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceAttribute& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_int(std::int64_t value);
  Draft& clear_int();
  Draft& set_bool(bool value);
  Draft& clear_bool();
  Draft& set_string(std::string_view value);
  Draft& clear_string();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  kinform::DraftList<std::int64_t> ints();
  Draft& clear_ints();
  kinform::DraftList<bool> bools();
  Draft& clear_bools();
  kinform::DraftList<std::string_view> strings();
  Draft& clear_strings();
  kinform::DraftList<std::string_view> versions();
  Draft& clear_versions();
};

class KINFORM_EXPORT DeviceCapacity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceCapacity& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value);
  Draft& clear_value();
  CapacityRequestPolicy::Draft request_policy();
  Draft& clear_request_policy();
};

class KINFORM_EXPORT DeviceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceRequest::Draft> requests();
  Draft& clear_requests();
  kinform::DraftList<DeviceConstraint::Draft> constraints();
  Draft& clear_constraints();
  kinform::DraftList<DeviceClaimConfiguration::Draft> config();
  Draft& clear_config();
};

class KINFORM_EXPORT DeviceClaimConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceClaimConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests();
  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque();
};

class KINFORM_EXPORT DeviceClassSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceClassSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors();
  kinform::DraftList<DeviceClassConfiguration::Draft> config();
  Draft& clear_config();
  Draft& set_extended_resource_name(std::string_view value);
  Draft& clear_extended_resource_name();
};

class KINFORM_EXPORT DeviceClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeviceClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  DeviceClassSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT DeviceClassConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceClassConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque();
};

class KINFORM_EXPORT DeviceClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeviceClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<DeviceClass::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT DeviceConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  OpaqueDeviceConfiguration::Draft opaque();
  Draft& clear_opaque();
};

class KINFORM_EXPORT DeviceConstraint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceConstraint& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> requests();
  Draft& clear_requests();
  Draft& set_match_attribute(std::string_view value);
  Draft& clear_match_attribute();
  Draft& set_distinct_attribute(std::string_view value);
  Draft& clear_distinct_attribute();
};

class KINFORM_EXPORT DeviceCounterConsumption::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceCounterConsumption& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_counter_set(std::string_view value);
  Draft& clear_counter_set();
  kinform::DraftMap<Counter::Draft> counters();
  Draft& clear_counters();
  kinform::DraftList<std::string_view> compatibility_groups();
  Draft& clear_compatibility_groups();
};

class KINFORM_EXPORT DeviceDerivedAttribute::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceDerivedAttribute& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

class KINFORM_EXPORT ExactDeviceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExactDeviceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_device_class_name(std::string_view value);
  Draft& clear_device_class_name();
  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors();
  Draft& set_allocation_mode(std::string_view value);
  Draft& clear_allocation_mode();
  Draft& set_count(std::int64_t value);
  Draft& clear_count();
  Draft& set_admin_access(bool value);
  Draft& clear_admin_access();
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations();
  CapacityRequirements::Draft capacity();
  Draft& clear_capacity();
  kinform::DraftList<DeviceDerivedAttribute::Draft> derived_attributes();
  Draft& clear_derived_attributes();
};

class KINFORM_EXPORT DeviceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  ExactDeviceRequest::Draft exactly();
  Draft& clear_exactly();
  kinform::DraftList<DeviceSubRequest::Draft> first_available();
  Draft& clear_first_available();
};

class KINFORM_EXPORT DeviceRequestAllocationResult::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceRequestAllocationResult& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_request(std::string_view value);
  Draft& clear_request();
  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_pool(std::string_view value);
  Draft& clear_pool();
  Draft& set_device(std::string_view value);
  Draft& clear_device();
  Draft& set_admin_access(bool value);
  Draft& clear_admin_access();
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations();
  kinform::DraftList<std::string_view> binding_conditions();
  Draft& clear_binding_conditions();
  kinform::DraftList<std::string_view> binding_failure_conditions();
  Draft& clear_binding_failure_conditions();
  Draft& set_share_id(std::string_view value);
  Draft& clear_share_id();
  kinform::DraftMap<kinform::Quantity> consumed_capacity();
  Draft& clear_consumed_capacity();
  kinform::DraftList<std::string_view> skip_node_operations();
  Draft& clear_skip_node_operations();
};

class KINFORM_EXPORT DeviceSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  CELDeviceSelector::Draft cel();
  Draft& clear_cel();
};

class KINFORM_EXPORT DeviceSubRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceSubRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_device_class_name(std::string_view value);
  Draft& clear_device_class_name();
  kinform::DraftList<DeviceSelector::Draft> selectors();
  Draft& clear_selectors();
  Draft& set_allocation_mode(std::string_view value);
  Draft& clear_allocation_mode();
  Draft& set_count(std::int64_t value);
  Draft& clear_count();
  kinform::DraftList<DeviceToleration::Draft> tolerations();
  Draft& clear_tolerations();
  CapacityRequirements::Draft capacity();
  Draft& clear_capacity();
  kinform::DraftList<DeviceDerivedAttribute::Draft> derived_attributes();
  Draft& clear_derived_attributes();
};

class KINFORM_EXPORT DeviceTaint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceTaint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
  Draft& set_effect(std::string_view value);
  Draft& clear_effect();
  Draft& set_time_added(kinform::Time value);
  Draft& clear_time_added();
};

class KINFORM_EXPORT DeviceTaintSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceTaintSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_pool(std::string_view value);
  Draft& clear_pool();
  Draft& set_device(std::string_view value);
  Draft& clear_device();
};

class KINFORM_EXPORT DeviceTaintRuleSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceTaintRuleSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  DeviceTaintSelector::Draft device_selector();
  Draft& clear_device_selector();
  DeviceTaint::Draft taint();
  Draft& clear_taint();
};

class KINFORM_EXPORT DeviceTaintRuleStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceTaintRuleStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT DeviceTaintRule::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeviceTaintRule& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  DeviceTaintRuleSpec::Draft spec();
  Draft& clear_spec();
  DeviceTaintRuleStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT DeviceTaintRuleList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const DeviceTaintRuleList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<DeviceTaintRule::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT DeviceToleration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DeviceToleration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
  Draft& set_effect(std::string_view value);
  Draft& clear_effect();
  Draft& set_toleration_seconds(std::int64_t value);
  Draft& clear_toleration_seconds();
};

class KINFORM_EXPORT NodeAllocatableMapping::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableMapping& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_capacity_key(std::string_view value);
  Draft& clear_capacity_key();
  Draft& set_capacity_multiplier(const kinform::Quantity& value);
  Draft& clear_capacity_multiplier();
  Draft& set_device_multiplier(const kinform::Quantity& value);
  Draft& clear_device_multiplier();
};

class KINFORM_EXPORT NodeAllocatableOverhead::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableOverhead& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_per_pod(const kinform::Quantity& value);
  Draft& clear_per_pod();
  Draft& set_per_container(const kinform::Quantity& value);
  Draft& clear_per_container();
};

class KINFORM_EXPORT NodeAllocatableResource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableResource& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeAllocatableMapping::Draft mapping();
  Draft& clear_mapping();
  NodeAllocatableOverhead::Draft overhead();
  Draft& clear_overhead();
};

class KINFORM_EXPORT ResourceClaimSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceClaimSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  DeviceClaim::Draft devices();
  Draft& clear_devices();
};

class KINFORM_EXPORT ResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  AllocationResult::Draft allocation();
  Draft& clear_allocation();
  kinform::DraftList<ResourceClaimConsumerReference::Draft> reserved_for();
  Draft& clear_reserved_for();
  kinform::DraftList<AllocatedDeviceStatus::Draft> devices();
  Draft& clear_devices();
};

class KINFORM_EXPORT ResourceClaim::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceClaim& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ResourceClaimSpec::Draft spec();
  Draft& clear_spec();
  ResourceClaimStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ResourceClaimConsumerReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceClaimConsumerReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
};

class KINFORM_EXPORT ResourceClaimList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceClaimList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ResourceClaim::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ResourceClaimTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceClaimTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ResourceClaimSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ResourceClaimTemplate::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceClaimTemplate& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ResourceClaimTemplateSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ResourceClaimTemplateList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceClaimTemplateList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ResourceClaimTemplate::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ResourcePool::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourcePool& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_generation(std::int64_t value);
  Draft& clear_generation();
  Draft& set_resource_slice_count(std::int64_t value);
  Draft& clear_resource_slice_count();
};

class KINFORM_EXPORT ResourceSliceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceSliceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  ResourcePool::Draft pool();
  Draft& clear_pool();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  kinform::core::v1::NodeSelector::Draft node_selector();
  Draft& clear_node_selector();
  Draft& set_all_nodes(bool value);
  Draft& clear_all_nodes();
  kinform::DraftList<Device::Draft> devices();
  Draft& clear_devices();
  Draft& set_per_device_node_selection(bool value);
  Draft& clear_per_device_node_selection();
  kinform::DraftList<CounterSet::Draft> shared_counters();
  Draft& clear_shared_counters();
  Draft& set_partition_type_attribute(std::string_view value);
  Draft& clear_partition_type_attribute();
  kinform::DraftList<std::string_view> skip_node_operations();
  Draft& clear_skip_node_operations();
};

class KINFORM_EXPORT ResourceSlice::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceSlice& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ResourceSliceSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ResourceSliceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceSliceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ResourceSlice::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::resource::v1
