// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/networking/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::networking::v1 {

ServiceBackendPort::Draft& ServiceBackendPort::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ServiceBackendPort::Draft& ServiceBackendPort::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ServiceBackendPort::Draft& ServiceBackendPort::Draft::set_number(std::int32_t value) {
  put_field("number", value);
  return *this;
}

ServiceBackendPort::Draft& ServiceBackendPort::Draft::clear_number() {
  drop_field("number");
  return *this;
}

IngressServiceBackend::Draft& IngressServiceBackend::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

IngressServiceBackend::Draft& IngressServiceBackend::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ServiceBackendPort::Draft IngressServiceBackend::Draft::port() {
  return ServiceBackendPort::Draft(field_part("port"));
}

IngressServiceBackend::Draft& IngressServiceBackend::Draft::clear_port() {
  drop_field("port");
  return *this;
}

IngressServiceBackend::Draft IngressBackend::Draft::service() {
  return IngressServiceBackend::Draft(field_part("service"));
}

IngressBackend::Draft& IngressBackend::Draft::clear_service() {
  drop_field("service");
  return *this;
}

kinform::core::v1::TypedLocalObjectReference::Draft IngressBackend::Draft::resource() {
  return kinform::core::v1::TypedLocalObjectReference::Draft(field_part("resource"));
}

IngressBackend::Draft& IngressBackend::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

HTTPIngressPath::Draft& HTTPIngressPath::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

HTTPIngressPath::Draft& HTTPIngressPath::Draft::clear_path() {
  drop_field("path");
  return *this;
}

HTTPIngressPath::Draft& HTTPIngressPath::Draft::set_path_type(std::string_view value) {
  put_field("pathType", value);
  return *this;
}

HTTPIngressPath::Draft& HTTPIngressPath::Draft::clear_path_type() {
  drop_field("pathType");
  return *this;
}

IngressBackend::Draft HTTPIngressPath::Draft::backend() {
  return IngressBackend::Draft(field_part("backend"));
}

HTTPIngressPath::Draft& HTTPIngressPath::Draft::clear_backend() {
  drop_field("backend");
  return *this;
}

kinform::DraftList<HTTPIngressPath::Draft> HTTPIngressRuleValue::Draft::paths() {
  return kinform::DraftList<HTTPIngressPath::Draft>(field_part("paths"));
}

HTTPIngressRuleValue::Draft& HTTPIngressRuleValue::Draft::clear_paths() {
  drop_field("paths");
  return *this;
}

ParentReference::Draft& ParentReference::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

ParentReference::Draft& ParentReference::Draft::clear_group() {
  drop_field("group");
  return *this;
}

ParentReference::Draft& ParentReference::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

ParentReference::Draft& ParentReference::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ParentReference::Draft& ParentReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ParentReference::Draft& ParentReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ParentReference::Draft& ParentReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ParentReference::Draft& ParentReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ParentReference::Draft IPAddressSpec::Draft::parent_ref() {
  return ParentReference::Draft(field_part("parentRef"));
}

IPAddressSpec::Draft& IPAddressSpec::Draft::clear_parent_ref() {
  drop_field("parentRef");
  return *this;
}

IPAddress::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("IPAddress"));
}

IPAddress::Draft& IPAddress::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IPAddress::Draft& IPAddress::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IPAddress::Draft& IPAddress::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

IPAddress::Draft& IPAddress::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft IPAddress::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

IPAddress::Draft& IPAddress::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

IPAddressSpec::Draft IPAddress::Draft::spec() {
  return IPAddressSpec::Draft(field_part("spec"));
}

IPAddress::Draft& IPAddress::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

IPAddressList::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("IPAddressList"));
}

IPAddressList::Draft& IPAddressList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IPAddressList::Draft& IPAddressList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IPAddressList::Draft& IPAddressList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

IPAddressList::Draft& IPAddressList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft IPAddressList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

IPAddressList::Draft& IPAddressList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<IPAddress::Draft> IPAddressList::Draft::items() {
  return kinform::DraftList<IPAddress::Draft>(field_part("items"));
}

IPAddressList::Draft& IPAddressList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

IPBlock::Draft& IPBlock::Draft::set_cidr(std::string_view value) {
  put_field("cidr", value);
  return *this;
}

IPBlock::Draft& IPBlock::Draft::clear_cidr() {
  drop_field("cidr");
  return *this;
}

kinform::DraftList<std::string_view> IPBlock::Draft::except() {
  return kinform::DraftList<std::string_view>(field_part("except"));
}

