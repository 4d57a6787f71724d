// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/authorization/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::authorization::v1 {

FieldSelectorAttributes::Draft& FieldSelectorAttributes::Draft::set_raw_selector(std::string_view value) {
  put_field("rawSelector", value);
  return *this;
}

FieldSelectorAttributes::Draft& FieldSelectorAttributes::Draft::clear_raw_selector() {
  drop_field("rawSelector");
  return *this;
}

kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft> FieldSelectorAttributes::Draft::requirements() {
  return kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft>(field_part("requirements"));
}

FieldSelectorAttributes::Draft& FieldSelectorAttributes::Draft::clear_requirements() {
  drop_field("requirements");
  return *this;
}

LabelSelectorAttributes::Draft& LabelSelectorAttributes::Draft::set_raw_selector(std::string_view value) {
  put_field("rawSelector", value);
  return *this;
}

LabelSelectorAttributes::Draft& LabelSelectorAttributes::Draft::clear_raw_selector() {
  drop_field("rawSelector");
  return *this;
}

kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft> LabelSelectorAttributes::Draft::requirements() {
  return kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft>(field_part("requirements"));
}

LabelSelectorAttributes::Draft& LabelSelectorAttributes::Draft::clear_requirements() {
  drop_field("requirements");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_verb(std::string_view value) {
  put_field("verb", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_verb() {
  drop_field("verb");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_group() {
  drop_field("group");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_version() {
  drop_field("version");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_resource(std::string_view value) {
  put_field("resource", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_subresource(std::string_view value) {
  put_field("subresource", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_subresource() {
  drop_field("subresource");
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_name() {
  drop_field("name");
  return *this;
}

FieldSelectorAttributes::Draft ResourceAttributes::Draft::field_selector() {
  return FieldSelectorAttributes::Draft(field_part("fieldSelector"));
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_field_selector() {
  drop_field("fieldSelector");
  return *this;
}

LabelSelectorAttributes::Draft ResourceAttributes::Draft::label_selector() {
  return LabelSelectorAttributes::Draft(field_part("labelSelector"));
}

ResourceAttributes::Draft& ResourceAttributes::Draft::clear_label_selector() {
  drop_field("labelSelector");
  return *this;
}

NonResourceAttributes::Draft& NonResourceAttributes::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

NonResourceAttributes::Draft& NonResourceAttributes::Draft::clear_path() {
  drop_field("path");
  return *this;
}

NonResourceAttributes::Draft& NonResourceAttributes::Draft::set_verb(std::string_view value) {
  put_field("verb", value);
  return *this;
}

NonResourceAttributes::Draft& NonResourceAttributes::Draft::clear_verb() {
  drop_field("verb");
  return *this;
}

ResourceAttributes::Draft SubjectAccessReviewSpec::Draft::resource_attributes() {
  return ResourceAttributes::Draft(field_part("resourceAttributes"));
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_resource_attributes() {
  drop_field("resourceAttributes");
  return *this;
}

NonResourceAttributes::Draft SubjectAccessReviewSpec::Draft::non_resource_attributes() {
  return NonResourceAttributes::Draft(field_part("nonResourceAttributes"));
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_non_resource_attributes() {
  drop_field("nonResourceAttributes");
  return *this;
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::set_user(std::string_view value) {
  put_field("user", value);
  return *this;
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_user() {
  drop_field("user");
  return *this;
}

kinform::DraftList<std::string_view> SubjectAccessReviewSpec::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_groups() {
  drop_field("groups");
  return *this;
}

kinform::DraftMap<kinform::DraftList<std::string_view>> SubjectAccessReviewSpec::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_extra() {
  drop_field("extra");
  return *this;
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

SubjectAccessReviewSpec::Draft& SubjectAccessReviewSpec::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::set_allowed(bool value) {
  put_field("allowed", value);
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::clear_allowed() {
  drop_field("allowed");
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::set_denied(bool value) {
  put_field("denied", value);
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::clear_denied() {
  drop_field("denied");
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::set_evaluation_error(std::string_view value) {
  put_field("evaluationError", value);
  return *this;
}

SubjectAccessReviewStatus::Draft& SubjectAccessReviewStatus::Draft::clear_evaluation_error() {
  drop_field("evaluationError");
  return *this;
}

LocalSubjectAccessReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
  put_field("kind", std::string_view("LocalSubjectAccessReview"));
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft LocalSubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

SubjectAccessReviewSpec::Draft LocalSubjectAccessReview::Draft::spec() {
  return SubjectAccessReviewSpec::Draft(field_part("spec"));
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

SubjectAccessReviewStatus::Draft LocalSubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

LocalSubjectAccessReview::Draft& LocalSubjectAccessReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

kinform::DraftList<std::string_view> NonResourceRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

NonResourceRule::Draft& NonResourceRule::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> NonResourceRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

NonResourceRule::Draft& NonResourceRule::Draft::clear_non_resource_urls() {
  drop_field("nonResourceURLs");
  return *this;
}

kinform::DraftList<std::string_view> ResourceRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

ResourceRule::Draft& ResourceRule::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> ResourceRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

ResourceRule::Draft& ResourceRule::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> ResourceRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

ResourceRule::Draft& ResourceRule::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

kinform::DraftList<std::string_view> ResourceRule::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

ResourceRule::Draft& ResourceRule::Draft::clear_resource_names() {
  drop_field("resourceNames");
  return *this;
}

ResourceAttributes::Draft SelfSubjectAccessReviewSpec::Draft::resource_attributes() {
  return ResourceAttributes::Draft(field_part("resourceAttributes"));
}

SelfSubjectAccessReviewSpec::Draft& SelfSubjectAccessReviewSpec::Draft::clear_resource_attributes() {
  drop_field("resourceAttributes");
  return *this;
}

NonResourceAttributes::Draft SelfSubjectAccessReviewSpec::Draft::non_resource_attributes() {
  return NonResourceAttributes::Draft(field_part("nonResourceAttributes"));
}

SelfSubjectAccessReviewSpec::Draft& SelfSubjectAccessReviewSpec::Draft::clear_non_resource_attributes() {
  drop_field("nonResourceAttributes");
  return *this;
}

SelfSubjectAccessReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
  put_field("kind", std::string_view("SelfSubjectAccessReview"));
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft SelfSubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

SelfSubjectAccessReviewSpec::Draft SelfSubjectAccessReview::Draft::spec() {
  return SelfSubjectAccessReviewSpec::Draft(field_part("spec"));
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

SubjectAccessReviewStatus::Draft SelfSubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

SelfSubjectAccessReview::Draft& SelfSubjectAccessReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

SelfSubjectRulesReviewSpec::Draft& SelfSubjectRulesReviewSpec::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

SelfSubjectRulesReviewSpec::Draft& SelfSubjectRulesReviewSpec::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

kinform::DraftList<ResourceRule::Draft> SubjectRulesReviewStatus::Draft::resource_rules() {
  return kinform::DraftList<ResourceRule::Draft>(field_part("resourceRules"));
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::clear_resource_rules() {
  drop_field("resourceRules");
  return *this;
}

kinform::DraftList<NonResourceRule::Draft> SubjectRulesReviewStatus::Draft::non_resource_rules() {
  return kinform::DraftList<NonResourceRule::Draft>(field_part("nonResourceRules"));
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::clear_non_resource_rules() {
  drop_field("nonResourceRules");
  return *this;
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::set_incomplete(bool value) {
  put_field("incomplete", value);
  return *this;
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::clear_incomplete() {
  drop_field("incomplete");
  return *this;
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::set_evaluation_error(std::string_view value) {
  put_field("evaluationError", value);
  return *this;
}

SubjectRulesReviewStatus::Draft& SubjectRulesReviewStatus::Draft::clear_evaluation_error() {
  drop_field("evaluationError");
  return *this;
}

SelfSubjectRulesReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
  put_field("kind", std::string_view("SelfSubjectRulesReview"));
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft SelfSubjectRulesReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

SelfSubjectRulesReviewSpec::Draft SelfSubjectRulesReview::Draft::spec() {
  return SelfSubjectRulesReviewSpec::Draft(field_part("spec"));
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

SubjectRulesReviewStatus::Draft SelfSubjectRulesReview::Draft::status() {
  return SubjectRulesReviewStatus::Draft(field_part("status"));
}

SelfSubjectRulesReview::Draft& SelfSubjectRulesReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

SubjectAccessReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
  put_field("kind", std::string_view("SubjectAccessReview"));
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft SubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

SubjectAccessReviewSpec::Draft SubjectAccessReview::Draft::spec() {
  return SubjectAccessReviewSpec::Draft(field_part("spec"));
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

SubjectAccessReviewStatus::Draft SubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

SubjectAccessReview::Draft& SubjectAccessReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

}  // namespace kinform::inline v0::authorization::v1
