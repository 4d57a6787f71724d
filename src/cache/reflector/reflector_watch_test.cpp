// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How a Reflector watches for changes, and how it detects silent watches.

#include <algorithm>

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
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;
using ::testing::StartsWith;

const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kTooManyRequests{ErrorCode::TooManyRequests, "try again later"};
const Error kRefused{ErrorCode::ConnectionRefused, "connection refused"};
const Error kInternal{ErrorCode::Internal, "etcd is unhappy"};
const Error kForbidden{ErrorCode::Forbidden, "watch pods: 403 forbidden"};

Error too_many_requests(std::chrono::seconds retry_after) {
  Error error = kTooManyRequests;
  error.retry_after = retry_after;
  return error;
}

// A Reflector that has listed {web/a@5} at version 10 and watches from there.
class ReflectorWatchTest : public ::testing::Test {
 protected:
  void start(ReflectorOptions options = {}) {
    options.use_streaming_list = false;
    options.on_watch_error = [this](const Error& error) { reported_.push_back(error.code); };
    bench_.emplace(std::move(options));
    bench_->server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
    watch_ = bench_->server.add_watch();
    bench_->settle();
    ASSERT_EQ(bench_->status().state, ReflectorState::Watching);
    bench_->store.clear_calls();
  }

  // Returns the requests that followed the list and the watch of start().
  std::vector<std::string> later_requests() const {
    std::vector<std::string> requests = bench_->server.requests();
    requests.erase(requests.begin(), requests.begin() + 2);
    return requests;
  }

  void send(WatchEvent event) {
    watch_->send(std::move(event));
    bench_->settle();
  }

  std::uint64_t watch_ends(WatchEndReason reason) {
    return bench_->status().counters.watch_ends[reason];
  }
  std::uint64_t relists(RelistReason reason) { return bench_->status().counters.relists[reason]; }

  std::optional<ReflectorHarness> bench_;
  std::shared_ptr<FakeWatch> watch_;
  std::vector<ErrorCode> reported_;  // Errors that on_watch_error received.
};

// A watch requests bookmarks and a timeout between 5 and 10 minutes (REF-24).
TEST_F(ReflectorWatchTest, RequestsBookmarksAndATimeoutOfFiveToTenMinutes) {
  start();
  const WatchOptions request = bench_->server.watch_requests().at(0);
  EXPECT_EQ(request.resource_version, "10");
  EXPECT_TRUE(request.allow_bookmarks);
  EXPECT_EQ(request.send_initial_events, std::nullopt);  // Unset parameters are not sent (LW-08).
  EXPECT_EQ(request.version_match, VersionMatch::Unset);
  ASSERT_TRUE(request.timeout_seconds);
}

// Each watch gets its own random timeout (REF-01, REF-24).
TEST_F(ReflectorWatchTest, TimeoutIsDrawnForEachWatch) {
  start();
  for (int i = 0; i < 300; ++i) {
    auto next = bench_->server.add_watch();
    bench_->advance(1s);
    watch_->end();
    bench_->settle();
    watch_ = next;
  }
  std::vector<std::int64_t> timeouts;
  for (const WatchOptions& request : bench_->server.watch_requests()) {
    timeouts.push_back(*request.timeout_seconds);
  }
  const auto [shortest, longest] = std::minmax_element(timeouts.begin(), timeouts.end());
  EXPECT_GE(*shortest, 300);
  EXPECT_LT(*shortest, 310);
  EXPECT_LT(*longest, 600);
  EXPECT_GT(*longest, 590);
}

// A minimum timeout of more than 5 minutes takes effect (REF-02).
TEST_F(ReflectorWatchTest, LongerMinimumTimeoutTakesEffect) {
  start({.min_watch_timeout = 20min});
  const std::int64_t timeout = *bench_->server.watch_requests().at(0).timeout_seconds;
  EXPECT_GE(timeout, 1200);
  EXPECT_LT(timeout, 2400);
}

// A minimum timeout of less than 5 minutes has no effect (REF-02).
TEST_F(ReflectorWatchTest, ShorterMinimumTimeoutIsIgnored) {
  start({.min_watch_timeout = 1min});
  EXPECT_GE(*bench_->server.watch_requests().at(0).timeout_seconds, 300);
}

