// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_clock.hpp"

#include <atomic>
#include <optional>
#include <thread>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;

TEST(FakeClockTest, TimeDoesNotPassUntilAdvanced) {
  FakeClock clock;
  const TimePoint start = clock.now();
  EXPECT_EQ(clock.now(), start);
  clock.advance(90s);
  EXPECT_EQ(clock.now(), start + 90s);
}

TEST(FakeClockTest, WallTimeStartsAtTheGivenTimeAndAdvances) {
  constexpr WallTime kStart = WallTime(1'000'000s);
  FakeClock clock(kStart);
  EXPECT_EQ(clock.wall_now(), kStart);
  clock.advance(90s);
  EXPECT_EQ(clock.wall_now(), kStart + 90s);
}

TEST(FakeClockTest, DefaultConstructedTimeIsLongPast) {
  EXPECT_GT(FakeClock().now(), TimePoint());
}

TEST(FakeClockTest, SetWallDoesNotChangeMonotonicTime) {
  FakeClock clock;
  const TimePoint start = clock.now();
  clock.set_wall(FakeClock::kDefaultWall - 24h);
  EXPECT_EQ(clock.now(), start);
  EXPECT_EQ(clock.wall_now(), FakeClock::kDefaultWall - 24h);
  clock.advance(1s);
  EXPECT_EQ(clock.wall_now(), FakeClock::kDefaultWall - 24h + 1s);
}

TEST(FakeClockTest, PassedDeadlineDoesNotBlock) {
  FakeClock clock;
  EXPECT_TRUE(clock.wait_until(clock.now(), {}));
  EXPECT_TRUE(clock.wait_for(0s, {}));
  EXPECT_EQ(clock.waiters(), 0u);
}

TEST(FakeClockTest, AdvanceWakesExactlyTheThreadsWhoseDeadlineHasPassed) {
  FakeClock clock;
  std::atomic<int> reached = 0;
  std::vector<std::jthread> threads;
  for (const Duration delay : {1s, 2s, 3s}) {
    threads.emplace_back([&clock, &reached, delay] {
      if (clock.wait_for(delay, {})) ++reached;
    });
  }
  ASSERT_TRUE(clock.wait_for_waiters(3));
  clock.advance(2s);
  EXPECT_EQ(clock.waiters(), 1u);
  EXPECT_EQ(clock.next_deadline(), clock.now() + 1s);
  clock.advance(1s);
  EXPECT_EQ(clock.waiters(), 0u);
  threads.clear();
  EXPECT_EQ(reached, 3);
}

TEST(FakeClockTest, StopEndsTheWait) {
  FakeClock clock;
  std::stop_source source;
  bool reached = true;
  std::jthread waiting([&] { reached = clock.wait_for(1s, source.get_token()); });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  source.request_stop();
  EXPECT_EQ(clock.waiters(), 0u);
  waiting.join();
  EXPECT_FALSE(reached);
}

TEST(FakeClockTest, RequestedStopWinsOverAPassedDeadline) {
  FakeClock clock;
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(clock.wait_until(clock.now(), source.get_token()));
}

// wait_for_waiters() must not count the wait that the previous advance ended: it has to block until
// the thread waits for its second deadline.
TEST(FakeClockTest, WaitForWaitersDoesNotCountAWaitThatHasEnded) {
  FakeClock clock;
  std::vector<TimePoint> woken;
  const TimePoint start = clock.now();
  {
    const std::jthread ticking([&] {
      for (int i = 0; i < 100; ++i) {
        if (clock.wait_for(1s, {})) woken.push_back(clock.now());
      }
    });
    for (int i = 0; i < 100; ++i) {
      ASSERT_TRUE(clock.wait_for_waiters(1));
      clock.advance(1s);
    }
  }
  ASSERT_EQ(woken.size(), 100u);
  for (std::size_t i = 0; i < woken.size(); ++i) EXPECT_EQ(woken[i], start + (i + 1) * 1s);
}

TEST(FakeClockTest, WaitForWaitersFailsAfterItsTimeout) {
  FakeClock clock;
  EXPECT_FALSE(clock.wait_for_waiters(1, 1ms));
  EXPECT_TRUE(clock.wait_for_waiters(0, 0ms));
}

TEST(FakeClockTest, WaitForDeadlineIgnoresThreadsWithOtherDeadlines) {
  FakeClock clock;
  const TimePoint soon = clock.after(5s);
  std::jthread other(
      [&](const std::stop_token& stop) { EXPECT_FALSE(clock.wait_until(clock.after(1h), stop)); });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  EXPECT_FALSE(clock.wait_for_deadline(soon, 1ms));
  const std::jthread waiting([&] { EXPECT_TRUE(clock.wait_until(soon, {})); });
  EXPECT_TRUE(clock.wait_for_deadline(soon));
  clock.advance(5s);
}

TEST(FakeClockTest, NextDeadlineIsTheEarliestOfAllWaiters) {
  FakeClock clock;
  EXPECT_EQ(clock.next_deadline(), std::nullopt);
  const TimePoint start = clock.now();
  {
    const std::jthread late([&] { std::ignore = clock.wait_until(start + 3s, {}); });
    const std::jthread early([&] { std::ignore = clock.wait_until(start + 2s, {}); });
    ASSERT_TRUE(clock.wait_for_waiters(2));
    EXPECT_EQ(clock.next_deadline(), start + 2s);
    clock.advance(2s);
    EXPECT_EQ(clock.next_deadline(), start + 3s);
    clock.advance(1s);
    EXPECT_EQ(clock.next_deadline(), std::nullopt);
  }
}

TEST(FakeClockTest, DurationBeyondTheEndOfTimeMeansNever) {
  FakeClock clock;
  EXPECT_EQ(clock.after(Duration::max()), TimePoint::max());
  EXPECT_EQ(clock.after(1s), clock.now() + 1s);
}

TEST(FakeClockDeathTest, NegativeAdvanceAborts) {
  FakeClock clock;
  EXPECT_DEATH(clock.advance(-1s), "duration >= Duration::zero");
}

}  // namespace
}  // namespace kinform::inline v0::test_support
