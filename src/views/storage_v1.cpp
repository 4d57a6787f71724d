#include "kinform/storage/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::storage::v1 {

const std::optional<bool> CSIDriverSpec::attach_required() const {
  return get<std::optional<bool>>("attachRequired");
}

const std::optional<bool> CSIDriverSpec::pod_info_on_mount() const {
  return get<std::optional<bool>>("podInfoOnMount");
}

kinform::ListView<std::string_view> CSIDriverSpec::volume_lifecycle_modes() const {
  return kinform::ListView<std::string_view>(member("volumeLifecycleModes"));
}

const std::optional<bool> CSIDriverSpec::storage_capacity() const {
  return get<std::optional<bool>>("storageCapacity");
}

const std::optional<std::string_view> CSIDriverSpec::fs_group_policy() const {
  return get<std::optional<std::string_view>>("fsGroupPolicy");
}

kinform::ListView<TokenRequest> CSIDriverSpec::token_requests() const {
  return kinform::ListView<TokenRequest>(member("tokenRequests"));
}

const std::optional<bool> CSIDriverSpec::requires_republish() const {
  return get<std::optional<bool>>("requiresRepublish");
}

const std::optional<bool> CSIDriverSpec::se_linux_mount() const {
  return get<std::optional<bool>>("seLinuxMount");
}

const std::optional<std::int64_t> CSIDriverSpec::node_allocatable_update_period_seconds() const {
  return get<std::optional<std::int64_t>>("nodeAllocatableUpdatePeriodSeconds");
}

const std::optional<bool> CSIDriverSpec::service_account_token_in_secrets() const {
  return get<std::optional<bool>>("serviceAccountTokenInSecrets");
}

const std::optional<bool> CSIDriverSpec::prevent_pod_scheduling_if_missing() const {
  return get<std::optional<bool>>("preventPodSchedulingIfMissing");
}

kinform::Resource CSIDriver::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csidrivers", .kind = "CSIDriver", .namespaced = false};
}

const std::string_view CSIDriver::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSIDriver::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CSIDriver::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

CSIDriverSpec CSIDriver::spec() const& {
  return CSIDriverSpec(member("spec"));
}

const std::string_view CSIDriverList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSIDriverList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CSIDriverList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CSIDriver> CSIDriverList::items() const& {
  return kinform::ListView<CSIDriver>(member("items"));
}

kinform::ListView<CSINodeDriver> CSINodeSpec::drivers() const {
  return kinform::ListView<CSINodeDriver>(member("drivers"));
}

kinform::Resource CSINode::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csinodes", .kind = "CSINode", .namespaced = false};
}

const std::string_view CSINode::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSINode::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CSINode::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

CSINodeSpec CSINode::spec() const& {
  return CSINodeSpec(member("spec"));
}

const std::optional<std::int32_t> VolumeNodeResources::count() const {
  return get<std::optional<std::int32_t>>("count");
}

const std::string_view CSINodeDriver::name() const {
  return get<std::string_view>("name");
}

const std::string_view CSINodeDriver::node_id() const {
  return get<std::string_view>("nodeID");
}

kinform::ListView<std::string_view> CSINodeDriver::topology_keys() const {
  return kinform::ListView<std::string_view>(member("topologyKeys"));
}

VolumeNodeResources CSINodeDriver::allocatable() const {
  return VolumeNodeResources(member("allocatable"));
}

const std::string_view CSINodeList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSINodeList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CSINodeList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CSINode> CSINodeList::items() const& {
  return kinform::ListView<CSINode>(member("items"));
}

kinform::Resource CSIStorageCapacity::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csistoragecapacities", .kind = "CSIStorageCapacity"};
}

const std::string_view CSIStorageCapacity::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSIStorageCapacity::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CSIStorageCapacity::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::meta::v1::LabelSelector CSIStorageCapacity::node_topology() const& {
  return kinform::meta::v1::LabelSelector(member("nodeTopology"));
}

const std::string_view CSIStorageCapacity::storage_class_name() const& {
  return get<std::string_view>("storageClassName");
}

const std::optional<kinform::Quantity> CSIStorageCapacity::capacity() const {
  return get<std::optional<kinform::Quantity>>("capacity");
}

const std::optional<kinform::Quantity> CSIStorageCapacity::maximum_volume_size() const {
  return get<std::optional<kinform::Quantity>>("maximumVolumeSize");
}

const std::string_view CSIStorageCapacityList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CSIStorageCapacityList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CSIStorageCapacityList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CSIStorageCapacity> CSIStorageCapacityList::items() const& {
  return kinform::ListView<CSIStorageCapacity>(member("items"));
}

