#include "kinform/networking/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::networking::v1 {

const std::string_view ServiceBackendPort::name() const {
  return get<std::string_view>("name");
}

std::int32_t ServiceBackendPort::number() const {
  return get<std::int32_t>("number");
}

const std::string_view IngressServiceBackend::name() const {
  return get<std::string_view>("name");
}

ServiceBackendPort IngressServiceBackend::port() const {
  return ServiceBackendPort(member("port"));
}

IngressServiceBackend IngressBackend::service() const {
  return IngressServiceBackend(member("service"));
}

kinform::core::v1::TypedLocalObjectReference IngressBackend::resource() const {
  return kinform::core::v1::TypedLocalObjectReference(member("resource"));
}

const std::string_view HTTPIngressPath::path() const {
  return get<std::string_view>("path");
}

const std::optional<std::string_view> HTTPIngressPath::path_type() const {
  return get<std::optional<std::string_view>>("pathType");
}

IngressBackend HTTPIngressPath::backend() const {
  return IngressBackend(member("backend"));
}

kinform::ListView<HTTPIngressPath> HTTPIngressRuleValue::paths() const {
  return kinform::ListView<HTTPIngressPath>(member("paths"));
}

const std::string_view ParentReference::group() const {
  return get<std::string_view>("group");
}

const std::string_view ParentReference::resource() const {
  return get<std::string_view>("resource");
}

const std::string_view ParentReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ParentReference::name() const {
  return get<std::string_view>("name");
}

ParentReference IPAddressSpec::parent_ref() const {
  return ParentReference(member("parentRef"));
}

kinform::Resource IPAddress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ipaddresses", .kind = "IPAddress", .namespaced = false};
}

const std::string_view IPAddress::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view IPAddress::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta IPAddress::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

IPAddressSpec IPAddress::spec() const& {
  return IPAddressSpec(member("spec"));
}

const std::string_view IPAddressList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view IPAddressList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta IPAddressList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<IPAddress> IPAddressList::items() const& {
  return kinform::ListView<IPAddress>(member("items"));
}

const std::string_view IPBlock::cidr() const {
  return get<std::string_view>("cidr");
}

kinform::ListView<std::string_view> IPBlock::except() const {
  return kinform::ListView<std::string_view>(member("except"));
}

const std::optional<std::string_view> IngressSpec::ingress_class_name() const {
  return get<std::optional<std::string_view>>("ingressClassName");
}

IngressBackend IngressSpec::default_backend() const {
  return IngressBackend(member("defaultBackend"));
}

kinform::ListView<IngressTLS> IngressSpec::tls() const {
  return kinform::ListView<IngressTLS>(member("tls"));
}

kinform::ListView<IngressRule> IngressSpec::rules() const {
  return kinform::ListView<IngressRule>(member("rules"));
}

kinform::ListView<IngressLoadBalancerIngress> IngressLoadBalancerStatus::ingress() const {
  return kinform::ListView<IngressLoadBalancerIngress>(member("ingress"));
}

IngressLoadBalancerStatus IngressStatus::load_balancer() const {
  return IngressLoadBalancerStatus(member("loadBalancer"));
}

kinform::Resource Ingress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingresses", .kind = "Ingress"};
}

const std::string_view Ingress::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Ingress::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Ingress::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

IngressSpec Ingress::spec() const& {
  return IngressSpec(member("spec"));
}

IngressStatus Ingress::status() const& {
  return IngressStatus(member("status"));
}

const std::optional<std::string_view> IngressClassParametersReference::api_group() const {
  return get<std::optional<std::string_view>>("apiGroup");
}

const std::string_view IngressClassParametersReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view IngressClassParametersReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> IngressClassParametersReference::scope() const {
  return get<std::optional<std::string_view>>("scope");
}

const std::optional<std::string_view> IngressClassParametersReference::namespace_name() const {
  return get<std::optional<std::string_view>>("namespace");
}

const std::string_view IngressClassSpec::controller() const {
  return get<std::string_view>("controller");
}

IngressClassParametersReference IngressClassSpec::parameters() const {
  return IngressClassParametersReference(member("parameters"));
}

kinform::Resource IngressClass::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingressclasses", .kind = "IngressClass", .namespaced = false};
}

const std::string_view IngressClass::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view IngressClass::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta IngressClass::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

IngressClassSpec IngressClass::spec() const& {
  return IngressClassSpec(member("spec"));
}

const std::string_view IngressClassList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view IngressClassList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta IngressClassList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<IngressClass> IngressClassList::items() const& {
  return kinform::ListView<IngressClass>(member("items"));
}

