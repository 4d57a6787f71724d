// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/json_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

#include "base/utf8.hpp"

namespace kinform::inline v0 {
namespace {

constexpr std::uint64_t repeat(unsigned char byte) {
  return 0x0101010101010101ULL * byte;
}

// True if any of the eight bytes is a quote, a backslash, below 0x20, or not ASCII. Each
// subtraction sets the top bit of matching bytes. A borrow from a lower byte may cause a false
// positive, which costs only time.
bool needs_care(std::uint64_t eight) {
  const std::uint64_t quotes = eight ^ repeat('"');
  const std::uint64_t slashes = eight ^ repeat('\\');
  const std::uint64_t found =
      (quotes - repeat(1)) | (slashes - repeat(1)) | (eight - repeat(0x20)) | eight;
  return (found & repeat(0x80)) != 0;
}

bool needs_care(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return byte < 0x20 || byte >= 0x80 || byte == '"' || byte == '\\';
}

// Returns how many bytes from `begin` on need no escaping. Checks eight bytes at a time, because
// most strings need none at all.
std::size_t plain_length(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  std::uint64_t eight = 0;
  while (end + sizeof(eight) <= text.size()) {
    std::memcpy(&eight, text.data() + end, sizeof(eight));
    if (needs_care(eight)) break;
    end += sizeof(eight);
  }
  while (end < text.size() && !needs_care(text[end])) ++end;
  return end - begin;
}

void append_escape(std::string& out, char character) {
  constexpr std::string_view kHex = "0123456789abcdef";
  switch (character) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += kHex[static_cast<unsigned char>(character) >> 4];
      out += kHex[static_cast<unsigned char>(character) & 0xF];
  }
}

// Appends the character at `begin`, escaped if needed, and returns how many bytes it has in `text`.
std::size_t append_careful(std::string& out, std::string_view text, std::size_t begin) {
  if (static_cast<unsigned char>(text[begin]) < 0x80) {
    append_escape(out, text[begin]);
    return 1;
  }
  const std::size_t length = utf8_sequence_length(text, begin);
  if (length == 0) {
    out += kReplacementCharacter;
    return 1;
  }
  out += text.substr(begin, length);
  return length;
}

template <class Number>
std::string_view print(std::array<char, 32>& buffer, Number number) {
  const auto printed = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  return {buffer.data(), static_cast<std::size_t>(printed.ptr - buffer.data())};
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  std::size_t position = 0;
  while (position < text.size()) {
    const std::size_t plain = plain_length(text, position);
    out += text.substr(position, plain);
    position += plain;
    while (position < text.size() && needs_care(text[position])) {
      position += append_careful(out, text, position);
    }
  }
  out += '"';
}

void append_json_integer(std::string& out, std::int64_t number) {
  std::array<char, 32> buffer;
  out += print(buffer, number);
}

void append_json_integer(std::string& out, std::uint64_t number) {
  std::array<char, 32> buffer;
  out += print(buffer, number);
}

void append_json_double(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 32> buffer;
  const std::string_view text = print(buffer, number);
  out += text;
  if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
}

}  // namespace kinform::inline v0
