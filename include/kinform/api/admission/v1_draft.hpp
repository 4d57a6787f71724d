// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of admission.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/admission/v1.hpp"
#include "kinform/api/authentication/v1_draft.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::admission::v1 {

class KINFORM_EXPORT AdmissionRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AdmissionRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  kinform::meta::v1::GroupVersionKind::Draft kind();
  Draft& clear_kind();
  kinform::meta::v1::GroupVersionResource::Draft resource();
  Draft& clear_resource();
  Draft& set_sub_resource(std::string_view value);
  Draft& clear_sub_resource();
  kinform::meta::v1::GroupVersionKind::Draft request_kind();
  Draft& clear_request_kind();
  kinform::meta::v1::GroupVersionResource::Draft request_resource();
  Draft& clear_request_resource();
  Draft& set_request_sub_resource(std::string_view value);
  Draft& clear_request_sub_resource();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_operation(std::string_view value);
  Draft& clear_operation();
  kinform::authentication::v1::UserInfo::Draft user_info();
  Draft& clear_user_info();
  Draft& set_object(const kinform::Json& value);
  Draft& clear_object();
  Draft& set_old_object(const kinform::Json& value);
  Draft& clear_old_object();
  Draft& set_dry_run(bool value);
  Draft& clear_dry_run();
  Draft& set_options(const kinform::Json& value);
  Draft& clear_options();
};

class KINFORM_EXPORT AdmissionResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AdmissionResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_allowed(bool value);
  Draft& clear_allowed();
  kinform::meta::v1::Status::Draft status();
  Draft& clear_status();
  Draft& set_patch(const kinform::DraftBytes& value);
  Draft& clear_patch();
  Draft& set_patch_type(std::string_view value);
  Draft& clear_patch_type();
  kinform::DraftMap<std::string_view> audit_annotations();
  Draft& clear_audit_annotations();
  kinform::DraftList<std::string_view> warnings();
  Draft& clear_warnings();
};

class KINFORM_EXPORT AdmissionReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const AdmissionReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  AdmissionRequest::Draft request();
  Draft& clear_request();
  AdmissionResponse::Draft response();
  Draft& clear_response();
};

}  // namespace kinform::inline v0::admission::v1
