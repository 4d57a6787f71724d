// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/protobuf_body.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "base/base64.hpp"
#include "base/utf8.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::server {
namespace {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Schema;
using schema::Type;
using schema::TypeForm;

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "k8s\0"sv;
// The maximum nesting of messages. Objects nest about twenty levels deep; only the JSON schemas in
// CustomResourceDefinitions go deeper.
constexpr int kLevelsMax = 200;

enum class Wire : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

// A field of a message before its type is known.
struct RawField {
  std::uint32_t number = 0;
  Wire wire = Wire::Varint;
  std::uint64_t scalar = 0;
  std::string_view bytes = {};
};

// Reads the fields of a message in sequence.
class MessageReader {
 public:
  explicit MessageReader(std::string_view bytes) : left_(bytes) {}

  // Returns the next field; empty at the end or if the bytes are malformed; see is_broken().
  std::optional<RawField> next() {
    if (left_.empty() || broken_) return std::nullopt;
    const std::uint64_t key = varint();
    RawField field = {.number = static_cast<std::uint32_t>(key >> 3U),
                      .wire = static_cast<Wire>(key & 7U)};
    switch (field.wire) {
      case Wire::Varint:
        field.scalar = varint();
        break;
      case Wire::Fixed64:
        field.scalar = fixed(sizeof(std::uint64_t));
        break;
      case Wire::Fixed32:
        field.scalar = fixed(sizeof(std::uint32_t));
        break;
      case Wire::Bytes:
        field.bytes = take(varint());
        break;
      default:
        broken_ = true;
    }
    if (broken_ || field.number == 0) {
      broken_ = true;
      return std::nullopt;
    }
    return field;
  }

  [[nodiscard]] bool is_broken() const { return broken_; }

 private:
  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !left_.empty(); shift += 7) {
      const auto byte = static_cast<unsigned char>(left_.front());
      left_.remove_prefix(1);
      value |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
      if ((byte & 0x80U) == 0) return value;
    }
    broken_ = true;
    return 0;
  }

  std::uint64_t fixed(std::size_t size) {
    const std::string_view bytes = take(size);
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    }
    return value;
  }

  std::string_view take(std::uint64_t size) {
    if (size > left_.size()) {
      broken_ = true;
      return {};
    }
    const std::string_view bytes = left_.substr(0, size);
    left_.remove_prefix(size);
    return bytes;
  }

  std::string_view left_;
  bool broken_ = false;
};

// Returns the field with this number, or an empty one.
RawField field_of(std::string_view message, std::uint32_t number) {
  MessageReader reader(message);
  RawField found;
  while (const auto field = reader.next()) {
    if (field->number == number) found = *field;
  }
  return found;
}

// Returns a JSON string. Replaces invalid UTF-8, as the JSON writer of this library does.
Json text_of(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = utf8_sequence_length(bytes, at);
    text += length == 0 ? kReplacementCharacter : bytes.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return text;
}

