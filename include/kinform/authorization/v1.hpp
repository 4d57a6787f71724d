// The types of authorization.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::authorization::v1 {

class FieldSelectorAttributes;
class LabelSelectorAttributes;
class ResourceAttributes;
class NonResourceAttributes;
class SubjectAccessReviewSpec;
class SubjectAccessReviewStatus;
class LocalSubjectAccessReview;
class NonResourceRule;
class ResourceRule;
class SelfSubjectAccessReviewSpec;
class SelfSubjectAccessReview;
class SelfSubjectRulesReviewSpec;
class SubjectRulesReviewStatus;
class SelfSubjectRulesReview;
class SubjectAccessReview;

using ExtraValue = kinform::ListView<std::string_view>;

class FieldSelectorAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view raw_selector() const {
    return get<std::string_view>("rawSelector");
  }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::FieldSelectorRequirement> requirements() const {
    return kinform::ListView<kinform::meta::v1::FieldSelectorRequirement>(member("requirements"));
  }
};

class LabelSelectorAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view raw_selector() const {
    return get<std::string_view>("rawSelector");
  }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::LabelSelectorRequirement> requirements() const {
    return kinform::ListView<kinform::meta::v1::LabelSelectorRequirement>(member("requirements"));
  }
};

class ResourceAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view verb() const { return get<std::string_view>("verb"); }
  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
  [[nodiscard]] const std::string_view subresource() const {
    return get<std::string_view>("subresource");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] FieldSelectorAttributes field_selector() const {
    return FieldSelectorAttributes(member("fieldSelector"));
  }
  [[nodiscard]] LabelSelectorAttributes label_selector() const {
    return LabelSelectorAttributes(member("labelSelector"));
  }
};

class NonResourceAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const { return get<std::string_view>("path"); }
  [[nodiscard]] const std::string_view verb() const { return get<std::string_view>("verb"); }
};

class SubjectAccessReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ResourceAttributes resource_attributes() const {
    return ResourceAttributes(member("resourceAttributes"));
  }
  [[nodiscard]] NonResourceAttributes non_resource_attributes() const {
    return NonResourceAttributes(member("nonResourceAttributes"));
  }
  [[nodiscard]] const std::string_view user() const { return get<std::string_view>("user"); }
  [[nodiscard]] kinform::ListView<std::string_view> groups() const {
    return kinform::ListView<std::string_view>(member("groups"));
  }
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> extra() const {
    return kinform::MapView<kinform::ListView<std::string_view>>(member("extra"));
  }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
};

class SubjectAccessReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool allowed() const { return get<bool>("allowed"); }
  [[nodiscard]] bool denied() const { return get<bool>("denied"); }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view evaluation_error() const {
    return get<std::string_view>("evaluationError");
  }
};

class LocalSubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authorization.k8s.io", .version = "v1", .plural = "localsubjectaccessreviews", .kind = "LocalSubjectAccessReview"};
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
  [[nodiscard]] SubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND {
    return SubjectAccessReviewSpec(member("spec"));
  }
  SubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return SubjectAccessReviewStatus(member("status"));
  }
  SubjectAccessReviewStatus status() const&& = delete;
};

class NonResourceRule : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const {
    return kinform::ListView<std::string_view>(member("nonResourceURLs"));
  }
};

class ResourceRule : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const {
    return kinform::ListView<std::string_view>(member("resourceNames"));
  }
};

class SelfSubjectAccessReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ResourceAttributes resource_attributes() const {
    return ResourceAttributes(member("resourceAttributes"));
  }
  [[nodiscard]] NonResourceAttributes non_resource_attributes() const {
    return NonResourceAttributes(member("nonResourceAttributes"));
  }
};

class SelfSubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectaccessreviews", .kind = "SelfSubjectAccessReview", .namespaced = false};
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
  [[nodiscard]] SelfSubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND {
    return SelfSubjectAccessReviewSpec(member("spec"));
  }
  SelfSubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return SubjectAccessReviewStatus(member("status"));
  }
  SubjectAccessReviewStatus status() const&& = delete;
};

class SelfSubjectRulesReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
};

class SubjectRulesReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ResourceRule> resource_rules() const {
    return kinform::ListView<ResourceRule>(member("resourceRules"));
  }
  [[nodiscard]] kinform::ListView<NonResourceRule> non_resource_rules() const {
    return kinform::ListView<NonResourceRule>(member("nonResourceRules"));
  }
  [[nodiscard]] bool incomplete() const { return get<bool>("incomplete"); }
  [[nodiscard]] const std::string_view evaluation_error() const {
    return get<std::string_view>("evaluationError");
  }
};

class SelfSubjectRulesReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authorization.k8s.io", .version = "v1", .plural = "selfsubjectrulesreviews", .kind = "SelfSubjectRulesReview", .namespaced = false};
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
  [[nodiscard]] SelfSubjectRulesReviewSpec spec() const& KINFORM_LIFETIME_BOUND {
    return SelfSubjectRulesReviewSpec(member("spec"));
  }
  SelfSubjectRulesReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectRulesReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return SubjectRulesReviewStatus(member("status"));
  }
  SubjectRulesReviewStatus status() const&& = delete;
};

class SubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authorization.k8s.io", .version = "v1", .plural = "subjectaccessreviews", .kind = "SubjectAccessReview", .namespaced = false};
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
  [[nodiscard]] SubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND {
    return SubjectAccessReviewSpec(member("spec"));
  }
  SubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return SubjectAccessReviewStatus(member("status"));
  }
  SubjectAccessReviewStatus status() const&& = delete;
};

}  // namespace kinform::authorization::v1
