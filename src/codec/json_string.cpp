// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_string.hpp"

#include <charconv>
#include <cstdint>
#include <cstring>

#include "base/utf8.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kUnicodeEscapeLength = 6;  // \u0041

// Returns the code unit of the \uXXXX at `begin`, or nullopt if there is none.
std::optional<std::uint32_t> code_unit(std::string_view inside, std::size_t begin) {
  const std::string_view escape = inside.substr(begin, kUnicodeEscapeLength);
  if (escape.size() != kUnicodeEscapeLength || !escape.starts_with("\\u")) return {};
  std::uint32_t unit = 0;
  const char* const end = escape.data() + escape.size();
  const auto read = std::from_chars(escape.data() + 2, end, unit, 16);
  if (read.ec != std::errc() || read.ptr != end) return {};
  return unit;
}

bool is_high_surrogate(std::uint32_t unit) {
  return unit >= 0xD800 && unit < 0xDC00;
}

bool is_low_surrogate(std::uint32_t unit) {
  return unit >= 0xDC00 && unit < 0xE000;
}

void append_utf8(std::string& out, std::uint32_t character) {
  const auto continuation = [&](int shift) {
    out += static_cast<char>(0x80 | ((character >> shift) & 0x3F));
  };
  if (character < 0x80) {
    out += static_cast<char>(character);
  } else if (character < 0x800) {
    out += static_cast<char>(0xC0 | (character >> 6));
    continuation(0);
  } else if (character < 0x10000) {
    out += static_cast<char>(0xE0 | (character >> 12));
    continuation(6);
    continuation(0);
  } else {
    out += static_cast<char>(0xF0 | (character >> 18));
    continuation(12);
    continuation(6);
    continuation(0);
  }
}

// Appends the character of the \uXXXX escape, or surrogate pair, at `begin`. Returns how many bytes
// of `inside` were consumed, or 0 if the escape is invalid.
std::size_t append_unicode_escape(std::string& out, std::string_view inside, std::size_t begin) {
  const std::optional<std::uint32_t> unit = code_unit(inside, begin);
  if (!unit) return 0;
  if (is_high_surrogate(*unit)) {
    const std::optional<std::uint32_t> low = code_unit(inside, begin + kUnicodeEscapeLength);
    if (low && is_low_surrogate(*low)) {
      append_utf8(out, 0x10000 + ((*unit - 0xD800) << 10) + (*low - 0xDC00));
      return 2 * kUnicodeEscapeLength;
    }
  }
  if (is_high_surrogate(*unit) || is_low_surrogate(*unit)) {
    out += kReplacementCharacter;
  } else {
    append_utf8(out, *unit);
  }
  return kUnicodeEscapeLength;
}

// Appends the character of the escape at `begin`. Returns how many bytes of `inside` were consumed,
// or 0 if the escape is invalid.
std::size_t append_escaped(std::string& out, std::string_view inside, std::size_t begin) {
  constexpr std::string_view kLetters = "\"\\/bfnrt";
  constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  if (begin + 1 >= inside.size()) return 0;
  if (inside[begin + 1] == 'u') return append_unicode_escape(out, inside, begin);
  const std::size_t which = kLetters.find(inside[begin + 1]);
  if (which == std::string_view::npos) return 0;
  out += kMeanings[which];
  return 2;
}

}  // namespace

std::string_view inside_of_json_string(const char* after_opening_quote) {
  const char* end = after_opening_quote;
  while (*end != '"') end += *end == '\\' ? 2 : 1;
  return {after_opening_quote, static_cast<std::size_t>(end - after_opening_quote)};
}

std::optional<std::size_t> append_unescaped(std::string& out, std::string_view inside) {
  std::size_t position = 0;
  while (true) {
    const std::size_t escape = inside.find('\\', position);
    out += inside.substr(position, escape - position);
    if (escape == std::string_view::npos) return {};

    const std::size_t length = append_escaped(out, inside, escape);
    if (length == 0) return escape;
    position = escape + length;
  }
}

}  // namespace kinform::inline v0::codec
