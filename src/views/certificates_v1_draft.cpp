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

ClusterTrustBundleSpec::Draft& ClusterTrustBundleSpec::Draft::set_signer_name(std::string_view value) {
  put_field("signerName", value);
  return *this;
}

ClusterTrustBundleSpec::Draft& ClusterTrustBundleSpec::Draft::clear_signer_name() {
  drop_field("signerName");
  return *this;
}

ClusterTrustBundleSpec::Draft& ClusterTrustBundleSpec::Draft::set_trust_bundle(std::string_view value) {
  put_field("trustBundle", value);
  return *this;
}

ClusterTrustBundleSpec::Draft& ClusterTrustBundleSpec::Draft::clear_trust_bundle() {
  drop_field("trustBundle");
  return *this;
}

ClusterTrustBundle::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterTrustBundle"));
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft ClusterTrustBundle::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ClusterTrustBundleSpec::Draft ClusterTrustBundle::Draft::spec() {
  return ClusterTrustBundleSpec::Draft(field_part("spec"));
}

ClusterTrustBundle::Draft& ClusterTrustBundle::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ClusterTrustBundleList::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("ClusterTrustBundleList"));
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft ClusterTrustBundleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<ClusterTrustBundle::Draft> ClusterTrustBundleList::Draft::items() {
  return kinform::DraftList<ClusterTrustBundle::Draft>(field_part("items"));
}

ClusterTrustBundleList::Draft& ClusterTrustBundleList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_signer_name(std::string_view value) {
  put_field("signerName", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_signer_name() {
  drop_field("signerName");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_pod_name(std::string_view value) {
  put_field("podName", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_pod_name() {
  drop_field("podName");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_pod_uid(std::string_view value) {
  put_field("podUID", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_pod_uid() {
  drop_field("podUID");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_service_account_name(std::string_view value) {
  put_field("serviceAccountName", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_service_account_name() {
  drop_field("serviceAccountName");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_service_account_uid(std::string_view value) {
  put_field("serviceAccountUID", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_service_account_uid() {
  drop_field("serviceAccountUID");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_node_name(std::string_view value) {
  put_field("nodeName", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_node_name() {
  drop_field("nodeName");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_node_uid(std::string_view value) {
  put_field("nodeUID", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_node_uid() {
  drop_field("nodeUID");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_max_expiration_seconds(std::int32_t value) {
  put_field("maxExpirationSeconds", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_max_expiration_seconds() {
  drop_field("maxExpirationSeconds");
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::set_stub_pkcs10_request(const kinform::DraftBytes& value) {
  put_field("stubPKCS10Request", value);
  return *this;
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_stub_pkcs10_request() {
  drop_field("stubPKCS10Request");
  return *this;
}

kinform::DraftMap<std::string_view> PodCertificateRequestSpec::Draft::unverified_user_annotations() {
  return kinform::DraftMap<std::string_view>(field_part("unverifiedUserAnnotations"));
}

PodCertificateRequestSpec::Draft& PodCertificateRequestSpec::Draft::clear_unverified_user_annotations() {
  drop_field("unverifiedUserAnnotations");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> PodCertificateRequestStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::set_certificate_chain(std::string_view value) {
  put_field("certificateChain", value);
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::clear_certificate_chain() {
  drop_field("certificateChain");
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::set_not_before(kinform::Time value) {
  put_field("notBefore", value);
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::clear_not_before() {
  drop_field("notBefore");
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::set_begin_refresh_at(kinform::Time value) {
  put_field("beginRefreshAt", value);
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::clear_begin_refresh_at() {
  drop_field("beginRefreshAt");
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::set_not_after(kinform::Time value) {
  put_field("notAfter", value);
  return *this;
}

PodCertificateRequestStatus::Draft& PodCertificateRequestStatus::Draft::clear_not_after() {
  drop_field("notAfter");
  return *this;
}

PodCertificateRequest::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("PodCertificateRequest"));
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PodCertificateRequest::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PodCertificateRequestSpec::Draft PodCertificateRequest::Draft::spec() {
  return PodCertificateRequestSpec::Draft(field_part("spec"));
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

PodCertificateRequestStatus::Draft PodCertificateRequest::Draft::status() {
  return PodCertificateRequestStatus::Draft(field_part("status"));
}

PodCertificateRequest::Draft& PodCertificateRequest::Draft::clear_status() {
  drop_field("status");
  return *this;
}

PodCertificateRequestList::Draft::Draft() {
  put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
  put_field("kind", std::string_view("PodCertificateRequestList"));
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PodCertificateRequestList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PodCertificateRequest::Draft> PodCertificateRequestList::Draft::items() {
  return kinform::DraftList<PodCertificateRequest::Draft>(field_part("items"));
}

PodCertificateRequestList::Draft& PodCertificateRequestList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::certificates::v1
