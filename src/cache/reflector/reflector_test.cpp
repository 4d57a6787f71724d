// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The cycles of a Reflector: backoff, error handler, resync, stop, logs and status.

#include "kinform/building_blocks/reflector.hpp"

#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::added;
using test_support::error_event;
using test_support::FakeWatch;
using test_support::initial_events_end;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kForbidden{ErrorCode::Forbidden, "list pods: 403 forbidden"};
const Error kRefused{ErrorCode::ConnectionRefused, "connection refused"};

ReflectorOptions pages(ReflectorOptions options = {}) {
  options.use_streaming_list = false;
  return options;
}

std::shared_ptr<FakeWatch> list_and_watch(ReflectorHarness& bench) {
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  auto watch = bench.server.add_watch();
  bench.settle();
  bench.store.clear_calls();
  return watch;
}

// The defaults are client-go's (REF-01).
TEST(ReflectorTest, DefaultsAreThoseOfClientGo) {
  const ReflectorOptions options;
  EXPECT_EQ(options.resync_period, 0s);
  EXPECT_EQ(options.min_watch_timeout, 5min);
  EXPECT_EQ(options.backoff.first_delay, 800ms);
  EXPECT_EQ(options.backoff.growth, 2.0);
  EXPECT_EQ(options.backoff.jitter, 1.0);
  EXPECT_EQ(options.backoff.longest_delay, 30s);
  EXPECT_EQ(options.backoff.reset_after, 2min);
  EXPECT_EQ(options.internal_error_window, 0s);
  EXPECT_EQ(options.page_size, 0);
  EXPECT_EQ(options.silence_timeout, 75s);
  EXPECT_TRUE(options.use_streaming_list);
}

// Logs contain the name and the type description (REF-04).
TEST(ReflectorTest, NameAndTypeDescribeItInLogs) {
  const auto described = [](ReflectorOptions options) {
    ReflectorHarness bench(std::move(options));
    bench.settle();
    const auto record = bench.log->records("Listing and watching").at(0);
    return record.field("reflector").value() + " | " + record.field("type").value();
  };
  EXPECT_EQ(described({}), "pods.v1 | pods.v1");
  EXPECT_EQ(described({.name = "mine", .type_description = "my pods"}), "mine | my pods");
  EXPECT_EQ(described({.expected_kind = {.api_version = "v1", .kind = "Pod"}}),
            "pods.v1 | /v1, Kind=Pod");
  EXPECT_EQ(to_string(ExpectedKind{.api_version = "apps/v1", .kind = "Deployment"}),
            "apps/v1, Kind=Deployment");
}

// The backoff doubles from failure to failure (REF-05, REF-09, MIS-16).
TEST(ReflectorTest, BackoffGrowsFromFailureToFailure) {
  ReflectorHarness bench(pages({.backoff = {.jitter = 0}}));
  std::vector<Duration> waits;
  for (int i = 0; i < 8; ++i) {
    bench.server.refuse_list(kForbidden);
    bench.settle();
    waits.push_back(bench.until_due());
    bench.wait();
  }
  EXPECT_THAT(waits, ElementsAre(800ms, 1600ms, 3200ms, 6400ms, 12800ms, 25600ms, 30s, 30s));
}

// The backoff starts over two minutes after its last reset, even during an outage (REF-06, MIS-16).
TEST(ReflectorTest, BackoffStartsOverTwoMinutesAfterItsLastReset) {
  ReflectorHarness bench(pages({.backoff = {.jitter = 0}}));
  std::vector<Duration> waits;
  for (int i = 0; i < 10; ++i) {
    bench.settle();
    waits.push_back(bench.until_due());
    bench.wait();
  }
  EXPECT_THAT(waits,
              ElementsAre(800ms, 1600ms, 3200ms, 6400ms, 12800ms, 25600ms, 30s, 30s, 30s, 800ms));
}

// Lists and watches share one backoff (REF-07).
TEST(ReflectorTest, ListsAndWatchesShareOneBackoff) {
  ReflectorHarness bench(pages({.backoff = {.jitter = 0}}));
  bench.server.refuse_list(kForbidden);
  bench.settle();
  EXPECT_EQ(bench.until_due(), 800ms);
  bench.server.add_list({.resource_version = "10"});
  bench.server.refuse_watch(kRefused);
  bench.wait();
  EXPECT_EQ(bench.until_due(), 1600ms);
  bench.server.add_watch()->send(error_event({ErrorCode::TooManyRequests, "later"}));
  bench.wait();
  EXPECT_EQ(bench.until_due(), 3200ms);
}

