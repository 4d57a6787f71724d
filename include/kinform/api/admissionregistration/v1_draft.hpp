// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of admissionregistration.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/admissionregistration/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::admissionregistration::v1 {

class KINFORM_EXPORT ApplyConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ApplyConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

class KINFORM_EXPORT AuditAnnotation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AuditAnnotation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_key(std::string_view value);
  Draft& clear_key();
  Draft& set_value_expression(std::string_view value);
  Draft& clear_value_expression();
};

class KINFORM_EXPORT ExpressionWarning::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExpressionWarning& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_field_ref(std::string_view value);
  Draft& clear_field_ref();
  Draft& set_warning(std::string_view value);
  Draft& clear_warning();
};

class KINFORM_EXPORT JSONPatch::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JSONPatch& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

class KINFORM_EXPORT MatchCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MatchCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

class KINFORM_EXPORT MatchResources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MatchResources& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector();
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector();
  kinform::DraftList<NamedRuleWithOperations::Draft> resource_rules();
  Draft& clear_resource_rules();
  kinform::DraftList<NamedRuleWithOperations::Draft> exclude_resource_rules();
  Draft& clear_exclude_resource_rules();
  Draft& set_match_policy(std::string_view value);
  Draft& clear_match_policy();
};

class KINFORM_EXPORT ParamKind::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ParamKind& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
};

class KINFORM_EXPORT MutatingAdmissionPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParamKind::Draft param_kind();
  Draft& clear_param_kind();
  MatchResources::Draft match_constraints();
  Draft& clear_match_constraints();
  kinform::DraftList<Variable::Draft> variables();
  Draft& clear_variables();
  kinform::DraftList<Mutation::Draft> mutations();
  Draft& clear_mutations();
  Draft& set_failure_policy(std::string_view value);
  Draft& clear_failure_policy();
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions();
  Draft& set_reinvocation_policy(std::string_view value);
  Draft& clear_reinvocation_policy();
};

class KINFORM_EXPORT MutatingAdmissionPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  MutatingAdmissionPolicySpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ParamRef::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ParamRef& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  Draft& set_parameter_not_found_action(std::string_view value);
  Draft& clear_parameter_not_found_action();
};

class KINFORM_EXPORT MutatingAdmissionPolicyBindingSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBindingSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_policy_name(std::string_view value);
  Draft& clear_policy_name();
  ParamRef::Draft param_ref();
  Draft& clear_param_ref();
  MatchResources::Draft match_resources();
  Draft& clear_match_resources();
};

class KINFORM_EXPORT MutatingAdmissionPolicyBinding::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  MutatingAdmissionPolicyBindingSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT MutatingAdmissionPolicyBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<MutatingAdmissionPolicyBinding::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT MutatingAdmissionPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingAdmissionPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<MutatingAdmissionPolicy::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ServiceReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
};

class KINFORM_EXPORT WebhookClientConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WebhookClientConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_url(std::string_view value);
  Draft& clear_url();
  ServiceReference::Draft service();
  Draft& clear_service();
  Draft& set_ca_bundle(const kinform::DraftBytes& value);
  Draft& clear_ca_bundle();
};

class KINFORM_EXPORT MutatingWebhook::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MutatingWebhook& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config();
  kinform::DraftList<RuleWithOperations::Draft> rules();
  Draft& clear_rules();
  Draft& set_failure_policy(std::string_view value);
  Draft& clear_failure_policy();
  Draft& set_match_policy(std::string_view value);
  Draft& clear_match_policy();
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector();
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector();
  Draft& set_side_effects(std::string_view value);
  Draft& clear_side_effects();
  Draft& set_timeout_seconds(std::int32_t value);
  Draft& clear_timeout_seconds();
  kinform::DraftList<std::string_view> admission_review_versions();
  Draft& clear_admission_review_versions();
  Draft& set_reinvocation_policy(std::string_view value);
  Draft& clear_reinvocation_policy();
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions();
};

class KINFORM_EXPORT MutatingWebhookConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingWebhookConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<MutatingWebhook::Draft> webhooks();
  Draft& clear_webhooks();
};

