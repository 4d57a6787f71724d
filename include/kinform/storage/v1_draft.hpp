// Drafts of the types of storage.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/storage/v1.hpp"

namespace kinform::storage::v1 {

class CSIDriverSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CSIDriverSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attach_required(bool value) {
    put_field("attachRequired", value);
    return *this;
  }
  Draft& clear_attach_required() {
    drop_field("attachRequired");
    return *this;
  }
  Draft& set_pod_info_on_mount(bool value) {
    put_field("podInfoOnMount", value);
    return *this;
  }
  Draft& clear_pod_info_on_mount() {
    drop_field("podInfoOnMount");
    return *this;
  }
  kinform::DraftList<std::string_view> volume_lifecycle_modes();
  Draft& clear_volume_lifecycle_modes() {
    drop_field("volumeLifecycleModes");
    return *this;
  }
  Draft& set_storage_capacity(bool value) {
    put_field("storageCapacity", value);
    return *this;
  }
  Draft& clear_storage_capacity() {
    drop_field("storageCapacity");
    return *this;
  }
  Draft& set_fs_group_policy(std::string_view value) {
    put_field("fsGroupPolicy", value);
    return *this;
  }
  Draft& clear_fs_group_policy() {
    drop_field("fsGroupPolicy");
    return *this;
  }
  kinform::DraftList<TokenRequest::Draft> token_requests();
  Draft& clear_token_requests() {
    drop_field("tokenRequests");
    return *this;
  }
  Draft& set_requires_republish(bool value) {
    put_field("requiresRepublish", value);
    return *this;
  }
  Draft& clear_requires_republish() {
    drop_field("requiresRepublish");
    return *this;
  }
  Draft& set_se_linux_mount(bool value) {
    put_field("seLinuxMount", value);
    return *this;
  }
  Draft& clear_se_linux_mount() {
    drop_field("seLinuxMount");
    return *this;
  }
  Draft& set_node_allocatable_update_period_seconds(std::int64_t value) {
    put_field("nodeAllocatableUpdatePeriodSeconds", value);
    return *this;
  }
  Draft& clear_node_allocatable_update_period_seconds() {
    drop_field("nodeAllocatableUpdatePeriodSeconds");
    return *this;
  }
  Draft& set_service_account_token_in_secrets(bool value) {
    put_field("serviceAccountTokenInSecrets", value);
    return *this;
  }
  Draft& clear_service_account_token_in_secrets() {
    drop_field("serviceAccountTokenInSecrets");
    return *this;
  }
  Draft& set_prevent_pod_scheduling_if_missing(bool value) {
    put_field("preventPodSchedulingIfMissing", value);
    return *this;
  }
  Draft& clear_prevent_pod_scheduling_if_missing() {
    drop_field("preventPodSchedulingIfMissing");
    return *this;
  }
};

class CSIDriver::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSIDriver"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSIDriver& object) { return Draft(kinform::Json::from(object.raw())); }

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
  CSIDriverSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class CSIDriverList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSIDriverList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSIDriverList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<CSIDriver::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class CSINodeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CSINodeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CSINodeDriver::Draft> drivers();
  Draft& clear_drivers() {
    drop_field("drivers");
    return *this;
  }
};

class CSINode::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSINode"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSINode& object) { return Draft(kinform::Json::from(object.raw())); }

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
  CSINodeSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class VolumeNodeResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeNodeResources& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
};

class CSINodeDriver::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CSINodeDriver& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_node_id(std::string_view value) {
    put_field("nodeID", value);
    return *this;
  }
  Draft& clear_node_id() {
    drop_field("nodeID");
    return *this;
  }
  kinform::DraftList<std::string_view> topology_keys();
  Draft& clear_topology_keys() {
    drop_field("topologyKeys");
    return *this;
  }
  VolumeNodeResources::Draft allocatable();
  Draft& clear_allocatable() {
    drop_field("allocatable");
    return *this;
  }
};

class CSINodeList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSINodeList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSINodeList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<CSINode::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class CSIStorageCapacity::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSIStorageCapacity"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSIStorageCapacity& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::meta::v1::LabelSelector::Draft node_topology();
  Draft& clear_node_topology() {
    drop_field("nodeTopology");
    return *this;
  }
  Draft& set_storage_class_name(std::string_view value) {
    put_field("storageClassName", value);
    return *this;
  }
  Draft& clear_storage_class_name() {
    drop_field("storageClassName");
    return *this;
  }
  Draft& set_capacity(const kinform::Quantity& value) {
    put_field("capacity", value);
    return *this;
  }
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
  Draft& set_maximum_volume_size(const kinform::Quantity& value) {
    put_field("maximumVolumeSize", value);
    return *this;
  }
  Draft& clear_maximum_volume_size() {
    drop_field("maximumVolumeSize");
    return *this;
  }
};

