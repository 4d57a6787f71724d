// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/streaming_list_check.hpp"

#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class StreamingListCheckTest : public ::testing::Test {
 protected:
  StreamingListCheckTest() { open(); }

  void open() {
    check_.requested_stream(now_);
    check_.opened(now_);
  }
  void pass(Duration time) { now_ += time; }
  void deliver(const WatchEvent& event) { check_.delivered(event, now_); }
  void read() { check_.reading(now_); }
  void close() { check_.closed(now_); }
  void refuse(std::optional<seconds> retry_after = {}) {
    Error error(ErrorCode::TooManyRequests, "too many requests");
    error.retry_after = retry_after;
    check_.refused(error, now_);
  }
  // Returns the kind of the first violation; empty if there was none.
  [[nodiscard]] std::string found() const {
    return check_.violation() ? std::string(to_string(check_.violation()->kind)) : "";
  }
  static WatchEvent change(WatchEvent event, WatchEventType type) {
    event.type = type;
    return event;
  }

  const WatchEvent a_ = added(make_pod("web/a", "1"));
  const WatchEvent b_ = added(make_pod("web/b", "2"));
  TimePoint now_ = TimePoint() + std::chrono::hours(1);
  StreamingListCheck check_;
};

TEST_F(StreamingListCheckTest, NewObjectsMayArriveForEver) {
  for (int i = 0; i < 100; ++i) {
    deliver(added(make_pod("web/p" + std::to_string(i), "1")));
    read();
    pass(milliseconds(999));
  }
  EXPECT_EQ(found(), "");
  close();
  EXPECT_EQ(found(), "NeedlessFallback");
}

TEST_F(StreamingListCheckTest, SilenceStartsTheTimer) {
  deliver(a_);
  pass(seconds(31));
  read();
  EXPECT_EQ(found(), "");
  pass(milliseconds(1));
  read();
  EXPECT_EQ(found(), "StuckStream");
}

TEST_F(StreamingListCheckTest, ChangeAndSecondEventOfAKeyStartTheTimer) {
  for (const WatchEventType type :
       {WatchEventType::Added, WatchEventType::Modified, WatchEventType::Deleted}) {
    check_ = {};
    open();
    deliver(type == WatchEventType::Added ? a_ : b_);
    deliver(change(a_, type));
    for (int i = 0; i < 60; ++i) {
      pass(milliseconds(500));
      read();
      deliver(added(make_pod("web/p" + std::to_string(i), "1")));
    }
    EXPECT_EQ(found(), "") << to_string(type);
    pass(milliseconds(1));
    read();
    EXPECT_EQ(found(), "StuckStream") << to_string(type);
  }
}

TEST_F(StreamingListCheckTest, StreamMayBeGivenUpOnlyAfterTheTimer) {
  deliver(a_);
  pass(seconds(31));
  close();
  EXPECT_EQ(found(), "");
  open();
  pass(seconds(30));
  close();
  EXPECT_EQ(found(), "NeedlessFallback");
}

TEST_F(StreamingListCheckTest, CompletedStreamMayBeReadForEver) {
  deliver(a_);
  deliver(initial_events_end("1"));
  deliver(bookmark("1"));
  pass(std::chrono::hours(1));
  read();
  close();
  open();
  EXPECT_EQ(found(), "");
}

TEST_F(StreamingListCheckTest, PlainBookmarkEndsStreamingForEver) {
  deliver(bookmark("1"));
  close();
  check_.requested_list(now_);
  EXPECT_EQ(found(), "");
  check_.requested_stream(now_);
  EXPECT_EQ(found(), "StreamedAgain");
}

TEST_F(StreamingListCheckTest, StreamIsClosedAfterAPlainBookmark) {
  deliver(bookmark("1"));
  read();
  EXPECT_EQ(found(), "StuckStream");
}

TEST_F(StreamingListCheckTest, ListFollowsTheSecondEarlyEnd) {
  check_.ended_early();
  open();
  check_.ended_early();
  EXPECT_EQ(found(), "");
  check_.requested_list(now_);
  open();
  check_.ended_early();
  open();
  EXPECT_EQ(found(), "");
  check_.ended_early();
  check_.requested_stream(now_);
  EXPECT_EQ(found(), "StreamedAgain");
}

TEST_F(StreamingListCheckTest, ListFollowsTheThird429) {
  refuse();
  open();
  refuse();
  open();
  EXPECT_EQ(found(), "");
  refuse();
  check_.requested_stream(now_);
  EXPECT_EQ(found(), "StreamedAgain");
}

TEST_F(StreamingListCheckTest, RequestsWaitForRetryAfter) {
  refuse(seconds(20));
  pass(seconds(20));
  open();
  EXPECT_EQ(found(), "");
  refuse(seconds(20));
  pass(seconds(19));
  check_.requested_list(now_);
  EXPECT_EQ(found(), "BusyLoop");
}

}  // namespace
}  // namespace kinform::inline v0::test_support
