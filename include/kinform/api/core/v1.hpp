// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::core::v1 {

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
class EvictionResponder;
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
class NodePodPreemptionPolicy;
class NodeSpec;
class NodeDaemonEndpoints;
class NodeSwapStatus;
class NodeSystemInfo;
class NodeConfigStatus;
class NodeFeatures;
class NodeStatus;
class Node;
class NodeAddress;
class NodeAllocatableMappedResources;
class NodeAllocatableOverheadResources;
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
class VolumeHealthStatus;
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
class PodTemplateSpec;
class PodTemplate;
class PodTemplateList;
class PodVolumeHealth;
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
class VolumeHealthCondition;
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

struct BindMountOption {
  static constexpr std::string_view kNoexec = "noexec";
  static constexpr std::string_view kNodev = "nodev";
  static constexpr std::string_view kNosuid = "nosuid";
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

struct GRPCProbeMode {
  static constexpr std::string_view kPlaintext = "Plaintext";
  static constexpr std::string_view kTLS = "TLS";
};

struct HTTPProtocol {
  static constexpr std::string_view kHTTP1 = "HTTP1";
  static constexpr std::string_view kHTTP2 = "HTTP2";
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
  static constexpr std::string_view kGracefulNodeShutdownInProgress = "GracefulNodeShutdownInProgress";
  static constexpr std::string_view kDrainInProgress = "DrainInProgress";
  static constexpr std::string_view kDrained = "Drained";
  static constexpr std::string_view kMaintenancePlanned = "MaintenancePlanned";
  static constexpr std::string_view kMaintenanceInProgress = "MaintenanceInProgress";
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
  static constexpr std::string_view kUnused = "Unused";
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
  static constexpr std::string_view kAllContainersRestarting = "AllContainersRestarting";
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

struct Signal {
  static constexpr std::string_view kSIGABRT = "SIGABRT";
  static constexpr std::string_view kSIGALRM = "SIGALRM";
  static constexpr std::string_view kSIGBUS = "SIGBUS";
  static constexpr std::string_view kSIGCHLD = "SIGCHLD";
  static constexpr std::string_view kSIGCLD = "SIGCLD";
  static constexpr std::string_view kSIGCONT = "SIGCONT";
  static constexpr std::string_view kSIGFPE = "SIGFPE";
  static constexpr std::string_view kSIGHUP = "SIGHUP";
  static constexpr std::string_view kSIGILL = "SIGILL";
  static constexpr std::string_view kSIGINT = "SIGINT";
  static constexpr std::string_view kSIGIO = "SIGIO";
  static constexpr std::string_view kSIGIOT = "SIGIOT";
  static constexpr std::string_view kSIGKILL = "SIGKILL";
  static constexpr std::string_view kSIGPIPE = "SIGPIPE";
  static constexpr std::string_view kSIGPOLL = "SIGPOLL";
  static constexpr std::string_view kSIGPROF = "SIGPROF";
  static constexpr std::string_view kSIGPWR = "SIGPWR";
  static constexpr std::string_view kSIGQUIT = "SIGQUIT";
  static constexpr std::string_view kSIGSEGV = "SIGSEGV";
  static constexpr std::string_view kSIGSTKFLT = "SIGSTKFLT";
  static constexpr std::string_view kSIGSTOP = "SIGSTOP";
  static constexpr std::string_view kSIGSYS = "SIGSYS";
  static constexpr std::string_view kSIGTERM = "SIGTERM";
  static constexpr std::string_view kSIGTRAP = "SIGTRAP";
  static constexpr std::string_view kSIGTSTP = "SIGTSTP";
  static constexpr std::string_view kSIGTTIN = "SIGTTIN";
  static constexpr std::string_view kSIGTTOU = "SIGTTOU";
  static constexpr std::string_view kSIGURG = "SIGURG";
  static constexpr std::string_view kSIGUSR1 = "SIGUSR1";
  static constexpr std::string_view kSIGUSR2 = "SIGUSR2";
  static constexpr std::string_view kSIGVTALRM = "SIGVTALRM";
  static constexpr std::string_view kSIGWINCH = "SIGWINCH";
  static constexpr std::string_view kSIGXCPU = "SIGXCPU";
  static constexpr std::string_view kSIGXFSZ = "SIGXFSZ";
  static constexpr std::string_view kSIGRTMIN = "SIGRTMIN";
  static constexpr std::string_view kSIGRTMIN1 = "SIGRTMIN+1";
  static constexpr std::string_view kSIGRTMIN2 = "SIGRTMIN+2";
  static constexpr std::string_view kSIGRTMIN3 = "SIGRTMIN+3";
  static constexpr std::string_view kSIGRTMIN4 = "SIGRTMIN+4";
  static constexpr std::string_view kSIGRTMIN5 = "SIGRTMIN+5";
  static constexpr std::string_view kSIGRTMIN6 = "SIGRTMIN+6";
  static constexpr std::string_view kSIGRTMIN7 = "SIGRTMIN+7";
  static constexpr std::string_view kSIGRTMIN8 = "SIGRTMIN+8";
  static constexpr std::string_view kSIGRTMIN9 = "SIGRTMIN+9";
  static constexpr std::string_view kSIGRTMIN10 = "SIGRTMIN+10";
  static constexpr std::string_view kSIGRTMIN11 = "SIGRTMIN+11";
  static constexpr std::string_view kSIGRTMIN12 = "SIGRTMIN+12";
  static constexpr std::string_view kSIGRTMIN13 = "SIGRTMIN+13";
  static constexpr std::string_view kSIGRTMIN14 = "SIGRTMIN+14";
  static constexpr std::string_view kSIGRTMIN15 = "SIGRTMIN+15";
  static constexpr std::string_view kSIGRTMAX14 = "SIGRTMAX-14";
  static constexpr std::string_view kSIGRTMAX13 = "SIGRTMAX-13";
  static constexpr std::string_view kSIGRTMAX12 = "SIGRTMAX-12";
  static constexpr std::string_view kSIGRTMAX11 = "SIGRTMAX-11";
  static constexpr std::string_view kSIGRTMAX10 = "SIGRTMAX-10";
  static constexpr std::string_view kSIGRTMAX9 = "SIGRTMAX-9";
  static constexpr std::string_view kSIGRTMAX8 = "SIGRTMAX-8";
  static constexpr std::string_view kSIGRTMAX7 = "SIGRTMAX-7";
  static constexpr std::string_view kSIGRTMAX6 = "SIGRTMAX-6";
  static constexpr std::string_view kSIGRTMAX5 = "SIGRTMAX-5";
  static constexpr std::string_view kSIGRTMAX4 = "SIGRTMAX-4";
  static constexpr std::string_view kSIGRTMAX3 = "SIGRTMAX-3";
  static constexpr std::string_view kSIGRTMAX2 = "SIGRTMAX-2";
  static constexpr std::string_view kSIGRTMAX1 = "SIGRTMAX-1";
  static constexpr std::string_view kSIGRTMAX = "SIGRTMAX";
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

struct VolumeHealthStatusType {
  static constexpr std::string_view kInaccessible = "Inaccessible";
  static constexpr std::string_view kDataLoss = "DataLoss";
  static constexpr std::string_view kDegraded = "Degraded";
};

using List = kinform::meta::v1::List;
using ResourceList = kinform::MapView<kinform::Quantity>;

class KINFORM_EXPORT AWSElasticBlockStoreVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] std::int32_t partition() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT NodeSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NodeSelectorTerm> node_selector_terms() const;
};

class KINFORM_EXPORT NodeAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeSelector required_during_scheduling_ignored_during_execution() const;
  [[nodiscard]] kinform::ListView<PreferredSchedulingTerm> preferred_during_scheduling_ignored_during_execution() const;
};

class KINFORM_EXPORT PodAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodAffinityTerm> required_during_scheduling_ignored_during_execution() const;
  [[nodiscard]] kinform::ListView<WeightedPodAffinityTerm> preferred_during_scheduling_ignored_during_execution() const;
};

class KINFORM_EXPORT PodAntiAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PodAffinityTerm> required_during_scheduling_ignored_during_execution() const;
  [[nodiscard]] kinform::ListView<WeightedPodAffinityTerm> preferred_during_scheduling_ignored_during_execution() const;
};

class KINFORM_EXPORT Affinity : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeAffinity node_affinity() const;
  [[nodiscard]] PodAffinity pod_affinity() const;
  [[nodiscard]] PodAntiAffinity pod_anti_affinity() const;
};

class KINFORM_EXPORT AppArmorProfile : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::optional<std::string_view> localhost_profile() const;
};

class KINFORM_EXPORT AttachedVolume : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view device_path() const;
};

class KINFORM_EXPORT AvoidPods : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PreferAvoidPodsEntry> prefer_avoid_pods() const;
};

