// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of scheduling.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::scheduling::v1 {

class PriorityClass;
class PriorityClassList;

class KINFORM_EXPORT PriorityClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/scheduling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] std::int32_t value() const;
  [[nodiscard]] bool global_default() const;
  [[nodiscard]] const std::string_view description() const& KINFORM_LIFETIME_BOUND;
  const std::string_view description() const&& = delete;
  [[nodiscard]] const std::optional<std::string_view> preemption_policy() const& KINFORM_LIFETIME_BOUND;
  const std::optional<std::string_view> preemption_policy() const&& = delete;
};

class KINFORM_EXPORT PriorityClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/scheduling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PriorityClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PriorityClass> items() const&& = delete;
};

}  // namespace kinform::inline v0::scheduling::v1
