// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The decisions of a Reflector, with plain values: no fakes, no threads, no clock.

#include "cache/reflector/reflector_machine.hpp"

#include <variant>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0::reflector {
namespace {

using namespace std::chrono_literals;
using test_support::added;
using test_support::bookmark;
using test_support::error_event;
using test_support::initial_events_end;
using test_support::make_pod;
using test_support::modified;
using ::testing::ElementsAre;

const Error kNotFound{ErrorCode::NotFound, "404 page not found"};
const Error kExpired{ErrorCode::Expired, "too old resource version"};
const Error kForbidden{ErrorCode::Forbidden, "403 forbidden"};
const Error kCut{ErrorCode::ConnectionReset, "connection reset by peer"};
const Error kTooManyRequests{ErrorCode::TooManyRequests, "try again later"};
const Error kUnhappyStore{ErrorCode::Internal, "disk full"};

// Time passes only when a test says so.
class ReflectorMachineTest : public ::testing::Test {
 protected:
  void start(MachineOptions options = {.use_streaming_list = false}) {
    options.name = "pods.v1";
    options.resource = "pods.v1";
    machine_.emplace(std::move(options), BackoffOptions{.jitter = 0}, 1, now_);
  }

  // Starts, and lists {web/a@5} at version 10.
  void start_and_list(MachineOptions options = {.use_streaming_list = false}) {
    start(std::move(options));
    action_ = machine_->on_event(Elapsed{now_});
    page({.resource_version = "10"}, make_pod("web/a", "5"));
    ASSERT_TRUE(is<Replace>());
    action_ = machine_->on_event(Stored{now_});
    ASSERT_TRUE(is<OpenWatch>());
  }

  // Starts, lists, and opens a watch.
  void start_and_watch(MachineOptions options = {.use_streaming_list = false}) {
    start_and_list(std::move(options));
    open();
    ASSERT_TRUE(is<ReadWatch>());
  }

  void page(ListMetadata metadata, ObjectPtr object = nullptr) {
    if (object) {
      ASSERT_TRUE(machine_->add_item(std::move(object), 100));
    }
    action_ = machine_->on_event(
        PageRead{.metadata = std::move(metadata), .bytes = 100, .requested = now_, .now = now_});
  }

  void open() { action_ = machine_->on_event(WatchOpened{.requested = now_, .now = now_}); }
  void refuse(const Error& error) {
    action_ = machine_->on_event(RequestFailed{error, now_, now_});
  }
  void read(WatchEvent event) {
    action_ = machine_->on_event(EventRead{.event = std::move(event), .now = now_});
  }
  void read_nothing(std::uint64_t bytes = 0) {
    action_ = machine_->on_event(NothingRead{.bytes = bytes, .now = now_});
  }
  // Lets the time of a wait pass.
  void wait() {
    ASSERT_TRUE(is<Wait>());
    now_ = std::max(now_, machine_->due());
    action_ = machine_->on_event(Elapsed{now_});
  }

  template <class Expected>
  bool is() const {
    return std::holds_alternative<Expected>(action_);
  }
  template <class Expected>
  const Expected& as() const {
    return std::get<Expected>(action_);
  }
  template <class Expected>
  std::size_t count_effects() {
    std::size_t count = 0;
    for (const Effect& effect : machine_->take_effects()) {
      count += std::holds_alternative<Expected>(effect) ? 1 : 0;
    }
    return count;
  }
  ReflectorState state() const { return machine_->state(); }
  const ReflectorStatus& status() const { return machine_->status(); }

