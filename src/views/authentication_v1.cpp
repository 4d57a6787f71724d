// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/authentication/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::authentication::v1 {

const std::string_view BoundObjectReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view BoundObjectReference::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view BoundObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view BoundObjectReference::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view UserInfo::username() const {
  static constinit kinform::detail::Field field("username");
  return get<std::string_view>(field);
}

const std::string_view UserInfo::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> UserInfo::groups() const {
  static constinit kinform::detail::Field field("groups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::MapView<kinform::ListView<std::string_view>> UserInfo::extra() const {
  static constinit kinform::detail::Field field("extra");
  return kinform::MapView<kinform::ListView<std::string_view>>(member(field));
}

UserInfo SelfSubjectReviewStatus::user_info() const {
  static constinit kinform::detail::Field field("userInfo");
  return UserInfo(member(field));
}

kinform::ApiResource SelfSubjectReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "selfsubjectreviews", .kind = "SelfSubjectReview", .namespaced = false};
}

const std::string_view SelfSubjectReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view SelfSubjectReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta SelfSubjectReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

SelfSubjectReviewStatus SelfSubjectReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return SelfSubjectReviewStatus(member(field));
}

kinform::ListView<std::string_view> TokenRequestSpec::audiences() const {
  static constinit kinform::detail::Field field("audiences");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::int64_t> TokenRequestSpec::expiration_seconds() const {
  static constinit kinform::detail::Field field("expirationSeconds");
  return get<std::optional<std::int64_t>>(field);
}

BoundObjectReference TokenRequestSpec::bound_object_ref() const {
  static constinit kinform::detail::Field field("boundObjectRef");
  return BoundObjectReference(member(field));
}

kinform::MapView<kinform::ListView<std::string_view>> TokenRequestSpec::attestations() const {
  static constinit kinform::detail::Field field("attestations");
  return kinform::MapView<kinform::ListView<std::string_view>>(member(field));
}

const std::string_view TokenRequestStatus::token() const {
  static constinit kinform::detail::Field field("token");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> TokenRequestStatus::expiration_timestamp() const {
  static constinit kinform::detail::Field field("expirationTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view TokenRequest::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TokenRequest::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta TokenRequest::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

TokenRequestSpec TokenRequest::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return TokenRequestSpec(member(field));
}

TokenRequestStatus TokenRequest::status() const& {
  static constinit kinform::detail::Field field("status");
  return TokenRequestStatus(member(field));
}

const std::string_view TokenReviewSpec::token() const {
  static constinit kinform::detail::Field field("token");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> TokenReviewSpec::audiences() const {
  static constinit kinform::detail::Field field("audiences");
  return kinform::ListView<std::string_view>(member(field));
}

bool TokenReviewStatus::authenticated() const {
  static constinit kinform::detail::Field field("authenticated");
  return get<bool>(field);
}

UserInfo TokenReviewStatus::user() const {
  static constinit kinform::detail::Field field("user");
  return UserInfo(member(field));
}

kinform::ListView<std::string_view> TokenReviewStatus::audiences() const {
  static constinit kinform::detail::Field field("audiences");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view TokenReviewStatus::error() const {
  static constinit kinform::detail::Field field("error");
  return get<std::string_view>(field);
}

kinform::ApiResource TokenReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "tokenreviews", .kind = "TokenReview", .namespaced = false};
}

const std::string_view TokenReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view TokenReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta TokenReview::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

TokenReviewSpec TokenReview::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return TokenReviewSpec(member(field));
}

TokenReviewStatus TokenReview::status() const& {
  static constinit kinform::detail::Field field("status");
  return TokenReviewStatus(member(field));
}

}  // namespace kinform::inline v0::authentication::v1
