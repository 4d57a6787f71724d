// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/message_tables.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

ValueForm scalar_form(TypeForm form) {
  switch (form) {
    case TypeForm::Bool:
      return ValueForm::Bool;
    case TypeForm::Int32:
      return ValueForm::Int32;
    case TypeForm::Int64:
      return ValueForm::Int64;
    case TypeForm::Double:
      return ValueForm::Double;
    case TypeForm::Bytes:
      return ValueForm::Bytes;
    case TypeForm::Time:
      return ValueForm::Time;
    case TypeForm::MicroTime:
      return ValueForm::MicroTime;
    case TypeForm::Duration:
      return ValueForm::Duration;
    case TypeForm::Quantity:
      return ValueForm::Quantity;
    case TypeForm::IntOrString:
      return ValueForm::IntOrString;
    case TypeForm::Json:
      return ValueForm::Json;
    default:
      return ValueForm::String;
  }
}

Omit omission(const Field& field, const MemberTable& member) {
  if (!field.omit_empty || field.pointer || member.cardinality != Cardinality::Single) {
    return Omit::Never;
  }
  switch (member.form) {
    case ValueForm::Bool:
    case ValueForm::Int32:
    case ValueForm::Int64:
      return Omit::ZeroNumber;
    case ValueForm::Double:
      return Omit::ZeroDouble;
    case ValueForm::String:
    case ValueForm::Bytes:
    case ValueForm::WrappedList:
      return Omit::ZeroNumber;
    case ValueForm::Time:
      return field.omit_zero ? Omit::ZeroTime : Omit::Never;
    default:
      return Omit::Never;  // Go never omits structs.
  }
}

Presence presence_of(const Field& field, const MemberTable& member) {
  const ValueForm form = member.form;
  const bool can_be_null =
      form == ValueForm::Time || form == ValueForm::MicroTime || form == ValueForm::Json;
  if (field.pointer && field.omit_empty && can_be_null) return Presence::UnlessAbsent;
  const bool is_slice = form == ValueForm::Bytes || form == ValueForm::WrappedList;
  return field.pointer || is_slice ? Presence::IfSet : Presence::Always;
}

bool is_null_if_absent(const Field& field, const MemberTable& member) {
  if (field.omit_empty) return false;
  return field.pointer || member.cardinality != Cardinality::Single ||
         member.form == ValueForm::Bytes || member.form == ValueForm::WrappedList;
}

// Returns the type with aliases resolved, except aliases of lists that protobuf wraps.
const Type& unaliased(const Type& type) {
  const Type* found = &type;
  while (found->form == TypeForm::Named && found->definition->form == DefinitionForm::Alias &&
         !found->definition->wrapped) {
    found = &found->definition->alias;
  }
  return *found;
}

// Returns whether kind and apiVersion are part of the JSON, as in objects and lists.
bool has_type_meta(const Definition& definition) {
  return std::any_of(definition.fields.begin(), definition.fields.end(), [](const Field& field) {
    return field.inlined && field.type.name == "meta/v1.TypeMeta";
  });
}

}  // namespace

ProtobufTables::ProtobufTables(const schema::Schema& schema) : schema_(schema) {
  for (const schema::Package& package : schema.packages()) {
    for (const Definition& definition : package.definitions) {
      if (definition.form == DefinitionForm::Record) table_of(definition);
    }
  }
}

const MessageTable* ProtobufTables::table_of(const Definition& definition) {
  const auto [place, added] = tables_.try_emplace(&definition);
  MessageTable& table = place->second;
  if (!added) return &table;  // Complete, or being filled further up: types can be recursive.
  table.name = definition.name;
  table.kind = definition.short_name();
  table.api_version = api_version_of(definition);
  if (definition.form == DefinitionForm::Alias) {
    const Field items{.name = "items", .number = 1, .omit_empty = true, .type = definition.alias};
    add_member(table, table.fields, items);
  } else {
    fill(table, table.fields, definition);
  }
  // The one field of a union that is set is the value.
  if (definition.form == DefinitionForm::Union) table.null_if_absent = 0;
  return &table;
}