// The caller may supply other backoff parameters (REF-08).
TEST(ReflectorTest, BackoffIsConfigurable) {
  ReflectorHarness bench(
      pages({.backoff = {.first_delay = 1s, .longest_delay = 5s, .growth = 3, .jitter = 0}}));
  std::vector<Duration> waits;
  for (int i = 0; i < 3; ++i) {
    bench.settle();
    waits.push_back(bench.until_due());
    bench.wait();
  }
  EXPECT_THAT(waits, ElementsAre(1s, 3s, 5s));
}

// Even an expired watch waits one backoff interval before the relist (REF-09).
TEST(ReflectorTest, RelistAfterAnExpiredWatchWaitsToo) {
  ReflectorHarness bench(pages());
  list_and_watch(bench)->send(error_event(kExpired));
  bench.settle();
  EXPECT_GE(bench.until_due(), 800ms);
  EXPECT_EQ(bench.server.requests().size(), 2u);
}

// The error handler is called before the backoff, not after it (REF-10).
TEST(ReflectorTest, HandlerIsCalledBeforeTheWait) {
  std::optional<TimePoint> reported;
  test_support::FakeClock* clock = nullptr;
  ReflectorHarness bench(pages({.on_watch_error = [&](const Error& error) {
    EXPECT_EQ(error, kForbidden);
    reported = clock->now();
  }}));
  clock = &bench.clock;
  bench.server.refuse_list(kForbidden);
  bench.settle();
  EXPECT_EQ(reported, bench.clock.now());
  EXPECT_GT(bench.until_due(), 0s);
  EXPECT_THAT(bench.log->records("Failed to watch"), IsEmpty());  // The handler replaces the log.
}

// Without a handler, errors are logged with a level that depends on their kind (REF-12).
TEST(ReflectorTest, WithoutAHandlerFailuresAreLoggedByKind) {
  const auto logged = [](Error error) {
    ReflectorHarness bench(pages());
    bench.server.refuse_list(error);
    bench.server.refuse_list(error);  // Twice: an expired version is listed again once.
    bench.settle();
    for (const test_support::CapturedRecord& record : bench.log->records()) {
      if (record.field("err")) return record;
    }
    return test_support::CapturedRecord();
  };
  const auto forbidden = logged(kForbidden);
  EXPECT_EQ(forbidden.message, "Failed to watch");
  EXPECT_EQ(forbidden.level, LogLevel::Error);
  EXPECT_EQ(forbidden.field("err"), kForbidden.message);
  EXPECT_EQ(forbidden.field("reflector"), "pods.v1");
  EXPECT_EQ(forbidden.field("type"), "pods.v1");

  const auto expired = logged(kExpired);
  EXPECT_EQ(expired.message, "Watch closed");
  EXPECT_EQ(expired.verbosity, 4);

  const auto cut = logged({ErrorCode::EndOfStream, "cut inside a value"});
  EXPECT_EQ(cut.message, "Watch closed with unexpected EOF");
  EXPECT_EQ(cut.verbosity, 1);
}

TEST(ReflectorTest, ThrowingHandlerIsReportedAndTheReflectorContinues) {
  ReflectorHarness bench(
      pages({.on_watch_error = [](const Error&) { throw std::runtime_error("oh no"); }}));
  bench.server.refuse_list(kForbidden);
  bench.settle();
  EXPECT_EQ(bench.status().counters.user_code_errors, 1u);
  EXPECT_EQ(bench.log->records("User callback failed").at(0).field("err"), "on_watch_error: oh no");
  bench.wait();
  EXPECT_EQ(bench.server.requests().size(), 2u);
}

// A stop ends the wait (REF-13).
TEST(ReflectorTest, StopDuringAWaitEndsIt) {
  ReflectorHarness bench(pages());
  bench.server.refuse_list(kForbidden);
  bench.settle();
  bench.stop.request_stop();
  bench.advance(1h);
  EXPECT_EQ(bench.status().state, ReflectorState::Stopped);
  EXPECT_EQ(bench.server.requests().size(), 1u);
  EXPECT_EQ(bench.settle(), TimePoint::max());
}

// An exception of the lister-watcher reaches the caller of run() (REF-14).
TEST(ReflectorTest, ExceptionOfTheListerWatcherReachesTheCaller) {
  ReflectorHarness bench(pages());
  bench.server.set_list_function([](const ListOptions&) -> Result<test_support::ListResponse> {
    throw std::runtime_error("broken");
  });
  EXPECT_THROW(bench.settle(), std::runtime_error);
}

