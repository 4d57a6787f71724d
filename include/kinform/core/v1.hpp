// The types of v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::core::v1 {

class AWSElasticBlockStoreVolumeSource;
class NodeSelector;
class NodeAffinity;
class PodAffinity;
class PodAntiAffinity;
class Affinity;
class AppArmorProfile;
class AttachedVolume;
class AvoidPods;
class AzureDiskVolumeSource;
class AzureFilePersistentVolumeSource;
class AzureFileVolumeSource;
class ObjectReference;
class Binding;
class SecretReference;
class CSIPersistentVolumeSource;
class LocalObjectReference;
class CSIVolumeSource;
class Capabilities;
class CephFSPersistentVolumeSource;
class CephFSVolumeSource;
class CinderPersistentVolumeSource;
class CinderVolumeSource;
class ClientIPConfig;
class ClusterTrustBundleProjection;
class ComponentCondition;
class ComponentStatus;
class ComponentStatusList;
class ConfigMap;
class ConfigMapEnvSource;
class ConfigMapKeySelector;
class ConfigMapList;
class ConfigMapNodeConfigSource;
class ConfigMapProjection;
class ConfigMapVolumeSource;
class ResourceRequirements;
class ExecAction;
class HTTPGetAction;
class TCPSocketAction;
class GRPCAction;
class Probe;
class SleepAction;
class LifecycleHandler;
class Lifecycle;
class SELinuxOptions;
class WindowsSecurityContextOptions;
class SeccompProfile;
class SecurityContext;
class Container;
class ContainerExtendedResourceRequest;
class ContainerImage;
class ContainerPort;
class ContainerResizePolicy;
class ContainerRestartRuleOnExitCodes;
class ContainerRestartRule;
class ContainerStateWaiting;
class ContainerStateRunning;
class ContainerStateTerminated;
class ContainerState;
class LinuxContainerUser;
class ContainerUser;
class ContainerStatus;
class DaemonEndpoint;
class DownwardAPIProjection;
class ObjectFieldSelector;
class ResourceFieldSelector;
class DownwardAPIVolumeFile;
class DownwardAPIVolumeSource;
class EmptyDirVolumeSource;
class EndpointAddress;
class EndpointPort;
class EndpointSubset;
class Endpoints;
class EndpointsList;
class SecretEnvSource;
class EnvFromSource;
class SecretKeySelector;
class FileKeySelector;
class EnvVarSource;
class EnvVar;
class EphemeralContainer;
class EphemeralContainerCommon;
class VolumeResourceRequirements;
class TypedLocalObjectReference;
class TypedObjectReference;
class PersistentVolumeClaimSpec;
class PersistentVolumeClaimTemplate;
class EphemeralVolumeSource;
class EventSource;
class EventSeries;
class Event;
class EventList;
class FCVolumeSource;
class FlexPersistentVolumeSource;
class FlexVolumeSource;
class FlockerVolumeSource;
class GCEPersistentDiskVolumeSource;
class GitRepoVolumeSource;
class GlusterfsPersistentVolumeSource;
class GlusterfsVolumeSource;
class HTTPHeader;
class HostAlias;
class HostIP;
class HostPathVolumeSource;
class ISCSIPersistentVolumeSource;
class ISCSIVolumeSource;
class ImageVolumeSource;
class ImageVolumeStatus;
class KeyToPath;
class LimitRangeSpec;
class LimitRange;
class LimitRangeItem;
class LimitRangeList;
class LoadBalancerIngress;
class LoadBalancerStatus;
class LocalVolumeSource;
class ModifyVolumeStatus;
class NFSVolumeSource;
class NamespaceSpec;
class NamespaceStatus;
class Namespace;
class NamespaceCondition;
class NamespaceList;
class NodeConfigSource;
class NodeSpec;
class NodeDaemonEndpoints;
class NodeSwapStatus;
class NodeSystemInfo;
class NodeConfigStatus;
class NodeFeatures;
class NodeStatus;
class Node;
class NodeAddress;
class NodeAllocatableResourceClaimStatus;
class NodeCondition;
class NodeList;
class NodeProxyOptions;
class NodeRuntimeHandlerFeatures;
class NodeRuntimeHandler;
class NodeSelectorRequirement;
class NodeSelectorTerm;
class RBDPersistentVolumeSource;
class VsphereVirtualDiskVolumeSource;
class QuobyteVolumeSource;
class PhotonPersistentDiskVolumeSource;
class PortworxVolumeSource;
class ScaleIOPersistentVolumeSource;
class StorageOSPersistentVolumeSource;
class VolumeNodeAffinity;
class PersistentVolumeSpec;
class PersistentVolumeStatus;
class PersistentVolume;
class PersistentVolumeClaimStatus;
class PersistentVolumeClaim;
class PersistentVolumeClaimCondition;
class PersistentVolumeClaimList;
class PersistentVolumeClaimVolumeSource;
class PersistentVolumeList;
class PersistentVolumeSource;
class PodSecurityContext;
class PodDNSConfig;
class PodOS;
class PodSchedulingGroup;
class PodSpec;
class PodExtendedResourceClaimStatus;
class PodStatus;
class Pod;
class PodAffinityTerm;
class PodAttachOptions;
class PodCertificateProjection;
class PodCondition;
class PodDNSConfigOption;
class PodExecOptions;
class PodIP;
class PodList;
class PodLogOptions;
class PodPortForwardOptions;
class PodProxyOptions;
class PodReadinessGate;
class PodResourceClaim;
class PodResourceClaimStatus;
class PodSchedulingGate;
class PodSignature;
class PodStatusResult;
class PodTemplateSpec;
class PodTemplate;
class PodTemplateList;
class PortStatus;
class Preconditions;
class PreferAvoidPodsEntry;
class PreferredSchedulingTerm;
class ProbeHandler;
class ProjectedVolumeSource;
class RBDVolumeSource;
class RangeAllocation;
class ReplicationControllerSpec;
class ReplicationControllerStatus;
class ReplicationController;
class ReplicationControllerCondition;
class ReplicationControllerList;
class ResourceClaim;
class ResourceHealth;
class ScopeSelector;
class ResourceQuotaSpec;
class ResourceQuotaStatus;
class ResourceQuota;
class ResourceQuotaList;
class ResourceStatus;
class ScaleIOVolumeSource;
class ScopedResourceSelectorRequirement;
class Secret;
class SecretList;
class SecretProjection;
class SecretVolumeSource;
class SerializedReference;
class SessionAffinityConfig;
class ServiceSpec;
class ServiceStatus;
class Service;
class ServiceAccount;
class ServiceAccountList;
class ServiceAccountTokenProjection;
class ServiceList;
class ServicePort;
class ServiceProxyOptions;
class StorageOSVolumeSource;
class Sysctl;
class Taint;
class Toleration;
class TopologySelectorLabelRequirement;
class TopologySelectorTerm;
class TopologySpreadConstraint;
class Volume;
class VolumeDevice;
class VolumeMount;
class VolumeStatus;
class VolumeMountStatus;
class VolumeProjection;
class VolumeSource;
class WeightedPodAffinityTerm;

struct AppArmorProfileType {
  static constexpr std::string_view kUnconfined = "Unconfined";
  static constexpr std::string_view kRuntimeDefault = "RuntimeDefault";
  static constexpr std::string_view kLocalhost = "Localhost";
};

struct AzureDataDiskCachingMode {
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kReadOnly = "ReadOnly";
  static constexpr std::string_view kReadWrite = "ReadWrite";
};

struct AzureDataDiskKind {
  static constexpr std::string_view kShared = "Shared";
  static constexpr std::string_view kDedicated = "Dedicated";
  static constexpr std::string_view kManaged = "Managed";
};

struct ClaimResourceStatus {
  static constexpr std::string_view kControllerResizeInProgress = "ControllerResizeInProgress";
  static constexpr std::string_view kControllerResizeInfeasible = "ControllerResizeInfeasible";
  static constexpr std::string_view kNodeResizePending = "NodeResizePending";
  static constexpr std::string_view kNodeResizeInProgress = "NodeResizeInProgress";
  static constexpr std::string_view kNodeResizeInfeasible = "NodeResizeInfeasible";
};

struct ComponentConditionType {
  static constexpr std::string_view kHealthy = "Healthy";
};

struct ConditionStatus {
  static constexpr std::string_view kTrue = "True";
  static constexpr std::string_view kFalse = "False";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct ContainerRestartPolicy {
  static constexpr std::string_view kAlways = "Always";
  static constexpr std::string_view kNever = "Never";
  static constexpr std::string_view kOnFailure = "OnFailure";
};

struct ContainerRestartRuleAction {
  static constexpr std::string_view kRestart = "Restart";
  static constexpr std::string_view kRestartAllContainers = "RestartAllContainers";
};

struct ContainerRestartRuleOnExitCodesOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
};

struct DNSPolicy {
  static constexpr std::string_view kClusterFirstWithHostNet = "ClusterFirstWithHostNet";
  static constexpr std::string_view kClusterFirst = "ClusterFirst";
  static constexpr std::string_view kDefault = "Default";
  static constexpr std::string_view kNone = "None";
};

struct FinalizerName {
  static constexpr std::string_view kKubernetes = "kubernetes";
};

struct HostPathType {
  static constexpr std::string_view kEmpty = "";
  static constexpr std::string_view kDirectoryOrCreate = "DirectoryOrCreate";
  static constexpr std::string_view kDirectory = "Directory";
  static constexpr std::string_view kFileOrCreate = "FileOrCreate";
  static constexpr std::string_view kFile = "File";
  static constexpr std::string_view kSocket = "Socket";
  static constexpr std::string_view kCharDevice = "CharDevice";
  static constexpr std::string_view kBlockDevice = "BlockDevice";
};

struct IPFamily {
  static constexpr std::string_view kIPv4 = "IPv4";
  static constexpr std::string_view kIPv6 = "IPv6";
  static constexpr std::string_view kEmpty = "";
};

struct IPFamilyPolicy {
  static constexpr std::string_view kSingleStack = "SingleStack";
  static constexpr std::string_view kPreferDualStack = "PreferDualStack";
  static constexpr std::string_view kRequireDualStack = "RequireDualStack";
};

struct LimitType {
  static constexpr std::string_view kPod = "Pod";
  static constexpr std::string_view kContainer = "Container";
  static constexpr std::string_view kPersistentVolumeClaim = "PersistentVolumeClaim";
};

struct LoadBalancerIPMode {
  static constexpr std::string_view kVIP = "VIP";
  static constexpr std::string_view kProxy = "Proxy";
};

struct MountPropagationMode {
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kHostToContainer = "HostToContainer";
  static constexpr std::string_view kBidirectional = "Bidirectional";
};

struct NamespaceConditionType {
  static constexpr std::string_view kNamespaceDeletionDiscoveryFailure = "NamespaceDeletionDiscoveryFailure";
  static constexpr std::string_view kNamespaceDeletionContentFailure = "NamespaceDeletionContentFailure";
  static constexpr std::string_view kNamespaceDeletionGroupVersionParsingFailure = "NamespaceDeletionGroupVersionParsingFailure";
  static constexpr std::string_view kNamespaceContentRemaining = "NamespaceContentRemaining";
  static constexpr std::string_view kNamespaceFinalizersRemaining = "NamespaceFinalizersRemaining";
};

struct NamespacePhase {
  static constexpr std::string_view kActive = "Active";
  static constexpr std::string_view kTerminating = "Terminating";
};

struct NodeAddressType {
  static constexpr std::string_view kHostname = "Hostname";
  static constexpr std::string_view kInternalIP = "InternalIP";
  static constexpr std::string_view kExternalIP = "ExternalIP";
  static constexpr std::string_view kInternalDNS = "InternalDNS";
  static constexpr std::string_view kExternalDNS = "ExternalDNS";
};

struct NodeConditionType {
  static constexpr std::string_view kReady = "Ready";
  static constexpr std::string_view kMemoryPressure = "MemoryPressure";
  static constexpr std::string_view kDiskPressure = "DiskPressure";
  static constexpr std::string_view kPIDPressure = "PIDPressure";
  static constexpr std::string_view kNetworkUnavailable = "NetworkUnavailable";
};

struct NodeInclusionPolicy {
  static constexpr std::string_view kIgnore = "Ignore";
  static constexpr std::string_view kHonor = "Honor";
};

struct NodePhase {
  static constexpr std::string_view kPending = "Pending";
  static constexpr std::string_view kRunning = "Running";
  static constexpr std::string_view kTerminated = "Terminated";
};

struct NodeSelectorOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kDoesNotExist = "DoesNotExist";
  static constexpr std::string_view kGt = "Gt";
  static constexpr std::string_view kLt = "Lt";
};

struct OSName {
  static constexpr std::string_view kLinux = "linux";
  static constexpr std::string_view kWindows = "windows";
};

struct PersistentVolumeAccessMode {
  static constexpr std::string_view kReadWriteOnce = "ReadWriteOnce";
  static constexpr std::string_view kReadOnlyMany = "ReadOnlyMany";
  static constexpr std::string_view kReadWriteMany = "ReadWriteMany";
  static constexpr std::string_view kReadWriteOncePod = "ReadWriteOncePod";
};

struct PersistentVolumeClaimConditionType {
  static constexpr std::string_view kResizing = "Resizing";
  static constexpr std::string_view kFileSystemResizePending = "FileSystemResizePending";
  static constexpr std::string_view kControllerResizeError = "ControllerResizeError";
  static constexpr std::string_view kNodeResizeError = "NodeResizeError";
  static constexpr std::string_view kModifyVolumeError = "ModifyVolumeError";
  static constexpr std::string_view kModifyingVolume = "ModifyingVolume";
};

struct PersistentVolumeClaimModifyVolumeStatus {
  static constexpr std::string_view kPending = "Pending";
  static constexpr std::string_view kInProgress = "InProgress";
  static constexpr std::string_view kInfeasible = "Infeasible";
};

struct PersistentVolumeClaimPhase {
  static constexpr std::string_view kPending = "Pending";
  static constexpr std::string_view kBound = "Bound";
  static constexpr std::string_view kLost = "Lost";
};

struct PersistentVolumeMode {
  static constexpr std::string_view kBlock = "Block";
  static constexpr std::string_view kFilesystem = "Filesystem";
};

struct PersistentVolumePhase {
  static constexpr std::string_view kPending = "Pending";
  static constexpr std::string_view kAvailable = "Available";
  static constexpr std::string_view kBound = "Bound";
  static constexpr std::string_view kReleased = "Released";
  static constexpr std::string_view kFailed = "Failed";
};

struct PersistentVolumeReclaimPolicy {
  static constexpr std::string_view kRecycle = "Recycle";
  static constexpr std::string_view kDelete = "Delete";
  static constexpr std::string_view kRetain = "Retain";
};

struct PodConditionType {
  static constexpr std::string_view kContainersReady = "ContainersReady";
  static constexpr std::string_view kInitialized = "Initialized";
  static constexpr std::string_view kReady = "Ready";
  static constexpr std::string_view kPodScheduled = "PodScheduled";
  static constexpr std::string_view kDisruptionTarget = "DisruptionTarget";
  static constexpr std::string_view kPodReadyToStartContainers = "PodReadyToStartContainers";
  static constexpr std::string_view kPodResizePending = "PodResizePending";
  static constexpr std::string_view kPodResizeInProgress = "PodResizeInProgress";
};

