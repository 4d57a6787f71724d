// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/random.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <set>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

TEST(RandomTest, SeedGivesTheSameNumbersOnEveryPlatform) {
  // Expected values from an independent implementation of splitmix64 and xoshiro256**.
  Random random(42);
  EXPECT_EQ(random.next(), 1546998764402558742u);
  EXPECT_EQ(random.next(), 6990951692964543102u);
  EXPECT_EQ(random.next(), 12544586762248559009u);
}

TEST(RandomTest, NeighbouringSeedsGiveDifferentNumbers) {
  std::set<std::uint64_t> numbers;
  for (std::uint64_t seed = 0; seed < 100; ++seed) numbers.insert(Random(seed).next());
  EXPECT_EQ(numbers.size(), 100u);
}

TEST(RandomTest, CopyContinuesLikeTheOriginal) {
  Random random(7);
  random.next();
  Random copy = random;
  EXPECT_EQ(copy.next(), random.next());
  EXPECT_EQ(copy.next(), random.next());
}

TEST(RandomTest, BelowReturnsEveryNumberInRangeAboutEquallyOften) {
  Random random(1);
  std::array<int, 5> counts = {};
  for (int i = 0; i < 5000; ++i) ++counts.at(random.below(5));
  for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
}

TEST(RandomTest, BelowIsUnbiasedForBoundsThatDoNotDivideTheRange) {
  // With a plain modulo by 3 * 2^62, the lowest third would be drawn twice as often.
  constexpr std::uint64_t kThird = std::uint64_t{1} << 62;
  Random random(1);
  int lowest_third = 0;
  for (int i = 0; i < 3000; ++i) lowest_third += random.below(3 * kThird) < kThird ? 1 : 0;
  EXPECT_NEAR(lowest_third, 1000, 150);
}

TEST(RandomTest, BelowOneIsZero) {
  Random random(3);
  EXPECT_EQ(random.below(1), 0u);
}

TEST(RandomTest, UniformCoversZeroToOneWithoutOne) {
  Random random(1);
  double lowest = 1;
  double highest = 0;
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double number = random.uniform();
    lowest = std::min(lowest, number);
    highest = std::max(highest, number);
    sum += number;
  }
  EXPECT_GE(lowest, 0);
  EXPECT_LT(lowest, 0.01);
  EXPECT_LT(highest, 1);
  EXPECT_GT(highest, 0.99);
  EXPECT_NEAR(sum / 10000, 0.5, 0.02);
}

TEST(RandomTest, BetweenIncludesBothEnds) {
  Random random(1);
  std::set<std::int64_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(random.between(-1, 2));
  EXPECT_EQ(seen, (std::set<std::int64_t>{-1, 0, 1, 2}));
}

TEST(RandomTest, BetweenEqualEndsIsThatNumber) {
  Random random(1);
  EXPECT_EQ(random.between(kHighest, kHighest), kHighest);
  EXPECT_EQ(random.between(5s, 5s), 5s);
}

TEST(RandomTest, BetweenTheExtremesCoversBothSigns) {
  Random random(1);
  int negative = 0;
  for (int i = 0; i < 1000; ++i) negative += random.between(kLowest, kHighest) < 0 ? 1 : 0;
  EXPECT_NEAR(negative, 500, 80);
}

TEST(RandomTest, DurationsStayBetweenTheirEnds) {
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const Duration drawn = random.between(5min, 10min);
    EXPECT_GE(drawn, 5min);
    EXPECT_LE(drawn, 10min);
  }
}

TEST(RandomTest, ChanceFollowsItsProbability) {
  Random random(1);
  int hits = 0;
  for (int i = 0; i < 10000; ++i) {
    EXPECT_FALSE(random.chance(0));
    EXPECT_TRUE(random.chance(1));
    hits += random.chance(0.25) ? 1 : 0;
  }
  EXPECT_NEAR(hits, 2500, 200);
}

TEST(RandomTest, RandomSeedsDiffer) {
  EXPECT_NE(random_seed(), random_seed());
}

TEST(RandomDeathTest, EmptyRangesFailAnAssertion) {
  Random random(1);
  EXPECT_DEATH(random.below(0), "bound > 0");
  EXPECT_DEATH(random.between(2, 1), "lowest <= highest");
}

}  // namespace
}  // namespace kinform::inline v0
