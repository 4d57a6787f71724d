// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utf8.hpp"

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

unsigned char byte_at(std::string_view text, std::size_t position) {
  return static_cast<unsigned char>(text[position]);
}

bool is_continuation(std::string_view text, std::size_t position) {
  return position < text.size() && (byte_at(text, position) & 0xC0) == 0x80;
}

}  // namespace

std::size_t utf8_sequence_length(std::string_view text, std::size_t begin) {
  const unsigned char first = byte_at(text, begin);
  if (first < 0x80) return 1;
  // 0xC0 and 0xC1 begin overlong forms only.
  if (first < 0xC2 || first > 0xF4 || !is_continuation(text, begin + 1)) return 0;
  if (first < 0xE0) return 2;

  const unsigned char second = byte_at(text, begin + 1);
  if (!is_continuation(text, begin + 2)) return 0;
  if (first == 0xE0 && second < 0xA0) return 0;  // Overlong.
  if (first == 0xED && second > 0x9F) return 0;  // A surrogate.
  if (first < 0xF0) return 3;

  if (!is_continuation(text, begin + 3)) return 0;
  if (first == 0xF0 && second < 0x90) return 0;  // Overlong.
  if (first == 0xF4 && second > 0x8F) return 0;  // Beyond U+10FFFF.
  return 4;
}

Utf8Character decode_utf8(std::string_view text) {
  KINFORM_ASSERT(!text.empty());
  const std::size_t bytes = utf8_sequence_length(text, 0);
  if (bytes == 0) return {.code_point = 0xfffd, .bytes = 1, .valid = false};
  if (bytes == 1) return {.code_point = byte_at(text, 0), .bytes = 1, .valid = true};
  char32_t code_point = byte_at(text, 0) & (0x7F >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) code_point = code_point << 6 | (byte_at(text, i) & 0x3F);
  return {.code_point = code_point, .bytes = bytes, .valid = true};
}

}  // namespace kinform::inline v0
