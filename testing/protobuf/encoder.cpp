// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/protobuf/encoder.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <map>
#include <utility>

#include "base/base64.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::test_support {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

constexpr std::string_view kMagic("k8s\0", 4);

std::string message(const Json& object, const Definition& type);

const Type& without_aliases(const Type& type) {
  const Type* found = &type;
  while (found->form == TypeForm::Named && found->definition->form == DefinitionForm::Alias &&
         !found->definition->wrapped) {
    found = &found->definition->alias;
  }
  return *found;
}

std::string fixed64_field(std::uint32_t number, std::uint64_t value) {
  std::string field = varint(number << 3U | 1U);
  for (unsigned shift = 0; shift < 64; shift += 8) field += static_cast<char>(value >> shift);
  return field;
}

std::string timestamp(std::chrono::sys_time<std::chrono::microseconds> time) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
  return varint_field(1, static_cast<std::uint64_t>(seconds.time_since_epoch().count())) +
         varint_field(2,
                      static_cast<std::uint64_t>(std::chrono::nanoseconds(time - seconds).count()));
}

std::string time_message(const Json& value) {
  const auto time = parse_micro_time(value.as_string());
  return time ? timestamp(*time) : std::string();
}

std::string int_or_string(const Json& value) {
  const bool is_string = value.is_string();
  return varint_field(1, is_string ? 1 : 0) +
         varint_field(2, static_cast<std::uint64_t>(value.as_int64())) +
         bytes_field(3, value.as_string());
}

std::string union_message(const Json& value, const Definition& type) {
  std::string fields;
  for (const Field& field : type.fields) {
    const Type& form = without_aliases(field.type);
    if (form.form == TypeForm::Bool) {
      fields += varint_field(field.number, value.is_object() || value.as_bool() ? 1 : 0);
    } else if (form.is_list()) {
      for (const Json& element : value.elements()) {
        const Definition* const record = form.element.front().record();
        fields += bytes_field(field.number, record != nullptr ? message(element, *record)
                                                              : std::string(element.as_string()));
      }
    } else if (value.is_object()) {
      fields += bytes_field(field.number, message(value, *form.record()));
    }
  }
  return fields;
}

// A field with one value that is not a list or map.
std::string single(std::uint32_t number, const Json& value, const Type& type) {
  const Type& form = without_aliases(type);
  switch (form.form) {
    case TypeForm::String:
      return bytes_field(number, value.as_string());
    case TypeForm::Bool:
      return varint_field(number, value.as_bool() ? 1 : 0);
    case TypeForm::Int32:
    case TypeForm::Int64:
      return varint_field(number, static_cast<std::uint64_t>(value.as_int64()));
    case TypeForm::Double:
      return fixed64_field(number, std::bit_cast<std::uint64_t>(value.as_double()));
    case TypeForm::Bytes:
      return bytes_field(number, decode_base64(value.as_string()).value_or(""));
    case TypeForm::Time:
    case TypeForm::MicroTime:
      return bytes_field(number, time_message(value));
    case TypeForm::Duration: {
      const auto duration = parse_duration(value.as_string());
      return bytes_field(
          number, varint_field(1, duration ? static_cast<std::uint64_t>(duration->count()) : 0));
    }
    case TypeForm::Quantity:
      return bytes_field(number, bytes_field(1, value.is_null() ? "0" : value.as_string()));
    case TypeForm::IntOrString:
      return bytes_field(number, int_or_string(value));
    case TypeForm::Json:
      return bytes_field(number, value.is_null() ? "" : bytes_field(1, value.to_json()));
    case TypeForm::Named:
      break;
    case TypeForm::List:
    case TypeForm::Map:
      KINFORM_ASSERT(false);
  }
  const Definition& definition = *form.definition;
  if (definition.form == DefinitionForm::Enum) return bytes_field(number, value.as_string());
  if (definition.form == DefinitionForm::Union) {
    return bytes_field(number, union_message(value, definition));
  }
  if (definition.form == DefinitionForm::Record) {
    return bytes_field(number, message(value, definition));
  }
  std::string elements;
  for (const Json& element : value.elements()) {
    elements += single(1, element, definition.alias.element.front());
  }
  return bytes_field(number, elements);
}

