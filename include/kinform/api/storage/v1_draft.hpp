// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of storage.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/storage/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::storage::v1 {

class KINFORM_EXPORT CSIDriverSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSIDriverSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attach_required(bool value);
  Draft& clear_attach_required();
  Draft& set_pod_info_on_mount(bool value);
  Draft& clear_pod_info_on_mount();
  kinform::DraftList<std::string_view> volume_lifecycle_modes();
  Draft& clear_volume_lifecycle_modes();
  Draft& set_storage_capacity(bool value);
  Draft& clear_storage_capacity();
  Draft& set_fs_group_policy(std::string_view value);
  Draft& clear_fs_group_policy();
  kinform::DraftList<TokenRequest::Draft> token_requests();
  Draft& clear_token_requests();
  Draft& set_requires_republish(bool value);
  Draft& clear_requires_republish();
  Draft& set_se_linux_mount(bool value);
  Draft& clear_se_linux_mount();
  Draft& set_node_allocatable_update_period_seconds(std::int64_t value);
  Draft& clear_node_allocatable_update_period_seconds();
  Draft& set_service_account_token_in_secrets(bool value);
  Draft& clear_service_account_token_in_secrets();
  Draft& set_prevent_pod_scheduling_if_missing(bool value);
  Draft& clear_prevent_pod_scheduling_if_missing();
};

class KINFORM_EXPORT CSIDriver::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSIDriver& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  CSIDriverSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT CSIDriverList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSIDriverList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CSIDriver::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT CSINodeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSINodeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CSINodeDriver::Draft> drivers();
  Draft& clear_drivers();
};

class KINFORM_EXPORT CSINodeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSINodeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<StorageHealth::Draft> storage_health();
  Draft& clear_storage_health();
};

class KINFORM_EXPORT CSINode::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSINode& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  CSINodeSpec::Draft spec();
  Draft& clear_spec();
  CSINodeStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT VolumeNodeResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeNodeResources& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value);
  Draft& clear_count();
};

class KINFORM_EXPORT CSINodeDriver::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSINodeDriver& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_node_id(std::string_view value);
  Draft& clear_node_id();
  kinform::DraftList<std::string_view> topology_keys();
  Draft& clear_topology_keys();
  VolumeNodeResources::Draft allocatable();
  Draft& clear_allocatable();
};

class KINFORM_EXPORT CSINodeList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSINodeList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CSINode::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT CSIStorageCapacity::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSIStorageCapacity& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::meta::v1::LabelSelector::Draft node_topology();
  Draft& clear_node_topology();
  Draft& set_storage_class_name(std::string_view value);
  Draft& clear_storage_class_name();
  Draft& set_capacity(const kinform::Quantity& value);
  Draft& clear_capacity();
  Draft& set_maximum_volume_size(const kinform::Quantity& value);
  Draft& clear_maximum_volume_size();
};

class KINFORM_EXPORT CSIStorageCapacityList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CSIStorageCapacityList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CSIStorageCapacity::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT StorageClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StorageClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_provisioner(std::string_view value);
  Draft& clear_provisioner();
  kinform::DraftMap<std::string_view> parameters();
  Draft& clear_parameters();
  Draft& set_reclaim_policy(std::string_view value);
  Draft& clear_reclaim_policy();
  kinform::DraftList<std::string_view> mount_options();
  Draft& clear_mount_options();
  Draft& set_allow_volume_expansion(bool value);
  Draft& clear_allow_volume_expansion();
  Draft& set_volume_binding_mode(std::string_view value);
  Draft& clear_volume_binding_mode();
  kinform::DraftList<kinform::core::v1::TopologySelectorTerm::Draft> allowed_topologies();
  Draft& clear_allowed_topologies();
};

class KINFORM_EXPORT StorageClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StorageClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<StorageClass::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT StorageHealth::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageHealth& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<StorageHealthCondition::Draft> health_conditions();
  Draft& clear_health_conditions();
};

class KINFORM_EXPORT StorageHealthCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageHealthCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_access_mode(std::string_view value);
  Draft& clear_access_mode();
  Draft& set_volume_mode(std::string_view value);
  Draft& clear_volume_mode();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
};

class KINFORM_EXPORT TokenRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TokenRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_audience(std::string_view value);
  Draft& clear_audience();
  Draft& set_expiration_seconds(std::int64_t value);
  Draft& clear_expiration_seconds();
};

class KINFORM_EXPORT VolumeAttachmentSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeAttachmentSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_persistent_volume_name(std::string_view value);
  Draft& clear_persistent_volume_name();
  kinform::core::v1::PersistentVolumeSpec::Draft inline_volume_spec();
  Draft& clear_inline_volume_spec();
};

class KINFORM_EXPORT VolumeAttachmentSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeAttachmentSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attacher(std::string_view value);
  Draft& clear_attacher();
  VolumeAttachmentSource::Draft source();
  Draft& clear_source();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
};

class KINFORM_EXPORT VolumeError::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeError& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_time(kinform::Time value);
  Draft& clear_time();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_error_code(std::int32_t value);
  Draft& clear_error_code();
};

class KINFORM_EXPORT VolumeAttachmentStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeAttachmentStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_attached(bool value);
  Draft& clear_attached();
  kinform::DraftMap<std::string_view> attachment_metadata();
  Draft& clear_attachment_metadata();
  VolumeError::Draft attach_error();
  Draft& clear_attach_error();
  VolumeError::Draft detach_error();
  Draft& clear_detach_error();
};

class KINFORM_EXPORT VolumeAttachment::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const VolumeAttachment& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  VolumeAttachmentSpec::Draft spec();
  Draft& clear_spec();
  VolumeAttachmentStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT VolumeAttachmentList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const VolumeAttachmentList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<VolumeAttachment::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT VolumeAttributesClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const VolumeAttributesClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_driver_name(std::string_view value);
  Draft& clear_driver_name();
  kinform::DraftMap<std::string_view> parameters();
  Draft& clear_parameters();
};

class KINFORM_EXPORT VolumeAttributesClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const VolumeAttributesClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<VolumeAttributesClass::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::storage::v1
