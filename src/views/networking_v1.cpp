#include "kinform/networking/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::networking::v1 {

const std::string_view ServiceBackendPort::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

std::int32_t ServiceBackendPort::number() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("number", places);
}

const std::string_view IngressServiceBackend::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

ServiceBackendPort IngressServiceBackend::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceBackendPort(member("port", places));
}

IngressServiceBackend IngressBackend::service() const {
  static constinit kinform::detail::FieldPlaces places;
  return IngressServiceBackend(member("service", places));
}

kinform::core::v1::TypedLocalObjectReference IngressBackend::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::TypedLocalObjectReference(member("resource", places));
}

const std::string_view HTTPIngressPath::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::optional<std::string_view> HTTPIngressPath::path_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("pathType", places);
}

IngressBackend HTTPIngressPath::backend() const {
  static constinit kinform::detail::FieldPlaces places;
  return IngressBackend(member("backend", places));
}

kinform::ListView<HTTPIngressPath> HTTPIngressRuleValue::paths() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HTTPIngressPath>(member("paths", places));
}

const std::string_view ParentReference::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view ParentReference::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

const std::string_view ParentReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ParentReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

ParentReference IPAddressSpec::parent_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ParentReference(member("parentRef", places));
}

kinform::Resource IPAddress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ipaddresses", .kind = "IPAddress", .namespaced = false};
}

const std::string_view IPAddress::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IPAddress::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta IPAddress::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

IPAddressSpec IPAddress::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return IPAddressSpec(member("spec", places));
}

const std::string_view IPAddressList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IPAddressList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta IPAddressList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<IPAddress> IPAddressList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IPAddress>(member("items", places));
}

const std::string_view IPBlock::cidr() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("cidr", places);
}

kinform::ListView<std::string_view> IPBlock::except() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("except", places));
}

const std::optional<std::string_view> IngressSpec::ingress_class_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("ingressClassName", places);
}

IngressBackend IngressSpec::default_backend() const {
  static constinit kinform::detail::FieldPlaces places;
  return IngressBackend(member("defaultBackend", places));
}

kinform::ListView<IngressTLS> IngressSpec::tls() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IngressTLS>(member("tls", places));
}

kinform::ListView<IngressRule> IngressSpec::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IngressRule>(member("rules", places));
}

kinform::ListView<IngressLoadBalancerIngress> IngressLoadBalancerStatus::ingress() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IngressLoadBalancerIngress>(member("ingress", places));
}

IngressLoadBalancerStatus IngressStatus::load_balancer() const {
  static constinit kinform::detail::FieldPlaces places;
  return IngressLoadBalancerStatus(member("loadBalancer", places));
}

kinform::Resource Ingress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingresses", .kind = "Ingress"};
}

const std::string_view Ingress::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Ingress::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Ingress::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

IngressSpec Ingress::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return IngressSpec(member("spec", places));
}

IngressStatus Ingress::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return IngressStatus(member("status", places));
}

const std::optional<std::string_view> IngressClassParametersReference::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("apiGroup", places);
}

const std::string_view IngressClassParametersReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IngressClassParametersReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> IngressClassParametersReference::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("scope", places);
}

const std::optional<std::string_view> IngressClassParametersReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("namespace", places);
}

const std::string_view IngressClassSpec::controller() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("controller", places);
}

IngressClassParametersReference IngressClassSpec::parameters() const {
  static constinit kinform::detail::FieldPlaces places;
  return IngressClassParametersReference(member("parameters", places));
}

kinform::Resource IngressClass::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingressclasses", .kind = "IngressClass", .namespaced = false};
}

const std::string_view IngressClass::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IngressClass::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta IngressClass::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

IngressClassSpec IngressClass::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return IngressClassSpec(member("spec", places));
}

const std::string_view IngressClassList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IngressClassList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta IngressClassList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<IngressClass> IngressClassList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IngressClass>(member("items", places));
}

const std::string_view IngressList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view IngressList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta IngressList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Ingress> IngressList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Ingress>(member("items", places));
}

const std::string_view IngressLoadBalancerIngress::ip() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("ip", places);
}

const std::string_view IngressLoadBalancerIngress::hostname() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("hostname", places);
}

kinform::ListView<IngressPortStatus> IngressLoadBalancerIngress::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<IngressPortStatus>(member("ports", places));
}

std::int32_t IngressPortStatus::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("port", places);
}

const std::string_view IngressPortStatus::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("protocol", places);
}

const std::optional<std::string_view> IngressPortStatus::error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("error", places);
}

const std::string_view IngressRule::host() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("host", places);
}

HTTPIngressRuleValue IngressRule::http() const {
  static constinit kinform::detail::FieldPlaces places;
  return HTTPIngressRuleValue(member("http", places));
}

HTTPIngressRuleValue IngressRuleValue::http() const {
  static constinit kinform::detail::FieldPlaces places;
  return HTTPIngressRuleValue(member("http", places));
}

kinform::ListView<std::string_view> IngressTLS::hosts() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("hosts", places));
}

const std::string_view IngressTLS::secret_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("secretName", places);
}

kinform::meta::v1::LabelSelector NetworkPolicySpec::pod_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("podSelector", places));
}

kinform::ListView<NetworkPolicyIngressRule> NetworkPolicySpec::ingress() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyIngressRule>(member("ingress", places));
}

kinform::ListView<NetworkPolicyEgressRule> NetworkPolicySpec::egress() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyEgressRule>(member("egress", places));
}

kinform::ListView<std::string_view> NetworkPolicySpec::policy_types() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("policyTypes", places));
}

kinform::Resource NetworkPolicy::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "networkpolicies", .kind = "NetworkPolicy"};
}

const std::string_view NetworkPolicy::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view NetworkPolicy::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta NetworkPolicy::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

NetworkPolicySpec NetworkPolicy::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return NetworkPolicySpec(member("spec", places));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyEgressRule::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyPort>(member("ports", places));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyEgressRule::to() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyPeer>(member("to", places));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyIngressRule::ports() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyPort>(member("ports", places));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyIngressRule::from() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicyPeer>(member("from", places));
}

const std::string_view NetworkPolicyList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view NetworkPolicyList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta NetworkPolicyList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<NetworkPolicy> NetworkPolicyList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NetworkPolicy>(member("items", places));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::pod_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("podSelector", places));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::namespace_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("namespaceSelector", places));
}

IPBlock NetworkPolicyPeer::ip_block() const {
  static constinit kinform::detail::FieldPlaces places;
  return IPBlock(member("ipBlock", places));
}

const std::optional<std::string_view> NetworkPolicyPort::protocol() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("protocol", places);
}

const std::optional<kinform::IntOrString> NetworkPolicyPort::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::IntOrString>>("port", places);
}

const std::optional<std::int32_t> NetworkPolicyPort::end_port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("endPort", places);
}

kinform::ListView<std::string_view> ServiceCIDRSpec::cidrs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("cidrs", places));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceCIDRStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions", places));
}

kinform::Resource ServiceCIDR::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "servicecidrs", .kind = "ServiceCIDR", .namespaced = false};
}

const std::string_view ServiceCIDR::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceCIDR::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ServiceCIDR::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ServiceCIDRSpec ServiceCIDR::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceCIDRSpec(member("spec", places));
}

ServiceCIDRStatus ServiceCIDR::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceCIDRStatus(member("status", places));
}

const std::string_view ServiceCIDRList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ServiceCIDRList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ServiceCIDRList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ServiceCIDR> ServiceCIDRList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ServiceCIDR>(member("items", places));
}

}  // namespace kinform::inline v0::networking::v1
