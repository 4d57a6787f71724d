// Drafts of the types of certificates.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/certificates/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::certificates::v1 {

class CertificateSigningRequestSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CertificateSigningRequestSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_request(const kinform::DraftBytes& value) {
    put_field("request", value);
    return *this;
  }
  Draft& clear_request() {
    drop_field("request");
    return *this;
  }
  Draft& set_signer_name(std::string_view value) {
    put_field("signerName", value);
    return *this;
  }
  Draft& clear_signer_name() {
    drop_field("signerName");
    return *this;
  }
  Draft& set_expiration_seconds(std::int32_t value) {
    put_field("expirationSeconds", value);
    return *this;
  }
  Draft& clear_expiration_seconds() {
    drop_field("expirationSeconds");
    return *this;
  }
  kinform::DraftList<std::string_view> usages();
  Draft& clear_usages() {
    drop_field("usages");
    return *this;
  }
  Draft& set_username(std::string_view value) {
    put_field("username", value);
    return *this;
  }
  Draft& clear_username() {
    drop_field("username");
    return *this;
  }
  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  kinform::DraftList<std::string_view> groups();
  Draft& clear_groups() {
    drop_field("groups");
    return *this;
  }
  kinform::DraftMap<kinform::DraftList<std::string_view>> extra();
  Draft& clear_extra() {
    drop_field("extra");
    return *this;
  }
};

class CertificateSigningRequestStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CertificateSigningRequestStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CertificateSigningRequestCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  Draft& set_certificate(const kinform::DraftBytes& value) {
    put_field("certificate", value);
    return *this;
  }
  Draft& clear_certificate() {
    drop_field("certificate");
    return *this;
  }
};

class CertificateSigningRequest::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
    put_field("kind", std::string_view("CertificateSigningRequest"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CertificateSigningRequest& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  CertificateSigningRequestSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  CertificateSigningRequestStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class CertificateSigningRequestCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CertificateSigningRequestCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_last_update_time(std::chrono::sys_seconds value) {
    put_field("lastUpdateTime", value);
    return *this;
  }
  Draft& clear_last_update_time() {
    drop_field("lastUpdateTime");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
};

class CertificateSigningRequestList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("certificates.k8s.io/v1"));
    put_field("kind", std::string_view("CertificateSigningRequestList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CertificateSigningRequestList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<CertificateSigningRequest::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::DraftList<std::string_view> CertificateSigningRequestSpec::Draft::usages() {
  return kinform::DraftList<std::string_view>(field_part("usages"));
}

inline kinform::DraftList<std::string_view> CertificateSigningRequestSpec::Draft::groups() {
  return kinform::DraftList<std::string_view>(field_part("groups"));
}

inline kinform::DraftMap<kinform::DraftList<std::string_view>> CertificateSigningRequestSpec::Draft::extra() {
  return kinform::DraftMap<kinform::DraftList<std::string_view>>(field_part("extra"));
}

inline kinform::DraftList<CertificateSigningRequestCondition::Draft> CertificateSigningRequestStatus::Draft::conditions() {
  return kinform::DraftList<CertificateSigningRequestCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft CertificateSigningRequest::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline CertificateSigningRequestSpec::Draft CertificateSigningRequest::Draft::spec() {
  return CertificateSigningRequestSpec::Draft(field_part("spec"));
}

inline CertificateSigningRequestStatus::Draft CertificateSigningRequest::Draft::status() {
  return CertificateSigningRequestStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft CertificateSigningRequestList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CertificateSigningRequest::Draft> CertificateSigningRequestList::Draft::items() {
  return kinform::DraftList<CertificateSigningRequest::Draft>(field_part("items"));
}

}  // namespace kinform::certificates::v1
