// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of authorization.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/authorization/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::authorization::v1 {

class KINFORM_EXPORT FieldSelectorAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const FieldSelectorAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_raw_selector(std::string_view value);
  Draft& clear_raw_selector();
  kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft> requirements();
  Draft& clear_requirements();
};

class KINFORM_EXPORT LabelSelectorAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const LabelSelectorAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_raw_selector(std::string_view value);
  Draft& clear_raw_selector();
  kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft> requirements();
  Draft& clear_requirements();
};

class KINFORM_EXPORT ResourceAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_verb(std::string_view value);
  Draft& clear_verb();
  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
  Draft& set_subresource(std::string_view value);
  Draft& clear_subresource();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  FieldSelectorAttributes::Draft field_selector();
  Draft& clear_field_selector();
  LabelSelectorAttributes::Draft label_selector();
  Draft& clear_label_selector();
};

class KINFORM_EXPORT NonResourceAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NonResourceAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_verb(std::string_view value);
  Draft& clear_verb();
};

class KINFORM_EXPORT SubjectAccessReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SubjectAccessReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ResourceAttributes::Draft resource_attributes();
  Draft& clear_resource_attributes();
  NonResourceAttributes::Draft non_resource_attributes();
  Draft& clear_non_resource_attributes();
  Draft& set_user(std::string_view value);
  Draft& clear_user();
  kinform::DraftList<std::string_view> groups();
  Draft& clear_groups();
  kinform::DraftMap<kinform::DraftList<std::string_view>> extra();
  Draft& clear_extra();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
};

class KINFORM_EXPORT SubjectAccessReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SubjectAccessReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_allowed(bool value);
  Draft& clear_allowed();
  Draft& set_denied(bool value);
  Draft& clear_denied();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_evaluation_error(std::string_view value);
  Draft& clear_evaluation_error();
};

class KINFORM_EXPORT LocalSubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const LocalSubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  SubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec();
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT NonResourceRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const NonResourceRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> non_resource_urls();
  Draft& clear_non_resource_urls();
};

class KINFORM_EXPORT ResourceRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names();
};

class KINFORM_EXPORT SelfSubjectAccessReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SelfSubjectAccessReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ResourceAttributes::Draft resource_attributes();
  Draft& clear_resource_attributes();
  NonResourceAttributes::Draft non_resource_attributes();
  Draft& clear_non_resource_attributes();
};

class KINFORM_EXPORT SelfSubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SelfSubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  SelfSubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec();
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT SelfSubjectRulesReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SelfSubjectRulesReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
};

class KINFORM_EXPORT SubjectRulesReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SubjectRulesReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ResourceRule::Draft> resource_rules();
  Draft& clear_resource_rules();
  kinform::DraftList<NonResourceRule::Draft> non_resource_rules();
  Draft& clear_non_resource_rules();
  Draft& set_incomplete(bool value);
  Draft& clear_incomplete();
  Draft& set_evaluation_error(std::string_view value);
  Draft& clear_evaluation_error();
};

class KINFORM_EXPORT SelfSubjectRulesReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SelfSubjectRulesReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  SelfSubjectRulesReviewSpec::Draft spec();
  Draft& clear_spec();
  SubjectRulesReviewStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT SubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  SubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec();
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status();
};

}  // namespace kinform::inline v0::authorization::v1
