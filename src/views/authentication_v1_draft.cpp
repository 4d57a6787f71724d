// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/authentication/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::authentication::v1 {

BoundObjectReference::Draft& BoundObjectReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

BoundObjectReference::Draft& BoundObjectReference::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

UserInfo::Draft& UserInfo::Draft::set_username(std::string_view value) {
  put_field("username", value);
  return *this;
}

UserInfo::Draft& UserInfo::Draft::clear_username() {
  drop_field("username");
  return *this;
}

UserInfo::Draft& UserInfo::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

UserInfo::Draft& UserInfo::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

kinform::DraftList<std::string_view> UserInfo::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

UserInfo::Draft& UserInfo::Draft::clear_groups() {
  drop_field("groups");
  return *this;
}

kinform::DraftMap<kinform::DraftList<std::string_view>> UserInfo::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

UserInfo::Draft& UserInfo::Draft::clear_extra() {
  drop_field("extra");
  return *this;
}

UserInfo::Draft SelfSubjectReviewStatus::Draft::user_info() {
  return UserInfo::Draft(field_part("userInfo"));
}

SelfSubjectReviewStatus::Draft& SelfSubjectReviewStatus::Draft::clear_user_info() {
  drop_field("userInfo");
  return *this;
}

SelfSubjectReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
  put_field("kind", std::string_view("SelfSubjectReview"));
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft SelfSubjectReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

SelfSubjectReviewStatus::Draft SelfSubjectReview::Draft::status() {
  return SelfSubjectReviewStatus::Draft(field_part("status"));
}

SelfSubjectReview::Draft& SelfSubjectReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

kinform::DraftList<std::string_view> TokenRequestSpec::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

TokenRequestSpec::Draft& TokenRequestSpec::Draft::clear_audiences() {
  drop_field("audiences");
  return *this;
}

TokenRequestSpec::Draft& TokenRequestSpec::Draft::set_expiration_seconds(std::int64_t value) {
  put_field("expirationSeconds", value);
  return *this;
}

TokenRequestSpec::Draft& TokenRequestSpec::Draft::clear_expiration_seconds() {
  drop_field("expirationSeconds");
  return *this;
}

BoundObjectReference::Draft TokenRequestSpec::Draft::bound_object_ref() {
  return BoundObjectReference::Draft(field_part("boundObjectRef"));
}

TokenRequestSpec::Draft& TokenRequestSpec::Draft::clear_bound_object_ref() {
  drop_field("boundObjectRef");
  return *this;
}

kinform::DraftMap<kinform::DraftList<std::string_view>> TokenRequestSpec::Draft::attestations() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("attestations"));
}

TokenRequestSpec::Draft& TokenRequestSpec::Draft::clear_attestations() {
  drop_field("attestations");
  return *this;
}

TokenRequestStatus::Draft& TokenRequestStatus::Draft::set_token(std::string_view value) {
  put_field("token", value);
  return *this;
}

TokenRequestStatus::Draft& TokenRequestStatus::Draft::clear_token() {
  drop_field("token");
  return *this;
}

TokenRequestStatus::Draft& TokenRequestStatus::Draft::set_expiration_timestamp(kinform::Time value) {
  put_field("expirationTimestamp", value);
  return *this;
}

TokenRequestStatus::Draft& TokenRequestStatus::Draft::clear_expiration_timestamp() {
  drop_field("expirationTimestamp");
  return *this;
}

TokenRequest::Draft::Draft() {
  put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
  put_field("kind", std::string_view("TokenRequest"));
}

TokenRequest::Draft& TokenRequest::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

TokenRequest::Draft& TokenRequest::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft TokenRequest::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

TokenRequest::Draft& TokenRequest::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

TokenRequestSpec::Draft TokenRequest::Draft::spec() {
  return TokenRequestSpec::Draft(field_part("spec"));
}

TokenRequest::Draft& TokenRequest::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

TokenRequestStatus::Draft TokenRequest::Draft::status() {
  return TokenRequestStatus::Draft(field_part("status"));
}

TokenRequest::Draft& TokenRequest::Draft::clear_status() {
  drop_field("status");
  return *this;
}

TokenReviewSpec::Draft& TokenReviewSpec::Draft::set_token(std::string_view value) {
  put_field("token", value);
  return *this;
}

TokenReviewSpec::Draft& TokenReviewSpec::Draft::clear_token() {
  drop_field("token");
  return *this;
}

kinform::DraftList<std::string_view> TokenReviewSpec::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

TokenReviewSpec::Draft& TokenReviewSpec::Draft::clear_audiences() {
  drop_field("audiences");
  return *this;
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::set_authenticated(bool value) {
  put_field("authenticated", value);
  return *this;
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::clear_authenticated() {
  drop_field("authenticated");
  return *this;
}

UserInfo::Draft TokenReviewStatus::Draft::user() {
  return UserInfo::Draft(field_part("user"));
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::clear_user() {
  drop_field("user");
  return *this;
}

kinform::DraftList<std::string_view> TokenReviewStatus::Draft::audiences() {
  return kinform::DraftList<std::string_view>(field_part("audiences"));
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::clear_audiences() {
  drop_field("audiences");
  return *this;
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::set_error(std::string_view value) {
  put_field("error", value);
  return *this;
}

TokenReviewStatus::Draft& TokenReviewStatus::Draft::clear_error() {
  drop_field("error");
  return *this;
}

TokenReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("authentication.k8s.io/v1"));
  put_field("kind", std::string_view("TokenReview"));
}

TokenReview::Draft& TokenReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

TokenReview::Draft& TokenReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

TokenReview::Draft& TokenReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

TokenReview::Draft& TokenReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft TokenReview::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

TokenReview::Draft& TokenReview::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

TokenReviewSpec::Draft TokenReview::Draft::spec() {
  return TokenReviewSpec::Draft(field_part("spec"));
}

TokenReview::Draft& TokenReview::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

TokenReviewStatus::Draft TokenReview::Draft::status() {
  return TokenReviewStatus::Draft(field_part("status"));
}

TokenReview::Draft& TokenReview::Draft::clear_status() {
  drop_field("status");
  return *this;
}

}  // namespace kinform::inline v0::authentication::v1