const std::string_view IngressList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view IngressList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta IngressList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Ingress> IngressList::items() const& {
  return kinform::ListView<Ingress>(member("items"));
}

const std::string_view IngressLoadBalancerIngress::ip() const {
  return get<std::string_view>("ip");
}

const std::string_view IngressLoadBalancerIngress::hostname() const {
  return get<std::string_view>("hostname");
}

kinform::ListView<IngressPortStatus> IngressLoadBalancerIngress::ports() const {
  return kinform::ListView<IngressPortStatus>(member("ports"));
}

std::int32_t IngressPortStatus::port() const {
  return get<std::int32_t>("port");
}

const std::string_view IngressPortStatus::protocol() const {
  return get<std::string_view>("protocol");
}

const std::optional<std::string_view> IngressPortStatus::error() const {
  return get<std::optional<std::string_view>>("error");
}

const std::string_view IngressRule::host() const {
  return get<std::string_view>("host");
}

HTTPIngressRuleValue IngressRule::http() const {
  return HTTPIngressRuleValue(member("http"));
}

HTTPIngressRuleValue IngressRuleValue::http() const {
  return HTTPIngressRuleValue(member("http"));
}

kinform::ListView<std::string_view> IngressTLS::hosts() const {
  return kinform::ListView<std::string_view>(member("hosts"));
}

const std::string_view IngressTLS::secret_name() const {
  return get<std::string_view>("secretName");
}

kinform::meta::v1::LabelSelector NetworkPolicySpec::pod_selector() const {
  return kinform::meta::v1::LabelSelector(member("podSelector"));
}

kinform::ListView<NetworkPolicyIngressRule> NetworkPolicySpec::ingress() const {
  return kinform::ListView<NetworkPolicyIngressRule>(member("ingress"));
}

kinform::ListView<NetworkPolicyEgressRule> NetworkPolicySpec::egress() const {
  return kinform::ListView<NetworkPolicyEgressRule>(member("egress"));
}

kinform::ListView<std::string_view> NetworkPolicySpec::policy_types() const {
  return kinform::ListView<std::string_view>(member("policyTypes"));
}

kinform::Resource NetworkPolicy::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "networkpolicies", .kind = "NetworkPolicy"};
}

const std::string_view NetworkPolicy::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view NetworkPolicy::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta NetworkPolicy::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

NetworkPolicySpec NetworkPolicy::spec() const& {
  return NetworkPolicySpec(member("spec"));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyEgressRule::ports() const {
  return kinform::ListView<NetworkPolicyPort>(member("ports"));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyEgressRule::to() const {
  return kinform::ListView<NetworkPolicyPeer>(member("to"));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyIngressRule::ports() const {
  return kinform::ListView<NetworkPolicyPort>(member("ports"));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyIngressRule::from() const {
  return kinform::ListView<NetworkPolicyPeer>(member("from"));
}

const std::string_view NetworkPolicyList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view NetworkPolicyList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta NetworkPolicyList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<NetworkPolicy> NetworkPolicyList::items() const& {
  return kinform::ListView<NetworkPolicy>(member("items"));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::pod_selector() const {
  return kinform::meta::v1::LabelSelector(member("podSelector"));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::namespace_selector() const {
  return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
}

IPBlock NetworkPolicyPeer::ip_block() const {
  return IPBlock(member("ipBlock"));
}

const std::optional<std::string_view> NetworkPolicyPort::protocol() const {
  return get<std::optional<std::string_view>>("protocol");
}

const std::optional<kinform::IntOrString> NetworkPolicyPort::port() const {
  return get<std::optional<kinform::IntOrString>>("port");
}

const std::optional<std::int32_t> NetworkPolicyPort::end_port() const {
  return get<std::optional<std::int32_t>>("endPort");
}

kinform::ListView<std::string_view> ServiceCIDRSpec::cidrs() const {
  return kinform::ListView<std::string_view>(member("cidrs"));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceCIDRStatus::conditions() const {
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
}

kinform::Resource ServiceCIDR::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "servicecidrs", .kind = "ServiceCIDR", .namespaced = false};
}

const std::string_view ServiceCIDR::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceCIDR::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ServiceCIDR::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ServiceCIDRSpec ServiceCIDR::spec() const& {
  return ServiceCIDRSpec(member("spec"));
}

ServiceCIDRStatus ServiceCIDR::status() const& {
  return ServiceCIDRStatus(member("status"));
}

const std::string_view ServiceCIDRList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ServiceCIDRList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ServiceCIDRList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ServiceCIDR> ServiceCIDRList::items() const& {
  return kinform::ListView<ServiceCIDR>(member("items"));
}

}  // namespace kinform::networking::v1
