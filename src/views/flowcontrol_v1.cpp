#include "kinform/flowcontrol/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::flowcontrol::v1 {

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::nominal_concurrency_shares() const {
  return get<std::optional<std::int32_t>>("nominalConcurrencyShares");
}

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::lendable_percent() const {
  return get<std::optional<std::int32_t>>("lendablePercent");
}

const std::string_view FlowDistinguisherMethod::type() const {
  return get<std::string_view>("type");
}

const std::string_view PriorityLevelConfigurationReference::name() const {
  return get<std::string_view>("name");
}

PriorityLevelConfigurationReference FlowSchemaSpec::priority_level_configuration() const {
  return PriorityLevelConfigurationReference(member("priorityLevelConfiguration"));
}

std::int32_t FlowSchemaSpec::matching_precedence() const {
  return get<std::int32_t>("matchingPrecedence");
}

FlowDistinguisherMethod FlowSchemaSpec::distinguisher_method() const {
  return FlowDistinguisherMethod(member("distinguisherMethod"));
}

kinform::ListView<PolicyRulesWithSubjects> FlowSchemaSpec::rules() const {
  return kinform::ListView<PolicyRulesWithSubjects>(member("rules"));
}

kinform::ListView<FlowSchemaCondition> FlowSchemaStatus::conditions() const {
  return kinform::ListView<FlowSchemaCondition>(member("conditions"));
}

kinform::Resource FlowSchema::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "flowschemas", .kind = "FlowSchema", .namespaced = false};
}

const std::string_view FlowSchema::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view FlowSchema::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta FlowSchema::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

FlowSchemaSpec FlowSchema::spec() const& {
  return FlowSchemaSpec(member("spec"));
}

FlowSchemaStatus FlowSchema::status() const& {
  return FlowSchemaStatus(member("status"));
}

const std::string_view FlowSchemaCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view FlowSchemaCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> FlowSchemaCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view FlowSchemaCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view FlowSchemaCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view FlowSchemaList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view FlowSchemaList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta FlowSchemaList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<FlowSchema> FlowSchemaList::items() const& {
  return kinform::ListView<FlowSchema>(member("items"));
}

const std::string_view GroupSubject::name() const {
  return get<std::string_view>("name");
}

std::int32_t QueuingConfiguration::queues() const {
  return get<std::int32_t>("queues");
}

std::int32_t QueuingConfiguration::hand_size() const {
  return get<std::int32_t>("handSize");
}

std::int32_t QueuingConfiguration::queue_length_limit() const {
  return get<std::int32_t>("queueLengthLimit");
}

const std::string_view LimitResponse::type() const {
  return get<std::string_view>("type");
}

QueuingConfiguration LimitResponse::queuing() const {
  return QueuingConfiguration(member("queuing"));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::nominal_concurrency_shares() const {
  return get<std::optional<std::int32_t>>("nominalConcurrencyShares");
}

LimitResponse LimitedPriorityLevelConfiguration::limit_response() const {
  return LimitResponse(member("limitResponse"));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::lendable_percent() const {
  return get<std::optional<std::int32_t>>("lendablePercent");
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::borrowing_limit_percent() const {
  return get<std::optional<std::int32_t>>("borrowingLimitPercent");
}

kinform::ListView<std::string_view> NonResourcePolicyRule::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> NonResourcePolicyRule::non_resource_urls() const {
  return kinform::ListView<std::string_view>(member("nonResourceURLs"));
}

kinform::ListView<Subject> PolicyRulesWithSubjects::subjects() const {
  return kinform::ListView<Subject>(member("subjects"));
}

kinform::ListView<ResourcePolicyRule> PolicyRulesWithSubjects::resource_rules() const {
  return kinform::ListView<ResourcePolicyRule>(member("resourceRules"));
}

kinform::ListView<NonResourcePolicyRule> PolicyRulesWithSubjects::non_resource_rules() const {
  return kinform::ListView<NonResourcePolicyRule>(member("nonResourceRules"));
}

const std::string_view PriorityLevelConfigurationSpec::type() const {
  return get<std::string_view>("type");
}

LimitedPriorityLevelConfiguration PriorityLevelConfigurationSpec::limited() const {
  return LimitedPriorityLevelConfiguration(member("limited"));
}

ExemptPriorityLevelConfiguration PriorityLevelConfigurationSpec::exempt() const {
  return ExemptPriorityLevelConfiguration(member("exempt"));
}

kinform::ListView<PriorityLevelConfigurationCondition> PriorityLevelConfigurationStatus::conditions() const {
  return kinform::ListView<PriorityLevelConfigurationCondition>(member("conditions"));
}

kinform::Resource PriorityLevelConfiguration::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "prioritylevelconfigurations", .kind = "PriorityLevelConfiguration", .namespaced = false};
}

const std::string_view PriorityLevelConfiguration::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PriorityLevelConfiguration::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta PriorityLevelConfiguration::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

PriorityLevelConfigurationSpec PriorityLevelConfiguration::spec() const& {
  return PriorityLevelConfigurationSpec(member("spec"));
}

PriorityLevelConfigurationStatus PriorityLevelConfiguration::status() const& {
  return PriorityLevelConfigurationStatus(member("status"));
}

const std::string_view PriorityLevelConfigurationCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view PriorityLevelConfigurationCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> PriorityLevelConfigurationCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view PriorityLevelConfigurationCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view PriorityLevelConfigurationCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view PriorityLevelConfigurationList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view PriorityLevelConfigurationList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta PriorityLevelConfigurationList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<PriorityLevelConfiguration> PriorityLevelConfigurationList::items() const& {
  return kinform::ListView<PriorityLevelConfiguration>(member("items"));
}

kinform::ListView<std::string_view> ResourcePolicyRule::verbs() const {
  return kinform::ListView<std::string_view>(member("verbs"));
}

kinform::ListView<std::string_view> ResourcePolicyRule::api_groups() const {
  return kinform::ListView<std::string_view>(member("apiGroups"));
}

kinform::ListView<std::string_view> ResourcePolicyRule::resources() const {
  return kinform::ListView<std::string_view>(member("resources"));
}

bool ResourcePolicyRule::cluster_scope() const {
  return get<bool>("clusterScope");
}

kinform::ListView<std::string_view> ResourcePolicyRule::namespaces() const {
  return kinform::ListView<std::string_view>(member("namespaces"));
}

const std::string_view ServiceAccountSubject::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ServiceAccountSubject::name() const {
  return get<std::string_view>("name");
}

const std::string_view UserSubject::name() const {
  return get<std::string_view>("name");
}

const std::string_view Subject::kind() const {
  return get<std::string_view>("kind");
}

UserSubject Subject::user() const {
  return UserSubject(member("user"));
}

GroupSubject Subject::group() const {
  return GroupSubject(member("group"));
}

ServiceAccountSubject Subject::service_account() const {
  return ServiceAccountSubject(member("serviceAccount"));
}

}  // namespace kinform::flowcontrol::v1
