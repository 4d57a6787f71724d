// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How a Reflector lists the collection as a stream of initial events.

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
using test_support::error_event;
using test_support::FakeWatch;
using test_support::initial_events_end;
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kTooLarge{ErrorCode::ResourceVersionTooLarge, "Too large resource version"};
const Error kTooManyRequests{ErrorCode::TooManyRequests, "try again later"};
const Error kRefused{ErrorCode::ConnectionRefused, "connection refused"};
const Error kInvalid{ErrorCode::Invalid, "sendInitialEvents is forbidden for watch"};

constexpr const char* kFirstStream =
    "watch resourceVersionMatch=NotOlderThan sendInitialEvents=true";

constexpr const char* kFallbackList = "list limit=500 resourceVersion=0";

WatchEvent bookmark_with(const char* annotation, const char* value) {
  return {.type = WatchEventType::Bookmark,
          .object = make_object({.resource_version = "7", .annotations = {{annotation, value}}})};
}

class ReflectorStreamTest : public ::testing::Test {
 protected:
  void start(ReflectorOptions options = {}) {
    options.on_watch_error = [this](const Error& error) { reported_.push_back(error.code); };
    bench_.emplace(std::move(options));
    watch_ = bench_->server.add_watch();
    bench_->settle();
    ASSERT_EQ(bench_->status().state, ReflectorState::Streaming);
  }

  // Like start(), and then streams a complete list of {web/a@5} at version 10.
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

  // Prepares a list of {web/b@6} at version 10, and the watch that follows.
  void add_fallback_list() {
    bench_->server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "10"});
    fallback_watch_ = bench_->server.add_watch();
  }

  // Expects that the reflector watches after a fallback to a list, and says why in status and log.
  void expect_fallback(StreamingFallback rule, const std::string& text) {
    const ReflectorStatus status = bench_->status();
    EXPECT_EQ(status.state, ReflectorState::Watching);
    EXPECT_TRUE(status.listed);
    EXPECT_EQ(status.streaming_fallback, rule);
    EXPECT_EQ(status.counters.streaming_fallbacks[rule], 1u);
    EXPECT_EQ(status.counters.streaming_fallbacks.total(), 1u);
    EXPECT_EQ(status.last_error->message, text);
    EXPECT_EQ(bench_->log->records(text).size(), 1u);
  }

  void expect_next_cycle_streams() {
    fallback_watch_->send(error_event(kExpired));
    bench_->settle();
    bench_->server.add_watch();
    bench_->wait();
    EXPECT_EQ(requests().back(),
              "watch resourceVersion=10 resourceVersionMatch=NotOlderThan sendInitialEvents=true");
  }

  std::optional<ReflectorHarness> bench_;
  std::shared_ptr<FakeWatch> watch_;
  std::shared_ptr<FakeWatch> fallback_watch_;
  std::vector<ErrorCode> reported_;
};

// The first streaming list requests initial events from the newest state (WL-01, REF-16).
TEST_F(ReflectorStreamTest, RequestsInitialEventsOfTheNewestState) {
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

// The marker is the bookmark that ends the initial events. Until it arrives, the objects are
// collected apart, and the store is unchanged (WL-02, WL-06).
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

// The marker is a bookmark whose annotation for the end of the initial events is "true"; other
// bookmarks do not end the list (WL-03). They mean that the source does not stream lists: the
// reflector lists, and does not try to stream again.
TEST_F(ReflectorStreamTest, PlainBookmarkBeforeTheMarkerListsAndEndsStreaming) {
  for (WatchEvent plain : {bookmark("7"), bookmark_with("k8s.io/initial-events-end", "false"),
                           bookmark_with("other", "true")}) {
    start();
    send(added(make_pod("web/a", "5")));
    add_fallback_list();
    send(std::move(plain));
    EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
    expect_fallback(StreamingFallback::PlainBookmark,
                    "streaming list: the server sent a plain bookmark before the "
                    "initial-events-end bookmark; listing instead");
    EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::GivenUp], 1u);

    fallback_watch_->send(error_event(kExpired));
    bench_->settle();
    bench_->server.add_list({.resource_version = "20"});
    bench_->server.add_watch();
    bench_->wait();
    EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFallbackList, "watch resourceVersion=10",
                                        "list resourceVersion=10", "watch resourceVersion=20"));
  }
}

