// Drafts of the types of networking.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/networking/v1.hpp"

namespace kinform::networking::v1 {

class ServiceBackendPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceBackendPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_number(std::int32_t value) {
    put_field("number", value);
    return *this;
  }
  Draft& clear_number() {
    drop_field("number");
    return *this;
  }
};

class IngressServiceBackend::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressServiceBackend& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  ServiceBackendPort::Draft port();
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
};

class IngressBackend::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressBackend& view) { return Draft(kinform::Json::from(view.raw())); }

  IngressServiceBackend::Draft service();
  Draft& clear_service() {
    drop_field("service");
    return *this;
  }
  kinform::core::v1::TypedLocalObjectReference::Draft resource();
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
};

class HTTPIngressPath::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HTTPIngressPath& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_path_type(std::string_view value) {
    put_field("pathType", value);
    return *this;
  }
  Draft& clear_path_type() {
    drop_field("pathType");
    return *this;
  }
  IngressBackend::Draft backend();
  Draft& clear_backend() {
    drop_field("backend");
    return *this;
  }
};

class HTTPIngressRuleValue::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HTTPIngressRuleValue& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<HTTPIngressPath::Draft> paths();
  Draft& clear_paths() {
    drop_field("paths");
    return *this;
  }
};

class ParentReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ParentReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class IPAddressSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IPAddressSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParentReference::Draft parent_ref();
  Draft& clear_parent_ref() {
    drop_field("parentRef");
    return *this;
  }
};

class IPAddress::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("IPAddress"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const IPAddress& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  IPAddressSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class IPAddressList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("IPAddressList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const IPAddressList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<IPAddress::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class IPBlock::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IPBlock& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_cidr(std::string_view value) {
    put_field("cidr", value);
    return *this;
  }
  Draft& clear_cidr() {
    drop_field("cidr");
    return *this;
  }
  kinform::DraftList<std::string_view> except();
  Draft& clear_except() {
    drop_field("except");
    return *this;
  }
};

class IngressSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ingress_class_name(std::string_view value) {
    put_field("ingressClassName", value);
    return *this;
  }
  Draft& clear_ingress_class_name() {
    drop_field("ingressClassName");
    return *this;
  }
  IngressBackend::Draft default_backend();
  Draft& clear_default_backend() {
    drop_field("defaultBackend");
    return *this;
  }
  kinform::DraftList<IngressTLS::Draft> tls();
  Draft& clear_tls() {
    drop_field("tls");
    return *this;
  }
  kinform::DraftList<IngressRule::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
};

class IngressLoadBalancerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressLoadBalancerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<IngressLoadBalancerIngress::Draft> ingress();
  Draft& clear_ingress() {
    drop_field("ingress");
    return *this;
  }
};

class IngressStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  IngressLoadBalancerStatus::Draft load_balancer();
  Draft& clear_load_balancer() {
    drop_field("loadBalancer");
    return *this;
  }
};

class Ingress::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("Ingress"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Ingress& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  IngressSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  IngressStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class IngressClassParametersReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressClassParametersReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
};

class IngressClassSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressClassSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_controller(std::string_view value) {
    put_field("controller", value);
    return *this;
  }
  Draft& clear_controller() {
    drop_field("controller");
    return *this;
  }
  IngressClassParametersReference::Draft parameters();
  Draft& clear_parameters() {
    drop_field("parameters");
    return *this;
  }
};

class IngressClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("IngressClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const IngressClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  IngressClassSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class IngressClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("IngressClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const IngressClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<IngressClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class IngressList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("IngressList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const IngressList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<Ingress::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class IngressLoadBalancerIngress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressLoadBalancerIngress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value) {
    put_field("ip", value);
    return *this;
  }
  Draft& clear_ip() {
    drop_field("ip");
    return *this;
  }
  Draft& set_hostname(std::string_view value) {
    put_field("hostname", value);
    return *this;
  }
  Draft& clear_hostname() {
    drop_field("hostname");
    return *this;
  }
  kinform::DraftList<IngressPortStatus::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
};

class IngressPortStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressPortStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_error(std::string_view value) {
    put_field("error", value);
    return *this;
  }
  Draft& clear_error() {
    drop_field("error");
    return *this;
  }
};

class IngressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_host(std::string_view value) {
    put_field("host", value);
    return *this;
  }
  Draft& clear_host() {
    drop_field("host");
    return *this;
  }
  HTTPIngressRuleValue::Draft http();
  Draft& clear_http() {
    drop_field("http");
    return *this;
  }
};

class IngressRuleValue::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressRuleValue& view) { return Draft(kinform::Json::from(view.raw())); }

  HTTPIngressRuleValue::Draft http();
  Draft& clear_http() {
    drop_field("http");
    return *this;
  }
};

class IngressTLS::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const IngressTLS& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> hosts();
  Draft& clear_hosts() {
    drop_field("hosts");
    return *this;
  }
  Draft& set_secret_name(std::string_view value) {
    put_field("secretName", value);
    return *this;
  }
  Draft& clear_secret_name() {
    drop_field("secretName");
    return *this;
  }
};

class NetworkPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft pod_selector();
  Draft& clear_pod_selector() {
    drop_field("podSelector");
    return *this;
  }
  kinform::DraftList<NetworkPolicyIngressRule::Draft> ingress();
  Draft& clear_ingress() {
    drop_field("ingress");
    return *this;
  }
  kinform::DraftList<NetworkPolicyEgressRule::Draft> egress();
  Draft& clear_egress() {
    drop_field("egress");
    return *this;
  }
  kinform::DraftList<std::string_view> policy_types();
  Draft& clear_policy_types() {
    drop_field("policyTypes");
    return *this;
  }
};

class NetworkPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("NetworkPolicy"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const NetworkPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  NetworkPolicySpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class NetworkPolicyEgressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkPolicyEgressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NetworkPolicyPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftList<NetworkPolicyPeer::Draft> to();
  Draft& clear_to() {
    drop_field("to");
    return *this;
  }
};

class NetworkPolicyIngressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkPolicyIngressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NetworkPolicyPort::Draft> ports();
  Draft& clear_ports() {
    drop_field("ports");
    return *this;
  }
  kinform::DraftList<NetworkPolicyPeer::Draft> from();
  Draft& clear_from() {
    drop_field("from");
    return *this;
  }
};

class NetworkPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("NetworkPolicyList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const NetworkPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<NetworkPolicy::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class NetworkPolicyPeer::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkPolicyPeer& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft pod_selector();
  Draft& clear_pod_selector() {
    drop_field("podSelector");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector() {
    drop_field("namespaceSelector");
    return *this;
  }
  IPBlock::Draft ip_block();
  Draft& clear_ip_block() {
    drop_field("ipBlock");
    return *this;
  }
};

class NetworkPolicyPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NetworkPolicyPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_protocol(std::string_view value) {
    put_field("protocol", value);
    return *this;
  }
  Draft& clear_protocol() {
    drop_field("protocol");
    return *this;
  }
  Draft& set_port(const kinform::IntOrString& value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
  Draft& set_end_port(std::int32_t value) {
    put_field("endPort", value);
    return *this;
  }
  Draft& clear_end_port() {
    drop_field("endPort");
    return *this;
  }
};

class ServiceCIDRSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceCIDRSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> cidrs();
  Draft& clear_cidrs() {
    drop_field("cidrs");
    return *this;
  }
};

class ServiceCIDRStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceCIDRStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class ServiceCIDR::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("ServiceCIDR"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceCIDR& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  ServiceCIDRSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ServiceCIDRStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ServiceCIDRList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("networking.k8s.io/v1"));
    put_field("kind", std::string_view("ServiceCIDRList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ServiceCIDRList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ServiceCIDR::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline ServiceBackendPort::Draft IngressServiceBackend::Draft::port() {
  return ServiceBackendPort::Draft(field_part("port"));
}

inline IngressServiceBackend::Draft IngressBackend::Draft::service() {
  return IngressServiceBackend::Draft(field_part("service"));
}

inline kinform::core::v1::TypedLocalObjectReference::Draft IngressBackend::Draft::resource() {
  return kinform::core::v1::TypedLocalObjectReference::Draft(field_part("resource"));
}

inline IngressBackend::Draft HTTPIngressPath::Draft::backend() {
  return IngressBackend::Draft(field_part("backend"));
}

inline kinform::DraftList<HTTPIngressPath::Draft> HTTPIngressRuleValue::Draft::paths() {
  return kinform::DraftList<HTTPIngressPath::Draft>(field_part("paths"));
}

inline ParentReference::Draft IPAddressSpec::Draft::parent_ref() {
  return ParentReference::Draft(field_part("parentRef"));
}

inline kinform::meta::v1::ObjectMeta::Draft IPAddress::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline IPAddressSpec::Draft IPAddress::Draft::spec() {
  return IPAddressSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft IPAddressList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<IPAddress::Draft> IPAddressList::Draft::items() {
  return kinform::DraftList<IPAddress::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> IPBlock::Draft::except() {
  return kinform::DraftList<std::string_view>(field_part("except"));
}

inline IngressBackend::Draft IngressSpec::Draft::default_backend() {
  return IngressBackend::Draft(field_part("defaultBackend"));
}

inline kinform::DraftList<IngressTLS::Draft> IngressSpec::Draft::tls() {
  return kinform::DraftList<IngressTLS::Draft>(field_part("tls"));
}

inline kinform::DraftList<IngressRule::Draft> IngressSpec::Draft::rules() {
  return kinform::DraftList<IngressRule::Draft>(field_part("rules"));
}

inline kinform::DraftList<IngressLoadBalancerIngress::Draft> IngressLoadBalancerStatus::Draft::ingress() {
  return kinform::DraftList<IngressLoadBalancerIngress::Draft>(field_part("ingress"));
}

inline IngressLoadBalancerStatus::Draft IngressStatus::Draft::load_balancer() {
  return IngressLoadBalancerStatus::Draft(field_part("loadBalancer"));
}

inline kinform::meta::v1::ObjectMeta::Draft Ingress::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline IngressSpec::Draft Ingress::Draft::spec() {
  return IngressSpec::Draft(field_part("spec"));
}

inline IngressStatus::Draft Ingress::Draft::status() {
  return IngressStatus::Draft(field_part("status"));
}

inline IngressClassParametersReference::Draft IngressClassSpec::Draft::parameters() {
  return IngressClassParametersReference::Draft(field_part("parameters"));
}

inline kinform::meta::v1::ObjectMeta::Draft IngressClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline IngressClassSpec::Draft IngressClass::Draft::spec() {
  return IngressClassSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft IngressClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<IngressClass::Draft> IngressClassList::Draft::items() {
  return kinform::DraftList<IngressClass::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft IngressList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Ingress::Draft> IngressList::Draft::items() {
  return kinform::DraftList<Ingress::Draft>(field_part("items"));
}

inline kinform::DraftList<IngressPortStatus::Draft> IngressLoadBalancerIngress::Draft::ports() {
  return kinform::DraftList<IngressPortStatus::Draft>(field_part("ports"));
}

inline HTTPIngressRuleValue::Draft IngressRule::Draft::http() {
  return HTTPIngressRuleValue::Draft(field_part("http"));
}

inline HTTPIngressRuleValue::Draft IngressRuleValue::Draft::http() {
  return HTTPIngressRuleValue::Draft(field_part("http"));
}

inline kinform::DraftList<std::string_view> IngressTLS::Draft::hosts() {
  return kinform::DraftList<std::string_view>(field_part("hosts"));
}

inline kinform::meta::v1::LabelSelector::Draft NetworkPolicySpec::Draft::pod_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("podSelector"));
}

inline kinform::DraftList<NetworkPolicyIngressRule::Draft> NetworkPolicySpec::Draft::ingress() {
  return kinform::DraftList<NetworkPolicyIngressRule::Draft>(field_part("ingress"));
}

inline kinform::DraftList<NetworkPolicyEgressRule::Draft> NetworkPolicySpec::Draft::egress() {
  return kinform::DraftList<NetworkPolicyEgressRule::Draft>(field_part("egress"));
}

inline kinform::DraftList<std::string_view> NetworkPolicySpec::Draft::policy_types() {
  return kinform::DraftList<std::string_view>(field_part("policyTypes"));
}

inline kinform::meta::v1::ObjectMeta::Draft NetworkPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline NetworkPolicySpec::Draft NetworkPolicy::Draft::spec() {
  return NetworkPolicySpec::Draft(field_part("spec"));
}

inline kinform::DraftList<NetworkPolicyPort::Draft> NetworkPolicyEgressRule::Draft::ports() {
  return kinform::DraftList<NetworkPolicyPort::Draft>(field_part("ports"));
}

inline kinform::DraftList<NetworkPolicyPeer::Draft> NetworkPolicyEgressRule::Draft::to() {
  return kinform::DraftList<NetworkPolicyPeer::Draft>(field_part("to"));
}

inline kinform::DraftList<NetworkPolicyPort::Draft> NetworkPolicyIngressRule::Draft::ports() {
  return kinform::DraftList<NetworkPolicyPort::Draft>(field_part("ports"));
}

inline kinform::DraftList<NetworkPolicyPeer::Draft> NetworkPolicyIngressRule::Draft::from() {
  return kinform::DraftList<NetworkPolicyPeer::Draft>(field_part("from"));
}

inline kinform::meta::v1::ListMeta::Draft NetworkPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<NetworkPolicy::Draft> NetworkPolicyList::Draft::items() {
  return kinform::DraftList<NetworkPolicy::Draft>(field_part("items"));
}

inline kinform::meta::v1::LabelSelector::Draft NetworkPolicyPeer::Draft::pod_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("podSelector"));
}

inline kinform::meta::v1::LabelSelector::Draft NetworkPolicyPeer::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

inline IPBlock::Draft NetworkPolicyPeer::Draft::ip_block() {
  return IPBlock::Draft(field_part("ipBlock"));
}

inline kinform::DraftList<std::string_view> ServiceCIDRSpec::Draft::cidrs() {
  return kinform::DraftList<std::string_view>(field_part("cidrs"));
}

inline kinform::DraftList<kinform::meta::v1::Condition::Draft> ServiceCIDRStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ServiceCIDR::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ServiceCIDRSpec::Draft ServiceCIDR::Draft::spec() {
  return ServiceCIDRSpec::Draft(field_part("spec"));
}

inline ServiceCIDRStatus::Draft ServiceCIDR::Draft::status() {
  return ServiceCIDRStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft ServiceCIDRList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ServiceCIDR::Draft> ServiceCIDRList::Draft::items() {
  return kinform::DraftList<ServiceCIDR::Draft>(field_part("items"));
}

}  // namespace kinform::networking::v1