// A resync calls the store each period and sends no request (REF-38, REF-40).
TEST(ReflectorTest, ResyncHappensEachPeriodWithoutARequest) {
  ReflectorHarness bench(pages({.resync_period = 30s}));
  list_and_watch(bench);
  EXPECT_EQ(bench.until_due(), 30s);
  bench.wait();
  bench.wait();
  EXPECT_THAT(bench.store.calls(), ElementsAre("resync", "resync"));
  EXPECT_EQ(bench.server.requests().size(), 2u);
  EXPECT_EQ(bench.status().counters.resyncs, 2u);
  // The record is logged at verbosity 4 (REF-42).
  EXPECT_EQ(bench.log->records("Forcing resync").at(0).verbosity, 4);
}

// A period of zero disables resync (REF-39).
TEST(ReflectorTest, WithoutAPeriodThereIsNoResync) {
  ReflectorHarness bench(pages({.silence_timeout = 0s}));
  list_and_watch(bench);
  EXPECT_EQ(bench.settle(), TimePoint::max());
}

// The resync timer starts at the end of the list, in each cycle (REF-39).
TEST(ReflectorTest, ResyncTimerStartsWithTheWatchPhaseOfEachCycle) {
  ReflectorHarness bench(pages({.resync_period = 30s, .silence_timeout = 0s}));
  bench.server.set_before_response([&] { bench.clock.advance(20s); });
  const auto watch = list_and_watch(bench);
  bench.server.set_before_response({});
  EXPECT_EQ(bench.until_due(), 10s);  // The timer starts before the 20 s of the watch request.
  bench.advance(5s);
  watch->send(error_event(kExpired));
  bench.settle();
  EXPECT_LT(bench.until_due(), 2s);  // Only the backoff interval is due.
  bench.server.add_list({.resource_version = "20"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_EQ(bench.until_due(), 30s);
}

// The resync timer ends with its cycle (a list and its watches), so there is no resync during the
// backoff before a relist (REF-39).
TEST(ReflectorTest, NoResyncWhileBackingOffBeforeARelist) {
  ReflectorHarness bench(pages({.resync_period = 1ms}));
  list_and_watch(bench)->send(error_event(kExpired));
  bench.settle();
  bench.advance(500ms);
  EXPECT_THAT(bench.store.calls(), IsEmpty());
}

// The backoff before a watch is reopened does not delay the resync (REF-40).
TEST(ReflectorTest, ResyncHappensWhileAWatchBacksOff) {
  ReflectorHarness bench(pages({.resync_period = 300ms}));
  list_and_watch(bench)->send(error_event({ErrorCode::TooManyRequests, "later"}));
  bench.settle();
  EXPECT_EQ(bench.until_due(), 300ms);
  bench.wait();
  EXPECT_THAT(bench.store.calls(), ElementsAre("resync"));
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
}

// The next period starts when the resync has finished (REF-40).
TEST(ReflectorTest, PeriodStartsAtTheEndOfTheLastResync) {
  ReflectorHarness bench(pages({.resync_period = 30s}));
  list_and_watch(bench);
  bench.store.set_before_call([&] { bench.clock.advance(7s); });
  bench.wait();
  EXPECT_EQ(bench.until_due(), 30s);
}

// The resync is skipped if should_resync returns false (REF-40).
TEST(ReflectorTest, ResyncIsSkippedIfThePredicateIsFalse) {
  bool should = false;
  int asked = 0;
  ReflectorHarness bench(pages({.resync_period = 30s, .should_resync = [&] {
                                  ++asked;
                                  return should;
                                }}));
  list_and_watch(bench);
  bench.wait();
  EXPECT_EQ(asked, 1);
  EXPECT_THAT(bench.store.calls(), IsEmpty());
  should = true;
  bench.wait();
  EXPECT_THAT(bench.store.calls(), ElementsAre("resync"));
}

TEST(ReflectorTest, ThrowingPredicateSkipsTheResyncAndIsReported) {
  ReflectorHarness bench(pages(
      {.resync_period = 30s, .should_resync = []() -> bool { throw std::runtime_error("oh"); }}));
  list_and_watch(bench);
  bench.wait();
  EXPECT_THAT(bench.store.calls(), IsEmpty());
  EXPECT_EQ(bench.status().counters.user_code_errors, 1u);
  EXPECT_EQ(bench.status().state, ReflectorState::Watching);
  EXPECT_EQ(bench.until_due(), 30s);
}

// If the store's resync() fails, the cycle ends and a relist follows (REF-31, REF-40).
TEST(ReflectorTest, FailedResyncEndsTheCycle) {
  bool reported = false;
  ReflectorHarness bench(
      pages({.resync_period = 30s, .on_watch_error = [&](const Error&) { reported = true; }}));
  const auto watch = list_and_watch(bench);
  bench.store.fail_next({ErrorCode::Unknown, "no"});
  bench.wait();
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
  EXPECT_EQ(watch->closed(), 1);
  EXPECT_FALSE(reported);
  EXPECT_EQ(bench.log->records("Warning: watch ended with error").size(), 1u);
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "list resourceVersion=10");
  EXPECT_EQ(bench.status().counters.relists[RelistReason::ResyncFailed], 1u);
  EXPECT_EQ(bench.status().counters.watch_ends[WatchEndReason::ResyncFailed], 1u);
}

// The resync runs on the reflector's thread, between two events (REF-41).
TEST(ReflectorTest, BusyWatchDoesNotDelayTheResync) {
  ReflectorHarness bench(pages({.resync_period = 30s}));
  const auto watch = list_and_watch(bench);
  bench.clock.advance(30s);
  watch->send(added(make_pod("web/b", "11")));
  watch->send(added(make_pod("web/c", "12")));
  bench.settle();
  EXPECT_THAT(bench.store.calls(), ElementsAre("resync", "add web/b@11", "add web/c@12"));
}

// Start and stop are logged (REF-42).
TEST(ReflectorTest, StartAndStopAreLogged) {
  ReflectorHarness bench(pages({.resync_period = 30s}));
  bench.stop.request_stop();
  bench.reflector().run(bench.stop.get_token());
  const auto records = bench.log->records();
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].message, "Starting reflector");
  EXPECT_EQ(records[0].verbosity, 3);
  EXPECT_EQ(records[0].field("resyncPeriod"), "30s");
  EXPECT_EQ(records[1].message, "Stopping reflector");
  EXPECT_EQ(records[1].verbosity, 3);
  EXPECT_THAT(bench.server.requests(), IsEmpty());
}