kinform::Resource StorageClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "storageclasses", .kind = "StorageClass", .namespaced = false};
}

const std::string_view StorageClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view StorageClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta StorageClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::string_view StorageClass::provisioner() const& {
  return get<std::string_view>("provisioner");
}

kinform::MapView<std::string_view> StorageClass::parameters() const& {
  return kinform::MapView<std::string_view>(member("parameters"));
}

const std::optional<std::string_view> StorageClass::reclaim_policy() const& {
  return get<std::optional<std::string_view>>("reclaimPolicy");
}

kinform::ListView<std::string_view> StorageClass::mount_options() const& {
  return kinform::ListView<std::string_view>(member("mountOptions"));
}

const std::optional<bool> StorageClass::allow_volume_expansion() const {
  return get<std::optional<bool>>("allowVolumeExpansion");
}

const std::optional<std::string_view> StorageClass::volume_binding_mode() const& {
  return get<std::optional<std::string_view>>("volumeBindingMode");
}

kinform::ListView<kinform::core::v1::TopologySelectorTerm> StorageClass::allowed_topologies() const& {
  return kinform::ListView<kinform::core::v1::TopologySelectorTerm>(member("allowedTopologies"));
}

const std::string_view StorageClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view StorageClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta StorageClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<StorageClass> StorageClassList::items() const& {
  return kinform::ListView<StorageClass>(member("items"));
}

const std::string_view TokenRequest::audience() const {
  return get<std::string_view>("audience");
}

const std::optional<std::int64_t> TokenRequest::expiration_seconds() const {
  return get<std::optional<std::int64_t>>("expirationSeconds");
}

const std::optional<std::string_view> VolumeAttachmentSource::persistent_volume_name() const {
  return get<std::optional<std::string_view>>("persistentVolumeName");
}

kinform::core::v1::PersistentVolumeSpec VolumeAttachmentSource::inline_volume_spec() const {
  return kinform::core::v1::PersistentVolumeSpec(member("inlineVolumeSpec"));
}

const std::string_view VolumeAttachmentSpec::attacher() const {
  return get<std::string_view>("attacher");
}

VolumeAttachmentSource VolumeAttachmentSpec::source() const {
  return VolumeAttachmentSource(member("source"));
}

const std::string_view VolumeAttachmentSpec::node_name() const {
  return get<std::string_view>("nodeName");
}

const std::optional<std::chrono::sys_seconds> VolumeError::time() const {
  return get<std::optional<std::chrono::sys_seconds>>("time");
}

const std::string_view VolumeError::message() const {
  return get<std::string_view>("message");
}

const std::optional<std::int32_t> VolumeError::error_code() const {
  return get<std::optional<std::int32_t>>("errorCode");
}

bool VolumeAttachmentStatus::attached() const {
  return get<bool>("attached");
}

kinform::MapView<std::string_view> VolumeAttachmentStatus::attachment_metadata() const {
  return kinform::MapView<std::string_view>(member("attachmentMetadata"));
}

VolumeError VolumeAttachmentStatus::attach_error() const {
  return VolumeError(member("attachError"));
}

VolumeError VolumeAttachmentStatus::detach_error() const {
  return VolumeError(member("detachError"));
}

kinform::Resource VolumeAttachment::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattachments", .kind = "VolumeAttachment", .namespaced = false};
}

const std::string_view VolumeAttachment::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view VolumeAttachment::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta VolumeAttachment::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

VolumeAttachmentSpec VolumeAttachment::spec() const& {
  return VolumeAttachmentSpec(member("spec"));
}

VolumeAttachmentStatus VolumeAttachment::status() const& {
  return VolumeAttachmentStatus(member("status"));
}

const std::string_view VolumeAttachmentList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view VolumeAttachmentList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta VolumeAttachmentList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<VolumeAttachment> VolumeAttachmentList::items() const& {
  return kinform::ListView<VolumeAttachment>(member("items"));
}

kinform::Resource VolumeAttributesClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattributesclasses", .kind = "VolumeAttributesClass", .namespaced = false};
}

const std::string_view VolumeAttributesClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view VolumeAttributesClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta VolumeAttributesClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::string_view VolumeAttributesClass::driver_name() const& {
  return get<std::string_view>("driverName");
}

kinform::MapView<std::string_view> VolumeAttributesClass::parameters() const& {
  return kinform::MapView<std::string_view>(member("parameters"));
}

const std::string_view VolumeAttributesClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view VolumeAttributesClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta VolumeAttributesClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<VolumeAttributesClass> VolumeAttributesClassList::items() const& {
  return kinform::ListView<VolumeAttributesClass>(member("items"));
}

}  // namespace kinform::storage::v1
