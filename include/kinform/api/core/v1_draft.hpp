// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::core::v1 {

class KINFORM_EXPORT AWSElasticBlockStoreVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AWSElasticBlockStoreVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value);
  Draft& clear_volume_id();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_partition(std::int32_t value);
  Draft& clear_partition();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT NodeSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NodeSelectorTerm::Draft> node_selector_terms();
  Draft& clear_node_selector_terms();
};

class KINFORM_EXPORT NodeAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeSelector::Draft required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution();
  kinform::DraftList<PreferredSchedulingTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution();
};

class KINFORM_EXPORT PodAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodAffinityTerm::Draft> required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution();
  kinform::DraftList<WeightedPodAffinityTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution();
};

class KINFORM_EXPORT PodAntiAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodAntiAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PodAffinityTerm::Draft> required_during_scheduling_ignored_during_execution();
  Draft& clear_required_during_scheduling_ignored_during_execution();
  kinform::DraftList<WeightedPodAffinityTerm::Draft> preferred_during_scheduling_ignored_during_execution();
  Draft& clear_preferred_during_scheduling_ignored_during_execution();
};

class KINFORM_EXPORT Affinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Affinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeAffinity::Draft node_affinity();
  Draft& clear_node_affinity();
  PodAffinity::Draft pod_affinity();
  Draft& clear_pod_affinity();
  PodAntiAffinity::Draft pod_anti_affinity();
  Draft& clear_pod_anti_affinity();
};

class KINFORM_EXPORT AppArmorProfile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AppArmorProfile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_localhost_profile(std::string_view value);
  Draft& clear_localhost_profile();
};

class KINFORM_EXPORT AttachedVolume::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AttachedVolume& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_device_path(std::string_view value);
  Draft& clear_device_path();
};

class KINFORM_EXPORT AvoidPods::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AvoidPods& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PreferAvoidPodsEntry::Draft> prefer_avoid_pods();
  Draft& clear_prefer_avoid_pods();
};

class KINFORM_EXPORT AzureDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AzureDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_disk_name(std::string_view value);
  Draft& clear_disk_name();
  Draft& set_disk_uri(std::string_view value);
  Draft& clear_disk_uri();
  Draft& set_caching_mode(std::string_view value);
  Draft& clear_caching_mode();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
};

class KINFORM_EXPORT AzureFilePersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AzureFilePersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value);
  Draft& clear_secret_name();
  Draft& set_share_name(std::string_view value);
  Draft& clear_share_name();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_secret_namespace(std::string_view value);
  Draft& clear_secret_namespace();
};

class KINFORM_EXPORT AzureFileVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AzureFileVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value);
  Draft& clear_secret_name();
  Draft& set_share_name(std::string_view value);
  Draft& clear_share_name();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT ObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
  Draft& set_field_path(std::string_view value);
  Draft& clear_field_path();
};

class KINFORM_EXPORT Binding::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Binding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ObjectReference::Draft target();
  Draft& clear_target();
};

class KINFORM_EXPORT SecretReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecretReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
};

class KINFORM_EXPORT CSIPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSIPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_volume_handle(std::string_view value);
  Draft& clear_volume_handle();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  kinform::DraftMap<std::string_view> volume_attributes();
  Draft& clear_volume_attributes();
  SecretReference::Draft controller_publish_secret_ref();
  Draft& clear_controller_publish_secret_ref();
  SecretReference::Draft node_stage_secret_ref();
  Draft& clear_node_stage_secret_ref();
  SecretReference::Draft node_publish_secret_ref();
  Draft& clear_node_publish_secret_ref();
  SecretReference::Draft controller_expand_secret_ref();
  Draft& clear_controller_expand_secret_ref();
  SecretReference::Draft node_expand_secret_ref();
  Draft& clear_node_expand_secret_ref();
};

class KINFORM_EXPORT LocalObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LocalObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT CSIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CSIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  kinform::DraftMap<std::string_view> volume_attributes();
  Draft& clear_volume_attributes();
  LocalObjectReference::Draft node_publish_secret_ref();
  Draft& clear_node_publish_secret_ref();
};

class KINFORM_EXPORT Capabilities::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Capabilities& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> add();
  Draft& clear_add();
  kinform::DraftList<std::string_view> drop();
  Draft& clear_drop();
};

class KINFORM_EXPORT CephFSPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CephFSPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_secret_file(std::string_view value);
  Draft& clear_secret_file();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT CephFSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CephFSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_secret_file(std::string_view value);
  Draft& clear_secret_file();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT CinderPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CinderPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value);
  Draft& clear_volume_id();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
};

class KINFORM_EXPORT CinderVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CinderVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value);
  Draft& clear_volume_id();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
};

class KINFORM_EXPORT ClientIPConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ClientIPConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_timeout_seconds(std::int32_t value);
  Draft& clear_timeout_seconds();
};

class KINFORM_EXPORT ClusterTrustBundleProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ClusterTrustBundleProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_signer_name(std::string_view value);
  Draft& clear_signer_name();
  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector();
  Draft& set_optional(bool value);
  Draft& clear_optional();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_user(std::int64_t value);
  Draft& clear_user();
};

class KINFORM_EXPORT ComponentCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ComponentCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_error(std::string_view value);
  Draft& clear_error();
};

class KINFORM_EXPORT ComponentStatus::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ComponentStatus& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ComponentCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT ComponentStatusList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ComponentStatusList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ComponentStatus::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ConfigMap::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ConfigMap& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_immutable(bool value);
  Draft& clear_immutable();
  kinform::DraftMap<std::string_view> data();
  Draft& clear_data();
  kinform::DraftMap<kinform::DraftBytes> binary_data();
  Draft& clear_binary_data();
};

class KINFORM_EXPORT ConfigMapEnvSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConfigMapEnvSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT ConfigMapKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConfigMapKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT ConfigMapList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ConfigMapList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ConfigMap::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ConfigMapNodeConfigSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConfigMapNodeConfigSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
  Draft& set_kubelet_config_key(std::string_view value);
  Draft& clear_kubelet_config_key();
};

class KINFORM_EXPORT ConfigMapProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConfigMapProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT ConfigMapVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConfigMapVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items();
  Draft& set_default_mode(std::int32_t value);
  Draft& clear_default_mode();
  Draft& set_optional(bool value);
  Draft& clear_optional();
  Draft& set_default_user(std::int64_t value);
  Draft& clear_default_user();
};

class KINFORM_EXPORT ResourceRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> limits();
  Draft& clear_limits();
  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests();
  kinform::DraftList<ResourceClaim::Draft> claims();
  Draft& clear_claims();
};

class KINFORM_EXPORT ExecAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExecAction& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> command();
  Draft& clear_command();
};

class KINFORM_EXPORT HTTPGetAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HTTPGetAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_port(const kinform::IntOrString& value);
  Draft& clear_port();
  Draft& set_host(std::string_view value);
  Draft& clear_host();
  Draft& set_scheme(std::string_view value);
  Draft& clear_scheme();
  kinform::DraftList<HTTPHeader::Draft> http_headers();
  Draft& clear_http_headers();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
};

class KINFORM_EXPORT TCPSocketAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TCPSocketAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(const kinform::IntOrString& value);
  Draft& clear_port();
  Draft& set_host(std::string_view value);
  Draft& clear_host();
};

class KINFORM_EXPORT GRPCAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GRPCAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_service(std::string_view value);
  Draft& clear_service();
  Draft& set_mode(std::string_view value);
  Draft& clear_mode();
};

class KINFORM_EXPORT Probe::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Probe& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec();
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get();
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket();
  GRPCAction::Draft grpc();
  Draft& clear_grpc();
  Draft& set_initial_delay_seconds(std::int32_t value);
  Draft& clear_initial_delay_seconds();
  Draft& set_timeout_seconds(std::int32_t value);
  Draft& clear_timeout_seconds();
  Draft& set_period_seconds(std::int32_t value);
  Draft& clear_period_seconds();
  Draft& set_success_threshold(std::int32_t value);
  Draft& clear_success_threshold();
  Draft& set_failure_threshold(std::int32_t value);
  Draft& clear_failure_threshold();
  Draft& set_termination_grace_period_seconds(std::int64_t value);
  Draft& clear_termination_grace_period_seconds();
};

class KINFORM_EXPORT SleepAction::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SleepAction& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_seconds(std::int64_t value);
  Draft& clear_seconds();
};

class KINFORM_EXPORT LifecycleHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LifecycleHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec();
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get();
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket();
  SleepAction::Draft sleep();
  Draft& clear_sleep();
};

class KINFORM_EXPORT Lifecycle::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Lifecycle& view) { return Draft(kinform::Json::from(view.raw())); }

  LifecycleHandler::Draft post_start();
  Draft& clear_post_start();
  LifecycleHandler::Draft pre_stop();
  Draft& clear_pre_stop();
  Draft& set_stop_signal(std::string_view value);
  Draft& clear_stop_signal();
};

class KINFORM_EXPORT SELinuxOptions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SELinuxOptions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_role(std::string_view value);
  Draft& clear_role();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_level(std::string_view value);
  Draft& clear_level();
};

class KINFORM_EXPORT WindowsSecurityContextOptions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WindowsSecurityContextOptions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gmsa_credential_spec_name(std::string_view value);
  Draft& clear_gmsa_credential_spec_name();
  Draft& set_gmsa_credential_spec(std::string_view value);
  Draft& clear_gmsa_credential_spec();
  Draft& set_run_as_user_name(std::string_view value);
  Draft& clear_run_as_user_name();
  Draft& set_host_process(bool value);
  Draft& clear_host_process();
};

