#include "kinform/resource/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::resource::v1 {

const std::string_view NetworkDeviceData::interface_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("interfaceName", places);
}

kinform::ListView<std::string_view> NetworkDeviceData::ips() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("ips", places));
}

const std::string_view NetworkDeviceData::hardware_address() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hardwareAddress", places);
}

const std::string_view AllocatedDeviceStatus::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::string_view AllocatedDeviceStatus::pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pool", places);
}

const std::string_view AllocatedDeviceStatus::device() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("device", places);
}

const std::optional<std::string_view> AllocatedDeviceStatus::share_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("shareID", places);
}

kinform::ListView<kinform::meta::v1::Condition> AllocatedDeviceStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions", places));
}

kinform::Value AllocatedDeviceStatus::data() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("data", places);
}

NetworkDeviceData AllocatedDeviceStatus::network_data() const {
  static constinit kinform::detail::FieldPlaces places;
  return NetworkDeviceData(member("networkData", places));
}

kinform::ListView<DeviceRequestAllocationResult> DeviceAllocationResult::results() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceRequestAllocationResult>(member("results", places));
}

kinform::ListView<DeviceAllocationConfiguration> DeviceAllocationResult::config() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceAllocationConfiguration>(member("config", places));
}

DeviceAllocationResult AllocationResult::devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return DeviceAllocationResult(member("devices", places));
}

kinform::core::v1::NodeSelector AllocationResult::node_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::NodeSelector(member("nodeSelector", places));
}

const std::optional<std::chrono::sys_seconds> AllocationResult::allocation_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("allocationTimestamp", places);
}

const std::string_view CELDeviceSelector::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::min() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("min", places);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::max() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("max", places);
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::step() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("step", places);
}

const std::optional<kinform::Quantity> CapacityRequestPolicy::default_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("default", places);
}

kinform::ListView<kinform::Quantity> CapacityRequestPolicy::valid_values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::Quantity>(member("validValues", places));
}

CapacityRequestPolicyRange CapacityRequestPolicy::valid_range() const {
  static constinit kinform::detail::FieldPlaces places;
  return CapacityRequestPolicyRange(member("validRange", places));
}

kinform::MapView<kinform::Quantity> CapacityRequirements::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("requests", places));
}

const std::optional<kinform::Quantity> Counter::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("value", places);
}

const std::string_view CounterSet::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::MapView<Counter> CounterSet::counters() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<Counter>(member("counters", places));
}

const std::string_view Device::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::MapView<DeviceAttribute> Device::attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<DeviceAttribute>(member("attributes", places));
}

kinform::MapView<DeviceCapacity> Device::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<DeviceCapacity>(member("capacity", places));
}

kinform::ListView<DeviceCounterConsumption> Device::consumes_counters() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceCounterConsumption>(member("consumesCounters", places));
}

const std::optional<std::string_view> Device::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeName", places);
}

kinform::core::v1::NodeSelector Device::node_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::NodeSelector(member("nodeSelector", places));
}

const std::optional<bool> Device::all_nodes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allNodes", places);
}

kinform::ListView<DeviceTaint> Device::taints() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceTaint>(member("taints", places));
}

const std::optional<bool> Device::binds_to_node() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("bindsToNode", places);
}

kinform::ListView<std::string_view> Device::binding_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("bindingConditions", places));
}

kinform::ListView<std::string_view> Device::binding_failure_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("bindingFailureConditions", places));
}

const std::optional<bool> Device::allow_multiple_allocations() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allowMultipleAllocations", places);
}

kinform::MapView<NodeAllocatableResourceMapping> Device::node_allocatable_resource_mappings() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<NodeAllocatableResourceMapping>(member("nodeAllocatableResourceMappings", places));
}

const std::string_view OpaqueDeviceConfiguration::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

kinform::Value OpaqueDeviceConfiguration::parameters() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("parameters", places);
}

const std::string_view DeviceAllocationConfiguration::source() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("source", places);
}

kinform::ListView<std::string_view> DeviceAllocationConfiguration::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("requests", places));
}

OpaqueDeviceConfiguration DeviceAllocationConfiguration::opaque() const {
  static constinit kinform::detail::FieldPlaces places;
  return OpaqueDeviceConfiguration(member("opaque", places));
}

const std::optional<std::int64_t> DeviceAttribute::int_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("int", places);
}

const std::optional<bool> DeviceAttribute::bool_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("bool", places);
}

const std::optional<std::string_view> DeviceAttribute::string() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("string", places);
}

const std::optional<std::string_view> DeviceAttribute::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("version", places);
}

kinform::ListView<std::int64_t> DeviceAttribute::ints() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int64_t>(member("ints", places));
}

kinform::ListView<bool> DeviceAttribute::bools() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<bool>(member("bools", places));
}