class KINFORM_EXPORT AzureDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view disk_name() const;
  [[nodiscard]] const std::string_view disk_uri() const;
  [[nodiscard]] const std::optional<std::string_view> caching_mode() const;
  [[nodiscard]] const std::optional<std::string_view> fs_type() const;
  [[nodiscard]] const std::optional<bool> read_only() const;
  [[nodiscard]] const std::optional<std::string_view> kind() const;
};

class KINFORM_EXPORT AzureFilePersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const;
  [[nodiscard]] const std::string_view share_name() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::optional<std::string_view> secret_namespace() const;
};

class KINFORM_EXPORT AzureFileVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const;
  [[nodiscard]] const std::string_view share_name() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT ObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::string_view resource_version() const;
  [[nodiscard]] const std::string_view field_path() const;
};

class KINFORM_EXPORT Binding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ObjectReference target() const& KINFORM_LIFETIME_BOUND;
  ObjectReference target() const&& = delete;
};

class KINFORM_EXPORT SecretReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view namespace_name() const;
};

class KINFORM_EXPORT CSIPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::string_view volume_handle() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] kinform::MapView<std::string_view> volume_attributes() const;
  [[nodiscard]] SecretReference controller_publish_secret_ref() const;
  [[nodiscard]] SecretReference node_stage_secret_ref() const;
  [[nodiscard]] SecretReference node_publish_secret_ref() const;
  [[nodiscard]] SecretReference controller_expand_secret_ref() const;
  [[nodiscard]] SecretReference node_expand_secret_ref() const;
};

class KINFORM_EXPORT LocalObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT CSIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::optional<bool> read_only() const;
  [[nodiscard]] const std::optional<std::string_view> fs_type() const;
  [[nodiscard]] kinform::MapView<std::string_view> volume_attributes() const;
  [[nodiscard]] LocalObjectReference node_publish_secret_ref() const;
};

class KINFORM_EXPORT Capabilities : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> add() const;
  [[nodiscard]] kinform::ListView<std::string_view> drop() const;
};

class KINFORM_EXPORT CephFSPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view secret_file() const;
  [[nodiscard]] SecretReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT CephFSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view secret_file() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT CinderPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] SecretReference secret_ref() const;
};

class KINFORM_EXPORT CinderVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
};

class KINFORM_EXPORT ClientIPConfig : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const;
};

class KINFORM_EXPORT ClusterTrustBundleProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> name() const;
  [[nodiscard]] const std::optional<std::string_view> signer_name() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const;
  [[nodiscard]] const std::optional<bool> optional() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::int64_t> user() const;
};

class KINFORM_EXPORT ComponentCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::string_view error() const;
};

class KINFORM_EXPORT ComponentStatus : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ComponentCondition> conditions() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ComponentCondition> conditions() const&& = delete;
};

class KINFORM_EXPORT ComponentStatusList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ComponentStatus> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ComponentStatus> items() const&& = delete;
};

class KINFORM_EXPORT ConfigMap : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::optional<bool> immutable() const;
  [[nodiscard]] kinform::MapView<std::string_view> data() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<std::string_view> data() const&& = delete;
  [[nodiscard]] kinform::MapView<kinform::Base64> binary_data() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<kinform::Base64> binary_data() const&& = delete;
};

class KINFORM_EXPORT ConfigMapEnvSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT ConfigMapKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT ConfigMapList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ConfigMap> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ConfigMap> items() const&& = delete;
};

class KINFORM_EXPORT ConfigMapNodeConfigSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] const std::string_view resource_version() const;
  [[nodiscard]] const std::string_view kubelet_config_key() const;
};

class KINFORM_EXPORT ConfigMapProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<KeyToPath> items() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT ConfigMapVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<KeyToPath> items() const;
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const;
  [[nodiscard]] const std::optional<bool> optional() const;
  [[nodiscard]] const std::optional<std::int64_t> default_user() const;
};

class KINFORM_EXPORT ResourceRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> limits() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const;
  [[nodiscard]] kinform::ListView<ResourceClaim> claims() const;
};

class KINFORM_EXPORT ExecAction : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> command() const;
};

class KINFORM_EXPORT HTTPGetAction : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> port() const;
  [[nodiscard]] const std::string_view host() const;
  [[nodiscard]] const std::string_view scheme() const;
  [[nodiscard]] kinform::ListView<HTTPHeader> http_headers() const;
  [[nodiscard]] const std::optional<std::string_view> protocol() const;
};

class KINFORM_EXPORT TCPSocketAction : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::IntOrString> port() const;
  [[nodiscard]] const std::string_view host() const;
};

class KINFORM_EXPORT GRPCAction : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const;
  [[nodiscard]] const std::optional<std::string_view> service() const;
  [[nodiscard]] const std::optional<std::string_view> mode() const;
};

class KINFORM_EXPORT Probe : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const;
  [[nodiscard]] HTTPGetAction http_get() const;
  [[nodiscard]] TCPSocketAction tcp_socket() const;
  [[nodiscard]] GRPCAction grpc() const;
  [[nodiscard]] std::int32_t initial_delay_seconds() const;
  [[nodiscard]] std::int32_t timeout_seconds() const;
  [[nodiscard]] std::int32_t period_seconds() const;
  [[nodiscard]] std::int32_t success_threshold() const;
  [[nodiscard]] std::int32_t failure_threshold() const;
  [[nodiscard]] const std::optional<std::int64_t> termination_grace_period_seconds() const;
};

class KINFORM_EXPORT SleepAction : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t seconds() const;
};

class KINFORM_EXPORT LifecycleHandler : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const;
  [[nodiscard]] HTTPGetAction http_get() const;
  [[nodiscard]] TCPSocketAction tcp_socket() const;
  [[nodiscard]] SleepAction sleep() const;
};

class KINFORM_EXPORT Lifecycle : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LifecycleHandler post_start() const;
  [[nodiscard]] LifecycleHandler pre_stop() const;
  [[nodiscard]] const std::optional<std::string_view> stop_signal() const;
};

class KINFORM_EXPORT SELinuxOptions : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view role() const;
  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view level() const;
};

class KINFORM_EXPORT WindowsSecurityContextOptions : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> gmsa_credential_spec_name() const;
  [[nodiscard]] const std::optional<std::string_view> gmsa_credential_spec() const;
  [[nodiscard]] const std::optional<std::string_view> run_as_user_name() const;
  [[nodiscard]] const std::optional<bool> host_process() const;
};

class KINFORM_EXPORT SeccompProfile : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::optional<std::string_view> localhost_profile() const;
};

class KINFORM_EXPORT SecurityContext : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] Capabilities capabilities() const;
  [[nodiscard]] const std::optional<bool> privileged() const;
  [[nodiscard]] SELinuxOptions se_linux_options() const;
  [[nodiscard]] WindowsSecurityContextOptions windows_options() const;
  [[nodiscard]] const std::optional<std::int64_t> run_as_user() const;
  [[nodiscard]] const std::optional<std::int64_t> run_as_group() const;
  [[nodiscard]] const std::optional<bool> run_as_non_root() const;
  [[nodiscard]] const std::optional<bool> read_only_root_filesystem() const;
  [[nodiscard]] const std::optional<bool> allow_privilege_escalation() const;
  [[nodiscard]] const std::optional<std::string_view> proc_mount() const;
  [[nodiscard]] SeccompProfile seccomp_profile() const;
  [[nodiscard]] AppArmorProfile app_armor_profile() const;
};

class KINFORM_EXPORT Container : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] kinform::ListView<std::string_view> command() const;
  [[nodiscard]] kinform::ListView<std::string_view> args() const;
  [[nodiscard]] const std::string_view working_dir() const;
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const;
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const;
  [[nodiscard]] kinform::ListView<EnvVar> env() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const;
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const;
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const;
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const;
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const;
  [[nodiscard]] Probe liveness_probe() const;
  [[nodiscard]] Probe readiness_probe() const;
  [[nodiscard]] Probe startup_probe() const;
  [[nodiscard]] Lifecycle lifecycle() const;
  [[nodiscard]] const std::string_view termination_message_path() const;
  [[nodiscard]] const std::string_view termination_message_policy() const;
  [[nodiscard]] const std::string_view image_pull_policy() const;
  [[nodiscard]] SecurityContext security_context() const;
  [[nodiscard]] bool stdin() const;
  [[nodiscard]] bool stdin_once() const;
  [[nodiscard]] bool tty() const;
};

class KINFORM_EXPORT ContainerExtendedResourceRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view container_name() const;
  [[nodiscard]] const std::string_view resource_name() const;
  [[nodiscard]] const std::string_view request_name() const;
};

class KINFORM_EXPORT ContainerImage : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> names() const;
  [[nodiscard]] std::int64_t size_bytes() const;
};