class KINFORM_EXPORT SeccompProfile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SeccompProfile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_localhost_profile(std::string_view value);
  Draft& clear_localhost_profile();
};

class KINFORM_EXPORT SecurityContext::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecurityContext& view) { return Draft(kinform::Json::from(view.raw())); }

  Capabilities::Draft capabilities();
  Draft& clear_capabilities();
  Draft& set_privileged(bool value);
  Draft& clear_privileged();
  SELinuxOptions::Draft se_linux_options();
  Draft& clear_se_linux_options();
  WindowsSecurityContextOptions::Draft windows_options();
  Draft& clear_windows_options();
  Draft& set_run_as_user(std::int64_t value);
  Draft& clear_run_as_user();
  Draft& set_run_as_group(std::int64_t value);
  Draft& clear_run_as_group();
  Draft& set_run_as_non_root(bool value);
  Draft& clear_run_as_non_root();
  Draft& set_read_only_root_filesystem(bool value);
  Draft& clear_read_only_root_filesystem();
  Draft& set_allow_privilege_escalation(bool value);
  Draft& clear_allow_privilege_escalation();
  Draft& set_proc_mount(std::string_view value);
  Draft& clear_proc_mount();
  SeccompProfile::Draft seccomp_profile();
  Draft& clear_seccomp_profile();
  AppArmorProfile::Draft app_armor_profile();
  Draft& clear_app_armor_profile();
};

class KINFORM_EXPORT Container::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Container& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  kinform::DraftList<std::string_view> command();
  Draft& clear_command();
  kinform::DraftList<std::string_view> args();
  Draft& clear_args();
  Draft& set_working_dir(std::string_view value);
  Draft& clear_working_dir();
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from();
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy();
  Draft& set_restart_policy(std::string_view value);
  Draft& clear_restart_policy();
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules();
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts();
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices();
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe();
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe();
  Probe::Draft startup_probe();
  Draft& clear_startup_probe();
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle();
  Draft& set_termination_message_path(std::string_view value);
  Draft& clear_termination_message_path();
  Draft& set_termination_message_policy(std::string_view value);
  Draft& clear_termination_message_policy();
  Draft& set_image_pull_policy(std::string_view value);
  Draft& clear_image_pull_policy();
  SecurityContext::Draft security_context();
  Draft& clear_security_context();
  Draft& set_stdin(bool value);
  Draft& clear_stdin();
  Draft& set_stdin_once(bool value);
  Draft& clear_stdin_once();
  Draft& set_tty(bool value);
  Draft& clear_tty();
};

class KINFORM_EXPORT ContainerExtendedResourceRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerExtendedResourceRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value);
  Draft& clear_container_name();
  Draft& set_resource_name(std::string_view value);
  Draft& clear_resource_name();
  Draft& set_request_name(std::string_view value);
  Draft& clear_request_name();
};

class KINFORM_EXPORT ContainerImage::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerImage& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> names();
  Draft& clear_names();
  Draft& set_size_bytes(std::int64_t value);
  Draft& clear_size_bytes();
};

class KINFORM_EXPORT ContainerPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_host_port(std::int32_t value);
  Draft& clear_host_port();
  Draft& set_container_port(std::int32_t value);
  Draft& clear_container_port();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_host_ip(std::string_view value);
  Draft& clear_host_ip();
};

class KINFORM_EXPORT ContainerResizePolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerResizePolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_name(std::string_view value);
  Draft& clear_resource_name();
  Draft& set_restart_policy(std::string_view value);
  Draft& clear_restart_policy();
};

class KINFORM_EXPORT ContainerRestartRuleOnExitCodes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerRestartRuleOnExitCodes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::int32_t> values();
  Draft& clear_values();
};

class KINFORM_EXPORT ContainerRestartRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerRestartRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_action(std::string_view value);
  Draft& clear_action();
  ContainerRestartRuleOnExitCodes::Draft exit_codes();
  Draft& clear_exit_codes();
};

class KINFORM_EXPORT ContainerStateWaiting::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerStateWaiting& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT ContainerStateRunning::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerStateRunning& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_started_at(kinform::Time value);
  Draft& clear_started_at();
};

class KINFORM_EXPORT ContainerStateTerminated::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerStateTerminated& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_exit_code(std::int32_t value);
  Draft& clear_exit_code();
  Draft& set_signal(std::int32_t value);
  Draft& clear_signal();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_started_at(kinform::Time value);
  Draft& clear_started_at();
  Draft& set_finished_at(kinform::Time value);
  Draft& clear_finished_at();
  Draft& set_container_id(std::string_view value);
  Draft& clear_container_id();
};

class KINFORM_EXPORT ContainerState::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerState& view) { return Draft(kinform::Json::from(view.raw())); }

  ContainerStateWaiting::Draft waiting();
  Draft& clear_waiting();
  ContainerStateRunning::Draft running();
  Draft& clear_running();
  ContainerStateTerminated::Draft terminated();
  Draft& clear_terminated();
};

class KINFORM_EXPORT LinuxContainerUser::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LinuxContainerUser& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::int64_t value);
  Draft& clear_uid();
  Draft& set_gid(std::int64_t value);
  Draft& clear_gid();
  kinform::DraftList<std::int64_t> supplemental_groups();
  Draft& clear_supplemental_groups();
};

class KINFORM_EXPORT ContainerUser::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerUser& view) { return Draft(kinform::Json::from(view.raw())); }

  LinuxContainerUser::Draft linux_();
  Draft& clear_linux();
};

class KINFORM_EXPORT ContainerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  ContainerState::Draft state();
  Draft& clear_state();
  ContainerState::Draft last_state();
  Draft& clear_last_state();
  Draft& set_ready(bool value);
  Draft& clear_ready();
  Draft& set_restart_count(std::int32_t value);
  Draft& clear_restart_count();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  Draft& set_image_id(std::string_view value);
  Draft& clear_image_id();
  Draft& set_container_id(std::string_view value);
  Draft& clear_container_id();
  Draft& set_started(bool value);
  Draft& clear_started();
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  kinform::DraftList<VolumeMountStatus::Draft> volume_mounts();
  Draft& clear_volume_mounts();
  ContainerUser::Draft user();
  Draft& clear_user();
  kinform::DraftList<ResourceStatus::Draft> allocated_resources_status();
  Draft& clear_allocated_resources_status();
  Draft& set_stop_signal(std::string_view value);
  Draft& clear_stop_signal();
};

class KINFORM_EXPORT DaemonEndpoint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DaemonEndpoint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value);
  Draft& clear_port();
};

class KINFORM_EXPORT DownwardAPIProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DownwardAPIProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DownwardAPIVolumeFile::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ObjectFieldSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ObjectFieldSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_field_path(std::string_view value);
  Draft& clear_field_path();
};

class KINFORM_EXPORT ResourceFieldSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceFieldSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_container_name(std::string_view value);
  Draft& clear_container_name();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
  Draft& set_divisor(const kinform::Quantity& value);
  Draft& clear_divisor();
};

class KINFORM_EXPORT DownwardAPIVolumeFile::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DownwardAPIVolumeFile& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  ObjectFieldSelector::Draft field_ref();
  Draft& clear_field_ref();
  ResourceFieldSelector::Draft resource_field_ref();
  Draft& clear_resource_field_ref();
  Draft& set_mode(std::int32_t value);
  Draft& clear_mode();
  Draft& set_user(std::int64_t value);
  Draft& clear_user();
};

class KINFORM_EXPORT DownwardAPIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const DownwardAPIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<DownwardAPIVolumeFile::Draft> items();
  Draft& clear_items();
  Draft& set_default_mode(std::int32_t value);
  Draft& clear_default_mode();
  Draft& set_default_user(std::int64_t value);
  Draft& clear_default_user();
};

class KINFORM_EXPORT EmptyDirVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EmptyDirVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_medium(std::string_view value);
  Draft& clear_medium();
  Draft& set_size_limit(const kinform::Quantity& value);
  Draft& clear_size_limit();
  Draft& set_mode(std::int32_t value);
  Draft& clear_mode();
};

class KINFORM_EXPORT EndpointAddress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointAddress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
  Draft& set_hostname(std::string_view value);
  Draft& clear_hostname();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  ObjectReference::Draft target_ref();
  Draft& clear_target_ref();
};

class KINFORM_EXPORT EndpointPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_app_protocol(std::string_view value);
  Draft& clear_app_protocol();
};

class KINFORM_EXPORT EndpointSubset::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EndpointSubset& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<EndpointAddress::Draft> addresses();
  Draft& clear_addresses();
  kinform::DraftList<EndpointAddress::Draft> not_ready_addresses();
  Draft& clear_not_ready_addresses();
  kinform::DraftList<EndpointPort::Draft> ports();
  Draft& clear_ports();
};

class KINFORM_EXPORT Endpoints::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Endpoints& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<EndpointSubset::Draft> subsets();
  Draft& clear_subsets();
};

class KINFORM_EXPORT EndpointsList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const EndpointsList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Endpoints::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT SecretEnvSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecretEnvSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT EnvFromSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EnvFromSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_prefix(std::string_view value);
  Draft& clear_prefix();
  ConfigMapEnvSource::Draft config_map_ref();
  Draft& clear_config_map_ref();
  SecretEnvSource::Draft secret_ref();
  Draft& clear_secret_ref();
};

