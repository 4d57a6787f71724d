// Drafts of the types of v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::core::v1 {

class AWSElasticBlockStoreVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AWSElasticBlockStoreVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value) {
    put_field("volumeID", value);
    return *this;
  }
  Draft& clear_volume_id() {
    drop_field("volumeID");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_partition(std::int32_t value) {
    put_field("partition", value);
    return *this;
  }
  Draft& clear_partition() {
    drop_field("partition");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class NodeSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NodeSelectorTerm::Draft> node_selector_terms();
  Draft& clear_node_selector_terms() {
    drop_field("nodeSelectorTerms");
    return *this;
  }
};

class NodeAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeSelector::Draft required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution() {
    drop_field("requiredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
  kinform::DraftList<PreferredSchedulingTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution() {
    drop_field("preferredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
};

class PodAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodAffinityTerm::Draft> required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution() {
    drop_field("requiredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
  kinform::DraftList<WeightedPodAffinityTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution() {
    drop_field("preferredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
};

class PodAntiAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodAntiAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodAffinityTerm::Draft> required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution() {
    drop_field("requiredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
  kinform::DraftList<WeightedPodAffinityTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution() {
    drop_field("preferredDuringSchedulingIgnoredDuringExecution");
    return *this;
  }
};

class Affinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Affinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeAffinity::Draft node_affinity();
  Draft& clear_node_affinity() {
    drop_field("nodeAffinity");
    return *this;
  }
  PodAffinity::Draft pod_affinity();
  Draft& clear_pod_affinity() {
    drop_field("podAffinity");
    return *this;
  }
  PodAntiAffinity::Draft pod_anti_affinity();
  Draft& clear_pod_anti_affinity() {
    drop_field("podAntiAffinity");
    return *this;
  }
};

class AppArmorProfile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AppArmorProfile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_localhost_profile(std::string_view value) {
    put_field("localhostProfile", value);
    return *this;
  }
  Draft& clear_localhost_profile() {
    drop_field("localhostProfile");
    return *this;
  }
};

class AttachedVolume::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AttachedVolume& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_device_path(std::string_view value) {
    put_field("devicePath", value);
    return *this;
  }
  Draft& clear_device_path() {
    drop_field("devicePath");
    return *this;
  }
};

class AvoidPods::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AvoidPods& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PreferAvoidPodsEntry::Draft> prefer_avoid_pods();
  Draft& clear_prefer_avoid_pods() {
    drop_field("preferAvoidPods");
    return *this;
  }
};

class AzureDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AzureDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_disk_name(std::string_view value) {
    put_field("diskName", value);
    return *this;
  }
  Draft& clear_disk_name() {
    drop_field("diskName");
    return *this;
  }
  Draft& set_disk_uri(std::string_view value) {
    put_field("diskURI", value);
    return *this;
  }
  Draft& clear_disk_uri() {
    drop_field("diskURI");
    return *this;
  }
  Draft& set_caching_mode(std::string_view value) {
    put_field("cachingMode", value);
    return *this;
  }
  Draft& clear_caching_mode() {
    drop_field("cachingMode");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
};

class AzureFilePersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AzureFilePersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value) {
    put_field("secretName", value);
    return *this;
  }
  Draft& clear_secret_name() {
    drop_field("secretName");
    return *this;
  }
  Draft& set_share_name(std::string_view value) {
    put_field("shareName", value);
    return *this;
  }
  Draft& clear_share_name() {
    drop_field("shareName");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_secret_namespace(std::string_view value) {
    put_field("secretNamespace", value);
    return *this;
  }
  Draft& clear_secret_namespace() {
    drop_field("secretNamespace");
    return *this;
  }
};

class AzureFileVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AzureFileVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value) {
    put_field("secretName", value);
    return *this;
  }
  Draft& clear_secret_name() {
    drop_field("secretName");
    return *this;
  }
  Draft& set_share_name(std::string_view value) {
    put_field("shareName", value);
    return *this;
  }
  Draft& clear_share_name() {
    drop_field("shareName");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class ObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
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
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
  Draft& set_field_path(std::string_view value) {
    put_field("fieldPath", value);
    return *this;
  }
  Draft& clear_field_path() {
    drop_field("fieldPath");
    return *this;
  }
};

class Binding::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Binding"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Binding& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ObjectReference::Draft target();
  Draft& clear_target() {
    drop_field("target");
    return *this;
  }
};

class SecretReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecretReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
};

class CSIPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CSIPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_volume_handle(std::string_view value) {
    put_field("volumeHandle", value);
    return *this;
  }
  Draft& clear_volume_handle() {
    drop_field("volumeHandle");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  kinform::DraftMap<std::string_view> volume_attributes();
  Draft& clear_volume_attributes() {
    drop_field("volumeAttributes");
    return *this;
  }
  SecretReference::Draft controller_publish_secret_ref();
  Draft& clear_controller_publish_secret_ref() {
    drop_field("controllerPublishSecretRef");
    return *this;
  }
  SecretReference::Draft node_stage_secret_ref();
  Draft& clear_node_stage_secret_ref() {
    drop_field("nodeStageSecretRef");
    return *this;
  }
  SecretReference::Draft node_publish_secret_ref();
  Draft& clear_node_publish_secret_ref() {
    drop_field("nodePublishSecretRef");
    return *this;
  }
  SecretReference::Draft controller_expand_secret_ref();
  Draft& clear_controller_expand_secret_ref() {
    drop_field("controllerExpandSecretRef");
    return *this;
  }
  SecretReference::Draft node_expand_secret_ref();
  Draft& clear_node_expand_secret_ref() {
    drop_field("nodeExpandSecretRef");
    return *this;
  }
};

class LocalObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LocalObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class CSIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CSIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  kinform::DraftMap<std::string_view> volume_attributes();
  Draft& clear_volume_attributes() {
    drop_field("volumeAttributes");
    return *this;
  }
  LocalObjectReference::Draft node_publish_secret_ref();
  Draft& clear_node_publish_secret_ref() {
    drop_field("nodePublishSecretRef");
    return *this;
  }
};

class Capabilities::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Capabilities& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> add();
  Draft& clear_add() {
    drop_field("add");
    return *this;
  }
  kinform::DraftList<std::string_view> drop();
  Draft& clear_drop() {
    drop_field("drop");
    return *this;
  }
};

class CephFSPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CephFSPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors() {
    drop_field("monitors");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_secret_file(std::string_view value) {
    put_field("secretFile", value);
    return *this;
  }
  Draft& clear_secret_file() {
    drop_field("secretFile");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class CephFSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CephFSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors() {
    drop_field("monitors");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_secret_file(std::string_view value) {
    put_field("secretFile", value);
    return *this;
  }
  Draft& clear_secret_file() {
    drop_field("secretFile");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class CinderPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CinderPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value) {
    put_field("volumeID", value);
    return *this;
  }
  Draft& clear_volume_id() {
    drop_field("volumeID");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
};

class CinderVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CinderVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value) {
    put_field("volumeID", value);
    return *this;
  }
  Draft& clear_volume_id() {
    drop_field("volumeID");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
};

class ClientIPConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ClientIPConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_timeout_seconds(std::int32_t value) {
    put_field("timeoutSeconds", value);
    return *this;
  }
  Draft& clear_timeout_seconds() {
    drop_field("timeoutSeconds");
    return *this;
  }
};

class ClusterTrustBundleProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ClusterTrustBundleProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_signer_name(std::string_view value) {
    put_field("signerName", value);
    return *this;
  }
  Draft& clear_signer_name() {
    drop_field("signerName");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector() {
    drop_field("labelSelector");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
};

class ComponentCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ComponentCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
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
  Draft& set_error(std::string_view value) {
    put_field("error", value);
    return *this;
  }
  Draft& clear_error() {
    drop_field("error");
    return *this;
  }
};

class ComponentStatus::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ComponentStatus"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ComponentStatus& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ComponentCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class ComponentStatusList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ComponentStatusList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ComponentStatusList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ComponentStatus::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ConfigMap::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ConfigMap"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ConfigMap& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_immutable(bool value) {
    put_field("immutable", value);
    return *this;
  }
  Draft& clear_immutable() {
    drop_field("immutable");
    return *this;
  }
  kinform::DraftMap<std::string_view> data();
  Draft& clear_data() {
    drop_field("data");
    return *this;
  }
  kinform::DraftMap<kinform::DraftBytes> binary_data();
  Draft& clear_binary_data() {
    drop_field("binaryData");
    return *this;
  }
};

class ConfigMapEnvSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConfigMapEnvSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class ConfigMapKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConfigMapKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class ConfigMapList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ConfigMapList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ConfigMapList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ConfigMap::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ConfigMapNodeConfigSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConfigMapNodeConfigSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_resource_version(std::string_view value) {
    put_field("resourceVersion", value);
    return *this;
  }
  Draft& clear_resource_version() {
    drop_field("resourceVersion");
    return *this;
  }
  Draft& set_kubelet_config_key(std::string_view value) {
    put_field("kubeletConfigKey", value);
    return *this;
  }
  Draft& clear_kubelet_config_key() {
    drop_field("kubeletConfigKey");
    return *this;
  }
};

class ConfigMapProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConfigMapProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class ConfigMapVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConfigMapVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  Draft& set_default_mode(std::int32_t value) {
    put_field("defaultMode", value);
    return *this;
  }
  Draft& clear_default_mode() {
    drop_field("defaultMode");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class ResourceRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> limits();
  Draft& clear_limits() {
    drop_field("limits");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
  kinform::DraftList<ResourceClaim::Draft> claims();
  Draft& clear_claims() {
    drop_field("claims");
    return *this;
  }
};

class ExecAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExecAction& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> command();
  Draft& clear_command() {
    drop_field("command");
    return *this;
  }
};

class HTTPGetAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HTTPGetAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_port(const kinform::IntOrString& value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_host(std::string_view value) {
    put_field("host", value);
    return *this;
  }
  Draft& clear_host() {
    drop_field("host");
    return *this;
  }
  Draft& set_scheme(std::string_view value) {
    put_field("scheme", value);
    return *this;
  }
  Draft& clear_scheme() {
    drop_field("scheme");
    return *this;
  }
  kinform::DraftList<HTTPHeader::Draft> http_headers();
  Draft& clear_http_headers() {
    drop_field("httpHeaders");
    return *this;
  }
};

class TCPSocketAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TCPSocketAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(const kinform::IntOrString& value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_host(std::string_view value) {
    put_field("host", value);
    return *this;
  }
  Draft& clear_host() {
    drop_field("host");
    return *this;
  }
};

class GRPCAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GRPCAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_service(std::string_view value) {
    put_field("service", value);
    return *this;
  }
  Draft& clear_service() {
    drop_field("service");
    return *this;
  }
};

class Probe::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Probe& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec() {
    drop_field("exec");
    return *this;
  }
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get() {
    drop_field("httpGet");
    return *this;
  }
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket() {
    drop_field("tcpSocket");
    return *this;
  }
  GRPCAction::Draft grpc();
  Draft& clear_grpc() {
    drop_field("grpc");
    return *this;
  }
  Draft& set_initial_delay_seconds(std::int32_t value) {
    put_field("initialDelaySeconds", value);
    return *this;
  }
  Draft& clear_initial_delay_seconds() {
    drop_field("initialDelaySeconds");
    return *this;
  }
  Draft& set_timeout_seconds(std::int32_t value) {
    put_field("timeoutSeconds", value);
    return *this;
  }
  Draft& clear_timeout_seconds() {
    drop_field("timeoutSeconds");
    return *this;
  }
  Draft& set_period_seconds(std::int32_t value) {
    put_field("periodSeconds", value);
    return *this;
  }
  Draft& clear_period_seconds() {
    drop_field("periodSeconds");
    return *this;
  }
  Draft& set_success_threshold(std::int32_t value) {
    put_field("successThreshold", value);
    return *this;
  }
  Draft& clear_success_threshold() {
    drop_field("successThreshold");
    return *this;
  }
  Draft& set_failure_threshold(std::int32_t value) {
    put_field("failureThreshold", value);
    return *this;
  }
  Draft& clear_failure_threshold() {
    drop_field("failureThreshold");
    return *this;
  }
  Draft& set_termination_grace_period_seconds(std::int64_t value) {
    put_field("terminationGracePeriodSeconds", value);
    return *this;
  }
  Draft& clear_termination_grace_period_seconds() {
    drop_field("terminationGracePeriodSeconds");
    return *this;
  }
};

class SleepAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SleepAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_seconds(std::int64_t value) {
    put_field("seconds", value);
    return *this;
  }
  Draft& clear_seconds() {
    drop_field("seconds");
    return *this;
  }
};

class LifecycleHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LifecycleHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec() {
    drop_field("exec");
    return *this;
  }
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get() {
    drop_field("httpGet");
    return *this;
  }
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket() {
    drop_field("tcpSocket");
    return *this;
  }
  SleepAction::Draft sleep();
  Draft& clear_sleep() {
    drop_field("sleep");
    return *this;
  }
};

class Lifecycle::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Lifecycle& view) { return Draft(kinform::Json::from(view.raw())); }

  LifecycleHandler::Draft post_start();
  Draft& clear_post_start() {
    drop_field("postStart");
    return *this;
  }
  LifecycleHandler::Draft pre_stop();
  Draft& clear_pre_stop() {
    drop_field("preStop");
    return *this;
  }
  Draft& set_stop_signal(std::string_view value) {
    put_field("stopSignal", value);
    return *this;
  }
  Draft& clear_stop_signal() {
    drop_field("stopSignal");
    return *this;
  }
};

class SELinuxOptions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SELinuxOptions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_role(std::string_view value) {
    put_field("role", value);
    return *this;
  }
  Draft& clear_role() {
    drop_field("role");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_level(std::string_view value) {
    put_field("level", value);
    return *this;
  }
  Draft& clear_level() {
    drop_field("level");
    return *this;
  }
};

class WindowsSecurityContextOptions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WindowsSecurityContextOptions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gmsa_credential_spec_name(std::string_view value) {
    put_field("gmsaCredentialSpecName", value);
    return *this;
  }
  Draft& clear_gmsa_credential_spec_name() {
    drop_field("gmsaCredentialSpecName");
    return *this;
  }
  Draft& set_gmsa_credential_spec(std::string_view value) {
    put_field("gmsaCredentialSpec", value);
    return *this;
  }
  Draft& clear_gmsa_credential_spec() {
    drop_field("gmsaCredentialSpec");
    return *this;
  }
  Draft& set_run_as_user_name(std::string_view value) {
    put_field("runAsUserName", value);
    return *this;
  }
  Draft& clear_run_as_user_name() {
    drop_field("runAsUserName");
    return *this;
  }
  Draft& set_host_process(bool value) {
    put_field("hostProcess", value);
    return *this;
  }
  Draft& clear_host_process() {
    drop_field("hostProcess");
    return *this;
  }
};

class SeccompProfile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SeccompProfile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_localhost_profile(std::string_view value) {
    put_field("localhostProfile", value);
    return *this;
  }
  Draft& clear_localhost_profile() {
    drop_field("localhostProfile");
    return *this;
  }
};

class SecurityContext::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecurityContext& view) { return Draft(kinform::Json::from(view.raw())); }

  Capabilities::Draft capabilities();
  Draft& clear_capabilities() {
    drop_field("capabilities");
    return *this;
  }
  Draft& set_privileged(bool value) {
    put_field("privileged", value);
    return *this;
  }
  Draft& clear_privileged() {
    drop_field("privileged");
    return *this;
  }
  SELinuxOptions::Draft se_linux_options();
  Draft& clear_se_linux_options() {
    drop_field("seLinuxOptions");
    return *this;
  }
  WindowsSecurityContextOptions::Draft windows_options();
  Draft& clear_windows_options() {
    drop_field("windowsOptions");
    return *this;
  }
  Draft& set_run_as_user(std::int64_t value) {
    put_field("runAsUser", value);
    return *this;
  }
  Draft& clear_run_as_user() {
    drop_field("runAsUser");
    return *this;
  }
  Draft& set_run_as_group(std::int64_t value) {
    put_field("runAsGroup", value);
    return *this;
  }
  Draft& clear_run_as_group() {
    drop_field("runAsGroup");
    return *this;
  }
  Draft& set_run_as_non_root(bool value) {
    put_field("runAsNonRoot", value);
    return *this;
  }
  Draft& clear_run_as_non_root() {
    drop_field("runAsNonRoot");
    return *this;
  }
  Draft& set_read_only_root_filesystem(bool value) {
    put_field("readOnlyRootFilesystem", value);
    return *this;
  }
  Draft& clear_read_only_root_filesystem() {
    drop_field("readOnlyRootFilesystem");
    return *this;
  }
  Draft& set_allow_privilege_escalation(bool value) {
    put_field("allowPrivilegeEscalation", value);
    return *this;
  }
  Draft& clear_allow_privilege_escalation() {
    drop_field("allowPrivilegeEscalation");
    return *this;
  }
  Draft& set_proc_mount(std::string_view value) {
    put_field("procMount", value);
    return *this;
  }
  Draft& clear_proc_mount() {
    drop_field("procMount");
    return *this;
  }
  SeccompProfile::Draft seccomp_profile();
  Draft& clear_seccomp_profile() {
    drop_field("seccompProfile");
    return *this;
  }
  AppArmorProfile::Draft app_armor_profile();
  Draft& clear_app_armor_profile() {
    drop_field("appArmorProfile");
    return *this;
  }
};

class Container::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Container& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  kinform::DraftList<std::string_view> command();
  Draft& clear_command() {
    drop_field("command");
    return *this;
  }
  kinform::DraftList<std::string_view> args();
  Draft& clear_args() {
    drop_field("args");
    return *this;
  }
  Draft& set_working_dir(std::string_view value) {
    put_field("workingDir", value);
    return *this;
  }
  Draft& clear_working_dir() {
    drop_field("workingDir");
    return *this;
  }
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from() {
    drop_field("envFrom");
    return *this;
  }
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env() {
    drop_field("env");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy() {
    drop_field("resizePolicy");
    return *this;
  }
  Draft& set_restart_policy(std::string_view value) {
    put_field("restartPolicy", value);
    return *this;
  }
  Draft& clear_restart_policy() {
    drop_field("restartPolicy");
    return *this;
  }
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules() {
    drop_field("restartPolicyRules");
    return *this;
  }
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts() {
    drop_field("volumeMounts");
    return *this;
  }
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices() {
    drop_field("volumeDevices");
    return *this;
  }
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe() {
    drop_field("livenessProbe");
    return *this;
  }
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe() {
    drop_field("readinessProbe");
    return *this;
  }
  Probe::Draft startup_probe();
  Draft& clear_startup_probe() {
    drop_field("startupProbe");
    return *this;
  }
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle() {
    drop_field("lifecycle");
    return *this;
  }
  Draft& set_termination_message_path(std::string_view value) {
    put_field("terminationMessagePath", value);
    return *this;
  }
  Draft& clear_termination_message_path() {
    drop_field("terminationMessagePath");
    return *this;
  }
  Draft& set_termination_message_policy(std::string_view value) {
    put_field("terminationMessagePolicy", value);
    return *this;
  }
  Draft& clear_termination_message_policy() {
    drop_field("terminationMessagePolicy");
    return *this;
  }
  Draft& set_image_pull_policy(std::string_view value) {
    put_field("imagePullPolicy", value);
    return *this;
  }
  Draft& clear_image_pull_policy() {
    drop_field("imagePullPolicy");
    return *this;
  }
  SecurityContext::Draft security_context();
  Draft& clear_security_context() {
    drop_field("securityContext");
    return *this;
  }
  Draft& set_stdin(bool value) {
    put_field("stdin", value);
    return *this;
  }
  Draft& clear_stdin() {
    drop_field("stdin");
    return *this;
  }
  Draft& set_stdin_once(bool value) {
    put_field("stdinOnce", value);
    return *this;
  }
  Draft& clear_stdin_once() {
    drop_field("stdinOnce");
    return *this;
  }
  Draft& set_tty(bool value) {
    put_field("tty", value);
    return *this;
  }
  Draft& clear_tty() {
    drop_field("tty");
    return *this;
  }
};

class ContainerExtendedResourceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerExtendedResourceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value) {
    put_field("containerName", value);
    return *this;
  }
  Draft& clear_container_name() {
    drop_field("containerName");
    return *this;
  }
  Draft& set_resource_name(std::string_view value) {
    put_field("resourceName", value);
    return *this;
  }
  Draft& clear_resource_name() {
    drop_field("resourceName");
    return *this;
  }
  Draft& set_request_name(std::string_view value) {
    put_field("requestName", value);
    return *this;
  }
  Draft& clear_request_name() {
    drop_field("requestName");
    return *this;
  }
};

class ContainerImage::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerImage& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> names();
  Draft& clear_names() {
    drop_field("names");
    return *this;
  }
  Draft& set_size_bytes(std::int64_t value) {
    put_field("sizeBytes", value);
    return *this;
  }
  Draft& clear_size_bytes() {
    drop_field("sizeBytes");
    return *this;
  }
};

class ContainerPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_host_port(std::int32_t value) {
    put_field("hostPort", value);
    return *this;
  }
  Draft& clear_host_port() {
    drop_field("hostPort");
    return *this;
  }
  Draft& set_container_port(std::int32_t value) {
    put_field("containerPort", value);
    return *this;
  }
  Draft& clear_container_port() {
    drop_field("containerPort");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_host_ip(std::string_view value) {
    put_field("hostIP", value);
    return *this;
  }
  Draft& clear_host_ip() {
    drop_field("hostIP");
    return *this;
  }
};

class ContainerResizePolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerResizePolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_name(std::string_view value) {
    put_field("resourceName", value);
    return *this;
  }
  Draft& clear_resource_name() {
    drop_field("resourceName");
    return *this;
  }
  Draft& set_restart_policy(std::string_view value) {
    put_field("restartPolicy", value);
    return *this;
  }
  Draft& clear_restart_policy() {
    drop_field("restartPolicy");
    return *this;
  }
};

class ContainerRestartRuleOnExitCodes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerRestartRuleOnExitCodes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::int32_t> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class ContainerRestartRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerRestartRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_action(std::string_view value) {
    put_field("action", value);
    return *this;
  }
  Draft& clear_action() {
    drop_field("action");
    return *this;
  }
  ContainerRestartRuleOnExitCodes::Draft exit_codes();
  Draft& clear_exit_codes() {
    drop_field("exitCodes");
    return *this;
  }
};

