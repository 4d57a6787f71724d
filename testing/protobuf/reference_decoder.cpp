// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/protobuf/reference_decoder.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "base/base64.hpp"
#include "base/utf8.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::test_support {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

constexpr int kDepthMax = 512;
constexpr std::int64_t kZeroSeconds = -62'135'596'800;

struct RawField {
  std::uint64_t number = 0;
  unsigned wire = 0;
  std::uint64_t scalar = 0;
  std::string_view bytes = {};
  const char* begin = nullptr;
  const char* end = nullptr;
};

std::optional<std::uint64_t> take_varint(std::string_view bytes, std::size_t& at) {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < 10 && at < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[at++]);
    if (i == 9 && byte > 1) return std::nullopt;
    value |= static_cast<std::uint64_t>(byte & 0x7f) << (7 * i);
    if (byte < 0x80) return value;
  }
  return std::nullopt;
}

// Returns all fields; nullopt if the bytes are malformed.
std::optional<std::vector<RawField>> fields_of(std::string_view message) {
  std::vector<RawField> fields;
  for (std::size_t at = 0; at < message.size();) {
    RawField field{.begin = message.data() + at};
    const auto tag = take_varint(message, at);
    if (!tag || *tag >> 3 == 0 || *tag > 0xffffffff) return std::nullopt;
    field.number = *tag >> 3;
    field.wire = *tag & 7;
    std::size_t size = 0;
    if (field.wire == 0) {
      const auto value = take_varint(message, at);
      if (!value) return std::nullopt;
      field.scalar = *value;
    } else if (field.wire == 1 || field.wire == 5) {
      size = field.wire == 1 ? 8 : 4;
    } else if (field.wire == 2) {
      const auto length = take_varint(message, at);
      if (!length || *length > message.size()) return std::nullopt;
      size = *length;
    } else {
      return std::nullopt;
    }
    if (size > message.size() - at) return std::nullopt;
    field.bytes = message.substr(at, size);
    if (field.wire == 1) std::memcpy(&field.scalar, field.bytes.data(), 8);
    at += size;
    field.end = message.data() + at;
    fields.push_back(field);
  }
  return fields;
}

std::string valid_utf8(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const Utf8Character character = decode_utf8(bytes);
    text += character.valid ? bytes.substr(0, character.bytes) : kReplacementCharacter;
    bytes.remove_prefix(character.bytes);
  }
  return text;
}

// The shortest decimal with which the number survives, as Go writes it.
Json json_number(double number) {
  std::array<char, 64> buffer{};
  for (int digits = 0; digits < 18; ++digits) {
    std::snprintf(buffer.data(), buffer.size(), "%.*e", digits, number);
    if (std::strtod(buffer.data(), nullptr) == number) break;
  }
  std::string text = buffer.data();
  const std::size_t e = text.find('e');
  const int exponent = std::atoi(text.c_str() + e + 1);
  if (number == 0 || (std::abs(number) >= 1e-6 && std::abs(number) < 1e21)) {
    const auto digits =
        static_cast<int>(std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(e),
                                       [](char c) { return c >= '0' && c <= '9'; }));
    const int decimals = std::max(0, digits - 1 - exponent);
    if (exponent < 17) {
      std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, number);
      return *Json::number(buffer.data());
    }
    std::string whole = text.substr(0, e);
    std::erase(whole, '.');
    const auto width = static_cast<std::size_t>(exponent) + (number < 0 ? 2 : 1);
    whole.resize(width, '0');
    return *Json::number(whole);
  }
  if (text[e + 2] == '0') text.erase(e + 2, 1);
  return *Json::number(text);
}

const Type& unaliased(const Type& type) {
  const Type* found = &type;
  while (found->form == TypeForm::Named && found->definition->form == DefinitionForm::Alias &&
         !found->definition->wrapped) {
    found = &found->definition->alias;
  }
  return *found;
}

unsigned wire_of(const Type& type) {
  switch (type.form) {
    case TypeForm::Bool:
    case TypeForm::Int32:
    case TypeForm::Int64:
      return 0;
    case TypeForm::Double:
      return 1;
    default:
      return 2;
  }
}

int depth_of(const Json& json) {
  int deepest = 0;
  for (const auto& [key, value] : json.members()) deepest = std::max(deepest, depth_of(value));
  for (const Json& element : json.elements()) deepest = std::max(deepest, depth_of(element));
  return json.is_object() || json.is_array() ? deepest + 1 : 0;
}

class Decoder {
 public:
  explicit Decoder(ReferenceProblems& problems) : problems_(problems) {}

  Json record(std::string_view message, const Definition& type, int depth, bool typed) {
    Json object = Json::object();
    if (depth > kDepthMax) {
      problems_.too_deep = true;
      return object;
    }
    if (typed) {
      object.set("kind", type.short_name());
      object.set("apiVersion", "v1");  // The only typed elements are of the core group.
    }
    add_fields(object, {message}, type, depth);
    return object;
  }

