// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Random numbers that are reproducible from a seed on every platform and in every version of this
// library, unlike those of the standard distributions. Not for secrets.

#pragma once

#include <array>
#include <cstdint>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// A generator (xoshiro256**, seeded through splitmix64). A copy continues with the same sequence.
//
// Not thread-safe.
class KINFORM_EXPORT Random {
 public:
  explicit Random(std::uint64_t seed);

  // Returns 64 uniformly distributed bits.
  std::uint64_t next();

  // Returns a number in [0, bound), without bias. REQUIRES: bound > 0.
  std::uint64_t below(std::uint64_t bound);

  // Returns a number in [0, 1), in steps of 2^-53.
  double uniform();

  // Returns a number in [lowest, highest]. REQUIRES: lowest <= highest.
  std::int64_t between(std::int64_t lowest, std::int64_t highest);
  Duration between(Duration shortest, Duration longest);

  // Returns true with this probability: never for 0 or less, always for 1 or more.
  bool chance(double probability);

 private:
  std::array<std::uint64_t, 4> state_;
};

// Returns a seed from the operating system, different each time.
[[nodiscard]] KINFORM_EXPORT std::uint64_t random_seed();

}  // namespace kinform::inline v0
