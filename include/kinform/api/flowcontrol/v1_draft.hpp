// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of flowcontrol.apiserver.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/flowcontrol/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::flowcontrol::v1 {

class KINFORM_EXPORT ExemptPriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExemptPriorityLevelConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_nominal_concurrency_shares(std::int32_t value);
  Draft& clear_nominal_concurrency_shares();
  Draft& set_lendable_percent(std::int32_t value);
  Draft& clear_lendable_percent();
};

class KINFORM_EXPORT FlowDistinguisherMethod::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlowDistinguisherMethod& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
};

class KINFORM_EXPORT PriorityLevelConfigurationReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT FlowSchemaSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlowSchemaSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  PriorityLevelConfigurationReference::Draft priority_level_configuration();
  Draft& clear_priority_level_configuration();
  Draft& set_matching_precedence(std::int32_t value);
  Draft& clear_matching_precedence();
  FlowDistinguisherMethod::Draft distinguisher_method();
  Draft& clear_distinguisher_method();
  kinform::DraftList<PolicyRulesWithSubjects::Draft> rules();
  Draft& clear_rules();
};

class KINFORM_EXPORT FlowSchemaStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlowSchemaStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<FlowSchemaCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT FlowSchema::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const FlowSchema& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  FlowSchemaSpec::Draft spec();
  Draft& clear_spec();
  FlowSchemaStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT FlowSchemaCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FlowSchemaCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT FlowSchemaList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const FlowSchemaList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<FlowSchema::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT GroupSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const GroupSubject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT QueuingConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const QueuingConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_queues(std::int32_t value);
  Draft& clear_queues();
  Draft& set_hand_size(std::int32_t value);
  Draft& clear_hand_size();
  Draft& set_queue_length_limit(std::int32_t value);
  Draft& clear_queue_length_limit();
};

class KINFORM_EXPORT LimitResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LimitResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  QueuingConfiguration::Draft queuing();
  Draft& clear_queuing();
};

class KINFORM_EXPORT LimitedPriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LimitedPriorityLevelConfiguration& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_nominal_concurrency_shares(std::int32_t value);
  Draft& clear_nominal_concurrency_shares();
  LimitResponse::Draft limit_response();
  Draft& clear_limit_response();
  Draft& set_lendable_percent(std::int32_t value);
  Draft& clear_lendable_percent();
  Draft& set_borrowing_limit_percent(std::int32_t value);
  Draft& clear_borrowing_limit_percent();
};

class KINFORM_EXPORT NonResourcePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NonResourcePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> non_resource_urls();
  Draft& clear_non_resource_urls();
};

class KINFORM_EXPORT PolicyRulesWithSubjects::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PolicyRulesWithSubjects& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects();
  kinform::DraftList<ResourcePolicyRule::Draft> resource_rules();
  Draft& clear_resource_rules();
  kinform::DraftList<NonResourcePolicyRule::Draft> non_resource_rules();
  Draft& clear_non_resource_rules();
};

class KINFORM_EXPORT PriorityLevelConfigurationSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  LimitedPriorityLevelConfiguration::Draft limited();
  Draft& clear_limited();
  ExemptPriorityLevelConfiguration::Draft exempt();
  Draft& clear_exempt();
};

class KINFORM_EXPORT PriorityLevelConfigurationStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<PriorityLevelConfigurationCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT PriorityLevelConfiguration::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PriorityLevelConfiguration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PriorityLevelConfigurationSpec::Draft spec();
  Draft& clear_spec();
  PriorityLevelConfigurationStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT PriorityLevelConfigurationCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
};

class KINFORM_EXPORT PriorityLevelConfigurationList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PriorityLevelConfigurationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PriorityLevelConfiguration::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ResourcePolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourcePolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  Draft& set_cluster_scope(bool value);
  Draft& clear_cluster_scope();
  kinform::DraftList<std::string_view> namespaces();
  Draft& clear_namespaces();
};

class KINFORM_EXPORT ServiceAccountSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceAccountSubject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT UserSubject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const UserSubject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT Subject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Subject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  UserSubject::Draft user();
  Draft& clear_user();
  GroupSubject::Draft group();
  Draft& clear_group();
  ServiceAccountSubject::Draft service_account();
  Draft& clear_service_account();
};

}  // namespace kinform::inline v0::flowcontrol::v1
