// Drafts of the types of admissionregistration.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/admissionregistration/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::admissionregistration::v1 {

class ApplyConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ApplyConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
};

class AuditAnnotation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AuditAnnotation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value) {
    put_field("key", value);
    return *this;
  }
  Draft& clear_key() {
    drop_field("key");
    return *this;
  }
  Draft& set_value_expression(std::string_view value) {
    put_field("valueExpression", value);
    return *this;
  }
  Draft& clear_value_expression() {
    drop_field("valueExpression");
    return *this;
  }
};

class ExpressionWarning::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExpressionWarning& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_field_ref(std::string_view value) {
    put_field("fieldRef", value);
    return *this;
  }
  Draft& clear_field_ref() {
    drop_field("fieldRef");
    return *this;
  }
  Draft& set_warning(std::string_view value) {
    put_field("warning", value);
    return *this;
  }
  Draft& clear_warning() {
    drop_field("warning");
    return *this;
  }
};

class JSONPatch::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JSONPatch& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
};

class MatchCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MatchCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
};

class MatchResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MatchResources& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector() {
    drop_field("namespaceSelector");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector() {
    drop_field("objectSelector");
    return *this;
  }
  kinform::DraftList<NamedRuleWithOperations::Draft> resource_rules();
  Draft& clear_resource_rules() {
    drop_field("resourceRules");
    return *this;
  }
  kinform::DraftList<NamedRuleWithOperations::Draft> exclude_resource_rules();
  Draft& clear_exclude_resource_rules() {
    drop_field("excludeResourceRules");
    return *this;
  }
  Draft& set_match_policy(std::string_view value) {
    put_field("matchPolicy", value);
    return *this;
  }
  Draft& clear_match_policy() {
    drop_field("matchPolicy");
    return *this;
  }
};

class ParamKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ParamKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
};

class MutatingAdmissionPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParamKind::Draft param_kind();
  Draft& clear_param_kind() {
    drop_field("paramKind");
    return *this;
  }
  MatchResources::Draft match_constraints();
  Draft& clear_match_constraints() {
    drop_field("matchConstraints");
    return *this;
  }
  kinform::DraftList<Variable::Draft> variables();
  Draft& clear_variables() {
    drop_field("variables");
    return *this;
  }
  kinform::DraftList<Mutation::Draft> mutations();
  Draft& clear_mutations() {
    drop_field("mutations");
    return *this;
  }
  Draft& set_failure_policy(std::string_view value) {
    put_field("failurePolicy", value);
    return *this;
  }
  Draft& clear_failure_policy() {
    drop_field("failurePolicy");
    return *this;
  }
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions() {
    drop_field("matchConditions");
    return *this;
  }
  Draft& set_reinvocation_policy(std::string_view value) {
    put_field("reinvocationPolicy", value);
    return *this;
  }
  Draft& clear_reinvocation_policy() {
    drop_field("reinvocationPolicy");
    return *this;
  }
};

class MutatingAdmissionPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingAdmissionPolicy"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  MutatingAdmissionPolicySpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class ParamRef::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ParamRef& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_parameter_not_found_action(std::string_view value) {
    put_field("parameterNotFoundAction", value);
    return *this;
  }
  Draft& clear_parameter_not_found_action() {
    drop_field("parameterNotFoundAction");
    return *this;
  }
};

class MutatingAdmissionPolicyBindingSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBindingSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_policy_name(std::string_view value) {
    put_field("policyName", value);
    return *this;
  }
  Draft& clear_policy_name() {
    drop_field("policyName");
    return *this;
  }
  ParamRef::Draft param_ref();
  Draft& clear_param_ref() {
    drop_field("paramRef");
    return *this;
  }
  MatchResources::Draft match_resources();
  Draft& clear_match_resources() {
    drop_field("matchResources");
    return *this;
  }
};

class MutatingAdmissionPolicyBinding::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingAdmissionPolicyBinding"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  MutatingAdmissionPolicyBindingSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class MutatingAdmissionPolicyBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingAdmissionPolicyBindingList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<MutatingAdmissionPolicyBinding::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class MutatingAdmissionPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingAdmissionPolicyList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<MutatingAdmissionPolicy::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ServiceReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
};

class WebhookClientConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WebhookClientConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_url(std::string_view value) {
    put_field("url", value);
    return *this;
  }
  Draft& clear_url() {
    drop_field("url");
    return *this;
  }
  ServiceReference::Draft service();
  Draft& clear_service() {
    drop_field("service");
    return *this;
  }
  Draft& set_ca_bundle(const kinform::DraftBytes& value) {
    put_field("caBundle", value);
    return *this;
  }
  Draft& clear_ca_bundle() {
    drop_field("caBundle");
    return *this;
  }
};

class MutatingWebhook::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MutatingWebhook& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config() {
    drop_field("clientConfig");
    return *this;
  }
  kinform::DraftList<RuleWithOperations::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
  Draft& set_failure_policy(std::string_view value) {
    put_field("failurePolicy", value);
    return *this;
  }
  Draft& clear_failure_policy() {
    drop_field("failurePolicy");
    return *this;
  }
  Draft& set_match_policy(std::string_view value) {
    put_field("matchPolicy", value);
    return *this;
  }
  Draft& clear_match_policy() {
    drop_field("matchPolicy");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector() {
    drop_field("namespaceSelector");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector() {
    drop_field("objectSelector");
    return *this;
  }
  Draft& set_side_effects(std::string_view value) {
    put_field("sideEffects", value);
    return *this;
  }
  Draft& clear_side_effects() {
    drop_field("sideEffects");
    return *this;
  }
  Draft& set_timeout_seconds(std::int32_t value) {
    put_field("timeoutSeconds", value);
    return *this;
  }
  Draft& clear_timeout_seconds() {
    drop_field("timeoutSeconds");
    return *this;
  }
  kinform::DraftList<std::string_view> admission_review_versions();
  Draft& clear_admission_review_versions() {
    drop_field("admissionReviewVersions");
    return *this;
  }
  Draft& set_reinvocation_policy(std::string_view value) {
    put_field("reinvocationPolicy", value);
    return *this;
  }
  Draft& clear_reinvocation_policy() {
    drop_field("reinvocationPolicy");
    return *this;
  }
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions() {
    drop_field("matchConditions");
    return *this;
  }
};

class MutatingWebhookConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingWebhookConfiguration"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingWebhookConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<MutatingWebhook::Draft> webhooks();
  Draft& clear_webhooks() {
    drop_field("webhooks");
    return *this;
  }
};

class MutatingWebhookConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("MutatingWebhookConfigurationList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const MutatingWebhookConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<MutatingWebhookConfiguration::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class Mutation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Mutation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_patch_type(std::string_view value) {
    put_field("patchType", value);
    return *this;
  }
  Draft& clear_patch_type() {
    drop_field("patchType");
    return *this;
  }
  ApplyConfiguration::Draft apply_configuration();
  Draft& clear_apply_configuration() {
    drop_field("applyConfiguration");
    return *this;
  }
  JSONPatch::Draft json_patch();
  Draft& clear_json_patch() {
    drop_field("jsonPatch");
    return *this;
  }
};

class NamedRuleWithOperations::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NamedRuleWithOperations& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names() {
    drop_field("resourceNames");
    return *this;
  }
  kinform::DraftList<std::string_view> operations();
  Draft& clear_operations() {
    drop_field("operations");
    return *this;
  }
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups() {
    drop_field("apiGroups");
    return *this;
  }
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions() {
    drop_field("apiVersions");
    return *this;
  }
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
};

class Rule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Rule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups() {
    drop_field("apiGroups");
    return *this;
  }
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions() {
    drop_field("apiVersions");
    return *this;
  }
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
};

class RuleWithOperations::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RuleWithOperations& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> operations();
  Draft& clear_operations() {
    drop_field("operations");
    return *this;
  }
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups() {
    drop_field("apiGroups");
    return *this;
  }
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions() {
    drop_field("apiVersions");
    return *this;
  }
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
};

class TypeChecking::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TypeChecking& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ExpressionWarning::Draft> expression_warnings();
  Draft& clear_expression_warnings() {
    drop_field("expressionWarnings");
    return *this;
  }
};

class ValidatingAdmissionPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParamKind::Draft param_kind();
  Draft& clear_param_kind() {
    drop_field("paramKind");
    return *this;
  }
  MatchResources::Draft match_constraints();
  Draft& clear_match_constraints() {
    drop_field("matchConstraints");
    return *this;
  }
  kinform::DraftList<Validation::Draft> validations();
  Draft& clear_validations() {
    drop_field("validations");
    return *this;
  }
  Draft& set_failure_policy(std::string_view value) {
    put_field("failurePolicy", value);
    return *this;
  }
  Draft& clear_failure_policy() {
    drop_field("failurePolicy");
    return *this;
  }
  kinform::DraftList<AuditAnnotation::Draft> audit_annotations();
  Draft& clear_audit_annotations() {
    drop_field("auditAnnotations");
    return *this;
  }
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions() {
    drop_field("matchConditions");
    return *this;
  }
  kinform::DraftList<Variable::Draft> variables();
  Draft& clear_variables() {
    drop_field("variables");
    return *this;
  }
};

class ValidatingAdmissionPolicyStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  TypeChecking::Draft type_checking();
  Draft& clear_type_checking() {
    drop_field("typeChecking");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class ValidatingAdmissionPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingAdmissionPolicy"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  ValidatingAdmissionPolicySpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ValidatingAdmissionPolicyStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class ValidatingAdmissionPolicyBindingSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBindingSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_policy_name(std::string_view value) {
    put_field("policyName", value);
    return *this;
  }
  Draft& clear_policy_name() {
    drop_field("policyName");
    return *this;
  }
  ParamRef::Draft param_ref();
  Draft& clear_param_ref() {
    drop_field("paramRef");
    return *this;
  }
  MatchResources::Draft match_resources();
  Draft& clear_match_resources() {
    drop_field("matchResources");
    return *this;
  }
  kinform::DraftList<std::string_view> validation_actions();
  Draft& clear_validation_actions() {
    drop_field("validationActions");
    return *this;
  }
};

class ValidatingAdmissionPolicyBinding::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingAdmissionPolicyBinding"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  ValidatingAdmissionPolicyBindingSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
};

class ValidatingAdmissionPolicyBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingAdmissionPolicyBindingList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ValidatingAdmissionPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingAdmissionPolicyList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ValidatingAdmissionPolicy::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ValidatingWebhook::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ValidatingWebhook& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config() {
    drop_field("clientConfig");
    return *this;
  }
  kinform::DraftList<RuleWithOperations::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
  Draft& set_failure_policy(std::string_view value) {
    put_field("failurePolicy", value);
    return *this;
  }
  Draft& clear_failure_policy() {
    drop_field("failurePolicy");
    return *this;
  }
  Draft& set_match_policy(std::string_view value) {
    put_field("matchPolicy", value);
    return *this;
  }
  Draft& clear_match_policy() {
    drop_field("matchPolicy");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector() {
    drop_field("namespaceSelector");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector() {
    drop_field("objectSelector");
    return *this;
  }
  Draft& set_side_effects(std::string_view value) {
    put_field("sideEffects", value);
    return *this;
  }
  Draft& clear_side_effects() {
    drop_field("sideEffects");
    return *this;
  }
  Draft& set_timeout_seconds(std::int32_t value) {
    put_field("timeoutSeconds", value);
    return *this;
  }
  Draft& clear_timeout_seconds() {
    drop_field("timeoutSeconds");
    return *this;
  }
  kinform::DraftList<std::string_view> admission_review_versions();
  Draft& clear_admission_review_versions() {
    drop_field("admissionReviewVersions");
    return *this;
  }
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions() {
    drop_field("matchConditions");
    return *this;
  }
};

class ValidatingWebhookConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingWebhookConfiguration"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingWebhookConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ValidatingWebhook::Draft> webhooks();
  Draft& clear_webhooks() {
    drop_field("webhooks");
    return *this;
  }
};

class ValidatingWebhookConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admissionregistration.k8s.io/v1"));
    put_field("kind", std::string_view("ValidatingWebhookConfigurationList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ValidatingWebhookConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<ValidatingWebhookConfiguration::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class Validation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Validation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message_expression(std::string_view value) {
    put_field("messageExpression", value);
    return *this;
  }
  Draft& clear_message_expression() {
    drop_field("messageExpression");
    return *this;
  }
};

class Variable::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Variable& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_expression(std::string_view value) {
    put_field("expression", value);
    return *this;
  }
  Draft& clear_expression() {
    drop_field("expression");
    return *this;
  }
};

inline kinform::meta::v1::LabelSelector::Draft MatchResources::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

inline kinform::meta::v1::LabelSelector::Draft MatchResources::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

inline kinform::DraftList<NamedRuleWithOperations::Draft> MatchResources::Draft::resource_rules() {
  return kinform::DraftList<NamedRuleWithOperations::Draft>(field_part("resourceRules"));
}

inline kinform::DraftList<NamedRuleWithOperations::Draft> MatchResources::Draft::exclude_resource_rules() {
  return kinform::DraftList<NamedRuleWithOperations::Draft>(field_part("excludeResourceRules"));
}

