// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of resource.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::resource::v1 {

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
class DeviceDerivedAttribute;
class ExactDeviceRequest;
class DeviceRequest;
class DeviceRequestAllocationResult;
class DeviceSelector;
class DeviceSubRequest;
class DeviceTaint;
class DeviceTaintSelector;
class DeviceTaintRuleSpec;
class DeviceTaintRuleStatus;
class DeviceTaintRule;
class DeviceTaintRuleList;
class DeviceToleration;
class NodeAllocatableMapping;
class NodeAllocatableOverhead;
class NodeAllocatableResource;
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

struct SkipNodeOperation {
  static constexpr std::string_view kNodePrepareResources = "NodePrepareResources";
  static constexpr std::string_view kNodeUnprepareResources = "NodeUnprepareResources";
  static constexpr std::string_view kAll = "*";
};

class KINFORM_EXPORT NetworkDeviceData : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view interface_name() const;
  [[nodiscard]] kinform::ListView<std::string_view> ips() const;
  [[nodiscard]] const std::string_view hardware_address() const;
};

class KINFORM_EXPORT AllocatedDeviceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::string_view pool() const;
  [[nodiscard]] const std::string_view device() const;
  [[nodiscard]] const std::optional<std::string_view> share_id() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
  [[nodiscard]] kinform::Value data() const;
  [[nodiscard]] NetworkDeviceData network_data() const;
};

class KINFORM_EXPORT DeviceAllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceRequestAllocationResult> results() const;
  [[nodiscard]] kinform::ListView<DeviceAllocationConfiguration> config() const;
};

class KINFORM_EXPORT AllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DeviceAllocationResult devices() const;
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const;
  [[nodiscard]] const std::optional<kinform::Time> allocation_timestamp() const;
};

class KINFORM_EXPORT CELDeviceSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const;
};

class KINFORM_EXPORT CapacityRequestPolicyRange : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> min() const;
  [[nodiscard]] const std::optional<kinform::Quantity> max() const;
  [[nodiscard]] const std::optional<kinform::Quantity> step() const;
};

class KINFORM_EXPORT CapacityRequestPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> default_() const;
  [[nodiscard]] kinform::ListView<kinform::Quantity> valid_values() const;
  [[nodiscard]] CapacityRequestPolicyRange valid_range() const;
};

class KINFORM_EXPORT CapacityRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const;
};

class KINFORM_EXPORT Counter : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const;
};

class KINFORM_EXPORT CounterSet : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::MapView<Counter> counters() const;
};

class KINFORM_EXPORT Device : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::MapView<DeviceAttribute> attributes() const;
  [[nodiscard]] kinform::MapView<DeviceCapacity> capacity() const;
  [[nodiscard]] kinform::ListView<DeviceCounterConsumption> consumes_counters() const;
  [[nodiscard]] const std::optional<std::string_view> node_name() const;
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const;
  [[nodiscard]] const std::optional<bool> all_nodes() const;
  [[nodiscard]] kinform::ListView<DeviceTaint> taints() const;
  [[nodiscard]] const std::optional<bool> binds_to_node() const;
  [[nodiscard]] kinform::ListView<std::string_view> binding_conditions() const;
  [[nodiscard]] kinform::ListView<std::string_view> binding_failure_conditions() const;
  [[nodiscard]] const std::optional<bool> allow_multiple_allocations() const;
  [[nodiscard]] kinform::MapView<NodeAllocatableResource> node_allocatable_resources() const;
};

class KINFORM_EXPORT OpaqueDeviceConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] kinform::Value parameters() const;
};

class KINFORM_EXPORT DeviceAllocationConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view source() const;
  [[nodiscard]] kinform::ListView<std::string_view> requests() const;
  [[nodiscard]] OpaqueDeviceConfiguration opaque() const;
};

class KINFORM_EXPORT DeviceAttribute : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> int_() const;
  [[nodiscard]] const std::optional<bool> bool_() const;
  [[nodiscard]] const std::optional<std::string_view> string() const;
  [[nodiscard]] const std::optional<std::string_view> version() const;
  [[nodiscard]] kinform::ListView<std::int64_t> ints() const;
  [[nodiscard]] kinform::ListView<bool> bools() const;
  [[nodiscard]] kinform::ListView<std::string_view> strings() const;
  [[nodiscard]] kinform::ListView<std::string_view> versions() const;
};

