#include "kinform/admissionregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::admissionregistration::v1 {

const std::string_view ApplyConfiguration::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

const std::string_view AuditAnnotation::key() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("key", places);
}

const std::string_view AuditAnnotation::value_expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("valueExpression", places);
}

const std::string_view ExpressionWarning::field_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldRef", places);
}

const std::string_view ExpressionWarning::warning() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("warning", places);
}

const std::string_view JSONPatch::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

const std::string_view MatchCondition::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view MatchCondition::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

kinform::meta::v1::LabelSelector MatchResources::namespace_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("namespaceSelector", places));
}

kinform::meta::v1::LabelSelector MatchResources::object_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("objectSelector", places));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NamedRuleWithOperations>(member("resourceRules", places));
}

kinform::ListView<NamedRuleWithOperations> MatchResources::exclude_resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NamedRuleWithOperations>(member("excludeResourceRules", places));
}

const std::optional<std::string_view> MatchResources::match_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("matchPolicy", places);
}

const std::string_view ParamKind::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ParamKind::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

ParamKind MutatingAdmissionPolicySpec::param_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return ParamKind(member("paramKind", places));
}

MatchResources MutatingAdmissionPolicySpec::match_constraints() const {
  static constinit kinform::detail::FieldPlaces places;
  return MatchResources(member("matchConstraints", places));
}

kinform::ListView<Variable> MutatingAdmissionPolicySpec::variables() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Variable>(member("variables", places));
}

kinform::ListView<Mutation> MutatingAdmissionPolicySpec::mutations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Mutation>(member("mutations", places));
}

const std::optional<std::string_view> MutatingAdmissionPolicySpec::failure_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("failurePolicy", places);
}

kinform::ListView<MatchCondition> MutatingAdmissionPolicySpec::match_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MatchCondition>(member("matchConditions", places));
}

const std::string_view MutatingAdmissionPolicySpec::reinvocation_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reinvocationPolicy", places);
}

kinform::Resource MutatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicies", .kind = "MutatingAdmissionPolicy", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicy::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingAdmissionPolicy::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicy::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

MutatingAdmissionPolicySpec MutatingAdmissionPolicy::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return MutatingAdmissionPolicySpec(member("spec", places));
}

const std::string_view ParamRef::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view ParamRef::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

kinform::meta::v1::LabelSelector ParamRef::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::optional<std::string_view> ParamRef::parameter_not_found_action() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("parameterNotFoundAction", places);
}

const std::string_view MutatingAdmissionPolicyBindingSpec::policy_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("policyName", places);
}

ParamRef MutatingAdmissionPolicyBindingSpec::param_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ParamRef(member("paramRef", places));
}

MatchResources MutatingAdmissionPolicyBindingSpec::match_resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return MatchResources(member("matchResources", places));
}

kinform::Resource MutatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicybindings", .kind = "MutatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view MutatingAdmissionPolicyBinding::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingAdmissionPolicyBinding::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta MutatingAdmissionPolicyBinding::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

MutatingAdmissionPolicyBindingSpec MutatingAdmissionPolicyBinding::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return MutatingAdmissionPolicyBindingSpec(member("spec", places));
}

const std::string_view MutatingAdmissionPolicyBindingList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingAdmissionPolicyBindingList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyBindingList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<MutatingAdmissionPolicyBinding> MutatingAdmissionPolicyBindingList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MutatingAdmissionPolicyBinding>(member("items", places));
}

const std::string_view MutatingAdmissionPolicyList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingAdmissionPolicyList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta MutatingAdmissionPolicyList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<MutatingAdmissionPolicy> MutatingAdmissionPolicyList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MutatingAdmissionPolicy>(member("items", places));
}

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> ServiceReference::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("path", places);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("port", places);
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("url", places);
}

ServiceReference WebhookClientConfig::service() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceReference(member("service", places));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("caBundle", places));
}

const std::string_view MutatingWebhook::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

WebhookClientConfig MutatingWebhook::client_config() const {
  static constinit kinform::detail::FieldPlaces places;
  return WebhookClientConfig(member("clientConfig", places));
}

kinform::ListView<RuleWithOperations> MutatingWebhook::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<RuleWithOperations>(member("rules", places));
}

