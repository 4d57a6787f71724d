// Writing JSON text, piece by piece, at the end of a string.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

// `text` in quotes. Escapes only what JSON demands: quote, backslash and control characters. Other
// characters stay as they are; bytes that are not UTF-8 become U+FFFD, as in Go.
void append_json_string(std::string& out, std::string_view text);

void append_json_integer(std::string& out, std::int64_t number);
void append_json_integer(std::string& out, std::uint64_t number);

// The shortest text that reads back as the same double, always with a point or an exponent: 1 is
// written 1.0, so that it stays a double. JSON has no word for infinity and NaN: they become null.
void append_json_double(std::string& out, double number);

}  // namespace kinform::inline v0
