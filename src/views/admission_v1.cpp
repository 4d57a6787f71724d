// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/admission/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::admission::v1 {

const std::string_view AdmissionRequest::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::kind() const {
  static constinit kinform::detail::Field field("kind");
  return kinform::meta::v1::GroupVersionKind(member(field));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::resource() const {
  static constinit kinform::detail::Field field("resource");
  return kinform::meta::v1::GroupVersionResource(member(field));
}

const std::string_view AdmissionRequest::sub_resource() const {
  static constinit kinform::detail::Field field("subResource");
  return get<std::string_view>(field);
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::request_kind() const {
  static constinit kinform::detail::Field field("requestKind");
  return kinform::meta::v1::GroupVersionKind(member(field));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::request_resource() const {
  static constinit kinform::detail::Field field("requestResource");
  return kinform::meta::v1::GroupVersionResource(member(field));
}

const std::string_view AdmissionRequest::request_sub_resource() const {
  static constinit kinform::detail::Field field("requestSubResource");
  return get<std::string_view>(field);
}

const std::string_view AdmissionRequest::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view AdmissionRequest::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view AdmissionRequest::operation() const {
  static constinit kinform::detail::Field field("operation");
  return get<std::string_view>(field);
}

kinform::authentication::v1::UserInfo AdmissionRequest::user_info() const {
  static constinit kinform::detail::Field field("userInfo");
  return kinform::authentication::v1::UserInfo(member(field));
}

kinform::Value AdmissionRequest::object() const {
  static constinit kinform::detail::Field field("object");
  return member(field);
}

kinform::Value AdmissionRequest::old_object() const {
  static constinit kinform::detail::Field field("oldObject");
  return member(field);
}

const std::optional<bool> AdmissionRequest::dry_run() const {
  static constinit kinform::detail::Field field("dryRun");
  return get<std::optional<bool>>(field);
}

kinform::Value AdmissionRequest::options() const {
  static constinit kinform::detail::Field field("options");
  return member(field);
}

const std::string_view AdmissionResponse::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

bool AdmissionResponse::allowed() const {
  static constinit kinform::detail::Field field("allowed");
  return get<bool>(field);
}

kinform::meta::v1::Status AdmissionResponse::status() const {
  static constinit kinform::detail::Field field("status");
  return kinform::meta::v1::Status(member(field));
}

kinform::Base64 AdmissionResponse::patch() const {
  static constinit kinform::detail::Field field("patch");
  return kinform::Base64(member(field));
}

const std::optional<std::string_view> AdmissionResponse::patch_type() const {
  static constinit kinform::detail::Field field("patchType");
  return get<std::optional<std::string_view>>(field);
}

kinform::MapView<std::string_view> AdmissionResponse::audit_annotations() const {
  static constinit kinform::detail::Field field("auditAnnotations");
  return kinform::MapView<std::string_view>(member(field));
}

kinform::ListView<std::string_view> AdmissionResponse::warnings() const {
  static constinit kinform::detail::Field field("warnings");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view AdmissionReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view AdmissionReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

AdmissionRequest AdmissionReview::request() const& {
  static constinit kinform::detail::Field field("request");
  return AdmissionRequest(member(field));
}

AdmissionResponse AdmissionReview::response() const& {
  static constinit kinform::detail::Field field("response");
  return AdmissionResponse(member(field));
}

}  // namespace kinform::inline v0::admission::v1
