#include "kinform/core/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::core::v1 {

const std::string_view AWSElasticBlockStoreVolumeSource::volume_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeID", places);
}

const std::string_view AWSElasticBlockStoreVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

std::int32_t AWSElasticBlockStoreVolumeSource::partition() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("partition", places);
}

bool AWSElasticBlockStoreVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<NodeSelectorTerm> NodeSelector::node_selector_terms() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeSelectorTerm>(member("nodeSelectorTerms", places));
}

NodeSelector NodeAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSelector(member("requiredDuringSchedulingIgnoredDuringExecution", places));
}

kinform::ListView<PreferredSchedulingTerm> NodeAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PreferredSchedulingTerm>(member("preferredDuringSchedulingIgnoredDuringExecution", places));
}

kinform::ListView<PodAffinityTerm> PodAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution", places));
}

kinform::ListView<WeightedPodAffinityTerm> PodAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution", places));
}

kinform::ListView<PodAffinityTerm> PodAntiAffinity::required_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution", places));
}

kinform::ListView<WeightedPodAffinityTerm> PodAntiAffinity::preferred_during_scheduling_ignored_during_execution() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution", places));
}

NodeAffinity Affinity::node_affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeAffinity(member("nodeAffinity", places));
}

PodAffinity Affinity::pod_affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodAffinity(member("podAffinity", places));
}

PodAntiAffinity Affinity::pod_anti_affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodAntiAffinity(member("podAntiAffinity", places));
}

const std::string_view AppArmorProfile::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::optional<std::string_view> AppArmorProfile::localhost_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("localhostProfile", places);
}

const std::string_view AttachedVolume::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view AttachedVolume::device_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("devicePath", places);
}

kinform::ListView<PreferAvoidPodsEntry> AvoidPods::prefer_avoid_pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PreferAvoidPodsEntry>(member("preferAvoidPods", places));
}

const std::string_view AzureDiskVolumeSource::disk_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("diskName", places);
}

const std::string_view AzureDiskVolumeSource::disk_uri() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("diskURI", places);
}

const std::optional<std::string_view> AzureDiskVolumeSource::caching_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("cachingMode", places);
}

const std::optional<std::string_view> AzureDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("fsType", places);
}

const std::optional<bool> AzureDiskVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("readOnly", places);
}

const std::optional<std::string_view> AzureDiskVolumeSource::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("kind", places);
}

const std::string_view AzureFilePersistentVolumeSource::secret_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretName", places);
}

const std::string_view AzureFilePersistentVolumeSource::share_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("shareName", places);
}

bool AzureFilePersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::optional<std::string_view> AzureFilePersistentVolumeSource::secret_namespace() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("secretNamespace", places);
}

const std::string_view AzureFileVolumeSource::secret_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretName", places);
}

const std::string_view AzureFileVolumeSource::share_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("shareName", places);
}

bool AzureFileVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view ObjectReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ObjectReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ObjectReference::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view ObjectReference::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ObjectReference::resource_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

const std::string_view ObjectReference::field_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldPath", places);
}

kinform::Resource Binding::resource() {
  return {.version = "v1", .plural = "bindings", .kind = "Binding"};
}

const std::string_view Binding::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Binding::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Binding::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ObjectReference Binding::target() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("target", places));
}

const std::string_view SecretReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view SecretReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view CSIPersistentVolumeSource::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::string_view CSIPersistentVolumeSource::volume_handle() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeHandle", places);
}

bool CSIPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view CSIPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

kinform::MapView<std::string_view> CSIPersistentVolumeSource::volume_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("volumeAttributes", places));
}

SecretReference CSIPersistentVolumeSource::controller_publish_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("controllerPublishSecretRef", places));
}

SecretReference CSIPersistentVolumeSource::node_stage_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("nodeStageSecretRef", places));
}

SecretReference CSIPersistentVolumeSource::node_publish_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("nodePublishSecretRef", places));
}

SecretReference CSIPersistentVolumeSource::controller_expand_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("controllerExpandSecretRef", places));
}

SecretReference CSIPersistentVolumeSource::node_expand_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("nodeExpandSecretRef", places));
}

const std::string_view LocalObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view CSIVolumeSource::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::optional<bool> CSIVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("readOnly", places);
}

const std::optional<std::string_view> CSIVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("fsType", places);
}

kinform::MapView<std::string_view> CSIVolumeSource::volume_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("volumeAttributes", places));
}

LocalObjectReference CSIVolumeSource::node_publish_secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("nodePublishSecretRef", places));
}

kinform::ListView<std::string_view> Capabilities::add() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("add", places));
}

kinform::ListView<std::string_view> Capabilities::drop() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("drop", places));
}

kinform::ListView<std::string_view> CephFSPersistentVolumeSource::monitors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("monitors", places));
}

const std::string_view CephFSPersistentVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view CephFSPersistentVolumeSource::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view CephFSPersistentVolumeSource::secret_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretFile", places);
}

SecretReference CephFSPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

bool CephFSPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<std::string_view> CephFSVolumeSource::monitors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("monitors", places));
}

const std::string_view CephFSVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view CephFSVolumeSource::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view CephFSVolumeSource::secret_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretFile", places);
}

LocalObjectReference CephFSVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

bool CephFSVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view CinderPersistentVolumeSource::volume_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeID", places);
}

const std::string_view CinderPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool CinderPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

SecretReference CinderPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

const std::string_view CinderVolumeSource::volume_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeID", places);
}

const std::string_view CinderVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool CinderVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

LocalObjectReference CinderVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

const std::optional<std::int32_t> ClientIPConfig::timeout_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("timeoutSeconds", places);
}

const std::optional<std::string_view> ClusterTrustBundleProjection::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("name", places);
}

const std::optional<std::string_view> ClusterTrustBundleProjection::signer_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("signerName", places);
}

kinform::meta::v1::LabelSelector ClusterTrustBundleProjection::label_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("labelSelector", places));
}

const std::optional<bool> ClusterTrustBundleProjection::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view ClusterTrustBundleProjection::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view ComponentCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view ComponentCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view ComponentCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view ComponentCondition::error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("error", places);
}

kinform::Resource ComponentStatus::resource() {
  return {.version = "v1", .plural = "componentstatuses", .kind = "ComponentStatus", .namespaced = false};
}

const std::string_view ComponentStatus::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ComponentStatus::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ComponentStatus::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<ComponentCondition> ComponentStatus::conditions() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ComponentCondition>(member("conditions", places));
}

const std::string_view ComponentStatusList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ComponentStatusList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ComponentStatusList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ComponentStatus> ComponentStatusList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ComponentStatus>(member("items", places));
}

kinform::Resource ConfigMap::resource() {
  return {.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
}

const std::string_view ConfigMap::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ConfigMap::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ConfigMap::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::optional<bool> ConfigMap::immutable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("immutable", places);
}

kinform::MapView<std::string_view> ConfigMap::data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("data", places));
}

kinform::MapView<kinform::Base64> ConfigMap::binary_data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Base64>(member("binaryData", places));
}

const std::string_view ConfigMapEnvSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<bool> ConfigMapEnvSource::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view ConfigMapKeySelector::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ConfigMapKeySelector::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::optional<bool> ConfigMapKeySelector::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view ConfigMapList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ConfigMapList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ConfigMapList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ConfigMap> ConfigMapList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ConfigMap>(member("items", places));
}

const std::string_view ConfigMapNodeConfigSource::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ConfigMapNodeConfigSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ConfigMapNodeConfigSource::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view ConfigMapNodeConfigSource::resource_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceVersion", places);
}

const std::string_view ConfigMapNodeConfigSource::kubelet_config_key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kubeletConfigKey", places);
}

const std::string_view ConfigMapProjection::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::ListView<KeyToPath> ConfigMapProjection::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<KeyToPath>(member("items", places));
}

const std::optional<bool> ConfigMapProjection::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view ConfigMapVolumeSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::ListView<KeyToPath> ConfigMapVolumeSource::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<KeyToPath>(member("items", places));
}

const std::optional<std::int32_t> ConfigMapVolumeSource::default_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("defaultMode", places);
}

const std::optional<bool> ConfigMapVolumeSource::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

kinform::MapView<kinform::Quantity> ResourceRequirements::limits() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("limits", places));
}

kinform::MapView<kinform::Quantity> ResourceRequirements::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("requests", places));
}

kinform::ListView<ResourceClaim> ResourceRequirements::claims() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceClaim>(member("claims", places));
}

kinform::ListView<std::string_view> ExecAction::command() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("command", places));
}

const std::string_view HTTPGetAction::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<kinform::IntOrString> HTTPGetAction::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("port", places);
}

const std::string_view HTTPGetAction::host() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("host", places);
}

const std::string_view HTTPGetAction::scheme() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("scheme", places);
}

kinform::ListView<HTTPHeader> HTTPGetAction::http_headers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HTTPHeader>(member("httpHeaders", places));
}

const std::optional<kinform::IntOrString> TCPSocketAction::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("port", places);
}

const std::string_view TCPSocketAction::host() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("host", places);
}

std::int32_t GRPCAction::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("port", places);
}

const std::optional<std::string_view> GRPCAction::service() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("service", places);
}

ExecAction Probe::exec() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExecAction(member("exec", places));
}

HTTPGetAction Probe::http_get() const {
  static constinit kinform::detail::FieldPlaces places;
  return HTTPGetAction(member("httpGet", places));
}

TCPSocketAction Probe::tcp_socket() const {
  static constinit kinform::detail::FieldPlaces places;
  return TCPSocketAction(member("tcpSocket", places));
}

GRPCAction Probe::grpc() const {
  static constinit kinform::detail::FieldPlaces places;
  return GRPCAction(member("grpc", places));
}

std::int32_t Probe::initial_delay_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("initialDelaySeconds", places);
}

std::int32_t Probe::timeout_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("timeoutSeconds", places);
}

std::int32_t Probe::period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("periodSeconds", places);
}

std::int32_t Probe::success_threshold() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("successThreshold", places);
}

std::int32_t Probe::failure_threshold() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("failureThreshold", places);
}

const std::optional<std::int64_t> Probe::termination_grace_period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds", places);
}

std::int64_t SleepAction::seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("seconds", places);
}

ExecAction LifecycleHandler::exec() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExecAction(member("exec", places));
}

HTTPGetAction LifecycleHandler::http_get() const {
  static constinit kinform::detail::FieldPlaces places;
  return HTTPGetAction(member("httpGet", places));
}

TCPSocketAction LifecycleHandler::tcp_socket() const {
  static constinit kinform::detail::FieldPlaces places;
  return TCPSocketAction(member("tcpSocket", places));
}

SleepAction LifecycleHandler::sleep() const {
  static constinit kinform::detail::FieldPlaces places;
  return SleepAction(member("sleep", places));
}

LifecycleHandler Lifecycle::post_start() const {
  static constinit kinform::detail::FieldPlaces places;
  return LifecycleHandler(member("postStart", places));
}

LifecycleHandler Lifecycle::pre_stop() const {
  static constinit kinform::detail::FieldPlaces places;
  return LifecycleHandler(member("preStop", places));
}

const std::optional<std::string_view> Lifecycle::stop_signal() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("stopSignal", places);
}

const std::string_view SELinuxOptions::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view SELinuxOptions::role() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("role", places);
}

const std::string_view SELinuxOptions::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view SELinuxOptions::level() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("level", places);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("gmsaCredentialSpecName", places);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("gmsaCredentialSpec", places);
}