IPBlock::Draft& IPBlock::Draft::clear_except() {
  drop_field("except");
  return *this;
}

IngressSpec::Draft& IngressSpec::Draft::set_ingress_class_name(std::string_view value) {
  put_field("ingressClassName", value);
  return *this;
}

IngressSpec::Draft& IngressSpec::Draft::clear_ingress_class_name() {
  drop_field("ingressClassName");
  return *this;
}

IngressBackend::Draft IngressSpec::Draft::default_backend() {
  return IngressBackend::Draft(field_part("defaultBackend"));
}

IngressSpec::Draft& IngressSpec::Draft::clear_default_backend() {
  drop_field("defaultBackend");
  return *this;
}

kinform::DraftList<IngressTLS::Draft> IngressSpec::Draft::tls() {
  return kinform::DraftList<IngressTLS::Draft>(field_part("tls"));
}

IngressSpec::Draft& IngressSpec::Draft::clear_tls() {
  drop_field("tls");
  return *this;
}

kinform::DraftList<IngressRule::Draft> IngressSpec::Draft::rules() {
  return kinform::DraftList<IngressRule::Draft>(field_part("rules"));
}

IngressSpec::Draft& IngressSpec::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

kinform::DraftList<IngressLoadBalancerIngress::Draft> IngressLoadBalancerStatus::Draft::ingress() {
  return kinform::DraftList<IngressLoadBalancerIngress::Draft>(field_part("ingress"));
}

IngressLoadBalancerStatus::Draft& IngressLoadBalancerStatus::Draft::clear_ingress() {
  drop_field("ingress");
  return *this;
}

IngressLoadBalancerStatus::Draft IngressStatus::Draft::load_balancer() {
  return IngressLoadBalancerStatus::Draft(field_part("loadBalancer"));
}

IngressStatus::Draft& IngressStatus::Draft::clear_load_balancer() {
  drop_field("loadBalancer");
  return *this;
}

Ingress::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("Ingress"));
}

Ingress::Draft& Ingress::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Ingress::Draft& Ingress::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Ingress::Draft& Ingress::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Ingress::Draft& Ingress::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Ingress::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Ingress::Draft& Ingress::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

IngressSpec::Draft Ingress::Draft::spec() {
  return IngressSpec::Draft(field_part("spec"));
}

Ingress::Draft& Ingress::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

IngressStatus::Draft Ingress::Draft::status() {
  return IngressStatus::Draft(field_part("status"));
}

Ingress::Draft& Ingress::Draft::clear_status() {
  drop_field("status");
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

IngressClassParametersReference::Draft& IngressClassParametersReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

IngressClassSpec::Draft& IngressClassSpec::Draft::set_controller(std::string_view value) {
  put_field("controller", value);
  return *this;
}

IngressClassSpec::Draft& IngressClassSpec::Draft::clear_controller() {
  drop_field("controller");
  return *this;
}

IngressClassParametersReference::Draft IngressClassSpec::Draft::parameters() {
  return IngressClassParametersReference::Draft(field_part("parameters"));
}

IngressClassSpec::Draft& IngressClassSpec::Draft::clear_parameters() {
  drop_field("parameters");
  return *this;
}

IngressClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("IngressClass"));
}

IngressClass::Draft& IngressClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IngressClass::Draft& IngressClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IngressClass::Draft& IngressClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

IngressClass::Draft& IngressClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft IngressClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

IngressClass::Draft& IngressClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

IngressClassSpec::Draft IngressClass::Draft::spec() {
  return IngressClassSpec::Draft(field_part("spec"));
}

IngressClass::Draft& IngressClass::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

IngressClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("IngressClassList"));
}

IngressClassList::Draft& IngressClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IngressClassList::Draft& IngressClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IngressClassList::Draft& IngressClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

IngressClassList::Draft& IngressClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft IngressClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

IngressClassList::Draft& IngressClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<IngressClass::Draft> IngressClassList::Draft::items() {
  return kinform::DraftList<IngressClass::Draft>(field_part("items"));
}

IngressClassList::Draft& IngressClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

IngressList::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("IngressList"));
}

IngressList::Draft& IngressList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

IngressList::Draft& IngressList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

IngressList::Draft& IngressList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

IngressList::Draft& IngressList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft IngressList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

IngressList::Draft& IngressList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Ingress::Draft> IngressList::Draft::items() {
  return kinform::DraftList<Ingress::Draft>(field_part("items"));
}

