// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of storage.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::storage::v1 {

class CSIDriverSpec;
class CSIDriver;
class CSIDriverList;
class CSINodeSpec;
class CSINodeStatus;
class CSINode;
class VolumeNodeResources;
class CSINodeDriver;
class CSINodeList;
class CSIStorageCapacity;
class CSIStorageCapacityList;
class StorageClass;
class StorageClassList;
class StorageHealth;
class StorageHealthCondition;
class TokenRequest;
class VolumeAttachmentSource;
class VolumeAttachmentSpec;
class VolumeError;
class VolumeAttachmentStatus;
class VolumeAttachment;
class VolumeAttachmentList;
class VolumeAttributesClass;
class VolumeAttributesClassList;

struct FSGroupPolicy {
  static constexpr std::string_view kReadWriteOnceWithFSType = "ReadWriteOnceWithFSType";
  static constexpr std::string_view kFile = "File";
  static constexpr std::string_view kNone = "None";
};

struct StorageHealthStatusType {
  static constexpr std::string_view kStorageUnreachable = "StorageUnreachable";
  static constexpr std::string_view kStorageDegraded = "StorageDegraded";
};

struct VolumeBindingMode {
  static constexpr std::string_view kImmediate = "Immediate";
  static constexpr std::string_view kWaitForFirstConsumer = "WaitForFirstConsumer";
};

struct VolumeLifecycleMode {
  static constexpr std::string_view kPersistent = "Persistent";
  static constexpr std::string_view kEphemeral = "Ephemeral";
};

class KINFORM_EXPORT CSIDriverSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> attach_required() const;
  [[nodiscard]] const std::optional<bool> pod_info_on_mount() const;
  [[nodiscard]] kinform::ListView<std::string_view> volume_lifecycle_modes() const;
  [[nodiscard]] const std::optional<bool> storage_capacity() const;
  [[nodiscard]] const std::optional<std::string_view> fs_group_policy() const;
  [[nodiscard]] kinform::ListView<TokenRequest> token_requests() const;
  [[nodiscard]] const std::optional<bool> requires_republish() const;
  [[nodiscard]] const std::optional<bool> se_linux_mount() const;
  [[nodiscard]] const std::optional<std::int64_t> node_allocatable_update_period_seconds() const;
  [[nodiscard]] const std::optional<bool> service_account_token_in_secrets() const;
  [[nodiscard]] const std::optional<bool> prevent_pod_scheduling_if_missing() const;
};

class KINFORM_EXPORT CSIDriver : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CSIDriverSpec spec() const& KINFORM_LIFETIME_BOUND;
  CSIDriverSpec spec() const&& = delete;
};

class KINFORM_EXPORT CSIDriverList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CSIDriver> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CSIDriver> items() const&& = delete;
};

class KINFORM_EXPORT CSINodeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<CSINodeDriver> drivers() const;
};

class KINFORM_EXPORT CSINodeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<StorageHealth> storage_health() const;
};

class KINFORM_EXPORT CSINode : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CSINodeSpec spec() const& KINFORM_LIFETIME_BOUND;
  CSINodeSpec spec() const&& = delete;
  [[nodiscard]] CSINodeStatus status() const& KINFORM_LIFETIME_BOUND;
  CSINodeStatus status() const&& = delete;
};

class KINFORM_EXPORT VolumeNodeResources : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> count() const;
};

class KINFORM_EXPORT CSINodeDriver : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view node_id() const;
  [[nodiscard]] kinform::ListView<std::string_view> topology_keys() const;
  [[nodiscard]] VolumeNodeResources allocatable() const;
};

class KINFORM_EXPORT CSINodeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CSINode> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CSINode> items() const&& = delete;
};

class KINFORM_EXPORT CSIStorageCapacity : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::meta::v1::LabelSelector node_topology() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::LabelSelector node_topology() const&& = delete;
  [[nodiscard]] const std::string_view storage_class_name() const& KINFORM_LIFETIME_BOUND;
  const std::string_view storage_class_name() const&& = delete;
  [[nodiscard]] const std::optional<kinform::Quantity> capacity() const;
  [[nodiscard]] const std::optional<kinform::Quantity> maximum_volume_size() const;
};

class KINFORM_EXPORT CSIStorageCapacityList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CSIStorageCapacity> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CSIStorageCapacity> items() const&& = delete;
};

class KINFORM_EXPORT StorageClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view provisioner() const& KINFORM_LIFETIME_BOUND;
  const std::string_view provisioner() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> parameters() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<std::string_view> parameters() const&& = delete;
  [[nodiscard]] const std::optional<std::string_view> reclaim_policy() const& KINFORM_LIFETIME_BOUND;
  const std::optional<std::string_view> reclaim_policy() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> mount_options() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> mount_options() const&& = delete;
  [[nodiscard]] const std::optional<bool> allow_volume_expansion() const;
  [[nodiscard]] const std::optional<std::string_view> volume_binding_mode() const& KINFORM_LIFETIME_BOUND;
  const std::optional<std::string_view> volume_binding_mode() const&& = delete;
  [[nodiscard]] kinform::ListView<kinform::core::v1::TopologySelectorTerm> allowed_topologies() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<kinform::core::v1::TopologySelectorTerm> allowed_topologies() const&& = delete;
};

class KINFORM_EXPORT StorageClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<StorageClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<StorageClass> items() const&& = delete;
};

class KINFORM_EXPORT StorageHealth : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<StorageHealthCondition> health_conditions() const;
};

class KINFORM_EXPORT StorageHealthCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<std::string_view> access_mode() const;
  [[nodiscard]] const std::optional<std::string_view> volume_mode() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
};

class KINFORM_EXPORT TokenRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view audience() const;
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const;
};

class KINFORM_EXPORT VolumeAttachmentSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> persistent_volume_name() const;
  [[nodiscard]] kinform::core::v1::PersistentVolumeSpec inline_volume_spec() const;
};

class KINFORM_EXPORT VolumeAttachmentSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view attacher() const;
  [[nodiscard]] VolumeAttachmentSource source() const;
  [[nodiscard]] const std::string_view node_name() const;
};

class KINFORM_EXPORT VolumeError : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Time> time() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<std::int32_t> error_code() const;
};

class KINFORM_EXPORT VolumeAttachmentStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool attached() const;
  [[nodiscard]] kinform::MapView<std::string_view> attachment_metadata() const;
  [[nodiscard]] VolumeError attach_error() const;
  [[nodiscard]] VolumeError detach_error() const;
};

class KINFORM_EXPORT VolumeAttachment : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] VolumeAttachmentSpec spec() const& KINFORM_LIFETIME_BOUND;
  VolumeAttachmentSpec spec() const&& = delete;
  [[nodiscard]] VolumeAttachmentStatus status() const& KINFORM_LIFETIME_BOUND;
  VolumeAttachmentStatus status() const&& = delete;
};

class KINFORM_EXPORT VolumeAttachmentList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<VolumeAttachment> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<VolumeAttachment> items() const&& = delete;
};

class KINFORM_EXPORT VolumeAttributesClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view driver_name() const& KINFORM_LIFETIME_BOUND;
  const std::string_view driver_name() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> parameters() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<std::string_view> parameters() const&& = delete;
};

class KINFORM_EXPORT VolumeAttributesClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<VolumeAttributesClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<VolumeAttributesClass> items() const&& = delete;
};

}  // namespace kinform::inline v0::storage::v1