const std::optional<std::string_view> WindowsSecurityContextOptions::run_as_user_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("runAsUserName", places);
}

const std::optional<bool> WindowsSecurityContextOptions::host_process() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("hostProcess", places);
}

const std::string_view SeccompProfile::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::optional<std::string_view> SeccompProfile::localhost_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("localhostProfile", places);
}

Capabilities SecurityContext::capabilities() const {
  static constinit kinform::detail::FieldPlaces places;
  return Capabilities(member("capabilities", places));
}

const std::optional<bool> SecurityContext::privileged() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("privileged", places);
}

SELinuxOptions SecurityContext::se_linux_options() const {
  static constinit kinform::detail::FieldPlaces places;
  return SELinuxOptions(member("seLinuxOptions", places));
}

WindowsSecurityContextOptions SecurityContext::windows_options() const {
  static constinit kinform::detail::FieldPlaces places;
  return WindowsSecurityContextOptions(member("windowsOptions", places));
}

const std::optional<std::int64_t> SecurityContext::run_as_user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("runAsUser", places);
}

const std::optional<std::int64_t> SecurityContext::run_as_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("runAsGroup", places);
}

const std::optional<bool> SecurityContext::run_as_non_root() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("runAsNonRoot", places);
}

const std::optional<bool> SecurityContext::read_only_root_filesystem() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("readOnlyRootFilesystem", places);
}

const std::optional<bool> SecurityContext::allow_privilege_escalation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allowPrivilegeEscalation", places);
}

const std::optional<std::string_view> SecurityContext::proc_mount() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("procMount", places);
}

SeccompProfile SecurityContext::seccomp_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return SeccompProfile(member("seccompProfile", places));
}

AppArmorProfile SecurityContext::app_armor_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return AppArmorProfile(member("appArmorProfile", places));
}

const std::string_view Container::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view Container::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

kinform::ListView<std::string_view> Container::command() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("command", places));
}

kinform::ListView<std::string_view> Container::args() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("args", places));
}

const std::string_view Container::working_dir() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("workingDir", places);
}

kinform::ListView<ContainerPort> Container::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerPort>(member("ports", places));
}

kinform::ListView<EnvFromSource> Container::env_from() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvFromSource>(member("envFrom", places));
}

kinform::ListView<EnvVar> Container::env() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvVar>(member("env", places));
}

ResourceRequirements Container::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

kinform::ListView<ContainerResizePolicy> Container::resize_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy", places));
}

const std::optional<std::string_view> Container::restart_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("restartPolicy", places);
}

kinform::ListView<ContainerRestartRule> Container::restart_policy_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules", places));
}

kinform::ListView<VolumeMount> Container::volume_mounts() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeMount>(member("volumeMounts", places));
}

kinform::ListView<VolumeDevice> Container::volume_devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeDevice>(member("volumeDevices", places));
}

Probe Container::liveness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("livenessProbe", places));
}

Probe Container::readiness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("readinessProbe", places));
}

Probe Container::startup_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("startupProbe", places));
}

Lifecycle Container::lifecycle() const {
  static constinit kinform::detail::FieldPlaces places;
  return Lifecycle(member("lifecycle", places));
}

const std::string_view Container::termination_message_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePath", places);
}

const std::string_view Container::termination_message_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePolicy", places);
}

const std::string_view Container::image_pull_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("imagePullPolicy", places);
}

SecurityContext Container::security_context() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecurityContext(member("securityContext", places));
}

bool Container::stdin() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdin", places);
}

bool Container::stdin_once() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdinOnce", places);
}

bool Container::tty() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("tty", places);
}

const std::string_view ContainerExtendedResourceRequest::container_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("containerName", places);
}

const std::string_view ContainerExtendedResourceRequest::resource_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceName", places);
}

const std::string_view ContainerExtendedResourceRequest::request_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("requestName", places);
}

kinform::ListView<std::string_view> ContainerImage::names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("names", places));
}

std::int64_t ContainerImage::size_bytes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("sizeBytes", places);
}

const std::string_view ContainerPort::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

std::int32_t ContainerPort::host_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("hostPort", places);
}

std::int32_t ContainerPort::container_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("containerPort", places);
}

const std::string_view ContainerPort::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protocol", places);
}

const std::string_view ContainerPort::host_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostIP", places);
}

const std::string_view ContainerResizePolicy::resource_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceName", places);
}

const std::string_view ContainerResizePolicy::restart_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("restartPolicy", places);
}

const std::string_view ContainerRestartRuleOnExitCodes::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::int32_t> ContainerRestartRuleOnExitCodes::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int32_t>(member("values", places));
}

const std::string_view ContainerRestartRule::action() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("action", places);
}

ContainerRestartRuleOnExitCodes ContainerRestartRule::exit_codes() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerRestartRuleOnExitCodes(member("exitCodes", places));
}

const std::string_view ContainerStateWaiting::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view ContainerStateWaiting::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::optional<std::chrono::sys_seconds> ContainerStateRunning::started_at() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("startedAt", places);
}

std::int32_t ContainerStateTerminated::exit_code() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("exitCode", places);
}

std::int32_t ContainerStateTerminated::signal() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("signal", places);
}

const std::string_view ContainerStateTerminated::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view ContainerStateTerminated::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::optional<std::chrono::sys_seconds> ContainerStateTerminated::started_at() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("startedAt", places);
}

const std::optional<std::chrono::sys_seconds> ContainerStateTerminated::finished_at() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("finishedAt", places);
}

const std::string_view ContainerStateTerminated::container_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("containerID", places);
}

ContainerStateWaiting ContainerState::waiting() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerStateWaiting(member("waiting", places));
}

ContainerStateRunning ContainerState::running() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerStateRunning(member("running", places));
}

ContainerStateTerminated ContainerState::terminated() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerStateTerminated(member("terminated", places));
}

std::int64_t LinuxContainerUser::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("uid", places);
}

std::int64_t LinuxContainerUser::gid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("gid", places);
}

kinform::ListView<std::int64_t> LinuxContainerUser::supplemental_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int64_t>(member("supplementalGroups", places));
}

LinuxContainerUser ContainerUser::linux_() const {
  static constinit kinform::detail::FieldPlaces places;
  return LinuxContainerUser(member("linux", places));
}

const std::string_view ContainerStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

ContainerState ContainerStatus::state() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerState(member("state", places));
}

ContainerState ContainerStatus::last_state() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerState(member("lastState", places));
}

bool ContainerStatus::ready() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("ready", places);
}

std::int32_t ContainerStatus::restart_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("restartCount", places);
}

const std::string_view ContainerStatus::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

const std::string_view ContainerStatus::image_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("imageID", places);
}

const std::string_view ContainerStatus::container_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("containerID", places);
}

const std::optional<bool> ContainerStatus::started() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("started", places);
}

kinform::MapView<kinform::Quantity> ContainerStatus::allocated_resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("allocatedResources", places));
}

ResourceRequirements ContainerStatus::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

kinform::ListView<VolumeMountStatus> ContainerStatus::volume_mounts() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeMountStatus>(member("volumeMounts", places));
}

ContainerUser ContainerStatus::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerUser(member("user", places));
}

kinform::ListView<ResourceStatus> ContainerStatus::allocated_resources_status() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceStatus>(member("allocatedResourcesStatus", places));
}

const std::optional<std::string_view> ContainerStatus::stop_signal() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("stopSignal", places);
}

std::int32_t DaemonEndpoint::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("Port", places);
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIProjection::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DownwardAPIVolumeFile>(member("items", places));
}

const std::string_view ObjectFieldSelector::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ObjectFieldSelector::field_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldPath", places);
}

const std::string_view ResourceFieldSelector::container_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("containerName", places);
}

const std::string_view ResourceFieldSelector::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

const std::optional<kinform::Quantity> ResourceFieldSelector::divisor() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("divisor", places);
}

const std::string_view DownwardAPIVolumeFile::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

ObjectFieldSelector DownwardAPIVolumeFile::field_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectFieldSelector(member("fieldRef", places));
}

ResourceFieldSelector DownwardAPIVolumeFile::resource_field_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceFieldSelector(member("resourceFieldRef", places));
}

const std::optional<std::int32_t> DownwardAPIVolumeFile::mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("mode", places);
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIVolumeSource::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<DownwardAPIVolumeFile>(member("items", places));
}

const std::optional<std::int32_t> DownwardAPIVolumeSource::default_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("defaultMode", places);
}

const std::string_view EmptyDirVolumeSource::medium() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("medium", places);
}

const std::optional<kinform::Quantity> EmptyDirVolumeSource::size_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("sizeLimit", places);
}

const std::string_view EndpointAddress::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

const std::string_view EndpointAddress::hostname() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostname", places);
}

const std::optional<std::string_view> EndpointAddress::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeName", places);
}

ObjectReference EndpointAddress::target_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("targetRef", places));
}

const std::string_view EndpointPort::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

std::int32_t EndpointPort::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("port", places);
}

const std::string_view EndpointPort::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protocol", places);
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("appProtocol", places);
}

kinform::ListView<EndpointAddress> EndpointSubset::addresses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointAddress>(member("addresses", places));
}

kinform::ListView<EndpointAddress> EndpointSubset::not_ready_addresses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointAddress>(member("notReadyAddresses", places));
}

kinform::ListView<EndpointPort> EndpointSubset::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointPort>(member("ports", places));
}

kinform::Resource Endpoints::resource() {
  return {.version = "v1", .plural = "endpoints", .kind = "Endpoints"};
}

const std::string_view Endpoints::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Endpoints::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Endpoints::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<EndpointSubset> Endpoints::subsets() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EndpointSubset>(member("subsets", places));
}

const std::string_view EndpointsList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view EndpointsList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta EndpointsList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Endpoints> EndpointsList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Endpoints>(member("items", places));
}

const std::string_view SecretEnvSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<bool> SecretEnvSource::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view EnvFromSource::prefix() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("prefix", places);
}

ConfigMapEnvSource EnvFromSource::config_map_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapEnvSource(member("configMapRef", places));
}

SecretEnvSource EnvFromSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretEnvSource(member("secretRef", places));
}

const std::string_view SecretKeySelector::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view SecretKeySelector::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::optional<bool> SecretKeySelector::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view FileKeySelector::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::string_view FileKeySelector::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view FileKeySelector::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::optional<bool> FileKeySelector::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

ObjectFieldSelector EnvVarSource::field_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectFieldSelector(member("fieldRef", places));
}

ResourceFieldSelector EnvVarSource::resource_field_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceFieldSelector(member("resourceFieldRef", places));
}

ConfigMapKeySelector EnvVarSource::config_map_key_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapKeySelector(member("configMapKeyRef", places));
}

SecretKeySelector EnvVarSource::secret_key_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretKeySelector(member("secretKeyRef", places));
}

FileKeySelector EnvVarSource::file_key_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return FileKeySelector(member("fileKeyRef", places));
}

const std::string_view EnvVar::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view EnvVar::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

EnvVarSource EnvVar::value_from() const {
  static constinit kinform::detail::FieldPlaces places;
  return EnvVarSource(member("valueFrom", places));
}

const std::string_view EphemeralContainer::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view EphemeralContainer::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

kinform::ListView<std::string_view> EphemeralContainer::command() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("command", places));
}

kinform::ListView<std::string_view> EphemeralContainer::args() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("args", places));
}

const std::string_view EphemeralContainer::working_dir() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("workingDir", places);
}