IngressList::Draft& IngressList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

IngressLoadBalancerIngress::Draft& IngressLoadBalancerIngress::Draft::set_ip(std::string_view value) {
  put_field("ip", value);
  return *this;
}

IngressLoadBalancerIngress::Draft& IngressLoadBalancerIngress::Draft::clear_ip() {
  drop_field("ip");
  return *this;
}

IngressLoadBalancerIngress::Draft& IngressLoadBalancerIngress::Draft::set_hostname(std::string_view value) {
  put_field("hostname", value);
  return *this;
}

IngressLoadBalancerIngress::Draft& IngressLoadBalancerIngress::Draft::clear_hostname() {
  drop_field("hostname");
  return *this;
}

kinform::DraftList<IngressPortStatus::Draft> IngressLoadBalancerIngress::Draft::ports() {
  return kinform::DraftList<IngressPortStatus::Draft>(field_part("ports"));
}

IngressLoadBalancerIngress::Draft& IngressLoadBalancerIngress::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::clear_port() {
  drop_field("port");
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::set_error(std::string_view value) {
  put_field("error", value);
  return *this;
}

IngressPortStatus::Draft& IngressPortStatus::Draft::clear_error() {
  drop_field("error");
  return *this;
}

IngressRule::Draft& IngressRule::Draft::set_host(std::string_view value) {
  put_field("host", value);
  return *this;
}

IngressRule::Draft& IngressRule::Draft::clear_host() {
  drop_field("host");
  return *this;
}

HTTPIngressRuleValue::Draft IngressRule::Draft::http() {
  return HTTPIngressRuleValue::Draft(field_part("http"));
}

IngressRule::Draft& IngressRule::Draft::clear_http() {
  drop_field("http");
  return *this;
}

HTTPIngressRuleValue::Draft IngressRuleValue::Draft::http() {
  return HTTPIngressRuleValue::Draft(field_part("http"));
}

IngressRuleValue::Draft& IngressRuleValue::Draft::clear_http() {
  drop_field("http");
  return *this;
}

kinform::DraftList<std::string_view> IngressTLS::Draft::hosts() {
  return kinform::DraftList<std::string_view>(field_part("hosts"));
}

IngressTLS::Draft& IngressTLS::Draft::clear_hosts() {
  drop_field("hosts");
  return *this;
}

IngressTLS::Draft& IngressTLS::Draft::set_secret_name(std::string_view value) {
  put_field("secretName", value);
  return *this;
}

IngressTLS::Draft& IngressTLS::Draft::clear_secret_name() {
  drop_field("secretName");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft NetworkPolicySpec::Draft::pod_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("podSelector"));
}

NetworkPolicySpec::Draft& NetworkPolicySpec::Draft::clear_pod_selector() {
  drop_field("podSelector");
  return *this;
}

kinform::DraftList<NetworkPolicyIngressRule::Draft> NetworkPolicySpec::Draft::ingress() {
  return kinform::DraftList<NetworkPolicyIngressRule::Draft>(field_part("ingress"));
}

NetworkPolicySpec::Draft& NetworkPolicySpec::Draft::clear_ingress() {
  drop_field("ingress");
  return *this;
}

kinform::DraftList<NetworkPolicyEgressRule::Draft> NetworkPolicySpec::Draft::egress() {
  return kinform::DraftList<NetworkPolicyEgressRule::Draft>(field_part("egress"));
}

NetworkPolicySpec::Draft& NetworkPolicySpec::Draft::clear_egress() {
  drop_field("egress");
  return *this;
}

kinform::DraftList<std::string_view> NetworkPolicySpec::Draft::policy_types() {
  return kinform::DraftList<std::string_view>(field_part("policyTypes"));
}

NetworkPolicySpec::Draft& NetworkPolicySpec::Draft::clear_policy_types() {
  drop_field("policyTypes");
  return *this;
}

NetworkPolicy::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("NetworkPolicy"));
}

NetworkPolicy::Draft& NetworkPolicy::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

NetworkPolicy::Draft& NetworkPolicy::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

NetworkPolicy::Draft& NetworkPolicy::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

NetworkPolicy::Draft& NetworkPolicy::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft NetworkPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

NetworkPolicy::Draft& NetworkPolicy::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

NetworkPolicySpec::Draft NetworkPolicy::Draft::spec() {
  return NetworkPolicySpec::Draft(field_part("spec"));
}

NetworkPolicy::Draft& NetworkPolicy::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