// After the marker, the same stream continues with changes (WL-04).
TEST_F(ReflectorStreamTest, SameStreamContinuesWithChanges) {
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
  // The record is logged at verbosity 2 (REF-42).
  EXPECT_EQ(bench_->log->records("Caches populated").at(0).verbosity, 2);
}

// The marker clears the flag that the last version is unavailable, so the next relist requests the
// last version again (WL-04).
TEST_F(ReflectorStreamTest, CompleteStreamClearsTheUnavailableMark) {
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

// The version is that of the marker, not of an object (WL-05).
TEST_F(ReflectorStreamTest, VersionIsThatOfTheMarker) {
  start();
  send(added(make_pod("web/a", "99")));
  send(modified(make_pod("web/a", "100")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "");
  send(initial_events_end("50"));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "50");
}

TEST_F(ReflectorStreamTest, MarkerWithoutAVersionFallsBackToTheList) {
  start();
  bench_->server.add_list({.resource_version = "10"});
  bench_->server.add_watch();
  send(initial_events_end(""));
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=10"));
}

// A stream that ends before the marker is discarded and reopened immediately (WL-07).
TEST_F(ReflectorStreamTest, StreamThatEndsEarlyIsDiscardedAndReopened) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->end();
  const auto second = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  // A warning: a server that closes every connection looks like this.
  EXPECT_EQ(bench_->log->records("Streaming list ended before its end-of-initial-events bookmark")
                .at(0)
                .level,
            LogLevel::Warning);
  second->send(added(make_pod("web/b", "6")));
  second->send(initial_events_end("10"));
  bench_->settle();
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
  EXPECT_EQ(watch_->closed(), 1);
}

// A stream whose connection is lost before the marker is discarded and reopened immediately (WL-07,
// WP-07).
TEST_F(ReflectorStreamTest, StreamThatIsCutIsReopenedImmediately) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->cut();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::Cut], 1u);
}

// A server that never completes the stream is listed: half of a list is never applied. The next
// cycle may stream again.
TEST_F(ReflectorStreamTest, SecondEarlyEndInARowLists) {
  start();
  watch_->send(added(make_pod("web/a", "5")));
  watch_->end();
  const auto second = bench_->server.add_watch();
  second->send(added(make_pod("web/a", "5")));
  second->cut();
  add_fallback_list();
  bench_->settle();
  EXPECT_THAT(requests(),
              ElementsAre(kFirstStream, kFirstStream, kFallbackList, "watch resourceVersion=10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
  expect_fallback(StreamingFallback::EarlyEnds,
                  "streaming list: the stream ended twice before the initial-events-end bookmark; "
                  "listing instead");
  expect_next_cycle_streams();
}

TEST_F(ReflectorStreamTest, ThirdTooManyRequestsInARowLists) {
  ReflectorHarness& bench = bench_.emplace();
  for (int i = 0; i < 3; ++i) bench.server.refuse_watch(kTooManyRequests);
  add_fallback_list();
  bench.settle();
  bench.wait();
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
  bench.wait();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream, kFirstStream, kFallbackList,
                                      "watch resourceVersion=10"));
  expect_fallback(StreamingFallback::TooManyRequests,
                  "streaming list: the server responded three times with 429 Too Many Requests; "
                  "listing instead");
  expect_next_cycle_streams();
}

