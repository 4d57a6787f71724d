// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/json_pointer.hpp"

#include <charconv>

namespace kinform::inline v0 {
namespace {

// Replaces ~1 by a slash and ~0 by a tilde. Returns nullopt for any other use of a tilde.
std::optional<std::string> unescape(std::string_view token) {
  std::string text;
  for (std::size_t i = 0; i < token.size(); ++i) {
    if (token[i] != '~') {
      text += token[i];
      continue;
    }
    ++i;
    if (i == token.size() || (token[i] != '0' && token[i] != '1')) return {};
    text += token[i] == '0' ? '~' : '/';
  }
  return text;
}

}  // namespace

std::optional<std::string_view> JsonPointerReader::next() {
  if (failed_ || rest_.empty()) return {};
  if (rest_.front() != '/') {
    failed_ = true;
    return {};
  }
  rest_.remove_prefix(1);
  const std::string_view token = rest_.substr(0, rest_.find('/'));
  rest_.remove_prefix(token.size());
  if (token.find('~') == std::string_view::npos) return token;

  std::optional<std::string> text = unescape(token);
  if (!text) {
    failed_ = true;
    return {};
  }
  unescaped_ = *std::move(text);
  return unescaped_;
}

std::optional<std::size_t> json_pointer_index(std::string_view token) {
  if (token.size() > 1 && token.front() == '0') return {};
  std::size_t index = 0;
  const auto read = std::from_chars(token.data(), token.data() + token.size(), index);
  if (read.ec != std::errc() || read.ptr != token.data() + token.size()) return {};
  return index;
}

}  // namespace kinform::inline v0