kinform::ListView<ContainerPort> EphemeralContainer::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerPort>(member("ports", places));
}

kinform::ListView<EnvFromSource> EphemeralContainer::env_from() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvFromSource>(member("envFrom", places));
}

kinform::ListView<EnvVar> EphemeralContainer::env() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvVar>(member("env", places));
}

ResourceRequirements EphemeralContainer::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainer::resize_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy", places));
}

const std::optional<std::string_view> EphemeralContainer::restart_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("restartPolicy", places);
}

kinform::ListView<ContainerRestartRule> EphemeralContainer::restart_policy_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules", places));
}

kinform::ListView<VolumeMount> EphemeralContainer::volume_mounts() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeMount>(member("volumeMounts", places));
}

kinform::ListView<VolumeDevice> EphemeralContainer::volume_devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeDevice>(member("volumeDevices", places));
}

Probe EphemeralContainer::liveness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("livenessProbe", places));
}

Probe EphemeralContainer::readiness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("readinessProbe", places));
}

Probe EphemeralContainer::startup_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("startupProbe", places));
}

Lifecycle EphemeralContainer::lifecycle() const {
  static constinit kinform::detail::FieldPlaces places;
  return Lifecycle(member("lifecycle", places));
}

const std::string_view EphemeralContainer::termination_message_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePath", places);
}

const std::string_view EphemeralContainer::termination_message_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePolicy", places);
}

const std::string_view EphemeralContainer::image_pull_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("imagePullPolicy", places);
}

SecurityContext EphemeralContainer::security_context() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecurityContext(member("securityContext", places));
}

bool EphemeralContainer::stdin() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdin", places);
}

bool EphemeralContainer::stdin_once() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdinOnce", places);
}

bool EphemeralContainer::tty() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("tty", places);
}

const std::string_view EphemeralContainer::target_container_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("targetContainerName", places);
}

const std::string_view EphemeralContainerCommon::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view EphemeralContainerCommon::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

kinform::ListView<std::string_view> EphemeralContainerCommon::command() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("command", places));
}

kinform::ListView<std::string_view> EphemeralContainerCommon::args() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("args", places));
}

const std::string_view EphemeralContainerCommon::working_dir() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("workingDir", places);
}

kinform::ListView<ContainerPort> EphemeralContainerCommon::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerPort>(member("ports", places));
}

kinform::ListView<EnvFromSource> EphemeralContainerCommon::env_from() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvFromSource>(member("envFrom", places));
}

kinform::ListView<EnvVar> EphemeralContainerCommon::env() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EnvVar>(member("env", places));
}

ResourceRequirements EphemeralContainerCommon::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainerCommon::resize_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy", places));
}

const std::optional<std::string_view> EphemeralContainerCommon::restart_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("restartPolicy", places);
}

kinform::ListView<ContainerRestartRule> EphemeralContainerCommon::restart_policy_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules", places));
}

kinform::ListView<VolumeMount> EphemeralContainerCommon::volume_mounts() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeMount>(member("volumeMounts", places));
}

kinform::ListView<VolumeDevice> EphemeralContainerCommon::volume_devices() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeDevice>(member("volumeDevices", places));
}

Probe EphemeralContainerCommon::liveness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("livenessProbe", places));
}

Probe EphemeralContainerCommon::readiness_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("readinessProbe", places));
}

Probe EphemeralContainerCommon::startup_probe() const {
  static constinit kinform::detail::FieldPlaces places;
  return Probe(member("startupProbe", places));
}

Lifecycle EphemeralContainerCommon::lifecycle() const {
  static constinit kinform::detail::FieldPlaces places;
  return Lifecycle(member("lifecycle", places));
}

const std::string_view EphemeralContainerCommon::termination_message_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePath", places);
}

const std::string_view EphemeralContainerCommon::termination_message_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("terminationMessagePolicy", places);
}

const std::string_view EphemeralContainerCommon::image_pull_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("imagePullPolicy", places);
}

SecurityContext EphemeralContainerCommon::security_context() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecurityContext(member("securityContext", places));
}

bool EphemeralContainerCommon::stdin() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdin", places);
}

bool EphemeralContainerCommon::stdin_once() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdinOnce", places);
}

bool EphemeralContainerCommon::tty() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("tty", places);
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::limits() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("limits", places));
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::requests() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("requests", places));
}

const std::optional<std::string_view> TypedLocalObjectReference::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("apiGroup", places);
}

const std::string_view TypedLocalObjectReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TypedLocalObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> TypedObjectReference::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("apiGroup", places);
}

const std::string_view TypedObjectReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TypedObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> TypedObjectReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("namespace", places);
}

kinform::ListView<std::string_view> PersistentVolumeClaimSpec::access_modes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("accessModes", places));
}

kinform::meta::v1::LabelSelector PersistentVolumeClaimSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

VolumeResourceRequirements PersistentVolumeClaimSpec::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeResourceRequirements(member("resources", places));
}

const std::string_view PersistentVolumeClaimSpec::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::storage_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("storageClassName", places);
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("volumeMode", places);
}

TypedLocalObjectReference PersistentVolumeClaimSpec::data_source() const {
  static constinit kinform::detail::FieldPlaces places;
  return TypedLocalObjectReference(member("dataSource", places));
}

TypedObjectReference PersistentVolumeClaimSpec::data_source_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return TypedObjectReference(member("dataSourceRef", places));
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_attributes_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("volumeAttributesClassName", places);
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaimTemplate::metadata() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PersistentVolumeClaimSpec PersistentVolumeClaimTemplate::spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimSpec(member("spec", places));
}

PersistentVolumeClaimTemplate EphemeralVolumeSource::volume_claim_template() const {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimTemplate(member("volumeClaimTemplate", places));
}

const std::string_view EventSource::component() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("component", places);
}

const std::string_view EventSource::host() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("host", places);
}

std::int32_t EventSeries::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("count", places);
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("lastObservedTime", places);
}

kinform::Resource Event::resource() {
  return {.version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Event::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ObjectReference Event::involved_object() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("involvedObject", places));
}

const std::string_view Event::reason() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view Event::message() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

EventSource Event::source() const& {
  static constinit kinform::detail::FieldPlaces places;
  return EventSource(member("source", places));
}

const std::optional<std::chrono::sys_seconds> Event::first_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("firstTimestamp", places);
}

const std::optional<std::chrono::sys_seconds> Event::last_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTimestamp", places);
}

std::int32_t Event::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("count", places);
}

const std::string_view Event::type() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("eventTime", places);
}

EventSeries Event::series() const& {
  static constinit kinform::detail::FieldPlaces places;
  return EventSeries(member("series", places));
}

const std::string_view Event::action() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("action", places);
}

ObjectReference Event::related() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("related", places));
}

const std::string_view Event::reporting_component() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reportingComponent", places);
}

const std::string_view Event::reporting_instance() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reportingInstance", places);
}

const std::string_view EventList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view EventList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Event> EventList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Event>(member("items", places));
}

kinform::ListView<std::string_view> FCVolumeSource::target_wwns() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("targetWWNs", places));
}

const std::optional<std::int32_t> FCVolumeSource::lun() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("lun", places);
}

const std::string_view FCVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool FCVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<std::string_view> FCVolumeSource::wwids() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("wwids", places));
}

const std::string_view FlexPersistentVolumeSource::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::string_view FlexPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

SecretReference FlexPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

bool FlexPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::MapView<std::string_view> FlexPersistentVolumeSource::options() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("options", places));
}

const std::string_view FlexVolumeSource::driver() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("driver", places);
}

const std::string_view FlexVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

LocalObjectReference FlexVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

bool FlexVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::MapView<std::string_view> FlexVolumeSource::options() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("options", places));
}

const std::string_view FlockerVolumeSource::dataset_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("datasetName", places);
}

const std::string_view FlockerVolumeSource::dataset_uuid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("datasetUUID", places);
}

const std::string_view GCEPersistentDiskVolumeSource::pd_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pdName", places);
}

const std::string_view GCEPersistentDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

std::int32_t GCEPersistentDiskVolumeSource::partition() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("partition", places);
}

bool GCEPersistentDiskVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view GitRepoVolumeSource::repository() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("repository", places);
}

const std::string_view GitRepoVolumeSource::revision() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("revision", places);
}

const std::string_view GitRepoVolumeSource::directory() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("directory", places);
}

const std::string_view GlusterfsPersistentVolumeSource::endpoints() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("endpoints", places);
}

const std::string_view GlusterfsPersistentVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

bool GlusterfsPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::optional<std::string_view> GlusterfsPersistentVolumeSource::endpoints_namespace() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("endpointsNamespace", places);
}

const std::string_view GlusterfsVolumeSource::endpoints() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("endpoints", places);
}

const std::string_view GlusterfsVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

bool GlusterfsVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view HTTPHeader::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view HTTPHeader::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view HostAlias::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

kinform::ListView<std::string_view> HostAlias::hostnames() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("hostnames", places));
}

const std::string_view HostIP::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

const std::string_view HostPathVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<std::string_view> HostPathVolumeSource::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("type", places);
}

const std::string_view ISCSIPersistentVolumeSource::target_portal() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("targetPortal", places);
}

const std::string_view ISCSIPersistentVolumeSource::iqn() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("iqn", places);
}

std::int32_t ISCSIPersistentVolumeSource::lun() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("lun", places);
}

const std::string_view ISCSIPersistentVolumeSource::iscsi_interface() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("iscsiInterface", places);
}

const std::string_view ISCSIPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool ISCSIPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<std::string_view> ISCSIPersistentVolumeSource::portals() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("portals", places));
}

bool ISCSIPersistentVolumeSource::chap_auth_discovery() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("chapAuthDiscovery", places);
}

bool ISCSIPersistentVolumeSource::chap_auth_session() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("chapAuthSession", places);
}

SecretReference ISCSIPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

const std::optional<std::string_view> ISCSIPersistentVolumeSource::initiator_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("initiatorName", places);
}

const std::string_view ISCSIVolumeSource::target_portal() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("targetPortal", places);
}

const std::string_view ISCSIVolumeSource::iqn() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("iqn", places);
}

std::int32_t ISCSIVolumeSource::lun() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("lun", places);
}

const std::string_view ISCSIVolumeSource::iscsi_interface() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("iscsiInterface", places);
}

const std::string_view ISCSIVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool ISCSIVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<std::string_view> ISCSIVolumeSource::portals() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("portals", places));
}

bool ISCSIVolumeSource::chap_auth_discovery() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("chapAuthDiscovery", places);
}

bool ISCSIVolumeSource::chap_auth_session() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("chapAuthSession", places);
}

LocalObjectReference ISCSIVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

const std::optional<std::string_view> ISCSIVolumeSource::initiator_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("initiatorName", places);
}

const std::string_view ImageVolumeSource::reference() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reference", places);
}

const std::string_view ImageVolumeSource::pull_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pullPolicy", places);
}

const std::string_view ImageVolumeStatus::image_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("imageRef", places);
}

const std::string_view KeyToPath::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view KeyToPath::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<std::int32_t> KeyToPath::mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("mode", places);
}

kinform::ListView<LimitRangeItem> LimitRangeSpec::limits() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LimitRangeItem>(member("limits", places));
}

kinform::Resource LimitRange::resource() {
  return {.version = "v1", .plural = "limitranges", .kind = "LimitRange"};
}

const std::string_view LimitRange::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view LimitRange::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta LimitRange::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

