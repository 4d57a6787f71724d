// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of authorization.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::authorization::v1 {

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

class KINFORM_EXPORT FieldSelectorAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view raw_selector() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::FieldSelectorRequirement> requirements() const;
};

class KINFORM_EXPORT LabelSelectorAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view raw_selector() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::LabelSelectorRequirement> requirements() const;
};

class KINFORM_EXPORT ResourceAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view verb() const;
  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] const std::string_view resource() const;
  [[nodiscard]] const std::string_view subresource() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] FieldSelectorAttributes field_selector() const;
  [[nodiscard]] LabelSelectorAttributes label_selector() const;
};

class KINFORM_EXPORT NonResourceAttributes : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view path() const;
  [[nodiscard]] const std::string_view verb() const;
};

class KINFORM_EXPORT SubjectAccessReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ResourceAttributes resource_attributes() const;
  [[nodiscard]] NonResourceAttributes non_resource_attributes() const;
  [[nodiscard]] const std::string_view user() const;
  [[nodiscard]] kinform::ListView<std::string_view> groups() const;
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> extra() const;
  [[nodiscard]] const std::string_view uid() const;
};

class KINFORM_EXPORT SubjectAccessReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool allowed() const;
  [[nodiscard]] bool denied() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view evaluation_error() const;
};

class KINFORM_EXPORT LocalSubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] SubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND;
  SubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  SubjectAccessReviewStatus status() const&& = delete;
};

class KINFORM_EXPORT NonResourceRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> non_resource_urls() const;
};

class KINFORM_EXPORT ResourceRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> api_groups() const;
  [[nodiscard]] kinform::ListView<std::string_view> resources() const;
  [[nodiscard]] kinform::ListView<std::string_view> resource_names() const;
};

class KINFORM_EXPORT SelfSubjectAccessReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ResourceAttributes resource_attributes() const;
  [[nodiscard]] NonResourceAttributes non_resource_attributes() const;
};

class KINFORM_EXPORT SelfSubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] SelfSubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND;
  SelfSubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  SubjectAccessReviewStatus status() const&& = delete;
};

class KINFORM_EXPORT SelfSubjectRulesReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
};

class KINFORM_EXPORT SubjectRulesReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ResourceRule> resource_rules() const;
  [[nodiscard]] kinform::ListView<NonResourceRule> non_resource_rules() const;
  [[nodiscard]] bool incomplete() const;
  [[nodiscard]] const std::string_view evaluation_error() const;
};

class KINFORM_EXPORT SelfSubjectRulesReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] SelfSubjectRulesReviewSpec spec() const& KINFORM_LIFETIME_BOUND;
  SelfSubjectRulesReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectRulesReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  SubjectRulesReviewStatus status() const&& = delete;
};

class KINFORM_EXPORT SubjectAccessReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authorization/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] SubjectAccessReviewSpec spec() const& KINFORM_LIFETIME_BOUND;
  SubjectAccessReviewSpec spec() const&& = delete;
  [[nodiscard]] SubjectAccessReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  SubjectAccessReviewStatus status() const&& = delete;
};

}  // namespace kinform::inline v0::authorization::v1
