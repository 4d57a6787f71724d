// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/watch_until.hpp"

#include <stdexcept>
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
using test_support::deleted;
using test_support::error_event;
using test_support::initial_events_end;
using test_support::make_pod;
using test_support::modified;
using ::testing::ElementsAre;

// Conditions are met one after the other, each first tested against the last event (AUX-12).
class WatchUntilTest : public ::testing::Test {
 protected:
  WatchCondition sees(WatchEventType type) {
    return [this, type](const WatchEvent& event) -> Result<bool> {
      seen_.push_back(std::string(to_string(event.type)) + " " +
                      std::string(event.object->resource_version()));
      return event.type == type;
    };
  }

  Result<ObjectPtr> until(std::vector<WatchCondition> conditions) {
    return watch_until(server_,
                       {.resource_version = "10",
                        .deadline = deadline_,
                        .logger = Logger::none(),
                        .clock = &clock_},
                       std::move(conditions), stop_.get_token());
  }

  Result<ObjectPtr> until_with_sync(std::vector<WatchCondition> conditions,
                                    WatchUntilWithSyncOptions options = {}) {
    options.deadline = deadline_;
    options.reflector.logger = Logger::none();
    options.reflector.clock = &clock_;
    options.reflector.seed = 1;
    return watch_until_with_sync(server_, std::move(options), std::move(conditions),
                                 stop_.get_token());
  }

  test_support::FakeClock clock_;
  test_support::FakeListerWatcher server_{clock_};
  std::stop_source stop_;
  TimePoint deadline_ = TimePoint::max();
  std::vector<std::string> seen_;
};

TEST_F(WatchUntilTest, ReturnsTheObjectThatMeetsTheCondition) {
  const auto watch = server_.add_watch();
  watch->send(added(make_pod("web/a", "11")));
  watch->send(modified(make_pod("web/a", "12")));
  const Result<ObjectPtr> object = until({sees(WatchEventType::Modified)});
  EXPECT_EQ(object.value()->resource_version(), "12");
  EXPECT_THAT(seen_, ElementsAre("ADDED 11", "MODIFIED 12"));
  EXPECT_EQ(server_.open_watches(), 0u);
}

TEST_F(WatchUntilTest, EachConditionIsFirstTestedAgainstTheLastEvent) {
  const auto watch = server_.add_watch();
  watch->send(added(make_pod("web/a", "11")));
  watch->send(deleted(make_pod("web/a", "12")));
  const Result<ObjectPtr> object =
      until({sees(WatchEventType::Added), sees(WatchEventType::Deleted)});
  EXPECT_EQ(object.value()->resource_version(), "12");
  EXPECT_THAT(seen_, ElementsAre("ADDED 11", "ADDED 11", "DELETED 12"));
}

TEST_F(WatchUntilTest, OneEventCanMeetSeveralConditions) {
  server_.add_watch()->send(added(make_pod("web/a", "11")));
  EXPECT_EQ(
      until({sees(WatchEventType::Added), sees(WatchEventType::Added)}).value()->resource_version(),
      "11");
}

TEST_F(WatchUntilTest, ErrorOfAConditionEndsTheWait) {
  server_.add_watch()->send(added(make_pod("web/a", "11")));
  const Result<ObjectPtr> object = until({[](const WatchEvent&) -> Result<bool> {
    return Error{ErrorCode::Invalid, "bad"};
  }});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().message, "bad");
}

TEST_F(WatchUntilTest, ThrowingConditionEndsTheWait) {
  server_.add_watch()->send(added(make_pod("web/a", "11")));
  const Result<ObjectPtr> object =
      until({[](const WatchEvent&) -> Result<bool> { throw std::runtime_error("bad"); }});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::UserCode);
}

TEST_F(WatchUntilTest, ExpiredVersionEndsTheWait) {
  server_.add_watch()->send(error_event({ErrorCode::Expired, "too old"}));
  const Result<ObjectPtr> object = until({sees(WatchEventType::Added)});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Expired);
}

TEST_F(WatchUntilTest, VersionThatCannotBeWatchedFromIsRefused) {
  const Result<ObjectPtr> object =
      watch_until(server_, {.resource_version = "0"}, {sees(WatchEventType::Added)}, {});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::InvalidArgument);
}

TEST_F(WatchUntilTest, DeadlineEndsTheWait) {
  deadline_ = clock_.now() + 5s;
  server_.add_watch();
  std::thread waiter([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(5s);
  });
  const Result<ObjectPtr> object = until({sees(WatchEventType::Added)});
  waiter.join();
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Timeout);
  EXPECT_EQ(object.error().message, "timed out waiting for the condition");
}

TEST_F(WatchUntilTest, TimeoutReportsTheLastError) {
  deadline_ = clock_.now() + 5s;
  server_.set_before_response([&] { clock_.advance(6s); });
  server_.refuse_watch({ErrorCode::ConnectionRefused, "watch pods: connection refused"});
  const Result<ObjectPtr> object = until({sees(WatchEventType::Added)});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Timeout);
  EXPECT_EQ(object.error().message,
            "timed out waiting for the condition; last error: watch pods: connection refused");
}

TEST_F(WatchUntilTest, StopEndsTheWait) {
  server_.add_watch();
  stop_.request_stop();
  const Result<ObjectPtr> object = until({sees(WatchEventType::Added)});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Cancelled);
}

