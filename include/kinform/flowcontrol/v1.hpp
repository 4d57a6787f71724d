// The types of flowcontrol.apiserver.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::flowcontrol::v1 {

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

class ExemptPriorityLevelConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> nominal_concurrency_shares() const {
    return get<std::optional<std::int32_t>>("nominalConcurrencyShares");
  }
  [[nodiscard]] const std::optional<std::int32_t> lendable_percent() const {
    return get<std::optional<std::int32_t>>("lendablePercent");
  }
};

class FlowDistinguisherMethod : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
};

class PriorityLevelConfigurationReference : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class FlowSchemaSpec : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] PriorityLevelConfigurationReference priority_level_configuration() const {
    return PriorityLevelConfigurationReference(member("priorityLevelConfiguration"));
  }
  [[nodiscard]] std::int32_t matching_precedence() const {
    return get<std::int32_t>("matchingPrecedence");
  }
  [[nodiscard]] FlowDistinguisherMethod distinguisher_method() const {
    return FlowDistinguisherMethod(member("distinguisherMethod"));
  }
  [[nodiscard]] kinform::ListView<PolicyRulesWithSubjects> rules() const {
    return kinform::ListView<PolicyRulesWithSubjects>(member("rules"));
  }
};

class FlowSchemaStatus : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<FlowSchemaCondition> conditions() const {
    return kinform::ListView<FlowSchemaCondition>(member("conditions"));
  }
};

class FlowSchema : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "flowschemas", .kind = "FlowSchema", .namespaced = false};
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
  [[nodiscard]] FlowSchemaSpec spec() const& KINFORM_LIFETIME_BOUND {
    return FlowSchemaSpec(member("spec"));
  }
  FlowSchemaSpec spec() const&& = delete;
  [[nodiscard]] FlowSchemaStatus status() const& KINFORM_LIFETIME_BOUND {
    return FlowSchemaStatus(member("status"));
  }
  FlowSchemaStatus status() const&& = delete;
};

class FlowSchemaCondition : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class FlowSchemaList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<FlowSchema> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<FlowSchema>(member("items"));
  }
  kinform::ListView<FlowSchema> items() const&& = delete;
};

class GroupSubject : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class QueuingConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t queues() const { return get<std::int32_t>("queues"); }
  [[nodiscard]] std::int32_t hand_size() const { return get<std::int32_t>("handSize"); }
  [[nodiscard]] std::int32_t queue_length_limit() const {
    return get<std::int32_t>("queueLengthLimit");
  }
};

class LimitResponse : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] QueuingConfiguration queuing() const {
    return QueuingConfiguration(member("queuing"));
  }
};

class LimitedPriorityLevelConfiguration : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> nominal_concurrency_shares() const {
    return get<std::optional<std::int32_t>>("nominalConcurrencyShares");
  }
  [[nodiscard]] LimitResponse limit_response() const {
    return LimitResponse(member("limitResponse"));
  }
  [[nodiscard]] const std::optional<std::int32_t> lendable_percent() const {
    return get<std::optional<std::int32_t>>("lendablePercent");
  }
  [[nodiscard]] const std::optional<std::int32_t> borrowing_limit_percent() const {
    return get<std::optional<std::int32_t>>("borrowingLimitPercent");
  }
};

class NonResourcePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const {
    return kinform::ListView<std::string_view>(member("nonResourceURLs"));
  }
};

class PolicyRulesWithSubjects : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<Subject> subjects() const {
    return kinform::ListView<Subject>(member("subjects"));
  }
  [[nodiscard]] kinform::ListView<ResourcePolicyRule> resource_rules() const {
    return kinform::ListView<ResourcePolicyRule>(member("resourceRules"));
  }
  [[nodiscard]] kinform::ListView<NonResourcePolicyRule> non_resource_rules() const {
    return kinform::ListView<NonResourcePolicyRule>(member("nonResourceRules"));
  }
};

class PriorityLevelConfigurationSpec : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] LimitedPriorityLevelConfiguration limited() const {
    return LimitedPriorityLevelConfiguration(member("limited"));
  }
  [[nodiscard]] ExemptPriorityLevelConfiguration exempt() const {
    return ExemptPriorityLevelConfiguration(member("exempt"));
  }
};

class PriorityLevelConfigurationStatus : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<PriorityLevelConfigurationCondition> conditions() const {
    return kinform::ListView<PriorityLevelConfigurationCondition>(member("conditions"));
  }
};

class PriorityLevelConfiguration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "flowcontrol.apiserver.k8s.io", .version = "v1", .plural = "prioritylevelconfigurations", .kind = "PriorityLevelConfiguration", .namespaced = false};
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
  [[nodiscard]] PriorityLevelConfigurationSpec spec() const& KINFORM_LIFETIME_BOUND {
    return PriorityLevelConfigurationSpec(member("spec"));
  }
  PriorityLevelConfigurationSpec spec() const&& = delete;
  [[nodiscard]] PriorityLevelConfigurationStatus status() const& KINFORM_LIFETIME_BOUND {
    return PriorityLevelConfigurationStatus(member("status"));
  }
  PriorityLevelConfigurationStatus status() const&& = delete;
};

class PriorityLevelConfigurationCondition : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class PriorityLevelConfigurationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<PriorityLevelConfiguration> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PriorityLevelConfiguration>(member("items"));
  }
  kinform::ListView<PriorityLevelConfiguration> items() const&& = delete;
};

class ResourcePolicyRule : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const {
    return kinform::ListView<std::string_view>(member("apiGroups"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> resources() const {
    return kinform::ListView<std::string_view>(member("resources"));
  }
  [[nodiscard]] bool cluster_scope() const { return get<bool>("clusterScope"); }
  [[nodiscard]] kinform::ListView<std::string_view> namespaces() const {
    return kinform::ListView<std::string_view>(member("namespaces"));
  }
};

class ServiceAccountSubject : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class UserSubject : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class Subject : public kinform::View {
 public:
  class Draft;  // In kinform/flowcontrol/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] UserSubject user() const { return UserSubject(member("user")); }
  [[nodiscard]] GroupSubject group() const { return GroupSubject(member("group")); }
  [[nodiscard]] ServiceAccountSubject service_account() const {
    return ServiceAccountSubject(member("serviceAccount"));
  }
};

}  // namespace kinform::flowcontrol::v1
