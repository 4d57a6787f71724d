// Whether a text is whole PEM, as far as one can see without taking certificates apart.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

// Whether there is a block `CERTIFICATE`, and every block that begins also ends.
[[nodiscard]] bool has_certificate_pem(std::string_view text);

// The same of a block `PRIVATE KEY`, or `RSA PRIVATE KEY` and the like.
[[nodiscard]] bool has_private_key_pem(std::string_view text);

// What the first block `CERTIFICATE` holds, decoded; empty where has_certificate_pem() is false.
[[nodiscard]] std::optional<std::string> first_certificate(std::string_view text);

}  // namespace kinform::inline v0
