// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/streaming_list_rules.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

constexpr WatchEventType kAdded = WatchEventType::Added;

class StreamingListRulesTest : public ::testing::Test {
 protected:
  StreamingListRulesTest() {
    rules_.start_list();
    rules_.open_stream();
  }

  static TimePoint at(Duration time) { return TimePoint() + time; }

  StreamingListRules rules_;
};

TEST_F(StreamingListRulesTest, PlainBookmarkEndsStreamingForGood) {
  EXPECT_TRUE(rules_.may_stream());
  EXPECT_EQ(rules_.take_plain_bookmark(), StreamingFallback::PlainBookmark);
  EXPECT_FALSE(rules_.may_stream());
  rules_.start_list();
  EXPECT_FALSE(rules_.may_stream());
}

TEST_F(StreamingListRulesTest, SecondEarlyEndInARowApplies) {
  EXPECT_EQ(rules_.take_early_end(), std::nullopt);
  EXPECT_EQ(rules_.take_early_end(), StreamingFallback::EarlyEnds);
  EXPECT_TRUE(rules_.may_stream());
  rules_.start_list();
  EXPECT_EQ(rules_.take_early_end(), std::nullopt);
}

TEST_F(StreamingListRulesTest, ThirdTooManyRequestsInARowApplies) {
  EXPECT_EQ(rules_.take_too_many_requests(), std::nullopt);
  EXPECT_EQ(rules_.take_too_many_requests(), std::nullopt);
  EXPECT_EQ(rules_.take_too_many_requests(), StreamingFallback::TooManyRequests);
  EXPECT_TRUE(rules_.may_stream());
  rules_.start_list();
  EXPECT_EQ(rules_.take_too_many_requests(), std::nullopt);
}

// Otherwise a server that does both in turn would be asked for ever.
TEST_F(StreamingListRulesTest, EarlyEndDoesNotResetTooManyRequests) {
  EXPECT_EQ(rules_.take_too_many_requests(), std::nullopt);
  EXPECT_EQ(rules_.take_early_end(), std::nullopt);
  rules_.open_stream();
  EXPECT_EQ(rules_.take_too_many_requests(), std::nullopt);
  EXPECT_EQ(rules_.take_early_end(), StreamingFallback::EarlyEnds);
}

TEST_F(StreamingListRulesTest, NewObjectsMayArriveForAnyTime) {
  for (Duration time = 0s; time < 1h; time += 900ms) {
    EXPECT_EQ(rules_.take_nothing(at(time - 899ms), at(time)), std::nullopt);
    EXPECT_EQ(rules_.take_change(kAdded, true, at(time)), std::nullopt);
    EXPECT_EQ(rules_.due(at(time)), at(time + 1s));
  }
}

TEST_F(StreamingListRulesTest, QuietSecondStartsTheTimeout) {
  EXPECT_EQ(rules_.take_nothing(at(0s), at(1s - 1ns)), std::nullopt);
  EXPECT_EQ(rules_.due(at(0s)), at(1s));
  EXPECT_EQ(rules_.take_nothing(at(0s), at(1s)), std::nullopt);
  EXPECT_EQ(rules_.due(at(0s)), at(31s));
  EXPECT_EQ(rules_.take_nothing(at(0s), at(31s - 1ns)), std::nullopt);
  EXPECT_EQ(rules_.take_nothing(at(0s), at(31s)), StreamingFallback::NoMarker);
  EXPECT_TRUE(rules_.may_stream());
}

TEST_F(StreamingListRulesTest, ModifiedAndDeletedEventsStartTheTimeout) {
  for (const WatchEventType type : {WatchEventType::Modified, WatchEventType::Deleted}) {
    rules_.open_stream();
    EXPECT_EQ(rules_.take_change(type, true, at(5s)), std::nullopt);
    EXPECT_EQ(rules_.take_change(kAdded, true, at(35s - 1ns)), std::nullopt);
    EXPECT_EQ(rules_.take_change(kAdded, true, at(35s)), StreamingFallback::NoMarker);
  }
}

TEST_F(StreamingListRulesTest, SecondEventOfAKeyStartsTheTimeout) {
  EXPECT_EQ(rules_.take_change(kAdded, false, at(5s)), std::nullopt);
  EXPECT_EQ(rules_.due(at(5s)), at(35s));
  EXPECT_EQ(rules_.take_change(kAdded, true, at(35s)), StreamingFallback::NoMarker);
}

TEST_F(StreamingListRulesTest, LaterSignsDoNotExtendTheTimeout) {
  EXPECT_EQ(rules_.take_change(WatchEventType::Modified, false, at(5s)), std::nullopt);
  EXPECT_EQ(rules_.take_change(WatchEventType::Deleted, false, at(34s)), std::nullopt);
  EXPECT_EQ(rules_.take_nothing(at(34s), at(35s)), StreamingFallback::NoMarker);
}

TEST_F(StreamingListRulesTest, EachStreamHasItsOwnTimeout) {
  EXPECT_EQ(rules_.take_change(WatchEventType::Modified, false, at(5s)), std::nullopt);
  EXPECT_EQ(rules_.take_early_end(), std::nullopt);
  rules_.open_stream();
  EXPECT_EQ(rules_.take_change(kAdded, true, at(100s)), std::nullopt);
}

}  // namespace
}  // namespace kinform::inline v0
