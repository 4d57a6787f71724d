// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/index_function.hpp"

#include <utility>

namespace kinform::inline v0 {

namespace {

void add_scalar(const Value& value, IndexValues& values) {
  switch (value.type()) {
    case ValueType::String:
      return values.add(value.as_string());
    case ValueType::Number:
      return values.add(value.number_text());
    case ValueType::Boolean:
      return values.add(value.as_bool() ? "true" : "false");
    default:
      return;
  }
}

}  // namespace

IndexFunction index_by_namespace() {
  return [](const Object& object, IndexValues& values) { values.add(object.namespace_name()); };
}

IndexFunction index_by_label(std::string key) {
  return [key = std::move(key)](const Object& object, IndexValues& values) {
    const Value label = object.labels()[key];
    if (label.is_string()) values.add(label.as_string());
  };
}

IndexFunction index_by_field(std::string pointer) {
  return [pointer = std::move(pointer)](const Object& object, IndexValues& values) {
    const Value field = object.at(pointer);
    if (!field.is_array()) return add_scalar(field, values);
    for (const Value& element : field.elements()) add_scalar(element, values);
  };
}

IndexFunction index_by_owner() {
  return [](const Object& object, IndexValues& values) {
    for (const Value& owner : object.owner_references().elements()) {
      const std::string_view uid = owner["uid"].as_string();
      if (!uid.empty()) values.add(uid);
    }
  };
}

}  // namespace kinform::inline v0