// A refused connection is retried after a backoff, without a relist (REF-24).
TEST_F(ReflectorWatchTest, RefusedConnectionIsRetriedAfterABackoffWithoutARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kRefused);
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_GE(bench_->until_due(), 800ms);
  EXPECT_LT(bench_->until_due(), 1600ms);
  EXPECT_EQ(bench_->status().failing_since, bench_->clock.now());
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10", "watch resourceVersion=10"));
  bench_->advance(1s);
  EXPECT_EQ(bench_->status().failing_since, std::nullopt);
  EXPECT_THAT(reported_, IsEmpty());
  // One warning for each attempt; client-go is silent here at its default verbosity (REF-42).
  EXPECT_EQ(bench_->log->records("Watch failed - backing off").at(0).level, LogLevel::Warning);
}

// A 429 response to the watch request is retried after a backoff, without a relist (REF-24).
TEST_F(ReflectorWatchTest, TooManyRequestsOnOpeningIsRetriedAfterABackoffWithoutARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kTooManyRequests);
  bench_->settle();
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10", "watch resourceVersion=10"));
}

// A 429 is not followed by a request before the time that its Status asks for.
TEST_F(ReflectorWatchTest, RetryAfterIsRespectedWhenOpening) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(too_many_requests(20s));
  bench_->settle();
  EXPECT_EQ(bench_->until_due(), 20s);
}

// A connection that is lost before the response, in all attempts of the client, is a watch that
// ended without an event (RQ-10): it is opened again, at once if the attempts took a second.
TEST_F(ReflectorWatchTest, ResponseLostAfterASecondIsRequestedAgainAtOnce) {
  for (const ErrorCode code :
       {ErrorCode::EndOfStream, ErrorCode::ConnectionReset, ErrorCode::Timeout}) {
    start();
    bench_->advance(1s);
    watch_->end();
    int attempts = 0;
    bench_->server.set_watch_function(
        [&](const WatchOptions&) -> Result<std::shared_ptr<FakeWatch>> {
          bench_->clock.advance(10s);
          if (++attempts < 3) return Error(code, "watch pods: cut");
          return std::make_shared<FakeWatch>(bench_->clock);
        });
    const TimePoint first_failure = bench_->clock.now() + 10s;
    bench_->settle();
    EXPECT_EQ(attempts, 3);
    EXPECT_EQ(bench_->status().counters.lists, 1u);
    EXPECT_EQ(bench_->status().counters.watches, 2u);  // The lost ones were never accepted.
    EXPECT_EQ(bench_->status().last_error, Error(code, "watch pods: cut"));
    EXPECT_EQ(bench_->status().failing_since, first_failure);
    const auto records = bench_->log->records("Watch failed - connection lost before the response");
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0].level, LogLevel::Warning);
    EXPECT_EQ(records[0].field("err"), "watch pods: cut");
  }
}

TEST_F(ReflectorWatchTest, ResponseLostWithinASecondLeadsToARelistAfterABackoff) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch({ErrorCode::ConnectionReset, "watch pods: cut"});
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_GE(bench_->until_due(), 800ms);
  EXPECT_EQ(bench_->status().last_error->message, "watch pods: cut");
  bench_->wait();
  EXPECT_EQ(relists(RelistReason::VeryShortWatch), 1u);
}

// A server that cannot be reached has not lost a response.
TEST_F(ReflectorWatchTest, UnreachableServerIsReportedAndLeadsToARelist) {
  for (const ErrorCode code : {ErrorCode::Network, ErrorCode::Tls}) {
    reported_.clear();
    start();
    bench_->advance(1s);
    watch_->end();
    bench_->server.refuse_watch({code, "cannot connect"});
    bench_->settle();
    EXPECT_THAT(reported_, ElementsAre(code));
  }
}

// A proxy accepts each watch and cuts it at once: that is one series of failures.
TEST_F(ReflectorWatchTest, WatchThatIsAcceptedAndCutAtOnceDoesNotEndTheFailures) {
  start({.internal_error_window = 1h});
  bench_->server.set_watch_function([&](const WatchOptions&) {
    auto watch = std::make_shared<FakeWatch>(bench_->clock);
    watch->send(error_event(kInternal));
    return watch;
  });
  const TimePoint first_failure = bench_->clock.now();
  send(error_event(kInternal));
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(bench_->status().failing_since, first_failure);
    bench_->wait();
  }
}

TEST_F(ReflectorWatchTest, EventEndsASeriesOfFailures) {
  start();
  const auto next = bench_->server.add_watch();
  watch_->send(bookmark("11"));
  watch_->cut();
  bench_->settle();
  EXPECT_TRUE(bench_->status().failing_since);
  next->send(bookmark("12"));
  bench_->settle();
  EXPECT_EQ(bench_->status().failing_since, std::nullopt);
}

