// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of rbac.authorization.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::rbac::v1 {

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

class KINFORM_EXPORT AggregationRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::LabelSelector> cluster_role_selectors() const;
};

class KINFORM_EXPORT ClusterRole : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PolicyRule> rules() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PolicyRule> rules() const&& = delete;
  [[nodiscard]] AggregationRule aggregation_rule() const& KINFORM_LIFETIME_BOUND;
  AggregationRule aggregation_rule() const&& = delete;
};

class KINFORM_EXPORT RoleRef : public kinform::View {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_group() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT ClusterRoleBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Subject> subjects() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Subject> subjects() const&& = delete;
  [[nodiscard]] RoleRef role_ref() const& KINFORM_LIFETIME_BOUND;
  RoleRef role_ref() const&& = delete;
};

class KINFORM_EXPORT ClusterRoleBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ClusterRoleBinding> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ClusterRoleBinding> items() const&& = delete;
};

class KINFORM_EXPORT ClusterRoleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ClusterRole> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ClusterRole> items() const&& = delete;
};

class KINFORM_EXPORT PolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const;
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const;
};

class KINFORM_EXPORT Role : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PolicyRule> rules() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PolicyRule> rules() const&& = delete;
};

class KINFORM_EXPORT RoleBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Subject> subjects() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Subject> subjects() const&& = delete;
  [[nodiscard]] RoleRef role_ref() const& KINFORM_LIFETIME_BOUND;
  RoleRef role_ref() const&& = delete;
};

class KINFORM_EXPORT RoleBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<RoleBinding> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<RoleBinding> items() const&& = delete;
};

class KINFORM_EXPORT RoleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Role> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Role> items() const&& = delete;
};

class KINFORM_EXPORT Subject : public kinform::View {
 public:
  class Draft;  // In kinform/api/rbac/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view api_group() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view namespace_name() const;
};

}  // namespace kinform::inline v0::rbac::v1