class KINFORM_EXPORT DeviceCapacity : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const;
  [[nodiscard]] CapacityRequestPolicy request_policy() const;
};

class KINFORM_EXPORT DeviceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceRequest> requests() const;
  [[nodiscard]] kinform::ListView<DeviceConstraint> constraints() const;
  [[nodiscard]] kinform::ListView<DeviceClaimConfiguration> config() const;
};

class KINFORM_EXPORT DeviceClaimConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> requests() const;
  [[nodiscard]] OpaqueDeviceConfiguration opaque() const;
};

class KINFORM_EXPORT DeviceClassSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const;
  [[nodiscard]] kinform::ListView<DeviceClassConfiguration> config() const;
  [[nodiscard]] const std::optional<std::string_view> extended_resource_name() const;
};

class KINFORM_EXPORT DeviceClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DeviceClassSpec spec() const& KINFORM_LIFETIME_BOUND;
  DeviceClassSpec spec() const&& = delete;
};

class KINFORM_EXPORT DeviceClassConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] OpaqueDeviceConfiguration opaque() const;
};

class KINFORM_EXPORT DeviceClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<DeviceClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<DeviceClass> items() const&& = delete;
};

class KINFORM_EXPORT DeviceConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] OpaqueDeviceConfiguration opaque() const;
};

class KINFORM_EXPORT DeviceConstraint : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> requests() const;
  [[nodiscard]] const std::optional<std::string_view> match_attribute() const;
  [[nodiscard]] const std::optional<std::string_view> distinct_attribute() const;
};

class KINFORM_EXPORT DeviceCounterConsumption : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view counter_set() const;
  [[nodiscard]] kinform::MapView<Counter> counters() const;
  [[nodiscard]] kinform::ListView<std::string_view> compatibility_groups() const;
};

class KINFORM_EXPORT DeviceDerivedAttribute : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view expression() const;
};

class KINFORM_EXPORT ExactDeviceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view device_class_name() const;
  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const;
  [[nodiscard]] const std::string_view allocation_mode() const;
  [[nodiscard]] std::int64_t count() const;
  [[nodiscard]] const std::optional<bool> admin_access() const;
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const;
  [[nodiscard]] CapacityRequirements capacity() const;
  [[nodiscard]] kinform::ListView<DeviceDerivedAttribute> derived_attributes() const;
};

class KINFORM_EXPORT DeviceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] ExactDeviceRequest exactly() const;
  [[nodiscard]] kinform::ListView<DeviceSubRequest> first_available() const;
};

class KINFORM_EXPORT DeviceRequestAllocationResult : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view request() const;
  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::string_view pool() const;
  [[nodiscard]] const std::string_view device() const;
  [[nodiscard]] const std::optional<bool> admin_access() const;
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const;
  [[nodiscard]] kinform::ListView<std::string_view> binding_conditions() const;
  [[nodiscard]] kinform::ListView<std::string_view> binding_failure_conditions() const;
  [[nodiscard]] const std::optional<std::string_view> share_id() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> consumed_capacity() const;
  [[nodiscard]] kinform::ListView<std::string_view> skip_node_operations() const;
};

class KINFORM_EXPORT DeviceSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CELDeviceSelector cel() const;
};

class KINFORM_EXPORT DeviceSubRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view device_class_name() const;
  [[nodiscard]] kinform::ListView<DeviceSelector> selectors() const;
  [[nodiscard]] const std::string_view allocation_mode() const;
  [[nodiscard]] std::int64_t count() const;
  [[nodiscard]] kinform::ListView<DeviceToleration> tolerations() const;
  [[nodiscard]] CapacityRequirements capacity() const;
  [[nodiscard]] kinform::ListView<DeviceDerivedAttribute> derived_attributes() const;
};

class KINFORM_EXPORT DeviceTaint : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view value() const;
  [[nodiscard]] const std::string_view effect() const;
  [[nodiscard]] const std::optional<kinform::Time> time_added() const;
};

class KINFORM_EXPORT DeviceTaintSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> driver() const;
  [[nodiscard]] const std::optional<std::string_view> pool() const;
  [[nodiscard]] const std::optional<std::string_view> device() const;
};

