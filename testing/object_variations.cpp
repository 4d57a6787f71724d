// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/object_variations.hpp"

#include <utility>
#include <vector>

namespace kinform::inline v0::test_support {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

std::vector<Json> empty_values(const Field& field) {
  const Type& type = field.type;
  switch (type.resolved().form) {
    case TypeForm::String:
    case TypeForm::Bytes:
      return {""};
    case TypeForm::Bool:
      return {false};
    case TypeForm::Int32:
    case TypeForm::Int64:
    case TypeForm::Double:
      return {0};
    case TypeForm::Duration:
      return {"0s"};
    case TypeForm::Quantity:
      return {"0"};
    case TypeForm::IntOrString:
      return {0, ""};
    // Without `omitempty`, Go's JSON tells an empty list from nil, which protobuf cannot. Servers
    // keep their objects in protobuf, so that they have nil only.
    case TypeForm::List:
      return field.omit_empty ? std::vector<Json>{Json::array()} : std::vector<Json>{};
    case TypeForm::Map:
      return field.omit_empty ? std::vector<Json>{Json::object()} : std::vector<Json>{};
    case TypeForm::Json:
      return {Json::object()};
    case TypeForm::Named:
      break;
    case TypeForm::Time:
    case TypeForm::MicroTime:
      return {};
  }
  return type.record() != nullptr ? std::vector<Json>{Json::object()} : std::vector<Json>{};
}

}  // namespace

void ObjectVariations::visit(Json object, const Definition& type, const Visit& visit) {
  for (const char* const identity : {"name", "namespace"}) {
    varied_.insert(std::string("meta/v1.ObjectMeta.") + identity);
  }
  object_ = std::move(object);
  visit_ = visit;
  vary_record(object_, type);
}

void ObjectVariations::vary_record(Json& record, const Definition& type) {
  for (const Field& field : type.fields) {
    if (field.number == 0) continue;  // Kind and apiVersion, for one.
    if (field.inlined) {
      vary_record(record, *field.type.record());
      continue;
    }
    if (!record.contains(field.name)) continue;
    if (varied_.insert(type.name + "." + field.name).second) vary_field(record, field);
    descend(record[field.name], field.type);
  }
}

void ObjectVariations::vary_field(Json& record, const Field& field) {
  const Json before = record[field.name];
  record.erase(field.name);
  visit_(object_);
  std::vector<Json> values = empty_values(field);
  values.emplace_back();
  for (Json& value : values) {
    record[field.name] = std::move(value);
    visit_(object_);
  }
  record[field.name] = before;
}

// Varies the fields of the first element of a list or map.
void ObjectVariations::descend(Json& value, const Type& type) {
  const Type& resolved = type.resolved();
  if (const Definition* const record = resolved.record()) {
    if (record->form == DefinitionForm::Record && value.is_object()) vary_record(value, *record);
  } else if (resolved.is_list()) {
    for (Json& element : value.elements()) return descend(element, resolved.element.front());
  } else if (resolved.is_map()) {
    for (auto& [key, entry] : value.members()) {
      return descend(entry, resolved.element.front());
    }
  }
}

}  // namespace kinform::inline v0::test_support
