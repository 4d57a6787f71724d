// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/core/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::core::v1 {

const std::string_view AWSElasticBlockStoreVolumeSource::volume_id() const {
  static constinit kinform::detail::Field field("volumeID");
  return get<std::string_view>(field);
}

const std::string_view AWSElasticBlockStoreVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

std::int32_t AWSElasticBlockStoreVolumeSource::partition() const {
  static constinit kinform::detail::Field field("partition");
  return get<std::int32_t>(field);
}

bool AWSElasticBlockStoreVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<NodeSelectorTerm> NodeSelector::node_selector_terms() const {
  static constinit kinform::detail::Field field("nodeSelectorTerms");
  return kinform::ListView<NodeSelectorTerm>(member(field));
}

NodeSelector NodeAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("requiredDuringSchedulingIgnoredDuringExecution");
  return NodeSelector(member(field));
}

kinform::ListView<PreferredSchedulingTerm> NodeAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("preferredDuringSchedulingIgnoredDuringExecution");
  return kinform::ListView<PreferredSchedulingTerm>(member(field));
}

kinform::ListView<PodAffinityTerm> PodAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("requiredDuringSchedulingIgnoredDuringExecution");
  return kinform::ListView<PodAffinityTerm>(member(field));
}

kinform::ListView<WeightedPodAffinityTerm> PodAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("preferredDuringSchedulingIgnoredDuringExecution");
  return kinform::ListView<WeightedPodAffinityTerm>(member(field));
}

kinform::ListView<PodAffinityTerm> PodAntiAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("requiredDuringSchedulingIgnoredDuringExecution");
  return kinform::ListView<PodAffinityTerm>(member(field));
}

kinform::ListView<WeightedPodAffinityTerm> PodAntiAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::Field field("preferredDuringSchedulingIgnoredDuringExecution");
  return kinform::ListView<WeightedPodAffinityTerm>(member(field));
}

NodeAffinity Affinity::node_affinity() const {
  static constinit kinform::detail::Field field("nodeAffinity");
  return NodeAffinity(member(field));
}

PodAffinity Affinity::pod_affinity() const {
  static constinit kinform::detail::Field field("podAffinity");
  return PodAffinity(member(field));
}

PodAntiAffinity Affinity::pod_anti_affinity() const {
  static constinit kinform::detail::Field field("podAntiAffinity");
  return PodAntiAffinity(member(field));
}

