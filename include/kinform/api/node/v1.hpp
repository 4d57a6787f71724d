// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of node.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::node::v1 {

class Overhead;
class Scheduling;
class RuntimeClass;
class RuntimeClassList;

class KINFORM_EXPORT Overhead : public kinform::View {
 public:
  class Draft;  // In kinform/api/node/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<kinform::Quantity> pod_fixed() const;
};

class KINFORM_EXPORT Scheduling : public kinform::View {
 public:
  class Draft;  // In kinform/api/node/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::MapView<std::string_view> node_selector() const;
  [[nodiscard]] kinform::ListView<kinform::core::v1::Toleration> tolerations() const;
};

class KINFORM_EXPORT RuntimeClass : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/node/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view handler() const& KINFORM_LIFETIME_BOUND;
  const std::string_view handler() const&& = delete;
  [[nodiscard]] Overhead overhead() const& KINFORM_LIFETIME_BOUND;
  Overhead overhead() const&& = delete;
  [[nodiscard]] Scheduling scheduling() const& KINFORM_LIFETIME_BOUND;
  Scheduling scheduling() const&& = delete;
};

class KINFORM_EXPORT RuntimeClassList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/node/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<RuntimeClass> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<RuntimeClass> items() const&& = delete;
};

}  // namespace kinform::inline v0::node::v1