class KINFORM_EXPORT ContainerPort : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] std::int32_t host_port() const;
  [[nodiscard]] std::int32_t container_port() const;
  [[nodiscard]] const std::string_view protocol() const;
  [[nodiscard]] const std::string_view host_ip() const;
};

class KINFORM_EXPORT ContainerResizePolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_name() const;
  [[nodiscard]] const std::string_view restart_policy() const;
};

class KINFORM_EXPORT ContainerRestartRuleOnExitCodes : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::int32_t> values() const;
};

class KINFORM_EXPORT ContainerRestartRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view action() const;
  [[nodiscard]] ContainerRestartRuleOnExitCodes exit_codes() const;
};

class KINFORM_EXPORT ContainerStateWaiting : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT ContainerStateRunning : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Time> started_at() const;
};

class KINFORM_EXPORT ContainerStateTerminated : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t exit_code() const;
  [[nodiscard]] std::int32_t signal() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<kinform::Time> started_at() const;
  [[nodiscard]] const std::optional<kinform::Time> finished_at() const;
  [[nodiscard]] const std::string_view container_id() const;
};

class KINFORM_EXPORT ContainerState : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ContainerStateWaiting waiting() const;
  [[nodiscard]] ContainerStateRunning running() const;
  [[nodiscard]] ContainerStateTerminated terminated() const;
};

class KINFORM_EXPORT LinuxContainerUser : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t uid() const;
  [[nodiscard]] std::int64_t gid() const;
  [[nodiscard]] kinform::ListView<std::int64_t> supplemental_groups() const;
};

class KINFORM_EXPORT ContainerUser : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LinuxContainerUser linux_() const;
};

class KINFORM_EXPORT ContainerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] ContainerState state() const;
  [[nodiscard]] ContainerState last_state() const;
  [[nodiscard]] bool ready() const;
  [[nodiscard]] std::int32_t restart_count() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] const std::string_view image_id() const;
  [[nodiscard]] const std::string_view container_id() const;
  [[nodiscard]] const std::optional<bool> started() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] kinform::ListView<VolumeMountStatus> volume_mounts() const;
  [[nodiscard]] ContainerUser user() const;
  [[nodiscard]] kinform::ListView<ResourceStatus> allocated_resources_status() const;
  [[nodiscard]] const std::optional<std::string_view> stop_signal() const;
};

class KINFORM_EXPORT DaemonEndpoint : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const;
};

class KINFORM_EXPORT DownwardAPIProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DownwardAPIVolumeFile> items() const;
};

class KINFORM_EXPORT ObjectFieldSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::string_view field_path() const;
};

class KINFORM_EXPORT ResourceFieldSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view container_name() const;
  [[nodiscard]] const std::string_view resource() const;
  [[nodiscard]] const std::optional<kinform::Quantity> divisor() const;
};

class KINFORM_EXPORT DownwardAPIVolumeFile : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] ObjectFieldSelector field_ref() const;
  [[nodiscard]] ResourceFieldSelector resource_field_ref() const;
  [[nodiscard]] const std::optional<std::int32_t> mode() const;
  [[nodiscard]] const std::optional<std::int64_t> user() const;
};

class KINFORM_EXPORT DownwardAPIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<DownwardAPIVolumeFile> items() const;
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const;
  [[nodiscard]] const std::optional<std::int64_t> default_user() const;
};

class KINFORM_EXPORT EmptyDirVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view medium() const;
  [[nodiscard]] const std::optional<kinform::Quantity> size_limit() const;
  [[nodiscard]] const std::optional<std::int32_t> mode() const;
};

class KINFORM_EXPORT EndpointAddress : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
  [[nodiscard]] const std::string_view hostname() const;
  [[nodiscard]] const std::optional<std::string_view> node_name() const;
  [[nodiscard]] ObjectReference target_ref() const;
};

class KINFORM_EXPORT EndpointPort : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] std::int32_t port() const;
  [[nodiscard]] const std::string_view protocol() const;
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const;
};

class KINFORM_EXPORT EndpointSubset : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<EndpointAddress> addresses() const;
  [[nodiscard]] kinform::ListView<EndpointAddress> not_ready_addresses() const;
  [[nodiscard]] kinform::ListView<EndpointPort> ports() const;
};

class KINFORM_EXPORT Endpoints : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<EndpointSubset> subsets() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<EndpointSubset> subsets() const&& = delete;
};

class KINFORM_EXPORT EndpointsList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Endpoints> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Endpoints> items() const&& = delete;
};

class KINFORM_EXPORT SecretEnvSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT EnvFromSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view prefix() const;
  [[nodiscard]] ConfigMapEnvSource config_map_ref() const;
  [[nodiscard]] SecretEnvSource secret_ref() const;
};

class KINFORM_EXPORT SecretKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT FileKeySelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT EnvVarSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ObjectFieldSelector field_ref() const;
  [[nodiscard]] ResourceFieldSelector resource_field_ref() const;
  [[nodiscard]] ConfigMapKeySelector config_map_key_ref() const;
  [[nodiscard]] SecretKeySelector secret_key_ref() const;
  [[nodiscard]] FileKeySelector file_key_ref() const;
};

class KINFORM_EXPORT EnvVar : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view value() const;
  [[nodiscard]] EnvVarSource value_from() const;
};

class KINFORM_EXPORT EphemeralContainer : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] kinform::ListView<std::string_view> command() const;
  [[nodiscard]] kinform::ListView<std::string_view> args() const;
  [[nodiscard]] const std::string_view working_dir() const;
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const;
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const;
  [[nodiscard]] kinform::ListView<EnvVar> env() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const;
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const;
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const;
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const;
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const;
  [[nodiscard]] Probe liveness_probe() const;
  [[nodiscard]] Probe readiness_probe() const;
  [[nodiscard]] Probe startup_probe() const;
  [[nodiscard]] Lifecycle lifecycle() const;
  [[nodiscard]] const std::string_view termination_message_path() const;
  [[nodiscard]] const std::string_view termination_message_policy() const;
  [[nodiscard]] const std::string_view image_pull_policy() const;
  [[nodiscard]] SecurityContext security_context() const;
  [[nodiscard]] bool stdin() const;
  [[nodiscard]] bool stdin_once() const;
  [[nodiscard]] bool tty() const;
  [[nodiscard]] const std::string_view target_container_name() const;
};

class KINFORM_EXPORT EphemeralContainerCommon : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] kinform::ListView<std::string_view> command() const;
  [[nodiscard]] kinform::ListView<std::string_view> args() const;
  [[nodiscard]] const std::string_view working_dir() const;
  [[nodiscard]] kinform::ListView<ContainerPort> ports() const;
  [[nodiscard]] kinform::ListView<EnvFromSource> env_from() const;
  [[nodiscard]] kinform::ListView<EnvVar> env() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] kinform::ListView<ContainerResizePolicy> resize_policy() const;
  [[nodiscard]] const std::optional<std::string_view> restart_policy() const;
  [[nodiscard]] kinform::ListView<ContainerRestartRule> restart_policy_rules() const;
  [[nodiscard]] kinform::ListView<VolumeMount> volume_mounts() const;
  [[nodiscard]] kinform::ListView<VolumeDevice> volume_devices() const;
  [[nodiscard]] Probe liveness_probe() const;
  [[nodiscard]] Probe readiness_probe() const;
  [[nodiscard]] Probe startup_probe() const;
  [[nodiscard]] Lifecycle lifecycle() const;
  [[nodiscard]] const std::string_view termination_message_path() const;
  [[nodiscard]] const std::string_view termination_message_policy() const;
  [[nodiscard]] const std::string_view image_pull_policy() const;
  [[nodiscard]] SecurityContext security_context() const;
  [[nodiscard]] bool stdin() const;
  [[nodiscard]] bool stdin_once() const;
  [[nodiscard]] bool tty() const;
};

class KINFORM_EXPORT VolumeResourceRequirements : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> limits() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> requests() const;
};

class KINFORM_EXPORT TypedLocalObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT TypedObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> namespace_name() const;
};

class KINFORM_EXPORT PersistentVolumeClaimSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] VolumeResourceRequirements resources() const;
  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::optional<std::string_view> storage_class_name() const;
  [[nodiscard]] const std::optional<std::string_view> volume_mode() const;
  [[nodiscard]] TypedLocalObjectReference data_source() const;
  [[nodiscard]] TypedObjectReference data_source_ref() const;
  [[nodiscard]] const std::optional<std::string_view> volume_attributes_class_name() const;
};

class KINFORM_EXPORT PersistentVolumeClaimTemplate : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const;
  [[nodiscard]] PersistentVolumeClaimSpec spec() const;
};

class KINFORM_EXPORT EphemeralVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PersistentVolumeClaimTemplate volume_claim_template() const;
};

