// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes UTF-8 as strictly as RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.

#pragma once

#include <cstddef>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// U+FFFD, which replaces invalid text.
constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

// Returns the length of the character at `begin`, one to four bytes; 0 if it is invalid.
// REQUIRES: begin < text.size().
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::size_t utf8_sequence_length(std::string_view text,
                                                                      std::size_t begin);

struct Utf8Character {
  char32_t code_point = 0;
  std::size_t bytes = 0;
  bool valid =
      false;  // If false, `code_point` is U+FFFD and `bytes` is 1, to skip the invalid byte.
};

// Decodes the first character. REQUIRES: `text` is not empty.
[[nodiscard]] Utf8Character decode_utf8(std::string_view text);

}  // namespace kinform::inline v0
