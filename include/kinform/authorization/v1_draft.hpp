// Drafts of the types of authorization.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/authorization/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::authorization::v1 {

class FieldSelectorAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const FieldSelectorAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_raw_selector(std::string_view value) {
    put_field("rawSelector", value);
    return *this;
  }
  Draft& clear_raw_selector() {
    drop_field("rawSelector");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft> requirements();
  Draft& clear_requirements() {
    drop_field("requirements");
    return *this;
  }
};

class LabelSelectorAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const LabelSelectorAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_raw_selector(std::string_view value) {
    put_field("rawSelector", value);
    return *this;
  }
  Draft& clear_raw_selector() {
    drop_field("rawSelector");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft> requirements();
  Draft& clear_requirements() {
    drop_field("requirements");
    return *this;
  }
};

class ResourceAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_verb(std::string_view value) {
    put_field("verb", value);
    return *this;
  }
  Draft& clear_verb() {
    drop_field("verb");
    return *this;
  }
  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  Draft& set_subresource(std::string_view value) {
    put_field("subresource", value);
    return *this;
  }
  Draft& clear_subresource() {
    drop_field("subresource");
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
  FieldSelectorAttributes::Draft field_selector();
  Draft& clear_field_selector() {
    drop_field("fieldSelector");
    return *this;
  }
  LabelSelectorAttributes::Draft label_selector();
  Draft& clear_label_selector() {
    drop_field("labelSelector");
    return *this;
  }
};

class NonResourceAttributes::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NonResourceAttributes& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_verb(std::string_view value) {
    put_field("verb", value);
    return *this;
  }
  Draft& clear_verb() {
    drop_field("verb");
    return *this;
  }
};

class SubjectAccessReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SubjectAccessReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ResourceAttributes::Draft resource_attributes();
  Draft& clear_resource_attributes() {
    drop_field("resourceAttributes");
    return *this;
  }
  NonResourceAttributes::Draft non_resource_attributes();
  Draft& clear_non_resource_attributes() {
    drop_field("nonResourceAttributes");
    return *this;
  }
  Draft& set_user(std::string_view value) {
    put_field("user", value);
    return *this;
  }
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  kinform::DraftList<std::string_view> groups();
  Draft& clear_groups() {
    drop_field("groups");
    return *this;
  }
  kinform::DraftMap<kinform::DraftList<std::string_view>> extra();
  Draft& clear_extra() {
    drop_field("extra");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
};

class SubjectAccessReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SubjectAccessReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_allowed(bool value) {
    put_field("allowed", value);
    return *this;
  }
  Draft& clear_allowed() {
    drop_field("allowed");
    return *this;
  }
  Draft& set_denied(bool value) {
    put_field("denied", value);
    return *this;
  }
  Draft& clear_denied() {
    drop_field("denied");
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
  Draft& set_evaluation_error(std::string_view value) {
    put_field("evaluationError", value);
    return *this;
  }
  Draft& clear_evaluation_error() {
    drop_field("evaluationError");
    return *this;
  }
};

class LocalSubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
    put_field("kind", std::string_view("LocalSubjectAccessReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const LocalSubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  SubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class NonResourceRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const NonResourceRule& view) { return Draft(kinform::Json::from(view.raw())); }

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

class ResourceRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceRule& view) { return Draft(kinform::Json::from(view.raw())); }

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
  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names() {
    drop_field("resourceNames");
    return *this;
  }
};

class SelfSubjectAccessReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SelfSubjectAccessReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ResourceAttributes::Draft resource_attributes();
  Draft& clear_resource_attributes() {
    drop_field("resourceAttributes");
    return *this;
  }
  NonResourceAttributes::Draft non_resource_attributes();
  Draft& clear_non_resource_attributes() {
    drop_field("nonResourceAttributes");
    return *this;
  }
};

class SelfSubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
    put_field("kind", std::string_view("SelfSubjectAccessReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SelfSubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  SelfSubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class SelfSubjectRulesReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SelfSubjectRulesReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
};

class SubjectRulesReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SubjectRulesReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<ResourceRule::Draft> resource_rules();
  Draft& clear_resource_rules() {
    drop_field("resourceRules");
    return *this;
  }
  kinform::DraftList<NonResourceRule::Draft> non_resource_rules();
  Draft& clear_non_resource_rules() {
    drop_field("nonResourceRules");
    return *this;
  }
  Draft& set_incomplete(bool value) {
    put_field("incomplete", value);
    return *this;
  }
  Draft& clear_incomplete() {
    drop_field("incomplete");
    return *this;
  }
  Draft& set_evaluation_error(std::string_view value) {
    put_field("evaluationError", value);
    return *this;
  }
  Draft& clear_evaluation_error() {
    drop_field("evaluationError");
    return *this;
  }
};

class SelfSubjectRulesReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
    put_field("kind", std::string_view("SelfSubjectRulesReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SelfSubjectRulesReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  SelfSubjectRulesReviewSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  SubjectRulesReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class SubjectAccessReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authorization.k8s.io/v1"));
    put_field("kind", std::string_view("SubjectAccessReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SubjectAccessReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  SubjectAccessReviewSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  SubjectAccessReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

inline kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft> FieldSelectorAttributes::Draft::requirements() {
  return kinform::DraftList<kinform::meta::v1::FieldSelectorRequirement::Draft>(field_part("requirements"));
}

inline kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft> LabelSelectorAttributes::Draft::requirements() {
  return kinform::DraftList<kinform::meta::v1::LabelSelectorRequirement::Draft>(field_part("requirements"));
}

inline FieldSelectorAttributes::Draft ResourceAttributes::Draft::field_selector() {
  return FieldSelectorAttributes::Draft(field_part("fieldSelector"));
}

inline LabelSelectorAttributes::Draft ResourceAttributes::Draft::label_selector() {
  return LabelSelectorAttributes::Draft(field_part("labelSelector"));
}

inline ResourceAttributes::Draft SubjectAccessReviewSpec::Draft::resource_attributes() {
  return ResourceAttributes::Draft(field_part("resourceAttributes"));
}

inline NonResourceAttributes::Draft SubjectAccessReviewSpec::Draft::non_resource_attributes() {
  return NonResourceAttributes::Draft(field_part("nonResourceAttributes"));
}

inline kinform::DraftList<std::string_view> SubjectAccessReviewSpec::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

inline kinform::DraftMap<kinform::DraftList<std::string_view>> SubjectAccessReviewSpec::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

inline kinform::meta::v1::ObjectMeta::Draft LocalSubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline SubjectAccessReviewSpec::Draft LocalSubjectAccessReview::Draft::spec() {
  return SubjectAccessReviewSpec::Draft(field_part("spec"));
}

inline SubjectAccessReviewStatus::Draft LocalSubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

inline kinform::DraftList<std::string_view> NonResourceRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> NonResourceRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

inline kinform::DraftList<std::string_view> ResourceRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> ResourceRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> ResourceRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> ResourceRule::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

inline ResourceAttributes::Draft SelfSubjectAccessReviewSpec::Draft::resource_attributes() {
  return ResourceAttributes::Draft(field_part("resourceAttributes"));
}

inline NonResourceAttributes::Draft SelfSubjectAccessReviewSpec::Draft::non_resource_attributes() {
  return NonResourceAttributes::Draft(field_part("nonResourceAttributes"));
}

inline kinform::meta::v1::ObjectMeta::Draft SelfSubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline SelfSubjectAccessReviewSpec::Draft SelfSubjectAccessReview::Draft::spec() {
  return SelfSubjectAccessReviewSpec::Draft(field_part("spec"));
}

inline SubjectAccessReviewStatus::Draft SelfSubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

inline kinform::DraftList<ResourceRule::Draft> SubjectRulesReviewStatus::Draft::resource_rules() {
  return kinform::DraftList<ResourceRule::Draft>(field_part("resourceRules"));
}

inline kinform::DraftList<NonResourceRule::Draft> SubjectRulesReviewStatus::Draft::non_resource_rules() {
  return kinform::DraftList<NonResourceRule::Draft>(field_part("nonResourceRules"));
}

inline kinform::meta::v1::ObjectMeta::Draft SelfSubjectRulesReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline SelfSubjectRulesReviewSpec::Draft SelfSubjectRulesReview::Draft::spec() {
  return SelfSubjectRulesReviewSpec::Draft(field_part("spec"));
}

inline SubjectRulesReviewStatus::Draft SelfSubjectRulesReview::Draft::status() {
  return SubjectRulesReviewStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ObjectMeta::Draft SubjectAccessReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline SubjectAccessReviewSpec::Draft SubjectAccessReview::Draft::spec() {
  return SubjectAccessReviewSpec::Draft(field_part("spec"));
}

inline SubjectAccessReviewStatus::Draft SubjectAccessReview::Draft::status() {
  return SubjectAccessReviewStatus::Draft(field_part("status"));
}

}  // namespace kinform::authorization::v1