// Any other error when opening is reported to the handler and leads to a relist (REF-24, REF-10,
// REF-11).
TEST_F(ReflectorWatchTest, OtherErrorOnOpeningIsReportedAndLeadsToARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kForbidden);
  bench_->settle();
  EXPECT_THAT(reported_, ElementsAre(ErrorCode::Forbidden));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10", "list resourceVersion=10"));
  EXPECT_EQ(relists(RelistReason::WatchNotOpened), 1u);
}

TEST_F(ReflectorWatchTest, ExpiredResponseOnOpeningLeadsToARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kExpired);
  bench_->settle();
  EXPECT_THAT(reported_, ElementsAre(ErrorCode::Expired));
  bench_->wait();
  EXPECT_EQ(relists(RelistReason::Expired), 1u);
}

// The age of a watch counts from the time before its request was sent (REF-25).
TEST_F(ReflectorWatchTest, AgeOfAWatchIsMeasuredFromItsRequest) {
  start();
  bench_->advance(1s);
  watch_->end();
  const auto next = bench_->server.add_watch();
  // Let the response headers arrive one second late.
  bench_->server.set_before_response([&] { bench_->clock.advance(1s); });
  bench_->settle();
  bench_->server.set_before_response({});
  next->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::Ended), 2u);
  EXPECT_EQ(watch_ends(WatchEndReason::VeryShort), 0u);
}

// Events are applied one by one in stream order (REF-26).
TEST_F(ReflectorWatchTest, EventsReachTheStoreInOrder) {
  start();
  watch_->send(added(make_pod("web/b", "11")));
  watch_->send(modified(make_pod("web/b", "12")));
  watch_->send(deleted(make_pod("web/a", "13")));
  watch_->send(bookmark("14"));
  bench_->settle();
  EXPECT_THAT(bench_->store.calls(),
              ElementsAre("add web/b@11", "update web/b@12", "remove web/a@13", "bookmark 14"));
  EXPECT_EQ(bench_->store.content(), "web/b@12");
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "14");
  EXPECT_EQ(bench_->status().counters.events, 3u);
  EXPECT_EQ(bench_->status().counters.bookmarks, 1u);
}

TEST_F(ReflectorWatchTest, OneStepIsOneEvent) {
  start();
  watch_->send(added(make_pod("web/b", "11")));
  watch_->send(added(make_pod("web/c", "12")));
  EXPECT_EQ(bench_->step(), TimePoint::min());
  EXPECT_THAT(bench_->store.calls(), ElementsAre("add web/b@11"));
}

// An object of another kind is skipped and reported (REF-27).
TEST_F(ReflectorWatchTest, ObjectOfAnotherKindIsSkippedReportedAndCounted) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  send(added(make_object("Node", "", "n", "11")));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "10");
  EXPECT_EQ(bench_->status().counters.skipped_objects, 1u);
  EXPECT_EQ(bench_->status().counters.events, 0u);
  const auto records = bench_->log->records("Unexpected watch event object gvk");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].level, LogLevel::Error);
  EXPECT_EQ(records[0].field("expectedGVK"), "/v1, Kind=Pod");
  EXPECT_EQ(records[0].field("actualGVK"), "/v1, Kind=Node");
}

// Table objects and objects without metadata are skipped (REF-27).
TEST_F(ReflectorWatchTest, TableAndObjectsWithoutMetadataAreSkipped) {
  start();
  send(added(make_object({.api_version = "meta.k8s.io/v1", .kind = "Table", .name = "t"})));
  send(added(parse_object(R"({"kind": "Pod"})").value()));
  send(added(nullptr));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_EQ(bench_->status().counters.skipped_objects, 3u);
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// An error of the store is only reported; the version still advances (REF-28).
TEST_F(ReflectorWatchTest, StoreErrorIsReportedAndTheVersionAdvances) {
  start();
  const std::pair<WatchEvent, std::string> refused[] = {
      {added(make_pod("web/b", "11")), "Unable to add watch event object to store"},
      {modified(make_pod("web/b", "12")), "Unable to update watch event object to store"},
      {deleted(make_pod("web/b", "13")), "Unable to delete watch event object from store"},
  };
  for (const auto& [event, message] : refused) {
    bench_->store.fail_next({ErrorCode::UserCode, "transform: no"});
    send(event);
    const auto records = bench_->log->records(message);
    ASSERT_EQ(records.size(), 1u) << message;
    EXPECT_EQ(records[0].field("err"), "transform: no");
    EXPECT_EQ(records[0].field("object"), "web/b");
  }
  EXPECT_EQ(bench_->status().counters.store_errors, 3u);
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "13");
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// Each accepted event advances the version (REF-29).
TEST_F(ReflectorWatchTest, EachEventAdvancesTheVersion) {
  start();
  send(added(make_pod("web/b", "11")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "11");
  send(deleted(make_pod("web/b", "15")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "15");
  send(bookmark("17"));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "17");
}

// Initial events have no version order, so the version advances only after them (REF-29).
TEST_F(ReflectorWatchTest, InitialEventsDoNotAdvanceTheVersion) {
  ReflectorHarness bench({.use_streaming_list = false});
  bench.server.add_list({.resource_version = "0"});
  const auto watch = bench.server.add_watch();
  watch->send(added(make_pod("web/b", "9")));
  watch->send(added(make_pod("web/a", "5")));
  bench.settle();
  EXPECT_EQ(bench.store.content(), "web/a@5 web/b@9");
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "0");
  watch->send(modified(make_pod("web/a", "11")));
  bench.settle();
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "11");
  watch->send(added(make_pod("web/c", "12")));
  bench.settle();
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "12");
}