kinform::ListView<std::string_view> DeviceAttribute::strings() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("strings", places));
}

kinform::ListView<std::string_view> DeviceAttribute::versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("versions", places));
}

const std::optional<kinform::Quantity> DeviceCapacity::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("value", places);
}

CapacityRequestPolicy DeviceCapacity::request_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return CapacityRequestPolicy(member("requestPolicy", places));
}

kinform::ListView<DeviceRequest> DeviceClaim::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceRequest>(member("requests", places));
}

kinform::ListView<DeviceConstraint> DeviceClaim::constraints() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceConstraint>(member("constraints", places));
}

kinform::ListView<DeviceClaimConfiguration> DeviceClaim::config() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceClaimConfiguration>(member("config", places));
}

kinform::ListView<std::string_view> DeviceClaimConfiguration::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("requests", places));
}

OpaqueDeviceConfiguration DeviceClaimConfiguration::opaque() const {
  static constinit kinform::detail::FieldPlaces places;
  return OpaqueDeviceConfiguration(member("opaque", places));
}

kinform::ListView<DeviceSelector> DeviceClassSpec::selectors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceSelector>(member("selectors", places));
}

kinform::ListView<DeviceClassConfiguration> DeviceClassSpec::config() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceClassConfiguration>(member("config", places));
}

const std::optional<std::string_view> DeviceClassSpec::extended_resource_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("extendedResourceName", places);
}

kinform::Resource DeviceClass::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "deviceclasses", .kind = "DeviceClass", .namespaced = false};
}

const std::string_view DeviceClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DeviceClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta DeviceClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

DeviceClassSpec DeviceClass::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return DeviceClassSpec(member("spec", places));
}

OpaqueDeviceConfiguration DeviceClassConfiguration::opaque() const {
  static constinit kinform::detail::FieldPlaces places;
  return OpaqueDeviceConfiguration(member("opaque", places));
}

const std::string_view DeviceClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view DeviceClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta DeviceClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<DeviceClass> DeviceClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceClass>(member("items", places));
}

OpaqueDeviceConfiguration DeviceConfiguration::opaque() const {
  static constinit kinform::detail::FieldPlaces places;
  return OpaqueDeviceConfiguration(member("opaque", places));
}

kinform::ListView<std::string_view> DeviceConstraint::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("requests", places));
}

const std::optional<std::string_view> DeviceConstraint::match_attribute() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("matchAttribute", places);
}

const std::optional<std::string_view> DeviceConstraint::distinct_attribute() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("distinctAttribute", places);
}

const std::string_view DeviceCounterConsumption::counter_set() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("counterSet", places);
}

kinform::MapView<Counter> DeviceCounterConsumption::counters() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<Counter>(member("counters", places));
}

const std::string_view ExactDeviceRequest::device_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("deviceClassName", places);
}

kinform::ListView<DeviceSelector> ExactDeviceRequest::selectors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceSelector>(member("selectors", places));
}

const std::string_view ExactDeviceRequest::allocation_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("allocationMode", places);
}

std::int64_t ExactDeviceRequest::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("count", places);
}

const std::optional<bool> ExactDeviceRequest::admin_access() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("adminAccess", places);
}

kinform::ListView<DeviceToleration> ExactDeviceRequest::tolerations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceToleration>(member("tolerations", places));
}

CapacityRequirements ExactDeviceRequest::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return CapacityRequirements(member("capacity", places));
}

const std::string_view DeviceRequest::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

ExactDeviceRequest DeviceRequest::exactly() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExactDeviceRequest(member("exactly", places));
}

kinform::ListView<DeviceSubRequest> DeviceRequest::first_available() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceSubRequest>(member("firstAvailable", places));
}

const std::string_view DeviceRequestAllocationResult::request() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("request", places);
}

const std::string_view DeviceRequestAllocationResult::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::string_view DeviceRequestAllocationResult::pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pool", places);
}

const std::string_view DeviceRequestAllocationResult::device() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("device", places);
}

const std::optional<bool> DeviceRequestAllocationResult::admin_access() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("adminAccess", places);
}

kinform::ListView<DeviceToleration> DeviceRequestAllocationResult::tolerations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceToleration>(member("tolerations", places));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("bindingConditions", places));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_failure_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("bindingFailureConditions", places));
}

const std::optional<std::string_view> DeviceRequestAllocationResult::share_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("shareID", places);
}

kinform::MapView<kinform::Quantity> DeviceRequestAllocationResult::consumed_capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("consumedCapacity", places));
}

CELDeviceSelector DeviceSelector::cel() const {
  static constinit kinform::detail::FieldPlaces places;
  return CELDeviceSelector(member("cel", places));
}

