// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Quotes and escapes any text for messages and logs.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0 {

// Quotes like Go's strconv.Quote: `"a \"b\"\n"`. Control characters, invisible or text-reversing
// characters, and bytes that are not UTF-8 are escaped, so the result is always one line of valid
// UTF-8.
void append_quoted(std::string& out, std::string_view text);
[[nodiscard]] std::string quoted_text(std::string_view text);

}  // namespace kinform::inline v0
