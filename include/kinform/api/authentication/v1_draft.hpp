// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of authentication.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/authentication/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::authentication::v1 {

class KINFORM_EXPORT BoundObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const BoundObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
};

class KINFORM_EXPORT UserInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const UserInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_username(std::string_view value);
  Draft& clear_username();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  kinform::DraftList<std::string_view> groups();
  Draft& clear_groups();
  kinform::DraftMap<kinform::DraftList<std::string_view>> extra();
  Draft& clear_extra();
};

class KINFORM_EXPORT SelfSubjectReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SelfSubjectReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  UserInfo::Draft user_info();
  Draft& clear_user_info();
};

class KINFORM_EXPORT SelfSubjectReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const SelfSubjectReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  SelfSubjectReviewStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT TokenRequestSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TokenRequestSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences();
  Draft& set_expiration_seconds(std::int64_t value);
  Draft& clear_expiration_seconds();
  BoundObjectReference::Draft bound_object_ref();
  Draft& clear_bound_object_ref();
  kinform::DraftMap<kinform::DraftList<std::string_view>> attestations();
  Draft& clear_attestations();
};

class KINFORM_EXPORT TokenRequestStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TokenRequestStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_token(std::string_view value);
  Draft& clear_token();
  Draft& set_expiration_timestamp(kinform::Time value);
  Draft& clear_expiration_timestamp();
};

class KINFORM_EXPORT TokenRequest::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const TokenRequest& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  TokenRequestSpec::Draft spec();
  Draft& clear_spec();
  TokenRequestStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT TokenReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TokenReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_token(std::string_view value);
  Draft& clear_token();
  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences();
};

class KINFORM_EXPORT TokenReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const TokenReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_authenticated(bool value);
  Draft& clear_authenticated();
  UserInfo::Draft user();
  Draft& clear_user();
  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences();
  Draft& set_error(std::string_view value);
  Draft& clear_error();
};

class KINFORM_EXPORT TokenReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const TokenReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  TokenReviewSpec::Draft spec();
  Draft& clear_spec();
  TokenReviewStatus::Draft status();
  Draft& clear_status();
};

}  // namespace kinform::inline v0::authentication::v1
