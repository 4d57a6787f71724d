#include "kinform/core/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::core::v1 {

const std::string_view AWSElasticBlockStoreVolumeSource::volume_id() const {
  return get<std::string_view>("volumeID");
}

const std::string_view AWSElasticBlockStoreVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

std::int32_t AWSElasticBlockStoreVolumeSource::partition() const {
  return get<std::int32_t>("partition");
}

bool AWSElasticBlockStoreVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<NodeSelectorTerm> NodeSelector::node_selector_terms() const {
  return kinform::ListView<NodeSelectorTerm>(member("nodeSelectorTerms"));
}

NodeSelector NodeAffinity::required_during_scheduling_ignored_during_execution() const {
  return NodeSelector(member("requiredDuringSchedulingIgnoredDuringExecution"));
}

kinform::ListView<PreferredSchedulingTerm> NodeAffinity::preferred_during_scheduling_ignored_during_execution() const {
  return kinform::ListView<PreferredSchedulingTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
}

kinform::ListView<PodAffinityTerm> PodAffinity::required_during_scheduling_ignored_during_execution() const {
  return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution"));
}

kinform::ListView<WeightedPodAffinityTerm> PodAffinity::preferred_during_scheduling_ignored_during_execution() const {
  return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
}

kinform::ListView<PodAffinityTerm> PodAntiAffinity::required_during_scheduling_ignored_during_execution() const {
  return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution"));
}

kinform::ListView<WeightedPodAffinityTerm> PodAntiAffinity::preferred_during_scheduling_ignored_during_execution() const {
  return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
}

NodeAffinity Affinity::node_affinity() const {
  return NodeAffinity(member("nodeAffinity"));
}

PodAffinity Affinity::pod_affinity() const {
  return PodAffinity(member("podAffinity"));
}

PodAntiAffinity Affinity::pod_anti_affinity() const {
  return PodAntiAffinity(member("podAntiAffinity"));
}

const std::string_view AppArmorProfile::type() const {
  return get<std::string_view>("type");
}

const std::optional<std::string_view> AppArmorProfile::localhost_profile() const {
  return get<std::optional<std::string_view>>("localhostProfile");
}

const std::string_view AttachedVolume::name() const {
  return get<std::string_view>("name");
}

const std::string_view AttachedVolume::device_path() const {
  return get<std::string_view>("devicePath");
}

kinform::ListView<PreferAvoidPodsEntry> AvoidPods::prefer_avoid_pods() const {
  return kinform::ListView<PreferAvoidPodsEntry>(member("preferAvoidPods"));
}

const std::string_view AzureDiskVolumeSource::disk_name() const {
  return get<std::string_view>("diskName");
}

const std::string_view AzureDiskVolumeSource::disk_uri() const {
  return get<std::string_view>("diskURI");
}

const std::optional<std::string_view> AzureDiskVolumeSource::caching_mode() const {
  return get<std::optional<std::string_view>>("cachingMode");
}

const std::optional<std::string_view> AzureDiskVolumeSource::fs_type() const {
  return get<std::optional<std::string_view>>("fsType");
}

const std::optional<bool> AzureDiskVolumeSource::read_only() const {
  return get<std::optional<bool>>("readOnly");
}

const std::optional<std::string_view> AzureDiskVolumeSource::kind() const {
  return get<std::optional<std::string_view>>("kind");
}

const std::string_view AzureFilePersistentVolumeSource::secret_name() const {
  return get<std::string_view>("secretName");
}

const std::string_view AzureFilePersistentVolumeSource::share_name() const {
  return get<std::string_view>("shareName");
}

bool AzureFilePersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::optional<std::string_view> AzureFilePersistentVolumeSource::secret_namespace() const {
  return get<std::optional<std::string_view>>("secretNamespace");
}

const std::string_view AzureFileVolumeSource::secret_name() const {
  return get<std::string_view>("secretName");
}

const std::string_view AzureFileVolumeSource::share_name() const {
  return get<std::string_view>("shareName");
}

bool AzureFileVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view ObjectReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view ObjectReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view ObjectReference::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view ObjectReference::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view ObjectReference::resource_version() const {
  return get<std::string_view>("resourceVersion");
}

const std::string_view ObjectReference::field_path() const {
  return get<std::string_view>("fieldPath");
}

kinform::Resource Binding::resource() {
  return {.version = "v1", .plural = "bindings", .kind = "Binding"};
}

const std::string_view Binding::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Binding::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Binding::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ObjectReference Binding::target() const& {
  return ObjectReference(member("target"));
}

const std::string_view SecretReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view SecretReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view CSIPersistentVolumeSource::driver() const {
  return get<std::string_view>("driver");
}

const std::string_view CSIPersistentVolumeSource::volume_handle() const {
  return get<std::string_view>("volumeHandle");
}

bool CSIPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view CSIPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

kinform::MapView<std::string_view> CSIPersistentVolumeSource::volume_attributes() const {
  return kinform::MapView<std::string_view>(member("volumeAttributes"));
}

SecretReference CSIPersistentVolumeSource::controller_publish_secret_ref() const {
  return SecretReference(member("controllerPublishSecretRef"));
}

SecretReference CSIPersistentVolumeSource::node_stage_secret_ref() const {
  return SecretReference(member("nodeStageSecretRef"));
}

SecretReference CSIPersistentVolumeSource::node_publish_secret_ref() const {
  return SecretReference(member("nodePublishSecretRef"));
}

SecretReference CSIPersistentVolumeSource::controller_expand_secret_ref() const {
  return SecretReference(member("controllerExpandSecretRef"));
}

SecretReference CSIPersistentVolumeSource::node_expand_secret_ref() const {
  return SecretReference(member("nodeExpandSecretRef"));
}

const std::string_view LocalObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view CSIVolumeSource::driver() const {
  return get<std::string_view>("driver");
}

const std::optional<bool> CSIVolumeSource::read_only() const {
  return get<std::optional<bool>>("readOnly");
}

const std::optional<std::string_view> CSIVolumeSource::fs_type() const {
  return get<std::optional<std::string_view>>("fsType");
}

kinform::MapView<std::string_view> CSIVolumeSource::volume_attributes() const {
  return kinform::MapView<std::string_view>(member("volumeAttributes"));
}

LocalObjectReference CSIVolumeSource::node_publish_secret_ref() const {
  return LocalObjectReference(member("nodePublishSecretRef"));
}

kinform::ListView<std::string_view> Capabilities::add() const {
  return kinform::ListView<std::string_view>(member("add"));
}

kinform::ListView<std::string_view> Capabilities::drop() const {
  return kinform::ListView<std::string_view>(member("drop"));
}

kinform::ListView<std::string_view> CephFSPersistentVolumeSource::monitors() const {
  return kinform::ListView<std::string_view>(member("monitors"));
}

const std::string_view CephFSPersistentVolumeSource::path() const {
  return get<std::string_view>("path");
}

const std::string_view CephFSPersistentVolumeSource::user() const {
  return get<std::string_view>("user");
}

const std::string_view CephFSPersistentVolumeSource::secret_file() const {
  return get<std::string_view>("secretFile");
}

SecretReference CephFSPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

bool CephFSPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<std::string_view> CephFSVolumeSource::monitors() const {
  return kinform::ListView<std::string_view>(member("monitors"));
}

const std::string_view CephFSVolumeSource::path() const {
  return get<std::string_view>("path");
}

const std::string_view CephFSVolumeSource::user() const {
  return get<std::string_view>("user");
}

const std::string_view CephFSVolumeSource::secret_file() const {
  return get<std::string_view>("secretFile");
}

LocalObjectReference CephFSVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

bool CephFSVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view CinderPersistentVolumeSource::volume_id() const {
  return get<std::string_view>("volumeID");
}

const std::string_view CinderPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool CinderPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

SecretReference CinderPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

const std::string_view CinderVolumeSource::volume_id() const {
  return get<std::string_view>("volumeID");
}

const std::string_view CinderVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool CinderVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

LocalObjectReference CinderVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

const std::optional<std::int32_t> ClientIPConfig::timeout_seconds() const {
  return get<std::optional<std::int32_t>>("timeoutSeconds");
}

const std::optional<std::string_view> ClusterTrustBundleProjection::name() const {
  return get<std::optional<std::string_view>>("name");
}

const std::optional<std::string_view> ClusterTrustBundleProjection::signer_name() const {
  return get<std::optional<std::string_view>>("signerName");
}

kinform::meta::v1::LabelSelector ClusterTrustBundleProjection::label_selector() const {
  return kinform::meta::v1::LabelSelector(member("labelSelector"));
}

const std::optional<bool> ClusterTrustBundleProjection::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view ClusterTrustBundleProjection::path() const {
  return get<std::string_view>("path");
}

const std::string_view ComponentCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view ComponentCondition::status() const {
  return get<std::string_view>("status");
}

const std::string_view ComponentCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view ComponentCondition::error() const {
  return get<std::string_view>("error");
}

kinform::Resource ComponentStatus::resource() {
  return {.version = "v1", .plural = "componentstatuses", .kind = "ComponentStatus", .namespaced = false};
}

const std::string_view ComponentStatus::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ComponentStatus::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ComponentStatus::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<ComponentCondition> ComponentStatus::conditions() const& {
  return kinform::ListView<ComponentCondition>(member("conditions"));
}

const std::string_view ComponentStatusList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ComponentStatusList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ComponentStatusList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ComponentStatus> ComponentStatusList::items() const& {
  return kinform::ListView<ComponentStatus>(member("items"));
}

