// How a Reflector fetches the collection as a stream (spec 2.7).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::added;
using test_support::bookmark;
using test_support::deleted;
using ::testing::ElementsAre;
using test_support::error_event;
using test_support::FakeWatch;
using test_support::initial_events_end;
using ::testing::IsEmpty;
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;

const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kTooLarge{ErrorCode::VersionTooLarge, "Too large resource version"};
const Error kTooManyRequests{ErrorCode::TooManyRequests, "try again later"};
const Error kRefused{ErrorCode::ConnectionRefused, "connection refused"};
const Error kInvalid{ErrorCode::Invalid, "sendInitialEvents is forbidden for watch"};

constexpr const char* kFirstStream =
    "watch resourceVersionMatch=NotOlderThan sendInitialEvents=true";

class ReflectorStreamTest : public ::testing::Test {
 protected:
  void start(ReflectorOptions options = {}) {
    options.on_watch_error = [this](const Error& error) { told_.push_back(error.code); };
    bench_.emplace(std::move(options));
    watch_ = bench_->server.add_watch();
    bench_->settle();
    ASSERT_EQ(bench_->status().state, ReflectorState::Streaming);
  }

  // As start(), with a complete list of {web/a@5} at version 10.
  void start_and_sync(ReflectorOptions options = {}) {
    start(std::move(options));
    send(added(make_pod("web/a", "5")));
    send(initial_events_end("10"));
    ASSERT_EQ(bench_->status().state, ReflectorState::Watching);
  }

  void send(WatchEvent event) {
    watch_->send(std::move(event));
    bench_->settle();
  }

  std::vector<std::string> requests() const { return bench_->server.requests(); }

  std::optional<ReflectorHarness> bench_;
  std::shared_ptr<FakeWatch> watch_;
  std::vector<ErrorCode> told_;
};

// WL-01, REF-16
TEST_F(ReflectorStreamTest, AsksForTheInitialEventsOfTheNewestState) {
  start();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream));
  const WatchOptions request = bench_->server.watch_requests().at(0);
  EXPECT_EQ(request.resource_version, "");
  EXPECT_EQ(request.version_match, VersionMatch::NotOlderThan);
  EXPECT_EQ(request.send_initial_events, true);
  EXPECT_TRUE(request.allow_bookmarks);
  ASSERT_TRUE(request.timeout_seconds);
  EXPECT_GE(*request.timeout_seconds, 300);
  EXPECT_LT(*request.timeout_seconds, 600);
}

// WL-02, WL-06
TEST_F(ReflectorStreamTest, StoreIsUntouchedUntilTheListIsComplete) {
  start();
  send(added(make_pod("web/a", "5")));
  send(added(make_pod("web/b", "6")));
  send(modified(make_pod("web/a", "11")));
  send(deleted(make_pod("web/b", "12")));
  send(added(make_pod("web/c", "13")));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_FALSE(bench_->status().listed);
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "");
  send(initial_events_end("13"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/a@11 web/c@13] at 13"));
}

// WL-03
TEST_F(ReflectorStreamTest, OtherBookmarksAreNotTheEnd) {
  start();
  send(bookmark("7"));
  send({.type = WatchEventType::Bookmark,
        .object = make_object(
            {.resource_version = "8", .annotations = {{"k8s.io/initial-events-end", "false"}}})});
  send({.type = WatchEventType::Bookmark,
        .object = make_object({.resource_version = "9", .annotations = {{"other", "true"}}})});
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_EQ(bench_->status().counters.bookmarks, 3u);
}

// WL-04
TEST_F(ReflectorStreamTest, SameStreamGoesOnWithTheChanges) {
  start_and_sync();
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "10");
  send(modified(make_pod("web/a", "11")));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/a@5] at 10", "update web/a@11"));
  EXPECT_THAT(requests(), ElementsAre(kFirstStream));
  EXPECT_EQ(bench_->server.open_watches_max(), 1u);
  const ReflectorStatus status = bench_->status();
  EXPECT_EQ(status.counters.lists, 1u);
  EXPECT_EQ(status.counters.streaming_lists, 1u);
  EXPECT_EQ(status.counters.watches, 1u);
  EXPECT_EQ(status.last_list_objects, 1u);
  EXPECT_EQ(bench_->log->records("Caches populated").at(0).verbosity, 2);  // REF-42
}

