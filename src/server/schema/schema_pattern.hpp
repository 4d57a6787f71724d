// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Matches regular expressions from CustomResourceDefinitions safely, with bounded time and stack.

#pragma once

#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// Returns whether any part of the text matches the pattern, in time linear in the length of the
// text (no backtracking). Fails with InvalidArgument if the pattern is invalid, or too large to
// match safely.
[[nodiscard]] Result<bool> matches_pattern(std::string_view text, const std::string& pattern);

}  // namespace kinform::inline v0::server
