// How a Reflector follows the changes (spec 2.5), and what it does about silence.

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
using ::testing::ElementsAre;
using test_support::error_event;
using test_support::FakeWatch;
using ::testing::IsEmpty;
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;

const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kTooManyRequests{ErrorCode::TooManyRequests, "try again later"};
const Error kRefused{ErrorCode::ConnectionRefused, "connection refused"};
const Error kInternal{ErrorCode::Internal, "etcd is unhappy"};
const Error kForbidden{ErrorCode::Forbidden, "watch pods: 403 forbidden"};

// A bench with a reflector that has listed {web/a@5} at version 10 and watches from there.
class ReflectorWatchTest : public ::testing::Test {
 protected:
  void start(ReflectorOptions options = {}) {
    options.use_streaming_list = false;
    options.on_watch_error = [this](const Error& error) { told_.push_back(error.code); };
    bench_.emplace(std::move(options));
    bench_->server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
    watch_ = bench_->server.add_watch();
    bench_->settle();
    ASSERT_EQ(bench_->status().state, ReflectorState::Watching);
    bench_->store.clear_calls();
  }

  // All requests but the list and the watch of start().
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
  std::vector<ErrorCode> told_;  // What on_watch_error was told.
};

// REF-24
TEST_F(ReflectorWatchTest, AsksForBookmarksAndAnEndAfterFiveToTenMinutes) {
  start();
  const WatchOptions request = bench_->server.watch_requests().at(0);
  EXPECT_EQ(request.resource_version, "10");
  EXPECT_TRUE(request.allow_bookmarks);
  EXPECT_EQ(request.send_initial_events, std::nullopt);  // LW-08
  EXPECT_EQ(request.version_match, VersionMatch::Unset);
  ASSERT_TRUE(request.timeout_seconds);
}

// REF-01, REF-24
TEST_F(ReflectorWatchTest, TimeOutIsDrawnAnewForEachWatch) {
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

// REF-02
TEST_F(ReflectorWatchTest, LongerMinimumTimeOutIsHonoured) {
  start({.min_watch_timeout = 20min});
  const std::int64_t timeout = *bench_->server.watch_requests().at(0).timeout_seconds;
  EXPECT_GE(timeout, 1200);
  EXPECT_LT(timeout, 2400);
}

// REF-02
TEST_F(ReflectorWatchTest, ShorterMinimumTimeOutIsNot) {
  start({.min_watch_timeout = 1min});
  EXPECT_GE(*bench_->server.watch_requests().at(0).timeout_seconds, 300);
}

// REF-24
TEST_F(ReflectorWatchTest, RefusedConnectionIsTriedAgainAfterAWaitWithoutRelist) {
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
  EXPECT_EQ(bench_->status().failing_since, std::nullopt);
  EXPECT_THAT(told_, IsEmpty());
  EXPECT_EQ(bench_->log->records("Watch failed - backing off").at(0).verbosity, 4);  // REF-42
}

// REF-24
TEST_F(ReflectorWatchTest, TooManyRequestsOnOpeningIsTriedAgainAfterAWaitWithoutRelist) {
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

// REF-24, REF-10, REF-11
TEST_F(ReflectorWatchTest, OtherErrorOnOpeningIsToldAndLeadsToARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kForbidden);
  bench_->settle();
  EXPECT_THAT(told_, ElementsAre(ErrorCode::Forbidden));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10", "list resourceVersion=10"));
  EXPECT_EQ(relists(RelistReason::WatchNotOpened), 1u);
}

TEST_F(ReflectorWatchTest, ExpiredAnswerOnOpeningLeadsToARelist) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.refuse_watch(kExpired);
  bench_->settle();
  EXPECT_THAT(told_, ElementsAre(ErrorCode::Expired));
  bench_->wait();
  EXPECT_EQ(relists(RelistReason::Expired), 1u);
}