TEST_F(ReflectorWatchTest, EventWithoutAVersionKeepsTheLastOne) {
  start();
  send(bookmark(""));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "10");
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
}

// A bookmark only advances the version (REF-30, MIS-03).
TEST_F(ReflectorWatchTest, BookmarkOnlyAdvancesTheVersion) {
  start();
  send(bookmark("50"));
  EXPECT_EQ(bench_->store.content(), "web/a@5");
  bench_->advance(1s);
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=50"));
}

// An expired error inside a stream with status 200 leads to a relist, without calling the handler
// (REF-31, REF-32, SV-20, MIS-02).
TEST_F(ReflectorWatchTest, ExpiredInTheStreamLeadsToARelistWithoutAReport) {
  start();
  send(error_event(kExpired));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_list({.resource_version = "30"});
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10", "watch resourceVersion=30"));
  EXPECT_THAT(reported_, IsEmpty());
  EXPECT_EQ(bench_->status().last_error, kExpired);
  EXPECT_EQ(watch_ends(WatchEndReason::Expired), 1u);
  EXPECT_EQ(relists(RelistReason::Expired), 1u);
  // The record is logged at verbosity 4 (REF-42).
  EXPECT_EQ(bench_->log->records("Watch closed").at(0).verbosity, 4);
}

// A paged list does not request version "10" after it expired: in pages, that would mean exactly
// this version (REF-18, REF-31).
TEST_F(ReflectorWatchTest, ExpiredVersionIsNotListedAgainInPages) {
  start({.page_size = 7});
  send(error_event(kExpired));
  bench_->server.add_list({.resource_version = "30"});
  const auto next = bench_->server.add_watch();
  bench_->wait();
  bench_->advance(1s);
  next->end();
  bench_->server.refuse_watch(kExpired);
  bench_->settle();
  bench_->server.add_list({.resource_version = "40"});
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(),
              ElementsAre("list limit=7", "watch resourceVersion=30", "watch resourceVersion=30",
                          "list limit=7", "watch resourceVersion=40"));
}

// A 429 in the stream reopens the watch after a backoff, without a relist (REF-31).
TEST_F(ReflectorWatchTest, TooManyRequestsInTheStreamReopensAfterABackoff) {
  start();
  send(error_event(kTooManyRequests));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10"));
  EXPECT_THAT(reported_, IsEmpty());
  EXPECT_EQ(watch_ends(WatchEndReason::TooManyRequests), 1u);
  // A warning, unlike in client-go (REF-42).
  EXPECT_EQ(bench_->log->records("Watch returned 429 - backing off").at(0).level,
            LogLevel::Warning);
}

TEST_F(ReflectorWatchTest, RetryAfterIsRespectedInTheStream) {
  start();
  send(error_event(too_many_requests(20s)));
  EXPECT_EQ(bench_->until_due(), 20s);
}

TEST_F(ReflectorWatchTest, LongRetryAfterIsShortenedToAMinute) {
  start();
  send(error_event(too_many_requests(1h)));
  EXPECT_EQ(bench_->until_due(), 60s);
}

