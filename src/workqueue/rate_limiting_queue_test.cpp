// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/rate_limiting_queue.hpp"

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class RateLimitingQueueTest : public ::testing::Test {
 protected:
  std::vector<std::string> drain() {
    std::vector<std::string> items;
    while (const auto lease = queue_.try_get()) items.push_back(*lease);
    return items;
  }

  FakeClock clock_;
  RateLimitingQueue<std::string> queue_{
      {.clock = &clock_,
       .rate_limiter = std::make_unique<ItemExponentialFailureRateLimiter<std::string>>(
           ExponentialDelayOptions{.base_delay = 1s, .max_delay = 1h})}};
};

// add_rate_limited() adds the item after the limiter's delay (RL-01).
TEST_F(RateLimitingQueueTest, ItemIsAddedAfterTheLimitersDelay) {
  queue_.add_rate_limited("web/a");
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(1s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));

  queue_.add_rate_limited("web/a");
  clock_.advance(1s);
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(1s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

// Failures are counted until forget() (RL-01).
TEST_F(RateLimitingQueueTest, FailuresCountUntilTheItemIsForgotten) {
  queue_.add_rate_limited("web/a");
  queue_.add_rate_limited("web/a");
  EXPECT_EQ(queue_.num_requeues("web/a"), 2);
  EXPECT_EQ(queue_.num_requeues("web/b"), 0);
  queue_.forget("web/a");
  EXPECT_EQ(queue_.num_requeues("web/a"), 0);
}

// forget() resets the limiter only; it removes nothing from the queue (RL-01).
TEST_F(RateLimitingQueueTest, ForgetDoesNotRemoveTheItemFromTheQueue) {
  queue_.add("web/a");
  queue_.add_rate_limited("web/b");
  queue_.forget("web/a");
  queue_.forget("web/b");
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(1s);
  EXPECT_THAT(drain(), ElementsAre("web/b"));
}

// Only rate-limited adds count as failures (RL-01).
TEST_F(RateLimitingQueueTest, PlainAddDoesNotCountAsAFailure) {
  queue_.add("web/a");
  queue_.add_after("web/a", 1s);
  EXPECT_EQ(queue_.num_requeues("web/a"), 0);
}

TEST_F(RateLimitingQueueTest, OffersTheOperationsOfItsBaseQueues) {
  queue_.add_after("web/b", 1s);
  queue_.add(std::string("web/a"));
  EXPECT_EQ(queue_.size(), 1u);
  {
    const auto lease = queue_.get();
    EXPECT_EQ(*lease, "web/a");
  }
  clock_.advance(1s);
  EXPECT_THAT(drain(), ElementsAre("web/b"));
  EXPECT_FALSE(queue_.is_shutting_down());
  EXPECT_TRUE(queue_.shut_down_with_drain());
  queue_.shut_down();
  EXPECT_TRUE(queue_.is_shutting_down());
  EXPECT_FALSE(queue_.get());
}

// The default limiter is the controller default (RL-07).
TEST(DefaultRateLimitingQueueTest, DefaultLimiterIsTheControllerDefaultOnTheQueuesClock) {
  FakeClock clock;
  RateLimitingQueue<std::string> queue({.clock = &clock});
  queue.add_rate_limited("web/a");
  clock.advance(5ms - 1ns);
  EXPECT_EQ(queue.size(), 0u);
  clock.advance(1ns);
  EXPECT_EQ(queue.size(), 1u);
  for (int i = 0; i < 99; ++i) queue.add_rate_limited("web/" + std::to_string(i));
  clock.advance(5ms);
  EXPECT_EQ(queue.size(), 100u);
  // The burst of 100 is used up. The bucket gains one token per 100 ms and 10 ms have passed, so
  // the next item waits 90 ms.
  queue.add_rate_limited("web/one-too-many");
  clock.advance(89ms);
  EXPECT_EQ(queue.size(), 100u);
  clock.advance(1ms);
  EXPECT_EQ(queue.size(), 101u);
}

}  // namespace
}  // namespace kinform::inline v0