class CSIStorageCapacityList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("CSIStorageCapacityList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CSIStorageCapacityList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<CSIStorageCapacity::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class StorageClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("StorageClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const StorageClass& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_provisioner(std::string_view value) {
    put_field("provisioner", value);
    return *this;
  }
  Draft& clear_provisioner() {
    drop_field("provisioner");
    return *this;
  }
  kinform::DraftMap<std::string_view> parameters();
  Draft& clear_parameters() {
    drop_field("parameters");
    return *this;
  }
  Draft& set_reclaim_policy(std::string_view value) {
    put_field("reclaimPolicy", value);
    return *this;
  }
  Draft& clear_reclaim_policy() {
    drop_field("reclaimPolicy");
    return *this;
  }
  kinform::DraftList<std::string_view> mount_options();
  Draft& clear_mount_options() {
    drop_field("mountOptions");
    return *this;
  }
  Draft& set_allow_volume_expansion(bool value) {
    put_field("allowVolumeExpansion", value);
    return *this;
  }
  Draft& clear_allow_volume_expansion() {
    drop_field("allowVolumeExpansion");
    return *this;
  }
  Draft& set_volume_binding_mode(std::string_view value) {
    put_field("volumeBindingMode", value);
    return *this;
  }
  Draft& clear_volume_binding_mode() {
    drop_field("volumeBindingMode");
    return *this;
  }
  kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft> allowed_topologies();
  Draft& clear_allowed_topologies() {
    drop_field("allowedTopologies");
    return *this;
  }
};

class StorageClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("StorageClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const StorageClassList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<StorageClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class TokenRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TokenRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_audience(std::string_view value) {
    put_field("audience", value);
    return *this;
  }
  Draft& clear_audience() {
    drop_field("audience");
    return *this;
  }
  Draft& set_expiration_seconds(std::int64_t value) {
    put_field("expirationSeconds", value);
    return *this;
  }
  Draft& clear_expiration_seconds() {
    drop_field("expirationSeconds");
    return *this;
  }
};

class VolumeAttachmentSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeAttachmentSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_persistent_volume_name(std::string_view value) {
    put_field("persistentVolumeName", value);
    return *this;
  }
  Draft& clear_persistent_volume_name() {
    drop_field("persistentVolumeName");
    return *this;
  }
  kinform::core::v1::PersistentVolumeSpec::Draft inline_volume_spec();
  Draft& clear_inline_volume_spec() {
    drop_field("inlineVolumeSpec");
    return *this;
  }
};

class VolumeAttachmentSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeAttachmentSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attacher(std::string_view value) {
    put_field("attacher", value);
    return *this;
  }
  Draft& clear_attacher() {
    drop_field("attacher");
    return *this;
  }
  VolumeAttachmentSource::Draft source();
  Draft& clear_source() {
    drop_field("source");
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
};

class VolumeError::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeError& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_time(std::chrono::sys_seconds value) {
    put_field("time", value);
    return *this;
  }
  Draft& clear_time() {
    drop_field("time");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_error_code(std::int32_t value) {
    put_field("errorCode", value);
    return *this;
  }
  Draft& clear_error_code() {
    drop_field("errorCode");
    return *this;
  }
};

class VolumeAttachmentStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeAttachmentStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attached(bool value) {
    put_field("attached", value);
    return *this;
  }
  Draft& clear_attached() {
    drop_field("attached");
    return *this;
  }
  kinform::DraftMap<std::string_view> attachment_metadata();
  Draft& clear_attachment_metadata() {
    drop_field("attachmentMetadata");
    return *this;
  }
  VolumeError::Draft attach_error();
  Draft& clear_attach_error() {
    drop_field("attachError");
    return *this;
  }
  VolumeError::Draft detach_error();
  Draft& clear_detach_error() {
    drop_field("detachError");
    return *this;
  }
};

class VolumeAttachment::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("VolumeAttachment"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const VolumeAttachment& object) { return Draft(kinform::Json::from(object.raw())); }

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
  VolumeAttachmentSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  VolumeAttachmentStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class VolumeAttachmentList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("VolumeAttachmentList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const VolumeAttachmentList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<VolumeAttachment::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class VolumeAttributesClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("VolumeAttributesClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const VolumeAttributesClass& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_driver_name(std::string_view value) {
    put_field("driverName", value);
    return *this;
  }
  Draft& clear_driver_name() {
    drop_field("driverName");
    return *this;
  }
  kinform::DraftMap<std::string_view> parameters();
  Draft& clear_parameters() {
    drop_field("parameters");
    return *this;
  }
};

class VolumeAttributesClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("storage.k8s.io/v1"));
    put_field("kind", std::string_view("VolumeAttributesClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const VolumeAttributesClassList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<VolumeAttributesClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::DraftList<std::string_view> CSIDriverSpec::Draft::volume_lifecycle_modes() {
  return kinform::DraftList<std::string_view>(field_part("volumeLifecycleModes"));
}

inline kinform::DraftList<TokenRequest::Draft> CSIDriverSpec::Draft::token_requests() {
  return kinform::DraftList<TokenRequest::Draft>(field_part("tokenRequests"));
}

inline kinform::meta::v1::ObjectMeta::Draft CSIDriver::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline CSIDriverSpec::Draft CSIDriver::Draft::spec() {
  return CSIDriverSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft CSIDriverList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CSIDriver::Draft> CSIDriverList::Draft::items() {
  return kinform::DraftList<CSIDriver::Draft>(field_part("items"));
}

inline kinform::DraftList<CSINodeDriver::Draft> CSINodeSpec::Draft::drivers() {
  return kinform::DraftList<CSINodeDriver::Draft>(field_part("drivers"));
}

inline kinform::meta::v1::ObjectMeta::Draft CSINode::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline CSINodeSpec::Draft CSINode::Draft::spec() {
  return CSINodeSpec::Draft(field_part("spec"));
}

inline kinform::DraftList<std::string_view> CSINodeDriver::Draft::topology_keys() {
  return kinform::DraftList<std::string_view>(field_part("topologyKeys"));
}

inline VolumeNodeResources::Draft CSINodeDriver::Draft::allocatable() {
  return VolumeNodeResources::Draft(field_part("allocatable"));
}

inline kinform::meta::v1::ListMeta::Draft CSINodeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CSINode::Draft> CSINodeList::Draft::items() {
  return kinform::DraftList<CSINode::Draft>(field_part("items"));
}

inline kinform::meta::v1::ObjectMeta::Draft CSIStorageCapacity::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::meta::v1::LabelSelector::Draft CSIStorageCapacity::Draft::node_topology() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("nodeTopology"));
}

inline kinform::meta::v1::ListMeta::Draft CSIStorageCapacityList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CSIStorageCapacity::Draft> CSIStorageCapacityList::Draft::items() {
  return kinform::DraftList<CSIStorageCapacity::Draft>(field_part("items"));
}

inline kinform::meta::v1::ObjectMeta::Draft StorageClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftMap<std::string_view> StorageClass::Draft::parameters() {
  return kinform::DraftMap<std::string_view>(field_part("parameters"));
}

inline kinform::DraftList<std::string_view> StorageClass::Draft::mount_options() {
  return kinform::DraftList<std::string_view>(field_part("mountOptions"));
}

inline kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft> StorageClass::Draft::allowed_topologies() {
  return kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft>(field_part("allowedTopologies"));
}

inline kinform::meta::v1::ListMeta::Draft StorageClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<StorageClass::Draft> StorageClassList::Draft::items() {
  return kinform::DraftList<StorageClass::Draft>(field_part("items"));
}

inline kinform::core::v1::PersistentVolumeSpec::Draft VolumeAttachmentSource::Draft::inline_volume_spec() {
  return kinform::core::v1::PersistentVolumeSpec::Draft(field_part("inlineVolumeSpec"));
}

inline VolumeAttachmentSource::Draft VolumeAttachmentSpec::Draft::source() {
  return VolumeAttachmentSource::Draft(field_part("source"));
}

inline kinform::DraftMap<std::string_view> VolumeAttachmentStatus::Draft::attachment_metadata() {
  return kinform::DraftMap<std::string_view>(field_part("attachmentMetadata"));
}

inline VolumeError::Draft VolumeAttachmentStatus::Draft::attach_error() {
  return VolumeError::Draft(field_part("attachError"));
}

inline VolumeError::Draft VolumeAttachmentStatus::Draft::detach_error() {
  return VolumeError::Draft(field_part("detachError"));
}

inline kinform::meta::v1::ObjectMeta::Draft VolumeAttachment::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline VolumeAttachmentSpec::Draft VolumeAttachment::Draft::spec() {
  return VolumeAttachmentSpec::Draft(field_part("spec"));
}

inline VolumeAttachmentStatus::Draft VolumeAttachment::Draft::status() {
  return VolumeAttachmentStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft VolumeAttachmentList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<VolumeAttachment::Draft> VolumeAttachmentList::Draft::items() {
  return kinform::DraftList<VolumeAttachment::Draft>(field_part("items"));
}

inline kinform::meta::v1::ObjectMeta::Draft VolumeAttributesClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftMap<std::string_view> VolumeAttributesClass::Draft::parameters() {
  return kinform::DraftMap<std::string_view>(field_part("parameters"));
}

inline kinform::meta::v1::ListMeta::Draft VolumeAttributesClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<VolumeAttributesClass::Draft> VolumeAttributesClassList::Draft::items() {
  return kinform::DraftList<VolumeAttributesClass::Draft>(field_part("items"));
}

}  // namespace kinform::storage::v1
