// The types of apiregistration.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::apiregistration::v1 {

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

class ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::int32_t> port() const {
    return get<std::optional<std::int32_t>>("port");
  }
};

class APIServiceSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] ServiceReference service() const { return ServiceReference(member("service")); }
  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] bool insecure_skip_tls_verify() const { return get<bool>("insecureSkipTLSVerify"); }
  [[nodiscard]] kinform::Base64 ca_bundle() const { return kinform::Base64(member("caBundle")); }
  [[nodiscard]] std::int32_t group_priority_minimum() const {
    return get<std::int32_t>("groupPriorityMinimum");
  }
  [[nodiscard]] std::int32_t version_priority() const {
    return get<std::int32_t>("versionPriority");
  }
};

class APIServiceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<APIServiceCondition> conditions() const {
    return kinform::ListView<APIServiceCondition>(member("conditions"));
  }
};

class APIService : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apiregistration.k8s.io", .version = "v1", .plural = "apiservices", .kind = "APIService", .namespaced = false};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] APIServiceSpec spec() const& KINFORM_LIFETIME_BOUND {
    return APIServiceSpec(member("spec"));
  }
  APIServiceSpec spec() const&& = delete;
  [[nodiscard]] APIServiceStatus status() const& KINFORM_LIFETIME_BOUND {
    return APIServiceStatus(member("status"));
  }
  APIServiceStatus status() const&& = delete;
};

class APIServiceCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class APIServiceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apiregistration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<APIService> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<APIService>(member("items"));
  }
  kinform::ListView<APIService> items() const&& = delete;
};

}  // namespace kinform::apiregistration::v1