class ContainerStateWaiting::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerStateWaiting& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class ContainerStateRunning::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerStateRunning& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_started_at(std::chrono::sys_seconds value) {
    put_field("startedAt", value);
    return *this;
  }
  Draft& clear_started_at() {
    drop_field("startedAt");
    return *this;
  }
};

class ContainerStateTerminated::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerStateTerminated& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_exit_code(std::int32_t value) {
    put_field("exitCode", value);
    return *this;
  }
  Draft& clear_exit_code() {
    drop_field("exitCode");
    return *this;
  }
  Draft& set_signal(std::int32_t value) {
    put_field("signal", value);
    return *this;
  }
  Draft& clear_signal() {
    drop_field("signal");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
  Draft& set_started_at(std::chrono::sys_seconds value) {
    put_field("startedAt", value);
    return *this;
  }
  Draft& clear_started_at() {
    drop_field("startedAt");
    return *this;
  }
  Draft& set_finished_at(std::chrono::sys_seconds value) {
    put_field("finishedAt", value);
    return *this;
  }
  Draft& clear_finished_at() {
    drop_field("finishedAt");
    return *this;
  }
  Draft& set_container_id(std::string_view value) {
    put_field("containerID", value);
    return *this;
  }
  Draft& clear_container_id() {
    drop_field("containerID");
    return *this;
  }
};

class ContainerState::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerState& view) { return Draft(kinform::Json::from(view.raw())); }

  ContainerStateWaiting::Draft waiting();
  Draft& clear_waiting() {
    drop_field("waiting");
    return *this;
  }
  ContainerStateRunning::Draft running();
  Draft& clear_running() {
    drop_field("running");
    return *this;
  }
  ContainerStateTerminated::Draft terminated();
  Draft& clear_terminated() {
    drop_field("terminated");
    return *this;
  }
};

class LinuxContainerUser::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LinuxContainerUser& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::int64_t value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_gid(std::int64_t value) {
    put_field("gid", value);
    return *this;
  }
  Draft& clear_gid() {
    drop_field("gid");
    return *this;
  }
  kinform::DraftList<std::int64_t> supplemental_groups();
  Draft& clear_supplemental_groups() {
    drop_field("supplementalGroups");
    return *this;
  }
};

class ContainerUser::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerUser& view) { return Draft(kinform::Json::from(view.raw())); }

  LinuxContainerUser::Draft linux_();
  Draft& clear_linux() {
    drop_field("linux");
    return *this;
  }
};

class ContainerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  ContainerState::Draft state();
  Draft& clear_state() {
    drop_field("state");
    return *this;
  }
  ContainerState::Draft last_state();
  Draft& clear_last_state() {
    drop_field("lastState");
    return *this;
  }
  Draft& set_ready(bool value) {
    put_field("ready", value);
    return *this;
  }
  Draft& clear_ready() {
    drop_field("ready");
    return *this;
  }
  Draft& set_restart_count(std::int32_t value) {
    put_field("restartCount", value);
    return *this;
  }
  Draft& clear_restart_count() {
    drop_field("restartCount");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  Draft& set_image_id(std::string_view value) {
    put_field("imageID", value);
    return *this;
  }
  Draft& clear_image_id() {
    drop_field("imageID");
    return *this;
  }
  Draft& set_container_id(std::string_view value) {
    put_field("containerID", value);
    return *this;
  }
  Draft& clear_container_id() {
    drop_field("containerID");
    return *this;
  }
  Draft& set_started(bool value) {
    put_field("started", value);
    return *this;
  }
  Draft& clear_started() {
    drop_field("started");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources() {
    drop_field("allocatedResources");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<VolumeMountStatus::Draft> volume_mounts();
  Draft& clear_volume_mounts() {
    drop_field("volumeMounts");
    return *this;
  }
  ContainerUser::Draft user();
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  kinform::DraftList<ResourceStatus::Draft> allocated_resources_status();
  Draft& clear_allocated_resources_status() {
    drop_field("allocatedResourcesStatus");
    return *this;
  }
  Draft& set_stop_signal(std::string_view value) {
    put_field("stopSignal", value);
    return *this;
  }
  Draft& clear_stop_signal() {
    drop_field("stopSignal");
    return *this;
  }
};

class DaemonEndpoint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DaemonEndpoint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value) {
    put_field("Port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("Port");
    return *this;
  }
};

class DownwardAPIProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DownwardAPIProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DownwardAPIVolumeFile::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ObjectFieldSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ObjectFieldSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_field_path(std::string_view value) {
    put_field("fieldPath", value);
    return *this;
  }
  Draft& clear_field_path() {
    drop_field("fieldPath");
    return *this;
  }
};

class ResourceFieldSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceFieldSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value) {
    put_field("containerName", value);
    return *this;
  }
  Draft& clear_container_name() {
    drop_field("containerName");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  Draft& set_divisor(const kinform::Quantity& value) {
    put_field("divisor", value);
    return *this;
  }
  Draft& clear_divisor() {
    drop_field("divisor");
    return *this;
  }
};

class DownwardAPIVolumeFile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DownwardAPIVolumeFile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  ObjectFieldSelector::Draft field_ref();
  Draft& clear_field_ref() {
    drop_field("fieldRef");
    return *this;
  }
  ResourceFieldSelector::Draft resource_field_ref();
  Draft& clear_resource_field_ref() {
    drop_field("resourceFieldRef");
    return *this;
  }
  Draft& set_mode(std::int32_t value) {
    put_field("mode", value);
    return *this;
  }
  Draft& clear_mode() {
    drop_field("mode");
    return *this;
  }
};

class DownwardAPIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const DownwardAPIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DownwardAPIVolumeFile::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  Draft& set_default_mode(std::int32_t value) {
    put_field("defaultMode", value);
    return *this;
  }
  Draft& clear_default_mode() {
    drop_field("defaultMode");
    return *this;
  }
};

class EmptyDirVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EmptyDirVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_medium(std::string_view value) {
    put_field("medium", value);
    return *this;
  }
  Draft& clear_medium() {
    drop_field("medium");
    return *this;
  }
  Draft& set_size_limit(const kinform::Quantity& value) {
    put_field("sizeLimit", value);
    return *this;
  }
  Draft& clear_size_limit() {
    drop_field("sizeLimit");
    return *this;
  }
};

class EndpointAddress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointAddress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
  Draft& set_hostname(std::string_view value) {
    put_field("hostname", value);
    return *this;
  }
  Draft& clear_hostname() {
    drop_field("hostname");
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
  ObjectReference::Draft target_ref();
  Draft& clear_target_ref() {
    drop_field("targetRef");
    return *this;
  }
};

class EndpointPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_app_protocol(std::string_view value) {
    put_field("appProtocol", value);
    return *this;
  }
  Draft& clear_app_protocol() {
    drop_field("appProtocol");
    return *this;
  }
};

class EndpointSubset::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EndpointSubset& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<EndpointAddress::Draft> addresses();
  Draft& clear_addresses() {
    drop_field("addresses");
    return *this;
  }
  kinform::DraftList<EndpointAddress::Draft> not_ready_addresses();
  Draft& clear_not_ready_addresses() {
    drop_field("notReadyAddresses");
    return *this;
  }
  kinform::DraftList<EndpointPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
};

class Endpoints::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Endpoints"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Endpoints& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<EndpointSubset::Draft> subsets();
  Draft& clear_subsets() {
    drop_field("subsets");
    return *this;
  }
};

class EndpointsList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("EndpointsList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const EndpointsList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Endpoints::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class SecretEnvSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecretEnvSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class EnvFromSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EnvFromSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_prefix(std::string_view value) {
    put_field("prefix", value);
    return *this;
  }
  Draft& clear_prefix() {
    drop_field("prefix");
    return *this;
  }
  ConfigMapEnvSource::Draft config_map_ref();
  Draft& clear_config_map_ref() {
    drop_field("configMapRef");
    return *this;
  }
  SecretEnvSource::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
};

class SecretKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecretKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class FileKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FileKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class EnvVarSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EnvVarSource& view) { return Draft(kinform::Json::from(view.raw())); }

  ObjectFieldSelector::Draft field_ref();
  Draft& clear_field_ref() {
    drop_field("fieldRef");
    return *this;
  }
  ResourceFieldSelector::Draft resource_field_ref();
  Draft& clear_resource_field_ref() {
    drop_field("resourceFieldRef");
    return *this;
  }
  ConfigMapKeySelector::Draft config_map_key_ref();
  Draft& clear_config_map_key_ref() {
    drop_field("configMapKeyRef");
    return *this;
  }
  SecretKeySelector::Draft secret_key_ref();
  Draft& clear_secret_key_ref() {
    drop_field("secretKeyRef");
    return *this;
  }
  FileKeySelector::Draft file_key_ref();
  Draft& clear_file_key_ref() {
    drop_field("fileKeyRef");
    return *this;
  }
};

class EnvVar::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EnvVar& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  EnvVarSource::Draft value_from();
  Draft& clear_value_from() {
    drop_field("valueFrom");
    return *this;
  }
};

class EphemeralContainer::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EphemeralContainer& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  kinform::DraftList<std::string_view> command();
  Draft& clear_command() {
    drop_field("command");
    return *this;
  }
  kinform::DraftList<std::string_view> args();
  Draft& clear_args() {
    drop_field("args");
    return *this;
  }
  Draft& set_working_dir(std::string_view value) {
    put_field("workingDir", value);
    return *this;
  }
  Draft& clear_working_dir() {
    drop_field("workingDir");
    return *this;
  }
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from() {
    drop_field("envFrom");
    return *this;
  }
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env() {
    drop_field("env");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy() {
    drop_field("resizePolicy");
    return *this;
  }
  Draft& set_restart_policy(std::string_view value) {
    put_field("restartPolicy", value);
    return *this;
  }
  Draft& clear_restart_policy() {
    drop_field("restartPolicy");
    return *this;
  }
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules() {
    drop_field("restartPolicyRules");
    return *this;
  }
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts() {
    drop_field("volumeMounts");
    return *this;
  }
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices() {
    drop_field("volumeDevices");
    return *this;
  }
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe() {
    drop_field("livenessProbe");
    return *this;
  }
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe() {
    drop_field("readinessProbe");
    return *this;
  }
  Probe::Draft startup_probe();
  Draft& clear_startup_probe() {
    drop_field("startupProbe");
    return *this;
  }
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle() {
    drop_field("lifecycle");
    return *this;
  }
  Draft& set_termination_message_path(std::string_view value) {
    put_field("terminationMessagePath", value);
    return *this;
  }
  Draft& clear_termination_message_path() {
    drop_field("terminationMessagePath");
    return *this;
  }
  Draft& set_termination_message_policy(std::string_view value) {
    put_field("terminationMessagePolicy", value);
    return *this;
  }
  Draft& clear_termination_message_policy() {
    drop_field("terminationMessagePolicy");
    return *this;
  }
  Draft& set_image_pull_policy(std::string_view value) {
    put_field("imagePullPolicy", value);
    return *this;
  }
  Draft& clear_image_pull_policy() {
    drop_field("imagePullPolicy");
    return *this;
  }
  SecurityContext::Draft security_context();
  Draft& clear_security_context() {
    drop_field("securityContext");
    return *this;
  }
  Draft& set_stdin(bool value) {
    put_field("stdin", value);
    return *this;
  }
  Draft& clear_stdin() {
    drop_field("stdin");
    return *this;
  }
  Draft& set_stdin_once(bool value) {
    put_field("stdinOnce", value);
    return *this;
  }
  Draft& clear_stdin_once() {
    drop_field("stdinOnce");
    return *this;
  }
  Draft& set_tty(bool value) {
    put_field("tty", value);
    return *this;
  }
  Draft& clear_tty() {
    drop_field("tty");
    return *this;
  }
  Draft& set_target_container_name(std::string_view value) {
    put_field("targetContainerName", value);
    return *this;
  }
  Draft& clear_target_container_name() {
    drop_field("targetContainerName");
    return *this;
  }
};

class EphemeralContainerCommon::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EphemeralContainerCommon& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  kinform::DraftList<std::string_view> command();
  Draft& clear_command() {
    drop_field("command");
    return *this;
  }
  kinform::DraftList<std::string_view> args();
  Draft& clear_args() {
    drop_field("args");
    return *this;
  }
  Draft& set_working_dir(std::string_view value) {
    put_field("workingDir", value);
    return *this;
  }
  Draft& clear_working_dir() {
    drop_field("workingDir");
    return *this;
  }
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from() {
    drop_field("envFrom");
    return *this;
  }
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env() {
    drop_field("env");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy() {
    drop_field("resizePolicy");
    return *this;
  }
  Draft& set_restart_policy(std::string_view value) {
    put_field("restartPolicy", value);
    return *this;
  }
  Draft& clear_restart_policy() {
    drop_field("restartPolicy");
    return *this;
  }
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules() {
    drop_field("restartPolicyRules");
    return *this;
  }
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts() {
    drop_field("volumeMounts");
    return *this;
  }
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices() {
    drop_field("volumeDevices");
    return *this;
  }
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe() {
    drop_field("livenessProbe");
    return *this;
  }
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe() {
    drop_field("readinessProbe");
    return *this;
  }
  Probe::Draft startup_probe();
  Draft& clear_startup_probe() {
    drop_field("startupProbe");
    return *this;
  }
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle() {
    drop_field("lifecycle");
    return *this;
  }
  Draft& set_termination_message_path(std::string_view value) {
    put_field("terminationMessagePath", value);
    return *this;
  }
  Draft& clear_termination_message_path() {
    drop_field("terminationMessagePath");
    return *this;
  }
  Draft& set_termination_message_policy(std::string_view value) {
    put_field("terminationMessagePolicy", value);
    return *this;
  }
  Draft& clear_termination_message_policy() {
    drop_field("terminationMessagePolicy");
    return *this;
  }
  Draft& set_image_pull_policy(std::string_view value) {
    put_field("imagePullPolicy", value);
    return *this;
  }
  Draft& clear_image_pull_policy() {
    drop_field("imagePullPolicy");
    return *this;
  }
  SecurityContext::Draft security_context();
  Draft& clear_security_context() {
    drop_field("securityContext");
    return *this;
  }
  Draft& set_stdin(bool value) {
    put_field("stdin", value);
    return *this;
  }
  Draft& clear_stdin() {
    drop_field("stdin");
    return *this;
  }
  Draft& set_stdin_once(bool value) {
    put_field("stdinOnce", value);
    return *this;
  }
  Draft& clear_stdin_once() {
    drop_field("stdinOnce");
    return *this;
  }
  Draft& set_tty(bool value) {
    put_field("tty", value);
    return *this;
  }
  Draft& clear_tty() {
    drop_field("tty");
    return *this;
  }
};

class VolumeResourceRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeResourceRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> limits();
  Draft& clear_limits() {
    drop_field("limits");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests() {
    drop_field("requests");
    return *this;
  }
};

class TypedLocalObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TypedLocalObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class TypedObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TypedObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
};

class PersistentVolumeClaimSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes() {
    drop_field("accessModes");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  VolumeResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
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
  Draft& set_volume_mode(std::string_view value) {
    put_field("volumeMode", value);
    return *this;
  }
  Draft& clear_volume_mode() {
    drop_field("volumeMode");
    return *this;
  }
  TypedLocalObjectReference::Draft data_source();
  Draft& clear_data_source() {
    drop_field("dataSource");
    return *this;
  }
  TypedObjectReference::Draft data_source_ref();
  Draft& clear_data_source_ref() {
    drop_field("dataSourceRef");
    return *this;
  }
  Draft& set_volume_attributes_class_name(std::string_view value) {
    put_field("volumeAttributesClassName", value);
    return *this;
  }
  Draft& clear_volume_attributes_class_name() {
    drop_field("volumeAttributesClassName");
    return *this;
  }
};

class PersistentVolumeClaimTemplate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimTemplate& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  PersistentVolumeClaimSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class EphemeralVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EphemeralVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  PersistentVolumeClaimTemplate::Draft volume_claim_template();
  Draft& clear_volume_claim_template() {
    drop_field("volumeClaimTemplate");
    return *this;
  }
};

class EventSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EventSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_component(std::string_view value) {
    put_field("component", value);
    return *this;
  }
  Draft& clear_component() {
    drop_field("component");
    return *this;
  }
  Draft& set_host(std::string_view value) {
    put_field("host", value);
    return *this;
  }
  Draft& clear_host() {
    drop_field("host");
    return *this;
  }
};

class EventSeries::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EventSeries& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
  Draft& set_last_observed_time(kinform::MicroTime value) {
    put_field("lastObservedTime", value);
    return *this;
  }
  Draft& clear_last_observed_time() {
    drop_field("lastObservedTime");
    return *this;
  }
};

class Event::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Event"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Event& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ObjectReference::Draft involved_object();
  Draft& clear_involved_object() {
    drop_field("involvedObject");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
  EventSource::Draft source();
  Draft& clear_source() {
    drop_field("source");
    return *this;
  }
  Draft& set_first_timestamp(std::chrono::sys_seconds value) {
    put_field("firstTimestamp", value);
    return *this;
  }
  Draft& clear_first_timestamp() {
    drop_field("firstTimestamp");
    return *this;
  }
  Draft& set_last_timestamp(std::chrono::sys_seconds value) {
    put_field("lastTimestamp", value);
    return *this;
  }
  Draft& clear_last_timestamp() {
    drop_field("lastTimestamp");
    return *this;
  }
  Draft& set_count(std::int32_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_event_time(kinform::MicroTime value) {
    put_field("eventTime", value);
    return *this;
  }
  Draft& clear_event_time() {
    drop_field("eventTime");
    return *this;
  }
  EventSeries::Draft series();
  Draft& clear_series() {
    drop_field("series");
    return *this;
  }
  Draft& set_action(std::string_view value) {
    put_field("action", value);
    return *this;
  }
  Draft& clear_action() {
    drop_field("action");
    return *this;
  }
  ObjectReference::Draft related();
  Draft& clear_related() {
    drop_field("related");
    return *this;
  }
  Draft& set_reporting_component(std::string_view value) {
    put_field("reportingComponent", value);
    return *this;
  }
  Draft& clear_reporting_component() {
    drop_field("reportingComponent");
    return *this;
  }
  Draft& set_reporting_instance(std::string_view value) {
    put_field("reportingInstance", value);
    return *this;
  }
  Draft& clear_reporting_instance() {
    drop_field("reportingInstance");
    return *this;
  }
};

class EventList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("EventList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const EventList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Event::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class FCVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FCVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> target_wwns();
  Draft& clear_target_wwns() {
    drop_field("targetWWNs");
    return *this;
  }
  Draft& set_lun(std::int32_t value) {
    put_field("lun", value);
    return *this;
  }
  Draft& clear_lun() {
    drop_field("lun");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  kinform::DraftList<std::string_view> wwids();
  Draft& clear_wwids() {
    drop_field("wwids");
    return *this;
  }
};

class FlexPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlexPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  kinform::DraftMap<std::string_view> options();
  Draft& clear_options() {
    drop_field("options");
    return *this;
  }
};

class FlexVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlexVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value) {
    put_field("driver", value);
    return *this;
  }
  Draft& clear_driver() {
    drop_field("driver");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  kinform::DraftMap<std::string_view> options();
  Draft& clear_options() {
    drop_field("options");
    return *this;
  }
};

class FlockerVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlockerVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_dataset_name(std::string_view value) {
    put_field("datasetName", value);
    return *this;
  }
  Draft& clear_dataset_name() {
    drop_field("datasetName");
    return *this;
  }
  Draft& set_dataset_uuid(std::string_view value) {
    put_field("datasetUUID", value);
    return *this;
  }
  Draft& clear_dataset_uuid() {
    drop_field("datasetUUID");
    return *this;
  }
};

class GCEPersistentDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GCEPersistentDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pd_name(std::string_view value) {
    put_field("pdName", value);
    return *this;
  }
  Draft& clear_pd_name() {
    drop_field("pdName");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_partition(std::int32_t value) {
    put_field("partition", value);
    return *this;
  }
  Draft& clear_partition() {
    drop_field("partition");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class GitRepoVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GitRepoVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_repository(std::string_view value) {
    put_field("repository", value);
    return *this;
  }
  Draft& clear_repository() {
    drop_field("repository");
    return *this;
  }
  Draft& set_revision(std::string_view value) {
    put_field("revision", value);
    return *this;
  }
  Draft& clear_revision() {
    drop_field("revision");
    return *this;
  }
  Draft& set_directory(std::string_view value) {
    put_field("directory", value);
    return *this;
  }
  Draft& clear_directory() {
    drop_field("directory");
    return *this;
  }
};

class GlusterfsPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GlusterfsPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_endpoints(std::string_view value) {
    put_field("endpoints", value);
    return *this;
  }
  Draft& clear_endpoints() {
    drop_field("endpoints");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_endpoints_namespace(std::string_view value) {
    put_field("endpointsNamespace", value);
    return *this;
  }
  Draft& clear_endpoints_namespace() {
    drop_field("endpointsNamespace");
    return *this;
  }
};

class GlusterfsVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GlusterfsVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_endpoints(std::string_view value) {
    put_field("endpoints", value);
    return *this;
  }
  Draft& clear_endpoints() {
    drop_field("endpoints");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class HTTPHeader::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HTTPHeader& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
};

class HostAlias::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HostAlias& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
  kinform::DraftList<std::string_view> hostnames();
  Draft& clear_hostnames() {
    drop_field("hostnames");
    return *this;
  }
};

class HostIP::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HostIP& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
};

class HostPathVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HostPathVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
};

class ISCSIPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ISCSIPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_portal(std::string_view value) {
    put_field("targetPortal", value);
    return *this;
  }
  Draft& clear_target_portal() {
    drop_field("targetPortal");
    return *this;
  }
  Draft& set_iqn(std::string_view value) {
    put_field("iqn", value);
    return *this;
  }
  Draft& clear_iqn() {
    drop_field("iqn");
    return *this;
  }
  Draft& set_lun(std::int32_t value) {
    put_field("lun", value);
    return *this;
  }
  Draft& clear_lun() {
    drop_field("lun");
    return *this;
  }
  Draft& set_iscsi_interface(std::string_view value) {
    put_field("iscsiInterface", value);
    return *this;
  }
  Draft& clear_iscsi_interface() {
    drop_field("iscsiInterface");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  kinform::DraftList<std::string_view> portals();
  Draft& clear_portals() {
    drop_field("portals");
    return *this;
  }
  Draft& set_chap_auth_discovery(bool value) {
    put_field("chapAuthDiscovery", value);
    return *this;
  }
  Draft& clear_chap_auth_discovery() {
    drop_field("chapAuthDiscovery");
    return *this;
  }
  Draft& set_chap_auth_session(bool value) {
    put_field("chapAuthSession", value);
    return *this;
  }
  Draft& clear_chap_auth_session() {
    drop_field("chapAuthSession");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_initiator_name(std::string_view value) {
    put_field("initiatorName", value);
    return *this;
  }
  Draft& clear_initiator_name() {
    drop_field("initiatorName");
    return *this;
  }
};

class ISCSIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ISCSIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_portal(std::string_view value) {
    put_field("targetPortal", value);
    return *this;
  }
  Draft& clear_target_portal() {
    drop_field("targetPortal");
    return *this;
  }
  Draft& set_iqn(std::string_view value) {
    put_field("iqn", value);
    return *this;
  }
  Draft& clear_iqn() {
    drop_field("iqn");
    return *this;
  }
  Draft& set_lun(std::int32_t value) {
    put_field("lun", value);
    return *this;
  }
  Draft& clear_lun() {
    drop_field("lun");
    return *this;
  }
  Draft& set_iscsi_interface(std::string_view value) {
    put_field("iscsiInterface", value);
    return *this;
  }
  Draft& clear_iscsi_interface() {
    drop_field("iscsiInterface");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  kinform::DraftList<std::string_view> portals();
  Draft& clear_portals() {
    drop_field("portals");
    return *this;
  }
  Draft& set_chap_auth_discovery(bool value) {
    put_field("chapAuthDiscovery", value);
    return *this;
  }
  Draft& clear_chap_auth_discovery() {
    drop_field("chapAuthDiscovery");
    return *this;
  }
  Draft& set_chap_auth_session(bool value) {
    put_field("chapAuthSession", value);
    return *this;
  }
  Draft& clear_chap_auth_session() {
    drop_field("chapAuthSession");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_initiator_name(std::string_view value) {
    put_field("initiatorName", value);
    return *this;
  }
  Draft& clear_initiator_name() {
    drop_field("initiatorName");
    return *this;
  }
};

class ImageVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ImageVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reference(std::string_view value) {
    put_field("reference", value);
    return *this;
  }
  Draft& clear_reference() {
    drop_field("reference");
    return *this;
  }
  Draft& set_pull_policy(std::string_view value) {
    put_field("pullPolicy", value);
    return *this;
  }
  Draft& clear_pull_policy() {
    drop_field("pullPolicy");
    return *this;
  }
};

class ImageVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ImageVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_image_ref(std::string_view value) {
    put_field("imageRef", value);
    return *this;
  }
  Draft& clear_image_ref() {
    drop_field("imageRef");
    return *this;
  }
};

class KeyToPath::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const KeyToPath& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_mode(std::int32_t value) {
    put_field("mode", value);
    return *this;
  }
  Draft& clear_mode() {
    drop_field("mode");
    return *this;
  }
};

class LimitRangeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LimitRangeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<LimitRangeItem::Draft> limits();
  Draft& clear_limits() {
    drop_field("limits");
    return *this;
  }
};

class LimitRange::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("LimitRange"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const LimitRange& object) { return Draft(kinform::Json::from(object.raw())); }

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
  LimitRangeSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class LimitRangeItem::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LimitRangeItem& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> max();
  Draft& clear_max() {
    drop_field("max");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> min();
  Draft& clear_min() {
    drop_field("min");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> default_();
  Draft& clear_default() {
    drop_field("default");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> default_request();
  Draft& clear_default_request() {
    drop_field("defaultRequest");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> max_limit_request_ratio();
  Draft& clear_max_limit_request_ratio() {
    drop_field("maxLimitRequestRatio");
    return *this;
  }
};

class LimitRangeList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("LimitRangeList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const LimitRangeList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<LimitRange::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class LoadBalancerIngress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LoadBalancerIngress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
  Draft& set_hostname(std::string_view value) {
    put_field("hostname", value);
    return *this;
  }
  Draft& clear_hostname() {
    drop_field("hostname");
    return *this;
  }
  Draft& set_ip_mode(std::string_view value) {
    put_field("ipMode", value);
    return *this;
  }
  Draft& clear_ip_mode() {
    drop_field("ipMode");
    return *this;
  }
  kinform::DraftList<PortStatus::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
};

class LoadBalancerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LoadBalancerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<LoadBalancerIngress::Draft> ingress();
  Draft& clear_ingress() {
    drop_field("ingress");
    return *this;
  }
};

class LocalVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LocalVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
};

class ModifyVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ModifyVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_volume_attributes_class_name(std::string_view value) {
    put_field("targetVolumeAttributesClassName", value);
    return *this;
  }
  Draft& clear_target_volume_attributes_class_name() {
    drop_field("targetVolumeAttributesClassName");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class NFSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NFSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_server(std::string_view value) {
    put_field("server", value);
    return *this;
  }
  Draft& clear_server() {
    drop_field("server");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class NamespaceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NamespaceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> finalizers();
  Draft& clear_finalizers() {
    drop_field("finalizers");
    return *this;
  }
};

class NamespaceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NamespaceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value) {
    put_field("phase", value);
    return *this;
  }
  Draft& clear_phase() {
    drop_field("phase");
    return *this;
  }
  kinform::DraftList<NamespaceCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class Namespace::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Namespace"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Namespace& object) { return Draft(kinform::Json::from(object.raw())); }

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
  NamespaceSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  NamespaceStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class NamespaceCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NamespaceCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class NamespaceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("NamespaceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const NamespaceList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Namespace::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class NodeConfigSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeConfigSource& view) { return Draft(kinform::Json::from(view.raw())); }

  ConfigMapNodeConfigSource::Draft config_map();
  Draft& clear_config_map() {
    drop_field("configMap");
    return *this;
  }
};

class NodeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pod_cidr(std::string_view value) {
    put_field("podCIDR", value);
    return *this;
  }
  Draft& clear_pod_cidr() {
    drop_field("podCIDR");
    return *this;
  }
  kinform::DraftList<std::string_view> pod_cidrs();
  Draft& clear_pod_cidrs() {
    drop_field("podCIDRs");
    return *this;
  }
  Draft& set_provider_id(std::string_view value) {
    put_field("providerID", value);
    return *this;
  }
  Draft& clear_provider_id() {
    drop_field("providerID");
    return *this;
  }
  Draft& set_unschedulable(bool value) {
    put_field("unschedulable", value);
    return *this;
  }
  Draft& clear_unschedulable() {
    drop_field("unschedulable");
    return *this;
  }
  kinform::DraftList<Taint::Draft> taints();
  Draft& clear_taints() {
    drop_field("taints");
    return *this;
  }
  NodeConfigSource::Draft config_source();
  Draft& clear_config_source() {
    drop_field("configSource");
    return *this;
  }
  Draft& set_external_id(std::string_view value) {
    put_field("externalID", value);
    return *this;
  }
  Draft& clear_external_id() {
    drop_field("externalID");
    return *this;
  }
};

class NodeDaemonEndpoints::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeDaemonEndpoints& view) { return Draft(kinform::Json::from(view.raw())); }

  DaemonEndpoint::Draft kubelet_endpoint();
  Draft& clear_kubelet_endpoint() {
    drop_field("kubeletEndpoint");
    return *this;
  }
};

class NodeSwapStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSwapStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_capacity(std::int64_t value) {
    put_field("capacity", value);
    return *this;
  }
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
};

class NodeSystemInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSystemInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_machine_id(std::string_view value) {
    put_field("machineID", value);
    return *this;
  }
  Draft& clear_machine_id() {
    drop_field("machineID");
    return *this;
  }
  Draft& set_system_uuid(std::string_view value) {
    put_field("systemUUID", value);
    return *this;
  }
  Draft& clear_system_uuid() {
    drop_field("systemUUID");
    return *this;
  }
  Draft& set_boot_id(std::string_view value) {
    put_field("bootID", value);
    return *this;
  }
  Draft& clear_boot_id() {
    drop_field("bootID");
    return *this;
  }
  Draft& set_kernel_version(std::string_view value) {
    put_field("kernelVersion", value);
    return *this;
  }
  Draft& clear_kernel_version() {
    drop_field("kernelVersion");
    return *this;
  }
  Draft& set_os_image(std::string_view value) {
    put_field("osImage", value);
    return *this;
  }
  Draft& clear_os_image() {
    drop_field("osImage");
    return *this;
  }
  Draft& set_container_runtime_version(std::string_view value) {
    put_field("containerRuntimeVersion", value);
    return *this;
  }
  Draft& clear_container_runtime_version() {
    drop_field("containerRuntimeVersion");
    return *this;
  }
  Draft& set_kubelet_version(std::string_view value) {
    put_field("kubeletVersion", value);
    return *this;
  }
  Draft& clear_kubelet_version() {
    drop_field("kubeletVersion");
    return *this;
  }
  Draft& set_kube_proxy_version(std::string_view value) {
    put_field("kubeProxyVersion", value);
    return *this;
  }
  Draft& clear_kube_proxy_version() {
    drop_field("kubeProxyVersion");
    return *this;
  }
  Draft& set_operating_system(std::string_view value) {
    put_field("operatingSystem", value);
    return *this;
  }
  Draft& clear_operating_system() {
    drop_field("operatingSystem");
    return *this;
  }
  Draft& set_architecture(std::string_view value) {
    put_field("architecture", value);
    return *this;
  }
  Draft& clear_architecture() {
    drop_field("architecture");
    return *this;
  }
  NodeSwapStatus::Draft swap();
  Draft& clear_swap() {
    drop_field("swap");
    return *this;
  }
};

class NodeConfigStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeConfigStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeConfigSource::Draft assigned();
  Draft& clear_assigned() {
    drop_field("assigned");
    return *this;
  }
  NodeConfigSource::Draft active();
  Draft& clear_active() {
    drop_field("active");
    return *this;
  }
  NodeConfigSource::Draft last_known_good();
  Draft& clear_last_known_good() {
    drop_field("lastKnownGood");
    return *this;
  }
  Draft& set_error(std::string_view value) {
    put_field("error", value);
    return *this;
  }
  Draft& clear_error() {
    drop_field("error");
    return *this;
  }
};

class NodeFeatures::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeFeatures& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_supplemental_groups_policy(bool value) {
    put_field("supplementalGroupsPolicy", value);
    return *this;
  }
  Draft& clear_supplemental_groups_policy() {
    drop_field("supplementalGroupsPolicy");
    return *this;
  }
};

class NodeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> allocatable();
  Draft& clear_allocatable() {
    drop_field("allocatable");
    return *this;
  }
  Draft& set_phase(std::string_view value) {
    put_field("phase", value);
    return *this;
  }
  Draft& clear_phase() {
    drop_field("phase");
    return *this;
  }
  kinform::DraftList<NodeCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  kinform::DraftList<NodeAddress::Draft> addresses();
  Draft& clear_addresses() {
    drop_field("addresses");
    return *this;
  }
  NodeDaemonEndpoints::Draft daemon_endpoints();
  Draft& clear_daemon_endpoints() {
    drop_field("daemonEndpoints");
    return *this;
  }
  NodeSystemInfo::Draft node_info();
  Draft& clear_node_info() {
    drop_field("nodeInfo");
    return *this;
  }
  kinform::DraftList<ContainerImage::Draft> images();
  Draft& clear_images() {
    drop_field("images");
    return *this;
  }
  kinform::DraftList<std::string_view> volumes_in_use();
  Draft& clear_volumes_in_use() {
    drop_field("volumesInUse");
    return *this;
  }
  kinform::DraftList<AttachedVolume::Draft> volumes_attached();
  Draft& clear_volumes_attached() {
    drop_field("volumesAttached");
    return *this;
  }
  NodeConfigStatus::Draft config();
  Draft& clear_config() {
    drop_field("config");
    return *this;
  }
  kinform::DraftList<NodeRuntimeHandler::Draft> runtime_handlers();
  Draft& clear_runtime_handlers() {
    drop_field("runtimeHandlers");
    return *this;
  }
  NodeFeatures::Draft features();
  Draft& clear_features() {
    drop_field("features");
    return *this;
  }
  kinform::DraftList<std::string_view> declared_features();
  Draft& clear_declared_features() {
    drop_field("declaredFeatures");
    return *this;
  }
};

class Node::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Node"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Node& object) { return Draft(kinform::Json::from(object.raw())); }

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
  NodeSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  NodeStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class NodeAddress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeAddress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_address(std::string_view value) {
    put_field("address", value);
    return *this;
  }
  Draft& clear_address() {
    drop_field("address");
    return *this;
  }
};

class NodeAllocatableResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeAllocatableResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_claim_name(std::string_view value) {
    put_field("resourceClaimName", value);
    return *this;
  }
  Draft& clear_resource_claim_name() {
    drop_field("resourceClaimName");
    return *this;
  }
  kinform::DraftList<std::string_view> containers();
  Draft& clear_containers() {
    drop_field("containers");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
};

class NodeCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_heartbeat_time(std::chrono::sys_seconds value) {
    put_field("lastHeartbeatTime", value);
    return *this;
  }
  Draft& clear_last_heartbeat_time() {
    drop_field("lastHeartbeatTime");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class NodeList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("NodeList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const NodeList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Node::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class NodeProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("NodeProxyOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const NodeProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
};

class NodeRuntimeHandlerFeatures::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeRuntimeHandlerFeatures& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_recursive_read_only_mounts(bool value) {
    put_field("recursiveReadOnlyMounts", value);
    return *this;
  }
  Draft& clear_recursive_read_only_mounts() {
    drop_field("recursiveReadOnlyMounts");
    return *this;
  }
  Draft& set_user_namespaces(bool value) {
    put_field("userNamespaces", value);
    return *this;
  }
  Draft& clear_user_namespaces() {
    drop_field("userNamespaces");
    return *this;
  }
};

class NodeRuntimeHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeRuntimeHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  NodeRuntimeHandlerFeatures::Draft features();
  Draft& clear_features() {
    drop_field("features");
    return *this;
  }
};

class NodeSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::string_view> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class NodeSelectorTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NodeSelectorTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NodeSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions() {
    drop_field("matchExpressions");
    return *this;
  }
  kinform::DraftList<NodeSelectorRequirement::Draft> match_fields();
  Draft& clear_match_fields() {
    drop_field("matchFields");
    return *this;
  }
};

class RBDPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RBDPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors() {
    drop_field("monitors");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_pool(std::string_view value) {
    put_field("pool", value);
    return *this;
  }
  Draft& clear_pool() {
    drop_field("pool");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_keyring(std::string_view value) {
    put_field("keyring", value);
    return *this;
  }
  Draft& clear_keyring() {
    drop_field("keyring");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class VsphereVirtualDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VsphereVirtualDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_path(std::string_view value) {
    put_field("volumePath", value);
    return *this;
  }
  Draft& clear_volume_path() {
    drop_field("volumePath");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_storage_policy_name(std::string_view value) {
    put_field("storagePolicyName", value);
    return *this;
  }
  Draft& clear_storage_policy_name() {
    drop_field("storagePolicyName");
    return *this;
  }
  Draft& set_storage_policy_id(std::string_view value) {
    put_field("storagePolicyID", value);
    return *this;
  }
  Draft& clear_storage_policy_id() {
    drop_field("storagePolicyID");
    return *this;
  }
};

class QuobyteVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const QuobyteVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_registry(std::string_view value) {
    put_field("registry", value);
    return *this;
  }
  Draft& clear_registry() {
    drop_field("registry");
    return *this;
  }
  Draft& set_volume(std::string_view value) {
    put_field("volume", value);
    return *this;
  }
  Draft& clear_volume() {
    drop_field("volume");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_tenant(std::string_view value) {
    put_field("tenant", value);
    return *this;
  }
  Draft& clear_tenant() {
    drop_field("tenant");
    return *this;
  }
};

class PhotonPersistentDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PhotonPersistentDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pd_id(std::string_view value) {
    put_field("pdID", value);
    return *this;
  }
  Draft& clear_pd_id() {
    drop_field("pdID");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
};

class PortworxVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PortworxVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value) {
    put_field("volumeID", value);
    return *this;
  }
  Draft& clear_volume_id() {
    drop_field("volumeID");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class ScaleIOPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScaleIOPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gateway(std::string_view value) {
    put_field("gateway", value);
    return *this;
  }
  Draft& clear_gateway() {
    drop_field("gateway");
    return *this;
  }
  Draft& set_system(std::string_view value) {
    put_field("system", value);
    return *this;
  }
  Draft& clear_system() {
    drop_field("system");
    return *this;
  }
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_ssl_enabled(bool value) {
    put_field("sslEnabled", value);
    return *this;
  }
  Draft& clear_ssl_enabled() {
    drop_field("sslEnabled");
    return *this;
  }
  Draft& set_protection_domain(std::string_view value) {
    put_field("protectionDomain", value);
    return *this;
  }
  Draft& clear_protection_domain() {
    drop_field("protectionDomain");
    return *this;
  }
  Draft& set_storage_pool(std::string_view value) {
    put_field("storagePool", value);
    return *this;
  }
  Draft& clear_storage_pool() {
    drop_field("storagePool");
    return *this;
  }
  Draft& set_storage_mode(std::string_view value) {
    put_field("storageMode", value);
    return *this;
  }
  Draft& clear_storage_mode() {
    drop_field("storageMode");
    return *this;
  }
  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class StorageOSPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StorageOSPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
    return *this;
  }
  Draft& set_volume_namespace(std::string_view value) {
    put_field("volumeNamespace", value);
    return *this;
  }
  Draft& clear_volume_namespace() {
    drop_field("volumeNamespace");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  ObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
};

class VolumeNodeAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeNodeAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeSelector::Draft required();
  Draft& clear_required() {
    drop_field("required");
    return *this;
  }
};

class PersistentVolumeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk() {
    drop_field("gcePersistentDisk");
    return *this;
  }
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store() {
    drop_field("awsElasticBlockStore");
    return *this;
  }
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path() {
    drop_field("hostPath");
    return *this;
  }
  GlusterfsPersistentVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs() {
    drop_field("glusterfs");
    return *this;
  }
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs() {
    drop_field("nfs");
    return *this;
  }
  RBDPersistentVolumeSource::Draft rbd();
  Draft& clear_rbd() {
    drop_field("rbd");
    return *this;
  }
  ISCSIPersistentVolumeSource::Draft iscsi();
  Draft& clear_iscsi() {
    drop_field("iscsi");
    return *this;
  }
  CinderPersistentVolumeSource::Draft cinder();
  Draft& clear_cinder() {
    drop_field("cinder");
    return *this;
  }
  CephFSPersistentVolumeSource::Draft cephfs();
  Draft& clear_cephfs() {
    drop_field("cephfs");
    return *this;
  }
  FCVolumeSource::Draft fc();
  Draft& clear_fc() {
    drop_field("fc");
    return *this;
  }
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker() {
    drop_field("flocker");
    return *this;
  }
  FlexPersistentVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume() {
    drop_field("flexVolume");
    return *this;
  }
  AzureFilePersistentVolumeSource::Draft azure_file();
  Draft& clear_azure_file() {
    drop_field("azureFile");
    return *this;
  }
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume() {
    drop_field("vsphereVolume");
    return *this;
  }
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte() {
    drop_field("quobyte");
    return *this;
  }
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk() {
    drop_field("azureDisk");
    return *this;
  }
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk() {
    drop_field("photonPersistentDisk");
    return *this;
  }
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume() {
    drop_field("portworxVolume");
    return *this;
  }
  ScaleIOPersistentVolumeSource::Draft scale_io();
  Draft& clear_scale_io() {
    drop_field("scaleIO");
    return *this;
  }
  LocalVolumeSource::Draft local();
  Draft& clear_local() {
    drop_field("local");
    return *this;
  }
  StorageOSPersistentVolumeSource::Draft storageos();
  Draft& clear_storageos() {
    drop_field("storageos");
    return *this;
  }
  CSIPersistentVolumeSource::Draft csi();
  Draft& clear_csi() {
    drop_field("csi");
    return *this;
  }
  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes() {
    drop_field("accessModes");
    return *this;
  }
  ObjectReference::Draft claim_ref();
  Draft& clear_claim_ref() {
    drop_field("claimRef");
    return *this;
  }
  Draft& set_persistent_volume_reclaim_policy(std::string_view value) {
    put_field("persistentVolumeReclaimPolicy", value);
    return *this;
  }
  Draft& clear_persistent_volume_reclaim_policy() {
    drop_field("persistentVolumeReclaimPolicy");
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
  kinform::DraftList<std::string_view> mount_options();
  Draft& clear_mount_options() {
    drop_field("mountOptions");
    return *this;
  }
  Draft& set_volume_mode(std::string_view value) {
    put_field("volumeMode", value);
    return *this;
  }
  Draft& clear_volume_mode() {
    drop_field("volumeMode");
    return *this;
  }
  VolumeNodeAffinity::Draft node_affinity();
  Draft& clear_node_affinity() {
    drop_field("nodeAffinity");
    return *this;
  }
  Draft& set_volume_attributes_class_name(std::string_view value) {
    put_field("volumeAttributesClassName", value);
    return *this;
  }
  Draft& clear_volume_attributes_class_name() {
    drop_field("volumeAttributesClassName");
    return *this;
  }
};

class PersistentVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value) {
    put_field("phase", value);
    return *this;
  }
  Draft& clear_phase() {
    drop_field("phase");
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
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_last_phase_transition_time(std::chrono::sys_seconds value) {
    put_field("lastPhaseTransitionTime", value);
    return *this;
  }
  Draft& clear_last_phase_transition_time() {
    drop_field("lastPhaseTransitionTime");
    return *this;
  }
};

class PersistentVolume::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PersistentVolume"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PersistentVolume& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PersistentVolumeSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  PersistentVolumeStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PersistentVolumeClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value) {
    put_field("phase", value);
    return *this;
  }
  Draft& clear_phase() {
    drop_field("phase");
    return *this;
  }
  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes() {
    drop_field("accessModes");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity() {
    drop_field("capacity");
    return *this;
  }
  kinform::DraftList<PersistentVolumeClaimCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources() {
    drop_field("allocatedResources");
    return *this;
  }
  kinform::DraftMap<std::string_view> allocated_resource_statuses();
  Draft& clear_allocated_resource_statuses() {
    drop_field("allocatedResourceStatuses");
    return *this;
  }
  Draft& set_current_volume_attributes_class_name(std::string_view value) {
    put_field("currentVolumeAttributesClassName", value);
    return *this;
  }
  Draft& clear_current_volume_attributes_class_name() {
    drop_field("currentVolumeAttributesClassName");
    return *this;
  }
  ModifyVolumeStatus::Draft modify_volume_status();
  Draft& clear_modify_volume_status() {
    drop_field("modifyVolumeStatus");
    return *this;
  }
};