// REF-25
TEST_F(ReflectorWatchTest, LifeOfAWatchCountsFromItsRequest) {
  start();
  bench_->advance(1s);
  watch_->end();
  const auto next = bench_->server.add_watch();
  bench_->server.set_before_response([&] { bench_->clock.advance(1s); });  // Headers come late.
  bench_->settle();
  bench_->server.set_before_response({});
  next->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::Ended), 2u);
  EXPECT_EQ(watch_ends(WatchEndReason::VeryShort), 0u);
}

// REF-26
TEST_F(ReflectorWatchTest, EventsReachTheStoreInTheirOrder) {
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

// REF-27
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

// REF-27
TEST_F(ReflectorWatchTest, TableAndObjectsWithoutMetadataAreSkipped) {
  start();
  send(added(make_object({.api_version = "meta.k8s.io/v1", .kind = "Table", .name = "t"})));
  send(added(parse_object(R"({"kind": "Pod"})").value()));
  send(added(nullptr));
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  EXPECT_EQ(bench_->status().counters.skipped_objects, 3u);
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// REF-28
TEST_F(ReflectorWatchTest, StoreErrorIsReportedAndCountedAndTheVersionGoesOn) {
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

// REF-29
TEST_F(ReflectorWatchTest, EachEventMovesTheVersion) {
  start();
  send(added(make_pod("web/b", "11")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "11");
  send(deleted(make_pod("web/b", "15")));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "15");
  send(bookmark("17"));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "17");
}

// REF-29: objects of the initial state come in no order of versions.
TEST_F(ReflectorWatchTest, InitialStateOfAWatchMovesNoVersionUntilItIsOver) {
  for (const std::string first : {"", "0"}) {
    ReflectorHarness bench({.use_streaming_list = false});
    bench.server.add_list({.resource_version = first});
    const auto watch = bench.server.add_watch();
    watch->send(added(make_pod("web/b", "9")));
    watch->send(added(make_pod("web/a", "5")));
    bench.settle();
    EXPECT_EQ(bench.store.content(), "web/a@5 web/b@9");
    EXPECT_EQ(bench.reflector().last_sync_resource_version(), first);
    watch->send(modified(make_pod("web/a", "11")));
    bench.settle();
    EXPECT_EQ(bench.reflector().last_sync_resource_version(), "11");
    watch->send(added(make_pod("web/c", "12")));
    bench.settle();
    EXPECT_EQ(bench.reflector().last_sync_resource_version(), "12");
  }
}

TEST_F(ReflectorWatchTest, EventWithoutVersionLeavesTheLastOne) {
  start();
  send(bookmark(""));
  EXPECT_EQ(bench_->reflector().last_sync_resource_version(), "10");
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
}

// REF-30, MIS-03
TEST_F(ReflectorWatchTest, BookmarkChangesNothingButTheVersion) {
  start();
  send(bookmark("50"));
  EXPECT_EQ(bench_->store.content(), "web/a@5");
  bench_->advance(1s);
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=50"));
}

// REF-31, REF-32, SV-20, MIS-02: the answer was 200.
TEST_F(ReflectorWatchTest, ExpiredInTheStreamLeadsToARelistThatNobodyIsToldOf) {
  start();
  send(error_event(kExpired));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_list({.resource_version = "30"});
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10", "watch resourceVersion=30"));
  EXPECT_THAT(told_, IsEmpty());
  EXPECT_EQ(bench_->status().last_error, kExpired);
  EXPECT_EQ(watch_ends(WatchEndReason::Expired), 1u);
  EXPECT_EQ(relists(RelistReason::Expired), 1u);
  EXPECT_EQ(bench_->log->records("Watch closed").at(0).verbosity, 4);  // REF-42
}

// REF-18, REF-31: in pages, "10" would mean exactly that version, which has just been refused.
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

// REF-31
TEST_F(ReflectorWatchTest, TooManyRequestsInTheStreamReopensAfterAWaitWithoutRelist) {
  start();
  send(error_event(kTooManyRequests));
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
  bench_->server.add_watch();
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=10"));
  EXPECT_THAT(told_, IsEmpty());
  EXPECT_EQ(watch_ends(WatchEndReason::TooManyRequests), 1u);
  EXPECT_EQ(bench_->log->records("Watch returned 429 - backing off").at(0).verbosity, 2);  // REF-42
}

// REF-31
TEST_F(ReflectorWatchTest, AnyOtherErrorInTheStreamLeadsToARelistWithAWarning) {
  for (const ErrorCode code :
       {ErrorCode::Internal, ErrorCode::Unknown, ErrorCode::ServerTimeout, ErrorCode::Forbidden,
        ErrorCode::VersionTooLarge, ErrorCode::Unavailable}) {
    told_.clear();
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

// REF-31
TEST_F(ReflectorWatchTest, UndecodableEventLeadsToARelist) {
  start();
  watch_->cut({ErrorCode::Malformed, "unexpected byte"});
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::InternalError), 1u);
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10"));
}

// REF-33, MIS-01
TEST_F(ReflectorWatchTest, OrderlyEndIsResumedAtOnceFromTheLastVersion) {
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
  EXPECT_EQ(records[0].verbosity, 4);  // REF-42
  EXPECT_EQ(records[0].field("totalItems"), "1");
}

// WP-06, WP-07, LW-03: a broken connection says nothing about the version.
TEST_F(ReflectorWatchTest, CutConnectionIsResumedAtOnceFromTheLastVersion) {
  for (const ErrorCode code : {ErrorCode::EndOfStream, ErrorCode::ConnectionReset,
                               ErrorCode::DeadlineExceeded, ErrorCode::Network, ErrorCode::Tls}) {
    start();
    watch_->send(modified(make_pod("web/a", "12")));
    watch_->cut({code, "cut"});
    bench_->server.add_watch();
    bench_->settle();
    EXPECT_THAT(later_requests(), ElementsAre("watch resourceVersion=12")) << to_string(code);
    EXPECT_EQ(watch_ends(WatchEndReason::Cut), 1u);
    EXPECT_EQ(bench_->status().last_error->code, code);
    EXPECT_EQ(bench_->status().failing_since, std::nullopt);
  }
}

// REF-34
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
  EXPECT_THAT(told_, IsEmpty());  // REF-32
  bench_->wait();
  EXPECT_THAT(later_requests(), ElementsAre("list resourceVersion=10"));
  EXPECT_EQ(relists(RelistReason::VeryShortWatch), 1u);
}

// REF-34
TEST_F(ReflectorWatchTest, OneSecondOfLifeIsNotVeryShort) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// REF-34
TEST_F(ReflectorWatchTest, OneEventIsEnoughForAShortLife) {
  start();
  watch_->send(bookmark("11"));
  watch_->end();
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// REF-34, REF-27
TEST_F(ReflectorWatchTest, SkippedEventDoesNotSaveAVeryShortWatch) {
  start({.expected_kind = {.api_version = "v1", .kind = "Pod"}});
  watch_->send(added(make_object("Node", "", "n", "11")));
  watch_->end();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::BackingOff);
}

// REF-34
TEST_F(ReflectorWatchTest, ConnectionCutAtOnceIsAVeryShortWatchToo) {
  start();
  watch_->cut();
  bench_->settle();
  EXPECT_EQ(watch_ends(WatchEndReason::VeryShort), 1u);
}

// REF-31, REF-35
TEST_F(ReflectorWatchTest, InternalErrorsWithinTheWindowReopenAtOnce) {
  start({.internal_error_window = 30s});
  watch_->send(error_event(kInternal));
  bench_->server.add_watch()->send(error_event(kInternal));
  watch_ = bench_->server.add_watch();
  bench_->settle();
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

// REF-35: each cycle has a window of its own.
TEST_F(ReflectorWatchTest, RelistBeginsANewWindow) {
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
  bench_->advance(20s);  // More than 30 s after the first internal error.
  third->send(error_event(kInternal));
  bench_->server.add_watch();
  bench_->settle();
  EXPECT_EQ(bench_->status().state, ReflectorState::Watching);
}

// REF-36, LW-02
TEST_F(ReflectorWatchTest, EveryWatchIsClosedOnceWhateverEndsIt) {
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
  bench_->wait();
  EXPECT_TRUE(fourth->is_open());
  bench_->stop.request_stop();
  bench_->settle();
  for (const auto& watch : {watch_, second, third, fourth}) EXPECT_EQ(watch->closed(), 1);
  EXPECT_EQ(bench_->server.open_watches(), 0u);
  EXPECT_EQ(bench_->server.open_watches_max(), 1u);
  EXPECT_EQ(watch_ends(WatchEndReason::Stopped), 1u);
}

// REF-37
TEST_F(ReflectorWatchTest, StoppedReflectorOpensNoWatch) {
  start();
  bench_->advance(1s);
  watch_->end();
  bench_->stop.request_stop();
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  EXPECT_THAT(later_requests(), IsEmpty());
  EXPECT_EQ(bench_->status().state, ReflectorState::Stopped);
}

TEST_F(ReflectorWatchTest, EventThatTheStoreDidNotTakeBecauseOfAStopMovesNoVersion) {
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

// Silence.

// MIS-17
TEST_F(ReflectorWatchTest, SilentWatchIsReopenedFromTheLastVersionWithoutRelist) {
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

TEST_F(ReflectorWatchTest, BookmarkBreaksTheSilence) {
  start();
  bench_->advance(60s);
  send(bookmark("11"));
  bench_->advance(60s);
  send(bookmark("12"));
  bench_->advance(60s);
  EXPECT_THAT(later_requests(), IsEmpty());
}

TEST_F(ReflectorWatchTest, SilenceLimitIsConfigurable) {
  start({.silence_timeout = 5s});
  EXPECT_EQ(bench_->until_due(), 5s);
}

TEST_F(ReflectorWatchTest, SilenceLimitOfZeroWaitsForEver) {
  start({.silence_timeout = 0s});
  EXPECT_EQ(bench_->settle(), TimePoint::max());
  bench_->advance(24h);
  EXPECT_THAT(later_requests(), IsEmpty());
}

TEST_F(ReflectorWatchTest, EventThatWaitedBehindASlowStoreIsNotSilence) {
  start();
  bench_->store.set_before_call([&] { bench_->clock.advance(10min); });
  watch_->send(modified(make_pod("web/a", "12")));
  watch_->send(modified(make_pod("web/a", "13")));
  bench_->settle();
  EXPECT_EQ(bench_->store.content(), "web/a@13");
  EXPECT_EQ(watch_ends(WatchEndReason::Silent), 0u);
}

TEST_F(ReflectorWatchTest, AfterTwoSilentWatchesTheServerIsAskedWhetherItKnowsTheVersion) {
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

TEST_F(ReflectorWatchTest, TooLargeVersionInTheProbeLeadsToARelistFromTheNewest) {
  start();
  bench_->server.add_watch();
  bench_->advance(75s);
  bench_->server.refuse_list({ErrorCode::VersionTooLarge, "Too large resource version: 10"});
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

TEST_F(ReflectorWatchTest, ProbeThatFailsOtherwiseChangesNothing) {
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

TEST_F(ReflectorWatchTest, EventBetweenSilentWatchesPutsTheProbeOff) {
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

// MIS-17: a half-open connection. The peer is gone, and the socket does not know.
TEST_F(ReflectorWatchTest, LostConnectionIsReplacedAndNothingIsMissed) {
  start();
  watch_->lose();
  watch_->send(modified(make_pod("web/a", "12")));
  const auto next = bench_->server.add_watch();
  next->send(modified(make_pod("web/a", "12")));
  bench_->advance(75s);
  EXPECT_EQ(bench_->store.content(), "web/a@12");
}

TEST_F(ReflectorWatchTest, DelayedEventArrivesWhenItsTimeHasCome) {
  start();
  watch_->set_delay(3s);
  watch_->send(modified(make_pod("web/a", "12")));
  bench_->settle();
  EXPECT_THAT(bench_->store.calls(), IsEmpty());
  bench_->advance(3s);
  EXPECT_EQ(bench_->store.content(), "web/a@12");
  EXPECT_EQ(bench_->status().last_received, bench_->clock.now());
}

}  // namespace
}  // namespace kinform::inline v0
