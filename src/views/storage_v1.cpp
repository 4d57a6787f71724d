#include "kinform/storage/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::storage::v1 {

const std::optional<bool> CSIDriverSpec::attach_required() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("attachRequired", places);
}

const std::optional<bool> CSIDriverSpec::pod_info_on_mount() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("podInfoOnMount", places);
}

kinform::ListView<std::string_view> CSIDriverSpec::volume_lifecycle_modes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("volumeLifecycleModes", places));
}

const std::optional<bool> CSIDriverSpec::storage_capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("storageCapacity", places);
}

const std::optional<std::string_view> CSIDriverSpec::fs_group_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("fsGroupPolicy", places);
}

kinform::ListView<TokenRequest> CSIDriverSpec::token_requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TokenRequest>(member("tokenRequests", places));
}

const std::optional<bool> CSIDriverSpec::requires_republish() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("requiresRepublish", places);
}

const std::optional<bool> CSIDriverSpec::se_linux_mount() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("seLinuxMount", places);
}

const std::optional<std::int64_t> CSIDriverSpec::node_allocatable_update_period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("nodeAllocatableUpdatePeriodSeconds", places);
}

const std::optional<bool> CSIDriverSpec::service_account_token_in_secrets() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("serviceAccountTokenInSecrets", places);
}

const std::optional<bool> CSIDriverSpec::prevent_pod_scheduling_if_missing() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("preventPodSchedulingIfMissing", places);
}

kinform::Resource CSIDriver::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csidrivers", .kind = "CSIDriver", .namespaced = false};
}

const std::string_view CSIDriver::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSIDriver::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CSIDriver::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

CSIDriverSpec CSIDriver::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CSIDriverSpec(member("spec", places));
}

const std::string_view CSIDriverList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSIDriverList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CSIDriverList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CSIDriver> CSIDriverList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CSIDriver>(member("items", places));
}

kinform::ListView<CSINodeDriver> CSINodeSpec::drivers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CSINodeDriver>(member("drivers", places));
}

kinform::Resource CSINode::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csinodes", .kind = "CSINode", .namespaced = false};
}

const std::string_view CSINode::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSINode::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CSINode::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

CSINodeSpec CSINode::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CSINodeSpec(member("spec", places));
}

const std::optional<std::int32_t> VolumeNodeResources::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("count", places);
}

const std::string_view CSINodeDriver::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view CSINodeDriver::node_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("nodeID", places);
}

kinform::ListView<std::string_view> CSINodeDriver::topology_keys() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("topologyKeys", places));
}

VolumeNodeResources CSINodeDriver::allocatable() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeNodeResources(member("allocatable", places));
}

const std::string_view CSINodeList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSINodeList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CSINodeList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CSINode> CSINodeList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CSINode>(member("items", places));
}

kinform::Resource CSIStorageCapacity::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "csistoragecapacities", .kind = "CSIStorageCapacity"};
}

const std::string_view CSIStorageCapacity::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSIStorageCapacity::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CSIStorageCapacity::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::meta::v1::LabelSelector CSIStorageCapacity::node_topology() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("nodeTopology", places));
}

const std::string_view CSIStorageCapacity::storage_class_name() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storageClassName", places);
}

const std::optional<kinform::Quantity> CSIStorageCapacity::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("capacity", places);
}

const std::optional<kinform::Quantity> CSIStorageCapacity::maximum_volume_size() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("maximumVolumeSize", places);
}

const std::string_view CSIStorageCapacityList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CSIStorageCapacityList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CSIStorageCapacityList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CSIStorageCapacity> CSIStorageCapacityList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CSIStorageCapacity>(member("items", places));
}

kinform::Resource StorageClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "storageclasses", .kind = "StorageClass", .namespaced = false};
}

const std::string_view StorageClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view StorageClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta StorageClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::string_view StorageClass::provisioner() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("provisioner", places);
}

kinform::MapView<std::string_view> StorageClass::parameters() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("parameters", places));
}

const std::optional<std::string_view> StorageClass::reclaim_policy() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("reclaimPolicy", places);
}

kinform::ListView<std::string_view> StorageClass::mount_options() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("mountOptions", places));
}

const std::optional<bool> StorageClass::allow_volume_expansion() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allowVolumeExpansion", places);
}

const std::optional<std::string_view> StorageClass::volume_binding_mode() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("volumeBindingMode", places);
}

kinform::ListView<kinform::core::v1::TopologySelectorTerm> StorageClass::allowed_topologies() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::core::v1::TopologySelectorTerm>(member("allowedTopologies", places));
}

const std::string_view StorageClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view StorageClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta StorageClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<StorageClass> StorageClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<StorageClass>(member("items", places));
}

const std::string_view TokenRequest::audience() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("audience", places);
}

const std::optional<std::int64_t> TokenRequest::expiration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("expirationSeconds", places);
}

const std::optional<std::string_view> VolumeAttachmentSource::persistent_volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("persistentVolumeName", places);
}

kinform::core::v1::PersistentVolumeSpec VolumeAttachmentSource::inline_volume_spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::PersistentVolumeSpec(member("inlineVolumeSpec", places));
}

const std::string_view VolumeAttachmentSpec::attacher() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("attacher", places);
}

VolumeAttachmentSource VolumeAttachmentSpec::source() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeAttachmentSource(member("source", places));
}

const std::string_view VolumeAttachmentSpec::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("nodeName", places);
}

const std::optional<std::chrono::sys_seconds> VolumeError::time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("time", places);
}

const std::string_view VolumeError::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::optional<std::int32_t> VolumeError::error_code() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("errorCode", places);
}

bool VolumeAttachmentStatus::attached() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("attached", places);
}

kinform::MapView<std::string_view> VolumeAttachmentStatus::attachment_metadata() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("attachmentMetadata", places));
}

VolumeError VolumeAttachmentStatus::attach_error() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeError(member("attachError", places));
}

VolumeError VolumeAttachmentStatus::detach_error() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeError(member("detachError", places));
}

kinform::Resource VolumeAttachment::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattachments", .kind = "VolumeAttachment", .namespaced = false};
}

const std::string_view VolumeAttachment::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view VolumeAttachment::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta VolumeAttachment::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

VolumeAttachmentSpec VolumeAttachment::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeAttachmentSpec(member("spec", places));
}

VolumeAttachmentStatus VolumeAttachment::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeAttachmentStatus(member("status", places));
}

const std::string_view VolumeAttachmentList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view VolumeAttachmentList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta VolumeAttachmentList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<VolumeAttachment> VolumeAttachmentList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeAttachment>(member("items", places));
}

kinform::Resource VolumeAttributesClass::resource() {
  return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattributesclasses", .kind = "VolumeAttributesClass", .namespaced = false};
}

const std::string_view VolumeAttributesClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view VolumeAttributesClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta VolumeAttributesClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::string_view VolumeAttributesClass::driver_name() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driverName", places);
}

kinform::MapView<std::string_view> VolumeAttributesClass::parameters() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("parameters", places));
}

const std::string_view VolumeAttributesClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view VolumeAttributesClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta VolumeAttributesClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<VolumeAttributesClass> VolumeAttributesClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeAttributesClass>(member("items", places));
}

}  // namespace kinform::inline v0::storage::v1