class PersistentVolumeClaim::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PersistentVolumeClaim"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PersistentVolumeClaim& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PersistentVolumeClaimSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  PersistentVolumeClaimStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PersistentVolumeClaimCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_probe_time(std::chrono::sys_seconds value) {
    put_field("lastProbeTime", value);
    return *this;
  }
  Draft& clear_last_probe_time() {
    drop_field("lastProbeTime");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class PersistentVolumeClaimList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PersistentVolumeClaimList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PersistentVolumeClaim::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PersistentVolumeClaimVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_claim_name(std::string_view value) {
    put_field("claimName", value);
    return *this;
  }
  Draft& clear_claim_name() {
    drop_field("claimName");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class PersistentVolumeList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PersistentVolumeList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PersistentVolumeList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PersistentVolume::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk() {
    drop_field("gcePersistentDisk");
    return *this;
  }
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store() {
    drop_field("awsElasticBlockStore");
    return *this;
  }
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path() {
    drop_field("hostPath");
    return *this;
  }
  GlusterfsPersistentVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs() {
    drop_field("glusterfs");
    return *this;
  }
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs() {
    drop_field("nfs");
    return *this;
  }
  RBDPersistentVolumeSource::Draft rbd();
  Draft& clear_rbd() {
    drop_field("rbd");
    return *this;
  }
  ISCSIPersistentVolumeSource::Draft iscsi();
  Draft& clear_iscsi() {
    drop_field("iscsi");
    return *this;
  }
  CinderPersistentVolumeSource::Draft cinder();
  Draft& clear_cinder() {
    drop_field("cinder");
    return *this;
  }
  CephFSPersistentVolumeSource::Draft cephfs();
  Draft& clear_cephfs() {
    drop_field("cephfs");
    return *this;
  }
  FCVolumeSource::Draft fc();
  Draft& clear_fc() {
    drop_field("fc");
    return *this;
  }
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker() {
    drop_field("flocker");
    return *this;
  }
  FlexPersistentVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume() {
    drop_field("flexVolume");
    return *this;
  }
  AzureFilePersistentVolumeSource::Draft azure_file();
  Draft& clear_azure_file() {
    drop_field("azureFile");
    return *this;
  }
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume() {
    drop_field("vsphereVolume");
    return *this;
  }
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte() {
    drop_field("quobyte");
    return *this;
  }
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk() {
    drop_field("azureDisk");
    return *this;
  }
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk() {
    drop_field("photonPersistentDisk");
    return *this;
  }
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume() {
    drop_field("portworxVolume");
    return *this;
  }
  ScaleIOPersistentVolumeSource::Draft scale_io();
  Draft& clear_scale_io() {
    drop_field("scaleIO");
    return *this;
  }
  LocalVolumeSource::Draft local();
  Draft& clear_local() {
    drop_field("local");
    return *this;
  }
  StorageOSPersistentVolumeSource::Draft storageos();
  Draft& clear_storageos() {
    drop_field("storageos");
    return *this;
  }
  CSIPersistentVolumeSource::Draft csi();
  Draft& clear_csi() {
    drop_field("csi");
    return *this;
  }
};

class PodSecurityContext::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodSecurityContext& view) { return Draft(kinform::Json::from(view.raw())); }

  SELinuxOptions::Draft se_linux_options();
  Draft& clear_se_linux_options() {
    drop_field("seLinuxOptions");
    return *this;
  }
  WindowsSecurityContextOptions::Draft windows_options();
  Draft& clear_windows_options() {
    drop_field("windowsOptions");
    return *this;
  }
  Draft& set_run_as_user(std::int64_t value) {
    put_field("runAsUser", value);
    return *this;
  }
  Draft& clear_run_as_user() {
    drop_field("runAsUser");
    return *this;
  }
  Draft& set_run_as_group(std::int64_t value) {
    put_field("runAsGroup", value);
    return *this;
  }
  Draft& clear_run_as_group() {
    drop_field("runAsGroup");
    return *this;
  }
  Draft& set_run_as_non_root(bool value) {
    put_field("runAsNonRoot", value);
    return *this;
  }
  Draft& clear_run_as_non_root() {
    drop_field("runAsNonRoot");
    return *this;
  }
  kinform::DraftList<std::int64_t> supplemental_groups();
  Draft& clear_supplemental_groups() {
    drop_field("supplementalGroups");
    return *this;
  }
  Draft& set_supplemental_groups_policy(std::string_view value) {
    put_field("supplementalGroupsPolicy", value);
    return *this;
  }
  Draft& clear_supplemental_groups_policy() {
    drop_field("supplementalGroupsPolicy");
    return *this;
  }
  Draft& set_fs_group(std::int64_t value) {
    put_field("fsGroup", value);
    return *this;
  }
  Draft& clear_fs_group() {
    drop_field("fsGroup");
    return *this;
  }
  kinform::DraftList<Sysctl::Draft> sysctls();
  Draft& clear_sysctls() {
    drop_field("sysctls");
    return *this;
  }
  Draft& set_fs_group_change_policy(std::string_view value) {
    put_field("fsGroupChangePolicy", value);
    return *this;
  }
  Draft& clear_fs_group_change_policy() {
    drop_field("fsGroupChangePolicy");
    return *this;
  }
  SeccompProfile::Draft seccomp_profile();
  Draft& clear_seccomp_profile() {
    drop_field("seccompProfile");
    return *this;
  }
  AppArmorProfile::Draft app_armor_profile();
  Draft& clear_app_armor_profile() {
    drop_field("appArmorProfile");
    return *this;
  }
  Draft& set_se_linux_change_policy(std::string_view value) {
    put_field("seLinuxChangePolicy", value);
    return *this;
  }
  Draft& clear_se_linux_change_policy() {
    drop_field("seLinuxChangePolicy");
    return *this;
  }
};

class PodDNSConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodDNSConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> nameservers();
  Draft& clear_nameservers() {
    drop_field("nameservers");
    return *this;
  }
  kinform::DraftList<std::string_view> searches();
  Draft& clear_searches() {
    drop_field("searches");
    return *this;
  }
  kinform::DraftList<PodDNSConfigOption::Draft> options();
  Draft& clear_options() {
    drop_field("options");
    return *this;
  }
};

class PodOS::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodOS& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class PodSchedulingGroup::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodSchedulingGroup& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pod_group_name(std::string_view value) {
    put_field("podGroupName", value);
    return *this;
  }
  Draft& clear_pod_group_name() {
    drop_field("podGroupName");
    return *this;
  }
};

class PodSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<Volume::Draft> volumes();
  Draft& clear_volumes() {
    drop_field("volumes");
    return *this;
  }
  kinform::DraftList<Container::Draft> init_containers();
  Draft& clear_init_containers() {
    drop_field("initContainers");
    return *this;
  }
  kinform::DraftList<Container::Draft> containers();
  Draft& clear_containers() {
    drop_field("containers");
    return *this;
  }
  kinform::DraftList<EphemeralContainer::Draft> ephemeral_containers();
  Draft& clear_ephemeral_containers() {
    drop_field("ephemeralContainers");
    return *this;
  }
  Draft& set_restart_policy(std::string_view value) {
    put_field("restartPolicy", value);
    return *this;
  }
  Draft& clear_restart_policy() {
    drop_field("restartPolicy");
    return *this;
  }
  Draft& set_termination_grace_period_seconds(std::int64_t value) {
    put_field("terminationGracePeriodSeconds", value);
    return *this;
  }
  Draft& clear_termination_grace_period_seconds() {
    drop_field("terminationGracePeriodSeconds");
    return *this;
  }
  Draft& set_active_deadline_seconds(std::int64_t value) {
    put_field("activeDeadlineSeconds", value);
    return *this;
  }
  Draft& clear_active_deadline_seconds() {
    drop_field("activeDeadlineSeconds");
    return *this;
  }
  Draft& set_dns_policy(std::string_view value) {
    put_field("dnsPolicy", value);
    return *this;
  }
  Draft& clear_dns_policy() {
    drop_field("dnsPolicy");
    return *this;
  }
  kinform::DraftMap<std::string_view> node_selector();
  Draft& clear_node_selector() {
    drop_field("nodeSelector");
    return *this;
  }
  Draft& set_service_account_name(std::string_view value) {
    put_field("serviceAccountName", value);
    return *this;
  }
  Draft& clear_service_account_name() {
    drop_field("serviceAccountName");
    return *this;
  }
  Draft& set_service_account(std::string_view value) {
    put_field("serviceAccount", value);
    return *this;
  }
  Draft& clear_service_account() {
    drop_field("serviceAccount");
    return *this;
  }
  Draft& set_automount_service_account_token(bool value) {
    put_field("automountServiceAccountToken", value);
    return *this;
  }
  Draft& clear_automount_service_account_token() {
    drop_field("automountServiceAccountToken");
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
  Draft& set_host_network(bool value) {
    put_field("hostNetwork", value);
    return *this;
  }
  Draft& clear_host_network() {
    drop_field("hostNetwork");
    return *this;
  }
  Draft& set_host_pid(bool value) {
    put_field("hostPID", value);
    return *this;
  }
  Draft& clear_host_pid() {
    drop_field("hostPID");
    return *this;
  }
  Draft& set_host_ipc(bool value) {
    put_field("hostIPC", value);
    return *this;
  }
  Draft& clear_host_ipc() {
    drop_field("hostIPC");
    return *this;
  }
  Draft& set_share_process_namespace(bool value) {
    put_field("shareProcessNamespace", value);
    return *this;
  }
  Draft& clear_share_process_namespace() {
    drop_field("shareProcessNamespace");
    return *this;
  }
  PodSecurityContext::Draft security_context();
  Draft& clear_security_context() {
    drop_field("securityContext");
    return *this;
  }
  kinform::DraftList<LocalObjectReference::Draft> image_pull_secrets();
  Draft& clear_image_pull_secrets() {
    drop_field("imagePullSecrets");
    return *this;
  }
  Draft& set_hostname(std::string_view value) {
    put_field("hostname", value);
    return *this;
  }
  Draft& clear_hostname() {
    drop_field("hostname");
    return *this;
  }
  Draft& set_subdomain(std::string_view value) {
    put_field("subdomain", value);
    return *this;
  }
  Draft& clear_subdomain() {
    drop_field("subdomain");
    return *this;
  }
  Affinity::Draft affinity();
  Draft& clear_affinity() {
    drop_field("affinity");
    return *this;
  }
  Draft& set_scheduler_name(std::string_view value) {
    put_field("schedulerName", value);
    return *this;
  }
  Draft& clear_scheduler_name() {
    drop_field("schedulerName");
    return *this;
  }
  kinform::DraftList<Toleration::Draft> tolerations();
  Draft& clear_tolerations() {
    drop_field("tolerations");
    return *this;
  }
  kinform::DraftList<HostAlias::Draft> host_aliases();
  Draft& clear_host_aliases() {
    drop_field("hostAliases");
    return *this;
  }
  Draft& set_priority_class_name(std::string_view value) {
    put_field("priorityClassName", value);
    return *this;
  }
  Draft& clear_priority_class_name() {
    drop_field("priorityClassName");
    return *this;
  }
  Draft& set_priority(std::int32_t value) {
    put_field("priority", value);
    return *this;
  }
  Draft& clear_priority() {
    drop_field("priority");
    return *this;
  }
  PodDNSConfig::Draft dns_config();
  Draft& clear_dns_config() {
    drop_field("dnsConfig");
    return *this;
  }
  kinform::DraftList<PodReadinessGate::Draft> readiness_gates();
  Draft& clear_readiness_gates() {
    drop_field("readinessGates");
    return *this;
  }
  Draft& set_runtime_class_name(std::string_view value) {
    put_field("runtimeClassName", value);
    return *this;
  }
  Draft& clear_runtime_class_name() {
    drop_field("runtimeClassName");
    return *this;
  }
  Draft& set_enable_service_links(bool value) {
    put_field("enableServiceLinks", value);
    return *this;
  }
  Draft& clear_enable_service_links() {
    drop_field("enableServiceLinks");
    return *this;
  }
  Draft& set_preemption_policy(std::string_view value) {
    put_field("preemptionPolicy", value);
    return *this;
  }
  Draft& clear_preemption_policy() {
    drop_field("preemptionPolicy");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> overhead();
  Draft& clear_overhead() {
    drop_field("overhead");
    return *this;
  }
  kinform::DraftList<TopologySpreadConstraint::Draft> topology_spread_constraints();
  Draft& clear_topology_spread_constraints() {
    drop_field("topologySpreadConstraints");
    return *this;
  }
  Draft& set_set_hostname_as_fqdn(bool value) {
    put_field("setHostnameAsFQDN", value);
    return *this;
  }
  Draft& clear_set_hostname_as_fqdn() {
    drop_field("setHostnameAsFQDN");
    return *this;
  }
  PodOS::Draft os();
  Draft& clear_os() {
    drop_field("os");
    return *this;
  }
  Draft& set_host_users(bool value) {
    put_field("hostUsers", value);
    return *this;
  }
  Draft& clear_host_users() {
    drop_field("hostUsers");
    return *this;
  }
  kinform::DraftList<PodSchedulingGate::Draft> scheduling_gates();
  Draft& clear_scheduling_gates() {
    drop_field("schedulingGates");
    return *this;
  }
  kinform::DraftList<PodResourceClaim::Draft> resource_claims();
  Draft& clear_resource_claims() {
    drop_field("resourceClaims");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_hostname_override(std::string_view value) {
    put_field("hostnameOverride", value);
    return *this;
  }
  Draft& clear_hostname_override() {
    drop_field("hostnameOverride");
    return *this;
  }
  PodSchedulingGroup::Draft scheduling_group();
  Draft& clear_scheduling_group() {
    drop_field("schedulingGroup");
    return *this;
  }
};

class PodExtendedResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodExtendedResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ContainerExtendedResourceRequest::Draft> request_mappings();
  Draft& clear_request_mappings() {
    drop_field("requestMappings");
    return *this;
  }
  Draft& set_resource_claim_name(std::string_view value) {
    put_field("resourceClaimName", value);
    return *this;
  }
  Draft& clear_resource_claim_name() {
    drop_field("resourceClaimName");
    return *this;
  }
};

class PodStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_phase(std::string_view value) {
    put_field("phase", value);
    return *this;
  }
  Draft& clear_phase() {
    drop_field("phase");
    return *this;
  }
  kinform::DraftList<PodCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
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
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_nominated_node_name(std::string_view value) {
    put_field("nominatedNodeName", value);
    return *this;
  }
  Draft& clear_nominated_node_name() {
    drop_field("nominatedNodeName");
    return *this;
  }
  Draft& set_host_ip(std::string_view value) {
    put_field("hostIP", value);
    return *this;
  }
  Draft& clear_host_ip() {
    drop_field("hostIP");
    return *this;
  }
  kinform::DraftList<HostIP::Draft> host_ips();
  Draft& clear_host_ips() {
    drop_field("hostIPs");
    return *this;
  }
  Draft& set_pod_ip(std::string_view value) {
    put_field("podIP", value);
    return *this;
  }
  Draft& clear_pod_ip() {
    drop_field("podIP");
    return *this;
  }
  kinform::DraftList<PodIP::Draft> pod_ips();
  Draft& clear_pod_ips() {
    drop_field("podIPs");
    return *this;
  }
  Draft& set_start_time(std::chrono::sys_seconds value) {
    put_field("startTime", value);
    return *this;
  }
  Draft& clear_start_time() {
    drop_field("startTime");
    return *this;
  }
  kinform::DraftList<ContainerStatus::Draft> init_container_statuses();
  Draft& clear_init_container_statuses() {
    drop_field("initContainerStatuses");
    return *this;
  }
  kinform::DraftList<ContainerStatus::Draft> container_statuses();
  Draft& clear_container_statuses() {
    drop_field("containerStatuses");
    return *this;
  }
  Draft& set_qos_class(std::string_view value) {
    put_field("qosClass", value);
    return *this;
  }
  Draft& clear_qos_class() {
    drop_field("qosClass");
    return *this;
  }
  kinform::DraftList<ContainerStatus::Draft> ephemeral_container_statuses();
  Draft& clear_ephemeral_container_statuses() {
    drop_field("ephemeralContainerStatuses");
    return *this;
  }
  Draft& set_resize(std::string_view value) {
    put_field("resize", value);
    return *this;
  }
  Draft& clear_resize() {
    drop_field("resize");
    return *this;
  }
  kinform::DraftList<PodResourceClaimStatus::Draft> resource_claim_statuses();
  Draft& clear_resource_claim_statuses() {
    drop_field("resourceClaimStatuses");
    return *this;
  }
  PodExtendedResourceClaimStatus::Draft extended_resource_claim_status();
  Draft& clear_extended_resource_claim_status() {
    drop_field("extendedResourceClaimStatus");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources() {
    drop_field("allocatedResources");
    return *this;
  }
  ResourceRequirements::Draft resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft> node_allocatable_resource_claim_statuses();
  Draft& clear_node_allocatable_resource_claim_statuses() {
    drop_field("nodeAllocatableResourceClaimStatuses");
    return *this;
  }
};

class Pod::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Pod"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Pod& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PodSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  PodStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PodAffinityTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodAffinityTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector() {
    drop_field("labelSelector");
    return *this;
  }
  kinform::DraftList<std::string_view> namespaces();
  Draft& clear_namespaces() {
    drop_field("namespaces");
    return *this;
  }
  Draft& set_topology_key(std::string_view value) {
    put_field("topologyKey", value);
    return *this;
  }
  Draft& clear_topology_key() {
    drop_field("topologyKey");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector() {
    drop_field("namespaceSelector");
    return *this;
  }
  kinform::DraftList<std::string_view> match_label_keys();
  Draft& clear_match_label_keys() {
    drop_field("matchLabelKeys");
    return *this;
  }
  kinform::DraftList<std::string_view> mismatch_label_keys();
  Draft& clear_mismatch_label_keys() {
    drop_field("mismatchLabelKeys");
    return *this;
  }
};

class PodAttachOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodAttachOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodAttachOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_stdin(bool value) {
    put_field("stdin", value);
    return *this;
  }
  Draft& clear_stdin() {
    drop_field("stdin");
    return *this;
  }
  Draft& set_stdout(bool value) {
    put_field("stdout", value);
    return *this;
  }
  Draft& clear_stdout() {
    drop_field("stdout");
    return *this;
  }
  Draft& set_stderr(bool value) {
    put_field("stderr", value);
    return *this;
  }
  Draft& clear_stderr() {
    drop_field("stderr");
    return *this;
  }
  Draft& set_tty(bool value) {
    put_field("tty", value);
    return *this;
  }
  Draft& clear_tty() {
    drop_field("tty");
    return *this;
  }
  Draft& set_container(std::string_view value) {
    put_field("container", value);
    return *this;
  }
  Draft& clear_container() {
    drop_field("container");
    return *this;
  }
};

class PodCertificateProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodCertificateProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_signer_name(std::string_view value) {
    put_field("signerName", value);
    return *this;
  }
  Draft& clear_signer_name() {
    drop_field("signerName");
    return *this;
  }
  Draft& set_key_type(std::string_view value) {
    put_field("keyType", value);
    return *this;
  }
  Draft& clear_key_type() {
    drop_field("keyType");
    return *this;
  }
  Draft& set_max_expiration_seconds(std::int32_t value) {
    put_field("maxExpirationSeconds", value);
    return *this;
  }
  Draft& clear_max_expiration_seconds() {
    drop_field("maxExpirationSeconds");
    return *this;
  }
  Draft& set_credential_bundle_path(std::string_view value) {
    put_field("credentialBundlePath", value);
    return *this;
  }
  Draft& clear_credential_bundle_path() {
    drop_field("credentialBundlePath");
    return *this;
  }
  Draft& set_key_path(std::string_view value) {
    put_field("keyPath", value);
    return *this;
  }
  Draft& clear_key_path() {
    drop_field("keyPath");
    return *this;
  }
  Draft& set_certificate_chain_path(std::string_view value) {
    put_field("certificateChainPath", value);
    return *this;
  }
  Draft& clear_certificate_chain_path() {
    drop_field("certificateChainPath");
    return *this;
  }
  kinform::DraftMap<std::string_view> user_annotations();
  Draft& clear_user_annotations() {
    drop_field("userAnnotations");
    return *this;
  }
};

class PodCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_probe_time(std::chrono::sys_seconds value) {
    put_field("lastProbeTime", value);
    return *this;
  }
  Draft& clear_last_probe_time() {
    drop_field("lastProbeTime");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class PodDNSConfigOption::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodDNSConfigOption& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
};

class PodExecOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodExecOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodExecOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_stdin(bool value) {
    put_field("stdin", value);
    return *this;
  }
  Draft& clear_stdin() {
    drop_field("stdin");
    return *this;
  }
  Draft& set_stdout(bool value) {
    put_field("stdout", value);
    return *this;
  }
  Draft& clear_stdout() {
    drop_field("stdout");
    return *this;
  }
  Draft& set_stderr(bool value) {
    put_field("stderr", value);
    return *this;
  }
  Draft& clear_stderr() {
    drop_field("stderr");
    return *this;
  }
  Draft& set_tty(bool value) {
    put_field("tty", value);
    return *this;
  }
  Draft& clear_tty() {
    drop_field("tty");
    return *this;
  }
  Draft& set_container(std::string_view value) {
    put_field("container", value);
    return *this;
  }
  Draft& clear_container() {
    drop_field("container");
    return *this;
  }
  kinform::DraftList<std::string_view> command();
  Draft& clear_command() {
    drop_field("command");
    return *this;
  }
};

class PodIP::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodIP& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
};