LimitRangeSpec LimitRange::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return LimitRangeSpec(member("spec", places));
}

const std::string_view LimitRangeItem::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("max", places));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::min() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("min", places));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("default", places));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_request() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("defaultRequest", places));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max_limit_request_ratio() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("maxLimitRequestRatio", places));
}

const std::string_view LimitRangeList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view LimitRangeList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta LimitRangeList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<LimitRange> LimitRangeList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LimitRange>(member("items", places));
}

const std::string_view LoadBalancerIngress::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

const std::string_view LoadBalancerIngress::hostname() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostname", places);
}

const std::optional<std::string_view> LoadBalancerIngress::ip_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("ipMode", places);
}

kinform::ListView<PortStatus> LoadBalancerIngress::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PortStatus>(member("ports", places));
}

kinform::ListView<LoadBalancerIngress> LoadBalancerStatus::ingress() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LoadBalancerIngress>(member("ingress", places));
}

const std::string_view LocalVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<std::string_view> LocalVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("fsType", places);
}

const std::string_view ModifyVolumeStatus::target_volume_attributes_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("targetVolumeAttributesClassName", places);
}

const std::string_view ModifyVolumeStatus::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view NFSVolumeSource::server() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("server", places);
}

const std::string_view NFSVolumeSource::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

bool NFSVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

kinform::ListView<std::string_view> NamespaceSpec::finalizers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("finalizers", places));
}

const std::string_view NamespaceStatus::phase() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("phase", places);
}

kinform::ListView<NamespaceCondition> NamespaceStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NamespaceCondition>(member("conditions", places));
}

kinform::Resource Namespace::resource() {
  return {.version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
}

const std::string_view Namespace::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Namespace::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Namespace::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

NamespaceSpec Namespace::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return NamespaceSpec(member("spec", places));
}

NamespaceStatus Namespace::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return NamespaceStatus(member("status", places));
}

const std::string_view NamespaceCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view NamespaceCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> NamespaceCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view NamespaceCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view NamespaceCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view NamespaceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view NamespaceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta NamespaceList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Namespace> NamespaceList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Namespace>(member("items", places));
}

ConfigMapNodeConfigSource NodeConfigSource::config_map() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapNodeConfigSource(member("configMap", places));
}

const std::string_view NodeSpec::pod_cidr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("podCIDR", places);
}

kinform::ListView<std::string_view> NodeSpec::pod_cidrs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("podCIDRs", places));
}

const std::string_view NodeSpec::provider_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("providerID", places);
}

bool NodeSpec::unschedulable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("unschedulable", places);
}

kinform::ListView<Taint> NodeSpec::taints() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Taint>(member("taints", places));
}

NodeConfigSource NodeSpec::config_source() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeConfigSource(member("configSource", places));
}

const std::string_view NodeSpec::external_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("externalID", places);
}

DaemonEndpoint NodeDaemonEndpoints::kubelet_endpoint() const {
  static constinit kinform::detail::FieldPlaces places;
  return DaemonEndpoint(member("kubeletEndpoint", places));
}

const std::optional<std::int64_t> NodeSwapStatus::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("capacity", places);
}

const std::string_view NodeSystemInfo::machine_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("machineID", places);
}

const std::string_view NodeSystemInfo::system_uuid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("systemUUID", places);
}

const std::string_view NodeSystemInfo::boot_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("bootID", places);
}

const std::string_view NodeSystemInfo::kernel_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kernelVersion", places);
}

const std::string_view NodeSystemInfo::os_image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("osImage", places);
}

const std::string_view NodeSystemInfo::container_runtime_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("containerRuntimeVersion", places);
}

const std::string_view NodeSystemInfo::kubelet_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kubeletVersion", places);
}

const std::string_view NodeSystemInfo::kube_proxy_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kubeProxyVersion", places);
}

const std::string_view NodeSystemInfo::operating_system() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operatingSystem", places);
}

const std::string_view NodeSystemInfo::architecture() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("architecture", places);
}

NodeSwapStatus NodeSystemInfo::swap() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSwapStatus(member("swap", places));
}

NodeConfigSource NodeConfigStatus::assigned() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeConfigSource(member("assigned", places));
}

NodeConfigSource NodeConfigStatus::active() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeConfigSource(member("active", places));
}

NodeConfigSource NodeConfigStatus::last_known_good() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeConfigSource(member("lastKnownGood", places));
}

const std::string_view NodeConfigStatus::error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("error", places);
}

const std::optional<bool> NodeFeatures::supplemental_groups_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("supplementalGroupsPolicy", places);
}

kinform::MapView<kinform::Quantity> NodeStatus::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("capacity", places));
}

kinform::MapView<kinform::Quantity> NodeStatus::allocatable() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("allocatable", places));
}

const std::string_view NodeStatus::phase() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("phase", places);
}

kinform::ListView<NodeCondition> NodeStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeCondition>(member("conditions", places));
}

kinform::ListView<NodeAddress> NodeStatus::addresses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeAddress>(member("addresses", places));
}

NodeDaemonEndpoints NodeStatus::daemon_endpoints() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeDaemonEndpoints(member("daemonEndpoints", places));
}

NodeSystemInfo NodeStatus::node_info() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSystemInfo(member("nodeInfo", places));
}

kinform::ListView<ContainerImage> NodeStatus::images() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerImage>(member("images", places));
}

kinform::ListView<std::string_view> NodeStatus::volumes_in_use() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("volumesInUse", places));
}

kinform::ListView<AttachedVolume> NodeStatus::volumes_attached() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<AttachedVolume>(member("volumesAttached", places));
}

NodeConfigStatus NodeStatus::config() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeConfigStatus(member("config", places));
}

kinform::ListView<NodeRuntimeHandler> NodeStatus::runtime_handlers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeRuntimeHandler>(member("runtimeHandlers", places));
}

NodeFeatures NodeStatus::features() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeFeatures(member("features", places));
}

kinform::ListView<std::string_view> NodeStatus::declared_features() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("declaredFeatures", places));
}

kinform::Resource Node::resource() {
  return {.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
}

const std::string_view Node::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Node::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Node::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

NodeSpec Node::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSpec(member("spec", places));
}

NodeStatus Node::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return NodeStatus(member("status", places));
}

const std::string_view NodeAddress::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view NodeAddress::address() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("address", places);
}

const std::string_view NodeAllocatableResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceClaimName", places);
}

kinform::ListView<std::string_view> NodeAllocatableResourceClaimStatus::containers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("containers", places));
}

kinform::MapView<kinform::Quantity> NodeAllocatableResourceClaimStatus::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("resources", places));
}

const std::string_view NodeCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view NodeCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> NodeCondition::last_heartbeat_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastHeartbeatTime", places);
}

const std::optional<std::chrono::sys_seconds> NodeCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view NodeCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view NodeCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view NodeList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view NodeList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta NodeList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Node> NodeList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Node>(member("items", places));
}

const std::string_view NodeProxyOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view NodeProxyOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view NodeProxyOptions::path() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<bool> NodeRuntimeHandlerFeatures::recursive_read_only_mounts() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("recursiveReadOnlyMounts", places);
}

const std::optional<bool> NodeRuntimeHandlerFeatures::user_namespaces() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("userNamespaces", places);
}

const std::string_view NodeRuntimeHandler::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

NodeRuntimeHandlerFeatures NodeRuntimeHandler::features() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeRuntimeHandlerFeatures(member("features", places));
}

const std::string_view NodeSelectorRequirement::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view NodeSelectorRequirement::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::string_view> NodeSelectorRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("values", places));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_expressions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeSelectorRequirement>(member("matchExpressions", places));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_fields() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeSelectorRequirement>(member("matchFields", places));
}

kinform::ListView<std::string_view> RBDPersistentVolumeSource::monitors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("monitors", places));
}

const std::string_view RBDPersistentVolumeSource::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

const std::string_view RBDPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

const std::string_view RBDPersistentVolumeSource::pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pool", places);
}

const std::string_view RBDPersistentVolumeSource::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view RBDPersistentVolumeSource::keyring() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("keyring", places);
}

SecretReference RBDPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

bool RBDPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view VsphereVirtualDiskVolumeSource::volume_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumePath", places);
}

const std::string_view VsphereVirtualDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storagePolicyName", places);
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storagePolicyID", places);
}

const std::string_view QuobyteVolumeSource::registry() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("registry", places);
}

const std::string_view QuobyteVolumeSource::volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volume", places);
}

bool QuobyteVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view QuobyteVolumeSource::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view QuobyteVolumeSource::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view QuobyteVolumeSource::tenant() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("tenant", places);
}

const std::string_view PhotonPersistentDiskVolumeSource::pd_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pdID", places);
}

const std::string_view PhotonPersistentDiskVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

const std::string_view PortworxVolumeSource::volume_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeID", places);
}

const std::string_view PortworxVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool PortworxVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view ScaleIOPersistentVolumeSource::gateway() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("gateway", places);
}

const std::string_view ScaleIOPersistentVolumeSource::system() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("system", places);
}

SecretReference ScaleIOPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretReference(member("secretRef", places));
}

bool ScaleIOPersistentVolumeSource::ssl_enabled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("sslEnabled", places);
}

const std::string_view ScaleIOPersistentVolumeSource::protection_domain() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protectionDomain", places);
}

const std::string_view ScaleIOPersistentVolumeSource::storage_pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storagePool", places);
}

const std::string_view ScaleIOPersistentVolumeSource::storage_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storageMode", places);
}

const std::string_view ScaleIOPersistentVolumeSource::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::string_view ScaleIOPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool ScaleIOPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view StorageOSPersistentVolumeSource::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::string_view StorageOSPersistentVolumeSource::volume_namespace() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeNamespace", places);
}

const std::string_view StorageOSPersistentVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool StorageOSPersistentVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

ObjectReference StorageOSPersistentVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("secretRef", places));
}

NodeSelector VolumeNodeAffinity::required() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSelector(member("required", places));
}

kinform::MapView<kinform::Quantity> PersistentVolumeSpec::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("capacity", places));
}

GCEPersistentDiskVolumeSource PersistentVolumeSpec::gce_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk", places));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSpec::aws_elastic_block_store() const {
  static constinit kinform::detail::FieldPlaces places;
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore", places));
}

HostPathVolumeSource PersistentVolumeSpec::host_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return HostPathVolumeSource(member("hostPath", places));
}

GlusterfsPersistentVolumeSource PersistentVolumeSpec::glusterfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return GlusterfsPersistentVolumeSource(member("glusterfs", places));
}

NFSVolumeSource PersistentVolumeSpec::nfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return NFSVolumeSource(member("nfs", places));
}

RBDPersistentVolumeSource PersistentVolumeSpec::rbd() const {
  static constinit kinform::detail::FieldPlaces places;
  return RBDPersistentVolumeSource(member("rbd", places));
}

ISCSIPersistentVolumeSource PersistentVolumeSpec::iscsi() const {
  static constinit kinform::detail::FieldPlaces places;
  return ISCSIPersistentVolumeSource(member("iscsi", places));
}

CinderPersistentVolumeSource PersistentVolumeSpec::cinder() const {
  static constinit kinform::detail::FieldPlaces places;
  return CinderPersistentVolumeSource(member("cinder", places));
}

CephFSPersistentVolumeSource PersistentVolumeSpec::cephfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return CephFSPersistentVolumeSource(member("cephfs", places));
}

FCVolumeSource PersistentVolumeSpec::fc() const {
  static constinit kinform::detail::FieldPlaces places;
  return FCVolumeSource(member("fc", places));
}

