// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/value.hpp"

#include <cstring>
#include <optional>
#include <utility>

#include "api/object/json_number.hpp"
#include "api/object/json_pointer.hpp"
#include "api/object/object_reading.hpp"
#include "base/json_text.hpp"

namespace kinform::inline v0 {

using detail::Block;
using detail::Cell;
using detail::CellTag;
using detail::Constant;

namespace {

template <class Number>
Number read_bytes(const Block& block, Cell cell) {
  Number number;
  std::memcpy(&number, block.bytes() + detail::payload_of(cell), sizeof(number));
  return number;
}

ValueType type_of_constant(Constant constant) {
  switch (constant) {
    case Constant::Null:
      return ValueType::Null;
    case Constant::False:
    case Constant::True:
      return ValueType::Boolean;
    case Constant::EmptyArray:
      return ValueType::Array;
    case Constant::EmptyObject:
      return ValueType::Object;
  }
  return ValueType::Null;
}

// The integer that a cell (encoded value) holds in binary form, not as text: `unsigned_value` if it
// exceeds int64_t, otherwise `value`.
struct Integer {
  bool is_integer = false;
  bool is_unsigned = false;
  std::int64_t value = 0;
  std::uint64_t unsigned_value = 0;
};

Integer integer_of(const Block& block, Cell cell) {
  switch (detail::tag_of(cell)) {
    case CellTag::SmallInteger:
      return {.is_integer = true, .value = detail::small_integer_of(cell)};
    case CellTag::OwnInteger:
      return {.is_integer = true, .value = read_bytes<std::int64_t>(block, cell)};
    case CellTag::OwnUnsigned:
      return {.is_integer = true,
              .is_unsigned = true,
              .unsigned_value = read_bytes<std::uint64_t>(block, cell)};
    default:
      return {};
  }
}

void append_number(std::string& out, const Block& block, Cell cell) {
  if (detail::tag_of(cell) == CellTag::OwnDouble) {
    return append_json_double(out, read_bytes<double>(block, cell));
  }
  if (detail::tag_of(cell) == CellTag::OwnNumber) {
    out += detail::read_sized_text(block.bytes() + detail::payload_of(cell));
    return;
  }
  const Integer integer = integer_of(block, cell);
  if (integer.is_unsigned) return append_json_integer(out, integer.unsigned_value);
  append_json_integer(out, integer.value);
}

bool objects_equal(const Value& left, const Value& right) {
  if (left.size() != right.size()) return false;
  for (const auto& [key, value] : left.members()) {
    const Value other = right[key];
    if (other.is_absent() || !(value == other)) return false;
  }
  return true;
}

bool arrays_equal(const Value& left, const Value& right) {
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (!(left[i] == right[i])) return false;
  }
  return true;
}

}  // namespace

ValueType Value::type() const {
  if (cell_ == nullptr) return ValueType::Absent;
  switch (detail::tag_of(*cell_)) {
    case CellTag::Constant:
      return type_of_constant(detail::constant_of(*cell_));
    case CellTag::SmallInteger:
    case CellTag::OwnInteger:
    case CellTag::OwnUnsigned:
    case CellTag::OwnDouble:
    case CellTag::OwnNumber:
      return ValueType::Number;
    case CellTag::TinyString:
    case CellTag::SharedString:
    case CellTag::OwnString:
      return ValueType::String;
    case CellTag::OwnContainer:
    case CellTag::SharedContainer:
    case CellTag::ObjectHeader:
    case CellTag::ArrayHeader:
      break;
  }
  const Cell* header = detail::container_of(*block_, cell_);
  return detail::tag_of(*header) == CellTag::ObjectHeader ? ValueType::Object : ValueType::Array;
}

std::string_view Value::as_string(std::string_view fallback) const {
  if (cell_ == nullptr) return fallback;
  const std::string_view text = detail::string_of(*block_, cell_);
  return text.data() == nullptr ? fallback : text;
}

