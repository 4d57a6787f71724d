// The types of rbac.authorization.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::rbac::v1 {

class AggregationRule;
class ClusterRole;
class RoleRef;
class ClusterRoleBinding;
class ClusterRoleBindingList;
class ClusterRoleList;
class PolicyRule;
class Role;
class RoleBinding;
class RoleBindingList;
class RoleList;
class Subject;

class AggregationRule : public kinform::View {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::LabelSelector> cluster_role_selectors() const {
    return kinform::ListView<kinform::meta::v1::LabelSelector>(member("clusterRoleSelectors"));
  }
};

class ClusterRole : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterroles", .kind = "ClusterRole", .namespaced = false};
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
  [[nodiscard]] kinform::ListView<PolicyRule> rules() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PolicyRule>(member("rules"));
  }
  kinform::ListView<PolicyRule> rules() const&& = delete;
  [[nodiscard]] AggregationRule aggregation_rule() const& KINFORM_LIFETIME_BOUND {
    return AggregationRule(member("aggregationRule"));
  }
  AggregationRule aggregation_rule() const&& = delete;
};

class RoleRef : public kinform::View {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_group() const {
    return get<std::string_view>("apiGroup");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class ClusterRoleBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterrolebindings", .kind = "ClusterRoleBinding", .namespaced = false};
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
  [[nodiscard]] kinform::ListView<Subject> subjects() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Subject>(member("subjects"));
  }
  kinform::ListView<Subject> subjects() const&& = delete;
  [[nodiscard]] RoleRef role_ref() const& KINFORM_LIFETIME_BOUND {
    return RoleRef(member("roleRef"));
  }
  RoleRef role_ref() const&& = delete;
};

class ClusterRoleBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ClusterRoleBinding> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ClusterRoleBinding>(member("items"));
  }
  kinform::ListView<ClusterRoleBinding> items() const&& = delete;
};

class ClusterRoleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<ClusterRole> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ClusterRole>(member("items"));
  }
  kinform::ListView<ClusterRole> items() const&& = delete;
};

class PolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const {
    return kinform::ListView<std::string_view>(member("apiGroups"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resources() const {
    return kinform::ListView<std::string_view>(member("resources"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const {
    return kinform::ListView<std::string_view>(member("resourceNames"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const {
    return kinform::ListView<std::string_view>(member("nonResourceURLs"));
  }
};

class Role : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles", .kind = "Role"};
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
  [[nodiscard]] kinform::ListView<PolicyRule> rules() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PolicyRule>(member("rules"));
  }
  kinform::ListView<PolicyRule> rules() const&& = delete;
};

class RoleBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "rolebindings", .kind = "RoleBinding"};
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
  [[nodiscard]] kinform::ListView<Subject> subjects() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Subject>(member("subjects"));
  }
  kinform::ListView<Subject> subjects() const&& = delete;
  [[nodiscard]] RoleRef role_ref() const& KINFORM_LIFETIME_BOUND {
    return RoleRef(member("roleRef"));
  }
  RoleRef role_ref() const&& = delete;
};

class RoleBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<RoleBinding> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<RoleBinding>(member("items"));
  }
  kinform::ListView<RoleBinding> items() const&& = delete;
};

class RoleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<Role> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Role>(member("items"));
  }
  kinform::ListView<Role> items() const&& = delete;
};

class Subject : public kinform::View {
 public:
  class Draft;  // In kinform/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view api_group() const {
    return get<std::string_view>("apiGroup");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
};

}  // namespace kinform::rbac::v1
