// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/patch/field_shape.hpp"

#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {

FieldShape FieldShape::of_kind(const KindFacts& kind) {
  FieldShape shape;
  if (kind.custom != nullptr) {
    shape.custom_ = &kind.custom->schema;
  } else {
    shape.record_ = schema::kubernetes_schema().find_kind(kind.group, kind.version, kind.kind);
  }
  return shape;
}

FieldShape FieldShape::of_type(const schema::Type& type, const schema::Field* field) {
  const schema::Type& resolved = type.resolved();
  FieldShape shape;
  shape.record_ = resolved.record();
  if (resolved.is_list() || resolved.is_map()) shape.element_ = &resolved.element.front();
  if (resolved.is_list()) shape.field_ = field;
  return shape;
}

Granularity FieldShape::granularity(const Json& value) const {
  if (value.is_object()) {
    if (record_ != nullptr) return record_->atomic ? Granularity::Atomic : Granularity::Record;
    if (custom_ == nullptr) return Granularity::Map;
    if ((*custom_)["x-kubernetes-map-type"].as_string() == "atomic") return Granularity::Atomic;
    return custom_->contains("properties") ? Granularity::Record : Granularity::Map;
  }
  if (!value.is_array()) return Granularity::Atomic;
  if (custom_ != nullptr) {
    const std::string_view type = (*custom_)["x-kubernetes-list-type"].as_string();
    if (type == "map") return Granularity::ListMap;
    return type == "set" ? Granularity::ListSet : Granularity::Atomic;
  }
  if (field_ == nullptr || field_->list_kind == schema::ListKind::Atomic) {
    return Granularity::Atomic;
  }
  return field_->list_kind == schema::ListKind::Map ? Granularity::ListMap : Granularity::ListSet;
}

FieldShape FieldShape::member(std::string_view key) const {
  if (record_ != nullptr) {
    const schema::Field* const field = record_->find_field(key);
    return field == nullptr ? FieldShape() : of_type(field->type, field);
  }
  if (element_ != nullptr) return of_type(*element_, nullptr);
  FieldShape shape;
  if (custom_ == nullptr) return shape;
  if (const Json* const own = (*custom_)["properties"].find(key)) {
    shape.custom_ = own;
  } else if (const Json& others = (*custom_)["additionalProperties"]; others.is_object()) {
    shape.custom_ = &others;
  }
  return shape;
}

FieldShape FieldShape::element() const {
  if (element_ != nullptr) return of_type(*element_, nullptr);
  FieldShape shape;
  if (custom_ != nullptr) shape.custom_ = &(*custom_)["items"];
  return shape;
}

std::vector<std::string> FieldShape::list_keys() const {
  if (field_ != nullptr) return field_->list_keys;
  std::vector<std::string> keys;
  if (custom_ == nullptr) return keys;
  for (const Json& key : (*custom_)["x-kubernetes-list-map-keys"].elements()) {
    keys.emplace_back(key.as_string());
  }
  return keys;
}

Json FieldShape::key_default(std::string_view key) const {
  if (custom_ != nullptr) return (*custom_)["items"]["properties"][key]["default"];
  // `protocol` is the only list key of built-in types with a default.
  return key == "protocol" ? Json("TCP") : Json();
}

std::optional<std::string> FieldShape::step_to(const Json& element) const {
  const std::vector<std::string> keys = list_keys();
  if (keys.empty()) return "v:" + element.to_json();
  Json identity = Json::object();
  for (const std::string& key : keys) {
    const Json* const value = element.find(key);
    Json known = value != nullptr ? *value : key_default(key);
    if (known.is_null()) return std::nullopt;
    identity.set(key, std::move(known));
  }
  return "k:" + identity.to_json();
}

}  // namespace kinform::inline v0::server
