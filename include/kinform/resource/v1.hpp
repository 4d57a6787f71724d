// The types of resource.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::resource::v1 {

class NetworkDeviceData;
class AllocatedDeviceStatus;
class DeviceAllocationResult;
class AllocationResult;
class CELDeviceSelector;
class CapacityRequestPolicyRange;
class CapacityRequestPolicy;
class CapacityRequirements;
class Counter;
class CounterSet;
class Device;
class OpaqueDeviceConfiguration;
class DeviceAllocationConfiguration;
class DeviceAttribute;
class DeviceCapacity;
class DeviceClaim;
class DeviceClaimConfiguration;
class DeviceClassSpec;
class DeviceClass;
class DeviceClassConfiguration;
class DeviceClassList;
class DeviceConfiguration;
class DeviceConstraint;
class DeviceCounterConsumption;
class ExactDeviceRequest;
class DeviceRequest;
class DeviceRequestAllocationResult;
class DeviceSelector;
class DeviceSubRequest;
class DeviceTaint;
class DeviceToleration;
class NodeAllocatableResourceMapping;
class ResourceClaimSpec;
class ResourceClaimStatus;
class ResourceClaim;
class ResourceClaimConsumerReference;
class ResourceClaimList;
class ResourceClaimTemplateSpec;
class ResourceClaimTemplate;
class ResourceClaimTemplateList;
class ResourcePool;
class ResourceSliceSpec;
class ResourceSlice;
class ResourceSliceList;

struct AllocationConfigSource {
  static constexpr std::string_view kFromClass = "FromClass";
  static constexpr std::string_view kFromClaim = "FromClaim";
};

struct DeviceAllocationMode {
  static constexpr std::string_view kExactCount = "ExactCount";
  static constexpr std::string_view kAll = "All";
};

struct DeviceTaintEffect {
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kNoSchedule = "NoSchedule";
  static constexpr std::string_view kNoExecute = "NoExecute";
};

struct DeviceTolerationOperator {
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kEqual = "Equal";
};

class NetworkDeviceData : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view interface_name() const {
    return get<std::string_view>("interfaceName");
  }
  [[nodiscard]] kinform::ListView<std::string_view> ips() const {
    return kinform::ListView<std::string_view>(member("ips"));
  }
  [[nodiscard]] const std::string_view hardware_address() const {
    return get<std::string_view>("hardwareAddress");
  }
};

class AllocatedDeviceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::string_view pool() const { return get<std::string_view>("pool"); }
  [[nodiscard]] const std::string_view device() const { return get<std::string_view>("device"); }
  [[nodiscard]] const std::optional<std::string_view> share_id() const {
    return get<std::optional<std::string_view>>("shareID");
  }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const {
    return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
  }
  [[nodiscard]] kinform::Value data() const { return member("data"); }
  [[nodiscard]] NetworkDeviceData network_data() const {
    return NetworkDeviceData(member("networkData"));
  }
};

class DeviceAllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceRequestAllocationResult> results() const {
    return kinform::ListView<DeviceRequestAllocationResult>(member("results"));
  }
  [[nodiscard]] kinform::ListView<DeviceAllocationConfiguration> config() const {
    return kinform::ListView<DeviceAllocationConfiguration>(member("config"));
  }
};

class AllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DeviceAllocationResult devices() const {
    return DeviceAllocationResult(member("devices"));
  }
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const {
    return kinform::core::v1::NodeSelector(member("nodeSelector"));
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> allocation_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("allocationTimestamp");
  }
};

class CELDeviceSelector : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
};

class CapacityRequestPolicyRange : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> min() const {
    return get<std::optional<kinform::Quantity>>("min");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> max() const {
    return get<std::optional<kinform::Quantity>>("max");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> step() const {
    return get<std::optional<kinform::Quantity>>("step");
  }
};

class CapacityRequestPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> default_() const {
    return get<std::optional<kinform::Quantity>>("default");
  }
  [[nodiscard]] kinform::ListView<kinform::Quantity> valid_values() const {
    return kinform::ListView<kinform::Quantity>(member("validValues"));
  }
  [[nodiscard]] CapacityRequestPolicyRange valid_range() const {
    return CapacityRequestPolicyRange(member("validRange"));
  }
};

class CapacityRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const {
    return kinform::MapView<kinform::Quantity>(member("requests"));
  }
};

class Counter : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const {
    return get<std::optional<kinform::Quantity>>("value");
  }
};

