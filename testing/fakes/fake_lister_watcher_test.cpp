// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_lister_watcher.hpp"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/recording_store.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

class FakeListerWatcherTest : public ::testing::Test {
 protected:
  std::unique_ptr<WatchStream> open(const WatchOptions& options = {}) {
    return server_.watch(options, stop_.get_token()).value();
  }
  WatchRead look(WatchStream& stream) { return stream.next(0s, stop_.get_token()).value(); }

  FakeClock clock_;
  FakeListerWatcher server_{clock_};
  std::stop_source stop_;
};

TEST_F(FakeListerWatcherTest, ReturnsListsInTheOrderOfPreparation) {
  server_.add_list(
      {.objects = {make_pod("a", "1")}, .resource_version = "5", .continue_token = "t"});
  server_.refuse_list({ErrorCode::Expired, "no"});
  const auto page = server_.list({.limit = 1}, nullptr, {}).value();
  EXPECT_EQ(page->next({}).value()->object->name(), "a");
  EXPECT_FALSE(page->next({}).value().has_value());
  EXPECT_EQ(page->metadata().resource_version, "5");
  EXPECT_EQ(page->metadata().continue_token, "t");
  EXPECT_EQ(server_.list({.continue_token = "t"}, nullptr, {}).error().code, ErrorCode::Expired);
}

TEST_F(FakeListerWatcherTest, ListEndsWithThePreparedError) {
  server_.add_list({.objects = {make_pod("a", "1")}, .cut = Error(ErrorCode::EndOfStream, "cut")});
  const auto page = server_.list({}, nullptr, {}).value();
  EXPECT_TRUE(page->next({}).value().has_value());
  EXPECT_EQ(page->next({}).error().code, ErrorCode::EndOfStream);
}

TEST_F(FakeListerWatcherTest, ListReportsUnchangedObjects) {
  RecordingStore store;
  store.set_knows_objects(true);
  const ObjectPtr known = make_pod("a", "1");
  ASSERT_TRUE(store.add(known, {}));
  ASSERT_TRUE(store.add(make_pod("b", "1"), {}));
  server_.add_list({.objects = {make_pod("a", "1"), make_pod("b", "2")}});
  const auto page = server_.list({}, store.known_objects(), {}).value();
  const ListItem same = *page->next({}).value();
  EXPECT_TRUE(same.unchanged);
  EXPECT_EQ(same.object, known);
  EXPECT_FALSE(page->next({}).value()->unchanged);
}

TEST_F(FakeListerWatcherTest, UnpreparedRequestIsUnavailable) {
  EXPECT_EQ(server_.list({}, nullptr, {}).error().code, ErrorCode::Unavailable);
  EXPECT_EQ(server_.watch({}, {}).error().code, ErrorCode::Unavailable);
}

TEST_F(FakeListerWatcherTest, FunctionsHandleUnpreparedRequests) {
  server_.set_list_function([](const ListOptions& options) -> Result<ListResponse> {
    return ListResponse{.resource_version = "of " + options.resource_version};
  });
  server_.set_watch_function([this](const WatchOptions&) -> Result<std::shared_ptr<FakeWatch>> {
    auto watch = std::make_shared<FakeWatch>(clock_);
    watch->send(bookmark("7"));
    return watch;
  });
  const auto page = server_.list({.resource_version = "3"}, nullptr, {}).value();
  EXPECT_FALSE(page->next({}).value().has_value());
  EXPECT_EQ(page->metadata().resource_version, "of 3");
  EXPECT_EQ(look(*open()).event.object->resource_version(), "7");
}

TEST_F(FakeListerWatcherTest, RecordsRequestsInOrder) {
  std::ignore = server_.list({.resource_version = "0", .limit = 500}, nullptr, {});
  std::ignore =
      server_.watch({.resource_version = "5", .allow_bookmarks = true, .timeout_seconds = 300}, {});
  std::ignore =
      server_.watch({.version_match = VersionMatch::NotOlderThan, .send_initial_events = true}, {});
  EXPECT_THAT(server_.requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=5",
                          "watch resourceVersionMatch=NotOlderThan sendInitialEvents=true"));
  EXPECT_EQ(server_.list_requests().size(), 1u);
  EXPECT_EQ(server_.watch_requests()[0].timeout_seconds, 300);
}

TEST_F(FakeListerWatcherTest, WatchReturnsSentEventsThenNothingThenItsEnd) {
  const auto watch = server_.add_watch();
  const auto stream = open();
  EXPECT_EQ(look(*stream).progress, WatchProgress::NothingYet);
  watch->send(added(make_pod("a", "1")));
  watch->end();
  EXPECT_EQ(watch->pending(), 2u);
  EXPECT_EQ(look(*stream).event.object->name(), "a");
  EXPECT_EQ(look(*stream).progress, WatchProgress::Ended);
}

