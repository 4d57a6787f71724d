// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds the end of a JSON value in bytes that arrive in pieces.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0::codec {

// True for the four white space characters of JSON.
[[nodiscard]] constexpr bool is_json_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

// False for white space and for the bytes that occur only inside or after a value: `}`, `]`, `,`
// and `:`.
[[nodiscard]] constexpr bool can_begin_json_value(char byte) {
  return byte != '}' && byte != ']' && byte != ',' && byte != ':' && !is_json_space(byte);
}

// The instruction set the scanner may use. Each includes those before it.
enum class Instructions : std::uint8_t { Portable, Sse2, Avx2 };

// Returns the best instruction set of this machine.
[[nodiscard]] KINFORM_PRIVATE_EXPORT Instructions best_instructions();

// Finds the last byte of one value by counting brackets outside of strings. It is not a parser: the
// end is exact for valid JSON only, and a parser has to reject invalid values. The result does not
// depend on how the bytes are split into pieces.
//
// Not thread-safe.
class JsonScanner {
 public:
  // The choice affects only the speed. REQUIRES: the machine supports `instructions`.
  explicit JsonScanner(Instructions instructions = best_instructions())
      : instructions_(instructions) {}

  // Scans the next piece and returns how many of its bytes belong to the value: all of them, unless
  // the value ends in this piece. REQUIRES: !complete(), and the value's first byte satisfies
  // can_begin_json_value().
  KINFORM_PRIVATE_EXPORT std::size_t feed(std::string_view text);

  // True once the value's last byte has been scanned.
  [[nodiscard]] bool complete() const { return complete_; }

  // True if the value would be complete if the stream ended here: numbers and literals have no
  // closing byte.
  [[nodiscard]] bool complete_at_end_of_stream() const {
    return complete_ || shape_ == Shape::Scalar;
  }

 private:
  enum class Shape : std::uint8_t { Unknown, Container, String, Scalar };
  struct ContainerScan;

  std::size_t feed_container(std::string_view text);
  std::size_t feed_string(std::string_view text);
  std::size_t feed_scalar(std::string_view text);

  // These two work on bit masks of a 64-byte block, of which the first `size` bytes are text.
  std::uint64_t escaped_bytes(std::uint64_t backslashes, std::size_t size);
  std::size_t walk_brackets(std::uint64_t opening, std::uint64_t closing, std::size_t size);

  Instructions instructions_;
  Shape shape_ = Shape::Unknown;
  bool complete_ = false;
  // State carried over to the next byte.
  bool escape_next_ = false;
  bool inside_string_ = false;
  std::uint64_t depth_ = 0;
};

}  // namespace kinform::inline v0::codec
