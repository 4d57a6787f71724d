// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/flowcontrol/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::flowcontrol::v1 {

ExemptPriorityLevelConfiguration::Draft& ExemptPriorityLevelConfiguration::Draft::set_nominal_concurrency_shares(std::int32_t value) {
  put_field("nominalConcurrencyShares", value);
  return *this;
}

ExemptPriorityLevelConfiguration::Draft& ExemptPriorityLevelConfiguration::Draft::clear_nominal_concurrency_shares() {
  drop_field("nominalConcurrencyShares");
  return *this;
}

ExemptPriorityLevelConfiguration::Draft& ExemptPriorityLevelConfiguration::Draft::set_lendable_percent(std::int32_t value) {
  put_field("lendablePercent", value);
  return *this;
}

ExemptPriorityLevelConfiguration::Draft& ExemptPriorityLevelConfiguration::Draft::clear_lendable_percent() {
  drop_field("lendablePercent");
  return *this;
}

FlowDistinguisherMethod::Draft& FlowDistinguisherMethod::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

FlowDistinguisherMethod::Draft& FlowDistinguisherMethod::Draft::clear_type() {
  drop_field("type");
  return *this;
}

PriorityLevelConfigurationReference::Draft& PriorityLevelConfigurationReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

PriorityLevelConfigurationReference::Draft& PriorityLevelConfigurationReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

PriorityLevelConfigurationReference::Draft FlowSchemaSpec::Draft::priority_level_configuration() {
  return PriorityLevelConfigurationReference::Draft(field_part("priorityLevelConfiguration"));
}

FlowSchemaSpec::Draft& FlowSchemaSpec::Draft::clear_priority_level_configuration() {
  drop_field("priorityLevelConfiguration");
  return *this;
}

FlowSchemaSpec::Draft& FlowSchemaSpec::Draft::set_matching_precedence(std::int32_t value) {
  put_field("matchingPrecedence", value);
  return *this;
}

FlowSchemaSpec::Draft& FlowSchemaSpec::Draft::clear_matching_precedence() {
  drop_field("matchingPrecedence");
  return *this;
}

FlowDistinguisherMethod::Draft FlowSchemaSpec::Draft::distinguisher_method() {
  return FlowDistinguisherMethod::Draft(field_part("distinguisherMethod"));
}

FlowSchemaSpec::Draft& FlowSchemaSpec::Draft::clear_distinguisher_method() {
  drop_field("distinguisherMethod");
  return *this;
}

kinform::DraftList<PolicyRulesWithSubjects::Draft> FlowSchemaSpec::Draft::rules() {
  return kinform::DraftList<PolicyRulesWithSubjects::Draft>(field_part("rules"));
}

FlowSchemaSpec::Draft& FlowSchemaSpec::Draft::clear_rules() {
  drop_field("rules");
  return *this;
}

kinform::DraftList<FlowSchemaCondition::Draft> FlowSchemaStatus::Draft::conditions() {
  return kinform::DraftList<FlowSchemaCondition::Draft>(field_part("conditions"));
}

FlowSchemaStatus::Draft& FlowSchemaStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

FlowSchema::Draft::Draft() {
  put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
  put_field("kind", std::string_view("FlowSchema"));
}

FlowSchema::Draft& FlowSchema::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

FlowSchema::Draft& FlowSchema::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

FlowSchema::Draft& FlowSchema::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

FlowSchema::Draft& FlowSchema::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft FlowSchema::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

FlowSchema::Draft& FlowSchema::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

FlowSchemaSpec::Draft FlowSchema::Draft::spec() {
  return FlowSchemaSpec::Draft(field_part("spec"));
}

FlowSchema::Draft& FlowSchema::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

FlowSchemaStatus::Draft FlowSchema::Draft::status() {
  return FlowSchemaStatus::Draft(field_part("status"));
}

