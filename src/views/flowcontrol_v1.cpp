#include "kinform/flowcontrol/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::flowcontrol::v1 {

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::nominal_concurrency_shares() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("nominalConcurrencyShares", places);
}

const std::optional<std::int32_t> ExemptPriorityLevelConfiguration::lendable_percent() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("lendablePercent", places);
}

const std::string_view FlowDistinguisherMethod::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view PriorityLevelConfigurationReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

PriorityLevelConfigurationReference FlowSchemaSpec::priority_level_configuration() const {
  static constinit kinform::detail::FieldPlaces places;
  return PriorityLevelConfigurationReference(member("priorityLevelConfiguration", places));
}

std::int32_t FlowSchemaSpec::matching_precedence() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("matchingPrecedence", places);
}

FlowDistinguisherMethod FlowSchemaSpec::distinguisher_method() const {
  static constinit kinform::detail::FieldPlaces places;
  return FlowDistinguisherMethod(member("distinguisherMethod", places));
}

kinform::ListView<PolicyRulesWithSubjects> FlowSchemaSpec::rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PolicyRulesWithSubjects>(member("rules", places));
}

kinform::ListView<FlowSchemaCondition> FlowSchemaStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<FlowSchemaCondition>(member("conditions", places));
}

kinform::Resource FlowSchema::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "flowschemas", .kind = "FlowSchema", .namespaced = false};
}

const std::string_view FlowSchema::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view FlowSchema::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta FlowSchema::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

FlowSchemaSpec FlowSchema::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return FlowSchemaSpec(member("spec", places));
}

FlowSchemaStatus FlowSchema::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return FlowSchemaStatus(member("status", places));
}

const std::string_view FlowSchemaCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view FlowSchemaCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> FlowSchemaCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view FlowSchemaCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view FlowSchemaCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view FlowSchemaList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view FlowSchemaList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta FlowSchemaList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<FlowSchema> FlowSchemaList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<FlowSchema>(member("items", places));
}

const std::string_view GroupSubject::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

std::int32_t QueuingConfiguration::queues() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("queues", places);
}

std::int32_t QueuingConfiguration::hand_size() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("handSize", places);
}

std::int32_t QueuingConfiguration::queue_length_limit() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("queueLengthLimit", places);
}

const std::string_view LimitResponse::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

QueuingConfiguration LimitResponse::queuing() const {
  static constinit kinform::detail::FieldPlaces places;
  return QueuingConfiguration(member("queuing", places));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::nominal_concurrency_shares() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("nominalConcurrencyShares", places);
}

LimitResponse LimitedPriorityLevelConfiguration::limit_response() const {
  static constinit kinform::detail::FieldPlaces places;
  return LimitResponse(member("limitResponse", places));
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::lendable_percent() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("lendablePercent", places);
}

const std::optional<std::int32_t> LimitedPriorityLevelConfiguration::borrowing_limit_percent() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("borrowingLimitPercent", places);
}

kinform::ListView<std::string_view> NonResourcePolicyRule::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> NonResourcePolicyRule::non_resource_urls() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("nonResourceURLs", places));
}

kinform::ListView<Subject> PolicyRulesWithSubjects::subjects() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Subject>(member("subjects", places));
}

kinform::ListView<ResourcePolicyRule> PolicyRulesWithSubjects::resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ResourcePolicyRule>(member("resourceRules", places));
}

kinform::ListView<NonResourcePolicyRule> PolicyRulesWithSubjects::non_resource_rules() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<NonResourcePolicyRule>(member("nonResourceRules", places));
}

const std::string_view PriorityLevelConfigurationSpec::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

LimitedPriorityLevelConfiguration PriorityLevelConfigurationSpec::limited() const {
  static constinit kinform::detail::FieldPlaces places;
  return LimitedPriorityLevelConfiguration(member("limited", places));
}

ExemptPriorityLevelConfiguration PriorityLevelConfigurationSpec::exempt() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExemptPriorityLevelConfiguration(member("exempt", places));
}

kinform::ListView<PriorityLevelConfigurationCondition> PriorityLevelConfigurationStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PriorityLevelConfigurationCondition>(member("conditions", places));
}

kinform::Resource PriorityLevelConfiguration::resource() {
  return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "prioritylevelconfigurations", .kind = "PriorityLevelConfiguration", .namespaced = false};
}

const std::string_view PriorityLevelConfiguration::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PriorityLevelConfiguration::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta PriorityLevelConfiguration::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

PriorityLevelConfigurationSpec PriorityLevelConfiguration::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PriorityLevelConfigurationSpec(member("spec", places));
}

PriorityLevelConfigurationStatus PriorityLevelConfiguration::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return PriorityLevelConfigurationStatus(member("status", places));
}

const std::string_view PriorityLevelConfigurationCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view PriorityLevelConfigurationCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> PriorityLevelConfigurationCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view PriorityLevelConfigurationCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view PriorityLevelConfigurationCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view PriorityLevelConfigurationList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view PriorityLevelConfigurationList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta PriorityLevelConfigurationList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<PriorityLevelConfiguration> PriorityLevelConfigurationList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<PriorityLevelConfiguration>(member("items", places));
}

kinform::ListView<std::string_view> ResourcePolicyRule::verbs() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("verbs", places));
}

kinform::ListView<std::string_view> ResourcePolicyRule::api_groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("apiGroups", places));
}

kinform::ListView<std::string_view> ResourcePolicyRule::resources() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("resources", places));
}

bool ResourcePolicyRule::cluster_scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("clusterScope", places);
}

kinform::ListView<std::string_view> ResourcePolicyRule::namespaces() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("namespaces", places));
}

const std::string_view ServiceAccountSubject::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ServiceAccountSubject::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view UserSubject::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view Subject::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

UserSubject Subject::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return UserSubject(member("user", places));
}

GroupSubject Subject::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return GroupSubject(member("group", places));
}

ServiceAccountSubject Subject::service_account() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceAccountSubject(member("serviceAccount", places));
}

}  // namespace kinform::inline v0::flowcontrol::v1
