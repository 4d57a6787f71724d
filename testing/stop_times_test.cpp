// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/stop_times.hpp"

#include <chrono>
#include <tuple>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;

// Waits for the stop, and then for `duration` more.
ErrorCode linger(const std::stop_token& stop, Duration duration) {
  std::ignore = system_clock().wait_until(TimePoint::max(), stop);
  std::ignore = system_clock().wait_for(duration, {});
  return ErrorCode::Cancelled;
}

TEST(StopTimesTest, MeasuresTheLongestTimeFromTheStopOn) {
  StopTimes times;
  const auto stop_once = [&times](Duration before, Duration after) {
    return times.stop_once([after](const std::stop_token& stop) { return linger(stop, after); },
                           [before] { std::ignore = system_clock().wait_for(before, {}); });
  };
  EXPECT_EQ(stop_once(200ms, 0ms), ErrorCode::Cancelled);
  EXPECT_LT(times.longest(), 100ms);
  EXPECT_EQ(stop_once(0ms, 200ms), ErrorCode::Cancelled);
  EXPECT_GT(times.longest(), 100ms);
  EXPECT_EQ(stop_once(0ms, 0ms), ErrorCode::Cancelled);
  EXPECT_GT(times.longest(), 100ms);
  EXPECT_LT(times.longest_but(1), 100ms);
  EXPECT_EQ(times.size(), 3u);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