class KINFORM_EXPORT SecretKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecretKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT FileKeySelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FileKeySelector& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT EnvVarSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EnvVarSource& view) { return Draft(kinform::Json::from(view.raw())); }

  ObjectFieldSelector::Draft field_ref();
  Draft& clear_field_ref();
  ResourceFieldSelector::Draft resource_field_ref();
  Draft& clear_resource_field_ref();
  ConfigMapKeySelector::Draft config_map_key_ref();
  Draft& clear_config_map_key_ref();
  SecretKeySelector::Draft secret_key_ref();
  Draft& clear_secret_key_ref();
  FileKeySelector::Draft file_key_ref();
  Draft& clear_file_key_ref();
};

class KINFORM_EXPORT EnvVar::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EnvVar& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
  EnvVarSource::Draft value_from();
  Draft& clear_value_from();
};

class KINFORM_EXPORT EphemeralContainer::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EphemeralContainer& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  kinform::DraftList<std::string_view> command();
  Draft& clear_command();
  kinform::DraftList<std::string_view> args();
  Draft& clear_args();
  Draft& set_working_dir(std::string_view value);
  Draft& clear_working_dir();
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from();
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy();
  Draft& set_restart_policy(std::string_view value);
  Draft& clear_restart_policy();
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules();
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts();
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices();
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe();
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe();
  Probe::Draft startup_probe();
  Draft& clear_startup_probe();
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle();
  Draft& set_termination_message_path(std::string_view value);
  Draft& clear_termination_message_path();
  Draft& set_termination_message_policy(std::string_view value);
  Draft& clear_termination_message_policy();
  Draft& set_image_pull_policy(std::string_view value);
  Draft& clear_image_pull_policy();
  SecurityContext::Draft security_context();
  Draft& clear_security_context();
  Draft& set_stdin(bool value);
  Draft& clear_stdin();
  Draft& set_stdin_once(bool value);
  Draft& clear_stdin_once();
  Draft& set_tty(bool value);
  Draft& clear_tty();
  Draft& set_target_container_name(std::string_view value);
  Draft& clear_target_container_name();
};

class KINFORM_EXPORT EphemeralContainerCommon::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EphemeralContainerCommon& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  kinform::DraftList<std::string_view> command();
  Draft& clear_command();
  kinform::DraftList<std::string_view> args();
  Draft& clear_args();
  Draft& set_working_dir(std::string_view value);
  Draft& clear_working_dir();
  kinform::DraftList<ContainerPort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftList<EnvFromSource::Draft> env_from();
  Draft& clear_env_from();
  kinform::DraftList<EnvVar::Draft> env();
  Draft& clear_env();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  kinform::DraftList<ContainerResizePolicy::Draft> resize_policy();
  Draft& clear_resize_policy();
  Draft& set_restart_policy(std::string_view value);
  Draft& clear_restart_policy();
  kinform::DraftList<ContainerRestartRule::Draft> restart_policy_rules();
  Draft& clear_restart_policy_rules();
  kinform::DraftList<VolumeMount::Draft> volume_mounts();
  Draft& clear_volume_mounts();
  kinform::DraftList<VolumeDevice::Draft> volume_devices();
  Draft& clear_volume_devices();
  Probe::Draft liveness_probe();
  Draft& clear_liveness_probe();
  Probe::Draft readiness_probe();
  Draft& clear_readiness_probe();
  Probe::Draft startup_probe();
  Draft& clear_startup_probe();
  Lifecycle::Draft lifecycle();
  Draft& clear_lifecycle();
  Draft& set_termination_message_path(std::string_view value);
  Draft& clear_termination_message_path();
  Draft& set_termination_message_policy(std::string_view value);
  Draft& clear_termination_message_policy();
  Draft& set_image_pull_policy(std::string_view value);
  Draft& clear_image_pull_policy();
  SecurityContext::Draft security_context();
  Draft& clear_security_context();
  Draft& set_stdin(bool value);
  Draft& clear_stdin();
  Draft& set_stdin_once(bool value);
  Draft& clear_stdin_once();
  Draft& set_tty(bool value);
  Draft& clear_tty();
};

class KINFORM_EXPORT VolumeResourceRequirements::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeResourceRequirements& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> limits();
  Draft& clear_limits();
  kinform::DraftMap<kinform::Quantity> requests();
  Draft& clear_requests();
};

class KINFORM_EXPORT TypedLocalObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TypedLocalObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT TypedObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TypedObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
};

class KINFORM_EXPORT PersistentVolumeClaimSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  VolumeResourceRequirements::Draft resources();
  Draft& clear_resources();
  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_storage_class_name(std::string_view value);
  Draft& clear_storage_class_name();
  Draft& set_volume_mode(std::string_view value);
  Draft& clear_volume_mode();
  TypedLocalObjectReference::Draft data_source();
  Draft& clear_data_source();
  TypedObjectReference::Draft data_source_ref();
  Draft& clear_data_source_ref();
  Draft& set_volume_attributes_class_name(std::string_view value);
  Draft& clear_volume_attributes_class_name();
};

class KINFORM_EXPORT PersistentVolumeClaimTemplate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimTemplate& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PersistentVolumeClaimSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT EphemeralVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EphemeralVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  PersistentVolumeClaimTemplate::Draft volume_claim_template();
  Draft& clear_volume_claim_template();
};

class KINFORM_EXPORT EventSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EventSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_component(std::string_view value);
  Draft& clear_component();
  Draft& set_host(std::string_view value);
  Draft& clear_host();
};

class KINFORM_EXPORT EventSeries::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EventSeries& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value);
  Draft& clear_count();
  Draft& set_last_observed_time(kinform::MicroTime value);
  Draft& clear_last_observed_time();
};

class KINFORM_EXPORT Event::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Event& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ObjectReference::Draft involved_object();
  Draft& clear_involved_object();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  EventSource::Draft source();
  Draft& clear_source();
  Draft& set_first_timestamp(kinform::Time value);
  Draft& clear_first_timestamp();
  Draft& set_last_timestamp(kinform::Time value);
  Draft& clear_last_timestamp();
  Draft& set_count(std::int32_t value);
  Draft& clear_count();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_event_time(kinform::MicroTime value);
  Draft& clear_event_time();
  EventSeries::Draft series();
  Draft& clear_series();
  Draft& set_action(std::string_view value);
  Draft& clear_action();
  ObjectReference::Draft related();
  Draft& clear_related();
  Draft& set_reporting_component(std::string_view value);
  Draft& clear_reporting_component();
  Draft& set_reporting_instance(std::string_view value);
  Draft& clear_reporting_instance();
};

class KINFORM_EXPORT EventList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const EventList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Event::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT EvictionResponder::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EvictionResponder& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_priority(std::int32_t value);
  Draft& clear_priority();
};

class KINFORM_EXPORT FCVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FCVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> target_wwns();
  Draft& clear_target_wwns();
  Draft& set_lun(std::int32_t value);
  Draft& clear_lun();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  kinform::DraftList<std::string_view> wwids();
  Draft& clear_wwids();
};

class KINFORM_EXPORT FlexPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlexPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  kinform::DraftMap<std::string_view> options();
  Draft& clear_options();
};

class KINFORM_EXPORT FlexVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlexVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_driver(std::string_view value);
  Draft& clear_driver();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  kinform::DraftMap<std::string_view> options();
  Draft& clear_options();
};

class KINFORM_EXPORT FlockerVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlockerVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_dataset_name(std::string_view value);
  Draft& clear_dataset_name();
  Draft& set_dataset_uuid(std::string_view value);
  Draft& clear_dataset_uuid();
};

class KINFORM_EXPORT GCEPersistentDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GCEPersistentDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pd_name(std::string_view value);
  Draft& clear_pd_name();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_partition(std::int32_t value);
  Draft& clear_partition();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT GitRepoVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GitRepoVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_repository(std::string_view value);
  Draft& clear_repository();
  Draft& set_revision(std::string_view value);
  Draft& clear_revision();
  Draft& set_directory(std::string_view value);
  Draft& clear_directory();
};

class KINFORM_EXPORT GlusterfsPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GlusterfsPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_endpoints(std::string_view value);
  Draft& clear_endpoints();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_endpoints_namespace(std::string_view value);
  Draft& clear_endpoints_namespace();
};

class KINFORM_EXPORT GlusterfsVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GlusterfsVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_endpoints(std::string_view value);
  Draft& clear_endpoints();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT HTTPHeader::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HTTPHeader& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
};

class KINFORM_EXPORT HostAlias::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HostAlias& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
  kinform::DraftList<std::string_view> hostnames();
  Draft& clear_hostnames();
};

class KINFORM_EXPORT HostIP::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HostIP& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
};

class KINFORM_EXPORT HostPathVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HostPathVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
};

class KINFORM_EXPORT ISCSIPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ISCSIPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_portal(std::string_view value);
  Draft& clear_target_portal();
  Draft& set_iqn(std::string_view value);
  Draft& clear_iqn();
  Draft& set_lun(std::int32_t value);
  Draft& clear_lun();
  Draft& set_iscsi_interface(std::string_view value);
  Draft& clear_iscsi_interface();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  kinform::DraftList<std::string_view> portals();
  Draft& clear_portals();
  Draft& set_chap_auth_discovery(bool value);
  Draft& clear_chap_auth_discovery();
  Draft& set_chap_auth_session(bool value);
  Draft& clear_chap_auth_session();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_initiator_name(std::string_view value);
  Draft& clear_initiator_name();
};