kinform::Resource ConfigMap::resource() {
  return {.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
}

const std::string_view ConfigMap::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ConfigMap::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ConfigMap::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::optional<bool> ConfigMap::immutable() const {
  return get<std::optional<bool>>("immutable");
}

kinform::MapView<std::string_view> ConfigMap::data() const& {
  return kinform::MapView<std::string_view>(member("data"));
}

kinform::MapView<kinform::Base64> ConfigMap::binary_data() const& {
  return kinform::MapView<kinform::Base64>(member("binaryData"));
}

const std::string_view ConfigMapEnvSource::name() const {
  return get<std::string_view>("name");
}

const std::optional<bool> ConfigMapEnvSource::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view ConfigMapKeySelector::name() const {
  return get<std::string_view>("name");
}

const std::string_view ConfigMapKeySelector::key() const {
  return get<std::string_view>("key");
}

const std::optional<bool> ConfigMapKeySelector::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view ConfigMapList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ConfigMapList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ConfigMapList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ConfigMap> ConfigMapList::items() const& {
  return kinform::ListView<ConfigMap>(member("items"));
}

const std::string_view ConfigMapNodeConfigSource::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ConfigMapNodeConfigSource::name() const {
  return get<std::string_view>("name");
}

const std::string_view ConfigMapNodeConfigSource::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view ConfigMapNodeConfigSource::resource_version() const {
  return get<std::string_view>("resourceVersion");
}

const std::string_view ConfigMapNodeConfigSource::kubelet_config_key() const {
  return get<std::string_view>("kubeletConfigKey");
}

const std::string_view ConfigMapProjection::name() const {
  return get<std::string_view>("name");
}

kinform::ListView<KeyToPath> ConfigMapProjection::items() const {
  return kinform::ListView<KeyToPath>(member("items"));
}

const std::optional<bool> ConfigMapProjection::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view ConfigMapVolumeSource::name() const {
  return get<std::string_view>("name");
}

kinform::ListView<KeyToPath> ConfigMapVolumeSource::items() const {
  return kinform::ListView<KeyToPath>(member("items"));
}

const std::optional<std::int32_t> ConfigMapVolumeSource::default_mode() const {
  return get<std::optional<std::int32_t>>("defaultMode");
}

const std::optional<bool> ConfigMapVolumeSource::optional() const {
  return get<std::optional<bool>>("optional");
}

kinform::MapView<kinform::Quantity> ResourceRequirements::limits() const {
  return kinform::MapView<kinform::Quantity>(member("limits"));
}

kinform::MapView<kinform::Quantity> ResourceRequirements::requests() const {
  return kinform::MapView<kinform::Quantity>(member("requests"));
}

kinform::ListView<ResourceClaim> ResourceRequirements::claims() const {
  return kinform::ListView<ResourceClaim>(member("claims"));
}

kinform::ListView<std::string_view> ExecAction::command() const {
  return kinform::ListView<std::string_view>(member("command"));
}

const std::string_view HTTPGetAction::path() const {
  return get<std::string_view>("path");
}

const std::optional<kinform::IntOrString> HTTPGetAction::port() const {
  return get<std::optional<kinform::IntOrString>>("port");
}

const std::string_view HTTPGetAction::host() const {
  return get<std::string_view>("host");
}

const std::string_view HTTPGetAction::scheme() const {
  return get<std::string_view>("scheme");
}

kinform::ListView<HTTPHeader> HTTPGetAction::http_headers() const {
  return kinform::ListView<HTTPHeader>(member("httpHeaders"));
}

const std::optional<kinform::IntOrString> TCPSocketAction::port() const {
  return get<std::optional<kinform::IntOrString>>("port");
}

const std::string_view TCPSocketAction::host() const {
  return get<std::string_view>("host");
}

std::int32_t GRPCAction::port() const {
  return get<std::int32_t>("port");
}

const std::optional<std::string_view> GRPCAction::service() const {
  return get<std::optional<std::string_view>>("service");
}

ExecAction Probe::exec() const {
  return ExecAction(member("exec"));
}

HTTPGetAction Probe::http_get() const {
  return HTTPGetAction(member("httpGet"));
}

TCPSocketAction Probe::tcp_socket() const {
  return TCPSocketAction(member("tcpSocket"));
}

GRPCAction Probe::grpc() const {
  return GRPCAction(member("grpc"));
}

std::int32_t Probe::initial_delay_seconds() const {
  return get<std::int32_t>("initialDelaySeconds");
}

std::int32_t Probe::timeout_seconds() const {
  return get<std::int32_t>("timeoutSeconds");
}

std::int32_t Probe::period_seconds() const {
  return get<std::int32_t>("periodSeconds");
}

std::int32_t Probe::success_threshold() const {
  return get<std::int32_t>("successThreshold");
}

std::int32_t Probe::failure_threshold() const {
  return get<std::int32_t>("failureThreshold");
}

const std::optional<std::int64_t> Probe::termination_grace_period_seconds() const {
  return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds");
}

std::int64_t SleepAction::seconds() const {
  return get<std::int64_t>("seconds");
}

ExecAction LifecycleHandler::exec() const {
  return ExecAction(member("exec"));
}

HTTPGetAction LifecycleHandler::http_get() const {
  return HTTPGetAction(member("httpGet"));
}

TCPSocketAction LifecycleHandler::tcp_socket() const {
  return TCPSocketAction(member("tcpSocket"));
}

SleepAction LifecycleHandler::sleep() const {
  return SleepAction(member("sleep"));
}

LifecycleHandler Lifecycle::post_start() const {
  return LifecycleHandler(member("postStart"));
}

LifecycleHandler Lifecycle::pre_stop() const {
  return LifecycleHandler(member("preStop"));
}

const std::optional<std::string_view> Lifecycle::stop_signal() const {
  return get<std::optional<std::string_view>>("stopSignal");
}

const std::string_view SELinuxOptions::user() const {
  return get<std::string_view>("user");
}

const std::string_view SELinuxOptions::role() const {
  return get<std::string_view>("role");
}

const std::string_view SELinuxOptions::type() const {
  return get<std::string_view>("type");
}

const std::string_view SELinuxOptions::level() const {
  return get<std::string_view>("level");
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec_name() const {
  return get<std::optional<std::string_view>>("gmsaCredentialSpecName");
}

const std::optional<std::string_view> WindowsSecurityContextOptions::gmsa_credential_spec() const {
  return get<std::optional<std::string_view>>("gmsaCredentialSpec");
}

const std::optional<std::string_view> WindowsSecurityContextOptions::run_as_user_name() const {
  return get<std::optional<std::string_view>>("runAsUserName");
}

const std::optional<bool> WindowsSecurityContextOptions::host_process() const {
  return get<std::optional<bool>>("hostProcess");
}

const std::string_view SeccompProfile::type() const {
  return get<std::string_view>("type");
}

const std::optional<std::string_view> SeccompProfile::localhost_profile() const {
  return get<std::optional<std::string_view>>("localhostProfile");
}

Capabilities SecurityContext::capabilities() const {
  return Capabilities(member("capabilities"));
}

const std::optional<bool> SecurityContext::privileged() const {
  return get<std::optional<bool>>("privileged");
}

SELinuxOptions SecurityContext::se_linux_options() const {
  return SELinuxOptions(member("seLinuxOptions"));
}

WindowsSecurityContextOptions SecurityContext::windows_options() const {
  return WindowsSecurityContextOptions(member("windowsOptions"));
}

const std::optional<std::int64_t> SecurityContext::run_as_user() const {
  return get<std::optional<std::int64_t>>("runAsUser");
}

const std::optional<std::int64_t> SecurityContext::run_as_group() const {
  return get<std::optional<std::int64_t>>("runAsGroup");
}

const std::optional<bool> SecurityContext::run_as_non_root() const {
  return get<std::optional<bool>>("runAsNonRoot");
}

const std::optional<bool> SecurityContext::read_only_root_filesystem() const {
  return get<std::optional<bool>>("readOnlyRootFilesystem");
}

const std::optional<bool> SecurityContext::allow_privilege_escalation() const {
  return get<std::optional<bool>>("allowPrivilegeEscalation");
}

const std::optional<std::string_view> SecurityContext::proc_mount() const {
  return get<std::optional<std::string_view>>("procMount");
}

SeccompProfile SecurityContext::seccomp_profile() const {
  return SeccompProfile(member("seccompProfile"));
}

AppArmorProfile SecurityContext::app_armor_profile() const {
  return AppArmorProfile(member("appArmorProfile"));
}

const std::string_view Container::name() const {
  return get<std::string_view>("name");
}

const std::string_view Container::image() const {
  return get<std::string_view>("image");
}

kinform::ListView<std::string_view> Container::command() const {
  return kinform::ListView<std::string_view>(member("command"));
}

kinform::ListView<std::string_view> Container::args() const {
  return kinform::ListView<std::string_view>(member("args"));
}

const std::string_view Container::working_dir() const {
  return get<std::string_view>("workingDir");
}

kinform::ListView<ContainerPort> Container::ports() const {
  return kinform::ListView<ContainerPort>(member("ports"));
}

kinform::ListView<EnvFromSource> Container::env_from() const {
  return kinform::ListView<EnvFromSource>(member("envFrom"));
}

kinform::ListView<EnvVar> Container::env() const {
  return kinform::ListView<EnvVar>(member("env"));
}

ResourceRequirements Container::resources() const {
  return ResourceRequirements(member("resources"));
}

kinform::ListView<ContainerResizePolicy> Container::resize_policy() const {
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
}

const std::optional<std::string_view> Container::restart_policy() const {
  return get<std::optional<std::string_view>>("restartPolicy");
}

kinform::ListView<ContainerRestartRule> Container::restart_policy_rules() const {
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
}

kinform::ListView<VolumeMount> Container::volume_mounts() const {
  return kinform::ListView<VolumeMount>(member("volumeMounts"));
}

kinform::ListView<VolumeDevice> Container::volume_devices() const {
  return kinform::ListView<VolumeDevice>(member("volumeDevices"));
}

Probe Container::liveness_probe() const {
  return Probe(member("livenessProbe"));
}

Probe Container::readiness_probe() const {
  return Probe(member("readinessProbe"));
}

Probe Container::startup_probe() const {
  return Probe(member("startupProbe"));
}

Lifecycle Container::lifecycle() const {
  return Lifecycle(member("lifecycle"));
}

const std::string_view Container::termination_message_path() const {
  return get<std::string_view>("terminationMessagePath");
}

const std::string_view Container::termination_message_policy() const {
  return get<std::string_view>("terminationMessagePolicy");
}

const std::string_view Container::image_pull_policy() const {
  return get<std::string_view>("imagePullPolicy");
}

SecurityContext Container::security_context() const {
  return SecurityContext(member("securityContext"));
}

bool Container::stdin() const {
  return get<bool>("stdin");
}

bool Container::stdin_once() const {
  return get<bool>("stdinOnce");
}

bool Container::tty() const {
  return get<bool>("tty");
}

const std::string_view ContainerExtendedResourceRequest::container_name() const {
  return get<std::string_view>("containerName");
}

const std::string_view ContainerExtendedResourceRequest::resource_name() const {
  return get<std::string_view>("resourceName");
}

const std::string_view ContainerExtendedResourceRequest::request_name() const {
  return get<std::string_view>("requestName");
}

kinform::ListView<std::string_view> ContainerImage::names() const {
  return kinform::ListView<std::string_view>(member("names"));
}

std::int64_t ContainerImage::size_bytes() const {
  return get<std::int64_t>("sizeBytes");
}

const std::string_view ContainerPort::name() const {
  return get<std::string_view>("name");
}

std::int32_t ContainerPort::host_port() const {
  return get<std::int32_t>("hostPort");
}

std::int32_t ContainerPort::container_port() const {
  return get<std::int32_t>("containerPort");
}

const std::string_view ContainerPort::protocol() const {
  return get<std::string_view>("protocol");
}

const std::string_view ContainerPort::host_ip() const {
  return get<std::string_view>("hostIP");
}

const std::string_view ContainerResizePolicy::resource_name() const {
  return get<std::string_view>("resourceName");
}

const std::string_view ContainerResizePolicy::restart_policy() const {
  return get<std::string_view>("restartPolicy");
}

const std::string_view ContainerRestartRuleOnExitCodes::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::int32_t> ContainerRestartRuleOnExitCodes::values() const {
  return kinform::ListView<std::int32_t>(member("values"));
}

const std::string_view ContainerRestartRule::action() const {
  return get<std::string_view>("action");
}

ContainerRestartRuleOnExitCodes ContainerRestartRule::exit_codes() const {
  return ContainerRestartRuleOnExitCodes(member("exitCodes"));
}

const std::string_view ContainerStateWaiting::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view ContainerStateWaiting::message() const {
  return get<std::string_view>("message");
}

const std::optional<std::chrono::sys_seconds> ContainerStateRunning::started_at() const {
  return get<std::optional<std::chrono::sys_seconds>>("startedAt");
}

std::int32_t ContainerStateTerminated::exit_code() const {
  return get<std::int32_t>("exitCode");
}

std::int32_t ContainerStateTerminated::signal() const {
  return get<std::int32_t>("signal");
}

const std::string_view ContainerStateTerminated::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view ContainerStateTerminated::message() const {
  return get<std::string_view>("message");
}

const std::optional<std::chrono::sys_seconds> ContainerStateTerminated::started_at() const {
  return get<std::optional<std::chrono::sys_seconds>>("startedAt");
}

const std::optional<std::chrono::sys_seconds> ContainerStateTerminated::finished_at() const {
  return get<std::optional<std::chrono::sys_seconds>>("finishedAt");
}

const std::string_view ContainerStateTerminated::container_id() const {
  return get<std::string_view>("containerID");
}

ContainerStateWaiting ContainerState::waiting() const {
  return ContainerStateWaiting(member("waiting"));
}

ContainerStateRunning ContainerState::running() const {
  return ContainerStateRunning(member("running"));
}

ContainerStateTerminated ContainerState::terminated() const {
  return ContainerStateTerminated(member("terminated"));
}

std::int64_t LinuxContainerUser::uid() const {
  return get<std::int64_t>("uid");
}

std::int64_t LinuxContainerUser::gid() const {
  return get<std::int64_t>("gid");
}

kinform::ListView<std::int64_t> LinuxContainerUser::supplemental_groups() const {
  return kinform::ListView<std::int64_t>(member("supplementalGroups"));
}

LinuxContainerUser ContainerUser::linux_() const {
  return LinuxContainerUser(member("linux"));
}

const std::string_view ContainerStatus::name() const {
  return get<std::string_view>("name");
}

ContainerState ContainerStatus::state() const {
  return ContainerState(member("state"));
}

ContainerState ContainerStatus::last_state() const {
  return ContainerState(member("lastState"));
}

bool ContainerStatus::ready() const {
  return get<bool>("ready");
}

std::int32_t ContainerStatus::restart_count() const {
  return get<std::int32_t>("restartCount");
}

const std::string_view ContainerStatus::image() const {
  return get<std::string_view>("image");
}

const std::string_view ContainerStatus::image_id() const {
  return get<std::string_view>("imageID");
}

const std::string_view ContainerStatus::container_id() const {
  return get<std::string_view>("containerID");
}

const std::optional<bool> ContainerStatus::started() const {
  return get<std::optional<bool>>("started");
}

kinform::MapView<kinform::Quantity> ContainerStatus::allocated_resources() const {
  return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
}

ResourceRequirements ContainerStatus::resources() const {
  return ResourceRequirements(member("resources"));
}

kinform::ListView<VolumeMountStatus> ContainerStatus::volume_mounts() const {
  return kinform::ListView<VolumeMountStatus>(member("volumeMounts"));
}

ContainerUser ContainerStatus::user() const {
  return ContainerUser(member("user"));
}

kinform::ListView<ResourceStatus> ContainerStatus::allocated_resources_status() const {
  return kinform::ListView<ResourceStatus>(member("allocatedResourcesStatus"));
}

const std::optional<std::string_view> ContainerStatus::stop_signal() const {
  return get<std::optional<std::string_view>>("stopSignal");
}

std::int32_t DaemonEndpoint::port() const {
  return get<std::int32_t>("Port");
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIProjection::items() const {
  return kinform::ListView<DownwardAPIVolumeFile>(member("items"));
}

const std::string_view ObjectFieldSelector::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view ObjectFieldSelector::field_path() const {
  return get<std::string_view>("fieldPath");
}

const std::string_view ResourceFieldSelector::container_name() const {
  return get<std::string_view>("containerName");
}

const std::string_view ResourceFieldSelector::resource() const {
  return get<std::string_view>("resource");
}

const std::optional<kinform::Quantity> ResourceFieldSelector::divisor() const {
  return get<std::optional<kinform::Quantity>>("divisor");
}

const std::string_view DownwardAPIVolumeFile::path() const {
  return get<std::string_view>("path");
}

ObjectFieldSelector DownwardAPIVolumeFile::field_ref() const {
  return ObjectFieldSelector(member("fieldRef"));
}

ResourceFieldSelector DownwardAPIVolumeFile::resource_field_ref() const {
  return ResourceFieldSelector(member("resourceFieldRef"));
}

const std::optional<std::int32_t> DownwardAPIVolumeFile::mode() const {
  return get<std::optional<std::int32_t>>("mode");
}

kinform::ListView<DownwardAPIVolumeFile> DownwardAPIVolumeSource::items() const {
  return kinform::ListView<DownwardAPIVolumeFile>(member("items"));
}

const std::optional<std::int32_t> DownwardAPIVolumeSource::default_mode() const {
  return get<std::optional<std::int32_t>>("defaultMode");
}

const std::string_view EmptyDirVolumeSource::medium() const {
  return get<std::string_view>("medium");
}

const std::optional<kinform::Quantity> EmptyDirVolumeSource::size_limit() const {
  return get<std::optional<kinform::Quantity>>("sizeLimit");
}

const std::string_view EndpointAddress::ip() const {
  return get<std::string_view>("ip");
}

const std::string_view EndpointAddress::hostname() const {
  return get<std::string_view>("hostname");
}

const std::optional<std::string_view> EndpointAddress::node_name() const {
  return get<std::optional<std::string_view>>("nodeName");
}

ObjectReference EndpointAddress::target_ref() const {
  return ObjectReference(member("targetRef"));
}

const std::string_view EndpointPort::name() const {
  return get<std::string_view>("name");
}

std::int32_t EndpointPort::port() const {
  return get<std::int32_t>("port");
}

const std::string_view EndpointPort::protocol() const {
  return get<std::string_view>("protocol");
}

const std::optional<std::string_view> EndpointPort::app_protocol() const {
  return get<std::optional<std::string_view>>("appProtocol");
}

kinform::ListView<EndpointAddress> EndpointSubset::addresses() const {
  return kinform::ListView<EndpointAddress>(member("addresses"));
}

kinform::ListView<EndpointAddress> EndpointSubset::not_ready_addresses() const {
  return kinform::ListView<EndpointAddress>(member("notReadyAddresses"));
}

kinform::ListView<EndpointPort> EndpointSubset::ports() const {
  return kinform::ListView<EndpointPort>(member("ports"));
}

kinform::Resource Endpoints::resource() {
  return {.version = "v1", .plural = "endpoints", .kind = "Endpoints"};
}

const std::string_view Endpoints::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Endpoints::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Endpoints::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<EndpointSubset> Endpoints::subsets() const& {
  return kinform::ListView<EndpointSubset>(member("subsets"));
}

const std::string_view EndpointsList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view EndpointsList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta EndpointsList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Endpoints> EndpointsList::items() const& {
  return kinform::ListView<Endpoints>(member("items"));
}

const std::string_view SecretEnvSource::name() const {
  return get<std::string_view>("name");
}

const std::optional<bool> SecretEnvSource::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view EnvFromSource::prefix() const {
  return get<std::string_view>("prefix");
}

ConfigMapEnvSource EnvFromSource::config_map_ref() const {
  return ConfigMapEnvSource(member("configMapRef"));
}

SecretEnvSource EnvFromSource::secret_ref() const {
  return SecretEnvSource(member("secretRef"));
}

const std::string_view SecretKeySelector::name() const {
  return get<std::string_view>("name");
}

const std::string_view SecretKeySelector::key() const {
  return get<std::string_view>("key");
}

const std::optional<bool> SecretKeySelector::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view FileKeySelector::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::string_view FileKeySelector::path() const {
  return get<std::string_view>("path");
}

const std::string_view FileKeySelector::key() const {
  return get<std::string_view>("key");
}

const std::optional<bool> FileKeySelector::optional() const {
  return get<std::optional<bool>>("optional");
}

ObjectFieldSelector EnvVarSource::field_ref() const {
  return ObjectFieldSelector(member("fieldRef"));
}

ResourceFieldSelector EnvVarSource::resource_field_ref() const {
  return ResourceFieldSelector(member("resourceFieldRef"));
}

ConfigMapKeySelector EnvVarSource::config_map_key_ref() const {
  return ConfigMapKeySelector(member("configMapKeyRef"));
}

SecretKeySelector EnvVarSource::secret_key_ref() const {
  return SecretKeySelector(member("secretKeyRef"));
}

FileKeySelector EnvVarSource::file_key_ref() const {
  return FileKeySelector(member("fileKeyRef"));
}

const std::string_view EnvVar::name() const {
  return get<std::string_view>("name");
}

const std::string_view EnvVar::value() const {
  return get<std::string_view>("value");
}

EnvVarSource EnvVar::value_from() const {
  return EnvVarSource(member("valueFrom"));
}

const std::string_view EphemeralContainer::name() const {
  return get<std::string_view>("name");
}

const std::string_view EphemeralContainer::image() const {
  return get<std::string_view>("image");
}

kinform::ListView<std::string_view> EphemeralContainer::command() const {
  return kinform::ListView<std::string_view>(member("command"));
}

kinform::ListView<std::string_view> EphemeralContainer::args() const {
  return kinform::ListView<std::string_view>(member("args"));
}

const std::string_view EphemeralContainer::working_dir() const {
  return get<std::string_view>("workingDir");
}

kinform::ListView<ContainerPort> EphemeralContainer::ports() const {
  return kinform::ListView<ContainerPort>(member("ports"));
}

kinform::ListView<EnvFromSource> EphemeralContainer::env_from() const {
  return kinform::ListView<EnvFromSource>(member("envFrom"));
}

kinform::ListView<EnvVar> EphemeralContainer::env() const {
  return kinform::ListView<EnvVar>(member("env"));
}

ResourceRequirements EphemeralContainer::resources() const {
  return ResourceRequirements(member("resources"));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainer::resize_policy() const {
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
}

const std::optional<std::string_view> EphemeralContainer::restart_policy() const {
  return get<std::optional<std::string_view>>("restartPolicy");
}

kinform::ListView<ContainerRestartRule> EphemeralContainer::restart_policy_rules() const {
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
}

kinform::ListView<VolumeMount> EphemeralContainer::volume_mounts() const {
  return kinform::ListView<VolumeMount>(member("volumeMounts"));
}

kinform::ListView<VolumeDevice> EphemeralContainer::volume_devices() const {
  return kinform::ListView<VolumeDevice>(member("volumeDevices"));
}

Probe EphemeralContainer::liveness_probe() const {
  return Probe(member("livenessProbe"));
}

Probe EphemeralContainer::readiness_probe() const {
  return Probe(member("readinessProbe"));
}

Probe EphemeralContainer::startup_probe() const {
  return Probe(member("startupProbe"));
}

Lifecycle EphemeralContainer::lifecycle() const {
  return Lifecycle(member("lifecycle"));
}

const std::string_view EphemeralContainer::termination_message_path() const {
  return get<std::string_view>("terminationMessagePath");
}

const std::string_view EphemeralContainer::termination_message_policy() const {
  return get<std::string_view>("terminationMessagePolicy");
}

const std::string_view EphemeralContainer::image_pull_policy() const {
  return get<std::string_view>("imagePullPolicy");
}

SecurityContext EphemeralContainer::security_context() const {
  return SecurityContext(member("securityContext"));
}

bool EphemeralContainer::stdin() const {
  return get<bool>("stdin");
}

bool EphemeralContainer::stdin_once() const {
  return get<bool>("stdinOnce");
}

bool EphemeralContainer::tty() const {
  return get<bool>("tty");
}

const std::string_view EphemeralContainer::target_container_name() const {
  return get<std::string_view>("targetContainerName");
}

const std::string_view EphemeralContainerCommon::name() const {
  return get<std::string_view>("name");
}

const std::string_view EphemeralContainerCommon::image() const {
  return get<std::string_view>("image");
}

kinform::ListView<std::string_view> EphemeralContainerCommon::command() const {
  return kinform::ListView<std::string_view>(member("command"));
}

kinform::ListView<std::string_view> EphemeralContainerCommon::args() const {
  return kinform::ListView<std::string_view>(member("args"));
}

const std::string_view EphemeralContainerCommon::working_dir() const {
  return get<std::string_view>("workingDir");
}

kinform::ListView<ContainerPort> EphemeralContainerCommon::ports() const {
  return kinform::ListView<ContainerPort>(member("ports"));
}

kinform::ListView<EnvFromSource> EphemeralContainerCommon::env_from() const {
  return kinform::ListView<EnvFromSource>(member("envFrom"));
}

kinform::ListView<EnvVar> EphemeralContainerCommon::env() const {
  return kinform::ListView<EnvVar>(member("env"));
}

ResourceRequirements EphemeralContainerCommon::resources() const {
  return ResourceRequirements(member("resources"));
}

kinform::ListView<ContainerResizePolicy> EphemeralContainerCommon::resize_policy() const {
  return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
}

const std::optional<std::string_view> EphemeralContainerCommon::restart_policy() const {
  return get<std::optional<std::string_view>>("restartPolicy");
}

kinform::ListView<ContainerRestartRule> EphemeralContainerCommon::restart_policy_rules() const {
  return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
}

kinform::ListView<VolumeMount> EphemeralContainerCommon::volume_mounts() const {
  return kinform::ListView<VolumeMount>(member("volumeMounts"));
}

kinform::ListView<VolumeDevice> EphemeralContainerCommon::volume_devices() const {
  return kinform::ListView<VolumeDevice>(member("volumeDevices"));
}

Probe EphemeralContainerCommon::liveness_probe() const {
  return Probe(member("livenessProbe"));
}

Probe EphemeralContainerCommon::readiness_probe() const {
  return Probe(member("readinessProbe"));
}

Probe EphemeralContainerCommon::startup_probe() const {
  return Probe(member("startupProbe"));
}

Lifecycle EphemeralContainerCommon::lifecycle() const {
  return Lifecycle(member("lifecycle"));
}

const std::string_view EphemeralContainerCommon::termination_message_path() const {
  return get<std::string_view>("terminationMessagePath");
}

const std::string_view EphemeralContainerCommon::termination_message_policy() const {
  return get<std::string_view>("terminationMessagePolicy");
}

const std::string_view EphemeralContainerCommon::image_pull_policy() const {
  return get<std::string_view>("imagePullPolicy");
}

SecurityContext EphemeralContainerCommon::security_context() const {
  return SecurityContext(member("securityContext"));
}

bool EphemeralContainerCommon::stdin() const {
  return get<bool>("stdin");
}

bool EphemeralContainerCommon::stdin_once() const {
  return get<bool>("stdinOnce");
}

bool EphemeralContainerCommon::tty() const {
  return get<bool>("tty");
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::limits() const {
  return kinform::MapView<kinform::Quantity>(member("limits"));
}

kinform::MapView<kinform::Quantity> VolumeResourceRequirements::requests() const {
  return kinform::MapView<kinform::Quantity>(member("requests"));
}

const std::optional<std::string_view> TypedLocalObjectReference::api_group() const {
  return get<std::optional<std::string_view>>("apiGroup");
}

const std::string_view TypedLocalObjectReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view TypedLocalObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> TypedObjectReference::api_group() const {
  return get<std::optional<std::string_view>>("apiGroup");
}

const std::string_view TypedObjectReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view TypedObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> TypedObjectReference::namespace_name() const {
  return get<std::optional<std::string_view>>("namespace");
}

kinform::ListView<std::string_view> PersistentVolumeClaimSpec::access_modes() const {
  return kinform::ListView<std::string_view>(member("accessModes"));
}

kinform::meta::v1::LabelSelector PersistentVolumeClaimSpec::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

VolumeResourceRequirements PersistentVolumeClaimSpec::resources() const {
  return VolumeResourceRequirements(member("resources"));
}

const std::string_view PersistentVolumeClaimSpec::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::storage_class_name() const {
  return get<std::optional<std::string_view>>("storageClassName");
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_mode() const {
  return get<std::optional<std::string_view>>("volumeMode");
}

TypedLocalObjectReference PersistentVolumeClaimSpec::data_source() const {
  return TypedLocalObjectReference(member("dataSource"));
}

TypedObjectReference PersistentVolumeClaimSpec::data_source_ref() const {
  return TypedObjectReference(member("dataSourceRef"));
}

const std::optional<std::string_view> PersistentVolumeClaimSpec::volume_attributes_class_name() const {
  return get<std::optional<std::string_view>>("volumeAttributesClassName");
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaimTemplate::metadata() const {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PersistentVolumeClaimSpec PersistentVolumeClaimTemplate::spec() const {
  return PersistentVolumeClaimSpec(member("spec"));
}

PersistentVolumeClaimTemplate EphemeralVolumeSource::volume_claim_template() const {
  return PersistentVolumeClaimTemplate(member("volumeClaimTemplate"));
}

const std::string_view EventSource::component() const {
  return get<std::string_view>("component");
}

const std::string_view EventSource::host() const {
  return get<std::string_view>("host");
}

std::int32_t EventSeries::count() const {
  return get<std::int32_t>("count");
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  return get<std::optional<kinform::MicroTime>>("lastObservedTime");
}

kinform::Resource Event::resource() {
  return {.version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Event::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ObjectReference Event::involved_object() const& {
  return ObjectReference(member("involvedObject"));
}

const std::string_view Event::reason() const& {
  return get<std::string_view>("reason");
}

const std::string_view Event::message() const& {
  return get<std::string_view>("message");
}

EventSource Event::source() const& {
  return EventSource(member("source"));
}

const std::optional<std::chrono::sys_seconds> Event::first_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("firstTimestamp");
}

const std::optional<std::chrono::sys_seconds> Event::last_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTimestamp");
}

std::int32_t Event::count() const {
  return get<std::int32_t>("count");
}

const std::string_view Event::type() const& {
  return get<std::string_view>("type");
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  return get<std::optional<kinform::MicroTime>>("eventTime");
}

EventSeries Event::series() const& {
  return EventSeries(member("series"));
}

const std::string_view Event::action() const& {
  return get<std::string_view>("action");
}

ObjectReference Event::related() const& {
  return ObjectReference(member("related"));
}

const std::string_view Event::reporting_component() const& {
  return get<std::string_view>("reportingComponent");
}

const std::string_view Event::reporting_instance() const& {
  return get<std::string_view>("reportingInstance");
}

const std::string_view EventList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view EventList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Event> EventList::items() const& {
  return kinform::ListView<Event>(member("items"));
}

kinform::ListView<std::string_view> FCVolumeSource::target_wwns() const {
  return kinform::ListView<std::string_view>(member("targetWWNs"));
}

const std::optional<std::int32_t> FCVolumeSource::lun() const {
  return get<std::optional<std::int32_t>>("lun");
}

const std::string_view FCVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool FCVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<std::string_view> FCVolumeSource::wwids() const {
  return kinform::ListView<std::string_view>(member("wwids"));
}

const std::string_view FlexPersistentVolumeSource::driver() const {
  return get<std::string_view>("driver");
}

const std::string_view FlexPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

SecretReference FlexPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

bool FlexPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::MapView<std::string_view> FlexPersistentVolumeSource::options() const {
  return kinform::MapView<std::string_view>(member("options"));
}

const std::string_view FlexVolumeSource::driver() const {
  return get<std::string_view>("driver");
}

const std::string_view FlexVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

LocalObjectReference FlexVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

bool FlexVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::MapView<std::string_view> FlexVolumeSource::options() const {
  return kinform::MapView<std::string_view>(member("options"));
}

const std::string_view FlockerVolumeSource::dataset_name() const {
  return get<std::string_view>("datasetName");
}

const std::string_view FlockerVolumeSource::dataset_uuid() const {
  return get<std::string_view>("datasetUUID");
}

const std::string_view GCEPersistentDiskVolumeSource::pd_name() const {
  return get<std::string_view>("pdName");
}

const std::string_view GCEPersistentDiskVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

std::int32_t GCEPersistentDiskVolumeSource::partition() const {
  return get<std::int32_t>("partition");
}

bool GCEPersistentDiskVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view GitRepoVolumeSource::repository() const {
  return get<std::string_view>("repository");
}

const std::string_view GitRepoVolumeSource::revision() const {
  return get<std::string_view>("revision");
}

const std::string_view GitRepoVolumeSource::directory() const {
  return get<std::string_view>("directory");
}

const std::string_view GlusterfsPersistentVolumeSource::endpoints() const {
  return get<std::string_view>("endpoints");
}

const std::string_view GlusterfsPersistentVolumeSource::path() const {
  return get<std::string_view>("path");
}

bool GlusterfsPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::optional<std::string_view> GlusterfsPersistentVolumeSource::endpoints_namespace() const {
  return get<std::optional<std::string_view>>("endpointsNamespace");
}

const std::string_view GlusterfsVolumeSource::endpoints() const {
  return get<std::string_view>("endpoints");
}

const std::string_view GlusterfsVolumeSource::path() const {
  return get<std::string_view>("path");
}

bool GlusterfsVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view HTTPHeader::name() const {
  return get<std::string_view>("name");
}

const std::string_view HTTPHeader::value() const {
  return get<std::string_view>("value");
}

const std::string_view HostAlias::ip() const {
  return get<std::string_view>("ip");
}

kinform::ListView<std::string_view> HostAlias::hostnames() const {
  return kinform::ListView<std::string_view>(member("hostnames"));
}

const std::string_view HostIP::ip() const {
  return get<std::string_view>("ip");
}

const std::string_view HostPathVolumeSource::path() const {
  return get<std::string_view>("path");
}

const std::optional<std::string_view> HostPathVolumeSource::type() const {
  return get<std::optional<std::string_view>>("type");
}

const std::string_view ISCSIPersistentVolumeSource::target_portal() const {
  return get<std::string_view>("targetPortal");
}

const std::string_view ISCSIPersistentVolumeSource::iqn() const {
  return get<std::string_view>("iqn");
}

std::int32_t ISCSIPersistentVolumeSource::lun() const {
  return get<std::int32_t>("lun");
}

const std::string_view ISCSIPersistentVolumeSource::iscsi_interface() const {
  return get<std::string_view>("iscsiInterface");
}

const std::string_view ISCSIPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool ISCSIPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<std::string_view> ISCSIPersistentVolumeSource::portals() const {
  return kinform::ListView<std::string_view>(member("portals"));
}

bool ISCSIPersistentVolumeSource::chap_auth_discovery() const {
  return get<bool>("chapAuthDiscovery");
}

bool ISCSIPersistentVolumeSource::chap_auth_session() const {
  return get<bool>("chapAuthSession");
}

SecretReference ISCSIPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

const std::optional<std::string_view> ISCSIPersistentVolumeSource::initiator_name() const {
  return get<std::optional<std::string_view>>("initiatorName");
}

const std::string_view ISCSIVolumeSource::target_portal() const {
  return get<std::string_view>("targetPortal");
}

const std::string_view ISCSIVolumeSource::iqn() const {
  return get<std::string_view>("iqn");
}

std::int32_t ISCSIVolumeSource::lun() const {
  return get<std::int32_t>("lun");
}

const std::string_view ISCSIVolumeSource::iscsi_interface() const {
  return get<std::string_view>("iscsiInterface");
}

const std::string_view ISCSIVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool ISCSIVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<std::string_view> ISCSIVolumeSource::portals() const {
  return kinform::ListView<std::string_view>(member("portals"));
}

bool ISCSIVolumeSource::chap_auth_discovery() const {
  return get<bool>("chapAuthDiscovery");
}

bool ISCSIVolumeSource::chap_auth_session() const {
  return get<bool>("chapAuthSession");
}

LocalObjectReference ISCSIVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

const std::optional<std::string_view> ISCSIVolumeSource::initiator_name() const {
  return get<std::optional<std::string_view>>("initiatorName");
}

const std::string_view ImageVolumeSource::reference() const {
  return get<std::string_view>("reference");
}

const std::string_view ImageVolumeSource::pull_policy() const {
  return get<std::string_view>("pullPolicy");
}

const std::string_view ImageVolumeStatus::image_ref() const {
  return get<std::string_view>("imageRef");
}

const std::string_view KeyToPath::key() const {
  return get<std::string_view>("key");
}

const std::string_view KeyToPath::path() const {
  return get<std::string_view>("path");
}

const std::optional<std::int32_t> KeyToPath::mode() const {
  return get<std::optional<std::int32_t>>("mode");
}

kinform::ListView<LimitRangeItem> LimitRangeSpec::limits() const {
  return kinform::ListView<LimitRangeItem>(member("limits"));
}

kinform::Resource LimitRange::resource() {
  return {.version = "v1", .plural = "limitranges", .kind = "LimitRange"};
}

const std::string_view LimitRange::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view LimitRange::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta LimitRange::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

LimitRangeSpec LimitRange::spec() const& {
  return LimitRangeSpec(member("spec"));
}

const std::string_view LimitRangeItem::type() const {
  return get<std::string_view>("type");
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max() const {
  return kinform::MapView<kinform::Quantity>(member("max"));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::min() const {
  return kinform::MapView<kinform::Quantity>(member("min"));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_() const {
  return kinform::MapView<kinform::Quantity>(member("default"));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::default_request() const {
  return kinform::MapView<kinform::Quantity>(member("defaultRequest"));
}

kinform::MapView<kinform::Quantity> LimitRangeItem::max_limit_request_ratio() const {
  return kinform::MapView<kinform::Quantity>(member("maxLimitRequestRatio"));
}

const std::string_view LimitRangeList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view LimitRangeList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta LimitRangeList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<LimitRange> LimitRangeList::items() const& {
  return kinform::ListView<LimitRange>(member("items"));
}

const std::string_view LoadBalancerIngress::ip() const {
  return get<std::string_view>("ip");
}

const std::string_view LoadBalancerIngress::hostname() const {
  return get<std::string_view>("hostname");
}

const std::optional<std::string_view> LoadBalancerIngress::ip_mode() const {
  return get<std::optional<std::string_view>>("ipMode");
}

kinform::ListView<PortStatus> LoadBalancerIngress::ports() const {
  return kinform::ListView<PortStatus>(member("ports"));
}

kinform::ListView<LoadBalancerIngress> LoadBalancerStatus::ingress() const {
  return kinform::ListView<LoadBalancerIngress>(member("ingress"));
}

const std::string_view LocalVolumeSource::path() const {
  return get<std::string_view>("path");
}

const std::optional<std::string_view> LocalVolumeSource::fs_type() const {
  return get<std::optional<std::string_view>>("fsType");
}

const std::string_view ModifyVolumeStatus::target_volume_attributes_class_name() const {
  return get<std::string_view>("targetVolumeAttributesClassName");
}

const std::string_view ModifyVolumeStatus::status() const {
  return get<std::string_view>("status");
}

const std::string_view NFSVolumeSource::server() const {
  return get<std::string_view>("server");
}

const std::string_view NFSVolumeSource::path() const {
  return get<std::string_view>("path");
}

bool NFSVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

kinform::ListView<std::string_view> NamespaceSpec::finalizers() const {
  return kinform::ListView<std::string_view>(member("finalizers"));
}

const std::string_view NamespaceStatus::phase() const {
  return get<std::string_view>("phase");
}

kinform::ListView<NamespaceCondition> NamespaceStatus::conditions() const {
  return kinform::ListView<NamespaceCondition>(member("conditions"));
}

kinform::Resource Namespace::resource() {
  return {.version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
}

const std::string_view Namespace::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Namespace::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Namespace::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

NamespaceSpec Namespace::spec() const& {
  return NamespaceSpec(member("spec"));
}

NamespaceStatus Namespace::status() const& {
  return NamespaceStatus(member("status"));
}

const std::string_view NamespaceCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view NamespaceCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> NamespaceCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view NamespaceCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view NamespaceCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view NamespaceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view NamespaceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta NamespaceList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Namespace> NamespaceList::items() const& {
  return kinform::ListView<Namespace>(member("items"));
}

ConfigMapNodeConfigSource NodeConfigSource::config_map() const {
  return ConfigMapNodeConfigSource(member("configMap"));
}

const std::string_view NodeSpec::pod_cidr() const {
  return get<std::string_view>("podCIDR");
}

kinform::ListView<std::string_view> NodeSpec::pod_cidrs() const {
  return kinform::ListView<std::string_view>(member("podCIDRs"));
}

const std::string_view NodeSpec::provider_id() const {
  return get<std::string_view>("providerID");
}

bool NodeSpec::unschedulable() const {
  return get<bool>("unschedulable");
}

kinform::ListView<Taint> NodeSpec::taints() const {
  return kinform::ListView<Taint>(member("taints"));
}

NodeConfigSource NodeSpec::config_source() const {
  return NodeConfigSource(member("configSource"));
}

const std::string_view NodeSpec::external_id() const {
  return get<std::string_view>("externalID");
}

DaemonEndpoint NodeDaemonEndpoints::kubelet_endpoint() const {
  return DaemonEndpoint(member("kubeletEndpoint"));
}

const std::optional<std::int64_t> NodeSwapStatus::capacity() const {
  return get<std::optional<std::int64_t>>("capacity");
}

const std::string_view NodeSystemInfo::machine_id() const {
  return get<std::string_view>("machineID");
}

const std::string_view NodeSystemInfo::system_uuid() const {
  return get<std::string_view>("systemUUID");
}

const std::string_view NodeSystemInfo::boot_id() const {
  return get<std::string_view>("bootID");
}

const std::string_view NodeSystemInfo::kernel_version() const {
  return get<std::string_view>("kernelVersion");
}

const std::string_view NodeSystemInfo::os_image() const {
  return get<std::string_view>("osImage");
}

const std::string_view NodeSystemInfo::container_runtime_version() const {
  return get<std::string_view>("containerRuntimeVersion");
}

const std::string_view NodeSystemInfo::kubelet_version() const {
  return get<std::string_view>("kubeletVersion");
}

const std::string_view NodeSystemInfo::kube_proxy_version() const {
  return get<std::string_view>("kubeProxyVersion");
}

const std::string_view NodeSystemInfo::operating_system() const {
  return get<std::string_view>("operatingSystem");
}

const std::string_view NodeSystemInfo::architecture() const {
  return get<std::string_view>("architecture");
}

NodeSwapStatus NodeSystemInfo::swap() const {
  return NodeSwapStatus(member("swap"));
}

NodeConfigSource NodeConfigStatus::assigned() const {
  return NodeConfigSource(member("assigned"));
}

NodeConfigSource NodeConfigStatus::active() const {
  return NodeConfigSource(member("active"));
}

NodeConfigSource NodeConfigStatus::last_known_good() const {
  return NodeConfigSource(member("lastKnownGood"));
}

const std::string_view NodeConfigStatus::error() const {
  return get<std::string_view>("error");
}

const std::optional<bool> NodeFeatures::supplemental_groups_policy() const {
  return get<std::optional<bool>>("supplementalGroupsPolicy");
}

kinform::MapView<kinform::Quantity> NodeStatus::capacity() const {
  return kinform::MapView<kinform::Quantity>(member("capacity"));
}

kinform::MapView<kinform::Quantity> NodeStatus::allocatable() const {
  return kinform::MapView<kinform::Quantity>(member("allocatable"));
}

const std::string_view NodeStatus::phase() const {
  return get<std::string_view>("phase");
}

kinform::ListView<NodeCondition> NodeStatus::conditions() const {
  return kinform::ListView<NodeCondition>(member("conditions"));
}

kinform::ListView<NodeAddress> NodeStatus::addresses() const {
  return kinform::ListView<NodeAddress>(member("addresses"));
}

NodeDaemonEndpoints NodeStatus::daemon_endpoints() const {
  return NodeDaemonEndpoints(member("daemonEndpoints"));
}

NodeSystemInfo NodeStatus::node_info() const {
  return NodeSystemInfo(member("nodeInfo"));
}

kinform::ListView<ContainerImage> NodeStatus::images() const {
  return kinform::ListView<ContainerImage>(member("images"));
}

kinform::ListView<std::string_view> NodeStatus::volumes_in_use() const {
  return kinform::ListView<std::string_view>(member("volumesInUse"));
}

kinform::ListView<AttachedVolume> NodeStatus::volumes_attached() const {
  return kinform::ListView<AttachedVolume>(member("volumesAttached"));
}

NodeConfigStatus NodeStatus::config() const {
  return NodeConfigStatus(member("config"));
}

kinform::ListView<NodeRuntimeHandler> NodeStatus::runtime_handlers() const {
  return kinform::ListView<NodeRuntimeHandler>(member("runtimeHandlers"));
}

NodeFeatures NodeStatus::features() const {
  return NodeFeatures(member("features"));
}

kinform::ListView<std::string_view> NodeStatus::declared_features() const {
  return kinform::ListView<std::string_view>(member("declaredFeatures"));
}

kinform::Resource Node::resource() {
  return {.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
}

const std::string_view Node::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Node::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Node::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

NodeSpec Node::spec() const& {
  return NodeSpec(member("spec"));
}

NodeStatus Node::status() const& {
  return NodeStatus(member("status"));
}

const std::string_view NodeAddress::type() const {
  return get<std::string_view>("type");
}

const std::string_view NodeAddress::address() const {
  return get<std::string_view>("address");
}

const std::string_view NodeAllocatableResourceClaimStatus::resource_claim_name() const {
  return get<std::string_view>("resourceClaimName");
}

kinform::ListView<std::string_view> NodeAllocatableResourceClaimStatus::containers() const {
  return kinform::ListView<std::string_view>(member("containers"));
}

kinform::MapView<kinform::Quantity> NodeAllocatableResourceClaimStatus::resources() const {
  return kinform::MapView<kinform::Quantity>(member("resources"));
}

const std::string_view NodeCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view NodeCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> NodeCondition::last_heartbeat_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastHeartbeatTime");
}

const std::optional<std::chrono::sys_seconds> NodeCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view NodeCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view NodeCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view NodeList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view NodeList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta NodeList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Node> NodeList::items() const& {
  return kinform::ListView<Node>(member("items"));
}

const std::string_view NodeProxyOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view NodeProxyOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view NodeProxyOptions::path() const& {
  return get<std::string_view>("path");
}

const std::optional<bool> NodeRuntimeHandlerFeatures::recursive_read_only_mounts() const {
  return get<std::optional<bool>>("recursiveReadOnlyMounts");
}

const std::optional<bool> NodeRuntimeHandlerFeatures::user_namespaces() const {
  return get<std::optional<bool>>("userNamespaces");
}

const std::string_view NodeRuntimeHandler::name() const {
  return get<std::string_view>("name");
}

NodeRuntimeHandlerFeatures NodeRuntimeHandler::features() const {
  return NodeRuntimeHandlerFeatures(member("features"));
}

const std::string_view NodeSelectorRequirement::key() const {
  return get<std::string_view>("key");
}

const std::string_view NodeSelectorRequirement::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::string_view> NodeSelectorRequirement::values() const {
  return kinform::ListView<std::string_view>(member("values"));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_expressions() const {
  return kinform::ListView<NodeSelectorRequirement>(member("matchExpressions"));
}

kinform::ListView<NodeSelectorRequirement> NodeSelectorTerm::match_fields() const {
  return kinform::ListView<NodeSelectorRequirement>(member("matchFields"));
}

kinform::ListView<std::string_view> RBDPersistentVolumeSource::monitors() const {
  return kinform::ListView<std::string_view>(member("monitors"));
}

const std::string_view RBDPersistentVolumeSource::image() const {
  return get<std::string_view>("image");
}

const std::string_view RBDPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

const std::string_view RBDPersistentVolumeSource::pool() const {
  return get<std::string_view>("pool");
}

const std::string_view RBDPersistentVolumeSource::user() const {
  return get<std::string_view>("user");
}

const std::string_view RBDPersistentVolumeSource::keyring() const {
  return get<std::string_view>("keyring");
}

SecretReference RBDPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

bool RBDPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view VsphereVirtualDiskVolumeSource::volume_path() const {
  return get<std::string_view>("volumePath");
}

const std::string_view VsphereVirtualDiskVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_name() const {
  return get<std::string_view>("storagePolicyName");
}

const std::string_view VsphereVirtualDiskVolumeSource::storage_policy_id() const {
  return get<std::string_view>("storagePolicyID");
}

const std::string_view QuobyteVolumeSource::registry() const {
  return get<std::string_view>("registry");
}

const std::string_view QuobyteVolumeSource::volume() const {
  return get<std::string_view>("volume");
}

bool QuobyteVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view QuobyteVolumeSource::user() const {
  return get<std::string_view>("user");
}

const std::string_view QuobyteVolumeSource::group() const {
  return get<std::string_view>("group");
}

const std::string_view QuobyteVolumeSource::tenant() const {
  return get<std::string_view>("tenant");
}

const std::string_view PhotonPersistentDiskVolumeSource::pd_id() const {
  return get<std::string_view>("pdID");
}

const std::string_view PhotonPersistentDiskVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

const std::string_view PortworxVolumeSource::volume_id() const {
  return get<std::string_view>("volumeID");
}

const std::string_view PortworxVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool PortworxVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view ScaleIOPersistentVolumeSource::gateway() const {
  return get<std::string_view>("gateway");
}

const std::string_view ScaleIOPersistentVolumeSource::system() const {
  return get<std::string_view>("system");
}

SecretReference ScaleIOPersistentVolumeSource::secret_ref() const {
  return SecretReference(member("secretRef"));
}

bool ScaleIOPersistentVolumeSource::ssl_enabled() const {
  return get<bool>("sslEnabled");
}

const std::string_view ScaleIOPersistentVolumeSource::protection_domain() const {
  return get<std::string_view>("protectionDomain");
}

const std::string_view ScaleIOPersistentVolumeSource::storage_pool() const {
  return get<std::string_view>("storagePool");
}

const std::string_view ScaleIOPersistentVolumeSource::storage_mode() const {
  return get<std::string_view>("storageMode");
}

const std::string_view ScaleIOPersistentVolumeSource::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::string_view ScaleIOPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool ScaleIOPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view StorageOSPersistentVolumeSource::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::string_view StorageOSPersistentVolumeSource::volume_namespace() const {
  return get<std::string_view>("volumeNamespace");
}

const std::string_view StorageOSPersistentVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool StorageOSPersistentVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

ObjectReference StorageOSPersistentVolumeSource::secret_ref() const {
  return ObjectReference(member("secretRef"));
}

NodeSelector VolumeNodeAffinity::required() const {
  return NodeSelector(member("required"));
}

kinform::MapView<kinform::Quantity> PersistentVolumeSpec::capacity() const {
  return kinform::MapView<kinform::Quantity>(member("capacity"));
}

GCEPersistentDiskVolumeSource PersistentVolumeSpec::gce_persistent_disk() const {
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSpec::aws_elastic_block_store() const {
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
}

HostPathVolumeSource PersistentVolumeSpec::host_path() const {
  return HostPathVolumeSource(member("hostPath"));
}

GlusterfsPersistentVolumeSource PersistentVolumeSpec::glusterfs() const {
  return GlusterfsPersistentVolumeSource(member("glusterfs"));
}

NFSVolumeSource PersistentVolumeSpec::nfs() const {
  return NFSVolumeSource(member("nfs"));
}

RBDPersistentVolumeSource PersistentVolumeSpec::rbd() const {
  return RBDPersistentVolumeSource(member("rbd"));
}

ISCSIPersistentVolumeSource PersistentVolumeSpec::iscsi() const {
  return ISCSIPersistentVolumeSource(member("iscsi"));
}

CinderPersistentVolumeSource PersistentVolumeSpec::cinder() const {
  return CinderPersistentVolumeSource(member("cinder"));
}

CephFSPersistentVolumeSource PersistentVolumeSpec::cephfs() const {
  return CephFSPersistentVolumeSource(member("cephfs"));
}

FCVolumeSource PersistentVolumeSpec::fc() const {
  return FCVolumeSource(member("fc"));
}

FlockerVolumeSource PersistentVolumeSpec::flocker() const {
  return FlockerVolumeSource(member("flocker"));
}

FlexPersistentVolumeSource PersistentVolumeSpec::flex_volume() const {
  return FlexPersistentVolumeSource(member("flexVolume"));
}

AzureFilePersistentVolumeSource PersistentVolumeSpec::azure_file() const {
  return AzureFilePersistentVolumeSource(member("azureFile"));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSpec::vsphere_volume() const {
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
}

QuobyteVolumeSource PersistentVolumeSpec::quobyte() const {
  return QuobyteVolumeSource(member("quobyte"));
}

AzureDiskVolumeSource PersistentVolumeSpec::azure_disk() const {
  return AzureDiskVolumeSource(member("azureDisk"));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSpec::photon_persistent_disk() const {
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
}

PortworxVolumeSource PersistentVolumeSpec::portworx_volume() const {
  return PortworxVolumeSource(member("portworxVolume"));
}

ScaleIOPersistentVolumeSource PersistentVolumeSpec::scale_io() const {
  return ScaleIOPersistentVolumeSource(member("scaleIO"));
}

LocalVolumeSource PersistentVolumeSpec::local() const {
  return LocalVolumeSource(member("local"));
}

StorageOSPersistentVolumeSource PersistentVolumeSpec::storageos() const {
  return StorageOSPersistentVolumeSource(member("storageos"));
}

CSIPersistentVolumeSource PersistentVolumeSpec::csi() const {
  return CSIPersistentVolumeSource(member("csi"));
}

kinform::ListView<std::string_view> PersistentVolumeSpec::access_modes() const {
  return kinform::ListView<std::string_view>(member("accessModes"));
}

ObjectReference PersistentVolumeSpec::claim_ref() const {
  return ObjectReference(member("claimRef"));
}

const std::string_view PersistentVolumeSpec::persistent_volume_reclaim_policy() const {
  return get<std::string_view>("persistentVolumeReclaimPolicy");
}

const std::string_view PersistentVolumeSpec::storage_class_name() const {
  return get<std::string_view>("storageClassName");
}

kinform::ListView<std::string_view> PersistentVolumeSpec::mount_options() const {
  return kinform::ListView<std::string_view>(member("mountOptions"));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_mode() const {
  return get<std::optional<std::string_view>>("volumeMode");
}

VolumeNodeAffinity PersistentVolumeSpec::node_affinity() const {
  return VolumeNodeAffinity(member("nodeAffinity"));
}

const std::optional<std::string_view> PersistentVolumeSpec::volume_attributes_class_name() const {
  return get<std::optional<std::string_view>>("volumeAttributesClassName");
}

const std::string_view PersistentVolumeStatus::phase() const {
  return get<std::string_view>("phase");
}

const std::string_view PersistentVolumeStatus::message() const {
  return get<std::string_view>("message");
}

const std::string_view PersistentVolumeStatus::reason() const {
  return get<std::string_view>("reason");
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeStatus::last_phase_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastPhaseTransitionTime");
}

kinform::Resource PersistentVolume::resource() {
  return {.version = "v1", .plural = "persistentvolumes", .kind = "PersistentVolume", .namespaced = false};
}

const std::string_view PersistentVolume::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PersistentVolume::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PersistentVolume::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PersistentVolumeSpec PersistentVolume::spec() const& {
  return PersistentVolumeSpec(member("spec"));
}

PersistentVolumeStatus PersistentVolume::status() const& {
  return PersistentVolumeStatus(member("status"));
}

const std::string_view PersistentVolumeClaimStatus::phase() const {
  return get<std::string_view>("phase");
}

kinform::ListView<std::string_view> PersistentVolumeClaimStatus::access_modes() const {
  return kinform::ListView<std::string_view>(member("accessModes"));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::capacity() const {
  return kinform::MapView<kinform::Quantity>(member("capacity"));
}

kinform::ListView<PersistentVolumeClaimCondition> PersistentVolumeClaimStatus::conditions() const {
  return kinform::ListView<PersistentVolumeClaimCondition>(member("conditions"));
}

kinform::MapView<kinform::Quantity> PersistentVolumeClaimStatus::allocated_resources() const {
  return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
}

kinform::MapView<std::string_view> PersistentVolumeClaimStatus::allocated_resource_statuses() const {
  return kinform::MapView<std::string_view>(member("allocatedResourceStatuses"));
}

const std::optional<std::string_view> PersistentVolumeClaimStatus::current_volume_attributes_class_name() const {
  return get<std::optional<std::string_view>>("currentVolumeAttributesClassName");
}

ModifyVolumeStatus PersistentVolumeClaimStatus::modify_volume_status() const {
  return ModifyVolumeStatus(member("modifyVolumeStatus"));
}

kinform::Resource PersistentVolumeClaim::resource() {
  return {.version = "v1", .plural = "persistentvolumeclaims", .kind = "PersistentVolumeClaim"};
}

const std::string_view PersistentVolumeClaim::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PersistentVolumeClaim::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PersistentVolumeClaim::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PersistentVolumeClaimSpec PersistentVolumeClaim::spec() const& {
  return PersistentVolumeClaimSpec(member("spec"));
}

PersistentVolumeClaimStatus PersistentVolumeClaim::status() const& {
  return PersistentVolumeClaimStatus(member("status"));
}

const std::string_view PersistentVolumeClaimCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view PersistentVolumeClaimCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeClaimCondition::last_probe_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
}

const std::optional<std::chrono::sys_seconds> PersistentVolumeClaimCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view PersistentVolumeClaimCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view PersistentVolumeClaimCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view PersistentVolumeClaimList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PersistentVolumeClaimList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PersistentVolumeClaimList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PersistentVolumeClaim> PersistentVolumeClaimList::items() const& {
  return kinform::ListView<PersistentVolumeClaim>(member("items"));
}

const std::string_view PersistentVolumeClaimVolumeSource::claim_name() const {
  return get<std::string_view>("claimName");
}

bool PersistentVolumeClaimVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view PersistentVolumeList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PersistentVolumeList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PersistentVolumeList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PersistentVolume> PersistentVolumeList::items() const& {
  return kinform::ListView<PersistentVolume>(member("items"));
}

GCEPersistentDiskVolumeSource PersistentVolumeSource::gce_persistent_disk() const {
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
}

AWSElasticBlockStoreVolumeSource PersistentVolumeSource::aws_elastic_block_store() const {
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
}

HostPathVolumeSource PersistentVolumeSource::host_path() const {
  return HostPathVolumeSource(member("hostPath"));
}

GlusterfsPersistentVolumeSource PersistentVolumeSource::glusterfs() const {
  return GlusterfsPersistentVolumeSource(member("glusterfs"));
}

NFSVolumeSource PersistentVolumeSource::nfs() const {
  return NFSVolumeSource(member("nfs"));
}

RBDPersistentVolumeSource PersistentVolumeSource::rbd() const {
  return RBDPersistentVolumeSource(member("rbd"));
}

ISCSIPersistentVolumeSource PersistentVolumeSource::iscsi() const {
  return ISCSIPersistentVolumeSource(member("iscsi"));
}

CinderPersistentVolumeSource PersistentVolumeSource::cinder() const {
  return CinderPersistentVolumeSource(member("cinder"));
}

CephFSPersistentVolumeSource PersistentVolumeSource::cephfs() const {
  return CephFSPersistentVolumeSource(member("cephfs"));
}

FCVolumeSource PersistentVolumeSource::fc() const {
  return FCVolumeSource(member("fc"));
}

FlockerVolumeSource PersistentVolumeSource::flocker() const {
  return FlockerVolumeSource(member("flocker"));
}

FlexPersistentVolumeSource PersistentVolumeSource::flex_volume() const {
  return FlexPersistentVolumeSource(member("flexVolume"));
}

AzureFilePersistentVolumeSource PersistentVolumeSource::azure_file() const {
  return AzureFilePersistentVolumeSource(member("azureFile"));
}

VsphereVirtualDiskVolumeSource PersistentVolumeSource::vsphere_volume() const {
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
}

QuobyteVolumeSource PersistentVolumeSource::quobyte() const {
  return QuobyteVolumeSource(member("quobyte"));
}

AzureDiskVolumeSource PersistentVolumeSource::azure_disk() const {
  return AzureDiskVolumeSource(member("azureDisk"));
}

PhotonPersistentDiskVolumeSource PersistentVolumeSource::photon_persistent_disk() const {
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
}

PortworxVolumeSource PersistentVolumeSource::portworx_volume() const {
  return PortworxVolumeSource(member("portworxVolume"));
}

ScaleIOPersistentVolumeSource PersistentVolumeSource::scale_io() const {
  return ScaleIOPersistentVolumeSource(member("scaleIO"));
}

LocalVolumeSource PersistentVolumeSource::local() const {
  return LocalVolumeSource(member("local"));
}

StorageOSPersistentVolumeSource PersistentVolumeSource::storageos() const {
  return StorageOSPersistentVolumeSource(member("storageos"));
}

CSIPersistentVolumeSource PersistentVolumeSource::csi() const {
  return CSIPersistentVolumeSource(member("csi"));
}

SELinuxOptions PodSecurityContext::se_linux_options() const {
  return SELinuxOptions(member("seLinuxOptions"));
}

WindowsSecurityContextOptions PodSecurityContext::windows_options() const {
  return WindowsSecurityContextOptions(member("windowsOptions"));
}

const std::optional<std::int64_t> PodSecurityContext::run_as_user() const {
  return get<std::optional<std::int64_t>>("runAsUser");
}

const std::optional<std::int64_t> PodSecurityContext::run_as_group() const {
  return get<std::optional<std::int64_t>>("runAsGroup");
}

const std::optional<bool> PodSecurityContext::run_as_non_root() const {
  return get<std::optional<bool>>("runAsNonRoot");
}

kinform::ListView<std::int64_t> PodSecurityContext::supplemental_groups() const {
  return kinform::ListView<std::int64_t>(member("supplementalGroups"));
}

const std::optional<std::string_view> PodSecurityContext::supplemental_groups_policy() const {
  return get<std::optional<std::string_view>>("supplementalGroupsPolicy");
}

const std::optional<std::int64_t> PodSecurityContext::fs_group() const {
  return get<std::optional<std::int64_t>>("fsGroup");
}

kinform::ListView<Sysctl> PodSecurityContext::sysctls() const {
  return kinform::ListView<Sysctl>(member("sysctls"));
}

const std::optional<std::string_view> PodSecurityContext::fs_group_change_policy() const {
  return get<std::optional<std::string_view>>("fsGroupChangePolicy");
}

SeccompProfile PodSecurityContext::seccomp_profile() const {
  return SeccompProfile(member("seccompProfile"));
}

AppArmorProfile PodSecurityContext::app_armor_profile() const {
  return AppArmorProfile(member("appArmorProfile"));
}

const std::optional<std::string_view> PodSecurityContext::se_linux_change_policy() const {
  return get<std::optional<std::string_view>>("seLinuxChangePolicy");
}

kinform::ListView<std::string_view> PodDNSConfig::nameservers() const {
  return kinform::ListView<std::string_view>(member("nameservers"));
}

kinform::ListView<std::string_view> PodDNSConfig::searches() const {
  return kinform::ListView<std::string_view>(member("searches"));
}

kinform::ListView<PodDNSConfigOption> PodDNSConfig::options() const {
  return kinform::ListView<PodDNSConfigOption>(member("options"));
}

const std::string_view PodOS::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> PodSchedulingGroup::pod_group_name() const {
  return get<std::optional<std::string_view>>("podGroupName");
}

kinform::ListView<Volume> PodSpec::volumes() const {
  return kinform::ListView<Volume>(member("volumes"));
}

kinform::ListView<Container> PodSpec::init_containers() const {
  return kinform::ListView<Container>(member("initContainers"));
}

kinform::ListView<Container> PodSpec::containers() const {
  return kinform::ListView<Container>(member("containers"));
}

kinform::ListView<EphemeralContainer> PodSpec::ephemeral_containers() const {
  return kinform::ListView<EphemeralContainer>(member("ephemeralContainers"));
}

const std::string_view PodSpec::restart_policy() const {
  return get<std::string_view>("restartPolicy");
}

const std::optional<std::int64_t> PodSpec::termination_grace_period_seconds() const {
  return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds");
}

const std::optional<std::int64_t> PodSpec::active_deadline_seconds() const {
  return get<std::optional<std::int64_t>>("activeDeadlineSeconds");
}

const std::string_view PodSpec::dns_policy() const {
  return get<std::string_view>("dnsPolicy");
}

kinform::MapView<std::string_view> PodSpec::node_selector() const {
  return kinform::MapView<std::string_view>(member("nodeSelector"));
}

const std::string_view PodSpec::service_account_name() const {
  return get<std::string_view>("serviceAccountName");
}

const std::string_view PodSpec::service_account() const {
  return get<std::string_view>("serviceAccount");
}

const std::optional<bool> PodSpec::automount_service_account_token() const {
  return get<std::optional<bool>>("automountServiceAccountToken");
}

const std::string_view PodSpec::node_name() const {
  return get<std::string_view>("nodeName");
}

bool PodSpec::host_network() const {
  return get<bool>("hostNetwork");
}

bool PodSpec::host_pid() const {
  return get<bool>("hostPID");
}

bool PodSpec::host_ipc() const {
  return get<bool>("hostIPC");
}

const std::optional<bool> PodSpec::share_process_namespace() const {
  return get<std::optional<bool>>("shareProcessNamespace");
}

PodSecurityContext PodSpec::security_context() const {
  return PodSecurityContext(member("securityContext"));
}

kinform::ListView<LocalObjectReference> PodSpec::image_pull_secrets() const {
  return kinform::ListView<LocalObjectReference>(member("imagePullSecrets"));
}

const std::string_view PodSpec::hostname() const {
  return get<std::string_view>("hostname");
}

const std::string_view PodSpec::subdomain() const {
  return get<std::string_view>("subdomain");
}

Affinity PodSpec::affinity() const {
  return Affinity(member("affinity"));
}

const std::string_view PodSpec::scheduler_name() const {
  return get<std::string_view>("schedulerName");
}

kinform::ListView<Toleration> PodSpec::tolerations() const {
  return kinform::ListView<Toleration>(member("tolerations"));
}

kinform::ListView<HostAlias> PodSpec::host_aliases() const {
  return kinform::ListView<HostAlias>(member("hostAliases"));
}

const std::string_view PodSpec::priority_class_name() const {
  return get<std::string_view>("priorityClassName");
}

const std::optional<std::int32_t> PodSpec::priority() const {
  return get<std::optional<std::int32_t>>("priority");
}

PodDNSConfig PodSpec::dns_config() const {
  return PodDNSConfig(member("dnsConfig"));
}

kinform::ListView<PodReadinessGate> PodSpec::readiness_gates() const {
  return kinform::ListView<PodReadinessGate>(member("readinessGates"));
}

const std::optional<std::string_view> PodSpec::runtime_class_name() const {
  return get<std::optional<std::string_view>>("runtimeClassName");
}

const std::optional<bool> PodSpec::enable_service_links() const {
  return get<std::optional<bool>>("enableServiceLinks");
}

const std::optional<std::string_view> PodSpec::preemption_policy() const {
  return get<std::optional<std::string_view>>("preemptionPolicy");
}

kinform::MapView<kinform::Quantity> PodSpec::overhead() const {
  return kinform::MapView<kinform::Quantity>(member("overhead"));
}

kinform::ListView<TopologySpreadConstraint> PodSpec::topology_spread_constraints() const {
  return kinform::ListView<TopologySpreadConstraint>(member("topologySpreadConstraints"));
}

const std::optional<bool> PodSpec::set_hostname_as_fqdn() const {
  return get<std::optional<bool>>("setHostnameAsFQDN");
}

PodOS PodSpec::os() const {
  return PodOS(member("os"));
}

const std::optional<bool> PodSpec::host_users() const {
  return get<std::optional<bool>>("hostUsers");
}

kinform::ListView<PodSchedulingGate> PodSpec::scheduling_gates() const {
  return kinform::ListView<PodSchedulingGate>(member("schedulingGates"));
}

kinform::ListView<PodResourceClaim> PodSpec::resource_claims() const {
  return kinform::ListView<PodResourceClaim>(member("resourceClaims"));
}

ResourceRequirements PodSpec::resources() const {
  return ResourceRequirements(member("resources"));
}

const std::optional<std::string_view> PodSpec::hostname_override() const {
  return get<std::optional<std::string_view>>("hostnameOverride");
}

PodSchedulingGroup PodSpec::scheduling_group() const {
  return PodSchedulingGroup(member("schedulingGroup"));
}

kinform::ListView<ContainerExtendedResourceRequest> PodExtendedResourceClaimStatus::request_mappings() const {
  return kinform::ListView<ContainerExtendedResourceRequest>(member("requestMappings"));
}

const std::string_view PodExtendedResourceClaimStatus::resource_claim_name() const {
  return get<std::string_view>("resourceClaimName");
}

std::int64_t PodStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

const std::string_view PodStatus::phase() const {
  return get<std::string_view>("phase");
}

kinform::ListView<PodCondition> PodStatus::conditions() const {
  return kinform::ListView<PodCondition>(member("conditions"));
}

const std::string_view PodStatus::message() const {
  return get<std::string_view>("message");
}

const std::string_view PodStatus::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view PodStatus::nominated_node_name() const {
  return get<std::string_view>("nominatedNodeName");
}

const std::string_view PodStatus::host_ip() const {
  return get<std::string_view>("hostIP");
}

kinform::ListView<HostIP> PodStatus::host_ips() const {
  return kinform::ListView<HostIP>(member("hostIPs"));
}

const std::string_view PodStatus::pod_ip() const {
  return get<std::string_view>("podIP");
}

kinform::ListView<PodIP> PodStatus::pod_ips() const {
  return kinform::ListView<PodIP>(member("podIPs"));
}

const std::optional<std::chrono::sys_seconds> PodStatus::start_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("startTime");
}

kinform::ListView<ContainerStatus> PodStatus::init_container_statuses() const {
  return kinform::ListView<ContainerStatus>(member("initContainerStatuses"));
}

kinform::ListView<ContainerStatus> PodStatus::container_statuses() const {
  return kinform::ListView<ContainerStatus>(member("containerStatuses"));
}

const std::string_view PodStatus::qos_class() const {
  return get<std::string_view>("qosClass");
}

kinform::ListView<ContainerStatus> PodStatus::ephemeral_container_statuses() const {
  return kinform::ListView<ContainerStatus>(member("ephemeralContainerStatuses"));
}

const std::string_view PodStatus::resize() const {
  return get<std::string_view>("resize");
}

kinform::ListView<PodResourceClaimStatus> PodStatus::resource_claim_statuses() const {
  return kinform::ListView<PodResourceClaimStatus>(member("resourceClaimStatuses"));
}

PodExtendedResourceClaimStatus PodStatus::extended_resource_claim_status() const {
  return PodExtendedResourceClaimStatus(member("extendedResourceClaimStatus"));
}

kinform::MapView<kinform::Quantity> PodStatus::allocated_resources() const {
  return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
}

ResourceRequirements PodStatus::resources() const {
  return ResourceRequirements(member("resources"));
}

kinform::ListView<NodeAllocatableResourceClaimStatus> PodStatus::node_allocatable_resource_claim_statuses() const {
  return kinform::ListView<NodeAllocatableResourceClaimStatus>(member("nodeAllocatableResourceClaimStatuses"));
}

kinform::Resource Pod::resource() {
  return {.version = "v1", .plural = "pods", .kind = "Pod"};
}

const std::string_view Pod::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Pod::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Pod::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PodSpec Pod::spec() const& {
  return PodSpec(member("spec"));
}

PodStatus Pod::status() const& {
  return PodStatus(member("status"));
}

kinform::meta::v1::LabelSelector PodAffinityTerm::label_selector() const {
  return kinform::meta::v1::LabelSelector(member("labelSelector"));
}

kinform::ListView<std::string_view> PodAffinityTerm::namespaces() const {
  return kinform::ListView<std::string_view>(member("namespaces"));
}

const std::string_view PodAffinityTerm::topology_key() const {
  return get<std::string_view>("topologyKey");
}

kinform::meta::v1::LabelSelector PodAffinityTerm::namespace_selector() const {
  return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
}

kinform::ListView<std::string_view> PodAffinityTerm::match_label_keys() const {
  return kinform::ListView<std::string_view>(member("matchLabelKeys"));
}

kinform::ListView<std::string_view> PodAffinityTerm::mismatch_label_keys() const {
  return kinform::ListView<std::string_view>(member("mismatchLabelKeys"));
}

const std::string_view PodAttachOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodAttachOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

bool PodAttachOptions::stdin() const {
  return get<bool>("stdin");
}

bool PodAttachOptions::stdout() const {
  return get<bool>("stdout");
}

bool PodAttachOptions::stderr() const {
  return get<bool>("stderr");
}

bool PodAttachOptions::tty() const {
  return get<bool>("tty");
}

const std::string_view PodAttachOptions::container() const& {
  return get<std::string_view>("container");
}

const std::string_view PodCertificateProjection::signer_name() const {
  return get<std::string_view>("signerName");
}

const std::string_view PodCertificateProjection::key_type() const {
  return get<std::string_view>("keyType");
}

const std::optional<std::int32_t> PodCertificateProjection::max_expiration_seconds() const {
  return get<std::optional<std::int32_t>>("maxExpirationSeconds");
}

const std::string_view PodCertificateProjection::credential_bundle_path() const {
  return get<std::string_view>("credentialBundlePath");
}

const std::string_view PodCertificateProjection::key_path() const {
  return get<std::string_view>("keyPath");
}

const std::string_view PodCertificateProjection::certificate_chain_path() const {
  return get<std::string_view>("certificateChainPath");
}

kinform::MapView<std::string_view> PodCertificateProjection::user_annotations() const {
  return kinform::MapView<std::string_view>(member("userAnnotations"));
}

const std::string_view PodCondition::type() const {
  return get<std::string_view>("type");
}

std::int64_t PodCondition::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

const std::string_view PodCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> PodCondition::last_probe_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
}

const std::optional<std::chrono::sys_seconds> PodCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view PodCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view PodCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view PodDNSConfigOption::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> PodDNSConfigOption::value() const {
  return get<std::optional<std::string_view>>("value");
}

const std::string_view PodExecOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodExecOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

bool PodExecOptions::stdin() const {
  return get<bool>("stdin");
}

bool PodExecOptions::stdout() const {
  return get<bool>("stdout");
}

bool PodExecOptions::stderr() const {
  return get<bool>("stderr");
}

bool PodExecOptions::tty() const {
  return get<bool>("tty");
}

const std::string_view PodExecOptions::container() const& {
  return get<std::string_view>("container");
}

kinform::ListView<std::string_view> PodExecOptions::command() const& {
  return kinform::ListView<std::string_view>(member("command"));
}

const std::string_view PodIP::ip() const {
  return get<std::string_view>("ip");
}

const std::string_view PodList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PodList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Pod> PodList::items() const& {
  return kinform::ListView<Pod>(member("items"));
}

const std::string_view PodLogOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodLogOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view PodLogOptions::container() const& {
  return get<std::string_view>("container");
}

bool PodLogOptions::follow() const {
  return get<bool>("follow");
}

bool PodLogOptions::previous() const {
  return get<bool>("previous");
}

const std::optional<std::int64_t> PodLogOptions::since_seconds() const {
  return get<std::optional<std::int64_t>>("sinceSeconds");
}

const std::optional<std::chrono::sys_seconds> PodLogOptions::since_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("sinceTime");
}

bool PodLogOptions::timestamps() const {
  return get<bool>("timestamps");
}

const std::optional<std::int64_t> PodLogOptions::tail_lines() const {
  return get<std::optional<std::int64_t>>("tailLines");
}

const std::optional<std::int64_t> PodLogOptions::limit_bytes() const {
  return get<std::optional<std::int64_t>>("limitBytes");
}

bool PodLogOptions::insecure_skip_tls_verify_backend() const {
  return get<bool>("insecureSkipTLSVerifyBackend");
}

const std::optional<std::string_view> PodLogOptions::stream() const& {
  return get<std::optional<std::string_view>>("stream");
}

const std::string_view PodPortForwardOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodPortForwardOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::ListView<std::int32_t> PodPortForwardOptions::ports() const& {
  return kinform::ListView<std::int32_t>(member("ports"));
}

const std::string_view PodProxyOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodProxyOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view PodProxyOptions::path() const& {
  return get<std::string_view>("path");
}

const std::string_view PodReadinessGate::condition_type() const {
  return get<std::string_view>("conditionType");
}

const std::string_view PodResourceClaim::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_name() const {
  return get<std::optional<std::string_view>>("resourceClaimName");
}

const std::optional<std::string_view> PodResourceClaim::resource_claim_template_name() const {
  return get<std::optional<std::string_view>>("resourceClaimTemplateName");
}

const std::string_view PodResourceClaimStatus::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> PodResourceClaimStatus::resource_claim_name() const {
  return get<std::optional<std::string_view>>("resourceClaimName");
}

const std::string_view PodSchedulingGate::name() const {
  return get<std::string_view>("name");
}

kinform::meta::v1::OwnerReference PodSignature::pod_controller() const {
  return kinform::meta::v1::OwnerReference(member("podController"));
}

const std::string_view PodStatusResult::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodStatusResult::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PodStatusResult::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PodStatus PodStatusResult::status() const& {
  return PodStatus(member("status"));
}

kinform::meta::v1::ObjectMeta PodTemplateSpec::metadata() const {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PodSpec PodTemplateSpec::spec() const {
  return PodSpec(member("spec"));
}

kinform::Resource PodTemplate::resource() {
  return {.version = "v1", .plural = "podtemplates", .kind = "PodTemplate"};
}

const std::string_view PodTemplate::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodTemplate::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PodTemplate::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PodTemplateSpec PodTemplate::template_() const& {
  return PodTemplateSpec(member("template"));
}

const std::string_view PodTemplateList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PodTemplateList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PodTemplateList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PodTemplate> PodTemplateList::items() const& {
  return kinform::ListView<PodTemplate>(member("items"));
}

std::int32_t PortStatus::port() const {
  return get<std::int32_t>("port");
}

const std::string_view PortStatus::protocol() const {
  return get<std::string_view>("protocol");
}

const std::optional<std::string_view> PortStatus::error() const {
  return get<std::optional<std::string_view>>("error");
}

const std::optional<std::string_view> Preconditions::uid() const {
  return get<std::optional<std::string_view>>("uid");
}

PodSignature PreferAvoidPodsEntry::pod_signature() const {
  return PodSignature(member("podSignature"));
}

const std::optional<std::chrono::sys_seconds> PreferAvoidPodsEntry::eviction_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("evictionTime");
}

const std::string_view PreferAvoidPodsEntry::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view PreferAvoidPodsEntry::message() const {
  return get<std::string_view>("message");
}

std::int32_t PreferredSchedulingTerm::weight() const {
  return get<std::int32_t>("weight");
}

NodeSelectorTerm PreferredSchedulingTerm::preference() const {
  return NodeSelectorTerm(member("preference"));
}

ExecAction ProbeHandler::exec() const {
  return ExecAction(member("exec"));
}

HTTPGetAction ProbeHandler::http_get() const {
  return HTTPGetAction(member("httpGet"));
}

TCPSocketAction ProbeHandler::tcp_socket() const {
  return TCPSocketAction(member("tcpSocket"));
}

GRPCAction ProbeHandler::grpc() const {
  return GRPCAction(member("grpc"));
}

kinform::ListView<VolumeProjection> ProjectedVolumeSource::sources() const {
  return kinform::ListView<VolumeProjection>(member("sources"));
}

const std::optional<std::int32_t> ProjectedVolumeSource::default_mode() const {
  return get<std::optional<std::int32_t>>("defaultMode");
}

kinform::ListView<std::string_view> RBDVolumeSource::monitors() const {
  return kinform::ListView<std::string_view>(member("monitors"));
}

const std::string_view RBDVolumeSource::image() const {
  return get<std::string_view>("image");
}

const std::string_view RBDVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

const std::string_view RBDVolumeSource::pool() const {
  return get<std::string_view>("pool");
}

const std::string_view RBDVolumeSource::user() const {
  return get<std::string_view>("user");
}

const std::string_view RBDVolumeSource::keyring() const {
  return get<std::string_view>("keyring");
}

LocalObjectReference RBDVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

bool RBDVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view RangeAllocation::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RangeAllocation::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta RangeAllocation::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::string_view RangeAllocation::range() const& {
  return get<std::string_view>("range");
}

kinform::Base64 RangeAllocation::data() const& {
  return kinform::Base64(member("data"));
}

const std::optional<std::int32_t> ReplicationControllerSpec::replicas() const {
  return get<std::optional<std::int32_t>>("replicas");
}

std::int32_t ReplicationControllerSpec::min_ready_seconds() const {
  return get<std::int32_t>("minReadySeconds");
}

kinform::MapView<std::string_view> ReplicationControllerSpec::selector() const {
  return kinform::MapView<std::string_view>(member("selector"));
}

PodTemplateSpec ReplicationControllerSpec::template_() const {
  return PodTemplateSpec(member("template"));
}

std::int32_t ReplicationControllerStatus::replicas() const {
  return get<std::int32_t>("replicas");
}

std::int32_t ReplicationControllerStatus::fully_labeled_replicas() const {
  return get<std::int32_t>("fullyLabeledReplicas");
}

std::int32_t ReplicationControllerStatus::ready_replicas() const {
  return get<std::int32_t>("readyReplicas");
}

std::int32_t ReplicationControllerStatus::available_replicas() const {
  return get<std::int32_t>("availableReplicas");
}

std::int64_t ReplicationControllerStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

kinform::ListView<ReplicationControllerCondition> ReplicationControllerStatus::conditions() const {
  return kinform::ListView<ReplicationControllerCondition>(member("conditions"));
}

kinform::Resource ReplicationController::resource() {
  return {.version = "v1", .plural = "replicationcontrollers", .kind = "ReplicationController"};
}

const std::string_view ReplicationController::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ReplicationController::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ReplicationController::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ReplicationControllerSpec ReplicationController::spec() const& {
  return ReplicationControllerSpec(member("spec"));
}

ReplicationControllerStatus ReplicationController::status() const& {
  return ReplicationControllerStatus(member("status"));
}

const std::string_view ReplicationControllerCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view ReplicationControllerCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> ReplicationControllerCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view ReplicationControllerCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view ReplicationControllerCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view ReplicationControllerList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ReplicationControllerList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ReplicationControllerList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ReplicationController> ReplicationControllerList::items() const& {
  return kinform::ListView<ReplicationController>(member("items"));
}

const std::string_view ResourceClaim::name() const {
  return get<std::string_view>("name");
}

const std::string_view ResourceClaim::request() const {
  return get<std::string_view>("request");
}

const std::string_view ResourceHealth::resource_id() const {
  return get<std::string_view>("resourceID");
}

const std::string_view ResourceHealth::health() const {
  return get<std::string_view>("health");
}

const std::optional<std::string_view> ResourceHealth::message() const {
  return get<std::optional<std::string_view>>("message");
}

kinform::ListView<ScopedResourceSelectorRequirement> ScopeSelector::match_expressions() const {
  return kinform::ListView<ScopedResourceSelectorRequirement>(member("matchExpressions"));
}

kinform::MapView<kinform::Quantity> ResourceQuotaSpec::hard() const {
  return kinform::MapView<kinform::Quantity>(member("hard"));
}

kinform::ListView<std::string_view> ResourceQuotaSpec::scopes() const {
  return kinform::ListView<std::string_view>(member("scopes"));
}

ScopeSelector ResourceQuotaSpec::scope_selector() const {
  return ScopeSelector(member("scopeSelector"));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::hard() const {
  return kinform::MapView<kinform::Quantity>(member("hard"));
}

kinform::MapView<kinform::Quantity> ResourceQuotaStatus::used() const {
  return kinform::MapView<kinform::Quantity>(member("used"));
}

kinform::Resource ResourceQuota::resource() {
  return {.version = "v1", .plural = "resourcequotas", .kind = "ResourceQuota"};
}

const std::string_view ResourceQuota::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceQuota::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ResourceQuota::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ResourceQuotaSpec ResourceQuota::spec() const& {
  return ResourceQuotaSpec(member("spec"));
}

ResourceQuotaStatus ResourceQuota::status() const& {
  return ResourceQuotaStatus(member("status"));
}

const std::string_view ResourceQuotaList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ResourceQuotaList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ResourceQuotaList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ResourceQuota> ResourceQuotaList::items() const& {
  return kinform::ListView<ResourceQuota>(member("items"));
}

const std::string_view ResourceStatus::name() const {
  return get<std::string_view>("name");
}

kinform::ListView<ResourceHealth> ResourceStatus::resources() const {
  return kinform::ListView<ResourceHealth>(member("resources"));
}

const std::string_view ScaleIOVolumeSource::gateway() const {
  return get<std::string_view>("gateway");
}

const std::string_view ScaleIOVolumeSource::system() const {
  return get<std::string_view>("system");
}

LocalObjectReference ScaleIOVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

bool ScaleIOVolumeSource::ssl_enabled() const {
  return get<bool>("sslEnabled");
}

const std::string_view ScaleIOVolumeSource::protection_domain() const {
  return get<std::string_view>("protectionDomain");
}

const std::string_view ScaleIOVolumeSource::storage_pool() const {
  return get<std::string_view>("storagePool");
}

const std::string_view ScaleIOVolumeSource::storage_mode() const {
  return get<std::string_view>("storageMode");
}

const std::string_view ScaleIOVolumeSource::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::string_view ScaleIOVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool ScaleIOVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

const std::string_view ScopedResourceSelectorRequirement::scope_name() const {
  return get<std::string_view>("scopeName");
}

const std::string_view ScopedResourceSelectorRequirement::operator_() const {
  return get<std::string_view>("operator");
}

kinform::ListView<std::string_view> ScopedResourceSelectorRequirement::values() const {
  return kinform::ListView<std::string_view>(member("values"));
}

kinform::Resource Secret::resource() {
  return {.version = "v1", .plural = "secrets", .kind = "Secret"};
}

const std::string_view Secret::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Secret::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Secret::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::optional<bool> Secret::immutable() const {
  return get<std::optional<bool>>("immutable");
}

kinform::MapView<kinform::Base64> Secret::data() const& {
  return kinform::MapView<kinform::Base64>(member("data"));
}

kinform::MapView<std::string_view> Secret::string_data() const& {
  return kinform::MapView<std::string_view>(member("stringData"));
}

const std::string_view Secret::type() const& {
  return get<std::string_view>("type");
}

const std::string_view SecretList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SecretList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta SecretList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Secret> SecretList::items() const& {
  return kinform::ListView<Secret>(member("items"));
}

const std::string_view SecretProjection::name() const {
  return get<std::string_view>("name");
}

kinform::ListView<KeyToPath> SecretProjection::items() const {
  return kinform::ListView<KeyToPath>(member("items"));
}

const std::optional<bool> SecretProjection::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view SecretVolumeSource::secret_name() const {
  return get<std::string_view>("secretName");
}

kinform::ListView<KeyToPath> SecretVolumeSource::items() const {
  return kinform::ListView<KeyToPath>(member("items"));
}

const std::optional<std::int32_t> SecretVolumeSource::default_mode() const {
  return get<std::optional<std::int32_t>>("defaultMode");
}

const std::optional<bool> SecretVolumeSource::optional() const {
  return get<std::optional<bool>>("optional");
}

const std::string_view SerializedReference::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SerializedReference::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ObjectReference SerializedReference::reference() const& {
  return ObjectReference(member("reference"));
}

ClientIPConfig SessionAffinityConfig::client_ip() const {
  return ClientIPConfig(member("clientIP"));
}

kinform::ListView<ServicePort> ServiceSpec::ports() const {
  return kinform::ListView<ServicePort>(member("ports"));
}

kinform::MapView<std::string_view> ServiceSpec::selector() const {
  return kinform::MapView<std::string_view>(member("selector"));
}

const std::string_view ServiceSpec::cluster_ip() const {
  return get<std::string_view>("clusterIP");
}

kinform::ListView<std::string_view> ServiceSpec::cluster_ips() const {
  return kinform::ListView<std::string_view>(member("clusterIPs"));
}

const std::string_view ServiceSpec::type() const {
  return get<std::string_view>("type");
}

kinform::ListView<std::string_view> ServiceSpec::external_ips() const {
  return kinform::ListView<std::string_view>(member("externalIPs"));
}

const std::string_view ServiceSpec::session_affinity() const {
  return get<std::string_view>("sessionAffinity");
}

const std::string_view ServiceSpec::load_balancer_ip() const {
  return get<std::string_view>("loadBalancerIP");
}

kinform::ListView<std::string_view> ServiceSpec::load_balancer_source_ranges() const {
  return kinform::ListView<std::string_view>(member("loadBalancerSourceRanges"));
}

const std::string_view ServiceSpec::external_name() const {
  return get<std::string_view>("externalName");
}

const std::string_view ServiceSpec::external_traffic_policy() const {
  return get<std::string_view>("externalTrafficPolicy");
}

std::int32_t ServiceSpec::health_check_node_port() const {
  return get<std::int32_t>("healthCheckNodePort");
}

bool ServiceSpec::publish_not_ready_addresses() const {
  return get<bool>("publishNotReadyAddresses");
}

SessionAffinityConfig ServiceSpec::session_affinity_config() const {
  return SessionAffinityConfig(member("sessionAffinityConfig"));
}

kinform::ListView<std::string_view> ServiceSpec::ip_families() const {
  return kinform::ListView<std::string_view>(member("ipFamilies"));
}

const std::optional<std::string_view> ServiceSpec::ip_family_policy() const {
  return get<std::optional<std::string_view>>("ipFamilyPolicy");
}

const std::optional<bool> ServiceSpec::allocate_load_balancer_node_ports() const {
  return get<std::optional<bool>>("allocateLoadBalancerNodePorts");
}

const std::optional<std::string_view> ServiceSpec::load_balancer_class() const {
  return get<std::optional<std::string_view>>("loadBalancerClass");
}

const std::optional<std::string_view> ServiceSpec::internal_traffic_policy() const {
  return get<std::optional<std::string_view>>("internalTrafficPolicy");
}

const std::optional<std::string_view> ServiceSpec::traffic_distribution() const {
  return get<std::optional<std::string_view>>("trafficDistribution");
}

LoadBalancerStatus ServiceStatus::load_balancer() const {
  return LoadBalancerStatus(member("loadBalancer"));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceStatus::conditions() const {
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
}

kinform::Resource Service::resource() {
  return {.version = "v1", .plural = "services", .kind = "Service"};
}

const std::string_view Service::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Service::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Service::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ServiceSpec Service::spec() const& {
  return ServiceSpec(member("spec"));
}

ServiceStatus Service::status() const& {
  return ServiceStatus(member("status"));
}

kinform::Resource ServiceAccount::resource() {
  return {.version = "v1", .plural = "serviceaccounts", .kind = "ServiceAccount"};
}

const std::string_view ServiceAccount::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceAccount::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ServiceAccount::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<ObjectReference> ServiceAccount::secrets() const& {
  return kinform::ListView<ObjectReference>(member("secrets"));
}

kinform::ListView<LocalObjectReference> ServiceAccount::image_pull_secrets() const& {
  return kinform::ListView<LocalObjectReference>(member("imagePullSecrets"));
}

const std::optional<bool> ServiceAccount::automount_service_account_token() const {
  return get<std::optional<bool>>("automountServiceAccountToken");
}

const std::string_view ServiceAccountList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceAccountList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ServiceAccountList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ServiceAccount> ServiceAccountList::items() const& {
  return kinform::ListView<ServiceAccount>(member("items"));
}

const std::string_view ServiceAccountTokenProjection::audience() const {
  return get<std::string_view>("audience");
}

const std::optional<std::int64_t> ServiceAccountTokenProjection::expiration_seconds() const {
  return get<std::optional<std::int64_t>>("expirationSeconds");
}

const std::string_view ServiceAccountTokenProjection::path() const {
  return get<std::string_view>("path");
}

const std::string_view ServiceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ServiceList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Service> ServiceList::items() const& {
  return kinform::ListView<Service>(member("items"));
}

const std::string_view ServicePort::name() const {
  return get<std::string_view>("name");
}

const std::string_view ServicePort::protocol() const {
  return get<std::string_view>("protocol");
}

const std::optional<std::string_view> ServicePort::app_protocol() const {
  return get<std::optional<std::string_view>>("appProtocol");
}

std::int32_t ServicePort::port() const {
  return get<std::int32_t>("port");
}

const std::optional<kinform::IntOrString> ServicePort::target_port() const {
  return get<std::optional<kinform::IntOrString>>("targetPort");
}

std::int32_t ServicePort::node_port() const {
  return get<std::int32_t>("nodePort");
}

const std::string_view ServiceProxyOptions::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceProxyOptions::api_version() const& {
  return get<std::string_view>("apiVersion");
}

const std::string_view ServiceProxyOptions::path() const& {
  return get<std::string_view>("path");
}

const std::string_view StorageOSVolumeSource::volume_name() const {
  return get<std::string_view>("volumeName");
}

const std::string_view StorageOSVolumeSource::volume_namespace() const {
  return get<std::string_view>("volumeNamespace");
}

const std::string_view StorageOSVolumeSource::fs_type() const {
  return get<std::string_view>("fsType");
}

bool StorageOSVolumeSource::read_only() const {
  return get<bool>("readOnly");
}

LocalObjectReference StorageOSVolumeSource::secret_ref() const {
  return LocalObjectReference(member("secretRef"));
}

const std::string_view Sysctl::name() const {
  return get<std::string_view>("name");
}

const std::string_view Sysctl::value() const {
  return get<std::string_view>("value");
}

const std::string_view Taint::key() const {
  return get<std::string_view>("key");
}

const std::string_view Taint::value() const {
  return get<std::string_view>("value");
}

const std::string_view Taint::effect() const {
  return get<std::string_view>("effect");
}

const std::optional<std::chrono::sys_seconds> Taint::time_added() const {
  return get<std::optional<std::chrono::sys_seconds>>("timeAdded");
}

const std::string_view Toleration::key() const {
  return get<std::string_view>("key");
}

const std::string_view Toleration::operator_() const {
  return get<std::string_view>("operator");
}

const std::string_view Toleration::value() const {
  return get<std::string_view>("value");
}

const std::string_view Toleration::effect() const {
  return get<std::string_view>("effect");
}

const std::optional<std::int64_t> Toleration::toleration_seconds() const {
  return get<std::optional<std::int64_t>>("tolerationSeconds");
}

const std::string_view TopologySelectorLabelRequirement::key() const {
  return get<std::string_view>("key");
}

kinform::ListView<std::string_view> TopologySelectorLabelRequirement::values() const {
  return kinform::ListView<std::string_view>(member("values"));
}

kinform::ListView<TopologySelectorLabelRequirement> TopologySelectorTerm::match_label_expressions() const {
  return kinform::ListView<TopologySelectorLabelRequirement>(member("matchLabelExpressions"));
}

std::int32_t TopologySpreadConstraint::max_skew() const {
  return get<std::int32_t>("maxSkew");
}

const std::string_view TopologySpreadConstraint::topology_key() const {
  return get<std::string_view>("topologyKey");
}

const std::string_view TopologySpreadConstraint::when_unsatisfiable() const {
  return get<std::string_view>("whenUnsatisfiable");
}

kinform::meta::v1::LabelSelector TopologySpreadConstraint::label_selector() const {
  return kinform::meta::v1::LabelSelector(member("labelSelector"));
}

const std::optional<std::int32_t> TopologySpreadConstraint::min_domains() const {
  return get<std::optional<std::int32_t>>("minDomains");
}

const std::optional<std::string_view> TopologySpreadConstraint::node_affinity_policy() const {
  return get<std::optional<std::string_view>>("nodeAffinityPolicy");
}

const std::optional<std::string_view> TopologySpreadConstraint::node_taints_policy() const {
  return get<std::optional<std::string_view>>("nodeTaintsPolicy");
}

kinform::ListView<std::string_view> TopologySpreadConstraint::match_label_keys() const {
  return kinform::ListView<std::string_view>(member("matchLabelKeys"));
}

const std::string_view Volume::name() const {
  return get<std::string_view>("name");
}

HostPathVolumeSource Volume::host_path() const {
  return HostPathVolumeSource(member("hostPath"));
}

EmptyDirVolumeSource Volume::empty_dir() const {
  return EmptyDirVolumeSource(member("emptyDir"));
}

GCEPersistentDiskVolumeSource Volume::gce_persistent_disk() const {
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
}

AWSElasticBlockStoreVolumeSource Volume::aws_elastic_block_store() const {
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
}

GitRepoVolumeSource Volume::git_repo() const {
  return GitRepoVolumeSource(member("gitRepo"));
}

SecretVolumeSource Volume::secret() const {
  return SecretVolumeSource(member("secret"));
}

NFSVolumeSource Volume::nfs() const {
  return NFSVolumeSource(member("nfs"));
}

ISCSIVolumeSource Volume::iscsi() const {
  return ISCSIVolumeSource(member("iscsi"));
}

GlusterfsVolumeSource Volume::glusterfs() const {
  return GlusterfsVolumeSource(member("glusterfs"));
}

PersistentVolumeClaimVolumeSource Volume::persistent_volume_claim() const {
  return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim"));
}

RBDVolumeSource Volume::rbd() const {
  return RBDVolumeSource(member("rbd"));
}

FlexVolumeSource Volume::flex_volume() const {
  return FlexVolumeSource(member("flexVolume"));
}

CinderVolumeSource Volume::cinder() const {
  return CinderVolumeSource(member("cinder"));
}

CephFSVolumeSource Volume::cephfs() const {
  return CephFSVolumeSource(member("cephfs"));
}

FlockerVolumeSource Volume::flocker() const {
  return FlockerVolumeSource(member("flocker"));
}

DownwardAPIVolumeSource Volume::downward_api() const {
  return DownwardAPIVolumeSource(member("downwardAPI"));
}

FCVolumeSource Volume::fc() const {
  return FCVolumeSource(member("fc"));
}

AzureFileVolumeSource Volume::azure_file() const {
  return AzureFileVolumeSource(member("azureFile"));
}

ConfigMapVolumeSource Volume::config_map() const {
  return ConfigMapVolumeSource(member("configMap"));
}

VsphereVirtualDiskVolumeSource Volume::vsphere_volume() const {
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
}

QuobyteVolumeSource Volume::quobyte() const {
  return QuobyteVolumeSource(member("quobyte"));
}

AzureDiskVolumeSource Volume::azure_disk() const {
  return AzureDiskVolumeSource(member("azureDisk"));
}

PhotonPersistentDiskVolumeSource Volume::photon_persistent_disk() const {
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
}

ProjectedVolumeSource Volume::projected() const {
  return ProjectedVolumeSource(member("projected"));
}

PortworxVolumeSource Volume::portworx_volume() const {
  return PortworxVolumeSource(member("portworxVolume"));
}

ScaleIOVolumeSource Volume::scale_io() const {
  return ScaleIOVolumeSource(member("scaleIO"));
}

StorageOSVolumeSource Volume::storageos() const {
  return StorageOSVolumeSource(member("storageos"));
}

CSIVolumeSource Volume::csi() const {
  return CSIVolumeSource(member("csi"));
}

EphemeralVolumeSource Volume::ephemeral() const {
  return EphemeralVolumeSource(member("ephemeral"));
}

ImageVolumeSource Volume::image() const {
  return ImageVolumeSource(member("image"));
}

const std::string_view VolumeDevice::name() const {
  return get<std::string_view>("name");
}

const std::string_view VolumeDevice::device_path() const {
  return get<std::string_view>("devicePath");
}

const std::string_view VolumeMount::name() const {
  return get<std::string_view>("name");
}

bool VolumeMount::read_only() const {
  return get<bool>("readOnly");
}

const std::optional<std::string_view> VolumeMount::recursive_read_only() const {
  return get<std::optional<std::string_view>>("recursiveReadOnly");
}

const std::string_view VolumeMount::mount_path() const {
  return get<std::string_view>("mountPath");
}

const std::string_view VolumeMount::sub_path() const {
  return get<std::string_view>("subPath");
}

const std::optional<std::string_view> VolumeMount::mount_propagation() const {
  return get<std::optional<std::string_view>>("mountPropagation");
}

const std::string_view VolumeMount::sub_path_expr() const {
  return get<std::string_view>("subPathExpr");
}

ImageVolumeStatus VolumeStatus::image() const {
  return ImageVolumeStatus(member("image"));
}

const std::string_view VolumeMountStatus::name() const {
  return get<std::string_view>("name");
}

const std::string_view VolumeMountStatus::mount_path() const {
  return get<std::string_view>("mountPath");
}

bool VolumeMountStatus::read_only() const {
  return get<bool>("readOnly");
}

const std::optional<std::string_view> VolumeMountStatus::recursive_read_only() const {
  return get<std::optional<std::string_view>>("recursiveReadOnly");
}

VolumeStatus VolumeMountStatus::volume_status() const {
  return VolumeStatus(member("volumeStatus"));
}

SecretProjection VolumeProjection::secret() const {
  return SecretProjection(member("secret"));
}

DownwardAPIProjection VolumeProjection::downward_api() const {
  return DownwardAPIProjection(member("downwardAPI"));
}

ConfigMapProjection VolumeProjection::config_map() const {
  return ConfigMapProjection(member("configMap"));
}

ServiceAccountTokenProjection VolumeProjection::service_account_token() const {
  return ServiceAccountTokenProjection(member("serviceAccountToken"));
}

ClusterTrustBundleProjection VolumeProjection::cluster_trust_bundle() const {
  return ClusterTrustBundleProjection(member("clusterTrustBundle"));
}

PodCertificateProjection VolumeProjection::pod_certificate() const {
  return PodCertificateProjection(member("podCertificate"));
}

HostPathVolumeSource VolumeSource::host_path() const {
  return HostPathVolumeSource(member("hostPath"));
}

EmptyDirVolumeSource VolumeSource::empty_dir() const {
  return EmptyDirVolumeSource(member("emptyDir"));
}

GCEPersistentDiskVolumeSource VolumeSource::gce_persistent_disk() const {
  return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
}

AWSElasticBlockStoreVolumeSource VolumeSource::aws_elastic_block_store() const {
  return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
}

GitRepoVolumeSource VolumeSource::git_repo() const {
  return GitRepoVolumeSource(member("gitRepo"));
}

SecretVolumeSource VolumeSource::secret() const {
  return SecretVolumeSource(member("secret"));
}

NFSVolumeSource VolumeSource::nfs() const {
  return NFSVolumeSource(member("nfs"));
}

ISCSIVolumeSource VolumeSource::iscsi() const {
  return ISCSIVolumeSource(member("iscsi"));
}

GlusterfsVolumeSource VolumeSource::glusterfs() const {
  return GlusterfsVolumeSource(member("glusterfs"));
}

PersistentVolumeClaimVolumeSource VolumeSource::persistent_volume_claim() const {
  return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim"));
}

RBDVolumeSource VolumeSource::rbd() const {
  return RBDVolumeSource(member("rbd"));
}

FlexVolumeSource VolumeSource::flex_volume() const {
  return FlexVolumeSource(member("flexVolume"));
}

CinderVolumeSource VolumeSource::cinder() const {
  return CinderVolumeSource(member("cinder"));
}

CephFSVolumeSource VolumeSource::cephfs() const {
  return CephFSVolumeSource(member("cephfs"));
}

FlockerVolumeSource VolumeSource::flocker() const {
  return FlockerVolumeSource(member("flocker"));
}

DownwardAPIVolumeSource VolumeSource::downward_api() const {
  return DownwardAPIVolumeSource(member("downwardAPI"));
}

FCVolumeSource VolumeSource::fc() const {
  return FCVolumeSource(member("fc"));
}

AzureFileVolumeSource VolumeSource::azure_file() const {
  return AzureFileVolumeSource(member("azureFile"));
}

ConfigMapVolumeSource VolumeSource::config_map() const {
  return ConfigMapVolumeSource(member("configMap"));
}

VsphereVirtualDiskVolumeSource VolumeSource::vsphere_volume() const {
  return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
}

QuobyteVolumeSource VolumeSource::quobyte() const {
  return QuobyteVolumeSource(member("quobyte"));
}

AzureDiskVolumeSource VolumeSource::azure_disk() const {
  return AzureDiskVolumeSource(member("azureDisk"));
}

PhotonPersistentDiskVolumeSource VolumeSource::photon_persistent_disk() const {
  return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
}

ProjectedVolumeSource VolumeSource::projected() const {
  return ProjectedVolumeSource(member("projected"));
}

PortworxVolumeSource VolumeSource::portworx_volume() const {
  return PortworxVolumeSource(member("portworxVolume"));
}

ScaleIOVolumeSource VolumeSource::scale_io() const {
  return ScaleIOVolumeSource(member("scaleIO"));
}

StorageOSVolumeSource VolumeSource::storageos() const {
  return StorageOSVolumeSource(member("storageos"));
}

CSIVolumeSource VolumeSource::csi() const {
  return CSIVolumeSource(member("csi"));
}

EphemeralVolumeSource VolumeSource::ephemeral() const {
  return EphemeralVolumeSource(member("ephemeral"));
}

ImageVolumeSource VolumeSource::image() const {
  return ImageVolumeSource(member("image"));
}

std::int32_t WeightedPodAffinityTerm::weight() const {
  return get<std::int32_t>("weight");
}

PodAffinityTerm WeightedPodAffinityTerm::pod_affinity_term() const {
  return PodAffinityTerm(member("podAffinityTerm"));
}

}  // namespace kinform::core::v1
