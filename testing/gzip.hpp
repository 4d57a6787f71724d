// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compresses response bodies for scripted servers, and reads compressed test data.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kinform::inline v0::test_support {

[[nodiscard]] std::string gzip(std::string_view text);
// REQUIRES: `compressed` is one complete gzip member.
[[nodiscard]] std::string gunzip(std::string_view compressed);

// Returns one compressed stream in parts: each is a text, flushed so that it can be decompressed
// before the next part.
[[nodiscard]] std::vector<std::string> flushed_gzip(const std::vector<std::string>& texts);

}  // namespace kinform::inline v0::test_support
