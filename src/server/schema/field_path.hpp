// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds field paths for messages: `spec.containers[0].image`.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kinform::inline v0::server {

// Longer paths end in `…`. Clients choose the keys, and a path is built for each field of an
// object: without a limit, an object of 3 MB could need 100 GB.
inline constexpr std::size_t kFieldPathMax = 1'000;

// Appends a part to a path, up to the limit.
[[nodiscard]] inline std::string extended_path(const std::string& path, std::string_view part) {
  if (path.size() > kFieldPathMax) return path;
  std::string longer = path;
  longer.append(part, 0, kFieldPathMax);
  if (longer.size() <= kFieldPathMax) return longer;
  longer.resize(kFieldPathMax);
  return longer += "…";
}

[[nodiscard]] inline std::string member_path(const std::string& path, std::string_view key) {
  return extended_path(path.empty() ? path : extended_path(path, "."), key);
}

[[nodiscard]] inline std::string element_path(const std::string& path, std::size_t index) {
  return extended_path(path, "[" + std::to_string(index) + "]");
}

}  // namespace kinform::inline v0::server
