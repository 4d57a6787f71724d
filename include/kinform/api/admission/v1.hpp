// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of admission.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/authentication/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::admission::v1 {

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

class KINFORM_EXPORT AdmissionRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/admission/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionKind kind() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionResource resource() const;
  [[nodiscard]] const std::string_view sub_resource() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionKind request_kind() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionResource request_resource() const;
  [[nodiscard]] const std::string_view request_sub_resource() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view operation() const;
  [[nodiscard]] kinform::authentication::v1::UserInfo user_info() const;
  [[nodiscard]] kinform::Value object() const;
  [[nodiscard]] kinform::Value old_object() const;
  [[nodiscard]] const std::optional<bool> dry_run() const;
  [[nodiscard]] kinform::Value options() const;
};

class KINFORM_EXPORT AdmissionResponse : public kinform::View {
 public:
  class Draft;  // In kinform/api/admission/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] bool allowed() const;
  [[nodiscard]] kinform::meta::v1::Status status() const;
  [[nodiscard]] kinform::Base64 patch() const;
  [[nodiscard]] const std::optional<std::string_view> patch_type() const;
  [[nodiscard]] kinform::MapView<std::string_view> audit_annotations() const;
  [[nodiscard]] kinform::ListView<std::string_view> warnings() const;
};

class KINFORM_EXPORT AdmissionReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/admission/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] AdmissionRequest request() const& KINFORM_LIFETIME_BOUND;
  AdmissionRequest request() const&& = delete;
  [[nodiscard]] AdmissionResponse response() const& KINFORM_LIFETIME_BOUND;
  AdmissionResponse response() const&& = delete;
};

}  // namespace kinform::inline v0::admission::v1