class KINFORM_EXPORT EventSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view component() const;
  [[nodiscard]] const std::string_view host() const;
};

class KINFORM_EXPORT EventSeries : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t count() const;
  [[nodiscard]] const std::optional<kinform::MicroTime> last_observed_time() const;
};

class KINFORM_EXPORT Event : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ObjectReference involved_object() const& KINFORM_LIFETIME_BOUND;
  ObjectReference involved_object() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reason() const&& = delete;
  [[nodiscard]] const std::string_view message() const& KINFORM_LIFETIME_BOUND;
  const std::string_view message() const&& = delete;
  [[nodiscard]] EventSource source() const& KINFORM_LIFETIME_BOUND;
  EventSource source() const&& = delete;
  [[nodiscard]] const std::optional<kinform::Time> first_timestamp() const;
  [[nodiscard]] const std::optional<kinform::Time> last_timestamp() const;
  [[nodiscard]] std::int32_t count() const;
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND;
  const std::string_view type() const&& = delete;
  [[nodiscard]] const std::optional<kinform::MicroTime> event_time() const;
  [[nodiscard]] EventSeries series() const& KINFORM_LIFETIME_BOUND;
  EventSeries series() const&& = delete;
  [[nodiscard]] const std::string_view action() const& KINFORM_LIFETIME_BOUND;
  const std::string_view action() const&& = delete;
  [[nodiscard]] ObjectReference related() const& KINFORM_LIFETIME_BOUND;
  ObjectReference related() const&& = delete;
  [[nodiscard]] const std::string_view reporting_component() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reporting_component() const&& = delete;
  [[nodiscard]] const std::string_view reporting_instance() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reporting_instance() const&& = delete;
};

class KINFORM_EXPORT EventList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Event> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Event> items() const&& = delete;
};

class KINFORM_EXPORT EvictionResponder : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> priority() const;
};

class KINFORM_EXPORT FCVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> target_wwns() const;
  [[nodiscard]] const std::optional<std::int32_t> lun() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] kinform::ListView<std::string_view> wwids() const;
};

class KINFORM_EXPORT FlexPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] SecretReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] kinform::MapView<std::string_view> options() const;
};

class KINFORM_EXPORT FlexVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view driver() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] kinform::MapView<std::string_view> options() const;
};

class KINFORM_EXPORT FlockerVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view dataset_name() const;
  [[nodiscard]] const std::string_view dataset_uuid() const;
};

class KINFORM_EXPORT GCEPersistentDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pd_name() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] std::int32_t partition() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT GitRepoVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view repository() const;
  [[nodiscard]] const std::string_view revision() const;
  [[nodiscard]] const std::string_view directory() const;
};

class KINFORM_EXPORT GlusterfsPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view endpoints() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::optional<std::string_view> endpoints_namespace() const;
};

class KINFORM_EXPORT GlusterfsVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view endpoints() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT HTTPHeader : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view value() const;
};

class KINFORM_EXPORT HostAlias : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
  [[nodiscard]] kinform::ListView<std::string_view> hostnames() const;
};

class KINFORM_EXPORT HostIP : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
};

class KINFORM_EXPORT HostPathVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::string_view> type() const;
};

class KINFORM_EXPORT ISCSIPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_portal() const;
  [[nodiscard]] const std::string_view iqn() const;
  [[nodiscard]] std::int32_t lun() const;
  [[nodiscard]] const std::string_view iscsi_interface() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] kinform::ListView<std::string_view> portals() const;
  [[nodiscard]] bool chap_auth_discovery() const;
  [[nodiscard]] bool chap_auth_session() const;
  [[nodiscard]] SecretReference secret_ref() const;
  [[nodiscard]] const std::optional<std::string_view> initiator_name() const;
};

class KINFORM_EXPORT ISCSIVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_portal() const;
  [[nodiscard]] const std::string_view iqn() const;
  [[nodiscard]] std::int32_t lun() const;
  [[nodiscard]] const std::string_view iscsi_interface() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] kinform::ListView<std::string_view> portals() const;
  [[nodiscard]] bool chap_auth_discovery() const;
  [[nodiscard]] bool chap_auth_session() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
  [[nodiscard]] const std::optional<std::string_view> initiator_name() const;
};

class KINFORM_EXPORT ImageVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view reference() const;
  [[nodiscard]] const std::string_view pull_policy() const;
};

class KINFORM_EXPORT ImageVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view image_ref() const;
};

class KINFORM_EXPORT KeyToPath : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::int32_t> mode() const;
  [[nodiscard]] const std::optional<std::int64_t> user() const;
};

class KINFORM_EXPORT LimitRangeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<LimitRangeItem> limits() const;
};

class KINFORM_EXPORT LimitRange : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] LimitRangeSpec spec() const& KINFORM_LIFETIME_BOUND;
  LimitRangeSpec spec() const&& = delete;
};

class KINFORM_EXPORT LimitRangeItem : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> max() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> min() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> default_() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> default_request() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> max_limit_request_ratio() const;
};

class KINFORM_EXPORT LimitRangeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<LimitRange> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<LimitRange> items() const&& = delete;
};

class KINFORM_EXPORT LoadBalancerIngress : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
  [[nodiscard]] const std::string_view hostname() const;
  [[nodiscard]] const std::optional<std::string_view> ip_mode() const;
  [[nodiscard]] kinform::ListView<PortStatus> ports() const;
};

class KINFORM_EXPORT LoadBalancerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<LoadBalancerIngress> ingress() const;
};

class KINFORM_EXPORT LocalVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::string_view> fs_type() const;
};

class KINFORM_EXPORT ModifyVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view target_volume_attributes_class_name() const;
  [[nodiscard]] const std::string_view status() const;
};

class KINFORM_EXPORT NFSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view server() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT NamespaceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> finalizers() const;
};

class KINFORM_EXPORT NamespaceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const;
  [[nodiscard]] kinform::ListView<NamespaceCondition> conditions() const;
};

class KINFORM_EXPORT Namespace : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] NamespaceSpec spec() const& KINFORM_LIFETIME_BOUND;
  NamespaceSpec spec() const&& = delete;
  [[nodiscard]] NamespaceStatus status() const& KINFORM_LIFETIME_BOUND;
  NamespaceStatus status() const&& = delete;
};

class KINFORM_EXPORT NamespaceCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT NamespaceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Namespace> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Namespace> items() const&& = delete;
};

class KINFORM_EXPORT NodeConfigSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ConfigMapNodeConfigSource config_map() const;
};

class KINFORM_EXPORT NodePodPreemptionPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> disable_resize_preemption() const;
};

class KINFORM_EXPORT NodeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pod_cidr() const;
  [[nodiscard]] kinform::ListView<std::string_view> pod_cidrs() const;
  [[nodiscard]] const std::string_view provider_id() const;
  [[nodiscard]] bool unschedulable() const;
  [[nodiscard]] kinform::ListView<Taint> taints() const;
  [[nodiscard]] NodeConfigSource config_source() const;
  [[nodiscard]] const std::string_view external_id() const;
  [[nodiscard]] NodePodPreemptionPolicy pod_preemption_policy() const;
};

class KINFORM_EXPORT NodeDaemonEndpoints : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] DaemonEndpoint kubelet_endpoint() const;
};

class KINFORM_EXPORT NodeSwapStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> capacity() const;
};

class KINFORM_EXPORT NodeSystemInfo : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view machine_id() const;
  [[nodiscard]] const std::string_view system_uuid() const;
  [[nodiscard]] const std::string_view boot_id() const;
  [[nodiscard]] const std::string_view kernel_version() const;
  [[nodiscard]] const std::string_view os_image() const;
  [[nodiscard]] const std::string_view container_runtime_version() const;
  [[nodiscard]] const std::string_view kubelet_version() const;
  [[nodiscard]] const std::string_view kube_proxy_version() const;
  [[nodiscard]] const std::string_view operating_system() const;
  [[nodiscard]] const std::string_view architecture() const;
  [[nodiscard]] NodeSwapStatus swap() const;
  [[nodiscard]] const std::optional<bool> running_in_user_namespace() const;
};

class KINFORM_EXPORT NodeConfigStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeConfigSource assigned() const;
  [[nodiscard]] NodeConfigSource active() const;
  [[nodiscard]] NodeConfigSource last_known_good() const;
  [[nodiscard]] const std::string_view error() const;
};

class KINFORM_EXPORT NodeFeatures : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> supplemental_groups_policy() const;
};