class KINFORM_EXPORT ISCSIVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ISCSIVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_portal(std::string_view value);
  Draft& clear_target_portal();
  Draft& set_iqn(std::string_view value);
  Draft& clear_iqn();
  Draft& set_lun(std::int32_t value);
  Draft& clear_lun();
  Draft& set_iscsi_interface(std::string_view value);
  Draft& clear_iscsi_interface();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  kinform::DraftList<std::string_view> portals();
  Draft& clear_portals();
  Draft& set_chap_auth_discovery(bool value);
  Draft& clear_chap_auth_discovery();
  Draft& set_chap_auth_session(bool value);
  Draft& clear_chap_auth_session();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_initiator_name(std::string_view value);
  Draft& clear_initiator_name();
};

class KINFORM_EXPORT ImageVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ImageVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_reference(std::string_view value);
  Draft& clear_reference();
  Draft& set_pull_policy(std::string_view value);
  Draft& clear_pull_policy();
};

class KINFORM_EXPORT ImageVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ImageVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_image_ref(std::string_view value);
  Draft& clear_image_ref();
};

class KINFORM_EXPORT KeyToPath::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const KeyToPath& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_mode(std::int32_t value);
  Draft& clear_mode();
  Draft& set_user(std::int64_t value);
  Draft& clear_user();
};

class KINFORM_EXPORT LimitRangeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LimitRangeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<LimitRangeItem::Draft> limits();
  Draft& clear_limits();
};

class KINFORM_EXPORT LimitRange::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const LimitRange& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  LimitRangeSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT LimitRangeItem::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LimitRangeItem& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  kinform::DraftMap<kinform::Quantity> max();
  Draft& clear_max();
  kinform::DraftMap<kinform::Quantity> min();
  Draft& clear_min();
  kinform::DraftMap<kinform::Quantity> default_();
  Draft& clear_default();
  kinform::DraftMap<kinform::Quantity> default_request();
  Draft& clear_default_request();
  kinform::DraftMap<kinform::Quantity> max_limit_request_ratio();
  Draft& clear_max_limit_request_ratio();
};

class KINFORM_EXPORT LimitRangeList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const LimitRangeList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<LimitRange::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT LoadBalancerIngress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LoadBalancerIngress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
  Draft& set_hostname(std::string_view value);
  Draft& clear_hostname();
  Draft& set_ip_mode(std::string_view value);
  Draft& clear_ip_mode();
  kinform::DraftList<PortStatus::Draft> ports();
  Draft& clear_ports();
};

class KINFORM_EXPORT LoadBalancerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LoadBalancerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<LoadBalancerIngress::Draft> ingress();
  Draft& clear_ingress();
};

class KINFORM_EXPORT LocalVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LocalVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
};

class KINFORM_EXPORT ModifyVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ModifyVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_target_volume_attributes_class_name(std::string_view value);
  Draft& clear_target_volume_attributes_class_name();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
};

class KINFORM_EXPORT NFSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NFSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_server(std::string_view value);
  Draft& clear_server();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT NamespaceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NamespaceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> finalizers();
  Draft& clear_finalizers();
};

class KINFORM_EXPORT NamespaceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NamespaceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value);
  Draft& clear_phase();
  kinform::DraftList<NamespaceCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT Namespace::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Namespace& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  NamespaceSpec::Draft spec();
  Draft& clear_spec();
  NamespaceStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT NamespaceCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NamespaceCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT NamespaceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const NamespaceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Namespace::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT NodeConfigSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeConfigSource& view) { return Draft(kinform::Json::from(view.raw())); }

  ConfigMapNodeConfigSource::Draft config_map();
  Draft& clear_config_map();
};

class KINFORM_EXPORT NodePodPreemptionPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodePodPreemptionPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> disable_resize_preemption();
  Draft& clear_disable_resize_preemption();
};

class KINFORM_EXPORT NodeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pod_cidr(std::string_view value);
  Draft& clear_pod_cidr();
  kinform::DraftList<std::string_view> pod_cidrs();
  Draft& clear_pod_cidrs();
  Draft& set_provider_id(std::string_view value);
  Draft& clear_provider_id();
  Draft& set_unschedulable(bool value);
  Draft& clear_unschedulable();
  kinform::DraftList<Taint::Draft> taints();
  Draft& clear_taints();
  NodeConfigSource::Draft config_source();
  Draft& clear_config_source();
  Draft& set_external_id(std::string_view value);
  Draft& clear_external_id();
  NodePodPreemptionPolicy::Draft pod_preemption_policy();
  Draft& clear_pod_preemption_policy();
};

class KINFORM_EXPORT NodeDaemonEndpoints::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeDaemonEndpoints& view) { return Draft(kinform::Json::from(view.raw())); }

  DaemonEndpoint::Draft kubelet_endpoint();
  Draft& clear_kubelet_endpoint();
};

class KINFORM_EXPORT NodeSwapStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSwapStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_capacity(std::int64_t value);
  Draft& clear_capacity();
};

class KINFORM_EXPORT NodeSystemInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSystemInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_machine_id(std::string_view value);
  Draft& clear_machine_id();
  Draft& set_system_uuid(std::string_view value);
  Draft& clear_system_uuid();
  Draft& set_boot_id(std::string_view value);
  Draft& clear_boot_id();
  Draft& set_kernel_version(std::string_view value);
  Draft& clear_kernel_version();
  Draft& set_os_image(std::string_view value);
  Draft& clear_os_image();
  Draft& set_container_runtime_version(std::string_view value);
  Draft& clear_container_runtime_version();
  Draft& set_kubelet_version(std::string_view value);
  Draft& clear_kubelet_version();
  Draft& set_kube_proxy_version(std::string_view value);
  Draft& clear_kube_proxy_version();
  Draft& set_operating_system(std::string_view value);
  Draft& clear_operating_system();
  Draft& set_architecture(std::string_view value);
  Draft& clear_architecture();
  NodeSwapStatus::Draft swap();
  Draft& clear_swap();
  Draft& set_running_in_user_namespace(bool value);
  Draft& clear_running_in_user_namespace();
};

class KINFORM_EXPORT NodeConfigStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeConfigStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeConfigSource::Draft assigned();
  Draft& clear_assigned();
  NodeConfigSource::Draft active();
  Draft& clear_active();
  NodeConfigSource::Draft last_known_good();
  Draft& clear_last_known_good();
  Draft& set_error(std::string_view value);
  Draft& clear_error();
};

class KINFORM_EXPORT NodeFeatures::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeFeatures& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_supplemental_groups_policy(bool value);
  Draft& clear_supplemental_groups_policy();
};

class KINFORM_EXPORT NodeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity();
  kinform::DraftMap<kinform::Quantity> allocatable();
  Draft& clear_allocatable();
  Draft& set_phase(std::string_view value);
  Draft& clear_phase();
  kinform::DraftList<NodeCondition::Draft> conditions();
  Draft& clear_conditions();
  kinform::DraftList<NodeAddress::Draft> addresses();
  Draft& clear_addresses();
  NodeDaemonEndpoints::Draft daemon_endpoints();
  Draft& clear_daemon_endpoints();
  NodeSystemInfo::Draft node_info();
  Draft& clear_node_info();
  kinform::DraftList<ContainerImage::Draft> images();
  Draft& clear_images();
  kinform::DraftList<std::string_view> volumes_in_use();
  Draft& clear_volumes_in_use();
  kinform::DraftList<AttachedVolume::Draft> volumes_attached();
  Draft& clear_volumes_attached();
  NodeConfigStatus::Draft config();
  Draft& clear_config();
  kinform::DraftList<NodeRuntimeHandler::Draft> runtime_handlers();
  Draft& clear_runtime_handlers();
  NodeFeatures::Draft features();
  Draft& clear_features();
  kinform::DraftList<std::string_view> declared_features();
  Draft& clear_declared_features();
};

class KINFORM_EXPORT Node::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Node& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  NodeSpec::Draft spec();
  Draft& clear_spec();
  NodeStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT NodeAddress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAddress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_address(std::string_view value);
  Draft& clear_address();
};

class KINFORM_EXPORT NodeAllocatableMappedResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableMappedResources& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_quantity(const kinform::Quantity& value);
  Draft& clear_quantity();
};

class KINFORM_EXPORT NodeAllocatableOverheadResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableOverheadResources& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_per_pod(const kinform::Quantity& value);
  Draft& clear_per_pod();
  Draft& set_per_container(const kinform::Quantity& value);
  Draft& clear_per_container();
};

class KINFORM_EXPORT NodeAllocatableResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeAllocatableResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_claim_name(std::string_view value);
  Draft& clear_resource_claim_name();
  kinform::DraftList<std::string_view> containers();
  Draft& clear_containers();
  kinform::DraftList<NodeAllocatableMappedResources::Draft> mapping();
  Draft& clear_mapping();
  kinform::DraftList<NodeAllocatableOverheadResources::Draft> overhead();
  Draft& clear_overhead();
};

class KINFORM_EXPORT NodeCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_heartbeat_time(kinform::Time value);
  Draft& clear_last_heartbeat_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT NodeList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const NodeList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Node::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT NodeProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const NodeProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
};

class KINFORM_EXPORT NodeRuntimeHandlerFeatures::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeRuntimeHandlerFeatures& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_recursive_read_only_mounts(bool value);
  Draft& clear_recursive_read_only_mounts();
  Draft& set_user_namespaces(bool value);
  Draft& clear_user_namespaces();
};

class KINFORM_EXPORT NodeRuntimeHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeRuntimeHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  NodeRuntimeHandlerFeatures::Draft features();
  Draft& clear_features();
};

class KINFORM_EXPORT NodeSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::string_view> values();
  Draft& clear_values();
};

class KINFORM_EXPORT NodeSelectorTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NodeSelectorTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NodeSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions();
  kinform::DraftList<NodeSelectorRequirement::Draft> match_fields();
  Draft& clear_match_fields();
};

