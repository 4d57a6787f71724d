// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/backoff.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

class BackoffTest : public ::testing::Test {
 protected:
  std::vector<Duration> delays(Backoff& backoff, int count) {
    std::vector<Duration> result;
    for (int i = 0; i < count; ++i) result.push_back(backoff.next_delay());
    return result;
  }

  FakeClock clock_;
};

// Delays grow from 800 ms to 30 s by doubling (REF-05).
TEST_F(BackoffTest, DelaysDoubleUpToTheMaximum) {
  Backoff backoff({.jitter = 0}, clock_, Random(1));
  EXPECT_EQ(delays(backoff, 8),
            (std::vector<Duration>{800ms, 1600ms, 3200ms, 6400ms, 12800ms, 25600ms, 30s, 30s}));
}

// Jitter adds up to the base delay itself (REF-05, MIS-16).
TEST_F(BackoffTest, JitterAddsUpToTheBaseDelay) {
  Duration shortest = Duration::max();
  Duration longest = Duration::zero();
  Backoff backoff({}, clock_, Random(1));
  for (int i = 0; i < 2000; ++i) {
    backoff.reset();
    const Duration delay = backoff.next_delay();
    shortest = std::min(shortest, delay);
    longest = std::max(longest, delay);
  }
  EXPECT_GE(shortest, 800ms);
  EXPECT_LT(shortest, 810ms);
  EXPECT_LT(longest, 1600ms);
  EXPECT_GT(longest, 1590ms);
}

// The base delay grows independently of the jitter (REF-05).
TEST_F(BackoffTest, JitterDoesNotAffectTheGrowth) {
  Backoff backoff({}, clock_, Random(1));
  const std::vector<Duration> bases = {800ms, 1600ms, 3200ms, 6400ms, 12800ms, 25600ms, 30s, 30s};
  for (const Duration base : bases) {
    const Duration delay = backoff.next_delay();
    EXPECT_GE(delay, base);
    EXPECT_LT(delay, 2 * base);
  }
}

TEST_F(BackoffTest, SameSeedGivesTheSameDelays) {
  Backoff one({}, clock_, Random(1));
  Backoff same({}, clock_, Random(1));
  Backoff other({}, clock_, Random(2));
  const std::vector<Duration> expected = delays(one, 10);
  EXPECT_EQ(delays(same, 10), expected);
  EXPECT_NE(delays(other, 10), expected);
}

// The delay restarts after a reset time of two minutes (REF-06, MIS-16).
TEST_F(BackoffTest, RestartsWhenTheResetTimeHasPassedSinceConstruction) {
  Backoff backoff({.jitter = 0}, clock_, Random(1));
  delays(backoff, 3);
  clock_.advance(2min);
  EXPECT_EQ(backoff.next_delay(), 6400ms);  // Exactly two minutes: not yet.
  clock_.advance(1ns);
  EXPECT_EQ(backoff.next_delay(), 800ms);
}

// The reset time counts from the last reset, not from the last failure (REF-06).
TEST_F(BackoffTest, FailuresDoNotPostponeTheReset) {
  Backoff backoff({.jitter = 0}, clock_, Random(1));
  std::vector<Duration> seen;
  for (int i = 0; i < 8; ++i) {
    seen.push_back(backoff.next_delay());
    clock_.advance(40s);
  }
  EXPECT_EQ(seen,
            (std::vector<Duration>{800ms, 1600ms, 3200ms, 6400ms, 800ms, 1600ms, 3200ms, 6400ms}));
}

TEST_F(BackoffTest, ExplicitResetStartsAgainAndRestartsTheResetTime) {
  Backoff backoff({.jitter = 0}, clock_, Random(1));
  clock_.advance(90s);
  delays(backoff, 3);
  backoff.reset();
  EXPECT_EQ(backoff.next_delay(), 800ms);
  clock_.advance(90s);
  EXPECT_EQ(backoff.next_delay(), 1600ms);
}

// All parameters can be configured (REF-08).
TEST_F(BackoffTest, ConfiguredParametersAreUsed) {
  Backoff backoff({.first_delay = 10ms, .longest_delay = 200ms, .growth = 3, .jitter = 0}, clock_,
                  Random(1));
  EXPECT_EQ(delays(backoff, 5), (std::vector<Duration>{10ms, 30ms, 90ms, 200ms, 200ms}));
  clock_.advance(2min + 1ns);
  EXPECT_EQ(backoff.next_delay(), 10ms);
}

TEST_F(BackoffTest, LargestDurationsDoNotOverflow) {
  Backoff backoff({.first_delay = Duration::max() / 2, .longest_delay = Duration::max()}, clock_,
                  Random(1));
  for (const Duration delay : delays(backoff, 3)) EXPECT_GE(delay, Duration::max() / 2);
}

TEST_F(BackoffTest, ZeroStaysZero) {
  Backoff backoff({.first_delay = 0s}, clock_, Random(1));
  EXPECT_EQ(delays(backoff, 3), (std::vector<Duration>{0s, 0s, 0s}));
}

TEST_F(BackoffTest, DefaultConstructedBackoffUsesTheDefaultFirstDelay) {
  Backoff backoff;
  const Duration delay = backoff.next_delay();
  EXPECT_GE(delay, 800ms);
  EXPECT_LT(delay, 1600ms);
}

using BackoffDeathTest = BackoffTest;

TEST_F(BackoffDeathTest, InvalidOptionsFailAnAssertion) {
  EXPECT_DEATH(Backoff({.first_delay = -1s}, clock_), "first_delay");
  EXPECT_DEATH(Backoff({.first_delay = 2s, .longest_delay = 1s}, clock_), "longest_delay");
  EXPECT_DEATH(Backoff({.growth = 0.5}, clock_), "growth");
  EXPECT_DEATH(Backoff({.jitter = -1}, clock_), "jitter");
}

}  // namespace
}  // namespace kinform::inline v0