bool Value::as_bool(bool fallback) const {
  if (cell_ == nullptr) return fallback;
  if (*cell_ == detail::make_constant(Constant::True)) return true;
  return *cell_ == detail::make_constant(Constant::False) ? false : fallback;
}

std::int64_t Value::as_int64(std::int64_t fallback) const {
  if (cell_ == nullptr) return fallback;
  // Fast path: nearly all integers in objects are small.
  if (detail::tag_of(*cell_) == CellTag::SmallInteger) return detail::small_integer_of(*cell_);
  if (!is_number()) return fallback;
  const Integer integer = integer_of(*block_, *cell_);
  if (!integer.is_integer) return json_number_to_int64(number_text()).value_or(fallback);
  return integer.is_unsigned ? fallback : integer.value;
}

std::uint64_t Value::as_uint64(std::uint64_t fallback) const {
  if (!is_number()) return fallback;
  const Integer integer = integer_of(*block_, *cell_);
  if (!integer.is_integer) return json_number_to_uint64(number_text()).value_or(fallback);
  if (integer.is_unsigned) return integer.unsigned_value;
  return std::in_range<std::uint64_t>(integer.value) ? static_cast<std::uint64_t>(integer.value)
                                                     : fallback;
}

double Value::as_double(double fallback) const {
  if (!is_number()) return fallback;
  const CellTag tag = detail::tag_of(*cell_);
  if (tag == CellTag::OwnDouble) return read_bytes<double>(*block_, *cell_);
  if (tag == CellTag::OwnNumber) return json_number_to_double(number_text());
  const Integer integer = integer_of(*block_, *cell_);
  return integer.is_unsigned ? static_cast<double>(integer.unsigned_value)
                             : static_cast<double>(integer.value);
}

std::string Value::number_text() const {
  std::string text;
  if (is_number()) append_number(text, *block_, *cell_);
  return text;
}

std::size_t Value::size() const {
  if (cell_ == nullptr) return 0;
  const Cell* header = detail::container_of(*block_, cell_);
  if (header == nullptr) return 0;
  const std::uint32_t payload = detail::payload_of(*header);
  if (detail::tag_of(*header) == CellTag::ArrayHeader) return payload;
  return block_->pool->shape_at(payload)->size;
}

Value Value::member(detail::Field& field) const {
  if (cell_ == nullptr) return {};
  const Cell* header = detail::container_of(*block_, cell_);
  if (header == nullptr || detail::tag_of(*header) != CellTag::ObjectHeader) return {};
  const detail::ShapeEntry& shape = *block_->pool->shape_at(detail::payload_of(*header));
  const detail::Field::Place last = field.last(shape.number);
  if (last.shape != shape.number) return search_member(header, field);
  return last.slot == detail::kNoSlot ? Value() : Value(block_, header + 1 + last.slot);
}

// Searches the object with this header for a member, and caches the member's position in `field`.
Value Value::search_member(const Cell* header, detail::Field& field) const {
  const detail::ShapeEntry& shape = *block_->pool->shape_at(detail::payload_of(*header));
  const std::size_t slot = detail::find_slot(*block_->pool, shape, field.name(), field.hash());
  const bool is_found = slot != detail::kNotFound;
  // With more shapes than cache entries, each read would write the entry, and threads would contend
  // for its cache line. So only one in kReadsForOneWrite searches updates the cache.
  constexpr unsigned kReadsForOneWrite = 16;
  constinit thread_local unsigned reads = 0;
  const bool is_first = field.last(shape.number).shape == 0;
  if ((!is_found || slot < detail::kNoSlot) && (is_first || ++reads % kReadsForOneWrite == 0)) {
    field.set_last({shape.number, is_found ? static_cast<std::uint8_t>(slot) : detail::kNoSlot});
  }
  return is_found ? Value(block_, header + 1 + slot) : Value();
}

