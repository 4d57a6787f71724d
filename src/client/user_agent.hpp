// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The User-Agent header.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::client {

// Returns the User-Agent of this program, such as `program/unknown (linux/amd64) kinform/0.1.0`
// (TR-12). `unknown` is in place of the program's version.
[[nodiscard]] std::string default_user_agent();

// Returns the User-Agent header for a given program name. Characters that are invalid in a header
// become underscores.
[[nodiscard]] std::string user_agent_of(std::string_view program);

// Removes control characters, so that the text cannot inject another header.
[[nodiscard]] std::string header_safe(std::string_view text);

}  // namespace kinform::inline v0::client