inline ParamKind::Draft MutatingAdmissionPolicySpec::Draft::param_kind() {
  return ParamKind::Draft(field_part("paramKind"));
}

inline MatchResources::Draft MutatingAdmissionPolicySpec::Draft::match_constraints() {
  return MatchResources::Draft(field_part("matchConstraints"));
}

inline kinform::DraftList<Variable::Draft> MutatingAdmissionPolicySpec::Draft::variables() {
  return kinform::DraftList<Variable::Draft>(field_part("variables"));
}

inline kinform::DraftList<Mutation::Draft> MutatingAdmissionPolicySpec::Draft::mutations() {
  return kinform::DraftList<Mutation::Draft>(field_part("mutations"));
}

inline kinform::DraftList<MatchCondition::Draft> MutatingAdmissionPolicySpec::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft MutatingAdmissionPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline MutatingAdmissionPolicySpec::Draft MutatingAdmissionPolicy::Draft::spec() {
  return MutatingAdmissionPolicySpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::LabelSelector::Draft ParamRef::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline ParamRef::Draft MutatingAdmissionPolicyBindingSpec::Draft::param_ref() {
  return ParamRef::Draft(field_part("paramRef"));
}

inline MatchResources::Draft MutatingAdmissionPolicyBindingSpec::Draft::match_resources() {
  return MatchResources::Draft(field_part("matchResources"));
}

inline kinform::meta::v1::ObjectMeta::Draft MutatingAdmissionPolicyBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline MutatingAdmissionPolicyBindingSpec::Draft MutatingAdmissionPolicyBinding::Draft::spec() {
  return MutatingAdmissionPolicyBindingSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft MutatingAdmissionPolicyBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<MutatingAdmissionPolicyBinding::Draft> MutatingAdmissionPolicyBindingList::Draft::items() {
  return kinform::DraftList<MutatingAdmissionPolicyBinding::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft MutatingAdmissionPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<MutatingAdmissionPolicy::Draft> MutatingAdmissionPolicyList::Draft::items() {
  return kinform::DraftList<MutatingAdmissionPolicy::Draft>(field_part("items"));
}

inline ServiceReference::Draft WebhookClientConfig::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

inline WebhookClientConfig::Draft MutatingWebhook::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

inline kinform::DraftList<RuleWithOperations::Draft> MutatingWebhook::Draft::rules() {
  return kinform::DraftList<RuleWithOperations::Draft>(field_part("rules"));
}

inline kinform::meta::v1::LabelSelector::Draft MutatingWebhook::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

inline kinform::meta::v1::LabelSelector::Draft MutatingWebhook::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

inline kinform::DraftList<std::string_view> MutatingWebhook::Draft::admission_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("admissionReviewVersions"));
}

inline kinform::DraftList<MatchCondition::Draft> MutatingWebhook::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft MutatingWebhookConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<MutatingWebhook::Draft> MutatingWebhookConfiguration::Draft::webhooks() {
  return kinform::DraftList<MutatingWebhook::Draft>(field_part("webhooks"));
}

inline kinform::meta::v1::ListMeta::Draft MutatingWebhookConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<MutatingWebhookConfiguration::Draft> MutatingWebhookConfigurationList::Draft::items() {
  return kinform::DraftList<MutatingWebhookConfiguration::Draft>(field_part("items"));
}

inline ApplyConfiguration::Draft Mutation::Draft::apply_configuration() {
  return ApplyConfiguration::Draft(field_part("applyConfiguration"));
}

inline JSONPatch::Draft Mutation::Draft::json_patch() {
  return JSONPatch::Draft(field_part("jsonPatch"));
}

inline kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

inline kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::operations() {
  return kinform::DraftList<std::string_view>(field_part("operations"));
}

inline kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

inline kinform::DraftList<std::string_view> NamedRuleWithOperations::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> Rule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> Rule::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

inline kinform::DraftList<std::string_view> Rule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> RuleWithOperations::Draft::operations() {
  return kinform::DraftList<std::string_view>(field_part("operations"));
}

inline kinform::DraftList<std::string_view> RuleWithOperations::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> RuleWithOperations::Draft::api_versions() {
  return kinform::DraftList<std::string_view>(field_part("apiVersions"));
}

inline kinform::DraftList<std::string_view> RuleWithOperations::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<ExpressionWarning::Draft> TypeChecking::Draft::expression_warnings() {
  return kinform::DraftList<ExpressionWarning::Draft>(field_part("expressionWarnings"));
}

inline ParamKind::Draft ValidatingAdmissionPolicySpec::Draft::param_kind() {
  return ParamKind::Draft(field_part("paramKind"));
}

inline MatchResources::Draft ValidatingAdmissionPolicySpec::Draft::match_constraints() {
  return MatchResources::Draft(field_part("matchConstraints"));
}

inline kinform::DraftList<Validation::Draft> ValidatingAdmissionPolicySpec::Draft::validations() {
  return kinform::DraftList<Validation::Draft>(field_part("validations"));
}

inline kinform::DraftList<AuditAnnotation::Draft> ValidatingAdmissionPolicySpec::Draft::audit_annotations() {
  return kinform::DraftList<AuditAnnotation::Draft>(field_part("auditAnnotations"));
}

inline kinform::DraftList<MatchCondition::Draft> ValidatingAdmissionPolicySpec::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

inline kinform::DraftList<Variable::Draft> ValidatingAdmissionPolicySpec::Draft::variables() {
  return kinform::DraftList<Variable::Draft>(field_part("variables"));
}

inline TypeChecking::Draft ValidatingAdmissionPolicyStatus::Draft::type_checking() {
  return TypeChecking::Draft(field_part("typeChecking"));
}

inline kinform::DraftList<kinform::meta::v1::Condition::Draft> ValidatingAdmissionPolicyStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ValidatingAdmissionPolicy::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ValidatingAdmissionPolicySpec::Draft ValidatingAdmissionPolicy::Draft::spec() {
  return ValidatingAdmissionPolicySpec::Draft(field_part("spec"));
}

inline ValidatingAdmissionPolicyStatus::Draft ValidatingAdmissionPolicy::Draft::status() {
  return ValidatingAdmissionPolicyStatus::Draft(field_part("status"));
}

inline ParamRef::Draft ValidatingAdmissionPolicyBindingSpec::Draft::param_ref() {
  return ParamRef::Draft(field_part("paramRef"));
}

inline MatchResources::Draft ValidatingAdmissionPolicyBindingSpec::Draft::match_resources() {
  return MatchResources::Draft(field_part("matchResources"));
}

inline kinform::DraftList<std::string_view> ValidatingAdmissionPolicyBindingSpec::Draft::validation_actions() {
  return kinform::DraftList<std::string_view>(field_part("validationActions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ValidatingAdmissionPolicyBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ValidatingAdmissionPolicyBindingSpec::Draft ValidatingAdmissionPolicyBinding::Draft::spec() {
  return ValidatingAdmissionPolicyBindingSpec::Draft(field_part("spec"));
}

inline kinform::meta::v1::ListMeta::Draft ValidatingAdmissionPolicyBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft> ValidatingAdmissionPolicyBindingList::Draft::items() {
  return kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft ValidatingAdmissionPolicyList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ValidatingAdmissionPolicy::Draft> ValidatingAdmissionPolicyList::Draft::items() {
  return kinform::DraftList<ValidatingAdmissionPolicy::Draft>(field_part("items"));
}

inline WebhookClientConfig::Draft ValidatingWebhook::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

inline kinform::DraftList<RuleWithOperations::Draft> ValidatingWebhook::Draft::rules() {
  return kinform::DraftList<RuleWithOperations::Draft>(field_part("rules"));
}

inline kinform::meta::v1::LabelSelector::Draft ValidatingWebhook::Draft::namespace_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("namespaceSelector"));
}

inline kinform::meta::v1::LabelSelector::Draft ValidatingWebhook::Draft::object_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("objectSelector"));
}

inline kinform::DraftList<std::string_view> ValidatingWebhook::Draft::admission_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("admissionReviewVersions"));
}

inline kinform::DraftList<MatchCondition::Draft> ValidatingWebhook::Draft::match_conditions() {
  return kinform::DraftList<MatchCondition::Draft>(field_part("matchConditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft ValidatingWebhookConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ValidatingWebhook::Draft> ValidatingWebhookConfiguration::Draft::webhooks() {
  return kinform::DraftList<ValidatingWebhook::Draft>(field_part("webhooks"));
}

inline kinform::meta::v1::ListMeta::Draft ValidatingWebhookConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ValidatingWebhookConfiguration::Draft> ValidatingWebhookConfigurationList::Draft::items() {
  return kinform::DraftList<ValidatingWebhookConfiguration::Draft>(field_part("items"));
}

}  // namespace kinform::admissionregistration::v1
