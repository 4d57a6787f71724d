// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/rate_limiter.hpp"

#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using ::testing::ElementsAre;

template <class Item>
std::vector<Duration> delays(RateLimiter<Item>& limiter, const Item& item, int count) {
  std::vector<Duration> delays;
  for (int i = 0; i < count; ++i) delays.push_back(limiter.when(item));
  return delays;
}

// The delay doubles with each failure, up to the maximum (RL-02).
TEST(ItemExponentialFailureRateLimiterTest, DelayDoublesUpToTheMaximum) {
  ItemExponentialFailureRateLimiter<std::string> limiter({.base_delay = 1ms, .max_delay = 10ms});
  EXPECT_THAT(delays<std::string>(limiter, "a", 6), ElementsAre(1ms, 2ms, 4ms, 8ms, 10ms, 10ms));
}

// Failures are counted per item until the item is forgotten (RL-02).
TEST(ItemExponentialFailureRateLimiterTest, FailuresAreCountedPerItemUntilForgotten) {
  ItemExponentialFailureRateLimiter<std::string> limiter({.base_delay = 1ms, .max_delay = 1s});
  EXPECT_THAT(delays<std::string>(limiter, "a", 3), ElementsAre(1ms, 2ms, 4ms));
  EXPECT_THAT(delays<std::string>(limiter, "b", 2), ElementsAre(1ms, 2ms));
  EXPECT_EQ(limiter.num_requeues("a"), 3);
  EXPECT_EQ(limiter.num_requeues("b"), 2);

  limiter.forget("a");
  EXPECT_EQ(limiter.num_requeues("a"), 0);
  EXPECT_EQ(limiter.when("a"), 1ms);
  EXPECT_EQ(limiter.when("b"), 4ms);
}

TEST(ItemExponentialFailureRateLimiterTest, ForgettingAnItemThatNeverFailedDoesNothing) {
  ItemExponentialFailureRateLimiter<std::string> limiter;
  limiter.forget("a");
  EXPECT_EQ(limiter.when("b"), 5ms);
  limiter.forget("a");
  EXPECT_EQ(limiter.num_requeues("a"), 0);
  EXPECT_EQ(limiter.num_requeues("b"), 1);
}

// A delay that would overflow becomes the maximum (RL-02).
TEST(ItemExponentialFailureRateLimiterTest, OverflowYieldsTheMaximum) {
  ItemExponentialFailureRateLimiter<std::string> limiter({.base_delay = 1ms, .max_delay = 1000s});
  for (int i = 0; i < 5; ++i) static_cast<void>(limiter.when("a"));
  EXPECT_EQ(limiter.when("a"), 32ms);
  for (int i = 0; i < 1000; ++i) static_cast<void>(limiter.when("a"));
  EXPECT_EQ(limiter.when("a"), 1000s);

  ItemExponentialFailureRateLimiter<std::string> far(
      {.base_delay = 1min, .max_delay = Duration::max()});
  for (int i = 0; i < 2; ++i) static_cast<void>(far.when("a"));
  EXPECT_EQ(far.when("a"), 4min);
  for (int i = 0; i < 1000; ++i) static_cast<void>(far.when("a"));
  EXPECT_EQ(far.when("a"), Duration::max());
}

TEST(ItemExponentialFailureRateLimiterTest, BaseAboveTheMaximumYieldsTheMaximum) {
  ItemExponentialFailureRateLimiter<std::string> limiter({.base_delay = 2s, .max_delay = 1s});
  EXPECT_EQ(limiter.when("a"), 1s);
}

TEST(ItemExponentialFailureRateLimiterTest, BaseOfZeroStaysZero) {
  ItemExponentialFailureRateLimiter<std::string> limiter({.base_delay = 0s, .max_delay = 1s});
  for (int i = 0; i < 100; ++i) EXPECT_EQ(limiter.when("a"), 0s);
}

// The first N failures of an item get the fast delay, later ones the slow delay (RL-03).
TEST(ItemFastSlowRateLimiterTest, FastForTheFirstAttemptsThenSlow) {
  ItemFastSlowRateLimiter<std::string> limiter(
      {.fast_delay = 5ms, .slow_delay = 10s, .fast_attempts = 3});
  EXPECT_THAT(delays<std::string>(limiter, "a", 5), ElementsAre(5ms, 5ms, 5ms, 10s, 10s));
  EXPECT_EQ(limiter.when("b"), 5ms);
  EXPECT_EQ(limiter.num_requeues("a"), 5);
  limiter.forget("a");
  EXPECT_EQ(limiter.num_requeues("a"), 0);
  EXPECT_EQ(limiter.when("a"), 5ms);
}

// All items take tokens from one bucket (RL-04).
TEST(BucketRateLimiterTest, AllItemsShareOneBucket) {
  FakeClock clock;
  BucketRateLimiter<std::string> limiter({.tokens_per_second = 10, .burst = 2, .clock = &clock});
  EXPECT_EQ(limiter.when("a"), 0s);
  EXPECT_EQ(limiter.when("b"), 0s);
  EXPECT_EQ(limiter.when("a"), 100ms);
  EXPECT_EQ(limiter.when("b"), 200ms);
  limiter.forget("a");
  EXPECT_EQ(limiter.when("a"), 300ms);
  EXPECT_EQ(limiter.num_requeues("a"), 0);
}

