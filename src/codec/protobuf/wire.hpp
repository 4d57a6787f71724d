// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the protobuf wire format: varints and the fields of a message.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kinform::inline v0::codec {

enum class WireType : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

// What a decoder does with field numbers that the tables lack.
enum class UnknownFields : std::uint8_t {
  Refuse,  // NotSupported: nothing that a newer server sends may be lost.
  Skip,    // As Go does. For request bodies, which may be from newer clients, and for errors.
};

// Reads a varint. Returns the position after it; null if it is truncated or exceeds 64 bits.
[[nodiscard]] const char* read_long_varint(const char* at, const char* end, std::uint64_t& value);
// Tags and lengths have one or two bytes.
[[nodiscard]] inline const char* read_varint(const char* at, const char* end,
                                             std::uint64_t& value) {
  if (at != end && static_cast<signed char>(*at) >= 0) {
    value = static_cast<unsigned char>(*at);
    return at + 1;
  }
  if (end - at >= 2 && static_cast<signed char>(at[1]) >= 0) {
    value = (static_cast<unsigned char>(at[0]) & 0x7FU) |
            static_cast<unsigned>(static_cast<unsigned char>(at[1])) << 7U;
    return at + 2;
  }
  std::uint64_t read = 0;  // Of its own, so that `value` can be in a register.
  const char* const after = read_long_varint(at, end, read);
  value = read;
  return after;
}

// Removes the first field of `fields`, which must be well-formed and of this type, and returns its
// value: what follows the tag, and the length if there is one.
[[nodiscard]] inline std::string_view take_value(std::string_view& fields, WireType type) {
  const char* const end = fields.data() + fields.size();
  std::uint64_t number = 0;
  const char* value = read_varint(fields.data(), end, number);
  const char* after = value;
  if (type == WireType::Bytes) {
    value = read_varint(value, end, number);
    after = value + number;
  } else if (type == WireType::Varint) {
    after = read_varint(value, end, number);
  } else {
    after += type == WireType::Fixed64 ? 8 : 4;
  }
  fields = {after, static_cast<std::size_t>(end - after)};
  return {value, static_cast<std::size_t>(after - value)};
}

// A field of a message.
struct WireField {
  std::uint32_t number = 0;
  WireType type = WireType::Varint;
  const char* begin = nullptr;  // The first byte of the tag.
  const char* value = nullptr;  // The first byte after the tag, and after the length of bytes.
  std::uint64_t scalar = 0;     // Varint, Fixed64, Fixed32.
  std::string_view bytes = "";  // Bytes. Never without data, not even if the field is missing.
};

// Iterates over the fields of a message, of any type.
class WireReader {
 public:
  explicit WireReader(std::string_view message)
      : at_(message.data()), end_(message.data() + message.size()) {}

  // Reads the next field. Returns false at the end of the message, and at malformed bytes.
  [[nodiscard]] bool next(WireField& field);

  // True after malformed bytes: a truncated field, an unknown wire type, or the number 0. at() is
  // then where the malformed field begins.
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] const char* at() const { return at_; }

 private:
  const char* at_;
  const char* end_;
  bool failed_ = false;
};

}  // namespace kinform::inline v0::codec
