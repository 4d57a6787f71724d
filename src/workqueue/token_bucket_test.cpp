#include "kinform/building_blocks/token_bucket.hpp"

#include <limits>

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

TEST(TokenBucketTest, BurstIsFreeThenTokensComeOneByOne) {  // RL-04
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 4, .burst = 3, .clock = &clock});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(), 0s);
  EXPECT_EQ(bucket.take(), 250ms);
  EXPECT_EQ(bucket.take(), 500ms);
}

TEST(TokenBucketTest, TimeThatPassesShortensTheWait) {  // RL-04
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 4, .burst = 1, .clock = &clock});
  EXPECT_EQ(bucket.take(), 0s);
  clock.advance(100ms);
  EXPECT_EQ(bucket.take(), 150ms);
  clock.advance(150ms);  // The promised token is there now, and taken.
  EXPECT_EQ(bucket.take(), 250ms);
}

TEST(TokenBucketTest, BucketFillsUpToItsBurstAndNoFurther) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 10, .burst = 2, .clock = &clock});
  for (int i = 0; i < 2; ++i) EXPECT_EQ(bucket.take(), 0s);
  clock.advance(24h);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(bucket.take(), 0s);
  EXPECT_EQ(bucket.take(), 100ms);
}

TEST(TokenBucketTest, WithoutRefillThereIsNothingAfterTheBurst) {
  FakeClock clock;
  for (const double rate : {0.0, -1.0}) {
    TokenBucket bucket({.tokens_per_second = rate, .burst = 1, .clock = &clock});
    EXPECT_EQ(bucket.take(), 0s);
    clock.advance(24h);
    EXPECT_EQ(bucket.take(), Duration::max());
  }
}

TEST(TokenBucketTest, InfiniteRateNeverMakesAnybodyWait) {
  FakeClock clock;
  TokenBucket bucket(
      {.tokens_per_second = std::numeric_limits<double>::infinity(), .burst = 0, .clock = &clock});
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(bucket.take(), 0s);
}

TEST(TokenBucketTest, WaitBeyondTheRangeOfDurationIsForEver) {
  FakeClock clock;
  TokenBucket bucket({.tokens_per_second = 1e-12, .burst = 0, .clock = &clock});
  EXPECT_EQ(bucket.take(), Duration::max());
}

}  // namespace
}  // namespace kinform::inline v0
