// How a Reflector fetches the collection in pages (spec 2.3, 2.4).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using test_support::error_event;
using ::testing::IsEmpty;
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;

const Error kExpired{ErrorCode::Expired, "too old resource version: 10 (20)"};
const Error kInternal{ErrorCode::Internal, "etcd is unhappy"};
const Error kTooLarge{ErrorCode::VersionTooLarge, "Too large resource version: 10, current: 5"};
const Error kForbidden{ErrorCode::Forbidden, "list pods: 403 forbidden"};

ReflectorOptions pages(ReflectorOptions options = {}) {
  options.use_streaming_list = false;
  return options;
}

// Lists once, at version 10, and watches.
std::shared_ptr<test_support::FakeWatch> list_at_10(ReflectorHarness& bench) {
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  auto watch = bench.server.add_watch();
  bench.settle();
  return watch;
}

// REF-01, REF-15, REF-24
TEST(ReflectorListTest, FirstListIsFromZeroInPagesAndTheWatchFromItsVersion) {
  ReflectorHarness bench(pages());
  list_at_10(bench);
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10"));
  EXPECT_THAT(bench.store.calls(), ElementsAre("replace [web/a@5] at 10"));
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "10");
  EXPECT_EQ(bench.status().state, ReflectorState::Watching);
}

// REF-03
TEST(ReflectorListTest, VersionIsEmptyBeforeTheFirstList) {
  ReflectorHarness bench(pages());
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "");
  EXPECT_FALSE(bench.status().listed);
}

// REF-15, REF-17
TEST(ReflectorListTest, RelistAsksForNothingOlderThanTheLastVersion) {
  ReflectorHarness bench(pages());
  const auto watch = list_at_10(bench);
  watch->send(modified(make_pod("web/a", "12")));
  watch->send(error_event(kExpired));
  bench.settle();
  bench.server.add_list({.resource_version = "30"});
  bench.wait();
  EXPECT_EQ(bench.server.requests()[2], "list resourceVersion=12");
  EXPECT_EQ(bench.server.list_requests()[1].version_match, VersionMatch::Unset);  // REF-19
}

// REF-18
TEST(ReflectorListTest, ExplicitPageSizeIsAlwaysUsed) {
  ReflectorHarness bench(pages({.page_size = 7}));
  const auto watch = list_at_10(bench);
  watch->send(error_event(kInternal));
  bench.settle();
  bench.wait();
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=7 resourceVersion=0", "watch resourceVersion=10",
                          "list limit=7 resourceVersion=10"));
}

// REF-18, MIS-13: a limit would make the server bypass its cache.
TEST(ReflectorListTest, RelistFromAVersionHasNoLimit) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.wait();
  EXPECT_EQ(bench.server.list_requests()[1].limit, 0);
}

// REF-18, REF-21: a server that pages its answer to "0" has no cache to be bypassed.
TEST(ReflectorListTest, ServerThatPaginatedTheFirstListIsAskedForPagesEverAfter) {
  ReflectorHarness bench(pages());
  bench.server.add_list(
      {.objects = {make_pod("web/a", "5")}, .resource_version = "10", .continue_token = "t"});
  bench.server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "10"});
  bench.server.add_watch()->send(error_event(kInternal));
  bench.settle();
  bench.wait();
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "list continue=t limit=500",
                          "watch resourceVersion=10", "list limit=500 resourceVersion=10"));
  EXPECT_EQ(bench.store.content(), "web/a@5 web/b@6");
}

// REF-21: pages of a list from another version say nothing about the server's cache.
TEST(ReflectorListTest, PagesOfALaterListAreNotRemembered) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.add_list({.resource_version = "20", .continue_token = "t"});
  bench.server.add_list({.resource_version = "20"});
  bench.server.add_watch()->send(error_event(kExpired));
  bench.wait();
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "list resourceVersion=20");
}

// REF-20
TEST(ReflectorListTest, ExpiredVersionIsListedAnewAtOnceFromTheNewest) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kExpired);
  bench.server.add_list({.objects = {make_pod("web/b", "21")}, .resource_version = "21"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10",
                          "list resourceVersion=10", "list", "watch resourceVersion=21"));
  EXPECT_EQ(bench.store.content(), "web/b@21");
}

// REF-20
TEST(ReflectorListTest, TooLargeVersionIsListedAnewAtOnceFromTheNewest) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kTooLarge);
  bench.server.add_list({.resource_version = "5"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "watch resourceVersion=5");
}

// REF-20: the page size was chosen before.
TEST(ReflectorListTest, RetryKeepsThePageSize) {
  ReflectorHarness bench(pages());
  bench.server.refuse_list(kExpired);
  bench.server.add_list({.resource_version = "5"});
  bench.settle();
  EXPECT_EQ(bench.server.requests()[1], "list limit=500");
}

// REF-20: once; the mark stays, so the next attempt asks for the newest too, in pages.
TEST(ReflectorListTest, SecondExpiryInARowBacksOffAndStillAsksForTheNewest) {
  std::vector<ErrorCode> told;
  ReflectorHarness bench(
      pages({.on_watch_error = [&](const Error& e) { told.push_back(e.code); }}));
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kExpired);
  bench.server.refuse_list(kExpired);
  bench.wait();
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
  EXPECT_THAT(told, ElementsAre(ErrorCode::Expired));
  bench.server.add_list({.resource_version = "30"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_THAT(
      bench.server.requests(),
      ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10",
                  "list resourceVersion=10", "list", "list limit=500", "watch resourceVersion=30"));
}