class PodList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Pod::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PodLogOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodLogOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodLogOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_container(std::string_view value) {
    put_field("container", value);
    return *this;
  }
  Draft& clear_container() {
    drop_field("container");
    return *this;
  }
  Draft& set_follow(bool value) {
    put_field("follow", value);
    return *this;
  }
  Draft& clear_follow() {
    drop_field("follow");
    return *this;
  }
  Draft& set_previous(bool value) {
    put_field("previous", value);
    return *this;
  }
  Draft& clear_previous() {
    drop_field("previous");
    return *this;
  }
  Draft& set_since_seconds(std::int64_t value) {
    put_field("sinceSeconds", value);
    return *this;
  }
  Draft& clear_since_seconds() {
    drop_field("sinceSeconds");
    return *this;
  }
  Draft& set_since_time(std::chrono::sys_seconds value) {
    put_field("sinceTime", value);
    return *this;
  }
  Draft& clear_since_time() {
    drop_field("sinceTime");
    return *this;
  }
  Draft& set_timestamps(bool value) {
    put_field("timestamps", value);
    return *this;
  }
  Draft& clear_timestamps() {
    drop_field("timestamps");
    return *this;
  }
  Draft& set_tail_lines(std::int64_t value) {
    put_field("tailLines", value);
    return *this;
  }
  Draft& clear_tail_lines() {
    drop_field("tailLines");
    return *this;
  }
  Draft& set_limit_bytes(std::int64_t value) {
    put_field("limitBytes", value);
    return *this;
  }
  Draft& clear_limit_bytes() {
    drop_field("limitBytes");
    return *this;
  }
  Draft& set_insecure_skip_tls_verify_backend(bool value) {
    put_field("insecureSkipTLSVerifyBackend", value);
    return *this;
  }
  Draft& clear_insecure_skip_tls_verify_backend() {
    drop_field("insecureSkipTLSVerifyBackend");
    return *this;
  }
  Draft& set_stream(std::string_view value) {
    put_field("stream", value);
    return *this;
  }
  Draft& clear_stream() {
    drop_field("stream");
    return *this;
  }
};

class PodPortForwardOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodPortForwardOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodPortForwardOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<std::int32_t> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
};

class PodProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodProxyOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
};

class PodReadinessGate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodReadinessGate& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_condition_type(std::string_view value) {
    put_field("conditionType", value);
    return *this;
  }
  Draft& clear_condition_type() {
    drop_field("conditionType");
    return *this;
  }
};

class PodResourceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodResourceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_resource_claim_name(std::string_view value) {
    put_field("resourceClaimName", value);
    return *this;
  }
  Draft& clear_resource_claim_name() {
    drop_field("resourceClaimName");
    return *this;
  }
  Draft& set_resource_claim_template_name(std::string_view value) {
    put_field("resourceClaimTemplateName", value);
    return *this;
  }
  Draft& clear_resource_claim_template_name() {
    drop_field("resourceClaimTemplateName");
    return *this;
  }
};

class PodResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_resource_claim_name(std::string_view value) {
    put_field("resourceClaimName", value);
    return *this;
  }
  Draft& clear_resource_claim_name() {
    drop_field("resourceClaimName");
    return *this;
  }
};

class PodSchedulingGate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodSchedulingGate& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class PodSignature::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodSignature& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::OwnerReference::Draft pod_controller();
  Draft& clear_pod_controller() {
    drop_field("podController");
    return *this;
  }
};

class PodStatusResult::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodStatusResult"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodStatusResult& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PodStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PodTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  PodSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class PodTemplate::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodTemplate"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodTemplate& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
};

class PodTemplateList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("PodTemplateList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PodTemplateList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PodTemplate::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PortStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PortStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_error(std::string_view value) {
    put_field("error", value);
    return *this;
  }
  Draft& clear_error() {
    drop_field("error");
    return *this;
  }
};

class Preconditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Preconditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
};

class PreferAvoidPodsEntry::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PreferAvoidPodsEntry& view) { return Draft(kinform::Json::from(view.raw())); }

  PodSignature::Draft pod_signature();
  Draft& clear_pod_signature() {
    drop_field("podSignature");
    return *this;
  }
  Draft& set_eviction_time(std::chrono::sys_seconds value) {
    put_field("evictionTime", value);
    return *this;
  }
  Draft& clear_eviction_time() {
    drop_field("evictionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class PreferredSchedulingTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PreferredSchedulingTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_weight(std::int32_t value) {
    put_field("weight", value);
    return *this;
  }
  Draft& clear_weight() {
    drop_field("weight");
    return *this;
  }
  NodeSelectorTerm::Draft preference();
  Draft& clear_preference() {
    drop_field("preference");
    return *this;
  }
};

class ProbeHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ProbeHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec() {
    drop_field("exec");
    return *this;
  }
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get() {
    drop_field("httpGet");
    return *this;
  }
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket() {
    drop_field("tcpSocket");
    return *this;
  }
  GRPCAction::Draft grpc();
  Draft& clear_grpc() {
    drop_field("grpc");
    return *this;
  }
};

class ProjectedVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ProjectedVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<VolumeProjection::Draft> sources();
  Draft& clear_sources() {
    drop_field("sources");
    return *this;
  }
  Draft& set_default_mode(std::int32_t value) {
    put_field("defaultMode", value);
    return *this;
  }
  Draft& clear_default_mode() {
    drop_field("defaultMode");
    return *this;
  }
};

class RBDVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RBDVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors() {
    drop_field("monitors");
    return *this;
  }
  Draft& set_image(std::string_view value) {
    put_field("image", value);
    return *this;
  }
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_pool(std::string_view value) {
    put_field("pool", value);
    return *this;
  }
  Draft& clear_pool() {
    drop_field("pool");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  Draft& set_keyring(std::string_view value) {
    put_field("keyring", value);
    return *this;
  }
  Draft& clear_keyring() {
    drop_field("keyring");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class RangeAllocation::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("RangeAllocation"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RangeAllocation& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_range(std::string_view value) {
    put_field("range", value);
    return *this;
  }
  Draft& clear_range() {
    drop_field("range");
    return *this;
  }
  Draft& set_data(const kinform::DraftBytes& value) {
    put_field("data", value);
    return *this;
  }
  Draft& clear_data() {
    drop_field("data");
    return *this;
  }
};

class ReplicationControllerSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicationControllerSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_min_ready_seconds(std::int32_t value) {
    put_field("minReadySeconds", value);
    return *this;
  }
  Draft& clear_min_ready_seconds() {
    drop_field("minReadySeconds");
    return *this;
  }
  kinform::DraftMap<std::string_view> selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  PodTemplateSpec::Draft template_();
  Draft& clear_template() {
    drop_field("template");
    return *this;
  }
};

class ReplicationControllerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicationControllerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_fully_labeled_replicas(std::int32_t value) {
    put_field("fullyLabeledReplicas", value);
    return *this;
  }
  Draft& clear_fully_labeled_replicas() {
    drop_field("fullyLabeledReplicas");
    return *this;
  }
  Draft& set_ready_replicas(std::int32_t value) {
    put_field("readyReplicas", value);
    return *this;
  }
  Draft& clear_ready_replicas() {
    drop_field("readyReplicas");
    return *this;
  }
  Draft& set_available_replicas(std::int32_t value) {
    put_field("availableReplicas", value);
    return *this;
  }
  Draft& clear_available_replicas() {
    drop_field("availableReplicas");
    return *this;
  }
  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  kinform::DraftList<ReplicationControllerCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class ReplicationController::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ReplicationController"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ReplicationController& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ReplicationControllerSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ReplicationControllerStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ReplicationControllerCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ReplicationControllerCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
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
};

class ReplicationControllerList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ReplicationControllerList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ReplicationControllerList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ReplicationController::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ResourceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_request(std::string_view value) {
    put_field("request", value);
    return *this;
  }
  Draft& clear_request() {
    drop_field("request");
    return *this;
  }
};

class ResourceHealth::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceHealth& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_id(std::string_view value) {
    put_field("resourceID", value);
    return *this;
  }
  Draft& clear_resource_id() {
    drop_field("resourceID");
    return *this;
  }
  Draft& set_health(std::string_view value) {
    put_field("health", value);
    return *this;
  }
  Draft& clear_health() {
    drop_field("health");
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
};

class ScopeSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScopeSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ScopedResourceSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions() {
    drop_field("matchExpressions");
    return *this;
  }
};

class ResourceQuotaSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceQuotaSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> hard();
  Draft& clear_hard() {
    drop_field("hard");
    return *this;
  }
  kinform::DraftList<std::string_view> scopes();
  Draft& clear_scopes() {
    drop_field("scopes");
    return *this;
  }
  ScopeSelector::Draft scope_selector();
  Draft& clear_scope_selector() {
    drop_field("scopeSelector");
    return *this;
  }
};

class ResourceQuotaStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceQuotaStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> hard();
  Draft& clear_hard() {
    drop_field("hard");
    return *this;
  }
  kinform::DraftMap<kinform::Quantity> used();
  Draft& clear_used() {
    drop_field("used");
    return *this;
  }
};

class ResourceQuota::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ResourceQuota"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceQuota& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ResourceQuotaSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ResourceQuotaStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ResourceQuotaList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ResourceQuotaList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ResourceQuotaList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ResourceQuota::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ResourceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftList<ResourceHealth::Draft> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
};

class ScaleIOVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScaleIOVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gateway(std::string_view value) {
    put_field("gateway", value);
    return *this;
  }
  Draft& clear_gateway() {
    drop_field("gateway");
    return *this;
  }
  Draft& set_system(std::string_view value) {
    put_field("system", value);
    return *this;
  }
  Draft& clear_system() {
    drop_field("system");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
  Draft& set_ssl_enabled(bool value) {
    put_field("sslEnabled", value);
    return *this;
  }
  Draft& clear_ssl_enabled() {
    drop_field("sslEnabled");
    return *this;
  }
  Draft& set_protection_domain(std::string_view value) {
    put_field("protectionDomain", value);
    return *this;
  }
  Draft& clear_protection_domain() {
    drop_field("protectionDomain");
    return *this;
  }
  Draft& set_storage_pool(std::string_view value) {
    put_field("storagePool", value);
    return *this;
  }
  Draft& clear_storage_pool() {
    drop_field("storagePool");
    return *this;
  }
  Draft& set_storage_mode(std::string_view value) {
    put_field("storageMode", value);
    return *this;
  }
  Draft& clear_storage_mode() {
    drop_field("storageMode");
    return *this;
  }
  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
};

class ScopedResourceSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScopedResourceSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_scope_name(std::string_view value) {
    put_field("scopeName", value);
    return *this;
  }
  Draft& clear_scope_name() {
    drop_field("scopeName");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  kinform::DraftList<std::string_view> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class Secret::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Secret"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Secret& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_immutable(bool value) {
    put_field("immutable", value);
    return *this;
  }
  Draft& clear_immutable() {
    drop_field("immutable");
    return *this;
  }
  kinform::DraftMap<kinform::DraftBytes> data();
  Draft& clear_data() {
    drop_field("data");
    return *this;
  }
  kinform::DraftMap<std::string_view> string_data();
  Draft& clear_string_data() {
    drop_field("stringData");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
};

class SecretList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("SecretList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SecretList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Secret::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class SecretProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecretProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class SecretVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SecretVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value) {
    put_field("secretName", value);
    return *this;
  }
  Draft& clear_secret_name() {
    drop_field("secretName");
    return *this;
  }
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  Draft& set_default_mode(std::int32_t value) {
    put_field("defaultMode", value);
    return *this;
  }
  Draft& clear_default_mode() {
    drop_field("defaultMode");
    return *this;
  }
  Draft& set_optional(bool value) {
    put_field("optional", value);
    return *this;
  }
  Draft& clear_optional() {
    drop_field("optional");
    return *this;
  }
};

class SerializedReference::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("SerializedReference"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SerializedReference& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ObjectReference::Draft reference();
  Draft& clear_reference() {
    drop_field("reference");
    return *this;
  }
};

class SessionAffinityConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SessionAffinityConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  ClientIPConfig::Draft client_ip();
  Draft& clear_client_ip() {
    drop_field("clientIP");
    return *this;
  }
};

class ServiceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ServicePort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftMap<std::string_view> selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_cluster_ip(std::string_view value) {
    put_field("clusterIP", value);
    return *this;
  }
  Draft& clear_cluster_ip() {
    drop_field("clusterIP");
    return *this;
  }
  kinform::DraftList<std::string_view> cluster_ips();
  Draft& clear_cluster_ips() {
    drop_field("clusterIPs");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  kinform::DraftList<std::string_view> external_ips();
  Draft& clear_external_ips() {
    drop_field("externalIPs");
    return *this;
  }
  Draft& set_session_affinity(std::string_view value) {
    put_field("sessionAffinity", value);
    return *this;
  }
  Draft& clear_session_affinity() {
    drop_field("sessionAffinity");
    return *this;
  }
  Draft& set_load_balancer_ip(std::string_view value) {
    put_field("loadBalancerIP", value);
    return *this;
  }
  Draft& clear_load_balancer_ip() {
    drop_field("loadBalancerIP");
    return *this;
  }
  kinform::DraftList<std::string_view> load_balancer_source_ranges();
  Draft& clear_load_balancer_source_ranges() {
    drop_field("loadBalancerSourceRanges");
    return *this;
  }
  Draft& set_external_name(std::string_view value) {
    put_field("externalName", value);
    return *this;
  }
  Draft& clear_external_name() {
    drop_field("externalName");
    return *this;
  }
  Draft& set_external_traffic_policy(std::string_view value) {
    put_field("externalTrafficPolicy", value);
    return *this;
  }
  Draft& clear_external_traffic_policy() {
    drop_field("externalTrafficPolicy");
    return *this;
  }
  Draft& set_health_check_node_port(std::int32_t value) {
    put_field("healthCheckNodePort", value);
    return *this;
  }
  Draft& clear_health_check_node_port() {
    drop_field("healthCheckNodePort");
    return *this;
  }
  Draft& set_publish_not_ready_addresses(bool value) {
    put_field("publishNotReadyAddresses", value);
    return *this;
  }
  Draft& clear_publish_not_ready_addresses() {
    drop_field("publishNotReadyAddresses");
    return *this;
  }
  SessionAffinityConfig::Draft session_affinity_config();
  Draft& clear_session_affinity_config() {
    drop_field("sessionAffinityConfig");
    return *this;
  }
  kinform::DraftList<std::string_view> ip_families();
  Draft& clear_ip_families() {
    drop_field("ipFamilies");
    return *this;
  }
  Draft& set_ip_family_policy(std::string_view value) {
    put_field("ipFamilyPolicy", value);
    return *this;
  }
  Draft& clear_ip_family_policy() {
    drop_field("ipFamilyPolicy");
    return *this;
  }
  Draft& set_allocate_load_balancer_node_ports(bool value) {
    put_field("allocateLoadBalancerNodePorts", value);
    return *this;
  }
  Draft& clear_allocate_load_balancer_node_ports() {
    drop_field("allocateLoadBalancerNodePorts");
    return *this;
  }
  Draft& set_load_balancer_class(std::string_view value) {
    put_field("loadBalancerClass", value);
    return *this;
  }
  Draft& clear_load_balancer_class() {
    drop_field("loadBalancerClass");
    return *this;
  }
  Draft& set_internal_traffic_policy(std::string_view value) {
    put_field("internalTrafficPolicy", value);
    return *this;
  }
  Draft& clear_internal_traffic_policy() {
    drop_field("internalTrafficPolicy");
    return *this;
  }
  Draft& set_traffic_distribution(std::string_view value) {
    put_field("trafficDistribution", value);
    return *this;
  }
  Draft& clear_traffic_distribution() {
    drop_field("trafficDistribution");
    return *this;
  }
};

class ServiceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  LoadBalancerStatus::Draft load_balancer();
  Draft& clear_load_balancer() {
    drop_field("loadBalancer");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class Service::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("Service"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Service& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ServiceSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ServiceStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ServiceAccount::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ServiceAccount"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceAccount& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ObjectReference::Draft> secrets();
  Draft& clear_secrets() {
    drop_field("secrets");
    return *this;
  }
  kinform::DraftList<LocalObjectReference::Draft> image_pull_secrets();
  Draft& clear_image_pull_secrets() {
    drop_field("imagePullSecrets");
    return *this;
  }
  Draft& set_automount_service_account_token(bool value) {
    put_field("automountServiceAccountToken", value);
    return *this;
  }
  Draft& clear_automount_service_account_token() {
    drop_field("automountServiceAccountToken");
    return *this;
  }
};

class ServiceAccountList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ServiceAccountList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceAccountList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ServiceAccount::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ServiceAccountTokenProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceAccountTokenProjection& view) { return Draft(kinform::Json::from(view.raw())); }

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
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
};

class ServiceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ServiceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Service::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ServicePort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServicePort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_app_protocol(std::string_view value) {
    put_field("appProtocol", value);
    return *this;
  }
  Draft& clear_app_protocol() {
    drop_field("appProtocol");
    return *this;
  }
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_target_port(const kinform::IntOrString& value) {
    put_field("targetPort", value);
    return *this;
  }
  Draft& clear_target_port() {
    drop_field("targetPort");
    return *this;
  }
  Draft& set_node_port(std::int32_t value) {
    put_field("nodePort", value);
    return *this;
  }
  Draft& clear_node_port() {
    drop_field("nodePort");
    return *this;
  }
};

class ServiceProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("v1"));
    put_field("kind", std::string_view("ServiceProxyOptions"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
};

class StorageOSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const StorageOSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value) {
    put_field("volumeName", value);
    return *this;
  }
  Draft& clear_volume_name() {
    drop_field("volumeName");
    return *this;
  }
  Draft& set_volume_namespace(std::string_view value) {
    put_field("volumeNamespace", value);
    return *this;
  }
  Draft& clear_volume_namespace() {
    drop_field("volumeNamespace");
    return *this;
  }
  Draft& set_fs_type(std::string_view value) {
    put_field("fsType", value);
    return *this;
  }
  Draft& clear_fs_type() {
    drop_field("fsType");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref() {
    drop_field("secretRef");
    return *this;
  }
};

class Sysctl::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Sysctl& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
};

class Taint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Taint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_effect(std::string_view value) {
    put_field("effect", value);
    return *this;
  }
  Draft& clear_effect() {
    drop_field("effect");
    return *this;
  }
  Draft& set_time_added(std::chrono::sys_seconds value) {
    put_field("timeAdded", value);
    return *this;
  }
  Draft& clear_time_added() {
    drop_field("timeAdded");
    return *this;
  }
};

class Toleration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Toleration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_operator(std::string_view value) {
    put_field("operator", value);
    return *this;
  }
  Draft& clear_operator() {
    drop_field("operator");
    return *this;
  }
  Draft& set_value(std::string_view value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_effect(std::string_view value) {
    put_field("effect", value);
    return *this;
  }
  Draft& clear_effect() {
    drop_field("effect");
    return *this;
  }
  Draft& set_toleration_seconds(std::int64_t value) {
    put_field("tolerationSeconds", value);
    return *this;
  }
  Draft& clear_toleration_seconds() {
    drop_field("tolerationSeconds");
    return *this;
  }
};

class TopologySelectorLabelRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TopologySelectorLabelRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  kinform::DraftList<std::string_view> values();
  Draft& clear_values() {
    drop_field("values");
    return *this;
  }
};

class TopologySelectorTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TopologySelectorTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<TopologySelectorLabelRequirement::Draft> match_label_expressions();
  Draft& clear_match_label_expressions() {
    drop_field("matchLabelExpressions");
    return *this;
  }
};

class TopologySpreadConstraint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TopologySpreadConstraint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_skew(std::int32_t value) {
    put_field("maxSkew", value);
    return *this;
  }
  Draft& clear_max_skew() {
    drop_field("maxSkew");
    return *this;
  }
  Draft& set_topology_key(std::string_view value) {
    put_field("topologyKey", value);
    return *this;
  }
  Draft& clear_topology_key() {
    drop_field("topologyKey");
    return *this;
  }
  Draft& set_when_unsatisfiable(std::string_view value) {
    put_field("whenUnsatisfiable", value);
    return *this;
  }
  Draft& clear_when_unsatisfiable() {
    drop_field("whenUnsatisfiable");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector() {
    drop_field("labelSelector");
    return *this;
  }
  Draft& set_min_domains(std::int32_t value) {
    put_field("minDomains", value);
    return *this;
  }
  Draft& clear_min_domains() {
    drop_field("minDomains");
    return *this;
  }
  Draft& set_node_affinity_policy(std::string_view value) {
    put_field("nodeAffinityPolicy", value);
    return *this;
  }
  Draft& clear_node_affinity_policy() {
    drop_field("nodeAffinityPolicy");
    return *this;
  }
  Draft& set_node_taints_policy(std::string_view value) {
    put_field("nodeTaintsPolicy", value);
    return *this;
  }
  Draft& clear_node_taints_policy() {
    drop_field("nodeTaintsPolicy");
    return *this;
  }
  kinform::DraftList<std::string_view> match_label_keys();
  Draft& clear_match_label_keys() {
    drop_field("matchLabelKeys");
    return *this;
  }
};

class Volume::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Volume& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path() {
    drop_field("hostPath");
    return *this;
  }
  EmptyDirVolumeSource::Draft empty_dir();
  Draft& clear_empty_dir() {
    drop_field("emptyDir");
    return *this;
  }
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk() {
    drop_field("gcePersistentDisk");
    return *this;
  }
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store() {
    drop_field("awsElasticBlockStore");
    return *this;
  }
  GitRepoVolumeSource::Draft git_repo();
  Draft& clear_git_repo() {
    drop_field("gitRepo");
    return *this;
  }
  SecretVolumeSource::Draft secret();
  Draft& clear_secret() {
    drop_field("secret");
    return *this;
  }
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs() {
    drop_field("nfs");
    return *this;
  }
  ISCSIVolumeSource::Draft iscsi();
  Draft& clear_iscsi() {
    drop_field("iscsi");
    return *this;
  }
  GlusterfsVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs() {
    drop_field("glusterfs");
    return *this;
  }
  PersistentVolumeClaimVolumeSource::Draft persistent_volume_claim();
  Draft& clear_persistent_volume_claim() {
    drop_field("persistentVolumeClaim");
    return *this;
  }
  RBDVolumeSource::Draft rbd();
  Draft& clear_rbd() {
    drop_field("rbd");
    return *this;
  }
  FlexVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume() {
    drop_field("flexVolume");
    return *this;
  }
  CinderVolumeSource::Draft cinder();
  Draft& clear_cinder() {
    drop_field("cinder");
    return *this;
  }
  CephFSVolumeSource::Draft cephfs();
  Draft& clear_cephfs() {
    drop_field("cephfs");
    return *this;
  }
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker() {
    drop_field("flocker");
    return *this;
  }
  DownwardAPIVolumeSource::Draft downward_api();
  Draft& clear_downward_api() {
    drop_field("downwardAPI");
    return *this;
  }
  FCVolumeSource::Draft fc();
  Draft& clear_fc() {
    drop_field("fc");
    return *this;
  }
  AzureFileVolumeSource::Draft azure_file();
  Draft& clear_azure_file() {
    drop_field("azureFile");
    return *this;
  }
  ConfigMapVolumeSource::Draft config_map();
  Draft& clear_config_map() {
    drop_field("configMap");
    return *this;
  }
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume() {
    drop_field("vsphereVolume");
    return *this;
  }
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte() {
    drop_field("quobyte");
    return *this;
  }
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk() {
    drop_field("azureDisk");
    return *this;
  }
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk() {
    drop_field("photonPersistentDisk");
    return *this;
  }
  ProjectedVolumeSource::Draft projected();
  Draft& clear_projected() {
    drop_field("projected");
    return *this;
  }
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume() {
    drop_field("portworxVolume");
    return *this;
  }
  ScaleIOVolumeSource::Draft scale_io();
  Draft& clear_scale_io() {
    drop_field("scaleIO");
    return *this;
  }
  StorageOSVolumeSource::Draft storageos();
  Draft& clear_storageos() {
    drop_field("storageos");
    return *this;
  }
  CSIVolumeSource::Draft csi();
  Draft& clear_csi() {
    drop_field("csi");
    return *this;
  }
  EphemeralVolumeSource::Draft ephemeral();
  Draft& clear_ephemeral() {
    drop_field("ephemeral");
    return *this;
  }
  ImageVolumeSource::Draft image();
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
};

