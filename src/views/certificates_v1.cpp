// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/certificates/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::certificates::v1 {

kinform::Base64 CertificateSigningRequestSpec::request() const {
  static constinit kinform::detail::Field field("request");
  return kinform::Base64(member(field));
}

const std::string_view CertificateSigningRequestSpec::signer_name() const {
  static constinit kinform::detail::Field field("signerName");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> CertificateSigningRequestSpec::expiration_seconds() const {
  static constinit kinform::detail::Field field("expirationSeconds");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::usages() const {
  static constinit kinform::detail::Field field("usages");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CertificateSigningRequestSpec::username() const {
  static constinit kinform::detail::Field field("username");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequestSpec::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::groups() const {
  static constinit kinform::detail::Field field("groups");
  return kinform::ListView<std::string_view>(member(field));
}

kinform::MapView<kinform::ListView<std::string_view>> CertificateSigningRequestSpec::extra() const {
  static constinit kinform::detail::Field field("extra");
  return kinform::MapView<kinform::ListView<std::string_view>>(member(field));
}

kinform::ListView<CertificateSigningRequestCondition> CertificateSigningRequestStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<CertificateSigningRequestCondition>(member(field));
}

kinform::Base64 CertificateSigningRequestStatus::certificate() const {
  static constinit kinform::detail::Field field("certificate");
  return kinform::Base64(member(field));
}

kinform::ApiResource CertificateSigningRequest::resource() {
  return {.group = "certificates.k8s.io", .version = "v1", .plural = "certificatesigningrequests", .kind = "CertificateSigningRequest", .namespaced = false};
}

const std::string_view CertificateSigningRequest::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequest::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CertificateSigningRequest::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

CertificateSigningRequestSpec CertificateSigningRequest::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return CertificateSigningRequestSpec(member(field));
}

CertificateSigningRequestStatus CertificateSigningRequest::status() const& {
  static constinit kinform::detail::Field field("status");
  return CertificateSigningRequestStatus(member(field));
}

const std::string_view CertificateSigningRequestCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequestCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequestCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequestCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> CertificateSigningRequestCondition::last_update_time() const {
  static constinit kinform::detail::Field field("lastUpdateTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> CertificateSigningRequestCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view CertificateSigningRequestList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CertificateSigningRequestList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CertificateSigningRequestList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CertificateSigningRequest> CertificateSigningRequestList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CertificateSigningRequest>(member(field));
}

}  // namespace kinform::inline v0::certificates::v1