// REF-21
TEST(ReflectorListTest, SuccessfulListClearsTheMark) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kExpired);
  bench.server.add_list({.resource_version = "30"});
  bench.server.add_watch()->send(error_event(kExpired));
  bench.wait();
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "list resourceVersion=30");
}

// REF-22
TEST(ReflectorListTest, StoreThatRefusesTheListFailsTheAttempt) {
  std::vector<Error> told;
  ReflectorHarness bench(pages({.on_watch_error = [&](const Error& e) { told.push_back(e); }}));
  bench.store.fail_next({ErrorCode::UserCode, "transform: no"});
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench.settle();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].message, "unable to sync list result: transform: no");
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "");
  EXPECT_FALSE(bench.status().listed);
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "list limit=500 resourceVersion=0");
}

// MIS-04, REF-22: never from the objects.
TEST(ReflectorListTest, WatchStartsFromTheListsVersionNotFromAnObjects) {
  ReflectorHarness bench(pages());
  bench.server.add_list(
      {.objects = {make_pod("web/a", "9"), make_pod("web/b", "3")}, .resource_version = "10"});
  bench.settle();
  EXPECT_EQ(bench.server.requests().back(), "watch resourceVersion=10");
}

// REF-23
TEST(ReflectorListTest, StopWhileAListIsUnderWayEndsQuietly) {
  bool told = false;
  ReflectorHarness bench(pages({.on_watch_error = [&](const Error&) { told = true; }}));
  bench.server.set_before_response([&] { bench.stop.request_stop(); });
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  EXPECT_EQ(bench.settle(), TimePoint::max());
  EXPECT_EQ(bench.status().state, ReflectorState::Stopped);
  EXPECT_FALSE(told);
  EXPECT_THAT(bench.store.calls(), IsEmpty());
}

// REF-23
TEST(ReflectorListTest, ItemsOfAnotherKindFailTheList) {
  ReflectorHarness bench(pages({.expected_kind = {.api_version = "v1", .kind = "Pod"}}));
  bench.server.add_list(
      {.objects = {make_object({.api_version = "meta.k8s.io/v1", .kind = "Table", .name = "t"})},
       .resource_version = "10"});
  bench.settle();
  EXPECT_THAT(bench.store.calls(), IsEmpty());
  EXPECT_EQ(bench.status().last_error->code, ErrorCode::Malformed);
}

// REF-23
TEST(ReflectorListTest, SlowListIsLogged) {
  ReflectorHarness bench(pages());
  bench.server.set_before_response([&] { bench.clock.advance(10s); });
  list_at_10(bench);
  const auto records = bench.log->records("The list was slow");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].field("duration"), "10s");
  EXPECT_EQ(bench.status().last_list_duration, 10s);
}

// Only what changed needs to be decoded.
TEST(ReflectorListTest, ListIsToldWhatTheStoreKnows) {
  ReflectorHarness bench(pages());
  bench.store.set_knows_objects(true);
  const auto watch = list_at_10(bench);
  EXPECT_EQ(bench.server.last_known_objects(), bench.store.known_objects());
  const ObjectPtr before = bench.store.get({"web", "a"});
  watch->send(error_event(kExpired));
  bench.settle();
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "20"});
  bench.wait();
  EXPECT_EQ(bench.store.get({"web", "a"}), before);
}

// PG-05 through the reflector: the store sees one list, whole.
TEST(ReflectorListTest, ExpiredPageDoesNotReachTheStore) {
  ReflectorHarness bench(pages());
  bench.server.add_list(
      {.objects = {make_pod("web/a", "5")}, .resource_version = "10", .continue_token = "t"});
  bench.server.refuse_list(kExpired);
  bench.server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "20"});
  bench.settle();
  EXPECT_THAT(bench.store.calls(), ElementsAre("replace [web/b@6] at 20"));
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "list continue=t limit=500",
                          "list resourceVersion=0", "watch resourceVersion=20"));
}

TEST(ReflectorListTest, OneStepIsOnePage) {
  ReflectorHarness bench(pages());
  bench.server.add_list({.resource_version = "10", .continue_token = "t"});
  bench.server.add_list({.resource_version = "10"});
  std::ignore = bench.step();  // Starting.
  std::ignore = bench.step();
  EXPECT_EQ(bench.server.requests().size(), 1u);
  EXPECT_EQ(bench.status().state, ReflectorState::Listing);
}

TEST(ReflectorListTest, FailedListCountsAsFailureUntilOneSucceeds) {
  ReflectorHarness bench(pages());
  bench.server.refuse_list(kForbidden);
  bench.settle();
  ReflectorStatus status = bench.status();
  EXPECT_EQ(status.last_error, kForbidden);
  EXPECT_EQ(status.failing_since, bench.clock.now());
  EXPECT_EQ(status.last_received, std::nullopt);

  const TimePoint first = bench.clock.now();
  bench.server.refuse_list(kForbidden);
  bench.wait();
  status = bench.status();
  EXPECT_EQ(status.failing_since, first);
  EXPECT_EQ(status.last_error_at, bench.clock.now());
  EXPECT_EQ(status.counters.relists[RelistReason::ListFailed], 1u);

  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench.server.add_watch();
  bench.wait();
  status = bench.status();
  EXPECT_EQ(status.failing_since, std::nullopt);
  EXPECT_EQ(status.last_error, kForbidden);  // Stays for whoever asks later.
  EXPECT_EQ(status.last_received, bench.clock.now());
  EXPECT_EQ(status.counters.lists, 1u);
  EXPECT_EQ(status.counters.streaming_lists, 0u);
  EXPECT_EQ(status.last_list_objects, 1u);
  EXPECT_TRUE(status.listed);
}

}  // namespace
}  // namespace kinform::inline v0
