#include "kinform/authorization/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::authorization::v1 {

const std::string_view FieldSelectorAttributes::raw_selector() const {
  return get<std::string_view>("rawSelector");
}

kinform::ListView<kinform::meta::v1::FieldSelectorRequirement> FieldSelectorAttributes::requirements() const {
  return kinform::ListView<kinform::meta::v1::FieldSelectorRequirement>(member("requirements"));
}

const std::string_view LabelSelectorAttributes::raw_selector() const {
  return get<std::string_view>("rawSelector");
}

kinform::ListView<kinform::meta::v1::LabelSelectorRequirement> LabelSelectorAttributes::requirements() const {
  return kinform::ListView<kinform::meta::v1::LabelSelectorRequirement>(member("requirements"));
}

const std::string_view ResourceAttributes::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ResourceAttributes::verb() const {
  return get<std::string_view>("verb");
}

const std::string_view ResourceAttributes::group() const {
  return get<std::string_view>("group");
}

const std::string_view ResourceAttributes::version() const {
  return get<std::string_view>("version");
}

const std::string_view ResourceAttributes::resource() const {
  return get<std::string_view>("resource");
}

const std::string_view ResourceAttributes::subresource() const {
  return get<std::string_view>("subresource");
}

const std::string_view ResourceAttributes::name() const {
  return get<std::string_view>("name");
}

FieldSelectorAttributes ResourceAttributes::field_selector() const {
  return FieldSelectorAttributes(member("fieldSelector"));
}

LabelSelectorAttributes ResourceAttributes::label_selector() const {
  return LabelSelectorAttributes(member("labelSelector"));
}

const std::string_view NonResourceAttributes::path() const {
  return get<std::string_view>("path");
}

const std::string_view NonResourceAttributes::verb() const {
  return get<std::string_view>("verb");
}

ResourceAttributes SubjectAccessReviewSpec::resource_attributes() const {
  return ResourceAttributes(member("resourceAttributes"));
}

NonResourceAttributes SubjectAccessReviewSpec::non_resource_attributes() const {
  return NonResourceAttributes(member("nonResourceAttributes"));
}

const std::string_view SubjectAccessReviewSpec::user() const {
  return get<std::string_view>("user");
}

kinform::ListView<std::string_view> SubjectAccessReviewSpec::groups() const {
  return kinform::ListView<std::string_view>(member("groups"));
}

kinform::MapView<kinform::ListView<std::string_view>> SubjectAccessReviewSpec::extra() const {
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra"));
}

const std::string_view SubjectAccessReviewSpec::uid() const {
  return get<std::string_view>("uid");
}

bool SubjectAccessReviewStatus::allowed() const {
  return get<bool>("allowed");
}

bool SubjectAccessReviewStatus::denied() const {
  return get<bool>("denied");
}

const std::string_view SubjectAccessReviewStatus::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view SubjectAccessReviewStatus::evaluation_error() const {
  return get<std::string_view>("evaluationError");
}

kinform::Resource LocalSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "localsubjectaccessreviews", .kind = "LocalSubjectAccessReview"};
}

const std::string_view LocalSubjectAccessReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view LocalSubjectAccessReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta LocalSubjectAccessReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

SubjectAccessReviewSpec LocalSubjectAccessReview::spec() const& {
  return SubjectAccessReviewSpec(member("spec"));
}

SubjectAccessReviewStatus LocalSubjectAccessReview::status() const& {
  return SubjectAccessReviewStatus(member("status"));
}

kinform::ListView<std::string_view> NonResourceRule::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> NonResourceRule::non_resource_urls() const {
  return kinform::ListView<std::string_view>(member("nonResourceURLs"));
}

kinform::ListView<std::string_view> ResourceRule::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> ResourceRule::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> ResourceRule::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

kinform::ListView<std::string_view> ResourceRule::resource_names() const {
  return kinform::ListView<std::string_view>(member("resourceNames"));
}

ResourceAttributes SelfSubjectAccessReviewSpec::resource_attributes() const {
  return ResourceAttributes(member("resourceAttributes"));
}

NonResourceAttributes SelfSubjectAccessReviewSpec::non_resource_attributes() const {
  return NonResourceAttributes(member("nonResourceAttributes"));
}

kinform::Resource SelfSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectaccessreviews", .kind = "SelfSubjectAccessReview", .namespaced = false};
}

const std::string_view SelfSubjectAccessReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SelfSubjectAccessReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta SelfSubjectAccessReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

SelfSubjectAccessReviewSpec SelfSubjectAccessReview::spec() const& {
  return SelfSubjectAccessReviewSpec(member("spec"));
}

SubjectAccessReviewStatus SelfSubjectAccessReview::status() const& {
  return SubjectAccessReviewStatus(member("status"));
}

const std::string_view SelfSubjectRulesReviewSpec::namespace_name() const {
  return get<std::string_view>("namespace");
}

kinform::ListView<ResourceRule> SubjectRulesReviewStatus::resource_rules() const {
  return kinform::ListView<ResourceRule>(member("resourceRules"));
}

kinform::ListView<NonResourceRule> SubjectRulesReviewStatus::non_resource_rules() const {
  return kinform::ListView<NonResourceRule>(member("nonResourceRules"));
}

bool SubjectRulesReviewStatus::incomplete() const {
  return get<bool>("incomplete");
}

const std::string_view SubjectRulesReviewStatus::evaluation_error() const {
  return get<std::string_view>("evaluationError");
}

kinform::Resource SelfSubjectRulesReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectrulesreviews", .kind = "SelfSubjectRulesReview", .namespaced = false};
}

const std::string_view SelfSubjectRulesReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SelfSubjectRulesReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta SelfSubjectRulesReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

SelfSubjectRulesReviewSpec SelfSubjectRulesReview::spec() const& {
  return SelfSubjectRulesReviewSpec(member("spec"));
}

SubjectRulesReviewStatus SelfSubjectRulesReview::status() const& {
  return SubjectRulesReviewStatus(member("status"));
}

kinform::Resource SubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "subjectaccessreviews", .kind = "SubjectAccessReview", .namespaced = false};
}

const std::string_view SubjectAccessReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SubjectAccessReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta SubjectAccessReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

SubjectAccessReviewSpec SubjectAccessReview::spec() const& {
  return SubjectAccessReviewSpec(member("spec"));
}

SubjectAccessReviewStatus SubjectAccessReview::status() const& {
  return SubjectAccessReviewStatus(member("status"));
}

}  // namespace kinform::authorization::v1
