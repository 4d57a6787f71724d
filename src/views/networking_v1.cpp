// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/networking/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::networking::v1 {

const std::string_view ServiceBackendPort::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

std::int32_t ServiceBackendPort::number() const {
  static constinit kinform::detail::Field field("number");
  return get<std::int32_t>(field);
}

const std::string_view IngressServiceBackend::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

ServiceBackendPort IngressServiceBackend::port() const {
  static constinit kinform::detail::Field field("port");
  return ServiceBackendPort(member(field));
}

IngressServiceBackend IngressBackend::service() const {
  static constinit kinform::detail::Field field("service");
  return IngressServiceBackend(member(field));
}

kinform::core::v1::TypedLocalObjectReference IngressBackend::resource() const {
  static constinit kinform::detail::Field field("resource");
  return kinform::core::v1::TypedLocalObjectReference(member(field));
}

const std::string_view HTTPIngressPath::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> HTTPIngressPath::path_type() const {
  static constinit kinform::detail::Field field("pathType");
  return get<std::optional<std::string_view>>(field);
}

IngressBackend HTTPIngressPath::backend() const {
  static constinit kinform::detail::Field field("backend");
  return IngressBackend(member(field));
}

kinform::ListView<HTTPIngressPath> HTTPIngressRuleValue::paths() const {
  static constinit kinform::detail::Field field("paths");
  return kinform::ListView<HTTPIngressPath>(member(field));
}

const std::string_view ParentReference::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view ParentReference::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

const std::string_view ParentReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ParentReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

ParentReference IPAddressSpec::parent_ref() const {
  static constinit kinform::detail::Field field("parentRef");
  return ParentReference(member(field));
}

kinform::ApiResource IPAddress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ipaddresses", .kind = "IPAddress", .namespaced = false};
}

const std::string_view IPAddress::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IPAddress::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta IPAddress::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

IPAddressSpec IPAddress::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return IPAddressSpec(member(field));
}

const std::string_view IPAddressList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IPAddressList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta IPAddressList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<IPAddress> IPAddressList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<IPAddress>(member(field));
}

const std::string_view IPBlock::cidr() const {
  static constinit kinform::detail::Field field("cidr");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> IPBlock::except() const {
  static constinit kinform::detail::Field field("except");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> IngressSpec::ingress_class_name() const {
  static constinit kinform::detail::Field field("ingressClassName");
  return get<std::optional<std::string_view>>(field);
}

IngressBackend IngressSpec::default_backend() const {
  static constinit kinform::detail::Field field("defaultBackend");
  return IngressBackend(member(field));
}

kinform::ListView<IngressTLS> IngressSpec::tls() const {
  static constinit kinform::detail::Field field("tls");
  return kinform::ListView<IngressTLS>(member(field));
}

kinform::ListView<IngressRule> IngressSpec::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<IngressRule>(member(field));
}

kinform::ListView<IngressLoadBalancerIngress> IngressLoadBalancerStatus::ingress() const {
  static constinit kinform::detail::Field field("ingress");
  return kinform::ListView<IngressLoadBalancerIngress>(member(field));
}

IngressLoadBalancerStatus IngressStatus::load_balancer() const {
  static constinit kinform::detail::Field field("loadBalancer");
  return IngressLoadBalancerStatus(member(field));
}

kinform::ApiResource Ingress::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingresses", .kind = "Ingress"};
}

const std::string_view Ingress::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Ingress::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Ingress::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

IngressSpec Ingress::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return IngressSpec(member(field));
}

IngressStatus Ingress::status() const& {
  static constinit kinform::detail::Field field("status");
  return IngressStatus(member(field));
}

const std::optional<std::string_view> IngressClassParametersReference::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view IngressClassParametersReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IngressClassParametersReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> IngressClassParametersReference::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> IngressClassParametersReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view IngressClassSpec::controller() const {
  static constinit kinform::detail::Field field("controller");
  return get<std::string_view>(field);
}

IngressClassParametersReference IngressClassSpec::parameters() const {
  static constinit kinform::detail::Field field("parameters");
  return IngressClassParametersReference(member(field));
}

kinform::ApiResource IngressClass::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "ingressclasses", .kind = "IngressClass", .namespaced = false};
}

const std::string_view IngressClass::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IngressClass::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta IngressClass::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

IngressClassSpec IngressClass::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return IngressClassSpec(member(field));
}

const std::string_view IngressClassList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IngressClassList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta IngressClassList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<IngressClass> IngressClassList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<IngressClass>(member(field));
}

const std::string_view IngressList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view IngressList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta IngressList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Ingress> IngressList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Ingress>(member(field));
}

