// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Reflector whose resource the server does not serve: it parks, looks for it, and returns.

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"
#include "testing/reflector_harness.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::make_pod;
using test_support::ReflectorHarness;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Error kNotFound{ErrorCode::NotFound, "list pods: 404 page not found"};

constexpr const char* kWaiting = "waiting for the resource pods.v1: the server does not serve it";

class ReflectorParkTest : public ::testing::Test {
 protected:
  ReflectorParkTest() {
    bench_.server.set_search_function([this] {
      ++checks_;
      return sighting_;
    });
  }

  static ReflectorOptions options(ReflectorOptions options = {}) {
    options.use_streaming_list = false;
    return options;
  }

  // Lists two pods, and then parks because of a rejected watch.
  void list_and_park() {
    bench_.server.add_list(
        {.objects = {make_pod("web/a", "5"), make_pod("web/b", "6")}, .resource_version = "10"});
    bench_.server.refuse_watch(kNotFound);
    bench_.settle();
    bench_.store.clear_calls();
  }

  void find(ResourcePresence presence) { sighting_.presence = presence; }

  int checks_ = 0;
  ResourceSighting sighting_ = {.check_after = 10s};
  ReflectorHarness bench_{options()};
};

TEST_F(ReflectorParkTest, NotFoundParksWithoutFurtherRequests) {
  bench_.server.refuse_list(kNotFound);
  bench_.settle();
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
  EXPECT_EQ(bench_.status().parked_reason, kWaiting);
  EXPECT_EQ(bench_.status().last_error->code, ErrorCode::NotFound);
  EXPECT_TRUE(bench_.status().failing_since.has_value());
  EXPECT_FALSE(bench_.status().listed);
  for (int i = 0; i < 100; ++i) bench_.wait();
  EXPECT_THAT(bench_.server.requests(), SizeIs(1));
  EXPECT_EQ(checks_, 101);
  EXPECT_THAT(bench_.log->records("Resource is not served; waiting for it"), SizeIs(1));
  EXPECT_THAT(bench_.log->records("Failed to watch"), IsEmpty());
}

TEST_F(ReflectorParkTest, ListsAtOnceWhenTheResourceIsServed) {
  bench_.server.refuse_list(kNotFound);
  bench_.settle();
  find(ResourcePresence::Served);
  bench_.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "10"});
  bench_.server.add_watch();
  bench_.wait();
  EXPECT_EQ(bench_.status().state, ReflectorState::Watching);
  EXPECT_EQ(bench_.status().parked_reason, "");
  EXPECT_FALSE(bench_.status().failing_since.has_value());
  EXPECT_EQ(bench_.store.content(), "web/a@5");
}

// A 404 may come from a proxy, or from a server that starts.
TEST_F(ReflectorParkTest, StoreIsKeptUntilTheRemovalIsCertain) {
  list_and_park();
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
  for (int i = 0; i < 10; ++i) bench_.wait();
  EXPECT_THAT(bench_.store.calls(), IsEmpty());
  find(ResourcePresence::Served);
  bench_.server.add_list({.objects = {make_pod("web/b", "6")}, .resource_version = "11"});
  bench_.server.add_watch();
  bench_.wait();
  EXPECT_THAT(bench_.store.calls(), ElementsAre("replace [web/b@6] at 11"));
  EXPECT_EQ(bench_.server.list_requests().back().resource_version, "10");
}

TEST_F(ReflectorParkTest, RemovalEmptiesTheStoreOnceAndTheSearchGoesOn) {
  list_and_park();
  find(ResourcePresence::Removed);
  bench_.wait();
  EXPECT_THAT(bench_.store.calls(), ElementsAre("replace [] at 10"));
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
  for (int i = 0; i < 5; ++i) bench_.wait();
  EXPECT_THAT(bench_.store.calls(), SizeIs(1));

  find(ResourcePresence::Served);
  bench_.server.add_list({.objects = {make_pod("web/c", "20")}, .resource_version = "20"});
  bench_.server.add_watch();
  bench_.wait();
  EXPECT_EQ(bench_.store.content(), "web/c@20");
  // The resource is another one than before: its newest state is requested.
  EXPECT_EQ(bench_.server.list_requests().back().resource_version, "");
}

TEST_F(ReflectorParkTest, RemovalIsRepeatedIfTheStoreFails) {
  list_and_park();
  find(ResourcePresence::Removed);
  bench_.store.fail_next({ErrorCode::Internal, "disk full"});
  bench_.wait();
  EXPECT_EQ(bench_.store.content(), "web/a@5 web/b@6");
  bench_.wait();
  EXPECT_EQ(bench_.store.content(), "");
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
}

// An empty list would make the informer count as synced.
TEST_F(ReflectorParkTest, RemovalBeforeTheFirstListIsNotStored) {
  bench_.server.refuse_list(kNotFound);
  find(ResourcePresence::Removed);
  bench_.settle();
  bench_.wait();
  EXPECT_THAT(bench_.store.calls(), IsEmpty());
  EXPECT_FALSE(bench_.status().listed);
}

// Discovery has the resource, but its lists fail: one list per check, and one report in all.
TEST_F(ReflectorParkTest, ReportsOnceUntilAListSucceeds) {
  bench_.server.set_list_function([](const auto&) { return kNotFound; });
  bool is_second_check = false;
  bench_.server.set_search_function([&] {
    is_second_check = !is_second_check;
    return ResourceSighting{
        .presence = is_second_check ? ResourcePresence::Unknown : ResourcePresence::Served,
        .check_after = 10s};
  });
  bench_.settle();
  for (int i = 0; i < 20; ++i) bench_.wait();
  EXPECT_THAT(bench_.server.requests(), SizeIs(21));
  EXPECT_THAT(bench_.log->records("Resource is not served; waiting for it"), SizeIs(1));

  bench_.server.add_list({.resource_version = "10"});
  bench_.server.refuse_watch(kNotFound);
  bench_.wait();
  EXPECT_THAT(bench_.log->records("Resource is not served; waiting for it"), SizeIs(2));
}