class KINFORM_EXPORT NodeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocatable() const;
  [[nodiscard]] const std::string_view phase() const;
  [[nodiscard]] kinform::ListView<NodeCondition> conditions() const;
  [[nodiscard]] kinform::ListView<NodeAddress> addresses() const;
  [[nodiscard]] NodeDaemonEndpoints daemon_endpoints() const;
  [[nodiscard]] NodeSystemInfo node_info() const;
  [[nodiscard]] kinform::ListView<ContainerImage> images() const;
  [[nodiscard]] kinform::ListView<std::string_view> volumes_in_use() const;
  [[nodiscard]] kinform::ListView<AttachedVolume> volumes_attached() const;
  [[nodiscard]] NodeConfigStatus config() const;
  [[nodiscard]] kinform::ListView<NodeRuntimeHandler> runtime_handlers() const;
  [[nodiscard]] NodeFeatures features() const;
  [[nodiscard]] kinform::ListView<std::string_view> declared_features() const;
};

class KINFORM_EXPORT Node : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] NodeSpec spec() const& KINFORM_LIFETIME_BOUND;
  NodeSpec spec() const&& = delete;
  [[nodiscard]] NodeStatus status() const& KINFORM_LIFETIME_BOUND;
  NodeStatus status() const&& = delete;
};

class KINFORM_EXPORT NodeAddress : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view address() const;
};

class KINFORM_EXPORT NodeAllocatableMappedResources : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> quantity() const;
};

class KINFORM_EXPORT NodeAllocatableOverheadResources : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> per_pod() const;
  [[nodiscard]] const std::optional<kinform::Quantity> per_container() const;
};

class KINFORM_EXPORT NodeAllocatableResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_claim_name() const;
  [[nodiscard]] kinform::ListView<std::string_view> containers() const;
  [[nodiscard]] kinform::ListView<NodeAllocatableMappedResources> mapping() const;
  [[nodiscard]] kinform::ListView<NodeAllocatableOverheadResources> overhead() const;
};

class KINFORM_EXPORT NodeCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_heartbeat_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT NodeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Node> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Node> items() const&& = delete;
};

class KINFORM_EXPORT NodeProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND;
  const std::string_view path() const&& = delete;
};

class KINFORM_EXPORT NodeRuntimeHandlerFeatures : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> recursive_read_only_mounts() const;
  [[nodiscard]] const std::optional<bool> user_namespaces() const;
};

class KINFORM_EXPORT NodeRuntimeHandler : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] NodeRuntimeHandlerFeatures features() const;
};

class KINFORM_EXPORT NodeSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::string_view> values() const;
};

class KINFORM_EXPORT NodeSelectorTerm : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NodeSelectorRequirement> match_expressions() const;
  [[nodiscard]] kinform::ListView<NodeSelectorRequirement> match_fields() const;
};

class KINFORM_EXPORT RBDPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] const std::string_view pool() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view keyring() const;
  [[nodiscard]] SecretReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT VsphereVirtualDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_path() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] const std::string_view storage_policy_name() const;
  [[nodiscard]] const std::string_view storage_policy_id() const;
};

class KINFORM_EXPORT QuobyteVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view registry() const;
  [[nodiscard]] const std::string_view volume() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view tenant() const;
};

class KINFORM_EXPORT PhotonPersistentDiskVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view pd_id() const;
  [[nodiscard]] const std::string_view fs_type() const;
};

class KINFORM_EXPORT PortworxVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_id() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT ScaleIOPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view gateway() const;
  [[nodiscard]] const std::string_view system() const;
  [[nodiscard]] SecretReference secret_ref() const;
  [[nodiscard]] bool ssl_enabled() const;
  [[nodiscard]] const std::string_view protection_domain() const;
  [[nodiscard]] const std::string_view storage_pool() const;
  [[nodiscard]] const std::string_view storage_mode() const;
  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT StorageOSPersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::string_view volume_namespace() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] ObjectReference secret_ref() const;
};

class KINFORM_EXPORT VolumeNodeAffinity : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] NodeSelector required() const;
};

class KINFORM_EXPORT PersistentVolumeSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const;
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const;
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const;
  [[nodiscard]] HostPathVolumeSource host_path() const;
  [[nodiscard]] GlusterfsPersistentVolumeSource glusterfs() const;
  [[nodiscard]] NFSVolumeSource nfs() const;
  [[nodiscard]] RBDPersistentVolumeSource rbd() const;
  [[nodiscard]] ISCSIPersistentVolumeSource iscsi() const;
  [[nodiscard]] CinderPersistentVolumeSource cinder() const;
  [[nodiscard]] CephFSPersistentVolumeSource cephfs() const;
  [[nodiscard]] FCVolumeSource fc() const;
  [[nodiscard]] FlockerVolumeSource flocker() const;
  [[nodiscard]] FlexPersistentVolumeSource flex_volume() const;
  [[nodiscard]] AzureFilePersistentVolumeSource azure_file() const;
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const;
  [[nodiscard]] QuobyteVolumeSource quobyte() const;
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const;
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const;
  [[nodiscard]] PortworxVolumeSource portworx_volume() const;
  [[nodiscard]] ScaleIOPersistentVolumeSource scale_io() const;
  [[nodiscard]] LocalVolumeSource local() const;
  [[nodiscard]] StorageOSPersistentVolumeSource storageos() const;
  [[nodiscard]] CSIPersistentVolumeSource csi() const;
  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const;
  [[nodiscard]] ObjectReference claim_ref() const;
  [[nodiscard]] const std::string_view persistent_volume_reclaim_policy() const;
  [[nodiscard]] const std::string_view storage_class_name() const;
  [[nodiscard]] kinform::ListView<std::string_view> mount_options() const;
  [[nodiscard]] const std::optional<std::string_view> volume_mode() const;
  [[nodiscard]] VolumeNodeAffinity node_affinity() const;
  [[nodiscard]] const std::optional<std::string_view> volume_attributes_class_name() const;
};

class KINFORM_EXPORT PersistentVolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::optional<kinform::Time> last_phase_transition_time() const;
};

class KINFORM_EXPORT PersistentVolume : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PersistentVolumeSpec spec() const& KINFORM_LIFETIME_BOUND;
  PersistentVolumeSpec spec() const&& = delete;
  [[nodiscard]] PersistentVolumeStatus status() const& KINFORM_LIFETIME_BOUND;
  PersistentVolumeStatus status() const&& = delete;
};

class KINFORM_EXPORT VolumeHealthStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<VolumeHealthCondition> health_conditions() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
};

class KINFORM_EXPORT PersistentVolumeClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view phase() const;
  [[nodiscard]] kinform::ListView<std::string_view> access_modes() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> capacity() const;
  [[nodiscard]] kinform::ListView<PersistentVolumeClaimCondition> conditions() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const;
  [[nodiscard]] kinform::MapView<std::string_view> allocated_resource_statuses() const;
  [[nodiscard]] const std::optional<std::string_view> current_volume_attributes_class_name() const;
  [[nodiscard]] ModifyVolumeStatus modify_volume_status() const;
  [[nodiscard]] VolumeHealthStatus health_status() const;
};

class KINFORM_EXPORT PersistentVolumeClaim : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PersistentVolumeClaimSpec spec() const& KINFORM_LIFETIME_BOUND;
  PersistentVolumeClaimSpec spec() const&& = delete;
  [[nodiscard]] PersistentVolumeClaimStatus status() const& KINFORM_LIFETIME_BOUND;
  PersistentVolumeClaimStatus status() const&& = delete;
};

class KINFORM_EXPORT PersistentVolumeClaimCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_probe_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT PersistentVolumeClaimList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PersistentVolumeClaim> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PersistentVolumeClaim> items() const&& = delete;
};

class KINFORM_EXPORT PersistentVolumeClaimVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view claim_name() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT PersistentVolumeList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PersistentVolume> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PersistentVolume> items() const&& = delete;
};

class KINFORM_EXPORT PersistentVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const;
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const;
  [[nodiscard]] HostPathVolumeSource host_path() const;
  [[nodiscard]] GlusterfsPersistentVolumeSource glusterfs() const;
  [[nodiscard]] NFSVolumeSource nfs() const;
  [[nodiscard]] RBDPersistentVolumeSource rbd() const;
  [[nodiscard]] ISCSIPersistentVolumeSource iscsi() const;
  [[nodiscard]] CinderPersistentVolumeSource cinder() const;
  [[nodiscard]] CephFSPersistentVolumeSource cephfs() const;
  [[nodiscard]] FCVolumeSource fc() const;
  [[nodiscard]] FlockerVolumeSource flocker() const;
  [[nodiscard]] FlexPersistentVolumeSource flex_volume() const;
  [[nodiscard]] AzureFilePersistentVolumeSource azure_file() const;
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const;
  [[nodiscard]] QuobyteVolumeSource quobyte() const;
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const;
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const;
  [[nodiscard]] PortworxVolumeSource portworx_volume() const;
  [[nodiscard]] ScaleIOPersistentVolumeSource scale_io() const;
  [[nodiscard]] LocalVolumeSource local() const;
  [[nodiscard]] StorageOSPersistentVolumeSource storageos() const;
  [[nodiscard]] CSIPersistentVolumeSource csi() const;
};

