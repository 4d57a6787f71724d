// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of authentication.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::authentication::v1 {

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

using AttestationValue = kinform::ListView<std::string_view>;
using ExtraValue = kinform::ListView<std::string_view>;

class KINFORM_EXPORT BoundObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view api_version() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view uid() const;
};

class KINFORM_EXPORT UserInfo : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view username() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] kinform::ListView<std::string_view> groups() const;
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> extra() const;
};

class KINFORM_EXPORT SelfSubjectReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] UserInfo user_info() const;
};

class KINFORM_EXPORT SelfSubjectReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] SelfSubjectReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  SelfSubjectReviewStatus status() const&& = delete;
};

class KINFORM_EXPORT TokenRequestSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> audiences() const;
  [[nodiscard]] const std::optional<std::int64_t> expiration_seconds() const;
  [[nodiscard]] BoundObjectReference bound_object_ref() const;
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> attestations() const;
};

class KINFORM_EXPORT TokenRequestStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view token() const;
  [[nodiscard]] const std::optional<kinform::Time> expiration_timestamp() const;
};

class KINFORM_EXPORT TokenRequest : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] TokenRequestSpec spec() const& KINFORM_LIFETIME_BOUND;
  TokenRequestSpec spec() const&& = delete;
  [[nodiscard]] TokenRequestStatus status() const& KINFORM_LIFETIME_BOUND;
  TokenRequestStatus status() const&& = delete;
};

class KINFORM_EXPORT TokenReviewSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view token() const;
  [[nodiscard]] kinform::ListView<std::string_view> audiences() const;
};

class KINFORM_EXPORT TokenReviewStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using View::View;

  [[nodiscard]] bool authenticated() const;
  [[nodiscard]] UserInfo user() const;
  [[nodiscard]] kinform::ListView<std::string_view> audiences() const;
  [[nodiscard]] const std::string_view error() const;
};

class KINFORM_EXPORT TokenReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/authentication/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] TokenReviewSpec spec() const& KINFORM_LIFETIME_BOUND;
  TokenReviewSpec spec() const&& = delete;
  [[nodiscard]] TokenReviewStatus status() const& KINFORM_LIFETIME_BOUND;
  TokenReviewStatus status() const&& = delete;
};

}  // namespace kinform::inline v0::authentication::v1