TEST_F(WatchUntilTest, WithSyncExistingObjectsAreTested) {
  const auto watch = server_.add_watch();
  watch->send(added(make_pod("web/a", "5")));
  watch->send(initial_events_end("10"));
  EXPECT_EQ(until_with_sync({sees(WatchEventType::Added)}).value()->resource_version(), "5");
  EXPECT_EQ(server_.open_watches(), 0u);
}

TEST_F(WatchUntilTest, WithSyncLaterChangesAreTested) {
  const auto watch = server_.add_watch();
  watch->send(added(make_pod("web/a", "5")));
  watch->send(initial_events_end("10"));
  watch->send(modified(make_pod("web/a", "11")));
  watch->send(deleted(make_pod("web/a", "12")));
  EXPECT_EQ(until_with_sync({sees(WatchEventType::Deleted)}).value()->resource_version(), "12");
  EXPECT_THAT(seen_, ElementsAre("ADDED 5", "MODIFIED 11", "DELETED 12"));
}

// An expired version leads to a relist, which may skip intermediate states (AUX-12). Objects that
// it no longer contains are reported as deleted with their last known state (AUX-13).
TEST_F(WatchUntilTest, WithSyncSurvivesAnExpiredVersion) {
  const auto first = server_.add_watch();
  first->send(added(make_pod("web/a", "5")));
  first->send(added(make_pod("web/b", "6")));
  first->send(added(make_pod("web/c", "7")));
  first->send(initial_events_end("10"));
  first->send(error_event({ErrorCode::Expired, "too old"}));
  const auto second = server_.add_watch();
  second->send(added(make_pod("web/a", "5")));
  second->send(added(make_pod("web/c", "21")));
  second->send(added(make_pod("web/d", "22")));
  second->send(initial_events_end("30"));
  std::thread waiter([&] {  // The backoff before the relist.
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(2s);
  });
  const Result<ObjectPtr> object =
      until_with_sync({sees(WatchEventType::Deleted), [](const WatchEvent& event) {
                         return Result<bool>(event.object->name() == "d");
                       }});
  waiter.join();
  EXPECT_EQ(object.value()->resource_version(), "22");
  EXPECT_THAT(seen_, ElementsAre("ADDED 5", "ADDED 6", "ADDED 7", "DELETED 6"));
}

TEST_F(WatchUntilTest, WithSyncTruePreconditionEndsTheWaitImmediately) {
  const auto watch = server_.add_watch();
  watch->send(added(make_pod("web/a", "5")));
  watch->send(initial_events_end("10"));
  std::size_t there = 0;
  const Result<ObjectPtr> object =
      until_with_sync({sees(WatchEventType::Deleted)},
                      {.precondition = [&](const std::vector<ObjectPtr>& objects) -> Result<bool> {
                        there = objects.size();
                        return true;
                      }});
  EXPECT_EQ(object.value(), nullptr);
  EXPECT_EQ(there, 1u);
  EXPECT_TRUE(seen_.empty());
}

TEST_F(WatchUntilTest, WithSyncFailingPreconditionEndsTheWait) {
  server_.add_watch()->send(initial_events_end("10"));
  const Result<ObjectPtr> object =
      until_with_sync({sees(WatchEventType::Added)},
                      {.precondition = [](const std::vector<ObjectPtr>&) -> Result<bool> {
                        return Error{ErrorCode::NotFound, "it is not there"};
                      }});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::NotFound);
}

TEST_F(WatchUntilTest, WithSyncFalsePreconditionContinuesTheWait) {
  const auto watch = server_.add_watch();
  watch->send(initial_events_end("10"));
  watch->send(added(make_pod("web/a", "11")));
  EXPECT_TRUE(until_with_sync({sees(WatchEventType::Added)},
                              {.precondition = [](const auto&) { return Result<bool>(false); }})
                  .value());
}

TEST_F(WatchUntilTest, WithSyncDeadlineEndsTheWait) {
  deadline_ = clock_.now() + 5s;
  server_.add_watch()->send(initial_events_end("10"));
  std::thread waiter([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(5s);
  });
  const Result<ObjectPtr> object = until_with_sync({sees(WatchEventType::Added)});
  waiter.join();
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Timeout);
}

TEST_F(WatchUntilTest, WithSyncTimeoutReportsTheLastError) {
  deadline_ = clock_.now() + 5s;
  const Error unauthorized(ErrorCode::Unauthorized, "list pods: 401 Unauthorized");
  server_.refuse_watch(unauthorized);
  server_.set_list_function([&](const ListOptions&) -> Result<test_support::ListResponse> {
    clock_.advance(6s);
    return unauthorized;
  });
  const Result<ObjectPtr> object = until_with_sync({sees(WatchEventType::Added)});
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Timeout);
  EXPECT_EQ(object.error().message,
            "timed out waiting for the condition; last error: list pods: 401 Unauthorized");
}

TEST_F(WatchUntilTest, WithSyncStopEndsTheWait) {
  server_.add_watch();
  std::thread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop_.request_stop();
  });
  const Result<ObjectPtr> object = until_with_sync({sees(WatchEventType::Added)});
  stopper.join();
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace kinform::inline v0
