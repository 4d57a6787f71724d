// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/storagemigration/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::storagemigration::v1 {

kinform::meta::v1::GroupResource::Draft StorageVersionMigrationSpec::Draft::resource() {
  return kinform::meta::v1::GroupResource::Draft(field_part("resource"));
}

StorageVersionMigrationSpec::Draft& StorageVersionMigrationSpec::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

kinform::DraftList<kinform::meta::v1::Condition::Draft> StorageVersionMigrationStatus::Draft::conditions() {
  return kinform::DraftList<kinform::meta::v1::Condition::Draft>(field_part("conditions"));
}

StorageVersionMigrationStatus::Draft& StorageVersionMigrationStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

StorageVersionMigrationStatus::Draft& StorageVersionMigrationStatus::Draft::set_resource_version(std::string_view value) {
  put_field("resourceVersion", value);
  return *this;
}

StorageVersionMigrationStatus::Draft& StorageVersionMigrationStatus::Draft::clear_resource_version() {
  drop_field("resourceVersion");
  return *this;
}

StorageVersionMigration::Draft::Draft() {
  put_field("apiVersion", std::string_view("storagemigration.k8s.io/v1"));
  put_field("kind", std::string_view("StorageVersionMigration"));
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft StorageVersionMigration::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

StorageVersionMigrationSpec::Draft StorageVersionMigration::Draft::spec() {
  return StorageVersionMigrationSpec::Draft(field_part("spec"));
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

StorageVersionMigrationStatus::Draft StorageVersionMigration::Draft::status() {
  return StorageVersionMigrationStatus::Draft(field_part("status"));
}

StorageVersionMigration::Draft& StorageVersionMigration::Draft::clear_status() {
  drop_field("status");
  return *this;
}

StorageVersionMigrationList::Draft::Draft() {
  put_field("apiVersion", std::string_view("storagemigration.k8s.io/v1"));
  put_field("kind", std::string_view("StorageVersionMigrationList"));
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft StorageVersionMigrationList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<StorageVersionMigration::Draft> StorageVersionMigrationList::Draft::items() {
  return kinform::DraftList<StorageVersionMigration::Draft>(field_part("items"));
}

StorageVersionMigrationList::Draft& StorageVersionMigrationList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::storagemigration::v1
