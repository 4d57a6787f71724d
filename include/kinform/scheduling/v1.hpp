// The types of scheduling.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::scheduling::v1 {

class PriorityClass;
class PriorityClassList;

class PriorityClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/scheduling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "scheduling.k8s.io", .version = "v1", .plural = "priorityclasses", .kind = "PriorityClass", .namespaced = false};
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
  [[nodiscard]] std::int32_t value() const { return get<std::int32_t>("value"); }
  [[nodiscard]] bool global_default() const { return get<bool>("globalDefault"); }
  [[nodiscard]] const std::string_view description() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("description");
  }
  const std::string_view description() const&& = delete;
  [[nodiscard]] const std::optional<std::string_view> preemption_policy() const& KINFORM_LIFETIME_BOUND {
    return get<std::optional<std::string_view>>("preemptionPolicy");
  }
  const std::optional<std::string_view> preemption_policy() const&& = delete;
};

class PriorityClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/scheduling/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<PriorityClass> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<PriorityClass>(member("items"));
  }
  kinform::ListView<PriorityClass> items() const&& = delete;
};

}  // namespace kinform::scheduling::v1