 private:
  // An inlined message may occur several times, so `messages` can be more than one.
  void add_fields(Json& object, const std::vector<std::string_view>& messages,
                  const Definition& type, int depth) {
    std::vector<RawField> fields;
    for (const std::string_view message : messages) {
      auto read = fields_of(message);
      if (!read) {
        problems_.malformed = true;
        continue;
      }
      fields.insert(fields.end(), read->begin(), read->end());
    }
    for (const RawField& raw : fields) {
      const bool known = std::any_of(type.fields.begin(), type.fields.end(),
                                     [&](const Field& f) { return f.number == raw.number; });
      if (!known) problems_.unknown = true;
    }
    for (const Field& field : type.fields) {
      if (field.number != 0) add_field(object, fields, field, depth);
    }
  }

  void add_field(Json& object, const std::vector<RawField>& fields, const Field& field, int depth) {
    const Type& type = unaliased(field.type);
    const bool repeated = type.is_list() || type.is_map();
    std::vector<RawField> found;
    for (const RawField& raw : fields) {
      if (raw.number != field.number) continue;
      const unsigned wire = type.is_list()  ? wire_of(unaliased(type.element.front()))
                            : type.is_map() ? 2
                                            : wire_of(type);
      if (raw.wire != wire) problems_.malformed = true;
      if (!found.empty() && repeated && found.back().end != raw.begin) problems_.malformed = true;
      if (!found.empty() && !repeated && !field.inlined) problems_.malformed = true;
      found.push_back(raw);
    }
    if (problems_.malformed) return;
    if (field.inlined) {
      std::vector<std::string_view> messages;
      messages.reserve(found.size());
      for (const RawField& raw : found) messages.push_back(raw.bytes);
      add_fields(object, messages, *type.record(), depth);
      return;
    }
    if (found.empty()) {
      const bool is_slice = repeated || type.form == TypeForm::Bytes || is_wrapped(type);
      if (!field.omit_empty && (field.pointer || is_slice)) object.set(field.name, Json());
      return;
    }
    Json value = type.is_list()  ? list(found, type.element.front(), depth + 1, field.typed)
                 : type.is_map() ? map(found, type.element.front(), depth + 1)
                                 : single(found.front(), type, depth + 1, false, field.typed);
    if (field.omit_empty && !field.pointer && is_empty(found.front(), value, field, type)) return;
    object.set(field.name, std::move(value));
  }

  static bool is_wrapped(const Type& type) {
    return type.form == TypeForm::Named && type.definition->form == DefinitionForm::Alias;
  }

  static bool is_empty(const RawField& raw, const Json& value, const Field& field,
                       const Type& type) {
    switch (type.form) {
      case TypeForm::String:
      case TypeForm::Bytes:
        return raw.bytes.empty();
      case TypeForm::Bool:
      case TypeForm::Int32:
      case TypeForm::Int64:
        return raw.scalar == 0;
      case TypeForm::Double:
        return raw.scalar << 1 == 0;
      case TypeForm::Time:
        return field.omit_zero && value.is_null();
      case TypeForm::Named:
        return (is_wrapped(type) || type.definition->form == DefinitionForm::Enum) &&
               raw.bytes.empty();
      default:
        return false;
    }
  }

  Json list(const std::vector<RawField>& elements, const Type& element, int depth, bool typed) {
    if (depth > kDepthMax) problems_.too_deep = true;
    Json array = Json::array();
    for (const RawField& raw : elements) {
      if (problems_.too_deep) break;
      array.push_back(single(raw, unaliased(element), depth + 1, false, typed));
    }
    return array;
  }

  Json map(const std::vector<RawField>& entries, const Type& element, int depth) {
    if (depth > kDepthMax) problems_.too_deep = true;
    Json object = Json::object();
    for (const RawField& entry : entries) {
      if (problems_.too_deep) break;
      const auto fields = fields_of(entry.bytes);
      if (!fields) {
        problems_.malformed = true;
        break;
      }
      const Type& type = unaliased(element);
      RawField key;
      RawField value;
      for (const RawField& field : *fields) {
        if (field.number > 2) {
          problems_.unknown = true;
          continue;
        }
        RawField& place = field.number == 1 ? key : value;
        const unsigned wire = field.number == 1 ? 2 : wire_of(type);
        if (place.number != 0 || field.wire != wire) problems_.malformed = true;
        place = field;
      }
      if (problems_.malformed) break;
      object.set(valid_utf8(key.bytes), single(value, type, depth + 1, true, false));
    }
    return object;
  }

