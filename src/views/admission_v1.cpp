#include "kinform/admission/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::admission::v1 {

const std::string_view AdmissionRequest::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionKind(member("kind", places));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionResource(member("resource", places));
}

const std::string_view AdmissionRequest::sub_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("subResource", places);
}

kinform::meta::v1::GroupVersionKind AdmissionRequest::request_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionKind(member("requestKind", places));
}

kinform::meta::v1::GroupVersionResource AdmissionRequest::request_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::GroupVersionResource(member("requestResource", places));
}

const std::string_view AdmissionRequest::request_sub_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("requestSubResource", places);
}

const std::string_view AdmissionRequest::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view AdmissionRequest::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view AdmissionRequest::operation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("operation", places);
}

kinform::authentication::v1::UserInfo AdmissionRequest::user_info() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::authentication::v1::UserInfo(member("userInfo", places));
}

kinform::Value AdmissionRequest::object() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("object", places);
}

kinform::Value AdmissionRequest::old_object() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("oldObject", places);
}

const std::optional<bool> AdmissionRequest::dry_run() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("dryRun", places);
}

kinform::Value AdmissionRequest::options() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("options", places);
}

const std::string_view AdmissionResponse::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

bool AdmissionResponse::allowed() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("allowed", places);
}

kinform::meta::v1::Status AdmissionResponse::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::Status(member("status", places));
}

kinform::Base64 AdmissionResponse::patch() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("patch", places));
}

const std::optional<std::string_view> AdmissionResponse::patch_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("patchType", places);
}

kinform::MapView<std::string_view> AdmissionResponse::audit_annotations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<std::string_view>(member("auditAnnotations", places));
}

kinform::ListView<std::string_view> AdmissionResponse::warnings() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("warnings", places));
}

const std::string_view AdmissionReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view AdmissionReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

AdmissionRequest AdmissionReview::request() const& {
  static constinit kinform::detail::FieldPlaces places;
  return AdmissionRequest(member("request", places));
}

AdmissionResponse AdmissionReview::response() const& {
  static constinit kinform::detail::FieldPlaces places;
  return AdmissionResponse(member("response", places));
}

}  // namespace kinform::inline v0::admission::v1
