// The types of storage.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::storage::v1 {

class CSIDriverSpec;
class CSIDriver;
class CSIDriverList;
class CSINodeSpec;
class CSINode;
class VolumeNodeResources;
class CSINodeDriver;
class CSINodeList;
class CSIStorageCapacity;
class CSIStorageCapacityList;
class StorageClass;
class StorageClassList;
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

struct VolumeBindingMode {
  static constexpr std::string_view kImmediate = "Immediate";
  static constexpr std::string_view kWaitForFirstConsumer = "WaitForFirstConsumer";
};

struct VolumeLifecycleMode {
  static constexpr std::string_view kPersistent = "Persistent";
  static constexpr std::string_view kEphemeral = "Ephemeral";
};

class CSIDriverSpec : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> attach_required() const {
    return get<std::optional<bool>>("attachRequired");
  }
  [[nodiscard]] const std::optional<bool> pod_info_on_mount() const {
    return get<std::optional<bool>>("podInfoOnMount");
  }
  [[nodiscard]] kinform::ListView<std::string_view> volume_lifecycle_modes() const {
    return kinform::ListView<std::string_view>(member("volumeLifecycleModes"));
  }
  [[nodiscard]] const std::optional<bool> storage_capacity() const {
    return get<std::optional<bool>>("storageCapacity");
  }
  [[nodiscard]] const std::optional<std::string_view> fs_group_policy() const {
    return get<std::optional<std::string_view>>("fsGroupPolicy");
  }
  [[nodiscard]] kinform::ListView<TokenRequest> token_requests() const {
    return kinform::ListView<TokenRequest>(member("tokenRequests"));
  }
  [[nodiscard]] const std::optional<bool> requires_republish() const {
    return get<std::optional<bool>>("requiresRepublish");
  }
  [[nodiscard]] const std::optional<bool> se_linux_mount() const {
    return get<std::optional<bool>>("seLinuxMount");
  }
  [[nodiscard]] const std::optional<std::int64_t> node_allocatable_update_period_seconds() const {
    return get<std::optional<std::int64_t>>("nodeAllocatableUpdatePeriodSeconds");
  }
  [[nodiscard]] const std::optional<bool> service_account_token_in_secrets() const {
    return get<std::optional<bool>>("serviceAccountTokenInSecrets");
  }
  [[nodiscard]] const std::optional<bool> prevent_pod_scheduling_if_missing() const {
    return get<std::optional<bool>>("preventPodSchedulingIfMissing");
  }
};

class CSIDriver : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "csidrivers", .kind = "CSIDriver", .namespaced = false};
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
  [[nodiscard]] CSIDriverSpec spec() const& KINFORM_LIFETIME_BOUND {
    return CSIDriverSpec(member("spec"));
  }
  CSIDriverSpec spec() const&& = delete;
};

class CSIDriverList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<CSIDriver> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<CSIDriver>(member("items"));
  }
  kinform::ListView<CSIDriver> items() const&& = delete;
};

class CSINodeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<CSINodeDriver> drivers() const {
    return kinform::ListView<CSINodeDriver>(member("drivers"));
  }
};

class CSINode : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "csinodes", .kind = "CSINode", .namespaced = false};
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
  [[nodiscard]] CSINodeSpec spec() const& KINFORM_LIFETIME_BOUND {
    return CSINodeSpec(member("spec"));
  }
  CSINodeSpec spec() const&& = delete;
};

class VolumeNodeResources : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> count() const {
    return get<std::optional<std::int32_t>>("count");
  }
};

class CSINodeDriver : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view node_id() const { return get<std::string_view>("nodeID"); }
  [[nodiscard]] kinform::ListView<std::string_view> topology_keys() const {
    return kinform::ListView<std::string_view>(member("topologyKeys"));
  }
  [[nodiscard]] VolumeNodeResources allocatable() const {
    return VolumeNodeResources(member("allocatable"));
  }
};

class CSINodeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<CSINode> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<CSINode>(member("items"));
  }
  kinform::ListView<CSINode> items() const&& = delete;
};

class CSIStorageCapacity : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "csistoragecapacities", .kind = "CSIStorageCapacity"};
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
  [[nodiscard]] kinform::meta::v1::LabelSelector node_topology() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::LabelSelector(member("nodeTopology"));
  }
  kinform::meta::v1::LabelSelector node_topology() const&& = delete;
  [[nodiscard]] const std::string_view storage_class_name() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("storageClassName");
  }
  const std::string_view storage_class_name() const&& = delete;
  [[nodiscard]] const std::optional<kinform::Quantity> capacity() const {
    return get<std::optional<kinform::Quantity>>("capacity");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> maximum_volume_size() const {
    return get<std::optional<kinform::Quantity>>("maximumVolumeSize");
  }
};

