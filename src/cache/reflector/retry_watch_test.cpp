// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/retry_watch.hpp"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::added;
using test_support::bookmark;
using test_support::error_event;
using test_support::make_pod;
using test_support::modified;
using ::testing::ElementsAre;

// A retry watcher resumes from the last version, and ends for good on errors that a retry cannot
// fix (AUX-10, AUX-11).
class RetryWatchTest : public ::testing::Test {
 protected:
  // Reads without blocking. Returns "ADDED web/a@5", "ERROR Expired", "Ended" or "NothingYet", for
  // example.
  std::string next() {
    const WatchRead read = watch_->next(0s, stop_.get_token()).value();
    if (read.progress == WatchProgress::Ended) return "Ended";
    if (read.progress == WatchProgress::NothingYet) return "NothingYet";
    const std::string type(to_string(read.event.type));
    if (read.event.type == WatchEventType::Error) {
      return type + " " + std::string(to_string(read.event.error.code));
    }
    return type + " " + read.event.object->key().to_string() + "@" +
           std::string(read.event.object->resource_version());
  }

  test_support::FakeClock clock_;
  test_support::FakeListerWatcher server_{clock_};
  std::stop_source stop_;
  std::unique_ptr<RetryWatch> watch_ = RetryWatch::from(server_, "10", {.clock = &clock_}).value();
};

TEST_F(RetryWatchTest, RequiresASpecificVersionToStartFrom) {
  for (const char* version : {"", "0"}) {
    const auto watch = RetryWatch::from(server_, version);
    ASSERT_FALSE(watch);
    EXPECT_EQ(watch.error().code, ErrorCode::InvalidArgument);
  }
}

TEST_F(RetryWatchTest, ReturnsEventsInOrder) {
  const auto first = server_.add_watch();
  first->send(added(make_pod("web/a", "11")));
  first->send(modified(make_pod("web/a", "12")));
  EXPECT_EQ(next(), "ADDED web/a@11");
  EXPECT_EQ(next(), "MODIFIED web/a@12");
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_THAT(server_.requests(), ElementsAre("watch resourceVersion=10"));
  EXPECT_TRUE(server_.watch_requests()[0].allow_bookmarks);
}

TEST_F(RetryWatchTest, EndedWatchIsReopenedFromTheLastVersion) {
  const auto first = server_.add_watch();
  first->send(added(make_pod("web/a", "11")));
  first->end();
  server_.add_watch()->send(modified(make_pod("web/a", "12")));
  EXPECT_EQ(next(), "ADDED web/a@11");
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(1s);
  EXPECT_EQ(next(), "MODIFIED web/a@12");
  EXPECT_EQ(server_.requests().back(), "watch resourceVersion=11");
}

TEST_F(RetryWatchTest, WatchInAChangedFormatIsReopenedFromTheLastVersion) {
  const auto first = server_.add_watch();
  first->send(added(make_pod("web/a", "11")));
  first->cut({ErrorCode::FormatChanged, "unknown field 99"});
  server_.add_watch()->send(modified(make_pod("web/a", "12")));
  EXPECT_EQ(next(), "ADDED web/a@11");
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(1s);
  EXPECT_EQ(next(), "MODIFIED web/a@12");
  EXPECT_EQ(server_.requests().back(), "watch resourceVersion=11");
}

TEST_F(RetryWatchTest, BookmarksAdvanceTheVersionAndAreNotForwarded) {
  const auto first = server_.add_watch();
  first->send(bookmark("20"));
  first->cut();
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(watch_->resource_version(), "20");
  clock_.advance(1s);
  server_.add_watch();
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.requests().back(), "watch resourceVersion=20");
}

TEST_F(RetryWatchTest, AttemptsAreAtLeastASecondApart) {
  for (int i = 0; i < 3; ++i) server_.refuse_watch({ErrorCode::ConnectionRefused, "refused"});
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(999ms);
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.requests().size(), 1u);
  clock_.advance(1ms);
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.requests().size(), 2u);
}

TEST_F(RetryWatchTest, ErrorInTheStreamIsRetriedAfterItsRetryAfter) {
  Error busy(ErrorCode::ServerTimeout, "busy");
  busy.retry_after = 7s;
  server_.add_watch()->send(error_event(busy));
  server_.add_watch()->send(added(make_pod("web/a", "11")));
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(6s);
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(1s);
  EXPECT_EQ(next(), "ADDED web/a@11");
}

