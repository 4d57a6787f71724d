// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/exact_json.hpp"

#include "base/utf8.hpp"

namespace kinform::inline v0::codec {

Error decoding_stopped() {
  return {ErrorCode::Cancelled, "decode JSON: stopped"};
}

std::size_t find_broken_text(std::string_view text) {
  bool inside_string = false;
  bool escaped = false;
  std::size_t position = 0;
  while (position < text.size()) {
    const std::size_t length = utf8_sequence_length(text, position);
    const char first = text[position];
    if (length == 0) return position;
    if (inside_string && static_cast<unsigned char>(first) < 0x20) return position;
    if (first == '"' && !escaped) inside_string = !inside_string;
    escaped = inside_string && first == '\\' && !escaped;
    position += length;
  }
  return text.size();
}

}  // namespace kinform::inline v0::codec