// Each attempt, and the list after the third one, waits for as long as the server asks.
TEST_F(ReflectorStreamTest, RetryAfterOfTooManyRequestsIsRespected) {
  ReflectorHarness& bench = bench_.emplace();
  Error error = kTooManyRequests;
  error.retry_after = 7s;
  for (int i = 0; i < 3; ++i) bench.server.refuse_watch(error);
  add_fallback_list();
  for (std::size_t attempts = 1; attempts <= 3; ++attempts) {
    bench.settle();
    EXPECT_EQ(requests().size(), attempts);
    EXPECT_EQ(bench.until_due(), 7s);
    bench.wait();
  }
  EXPECT_TRUE(bench.status().listed);
}

// A broken server cannot stop the first sync for years.
TEST_F(ReflectorStreamTest, LongRetryAfterIsShortenedToAMinute) {
  ReflectorHarness& bench = bench_.emplace();
  Error error = kTooManyRequests;
  error.retry_after = std::chrono::seconds::max();
  bench.server.refuse_watch(error);
  bench.settle();
  EXPECT_EQ(bench.until_due(), 60s);
}

// A server that forgets the marker, but sends live events, is listed 30 s after the first event
// that is not a new object.
TEST_F(ReflectorStreamTest, LiveEventsWithoutTheMarkerList) {
  start();
  send(added(make_pod("web/a", "5")));
  for (int version = 11; version < 71; ++version) {
    send(modified(make_pod("web/a", std::to_string(version))));
    EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
    bench_->clock.advance(500ms);
  }
  add_fallback_list();
  send(modified(make_pod("web/a", "71")));
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFallbackList, "watch resourceVersion=10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
  expect_fallback(StreamingFallback::NoMarker,
                  "streaming list: the server did not send the initial-events-end bookmark within "
                  "30s; listing instead");
  expect_next_cycle_streams();
}

// A second event of one key means that the initial events are over, even if it is of type ADDED.
TEST_F(ReflectorStreamTest, RepeatedKeyWithoutTheMarkerLists) {
  start();
  send(added(make_pod("web/a", "5")));
  send(added(make_pod("web/a", "6")));
  for (int name = 0; name < 59; ++name) {
    bench_->clock.advance(500ms);
    send(added(make_pod("web/n" + std::to_string(name), "7")));
  }
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
  add_fallback_list();
  bench_->clock.advance(500ms);
  send(added(make_pod("web/last", "8")));
  EXPECT_EQ(bench_->status().streaming_fallback, StreamingFallback::NoMarker);
}

// A long list of new objects has all the time it needs.
TEST_F(ReflectorStreamTest, LongListOfNewObjectsIsNotGivenUp) {
  start();
  for (int name = 0; name < 400; ++name) {
    bench_->advance(900ms);
    send(added(make_pod("web/n" + std::to_string(name), "7")));
  }
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().last_list_objects, 400u);
  EXPECT_EQ(bench_->status().streaming_fallback, std::nullopt);
}

// A marker of another kind is refused. It must not leave the reflector waiting for ever.
TEST_F(ReflectorStreamTest, MarkerOfAnotherKindLists) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  add_fallback_list();
  send({.type = WatchEventType::Bookmark,
        .object = make_object({.kind = "Node",
                               .resource_version = "9",
                               .annotations = {{"k8s.io/initial-events-end", "true"}}})});
  EXPECT_TRUE(bench_->status().listed);
}

TEST_F(ReflectorStreamTest, CompleteStreamClearsTheFallbackOfTheStatus) {
  start();
  add_fallback_list();
  for (int i = 0; i < 5; ++i) bench_->wait();
  EXPECT_EQ(bench_->status().streaming_fallback, StreamingFallback::NoMarker);
  fallback_watch_->send(error_event(kExpired));
  bench_->settle();
  bench_->server.add_watch()->send(initial_events_end("20"));
  bench_->wait();
  EXPECT_EQ(bench_->status().streaming_fallback, std::nullopt);
  EXPECT_EQ(bench_->status().counters.streaming_fallbacks[StreamingFallback::NoMarker], 1u);
}

