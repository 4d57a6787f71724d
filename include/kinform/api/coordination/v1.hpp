// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of coordination.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::coordination::v1 {

class LeaseSpec;
class Lease;
class LeaseList;

struct CoordinatedLeaseStrategy {
  static constexpr std::string_view kOldestEmulationVersion = "OldestEmulationVersion";
};

class KINFORM_EXPORT LeaseSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/coordination/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> holder_identity() const;
  [[nodiscard]] const std::optional<std::int32_t> lease_duration_seconds() const;
  [[nodiscard]] const std::optional<kinform::MicroTime> acquire_time() const;
  [[nodiscard]] const std::optional<kinform::MicroTime> renew_time() const;
  [[nodiscard]] const std::optional<std::int32_t> lease_transitions() const;
  [[nodiscard]] const std::optional<std::string_view> strategy() const;
  [[nodiscard]] const std::optional<std::string_view> preferred_holder() const;
};

class KINFORM_EXPORT Lease : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/coordination/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] LeaseSpec spec() const& KINFORM_LIFETIME_BOUND;
  LeaseSpec spec() const&& = delete;
};

class KINFORM_EXPORT LeaseList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/coordination/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Lease> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Lease> items() const&& = delete;
};

}  // namespace kinform::inline v0::coordination::v1