class KINFORM_EXPORT DeviceTaintRuleSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DeviceTaintSelector device_selector() const;
  [[nodiscard]] DeviceTaint taint() const;
};

class KINFORM_EXPORT DeviceTaintRuleStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
};

class KINFORM_EXPORT DeviceTaintRule : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] DeviceTaintRuleSpec spec() const& KINFORM_LIFETIME_BOUND;
  DeviceTaintRuleSpec spec() const&& = delete;
  [[nodiscard]] DeviceTaintRuleStatus status() const& KINFORM_LIFETIME_BOUND;
  DeviceTaintRuleStatus status() const&& = delete;
};

class KINFORM_EXPORT DeviceTaintRuleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<DeviceTaintRule> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<DeviceTaintRule> items() const&& = delete;
};

class KINFORM_EXPORT DeviceToleration : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] const std::string_view value() const;
  [[nodiscard]] const std::string_view effect() const;
  [[nodiscard]] const std::optional<std::int64_t> toleration_seconds() const;
};

class KINFORM_EXPORT NodeAllocatableMapping : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> capacity_key() const;
  [[nodiscard]] const std::optional<kinform::Quantity> capacity_multiplier() const;
  [[nodiscard]] const std::optional<kinform::Quantity> device_multiplier() const;
};

class KINFORM_EXPORT NodeAllocatableOverhead : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> per_pod() const;
  [[nodiscard]] const std::optional<kinform::Quantity> per_container() const;
};

class KINFORM_EXPORT NodeAllocatableResource : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeAllocatableMapping mapping() const;
  [[nodiscard]] NodeAllocatableOverhead overhead() const;
};

class KINFORM_EXPORT ResourceClaimSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DeviceClaim devices() const;
};

class KINFORM_EXPORT ResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] AllocationResult allocation() const;
  [[nodiscard]] kinform::ListView<ResourceClaimConsumerReference> reserved_for() const;
  [[nodiscard]] kinform::ListView<AllocatedDeviceStatus> devices() const;
};

class KINFORM_EXPORT ResourceClaim : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceClaimSpec spec() const& KINFORM_LIFETIME_BOUND;
  ResourceClaimSpec spec() const&& = delete;
  [[nodiscard]] ResourceClaimStatus status() const& KINFORM_LIFETIME_BOUND;
  ResourceClaimStatus status() const&& = delete;
};

class KINFORM_EXPORT ResourceClaimConsumerReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_group() const;
  [[nodiscard]] const std::string_view resource() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view uid() const;
};

class KINFORM_EXPORT ResourceClaimList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceClaim> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ResourceClaim> items() const&& = delete;
};

class KINFORM_EXPORT ResourceClaimTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const;
  [[nodiscard]] ResourceClaimSpec spec() const;
};

class KINFORM_EXPORT ResourceClaimTemplate : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceClaimTemplateSpec spec() const& KINFORM_LIFETIME_BOUND;
  ResourceClaimTemplateSpec spec() const&& = delete;
};

class KINFORM_EXPORT ResourceClaimTemplateList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceClaimTemplate> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ResourceClaimTemplate> items() const&& = delete;
};

class KINFORM_EXPORT ResourcePool : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] std::int64_t generation() const;
  [[nodiscard]] std::int64_t resource_slice_count() const;
};

class KINFORM_EXPORT ResourceSliceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] ResourcePool pool() const;
  [[nodiscard]] const std::optional<std::string_view> node_name() const;
  [[nodiscard]] kinform::core::v1::NodeSelector node_selector() const;
  [[nodiscard]] const std::optional<bool> all_nodes() const;
  [[nodiscard]] kinform::ListView<Device> devices() const;
  [[nodiscard]] const std::optional<bool> per_device_node_selection() const;
  [[nodiscard]] kinform::ListView<CounterSet> shared_counters() const;
  [[nodiscard]] const std::optional<std::string_view> partition_type_attribute() const;
  [[nodiscard]] kinform::ListView<std::string_view> skip_node_operations() const;
};

class KINFORM_EXPORT ResourceSlice : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceSliceSpec spec() const& KINFORM_LIFETIME_BOUND;
  ResourceSliceSpec spec() const&& = delete;
};

class KINFORM_EXPORT ResourceSliceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/resource/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceSlice> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ResourceSlice> items() const&& = delete;
};

}  // namespace kinform::inline v0::resource::v1
