// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/storage/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::storage::v1 {

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_attach_required(bool value) {
  put_field("attachRequired", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_attach_required() {
  drop_field("attachRequired");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_pod_info_on_mount(bool value) {
  put_field("podInfoOnMount", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_pod_info_on_mount() {
  drop_field("podInfoOnMount");
  return *this;
}

kinform::DraftList<std::string_view> CSIDriverSpec::Draft::volume_lifecycle_modes() {
  return kinform::DraftList<std::string_view>(field_part("volumeLifecycleModes"));
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_volume_lifecycle_modes() {
  drop_field("volumeLifecycleModes");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_storage_capacity(bool value) {
  put_field("storageCapacity", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_storage_capacity() {
  drop_field("storageCapacity");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_fs_group_policy(std::string_view value) {
  put_field("fsGroupPolicy", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_fs_group_policy() {
  drop_field("fsGroupPolicy");
  return *this;
}

kinform::DraftList<TokenRequest::Draft> CSIDriverSpec::Draft::token_requests() {
  return kinform::DraftList<TokenRequest::Draft>(field_part("tokenRequests"));
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_token_requests() {
  drop_field("tokenRequests");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_requires_republish(bool value) {
  put_field("requiresRepublish", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_requires_republish() {
  drop_field("requiresRepublish");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_se_linux_mount(bool value) {
  put_field("seLinuxMount", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_se_linux_mount() {
  drop_field("seLinuxMount");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_node_allocatable_update_period_seconds(std::int64_t value) {
  put_field("nodeAllocatableUpdatePeriodSeconds", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_node_allocatable_update_period_seconds() {
  drop_field("nodeAllocatableUpdatePeriodSeconds");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_service_account_token_in_secrets(bool value) {
  put_field("serviceAccountTokenInSecrets", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_service_account_token_in_secrets() {
  drop_field("serviceAccountTokenInSecrets");
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::set_prevent_pod_scheduling_if_missing(bool value) {
  put_field("preventPodSchedulingIfMissing", value);
  return *this;
}

CSIDriverSpec::Draft& CSIDriverSpec::Draft::clear_prevent_pod_scheduling_if_missing() {
  drop_field("preventPodSchedulingIfMissing");
  return *this;
}

CSIDriver::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSIDriver"));
}

CSIDriver::Draft& CSIDriver::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSIDriver::Draft& CSIDriver::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSIDriver::Draft& CSIDriver::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSIDriver::Draft& CSIDriver::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CSIDriver::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CSIDriver::Draft& CSIDriver::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

CSIDriverSpec::Draft CSIDriver::Draft::spec() {
  return CSIDriverSpec::Draft(field_part("spec"));
}

CSIDriver::Draft& CSIDriver::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CSIDriverList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSIDriverList"));
}

CSIDriverList::Draft& CSIDriverList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSIDriverList::Draft& CSIDriverList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSIDriverList::Draft& CSIDriverList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSIDriverList::Draft& CSIDriverList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CSIDriverList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CSIDriverList::Draft& CSIDriverList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CSIDriver::Draft> CSIDriverList::Draft::items() {
  return kinform::DraftList<CSIDriver::Draft>(field_part("items"));
}

CSIDriverList::Draft& CSIDriverList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::DraftList<CSINodeDriver::Draft> CSINodeSpec::Draft::drivers() {
  return kinform::DraftList<CSINodeDriver::Draft>(field_part("drivers"));
}

CSINodeSpec::Draft& CSINodeSpec::Draft::clear_drivers() {
  drop_field("drivers");
  return *this;
}

kinform::DraftList<StorageHealth::Draft> CSINodeStatus::Draft::storage_health() {
  return kinform::DraftList<StorageHealth::Draft>(field_part("storageHealth"));
}

CSINodeStatus::Draft& CSINodeStatus::Draft::clear_storage_health() {
  drop_field("storageHealth");
  return *this;
}

CSINode::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSINode"));
}

CSINode::Draft& CSINode::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSINode::Draft& CSINode::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSINode::Draft& CSINode::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSINode::Draft& CSINode::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CSINode::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CSINode::Draft& CSINode::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

CSINodeSpec::Draft CSINode::Draft::spec() {
  return CSINodeSpec::Draft(field_part("spec"));
}

CSINode::Draft& CSINode::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CSINodeStatus::Draft CSINode::Draft::status() {
  return CSINodeStatus::Draft(field_part("status"));
}

CSINode::Draft& CSINode::Draft::clear_status() {
  drop_field("status");
  return *this;
}

VolumeNodeResources::Draft& VolumeNodeResources::Draft::set_count(std::int32_t value) {
  put_field("count", value);
  return *this;
}

VolumeNodeResources::Draft& VolumeNodeResources::Draft::clear_count() {
  drop_field("count");
  return *this;
}

CSINodeDriver::Draft& CSINodeDriver::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

CSINodeDriver::Draft& CSINodeDriver::Draft::clear_name() {
  drop_field("name");
  return *this;
}

CSINodeDriver::Draft& CSINodeDriver::Draft::set_node_id(std::string_view value) {
  put_field("nodeID", value);
  return *this;
}

CSINodeDriver::Draft& CSINodeDriver::Draft::clear_node_id() {
  drop_field("nodeID");
  return *this;
}

kinform::DraftList<std::string_view> CSINodeDriver::Draft::topology_keys() {
  return kinform::DraftList<std::string_view>(field_part("topologyKeys"));
}

CSINodeDriver::Draft& CSINodeDriver::Draft::clear_topology_keys() {
  drop_field("topologyKeys");
  return *this;
}

VolumeNodeResources::Draft CSINodeDriver::Draft::allocatable() {
  return VolumeNodeResources::Draft(field_part("allocatable"));
}

CSINodeDriver::Draft& CSINodeDriver::Draft::clear_allocatable() {
  drop_field("allocatable");
  return *this;
}

CSINodeList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSINodeList"));
}

CSINodeList::Draft& CSINodeList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSINodeList::Draft& CSINodeList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSINodeList::Draft& CSINodeList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSINodeList::Draft& CSINodeList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CSINodeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CSINodeList::Draft& CSINodeList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CSINode::Draft> CSINodeList::Draft::items() {
  return kinform::DraftList<CSINode::Draft>(field_part("items"));
}

CSINodeList::Draft& CSINodeList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

CSIStorageCapacity::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSIStorageCapacity"));
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CSIStorageCapacity::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft CSIStorageCapacity::Draft::node_topology() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("nodeTopology"));
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_node_topology() {
  drop_field("nodeTopology");
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::set_storage_class_name(std::string_view value) {
  put_field("storageClassName", value);
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_storage_class_name() {
  drop_field("storageClassName");
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::set_capacity(const kinform::Quantity& value) {
  put_field("capacity", value);
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::set_maximum_volume_size(const kinform::Quantity& value) {
  put_field("maximumVolumeSize", value);
  return *this;
}

CSIStorageCapacity::Draft& CSIStorageCapacity::Draft::clear_maximum_volume_size() {
  drop_field("maximumVolumeSize");
  return *this;
}

CSIStorageCapacityList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("CSIStorageCapacityList"));
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CSIStorageCapacityList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CSIStorageCapacity::Draft> CSIStorageCapacityList::Draft::items() {
  return kinform::DraftList<CSIStorageCapacity::Draft>(field_part("items"));
}

CSIStorageCapacityList::Draft& CSIStorageCapacityList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

StorageClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("StorageClass"));
}

StorageClass::Draft& StorageClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StorageClass::Draft& StorageClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft StorageClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

StorageClass::Draft& StorageClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

StorageClass::Draft& StorageClass::Draft::set_provisioner(std::string_view value) {
  put_field("provisioner", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_provisioner() {
  drop_field("provisioner");
  return *this;
}

kinform::DraftMap<std::string_view> StorageClass::Draft::parameters() {
  return kinform::DraftMap<std::string_view>(field_part("parameters"));
}

StorageClass::Draft& StorageClass::Draft::clear_parameters() {
  drop_field("parameters");
  return *this;
}

StorageClass::Draft& StorageClass::Draft::set_reclaim_policy(std::string_view value) {
  put_field("reclaimPolicy", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_reclaim_policy() {
  drop_field("reclaimPolicy");
  return *this;
}

kinform::DraftList<std::string_view> StorageClass::Draft::mount_options() {
  return kinform::DraftList<std::string_view>(field_part("mountOptions"));
}

StorageClass::Draft& StorageClass::Draft::clear_mount_options() {
  drop_field("mountOptions");
  return *this;
}

StorageClass::Draft& StorageClass::Draft::set_allow_volume_expansion(bool value) {
  put_field("allowVolumeExpansion", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_allow_volume_expansion() {
  drop_field("allowVolumeExpansion");
  return *this;
}

StorageClass::Draft& StorageClass::Draft::set_volume_binding_mode(std::string_view value) {
  put_field("volumeBindingMode", value);
  return *this;
}

StorageClass::Draft& StorageClass::Draft::clear_volume_binding_mode() {
  drop_field("volumeBindingMode");
  return *this;
}

kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft> StorageClass::Draft::allowed_topologies() {
  return kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft>(field_part("allowedTopologies"));
}

StorageClass::Draft& StorageClass::Draft::clear_allowed_topologies() {
  drop_field("allowedTopologies");
  return *this;
}

StorageClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("StorageClassList"));
}

StorageClassList::Draft& StorageClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StorageClassList::Draft& StorageClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StorageClassList::Draft& StorageClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StorageClassList::Draft& StorageClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft StorageClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

StorageClassList::Draft& StorageClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<StorageClass::Draft> StorageClassList::Draft::items() {
  return kinform::DraftList<StorageClass::Draft>(field_part("items"));
}

StorageClassList::Draft& StorageClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

StorageHealth::Draft& StorageHealth::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

StorageHealth::Draft& StorageHealth::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<StorageHealthCondition::Draft> StorageHealth::Draft::health_conditions() {
  return kinform::DraftList<StorageHealthCondition::Draft>(field_part("healthConditions"));
}

StorageHealth::Draft& StorageHealth::Draft::clear_health_conditions() {
  drop_field("healthConditions");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_access_mode(std::string_view value) {
  put_field("accessMode", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_access_mode() {
  drop_field("accessMode");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_volume_mode(std::string_view value) {
  put_field("volumeMode", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_volume_mode() {
  drop_field("volumeMode");
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

StorageHealthCondition::Draft& StorageHealthCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::set_audience(std::string_view value) {
  put_field("audience", value);
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::clear_audience() {
  drop_field("audience");
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::set_expiration_seconds(std::int64_t value) {
  put_field("expirationSeconds", value);
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::clear_expiration_seconds() {
  drop_field("expirationSeconds");
  return *this;
}

VolumeAttachmentSource::Draft& VolumeAttachmentSource::Draft::set_persistent_volume_name(std::string_view value) {
  put_field("persistentVolumeName", value);
  return *this;
}

VolumeAttachmentSource::Draft& VolumeAttachmentSource::Draft::clear_persistent_volume_name() {
  drop_field("persistentVolumeName");
  return *this;
}

kinform::core::v1::PersistentVolumeSpec::Draft VolumeAttachmentSource::Draft::inline_volume_spec() {
  return kinform::core::v1::PersistentVolumeSpec::Draft(field_part("inlineVolumeSpec"));
}

VolumeAttachmentSource::Draft& VolumeAttachmentSource::Draft::clear_inline_volume_spec() {
  drop_field("inlineVolumeSpec");
  return *this;
}

VolumeAttachmentSpec::Draft& VolumeAttachmentSpec::Draft::set_attacher(std::string_view value) {
  put_field("attacher", value);
  return *this;
}

VolumeAttachmentSpec::Draft& VolumeAttachmentSpec::Draft::clear_attacher() {
  drop_field("attacher");
  return *this;
}

VolumeAttachmentSource::Draft VolumeAttachmentSpec::Draft::source() {
  return VolumeAttachmentSource::Draft(field_part("source"));
}

VolumeAttachmentSpec::Draft& VolumeAttachmentSpec::Draft::clear_source() {
  drop_field("source");
  return *this;
}

VolumeAttachmentSpec::Draft& VolumeAttachmentSpec::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

VolumeAttachmentSpec::Draft& VolumeAttachmentSpec::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

VolumeError::Draft& VolumeError::Draft::set_time(kinform::Time value) {
  put_field("time", value);
  return *this;
}

VolumeError::Draft& VolumeError::Draft::clear_time() {
  drop_field("time");
  return *this;
}

VolumeError::Draft& VolumeError::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

VolumeError::Draft& VolumeError::Draft::clear_message() {
  drop_field("message");
  return *this;
}

VolumeError::Draft& VolumeError::Draft::set_error_code(std::int32_t value) {
  put_field("errorCode", value);
  return *this;
}

VolumeError::Draft& VolumeError::Draft::clear_error_code() {
  drop_field("errorCode");
  return *this;
}

VolumeAttachmentStatus::Draft& VolumeAttachmentStatus::Draft::set_attached(bool value) {
  put_field("attached", value);
  return *this;
}

VolumeAttachmentStatus::Draft& VolumeAttachmentStatus::Draft::clear_attached() {
  drop_field("attached");
  return *this;
}

kinform::DraftMap<std::string_view> VolumeAttachmentStatus::Draft::attachment_metadata() {
  return kinform::DraftMap<std::string_view>(field_part("attachmentMetadata"));
}

VolumeAttachmentStatus::Draft& VolumeAttachmentStatus::Draft::clear_attachment_metadata() {
  drop_field("attachmentMetadata");
  return *this;
}

VolumeError::Draft VolumeAttachmentStatus::Draft::attach_error() {
  return VolumeError::Draft(field_part("attachError"));
}

VolumeAttachmentStatus::Draft& VolumeAttachmentStatus::Draft::clear_attach_error() {
  drop_field("attachError");
  return *this;
}

VolumeError::Draft VolumeAttachmentStatus::Draft::detach_error() {
  return VolumeError::Draft(field_part("detachError"));
}

VolumeAttachmentStatus::Draft& VolumeAttachmentStatus::Draft::clear_detach_error() {
  drop_field("detachError");
  return *this;
}

VolumeAttachment::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("VolumeAttachment"));
}

VolumeAttachment::Draft& VolumeAttachment::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

VolumeAttachment::Draft& VolumeAttachment::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

VolumeAttachment::Draft& VolumeAttachment::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

VolumeAttachment::Draft& VolumeAttachment::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft VolumeAttachment::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

VolumeAttachment::Draft& VolumeAttachment::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

VolumeAttachmentSpec::Draft VolumeAttachment::Draft::spec() {
  return VolumeAttachmentSpec::Draft(field_part("spec"));
}

VolumeAttachment::Draft& VolumeAttachment::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

VolumeAttachmentStatus::Draft VolumeAttachment::Draft::status() {
  return VolumeAttachmentStatus::Draft(field_part("status"));
}

VolumeAttachment::Draft& VolumeAttachment::Draft::clear_status() {
  drop_field("status");
  return *this;
}

VolumeAttachmentList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("VolumeAttachmentList"));
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft VolumeAttachmentList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<VolumeAttachment::Draft> VolumeAttachmentList::Draft::items() {
  return kinform::DraftList<VolumeAttachment::Draft>(field_part("items"));
}

VolumeAttachmentList::Draft& VolumeAttachmentList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

VolumeAttributesClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("VolumeAttributesClass"));
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft VolumeAttributesClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::set_driver_name(std::string_view value) {
  put_field("driverName", value);
  return *this;
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::clear_driver_name() {
  drop_field("driverName");
  return *this;
}

kinform::DraftMap<std::string_view> VolumeAttributesClass::Draft::parameters() {
  return kinform::DraftMap<std::string_view>(field_part("parameters"));
}

VolumeAttributesClass::Draft& VolumeAttributesClass::Draft::clear_parameters() {
  drop_field("parameters");
  return *this;
}

VolumeAttributesClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
  put_field("kind", std::string_view("VolumeAttributesClassList"));
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft VolumeAttributesClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<VolumeAttributesClass::Draft> VolumeAttributesClassList::Draft::items() {
  return kinform::DraftList<VolumeAttributesClass::Draft>(field_part("items"));
}

VolumeAttributesClassList::Draft& VolumeAttributesClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::storage::v1
