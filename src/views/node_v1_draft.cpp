// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/node/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::node::v1 {

kinform::DraftMap<kinform::Quantity> Overhead::Draft::pod_fixed() {
  return kinform::DraftMap<kinform::Quantity>(field_part("podFixed"));
}

Overhead::Draft& Overhead::Draft::clear_pod_fixed() {
  drop_field("podFixed");
  return *this;
}

kinform::DraftMap<std::string_view> Scheduling::Draft::node_selector() {
  return kinform::DraftMap<std::string_view>(field_part("nodeSelector"));
}

Scheduling::Draft& Scheduling::Draft::clear_node_selector() {
  drop_field("nodeSelector");
  return *this;
}

kinform::DraftList<kinform::core::v1::Toleration::Draft> Scheduling::Draft::tolerations() {
  return kinform::DraftList<kinform::core::v1::Toleration::Draft>(field_part("tolerations"));
}

Scheduling::Draft& Scheduling::Draft::clear_tolerations() {
  drop_field("tolerations");
  return *this;
}

RuntimeClass::Draft::Draft() {
  put_field("apiVersion", std::string_view("node.k8s.io/v1"));
  put_field("kind", std::string_view("RuntimeClass"));
}

RuntimeClass::Draft& RuntimeClass::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RuntimeClass::Draft& RuntimeClass::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft RuntimeClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

RuntimeClass::Draft& RuntimeClass::Draft::set_handler(std::string_view value) {
  put_field("handler", value);
  return *this;
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_handler() {
  drop_field("handler");
  return *this;
}

Overhead::Draft RuntimeClass::Draft::overhead() {
  return Overhead::Draft(field_part("overhead"));
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_overhead() {
  drop_field("overhead");
  return *this;
}

Scheduling::Draft RuntimeClass::Draft::scheduling() {
  return Scheduling::Draft(field_part("scheduling"));
}

RuntimeClass::Draft& RuntimeClass::Draft::clear_scheduling() {
  drop_field("scheduling");
  return *this;
}

RuntimeClassList::Draft::Draft() {
  put_field("apiVersion", std::string_view("node.k8s.io/v1"));
  put_field("kind", std::string_view("RuntimeClassList"));
}

RuntimeClassList::Draft& RuntimeClassList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

RuntimeClassList::Draft& RuntimeClassList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

RuntimeClassList::Draft& RuntimeClassList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

RuntimeClassList::Draft& RuntimeClassList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft RuntimeClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

RuntimeClassList::Draft& RuntimeClassList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<RuntimeClass::Draft> RuntimeClassList::Draft::items() {
  return kinform::DraftList<RuntimeClass::Draft>(field_part("items"));
}

RuntimeClassList::Draft& RuntimeClassList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::node::v1
