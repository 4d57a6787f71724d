// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of storagemigration.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/storagemigration/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::storagemigration::v1 {

class KINFORM_EXPORT StorageVersionMigrationSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageVersionMigrationSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::meta::v1::GroupResource::Draft resource();
  Draft& clear_resource();
};

class KINFORM_EXPORT StorageVersionMigrationStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const StorageVersionMigrationStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::Condition::Draft> conditions();
  Draft& clear_conditions();
  Draft& set_resource_version(std::string_view value);
  Draft& clear_resource_version();
};

class KINFORM_EXPORT StorageVersionMigration::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StorageVersionMigration& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  StorageVersionMigrationSpec::Draft spec();
  Draft& clear_spec();
  StorageVersionMigrationStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT StorageVersionMigrationList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const StorageVersionMigrationList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<StorageVersionMigration::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::storagemigration::v1