const std::optional<std::string_view> MutatingWebhook::failure_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("failurePolicy", places);
}

const std::optional<std::string_view> MutatingWebhook::match_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("matchPolicy", places);
}

kinform::meta::v1::LabelSelector MutatingWebhook::namespace_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("namespaceSelector", places));
}

kinform::meta::v1::LabelSelector MutatingWebhook::object_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("objectSelector", places));
}

const std::optional<std::string_view> MutatingWebhook::side_effects() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("sideEffects", places);
}

const std::optional<std::int32_t> MutatingWebhook::timeout_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("timeoutSeconds", places);
}

kinform::ListView<std::string_view> MutatingWebhook::admission_review_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("admissionReviewVersions", places));
}

const std::optional<std::string_view> MutatingWebhook::reinvocation_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("reinvocationPolicy", places);
}

kinform::ListView<MatchCondition> MutatingWebhook::match_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MatchCondition>(member("matchConditions", places));
}

kinform::Resource MutatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingwebhookconfigurations", .kind = "MutatingWebhookConfiguration", .namespaced = false};
}

const std::string_view MutatingWebhookConfiguration::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingWebhookConfiguration::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta MutatingWebhookConfiguration::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<MutatingWebhook> MutatingWebhookConfiguration::webhooks() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MutatingWebhook>(member("webhooks", places));
}

const std::string_view MutatingWebhookConfigurationList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view MutatingWebhookConfigurationList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta MutatingWebhookConfigurationList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<MutatingWebhookConfiguration> MutatingWebhookConfigurationList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MutatingWebhookConfiguration>(member("items", places));
}

const std::string_view Mutation::patch_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("patchType", places);
}

ApplyConfiguration Mutation::apply_configuration() const {
  static constinit kinform::detail::FieldPlaces places;
  return ApplyConfiguration(member("applyConfiguration", places));
}

JSONPatch Mutation::json_patch() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONPatch(member("jsonPatch", places));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resource_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resourceNames", places));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::operations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("operations", places));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::api_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiVersions", places));
}

kinform::ListView<std::string_view> NamedRuleWithOperations::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

const std::optional<std::string_view> NamedRuleWithOperations::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("scope", places);
}

kinform::ListView<std::string_view> Rule::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> Rule::api_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiVersions", places));
}

kinform::ListView<std::string_view> Rule::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

const std::optional<std::string_view> Rule::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("scope", places);
}

kinform::ListView<std::string_view> RuleWithOperations::operations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("operations", places));
}

kinform::ListView<std::string_view> RuleWithOperations::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> RuleWithOperations::api_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiVersions", places));
}

kinform::ListView<std::string_view> RuleWithOperations::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

const std::optional<std::string_view> RuleWithOperations::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("scope", places);
}

kinform::ListView<ExpressionWarning> TypeChecking::expression_warnings() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ExpressionWarning>(member("expressionWarnings", places));
}

ParamKind ValidatingAdmissionPolicySpec::param_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return ParamKind(member("paramKind", places));
}

MatchResources ValidatingAdmissionPolicySpec::match_constraints() const {
  static constinit kinform::detail::FieldPlaces places;
  return MatchResources(member("matchConstraints", places));
}

kinform::ListView<Validation> ValidatingAdmissionPolicySpec::validations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Validation>(member("validations", places));
}

const std::optional<std::string_view> ValidatingAdmissionPolicySpec::failure_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("failurePolicy", places);
}

kinform::ListView<AuditAnnotation> ValidatingAdmissionPolicySpec::audit_annotations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<AuditAnnotation>(member("auditAnnotations", places));
}

kinform::ListView<MatchCondition> ValidatingAdmissionPolicySpec::match_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MatchCondition>(member("matchConditions", places));
}

kinform::ListView<Variable> ValidatingAdmissionPolicySpec::variables() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Variable>(member("variables", places));
}

std::int64_t ValidatingAdmissionPolicyStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

TypeChecking ValidatingAdmissionPolicyStatus::type_checking() const {
  static constinit kinform::detail::FieldPlaces places;
  return TypeChecking(member("typeChecking", places));
}

kinform::ListView<kinform::meta::v1::Condition> ValidatingAdmissionPolicyStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::meta::v1::Condition>(member("conditions", places));
}