class KINFORM_EXPORT PodSecurityContext : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] SELinuxOptions se_linux_options() const;
  [[nodiscard]] WindowsSecurityContextOptions windows_options() const;
  [[nodiscard]] const std::optional<std::int64_t> run_as_user() const;
  [[nodiscard]] const std::optional<std::int64_t> run_as_group() const;
  [[nodiscard]] const std::optional<bool> run_as_non_root() const;
  [[nodiscard]] kinform::ListView<std::int64_t> supplemental_groups() const;
  [[nodiscard]] const std::optional<std::string_view> supplemental_groups_policy() const;
  [[nodiscard]] const std::optional<std::int64_t> fs_group() const;
  [[nodiscard]] kinform::ListView<Sysctl> sysctls() const;
  [[nodiscard]] const std::optional<std::string_view> fs_group_change_policy() const;
  [[nodiscard]] SeccompProfile seccomp_profile() const;
  [[nodiscard]] AppArmorProfile app_armor_profile() const;
  [[nodiscard]] const std::optional<std::string_view> se_linux_change_policy() const;
};

class KINFORM_EXPORT PodDNSConfig : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> nameservers() const;
  [[nodiscard]] kinform::ListView<std::string_view> searches() const;
  [[nodiscard]] kinform::ListView<PodDNSConfigOption> options() const;
};

class KINFORM_EXPORT PodOS : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT PodSchedulingGroup : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> pod_group_name() const;
};

class KINFORM_EXPORT PodSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<Volume> volumes() const;
  [[nodiscard]] kinform::ListView<Container> init_containers() const;
  [[nodiscard]] kinform::ListView<Container> containers() const;
  [[nodiscard]] kinform::ListView<EphemeralContainer> ephemeral_containers() const;
  [[nodiscard]] const std::string_view restart_policy() const;
  [[nodiscard]] const std::optional<std::int64_t> termination_grace_period_seconds() const;
  [[nodiscard]] const std::optional<std::int64_t> active_deadline_seconds() const;
  [[nodiscard]] const std::string_view dns_policy() const;
  [[nodiscard]] kinform::MapView<std::string_view> node_selector() const;
  [[nodiscard]] const std::string_view service_account_name() const;
  [[nodiscard]] const std::string_view service_account() const;
  [[nodiscard]] const std::optional<bool> automount_service_account_token() const;
  [[nodiscard]] const std::string_view node_name() const;
  [[nodiscard]] bool host_network() const;
  [[nodiscard]] bool host_pid() const;
  [[nodiscard]] bool host_ipc() const;
  [[nodiscard]] const std::optional<bool> share_process_namespace() const;
  [[nodiscard]] PodSecurityContext security_context() const;
  [[nodiscard]] kinform::ListView<LocalObjectReference> image_pull_secrets() const;
  [[nodiscard]] const std::string_view hostname() const;
  [[nodiscard]] const std::string_view subdomain() const;
  [[nodiscard]] Affinity affinity() const;
  [[nodiscard]] const std::string_view scheduler_name() const;
  [[nodiscard]] kinform::ListView<Toleration> tolerations() const;
  [[nodiscard]] kinform::ListView<HostAlias> host_aliases() const;
  [[nodiscard]] const std::string_view priority_class_name() const;
  [[nodiscard]] const std::optional<std::int32_t> priority() const;
  [[nodiscard]] PodDNSConfig dns_config() const;
  [[nodiscard]] kinform::ListView<PodReadinessGate> readiness_gates() const;
  [[nodiscard]] const std::optional<std::string_view> runtime_class_name() const;
  [[nodiscard]] const std::optional<bool> enable_service_links() const;
  [[nodiscard]] const std::optional<std::string_view> preemption_policy() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> overhead() const;
  [[nodiscard]] kinform::ListView<TopologySpreadConstraint> topology_spread_constraints() const;
  [[nodiscard]] const std::optional<bool> set_hostname_as_fqdn() const;
  [[nodiscard]] PodOS os() const;
  [[nodiscard]] const std::optional<bool> host_users() const;
  [[nodiscard]] kinform::ListView<PodSchedulingGate> scheduling_gates() const;
  [[nodiscard]] kinform::ListView<PodResourceClaim> resource_claims() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] const std::optional<std::string_view> hostname_override() const;
  [[nodiscard]] PodSchedulingGroup scheduling_group() const;
  [[nodiscard]] kinform::ListView<EvictionResponder> eviction_responders() const;
};

class KINFORM_EXPORT PodExtendedResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ContainerExtendedResourceRequest> request_mappings() const;
  [[nodiscard]] const std::string_view resource_claim_name() const;
};

class KINFORM_EXPORT PodStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] const std::string_view phase() const;
  [[nodiscard]] kinform::ListView<PodCondition> conditions() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view nominated_node_name() const;
  [[nodiscard]] const std::string_view host_ip() const;
  [[nodiscard]] kinform::ListView<HostIP> host_ips() const;
  [[nodiscard]] const std::string_view pod_ip() const;
  [[nodiscard]] kinform::ListView<PodIP> pod_ips() const;
  [[nodiscard]] const std::optional<kinform::Time> start_time() const;
  [[nodiscard]] kinform::ListView<ContainerStatus> init_container_statuses() const;
  [[nodiscard]] kinform::ListView<ContainerStatus> container_statuses() const;
  [[nodiscard]] const std::string_view qos_class() const;
  [[nodiscard]] kinform::ListView<ContainerStatus> ephemeral_container_statuses() const;
  [[nodiscard]] const std::string_view resize() const;
  [[nodiscard]] kinform::ListView<PodResourceClaimStatus> resource_claim_statuses() const;
  [[nodiscard]] PodExtendedResourceClaimStatus extended_resource_claim_status() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> allocated_resources() const;
  [[nodiscard]] ResourceRequirements resources() const;
  [[nodiscard]] kinform::ListView<NodeAllocatableResourceClaimStatus> node_allocatable_resource_claim_statuses() const;
  [[nodiscard]] kinform::ListView<PodVolumeHealth> volume_health() const;
};

class KINFORM_EXPORT Pod : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PodSpec spec() const& KINFORM_LIFETIME_BOUND;
  PodSpec spec() const&& = delete;
  [[nodiscard]] PodStatus status() const& KINFORM_LIFETIME_BOUND;
  PodStatus status() const&& = delete;
};

class KINFORM_EXPORT PodAffinityTerm : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const;
  [[nodiscard]] kinform::ListView<std::string_view> namespaces() const;
  [[nodiscard]] const std::string_view topology_key() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const;
  [[nodiscard]] kinform::ListView<std::string_view> match_label_keys() const;
  [[nodiscard]] kinform::ListView<std::string_view> mismatch_label_keys() const;
};

class KINFORM_EXPORT PodAttachOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] bool stdin() const;
  [[nodiscard]] bool stdout() const;
  [[nodiscard]] bool stderr() const;
  [[nodiscard]] bool tty() const;
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND;
  const std::string_view container() const&& = delete;
};

class KINFORM_EXPORT PodCertificateProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view signer_name() const;
  [[nodiscard]] const std::string_view key_type() const;
  [[nodiscard]] const std::optional<std::int32_t> max_expiration_seconds() const;
  [[nodiscard]] const std::string_view credential_bundle_path() const;
  [[nodiscard]] const std::string_view key_path() const;
  [[nodiscard]] const std::string_view certificate_chain_path() const;
  [[nodiscard]] kinform::MapView<std::string_view> user_annotations() const;
  [[nodiscard]] const std::optional<std::int64_t> user() const;
};

class KINFORM_EXPORT PodCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_probe_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT PodDNSConfigOption : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> value() const;
};

class KINFORM_EXPORT PodExecOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] bool stdin() const;
  [[nodiscard]] bool stdout() const;
  [[nodiscard]] bool stderr() const;
  [[nodiscard]] bool tty() const;
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND;
  const std::string_view container() const&& = delete;
  [[nodiscard]] kinform::ListView<std::string_view> command() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::string_view> command() const&& = delete;
};

class KINFORM_EXPORT PodIP : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
};

class KINFORM_EXPORT PodList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Pod> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Pod> items() const&& = delete;
};

class KINFORM_EXPORT PodLogOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view container() const& KINFORM_LIFETIME_BOUND;
  const std::string_view container() const&& = delete;
  [[nodiscard]] bool follow() const;
  [[nodiscard]] bool previous() const;
  [[nodiscard]] const std::optional<std::int64_t> since_seconds() const;
  [[nodiscard]] const std::optional<kinform::Time> since_time() const;
  [[nodiscard]] bool timestamps() const;
  [[nodiscard]] const std::optional<std::int64_t> tail_lines() const;
  [[nodiscard]] const std::optional<std::int64_t> limit_bytes() const;
  [[nodiscard]] bool insecure_skip_tls_verify_backend() const;
  [[nodiscard]] const std::optional<std::string_view> stream() const& KINFORM_LIFETIME_BOUND;
  const std::optional<std::string_view> stream() const&& = delete;
};

