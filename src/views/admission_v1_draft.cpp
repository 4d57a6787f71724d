// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/admission/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::admission::v1 {

AdmissionRequest::Draft& AdmissionRequest::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

kinform::meta::v1::GroupVersionKind::Draft AdmissionRequest::Draft::kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("kind"));
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

kinform::meta::v1::GroupVersionResource::Draft AdmissionRequest::Draft::resource() {
  return kinform::meta::v1::GroupVersionResource::Draft(field_part("resource"));
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_sub_resource(std::string_view value) {
  put_field("subResource", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_sub_resource() {
  drop_field("subResource");
  return *this;
}

kinform::meta::v1::GroupVersionKind::Draft AdmissionRequest::Draft::request_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("requestKind"));
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_request_kind() {
  drop_field("requestKind");
  return *this;
}

kinform::meta::v1::GroupVersionResource::Draft AdmissionRequest::Draft::request_resource() {
  return kinform::meta::v1::GroupVersionResource::Draft(field_part("requestResource"));
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_request_resource() {
  drop_field("requestResource");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_request_sub_resource(std::string_view value) {
  put_field("requestSubResource", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_request_sub_resource() {
  drop_field("requestSubResource");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_name() {
  drop_field("name");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_operation(std::string_view value) {
  put_field("operation", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_operation() {
  drop_field("operation");
  return *this;
}

kinform::authentication::v1::UserInfo::Draft AdmissionRequest::Draft::user_info() {
  return kinform::authentication::v1::UserInfo::Draft(field_part("userInfo"));
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_user_info() {
  drop_field("userInfo");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_object(const kinform::Json& value) {
  put_field("object", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_object() {
  drop_field("object");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_old_object(const kinform::Json& value) {
  put_field("oldObject", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_old_object() {
  drop_field("oldObject");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_dry_run(bool value) {
  put_field("dryRun", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_dry_run() {
  drop_field("dryRun");
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::set_options(const kinform::Json& value) {
  put_field("options", value);
  return *this;
}

AdmissionRequest::Draft& AdmissionRequest::Draft::clear_options() {
  drop_field("options");
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::set_allowed(bool value) {
  put_field("allowed", value);
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_allowed() {
  drop_field("allowed");
  return *this;
}

kinform::meta::v1::Status::Draft AdmissionResponse::Draft::status() {
  return kinform::meta::v1::Status::Draft(field_part("status"));
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_status() {
  drop_field("status");
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::set_patch(const kinform::DraftBytes& value) {
  put_field("patch", value);
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_patch() {
  drop_field("patch");
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::set_patch_type(std::string_view value) {
  put_field("patchType", value);
  return *this;
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_patch_type() {
  drop_field("patchType");
  return *this;
}

kinform::DraftMap<std::string_view> AdmissionResponse::Draft::audit_annotations() {
  return kinform::DraftMap<std::string_view>(field_part("auditAnnotations"));
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_audit_annotations() {
  drop_field("auditAnnotations");
  return *this;
}

kinform::DraftList<std::string_view> AdmissionResponse::Draft::warnings() {
  return kinform::DraftList<std::string_view>(field_part("warnings"));
}

AdmissionResponse::Draft& AdmissionResponse::Draft::clear_warnings() {
  drop_field("warnings");
  return *this;
}

AdmissionReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("admission.k8s.io/v1"));
  put_field("kind", std::string_view("AdmissionReview"));
}

AdmissionReview::Draft& AdmissionReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

AdmissionReview::Draft& AdmissionReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

AdmissionReview::Draft& AdmissionReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

AdmissionReview::Draft& AdmissionReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

AdmissionRequest::Draft AdmissionReview::Draft::request() {
  return AdmissionRequest::Draft(field_part("request"));
}

AdmissionReview::Draft& AdmissionReview::Draft::clear_request() {
  drop_field("request");
  return *this;
}

AdmissionResponse::Draft AdmissionReview::Draft::response() {
  return AdmissionResponse::Draft(field_part("response"));
}

AdmissionReview::Draft& AdmissionReview::Draft::clear_response() {
  drop_field("response");
  return *this;
}

}  // namespace kinform::inline v0::admission::v1
