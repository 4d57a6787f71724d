#include "kinform/resource/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::resource::v1 {

const std::string_view NetworkDeviceData::interface_name() const {
  return get<std::string_view>("interfaceName");
}

kinform::ListView<std::string_view> NetworkDeviceData::ips() const {
  return kinform::ListView<std::string_view>(member("ips"));
}

const std::string_view NetworkDeviceData::hardware_address() const {
  return get<std::string_view>("hardwareAddress");
}

const std::string_view AllocatedDeviceStatus::driver() const {
  return get<std::string_view>("driver");
}

const std::string_view AllocatedDeviceStatus::pool() const {
  return get<std::string_view>("pool");
}

const std::string_view AllocatedDeviceStatus::device() const {
  return get<std::string_view>("device");
}

const std::optional<std::string_view> AllocatedDeviceStatus::share_id() const {
  return get<std::optional<std::string_view>>("shareID");
}

kinform::ListView<kinform::meta::v1::Condition> AllocatedDeviceStatus::conditions() const {
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
}

kinform::Value AllocatedDeviceStatus::data() const {
  return member("data");
}

NetworkDeviceData AllocatedDeviceStatus::network_data() const {
  return NetworkDeviceData(member("networkData"));
}

kinform::ListView<DeviceRequestAllocationResult> DeviceAllocationResult::results() const {
  return kinform::ListView<DeviceRequestAllocationResult>(member("results"));
}

kinform::ListView<DeviceAllocationConfiguration> DeviceAllocationResult::config() const {
  return kinform::ListView<DeviceAllocationConfiguration>(member("config"));
}

DeviceAllocationResult AllocationResult::devices() const {
  return DeviceAllocationResult(member("devices"));
}

kinform::core::v1::NodeSelector AllocationResult::node_selector() const {
  return kinform::core::v1::NodeSelector(member("nodeSelector"));
}

const std::optional<std::chrono::sys_seconds> AllocationResult::allocation_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("allocationTimestamp");
}