const std::string_view IngressLoadBalancerIngress::ip() const {
  static constinit kinform::detail::Field field("ip");
  return get<std::string_view>(field);
}

const std::string_view IngressLoadBalancerIngress::hostname() const {
  static constinit kinform::detail::Field field("hostname");
  return get<std::string_view>(field);
}

kinform::ListView<IngressPortStatus> IngressLoadBalancerIngress::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<IngressPortStatus>(member(field));
}

std::int32_t IngressPortStatus::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::int32_t>(field);
}

const std::string_view IngressPortStatus::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> IngressPortStatus::error() const {
  static constinit kinform::detail::Field field("error");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view IngressRule::host() const {
  static constinit kinform::detail::Field field("host");
  return get<std::string_view>(field);
}

HTTPIngressRuleValue IngressRule::http() const {
  static constinit kinform::detail::Field field("http");
  return HTTPIngressRuleValue(member(field));
}

HTTPIngressRuleValue IngressRuleValue::http() const {
  static constinit kinform::detail::Field field("http");
  return HTTPIngressRuleValue(member(field));
}

kinform::ListView<std::string_view> IngressTLS::hosts() const {
  static constinit kinform::detail::Field field("hosts");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view IngressTLS::secret_name() const {
  static constinit kinform::detail::Field field("secretName");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector NetworkPolicySpec::pod_selector() const {
  static constinit kinform::detail::Field field("podSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::ListView<NetworkPolicyIngressRule> NetworkPolicySpec::ingress() const {
  static constinit kinform::detail::Field field("ingress");
  return kinform::ListView<NetworkPolicyIngressRule>(member(field));
}

kinform::ListView<NetworkPolicyEgressRule> NetworkPolicySpec::egress() const {
  static constinit kinform::detail::Field field("egress");
  return kinform::ListView<NetworkPolicyEgressRule>(member(field));
}

kinform::ListView<std::string_view> NetworkPolicySpec::policy_types() const {
  static constinit kinform::detail::Field field("policyTypes");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource NetworkPolicy::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "networkpolicies", .kind = "NetworkPolicy"};
}

const std::string_view NetworkPolicy::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view NetworkPolicy::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta NetworkPolicy::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

NetworkPolicySpec NetworkPolicy::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return NetworkPolicySpec(member(field));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyEgressRule::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<NetworkPolicyPort>(member(field));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyEgressRule::to() const {
  static constinit kinform::detail::Field field("to");
  return kinform::ListView<NetworkPolicyPeer>(member(field));
}

kinform::ListView<NetworkPolicyPort> NetworkPolicyIngressRule::ports() const {
  static constinit kinform::detail::Field field("ports");
  return kinform::ListView<NetworkPolicyPort>(member(field));
}

kinform::ListView<NetworkPolicyPeer> NetworkPolicyIngressRule::from() const {
  static constinit kinform::detail::Field field("from");
  return kinform::ListView<NetworkPolicyPeer>(member(field));
}

const std::string_view NetworkPolicyList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view NetworkPolicyList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta NetworkPolicyList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<NetworkPolicy> NetworkPolicyList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<NetworkPolicy>(member(field));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::pod_selector() const {
  static constinit kinform::detail::Field field("podSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::meta::v1::LabelSelector NetworkPolicyPeer::namespace_selector() const {
  static constinit kinform::detail::Field field("namespaceSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

IPBlock NetworkPolicyPeer::ip_block() const {
  static constinit kinform::detail::Field field("ipBlock");
  return IPBlock(member(field));
}

const std::optional<std::string_view> NetworkPolicyPort::protocol() const {
  static constinit kinform::detail::Field field("protocol");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<kinform::IntOrString> NetworkPolicyPort::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<kinform::IntOrString>>(field);
}

const std::optional<std::int32_t> NetworkPolicyPort::end_port() const {
  static constinit kinform::detail::Field field("endPort");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> ServiceCIDRSpec::cidrs() const {
  static constinit kinform::detail::Field field("cidrs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> ServiceCIDRStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::ApiResource ServiceCIDR::resource() {
  return {.group = "networking.k8s.io", .version = "v1", .plural = "servicecidrs", .kind = "ServiceCIDR", .namespaced = false};
}

const std::string_view ServiceCIDR::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceCIDR::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ServiceCIDR::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ServiceCIDRSpec ServiceCIDR::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ServiceCIDRSpec(member(field));
}

ServiceCIDRStatus ServiceCIDR::status() const& {
  static constinit kinform::detail::Field field("status");
  return ServiceCIDRStatus(member(field));
}

const std::string_view ServiceCIDRList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ServiceCIDRList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ServiceCIDRList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ServiceCIDR> ServiceCIDRList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ServiceCIDR>(member(field));
}

}  // namespace kinform::inline v0::networking::v1