struct PodFSGroupChangePolicy {
  static constexpr std::string_view kOnRootMismatch = "OnRootMismatch";
  static constexpr std::string_view kAlways = "Always";
};

struct PodPhase {
  static constexpr std::string_view kPending = "Pending";
  static constexpr std::string_view kRunning = "Running";
  static constexpr std::string_view kSucceeded = "Succeeded";
  static constexpr std::string_view kFailed = "Failed";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct PodQOSClass {
  static constexpr std::string_view kGuaranteed = "Guaranteed";
  static constexpr std::string_view kBurstable = "Burstable";
  static constexpr std::string_view kBestEffort = "BestEffort";
};

struct PodResizeStatus {
  static constexpr std::string_view kProposed = "Proposed";
  static constexpr std::string_view kInProgress = "InProgress";
  static constexpr std::string_view kDeferred = "Deferred";
  static constexpr std::string_view kInfeasible = "Infeasible";
};

struct PodSELinuxChangePolicy {
  static constexpr std::string_view kRecursive = "Recursive";
  static constexpr std::string_view kMountOption = "MountOption";
};

struct PreemptionPolicy {
  static constexpr std::string_view kPreemptLowerPriority = "PreemptLowerPriority";
  static constexpr std::string_view kNever = "Never";
};

struct ProcMountType {
  static constexpr std::string_view kDefault = "Default";
  static constexpr std::string_view kUnmasked = "Unmasked";
};

struct Protocol {
  static constexpr std::string_view kTCP = "TCP";
  static constexpr std::string_view kUDP = "UDP";
  static constexpr std::string_view kSCTP = "SCTP";
};

struct PullPolicy {
  static constexpr std::string_view kAlways = "Always";
  static constexpr std::string_view kNever = "Never";
  static constexpr std::string_view kIfNotPresent = "IfNotPresent";
};

struct RecursiveReadOnlyMode {
  static constexpr std::string_view kDisabled = "Disabled";
  static constexpr std::string_view kIfPossible = "IfPossible";
  static constexpr std::string_view kEnabled = "Enabled";
};

struct ReplicationControllerConditionType {
  static constexpr std::string_view kReplicaFailure = "ReplicaFailure";
};

struct ResourceHealthStatus {
  static constexpr std::string_view kHealthy = "Healthy";
  static constexpr std::string_view kUnhealthy = "Unhealthy";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct ResourceName {
  static constexpr std::string_view kCpu = "cpu";
  static constexpr std::string_view kMemory = "memory";
  static constexpr std::string_view kStorage = "storage";
  static constexpr std::string_view kEphemeralStorage = "ephemeral-storage";
  static constexpr std::string_view kPods = "pods";
  static constexpr std::string_view kServices = "services";
  static constexpr std::string_view kReplicationcontrollers = "replicationcontrollers";
  static constexpr std::string_view kResourcequotas = "resourcequotas";
  static constexpr std::string_view kSecrets = "secrets";
  static constexpr std::string_view kConfigmaps = "configmaps";
  static constexpr std::string_view kPersistentvolumeclaims = "persistentvolumeclaims";
  static constexpr std::string_view kServicesNodeports = "services.nodeports";
  static constexpr std::string_view kServicesLoadbalancers = "services.loadbalancers";
  static constexpr std::string_view kRequestsCpu = "requests.cpu";
  static constexpr std::string_view kRequestsMemory = "requests.memory";
  static constexpr std::string_view kRequestsStorage = "requests.storage";
  static constexpr std::string_view kRequestsEphemeralStorage = "requests.ephemeral-storage";
  static constexpr std::string_view kLimitsCpu = "limits.cpu";
  static constexpr std::string_view kLimitsMemory = "limits.memory";
  static constexpr std::string_view kLimitsEphemeralStorage = "limits.ephemeral-storage";
};

struct ResourceQuotaScope {
  static constexpr std::string_view kTerminating = "Terminating";
  static constexpr std::string_view kNotTerminating = "NotTerminating";
  static constexpr std::string_view kBestEffort = "BestEffort";
  static constexpr std::string_view kNotBestEffort = "NotBestEffort";
  static constexpr std::string_view kPriorityClass = "PriorityClass";
  static constexpr std::string_view kCrossNamespacePodAffinity = "CrossNamespacePodAffinity";
  static constexpr std::string_view kVolumeAttributesClass = "VolumeAttributesClass";
};

struct ResourceResizeRestartPolicy {
  static constexpr std::string_view kNotRequired = "NotRequired";
  static constexpr std::string_view kRestartContainer = "RestartContainer";
};

struct RestartPolicy {
  static constexpr std::string_view kAlways = "Always";
  static constexpr std::string_view kOnFailure = "OnFailure";
  static constexpr std::string_view kNever = "Never";
};

struct ScopeSelectorOperator {
  static constexpr std::string_view kIn = "In";
  static constexpr std::string_view kNotIn = "NotIn";
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kDoesNotExist = "DoesNotExist";
};

struct SeccompProfileType {
  static constexpr std::string_view kUnconfined = "Unconfined";
  static constexpr std::string_view kRuntimeDefault = "RuntimeDefault";
  static constexpr std::string_view kLocalhost = "Localhost";
};

struct SecretType {
  static constexpr std::string_view kOpaque = "Opaque";
  static constexpr std::string_view kKubernetesIoServiceAccountToken = "kubernetes.io/service-account-token";
  static constexpr std::string_view kKubernetesIoDockercfg = "kubernetes.io/dockercfg";
  static constexpr std::string_view kKubernetesIoDockerconfigjson = "kubernetes.io/dockerconfigjson";
  static constexpr std::string_view kKubernetesIoBasicAuth = "kubernetes.io/basic-auth";
  static constexpr std::string_view kKubernetesIoSshAuth = "kubernetes.io/ssh-auth";
  static constexpr std::string_view kKubernetesIoTls = "kubernetes.io/tls";
  static constexpr std::string_view kBootstrapKubernetesIoToken = "bootstrap.kubernetes.io/token";
};

struct ServiceAffinity {
  static constexpr std::string_view kClientIP = "ClientIP";
  static constexpr std::string_view kNone = "None";
};

struct ServiceExternalTrafficPolicy {
  static constexpr std::string_view kCluster = "Cluster";
  static constexpr std::string_view kLocal = "Local";
};

struct ServiceInternalTrafficPolicy {
  static constexpr std::string_view kCluster = "Cluster";
  static constexpr std::string_view kLocal = "Local";
};

struct ServiceType {
  static constexpr std::string_view kClusterIP = "ClusterIP";
  static constexpr std::string_view kNodePort = "NodePort";
  static constexpr std::string_view kLoadBalancer = "LoadBalancer";
  static constexpr std::string_view kExternalName = "ExternalName";
};

struct StorageMedium {
  static constexpr std::string_view kEmpty = "";
  static constexpr std::string_view kMemory = "Memory";
  static constexpr std::string_view kHugePages = "HugePages";
};

struct SupplementalGroupsPolicy {
  static constexpr std::string_view kMerge = "Merge";
  static constexpr std::string_view kStrict = "Strict";
};

struct TaintEffect {
  static constexpr std::string_view kNoSchedule = "NoSchedule";
  static constexpr std::string_view kPreferNoSchedule = "PreferNoSchedule";
  static constexpr std::string_view kNoExecute = "NoExecute";
};

struct TerminationMessagePolicy {
  static constexpr std::string_view kFile = "File";
  static constexpr std::string_view kFallbackToLogsOnError = "FallbackToLogsOnError";
};

struct TolerationOperator {
  static constexpr std::string_view kExists = "Exists";
  static constexpr std::string_view kEqual = "Equal";
  static constexpr std::string_view kLt = "Lt";
  static constexpr std::string_view kGt = "Gt";
};

struct URIScheme {
  static constexpr std::string_view kHTTP = "HTTP";
  static constexpr std::string_view kHTTPS = "HTTPS";
};

struct UnsatisfiableConstraintAction {
  static constexpr std::string_view kDoNotSchedule = "DoNotSchedule";
  static constexpr std::string_view kScheduleAnyway = "ScheduleAnyway";
};

using List = kinform::meta::v1::List;
using ResourceList = kinform::MapView<kinform::Quantity>;

class AWSElasticBlockStoreVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const {
    return get<std::string_view>("volumeID");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] std::int32_t partition() const { return get<std::int32_t>("partition"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class NodeSelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NodeSelectorTerm> node_selector_terms() const {
    return kinform::ListView<NodeSelectorTerm>(member("nodeSelectorTerms"));
  }
};

class NodeAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeSelector required_during_scheduling_ignored_during_execution() const {
    return NodeSelector(member("requiredDuringSchedulingIgnoredDuringExecution"));
  }
  [[nodiscard]] kinform::ListView<PreferredSchedulingTerm> preferred_during_scheduling_ignored_during_execution() const {
    return kinform::ListView<PreferredSchedulingTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
  }
};

class PodAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodAffinityTerm> required_during_scheduling_ignored_during_execution() const {
    return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution"));
  }
  [[nodiscard]] kinform::ListView<WeightedPodAffinityTerm> preferred_during_scheduling_ignored_during_execution() const {
    return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
  }
};

class PodAntiAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodAffinityTerm> required_during_scheduling_ignored_during_execution() const {
    return kinform::ListView<PodAffinityTerm>(member("requiredDuringSchedulingIgnoredDuringExecution"));
  }
  [[nodiscard]] kinform::ListView<WeightedPodAffinityTerm> preferred_during_scheduling_ignored_during_execution() const {
    return kinform::ListView<WeightedPodAffinityTerm>(member("preferredDuringSchedulingIgnoredDuringExecution"));
  }
};

class Affinity : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeAffinity node_affinity() const { return NodeAffinity(member("nodeAffinity")); }
  [[nodiscard]] PodAffinity pod_affinity() const { return PodAffinity(member("podAffinity")); }
  [[nodiscard]] PodAntiAffinity pod_anti_affinity() const {
    return PodAntiAffinity(member("podAntiAffinity"));
  }
};

class AppArmorProfile : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::optional<std::string_view> localhost_profile() const {
    return get<std::optional<std::string_view>>("localhostProfile");
  }
};

class AttachedVolume : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view device_path() const {
    return get<std::string_view>("devicePath");
  }
};

class AvoidPods : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PreferAvoidPodsEntry> prefer_avoid_pods() const {
    return kinform::ListView<PreferAvoidPodsEntry>(member("preferAvoidPods"));
  }
};

class AzureDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view disk_name() const {
    return get<std::string_view>("diskName");
  }
  [[nodiscard]] const std::string_view disk_uri() const { return get<std::string_view>("diskURI"); }
  [[nodiscard]] const std::optional<std::string_view> caching_mode() const {
    return get<std::optional<std::string_view>>("cachingMode");
  }
  [[nodiscard]] const std::optional<std::string_view> fs_type() const {
    return get<std::optional<std::string_view>>("fsType");
  }
  [[nodiscard]] const std::optional<bool> read_only() const {
    return get<std::optional<bool>>("readOnly");
  }
  [[nodiscard]] const std::optional<std::string_view> kind() const {
    return get<std::optional<std::string_view>>("kind");
  }
};

class AzureFilePersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const {
    return get<std::string_view>("secretName");
  }
  [[nodiscard]] const std::string_view share_name() const {
    return get<std::string_view>("shareName");
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::optional<std::string_view> secret_namespace() const {
    return get<std::optional<std::string_view>>("secretNamespace");
  }
};

class AzureFileVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const {
    return get<std::string_view>("secretName");
  }
  [[nodiscard]] const std::string_view share_name() const {
    return get<std::string_view>("shareName");
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class ObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::string_view resource_version() const {
    return get<std::string_view>("resourceVersion");
  }
  [[nodiscard]] const std::string_view field_path() const {
    return get<std::string_view>("fieldPath");
  }
};

class Binding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "bindings", .kind = "Binding"};
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
  [[nodiscard]] ObjectReference target() const& KINFORM_LIFETIME_BOUND {
    return ObjectReference(member("target"));
  }
  ObjectReference target() const&& = delete;
};

class SecretReference : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
};

class CSIPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::string_view volume_handle() const {
    return get<std::string_view>("volumeHandle");
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] kinform::MapView<std::string_view> volume_attributes() const {
    return kinform::MapView<std::string_view>(member("volumeAttributes"));
  }
  [[nodiscard]] SecretReference controller_publish_secret_ref() const {
    return SecretReference(member("controllerPublishSecretRef"));
  }
  [[nodiscard]] SecretReference node_stage_secret_ref() const {
    return SecretReference(member("nodeStageSecretRef"));
  }
  [[nodiscard]] SecretReference node_publish_secret_ref() const {
    return SecretReference(member("nodePublishSecretRef"));
  }
  [[nodiscard]] SecretReference controller_expand_secret_ref() const {
    return SecretReference(member("controllerExpandSecretRef"));
  }
  [[nodiscard]] SecretReference node_expand_secret_ref() const {
    return SecretReference(member("nodeExpandSecretRef"));
  }
};

class LocalObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class CSIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::optional<bool> read_only() const {
    return get<std::optional<bool>>("readOnly");
  }
  [[nodiscard]] const std::optional<std::string_view> fs_type() const {
    return get<std::optional<std::string_view>>("fsType");
  }
  [[nodiscard]] kinform::MapView<std::string_view> volume_attributes() const {
    return kinform::MapView<std::string_view>(member("volumeAttributes"));
  }
  [[nodiscard]] LocalObjectReference node_publish_secret_ref() const {
    return LocalObjectReference(member("nodePublishSecretRef"));
  }
};

class Capabilities : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> add() const {
    return kinform::ListView<std::string_view>(member("add"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> drop() const {
    return kinform::ListView<std::string_view>(member("drop"));
  }
};

class CephFSPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const {
    return kinform::ListView<std::string_view>(member("monitors"));
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view secret_file() const {
    return get<std::string_view>("secretFile");
  }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class CephFSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const {
    return kinform::ListView<std::string_view>(member("monitors"));
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view secret_file() const {
    return get<std::string_view>("secretFile");
  }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class CinderPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const {
    return get<std::string_view>("volumeID");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
};

class CinderVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const {
    return get<std::string_view>("volumeID");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
};

class ClientIPConfig : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const {
    return get<std::optional<std::int32_t>>("timeoutSeconds");
  }
};

class ClusterTrustBundleProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> name() const {
    return get<std::optional<std::string_view>>("name");
  }
  [[nodiscard]] const std::optional<std::string_view> signer_name() const {
    return get<std::optional<std::string_view>>("signerName");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const {
    return kinform::meta::v1::LabelSelector(member("labelSelector"));
  }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
};

class ComponentCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::string_view error() const { return get<std::string_view>("error"); }
};

class ComponentStatus : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "componentstatuses", .kind = "ComponentStatus", .namespaced = false};
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
  [[nodiscard]] kinform::ListView<ComponentCondition> conditions() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ComponentCondition>(member("conditions"));
  }
  kinform::ListView<ComponentCondition> conditions() const&& = delete;
};

class ComponentStatusList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ComponentStatus> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ComponentStatus>(member("items"));
  }
  kinform::ListView<ComponentStatus> items() const&& = delete;
};