class KINFORM_EXPORT RBDPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RBDPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_pool(std::string_view value);
  Draft& clear_pool();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_keyring(std::string_view value);
  Draft& clear_keyring();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT VsphereVirtualDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VsphereVirtualDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_path(std::string_view value);
  Draft& clear_volume_path();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_storage_policy_name(std::string_view value);
  Draft& clear_storage_policy_name();
  Draft& set_storage_policy_id(std::string_view value);
  Draft& clear_storage_policy_id();
};

class KINFORM_EXPORT QuobyteVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const QuobyteVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_registry(std::string_view value);
  Draft& clear_registry();
  Draft& set_volume(std::string_view value);
  Draft& clear_volume();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_tenant(std::string_view value);
  Draft& clear_tenant();
};

class KINFORM_EXPORT PhotonPersistentDiskVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PhotonPersistentDiskVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pd_id(std::string_view value);
  Draft& clear_pd_id();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
};

class KINFORM_EXPORT PortworxVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PortworxVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_id(std::string_view value);
  Draft& clear_volume_id();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT ScaleIOPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScaleIOPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gateway(std::string_view value);
  Draft& clear_gateway();
  Draft& set_system(std::string_view value);
  Draft& clear_system();
  SecretReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_ssl_enabled(bool value);
  Draft& clear_ssl_enabled();
  Draft& set_protection_domain(std::string_view value);
  Draft& clear_protection_domain();
  Draft& set_storage_pool(std::string_view value);
  Draft& clear_storage_pool();
  Draft& set_storage_mode(std::string_view value);
  Draft& clear_storage_mode();
  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT StorageOSPersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageOSPersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_volume_namespace(std::string_view value);
  Draft& clear_volume_namespace();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  ObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
};

class KINFORM_EXPORT VolumeNodeAffinity::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeNodeAffinity& view) { return Draft(kinform::Json::from(view.raw())); }

  NodeSelector::Draft required();
  Draft& clear_required();
};

class KINFORM_EXPORT PersistentVolumeSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity();
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk();
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store();
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path();
  GlusterfsPersistentVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs();
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs();
  RBDPersistentVolumeSource::Draft rbd();
  Draft& clear_rbd();
  ISCSIPersistentVolumeSource::Draft iscsi();
  Draft& clear_iscsi();
  CinderPersistentVolumeSource::Draft cinder();
  Draft& clear_cinder();
  CephFSPersistentVolumeSource::Draft cephfs();
  Draft& clear_cephfs();
  FCVolumeSource::Draft fc();
  Draft& clear_fc();
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker();
  FlexPersistentVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume();
  AzureFilePersistentVolumeSource::Draft azure_file();
  Draft& clear_azure_file();
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume();
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte();
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk();
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk();
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume();
  ScaleIOPersistentVolumeSource::Draft scale_io();
  Draft& clear_scale_io();
  LocalVolumeSource::Draft local();
  Draft& clear_local();
  StorageOSPersistentVolumeSource::Draft storageos();
  Draft& clear_storageos();
  CSIPersistentVolumeSource::Draft csi();
  Draft& clear_csi();
  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes();
  ObjectReference::Draft claim_ref();
  Draft& clear_claim_ref();
  Draft& set_persistent_volume_reclaim_policy(std::string_view value);
  Draft& clear_persistent_volume_reclaim_policy();
  Draft& set_storage_class_name(std::string_view value);
  Draft& clear_storage_class_name();
  kinform::DraftList<std::string_view> mount_options();
  Draft& clear_mount_options();
  Draft& set_volume_mode(std::string_view value);
  Draft& clear_volume_mode();
  VolumeNodeAffinity::Draft node_affinity();
  Draft& clear_node_affinity();
  Draft& set_volume_attributes_class_name(std::string_view value);
  Draft& clear_volume_attributes_class_name();
};

class KINFORM_EXPORT PersistentVolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value);
  Draft& clear_phase();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_last_phase_transition_time(kinform::Time value);
  Draft& clear_last_phase_transition_time();
};

class KINFORM_EXPORT PersistentVolume::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PersistentVolume& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PersistentVolumeSpec::Draft spec();
  Draft& clear_spec();
  PersistentVolumeStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT VolumeHealthStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeHealthStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<VolumeHealthCondition::Draft> health_conditions();
  Draft& clear_health_conditions();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
};

class KINFORM_EXPORT PersistentVolumeClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_phase(std::string_view value);
  Draft& clear_phase();
  kinform::DraftList<std::string_view> access_modes();
  Draft& clear_access_modes();
  kinform::DraftMap<kinform::Quantity> capacity();
  Draft& clear_capacity();
  kinform::DraftList<PersistentVolumeClaimCondition::Draft> conditions();
  Draft& clear_conditions();
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources();
  kinform::DraftMap<std::string_view> allocated_resource_statuses();
  Draft& clear_allocated_resource_statuses();
  Draft& set_current_volume_attributes_class_name(std::string_view value);
  Draft& clear_current_volume_attributes_class_name();
  ModifyVolumeStatus::Draft modify_volume_status();
  Draft& clear_modify_volume_status();
  VolumeHealthStatus::Draft health_status();
  Draft& clear_health_status();
};

class KINFORM_EXPORT PersistentVolumeClaim::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PersistentVolumeClaim& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PersistentVolumeClaimSpec::Draft spec();
  Draft& clear_spec();
  PersistentVolumeClaimStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT PersistentVolumeClaimCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_probe_time(kinform::Time value);
  Draft& clear_last_probe_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT PersistentVolumeClaimList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PersistentVolumeClaim::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PersistentVolumeClaimVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeClaimVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_claim_name(std::string_view value);
  Draft& clear_claim_name();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT PersistentVolumeList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PersistentVolumeList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PersistentVolume::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PersistentVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PersistentVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk();
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store();
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path();
  GlusterfsPersistentVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs();
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs();
  RBDPersistentVolumeSource::Draft rbd();
  Draft& clear_rbd();
  ISCSIPersistentVolumeSource::Draft iscsi();
  Draft& clear_iscsi();
  CinderPersistentVolumeSource::Draft cinder();
  Draft& clear_cinder();
  CephFSPersistentVolumeSource::Draft cephfs();
  Draft& clear_cephfs();
  FCVolumeSource::Draft fc();
  Draft& clear_fc();
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker();
  FlexPersistentVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume();
  AzureFilePersistentVolumeSource::Draft azure_file();
  Draft& clear_azure_file();
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume();
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte();
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk();
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk();
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume();
  ScaleIOPersistentVolumeSource::Draft scale_io();
  Draft& clear_scale_io();
  LocalVolumeSource::Draft local();
  Draft& clear_local();
  StorageOSPersistentVolumeSource::Draft storageos();
  Draft& clear_storageos();
  CSIPersistentVolumeSource::Draft csi();
  Draft& clear_csi();
};

class KINFORM_EXPORT PodSecurityContext::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodSecurityContext& view) { return Draft(kinform::Json::from(view.raw())); }

  SELinuxOptions::Draft se_linux_options();
  Draft& clear_se_linux_options();
  WindowsSecurityContextOptions::Draft windows_options();
  Draft& clear_windows_options();
  Draft& set_run_as_user(std::int64_t value);
  Draft& clear_run_as_user();
  Draft& set_run_as_group(std::int64_t value);
  Draft& clear_run_as_group();
  Draft& set_run_as_non_root(bool value);
  Draft& clear_run_as_non_root();
  kinform::DraftList<std::int64_t> supplemental_groups();
  Draft& clear_supplemental_groups();
  Draft& set_supplemental_groups_policy(std::string_view value);
  Draft& clear_supplemental_groups_policy();
  Draft& set_fs_group(std::int64_t value);
  Draft& clear_fs_group();
  kinform::DraftList<Sysctl::Draft> sysctls();
  Draft& clear_sysctls();
  Draft& set_fs_group_change_policy(std::string_view value);
  Draft& clear_fs_group_change_policy();
  SeccompProfile::Draft seccomp_profile();
  Draft& clear_seccomp_profile();
  AppArmorProfile::Draft app_armor_profile();
  Draft& clear_app_armor_profile();
  Draft& set_se_linux_change_policy(std::string_view value);
  Draft& clear_se_linux_change_policy();
};

class KINFORM_EXPORT PodDNSConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodDNSConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> nameservers();
  Draft& clear_nameservers();
  kinform::DraftList<std::string_view> searches();
  Draft& clear_searches();
  kinform::DraftList<PodDNSConfigOption::Draft> options();
  Draft& clear_options();
};

class KINFORM_EXPORT PodOS::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodOS& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT PodSchedulingGroup::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodSchedulingGroup& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_pod_group_name(std::string_view value);
  Draft& clear_pod_group_name();
};