TEST_F(FakeListerWatcherTest, CutWatchFailsAfterTheSentEvents) {
  const auto watch = server_.add_watch();
  const auto stream = open();
  watch->send(added(make_pod("a", "1")));
  watch->cut();
  EXPECT_EQ(look(*stream).progress, WatchProgress::Event);
  EXPECT_EQ(stream->next(0s, {}).error().code, ErrorCode::ConnectionReset);
}

TEST_F(FakeListerWatcherTest, LostWatchStaysSilent) {
  const auto watch = server_.add_watch();
  const auto stream = open();
  watch->send(added(make_pod("a", "1")));
  watch->lose();
  watch->end();
  EXPECT_EQ(look(*stream).progress, WatchProgress::NothingYet);
}

TEST_F(FakeListerWatcherTest, DelayedEventsKeepTheirOrder) {
  const auto watch = server_.add_watch();
  const auto stream = open();
  watch->set_delay(5s);
  watch->send(added(make_pod("a", "1")));
  watch->set_delay(0s);
  watch->send(added(make_pod("b", "2")));
  EXPECT_EQ(look(*stream).progress, WatchProgress::NothingYet);
  clock_.advance(5s);
  EXPECT_EQ(look(*stream).event.object->name(), "a");
  EXPECT_EQ(look(*stream).event.object->name(), "b");
}

TEST_F(FakeListerWatcherTest, ReadWithTimeoutWaitsOnTheClock) {
  const auto watch = server_.add_watch();
  const auto stream = open();
  watch->set_delay(5s);
  watch->send(added(make_pod("a", "1")));
  std::thread turner([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(5s);
  });
  const WatchRead read = stream->next(10s, {}).value();
  turner.join();
  EXPECT_EQ(read.event.object->name(), "a");
}

TEST_F(FakeListerWatcherTest, ReadTimesOut) {
  server_.add_watch();
  const auto stream = open();
  std::thread turner([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(10s);
  });
  const WatchRead read = stream->next(10s, {}).value();
  turner.join();
  EXPECT_EQ(read.progress, WatchProgress::NothingYet);
}

TEST_F(FakeListerWatcherTest, SwappedWatchesAreReturnedInReverseOrder) {
  server_.add_watch()->send(bookmark("1"));
  server_.add_watch()->send(bookmark("2"));
  server_.swap_next_watches();
  EXPECT_EQ(look(*open()).event.object->resource_version(), "2");
  EXPECT_EQ(look(*open()).event.object->resource_version(), "1");
}

TEST_F(FakeListerWatcherTest, OpenWatchesAreCounted) {
  const auto first = server_.add_watch();
  server_.add_watch();
  auto one = open();
  const auto two = open();
  one.reset();
  EXPECT_EQ(server_.open_watches(), 1u);
  EXPECT_EQ(server_.open_watches_max(), 2u);
  EXPECT_FALSE(first->is_open());
  EXPECT_EQ(first->closed(), 1);
}

TEST_F(FakeListerWatcherTest, StopEndsHangingRequests) {
  server_.hang_list();
  server_.hang_watch();
  std::thread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop_.request_stop();
  });
  EXPECT_EQ(server_.list({}, nullptr, stop_.get_token()).error().code, ErrorCode::Cancelled);
  stopper.join();
  EXPECT_EQ(server_.watch({}, stop_.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(FakeListerWatcherTest, FaultsHappenWithTheirProbabilities) {
  const auto never = [](const ListOptions&) -> Result<ListResponse> {
    return ListResponse{.objects = {make_pod("a", "1")}};
  };
  server_.set_list_function(never);
  server_.set_faults({.refuse = 1}, 1);
  EXPECT_EQ(server_.list({}, nullptr, {}).error().code, ErrorCode::ConnectionRefused);
  server_.set_faults({.cut = 1}, 1);
  EXPECT_EQ(server_.list({}, nullptr, {}).value()->next({}).error().code,
            ErrorCode::ConnectionReset);
  server_.set_faults({.lose = 1}, 1);
  const auto watch = server_.add_watch();
  watch->send(bookmark("1"));
  EXPECT_EQ(look(*open()).progress, WatchProgress::NothingYet);
  EXPECT_EQ(watch->pending(), 0u);
  server_.set_faults({}, 1);
  EXPECT_TRUE(server_.list({}, nullptr, {}).value()->next({}));
}

}  // namespace
}  // namespace kinform::inline v0::test_support