class ConfigMap : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
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
  [[nodiscard]] const std::optional<bool> immutable() const {
    return get<std::optional<bool>>("immutable");
  }
  [[nodiscard]] kinform::MapView<std::string_view> data() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<std::string_view>(member("data"));
  }
  kinform::MapView<std::string_view> data() const&& = delete;
  [[nodiscard]] kinform::MapView<kinform::Base64> binary_data() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<kinform::Base64>(member("binaryData"));
  }
  kinform::MapView<kinform::Base64> binary_data() const&& = delete;
};

class ConfigMapEnvSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class ConfigMapKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class ConfigMapList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ConfigMap> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ConfigMap>(member("items"));
  }
  kinform::ListView<ConfigMap> items() const&& = delete;
};

class ConfigMapNodeConfigSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] const std::string_view resource_version() const {
    return get<std::string_view>("resourceVersion");
  }
  [[nodiscard]] const std::string_view kubelet_config_key() const {
    return get<std::string_view>("kubeletConfigKey");
  }
};

class ConfigMapProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::ListView<KeyToPath> items() const {
    return kinform::ListView<KeyToPath>(member("items"));
  }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class ConfigMapVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::ListView<KeyToPath> items() const {
    return kinform::ListView<KeyToPath>(member("items"));
  }
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const {
    return get<std::optional<std::int32_t>>("defaultMode");
  }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class ResourceRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> limits() const {
    return kinform::MapView<kinform::Quantity>(member("limits"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const {
    return kinform::MapView<kinform::Quantity>(member("requests"));
  }
  [[nodiscard]] kinform::ListView<ResourceClaim> claims() const {
    return kinform::ListView<ResourceClaim>(member("claims"));
  }
};

class ExecAction : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> command() const {
    return kinform::ListView<std::string_view>(member("command"));
  }
};

class HTTPGetAction : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::optional<kinform::IntOrString> port() const {
    return get<std::optional<kinform::IntOrString>>("port");
  }
  [[nodiscard]] const std::string_view host() const { return get<std::string_view>("host"); }
  [[nodiscard]] const std::string_view scheme() const { return get<std::string_view>("scheme"); }
  [[nodiscard]] kinform::ListView<HTTPHeader> http_headers() const {
    return kinform::ListView<HTTPHeader>(member("httpHeaders"));
  }
};

class TCPSocketAction : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> port() const {
    return get<std::optional<kinform::IntOrString>>("port");
  }
  [[nodiscard]] const std::string_view host() const { return get<std::string_view>("host"); }
};

class GRPCAction : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("port"); }
  [[nodiscard]] const std::optional<std::string_view> service() const {
    return get<std::optional<std::string_view>>("service");
  }
};

class Probe : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const { return ExecAction(member("exec")); }
  [[nodiscard]] HTTPGetAction http_get() const { return HTTPGetAction(member("httpGet")); }
  [[nodiscard]] TCPSocketAction tcp_socket() const { return TCPSocketAction(member("tcpSocket")); }
  [[nodiscard]] GRPCAction grpc() const { return GRPCAction(member("grpc")); }
  [[nodiscard]] std::int32_t initial_delay_seconds() const {
    return get<std::int32_t>("initialDelaySeconds");
  }
  [[nodiscard]] std::int32_t timeout_seconds() const { return get<std::int32_t>("timeoutSeconds"); }
  [[nodiscard]] std::int32_t period_seconds() const { return get<std::int32_t>("periodSeconds"); }
  [[nodiscard]] std::int32_t success_threshold() const {
    return get<std::int32_t>("successThreshold");
  }
  [[nodiscard]] std::int32_t failure_threshold() const {
    return get<std::int32_t>("failureThreshold");
  }
  [[nodiscard]] const std::optional<std::int64_t> termination_grace_period_seconds() const {
    return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds");
  }
};

class SleepAction : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t seconds() const { return get<std::int64_t>("seconds"); }
};

class LifecycleHandler : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const { return ExecAction(member("exec")); }
  [[nodiscard]] HTTPGetAction http_get() const { return HTTPGetAction(member("httpGet")); }
  [[nodiscard]] TCPSocketAction tcp_socket() const { return TCPSocketAction(member("tcpSocket")); }
  [[nodiscard]] SleepAction sleep() const { return SleepAction(member("sleep")); }
};

class Lifecycle : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LifecycleHandler post_start() const {
    return LifecycleHandler(member("postStart"));
  }
  [[nodiscard]] LifecycleHandler pre_stop() const { return LifecycleHandler(member("preStop")); }
  [[nodiscard]] const std::optional<std::string_view> stop_signal() const {
    return get<std::optional<std::string_view>>("stopSignal");
  }
};

class SELinuxOptions : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view role() const { return get<std::string_view>("role"); }
  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view level() const { return get<std::string_view>("level"); }
};

class WindowsSecurityContextOptions : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> gmsa_credential_spec_name() const {
    return get<std::optional<std::string_view>>("gmsaCredentialSpecName");
  }
  [[nodiscard]] const std::optional<std::string_view> gmsa_credential_spec() const {
    return get<std::optional<std::string_view>>("gmsaCredentialSpec");
  }
  [[nodiscard]] const std::optional<std::string_view> run_as_user_name() const {
    return get<std::optional<std::string_view>>("runAsUserName");
  }
  [[nodiscard]] const std::optional<bool> host_process() const {
    return get<std::optional<bool>>("hostProcess");
  }
};

class SeccompProfile : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::optional<std::string_view> localhost_profile() const {
    return get<std::optional<std::string_view>>("localhostProfile");
  }
};

class SecurityContext : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] Capabilities capabilities() const { return Capabilities(member("capabilities")); }
  [[nodiscard]] const std::optional<bool> privileged() const {
    return get<std::optional<bool>>("privileged");
  }
  [[nodiscard]] SELinuxOptions se_linux_options() const {
    return SELinuxOptions(member("seLinuxOptions"));
  }
  [[nodiscard]] WindowsSecurityContextOptions windows_options() const {
    return WindowsSecurityContextOptions(member("windowsOptions"));
  }
  [[nodiscard]] const std::optional<std::int64_t> run_as_user() const {
    return get<std::optional<std::int64_t>>("runAsUser");
  }
  [[nodiscard]] const std::optional<std::int64_t> run_as_group() const {
    return get<std::optional<std::int64_t>>("runAsGroup");
  }
  [[nodiscard]] const std::optional<bool> run_as_non_root() const {
    return get<std::optional<bool>>("runAsNonRoot");
  }
  [[nodiscard]] const std::optional<bool> read_only_root_filesystem() const {
    return get<std::optional<bool>>("readOnlyRootFilesystem");
  }
  [[nodiscard]] const std::optional<bool> allow_privilege_escalation() const {
    return get<std::optional<bool>>("allowPrivilegeEscalation");
  }
  [[nodiscard]] const std::optional<std::string_view> proc_mount() const {
    return get<std::optional<std::string_view>>("procMount");
  }
  [[nodiscard]] SeccompProfile seccomp_profile() const {
    return SeccompProfile(member("seccompProfile"));
  }
  [[nodiscard]] AppArmorProfile app_armor_profile() const {
    return AppArmorProfile(member("appArmorProfile"));
  }
};

class Container : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] kinform::ListView<std::string_view> command() const {
    return kinform::ListView<std::string_view>(member("command"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> args() const {
    return kinform::ListView<std::string_view>(member("args"));
  }
  [[nodiscard]] const std::string_view working_dir() const {
    return get<std::string_view>("workingDir");
  }
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const {
    return kinform::ListView<ContainerPort>(member("ports"));
  }
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const {
    return kinform::ListView<EnvFromSource>(member("envFrom"));
  }
  [[nodiscard]] kinform::ListView<EnvVar> env() const {
    return kinform::ListView<EnvVar>(member("env"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const {
    return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
  }
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const {
    return get<std::optional<std::string_view>>("restartPolicy");
  }
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const {
    return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
  }
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const {
    return kinform::ListView<VolumeMount>(member("volumeMounts"));
  }
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const {
    return kinform::ListView<VolumeDevice>(member("volumeDevices"));
  }
  [[nodiscard]] Probe liveness_probe() const { return Probe(member("livenessProbe")); }
  [[nodiscard]] Probe readiness_probe() const { return Probe(member("readinessProbe")); }
  [[nodiscard]] Probe startup_probe() const { return Probe(member("startupProbe")); }
  [[nodiscard]] Lifecycle lifecycle() const { return Lifecycle(member("lifecycle")); }
  [[nodiscard]] const std::string_view termination_message_path() const {
    return get<std::string_view>("terminationMessagePath");
  }
  [[nodiscard]] const std::string_view termination_message_policy() const {
    return get<std::string_view>("terminationMessagePolicy");
  }
  [[nodiscard]] const std::string_view image_pull_policy() const {
    return get<std::string_view>("imagePullPolicy");
  }
  [[nodiscard]] SecurityContext security_context() const {
    return SecurityContext(member("securityContext"));
  }
  [[nodiscard]] bool stdin() const { return get<bool>("stdin"); }
  [[nodiscard]] bool stdin_once() const { return get<bool>("stdinOnce"); }
  [[nodiscard]] bool tty() const { return get<bool>("tty"); }
};

class ContainerExtendedResourceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view container_name() const {
    return get<std::string_view>("containerName");
  }
  [[nodiscard]] const std::string_view resource_name() const {
    return get<std::string_view>("resourceName");
  }
  [[nodiscard]] const std::string_view request_name() const {
    return get<std::string_view>("requestName");
  }
};

class ContainerImage : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> names() const {
    return kinform::ListView<std::string_view>(member("names"));
  }
  [[nodiscard]] std::int64_t size_bytes() const { return get<std::int64_t>("sizeBytes"); }
};

class ContainerPort : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] std::int32_t host_port() const { return get<std::int32_t>("hostPort"); }
  [[nodiscard]] std::int32_t container_port() const { return get<std::int32_t>("containerPort"); }
  [[nodiscard]] const std::string_view protocol() const {
    return get<std::string_view>("protocol");
  }
  [[nodiscard]] const std::string_view host_ip() const { return get<std::string_view>("hostIP"); }
};

class ContainerResizePolicy : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_name() const {
    return get<std::string_view>("resourceName");
  }
  [[nodiscard]] const std::string_view restart_policy() const {
    return get<std::string_view>("restartPolicy");
  }
};

class ContainerRestartRuleOnExitCodes : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::int32_t> values() const {
    return kinform::ListView<std::int32_t>(member("values"));
  }
};

class ContainerRestartRule : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view action() const { return get<std::string_view>("action"); }
  [[nodiscard]] ContainerRestartRuleOnExitCodes exit_codes() const {
    return ContainerRestartRuleOnExitCodes(member("exitCodes"));
  }
};

class ContainerStateWaiting : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class ContainerStateRunning : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::chrono::sys_seconds> started_at() const {
    return get<std::optional<std::chrono::sys_seconds>>("startedAt");
  }
};

class ContainerStateTerminated : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t exit_code() const { return get<std::int32_t>("exitCode"); }
  [[nodiscard]] std::int32_t signal() const { return get<std::int32_t>("signal"); }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> started_at() const {
    return get<std::optional<std::chrono::sys_seconds>>("startedAt");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> finished_at() const {
    return get<std::optional<std::chrono::sys_seconds>>("finishedAt");
  }
  [[nodiscard]] const std::string_view container_id() const {
    return get<std::string_view>("containerID");
  }
};

class ContainerState : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ContainerStateWaiting waiting() const {
    return ContainerStateWaiting(member("waiting"));
  }
  [[nodiscard]] ContainerStateRunning running() const {
    return ContainerStateRunning(member("running"));
  }
  [[nodiscard]] ContainerStateTerminated terminated() const {
    return ContainerStateTerminated(member("terminated"));
  }
};

class LinuxContainerUser : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t uid() const { return get<std::int64_t>("uid"); }
  [[nodiscard]] std::int64_t gid() const { return get<std::int64_t>("gid"); }
  [[nodiscard]] kinform::ListView<std::int64_t> supplemental_groups() const {
    return kinform::ListView<std::int64_t>(member("supplementalGroups"));
  }
};

class ContainerUser : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LinuxContainerUser linux_() const { return LinuxContainerUser(member("linux")); }
};

class ContainerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] ContainerState state() const { return ContainerState(member("state")); }
  [[nodiscard]] ContainerState last_state() const { return ContainerState(member("lastState")); }
  [[nodiscard]] bool ready() const { return get<bool>("ready"); }
  [[nodiscard]] std::int32_t restart_count() const { return get<std::int32_t>("restartCount"); }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] const std::string_view image_id() const { return get<std::string_view>("imageID"); }
  [[nodiscard]] const std::string_view container_id() const {
    return get<std::string_view>("containerID");
  }
  [[nodiscard]] const std::optional<bool> started() const {
    return get<std::optional<bool>>("started");
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const {
    return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] kinform::ListView<VolumeMountStatus> volume_mounts() const {
    return kinform::ListView<VolumeMountStatus>(member("volumeMounts"));
  }
  [[nodiscard]] ContainerUser user() const { return ContainerUser(member("user")); }
  [[nodiscard]] kinform::ListView<ResourceStatus> allocated_resources_status() const {
    return kinform::ListView<ResourceStatus>(member("allocatedResourcesStatus"));
  }
  [[nodiscard]] const std::optional<std::string_view> stop_signal() const {
    return get<std::optional<std::string_view>>("stopSignal");
  }
};

class DaemonEndpoint : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("Port"); }
};

class DownwardAPIProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DownwardAPIVolumeFile> items() const {
    return kinform::ListView<DownwardAPIVolumeFile>(member("items"));
  }
};

class ObjectFieldSelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::string_view field_path() const {
    return get<std::string_view>("fieldPath");
  }
};

class ResourceFieldSelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view container_name() const {
    return get<std::string_view>("containerName");
  }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> divisor() const {
    return get<std::optional<kinform::Quantity>>("divisor");
  }
};

class DownwardAPIVolumeFile : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] ObjectFieldSelector field_ref() const {
    return ObjectFieldSelector(member("fieldRef"));
  }
  [[nodiscard]] ResourceFieldSelector resource_field_ref() const {
    return ResourceFieldSelector(member("resourceFieldRef"));
  }
  [[nodiscard]] const std::optional<std::int32_t> mode() const {
    return get<std::optional<std::int32_t>>("mode");
  }
};

class DownwardAPIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DownwardAPIVolumeFile> items() const {
    return kinform::ListView<DownwardAPIVolumeFile>(member("items"));
  }
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const {
    return get<std::optional<std::int32_t>>("defaultMode");
  }
};

class EmptyDirVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view medium() const { return get<std::string_view>("medium"); }
  [[nodiscard]] const std::optional<kinform::Quantity> size_limit() const {
    return get<std::optional<kinform::Quantity>>("sizeLimit");
  }
};

class EndpointAddress : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
  [[nodiscard]] const std::string_view hostname() const {
    return get<std::string_view>("hostname");
  }
  [[nodiscard]] const std::optional<std::string_view> node_name() const {
    return get<std::optional<std::string_view>>("nodeName");
  }
  [[nodiscard]] ObjectReference target_ref() const { return ObjectReference(member("targetRef")); }
};

