// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How a Reflector lists the collection in pages.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::error_event;
using test_support::make_object;
using test_support::make_pod;
using test_support::modified;
using test_support::ReflectorHarness;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Error kExpired{ErrorCode::Expired, "too old resource version: 10 (20)"};
const Error kInternal{ErrorCode::Internal, "etcd is unhappy"};
const Error kTooLarge{ErrorCode::ResourceVersionTooLarge,
                      "Too large resource version: 10, current: 5"};
const Error kForbidden{ErrorCode::Forbidden, "list pods: 403 forbidden"};

ReflectorOptions pages(ReflectorOptions options = {}) {
  options.use_streaming_list = false;
  return options;
}

// Lists web/a at version 10, and starts a watch.
std::shared_ptr<test_support::FakeWatch> list_at_10(ReflectorHarness& bench) {
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  auto watch = bench.server.add_watch();
  bench.settle();
  return watch;
}

// The first list requests version "0" in pages of 500, and the watch starts at the version of the
// list (REF-01, REF-15, REF-24).
TEST(ReflectorListTest, FirstListStartsAtZeroAndTheWatchAtItsVersion) {
  ReflectorHarness bench(pages());
  list_at_10(bench);
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10"));
  EXPECT_THAT(bench.store.calls(), ElementsAre("replace [web/a@5] at 10"));
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "10");
  EXPECT_EQ(bench.status().state, ReflectorState::Watching);
}

// The last synced version is empty before the first list (REF-03).
TEST(ReflectorListTest, VersionIsEmptyBeforeTheFirstList) {
  ReflectorHarness bench(pages());
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "");
  EXPECT_FALSE(bench.status().listed);
}

// A relist requests a state not older than the last version (REF-15, REF-17).
TEST(ReflectorListTest, RelistRequestsTheLastVersion) {
  ReflectorHarness bench(pages());
  const auto watch = list_at_10(bench);
  watch->send(modified(make_pod("web/a", "12")));
  watch->send(error_event(kExpired));
  bench.settle();
  bench.server.add_list({.resource_version = "30"});
  bench.wait();
  EXPECT_EQ(bench.server.requests()[2], "list resourceVersion=12");
  // resourceVersionMatch is not sent (REF-19).
  EXPECT_EQ(bench.server.list_requests()[1].version_match, VersionMatch::Unset);
}

// A configured page size is used for every list (REF-18).
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

// A relist from a version has no limit, which would make the server bypass its cache (REF-18,
// MIS-13).
TEST(ReflectorListTest, RelistFromAVersionHasNoLimit) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.wait();
  EXPECT_EQ(bench.server.list_requests()[1].limit, 0);
}

