// UTF-8, as strict as RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform::inline v0 {

// What stands in for text that cannot be read: U+FFFD.
constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

// The length of the character at `begin`, one to four bytes; 0 if there is no valid one.
// REQUIRES: begin < text.size().
[[nodiscard]] std::size_t utf8_sequence_length(std::string_view text, std::size_t begin);

struct Utf8Character {
  char32_t code_point = 0;
  std::size_t bytes = 0;
  bool valid =
      false;  // If not, `code_point` is U+FFFD and `bytes` is 1: go on behind the offending byte.
};

// The character at the front. REQUIRES: `text` is not empty.
[[nodiscard]] Utf8Character decode_utf8(std::string_view text);

}  // namespace kinform::inline v0
