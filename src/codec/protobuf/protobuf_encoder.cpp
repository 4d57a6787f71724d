// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_encoder.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <string_view>

#include "base/base64.hpp"
#include "codec/protobuf/wire_writer.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::codec {
namespace {

void append_fixed64_field(std::string& out, std::uint32_t number, std::uint64_t value) {
  append_tag(out, number, WireType::Fixed64);
  for (unsigned shift = 0; shift < 64; shift += 8) out += static_cast<char>(value >> shift);
}

// Returns an integer of 32 bits as it is on the wire; zero if it has more.
std::uint64_t int32_of(const Value& value) {
  const std::int64_t number = value.as_int64();
  const bool fits = number == static_cast<std::int32_t>(number);
  return fits ? static_cast<std::uint64_t>(number) : 0;
}

// Go's zero time, as which null is written, is an empty message.
void append_time(std::string& out, const Value& value, bool has_fraction) {
  const auto time = parse_micro_time(value.as_string());
  if (!time) return;
  const auto seconds = std::chrono::floor<std::chrono::seconds>(*time);
  const std::chrono::nanoseconds fraction = has_fraction ? *time - seconds : Duration::zero();
  append_varint_field(out, 1, static_cast<std::uint64_t>(seconds.time_since_epoch().count()));
  append_varint_field(out, 2, static_cast<std::uint64_t>(fraction.count()));
}

void append_duration(std::string& out, const Value& value) {
  const auto duration = parse_duration(value.as_string());
  append_varint_field(out, 1, duration ? static_cast<std::uint64_t>(duration->count()) : 0);
}

// A quantity may be a number in JSON.
void append_quantity(std::string& out, const Value& value) {
  if (value.is_number()) {
    append_bytes_field(out, 1, value.number_text());
  } else {
    append_bytes_field(out, 1, value.as_string("0"));
  }
}

void append_int_or_string(std::string& out, const Value& value) {
  append_varint_field(out, 1, value.is_string() ? 1 : 0);
  append_varint_field(out, 2, int32_of(value));
  append_bytes_field(out, 3, value.as_string());
}

void append_json(std::string& out, const Value& value) {
  if (!value) return;
  const std::size_t begin = begin_bytes_field(out, 1);
  value.append_json(out);
  end_bytes_field(out, begin);
}

// Returns the index of the member with this key, looking from `from` on first, where the members of
// an object that a server wrote are. Returns the number of members if there is none.
std::size_t index_of(const std::vector<MemberTable>& members, std::string_view key,
                     std::size_t from) {
  const auto has_key = [key](const MemberTable& member) { return member.key == key; };
  const auto middle = members.begin() + static_cast<std::ptrdiff_t>(from);
  auto found = std::find_if(middle, members.end(), has_key);
  if (found != members.end()) return static_cast<std::size_t>(found - members.begin());
  found = std::find_if(members.begin(), middle, has_key);
  return found != middle ? static_cast<std::size_t>(found - members.begin()) : members.size();
}

}  // namespace

ProtobufEncoder::ProtobufEncoder(const ProtobufTables& tables) : tables_(tables) {}

bool ProtobufEncoder::append_object(std::string& out, const Value& object) {
  const TypeMeta type = {.api_version = std::string(object["apiVersion"].as_string()),
                         .kind = std::string(object["kind"].as_string())};
  const MessageTable* const table = tables_.find(type.api_version, type.kind);
  if (table == nullptr) return false;
  std::string message;
  append_message(message, *table, object);
  append_envelope(out, type, message);
  return true;
}

void ProtobufEncoder::append_message(std::string& out, const MessageTable& table,
                                     const Value& object) {
  const std::size_t slots = slots_used_;
  slots_used_ += table.members.size();
  if (slots_.size() < slots_used_) slots_.resize(slots_used_);
  std::fill_n(slots_.begin() + static_cast<std::ptrdiff_t>(slots), table.members.size(), Value());
  std::size_t next = 0;
  for (const auto& [key, value] : object.members()) {
    const std::size_t index = index_of(table.members, key, next);
    if (index == table.members.size()) continue;
    slots_[slots + index] = value;
    next = index + 1;
  }
  append_fields(out, table, table.fields, slots);
  slots_used_ = slots;
}

