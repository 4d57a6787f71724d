#include "kinform/admissionregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::admissionregistration::v1 {

const std::string_view ApplyConfiguration::expression() const {
  return get<std::string_view>("expression");
}

const std::string_view AuditAnnotation::key() const {
  return get<std::string_view>("key");
}

const std::string_view AuditAnnotation::value_expression() const {
  return get<std::string_view>("valueExpression");
}

const std::string_view ExpressionWarning::field_ref() const {
  return get<std::string_view>("fieldRef");
}

const std::string_view ExpressionWarning::warning() const {
  return get<std::string_view>("warning");
}

const std::string_view JSONPatch::expression() const {
  return get<std::string_view>("expression");
}

const std::string_view MatchCondition::name() const {
  return get<std::string_view>("name");
}

const std::string_view MatchCondition::expression() const {
  return get<std::string_view>("expression");
}

kinform::meta::v1::LabelSelector MatchResources::namespace_selector() const {
  return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
}

kinform::meta::v1::LabelSelector MatchResources::object_selector() const {
  return kinform::meta::v1::LabelSelector(member("objectSelector"));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::resource_rules() const {
  return kinform::ListView<NamedRuleWithOperations>(member("resourceRules"));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::exclude_resource_rules() const {
  return kinform::ListView<NamedRuleWithOperations>(member("excludeResourceRules"));
}

const std::optional<std::string_view> MatchResources::match_policy() const {
  return get<std::optional<std::string_view>>("matchPolicy");
}

const std::string_view ParamKind::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view ParamKind::kind() const {
  return get<std::string_view>("kind");
}

ParamKind MutatingAdmissionPolicySpec::param_kind() const {
  return ParamKind(member("paramKind"));
}

MatchResources MutatingAdmissionPolicySpec::match_constraints() const {
  return MatchResources(member("matchConstraints"));
}

kinform::ListView<Variable> MutatingAdmissionPolicySpec::variables() const {
  return kinform::ListView<Variable>(member("variables"));
}

kinform::ListView<Mutation> MutatingAdmissionPolicySpec::mutations() const {
  return kinform::ListView<Mutation>(member("mutations"));
}

const std::optional<std::string_view> MutatingAdmissionPolicySpec::failure_policy() const {
  return get<std::optional<std::string_view>>("failurePolicy");
}

kinform::ListView<MatchCondition> MutatingAdmissionPolicySpec::match_conditions() const {
  return kinform::ListView<MatchCondition>(member("matchConditions"));
}

const std::string_view MutatingAdmissionPolicySpec::reinvocation_policy() const {
  return get<std::string_view>("reinvocationPolicy");
}

kinform::Resource MutatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicies", .kind = "MutatingAdmissionPolicy", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicy::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingAdmissionPolicy::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicy::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

MutatingAdmissionPolicySpec MutatingAdmissionPolicy::spec() const& {
  return MutatingAdmissionPolicySpec(member("spec"));
}

const std::string_view ParamRef::name() const {
  return get<std::string_view>("name");
}

const std::string_view ParamRef::namespace_name() const {
  return get<std::string_view>("namespace");
}

kinform::meta::v1::LabelSelector ParamRef::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::optional<std::string_view> ParamRef::parameter_not_found_action() const {
  return get<std::optional<std::string_view>>("parameterNotFoundAction");
}

const std::string_view MutatingAdmissionPolicyBindingSpec::policy_name() const {
  return get<std::string_view>("policyName");
}

ParamRef MutatingAdmissionPolicyBindingSpec::param_ref() const {
  return ParamRef(member("paramRef"));
}

MatchResources MutatingAdmissionPolicyBindingSpec::match_resources() const {
  return MatchResources(member("matchResources"));
}

kinform::Resource MutatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicybindings", .kind = "MutatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicyBinding::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingAdmissionPolicyBinding::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicyBinding::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

MutatingAdmissionPolicyBindingSpec MutatingAdmissionPolicyBinding::spec() const& {
  return MutatingAdmissionPolicyBindingSpec(member("spec"));
}

const std::string_view MutatingAdmissionPolicyBindingList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingAdmissionPolicyBindingList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyBindingList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<MutatingAdmissionPolicyBinding> MutatingAdmissionPolicyBindingList::items() const& {
  return kinform::ListView<MutatingAdmissionPolicyBinding>(member("items"));
}

const std::string_view MutatingAdmissionPolicyList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingAdmissionPolicyList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<MutatingAdmissionPolicy> MutatingAdmissionPolicyList::items() const& {
  return kinform::ListView<MutatingAdmissionPolicy>(member("items"));
}

const std::string_view ServiceReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ServiceReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> ServiceReference::path() const {
  return get<std::optional<std::string_view>>("path");
}

const std::optional<std::int32_t> ServiceReference::port() const {
  return get<std::optional<std::int32_t>>("port");
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  return get<std::optional<std::string_view>>("url");
}

ServiceReference WebhookClientConfig::service() const {
  return ServiceReference(member("service"));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  return kinform::Base64(member("caBundle"));
}

const std::string_view MutatingWebhook::name() const {
  return get<std::string_view>("name");
}

WebhookClientConfig MutatingWebhook::client_config() const {
  return WebhookClientConfig(member("clientConfig"));
}

kinform::ListView<RuleWithOperations> MutatingWebhook::rules() const {
  return kinform::ListView<RuleWithOperations>(member("rules"));
}

const std::optional<std::string_view> MutatingWebhook::failure_policy() const {
  return get<std::optional<std::string_view>>("failurePolicy");
}

const std::optional<std::string_view> MutatingWebhook::match_policy() const {
  return get<std::optional<std::string_view>>("matchPolicy");
}

kinform::meta::v1::LabelSelector MutatingWebhook::namespace_selector() const {
  return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
}

kinform::meta::v1::LabelSelector MutatingWebhook::object_selector() const {
  return kinform::meta::v1::LabelSelector(member("objectSelector"));
}

const std::optional<std::string_view> MutatingWebhook::side_effects() const {
  return get<std::optional<std::string_view>>("sideEffects");
}

const std::optional<std::int32_t> MutatingWebhook::timeout_seconds() const {
  return get<std::optional<std::int32_t>>("timeoutSeconds");
}

kinform::ListView<std::string_view> MutatingWebhook::admission_review_versions() const {
  return kinform::ListView<std::string_view>(member("admissionReviewVersions"));
}

const std::optional<std::string_view> MutatingWebhook::reinvocation_policy() const {
  return get<std::optional<std::string_view>>("reinvocationPolicy");
}

kinform::ListView<MatchCondition> MutatingWebhook::match_conditions() const {
  return kinform::ListView<MatchCondition>(member("matchConditions"));
}

kinform::Resource MutatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingwebhookconfigurations", .kind = "MutatingWebhookConfiguration", .namespaced = false};
}

const std::string_view MutatingWebhookConfiguration::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingWebhookConfiguration::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta MutatingWebhookConfiguration::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<MutatingWebhook> MutatingWebhookConfiguration::webhooks() const& {
  return kinform::ListView<MutatingWebhook>(member("webhooks"));
}

const std::string_view MutatingWebhookConfigurationList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view MutatingWebhookConfigurationList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta MutatingWebhookConfigurationList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<MutatingWebhookConfiguration> MutatingWebhookConfigurationList::items() const& {
  return kinform::ListView<MutatingWebhookConfiguration>(member("items"));
}

const std::string_view Mutation::patch_type() const {
  return get<std::string_view>("patchType");
}

ApplyConfiguration Mutation::apply_configuration() const {
  return ApplyConfiguration(member("applyConfiguration"));
}

JSONPatch Mutation::json_patch() const {
  return JSONPatch(member("jsonPatch"));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resource_names() const {
  return kinform::ListView<std::string_view>(member("resourceNames"));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::operations() const {
  return kinform::ListView<std::string_view>(member("operations"));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_versions() const {
  return kinform::ListView<std::string_view>(member("apiVersions"));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

const std::optional<std::string_view> NamedRuleWithOperations::scope() const {
  return get<std::optional<std::string_view>>("scope");
}

kinform::ListView<std::string_view> Rule::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> Rule::api_versions() const {
  return kinform::ListView<std::string_view>(member("apiVersions"));
}

kinform::ListView<std::string_view> Rule::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

const std::optional<std::string_view> Rule::scope() const {
  return get<std::optional<std::string_view>>("scope");
}

kinform::ListView<std::string_view> RuleWithOperations::operations() const {
  return kinform::ListView<std::string_view>(member("operations"));
}

kinform::ListView<std::string_view> RuleWithOperations::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> RuleWithOperations::api_versions() const {
  return kinform::ListView<std::string_view>(member("apiVersions"));
}

kinform::ListView<std::string_view> RuleWithOperations::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

const std::optional<std::string_view> RuleWithOperations::scope() const {
  return get<std::optional<std::string_view>>("scope");
}

kinform::ListView<ExpressionWarning> TypeChecking::expression_warnings() const {
  return kinform::ListView<ExpressionWarning>(member("expressionWarnings"));
}

ParamKind ValidatingAdmissionPolicySpec::param_kind() const {
  return ParamKind(member("paramKind"));
}

MatchResources ValidatingAdmissionPolicySpec::match_constraints() const {
  return MatchResources(member("matchConstraints"));
}

kinform::ListView<Validation> ValidatingAdmissionPolicySpec::validations() const {
  return kinform::ListView<Validation>(member("validations"));
}

const std::optional<std::string_view> ValidatingAdmissionPolicySpec::failure_policy() const {
  return get<std::optional<std::string_view>>("failurePolicy");
}

kinform::ListView<AuditAnnotation> ValidatingAdmissionPolicySpec::audit_annotations() const {
  return kinform::ListView<AuditAnnotation>(member("auditAnnotations"));
}

kinform::ListView<MatchCondition> ValidatingAdmissionPolicySpec::match_conditions() const {
  return kinform::ListView<MatchCondition>(member("matchConditions"));
}

kinform::ListView<Variable> ValidatingAdmissionPolicySpec::variables() const {
  return kinform::ListView<Variable>(member("variables"));
}

std::int64_t ValidatingAdmissionPolicyStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

TypeChecking ValidatingAdmissionPolicyStatus::type_checking() const {
  return TypeChecking(member("typeChecking"));
}

kinform::ListView<kinform::meta::v1::Condition> ValidatingAdmissionPolicyStatus::conditions() const {
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
}

kinform::Resource ValidatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicies", .kind = "ValidatingAdmissionPolicy", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicy::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingAdmissionPolicy::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicy::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ValidatingAdmissionPolicySpec ValidatingAdmissionPolicy::spec() const& {
  return ValidatingAdmissionPolicySpec(member("spec"));
}

ValidatingAdmissionPolicyStatus ValidatingAdmissionPolicy::status() const& {
  return ValidatingAdmissionPolicyStatus(member("status"));
}

const std::string_view ValidatingAdmissionPolicyBindingSpec::policy_name() const {
  return get<std::string_view>("policyName");
}

ParamRef ValidatingAdmissionPolicyBindingSpec::param_ref() const {
  return ParamRef(member("paramRef"));
}

MatchResources ValidatingAdmissionPolicyBindingSpec::match_resources() const {
  return MatchResources(member("matchResources"));
}

kinform::ListView<std::string_view> ValidatingAdmissionPolicyBindingSpec::validation_actions() const {
  return kinform::ListView<std::string_view>(member("validationActions"));
}

kinform::Resource ValidatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicybindings", .kind = "ValidatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicyBinding::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingAdmissionPolicyBinding::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicyBinding::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ValidatingAdmissionPolicyBindingSpec ValidatingAdmissionPolicyBinding::spec() const& {
  return ValidatingAdmissionPolicyBindingSpec(member("spec"));
}

const std::string_view ValidatingAdmissionPolicyBindingList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingAdmissionPolicyBindingList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyBindingList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ValidatingAdmissionPolicyBinding> ValidatingAdmissionPolicyBindingList::items() const& {
  return kinform::ListView<ValidatingAdmissionPolicyBinding>(member("items"));
}

const std::string_view ValidatingAdmissionPolicyList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingAdmissionPolicyList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ValidatingAdmissionPolicy> ValidatingAdmissionPolicyList::items() const& {
  return kinform::ListView<ValidatingAdmissionPolicy>(member("items"));
}

const std::string_view ValidatingWebhook::name() const {
  return get<std::string_view>("name");
}

WebhookClientConfig ValidatingWebhook::client_config() const {
  return WebhookClientConfig(member("clientConfig"));
}

kinform::ListView<RuleWithOperations> ValidatingWebhook::rules() const {
  return kinform::ListView<RuleWithOperations>(member("rules"));
}

const std::optional<std::string_view> ValidatingWebhook::failure_policy() const {
  return get<std::optional<std::string_view>>("failurePolicy");
}

const std::optional<std::string_view> ValidatingWebhook::match_policy() const {
  return get<std::optional<std::string_view>>("matchPolicy");
}

kinform::meta::v1::LabelSelector ValidatingWebhook::namespace_selector() const {
  return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
}

kinform::meta::v1::LabelSelector ValidatingWebhook::object_selector() const {
  return kinform::meta::v1::LabelSelector(member("objectSelector"));
}

const std::optional<std::string_view> ValidatingWebhook::side_effects() const {
  return get<std::optional<std::string_view>>("sideEffects");
}

const std::optional<std::int32_t> ValidatingWebhook::timeout_seconds() const {
  return get<std::optional<std::int32_t>>("timeoutSeconds");
}

kinform::ListView<std::string_view> ValidatingWebhook::admission_review_versions() const {
  return kinform::ListView<std::string_view>(member("admissionReviewVersions"));
}

kinform::ListView<MatchCondition> ValidatingWebhook::match_conditions() const {
  return kinform::ListView<MatchCondition>(member("matchConditions"));
}

kinform::Resource ValidatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingwebhookconfigurations", .kind = "ValidatingWebhookConfiguration", .namespaced = false};
}

const std::string_view ValidatingWebhookConfiguration::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingWebhookConfiguration::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta ValidatingWebhookConfiguration::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

kinform::ListView<ValidatingWebhook> ValidatingWebhookConfiguration::webhooks() const& {
  return kinform::ListView<ValidatingWebhook>(member("webhooks"));
}

const std::string_view ValidatingWebhookConfigurationList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ValidatingWebhookConfigurationList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta ValidatingWebhookConfigurationList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<ValidatingWebhookConfiguration> ValidatingWebhookConfigurationList::items() const& {
  return kinform::ListView<ValidatingWebhookConfiguration>(member("items"));
}

const std::string_view Validation::expression() const {
  return get<std::string_view>("expression");
}

const std::string_view Validation::message() const {
  return get<std::string_view>("message");
}

const std::optional<std::string_view> Validation::reason() const {
  return get<std::optional<std::string_view>>("reason");
}

const std::string_view Validation::message_expression() const {
  return get<std::string_view>("messageExpression");
}

const std::string_view Variable::name() const {
  return get<std::string_view>("name");
}

const std::string_view Variable::expression() const {
  return get<std::string_view>("expression");
}

}  // namespace kinform::admissionregistration::v1