std::unique_ptr<RateLimiter<std::string>> fast_slow(Duration fast, Duration slow, int attempts) {
  return std::make_unique<ItemFastSlowRateLimiter<std::string>>(
      FastSlowOptions{.fast_delay = fast, .slow_delay = slow, .fast_attempts = attempts});
}

std::unique_ptr<RateLimiter<std::string>> exponential(Duration base, Duration max) {
  return std::make_unique<ItemExponentialFailureRateLimiter<std::string>>(
      ExponentialDelayOptions{.base_delay = base, .max_delay = max});
}

// The longest delay is returned, and every limiter counts the failure (RL-05).
TEST(MaxOfRateLimiterTest, ReturnsTheLongestDelayAndAdvancesEveryLimiter) {
  std::vector<std::unique_ptr<RateLimiter<std::string>>> limiters;
  limiters.push_back(fast_slow(5ms, 3s, 3));
  limiters.push_back(exponential(1ms, 1s));
  MaxOfRateLimiter<std::string> limiter(std::move(limiters));
  // The exponential limiter counts every call, even those where the other delay is longer: 1, 2, 4,
  // 8 …
  EXPECT_THAT(delays<std::string>(limiter, "a", 5), ElementsAre(5ms, 5ms, 5ms, 3s, 3s));
  EXPECT_THAT(delays<std::string>(limiter, "b", 2), ElementsAre(5ms, 5ms));
  EXPECT_EQ(limiter.num_requeues("a"), 5);
  limiter.forget("a");
  EXPECT_EQ(limiter.num_requeues("a"), 0);
  EXPECT_EQ(limiter.when("a"), 5ms);
}

// The number of requeues is the largest count of any limiter (RL-05).
TEST(MaxOfRateLimiterTest, RequeuesAreTheMaximumOfAllLimiters) {
  FakeClock clock;
  std::vector<std::unique_ptr<RateLimiter<std::string>>> limiters;
  limiters.push_back(std::make_unique<BucketRateLimiter<std::string>>(
      TokenBucketOptions{.tokens_per_second = 1, .burst = 1, .clock = &clock}));
  limiters.push_back(exponential(1ms, 1s));
  MaxOfRateLimiter<std::string> limiter(std::move(limiters));
  EXPECT_EQ(limiter.when("a"), 1ms);
  EXPECT_EQ(limiter.when("a"), 1s);  // The first call took a token from the bucket.
  EXPECT_EQ(limiter.num_requeues("a"), 2);
}

TEST(MaxOfRateLimiterTest, NoLimitersMeanNoDelay) {
  MaxOfRateLimiter<std::string> limiter({});
  EXPECT_EQ(limiter.when("a"), 0s);
  EXPECT_EQ(limiter.num_requeues("a"), 0);
}

// Delays are capped at the maximum (RL-06).
TEST(WithMaxWaitRateLimiterTest, DelaysAreCapped) {
  WithMaxWaitRateLimiter<std::string> limiter(fast_slow(5ms, 10s, 2), 1s);
  EXPECT_THAT(delays<std::string>(limiter, "a", 3), ElementsAre(5ms, 5ms, 1s));
  EXPECT_EQ(limiter.num_requeues("a"), 3);
  limiter.forget("a");
  EXPECT_EQ(limiter.num_requeues("a"), 0);
  EXPECT_EQ(limiter.when("a"), 5ms);
}

// The controller default is 5 ms to 1000 s per item, and a bucket of 10 per second with burst 100
// (RL-07).
TEST(DefaultRateLimiterTest, ControllerDefaultIsExponentialWithABucket) {
  FakeClock clock;
  const auto limiter = default_controller_rate_limiter<std::string>(clock);
  EXPECT_THAT(delays<std::string>(*limiter, "a", 4), ElementsAre(5ms, 10ms, 20ms, 40ms));
  for (int i = 4; i < 100; ++i) static_cast<void>(limiter->when("b" + std::to_string(i)));
  EXPECT_EQ(limiter->when("c"), 100ms);  // The burst of 100 is used up; then 10 per second.
  EXPECT_EQ(limiter->when("d"), 200ms);
  for (int i = 0; i < 30; ++i) static_cast<void>(limiter->when("a"));
  EXPECT_EQ(limiter->when("a"), 1000s);
}

// The item-based default is exponential from 1 ms to 1000 s, without a bucket (RL-07).
TEST(DefaultRateLimiterTest, ItemBasedDefaultIsExponentialOnly) {
  const auto limiter = default_item_rate_limiter<std::string>();
  EXPECT_THAT(delays<std::string>(*limiter, "a", 3), ElementsAre(1ms, 2ms, 4ms));
  for (int i = 0; i < 30; ++i) static_cast<void>(limiter->when("a"));
  EXPECT_EQ(limiter->when("a"), 1000s);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(limiter->when(std::to_string(i)), 1ms);
}

TEST(ItemExponentialFailureRateLimiterTest, CountsAreExactWithConcurrentFailures) {
  ItemExponentialFailureRateLimiter<int> limiter;
  {
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 8; ++thread) {
      threads.emplace_back([&, thread] {
        for (int i = 0; i < 1000; ++i) {
          static_cast<void>(limiter.when(0));
          static_cast<void>(limiter.when(thread + 1));
          limiter.forget(thread + 1);
        }
      });
    }
  }
  EXPECT_EQ(limiter.num_requeues(0), 8000);
  EXPECT_EQ(limiter.num_requeues(1), 0);
}

}  // namespace
}  // namespace kinform::inline v0
