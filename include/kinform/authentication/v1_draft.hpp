// Drafts of the types of authentication.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/authentication/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::authentication::v1 {

class BoundObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const BoundObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

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
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
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

class UserInfo::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const UserInfo& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_username(std::string_view value) {
    put_field("username", value);
    return *this;
  }
  Draft& clear_username() {
    drop_field("username");
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
};

class SelfSubjectReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SelfSubjectReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  UserInfo::Draft user_info();
  Draft& clear_user_info() {
    drop_field("userInfo");
    return *this;
  }
};

class SelfSubjectReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
    put_field("kind", std::string_view("SelfSubjectReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const SelfSubjectReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  SelfSubjectReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class TokenRequestSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TokenRequestSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences() {
    drop_field("audiences");
    return *this;
  }
  Draft& set_expiration_seconds(std::int64_t value) {
    put_field("expirationSeconds", value);
    return *this;
  }
  Draft& clear_expiration_seconds() {
    drop_field("expirationSeconds");
    return *this;
  }
  BoundObjectReference::Draft bound_object_ref();
  Draft& clear_bound_object_ref() {
    drop_field("boundObjectRef");
    return *this;
  }
};

class TokenRequestStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TokenRequestStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_token(std::string_view value) {
    put_field("token", value);
    return *this;
  }
  Draft& clear_token() {
    drop_field("token");
    return *this;
  }
  Draft& set_expiration_timestamp(std::chrono::sys_seconds value) {
    put_field("expirationTimestamp", value);
    return *this;
  }
  Draft& clear_expiration_timestamp() {
    drop_field("expirationTimestamp");
    return *this;
  }
};

class TokenRequest::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
    put_field("kind", std::string_view("TokenRequest"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const TokenRequest& object) { return Draft(kinform::Json::from(object.raw())); }

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
  TokenRequestSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  TokenRequestStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class TokenReviewSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TokenReviewSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_token(std::string_view value) {
    put_field("token", value);
    return *this;
  }
  Draft& clear_token() {
    drop_field("token");
    return *this;
  }
  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences() {
    drop_field("audiences");
    return *this;
  }
};

class TokenReviewStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const TokenReviewStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_authenticated(bool value) {
    put_field("authenticated", value);
    return *this;
  }
  Draft& clear_authenticated() {
    drop_field("authenticated");
    return *this;
  }
  UserInfo::Draft user();
  Draft& clear_user() {
    drop_field("user");
    return *this;
  }
  kinform::DraftList<std::string_view> audiences();
  Draft& clear_audiences() {
    drop_field("audiences");
    return *this;
  }
  Draft& set_error(std::string_view value) {
    put_field("error", value);
    return *this;
  }
  Draft& clear_error() {
    drop_field("error");
    return *this;
  }
};

class TokenReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
    put_field("kind", std::string_view("TokenReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const TokenReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  TokenReviewSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  TokenReviewStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

inline kinform::DraftList<std::string_view> UserInfo::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

inline kinform::DraftMap<kinform::DraftList<std::string_view>> UserInfo::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

inline UserInfo::Draft SelfSubjectReviewStatus::Draft::user_info() {
  return UserInfo::Draft(field_part("userInfo"));
}

inline kinform::meta::v1::ObjectMeta::Draft SelfSubjectReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline SelfSubjectReviewStatus::Draft SelfSubjectReview::Draft::status() {
  return SelfSubjectReviewStatus::Draft(field_part("status"));
}

inline kinform::DraftList<std::string_view> TokenRequestSpec::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

inline BoundObjectReference::Draft TokenRequestSpec::Draft::bound_object_ref() {
  return BoundObjectReference::Draft(field_part("boundObjectRef"));
}

inline kinform::meta::v1::ObjectMeta::Draft TokenRequest::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline TokenRequestSpec::Draft TokenRequest::Draft::spec() {
  return TokenRequestSpec::Draft(field_part("spec"));
}

inline TokenRequestStatus::Draft TokenRequest::Draft::status() {
  return TokenRequestStatus::Draft(field_part("status"));
}

inline kinform::DraftList<std::string_view> TokenReviewSpec::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

inline UserInfo::Draft TokenReviewStatus::Draft::user() {
  return UserInfo::Draft(field_part("user"));
}

inline kinform::DraftList<std::string_view> TokenReviewStatus::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

inline kinform::meta::v1::ObjectMeta::Draft TokenReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline TokenReviewSpec::Draft TokenReview::Draft::spec() {
  return TokenReviewSpec::Draft(field_part("spec"));
}

inline TokenReviewStatus::Draft TokenReview::Draft::status() {
  return TokenReviewStatus::Draft(field_part("status"));
}

}  // namespace kinform::authentication::v1
