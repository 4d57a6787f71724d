// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// For randomized tests: the number of steps, and the seed.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace kinform::inline v0::test_support {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define KINFORM_TEST_IS_SANITIZED
#endif
#endif

// Returns a tenth of the steps under a sanitizer, where each step is ten times slower. `./dev
// stress` runs more, with other seeds.
constexpr int long_run(int steps) {
#if defined(KINFORM_TEST_IS_SANITIZED)
  return steps / 10;
#else
  return steps;
#endif
}

// Returns how many times as many seeds to use: 1, or the value of the environment variable
// KINFORM_TEST_FACTOR.
inline int seed_factor() {
  const char* const given = std::getenv("KINFORM_TEST_FACTOR");
  return given == nullptr ? 1 : static_cast<int>(std::strtol(given, nullptr, 10));
}

// Returns the first seed: 1, or the value of the environment variable KINFORM_TEST_SEED.
inline std::uint64_t first_seed() {
  const char* const given = std::getenv("KINFORM_TEST_SEED");
  return given == nullptr ? 1 : std::strtoull(given, nullptr, 10);
}

// Returns long_run(count) consecutive seeds, or a multiple of that; see seed_factor().
inline std::vector<std::uint64_t> seeds(int count) {
  std::vector<std::uint64_t> seeds(static_cast<std::size_t>(long_run(count) * seed_factor()));
  std::iota(seeds.begin(), seeds.end(), first_seed());
  return seeds;
}

}  // namespace kinform::inline v0::test_support