  TimePoint now_{1h};
  std::optional<ReflectorMachine> machine_;
  Action action_ = Wait();
};

TEST_F(ReflectorMachineTest, ListsThenStoresThenWatchesFromTheVersionOfTheList) {
  start();
  EXPECT_EQ(state(), ReflectorState::Starting);
  EXPECT_EQ(machine_->due(), TimePoint::min());
  action_ = machine_->on_event(Elapsed{now_});
  EXPECT_EQ(state(), ReflectorState::Listing);
  EXPECT_EQ(as<FetchPage>().options, (ListOptions{.resource_version = "0", .limit = 500}));
  page({.resource_version = "10", .continue_token = "t"}, make_pod("web/a", "5"));
  EXPECT_EQ(as<FetchPage>().options, (ListOptions{.limit = 500, .continue_token = "t"}));
  page({.resource_version = "10"}, make_pod("web/b", "6"));
  EXPECT_EQ(as<Replace>().objects.size(), 2u);
  EXPECT_EQ(as<Replace>().resource_version, "10");
  // The store may take its time: nothing is synced before it reports back.
  EXPECT_EQ(state(), ReflectorState::Listing);
  EXPECT_FALSE(status().listed);
  action_ = machine_->on_event(Stored{now_});
  EXPECT_EQ(state(), ReflectorState::OpeningWatch);
  EXPECT_TRUE(status().listed);
  EXPECT_EQ(as<OpenWatch>().options.resource_version, "10");
}

TEST_F(ReflectorMachineTest, StreamedListBecomesTheWatchOnTheSameStream) {
  start({.use_streaming_list = true});
  action_ = machine_->on_event(Elapsed{now_});
  EXPECT_EQ(as<OpenWatch>().options.send_initial_events, true);
  open();
  EXPECT_EQ(state(), ReflectorState::Streaming);
  read(added(make_pod("web/a", "5")));
  EXPECT_TRUE(is<ReadWatch>());
  read(initial_events_end("10"));
  EXPECT_EQ(as<Replace>().resource_version, "10");
  EXPECT_EQ(state(), ReflectorState::Streaming);
  action_ = machine_->on_event(Stored{now_});
  EXPECT_EQ(state(), ReflectorState::Watching);
  EXPECT_TRUE(is<ReadWatch>());
  EXPECT_EQ(count_effects<CloseWatch>(), 0u);
}

TEST_F(ReflectorMachineTest, RejectedStreamedListClosesTheStreamAndLists) {
  start({.use_streaming_list = true});
  action_ = machine_->on_event(Elapsed{now_});
  open();
  read(initial_events_end("10"));
  action_ = machine_->on_event(StoreFailed{kUnhappyStore, now_});
  EXPECT_EQ(state(), ReflectorState::Listing);
  EXPECT_EQ(count_effects<CloseWatch>(), 1u);
}

TEST_F(ReflectorMachineTest, PlainBookmarkGivesUpStreamingForGood) {
  start({.use_streaming_list = true});
  action_ = machine_->on_event(Elapsed{now_});
  open();
  read(bookmark("7"));
  EXPECT_TRUE(is<FetchPage>());
  EXPECT_EQ(status().streaming_fallback, StreamingFallback::PlainBookmark);
  refuse(kForbidden);
  wait();
  wait();
  EXPECT_TRUE(is<FetchPage>());
}

TEST_F(ReflectorMachineTest, PartOfAnEventPostponesTheRuleForQuietStreams) {
  start({.use_streaming_list = true});
  action_ = machine_->on_event(Elapsed{now_});
  open();
  for (std::uint64_t bytes = 1; bytes < 60; ++bytes) {
    now_ += 1s;
    read_nothing(bytes);
    ASSERT_TRUE(is<ReadWatch>());
  }
  now_ += 1s;
  read_nothing(59);  // The first second of silence.
  now_ = machine_->due();
  EXPECT_EQ(state(), ReflectorState::Streaming);
}

// The version advances with the report of the store, so that a resume never skips a change.
TEST_F(ReflectorMachineTest, VersionAdvancesOnlyOnceTheStoreHasTheChange) {
  start_and_watch();
  read(modified(make_pod("web/a", "11")));
  EXPECT_TRUE(is<StoreEvent>());
  EXPECT_EQ(machine_->event_to_store().object->resource_version(), "11");
  EXPECT_EQ(status().last_sync_resource_version, "10");
  action_ = machine_->on_event(Stored{now_});
  EXPECT_TRUE(is<ReadWatch>());
  EXPECT_EQ(status().last_sync_resource_version, "11");
}

// What most events change is little, so that little is published.
TEST_F(ReflectorMachineTest, EventChangesOnlyTheProgress) {
  start_and_watch();
  EXPECT_EQ(machine_->take_status_change(), StatusChange::All);
  read(modified(make_pod("web/a", "11")));
  EXPECT_EQ(machine_->take_status_change(), StatusChange::None);
  action_ = machine_->on_event(Stored{now_});
  EXPECT_EQ(machine_->take_status_change(), StatusChange::Progress);
}

TEST_F(ReflectorMachineTest, EndOfAWatchIsResumedFromTheLastVersion) {
  start_and_watch();
  now_ += 5min;
  action_ = machine_->on_event(WatchEnded{now_});
  EXPECT_EQ(state(), ReflectorState::OpeningWatch);
  EXPECT_EQ(as<OpenWatch>().options.resource_version, "10");
  EXPECT_EQ(count_effects<CloseWatch>(), 1u);
}

TEST_F(ReflectorMachineTest, ExpiredWatchBacksOffAndRelists) {
  start_and_watch();
  read(error_event(kExpired));
  EXPECT_EQ(state(), ReflectorState::BackingOff);
  EXPECT_EQ(machine_->due(), now_ + 800ms);
  wait();
  EXPECT_EQ(state(), ReflectorState::Starting);
  wait();
  EXPECT_TRUE(is<FetchPage>());
  EXPECT_EQ(status().counters.relists[RelistReason::Expired], 1u);
}

TEST_F(ReflectorMachineTest, WaitThatEndsEarlyGoesOn) {
  start_and_watch();
  read(error_event(kExpired));
  action_ = machine_->on_event(Elapsed{now_ + 799ms});
  EXPECT_TRUE(is<Continue>());
  EXPECT_EQ(state(), ReflectorState::BackingOff);
}

TEST_F(ReflectorMachineTest, TooManyRequestsWaitsForRetryAfter) {
  start_and_list();
  Error error = kTooManyRequests;
  error.retry_after = 20s;
  refuse(error);
  EXPECT_EQ(machine_->due(), now_ + 20s);
  wait();
  EXPECT_TRUE(is<OpenWatch>());
}

TEST_F(ReflectorMachineTest, FailureEndsOnceAWatchHasLastedForASecond) {
  start_and_watch();
  now_ += 5min;
  action_ = machine_->on_event(WatchFailed{kCut, now_});
  open();
  EXPECT_TRUE(status().failing_since);
  EXPECT_EQ(machine_->due(), now_ + 1s);
  now_ += 1s;
  read_nothing();
  EXPECT_FALSE(status().failing_since);
  EXPECT_EQ(machine_->due(), now_ + 74s);  // The silence timeout.
}

TEST_F(ReflectorMachineTest, SecondSilentWatchLeadsToAProbe) {
  start_and_watch();
  now_ += 75s;
  read_nothing();
  EXPECT_EQ(state(), ReflectorState::OpeningWatch);
  open();
  now_ += 75s;
  read_nothing();
  EXPECT_EQ(state(), ReflectorState::Probing);
  EXPECT_EQ(as<Probe>().options, (ListOptions{.resource_version = "10",
                                              .version_match = VersionMatch::NotOlderThan,
                                              .limit = 1}));
  action_ = machine_->on_event(
      ProbeDone{.failure = Error(ErrorCode::ResourceVersionTooLarge, "too large"), .now = now_});
  EXPECT_EQ(state(), ReflectorState::BackingOff);
  wait();
  wait();
  EXPECT_EQ(as<FetchPage>().options.resource_version, "");  // The newest state.
}

TEST_F(ReflectorMachineTest, NotFoundParksIfTheResourceCanBeSearchedFor) {
  start_and_list();
  refuse(kNotFound);
  EXPECT_TRUE(is<FindResource>());
  EXPECT_EQ(state(), ReflectorState::OpeningWatch);
  action_ = machine_->on_event(SearchDone{.is_possible = true, .now = now_});
  EXPECT_EQ(state(), ReflectorState::Parked);
  EXPECT_EQ(count_effects<ReportNotServed>(), 1u);
  wait();
  EXPECT_TRUE(is<CheckResource>());
  action_ = machine_->on_event(ResourceSeen{
      .sighting = {.presence = ResourcePresence::Removed, .check_after = 10s}, .now = now_});
  EXPECT_TRUE(as<Replace>().objects.empty());
  action_ = machine_->on_event(Stored{now_});
  EXPECT_EQ(count_effects<AnnounceParked>(), 1u);
  wait();
  EXPECT_TRUE(is<CheckResource>());
  action_ = machine_->on_event(
      ResourceSeen{.sighting = {.presence = ResourcePresence::Served}, .now = now_});
  EXPECT_EQ(state(), ReflectorState::Starting);
  EXPECT_EQ(count_effects<AnnounceParked>(), 1u);
}

TEST_F(ReflectorMachineTest, NotFoundBacksOffIfTheResourceCannotBeSearchedFor) {
  start_and_list();
  refuse(kNotFound);
  action_ = machine_->on_event(SearchDone{.is_possible = false, .now = now_});
  EXPECT_EQ(state(), ReflectorState::BackingOff);
  EXPECT_EQ(count_effects<ReportError>(), 1u);
}

TEST_F(ReflectorMachineTest, ResyncLeavesTheStateAndRestartsTheTimer) {
  start_and_watch({.resync_period = 30s, .use_streaming_list = false});
  EXPECT_EQ(machine_->resync_due(), now_ + 30s);
  EXPECT_EQ(machine_->due(), now_ + 30s);
  now_ += 31s;
  action_ = machine_->on_event(ResyncDue());
  EXPECT_TRUE(is<Resync>());
  action_ = machine_->on_event(Resynced{.now = now_});
  EXPECT_TRUE(is<Continue>());
  EXPECT_EQ(state(), ReflectorState::Watching);
  EXPECT_EQ(machine_->resync_due(), now_ + 30s);
}

TEST_F(ReflectorMachineTest, FailedResyncClosesTheWatchAndRelists) {
  start_and_watch({.resync_period = 30s, .use_streaming_list = false});
  action_ = machine_->on_event(ResyncFailed{kUnhappyStore, now_});
  EXPECT_EQ(state(), ReflectorState::BackingOff);
  EXPECT_EQ(count_effects<CloseWatch>(), 1u);
  EXPECT_EQ(machine_->resync_due(), TimePoint::max());
}

TEST_F(ReflectorMachineTest, StopClosesTheWatchFromAnyState) {
  start_and_watch();
  action_ = machine_->on_event(Stop());
  EXPECT_TRUE(is<End>());
  EXPECT_EQ(state(), ReflectorState::Stopped);
  EXPECT_EQ(machine_->due(), TimePoint::max());
  EXPECT_EQ(status().counters.watch_ends[WatchEndReason::Stopped], 1u);
}

TEST(ReflectorTransitionsTest, TableAllowsWhatItListsAndNothingElse) {
  using enum ReflectorState;
  EXPECT_TRUE(is_transition(Watching, ReflectorEvent::NothingRead, Probing));
  EXPECT_FALSE(is_transition(Watching, ReflectorEvent::Stored, Probing));
  EXPECT_FALSE(is_transition(Parked, ReflectorEvent::ResourceSeen, Watching));
  EXPECT_TRUE(is_transition(Watching, ReflectorEvent::Stored, Watching));
  EXPECT_TRUE(is_transition(Parked, ReflectorEvent::Stop, Stopped));
  EXPECT_FALSE(is_transition(Parked, ReflectorEvent::Elapsed, Stopped));
}

TEST(ReflectorTransitionsTest, EveryStateCanBeReachedAndLeft) {
  for (int i = 0; i < static_cast<int>(ReflectorState::Stopped); ++i) {
    const auto state = static_cast<ReflectorState>(i);
    int in = 0;
    int out = 0;
    for (const ReflectorTransition& row : kReflectorTransitions) {
      in += row.to == state ? 1 : 0;
      out += row.from == state ? 1 : 0;
    }
    EXPECT_GT(in, 0) << to_string(state);
    EXPECT_GT(out, 0) << to_string(state);
  }
}

}  // namespace
}  // namespace kinform::inline v0::reflector
