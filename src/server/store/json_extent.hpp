// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures a JSON value without writing its text.

#pragma once

#include <cstddef>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// Stored objects have at most this depth: the limit of parse_json(), which reads them again.
inline constexpr std::size_t kStoredDepthMax = 512;

struct JsonExtent {
  std::size_t bytes = 0;   // Of the compact text.
  std::size_t values = 0;  // The value itself, and all values in it.
  std::size_t depth = 0;   // Levels of nesting: 0 for a scalar, 1 for `{}`, 2 for `[{}]`.
};

// Recurses: call it for values of bounded depth only.
[[nodiscard]] JsonExtent extent_of(const Json& value);

}  // namespace kinform::inline v0::server