void ProtobufTables::fill(MessageTable& table, FieldTable& fields, const Definition& definition) {
  for (const Field& field : definition.fields) {
    if (field.number == 0) continue;
    if (field.inlined) {
      FieldTable& inlined = inlined_.emplace_back();
      fill(table, inlined, *field.type.record());
      if (fields.by_number.size() <= field.number) fields.by_number.resize(field.number + 1);
      fields.by_number[field.number] = {.type = WireType::Bytes,
                                        .member = static_cast<std::uint8_t>(fields.inlined.size()),
                                        .inlined = true};
      fields.inlined.push_back(&inlined);
    } else {
      add_member(table, fields, field);
    }
  }
}

void ProtobufTables::add_member(MessageTable& table, FieldTable& fields, const Field& field) {
  MemberTable member{.key = field.name, .number = field.number, .typed = field.typed};
  const Type& type = unaliased(field.type);
  if (type.is_list() || type.is_map()) {
    member.cardinality = type.is_list() ? Cardinality::List : Cardinality::Map;
    set_form(member, type.element.front());
  } else {
    set_form(member, type);
  }
  // The decoder relies on this: a value of another type would be read as bytes.
  KINFORM_ASSERT(member.cardinality != Cardinality::Map ||
                 wire_type(member.form) == WireType::Bytes);
  member.presence = presence_of(field, member);
  const std::size_t index = table.members.size();
  KINFORM_ASSERT(index < MessageTable::kMembersMax);
  if (is_null_if_absent(field, member)) table.null_if_absent |= std::uint64_t{1} << index;
  if (fields.by_number.size() <= field.number) fields.by_number.resize(field.number + 1);
  const Omit omit = omission(field, member);
  if (omit != Omit::Never) table.omitted_if_zero |= std::uint64_t{1} << index;
  fields.by_number[field.number] = {
      .type = member.cardinality == Cardinality::Map ? WireType::Bytes : wire_type(member.form),
      .member = static_cast<std::uint8_t>(index),
      .repeated = member.cardinality != Cardinality::Single,
      .omit = omit};
  table.members.push_back(member);
}

void ProtobufTables::set_form(MemberTable& member, const Type& type) {
  const Type& target = unaliased(type);
  KINFORM_ASSERT(!target.is_list() && !target.is_map());
  member.form = scalar_form(target.form);
  if (target.form != TypeForm::Named || target.definition->form == DefinitionForm::Enum) return;
  member.message = table_of(*target.definition);
  switch (target.definition->form) {
    case DefinitionForm::Union:
      member.form = ValueForm::Union;
      break;
    case DefinitionForm::Alias:
      member.form = ValueForm::WrappedList;
      break;
    default:
      member.form = ValueForm::Message;
  }
}

std::string ProtobufTables::api_version_of(const Definition& definition) const {
  for (const schema::Package& package : schema_.packages()) {
    if (package.name != definition.package()) continue;
    return package.group.empty() ? package.version : package.group + "/" + package.version;
  }
  return {};
}

const MessageTable* ProtobufTables::find(std::string_view api_version,
                                         std::string_view kind) const {
  const std::size_t slash = api_version.find('/');
  const bool is_core = slash == std::string_view::npos;
  const std::string_view group = is_core ? std::string_view() : api_version.substr(0, slash);
  const std::string_view version = is_core ? api_version : api_version.substr(slash + 1);
  const Definition* definition = schema_.find_kind(group, version, kind);
  if (definition == nullptr) definition = schema_.find("meta/v1." + std::string(kind));
  while (definition != nullptr && definition->form == DefinitionForm::Alias) {
    definition = definition->alias.definition;
  }
  const auto found = tables_.find(definition);
  return found != tables_.end() && has_type_meta(*definition) ? &found->second : nullptr;
}

const ProtobufTables& kubernetes_protobuf_tables() {
  static const ProtobufTables tables(schema::kubernetes_schema());
  return tables;
}

}  // namespace kinform::inline v0::codec