class KINFORM_EXPORT PodPortForwardOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::ListView<std::int32_t> ports() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<std::int32_t> ports() const&& = delete;
};

class KINFORM_EXPORT PodProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND;
  const std::string_view path() const&& = delete;
};

class KINFORM_EXPORT PodReadinessGate : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view condition_type() const;
};

class KINFORM_EXPORT PodResourceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> resource_claim_name() const;
  [[nodiscard]] const std::optional<std::string_view> resource_claim_template_name() const;
};

class KINFORM_EXPORT PodResourceClaimStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> resource_claim_name() const;
};

class KINFORM_EXPORT PodSchedulingGate : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT PodSignature : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::OwnerReference pod_controller() const;
};

class KINFORM_EXPORT PodTemplateSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const;
  [[nodiscard]] PodSpec spec() const;
};

class KINFORM_EXPORT PodTemplate : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PodTemplateSpec template_() const& KINFORM_LIFETIME_BOUND;
  PodTemplateSpec template_() const&& = delete;
};

class KINFORM_EXPORT PodTemplateList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PodTemplate> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PodTemplate> items() const&& = delete;
};

class KINFORM_EXPORT PodVolumeHealth : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<VolumeHealthCondition> health_conditions() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
};

class KINFORM_EXPORT PortStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const;
  [[nodiscard]] const std::string_view protocol() const;
  [[nodiscard]] const std::optional<std::string_view> error() const;
};

class KINFORM_EXPORT Preconditions : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> uid() const;
};

class KINFORM_EXPORT PreferAvoidPodsEntry : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PodSignature pod_signature() const;
  [[nodiscard]] const std::optional<kinform::Time> eviction_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT PreferredSchedulingTerm : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t weight() const;
  [[nodiscard]] NodeSelectorTerm preference() const;
};

class KINFORM_EXPORT ProbeHandler : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ExecAction exec() const;
  [[nodiscard]] HTTPGetAction http_get() const;
  [[nodiscard]] TCPSocketAction tcp_socket() const;
  [[nodiscard]] GRPCAction grpc() const;
};

class KINFORM_EXPORT ProjectedVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<VolumeProjection> sources() const;
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const;
  [[nodiscard]] const std::optional<std::int64_t> default_user() const;
};

class KINFORM_EXPORT RBDVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> monitors() const;
  [[nodiscard]] const std::string_view image() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] const std::string_view pool() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] const std::string_view keyring() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT RangeAllocation : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view range() const& KINFORM_LIFETIME_BOUND;
  const std::string_view range() const&& = delete;
  [[nodiscard]] kinform::Base64 data() const& KINFORM_LIFETIME_BOUND;
  kinform::Base64 data() const&& = delete;
};

class KINFORM_EXPORT ReplicationControllerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> replicas() const;
  [[nodiscard]] std::int32_t min_ready_seconds() const;
  [[nodiscard]] kinform::MapView<std::string_view> selector() const;
  [[nodiscard]] PodTemplateSpec template_() const;
};

class KINFORM_EXPORT ReplicationControllerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const;
  [[nodiscard]] std::int32_t fully_labeled_replicas() const;
  [[nodiscard]] std::int32_t ready_replicas() const;
  [[nodiscard]] std::int32_t available_replicas() const;
  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] kinform::ListView<ReplicationControllerCondition> conditions() const;
};

class KINFORM_EXPORT ReplicationController : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ReplicationControllerSpec spec() const& KINFORM_LIFETIME_BOUND;
  ReplicationControllerSpec spec() const&& = delete;
  [[nodiscard]] ReplicationControllerStatus status() const& KINFORM_LIFETIME_BOUND;
  ReplicationControllerStatus status() const&& = delete;
};

class KINFORM_EXPORT ReplicationControllerCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT ReplicationControllerList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ReplicationController> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ReplicationController> items() const&& = delete;
};

class KINFORM_EXPORT ResourceClaim : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view request() const;
};

class KINFORM_EXPORT ResourceHealth : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource_id() const;
  [[nodiscard]] const std::string_view health() const;
  [[nodiscard]] const std::optional<std::string_view> message() const;
};

class KINFORM_EXPORT ScopeSelector : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ScopedResourceSelectorRequirement> match_expressions() const;
};

class KINFORM_EXPORT ResourceQuotaSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> hard() const;
  [[nodiscard]] kinform::ListView<std::string_view> scopes() const;
  [[nodiscard]] ScopeSelector scope_selector() const;
};

class KINFORM_EXPORT ResourceQuotaStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> hard() const;
  [[nodiscard]] kinform::MapView<kinform::Quantity> used() const;
};

class KINFORM_EXPORT ResourceQuota : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ResourceQuotaSpec spec() const& KINFORM_LIFETIME_BOUND;
  ResourceQuotaSpec spec() const&& = delete;
  [[nodiscard]] ResourceQuotaStatus status() const& KINFORM_LIFETIME_BOUND;
  ResourceQuotaStatus status() const&& = delete;
};

class KINFORM_EXPORT ResourceQuotaList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ResourceQuota> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ResourceQuota> items() const&& = delete;
};

class KINFORM_EXPORT ResourceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<ResourceHealth> resources() const;
};

class KINFORM_EXPORT ScaleIOVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view gateway() const;
  [[nodiscard]] const std::string_view system() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
  [[nodiscard]] bool ssl_enabled() const;
  [[nodiscard]] const std::string_view protection_domain() const;
  [[nodiscard]] const std::string_view storage_pool() const;
  [[nodiscard]] const std::string_view storage_mode() const;
  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
};

class KINFORM_EXPORT ScopedResourceSelectorRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view scope_name() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] kinform::ListView<std::string_view> values() const;
};

class KINFORM_EXPORT Secret : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::optional<bool> immutable() const;
  [[nodiscard]] kinform::MapView<kinform::Base64> data() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<kinform::Base64> data() const&& = delete;
  [[nodiscard]] kinform::MapView<std::string_view> string_data() const& KINFORM_LIFETIME_BOUND;
  kinform::MapView<std::string_view> string_data() const&& = delete;
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND;
  const std::string_view type() const&& = delete;
};

class KINFORM_EXPORT SecretList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Secret> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Secret> items() const&& = delete;
};

class KINFORM_EXPORT SecretProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::ListView<KeyToPath> items() const;
  [[nodiscard]] const std::optional<bool> optional() const;
};

class KINFORM_EXPORT SecretVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view secret_name() const;
  [[nodiscard]] kinform::ListView<KeyToPath> items() const;
  [[nodiscard]] const std::optional<std::int32_t> default_mode() const;
  [[nodiscard]] const std::optional<bool> optional() const;
  [[nodiscard]] const std::optional<std::int64_t> default_user() const;
};

class KINFORM_EXPORT SerializedReference : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ObjectReference reference() const& KINFORM_LIFETIME_BOUND;
  ObjectReference reference() const&& = delete;
};

class KINFORM_EXPORT SessionAffinityConfig : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ClientIPConfig client_ip() const;
};

class KINFORM_EXPORT ServiceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ServicePort> ports() const;
  [[nodiscard]] kinform::MapView<std::string_view> selector() const;
  [[nodiscard]] const std::string_view cluster_ip() const;
  [[nodiscard]] kinform::ListView<std::string_view> cluster_ips() const;
  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] kinform::ListView<std::string_view> external_ips() const;
  [[nodiscard]] const std::string_view session_affinity() const;
  [[nodiscard]] const std::string_view load_balancer_ip() const;
  [[nodiscard]] kinform::ListView<std::string_view> load_balancer_source_ranges() const;
  [[nodiscard]] const std::string_view external_name() const;
  [[nodiscard]] const std::string_view external_traffic_policy() const;
  [[nodiscard]] std::int32_t health_check_node_port() const;
  [[nodiscard]] bool publish_not_ready_addresses() const;
  [[nodiscard]] SessionAffinityConfig session_affinity_config() const;
  [[nodiscard]] kinform::ListView<std::string_view> ip_families() const;
  [[nodiscard]] const std::optional<std::string_view> ip_family_policy() const;
  [[nodiscard]] const std::optional<bool> allocate_load_balancer_node_ports() const;
  [[nodiscard]] const std::optional<std::string_view> load_balancer_class() const;
  [[nodiscard]] const std::optional<std::string_view> internal_traffic_policy() const;
  [[nodiscard]] const std::optional<std::string_view> traffic_distribution() const;
};

class KINFORM_EXPORT ServiceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] LoadBalancerStatus load_balancer() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
};