void ProtobufEncoder::append_fields(std::string& out, const MessageTable& table,
                                    const FieldTable& fields, std::size_t slots) {
  for (std::size_t number = 1; number < fields.by_number.size(); ++number) {
    const FieldTable::Entry& entry = fields.by_number[number];
    if (entry.inlined) {
      const std::size_t begin = begin_bytes_field(out, static_cast<std::uint32_t>(number));
      append_fields(out, table, *fields.inlined[entry.member], slots);
      end_bytes_field(out, begin);
    } else if (entry.type != FieldTable::Entry::kUnknown) {
      const Value value = slots_[slots + entry.member];  // Nested messages move the slots.
      append_member(out, table.members[entry.member], value);
    }
  }
}

void ProtobufEncoder::append_member(std::string& out, const MemberTable& member,
                                    const Value& value) {
  switch (member.cardinality) {
    case Cardinality::List:
      append_list(out, member, value);
      return;
    case Cardinality::Map:
      append_map(out, member, value);
      return;
    case Cardinality::Single:
      break;
  }
  const bool is_written = value || member.presence == Presence::Always ||
                          (member.presence == Presence::UnlessAbsent && !value.is_absent());
  if (is_written) append_value(out, member.number, member, value);
}

void ProtobufEncoder::append_list(std::string& out, const MemberTable& member, const Value& list) {
  for (const Value element : list.elements()) append_value(out, member.number, member, element);
}

void ProtobufEncoder::append_map(std::string& out, const MemberTable& member, const Value& map) {
  std::vector<Value::Members::Member> entries;
  for (const auto& entry : map.members()) entries.push_back(entry);
  std::stable_sort(entries.begin(), entries.end(),
                   [](const auto& left, const auto& right) { return left.key < right.key; });
  for (const auto& [key, value] : entries) {
    const std::size_t begin = begin_bytes_field(out, member.number);
    append_bytes_field(out, 1, key);
    // Go writes no nil slice.
    if (value || member.form != ValueForm::Bytes) append_value(out, 2, member, value);
    end_bytes_field(out, begin);
  }
}

void ProtobufEncoder::append_value(std::string& out, std::uint32_t number,
                                   const MemberTable& member, const Value& value) {
  switch (member.form) {
    case ValueForm::Bool:
      append_varint_field(out, number, value.as_bool() ? 1 : 0);
      return;
    case ValueForm::Int32:
      append_varint_field(out, number, int32_of(value));
      return;
    case ValueForm::Int64:
      append_varint_field(out, number, static_cast<std::uint64_t>(value.as_int64()));
      return;
    case ValueForm::Double:
      append_fixed64_field(out, number, std::bit_cast<std::uint64_t>(value.as_double()));
      return;
    case ValueForm::String:
      append_bytes_field(out, number, value.as_string());
      return;
    case ValueForm::Bytes:
      append_bytes_field(out, number, decode_base64(value.as_string()).value_or(""));
      return;
    default:
      break;
  }
  const std::size_t begin = begin_bytes_field(out, number);
  switch (member.form) {
    case ValueForm::Time:
    case ValueForm::MicroTime:
      append_time(out, value, member.form == ValueForm::MicroTime);
      break;
    case ValueForm::Duration:
      append_duration(out, value);
      break;
    case ValueForm::Quantity:
      append_quantity(out, value);
      break;
    case ValueForm::IntOrString:
      append_int_or_string(out, value);
      break;
    case ValueForm::Json:
      append_json(out, value);
      break;
    case ValueForm::Union:
      append_union(out, *member.message, value);
      break;
    case ValueForm::WrappedList:
      append_list(out, member.message->members.front(), value);
      break;
    default:
      append_message(out, *member.message, value);
  }
  end_bytes_field(out, begin);
}

// A boolean that accompanies an object says that there is one (JSONSchemaPropsOrBool).
void ProtobufEncoder::append_union(std::string& out, const MessageTable& table,
                                   const Value& value) {
  for (const MemberTable& member : table.members) {
    if (member.cardinality == Cardinality::List) {
      append_list(out, member, value);
    } else if (member.form == ValueForm::Bool) {
      append_varint_field(out, member.number, value.is_object() || value.as_bool() ? 1 : 0);
    } else if (value.is_object()) {
      append_value(out, member.number, member, value);
    }
  }
}

}  // namespace kinform::inline v0::codec