class VolumeDevice::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeDevice& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_device_path(std::string_view value) {
    put_field("devicePath", value);
    return *this;
  }
  Draft& clear_device_path() {
    drop_field("devicePath");
    return *this;
  }
};

class VolumeMount::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeMount& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_recursive_read_only(std::string_view value) {
    put_field("recursiveReadOnly", value);
    return *this;
  }
  Draft& clear_recursive_read_only() {
    drop_field("recursiveReadOnly");
    return *this;
  }
  Draft& set_mount_path(std::string_view value) {
    put_field("mountPath", value);
    return *this;
  }
  Draft& clear_mount_path() {
    drop_field("mountPath");
    return *this;
  }
  Draft& set_sub_path(std::string_view value) {
    put_field("subPath", value);
    return *this;
  }
  Draft& clear_sub_path() {
    drop_field("subPath");
    return *this;
  }
  Draft& set_mount_propagation(std::string_view value) {
    put_field("mountPropagation", value);
    return *this;
  }
  Draft& clear_mount_propagation() {
    drop_field("mountPropagation");
    return *this;
  }
  Draft& set_sub_path_expr(std::string_view value) {
    put_field("subPathExpr", value);
    return *this;
  }
  Draft& clear_sub_path_expr() {
    drop_field("subPathExpr");
    return *this;
  }
};

class VolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  ImageVolumeStatus::Draft image();
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
};

class VolumeMountStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeMountStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_mount_path(std::string_view value) {
    put_field("mountPath", value);
    return *this;
  }
  Draft& clear_mount_path() {
    drop_field("mountPath");
    return *this;
  }
  Draft& set_read_only(bool value) {
    put_field("readOnly", value);
    return *this;
  }
  Draft& clear_read_only() {
    drop_field("readOnly");
    return *this;
  }
  Draft& set_recursive_read_only(std::string_view value) {
    put_field("recursiveReadOnly", value);
    return *this;
  }
  Draft& clear_recursive_read_only() {
    drop_field("recursiveReadOnly");
    return *this;
  }
  VolumeStatus::Draft volume_status();
  Draft& clear_volume_status() {
    drop_field("volumeStatus");
    return *this;
  }
};

class VolumeProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  SecretProjection::Draft secret();
  Draft& clear_secret() {
    drop_field("secret");
    return *this;
  }
  DownwardAPIProjection::Draft downward_api();
  Draft& clear_downward_api() {
    drop_field("downwardAPI");
    return *this;
  }
  ConfigMapProjection::Draft config_map();
  Draft& clear_config_map() {
    drop_field("configMap");
    return *this;
  }
  ServiceAccountTokenProjection::Draft service_account_token();
  Draft& clear_service_account_token() {
    drop_field("serviceAccountToken");
    return *this;
  }
  ClusterTrustBundleProjection::Draft cluster_trust_bundle();
  Draft& clear_cluster_trust_bundle() {
    drop_field("clusterTrustBundle");
    return *this;
  }
  PodCertificateProjection::Draft pod_certificate();
  Draft& clear_pod_certificate() {
    drop_field("podCertificate");
    return *this;
  }
};

class VolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const VolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path() {
    drop_field("hostPath");
    return *this;
  }
  EmptyDirVolumeSource::Draft empty_dir();
  Draft& clear_empty_dir() {
    drop_field("emptyDir");
    return *this;
  }
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk() {
    drop_field("gcePersistentDisk");
    return *this;
  }
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store() {
    drop_field("awsElasticBlockStore");
    return *this;
  }
  GitRepoVolumeSource::Draft git_repo();
  Draft& clear_git_repo() {
    drop_field("gitRepo");
    return *this;
  }
  SecretVolumeSource::Draft secret();
  Draft& clear_secret() {
    drop_field("secret");
    return *this;
  }
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs() {
    drop_field("nfs");
    return *this;
  }
  ISCSIVolumeSource::Draft iscsi();
  Draft& clear_iscsi() {
    drop_field("iscsi");
    return *this;
  }
  GlusterfsVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs() {
    drop_field("glusterfs");
    return *this;
  }
  PersistentVolumeClaimVolumeSource::Draft persistent_volume_claim();
  Draft& clear_persistent_volume_claim() {
    drop_field("persistentVolumeClaim");
    return *this;
  }
  RBDVolumeSource::Draft rbd();
  Draft& clear_rbd() {
    drop_field("rbd");
    return *this;
  }
  FlexVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume() {
    drop_field("flexVolume");
    return *this;
  }
  CinderVolumeSource::Draft cinder();
  Draft& clear_cinder() {
    drop_field("cinder");
    return *this;
  }
  CephFSVolumeSource::Draft cephfs();
  Draft& clear_cephfs() {
    drop_field("cephfs");
    return *this;
  }
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker() {
    drop_field("flocker");
    return *this;
  }
  DownwardAPIVolumeSource::Draft downward_api();
  Draft& clear_downward_api() {
    drop_field("downwardAPI");
    return *this;
  }
  FCVolumeSource::Draft fc();
  Draft& clear_fc() {
    drop_field("fc");
    return *this;
  }
  AzureFileVolumeSource::Draft azure_file();
  Draft& clear_azure_file() {
    drop_field("azureFile");
    return *this;
  }
  ConfigMapVolumeSource::Draft config_map();
  Draft& clear_config_map() {
    drop_field("configMap");
    return *this;
  }
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume() {
    drop_field("vsphereVolume");
    return *this;
  }
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte() {
    drop_field("quobyte");
    return *this;
  }
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk() {
    drop_field("azureDisk");
    return *this;
  }
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk() {
    drop_field("photonPersistentDisk");
    return *this;
  }
  ProjectedVolumeSource::Draft projected();
  Draft& clear_projected() {
    drop_field("projected");
    return *this;
  }
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume() {
    drop_field("portworxVolume");
    return *this;
  }
  ScaleIOVolumeSource::Draft scale_io();
  Draft& clear_scale_io() {
    drop_field("scaleIO");
    return *this;
  }
  StorageOSVolumeSource::Draft storageos();
  Draft& clear_storageos() {
    drop_field("storageos");
    return *this;
  }
  CSIVolumeSource::Draft csi();
  Draft& clear_csi() {
    drop_field("csi");
    return *this;
  }
  EphemeralVolumeSource::Draft ephemeral();
  Draft& clear_ephemeral() {
    drop_field("ephemeral");
    return *this;
  }
  ImageVolumeSource::Draft image();
  Draft& clear_image() {
    drop_field("image");
    return *this;
  }
};

class WeightedPodAffinityTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WeightedPodAffinityTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_weight(std::int32_t value) {
    put_field("weight", value);
    return *this;
  }
  Draft& clear_weight() {
    drop_field("weight");
    return *this;
  }
  PodAffinityTerm::Draft pod_affinity_term();
  Draft& clear_pod_affinity_term() {
    drop_field("podAffinityTerm");
    return *this;
  }
};

inline kinform::DraftList<NodeSelectorTerm::Draft> NodeSelector::Draft::node_selector_terms() {
  return kinform::DraftList<NodeSelectorTerm::Draft>(field_part("nodeSelectorTerms"));
}