TEST_F(RetryWatchTest, UndecodableEventIsRetried) {
  server_.add_watch()->cut({ErrorCode::Malformed, "unexpected byte"});
  server_.add_watch()->send(added(make_pod("web/a", "11")));
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(1s);
  EXPECT_EQ(next(), "ADDED web/a@11");
}

TEST_F(RetryWatchTest, ExpiredVersionEndsTheWatch) {
  server_.add_watch()->send(error_event({ErrorCode::Expired, "too old"}));
  EXPECT_EQ(next(), "ERROR Expired");
  clock_.advance(1h);
  EXPECT_EQ(next(), "Ended");
  EXPECT_EQ(server_.requests().size(), 1u);
  EXPECT_EQ(server_.open_watches(), 0u);
}

TEST_F(RetryWatchTest, MissingPermissionEndsTheWatch) {
  for (const ErrorCode code : {ErrorCode::Unauthorized, ErrorCode::Forbidden, ErrorCode::Expired}) {
    watch_ = RetryWatch::from(server_, "10", {.clock = &clock_}).value();
    server_.refuse_watch({code, "no"});
    EXPECT_EQ(next(), "ERROR " + std::string(to_string(code)));
    EXPECT_EQ(next(), "Ended");
  }
}

TEST_F(RetryWatchTest, EventWithoutAVersionEndsTheWatch) {
  server_.add_watch()->send(added(make_pod("web/a", "")));
  EXPECT_EQ(next(), "ERROR Internal");
  EXPECT_EQ(next(), "Ended");
}

TEST_F(RetryWatchTest, TimeoutIsSentIfSet) {
  watch_ = RetryWatch::from(server_, "10", {.timeout_seconds = 42, .clock = &clock_}).value();
  server_.add_watch();
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.watch_requests()[0].timeout_seconds, 42);
}

// The sum of now and such a time would overflow.
TEST_F(RetryWatchTest, LongRetryAfterIsShortenedToAMinute) {
  Error error(ErrorCode::TooManyRequests, "later");
  error.retry_after = std::chrono::seconds::max();
  server_.refuse_watch(error);
  server_.add_watch();
  EXPECT_EQ(next(), "NothingYet");
  clock_.advance(60s - 1ns);
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.requests().size(), 1u);
  clock_.advance(1ns);
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(server_.requests().size(), 2u);
}

TEST_F(RetryWatchTest, SlowAttemptsDoNotOutlastTheTimeout) {
  server_.set_before_response([&] { clock_.advance(2s); });
  for (int i = 0; i < 10; ++i) server_.refuse_watch({ErrorCode::ConnectionRefused, "refused"});
  const WatchRead read = watch_->next(5s, stop_.get_token()).value();
  EXPECT_EQ(read.progress, WatchProgress::NothingYet);
  EXPECT_EQ(server_.requests().size(), 3u);
}

TEST_F(RetryWatchTest, BookmarksDoNotOutlastTheTimeout) {
  const auto watch = server_.add_watch();
  for (int i = 0; i < 3; ++i) watch->send(bookmark("2" + std::to_string(i)));
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(watch_->resource_version(), "20");
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(watch_->resource_version(), "21");
}

TEST_F(RetryWatchTest, LastErrorIsKeptUntilTheWatchIsOpen) {
  EXPECT_EQ(watch_->last_error(), std::nullopt);
  server_.refuse_watch({ErrorCode::ConnectionRefused, "refused"});
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(watch_->last_error()->message, "refused");
  server_.add_watch();
  clock_.advance(1s);
  EXPECT_EQ(next(), "NothingYet");
  EXPECT_EQ(watch_->last_error(), std::nullopt);
}

TEST_F(RetryWatchTest, StopEndsTheRead) {
  server_.add_watch();
  std::thread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop_.request_stop();
  });
  const Result<WatchRead> read = watch_->next(Duration::max(), stop_.get_token());
  stopper.join();
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::Cancelled);
}

TEST_F(RetryWatchTest, StopEndsTheWaitForTheNextAttempt) {
  server_.refuse_watch({ErrorCode::ConnectionRefused, "refused"});
  std::thread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop_.request_stop();
  });
  const Result<WatchRead> read = watch_->next(Duration::max(), stop_.get_token());
  stopper.join();
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace kinform::inline v0