class EndpointPort : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("port"); }
  [[nodiscard]] const std::string_view protocol() const {
    return get<std::string_view>("protocol");
  }
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const {
    return get<std::optional<std::string_view>>("appProtocol");
  }
};

class EndpointSubset : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<EndpointAddress> addresses() const {
    return kinform::ListView<EndpointAddress>(member("addresses"));
  }
  [[nodiscard]] kinform::ListView<EndpointAddress> not_ready_addresses() const {
    return kinform::ListView<EndpointAddress>(member("notReadyAddresses"));
  }
  [[nodiscard]] kinform::ListView<EndpointPort> ports() const {
    return kinform::ListView<EndpointPort>(member("ports"));
  }
};

class Endpoints : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "endpoints", .kind = "Endpoints"};
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
  [[nodiscard]] kinform::ListView<EndpointSubset> subsets() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<EndpointSubset>(member("subsets"));
  }
  kinform::ListView<EndpointSubset> subsets() const&& = delete;
};

class EndpointsList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Endpoints> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Endpoints>(member("items"));
  }
  kinform::ListView<Endpoints> items() const&& = delete;
};

class SecretEnvSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class EnvFromSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view prefix() const { return get<std::string_view>("prefix"); }
  [[nodiscard]] ConfigMapEnvSource config_map_ref() const {
    return ConfigMapEnvSource(member("configMapRef"));
  }
  [[nodiscard]] SecretEnvSource secret_ref() const { return SecretEnvSource(member("secretRef")); }
};

class SecretKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class FileKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class EnvVarSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ObjectFieldSelector field_ref() const {
    return ObjectFieldSelector(member("fieldRef"));
  }
  [[nodiscard]] ResourceFieldSelector resource_field_ref() const {
    return ResourceFieldSelector(member("resourceFieldRef"));
  }
  [[nodiscard]] ConfigMapKeySelector config_map_key_ref() const {
    return ConfigMapKeySelector(member("configMapKeyRef"));
  }
  [[nodiscard]] SecretKeySelector secret_key_ref() const {
    return SecretKeySelector(member("secretKeyRef"));
  }
  [[nodiscard]] FileKeySelector file_key_ref() const {
    return FileKeySelector(member("fileKeyRef"));
  }
};

class EnvVar : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
  [[nodiscard]] EnvVarSource value_from() const { return EnvVarSource(member("valueFrom")); }
};

class EphemeralContainer : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] kinform::ListView<std::string_view> command() const {
    return kinform::ListView<std::string_view>(member("command"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> args() const {
    return kinform::ListView<std::string_view>(member("args"));
  }
  [[nodiscard]] const std::string_view working_dir() const {
    return get<std::string_view>("workingDir");
  }
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const {
    return kinform::ListView<ContainerPort>(member("ports"));
  }
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const {
    return kinform::ListView<EnvFromSource>(member("envFrom"));
  }
  [[nodiscard]] kinform::ListView<EnvVar> env() const {
    return kinform::ListView<EnvVar>(member("env"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const {
    return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
  }
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const {
    return get<std::optional<std::string_view>>("restartPolicy");
  }
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const {
    return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
  }
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const {
    return kinform::ListView<VolumeMount>(member("volumeMounts"));
  }
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const {
    return kinform::ListView<VolumeDevice>(member("volumeDevices"));
  }
  [[nodiscard]] Probe liveness_probe() const { return Probe(member("livenessProbe")); }
  [[nodiscard]] Probe readiness_probe() const { return Probe(member("readinessProbe")); }
  [[nodiscard]] Probe startup_probe() const { return Probe(member("startupProbe")); }
  [[nodiscard]] Lifecycle lifecycle() const { return Lifecycle(member("lifecycle")); }
  [[nodiscard]] const std::string_view termination_message_path() const {
    return get<std::string_view>("terminationMessagePath");
  }
  [[nodiscard]] const std::string_view termination_message_policy() const {
    return get<std::string_view>("terminationMessagePolicy");
  }
  [[nodiscard]] const std::string_view image_pull_policy() const {
    return get<std::string_view>("imagePullPolicy");
  }
  [[nodiscard]] SecurityContext security_context() const {
    return SecurityContext(member("securityContext"));
  }
  [[nodiscard]] bool stdin() const { return get<bool>("stdin"); }
  [[nodiscard]] bool stdin_once() const { return get<bool>("stdinOnce"); }
  [[nodiscard]] bool tty() const { return get<bool>("tty"); }
  [[nodiscard]] const std::string_view target_container_name() const {
    return get<std::string_view>("targetContainerName");
  }
};

class EphemeralContainerCommon : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] kinform::ListView<std::string_view> command() const {
    return kinform::ListView<std::string_view>(member("command"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> args() const {
    return kinform::ListView<std::string_view>(member("args"));
  }
  [[nodiscard]] const std::string_view working_dir() const {
    return get<std::string_view>("workingDir");
  }
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const {
    return kinform::ListView<ContainerPort>(member("ports"));
  }
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const {
    return kinform::ListView<EnvFromSource>(member("envFrom"));
  }
  [[nodiscard]] kinform::ListView<EnvVar> env() const {
    return kinform::ListView<EnvVar>(member("env"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const {
    return kinform::ListView<ContainerResizePolicy>(member("resizePolicy"));
  }
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const {
    return get<std::optional<std::string_view>>("restartPolicy");
  }
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const {
    return kinform::ListView<ContainerRestartRule>(member("restartPolicyRules"));
  }
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const {
    return kinform::ListView<VolumeMount>(member("volumeMounts"));
  }
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const {
    return kinform::ListView<VolumeDevice>(member("volumeDevices"));
  }
  [[nodiscard]] Probe liveness_probe() const { return Probe(member("livenessProbe")); }
  [[nodiscard]] Probe readiness_probe() const { return Probe(member("readinessProbe")); }
  [[nodiscard]] Probe startup_probe() const { return Probe(member("startupProbe")); }
  [[nodiscard]] Lifecycle lifecycle() const { return Lifecycle(member("lifecycle")); }
  [[nodiscard]] const std::string_view termination_message_path() const {
    return get<std::string_view>("terminationMessagePath");
  }
  [[nodiscard]] const std::string_view termination_message_policy() const {
    return get<std::string_view>("terminationMessagePolicy");
  }
  [[nodiscard]] const std::string_view image_pull_policy() const {
    return get<std::string_view>("imagePullPolicy");
  }
  [[nodiscard]] SecurityContext security_context() const {
    return SecurityContext(member("securityContext"));
  }
  [[nodiscard]] bool stdin() const { return get<bool>("stdin"); }
  [[nodiscard]] bool stdin_once() const { return get<bool>("stdinOnce"); }
  [[nodiscard]] bool tty() const { return get<bool>("tty"); }
};

class VolumeResourceRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> limits() const {
    return kinform::MapView<kinform::Quantity>(member("limits"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const {
    return kinform::MapView<kinform::Quantity>(member("requests"));
  }
};

class TypedLocalObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const {
    return get<std::optional<std::string_view>>("apiGroup");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class TypedObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const {
    return get<std::optional<std::string_view>>("apiGroup");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> namespace_name() const {
    return get<std::optional<std::string_view>>("namespace");
  }
};

class PersistentVolumeClaimSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const {
    return kinform::ListView<std::string_view>(member("accessModes"));
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] VolumeResourceRequirements resources() const {
    return VolumeResourceRequirements(member("resources"));
  }
  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::optional<std::string_view> storage_class_name() const {
    return get<std::optional<std::string_view>>("storageClassName");
  }
  [[nodiscard]] const std::optional<std::string_view> volume_mode() const {
    return get<std::optional<std::string_view>>("volumeMode");
  }
  [[nodiscard]] TypedLocalObjectReference data_source() const {
    return TypedLocalObjectReference(member("dataSource"));
  }
  [[nodiscard]] TypedObjectReference data_source_ref() const {
    return TypedObjectReference(member("dataSourceRef"));
  }
  [[nodiscard]] const std::optional<std::string_view> volume_attributes_class_name() const {
    return get<std::optional<std::string_view>>("volumeAttributesClassName");
  }
};

class PersistentVolumeClaimTemplate : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  [[nodiscard]] PersistentVolumeClaimSpec spec() const {
    return PersistentVolumeClaimSpec(member("spec"));
  }
};

class EphemeralVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PersistentVolumeClaimTemplate volume_claim_template() const {
    return PersistentVolumeClaimTemplate(member("volumeClaimTemplate"));
  }
};

class EventSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view component() const {
    return get<std::string_view>("component");
  }
  [[nodiscard]] const std::string_view host() const { return get<std::string_view>("host"); }
};

class EventSeries : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t count() const { return get<std::int32_t>("count"); }
  [[nodiscard]] const std::optional<kinform::MicroTime> last_observed_time() const {
    return get<std::optional<kinform::MicroTime>>("lastObservedTime");
  }
};

class Event : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "events", .kind = "Event"};
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
  [[nodiscard]] ObjectReference involved_object() const& KINFORM_LIFETIME_BOUND {
    return ObjectReference(member("involvedObject"));
  }
  ObjectReference involved_object() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reason");
  }
  const std::string_view reason() const&& = delete;
  [[nodiscard]] const std::string_view message() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("message");
  }
  const std::string_view message() const&& = delete;
  [[nodiscard]] EventSource source() const& KINFORM_LIFETIME_BOUND {
    return EventSource(member("source"));
  }
  EventSource source() const&& = delete;
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> first_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("firstTimestamp");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTimestamp");
  }
  [[nodiscard]] std::int32_t count() const { return get<std::int32_t>("count"); }
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("type");
  }
  const std::string_view type() const&& = delete;
  [[nodiscard]] const std::optional<kinform::MicroTime> event_time() const {
    return get<std::optional<kinform::MicroTime>>("eventTime");
  }
  [[nodiscard]] EventSeries series() const& KINFORM_LIFETIME_BOUND {
    return EventSeries(member("series"));
  }
  EventSeries series() const&& = delete;
  [[nodiscard]] const std::string_view action() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("action");
  }
  const std::string_view action() const&& = delete;
  [[nodiscard]] ObjectReference related() const& KINFORM_LIFETIME_BOUND {
    return ObjectReference(member("related"));
  }
  ObjectReference related() const&& = delete;
  [[nodiscard]] const std::string_view reporting_component() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reportingComponent");
  }
  const std::string_view reporting_component() const&& = delete;
  [[nodiscard]] const std::string_view reporting_instance() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reportingInstance");
  }
  const std::string_view reporting_instance() const&& = delete;
};

class EventList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Event> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Event>(member("items"));
  }
  kinform::ListView<Event> items() const&& = delete;
};

class FCVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> target_wwns() const {
    return kinform::ListView<std::string_view>(member("targetWWNs"));
  }
  [[nodiscard]] const std::optional<std::int32_t> lun() const {
    return get<std::optional<std::int32_t>>("lun");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] kinform::ListView<std::string_view> wwids() const {
    return kinform::ListView<std::string_view>(member("wwids"));
  }
};

class FlexPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] kinform::MapView<std::string_view> options() const {
    return kinform::MapView<std::string_view>(member("options"));
  }
};

class FlexVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const { return get<std::string_view>("driver"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] kinform::MapView<std::string_view> options() const {
    return kinform::MapView<std::string_view>(member("options"));
  }
};

class FlockerVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view dataset_name() const {
    return get<std::string_view>("datasetName");
  }
  [[nodiscard]] const std::string_view dataset_uuid() const {
    return get<std::string_view>("datasetUUID");
  }
};

class GCEPersistentDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pd_name() const { return get<std::string_view>("pdName"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] std::int32_t partition() const { return get<std::int32_t>("partition"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class GitRepoVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view repository() const {
    return get<std::string_view>("repository");
  }
  [[nodiscard]] const std::string_view revision() const {
    return get<std::string_view>("revision");
  }
  [[nodiscard]] const std::string_view directory() const {
    return get<std::string_view>("directory");
  }
};

class GlusterfsPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view endpoints() const {
    return get<std::string_view>("endpoints");
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::optional<std::string_view> endpoints_namespace() const {
    return get<std::optional<std::string_view>>("endpointsNamespace");
  }
};

class GlusterfsVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view endpoints() const {
    return get<std::string_view>("endpoints");
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class HTTPHeader : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
};

class HostAlias : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
  [[nodiscard]] kinform::ListView<std::string_view> hostnames() const {
    return kinform::ListView<std::string_view>(member("hostnames"));
  }
};

class HostIP : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
};

class HostPathVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::optional<std::string_view> type() const {
    return get<std::optional<std::string_view>>("type");
  }
};

class ISCSIPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_portal() const {
    return get<std::string_view>("targetPortal");
  }
  [[nodiscard]] const std::string_view iqn() const { return get<std::string_view>("iqn"); }
  [[nodiscard]] std::int32_t lun() const { return get<std::int32_t>("lun"); }
  [[nodiscard]] const std::string_view iscsi_interface() const {
    return get<std::string_view>("iscsiInterface");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] kinform::ListView<std::string_view> portals() const {
    return kinform::ListView<std::string_view>(member("portals"));
  }
  [[nodiscard]] bool chap_auth_discovery() const { return get<bool>("chapAuthDiscovery"); }
  [[nodiscard]] bool chap_auth_session() const { return get<bool>("chapAuthSession"); }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
  [[nodiscard]] const std::optional<std::string_view> initiator_name() const {
    return get<std::optional<std::string_view>>("initiatorName");
  }
};

class ISCSIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_portal() const {
    return get<std::string_view>("targetPortal");
  }
  [[nodiscard]] const std::string_view iqn() const { return get<std::string_view>("iqn"); }
  [[nodiscard]] std::int32_t lun() const { return get<std::int32_t>("lun"); }
  [[nodiscard]] const std::string_view iscsi_interface() const {
    return get<std::string_view>("iscsiInterface");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] kinform::ListView<std::string_view> portals() const {
    return kinform::ListView<std::string_view>(member("portals"));
  }
  [[nodiscard]] bool chap_auth_discovery() const { return get<bool>("chapAuthDiscovery"); }
  [[nodiscard]] bool chap_auth_session() const { return get<bool>("chapAuthSession"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
  [[nodiscard]] const std::optional<std::string_view> initiator_name() const {
    return get<std::optional<std::string_view>>("initiatorName");
  }
};

class ImageVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reference() const {
    return get<std::string_view>("reference");
  }
  [[nodiscard]] const std::string_view pull_policy() const {
    return get<std::string_view>("pullPolicy");
  }
};

class ImageVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view image_ref() const {
    return get<std::string_view>("imageRef");
  }
};

class KeyToPath : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::optional<std::int32_t> mode() const {
    return get<std::optional<std::int32_t>>("mode");
  }
};

class LimitRangeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<LimitRangeItem> limits() const {
    return kinform::ListView<LimitRangeItem>(member("limits"));
  }
};

class LimitRange : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "limitranges", .kind = "LimitRange"};
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
  [[nodiscard]] LimitRangeSpec spec() const& KINFORM_LIFETIME_BOUND {
    return LimitRangeSpec(member("spec"));
  }
  LimitRangeSpec spec() const&& = delete;
};

