// The types of admission.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/authentication/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::admission::v1 {

class AdmissionRequest;
class AdmissionResponse;
class AdmissionReview;

struct Operation {
  static constexpr std::string_view kCREATE = "CREATE";
  static constexpr std::string_view kUPDATE = "UPDATE";
  static constexpr std::string_view kDELETE = "DELETE";
  static constexpr std::string_view kCONNECT = "CONNECT";
};

struct PatchType {
  static constexpr std::string_view kJSONPatch = "JSONPatch";
};

class AdmissionRequest : public kinform::View {
 public:
  class Draft;  // In kinform/admission/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] kinform::meta::v1::GroupVersionKind kind() const {
    return kinform::meta::v1::GroupVersionKind(member("kind"));
  }
  [[nodiscard]] kinform::meta::v1::GroupVersionResource resource() const {
    return kinform::meta::v1::GroupVersionResource(member("resource"));
  }
  [[nodiscard]] const std::string_view sub_resource() const {
    return get<std::string_view>("subResource");
  }
  [[nodiscard]] kinform::meta::v1::GroupVersionKind request_kind() const {
    return kinform::meta::v1::GroupVersionKind(member("requestKind"));
  }
  [[nodiscard]] kinform::meta::v1::GroupVersionResource request_resource() const {
    return kinform::meta::v1::GroupVersionResource(member("requestResource"));
  }
  [[nodiscard]] const std::string_view request_sub_resource() const {
    return get<std::string_view>("requestSubResource");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view operation() const {
    return get<std::string_view>("operation");
  }
  [[nodiscard]] kinform::authentication::v1::UserInfo user_info() const {
    return kinform::authentication::v1::UserInfo(member("userInfo"));
  }
  [[nodiscard]] kinform::Value object() const { return member("object"); }
  [[nodiscard]] kinform::Value old_object() const { return member("oldObject"); }
  [[nodiscard]] const std::optional<bool> dry_run() const {
    return get<std::optional<bool>>("dryRun");
  }
  [[nodiscard]] kinform::Value options() const { return member("options"); }
};

class AdmissionResponse : public kinform::View {
 public:
  class Draft;  // In kinform/admission/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] bool allowed() const { return get<bool>("allowed"); }
  [[nodiscard]] kinform::meta::v1::Status status() const {
    return kinform::meta::v1::Status(member("status"));
  }
  [[nodiscard]] kinform::Base64 patch() const { return kinform::Base64(member("patch")); }
  [[nodiscard]] const std::optional<std::string_view> patch_type() const {
    return get<std::optional<std::string_view>>("patchType");
  }
  [[nodiscard]] kinform::MapView<std::string_view> audit_annotations() const {
    return kinform::MapView<std::string_view>(member("auditAnnotations"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> warnings() const {
    return kinform::ListView<std::string_view>(member("warnings"));
  }
};

class AdmissionReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/admission/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] AdmissionRequest request() const& KINFORM_LIFETIME_BOUND {
    return AdmissionRequest(member("request"));
  }
  AdmissionRequest request() const&& = delete;
  [[nodiscard]] AdmissionResponse response() const& KINFORM_LIFETIME_BOUND {
    return AdmissionResponse(member("response"));
  }
  AdmissionResponse response() const&& = delete;
};

}  // namespace kinform::admission::v1