TEST_F(ReflectorParkTest, ProblemOfTheSearchIsPartOfTheReason) {
  sighting_.problem = "discover /apis: 503 service unavailable";
  bench_.server.refuse_list(kNotFound);
  bench_.settle();
  EXPECT_EQ(bench_.status().parked_reason,
            std::string(kWaiting) + "; discover /apis: 503 service unavailable");
}

// Discovery may be forbidden for ever: the list itself is the only way to find out.
TEST_F(ReflectorParkTest, SearchThatKeepsFailingLeadsToAList) {
  list_and_park();
  sighting_.problem = "discover /apis: 403 forbidden";
  bench_.wait();
  bench_.wait();
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
  EXPECT_THAT(bench_.server.list_requests(), SizeIs(1));
  bench_.server.refuse_list(kNotFound);
  bench_.wait();
  EXPECT_EQ(bench_.status().state, ReflectorState::Parked);
  EXPECT_THAT(bench_.server.list_requests(), SizeIs(2));
  EXPECT_THAT(bench_.store.calls(), IsEmpty());
  EXPECT_THAT(bench_.log->records("Resource is not served; waiting for it"), SizeIs(1));

  bench_.server.add_list({.objects = {make_pod("web/a", "5")}, .resource_version = "12"});
  bench_.server.add_watch();
  for (int i = 0; i < 2; ++i) bench_.wait();
  EXPECT_EQ(bench_.status().state, ReflectorState::Watching);
}

// The list that follows three failed checks says nothing new about the removal.
TEST_F(ReflectorParkTest, RemovalIsStoredOnceEvenIfLaterChecksFail) {
  list_and_park();
  find(ResourcePresence::Removed);
  bench_.wait();
  EXPECT_THAT(bench_.store.calls(), ElementsAre("replace [] at 10"));
  find(ResourcePresence::Unknown);
  sighting_.problem = "discover /apis: 503 service unavailable";
  bench_.server.refuse_list(kNotFound);
  for (int i = 0; i < 3; ++i) bench_.wait();
  EXPECT_THAT(bench_.server.list_requests(), SizeIs(2));
  sighting_ = {.presence = ResourcePresence::Removed, .check_after = 10s};
  bench_.wait();
  EXPECT_THAT(bench_.store.calls(), SizeIs(1));
}

TEST_F(ReflectorParkTest, SearchWithoutAnIntervalIsCheckedOncePerSecond) {
  sighting_.check_after = 0s;
  bench_.server.refuse_list(kNotFound);
  bench_.settle();
  EXPECT_EQ(bench_.until_due(), 1s);
}

// Without a search, a 404 is retried like any other failure.
TEST_F(ReflectorParkTest, SourceWithoutASearchBacksOff) {
  bench_.server.set_search_function(nullptr);
  bench_.server.refuse_list(kNotFound);
  bench_.settle();
  EXPECT_EQ(bench_.status().state, ReflectorState::BackingOff);
  EXPECT_EQ(bench_.status().parked_reason, "");
}

TEST_F(ReflectorParkTest, StreamingListWithNotFoundParksAfterThePagedList) {
  ReflectorHarness bench;
  bench.server.set_search_function([] { return ResourceSighting{.check_after = 10s}; });
  bench.server.refuse_watch(kNotFound);
  bench.server.refuse_list(kNotFound);
  bench.settle();
  EXPECT_EQ(bench.status().state, ReflectorState::Parked);
  EXPECT_THAT(bench.server.requests(), SizeIs(2));
}

TEST(ReflectorParkHookTest, OnParkedIsCalledAfterTheFirstCheckAndOnReturn) {
  std::vector<bool> calls;
  std::vector<std::string> errors;
  ReflectorHarness bench({.use_streaming_list = false,
                          .on_watch_error = [&](const Error& e) { errors.push_back(e.message); },
                          .on_parked = [&](bool parked) { calls.push_back(parked); }});
  ResourcePresence presence = ResourcePresence::Unknown;
  bench.server.set_search_function(
      [&] { return ResourceSighting{.presence = presence, .check_after = 10s}; });
  bench.server.refuse_list(kNotFound);
  bench.step();  // Starting.
  bench.step();  // The list.
  EXPECT_THAT(calls, IsEmpty());
  bench.settle();
  bench.wait();
  EXPECT_THAT(calls, ElementsAre(true));
  presence = ResourcePresence::Served;
  bench.server.add_list({.resource_version = "10"});
  bench.server.add_watch();
  bench.wait();
  EXPECT_THAT(calls, ElementsAre(true, false));
  EXPECT_THAT(errors, ElementsAre(kNotFound.message));
  EXPECT_THAT(bench.log->records("Resource is not served; waiting for it"), IsEmpty());
}

TEST_F(ReflectorParkTest, StopEndsTheWaitAtOnce) {
  bench_.server.refuse_list(kNotFound);
  std::jthread thread([&] { bench_.reflector().run(bench_.stop.get_token()); });
  ASSERT_TRUE(bench_.clock.wait_for_waiters(1));  // Waits for the next check, in fake time.
  bench_.stop.request_stop();
  thread.join();
  EXPECT_EQ(bench_.status().state, ReflectorState::Stopped);
  EXPECT_EQ(bench_.status().parked_reason, "");
}

}  // namespace
}  // namespace kinform::inline v0