const std::string_view CELDeviceSelector::expression() const {
  return get<std::string_view>("expression");
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::min() const {
  return get<std::optional<kinform::Quantity>>("min");
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::max() const {
  return get<std::optional<kinform::Quantity>>("max");
}

const std::optional<kinform::Quantity> CapacityRequestPolicyRange::step() const {
  return get<std::optional<kinform::Quantity>>("step");
}

const std::optional<kinform::Quantity> CapacityRequestPolicy::default_() const {
  return get<std::optional<kinform::Quantity>>("default");
}

kinform::ListView<kinform::Quantity> CapacityRequestPolicy::valid_values() const {
  return kinform::ListView<kinform::Quantity>(member("validValues"));
}

CapacityRequestPolicyRange CapacityRequestPolicy::valid_range() const {
  return CapacityRequestPolicyRange(member("validRange"));
}

kinform::MapView<kinform::Quantity> CapacityRequirements::requests() const {
  return kinform::MapView<kinform::Quantity>(member("requests"));
}

const std::optional<kinform::Quantity> Counter::value() const {
  return get<std::optional<kinform::Quantity>>("value");
}

const std::string_view CounterSet::name() const {
  return get<std::string_view>("name");
}

kinform::MapView<Counter> CounterSet::counters() const {
  return kinform::MapView<Counter>(member("counters"));
}

const std::string_view Device::name() const {
  return get<std::string_view>("name");
}

kinform::MapView<DeviceAttribute> Device::attributes() const {
  return kinform::MapView<DeviceAttribute>(member("attributes"));
}

kinform::MapView<DeviceCapacity> Device::capacity() const {
  return kinform::MapView<DeviceCapacity>(member("capacity"));
}

kinform::ListView<DeviceCounterConsumption> Device::consumes_counters() const {
  return kinform::ListView<DeviceCounterConsumption>(member("consumesCounters"));
}

const std::optional<std::string_view> Device::node_name() const {
  return get<std::optional<std::string_view>>("nodeName");
}

kinform::core::v1::NodeSelector Device::node_selector() const {
  return kinform::core::v1::NodeSelector(member("nodeSelector"));
}

const std::optional<bool> Device::all_nodes() const {
  return get<std::optional<bool>>("allNodes");
}

kinform::ListView<DeviceTaint> Device::taints() const {
  return kinform::ListView<DeviceTaint>(member("taints"));
}

const std::optional<bool> Device::binds_to_node() const {
  return get<std::optional<bool>>("bindsToNode");
}

kinform::ListView<std::string_view> Device::binding_conditions() const {
  return kinform::ListView<std::string_view>(member("bindingConditions"));
}

kinform::ListView<std::string_view> Device::binding_failure_conditions() const {
  return kinform::ListView<std::string_view>(member("bindingFailureConditions"));
}

const std::optional<bool> Device::allow_multiple_allocations() const {
  return get<std::optional<bool>>("allowMultipleAllocations");
}

kinform::MapView<NodeAllocatableResourceMapping> Device::node_allocatable_resource_mappings() const {
  return kinform::MapView<NodeAllocatableResourceMapping>(member("nodeAllocatableResourceMappings"));
}

const std::string_view OpaqueDeviceConfiguration::driver() const {
  return get<std::string_view>("driver");
}

kinform::Value OpaqueDeviceConfiguration::parameters() const {
  return member("parameters");
}

const std::string_view DeviceAllocationConfiguration::source() const {
  return get<std::string_view>("source");
}

kinform::ListView<std::string_view> DeviceAllocationConfiguration::requests() const {
  return kinform::ListView<std::string_view>(member("requests"));
}

OpaqueDeviceConfiguration DeviceAllocationConfiguration::opaque() const {
  return OpaqueDeviceConfiguration(member("opaque"));
}

const std::optional<std::int64_t> DeviceAttribute::int_() const {
  return get<std::optional<std::int64_t>>("int");
}

const std::optional<bool> DeviceAttribute::bool_() const {
  return get<std::optional<bool>>("bool");
}

const std::optional<std::string_view> DeviceAttribute::string() const {
  return get<std::optional<std::string_view>>("string");
}

const std::optional<std::string_view> DeviceAttribute::version() const {
  return get<std::optional<std::string_view>>("version");
}

kinform::ListView<std::int64_t> DeviceAttribute::ints() const {
  return kinform::ListView<std::int64_t>(member("ints"));
}

kinform::ListView<bool> DeviceAttribute::bools() const {
  return kinform::ListView<bool>(member("bools"));
}

kinform::ListView<std::string_view> DeviceAttribute::strings() const {
  return kinform::ListView<std::string_view>(member("strings"));
}

kinform::ListView<std::string_view> DeviceAttribute::versions() const {
  return kinform::ListView<std::string_view>(member("versions"));
}

const std::optional<kinform::Quantity> DeviceCapacity::value() const {
  return get<std::optional<kinform::Quantity>>("value");
}

CapacityRequestPolicy DeviceCapacity::request_policy() const {
  return CapacityRequestPolicy(member("requestPolicy"));
}

kinform::ListView<DeviceRequest> DeviceClaim::requests() const {
  return kinform::ListView<DeviceRequest>(member("requests"));
}

kinform::ListView<DeviceConstraint> DeviceClaim::constraints() const {
  return kinform::ListView<DeviceConstraint>(member("constraints"));
}

kinform::ListView<DeviceClaimConfiguration> DeviceClaim::config() const {
  return kinform::ListView<DeviceClaimConfiguration>(member("config"));
}

kinform::ListView<std::string_view> DeviceClaimConfiguration::requests() const {
  return kinform::ListView<std::string_view>(member("requests"));
}

OpaqueDeviceConfiguration DeviceClaimConfiguration::opaque() const {
  return OpaqueDeviceConfiguration(member("opaque"));
}

kinform::ListView<DeviceSelector> DeviceClassSpec::selectors() const {
  return kinform::ListView<DeviceSelector>(member("selectors"));
}

kinform::ListView<DeviceClassConfiguration> DeviceClassSpec::config() const {
  return kinform::ListView<DeviceClassConfiguration>(member("config"));
}

const std::optional<std::string_view> DeviceClassSpec::extended_resource_name() const {
  return get<std::optional<std::string_view>>("extendedResourceName");
}

kinform::Resource DeviceClass::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "deviceclasses", .kind = "DeviceClass", .namespaced = false};
}

const std::string_view DeviceClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DeviceClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta DeviceClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

DeviceClassSpec DeviceClass::spec() const& {
  return DeviceClassSpec(member("spec"));
}

OpaqueDeviceConfiguration DeviceClassConfiguration::opaque() const {
  return OpaqueDeviceConfiguration(member("opaque"));
}

const std::string_view DeviceClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view DeviceClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta DeviceClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<DeviceClass> DeviceClassList::items() const& {
  return kinform::ListView<DeviceClass>(member("items"));
}

OpaqueDeviceConfiguration DeviceConfiguration::opaque() const {
  return OpaqueDeviceConfiguration(member("opaque"));
}

kinform::ListView<std::string_view> DeviceConstraint::requests() const {
  return kinform::ListView<std::string_view>(member("requests"));
}

const std::optional<std::string_view> DeviceConstraint::match_attribute() const {
  return get<std::optional<std::string_view>>("matchAttribute");
}

const std::optional<std::string_view> DeviceConstraint::distinct_attribute() const {
  return get<std::optional<std::string_view>>("distinctAttribute");
}

