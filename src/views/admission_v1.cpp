#include "kinform/admission/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::admission::v1 {

const std::string_view AdmissionRequest::uid() const {
  return get<std::string_view>("uid");
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::kind() const {
  return kinform::meta::v1::GroupVersionKind(member("kind"));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::resource() const {
  return kinform::meta::v1::GroupVersionResource(member("resource"));
}

const std::string_view AdmissionRequest::sub_resource() const {
  return get<std::string_view>("subResource");
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::request_kind() const {
  return kinform::meta::v1::GroupVersionKind(member("requestKind"));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::request_resource() const {
  return kinform::meta::v1::GroupVersionResource(member("requestResource"));
}

const std::string_view AdmissionRequest::request_sub_resource() const {
  return get<std::string_view>("requestSubResource");
}

const std::string_view AdmissionRequest::name() const {
  return get<std::string_view>("name");
}

const std::string_view AdmissionRequest::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view AdmissionRequest::operation() const {
  return get<std::string_view>("operation");
}

kinform::authentication::v1::UserInfo AdmissionRequest::user_info() const {
  return kinform::authentication::v1::UserInfo(member("userInfo"));
}

kinform::Value AdmissionRequest::object() const {
  return member("object");
}

kinform::Value AdmissionRequest::old_object() const {
  return member("oldObject");
}

const std::optional<bool> AdmissionRequest::dry_run() const {
  return get<std::optional<bool>>("dryRun");
}

kinform::Value AdmissionRequest::options() const {
  return member("options");
}

const std::string_view AdmissionResponse::uid() const {
  return get<std::string_view>("uid");
}

bool AdmissionResponse::allowed() const {
  return get<bool>("allowed");
}

kinform::meta::v1::Status AdmissionResponse::status() const {
  return kinform::meta::v1::Status(member("status"));
}

kinform::Base64 AdmissionResponse::patch() const {
  return kinform::Base64(member("patch"));
}

const std::optional<std::string_view> AdmissionResponse::patch_type() const {
  return get<std::optional<std::string_view>>("patchType");
}

kinform::MapView<std::string_view> AdmissionResponse::audit_annotations() const {
  return kinform::MapView<std::string_view>(member("auditAnnotations"));
}

kinform::ListView<std::string_view> AdmissionResponse::warnings() const {
  return kinform::ListView<std::string_view>(member("warnings"));
}

const std::string_view AdmissionReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view AdmissionReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

AdmissionRequest AdmissionReview::request() const& {
  return AdmissionRequest(member("request"));
}

AdmissionResponse AdmissionReview::response() const& {
  return AdmissionResponse(member("response"));
}

}  // namespace kinform::admission::v1