  // A field with one value. `type` is without aliases.
  Json single(const RawField& raw, const Type& type, int depth, bool in_map, bool typed) {
    switch (type.form) {
      case TypeForm::String:
        return valid_utf8(raw.bytes);
      case TypeForm::Bool:
        return raw.scalar != 0;
      case TypeForm::Int32:
        return int32(raw.scalar);
      case TypeForm::Int64:
        return static_cast<std::int64_t>(raw.scalar);
      case TypeForm::Double: {
        double number = 0;
        std::memcpy(&number, &raw.scalar, sizeof(number));
        if (!std::isfinite(number)) problems_.malformed = true;
        return problems_.malformed ? Json() : json_number(number);
      }
      case TypeForm::Bytes:
        return encode_base64(raw.bytes);
      case TypeForm::Time:
      case TypeForm::MicroTime:
        return time(raw.bytes, type.form);
      case TypeForm::Duration: {
        const auto nanoseconds = small(raw.bytes, {0})[0].scalar;
        return format_duration(std::chrono::nanoseconds(static_cast<std::int64_t>(nanoseconds)));
      }
      case TypeForm::Quantity: {
        const std::string text = valid_utf8(small(raw.bytes, {2})[0].bytes);
        return text.empty() ? Json("0") : Json(text);
      }
      case TypeForm::IntOrString: {
        const auto fields = small(raw.bytes, {0, 0, 2});
        if (fields[0].scalar > 1) problems_.malformed = true;
        const Json number = int32(fields[1].scalar);
        return fields[0].scalar == 0 ? number : Json(valid_utf8(fields[2].bytes));
      }
      case TypeForm::Json:
        return embedded(small(raw.bytes, {2})[0].bytes, depth);
      default:
        break;
    }
    const Definition& definition = *type.definition;
    switch (definition.form) {
      case DefinitionForm::Enum:
        return valid_utf8(raw.bytes);
      case DefinitionForm::Union:
        return union_value(raw.bytes, definition, depth);
      case DefinitionForm::Record:
        return record(raw.bytes, definition, depth, typed);
      case DefinitionForm::Alias:
        break;
    }
    if (raw.bytes.empty()) return in_map ? Json() : Json::array();
    Json holder = Json::object();
    const Field items{.name = "items", .number = 1, .type = definition.alias};
    const Definition wrapper{.fields = {items}};
    add_fields(holder, {raw.bytes}, wrapper, depth - 1);
    return holder["items"];
  }

  Json union_value(std::string_view message, const Definition& definition, int depth) {
    Definition record = definition;
    for (Field& field : record.fields) {
      field.pointer = true;
      field.omit_empty = true;
    }
    Json fields = Json::object();
    add_fields(fields, {message}, record, depth - 1);
    for (const Field& field : record.fields) {
      if (field.type.is_list() && fields.contains(field.name)) return fields[field.name];
    }
    for (const Field& field : record.fields) {
      if (field.type.record() != nullptr && fields.contains(field.name)) return fields[field.name];
    }
    const Field& first = record.fields.front();
    if (first.type.form != TypeForm::Bool) return {};
    return fields.contains(first.name) ? fields[first.name] : Json(false);
  }

  Json int32(std::uint64_t bits) {
    const auto value = static_cast<std::int64_t>(bits);
    if (value != static_cast<std::int32_t>(value)) problems_.malformed = true;
    return value;
  }

  Json time(std::string_view message, TypeForm form) {
    if (message.empty()) return {};
    const auto fields = small(message, {0, 0});
    const auto seconds = static_cast<std::int64_t>(fields[0].scalar);
    const auto nanoseconds = static_cast<std::int64_t>(fields[1].scalar);
    if (seconds < -62'167'219'200 || seconds >= 253'402'300'800 || nanoseconds < 0 ||
        nanoseconds >= 1'000'000'000) {
      problems_.malformed = true;
      return {};
    }
    const std::chrono::sys_seconds whole{std::chrono::seconds(seconds)};
    if (form == TypeForm::Time) return seconds == kZeroSeconds ? Json() : Json(format_time(whole));
    if (seconds == kZeroSeconds && nanoseconds < 1000) return {};
    return format_micro_time(whole + std::chrono::microseconds(nanoseconds / 1000));
  }

  Json embedded(std::string_view text, int depth) {
    if (text.empty()) return {};
    Result<Json> parsed = parse_json(text);
    if (!parsed) {
      (parsed.error().code == ErrorCode::LimitExceeded ? problems_.too_deep : problems_.malformed) =
          true;
      return {};
    }
    if (depth - 1 + depth_of(*parsed) > kDepthMax) problems_.too_deep = true;
    return *std::move(parsed);
  }

  // The fields of a message with these wire types, numbered from 1.
  std::vector<RawField> small(std::string_view message, const std::vector<unsigned>& wires) {
    std::vector<RawField> found(wires.size());
    const auto fields = fields_of(message);
    if (!fields) problems_.malformed = true;
    for (const RawField& field : fields ? *fields : std::vector<RawField>()) {
      if (field.number > wires.size()) {
        problems_.unknown = true;
        continue;
      }
      RawField& place = found[field.number - 1];
      if (place.number != 0 || field.wire != wires[field.number - 1]) problems_.malformed = true;
      place = field;
    }
    return found;
  }

  ReferenceProblems& problems_;
};

}  // namespace

Json reference_decode(std::string_view message, const Definition& type,
                      ReferenceProblems& problems) {
  return Decoder(problems).record(message, type, 1, false);
}

}  // namespace kinform::inline v0::test_support