const std::string_view DeviceCounterConsumption::counter_set() const {
  return get<std::string_view>("counterSet");
}

kinform::MapView<Counter> DeviceCounterConsumption::counters() const {
  return kinform::MapView<Counter>(member("counters"));
}

const std::string_view ExactDeviceRequest::device_class_name() const {
  return get<std::string_view>("deviceClassName");
}

kinform::ListView<DeviceSelector> ExactDeviceRequest::selectors() const {
  return kinform::ListView<DeviceSelector>(member("selectors"));
}

const std::string_view ExactDeviceRequest::allocation_mode() const {
  return get<std::string_view>("allocationMode");
}

std::int64_t ExactDeviceRequest::count() const {
  return get<std::int64_t>("count");
}

const std::optional<bool> ExactDeviceRequest::admin_access() const {
  return get<std::optional<bool>>("adminAccess");
}

kinform::ListView<DeviceToleration> ExactDeviceRequest::tolerations() const {
  return kinform::ListView<DeviceToleration>(member("tolerations"));
}

CapacityRequirements ExactDeviceRequest::capacity() const {
  return CapacityRequirements(member("capacity"));
}

const std::string_view DeviceRequest::name() const {
  return get<std::string_view>("name");
}

ExactDeviceRequest DeviceRequest::exactly() const {
  return ExactDeviceRequest(member("exactly"));
}

kinform::ListView<DeviceSubRequest> DeviceRequest::first_available() const {
  return kinform::ListView<DeviceSubRequest>(member("firstAvailable"));
}

const std::string_view DeviceRequestAllocationResult::request() const {
  return get<std::string_view>("request");
}

const std::string_view DeviceRequestAllocationResult::driver() const {
  return get<std::string_view>("driver");
}

const std::string_view DeviceRequestAllocationResult::pool() const {
  return get<std::string_view>("pool");
}

const std::string_view DeviceRequestAllocationResult::device() const {
  return get<std::string_view>("device");
}

const std::optional<bool> DeviceRequestAllocationResult::admin_access() const {
  return get<std::optional<bool>>("adminAccess");
}

kinform::ListView<DeviceToleration> DeviceRequestAllocationResult::tolerations() const {
  return kinform::ListView<DeviceToleration>(member("tolerations"));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_conditions() const {
  return kinform::ListView<std::string_view>(member("bindingConditions"));
}

kinform::ListView<std::string_view> DeviceRequestAllocationResult::binding_failure_conditions() const {
  return kinform::ListView<std::string_view>(member("bindingFailureConditions"));
}

const std::optional<std::string_view> DeviceRequestAllocationResult::share_id() const {
  return get<std::optional<std::string_view>>("shareID");
}

kinform::MapView<kinform::Quantity> DeviceRequestAllocationResult::consumed_capacity() const {
  return kinform::MapView<kinform::Quantity>(member("consumedCapacity"));
}

CELDeviceSelector DeviceSelector::cel() const {
  return CELDeviceSelector(member("cel"));
}

const std::string_view DeviceSubRequest::name() const {
  return get<std::string_view>("name");
}

const std::string_view DeviceSubRequest::device_class_name() const {
  return get<std::string_view>("deviceClassName");
}

kinform::ListView<DeviceSelector> DeviceSubRequest::selectors() const {
  return kinform::ListView<DeviceSelector>(member("selectors"));
}

const std::string_view DeviceSubRequest::allocation_mode() const {
  return get<std::string_view>("allocationMode");
}

std::int64_t DeviceSubRequest::count() const {
  return get<std::int64_t>("count");
}

kinform::ListView<DeviceToleration> DeviceSubRequest::tolerations() const {
  return kinform::ListView<DeviceToleration>(member("tolerations"));
}

CapacityRequirements DeviceSubRequest::capacity() const {
  return CapacityRequirements(member("capacity"));
}

const std::string_view DeviceTaint::key() const {
  return get<std::string_view>("key");
}

const std::string_view DeviceTaint::value() const {
  return get<std::string_view>("value");
}

const std::string_view DeviceTaint::effect() const {
  return get<std::string_view>("effect");
}

const std::optional<std::chrono::sys_seconds> DeviceTaint::time_added() const {
  return get<std::optional<std::chrono::sys_seconds>>("timeAdded");
}

const std::string_view DeviceToleration::key() const {
  return get<std::string_view>("key");
}

const std::string_view DeviceToleration::operator_() const {
  return get<std::string_view>("operator");
}

const std::string_view DeviceToleration::value() const {
  return get<std::string_view>("value");
}

const std::string_view DeviceToleration::effect() const {
  return get<std::string_view>("effect");
}

const std::optional<std::int64_t> DeviceToleration::toleration_seconds() const {
  return get<std::optional<std::int64_t>>("tolerationSeconds");
}

const std::optional<std::string_view> NodeAllocatableResourceMapping::capacity_key() const {
  return get<std::optional<std::string_view>>("capacityKey");
}

const std::optional<kinform::Quantity> NodeAllocatableResourceMapping::allocation_multiplier() const {
  return get<std::optional<kinform::Quantity>>("allocationMultiplier");
}

DeviceClaim ResourceClaimSpec::devices() const {
  return DeviceClaim(member("devices"));
}

AllocationResult ResourceClaimStatus::allocation() const {
  return AllocationResult(member("allocation"));
}

kinform::ListView<ResourceClaimConsumerReference> ResourceClaimStatus::reserved_for() const {
  return kinform::ListView<ResourceClaimConsumerReference>(member("reservedFor"));
}

kinform::ListView<AllocatedDeviceStatus> ResourceClaimStatus::devices() const {
  return kinform::ListView<AllocatedDeviceStatus>(member("devices"));
}

kinform::Resource ResourceClaim::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaims", .kind = "ResourceClaim"};
}

