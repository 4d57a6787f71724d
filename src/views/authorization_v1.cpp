#include "kinform/authorization/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::authorization::v1 {

const std::string_view FieldSelectorAttributes::raw_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("rawSelector", places);
}

kinform::ListView<kinform::meta::v1::FieldSelectorRequirement> FieldSelectorAttributes::requirements() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::FieldSelectorRequirement>(member("requirements", places));
}

const std::string_view LabelSelectorAttributes::raw_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("rawSelector", places);
}

kinform::ListView<kinform::meta::v1::LabelSelectorRequirement> LabelSelectorAttributes::requirements() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::LabelSelectorRequirement>(member("requirements", places));
}

const std::string_view ResourceAttributes::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ResourceAttributes::verb() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("verb", places);
}

const std::string_view ResourceAttributes::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view ResourceAttributes::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

const std::string_view ResourceAttributes::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("resource", places);
}

const std::string_view ResourceAttributes::subresource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subresource", places);
}

const std::string_view ResourceAttributes::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

FieldSelectorAttributes ResourceAttributes::field_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return FieldSelectorAttributes(member("fieldSelector", places));
}

LabelSelectorAttributes ResourceAttributes::label_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return LabelSelectorAttributes(member("labelSelector", places));
}

const std::string_view NonResourceAttributes::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("path", places);
}

const std::string_view NonResourceAttributes::verb() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("verb", places);
}

ResourceAttributes SubjectAccessReviewSpec::resource_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceAttributes(member("resourceAttributes", places));
}

NonResourceAttributes SubjectAccessReviewSpec::non_resource_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return NonResourceAttributes(member("nonResourceAttributes", places));
}

const std::string_view SubjectAccessReviewSpec::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("user", places);
}

kinform::ListView<std::string_view> SubjectAccessReviewSpec::groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("groups", places));
}

kinform::MapView<kinform::ListView<std::string_view>> SubjectAccessReviewSpec::extra() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra", places));
}

const std::string_view SubjectAccessReviewSpec::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

bool SubjectAccessReviewStatus::allowed() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("allowed", places);
}

bool SubjectAccessReviewStatus::denied() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("denied", places);
}

const std::string_view SubjectAccessReviewStatus::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view SubjectAccessReviewStatus::evaluation_error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("evaluationError", places);
}

kinform::Resource LocalSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "localsubjectaccessreviews", .kind = "LocalSubjectAccessReview"};
}

const std::string_view LocalSubjectAccessReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view LocalSubjectAccessReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta LocalSubjectAccessReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

SubjectAccessReviewSpec LocalSubjectAccessReview::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectAccessReviewSpec(member("spec", places));
}

SubjectAccessReviewStatus LocalSubjectAccessReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectAccessReviewStatus(member("status", places));
}

kinform::ListView<std::string_view> NonResourceRule::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> NonResourceRule::non_resource_urls() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("nonResourceURLs", places));
}

kinform::ListView<std::string_view> ResourceRule::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> ResourceRule::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> ResourceRule::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

kinform::ListView<std::string_view> ResourceRule::resource_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resourceNames", places));
}

ResourceAttributes SelfSubjectAccessReviewSpec::resource_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceAttributes(member("resourceAttributes", places));
}

NonResourceAttributes SelfSubjectAccessReviewSpec::non_resource_attributes() const {
  static constinit kinform::detail::FieldPlaces places;
  return NonResourceAttributes(member("nonResourceAttributes", places));
}

kinform::Resource SelfSubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectaccessreviews", .kind = "SelfSubjectAccessReview", .namespaced = false};
}

const std::string_view SelfSubjectAccessReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SelfSubjectAccessReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta SelfSubjectAccessReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

SelfSubjectAccessReviewSpec SelfSubjectAccessReview::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SelfSubjectAccessReviewSpec(member("spec", places));
}

SubjectAccessReviewStatus SelfSubjectAccessReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectAccessReviewStatus(member("status", places));
}

const std::string_view SelfSubjectRulesReviewSpec::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

kinform::ListView<ResourceRule> SubjectRulesReviewStatus::resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourceRule>(member("resourceRules", places));
}

kinform::ListView<NonResourceRule> SubjectRulesReviewStatus::non_resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NonResourceRule>(member("nonResourceRules", places));
}

bool SubjectRulesReviewStatus::incomplete() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("incomplete", places);
}

const std::string_view SubjectRulesReviewStatus::evaluation_error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("evaluationError", places);
}

kinform::Resource SelfSubjectRulesReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectrulesreviews", .kind = "SelfSubjectRulesReview", .namespaced = false};
}

const std::string_view SelfSubjectRulesReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SelfSubjectRulesReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta SelfSubjectRulesReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

SelfSubjectRulesReviewSpec SelfSubjectRulesReview::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SelfSubjectRulesReviewSpec(member("spec", places));
}

SubjectRulesReviewStatus SelfSubjectRulesReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectRulesReviewStatus(member("status", places));
}

kinform::Resource SubjectAccessReview::resource() {
  return {.group = "authorization.k8s.io", .version = "v1", .plural = "subjectaccessreviews", .kind = "SubjectAccessReview", .namespaced = false};
}

const std::string_view SubjectAccessReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SubjectAccessReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta SubjectAccessReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

SubjectAccessReviewSpec SubjectAccessReview::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectAccessReviewSpec(member("spec", places));
}

SubjectAccessReviewStatus SubjectAccessReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SubjectAccessReviewStatus(member("status", places));
}

}  // namespace kinform::inline v0::authorization::v1
