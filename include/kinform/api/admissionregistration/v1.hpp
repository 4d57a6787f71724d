// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of admissionregistration.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::admissionregistration::v1 {

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

class KINFORM_EXPORT ApplyConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const;
};

class KINFORM_EXPORT AuditAnnotation : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view key() const;
  [[nodiscard]] const std::string_view value_expression() const;
};

class KINFORM_EXPORT ExpressionWarning : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view field_ref() const;
  [[nodiscard]] const std::string_view warning() const;
};

class KINFORM_EXPORT JSONPatch : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const;
};

class KINFORM_EXPORT MatchCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view expression() const;
};

class KINFORM_EXPORT MatchResources : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const;
  [[nodiscard]] kinform::ListView<NamedRuleWithOperations> resource_rules() const;
  [[nodiscard]] kinform::ListView<NamedRuleWithOperations> exclude_resource_rules() const;
  [[nodiscard]] const std::optional<std::string_view> match_policy() const;
};

class KINFORM_EXPORT ParamKind : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::string_view kind() const;
};

class KINFORM_EXPORT MutatingAdmissionPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParamKind param_kind() const;
  [[nodiscard]] MatchResources match_constraints() const;
  [[nodiscard]] kinform::ListView<Variable> variables() const;
  [[nodiscard]] kinform::ListView<Mutation> mutations() const;
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const;
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const;
  [[nodiscard]] const std::string_view reinvocation_policy() const;
};

class KINFORM_EXPORT MutatingAdmissionPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] MutatingAdmissionPolicySpec spec() const& KINFORM_LIFETIME_BOUND;
  MutatingAdmissionPolicySpec spec() const&& = delete;
};

class KINFORM_EXPORT ParamRef : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] const std::optional<std::string_view> parameter_not_found_action() const;
};

class KINFORM_EXPORT MutatingAdmissionPolicyBindingSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view policy_name() const;
  [[nodiscard]] ParamRef param_ref() const;
  [[nodiscard]] MatchResources match_resources() const;
};

class KINFORM_EXPORT MutatingAdmissionPolicyBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] MutatingAdmissionPolicyBindingSpec spec() const& KINFORM_LIFETIME_BOUND;
  MutatingAdmissionPolicyBindingSpec spec() const&& = delete;
};

class KINFORM_EXPORT MutatingAdmissionPolicyBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingAdmissionPolicyBinding> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<MutatingAdmissionPolicyBinding> items() const&& = delete;
};

class KINFORM_EXPORT MutatingAdmissionPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingAdmissionPolicy> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<MutatingAdmissionPolicy> items() const&& = delete;
};

class KINFORM_EXPORT ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> path() const;
  [[nodiscard]] const std::optional<std::int32_t> port() const;
};

class KINFORM_EXPORT WebhookClientConfig : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> url() const;
  [[nodiscard]] ServiceReference service() const;
  [[nodiscard]] kinform::Base64 ca_bundle() const;
};

class KINFORM_EXPORT MutatingWebhook : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] WebhookClientConfig client_config() const;
  [[nodiscard]] kinform::ListView<RuleWithOperations> rules() const;
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const;
  [[nodiscard]] const std::optional<std::string_view> match_policy() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const;
  [[nodiscard]] const std::optional<std::string_view> side_effects() const;
  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const;
  [[nodiscard]] kinform::ListView<std::string_view> admission_review_versions() const;
  [[nodiscard]] const std::optional<std::string_view> reinvocation_policy() const;
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const;
};

class KINFORM_EXPORT MutatingWebhookConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingWebhook> webhooks() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<MutatingWebhook> webhooks() const&& = delete;
};

class KINFORM_EXPORT MutatingWebhookConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<MutatingWebhookConfiguration> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<MutatingWebhookConfiguration> items() const&& = delete;
};

class KINFORM_EXPORT Mutation : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view patch_type() const;
  [[nodiscard]] ApplyConfiguration apply_configuration() const;
  [[nodiscard]] JSONPatch json_patch() const;
};

class KINFORM_EXPORT NamedRuleWithOperations : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const;
  [[nodiscard]] kinform::ListView<std::string_view> operations() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] const std::optional<std::string_view> scope() const;
};

class KINFORM_EXPORT Rule : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] const std::optional<std::string_view> scope() const;
};

class KINFORM_EXPORT RuleWithOperations : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> operations() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_versions() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] const std::optional<std::string_view> scope() const;
};

class KINFORM_EXPORT TypeChecking : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ExpressionWarning> expression_warnings() const;
};

class KINFORM_EXPORT ValidatingAdmissionPolicySpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ParamKind param_kind() const;
  [[nodiscard]] MatchResources match_constraints() const;
  [[nodiscard]] kinform::ListView<Validation> validations() const;
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const;
  [[nodiscard]] kinform::ListView<AuditAnnotation> audit_annotations() const;
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const;
  [[nodiscard]] kinform::ListView<Variable> variables() const;
};

class KINFORM_EXPORT ValidatingAdmissionPolicyStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int64_t observed_generation() const;
  [[nodiscard]] TypeChecking type_checking() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
};

class KINFORM_EXPORT ValidatingAdmissionPolicy : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicySpec spec() const& KINFORM_LIFETIME_BOUND;
  ValidatingAdmissionPolicySpec spec() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicyStatus status() const& KINFORM_LIFETIME_BOUND;
  ValidatingAdmissionPolicyStatus status() const&& = delete;
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBindingSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view policy_name() const;
  [[nodiscard]] ParamRef param_ref() const;
  [[nodiscard]] MatchResources match_resources() const;
  [[nodiscard]] kinform::ListView<std::string_view> validation_actions() const;
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBinding : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ValidatingAdmissionPolicyBindingSpec spec() const& KINFORM_LIFETIME_BOUND;
  ValidatingAdmissionPolicyBindingSpec spec() const&& = delete;
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBindingList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingAdmissionPolicyBinding> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ValidatingAdmissionPolicyBinding> items() const&& = delete;
};

class KINFORM_EXPORT ValidatingAdmissionPolicyList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingAdmissionPolicy> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ValidatingAdmissionPolicy> items() const&& = delete;
};

class KINFORM_EXPORT ValidatingWebhook : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] WebhookClientConfig client_config() const;
  [[nodiscard]] kinform::ListView<RuleWithOperations> rules() const;
  [[nodiscard]] const std::optional<std::string_view> failure_policy() const;
  [[nodiscard]] const std::optional<std::string_view> match_policy() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector namespace_selector() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector object_selector() const;
  [[nodiscard]] const std::optional<std::string_view> side_effects() const;
  [[nodiscard]] const std::optional<std::int32_t> timeout_seconds() const;
  [[nodiscard]] kinform::ListView<std::string_view> admission_review_versions() const;
  [[nodiscard]] kinform::ListView<MatchCondition> match_conditions() const;
};

class KINFORM_EXPORT ValidatingWebhookConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingWebhook> webhooks() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ValidatingWebhook> webhooks() const&& = delete;
};

class KINFORM_EXPORT ValidatingWebhookConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ValidatingWebhookConfiguration> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ValidatingWebhookConfiguration> items() const&& = delete;
};

class KINFORM_EXPORT Validation : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view expression() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<std::string_view> reason() const;
  [[nodiscard]] const std::string_view message_expression() const;
};

class KINFORM_EXPORT Variable : public kinform::View {
 public:
  class Draft;  // In kinform/api/admissionregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view expression() const;
};

}  // namespace kinform::inline v0::admissionregistration::v1
