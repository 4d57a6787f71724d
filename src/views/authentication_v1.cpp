#include "kinform/authentication/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::authentication::v1 {

const std::string_view BoundObjectReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view BoundObjectReference::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view BoundObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view BoundObjectReference::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view UserInfo::username() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("username", places);
}

const std::string_view UserInfo::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

kinform::ListView<std::string_view> UserInfo::groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("groups", places));
}

kinform::MapView<kinform::ListView<std::string_view>> UserInfo::extra() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra", places));
}

UserInfo SelfSubjectReviewStatus::user_info() const {
  static constinit kinform::detail::FieldPlaces places;
  return UserInfo(member("userInfo", places));
}

kinform::Resource SelfSubjectReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "selfsubjectreviews", .kind = "SelfSubjectReview", .namespaced = false};
}

const std::string_view SelfSubjectReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view SelfSubjectReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta SelfSubjectReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

SelfSubjectReviewStatus SelfSubjectReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return SelfSubjectReviewStatus(member("status", places));
}

kinform::ListView<std::string_view> TokenRequestSpec::audiences() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("audiences", places));
}

const std::optional<std::int64_t> TokenRequestSpec::expiration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("expirationSeconds", places);
}

BoundObjectReference TokenRequestSpec::bound_object_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return BoundObjectReference(member("boundObjectRef", places));
}

const std::string_view TokenRequestStatus::token() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("token", places);
}

const std::optional<std::chrono::sys_seconds> TokenRequestStatus::expiration_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("expirationTimestamp", places);
}

const std::string_view TokenRequest::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TokenRequest::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta TokenRequest::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

TokenRequestSpec TokenRequest::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return TokenRequestSpec(member("spec", places));
}

TokenRequestStatus TokenRequest::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return TokenRequestStatus(member("status", places));
}

const std::string_view TokenReviewSpec::token() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("token", places);
}

kinform::ListView<std::string_view> TokenReviewSpec::audiences() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("audiences", places));
}

bool TokenReviewStatus::authenticated() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("authenticated", places);
}

UserInfo TokenReviewStatus::user() const {
  static constinit kinform::detail::FieldPlaces places;
  return UserInfo(member("user", places));
}

kinform::ListView<std::string_view> TokenReviewStatus::audiences() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("audiences", places));
}

const std::string_view TokenReviewStatus::error() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("error", places);
}

kinform::Resource TokenReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "tokenreviews", .kind = "TokenReview", .namespaced = false};
}

const std::string_view TokenReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view TokenReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta TokenReview::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

TokenReviewSpec TokenReview::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return TokenReviewSpec(member("spec", places));
}

TokenReviewStatus TokenReview::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return TokenReviewStatus(member("status", places));
}

}  // namespace kinform::inline v0::authentication::v1
