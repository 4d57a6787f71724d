// Finds where a JSON value ends, in bytes that arrive in pieces.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kinform::inline v0::codec {

// JSON's white space, and nothing else.
[[nodiscard]] constexpr bool is_json_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

// False for what can only stand inside or behind a value: `}`, `]`, `,` and `:`.
[[nodiscard]] constexpr bool can_begin_json_value(char byte) {
  return byte != '}' && byte != ']' && byte != ',' && byte != ':' && !is_json_space(byte);
}

// What the scanner may use of the processor; each includes those before it.
enum class Instructions : std::uint8_t { Portable, Sse2, Avx2 };

// The most that this machine has.
[[nodiscard]] Instructions best_instructions();

// Follows one value to its last byte by counting brackets outside of strings. It is no parser: it
// finds the end of every valid value, and some end or none of an invalid one, which a parser then
// has to refuse. How the bytes are cut into pieces never changes the result.
//
// Not thread-safe.
class JsonScanner {
 public:
  // Fewer instructions give the same results, more slowly. REQUIRES: the machine has them.
  explicit JsonScanner(Instructions instructions = best_instructions())
      : instructions_(instructions) {}

  // Reads on, and returns how many bytes of `text` belong to the value: all of them unless it has
  // come to its end. REQUIRES: !complete(), and the very first byte satisfies
  // can_begin_json_value().
  std::size_t feed(std::string_view text);

  // The value's last byte has been seen.
  [[nodiscard]] bool complete() const { return complete_; }

  // The value is complete if nothing follows: numbers and literals have no closing byte.
  [[nodiscard]] bool complete_at_end_of_stream() const {
    return complete_ || shape_ == Shape::Scalar;
  }

 private:
  enum class Shape : std::uint8_t { Unknown, Container, String, Scalar };
  struct ContainerScan;

  std::size_t feed_container(std::string_view text);
  std::size_t feed_string(std::string_view text);
  std::size_t feed_scalar(std::string_view text);

  // These two work on a block of 64 bytes, given as bit masks, of which `size` bytes are text.
  std::uint64_t escaped_bytes(std::uint64_t backslashes, std::size_t size);
  std::size_t walk_brackets(std::uint64_t opening, std::uint64_t closing, std::size_t size);

  Instructions instructions_;
  Shape shape_ = Shape::Unknown;
  bool complete_ = false;
  // What the bytes so far mean for the next one.
  bool escape_next_ = false;
  bool inside_string_ = false;
  std::uint64_t depth_ = 0;
};

}  // namespace kinform::inline v0::codec
