// The types of authentication.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::authentication::v1 {

class BoundObjectReference;
class UserInfo;
class SelfSubjectReviewStatus;
class SelfSubjectReview;
class TokenRequestSpec;
class TokenRequestStatus;
class TokenRequest;
class TokenReviewSpec;
class TokenReviewStatus;
class TokenReview;

using ExtraValue = kinform::ListView<std::string_view>;

class BoundObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
};

class UserInfo : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view username() const {
    return get<std::string_view>("username");
  }
  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] kinform::ListView<std::string_view> groups() const {
    return kinform::ListView<std::string_view>(member("groups"));
  }
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> extra() const {
    return kinform::MapView<kinform::ListView<std::string_view>>(member("extra"));
  }
};

class SelfSubjectReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] UserInfo user_info() const { return UserInfo(member("userInfo")); }
};

class SelfSubjectReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authentication.k8s.io", .version = "v1", .plural = "selfsubjectreviews", .kind = "SelfSubjectReview", .namespaced = false};
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
  [[nodiscard]] SelfSubjectReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return SelfSubjectReviewStatus(member("status"));
  }
  SelfSubjectReviewStatus status() const&& = delete;
};

class TokenRequestSpec : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> audiences() const {
    return kinform::ListView<std::string_view>(member("audiences"));
  }
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const {
    return get<std::optional<std::int64_t>>("expirationSeconds");
  }
  [[nodiscard]] BoundObjectReference bound_object_ref() const {
    return BoundObjectReference(member("boundObjectRef"));
  }
};

class TokenRequestStatus : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view token() const { return get<std::string_view>("token"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> expiration_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("expirationTimestamp");
  }
};

class TokenRequest : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

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
  [[nodiscard]] TokenRequestSpec spec() const& KINFORM_LIFETIME_BOUND {
    return TokenRequestSpec(member("spec"));
  }
  TokenRequestSpec spec() const&& = delete;
  [[nodiscard]] TokenRequestStatus status() const& KINFORM_LIFETIME_BOUND {
    return TokenRequestStatus(member("status"));
  }
  TokenRequestStatus status() const&& = delete;
};

class TokenReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view token() const { return get<std::string_view>("token"); }
  [[nodiscard]] kinform::ListView<std::string_view> audiences() const {
    return kinform::ListView<std::string_view>(member("audiences"));
  }
};

class TokenReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool authenticated() const { return get<bool>("authenticated"); }
  [[nodiscard]] UserInfo user() const { return UserInfo(member("user")); }
  [[nodiscard]] kinform::ListView<std::string_view> audiences() const {
    return kinform::ListView<std::string_view>(member("audiences"));
  }
  [[nodiscard]] const std::string_view error() const { return get<std::string_view>("error"); }
};

class TokenReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "authentication.k8s.io", .version = "v1", .plural = "tokenreviews", .kind = "TokenReview", .namespaced = false};
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
  [[nodiscard]] TokenReviewSpec spec() const& KINFORM_LIFETIME_BOUND {
    return TokenReviewSpec(member("spec"));
  }
  TokenReviewSpec spec() const&& = delete;
  [[nodiscard]] TokenReviewStatus status() const& KINFORM_LIFETIME_BOUND {
    return TokenReviewStatus(member("status"));
  }
  TokenReviewStatus status() const&& = delete;
};

}  // namespace kinform::authentication::v1
