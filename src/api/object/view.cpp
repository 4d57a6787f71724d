// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/view.hpp"

#include <bit>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

#include "base/base64.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

namespace detail {

namespace {

// An unsigned integer of the size of std::optional<T>, for small T.
__extension__ typedef unsigned __int128 Uint128;
template <class T>
using BytesOfOptional =
    std::conditional_t<sizeof(T) == 1, std::uint16_t,
                       std::conditional_t<sizeof(T) == 4, std::uint64_t, Uint128>>;

// Returns the value, or nullopt if !has_value. GCC 12 stores value and flag separately and then
// loads both at once, a store-forwarding stall that doubles the time of an accessor. Building the
// optional as one integer, value in the lower half as in libstdc++ and libc++, avoids memory.
template <class T>
std::optional<T> value_if(bool has_value, T value) {
  using Bytes = BytesOfOptional<T>;
  if constexpr (sizeof(std::optional<T>) == sizeof(Bytes) &&
                std::endian::native == std::endian::little) {
    constexpr auto kFlag = static_cast<Bytes>(Bytes{1} << (8 * sizeof(T)));
    const auto bytes = static_cast<Bytes>(kFlag | (static_cast<Bytes>(value) & (kFlag - 1)));
    return std::bit_cast<std::optional<T>>(has_value ? bytes : Bytes{0});
  }
  return has_value ? std::optional(value) : std::nullopt;
}

// Returns the integer if it fits this type.
template <class Integer>
std::optional<Integer> integer_of(const Value& value) {
  // as_int64() returns this fallback for values that are not integers. Fields hardly ever have this
  // value, so usually one call is enough.
  constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::min();
  const std::int64_t number = value.as_int64(kNone);
  const bool is_integer = number != kNone || value.as_int64(0) == kNone;
  return value_if(is_integer && std::in_range<Integer>(number), static_cast<Integer>(number));
}

// Returns the parsed value of a string; nullopt if it is not a string or does not parse.
template <class T, class Parse>
std::optional<T> parsed(const Value& value, Parse parse) {
  if (!value.is_string()) return std::nullopt;
  auto result = parse(value.as_string());
  if (!result) return std::nullopt;
  return std::move(*result);
}

}  // namespace

template <>
std::optional<std::string_view> read(const Value& value) {
  if (!value.is_string()) return std::nullopt;
  return value.as_string();
}

template <>
std::optional<bool> read(const Value& value) {
  const bool boolean = value.as_bool(false);
  return value_if(boolean == value.as_bool(true),
                  boolean);  // Different results are fallbacks: the value is not a boolean.
}

template <>
std::optional<std::int32_t> read(const Value& value) {
  return integer_of<std::int32_t>(value);
}

template <>
std::optional<std::int64_t> read(const Value& value) {
  return integer_of<std::int64_t>(value);
}

template <>
std::optional<double> read(const Value& value) {
  if (!value.is_number()) return std::nullopt;
  return value.as_double();
}

// Accepts numbers, too: servers write quantities as strings, but a client may have written a
// number.
template <>
std::optional<Quantity> read(const Value& value) {
  if (const auto number = integer_of<std::int64_t>(value)) return Quantity::from_int64(*number);
  if (!value.is_number()) return parsed<Quantity>(value, Quantity::parse);
  const auto quantity = Quantity::parse(value.number_text());
  return quantity ? std::optional(*quantity) : std::nullopt;
}

template <>
std::optional<IntOrString> read(const Value& value) {
  if (const auto number = integer_of<std::int32_t>(value)) return IntOrString(*number);
  if (!value.is_string()) return std::nullopt;
  return IntOrString(std::string(value.as_string()));
}

template <>
std::optional<Time> read(const Value& value) {
  return parsed<Time>(value, parse_time);
}

template <>
std::optional<MicroTime> read(const Value& value) {
  return parsed<MicroTime>(value, parse_micro_time);
}

template <>
std::optional<std::chrono::nanoseconds> read(const Value& value) {
  return parsed<std::chrono::nanoseconds>(value, parse_duration);
}

template <>
std::int32_t read(const Value& value) {
  return integer_of<std::int32_t>(value).value_or(0);
}

template <>
Quantity read(const Value& value) {
  return read<std::optional<Quantity>>(value).value_or(Quantity());
}

template <>
IntOrString read(const Value& value) {
  return read<std::optional<IntOrString>>(value).value_or(IntOrString());
}

template <>
Time read(const Value& value) {
  return read<std::optional<Time>>(value).value_or(Time());
}

template <>
MicroTime read(const Value& value) {
  return read<std::optional<MicroTime>>(value).value_or(MicroTime());
}

template <>
std::chrono::nanoseconds read(const Value& value) {
  return read<std::optional<std::chrono::nanoseconds>>(value).value_or(std::chrono::nanoseconds());
}

}  // namespace detail

TypedObject::TypedObject(ObjectPtr object) : object_(std::move(object)) {
  if (object_) value_ = object_->root();
}

ObjectKeyView TypedObject::key() const& {
  const Value metadata = value_["metadata"];
  return {metadata["namespace"].as_string(), metadata["name"].as_string()};
}

std::optional<std::string> Base64::decode() const {
  if (!value_.is_string()) return std::nullopt;
  return decode_base64(value_.as_string());
}

}  // namespace kinform::inline v0