// Connection refused and 429 are retried after a backoff (WL-08).
TEST_F(ReflectorStreamTest, RefusedAndTooManyRequestsAreRetriedAfterABackoff) {
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

// A 429 inside the stream is retried after a backoff, too (WL-08).
TEST_F(ReflectorStreamTest, TooManyRequestsInTheStreamIsRetriedAfterABackoff) {
  start();
  send(added(make_pod("web/a", "5")));
  send(error_event(kTooManyRequests));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  watch_ = bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  send(initial_events_end("10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [] at 10"));
  EXPECT_THAT(reported_, IsEmpty());
}

// After an expired or too large version, the stream restarts from the newest state (WL-08, REF-16).
TEST_F(ReflectorStreamTest, ExpiredOrTooLargeVersionRestartsFromTheNewest) {
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

// A "too large version" error inside the stream restarts it from the newest state, too (WL-08,
// SV-20).
TEST_F(ReflectorStreamTest, TooLargeVersionInTheStreamRestartsFromTheNewest) {
  start_and_sync();
  send(error_event(kExpired));
  bench_->server.add_watch()->send(error_event(kTooLarge));
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_EQ(requests().back(), kFirstStream);
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
}

// If even the newest state is reported as expired, the reflector falls back to a paged list instead
// of requesting the stream again without a pause.
TEST_F(ReflectorStreamTest, ExpiredNewestStateFallsBackToTheList) {
  start();
  bench_->server.add_list({.resource_version = "10"});
  bench_->server.add_watch();
  send(error_event(kExpired));
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "list limit=500 resourceVersion=0",
                                      "watch resourceVersion=10"));
}

// A server that does not support streaming lists is listed in pages (WL-08, WL-10).
TEST_F(ReflectorStreamTest, ServerWithoutStreamingListsIsListedInPages) {
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
  EXPECT_EQ(records[0].verbosity, 4);  // Logged at verbosity 4 (REF-42).
}

// Any other error when opening falls back to a list (WL-08).
TEST_F(ReflectorStreamTest, AnyOtherErrorFallsBackToTheListImmediately) {
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

// Any other error in the stream falls back to a list (WL-08, SV-24).
TEST_F(ReflectorStreamTest, AnyOtherErrorInTheStreamFallsBackToTheListImmediately) {
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

// A very short stream falls back to a list (WL-08).
TEST_F(ReflectorStreamTest, VeryShortStreamFallsBackToTheList) {
  start();
  watch_->end();
  bench_->settle();
  EXPECT_EQ(requests()[1], "list limit=500 resourceVersion=0");
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::VeryShort], 1u);
}

// A stop while streaming is not an error (WL-08).
TEST_F(ReflectorStreamTest, StopWhileStreamingEndsWithoutAnError) {
  start();
  send(added(make_pod("web/a", "5")));
  bench_->stop.request_stop();
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_THAT(reported_, IsEmpty());
}

// A fallback to a paged list lasts one cycle (a list and its watches); the next cycle tries to
// stream again (WL-09, MIS-25).
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

// Later watches of the same cycle do not request initial events (WL-11).
TEST_F(ReflectorStreamTest, LaterWatchesOfTheCycleAreOrdinary) {
  start_and_sync();
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, "watch resourceVersion=10"));
}

// The store receives the objects as the server sent them: it transforms them itself, the reflector
// does not (WL-12).
TEST_F(ReflectorStreamTest, StoreReceivesUntransformedObjects) {
  start();
  const ObjectPtr pod = make_pod("web/a", "5");
  send(added(pod));
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->store.get({"web", "a"}), pod);
}

TEST_F(ReflectorStreamTest, UnchangedObjectsAreTheKnownHandlesInARelist) {
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

// A warning is logged every 10 s without any event (WL-13).
TEST_F(ReflectorStreamTest, WarnsEveryTenSecondsWithoutEvents) {
  start();
  bench_->advance(10s - 1ns);
  EXPECT_THAT(bench_->log->records("Warning: event bookmark expired"), IsEmpty());
  bench_->advance(1ns);
  bench_->advance(10s);
  const auto records = bench_->log->records("Warning: event bookmark expired");
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].level, LogLevel::Warning);
  EXPECT_EQ(records[1].field("err"),
            "pods.v1: awaiting the end-of-initial-events bookmark, no events received for "
            "20s");
}

