// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/quote.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/utf8.hpp"

namespace kinform::inline v0 {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Invisible characters beyond ASCII: controls, spaces, format characters, private use, and
// noncharacters. Unassigned code points are not included.
constexpr std::array kInvisible = {
    Range{0x80, 0xa0},       Range{0xad, 0xad},        Range{0x600, 0x605},   Range{0x61c, 0x61c},
    Range{0x6dd, 0x6dd},     Range{0x70f, 0x70f},      Range{0x1680, 0x1680}, Range{0x180e, 0x180e},
    Range{0x2000, 0x200f},   Range{0x2028, 0x202f},    Range{0x205f, 0x206f}, Range{0x3000, 0x3000},
    Range{0xe000, 0xf8ff},   Range{0xfeff, 0xfeff},    Range{0xfff0, 0xfffb}, Range{0xfffe, 0xffff},
    Range{0xe0000, 0xe0fff}, Range{0xf0000, 0x10ffff},
};

bool is_visible(char32_t code_point) {
  return std::none_of(kInvisible.begin(), kInvisible.end(), [&](const Range& range) {
    return code_point >= range.first && code_point <= range.last;
  });
}

void append_hex(std::string& out, std::string_view prefix, std::uint32_t number, int digits) {
  out += prefix;
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
    out += "0123456789abcdef"[number >> shift & 0xf];
  }
}

// Returns the letter of the short escape for `c`, such as 'n' for a line break, or 0.
char short_escape(char c) {
  constexpr std::string_view kCharacters = "\a\b\f\n\r\t\v\\\"";
  constexpr std::string_view kLetters = "abfnrtv\\\"";
  const std::size_t found = kCharacters.find(c);
  return found == std::string_view::npos ? '\0' : kLetters[found];
}

bool is_plain_ascii(char c) {
  return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

void append_ascii_escaped(std::string& out, char c) {
  if (const char letter = short_escape(c)) {
    out += '\\';
    out += letter;
    return;
  }
  append_hex(out, "\\x", static_cast<unsigned char>(c), 2);
}

void append_beyond_ascii(std::string& out, std::string_view bytes, const Utf8Character& character) {
  if (!character.valid) return append_hex(out, "\\x", static_cast<unsigned char>(bytes[0]), 2);
  if (is_visible(character.code_point)) {
    out += bytes;
  } else if (character.code_point > 0xffff) {
    append_hex(out, "\\U", character.code_point, 8);
  } else {
    append_hex(out, "\\u", character.code_point, 4);
  }
}

// Appends `text` with everything escaped that is neither visible nor kept by `is_plain`.
template <class IsPlain>
void append_escaped(std::string& out, std::string_view text, IsPlain is_plain) {
  while (!text.empty()) {
    const auto run_end = std::find_if_not(text.begin(), text.end(), is_plain);
    out.append(text.begin(), run_end);
    text.remove_prefix(static_cast<std::size_t>(run_end - text.begin()));
    if (text.empty()) break;

    const Utf8Character character = decode_utf8(text);
    if (character.valid && character.bytes == 1) {
      append_ascii_escaped(out, text[0]);
    } else {
      append_beyond_ascii(out, text.substr(0, character.bytes), character);
    }
    text.remove_prefix(character.bytes);
  }
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  append_escaped(out, text, is_plain_ascii);
  out += '"';
}

std::string escaped_text(std::string_view text) {
  std::string out;
  append_escaped(out, text, [](char c) { return c >= ' ' && c <= '~'; });
  return out;
}

std::string shortened(std::string_view text, std::size_t bytes_max) {
  if (text.size() <= bytes_max) return std::string(text);
  const auto is_inside_character = [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
  };
  std::size_t end = bytes_max;
  while (end > 0 && bytes_max - end < 3 && is_inside_character(text[end])) --end;
  return std::string(text.substr(0, end)) + "… (" + std::to_string(text.size()) + " bytes)";
}

std::string quoted_text(std::string_view text) {
  std::string out;
  append_quoted(out, text);
  return out;
}

}  // namespace kinform::inline v0
