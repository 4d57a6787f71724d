#include "codec/exact_json.hpp"

#include <cstdint>
#include <optional>

namespace kinform::codec {

namespace {

constexpr char32_t kReplacement = 0xfffd;

void append_utf8(std::string& out, char32_t character) {
  if (character < 0x80) {
    out += static_cast<char>(character);
  } else if (character < 0x800) {
    out += static_cast<char>(0xc0 | (character >> 6));
    out += static_cast<char>(0x80 | (character & 0x3f));
  } else if (character < 0x10000) {
    out += static_cast<char>(0xe0 | (character >> 12));
    out += static_cast<char>(0x80 | ((character >> 6) & 0x3f));
    out += static_cast<char>(0x80 | (character & 0x3f));
  } else {
    out += static_cast<char>(0xf0 | (character >> 18));
    out += static_cast<char>(0x80 | ((character >> 12) & 0x3f));
    out += static_cast<char>(0x80 | ((character >> 6) & 0x3f));
    out += static_cast<char>(0x80 | (character & 0x3f));
  }
}

bool is_high_surrogate(char32_t unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}
bool is_low_surrogate(char32_t unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}

// The four hexadecimal digits at `at`.
std::optional<char32_t> read_hex4(std::string_view raw, std::size_t at) {
  if (at + 4 > raw.size()) return std::nullopt;
  std::uint32_t unit = 0;
  const char* const begin = raw.data() + at;
  const auto [end, error] = std::from_chars(begin, begin + 4, unit, 16);
  if (error != std::errc() || end != begin + 4) return std::nullopt;
  return unit;
}

// Reads what follows `\u`; moves `at` behind it. A high surrogate takes the escape after it along
// if that is low.
bool append_unicode_escape(std::string_view raw, std::size_t& at, std::string& out) {
  const std::optional<char32_t> unit = read_hex4(raw, at);
  if (!unit) return false;
  at += 4;
  char32_t character = *unit;
  if (is_high_surrogate(character)) {
    std::optional<char32_t> low;
    if (raw.substr(at, 2) == "\\u") low = read_hex4(raw, at + 2);
    if (low && is_low_surrogate(*low)) {
      character = 0x10000 + ((character - 0xd800) << 10) + (*low - 0xdc00);
      at += 6;
    } else {
      character = kReplacement;
    }
  } else if (is_low_surrogate(character)) {
    character = kReplacement;
  }
  append_utf8(out, character);
  return true;
}

}  // namespace

bool unescape_json(std::string_view raw, std::string& out) {
  out.clear();
  std::size_t at = 0;
  while (at < raw.size()) {
    const std::size_t escape = raw.find('\\', at);
    out += raw.substr(at, escape - at);
    if (escape == std::string_view::npos) return true;
    if (escape + 1 == raw.size()) return false;
    at = escape + 2;
    switch (raw[escape + 1]) {
      case '"':
        out += '"';
        break;
      case '\\':
        out += '\\';
        break;
      case '/':
        out += '/';
        break;
      case 'b':
        out += '\b';
        break;
      case 'f':
        out += '\f';
        break;
      case 'n':
        out += '\n';
        break;
      case 'r':
        out += '\r';
        break;
      case 't':
        out += '\t';
        break;
      case 'u':
        if (!append_unicode_escape(raw, at, out)) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}

std::string_view inside_of_string(const char* text) {
  const char* end = text;
  while (*end != '"') end += *end == '\\' ? 2 : 1;
  return {text, static_cast<std::size_t>(end - text)};
}

}  // namespace kinform::codec