FlowSchema::Draft& FlowSchema::Draft::clear_status() {
  drop_field("status");
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

FlowSchemaCondition::Draft& FlowSchemaCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

FlowSchemaList::Draft::Draft() {
  put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
  put_field("kind", std::string_view("FlowSchemaList"));
}

FlowSchemaList::Draft& FlowSchemaList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

FlowSchemaList::Draft& FlowSchemaList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

FlowSchemaList::Draft& FlowSchemaList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

FlowSchemaList::Draft& FlowSchemaList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft FlowSchemaList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

FlowSchemaList::Draft& FlowSchemaList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<FlowSchema::Draft> FlowSchemaList::Draft::items() {
  return kinform::DraftList<FlowSchema::Draft>(field_part("items"));
}

FlowSchemaList::Draft& FlowSchemaList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

GroupSubject::Draft& GroupSubject::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

GroupSubject::Draft& GroupSubject::Draft::clear_name() {
  drop_field("name");
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::set_queues(std::int32_t value) {
  put_field("queues", value);
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::clear_queues() {
  drop_field("queues");
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::set_hand_size(std::int32_t value) {
  put_field("handSize", value);
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::clear_hand_size() {
  drop_field("handSize");
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::set_queue_length_limit(std::int32_t value) {
  put_field("queueLengthLimit", value);
  return *this;
}

QueuingConfiguration::Draft& QueuingConfiguration::Draft::clear_queue_length_limit() {
  drop_field("queueLengthLimit");
  return *this;
}

LimitResponse::Draft& LimitResponse::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

LimitResponse::Draft& LimitResponse::Draft::clear_type() {
  drop_field("type");
  return *this;
}

QueuingConfiguration::Draft LimitResponse::Draft::queuing() {
  return QueuingConfiguration::Draft(field_part("queuing"));
}

LimitResponse::Draft& LimitResponse::Draft::clear_queuing() {
  drop_field("queuing");
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::set_nominal_concurrency_shares(std::int32_t value) {
  put_field("nominalConcurrencyShares", value);
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::clear_nominal_concurrency_shares() {
  drop_field("nominalConcurrencyShares");
  return *this;
}

LimitResponse::Draft LimitedPriorityLevelConfiguration::Draft::limit_response() {
  return LimitResponse::Draft(field_part("limitResponse"));
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::clear_limit_response() {
  drop_field("limitResponse");
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::set_lendable_percent(std::int32_t value) {
  put_field("lendablePercent", value);
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::clear_lendable_percent() {
  drop_field("lendablePercent");
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::set_borrowing_limit_percent(std::int32_t value) {
  put_field("borrowingLimitPercent", value);
  return *this;
}

LimitedPriorityLevelConfiguration::Draft& LimitedPriorityLevelConfiguration::Draft::clear_borrowing_limit_percent() {
  drop_field("borrowingLimitPercent");
  return *this;
}

kinform::DraftList<std::string_view> NonResourcePolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

NonResourcePolicyRule::Draft& NonResourcePolicyRule::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> NonResourcePolicyRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

NonResourcePolicyRule::Draft& NonResourcePolicyRule::Draft::clear_non_resource_urls() {
  drop_field("nonResourceURLs");
  return *this;
}

kinform::DraftList<Subject::Draft> PolicyRulesWithSubjects::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

PolicyRulesWithSubjects::Draft& PolicyRulesWithSubjects::Draft::clear_subjects() {
  drop_field("subjects");
  return *this;
}

kinform::DraftList<ResourcePolicyRule::Draft> PolicyRulesWithSubjects::Draft::resource_rules() {
  return kinform::DraftList<ResourcePolicyRule::Draft>(field_part("resourceRules"));
}

PolicyRulesWithSubjects::Draft& PolicyRulesWithSubjects::Draft::clear_resource_rules() {
  drop_field("resourceRules");
  return *this;
}

kinform::DraftList<NonResourcePolicyRule::Draft> PolicyRulesWithSubjects::Draft::non_resource_rules() {
  return kinform::DraftList<NonResourcePolicyRule::Draft>(field_part("nonResourceRules"));
}

PolicyRulesWithSubjects::Draft& PolicyRulesWithSubjects::Draft::clear_non_resource_rules() {
  drop_field("nonResourceRules");
  return *this;
}

PriorityLevelConfigurationSpec::Draft& PriorityLevelConfigurationSpec::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

PriorityLevelConfigurationSpec::Draft& PriorityLevelConfigurationSpec::Draft::clear_type() {
  drop_field("type");
  return *this;
}

LimitedPriorityLevelConfiguration::Draft PriorityLevelConfigurationSpec::Draft::limited() {
  return LimitedPriorityLevelConfiguration::Draft(field_part("limited"));
}

PriorityLevelConfigurationSpec::Draft& PriorityLevelConfigurationSpec::Draft::clear_limited() {
  drop_field("limited");
  return *this;
}

ExemptPriorityLevelConfiguration::Draft PriorityLevelConfigurationSpec::Draft::exempt() {
  return ExemptPriorityLevelConfiguration::Draft(field_part("exempt"));
}

PriorityLevelConfigurationSpec::Draft& PriorityLevelConfigurationSpec::Draft::clear_exempt() {
  drop_field("exempt");
  return *this;
}

kinform::DraftList<PriorityLevelConfigurationCondition::Draft> PriorityLevelConfigurationStatus::Draft::conditions() {
  return kinform::DraftList<PriorityLevelConfigurationCondition::Draft>(field_part("conditions"));
}

PriorityLevelConfigurationStatus::Draft& PriorityLevelConfigurationStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

PriorityLevelConfiguration::Draft::Draft() {
  put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
  put_field("kind", std::string_view("PriorityLevelConfiguration"));
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PriorityLevelConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PriorityLevelConfigurationSpec::Draft PriorityLevelConfiguration::Draft::spec() {
  return PriorityLevelConfigurationSpec::Draft(field_part("spec"));
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PriorityLevelConfigurationStatus::Draft PriorityLevelConfiguration::Draft::status() {
  return PriorityLevelConfigurationStatus::Draft(field_part("status"));
}

PriorityLevelConfiguration::Draft& PriorityLevelConfiguration::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

PriorityLevelConfigurationCondition::Draft& PriorityLevelConfigurationCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

PriorityLevelConfigurationList::Draft::Draft() {
  put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
  put_field("kind", std::string_view("PriorityLevelConfigurationList"));
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PriorityLevelConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PriorityLevelConfiguration::Draft> PriorityLevelConfigurationList::Draft::items() {
  return kinform::DraftList<PriorityLevelConfiguration::Draft>(field_part("items"));
}

PriorityLevelConfigurationList::Draft& PriorityLevelConfigurationList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::clear_verbs() {
  drop_field("verbs");
  return *this;
}

kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::clear_api_groups() {
  drop_field("apiGroups");
  return *this;
}

kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::clear_resources() {
  drop_field("resources");
  return *this;
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::set_cluster_scope(bool value) {
  put_field("clusterScope", value);
  return *this;
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::clear_cluster_scope() {
  drop_field("clusterScope");
  return *this;
}

kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::namespaces() {
  return kinform::DraftList<std::string_view>(field_part("namespaces"));
}

ResourcePolicyRule::Draft& ResourcePolicyRule::Draft::clear_namespaces() {
  drop_field("namespaces");
  return *this;
}

ServiceAccountSubject::Draft& ServiceAccountSubject::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ServiceAccountSubject::Draft& ServiceAccountSubject::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ServiceAccountSubject::Draft& ServiceAccountSubject::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ServiceAccountSubject::Draft& ServiceAccountSubject::Draft::clear_name() {
  drop_field("name");
  return *this;
}

UserSubject::Draft& UserSubject::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

UserSubject::Draft& UserSubject::Draft::clear_name() {
  drop_field("name");
  return *this;
}

Subject::Draft& Subject::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Subject::Draft& Subject::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

UserSubject::Draft Subject::Draft::user() {
  return UserSubject::Draft(field_part("user"));
}

Subject::Draft& Subject::Draft::clear_user() {
  drop_field("user");
  return *this;
}

GroupSubject::Draft Subject::Draft::group() {
  return GroupSubject::Draft(field_part("group"));
}

Subject::Draft& Subject::Draft::clear_group() {
  drop_field("group");
  return *this;
}

ServiceAccountSubject::Draft Subject::Draft::service_account() {
  return ServiceAccountSubject::Draft(field_part("serviceAccount"));
}

Subject::Draft& Subject::Draft::clear_service_account() {
  drop_field("serviceAccount");
  return *this;
}

}  // namespace kinform::inline v0::flowcontrol::v1
