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

}  // namespace kinform::inline v0::certificates::v1
