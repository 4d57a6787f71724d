// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/scheduling/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::scheduling::v1 {

PriorityClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("scheduling.k8s.io/v1"));
  put_field("kind", std::string_view("PriorityClass"));
}

PriorityClass::Draft& PriorityClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft PriorityClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

PriorityClass::Draft& PriorityClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::set_value(std::int32_t value) {
  put_field("value", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_value() {
  drop_field("value");
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::set_global_default(bool value) {
  put_field("globalDefault", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_global_default() {
  drop_field("globalDefault");
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::set_description(std::string_view value) {
  put_field("description", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_description() {
  drop_field("description");
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::set_preemption_policy(std::string_view value) {
  put_field("preemptionPolicy", value);
  return *this;
}

PriorityClass::Draft& PriorityClass::Draft::clear_preemption_policy() {
  drop_field("preemptionPolicy");
  return *this;
}

PriorityClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("scheduling.k8s.io/v1"));
  put_field("kind", std::string_view("PriorityClassList"));
}

PriorityClassList::Draft& PriorityClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

PriorityClassList::Draft& PriorityClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

PriorityClassList::Draft& PriorityClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

PriorityClassList::Draft& PriorityClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft PriorityClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

PriorityClassList::Draft& PriorityClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<PriorityClass::Draft> PriorityClassList::Draft::items() {
  return kinform::DraftList<PriorityClass::Draft>(field_part("items"));
}

PriorityClassList::Draft& PriorityClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::scheduling::v1
