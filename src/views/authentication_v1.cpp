#include "kinform/authentication/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::authentication::v1 {

const std::string_view BoundObjectReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view BoundObjectReference::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view BoundObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view BoundObjectReference::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view UserInfo::username() const {
  return get<std::string_view>("username");
}

const std::string_view UserInfo::uid() const {
  return get<std::string_view>("uid");
}

kinform::ListView<std::string_view> UserInfo::groups() const {
  return kinform::ListView<std::string_view>(member("groups"));
}

kinform::MapView<kinform::ListView<std::string_view>> UserInfo::extra() const {
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra"));
}

UserInfo SelfSubjectReviewStatus::user_info() const {
  return UserInfo(member("userInfo"));
}

kinform::Resource SelfSubjectReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "selfsubjectreviews", .kind = "SelfSubjectReview", .namespaced = false};
}

const std::string_view SelfSubjectReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view SelfSubjectReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta SelfSubjectReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

SelfSubjectReviewStatus SelfSubjectReview::status() const& {
  return SelfSubjectReviewStatus(member("status"));
}

kinform::ListView<std::string_view> TokenRequestSpec::audiences() const {
  return kinform::ListView<std::string_view>(member("audiences"));
}

const std::optional<std::int64_t> TokenRequestSpec::expiration_seconds() const {
  return get<std::optional<std::int64_t>>("expirationSeconds");
}

BoundObjectReference TokenRequestSpec::bound_object_ref() const {
  return BoundObjectReference(member("boundObjectRef"));
}

const std::string_view TokenRequestStatus::token() const {
  return get<std::string_view>("token");
}

const std::optional<std::chrono::sys_seconds> TokenRequestStatus::expiration_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("expirationTimestamp");
}

const std::string_view TokenRequest::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view TokenRequest::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta TokenRequest::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

TokenRequestSpec TokenRequest::spec() const& {
  return TokenRequestSpec(member("spec"));
}

TokenRequestStatus TokenRequest::status() const& {
  return TokenRequestStatus(member("status"));
}

const std::string_view TokenReviewSpec::token() const {
  return get<std::string_view>("token");
}

kinform::ListView<std::string_view> TokenReviewSpec::audiences() const {
  return kinform::ListView<std::string_view>(member("audiences"));
}

bool TokenReviewStatus::authenticated() const {
  return get<bool>("authenticated");
}

UserInfo TokenReviewStatus::user() const {
  return UserInfo(member("user"));
}

kinform::ListView<std::string_view> TokenReviewStatus::audiences() const {
  return kinform::ListView<std::string_view>(member("audiences"));
}

const std::string_view TokenReviewStatus::error() const {
  return get<std::string_view>("error");
}

kinform::Resource TokenReview::resource() {
  return {.group = "authentication.k8s.io", .version = "v1", .plural = "tokenreviews", .kind = "TokenReview", .namespaced = false};
}

const std::string_view TokenReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view TokenReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta TokenReview::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

TokenReviewSpec TokenReview::spec() const& {
  return TokenReviewSpec(member("spec"));
}

TokenReviewStatus TokenReview::status() const& {
  return TokenReviewStatus(member("status"));
}

}  // namespace kinform::authentication::v1
