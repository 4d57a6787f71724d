// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/authorization/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::authorization::v1 {

const std::string_view FieldSelectorAttributes::raw_selector() const {
  static constinit kinform::detail::Field field("rawSelector");
  return get<std::string_view>(field);
}

kinform::ListView<kinform::meta::v1::FieldSelectorRequirement> FieldSelectorAttributes::requirements() const {
  static constinit kinform::detail::Field field("requirements");
  return kinform::ListView<kinform::meta::v1::FieldSelectorRequirement>(member(field));
}

const std::string_view LabelSelectorAttributes::raw_selector() const {
  static constinit kinform::detail::Field field("rawSelector");
  return get<std::string_view>(field);
}

kinform::ListView<kinform::meta::v1::LabelSelectorRequirement> LabelSelectorAttributes::requirements() const {
  static constinit kinform::detail::Field field("requirements");
  return kinform::ListView<kinform::meta::v1::LabelSelectorRequirement>(member(field));
}

const std::string_view ResourceAttributes::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::verb() const {
  static constinit kinform::detail::Field field("verb");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::resource() const {
  static constinit kinform::detail::Field field("resource");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::subresource() const {
  static constinit kinform::detail::Field field("subresource");
  return get<std::string_view>(field);
}

const std::string_view ResourceAttributes::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

FieldSelectorAttributes ResourceAttributes::field_selector() const {
  static constinit kinform::detail::Field field("fieldSelector");
  return FieldSelectorAttributes(member(field));
}

LabelSelectorAttributes ResourceAttributes::label_selector() const {
  static constinit kinform::detail::Field field("labelSelector");
  return LabelSelectorAttributes(member(field));
}

const std::string_view NonResourceAttributes::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::string_view>(field);
}

const std::string_view NonResourceAttributes::verb() const {
  static constinit kinform::detail::Field field("verb");
  return get<std::string_view>(field);
}

ResourceAttributes SubjectAccessReviewSpec::resource_attributes() const {
  static constinit kinform::detail::Field field("resourceAttributes");
  return ResourceAttributes(member(field));
}

NonResourceAttributes SubjectAccessReviewSpec::non_resource_attributes() const {
  static constinit kinform::detail::Field field("nonResourceAttributes");
  return NonResourceAttributes(member(field));
}

const std::string_view SubjectAccessReviewSpec::user() const {
  static constinit kinform::detail::Field field("user");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> SubjectAccessReviewSpec::groups() const {
  static constinit kinform::detail::Field field("groups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::MapView<kinform::ListView<std::string_view>> SubjectAccessReviewSpec::extra() const {
  static constinit kinform::detail::Field field("extra");
  return kinform::MapView<kinform::ListView<std::string_view>>(member(field));
}

const std::string_view SubjectAccessReviewSpec::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

bool SubjectAccessReviewStatus::allowed() const {
  static constinit kinform::detail::Field field("allowed");
  return get<bool>(field);
}

bool SubjectAccessReviewStatus::denied() const {
  static constinit kinform::detail::Field field("denied");
  return get<bool>(field);
}

const std::string_view SubjectAccessReviewStatus::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view SubjectAccessReviewStatus::evaluation_error() const {
  static constinit kinform::detail::Field field("evaluationError");
  return get<std::string_view>(field);
}

kinform::ApiResource LocalSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "localsubjectaccessreviews", .kind = "LocalSubjectAccessReview"};
}

const std::string_view LocalSubjectAccessReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view LocalSubjectAccessReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta LocalSubjectAccessReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

SubjectAccessReviewSpec LocalSubjectAccessReview::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return SubjectAccessReviewSpec(member(field));
}

SubjectAccessReviewStatus LocalSubjectAccessReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return SubjectAccessReviewStatus(member(field));
}

kinform::ListView<std::string_view> NonResourceRule::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NonResourceRule::non_resource_urls() const {
  static constinit kinform::detail::Field field("nonResourceURLs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourceRule::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourceRule::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourceRule::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourceRule::resource_names() const {
  static constinit kinform::detail::Field field("resourceNames");
  return kinform::ListView<std::string_view>(member(field));
}

ResourceAttributes SelfSubjectAccessReviewSpec::resource_attributes() const {
  static constinit kinform::detail::Field field("resourceAttributes");
  return ResourceAttributes(member(field));
}

NonResourceAttributes SelfSubjectAccessReviewSpec::non_resource_attributes() const {
  static constinit kinform::detail::Field field("nonResourceAttributes");
  return NonResourceAttributes(member(field));
}

kinform::ApiResource SelfSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectaccessreviews", .kind = "SelfSubjectAccessReview", .namespaced = false};
}

const std::string_view SelfSubjectAccessReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SelfSubjectAccessReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta SelfSubjectAccessReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

SelfSubjectAccessReviewSpec SelfSubjectAccessReview::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return SelfSubjectAccessReviewSpec(member(field));
}

SubjectAccessReviewStatus SelfSubjectAccessReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return SubjectAccessReviewStatus(member(field));
}

const std::string_view SelfSubjectRulesReviewSpec::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

kinform::ListView<ResourceRule> SubjectRulesReviewStatus::resource_rules() const {
  static constinit kinform::detail::Field field("resourceRules");
  return kinform::ListView<ResourceRule>(member(field));
}

kinform::ListView<NonResourceRule> SubjectRulesReviewStatus::non_resource_rules() const {
  static constinit kinform::detail::Field field("nonResourceRules");
  return kinform::ListView<NonResourceRule>(member(field));
}

bool SubjectRulesReviewStatus::incomplete() const {
  static constinit kinform::detail::Field field("incomplete");
  return get<bool>(field);
}

const std::string_view SubjectRulesReviewStatus::evaluation_error() const {
  static constinit kinform::detail::Field field("evaluationError");
  return get<std::string_view>(field);
}

kinform::ApiResource SelfSubjectRulesReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectrulesreviews", .kind = "SelfSubjectRulesReview", .namespaced = false};
}

const std::string_view SelfSubjectRulesReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SelfSubjectRulesReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta SelfSubjectRulesReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

SelfSubjectRulesReviewSpec SelfSubjectRulesReview::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return SelfSubjectRulesReviewSpec(member(field));
}

SubjectRulesReviewStatus SelfSubjectRulesReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return SubjectRulesReviewStatus(member(field));
}

kinform::ApiResource SubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "subjectaccessreviews", .kind = "SubjectAccessReview", .namespaced = false};
}

const std::string_view SubjectAccessReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SubjectAccessReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta SubjectAccessReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

SubjectAccessReviewSpec SubjectAccessReview::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return SubjectAccessReviewSpec(member(field));
}

SubjectAccessReviewStatus SubjectAccessReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return SubjectAccessReviewStatus(member(field));
}

}  // namespace kinform::inline v0::authorization::v1