FlockerVolumeSource PersistentVolumeSpec::flocker() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlockerVolumeSource(member("flocker", places));
}

FlexPersistentVolumeSource PersistentVolumeSpec::flex_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlexPersistentVolumeSource(member("flexVolume", places));
}

AzureFilePersistentVolumeSource PersistentVolumeSpec::azure_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureFilePersistentVolumeSource(member("azureFile", places));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSpec::vsphere_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume", places));
}

QuobyteVolumeSource PersistentVolumeSpec::quobyte() const {
  static constinit kinform::detail::FieldPlaces places;
  return QuobyteVolumeSource(member("quobyte", places));
}

AzureDiskVolumeSource PersistentVolumeSpec::azure_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureDiskVolumeSource(member("azureDisk", places));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSpec::photon_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk", places));
}

PortworxVolumeSource PersistentVolumeSpec::portworx_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return PortworxVolumeSource(member("portworxVolume", places));
}

ScaleIOPersistentVolumeSource PersistentVolumeSpec::scale_io() const {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleIOPersistentVolumeSource(member("scaleIO", places));
}

LocalVolumeSource PersistentVolumeSpec::local() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalVolumeSource(member("local", places));
}

StorageOSPersistentVolumeSource PersistentVolumeSpec::storageos() const {
  static constinit kinform::detail::FieldPlaces places;
  return StorageOSPersistentVolumeSource(member("storageos", places));
}

CSIPersistentVolumeSource PersistentVolumeSpec::csi() const {
  static constinit kinform::detail::FieldPlaces places;
  return CSIPersistentVolumeSource(member("csi", places));
}

kinform::ListView<std::string_view> PersistentVolumeSpec::access_modes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("accessModes", places));
}

ObjectReference PersistentVolumeSpec::claim_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("claimRef", places));
}

const std::string_view PersistentVolumeSpec::persistent_volume_reclaim_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("persistentVolumeReclaimPolicy", places);
}

const std::string_view PersistentVolumeSpec::storage_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storageClassName", places);
}

kinform::ListView<std::string_view> PersistentVolumeSpec::mount_options() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("mountOptions", places));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("volumeMode", places);
}

VolumeNodeAffinity PersistentVolumeSpec::node_affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeNodeAffinity(member("nodeAffinity", places));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_attributes_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("volumeAttributesClassName", places);
}

const std::string_view PersistentVolumeStatus::phase() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("phase", places);
}

const std::string_view PersistentVolumeStatus::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view PersistentVolumeStatus::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeStatus::last_phase_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastPhaseTransitionTime", places);
}

kinform::Resource PersistentVolume::resource() {
  return {.version = "v1", .plural = "persistentvolumes", .kind = "PersistentVolume", .namespaced = false};
}

const std::string_view PersistentVolume::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PersistentVolume::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PersistentVolume::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PersistentVolumeSpec PersistentVolume::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeSpec(member("spec", places));
}

PersistentVolumeStatus PersistentVolume::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeStatus(member("status", places));
}

const std::string_view PersistentVolumeClaimStatus::phase() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("phase", places);
}

kinform::ListView<std::string_view> PersistentVolumeClaimStatus::access_modes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("accessModes", places));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::capacity() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("capacity", places));
}

kinform::ListView<PersistentVolumeClaimCondition> PersistentVolumeClaimStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PersistentVolumeClaimCondition>(member("conditions", places));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::allocated_resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("allocatedResources", places));
}

kinform::MapView<std::string_view> PersistentVolumeClaimStatus::allocated_resource_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("allocatedResourceStatuses", places));
}

const std::optional<std::string_view> PersistentVolumeClaimStatus::current_volume_attributes_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("currentVolumeAttributesClassName", places);
}

ModifyVolumeStatus PersistentVolumeClaimStatus::modify_volume_status() const {
  static constinit kinform::detail::FieldPlaces places;
  return ModifyVolumeStatus(member("modifyVolumeStatus", places));
}

kinform::Resource PersistentVolumeClaim::resource() {
  return {.version = "v1", .plural = "persistentvolumeclaims", .kind = "PersistentVolumeClaim"};
}

const std::string_view PersistentVolumeClaim::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PersistentVolumeClaim::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaim::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PersistentVolumeClaimSpec PersistentVolumeClaim::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimSpec(member("spec", places));
}

PersistentVolumeClaimStatus PersistentVolumeClaim::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimStatus(member("status", places));
}

const std::string_view PersistentVolumeClaimCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view PersistentVolumeClaimCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeClaimCondition::last_probe_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime", places);
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeClaimCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view PersistentVolumeClaimCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view PersistentVolumeClaimCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view PersistentVolumeClaimList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PersistentVolumeClaimList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PersistentVolumeClaimList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PersistentVolumeClaim> PersistentVolumeClaimList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PersistentVolumeClaim>(member("items", places));
}

const std::string_view PersistentVolumeClaimVolumeSource::claim_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("claimName", places);
}

bool PersistentVolumeClaimVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view PersistentVolumeList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PersistentVolumeList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PersistentVolumeList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PersistentVolume> PersistentVolumeList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PersistentVolume>(member("items", places));
}

GCEPersistentDiskVolumeSource PersistentVolumeSource::gce_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk", places));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSource::aws_elastic_block_store() const {
  static constinit kinform::detail::FieldPlaces places;
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore", places));
}

HostPathVolumeSource PersistentVolumeSource::host_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return HostPathVolumeSource(member("hostPath", places));
}

GlusterfsPersistentVolumeSource PersistentVolumeSource::glusterfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return GlusterfsPersistentVolumeSource(member("glusterfs", places));
}

NFSVolumeSource PersistentVolumeSource::nfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return NFSVolumeSource(member("nfs", places));
}

RBDPersistentVolumeSource PersistentVolumeSource::rbd() const {
  static constinit kinform::detail::FieldPlaces places;
  return RBDPersistentVolumeSource(member("rbd", places));
}

ISCSIPersistentVolumeSource PersistentVolumeSource::iscsi() const {
  static constinit kinform::detail::FieldPlaces places;
  return ISCSIPersistentVolumeSource(member("iscsi", places));
}

CinderPersistentVolumeSource PersistentVolumeSource::cinder() const {
  static constinit kinform::detail::FieldPlaces places;
  return CinderPersistentVolumeSource(member("cinder", places));
}

CephFSPersistentVolumeSource PersistentVolumeSource::cephfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return CephFSPersistentVolumeSource(member("cephfs", places));
}

FCVolumeSource PersistentVolumeSource::fc() const {
  static constinit kinform::detail::FieldPlaces places;
  return FCVolumeSource(member("fc", places));
}

FlockerVolumeSource PersistentVolumeSource::flocker() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlockerVolumeSource(member("flocker", places));
}

FlexPersistentVolumeSource PersistentVolumeSource::flex_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlexPersistentVolumeSource(member("flexVolume", places));
}

AzureFilePersistentVolumeSource PersistentVolumeSource::azure_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureFilePersistentVolumeSource(member("azureFile", places));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSource::vsphere_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume", places));
}

QuobyteVolumeSource PersistentVolumeSource::quobyte() const {
  static constinit kinform::detail::FieldPlaces places;
  return QuobyteVolumeSource(member("quobyte", places));
}

AzureDiskVolumeSource PersistentVolumeSource::azure_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureDiskVolumeSource(member("azureDisk", places));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSource::photon_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk", places));
}

PortworxVolumeSource PersistentVolumeSource::portworx_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return PortworxVolumeSource(member("portworxVolume", places));
}

ScaleIOPersistentVolumeSource PersistentVolumeSource::scale_io() const {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleIOPersistentVolumeSource(member("scaleIO", places));
}

LocalVolumeSource PersistentVolumeSource::local() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalVolumeSource(member("local", places));
}

StorageOSPersistentVolumeSource PersistentVolumeSource::storageos() const {
  static constinit kinform::detail::FieldPlaces places;
  return StorageOSPersistentVolumeSource(member("storageos", places));
}

CSIPersistentVolumeSource PersistentVolumeSource::csi() const {
  static constinit kinform::detail::FieldPlaces places;
  return CSIPersistentVolumeSource(member("csi", places));
}

SELinuxOptions PodSecurityContext::se_linux_options() const {
  static constinit kinform::detail::FieldPlaces places;
  return SELinuxOptions(member("seLinuxOptions", places));
}

WindowsSecurityContextOptions PodSecurityContext::windows_options() const {
  static constinit kinform::detail::FieldPlaces places;
  return WindowsSecurityContextOptions(member("windowsOptions", places));
}

const std::optional<std::int64_t> PodSecurityContext::run_as_user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("runAsUser", places);
}

const std::optional<std::int64_t> PodSecurityContext::run_as_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("runAsGroup", places);
}

const std::optional<bool> PodSecurityContext::run_as_non_root() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("runAsNonRoot", places);
}

kinform::ListView<std::int64_t> PodSecurityContext::supplemental_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int64_t>(member("supplementalGroups", places));
}

const std::optional<std::string_view> PodSecurityContext::supplemental_groups_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("supplementalGroupsPolicy", places);
}

const std::optional<std::int64_t> PodSecurityContext::fs_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("fsGroup", places);
}

kinform::ListView<Sysctl> PodSecurityContext::sysctls() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Sysctl>(member("sysctls", places));
}

const std::optional<std::string_view> PodSecurityContext::fs_group_change_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("fsGroupChangePolicy", places);
}

SeccompProfile PodSecurityContext::seccomp_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return SeccompProfile(member("seccompProfile", places));
}

AppArmorProfile PodSecurityContext::app_armor_profile() const {
  static constinit kinform::detail::FieldPlaces places;
  return AppArmorProfile(member("appArmorProfile", places));
}

const std::optional<std::string_view> PodSecurityContext::se_linux_change_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("seLinuxChangePolicy", places);
}

kinform::ListView<std::string_view> PodDNSConfig::nameservers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("nameservers", places));
}

kinform::ListView<std::string_view> PodDNSConfig::searches() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("searches", places));
}

kinform::ListView<PodDNSConfigOption> PodDNSConfig::options() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodDNSConfigOption>(member("options", places));
}

const std::string_view PodOS::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> PodSchedulingGroup::pod_group_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("podGroupName", places);
}

kinform::ListView<Volume> PodSpec::volumes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Volume>(member("volumes", places));
}

kinform::ListView<Container> PodSpec::init_containers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Container>(member("initContainers", places));
}

kinform::ListView<Container> PodSpec::containers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Container>(member("containers", places));
}

kinform::ListView<EphemeralContainer> PodSpec::ephemeral_containers() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<EphemeralContainer>(member("ephemeralContainers", places));
}

const std::string_view PodSpec::restart_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("restartPolicy", places);
}

const std::optional<std::int64_t> PodSpec::termination_grace_period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds", places);
}

const std::optional<std::int64_t> PodSpec::active_deadline_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("activeDeadlineSeconds", places);
}

const std::string_view PodSpec::dns_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("dnsPolicy", places);
}

kinform::MapView<std::string_view> PodSpec::node_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("nodeSelector", places));
}

const std::string_view PodSpec::service_account_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("serviceAccountName", places);
}

const std::string_view PodSpec::service_account() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("serviceAccount", places);
}

const std::optional<bool> PodSpec::automount_service_account_token() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("automountServiceAccountToken", places);
}

const std::string_view PodSpec::node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("nodeName", places);
}

bool PodSpec::host_network() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("hostNetwork", places);
}