// A warning is logged if the last event is at least 10 s old (WL-13).
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
            "pods.v1: awaiting the end-of-initial-events bookmark, time since the last event: "
            "15s");
}

// After the marker, no warning about missing events is logged (WL-13).
TEST_F(ReflectorStreamTest, DoesNotWarnAfterTheMarker) {
  start_and_sync();
  bench_->advance(30s);
  EXPECT_THAT(bench_->log->records("Warning: event bookmark expired"), IsEmpty());
}

// If the store refuses the list, the stream is closed and a list follows (WL-14).
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

// An unexpected object fails a streaming list, as it fails a paged one: if it were skipped, the
// list would seem to lack it. client-go skips it (WL-15).
TEST_F(ReflectorStreamTest, ObjectOfAnotherKindFailsTheStream) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  bench_->server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench_->server.add_watch();
  send(added(make_object("Node", "", "n", "4")));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/a@5] at 10"));
  EXPECT_EQ(bench_->status().counters.skipped_objects, 1u);
  EXPECT_THAT(bench_->status().last_error->message,
              HasSubstr("the server sends /v1, Kind=Node, expected /v1, Kind=Pod"));
}

// A resource with a misspelt kind: the marker has the wrong kind, too. The list fails, also in
// pages, and the error says why.
TEST_F(ReflectorStreamTest, WrongKindOfAllObjectsIsAnError) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pood"}});
  bench_->server.set_list_function([](const ListOptions&) -> Result<test_support::ListResponse> {
    return test_support::ListResponse{.objects = {make_pod("web/a", "5")},
                                      .resource_version = "10"};
  });
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_TRUE(bench_->status().failing_since.has_value());
  EXPECT_THAT(bench_->status().last_error->message,
              HasSubstr("the server sends /v1, Kind=Pod, expected /v1, Kind=Pood"));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
}

// The initial events are limited like the objects of a paged list. There is no fallback to a paged
// list, which would be as large.
TEST_F(ReflectorStreamTest, InitialEventsAreLimited) {
  start({.list_limits = {.objects_max = 2}});
  send(added(make_pod("web/a", "5")));
  send(added(make_pod("web/b", "6")));
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
  send(added(make_pod("web/c", "7")));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream));
  EXPECT_THAT(reported_, ElementsAre(ErrorCode::LimitExceeded));
  EXPECT_THAT(bench_->status().last_error->message, HasSubstr("list_limits.objects_max (2)"));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
}

// Events of the watch that follows the list are not limited.
TEST_F(ReflectorStreamTest, LimitsEndWithTheInitialEvents) {
  start_and_sync({.list_limits = {.objects_max = 2}});
  for (const char* version : {"11", "12", "13", "14"}) send(modified(make_pod("web/a", version)));
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->store.content(), "web/a@14");
}

// A client that does not support streaming lists gets no such request (LW-07).
TEST_F(ReflectorStreamTest, ClientWithoutStreamingListsGetsNoSuchRequest) {
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
      bench.log->records("Client does not support streaming lists; using paged lists");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].verbosity, 2);
}

// A stream that stays silent falls back to a paged list 31 s later, because some proxies never
// forward a stream but do forward a list.
TEST_F(ReflectorStreamTest, QuietStreamFallsBackToTheList) {
  start();
  send(added(make_pod("web/a", "5")));
  EXPECT_EQ(bench_->until_due(), 1s);
  bench_->wait();
  add_fallback_list();
  bench_->advance(30s - 1ns);
  EXPECT_EQ(bench_->status().state, ReflectorState::Streaming);
  bench_->advance(1ns);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFallbackList, "watch resourceVersion=10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/b@6] at 10"));
  EXPECT_EQ(bench_->status().streaming_fallback, StreamingFallback::NoMarker);
}