class CSIStorageCapacityList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<CSIStorageCapacity> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<CSIStorageCapacity>(member("items"));
  }
  kinform::ListView<CSIStorageCapacity> items() const&& = delete;
};

class StorageClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "storageclasses", .kind = "StorageClass", .namespaced = false};
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
  [[nodiscard]] const std::string_view provisioner() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("provisioner");
  }
  const std::string_view provisioner() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> parameters() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<std::string_view>(member("parameters"));
  }
  kinform::MapView<std::string_view> parameters() const&& = delete;
  [[nodiscard]] const std::optional<std::string_view> reclaim_policy() const& KINFORM_LIFETIME_BOUND {
    return get<std::optional<std::string_view>>("reclaimPolicy");
  }
  const std::optional<std::string_view> reclaim_policy() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> mount_options() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("mountOptions"));
  }
  kinform::ListView<std::string_view> mount_options() const&& = delete;
  [[nodiscard]] const std::optional<bool> allow_volume_expansion() const {
    return get<std::optional<bool>>("allowVolumeExpansion");
  }
  [[nodiscard]] const std::optional<std::string_view> volume_binding_mode() const& KINFORM_LIFETIME_BOUND {
    return get<std::optional<std::string_view>>("volumeBindingMode");
  }
  const std::optional<std::string_view> volume_binding_mode() const&& = delete;
  [[nodiscard]] kinform::ListView<kinform::core::v1::TopologySelectorTerm> allowed_topologies() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<kinform::core::v1::TopologySelectorTerm>(member("allowedTopologies"));
  }
  kinform::ListView<kinform::core::v1::TopologySelectorTerm> allowed_topologies() const&& = delete;
};

class StorageClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<StorageClass> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<StorageClass>(member("items"));
  }
  kinform::ListView<StorageClass> items() const&& = delete;
};

class TokenRequest : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view audience() const {
    return get<std::string_view>("audience");
  }
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const {
    return get<std::optional<std::int64_t>>("expirationSeconds");
  }
};

class VolumeAttachmentSource : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> persistent_volume_name() const {
    return get<std::optional<std::string_view>>("persistentVolumeName");
  }
  [[nodiscard]] kinform::core::v1::PersistentVolumeSpec inline_volume_spec() const {
    return kinform::core::v1::PersistentVolumeSpec(member("inlineVolumeSpec"));
  }
};

class VolumeAttachmentSpec : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view attacher() const {
    return get<std::string_view>("attacher");
  }
  [[nodiscard]] VolumeAttachmentSource source() const {
    return VolumeAttachmentSource(member("source"));
  }
  [[nodiscard]] const std::string_view node_name() const {
    return get<std::string_view>("nodeName");
  }
};

class VolumeError : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::chrono::sys_seconds> time() const {
    return get<std::optional<std::chrono::sys_seconds>>("time");
  }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::optional<std::int32_t> error_code() const {
    return get<std::optional<std::int32_t>>("errorCode");
  }
};

class VolumeAttachmentStatus : public kinform::View {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool attached() const { return get<bool>("attached"); }
  [[nodiscard]] kinform::MapView<std::string_view> attachment_metadata() const {
    return kinform::MapView<std::string_view>(member("attachmentMetadata"));
  }
  [[nodiscard]] VolumeError attach_error() const { return VolumeError(member("attachError")); }
  [[nodiscard]] VolumeError detach_error() const { return VolumeError(member("detachError")); }
};

class VolumeAttachment : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattachments", .kind = "VolumeAttachment", .namespaced = false};
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
  [[nodiscard]] VolumeAttachmentSpec spec() const& KINFORM_LIFETIME_BOUND {
    return VolumeAttachmentSpec(member("spec"));
  }
  VolumeAttachmentSpec spec() const&& = delete;
  [[nodiscard]] VolumeAttachmentStatus status() const& KINFORM_LIFETIME_BOUND {
    return VolumeAttachmentStatus(member("status"));
  }
  VolumeAttachmentStatus status() const&& = delete;
};

class VolumeAttachmentList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<VolumeAttachment> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<VolumeAttachment>(member("items"));
  }
  kinform::ListView<VolumeAttachment> items() const&& = delete;
};

class VolumeAttributesClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "storage.k8s.io", .version = "v1", .plural = "volumeattributesclasses", .kind = "VolumeAttributesClass", .namespaced = false};
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
  [[nodiscard]] const std::string_view driver_name() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("driverName");
  }
  const std::string_view driver_name() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> parameters() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<std::string_view>(member("parameters"));
  }
  kinform::MapView<std::string_view> parameters() const&& = delete;
};

class VolumeAttributesClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/storage/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<VolumeAttributesClass> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<VolumeAttributesClass>(member("items"));
  }
  kinform::ListView<VolumeAttributesClass> items() const&& = delete;
};

}  // namespace kinform::storage::v1
