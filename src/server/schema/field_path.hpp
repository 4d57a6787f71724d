// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds field paths for messages: `spec.containers[0].image`.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kinform::inline v0::server {

[[nodiscard]] inline std::string member_path(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

[[nodiscard]] inline std::string element_path(const std::string& path, std::size_t index) {
  return path + "[" + std::to_string(index) + "]";
}

}  // namespace kinform::inline v0::server
