// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of apiregistration.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::apiregistration::v1 {

class ServiceReference;
class APIServiceSpec;
class APIServiceStatus;
class APIService;
class APIServiceCondition;
class APIServiceList;

struct APIServiceConditionType {
  static constexpr std::string_view kAvailable = "Available";
};

struct ConditionStatus {
  static constexpr std::string_view kTrue = "True";
  static constexpr std::string_view kFalse = "False";
  static constexpr std::string_view kUnknown = "Unknown";
};

class KINFORM_EXPORT ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> port() const;
};

class KINFORM_EXPORT APIServiceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ServiceReference service() const;
  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] bool insecure_skip_tls_verify() const;
  [[nodiscard]] kinform::Base64 ca_bundle() const;
  [[nodiscard]] std::int32_t group_priority_minimum() const;
  [[nodiscard]] std::int32_t version_priority() const;
};

class KINFORM_EXPORT APIServiceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<APIServiceCondition> conditions() const;
};

class KINFORM_EXPORT APIService : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] APIServiceSpec spec() const& KINFORM_LIFETIME_BOUND;
  APIServiceSpec spec() const&& = delete;
  [[nodiscard]] APIServiceStatus status() const& KINFORM_LIFETIME_BOUND;
  APIServiceStatus status() const&& = delete;
};

class KINFORM_EXPORT APIServiceCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
};

class KINFORM_EXPORT APIServiceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apiregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<APIService> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<APIService> items() const&& = delete;
};

}  // namespace kinform::inline v0::apiregistration::v1
