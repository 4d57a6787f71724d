// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The User-Agent header.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::client {

// Returns `program/unknown (linux/amd64) kinform/0.1.0` (TR-12). The program's version is not
// known.
[[nodiscard]] std::string default_user_agent();

// The same for a given program name. Characters invalid in a header become underscores.
[[nodiscard]] std::string user_agent_of(std::string_view program);

// Removes control characters, so that the text cannot inject another header.
[[nodiscard]] std::string header_safe(std::string_view text);

}  // namespace kinform::inline v0::client
