// For tests that draw what they do: how much of it there is, and from which seed.

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

// A tenth with a sanitizer, where each step takes ten times as long. `./dev stress` makes up for
// it, with other seeds.
constexpr int long_run(int steps) {
#if defined(KINFORM_TEST_IS_SANITIZED)
  return steps / 10;
#else
  return steps;
#endif
}

// KINFORM_TEST_SEED=n sets another one.
inline std::uint64_t first_seed() {
  const char* const given = std::getenv("KINFORM_TEST_SEED");
  return given == nullptr ? 1 : std::strtoull(given, nullptr, 10);
}

// As many seeds as a long run of `count` has.
inline std::vector<std::uint64_t> seeds(int count) {
  std::vector<std::uint64_t> seeds(static_cast<std::size_t>(long_run(count)));
  std::iota(seeds.begin(), seeds.end(), first_seed());
  return seeds;
}

}  // namespace kinform::inline v0::testing