// If the server split the first list (from "0") into pages, all lists use a limit: such a server
// has no watch cache that a limit could bypass (REF-18, REF-21).
TEST(ReflectorListTest, ServerThatPaginatedTheFirstListIsAlwaysPaged) {
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

// If the server splits a list from another version than "0" into pages, later lists have no limit:
// only the list from "0" shows that the server has no watch cache (REF-21).
TEST(ReflectorListTest, PaginationOfALaterListIsNotRemembered) {
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

// A list from an expired version is repeated immediately from the newest (REF-20).
TEST(ReflectorListTest, ExpiredVersionIsRelistedImmediatelyFromTheNewest) {
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

// A list from a too large version is repeated immediately from the newest (REF-20).
TEST(ReflectorListTest, TooLargeVersionIsRelistedImmediatelyFromTheNewest) {
  ReflectorHarness bench(pages());
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kTooLarge);
  bench.server.add_list({.resource_version = "5"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "watch resourceVersion=5");
}

// The repeated list keeps the page size of the failed one (REF-20).
TEST(ReflectorListTest, RetryKeepsThePageSize) {
  ReflectorHarness bench(pages());
  bench.server.refuse_list(kExpired);
  bench.server.add_list({.resource_version = "5"});
  bench.settle();
  EXPECT_EQ(bench.server.requests()[1], "list limit=500");
}

// If the repeated list fails as well, the reflector backs off. The version stays marked as
// unavailable, so the next attempt requests the newest state, in pages (REF-20).
TEST(ReflectorListTest, SecondExpiryBacksOffAndStillRequestsTheNewest) {
  std::vector<ErrorCode> reported;
  ReflectorHarness bench(
      pages({.on_watch_error = [&](const Error& e) { reported.push_back(e.code); }}));
  list_at_10(bench)->send(error_event(kExpired));
  bench.settle();
  bench.server.refuse_list(kExpired);
  bench.server.refuse_list(kExpired);
  bench.wait();
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
  EXPECT_THAT(reported, ElementsAre(ErrorCode::Expired));
  bench.server.add_list({.resource_version = "30"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_THAT(
      bench.server.requests(),
      ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10",
                  "list resourceVersion=10", "list", "list limit=500", "watch resourceVersion=30"));
}

// A successful list clears the mark that the last version is unavailable (REF-21).
TEST(ReflectorListTest, SuccessfulListClearsTheUnavailableMark) {
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

// If the store refuses the list, the attempt fails and the version is not set (REF-22).
TEST(ReflectorListTest, StoreThatRefusesTheListFailsTheAttempt) {
  std::vector<Error> reported;
  ReflectorHarness bench(pages({.on_watch_error = [&](const Error& e) { reported.push_back(e); }}));
  bench.store.fail_next({ErrorCode::UserCode, "transform: no"});
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench.settle();
  ASSERT_EQ(reported.size(), 1u);
  EXPECT_EQ(reported[0].message, "unable to sync list result: transform: no");
  EXPECT_EQ(bench.reflector().last_sync_resource_version(), "");
  EXPECT_FALSE(bench.status().listed);
  bench.wait();
  EXPECT_EQ(bench.server.requests().back(), "list limit=500 resourceVersion=0");
}

// The watch starts at the resource version of the list, not at that of an object in it (MIS-04,
// REF-22).
TEST(ReflectorListTest, WatchStartsAtTheListsVersionNotAnObjects) {
  ReflectorHarness bench(pages());
  bench.server.add_list(
      {.objects = {make_pod("web/a", "9"), make_pod("web/b", "3")}, .resource_version = "10"});
  bench.settle();
  EXPECT_EQ(bench.server.requests().back(), "watch resourceVersion=10");
}

// A stop during a list is not an error (REF-23).
TEST(ReflectorListTest, StopDuringAListEndsWithoutAnError) {
  bool reported = false;
  ReflectorHarness bench(pages({.on_watch_error = [&](const Error&) { reported = true; }}));
  bench.server.set_before_response([&] { bench.stop.request_stop(); });
  bench.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  EXPECT_EQ(bench.settle(), TimePoint::max());
  EXPECT_EQ(bench.status().state, ReflectorState::Stopped);
  EXPECT_FALSE(reported);
  EXPECT_THAT(bench.store.calls(), IsEmpty());
}

// A list of Table objects is an error (REF-23).
TEST(ReflectorListTest, ItemsOfAnotherKindFailTheList) {
  ReflectorHarness bench(pages({.expected_kind = {.api_version = "v1", .kind = "Pod"}}));
  bench.server.add_list(
      {.objects = {make_object({.api_version = "meta.k8s.io/v1", .kind = "Table", .name = "t"})},
       .resource_version = "10"});
  bench.settle();
  EXPECT_THAT(bench.store.calls(), IsEmpty());
  EXPECT_EQ(bench.status().last_error->code, ErrorCode::Malformed);
}

// A list that takes longer than 10 s is logged (REF-23).
TEST(ReflectorListTest, SlowListIsLogged) {
  ReflectorHarness bench(pages());
  bench.server.set_before_response([&] { bench.clock.advance(10s); });
  list_at_10(bench);
  const auto records = bench.log->records("Slow list");
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].field("duration"), "10s");
  EXPECT_EQ(bench.status().last_list_duration, 10s);
}

// The list request gets the objects of the store, so that unchanged ones need not be decoded.
TEST(ReflectorListTest, ListRequestContainsTheKnownObjects) {
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

// If a page has expired, the store receives nothing until the repeated list is complete (PG-05).
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
  std::ignore = bench.step();  // The step of the state Starting.
  std::ignore = bench.step();
  EXPECT_EQ(bench.server.requests().size(), 1u);
  EXPECT_EQ(bench.status().state, ReflectorState::Listing);
}

TEST(ReflectorListTest, FailedListCountsAsAFailureUntilOneSucceeds) {
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
  EXPECT_EQ(status.last_error, kForbidden);  // The last error stays in the status after a success.
  EXPECT_EQ(status.last_received, bench.clock.now());
  EXPECT_EQ(status.counters.lists, 1u);
  EXPECT_EQ(status.counters.streaming_lists, 0u);
  EXPECT_EQ(status.last_list_objects, 1u);
  EXPECT_TRUE(status.listed);
}

// The items of the page that were read before count once.
TEST(ReflectorListTest, PageIsRepeatedAtOnceIfTheFormatChanges) {
  ReflectorHarness bench(pages());
  bench.server.add_list(
      {.objects = {make_pod("web/a", "5")}, .resource_version = "10", .continue_token = "t"});
  bench.server.add_list({.objects = {make_pod("web/b", "6")},
                         .cut = Error(ErrorCode::FormatChanged, "unknown field 99")});
  bench.server.add_list({.objects = {make_pod("web/b", "6"), make_pod("web/c", "7")}});
  bench.server.add_watch();
  bench.settle();
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "list continue=t limit=500",
                          "list continue=t limit=500", "watch resourceVersion=10"));
  EXPECT_THAT(bench.store.calls(), ElementsAre("replace [web/a@5 web/b@6 web/c@7] at 10"));
  EXPECT_EQ(bench.status().last_error, std::nullopt);
}

TEST(ReflectorListTest, FormatThatChangesAgainFailsTheList) {
  ReflectorHarness bench(pages());
  const Error changed(ErrorCode::FormatChanged, "unknown field 99");
  for (int i = 0; i < 2; ++i) {
    bench.server.add_list({.objects = {make_pod("web/a", "5")}, .cut = changed});
  }
  bench.settle();
  EXPECT_EQ(bench.status().state, ReflectorState::BackingOff);
  EXPECT_EQ(bench.status().last_error, changed);
  EXPECT_THAT(bench.server.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "list limit=500 resourceVersion=0"));
}

}  // namespace
}  // namespace kinform::inline v0
