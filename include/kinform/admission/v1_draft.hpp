// Drafts of the types of admission.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/admission/v1.hpp"
#include "kinform/authentication/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::admission::v1 {

class AdmissionRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AdmissionRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  kinform::meta::v1::GroupVersionKind::Draft kind();
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  kinform::meta::v1::GroupVersionResource::Draft resource();
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  Draft& set_sub_resource(std::string_view value) {
    put_field("subResource", value);
    return *this;
  }
  Draft& clear_sub_resource() {
    drop_field("subResource");
    return *this;
  }
  kinform::meta::v1::GroupVersionKind::Draft request_kind();
  Draft& clear_request_kind() {
    drop_field("requestKind");
    return *this;
  }
  kinform::meta::v1::GroupVersionResource::Draft request_resource();
  Draft& clear_request_resource() {
    drop_field("requestResource");
    return *this;
  }
  Draft& set_request_sub_resource(std::string_view value) {
    put_field("requestSubResource", value);
    return *this;
  }
  Draft& clear_request_sub_resource() {
    drop_field("requestSubResource");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_operation(std::string_view value) {
    put_field("operation", value);
    return *this;
  }
  Draft& clear_operation() {
    drop_field("operation");
    return *this;
  }
  kinform::authentication::v1::UserInfo::Draft user_info();
  Draft& clear_user_info() {
    drop_field("userInfo");
    return *this;
  }
  Draft& set_object(const kinform::Json& value) {
    put_field("object", value);
    return *this;
  }
  Draft& clear_object() {
    drop_field("object");
    return *this;
  }
  Draft& set_old_object(const kinform::Json& value) {
    put_field("oldObject", value);
    return *this;
  }
  Draft& clear_old_object() {
    drop_field("oldObject");
    return *this;
  }
  Draft& set_dry_run(bool value) {
    put_field("dryRun", value);
    return *this;
  }
  Draft& clear_dry_run() {
    drop_field("dryRun");
    return *this;
  }
  Draft& set_options(const kinform::Json& value) {
    put_field("options", value);
    return *this;
  }
  Draft& clear_options() {
    drop_field("options");
    return *this;
  }
};

class AdmissionResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AdmissionResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_allowed(bool value) {
    put_field("allowed", value);
    return *this;
  }
  Draft& clear_allowed() {
    drop_field("allowed");
    return *this;
  }
  kinform::meta::v1::Status::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_patch(const kinform::DraftBytes& value) {
    put_field("patch", value);
    return *this;
  }
  Draft& clear_patch() {
    drop_field("patch");
    return *this;
  }
  Draft& set_patch_type(std::string_view value) {
    put_field("patchType", value);
    return *this;
  }
  Draft& clear_patch_type() {
    drop_field("patchType");
    return *this;
  }
  kinform::DraftMap<std::string_view> audit_annotations();
  Draft& clear_audit_annotations() {
    drop_field("auditAnnotations");
    return *this;
  }
  kinform::DraftList<std::string_view> warnings();
  Draft& clear_warnings() {
    drop_field("warnings");
    return *this;
  }
};

class AdmissionReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("admission.k8s.io/v1"));
    put_field("kind", std::string_view("AdmissionReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const AdmissionReview& object) { return Draft(kinform::Json::from(object.raw())); }

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
  AdmissionRequest::Draft request();
  Draft& clear_request() {
    drop_field("request");
    return *this;
  }
  AdmissionResponse::Draft response();
  Draft& clear_response() {
    drop_field("response");
    return *this;
  }
};

inline kinform::meta::v1::GroupVersionKind::Draft AdmissionRequest::Draft::kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("kind"));
}

inline kinform::meta::v1::GroupVersionResource::Draft AdmissionRequest::Draft::resource() {
  return kinform::meta::v1::GroupVersionResource::Draft(field_part("resource"));
}

inline kinform::meta::v1::GroupVersionKind::Draft AdmissionRequest::Draft::request_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("requestKind"));
}

inline kinform::meta::v1::GroupVersionResource::Draft AdmissionRequest::Draft::request_resource() {
  return kinform::meta::v1::GroupVersionResource::Draft(field_part("requestResource"));
}

inline kinform::authentication::v1::UserInfo::Draft AdmissionRequest::Draft::user_info() {
  return kinform::authentication::v1::UserInfo::Draft(field_part("userInfo"));
}

inline kinform::meta::v1::Status::Draft AdmissionResponse::Draft::status() {
  return kinform::meta::v1::Status::Draft(field_part("status"));
}

inline kinform::DraftMap<std::string_view> AdmissionResponse::Draft::audit_annotations() {
  return kinform::DraftMap<std::string_view>(field_part("auditAnnotations"));
}

inline kinform::DraftList<std::string_view> AdmissionResponse::Draft::warnings() {
  return kinform::DraftList<std::string_view>(field_part("warnings"));
}

inline AdmissionRequest::Draft AdmissionReview::Draft::request() {
  return AdmissionRequest::Draft(field_part("request"));
}

inline AdmissionResponse::Draft AdmissionReview::Draft::response() {
  return AdmissionResponse::Draft(field_part("response"));
}

}  // namespace kinform::admission::v1