bool PodSpec::host_pid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("hostPID", places);
}

bool PodSpec::host_ipc() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("hostIPC", places);
}

const std::optional<bool> PodSpec::share_process_namespace() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("shareProcessNamespace", places);
}

PodSecurityContext PodSpec::security_context() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodSecurityContext(member("securityContext", places));
}

kinform::ListView<LocalObjectReference> PodSpec::image_pull_secrets() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LocalObjectReference>(member("imagePullSecrets", places));
}

const std::string_view PodSpec::hostname() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostname", places);
}

const std::string_view PodSpec::subdomain() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subdomain", places);
}

Affinity PodSpec::affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return Affinity(member("affinity", places));
}

const std::string_view PodSpec::scheduler_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("schedulerName", places);
}

kinform::ListView<Toleration> PodSpec::tolerations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Toleration>(member("tolerations", places));
}

kinform::ListView<HostAlias> PodSpec::host_aliases() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HostAlias>(member("hostAliases", places));
}

const std::string_view PodSpec::priority_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("priorityClassName", places);
}

const std::optional<std::int32_t> PodSpec::priority() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("priority", places);
}

PodDNSConfig PodSpec::dns_config() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodDNSConfig(member("dnsConfig", places));
}

kinform::ListView<PodReadinessGate> PodSpec::readiness_gates() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodReadinessGate>(member("readinessGates", places));
}

const std::optional<std::string_view> PodSpec::runtime_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("runtimeClassName", places);
}

const std::optional<bool> PodSpec::enable_service_links() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("enableServiceLinks", places);
}

const std::optional<std::string_view> PodSpec::preemption_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("preemptionPolicy", places);
}

kinform::MapView<kinform::Quantity> PodSpec::overhead() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("overhead", places));
}

kinform::ListView<TopologySpreadConstraint> PodSpec::topology_spread_constraints() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TopologySpreadConstraint>(member("topologySpreadConstraints", places));
}

const std::optional<bool> PodSpec::set_hostname_as_fqdn() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("setHostnameAsFQDN", places);
}

PodOS PodSpec::os() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodOS(member("os", places));
}

const std::optional<bool> PodSpec::host_users() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("hostUsers", places);
}

kinform::ListView<PodSchedulingGate> PodSpec::scheduling_gates() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodSchedulingGate>(member("schedulingGates", places));
}

kinform::ListView<PodResourceClaim> PodSpec::resource_claims() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodResourceClaim>(member("resourceClaims", places));
}

ResourceRequirements PodSpec::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

const std::optional<std::string_view> PodSpec::hostname_override() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("hostnameOverride", places);
}

PodSchedulingGroup PodSpec::scheduling_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodSchedulingGroup(member("schedulingGroup", places));
}

kinform::ListView<ContainerExtendedResourceRequest> PodExtendedResourceClaimStatus::request_mappings() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerExtendedResourceRequest>(member("requestMappings", places));
}

const std::string_view PodExtendedResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceClaimName", places);
}

std::int64_t PodStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

const std::string_view PodStatus::phase() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("phase", places);
}

kinform::ListView<PodCondition> PodStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodCondition>(member("conditions", places));
}

const std::string_view PodStatus::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view PodStatus::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view PodStatus::nominated_node_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("nominatedNodeName", places);
}

const std::string_view PodStatus::host_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostIP", places);
}

kinform::ListView<HostIP> PodStatus::host_ips() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HostIP>(member("hostIPs", places));
}

const std::string_view PodStatus::pod_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("podIP", places);
}

kinform::ListView<PodIP> PodStatus::pod_ips() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodIP>(member("podIPs", places));
}

const std::optional<std::chrono::sys_seconds> PodStatus::start_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("startTime", places);
}

kinform::ListView<ContainerStatus> PodStatus::init_container_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerStatus>(member("initContainerStatuses", places));
}

kinform::ListView<ContainerStatus> PodStatus::container_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerStatus>(member("containerStatuses", places));
}

const std::string_view PodStatus::qos_class() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("qosClass", places);
}

kinform::ListView<ContainerStatus> PodStatus::ephemeral_container_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ContainerStatus>(member("ephemeralContainerStatuses", places));
}

const std::string_view PodStatus::resize() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resize", places);
}

kinform::ListView<PodResourceClaimStatus> PodStatus::resource_claim_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodResourceClaimStatus>(member("resourceClaimStatuses", places));
}

PodExtendedResourceClaimStatus PodStatus::extended_resource_claim_status() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodExtendedResourceClaimStatus(member("extendedResourceClaimStatus", places));
}

kinform::MapView<kinform::Quantity> PodStatus::allocated_resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("allocatedResources", places));
}

ResourceRequirements PodStatus::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceRequirements(member("resources", places));
}

kinform::ListView<NodeAllocatableResourceClaimStatus> PodStatus::node_allocatable_resource_claim_statuses() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NodeAllocatableResourceClaimStatus>(member("nodeAllocatableResourceClaimStatuses", places));
}

kinform::Resource Pod::resource() {
  return {.version = "v1", .plural = "pods", .kind = "Pod"};
}

const std::string_view Pod::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Pod::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Pod::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PodSpec Pod::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodSpec(member("spec", places));
}

PodStatus Pod::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodStatus(member("status", places));
}

kinform::meta::v1::LabelSelector PodAffinityTerm::label_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("labelSelector", places));
}

kinform::ListView<std::string_view> PodAffinityTerm::namespaces() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("namespaces", places));
}

const std::string_view PodAffinityTerm::topology_key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("topologyKey", places);
}

kinform::meta::v1::LabelSelector PodAffinityTerm::namespace_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("namespaceSelector", places));
}

kinform::ListView<std::string_view> PodAffinityTerm::match_label_keys() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("matchLabelKeys", places));
}

kinform::ListView<std::string_view> PodAffinityTerm::mismatch_label_keys() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("mismatchLabelKeys", places));
}

const std::string_view PodAttachOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodAttachOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

bool PodAttachOptions::stdin() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdin", places);
}

bool PodAttachOptions::stdout() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdout", places);
}

bool PodAttachOptions::stderr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stderr", places);
}

bool PodAttachOptions::tty() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("tty", places);
}

const std::string_view PodAttachOptions::container() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

const std::string_view PodCertificateProjection::signer_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("signerName", places);
}

const std::string_view PodCertificateProjection::key_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("keyType", places);
}

const std::optional<std::int32_t> PodCertificateProjection::max_expiration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("maxExpirationSeconds", places);
}

const std::string_view PodCertificateProjection::credential_bundle_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("credentialBundlePath", places);
}

const std::string_view PodCertificateProjection::key_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("keyPath", places);
}

const std::string_view PodCertificateProjection::certificate_chain_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("certificateChainPath", places);
}

kinform::MapView<std::string_view> PodCertificateProjection::user_annotations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("userAnnotations", places));
}

const std::string_view PodCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

std::int64_t PodCondition::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

const std::string_view PodCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> PodCondition::last_probe_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime", places);
}

const std::optional<std::chrono::sys_seconds> PodCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view PodCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view PodCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view PodDNSConfigOption::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> PodDNSConfigOption::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("value", places);
}

const std::string_view PodExecOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodExecOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

bool PodExecOptions::stdin() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdin", places);
}

bool PodExecOptions::stdout() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stdout", places);
}

bool PodExecOptions::stderr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("stderr", places);
}

bool PodExecOptions::tty() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("tty", places);
}

const std::string_view PodExecOptions::container() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

kinform::ListView<std::string_view> PodExecOptions::command() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("command", places));
}

const std::string_view PodIP::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

const std::string_view PodList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PodList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Pod> PodList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Pod>(member("items", places));
}

const std::string_view PodLogOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodLogOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view PodLogOptions::container() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

bool PodLogOptions::follow() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("follow", places);
}

bool PodLogOptions::previous() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("previous", places);
}

const std::optional<std::int64_t> PodLogOptions::since_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("sinceSeconds", places);
}

const std::optional<std::chrono::sys_seconds> PodLogOptions::since_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("sinceTime", places);
}

bool PodLogOptions::timestamps() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("timestamps", places);
}

const std::optional<std::int64_t> PodLogOptions::tail_lines() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("tailLines", places);
}

const std::optional<std::int64_t> PodLogOptions::limit_bytes() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("limitBytes", places);
}

bool PodLogOptions::insecure_skip_tls_verify_backend() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("insecureSkipTLSVerifyBackend", places);
}

const std::optional<std::string_view> PodLogOptions::stream() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("stream", places);
}

const std::string_view PodPortForwardOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodPortForwardOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::ListView<std::int32_t> PodPortForwardOptions::ports() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::int32_t>(member("ports", places));
}

const std::string_view PodProxyOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodProxyOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view PodProxyOptions::path() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view PodReadinessGate::condition_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("conditionType", places);
}

const std::string_view PodResourceClaim::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("resourceClaimName", places);
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_template_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("resourceClaimTemplateName", places);
}

const std::string_view PodResourceClaimStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> PodResourceClaimStatus::resource_claim_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("resourceClaimName", places);
}

const std::string_view PodSchedulingGate::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::meta::v1::OwnerReference PodSignature::pod_controller() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::OwnerReference(member("podController", places));
}

const std::string_view PodStatusResult::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodStatusResult::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PodStatusResult::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PodStatus PodStatusResult::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodStatus(member("status", places));
}

kinform::meta::v1::ObjectMeta PodTemplateSpec::metadata() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PodSpec PodTemplateSpec::spec() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodSpec(member("spec", places));
}

kinform::Resource PodTemplate::resource() {
  return {.version = "v1", .plural = "podtemplates", .kind = "PodTemplate"};
}

const std::string_view PodTemplate::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodTemplate::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PodTemplate::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PodTemplateSpec PodTemplate::template_() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PodTemplateSpec(member("template", places));
}

const std::string_view PodTemplateList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PodTemplateList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PodTemplateList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PodTemplate> PodTemplateList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PodTemplate>(member("items", places));
}

std::int32_t PortStatus::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("port", places);
}

const std::string_view PortStatus::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protocol", places);
}

const std::optional<std::string_view> PortStatus::error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("error", places);
}

const std::optional<std::string_view> Preconditions::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("uid", places);
}

PodSignature PreferAvoidPodsEntry::pod_signature() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodSignature(member("podSignature", places));
}

const std::optional<std::chrono::sys_seconds> PreferAvoidPodsEntry::eviction_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("evictionTime", places);
}

const std::string_view PreferAvoidPodsEntry::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view PreferAvoidPodsEntry::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

std::int32_t PreferredSchedulingTerm::weight() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("weight", places);
}

NodeSelectorTerm PreferredSchedulingTerm::preference() const {
  static constinit kinform::detail::FieldPlaces places;
  return NodeSelectorTerm(member("preference", places));
}

ExecAction ProbeHandler::exec() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExecAction(member("exec", places));
}

HTTPGetAction ProbeHandler::http_get() const {
  static constinit kinform::detail::FieldPlaces places;
  return HTTPGetAction(member("httpGet", places));
}

TCPSocketAction ProbeHandler::tcp_socket() const {
  static constinit kinform::detail::FieldPlaces places;
  return TCPSocketAction(member("tcpSocket", places));
}

GRPCAction ProbeHandler::grpc() const {
  static constinit kinform::detail::FieldPlaces places;
  return GRPCAction(member("grpc", places));
}

kinform::ListView<VolumeProjection> ProjectedVolumeSource::sources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<VolumeProjection>(member("sources", places));
}