// Each list is logged (REF-42).
TEST(ReflectorTest, EachCycleIsLogged) {
  ReflectorHarness bench(pages());
  list_and_watch(bench)->send(error_event(kExpired));
  bench.settle();
  bench.wait();
  const auto records = bench.log->records("Listing and watching");
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].verbosity, 3);
}

// The status has the numbers for metrics (REF-43).
TEST(ReflectorTest, StatusContainsTheNumbersForMetrics) {
  ReflectorHarness bench;
  const auto watch = bench.server.add_watch();
  watch->send(added(make_pod("web/a", "5")));
  watch->send(initial_events_end("10"));
  watch->send(modified(make_pod("web/a", "11")));
  bench.settle();
  bench.clock.advance(3s);
  watch->send(error_event(kExpired));
  bench.settle();
  const ReflectorStatus status = bench.status();
  EXPECT_EQ(status.state, ReflectorState::BackingOff);
  EXPECT_EQ(status.last_sync_resource_version, "11");
  EXPECT_EQ(status.last_received, bench.clock.now() - 3s);
  EXPECT_EQ(status.counters.events, 2u);
  EXPECT_EQ(status.counters.bookmarks, 1u);
  EXPECT_EQ(status.counters.watch_ends.total(), 1u);
  EXPECT_EQ(status.counters.relists.total(), 0u);
}

TEST(ReflectorTest, ReasonsAndStatesHaveNames) {
  EXPECT_EQ(to_string(ReflectorState::BackingOff), "BackingOff");
  for (std::size_t i = 0; i < kRelistReasons; ++i) {
    EXPECT_NE(to_string(static_cast<RelistReason>(i)), "");
  }
  for (std::size_t i = 0; i < kWatchEndReasons; ++i) {
    EXPECT_NE(to_string(static_cast<WatchEndReason>(i)), "");
  }
}

TEST(ReflectorTest, SeedDeterminesTheBackoff) {
  const auto first_wait = [](std::uint64_t seed) {
    ReflectorHarness bench(pages({.seed = seed}));
    bench.settle();
    return bench.until_due();
  };
  EXPECT_EQ(first_wait(1), first_wait(1));
  EXPECT_NE(first_wait(1), first_wait(2));
}

TEST(ReflectorTest, StepWithADeadlineDoesNotWaitLonger) {
  ReflectorHarness bench(pages());
  list_and_watch(bench);
  EXPECT_EQ(
      cache::ReflectorStepper::step(bench.reflector(), bench.clock.now(), bench.stop.get_token()),
      bench.clock.now() + 75s);
}

