#include "kinform/rbac/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::rbac::v1 {

kinform::ListView<kinform::meta::v1::LabelSelector> AggregationRule::cluster_role_selectors() const {
  return kinform::ListView<kinform::meta::v1::LabelSelector>(member("clusterRoleSelectors"));
}

kinform::Resource ClusterRole::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterroles", .kind = "ClusterRole", .namespaced = false};
}

const std::string_view ClusterRole::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ClusterRole::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ClusterRole::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<PolicyRule> ClusterRole::rules() const& {
  return kinform::ListView<PolicyRule>(member("rules"));
}

AggregationRule ClusterRole::aggregation_rule() const& {
  return AggregationRule(member("aggregationRule"));
}

const std::string_view RoleRef::api_group() const {
  return get<std::string_view>("apiGroup");
}

const std::string_view RoleRef::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view RoleRef::name() const {
  return get<std::string_view>("name");
}

kinform::Resource ClusterRoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterrolebindings", .kind = "ClusterRoleBinding", .namespaced = false};
}

const std::string_view ClusterRoleBinding::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ClusterRoleBinding::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ClusterRoleBinding::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<Subject> ClusterRoleBinding::subjects() const& {
  return kinform::ListView<Subject>(member("subjects"));
}

RoleRef ClusterRoleBinding::role_ref() const& {
  return RoleRef(member("roleRef"));
}

const std::string_view ClusterRoleBindingList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ClusterRoleBindingList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ClusterRoleBindingList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ClusterRoleBinding> ClusterRoleBindingList::items() const& {
  return kinform::ListView<ClusterRoleBinding>(member("items"));
}

const std::string_view ClusterRoleList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ClusterRoleList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ClusterRoleList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ClusterRole> ClusterRoleList::items() const& {
  return kinform::ListView<ClusterRole>(member("items"));
}

kinform::ListView<std::string_view> PolicyRule::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> PolicyRule::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> PolicyRule::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

kinform::ListView<std::string_view> PolicyRule::resource_names() const {
  return kinform::ListView<std::string_view>(member("resourceNames"));
}

kinform::ListView<std::string_view> PolicyRule::non_resource_urls() const {
  return kinform::ListView<std::string_view>(member("nonResourceURLs"));
}

kinform::Resource Role::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles", .kind = "Role"};
}

const std::string_view Role::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Role::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Role::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<PolicyRule> Role::rules() const& {
  return kinform::ListView<PolicyRule>(member("rules"));
}

kinform::Resource RoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "rolebindings", .kind = "RoleBinding"};
}

const std::string_view RoleBinding::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RoleBinding::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta RoleBinding::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<Subject> RoleBinding::subjects() const& {
  return kinform::ListView<Subject>(member("subjects"));
}

RoleRef RoleBinding::role_ref() const& {
  return RoleRef(member("roleRef"));
}

const std::string_view RoleBindingList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RoleBindingList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta RoleBindingList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<RoleBinding> RoleBindingList::items() const& {
  return kinform::ListView<RoleBinding>(member("items"));
}

const std::string_view RoleList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view RoleList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta RoleList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Role> RoleList::items() const& {
  return kinform::ListView<Role>(member("items"));
}

const std::string_view Subject::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view Subject::api_group() const {
  return get<std::string_view>("apiGroup");
}

const std::string_view Subject::name() const {
  return get<std::string_view>("name");
}

const std::string_view Subject::namespace_name() const {
  return get<std::string_view>("namespace");
}

}  // namespace kinform::rbac::v1