class KINFORM_EXPORT PodSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<Volume::Draft> volumes();
  Draft& clear_volumes();
  kinform::DraftList<Container::Draft> init_containers();
  Draft& clear_init_containers();
  kinform::DraftList<Container::Draft> containers();
  Draft& clear_containers();
  kinform::DraftList<EphemeralContainer::Draft> ephemeral_containers();
  Draft& clear_ephemeral_containers();
  Draft& set_restart_policy(std::string_view value);
  Draft& clear_restart_policy();
  Draft& set_termination_grace_period_seconds(std::int64_t value);
  Draft& clear_termination_grace_period_seconds();
  Draft& set_active_deadline_seconds(std::int64_t value);
  Draft& clear_active_deadline_seconds();
  Draft& set_dns_policy(std::string_view value);
  Draft& clear_dns_policy();
  kinform::DraftMap<std::string_view> node_selector();
  Draft& clear_node_selector();
  Draft& set_service_account_name(std::string_view value);
  Draft& clear_service_account_name();
  Draft& set_service_account(std::string_view value);
  Draft& clear_service_account();
  Draft& set_automount_service_account_token(bool value);
  Draft& clear_automount_service_account_token();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  Draft& set_host_network(bool value);
  Draft& clear_host_network();
  Draft& set_host_pid(bool value);
  Draft& clear_host_pid();
  Draft& set_host_ipc(bool value);
  Draft& clear_host_ipc();
  Draft& set_share_process_namespace(bool value);
  Draft& clear_share_process_namespace();
  PodSecurityContext::Draft security_context();
  Draft& clear_security_context();
  kinform::DraftList<LocalObjectReference::Draft> image_pull_secrets();
  Draft& clear_image_pull_secrets();
  Draft& set_hostname(std::string_view value);
  Draft& clear_hostname();
  Draft& set_subdomain(std::string_view value);
  Draft& clear_subdomain();
  Affinity::Draft affinity();
  Draft& clear_affinity();
  Draft& set_scheduler_name(std::string_view value);
  Draft& clear_scheduler_name();
  kinform::DraftList<Toleration::Draft> tolerations();
  Draft& clear_tolerations();
  kinform::DraftList<HostAlias::Draft> host_aliases();
  Draft& clear_host_aliases();
  Draft& set_priority_class_name(std::string_view value);
  Draft& clear_priority_class_name();
  Draft& set_priority(std::int32_t value);
  Draft& clear_priority();
  PodDNSConfig::Draft dns_config();
  Draft& clear_dns_config();
  kinform::DraftList<PodReadinessGate::Draft> readiness_gates();
  Draft& clear_readiness_gates();
  Draft& set_runtime_class_name(std::string_view value);
  Draft& clear_runtime_class_name();
  Draft& set_enable_service_links(bool value);
  Draft& clear_enable_service_links();
  Draft& set_preemption_policy(std::string_view value);
  Draft& clear_preemption_policy();
  kinform::DraftMap<kinform::Quantity> overhead();
  Draft& clear_overhead();
  kinform::DraftList<TopologySpreadConstraint::Draft> topology_spread_constraints();
  Draft& clear_topology_spread_constraints();
  Draft& set_set_hostname_as_fqdn(bool value);
  Draft& clear_set_hostname_as_fqdn();
  PodOS::Draft os();
  Draft& clear_os();
  Draft& set_host_users(bool value);
  Draft& clear_host_users();
  kinform::DraftList<PodSchedulingGate::Draft> scheduling_gates();
  Draft& clear_scheduling_gates();
  kinform::DraftList<PodResourceClaim::Draft> resource_claims();
  Draft& clear_resource_claims();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  Draft& set_hostname_override(std::string_view value);
  Draft& clear_hostname_override();
  PodSchedulingGroup::Draft scheduling_group();
  Draft& clear_scheduling_group();
  kinform::DraftList<EvictionResponder::Draft> eviction_responders();
  Draft& clear_eviction_responders();
};

class KINFORM_EXPORT PodExtendedResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodExtendedResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ContainerExtendedResourceRequest::Draft> request_mappings();
  Draft& clear_request_mappings();
  Draft& set_resource_claim_name(std::string_view value);
  Draft& clear_resource_claim_name();
};

class KINFORM_EXPORT PodStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_phase(std::string_view value);
  Draft& clear_phase();
  kinform::DraftList<PodCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_nominated_node_name(std::string_view value);
  Draft& clear_nominated_node_name();
  Draft& set_host_ip(std::string_view value);
  Draft& clear_host_ip();
  kinform::DraftList<HostIP::Draft> host_ips();
  Draft& clear_host_ips();
  Draft& set_pod_ip(std::string_view value);
  Draft& clear_pod_ip();
  kinform::DraftList<PodIP::Draft> pod_ips();
  Draft& clear_pod_ips();
  Draft& set_start_time(kinform::Time value);
  Draft& clear_start_time();
  kinform::DraftList<ContainerStatus::Draft> init_container_statuses();
  Draft& clear_init_container_statuses();
  kinform::DraftList<ContainerStatus::Draft> container_statuses();
  Draft& clear_container_statuses();
  Draft& set_qos_class(std::string_view value);
  Draft& clear_qos_class();
  kinform::DraftList<ContainerStatus::Draft> ephemeral_container_statuses();
  Draft& clear_ephemeral_container_statuses();
  Draft& set_resize(std::string_view value);
  Draft& clear_resize();
  kinform::DraftList<PodResourceClaimStatus::Draft> resource_claim_statuses();
  Draft& clear_resource_claim_statuses();
  PodExtendedResourceClaimStatus::Draft extended_resource_claim_status();
  Draft& clear_extended_resource_claim_status();
  kinform::DraftMap<kinform::Quantity> allocated_resources();
  Draft& clear_allocated_resources();
  ResourceRequirements::Draft resources();
  Draft& clear_resources();
  kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft> node_allocatable_resource_claim_statuses();
  Draft& clear_node_allocatable_resource_claim_statuses();
  kinform::DraftList<PodVolumeHealth::Draft> volume_health();
  Draft& clear_volume_health();
};

class KINFORM_EXPORT Pod::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Pod& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PodSpec::Draft spec();
  Draft& clear_spec();
  PodStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT PodAffinityTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodAffinityTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector();
  kinform::DraftList<std::string_view> namespaces();
  Draft& clear_namespaces();
  Draft& set_topology_key(std::string_view value);
  Draft& clear_topology_key();
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector();
  kinform::DraftList<std::string_view> match_label_keys();
  Draft& clear_match_label_keys();
  kinform::DraftList<std::string_view> mismatch_label_keys();
  Draft& clear_mismatch_label_keys();
};

class KINFORM_EXPORT PodAttachOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodAttachOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_stdin(bool value);
  Draft& clear_stdin();
  Draft& set_stdout(bool value);
  Draft& clear_stdout();
  Draft& set_stderr(bool value);
  Draft& clear_stderr();
  Draft& set_tty(bool value);
  Draft& clear_tty();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
};

class KINFORM_EXPORT PodCertificateProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodCertificateProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_signer_name(std::string_view value);
  Draft& clear_signer_name();
  Draft& set_key_type(std::string_view value);
  Draft& clear_key_type();
  Draft& set_max_expiration_seconds(std::int32_t value);
  Draft& clear_max_expiration_seconds();
  Draft& set_credential_bundle_path(std::string_view value);
  Draft& clear_credential_bundle_path();
  Draft& set_key_path(std::string_view value);
  Draft& clear_key_path();
  Draft& set_certificate_chain_path(std::string_view value);
  Draft& clear_certificate_chain_path();
  kinform::DraftMap<std::string_view> user_annotations();
  Draft& clear_user_annotations();
  Draft& set_user(std::int64_t value);
  Draft& clear_user();
};

class KINFORM_EXPORT PodCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_probe_time(kinform::Time value);
  Draft& clear_last_probe_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT PodDNSConfigOption::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodDNSConfigOption& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
};

class KINFORM_EXPORT PodExecOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodExecOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_stdin(bool value);
  Draft& clear_stdin();
  Draft& set_stdout(bool value);
  Draft& clear_stdout();
  Draft& set_stderr(bool value);
  Draft& clear_stderr();
  Draft& set_tty(bool value);
  Draft& clear_tty();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
  kinform::DraftList<std::string_view> command();
  Draft& clear_command();
};

class KINFORM_EXPORT PodIP::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodIP& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
};

class KINFORM_EXPORT PodList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Pod::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PodLogOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodLogOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
  Draft& set_follow(bool value);
  Draft& clear_follow();
  Draft& set_previous(bool value);
  Draft& clear_previous();
  Draft& set_since_seconds(std::int64_t value);
  Draft& clear_since_seconds();
  Draft& set_since_time(kinform::Time value);
  Draft& clear_since_time();
  Draft& set_timestamps(bool value);
  Draft& clear_timestamps();
  Draft& set_tail_lines(std::int64_t value);
  Draft& clear_tail_lines();
  Draft& set_limit_bytes(std::int64_t value);
  Draft& clear_limit_bytes();
  Draft& set_insecure_skip_tls_verify_backend(bool value);
  Draft& clear_insecure_skip_tls_verify_backend();
  Draft& set_stream(std::string_view value);
  Draft& clear_stream();
};

class KINFORM_EXPORT PodPortForwardOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodPortForwardOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::DraftList<std::int32_t> ports();
  Draft& clear_ports();
};

class KINFORM_EXPORT PodProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
};

class KINFORM_EXPORT PodReadinessGate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodReadinessGate& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_condition_type(std::string_view value);
  Draft& clear_condition_type();
};

class KINFORM_EXPORT PodResourceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodResourceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_resource_claim_name(std::string_view value);
  Draft& clear_resource_claim_name();
  Draft& set_resource_claim_template_name(std::string_view value);
  Draft& clear_resource_claim_template_name();
};

class KINFORM_EXPORT PodResourceClaimStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodResourceClaimStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_resource_claim_name(std::string_view value);
  Draft& clear_resource_claim_name();
};

class KINFORM_EXPORT PodSchedulingGate::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodSchedulingGate& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT PodSignature::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodSignature& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::OwnerReference::Draft pod_controller();
  Draft& clear_pod_controller();
};