// Any other error in the stream leads to a relist with a warning (REF-31).
TEST_F(ReflectorWatchTest, AnyOtherErrorInTheStreamLeadsToARelistWithAWarning) {
  for (const ErrorCode code :
       {ErrorCode::Internal, ErrorCode::Unknown, ErrorCode::ServerTimeout, ErrorCode::Forbidden,
        ErrorCode::ResourceVersionTooLarge, ErrorCode::Unavailable}) {
    reported_.clear();
    start();
    send(error_event({code, "no"}));
    EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
    bench_->wait();
    EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10")) << to_string(code);
    EXPECT_EQ(relists(RelistReason::WatchFailed), 1u);
    EXPECT_EQ(bench_->log->records("Warning: watch ended with error").at(0).level,
              LogLevel::Warning);
  }
}

// An event that cannot be decoded leads to a relist (REF-31).
TEST_F(ReflectorWatchTest, UndecodableEventLeadsToARelist) {
  start();
  watch_->cut({ErrorCode::Malformed, "unexpected byte"});
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::InternalError), 1u);
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10"));
}

// After a clean end, the watch is reopened immediately from the last version (REF-33, MIS-01).
TEST_F(ReflectorWatchTest, CleanEndIsResumedImmediatelyFromTheLastVersion) {
  start({.silence_timeout = 0s});
  send(modified(make_pod("web/a", "12")));
  bench_->advance(5min);
  watch_->end();
  const auto next = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=12"));
  next->send(modified(make_pod("web/a", "13")));
  bench_->settle();
  EXPECT_EQ(bench_->store.content(), "web/a@13");
  EXPECT_EQ(bench_->status().counters.lists, 1u);
  const auto records = bench_->log->records("Watch close");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].verbosity, 4);  // Logged at verbosity 4 (REF-42).
  EXPECT_EQ(records[0].field("totalItems"), "1");
}

// A lost connection does not affect the version, so the watch is reopened like after a clean end
// (WP-06, WP-07, LW-03).
TEST_F(ReflectorWatchTest, LostConnectionIsResumedImmediatelyFromTheLastVersion) {
  for (const ErrorCode code : {ErrorCode::EndOfStream, ErrorCode::ConnectionReset,
                               ErrorCode::Timeout, ErrorCode::Network, ErrorCode::Tls}) {
    start();
    watch_->send(modified(make_pod("web/a", "12")));
    watch_->cut({code, "cut"});
    bench_->server.add_watch();
    bench_->settle();
    EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=12")) << to_string(code);
    EXPECT_EQ(watch_ends(WatchEndReason::Cut), 1u);
    EXPECT_EQ(bench_->status().last_error->code, code);
    bench_->advance(1s);
    EXPECT_EQ(bench_->status().failing_since, std::nullopt);
  }
}

// A watch that ends within one second without an event leads to a relist (REF-34).
TEST_F(ReflectorWatchTest, VeryShortWatchLeadsToARelist) {
  start();
  bench_->advance(999ms);
  watch_->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_EQ(watch_ends(WatchEndReason::VeryShort), 1u);
  EXPECT_EQ(bench_->log->records("Warning: watch ended with error").at(0).field("err"),
            "very short watch: pods.v1: Unexpected watch close - watch lasted less than a second "
            "and no items received");
  EXPECT_THAT(reported_,
              IsEmpty());  // The handler is not called for errors in the stream (REF-32).
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10"));
  EXPECT_EQ(relists(RelistReason::VeryShortWatch), 1u);
}

