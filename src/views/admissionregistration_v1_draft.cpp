// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/admissionregistration/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::admissionregistration::v1 {

ApplyConfiguration::Draft& ApplyConfiguration::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

ApplyConfiguration::Draft& ApplyConfiguration::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

AuditAnnotation::Draft& AuditAnnotation::Draft::set_key(std::string_view value) {
  put_field("key", value);
  return *this;
}

AuditAnnotation::Draft& AuditAnnotation::Draft::clear_key() {
  drop_field("key");
  return *this;
}

AuditAnnotation::Draft& AuditAnnotation::Draft::set_value_expression(std::string_view value) {
  put_field("valueExpression", value);
  return *this;
}

AuditAnnotation::Draft& AuditAnnotation::Draft::clear_value_expression() {
  drop_field("valueExpression");
  return *this;
}

ExpressionWarning::Draft& ExpressionWarning::Draft::set_field_ref(std::string_view value) {
  put_field("fieldRef", value);
  return *this;
}

ExpressionWarning::Draft& ExpressionWarning::Draft::clear_field_ref() {
  drop_field("fieldRef");
  return *this;
}

ExpressionWarning::Draft& ExpressionWarning::Draft::set_warning(std::string_view value) {
  put_field("warning", value);
  return *this;
}

ExpressionWarning::Draft& ExpressionWarning::Draft::clear_warning() {
  drop_field("warning");
  return *this;
}

JSONPatch::Draft& JSONPatch::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

JSONPatch::Draft& JSONPatch::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

MatchCondition::Draft& MatchCondition::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

MatchCondition::Draft& MatchCondition::Draft::clear_name() {
  drop_field("name");
  return *this;
}

MatchCondition::Draft& MatchCondition::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

MatchCondition::Draft& MatchCondition::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft MatchResources::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