const std::optional<std::int32_t> ProjectedVolumeSource::default_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("defaultMode", places);
}

kinform::ListView<std::string_view> RBDVolumeSource::monitors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("monitors", places));
}

const std::string_view RBDVolumeSource::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("image", places);
}

const std::string_view RBDVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

const std::string_view RBDVolumeSource::pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pool", places);
}

const std::string_view RBDVolumeSource::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

const std::string_view RBDVolumeSource::keyring() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("keyring", places);
}

LocalObjectReference RBDVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

bool RBDVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view RangeAllocation::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RangeAllocation::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta RangeAllocation::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::string_view RangeAllocation::range() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("range", places);
}

kinform::Base64 RangeAllocation::data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("data", places));
}

const std::optional<std::int32_t> ReplicationControllerSpec::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("replicas", places);
}

std::int32_t ReplicationControllerSpec::min_ready_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("minReadySeconds", places);
}

kinform::MapView<std::string_view> ReplicationControllerSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("selector", places));
}

PodTemplateSpec ReplicationControllerSpec::template_() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodTemplateSpec(member("template", places));
}

std::int32_t ReplicationControllerStatus::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

std::int32_t ReplicationControllerStatus::fully_labeled_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("fullyLabeledReplicas", places);
}

std::int32_t ReplicationControllerStatus::ready_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("readyReplicas", places);
}

std::int32_t ReplicationControllerStatus::available_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("availableReplicas", places);
}

std::int64_t ReplicationControllerStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

kinform::ListView<ReplicationControllerCondition> ReplicationControllerStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ReplicationControllerCondition>(member("conditions", places));
}

kinform::Resource ReplicationController::resource() {
  return {.version = "v1", .plural = "replicationcontrollers", .kind = "ReplicationController"};
}

const std::string_view ReplicationController::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ReplicationController::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ReplicationController::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ReplicationControllerSpec ReplicationController::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ReplicationControllerSpec(member("spec", places));
}

ReplicationControllerStatus ReplicationController::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ReplicationControllerStatus(member("status", places));
}

const std::string_view ReplicationControllerCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view ReplicationControllerCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> ReplicationControllerCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view ReplicationControllerCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view ReplicationControllerCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view ReplicationControllerList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ReplicationControllerList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ReplicationControllerList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ReplicationController> ReplicationControllerList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ReplicationController>(member("items", places));
}

const std::string_view ResourceClaim::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ResourceClaim::request() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("request", places);
}

const std::string_view ResourceHealth::resource_id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resourceID", places);
}

const std::string_view ResourceHealth::health() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("health", places);
}

const std::optional<std::string_view> ResourceHealth::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("message", places);
}

kinform::ListView<ScopedResourceSelectorRequirement> ScopeSelector::match_expressions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ScopedResourceSelectorRequirement>(member("matchExpressions", places));
}

kinform::MapView<kinform::Quantity> ResourceQuotaSpec::hard() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("hard", places));
}

kinform::ListView<std::string_view> ResourceQuotaSpec::scopes() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("scopes", places));
}

ScopeSelector ResourceQuotaSpec::scope_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return ScopeSelector(member("scopeSelector", places));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::hard() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("hard", places));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::used() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Quantity>(member("used", places));
}

kinform::Resource ResourceQuota::resource() {
  return {.version = "v1", .plural = "resourcequotas", .kind = "ResourceQuota"};
}

const std::string_view ResourceQuota::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceQuota::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ResourceQuota::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ResourceQuotaSpec ResourceQuota::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceQuotaSpec(member("spec", places));
}

ResourceQuotaStatus ResourceQuota::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceQuotaStatus(member("status", places));
}

const std::string_view ResourceQuotaList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ResourceQuotaList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ResourceQuotaList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ResourceQuota> ResourceQuotaList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceQuota>(member("items", places));
}

const std::string_view ResourceStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::ListView<ResourceHealth> ResourceStatus::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceHealth>(member("resources", places));
}

const std::string_view ScaleIOVolumeSource::gateway() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("gateway", places);
}

const std::string_view ScaleIOVolumeSource::system() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("system", places);
}

LocalObjectReference ScaleIOVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

bool ScaleIOVolumeSource::ssl_enabled() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("sslEnabled", places);
}

const std::string_view ScaleIOVolumeSource::protection_domain() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protectionDomain", places);
}

const std::string_view ScaleIOVolumeSource::storage_pool() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storagePool", places);
}

const std::string_view ScaleIOVolumeSource::storage_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("storageMode", places);
}

const std::string_view ScaleIOVolumeSource::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::string_view ScaleIOVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool ScaleIOVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::string_view ScopedResourceSelectorRequirement::scope_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("scopeName", places);
}

const std::string_view ScopedResourceSelectorRequirement::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

kinform::ListView<std::string_view> ScopedResourceSelectorRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("values", places));
}

kinform::Resource Secret::resource() {
  return {.version = "v1", .plural = "secrets", .kind = "Secret"};
}

const std::string_view Secret::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Secret::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Secret::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::optional<bool> Secret::immutable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("immutable", places);
}

kinform::MapView<kinform::Base64> Secret::data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::Base64>(member("data", places));
}

kinform::MapView<std::string_view> Secret::string_data() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("stringData", places));
}

const std::string_view Secret::type() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view SecretList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SecretList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta SecretList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Secret> SecretList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Secret>(member("items", places));
}

const std::string_view SecretProjection::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::ListView<KeyToPath> SecretProjection::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<KeyToPath>(member("items", places));
}

const std::optional<bool> SecretProjection::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view SecretVolumeSource::secret_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretName", places);
}

kinform::ListView<KeyToPath> SecretVolumeSource::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<KeyToPath>(member("items", places));
}

const std::optional<std::int32_t> SecretVolumeSource::default_mode() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("defaultMode", places);
}

const std::optional<bool> SecretVolumeSource::optional() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optional", places);
}

const std::string_view SerializedReference::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SerializedReference::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ObjectReference SerializedReference::reference() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectReference(member("reference", places));
}

ClientIPConfig SessionAffinityConfig::client_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return ClientIPConfig(member("clientIP", places));
}

kinform::ListView<ServicePort> ServiceSpec::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ServicePort>(member("ports", places));
}

kinform::MapView<std::string_view> ServiceSpec::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("selector", places));
}

const std::string_view ServiceSpec::cluster_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("clusterIP", places);
}

kinform::ListView<std::string_view> ServiceSpec::cluster_ips() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("clusterIPs", places));
}

const std::string_view ServiceSpec::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

kinform::ListView<std::string_view> ServiceSpec::external_ips() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("externalIPs", places));
}

const std::string_view ServiceSpec::session_affinity() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("sessionAffinity", places);
}

const std::string_view ServiceSpec::load_balancer_ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("loadBalancerIP", places);
}

kinform::ListView<std::string_view> ServiceSpec::load_balancer_source_ranges() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("loadBalancerSourceRanges", places));
}

const std::string_view ServiceSpec::external_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("externalName", places);
}

const std::string_view ServiceSpec::external_traffic_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("externalTrafficPolicy", places);
}

std::int32_t ServiceSpec::health_check_node_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("healthCheckNodePort", places);
}

bool ServiceSpec::publish_not_ready_addresses() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("publishNotReadyAddresses", places);
}

SessionAffinityConfig ServiceSpec::session_affinity_config() const {
  static constinit kinform::detail::FieldPlaces places;
  return SessionAffinityConfig(member("sessionAffinityConfig", places));
}

kinform::ListView<std::string_view> ServiceSpec::ip_families() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("ipFamilies", places));
}

const std::optional<std::string_view> ServiceSpec::ip_family_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("ipFamilyPolicy", places);
}

const std::optional<bool> ServiceSpec::allocate_load_balancer_node_ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("allocateLoadBalancerNodePorts", places);
}

const std::optional<std::string_view> ServiceSpec::load_balancer_class() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("loadBalancerClass", places);
}

const std::optional<std::string_view> ServiceSpec::internal_traffic_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("internalTrafficPolicy", places);
}

const std::optional<std::string_view> ServiceSpec::traffic_distribution() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("trafficDistribution", places);
}

LoadBalancerStatus ServiceStatus::load_balancer() const {
  static constinit kinform::detail::FieldPlaces places;
  return LoadBalancerStatus(member("loadBalancer", places));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions", places));
}

kinform::Resource Service::resource() {
  return {.version = "v1", .plural = "services", .kind = "Service"};
}

const std::string_view Service::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Service::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Service::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ServiceSpec Service::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceSpec(member("spec", places));
}

ServiceStatus Service::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceStatus(member("status", places));
}

kinform::Resource ServiceAccount::resource() {
  return {.version = "v1", .plural = "serviceaccounts", .kind = "ServiceAccount"};
}

const std::string_view ServiceAccount::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceAccount::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ServiceAccount::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<ObjectReference> ServiceAccount::secrets() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ObjectReference>(member("secrets", places));
}

kinform::ListView<LocalObjectReference> ServiceAccount::image_pull_secrets() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<LocalObjectReference>(member("imagePullSecrets", places));
}

const std::optional<bool> ServiceAccount::automount_service_account_token() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("automountServiceAccountToken", places);
}

const std::string_view ServiceAccountList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceAccountList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ServiceAccountList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ServiceAccount> ServiceAccountList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ServiceAccount>(member("items", places));
}

const std::string_view ServiceAccountTokenProjection::audience() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("audience", places);
}

const std::optional<std::int64_t> ServiceAccountTokenProjection::expiration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("expirationSeconds", places);
}

const std::string_view ServiceAccountTokenProjection::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view ServiceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ServiceList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Service> ServiceList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Service>(member("items", places));
}

const std::string_view ServicePort::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ServicePort::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protocol", places);
}

const std::optional<std::string_view> ServicePort::app_protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("appProtocol", places);
}

std::int32_t ServicePort::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("port", places);
}

const std::optional<kinform::IntOrString> ServicePort::target_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("targetPort", places);
}

std::int32_t ServicePort::node_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("nodePort", places);
}

const std::string_view ServiceProxyOptions::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceProxyOptions::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ServiceProxyOptions::path() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view StorageOSVolumeSource::volume_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeName", places);
}

const std::string_view StorageOSVolumeSource::volume_namespace() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("volumeNamespace", places);
}

const std::string_view StorageOSVolumeSource::fs_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fsType", places);
}

bool StorageOSVolumeSource::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

LocalObjectReference StorageOSVolumeSource::secret_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return LocalObjectReference(member("secretRef", places));
}

const std::string_view Sysctl::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view Sysctl::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view Taint::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view Taint::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view Taint::effect() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("effect", places);
}

const std::optional<std::chrono::sys_seconds> Taint::time_added() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("timeAdded", places);
}

const std::string_view Toleration::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view Toleration::operator_() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operator", places);
}

const std::string_view Toleration::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("value", places);
}

const std::string_view Toleration::effect() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("effect", places);
}

const std::optional<std::int64_t> Toleration::toleration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("tolerationSeconds", places);
}

const std::string_view TopologySelectorLabelRequirement::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

kinform::ListView<std::string_view> TopologySelectorLabelRequirement::values() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("values", places));
}

kinform::ListView<TopologySelectorLabelRequirement> TopologySelectorTerm::match_label_expressions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<TopologySelectorLabelRequirement>(member("matchLabelExpressions", places));
}

std::int32_t TopologySpreadConstraint::max_skew() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("maxSkew", places);
}