// A watch that lasted one second is not very short, so it is reopened without a relist (REF-34).
TEST_F(ReflectorWatchTest, WatchOfOneSecondIsNotVeryShort) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// A watch that received an accepted event is not very short, so it is reopened without a relist
// (REF-34).
TEST_F(ReflectorWatchTest, WatchWithAnEventIsNotVeryShort) {
  start();
  watch_->send(bookmark("11"));
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// A proxy that cuts each watch after its first event gets a request at once for the first time, and
// then one for each backoff.
TEST_F(ReflectorWatchTest, ShortWatchesInARowBackOffEvenWithEvents) {
  start();
  int version = 10;
  bench_->server.set_watch_function([&](const WatchOptions&) {
    auto watch = std::make_shared<FakeWatch>(bench_->clock);
    watch->send(modified(make_pod("web/a", std::to_string(++version))));
    watch->end();
    return watch;
  });
  watch_->send(modified(make_pod("web/a", std::to_string(++version))));
  watch_->end();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=11"));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_GE(bench_->until_due(), 800ms);
  EXPECT_EQ(bench_->status().last_error->message,
            "short watches: pods.v1: 2 watches in a row lasted less than a second; backing off");
  EXPECT_TRUE(bench_->status().failing_since);
  EXPECT_EQ(bench_->log->records("Warning: watch ended early").size(), 1u);

  bench_->wait();
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=11", "watch resourceVersion=12"));
  EXPECT_GE(bench_->until_due(), 1600ms);
  EXPECT_EQ(bench_->store.content(), "web/a@13");
  EXPECT_EQ(bench_->status().counters.lists, 1u);
}

TEST_F(ReflectorWatchTest, CauseOfShortWatchesIsKept) {
  start();
  const auto second = bench_->server.add_watch();
  watch_->send(bookmark("11"));
  watch_->cut();
  second->send(bookmark("12"));
  second->cut({ErrorCode::Tls, "TLS alert"});
  bench_->settle();
  EXPECT_EQ(bench_->status().last_error,
            Error(ErrorCode::Tls,
                  "short watches: pods.v1: 2 watches in a row lasted less than a second; backing "
                  "off: TLS alert"));
}

// Two short watches with a silent one between them are not in a row.
TEST_F(ReflectorWatchTest, SilentWatchEndsASeriesOfShortOnes) {
  start();
  const auto second = bench_->server.add_watch();
  const auto third = bench_->server.add_watch();
  bench_->server.add_watch();
  watch_->send(bookmark("11"));
  watch_->end();
  bench_->settle();
  bench_->advance(75s);
  EXPECT_EQ(watch_ends(WatchEndReason::Silent), 1u);
  third->send(bookmark("12"));
  third->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// After a watch that lasted, the next short one is reopened immediately again.
TEST_F(ReflectorWatchTest, LongWatchEndsASeriesOfShortOnes) {
  start();
  const auto second = bench_->server.add_watch();
  const auto third = bench_->server.add_watch();
  bench_->server.add_watch();
  watch_->send(bookmark("11"));
  watch_->end();
  second->send(bookmark("12"));
  bench_->settle();
  bench_->advance(1s);
  second->end();
  third->send(bookmark("13"));
  third->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(later_requests().back(), "watch resourceVersion=13");
}

// Skipped events do not count as events: a short watch that received only such events is very short
// (REF-34, REF-27).
TEST_F(ReflectorWatchTest, WatchWithOnlySkippedEventsIsVeryShort) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  watch_->send(added(make_object("Node", "", "n", "11")));
  watch_->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
}

// A connection that is lost immediately counts as a very short watch (REF-34).
TEST_F(ReflectorWatchTest, ConnectionLostImmediatelyIsAVeryShortWatch) {
  start();
  watch_->cut();
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::VeryShort), 1u);
  EXPECT_EQ(bench_->status().last_error->code, ErrorCode::ConnectionReset);
  EXPECT_THAT(bench_->status().last_error->message,
              AllOf(StartsWith("very short watch"), EndsWith("connection reset by peer")));
}

// Internal errors within the retry window reopen the watch (REF-31, REF-35): immediately, and after
// a backoff if the next watch fails within a second, too.
TEST_F(ReflectorWatchTest, InternalErrorsWithinTheWindowReopenTheWatch) {
  start({.internal_error_window = 30s});
  watch_->send(error_event(kInternal));
  bench_->server.add_watch()->send(error_event(kInternal));
  watch_ = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10"));
  bench_->wait();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10", "watch resourceVersion=10"));
  EXPECT_EQ(bench_->log->records("Retrying watch after internal error").at(0).verbosity, 2);

  bench_->advance(31s);
  watch_->send(error_event(kInternal));
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_EQ(watch_ends(WatchEndReason::InternalError), 3u);
}

// Each cycle starts a new retry window (REF-35).
TEST_F(ReflectorWatchTest, RelistStartsANewWindow) {
  start({.internal_error_window = 30s});
  watch_->send(error_event(kInternal));
  const auto second = bench_->server.add_watch();
  bench_->settle();
  bench_->advance(20s);
  second->send(error_event(kExpired));
  bench_->settle();
  bench_->server.add_list({.resource_version = "30"});
  const auto third = bench_->server.add_watch();
  bench_->wait();
  bench_->advance(20s);  // More than 30 s since the first internal error.
  third->send(error_event(kInternal));
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// Every watch is closed exactly once, however it ends (REF-36, LW-02).
TEST_F(ReflectorWatchTest, EveryWatchIsClosedOnce) {
  start();
  const auto second = bench_->server.add_watch();
  const auto third = bench_->server.add_watch();
  const auto fourth = bench_->server.add_watch();
  watch_->send(bookmark("11"));
  watch_->end();
  second->send(bookmark("12"));
  second->cut();
  third->send(error_event(kExpired));
  bench_->server.add_list({.resource_version = "30"});
  bench_->settle();
  bench_->wait();  // For the third watch, because two short ones came before it.
  bench_->wait();  // For the relist.
  EXPECT_TRUE(fourth->is_open());
  bench_->stop.request_stop();
  bench_->settle();
  for (const auto& watch : {watch_, second, third, fourth}) EXPECT_EQ(watch->closed(), 1);
  EXPECT_EQ(bench_->server.open_watches(), 0u);
  EXPECT_EQ(bench_->server.open_watches_max(), 1u);
  EXPECT_EQ(watch_ends(WatchEndReason::Stopped), 1u);
}

// No watch is opened after a stop (REF-37).
TEST_F(ReflectorWatchTest, StoppedReflectorOpensNoWatch) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->stop.request_stop();
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  EXPECT_THAT(later_requests(), IsEmpty());
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
}

