// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of storagemigration.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::storagemigration::v1 {

class StorageVersionMigrationSpec;
class StorageVersionMigrationStatus;
class StorageVersionMigration;
class StorageVersionMigrationList;

struct MigrationConditionType {
  static constexpr std::string_view kRunning = "Running";
  static constexpr std::string_view kSucceeded = "Succeeded";
  static constexpr std::string_view kFailed = "Failed";
};

class KINFORM_EXPORT StorageVersionMigrationSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/storagemigration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::meta::v1::GroupResource resource() const;
};

class KINFORM_EXPORT StorageVersionMigrationStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/storagemigration/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
  [[nodiscard]] const std::string_view resource_version() const;
};

class KINFORM_EXPORT StorageVersionMigration : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storagemigration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] StorageVersionMigrationSpec spec() const& KINFORM_LIFETIME_BOUND;
  StorageVersionMigrationSpec spec() const&& = delete;
  [[nodiscard]] StorageVersionMigrationStatus status() const& KINFORM_LIFETIME_BOUND;
  StorageVersionMigrationStatus status() const&& = delete;
};

class KINFORM_EXPORT StorageVersionMigrationList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/storagemigration/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<StorageVersionMigration> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<StorageVersionMigration> items() const&& = delete;
};

}  // namespace kinform::inline v0::storagemigration::v1
