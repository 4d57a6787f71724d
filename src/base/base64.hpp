// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Base64 with the standard alphabet and padding (RFC 4648, section 4).

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

[[nodiscard]] KINFORM_PRIVATE_EXPORT std::string encode_base64(std::string_view bytes);

// Returns the decoded bytes. Skips line breaks, as Go does. Returns nullopt if there is any other
// invalid character, missing padding, or text after the padding.
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::optional<std::string> decode_base64(
    std::string_view text);

}  // namespace kinform::inline v0
