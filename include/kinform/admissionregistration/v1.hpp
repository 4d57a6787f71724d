// The types of admissionregistration.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::admissionregistration::v1 {

class ApplyConfiguration;
class AuditAnnotation;
class ExpressionWarning;
class JSONPatch;
class MatchCondition;
class MatchResources;
class ParamKind;
class MutatingAdmissionPolicySpec;
class MutatingAdmissionPolicy;
class ParamRef;
class MutatingAdmissionPolicyBindingSpec;
class MutatingAdmissionPolicyBinding;
class MutatingAdmissionPolicyBindingList;
class MutatingAdmissionPolicyList;
class ServiceReference;
class WebhookClientConfig;
class MutatingWebhook;
class MutatingWebhookConfiguration;
class MutatingWebhookConfigurationList;
class Mutation;
class NamedRuleWithOperations;
class Rule;
class RuleWithOperations;
class TypeChecking;
class ValidatingAdmissionPolicySpec;
class ValidatingAdmissionPolicyStatus;
class ValidatingAdmissionPolicy;
class ValidatingAdmissionPolicyBindingSpec;
class ValidatingAdmissionPolicyBinding;
class ValidatingAdmissionPolicyBindingList;
class ValidatingAdmissionPolicyList;
class ValidatingWebhook;
class ValidatingWebhookConfiguration;
class ValidatingWebhookConfigurationList;
class Validation;
class Variable;

struct FailurePolicyType {
  static constexpr std::string_view kIgnore = "Ignore";
  static constexpr std::string_view kFail = "Fail";
};

struct MatchPolicyType {
  static constexpr std::string_view kExact = "Exact";
  static constexpr std::string_view kEquivalent = "Equivalent";
};

struct OperationType {
  static constexpr std::string_view kAll = "*";
  static constexpr std::string_view kCREATE = "CREATE";
  static constexpr std::string_view kUPDATE = "UPDATE";
  static constexpr std::string_view kDELETE = "DELETE";
  static constexpr std::string_view kCONNECT = "CONNECT";
};

struct ParameterNotFoundActionType {
  static constexpr std::string_view kAllow = "Allow";
  static constexpr std::string_view kDeny = "Deny";
};

struct PatchType {
  static constexpr std::string_view kApplyConfiguration = "ApplyConfiguration";
  static constexpr std::string_view kJSONPatch = "JSONPatch";
};

struct ReinvocationPolicyType {
  static constexpr std::string_view kNever = "Never";
  static constexpr std::string_view kIfNeeded = "IfNeeded";
};

struct ScopeType {
  static constexpr std::string_view kCluster = "Cluster";
  static constexpr std::string_view kNamespaced = "Namespaced";
  static constexpr std::string_view kAll = "*";
};

struct SideEffectClass {
  static constexpr std::string_view kUnknown = "Unknown";
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kSome = "Some";
  static constexpr std::string_view kNoneOnDryRun = "NoneOnDryRun";
};

struct ValidationAction {
  static constexpr std::string_view kDeny = "Deny";
  static constexpr std::string_view kWarn = "Warn";
  static constexpr std::string_view kAudit = "Audit";
};

class ApplyConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
};

class AuditAnnotation : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const { return get<std::string_view>("key"); }
  [[nodiscard]] const std::string_view value_expression() const {
    return get<std::string_view>("valueExpression");
  }
};

class ExpressionWarning : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view field_ref() const {
    return get<std::string_view>("fieldRef");
  }
  [[nodiscard]] const std::string_view warning() const { return get<std::string_view>("warning"); }
};

class JSONPatch : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
};

class MatchCondition : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
};

class MatchResources : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const {
    return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const {
    return kinform::meta::v1::LabelSelector(member("objectSelector"));
  }
  [[nodiscard]] kinform::ListView<NamedRuleWithOperations> resource_rules() const {
    return kinform::ListView<NamedRuleWithOperations>(member("resourceRules"));
  }
  [[nodiscard]] kinform::ListView<NamedRuleWithOperations> exclude_resource_rules() const {
    return kinform::ListView<NamedRuleWithOperations>(member("excludeResourceRules"));
  }
  [[nodiscard]] const std::optional<std::string_view> match_policy() const {
    return get<std::optional<std::string_view>>("matchPolicy");
  }
};

