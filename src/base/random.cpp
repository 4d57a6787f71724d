// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/random.hpp"

#include <bit>
#include <random>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

// splitmix64: spreads even the seeds 0, 1, 2 … over all bits. It never returns four zeros in a row,
// the only invalid start state of xoshiro.
std::uint64_t split_mix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (std::uint64_t& word : state_) word = split_mix(seed);
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
  KINFORM_ASSERT(bound > 0);
  // Reject the first 2^64 mod bound numbers: they would make small results more likely.
  const std::uint64_t surplus = (0 - bound) % bound;
  std::uint64_t drawn = next();
  while (drawn < surplus) drawn = next();
  return drawn % bound;
}

double Random::uniform() {
  return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

std::int64_t Random::between(std::int64_t lowest, std::int64_t highest) {
  KINFORM_ASSERT(lowest <= highest);
  // Unsigned, because the distance may exceed int64_t. 0 means all 2^64 values.
  const std::uint64_t count =
      static_cast<std::uint64_t>(highest) - static_cast<std::uint64_t>(lowest) + 1;
  const std::uint64_t offset = count == 0 ? next() : below(count);
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(lowest) + offset);
}

Duration Random::between(Duration shortest, Duration longest) {
  return Duration(between(shortest.count(), longest.count()));
}

bool Random::chance(double probability) {
  return uniform() < probability;
}

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace kinform::inline v0
