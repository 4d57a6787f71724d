// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/storagemigration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::storagemigration::v1 {

kinform::meta::v1::GroupResource StorageVersionMigrationSpec::resource() const {
  static constinit kinform::detail::Field field("resource");
  return kinform::meta::v1::GroupResource(member(field));
}

kinform::ListView<kinform::meta::v1::Condition> StorageVersionMigrationStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<kinform::meta::v1::Condition>(member(field));
}

const std::string_view StorageVersionMigrationStatus::resource_version() const {
  static constinit kinform::detail::Field field("resourceVersion");
  return get<std::string_view>(field);
}

kinform::ApiResource StorageVersionMigration::resource() {
  return {.group = "storagemigration.k8s.io", .version = "v1", .plural = "storageversionmigrations", .kind = "StorageVersionMigration", .namespaced = false};
}

const std::string_view StorageVersionMigration::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StorageVersionMigration::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta StorageVersionMigration::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

StorageVersionMigrationSpec StorageVersionMigration::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return StorageVersionMigrationSpec(member(field));
}

StorageVersionMigrationStatus StorageVersionMigration::status() const& {
  static constinit kinform::detail::Field field("status");
  return StorageVersionMigrationStatus(member(field));
}

const std::string_view StorageVersionMigrationList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view StorageVersionMigrationList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta StorageVersionMigrationList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<StorageVersionMigration> StorageVersionMigrationList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<StorageVersionMigration>(member(field));
}

}  // namespace kinform::inline v0::storagemigration::v1
