#include "kinform/rbac/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::rbac::v1 {

kinform::ListView<kinform::meta::v1::LabelSelector> AggregationRule::cluster_role_selectors() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::LabelSelector>(member("clusterRoleSelectors", places));
}

kinform::Resource ClusterRole::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterroles", .kind = "ClusterRole", .namespaced = false};
}

const std::string_view ClusterRole::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ClusterRole::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ClusterRole::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<PolicyRule> ClusterRole::rules() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PolicyRule>(member("rules", places));
}

AggregationRule ClusterRole::aggregation_rule() const& {
  static constinit kinform::detail::FieldPlaces places;
  return AggregationRule(member("aggregationRule", places));
}

const std::string_view RoleRef::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiGroup", places);
}

const std::string_view RoleRef::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RoleRef::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::Resource ClusterRoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "clusterrolebindings", .kind = "ClusterRoleBinding", .namespaced = false};
}

const std::string_view ClusterRoleBinding::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ClusterRoleBinding::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ClusterRoleBinding::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<Subject> ClusterRoleBinding::subjects() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Subject>(member("subjects", places));
}

RoleRef ClusterRoleBinding::role_ref() const& {
  static constinit kinform::detail::FieldPlaces places;
  return RoleRef(member("roleRef", places));
}

const std::string_view ClusterRoleBindingList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ClusterRoleBindingList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ClusterRoleBindingList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ClusterRoleBinding> ClusterRoleBindingList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ClusterRoleBinding>(member("items", places));
}

const std::string_view ClusterRoleList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ClusterRoleList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ClusterRoleList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ClusterRole> ClusterRoleList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ClusterRole>(member("items", places));
}

kinform::ListView<std::string_view> PolicyRule::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> PolicyRule::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> PolicyRule::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

kinform::ListView<std::string_view> PolicyRule::resource_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resourceNames", places));
}

kinform::ListView<std::string_view> PolicyRule::non_resource_urls() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("nonResourceURLs", places));
}

kinform::Resource Role::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles", .kind = "Role"};
}

const std::string_view Role::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Role::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Role::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<PolicyRule> Role::rules() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PolicyRule>(member("rules", places));
}

kinform::Resource RoleBinding::resource() {
  return {.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "rolebindings", .kind = "RoleBinding"};
}

const std::string_view RoleBinding::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RoleBinding::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta RoleBinding::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<Subject> RoleBinding::subjects() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Subject>(member("subjects", places));
}

RoleRef RoleBinding::role_ref() const& {
  static constinit kinform::detail::FieldPlaces places;
  return RoleRef(member("roleRef", places));
}

const std::string_view RoleBindingList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RoleBindingList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta RoleBindingList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<RoleBinding> RoleBindingList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<RoleBinding>(member("items", places));
}

const std::string_view RoleList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view RoleList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta RoleList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Role> RoleList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Role>(member("items", places));
}

const std::string_view Subject::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Subject::api_group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiGroup", places);
}

const std::string_view Subject::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view Subject::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

}  // namespace kinform::inline v0::rbac::v1
