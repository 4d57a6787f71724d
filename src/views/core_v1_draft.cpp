// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/core/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::core::v1 {

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::set_volume_id(std::string_view value) {
  put_field("volumeID", value);
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::clear_volume_id() {
  drop_field("volumeID");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::set_partition(std::int32_t value) {
  put_field("partition", value);
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::clear_partition() {
  drop_field("partition");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft& AWSElasticBlockStoreVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<NodeSelectorTerm::Draft> NodeSelector::Draft::node_selector_terms() {
  return kinform::DraftList<NodeSelectorTerm::Draft>(field_part("nodeSelectorTerms"));
}

NodeSelector::Draft& NodeSelector::Draft::clear_node_selector_terms() {
  drop_field("nodeSelectorTerms");
  return *this;
}

NodeSelector::Draft NodeAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return NodeSelector::Draft(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

NodeAffinity::Draft& NodeAffinity::Draft::clear_required_during_scheduling_ignored_during_execution() {
  drop_field("requiredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

kinform::DraftList<PreferredSchedulingTerm::Draft> NodeAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PreferredSchedulingTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

NodeAffinity::Draft& NodeAffinity::Draft::clear_preferred_during_scheduling_ignored_during_execution() {
  drop_field("preferredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

kinform::DraftList<PodAffinityTerm::Draft> PodAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PodAffinityTerm::Draft>(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

PodAffinity::Draft& PodAffinity::Draft::clear_required_during_scheduling_ignored_during_execution() {
  drop_field("requiredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

kinform::DraftList<WeightedPodAffinityTerm::Draft> PodAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<WeightedPodAffinityTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

PodAffinity::Draft& PodAffinity::Draft::clear_preferred_during_scheduling_ignored_during_execution() {
  drop_field("preferredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

kinform::DraftList<PodAffinityTerm::Draft> PodAntiAffinity::Draft::required_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<PodAffinityTerm::Draft>(field_part("requiredDuringSchedulingIgnoredDuringExecution"));
}

PodAntiAffinity::Draft& PodAntiAffinity::Draft::clear_required_during_scheduling_ignored_during_execution() {
  drop_field("requiredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

kinform::DraftList<WeightedPodAffinityTerm::Draft> PodAntiAffinity::Draft::preferred_during_scheduling_ignored_during_execution() {
  return kinform::DraftList<WeightedPodAffinityTerm::Draft>(field_part("preferredDuringSchedulingIgnoredDuringExecution"));
}

PodAntiAffinity::Draft& PodAntiAffinity::Draft::clear_preferred_during_scheduling_ignored_during_execution() {
  drop_field("preferredDuringSchedulingIgnoredDuringExecution");
  return *this;
}

NodeAffinity::Draft Affinity::Draft::node_affinity() {
  return NodeAffinity::Draft(field_part("nodeAffinity"));
}

Affinity::Draft& Affinity::Draft::clear_node_affinity() {
  drop_field("nodeAffinity");
  return *this;
}

PodAffinity::Draft Affinity::Draft::pod_affinity() {
  return PodAffinity::Draft(field_part("podAffinity"));
}

Affinity::Draft& Affinity::Draft::clear_pod_affinity() {
  drop_field("podAffinity");
  return *this;
}

PodAntiAffinity::Draft Affinity::Draft::pod_anti_affinity() {
  return PodAntiAffinity::Draft(field_part("podAntiAffinity"));
}

Affinity::Draft& Affinity::Draft::clear_pod_anti_affinity() {
  drop_field("podAntiAffinity");
  return *this;
}

AppArmorProfile::Draft& AppArmorProfile::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

AppArmorProfile::Draft& AppArmorProfile::Draft::clear_type() {
  drop_field("type");
  return *this;
}

AppArmorProfile::Draft& AppArmorProfile::Draft::set_localhost_profile(std::string_view value) {
  put_field("localhostProfile", value);
  return *this;
}

AppArmorProfile::Draft& AppArmorProfile::Draft::clear_localhost_profile() {
  drop_field("localhostProfile");
  return *this;
}

AttachedVolume::Draft& AttachedVolume::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

AttachedVolume::Draft& AttachedVolume::Draft::clear_name() {
  drop_field("name");
  return *this;
}

AttachedVolume::Draft& AttachedVolume::Draft::set_device_path(std::string_view value) {
  put_field("devicePath", value);
  return *this;
}

AttachedVolume::Draft& AttachedVolume::Draft::clear_device_path() {
  drop_field("devicePath");
  return *this;
}

kinform::DraftList<PreferAvoidPodsEntry::Draft> AvoidPods::Draft::prefer_avoid_pods() {
  return kinform::DraftList<PreferAvoidPodsEntry::Draft>(field_part("preferAvoidPods"));
}

AvoidPods::Draft& AvoidPods::Draft::clear_prefer_avoid_pods() {
  drop_field("preferAvoidPods");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_disk_name(std::string_view value) {
  put_field("diskName", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_disk_name() {
  drop_field("diskName");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_disk_uri(std::string_view value) {
  put_field("diskURI", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_disk_uri() {
  drop_field("diskURI");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_caching_mode(std::string_view value) {
  put_field("cachingMode", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_caching_mode() {
  drop_field("cachingMode");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

AzureDiskVolumeSource::Draft& AzureDiskVolumeSource::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::set_secret_name(std::string_view value) {
  put_field("secretName", value);
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::clear_secret_name() {
  drop_field("secretName");
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::set_share_name(std::string_view value) {
  put_field("shareName", value);
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::clear_share_name() {
  drop_field("shareName");
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::set_secret_namespace(std::string_view value) {
  put_field("secretNamespace", value);
  return *this;
}

AzureFilePersistentVolumeSource::Draft& AzureFilePersistentVolumeSource::Draft::clear_secret_namespace() {
  drop_field("secretNamespace");
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::set_secret_name(std::string_view value) {
  put_field("secretName", value);
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::clear_secret_name() {
  drop_field("secretName");
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::set_share_name(std::string_view value) {
  put_field("shareName", value);
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::clear_share_name() {
  drop_field("shareName");
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

AzureFileVolumeSource::Draft& AzureFileVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::set_field_path(std::string_view value) {
  put_field("fieldPath", value);
  return *this;
}

ObjectReference::Draft& ObjectReference::Draft::clear_field_path() {
  drop_field("fieldPath");
  return *this;
}

Binding::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Binding"));
}

Binding::Draft& Binding::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Binding::Draft& Binding::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Binding::Draft& Binding::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Binding::Draft& Binding::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Binding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Binding::Draft& Binding::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ObjectReference::Draft Binding::Draft::target() {
  return ObjectReference::Draft(field_part("target"));
}

Binding::Draft& Binding::Draft::clear_target() {
  drop_field("target");
  return *this;
}

SecretReference::Draft& SecretReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

SecretReference::Draft& SecretReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

SecretReference::Draft& SecretReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

SecretReference::Draft& SecretReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::set_volume_handle(std::string_view value) {
  put_field("volumeHandle", value);
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_volume_handle() {
  drop_field("volumeHandle");
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

kinform::DraftMap<std::string_view> CSIPersistentVolumeSource::Draft::volume_attributes() {
  return kinform::DraftMap<std::string_view>(field_part("volumeAttributes"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_volume_attributes() {
  drop_field("volumeAttributes");
  return *this;
}

SecretReference::Draft CSIPersistentVolumeSource::Draft::controller_publish_secret_ref() {
  return SecretReference::Draft(field_part("controllerPublishSecretRef"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_controller_publish_secret_ref() {
  drop_field("controllerPublishSecretRef");
  return *this;
}

SecretReference::Draft CSIPersistentVolumeSource::Draft::node_stage_secret_ref() {
  return SecretReference::Draft(field_part("nodeStageSecretRef"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_node_stage_secret_ref() {
  drop_field("nodeStageSecretRef");
  return *this;
}

SecretReference::Draft CSIPersistentVolumeSource::Draft::node_publish_secret_ref() {
  return SecretReference::Draft(field_part("nodePublishSecretRef"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_node_publish_secret_ref() {
  drop_field("nodePublishSecretRef");
  return *this;
}

SecretReference::Draft CSIPersistentVolumeSource::Draft::controller_expand_secret_ref() {
  return SecretReference::Draft(field_part("controllerExpandSecretRef"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_controller_expand_secret_ref() {
  drop_field("controllerExpandSecretRef");
  return *this;
}

SecretReference::Draft CSIPersistentVolumeSource::Draft::node_expand_secret_ref() {
  return SecretReference::Draft(field_part("nodeExpandSecretRef"));
}

CSIPersistentVolumeSource::Draft& CSIPersistentVolumeSource::Draft::clear_node_expand_secret_ref() {
  drop_field("nodeExpandSecretRef");
  return *this;
}

LocalObjectReference::Draft& LocalObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

LocalObjectReference::Draft& LocalObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

kinform::DraftMap<std::string_view> CSIVolumeSource::Draft::volume_attributes() {
  return kinform::DraftMap<std::string_view>(field_part("volumeAttributes"));
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::clear_volume_attributes() {
  drop_field("volumeAttributes");
  return *this;
}

LocalObjectReference::Draft CSIVolumeSource::Draft::node_publish_secret_ref() {
  return LocalObjectReference::Draft(field_part("nodePublishSecretRef"));
}

CSIVolumeSource::Draft& CSIVolumeSource::Draft::clear_node_publish_secret_ref() {
  drop_field("nodePublishSecretRef");
  return *this;
}

kinform::DraftList<std::string_view> Capabilities::Draft::add() {
  return kinform::DraftList<std::string_view>(field_part("add"));
}

Capabilities::Draft& Capabilities::Draft::clear_add() {
  drop_field("add");
  return *this;
}

kinform::DraftList<std::string_view> Capabilities::Draft::drop() {
  return kinform::DraftList<std::string_view>(field_part("drop"));
}

Capabilities::Draft& Capabilities::Draft::clear_drop() {
  drop_field("drop");
  return *this;
}

kinform::DraftList<std::string_view> CephFSPersistentVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_monitors() {
  drop_field("monitors");
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_user() {
  drop_field("user");
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::set_secret_file(std::string_view value) {
  put_field("secretFile", value);
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_secret_file() {
  drop_field("secretFile");
  return *this;
}

SecretReference::Draft CephFSPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CephFSPersistentVolumeSource::Draft& CephFSPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<std::string_view> CephFSVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_monitors() {
  drop_field("monitors");
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_user() {
  drop_field("user");
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::set_secret_file(std::string_view value) {
  put_field("secretFile", value);
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_secret_file() {
  drop_field("secretFile");
  return *this;
}

LocalObjectReference::Draft CephFSVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CephFSVolumeSource::Draft& CephFSVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::set_volume_id(std::string_view value) {
  put_field("volumeID", value);
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::clear_volume_id() {
  drop_field("volumeID");
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

SecretReference::Draft CinderPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

CinderPersistentVolumeSource::Draft& CinderPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::set_volume_id(std::string_view value) {
  put_field("volumeID", value);
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::clear_volume_id() {
  drop_field("volumeID");
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

LocalObjectReference::Draft CinderVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

CinderVolumeSource::Draft& CinderVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

ClientIPConfig::Draft& ClientIPConfig::Draft::set_timeout_seconds(std::int32_t value) {
  put_field("timeoutSeconds", value);
  return *this;
}

ClientIPConfig::Draft& ClientIPConfig::Draft::clear_timeout_seconds() {
  drop_field("timeoutSeconds");
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::set_signer_name(std::string_view value) {
  put_field("signerName", value);
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_signer_name() {
  drop_field("signerName");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ClusterTrustBundleProjection::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_label_selector() {
  drop_field("labelSelector");
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_path() {
  drop_field("path");
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::set_user(std::int64_t value) {
  put_field("user", value);
  return *this;
}

ClusterTrustBundleProjection::Draft& ClusterTrustBundleProjection::Draft::clear_user() {
  drop_field("user");
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::set_error(std::string_view value) {
  put_field("error", value);
  return *this;
}

ComponentCondition::Draft& ComponentCondition::Draft::clear_error() {
  drop_field("error");
  return *this;
}

ComponentStatus::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ComponentStatus"));
}

ComponentStatus::Draft& ComponentStatus::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ComponentStatus::Draft& ComponentStatus::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ComponentStatus::Draft& ComponentStatus::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ComponentStatus::Draft& ComponentStatus::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ComponentStatus::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ComponentStatus::Draft& ComponentStatus::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ComponentCondition::Draft> ComponentStatus::Draft::conditions() {
  return kinform::DraftList<ComponentCondition::Draft>(field_part("conditions"));
}

ComponentStatus::Draft& ComponentStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

ComponentStatusList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ComponentStatusList"));
}

ComponentStatusList::Draft& ComponentStatusList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ComponentStatusList::Draft& ComponentStatusList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ComponentStatusList::Draft& ComponentStatusList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ComponentStatusList::Draft& ComponentStatusList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ComponentStatusList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ComponentStatusList::Draft& ComponentStatusList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ComponentStatus::Draft> ComponentStatusList::Draft::items() {
  return kinform::DraftList<ComponentStatus::Draft>(field_part("items"));
}

ComponentStatusList::Draft& ComponentStatusList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ConfigMap::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ConfigMap"));
}

ConfigMap::Draft& ConfigMap::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ConfigMap::Draft& ConfigMap::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ConfigMap::Draft& ConfigMap::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ConfigMap::Draft& ConfigMap::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ConfigMap::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ConfigMap::Draft& ConfigMap::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ConfigMap::Draft& ConfigMap::Draft::set_immutable(bool value) {
  put_field("immutable", value);
  return *this;
}

ConfigMap::Draft& ConfigMap::Draft::clear_immutable() {
  drop_field("immutable");
  return *this;
}

kinform::DraftMap<std::string_view> ConfigMap::Draft::data() {
  return kinform::DraftMap<std::string_view>(field_part("data"));
}

ConfigMap::Draft& ConfigMap::Draft::clear_data() {
  drop_field("data");
  return *this;
}

kinform::DraftMap<kinform::DraftBytes> ConfigMap::Draft::binary_data() {
  return kinform::DraftMap<kinform::DraftBytes>(field_part("binaryData"));
}

ConfigMap::Draft& ConfigMap::Draft::clear_binary_data() {
  drop_field("binaryData");
  return *this;
}

ConfigMapEnvSource::Draft& ConfigMapEnvSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ConfigMapEnvSource::Draft& ConfigMapEnvSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ConfigMapEnvSource::Draft& ConfigMapEnvSource::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

ConfigMapEnvSource::Draft& ConfigMapEnvSource::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::clear_key() {
  drop_field("key");
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

ConfigMapKeySelector::Draft& ConfigMapKeySelector::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ConfigMapList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ConfigMapList"));
}

ConfigMapList::Draft& ConfigMapList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ConfigMapList::Draft& ConfigMapList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ConfigMapList::Draft& ConfigMapList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ConfigMapList::Draft& ConfigMapList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ConfigMapList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ConfigMapList::Draft& ConfigMapList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ConfigMap::Draft> ConfigMapList::Draft::items() {
  return kinform::DraftList<ConfigMap::Draft>(field_part("items"));
}

ConfigMapList::Draft& ConfigMapList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::set_kubelet_config_key(std::string_view value) {
  put_field("kubeletConfigKey", value);
  return *this;
}

ConfigMapNodeConfigSource::Draft& ConfigMapNodeConfigSource::Draft::clear_kubelet_config_key() {
  drop_field("kubeletConfigKey");
  return *this;
}

ConfigMapProjection::Draft& ConfigMapProjection::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ConfigMapProjection::Draft& ConfigMapProjection::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<KeyToPath::Draft> ConfigMapProjection::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

ConfigMapProjection::Draft& ConfigMapProjection::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ConfigMapProjection::Draft& ConfigMapProjection::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

ConfigMapProjection::Draft& ConfigMapProjection::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<KeyToPath::Draft> ConfigMapVolumeSource::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::set_default_mode(std::int32_t value) {
  put_field("defaultMode", value);
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::clear_default_mode() {
  drop_field("defaultMode");
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::set_default_user(std::int64_t value) {
  put_field("defaultUser", value);
  return *this;
}

ConfigMapVolumeSource::Draft& ConfigMapVolumeSource::Draft::clear_default_user() {
  drop_field("defaultUser");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ResourceRequirements::Draft::limits() {
  return kinform::DraftMap<kinform::Quantity>(field_part("limits"));
}

ResourceRequirements::Draft& ResourceRequirements::Draft::clear_limits() {
  drop_field("limits");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ResourceRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

ResourceRequirements::Draft& ResourceRequirements::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

kinform::DraftList<ResourceClaim::Draft> ResourceRequirements::Draft::claims() {
  return kinform::DraftList<ResourceClaim::Draft>(field_part("claims"));
}

ResourceRequirements::Draft& ResourceRequirements::Draft::clear_claims() {
  drop_field("claims");
  return *this;
}

kinform::DraftList<std::string_view> ExecAction::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

ExecAction::Draft& ExecAction::Draft::clear_command() {
  drop_field("command");
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_path() {
  drop_field("path");
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::set_port(const kinform::IntOrString& value) {
  put_field("port", value);
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_port() {
  drop_field("port");
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::set_host(std::string_view value) {
  put_field("host", value);
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_host() {
  drop_field("host");
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::set_scheme(std::string_view value) {
  put_field("scheme", value);
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_scheme() {
  drop_field("scheme");
  return *this;
}

kinform::DraftList<HTTPHeader::Draft> HTTPGetAction::Draft::http_headers() {
  return kinform::DraftList<HTTPHeader::Draft>(field_part("httpHeaders"));
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_http_headers() {
  drop_field("httpHeaders");
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

HTTPGetAction::Draft& HTTPGetAction::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

TCPSocketAction::Draft& TCPSocketAction::Draft::set_port(const kinform::IntOrString& value) {
  put_field("port", value);
  return *this;
}

TCPSocketAction::Draft& TCPSocketAction::Draft::clear_port() {
  drop_field("port");
  return *this;
}

TCPSocketAction::Draft& TCPSocketAction::Draft::set_host(std::string_view value) {
  put_field("host", value);
  return *this;
}

TCPSocketAction::Draft& TCPSocketAction::Draft::clear_host() {
  drop_field("host");
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::clear_port() {
  drop_field("port");
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::set_service(std::string_view value) {
  put_field("service", value);
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::clear_service() {
  drop_field("service");
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::set_mode(std::string_view value) {
  put_field("mode", value);
  return *this;
}

GRPCAction::Draft& GRPCAction::Draft::clear_mode() {
  drop_field("mode");
  return *this;
}

ExecAction::Draft Probe::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

Probe::Draft& Probe::Draft::clear_exec() {
  drop_field("exec");
  return *this;
}

HTTPGetAction::Draft Probe::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

Probe::Draft& Probe::Draft::clear_http_get() {
  drop_field("httpGet");
  return *this;
}

TCPSocketAction::Draft Probe::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

Probe::Draft& Probe::Draft::clear_tcp_socket() {
  drop_field("tcpSocket");
  return *this;
}

GRPCAction::Draft Probe::Draft::grpc() {
  return GRPCAction::Draft(field_part("grpc"));
}

Probe::Draft& Probe::Draft::clear_grpc() {
  drop_field("grpc");
  return *this;
}

Probe::Draft& Probe::Draft::set_initial_delay_seconds(std::int32_t value) {
  put_field("initialDelaySeconds", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_initial_delay_seconds() {
  drop_field("initialDelaySeconds");
  return *this;
}

Probe::Draft& Probe::Draft::set_timeout_seconds(std::int32_t value) {
  put_field("timeoutSeconds", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_timeout_seconds() {
  drop_field("timeoutSeconds");
  return *this;
}

Probe::Draft& Probe::Draft::set_period_seconds(std::int32_t value) {
  put_field("periodSeconds", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_period_seconds() {
  drop_field("periodSeconds");
  return *this;
}

Probe::Draft& Probe::Draft::set_success_threshold(std::int32_t value) {
  put_field("successThreshold", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_success_threshold() {
  drop_field("successThreshold");
  return *this;
}

Probe::Draft& Probe::Draft::set_failure_threshold(std::int32_t value) {
  put_field("failureThreshold", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_failure_threshold() {
  drop_field("failureThreshold");
  return *this;
}

Probe::Draft& Probe::Draft::set_termination_grace_period_seconds(std::int64_t value) {
  put_field("terminationGracePeriodSeconds", value);
  return *this;
}

Probe::Draft& Probe::Draft::clear_termination_grace_period_seconds() {
  drop_field("terminationGracePeriodSeconds");
  return *this;
}

SleepAction::Draft& SleepAction::Draft::set_seconds(std::int64_t value) {
  put_field("seconds", value);
  return *this;
}

SleepAction::Draft& SleepAction::Draft::clear_seconds() {
  drop_field("seconds");
  return *this;
}

ExecAction::Draft LifecycleHandler::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

LifecycleHandler::Draft& LifecycleHandler::Draft::clear_exec() {
  drop_field("exec");
  return *this;
}

HTTPGetAction::Draft LifecycleHandler::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

LifecycleHandler::Draft& LifecycleHandler::Draft::clear_http_get() {
  drop_field("httpGet");
  return *this;
}

TCPSocketAction::Draft LifecycleHandler::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

LifecycleHandler::Draft& LifecycleHandler::Draft::clear_tcp_socket() {
  drop_field("tcpSocket");
  return *this;
}

SleepAction::Draft LifecycleHandler::Draft::sleep() {
  return SleepAction::Draft(field_part("sleep"));
}

LifecycleHandler::Draft& LifecycleHandler::Draft::clear_sleep() {
  drop_field("sleep");
  return *this;
}

LifecycleHandler::Draft Lifecycle::Draft::post_start() {
  return LifecycleHandler::Draft(field_part("postStart"));
}

Lifecycle::Draft& Lifecycle::Draft::clear_post_start() {
  drop_field("postStart");
  return *this;
}

LifecycleHandler::Draft Lifecycle::Draft::pre_stop() {
  return LifecycleHandler::Draft(field_part("preStop"));
}

Lifecycle::Draft& Lifecycle::Draft::clear_pre_stop() {
  drop_field("preStop");
  return *this;
}

Lifecycle::Draft& Lifecycle::Draft::set_stop_signal(std::string_view value) {
  put_field("stopSignal", value);
  return *this;
}

Lifecycle::Draft& Lifecycle::Draft::clear_stop_signal() {
  drop_field("stopSignal");
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::clear_user() {
  drop_field("user");
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::set_role(std::string_view value) {
  put_field("role", value);
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::clear_role() {
  drop_field("role");
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::clear_type() {
  drop_field("type");
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::set_level(std::string_view value) {
  put_field("level", value);
  return *this;
}

SELinuxOptions::Draft& SELinuxOptions::Draft::clear_level() {
  drop_field("level");
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::set_gmsa_credential_spec_name(std::string_view value) {
  put_field("gmsaCredentialSpecName", value);
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::clear_gmsa_credential_spec_name() {
  drop_field("gmsaCredentialSpecName");
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::set_gmsa_credential_spec(std::string_view value) {
  put_field("gmsaCredentialSpec", value);
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::clear_gmsa_credential_spec() {
  drop_field("gmsaCredentialSpec");
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::set_run_as_user_name(std::string_view value) {
  put_field("runAsUserName", value);
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::clear_run_as_user_name() {
  drop_field("runAsUserName");
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::set_host_process(bool value) {
  put_field("hostProcess", value);
  return *this;
}

WindowsSecurityContextOptions::Draft& WindowsSecurityContextOptions::Draft::clear_host_process() {
  drop_field("hostProcess");
  return *this;
}

SeccompProfile::Draft& SeccompProfile::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

SeccompProfile::Draft& SeccompProfile::Draft::clear_type() {
  drop_field("type");
  return *this;
}

SeccompProfile::Draft& SeccompProfile::Draft::set_localhost_profile(std::string_view value) {
  put_field("localhostProfile", value);
  return *this;
}

SeccompProfile::Draft& SeccompProfile::Draft::clear_localhost_profile() {
  drop_field("localhostProfile");
  return *this;
}

Capabilities::Draft SecurityContext::Draft::capabilities() {
  return Capabilities::Draft(field_part("capabilities"));
}

SecurityContext::Draft& SecurityContext::Draft::clear_capabilities() {
  drop_field("capabilities");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_privileged(bool value) {
  put_field("privileged", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_privileged() {
  drop_field("privileged");
  return *this;
}

SELinuxOptions::Draft SecurityContext::Draft::se_linux_options() {
  return SELinuxOptions::Draft(field_part("seLinuxOptions"));
}

SecurityContext::Draft& SecurityContext::Draft::clear_se_linux_options() {
  drop_field("seLinuxOptions");
  return *this;
}

WindowsSecurityContextOptions::Draft SecurityContext::Draft::windows_options() {
  return WindowsSecurityContextOptions::Draft(field_part("windowsOptions"));
}

SecurityContext::Draft& SecurityContext::Draft::clear_windows_options() {
  drop_field("windowsOptions");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_run_as_user(std::int64_t value) {
  put_field("runAsUser", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_run_as_user() {
  drop_field("runAsUser");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_run_as_group(std::int64_t value) {
  put_field("runAsGroup", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_run_as_group() {
  drop_field("runAsGroup");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_run_as_non_root(bool value) {
  put_field("runAsNonRoot", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_run_as_non_root() {
  drop_field("runAsNonRoot");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_read_only_root_filesystem(bool value) {
  put_field("readOnlyRootFilesystem", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_read_only_root_filesystem() {
  drop_field("readOnlyRootFilesystem");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_allow_privilege_escalation(bool value) {
  put_field("allowPrivilegeEscalation", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_allow_privilege_escalation() {
  drop_field("allowPrivilegeEscalation");
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::set_proc_mount(std::string_view value) {
  put_field("procMount", value);
  return *this;
}

SecurityContext::Draft& SecurityContext::Draft::clear_proc_mount() {
  drop_field("procMount");
  return *this;
}

SeccompProfile::Draft SecurityContext::Draft::seccomp_profile() {
  return SeccompProfile::Draft(field_part("seccompProfile"));
}

SecurityContext::Draft& SecurityContext::Draft::clear_seccomp_profile() {
  drop_field("seccompProfile");
  return *this;
}

AppArmorProfile::Draft SecurityContext::Draft::app_armor_profile() {
  return AppArmorProfile::Draft(field_part("appArmorProfile"));
}

SecurityContext::Draft& SecurityContext::Draft::clear_app_armor_profile() {
  drop_field("appArmorProfile");
  return *this;
}

Container::Draft& Container::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Container::Draft& Container::Draft::clear_name() {
  drop_field("name");
  return *this;
}

Container::Draft& Container::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

Container::Draft& Container::Draft::clear_image() {
  drop_field("image");
  return *this;
}

kinform::DraftList<std::string_view> Container::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

Container::Draft& Container::Draft::clear_command() {
  drop_field("command");
  return *this;
}

kinform::DraftList<std::string_view> Container::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

Container::Draft& Container::Draft::clear_args() {
  drop_field("args");
  return *this;
}

Container::Draft& Container::Draft::set_working_dir(std::string_view value) {
  put_field("workingDir", value);
  return *this;
}

Container::Draft& Container::Draft::clear_working_dir() {
  drop_field("workingDir");
  return *this;
}

kinform::DraftList<ContainerPort::Draft> Container::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

Container::Draft& Container::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<EnvFromSource::Draft> Container::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

Container::Draft& Container::Draft::clear_env_from() {
  drop_field("envFrom");
  return *this;
}

kinform::DraftList<EnvVar::Draft> Container::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

Container::Draft& Container::Draft::clear_env() {
  drop_field("env");
  return *this;
}

ResourceRequirements::Draft Container::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

Container::Draft& Container::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<ContainerResizePolicy::Draft> Container::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

Container::Draft& Container::Draft::clear_resize_policy() {
  drop_field("resizePolicy");
  return *this;
}

Container::Draft& Container::Draft::set_restart_policy(std::string_view value) {
  put_field("restartPolicy", value);
  return *this;
}

Container::Draft& Container::Draft::clear_restart_policy() {
  drop_field("restartPolicy");
  return *this;
}

kinform::DraftList<ContainerRestartRule::Draft> Container::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

Container::Draft& Container::Draft::clear_restart_policy_rules() {
  drop_field("restartPolicyRules");
  return *this;
}

kinform::DraftList<VolumeMount::Draft> Container::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

Container::Draft& Container::Draft::clear_volume_mounts() {
  drop_field("volumeMounts");
  return *this;
}

kinform::DraftList<VolumeDevice::Draft> Container::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

Container::Draft& Container::Draft::clear_volume_devices() {
  drop_field("volumeDevices");
  return *this;
}

Probe::Draft Container::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

Container::Draft& Container::Draft::clear_liveness_probe() {
  drop_field("livenessProbe");
  return *this;
}

Probe::Draft Container::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

Container::Draft& Container::Draft::clear_readiness_probe() {
  drop_field("readinessProbe");
  return *this;
}

Probe::Draft Container::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

Container::Draft& Container::Draft::clear_startup_probe() {
  drop_field("startupProbe");
  return *this;
}

Lifecycle::Draft Container::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

Container::Draft& Container::Draft::clear_lifecycle() {
  drop_field("lifecycle");
  return *this;
}

Container::Draft& Container::Draft::set_termination_message_path(std::string_view value) {
  put_field("terminationMessagePath", value);
  return *this;
}

Container::Draft& Container::Draft::clear_termination_message_path() {
  drop_field("terminationMessagePath");
  return *this;
}

Container::Draft& Container::Draft::set_termination_message_policy(std::string_view value) {
  put_field("terminationMessagePolicy", value);
  return *this;
}

Container::Draft& Container::Draft::clear_termination_message_policy() {
  drop_field("terminationMessagePolicy");
  return *this;
}

Container::Draft& Container::Draft::set_image_pull_policy(std::string_view value) {
  put_field("imagePullPolicy", value);
  return *this;
}

Container::Draft& Container::Draft::clear_image_pull_policy() {
  drop_field("imagePullPolicy");
  return *this;
}

SecurityContext::Draft Container::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

Container::Draft& Container::Draft::clear_security_context() {
  drop_field("securityContext");
  return *this;
}

Container::Draft& Container::Draft::set_stdin(bool value) {
  put_field("stdin", value);
  return *this;
}

Container::Draft& Container::Draft::clear_stdin() {
  drop_field("stdin");
  return *this;
}

Container::Draft& Container::Draft::set_stdin_once(bool value) {
  put_field("stdinOnce", value);
  return *this;
}

Container::Draft& Container::Draft::clear_stdin_once() {
  drop_field("stdinOnce");
  return *this;
}

Container::Draft& Container::Draft::set_tty(bool value) {
  put_field("tty", value);
  return *this;
}

Container::Draft& Container::Draft::clear_tty() {
  drop_field("tty");
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::set_container_name(std::string_view value) {
  put_field("containerName", value);
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::clear_container_name() {
  drop_field("containerName");
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::set_resource_name(std::string_view value) {
  put_field("resourceName", value);
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::clear_resource_name() {
  drop_field("resourceName");
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::set_request_name(std::string_view value) {
  put_field("requestName", value);
  return *this;
}

ContainerExtendedResourceRequest::Draft& ContainerExtendedResourceRequest::Draft::clear_request_name() {
  drop_field("requestName");
  return *this;
}

kinform::DraftList<std::string_view> ContainerImage::Draft::names() {
  return kinform::DraftList<std::string_view>(field_part("names"));
}

ContainerImage::Draft& ContainerImage::Draft::clear_names() {
  drop_field("names");
  return *this;
}

ContainerImage::Draft& ContainerImage::Draft::set_size_bytes(std::int64_t value) {
  put_field("sizeBytes", value);
  return *this;
}

ContainerImage::Draft& ContainerImage::Draft::clear_size_bytes() {
  drop_field("sizeBytes");
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::set_host_port(std::int32_t value) {
  put_field("hostPort", value);
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::clear_host_port() {
  drop_field("hostPort");
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::set_container_port(std::int32_t value) {
  put_field("containerPort", value);
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::clear_container_port() {
  drop_field("containerPort");
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::set_host_ip(std::string_view value) {
  put_field("hostIP", value);
  return *this;
}

ContainerPort::Draft& ContainerPort::Draft::clear_host_ip() {
  drop_field("hostIP");
  return *this;
}

ContainerResizePolicy::Draft& ContainerResizePolicy::Draft::set_resource_name(std::string_view value) {
  put_field("resourceName", value);
  return *this;
}

ContainerResizePolicy::Draft& ContainerResizePolicy::Draft::clear_resource_name() {
  drop_field("resourceName");
  return *this;
}

ContainerResizePolicy::Draft& ContainerResizePolicy::Draft::set_restart_policy(std::string_view value) {
  put_field("restartPolicy", value);
  return *this;
}

ContainerResizePolicy::Draft& ContainerResizePolicy::Draft::clear_restart_policy() {
  drop_field("restartPolicy");
  return *this;
}

ContainerRestartRuleOnExitCodes::Draft& ContainerRestartRuleOnExitCodes::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

ContainerRestartRuleOnExitCodes::Draft& ContainerRestartRuleOnExitCodes::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::int32_t> ContainerRestartRuleOnExitCodes::Draft::values() {
  return kinform::DraftList<std::int32_t>(field_part("values"));
}

ContainerRestartRuleOnExitCodes::Draft& ContainerRestartRuleOnExitCodes::Draft::clear_values() {
  drop_field("values");
  return *this;
}

ContainerRestartRule::Draft& ContainerRestartRule::Draft::set_action(std::string_view value) {
  put_field("action", value);
  return *this;
}

ContainerRestartRule::Draft& ContainerRestartRule::Draft::clear_action() {
  drop_field("action");
  return *this;
}

ContainerRestartRuleOnExitCodes::Draft ContainerRestartRule::Draft::exit_codes() {
  return ContainerRestartRuleOnExitCodes::Draft(field_part("exitCodes"));
}

ContainerRestartRule::Draft& ContainerRestartRule::Draft::clear_exit_codes() {
  drop_field("exitCodes");
  return *this;
}

ContainerStateWaiting::Draft& ContainerStateWaiting::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

ContainerStateWaiting::Draft& ContainerStateWaiting::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

ContainerStateWaiting::Draft& ContainerStateWaiting::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ContainerStateWaiting::Draft& ContainerStateWaiting::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ContainerStateRunning::Draft& ContainerStateRunning::Draft::set_started_at(kinform::Time value) {
  put_field("startedAt", value);
  return *this;
}

ContainerStateRunning::Draft& ContainerStateRunning::Draft::clear_started_at() {
  drop_field("startedAt");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_exit_code(std::int32_t value) {
  put_field("exitCode", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_exit_code() {
  drop_field("exitCode");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_signal(std::int32_t value) {
  put_field("signal", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_signal() {
  drop_field("signal");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_started_at(kinform::Time value) {
  put_field("startedAt", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_started_at() {
  drop_field("startedAt");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_finished_at(kinform::Time value) {
  put_field("finishedAt", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_finished_at() {
  drop_field("finishedAt");
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::set_container_id(std::string_view value) {
  put_field("containerID", value);
  return *this;
}

ContainerStateTerminated::Draft& ContainerStateTerminated::Draft::clear_container_id() {
  drop_field("containerID");
  return *this;
}

ContainerStateWaiting::Draft ContainerState::Draft::waiting() {
  return ContainerStateWaiting::Draft(field_part("waiting"));
}

ContainerState::Draft& ContainerState::Draft::clear_waiting() {
  drop_field("waiting");
  return *this;
}

ContainerStateRunning::Draft ContainerState::Draft::running() {
  return ContainerStateRunning::Draft(field_part("running"));
}

ContainerState::Draft& ContainerState::Draft::clear_running() {
  drop_field("running");
  return *this;
}

ContainerStateTerminated::Draft ContainerState::Draft::terminated() {
  return ContainerStateTerminated::Draft(field_part("terminated"));
}

ContainerState::Draft& ContainerState::Draft::clear_terminated() {
  drop_field("terminated");
  return *this;
}

LinuxContainerUser::Draft& LinuxContainerUser::Draft::set_uid(std::int64_t value) {
  put_field("uid", value);
  return *this;
}

LinuxContainerUser::Draft& LinuxContainerUser::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

LinuxContainerUser::Draft& LinuxContainerUser::Draft::set_gid(std::int64_t value) {
  put_field("gid", value);
  return *this;
}

LinuxContainerUser::Draft& LinuxContainerUser::Draft::clear_gid() {
  drop_field("gid");
  return *this;
}

kinform::DraftList<std::int64_t> LinuxContainerUser::Draft::supplemental_groups() {
  return kinform::DraftList<std::int64_t>(field_part("supplementalGroups"));
}

LinuxContainerUser::Draft& LinuxContainerUser::Draft::clear_supplemental_groups() {
  drop_field("supplementalGroups");
  return *this;
}

LinuxContainerUser::Draft ContainerUser::Draft::linux_() {
  return LinuxContainerUser::Draft(field_part("linux"));
}

ContainerUser::Draft& ContainerUser::Draft::clear_linux() {
  drop_field("linux");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ContainerState::Draft ContainerStatus::Draft::state() {
  return ContainerState::Draft(field_part("state"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_state() {
  drop_field("state");
  return *this;
}

ContainerState::Draft ContainerStatus::Draft::last_state() {
  return ContainerState::Draft(field_part("lastState"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_last_state() {
  drop_field("lastState");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_ready(bool value) {
  put_field("ready", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_ready() {
  drop_field("ready");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_restart_count(std::int32_t value) {
  put_field("restartCount", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_restart_count() {
  drop_field("restartCount");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_image() {
  drop_field("image");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_image_id(std::string_view value) {
  put_field("imageID", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_image_id() {
  drop_field("imageID");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_container_id(std::string_view value) {
  put_field("containerID", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_container_id() {
  drop_field("containerID");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_started(bool value) {
  put_field("started", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_started() {
  drop_field("started");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ContainerStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_allocated_resources() {
  drop_field("allocatedResources");
  return *this;
}

ResourceRequirements::Draft ContainerStatus::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<VolumeMountStatus::Draft> ContainerStatus::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMountStatus::Draft>(field_part("volumeMounts"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_volume_mounts() {
  drop_field("volumeMounts");
  return *this;
}

ContainerUser::Draft ContainerStatus::Draft::user() {
  return ContainerUser::Draft(field_part("user"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_user() {
  drop_field("user");
  return *this;
}

kinform::DraftList<ResourceStatus::Draft> ContainerStatus::Draft::allocated_resources_status() {
  return kinform::DraftList<ResourceStatus::Draft>(field_part("allocatedResourcesStatus"));
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_allocated_resources_status() {
  drop_field("allocatedResourcesStatus");
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::set_stop_signal(std::string_view value) {
  put_field("stopSignal", value);
  return *this;
}

ContainerStatus::Draft& ContainerStatus::Draft::clear_stop_signal() {
  drop_field("stopSignal");
  return *this;
}

DaemonEndpoint::Draft& DaemonEndpoint::Draft::set_port(std::int32_t value) {
  put_field("Port", value);
  return *this;
}

DaemonEndpoint::Draft& DaemonEndpoint::Draft::clear_port() {
  drop_field("Port");
  return *this;
}

kinform::DraftList<DownwardAPIVolumeFile::Draft> DownwardAPIProjection::Draft::items() {
  return kinform::DraftList<DownwardAPIVolumeFile::Draft>(field_part("items"));
}

DownwardAPIProjection::Draft& DownwardAPIProjection::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ObjectFieldSelector::Draft& ObjectFieldSelector::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ObjectFieldSelector::Draft& ObjectFieldSelector::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ObjectFieldSelector::Draft& ObjectFieldSelector::Draft::set_field_path(std::string_view value) {
  put_field("fieldPath", value);
  return *this;
}

ObjectFieldSelector::Draft& ObjectFieldSelector::Draft::clear_field_path() {
  drop_field("fieldPath");
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::set_container_name(std::string_view value) {
  put_field("containerName", value);
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::clear_container_name() {
  drop_field("containerName");
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::set_divisor(const kinform::Quantity& value) {
  put_field("divisor", value);
  return *this;
}

ResourceFieldSelector::Draft& ResourceFieldSelector::Draft::clear_divisor() {
  drop_field("divisor");
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::clear_path() {
  drop_field("path");
  return *this;
}

ObjectFieldSelector::Draft DownwardAPIVolumeFile::Draft::field_ref() {
  return ObjectFieldSelector::Draft(field_part("fieldRef"));
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::clear_field_ref() {
  drop_field("fieldRef");
  return *this;
}

ResourceFieldSelector::Draft DownwardAPIVolumeFile::Draft::resource_field_ref() {
  return ResourceFieldSelector::Draft(field_part("resourceFieldRef"));
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::clear_resource_field_ref() {
  drop_field("resourceFieldRef");
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::set_mode(std::int32_t value) {
  put_field("mode", value);
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::clear_mode() {
  drop_field("mode");
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::set_user(std::int64_t value) {
  put_field("user", value);
  return *this;
}

DownwardAPIVolumeFile::Draft& DownwardAPIVolumeFile::Draft::clear_user() {
  drop_field("user");
  return *this;
}

kinform::DraftList<DownwardAPIVolumeFile::Draft> DownwardAPIVolumeSource::Draft::items() {
  return kinform::DraftList<DownwardAPIVolumeFile::Draft>(field_part("items"));
}

DownwardAPIVolumeSource::Draft& DownwardAPIVolumeSource::Draft::clear_items() {
  drop_field("items");
  return *this;
}

DownwardAPIVolumeSource::Draft& DownwardAPIVolumeSource::Draft::set_default_mode(std::int32_t value) {
  put_field("defaultMode", value);
  return *this;
}

DownwardAPIVolumeSource::Draft& DownwardAPIVolumeSource::Draft::clear_default_mode() {
  drop_field("defaultMode");
  return *this;
}

DownwardAPIVolumeSource::Draft& DownwardAPIVolumeSource::Draft::set_default_user(std::int64_t value) {
  put_field("defaultUser", value);
  return *this;
}

DownwardAPIVolumeSource::Draft& DownwardAPIVolumeSource::Draft::clear_default_user() {
  drop_field("defaultUser");
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::set_medium(std::string_view value) {
  put_field("medium", value);
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::clear_medium() {
  drop_field("medium");
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::set_size_limit(const kinform::Quantity& value) {
  put_field("sizeLimit", value);
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::clear_size_limit() {
  drop_field("sizeLimit");
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::set_mode(std::int32_t value) {
  put_field("mode", value);
  return *this;
}

EmptyDirVolumeSource::Draft& EmptyDirVolumeSource::Draft::clear_mode() {
  drop_field("mode");
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::set_hostname(std::string_view value) {
  put_field("hostname", value);
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::clear_hostname() {
  drop_field("hostname");
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

EndpointAddress::Draft& EndpointAddress::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

ObjectReference::Draft EndpointAddress::Draft::target_ref() {
  return ObjectReference::Draft(field_part("targetRef"));
}

EndpointAddress::Draft& EndpointAddress::Draft::clear_target_ref() {
  drop_field("targetRef");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_port() {
  drop_field("port");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::set_app_protocol(std::string_view value) {
  put_field("appProtocol", value);
  return *this;
}

EndpointPort::Draft& EndpointPort::Draft::clear_app_protocol() {
  drop_field("appProtocol");
  return *this;
}

kinform::DraftList<EndpointAddress::Draft> EndpointSubset::Draft::addresses() {
  return kinform::DraftList<EndpointAddress::Draft>(field_part("addresses"));
}

EndpointSubset::Draft& EndpointSubset::Draft::clear_addresses() {
  drop_field("addresses");
  return *this;
}

kinform::DraftList<EndpointAddress::Draft> EndpointSubset::Draft::not_ready_addresses() {
  return kinform::DraftList<EndpointAddress::Draft>(field_part("notReadyAddresses"));
}

EndpointSubset::Draft& EndpointSubset::Draft::clear_not_ready_addresses() {
  drop_field("notReadyAddresses");
  return *this;
}

kinform::DraftList<EndpointPort::Draft> EndpointSubset::Draft::ports() {
  return kinform::DraftList<EndpointPort::Draft>(field_part("ports"));
}

EndpointSubset::Draft& EndpointSubset::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

Endpoints::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Endpoints"));
}

Endpoints::Draft& Endpoints::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Endpoints::Draft& Endpoints::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Endpoints::Draft& Endpoints::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Endpoints::Draft& Endpoints::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Endpoints::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Endpoints::Draft& Endpoints::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<EndpointSubset::Draft> Endpoints::Draft::subsets() {
  return kinform::DraftList<EndpointSubset::Draft>(field_part("subsets"));
}

Endpoints::Draft& Endpoints::Draft::clear_subsets() {
  drop_field("subsets");
  return *this;
}

EndpointsList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("EndpointsList"));
}

EndpointsList::Draft& EndpointsList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

EndpointsList::Draft& EndpointsList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

EndpointsList::Draft& EndpointsList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

EndpointsList::Draft& EndpointsList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft EndpointsList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

EndpointsList::Draft& EndpointsList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Endpoints::Draft> EndpointsList::Draft::items() {
  return kinform::DraftList<Endpoints::Draft>(field_part("items"));
}

EndpointsList::Draft& EndpointsList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

SecretEnvSource::Draft& SecretEnvSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

SecretEnvSource::Draft& SecretEnvSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

SecretEnvSource::Draft& SecretEnvSource::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

SecretEnvSource::Draft& SecretEnvSource::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

EnvFromSource::Draft& EnvFromSource::Draft::set_prefix(std::string_view value) {
  put_field("prefix", value);
  return *this;
}

EnvFromSource::Draft& EnvFromSource::Draft::clear_prefix() {
  drop_field("prefix");
  return *this;
}

ConfigMapEnvSource::Draft EnvFromSource::Draft::config_map_ref() {
  return ConfigMapEnvSource::Draft(field_part("configMapRef"));
}

EnvFromSource::Draft& EnvFromSource::Draft::clear_config_map_ref() {
  drop_field("configMapRef");
  return *this;
}

SecretEnvSource::Draft EnvFromSource::Draft::secret_ref() {
  return SecretEnvSource::Draft(field_part("secretRef"));
}

EnvFromSource::Draft& EnvFromSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::clear_name() {
  drop_field("name");
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::clear_key() {
  drop_field("key");
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

SecretKeySelector::Draft& SecretKeySelector::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::clear_path() {
  drop_field("path");
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::clear_key() {
  drop_field("key");
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

FileKeySelector::Draft& FileKeySelector::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

ObjectFieldSelector::Draft EnvVarSource::Draft::field_ref() {
  return ObjectFieldSelector::Draft(field_part("fieldRef"));
}

EnvVarSource::Draft& EnvVarSource::Draft::clear_field_ref() {
  drop_field("fieldRef");
  return *this;
}

ResourceFieldSelector::Draft EnvVarSource::Draft::resource_field_ref() {
  return ResourceFieldSelector::Draft(field_part("resourceFieldRef"));
}

EnvVarSource::Draft& EnvVarSource::Draft::clear_resource_field_ref() {
  drop_field("resourceFieldRef");
  return *this;
}

ConfigMapKeySelector::Draft EnvVarSource::Draft::config_map_key_ref() {
  return ConfigMapKeySelector::Draft(field_part("configMapKeyRef"));
}

EnvVarSource::Draft& EnvVarSource::Draft::clear_config_map_key_ref() {
  drop_field("configMapKeyRef");
  return *this;
}

SecretKeySelector::Draft EnvVarSource::Draft::secret_key_ref() {
  return SecretKeySelector::Draft(field_part("secretKeyRef"));
}

EnvVarSource::Draft& EnvVarSource::Draft::clear_secret_key_ref() {
  drop_field("secretKeyRef");
  return *this;
}

FileKeySelector::Draft EnvVarSource::Draft::file_key_ref() {
  return FileKeySelector::Draft(field_part("fileKeyRef"));
}

EnvVarSource::Draft& EnvVarSource::Draft::clear_file_key_ref() {
  drop_field("fileKeyRef");
  return *this;
}

EnvVar::Draft& EnvVar::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EnvVar::Draft& EnvVar::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EnvVar::Draft& EnvVar::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

EnvVar::Draft& EnvVar::Draft::clear_value() {
  drop_field("value");
  return *this;
}

EnvVarSource::Draft EnvVar::Draft::value_from() {
  return EnvVarSource::Draft(field_part("valueFrom"));
}

EnvVar::Draft& EnvVar::Draft::clear_value_from() {
  drop_field("valueFrom");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_image() {
  drop_field("image");
  return *this;
}

kinform::DraftList<std::string_view> EphemeralContainer::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_command() {
  drop_field("command");
  return *this;
}

kinform::DraftList<std::string_view> EphemeralContainer::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_args() {
  drop_field("args");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_working_dir(std::string_view value) {
  put_field("workingDir", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_working_dir() {
  drop_field("workingDir");
  return *this;
}

kinform::DraftList<ContainerPort::Draft> EphemeralContainer::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<EnvFromSource::Draft> EphemeralContainer::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_env_from() {
  drop_field("envFrom");
  return *this;
}

kinform::DraftList<EnvVar::Draft> EphemeralContainer::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_env() {
  drop_field("env");
  return *this;
}

ResourceRequirements::Draft EphemeralContainer::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<ContainerResizePolicy::Draft> EphemeralContainer::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_resize_policy() {
  drop_field("resizePolicy");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_restart_policy(std::string_view value) {
  put_field("restartPolicy", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_restart_policy() {
  drop_field("restartPolicy");
  return *this;
}

kinform::DraftList<ContainerRestartRule::Draft> EphemeralContainer::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_restart_policy_rules() {
  drop_field("restartPolicyRules");
  return *this;
}

kinform::DraftList<VolumeMount::Draft> EphemeralContainer::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_volume_mounts() {
  drop_field("volumeMounts");
  return *this;
}

kinform::DraftList<VolumeDevice::Draft> EphemeralContainer::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_volume_devices() {
  drop_field("volumeDevices");
  return *this;
}

Probe::Draft EphemeralContainer::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_liveness_probe() {
  drop_field("livenessProbe");
  return *this;
}

Probe::Draft EphemeralContainer::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_readiness_probe() {
  drop_field("readinessProbe");
  return *this;
}

Probe::Draft EphemeralContainer::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_startup_probe() {
  drop_field("startupProbe");
  return *this;
}

Lifecycle::Draft EphemeralContainer::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_lifecycle() {
  drop_field("lifecycle");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_termination_message_path(std::string_view value) {
  put_field("terminationMessagePath", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_termination_message_path() {
  drop_field("terminationMessagePath");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_termination_message_policy(std::string_view value) {
  put_field("terminationMessagePolicy", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_termination_message_policy() {
  drop_field("terminationMessagePolicy");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_image_pull_policy(std::string_view value) {
  put_field("imagePullPolicy", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_image_pull_policy() {
  drop_field("imagePullPolicy");
  return *this;
}

SecurityContext::Draft EphemeralContainer::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_security_context() {
  drop_field("securityContext");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_stdin(bool value) {
  put_field("stdin", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_stdin() {
  drop_field("stdin");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_stdin_once(bool value) {
  put_field("stdinOnce", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_stdin_once() {
  drop_field("stdinOnce");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_tty(bool value) {
  put_field("tty", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_tty() {
  drop_field("tty");
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::set_target_container_name(std::string_view value) {
  put_field("targetContainerName", value);
  return *this;
}

EphemeralContainer::Draft& EphemeralContainer::Draft::clear_target_container_name() {
  drop_field("targetContainerName");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_image() {
  drop_field("image");
  return *this;
}

kinform::DraftList<std::string_view> EphemeralContainerCommon::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_command() {
  drop_field("command");
  return *this;
}

kinform::DraftList<std::string_view> EphemeralContainerCommon::Draft::args() {
  return kinform::DraftList<std::string_view>(field_part("args"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_args() {
  drop_field("args");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_working_dir(std::string_view value) {
  put_field("workingDir", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_working_dir() {
  drop_field("workingDir");
  return *this;
}

kinform::DraftList<ContainerPort::Draft> EphemeralContainerCommon::Draft::ports() {
  return kinform::DraftList<ContainerPort::Draft>(field_part("ports"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<EnvFromSource::Draft> EphemeralContainerCommon::Draft::env_from() {
  return kinform::DraftList<EnvFromSource::Draft>(field_part("envFrom"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_env_from() {
  drop_field("envFrom");
  return *this;
}

kinform::DraftList<EnvVar::Draft> EphemeralContainerCommon::Draft::env() {
  return kinform::DraftList<EnvVar::Draft>(field_part("env"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_env() {
  drop_field("env");
  return *this;
}

ResourceRequirements::Draft EphemeralContainerCommon::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<ContainerResizePolicy::Draft> EphemeralContainerCommon::Draft::resize_policy() {
  return kinform::DraftList<ContainerResizePolicy::Draft>(field_part("resizePolicy"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_resize_policy() {
  drop_field("resizePolicy");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_restart_policy(std::string_view value) {
  put_field("restartPolicy", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_restart_policy() {
  drop_field("restartPolicy");
  return *this;
}

kinform::DraftList<ContainerRestartRule::Draft> EphemeralContainerCommon::Draft::restart_policy_rules() {
  return kinform::DraftList<ContainerRestartRule::Draft>(field_part("restartPolicyRules"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_restart_policy_rules() {
  drop_field("restartPolicyRules");
  return *this;
}

kinform::DraftList<VolumeMount::Draft> EphemeralContainerCommon::Draft::volume_mounts() {
  return kinform::DraftList<VolumeMount::Draft>(field_part("volumeMounts"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_volume_mounts() {
  drop_field("volumeMounts");
  return *this;
}

kinform::DraftList<VolumeDevice::Draft> EphemeralContainerCommon::Draft::volume_devices() {
  return kinform::DraftList<VolumeDevice::Draft>(field_part("volumeDevices"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_volume_devices() {
  drop_field("volumeDevices");
  return *this;
}

Probe::Draft EphemeralContainerCommon::Draft::liveness_probe() {
  return Probe::Draft(field_part("livenessProbe"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_liveness_probe() {
  drop_field("livenessProbe");
  return *this;
}

Probe::Draft EphemeralContainerCommon::Draft::readiness_probe() {
  return Probe::Draft(field_part("readinessProbe"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_readiness_probe() {
  drop_field("readinessProbe");
  return *this;
}

Probe::Draft EphemeralContainerCommon::Draft::startup_probe() {
  return Probe::Draft(field_part("startupProbe"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_startup_probe() {
  drop_field("startupProbe");
  return *this;
}

Lifecycle::Draft EphemeralContainerCommon::Draft::lifecycle() {
  return Lifecycle::Draft(field_part("lifecycle"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_lifecycle() {
  drop_field("lifecycle");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_termination_message_path(std::string_view value) {
  put_field("terminationMessagePath", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_termination_message_path() {
  drop_field("terminationMessagePath");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_termination_message_policy(std::string_view value) {
  put_field("terminationMessagePolicy", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_termination_message_policy() {
  drop_field("terminationMessagePolicy");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_image_pull_policy(std::string_view value) {
  put_field("imagePullPolicy", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_image_pull_policy() {
  drop_field("imagePullPolicy");
  return *this;
}

SecurityContext::Draft EphemeralContainerCommon::Draft::security_context() {
  return SecurityContext::Draft(field_part("securityContext"));
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_security_context() {
  drop_field("securityContext");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_stdin(bool value) {
  put_field("stdin", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_stdin() {
  drop_field("stdin");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_stdin_once(bool value) {
  put_field("stdinOnce", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_stdin_once() {
  drop_field("stdinOnce");
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::set_tty(bool value) {
  put_field("tty", value);
  return *this;
}

EphemeralContainerCommon::Draft& EphemeralContainerCommon::Draft::clear_tty() {
  drop_field("tty");
  return *this;
}

kinform::DraftMap<kinform::Quantity> VolumeResourceRequirements::Draft::limits() {
  return kinform::DraftMap<kinform::Quantity>(field_part("limits"));
}

VolumeResourceRequirements::Draft& VolumeResourceRequirements::Draft::clear_limits() {
  drop_field("limits");
  return *this;
}

kinform::DraftMap<kinform::Quantity> VolumeResourceRequirements::Draft::requests() {
  return kinform::DraftMap<kinform::Quantity>(field_part("requests"));
}

VolumeResourceRequirements::Draft& VolumeResourceRequirements::Draft::clear_requests() {
  drop_field("requests");
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

TypedLocalObjectReference::Draft& TypedLocalObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

TypedObjectReference::Draft& TypedObjectReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

kinform::DraftList<std::string_view> PersistentVolumeClaimSpec::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_access_modes() {
  drop_field("accessModes");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PersistentVolumeClaimSpec::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

VolumeResourceRequirements::Draft PersistentVolumeClaimSpec::Draft::resources() {
  return VolumeResourceRequirements::Draft(field_part("resources"));
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::set_storage_class_name(std::string_view value) {
  put_field("storageClassName", value);
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_storage_class_name() {
  drop_field("storageClassName");
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::set_volume_mode(std::string_view value) {
  put_field("volumeMode", value);
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_volume_mode() {
  drop_field("volumeMode");
  return *this;
}

TypedLocalObjectReference::Draft PersistentVolumeClaimSpec::Draft::data_source() {
  return TypedLocalObjectReference::Draft(field_part("dataSource"));
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_data_source() {
  drop_field("dataSource");
  return *this;
}

TypedObjectReference::Draft PersistentVolumeClaimSpec::Draft::data_source_ref() {
  return TypedObjectReference::Draft(field_part("dataSourceRef"));
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_data_source_ref() {
  drop_field("dataSourceRef");
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::set_volume_attributes_class_name(std::string_view value) {
  put_field("volumeAttributesClassName", value);
  return *this;
}

PersistentVolumeClaimSpec::Draft& PersistentVolumeClaimSpec::Draft::clear_volume_attributes_class_name() {
  drop_field("volumeAttributesClassName");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PersistentVolumeClaimTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PersistentVolumeClaimTemplate::Draft& PersistentVolumeClaimTemplate::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PersistentVolumeClaimSpec::Draft PersistentVolumeClaimTemplate::Draft::spec() {
  return PersistentVolumeClaimSpec::Draft(field_part("spec"));
}

PersistentVolumeClaimTemplate::Draft& PersistentVolumeClaimTemplate::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PersistentVolumeClaimTemplate::Draft EphemeralVolumeSource::Draft::volume_claim_template() {
  return PersistentVolumeClaimTemplate::Draft(field_part("volumeClaimTemplate"));
}

EphemeralVolumeSource::Draft& EphemeralVolumeSource::Draft::clear_volume_claim_template() {
  drop_field("volumeClaimTemplate");
  return *this;
}

EventSource::Draft& EventSource::Draft::set_component(std::string_view value) {
  put_field("component", value);
  return *this;
}

EventSource::Draft& EventSource::Draft::clear_component() {
  drop_field("component");
  return *this;
}

EventSource::Draft& EventSource::Draft::set_host(std::string_view value) {
  put_field("host", value);
  return *this;
}

EventSource::Draft& EventSource::Draft::clear_host() {
  drop_field("host");
  return *this;
}

EventSeries::Draft& EventSeries::Draft::set_count(std::int32_t value) {
  put_field("count", value);
  return *this;
}

EventSeries::Draft& EventSeries::Draft::clear_count() {
  drop_field("count");
  return *this;
}

EventSeries::Draft& EventSeries::Draft::set_last_observed_time(kinform::MicroTime value) {
  put_field("lastObservedTime", value);
  return *this;
}

EventSeries::Draft& EventSeries::Draft::clear_last_observed_time() {
  drop_field("lastObservedTime");
  return *this;
}

Event::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Event"));
}

Event::Draft& Event::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Event::Draft& Event::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Event::Draft& Event::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Event::Draft& Event::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Event::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Event::Draft& Event::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ObjectReference::Draft Event::Draft::involved_object() {
  return ObjectReference::Draft(field_part("involvedObject"));
}

Event::Draft& Event::Draft::clear_involved_object() {
  drop_field("involvedObject");
  return *this;
}

Event::Draft& Event::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

Event::Draft& Event::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

Event::Draft& Event::Draft::clear_message() {
  drop_field("message");
  return *this;
}

EventSource::Draft Event::Draft::source() {
  return EventSource::Draft(field_part("source"));
}

Event::Draft& Event::Draft::clear_source() {
  drop_field("source");
  return *this;
}

Event::Draft& Event::Draft::set_first_timestamp(kinform::Time value) {
  put_field("firstTimestamp", value);
  return *this;
}

Event::Draft& Event::Draft::clear_first_timestamp() {
  drop_field("firstTimestamp");
  return *this;
}

Event::Draft& Event::Draft::set_last_timestamp(kinform::Time value) {
  put_field("lastTimestamp", value);
  return *this;
}

Event::Draft& Event::Draft::clear_last_timestamp() {
  drop_field("lastTimestamp");
  return *this;
}

Event::Draft& Event::Draft::set_count(std::int32_t value) {
  put_field("count", value);
  return *this;
}

Event::Draft& Event::Draft::clear_count() {
  drop_field("count");
  return *this;
}

Event::Draft& Event::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

Event::Draft& Event::Draft::clear_type() {
  drop_field("type");
  return *this;
}

Event::Draft& Event::Draft::set_event_time(kinform::MicroTime value) {
  put_field("eventTime", value);
  return *this;
}

Event::Draft& Event::Draft::clear_event_time() {
  drop_field("eventTime");
  return *this;
}

EventSeries::Draft Event::Draft::series() {
  return EventSeries::Draft(field_part("series"));
}

Event::Draft& Event::Draft::clear_series() {
  drop_field("series");
  return *this;
}

Event::Draft& Event::Draft::set_action(std::string_view value) {
  put_field("action", value);
  return *this;
}

Event::Draft& Event::Draft::clear_action() {
  drop_field("action");
  return *this;
}

ObjectReference::Draft Event::Draft::related() {
  return ObjectReference::Draft(field_part("related"));
}

Event::Draft& Event::Draft::clear_related() {
  drop_field("related");
  return *this;
}

Event::Draft& Event::Draft::set_reporting_component(std::string_view value) {
  put_field("reportingComponent", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reporting_component() {
  drop_field("reportingComponent");
  return *this;
}

Event::Draft& Event::Draft::set_reporting_instance(std::string_view value) {
  put_field("reportingInstance", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reporting_instance() {
  drop_field("reportingInstance");
  return *this;
}

EventList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("EventList"));
}

EventList::Draft& EventList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

EventList::Draft& EventList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

EventList::Draft& EventList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

EventList::Draft& EventList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft EventList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

EventList::Draft& EventList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Event::Draft> EventList::Draft::items() {
  return kinform::DraftList<Event::Draft>(field_part("items"));
}

EventList::Draft& EventList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

EvictionResponder::Draft& EvictionResponder::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

EvictionResponder::Draft& EvictionResponder::Draft::clear_name() {
  drop_field("name");
  return *this;
}

EvictionResponder::Draft& EvictionResponder::Draft::set_priority(std::int32_t value) {
  put_field("priority", value);
  return *this;
}

EvictionResponder::Draft& EvictionResponder::Draft::clear_priority() {
  drop_field("priority");
  return *this;
}

kinform::DraftList<std::string_view> FCVolumeSource::Draft::target_wwns() {
  return kinform::DraftList<std::string_view>(field_part("targetWWNs"));
}

FCVolumeSource::Draft& FCVolumeSource::Draft::clear_target_wwns() {
  drop_field("targetWWNs");
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::set_lun(std::int32_t value) {
  put_field("lun", value);
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::clear_lun() {
  drop_field("lun");
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

FCVolumeSource::Draft& FCVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<std::string_view> FCVolumeSource::Draft::wwids() {
  return kinform::DraftList<std::string_view>(field_part("wwids"));
}

FCVolumeSource::Draft& FCVolumeSource::Draft::clear_wwids() {
  drop_field("wwids");
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

SecretReference::Draft FlexPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftMap<std::string_view> FlexPersistentVolumeSource::Draft::options() {
  return kinform::DraftMap<std::string_view>(field_part("options"));
}

FlexPersistentVolumeSource::Draft& FlexPersistentVolumeSource::Draft::clear_options() {
  drop_field("options");
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::set_driver(std::string_view value) {
  put_field("driver", value);
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::clear_driver() {
  drop_field("driver");
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

LocalObjectReference::Draft FlexVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftMap<std::string_view> FlexVolumeSource::Draft::options() {
  return kinform::DraftMap<std::string_view>(field_part("options"));
}

FlexVolumeSource::Draft& FlexVolumeSource::Draft::clear_options() {
  drop_field("options");
  return *this;
}

FlockerVolumeSource::Draft& FlockerVolumeSource::Draft::set_dataset_name(std::string_view value) {
  put_field("datasetName", value);
  return *this;
}

FlockerVolumeSource::Draft& FlockerVolumeSource::Draft::clear_dataset_name() {
  drop_field("datasetName");
  return *this;
}

FlockerVolumeSource::Draft& FlockerVolumeSource::Draft::set_dataset_uuid(std::string_view value) {
  put_field("datasetUUID", value);
  return *this;
}

FlockerVolumeSource::Draft& FlockerVolumeSource::Draft::clear_dataset_uuid() {
  drop_field("datasetUUID");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::set_pd_name(std::string_view value) {
  put_field("pdName", value);
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::clear_pd_name() {
  drop_field("pdName");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::set_partition(std::int32_t value) {
  put_field("partition", value);
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::clear_partition() {
  drop_field("partition");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

GCEPersistentDiskVolumeSource::Draft& GCEPersistentDiskVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::set_repository(std::string_view value) {
  put_field("repository", value);
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::clear_repository() {
  drop_field("repository");
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::set_revision(std::string_view value) {
  put_field("revision", value);
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::clear_revision() {
  drop_field("revision");
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::set_directory(std::string_view value) {
  put_field("directory", value);
  return *this;
}

GitRepoVolumeSource::Draft& GitRepoVolumeSource::Draft::clear_directory() {
  drop_field("directory");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::set_endpoints(std::string_view value) {
  put_field("endpoints", value);
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::clear_endpoints() {
  drop_field("endpoints");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::set_endpoints_namespace(std::string_view value) {
  put_field("endpointsNamespace", value);
  return *this;
}

GlusterfsPersistentVolumeSource::Draft& GlusterfsPersistentVolumeSource::Draft::clear_endpoints_namespace() {
  drop_field("endpointsNamespace");
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::set_endpoints(std::string_view value) {
  put_field("endpoints", value);
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::clear_endpoints() {
  drop_field("endpoints");
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

GlusterfsVolumeSource::Draft& GlusterfsVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

HTTPHeader::Draft& HTTPHeader::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

HTTPHeader::Draft& HTTPHeader::Draft::clear_name() {
  drop_field("name");
  return *this;
}

HTTPHeader::Draft& HTTPHeader::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

HTTPHeader::Draft& HTTPHeader::Draft::clear_value() {
  drop_field("value");
  return *this;
}

HostAlias::Draft& HostAlias::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

HostAlias::Draft& HostAlias::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

kinform::DraftList<std::string_view> HostAlias::Draft::hostnames() {
  return kinform::DraftList<std::string_view>(field_part("hostnames"));
}

HostAlias::Draft& HostAlias::Draft::clear_hostnames() {
  drop_field("hostnames");
  return *this;
}

HostIP::Draft& HostIP::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

HostIP::Draft& HostIP::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

HostPathVolumeSource::Draft& HostPathVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

HostPathVolumeSource::Draft& HostPathVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

HostPathVolumeSource::Draft& HostPathVolumeSource::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

HostPathVolumeSource::Draft& HostPathVolumeSource::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_target_portal(std::string_view value) {
  put_field("targetPortal", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_target_portal() {
  drop_field("targetPortal");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_iqn(std::string_view value) {
  put_field("iqn", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_iqn() {
  drop_field("iqn");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_lun(std::int32_t value) {
  put_field("lun", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_lun() {
  drop_field("lun");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_iscsi_interface(std::string_view value) {
  put_field("iscsiInterface", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_iscsi_interface() {
  drop_field("iscsiInterface");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<std::string_view> ISCSIPersistentVolumeSource::Draft::portals() {
  return kinform::DraftList<std::string_view>(field_part("portals"));
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_portals() {
  drop_field("portals");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_chap_auth_discovery(bool value) {
  put_field("chapAuthDiscovery", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_chap_auth_discovery() {
  drop_field("chapAuthDiscovery");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_chap_auth_session(bool value) {
  put_field("chapAuthSession", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_chap_auth_session() {
  drop_field("chapAuthSession");
  return *this;
}

SecretReference::Draft ISCSIPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::set_initiator_name(std::string_view value) {
  put_field("initiatorName", value);
  return *this;
}

ISCSIPersistentVolumeSource::Draft& ISCSIPersistentVolumeSource::Draft::clear_initiator_name() {
  drop_field("initiatorName");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_target_portal(std::string_view value) {
  put_field("targetPortal", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_target_portal() {
  drop_field("targetPortal");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_iqn(std::string_view value) {
  put_field("iqn", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_iqn() {
  drop_field("iqn");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_lun(std::int32_t value) {
  put_field("lun", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_lun() {
  drop_field("lun");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_iscsi_interface(std::string_view value) {
  put_field("iscsiInterface", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_iscsi_interface() {
  drop_field("iscsiInterface");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<std::string_view> ISCSIVolumeSource::Draft::portals() {
  return kinform::DraftList<std::string_view>(field_part("portals"));
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_portals() {
  drop_field("portals");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_chap_auth_discovery(bool value) {
  put_field("chapAuthDiscovery", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_chap_auth_discovery() {
  drop_field("chapAuthDiscovery");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_chap_auth_session(bool value) {
  put_field("chapAuthSession", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_chap_auth_session() {
  drop_field("chapAuthSession");
  return *this;
}

LocalObjectReference::Draft ISCSIVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::set_initiator_name(std::string_view value) {
  put_field("initiatorName", value);
  return *this;
}

ISCSIVolumeSource::Draft& ISCSIVolumeSource::Draft::clear_initiator_name() {
  drop_field("initiatorName");
  return *this;
}

ImageVolumeSource::Draft& ImageVolumeSource::Draft::set_reference(std::string_view value) {
  put_field("reference", value);
  return *this;
}

ImageVolumeSource::Draft& ImageVolumeSource::Draft::clear_reference() {
  drop_field("reference");
  return *this;
}

ImageVolumeSource::Draft& ImageVolumeSource::Draft::set_pull_policy(std::string_view value) {
  put_field("pullPolicy", value);
  return *this;
}

ImageVolumeSource::Draft& ImageVolumeSource::Draft::clear_pull_policy() {
  drop_field("pullPolicy");
  return *this;
}

ImageVolumeStatus::Draft& ImageVolumeStatus::Draft::set_image_ref(std::string_view value) {
  put_field("imageRef", value);
  return *this;
}

ImageVolumeStatus::Draft& ImageVolumeStatus::Draft::clear_image_ref() {
  drop_field("imageRef");
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::clear_key() {
  drop_field("key");
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::clear_path() {
  drop_field("path");
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::set_mode(std::int32_t value) {
  put_field("mode", value);
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::clear_mode() {
  drop_field("mode");
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::set_user(std::int64_t value) {
  put_field("user", value);
  return *this;
}

KeyToPath::Draft& KeyToPath::Draft::clear_user() {
  drop_field("user");
  return *this;
}

kinform::DraftList<LimitRangeItem::Draft> LimitRangeSpec::Draft::limits() {
  return kinform::DraftList<LimitRangeItem::Draft>(field_part("limits"));
}

LimitRangeSpec::Draft& LimitRangeSpec::Draft::clear_limits() {
  drop_field("limits");
  return *this;
}

LimitRange::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("LimitRange"));
}

LimitRange::Draft& LimitRange::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

LimitRange::Draft& LimitRange::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

LimitRange::Draft& LimitRange::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

LimitRange::Draft& LimitRange::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft LimitRange::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

LimitRange::Draft& LimitRange::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

LimitRangeSpec::Draft LimitRange::Draft::spec() {
  return LimitRangeSpec::Draft(field_part("spec"));
}

LimitRange::Draft& LimitRange::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

LimitRangeItem::Draft& LimitRangeItem::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_type() {
  drop_field("type");
  return *this;
}

kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::max() {
  return kinform::DraftMap<kinform::Quantity>(field_part("max"));
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_max() {
  drop_field("max");
  return *this;
}

kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::min() {
  return kinform::DraftMap<kinform::Quantity>(field_part("min"));
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_min() {
  drop_field("min");
  return *this;
}

kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::default_() {
  return kinform::DraftMap<kinform::Quantity>(field_part("default"));
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_default() {
  drop_field("default");
  return *this;
}

kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::default_request() {
  return kinform::DraftMap<kinform::Quantity>(field_part("defaultRequest"));
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_default_request() {
  drop_field("defaultRequest");
  return *this;
}

kinform::DraftMap<kinform::Quantity> LimitRangeItem::Draft::max_limit_request_ratio() {
  return kinform::DraftMap<kinform::Quantity>(field_part("maxLimitRequestRatio"));
}

LimitRangeItem::Draft& LimitRangeItem::Draft::clear_max_limit_request_ratio() {
  drop_field("maxLimitRequestRatio");
  return *this;
}

LimitRangeList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("LimitRangeList"));
}

LimitRangeList::Draft& LimitRangeList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

LimitRangeList::Draft& LimitRangeList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

LimitRangeList::Draft& LimitRangeList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

LimitRangeList::Draft& LimitRangeList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft LimitRangeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

LimitRangeList::Draft& LimitRangeList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<LimitRange::Draft> LimitRangeList::Draft::items() {
  return kinform::DraftList<LimitRange::Draft>(field_part("items"));
}

LimitRangeList::Draft& LimitRangeList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::set_hostname(std::string_view value) {
  put_field("hostname", value);
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::clear_hostname() {
  drop_field("hostname");
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::set_ip_mode(std::string_view value) {
  put_field("ipMode", value);
  return *this;
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::clear_ip_mode() {
  drop_field("ipMode");
  return *this;
}

kinform::DraftList<PortStatus::Draft> LoadBalancerIngress::Draft::ports() {
  return kinform::DraftList<PortStatus::Draft>(field_part("ports"));
}

LoadBalancerIngress::Draft& LoadBalancerIngress::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<LoadBalancerIngress::Draft> LoadBalancerStatus::Draft::ingress() {
  return kinform::DraftList<LoadBalancerIngress::Draft>(field_part("ingress"));
}

LoadBalancerStatus::Draft& LoadBalancerStatus::Draft::clear_ingress() {
  drop_field("ingress");
  return *this;
}

LocalVolumeSource::Draft& LocalVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

LocalVolumeSource::Draft& LocalVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

LocalVolumeSource::Draft& LocalVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

LocalVolumeSource::Draft& LocalVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

ModifyVolumeStatus::Draft& ModifyVolumeStatus::Draft::set_target_volume_attributes_class_name(std::string_view value) {
  put_field("targetVolumeAttributesClassName", value);
  return *this;
}

ModifyVolumeStatus::Draft& ModifyVolumeStatus::Draft::clear_target_volume_attributes_class_name() {
  drop_field("targetVolumeAttributesClassName");
  return *this;
}

ModifyVolumeStatus::Draft& ModifyVolumeStatus::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

ModifyVolumeStatus::Draft& ModifyVolumeStatus::Draft::clear_status() {
  drop_field("status");
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::set_server(std::string_view value) {
  put_field("server", value);
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::clear_server() {
  drop_field("server");
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::clear_path() {
  drop_field("path");
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

NFSVolumeSource::Draft& NFSVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

kinform::DraftList<std::string_view> NamespaceSpec::Draft::finalizers() {
  return kinform::DraftList<std::string_view>(field_part("finalizers"));
}

NamespaceSpec::Draft& NamespaceSpec::Draft::clear_finalizers() {
  drop_field("finalizers");
  return *this;
}

NamespaceStatus::Draft& NamespaceStatus::Draft::set_phase(std::string_view value) {
  put_field("phase", value);
  return *this;
}

NamespaceStatus::Draft& NamespaceStatus::Draft::clear_phase() {
  drop_field("phase");
  return *this;
}

kinform::DraftList<NamespaceCondition::Draft> NamespaceStatus::Draft::conditions() {
  return kinform::DraftList<NamespaceCondition::Draft>(field_part("conditions"));
}

NamespaceStatus::Draft& NamespaceStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

Namespace::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Namespace"));
}

Namespace::Draft& Namespace::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Namespace::Draft& Namespace::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Namespace::Draft& Namespace::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Namespace::Draft& Namespace::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Namespace::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Namespace::Draft& Namespace::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

NamespaceSpec::Draft Namespace::Draft::spec() {
  return NamespaceSpec::Draft(field_part("spec"));
}

Namespace::Draft& Namespace::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

NamespaceStatus::Draft Namespace::Draft::status() {
  return NamespaceStatus::Draft(field_part("status"));
}

Namespace::Draft& Namespace::Draft::clear_status() {
  drop_field("status");
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

NamespaceCondition::Draft& NamespaceCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

NamespaceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("NamespaceList"));
}

NamespaceList::Draft& NamespaceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

NamespaceList::Draft& NamespaceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

NamespaceList::Draft& NamespaceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

NamespaceList::Draft& NamespaceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft NamespaceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

NamespaceList::Draft& NamespaceList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Namespace::Draft> NamespaceList::Draft::items() {
  return kinform::DraftList<Namespace::Draft>(field_part("items"));
}

NamespaceList::Draft& NamespaceList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ConfigMapNodeConfigSource::Draft NodeConfigSource::Draft::config_map() {
  return ConfigMapNodeConfigSource::Draft(field_part("configMap"));
}

NodeConfigSource::Draft& NodeConfigSource::Draft::clear_config_map() {
  drop_field("configMap");
  return *this;
}

kinform::DraftList<std::string_view> NodePodPreemptionPolicy::Draft::disable_resize_preemption() {
  return kinform::DraftList<std::string_view>(field_part("disableResizePreemption"));
}

NodePodPreemptionPolicy::Draft& NodePodPreemptionPolicy::Draft::clear_disable_resize_preemption() {
  drop_field("disableResizePreemption");
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::set_pod_cidr(std::string_view value) {
  put_field("podCIDR", value);
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::clear_pod_cidr() {
  drop_field("podCIDR");
  return *this;
}

kinform::DraftList<std::string_view> NodeSpec::Draft::pod_cidrs() {
  return kinform::DraftList<std::string_view>(field_part("podCIDRs"));
}

NodeSpec::Draft& NodeSpec::Draft::clear_pod_cidrs() {
  drop_field("podCIDRs");
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::set_provider_id(std::string_view value) {
  put_field("providerID", value);
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::clear_provider_id() {
  drop_field("providerID");
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::set_unschedulable(bool value) {
  put_field("unschedulable", value);
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::clear_unschedulable() {
  drop_field("unschedulable");
  return *this;
}

kinform::DraftList<Taint::Draft> NodeSpec::Draft::taints() {
  return kinform::DraftList<Taint::Draft>(field_part("taints"));
}

NodeSpec::Draft& NodeSpec::Draft::clear_taints() {
  drop_field("taints");
  return *this;
}

NodeConfigSource::Draft NodeSpec::Draft::config_source() {
  return NodeConfigSource::Draft(field_part("configSource"));
}

NodeSpec::Draft& NodeSpec::Draft::clear_config_source() {
  drop_field("configSource");
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::set_external_id(std::string_view value) {
  put_field("externalID", value);
  return *this;
}

NodeSpec::Draft& NodeSpec::Draft::clear_external_id() {
  drop_field("externalID");
  return *this;
}

NodePodPreemptionPolicy::Draft NodeSpec::Draft::pod_preemption_policy() {
  return NodePodPreemptionPolicy::Draft(field_part("podPreemptionPolicy"));
}

NodeSpec::Draft& NodeSpec::Draft::clear_pod_preemption_policy() {
  drop_field("podPreemptionPolicy");
  return *this;
}

DaemonEndpoint::Draft NodeDaemonEndpoints::Draft::kubelet_endpoint() {
  return DaemonEndpoint::Draft(field_part("kubeletEndpoint"));
}

NodeDaemonEndpoints::Draft& NodeDaemonEndpoints::Draft::clear_kubelet_endpoint() {
  drop_field("kubeletEndpoint");
  return *this;
}

NodeSwapStatus::Draft& NodeSwapStatus::Draft::set_capacity(std::int64_t value) {
  put_field("capacity", value);
  return *this;
}

NodeSwapStatus::Draft& NodeSwapStatus::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_machine_id(std::string_view value) {
  put_field("machineID", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_machine_id() {
  drop_field("machineID");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_system_uuid(std::string_view value) {
  put_field("systemUUID", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_system_uuid() {
  drop_field("systemUUID");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_boot_id(std::string_view value) {
  put_field("bootID", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_boot_id() {
  drop_field("bootID");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_kernel_version(std::string_view value) {
  put_field("kernelVersion", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_kernel_version() {
  drop_field("kernelVersion");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_os_image(std::string_view value) {
  put_field("osImage", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_os_image() {
  drop_field("osImage");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_container_runtime_version(std::string_view value) {
  put_field("containerRuntimeVersion", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_container_runtime_version() {
  drop_field("containerRuntimeVersion");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_kubelet_version(std::string_view value) {
  put_field("kubeletVersion", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_kubelet_version() {
  drop_field("kubeletVersion");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_kube_proxy_version(std::string_view value) {
  put_field("kubeProxyVersion", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_kube_proxy_version() {
  drop_field("kubeProxyVersion");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_operating_system(std::string_view value) {
  put_field("operatingSystem", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_operating_system() {
  drop_field("operatingSystem");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_architecture(std::string_view value) {
  put_field("architecture", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_architecture() {
  drop_field("architecture");
  return *this;
}

NodeSwapStatus::Draft NodeSystemInfo::Draft::swap() {
  return NodeSwapStatus::Draft(field_part("swap"));
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_swap() {
  drop_field("swap");
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::set_running_in_user_namespace(bool value) {
  put_field("runningInUserNamespace", value);
  return *this;
}

NodeSystemInfo::Draft& NodeSystemInfo::Draft::clear_running_in_user_namespace() {
  drop_field("runningInUserNamespace");
  return *this;
}

NodeConfigSource::Draft NodeConfigStatus::Draft::assigned() {
  return NodeConfigSource::Draft(field_part("assigned"));
}

NodeConfigStatus::Draft& NodeConfigStatus::Draft::clear_assigned() {
  drop_field("assigned");
  return *this;
}

NodeConfigSource::Draft NodeConfigStatus::Draft::active() {
  return NodeConfigSource::Draft(field_part("active"));
}

NodeConfigStatus::Draft& NodeConfigStatus::Draft::clear_active() {
  drop_field("active");
  return *this;
}

NodeConfigSource::Draft NodeConfigStatus::Draft::last_known_good() {
  return NodeConfigSource::Draft(field_part("lastKnownGood"));
}

NodeConfigStatus::Draft& NodeConfigStatus::Draft::clear_last_known_good() {
  drop_field("lastKnownGood");
  return *this;
}

NodeConfigStatus::Draft& NodeConfigStatus::Draft::set_error(std::string_view value) {
  put_field("error", value);
  return *this;
}

NodeConfigStatus::Draft& NodeConfigStatus::Draft::clear_error() {
  drop_field("error");
  return *this;
}

NodeFeatures::Draft& NodeFeatures::Draft::set_supplemental_groups_policy(bool value) {
  put_field("supplementalGroupsPolicy", value);
  return *this;
}

NodeFeatures::Draft& NodeFeatures::Draft::clear_supplemental_groups_policy() {
  drop_field("supplementalGroupsPolicy");
  return *this;
}

kinform::DraftMap<kinform::Quantity> NodeStatus::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

kinform::DraftMap<kinform::Quantity> NodeStatus::Draft::allocatable() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatable"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_allocatable() {
  drop_field("allocatable");
  return *this;
}

NodeStatus::Draft& NodeStatus::Draft::set_phase(std::string_view value) {
  put_field("phase", value);
  return *this;
}

NodeStatus::Draft& NodeStatus::Draft::clear_phase() {
  drop_field("phase");
  return *this;
}

kinform::DraftList<NodeCondition::Draft> NodeStatus::Draft::conditions() {
  return kinform::DraftList<NodeCondition::Draft>(field_part("conditions"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

kinform::DraftList<NodeAddress::Draft> NodeStatus::Draft::addresses() {
  return kinform::DraftList<NodeAddress::Draft>(field_part("addresses"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_addresses() {
  drop_field("addresses");
  return *this;
}

NodeDaemonEndpoints::Draft NodeStatus::Draft::daemon_endpoints() {
  return NodeDaemonEndpoints::Draft(field_part("daemonEndpoints"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_daemon_endpoints() {
  drop_field("daemonEndpoints");
  return *this;
}

NodeSystemInfo::Draft NodeStatus::Draft::node_info() {
  return NodeSystemInfo::Draft(field_part("nodeInfo"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_node_info() {
  drop_field("nodeInfo");
  return *this;
}

kinform::DraftList<ContainerImage::Draft> NodeStatus::Draft::images() {
  return kinform::DraftList<ContainerImage::Draft>(field_part("images"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_images() {
  drop_field("images");
  return *this;
}

kinform::DraftList<std::string_view> NodeStatus::Draft::volumes_in_use() {
  return kinform::DraftList<std::string_view>(field_part("volumesInUse"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_volumes_in_use() {
  drop_field("volumesInUse");
  return *this;
}

kinform::DraftList<AttachedVolume::Draft> NodeStatus::Draft::volumes_attached() {
  return kinform::DraftList<AttachedVolume::Draft>(field_part("volumesAttached"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_volumes_attached() {
  drop_field("volumesAttached");
  return *this;
}

NodeConfigStatus::Draft NodeStatus::Draft::config() {
  return NodeConfigStatus::Draft(field_part("config"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_config() {
  drop_field("config");
  return *this;
}

kinform::DraftList<NodeRuntimeHandler::Draft> NodeStatus::Draft::runtime_handlers() {
  return kinform::DraftList<NodeRuntimeHandler::Draft>(field_part("runtimeHandlers"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_runtime_handlers() {
  drop_field("runtimeHandlers");
  return *this;
}

NodeFeatures::Draft NodeStatus::Draft::features() {
  return NodeFeatures::Draft(field_part("features"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_features() {
  drop_field("features");
  return *this;
}

kinform::DraftList<std::string_view> NodeStatus::Draft::declared_features() {
  return kinform::DraftList<std::string_view>(field_part("declaredFeatures"));
}

NodeStatus::Draft& NodeStatus::Draft::clear_declared_features() {
  drop_field("declaredFeatures");
  return *this;
}

Node::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Node"));
}

Node::Draft& Node::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Node::Draft& Node::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Node::Draft& Node::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Node::Draft& Node::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Node::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Node::Draft& Node::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

NodeSpec::Draft Node::Draft::spec() {
  return NodeSpec::Draft(field_part("spec"));
}

Node::Draft& Node::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

NodeStatus::Draft Node::Draft::status() {
  return NodeStatus::Draft(field_part("status"));
}

Node::Draft& Node::Draft::clear_status() {
  drop_field("status");
  return *this;
}

NodeAddress::Draft& NodeAddress::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

NodeAddress::Draft& NodeAddress::Draft::clear_type() {
  drop_field("type");
  return *this;
}

NodeAddress::Draft& NodeAddress::Draft::set_address(std::string_view value) {
  put_field("address", value);
  return *this;
}

NodeAddress::Draft& NodeAddress::Draft::clear_address() {
  drop_field("address");
  return *this;
}

NodeAllocatableMappedResources::Draft& NodeAllocatableMappedResources::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

NodeAllocatableMappedResources::Draft& NodeAllocatableMappedResources::Draft::clear_name() {
  drop_field("name");
  return *this;
}

NodeAllocatableMappedResources::Draft& NodeAllocatableMappedResources::Draft::set_quantity(const kinform::Quantity& value) {
  put_field("quantity", value);
  return *this;
}

NodeAllocatableMappedResources::Draft& NodeAllocatableMappedResources::Draft::clear_quantity() {
  drop_field("quantity");
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::clear_name() {
  drop_field("name");
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::set_per_pod(const kinform::Quantity& value) {
  put_field("perPod", value);
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::clear_per_pod() {
  drop_field("perPod");
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::set_per_container(const kinform::Quantity& value) {
  put_field("perContainer", value);
  return *this;
}

NodeAllocatableOverheadResources::Draft& NodeAllocatableOverheadResources::Draft::clear_per_container() {
  drop_field("perContainer");
  return *this;
}

NodeAllocatableResourceClaimStatus::Draft& NodeAllocatableResourceClaimStatus::Draft::set_resource_claim_name(std::string_view value) {
  put_field("resourceClaimName", value);
  return *this;
}

NodeAllocatableResourceClaimStatus::Draft& NodeAllocatableResourceClaimStatus::Draft::clear_resource_claim_name() {
  drop_field("resourceClaimName");
  return *this;
}

kinform::DraftList<std::string_view> NodeAllocatableResourceClaimStatus::Draft::containers() {
  return kinform::DraftList<std::string_view>(field_part("containers"));
}

NodeAllocatableResourceClaimStatus::Draft& NodeAllocatableResourceClaimStatus::Draft::clear_containers() {
  drop_field("containers");
  return *this;
}

kinform::DraftList<NodeAllocatableMappedResources::Draft> NodeAllocatableResourceClaimStatus::Draft::mapping() {
  return kinform::DraftList<NodeAllocatableMappedResources::Draft>(field_part("mapping"));
}

NodeAllocatableResourceClaimStatus::Draft& NodeAllocatableResourceClaimStatus::Draft::clear_mapping() {
  drop_field("mapping");
  return *this;
}

kinform::DraftList<NodeAllocatableOverheadResources::Draft> NodeAllocatableResourceClaimStatus::Draft::overhead() {
  return kinform::DraftList<NodeAllocatableOverheadResources::Draft>(field_part("overhead"));
}

NodeAllocatableResourceClaimStatus::Draft& NodeAllocatableResourceClaimStatus::Draft::clear_overhead() {
  drop_field("overhead");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_last_heartbeat_time(kinform::Time value) {
  put_field("lastHeartbeatTime", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_last_heartbeat_time() {
  drop_field("lastHeartbeatTime");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

NodeCondition::Draft& NodeCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

NodeList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("NodeList"));
}

NodeList::Draft& NodeList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

NodeList::Draft& NodeList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

NodeList::Draft& NodeList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

NodeList::Draft& NodeList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft NodeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

NodeList::Draft& NodeList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Node::Draft> NodeList::Draft::items() {
  return kinform::DraftList<Node::Draft>(field_part("items"));
}

NodeList::Draft& NodeList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

NodeProxyOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("NodeProxyOptions"));
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

NodeProxyOptions::Draft& NodeProxyOptions::Draft::clear_path() {
  drop_field("path");
  return *this;
}

NodeRuntimeHandlerFeatures::Draft& NodeRuntimeHandlerFeatures::Draft::set_recursive_read_only_mounts(bool value) {
  put_field("recursiveReadOnlyMounts", value);
  return *this;
}

NodeRuntimeHandlerFeatures::Draft& NodeRuntimeHandlerFeatures::Draft::clear_recursive_read_only_mounts() {
  drop_field("recursiveReadOnlyMounts");
  return *this;
}

NodeRuntimeHandlerFeatures::Draft& NodeRuntimeHandlerFeatures::Draft::set_user_namespaces(bool value) {
  put_field("userNamespaces", value);
  return *this;
}

NodeRuntimeHandlerFeatures::Draft& NodeRuntimeHandlerFeatures::Draft::clear_user_namespaces() {
  drop_field("userNamespaces");
  return *this;
}

NodeRuntimeHandler::Draft& NodeRuntimeHandler::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

NodeRuntimeHandler::Draft& NodeRuntimeHandler::Draft::clear_name() {
  drop_field("name");
  return *this;
}

NodeRuntimeHandlerFeatures::Draft NodeRuntimeHandler::Draft::features() {
  return NodeRuntimeHandlerFeatures::Draft(field_part("features"));
}

NodeRuntimeHandler::Draft& NodeRuntimeHandler::Draft::clear_features() {
  drop_field("features");
  return *this;
}

NodeSelectorRequirement::Draft& NodeSelectorRequirement::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

NodeSelectorRequirement::Draft& NodeSelectorRequirement::Draft::clear_key() {
  drop_field("key");
  return *this;
}

NodeSelectorRequirement::Draft& NodeSelectorRequirement::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

NodeSelectorRequirement::Draft& NodeSelectorRequirement::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::string_view> NodeSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

NodeSelectorRequirement::Draft& NodeSelectorRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

kinform::DraftList<NodeSelectorRequirement::Draft> NodeSelectorTerm::Draft::match_expressions() {
  return kinform::DraftList<NodeSelectorRequirement::Draft>(field_part("matchExpressions"));
}

NodeSelectorTerm::Draft& NodeSelectorTerm::Draft::clear_match_expressions() {
  drop_field("matchExpressions");
  return *this;
}

kinform::DraftList<NodeSelectorRequirement::Draft> NodeSelectorTerm::Draft::match_fields() {
  return kinform::DraftList<NodeSelectorRequirement::Draft>(field_part("matchFields"));
}

NodeSelectorTerm::Draft& NodeSelectorTerm::Draft::clear_match_fields() {
  drop_field("matchFields");
  return *this;
}

kinform::DraftList<std::string_view> RBDPersistentVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_monitors() {
  drop_field("monitors");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_image() {
  drop_field("image");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_pool(std::string_view value) {
  put_field("pool", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_user() {
  drop_field("user");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_keyring(std::string_view value) {
  put_field("keyring", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_keyring() {
  drop_field("keyring");
  return *this;
}

SecretReference::Draft RBDPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

RBDPersistentVolumeSource::Draft& RBDPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::set_volume_path(std::string_view value) {
  put_field("volumePath", value);
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::clear_volume_path() {
  drop_field("volumePath");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::set_storage_policy_name(std::string_view value) {
  put_field("storagePolicyName", value);
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::clear_storage_policy_name() {
  drop_field("storagePolicyName");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::set_storage_policy_id(std::string_view value) {
  put_field("storagePolicyID", value);
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft& VsphereVirtualDiskVolumeSource::Draft::clear_storage_policy_id() {
  drop_field("storagePolicyID");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_registry(std::string_view value) {
  put_field("registry", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_registry() {
  drop_field("registry");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_volume(std::string_view value) {
  put_field("volume", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_volume() {
  drop_field("volume");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_user() {
  drop_field("user");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_group() {
  drop_field("group");
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::set_tenant(std::string_view value) {
  put_field("tenant", value);
  return *this;
}

QuobyteVolumeSource::Draft& QuobyteVolumeSource::Draft::clear_tenant() {
  drop_field("tenant");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft& PhotonPersistentDiskVolumeSource::Draft::set_pd_id(std::string_view value) {
  put_field("pdID", value);
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft& PhotonPersistentDiskVolumeSource::Draft::clear_pd_id() {
  drop_field("pdID");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft& PhotonPersistentDiskVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft& PhotonPersistentDiskVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::set_volume_id(std::string_view value) {
  put_field("volumeID", value);
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::clear_volume_id() {
  drop_field("volumeID");
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

PortworxVolumeSource::Draft& PortworxVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_gateway(std::string_view value) {
  put_field("gateway", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_gateway() {
  drop_field("gateway");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_system(std::string_view value) {
  put_field("system", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_system() {
  drop_field("system");
  return *this;
}

SecretReference::Draft ScaleIOPersistentVolumeSource::Draft::secret_ref() {
  return SecretReference::Draft(field_part("secretRef"));
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_ssl_enabled(bool value) {
  put_field("sslEnabled", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_ssl_enabled() {
  drop_field("sslEnabled");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_protection_domain(std::string_view value) {
  put_field("protectionDomain", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_protection_domain() {
  drop_field("protectionDomain");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_storage_pool(std::string_view value) {
  put_field("storagePool", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_storage_pool() {
  drop_field("storagePool");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_storage_mode(std::string_view value) {
  put_field("storageMode", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_storage_mode() {
  drop_field("storageMode");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

ScaleIOPersistentVolumeSource::Draft& ScaleIOPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::set_volume_namespace(std::string_view value) {
  put_field("volumeNamespace", value);
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::clear_volume_namespace() {
  drop_field("volumeNamespace");
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

ObjectReference::Draft StorageOSPersistentVolumeSource::Draft::secret_ref() {
  return ObjectReference::Draft(field_part("secretRef"));
}

StorageOSPersistentVolumeSource::Draft& StorageOSPersistentVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

NodeSelector::Draft VolumeNodeAffinity::Draft::required() {
  return NodeSelector::Draft(field_part("required"));
}

VolumeNodeAffinity::Draft& VolumeNodeAffinity::Draft::clear_required() {
  drop_field("required");
  return *this;
}

kinform::DraftMap<kinform::Quantity> PersistentVolumeSpec::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft PersistentVolumeSpec::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_gce_persistent_disk() {
  drop_field("gcePersistentDisk");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft PersistentVolumeSpec::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_aws_elastic_block_store() {
  drop_field("awsElasticBlockStore");
  return *this;
}

HostPathVolumeSource::Draft PersistentVolumeSpec::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_host_path() {
  drop_field("hostPath");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::glusterfs() {
  return GlusterfsPersistentVolumeSource::Draft(field_part("glusterfs"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_glusterfs() {
  drop_field("glusterfs");
  return *this;
}

NFSVolumeSource::Draft PersistentVolumeSpec::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_nfs() {
  drop_field("nfs");
  return *this;
}

RBDPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::rbd() {
  return RBDPersistentVolumeSource::Draft(field_part("rbd"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_rbd() {
  drop_field("rbd");
  return *this;
}

ISCSIPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::iscsi() {
  return ISCSIPersistentVolumeSource::Draft(field_part("iscsi"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_iscsi() {
  drop_field("iscsi");
  return *this;
}

CinderPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::cinder() {
  return CinderPersistentVolumeSource::Draft(field_part("cinder"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_cinder() {
  drop_field("cinder");
  return *this;
}

CephFSPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::cephfs() {
  return CephFSPersistentVolumeSource::Draft(field_part("cephfs"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_cephfs() {
  drop_field("cephfs");
  return *this;
}

FCVolumeSource::Draft PersistentVolumeSpec::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_fc() {
  drop_field("fc");
  return *this;
}

FlockerVolumeSource::Draft PersistentVolumeSpec::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_flocker() {
  drop_field("flocker");
  return *this;
}

FlexPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::flex_volume() {
  return FlexPersistentVolumeSource::Draft(field_part("flexVolume"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_flex_volume() {
  drop_field("flexVolume");
  return *this;
}

AzureFilePersistentVolumeSource::Draft PersistentVolumeSpec::Draft::azure_file() {
  return AzureFilePersistentVolumeSource::Draft(field_part("azureFile"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_azure_file() {
  drop_field("azureFile");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft PersistentVolumeSpec::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_vsphere_volume() {
  drop_field("vsphereVolume");
  return *this;
}

QuobyteVolumeSource::Draft PersistentVolumeSpec::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_quobyte() {
  drop_field("quobyte");
  return *this;
}

AzureDiskVolumeSource::Draft PersistentVolumeSpec::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_azure_disk() {
  drop_field("azureDisk");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft PersistentVolumeSpec::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_photon_persistent_disk() {
  drop_field("photonPersistentDisk");
  return *this;
}

PortworxVolumeSource::Draft PersistentVolumeSpec::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_portworx_volume() {
  drop_field("portworxVolume");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::scale_io() {
  return ScaleIOPersistentVolumeSource::Draft(field_part("scaleIO"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_scale_io() {
  drop_field("scaleIO");
  return *this;
}

LocalVolumeSource::Draft PersistentVolumeSpec::Draft::local() {
  return LocalVolumeSource::Draft(field_part("local"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_local() {
  drop_field("local");
  return *this;
}

StorageOSPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::storageos() {
  return StorageOSPersistentVolumeSource::Draft(field_part("storageos"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_storageos() {
  drop_field("storageos");
  return *this;
}

CSIPersistentVolumeSource::Draft PersistentVolumeSpec::Draft::csi() {
  return CSIPersistentVolumeSource::Draft(field_part("csi"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_csi() {
  drop_field("csi");
  return *this;
}

kinform::DraftList<std::string_view> PersistentVolumeSpec::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_access_modes() {
  drop_field("accessModes");
  return *this;
}

ObjectReference::Draft PersistentVolumeSpec::Draft::claim_ref() {
  return ObjectReference::Draft(field_part("claimRef"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_claim_ref() {
  drop_field("claimRef");
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::set_persistent_volume_reclaim_policy(std::string_view value) {
  put_field("persistentVolumeReclaimPolicy", value);
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_persistent_volume_reclaim_policy() {
  drop_field("persistentVolumeReclaimPolicy");
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::set_storage_class_name(std::string_view value) {
  put_field("storageClassName", value);
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_storage_class_name() {
  drop_field("storageClassName");
  return *this;
}

kinform::DraftList<std::string_view> PersistentVolumeSpec::Draft::mount_options() {
  return kinform::DraftList<std::string_view>(field_part("mountOptions"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_mount_options() {
  drop_field("mountOptions");
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::set_volume_mode(std::string_view value) {
  put_field("volumeMode", value);
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_volume_mode() {
  drop_field("volumeMode");
  return *this;
}

VolumeNodeAffinity::Draft PersistentVolumeSpec::Draft::node_affinity() {
  return VolumeNodeAffinity::Draft(field_part("nodeAffinity"));
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_node_affinity() {
  drop_field("nodeAffinity");
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::set_volume_attributes_class_name(std::string_view value) {
  put_field("volumeAttributesClassName", value);
  return *this;
}

PersistentVolumeSpec::Draft& PersistentVolumeSpec::Draft::clear_volume_attributes_class_name() {
  drop_field("volumeAttributesClassName");
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::set_phase(std::string_view value) {
  put_field("phase", value);
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::clear_phase() {
  drop_field("phase");
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::set_last_phase_transition_time(kinform::Time value) {
  put_field("lastPhaseTransitionTime", value);
  return *this;
}

PersistentVolumeStatus::Draft& PersistentVolumeStatus::Draft::clear_last_phase_transition_time() {
  drop_field("lastPhaseTransitionTime");
  return *this;
}

PersistentVolume::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PersistentVolume"));
}

PersistentVolume::Draft& PersistentVolume::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PersistentVolume::Draft& PersistentVolume::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PersistentVolume::Draft& PersistentVolume::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PersistentVolume::Draft& PersistentVolume::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PersistentVolume::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PersistentVolume::Draft& PersistentVolume::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PersistentVolumeSpec::Draft PersistentVolume::Draft::spec() {
  return PersistentVolumeSpec::Draft(field_part("spec"));
}

PersistentVolume::Draft& PersistentVolume::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PersistentVolumeStatus::Draft PersistentVolume::Draft::status() {
  return PersistentVolumeStatus::Draft(field_part("status"));
}

PersistentVolume::Draft& PersistentVolume::Draft::clear_status() {
  drop_field("status");
  return *this;
}

kinform::DraftList<VolumeHealthCondition::Draft> VolumeHealthStatus::Draft::health_conditions() {
  return kinform::DraftList<VolumeHealthCondition::Draft>(field_part("healthConditions"));
}

VolumeHealthStatus::Draft& VolumeHealthStatus::Draft::clear_health_conditions() {
  drop_field("healthConditions");
  return *this;
}

VolumeHealthStatus::Draft& VolumeHealthStatus::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

VolumeHealthStatus::Draft& VolumeHealthStatus::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::set_phase(std::string_view value) {
  put_field("phase", value);
  return *this;
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_phase() {
  drop_field("phase");
  return *this;
}

kinform::DraftList<std::string_view> PersistentVolumeClaimStatus::Draft::access_modes() {
  return kinform::DraftList<std::string_view>(field_part("accessModes"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_access_modes() {
  drop_field("accessModes");
  return *this;
}

kinform::DraftMap<kinform::Quantity> PersistentVolumeClaimStatus::Draft::capacity() {
  return kinform::DraftMap<kinform::Quantity>(field_part("capacity"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_capacity() {
  drop_field("capacity");
  return *this;
}

kinform::DraftList<PersistentVolumeClaimCondition::Draft> PersistentVolumeClaimStatus::Draft::conditions() {
  return kinform::DraftList<PersistentVolumeClaimCondition::Draft>(field_part("conditions"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

kinform::DraftMap<kinform::Quantity> PersistentVolumeClaimStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_allocated_resources() {
  drop_field("allocatedResources");
  return *this;
}

kinform::DraftMap<std::string_view> PersistentVolumeClaimStatus::Draft::allocated_resource_statuses() {
  return kinform::DraftMap<std::string_view>(field_part("allocatedResourceStatuses"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_allocated_resource_statuses() {
  drop_field("allocatedResourceStatuses");
  return *this;
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::set_current_volume_attributes_class_name(std::string_view value) {
  put_field("currentVolumeAttributesClassName", value);
  return *this;
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_current_volume_attributes_class_name() {
  drop_field("currentVolumeAttributesClassName");
  return *this;
}

ModifyVolumeStatus::Draft PersistentVolumeClaimStatus::Draft::modify_volume_status() {
  return ModifyVolumeStatus::Draft(field_part("modifyVolumeStatus"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_modify_volume_status() {
  drop_field("modifyVolumeStatus");
  return *this;
}

VolumeHealthStatus::Draft PersistentVolumeClaimStatus::Draft::health_status() {
  return VolumeHealthStatus::Draft(field_part("healthStatus"));
}

PersistentVolumeClaimStatus::Draft& PersistentVolumeClaimStatus::Draft::clear_health_status() {
  drop_field("healthStatus");
  return *this;
}

PersistentVolumeClaim::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PersistentVolumeClaim"));
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PersistentVolumeClaim::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PersistentVolumeClaimSpec::Draft PersistentVolumeClaim::Draft::spec() {
  return PersistentVolumeClaimSpec::Draft(field_part("spec"));
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PersistentVolumeClaimStatus::Draft PersistentVolumeClaim::Draft::status() {
  return PersistentVolumeClaimStatus::Draft(field_part("status"));
}

PersistentVolumeClaim::Draft& PersistentVolumeClaim::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_last_probe_time(kinform::Time value) {
  put_field("lastProbeTime", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_last_probe_time() {
  drop_field("lastProbeTime");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PersistentVolumeClaimCondition::Draft& PersistentVolumeClaimCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PersistentVolumeClaimList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PersistentVolumeClaimList"));
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PersistentVolumeClaimList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PersistentVolumeClaim::Draft> PersistentVolumeClaimList::Draft::items() {
  return kinform::DraftList<PersistentVolumeClaim::Draft>(field_part("items"));
}

PersistentVolumeClaimList::Draft& PersistentVolumeClaimList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft& PersistentVolumeClaimVolumeSource::Draft::set_claim_name(std::string_view value) {
  put_field("claimName", value);
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft& PersistentVolumeClaimVolumeSource::Draft::clear_claim_name() {
  drop_field("claimName");
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft& PersistentVolumeClaimVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft& PersistentVolumeClaimVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

PersistentVolumeList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PersistentVolumeList"));
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PersistentVolumeList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PersistentVolume::Draft> PersistentVolumeList::Draft::items() {
  return kinform::DraftList<PersistentVolume::Draft>(field_part("items"));
}

PersistentVolumeList::Draft& PersistentVolumeList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft PersistentVolumeSource::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_gce_persistent_disk() {
  drop_field("gcePersistentDisk");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft PersistentVolumeSource::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_aws_elastic_block_store() {
  drop_field("awsElasticBlockStore");
  return *this;
}

HostPathVolumeSource::Draft PersistentVolumeSource::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_host_path() {
  drop_field("hostPath");
  return *this;
}

GlusterfsPersistentVolumeSource::Draft PersistentVolumeSource::Draft::glusterfs() {
  return GlusterfsPersistentVolumeSource::Draft(field_part("glusterfs"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_glusterfs() {
  drop_field("glusterfs");
  return *this;
}

NFSVolumeSource::Draft PersistentVolumeSource::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_nfs() {
  drop_field("nfs");
  return *this;
}

RBDPersistentVolumeSource::Draft PersistentVolumeSource::Draft::rbd() {
  return RBDPersistentVolumeSource::Draft(field_part("rbd"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_rbd() {
  drop_field("rbd");
  return *this;
}

ISCSIPersistentVolumeSource::Draft PersistentVolumeSource::Draft::iscsi() {
  return ISCSIPersistentVolumeSource::Draft(field_part("iscsi"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_iscsi() {
  drop_field("iscsi");
  return *this;
}

CinderPersistentVolumeSource::Draft PersistentVolumeSource::Draft::cinder() {
  return CinderPersistentVolumeSource::Draft(field_part("cinder"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_cinder() {
  drop_field("cinder");
  return *this;
}

CephFSPersistentVolumeSource::Draft PersistentVolumeSource::Draft::cephfs() {
  return CephFSPersistentVolumeSource::Draft(field_part("cephfs"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_cephfs() {
  drop_field("cephfs");
  return *this;
}

FCVolumeSource::Draft PersistentVolumeSource::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_fc() {
  drop_field("fc");
  return *this;
}

FlockerVolumeSource::Draft PersistentVolumeSource::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_flocker() {
  drop_field("flocker");
  return *this;
}

FlexPersistentVolumeSource::Draft PersistentVolumeSource::Draft::flex_volume() {
  return FlexPersistentVolumeSource::Draft(field_part("flexVolume"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_flex_volume() {
  drop_field("flexVolume");
  return *this;
}

AzureFilePersistentVolumeSource::Draft PersistentVolumeSource::Draft::azure_file() {
  return AzureFilePersistentVolumeSource::Draft(field_part("azureFile"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_azure_file() {
  drop_field("azureFile");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft PersistentVolumeSource::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_vsphere_volume() {
  drop_field("vsphereVolume");
  return *this;
}

QuobyteVolumeSource::Draft PersistentVolumeSource::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_quobyte() {
  drop_field("quobyte");
  return *this;
}

AzureDiskVolumeSource::Draft PersistentVolumeSource::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_azure_disk() {
  drop_field("azureDisk");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft PersistentVolumeSource::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_photon_persistent_disk() {
  drop_field("photonPersistentDisk");
  return *this;
}

PortworxVolumeSource::Draft PersistentVolumeSource::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_portworx_volume() {
  drop_field("portworxVolume");
  return *this;
}

ScaleIOPersistentVolumeSource::Draft PersistentVolumeSource::Draft::scale_io() {
  return ScaleIOPersistentVolumeSource::Draft(field_part("scaleIO"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_scale_io() {
  drop_field("scaleIO");
  return *this;
}

LocalVolumeSource::Draft PersistentVolumeSource::Draft::local() {
  return LocalVolumeSource::Draft(field_part("local"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_local() {
  drop_field("local");
  return *this;
}

StorageOSPersistentVolumeSource::Draft PersistentVolumeSource::Draft::storageos() {
  return StorageOSPersistentVolumeSource::Draft(field_part("storageos"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_storageos() {
  drop_field("storageos");
  return *this;
}

CSIPersistentVolumeSource::Draft PersistentVolumeSource::Draft::csi() {
  return CSIPersistentVolumeSource::Draft(field_part("csi"));
}

PersistentVolumeSource::Draft& PersistentVolumeSource::Draft::clear_csi() {
  drop_field("csi");
  return *this;
}

SELinuxOptions::Draft PodSecurityContext::Draft::se_linux_options() {
  return SELinuxOptions::Draft(field_part("seLinuxOptions"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_se_linux_options() {
  drop_field("seLinuxOptions");
  return *this;
}

WindowsSecurityContextOptions::Draft PodSecurityContext::Draft::windows_options() {
  return WindowsSecurityContextOptions::Draft(field_part("windowsOptions"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_windows_options() {
  drop_field("windowsOptions");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_run_as_user(std::int64_t value) {
  put_field("runAsUser", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_run_as_user() {
  drop_field("runAsUser");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_run_as_group(std::int64_t value) {
  put_field("runAsGroup", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_run_as_group() {
  drop_field("runAsGroup");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_run_as_non_root(bool value) {
  put_field("runAsNonRoot", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_run_as_non_root() {
  drop_field("runAsNonRoot");
  return *this;
}

kinform::DraftList<std::int64_t> PodSecurityContext::Draft::supplemental_groups() {
  return kinform::DraftList<std::int64_t>(field_part("supplementalGroups"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_supplemental_groups() {
  drop_field("supplementalGroups");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_supplemental_groups_policy(std::string_view value) {
  put_field("supplementalGroupsPolicy", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_supplemental_groups_policy() {
  drop_field("supplementalGroupsPolicy");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_fs_group(std::int64_t value) {
  put_field("fsGroup", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_fs_group() {
  drop_field("fsGroup");
  return *this;
}

kinform::DraftList<Sysctl::Draft> PodSecurityContext::Draft::sysctls() {
  return kinform::DraftList<Sysctl::Draft>(field_part("sysctls"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_sysctls() {
  drop_field("sysctls");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_fs_group_change_policy(std::string_view value) {
  put_field("fsGroupChangePolicy", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_fs_group_change_policy() {
  drop_field("fsGroupChangePolicy");
  return *this;
}

SeccompProfile::Draft PodSecurityContext::Draft::seccomp_profile() {
  return SeccompProfile::Draft(field_part("seccompProfile"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_seccomp_profile() {
  drop_field("seccompProfile");
  return *this;
}

AppArmorProfile::Draft PodSecurityContext::Draft::app_armor_profile() {
  return AppArmorProfile::Draft(field_part("appArmorProfile"));
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_app_armor_profile() {
  drop_field("appArmorProfile");
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::set_se_linux_change_policy(std::string_view value) {
  put_field("seLinuxChangePolicy", value);
  return *this;
}

PodSecurityContext::Draft& PodSecurityContext::Draft::clear_se_linux_change_policy() {
  drop_field("seLinuxChangePolicy");
  return *this;
}

kinform::DraftList<std::string_view> PodDNSConfig::Draft::nameservers() {
  return kinform::DraftList<std::string_view>(field_part("nameservers"));
}

PodDNSConfig::Draft& PodDNSConfig::Draft::clear_nameservers() {
  drop_field("nameservers");
  return *this;
}

kinform::DraftList<std::string_view> PodDNSConfig::Draft::searches() {
  return kinform::DraftList<std::string_view>(field_part("searches"));
}

PodDNSConfig::Draft& PodDNSConfig::Draft::clear_searches() {
  drop_field("searches");
  return *this;
}

kinform::DraftList<PodDNSConfigOption::Draft> PodDNSConfig::Draft::options() {
  return kinform::DraftList<PodDNSConfigOption::Draft>(field_part("options"));
}

PodDNSConfig::Draft& PodDNSConfig::Draft::clear_options() {
  drop_field("options");
  return *this;
}

PodOS::Draft& PodOS::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodOS::Draft& PodOS::Draft::clear_name() {
  drop_field("name");
  return *this;
}

PodSchedulingGroup::Draft& PodSchedulingGroup::Draft::set_pod_group_name(std::string_view value) {
  put_field("podGroupName", value);
  return *this;
}

PodSchedulingGroup::Draft& PodSchedulingGroup::Draft::clear_pod_group_name() {
  drop_field("podGroupName");
  return *this;
}

kinform::DraftList<Volume::Draft> PodSpec::Draft::volumes() {
  return kinform::DraftList<Volume::Draft>(field_part("volumes"));
}

PodSpec::Draft& PodSpec::Draft::clear_volumes() {
  drop_field("volumes");
  return *this;
}

kinform::DraftList<Container::Draft> PodSpec::Draft::init_containers() {
  return kinform::DraftList<Container::Draft>(field_part("initContainers"));
}

PodSpec::Draft& PodSpec::Draft::clear_init_containers() {
  drop_field("initContainers");
  return *this;
}

kinform::DraftList<Container::Draft> PodSpec::Draft::containers() {
  return kinform::DraftList<Container::Draft>(field_part("containers"));
}

PodSpec::Draft& PodSpec::Draft::clear_containers() {
  drop_field("containers");
  return *this;
}

kinform::DraftList<EphemeralContainer::Draft> PodSpec::Draft::ephemeral_containers() {
  return kinform::DraftList<EphemeralContainer::Draft>(field_part("ephemeralContainers"));
}

PodSpec::Draft& PodSpec::Draft::clear_ephemeral_containers() {
  drop_field("ephemeralContainers");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_restart_policy(std::string_view value) {
  put_field("restartPolicy", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_restart_policy() {
  drop_field("restartPolicy");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_termination_grace_period_seconds(std::int64_t value) {
  put_field("terminationGracePeriodSeconds", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_termination_grace_period_seconds() {
  drop_field("terminationGracePeriodSeconds");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_active_deadline_seconds(std::int64_t value) {
  put_field("activeDeadlineSeconds", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_active_deadline_seconds() {
  drop_field("activeDeadlineSeconds");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_dns_policy(std::string_view value) {
  put_field("dnsPolicy", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_dns_policy() {
  drop_field("dnsPolicy");
  return *this;
}

kinform::DraftMap<std::string_view> PodSpec::Draft::node_selector() {
  return kinform::DraftMap<std::string_view>(field_part("nodeSelector"));
}

PodSpec::Draft& PodSpec::Draft::clear_node_selector() {
  drop_field("nodeSelector");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_service_account_name(std::string_view value) {
  put_field("serviceAccountName", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_service_account_name() {
  drop_field("serviceAccountName");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_service_account(std::string_view value) {
  put_field("serviceAccount", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_service_account() {
  drop_field("serviceAccount");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_automount_service_account_token(bool value) {
  put_field("automountServiceAccountToken", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_automount_service_account_token() {
  drop_field("automountServiceAccountToken");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_host_network(bool value) {
  put_field("hostNetwork", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_host_network() {
  drop_field("hostNetwork");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_host_pid(bool value) {
  put_field("hostPID", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_host_pid() {
  drop_field("hostPID");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_host_ipc(bool value) {
  put_field("hostIPC", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_host_ipc() {
  drop_field("hostIPC");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_share_process_namespace(bool value) {
  put_field("shareProcessNamespace", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_share_process_namespace() {
  drop_field("shareProcessNamespace");
  return *this;
}

PodSecurityContext::Draft PodSpec::Draft::security_context() {
  return PodSecurityContext::Draft(field_part("securityContext"));
}

PodSpec::Draft& PodSpec::Draft::clear_security_context() {
  drop_field("securityContext");
  return *this;
}

kinform::DraftList<LocalObjectReference::Draft> PodSpec::Draft::image_pull_secrets() {
  return kinform::DraftList<LocalObjectReference::Draft>(field_part("imagePullSecrets"));
}

PodSpec::Draft& PodSpec::Draft::clear_image_pull_secrets() {
  drop_field("imagePullSecrets");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_hostname(std::string_view value) {
  put_field("hostname", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_hostname() {
  drop_field("hostname");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_subdomain(std::string_view value) {
  put_field("subdomain", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_subdomain() {
  drop_field("subdomain");
  return *this;
}

Affinity::Draft PodSpec::Draft::affinity() {
  return Affinity::Draft(field_part("affinity"));
}

PodSpec::Draft& PodSpec::Draft::clear_affinity() {
  drop_field("affinity");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_scheduler_name(std::string_view value) {
  put_field("schedulerName", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_scheduler_name() {
  drop_field("schedulerName");
  return *this;
}

kinform::DraftList<Toleration::Draft> PodSpec::Draft::tolerations() {
  return kinform::DraftList<Toleration::Draft>(field_part("tolerations"));
}

PodSpec::Draft& PodSpec::Draft::clear_tolerations() {
  drop_field("tolerations");
  return *this;
}

kinform::DraftList<HostAlias::Draft> PodSpec::Draft::host_aliases() {
  return kinform::DraftList<HostAlias::Draft>(field_part("hostAliases"));
}

PodSpec::Draft& PodSpec::Draft::clear_host_aliases() {
  drop_field("hostAliases");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_priority_class_name(std::string_view value) {
  put_field("priorityClassName", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_priority_class_name() {
  drop_field("priorityClassName");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_priority(std::int32_t value) {
  put_field("priority", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_priority() {
  drop_field("priority");
  return *this;
}

PodDNSConfig::Draft PodSpec::Draft::dns_config() {
  return PodDNSConfig::Draft(field_part("dnsConfig"));
}

PodSpec::Draft& PodSpec::Draft::clear_dns_config() {
  drop_field("dnsConfig");
  return *this;
}

kinform::DraftList<PodReadinessGate::Draft> PodSpec::Draft::readiness_gates() {
  return kinform::DraftList<PodReadinessGate::Draft>(field_part("readinessGates"));
}

PodSpec::Draft& PodSpec::Draft::clear_readiness_gates() {
  drop_field("readinessGates");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_runtime_class_name(std::string_view value) {
  put_field("runtimeClassName", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_runtime_class_name() {
  drop_field("runtimeClassName");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_enable_service_links(bool value) {
  put_field("enableServiceLinks", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_enable_service_links() {
  drop_field("enableServiceLinks");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_preemption_policy(std::string_view value) {
  put_field("preemptionPolicy", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_preemption_policy() {
  drop_field("preemptionPolicy");
  return *this;
}

kinform::DraftMap<kinform::Quantity> PodSpec::Draft::overhead() {
  return kinform::DraftMap<kinform::Quantity>(field_part("overhead"));
}

PodSpec::Draft& PodSpec::Draft::clear_overhead() {
  drop_field("overhead");
  return *this;
}

kinform::DraftList<TopologySpreadConstraint::Draft> PodSpec::Draft::topology_spread_constraints() {
  return kinform::DraftList<TopologySpreadConstraint::Draft>(field_part("topologySpreadConstraints"));
}

PodSpec::Draft& PodSpec::Draft::clear_topology_spread_constraints() {
  drop_field("topologySpreadConstraints");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_set_hostname_as_fqdn(bool value) {
  put_field("setHostnameAsFQDN", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_set_hostname_as_fqdn() {
  drop_field("setHostnameAsFQDN");
  return *this;
}

PodOS::Draft PodSpec::Draft::os() {
  return PodOS::Draft(field_part("os"));
}

PodSpec::Draft& PodSpec::Draft::clear_os() {
  drop_field("os");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_host_users(bool value) {
  put_field("hostUsers", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_host_users() {
  drop_field("hostUsers");
  return *this;
}

kinform::DraftList<PodSchedulingGate::Draft> PodSpec::Draft::scheduling_gates() {
  return kinform::DraftList<PodSchedulingGate::Draft>(field_part("schedulingGates"));
}

PodSpec::Draft& PodSpec::Draft::clear_scheduling_gates() {
  drop_field("schedulingGates");
  return *this;
}

kinform::DraftList<PodResourceClaim::Draft> PodSpec::Draft::resource_claims() {
  return kinform::DraftList<PodResourceClaim::Draft>(field_part("resourceClaims"));
}

PodSpec::Draft& PodSpec::Draft::clear_resource_claims() {
  drop_field("resourceClaims");
  return *this;
}

ResourceRequirements::Draft PodSpec::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

PodSpec::Draft& PodSpec::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

PodSpec::Draft& PodSpec::Draft::set_hostname_override(std::string_view value) {
  put_field("hostnameOverride", value);
  return *this;
}

PodSpec::Draft& PodSpec::Draft::clear_hostname_override() {
  drop_field("hostnameOverride");
  return *this;
}

PodSchedulingGroup::Draft PodSpec::Draft::scheduling_group() {
  return PodSchedulingGroup::Draft(field_part("schedulingGroup"));
}

PodSpec::Draft& PodSpec::Draft::clear_scheduling_group() {
  drop_field("schedulingGroup");
  return *this;
}

kinform::DraftList<EvictionResponder::Draft> PodSpec::Draft::eviction_responders() {
  return kinform::DraftList<EvictionResponder::Draft>(field_part("evictionResponders"));
}

PodSpec::Draft& PodSpec::Draft::clear_eviction_responders() {
  drop_field("evictionResponders");
  return *this;
}

kinform::DraftList<ContainerExtendedResourceRequest::Draft> PodExtendedResourceClaimStatus::Draft::request_mappings() {
  return kinform::DraftList<ContainerExtendedResourceRequest::Draft>(field_part("requestMappings"));
}

PodExtendedResourceClaimStatus::Draft& PodExtendedResourceClaimStatus::Draft::clear_request_mappings() {
  drop_field("requestMappings");
  return *this;
}

PodExtendedResourceClaimStatus::Draft& PodExtendedResourceClaimStatus::Draft::set_resource_claim_name(std::string_view value) {
  put_field("resourceClaimName", value);
  return *this;
}

PodExtendedResourceClaimStatus::Draft& PodExtendedResourceClaimStatus::Draft::clear_resource_claim_name() {
  drop_field("resourceClaimName");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_phase(std::string_view value) {
  put_field("phase", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_phase() {
  drop_field("phase");
  return *this;
}

kinform::DraftList<PodCondition::Draft> PodStatus::Draft::conditions() {
  return kinform::DraftList<PodCondition::Draft>(field_part("conditions"));
}

PodStatus::Draft& PodStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_nominated_node_name(std::string_view value) {
  put_field("nominatedNodeName", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_nominated_node_name() {
  drop_field("nominatedNodeName");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_host_ip(std::string_view value) {
  put_field("hostIP", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_host_ip() {
  drop_field("hostIP");
  return *this;
}

kinform::DraftList<HostIP::Draft> PodStatus::Draft::host_ips() {
  return kinform::DraftList<HostIP::Draft>(field_part("hostIPs"));
}

PodStatus::Draft& PodStatus::Draft::clear_host_ips() {
  drop_field("hostIPs");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_pod_ip(std::string_view value) {
  put_field("podIP", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_pod_ip() {
  drop_field("podIP");
  return *this;
}

kinform::DraftList<PodIP::Draft> PodStatus::Draft::pod_ips() {
  return kinform::DraftList<PodIP::Draft>(field_part("podIPs"));
}

PodStatus::Draft& PodStatus::Draft::clear_pod_ips() {
  drop_field("podIPs");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_start_time(kinform::Time value) {
  put_field("startTime", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_start_time() {
  drop_field("startTime");
  return *this;
}

kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::init_container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("initContainerStatuses"));
}

PodStatus::Draft& PodStatus::Draft::clear_init_container_statuses() {
  drop_field("initContainerStatuses");
  return *this;
}

kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("containerStatuses"));
}

PodStatus::Draft& PodStatus::Draft::clear_container_statuses() {
  drop_field("containerStatuses");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_qos_class(std::string_view value) {
  put_field("qosClass", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_qos_class() {
  drop_field("qosClass");
  return *this;
}

kinform::DraftList<ContainerStatus::Draft> PodStatus::Draft::ephemeral_container_statuses() {
  return kinform::DraftList<ContainerStatus::Draft>(field_part("ephemeralContainerStatuses"));
}

PodStatus::Draft& PodStatus::Draft::clear_ephemeral_container_statuses() {
  drop_field("ephemeralContainerStatuses");
  return *this;
}

PodStatus::Draft& PodStatus::Draft::set_resize(std::string_view value) {
  put_field("resize", value);
  return *this;
}

PodStatus::Draft& PodStatus::Draft::clear_resize() {
  drop_field("resize");
  return *this;
}

kinform::DraftList<PodResourceClaimStatus::Draft> PodStatus::Draft::resource_claim_statuses() {
  return kinform::DraftList<PodResourceClaimStatus::Draft>(field_part("resourceClaimStatuses"));
}

PodStatus::Draft& PodStatus::Draft::clear_resource_claim_statuses() {
  drop_field("resourceClaimStatuses");
  return *this;
}

PodExtendedResourceClaimStatus::Draft PodStatus::Draft::extended_resource_claim_status() {
  return PodExtendedResourceClaimStatus::Draft(field_part("extendedResourceClaimStatus"));
}

PodStatus::Draft& PodStatus::Draft::clear_extended_resource_claim_status() {
  drop_field("extendedResourceClaimStatus");
  return *this;
}

kinform::DraftMap<kinform::Quantity> PodStatus::Draft::allocated_resources() {
  return kinform::DraftMap<kinform::Quantity>(field_part("allocatedResources"));
}

PodStatus::Draft& PodStatus::Draft::clear_allocated_resources() {
  drop_field("allocatedResources");
  return *this;
}

ResourceRequirements::Draft PodStatus::Draft::resources() {
  return ResourceRequirements::Draft(field_part("resources"));
}

PodStatus::Draft& PodStatus::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft> PodStatus::Draft::node_allocatable_resource_claim_statuses() {
  return kinform::DraftList<NodeAllocatableResourceClaimStatus::Draft>(field_part("nodeAllocatableResourceClaimStatuses"));
}

PodStatus::Draft& PodStatus::Draft::clear_node_allocatable_resource_claim_statuses() {
  drop_field("nodeAllocatableResourceClaimStatuses");
  return *this;
}

kinform::DraftList<PodVolumeHealth::Draft> PodStatus::Draft::volume_health() {
  return kinform::DraftList<PodVolumeHealth::Draft>(field_part("volumeHealth"));
}

PodStatus::Draft& PodStatus::Draft::clear_volume_health() {
  drop_field("volumeHealth");
  return *this;
}

Pod::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Pod"));
}

Pod::Draft& Pod::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Pod::Draft& Pod::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Pod::Draft& Pod::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Pod::Draft& Pod::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Pod::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Pod::Draft& Pod::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PodSpec::Draft Pod::Draft::spec() {
  return PodSpec::Draft(field_part("spec"));
}

Pod::Draft& Pod::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PodStatus::Draft Pod::Draft::status() {
  return PodStatus::Draft(field_part("status"));
}

Pod::Draft& Pod::Draft::clear_status() {
  drop_field("status");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PodAffinityTerm::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_label_selector() {
  drop_field("labelSelector");
  return *this;
}

kinform::DraftList<std::string_view> PodAffinityTerm::Draft::namespaces() {
  return kinform::DraftList<std::string_view>(field_part("namespaces"));
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_namespaces() {
  drop_field("namespaces");
  return *this;
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::set_topology_key(std::string_view value) {
  put_field("topologyKey", value);
  return *this;
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_topology_key() {
  drop_field("topologyKey");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PodAffinityTerm::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_namespace_selector() {
  drop_field("namespaceSelector");
  return *this;
}

kinform::DraftList<std::string_view> PodAffinityTerm::Draft::match_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("matchLabelKeys"));
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_match_label_keys() {
  drop_field("matchLabelKeys");
  return *this;
}

kinform::DraftList<std::string_view> PodAffinityTerm::Draft::mismatch_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("mismatchLabelKeys"));
}

PodAffinityTerm::Draft& PodAffinityTerm::Draft::clear_mismatch_label_keys() {
  drop_field("mismatchLabelKeys");
  return *this;
}

PodAttachOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodAttachOptions"));
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_stdin(bool value) {
  put_field("stdin", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_stdin() {
  drop_field("stdin");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_stdout(bool value) {
  put_field("stdout", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_stdout() {
  drop_field("stdout");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_stderr(bool value) {
  put_field("stderr", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_stderr() {
  drop_field("stderr");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_tty(bool value) {
  put_field("tty", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_tty() {
  drop_field("tty");
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::set_container(std::string_view value) {
  put_field("container", value);
  return *this;
}

PodAttachOptions::Draft& PodAttachOptions::Draft::clear_container() {
  drop_field("container");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_signer_name(std::string_view value) {
  put_field("signerName", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_signer_name() {
  drop_field("signerName");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_key_type(std::string_view value) {
  put_field("keyType", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_key_type() {
  drop_field("keyType");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_max_expiration_seconds(std::int32_t value) {
  put_field("maxExpirationSeconds", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_max_expiration_seconds() {
  drop_field("maxExpirationSeconds");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_credential_bundle_path(std::string_view value) {
  put_field("credentialBundlePath", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_credential_bundle_path() {
  drop_field("credentialBundlePath");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_key_path(std::string_view value) {
  put_field("keyPath", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_key_path() {
  drop_field("keyPath");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_certificate_chain_path(std::string_view value) {
  put_field("certificateChainPath", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_certificate_chain_path() {
  drop_field("certificateChainPath");
  return *this;
}

kinform::DraftMap<std::string_view> PodCertificateProjection::Draft::user_annotations() {
  return kinform::DraftMap<std::string_view>(field_part("userAnnotations"));
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_user_annotations() {
  drop_field("userAnnotations");
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::set_user(std::int64_t value) {
  put_field("user", value);
  return *this;
}

PodCertificateProjection::Draft& PodCertificateProjection::Draft::clear_user() {
  drop_field("user");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_last_probe_time(kinform::Time value) {
  put_field("lastProbeTime", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_last_probe_time() {
  drop_field("lastProbeTime");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PodCondition::Draft& PodCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PodCondition::Draft& PodCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PodDNSConfigOption::Draft& PodDNSConfigOption::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodDNSConfigOption::Draft& PodDNSConfigOption::Draft::clear_name() {
  drop_field("name");
  return *this;
}

PodDNSConfigOption::Draft& PodDNSConfigOption::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

PodDNSConfigOption::Draft& PodDNSConfigOption::Draft::clear_value() {
  drop_field("value");
  return *this;
}

PodExecOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodExecOptions"));
}

PodExecOptions::Draft& PodExecOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_stdin(bool value) {
  put_field("stdin", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_stdin() {
  drop_field("stdin");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_stdout(bool value) {
  put_field("stdout", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_stdout() {
  drop_field("stdout");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_stderr(bool value) {
  put_field("stderr", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_stderr() {
  drop_field("stderr");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_tty(bool value) {
  put_field("tty", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_tty() {
  drop_field("tty");
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::set_container(std::string_view value) {
  put_field("container", value);
  return *this;
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_container() {
  drop_field("container");
  return *this;
}

kinform::DraftList<std::string_view> PodExecOptions::Draft::command() {
  return kinform::DraftList<std::string_view>(field_part("command"));
}

PodExecOptions::Draft& PodExecOptions::Draft::clear_command() {
  drop_field("command");
  return *this;
}

PodIP::Draft& PodIP::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

PodIP::Draft& PodIP::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

PodList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodList"));
}

PodList::Draft& PodList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodList::Draft& PodList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodList::Draft& PodList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodList::Draft& PodList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PodList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PodList::Draft& PodList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Pod::Draft> PodList::Draft::items() {
  return kinform::DraftList<Pod::Draft>(field_part("items"));
}

PodList::Draft& PodList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PodLogOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodLogOptions"));
}

PodLogOptions::Draft& PodLogOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_container(std::string_view value) {
  put_field("container", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_container() {
  drop_field("container");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_follow(bool value) {
  put_field("follow", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_follow() {
  drop_field("follow");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_previous(bool value) {
  put_field("previous", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_previous() {
  drop_field("previous");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_since_seconds(std::int64_t value) {
  put_field("sinceSeconds", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_since_seconds() {
  drop_field("sinceSeconds");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_since_time(kinform::Time value) {
  put_field("sinceTime", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_since_time() {
  drop_field("sinceTime");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_timestamps(bool value) {
  put_field("timestamps", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_timestamps() {
  drop_field("timestamps");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_tail_lines(std::int64_t value) {
  put_field("tailLines", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_tail_lines() {
  drop_field("tailLines");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_limit_bytes(std::int64_t value) {
  put_field("limitBytes", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_limit_bytes() {
  drop_field("limitBytes");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_insecure_skip_tls_verify_backend(bool value) {
  put_field("insecureSkipTLSVerifyBackend", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_insecure_skip_tls_verify_backend() {
  drop_field("insecureSkipTLSVerifyBackend");
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::set_stream(std::string_view value) {
  put_field("stream", value);
  return *this;
}

PodLogOptions::Draft& PodLogOptions::Draft::clear_stream() {
  drop_field("stream");
  return *this;
}

PodPortForwardOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodPortForwardOptions"));
}

PodPortForwardOptions::Draft& PodPortForwardOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodPortForwardOptions::Draft& PodPortForwardOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodPortForwardOptions::Draft& PodPortForwardOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodPortForwardOptions::Draft& PodPortForwardOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::DraftList<std::int32_t> PodPortForwardOptions::Draft::ports() {
  return kinform::DraftList<std::int32_t>(field_part("ports"));
}

PodPortForwardOptions::Draft& PodPortForwardOptions::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

PodProxyOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodProxyOptions"));
}

PodProxyOptions::Draft& PodProxyOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodProxyOptions::Draft& PodProxyOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodProxyOptions::Draft& PodProxyOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodProxyOptions::Draft& PodProxyOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

PodProxyOptions::Draft& PodProxyOptions::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

PodProxyOptions::Draft& PodProxyOptions::Draft::clear_path() {
  drop_field("path");
  return *this;
}

PodReadinessGate::Draft& PodReadinessGate::Draft::set_condition_type(std::string_view value) {
  put_field("conditionType", value);
  return *this;
}

PodReadinessGate::Draft& PodReadinessGate::Draft::clear_condition_type() {
  drop_field("conditionType");
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::clear_name() {
  drop_field("name");
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::set_resource_claim_name(std::string_view value) {
  put_field("resourceClaimName", value);
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::clear_resource_claim_name() {
  drop_field("resourceClaimName");
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::set_resource_claim_template_name(std::string_view value) {
  put_field("resourceClaimTemplateName", value);
  return *this;
}

PodResourceClaim::Draft& PodResourceClaim::Draft::clear_resource_claim_template_name() {
  drop_field("resourceClaimTemplateName");
  return *this;
}

PodResourceClaimStatus::Draft& PodResourceClaimStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodResourceClaimStatus::Draft& PodResourceClaimStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

PodResourceClaimStatus::Draft& PodResourceClaimStatus::Draft::set_resource_claim_name(std::string_view value) {
  put_field("resourceClaimName", value);
  return *this;
}

PodResourceClaimStatus::Draft& PodResourceClaimStatus::Draft::clear_resource_claim_name() {
  drop_field("resourceClaimName");
  return *this;
}

PodSchedulingGate::Draft& PodSchedulingGate::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodSchedulingGate::Draft& PodSchedulingGate::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::meta::v1::OwnerReference::Draft PodSignature::Draft::pod_controller() {
  return kinform::meta::v1::OwnerReference::Draft(field_part("podController"));
}

PodSignature::Draft& PodSignature::Draft::clear_pod_controller() {
  drop_field("podController");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PodTemplateSpec::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PodTemplateSpec::Draft& PodTemplateSpec::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PodSpec::Draft PodTemplateSpec::Draft::spec() {
  return PodSpec::Draft(field_part("spec"));
}

PodTemplateSpec::Draft& PodTemplateSpec::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PodTemplate::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodTemplate"));
}

PodTemplate::Draft& PodTemplate::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodTemplate::Draft& PodTemplate::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodTemplate::Draft& PodTemplate::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodTemplate::Draft& PodTemplate::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PodTemplate::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PodTemplate::Draft& PodTemplate::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PodTemplateSpec::Draft PodTemplate::Draft::template_() {
  return PodTemplateSpec::Draft(field_part("template"));
}

PodTemplate::Draft& PodTemplate::Draft::clear_template() {
  drop_field("template");
  return *this;
}

PodTemplateList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("PodTemplateList"));
}

PodTemplateList::Draft& PodTemplateList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodTemplateList::Draft& PodTemplateList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodTemplateList::Draft& PodTemplateList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodTemplateList::Draft& PodTemplateList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PodTemplateList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PodTemplateList::Draft& PodTemplateList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PodTemplate::Draft> PodTemplateList::Draft::items() {
  return kinform::DraftList<PodTemplate::Draft>(field_part("items"));
}

PodTemplateList::Draft& PodTemplateList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PodVolumeHealth::Draft& PodVolumeHealth::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PodVolumeHealth::Draft& PodVolumeHealth::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<VolumeHealthCondition::Draft> PodVolumeHealth::Draft::health_conditions() {
  return kinform::DraftList<VolumeHealthCondition::Draft>(field_part("healthConditions"));
}

PodVolumeHealth::Draft& PodVolumeHealth::Draft::clear_health_conditions() {
  drop_field("healthConditions");
  return *this;
}

PodVolumeHealth::Draft& PodVolumeHealth::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

PodVolumeHealth::Draft& PodVolumeHealth::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

PortStatus::Draft& PortStatus::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

PortStatus::Draft& PortStatus::Draft::clear_port() {
  drop_field("port");
  return *this;
}

PortStatus::Draft& PortStatus::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

PortStatus::Draft& PortStatus::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

PortStatus::Draft& PortStatus::Draft::set_error(std::string_view value) {
  put_field("error", value);
  return *this;
}

PortStatus::Draft& PortStatus::Draft::clear_error() {
  drop_field("error");
  return *this;
}

Preconditions::Draft& Preconditions::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

Preconditions::Draft& Preconditions::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

PodSignature::Draft PreferAvoidPodsEntry::Draft::pod_signature() {
  return PodSignature::Draft(field_part("podSignature"));
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::clear_pod_signature() {
  drop_field("podSignature");
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::set_eviction_time(kinform::Time value) {
  put_field("evictionTime", value);
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::clear_eviction_time() {
  drop_field("evictionTime");
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PreferAvoidPodsEntry::Draft& PreferAvoidPodsEntry::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PreferredSchedulingTerm::Draft& PreferredSchedulingTerm::Draft::set_weight(std::int32_t value) {
  put_field("weight", value);
  return *this;
}

PreferredSchedulingTerm::Draft& PreferredSchedulingTerm::Draft::clear_weight() {
  drop_field("weight");
  return *this;
}

NodeSelectorTerm::Draft PreferredSchedulingTerm::Draft::preference() {
  return NodeSelectorTerm::Draft(field_part("preference"));
}

PreferredSchedulingTerm::Draft& PreferredSchedulingTerm::Draft::clear_preference() {
  drop_field("preference");
  return *this;
}

ExecAction::Draft ProbeHandler::Draft::exec() {
  return ExecAction::Draft(field_part("exec"));
}

ProbeHandler::Draft& ProbeHandler::Draft::clear_exec() {
  drop_field("exec");
  return *this;
}

HTTPGetAction::Draft ProbeHandler::Draft::http_get() {
  return HTTPGetAction::Draft(field_part("httpGet"));
}

ProbeHandler::Draft& ProbeHandler::Draft::clear_http_get() {
  drop_field("httpGet");
  return *this;
}

TCPSocketAction::Draft ProbeHandler::Draft::tcp_socket() {
  return TCPSocketAction::Draft(field_part("tcpSocket"));
}

ProbeHandler::Draft& ProbeHandler::Draft::clear_tcp_socket() {
  drop_field("tcpSocket");
  return *this;
}

GRPCAction::Draft ProbeHandler::Draft::grpc() {
  return GRPCAction::Draft(field_part("grpc"));
}

ProbeHandler::Draft& ProbeHandler::Draft::clear_grpc() {
  drop_field("grpc");
  return *this;
}

kinform::DraftList<VolumeProjection::Draft> ProjectedVolumeSource::Draft::sources() {
  return kinform::DraftList<VolumeProjection::Draft>(field_part("sources"));
}

ProjectedVolumeSource::Draft& ProjectedVolumeSource::Draft::clear_sources() {
  drop_field("sources");
  return *this;
}

ProjectedVolumeSource::Draft& ProjectedVolumeSource::Draft::set_default_mode(std::int32_t value) {
  put_field("defaultMode", value);
  return *this;
}

ProjectedVolumeSource::Draft& ProjectedVolumeSource::Draft::clear_default_mode() {
  drop_field("defaultMode");
  return *this;
}

ProjectedVolumeSource::Draft& ProjectedVolumeSource::Draft::set_default_user(std::int64_t value) {
  put_field("defaultUser", value);
  return *this;
}

ProjectedVolumeSource::Draft& ProjectedVolumeSource::Draft::clear_default_user() {
  drop_field("defaultUser");
  return *this;
}

kinform::DraftList<std::string_view> RBDVolumeSource::Draft::monitors() {
  return kinform::DraftList<std::string_view>(field_part("monitors"));
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_monitors() {
  drop_field("monitors");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_image(std::string_view value) {
  put_field("image", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_image() {
  drop_field("image");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_pool(std::string_view value) {
  put_field("pool", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_pool() {
  drop_field("pool");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_user() {
  drop_field("user");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_keyring(std::string_view value) {
  put_field("keyring", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_keyring() {
  drop_field("keyring");
  return *this;
}

LocalObjectReference::Draft RBDVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

RBDVolumeSource::Draft& RBDVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

RangeAllocation::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("RangeAllocation"));
}

RangeAllocation::Draft& RangeAllocation::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft RangeAllocation::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

RangeAllocation::Draft& RangeAllocation::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::set_range(std::string_view value) {
  put_field("range", value);
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::clear_range() {
  drop_field("range");
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::set_data(const kinform::DraftBytes& value) {
  put_field("data", value);
  return *this;
}

RangeAllocation::Draft& RangeAllocation::Draft::clear_data() {
  drop_field("data");
  return *this;
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::set_min_ready_seconds(std::int32_t value) {
  put_field("minReadySeconds", value);
  return *this;
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::clear_min_ready_seconds() {
  drop_field("minReadySeconds");
  return *this;
}

kinform::DraftMap<std::string_view> ReplicationControllerSpec::Draft::selector() {
  return kinform::DraftMap<std::string_view>(field_part("selector"));
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

PodTemplateSpec::Draft ReplicationControllerSpec::Draft::template_() {
  return PodTemplateSpec::Draft(field_part("template"));
}

ReplicationControllerSpec::Draft& ReplicationControllerSpec::Draft::clear_template() {
  drop_field("template");
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::set_fully_labeled_replicas(std::int32_t value) {
  put_field("fullyLabeledReplicas", value);
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_fully_labeled_replicas() {
  drop_field("fullyLabeledReplicas");
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::set_ready_replicas(std::int32_t value) {
  put_field("readyReplicas", value);
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_ready_replicas() {
  drop_field("readyReplicas");
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::set_available_replicas(std::int32_t value) {
  put_field("availableReplicas", value);
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_available_replicas() {
  drop_field("availableReplicas");
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

kinform::DraftList<ReplicationControllerCondition::Draft> ReplicationControllerStatus::Draft::conditions() {
  return kinform::DraftList<ReplicationControllerCondition::Draft>(field_part("conditions"));
}

ReplicationControllerStatus::Draft& ReplicationControllerStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

ReplicationController::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ReplicationController"));
}

ReplicationController::Draft& ReplicationController::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ReplicationController::Draft& ReplicationController::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ReplicationController::Draft& ReplicationController::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ReplicationController::Draft& ReplicationController::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ReplicationController::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ReplicationController::Draft& ReplicationController::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ReplicationControllerSpec::Draft ReplicationController::Draft::spec() {
  return ReplicationControllerSpec::Draft(field_part("spec"));
}

ReplicationController::Draft& ReplicationController::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ReplicationControllerStatus::Draft ReplicationController::Draft::status() {
  return ReplicationControllerStatus::Draft(field_part("status"));
}

ReplicationController::Draft& ReplicationController::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ReplicationControllerCondition::Draft& ReplicationControllerCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ReplicationControllerList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ReplicationControllerList"));
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ReplicationControllerList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ReplicationController::Draft> ReplicationControllerList::Draft::items() {
  return kinform::DraftList<ReplicationController::Draft>(field_part("items"));
}

ReplicationControllerList::Draft& ReplicationControllerList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::set_request(std::string_view value) {
  put_field("request", value);
  return *this;
}

ResourceClaim::Draft& ResourceClaim::Draft::clear_request() {
  drop_field("request");
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::set_resource_id(std::string_view value) {
  put_field("resourceID", value);
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::clear_resource_id() {
  drop_field("resourceID");
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::set_health(std::string_view value) {
  put_field("health", value);
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::clear_health() {
  drop_field("health");
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ResourceHealth::Draft& ResourceHealth::Draft::clear_message() {
  drop_field("message");
  return *this;
}

kinform::DraftList<ScopedResourceSelectorRequirement::Draft> ScopeSelector::Draft::match_expressions() {
  return kinform::DraftList<ScopedResourceSelectorRequirement::Draft>(field_part("matchExpressions"));
}

ScopeSelector::Draft& ScopeSelector::Draft::clear_match_expressions() {
  drop_field("matchExpressions");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ResourceQuotaSpec::Draft::hard() {
  return kinform::DraftMap<kinform::Quantity>(field_part("hard"));
}

ResourceQuotaSpec::Draft& ResourceQuotaSpec::Draft::clear_hard() {
  drop_field("hard");
  return *this;
}

kinform::DraftList<std::string_view> ResourceQuotaSpec::Draft::scopes() {
  return kinform::DraftList<std::string_view>(field_part("scopes"));
}

ResourceQuotaSpec::Draft& ResourceQuotaSpec::Draft::clear_scopes() {
  drop_field("scopes");
  return *this;
}

ScopeSelector::Draft ResourceQuotaSpec::Draft::scope_selector() {
  return ScopeSelector::Draft(field_part("scopeSelector"));
}

ResourceQuotaSpec::Draft& ResourceQuotaSpec::Draft::clear_scope_selector() {
  drop_field("scopeSelector");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ResourceQuotaStatus::Draft::hard() {
  return kinform::DraftMap<kinform::Quantity>(field_part("hard"));
}

ResourceQuotaStatus::Draft& ResourceQuotaStatus::Draft::clear_hard() {
  drop_field("hard");
  return *this;
}

kinform::DraftMap<kinform::Quantity> ResourceQuotaStatus::Draft::used() {
  return kinform::DraftMap<kinform::Quantity>(field_part("used"));
}

ResourceQuotaStatus::Draft& ResourceQuotaStatus::Draft::clear_used() {
  drop_field("used");
  return *this;
}

ResourceQuota::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ResourceQuota"));
}

ResourceQuota::Draft& ResourceQuota::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceQuota::Draft& ResourceQuota::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceQuota::Draft& ResourceQuota::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceQuota::Draft& ResourceQuota::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ResourceQuota::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ResourceQuota::Draft& ResourceQuota::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ResourceQuotaSpec::Draft ResourceQuota::Draft::spec() {
  return ResourceQuotaSpec::Draft(field_part("spec"));
}

ResourceQuota::Draft& ResourceQuota::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ResourceQuotaStatus::Draft ResourceQuota::Draft::status() {
  return ResourceQuotaStatus::Draft(field_part("status"));
}

ResourceQuota::Draft& ResourceQuota::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ResourceQuotaList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ResourceQuotaList"));
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ResourceQuotaList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ResourceQuota::Draft> ResourceQuotaList::Draft::items() {
  return kinform::DraftList<ResourceQuota::Draft>(field_part("items"));
}

ResourceQuotaList::Draft& ResourceQuotaList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ResourceStatus::Draft& ResourceStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceStatus::Draft& ResourceStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<ResourceHealth::Draft> ResourceStatus::Draft::resources() {
  return kinform::DraftList<ResourceHealth::Draft>(field_part("resources"));
}

ResourceStatus::Draft& ResourceStatus::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_gateway(std::string_view value) {
  put_field("gateway", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_gateway() {
  drop_field("gateway");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_system(std::string_view value) {
  put_field("system", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_system() {
  drop_field("system");
  return *this;
}

LocalObjectReference::Draft ScaleIOVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_ssl_enabled(bool value) {
  put_field("sslEnabled", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_ssl_enabled() {
  drop_field("sslEnabled");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_protection_domain(std::string_view value) {
  put_field("protectionDomain", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_protection_domain() {
  drop_field("protectionDomain");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_storage_pool(std::string_view value) {
  put_field("storagePool", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_storage_pool() {
  drop_field("storagePool");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_storage_mode(std::string_view value) {
  put_field("storageMode", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_storage_mode() {
  drop_field("storageMode");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

ScaleIOVolumeSource::Draft& ScaleIOVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

ScopedResourceSelectorRequirement::Draft& ScopedResourceSelectorRequirement::Draft::set_scope_name(std::string_view value) {
  put_field("scopeName", value);
  return *this;
}

ScopedResourceSelectorRequirement::Draft& ScopedResourceSelectorRequirement::Draft::clear_scope_name() {
  drop_field("scopeName");
  return *this;
}

ScopedResourceSelectorRequirement::Draft& ScopedResourceSelectorRequirement::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

ScopedResourceSelectorRequirement::Draft& ScopedResourceSelectorRequirement::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

kinform::DraftList<std::string_view> ScopedResourceSelectorRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

ScopedResourceSelectorRequirement::Draft& ScopedResourceSelectorRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

Secret::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Secret"));
}

Secret::Draft& Secret::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Secret::Draft& Secret::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Secret::Draft& Secret::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Secret::Draft& Secret::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Secret::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Secret::Draft& Secret::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

Secret::Draft& Secret::Draft::set_immutable(bool value) {
  put_field("immutable", value);
  return *this;
}

Secret::Draft& Secret::Draft::clear_immutable() {
  drop_field("immutable");
  return *this;
}

kinform::DraftMap<kinform::DraftBytes> Secret::Draft::data() {
  return kinform::DraftMap<kinform::DraftBytes>(field_part("data"));
}

Secret::Draft& Secret::Draft::clear_data() {
  drop_field("data");
  return *this;
}

kinform::DraftMap<std::string_view> Secret::Draft::string_data() {
  return kinform::DraftMap<std::string_view>(field_part("stringData"));
}

Secret::Draft& Secret::Draft::clear_string_data() {
  drop_field("stringData");
  return *this;
}

Secret::Draft& Secret::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

Secret::Draft& Secret::Draft::clear_type() {
  drop_field("type");
  return *this;
}

SecretList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("SecretList"));
}

SecretList::Draft& SecretList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SecretList::Draft& SecretList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SecretList::Draft& SecretList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SecretList::Draft& SecretList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft SecretList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

SecretList::Draft& SecretList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Secret::Draft> SecretList::Draft::items() {
  return kinform::DraftList<Secret::Draft>(field_part("items"));
}

SecretList::Draft& SecretList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

SecretProjection::Draft& SecretProjection::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

SecretProjection::Draft& SecretProjection::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::DraftList<KeyToPath::Draft> SecretProjection::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

SecretProjection::Draft& SecretProjection::Draft::clear_items() {
  drop_field("items");
  return *this;
}

SecretProjection::Draft& SecretProjection::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

SecretProjection::Draft& SecretProjection::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::set_secret_name(std::string_view value) {
  put_field("secretName", value);
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::clear_secret_name() {
  drop_field("secretName");
  return *this;
}

kinform::DraftList<KeyToPath::Draft> SecretVolumeSource::Draft::items() {
  return kinform::DraftList<KeyToPath::Draft>(field_part("items"));
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::clear_items() {
  drop_field("items");
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::set_default_mode(std::int32_t value) {
  put_field("defaultMode", value);
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::clear_default_mode() {
  drop_field("defaultMode");
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::set_optional(bool value) {
  put_field("optional", value);
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::clear_optional() {
  drop_field("optional");
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::set_default_user(std::int64_t value) {
  put_field("defaultUser", value);
  return *this;
}

SecretVolumeSource::Draft& SecretVolumeSource::Draft::clear_default_user() {
  drop_field("defaultUser");
  return *this;
}

SerializedReference::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("SerializedReference"));
}

SerializedReference::Draft& SerializedReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SerializedReference::Draft& SerializedReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SerializedReference::Draft& SerializedReference::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SerializedReference::Draft& SerializedReference::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ObjectReference::Draft SerializedReference::Draft::reference() {
  return ObjectReference::Draft(field_part("reference"));
}

SerializedReference::Draft& SerializedReference::Draft::clear_reference() {
  drop_field("reference");
  return *this;
}

ClientIPConfig::Draft SessionAffinityConfig::Draft::client_ip() {
  return ClientIPConfig::Draft(field_part("clientIP"));
}

SessionAffinityConfig::Draft& SessionAffinityConfig::Draft::clear_client_ip() {
  drop_field("clientIP");
  return *this;
}

kinform::DraftList<ServicePort::Draft> ServiceSpec::Draft::ports() {
  return kinform::DraftList<ServicePort::Draft>(field_part("ports"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftMap<std::string_view> ServiceSpec::Draft::selector() {
  return kinform::DraftMap<std::string_view>(field_part("selector"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_cluster_ip(std::string_view value) {
  put_field("clusterIP", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_cluster_ip() {
  drop_field("clusterIP");
  return *this;
}

kinform::DraftList<std::string_view> ServiceSpec::Draft::cluster_ips() {
  return kinform::DraftList<std::string_view>(field_part("clusterIPs"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_cluster_ips() {
  drop_field("clusterIPs");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_type() {
  drop_field("type");
  return *this;
}

kinform::DraftList<std::string_view> ServiceSpec::Draft::external_ips() {
  return kinform::DraftList<std::string_view>(field_part("externalIPs"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_external_ips() {
  drop_field("externalIPs");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_session_affinity(std::string_view value) {
  put_field("sessionAffinity", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_session_affinity() {
  drop_field("sessionAffinity");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_load_balancer_ip(std::string_view value) {
  put_field("loadBalancerIP", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_load_balancer_ip() {
  drop_field("loadBalancerIP");
  return *this;
}

kinform::DraftList<std::string_view> ServiceSpec::Draft::load_balancer_source_ranges() {
  return kinform::DraftList<std::string_view>(field_part("loadBalancerSourceRanges"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_load_balancer_source_ranges() {
  drop_field("loadBalancerSourceRanges");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_external_name(std::string_view value) {
  put_field("externalName", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_external_name() {
  drop_field("externalName");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_external_traffic_policy(std::string_view value) {
  put_field("externalTrafficPolicy", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_external_traffic_policy() {
  drop_field("externalTrafficPolicy");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_health_check_node_port(std::int32_t value) {
  put_field("healthCheckNodePort", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_health_check_node_port() {
  drop_field("healthCheckNodePort");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_publish_not_ready_addresses(bool value) {
  put_field("publishNotReadyAddresses", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_publish_not_ready_addresses() {
  drop_field("publishNotReadyAddresses");
  return *this;
}

SessionAffinityConfig::Draft ServiceSpec::Draft::session_affinity_config() {
  return SessionAffinityConfig::Draft(field_part("sessionAffinityConfig"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_session_affinity_config() {
  drop_field("sessionAffinityConfig");
  return *this;
}

kinform::DraftList<std::string_view> ServiceSpec::Draft::ip_families() {
  return kinform::DraftList<std::string_view>(field_part("ipFamilies"));
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_ip_families() {
  drop_field("ipFamilies");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_ip_family_policy(std::string_view value) {
  put_field("ipFamilyPolicy", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_ip_family_policy() {
  drop_field("ipFamilyPolicy");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_allocate_load_balancer_node_ports(bool value) {
  put_field("allocateLoadBalancerNodePorts", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_allocate_load_balancer_node_ports() {
  drop_field("allocateLoadBalancerNodePorts");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_load_balancer_class(std::string_view value) {
  put_field("loadBalancerClass", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_load_balancer_class() {
  drop_field("loadBalancerClass");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_internal_traffic_policy(std::string_view value) {
  put_field("internalTrafficPolicy", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_internal_traffic_policy() {
  drop_field("internalTrafficPolicy");
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::set_traffic_distribution(std::string_view value) {
  put_field("trafficDistribution", value);
  return *this;
}

ServiceSpec::Draft& ServiceSpec::Draft::clear_traffic_distribution() {
  drop_field("trafficDistribution");
  return *this;
}

LoadBalancerStatus::Draft ServiceStatus::Draft::load_balancer() {
  return LoadBalancerStatus::Draft(field_part("loadBalancer"));
}

ServiceStatus::Draft& ServiceStatus::Draft::clear_load_balancer() {
  drop_field("loadBalancer");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> ServiceStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

ServiceStatus::Draft& ServiceStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

Service::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("Service"));
}

Service::Draft& Service::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Service::Draft& Service::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Service::Draft& Service::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Service::Draft& Service::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Service::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Service::Draft& Service::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ServiceSpec::Draft Service::Draft::spec() {
  return ServiceSpec::Draft(field_part("spec"));
}

Service::Draft& Service::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ServiceStatus::Draft Service::Draft::status() {
  return ServiceStatus::Draft(field_part("status"));
}

Service::Draft& Service::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ServiceAccount::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ServiceAccount"));
}

ServiceAccount::Draft& ServiceAccount::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceAccount::Draft& ServiceAccount::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ServiceAccount::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ObjectReference::Draft> ServiceAccount::Draft::secrets() {
  return kinform::DraftList<ObjectReference::Draft>(field_part("secrets"));
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_secrets() {
  drop_field("secrets");
  return *this;
}

kinform::DraftList<LocalObjectReference::Draft> ServiceAccount::Draft::image_pull_secrets() {
  return kinform::DraftList<LocalObjectReference::Draft>(field_part("imagePullSecrets"));
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_image_pull_secrets() {
  drop_field("imagePullSecrets");
  return *this;
}

ServiceAccount::Draft& ServiceAccount::Draft::set_automount_service_account_token(bool value) {
  put_field("automountServiceAccountToken", value);
  return *this;
}

ServiceAccount::Draft& ServiceAccount::Draft::clear_automount_service_account_token() {
  drop_field("automountServiceAccountToken");
  return *this;
}

ServiceAccountList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ServiceAccountList"));
}

ServiceAccountList::Draft& ServiceAccountList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceAccountList::Draft& ServiceAccountList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceAccountList::Draft& ServiceAccountList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceAccountList::Draft& ServiceAccountList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ServiceAccountList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ServiceAccountList::Draft& ServiceAccountList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ServiceAccount::Draft> ServiceAccountList::Draft::items() {
  return kinform::DraftList<ServiceAccount::Draft>(field_part("items"));
}

ServiceAccountList::Draft& ServiceAccountList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::set_audience(std::string_view value) {
  put_field("audience", value);
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::clear_audience() {
  drop_field("audience");
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::set_expiration_seconds(std::int64_t value) {
  put_field("expirationSeconds", value);
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::clear_expiration_seconds() {
  drop_field("expirationSeconds");
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::clear_path() {
  drop_field("path");
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::set_user(std::int64_t value) {
  put_field("user", value);
  return *this;
}

ServiceAccountTokenProjection::Draft& ServiceAccountTokenProjection::Draft::clear_user() {
  drop_field("user");
  return *this;
}

ServiceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ServiceList"));
}

ServiceList::Draft& ServiceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceList::Draft& ServiceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceList::Draft& ServiceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceList::Draft& ServiceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ServiceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ServiceList::Draft& ServiceList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Service::Draft> ServiceList::Draft::items() {
  return kinform::DraftList<Service::Draft>(field_part("items"));
}

ServiceList::Draft& ServiceList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_app_protocol(std::string_view value) {
  put_field("appProtocol", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_app_protocol() {
  drop_field("appProtocol");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_port() {
  drop_field("port");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_target_port(const kinform::IntOrString& value) {
  put_field("targetPort", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_target_port() {
  drop_field("targetPort");
  return *this;
}

ServicePort::Draft& ServicePort::Draft::set_node_port(std::int32_t value) {
  put_field("nodePort", value);
  return *this;
}

ServicePort::Draft& ServicePort::Draft::clear_node_port() {
  drop_field("nodePort");
  return *this;
}

ServiceProxyOptions::Draft::Draft() {
  put_field("apiVersion", std::string_view("v1"));
  put_field("kind", std::string_view("ServiceProxyOptions"));
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

ServiceProxyOptions::Draft& ServiceProxyOptions::Draft::clear_path() {
  drop_field("path");
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::set_volume_name(std::string_view value) {
  put_field("volumeName", value);
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::clear_volume_name() {
  drop_field("volumeName");
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::set_volume_namespace(std::string_view value) {
  put_field("volumeNamespace", value);
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::clear_volume_namespace() {
  drop_field("volumeNamespace");
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::set_fs_type(std::string_view value) {
  put_field("fsType", value);
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::clear_fs_type() {
  drop_field("fsType");
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

LocalObjectReference::Draft StorageOSVolumeSource::Draft::secret_ref() {
  return LocalObjectReference::Draft(field_part("secretRef"));
}

StorageOSVolumeSource::Draft& StorageOSVolumeSource::Draft::clear_secret_ref() {
  drop_field("secretRef");
  return *this;
}

Sysctl::Draft& Sysctl::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Sysctl::Draft& Sysctl::Draft::clear_name() {
  drop_field("name");
  return *this;
}

Sysctl::Draft& Sysctl::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

Sysctl::Draft& Sysctl::Draft::clear_value() {
  drop_field("value");
  return *this;
}

Taint::Draft& Taint::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

Taint::Draft& Taint::Draft::clear_key() {
  drop_field("key");
  return *this;
}

Taint::Draft& Taint::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

Taint::Draft& Taint::Draft::clear_value() {
  drop_field("value");
  return *this;
}

Taint::Draft& Taint::Draft::set_effect(std::string_view value) {
  put_field("effect", value);
  return *this;
}

Taint::Draft& Taint::Draft::clear_effect() {
  drop_field("effect");
  return *this;
}

Taint::Draft& Taint::Draft::set_time_added(kinform::Time value) {
  put_field("timeAdded", value);
  return *this;
}

Taint::Draft& Taint::Draft::clear_time_added() {
  drop_field("timeAdded");
  return *this;
}

Toleration::Draft& Toleration::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

Toleration::Draft& Toleration::Draft::clear_key() {
  drop_field("key");
  return *this;
}

Toleration::Draft& Toleration::Draft::set_operator(std::string_view value) {
  put_field("operator", value);
  return *this;
}

Toleration::Draft& Toleration::Draft::clear_operator() {
  drop_field("operator");
  return *this;
}

Toleration::Draft& Toleration::Draft::set_value(std::string_view value) {
  put_field("value", value);
  return *this;
}

Toleration::Draft& Toleration::Draft::clear_value() {
  drop_field("value");
  return *this;
}

Toleration::Draft& Toleration::Draft::set_effect(std::string_view value) {
  put_field("effect", value);
  return *this;
}

Toleration::Draft& Toleration::Draft::clear_effect() {
  drop_field("effect");
  return *this;
}

Toleration::Draft& Toleration::Draft::set_toleration_seconds(std::int64_t value) {
  put_field("tolerationSeconds", value);
  return *this;
}

Toleration::Draft& Toleration::Draft::clear_toleration_seconds() {
  drop_field("tolerationSeconds");
  return *this;
}

TopologySelectorLabelRequirement::Draft& TopologySelectorLabelRequirement::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

TopologySelectorLabelRequirement::Draft& TopologySelectorLabelRequirement::Draft::clear_key() {
  drop_field("key");
  return *this;
}

kinform::DraftList<std::string_view> TopologySelectorLabelRequirement::Draft::values() {
  return kinform::DraftList<std::string_view>(field_part("values"));
}

TopologySelectorLabelRequirement::Draft& TopologySelectorLabelRequirement::Draft::clear_values() {
  drop_field("values");
  return *this;
}

kinform::DraftList<TopologySelectorLabelRequirement::Draft> TopologySelectorTerm::Draft::match_label_expressions() {
  return kinform::DraftList<TopologySelectorLabelRequirement::Draft>(field_part("matchLabelExpressions"));
}

TopologySelectorTerm::Draft& TopologySelectorTerm::Draft::clear_match_label_expressions() {
  drop_field("matchLabelExpressions");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_max_skew(std::int32_t value) {
  put_field("maxSkew", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_max_skew() {
  drop_field("maxSkew");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_topology_key(std::string_view value) {
  put_field("topologyKey", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_topology_key() {
  drop_field("topologyKey");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_when_unsatisfiable(std::string_view value) {
  put_field("whenUnsatisfiable", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_when_unsatisfiable() {
  drop_field("whenUnsatisfiable");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft TopologySpreadConstraint::Draft::label_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("labelSelector"));
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_label_selector() {
  drop_field("labelSelector");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_min_domains(std::int32_t value) {
  put_field("minDomains", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_min_domains() {
  drop_field("minDomains");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_node_affinity_policy(std::string_view value) {
  put_field("nodeAffinityPolicy", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_node_affinity_policy() {
  drop_field("nodeAffinityPolicy");
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::set_node_taints_policy(std::string_view value) {
  put_field("nodeTaintsPolicy", value);
  return *this;
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_node_taints_policy() {
  drop_field("nodeTaintsPolicy");
  return *this;
}

kinform::DraftList<std::string_view> TopologySpreadConstraint::Draft::match_label_keys() {
  return kinform::DraftList<std::string_view>(field_part("matchLabelKeys"));
}

TopologySpreadConstraint::Draft& TopologySpreadConstraint::Draft::clear_match_label_keys() {
  drop_field("matchLabelKeys");
  return *this;
}

Volume::Draft& Volume::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Volume::Draft& Volume::Draft::clear_name() {
  drop_field("name");
  return *this;
}

HostPathVolumeSource::Draft Volume::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

Volume::Draft& Volume::Draft::clear_host_path() {
  drop_field("hostPath");
  return *this;
}

EmptyDirVolumeSource::Draft Volume::Draft::empty_dir() {
  return EmptyDirVolumeSource::Draft(field_part("emptyDir"));
}

Volume::Draft& Volume::Draft::clear_empty_dir() {
  drop_field("emptyDir");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft Volume::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

Volume::Draft& Volume::Draft::clear_gce_persistent_disk() {
  drop_field("gcePersistentDisk");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft Volume::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

Volume::Draft& Volume::Draft::clear_aws_elastic_block_store() {
  drop_field("awsElasticBlockStore");
  return *this;
}

GitRepoVolumeSource::Draft Volume::Draft::git_repo() {
  return GitRepoVolumeSource::Draft(field_part("gitRepo"));
}

Volume::Draft& Volume::Draft::clear_git_repo() {
  drop_field("gitRepo");
  return *this;
}

SecretVolumeSource::Draft Volume::Draft::secret() {
  return SecretVolumeSource::Draft(field_part("secret"));
}

Volume::Draft& Volume::Draft::clear_secret() {
  drop_field("secret");
  return *this;
}

NFSVolumeSource::Draft Volume::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

Volume::Draft& Volume::Draft::clear_nfs() {
  drop_field("nfs");
  return *this;
}

ISCSIVolumeSource::Draft Volume::Draft::iscsi() {
  return ISCSIVolumeSource::Draft(field_part("iscsi"));
}

Volume::Draft& Volume::Draft::clear_iscsi() {
  drop_field("iscsi");
  return *this;
}

GlusterfsVolumeSource::Draft Volume::Draft::glusterfs() {
  return GlusterfsVolumeSource::Draft(field_part("glusterfs"));
}

Volume::Draft& Volume::Draft::clear_glusterfs() {
  drop_field("glusterfs");
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft Volume::Draft::persistent_volume_claim() {
  return PersistentVolumeClaimVolumeSource::Draft(field_part("persistentVolumeClaim"));
}

Volume::Draft& Volume::Draft::clear_persistent_volume_claim() {
  drop_field("persistentVolumeClaim");
  return *this;
}

RBDVolumeSource::Draft Volume::Draft::rbd() {
  return RBDVolumeSource::Draft(field_part("rbd"));
}

Volume::Draft& Volume::Draft::clear_rbd() {
  drop_field("rbd");
  return *this;
}

FlexVolumeSource::Draft Volume::Draft::flex_volume() {
  return FlexVolumeSource::Draft(field_part("flexVolume"));
}

Volume::Draft& Volume::Draft::clear_flex_volume() {
  drop_field("flexVolume");
  return *this;
}

CinderVolumeSource::Draft Volume::Draft::cinder() {
  return CinderVolumeSource::Draft(field_part("cinder"));
}

Volume::Draft& Volume::Draft::clear_cinder() {
  drop_field("cinder");
  return *this;
}

CephFSVolumeSource::Draft Volume::Draft::cephfs() {
  return CephFSVolumeSource::Draft(field_part("cephfs"));
}

Volume::Draft& Volume::Draft::clear_cephfs() {
  drop_field("cephfs");
  return *this;
}

FlockerVolumeSource::Draft Volume::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

Volume::Draft& Volume::Draft::clear_flocker() {
  drop_field("flocker");
  return *this;
}

DownwardAPIVolumeSource::Draft Volume::Draft::downward_api() {
  return DownwardAPIVolumeSource::Draft(field_part("downwardAPI"));
}

Volume::Draft& Volume::Draft::clear_downward_api() {
  drop_field("downwardAPI");
  return *this;
}

FCVolumeSource::Draft Volume::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

Volume::Draft& Volume::Draft::clear_fc() {
  drop_field("fc");
  return *this;
}

AzureFileVolumeSource::Draft Volume::Draft::azure_file() {
  return AzureFileVolumeSource::Draft(field_part("azureFile"));
}

Volume::Draft& Volume::Draft::clear_azure_file() {
  drop_field("azureFile");
  return *this;
}

ConfigMapVolumeSource::Draft Volume::Draft::config_map() {
  return ConfigMapVolumeSource::Draft(field_part("configMap"));
}

Volume::Draft& Volume::Draft::clear_config_map() {
  drop_field("configMap");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft Volume::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

Volume::Draft& Volume::Draft::clear_vsphere_volume() {
  drop_field("vsphereVolume");
  return *this;
}

QuobyteVolumeSource::Draft Volume::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

Volume::Draft& Volume::Draft::clear_quobyte() {
  drop_field("quobyte");
  return *this;
}

AzureDiskVolumeSource::Draft Volume::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

Volume::Draft& Volume::Draft::clear_azure_disk() {
  drop_field("azureDisk");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft Volume::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

Volume::Draft& Volume::Draft::clear_photon_persistent_disk() {
  drop_field("photonPersistentDisk");
  return *this;
}

ProjectedVolumeSource::Draft Volume::Draft::projected() {
  return ProjectedVolumeSource::Draft(field_part("projected"));
}

Volume::Draft& Volume::Draft::clear_projected() {
  drop_field("projected");
  return *this;
}

PortworxVolumeSource::Draft Volume::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

Volume::Draft& Volume::Draft::clear_portworx_volume() {
  drop_field("portworxVolume");
  return *this;
}

ScaleIOVolumeSource::Draft Volume::Draft::scale_io() {
  return ScaleIOVolumeSource::Draft(field_part("scaleIO"));
}

Volume::Draft& Volume::Draft::clear_scale_io() {
  drop_field("scaleIO");
  return *this;
}

StorageOSVolumeSource::Draft Volume::Draft::storageos() {
  return StorageOSVolumeSource::Draft(field_part("storageos"));
}

Volume::Draft& Volume::Draft::clear_storageos() {
  drop_field("storageos");
  return *this;
}

CSIVolumeSource::Draft Volume::Draft::csi() {
  return CSIVolumeSource::Draft(field_part("csi"));
}

Volume::Draft& Volume::Draft::clear_csi() {
  drop_field("csi");
  return *this;
}

EphemeralVolumeSource::Draft Volume::Draft::ephemeral() {
  return EphemeralVolumeSource::Draft(field_part("ephemeral"));
}

Volume::Draft& Volume::Draft::clear_ephemeral() {
  drop_field("ephemeral");
  return *this;
}

ImageVolumeSource::Draft Volume::Draft::image() {
  return ImageVolumeSource::Draft(field_part("image"));
}

Volume::Draft& Volume::Draft::clear_image() {
  drop_field("image");
  return *this;
}

VolumeDevice::Draft& VolumeDevice::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

VolumeDevice::Draft& VolumeDevice::Draft::clear_name() {
  drop_field("name");
  return *this;
}

VolumeDevice::Draft& VolumeDevice::Draft::set_device_path(std::string_view value) {
  put_field("devicePath", value);
  return *this;
}

VolumeDevice::Draft& VolumeDevice::Draft::clear_device_path() {
  drop_field("devicePath");
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

VolumeHealthCondition::Draft& VolumeHealthCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_name() {
  drop_field("name");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_recursive_read_only(std::string_view value) {
  put_field("recursiveReadOnly", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_recursive_read_only() {
  drop_field("recursiveReadOnly");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_mount_path(std::string_view value) {
  put_field("mountPath", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_mount_path() {
  drop_field("mountPath");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_sub_path(std::string_view value) {
  put_field("subPath", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_sub_path() {
  drop_field("subPath");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_mount_propagation(std::string_view value) {
  put_field("mountPropagation", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_mount_propagation() {
  drop_field("mountPropagation");
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::set_sub_path_expr(std::string_view value) {
  put_field("subPathExpr", value);
  return *this;
}

VolumeMount::Draft& VolumeMount::Draft::clear_sub_path_expr() {
  drop_field("subPathExpr");
  return *this;
}

kinform::DraftList<std::string_view> VolumeMount::Draft::bind_mount_options() {
  return kinform::DraftList<std::string_view>(field_part("bindMountOptions"));
}

VolumeMount::Draft& VolumeMount::Draft::clear_bind_mount_options() {
  drop_field("bindMountOptions");
  return *this;
}

ImageVolumeStatus::Draft VolumeStatus::Draft::image() {
  return ImageVolumeStatus::Draft(field_part("image"));
}

VolumeStatus::Draft& VolumeStatus::Draft::clear_image() {
  drop_field("image");
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::set_mount_path(std::string_view value) {
  put_field("mountPath", value);
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::clear_mount_path() {
  drop_field("mountPath");
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::set_read_only(bool value) {
  put_field("readOnly", value);
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::clear_read_only() {
  drop_field("readOnly");
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::set_recursive_read_only(std::string_view value) {
  put_field("recursiveReadOnly", value);
  return *this;
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::clear_recursive_read_only() {
  drop_field("recursiveReadOnly");
  return *this;
}

VolumeStatus::Draft VolumeMountStatus::Draft::volume_status() {
  return VolumeStatus::Draft(field_part("volumeStatus"));
}

VolumeMountStatus::Draft& VolumeMountStatus::Draft::clear_volume_status() {
  drop_field("volumeStatus");
  return *this;
}

SecretProjection::Draft VolumeProjection::Draft::secret() {
  return SecretProjection::Draft(field_part("secret"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_secret() {
  drop_field("secret");
  return *this;
}

DownwardAPIProjection::Draft VolumeProjection::Draft::downward_api() {
  return DownwardAPIProjection::Draft(field_part("downwardAPI"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_downward_api() {
  drop_field("downwardAPI");
  return *this;
}

ConfigMapProjection::Draft VolumeProjection::Draft::config_map() {
  return ConfigMapProjection::Draft(field_part("configMap"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_config_map() {
  drop_field("configMap");
  return *this;
}

ServiceAccountTokenProjection::Draft VolumeProjection::Draft::service_account_token() {
  return ServiceAccountTokenProjection::Draft(field_part("serviceAccountToken"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_service_account_token() {
  drop_field("serviceAccountToken");
  return *this;
}

ClusterTrustBundleProjection::Draft VolumeProjection::Draft::cluster_trust_bundle() {
  return ClusterTrustBundleProjection::Draft(field_part("clusterTrustBundle"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_cluster_trust_bundle() {
  drop_field("clusterTrustBundle");
  return *this;
}

PodCertificateProjection::Draft VolumeProjection::Draft::pod_certificate() {
  return PodCertificateProjection::Draft(field_part("podCertificate"));
}

VolumeProjection::Draft& VolumeProjection::Draft::clear_pod_certificate() {
  drop_field("podCertificate");
  return *this;
}

HostPathVolumeSource::Draft VolumeSource::Draft::host_path() {
  return HostPathVolumeSource::Draft(field_part("hostPath"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_host_path() {
  drop_field("hostPath");
  return *this;
}

EmptyDirVolumeSource::Draft VolumeSource::Draft::empty_dir() {
  return EmptyDirVolumeSource::Draft(field_part("emptyDir"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_empty_dir() {
  drop_field("emptyDir");
  return *this;
}

GCEPersistentDiskVolumeSource::Draft VolumeSource::Draft::gce_persistent_disk() {
  return GCEPersistentDiskVolumeSource::Draft(field_part("gcePersistentDisk"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_gce_persistent_disk() {
  drop_field("gcePersistentDisk");
  return *this;
}

AWSElasticBlockStoreVolumeSource::Draft VolumeSource::Draft::aws_elastic_block_store() {
  return AWSElasticBlockStoreVolumeSource::Draft(field_part("awsElasticBlockStore"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_aws_elastic_block_store() {
  drop_field("awsElasticBlockStore");
  return *this;
}

GitRepoVolumeSource::Draft VolumeSource::Draft::git_repo() {
  return GitRepoVolumeSource::Draft(field_part("gitRepo"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_git_repo() {
  drop_field("gitRepo");
  return *this;
}

SecretVolumeSource::Draft VolumeSource::Draft::secret() {
  return SecretVolumeSource::Draft(field_part("secret"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_secret() {
  drop_field("secret");
  return *this;
}

NFSVolumeSource::Draft VolumeSource::Draft::nfs() {
  return NFSVolumeSource::Draft(field_part("nfs"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_nfs() {
  drop_field("nfs");
  return *this;
}

ISCSIVolumeSource::Draft VolumeSource::Draft::iscsi() {
  return ISCSIVolumeSource::Draft(field_part("iscsi"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_iscsi() {
  drop_field("iscsi");
  return *this;
}

GlusterfsVolumeSource::Draft VolumeSource::Draft::glusterfs() {
  return GlusterfsVolumeSource::Draft(field_part("glusterfs"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_glusterfs() {
  drop_field("glusterfs");
  return *this;
}

PersistentVolumeClaimVolumeSource::Draft VolumeSource::Draft::persistent_volume_claim() {
  return PersistentVolumeClaimVolumeSource::Draft(field_part("persistentVolumeClaim"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_persistent_volume_claim() {
  drop_field("persistentVolumeClaim");
  return *this;
}

RBDVolumeSource::Draft VolumeSource::Draft::rbd() {
  return RBDVolumeSource::Draft(field_part("rbd"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_rbd() {
  drop_field("rbd");
  return *this;
}

FlexVolumeSource::Draft VolumeSource::Draft::flex_volume() {
  return FlexVolumeSource::Draft(field_part("flexVolume"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_flex_volume() {
  drop_field("flexVolume");
  return *this;
}

CinderVolumeSource::Draft VolumeSource::Draft::cinder() {
  return CinderVolumeSource::Draft(field_part("cinder"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_cinder() {
  drop_field("cinder");
  return *this;
}

CephFSVolumeSource::Draft VolumeSource::Draft::cephfs() {
  return CephFSVolumeSource::Draft(field_part("cephfs"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_cephfs() {
  drop_field("cephfs");
  return *this;
}

FlockerVolumeSource::Draft VolumeSource::Draft::flocker() {
  return FlockerVolumeSource::Draft(field_part("flocker"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_flocker() {
  drop_field("flocker");
  return *this;
}

DownwardAPIVolumeSource::Draft VolumeSource::Draft::downward_api() {
  return DownwardAPIVolumeSource::Draft(field_part("downwardAPI"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_downward_api() {
  drop_field("downwardAPI");
  return *this;
}

FCVolumeSource::Draft VolumeSource::Draft::fc() {
  return FCVolumeSource::Draft(field_part("fc"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_fc() {
  drop_field("fc");
  return *this;
}

AzureFileVolumeSource::Draft VolumeSource::Draft::azure_file() {
  return AzureFileVolumeSource::Draft(field_part("azureFile"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_azure_file() {
  drop_field("azureFile");
  return *this;
}

ConfigMapVolumeSource::Draft VolumeSource::Draft::config_map() {
  return ConfigMapVolumeSource::Draft(field_part("configMap"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_config_map() {
  drop_field("configMap");
  return *this;
}

VsphereVirtualDiskVolumeSource::Draft VolumeSource::Draft::vsphere_volume() {
  return VsphereVirtualDiskVolumeSource::Draft(field_part("vsphereVolume"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_vsphere_volume() {
  drop_field("vsphereVolume");
  return *this;
}

QuobyteVolumeSource::Draft VolumeSource::Draft::quobyte() {
  return QuobyteVolumeSource::Draft(field_part("quobyte"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_quobyte() {
  drop_field("quobyte");
  return *this;
}

AzureDiskVolumeSource::Draft VolumeSource::Draft::azure_disk() {
  return AzureDiskVolumeSource::Draft(field_part("azureDisk"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_azure_disk() {
  drop_field("azureDisk");
  return *this;
}

PhotonPersistentDiskVolumeSource::Draft VolumeSource::Draft::photon_persistent_disk() {
  return PhotonPersistentDiskVolumeSource::Draft(field_part("photonPersistentDisk"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_photon_persistent_disk() {
  drop_field("photonPersistentDisk");
  return *this;
}

ProjectedVolumeSource::Draft VolumeSource::Draft::projected() {
  return ProjectedVolumeSource::Draft(field_part("projected"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_projected() {
  drop_field("projected");
  return *this;
}

PortworxVolumeSource::Draft VolumeSource::Draft::portworx_volume() {
  return PortworxVolumeSource::Draft(field_part("portworxVolume"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_portworx_volume() {
  drop_field("portworxVolume");
  return *this;
}

ScaleIOVolumeSource::Draft VolumeSource::Draft::scale_io() {
  return ScaleIOVolumeSource::Draft(field_part("scaleIO"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_scale_io() {
  drop_field("scaleIO");
  return *this;
}

StorageOSVolumeSource::Draft VolumeSource::Draft::storageos() {
  return StorageOSVolumeSource::Draft(field_part("storageos"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_storageos() {
  drop_field("storageos");
  return *this;
}

CSIVolumeSource::Draft VolumeSource::Draft::csi() {
  return CSIVolumeSource::Draft(field_part("csi"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_csi() {
  drop_field("csi");
  return *this;
}

EphemeralVolumeSource::Draft VolumeSource::Draft::ephemeral() {
  return EphemeralVolumeSource::Draft(field_part("ephemeral"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_ephemeral() {
  drop_field("ephemeral");
  return *this;
}

ImageVolumeSource::Draft VolumeSource::Draft::image() {
  return ImageVolumeSource::Draft(field_part("image"));
}

VolumeSource::Draft& VolumeSource::Draft::clear_image() {
  drop_field("image");
  return *this;
}

WeightedPodAffinityTerm::Draft& WeightedPodAffinityTerm::Draft::set_weight(std::int32_t value) {
  put_field("weight", value);
  return *this;
}

WeightedPodAffinityTerm::Draft& WeightedPodAffinityTerm::Draft::clear_weight() {
  drop_field("weight");
  return *this;
}

PodAffinityTerm::Draft WeightedPodAffinityTerm::Draft::pod_affinity_term() {
  return PodAffinityTerm::Draft(field_part("podAffinityTerm"));
}

WeightedPodAffinityTerm::Draft& WeightedPodAffinityTerm::Draft::clear_pod_affinity_term() {
  drop_field("podAffinityTerm");
  return *this;
}

}  // namespace kinform::inline v0::core::v1