Value Value::operator[](std::string_view key) const {
  if (cell_ == nullptr) return {};
  const Cell* header = detail::container_of(*block_, cell_);
  if (header == nullptr || detail::tag_of(*header) != CellTag::ObjectHeader) return {};
  const detail::ShapeEntry& shape = *block_->pool->shape_at(detail::payload_of(*header));
  const std::size_t slot = detail::find_slot(*block_->pool, shape, key);
  return slot == detail::kNotFound ? Value() : Value(block_, header + 1 + slot);
}

Value Value::operator[](std::size_t index) const {
  if (cell_ == nullptr) return {};
  const Cell* header = detail::container_of(*block_, cell_);
  if (header == nullptr || detail::tag_of(*header) != CellTag::ArrayHeader) return {};
  return index < detail::payload_of(*header) ? Value(block_, header + 1 + index) : Value();
}

Value Value::at(std::string_view pointer) const {
  Value value = *this;
  JsonPointerReader tokens(pointer);
  while (const auto token = tokens.next()) {
    if (value.is_array()) {
      const std::optional<std::size_t> index = json_pointer_index(*token);
      value = index ? value[*index] : Value();
    } else {
      value = value[*token];
    }
  }
  return tokens.failed() ? Value() : value;
}

Value::Members Value::members() const {
  if (!is_object() || empty()) return {nullptr, nullptr, 0};
  return {block_, detail::container_of(*block_, cell_), size()};
}

Value::Members::Member Value::Members::Iterator::operator*() const {
  const ObjectPool& pool = *block_->pool;
  const detail::ShapeEntry* shape = pool.shape_at(detail::payload_of(*header_));
  return {pool.string_at(shape->keys()[position_]), Value(block_, header_ + 1 + position_)};
}

Value::Elements Value::elements() const {
  if (!is_array() || empty()) return {nullptr, nullptr, 0};
  return {block_, detail::container_of(*block_, cell_) + 1, size()};
}

void Value::append_json(std::string& out) const {
  switch (type()) {
    case ValueType::Absent:
    case ValueType::Null:
      out += "null";
      return;
    case ValueType::Boolean:
      out += as_bool() ? "true" : "false";
      return;
    case ValueType::Number:
      append_number(out, *block_, *cell_);
      return;
    case ValueType::String:
      append_json_string(out, as_string());
      return;
    case ValueType::Array: {
      char separator = '[';
      if (empty()) out += separator;
      for (const Value element : elements()) {
        out += std::exchange(separator, ',');
        element.append_json(out);
      }
      out += ']';
      return;
    }
    case ValueType::Object: {
      char separator = '{';
      if (empty()) out += separator;
      for (const auto& [key, value] : members()) {
        out += std::exchange(separator, ',');
        append_json_string(out, key);
        out += ':';
        value.append_json(out);
      }
      out += '}';
      return;
    }
  }
}

std::string Value::to_json() const {
  std::string out;
  append_json(out);
  return out;
}

bool operator==(const Value& left, const Value& right) {
  const ValueType type = left.type();
  if (type != right.type()) return false;
  if (type == ValueType::Absent) return true;
  // Fast path: a portable cell does not depend on the block that it is in, so within one pool equal
  // portable cells are equal values.
  if (left.block_->pool == right.block_->pool && *left.cell_ == *right.cell_ &&
      detail::is_portable(*left.cell_)) {
    return true;
  }
  switch (type) {
    case ValueType::Absent:
    case ValueType::Null:
      return true;
    case ValueType::Boolean:
      return left.as_bool() == right.as_bool();
    case ValueType::Number:
      return json_numbers_equal(left.number_text(), right.number_text());
    case ValueType::String:
      return left.as_string() == right.as_string();
    case ValueType::Array:
      return arrays_equal(left, right);
    case ValueType::Object:
      return objects_equal(left, right);
  }
  return false;
}

}  // namespace kinform::inline v0
