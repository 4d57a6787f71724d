// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/certificates/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::certificates::v1 {

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::set_request(const kinform::DraftBytes& value) {
  put_field("request", value);
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_request() {
  drop_field("request");
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::set_signer_name(std::string_view value) {
  put_field("signerName", value);
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_signer_name() {
  drop_field("signerName");
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::set_expiration_seconds(std::int32_t value) {
  put_field("expirationSeconds", value);
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_expiration_seconds() {
  drop_field("expirationSeconds");
  return *this;
}

kinform::DraftList<std::string_view> CertificateSigningRequestSpec::Draft::usages() {
  return kinform::DraftList<std::string_view>(field_part("usages"));
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_usages() {
  drop_field("usages");
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::set_username(std::string_view value) {
  put_field("username", value);
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_username() {
  drop_field("username");
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

kinform::DraftList<std::string_view> CertificateSigningRequestSpec::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_groups() {
  drop_field("groups");
  return *this;
}

kinform::DraftMap<kinform::DraftList<std::string_view>> CertificateSigningRequestSpec::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

CertificateSigningRequestSpec::Draft& CertificateSigningRequestSpec::Draft::clear_extra() {
  drop_field("extra");
  return *this;
}

kinform::DraftList<CertificateSigningRequestCondition::Draft> CertificateSigningRequestStatus::Draft::conditions() {
  return kinform::DraftList<CertificateSigningRequestCondition::Draft>(field_part("conditions"));
}

CertificateSigningRequestStatus::Draft& CertificateSigningRequestStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

CertificateSigningRequestStatus::Draft& CertificateSigningRequestStatus::Draft::set_certificate(const kinform::DraftBytes& value) {
  put_field("certificate", value);
  return *this;
}

CertificateSigningRequestStatus::Draft& CertificateSigningRequestStatus::Draft::clear_certificate() {
  drop_field("certificate");
  return *this;
}

CertificateSigningRequest::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("CertificateSigningRequest"));
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CertificateSigningRequest::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

CertificateSigningRequestSpec::Draft CertificateSigningRequest::Draft::spec() {
  return CertificateSigningRequestSpec::Draft(field_part("spec"));
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CertificateSigningRequestStatus::Draft CertificateSigningRequest::Draft::status() {
  return CertificateSigningRequestStatus::Draft(field_part("status"));
}

CertificateSigningRequest::Draft& CertificateSigningRequest::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_last_update_time(kinform::Time value) {
  put_field("lastUpdateTime", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_last_update_time() {
  drop_field("lastUpdateTime");
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

CertificateSigningRequestCondition::Draft& CertificateSigningRequestCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

CertificateSigningRequestList::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("CertificateSigningRequestList"));
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CertificateSigningRequestList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CertificateSigningRequest::Draft> CertificateSigningRequestList::Draft::items() {
  return kinform::DraftList<CertificateSigningRequest::Draft>(field_part("items"));
}

CertificateSigningRequestList::Draft& CertificateSigningRequestList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::certificates::v1
