// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/rbac/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::rbac::v1 {

kinform::ListView<kinform::meta::v1::LabelSelector> AggregationRule::cluster_role_selectors() const {
  static constinit kinform::detail::Field field("clusterRoleSelectors");
  return kinform::ListView<kinform::meta::v1::LabelSelector>(member(field));
}

kinform::ApiResource ClusterRole::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterroles", .kind = "ClusterRole", .namespaced = false};
}

const std::string_view ClusterRole::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterRole::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ClusterRole::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<PolicyRule> ClusterRole::rules() const& {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<PolicyRule>(member(field));
}

AggregationRule ClusterRole::aggregation_rule() const& {
  static constinit kinform::detail::Field field("aggregationRule");
  return AggregationRule(member(field));
}

const std::string_view RoleRef::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::string_view>(field);
}

const std::string_view RoleRef::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RoleRef::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::ApiResource ClusterRoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterrolebindings", .kind = "ClusterRoleBinding", .namespaced = false};
}

const std::string_view ClusterRoleBinding::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterRoleBinding::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ClusterRoleBinding::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<Subject> ClusterRoleBinding::subjects() const& {
  static constinit kinform::detail::Field field("subjects");
  return kinform::ListView<Subject>(member(field));
}

RoleRef ClusterRoleBinding::role_ref() const& {
  static constinit kinform::detail::Field field("roleRef");
  return RoleRef(member(field));
}

const std::string_view ClusterRoleBindingList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterRoleBindingList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ClusterRoleBindingList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ClusterRoleBinding> ClusterRoleBindingList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ClusterRoleBinding>(member(field));
}

const std::string_view ClusterRoleList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterRoleList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ClusterRoleList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ClusterRole> ClusterRoleList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ClusterRole>(member(field));
}

kinform::ListView<std::string_view> PolicyRule::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PolicyRule::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PolicyRule::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PolicyRule::resource_names() const {
  static constinit kinform::detail::Field field("resourceNames");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> PolicyRule::non_resource_urls() const {
  static constinit kinform::detail::Field field("nonResourceURLs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource Role::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles", .kind = "Role"};
}

const std::string_view Role::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Role::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Role::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<PolicyRule> Role::rules() const& {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<PolicyRule>(member(field));
}

kinform::ApiResource RoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "rolebindings", .kind = "RoleBinding"};
}

const std::string_view RoleBinding::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RoleBinding::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta RoleBinding::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<Subject> RoleBinding::subjects() const& {
  static constinit kinform::detail::Field field("subjects");
  return kinform::ListView<Subject>(member(field));
}

RoleRef RoleBinding::role_ref() const& {
  static constinit kinform::detail::Field field("roleRef");
  return RoleRef(member(field));
}

const std::string_view RoleBindingList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RoleBindingList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta RoleBindingList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<RoleBinding> RoleBindingList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<RoleBinding>(member(field));
}

const std::string_view RoleList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view RoleList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta RoleList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Role> RoleList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Role>(member(field));
}

const std::string_view Subject::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Subject::api_group() const {
  static constinit kinform::detail::Field field("apiGroup");
  return get<std::string_view>(field);
}

const std::string_view Subject::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view Subject::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

}  // namespace kinform::inline v0::rbac::v1
