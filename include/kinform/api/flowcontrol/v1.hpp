// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of flowcontrol.apiserver.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::flowcontrol::v1 {

class ExemptPriorityLevelConfiguration;
class FlowDistinguisherMethod;
class PriorityLevelConfigurationReference;
class FlowSchemaSpec;
class FlowSchemaStatus;
class FlowSchema;
class FlowSchemaCondition;
class FlowSchemaList;
class GroupSubject;
class QueuingConfiguration;
class LimitResponse;
class LimitedPriorityLevelConfiguration;
class NonResourcePolicyRule;
class PolicyRulesWithSubjects;
class PriorityLevelConfigurationSpec;
class PriorityLevelConfigurationStatus;
class PriorityLevelConfiguration;
class PriorityLevelConfigurationCondition;
class PriorityLevelConfigurationList;
class ResourcePolicyRule;
class ServiceAccountSubject;
class UserSubject;
class Subject;

struct ConditionStatus {
  static constexpr std::string_view kTrue = "True";
  static constexpr std::string_view kFalse = "False";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct FlowDistinguisherMethodType {
  static constexpr std::string_view kByUser = "ByUser";
  static constexpr std::string_view kByNamespace = "ByNamespace";
};

struct FlowSchemaConditionType {
  static constexpr std::string_view kDangling = "Dangling";
};

struct LimitResponseType {
  static constexpr std::string_view kQueue = "Queue";
  static constexpr std::string_view kReject = "Reject";
};

struct PriorityLevelEnablement {
  static constexpr std::string_view kExempt = "Exempt";
  static constexpr std::string_view kLimited = "Limited";
};

struct SubjectKind {
  static constexpr std::string_view kUser = "User";
  static constexpr std::string_view kGroup = "Group";
  static constexpr std::string_view kServiceAccount = "ServiceAccount";
};

class KINFORM_EXPORT ExemptPriorityLevelConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> nominal_concurrency_shares() const;
  [[nodiscard]] const std::optional<std::int32_t> lendable_percent() const;
};

class KINFORM_EXPORT FlowDistinguisherMethod : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
};

class KINFORM_EXPORT PriorityLevelConfigurationReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT FlowSchemaSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PriorityLevelConfigurationReference priority_level_configuration() const;
  [[nodiscard]] std::int32_t matching_precedence() const;
  [[nodiscard]] FlowDistinguisherMethod distinguisher_method() const;
  [[nodiscard]] kinform::ListView<PolicyRulesWithSubjects> rules() const;
};

class KINFORM_EXPORT FlowSchemaStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<FlowSchemaCondition> conditions() const;
};

class KINFORM_EXPORT FlowSchema : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] FlowSchemaSpec spec() const& KINFORM_LIFETIME_BOUND;
  FlowSchemaSpec spec() const&& = delete;
  [[nodiscard]] FlowSchemaStatus status() const& KINFORM_LIFETIME_BOUND;
  FlowSchemaStatus status() const&& = delete;
};

class KINFORM_EXPORT FlowSchemaCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT FlowSchemaList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<FlowSchema> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<FlowSchema> items() const&& = delete;
};

class KINFORM_EXPORT GroupSubject : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT QueuingConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t queues() const;
  [[nodiscard]] std::int32_t hand_size() const;
  [[nodiscard]] std::int32_t queue_length_limit() const;
};

class KINFORM_EXPORT LimitResponse : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] QueuingConfiguration queuing() const;
};

class KINFORM_EXPORT LimitedPriorityLevelConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> nominal_concurrency_shares() const;
  [[nodiscard]] LimitResponse limit_response() const;
  [[nodiscard]] const std::optional<std::int32_t> lendable_percent() const;
  [[nodiscard]] const std::optional<std::int32_t> borrowing_limit_percent() const;
};

class KINFORM_EXPORT NonResourcePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const;
};

class KINFORM_EXPORT PolicyRulesWithSubjects : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<Subject> subjects() const;
  [[nodiscard]] kinform::ListView<ResourcePolicyRule> resource_rules() const;
  [[nodiscard]] kinform::ListView<NonResourcePolicyRule> non_resource_rules() const;
};

class KINFORM_EXPORT PriorityLevelConfigurationSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] LimitedPriorityLevelConfiguration limited() const;
  [[nodiscard]] ExemptPriorityLevelConfiguration exempt() const;
};

class KINFORM_EXPORT PriorityLevelConfigurationStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PriorityLevelConfigurationCondition> conditions() const;
};

class KINFORM_EXPORT PriorityLevelConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PriorityLevelConfigurationSpec spec() const& KINFORM_LIFETIME_BOUND;
  PriorityLevelConfigurationSpec spec() const&& = delete;
  [[nodiscard]] PriorityLevelConfigurationStatus status() const& KINFORM_LIFETIME_BOUND;
  PriorityLevelConfigurationStatus status() const&& = delete;
};

class KINFORM_EXPORT PriorityLevelConfigurationCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT PriorityLevelConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PriorityLevelConfiguration> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PriorityLevelConfiguration> items() const&& = delete;
};

class KINFORM_EXPORT ResourcePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] bool cluster_scope() const;
  [[nodiscard]] kinform::ListView<std::string_view> namespaces() const;
};

class KINFORM_EXPORT ServiceAccountSubject : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT UserSubject : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT Subject : public kinform::View {
 public:
  class Draft;  // In kinform/api/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] UserSubject user() const;
  [[nodiscard]] GroupSubject group() const;
  [[nodiscard]] ServiceAccountSubject service_account() const;
};

}  // namespace kinform::inline v0::flowcontrol::v1