// One large object on a slow connection is not a quiet stream: its bytes arrive.
TEST_F(ReflectorStreamTest, StreamThatReceivesPartOfAnEventIsNotQuiet) {
  start();
  send(added(make_pod("web/a", "5")));
  for (int second = 0; second < 60; ++second) {
    watch_->receive_part(1000);
    bench_->advance(1s);
    ASSERT_EQ(bench_->status().state, ReflectorState::Streaming) << second;
  }
  send(added(make_pod("web/b", "6")));
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().counters.streaming_fallbacks.total(), 0u);
}

// A connection that is lost before the response, in all attempts of the client, is a stream that
// ended early (RQ-10): the second one in a row leads to a list.
TEST_F(ReflectorStreamTest, ResponseLostAfterASecondIsAnEarlyEnd) {
  ReflectorHarness& bench = bench_.emplace();
  bench.server.set_before_response([&] { bench.clock.advance(10s); });
  bench.server.refuse_watch({ErrorCode::ConnectionReset, "watch pods: cut"});
  bench.server.refuse_watch({ErrorCode::ConnectionReset, "watch pods: cut"});
  add_fallback_list();
  bench.settle();
  EXPECT_THAT(requests(),
              ElementsAre(kFirstStream, kFirstStream, kFallbackList, "watch resourceVersion=10"));
  EXPECT_EQ(bench.status().streaming_fallback, StreamingFallback::EarlyEnds);
  EXPECT_EQ(
      bench.log->records("Streaming list failed - connection lost before the response").size(), 2u);
}

// The silence timeout applies to streams, too, if it is shorter.
TEST_F(ReflectorStreamTest, SilentStreamFallsBackToTheList) {
  start({.silence_timeout = 5s});
  send(added(make_pod("web/a", "5")));
  add_fallback_list();
  bench_->advance(5s);
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFallbackList, "watch resourceVersion=10"));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::Silent], 1u);
  EXPECT_EQ(bench_->store.content(), "web/b@6");
}

// The source decodes another format from now on: the stream begins again, and is not given up.
TEST_F(ReflectorStreamTest, ChangedFormatRestartsTheStreamAtOnce) {
  start();
  send(added(make_pod("web/a", "5")));
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  watch_ = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream));
  send(added(make_pod("web/a", "5")));
  send(added(make_pod("web/b", "6")));
  send(initial_events_end("10"));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("replace [web/a@5 web/b@6] at 10"));
  EXPECT_EQ(bench_->status().counters.watch_ends[WatchEndReason::FormatChanged], 1u);
  EXPECT_EQ(bench_->status().streaming_fallback, std::nullopt);
  EXPECT_EQ(bench_->status().last_error, std::nullopt);
  EXPECT_THAT(reported_, IsEmpty());
}

TEST_F(ReflectorStreamTest, FormatThatChangesAgainAndAgainLeadsToAList) {
  start();
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  for (int i = 0; i < 2; ++i) {
    bench_->server.add_watch()->cut({ErrorCode::FormatChanged, "unknown field 99"});
  }
  add_fallback_list();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream, kFirstStream, kFallbackList,
                                      "watch resourceVersion=10"));
}

// The change is not a fault of the server, so it is not its second early end.
TEST_F(ReflectorStreamTest, ChangedFormatAfterAnEarlyEndDoesNotGiveUpTheStream) {
  start();
  send(added(make_pod("web/a", "5")));
  watch_->end();
  watch_ = bench_->server.add_watch();
  bench_->settle();
  send(added(make_pod("web/a", "5")));
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  watch_ = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(requests(), ElementsAre(kFirstStream, kFirstStream, kFirstStream));
  send(initial_events_end("10"));
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().counters.streaming_fallbacks.total(), 0u);
}

}  // namespace
}  // namespace kinform::inline v0
