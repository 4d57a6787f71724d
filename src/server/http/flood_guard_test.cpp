// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/flood_guard.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

using namespace std::chrono_literals;

constexpr FloodGuard::TimePoint kStart = FloodGuard::TimePoint() + 1h;

int admitted_at(FloodGuard& guard, FloodGuard::TimePoint now) {
  int admitted = 0;
  while (guard.admits(now)) ++admitted;
  return admitted;
}

TEST(FloodGuardTest, BurstIsAdmittedAndMoreIsNot) {
  FloodGuard guard;
  EXPECT_EQ(admitted_at(guard, kStart), 500);
  EXPECT_FALSE(guard.admits(kStart));
}

TEST(FloodGuardTest, SlowFramesAreAdmittedForEver) {
  FloodGuard guard;
  for (int i = 0; i < 10'000; ++i) EXPECT_TRUE(guard.admits(kStart + i * 10ms)) << i;
}

TEST(FloodGuardTest, CountDropsByAHundredPerSecond) {
  FloodGuard guard;
  EXPECT_EQ(admitted_at(guard, kStart), 500);  // 501 were counted.
  EXPECT_EQ(admitted_at(guard, kStart + 1s), 99);
}

}  // namespace
}  // namespace kinform::inline v0::server
