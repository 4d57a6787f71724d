// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of networking.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::networking::v1 {

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

class KINFORM_EXPORT ServiceBackendPort : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] std::int32_t number() const;
};

class KINFORM_EXPORT IngressServiceBackend : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] ServiceBackendPort port() const;
};

class KINFORM_EXPORT IngressBackend : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] IngressServiceBackend service() const;
  [[nodiscard]] kinform::core::v1::TypedLocalObjectReference resource() const;
};

class KINFORM_EXPORT HTTPIngressPath : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::optional<std::string_view> path_type() const;
  [[nodiscard]] IngressBackend backend() const;
};

class KINFORM_EXPORT HTTPIngressRuleValue : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<HTTPIngressPath> paths() const;
};

class KINFORM_EXPORT ParentReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view resource() const;
  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT IPAddressSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParentReference parent_ref() const;
};

class KINFORM_EXPORT IPAddress : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] IPAddressSpec spec() const& KINFORM_LIFETIME_BOUND;
  IPAddressSpec spec() const&& = delete;
};

class KINFORM_EXPORT IPAddressList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<IPAddress> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<IPAddress> items() const&& = delete;
};

class KINFORM_EXPORT IPBlock : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view cidr() const;
  [[nodiscard]] kinform::ListView<std::string_view> except() const;
};

class KINFORM_EXPORT IngressSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> ingress_class_name() const;
  [[nodiscard]] IngressBackend default_backend() const;
  [[nodiscard]] kinform::ListView<IngressTLS> tls() const;
  [[nodiscard]] kinform::ListView<IngressRule> rules() const;
};

class KINFORM_EXPORT IngressLoadBalancerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<IngressLoadBalancerIngress> ingress() const;
};

class KINFORM_EXPORT IngressStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] IngressLoadBalancerStatus load_balancer() const;
};

class KINFORM_EXPORT Ingress : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] IngressSpec spec() const& KINFORM_LIFETIME_BOUND;
  IngressSpec spec() const&& = delete;
  [[nodiscard]] IngressStatus status() const& KINFORM_LIFETIME_BOUND;
  IngressStatus status() const&& = delete;
};

class KINFORM_EXPORT IngressClassParametersReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> api_group() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> scope() const;
  [[nodiscard]] const std::optional<std::string_view> namespace_name() const;
};

class KINFORM_EXPORT IngressClassSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view controller() const;
  [[nodiscard]] IngressClassParametersReference parameters() const;
};

class KINFORM_EXPORT IngressClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] IngressClassSpec spec() const& KINFORM_LIFETIME_BOUND;
  IngressClassSpec spec() const&& = delete;
};

class KINFORM_EXPORT IngressClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<IngressClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<IngressClass> items() const&& = delete;
};

class KINFORM_EXPORT IngressList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Ingress> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Ingress> items() const&& = delete;
};

class KINFORM_EXPORT IngressLoadBalancerIngress : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view ip() const;
  [[nodiscard]] const std::string_view hostname() const;
  [[nodiscard]] kinform::ListView<IngressPortStatus> ports() const;
};

class KINFORM_EXPORT IngressPortStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t port() const;
  [[nodiscard]] const std::string_view protocol() const;
  [[nodiscard]] const std::optional<std::string_view> error() const;
};

class KINFORM_EXPORT IngressRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view host() const;
  [[nodiscard]] HTTPIngressRuleValue http() const;
};

class KINFORM_EXPORT IngressRuleValue : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] HTTPIngressRuleValue http() const;
};

class KINFORM_EXPORT IngressTLS : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> hosts() const;
  [[nodiscard]] const std::string_view secret_name() const;
};

class KINFORM_EXPORT NetworkPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector pod_selector() const;
  [[nodiscard]] kinform::ListView<NetworkPolicyIngressRule> ingress() const;
  [[nodiscard]] kinform::ListView<NetworkPolicyEgressRule> egress() const;
  [[nodiscard]] kinform::ListView<std::string_view> policy_types() const;
};

class KINFORM_EXPORT NetworkPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] NetworkPolicySpec spec() const& KINFORM_LIFETIME_BOUND;
  NetworkPolicySpec spec() const&& = delete;
};

class KINFORM_EXPORT NetworkPolicyEgressRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NetworkPolicyPort> ports() const;
  [[nodiscard]] kinform::ListView<NetworkPolicyPeer> to() const;
};

class KINFORM_EXPORT NetworkPolicyIngressRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<NetworkPolicyPort> ports() const;
  [[nodiscard]] kinform::ListView<NetworkPolicyPeer> from() const;
};

class KINFORM_EXPORT NetworkPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<NetworkPolicy> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<NetworkPolicy> items() const&& = delete;
};

class KINFORM_EXPORT NetworkPolicyPeer : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector pod_selector() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const;
  [[nodiscard]] IPBlock ip_block() const;
};

class KINFORM_EXPORT NetworkPolicyPort : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> protocol() const;
  [[nodiscard]] const std::optional<kinform::IntOrString> port() const;
  [[nodiscard]] const std::optional<std::int32_t> end_port() const;
};

class KINFORM_EXPORT ServiceCIDRSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> cidrs() const;
};

class KINFORM_EXPORT ServiceCIDRStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
};

class KINFORM_EXPORT ServiceCIDR : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ServiceCIDRSpec spec() const& KINFORM_LIFETIME_BOUND;
  ServiceCIDRSpec spec() const&& = delete;
  [[nodiscard]] ServiceCIDRStatus status() const& KINFORM_LIFETIME_BOUND;
  ServiceCIDRStatus status() const&& = delete;
};

class KINFORM_EXPORT ServiceCIDRList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/networking/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ServiceCIDR> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ServiceCIDR> items() const&& = delete;
};

}  // namespace kinform::inline v0::networking::v1