MatchResources::Draft& MatchResources::Draft::clear_namespace_selector() {
  drop_field("namespaceSelector");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft MatchResources::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

MatchResources::Draft& MatchResources::Draft::clear_object_selector() {
  drop_field("objectSelector");
  return *this;
}

kinform::DraftList<NamedRuleWithOperations::Draft> MatchResources::Draft::resource_rules() {
  return kinform::DraftList<NamedRuleWithOperations::Draft>(field_part("resourceRules"));
}

MatchResources::Draft& MatchResources::Draft::clear_resource_rules() {
  drop_field("resourceRules");
  return *this;
}

kinform::DraftList<NamedRuleWithOperations::Draft> MatchResources::Draft::exclude_resource_rules() {
  return kinform::DraftList<NamedRuleWithOperations::Draft>(field_part("excludeResourceRules"));
}

MatchResources::Draft& MatchResources::Draft::clear_exclude_resource_rules() {
  drop_field("excludeResourceRules");
  return *this;
}

MatchResources::Draft& MatchResources::Draft::set_match_policy(std::string_view value) {
  put_field("matchPolicy", value);
  return *this;
}

MatchResources::Draft& MatchResources::Draft::clear_match_policy() {
  drop_field("matchPolicy");
  return *this;
}

ParamKind::Draft& ParamKind::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ParamKind::Draft& ParamKind::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ParamKind::Draft& ParamKind::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ParamKind::Draft& ParamKind::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ParamKind::Draft MutatingAdmissionPolicySpec::Draft::param_kind() {
  return ParamKind::Draft(field_part("paramKind"));
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_param_kind() {
  drop_field("paramKind");
  return *this;
}

MatchResources::Draft MutatingAdmissionPolicySpec::Draft::match_constraints() {
  return MatchResources::Draft(field_part("matchConstraints"));
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_match_constraints() {
  drop_field("matchConstraints");
  return *this;
}

kinform::DraftList<Variable::Draft> MutatingAdmissionPolicySpec::Draft::variables() {
  return kinform::DraftList<Variable::Draft>(field_part("variables"));
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_variables() {
  drop_field("variables");
  return *this;
}

kinform::DraftList<Mutation::Draft> MutatingAdmissionPolicySpec::Draft::mutations() {
  return kinform::DraftList<Mutation::Draft>(field_part("mutations"));
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_mutations() {
  drop_field("mutations");
  return *this;
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::set_failure_policy(std::string_view value) {
  put_field("failurePolicy", value);
  return *this;
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_failure_policy() {
  drop_field("failurePolicy");
  return *this;
}

kinform::DraftList<MatchCondition::Draft> MutatingAdmissionPolicySpec::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_match_conditions() {
  drop_field("matchConditions");
  return *this;
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::set_reinvocation_policy(std::string_view value) {
  put_field("reinvocationPolicy", value);
  return *this;
}

MutatingAdmissionPolicySpec::Draft& MutatingAdmissionPolicySpec::Draft::clear_reinvocation_policy() {
  drop_field("reinvocationPolicy");
  return *this;
}

MutatingAdmissionPolicy::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingAdmissionPolicy"));
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft MutatingAdmissionPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

MutatingAdmissionPolicySpec::Draft MutatingAdmissionPolicy::Draft::spec() {
  return MutatingAdmissionPolicySpec::Draft(field_part("spec"));
}

MutatingAdmissionPolicy::Draft& MutatingAdmissionPolicy::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ParamRef::Draft& ParamRef::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ParamRef::Draft& ParamRef::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ParamRef::Draft& ParamRef::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ParamRef::Draft& ParamRef::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ParamRef::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

ParamRef::Draft& ParamRef::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

ParamRef::Draft& ParamRef::Draft::set_parameter_not_found_action(std::string_view value) {
  put_field("parameterNotFoundAction", value);
  return *this;
}

ParamRef::Draft& ParamRef::Draft::clear_parameter_not_found_action() {
  drop_field("parameterNotFoundAction");
  return *this;
}

MutatingAdmissionPolicyBindingSpec::Draft& MutatingAdmissionPolicyBindingSpec::Draft::set_policy_name(std::string_view value) {
  put_field("policyName", value);
  return *this;
}

MutatingAdmissionPolicyBindingSpec::Draft& MutatingAdmissionPolicyBindingSpec::Draft::clear_policy_name() {
  drop_field("policyName");
  return *this;
}

ParamRef::Draft MutatingAdmissionPolicyBindingSpec::Draft::param_ref() {
  return ParamRef::Draft(field_part("paramRef"));
}

MutatingAdmissionPolicyBindingSpec::Draft& MutatingAdmissionPolicyBindingSpec::Draft::clear_param_ref() {
  drop_field("paramRef");
  return *this;
}

MatchResources::Draft MutatingAdmissionPolicyBindingSpec::Draft::match_resources() {
  return MatchResources::Draft(field_part("matchResources"));
}

MutatingAdmissionPolicyBindingSpec::Draft& MutatingAdmissionPolicyBindingSpec::Draft::clear_match_resources() {
  drop_field("matchResources");
  return *this;
}

MutatingAdmissionPolicyBinding::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingAdmissionPolicyBinding"));
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft MutatingAdmissionPolicyBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

MutatingAdmissionPolicyBindingSpec::Draft MutatingAdmissionPolicyBinding::Draft::spec() {
  return MutatingAdmissionPolicyBindingSpec::Draft(field_part("spec"));
}

MutatingAdmissionPolicyBinding::Draft& MutatingAdmissionPolicyBinding::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

MutatingAdmissionPolicyBindingList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingAdmissionPolicyBindingList"));
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft MutatingAdmissionPolicyBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<MutatingAdmissionPolicyBinding::Draft> MutatingAdmissionPolicyBindingList::Draft::items() {
  return kinform::DraftList<MutatingAdmissionPolicyBinding::Draft>(field_part("items"));
}

MutatingAdmissionPolicyBindingList::Draft& MutatingAdmissionPolicyBindingList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

MutatingAdmissionPolicyList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingAdmissionPolicyList"));
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft MutatingAdmissionPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<MutatingAdmissionPolicy::Draft> MutatingAdmissionPolicyList::Draft::items() {
  return kinform::DraftList<MutatingAdmissionPolicy::Draft>(field_part("items"));
}

MutatingAdmissionPolicyList::Draft& MutatingAdmissionPolicyList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_path() {
  drop_field("path");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_port() {
  drop_field("port");
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::set_url(std::string_view value) {
  put_field("url", value);
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_url() {
  drop_field("url");
  return *this;
}

ServiceReference::Draft WebhookClientConfig::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_service() {
  drop_field("service");
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::set_ca_bundle(const kinform::DraftBytes& value) {
  put_field("caBundle", value);
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_ca_bundle() {
  drop_field("caBundle");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_name() {
  drop_field("name");
  return *this;
}

WebhookClientConfig::Draft MutatingWebhook::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_client_config() {
  drop_field("clientConfig");
  return *this;
}

kinform::DraftList<RuleWithOperations::Draft> MutatingWebhook::Draft::rules() {
  return kinform::DraftList<RuleWithOperations::Draft>(field_part("rules"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_failure_policy(std::string_view value) {
  put_field("failurePolicy", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_failure_policy() {
  drop_field("failurePolicy");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_match_policy(std::string_view value) {
  put_field("matchPolicy", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_match_policy() {
  drop_field("matchPolicy");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft MutatingWebhook::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_namespace_selector() {
  drop_field("namespaceSelector");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft MutatingWebhook::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_object_selector() {
  drop_field("objectSelector");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_side_effects(std::string_view value) {
  put_field("sideEffects", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_side_effects() {
  drop_field("sideEffects");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_timeout_seconds(std::int32_t value) {
  put_field("timeoutSeconds", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_timeout_seconds() {
  drop_field("timeoutSeconds");
  return *this;
}

kinform::DraftList<std::string_view> MutatingWebhook::Draft::admission_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("admissionReviewVersions"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_admission_review_versions() {
  drop_field("admissionReviewVersions");
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::set_reinvocation_policy(std::string_view value) {
  put_field("reinvocationPolicy", value);
  return *this;
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_reinvocation_policy() {
  drop_field("reinvocationPolicy");
  return *this;
}

kinform::DraftList<MatchCondition::Draft> MutatingWebhook::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

MutatingWebhook::Draft& MutatingWebhook::Draft::clear_match_conditions() {
  drop_field("matchConditions");
  return *this;
}

MutatingWebhookConfiguration::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingWebhookConfiguration"));
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft MutatingWebhookConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<MutatingWebhook::Draft> MutatingWebhookConfiguration::Draft::webhooks() {
  return kinform::DraftList<MutatingWebhook::Draft>(field_part("webhooks"));
}

MutatingWebhookConfiguration::Draft& MutatingWebhookConfiguration::Draft::clear_webhooks() {
  drop_field("webhooks");
  return *this;
}

MutatingWebhookConfigurationList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("MutatingWebhookConfigurationList"));
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft MutatingWebhookConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<MutatingWebhookConfiguration::Draft> MutatingWebhookConfigurationList::Draft::items() {
  return kinform::DraftList<MutatingWebhookConfiguration::Draft>(field_part("items"));
}

MutatingWebhookConfigurationList::Draft& MutatingWebhookConfigurationList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

Mutation::Draft& Mutation::Draft::set_patch_type(std::string_view value) {
  put_field("patchType", value);
  return *this;
}

Mutation::Draft& Mutation::Draft::clear_patch_type() {
  drop_field("patchType");
  return *this;
}

ApplyConfiguration::Draft Mutation::Draft::apply_configuration() {
  return ApplyConfiguration::Draft(field_part("applyConfiguration"));
}

Mutation::Draft& Mutation::Draft::clear_apply_configuration() {
  drop_field("applyConfiguration");
  return *this;
}

JSONPatch::Draft Mutation::Draft::json_patch() {
  return JSONPatch::Draft(field_part("jsonPatch"));
}

Mutation::Draft& Mutation::Draft::clear_json_patch() {
  drop_field("jsonPatch");
  return *this;
}

kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_resource_names() {
  drop_field("resourceNames");
  return *this;
}

kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::operations() {
  return kinform::DraftList<std::string_view>(field_part("operations"));
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_operations() {
  drop_field("operations");
  return *this;
}

kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_api_versions() {
  drop_field("apiVersions");
  return *this;
}

kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

NamedRuleWithOperations::Draft& NamedRuleWithOperations::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

kinform::DraftList<std::string_view> Rule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

Rule::Draft& Rule::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> Rule::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

Rule::Draft& Rule::Draft::clear_api_versions() {
  drop_field("apiVersions");
  return *this;
}

kinform::DraftList<std::string_view> Rule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

Rule::Draft& Rule::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

Rule::Draft& Rule::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

Rule::Draft& Rule::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

kinform::DraftList<std::string_view> RuleWithOperations::Draft::operations() {
  return kinform::DraftList<std::string_view>(field_part("operations"));
}

RuleWithOperations::Draft& RuleWithOperations::Draft::clear_operations() {
  drop_field("operations");
  return *this;
}

kinform::DraftList<std::string_view> RuleWithOperations::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

RuleWithOperations::Draft& RuleWithOperations::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> RuleWithOperations::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

RuleWithOperations::Draft& RuleWithOperations::Draft::clear_api_versions() {
  drop_field("apiVersions");
  return *this;
}

kinform::DraftList<std::string_view> RuleWithOperations::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

RuleWithOperations::Draft& RuleWithOperations::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

RuleWithOperations::Draft& RuleWithOperations::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

RuleWithOperations::Draft& RuleWithOperations::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

kinform::DraftList<ExpressionWarning::Draft> TypeChecking::Draft::expression_warnings() {
  return kinform::DraftList<ExpressionWarning::Draft>(field_part("expressionWarnings"));
}

TypeChecking::Draft& TypeChecking::Draft::clear_expression_warnings() {
  drop_field("expressionWarnings");
  return *this;
}

ParamKind::Draft ValidatingAdmissionPolicySpec::Draft::param_kind() {
  return ParamKind::Draft(field_part("paramKind"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_param_kind() {
  drop_field("paramKind");
  return *this;
}

MatchResources::Draft ValidatingAdmissionPolicySpec::Draft::match_constraints() {
  return MatchResources::Draft(field_part("matchConstraints"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_match_constraints() {
  drop_field("matchConstraints");
  return *this;
}

kinform::DraftList<Validation::Draft> ValidatingAdmissionPolicySpec::Draft::validations() {
  return kinform::DraftList<Validation::Draft>(field_part("validations"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_validations() {
  drop_field("validations");
  return *this;
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::set_failure_policy(std::string_view value) {
  put_field("failurePolicy", value);
  return *this;
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_failure_policy() {
  drop_field("failurePolicy");
  return *this;
}

kinform::DraftList<AuditAnnotation::Draft> ValidatingAdmissionPolicySpec::Draft::audit_annotations() {
  return kinform::DraftList<AuditAnnotation::Draft>(field_part("auditAnnotations"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_audit_annotations() {
  drop_field("auditAnnotations");
  return *this;
}

kinform::DraftList<MatchCondition::Draft> ValidatingAdmissionPolicySpec::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_match_conditions() {
  drop_field("matchConditions");
  return *this;
}

kinform::DraftList<Variable::Draft> ValidatingAdmissionPolicySpec::Draft::variables() {
  return kinform::DraftList<Variable::Draft>(field_part("variables"));
}

ValidatingAdmissionPolicySpec::Draft& ValidatingAdmissionPolicySpec::Draft::clear_variables() {
  drop_field("variables");
  return *this;
}

ValidatingAdmissionPolicyStatus::Draft& ValidatingAdmissionPolicyStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

ValidatingAdmissionPolicyStatus::Draft& ValidatingAdmissionPolicyStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

TypeChecking::Draft ValidatingAdmissionPolicyStatus::Draft::type_checking() {
  return TypeChecking::Draft(field_part("typeChecking"));
}

ValidatingAdmissionPolicyStatus::Draft& ValidatingAdmissionPolicyStatus::Draft::clear_type_checking() {
  drop_field("typeChecking");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> ValidatingAdmissionPolicyStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

ValidatingAdmissionPolicyStatus::Draft& ValidatingAdmissionPolicyStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

ValidatingAdmissionPolicy::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingAdmissionPolicy"));
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ValidatingAdmissionPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ValidatingAdmissionPolicySpec::Draft ValidatingAdmissionPolicy::Draft::spec() {
  return ValidatingAdmissionPolicySpec::Draft(field_part("spec"));
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ValidatingAdmissionPolicyStatus::Draft ValidatingAdmissionPolicy::Draft::status() {
  return ValidatingAdmissionPolicyStatus::Draft(field_part("status"));
}

ValidatingAdmissionPolicy::Draft& ValidatingAdmissionPolicy::Draft::clear_status() {
  drop_field("status");
  return *this;
}

ValidatingAdmissionPolicyBindingSpec::Draft& ValidatingAdmissionPolicyBindingSpec::Draft::set_policy_name(std::string_view value) {
  put_field("policyName", value);
  return *this;
}

ValidatingAdmissionPolicyBindingSpec::Draft& ValidatingAdmissionPolicyBindingSpec::Draft::clear_policy_name() {
  drop_field("policyName");
  return *this;
}

ParamRef::Draft ValidatingAdmissionPolicyBindingSpec::Draft::param_ref() {
  return ParamRef::Draft(field_part("paramRef"));
}

ValidatingAdmissionPolicyBindingSpec::Draft& ValidatingAdmissionPolicyBindingSpec::Draft::clear_param_ref() {
  drop_field("paramRef");
  return *this;
}

MatchResources::Draft ValidatingAdmissionPolicyBindingSpec::Draft::match_resources() {
  return MatchResources::Draft(field_part("matchResources"));
}

ValidatingAdmissionPolicyBindingSpec::Draft& ValidatingAdmissionPolicyBindingSpec::Draft::clear_match_resources() {
  drop_field("matchResources");
  return *this;
}

kinform::DraftList<std::string_view> ValidatingAdmissionPolicyBindingSpec::Draft::validation_actions() {
  return kinform::DraftList<std::string_view>(field_part("validationActions"));
}

ValidatingAdmissionPolicyBindingSpec::Draft& ValidatingAdmissionPolicyBindingSpec::Draft::clear_validation_actions() {
  drop_field("validationActions");
  return *this;
}

ValidatingAdmissionPolicyBinding::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingAdmissionPolicyBinding"));
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ValidatingAdmissionPolicyBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ValidatingAdmissionPolicyBindingSpec::Draft ValidatingAdmissionPolicyBinding::Draft::spec() {
  return ValidatingAdmissionPolicyBindingSpec::Draft(field_part("spec"));
}

ValidatingAdmissionPolicyBinding::Draft& ValidatingAdmissionPolicyBinding::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ValidatingAdmissionPolicyBindingList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingAdmissionPolicyBindingList"));
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ValidatingAdmissionPolicyBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft> ValidatingAdmissionPolicyBindingList::Draft::items() {
  return kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft>(field_part("items"));
}

ValidatingAdmissionPolicyBindingList::Draft& ValidatingAdmissionPolicyBindingList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ValidatingAdmissionPolicyList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingAdmissionPolicyList"));
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ValidatingAdmissionPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ValidatingAdmissionPolicy::Draft> ValidatingAdmissionPolicyList::Draft::items() {
  return kinform::DraftList<ValidatingAdmissionPolicy::Draft>(field_part("items"));
}

ValidatingAdmissionPolicyList::Draft& ValidatingAdmissionPolicyList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_name() {
  drop_field("name");
  return *this;
}

WebhookClientConfig::Draft ValidatingWebhook::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_client_config() {
  drop_field("clientConfig");
  return *this;
}

kinform::DraftList<RuleWithOperations::Draft> ValidatingWebhook::Draft::rules() {
  return kinform::DraftList<RuleWithOperations::Draft>(field_part("rules"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::set_failure_policy(std::string_view value) {
  put_field("failurePolicy", value);
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_failure_policy() {
  drop_field("failurePolicy");
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::set_match_policy(std::string_view value) {
  put_field("matchPolicy", value);
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_match_policy() {
  drop_field("matchPolicy");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ValidatingWebhook::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_namespace_selector() {
  drop_field("namespaceSelector");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ValidatingWebhook::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_object_selector() {
  drop_field("objectSelector");
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::set_side_effects(std::string_view value) {
  put_field("sideEffects", value);
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_side_effects() {
  drop_field("sideEffects");
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::set_timeout_seconds(std::int32_t value) {
  put_field("timeoutSeconds", value);
  return *this;
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_timeout_seconds() {
  drop_field("timeoutSeconds");
  return *this;
}

kinform::DraftList<std::string_view> ValidatingWebhook::Draft::admission_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("admissionReviewVersions"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_admission_review_versions() {
  drop_field("admissionReviewVersions");
  return *this;
}

kinform::DraftList<MatchCondition::Draft> ValidatingWebhook::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

ValidatingWebhook::Draft& ValidatingWebhook::Draft::clear_match_conditions() {
  drop_field("matchConditions");
  return *this;
}

ValidatingWebhookConfiguration::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingWebhookConfiguration"));
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ValidatingWebhookConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ValidatingWebhook::Draft> ValidatingWebhookConfiguration::Draft::webhooks() {
  return kinform::DraftList<ValidatingWebhook::Draft>(field_part("webhooks"));
}

ValidatingWebhookConfiguration::Draft& ValidatingWebhookConfiguration::Draft::clear_webhooks() {
  drop_field("webhooks");
  return *this;
}

ValidatingWebhookConfigurationList::Draft::Draft() {
  put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
  put_field("kind", std::string_view("ValidatingWebhookConfigurationList"));
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ValidatingWebhookConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ValidatingWebhookConfiguration::Draft> ValidatingWebhookConfigurationList::Draft::items() {
  return kinform::DraftList<ValidatingWebhookConfiguration::Draft>(field_part("items"));
}

ValidatingWebhookConfigurationList::Draft& ValidatingWebhookConfigurationList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

Validation::Draft& Validation::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

Validation::Draft& Validation::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

Validation::Draft& Validation::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

Validation::Draft& Validation::Draft::clear_message() {
  drop_field("message");
  return *this;
}

Validation::Draft& Validation::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

Validation::Draft& Validation::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

Validation::Draft& Validation::Draft::set_message_expression(std::string_view value) {
  put_field("messageExpression", value);
  return *this;
}

Validation::Draft& Validation::Draft::clear_message_expression() {
  drop_field("messageExpression");
  return *this;
}

Variable::Draft& Variable::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

Variable::Draft& Variable::Draft::clear_name() {
  drop_field("name");
  return *this;
}

Variable::Draft& Variable::Draft::set_expression(std::string_view value) {
  put_field("expression", value);
  return *this;
}

Variable::Draft& Variable::Draft::clear_expression() {
  drop_field("expression");
  return *this;
}

}  // namespace kinform::inline v0::admissionregistration::v1