// WL-04: so the next relist asks for nothing older than the last version again.
TEST_F(ReflectorStreamTest, CompleteStreamClearsTheMark) {
  start_and_sync();
  send(error_event(kExpired));
  bench_->server.refuse_watch(kTooLarge);
  watch_ = bench_->server.add_watch();
  bench_->wait();
  ASSERT_EQ(requests().back(), kFirstStream);
  send(initial_events_end("20"));
  send(error_event(kExpired));
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_EQ(requests().back(),
            "watch resourceVersion=20 resourceVersionMatch=NotOlderThan sendInitialEvents=true");
}

// WL-05
TEST_F(ReflectorStreamTest, VersionIsTheMarkersWhateverTheObjectsSay) {
  start();
  send(added(make_pod("web/a", "99")));
  send(modified(make_pod("web/a", "100")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "");
  send(initial_events_end("50"));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "50");
}

TEST_F(ReflectorStreamTest, MarkerWithoutVersionIsNoEndToGoOnFrom) {
  start();
  bench_->server.add_list({.resource_version = "10"});
  bench_->server.add_watch();
  send(initial_events_end(""));
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=10"));
}

// WL-07
TEST_F(ReflectorStreamTest, StreamThatEndsEarlyIsDiscardedAndOpenedAgainAtOnce) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->end();
  const auto second = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  second->send(added(make_pod("web/b", "6")));
  second->send(initial_events_end("10"));
  bench_->settle();
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
  EXPECT_EQ(watch_->closed(), 1);
}

// WL-07, WP-07
TEST_F(ReflectorStreamTest, StreamThatIsCutIsOpenedAgainAtOnce) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->cut();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::Cut], 1u);
}

// A server that never gets to the end is not asked without a pause.
TEST_F(ReflectorStreamTest, SecondEarlyEndInARowBacksOff) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->end();
  const auto second = bench_->server.add_watch();
  second->send(added(make_pod("web/a", "5")));
  second->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream, kFirstStream));
}

// WL-08
TEST_F(ReflectorStreamTest, RefusedAndTooManyRequestsAreTriedAgainAfterAWait) {
  for (const Error& error : {kRefused, kTooManyRequests}) {
    ReflectorHarness bench;
    bench.server.refuse_watch(error);
    bench.settle();
    EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
    EXPECT_GE(bench.until_due(), 800ms);
    EXPECT_LT(bench.until_due(), 1600ms);
    bench.server.add_watch();
    bench.wait();
    EXPECT_THAT(bench.server.requests(), ElementsAre(kFirstStream, kFirstStream));
  }
}

// WL-08
TEST_F(ReflectorStreamTest, TooManyRequestsInTheStreamIsTriedAgainAfterAWait) {
  start();
  send(added(make_pod("web/a", "5")));
  send(error_event(kTooManyRequests));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  watch_ = bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  send(initial_events_end("10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [] at 10"));
  EXPECT_THAT(told_, IsEmpty());
}

// WL-08, REF-16, trace 19.2
TEST_F(ReflectorStreamTest, ExpiredOrTooLargeVersionIsAskedForAnewAtOnceFromTheNewest) {
  for (const Error& error : {kExpired, kTooLarge}) {
    start_and_sync();
    send(error_event(kExpired));
    bench_->server.refuse_watch(error);
    const auto newest = bench_->server.add_watch();
    bench_->wait();
    EXPECT_THAT(requests(),
                ElementsAre(kFirstStream,
                            "watch resourceVersion=10 resourceVersionMatch=NotOlderThan "
                            "sendInitialEvents=true",
                            kFirstStream));
    newest->send(added(make_pod("web/c", "30")));
    newest->send(initial_events_end("30"));
    bench_->settle();
    EXPECT_EQ(bench_->store.content(), "web/c@30");
  }
}

