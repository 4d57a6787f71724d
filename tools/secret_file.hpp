// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes files that contain a token.

#pragma once

#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::tools {

// Writes a file that only its owner can read, also if a file with other permissions existed.
// Readers see the old or the new content, never a part. Fails if the path names something else than
// a regular file, such as a symbolic link: the token would end up elsewhere.
[[nodiscard]] Result<void> write_secret(const std::string& path, std::string_view text);

}  // namespace kinform::inline v0::tools