class ParamKind : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
};

class MutatingAdmissionPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParamKind param_kind() const { return ParamKind(member("paramKind")); }
  [[nodiscard]] MatchResources match_constraints() const {
    return MatchResources(member("matchConstraints"));
  }
  [[nodiscard]] kinform::ListView<Variable> variables() const {
    return kinform::ListView<Variable>(member("variables"));
  }
  [[nodiscard]] kinform::ListView<Mutation> mutations() const {
    return kinform::ListView<Mutation>(member("mutations"));
  }
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const {
    return get<std::optional<std::string_view>>("failurePolicy");
  }
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const {
    return kinform::ListView<MatchCondition>(member("matchConditions"));
  }
  [[nodiscard]] const std::string_view reinvocation_policy() const {
    return get<std::string_view>("reinvocationPolicy");
  }
};

class MutatingAdmissionPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicies", .kind = "MutatingAdmissionPolicy", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] MutatingAdmissionPolicySpec spec() const& KINFORM_LIFETIME_BOUND {
    return MutatingAdmissionPolicySpec(member("spec"));
  }
  MutatingAdmissionPolicySpec spec() const&& = delete;
};

class ParamRef : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] const std::optional<std::string_view> parameter_not_found_action() const {
    return get<std::optional<std::string_view>>("parameterNotFoundAction");
  }
};

class MutatingAdmissionPolicyBindingSpec : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view policy_name() const {
    return get<std::string_view>("policyName");
  }
  [[nodiscard]] ParamRef param_ref() const { return ParamRef(member("paramRef")); }
  [[nodiscard]] MatchResources match_resources() const {
    return MatchResources(member("matchResources"));
  }
};

class MutatingAdmissionPolicyBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingadmissionpolicybindings", .kind = "MutatingAdmissionPolicyBinding", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] MutatingAdmissionPolicyBindingSpec spec() const& KINFORM_LIFETIME_BOUND {
    return MutatingAdmissionPolicyBindingSpec(member("spec"));
  }
  MutatingAdmissionPolicyBindingSpec spec() const&& = delete;
};

class MutatingAdmissionPolicyBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingAdmissionPolicyBinding> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<MutatingAdmissionPolicyBinding>(member("items"));
  }
  kinform::ListView<MutatingAdmissionPolicyBinding> items() const&& = delete;
};

class MutatingAdmissionPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingAdmissionPolicy> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<MutatingAdmissionPolicy>(member("items"));
  }
  kinform::ListView<MutatingAdmissionPolicy> items() const&& = delete;
};

class ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> path() const {
    return get<std::optional<std::string_view>>("path");
  }
  [[nodiscard]] const std::optional<std::int32_t> port() const {
    return get<std::optional<std::int32_t>>("port");
  }
};

class WebhookClientConfig : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> url() const {
    return get<std::optional<std::string_view>>("url");
  }
  [[nodiscard]] ServiceReference service() const { return ServiceReference(member("service")); }
  [[nodiscard]] kinform::Base64 ca_bundle() const { return kinform::Base64(member("caBundle")); }
};

