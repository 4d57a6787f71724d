// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/thread.hpp"

#include <pthread.h>

#include <array>
#include <csignal>
#include <memory>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0 {
namespace {

std::string current_thread_name() {
  std::array<char, 16> name = {};
  EXPECT_EQ(pthread_getname_np(pthread_self(), name.data(), name.size()), 0);
  return name.data();
}

TEST(StartThreadTest, NameIsSetForTheSystemThread) {
  std::string name;
  start_thread("reflector", [&] { name = current_thread_name(); }).join();
  EXPECT_EQ(name, "reflector");
}

TEST(StartThreadTest, NameIsTruncatedToFifteenBytes) {
  std::string name;
  start_thread("reflector-of-all-pods", [&] { name = current_thread_name(); }).join();
  EXPECT_EQ(name, "reflector-of-al");
}

TEST(StartThreadTest, FunctionGetsTheStopTokenOfItsThread) {
  bool deadline_reached = true;
  {
    auto thread = start_thread("stoppable", [&](std::stop_token stop) {
      deadline_reached = system_clock().wait_until(TimePoint::max(), stop);
    });
    thread.request_stop();
  }
  EXPECT_FALSE(deadline_reached);
}

TEST(StartThreadTest, FunctionMayBeMoveOnly) {
  int seen = 0;
  start_thread("owner", [number = std::make_unique<int>(7), &seen] { seen = *number; }).join();
  EXPECT_EQ(seen, 7);
}

class StartThreadDeathTest : public ::testing::Test {
 protected:
  StartThreadDeathTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(StartThreadDeathTest, UncaughtExceptionAbortsWithTheThreadsName) {
  EXPECT_EXIT(start_thread("unlucky", [] { throw std::runtime_error("boom"); }).join(),
              ::testing::KilledBySignal(SIGABRT),
              "assertion failed: uncaught exception in thread \"unlucky\": boom");
  EXPECT_EXIT(start_thread("unlucky", [] { throw 7; }).join(), ::testing::KilledBySignal(SIGABRT),
              "thread \"unlucky\": not a std::exception");
}

}  // namespace
}  // namespace kinform::inline v0
