// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks PEM text for complete blocks, without parsing the certificates.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0 {

// True if there is a `CERTIFICATE` block and every block is complete.
[[nodiscard]] bool has_certificate_pem(std::string_view text);

// True if there is a `PRIVATE KEY` block (also `RSA PRIVATE KEY` and similar labels) and every
// block is complete.
[[nodiscard]] bool has_private_key_pem(std::string_view text);

// Returns the decoded first `CERTIFICATE` block, or nullopt if has_certificate_pem() is false.
[[nodiscard]] std::optional<std::string> first_certificate(std::string_view text);

}  // namespace kinform::inline v0