const std::string_view DeviceSubRequest::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view DeviceSubRequest::device_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("deviceClassName", places);
}

kinform::ListView<DeviceSelector> DeviceSubRequest::selectors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceSelector>(member("selectors", places));
}

const std::string_view DeviceSubRequest::allocation_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("allocationMode", places);
}

std::int64_t DeviceSubRequest::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("count", places);
}

kinform::ListView<DeviceToleration> DeviceSubRequest::tolerations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DeviceToleration>(member("tolerations", places));
}

CapacityRequirements DeviceSubRequest::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return CapacityRequirements(member("capacity", places));
}

const std::string_view DeviceTaint::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view DeviceTaint::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view DeviceTaint::effect() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("effect", places);
}

const std::optional<std::chrono::sys_seconds> DeviceTaint::time_added() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("timeAdded", places);
}

const std::string_view DeviceToleration::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view DeviceToleration::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

const std::string_view DeviceToleration::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view DeviceToleration::effect() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("effect", places);
}

const std::optional<std::int64_t> DeviceToleration::toleration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("tolerationSeconds", places);
}

const std::optional<std::string_view> NodeAllocatableResourceMapping::capacity_key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("capacityKey", places);
}

const std::optional<kinform::Quantity> NodeAllocatableResourceMapping::allocation_multiplier() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("allocationMultiplier", places);
}

DeviceClaim ResourceClaimSpec::devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return DeviceClaim(member("devices", places));
}

AllocationResult ResourceClaimStatus::allocation() const {
  static constinit kinform::detail::FieldPlaces places;
  return AllocationResult(member("allocation", places));
}

kinform::ListView<ResourceClaimConsumerReference> ResourceClaimStatus::reserved_for() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceClaimConsumerReference>(member("reservedFor", places));
}

kinform::ListView<AllocatedDeviceStatus> ResourceClaimStatus::devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<AllocatedDeviceStatus>(member("devices", places));
}

kinform::Resource ResourceClaim::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaims", .kind = "ResourceClaim"};
}

const std::string_view ResourceClaim::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceClaim::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ResourceClaim::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ResourceClaimSpec ResourceClaim::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceClaimSpec(member("spec", places));
}

ResourceClaimStatus ResourceClaim::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceClaimStatus(member("status", places));
}

const std::string_view ResourceClaimConsumerReference::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiGroup", places);
}

const std::string_view ResourceClaimConsumerReference::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

const std::string_view ResourceClaimConsumerReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ResourceClaimConsumerReference::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view ResourceClaimList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceClaimList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ResourceClaimList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ResourceClaim> ResourceClaimList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceClaim>(member("items", places));
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplateSpec::metadata() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ResourceClaimSpec ResourceClaimTemplateSpec::spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceClaimSpec(member("spec", places));
}

kinform::Resource ResourceClaimTemplate::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaimtemplates", .kind = "ResourceClaimTemplate"};
}

const std::string_view ResourceClaimTemplate::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceClaimTemplate::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplate::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ResourceClaimTemplateSpec ResourceClaimTemplate::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceClaimTemplateSpec(member("spec", places));
}

const std::string_view ResourceClaimTemplateList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceClaimTemplateList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ResourceClaimTemplateList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ResourceClaimTemplate> ResourceClaimTemplateList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceClaimTemplate>(member("items", places));
}

const std::string_view ResourcePool::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

std::int64_t ResourcePool::generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("generation", places);
}

std::int64_t ResourcePool::resource_slice_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("resourceSliceCount", places);
}

const std::string_view ResourceSliceSpec::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

ResourcePool ResourceSliceSpec::pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourcePool(member("pool", places));
}

const std::optional<std::string_view> ResourceSliceSpec::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeName", places);
}

kinform::core::v1::NodeSelector ResourceSliceSpec::node_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::NodeSelector(member("nodeSelector", places));
}

const std::optional<bool> ResourceSliceSpec::all_nodes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allNodes", places);
}

kinform::ListView<Device> ResourceSliceSpec::devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Device>(member("devices", places));
}

const std::optional<bool> ResourceSliceSpec::per_device_node_selection() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("perDeviceNodeSelection", places);
}

kinform::ListView<CounterSet> ResourceSliceSpec::shared_counters() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CounterSet>(member("sharedCounters", places));
}

kinform::Resource ResourceSlice::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceslices", .kind = "ResourceSlice", .namespaced = false};
}

const std::string_view ResourceSlice::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceSlice::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ResourceSlice::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ResourceSliceSpec ResourceSlice::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceSliceSpec(member("spec", places));
}

const std::string_view ResourceSliceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceSliceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ResourceSliceList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ResourceSlice> ResourceSliceList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceSlice>(member("items", places));
}

}  // namespace kinform::inline v0::resource::v1