TEST_F(ReflectorWatchTest, EventThatWasNotStoredDueToAStopDoesNotAdvanceTheVersion) {
  start();
  bench_->store.set_before_call([&] { bench_->stop.request_stop(); });
  send(added(make_pod("web/b", "11")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "10");
  EXPECT_EQ(bench_->status().counters.store_errors, 0u);
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
}

TEST_F(ReflectorWatchTest, ClosedStoreEndsTheReflector) {
  start();
  bench_->store.fail_next({ErrorCode::Closed, "queue is closed"});
  watch_->send(added(make_pod("web/b", "11")));
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
  EXPECT_EQ(bench_->server.open_watches(), 0u);
}

// The following tests are about silent watches: those that receive neither events nor bookmarks.

// A watch without events or bookmarks is reopened without a relist (MIS-17).
TEST_F(ReflectorWatchTest, SilentWatchIsReopenedFromTheLastVersionWithoutARelist) {
  start();
  send(modified(make_pod("web/a", "12")));
  EXPECT_EQ(bench_->until_due(), 75s);
  bench_->server.add_watch();
  bench_->advance(75s - 1ns);
  EXPECT_THAT(later_requests(), IsEmpty());
  bench_->advance(1ns);
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=12"));
  EXPECT_EQ(watch_->closed(), 1);
  EXPECT_EQ(watch_ends(WatchEndReason::Silent), 1u);
  EXPECT_EQ(bench_->status().failing_since, std::nullopt);
}

TEST_F(ReflectorWatchTest, BookmarkRestartsTheSilenceTimeout) {
  start();
  bench_->advance(60s);
  send(bookmark("11"));
  bench_->advance(60s);
  send(bookmark("12"));
  bench_->advance(60s);
  EXPECT_THAT(later_requests(), IsEmpty());
}

TEST_F(ReflectorWatchTest, SilenceTimeoutIsConfigurable) {
  start({.silence_timeout = 5s});
  EXPECT_EQ(bench_->until_due(), 5s);
}

TEST_F(ReflectorWatchTest, SilenceTimeoutOfZeroWaitsForever) {
  start({.silence_timeout = 0s});
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  bench_->advance(24h);
  EXPECT_THAT(later_requests(), IsEmpty());
}

TEST_F(ReflectorWatchTest, TimeInASlowStoreIsNotSilence) {
  start();
  bench_->store.set_before_call([&] { bench_->clock.advance(10min); });
  watch_->send(modified(make_pod("web/a", "12")));
  watch_->send(modified(make_pod("web/a", "13")));
  bench_->settle();
  EXPECT_EQ(bench_->store.content(), "web/a@13");
  EXPECT_EQ(watch_ends(WatchEndReason::Silent), 0u);
}

TEST_F(ReflectorWatchTest, AfterTwoSilentWatchesTheVersionIsChecked) {
  start();
  bench_->server.add_watch();
  bench_->advance(75s);
  bench_->server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench_->server.add_watch();
  bench_->advance(75s);
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10",
                          "list limit=1 resourceVersion=10 resourceVersionMatch=NotOlderThan",
                          "watch resourceVersion=10"));
  EXPECT_EQ(bench_->status().counters.probes, 1u);
  EXPECT_EQ(bench_->status().counters.lists, 1u);
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
}

