// Telling UTF-8 from other bytes.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform {

// What stands in for text that cannot be read: U+FFFD.
constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

// The length of the character at `begin`, one to four bytes; 0 if there is no valid one: truncated,
// overlong, a surrogate, or beyond U+10FFFF. REQUIRES: begin < text.size().
[[nodiscard]] std::size_t utf8_sequence_length(std::string_view text, std::size_t begin);

}  // namespace kinform
