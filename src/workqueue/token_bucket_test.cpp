// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/token_bucket.hpp"

#include <limits>

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// Tokens within the burst are free, later ones are 1/qps apart (RL-04).
TEST(TokenBucketTest, BurstIsFreeThenTokensArriveAtTheRate) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 4, .burst = 3, .clock = &clock});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(), 0s);
  EXPECT_EQ(bucket.take(), 250ms);
  EXPECT_EQ(bucket.take(), 500ms);
}

// The delay is the time until the reserved token is available (RL-04).
TEST(TokenBucketTest, ElapsedTimeShortensTheWait) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 4, .burst = 1, .clock = &clock});
  EXPECT_EQ(bucket.take(), 0s);
  clock.advance(100ms);
  EXPECT_EQ(bucket.take(), 150ms);
  clock.advance(150ms);  // The reserved token has arrived and is taken.
  EXPECT_EQ(bucket.take(), 250ms);
}

TEST(TokenBucketTest, BucketFillsUpToItsBurst) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 10, .burst = 2, .clock = &clock});
  for (int i = 0; i < 2; ++i) EXPECT_EQ(bucket.take(), 0s);
  clock.advance(24h);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(bucket.take(), 0s);
  EXPECT_EQ(bucket.take(), 100ms);
}

TEST(TokenBucketTest, WithoutRefillNoTokensFollowTheBurst) {
  FakeClock clock;
  for (const double rate : {0.0, -1.0}) {
    TokenBucket bucket({.tokens_per_second = rate, .burst = 1, .clock = &clock});
    EXPECT_EQ(bucket.take(), 0s);
    clock.advance(24h);
    EXPECT_EQ(bucket.take(), Duration::max());
  }
}

TEST(TokenBucketTest, InfiniteRateNeverDelays) {
  FakeClock clock;
  TokenBucket bucket(
      {.tokens_per_second = std::numeric_limits<double>::infinity(), .burst = 0, .clock = &clock});
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(bucket.take(), 0s);
}

TEST(TokenBucketTest, WaitBeyondTheRangeOfDurationIsTheMaximum) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 1e-12, .burst = 0, .clock = &clock});
  EXPECT_EQ(bucket.take(), Duration::max());
}

}  // namespace
}  // namespace kinform::inline v0