class LimitRangeItem : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] kinform::MapView<kinform::Quantity> max() const {
    return kinform::MapView<kinform::Quantity>(member("max"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> min() const {
    return kinform::MapView<kinform::Quantity>(member("min"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> default_() const {
    return kinform::MapView<kinform::Quantity>(member("default"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> default_request() const {
    return kinform::MapView<kinform::Quantity>(member("defaultRequest"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> max_limit_request_ratio() const {
    return kinform::MapView<kinform::Quantity>(member("maxLimitRequestRatio"));
  }
};

class LimitRangeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<LimitRange> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<LimitRange>(member("items"));
  }
  kinform::ListView<LimitRange> items() const&& = delete;
};

class LoadBalancerIngress : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
  [[nodiscard]] const std::string_view hostname() const {
    return get<std::string_view>("hostname");
  }
  [[nodiscard]] const std::optional<std::string_view> ip_mode() const {
    return get<std::optional<std::string_view>>("ipMode");
  }
  [[nodiscard]] kinform::ListView<PortStatus> ports() const {
    return kinform::ListView<PortStatus>(member("ports"));
  }
};

class LoadBalancerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<LoadBalancerIngress> ingress() const {
    return kinform::ListView<LoadBalancerIngress>(member("ingress"));
  }
};

class LocalVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::optional<std::string_view> fs_type() const {
    return get<std::optional<std::string_view>>("fsType");
  }
};

class ModifyVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_volume_attributes_class_name() const {
    return get<std::string_view>("targetVolumeAttributesClassName");
  }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
};

class NFSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view server() const { return get<std::string_view>("server"); }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class NamespaceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> finalizers() const {
    return kinform::ListView<std::string_view>(member("finalizers"));
  }
};

class NamespaceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const { return get<std::string_view>("phase"); }
  [[nodiscard]] kinform::ListView<NamespaceCondition> conditions() const {
    return kinform::ListView<NamespaceCondition>(member("conditions"));
  }
};

class Namespace : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
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
  [[nodiscard]] NamespaceSpec spec() const& KINFORM_LIFETIME_BOUND {
    return NamespaceSpec(member("spec"));
  }
  NamespaceSpec spec() const&& = delete;
  [[nodiscard]] NamespaceStatus status() const& KINFORM_LIFETIME_BOUND {
    return NamespaceStatus(member("status"));
  }
  NamespaceStatus status() const&& = delete;
};

class NamespaceCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class NamespaceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Namespace> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Namespace>(member("items"));
  }
  kinform::ListView<Namespace> items() const&& = delete;
};

class NodeConfigSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ConfigMapNodeConfigSource config_map() const {
    return ConfigMapNodeConfigSource(member("configMap"));
  }
};

class NodeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pod_cidr() const { return get<std::string_view>("podCIDR"); }
  [[nodiscard]] kinform::ListView<std::string_view> pod_cidrs() const {
    return kinform::ListView<std::string_view>(member("podCIDRs"));
  }
  [[nodiscard]] const std::string_view provider_id() const {
    return get<std::string_view>("providerID");
  }
  [[nodiscard]] bool unschedulable() const { return get<bool>("unschedulable"); }
  [[nodiscard]] kinform::ListView<Taint> taints() const {
    return kinform::ListView<Taint>(member("taints"));
  }
  [[nodiscard]] NodeConfigSource config_source() const {
    return NodeConfigSource(member("configSource"));
  }
  [[nodiscard]] const std::string_view external_id() const {
    return get<std::string_view>("externalID");
  }
};

class NodeDaemonEndpoints : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DaemonEndpoint kubelet_endpoint() const {
    return DaemonEndpoint(member("kubeletEndpoint"));
  }
};

class NodeSwapStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> capacity() const {
    return get<std::optional<std::int64_t>>("capacity");
  }
};

class NodeSystemInfo : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view machine_id() const {
    return get<std::string_view>("machineID");
  }
  [[nodiscard]] const std::string_view system_uuid() const {
    return get<std::string_view>("systemUUID");
  }
  [[nodiscard]] const std::string_view boot_id() const { return get<std::string_view>("bootID"); }
  [[nodiscard]] const std::string_view kernel_version() const {
    return get<std::string_view>("kernelVersion");
  }
  [[nodiscard]] const std::string_view os_image() const { return get<std::string_view>("osImage"); }
  [[nodiscard]] const std::string_view container_runtime_version() const {
    return get<std::string_view>("containerRuntimeVersion");
  }
  [[nodiscard]] const std::string_view kubelet_version() const {
    return get<std::string_view>("kubeletVersion");
  }
  [[nodiscard]] const std::string_view kube_proxy_version() const {
    return get<std::string_view>("kubeProxyVersion");
  }
  [[nodiscard]] const std::string_view operating_system() const {
    return get<std::string_view>("operatingSystem");
  }
  [[nodiscard]] const std::string_view architecture() const {
    return get<std::string_view>("architecture");
  }
  [[nodiscard]] NodeSwapStatus swap() const { return NodeSwapStatus(member("swap")); }
};

class NodeConfigStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeConfigSource assigned() const { return NodeConfigSource(member("assigned")); }
  [[nodiscard]] NodeConfigSource active() const { return NodeConfigSource(member("active")); }
  [[nodiscard]] NodeConfigSource last_known_good() const {
    return NodeConfigSource(member("lastKnownGood"));
  }
  [[nodiscard]] const std::string_view error() const { return get<std::string_view>("error"); }
};

class NodeFeatures : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> supplemental_groups_policy() const {
    return get<std::optional<bool>>("supplementalGroupsPolicy");
  }
};

class NodeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const {
    return kinform::MapView<kinform::Quantity>(member("capacity"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocatable() const {
    return kinform::MapView<kinform::Quantity>(member("allocatable"));
  }
  [[nodiscard]] const std::string_view phase() const { return get<std::string_view>("phase"); }
  [[nodiscard]] kinform::ListView<NodeCondition> conditions() const {
    return kinform::ListView<NodeCondition>(member("conditions"));
  }
  [[nodiscard]] kinform::ListView<NodeAddress> addresses() const {
    return kinform::ListView<NodeAddress>(member("addresses"));
  }
  [[nodiscard]] NodeDaemonEndpoints daemon_endpoints() const {
    return NodeDaemonEndpoints(member("daemonEndpoints"));
  }
  [[nodiscard]] NodeSystemInfo node_info() const { return NodeSystemInfo(member("nodeInfo")); }
  [[nodiscard]] kinform::ListView<ContainerImage> images() const {
    return kinform::ListView<ContainerImage>(member("images"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> volumes_in_use() const {
    return kinform::ListView<std::string_view>(member("volumesInUse"));
  }
  [[nodiscard]] kinform::ListView<AttachedVolume> volumes_attached() const {
    return kinform::ListView<AttachedVolume>(member("volumesAttached"));
  }
  [[nodiscard]] NodeConfigStatus config() const { return NodeConfigStatus(member("config")); }
  [[nodiscard]] kinform::ListView<NodeRuntimeHandler> runtime_handlers() const {
    return kinform::ListView<NodeRuntimeHandler>(member("runtimeHandlers"));
  }
  [[nodiscard]] NodeFeatures features() const { return NodeFeatures(member("features")); }
  [[nodiscard]] kinform::ListView<std::string_view> declared_features() const {
    return kinform::ListView<std::string_view>(member("declaredFeatures"));
  }
};

class Node : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
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
  [[nodiscard]] NodeSpec spec() const& KINFORM_LIFETIME_BOUND { return NodeSpec(member("spec")); }
  NodeSpec spec() const&& = delete;
  [[nodiscard]] NodeStatus status() const& KINFORM_LIFETIME_BOUND {
    return NodeStatus(member("status"));
  }
  NodeStatus status() const&& = delete;
};

class NodeAddress : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view address() const { return get<std::string_view>("address"); }
};

class NodeAllocatableResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_claim_name() const {
    return get<std::string_view>("resourceClaimName");
  }
  [[nodiscard]] kinform::ListView<std::string_view> containers() const {
    return kinform::ListView<std::string_view>(member("containers"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> resources() const {
    return kinform::MapView<kinform::Quantity>(member("resources"));
  }
};

class NodeCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_heartbeat_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastHeartbeatTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class NodeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Node> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Node>(member("items"));
  }
  kinform::ListView<Node> items() const&& = delete;
};

class NodeProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("path");
  }
  const std::string_view path() const&& = delete;
};

class NodeRuntimeHandlerFeatures : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> recursive_read_only_mounts() const {
    return get<std::optional<bool>>("recursiveReadOnlyMounts");
  }
  [[nodiscard]] const std::optional<bool> user_namespaces() const {
    return get<std::optional<bool>>("userNamespaces");
  }
};

class NodeRuntimeHandler : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] NodeRuntimeHandlerFeatures features() const {
    return NodeRuntimeHandlerFeatures(member("features"));
  }
};

class NodeSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::string_view> values() const {
    return kinform::ListView<std::string_view>(member("values"));
  }
};

class NodeSelectorTerm : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NodeSelectorRequirement> match_expressions() const {
    return kinform::ListView<NodeSelectorRequirement>(member("matchExpressions"));
  }
  [[nodiscard]] kinform::ListView<NodeSelectorRequirement> match_fields() const {
    return kinform::ListView<NodeSelectorRequirement>(member("matchFields"));
  }
};

class RBDPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const {
    return kinform::ListView<std::string_view>(member("monitors"));
  }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] const std::string_view pool() const { return get<std::string_view>("pool"); }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view keyring() const { return get<std::string_view>("keyring"); }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class VsphereVirtualDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_path() const {
    return get<std::string_view>("volumePath");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] const std::string_view storage_policy_name() const {
    return get<std::string_view>("storagePolicyName");
  }
  [[nodiscard]] const std::string_view storage_policy_id() const {
    return get<std::string_view>("storagePolicyID");
  }
};

class QuobyteVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view registry() const {
    return get<std::string_view>("registry");
  }
  [[nodiscard]] const std::string_view volume() const { return get<std::string_view>("volume"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view tenant() const { return get<std::string_view>("tenant"); }
};

class PhotonPersistentDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pd_id() const { return get<std::string_view>("pdID"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
};

class PortworxVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const {
    return get<std::string_view>("volumeID");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class ScaleIOPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view gateway() const { return get<std::string_view>("gateway"); }
  [[nodiscard]] const std::string_view system() const { return get<std::string_view>("system"); }
  [[nodiscard]] SecretReference secret_ref() const { return SecretReference(member("secretRef")); }
  [[nodiscard]] bool ssl_enabled() const { return get<bool>("sslEnabled"); }
  [[nodiscard]] const std::string_view protection_domain() const {
    return get<std::string_view>("protectionDomain");
  }
  [[nodiscard]] const std::string_view storage_pool() const {
    return get<std::string_view>("storagePool");
  }
  [[nodiscard]] const std::string_view storage_mode() const {
    return get<std::string_view>("storageMode");
  }
  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class StorageOSPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::string_view volume_namespace() const {
    return get<std::string_view>("volumeNamespace");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] ObjectReference secret_ref() const { return ObjectReference(member("secretRef")); }
};

class VolumeNodeAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeSelector required() const { return NodeSelector(member("required")); }
};

class PersistentVolumeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const {
    return kinform::MapView<kinform::Quantity>(member("capacity"));
  }
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const {
    return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
  }
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const {
    return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
  }
  [[nodiscard]] HostPathVolumeSource host_path() const {
    return HostPathVolumeSource(member("hostPath"));
  }
  [[nodiscard]] GlusterfsPersistentVolumeSource glusterfs() const {
    return GlusterfsPersistentVolumeSource(member("glusterfs"));
  }
  [[nodiscard]] NFSVolumeSource nfs() const { return NFSVolumeSource(member("nfs")); }
  [[nodiscard]] RBDPersistentVolumeSource rbd() const {
    return RBDPersistentVolumeSource(member("rbd"));
  }
  [[nodiscard]] ISCSIPersistentVolumeSource iscsi() const {
    return ISCSIPersistentVolumeSource(member("iscsi"));
  }
  [[nodiscard]] CinderPersistentVolumeSource cinder() const {
    return CinderPersistentVolumeSource(member("cinder"));
  }
  [[nodiscard]] CephFSPersistentVolumeSource cephfs() const {
    return CephFSPersistentVolumeSource(member("cephfs"));
  }
  [[nodiscard]] FCVolumeSource fc() const { return FCVolumeSource(member("fc")); }
  [[nodiscard]] FlockerVolumeSource flocker() const {
    return FlockerVolumeSource(member("flocker"));
  }
  [[nodiscard]] FlexPersistentVolumeSource flex_volume() const {
    return FlexPersistentVolumeSource(member("flexVolume"));
  }
  [[nodiscard]] AzureFilePersistentVolumeSource azure_file() const {
    return AzureFilePersistentVolumeSource(member("azureFile"));
  }
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const {
    return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
  }
  [[nodiscard]] QuobyteVolumeSource quobyte() const {
    return QuobyteVolumeSource(member("quobyte"));
  }
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const {
    return AzureDiskVolumeSource(member("azureDisk"));
  }
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const {
    return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
  }
  [[nodiscard]] PortworxVolumeSource portworx_volume() const {
    return PortworxVolumeSource(member("portworxVolume"));
  }
  [[nodiscard]] ScaleIOPersistentVolumeSource scale_io() const {
    return ScaleIOPersistentVolumeSource(member("scaleIO"));
  }
  [[nodiscard]] LocalVolumeSource local() const { return LocalVolumeSource(member("local")); }
  [[nodiscard]] StorageOSPersistentVolumeSource storageos() const {
    return StorageOSPersistentVolumeSource(member("storageos"));
  }
  [[nodiscard]] CSIPersistentVolumeSource csi() const {
    return CSIPersistentVolumeSource(member("csi"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const {
    return kinform::ListView<std::string_view>(member("accessModes"));
  }
  [[nodiscard]] ObjectReference claim_ref() const { return ObjectReference(member("claimRef")); }
  [[nodiscard]] const std::string_view persistent_volume_reclaim_policy() const {
    return get<std::string_view>("persistentVolumeReclaimPolicy");
  }
  [[nodiscard]] const std::string_view storage_class_name() const {
    return get<std::string_view>("storageClassName");
  }
  [[nodiscard]] kinform::ListView<std::string_view> mount_options() const {
    return kinform::ListView<std::string_view>(member("mountOptions"));
  }
  [[nodiscard]] const std::optional<std::string_view> volume_mode() const {
    return get<std::optional<std::string_view>>("volumeMode");
  }
  [[nodiscard]] VolumeNodeAffinity node_affinity() const {
    return VolumeNodeAffinity(member("nodeAffinity"));
  }
  [[nodiscard]] const std::optional<std::string_view> volume_attributes_class_name() const {
    return get<std::optional<std::string_view>>("volumeAttributesClassName");
  }
};

class PersistentVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const { return get<std::string_view>("phase"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_phase_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastPhaseTransitionTime");
  }
};

class PersistentVolume : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "persistentvolumes", .kind = "PersistentVolume", .namespaced = false};
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
  [[nodiscard]] PersistentVolumeSpec spec() const& KINFORM_LIFETIME_BOUND {
    return PersistentVolumeSpec(member("spec"));
  }
  PersistentVolumeSpec spec() const&& = delete;
  [[nodiscard]] PersistentVolumeStatus status() const& KINFORM_LIFETIME_BOUND {
    return PersistentVolumeStatus(member("status"));
  }
  PersistentVolumeStatus status() const&& = delete;
};

class PersistentVolumeClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const { return get<std::string_view>("phase"); }
  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const {
    return kinform::ListView<std::string_view>(member("accessModes"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const {
    return kinform::MapView<kinform::Quantity>(member("capacity"));
  }
  [[nodiscard]] kinform::ListView<PersistentVolumeClaimCondition> conditions() const {
    return kinform::ListView<PersistentVolumeClaimCondition>(member("conditions"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const {
    return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
  }
  [[nodiscard]] kinform::MapView<std::string_view> allocated_resource_statuses() const {
    return kinform::MapView<std::string_view>(member("allocatedResourceStatuses"));
  }
  [[nodiscard]] const std::optional<std::string_view> current_volume_attributes_class_name() const {
    return get<std::optional<std::string_view>>("currentVolumeAttributesClassName");
  }
  [[nodiscard]] ModifyVolumeStatus modify_volume_status() const {
    return ModifyVolumeStatus(member("modifyVolumeStatus"));
  }
};

class PersistentVolumeClaim : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "persistentvolumeclaims", .kind = "PersistentVolumeClaim"};
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
  [[nodiscard]] PersistentVolumeClaimSpec spec() const& KINFORM_LIFETIME_BOUND {
    return PersistentVolumeClaimSpec(member("spec"));
  }
  PersistentVolumeClaimSpec spec() const&& = delete;
  [[nodiscard]] PersistentVolumeClaimStatus status() const& KINFORM_LIFETIME_BOUND {
    return PersistentVolumeClaimStatus(member("status"));
  }
  PersistentVolumeClaimStatus status() const&& = delete;
};

class PersistentVolumeClaimCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_probe_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class PersistentVolumeClaimList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<PersistentVolumeClaim> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PersistentVolumeClaim>(member("items"));
  }
  kinform::ListView<PersistentVolumeClaim> items() const&& = delete;
};

class PersistentVolumeClaimVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view claim_name() const {
    return get<std::string_view>("claimName");
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class PersistentVolumeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<PersistentVolume> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PersistentVolume>(member("items"));
  }
  kinform::ListView<PersistentVolume> items() const&& = delete;
};

class PersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const {
    return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
  }
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const {
    return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
  }
  [[nodiscard]] HostPathVolumeSource host_path() const {
    return HostPathVolumeSource(member("hostPath"));
  }
  [[nodiscard]] GlusterfsPersistentVolumeSource glusterfs() const {
    return GlusterfsPersistentVolumeSource(member("glusterfs"));
  }
  [[nodiscard]] NFSVolumeSource nfs() const { return NFSVolumeSource(member("nfs")); }
  [[nodiscard]] RBDPersistentVolumeSource rbd() const {
    return RBDPersistentVolumeSource(member("rbd"));
  }
  [[nodiscard]] ISCSIPersistentVolumeSource iscsi() const {
    return ISCSIPersistentVolumeSource(member("iscsi"));
  }
  [[nodiscard]] CinderPersistentVolumeSource cinder() const {
    return CinderPersistentVolumeSource(member("cinder"));
  }
  [[nodiscard]] CephFSPersistentVolumeSource cephfs() const {
    return CephFSPersistentVolumeSource(member("cephfs"));
  }
  [[nodiscard]] FCVolumeSource fc() const { return FCVolumeSource(member("fc")); }
  [[nodiscard]] FlockerVolumeSource flocker() const {
    return FlockerVolumeSource(member("flocker"));
  }
  [[nodiscard]] FlexPersistentVolumeSource flex_volume() const {
    return FlexPersistentVolumeSource(member("flexVolume"));
  }
  [[nodiscard]] AzureFilePersistentVolumeSource azure_file() const {
    return AzureFilePersistentVolumeSource(member("azureFile"));
  }
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const {
    return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
  }
  [[nodiscard]] QuobyteVolumeSource quobyte() const {
    return QuobyteVolumeSource(member("quobyte"));
  }
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const {
    return AzureDiskVolumeSource(member("azureDisk"));
  }
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const {
    return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
  }
  [[nodiscard]] PortworxVolumeSource portworx_volume() const {
    return PortworxVolumeSource(member("portworxVolume"));
  }
  [[nodiscard]] ScaleIOPersistentVolumeSource scale_io() const {
    return ScaleIOPersistentVolumeSource(member("scaleIO"));
  }
  [[nodiscard]] LocalVolumeSource local() const { return LocalVolumeSource(member("local")); }
  [[nodiscard]] StorageOSPersistentVolumeSource storageos() const {
    return StorageOSPersistentVolumeSource(member("storageos"));
  }
  [[nodiscard]] CSIPersistentVolumeSource csi() const {
    return CSIPersistentVolumeSource(member("csi"));
  }
};

