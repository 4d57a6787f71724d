// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/scalar_reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

#include "api/time_text.hpp"
#include "base/base64.hpp"
#include "base/utf8.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::codec {
namespace {

// Go's zero time, 0001-01-01T00:00:00Z, and the years that RFC 3339 has: 0 to 9999.
constexpr std::int64_t kZeroSeconds = -62'135'596'800;
constexpr std::int64_t kYear0 = -62'167'219'200;
constexpr std::int64_t kYear10000 = 253'402'300'800;
constexpr std::int64_t kNanosecondsPerSecond = 1'000'000'000;

bool is_ascii(std::string_view text) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080;
  const char* at = text.data();
  const char* const end = at + text.size();
  std::uint64_t word = 0;
  for (; end - at >= 8; at += 8) {
    std::memcpy(&word, at, sizeof(word));
    if ((word & kHighBits) != 0) return false;
  }
  unsigned char bits = 0;
  for (; at != end; ++at) bits |= static_cast<unsigned char>(*at);
  return bits < 0x80;
}

bool fits_int32(std::int64_t value) {
  return value >= std::numeric_limits<std::int32_t>::min() &&
         value <= std::numeric_limits<std::int32_t>::max();
}

// Returns the text of a finite number as Go writes it in JSON: the shortest digits that give the
// same number, with an exponent only below 10^-6 and from 10^21 on.
std::string go_text(double number) {
  std::array<char, 32> buffer{};
  char* const end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                  std::chars_format::scientific)
                        .ptr;
  std::string text(buffer.data(), end);
  const std::size_t e = text.find('e');
  const int exponent = std::stoi(text.substr(e + 1));
  if (number != 0 && (exponent < -6 || exponent >= 21)) {
    if (text[e + 2] == '0') text.erase(e + 2, 1);
    return text;
  }
  std::string digits = text.substr(0, e);
  std::string sign;
  if (digits.front() == '-') sign = "-", digits.erase(0, 1);
  std::erase(digits, '.');
  const auto whole = static_cast<std::size_t>(std::max(exponent + 1, 1));
  if (exponent < 0) digits.insert(0, static_cast<std::size_t>(-exponent), '0');
  if (digits.size() < whole) digits.append(whole - digits.size(), '0');
  if (digits.size() > whole) digits.insert(whole, 1, '.');
  return sign + digits;
}

// Returns the text in a message of the form Json that has been decoded before.
std::string_view json_text(std::string_view message) {
  WireReader reader(message);
  WireField field;
  return reader.next(field) ? field.bytes : std::string_view();
}

}  // namespace

// Seconds since 1970. A time without any fields is Go's zero time.
struct ScalarReader::Timestamp {
  std::int64_t seconds = kZeroSeconds;
  std::int64_t nanoseconds = 0;

  [[nodiscard]] std::chrono::sys_seconds whole_seconds() const {
    return std::chrono::sys_seconds(std::chrono::seconds(seconds));
  }
};

void ScalarReader::begin(const Frame& frame, std::stop_token stop, bool exact_json) {
  frame_ = frame;
  exact_json_ = exact_json;
  needs_exact_json_ = false;
  stop_ = std::move(stop);
}

bool ScalarReader::add(ValueForm form, std::string_view value, std::string_view previous,
                       bool changed, std::size_t depth) {
  switch (form) {
    case ValueForm::Bool:
      builder_.boolean(!value.empty() && value != std::string_view("\0", 1));
      return true;
    case ValueForm::Int32:
    case ValueForm::Int64:
      return add_integer(value, form == ValueForm::Int32);
    case ValueForm::Double:
      return add_double(value);
    case ValueForm::String:
      add_string(value, changed);
      return true;
    case ValueForm::Bytes:
      builder_.string(encode_base64(value));
      return true;
    case ValueForm::Time:
      return add_time(value);
    case ValueForm::MicroTime:
      return add_micro_time(value);
    case ValueForm::Duration:
      return add_duration(value);
    case ValueForm::Quantity:
      return add_quantity(value, changed);
    case ValueForm::IntOrString:
      return add_int_or_string(value);
    case ValueForm::Json:
      return add_json(value, previous, depth);
    case ValueForm::Message:
    case ValueForm::WrappedList:
    case ValueForm::Union:
      break;
  }
  KINFORM_ASSERT(false);
  return false;
}

void ScalarReader::add_string(std::string_view text, bool changed) {
  if (is_ascii(text)) {
    changed ? builder_.changed_string(text) : builder_.string(text);
  } else {
    builder_.string(valid_text(text));
  }
}

std::string_view ScalarReader::valid_text(std::string_view text) {
  if (is_ascii(text)) return text;
  text_.clear();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_sequence_length(text, at);
    text_ += length == 0 ? kReplacementCharacter : text.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return text_;
}

bool ScalarReader::add_integer(std::string_view value, bool is_32_bits) {
  std::uint64_t bits = 0;
  if (!value.empty()) {
    const char* const end = read_varint(value.data(), value.data() + value.size(), bits);
    KINFORM_ASSERT(end != nullptr);  // The scan has read it before.
  }
  const auto number = static_cast<std::int64_t>(bits);
  if (is_32_bits && !fits_int32(number)) {
    return malformed(value.data(), "an integer that does not fit in 32 bits");
  }
  builder_.integer(number);
  return true;
}

bool ScalarReader::add_double(std::string_view value) {
  double number = 0;
  if (!value.empty()) std::memcpy(&number, value.data(), sizeof(number));
  if (!std::isfinite(number)) return malformed(value.data(), "a number that JSON does not have");
  std::string scratch;
  add_json_number(builder_, go_text(number), scratch);
  return true;
}