// A reflector can write into an Indexer directly, without a queue.
TEST(ReflectorIntoIndexerTest, IndexerFollowsTheServer) {
  test_support::FakeClock clock;
  test_support::FakeListerWatcher server(clock);
  Indexer indexer;
  Reflector reflector(server, indexer, {.clock = &clock, .seed = 1});
  const auto settle = [&] {
    while (cache::ReflectorStepper::step(reflector, {}) <= clock.now()) continue;
  };
  const auto watch = server.add_watch();
  watch->send(added(make_pod("web/a", "5")));
  watch->send(added(make_pod("web/b", "6")));
  watch->send(initial_events_end("10"));
  settle();
  EXPECT_EQ(indexer.size(), 2u);
  EXPECT_EQ(indexer.resource_version(), "10");

  watch->send(modified(make_pod("web/a", "11")));
  watch->send(test_support::deleted(make_pod("web/b", "12")));
  watch->send(test_support::bookmark("20"));
  settle();
  EXPECT_EQ(indexer.get({"web", "a"})->resource_version(), "11");
  EXPECT_EQ(indexer.get({"web", "b"}), nullptr);
  EXPECT_EQ(indexer.resource_version(), "20");

  // Keep the unchanged object, then relist: the relist detects the missed deletion and must not
  // replace that object.
  const ObjectPtr before = indexer.get({"web", "a"});
  watch->send(error_event(kExpired));
  const auto next = server.add_watch();
  next->send(added(make_pod("web/a", "11")));
  next->send(added(make_pod("web/c", "25")));
  next->send(initial_events_end("30"));
  settle();
  clock.advance(2s);
  settle();
  EXPECT_EQ(indexer.get({"web", "a"}), before);
  EXPECT_EQ(indexer.get({"web", "c"})->resource_version(), "25");
  EXPECT_EQ(indexer.resource_version(), "30");
}

// Calls run() in a thread of its own instead of stepping the reflector.

class ReflectorThreadTest : public ::testing::Test {
 protected:
  ReflectorThreadTest() : bench_(pages({.resync_period = 30s})) {
    std::ignore = bench_.reflector();
  }

  void run() {
    thread_ = std::thread([this] { bench_.reflector().run(bench_.stop.get_token()); });
  }
  void stop_and_join() {
    bench_.stop.request_stop();
    thread_.join();
  }

  ReflectorHarness bench_;
  std::thread thread_;
};

TEST_F(ReflectorThreadTest, FollowsChangesAndTimersWhileBlocking) {
  bench_.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  const auto watch = bench_.server.add_watch();
  run();
  ASSERT_TRUE(bench_.server.wait_for_requests(2));
  watch->send(modified(make_pod("web/a", "11")));
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));
  while (bench_.reflector().last_sync_resource_version() != "11") std::this_thread::yield();
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));
  bench_.clock.advance(30s);
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));  // It waits for the next event, after the resync.
  stop_and_join();
  EXPECT_THAT(bench_.store.calls(),
              ElementsAre("replace [web/a@5] at 10", "update web/a@11", "resync"));
  EXPECT_EQ(watch->closed(), 1);
}

TEST_F(ReflectorThreadTest, StopEndsAListWithoutAResponse) {
  bench_.server.hang_list();
  run();
  ASSERT_TRUE(bench_.server.wait_for_requests(1));
  stop_and_join();
  EXPECT_EQ(bench_.status().state, ReflectorState::Stopped);
  EXPECT_EQ(bench_.status().last_error, std::nullopt);
}

TEST_F(ReflectorThreadTest, StopEndsAWatchWithoutAResponse) {
  bench_.server.add_list({.resource_version = "10"});
  bench_.server.hang_watch();
  run();
  ASSERT_TRUE(bench_.server.wait_for_requests(2));
  stop_and_join();
  EXPECT_EQ(bench_.status().state, ReflectorState::Stopped);
}

TEST_F(ReflectorThreadTest, StopEndsASilentWatch) {
  bench_.server.add_list({.resource_version = "10"});
  bench_.server.add_watch();
  run();
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));
  stop_and_join();
  EXPECT_EQ(bench_.server.open_watches(), 0u);
}

// A stop ends the backoff (REF-13).
TEST_F(ReflectorThreadTest, StopEndsTheBackoff) {
  bench_.server.refuse_list(kForbidden);
  run();
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));
  stop_and_join();
  EXPECT_EQ(bench_.server.requests().size(), 1u);
}

}  // namespace
}  // namespace kinform::inline v0