class PodSecurityContext : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] SELinuxOptions se_linux_options() const {
    return SELinuxOptions(member("seLinuxOptions"));
  }
  [[nodiscard]] WindowsSecurityContextOptions windows_options() const {
    return WindowsSecurityContextOptions(member("windowsOptions"));
  }
  [[nodiscard]] const std::optional<std::int64_t> run_as_user() const {
    return get<std::optional<std::int64_t>>("runAsUser");
  }
  [[nodiscard]] const std::optional<std::int64_t> run_as_group() const {
    return get<std::optional<std::int64_t>>("runAsGroup");
  }
  [[nodiscard]] const std::optional<bool> run_as_non_root() const {
    return get<std::optional<bool>>("runAsNonRoot");
  }
  [[nodiscard]] kinform::ListView<std::int64_t> supplemental_groups() const {
    return kinform::ListView<std::int64_t>(member("supplementalGroups"));
  }
  [[nodiscard]] const std::optional<std::string_view> supplemental_groups_policy() const {
    return get<std::optional<std::string_view>>("supplementalGroupsPolicy");
  }
  [[nodiscard]] const std::optional<std::int64_t> fs_group() const {
    return get<std::optional<std::int64_t>>("fsGroup");
  }
  [[nodiscard]] kinform::ListView<Sysctl> sysctls() const {
    return kinform::ListView<Sysctl>(member("sysctls"));
  }
  [[nodiscard]] const std::optional<std::string_view> fs_group_change_policy() const {
    return get<std::optional<std::string_view>>("fsGroupChangePolicy");
  }
  [[nodiscard]] SeccompProfile seccomp_profile() const {
    return SeccompProfile(member("seccompProfile"));
  }
  [[nodiscard]] AppArmorProfile app_armor_profile() const {
    return AppArmorProfile(member("appArmorProfile"));
  }
  [[nodiscard]] const std::optional<std::string_view> se_linux_change_policy() const {
    return get<std::optional<std::string_view>>("seLinuxChangePolicy");
  }
};

class PodDNSConfig : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> nameservers() const {
    return kinform::ListView<std::string_view>(member("nameservers"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> searches() const {
    return kinform::ListView<std::string_view>(member("searches"));
  }
  [[nodiscard]] kinform::ListView<PodDNSConfigOption> options() const {
    return kinform::ListView<PodDNSConfigOption>(member("options"));
  }
};

class PodOS : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class PodSchedulingGroup : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> pod_group_name() const {
    return get<std::optional<std::string_view>>("podGroupName");
  }
};

class PodSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<Volume> volumes() const {
    return kinform::ListView<Volume>(member("volumes"));
  }
  [[nodiscard]] kinform::ListView<Container> init_containers() const {
    return kinform::ListView<Container>(member("initContainers"));
  }
  [[nodiscard]] kinform::ListView<Container> containers() const {
    return kinform::ListView<Container>(member("containers"));
  }
  [[nodiscard]] kinform::ListView<EphemeralContainer> ephemeral_containers() const {
    return kinform::ListView<EphemeralContainer>(member("ephemeralContainers"));
  }
  [[nodiscard]] const std::string_view restart_policy() const {
    return get<std::string_view>("restartPolicy");
  }
  [[nodiscard]] const std::optional<std::int64_t> termination_grace_period_seconds() const {
    return get<std::optional<std::int64_t>>("terminationGracePeriodSeconds");
  }
  [[nodiscard]] const std::optional<std::int64_t> active_deadline_seconds() const {
    return get<std::optional<std::int64_t>>("activeDeadlineSeconds");
  }
  [[nodiscard]] const std::string_view dns_policy() const {
    return get<std::string_view>("dnsPolicy");
  }
  [[nodiscard]] kinform::MapView<std::string_view> node_selector() const {
    return kinform::MapView<std::string_view>(member("nodeSelector"));
  }
  [[nodiscard]] const std::string_view service_account_name() const {
    return get<std::string_view>("serviceAccountName");
  }
  [[nodiscard]] const std::string_view service_account() const {
    return get<std::string_view>("serviceAccount");
  }
  [[nodiscard]] const std::optional<bool> automount_service_account_token() const {
    return get<std::optional<bool>>("automountServiceAccountToken");
  }
  [[nodiscard]] const std::string_view node_name() const {
    return get<std::string_view>("nodeName");
  }
  [[nodiscard]] bool host_network() const { return get<bool>("hostNetwork"); }
  [[nodiscard]] bool host_pid() const { return get<bool>("hostPID"); }
  [[nodiscard]] bool host_ipc() const { return get<bool>("hostIPC"); }
  [[nodiscard]] const std::optional<bool> share_process_namespace() const {
    return get<std::optional<bool>>("shareProcessNamespace");
  }
  [[nodiscard]] PodSecurityContext security_context() const {
    return PodSecurityContext(member("securityContext"));
  }
  [[nodiscard]] kinform::ListView<LocalObjectReference> image_pull_secrets() const {
    return kinform::ListView<LocalObjectReference>(member("imagePullSecrets"));
  }
  [[nodiscard]] const std::string_view hostname() const {
    return get<std::string_view>("hostname");
  }
  [[nodiscard]] const std::string_view subdomain() const {
    return get<std::string_view>("subdomain");
  }
  [[nodiscard]] Affinity affinity() const { return Affinity(member("affinity")); }
  [[nodiscard]] const std::string_view scheduler_name() const {
    return get<std::string_view>("schedulerName");
  }
  [[nodiscard]] kinform::ListView<Toleration> tolerations() const {
    return kinform::ListView<Toleration>(member("tolerations"));
  }
  [[nodiscard]] kinform::ListView<HostAlias> host_aliases() const {
    return kinform::ListView<HostAlias>(member("hostAliases"));
  }
  [[nodiscard]] const std::string_view priority_class_name() const {
    return get<std::string_view>("priorityClassName");
  }
  [[nodiscard]] const std::optional<std::int32_t> priority() const {
    return get<std::optional<std::int32_t>>("priority");
  }
  [[nodiscard]] PodDNSConfig dns_config() const { return PodDNSConfig(member("dnsConfig")); }
  [[nodiscard]] kinform::ListView<PodReadinessGate> readiness_gates() const {
    return kinform::ListView<PodReadinessGate>(member("readinessGates"));
  }
  [[nodiscard]] const std::optional<std::string_view> runtime_class_name() const {
    return get<std::optional<std::string_view>>("runtimeClassName");
  }
  [[nodiscard]] const std::optional<bool> enable_service_links() const {
    return get<std::optional<bool>>("enableServiceLinks");
  }
  [[nodiscard]] const std::optional<std::string_view> preemption_policy() const {
    return get<std::optional<std::string_view>>("preemptionPolicy");
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> overhead() const {
    return kinform::MapView<kinform::Quantity>(member("overhead"));
  }
  [[nodiscard]] kinform::ListView<TopologySpreadConstraint> topology_spread_constraints() const {
    return kinform::ListView<TopologySpreadConstraint>(member("topologySpreadConstraints"));
  }
  [[nodiscard]] const std::optional<bool> set_hostname_as_fqdn() const {
    return get<std::optional<bool>>("setHostnameAsFQDN");
  }
  [[nodiscard]] PodOS os() const { return PodOS(member("os")); }
  [[nodiscard]] const std::optional<bool> host_users() const {
    return get<std::optional<bool>>("hostUsers");
  }
  [[nodiscard]] kinform::ListView<PodSchedulingGate> scheduling_gates() const {
    return kinform::ListView<PodSchedulingGate>(member("schedulingGates"));
  }
  [[nodiscard]] kinform::ListView<PodResourceClaim> resource_claims() const {
    return kinform::ListView<PodResourceClaim>(member("resourceClaims"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] const std::optional<std::string_view> hostname_override() const {
    return get<std::optional<std::string_view>>("hostnameOverride");
  }
  [[nodiscard]] PodSchedulingGroup scheduling_group() const {
    return PodSchedulingGroup(member("schedulingGroup"));
  }
};

class PodExtendedResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ContainerExtendedResourceRequest> request_mappings() const {
    return kinform::ListView<ContainerExtendedResourceRequest>(member("requestMappings"));
  }
  [[nodiscard]] const std::string_view resource_claim_name() const {
    return get<std::string_view>("resourceClaimName");
  }
};

class PodStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] const std::string_view phase() const { return get<std::string_view>("phase"); }
  [[nodiscard]] kinform::ListView<PodCondition> conditions() const {
    return kinform::ListView<PodCondition>(member("conditions"));
  }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view nominated_node_name() const {
    return get<std::string_view>("nominatedNodeName");
  }
  [[nodiscard]] const std::string_view host_ip() const { return get<std::string_view>("hostIP"); }
  [[nodiscard]] kinform::ListView<HostIP> host_ips() const {
    return kinform::ListView<HostIP>(member("hostIPs"));
  }
  [[nodiscard]] const std::string_view pod_ip() const { return get<std::string_view>("podIP"); }
  [[nodiscard]] kinform::ListView<PodIP> pod_ips() const {
    return kinform::ListView<PodIP>(member("podIPs"));
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> start_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("startTime");
  }
  [[nodiscard]] kinform::ListView<ContainerStatus> init_container_statuses() const {
    return kinform::ListView<ContainerStatus>(member("initContainerStatuses"));
  }
  [[nodiscard]] kinform::ListView<ContainerStatus> container_statuses() const {
    return kinform::ListView<ContainerStatus>(member("containerStatuses"));
  }
  [[nodiscard]] const std::string_view qos_class() const {
    return get<std::string_view>("qosClass");
  }
  [[nodiscard]] kinform::ListView<ContainerStatus> ephemeral_container_statuses() const {
    return kinform::ListView<ContainerStatus>(member("ephemeralContainerStatuses"));
  }
  [[nodiscard]] const std::string_view resize() const { return get<std::string_view>("resize"); }
  [[nodiscard]] kinform::ListView<PodResourceClaimStatus> resource_claim_statuses() const {
    return kinform::ListView<PodResourceClaimStatus>(member("resourceClaimStatuses"));
  }
  [[nodiscard]] PodExtendedResourceClaimStatus extended_resource_claim_status() const {
    return PodExtendedResourceClaimStatus(member("extendedResourceClaimStatus"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const {
    return kinform::MapView<kinform::Quantity>(member("allocatedResources"));
  }
  [[nodiscard]] ResourceRequirements resources() const {
    return ResourceRequirements(member("resources"));
  }
  [[nodiscard]] kinform::ListView<NodeAllocatableResourceClaimStatus> node_allocatable_resource_claim_statuses() const {
    return kinform::ListView<NodeAllocatableResourceClaimStatus>(member("nodeAllocatableResourceClaimStatuses"));
  }
};

class Pod : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "pods", .kind = "Pod"};
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
  [[nodiscard]] PodSpec spec() const& KINFORM_LIFETIME_BOUND { return PodSpec(member("spec")); }
  PodSpec spec() const&& = delete;
  [[nodiscard]] PodStatus status() const& KINFORM_LIFETIME_BOUND {
    return PodStatus(member("status"));
  }
  PodStatus status() const&& = delete;
};

class PodAffinityTerm : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const {
    return kinform::meta::v1::LabelSelector(member("labelSelector"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> namespaces() const {
    return kinform::ListView<std::string_view>(member("namespaces"));
  }
  [[nodiscard]] const std::string_view topology_key() const {
    return get<std::string_view>("topologyKey");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const {
    return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> match_label_keys() const {
    return kinform::ListView<std::string_view>(member("matchLabelKeys"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> mismatch_label_keys() const {
    return kinform::ListView<std::string_view>(member("mismatchLabelKeys"));
  }
};

class PodAttachOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] bool stdin() const { return get<bool>("stdin"); }
  [[nodiscard]] bool stdout() const { return get<bool>("stdout"); }
  [[nodiscard]] bool stderr() const { return get<bool>("stderr"); }
  [[nodiscard]] bool tty() const { return get<bool>("tty"); }
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("container");
  }
  const std::string_view container() const&& = delete;
};

class PodCertificateProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view signer_name() const {
    return get<std::string_view>("signerName");
  }
  [[nodiscard]] const std::string_view key_type() const { return get<std::string_view>("keyType"); }
  [[nodiscard]] const std::optional<std::int32_t> max_expiration_seconds() const {
    return get<std::optional<std::int32_t>>("maxExpirationSeconds");
  }
  [[nodiscard]] const std::string_view credential_bundle_path() const {
    return get<std::string_view>("credentialBundlePath");
  }
  [[nodiscard]] const std::string_view key_path() const { return get<std::string_view>("keyPath"); }
  [[nodiscard]] const std::string_view certificate_chain_path() const {
    return get<std::string_view>("certificateChainPath");
  }
  [[nodiscard]] kinform::MapView<std::string_view> user_annotations() const {
    return kinform::MapView<std::string_view>(member("userAnnotations"));
  }
};

class PodCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_probe_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastProbeTime");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class PodDNSConfigOption : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> value() const {
    return get<std::optional<std::string_view>>("value");
  }
};

class PodExecOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] bool stdin() const { return get<bool>("stdin"); }
  [[nodiscard]] bool stdout() const { return get<bool>("stdout"); }
  [[nodiscard]] bool stderr() const { return get<bool>("stderr"); }
  [[nodiscard]] bool tty() const { return get<bool>("tty"); }
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("container");
  }
  const std::string_view container() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> command() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::string_view>(member("command"));
  }
  kinform::ListView<std::string_view> command() const&& = delete;
};

