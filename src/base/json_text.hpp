// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Appends JSON strings and numbers to a text.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// Appends `text` in quotes. Escapes only what JSON requires: quote, backslash and control
// characters. Bytes that are not UTF-8 become U+FFFD, as in Go.
KINFORM_PRIVATE_EXPORT void append_json_string(std::string& out, std::string_view text);

void append_json_integer(std::string& out, std::int64_t number);
void append_json_integer(std::string& out, std::uint64_t number);

// Appends the shortest text that parses to the same double, always with a point or an exponent: 1
// is written as 1.0, so that it stays a double. Infinity and NaN become null, as JSON lacks them.
void append_json_double(std::string& out, double number);

}  // namespace kinform::inline v0
