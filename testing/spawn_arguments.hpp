// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts strings to the argument array that posix_spawn takes.

#pragma once

#include <string>
#include <vector>

namespace kinform::inline v0::test_support {

// Returns pointers to the texts, and a terminating null. Valid while `texts` exists unchanged.
[[nodiscard]] inline std::vector<char*> spawn_arguments(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace kinform::inline v0::test_support