// WL-08, SV-20: the same, said inside the stream.
TEST_F(ReflectorStreamTest, TooLargeVersionInTheStreamIsAskedForAnewFromTheNewest) {
  start_and_sync();
  send(error_event(kExpired));
  bench_->server.add_watch()->send(error_event(kTooLarge));
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_EQ(requests().back(), kFirstStream);
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
}

// A server that says so of its newest state would otherwise be asked without a pause.
TEST_F(ReflectorStreamTest, ExpiredNewestStateFallsBackToTheList) {
  start();
  bench_->server.add_list({.resource_version = "10"});
  bench_->server.add_watch();
  send(error_event(kExpired));
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=10"));
}

// WL-08, WL-10, trace 19.3
TEST_F(ReflectorStreamTest, ServerWithoutStreamingListsIsAskedForPages) {
  ReflectorHarness bench;
  bench.server.refuse_watch(kInvalid);
  bench.server.add_list({.resource_version = "77"});
  bench.server.add_watch();
  bench.settle();
  EXPECT_THAT(bench.server.requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                                   "watch resourceVersion=77"));
  const auto records = bench.log->records(
      "The watchlist request ended with an error, falling back to the standard LIST/WATCH "
      "semantics because making progress is better than deadlocking");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].verbosity, 4);  // REF-42
}

// WL-08
TEST_F(ReflectorStreamTest, AnyOtherErrorFallsBackToTheListAtOnce) {
  for (const ErrorCode code : {ErrorCode::BadRequest, ErrorCode::Internal, ErrorCode::Forbidden,
                               ErrorCode::ConnectionReset, ErrorCode::Network}) {
    ReflectorHarness bench;
    bench.server.refuse_watch({code, "no"});
    bench.server.add_list({.resource_version = "77"});
    bench.settle();
    ASSERT_GE(bench.server.requests().size(), 2u);
    EXPECT_EQ(bench.server.requests()[1], "list limit=500 resourceVersion=0") << to_string(code);
  }
}

// WL-08, SV-24
TEST_F(ReflectorStreamTest, AnyOtherErrorInTheStreamFallsBackToTheListAtOnce) {
  for (const ErrorCode code : {ErrorCode::Internal, ErrorCode::Unknown}) {
    start();
    watch_->send(added(make_pod("web/a", "5")));
    watch_->send(error_event({code, "no"}));
    bench_->server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "10"});
    bench_->settle();
    EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
    EXPECT_EQ(watch_->closed(), 1);
  }
}

// WL-08
TEST_F(ReflectorStreamTest, VeryShortStreamFallsBackToTheList) {
  start();
  watch_->end();
  bench_->settle();
  EXPECT_EQ(requests()[1], "list limit=500 resourceVersion=0");
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::VeryShort], 1u);
}

// WL-08
TEST_F(ReflectorStreamTest, StopWhileStreamingIsQuiet) {
  start();
  send(added(make_pod("web/a", "5")));
  bench_->stop.request_stop();
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_THAT(told_, IsEmpty());
}

// WL-09, MIS-25
TEST_F(ReflectorStreamTest, NextCycleTriesToStreamAgain) {
  ReflectorHarness bench;
  bench.server.refuse_watch(kInvalid);
  bench.server.add_list({.resource_version = "77"});
  bench.server.add_watch()->send(error_event(kExpired));
  bench.settle();
  bench.server.add_watch();
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(),
            "watch resourceVersion=77 resourceVersionMatch=NotOlderThan sendInitialEvents=true");
}

// WL-11
TEST_F(ReflectorStreamTest, LaterWatchesOfTheCycleAreOrdinaryOnes) {
  start_and_sync();
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "watch resourceVersion=10"));
}

// WL-12 is up to the store: nothing is transformed here, and the store gets what the server sent.
TEST_F(ReflectorStreamTest, StoreGetsTheObjectsThemselves) {
  start();
  const ObjectPtr pod = make_pod("web/a", "5");
  send(added(pod));
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->store.get({"web", "a"}), pod);
}

