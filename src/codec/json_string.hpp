// JSON strings as they stand in a document, escapes and all.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0::codec {

// What stands between the quotes of the string that begins right after its opening quote.
// REQUIRES: a closing quote follows, as in any document that simdjson has accepted.
[[nodiscard]] std::string_view inside_of_json_string(const char* after_opening_quote);

// Appends `inside` with its escapes undone. Lone surrogates become U+FFFD, as in Go. Returns where
// the first invalid escape stands, if there is one; `out` then ends before it.
[[nodiscard]] std::optional<std::size_t> append_unescaped(std::string& out,
                                                          std::string_view inside);

}  // namespace kinform::inline v0::codec
