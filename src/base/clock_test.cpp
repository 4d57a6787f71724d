// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/clock.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

TEST(SystemClockTest, WaitEndsAtTheDeadlineAndNotBefore) {
  Clock& clock = system_clock();
  const TimePoint deadline = clock.after(1ms);
  EXPECT_TRUE(clock.wait_until(deadline, {}));
  EXPECT_GE(clock.now(), deadline);
}

TEST(SystemClockTest, PassedDeadlineDoesNotBlock) {
  Clock& clock = system_clock();
  EXPECT_TRUE(clock.wait_until(clock.now() - 1h, {}));
  EXPECT_TRUE(clock.wait_until(TimePoint::min(), {}));
}

TEST(SystemClockTest, RequestedStopWinsOverAPassedDeadline) {
  std::stop_source source;
  source.request_stop();
  Clock& clock = system_clock();
  EXPECT_FALSE(clock.wait_until(clock.now() - 1h, source.get_token()));
  EXPECT_FALSE(clock.wait_for(-1h, source.get_token()));
}

TEST(SystemClockTest, StopEndsAWaitWithoutDeadline) {
  std::stop_source source;
  bool reached = true;
  std::jthread waiting(
      [&] { reached = system_clock().wait_until(TimePoint::max(), source.get_token()); });
  source.request_stop();
  waiting.join();
  EXPECT_FALSE(reached);
}

TEST(SystemClockTest, TooLongDurationMeansNever) {
  Clock& clock = system_clock();
  EXPECT_EQ(clock.after(Duration::max()), TimePoint::max());
  EXPECT_LT(clock.after(-1h), clock.now());
}

TEST(SystemClockTest, WallTimeIsTheSystemTime) {
  const WallTime before = std::chrono::system_clock::now();
  const WallTime told = system_clock().wall_now();
  EXPECT_LE(before, told);
  EXPECT_LE(told, std::chrono::system_clock::now());
}

}  // namespace
}  // namespace kinform::inline v0