class PodIP : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
};

class PodList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Pod> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Pod>(member("items"));
  }
  kinform::ListView<Pod> items() const&& = delete;
};

class PodLogOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("container");
  }
  const std::string_view container() const&& = delete;
  [[nodiscard]] bool follow() const { return get<bool>("follow"); }
  [[nodiscard]] bool previous() const { return get<bool>("previous"); }
  [[nodiscard]] const std::optional<std::int64_t> since_seconds() const {
    return get<std::optional<std::int64_t>>("sinceSeconds");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> since_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("sinceTime");
  }
  [[nodiscard]] bool timestamps() const { return get<bool>("timestamps"); }
  [[nodiscard]] const std::optional<std::int64_t> tail_lines() const {
    return get<std::optional<std::int64_t>>("tailLines");
  }
  [[nodiscard]] const std::optional<std::int64_t> limit_bytes() const {
    return get<std::optional<std::int64_t>>("limitBytes");
  }
  [[nodiscard]] bool insecure_skip_tls_verify_backend() const {
    return get<bool>("insecureSkipTLSVerifyBackend");
  }
  [[nodiscard]] const std::optional<std::string_view> stream() const& KINFORM_LIFETIME_BOUND {
    return get<std::optional<std::string_view>>("stream");
  }
  const std::optional<std::string_view> stream() const&& = delete;
};

class PodPortForwardOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::int32_t> ports() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<std::int32_t>(member("ports"));
  }
  kinform::ListView<std::int32_t> ports() const&& = delete;
};

class PodProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("path");
  }
  const std::string_view path() const&& = delete;
};

class PodReadinessGate : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view condition_type() const {
    return get<std::string_view>("conditionType");
  }
};

class PodResourceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> resource_claim_name() const {
    return get<std::optional<std::string_view>>("resourceClaimName");
  }
  [[nodiscard]] const std::optional<std::string_view> resource_claim_template_name() const {
    return get<std::optional<std::string_view>>("resourceClaimTemplateName");
  }
};

class PodResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> resource_claim_name() const {
    return get<std::optional<std::string_view>>("resourceClaimName");
  }
};

class PodSchedulingGate : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class PodSignature : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::OwnerReference pod_controller() const {
    return kinform::meta::v1::OwnerReference(member("podController"));
  }
};

class PodStatusResult : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

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
  [[nodiscard]] PodStatus status() const& KINFORM_LIFETIME_BOUND {
    return PodStatus(member("status"));
  }
  PodStatus status() const&& = delete;
};

class PodTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  [[nodiscard]] PodSpec spec() const { return PodSpec(member("spec")); }
};

class PodTemplate : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "podtemplates", .kind = "PodTemplate"};
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
  [[nodiscard]] PodTemplateSpec template_() const& KINFORM_LIFETIME_BOUND {
    return PodTemplateSpec(member("template"));
  }
  PodTemplateSpec template_() const&& = delete;
};

class PodTemplateList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<PodTemplate> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PodTemplate>(member("items"));
  }
  kinform::ListView<PodTemplate> items() const&& = delete;
};

class PortStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("port"); }
  [[nodiscard]] const std::string_view protocol() const {
    return get<std::string_view>("protocol");
  }
  [[nodiscard]] const std::optional<std::string_view> error() const {
    return get<std::optional<std::string_view>>("error");
  }
};

class Preconditions : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> uid() const {
    return get<std::optional<std::string_view>>("uid");
  }
};

class PreferAvoidPodsEntry : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PodSignature pod_signature() const { return PodSignature(member("podSignature")); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> eviction_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("evictionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class PreferredSchedulingTerm : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t weight() const { return get<std::int32_t>("weight"); }
  [[nodiscard]] NodeSelectorTerm preference() const {
    return NodeSelectorTerm(member("preference"));
  }
};

class ProbeHandler : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const { return ExecAction(member("exec")); }
  [[nodiscard]] HTTPGetAction http_get() const { return HTTPGetAction(member("httpGet")); }
  [[nodiscard]] TCPSocketAction tcp_socket() const { return TCPSocketAction(member("tcpSocket")); }
  [[nodiscard]] GRPCAction grpc() const { return GRPCAction(member("grpc")); }
};

class ProjectedVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<VolumeProjection> sources() const {
    return kinform::ListView<VolumeProjection>(member("sources"));
  }
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const {
    return get<std::optional<std::int32_t>>("defaultMode");
  }
};

class RBDVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const {
    return kinform::ListView<std::string_view>(member("monitors"));
  }
  [[nodiscard]] const std::string_view image() const { return get<std::string_view>("image"); }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] const std::string_view pool() const { return get<std::string_view>("pool"); }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] const std::string_view keyring() const { return get<std::string_view>("keyring"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class RangeAllocation : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

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
  [[nodiscard]] const std::string_view range() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("range");
  }
  const std::string_view range() const&& = delete;
  [[nodiscard]] kinform::Base64 data() const& KINFORM_LIFETIME_BOUND {
    return kinform::Base64(member("data"));
  }
  kinform::Base64 data() const&& = delete;
};

class ReplicationControllerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const {
    return get<std::optional<std::int32_t>>("replicas");
  }
  [[nodiscard]] std::int32_t min_ready_seconds() const {
    return get<std::int32_t>("minReadySeconds");
  }
  [[nodiscard]] kinform::MapView<std::string_view> selector() const {
    return kinform::MapView<std::string_view>(member("selector"));
  }
  [[nodiscard]] PodTemplateSpec template_() const { return PodTemplateSpec(member("template")); }
};

class ReplicationControllerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
  [[nodiscard]] std::int32_t fully_labeled_replicas() const {
    return get<std::int32_t>("fullyLabeledReplicas");
  }
  [[nodiscard]] std::int32_t ready_replicas() const { return get<std::int32_t>("readyReplicas"); }
  [[nodiscard]] std::int32_t available_replicas() const {
    return get<std::int32_t>("availableReplicas");
  }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] kinform::ListView<ReplicationControllerCondition> conditions() const {
    return kinform::ListView<ReplicationControllerCondition>(member("conditions"));
  }
};

class ReplicationController : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "replicationcontrollers", .kind = "ReplicationController"};
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
  [[nodiscard]] ReplicationControllerSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ReplicationControllerSpec(member("spec"));
  }
  ReplicationControllerSpec spec() const&& = delete;
  [[nodiscard]] ReplicationControllerStatus status() const& KINFORM_LIFETIME_BOUND {
    return ReplicationControllerStatus(member("status"));
  }
  ReplicationControllerStatus status() const&& = delete;
};

class ReplicationControllerCondition : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class ReplicationControllerList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ReplicationController> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ReplicationController>(member("items"));
  }
  kinform::ListView<ReplicationController> items() const&& = delete;
};

class ResourceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view request() const { return get<std::string_view>("request"); }
};

class ResourceHealth : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_id() const {
    return get<std::string_view>("resourceID");
  }
  [[nodiscard]] const std::string_view health() const { return get<std::string_view>("health"); }
  [[nodiscard]] const std::optional<std::string_view> message() const {
    return get<std::optional<std::string_view>>("message");
  }
};

class ScopeSelector : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ScopedResourceSelectorRequirement> match_expressions() const {
    return kinform::ListView<ScopedResourceSelectorRequirement>(member("matchExpressions"));
  }
};

class ResourceQuotaSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> hard() const {
    return kinform::MapView<kinform::Quantity>(member("hard"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> scopes() const {
    return kinform::ListView<std::string_view>(member("scopes"));
  }
  [[nodiscard]] ScopeSelector scope_selector() const {
    return ScopeSelector(member("scopeSelector"));
  }
};

class ResourceQuotaStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> hard() const {
    return kinform::MapView<kinform::Quantity>(member("hard"));
  }
  [[nodiscard]] kinform::MapView<kinform::Quantity> used() const {
    return kinform::MapView<kinform::Quantity>(member("used"));
  }
};

class ResourceQuota : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "resourcequotas", .kind = "ResourceQuota"};
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
  [[nodiscard]] ResourceQuotaSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ResourceQuotaSpec(member("spec"));
  }
  ResourceQuotaSpec spec() const&& = delete;
  [[nodiscard]] ResourceQuotaStatus status() const& KINFORM_LIFETIME_BOUND {
    return ResourceQuotaStatus(member("status"));
  }
  ResourceQuotaStatus status() const&& = delete;
};

class ResourceQuotaList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ResourceQuota> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ResourceQuota>(member("items"));
  }
  kinform::ListView<ResourceQuota> items() const&& = delete;
};

class ResourceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::ListView<ResourceHealth> resources() const {
    return kinform::ListView<ResourceHealth>(member("resources"));
  }
};

class ScaleIOVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view gateway() const { return get<std::string_view>("gateway"); }
  [[nodiscard]] const std::string_view system() const { return get<std::string_view>("system"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
  [[nodiscard]] bool ssl_enabled() const { return get<bool>("sslEnabled"); }
  [[nodiscard]] const std::string_view protection_domain() const {
    return get<std::string_view>("protectionDomain");
  }
  [[nodiscard]] const std::string_view storage_pool() const {
    return get<std::string_view>("storagePool");
  }
  [[nodiscard]] const std::string_view storage_mode() const {
    return get<std::string_view>("storageMode");
  }
  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
};

class ScopedResourceSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view scope_name() const {
    return get<std::string_view>("scopeName");
  }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] kinform::ListView<std::string_view> values() const {
    return kinform::ListView<std::string_view>(member("values"));
  }
};

class Secret : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "secrets", .kind = "Secret"};
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
  [[nodiscard]] const std::optional<bool> immutable() const {
    return get<std::optional<bool>>("immutable");
  }
  [[nodiscard]] kinform::MapView<kinform::Base64> data() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<kinform::Base64>(member("data"));
  }
  kinform::MapView<kinform::Base64> data() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> string_data() const& KINFORM_LIFETIME_BOUND {
    return kinform::MapView<std::string_view>(member("stringData"));
  }
  kinform::MapView<std::string_view> string_data() const&& = delete;
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("type");
  }
  const std::string_view type() const&& = delete;
};

class SecretList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Secret> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Secret>(member("items"));
  }
  kinform::ListView<Secret> items() const&& = delete;
};

class SecretProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::ListView<KeyToPath> items() const {
    return kinform::ListView<KeyToPath>(member("items"));
  }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class SecretVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const {
    return get<std::string_view>("secretName");
  }
  [[nodiscard]] kinform::ListView<KeyToPath> items() const {
    return kinform::ListView<KeyToPath>(member("items"));
  }
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const {
    return get<std::optional<std::int32_t>>("defaultMode");
  }
  [[nodiscard]] const std::optional<bool> optional() const {
    return get<std::optional<bool>>("optional");
  }
};

class SerializedReference : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ObjectReference reference() const& KINFORM_LIFETIME_BOUND {
    return ObjectReference(member("reference"));
  }
  ObjectReference reference() const&& = delete;
};

class SessionAffinityConfig : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ClientIPConfig client_ip() const { return ClientIPConfig(member("clientIP")); }
};

class ServiceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ServicePort> ports() const {
    return kinform::ListView<ServicePort>(member("ports"));
  }
  [[nodiscard]] kinform::MapView<std::string_view> selector() const {
    return kinform::MapView<std::string_view>(member("selector"));
  }
  [[nodiscard]] const std::string_view cluster_ip() const {
    return get<std::string_view>("clusterIP");
  }
  [[nodiscard]] kinform::ListView<std::string_view> cluster_ips() const {
    return kinform::ListView<std::string_view>(member("clusterIPs"));
  }
  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] kinform::ListView<std::string_view> external_ips() const {
    return kinform::ListView<std::string_view>(member("externalIPs"));
  }
  [[nodiscard]] const std::string_view session_affinity() const {
    return get<std::string_view>("sessionAffinity");
  }
  [[nodiscard]] const std::string_view load_balancer_ip() const {
    return get<std::string_view>("loadBalancerIP");
  }
  [[nodiscard]] kinform::ListView<std::string_view> load_balancer_source_ranges() const {
    return kinform::ListView<std::string_view>(member("loadBalancerSourceRanges"));
  }
  [[nodiscard]] const std::string_view external_name() const {
    return get<std::string_view>("externalName");
  }
  [[nodiscard]] const std::string_view external_traffic_policy() const {
    return get<std::string_view>("externalTrafficPolicy");
  }
  [[nodiscard]] std::int32_t health_check_node_port() const {
    return get<std::int32_t>("healthCheckNodePort");
  }
  [[nodiscard]] bool publish_not_ready_addresses() const {
    return get<bool>("publishNotReadyAddresses");
  }
  [[nodiscard]] SessionAffinityConfig session_affinity_config() const {
    return SessionAffinityConfig(member("sessionAffinityConfig"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> ip_families() const {
    return kinform::ListView<std::string_view>(member("ipFamilies"));
  }
  [[nodiscard]] const std::optional<std::string_view> ip_family_policy() const {
    return get<std::optional<std::string_view>>("ipFamilyPolicy");
  }
  [[nodiscard]] const std::optional<bool> allocate_load_balancer_node_ports() const {
    return get<std::optional<bool>>("allocateLoadBalancerNodePorts");
  }
  [[nodiscard]] const std::optional<std::string_view> load_balancer_class() const {
    return get<std::optional<std::string_view>>("loadBalancerClass");
  }
  [[nodiscard]] const std::optional<std::string_view> internal_traffic_policy() const {
    return get<std::optional<std::string_view>>("internalTrafficPolicy");
  }
  [[nodiscard]] const std::optional<std::string_view> traffic_distribution() const {
    return get<std::optional<std::string_view>>("trafficDistribution");
  }
};

class ServiceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LoadBalancerStatus load_balancer() const {
    return LoadBalancerStatus(member("loadBalancer"));
  }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const {
    return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
  }
};

class Service : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "services", .kind = "Service"};
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
  [[nodiscard]] ServiceSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ServiceSpec(member("spec"));
  }
  ServiceSpec spec() const&& = delete;
  [[nodiscard]] ServiceStatus status() const& KINFORM_LIFETIME_BOUND {
    return ServiceStatus(member("status"));
  }
  ServiceStatus status() const&& = delete;
};

class ServiceAccount : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.version = "v1", .plural = "serviceaccounts", .kind = "ServiceAccount"};
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
  [[nodiscard]] kinform::ListView<ObjectReference> secrets() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ObjectReference>(member("secrets"));
  }
  kinform::ListView<ObjectReference> secrets() const&& = delete;
  [[nodiscard]] kinform::ListView<LocalObjectReference> image_pull_secrets() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<LocalObjectReference>(member("imagePullSecrets"));
  }
  kinform::ListView<LocalObjectReference> image_pull_secrets() const&& = delete;
  [[nodiscard]] const std::optional<bool> automount_service_account_token() const {
    return get<std::optional<bool>>("automountServiceAccountToken");
  }
};

class ServiceAccountList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ServiceAccount> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ServiceAccount>(member("items"));
  }
  kinform::ListView<ServiceAccount> items() const&& = delete;
};

class ServiceAccountTokenProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view audience() const {
    return get<std::string_view>("audience");
  }
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const {
    return get<std::optional<std::int64_t>>("expirationSeconds");
  }
  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
};

class ServiceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Service> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Service>(member("items"));
  }
  kinform::ListView<Service> items() const&& = delete;
};

class ServicePort : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view protocol() const {
    return get<std::string_view>("protocol");
  }
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const {
    return get<std::optional<std::string_view>>("appProtocol");
  }
  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("port"); }
  [[nodiscard]] const std::optional<kinform::IntOrString> target_port() const {
    return get<std::optional<kinform::IntOrString>>("targetPort");
  }
  [[nodiscard]] std::int32_t node_port() const { return get<std::int32_t>("nodePort"); }
};

class ServiceProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("path");
  }
  const std::string_view path() const&& = delete;
};

class StorageOSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const {
    return get<std::string_view>("volumeName");
  }
  [[nodiscard]] const std::string_view volume_namespace() const {
    return get<std::string_view>("volumeNamespace");
  }
  [[nodiscard]] const std::string_view fs_type() const { return get<std::string_view>("fsType"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] LocalObjectReference secret_ref() const {
    return LocalObjectReference(member("secretRef"));
  }
};

class Sysctl : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
};

class Taint : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
  [[nodiscard]] const std::string_view effect() const { return get<std::string_view>("effect"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> time_added() const {
    return get<std::optional<std::chrono::sys_seconds>>("timeAdded");
  }
};

class Toleration : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view operator_() const {
    return get<std::string_view>("operator");
  }
  [[nodiscard]] const std::string_view value() const { return get<std::string_view>("value"); }
  [[nodiscard]] const std::string_view effect() const { return get<std::string_view>("effect"); }
  [[nodiscard]] const std::optional<std::int64_t> toleration_seconds() const {
    return get<std::optional<std::int64_t>>("tolerationSeconds");
  }
};

class TopologySelectorLabelRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] kinform::ListView<std::string_view> values() const {
    return kinform::ListView<std::string_view>(member("values"));
  }
};

class TopologySelectorTerm : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<TopologySelectorLabelRequirement> match_label_expressions() const {
    return kinform::ListView<TopologySelectorLabelRequirement>(member("matchLabelExpressions"));
  }
};

class TopologySpreadConstraint : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t max_skew() const { return get<std::int32_t>("maxSkew"); }
  [[nodiscard]] const std::string_view topology_key() const {
    return get<std::string_view>("topologyKey");
  }
  [[nodiscard]] const std::string_view when_unsatisfiable() const {
    return get<std::string_view>("whenUnsatisfiable");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const {
    return kinform::meta::v1::LabelSelector(member("labelSelector"));
  }
  [[nodiscard]] const std::optional<std::int32_t> min_domains() const {
    return get<std::optional<std::int32_t>>("minDomains");
  }
  [[nodiscard]] const std::optional<std::string_view> node_affinity_policy() const {
    return get<std::optional<std::string_view>>("nodeAffinityPolicy");
  }
  [[nodiscard]] const std::optional<std::string_view> node_taints_policy() const {
    return get<std::optional<std::string_view>>("nodeTaintsPolicy");
  }
  [[nodiscard]] kinform::ListView<std::string_view> match_label_keys() const {
    return kinform::ListView<std::string_view>(member("matchLabelKeys"));
  }
};

class Volume : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] HostPathVolumeSource host_path() const {
    return HostPathVolumeSource(member("hostPath"));
  }
  [[nodiscard]] EmptyDirVolumeSource empty_dir() const {
    return EmptyDirVolumeSource(member("emptyDir"));
  }
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const {
    return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
  }
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const {
    return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
  }
  [[nodiscard]] GitRepoVolumeSource git_repo() const {
    return GitRepoVolumeSource(member("gitRepo"));
  }
  [[nodiscard]] SecretVolumeSource secret() const { return SecretVolumeSource(member("secret")); }
  [[nodiscard]] NFSVolumeSource nfs() const { return NFSVolumeSource(member("nfs")); }
  [[nodiscard]] ISCSIVolumeSource iscsi() const { return ISCSIVolumeSource(member("iscsi")); }
  [[nodiscard]] GlusterfsVolumeSource glusterfs() const {
    return GlusterfsVolumeSource(member("glusterfs"));
  }
  [[nodiscard]] PersistentVolumeClaimVolumeSource persistent_volume_claim() const {
    return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim"));
  }
  [[nodiscard]] RBDVolumeSource rbd() const { return RBDVolumeSource(member("rbd")); }
  [[nodiscard]] FlexVolumeSource flex_volume() const {
    return FlexVolumeSource(member("flexVolume"));
  }
  [[nodiscard]] CinderVolumeSource cinder() const { return CinderVolumeSource(member("cinder")); }
  [[nodiscard]] CephFSVolumeSource cephfs() const { return CephFSVolumeSource(member("cephfs")); }
  [[nodiscard]] FlockerVolumeSource flocker() const {
    return FlockerVolumeSource(member("flocker"));
  }
  [[nodiscard]] DownwardAPIVolumeSource downward_api() const {
    return DownwardAPIVolumeSource(member("downwardAPI"));
  }
  [[nodiscard]] FCVolumeSource fc() const { return FCVolumeSource(member("fc")); }
  [[nodiscard]] AzureFileVolumeSource azure_file() const {
    return AzureFileVolumeSource(member("azureFile"));
  }
  [[nodiscard]] ConfigMapVolumeSource config_map() const {
    return ConfigMapVolumeSource(member("configMap"));
  }
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const {
    return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
  }
  [[nodiscard]] QuobyteVolumeSource quobyte() const {
    return QuobyteVolumeSource(member("quobyte"));
  }
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const {
    return AzureDiskVolumeSource(member("azureDisk"));
  }
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const {
    return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
  }
  [[nodiscard]] ProjectedVolumeSource projected() const {
    return ProjectedVolumeSource(member("projected"));
  }
  [[nodiscard]] PortworxVolumeSource portworx_volume() const {
    return PortworxVolumeSource(member("portworxVolume"));
  }
  [[nodiscard]] ScaleIOVolumeSource scale_io() const {
    return ScaleIOVolumeSource(member("scaleIO"));
  }
  [[nodiscard]] StorageOSVolumeSource storageos() const {
    return StorageOSVolumeSource(member("storageos"));
  }
  [[nodiscard]] CSIVolumeSource csi() const { return CSIVolumeSource(member("csi")); }
  [[nodiscard]] EphemeralVolumeSource ephemeral() const {
    return EphemeralVolumeSource(member("ephemeral"));
  }
  [[nodiscard]] ImageVolumeSource image() const { return ImageVolumeSource(member("image")); }
};

class VolumeDevice : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view device_path() const {
    return get<std::string_view>("devicePath");
  }
};

class VolumeMount : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::optional<std::string_view> recursive_read_only() const {
    return get<std::optional<std::string_view>>("recursiveReadOnly");
  }
  [[nodiscard]] const std::string_view mount_path() const {
    return get<std::string_view>("mountPath");
  }
  [[nodiscard]] const std::string_view sub_path() const { return get<std::string_view>("subPath"); }
  [[nodiscard]] const std::optional<std::string_view> mount_propagation() const {
    return get<std::optional<std::string_view>>("mountPropagation");
  }
  [[nodiscard]] const std::string_view sub_path_expr() const {
    return get<std::string_view>("subPathExpr");
  }
};

class VolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ImageVolumeStatus image() const { return ImageVolumeStatus(member("image")); }
};

class VolumeMountStatus : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view mount_path() const {
    return get<std::string_view>("mountPath");
  }
  [[nodiscard]] bool read_only() const { return get<bool>("readOnly"); }
  [[nodiscard]] const std::optional<std::string_view> recursive_read_only() const {
    return get<std::optional<std::string_view>>("recursiveReadOnly");
  }
  [[nodiscard]] VolumeStatus volume_status() const { return VolumeStatus(member("volumeStatus")); }
};

class VolumeProjection : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] SecretProjection secret() const { return SecretProjection(member("secret")); }
  [[nodiscard]] DownwardAPIProjection downward_api() const {
    return DownwardAPIProjection(member("downwardAPI"));
  }
  [[nodiscard]] ConfigMapProjection config_map() const {
    return ConfigMapProjection(member("configMap"));
  }
  [[nodiscard]] ServiceAccountTokenProjection service_account_token() const {
    return ServiceAccountTokenProjection(member("serviceAccountToken"));
  }
  [[nodiscard]] ClusterTrustBundleProjection cluster_trust_bundle() const {
    return ClusterTrustBundleProjection(member("clusterTrustBundle"));
  }
  [[nodiscard]] PodCertificateProjection pod_certificate() const {
    return PodCertificateProjection(member("podCertificate"));
  }
};

class VolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] HostPathVolumeSource host_path() const {
    return HostPathVolumeSource(member("hostPath"));
  }
  [[nodiscard]] EmptyDirVolumeSource empty_dir() const {
    return EmptyDirVolumeSource(member("emptyDir"));
  }
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const {
    return GCEPersistentDiskVolumeSource(member("gcePersistentDisk"));
  }
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const {
    return AWSElasticBlockStoreVolumeSource(member("awsElasticBlockStore"));
  }
  [[nodiscard]] GitRepoVolumeSource git_repo() const {
    return GitRepoVolumeSource(member("gitRepo"));
  }
  [[nodiscard]] SecretVolumeSource secret() const { return SecretVolumeSource(member("secret")); }
  [[nodiscard]] NFSVolumeSource nfs() const { return NFSVolumeSource(member("nfs")); }
  [[nodiscard]] ISCSIVolumeSource iscsi() const { return ISCSIVolumeSource(member("iscsi")); }
  [[nodiscard]] GlusterfsVolumeSource glusterfs() const {
    return GlusterfsVolumeSource(member("glusterfs"));
  }
  [[nodiscard]] PersistentVolumeClaimVolumeSource persistent_volume_claim() const {
    return PersistentVolumeClaimVolumeSource(member("persistentVolumeClaim"));
  }
  [[nodiscard]] RBDVolumeSource rbd() const { return RBDVolumeSource(member("rbd")); }
  [[nodiscard]] FlexVolumeSource flex_volume() const {
    return FlexVolumeSource(member("flexVolume"));
  }
  [[nodiscard]] CinderVolumeSource cinder() const { return CinderVolumeSource(member("cinder")); }
  [[nodiscard]] CephFSVolumeSource cephfs() const { return CephFSVolumeSource(member("cephfs")); }
  [[nodiscard]] FlockerVolumeSource flocker() const {
    return FlockerVolumeSource(member("flocker"));
  }
  [[nodiscard]] DownwardAPIVolumeSource downward_api() const {
    return DownwardAPIVolumeSource(member("downwardAPI"));
  }
  [[nodiscard]] FCVolumeSource fc() const { return FCVolumeSource(member("fc")); }
  [[nodiscard]] AzureFileVolumeSource azure_file() const {
    return AzureFileVolumeSource(member("azureFile"));
  }
  [[nodiscard]] ConfigMapVolumeSource config_map() const {
    return ConfigMapVolumeSource(member("configMap"));
  }
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const {
    return VsphereVirtualDiskVolumeSource(member("vsphereVolume"));
  }
  [[nodiscard]] QuobyteVolumeSource quobyte() const {
    return QuobyteVolumeSource(member("quobyte"));
  }
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const {
    return AzureDiskVolumeSource(member("azureDisk"));
  }
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const {
    return PhotonPersistentDiskVolumeSource(member("photonPersistentDisk"));
  }
  [[nodiscard]] ProjectedVolumeSource projected() const {
    return ProjectedVolumeSource(member("projected"));
  }
  [[nodiscard]] PortworxVolumeSource portworx_volume() const {
    return PortworxVolumeSource(member("portworxVolume"));
  }
  [[nodiscard]] ScaleIOVolumeSource scale_io() const {
    return ScaleIOVolumeSource(member("scaleIO"));
  }
  [[nodiscard]] StorageOSVolumeSource storageos() const {
    return StorageOSVolumeSource(member("storageos"));
  }
  [[nodiscard]] CSIVolumeSource csi() const { return CSIVolumeSource(member("csi")); }
  [[nodiscard]] EphemeralVolumeSource ephemeral() const {
    return EphemeralVolumeSource(member("ephemeral"));
  }
  [[nodiscard]] ImageVolumeSource image() const { return ImageVolumeSource(member("image")); }
};

class WeightedPodAffinityTerm : public kinform::View {
 public:
  class Draft;  // In kinform/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t weight() const { return get<std::int32_t>("weight"); }
  [[nodiscard]] PodAffinityTerm pod_affinity_term() const {
    return PodAffinityTerm(member("podAffinityTerm"));
  }
};

}  // namespace kinform::core::v1
