// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/flowcontrol/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::flowcontrol::v1 {

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::nominal_concurrency_shares() const {
  static constinit kinform::detail::Field field("nominalConcurrencyShares");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::lendable_percent() const {
  static constinit kinform::detail::Field field("lendablePercent");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view FlowDistinguisherMethod::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfigurationReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

PriorityLevelConfigurationReference FlowSchemaSpec::priority_level_configuration() const {
  static constinit kinform::detail::Field field("priorityLevelConfiguration");
  return PriorityLevelConfigurationReference(member(field));
}

std::int32_t FlowSchemaSpec::matching_precedence() const {
  static constinit kinform::detail::Field field("matchingPrecedence");
  return get<std::int32_t>(field);
}

FlowDistinguisherMethod FlowSchemaSpec::distinguisher_method() const {
  static constinit kinform::detail::Field field("distinguisherMethod");
  return FlowDistinguisherMethod(member(field));
}

kinform::ListView<PolicyRulesWithSubjects> FlowSchemaSpec::rules() const {
  static constinit kinform::detail::Field field("rules");
  return kinform::ListView<PolicyRulesWithSubjects>(member(field));
}

kinform::ListView<FlowSchemaCondition> FlowSchemaStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<FlowSchemaCondition>(member(field));
}

kinform::ApiResource FlowSchema::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "flowschemas", .kind = "FlowSchema", .namespaced = false};
}

const std::string_view FlowSchema::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view FlowSchema::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta FlowSchema::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

FlowSchemaSpec FlowSchema::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return FlowSchemaSpec(member(field));
}

FlowSchemaStatus FlowSchema::status() const& {
  static constinit kinform::detail::Field field("status");
  return FlowSchemaStatus(member(field));
}

const std::string_view FlowSchemaCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view FlowSchemaCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> FlowSchemaCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view FlowSchemaCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view FlowSchemaCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view FlowSchemaList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view FlowSchemaList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta FlowSchemaList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<FlowSchema> FlowSchemaList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<FlowSchema>(member(field));
}

const std::string_view GroupSubject::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

std::int32_t QueuingConfiguration::queues() const {
  static constinit kinform::detail::Field field("queues");
  return get<std::int32_t>(field);
}

std::int32_t QueuingConfiguration::hand_size() const {
  static constinit kinform::detail::Field field("handSize");
  return get<std::int32_t>(field);
}

std::int32_t QueuingConfiguration::queue_length_limit() const {
  static constinit kinform::detail::Field field("queueLengthLimit");
  return get<std::int32_t>(field);
}

const std::string_view LimitResponse::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

QueuingConfiguration LimitResponse::queuing() const {
  static constinit kinform::detail::Field field("queuing");
  return QueuingConfiguration(member(field));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::nominal_concurrency_shares() const {
  static constinit kinform::detail::Field field("nominalConcurrencyShares");
  return get<std::optional<std::int32_t>>(field);
}

LimitResponse LimitedPriorityLevelConfiguration::limit_response() const {
  static constinit kinform::detail::Field field("limitResponse");
  return LimitResponse(member(field));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::lendable_percent() const {
  static constinit kinform::detail::Field field("lendablePercent");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::borrowing_limit_percent() const {
  static constinit kinform::detail::Field field("borrowingLimitPercent");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> NonResourcePolicyRule::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> NonResourcePolicyRule::non_resource_urls() const {
  static constinit kinform::detail::Field field("nonResourceURLs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<Subject> PolicyRulesWithSubjects::subjects() const {
  static constinit kinform::detail::Field field("subjects");
  return kinform::ListView<Subject>(member(field));
}

kinform::ListView<ResourcePolicyRule> PolicyRulesWithSubjects::resource_rules() const {
  static constinit kinform::detail::Field field("resourceRules");
  return kinform::ListView<ResourcePolicyRule>(member(field));
}

kinform::ListView<NonResourcePolicyRule> PolicyRulesWithSubjects::non_resource_rules() const {
  static constinit kinform::detail::Field field("nonResourceRules");
  return kinform::ListView<NonResourcePolicyRule>(member(field));
}

const std::string_view PriorityLevelConfigurationSpec::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

LimitedPriorityLevelConfiguration PriorityLevelConfigurationSpec::limited() const {
  static constinit kinform::detail::Field field("limited");
  return LimitedPriorityLevelConfiguration(member(field));
}

ExemptPriorityLevelConfiguration PriorityLevelConfigurationSpec::exempt() const {
  static constinit kinform::detail::Field field("exempt");
  return ExemptPriorityLevelConfiguration(member(field));
}

kinform::ListView<PriorityLevelConfigurationCondition> PriorityLevelConfigurationStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<PriorityLevelConfigurationCondition>(member(field));
}

kinform::ApiResource PriorityLevelConfiguration::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "prioritylevelconfigurations", .kind = "PriorityLevelConfiguration", .namespaced = false};
}

const std::string_view PriorityLevelConfiguration::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfiguration::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PriorityLevelConfiguration::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PriorityLevelConfigurationSpec PriorityLevelConfiguration::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PriorityLevelConfigurationSpec(member(field));
}

PriorityLevelConfigurationStatus PriorityLevelConfiguration::status() const& {
  static constinit kinform::detail::Field field("status");
  return PriorityLevelConfigurationStatus(member(field));
}

const std::string_view PriorityLevelConfigurationCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfigurationCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> PriorityLevelConfigurationCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view PriorityLevelConfigurationCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfigurationCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfigurationList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PriorityLevelConfigurationList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PriorityLevelConfigurationList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PriorityLevelConfiguration> PriorityLevelConfigurationList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PriorityLevelConfiguration>(member(field));
}

kinform::ListView<std::string_view> ResourcePolicyRule::verbs() const {
  static constinit kinform::detail::Field field("verbs");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourcePolicyRule::api_groups() const {
  static constinit kinform::detail::Field field("apiGroups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> ResourcePolicyRule::resources() const {
  static constinit kinform::detail::Field field("resources");
  return kinform::ListView<std::string_view>(member(field));
}

bool ResourcePolicyRule::cluster_scope() const {
  static constinit kinform::detail::Field field("clusterScope");
  return get<bool>(field);
}

kinform::ListView<std::string_view> ResourcePolicyRule::namespaces() const {
  static constinit kinform::detail::Field field("namespaces");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view ServiceAccountSubject::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ServiceAccountSubject::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view UserSubject::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view Subject::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

UserSubject Subject::user() const {
  static constinit kinform::detail::Field field("user");
  return UserSubject(member(field));
}

GroupSubject Subject::group() const {
  static constinit kinform::detail::Field field("group");
  return GroupSubject(member(field));
}

ServiceAccountSubject Subject::service_account() const {
  static constinit kinform::detail::Field field("serviceAccount");
  return ServiceAccountSubject(member(field));
}

}  // namespace kinform::inline v0::flowcontrol::v1
