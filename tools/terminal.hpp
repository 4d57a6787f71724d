// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Terminal detection, and safe text for terminals.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::tools {

[[nodiscard]] bool is_terminal(int descriptor);

// Returns true for a terminal, unless NO_COLOR is set or TERM is unset or "dumb".
[[nodiscard]] bool shows_colours(int descriptor);

// Returns text from outside as one line that is safe to print: line breaks, control characters,
// invisible and text-reversing characters, and bytes that are not UTF-8 are escaped (`\n`,
// `\u202e`), and text beyond 1 KB is cut. Everything that a server or a file sent goes through it.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace kinform::inline v0::tools
