// Drafts of the types of flowcontrol.apiserver.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/draft.hpp"
#include "kinform/flowcontrol/v1.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::flowcontrol::v1 {

class ExemptPriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExemptPriorityLevelConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_nominal_concurrency_shares(std::int32_t value) {
    put_field("nominalConcurrencyShares", value);
    return *this;
  }
  Draft& clear_nominal_concurrency_shares() {
    drop_field("nominalConcurrencyShares");
    return *this;
  }
  Draft& set_lendable_percent(std::int32_t value) {
    put_field("lendablePercent", value);
    return *this;
  }
  Draft& clear_lendable_percent() {
    drop_field("lendablePercent");
    return *this;
  }
};

class FlowDistinguisherMethod::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlowDistinguisherMethod& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
};

class PriorityLevelConfigurationReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class FlowSchemaSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlowSchemaSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  PriorityLevelConfigurationReference::Draft priority_level_configuration();
  Draft& clear_priority_level_configuration() {
    drop_field("priorityLevelConfiguration");
    return *this;
  }
  Draft& set_matching_precedence(std::int32_t value) {
    put_field("matchingPrecedence", value);
    return *this;
  }
  Draft& clear_matching_precedence() {
    drop_field("matchingPrecedence");
    return *this;
  }
  FlowDistinguisherMethod::Draft distinguisher_method();
  Draft& clear_distinguisher_method() {
    drop_field("distinguisherMethod");
    return *this;
  }
  kinform::DraftList<PolicyRulesWithSubjects::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
};

class FlowSchemaStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlowSchemaStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<FlowSchemaCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class FlowSchema::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
    put_field("kind", std::string_view("FlowSchema"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const FlowSchema& object) { return Draft(kinform::Json::from(object.raw())); }

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
  FlowSchemaSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  FlowSchemaStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class FlowSchemaCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FlowSchemaCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
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
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
};

class FlowSchemaList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
    put_field("kind", std::string_view("FlowSchemaList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const FlowSchemaList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<FlowSchema::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class GroupSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const GroupSubject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class QueuingConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const QueuingConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_queues(std::int32_t value) {
    put_field("queues", value);
    return *this;
  }
  Draft& clear_queues() {
    drop_field("queues");
    return *this;
  }
  Draft& set_hand_size(std::int32_t value) {
    put_field("handSize", value);
    return *this;
  }
  Draft& clear_hand_size() {
    drop_field("handSize");
    return *this;
  }
  Draft& set_queue_length_limit(std::int32_t value) {
    put_field("queueLengthLimit", value);
    return *this;
  }
  Draft& clear_queue_length_limit() {
    drop_field("queueLengthLimit");
    return *this;
  }
};

class LimitResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LimitResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  QueuingConfiguration::Draft queuing();
  Draft& clear_queuing() {
    drop_field("queuing");
    return *this;
  }
};

class LimitedPriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LimitedPriorityLevelConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_nominal_concurrency_shares(std::int32_t value) {
    put_field("nominalConcurrencyShares", value);
    return *this;
  }
  Draft& clear_nominal_concurrency_shares() {
    drop_field("nominalConcurrencyShares");
    return *this;
  }
  LimitResponse::Draft limit_response();
  Draft& clear_limit_response() {
    drop_field("limitResponse");
    return *this;
  }
  Draft& set_lendable_percent(std::int32_t value) {
    put_field("lendablePercent", value);
    return *this;
  }
  Draft& clear_lendable_percent() {
    drop_field("lendablePercent");
    return *this;
  }
  Draft& set_borrowing_limit_percent(std::int32_t value) {
    put_field("borrowingLimitPercent", value);
    return *this;
  }
  Draft& clear_borrowing_limit_percent() {
    drop_field("borrowingLimitPercent");
    return *this;
  }
};

class NonResourcePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NonResourcePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
  kinform::DraftList<std::string_view> non_resource_urls();
  Draft& clear_non_resource_urls() {
    drop_field("nonResourceURLs");
    return *this;
  }
};

class PolicyRulesWithSubjects::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PolicyRulesWithSubjects& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects() {
    drop_field("subjects");
    return *this;
  }
  kinform::DraftList<ResourcePolicyRule::Draft> resource_rules();
  Draft& clear_resource_rules() {
    drop_field("resourceRules");
    return *this;
  }
  kinform::DraftList<NonResourcePolicyRule::Draft> non_resource_rules();
  Draft& clear_non_resource_rules() {
    drop_field("nonResourceRules");
    return *this;
  }
};

class PriorityLevelConfigurationSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  LimitedPriorityLevelConfiguration::Draft limited();
  Draft& clear_limited() {
    drop_field("limited");
    return *this;
  }
  ExemptPriorityLevelConfiguration::Draft exempt();
  Draft& clear_exempt() {
    drop_field("exempt");
    return *this;
  }
};

class PriorityLevelConfigurationStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PriorityLevelConfigurationCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class PriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
    put_field("kind", std::string_view("PriorityLevelConfiguration"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PriorityLevelConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

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
  PriorityLevelConfigurationSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  PriorityLevelConfigurationStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class PriorityLevelConfigurationCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
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
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
};

class PriorityLevelConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("flowcontrol.apiserver.k8s.io/v1"));
    put_field("kind", std::string_view("PriorityLevelConfigurationList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PriorityLevelConfiguration::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ResourcePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourcePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups() {
    drop_field("apiGroups");
    return *this;
  }
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_cluster_scope(bool value) {
    put_field("clusterScope", value);
    return *this;
  }
  Draft& clear_cluster_scope() {
    drop_field("clusterScope");
    return *this;
  }
  kinform::DraftList<std::string_view> namespaces();
  Draft& clear_namespaces() {
    drop_field("namespaces");
    return *this;
  }
};

class ServiceAccountSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceAccountSubject& view) { return Draft(kinform::Json::from(view.raw())); }

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
};

class UserSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const UserSubject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class Subject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Subject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  UserSubject::Draft user();
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  GroupSubject::Draft group();
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  ServiceAccountSubject::Draft service_account();
  Draft& clear_service_account() {
    drop_field("serviceAccount");
    return *this;
  }
};

inline PriorityLevelConfigurationReference::Draft FlowSchemaSpec::Draft::priority_level_configuration() {
  return PriorityLevelConfigurationReference::Draft(field_part("priorityLevelConfiguration"));
}

inline FlowDistinguisherMethod::Draft FlowSchemaSpec::Draft::distinguisher_method() {
  return FlowDistinguisherMethod::Draft(field_part("distinguisherMethod"));
}

inline kinform::DraftList<PolicyRulesWithSubjects::Draft> FlowSchemaSpec::Draft::rules() {
  return kinform::DraftList<PolicyRulesWithSubjects::Draft>(field_part("rules"));
}

inline kinform::DraftList<FlowSchemaCondition::Draft> FlowSchemaStatus::Draft::conditions() {
  return kinform::DraftList<FlowSchemaCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft FlowSchema::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline FlowSchemaSpec::Draft FlowSchema::Draft::spec() {
  return FlowSchemaSpec::Draft(field_part("spec"));
}

inline FlowSchemaStatus::Draft FlowSchema::Draft::status() {
  return FlowSchemaStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft FlowSchemaList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<FlowSchema::Draft> FlowSchemaList::Draft::items() {
  return kinform::DraftList<FlowSchema::Draft>(field_part("items"));
}

inline QueuingConfiguration::Draft LimitResponse::Draft::queuing() {
  return QueuingConfiguration::Draft(field_part("queuing"));
}

inline LimitResponse::Draft LimitedPriorityLevelConfiguration::Draft::limit_response() {
  return LimitResponse::Draft(field_part("limitResponse"));
}

inline kinform::DraftList<std::string_view> NonResourcePolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> NonResourcePolicyRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

inline kinform::DraftList<Subject::Draft> PolicyRulesWithSubjects::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

inline kinform::DraftList<ResourcePolicyRule::Draft> PolicyRulesWithSubjects::Draft::resource_rules() {
  return kinform::DraftList<ResourcePolicyRule::Draft>(field_part("resourceRules"));
}

inline kinform::DraftList<NonResourcePolicyRule::Draft> PolicyRulesWithSubjects::Draft::non_resource_rules() {
  return kinform::DraftList<NonResourcePolicyRule::Draft>(field_part("nonResourceRules"));
}

inline LimitedPriorityLevelConfiguration::Draft PriorityLevelConfigurationSpec::Draft::limited() {
  return LimitedPriorityLevelConfiguration::Draft(field_part("limited"));
}

inline ExemptPriorityLevelConfiguration::Draft PriorityLevelConfigurationSpec::Draft::exempt() {
  return ExemptPriorityLevelConfiguration::Draft(field_part("exempt"));
}

inline kinform::DraftList<PriorityLevelConfigurationCondition::Draft> PriorityLevelConfigurationStatus::Draft::conditions() {
  return kinform::DraftList<PriorityLevelConfigurationCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft PriorityLevelConfiguration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline PriorityLevelConfigurationSpec::Draft PriorityLevelConfiguration::Draft::spec() {
  return PriorityLevelConfigurationSpec::Draft(field_part("spec"));
}

inline PriorityLevelConfigurationStatus::Draft PriorityLevelConfiguration::Draft::status() {
  return PriorityLevelConfigurationStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft PriorityLevelConfigurationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PriorityLevelConfiguration::Draft> PriorityLevelConfigurationList::Draft::items() {
  return kinform::DraftList<PriorityLevelConfiguration::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> ResourcePolicyRule::Draft::namespaces() {
  return kinform::DraftList<std::string_view>(field_part("namespaces"));
}

inline UserSubject::Draft Subject::Draft::user() {
  return UserSubject::Draft(field_part("user"));
}

inline GroupSubject::Draft Subject::Draft::group() {
  return GroupSubject::Draft(field_part("group"));
}

inline ServiceAccountSubject::Draft Subject::Draft::service_account() {
  return ServiceAccountSubject::Draft(field_part("serviceAccount"));
}

}  // namespace kinform::flowcontrol::v1
