// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Quotes and escapes any text for messages and logs.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// Quotes like Go's strconv.Quote: `"a \"b\"\n"`. Control characters, invisible or text-reversing
// characters, and bytes that are not UTF-8 are escaped, so the result is always one line of valid
// UTF-8.
KINFORM_PRIVATE_EXPORT void append_quoted(std::string& out, std::string_view text);
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::string quoted_text(std::string_view text);

// Escapes like append_quoted(), but adds no quotation marks, and keeps those in `text` and its
// backslashes.
[[nodiscard]] std::string escaped_text(std::string_view text);

// Returns `text` unchanged, or its beginning and its size if it is longer than `bytes_max`. Does
// not split a UTF-8 character.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes_max);

}  // namespace kinform::inline v0
