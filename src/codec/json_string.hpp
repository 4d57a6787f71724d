// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads JSON string literals: finds their end and decodes their escapes.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0::codec {

// Returns the text between the quotes of a string, still escaped.
// REQUIRES: a closing quote follows, as in any document that simdjson has accepted.
[[nodiscard]] std::string_view inside_of_json_string(const char* after_opening_quote);

// Appends `inside` with its escapes decoded. Lone surrogates become U+FFFD, as in Go. At an invalid
// escape it stops and returns the position in `inside`; otherwise it returns nullopt.
[[nodiscard]] std::optional<std::size_t> append_unescaped(std::string& out,
                                                          std::string_view inside);

}  // namespace kinform::inline v0::codec
