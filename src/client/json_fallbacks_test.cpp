// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/json_fallbacks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "testing/log_capture.hpp"

namespace kinform::inline v0::client {
namespace {

using test_support::LogCapture;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr const char* kMessage = "Requesting JSON instead of protobuf from now on";

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kPods2{.version = "v2", .plural = "pods", .kind = "Pod"};

class JsonFallbacksTest : public ::testing::Test {
 protected:
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  JsonFallbacks fallbacks_ = JsonFallbacks(Logger(log_));
};

TEST_F(JsonFallbacksTest, FirstReasonOfAResourceIsKeptAndLogged) {
  EXPECT_FALSE(fallbacks_.contains(kPods));
  EXPECT_THAT(fallbacks_.reason(kPods), IsEmpty());
  fallbacks_.add(kPods, "first");
  fallbacks_.add(kPods, "second");
  EXPECT_TRUE(fallbacks_.contains(kPods));
  EXPECT_EQ(fallbacks_.reason(kPods), "first");
  ASSERT_THAT(log_->records(kMessage), SizeIs(1));
  EXPECT_EQ(log_->records(kMessage)[0].field("reason"), "first");
  EXPECT_FALSE(fallbacks_.contains(kPods2));
}

// The reason may be the body of a proxy's response.
TEST_F(JsonFallbacksTest, LongReasonIsShortenedAndEscaped) {
  fallbacks_.add(kPods, "406: not\nhere" + std::string(5000, 'x'));
  EXPECT_THAT(fallbacks_.reason(kPods), StartsWith("406: not\\nherexxx"));
  EXPECT_LT(fallbacks_.reason(kPods).size(), 1100u);
  EXPECT_EQ(log_->records(kMessage)[0].field("reason"), fallbacks_.reason(kPods));
}

TEST_F(JsonFallbacksTest, ThreadsAddAResourceOnce) {
  std::vector<std::thread> threads;
  for (int number = 0; number < 4; ++number) {
    threads.emplace_back([this, number] {
      const std::string reason = "reason of thread " + std::to_string(number);
      while (!fallbacks_.contains(kPods)) fallbacks_.add(kPods, reason);
      fallbacks_.add(kPods, reason);
      EXPECT_THAT(fallbacks_.reason(kPods), StartsWith("reason of thread "));
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(log_->records(kMessage), SizeIs(1));
}

}  // namespace
}  // namespace kinform::inline v0::client
