// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/storage/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::storage::v1 {

const std::optional<bool> CSIDriverSpec::attach_required() const {
  static constinit kinform::detail::Field field("attachRequired");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> CSIDriverSpec::pod_info_on_mount() const {
  static constinit kinform::detail::Field field("podInfoOnMount");
  return get<std::optional<bool>>(field);
}

kinform::ListView<std::string_view> CSIDriverSpec::volume_lifecycle_modes() const {
  static constinit kinform::detail::Field field("volumeLifecycleModes");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<bool> CSIDriverSpec::storage_capacity() const {
  static constinit kinform::detail::Field field("storageCapacity");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> CSIDriverSpec::fs_group_policy() const {
  static constinit kinform::detail::Field field("fsGroupPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<TokenRequest> CSIDriverSpec::token_requests() const {
  static constinit kinform::detail::Field field("tokenRequests");
  return kinform::ListView<TokenRequest>(member(field));
}

const std::optional<bool> CSIDriverSpec::requires_republish() const {
  static constinit kinform::detail::Field field("requiresRepublish");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> CSIDriverSpec::se_linux_mount() const {
  static constinit kinform::detail::Field field("seLinuxMount");
  return get<std::optional<bool>>(field);
}

const std::optional<std::int64_t> CSIDriverSpec::node_allocatable_update_period_seconds() const {
  static constinit kinform::detail::Field field("nodeAllocatableUpdatePeriodSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<bool> CSIDriverSpec::service_account_token_in_secrets() const {
  static constinit kinform::detail::Field field("serviceAccountTokenInSecrets");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> CSIDriverSpec::prevent_pod_scheduling_if_missing() const {
  static constinit kinform::detail::Field field("preventPodSchedulingIfMissing");
  return get<std::optional<bool>>(field);
}

kinform::ApiResource CSIDriver::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csidrivers", .kind = "CSIDriver", .namespaced = false};
}

const std::string_view CSIDriver::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSIDriver::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CSIDriver::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

CSIDriverSpec CSIDriver::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return CSIDriverSpec(member(field));
}

const std::string_view CSIDriverList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSIDriverList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CSIDriverList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CSIDriver> CSIDriverList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CSIDriver>(member(field));
}

kinform::ListView<CSINodeDriver> CSINodeSpec::drivers() const {
  static constinit kinform::detail::Field field("drivers");
  return kinform::ListView<CSINodeDriver>(member(field));
}

kinform::ListView<StorageHealth> CSINodeStatus::storage_health() const {
  static constinit kinform::detail::Field field("storageHealth");
  return kinform::ListView<StorageHealth>(member(field));
}

kinform::ApiResource CSINode::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csinodes", .kind = "CSINode", .namespaced = false};
}

const std::string_view CSINode::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSINode::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CSINode::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

CSINodeSpec CSINode::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return CSINodeSpec(member(field));
}

CSINodeStatus CSINode::status() const& {
  static constinit kinform::detail::Field field("status");
  return CSINodeStatus(member(field));
}

const std::optional<std::int32_t> VolumeNodeResources::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view CSINodeDriver::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view CSINodeDriver::node_id() const {
  static constinit kinform::detail::Field field("nodeID");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> CSINodeDriver::topology_keys() const {
  static constinit kinform::detail::Field field("topologyKeys");
  return kinform::ListView<std::string_view>(member(field));
}

VolumeNodeResources CSINodeDriver::allocatable() const {
  static constinit kinform::detail::Field field("allocatable");
  return VolumeNodeResources(member(field));
}

const std::string_view CSINodeList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSINodeList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CSINodeList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CSINode> CSINodeList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CSINode>(member(field));
}

kinform::ApiResource CSIStorageCapacity::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csistoragecapacities", .kind = "CSIStorageCapacity"};
}

const std::string_view CSIStorageCapacity::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSIStorageCapacity::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CSIStorageCapacity::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::meta::v1::LabelSelector CSIStorageCapacity::node_topology() const& {
  static constinit kinform::detail::Field field("nodeTopology");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::string_view CSIStorageCapacity::storage_class_name() const& {
  static constinit kinform::detail::Field field("storageClassName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> CSIStorageCapacity::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> CSIStorageCapacity::maximum_volume_size() const {
  static constinit kinform::detail::Field field("maximumVolumeSize");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view CSIStorageCapacityList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CSIStorageCapacityList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CSIStorageCapacityList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CSIStorageCapacity> CSIStorageCapacityList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CSIStorageCapacity>(member(field));
}

kinform::ApiResource StorageClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "storageclasses", .kind = "StorageClass", .namespaced = false};
}

const std::string_view StorageClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StorageClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta StorageClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::string_view StorageClass::provisioner() const& {
  static constinit kinform::detail::Field field("provisioner");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> StorageClass::parameters() const& {
  static constinit kinform::detail::Field field("parameters");
  return kinform::MapView<std::string_view>(member(field));
}

const std::optional<std::string_view> StorageClass::reclaim_policy() const& {
  static constinit kinform::detail::Field field("reclaimPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> StorageClass::mount_options() const& {
  static constinit kinform::detail::Field field("mountOptions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<bool> StorageClass::allow_volume_expansion() const {
  static constinit kinform::detail::Field field("allowVolumeExpansion");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> StorageClass::volume_binding_mode() const& {
  static constinit kinform::detail::Field field("volumeBindingMode");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<kinform::core::v1::TopologySelectorTerm> StorageClass::allowed_topologies() const& {
  static constinit kinform::detail::Field field("allowedTopologies");
  return kinform::ListView<kinform::core::v1::TopologySelectorTerm>(member(field));
}

const std::string_view StorageClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StorageClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta StorageClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<StorageClass> StorageClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<StorageClass>(member(field));
}

const std::string_view StorageHealth::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<StorageHealthCondition> StorageHealth::health_conditions() const {
  static constinit kinform::detail::Field field("healthConditions");
  return kinform::ListView<StorageHealthCondition>(member(field));
}

const std::string_view StorageHealthCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view StorageHealthCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view StorageHealthCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> StorageHealthCondition::access_mode() const {
  static constinit kinform::detail::Field field("accessMode");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> StorageHealthCondition::volume_mode() const {
  static constinit kinform::detail::Field field("volumeMode");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<kinform::Time> StorageHealthCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view TokenRequest::audience() const {
  static constinit kinform::detail::Field field("audience");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> TokenRequest::expiration_seconds() const {
  static constinit kinform::detail::Field field("expirationSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::string_view> VolumeAttachmentSource::persistent_volume_name() const {
  static constinit kinform::detail::Field field("persistentVolumeName");
  return get<std::optional<std::string_view>>(field);
}

kinform::core::v1::PersistentVolumeSpec VolumeAttachmentSource::inline_volume_spec() const {
  static constinit kinform::detail::Field field("inlineVolumeSpec");
  return kinform::core::v1::PersistentVolumeSpec(member(field));
}

const std::string_view VolumeAttachmentSpec::attacher() const {
  static constinit kinform::detail::Field field("attacher");
  return get<std::string_view>(field);
}

VolumeAttachmentSource VolumeAttachmentSpec::source() const {
  static constinit kinform::detail::Field field("source");
  return VolumeAttachmentSource(member(field));
}

const std::string_view VolumeAttachmentSpec::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> VolumeError::time() const {
  static constinit kinform::detail::Field field("time");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view VolumeError::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> VolumeError::error_code() const {
  static constinit kinform::detail::Field field("errorCode");
  return get<std::optional<std::int32_t>>(field);
}

bool VolumeAttachmentStatus::attached() const {
  static constinit kinform::detail::Field field("attached");
  return get<bool>(field);
}

kinform::MapView<std::string_view> VolumeAttachmentStatus::attachment_metadata() const {
  static constinit kinform::detail::Field field("attachmentMetadata");
  return kinform::MapView<std::string_view>(member(field));
}

VolumeError VolumeAttachmentStatus::attach_error() const {
  static constinit kinform::detail::Field field("attachError");
  return VolumeError(member(field));
}

VolumeError VolumeAttachmentStatus::detach_error() const {
  static constinit kinform::detail::Field field("detachError");
  return VolumeError(member(field));
}

kinform::ApiResource VolumeAttachment::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattachments", .kind = "VolumeAttachment", .namespaced = false};
}

const std::string_view VolumeAttachment::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view VolumeAttachment::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta VolumeAttachment::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

VolumeAttachmentSpec VolumeAttachment::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return VolumeAttachmentSpec(member(field));
}

VolumeAttachmentStatus VolumeAttachment::status() const& {
  static constinit kinform::detail::Field field("status");
  return VolumeAttachmentStatus(member(field));
}

const std::string_view VolumeAttachmentList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view VolumeAttachmentList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta VolumeAttachmentList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<VolumeAttachment> VolumeAttachmentList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<VolumeAttachment>(member(field));
}

kinform::ApiResource VolumeAttributesClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattributesclasses", .kind = "VolumeAttributesClass", .namespaced = false};
}

const std::string_view VolumeAttributesClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view VolumeAttributesClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta VolumeAttributesClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::string_view VolumeAttributesClass::driver_name() const& {
  static constinit kinform::detail::Field field("driverName");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> VolumeAttributesClass::parameters() const& {
  static constinit kinform::detail::Field field("parameters");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view VolumeAttributesClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view VolumeAttributesClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta VolumeAttributesClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<VolumeAttributesClass> VolumeAttributesClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<VolumeAttributesClass>(member(field));
}

}  // namespace kinform::inline v0::storage::v1