class KINFORM_EXPORT MutatingWebhookConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const MutatingWebhookConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<MutatingWebhookConfiguration::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT Mutation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Mutation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_patch_type(std::string_view value);
  Draft& clear_patch_type();
  ApplyConfiguration::Draft apply_configuration();
  Draft& clear_apply_configuration();
  JSONPatch::Draft json_patch();
  Draft& clear_json_patch();
};

class KINFORM_EXPORT NamedRuleWithOperations::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NamedRuleWithOperations& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names();
  kinform::DraftList<std::string_view> operations();
  Draft& clear_operations();
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
};

class KINFORM_EXPORT Rule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Rule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
};

class KINFORM_EXPORT RuleWithOperations::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RuleWithOperations& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> operations();
  Draft& clear_operations();
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> api_versions();
  Draft& clear_api_versions();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
};

class KINFORM_EXPORT TypeChecking::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TypeChecking& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ExpressionWarning::Draft> expression_warnings();
  Draft& clear_expression_warnings();
};

class KINFORM_EXPORT ValidatingAdmissionPolicySpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicySpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ParamKind::Draft param_kind();
  Draft& clear_param_kind();
  MatchResources::Draft match_constraints();
  Draft& clear_match_constraints();
  kinform::DraftList<Validation::Draft> validations();
  Draft& clear_validations();
  Draft& set_failure_policy(std::string_view value);
  Draft& clear_failure_policy();
  kinform::DraftList<AuditAnnotation::Draft> audit_annotations();
  Draft& clear_audit_annotations();
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions();
  kinform::DraftList<Variable::Draft> variables();
  Draft& clear_variables();
};

class KINFORM_EXPORT ValidatingAdmissionPolicyStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  TypeChecking::Draft type_checking();
  Draft& clear_type_checking();
  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT ValidatingAdmissionPolicy::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicy& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ValidatingAdmissionPolicySpec::Draft spec();
  Draft& clear_spec();
  ValidatingAdmissionPolicyStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBindingSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBindingSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_policy_name(std::string_view value);
  Draft& clear_policy_name();
  ParamRef::Draft param_ref();
  Draft& clear_param_ref();
  MatchResources::Draft match_resources();
  Draft& clear_match_resources();
  kinform::DraftList<std::string_view> validation_actions();
  Draft& clear_validation_actions();
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBinding::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ValidatingAdmissionPolicyBindingSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ValidatingAdmissionPolicyBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ValidatingAdmissionPolicyBinding::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ValidatingAdmissionPolicyList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingAdmissionPolicyList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ValidatingAdmissionPolicy::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ValidatingWebhook::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ValidatingWebhook& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config();
  kinform::DraftList<RuleWithOperations::Draft> rules();
  Draft& clear_rules();
  Draft& set_failure_policy(std::string_view value);
  Draft& clear_failure_policy();
  Draft& set_match_policy(std::string_view value);
  Draft& clear_match_policy();
  kinform::meta::v1::LabelSelector::Draft namespace_selector();
  Draft& clear_namespace_selector();
  kinform::meta::v1::LabelSelector::Draft object_selector();
  Draft& clear_object_selector();
  Draft& set_side_effects(std::string_view value);
  Draft& clear_side_effects();
  Draft& set_timeout_seconds(std::int32_t value);
  Draft& clear_timeout_seconds();
  kinform::DraftList<std::string_view> admission_review_versions();
  Draft& clear_admission_review_versions();
  kinform::DraftList<MatchCondition::Draft> match_conditions();
  Draft& clear_match_conditions();
};

class KINFORM_EXPORT ValidatingWebhookConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingWebhookConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ValidatingWebhook::Draft> webhooks();
  Draft& clear_webhooks();
};

class KINFORM_EXPORT ValidatingWebhookConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ValidatingWebhookConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ValidatingWebhookConfiguration::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT Validation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Validation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message_expression(std::string_view value);
  Draft& clear_message_expression();
};

class KINFORM_EXPORT Variable::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Variable& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_expression(std::string_view value);
  Draft& clear_expression();
};

}  // namespace kinform::inline v0::admissionregistration::v1