inline NodeSelector::Draft NodeAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return NodeSelector::Draft(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

inline kinform::DraftList<PreferredSchedulingTerm::Draft> NodeAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PreferredSchedulingTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

inline kinform::DraftList<PodAffinityTerm::Draft> PodAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PodAffinityTerm::Draft>(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

inline kinform::DraftList<WeightedPodAffinityTerm::Draft> PodAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<WeightedPodAffinityTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

inline kinform::DraftList<PodAffinityTerm::Draft> PodAntiAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PodAffinityTerm::Draft>(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

inline kinform::DraftList<WeightedPodAffinityTerm::Draft> PodAntiAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<WeightedPodAffinityTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

inline NodeAffinity::Draft Affinity::Draft::node_affinity() {
  return NodeAffinity::Draft(field_part("nodeAffinity"));
}

inline PodAffinity::Draft Affinity::Draft::pod_affinity() {
  return PodAffinity::Draft(field_part("podAffinity"));
}

inline PodAntiAffinity::Draft Affinity::Draft::pod_anti_affinity() {
  return PodAntiAffinity::Draft(field_part("podAntiAffinity"));
}

inline kinform::DraftList<PreferAvoidPodsEntry::Draft> AvoidPods::Draft::prefer_avoid_pods() {
  return kinform::DraftList<PreferAvoidPodsEntry::Draft>(field_part("preferAvoidPods"));
}

inline kinform::meta::v1::ObjectMeta::Draft Binding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ObjectReference::Draft Binding::Draft::target() {
  return ObjectReference::Draft(field_part("target"));
}

inline kinform::DraftMap<std::string_view> CSIPersistentVolumeSource::Draft::volume_attributes() {
  return kinform::DraftMap<std::string_view>(field_part("volumeAttributes"));
}

inline SecretReference::Draft CSIPersistentVolumeSource::Draft::controller_publish_secret_ref() {
  return SecretReference::Draft(field_part("controllerPublishSecretRef"));
}

inline SecretReference::Draft CSIPersistentVolumeSource::Draft::node_stage_secret_ref() {
  return SecretReference::Draft(field_part("nodeStageSecretRef"));
}

inline SecretReference::Draft CSIPersistentVolumeSource::Draft::node_publish_secret_ref() {
  return SecretReference::Draft(field_part("nodePublishSecretRef"));
}

inline SecretReference::Draft CSIPersistentVolumeSource::Draft::controller_expand_secret_ref() {
  return SecretReference::Draft(field_part("controllerExpandSecretRef"));
}

inline SecretReference::Draft CSIPersistentVolumeSource::Draft::node_expand_secret_ref() {
  return SecretReference::Draft(field_part("nodeExpandSecretRef"));
}

inline kinform::DraftMap<std::string_view> CSIVolumeSource::Draft::volume_attributes() {
  return kinform::DraftMap<std::string_view>(field_part("volumeAttributes"));
}

inline LocalObjectReference::Draft CSIVolumeSource::Draft::node_publish_secret_ref() {
  return LocalObjectReference::Draft(field_part("nodePublishSecretRef"));
}

inline kinform::DraftList<std::string_view> Capabilities::Draft::add() {
  return kinform::DraftList<std::string_view>(field_part("add"));
}

inline kinform::DraftList<std::string_view> Capabilities::Draft::drop() {
  return kinform::DraftList<std::string_view>(field_part("drop"));
}

inline kinform::DraftList<std::string_view> CephFSPersistentVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

inline SecretReference::Draft CephFSPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline kinform::DraftList<std::string_view> CephFSVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

inline LocalObjectReference::Draft CephFSVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline SecretReference::Draft CinderPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline LocalObjectReference::Draft CinderVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::meta::v1::LabelSelector::Draft ClusterTrustBundleProjection::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

inline kinform::meta::v1::ObjectMeta::Draft ComponentStatus::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ComponentCondition::Draft> ComponentStatus::Draft::conditions() {
  return kinform::DraftList<ComponentCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ListMeta::Draft ComponentStatusList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ComponentStatus::Draft> ComponentStatusList::Draft::items() {
  return kinform::DraftList<ComponentStatus::Draft>(field_part("items"));
}

inline kinform::meta::v1::ObjectMeta::Draft ConfigMap::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftMap<std::string_view> ConfigMap::Draft::data() {
  return kinform::DraftMap<std::string_view>(field_part("data"));
}

inline kinform::DraftMap<kinform::DraftBytes> ConfigMap::Draft::binary_data() {
  return kinform::DraftMap<kinform::DraftBytes>(field_part("binaryData"));
}

inline kinform::meta::v1::ListMeta::Draft ConfigMapList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ConfigMap::Draft> ConfigMapList::Draft::items() {
  return kinform::DraftList<ConfigMap::Draft>(field_part("items"));
}

inline kinform::DraftList<KeyToPath::Draft> ConfigMapProjection::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

inline kinform::DraftList<KeyToPath::Draft> ConfigMapVolumeSource::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

inline kinform::DraftMap<kinform::Quantity> ResourceRequirements::Draft::limits() {
  return kinform::DraftMap<kinform::Quantity>(field_part("limits"));
}

inline kinform::DraftMap<kinform::Quantity> ResourceRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

inline kinform::DraftList<ResourceClaim::Draft> ResourceRequirements::Draft::claims() {
  return kinform::DraftList<ResourceClaim::Draft>(field_part("claims"));
}

inline kinform::DraftList<std::string_view> ExecAction::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

inline kinform::DraftList<HTTPHeader::Draft> HTTPGetAction::Draft::http_headers() {
  return kinform::DraftList<HTTPHeader::Draft>(field_part("httpHeaders"));
}

inline ExecAction::Draft Probe::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

inline HTTPGetAction::Draft Probe::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

inline TCPSocketAction::Draft Probe::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

inline GRPCAction::Draft Probe::Draft::grpc() {
  return GRPCAction::Draft(field_part("grpc"));
}

inline ExecAction::Draft LifecycleHandler::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

inline HTTPGetAction::Draft LifecycleHandler::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

inline TCPSocketAction::Draft LifecycleHandler::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

inline SleepAction::Draft LifecycleHandler::Draft::sleep() {
  return SleepAction::Draft(field_part("sleep"));
}

inline LifecycleHandler::Draft Lifecycle::Draft::post_start() {
  return LifecycleHandler::Draft(field_part("postStart"));
}

inline LifecycleHandler::Draft Lifecycle::Draft::pre_stop() {
  return LifecycleHandler::Draft(field_part("preStop"));
}

inline Capabilities::Draft SecurityContext::Draft::capabilities() {
  return Capabilities::Draft(field_part("capabilities"));
}

inline SELinuxOptions::Draft SecurityContext::Draft::se_linux_options() {
  return SELinuxOptions::Draft(field_part("seLinuxOptions"));
}

inline WindowsSecurityContextOptions::Draft SecurityContext::Draft::windows_options() {
  return WindowsSecurityContextOptions::Draft(field_part("windowsOptions"));
}

inline SeccompProfile::Draft SecurityContext::Draft::seccomp_profile() {
  return SeccompProfile::Draft(field_part("seccompProfile"));
}

inline AppArmorProfile::Draft SecurityContext::Draft::app_armor_profile() {
  return AppArmorProfile::Draft(field_part("appArmorProfile"));
}

inline kinform::DraftList<std::string_view> Container::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

inline kinform::DraftList<std::string_view> Container::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

inline kinform::DraftList<ContainerPort::Draft> Container::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

inline kinform::DraftList<EnvFromSource::Draft> Container::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

inline kinform::DraftList<EnvVar::Draft> Container::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

inline ResourceRequirements::Draft Container::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline kinform::DraftList<ContainerResizePolicy::Draft> Container::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

inline kinform::DraftList<ContainerRestartRule::Draft> Container::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

inline kinform::DraftList<VolumeMount::Draft> Container::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

inline kinform::DraftList<VolumeDevice::Draft> Container::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

inline Probe::Draft Container::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

inline Probe::Draft Container::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

inline Probe::Draft Container::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

inline Lifecycle::Draft Container::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

inline SecurityContext::Draft Container::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

inline kinform::DraftList<std::string_view> ContainerImage::Draft::names() {
  return kinform::DraftList<std::string_view>(field_part("names"));
}

inline kinform::DraftList<std::int32_t> ContainerRestartRuleOnExitCodes::Draft::values() {
  return kinform::DraftList<std::int32_t>(field_part("values"));
}

inline ContainerRestartRuleOnExitCodes::Draft ContainerRestartRule::Draft::exit_codes() {
  return ContainerRestartRuleOnExitCodes::Draft(field_part("exitCodes"));
}

inline ContainerStateWaiting::Draft ContainerState::Draft::waiting() {
  return ContainerStateWaiting::Draft(field_part("waiting"));
}

inline ContainerStateRunning::Draft ContainerState::Draft::running() {
  return ContainerStateRunning::Draft(field_part("running"));
}

inline ContainerStateTerminated::Draft ContainerState::Draft::terminated() {
  return ContainerStateTerminated::Draft(field_part("terminated"));
}

inline kinform::DraftList<std::int64_t> LinuxContainerUser::Draft::supplemental_groups() {
  return kinform::DraftList<std::int64_t>(field_part("supplementalGroups"));
}

inline LinuxContainerUser::Draft ContainerUser::Draft::linux_() {
  return LinuxContainerUser::Draft(field_part("linux"));
}

inline ContainerState::Draft ContainerStatus::Draft::state() {
  return ContainerState::Draft(field_part("state"));
}

inline ContainerState::Draft ContainerStatus::Draft::last_state() {
  return ContainerState::Draft(field_part("lastState"));
}

inline kinform::DraftMap<kinform::Quantity> ContainerStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

inline ResourceRequirements::Draft ContainerStatus::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline kinform::DraftList<VolumeMountStatus::Draft> ContainerStatus::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMountStatus::Draft>(field_part("volumeMounts"));
}

inline ContainerUser::Draft ContainerStatus::Draft::user() {
  return ContainerUser::Draft(field_part("user"));
}

inline kinform::DraftList<ResourceStatus::Draft> ContainerStatus::Draft::allocated_resources_status() {
  return kinform::DraftList<ResourceStatus::Draft>(field_part("allocatedResourcesStatus"));
}

inline kinform::DraftList<DownwardAPIVolumeFile::Draft> DownwardAPIProjection::Draft::items() {
  return kinform::DraftList<DownwardAPIVolumeFile::Draft>(field_part("items"));
}

inline ObjectFieldSelector::Draft DownwardAPIVolumeFile::Draft::field_ref() {
  return ObjectFieldSelector::Draft(field_part("fieldRef"));
}

inline ResourceFieldSelector::Draft DownwardAPIVolumeFile::Draft::resource_field_ref() {
  return ResourceFieldSelector::Draft(field_part("resourceFieldRef"));
}

inline kinform::DraftList<DownwardAPIVolumeFile::Draft> DownwardAPIVolumeSource::Draft::items() {
  return kinform::DraftList<DownwardAPIVolumeFile::Draft>(field_part("items"));
}

inline ObjectReference::Draft EndpointAddress::Draft::target_ref() {
  return ObjectReference::Draft(field_part("targetRef"));
}

inline kinform::DraftList<EndpointAddress::Draft> EndpointSubset::Draft::addresses() {
  return kinform::DraftList<EndpointAddress::Draft>(field_part("addresses"));
}

inline kinform::DraftList<EndpointAddress::Draft> EndpointSubset::Draft::not_ready_addresses() {
  return kinform::DraftList<EndpointAddress::Draft>(field_part("notReadyAddresses"));
}

inline kinform::DraftList<EndpointPort::Draft> EndpointSubset::Draft::ports() {
  return kinform::DraftList<EndpointPort::Draft>(field_part("ports"));
}

inline kinform::meta::v1::ObjectMeta::Draft Endpoints::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<EndpointSubset::Draft> Endpoints::Draft::subsets() {
  return kinform::DraftList<EndpointSubset::Draft>(field_part("subsets"));
}

inline kinform::meta::v1::ListMeta::Draft EndpointsList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Endpoints::Draft> EndpointsList::Draft::items() {
  return kinform::DraftList<Endpoints::Draft>(field_part("items"));
}

inline ConfigMapEnvSource::Draft EnvFromSource::Draft::config_map_ref() {
  return ConfigMapEnvSource::Draft(field_part("configMapRef"));
}

inline SecretEnvSource::Draft EnvFromSource::Draft::secret_ref() {
  return SecretEnvSource::Draft(field_part("secretRef"));
}

inline ObjectFieldSelector::Draft EnvVarSource::Draft::field_ref() {
  return ObjectFieldSelector::Draft(field_part("fieldRef"));
}

inline ResourceFieldSelector::Draft EnvVarSource::Draft::resource_field_ref() {
  return ResourceFieldSelector::Draft(field_part("resourceFieldRef"));
}

inline ConfigMapKeySelector::Draft EnvVarSource::Draft::config_map_key_ref() {
  return ConfigMapKeySelector::Draft(field_part("configMapKeyRef"));
}

inline SecretKeySelector::Draft EnvVarSource::Draft::secret_key_ref() {
  return SecretKeySelector::Draft(field_part("secretKeyRef"));
}

inline FileKeySelector::Draft EnvVarSource::Draft::file_key_ref() {
  return FileKeySelector::Draft(field_part("fileKeyRef"));
}

inline EnvVarSource::Draft EnvVar::Draft::value_from() {
  return EnvVarSource::Draft(field_part("valueFrom"));
}

inline kinform::DraftList<std::string_view> EphemeralContainer::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

inline kinform::DraftList<std::string_view> EphemeralContainer::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

inline kinform::DraftList<ContainerPort::Draft> EphemeralContainer::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

inline kinform::DraftList<EnvFromSource::Draft> EphemeralContainer::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

inline kinform::DraftList<EnvVar::Draft> EphemeralContainer::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

inline ResourceRequirements::Draft EphemeralContainer::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline kinform::DraftList<ContainerResizePolicy::Draft> EphemeralContainer::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

inline kinform::DraftList<ContainerRestartRule::Draft> EphemeralContainer::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

inline kinform::DraftList<VolumeMount::Draft> EphemeralContainer::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

inline kinform::DraftList<VolumeDevice::Draft> EphemeralContainer::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

inline Probe::Draft EphemeralContainer::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

inline Probe::Draft EphemeralContainer::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

inline Probe::Draft EphemeralContainer::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

inline Lifecycle::Draft EphemeralContainer::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

inline SecurityContext::Draft EphemeralContainer::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

inline kinform::DraftList<std::string_view> EphemeralContainerCommon::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

inline kinform::DraftList<std::string_view> EphemeralContainerCommon::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

inline kinform::DraftList<ContainerPort::Draft> EphemeralContainerCommon::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

inline kinform::DraftList<EnvFromSource::Draft> EphemeralContainerCommon::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

inline kinform::DraftList<EnvVar::Draft> EphemeralContainerCommon::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

inline ResourceRequirements::Draft EphemeralContainerCommon::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline kinform::DraftList<ContainerResizePolicy::Draft> EphemeralContainerCommon::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

inline kinform::DraftList<ContainerRestartRule::Draft> EphemeralContainerCommon::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

inline kinform::DraftList<VolumeMount::Draft> EphemeralContainerCommon::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

inline kinform::DraftList<VolumeDevice::Draft> EphemeralContainerCommon::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

inline Probe::Draft EphemeralContainerCommon::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

inline Probe::Draft EphemeralContainerCommon::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

inline Probe::Draft EphemeralContainerCommon::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

inline Lifecycle::Draft EphemeralContainerCommon::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

inline SecurityContext::Draft EphemeralContainerCommon::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

inline kinform::DraftMap<kinform::Quantity> VolumeResourceRequirements::Draft::limits() {
  return kinform::DraftMap<kinform::Quantity>(field_part("limits"));
}

inline kinform::DraftMap<kinform::Quantity> VolumeResourceRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

inline kinform::DraftList<std::string_view> PersistentVolumeClaimSpec::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

inline kinform::meta::v1::LabelSelector::Draft PersistentVolumeClaimSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline VolumeResourceRequirements::Draft PersistentVolumeClaimSpec::Draft::resources() {
  return VolumeResourceRequirements::Draft(field_part("resources"));
}

inline TypedLocalObjectReference::Draft PersistentVolumeClaimSpec::Draft::data_source() {
  return TypedLocalObjectReference::Draft(field_part("dataSource"));
}

inline TypedObjectReference::Draft PersistentVolumeClaimSpec::Draft::data_source_ref() {
  return TypedObjectReference::Draft(field_part("dataSourceRef"));
}

inline kinform::meta::v1::ObjectMeta::Draft PersistentVolumeClaimTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PersistentVolumeClaimSpec::Draft PersistentVolumeClaimTemplate::Draft::spec() {
  return PersistentVolumeClaimSpec::Draft(field_part("spec"));
}

inline PersistentVolumeClaimTemplate::Draft EphemeralVolumeSource::Draft::volume_claim_template() {
  return PersistentVolumeClaimTemplate::Draft(field_part("volumeClaimTemplate"));
}

inline kinform::meta::v1::ObjectMeta::Draft Event::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ObjectReference::Draft Event::Draft::involved_object() {
  return ObjectReference::Draft(field_part("involvedObject"));
}

inline EventSource::Draft Event::Draft::source() {
  return EventSource::Draft(field_part("source"));
}

inline EventSeries::Draft Event::Draft::series() {
  return EventSeries::Draft(field_part("series"));
}

inline ObjectReference::Draft Event::Draft::related() {
  return ObjectReference::Draft(field_part("related"));
}

inline kinform::meta::v1::ListMeta::Draft EventList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Event::Draft> EventList::Draft::items() {
  return kinform::DraftList<Event::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> FCVolumeSource::Draft::target_wwns() {
  return kinform::DraftList<std::string_view>(field_part("targetWWNs"));
}

inline kinform::DraftList<std::string_view> FCVolumeSource::Draft::wwids() {
  return kinform::DraftList<std::string_view>(field_part("wwids"));
}

inline SecretReference::Draft FlexPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline kinform::DraftMap<std::string_view> FlexPersistentVolumeSource::Draft::options() {
  return kinform::DraftMap<std::string_view>(field_part("options"));
}

inline LocalObjectReference::Draft FlexVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::DraftMap<std::string_view> FlexVolumeSource::Draft::options() {
  return kinform::DraftMap<std::string_view>(field_part("options"));
}

inline kinform::DraftList<std::string_view> HostAlias::Draft::hostnames() {
  return kinform::DraftList<std::string_view>(field_part("hostnames"));
}

inline kinform::DraftList<std::string_view> ISCSIPersistentVolumeSource::Draft::portals() {
  return kinform::DraftList<std::string_view>(field_part("portals"));
}

inline SecretReference::Draft ISCSIPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline kinform::DraftList<std::string_view> ISCSIVolumeSource::Draft::portals() {
  return kinform::DraftList<std::string_view>(field_part("portals"));
}

inline LocalObjectReference::Draft ISCSIVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::DraftList<LimitRangeItem::Draft> LimitRangeSpec::Draft::limits() {
  return kinform::DraftList<LimitRangeItem::Draft>(field_part("limits"));
}

inline kinform::meta::v1::ObjectMeta::Draft LimitRange::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline LimitRangeSpec::Draft LimitRange::Draft::spec() {
  return LimitRangeSpec::Draft(field_part("spec"));
}

inline kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::max() {
  return kinform::DraftMap<kinform::Quantity>(field_part("max"));
}

inline kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::min() {
  return kinform::DraftMap<kinform::Quantity>(field_part("min"));
}

inline kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::default_() {
  return kinform::DraftMap<kinform::Quantity>(field_part("default"));
}

inline kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::default_request() {
  return kinform::DraftMap<kinform::Quantity>(field_part("defaultRequest"));
}

inline kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::max_limit_request_ratio() {
  return kinform::DraftMap<kinform::Quantity>(field_part("maxLimitRequestRatio"));
}

inline kinform::meta::v1::ListMeta::Draft LimitRangeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<LimitRange::Draft> LimitRangeList::Draft::items() {
  return kinform::DraftList<LimitRange::Draft>(field_part("items"));
}

inline kinform::DraftList<PortStatus::Draft> LoadBalancerIngress::Draft::ports() {
  return kinform::DraftList<PortStatus::Draft>(field_part("ports"));
}

inline kinform::DraftList<LoadBalancerIngress::Draft> LoadBalancerStatus::Draft::ingress() {
  return kinform::DraftList<LoadBalancerIngress::Draft>(field_part("ingress"));
}

inline kinform::DraftList<std::string_view> NamespaceSpec::Draft::finalizers() {
  return kinform::DraftList<std::string_view>(field_part("finalizers"));
}

inline kinform::DraftList<NamespaceCondition::Draft> NamespaceStatus::Draft::conditions() {
  return kinform::DraftList<NamespaceCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft Namespace::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline NamespaceSpec::Draft Namespace::Draft::spec() {
  return NamespaceSpec::Draft(field_part("spec"));
}

inline NamespaceStatus::Draft Namespace::Draft::status() {
  return NamespaceStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft NamespaceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Namespace::Draft> NamespaceList::Draft::items() {
  return kinform::DraftList<Namespace::Draft>(field_part("items"));
}

inline ConfigMapNodeConfigSource::Draft NodeConfigSource::Draft::config_map() {
  return ConfigMapNodeConfigSource::Draft(field_part("configMap"));
}

inline kinform::DraftList<std::string_view> NodeSpec::Draft::pod_cidrs() {
  return kinform::DraftList<std::string_view>(field_part("podCIDRs"));
}

inline kinform::DraftList<Taint::Draft> NodeSpec::Draft::taints() {
  return kinform::DraftList<Taint::Draft>(field_part("taints"));
}

inline NodeConfigSource::Draft NodeSpec::Draft::config_source() {
  return NodeConfigSource::Draft(field_part("configSource"));
}

inline DaemonEndpoint::Draft NodeDaemonEndpoints::Draft::kubelet_endpoint() {
  return DaemonEndpoint::Draft(field_part("kubeletEndpoint"));
}

inline NodeSwapStatus::Draft NodeSystemInfo::Draft::swap() {
  return NodeSwapStatus::Draft(field_part("swap"));
}

inline NodeConfigSource::Draft NodeConfigStatus::Draft::assigned() {
  return NodeConfigSource::Draft(field_part("assigned"));
}

inline NodeConfigSource::Draft NodeConfigStatus::Draft::active() {
  return NodeConfigSource::Draft(field_part("active"));
}

inline NodeConfigSource::Draft NodeConfigStatus::Draft::last_known_good() {
  return NodeConfigSource::Draft(field_part("lastKnownGood"));
}

inline kinform::DraftMap<kinform::Quantity> NodeStatus::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

inline kinform::DraftMap<kinform::Quantity> NodeStatus::Draft::allocatable() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatable"));
}

inline kinform::DraftList<NodeCondition::Draft> NodeStatus::Draft::conditions() {
  return kinform::DraftList<NodeCondition::Draft>(field_part("conditions"));
}

inline kinform::DraftList<NodeAddress::Draft> NodeStatus::Draft::addresses() {
  return kinform::DraftList<NodeAddress::Draft>(field_part("addresses"));
}

inline NodeDaemonEndpoints::Draft NodeStatus::Draft::daemon_endpoints() {
  return NodeDaemonEndpoints::Draft(field_part("daemonEndpoints"));
}

inline NodeSystemInfo::Draft NodeStatus::Draft::node_info() {
  return NodeSystemInfo::Draft(field_part("nodeInfo"));
}

inline kinform::DraftList<ContainerImage::Draft> NodeStatus::Draft::images() {
  return kinform::DraftList<ContainerImage::Draft>(field_part("images"));
}

inline kinform::DraftList<std::string_view> NodeStatus::Draft::volumes_in_use() {
  return kinform::DraftList<std::string_view>(field_part("volumesInUse"));
}

inline kinform::DraftList<AttachedVolume::Draft> NodeStatus::Draft::volumes_attached() {
  return kinform::DraftList<AttachedVolume::Draft>(field_part("volumesAttached"));
}

inline NodeConfigStatus::Draft NodeStatus::Draft::config() {
  return NodeConfigStatus::Draft(field_part("config"));
}

inline kinform::DraftList<NodeRuntimeHandler::Draft> NodeStatus::Draft::runtime_handlers() {
  return kinform::DraftList<NodeRuntimeHandler::Draft>(field_part("runtimeHandlers"));
}

inline NodeFeatures::Draft NodeStatus::Draft::features() {
  return NodeFeatures::Draft(field_part("features"));
}

inline kinform::DraftList<std::string_view> NodeStatus::Draft::declared_features() {
  return kinform::DraftList<std::string_view>(field_part("declaredFeatures"));
}

inline kinform::meta::v1::ObjectMeta::Draft Node::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline NodeSpec::Draft Node::Draft::spec() {
  return NodeSpec::Draft(field_part("spec"));
}

inline NodeStatus::Draft Node::Draft::status() {
  return NodeStatus::Draft(field_part("status"));
}

inline kinform::DraftList<std::string_view> NodeAllocatableResourceClaimStatus::Draft::containers() {
  return kinform::DraftList<std::string_view>(field_part("containers"));
}

inline kinform::DraftMap<kinform::Quantity> NodeAllocatableResourceClaimStatus::Draft::resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("resources"));
}

inline kinform::meta::v1::ListMeta::Draft NodeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Node::Draft> NodeList::Draft::items() {
  return kinform::DraftList<Node::Draft>(field_part("items"));
}

inline NodeRuntimeHandlerFeatures::Draft NodeRuntimeHandler::Draft::features() {
  return NodeRuntimeHandlerFeatures::Draft(field_part("features"));
}

inline kinform::DraftList<std::string_view> NodeSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

inline kinform::DraftList<NodeSelectorRequirement::Draft> NodeSelectorTerm::Draft::match_expressions() {
  return kinform::DraftList<NodeSelectorRequirement::Draft>(field_part("matchExpressions"));
}

inline kinform::DraftList<NodeSelectorRequirement::Draft> NodeSelectorTerm::Draft::match_fields() {
  return kinform::DraftList<NodeSelectorRequirement::Draft>(field_part("matchFields"));
}

inline kinform::DraftList<std::string_view> RBDPersistentVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

inline SecretReference::Draft RBDPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline SecretReference::Draft ScaleIOPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

inline ObjectReference::Draft StorageOSPersistentVolumeSource::Draft::secret_ref() {
  return ObjectReference::Draft(field_part("secretRef"));
}

inline NodeSelector::Draft VolumeNodeAffinity::Draft::required() {
  return NodeSelector::Draft(field_part("required"));
}

inline kinform::DraftMap<kinform::Quantity> PersistentVolumeSpec::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

inline GCEPersistentDiskVolumeSource::Draft PersistentVolumeSpec::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

inline AWSElasticBlockStoreVolumeSource::Draft PersistentVolumeSpec::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

inline HostPathVolumeSource::Draft PersistentVolumeSpec::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

inline GlusterfsPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::glusterfs() {
  return GlusterfsPersistentVolumeSource::Draft(field_part("glusterfs"));
}

inline NFSVolumeSource::Draft PersistentVolumeSpec::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

inline RBDPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::rbd() {
  return RBDPersistentVolumeSource::Draft(field_part("rbd"));
}

inline ISCSIPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::iscsi() {
  return ISCSIPersistentVolumeSource::Draft(field_part("iscsi"));
}

inline CinderPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::cinder() {
  return CinderPersistentVolumeSource::Draft(field_part("cinder"));
}

inline CephFSPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::cephfs() {
  return CephFSPersistentVolumeSource::Draft(field_part("cephfs"));
}

inline FCVolumeSource::Draft PersistentVolumeSpec::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

inline FlockerVolumeSource::Draft PersistentVolumeSpec::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

inline FlexPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::flex_volume() {
  return FlexPersistentVolumeSource::Draft(field_part("flexVolume"));
}

inline AzureFilePersistentVolumeSource::Draft PersistentVolumeSpec::Draft::azure_file() {
  return AzureFilePersistentVolumeSource::Draft(field_part("azureFile"));
}

inline VsphereVirtualDiskVolumeSource::Draft PersistentVolumeSpec::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

inline QuobyteVolumeSource::Draft PersistentVolumeSpec::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

inline AzureDiskVolumeSource::Draft PersistentVolumeSpec::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

inline PhotonPersistentDiskVolumeSource::Draft PersistentVolumeSpec::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

inline PortworxVolumeSource::Draft PersistentVolumeSpec::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

inline ScaleIOPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::scale_io() {
  return ScaleIOPersistentVolumeSource::Draft(field_part("scaleIO"));
}

inline LocalVolumeSource::Draft PersistentVolumeSpec::Draft::local() {
  return LocalVolumeSource::Draft(field_part("local"));
}

inline StorageOSPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::storageos() {
  return StorageOSPersistentVolumeSource::Draft(field_part("storageos"));
}

inline CSIPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::csi() {
  return CSIPersistentVolumeSource::Draft(field_part("csi"));
}

inline kinform::DraftList<std::string_view> PersistentVolumeSpec::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

inline ObjectReference::Draft PersistentVolumeSpec::Draft::claim_ref() {
  return ObjectReference::Draft(field_part("claimRef"));
}

inline kinform::DraftList<std::string_view> PersistentVolumeSpec::Draft::mount_options() {
  return kinform::DraftList<std::string_view>(field_part("mountOptions"));
}

inline VolumeNodeAffinity::Draft PersistentVolumeSpec::Draft::node_affinity() {
  return VolumeNodeAffinity::Draft(field_part("nodeAffinity"));
}

inline kinform::meta::v1::ObjectMeta::Draft PersistentVolume::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PersistentVolumeSpec::Draft PersistentVolume::Draft::spec() {
  return PersistentVolumeSpec::Draft(field_part("spec"));
}

inline PersistentVolumeStatus::Draft PersistentVolume::Draft::status() {
  return PersistentVolumeStatus::Draft(field_part("status"));
}

inline kinform::DraftList<std::string_view> PersistentVolumeClaimStatus::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

inline kinform::DraftMap<kinform::Quantity> PersistentVolumeClaimStatus::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

inline kinform::DraftList<PersistentVolumeClaimCondition::Draft> PersistentVolumeClaimStatus::Draft::conditions() {
  return kinform::DraftList<PersistentVolumeClaimCondition::Draft>(field_part("conditions"));
}

inline kinform::DraftMap<kinform::Quantity> PersistentVolumeClaimStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

inline kinform::DraftMap<std::string_view> PersistentVolumeClaimStatus::Draft::allocated_resource_statuses() {
  return kinform::DraftMap<std::string_view>(field_part("allocatedResourceStatuses"));
}

inline ModifyVolumeStatus::Draft PersistentVolumeClaimStatus::Draft::modify_volume_status() {
  return ModifyVolumeStatus::Draft(field_part("modifyVolumeStatus"));
}

inline kinform::meta::v1::ObjectMeta::Draft PersistentVolumeClaim::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PersistentVolumeClaimSpec::Draft PersistentVolumeClaim::Draft::spec() {
  return PersistentVolumeClaimSpec::Draft(field_part("spec"));
}

inline PersistentVolumeClaimStatus::Draft PersistentVolumeClaim::Draft::status() {
  return PersistentVolumeClaimStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft PersistentVolumeClaimList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PersistentVolumeClaim::Draft> PersistentVolumeClaimList::Draft::items() {
  return kinform::DraftList<PersistentVolumeClaim::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft PersistentVolumeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PersistentVolume::Draft> PersistentVolumeList::Draft::items() {
  return kinform::DraftList<PersistentVolume::Draft>(field_part("items"));
}

inline GCEPersistentDiskVolumeSource::Draft PersistentVolumeSource::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

inline AWSElasticBlockStoreVolumeSource::Draft PersistentVolumeSource::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

inline HostPathVolumeSource::Draft PersistentVolumeSource::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

inline GlusterfsPersistentVolumeSource::Draft PersistentVolumeSource::Draft::glusterfs() {
  return GlusterfsPersistentVolumeSource::Draft(field_part("glusterfs"));
}

inline NFSVolumeSource::Draft PersistentVolumeSource::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

inline RBDPersistentVolumeSource::Draft PersistentVolumeSource::Draft::rbd() {
  return RBDPersistentVolumeSource::Draft(field_part("rbd"));
}

inline ISCSIPersistentVolumeSource::Draft PersistentVolumeSource::Draft::iscsi() {
  return ISCSIPersistentVolumeSource::Draft(field_part("iscsi"));
}

inline CinderPersistentVolumeSource::Draft PersistentVolumeSource::Draft::cinder() {
  return CinderPersistentVolumeSource::Draft(field_part("cinder"));
}

inline CephFSPersistentVolumeSource::Draft PersistentVolumeSource::Draft::cephfs() {
  return CephFSPersistentVolumeSource::Draft(field_part("cephfs"));
}

inline FCVolumeSource::Draft PersistentVolumeSource::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

inline FlockerVolumeSource::Draft PersistentVolumeSource::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

inline FlexPersistentVolumeSource::Draft PersistentVolumeSource::Draft::flex_volume() {
  return FlexPersistentVolumeSource::Draft(field_part("flexVolume"));
}

inline AzureFilePersistentVolumeSource::Draft PersistentVolumeSource::Draft::azure_file() {
  return AzureFilePersistentVolumeSource::Draft(field_part("azureFile"));
}

inline VsphereVirtualDiskVolumeSource::Draft PersistentVolumeSource::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

inline QuobyteVolumeSource::Draft PersistentVolumeSource::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

inline AzureDiskVolumeSource::Draft PersistentVolumeSource::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

inline PhotonPersistentDiskVolumeSource::Draft PersistentVolumeSource::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

inline PortworxVolumeSource::Draft PersistentVolumeSource::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

inline ScaleIOPersistentVolumeSource::Draft PersistentVolumeSource::Draft::scale_io() {
  return ScaleIOPersistentVolumeSource::Draft(field_part("scaleIO"));
}

inline LocalVolumeSource::Draft PersistentVolumeSource::Draft::local() {
  return LocalVolumeSource::Draft(field_part("local"));
}

inline StorageOSPersistentVolumeSource::Draft PersistentVolumeSource::Draft::storageos() {
  return StorageOSPersistentVolumeSource::Draft(field_part("storageos"));
}

inline CSIPersistentVolumeSource::Draft PersistentVolumeSource::Draft::csi() {
  return CSIPersistentVolumeSource::Draft(field_part("csi"));
}

inline SELinuxOptions::Draft PodSecurityContext::Draft::se_linux_options() {
  return SELinuxOptions::Draft(field_part("seLinuxOptions"));
}

inline WindowsSecurityContextOptions::Draft PodSecurityContext::Draft::windows_options() {
  return WindowsSecurityContextOptions::Draft(field_part("windowsOptions"));
}

inline kinform::DraftList<std::int64_t> PodSecurityContext::Draft::supplemental_groups() {
  return kinform::DraftList<std::int64_t>(field_part("supplementalGroups"));
}

inline kinform::DraftList<Sysctl::Draft> PodSecurityContext::Draft::sysctls() {
  return kinform::DraftList<Sysctl::Draft>(field_part("sysctls"));
}

inline SeccompProfile::Draft PodSecurityContext::Draft::seccomp_profile() {
  return SeccompProfile::Draft(field_part("seccompProfile"));
}

inline AppArmorProfile::Draft PodSecurityContext::Draft::app_armor_profile() {
  return AppArmorProfile::Draft(field_part("appArmorProfile"));
}

inline kinform::DraftList<std::string_view> PodDNSConfig::Draft::nameservers() {
  return kinform::DraftList<std::string_view>(field_part("nameservers"));
}

inline kinform::DraftList<std::string_view> PodDNSConfig::Draft::searches() {
  return kinform::DraftList<std::string_view>(field_part("searches"));
}

inline kinform::DraftList<PodDNSConfigOption::Draft> PodDNSConfig::Draft::options() {
  return kinform::DraftList<PodDNSConfigOption::Draft>(field_part("options"));
}

inline kinform::DraftList<Volume::Draft> PodSpec::Draft::volumes() {
  return kinform::DraftList<Volume::Draft>(field_part("volumes"));
}

inline kinform::DraftList<Container::Draft> PodSpec::Draft::init_containers() {
  return kinform::DraftList<Container::Draft>(field_part("initContainers"));
}

inline kinform::DraftList<Container::Draft> PodSpec::Draft::containers() {
  return kinform::DraftList<Container::Draft>(field_part("containers"));
}

inline kinform::DraftList<EphemeralContainer::Draft> PodSpec::Draft::ephemeral_containers() {
  return kinform::DraftList<EphemeralContainer::Draft>(field_part("ephemeralContainers"));
}

inline kinform::DraftMap<std::string_view> PodSpec::Draft::node_selector() {
  return kinform::DraftMap<std::string_view>(field_part("nodeSelector"));
}

inline PodSecurityContext::Draft PodSpec::Draft::security_context() {
  return PodSecurityContext::Draft(field_part("securityContext"));
}

inline kinform::DraftList<LocalObjectReference::Draft> PodSpec::Draft::image_pull_secrets() {
  return kinform::DraftList<LocalObjectReference::Draft>(field_part("imagePullSecrets"));
}

inline Affinity::Draft PodSpec::Draft::affinity() {
  return Affinity::Draft(field_part("affinity"));
}

inline kinform::DraftList<Toleration::Draft> PodSpec::Draft::tolerations() {
  return kinform::DraftList<Toleration::Draft>(field_part("tolerations"));
}

inline kinform::DraftList<HostAlias::Draft> PodSpec::Draft::host_aliases() {
  return kinform::DraftList<HostAlias::Draft>(field_part("hostAliases"));
}

inline PodDNSConfig::Draft PodSpec::Draft::dns_config() {
  return PodDNSConfig::Draft(field_part("dnsConfig"));
}

inline kinform::DraftList<PodReadinessGate::Draft> PodSpec::Draft::readiness_gates() {
  return kinform::DraftList<PodReadinessGate::Draft>(field_part("readinessGates"));
}

inline kinform::DraftMap<kinform::Quantity> PodSpec::Draft::overhead() {
  return kinform::DraftMap<kinform::Quantity>(field_part("overhead"));
}

inline kinform::DraftList<TopologySpreadConstraint::Draft> PodSpec::Draft::topology_spread_constraints() {
  return kinform::DraftList<TopologySpreadConstraint::Draft>(field_part("topologySpreadConstraints"));
}

inline PodOS::Draft PodSpec::Draft::os() {
  return PodOS::Draft(field_part("os"));
}

inline kinform::DraftList<PodSchedulingGate::Draft> PodSpec::Draft::scheduling_gates() {
  return kinform::DraftList<PodSchedulingGate::Draft>(field_part("schedulingGates"));
}

inline kinform::DraftList<PodResourceClaim::Draft> PodSpec::Draft::resource_claims() {
  return kinform::DraftList<PodResourceClaim::Draft>(field_part("resourceClaims"));
}

inline ResourceRequirements::Draft PodSpec::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline PodSchedulingGroup::Draft PodSpec::Draft::scheduling_group() {
  return PodSchedulingGroup::Draft(field_part("schedulingGroup"));
}

inline kinform::DraftList<ContainerExtendedResourceRequest::Draft> PodExtendedResourceClaimStatus::Draft::request_mappings() {
  return kinform::DraftList<ContainerExtendedResourceRequest::Draft>(field_part("requestMappings"));
}

inline kinform::DraftList<PodCondition::Draft> PodStatus::Draft::conditions() {
  return kinform::DraftList<PodCondition::Draft>(field_part("conditions"));
}

inline kinform::DraftList<HostIP::Draft> PodStatus::Draft::host_ips() {
  return kinform::DraftList<HostIP::Draft>(field_part("hostIPs"));
}

inline kinform::DraftList<PodIP::Draft> PodStatus::Draft::pod_ips() {
  return kinform::DraftList<PodIP::Draft>(field_part("podIPs"));
}

inline kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::init_container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("initContainerStatuses"));
}

inline kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("containerStatuses"));
}

inline kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::ephemeral_container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("ephemeralContainerStatuses"));
}