class CounterSet : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::MapView<Counter> counters() const {
    return kinform::MapView<Counter>(member("counters"));
  }
};

class Device : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::MapView<DeviceAttribute> attributes() const {
    return kinform::MapView<DeviceAttribute>(member("attributes"));
  }
  [[nodiscard]] kinform::MapView<DeviceCapacity> capacity() const {
    return kinform::MapView<DeviceCapacity>(member("capacity"));
  }
  [[nodiscard]] kinform::ListView<DeviceCounterConsumption> consumes_counters() const {
    return kinform::ListView<DeviceCounterConsumption>(member("consumesCounters"));
  }
  [[nodiscard]] const std::optional<std::string_view> node_name() const {
    return get<std::optional<std::string_view>>("nodeName");
  }
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const {
    return kinform::core::v1::NodeSelector(member("nodeSelector"));
  }
  [[nodiscard]] const std::optional<bool> all_nodes() const {
    return get<std::optional<bool>>("allNodes");
  }
  [[nodiscard]] kinform::ListView<DeviceTaint> taints() const {
    return kinform::ListView<DeviceTaint>(member("taints"));
  }
  [[nodiscard]] const std::optional<bool> binds_to_node() const {
    return get<std::optional<bool>>("bindsToNode");
  }
  [[nodiscard]] kinform::ListView<std::string_view> binding_conditions() const {
    return kinform::ListView<std::string_view>(member("bindingConditions"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> binding_failure_conditions() const {
    return kinform::ListView<std::string_view>(member("bindingFailureConditions"));
  }
  [[nodiscard]] const std::optional<bool> allow_multiple_allocations() const {
    return get<std::optional<bool>>("allowMultipleAllocations");
  }
  [[nodiscard]] kinform::MapView<NodeAllocatableResourceMapping> node_allocatable_resource_mappings() const {
    return kinform::MapView<NodeAllocatableResourceMapping>(member("nodeAllocatableResourceMappings"));
  }
};

class OpaqueDeviceConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] kinform::Value parameters() const { return member("parameters"); }
};

class DeviceAllocationConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view source() const { return get<std::string_view>("source"); }
  [[nodiscard]] kinform::ListView<std::string_view> requests() const {
    return kinform::ListView<std::string_view>(member("requests"));
  }
  [[nodiscard]] OpaqueDeviceConfiguration opaque() const {
    return OpaqueDeviceConfiguration(member("opaque"));
  }
};

class DeviceAttribute : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> int_() const {
    return get<std::optional<std::int64_t>>("int");
  }
  [[nodiscard]] const std::optional<bool> bool_() const { return get<std::optional<bool>>("bool"); }
  [[nodiscard]] const std::optional<std::string_view> string() const {
    return get<std::optional<std::string_view>>("string");
  }
  [[nodiscard]] const std::optional<std::string_view> version() const {
    return get<std::optional<std::string_view>>("version");
  }
  [[nodiscard]] kinform::ListView<std::int64_t> ints() const {
    return kinform::ListView<std::int64_t>(member("ints"));
  }
  [[nodiscard]] kinform::ListView<bool> bools() const {
    return kinform::ListView<bool>(member("bools"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> strings() const {
    return kinform::ListView<std::string_view>(member("strings"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> versions() const {
    return kinform::ListView<std::string_view>(member("versions"));
  }
};

class DeviceCapacity : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const {
    return get<std::optional<kinform::Quantity>>("value");
  }
  [[nodiscard]] CapacityRequestPolicy request_policy() const {
    return CapacityRequestPolicy(member("requestPolicy"));
  }
};

class DeviceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceRequest> requests() const {
    return kinform::ListView<DeviceRequest>(member("requests"));
  }
  [[nodiscard]] kinform::ListView<DeviceConstraint> constraints() const {
    return kinform::ListView<DeviceConstraint>(member("constraints"));
  }
  [[nodiscard]] kinform::ListView<DeviceClaimConfiguration> config() const {
    return kinform::ListView<DeviceClaimConfiguration>(member("config"));
  }
};

class DeviceClaimConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> requests() const {
    return kinform::ListView<std::string_view>(member("requests"));
  }
  [[nodiscard]] OpaqueDeviceConfiguration opaque() const {
    return OpaqueDeviceConfiguration(member("opaque"));
  }
};

class DeviceClassSpec : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const {
    return kinform::ListView<DeviceSelector>(member("selectors"));
  }
  [[nodiscard]] kinform::ListView<DeviceClassConfiguration> config() const {
    return kinform::ListView<DeviceClassConfiguration>(member("config"));
  }
  [[nodiscard]] const std::optional<std::string_view> extended_resource_name() const {
    return get<std::optional<std::string_view>>("extendedResourceName");
  }
};

class DeviceClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "resource.k8s.io", .version = "v1", .plural = "deviceclasses", .kind = "DeviceClass", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DeviceClassSpec spec() const& KINFORM_LIFETIME_BOUND {
    return DeviceClassSpec(member("spec"));
  }
  DeviceClassSpec spec() const&& = delete;
};

class DeviceClassConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] OpaqueDeviceConfiguration opaque() const {
    return OpaqueDeviceConfiguration(member("opaque"));
  }
};

class DeviceClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<DeviceClass> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<DeviceClass>(member("items"));
  }
  kinform::ListView<DeviceClass> items() const&& = delete;
};

class DeviceConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] OpaqueDeviceConfiguration opaque() const {
    return OpaqueDeviceConfiguration(member("opaque"));
  }
};

class DeviceConstraint : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> requests() const {
    return kinform::ListView<std::string_view>(member("requests"));
  }
  [[nodiscard]] const std::optional<std::string_view> match_attribute() const {
    return get<std::optional<std::string_view>>("matchAttribute");
  }
  [[nodiscard]] const std::optional<std::string_view> distinct_attribute() const {
    return get<std::optional<std::string_view>>("distinctAttribute");
  }
};

class DeviceCounterConsumption : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view counter_set() const {
    return get<std::string_view>("counterSet");
  }
  [[nodiscard]] kinform::MapView<Counter> counters() const {
    return kinform::MapView<Counter>(member("counters"));
  }
};

class ExactDeviceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view device_class_name() const {
    return get<std::string_view>("deviceClassName");
  }
  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const {
    return kinform::ListView<DeviceSelector>(member("selectors"));
  }
  [[nodiscard]] const std::string_view allocation_mode() const {
    return get<std::string_view>("allocationMode");
  }
  [[nodiscard]] std::int64_t count() const { return get<std::int64_t>("count"); }
  [[nodiscard]] const std::optional<bool> admin_access() const {
    return get<std::optional<bool>>("adminAccess");
  }
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const {
    return kinform::ListView<DeviceToleration>(member("tolerations"));
  }
  [[nodiscard]] CapacityRequirements capacity() const {
    return CapacityRequirements(member("capacity"));
  }
};

class DeviceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] ExactDeviceRequest exactly() const { return ExactDeviceRequest(member("exactly")); }
  [[nodiscard]] kinform::ListView<DeviceSubRequest> first_available() const {
    return kinform::ListView<DeviceSubRequest>(member("firstAvailable"));
  }
};

class DeviceRequestAllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view request() const { return get<std::string_view>("request"); }
  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::string_view pool() const { return get<std::string_view>("pool"); }
  [[nodiscard]] const std::string_view device() const { return get<std::string_view>("device"); }
  [[nodiscard]] const std::optional<bool> admin_access() const {
    return get<std::optional<bool>>("adminAccess");
  }
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const {
    return kinform::ListView<DeviceToleration>(member("tolerations"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> binding_conditions() const {
    return kinform::ListView<std::string_view>(member("bindingConditions"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> binding_failure_conditions() const {
    return kinform::ListView<std::string_view>(member("bindingFailureConditions"));
  }
  [[nodiscard]] const std::optional<std::string_view> share_id() const {
    return get<std::optional<std::string_view>>("shareID");
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> consumed_capacity() const {
    return kinform::MapView<kinform::Quantity>(member("consumedCapacity"));
  }
};

class DeviceSelector : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CELDeviceSelector cel() const { return CELDeviceSelector(member("cel")); }
};

class DeviceSubRequest : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view device_class_name() const {
    return get<std::string_view>("deviceClassName");
  }
  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const {
    return kinform::ListView<DeviceSelector>(member("selectors"));
  }
  [[nodiscard]] const std::string_view allocation_mode() const {
    return get<std::string_view>("allocationMode");
  }
  [[nodiscard]] std::int64_t count() const { return get<std::int64_t>("count"); }
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const {
    return kinform::ListView<DeviceToleration>(member("tolerations"));
  }
  [[nodiscard]] CapacityRequirements capacity() const {
    return CapacityRequirements(member("capacity"));
  }
};

class DeviceTaint : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
  [[nodiscard]] const std::string_view effect() const { return get<std::string_view>("effect"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> time_added() const {
    return get<std::optional<std::chrono::sys_seconds>>("timeAdded");
  }
};

class DeviceToleration : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
  [[nodiscard]] const std::string_view effect() const { return get<std::string_view>("effect"); }
  [[nodiscard]] const std::optional<std::int64_t> toleration_seconds() const {
    return get<std::optional<std::int64_t>>("tolerationSeconds");
  }
};

class NodeAllocatableResourceMapping : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> capacity_key() const {
    return get<std::optional<std::string_view>>("capacityKey");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> allocation_multiplier() const {
    return get<std::optional<kinform::Quantity>>("allocationMultiplier");
  }
};

class ResourceClaimSpec : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DeviceClaim devices() const { return DeviceClaim(member("devices")); }
};

class ResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] AllocationResult allocation() const {
    return AllocationResult(member("allocation"));
  }
  [[nodiscard]] kinform::ListView<ResourceClaimConsumerReference> reserved_for() const {
    return kinform::ListView<ResourceClaimConsumerReference>(member("reservedFor"));
  }
  [[nodiscard]] kinform::ListView<AllocatedDeviceStatus> devices() const {
    return kinform::ListView<AllocatedDeviceStatus>(member("devices"));
  }
};

class ResourceClaim : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaims", .kind = "ResourceClaim"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceClaimSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ResourceClaimSpec(member("spec"));
  }
  ResourceClaimSpec spec() const&& = delete;
  [[nodiscard]] ResourceClaimStatus status() const& KINFORM_LIFETIME_BOUND {
    return ResourceClaimStatus(member("status"));
  }
  ResourceClaimStatus status() const&& = delete;
};

class ResourceClaimConsumerReference : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_group() const {
    return get<std::string_view>("apiGroup");
  }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
};

class ResourceClaimList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceClaim> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ResourceClaim>(member("items"));
  }
  kinform::ListView<ResourceClaim> items() const&& = delete;
};

class ResourceClaimTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  [[nodiscard]] ResourceClaimSpec spec() const { return ResourceClaimSpec(member("spec")); }
};

class ResourceClaimTemplate : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceclaimtemplates", .kind = "ResourceClaimTemplate"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceClaimTemplateSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ResourceClaimTemplateSpec(member("spec"));
  }
  ResourceClaimTemplateSpec spec() const&& = delete;
};

class ResourceClaimTemplateList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceClaimTemplate> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ResourceClaimTemplate>(member("items"));
  }
  kinform::ListView<ResourceClaimTemplate> items() const&& = delete;
};

class ResourcePool : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] std::int64_t generation() const { return get<std::int64_t>("generation"); }
  [[nodiscard]] std::int64_t resource_slice_count() const {
    return get<std::int64_t>("resourceSliceCount");
  }
};

class ResourceSliceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] ResourcePool pool() const { return ResourcePool(member("pool")); }
  [[nodiscard]] const std::optional<std::string_view> node_name() const {
    return get<std::optional<std::string_view>>("nodeName");
  }
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const {
    return kinform::core::v1::NodeSelector(member("nodeSelector"));
  }
  [[nodiscard]] const std::optional<bool> all_nodes() const {
    return get<std::optional<bool>>("allNodes");
  }
  [[nodiscard]] kinform::ListView<Device> devices() const {
    return kinform::ListView<Device>(member("devices"));
  }
  [[nodiscard]] const std::optional<bool> per_device_node_selection() const {
    return get<std::optional<bool>>("perDeviceNodeSelection");
  }
  [[nodiscard]] kinform::ListView<CounterSet> shared_counters() const {
    return kinform::ListView<CounterSet>(member("sharedCounters"));
  }
};

class ResourceSlice : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "resource.k8s.io", .version = "v1", .plural = "resourceslices", .kind = "ResourceSlice", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceSliceSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ResourceSliceSpec(member("spec"));
  }
  ResourceSliceSpec spec() const&& = delete;
};

class ResourceSliceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceSlice> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ResourceSlice>(member("items"));
  }
  kinform::ListView<ResourceSlice> items() const&& = delete;
};

}  // namespace kinform::resource::v1