const std::string_view AppArmorProfile::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> AppArmorProfile::localhost_profile() const {
  static constinit kinform::detail::Field field("localhostProfile");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view AttachedVolume::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view AttachedVolume::device_path() const {
  static constinit kinform::detail::Field field("devicePath");
  return get<std::string_view>(field);
}

kinform::ListView<PreferAvoidPodsEntry> AvoidPods::prefer_avoid_pods() const {
  static constinit kinform::detail::Field field("preferAvoidPods");
  return kinform::ListView<PreferAvoidPodsEntry>(member(field));
}

const std::string_view AzureDiskVolumeSource::disk_name() const {
  static constinit kinform::detail::Field field("diskName");
  return get<std::string_view>(field);
}

const std::string_view AzureDiskVolumeSource::disk_uri() const {
  static constinit kinform::detail::Field field("diskURI");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> AzureDiskVolumeSource::caching_mode() const {
  static constinit kinform::detail::Field field("cachingMode");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> AzureDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<bool> AzureDiskVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> AzureDiskVolumeSource::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view AzureFilePersistentVolumeSource::secret_name() const {
  static constinit kinform::detail::Field field("secretName");
  return get<std::string_view>(field);
}

const std::string_view AzureFilePersistentVolumeSource::share_name() const {
  static constinit kinform::detail::Field field("shareName");
  return get<std::string_view>(field);
}

bool AzureFilePersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::optional<std::string_view> AzureFilePersistentVolumeSource::secret_namespace() const {
  static constinit kinform::detail::Field field("secretNamespace");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view AzureFileVolumeSource::secret_name() const {
  static constinit kinform::detail::Field field("secretName");
  return get<std::string_view>(field);
}

const std::string_view AzureFileVolumeSource::share_name() const {
  static constinit kinform::detail::Field field("shareName");
  return get<std::string_view>(field);
}

bool AzureFileVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view ObjectReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

const std::string_view ObjectReference::field_path() const {
  static constinit kinform::detail::Field field("fieldPath");
  return get<std::string_view>(field);
}

kinform::ApiResource Binding::resource() {
  return {.version = "v1", .plural = "bindings", .kind = "Binding"};
}

const std::string_view Binding::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Binding::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Binding::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ObjectReference Binding::target() const& {
  static constinit kinform::detail::Field field("target");
  return ObjectReference(member(field));
}

const std::string_view SecretReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view SecretReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view CSIPersistentVolumeSource::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::string_view CSIPersistentVolumeSource::volume_handle() const {
  static constinit kinform::detail::Field field("volumeHandle");
  return get<std::string_view>(field);
}

bool CSIPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view CSIPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> CSIPersistentVolumeSource::volume_attributes() const {
  static constinit kinform::detail::Field field("volumeAttributes");
  return kinform::MapView<std::string_view>(member(field));
}

SecretReference CSIPersistentVolumeSource::controller_publish_secret_ref() const {
  static constinit kinform::detail::Field field("controllerPublishSecretRef");
  return SecretReference(member(field));
}

SecretReference CSIPersistentVolumeSource::node_stage_secret_ref() const {
  static constinit kinform::detail::Field field("nodeStageSecretRef");
  return SecretReference(member(field));
}

SecretReference CSIPersistentVolumeSource::node_publish_secret_ref() const {
  static constinit kinform::detail::Field field("nodePublishSecretRef");
  return SecretReference(member(field));
}

SecretReference CSIPersistentVolumeSource::controller_expand_secret_ref() const {
  static constinit kinform::detail::Field field("controllerExpandSecretRef");
  return SecretReference(member(field));
}

SecretReference CSIPersistentVolumeSource::node_expand_secret_ref() const {
  static constinit kinform::detail::Field field("nodeExpandSecretRef");
  return SecretReference(member(field));
}

const std::string_view LocalObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view CSIVolumeSource::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::optional<bool> CSIVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> CSIVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::optional<std::string_view>>(field);
}

kinform::MapView<std::string_view> CSIVolumeSource::volume_attributes() const {
  static constinit kinform::detail::Field field("volumeAttributes");
  return kinform::MapView<std::string_view>(member(field));
}

LocalObjectReference CSIVolumeSource::node_publish_secret_ref() const {
  static constinit kinform::detail::Field field("nodePublishSecretRef");
  return LocalObjectReference(member(field));
}

kinform::ListView<std::string_view> Capabilities::add() const {
  static constinit kinform::detail::Field field("add");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> Capabilities::drop() const {
  static constinit kinform::detail::Field field("drop");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> CephFSPersistentVolumeSource::monitors() const {
  static constinit kinform::detail::Field field("monitors");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CephFSPersistentVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view CephFSPersistentVolumeSource::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view CephFSPersistentVolumeSource::secret_file() const {
  static constinit kinform::detail::Field field("secretFile");
  return get<std::string_view>(field);
}

SecretReference CephFSPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

bool CephFSPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<std::string_view> CephFSVolumeSource::monitors() const {
  static constinit kinform::detail::Field field("monitors");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CephFSVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view CephFSVolumeSource::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view CephFSVolumeSource::secret_file() const {
  static constinit kinform::detail::Field field("secretFile");
  return get<std::string_view>(field);
}

LocalObjectReference CephFSVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

bool CephFSVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view CinderPersistentVolumeSource::volume_id() const {
  static constinit kinform::detail::Field field("volumeID");
  return get<std::string_view>(field);
}

const std::string_view CinderPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool CinderPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

SecretReference CinderPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

const std::string_view CinderVolumeSource::volume_id() const {
  static constinit kinform::detail::Field field("volumeID");
  return get<std::string_view>(field);
}

const std::string_view CinderVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool CinderVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

LocalObjectReference CinderVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

const std::optional<std::int32_t> ClientIPConfig::timeout_seconds() const {
  static constinit kinform::detail::Field field("timeoutSeconds");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> ClusterTrustBundleProjection::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> ClusterTrustBundleProjection::signer_name() const {
  static constinit kinform::detail::Field field("signerName");
  return get<std::optional<std::string_view>>(field);
}

kinform::meta::v1::LabelSelector ClusterTrustBundleProjection::label_selector() const {
  static constinit kinform::detail::Field field("labelSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<bool> ClusterTrustBundleProjection::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view ClusterTrustBundleProjection::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> ClusterTrustBundleProjection::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view ComponentCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view ComponentCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view ComponentCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view ComponentCondition::error() const {
  static constinit kinform::detail::Field field("error");
  return get<std::string_view>(field);
}

kinform::ApiResource ComponentStatus::resource() {
  return {.version = "v1", .plural = "componentstatuses", .kind = "ComponentStatus", .namespaced = false};
}

const std::string_view ComponentStatus::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ComponentStatus::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ComponentStatus::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<ComponentCondition> ComponentStatus::conditions() const& {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<ComponentCondition>(member(field));
}

const std::string_view ComponentStatusList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ComponentStatusList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ComponentStatusList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ComponentStatus> ComponentStatusList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ComponentStatus>(member(field));
}

kinform::ApiResource ConfigMap::resource() {
  return {.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
}

const std::string_view ConfigMap::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ConfigMap::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ConfigMap::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::optional<bool> ConfigMap::immutable() const {
  static constinit kinform::detail::Field field("immutable");
  return get<std::optional<bool>>(field);
}

kinform::MapView<std::string_view> ConfigMap::data() const& {
  static constinit kinform::detail::Field field("data");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::MapView<kinform::Base64> ConfigMap::binary_data() const& {
  static constinit kinform::detail::Field field("binaryData");
  return kinform::MapView<kinform::Base64>(member(field));
}

const std::string_view ConfigMapEnvSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<bool> ConfigMapEnvSource::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view ConfigMapKeySelector::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapKeySelector::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::optional<bool> ConfigMapKeySelector::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view ConfigMapList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ConfigMapList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ConfigMap> ConfigMapList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ConfigMap>(member(field));
}

const std::string_view ConfigMapNodeConfigSource::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapNodeConfigSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapNodeConfigSource::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapNodeConfigSource::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapNodeConfigSource::kubelet_config_key() const {
  static constinit kinform::detail::Field field("kubeletConfigKey");
  return get<std::string_view>(field);
}

const std::string_view ConfigMapProjection::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<KeyToPath> ConfigMapProjection::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<KeyToPath>(member(field));
}

const std::optional<bool> ConfigMapProjection::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view ConfigMapVolumeSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<KeyToPath> ConfigMapVolumeSource::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<KeyToPath>(member(field));
}

const std::optional<std::int32_t> ConfigMapVolumeSource::default_mode() const {
  static constinit kinform::detail::Field field("defaultMode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<bool> ConfigMapVolumeSource::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::optional<std::int64_t> ConfigMapVolumeSource::default_user() const {
  static constinit kinform::detail::Field field("defaultUser");
  return get<std::optional<std::int64_t>>(field);
}

kinform::MapView<kinform::Quantity> ResourceRequirements::limits() const {
  static constinit kinform::detail::Field field("limits");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> ResourceRequirements::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ListView<ResourceClaim> ResourceRequirements::claims() const {
  static constinit kinform::detail::Field field("claims");
  return kinform::ListView<ResourceClaim>(member(field));
}

kinform::ListView<std::string_view> ExecAction::command() const {
  static constinit kinform::detail::Field field("command");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view HTTPGetAction::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<kinform::IntOrString> HTTPGetAction::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::string_view HTTPGetAction::host() const {
  static constinit kinform::detail::Field field("host");
  return get<std::string_view>(field);
}

const std::string_view HTTPGetAction::scheme() const {
  static constinit kinform::detail::Field field("scheme");
  return get<std::string_view>(field);
}

kinform::ListView<HTTPHeader> HTTPGetAction::http_headers() const {
  static constinit kinform::detail::Field field("httpHeaders");
  return kinform::ListView<HTTPHeader>(member(field));
}

const std::optional<std::string_view> HTTPGetAction::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<kinform::IntOrString> TCPSocketAction::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::string_view TCPSocketAction::host() const {
  static constinit kinform::detail::Field field("host");
  return get<std::string_view>(field);
}

std::int32_t GRPCAction::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::int32_t>(field);
}

const std::optional<std::string_view> GRPCAction::service() const {
  static constinit kinform::detail::Field field("service");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> GRPCAction::mode() const {
  static constinit kinform::detail::Field field("mode");
  return get<std::optional<std::string_view>>(field);
}

ExecAction Probe::exec() const {
  static constinit kinform::detail::Field field("exec");
  return ExecAction(member(field));
}

HTTPGetAction Probe::http_get() const {
  static constinit kinform::detail::Field field("httpGet");
  return HTTPGetAction(member(field));
}

TCPSocketAction Probe::tcp_socket() const {
  static constinit kinform::detail::Field field("tcpSocket");
  return TCPSocketAction(member(field));
}

GRPCAction Probe::grpc() const {
  static constinit kinform::detail::Field field("grpc");
  return GRPCAction(member(field));
}

std::int32_t Probe::initial_delay_seconds() const {
  static constinit kinform::detail::Field field("initialDelaySeconds");
  return get<std::int32_t>(field);
}

std::int32_t Probe::timeout_seconds() const {
  static constinit kinform::detail::Field field("timeoutSeconds");
  return get<std::int32_t>(field);
}

std::int32_t Probe::period_seconds() const {
  static constinit kinform::detail::Field field("periodSeconds");
  return get<std::int32_t>(field);
}

std::int32_t Probe::success_threshold() const {
  static constinit kinform::detail::Field field("successThreshold");
  return get<std::int32_t>(field);
}

std::int32_t Probe::failure_threshold() const {
  static constinit kinform::detail::Field field("failureThreshold");
  return get<std::int32_t>(field);
}

const std::optional<std::int64_t> Probe::termination_grace_period_seconds() const {
  static constinit kinform::detail::Field field("terminationGracePeriodSeconds");
  return get<std::optional<std::int64_t>>(field);
}

std::int64_t SleepAction::seconds() const {
  static constinit kinform::detail::Field field("seconds");
  return get<std::int64_t>(field);
}

ExecAction LifecycleHandler::exec() const {
  static constinit kinform::detail::Field field("exec");
  return ExecAction(member(field));
}

HTTPGetAction LifecycleHandler::http_get() const {
  static constinit kinform::detail::Field field("httpGet");
  return HTTPGetAction(member(field));
}

TCPSocketAction LifecycleHandler::tcp_socket() const {
  static constinit kinform::detail::Field field("tcpSocket");
  return TCPSocketAction(member(field));
}

SleepAction LifecycleHandler::sleep() const {
  static constinit kinform::detail::Field field("sleep");
  return SleepAction(member(field));
}

LifecycleHandler Lifecycle::post_start() const {
  static constinit kinform::detail::Field field("postStart");
  return LifecycleHandler(member(field));
}

LifecycleHandler Lifecycle::pre_stop() const {
  static constinit kinform::detail::Field field("preStop");
  return LifecycleHandler(member(field));
}

const std::optional<std::string_view> Lifecycle::stop_signal() const {
  static constinit kinform::detail::Field field("stopSignal");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view SELinuxOptions::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view SELinuxOptions::role() const {
  static constinit kinform::detail::Field field("role");
  return get<std::string_view>(field);
}

const std::string_view SELinuxOptions::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view SELinuxOptions::level() const {
  static constinit kinform::detail::Field field("level");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec_name() const {
  static constinit kinform::detail::Field field("gmsaCredentialSpecName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec() const {
  static constinit kinform::detail::Field field("gmsaCredentialSpec");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::run_as_user_name() const {
  static constinit kinform::detail::Field field("runAsUserName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<bool> WindowsSecurityContextOptions::host_process() const {
  static constinit kinform::detail::Field field("hostProcess");
  return get<std::optional<bool>>(field);
}

const std::string_view SeccompProfile::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> SeccompProfile::localhost_profile() const {
  static constinit kinform::detail::Field field("localhostProfile");
  return get<std::optional<std::string_view>>(field);
}

Capabilities SecurityContext::capabilities() const {
  static constinit kinform::detail::Field field("capabilities");
  return Capabilities(member(field));
}

const std::optional<bool> SecurityContext::privileged() const {
  static constinit kinform::detail::Field field("privileged");
  return get<std::optional<bool>>(field);
}

SELinuxOptions SecurityContext::se_linux_options() const {
  static constinit kinform::detail::Field field("seLinuxOptions");
  return SELinuxOptions(member(field));
}

WindowsSecurityContextOptions SecurityContext::windows_options() const {
  static constinit kinform::detail::Field field("windowsOptions");
  return WindowsSecurityContextOptions(member(field));
}

const std::optional<std::int64_t> SecurityContext::run_as_user() const {
  static constinit kinform::detail::Field field("runAsUser");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> SecurityContext::run_as_group() const {
  static constinit kinform::detail::Field field("runAsGroup");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<bool> SecurityContext::run_as_non_root() const {
  static constinit kinform::detail::Field field("runAsNonRoot");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> SecurityContext::read_only_root_filesystem() const {
  static constinit kinform::detail::Field field("readOnlyRootFilesystem");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> SecurityContext::allow_privilege_escalation() const {
  static constinit kinform::detail::Field field("allowPrivilegeEscalation");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> SecurityContext::proc_mount() const {
  static constinit kinform::detail::Field field("procMount");
  return get<std::optional<std::string_view>>(field);
}

SeccompProfile SecurityContext::seccomp_profile() const {
  static constinit kinform::detail::Field field("seccompProfile");
  return SeccompProfile(member(field));
}

AppArmorProfile SecurityContext::app_armor_profile() const {
  static constinit kinform::detail::Field field("appArmorProfile");
  return AppArmorProfile(member(field));
}

const std::string_view Container::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view Container::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> Container::command() const {
  static constinit kinform::detail::Field field("command");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> Container::args() const {
  static constinit kinform::detail::Field field("args");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view Container::working_dir() const {
  static constinit kinform::detail::Field field("workingDir");
  return get<std::string_view>(field);
}

kinform::ListView<ContainerPort> Container::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<ContainerPort>(member(field));
}

kinform::ListView<EnvFromSource> Container::env_from() const {
  static constinit kinform::detail::Field field("envFrom");
  return kinform::ListView<EnvFromSource>(member(field));
}

kinform::ListView<EnvVar> Container::env() const {
  static constinit kinform::detail::Field field("env");
  return kinform::ListView<EnvVar>(member(field));
}

ResourceRequirements Container::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

kinform::ListView<ContainerResizePolicy> Container::resize_policy() const {
  static constinit kinform::detail::Field field("resizePolicy");
  return kinform::ListView<ContainerResizePolicy>(member(field));
}

const std::optional<std::string_view> Container::restart_policy() const {
  static constinit kinform::detail::Field field("restartPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ContainerRestartRule> Container::restart_policy_rules() const {
  static constinit kinform::detail::Field field("restartPolicyRules");
  return kinform::ListView<ContainerRestartRule>(member(field));
}

kinform::ListView<VolumeMount> Container::volume_mounts() const {
  static constinit kinform::detail::Field field("volumeMounts");
  return kinform::ListView<VolumeMount>(member(field));
}

kinform::ListView<VolumeDevice> Container::volume_devices() const {
  static constinit kinform::detail::Field field("volumeDevices");
  return kinform::ListView<VolumeDevice>(member(field));
}

Probe Container::liveness_probe() const {
  static constinit kinform::detail::Field field("livenessProbe");
  return Probe(member(field));
}

Probe Container::readiness_probe() const {
  static constinit kinform::detail::Field field("readinessProbe");
  return Probe(member(field));
}

Probe Container::startup_probe() const {
  static constinit kinform::detail::Field field("startupProbe");
  return Probe(member(field));
}

Lifecycle Container::lifecycle() const {
  static constinit kinform::detail::Field field("lifecycle");
  return Lifecycle(member(field));
}

const std::string_view Container::termination_message_path() const {
  static constinit kinform::detail::Field field("terminationMessagePath");
  return get<std::string_view>(field);
}

const std::string_view Container::termination_message_policy() const {
  static constinit kinform::detail::Field field("terminationMessagePolicy");
  return get<std::string_view>(field);
}

const std::string_view Container::image_pull_policy() const {
  static constinit kinform::detail::Field field("imagePullPolicy");
  return get<std::string_view>(field);
}

SecurityContext Container::security_context() const {
  static constinit kinform::detail::Field field("securityContext");
  return SecurityContext(member(field));
}

bool Container::stdin() const {
  static constinit kinform::detail::Field field("stdin");
  return get<bool>(field);
}

bool Container::stdin_once() const {
  static constinit kinform::detail::Field field("stdinOnce");
  return get<bool>(field);
}

bool Container::tty() const {
  static constinit kinform::detail::Field field("tty");
  return get<bool>(field);
}

const std::string_view ContainerExtendedResourceRequest::container_name() const {
  static constinit kinform::detail::Field field("containerName");
  return get<std::string_view>(field);
}

const std::string_view ContainerExtendedResourceRequest::resource_name() const {
  static constinit kinform::detail::Field field("resourceName");
  return get<std::string_view>(field);
}

const std::string_view ContainerExtendedResourceRequest::request_name() const {
  static constinit kinform::detail::Field field("requestName");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ContainerImage::names() const {
  static constinit kinform::detail::Field field("names");
  return kinform::ListView<std::string_view>(member(field));
}

std::int64_t ContainerImage::size_bytes() const {
  static constinit kinform::detail::Field field("sizeBytes");
  return get<std::int64_t>(field);
}

const std::string_view ContainerPort::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

std::int32_t ContainerPort::host_port() const {
  static constinit kinform::detail::Field field("hostPort");
  return get<std::int32_t>(field);
}

std::int32_t ContainerPort::container_port() const {
  static constinit kinform::detail::Field field("containerPort");
  return get<std::int32_t>(field);
}

const std::string_view ContainerPort::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::string_view>(field);
}

const std::string_view ContainerPort::host_ip() const {
  static constinit kinform::detail::Field field("hostIP");
  return get<std::string_view>(field);
}

const std::string_view ContainerResizePolicy::resource_name() const {
  static constinit kinform::detail::Field field("resourceName");
  return get<std::string_view>(field);
}

const std::string_view ContainerResizePolicy::restart_policy() const {
  static constinit kinform::detail::Field field("restartPolicy");
  return get<std::string_view>(field);
}

const std::string_view ContainerRestartRuleOnExitCodes::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::int32_t> ContainerRestartRuleOnExitCodes::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::int32_t>(member(field));
}

const std::string_view ContainerRestartRule::action() const {
  static constinit kinform::detail::Field field("action");
  return get<std::string_view>(field);
}

ContainerRestartRuleOnExitCodes ContainerRestartRule::exit_codes() const {
  static constinit kinform::detail::Field field("exitCodes");
  return ContainerRestartRuleOnExitCodes(member(field));
}

const std::string_view ContainerStateWaiting::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view ContainerStateWaiting::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> ContainerStateRunning::started_at() const {
  static constinit kinform::detail::Field field("startedAt");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t ContainerStateTerminated::exit_code() const {
  static constinit kinform::detail::Field field("exitCode");
  return get<std::int32_t>(field);
}

std::int32_t ContainerStateTerminated::signal() const {
  static constinit kinform::detail::Field field("signal");
  return get<std::int32_t>(field);
}

const std::string_view ContainerStateTerminated::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view ContainerStateTerminated::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> ContainerStateTerminated::started_at() const {
  static constinit kinform::detail::Field field("startedAt");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> ContainerStateTerminated::finished_at() const {
  static constinit kinform::detail::Field field("finishedAt");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view ContainerStateTerminated::container_id() const {
  static constinit kinform::detail::Field field("containerID");
  return get<std::string_view>(field);
}

ContainerStateWaiting ContainerState::waiting() const {
  static constinit kinform::detail::Field field("waiting");
  return ContainerStateWaiting(member(field));
}

ContainerStateRunning ContainerState::running() const {
  static constinit kinform::detail::Field field("running");
  return ContainerStateRunning(member(field));
}

ContainerStateTerminated ContainerState::terminated() const {
  static constinit kinform::detail::Field field("terminated");
  return ContainerStateTerminated(member(field));
}

std::int64_t LinuxContainerUser::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::int64_t>(field);
}

std::int64_t LinuxContainerUser::gid() const {
  static constinit kinform::detail::Field field("gid");
  return get<std::int64_t>(field);
}

kinform::ListView<std::int64_t> LinuxContainerUser::supplemental_groups() const {
  static constinit kinform::detail::Field field("supplementalGroups");
  return kinform::ListView<std::int64_t>(member(field));
}

LinuxContainerUser ContainerUser::linux_() const {
  static constinit kinform::detail::Field field("linux");
  return LinuxContainerUser(member(field));
}

const std::string_view ContainerStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

ContainerState ContainerStatus::state() const {
  static constinit kinform::detail::Field field("state");
  return ContainerState(member(field));
}

ContainerState ContainerStatus::last_state() const {
  static constinit kinform::detail::Field field("lastState");
  return ContainerState(member(field));
}

bool ContainerStatus::ready() const {
  static constinit kinform::detail::Field field("ready");
  return get<bool>(field);
}

std::int32_t ContainerStatus::restart_count() const {
  static constinit kinform::detail::Field field("restartCount");
  return get<std::int32_t>(field);
}

const std::string_view ContainerStatus::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

const std::string_view ContainerStatus::image_id() const {
  static constinit kinform::detail::Field field("imageID");
  return get<std::string_view>(field);
}

const std::string_view ContainerStatus::container_id() const {
  static constinit kinform::detail::Field field("containerID");
  return get<std::string_view>(field);
}

const std::optional<bool> ContainerStatus::started() const {
  static constinit kinform::detail::Field field("started");
  return get<std::optional<bool>>(field);
}

kinform::MapView<kinform::Quantity> ContainerStatus::allocated_resources() const {
  static constinit kinform::detail::Field field("allocatedResources");
  return kinform::MapView<kinform::Quantity>(member(field));
}

ResourceRequirements ContainerStatus::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

kinform::ListView<VolumeMountStatus> ContainerStatus::volume_mounts() const {
  static constinit kinform::detail::Field field("volumeMounts");
  return kinform::ListView<VolumeMountStatus>(member(field));
}

ContainerUser ContainerStatus::user() const {
  static constinit kinform::detail::Field field("user");
  return ContainerUser(member(field));
}

kinform::ListView<ResourceStatus> ContainerStatus::allocated_resources_status() const {
  static constinit kinform::detail::Field field("allocatedResourcesStatus");
  return kinform::ListView<ResourceStatus>(member(field));
}

const std::optional<std::string_view> ContainerStatus::stop_signal() const {
  static constinit kinform::detail::Field field("stopSignal");
  return get<std::optional<std::string_view>>(field);
}

std::int32_t DaemonEndpoint::port() const {
  static constinit kinform::detail::Field field("Port");
  return get<std::int32_t>(field);
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIProjection::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<DownwardAPIVolumeFile>(member(field));
}

const std::string_view ObjectFieldSelector::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ObjectFieldSelector::field_path() const {
  static constinit kinform::detail::Field field("fieldPath");
  return get<std::string_view>(field);
}

const std::string_view ResourceFieldSelector::container_name() const {
  static constinit kinform::detail::Field field("containerName");
  return get<std::string_view>(field);
}

const std::string_view ResourceFieldSelector::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> ResourceFieldSelector::divisor() const {
  static constinit kinform::detail::Field field("divisor");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view DownwardAPIVolumeFile::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

ObjectFieldSelector DownwardAPIVolumeFile::field_ref() const {
  static constinit kinform::detail::Field field("fieldRef");
  return ObjectFieldSelector(member(field));
}

ResourceFieldSelector DownwardAPIVolumeFile::resource_field_ref() const {
  static constinit kinform::detail::Field field("resourceFieldRef");
  return ResourceFieldSelector(member(field));
}

const std::optional<std::int32_t> DownwardAPIVolumeFile::mode() const {
  static constinit kinform::detail::Field field("mode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> DownwardAPIVolumeFile::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::optional<std::int64_t>>(field);
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIVolumeSource::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<DownwardAPIVolumeFile>(member(field));
}

const std::optional<std::int32_t> DownwardAPIVolumeSource::default_mode() const {
  static constinit kinform::detail::Field field("defaultMode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> DownwardAPIVolumeSource::default_user() const {
  static constinit kinform::detail::Field field("defaultUser");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view EmptyDirVolumeSource::medium() const {
  static constinit kinform::detail::Field field("medium");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> EmptyDirVolumeSource::size_limit() const {
  static constinit kinform::detail::Field field("sizeLimit");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<std::int32_t> EmptyDirVolumeSource::mode() const {
  static constinit kinform::detail::Field field("mode");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view EndpointAddress::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

const std::string_view EndpointAddress::hostname() const {
  static constinit kinform::detail::Field field("hostname");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> EndpointAddress::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::optional<std::string_view>>(field);
}

ObjectReference EndpointAddress::target_ref() const {
  static constinit kinform::detail::Field field("targetRef");
  return ObjectReference(member(field));
}

const std::string_view EndpointPort::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

std::int32_t EndpointPort::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::int32_t>(field);
}

const std::string_view EndpointPort::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  static constinit kinform::detail::Field field("appProtocol");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<EndpointAddress> EndpointSubset::addresses() const {
  static constinit kinform::detail::Field field("addresses");
  return kinform::ListView<EndpointAddress>(member(field));
}

kinform::ListView<EndpointAddress> EndpointSubset::not_ready_addresses() const {
  static constinit kinform::detail::Field field("notReadyAddresses");
  return kinform::ListView<EndpointAddress>(member(field));
}

kinform::ListView<EndpointPort> EndpointSubset::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<EndpointPort>(member(field));
}

kinform::ApiResource Endpoints::resource() {
  return {.version = "v1", .plural = "endpoints", .kind = "Endpoints"};
}

const std::string_view Endpoints::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Endpoints::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Endpoints::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<EndpointSubset> Endpoints::subsets() const& {
  static constinit kinform::detail::Field field("subsets");
  return kinform::ListView<EndpointSubset>(member(field));
}

const std::string_view EndpointsList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view EndpointsList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta EndpointsList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Endpoints> EndpointsList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Endpoints>(member(field));
}

const std::string_view SecretEnvSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<bool> SecretEnvSource::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view EnvFromSource::prefix() const {
  static constinit kinform::detail::Field field("prefix");
  return get<std::string_view>(field);
}

ConfigMapEnvSource EnvFromSource::config_map_ref() const {
  static constinit kinform::detail::Field field("configMapRef");
  return ConfigMapEnvSource(member(field));
}

SecretEnvSource EnvFromSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretEnvSource(member(field));
}

const std::string_view SecretKeySelector::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view SecretKeySelector::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::optional<bool> SecretKeySelector::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view FileKeySelector::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::string_view FileKeySelector::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view FileKeySelector::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::optional<bool> FileKeySelector::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

ObjectFieldSelector EnvVarSource::field_ref() const {
  static constinit kinform::detail::Field field("fieldRef");
  return ObjectFieldSelector(member(field));
}

ResourceFieldSelector EnvVarSource::resource_field_ref() const {
  static constinit kinform::detail::Field field("resourceFieldRef");
  return ResourceFieldSelector(member(field));
}

ConfigMapKeySelector EnvVarSource::config_map_key_ref() const {
  static constinit kinform::detail::Field field("configMapKeyRef");
  return ConfigMapKeySelector(member(field));
}

SecretKeySelector EnvVarSource::secret_key_ref() const {
  static constinit kinform::detail::Field field("secretKeyRef");
  return SecretKeySelector(member(field));
}

FileKeySelector EnvVarSource::file_key_ref() const {
  static constinit kinform::detail::Field field("fileKeyRef");
  return FileKeySelector(member(field));
}

const std::string_view EnvVar::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view EnvVar::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

EnvVarSource EnvVar::value_from() const {
  static constinit kinform::detail::Field field("valueFrom");
  return EnvVarSource(member(field));
}

const std::string_view EphemeralContainer::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainer::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> EphemeralContainer::command() const {
  static constinit kinform::detail::Field field("command");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> EphemeralContainer::args() const {
  static constinit kinform::detail::Field field("args");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view EphemeralContainer::working_dir() const {
  static constinit kinform::detail::Field field("workingDir");
  return get<std::string_view>(field);
}

kinform::ListView<ContainerPort> EphemeralContainer::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<ContainerPort>(member(field));
}

kinform::ListView<EnvFromSource> EphemeralContainer::env_from() const {
  static constinit kinform::detail::Field field("envFrom");
  return kinform::ListView<EnvFromSource>(member(field));
}

kinform::ListView<EnvVar> EphemeralContainer::env() const {
  static constinit kinform::detail::Field field("env");
  return kinform::ListView<EnvVar>(member(field));
}

ResourceRequirements EphemeralContainer::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainer::resize_policy() const {
  static constinit kinform::detail::Field field("resizePolicy");
  return kinform::ListView<ContainerResizePolicy>(member(field));
}

const std::optional<std::string_view> EphemeralContainer::restart_policy() const {
  static constinit kinform::detail::Field field("restartPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ContainerRestartRule> EphemeralContainer::restart_policy_rules() const {
  static constinit kinform::detail::Field field("restartPolicyRules");
  return kinform::ListView<ContainerRestartRule>(member(field));
}

kinform::ListView<VolumeMount> EphemeralContainer::volume_mounts() const {
  static constinit kinform::detail::Field field("volumeMounts");
  return kinform::ListView<VolumeMount>(member(field));
}

kinform::ListView<VolumeDevice> EphemeralContainer::volume_devices() const {
  static constinit kinform::detail::Field field("volumeDevices");
  return kinform::ListView<VolumeDevice>(member(field));
}

Probe EphemeralContainer::liveness_probe() const {
  static constinit kinform::detail::Field field("livenessProbe");
  return Probe(member(field));
}

Probe EphemeralContainer::readiness_probe() const {
  static constinit kinform::detail::Field field("readinessProbe");
  return Probe(member(field));
}

Probe EphemeralContainer::startup_probe() const {
  static constinit kinform::detail::Field field("startupProbe");
  return Probe(member(field));
}

Lifecycle EphemeralContainer::lifecycle() const {
  static constinit kinform::detail::Field field("lifecycle");
  return Lifecycle(member(field));
}

const std::string_view EphemeralContainer::termination_message_path() const {
  static constinit kinform::detail::Field field("terminationMessagePath");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainer::termination_message_policy() const {
  static constinit kinform::detail::Field field("terminationMessagePolicy");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainer::image_pull_policy() const {
  static constinit kinform::detail::Field field("imagePullPolicy");
  return get<std::string_view>(field);
}

SecurityContext EphemeralContainer::security_context() const {
  static constinit kinform::detail::Field field("securityContext");
  return SecurityContext(member(field));
}

bool EphemeralContainer::stdin() const {
  static constinit kinform::detail::Field field("stdin");
  return get<bool>(field);
}

bool EphemeralContainer::stdin_once() const {
  static constinit kinform::detail::Field field("stdinOnce");
  return get<bool>(field);
}

bool EphemeralContainer::tty() const {
  static constinit kinform::detail::Field field("tty");
  return get<bool>(field);
}

const std::string_view EphemeralContainer::target_container_name() const {
  static constinit kinform::detail::Field field("targetContainerName");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainerCommon::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainerCommon::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> EphemeralContainerCommon::command() const {
  static constinit kinform::detail::Field field("command");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> EphemeralContainerCommon::args() const {
  static constinit kinform::detail::Field field("args");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view EphemeralContainerCommon::working_dir() const {
  static constinit kinform::detail::Field field("workingDir");
  return get<std::string_view>(field);
}

kinform::ListView<ContainerPort> EphemeralContainerCommon::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<ContainerPort>(member(field));
}

kinform::ListView<EnvFromSource> EphemeralContainerCommon::env_from() const {
  static constinit kinform::detail::Field field("envFrom");
  return kinform::ListView<EnvFromSource>(member(field));
}

kinform::ListView<EnvVar> EphemeralContainerCommon::env() const {
  static constinit kinform::detail::Field field("env");
  return kinform::ListView<EnvVar>(member(field));
}

ResourceRequirements EphemeralContainerCommon::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainerCommon::resize_policy() const {
  static constinit kinform::detail::Field field("resizePolicy");
  return kinform::ListView<ContainerResizePolicy>(member(field));
}

const std::optional<std::string_view> EphemeralContainerCommon::restart_policy() const {
  static constinit kinform::detail::Field field("restartPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ContainerRestartRule> EphemeralContainerCommon::restart_policy_rules() const {
  static constinit kinform::detail::Field field("restartPolicyRules");
  return kinform::ListView<ContainerRestartRule>(member(field));
}

kinform::ListView<VolumeMount> EphemeralContainerCommon::volume_mounts() const {
  static constinit kinform::detail::Field field("volumeMounts");
  return kinform::ListView<VolumeMount>(member(field));
}

kinform::ListView<VolumeDevice> EphemeralContainerCommon::volume_devices() const {
  static constinit kinform::detail::Field field("volumeDevices");
  return kinform::ListView<VolumeDevice>(member(field));
}

Probe EphemeralContainerCommon::liveness_probe() const {
  static constinit kinform::detail::Field field("livenessProbe");
  return Probe(member(field));
}

Probe EphemeralContainerCommon::readiness_probe() const {
  static constinit kinform::detail::Field field("readinessProbe");
  return Probe(member(field));
}

Probe EphemeralContainerCommon::startup_probe() const {
  static constinit kinform::detail::Field field("startupProbe");
  return Probe(member(field));
}

Lifecycle EphemeralContainerCommon::lifecycle() const {
  static constinit kinform::detail::Field field("lifecycle");
  return Lifecycle(member(field));
}

const std::string_view EphemeralContainerCommon::termination_message_path() const {
  static constinit kinform::detail::Field field("terminationMessagePath");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainerCommon::termination_message_policy() const {
  static constinit kinform::detail::Field field("terminationMessagePolicy");
  return get<std::string_view>(field);
}

const std::string_view EphemeralContainerCommon::image_pull_policy() const {
  static constinit kinform::detail::Field field("imagePullPolicy");
  return get<std::string_view>(field);
}

SecurityContext EphemeralContainerCommon::security_context() const {
  static constinit kinform::detail::Field field("securityContext");
  return SecurityContext(member(field));
}

bool EphemeralContainerCommon::stdin() const {
  static constinit kinform::detail::Field field("stdin");
  return get<bool>(field);
}

bool EphemeralContainerCommon::stdin_once() const {
  static constinit kinform::detail::Field field("stdinOnce");
  return get<bool>(field);
}

bool EphemeralContainerCommon::tty() const {
  static constinit kinform::detail::Field field("tty");
  return get<bool>(field);
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::limits() const {
  static constinit kinform::detail::Field field("limits");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::requests() const {
  static constinit kinform::detail::Field field("requests");
  return kinform::MapView<kinform::Quantity>(member(field));
}

const std::optional<std::string_view> TypedLocalObjectReference::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view TypedLocalObjectReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TypedLocalObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> TypedObjectReference::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view TypedObjectReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TypedObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> TypedObjectReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> PersistentVolumeClaimSpec::access_modes() const {
  static constinit kinform::detail::Field field("accessModes");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::meta::v1::LabelSelector PersistentVolumeClaimSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

VolumeResourceRequirements PersistentVolumeClaimSpec::resources() const {
  static constinit kinform::detail::Field field("resources");
  return VolumeResourceRequirements(member(field));
}

const std::string_view PersistentVolumeClaimSpec::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::storage_class_name() const {
  static constinit kinform::detail::Field field("storageClassName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_mode() const {
  static constinit kinform::detail::Field field("volumeMode");
  return get<std::optional<std::string_view>>(field);
}

TypedLocalObjectReference PersistentVolumeClaimSpec::data_source() const {
  static constinit kinform::detail::Field field("dataSource");
  return TypedLocalObjectReference(member(field));
}

TypedObjectReference PersistentVolumeClaimSpec::data_source_ref() const {
  static constinit kinform::detail::Field field("dataSourceRef");
  return TypedObjectReference(member(field));
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_attributes_class_name() const {
  static constinit kinform::detail::Field field("volumeAttributesClassName");
  return get<std::optional<std::string_view>>(field);
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaimTemplate::metadata() const {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PersistentVolumeClaimSpec PersistentVolumeClaimTemplate::spec() const {
  static constinit kinform::detail::Field field("spec");
  return PersistentVolumeClaimSpec(member(field));
}

PersistentVolumeClaimTemplate EphemeralVolumeSource::volume_claim_template() const {
  static constinit kinform::detail::Field field("volumeClaimTemplate");
  return PersistentVolumeClaimTemplate(member(field));
}

const std::string_view EventSource::component() const {
  static constinit kinform::detail::Field field("component");
  return get<std::string_view>(field);
}

const std::string_view EventSource::host() const {
  static constinit kinform::detail::Field field("host");
  return get<std::string_view>(field);
}

std::int32_t EventSeries::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::int32_t>(field);
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  static constinit kinform::detail::Field field("lastObservedTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

kinform::ApiResource Event::resource() {
  return {.version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Event::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ObjectReference Event::involved_object() const& {
  static constinit kinform::detail::Field field("involvedObject");
  return ObjectReference(member(field));
}

const std::string_view Event::reason() const& {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view Event::message() const& {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

EventSource Event::source() const& {
  static constinit kinform::detail::Field field("source");
  return EventSource(member(field));
}

const std::optional<kinform::Time> Event::first_timestamp() const {
  static constinit kinform::detail::Field field("firstTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> Event::last_timestamp() const {
  static constinit kinform::detail::Field field("lastTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t Event::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::int32_t>(field);
}

const std::string_view Event::type() const& {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  static constinit kinform::detail::Field field("eventTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

EventSeries Event::series() const& {
  static constinit kinform::detail::Field field("series");
  return EventSeries(member(field));
}

const std::string_view Event::action() const& {
  static constinit kinform::detail::Field field("action");
  return get<std::string_view>(field);
}

ObjectReference Event::related() const& {
  static constinit kinform::detail::Field field("related");
  return ObjectReference(member(field));
}

const std::string_view Event::reporting_component() const& {
  static constinit kinform::detail::Field field("reportingComponent");
  return get<std::string_view>(field);
}

const std::string_view Event::reporting_instance() const& {
  static constinit kinform::detail::Field field("reportingInstance");
  return get<std::string_view>(field);
}

const std::string_view EventList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view EventList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Event> EventList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Event>(member(field));
}

const std::string_view EvictionResponder::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> EvictionResponder::priority() const {
  static constinit kinform::detail::Field field("priority");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> FCVolumeSource::target_wwns() const {
  static constinit kinform::detail::Field field("targetWWNs");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::int32_t> FCVolumeSource::lun() const {
  static constinit kinform::detail::Field field("lun");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view FCVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool FCVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<std::string_view> FCVolumeSource::wwids() const {
  static constinit kinform::detail::Field field("wwids");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view FlexPersistentVolumeSource::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::string_view FlexPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

SecretReference FlexPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

bool FlexPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::MapView<std::string_view> FlexPersistentVolumeSource::options() const {
  static constinit kinform::detail::Field field("options");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view FlexVolumeSource::driver() const {
  static constinit kinform::detail::Field field("driver");
  return get<std::string_view>(field);
}

const std::string_view FlexVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

LocalObjectReference FlexVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

bool FlexVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::MapView<std::string_view> FlexVolumeSource::options() const {
  static constinit kinform::detail::Field field("options");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view FlockerVolumeSource::dataset_name() const {
  static constinit kinform::detail::Field field("datasetName");
  return get<std::string_view>(field);
}

const std::string_view FlockerVolumeSource::dataset_uuid() const {
  static constinit kinform::detail::Field field("datasetUUID");
  return get<std::string_view>(field);
}

const std::string_view GCEPersistentDiskVolumeSource::pd_name() const {
  static constinit kinform::detail::Field field("pdName");
  return get<std::string_view>(field);
}

const std::string_view GCEPersistentDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

std::int32_t GCEPersistentDiskVolumeSource::partition() const {
  static constinit kinform::detail::Field field("partition");
  return get<std::int32_t>(field);
}

bool GCEPersistentDiskVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view GitRepoVolumeSource::repository() const {
  static constinit kinform::detail::Field field("repository");
  return get<std::string_view>(field);
}

const std::string_view GitRepoVolumeSource::revision() const {
  static constinit kinform::detail::Field field("revision");
  return get<std::string_view>(field);
}

const std::string_view GitRepoVolumeSource::directory() const {
  static constinit kinform::detail::Field field("directory");
  return get<std::string_view>(field);
}

const std::string_view GlusterfsPersistentVolumeSource::endpoints() const {
  static constinit kinform::detail::Field field("endpoints");
  return get<std::string_view>(field);
}

const std::string_view GlusterfsPersistentVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

bool GlusterfsPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::optional<std::string_view> GlusterfsPersistentVolumeSource::endpoints_namespace() const {
  static constinit kinform::detail::Field field("endpointsNamespace");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view GlusterfsVolumeSource::endpoints() const {
  static constinit kinform::detail::Field field("endpoints");
  return get<std::string_view>(field);
}

const std::string_view GlusterfsVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

bool GlusterfsVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view HTTPHeader::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view HTTPHeader::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view HostAlias::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> HostAlias::hostnames() const {
  static constinit kinform::detail::Field field("hostnames");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view HostIP::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

const std::string_view HostPathVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> HostPathVolumeSource::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ISCSIPersistentVolumeSource::target_portal() const {
  static constinit kinform::detail::Field field("targetPortal");
  return get<std::string_view>(field);
}

const std::string_view ISCSIPersistentVolumeSource::iqn() const {
  static constinit kinform::detail::Field field("iqn");
  return get<std::string_view>(field);
}

std::int32_t ISCSIPersistentVolumeSource::lun() const {
  static constinit kinform::detail::Field field("lun");
  return get<std::int32_t>(field);
}

const std::string_view ISCSIPersistentVolumeSource::iscsi_interface() const {
  static constinit kinform::detail::Field field("iscsiInterface");
  return get<std::string_view>(field);
}

const std::string_view ISCSIPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool ISCSIPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<std::string_view> ISCSIPersistentVolumeSource::portals() const {
  static constinit kinform::detail::Field field("portals");
  return kinform::ListView<std::string_view>(member(field));
}

bool ISCSIPersistentVolumeSource::chap_auth_discovery() const {
  static constinit kinform::detail::Field field("chapAuthDiscovery");
  return get<bool>(field);
}

bool ISCSIPersistentVolumeSource::chap_auth_session() const {
  static constinit kinform::detail::Field field("chapAuthSession");
  return get<bool>(field);
}

SecretReference ISCSIPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

const std::optional<std::string_view> ISCSIPersistentVolumeSource::initiator_name() const {
  static constinit kinform::detail::Field field("initiatorName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ISCSIVolumeSource::target_portal() const {
  static constinit kinform::detail::Field field("targetPortal");
  return get<std::string_view>(field);
}

const std::string_view ISCSIVolumeSource::iqn() const {
  static constinit kinform::detail::Field field("iqn");
  return get<std::string_view>(field);
}

std::int32_t ISCSIVolumeSource::lun() const {
  static constinit kinform::detail::Field field("lun");
  return get<std::int32_t>(field);
}

const std::string_view ISCSIVolumeSource::iscsi_interface() const {
  static constinit kinform::detail::Field field("iscsiInterface");
  return get<std::string_view>(field);
}

const std::string_view ISCSIVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool ISCSIVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<std::string_view> ISCSIVolumeSource::portals() const {
  static constinit kinform::detail::Field field("portals");
  return kinform::ListView<std::string_view>(member(field));
}

bool ISCSIVolumeSource::chap_auth_discovery() const {
  static constinit kinform::detail::Field field("chapAuthDiscovery");
  return get<bool>(field);
}

bool ISCSIVolumeSource::chap_auth_session() const {
  static constinit kinform::detail::Field field("chapAuthSession");
  return get<bool>(field);
}

LocalObjectReference ISCSIVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

const std::optional<std::string_view> ISCSIVolumeSource::initiator_name() const {
  static constinit kinform::detail::Field field("initiatorName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ImageVolumeSource::reference() const {
  static constinit kinform::detail::Field field("reference");
  return get<std::string_view>(field);
}

const std::string_view ImageVolumeSource::pull_policy() const {
  static constinit kinform::detail::Field field("pullPolicy");
  return get<std::string_view>(field);
}

const std::string_view ImageVolumeStatus::image_ref() const {
  static constinit kinform::detail::Field field("imageRef");
  return get<std::string_view>(field);
}

const std::string_view KeyToPath::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view KeyToPath::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> KeyToPath::mode() const {
  static constinit kinform::detail::Field field("mode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> KeyToPath::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::optional<std::int64_t>>(field);
}

kinform::ListView<LimitRangeItem> LimitRangeSpec::limits() const {
  static constinit kinform::detail::Field field("limits");
  return kinform::ListView<LimitRangeItem>(member(field));
}

kinform::ApiResource LimitRange::resource() {
  return {.version = "v1", .plural = "limitranges", .kind = "LimitRange"};
}

const std::string_view LimitRange::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view LimitRange::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta LimitRange::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

LimitRangeSpec LimitRange::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return LimitRangeSpec(member(field));
}

const std::string_view LimitRangeItem::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max() const {
  static constinit kinform::detail::Field field("max");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::min() const {
  static constinit kinform::detail::Field field("min");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_() const {
  static constinit kinform::detail::Field field("default");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_request() const {
  static constinit kinform::detail::Field field("defaultRequest");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max_limit_request_ratio() const {
  static constinit kinform::detail::Field field("maxLimitRequestRatio");
  return kinform::MapView<kinform::Quantity>(member(field));
}

const std::string_view LimitRangeList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view LimitRangeList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta LimitRangeList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<LimitRange> LimitRangeList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<LimitRange>(member(field));
}

const std::string_view LoadBalancerIngress::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

const std::string_view LoadBalancerIngress::hostname() const {
  static constinit kinform::detail::Field field("hostname");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> LoadBalancerIngress::ip_mode() const {
  static constinit kinform::detail::Field field("ipMode");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<PortStatus> LoadBalancerIngress::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<PortStatus>(member(field));
}

kinform::ListView<LoadBalancerIngress> LoadBalancerStatus::ingress() const {
  static constinit kinform::detail::Field field("ingress");
  return kinform::ListView<LoadBalancerIngress>(member(field));
}

const std::string_view LocalVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> LocalVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ModifyVolumeStatus::target_volume_attributes_class_name() const {
  static constinit kinform::detail::Field field("targetVolumeAttributesClassName");
  return get<std::string_view>(field);
}

const std::string_view ModifyVolumeStatus::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view NFSVolumeSource::server() const {
  static constinit kinform::detail::Field field("server");
  return get<std::string_view>(field);
}

const std::string_view NFSVolumeSource::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

bool NFSVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

kinform::ListView<std::string_view> NamespaceSpec::finalizers() const {
  static constinit kinform::detail::Field field("finalizers");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view NamespaceStatus::phase() const {
  static constinit kinform::detail::Field field("phase");
  return get<std::string_view>(field);
}

kinform::ListView<NamespaceCondition> NamespaceStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<NamespaceCondition>(member(field));
}

kinform::ApiResource Namespace::resource() {
  return {.version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
}

const std::string_view Namespace::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Namespace::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Namespace::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

NamespaceSpec Namespace::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return NamespaceSpec(member(field));
}

NamespaceStatus Namespace::status() const& {
  static constinit kinform::detail::Field field("status");
  return NamespaceStatus(member(field));
}

const std::string_view NamespaceCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view NamespaceCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> NamespaceCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view NamespaceCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view NamespaceCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view NamespaceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view NamespaceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta NamespaceList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Namespace> NamespaceList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Namespace>(member(field));
}

ConfigMapNodeConfigSource NodeConfigSource::config_map() const {
  static constinit kinform::detail::Field field("configMap");
  return ConfigMapNodeConfigSource(member(field));
}

kinform::ListView<std::string_view> NodePodPreemptionPolicy::disable_resize_preemption() const {
  static constinit kinform::detail::Field field("disableResizePreemption");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view NodeSpec::pod_cidr() const {
  static constinit kinform::detail::Field field("podCIDR");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> NodeSpec::pod_cidrs() const {
  static constinit kinform::detail::Field field("podCIDRs");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view NodeSpec::provider_id() const {
  static constinit kinform::detail::Field field("providerID");
  return get<std::string_view>(field);
}

bool NodeSpec::unschedulable() const {
  static constinit kinform::detail::Field field("unschedulable");
  return get<bool>(field);
}

kinform::ListView<Taint> NodeSpec::taints() const {
  static constinit kinform::detail::Field field("taints");
  return kinform::ListView<Taint>(member(field));
}

NodeConfigSource NodeSpec::config_source() const {
  static constinit kinform::detail::Field field("configSource");
  return NodeConfigSource(member(field));
}

const std::string_view NodeSpec::external_id() const {
  static constinit kinform::detail::Field field("externalID");
  return get<std::string_view>(field);
}

NodePodPreemptionPolicy NodeSpec::pod_preemption_policy() const {
  static constinit kinform::detail::Field field("podPreemptionPolicy");
  return NodePodPreemptionPolicy(member(field));
}

DaemonEndpoint NodeDaemonEndpoints::kubelet_endpoint() const {
  static constinit kinform::detail::Field field("kubeletEndpoint");
  return DaemonEndpoint(member(field));
}

const std::optional<std::int64_t> NodeSwapStatus::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view NodeSystemInfo::machine_id() const {
  static constinit kinform::detail::Field field("machineID");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::system_uuid() const {
  static constinit kinform::detail::Field field("systemUUID");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::boot_id() const {
  static constinit kinform::detail::Field field("bootID");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::kernel_version() const {
  static constinit kinform::detail::Field field("kernelVersion");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::os_image() const {
  static constinit kinform::detail::Field field("osImage");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::container_runtime_version() const {
  static constinit kinform::detail::Field field("containerRuntimeVersion");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::kubelet_version() const {
  static constinit kinform::detail::Field field("kubeletVersion");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::kube_proxy_version() const {
  static constinit kinform::detail::Field field("kubeProxyVersion");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::operating_system() const {
  static constinit kinform::detail::Field field("operatingSystem");
  return get<std::string_view>(field);
}

const std::string_view NodeSystemInfo::architecture() const {
  static constinit kinform::detail::Field field("architecture");
  return get<std::string_view>(field);
}

NodeSwapStatus NodeSystemInfo::swap() const {
  static constinit kinform::detail::Field field("swap");
  return NodeSwapStatus(member(field));
}

const std::optional<bool> NodeSystemInfo::running_in_user_namespace() const {
  static constinit kinform::detail::Field field("runningInUserNamespace");
  return get<std::optional<bool>>(field);
}

NodeConfigSource NodeConfigStatus::assigned() const {
  static constinit kinform::detail::Field field("assigned");
  return NodeConfigSource(member(field));
}

NodeConfigSource NodeConfigStatus::active() const {
  static constinit kinform::detail::Field field("active");
  return NodeConfigSource(member(field));
}

NodeConfigSource NodeConfigStatus::last_known_good() const {
  static constinit kinform::detail::Field field("lastKnownGood");
  return NodeConfigSource(member(field));
}

const std::string_view NodeConfigStatus::error() const {
  static constinit kinform::detail::Field field("error");
  return get<std::string_view>(field);
}

const std::optional<bool> NodeFeatures::supplemental_groups_policy() const {
  static constinit kinform::detail::Field field("supplementalGroupsPolicy");
  return get<std::optional<bool>>(field);
}

kinform::MapView<kinform::Quantity> NodeStatus::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> NodeStatus::allocatable() const {
  static constinit kinform::detail::Field field("allocatable");
  return kinform::MapView<kinform::Quantity>(member(field));
}

const std::string_view NodeStatus::phase() const {
  static constinit kinform::detail::Field field("phase");
  return get<std::string_view>(field);
}

kinform::ListView<NodeCondition> NodeStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<NodeCondition>(member(field));
}

kinform::ListView<NodeAddress> NodeStatus::addresses() const {
  static constinit kinform::detail::Field field("addresses");
  return kinform::ListView<NodeAddress>(member(field));
}

NodeDaemonEndpoints NodeStatus::daemon_endpoints() const {
  static constinit kinform::detail::Field field("daemonEndpoints");
  return NodeDaemonEndpoints(member(field));
}

NodeSystemInfo NodeStatus::node_info() const {
  static constinit kinform::detail::Field field("nodeInfo");
  return NodeSystemInfo(member(field));
}

kinform::ListView<ContainerImage> NodeStatus::images() const {
  static constinit kinform::detail::Field field("images");
  return kinform::ListView<ContainerImage>(member(field));
}

kinform::ListView<std::string_view> NodeStatus::volumes_in_use() const {
  static constinit kinform::detail::Field field("volumesInUse");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<AttachedVolume> NodeStatus::volumes_attached() const {
  static constinit kinform::detail::Field field("volumesAttached");
  return kinform::ListView<AttachedVolume>(member(field));
}

NodeConfigStatus NodeStatus::config() const {
  static constinit kinform::detail::Field field("config");
  return NodeConfigStatus(member(field));
}

kinform::ListView<NodeRuntimeHandler> NodeStatus::runtime_handlers() const {
  static constinit kinform::detail::Field field("runtimeHandlers");
  return kinform::ListView<NodeRuntimeHandler>(member(field));
}

NodeFeatures NodeStatus::features() const {
  static constinit kinform::detail::Field field("features");
  return NodeFeatures(member(field));
}

kinform::ListView<std::string_view> NodeStatus::declared_features() const {
  static constinit kinform::detail::Field field("declaredFeatures");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource Node::resource() {
  return {.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
}

const std::string_view Node::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Node::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Node::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

NodeSpec Node::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return NodeSpec(member(field));
}

NodeStatus Node::status() const& {
  static constinit kinform::detail::Field field("status");
  return NodeStatus(member(field));
}

const std::string_view NodeAddress::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view NodeAddress::address() const {
  static constinit kinform::detail::Field field("address");
  return get<std::string_view>(field);
}

const std::string_view NodeAllocatableMappedResources::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableMappedResources::quantity() const {
  static constinit kinform::detail::Field field("quantity");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view NodeAllocatableOverheadResources::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableOverheadResources::per_pod() const {
  static constinit kinform::detail::Field field("perPod");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> NodeAllocatableOverheadResources::per_container() const {
  static constinit kinform::detail::Field field("perContainer");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view NodeAllocatableResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::Field field("resourceClaimName");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> NodeAllocatableResourceClaimStatus::containers() const {
  static constinit kinform::detail::Field field("containers");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<NodeAllocatableMappedResources> NodeAllocatableResourceClaimStatus::mapping() const {
  static constinit kinform::detail::Field field("mapping");
  return kinform::ListView<NodeAllocatableMappedResources>(member(field));
}

kinform::ListView<NodeAllocatableOverheadResources> NodeAllocatableResourceClaimStatus::overhead() const {
  static constinit kinform::detail::Field field("overhead");
  return kinform::ListView<NodeAllocatableOverheadResources>(member(field));
}

const std::string_view NodeCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view NodeCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> NodeCondition::last_heartbeat_time() const {
  static constinit kinform::detail::Field field("lastHeartbeatTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> NodeCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view NodeCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view NodeCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view NodeList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view NodeList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta NodeList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Node> NodeList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Node>(member(field));
}

const std::string_view NodeProxyOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view NodeProxyOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view NodeProxyOptions::path() const& {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<bool> NodeRuntimeHandlerFeatures::recursive_read_only_mounts() const {
  static constinit kinform::detail::Field field("recursiveReadOnlyMounts");
  return get<std::optional<bool>>(field);
}

const std::optional<bool> NodeRuntimeHandlerFeatures::user_namespaces() const {
  static constinit kinform::detail::Field field("userNamespaces");
  return get<std::optional<bool>>(field);
}

const std::string_view NodeRuntimeHandler::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

NodeRuntimeHandlerFeatures NodeRuntimeHandler::features() const {
  static constinit kinform::detail::Field field("features");
  return NodeRuntimeHandlerFeatures(member(field));
}

const std::string_view NodeSelectorRequirement::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view NodeSelectorRequirement::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> NodeSelectorRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_expressions() const {
  static constinit kinform::detail::Field field("matchExpressions");
  return kinform::ListView<NodeSelectorRequirement>(member(field));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_fields() const {
  static constinit kinform::detail::Field field("matchFields");
  return kinform::ListView<NodeSelectorRequirement>(member(field));
}

kinform::ListView<std::string_view> RBDPersistentVolumeSource::monitors() const {
  static constinit kinform::detail::Field field("monitors");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view RBDPersistentVolumeSource::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

const std::string_view RBDPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

const std::string_view RBDPersistentVolumeSource::pool() const {
  static constinit kinform::detail::Field field("pool");
  return get<std::string_view>(field);
}

const std::string_view RBDPersistentVolumeSource::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view RBDPersistentVolumeSource::keyring() const {
  static constinit kinform::detail::Field field("keyring");
  return get<std::string_view>(field);
}

SecretReference RBDPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

bool RBDPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view VsphereVirtualDiskVolumeSource::volume_path() const {
  static constinit kinform::detail::Field field("volumePath");
  return get<std::string_view>(field);
}

const std::string_view VsphereVirtualDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_name() const {
  static constinit kinform::detail::Field field("storagePolicyName");
  return get<std::string_view>(field);
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_id() const {
  static constinit kinform::detail::Field field("storagePolicyID");
  return get<std::string_view>(field);
}

const std::string_view QuobyteVolumeSource::registry() const {
  static constinit kinform::detail::Field field("registry");
  return get<std::string_view>(field);
}

const std::string_view QuobyteVolumeSource::volume() const {
  static constinit kinform::detail::Field field("volume");
  return get<std::string_view>(field);
}

bool QuobyteVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view QuobyteVolumeSource::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view QuobyteVolumeSource::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view QuobyteVolumeSource::tenant() const {
  static constinit kinform::detail::Field field("tenant");
  return get<std::string_view>(field);
}

const std::string_view PhotonPersistentDiskVolumeSource::pd_id() const {
  static constinit kinform::detail::Field field("pdID");
  return get<std::string_view>(field);
}

const std::string_view PhotonPersistentDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

const std::string_view PortworxVolumeSource::volume_id() const {
  static constinit kinform::detail::Field field("volumeID");
  return get<std::string_view>(field);
}

const std::string_view PortworxVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool PortworxVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::gateway() const {
  static constinit kinform::detail::Field field("gateway");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::system() const {
  static constinit kinform::detail::Field field("system");
  return get<std::string_view>(field);
}

SecretReference ScaleIOPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return SecretReference(member(field));
}

bool ScaleIOPersistentVolumeSource::ssl_enabled() const {
  static constinit kinform::detail::Field field("sslEnabled");
  return get<bool>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::protection_domain() const {
  static constinit kinform::detail::Field field("protectionDomain");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::storage_pool() const {
  static constinit kinform::detail::Field field("storagePool");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::storage_mode() const {
  static constinit kinform::detail::Field field("storageMode");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool ScaleIOPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view StorageOSPersistentVolumeSource::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::string_view StorageOSPersistentVolumeSource::volume_namespace() const {
  static constinit kinform::detail::Field field("volumeNamespace");
  return get<std::string_view>(field);
}

const std::string_view StorageOSPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool StorageOSPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

ObjectReference StorageOSPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return ObjectReference(member(field));
}

NodeSelector VolumeNodeAffinity::required() const {
  static constinit kinform::detail::Field field("required");
  return NodeSelector(member(field));
}

kinform::MapView<kinform::Quantity> PersistentVolumeSpec::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return kinform::MapView<kinform::Quantity>(member(field));
}

GCEPersistentDiskVolumeSource PersistentVolumeSpec::gce_persistent_disk() const {
  static constinit kinform::detail::Field field("gcePersistentDisk");
  return GCEPersistentDiskVolumeSource(member(field));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSpec::aws_elastic_block_store() const {
  static constinit kinform::detail::Field field("awsElasticBlockStore");
  return AWSElasticBlockStoreVolumeSource(member(field));
}

HostPathVolumeSource PersistentVolumeSpec::host_path() const {
  static constinit kinform::detail::Field field("hostPath");
  return HostPathVolumeSource(member(field));
}

GlusterfsPersistentVolumeSource PersistentVolumeSpec::glusterfs() const {
  static constinit kinform::detail::Field field("glusterfs");
  return GlusterfsPersistentVolumeSource(member(field));
}

NFSVolumeSource PersistentVolumeSpec::nfs() const {
  static constinit kinform::detail::Field field("nfs");
  return NFSVolumeSource(member(field));
}

RBDPersistentVolumeSource PersistentVolumeSpec::rbd() const {
  static constinit kinform::detail::Field field("rbd");
  return RBDPersistentVolumeSource(member(field));
}

ISCSIPersistentVolumeSource PersistentVolumeSpec::iscsi() const {
  static constinit kinform::detail::Field field("iscsi");
  return ISCSIPersistentVolumeSource(member(field));
}

CinderPersistentVolumeSource PersistentVolumeSpec::cinder() const {
  static constinit kinform::detail::Field field("cinder");
  return CinderPersistentVolumeSource(member(field));
}

CephFSPersistentVolumeSource PersistentVolumeSpec::cephfs() const {
  static constinit kinform::detail::Field field("cephfs");
  return CephFSPersistentVolumeSource(member(field));
}

FCVolumeSource PersistentVolumeSpec::fc() const {
  static constinit kinform::detail::Field field("fc");
  return FCVolumeSource(member(field));
}

FlockerVolumeSource PersistentVolumeSpec::flocker() const {
  static constinit kinform::detail::Field field("flocker");
  return FlockerVolumeSource(member(field));
}

FlexPersistentVolumeSource PersistentVolumeSpec::flex_volume() const {
  static constinit kinform::detail::Field field("flexVolume");
  return FlexPersistentVolumeSource(member(field));
}

AzureFilePersistentVolumeSource PersistentVolumeSpec::azure_file() const {
  static constinit kinform::detail::Field field("azureFile");
  return AzureFilePersistentVolumeSource(member(field));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSpec::vsphere_volume() const {
  static constinit kinform::detail::Field field("vsphereVolume");
  return VsphereVirtualDiskVolumeSource(member(field));
}

QuobyteVolumeSource PersistentVolumeSpec::quobyte() const {
  static constinit kinform::detail::Field field("quobyte");
  return QuobyteVolumeSource(member(field));
}

AzureDiskVolumeSource PersistentVolumeSpec::azure_disk() const {
  static constinit kinform::detail::Field field("azureDisk");
  return AzureDiskVolumeSource(member(field));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSpec::photon_persistent_disk() const {
  static constinit kinform::detail::Field field("photonPersistentDisk");
  return PhotonPersistentDiskVolumeSource(member(field));
}

PortworxVolumeSource PersistentVolumeSpec::portworx_volume() const {
  static constinit kinform::detail::Field field("portworxVolume");
  return PortworxVolumeSource(member(field));
}

ScaleIOPersistentVolumeSource PersistentVolumeSpec::scale_io() const {
  static constinit kinform::detail::Field field("scaleIO");
  return ScaleIOPersistentVolumeSource(member(field));
}

LocalVolumeSource PersistentVolumeSpec::local() const {
  static constinit kinform::detail::Field field("local");
  return LocalVolumeSource(member(field));
}

StorageOSPersistentVolumeSource PersistentVolumeSpec::storageos() const {
  static constinit kinform::detail::Field field("storageos");
  return StorageOSPersistentVolumeSource(member(field));
}

CSIPersistentVolumeSource PersistentVolumeSpec::csi() const {
  static constinit kinform::detail::Field field("csi");
  return CSIPersistentVolumeSource(member(field));
}

kinform::ListView<std::string_view> PersistentVolumeSpec::access_modes() const {
  static constinit kinform::detail::Field field("accessModes");
  return kinform::ListView<std::string_view>(member(field));
}

ObjectReference PersistentVolumeSpec::claim_ref() const {
  static constinit kinform::detail::Field field("claimRef");
  return ObjectReference(member(field));
}

const std::string_view PersistentVolumeSpec::persistent_volume_reclaim_policy() const {
  static constinit kinform::detail::Field field("persistentVolumeReclaimPolicy");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeSpec::storage_class_name() const {
  static constinit kinform::detail::Field field("storageClassName");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> PersistentVolumeSpec::mount_options() const {
  static constinit kinform::detail::Field field("mountOptions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_mode() const {
  static constinit kinform::detail::Field field("volumeMode");
  return get<std::optional<std::string_view>>(field);
}

VolumeNodeAffinity PersistentVolumeSpec::node_affinity() const {
  static constinit kinform::detail::Field field("nodeAffinity");
  return VolumeNodeAffinity(member(field));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_attributes_class_name() const {
  static constinit kinform::detail::Field field("volumeAttributesClassName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PersistentVolumeStatus::phase() const {
  static constinit kinform::detail::Field field("phase");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeStatus::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeStatus::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> PersistentVolumeStatus::last_phase_transition_time() const {
  static constinit kinform::detail::Field field("lastPhaseTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

kinform::ApiResource PersistentVolume::resource() {
  return {.version = "v1", .plural = "persistentvolumes", .kind = "PersistentVolume", .namespaced = false};
}

const std::string_view PersistentVolume::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolume::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PersistentVolume::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PersistentVolumeSpec PersistentVolume::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PersistentVolumeSpec(member(field));
}

PersistentVolumeStatus PersistentVolume::status() const& {
  static constinit kinform::detail::Field field("status");
  return PersistentVolumeStatus(member(field));
}

kinform::ListView<VolumeHealthCondition> VolumeHealthStatus::health_conditions() const {
  static constinit kinform::detail::Field field("healthConditions");
  return kinform::ListView<VolumeHealthCondition>(member(field));
}

const std::optional<kinform::Time> VolumeHealthStatus::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view PersistentVolumeClaimStatus::phase() const {
  static constinit kinform::detail::Field field("phase");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> PersistentVolumeClaimStatus::access_modes() const {
  static constinit kinform::detail::Field field("accessModes");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::capacity() const {
  static constinit kinform::detail::Field field("capacity");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ListView<PersistentVolumeClaimCondition> PersistentVolumeClaimStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<PersistentVolumeClaimCondition>(member(field));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::allocated_resources() const {
  static constinit kinform::detail::Field field("allocatedResources");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<std::string_view> PersistentVolumeClaimStatus::allocated_resource_statuses() const {
  static constinit kinform::detail::Field field("allocatedResourceStatuses");
  return kinform::MapView<std::string_view>(member(field));
}

const std::optional<std::string_view> PersistentVolumeClaimStatus::current_volume_attributes_class_name() const {
  static constinit kinform::detail::Field field("currentVolumeAttributesClassName");
  return get<std::optional<std::string_view>>(field);
}

ModifyVolumeStatus PersistentVolumeClaimStatus::modify_volume_status() const {
  static constinit kinform::detail::Field field("modifyVolumeStatus");
  return ModifyVolumeStatus(member(field));
}

VolumeHealthStatus PersistentVolumeClaimStatus::health_status() const {
  static constinit kinform::detail::Field field("healthStatus");
  return VolumeHealthStatus(member(field));
}

kinform::ApiResource PersistentVolumeClaim::resource() {
  return {.version = "v1", .plural = "persistentvolumeclaims", .kind = "PersistentVolumeClaim"};
}

const std::string_view PersistentVolumeClaim::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeClaim::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaim::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PersistentVolumeClaimSpec PersistentVolumeClaim::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PersistentVolumeClaimSpec(member(field));
}

PersistentVolumeClaimStatus PersistentVolumeClaim::status() const& {
  static constinit kinform::detail::Field field("status");
  return PersistentVolumeClaimStatus(member(field));
}

const std::string_view PersistentVolumeClaimCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeClaimCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> PersistentVolumeClaimCondition::last_probe_time() const {
  static constinit kinform::detail::Field field("lastProbeTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> PersistentVolumeClaimCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view PersistentVolumeClaimCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeClaimCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeClaimList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeClaimList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PersistentVolumeClaimList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PersistentVolumeClaim> PersistentVolumeClaimList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PersistentVolumeClaim>(member(field));
}

const std::string_view PersistentVolumeClaimVolumeSource::claim_name() const {
  static constinit kinform::detail::Field field("claimName");
  return get<std::string_view>(field);
}

bool PersistentVolumeClaimVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view PersistentVolumeList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PersistentVolumeList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PersistentVolumeList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PersistentVolume> PersistentVolumeList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PersistentVolume>(member(field));
}

GCEPersistentDiskVolumeSource PersistentVolumeSource::gce_persistent_disk() const {
  static constinit kinform::detail::Field field("gcePersistentDisk");
  return GCEPersistentDiskVolumeSource(member(field));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSource::aws_elastic_block_store() const {
  static constinit kinform::detail::Field field("awsElasticBlockStore");
  return AWSElasticBlockStoreVolumeSource(member(field));
}

HostPathVolumeSource PersistentVolumeSource::host_path() const {
  static constinit kinform::detail::Field field("hostPath");
  return HostPathVolumeSource(member(field));
}

GlusterfsPersistentVolumeSource PersistentVolumeSource::glusterfs() const {
  static constinit kinform::detail::Field field("glusterfs");
  return GlusterfsPersistentVolumeSource(member(field));
}

NFSVolumeSource PersistentVolumeSource::nfs() const {
  static constinit kinform::detail::Field field("nfs");
  return NFSVolumeSource(member(field));
}

RBDPersistentVolumeSource PersistentVolumeSource::rbd() const {
  static constinit kinform::detail::Field field("rbd");
  return RBDPersistentVolumeSource(member(field));
}

ISCSIPersistentVolumeSource PersistentVolumeSource::iscsi() const {
  static constinit kinform::detail::Field field("iscsi");
  return ISCSIPersistentVolumeSource(member(field));
}

CinderPersistentVolumeSource PersistentVolumeSource::cinder() const {
  static constinit kinform::detail::Field field("cinder");
  return CinderPersistentVolumeSource(member(field));
}

CephFSPersistentVolumeSource PersistentVolumeSource::cephfs() const {
  static constinit kinform::detail::Field field("cephfs");
  return CephFSPersistentVolumeSource(member(field));
}

FCVolumeSource PersistentVolumeSource::fc() const {
  static constinit kinform::detail::Field field("fc");
  return FCVolumeSource(member(field));
}

FlockerVolumeSource PersistentVolumeSource::flocker() const {
  static constinit kinform::detail::Field field("flocker");
  return FlockerVolumeSource(member(field));
}

FlexPersistentVolumeSource PersistentVolumeSource::flex_volume() const {
  static constinit kinform::detail::Field field("flexVolume");
  return FlexPersistentVolumeSource(member(field));
}

AzureFilePersistentVolumeSource PersistentVolumeSource::azure_file() const {
  static constinit kinform::detail::Field field("azureFile");
  return AzureFilePersistentVolumeSource(member(field));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSource::vsphere_volume() const {
  static constinit kinform::detail::Field field("vsphereVolume");
  return VsphereVirtualDiskVolumeSource(member(field));
}

QuobyteVolumeSource PersistentVolumeSource::quobyte() const {
  static constinit kinform::detail::Field field("quobyte");
  return QuobyteVolumeSource(member(field));
}

AzureDiskVolumeSource PersistentVolumeSource::azure_disk() const {
  static constinit kinform::detail::Field field("azureDisk");
  return AzureDiskVolumeSource(member(field));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSource::photon_persistent_disk() const {
  static constinit kinform::detail::Field field("photonPersistentDisk");
  return PhotonPersistentDiskVolumeSource(member(field));
}

PortworxVolumeSource PersistentVolumeSource::portworx_volume() const {
  static constinit kinform::detail::Field field("portworxVolume");
  return PortworxVolumeSource(member(field));
}

ScaleIOPersistentVolumeSource PersistentVolumeSource::scale_io() const {
  static constinit kinform::detail::Field field("scaleIO");
  return ScaleIOPersistentVolumeSource(member(field));
}

LocalVolumeSource PersistentVolumeSource::local() const {
  static constinit kinform::detail::Field field("local");
  return LocalVolumeSource(member(field));
}

StorageOSPersistentVolumeSource PersistentVolumeSource::storageos() const {
  static constinit kinform::detail::Field field("storageos");
  return StorageOSPersistentVolumeSource(member(field));
}

CSIPersistentVolumeSource PersistentVolumeSource::csi() const {
  static constinit kinform::detail::Field field("csi");
  return CSIPersistentVolumeSource(member(field));
}

SELinuxOptions PodSecurityContext::se_linux_options() const {
  static constinit kinform::detail::Field field("seLinuxOptions");
  return SELinuxOptions(member(field));
}

WindowsSecurityContextOptions PodSecurityContext::windows_options() const {
  static constinit kinform::detail::Field field("windowsOptions");
  return WindowsSecurityContextOptions(member(field));
}

const std::optional<std::int64_t> PodSecurityContext::run_as_user() const {
  static constinit kinform::detail::Field field("runAsUser");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> PodSecurityContext::run_as_group() const {
  static constinit kinform::detail::Field field("runAsGroup");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<bool> PodSecurityContext::run_as_non_root() const {
  static constinit kinform::detail::Field field("runAsNonRoot");
  return get<std::optional<bool>>(field);
}

kinform::ListView<std::int64_t> PodSecurityContext::supplemental_groups() const {
  static constinit kinform::detail::Field field("supplementalGroups");
  return kinform::ListView<std::int64_t>(member(field));
}

const std::optional<std::string_view> PodSecurityContext::supplemental_groups_policy() const {
  static constinit kinform::detail::Field field("supplementalGroupsPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int64_t> PodSecurityContext::fs_group() const {
  static constinit kinform::detail::Field field("fsGroup");
  return get<std::optional<std::int64_t>>(field);
}

kinform::ListView<Sysctl> PodSecurityContext::sysctls() const {
  static constinit kinform::detail::Field field("sysctls");
  return kinform::ListView<Sysctl>(member(field));
}

const std::optional<std::string_view> PodSecurityContext::fs_group_change_policy() const {
  static constinit kinform::detail::Field field("fsGroupChangePolicy");
  return get<std::optional<std::string_view>>(field);
}

SeccompProfile PodSecurityContext::seccomp_profile() const {
  static constinit kinform::detail::Field field("seccompProfile");
  return SeccompProfile(member(field));
}

AppArmorProfile PodSecurityContext::app_armor_profile() const {
  static constinit kinform::detail::Field field("appArmorProfile");
  return AppArmorProfile(member(field));
}

const std::optional<std::string_view> PodSecurityContext::se_linux_change_policy() const {
  static constinit kinform::detail::Field field("seLinuxChangePolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> PodDNSConfig::nameservers() const {
  static constinit kinform::detail::Field field("nameservers");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PodDNSConfig::searches() const {
  static constinit kinform::detail::Field field("searches");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<PodDNSConfigOption> PodDNSConfig::options() const {
  static constinit kinform::detail::Field field("options");
  return kinform::ListView<PodDNSConfigOption>(member(field));
}

const std::string_view PodOS::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PodSchedulingGroup::pod_group_name() const {
  static constinit kinform::detail::Field field("podGroupName");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<Volume> PodSpec::volumes() const {
  static constinit kinform::detail::Field field("volumes");
  return kinform::ListView<Volume>(member(field));
}

kinform::ListView<Container> PodSpec::init_containers() const {
  static constinit kinform::detail::Field field("initContainers");
  return kinform::ListView<Container>(member(field));
}

kinform::ListView<Container> PodSpec::containers() const {
  static constinit kinform::detail::Field field("containers");
  return kinform::ListView<Container>(member(field));
}

kinform::ListView<EphemeralContainer> PodSpec::ephemeral_containers() const {
  static constinit kinform::detail::Field field("ephemeralContainers");
  return kinform::ListView<EphemeralContainer>(member(field));
}

const std::string_view PodSpec::restart_policy() const {
  static constinit kinform::detail::Field field("restartPolicy");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> PodSpec::termination_grace_period_seconds() const {
  static constinit kinform::detail::Field field("terminationGracePeriodSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> PodSpec::active_deadline_seconds() const {
  static constinit kinform::detail::Field field("activeDeadlineSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view PodSpec::dns_policy() const {
  static constinit kinform::detail::Field field("dnsPolicy");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> PodSpec::node_selector() const {
  static constinit kinform::detail::Field field("nodeSelector");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view PodSpec::service_account_name() const {
  static constinit kinform::detail::Field field("serviceAccountName");
  return get<std::string_view>(field);
}

const std::string_view PodSpec::service_account() const {
  static constinit kinform::detail::Field field("serviceAccount");
  return get<std::string_view>(field);
}

const std::optional<bool> PodSpec::automount_service_account_token() const {
  static constinit kinform::detail::Field field("automountServiceAccountToken");
  return get<std::optional<bool>>(field);
}

const std::string_view PodSpec::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::string_view>(field);
}

bool PodSpec::host_network() const {
  static constinit kinform::detail::Field field("hostNetwork");
  return get<bool>(field);
}

bool PodSpec::host_pid() const {
  static constinit kinform::detail::Field field("hostPID");
  return get<bool>(field);
}

bool PodSpec::host_ipc() const {
  static constinit kinform::detail::Field field("hostIPC");
  return get<bool>(field);
}

const std::optional<bool> PodSpec::share_process_namespace() const {
  static constinit kinform::detail::Field field("shareProcessNamespace");
  return get<std::optional<bool>>(field);
}

PodSecurityContext PodSpec::security_context() const {
  static constinit kinform::detail::Field field("securityContext");
  return PodSecurityContext(member(field));
}

kinform::ListView<LocalObjectReference> PodSpec::image_pull_secrets() const {
  static constinit kinform::detail::Field field("imagePullSecrets");
  return kinform::ListView<LocalObjectReference>(member(field));
}

const std::string_view PodSpec::hostname() const {
  static constinit kinform::detail::Field field("hostname");
  return get<std::string_view>(field);
}

const std::string_view PodSpec::subdomain() const {
  static constinit kinform::detail::Field field("subdomain");
  return get<std::string_view>(field);
}

Affinity PodSpec::affinity() const {
  static constinit kinform::detail::Field field("affinity");
  return Affinity(member(field));
}

const std::string_view PodSpec::scheduler_name() const {
  static constinit kinform::detail::Field field("schedulerName");
  return get<std::string_view>(field);
}

kinform::ListView<Toleration> PodSpec::tolerations() const {
  static constinit kinform::detail::Field field("tolerations");
  return kinform::ListView<Toleration>(member(field));
}

kinform::ListView<HostAlias> PodSpec::host_aliases() const {
  static constinit kinform::detail::Field field("hostAliases");
  return kinform::ListView<HostAlias>(member(field));
}

const std::string_view PodSpec::priority_class_name() const {
  static constinit kinform::detail::Field field("priorityClassName");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> PodSpec::priority() const {
  static constinit kinform::detail::Field field("priority");
  return get<std::optional<std::int32_t>>(field);
}

PodDNSConfig PodSpec::dns_config() const {
  static constinit kinform::detail::Field field("dnsConfig");
  return PodDNSConfig(member(field));
}

kinform::ListView<PodReadinessGate> PodSpec::readiness_gates() const {
  static constinit kinform::detail::Field field("readinessGates");
  return kinform::ListView<PodReadinessGate>(member(field));
}

const std::optional<std::string_view> PodSpec::runtime_class_name() const {
  static constinit kinform::detail::Field field("runtimeClassName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<bool> PodSpec::enable_service_links() const {
  static constinit kinform::detail::Field field("enableServiceLinks");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> PodSpec::preemption_policy() const {
  static constinit kinform::detail::Field field("preemptionPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::MapView<kinform::Quantity> PodSpec::overhead() const {
  static constinit kinform::detail::Field field("overhead");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ListView<TopologySpreadConstraint> PodSpec::topology_spread_constraints() const {
  static constinit kinform::detail::Field field("topologySpreadConstraints");
  return kinform::ListView<TopologySpreadConstraint>(member(field));
}

const std::optional<bool> PodSpec::set_hostname_as_fqdn() const {
  static constinit kinform::detail::Field field("setHostnameAsFQDN");
  return get<std::optional<bool>>(field);
}

PodOS PodSpec::os() const {
  static constinit kinform::detail::Field field("os");
  return PodOS(member(field));
}

const std::optional<bool> PodSpec::host_users() const {
  static constinit kinform::detail::Field field("hostUsers");
  return get<std::optional<bool>>(field);
}

kinform::ListView<PodSchedulingGate> PodSpec::scheduling_gates() const {
  static constinit kinform::detail::Field field("schedulingGates");
  return kinform::ListView<PodSchedulingGate>(member(field));
}

kinform::ListView<PodResourceClaim> PodSpec::resource_claims() const {
  static constinit kinform::detail::Field field("resourceClaims");
  return kinform::ListView<PodResourceClaim>(member(field));
}

ResourceRequirements PodSpec::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

const std::optional<std::string_view> PodSpec::hostname_override() const {
  static constinit kinform::detail::Field field("hostnameOverride");
  return get<std::optional<std::string_view>>(field);
}

PodSchedulingGroup PodSpec::scheduling_group() const {
  static constinit kinform::detail::Field field("schedulingGroup");
  return PodSchedulingGroup(member(field));
}

kinform::ListView<EvictionResponder> PodSpec::eviction_responders() const {
  static constinit kinform::detail::Field field("evictionResponders");
  return kinform::ListView<EvictionResponder>(member(field));
}

kinform::ListView<ContainerExtendedResourceRequest> PodExtendedResourceClaimStatus::request_mappings() const {
  static constinit kinform::detail::Field field("requestMappings");
  return kinform::ListView<ContainerExtendedResourceRequest>(member(field));
}

const std::string_view PodExtendedResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::Field field("resourceClaimName");
  return get<std::string_view>(field);
}

std::int64_t PodStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

const std::string_view PodStatus::phase() const {
  static constinit kinform::detail::Field field("phase");
  return get<std::string_view>(field);
}

kinform::ListView<PodCondition> PodStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<PodCondition>(member(field));
}

const std::string_view PodStatus::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view PodStatus::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view PodStatus::nominated_node_name() const {
  static constinit kinform::detail::Field field("nominatedNodeName");
  return get<std::string_view>(field);
}

const std::string_view PodStatus::host_ip() const {
  static constinit kinform::detail::Field field("hostIP");
  return get<std::string_view>(field);
}

kinform::ListView<HostIP> PodStatus::host_ips() const {
  static constinit kinform::detail::Field field("hostIPs");
  return kinform::ListView<HostIP>(member(field));
}

const std::string_view PodStatus::pod_ip() const {
  static constinit kinform::detail::Field field("podIP");
  return get<std::string_view>(field);
}

kinform::ListView<PodIP> PodStatus::pod_ips() const {
  static constinit kinform::detail::Field field("podIPs");
  return kinform::ListView<PodIP>(member(field));
}

const std::optional<kinform::Time> PodStatus::start_time() const {
  static constinit kinform::detail::Field field("startTime");
  return get<std::optional<kinform::Time>>(field);
}

kinform::ListView<ContainerStatus> PodStatus::init_container_statuses() const {
  static constinit kinform::detail::Field field("initContainerStatuses");
  return kinform::ListView<ContainerStatus>(member(field));
}

kinform::ListView<ContainerStatus> PodStatus::container_statuses() const {
  static constinit kinform::detail::Field field("containerStatuses");
  return kinform::ListView<ContainerStatus>(member(field));
}

const std::string_view PodStatus::qos_class() const {
  static constinit kinform::detail::Field field("qosClass");
  return get<std::string_view>(field);
}

kinform::ListView<ContainerStatus> PodStatus::ephemeral_container_statuses() const {
  static constinit kinform::detail::Field field("ephemeralContainerStatuses");
  return kinform::ListView<ContainerStatus>(member(field));
}

const std::string_view PodStatus::resize() const {
  static constinit kinform::detail::Field field("resize");
  return get<std::string_view>(field);
}

kinform::ListView<PodResourceClaimStatus> PodStatus::resource_claim_statuses() const {
  static constinit kinform::detail::Field field("resourceClaimStatuses");
  return kinform::ListView<PodResourceClaimStatus>(member(field));
}

PodExtendedResourceClaimStatus PodStatus::extended_resource_claim_status() const {
  static constinit kinform::detail::Field field("extendedResourceClaimStatus");
  return PodExtendedResourceClaimStatus(member(field));
}

kinform::MapView<kinform::Quantity> PodStatus::allocated_resources() const {
  static constinit kinform::detail::Field field("allocatedResources");
  return kinform::MapView<kinform::Quantity>(member(field));
}

ResourceRequirements PodStatus::resources() const {
  static constinit kinform::detail::Field field("resources");
  return ResourceRequirements(member(field));
}

kinform::ListView<NodeAllocatableResourceClaimStatus> PodStatus::node_allocatable_resource_claim_statuses() const {
  static constinit kinform::detail::Field field("nodeAllocatableResourceClaimStatuses");
  return kinform::ListView<NodeAllocatableResourceClaimStatus>(member(field));
}

kinform::ListView<PodVolumeHealth> PodStatus::volume_health() const {
  static constinit kinform::detail::Field field("volumeHealth");
  return kinform::ListView<PodVolumeHealth>(member(field));
}

kinform::ApiResource Pod::resource() {
  return {.version = "v1", .plural = "pods", .kind = "Pod"};
}

const std::string_view Pod::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Pod::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Pod::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PodSpec Pod::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PodSpec(member(field));
}

PodStatus Pod::status() const& {
  static constinit kinform::detail::Field field("status");
  return PodStatus(member(field));
}

kinform::meta::v1::LabelSelector PodAffinityTerm::label_selector() const {
  static constinit kinform::detail::Field field("labelSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::ListView<std::string_view> PodAffinityTerm::namespaces() const {
  static constinit kinform::detail::Field field("namespaces");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view PodAffinityTerm::topology_key() const {
  static constinit kinform::detail::Field field("topologyKey");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector PodAffinityTerm::namespace_selector() const {
  static constinit kinform::detail::Field field("namespaceSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::ListView<std::string_view> PodAffinityTerm::match_label_keys() const {
  static constinit kinform::detail::Field field("matchLabelKeys");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PodAffinityTerm::mismatch_label_keys() const {
  static constinit kinform::detail::Field field("mismatchLabelKeys");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view PodAttachOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodAttachOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

bool PodAttachOptions::stdin() const {
  static constinit kinform::detail::Field field("stdin");
  return get<bool>(field);
}

bool PodAttachOptions::stdout() const {
  static constinit kinform::detail::Field field("stdout");
  return get<bool>(field);
}

bool PodAttachOptions::stderr() const {
  static constinit kinform::detail::Field field("stderr");
  return get<bool>(field);
}

bool PodAttachOptions::tty() const {
  static constinit kinform::detail::Field field("tty");
  return get<bool>(field);
}

const std::string_view PodAttachOptions::container() const& {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateProjection::signer_name() const {
  static constinit kinform::detail::Field field("signerName");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateProjection::key_type() const {
  static constinit kinform::detail::Field field("keyType");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> PodCertificateProjection::max_expiration_seconds() const {
  static constinit kinform::detail::Field field("maxExpirationSeconds");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view PodCertificateProjection::credential_bundle_path() const {
  static constinit kinform::detail::Field field("credentialBundlePath");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateProjection::key_path() const {
  static constinit kinform::detail::Field field("keyPath");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateProjection::certificate_chain_path() const {
  static constinit kinform::detail::Field field("certificateChainPath");
  return get<std::string_view>(field);
}

kinform::MapView<std::string_view> PodCertificateProjection::user_annotations() const {
  static constinit kinform::detail::Field field("userAnnotations");
  return kinform::MapView<std::string_view>(member(field));
}

const std::optional<std::int64_t> PodCertificateProjection::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view PodCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

std::int64_t PodCondition::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

const std::string_view PodCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> PodCondition::last_probe_time() const {
  static constinit kinform::detail::Field field("lastProbeTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> PodCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view PodCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view PodCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view PodDNSConfigOption::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PodDNSConfigOption::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PodExecOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodExecOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

bool PodExecOptions::stdin() const {
  static constinit kinform::detail::Field field("stdin");
  return get<bool>(field);
}

bool PodExecOptions::stdout() const {
  static constinit kinform::detail::Field field("stdout");
  return get<bool>(field);
}

bool PodExecOptions::stderr() const {
  static constinit kinform::detail::Field field("stderr");
  return get<bool>(field);
}

bool PodExecOptions::tty() const {
  static constinit kinform::detail::Field field("tty");
  return get<bool>(field);
}

const std::string_view PodExecOptions::container() const& {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> PodExecOptions::command() const& {
  static constinit kinform::detail::Field field("command");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view PodIP::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

const std::string_view PodList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PodList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Pod> PodList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Pod>(member(field));
}

const std::string_view PodLogOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodLogOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view PodLogOptions::container() const& {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

bool PodLogOptions::follow() const {
  static constinit kinform::detail::Field field("follow");
  return get<bool>(field);
}

bool PodLogOptions::previous() const {
  static constinit kinform::detail::Field field("previous");
  return get<bool>(field);
}

const std::optional<std::int64_t> PodLogOptions::since_seconds() const {
  static constinit kinform::detail::Field field("sinceSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<kinform::Time> PodLogOptions::since_time() const {
  static constinit kinform::detail::Field field("sinceTime");
  return get<std::optional<kinform::Time>>(field);
}

bool PodLogOptions::timestamps() const {
  static constinit kinform::detail::Field field("timestamps");
  return get<bool>(field);
}

const std::optional<std::int64_t> PodLogOptions::tail_lines() const {
  static constinit kinform::detail::Field field("tailLines");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> PodLogOptions::limit_bytes() const {
  static constinit kinform::detail::Field field("limitBytes");
  return get<std::optional<std::int64_t>>(field);
}

bool PodLogOptions::insecure_skip_tls_verify_backend() const {
  static constinit kinform::detail::Field field("insecureSkipTLSVerifyBackend");
  return get<bool>(field);
}

const std::optional<std::string_view> PodLogOptions::stream() const& {
  static constinit kinform::detail::Field field("stream");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PodPortForwardOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodPortForwardOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::ListView<std::int32_t> PodPortForwardOptions::ports() const& {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<std::int32_t>(member(field));
}

const std::string_view PodProxyOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodProxyOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view PodProxyOptions::path() const& {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view PodReadinessGate::condition_type() const {
  static constinit kinform::detail::Field field("conditionType");
  return get<std::string_view>(field);
}

const std::string_view PodResourceClaim::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_name() const {
  static constinit kinform::detail::Field field("resourceClaimName");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_template_name() const {
  static constinit kinform::detail::Field field("resourceClaimTemplateName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PodResourceClaimStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PodResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::Field field("resourceClaimName");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view PodSchedulingGate::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::meta::v1::OwnerReference PodSignature::pod_controller() const {
  static constinit kinform::detail::Field field("podController");
  return kinform::meta::v1::OwnerReference(member(field));
}

kinform::meta::v1::ObjectMeta PodTemplateSpec::metadata() const {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PodSpec PodTemplateSpec::spec() const {
  static constinit kinform::detail::Field field("spec");
  return PodSpec(member(field));
}

kinform::ApiResource PodTemplate::resource() {
  return {.version = "v1", .plural = "podtemplates", .kind = "PodTemplate"};
}

const std::string_view PodTemplate::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodTemplate::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PodTemplate::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PodTemplateSpec PodTemplate::template_() const& {
  static constinit kinform::detail::Field field("template");
  return PodTemplateSpec(member(field));
}

const std::string_view PodTemplateList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodTemplateList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PodTemplateList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PodTemplate> PodTemplateList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PodTemplate>(member(field));
}

const std::string_view PodVolumeHealth::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<VolumeHealthCondition> PodVolumeHealth::health_conditions() const {
  static constinit kinform::detail::Field field("healthConditions");
  return kinform::ListView<VolumeHealthCondition>(member(field));
}

const std::optional<kinform::Time> PodVolumeHealth::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t PortStatus::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::int32_t>(field);
}

const std::string_view PortStatus::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> PortStatus::error() const {
  static constinit kinform::detail::Field field("error");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> Preconditions::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::optional<std::string_view>>(field);
}

PodSignature PreferAvoidPodsEntry::pod_signature() const {
  static constinit kinform::detail::Field field("podSignature");
  return PodSignature(member(field));
}

const std::optional<kinform::Time> PreferAvoidPodsEntry::eviction_time() const {
  static constinit kinform::detail::Field field("evictionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view PreferAvoidPodsEntry::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view PreferAvoidPodsEntry::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

std::int32_t PreferredSchedulingTerm::weight() const {
  static constinit kinform::detail::Field field("weight");
  return get<std::int32_t>(field);
}

NodeSelectorTerm PreferredSchedulingTerm::preference() const {
  static constinit kinform::detail::Field field("preference");
  return NodeSelectorTerm(member(field));
}

ExecAction ProbeHandler::exec() const {
  static constinit kinform::detail::Field field("exec");
  return ExecAction(member(field));
}

HTTPGetAction ProbeHandler::http_get() const {
  static constinit kinform::detail::Field field("httpGet");
  return HTTPGetAction(member(field));
}

TCPSocketAction ProbeHandler::tcp_socket() const {
  static constinit kinform::detail::Field field("tcpSocket");
  return TCPSocketAction(member(field));
}

GRPCAction ProbeHandler::grpc() const {
  static constinit kinform::detail::Field field("grpc");
  return GRPCAction(member(field));
}

kinform::ListView<VolumeProjection> ProjectedVolumeSource::sources() const {
  static constinit kinform::detail::Field field("sources");
  return kinform::ListView<VolumeProjection>(member(field));
}

const std::optional<std::int32_t> ProjectedVolumeSource::default_mode() const {
  static constinit kinform::detail::Field field("defaultMode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> ProjectedVolumeSource::default_user() const {
  static constinit kinform::detail::Field field("defaultUser");
  return get<std::optional<std::int64_t>>(field);
}

kinform::ListView<std::string_view> RBDVolumeSource::monitors() const {
  static constinit kinform::detail::Field field("monitors");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view RBDVolumeSource::image() const {
  static constinit kinform::detail::Field field("image");
  return get<std::string_view>(field);
}

const std::string_view RBDVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

const std::string_view RBDVolumeSource::pool() const {
  static constinit kinform::detail::Field field("pool");
  return get<std::string_view>(field);
}

const std::string_view RBDVolumeSource::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

const std::string_view RBDVolumeSource::keyring() const {
  static constinit kinform::detail::Field field("keyring");
  return get<std::string_view>(field);
}

LocalObjectReference RBDVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

bool RBDVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view RangeAllocation::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RangeAllocation::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta RangeAllocation::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::string_view RangeAllocation::range() const& {
  static constinit kinform::detail::Field field("range");
  return get<std::string_view>(field);
}

kinform::Base64 RangeAllocation::data() const& {
  static constinit kinform::detail::Field field("data");
  return kinform::Base64(member(field));
}

const std::optional<std::int32_t> ReplicationControllerSpec::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::optional<std::int32_t>>(field);
}

std::int32_t ReplicationControllerSpec::min_ready_seconds() const {
  static constinit kinform::detail::Field field("minReadySeconds");
  return get<std::int32_t>(field);
}

kinform::MapView<std::string_view> ReplicationControllerSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::MapView<std::string_view>(member(field));
}

PodTemplateSpec ReplicationControllerSpec::template_() const {
  static constinit kinform::detail::Field field("template");
  return PodTemplateSpec(member(field));
}

std::int32_t ReplicationControllerStatus::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicationControllerStatus::fully_labeled_replicas() const {
  static constinit kinform::detail::Field field("fullyLabeledReplicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicationControllerStatus::ready_replicas() const {
  static constinit kinform::detail::Field field("readyReplicas");
  return get<std::int32_t>(field);
}

std::int32_t ReplicationControllerStatus::available_replicas() const {
  static constinit kinform::detail::Field field("availableReplicas");
  return get<std::int32_t>(field);
}

std::int64_t ReplicationControllerStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

kinform::ListView<ReplicationControllerCondition> ReplicationControllerStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<ReplicationControllerCondition>(member(field));
}

kinform::ApiResource ReplicationController::resource() {
  return {.version = "v1", .plural = "replicationcontrollers", .kind = "ReplicationController"};
}

const std::string_view ReplicationController::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ReplicationController::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ReplicationController::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ReplicationControllerSpec ReplicationController::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ReplicationControllerSpec(member(field));
}

ReplicationControllerStatus ReplicationController::status() const& {
  static constinit kinform::detail::Field field("status");
  return ReplicationControllerStatus(member(field));
}

const std::string_view ReplicationControllerCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view ReplicationControllerCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> ReplicationControllerCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view ReplicationControllerCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view ReplicationControllerCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view ReplicationControllerList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ReplicationControllerList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ReplicationControllerList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ReplicationController> ReplicationControllerList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ReplicationController>(member(field));
}

const std::string_view ResourceClaim::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ResourceClaim::request() const {
  static constinit kinform::detail::Field field("request");
  return get<std::string_view>(field);
}

const std::string_view ResourceHealth::resource_id() const {
  static constinit kinform::detail::Field field("resourceID");
  return get<std::string_view>(field);
}

const std::string_view ResourceHealth::health() const {
  static constinit kinform::detail::Field field("health");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> ResourceHealth::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ScopedResourceSelectorRequirement> ScopeSelector::match_expressions() const {
  static constinit kinform::detail::Field field("matchExpressions");
  return kinform::ListView<ScopedResourceSelectorRequirement>(member(field));
}

kinform::MapView<kinform::Quantity> ResourceQuotaSpec::hard() const {
  static constinit kinform::detail::Field field("hard");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ListView<std::string_view> ResourceQuotaSpec::scopes() const {
  static constinit kinform::detail::Field field("scopes");
  return kinform::ListView<std::string_view>(member(field));
}

ScopeSelector ResourceQuotaSpec::scope_selector() const {
  static constinit kinform::detail::Field field("scopeSelector");
  return ScopeSelector(member(field));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::hard() const {
  static constinit kinform::detail::Field field("hard");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::used() const {
  static constinit kinform::detail::Field field("used");
  return kinform::MapView<kinform::Quantity>(member(field));
}

kinform::ApiResource ResourceQuota::resource() {
  return {.version = "v1", .plural = "resourcequotas", .kind = "ResourceQuota"};
}

const std::string_view ResourceQuota::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceQuota::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ResourceQuota::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ResourceQuotaSpec ResourceQuota::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ResourceQuotaSpec(member(field));
}

ResourceQuotaStatus ResourceQuota::status() const& {
  static constinit kinform::detail::Field field("status");
  return ResourceQuotaStatus(member(field));
}

const std::string_view ResourceQuotaList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ResourceQuotaList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ResourceQuotaList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ResourceQuota> ResourceQuotaList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ResourceQuota>(member(field));
}

const std::string_view ResourceStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<ResourceHealth> ResourceStatus::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<ResourceHealth>(member(field));
}

const std::string_view ScaleIOVolumeSource::gateway() const {
  static constinit kinform::detail::Field field("gateway");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOVolumeSource::system() const {
  static constinit kinform::detail::Field field("system");
  return get<std::string_view>(field);
}

LocalObjectReference ScaleIOVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

bool ScaleIOVolumeSource::ssl_enabled() const {
  static constinit kinform::detail::Field field("sslEnabled");
  return get<bool>(field);
}

const std::string_view ScaleIOVolumeSource::protection_domain() const {
  static constinit kinform::detail::Field field("protectionDomain");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOVolumeSource::storage_pool() const {
  static constinit kinform::detail::Field field("storagePool");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOVolumeSource::storage_mode() const {
  static constinit kinform::detail::Field field("storageMode");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOVolumeSource::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::string_view ScaleIOVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool ScaleIOVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::string_view ScopedResourceSelectorRequirement::scope_name() const {
  static constinit kinform::detail::Field field("scopeName");
  return get<std::string_view>(field);
}

const std::string_view ScopedResourceSelectorRequirement::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ScopedResourceSelectorRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource Secret::resource() {
  return {.version = "v1", .plural = "secrets", .kind = "Secret"};
}

const std::string_view Secret::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Secret::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Secret::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::optional<bool> Secret::immutable() const {
  static constinit kinform::detail::Field field("immutable");
  return get<std::optional<bool>>(field);
}

kinform::MapView<kinform::Base64> Secret::data() const& {
  static constinit kinform::detail::Field field("data");
  return kinform::MapView<kinform::Base64>(member(field));
}

kinform::MapView<std::string_view> Secret::string_data() const& {
  static constinit kinform::detail::Field field("stringData");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view Secret::type() const& {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view SecretList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SecretList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta SecretList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Secret> SecretList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Secret>(member(field));
}

const std::string_view SecretProjection::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ListView<KeyToPath> SecretProjection::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<KeyToPath>(member(field));
}

const std::optional<bool> SecretProjection::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::string_view SecretVolumeSource::secret_name() const {
  static constinit kinform::detail::Field field("secretName");
  return get<std::string_view>(field);
}

kinform::ListView<KeyToPath> SecretVolumeSource::items() const {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<KeyToPath>(member(field));
}

const std::optional<std::int32_t> SecretVolumeSource::default_mode() const {
  static constinit kinform::detail::Field field("defaultMode");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<bool> SecretVolumeSource::optional() const {
  static constinit kinform::detail::Field field("optional");
  return get<std::optional<bool>>(field);
}

const std::optional<std::int64_t> SecretVolumeSource::default_user() const {
  static constinit kinform::detail::Field field("defaultUser");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view SerializedReference::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SerializedReference::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ObjectReference SerializedReference::reference() const& {
  static constinit kinform::detail::Field field("reference");
  return ObjectReference(member(field));
}

ClientIPConfig SessionAffinityConfig::client_ip() const {
  static constinit kinform::detail::Field field("clientIP");
  return ClientIPConfig(member(field));
}

kinform::ListView<ServicePort> ServiceSpec::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<ServicePort>(member(field));
}

kinform::MapView<std::string_view> ServiceSpec::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::MapView<std::string_view>(member(field));
}

const std::string_view ServiceSpec::cluster_ip() const {
  static constinit kinform::detail::Field field("clusterIP");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ServiceSpec::cluster_ips() const {
  static constinit kinform::detail::Field field("clusterIPs");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ServiceSpec::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ServiceSpec::external_ips() const {
  static constinit kinform::detail::Field field("externalIPs");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ServiceSpec::session_affinity() const {
  static constinit kinform::detail::Field field("sessionAffinity");
  return get<std::string_view>(field);
}

const std::string_view ServiceSpec::load_balancer_ip() const {
  static constinit kinform::detail::Field field("loadBalancerIP");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> ServiceSpec::load_balancer_source_ranges() const {
  static constinit kinform::detail::Field field("loadBalancerSourceRanges");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ServiceSpec::external_name() const {
  static constinit kinform::detail::Field field("externalName");
  return get<std::string_view>(field);
}

const std::string_view ServiceSpec::external_traffic_policy() const {
  static constinit kinform::detail::Field field("externalTrafficPolicy");
  return get<std::string_view>(field);
}

std::int32_t ServiceSpec::health_check_node_port() const {
  static constinit kinform::detail::Field field("healthCheckNodePort");
  return get<std::int32_t>(field);
}

bool ServiceSpec::publish_not_ready_addresses() const {
  static constinit kinform::detail::Field field("publishNotReadyAddresses");
  return get<bool>(field);
}

SessionAffinityConfig ServiceSpec::session_affinity_config() const {
  static constinit kinform::detail::Field field("sessionAffinityConfig");
  return SessionAffinityConfig(member(field));
}

kinform::ListView<std::string_view> ServiceSpec::ip_families() const {
  static constinit kinform::detail::Field field("ipFamilies");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> ServiceSpec::ip_family_policy() const {
  static constinit kinform::detail::Field field("ipFamilyPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<bool> ServiceSpec::allocate_load_balancer_node_ports() const {
  static constinit kinform::detail::Field field("allocateLoadBalancerNodePorts");
  return get<std::optional<bool>>(field);
}

const std::optional<std::string_view> ServiceSpec::load_balancer_class() const {
  static constinit kinform::detail::Field field("loadBalancerClass");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> ServiceSpec::internal_traffic_policy() const {
  static constinit kinform::detail::Field field("internalTrafficPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> ServiceSpec::traffic_distribution() const {
  static constinit kinform::detail::Field field("trafficDistribution");
  return get<std::optional<std::string_view>>(field);
}

LoadBalancerStatus ServiceStatus::load_balancer() const {
  static constinit kinform::detail::Field field("loadBalancer");
  return LoadBalancerStatus(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::ApiResource Service::resource() {
  return {.version = "v1", .plural = "services", .kind = "Service"};
}

const std::string_view Service::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Service::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Service::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ServiceSpec Service::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ServiceSpec(member(field));
}

ServiceStatus Service::status() const& {
  static constinit kinform::detail::Field field("status");
  return ServiceStatus(member(field));
}

kinform::ApiResource ServiceAccount::resource() {
  return {.version = "v1", .plural = "serviceaccounts", .kind = "ServiceAccount"};
}

const std::string_view ServiceAccount::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceAccount::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ServiceAccount::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<ObjectReference> ServiceAccount::secrets() const& {
  static constinit kinform::detail::Field field("secrets");
  return kinform::ListView<ObjectReference>(member(field));
}

kinform::ListView<LocalObjectReference> ServiceAccount::image_pull_secrets() const& {
  static constinit kinform::detail::Field field("imagePullSecrets");
  return kinform::ListView<LocalObjectReference>(member(field));
}

const std::optional<bool> ServiceAccount::automount_service_account_token() const {
  static constinit kinform::detail::Field field("automountServiceAccountToken");
  return get<std::optional<bool>>(field);
}

const std::string_view ServiceAccountList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceAccountList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ServiceAccountList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ServiceAccount> ServiceAccountList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ServiceAccount>(member(field));
}

const std::string_view ServiceAccountTokenProjection::audience() const {
  static constinit kinform::detail::Field field("audience");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> ServiceAccountTokenProjection::expiration_seconds() const {
  static constinit kinform::detail::Field field("expirationSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view ServiceAccountTokenProjection::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> ServiceAccountTokenProjection::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view ServiceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ServiceList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Service> ServiceList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Service>(member(field));
}

const std::string_view ServicePort::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ServicePort::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> ServicePort::app_protocol() const {
  static constinit kinform::detail::Field field("appProtocol");
  return get<std::optional<std::string_view>>(field);
}

std::int32_t ServicePort::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::int32_t>(field);
}

const std::optional<kinform::IntOrString> ServicePort::target_port() const {
  static constinit kinform::detail::Field field("targetPort");
  return get<std::optional<kinform::IntOrString>>(field);
}

std::int32_t ServicePort::node_port() const {
  static constinit kinform::detail::Field field("nodePort");
  return get<std::int32_t>(field);
}

const std::string_view ServiceProxyOptions::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceProxyOptions::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ServiceProxyOptions::path() const& {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view StorageOSVolumeSource::volume_name() const {
  static constinit kinform::detail::Field field("volumeName");
  return get<std::string_view>(field);
}

const std::string_view StorageOSVolumeSource::volume_namespace() const {
  static constinit kinform::detail::Field field("volumeNamespace");
  return get<std::string_view>(field);
}

const std::string_view StorageOSVolumeSource::fs_type() const {
  static constinit kinform::detail::Field field("fsType");
  return get<std::string_view>(field);
}

bool StorageOSVolumeSource::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

LocalObjectReference StorageOSVolumeSource::secret_ref() const {
  static constinit kinform::detail::Field field("secretRef");
  return LocalObjectReference(member(field));
}

const std::string_view Sysctl::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view Sysctl::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view Taint::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view Taint::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view Taint::effect() const {
  static constinit kinform::detail::Field field("effect");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> Taint::time_added() const {
  static constinit kinform::detail::Field field("timeAdded");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view Toleration::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view Toleration::operator_() const {
  static constinit kinform::detail::Field field("operator");
  return get<std::string_view>(field);
}

const std::string_view Toleration::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::string_view>(field);
}

const std::string_view Toleration::effect() const {
  static constinit kinform::detail::Field field("effect");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> Toleration::toleration_seconds() const {
  static constinit kinform::detail::Field field("tolerationSeconds");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view TopologySelectorLabelRequirement::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> TopologySelectorLabelRequirement::values() const {
  static constinit kinform::detail::Field field("values");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<TopologySelectorLabelRequirement> TopologySelectorTerm::match_label_expressions() const {
  static constinit kinform::detail::Field field("matchLabelExpressions");
  return kinform::ListView<TopologySelectorLabelRequirement>(member(field));
}

std::int32_t TopologySpreadConstraint::max_skew() const {
  static constinit kinform::detail::Field field("maxSkew");
  return get<std::int32_t>(field);
}

const std::string_view TopologySpreadConstraint::topology_key() const {
  static constinit kinform::detail::Field field("topologyKey");
  return get<std::string_view>(field);
}

const std::string_view TopologySpreadConstraint::when_unsatisfiable() const {
  static constinit kinform::detail::Field field("whenUnsatisfiable");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector TopologySpreadConstraint::label_selector() const {
  static constinit kinform::detail::Field field("labelSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<std::int32_t> TopologySpreadConstraint::min_domains() const {
  static constinit kinform::detail::Field field("minDomains");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> TopologySpreadConstraint::node_affinity_policy() const {
  static constinit kinform::detail::Field field("nodeAffinityPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> TopologySpreadConstraint::node_taints_policy() const {
  static constinit kinform::detail::Field field("nodeTaintsPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> TopologySpreadConstraint::match_label_keys() const {
  static constinit kinform::detail::Field field("matchLabelKeys");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view Volume::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

HostPathVolumeSource Volume::host_path() const {
  static constinit kinform::detail::Field field("hostPath");
  return HostPathVolumeSource(member(field));
}

EmptyDirVolumeSource Volume::empty_dir() const {
  static constinit kinform::detail::Field field("emptyDir");
  return EmptyDirVolumeSource(member(field));
}

GCEPersistentDiskVolumeSource Volume::gce_persistent_disk() const {
  static constinit kinform::detail::Field field("gcePersistentDisk");
  return GCEPersistentDiskVolumeSource(member(field));
}

AWSElasticBlockStoreVolumeSource Volume::aws_elastic_block_store() const {
  static constinit kinform::detail::Field field("awsElasticBlockStore");
  return AWSElasticBlockStoreVolumeSource(member(field));
}

GitRepoVolumeSource Volume::git_repo() const {
  static constinit kinform::detail::Field field("gitRepo");
  return GitRepoVolumeSource(member(field));
}

SecretVolumeSource Volume::secret() const {
  static constinit kinform::detail::Field field("secret");
  return SecretVolumeSource(member(field));
}

NFSVolumeSource Volume::nfs() const {
  static constinit kinform::detail::Field field("nfs");
  return NFSVolumeSource(member(field));
}

ISCSIVolumeSource Volume::iscsi() const {
  static constinit kinform::detail::Field field("iscsi");
  return ISCSIVolumeSource(member(field));
}

GlusterfsVolumeSource Volume::glusterfs() const {
  static constinit kinform::detail::Field field("glusterfs");
  return GlusterfsVolumeSource(member(field));
}

PersistentVolumeClaimVolumeSource Volume::persistent_volume_claim() const {
  static constinit kinform::detail::Field field("persistentVolumeClaim");
  return PersistentVolumeClaimVolumeSource(member(field));
}

RBDVolumeSource Volume::rbd() const {
  static constinit kinform::detail::Field field("rbd");
  return RBDVolumeSource(member(field));
}

FlexVolumeSource Volume::flex_volume() const {
  static constinit kinform::detail::Field field("flexVolume");
  return FlexVolumeSource(member(field));
}

CinderVolumeSource Volume::cinder() const {
  static constinit kinform::detail::Field field("cinder");
  return CinderVolumeSource(member(field));
}

CephFSVolumeSource Volume::cephfs() const {
  static constinit kinform::detail::Field field("cephfs");
  return CephFSVolumeSource(member(field));
}

FlockerVolumeSource Volume::flocker() const {
  static constinit kinform::detail::Field field("flocker");
  return FlockerVolumeSource(member(field));
}

DownwardAPIVolumeSource Volume::downward_api() const {
  static constinit kinform::detail::Field field("downwardAPI");
  return DownwardAPIVolumeSource(member(field));
}

FCVolumeSource Volume::fc() const {
  static constinit kinform::detail::Field field("fc");
  return FCVolumeSource(member(field));
}

AzureFileVolumeSource Volume::azure_file() const {
  static constinit kinform::detail::Field field("azureFile");
  return AzureFileVolumeSource(member(field));
}

ConfigMapVolumeSource Volume::config_map() const {
  static constinit kinform::detail::Field field("configMap");
  return ConfigMapVolumeSource(member(field));
}

VsphereVirtualDiskVolumeSource Volume::vsphere_volume() const {
  static constinit kinform::detail::Field field("vsphereVolume");
  return VsphereVirtualDiskVolumeSource(member(field));
}

QuobyteVolumeSource Volume::quobyte() const {
  static constinit kinform::detail::Field field("quobyte");
  return QuobyteVolumeSource(member(field));
}

AzureDiskVolumeSource Volume::azure_disk() const {
  static constinit kinform::detail::Field field("azureDisk");
  return AzureDiskVolumeSource(member(field));
}

PhotonPersistentDiskVolumeSource Volume::photon_persistent_disk() const {
  static constinit kinform::detail::Field field("photonPersistentDisk");
  return PhotonPersistentDiskVolumeSource(member(field));
}

ProjectedVolumeSource Volume::projected() const {
  static constinit kinform::detail::Field field("projected");
  return ProjectedVolumeSource(member(field));
}

PortworxVolumeSource Volume::portworx_volume() const {
  static constinit kinform::detail::Field field("portworxVolume");
  return PortworxVolumeSource(member(field));
}

ScaleIOVolumeSource Volume::scale_io() const {
  static constinit kinform::detail::Field field("scaleIO");
  return ScaleIOVolumeSource(member(field));
}

StorageOSVolumeSource Volume::storageos() const {
  static constinit kinform::detail::Field field("storageos");
  return StorageOSVolumeSource(member(field));
}

CSIVolumeSource Volume::csi() const {
  static constinit kinform::detail::Field field("csi");
  return CSIVolumeSource(member(field));
}

EphemeralVolumeSource Volume::ephemeral() const {
  static constinit kinform::detail::Field field("ephemeral");
  return EphemeralVolumeSource(member(field));
}

ImageVolumeSource Volume::image() const {
  static constinit kinform::detail::Field field("image");
  return ImageVolumeSource(member(field));
}

const std::string_view VolumeDevice::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view VolumeDevice::device_path() const {
  static constinit kinform::detail::Field field("devicePath");
  return get<std::string_view>(field);
}

const std::string_view VolumeHealthCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view VolumeHealthCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view VolumeHealthCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view VolumeMount::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

bool VolumeMount::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::optional<std::string_view> VolumeMount::recursive_read_only() const {
  static constinit kinform::detail::Field field("recursiveReadOnly");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view VolumeMount::mount_path() const {
  static constinit kinform::detail::Field field("mountPath");
  return get<std::string_view>(field);
}

const std::string_view VolumeMount::sub_path() const {
  static constinit kinform::detail::Field field("subPath");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> VolumeMount::mount_propagation() const {
  static constinit kinform::detail::Field field("mountPropagation");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view VolumeMount::sub_path_expr() const {
  static constinit kinform::detail::Field field("subPathExpr");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> VolumeMount::bind_mount_options() const {
  static constinit kinform::detail::Field field("bindMountOptions");
  return kinform::ListView<std::string_view>(member(field));
}

ImageVolumeStatus VolumeStatus::image() const {
  static constinit kinform::detail::Field field("image");
  return ImageVolumeStatus(member(field));
}

const std::string_view VolumeMountStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view VolumeMountStatus::mount_path() const {
  static constinit kinform::detail::Field field("mountPath");
  return get<std::string_view>(field);
}

bool VolumeMountStatus::read_only() const {
  static constinit kinform::detail::Field field("readOnly");
  return get<bool>(field);
}

const std::optional<std::string_view> VolumeMountStatus::recursive_read_only() const {
  static constinit kinform::detail::Field field("recursiveReadOnly");
  return get<std::optional<std::string_view>>(field);
}

VolumeStatus VolumeMountStatus::volume_status() const {
  static constinit kinform::detail::Field field("volumeStatus");
  return VolumeStatus(member(field));
}

SecretProjection VolumeProjection::secret() const {
  static constinit kinform::detail::Field field("secret");
  return SecretProjection(member(field));
}

DownwardAPIProjection VolumeProjection::downward_api() const {
  static constinit kinform::detail::Field field("downwardAPI");
  return DownwardAPIProjection(member(field));
}

ConfigMapProjection VolumeProjection::config_map() const {
  static constinit kinform::detail::Field field("configMap");
  return ConfigMapProjection(member(field));
}

ServiceAccountTokenProjection VolumeProjection::service_account_token() const {
  static constinit kinform::detail::Field field("serviceAccountToken");
  return ServiceAccountTokenProjection(member(field));
}

ClusterTrustBundleProjection VolumeProjection::cluster_trust_bundle() const {
  static constinit kinform::detail::Field field("clusterTrustBundle");
  return ClusterTrustBundleProjection(member(field));
}

PodCertificateProjection VolumeProjection::pod_certificate() const {
  static constinit kinform::detail::Field field("podCertificate");
  return PodCertificateProjection(member(field));
}

HostPathVolumeSource VolumeSource::host_path() const {
  static constinit kinform::detail::Field field("hostPath");
  return HostPathVolumeSource(member(field));
}

EmptyDirVolumeSource VolumeSource::empty_dir() const {
  static constinit kinform::detail::Field field("emptyDir");
  return EmptyDirVolumeSource(member(field));
}

GCEPersistentDiskVolumeSource VolumeSource::gce_persistent_disk() const {
  static constinit kinform::detail::Field field("gcePersistentDisk");
  return GCEPersistentDiskVolumeSource(member(field));
}

AWSElasticBlockStoreVolumeSource VolumeSource::aws_elastic_block_store() const {
  static constinit kinform::detail::Field field("awsElasticBlockStore");
  return AWSElasticBlockStoreVolumeSource(member(field));
}

GitRepoVolumeSource VolumeSource::git_repo() const {
  static constinit kinform::detail::Field field("gitRepo");
  return GitRepoVolumeSource(member(field));
}

SecretVolumeSource VolumeSource::secret() const {
  static constinit kinform::detail::Field field("secret");
  return SecretVolumeSource(member(field));
}

NFSVolumeSource VolumeSource::nfs() const {
  static constinit kinform::detail::Field field("nfs");
  return NFSVolumeSource(member(field));
}

ISCSIVolumeSource VolumeSource::iscsi() const {
  static constinit kinform::detail::Field field("iscsi");
  return ISCSIVolumeSource(member(field));
}

GlusterfsVolumeSource VolumeSource::glusterfs() const {
  static constinit kinform::detail::Field field("glusterfs");
  return GlusterfsVolumeSource(member(field));
}

PersistentVolumeClaimVolumeSource VolumeSource::persistent_volume_claim() const {
  static constinit kinform::detail::Field field("persistentVolumeClaim");
  return PersistentVolumeClaimVolumeSource(member(field));
}

RBDVolumeSource VolumeSource::rbd() const {
  static constinit kinform::detail::Field field("rbd");
  return RBDVolumeSource(member(field));
}

FlexVolumeSource VolumeSource::flex_volume() const {
  static constinit kinform::detail::Field field("flexVolume");
  return FlexVolumeSource(member(field));
}

CinderVolumeSource VolumeSource::cinder() const {
  static constinit kinform::detail::Field field("cinder");
  return CinderVolumeSource(member(field));
}

CephFSVolumeSource VolumeSource::cephfs() const {
  static constinit kinform::detail::Field field("cephfs");
  return CephFSVolumeSource(member(field));
}

FlockerVolumeSource VolumeSource::flocker() const {
  static constinit kinform::detail::Field field("flocker");
  return FlockerVolumeSource(member(field));
}

DownwardAPIVolumeSource VolumeSource::downward_api() const {
  static constinit kinform::detail::Field field("downwardAPI");
  return DownwardAPIVolumeSource(member(field));
}

FCVolumeSource VolumeSource::fc() const {
  static constinit kinform::detail::Field field("fc");
  return FCVolumeSource(member(field));
}

AzureFileVolumeSource VolumeSource::azure_file() const {
  static constinit kinform::detail::Field field("azureFile");
  return AzureFileVolumeSource(member(field));
}

ConfigMapVolumeSource VolumeSource::config_map() const {
  static constinit kinform::detail::Field field("configMap");
  return ConfigMapVolumeSource(member(field));
}

VsphereVirtualDiskVolumeSource VolumeSource::vsphere_volume() const {
  static constinit kinform::detail::Field field("vsphereVolume");
  return VsphereVirtualDiskVolumeSource(member(field));
}

QuobyteVolumeSource VolumeSource::quobyte() const {
  static constinit kinform::detail::Field field("quobyte");
  return QuobyteVolumeSource(member(field));
}

AzureDiskVolumeSource VolumeSource::azure_disk() const {
  static constinit kinform::detail::Field field("azureDisk");
  return AzureDiskVolumeSource(member(field));
}

PhotonPersistentDiskVolumeSource VolumeSource::photon_persistent_disk() const {
  static constinit kinform::detail::Field field("photonPersistentDisk");
  return PhotonPersistentDiskVolumeSource(member(field));
}

ProjectedVolumeSource VolumeSource::projected() const {
  static constinit kinform::detail::Field field("projected");
  return ProjectedVolumeSource(member(field));
}

PortworxVolumeSource VolumeSource::portworx_volume() const {
  static constinit kinform::detail::Field field("portworxVolume");
  return PortworxVolumeSource(member(field));
}

ScaleIOVolumeSource VolumeSource::scale_io() const {
  static constinit kinform::detail::Field field("scaleIO");
  return ScaleIOVolumeSource(member(field));
}

StorageOSVolumeSource VolumeSource::storageos() const {
  static constinit kinform::detail::Field field("storageos");
  return StorageOSVolumeSource(member(field));
}

CSIVolumeSource VolumeSource::csi() const {
  static constinit kinform::detail::Field field("csi");
  return CSIVolumeSource(member(field));
}

EphemeralVolumeSource VolumeSource::ephemeral() const {
  static constinit kinform::detail::Field field("ephemeral");
  return EphemeralVolumeSource(member(field));
}

ImageVolumeSource VolumeSource::image() const {
  static constinit kinform::detail::Field field("image");
  return ImageVolumeSource(member(field));
}

std::int32_t WeightedPodAffinityTerm::weight() const {
  static constinit kinform::detail::Field field("weight");
  return get<std::int32_t>(field);
}

PodAffinityTerm WeightedPodAffinityTerm::pod_affinity_term() const {
  static constinit kinform::detail::Field field("podAffinityTerm");
  return PodAffinityTerm(member(field));
}

}  // namespace kinform::inline v0::core::v1
