// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses decimal integers as strictly as Go's strconv.ParseInt.

#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace kinform::inline v0::api {

inline bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

// Parses the whole of `text` as an integer with an optional sign. Returns nullopt if it is not one
// or does not fit.
template <class Integer>
[[nodiscard]] std::optional<Integer> parse_integer(std::string_view text) {
  if (text.starts_with('+')) {
    text.remove_prefix(1);
    if (text.starts_with('-')) return std::nullopt;
  }
  Integer number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace kinform::inline v0::api
