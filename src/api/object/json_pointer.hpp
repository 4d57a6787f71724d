// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses JSON pointers (RFC 6901), such as "/metadata/labels/app.kubernetes.io~1name".

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// Returns the tokens of a pointer one by one. Copies a token only if it has escapes.
class JsonPointerReader {
 public:
  explicit JsonPointerReader(std::string_view pointer) : rest_(pointer) {}

  // Returns the next token, unescaped, or nullopt at the end or after an error. Valid until the
  // next call.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT std::optional<std::string_view> next();

  // True if the text is not a valid pointer: no leading slash, or a `~` without 0 or 1 after it.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::string_view rest_;
  std::string unescaped_;
  bool failed_ = false;
};

// Parses a token as an array index: digits without leading zeros.
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::optional<std::size_t> json_pointer_index(
    std::string_view token);

}  // namespace kinform::inline v0