const std::string_view TopologySpreadConstraint::topology_key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("topologyKey", places);
}

const std::string_view TopologySpreadConstraint::when_unsatisfiable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("whenUnsatisfiable", places);
}

kinform::meta::v1::LabelSelector TopologySpreadConstraint::label_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("labelSelector", places));
}

const std::optional<std::int32_t> TopologySpreadConstraint::min_domains() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("minDomains", places);
}

const std::optional<std::string_view> TopologySpreadConstraint::node_affinity_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeAffinityPolicy", places);
}

const std::optional<std::string_view> TopologySpreadConstraint::node_taints_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("nodeTaintsPolicy", places);
}

kinform::ListView<std::string_view> TopologySpreadConstraint::match_label_keys() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("matchLabelKeys", places));
}

const std::string_view Volume::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

HostPathVolumeSource Volume::host_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return HostPathVolumeSource(member("hostPath", places));
}

EmptyDirVolumeSource Volume::empty_dir() const {
  static constinit kinform::detail::FieldPlaces places;
  return EmptyDirVolumeSource(member("emptyDir", places));
}

GCEPersistentDiskVolumeSource Volume::gce_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk", places));
}

AWSElasticBlockStoreVolumeSource Volume::aws_elastic_block_store() const {
  static constinit kinform::detail::FieldPlaces places;
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore", places));
}

GitRepoVolumeSource Volume::git_repo() const {
  static constinit kinform::detail::FieldPlaces places;
  return GitRepoVolumeSource(member("gitRepo", places));
}

SecretVolumeSource Volume::secret() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretVolumeSource(member("secret", places));
}

NFSVolumeSource Volume::nfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return NFSVolumeSource(member("nfs", places));
}

ISCSIVolumeSource Volume::iscsi() const {
  static constinit kinform::detail::FieldPlaces places;
  return ISCSIVolumeSource(member("iscsi", places));
}

GlusterfsVolumeSource Volume::glusterfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return GlusterfsVolumeSource(member("glusterfs", places));
}

PersistentVolumeClaimVolumeSource Volume::persistent_volume_claim() const {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim", places));
}

RBDVolumeSource Volume::rbd() const {
  static constinit kinform::detail::FieldPlaces places;
  return RBDVolumeSource(member("rbd", places));
}

FlexVolumeSource Volume::flex_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlexVolumeSource(member("flexVolume", places));
}

CinderVolumeSource Volume::cinder() const {
  static constinit kinform::detail::FieldPlaces places;
  return CinderVolumeSource(member("cinder", places));
}

CephFSVolumeSource Volume::cephfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return CephFSVolumeSource(member("cephfs", places));
}

FlockerVolumeSource Volume::flocker() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlockerVolumeSource(member("flocker", places));
}

DownwardAPIVolumeSource Volume::downward_api() const {
  static constinit kinform::detail::FieldPlaces places;
  return DownwardAPIVolumeSource(member("downwardAPI", places));
}

FCVolumeSource Volume::fc() const {
  static constinit kinform::detail::FieldPlaces places;
  return FCVolumeSource(member("fc", places));
}

AzureFileVolumeSource Volume::azure_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureFileVolumeSource(member("azureFile", places));
}

ConfigMapVolumeSource Volume::config_map() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapVolumeSource(member("configMap", places));
}

VsphereVirtualDiskVolumeSource Volume::vsphere_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume", places));
}

QuobyteVolumeSource Volume::quobyte() const {
  static constinit kinform::detail::FieldPlaces places;
  return QuobyteVolumeSource(member("quobyte", places));
}

AzureDiskVolumeSource Volume::azure_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureDiskVolumeSource(member("azureDisk", places));
}

PhotonPersistentDiskVolumeSource Volume::photon_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk", places));
}

ProjectedVolumeSource Volume::projected() const {
  static constinit kinform::detail::FieldPlaces places;
  return ProjectedVolumeSource(member("projected", places));
}

PortworxVolumeSource Volume::portworx_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return PortworxVolumeSource(member("portworxVolume", places));
}

ScaleIOVolumeSource Volume::scale_io() const {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleIOVolumeSource(member("scaleIO", places));
}

StorageOSVolumeSource Volume::storageos() const {
  static constinit kinform::detail::FieldPlaces places;
  return StorageOSVolumeSource(member("storageos", places));
}

CSIVolumeSource Volume::csi() const {
  static constinit kinform::detail::FieldPlaces places;
  return CSIVolumeSource(member("csi", places));
}

EphemeralVolumeSource Volume::ephemeral() const {
  static constinit kinform::detail::FieldPlaces places;
  return EphemeralVolumeSource(member("ephemeral", places));
}

ImageVolumeSource Volume::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return ImageVolumeSource(member("image", places));
}

const std::string_view VolumeDevice::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view VolumeDevice::device_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("devicePath", places);
}

const std::string_view VolumeMount::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

bool VolumeMount::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::optional<std::string_view> VolumeMount::recursive_read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("recursiveReadOnly", places);
}

const std::string_view VolumeMount::mount_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("mountPath", places);
}

const std::string_view VolumeMount::sub_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subPath", places);
}

const std::optional<std::string_view> VolumeMount::mount_propagation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("mountPropagation", places);
}

const std::string_view VolumeMount::sub_path_expr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subPathExpr", places);
}

ImageVolumeStatus VolumeStatus::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return ImageVolumeStatus(member("image", places));
}

const std::string_view VolumeMountStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view VolumeMountStatus::mount_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("mountPath", places);
}

bool VolumeMountStatus::read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("readOnly", places);
}

const std::optional<std::string_view> VolumeMountStatus::recursive_read_only() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("recursiveReadOnly", places);
}

VolumeStatus VolumeMountStatus::volume_status() const {
  static constinit kinform::detail::FieldPlaces places;
  return VolumeStatus(member("volumeStatus", places));
}

SecretProjection VolumeProjection::secret() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretProjection(member("secret", places));
}

DownwardAPIProjection VolumeProjection::downward_api() const {
  static constinit kinform::detail::FieldPlaces places;
  return DownwardAPIProjection(member("downwardAPI", places));
}

ConfigMapProjection VolumeProjection::config_map() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapProjection(member("configMap", places));
}

ServiceAccountTokenProjection VolumeProjection::service_account_token() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceAccountTokenProjection(member("serviceAccountToken", places));
}

ClusterTrustBundleProjection VolumeProjection::cluster_trust_bundle() const {
  static constinit kinform::detail::FieldPlaces places;
  return ClusterTrustBundleProjection(member("clusterTrustBundle", places));
}

PodCertificateProjection VolumeProjection::pod_certificate() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodCertificateProjection(member("podCertificate", places));
}

HostPathVolumeSource VolumeSource::host_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return HostPathVolumeSource(member("hostPath", places));
}

EmptyDirVolumeSource VolumeSource::empty_dir() const {
  static constinit kinform::detail::FieldPlaces places;
  return EmptyDirVolumeSource(member("emptyDir", places));
}

GCEPersistentDiskVolumeSource VolumeSource::gce_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk", places));
}

AWSElasticBlockStoreVolumeSource VolumeSource::aws_elastic_block_store() const {
  static constinit kinform::detail::FieldPlaces places;
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore", places));
}

GitRepoVolumeSource VolumeSource::git_repo() const {
  static constinit kinform::detail::FieldPlaces places;
  return GitRepoVolumeSource(member("gitRepo", places));
}

SecretVolumeSource VolumeSource::secret() const {
  static constinit kinform::detail::FieldPlaces places;
  return SecretVolumeSource(member("secret", places));
}

NFSVolumeSource VolumeSource::nfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return NFSVolumeSource(member("nfs", places));
}

ISCSIVolumeSource VolumeSource::iscsi() const {
  static constinit kinform::detail::FieldPlaces places;
  return ISCSIVolumeSource(member("iscsi", places));
}

GlusterfsVolumeSource VolumeSource::glusterfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return GlusterfsVolumeSource(member("glusterfs", places));
}

PersistentVolumeClaimVolumeSource VolumeSource::persistent_volume_claim() const {
  static constinit kinform::detail::FieldPlaces places;
  return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim", places));
}

RBDVolumeSource VolumeSource::rbd() const {
  static constinit kinform::detail::FieldPlaces places;
  return RBDVolumeSource(member("rbd", places));
}

FlexVolumeSource VolumeSource::flex_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlexVolumeSource(member("flexVolume", places));
}

CinderVolumeSource VolumeSource::cinder() const {
  static constinit kinform::detail::FieldPlaces places;
  return CinderVolumeSource(member("cinder", places));
}

CephFSVolumeSource VolumeSource::cephfs() const {
  static constinit kinform::detail::FieldPlaces places;
  return CephFSVolumeSource(member("cephfs", places));
}

FlockerVolumeSource VolumeSource::flocker() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlockerVolumeSource(member("flocker", places));
}

DownwardAPIVolumeSource VolumeSource::downward_api() const {
  static constinit kinform::detail::FieldPlaces places;
  return DownwardAPIVolumeSource(member("downwardAPI", places));
}

FCVolumeSource VolumeSource::fc() const {
  static constinit kinform::detail::FieldPlaces places;
  return FCVolumeSource(member("fc", places));
}

AzureFileVolumeSource VolumeSource::azure_file() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureFileVolumeSource(member("azureFile", places));
}

ConfigMapVolumeSource VolumeSource::config_map() const {
  static constinit kinform::detail::FieldPlaces places;
  return ConfigMapVolumeSource(member("configMap", places));
}

VsphereVirtualDiskVolumeSource VolumeSource::vsphere_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume", places));
}

QuobyteVolumeSource VolumeSource::quobyte() const {
  static constinit kinform::detail::FieldPlaces places;
  return QuobyteVolumeSource(member("quobyte", places));
}

AzureDiskVolumeSource VolumeSource::azure_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return AzureDiskVolumeSource(member("azureDisk", places));
}

PhotonPersistentDiskVolumeSource VolumeSource::photon_persistent_disk() const {
  static constinit kinform::detail::FieldPlaces places;
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk", places));
}

ProjectedVolumeSource VolumeSource::projected() const {
  static constinit kinform::detail::FieldPlaces places;
  return ProjectedVolumeSource(member("projected", places));
}

PortworxVolumeSource VolumeSource::portworx_volume() const {
  static constinit kinform::detail::FieldPlaces places;
  return PortworxVolumeSource(member("portworxVolume", places));
}

ScaleIOVolumeSource VolumeSource::scale_io() const {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleIOVolumeSource(member("scaleIO", places));
}

StorageOSVolumeSource VolumeSource::storageos() const {
  static constinit kinform::detail::FieldPlaces places;
  return StorageOSVolumeSource(member("storageos", places));
}

CSIVolumeSource VolumeSource::csi() const {
  static constinit kinform::detail::FieldPlaces places;
  return CSIVolumeSource(member("csi", places));
}

EphemeralVolumeSource VolumeSource::ephemeral() const {
  static constinit kinform::detail::FieldPlaces places;
  return EphemeralVolumeSource(member("ephemeral", places));
}

ImageVolumeSource VolumeSource::image() const {
  static constinit kinform::detail::FieldPlaces places;
  return ImageVolumeSource(member("image", places));
}

std::int32_t WeightedPodAffinityTerm::weight() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("weight", places);
}

PodAffinityTerm WeightedPodAffinityTerm::pod_affinity_term() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodAffinityTerm(member("podAffinityTerm", places));
}

}  // namespace kinform::inline v0::core::v1
