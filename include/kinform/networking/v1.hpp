// The types of networking.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::networking::v1 {

class ServiceBackendPort;
class IngressServiceBackend;
class IngressBackend;
class HTTPIngressPath;
class HTTPIngressRuleValue;
class ParentReference;
class IPAddressSpec;
class IPAddress;
class IPAddressList;
class IPBlock;
class IngressSpec;
class IngressLoadBalancerStatus;
class IngressStatus;
class Ingress;
class IngressClassParametersReference;
class IngressClassSpec;
class IngressClass;
class IngressClassList;
class IngressList;
class IngressLoadBalancerIngress;
class IngressPortStatus;
class IngressRule;
class IngressRuleValue;
class IngressTLS;
class NetworkPolicySpec;
class NetworkPolicy;
class NetworkPolicyEgressRule;
class NetworkPolicyIngressRule;
class NetworkPolicyList;
class NetworkPolicyPeer;
class NetworkPolicyPort;
class ServiceCIDRSpec;
class ServiceCIDRStatus;
class ServiceCIDR;
class ServiceCIDRList;

struct PathType {
  static constexpr std::string_view kExact = "Exact";
  static constexpr std::string_view kPrefix = "Prefix";
  static constexpr std::string_view kImplementationSpecific = "ImplementationSpecific";
};

struct PolicyType {
  static constexpr std::string_view kIngress = "Ingress";
  static constexpr std::string_view kEgress = "Egress";
};

class ServiceBackendPort : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] std::int32_t number() const { return get<std::int32_t>("number"); }
};

class IngressServiceBackend : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] ServiceBackendPort port() const { return ServiceBackendPort(member("port")); }
};

class IngressBackend : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] IngressServiceBackend service() const {
    return IngressServiceBackend(member("service"));
  }
  [[nodiscard]] kinform::core::v1::TypedLocalObjectReference resource() const {
    return kinform::core::v1::TypedLocalObjectReference(member("resource"));
  }
};

class HTTPIngressPath : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::optional<std::string_view> path_type() const {
    return get<std::optional<std::string_view>>("pathType");
  }
  [[nodiscard]] IngressBackend backend() const { return IngressBackend(member("backend")); }
};

class HTTPIngressRuleValue : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<HTTPIngressPath> paths() const {
    return kinform::ListView<HTTPIngressPath>(member("paths"));
  }
};

class ParentReference : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class IPAddressSpec : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParentReference parent_ref() const { return ParentReference(member("parentRef")); }
};

class IPAddress : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "networking.k8s.io", .version = "v1", .plural = "ipaddresses", .kind = "IPAddress", .namespaced = false};
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
  [[nodiscard]] IPAddressSpec spec() const& KINFORM_LIFETIME_BOUND {
    return IPAddressSpec(member("spec"));
  }
  IPAddressSpec spec() const&& = delete;
};

class IPAddressList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<IPAddress> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<IPAddress>(member("items"));
  }
  kinform::ListView<IPAddress> items() const&& = delete;
};

class IPBlock : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view cidr() const { return get<std::string_view>("cidr"); }
  [[nodiscard]] kinform::ListView<std::string_view> except() const {
    return kinform::ListView<std::string_view>(member("except"));
  }
};

class IngressSpec : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> ingress_class_name() const {
    return get<std::optional<std::string_view>>("ingressClassName");
  }
  [[nodiscard]] IngressBackend default_backend() const {
    return IngressBackend(member("defaultBackend"));
  }
  [[nodiscard]] kinform::ListView<IngressTLS> tls() const {
    return kinform::ListView<IngressTLS>(member("tls"));
  }
  [[nodiscard]] kinform::ListView<IngressRule> rules() const {
    return kinform::ListView<IngressRule>(member("rules"));
  }
};

class IngressLoadBalancerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<IngressLoadBalancerIngress> ingress() const {
    return kinform::ListView<IngressLoadBalancerIngress>(member("ingress"));
  }
};

class IngressStatus : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] IngressLoadBalancerStatus load_balancer() const {
    return IngressLoadBalancerStatus(member("loadBalancer"));
  }
};

class Ingress : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "networking.k8s.io", .version = "v1", .plural = "ingresses", .kind = "Ingress"};
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
  [[nodiscard]] IngressSpec spec() const& KINFORM_LIFETIME_BOUND {
    return IngressSpec(member("spec"));
  }
  IngressSpec spec() const&& = delete;
  [[nodiscard]] IngressStatus status() const& KINFORM_LIFETIME_BOUND {
    return IngressStatus(member("status"));
  }
  IngressStatus status() const&& = delete;
};

class IngressClassParametersReference : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const {
    return get<std::optional<std::string_view>>("apiGroup");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> scope() const {
    return get<std::optional<std::string_view>>("scope");
  }
  [[nodiscard]] const std::optional<std::string_view> namespace_name() const {
    return get<std::optional<std::string_view>>("namespace");
  }
};

class IngressClassSpec : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view controller() const {
    return get<std::string_view>("controller");
  }
  [[nodiscard]] IngressClassParametersReference parameters() const {
    return IngressClassParametersReference(member("parameters"));
  }
};

class IngressClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "networking.k8s.io", .version = "v1", .plural = "ingressclasses", .kind = "IngressClass", .namespaced = false};
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
  [[nodiscard]] IngressClassSpec spec() const& KINFORM_LIFETIME_BOUND {
    return IngressClassSpec(member("spec"));
  }
  IngressClassSpec spec() const&& = delete;
};

class IngressClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<IngressClass> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<IngressClass>(member("items"));
  }
  kinform::ListView<IngressClass> items() const&& = delete;
};

class IngressList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Ingress> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Ingress>(member("items"));
  }
  kinform::ListView<Ingress> items() const&& = delete;
};

class IngressLoadBalancerIngress : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const { return get<std::string_view>("ip"); }
  [[nodiscard]] const std::string_view hostname() const {
    return get<std::string_view>("hostname");
  }
  [[nodiscard]] kinform::ListView<IngressPortStatus> ports() const {
    return kinform::ListView<IngressPortStatus>(member("ports"));
  }
};

class IngressPortStatus : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const { return get<std::int32_t>("port"); }
  [[nodiscard]] const std::string_view protocol() const {
    return get<std::string_view>("protocol");
  }
  [[nodiscard]] const std::optional<std::string_view> error() const {
    return get<std::optional<std::string_view>>("error");
  }
};

class IngressRule : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view host() const { return get<std::string_view>("host"); }
  [[nodiscard]] HTTPIngressRuleValue http() const { return HTTPIngressRuleValue(member("http")); }
};

class IngressRuleValue : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] HTTPIngressRuleValue http() const { return HTTPIngressRuleValue(member("http")); }
};

class IngressTLS : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> hosts() const {
    return kinform::ListView<std::string_view>(member("hosts"));
  }
  [[nodiscard]] const std::string_view secret_name() const {
    return get<std::string_view>("secretName");
  }
};

class NetworkPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector pod_selector() const {
    return kinform::meta::v1::LabelSelector(member("podSelector"));
  }
  [[nodiscard]] kinform::ListView<NetworkPolicyIngressRule> ingress() const {
    return kinform::ListView<NetworkPolicyIngressRule>(member("ingress"));
  }
  [[nodiscard]] kinform::ListView<NetworkPolicyEgressRule> egress() const {
    return kinform::ListView<NetworkPolicyEgressRule>(member("egress"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> policy_types() const {
    return kinform::ListView<std::string_view>(member("policyTypes"));
  }
};

class NetworkPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "networking.k8s.io", .version = "v1", .plural = "networkpolicies", .kind = "NetworkPolicy"};
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
  [[nodiscard]] NetworkPolicySpec spec() const& KINFORM_LIFETIME_BOUND {
    return NetworkPolicySpec(member("spec"));
  }
  NetworkPolicySpec spec() const&& = delete;
};

class NetworkPolicyEgressRule : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NetworkPolicyPort> ports() const {
    return kinform::ListView<NetworkPolicyPort>(member("ports"));
  }
  [[nodiscard]] kinform::ListView<NetworkPolicyPeer> to() const {
    return kinform::ListView<NetworkPolicyPeer>(member("to"));
  }
};

class NetworkPolicyIngressRule : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NetworkPolicyPort> ports() const {
    return kinform::ListView<NetworkPolicyPort>(member("ports"));
  }
  [[nodiscard]] kinform::ListView<NetworkPolicyPeer> from() const {
    return kinform::ListView<NetworkPolicyPeer>(member("from"));
  }
};

class NetworkPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<NetworkPolicy> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<NetworkPolicy>(member("items"));
  }
  kinform::ListView<NetworkPolicy> items() const&& = delete;
};

class NetworkPolicyPeer : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector pod_selector() const {
    return kinform::meta::v1::LabelSelector(member("podSelector"));
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const {
    return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
  }
  [[nodiscard]] IPBlock ip_block() const { return IPBlock(member("ipBlock")); }
};

class NetworkPolicyPort : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> protocol() const {
    return get<std::optional<std::string_view>>("protocol");
  }
  [[nodiscard]] const std::optional<kinform::IntOrString> port() const {
    return get<std::optional<kinform::IntOrString>>("port");
  }
  [[nodiscard]] const std::optional<std::int32_t> end_port() const {
    return get<std::optional<std::int32_t>>("endPort");
  }
};

class ServiceCIDRSpec : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> cidrs() const {
    return kinform::ListView<std::string_view>(member("cidrs"));
  }
};

class ServiceCIDRStatus : public kinform::View {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const {
    return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
  }
};

class ServiceCIDR : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "networking.k8s.io", .version = "v1", .plural = "servicecidrs", .kind = "ServiceCIDR", .namespaced = false};
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
  [[nodiscard]] ServiceCIDRSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ServiceCIDRSpec(member("spec"));
  }
  ServiceCIDRSpec spec() const&& = delete;
  [[nodiscard]] ServiceCIDRStatus status() const& KINFORM_LIFETIME_BOUND {
    return ServiceCIDRStatus(member("status"));
  }
  ServiceCIDRStatus status() const&& = delete;
};

class ServiceCIDRList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/networking/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ServiceCIDR> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ServiceCIDR>(member("items"));
  }
  kinform::ListView<ServiceCIDR> items() const&& = delete;
};

}  // namespace kinform::networking::v1
