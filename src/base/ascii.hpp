// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Lower-casing and trimming of ASCII protocol text, independent of the locale.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

[[nodiscard]] inline std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& character : lower) {
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
  }
  return lower;
}

// Returns `text` without the blanks at both ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text,
                                              std::string_view blanks = " \t\r\n\v\f") {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace kinform::inline v0