class MutatingWebhook : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] WebhookClientConfig client_config() const {
    return WebhookClientConfig(member("clientConfig"));
  }
  [[nodiscard]] kinform::ListView<RuleWithOperations> rules() const {
    return kinform::ListView<RuleWithOperations>(member("rules"));
  }
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const {
    return get<std::optional<std::string_view>>("failurePolicy");
  }
  [[nodiscard]] const std::optional<std::string_view> match_policy() const {
    return get<std::optional<std::string_view>>("matchPolicy");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const {
    return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const {
    return kinform::meta::v1::LabelSelector(member("objectSelector"));
  }
  [[nodiscard]] const std::optional<std::string_view> side_effects() const {
    return get<std::optional<std::string_view>>("sideEffects");
  }
  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const {
    return get<std::optional<std::int32_t>>("timeoutSeconds");
  }
  [[nodiscard]] kinform::ListView<std::string_view> admission_review_versions() const {
    return kinform::ListView<std::string_view>(member("admissionReviewVersions"));
  }
  [[nodiscard]] const std::optional<std::string_view> reinvocation_policy() const {
    return get<std::optional<std::string_view>>("reinvocationPolicy");
  }
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const {
    return kinform::ListView<MatchCondition>(member("matchConditions"));
  }
};

class MutatingWebhookConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "mutatingwebhookconfigurations", .kind = "MutatingWebhookConfiguration", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingWebhook> webhooks() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<MutatingWebhook>(member("webhooks"));
  }
  kinform::ListView<MutatingWebhook> webhooks() const&& = delete;
};

class MutatingWebhookConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingWebhookConfiguration> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<MutatingWebhookConfiguration>(member("items"));
  }
  kinform::ListView<MutatingWebhookConfiguration> items() const&& = delete;
};

class Mutation : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view patch_type() const {
    return get<std::string_view>("patchType");
  }
  [[nodiscard]] ApplyConfiguration apply_configuration() const {
    return ApplyConfiguration(member("applyConfiguration"));
  }
  [[nodiscard]] JSONPatch json_patch() const { return JSONPatch(member("jsonPatch")); }
};