// Returns a time as RFC 3339 text; empty for times outside of the years 0 to 9999, which that
// format cannot represent.
std::optional<Json> read_time(std::string_view message, TypeForm form) {
  if (message.empty()) return Json();
  constexpr std::int64_t kYear0 = -62'167'219'200;
  constexpr std::int64_t kYear10000 = 253'402'300'800;
  const auto seconds = static_cast<std::int64_t>(field_of(message, 1).scalar);
  const auto nanoseconds = static_cast<std::int64_t>(field_of(message, 2).scalar);
  if (seconds < kYear0 || seconds >= kYear10000) return std::nullopt;
  if (nanoseconds < 0 || nanoseconds >= 1'000'000'000) return std::nullopt;
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  if (form == TypeForm::Time) return format_time(time);
  return format_micro_time(time + std::chrono::microseconds(nanoseconds / 1000));
}

Json read_int_or_string(std::string_view message) {
  const bool is_string = field_of(message, 1).scalar == 1;
  if (is_string) return text_of(field_of(message, 3).bytes);
  return static_cast<std::int32_t>(field_of(message, 2).scalar);
}

// Returns whether Go omits the value for a field with `omitempty`. A struct is never empty.
bool is_empty(const Json& value, const Type& type) {
  if (type.record() != nullptr) return false;
  switch (value.type()) {
    case ValueType::Boolean:
      return !value.as_bool();
    case ValueType::Number:
      return value.as_double() == 0;
    case ValueType::String:
      return value.as_string().empty();
    case ValueType::Array:
    case ValueType::Object:
      return value.empty();
    default:
      return value.is_null();
  }
}

// Converts messages to JSON by their definitions. Records whether any part failed.
class Decoder {
 public:
  [[nodiscard]] bool has_failed() const { return failed_; }

  Json record(const Definition& definition, std::string_view message) {
    Json object = Json::object();
    read_into(object, definition, message);
    return object;
  }

 private:
  void read_into(Json& object, const Definition& definition, std::string_view message) {
    if (++level_ > kLevelsMax) failed_ = true;
    MessageReader reader(message);
    while (const auto raw = failed_ ? std::nullopt : reader.next()) {
      if (const Field* const field = find_field(definition, raw->number)) {
        read_field(object, *field, *raw);
      }
    }
    failed_ = failed_ || reader.is_broken();
    --level_;
  }

  static bool is_wrapped(const Type& type) {
    return type.form == TypeForm::Named && type.definition->wrapped;
  }

  static const Field* find_field(const Definition& definition, std::uint32_t number) {
    for (const Field& field : definition.fields) {
      if (field.number == number) return &field;
    }
    return nullptr;
  }

  void read_field(Json& object, const Field& field, const RawField& raw) {
    if (field.inlined) {
      const Definition* const inner = field.type.record();
      if (inner != nullptr) read_into(object, *inner, raw.bytes);
      return;
    }
    // A list is a repeated field: add one element. Lists that are messages of their own are handled
    // below.
    const Type& type = field.type.resolved();
    if (type.is_list() && !is_wrapped(field.type)) {
      object[field.name].push_back(value(type.element.front(), raw));
      return;
    }
    if (type.is_map()) {
      read_entry(object[field.name], type.element.front(), raw.bytes);
      return;
    }
    Json read = value(field.type, raw);
    const bool left_out =
        read.is_null() || (field.omit_empty && !field.pointer && is_empty(read, field.type));
    if (!left_out) object.set(field.name, std::move(read));
  }

  void read_entry(Json& map, const Type& element, std::string_view message) {
    const Json key = text_of(field_of(message, 1).bytes);
    map.set(key.as_string(), value(element, field_of(message, 2)));
  }

  Json value(const Type& type, const RawField& raw) {
    switch (type.form) {
      case TypeForm::String:
        return text_of(raw.bytes);
      case TypeForm::Bool:
        return raw.scalar != 0;
      case TypeForm::Int32:
      case TypeForm::Int64:
        return static_cast<std::int64_t>(raw.scalar);
      case TypeForm::Double:
        return finite(std::bit_cast<double>(raw.scalar));
      case TypeForm::Bytes:
        return encode_base64(raw.bytes);
      case TypeForm::Time:
      case TypeForm::MicroTime:
        return required(read_time(raw.bytes, type.form));
      case TypeForm::Duration:
        return format_duration(
            std::chrono::nanoseconds(static_cast<std::int64_t>(field_of(raw.bytes, 1).scalar)));
      case TypeForm::Quantity:
        return text_of(field_of(raw.bytes, 1).bytes);
      case TypeForm::IntOrString:
        return read_int_or_string(raw.bytes);
      case TypeForm::Json:
        return embedded_json(raw.bytes);
      case TypeForm::Named:
        return named(*type.definition, raw);
      case TypeForm::List:
      case TypeForm::Map:
        break;  // Not possible here: they occur only as fields and named types.
    }
    failed_ = true;
    return {};
  }

  Json required(std::optional<Json> value) {
    if (!value) failed_ = true;
    return std::move(value).value_or(Json());
  }
  // Returns a JSON number. Infinity and NaN make the conversion fail, because JSON has neither.
  Json finite(double value) {
    return required(std::isfinite(value) ? std::optional<Json>(value) : std::nullopt);
  }

  // Parses a message whose field 1 is JSON text.
  Json embedded_json(std::string_view message) {
    const std::string_view text = field_of(message, 1).bytes;
    if (text.empty()) return {};
    Result<Json> parsed = parse_json(text);
    if (!parsed) {
      failed_ = true;
      return {};
    }
    return *std::move(parsed);
  }

  Json named(const Definition& definition, const RawField& raw) {
    switch (definition.form) {
      case DefinitionForm::Enum:
        return text_of(raw.bytes);
      case DefinitionForm::Record:
        return record(definition, raw.bytes);
      case DefinitionForm::Union:
        return union_of(definition, raw.bytes);
      case DefinitionForm::Alias:
        break;
    }
    const Type& target = definition.alias;
    if (target.is_list()) return named_list(target.element.front(), raw.bytes);
    return value(target, raw);
  }

  Json named_list(const Type& element, std::string_view message) {
    Json list = Json::array();
    MessageReader reader(message);
    while (const auto raw = reader.next()) {
      if (raw->number == 1) list.push_back(value(element, *raw));
    }
    failed_ = failed_ || reader.is_broken();
    return list;
  }

  // Returns the JSON form of a union such as IntOrString: the value of the field that is set. In
  // JSONSchemaPropsOrBool a boolean accompanies the schema, so a boolean is used only if no other
  // field is set.
  Json union_of(const Definition& definition, std::string_view message) {
    const Json fields = record(definition, message);
    Json chosen;
    for (const Field& field : definition.fields) {
      const Json* const found = fields.find(field.name);
      if (found == nullptr) continue;
      if (chosen.is_null() || !found->is_boolean()) chosen = *found;
    }
    return chosen;
  }

  bool failed_ = false;
  int level_ = 0;
};

// Finds the definition of a kind. Request options such as DeleteOptions are sent with the group of
// the resource, but all groups share one definition of them.
const Definition* find_definition(const Schema& schema, std::string_view api_version,
                                  std::string_view kind) {
  const std::size_t slash = api_version.find('/');
  const std::string_view group =
      slash == std::string_view::npos ? std::string_view() : api_version.substr(0, slash);
  const std::string_view version =
      slash == std::string_view::npos ? api_version : api_version.substr(slash + 1);
  if (const Definition* const found = schema.find_kind(group, version, kind)) return found;
  return schema.find("meta/v1." + std::string(kind));
}

Error malformed() {
  return {ErrorCode::Malformed, "the body is not a Kubernetes protobuf object"};
}

}  // namespace

Result<Json> json_from_protobuf(std::string_view body, const Schema& schema) {
  if (!body.starts_with(kMagic)) return malformed();
  body.remove_prefix(kMagic.size());
  const std::string_view type = field_of(body, 1).bytes;
  const std::string api_version(field_of(type, 1).bytes);
  const std::string kind(field_of(type, 2).bytes);
  const Definition* const definition = find_definition(schema, api_version, kind);
  if (definition == nullptr) {
    return Error{ErrorCode::NotSupported,
                 "the protobuf schema of " + kind + " in " + api_version + " is not known"};
  }
  Decoder decoder;
  Json object = decoder.record(*definition, field_of(body, 2).bytes);
  if (decoder.has_failed()) return malformed();
  object.set("apiVersion", text_of(api_version));
  object.set("kind", text_of(kind));
  return object;
}

}  // namespace kinform::inline v0::server