// Go writes the zero of a field that is not a pointer, except nil slices.
bool is_absent(const Json* value, const Field& field, const Type& type) {
  if (value != nullptr && !value->is_null()) return false;
  const bool is_slice =
      type.form == TypeForm::Bytes ||
      (type.form == TypeForm::Named && type.definition->form == DefinitionForm::Alias);
  return field.pointer || is_slice;
}

void add_field(std::map<std::uint32_t, std::string>& fields, const Field& field,
               const Json& object) {
  std::string& bytes = fields[field.number];
  if (field.inlined) {
    bytes = bytes_field(field.number, message(object, *field.type.record()));
    return;
  }
  const Json* const value = object.find(field.name);
  const Type& type = without_aliases(field.type);
  if (type.is_list()) {
    if (value == nullptr) return;
    for (const Json& element : value->elements()) {
      bytes += single(field.number, element, type.element.front());
    }
  } else if (type.is_map()) {
    if (value == nullptr) return;
    for (const auto& [key, entry] : value->members()) {
      bytes +=
          bytes_field(field.number, bytes_field(1, key) + single(2, entry, type.element.front()));
    }
  } else if (value != nullptr && value->is_null() && field.pointer &&
             (type.form == TypeForm::Time || type.form == TypeForm::Json ||
              type.form == TypeForm::MicroTime) &&
             field.omit_empty) {
    bytes = bytes_field(field.number, "");  // A pointer to a zero time or an empty value.
  } else if (!is_absent(value, field, type)) {
    bytes = single(field.number, value == nullptr ? Json() : *value, type);
  }
}

std::string message(const Json& object, const Definition& type) {
  std::map<std::uint32_t, std::string> fields;
  for (const Field& field : type.fields) {
    if (field.number != 0) add_field(fields, field, object);
  }
  std::string bytes;
  for (const auto& [number, field] : fields) bytes += field;
  return bytes;
}

}  // namespace

std::string varint(std::uint64_t value) {
  std::string bytes;
  for (; value >= 0x80; value >>= 7U) bytes += static_cast<char>(value | 0x80U);
  return bytes + static_cast<char>(value);
}

std::string bytes_field(std::uint32_t number, std::string_view bytes) {
  return varint(number << 3U | 2U) + varint(bytes.size()) + std::string(bytes);
}

std::string varint_field(std::uint32_t number, std::uint64_t value) {
  return varint(number << 3U) + varint(value);
}

std::string to_protobuf(const Json& object, const Definition& type) {
  return message(object, type);
}

std::string to_protobuf(const Json& object) {
  const std::string_view api_version = object["apiVersion"].as_string();
  const std::string_view kind = object["kind"].as_string();
  const std::size_t slash = api_version.find('/');
  const bool is_core = slash == std::string_view::npos;
  const Definition* const type = schema::kubernetes_schema().find_kind(
      is_core ? "" : api_version.substr(0, slash),
      is_core ? api_version : api_version.substr(slash + 1), kind);
  KINFORM_ASSERT(type != nullptr);
  return in_envelope(api_version, kind, message(object, *type));
}

std::string in_envelope(std::string_view api_version, std::string_view kind,
                        std::string_view object) {
  return std::string(kMagic) + bytes_field(1, bytes_field(1, api_version) + bytes_field(2, kind)) +
         bytes_field(2, object) + bytes_field(3, "") + bytes_field(4, "");
}

std::string watch_frame(std::string_view type, std::string_view enveloped) {
  const std::string event = bytes_field(1, type) + bytes_field(2, bytes_field(1, enveloped));
  std::string frame;
  for (int shift = 24; shift >= 0; shift -= 8) frame += static_cast<char>(event.size() >> shift);
  return frame + event;
}

}  // namespace kinform::inline v0::test_support