class KINFORM_EXPORT PodTemplateSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodTemplateSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PodSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT PodTemplate::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodTemplate& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PodTemplateSpec::Draft template_();
  Draft& clear_template();
};

class KINFORM_EXPORT PodTemplateList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodTemplateList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PodTemplate::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PodVolumeHealth::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodVolumeHealth& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<VolumeHealthCondition::Draft> health_conditions();
  Draft& clear_health_conditions();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
};

class KINFORM_EXPORT PortStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PortStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_error(std::string_view value);
  Draft& clear_error();
};

class KINFORM_EXPORT Preconditions::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Preconditions& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
};

class KINFORM_EXPORT PreferAvoidPodsEntry::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PreferAvoidPodsEntry& view) { return Draft(kinform::Json::from(view.raw())); }

  PodSignature::Draft pod_signature();
  Draft& clear_pod_signature();
  Draft& set_eviction_time(kinform::Time value);
  Draft& clear_eviction_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT PreferredSchedulingTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PreferredSchedulingTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_weight(std::int32_t value);
  Draft& clear_weight();
  NodeSelectorTerm::Draft preference();
  Draft& clear_preference();
};

class KINFORM_EXPORT ProbeHandler::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ProbeHandler& view) { return Draft(kinform::Json::from(view.raw())); }

  ExecAction::Draft exec();
  Draft& clear_exec();
  HTTPGetAction::Draft http_get();
  Draft& clear_http_get();
  TCPSocketAction::Draft tcp_socket();
  Draft& clear_tcp_socket();
  GRPCAction::Draft grpc();
  Draft& clear_grpc();
};

class KINFORM_EXPORT ProjectedVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ProjectedVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<VolumeProjection::Draft> sources();
  Draft& clear_sources();
  Draft& set_default_mode(std::int32_t value);
  Draft& clear_default_mode();
  Draft& set_default_user(std::int64_t value);
  Draft& clear_default_user();
};

class KINFORM_EXPORT RBDVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RBDVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> monitors();
  Draft& clear_monitors();
  Draft& set_image(std::string_view value);
  Draft& clear_image();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_pool(std::string_view value);
  Draft& clear_pool();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  Draft& set_keyring(std::string_view value);
  Draft& clear_keyring();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT RangeAllocation::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RangeAllocation& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_range(std::string_view value);
  Draft& clear_range();
  Draft& set_data(const kinform::DraftBytes& value);
  Draft& clear_data();
};

class KINFORM_EXPORT ReplicationControllerSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicationControllerSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_min_ready_seconds(std::int32_t value);
  Draft& clear_min_ready_seconds();
  kinform::DraftMap<std::string_view> selector();
  Draft& clear_selector();
  PodTemplateSpec::Draft template_();
  Draft& clear_template();
};

class KINFORM_EXPORT ReplicationControllerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicationControllerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_fully_labeled_replicas(std::int32_t value);
  Draft& clear_fully_labeled_replicas();
  Draft& set_ready_replicas(std::int32_t value);
  Draft& clear_ready_replicas();
  Draft& set_available_replicas(std::int32_t value);
  Draft& clear_available_replicas();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  kinform::DraftList<ReplicationControllerCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT ReplicationController::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ReplicationController& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ReplicationControllerSpec::Draft spec();
  Draft& clear_spec();
  ReplicationControllerStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ReplicationControllerCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ReplicationControllerCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT ReplicationControllerList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ReplicationControllerList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ReplicationController::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ResourceClaim::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceClaim& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_request(std::string_view value);
  Draft& clear_request();
};

class KINFORM_EXPORT ResourceHealth::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceHealth& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource_id(std::string_view value);
  Draft& clear_resource_id();
  Draft& set_health(std::string_view value);
  Draft& clear_health();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT ScopeSelector::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScopeSelector& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ScopedResourceSelectorRequirement::Draft> match_expressions();
  Draft& clear_match_expressions();
};

class KINFORM_EXPORT ResourceQuotaSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceQuotaSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> hard();
  Draft& clear_hard();
  kinform::DraftList<std::string_view> scopes();
  Draft& clear_scopes();
  ScopeSelector::Draft scope_selector();
  Draft& clear_scope_selector();
};

class KINFORM_EXPORT ResourceQuotaStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceQuotaStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> hard();
  Draft& clear_hard();
  kinform::DraftMap<kinform::Quantity> used();
  Draft& clear_used();
};

class KINFORM_EXPORT ResourceQuota::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceQuota& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ResourceQuotaSpec::Draft spec();
  Draft& clear_spec();
  ResourceQuotaStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ResourceQuotaList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ResourceQuotaList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ResourceQuota::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ResourceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<ResourceHealth::Draft> resources();
  Draft& clear_resources();
};

class KINFORM_EXPORT ScaleIOVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScaleIOVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_gateway(std::string_view value);
  Draft& clear_gateway();
  Draft& set_system(std::string_view value);
  Draft& clear_system();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
  Draft& set_ssl_enabled(bool value);
  Draft& clear_ssl_enabled();
  Draft& set_protection_domain(std::string_view value);
  Draft& clear_protection_domain();
  Draft& set_storage_pool(std::string_view value);
  Draft& clear_storage_pool();
  Draft& set_storage_mode(std::string_view value);
  Draft& clear_storage_mode();
  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
};

class KINFORM_EXPORT ScopedResourceSelectorRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScopedResourceSelectorRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_scope_name(std::string_view value);
  Draft& clear_scope_name();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  kinform::DraftList<std::string_view> values();
  Draft& clear_values();
};

class KINFORM_EXPORT Secret::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Secret& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_immutable(bool value);
  Draft& clear_immutable();
  kinform::DraftMap<kinform::DraftBytes> data();
  Draft& clear_data();
  kinform::DraftMap<std::string_view> string_data();
  Draft& clear_string_data();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
};

class KINFORM_EXPORT SecretList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SecretList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Secret::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT SecretProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecretProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items();
  Draft& set_optional(bool value);
  Draft& clear_optional();
};

class KINFORM_EXPORT SecretVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SecretVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_secret_name(std::string_view value);
  Draft& clear_secret_name();
  kinform::DraftList<KeyToPath::Draft> items();
  Draft& clear_items();
  Draft& set_default_mode(std::int32_t value);
  Draft& clear_default_mode();
  Draft& set_optional(bool value);
  Draft& clear_optional();
  Draft& set_default_user(std::int64_t value);
  Draft& clear_default_user();
};

class KINFORM_EXPORT SerializedReference::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SerializedReference& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ObjectReference::Draft reference();
  Draft& clear_reference();
};

class KINFORM_EXPORT SessionAffinityConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SessionAffinityConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  ClientIPConfig::Draft client_ip();
  Draft& clear_client_ip();
};

class KINFORM_EXPORT ServiceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ServicePort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftMap<std::string_view> selector();
  Draft& clear_selector();
  Draft& set_cluster_ip(std::string_view value);
  Draft& clear_cluster_ip();
  kinform::DraftList<std::string_view> cluster_ips();
  Draft& clear_cluster_ips();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  kinform::DraftList<std::string_view> external_ips();
  Draft& clear_external_ips();
  Draft& set_session_affinity(std::string_view value);
  Draft& clear_session_affinity();
  Draft& set_load_balancer_ip(std::string_view value);
  Draft& clear_load_balancer_ip();
  kinform::DraftList<std::string_view> load_balancer_source_ranges();
  Draft& clear_load_balancer_source_ranges();
  Draft& set_external_name(std::string_view value);
  Draft& clear_external_name();
  Draft& set_external_traffic_policy(std::string_view value);
  Draft& clear_external_traffic_policy();
  Draft& set_health_check_node_port(std::int32_t value);
  Draft& clear_health_check_node_port();
  Draft& set_publish_not_ready_addresses(bool value);
  Draft& clear_publish_not_ready_addresses();
  SessionAffinityConfig::Draft session_affinity_config();
  Draft& clear_session_affinity_config();
  kinform::DraftList<std::string_view> ip_families();
  Draft& clear_ip_families();
  Draft& set_ip_family_policy(std::string_view value);
  Draft& clear_ip_family_policy();
  Draft& set_allocate_load_balancer_node_ports(bool value);
  Draft& clear_allocate_load_balancer_node_ports();
  Draft& set_load_balancer_class(std::string_view value);
  Draft& clear_load_balancer_class();
  Draft& set_internal_traffic_policy(std::string_view value);
  Draft& clear_internal_traffic_policy();
  Draft& set_traffic_distribution(std::string_view value);
  Draft& clear_traffic_distribution();
};

class KINFORM_EXPORT ServiceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  LoadBalancerStatus::Draft load_balancer();
  Draft& clear_load_balancer();
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT Service::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Service& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ServiceSpec::Draft spec();
  Draft& clear_spec();
  ServiceStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ServiceAccount::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceAccount& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ObjectReference::Draft> secrets();
  Draft& clear_secrets();
  kinform::DraftList<LocalObjectReference::Draft> image_pull_secrets();
  Draft& clear_image_pull_secrets();
  Draft& set_automount_service_account_token(bool value);
  Draft& clear_automount_service_account_token();
};

class KINFORM_EXPORT ServiceAccountList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceAccountList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ServiceAccount::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ServiceAccountTokenProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceAccountTokenProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_audience(std::string_view value);
  Draft& clear_audience();
  Draft& set_expiration_seconds(std::int64_t value);
  Draft& clear_expiration_seconds();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_user(std::int64_t value);
  Draft& clear_user();
};

