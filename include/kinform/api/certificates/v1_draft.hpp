// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of certificates.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/certificates/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::certificates::v1 {

class KINFORM_EXPORT CertificateSigningRequestSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CertificateSigningRequestSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_request(const kinform::DraftBytes& value);
  Draft& clear_request();
  Draft& set_signer_name(std::string_view value);
  Draft& clear_signer_name();
  Draft& set_expiration_seconds(std::int32_t value);
  Draft& clear_expiration_seconds();
  kinform::DraftList<std::string_view> usages();
  Draft& clear_usages();
  Draft& set_username(std::string_view value);
  Draft& clear_username();
  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  kinform::DraftList<std::string_view> groups();
  Draft& clear_groups();
  kinform::DraftMap<kinform::DraftList<std::string_view>> extra();
  Draft& clear_extra();
};

class KINFORM_EXPORT CertificateSigningRequestStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CertificateSigningRequestStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CertificateSigningRequestCondition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_certificate(const kinform::DraftBytes& value);
  Draft& clear_certificate();
};

class KINFORM_EXPORT CertificateSigningRequest::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CertificateSigningRequest& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  CertificateSigningRequestSpec::Draft spec();
  Draft& clear_spec();
  CertificateSigningRequestStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT CertificateSigningRequestCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CertificateSigningRequestCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_last_update_time(kinform::Time value);
  Draft& clear_last_update_time();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
};

class KINFORM_EXPORT CertificateSigningRequestList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CertificateSigningRequestList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CertificateSigningRequest::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ClusterTrustBundleSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ClusterTrustBundleSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_signer_name(std::string_view value);
  Draft& clear_signer_name();
  Draft& set_trust_bundle(std::string_view value);
  Draft& clear_trust_bundle();
};

class KINFORM_EXPORT ClusterTrustBundle::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterTrustBundle& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ClusterTrustBundleSpec::Draft spec();
  Draft& clear_spec();
};

class KINFORM_EXPORT ClusterTrustBundleList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterTrustBundleList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ClusterTrustBundle::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PodCertificateRequestSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodCertificateRequestSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_signer_name(std::string_view value);
  Draft& clear_signer_name();
  Draft& set_pod_name(std::string_view value);
  Draft& clear_pod_name();
  Draft& set_pod_uid(std::string_view value);
  Draft& clear_pod_uid();
  Draft& set_service_account_name(std::string_view value);
  Draft& clear_service_account_name();
  Draft& set_service_account_uid(std::string_view value);
  Draft& clear_service_account_uid();
  Draft& set_node_name(std::string_view value);
  Draft& clear_node_name();
  Draft& set_node_uid(std::string_view value);
  Draft& clear_node_uid();
  Draft& set_max_expiration_seconds(std::int32_t value);
  Draft& clear_max_expiration_seconds();
  Draft& set_stub_pkcs10_request(const kinform::DraftBytes& value);
  Draft& clear_stub_pkcs10_request();
  kinform::DraftMap<std::string_view> unverified_user_annotations();
  Draft& clear_unverified_user_annotations();
};

class KINFORM_EXPORT PodCertificateRequestStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodCertificateRequestStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_certificate_chain(std::string_view value);
  Draft& clear_certificate_chain();
  Draft& set_not_before(kinform::Time value);
  Draft& clear_not_before();
  Draft& set_begin_refresh_at(kinform::Time value);
  Draft& clear_begin_refresh_at();
  Draft& set_not_after(kinform::Time value);
  Draft& clear_not_after();
};

class KINFORM_EXPORT PodCertificateRequest::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodCertificateRequest& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  PodCertificateRequestSpec::Draft spec();
  Draft& clear_spec();
  PodCertificateRequestStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT PodCertificateRequestList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const PodCertificateRequestList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PodCertificateRequest::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::certificates::v1
