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

// Replaces control characters by `?`: names come from a server and may contain escape sequences.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace kinform::inline v0::tools