class NamedRuleWithOperations : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const {
    return kinform::ListView<std::string_view>(member("resourceNames"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> operations() const {
    return kinform::ListView<std::string_view>(member("operations"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const {
    return kinform::ListView<std::string_view>(member("apiGroups"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const {
    return kinform::ListView<std::string_view>(member("apiVersions"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resources() const {
    return kinform::ListView<std::string_view>(member("resources"));
  }
  [[nodiscard]] const std::optional<std::string_view> scope() const {
    return get<std::optional<std::string_view>>("scope");
  }
};

class Rule : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const {
    return kinform::ListView<std::string_view>(member("apiGroups"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const {
    return kinform::ListView<std::string_view>(member("apiVersions"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resources() const {
    return kinform::ListView<std::string_view>(member("resources"));
  }
  [[nodiscard]] const std::optional<std::string_view> scope() const {
    return get<std::optional<std::string_view>>("scope");
  }
};

class RuleWithOperations : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> operations() const {
    return kinform::ListView<std::string_view>(member("operations"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const {
    return kinform::ListView<std::string_view>(member("apiGroups"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const {
    return kinform::ListView<std::string_view>(member("apiVersions"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resources() const {
    return kinform::ListView<std::string_view>(member("resources"));
  }
  [[nodiscard]] const std::optional<std::string_view> scope() const {
    return get<std::optional<std::string_view>>("scope");
  }
};

class TypeChecking : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ExpressionWarning> expression_warnings() const {
    return kinform::ListView<ExpressionWarning>(member("expressionWarnings"));
  }
};

class ValidatingAdmissionPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParamKind param_kind() const { return ParamKind(member("paramKind")); }
  [[nodiscard]] MatchResources match_constraints() const {
    return MatchResources(member("matchConstraints"));
  }
  [[nodiscard]] kinform::ListView<Validation> validations() const {
    return kinform::ListView<Validation>(member("validations"));
  }
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const {
    return get<std::optional<std::string_view>>("failurePolicy");
  }
  [[nodiscard]] kinform::ListView<AuditAnnotation> audit_annotations() const {
    return kinform::ListView<AuditAnnotation>(member("auditAnnotations"));
  }
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const {
    return kinform::ListView<MatchCondition>(member("matchConditions"));
  }
  [[nodiscard]] kinform::ListView<Variable> variables() const {
    return kinform::ListView<Variable>(member("variables"));
  }
};

class ValidatingAdmissionPolicyStatus : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
  [[nodiscard]] TypeChecking type_checking() const { return TypeChecking(member("typeChecking")); }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const {
    return kinform::ListView<kinform::meta::v1::Condition>(member("conditions"));
  }
};

class ValidatingAdmissionPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicies", .kind = "ValidatingAdmissionPolicy", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicySpec spec() const& KINFORM_LIFETIME_BOUND {
    return ValidatingAdmissionPolicySpec(member("spec"));
  }
  ValidatingAdmissionPolicySpec spec() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicyStatus status() const& KINFORM_LIFETIME_BOUND {
    return ValidatingAdmissionPolicyStatus(member("status"));
  }
  ValidatingAdmissionPolicyStatus status() const&& = delete;
};

class ValidatingAdmissionPolicyBindingSpec : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view policy_name() const {
    return get<std::string_view>("policyName");
  }
  [[nodiscard]] ParamRef param_ref() const { return ParamRef(member("paramRef")); }
  [[nodiscard]] MatchResources match_resources() const {
    return MatchResources(member("matchResources"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> validation_actions() const {
    return kinform::ListView<std::string_view>(member("validationActions"));
  }
};

class ValidatingAdmissionPolicyBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingadmissionpolicybindings", .kind = "ValidatingAdmissionPolicyBinding", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicyBindingSpec spec() const& KINFORM_LIFETIME_BOUND {
    return ValidatingAdmissionPolicyBindingSpec(member("spec"));
  }
  ValidatingAdmissionPolicyBindingSpec spec() const&& = delete;
};

class ValidatingAdmissionPolicyBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingAdmissionPolicyBinding> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ValidatingAdmissionPolicyBinding>(member("items"));
  }
  kinform::ListView<ValidatingAdmissionPolicyBinding> items() const&& = delete;
};

class ValidatingAdmissionPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingAdmissionPolicy> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ValidatingAdmissionPolicy>(member("items"));
  }
  kinform::ListView<ValidatingAdmissionPolicy> items() const&& = delete;
};

class ValidatingWebhook : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] WebhookClientConfig client_config() const {
    return WebhookClientConfig(member("clientConfig"));
  }
  [[nodiscard]] kinform::ListView<RuleWithOperations> rules() const {
    return kinform::ListView<RuleWithOperations>(member("rules"));
  }
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const {
    return get<std::optional<std::string_view>>("failurePolicy");
  }
  [[nodiscard]] const std::optional<std::string_view> match_policy() const {
    return get<std::optional<std::string_view>>("matchPolicy");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const {
    return kinform::meta::v1::LabelSelector(member("namespaceSelector"));
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const {
    return kinform::meta::v1::LabelSelector(member("objectSelector"));
  }
  [[nodiscard]] const std::optional<std::string_view> side_effects() const {
    return get<std::optional<std::string_view>>("sideEffects");
  }
  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const {
    return get<std::optional<std::int32_t>>("timeoutSeconds");
  }
  [[nodiscard]] kinform::ListView<std::string_view> admission_review_versions() const {
    return kinform::ListView<std::string_view>(member("admissionReviewVersions"));
  }
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const {
    return kinform::ListView<MatchCondition>(member("matchConditions"));
  }
};

class ValidatingWebhookConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "admissionregistration.k8s.io", .version = "v1", .plural = "validatingwebhookconfigurations", .kind = "ValidatingWebhookConfiguration", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingWebhook> webhooks() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ValidatingWebhook>(member("webhooks"));
  }
  kinform::ListView<ValidatingWebhook> webhooks() const&& = delete;
};

class ValidatingWebhookConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingWebhookConfiguration> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<ValidatingWebhookConfiguration>(member("items"));
  }
  kinform::ListView<ValidatingWebhookConfiguration> items() const&& = delete;
};

class Validation : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::optional<std::string_view> reason() const {
    return get<std::optional<std::string_view>>("reason");
  }
  [[nodiscard]] const std::string_view message_expression() const {
    return get<std::string_view>("messageExpression");
  }
};

class Variable : public kinform::View {
 public:
  class Draft;  // In kinform/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view expression() const {
    return get<std::string_view>("expression");
  }
};

}  // namespace kinform::admissionregistration::v1
