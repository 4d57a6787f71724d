// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of networking.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/networking/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::networking::v1 {

class KINFORM_EXPORT ServiceBackendPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceBackendPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_number(std::int32_t value);
  Draft& clear_number();
};

class KINFORM_EXPORT IngressServiceBackend::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressServiceBackend& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  ServiceBackendPort::Draft port();
  Draft& clear_port();
};

class KINFORM_EXPORT IngressBackend::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressBackend& view) { return Draft(kinform::Json::from(view.raw())); }

  IngressServiceBackend::Draft service();
  Draft& clear_service();
  kinform::core::v1::TypedLocalObjectReference::Draft resource();
  Draft& clear_resource();
};

class KINFORM_EXPORT HTTPIngressPath::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HTTPIngressPath& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_path_type(std::string_view value);
  Draft& clear_path_type();
  IngressBackend::Draft backend();
  Draft& clear_backend();
};

class KINFORM_EXPORT HTTPIngressRuleValue::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HTTPIngressRuleValue& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<HTTPIngressPath::Draft> paths();
  Draft& clear_paths();
};

class KINFORM_EXPORT ParentReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ParentReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT IPAddressSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IPAddressSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParentReference::Draft parent_ref();
  Draft& clear_parent_ref();
};

class KINFORM_EXPORT IPAddress::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const IPAddress& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  IPAddressSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT IPAddressList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const IPAddressList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<IPAddress::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT IPBlock::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IPBlock& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_cidr(std::string_view value);
  Draft& clear_cidr();
  kinform::DraftList<std::string_view> except();
  Draft& clear_except();
};

class KINFORM_EXPORT IngressSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ingress_class_name(std::string_view value);
  Draft& clear_ingress_class_name();
  IngressBackend::Draft default_backend();
  Draft& clear_default_backend();
  kinform::DraftList<IngressTLS::Draft> tls();
  Draft& clear_tls();
  kinform::DraftList<IngressRule::Draft> rules();
  Draft& clear_rules();
};

class KINFORM_EXPORT IngressLoadBalancerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressLoadBalancerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<IngressLoadBalancerIngress::Draft> ingress();
  Draft& clear_ingress();
};

class KINFORM_EXPORT IngressStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  IngressLoadBalancerStatus::Draft load_balancer();
  Draft& clear_load_balancer();
};

class KINFORM_EXPORT Ingress::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Ingress& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  IngressSpec::Draft spec();
  Draft& clear_spec();
  IngressStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT IngressClassParametersReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressClassParametersReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
};

class KINFORM_EXPORT IngressClassSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressClassSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_controller(std::string_view value);
  Draft& clear_controller();
  IngressClassParametersReference::Draft parameters();
  Draft& clear_parameters();
};

class KINFORM_EXPORT IngressClass::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const IngressClass& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  IngressClassSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT IngressClassList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const IngressClassList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<IngressClass::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT IngressList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const IngressList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Ingress::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT IngressLoadBalancerIngress::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressLoadBalancerIngress& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_ip(std::string_view value);
  Draft& clear_ip();
  Draft& set_hostname(std::string_view value);
  Draft& clear_hostname();
  kinform::DraftList<IngressPortStatus::Draft> ports();
  Draft& clear_ports();
};

class KINFORM_EXPORT IngressPortStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressPortStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_port(std::int32_t value);
  Draft& clear_port();
  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_error(std::string_view value);
  Draft& clear_error();
};

class KINFORM_EXPORT IngressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_host(std::string_view value);
  Draft& clear_host();
  HTTPIngressRuleValue::Draft http();
  Draft& clear_http();
};

class KINFORM_EXPORT IngressRuleValue::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressRuleValue& view) { return Draft(kinform::Json::from(view.raw())); }

  HTTPIngressRuleValue::Draft http();
  Draft& clear_http();
};

class KINFORM_EXPORT IngressTLS::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const IngressTLS& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> hosts();
  Draft& clear_hosts();
  Draft& set_secret_name(std::string_view value);
  Draft& clear_secret_name();
};

class KINFORM_EXPORT NetworkPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft pod_selector();
  Draft& clear_pod_selector();
  kinform::DraftList<NetworkPolicyIngressRule::Draft> ingress();
  Draft& clear_ingress();
  kinform::DraftList<NetworkPolicyEgressRule::Draft> egress();
  Draft& clear_egress();
  kinform::DraftList<std::string_view> policy_types();
  Draft& clear_policy_types();
};

class KINFORM_EXPORT NetworkPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const NetworkPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  NetworkPolicySpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT NetworkPolicyEgressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkPolicyEgressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NetworkPolicyPort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftList<NetworkPolicyPeer::Draft> to();
  Draft& clear_to();
};

class KINFORM_EXPORT NetworkPolicyIngressRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkPolicyIngressRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<NetworkPolicyPort::Draft> ports();
  Draft& clear_ports();
  kinform::DraftList<NetworkPolicyPeer::Draft> from();
  Draft& clear_from();
};

class KINFORM_EXPORT NetworkPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const NetworkPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<NetworkPolicy::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT NetworkPolicyPeer::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkPolicyPeer& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft pod_selector();
  Draft& clear_pod_selector();
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector();
  IPBlock::Draft ip_block();
  Draft& clear_ip_block();
};

class KINFORM_EXPORT NetworkPolicyPort::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NetworkPolicyPort& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_protocol(std::string_view value);
  Draft& clear_protocol();
  Draft& set_port(const kinform::IntOrString& value);
  Draft& clear_port();
  Draft& set_end_port(std::int32_t value);
  Draft& clear_end_port();
};

class KINFORM_EXPORT ServiceCIDRSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceCIDRSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> cidrs();
  Draft& clear_cidrs();
};

class KINFORM_EXPORT ServiceCIDRStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceCIDRStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT ServiceCIDR::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceCIDR& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ServiceCIDRSpec::Draft spec();
  Draft& clear_spec();
  ServiceCIDRStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ServiceCIDRList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ServiceCIDRList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ServiceCIDR::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::networking::v1