const std::string_view ResourceClaim::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceClaim::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ResourceClaim::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ResourceClaimSpec ResourceClaim::spec() const& {
  return ResourceClaimSpec(member("spec"));
}

ResourceClaimStatus ResourceClaim::status() const& {
  return ResourceClaimStatus(member("status"));
}

const std::string_view ResourceClaimConsumerReference::api_group() const {
  return get<std::string_view>("apiGroup");
}

const std::string_view ResourceClaimConsumerReference::resource() const {
  return get<std::string_view>("resource");
}

const std::string_view ResourceClaimConsumerReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view ResourceClaimConsumerReference::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view ResourceClaimList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceClaimList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ResourceClaimList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ResourceClaim> ResourceClaimList::items() const& {
  return kinform::ListView<ResourceClaim>(member("items"));
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplateSpec::metadata() const {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ResourceClaimSpec ResourceClaimTemplateSpec::spec() const {
  return ResourceClaimSpec(member("spec"));
}

kinform::Resource ResourceClaimTemplate::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaimtemplates", .kind = "ResourceClaimTemplate"};
}

const std::string_view ResourceClaimTemplate::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceClaimTemplate::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ResourceClaimTemplate::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ResourceClaimTemplateSpec ResourceClaimTemplate::spec() const& {
  return ResourceClaimTemplateSpec(member("spec"));
}

const std::string_view ResourceClaimTemplateList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceClaimTemplateList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ResourceClaimTemplateList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ResourceClaimTemplate> ResourceClaimTemplateList::items() const& {
  return kinform::ListView<ResourceClaimTemplate>(member("items"));
}

const std::string_view ResourcePool::name() const {
  return get<std::string_view>("name");
}

std::int64_t ResourcePool::generation() const {
  return get<std::int64_t>("generation");
}

std::int64_t ResourcePool::resource_slice_count() const {
  return get<std::int64_t>("resourceSliceCount");
}

const std::string_view ResourceSliceSpec::driver() const {
  return get<std::string_view>("driver");
}

ResourcePool ResourceSliceSpec::pool() const {
  return ResourcePool(member("pool"));
}

const std::optional<std::string_view> ResourceSliceSpec::node_name() const {
  return get<std::optional<std::string_view>>("nodeName");
}

kinform::core::v1::NodeSelector ResourceSliceSpec::node_selector() const {
  return kinform::core::v1::NodeSelector(member("nodeSelector"));
}

const std::optional<bool> ResourceSliceSpec::all_nodes() const {
  return get<std::optional<bool>>("allNodes");
}

kinform::ListView<Device> ResourceSliceSpec::devices() const {
  return kinform::ListView<Device>(member("devices"));
}

const std::optional<bool> ResourceSliceSpec::per_device_node_selection() const {
  return get<std::optional<bool>>("perDeviceNodeSelection");
}

kinform::ListView<CounterSet> ResourceSliceSpec::shared_counters() const {
  return kinform::ListView<CounterSet>(member("sharedCounters"));
}

kinform::Resource ResourceSlice::resource() {
  return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceslices", .kind = "ResourceSlice", .namespaced = false};
}

const std::string_view ResourceSlice::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceSlice::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ResourceSlice::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ResourceSliceSpec ResourceSlice::spec() const& {
  return ResourceSliceSpec(member("spec"));
}

const std::string_view ResourceSliceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceSliceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ResourceSliceList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ResourceSlice> ResourceSliceList::items() const& {
  return kinform::ListView<ResourceSlice>(member("items"));
}

}  // namespace kinform::resource::v1