class KINFORM_EXPORT Service : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ServiceSpec spec() const& KINFORM_LIFETIME_BOUND;
  ServiceSpec spec() const&& = delete;
  [[nodiscard]] ServiceStatus status() const& KINFORM_LIFETIME_BOUND;
  ServiceStatus status() const&& = delete;
};

class KINFORM_EXPORT ServiceAccount : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ObjectReference> secrets() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ObjectReference> secrets() const&& = delete;
  [[nodiscard]] kinform::ListView<LocalObjectReference> image_pull_secrets() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<LocalObjectReference> image_pull_secrets() const&& = delete;
  [[nodiscard]] const std::optional<bool> automount_service_account_token() const;
};

class KINFORM_EXPORT ServiceAccountList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ServiceAccount> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ServiceAccount> items() const&& = delete;
};

class KINFORM_EXPORT ServiceAccountTokenProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view audience() const;
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const;
  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::int64_t> user() const;
};

class KINFORM_EXPORT ServiceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Service> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Service> items() const&& = delete;
};

class KINFORM_EXPORT ServicePort : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view protocol() const;
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const;
  [[nodiscard]] std::int32_t port() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> target_port() const;
  [[nodiscard]] std::int32_t node_port() const;
};

class KINFORM_EXPORT ServiceProxyOptions : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] const std::string_view path() const& KINFORM_LIFETIME_BOUND;
  const std::string_view path() const&& = delete;
};

class KINFORM_EXPORT StorageOSVolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view volume_name() const;
  [[nodiscard]] const std::string_view volume_namespace() const;
  [[nodiscard]] const std::string_view fs_type() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] LocalObjectReference secret_ref() const;
};

class KINFORM_EXPORT Sysctl : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view value() const;
};

class KINFORM_EXPORT Taint : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view value() const;
  [[nodiscard]] const std::string_view effect() const;
  [[nodiscard]] const std::optional<kinform::Time> time_added() const;
};

class KINFORM_EXPORT Toleration : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view operator_() const;
  [[nodiscard]] const std::string_view value() const;
  [[nodiscard]] const std::string_view effect() const;
  [[nodiscard]] const std::optional<std::int64_t> toleration_seconds() const;
};

class KINFORM_EXPORT TopologySelectorLabelRequirement : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] kinform::ListView<std::string_view> values() const;
};

class KINFORM_EXPORT TopologySelectorTerm : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<TopologySelectorLabelRequirement> match_label_expressions() const;
};

class KINFORM_EXPORT TopologySpreadConstraint : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t max_skew() const;
  [[nodiscard]] const std::string_view topology_key() const;
  [[nodiscard]] const std::string_view when_unsatisfiable() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector label_selector() const;
  [[nodiscard]] const std::optional<std::int32_t> min_domains() const;
  [[nodiscard]] const std::optional<std::string_view> node_affinity_policy() const;
  [[nodiscard]] const std::optional<std::string_view> node_taints_policy() const;
  [[nodiscard]] kinform::ListView<std::string_view> match_label_keys() const;
};

class KINFORM_EXPORT Volume : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] HostPathVolumeSource host_path() const;
  [[nodiscard]] EmptyDirVolumeSource empty_dir() const;
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const;
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const;
  [[nodiscard]] GitRepoVolumeSource git_repo() const;
  [[nodiscard]] SecretVolumeSource secret() const;
  [[nodiscard]] NFSVolumeSource nfs() const;
  [[nodiscard]] ISCSIVolumeSource iscsi() const;
  [[nodiscard]] GlusterfsVolumeSource glusterfs() const;
  [[nodiscard]] PersistentVolumeClaimVolumeSource persistent_volume_claim() const;
  [[nodiscard]] RBDVolumeSource rbd() const;
  [[nodiscard]] FlexVolumeSource flex_volume() const;
  [[nodiscard]] CinderVolumeSource cinder() const;
  [[nodiscard]] CephFSVolumeSource cephfs() const;
  [[nodiscard]] FlockerVolumeSource flocker() const;
  [[nodiscard]] DownwardAPIVolumeSource downward_api() const;
  [[nodiscard]] FCVolumeSource fc() const;
  [[nodiscard]] AzureFileVolumeSource azure_file() const;
  [[nodiscard]] ConfigMapVolumeSource config_map() const;
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const;
  [[nodiscard]] QuobyteVolumeSource quobyte() const;
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const;
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const;
  [[nodiscard]] ProjectedVolumeSource projected() const;
  [[nodiscard]] PortworxVolumeSource portworx_volume() const;
  [[nodiscard]] ScaleIOVolumeSource scale_io() const;
  [[nodiscard]] StorageOSVolumeSource storageos() const;
  [[nodiscard]] CSIVolumeSource csi() const;
  [[nodiscard]] EphemeralVolumeSource ephemeral() const;
  [[nodiscard]] ImageVolumeSource image() const;
};

class KINFORM_EXPORT VolumeDevice : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view device_path() const;
};

class KINFORM_EXPORT VolumeHealthCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT VolumeMount : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::optional<std::string_view> recursive_read_only() const;
  [[nodiscard]] const std::string_view mount_path() const;
  [[nodiscard]] const std::string_view sub_path() const;
  [[nodiscard]] const std::optional<std::string_view> mount_propagation() const;
  [[nodiscard]] const std::string_view sub_path_expr() const;
  [[nodiscard]] kinform::ListView<std::string_view> bind_mount_options() const;
};

class KINFORM_EXPORT VolumeStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ImageVolumeStatus image() const;
};

class KINFORM_EXPORT VolumeMountStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view mount_path() const;
  [[nodiscard]] bool read_only() const;
  [[nodiscard]] const std::optional<std::string_view> recursive_read_only() const;
  [[nodiscard]] VolumeStatus volume_status() const;
};

class KINFORM_EXPORT VolumeProjection : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] SecretProjection secret() const;
  [[nodiscard]] DownwardAPIProjection downward_api() const;
  [[nodiscard]] ConfigMapProjection config_map() const;
  [[nodiscard]] ServiceAccountTokenProjection service_account_token() const;
  [[nodiscard]] ClusterTrustBundleProjection cluster_trust_bundle() const;
  [[nodiscard]] PodCertificateProjection pod_certificate() const;
};

class KINFORM_EXPORT VolumeSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] HostPathVolumeSource host_path() const;
  [[nodiscard]] EmptyDirVolumeSource empty_dir() const;
  [[nodiscard]] GCEPersistentDiskVolumeSource gce_persistent_disk() const;
  [[nodiscard]] AWSElasticBlockStoreVolumeSource aws_elastic_block_store() const;
  [[nodiscard]] GitRepoVolumeSource git_repo() const;
  [[nodiscard]] SecretVolumeSource secret() const;
  [[nodiscard]] NFSVolumeSource nfs() const;
  [[nodiscard]] ISCSIVolumeSource iscsi() const;
  [[nodiscard]] GlusterfsVolumeSource glusterfs() const;
  [[nodiscard]] PersistentVolumeClaimVolumeSource persistent_volume_claim() const;
  [[nodiscard]] RBDVolumeSource rbd() const;
  [[nodiscard]] FlexVolumeSource flex_volume() const;
  [[nodiscard]] CinderVolumeSource cinder() const;
  [[nodiscard]] CephFSVolumeSource cephfs() const;
  [[nodiscard]] FlockerVolumeSource flocker() const;
  [[nodiscard]] DownwardAPIVolumeSource downward_api() const;
  [[nodiscard]] FCVolumeSource fc() const;
  [[nodiscard]] AzureFileVolumeSource azure_file() const;
  [[nodiscard]] ConfigMapVolumeSource config_map() const;
  [[nodiscard]] VsphereVirtualDiskVolumeSource vsphere_volume() const;
  [[nodiscard]] QuobyteVolumeSource quobyte() const;
  [[nodiscard]] AzureDiskVolumeSource azure_disk() const;
  [[nodiscard]] PhotonPersistentDiskVolumeSource photon_persistent_disk() const;
  [[nodiscard]] ProjectedVolumeSource projected() const;
  [[nodiscard]] PortworxVolumeSource portworx_volume() const;
  [[nodiscard]] ScaleIOVolumeSource scale_io() const;
  [[nodiscard]] StorageOSVolumeSource storageos() const;
  [[nodiscard]] CSIVolumeSource csi() const;
  [[nodiscard]] EphemeralVolumeSource ephemeral() const;
  [[nodiscard]] ImageVolumeSource image() const;
};

class KINFORM_EXPORT WeightedPodAffinityTerm : public kinform::View {
 public:
  class Draft;  // In kinform/api/core/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t weight() const;
  [[nodiscard]] PodAffinityTerm pod_affinity_term() const;
};

}  // namespace kinform::inline v0::core::v1