kinform::Resource ValidatingAdmissionPolicy::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicies", .kind = "ValidatingAdmissionPolicy", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicy::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingAdmissionPolicy::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicy::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ValidatingAdmissionPolicySpec ValidatingAdmissionPolicy::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ValidatingAdmissionPolicySpec(member("spec", places));
}

ValidatingAdmissionPolicyStatus ValidatingAdmissionPolicy::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ValidatingAdmissionPolicyStatus(member("status", places));
}

const std::string_view ValidatingAdmissionPolicyBindingSpec::policy_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("policyName", places);
}

ParamRef ValidatingAdmissionPolicyBindingSpec::param_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return ParamRef(member("paramRef", places));
}

MatchResources ValidatingAdmissionPolicyBindingSpec::match_resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return MatchResources(member("matchResources", places));
}

kinform::ListView<std::string_view> ValidatingAdmissionPolicyBindingSpec::validation_actions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("validationActions", places));
}

kinform::Resource ValidatingAdmissionPolicyBinding::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicybindings", .kind = "ValidatingAdmissionPolicyBinding", .namespaced = false};
}

const std::string_view ValidatingAdmissionPolicyBinding::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingAdmissionPolicyBinding::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ValidatingAdmissionPolicyBinding::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ValidatingAdmissionPolicyBindingSpec ValidatingAdmissionPolicyBinding::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ValidatingAdmissionPolicyBindingSpec(member("spec", places));
}

const std::string_view ValidatingAdmissionPolicyBindingList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingAdmissionPolicyBindingList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyBindingList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ValidatingAdmissionPolicyBinding> ValidatingAdmissionPolicyBindingList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ValidatingAdmissionPolicyBinding>(member("items", places));
}

const std::string_view ValidatingAdmissionPolicyList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingAdmissionPolicyList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ValidatingAdmissionPolicyList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ValidatingAdmissionPolicy> ValidatingAdmissionPolicyList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ValidatingAdmissionPolicy>(member("items", places));
}

const std::string_view ValidatingWebhook::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

WebhookClientConfig ValidatingWebhook::client_config() const {
  static constinit kinform::detail::FieldPlaces places;
  return WebhookClientConfig(member("clientConfig", places));
}

kinform::ListView<RuleWithOperations> ValidatingWebhook::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<RuleWithOperations>(member("rules", places));
}

const std::optional<std::string_view> ValidatingWebhook::failure_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("failurePolicy", places);
}

const std::optional<std::string_view> ValidatingWebhook::match_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("matchPolicy", places);
}

kinform::meta::v1::LabelSelector ValidatingWebhook::namespace_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("namespaceSelector", places));
}

kinform::meta::v1::LabelSelector ValidatingWebhook::object_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("objectSelector", places));
}

const std::optional<std::string_view> ValidatingWebhook::side_effects() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("sideEffects", places);
}

const std::optional<std::int32_t> ValidatingWebhook::timeout_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("timeoutSeconds", places);
}

kinform::ListView<std::string_view> ValidatingWebhook::admission_review_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("admissionReviewVersions", places));
}

kinform::ListView<MatchCondition> ValidatingWebhook::match_conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MatchCondition>(member("matchConditions", places));
}

kinform::Resource ValidatingWebhookConfiguration::resource() {
  return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingwebhookconfigurations", .kind = "ValidatingWebhookConfiguration", .namespaced = false};
}

const std::string_view ValidatingWebhookConfiguration::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingWebhookConfiguration::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta ValidatingWebhookConfiguration::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

kinform::ListView<ValidatingWebhook> ValidatingWebhookConfiguration::webhooks() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ValidatingWebhook>(member("webhooks", places));
}

const std::string_view ValidatingWebhookConfigurationList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ValidatingWebhookConfigurationList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta ValidatingWebhookConfigurationList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<ValidatingWebhookConfiguration> ValidatingWebhookConfigurationList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ValidatingWebhookConfiguration>(member("items", places));
}

const std::string_view Validation::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

const std::string_view Validation::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::optional<std::string_view> Validation::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("reason", places);
}

const std::string_view Validation::message_expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("messageExpression", places);
}

const std::string_view Variable::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view Variable::expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("expression", places);
}

}  // namespace kinform::inline v0::admissionregistration::v1