bool ScalarReader::read_small(std::string_view message, std::span<WireField> fields) {
  WireReader reader(message);
  WireField field;
  while (reader.next(field)) {
    if (field.number > fields.size()) {
      if (unknown_fields_ == UnknownFields::Skip) continue;
      return fail(ErrorCode::NotSupported, field.begin,
                  "unknown field " + std::to_string(field.number));
    }
    WireField& place = fields[field.number - 1];
    if (field.type != place.type) return malformed(field.begin, "a field of another type");
    if (place.number != 0) return malformed(field.begin, "a field that occurs twice");
    place = field;
  }
  return !reader.failed() || malformed(reader.at(), "a malformed field");
}

bool ScalarReader::read_timestamp(std::string_view value, Timestamp& time) {
  if (value.empty()) return true;
  if (!read_usual_timestamp(value, time)) {
    std::array<WireField, 2> fields;
    if (!read_small(value, fields)) return false;
    time.seconds = static_cast<std::int64_t>(fields[0].scalar);
    time.nanoseconds = static_cast<std::int64_t>(fields[1].scalar);
  }
  const bool valid = time.seconds >= kYear0 && time.seconds < kYear10000 && time.nanoseconds >= 0 &&
                     time.nanoseconds < kNanosecondsPerSecond;
  return valid || malformed(value.data(), "a time outside of the years 0 to 9999");
}

// Reads a time with both fields in order, as Kubernetes writes it.
bool ScalarReader::read_usual_timestamp(std::string_view value, Timestamp& time) {
  constexpr char kSecondsTag = 1 << 3;
  constexpr char kNanosecondsTag = 2 << 3;
  std::uint64_t seconds = 0;
  std::uint64_t nanoseconds = 0;
  const char* const end = value.data() + value.size();
  if (value.front() != kSecondsTag) return false;
  const char* at = read_varint(value.data() + 1, end, seconds);
  if (at == nullptr || at == end || *at != kNanosecondsTag) return false;
  if (read_varint(at + 1, end, nanoseconds) != end) return false;
  time.seconds = static_cast<std::int64_t>(seconds);
  time.nanoseconds = static_cast<std::int64_t>(nanoseconds);
  return true;
}

bool ScalarReader::is_zero_time(std::string_view value, bool& zero) {
  Timestamp time;
  if (!read_timestamp(value, time)) return false;
  zero = time.seconds == kZeroSeconds;
  return true;
}

// Go ignores the nanoseconds of a time in whole seconds.
bool ScalarReader::add_time(std::string_view value) {
  Timestamp time;
  if (!read_timestamp(value, time)) return false;
  if (time.seconds == kZeroSeconds) {
    builder_.null();
  } else {
    std::array<char, api::kTimeSize> text;
    builder_.string(api::write_time(text, time.whole_seconds()));
  }
  return true;
}

bool ScalarReader::add_micro_time(std::string_view value) {
  Timestamp time;
  if (!read_timestamp(value, time)) return false;
  const std::chrono::microseconds fraction(time.nanoseconds / 1000);
  if (time.seconds == kZeroSeconds && fraction.count() == 0) {
    builder_.null();
  } else {
    builder_.string(format_micro_time(time.whole_seconds() + fraction));
  }
  return true;
}

bool ScalarReader::add_duration(std::string_view value) {
  std::array<WireField, 1> fields;
  if (!read_small(value, fields)) return false;
  const auto nanoseconds = static_cast<std::int64_t>(fields[0].scalar);
  builder_.string(format_duration(std::chrono::nanoseconds(nanoseconds)));
  return true;
}

bool ScalarReader::add_quantity(std::string_view value, bool changed) {
  std::array<WireField, 1> fields = {WireField{.type = WireType::Bytes}};
  if (!read_small(value, fields)) return false;
  const std::string_view text = fields[0].bytes;
  add_string(text.empty() ? "0" : text, changed && !text.empty());
  return true;
}

bool ScalarReader::add_int_or_string(std::string_view value) {
  std::array<WireField, 3> fields = {WireField{}, WireField{}, WireField{.type = WireType::Bytes}};
  if (!read_small(value, fields)) return false;
  const std::uint64_t type = fields[0].scalar;
  const auto number = static_cast<std::int64_t>(fields[1].scalar);
  if (type > 1) return malformed(value.data(), "neither an integer nor a string");
  if (!fits_int32(number)) {
    return malformed(value.data(), "an integer that does not fit in 32 bits");
  }
  if (type == 0) {
    builder_.integer(number);
  } else {
    add_string(fields[2].bytes, false);
  }
  return true;
}

bool ScalarReader::add_json(std::string_view value, std::string_view previous, std::size_t depth) {
  std::array<WireField, 1> fields = {WireField{.type = WireType::Bytes}};
  if (!read_small(value, fields)) return false;
  const std::string_view json = fields[0].bytes;
  if (json.empty()) {
    builder_.null();
    return true;
  }
  if (!exact_json_) {
    needs_exact_json_ = !plain_json_.walk(json, json_text(previous), depth);
    return !needs_exact_json_;
  }
  const auto offset = static_cast<std::size_t>(json.data() - frame_.text.data());
  ExactJsonReader reader(json_parser_, builder_, stop_);
  const Result<void> read =
      reader.read({.text = json, .stream_offset = frame_.stream_offset + offset}, depth);
  return read.ok() || fail(read.error());
}

bool ScalarReader::fail(ErrorCode code, const char* at, std::string_view what) {
  const auto offset = static_cast<std::size_t>(at - frame_.text.data());
  return fail(Error(code, "protobuf at byte " + std::to_string(frame_.stream_offset + offset) +
                              ": " + std::string(what)));
}

bool ScalarReader::fail(Error failure) {
  failure_ = std::move(failure);
  return false;
}

}  // namespace kinform::inline v0::codec