kinform::DraftList<NetworkPolicyPort::Draft> NetworkPolicyEgressRule::Draft::ports() {
  return kinform::DraftList<NetworkPolicyPort::Draft>(field_part("ports"));
}

NetworkPolicyEgressRule::Draft& NetworkPolicyEgressRule::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<NetworkPolicyPeer::Draft> NetworkPolicyEgressRule::Draft::to() {
  return kinform::DraftList<NetworkPolicyPeer::Draft>(field_part("to"));
}

NetworkPolicyEgressRule::Draft& NetworkPolicyEgressRule::Draft::clear_to() {
  drop_field("to");
  return *this;
}

kinform::DraftList<NetworkPolicyPort::Draft> NetworkPolicyIngressRule::Draft::ports() {
  return kinform::DraftList<NetworkPolicyPort::Draft>(field_part("ports"));
}

NetworkPolicyIngressRule::Draft& NetworkPolicyIngressRule::Draft::clear_ports() {
  drop_field("ports");
  return *this;
}

kinform::DraftList<NetworkPolicyPeer::Draft> NetworkPolicyIngressRule::Draft::from() {
  return kinform::DraftList<NetworkPolicyPeer::Draft>(field_part("from"));
}

NetworkPolicyIngressRule::Draft& NetworkPolicyIngressRule::Draft::clear_from() {
  drop_field("from");
  return *this;
}

NetworkPolicyList::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("NetworkPolicyList"));
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft NetworkPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<NetworkPolicy::Draft> NetworkPolicyList::Draft::items() {
  return kinform::DraftList<NetworkPolicy::Draft>(field_part("items"));
}

NetworkPolicyList::Draft& NetworkPolicyList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft NetworkPolicyPeer::Draft::pod_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("podSelector"));
}

NetworkPolicyPeer::Draft& NetworkPolicyPeer::Draft::clear_pod_selector() {
  drop_field("podSelector");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft NetworkPolicyPeer::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

NetworkPolicyPeer::Draft& NetworkPolicyPeer::Draft::clear_namespace_selector() {
  drop_field("namespaceSelector");
  return *this;
}

IPBlock::Draft NetworkPolicyPeer::Draft::ip_block() {
  return IPBlock::Draft(field_part("ipBlock"));
}

NetworkPolicyPeer::Draft& NetworkPolicyPeer::Draft::clear_ip_block() {
  drop_field("ipBlock");
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::set_protocol(std::string_view value) {
  put_field("protocol", value);
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::clear_protocol() {
  drop_field("protocol");
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::set_port(const kinform::IntOrString& value) {
  put_field("port", value);
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::clear_port() {
  drop_field("port");
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::set_end_port(std::int32_t value) {
  put_field("endPort", value);
  return *this;
}

NetworkPolicyPort::Draft& NetworkPolicyPort::Draft::clear_end_port() {
  drop_field("endPort");
  return *this;
}

kinform::DraftList<std::string_view> ServiceCIDRSpec::Draft::cidrs() {
  return kinform::DraftList<std::string_view>(field_part("cidrs"));
}

ServiceCIDRSpec::Draft& ServiceCIDRSpec::Draft::clear_cidrs() {
  drop_field("cidrs");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> ServiceCIDRStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

ServiceCIDRStatus::Draft& ServiceCIDRStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

ServiceCIDR::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("ServiceCIDR"));
}

ServiceCIDR::Draft& ServiceCIDR::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceCIDR::Draft& ServiceCIDR::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceCIDR::Draft& ServiceCIDR::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceCIDR::Draft& ServiceCIDR::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ServiceCIDR::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ServiceCIDR::Draft& ServiceCIDR::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ServiceCIDRSpec::Draft ServiceCIDR::Draft::spec() {
  return ServiceCIDRSpec::Draft(field_part("spec"));
}

ServiceCIDR::Draft& ServiceCIDR::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ServiceCIDRStatus::Draft ServiceCIDR::Draft::status() {
  return ServiceCIDRStatus::Draft(field_part("status"));
}

ServiceCIDR::Draft& ServiceCIDR::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ServiceCIDRList::Draft::Draft() {
  put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
  put_field("kind", std::string_view("ServiceCIDRList"));
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ServiceCIDRList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ServiceCIDR::Draft> ServiceCIDRList::Draft::items() {
  return kinform::DraftList<ServiceCIDR::Draft>(field_part("items"));
}

ServiceCIDRList::Draft& ServiceCIDRList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::networking::v1
