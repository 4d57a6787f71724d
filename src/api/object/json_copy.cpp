// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Json::from() and edit(): copies a cached object, or a part of it, into an editable Json.

#include "kinform/json.hpp"

namespace kinform::inline v0 {
namespace {

Json copy_number(const Value& value) {
  Result<Json> number = Json::number(value.number_text());
  KINFORM_ASSERT(number.ok());  // A cached number is always valid JSON.
  return *std::move(number);
}

Json copy_array(const Value& value) {
  std::vector<Json> elements;
  elements.reserve(value.size());
  for (const Value& element : value.elements()) elements.push_back(Json::from(element));
  return Json::array_of(std::move(elements));
}

Json copy_object(const Value& value) {
  std::vector<std::pair<std::string, Json>> members;
  members.reserve(value.size());
  for (const auto& [key, member] : value.members()) {
    members.emplace_back(key, Json::from(member));
  }
  return Json::object_of(std::move(members));
}

}  // namespace

Json Json::from(const Value& value) {
  switch (value.type()) {
    case ValueType::Absent:
    case ValueType::Null:
      return nullptr;
    case ValueType::Boolean:
      return value.as_bool();
    case ValueType::Number:
      return copy_number(value);
    case ValueType::String:
      return value.as_string();
    case ValueType::Array:
      return copy_array(value);
    case ValueType::Object:
      return copy_object(value);
  }
  return nullptr;
}

Json edit(const Object& object) {
  return Json::from(object.root());
}

}  // namespace kinform::inline v0
