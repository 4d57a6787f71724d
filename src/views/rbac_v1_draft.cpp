// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/rbac/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::rbac::v1 {

kinform::DraftList<kinform::meta::v1::LabelSelector::Draft> AggregationRule::Draft::cluster_role_selectors() {
  return kinform::DraftList<kinform::meta::v1::LabelSelector::Draft>(field_part("clusterRoleSelectors"));
}

AggregationRule::Draft& AggregationRule::Draft::clear_cluster_role_selectors() {
  drop_field("clusterRoleSelectors");
  return *this;
}

ClusterRole::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterRole"));
}

ClusterRole::Draft& ClusterRole::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterRole::Draft& ClusterRole::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterRole::Draft& ClusterRole::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterRole::Draft& ClusterRole::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ClusterRole::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ClusterRole::Draft& ClusterRole::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PolicyRule::Draft> ClusterRole::Draft::rules() {
  return kinform::DraftList<PolicyRule::Draft>(field_part("rules"));
}

ClusterRole::Draft& ClusterRole::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

AggregationRule::Draft ClusterRole::Draft::aggregation_rule() {
  return AggregationRule::Draft(field_part("aggregationRule"));
}

ClusterRole::Draft& ClusterRole::Draft::clear_aggregation_rule() {
  drop_field("aggregationRule");
  return *this;
}

RoleRef::Draft& RoleRef::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

RoleRef::Draft& RoleRef::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

RoleRef::Draft& RoleRef::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RoleRef::Draft& RoleRef::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RoleRef::Draft& RoleRef::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

RoleRef::Draft& RoleRef::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ClusterRoleBinding::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterRoleBinding"));
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ClusterRoleBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Subject::Draft> ClusterRoleBinding::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::clear_subjects() {
  drop_field("subjects");
  return *this;
}

RoleRef::Draft ClusterRoleBinding::Draft::role_ref() {
  return RoleRef::Draft(field_part("roleRef"));
}

ClusterRoleBinding::Draft& ClusterRoleBinding::Draft::clear_role_ref() {
  drop_field("roleRef");
  return *this;
}

ClusterRoleBindingList::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterRoleBindingList"));
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ClusterRoleBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ClusterRoleBinding::Draft> ClusterRoleBindingList::Draft::items() {
  return kinform::DraftList<ClusterRoleBinding::Draft>(field_part("items"));
}

ClusterRoleBindingList::Draft& ClusterRoleBindingList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ClusterRoleList::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterRoleList"));
}

ClusterRoleList::Draft& ClusterRoleList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterRoleList::Draft& ClusterRoleList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterRoleList::Draft& ClusterRoleList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterRoleList::Draft& ClusterRoleList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ClusterRoleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ClusterRoleList::Draft& ClusterRoleList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ClusterRole::Draft> ClusterRoleList::Draft::items() {
  return kinform::DraftList<ClusterRole::Draft>(field_part("items"));
}

ClusterRoleList::Draft& ClusterRoleList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::DraftList<std::string_view> PolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

PolicyRule::Draft& PolicyRule::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> PolicyRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

PolicyRule::Draft& PolicyRule::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> PolicyRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

PolicyRule::Draft& PolicyRule::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<std::string_view> PolicyRule::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

PolicyRule::Draft& PolicyRule::Draft::clear_resource_names() {
  drop_field("resourceNames");
  return *this;
}

kinform::DraftList<std::string_view> PolicyRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

PolicyRule::Draft& PolicyRule::Draft::clear_non_resource_urls() {
  drop_field("nonResourceURLs");
  return *this;
}

Role::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("Role"));
}

Role::Draft& Role::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Role::Draft& Role::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Role::Draft& Role::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Role::Draft& Role::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Role::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Role::Draft& Role::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PolicyRule::Draft> Role::Draft::rules() {
  return kinform::DraftList<PolicyRule::Draft>(field_part("rules"));
}

Role::Draft& Role::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

RoleBinding::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("RoleBinding"));
}

RoleBinding::Draft& RoleBinding::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RoleBinding::Draft& RoleBinding::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RoleBinding::Draft& RoleBinding::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RoleBinding::Draft& RoleBinding::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft RoleBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

RoleBinding::Draft& RoleBinding::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Subject::Draft> RoleBinding::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

RoleBinding::Draft& RoleBinding::Draft::clear_subjects() {
  drop_field("subjects");
  return *this;
}

RoleRef::Draft RoleBinding::Draft::role_ref() {
  return RoleRef::Draft(field_part("roleRef"));
}

RoleBinding::Draft& RoleBinding::Draft::clear_role_ref() {
  drop_field("roleRef");
  return *this;
}

RoleBindingList::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("RoleBindingList"));
}

RoleBindingList::Draft& RoleBindingList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RoleBindingList::Draft& RoleBindingList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RoleBindingList::Draft& RoleBindingList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RoleBindingList::Draft& RoleBindingList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft RoleBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

RoleBindingList::Draft& RoleBindingList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<RoleBinding::Draft> RoleBindingList::Draft::items() {
  return kinform::DraftList<RoleBinding::Draft>(field_part("items"));
}

RoleBindingList::Draft& RoleBindingList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

RoleList::Draft::Draft() {
  put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
  put_field("kind", std::string_view("RoleList"));
}

RoleList::Draft& RoleList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RoleList::Draft& RoleList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RoleList::Draft& RoleList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RoleList::Draft& RoleList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft RoleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

RoleList::Draft& RoleList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Role::Draft> RoleList::Draft::items() {
  return kinform::DraftList<Role::Draft>(field_part("items"));
}

RoleList::Draft& RoleList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

Subject::Draft& Subject::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Subject::Draft& Subject::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Subject::Draft& Subject::Draft::set_api_group(std::string_view value) {
  put_field("apiGroup", value);
  return *this;
}

Subject::Draft& Subject::Draft::clear_api_group() {
  drop_field("apiGroup");
  return *this;
}

Subject::Draft& Subject::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Subject::Draft& Subject::Draft::clear_name() {
  drop_field("name");
  return *this;
}

Subject::Draft& Subject::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

Subject::Draft& Subject::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

}  // namespace kinform::inline v0::rbac::v1