inline kinform::DraftList<PodResourceClaimStatus::Draft> PodStatus::Draft::resource_claim_statuses() {
  return kinform::DraftList<PodResourceClaimStatus::Draft>(field_part("resourceClaimStatuses"));
}

inline PodExtendedResourceClaimStatus::Draft PodStatus::Draft::extended_resource_claim_status() {
  return PodExtendedResourceClaimStatus::Draft(field_part("extendedResourceClaimStatus"));
}

inline kinform::DraftMap<kinform::Quantity> PodStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

inline ResourceRequirements::Draft PodStatus::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

inline kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft> PodStatus::Draft::node_allocatable_resource_claim_statuses() {
  return kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft>(field_part("nodeAllocatableResourceClaimStatuses"));
}

inline kinform::meta::v1::ObjectMeta::Draft Pod::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PodSpec::Draft Pod::Draft::spec() {
  return PodSpec::Draft(field_part("spec"));
}

inline PodStatus::Draft Pod::Draft::status() {
  return PodStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::LabelSelector::Draft PodAffinityTerm::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

inline kinform::DraftList<std::string_view> PodAffinityTerm::Draft::namespaces() {
  return kinform::DraftList<std::string_view>(field_part("namespaces"));
}

inline kinform::meta::v1::LabelSelector::Draft PodAffinityTerm::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

inline kinform::DraftList<std::string_view> PodAffinityTerm::Draft::match_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("matchLabelKeys"));
}

inline kinform::DraftList<std::string_view> PodAffinityTerm::Draft::mismatch_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("mismatchLabelKeys"));
}

inline kinform::DraftMap<std::string_view> PodCertificateProjection::Draft::user_annotations() {
  return kinform::DraftMap<std::string_view>(field_part("userAnnotations"));
}

inline kinform::DraftList<std::string_view> PodExecOptions::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

inline kinform::meta::v1::ListMeta::Draft PodList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Pod::Draft> PodList::Draft::items() {
  return kinform::DraftList<Pod::Draft>(field_part("items"));
}

inline kinform::DraftList<std::int32_t> PodPortForwardOptions::Draft::ports() {
  return kinform::DraftList<std::int32_t>(field_part("ports"));
}

inline kinform::meta::v1::OwnerReference::Draft PodSignature::Draft::pod_controller() {
  return kinform::meta::v1::OwnerReference::Draft(field_part("podController"));
}

inline kinform::meta::v1::ObjectMeta::Draft PodStatusResult::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PodStatus::Draft PodStatusResult::Draft::status() {
  return PodStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ObjectMeta::Draft PodTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PodSpec::Draft PodTemplateSpec::Draft::spec() {
  return PodSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ObjectMeta::Draft PodTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PodTemplateSpec::Draft PodTemplate::Draft::template_() {
  return PodTemplateSpec::Draft(field_part("template"));
}

inline kinform::meta::v1::ListMeta::Draft PodTemplateList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PodTemplate::Draft> PodTemplateList::Draft::items() {
  return kinform::DraftList<PodTemplate::Draft>(field_part("items"));
}

inline PodSignature::Draft PreferAvoidPodsEntry::Draft::pod_signature() {
  return PodSignature::Draft(field_part("podSignature"));
}

inline NodeSelectorTerm::Draft PreferredSchedulingTerm::Draft::preference() {
  return NodeSelectorTerm::Draft(field_part("preference"));
}

inline ExecAction::Draft ProbeHandler::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

inline HTTPGetAction::Draft ProbeHandler::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

inline TCPSocketAction::Draft ProbeHandler::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

inline GRPCAction::Draft ProbeHandler::Draft::grpc() {
  return GRPCAction::Draft(field_part("grpc"));
}

inline kinform::DraftList<VolumeProjection::Draft> ProjectedVolumeSource::Draft::sources() {
  return kinform::DraftList<VolumeProjection::Draft>(field_part("sources"));
}

inline kinform::DraftList<std::string_view> RBDVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

inline LocalObjectReference::Draft RBDVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::meta::v1::ObjectMeta::Draft RangeAllocation::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftMap<std::string_view> ReplicationControllerSpec::Draft::selector() {
  return kinform::DraftMap<std::string_view>(field_part("selector"));
}

inline PodTemplateSpec::Draft ReplicationControllerSpec::Draft::template_() {
  return PodTemplateSpec::Draft(field_part("template"));
}

inline kinform::DraftList<ReplicationControllerCondition::Draft> ReplicationControllerStatus::Draft::conditions() {
  return kinform::DraftList<ReplicationControllerCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ReplicationController::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ReplicationControllerSpec::Draft ReplicationController::Draft::spec() {
  return ReplicationControllerSpec::Draft(field_part("spec"));
}

inline ReplicationControllerStatus::Draft ReplicationController::Draft::status() {
  return ReplicationControllerStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft ReplicationControllerList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ReplicationController::Draft> ReplicationControllerList::Draft::items() {
  return kinform::DraftList<ReplicationController::Draft>(field_part("items"));
}

inline kinform::DraftList<ScopedResourceSelectorRequirement::Draft> ScopeSelector::Draft::match_expressions() {
  return kinform::DraftList<ScopedResourceSelectorRequirement::Draft>(field_part("matchExpressions"));
}

inline kinform::DraftMap<kinform::Quantity> ResourceQuotaSpec::Draft::hard() {
  return kinform::DraftMap<kinform::Quantity>(field_part("hard"));
}

inline kinform::DraftList<std::string_view> ResourceQuotaSpec::Draft::scopes() {
  return kinform::DraftList<std::string_view>(field_part("scopes"));
}

inline ScopeSelector::Draft ResourceQuotaSpec::Draft::scope_selector() {
  return ScopeSelector::Draft(field_part("scopeSelector"));
}

inline kinform::DraftMap<kinform::Quantity> ResourceQuotaStatus::Draft::hard() {
  return kinform::DraftMap<kinform::Quantity>(field_part("hard"));
}

inline kinform::DraftMap<kinform::Quantity> ResourceQuotaStatus::Draft::used() {
  return kinform::DraftMap<kinform::Quantity>(field_part("used"));
}

inline kinform::meta::v1::ObjectMeta::Draft ResourceQuota::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ResourceQuotaSpec::Draft ResourceQuota::Draft::spec() {
  return ResourceQuotaSpec::Draft(field_part("spec"));
}

inline ResourceQuotaStatus::Draft ResourceQuota::Draft::status() {
  return ResourceQuotaStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft ResourceQuotaList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ResourceQuota::Draft> ResourceQuotaList::Draft::items() {
  return kinform::DraftList<ResourceQuota::Draft>(field_part("items"));
}

inline kinform::DraftList<ResourceHealth::Draft> ResourceStatus::Draft::resources() {
  return kinform::DraftList<ResourceHealth::Draft>(field_part("resources"));
}

inline LocalObjectReference::Draft ScaleIOVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::DraftList<std::string_view> ScopedResourceSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

inline kinform::meta::v1::ObjectMeta::Draft Secret::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftMap<kinform::DraftBytes> Secret::Draft::data() {
  return kinform::DraftMap<kinform::DraftBytes>(field_part("data"));
}

inline kinform::DraftMap<std::string_view> Secret::Draft::string_data() {
  return kinform::DraftMap<std::string_view>(field_part("stringData"));
}

inline kinform::meta::v1::ListMeta::Draft SecretList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Secret::Draft> SecretList::Draft::items() {
  return kinform::DraftList<Secret::Draft>(field_part("items"));
}

inline kinform::DraftList<KeyToPath::Draft> SecretProjection::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

inline kinform::DraftList<KeyToPath::Draft> SecretVolumeSource::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

inline ObjectReference::Draft SerializedReference::Draft::reference() {
  return ObjectReference::Draft(field_part("reference"));
}

inline ClientIPConfig::Draft SessionAffinityConfig::Draft::client_ip() {
  return ClientIPConfig::Draft(field_part("clientIP"));
}

inline kinform::DraftList<ServicePort::Draft> ServiceSpec::Draft::ports() {
  return kinform::DraftList<ServicePort::Draft>(field_part("ports"));
}

inline kinform::DraftMap<std::string_view> ServiceSpec::Draft::selector() {
  return kinform::DraftMap<std::string_view>(field_part("selector"));
}

inline kinform::DraftList<std::string_view> ServiceSpec::Draft::cluster_ips() {
  return kinform::DraftList<std::string_view>(field_part("clusterIPs"));
}

inline kinform::DraftList<std::string_view> ServiceSpec::Draft::external_ips() {
  return kinform::DraftList<std::string_view>(field_part("externalIPs"));
}

inline kinform::DraftList<std::string_view> ServiceSpec::Draft::load_balancer_source_ranges() {
  return kinform::DraftList<std::string_view>(field_part("loadBalancerSourceRanges"));
}

inline SessionAffinityConfig::Draft ServiceSpec::Draft::session_affinity_config() {
  return SessionAffinityConfig::Draft(field_part("sessionAffinityConfig"));
}

inline kinform::DraftList<std::string_view> ServiceSpec::Draft::ip_families() {
  return kinform::DraftList<std::string_view>(field_part("ipFamilies"));
}

inline LoadBalancerStatus::Draft ServiceStatus::Draft::load_balancer() {
  return LoadBalancerStatus::Draft(field_part("loadBalancer"));
}

inline kinform::DraftList<kinform::meta::v1::Condition::Draft> ServiceStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft Service::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ServiceSpec::Draft Service::Draft::spec() {
  return ServiceSpec::Draft(field_part("spec"));
}

inline ServiceStatus::Draft Service::Draft::status() {
  return ServiceStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ObjectMeta::Draft ServiceAccount::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ObjectReference::Draft> ServiceAccount::Draft::secrets() {
  return kinform::DraftList<ObjectReference::Draft>(field_part("secrets"));
}

inline kinform::DraftList<LocalObjectReference::Draft> ServiceAccount::Draft::image_pull_secrets() {
  return kinform::DraftList<LocalObjectReference::Draft>(field_part("imagePullSecrets"));
}

inline kinform::meta::v1::ListMeta::Draft ServiceAccountList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ServiceAccount::Draft> ServiceAccountList::Draft::items() {
  return kinform::DraftList<ServiceAccount::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft ServiceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Service::Draft> ServiceList::Draft::items() {
  return kinform::DraftList<Service::Draft>(field_part("items"));
}

inline LocalObjectReference::Draft StorageOSVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

inline kinform::DraftList<std::string_view> TopologySelectorLabelRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

inline kinform::DraftList<TopologySelectorLabelRequirement::Draft> TopologySelectorTerm::Draft::match_label_expressions() {
  return kinform::DraftList<TopologySelectorLabelRequirement::Draft>(field_part("matchLabelExpressions"));
}

inline kinform::meta::v1::LabelSelector::Draft TopologySpreadConstraint::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

inline kinform::DraftList<std::string_view> TopologySpreadConstraint::Draft::match_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("matchLabelKeys"));
}

inline HostPathVolumeSource::Draft Volume::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

inline EmptyDirVolumeSource::Draft Volume::Draft::empty_dir() {
  return EmptyDirVolumeSource::Draft(field_part("emptyDir"));
}

inline GCEPersistentDiskVolumeSource::Draft Volume::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

inline AWSElasticBlockStoreVolumeSource::Draft Volume::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

inline GitRepoVolumeSource::Draft Volume::Draft::git_repo() {
  return GitRepoVolumeSource::Draft(field_part("gitRepo"));
}

inline SecretVolumeSource::Draft Volume::Draft::secret() {
  return SecretVolumeSource::Draft(field_part("secret"));
}

inline NFSVolumeSource::Draft Volume::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

inline ISCSIVolumeSource::Draft Volume::Draft::iscsi() {
  return ISCSIVolumeSource::Draft(field_part("iscsi"));
}

inline GlusterfsVolumeSource::Draft Volume::Draft::glusterfs() {
  return GlusterfsVolumeSource::Draft(field_part("glusterfs"));
}

inline PersistentVolumeClaimVolumeSource::Draft Volume::Draft::persistent_volume_claim() {
  return PersistentVolumeClaimVolumeSource::Draft(field_part("persistentVolumeClaim"));
}

inline RBDVolumeSource::Draft Volume::Draft::rbd() {
  return RBDVolumeSource::Draft(field_part("rbd"));
}

inline FlexVolumeSource::Draft Volume::Draft::flex_volume() {
  return FlexVolumeSource::Draft(field_part("flexVolume"));
}

inline CinderVolumeSource::Draft Volume::Draft::cinder() {
  return CinderVolumeSource::Draft(field_part("cinder"));
}

inline CephFSVolumeSource::Draft Volume::Draft::cephfs() {
  return CephFSVolumeSource::Draft(field_part("cephfs"));
}

inline FlockerVolumeSource::Draft Volume::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

inline DownwardAPIVolumeSource::Draft Volume::Draft::downward_api() {
  return DownwardAPIVolumeSource::Draft(field_part("downwardAPI"));
}

inline FCVolumeSource::Draft Volume::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

inline AzureFileVolumeSource::Draft Volume::Draft::azure_file() {
  return AzureFileVolumeSource::Draft(field_part("azureFile"));
}

inline ConfigMapVolumeSource::Draft Volume::Draft::config_map() {
  return ConfigMapVolumeSource::Draft(field_part("configMap"));
}

inline VsphereVirtualDiskVolumeSource::Draft Volume::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

inline QuobyteVolumeSource::Draft Volume::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

inline AzureDiskVolumeSource::Draft Volume::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

inline PhotonPersistentDiskVolumeSource::Draft Volume::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

inline ProjectedVolumeSource::Draft Volume::Draft::projected() {
  return ProjectedVolumeSource::Draft(field_part("projected"));
}

inline PortworxVolumeSource::Draft Volume::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

inline ScaleIOVolumeSource::Draft Volume::Draft::scale_io() {
  return ScaleIOVolumeSource::Draft(field_part("scaleIO"));
}

inline StorageOSVolumeSource::Draft Volume::Draft::storageos() {
  return StorageOSVolumeSource::Draft(field_part("storageos"));
}

inline CSIVolumeSource::Draft Volume::Draft::csi() {
  return CSIVolumeSource::Draft(field_part("csi"));
}

inline EphemeralVolumeSource::Draft Volume::Draft::ephemeral() {
  return EphemeralVolumeSource::Draft(field_part("ephemeral"));
}

inline ImageVolumeSource::Draft Volume::Draft::image() {
  return ImageVolumeSource::Draft(field_part("image"));
}

inline ImageVolumeStatus::Draft VolumeStatus::Draft::image() {
  return ImageVolumeStatus::Draft(field_part("image"));
}

inline VolumeStatus::Draft VolumeMountStatus::Draft::volume_status() {
  return VolumeStatus::Draft(field_part("volumeStatus"));
}

inline SecretProjection::Draft VolumeProjection::Draft::secret() {
  return SecretProjection::Draft(field_part("secret"));
}

inline DownwardAPIProjection::Draft VolumeProjection::Draft::downward_api() {
  return DownwardAPIProjection::Draft(field_part("downwardAPI"));
}

inline ConfigMapProjection::Draft VolumeProjection::Draft::config_map() {
  return ConfigMapProjection::Draft(field_part("configMap"));
}

inline ServiceAccountTokenProjection::Draft VolumeProjection::Draft::service_account_token() {
  return ServiceAccountTokenProjection::Draft(field_part("serviceAccountToken"));
}

inline ClusterTrustBundleProjection::Draft VolumeProjection::Draft::cluster_trust_bundle() {
  return ClusterTrustBundleProjection::Draft(field_part("clusterTrustBundle"));
}

inline PodCertificateProjection::Draft VolumeProjection::Draft::pod_certificate() {
  return PodCertificateProjection::Draft(field_part("podCertificate"));
}

inline HostPathVolumeSource::Draft VolumeSource::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

inline EmptyDirVolumeSource::Draft VolumeSource::Draft::empty_dir() {
  return EmptyDirVolumeSource::Draft(field_part("emptyDir"));
}

inline GCEPersistentDiskVolumeSource::Draft VolumeSource::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

inline AWSElasticBlockStoreVolumeSource::Draft VolumeSource::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

inline GitRepoVolumeSource::Draft VolumeSource::Draft::git_repo() {
  return GitRepoVolumeSource::Draft(field_part("gitRepo"));
}

inline SecretVolumeSource::Draft VolumeSource::Draft::secret() {
  return SecretVolumeSource::Draft(field_part("secret"));
}

inline NFSVolumeSource::Draft VolumeSource::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

inline ISCSIVolumeSource::Draft VolumeSource::Draft::iscsi() {
  return ISCSIVolumeSource::Draft(field_part("iscsi"));
}

inline GlusterfsVolumeSource::Draft VolumeSource::Draft::glusterfs() {
  return GlusterfsVolumeSource::Draft(field_part("glusterfs"));
}

inline PersistentVolumeClaimVolumeSource::Draft VolumeSource::Draft::persistent_volume_claim() {
  return PersistentVolumeClaimVolumeSource::Draft(field_part("persistentVolumeClaim"));
}

inline RBDVolumeSource::Draft VolumeSource::Draft::rbd() {
  return RBDVolumeSource::Draft(field_part("rbd"));
}

inline FlexVolumeSource::Draft VolumeSource::Draft::flex_volume() {
  return FlexVolumeSource::Draft(field_part("flexVolume"));
}

inline CinderVolumeSource::Draft VolumeSource::Draft::cinder() {
  return CinderVolumeSource::Draft(field_part("cinder"));
}

inline CephFSVolumeSource::Draft VolumeSource::Draft::cephfs() {
  return CephFSVolumeSource::Draft(field_part("cephfs"));
}

inline FlockerVolumeSource::Draft VolumeSource::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

inline DownwardAPIVolumeSource::Draft VolumeSource::Draft::downward_api() {
  return DownwardAPIVolumeSource::Draft(field_part("downwardAPI"));
}

inline FCVolumeSource::Draft VolumeSource::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

inline AzureFileVolumeSource::Draft VolumeSource::Draft::azure_file() {
  return AzureFileVolumeSource::Draft(field_part("azureFile"));
}

inline ConfigMapVolumeSource::Draft VolumeSource::Draft::config_map() {
  return ConfigMapVolumeSource::Draft(field_part("configMap"));
}

inline VsphereVirtualDiskVolumeSource::Draft VolumeSource::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

inline QuobyteVolumeSource::Draft VolumeSource::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

inline AzureDiskVolumeSource::Draft VolumeSource::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

inline PhotonPersistentDiskVolumeSource::Draft VolumeSource::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

inline ProjectedVolumeSource::Draft VolumeSource::Draft::projected() {
  return ProjectedVolumeSource::Draft(field_part("projected"));
}

inline PortworxVolumeSource::Draft VolumeSource::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

inline ScaleIOVolumeSource::Draft VolumeSource::Draft::scale_io() {
  return ScaleIOVolumeSource::Draft(field_part("scaleIO"));
}

inline StorageOSVolumeSource::Draft VolumeSource::Draft::storageos() {
  return StorageOSVolumeSource::Draft(field_part("storageos"));
}

inline CSIVolumeSource::Draft VolumeSource::Draft::csi() {
  return CSIVolumeSource::Draft(field_part("csi"));
}

inline EphemeralVolumeSource::Draft VolumeSource::Draft::ephemeral() {
  return EphemeralVolumeSource::Draft(field_part("ephemeral"));
}

inline ImageVolumeSource::Draft VolumeSource::Draft::image() {
  return ImageVolumeSource::Draft(field_part("image"));
}

inline PodAffinityTerm::Draft WeightedPodAffinityTerm::Draft::pod_affinity_term() {
  return PodAffinityTerm::Draft(field_part("podAffinityTerm"));
}

}  // namespace kinform::core::v1
