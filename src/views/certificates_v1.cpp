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

const std::string_view ClusterTrustBundleSpec::signer_name() const {
  static constinit kinform::detail::Field field("signerName");
  return get<std::string_view>(field);
}

const std::string_view ClusterTrustBundleSpec::trust_bundle() const {
  static constinit kinform::detail::Field field("trustBundle");
  return get<std::string_view>(field);
}

kinform::ApiResource ClusterTrustBundle::resource() {
  return {.group = "certificates.k8s.io", .version = "v1", .plural = "clustertrustbundles", .kind = "ClusterTrustBundle", .namespaced = false};
}

const std::string_view ClusterTrustBundle::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterTrustBundle::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta ClusterTrustBundle::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ClusterTrustBundleSpec ClusterTrustBundle::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ClusterTrustBundleSpec(member(field));
}

const std::string_view ClusterTrustBundleList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ClusterTrustBundleList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta ClusterTrustBundleList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<ClusterTrustBundle> ClusterTrustBundleList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<ClusterTrustBundle>(member(field));
}

const std::string_view PodCertificateRequestSpec::signer_name() const {
  static constinit kinform::detail::Field field("signerName");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::pod_name() const {
  static constinit kinform::detail::Field field("podName");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::pod_uid() const {
  static constinit kinform::detail::Field field("podUID");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::service_account_name() const {
  static constinit kinform::detail::Field field("serviceAccountName");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::service_account_uid() const {
  static constinit kinform::detail::Field field("serviceAccountUID");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::node_name() const {
  static constinit kinform::detail::Field field("nodeName");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestSpec::node_uid() const {
  static constinit kinform::detail::Field field("nodeUID");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> PodCertificateRequestSpec::max_expiration_seconds() const {
  static constinit kinform::detail::Field field("maxExpirationSeconds");
  return get<std::optional<std::int32_t>>(field);
}

kinform::Base64 PodCertificateRequestSpec::stub_pkcs10_request() const {
  static constinit kinform::detail::Field field("stubPKCS10Request");
  return kinform::Base64(member(field));
}

kinform::MapView<std::string_view> PodCertificateRequestSpec::unverified_user_annotations() const {
  static constinit kinform::detail::Field field("unverifiedUserAnnotations");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> PodCertificateRequestStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

const std::string_view PodCertificateRequestStatus::certificate_chain() const {
  static constinit kinform::detail::Field field("certificateChain");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> PodCertificateRequestStatus::not_before() const {
  static constinit kinform::detail::Field field("notBefore");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> PodCertificateRequestStatus::begin_refresh_at() const {
  static constinit kinform::detail::Field field("beginRefreshAt");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> PodCertificateRequestStatus::not_after() const {
  static constinit kinform::detail::Field field("notAfter");
  return get<std::optional<kinform::Time>>(field);
}

kinform::ApiResource PodCertificateRequest::resource() {
  return {.group = "certificates.k8s.io", .version = "v1", .plural = "podcertificaterequests", .kind = "PodCertificateRequest"};
}

const std::string_view PodCertificateRequest::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequest::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta PodCertificateRequest::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

PodCertificateRequestSpec PodCertificateRequest::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return PodCertificateRequestSpec(member(field));
}

PodCertificateRequestStatus PodCertificateRequest::status() const& {
  static constinit kinform::detail::Field field("status");
  return PodCertificateRequestStatus(member(field));
}

const std::string_view PodCertificateRequestList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view PodCertificateRequestList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta PodCertificateRequestList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<PodCertificateRequest> PodCertificateRequestList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<PodCertificateRequest>(member(field));
}

}  // namespace kinform::inline v0::certificates::v1