class KINFORM_EXPORT ServiceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Service::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ServicePort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServicePort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_app_protocol(std::string_view value);
  Draft& clear_app_protocol();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_target_port(const kinform::IntOrString& value);
  Draft& clear_target_port();
  Draft& set_node_port(std::int32_t value);
  Draft& clear_node_port();
};

class KINFORM_EXPORT ServiceProxyOptions::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceProxyOptions& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
};

class KINFORM_EXPORT StorageOSVolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageOSVolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_volume_name(std::string_view value);
  Draft& clear_volume_name();
  Draft& set_volume_namespace(std::string_view value);
  Draft& clear_volume_namespace();
  Draft& set_fs_type(std::string_view value);
  Draft& clear_fs_type();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  LocalObjectReference::Draft secret_ref();
  Draft& clear_secret_ref();
};

class KINFORM_EXPORT Sysctl::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Sysctl& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
};

class KINFORM_EXPORT Taint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Taint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
  Draft& set_effect(std::string_view value);
  Draft& clear_effect();
  Draft& set_time_added(kinform::Time value);
  Draft& clear_time_added();
};

class KINFORM_EXPORT Toleration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Toleration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_operator(std::string_view value);
  Draft& clear_operator();
  Draft& set_value(std::string_view value);
  Draft& clear_value();
  Draft& set_effect(std::string_view value);
  Draft& clear_effect();
  Draft& set_toleration_seconds(std::int64_t value);
  Draft& clear_toleration_seconds();
};

class KINFORM_EXPORT TopologySelectorLabelRequirement::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TopologySelectorLabelRequirement& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  kinform::DraftList<std::string_view> values();
  Draft& clear_values();
};

class KINFORM_EXPORT TopologySelectorTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TopologySelectorTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<TopologySelectorLabelRequirement::Draft> match_label_expressions();
  Draft& clear_match_label_expressions();
};

class KINFORM_EXPORT TopologySpreadConstraint::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TopologySpreadConstraint& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_max_skew(std::int32_t value);
  Draft& clear_max_skew();
  Draft& set_topology_key(std::string_view value);
  Draft& clear_topology_key();
  Draft& set_when_unsatisfiable(std::string_view value);
  Draft& clear_when_unsatisfiable();
  kinform::meta::v1::LabelSelector::Draft label_selector();
  Draft& clear_label_selector();
  Draft& set_min_domains(std::int32_t value);
  Draft& clear_min_domains();
  Draft& set_node_affinity_policy(std::string_view value);
  Draft& clear_node_affinity_policy();
  Draft& set_node_taints_policy(std::string_view value);
  Draft& clear_node_taints_policy();
  kinform::DraftList<std::string_view> match_label_keys();
  Draft& clear_match_label_keys();
};

class KINFORM_EXPORT Volume::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Volume& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path();
  EmptyDirVolumeSource::Draft empty_dir();
  Draft& clear_empty_dir();
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk();
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store();
  GitRepoVolumeSource::Draft git_repo();
  Draft& clear_git_repo();
  SecretVolumeSource::Draft secret();
  Draft& clear_secret();
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs();
  ISCSIVolumeSource::Draft iscsi();
  Draft& clear_iscsi();
  GlusterfsVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs();
  PersistentVolumeClaimVolumeSource::Draft persistent_volume_claim();
  Draft& clear_persistent_volume_claim();
  RBDVolumeSource::Draft rbd();
  Draft& clear_rbd();
  FlexVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume();
  CinderVolumeSource::Draft cinder();
  Draft& clear_cinder();
  CephFSVolumeSource::Draft cephfs();
  Draft& clear_cephfs();
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker();
  DownwardAPIVolumeSource::Draft downward_api();
  Draft& clear_downward_api();
  FCVolumeSource::Draft fc();
  Draft& clear_fc();
  AzureFileVolumeSource::Draft azure_file();
  Draft& clear_azure_file();
  ConfigMapVolumeSource::Draft config_map();
  Draft& clear_config_map();
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume();
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte();
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk();
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk();
  ProjectedVolumeSource::Draft projected();
  Draft& clear_projected();
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume();
  ScaleIOVolumeSource::Draft scale_io();
  Draft& clear_scale_io();
  StorageOSVolumeSource::Draft storageos();
  Draft& clear_storageos();
  CSIVolumeSource::Draft csi();
  Draft& clear_csi();
  EphemeralVolumeSource::Draft ephemeral();
  Draft& clear_ephemeral();
  ImageVolumeSource::Draft image();
  Draft& clear_image();
};

class KINFORM_EXPORT VolumeDevice::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeDevice& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_device_path(std::string_view value);
  Draft& clear_device_path();
};

class KINFORM_EXPORT VolumeHealthCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeHealthCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT VolumeMount::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeMount& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_recursive_read_only(std::string_view value);
  Draft& clear_recursive_read_only();
  Draft& set_mount_path(std::string_view value);
  Draft& clear_mount_path();
  Draft& set_sub_path(std::string_view value);
  Draft& clear_sub_path();
  Draft& set_mount_propagation(std::string_view value);
  Draft& clear_mount_propagation();
  Draft& set_sub_path_expr(std::string_view value);
  Draft& clear_sub_path_expr();
  kinform::DraftList<std::string_view> bind_mount_options();
  Draft& clear_bind_mount_options();
};

class KINFORM_EXPORT VolumeStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  ImageVolumeStatus::Draft image();
  Draft& clear_image();
};

class KINFORM_EXPORT VolumeMountStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeMountStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_mount_path(std::string_view value);
  Draft& clear_mount_path();
  Draft& set_read_only(bool value);
  Draft& clear_read_only();
  Draft& set_recursive_read_only(std::string_view value);
  Draft& clear_recursive_read_only();
  VolumeStatus::Draft volume_status();
  Draft& clear_volume_status();
};

class KINFORM_EXPORT VolumeProjection::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeProjection& view) { return Draft(kinform::Json::from(view.raw())); }

  SecretProjection::Draft secret();
  Draft& clear_secret();
  DownwardAPIProjection::Draft downward_api();
  Draft& clear_downward_api();
  ConfigMapProjection::Draft config_map();
  Draft& clear_config_map();
  ServiceAccountTokenProjection::Draft service_account_token();
  Draft& clear_service_account_token();
  ClusterTrustBundleProjection::Draft cluster_trust_bundle();
  Draft& clear_cluster_trust_bundle();
  PodCertificateProjection::Draft pod_certificate();
  Draft& clear_pod_certificate();
};

class KINFORM_EXPORT VolumeSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const VolumeSource& view) { return Draft(kinform::Json::from(view.raw())); }

  HostPathVolumeSource::Draft host_path();
  Draft& clear_host_path();
  EmptyDirVolumeSource::Draft empty_dir();
  Draft& clear_empty_dir();
  GCEPersistentDiskVolumeSource::Draft gce_persistent_disk();
  Draft& clear_gce_persistent_disk();
  AWSElasticBlockStoreVolumeSource::Draft aws_elastic_block_store();
  Draft& clear_aws_elastic_block_store();
  GitRepoVolumeSource::Draft git_repo();
  Draft& clear_git_repo();
  SecretVolumeSource::Draft secret();
  Draft& clear_secret();
  NFSVolumeSource::Draft nfs();
  Draft& clear_nfs();
  ISCSIVolumeSource::Draft iscsi();
  Draft& clear_iscsi();
  GlusterfsVolumeSource::Draft glusterfs();
  Draft& clear_glusterfs();
  PersistentVolumeClaimVolumeSource::Draft persistent_volume_claim();
  Draft& clear_persistent_volume_claim();
  RBDVolumeSource::Draft rbd();
  Draft& clear_rbd();
  FlexVolumeSource::Draft flex_volume();
  Draft& clear_flex_volume();
  CinderVolumeSource::Draft cinder();
  Draft& clear_cinder();
  CephFSVolumeSource::Draft cephfs();
  Draft& clear_cephfs();
  FlockerVolumeSource::Draft flocker();
  Draft& clear_flocker();
  DownwardAPIVolumeSource::Draft downward_api();
  Draft& clear_downward_api();
  FCVolumeSource::Draft fc();
  Draft& clear_fc();
  AzureFileVolumeSource::Draft azure_file();
  Draft& clear_azure_file();
  ConfigMapVolumeSource::Draft config_map();
  Draft& clear_config_map();
  VsphereVirtualDiskVolumeSource::Draft vsphere_volume();
  Draft& clear_vsphere_volume();
  QuobyteVolumeSource::Draft quobyte();
  Draft& clear_quobyte();
  AzureDiskVolumeSource::Draft azure_disk();
  Draft& clear_azure_disk();
  PhotonPersistentDiskVolumeSource::Draft photon_persistent_disk();
  Draft& clear_photon_persistent_disk();
  ProjectedVolumeSource::Draft projected();
  Draft& clear_projected();
  PortworxVolumeSource::Draft portworx_volume();
  Draft& clear_portworx_volume();
  ScaleIOVolumeSource::Draft scale_io();
  Draft& clear_scale_io();
  StorageOSVolumeSource::Draft storageos();
  Draft& clear_storageos();
  CSIVolumeSource::Draft csi();
  Draft& clear_csi();
  EphemeralVolumeSource::Draft ephemeral();
  Draft& clear_ephemeral();
  ImageVolumeSource::Draft image();
  Draft& clear_image();
};

class KINFORM_EXPORT WeightedPodAffinityTerm::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WeightedPodAffinityTerm& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_weight(std::int32_t value);
  Draft& clear_weight();
  PodAffinityTerm::Draft pod_affinity_term();
  Draft& clear_pod_affinity_term();
};

}  // namespace kinform::inline v0::core::v1