TEST_F(ReflectorWatchTest, TooLargeVersionInTheCheckLeadsToARelistFromTheNewest) {
  start();
  bench_->server.add_watch();
  bench_->advance(75s);
  bench_->server.refuse_list(
      {ErrorCode::ResourceVersionTooLarge, "Too large resource version: 10"});
  bench_->advance(75s);
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_list({.objects = {make_pod("web/z", "3")}, .resource_version = "4"});
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_EQ(bench_->server.list_requests().back(), (ListOptions{.limit = 500}));
  EXPECT_EQ(bench_->server.requests().back(), "watch resourceVersion=4");
  EXPECT_EQ(bench_->store.content(), "web/z@3");
  EXPECT_EQ(relists(RelistReason::HistoryReplaced), 1u);
}

TEST_F(ReflectorWatchTest, CheckThatFailsOtherwiseChangesNothing) {
  start();
  bench_->server.add_watch();
  bench_->advance(75s);
  bench_->server.add_list({.cut = kRefused});
  bench_->server.add_watch();
  bench_->advance(75s);
  EXPECT_EQ(later_requests().back(), "watch resourceVersion=10");
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().last_error, kRefused);
}

TEST_F(ReflectorWatchTest, EventBetweenSilentWatchesPostponesTheCheck) {
  start();
  const auto second = bench_->server.add_watch();
  bench_->advance(75s);
  second->send(bookmark("11"));
  bench_->settle();
  bench_->server.add_watch();
  bench_->advance(75s);
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10", "watch resourceVersion=11"));
}

// A half-open connection (the peer is gone, but the socket reports no error) is replaced after the
// silence timeout, and no event is missed (MIS-17).
TEST_F(ReflectorWatchTest, HalfOpenConnectionIsReplacedWithoutMissingEvents) {
  start();
  watch_->lose();
  watch_->send(modified(make_pod("web/a", "12")));
  const auto next = bench_->server.add_watch();
  next->send(modified(make_pod("web/a", "12")));
  bench_->advance(75s);
  EXPECT_EQ(bench_->store.content(), "web/a@12");
}

TEST_F(ReflectorWatchTest, DelayedEventArrivesAfterItsDelay) {
  start();
  watch_->set_delay(3s);
  watch_->send(modified(make_pod("web/a", "12")));
  bench_->settle();
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  bench_->advance(3s);
  EXPECT_EQ(bench_->store.content(), "web/a@12");
  EXPECT_EQ(bench_->status().last_received, bench_->clock.now());
}

// The source decodes another format from now on: nothing is lost, so nothing is listed again.
TEST_F(ReflectorWatchTest, ChangedFormatReopensTheWatchFromTheLastVersionAtOnce) {
  start();
  send(modified(make_pod("web/a", "11")));
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  const auto next = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=11"));
  EXPECT_EQ(watch_->closed(), 1);
  watch_ = next;
  send(modified(make_pod("web/a", "12")));
  EXPECT_THAT(bench_->store.calls(), ElementsAre("update web/a@11", "update web/a@12"));
  EXPECT_EQ(watch_ends(WatchEndReason::FormatChanged), 1u);
  EXPECT_EQ(bench_->status().last_error, std::nullopt);  // Not a failure.
  EXPECT_THAT(reported_, IsEmpty());
}

TEST_F(ReflectorWatchTest, FormatThatChangesAgainAndAgainIsSlowedDown) {
  start();
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  for (int i = 0; i < 2; ++i) {
    bench_->server.add_watch()->cut({ErrorCode::FormatChanged, "unknown field 99"});
  }
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=10", "watch resourceVersion=10"));
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10", "watch resourceVersion=10",
                                            "watch resourceVersion=10"));
}

// The change is not a fault of the server, so it is not the second short watch in a row.
TEST_F(ReflectorWatchTest, ChangedFormatAfterAShortWatchReopensTheWatchAtOnce) {
  start();
  send(modified(make_pod("web/a", "11")));
  watch_->end();
  watch_ = bench_->server.add_watch();
  bench_->settle();
  watch_->cut({ErrorCode::FormatChanged, "unknown field 99"});
  watch_ = bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(),
              ElementsAre("watch resourceVersion=11", "watch resourceVersion=11"));
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().last_error, std::nullopt);
}

TEST_F(ReflectorWatchTest, ObjectThatCannotBeDecodedProvesThatItsVersionIsKnown) {
  start();
  bench_->server.add_watch();
  bench_->advance(75s);
  bench_->server.refuse_list({ErrorCode::FormatChanged, "unknown field 99"});
  bench_->server.add_watch();
  bench_->advance(75s);
  EXPECT_EQ(bench_->status().counters.probes, 1u);
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_->status().last_error, std::nullopt);
}

}  // namespace
}  // namespace kinform::inline v0
