// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/admissionregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::admissionregistration::v1 {

const std::string_view ApplyConfiguration::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

const std::string_view AuditAnnotation::key() const {
  static constinit kinform::detail::Field field("key");
  return get<std::string_view>(field);
}

const std::string_view AuditAnnotation::value_expression() const {
  static constinit kinform::detail::Field field("valueExpression");
  return get<std::string_view>(field);
}

const std::string_view ExpressionWarning::field_ref() const {
  static constinit kinform::detail::Field field("fieldRef");
  return get<std::string_view>(field);
}

const std::string_view ExpressionWarning::warning() const {
  static constinit kinform::detail::Field field("warning");
  return get<std::string_view>(field);
}

const std::string_view JSONPatch::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

const std::string_view MatchCondition::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view MatchCondition::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector MatchResources::namespace_selector() const {
  static constinit kinform::detail::Field field("namespaceSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::meta::v1::LabelSelector MatchResources::object_selector() const {
  static constinit kinform::detail::Field field("objectSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::resource_rules() const {
  static constinit kinform::detail::Field field("resourceRules");
  return kinform::ListView<NamedRuleWithOperations>(member(field));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::exclude_resource_rules() const {
  static constinit kinform::detail::Field field("excludeResourceRules");
  return kinform::ListView<NamedRuleWithOperations>(member(field));
}

const std::optional<std::string_view> MatchResources::match_policy() const {
  static constinit kinform::detail::Field field("matchPolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ParamKind::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ParamKind::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

ParamKind MutatingAdmissionPolicySpec::param_kind() const {
  static constinit kinform::detail::Field field("paramKind");
  return ParamKind(member(field));
}

MatchResources MutatingAdmissionPolicySpec::match_constraints() const {
  static constinit kinform::detail::Field field("matchConstraints");
  return MatchResources(member(field));
}

kinform::ListView<Variable> MutatingAdmissionPolicySpec::variables() const {
  static constinit kinform::detail::Field field("variables");
  return kinform::ListView<Variable>(member(field));
}

kinform::ListView<Mutation> MutatingAdmissionPolicySpec::mutations() const {
  static constinit kinform::detail::Field field("mutations");
  return kinform::ListView<Mutation>(member(field));
}

const std::optional<std::string_view> MutatingAdmissionPolicySpec::failure_policy() const {
  static constinit kinform::detail::Field field("failurePolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<MatchCondition> MutatingAdmissionPolicySpec::match_conditions() const {
  static constinit kinform::detail::Field field("matchConditions");
  return kinform::ListView<MatchCondition>(member(field));
}

const std::string_view MutatingAdmissionPolicySpec::reinvocation_policy() const {
  static constinit kinform::detail::Field field("reinvocationPolicy");
  return get<std::string_view>(field);
}

kinform::ApiResource MutatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicies", .kind = "MutatingAdmissionPolicy", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicy::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingAdmissionPolicy::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicy::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

MutatingAdmissionPolicySpec MutatingAdmissionPolicy::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return MutatingAdmissionPolicySpec(member(field));
}

const std::string_view ParamRef::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view ParamRef::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector ParamRef::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<std::string_view> ParamRef::parameter_not_found_action() const {
  static constinit kinform::detail::Field field("parameterNotFoundAction");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view MutatingAdmissionPolicyBindingSpec::policy_name() const {
  static constinit kinform::detail::Field field("policyName");
  return get<std::string_view>(field);
}

ParamRef MutatingAdmissionPolicyBindingSpec::param_ref() const {
  static constinit kinform::detail::Field field("paramRef");
  return ParamRef(member(field));
}

MatchResources MutatingAdmissionPolicyBindingSpec::match_resources() const {
  static constinit kinform::detail::Field field("matchResources");
  return MatchResources(member(field));
}

kinform::ApiResource MutatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicybindings", .kind = "MutatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicyBinding::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingAdmissionPolicyBinding::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicyBinding::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

MutatingAdmissionPolicyBindingSpec MutatingAdmissionPolicyBinding::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return MutatingAdmissionPolicyBindingSpec(member(field));
}

const std::string_view MutatingAdmissionPolicyBindingList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingAdmissionPolicyBindingList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyBindingList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<MutatingAdmissionPolicyBinding> MutatingAdmissionPolicyBindingList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<MutatingAdmissionPolicyBinding>(member(field));
}

const std::string_view MutatingAdmissionPolicyList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingAdmissionPolicyList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<MutatingAdmissionPolicy> MutatingAdmissionPolicyList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<MutatingAdmissionPolicy>(member(field));
}

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> ServiceReference::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  static constinit kinform::detail::Field field("url");
  return get<std::optional<std::string_view>>(field);
}

ServiceReference WebhookClientConfig::service() const {
  static constinit kinform::detail::Field field("service");
  return ServiceReference(member(field));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  static constinit kinform::detail::Field field("caBundle");
  return kinform::Base64(member(field));
}

const std::string_view MutatingWebhook::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

WebhookClientConfig MutatingWebhook::client_config() const {
  static constinit kinform::detail::Field field("clientConfig");
  return WebhookClientConfig(member(field));
}

kinform::ListView<RuleWithOperations> MutatingWebhook::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<RuleWithOperations>(member(field));
}

const std::optional<std::string_view> MutatingWebhook::failure_policy() const {
  static constinit kinform::detail::Field field("failurePolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> MutatingWebhook::match_policy() const {
  static constinit kinform::detail::Field field("matchPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::meta::v1::LabelSelector MutatingWebhook::namespace_selector() const {
  static constinit kinform::detail::Field field("namespaceSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::meta::v1::LabelSelector MutatingWebhook::object_selector() const {
  static constinit kinform::detail::Field field("objectSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<std::string_view> MutatingWebhook::side_effects() const {
  static constinit kinform::detail::Field field("sideEffects");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> MutatingWebhook::timeout_seconds() const {
  static constinit kinform::detail::Field field("timeoutSeconds");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> MutatingWebhook::admission_review_versions() const {
  static constinit kinform::detail::Field field("admissionReviewVersions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> MutatingWebhook::reinvocation_policy() const {
  static constinit kinform::detail::Field field("reinvocationPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<MatchCondition> MutatingWebhook::match_conditions() const {
  static constinit kinform::detail::Field field("matchConditions");
  return kinform::ListView<MatchCondition>(member(field));
}

kinform::ApiResource MutatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingwebhookconfigurations", .kind = "MutatingWebhookConfiguration", .namespaced = false};
}

const std::string_view MutatingWebhookConfiguration::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingWebhookConfiguration::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta MutatingWebhookConfiguration::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<MutatingWebhook> MutatingWebhookConfiguration::webhooks() const& {
  static constinit kinform::detail::Field field("webhooks");
  return kinform::ListView<MutatingWebhook>(member(field));
}

const std::string_view MutatingWebhookConfigurationList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view MutatingWebhookConfigurationList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta MutatingWebhookConfigurationList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<MutatingWebhookConfiguration> MutatingWebhookConfigurationList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<MutatingWebhookConfiguration>(member(field));
}

const std::string_view Mutation::patch_type() const {
  static constinit kinform::detail::Field field("patchType");
  return get<std::string_view>(field);
}

ApplyConfiguration Mutation::apply_configuration() const {
  static constinit kinform::detail::Field field("applyConfiguration");
  return ApplyConfiguration(member(field));
}

JSONPatch Mutation::json_patch() const {
  static constinit kinform::detail::Field field("jsonPatch");
  return JSONPatch(member(field));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resource_names() const {
  static constinit kinform::detail::Field field("resourceNames");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::operations() const {
  static constinit kinform::detail::Field field("operations");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_versions() const {
  static constinit kinform::detail::Field field("apiVersions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> NamedRuleWithOperations::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> Rule::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> Rule::api_versions() const {
  static constinit kinform::detail::Field field("apiVersions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> Rule::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> Rule::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<std::string_view> RuleWithOperations::operations() const {
  static constinit kinform::detail::Field field("operations");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> RuleWithOperations::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> RuleWithOperations::api_versions() const {
  static constinit kinform::detail::Field field("apiVersions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> RuleWithOperations::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> RuleWithOperations::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ExpressionWarning> TypeChecking::expression_warnings() const {
  static constinit kinform::detail::Field field("expressionWarnings");
  return kinform::ListView<ExpressionWarning>(member(field));
}

ParamKind ValidatingAdmissionPolicySpec::param_kind() const {
  static constinit kinform::detail::Field field("paramKind");
  return ParamKind(member(field));
}

MatchResources ValidatingAdmissionPolicySpec::match_constraints() const {
  static constinit kinform::detail::Field field("matchConstraints");
  return MatchResources(member(field));
}

kinform::ListView<Validation> ValidatingAdmissionPolicySpec::validations() const {
  static constinit kinform::detail::Field field("validations");
  return kinform::ListView<Validation>(member(field));
}

const std::optional<std::string_view> ValidatingAdmissionPolicySpec::failure_policy() const {
  static constinit kinform::detail::Field field("failurePolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<AuditAnnotation> ValidatingAdmissionPolicySpec::audit_annotations() const {
  static constinit kinform::detail::Field field("auditAnnotations");
  return kinform::ListView<AuditAnnotation>(member(field));
}

kinform::ListView<MatchCondition> ValidatingAdmissionPolicySpec::match_conditions() const {
  static constinit kinform::detail::Field field("matchConditions");
  return kinform::ListView<MatchCondition>(member(field));
}

kinform::ListView<Variable> ValidatingAdmissionPolicySpec::variables() const {
  static constinit kinform::detail::Field field("variables");
  return kinform::ListView<Variable>(member(field));
}

std::int64_t ValidatingAdmissionPolicyStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

TypeChecking ValidatingAdmissionPolicyStatus::type_checking() const {
  static constinit kinform::detail::Field field("typeChecking");
  return TypeChecking(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> ValidatingAdmissionPolicyStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

kinform::ApiResource ValidatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicies", .kind = "ValidatingAdmissionPolicy", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicy::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingAdmissionPolicy::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicy::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ValidatingAdmissionPolicySpec ValidatingAdmissionPolicy::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ValidatingAdmissionPolicySpec(member(field));
}

ValidatingAdmissionPolicyStatus ValidatingAdmissionPolicy::status() const& {
  static constinit kinform::detail::Field field("status");
  return ValidatingAdmissionPolicyStatus(member(field));
}

const std::string_view ValidatingAdmissionPolicyBindingSpec::policy_name() const {
  static constinit kinform::detail::Field field("policyName");
  return get<std::string_view>(field);
}

ParamRef ValidatingAdmissionPolicyBindingSpec::param_ref() const {
  static constinit kinform::detail::Field field("paramRef");
  return ParamRef(member(field));
}

MatchResources ValidatingAdmissionPolicyBindingSpec::match_resources() const {
  static constinit kinform::detail::Field field("matchResources");
  return MatchResources(member(field));
}

kinform::ListView<std::string_view> ValidatingAdmissionPolicyBindingSpec::validation_actions() const {
  static constinit kinform::detail::Field field("validationActions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ApiResource ValidatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicybindings", .kind = "ValidatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicyBinding::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingAdmissionPolicyBinding::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicyBinding::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ValidatingAdmissionPolicyBindingSpec ValidatingAdmissionPolicyBinding::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ValidatingAdmissionPolicyBindingSpec(member(field));
}

const std::string_view ValidatingAdmissionPolicyBindingList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingAdmissionPolicyBindingList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyBindingList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ValidatingAdmissionPolicyBinding> ValidatingAdmissionPolicyBindingList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ValidatingAdmissionPolicyBinding>(member(field));
}

const std::string_view ValidatingAdmissionPolicyList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingAdmissionPolicyList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ValidatingAdmissionPolicy> ValidatingAdmissionPolicyList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ValidatingAdmissionPolicy>(member(field));
}

const std::string_view ValidatingWebhook::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

WebhookClientConfig ValidatingWebhook::client_config() const {
  static constinit kinform::detail::Field field("clientConfig");
  return WebhookClientConfig(member(field));
}

kinform::ListView<RuleWithOperations> ValidatingWebhook::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<RuleWithOperations>(member(field));
}

const std::optional<std::string_view> ValidatingWebhook::failure_policy() const {
  static constinit kinform::detail::Field field("failurePolicy");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> ValidatingWebhook::match_policy() const {
  static constinit kinform::detail::Field field("matchPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::meta::v1::LabelSelector ValidatingWebhook::namespace_selector() const {
  static constinit kinform::detail::Field field("namespaceSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

kinform::meta::v1::LabelSelector ValidatingWebhook::object_selector() const {
  static constinit kinform::detail::Field field("objectSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<std::string_view> ValidatingWebhook::side_effects() const {
  static constinit kinform::detail::Field field("sideEffects");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> ValidatingWebhook::timeout_seconds() const {
  static constinit kinform::detail::Field field("timeoutSeconds");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> ValidatingWebhook::admission_review_versions() const {
  static constinit kinform::detail::Field field("admissionReviewVersions");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<MatchCondition> ValidatingWebhook::match_conditions() const {
  static constinit kinform::detail::Field field("matchConditions");
  return kinform::ListView<MatchCondition>(member(field));
}

kinform::ApiResource ValidatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingwebhookconfigurations", .kind = "ValidatingWebhookConfiguration", .namespaced = false};
}

const std::string_view ValidatingWebhookConfiguration::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingWebhookConfiguration::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ValidatingWebhookConfiguration::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

kinform::ListView<ValidatingWebhook> ValidatingWebhookConfiguration::webhooks() const& {
  static constinit kinform::detail::Field field("webhooks");
  return kinform::ListView<ValidatingWebhook>(member(field));
}

const std::string_view ValidatingWebhookConfigurationList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ValidatingWebhookConfigurationList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ValidatingWebhookConfigurationList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ValidatingWebhookConfiguration> ValidatingWebhookConfigurationList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ValidatingWebhookConfiguration>(member(field));
}

const std::string_view Validation::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

const std::string_view Validation::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> Validation::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view Validation::message_expression() const {
  static constinit kinform::detail::Field field("messageExpression");
  return get<std::string_view>(field);
}

const std::string_view Variable::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view Variable::expression() const {
  static constinit kinform::detail::Field field("expression");
  return get<std::string_view>(field);
}

}  // namespace kinform::inline v0::admissionregistration::v1
