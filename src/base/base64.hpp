// Base64 with the standard alphabet and padding (RFC 4648, section 4).

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

[[nodiscard]] std::string encode_base64(std::string_view bytes);

// Line breaks are skipped, as in Go. Empty if anything else is wrong: another character, missing
// padding, text after it.
[[nodiscard]] std::optional<std::string> decode_base64(std::string_view text);

}  // namespace kinform::inline v0