TEST_F(ReflectorStreamTest, UnchangedObjectsStayTheKnownOnesInARelist) {
  ReflectorHarness bench;
  bench.store.set_knows_objects(true);
  const auto first = bench.server.add_watch();
  first->send(added(make_pod("web/a", "5")));
  first->send(initial_events_end("10"));
  bench.settle();
  const ObjectPtr before = bench.store.get({"web", "a"});
  first->send(error_event(kExpired));
  const auto second = bench.server.add_watch();
  second->send(added(make_pod("web/a", "5")));
  second->send(initial_events_end("20"));
  bench.settle();
  bench.wait();
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "20");
  EXPECT_EQ(bench.store.get({"web", "a"}), before);
}

// WL-13
TEST_F(ReflectorStreamTest, WarnsEveryTenSecondsWhileNoEventComes) {
  start();
  EXPECT_EQ(bench_->until_due(), 10s);
  bench_->advance(10s - 1ns);
  EXPECT_THAT(bench_->log->records("Warning: event bookmark expired"), IsEmpty());
  bench_->advance(1ns);
  bench_->advance(10s);
  const auto records = bench_->log->records("Warning: event bookmark expired");
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].level, LogLevel::Warning);
  EXPECT_EQ(records[1].field("err"),
            "pods.v1: awaiting the bookmark that ends the initial events, no events received for "
            "20s");
}

// WL-13
TEST_F(ReflectorStreamTest, WarnsWhenTheLastEventIsTenSecondsOld) {
  start();
  bench_->advance(5s);
  send(added(make_pod("web/a", "5")));
  bench_->advance(5s);
  EXPECT_THAT(bench_->log->records("Warning: event bookmark expired"), IsEmpty());
  bench_->advance(10s);
  const auto records = bench_->log->records("Warning: event bookmark expired");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].field("err"),
            "pods.v1: awaiting the bookmark that ends the initial events, the last event was "
            "received before 15s");
}

// WL-13: only while it waits for the marker.
TEST_F(ReflectorStreamTest, DoesNotWarnAfterTheMarker) {
  start_and_sync();
  bench_->advance(30s);
  EXPECT_THAT(bench_->log->records("Warning: event bookmark expired"), IsEmpty());
}

// WL-14
TEST_F(ReflectorStreamTest, StoreThatRefusesTheListClosesTheStreamAndFallsBack) {
  start();
  send(added(make_pod("web/a", "5")));
  bench_->store.fail_next({ErrorCode::UserCode, "transform: no"});
  bench_->server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "11"});
  bench_->server.add_watch();
  send(initial_events_end("10"));
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_EQ(bench_->server.open_watches_max(), 1u);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=11"));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::StoreFailed], 1u);
  EXPECT_EQ(bench_->status().last_error->message,
            "unable to sync watch-list result: transform: no");
}

// WL-15
TEST_F(ReflectorStreamTest, ObjectsOfAnotherKindAreSkipped) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  send(added(make_object("Node", "", "n", "4")));
  send(added(make_pod("web/a", "5")));
  send(initial_events_end("10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/a@5] at 10"));
  EXPECT_EQ(bench_->status().counters.skipped_objects, 1u);
}

// LW-07
TEST_F(ReflectorStreamTest, ClientWithoutStreamingListsIsNeverAskedForOne) {
  ReflectorHarness bench;
  bench.server.set_supports_streaming_lists(false);
  bench.server.add_list({.resource_version = "10"});
  bench.server.add_watch()->send(error_event(kExpired));
  bench.settle();
  bench.wait();
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10",
                          "list resourceVersion=10"));
  const auto records =
      bench.log->records("The client does not support streaming lists, listing in pages");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].verbosity, 2);
}

// Through some proxies nothing of a stream ever arrives; a list does.
TEST_F(ReflectorStreamTest, SilentStreamFallsBackToTheList) {
  start();
  send(added(make_pod("web/a", "5")));
  bench_->server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "10"});
  bench_->server.add_watch();
  for (int i = 0; i < 8; ++i) bench_->wait();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=10"));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::Silent], 1u);
  EXPECT_EQ(bench_->store.content(), "web/b@6");
}

}  // namespace
}  // namespace kinform::inline v0
