// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/delaying_queue.hpp"

#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class DelayingQueueTest : public ::testing::Test {
 protected:
  // Takes and releases every item that is ready, one after the other.
  std::vector<std::string> drain() {
    std::vector<std::string> items;
    while (const auto lease = queue_.try_get()) items.push_back(*lease);
    return items;
  }

  // Blocks until a worker waits for the time `expected`. Returns false if none does within 30
  // seconds.
  [[nodiscard]] bool wait_until_next_deadline_is(TimePoint expected) {
    const TimePoint deadline = system_clock().after(30s);
    while (clock_.next_deadline() != expected) {
      if (system_clock().now() > deadline) return false;
      std::this_thread::yield();
    }
    return true;
  }

  FakeClock clock_;
  DelayingQueue<std::string> queue_{{.clock = &clock_}};
};

// add_after() schedules an item for now plus the delay (WQ-20).
TEST_F(DelayingQueueTest, ItemIsReadyOnlyAfterItsDelay) {
  queue_.add_after("web/a", 10s);
  EXPECT_EQ(queue_.size(), 0u);  // Scheduled items do not count as queued (WQ-05).
  clock_.advance(10s - 1ns);
  EXPECT_EQ(queue_.size(), 0u);
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(1ns);
  EXPECT_EQ(queue_.size(), 1u);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(1h);
  EXPECT_THAT(drain(), IsEmpty());
}

// A delay of zero or less adds the item immediately (WQ-20).
TEST_F(DelayingQueueTest, NonPositiveDelayAddsImmediately) {
  queue_.add_after("web/a", 0s);
  queue_.add_after("web/b", -1h);
  EXPECT_THAT(drain(), ElementsAre("web/a", "web/b"));
}

TEST_F(DelayingQueueTest, DelayBeyondTheClocksRangeMeansNever) {
  queue_.add_after("web/a", Duration::max());
  clock_.advance(1000h);
  EXPECT_EQ(queue_.size(), 0u);
}

// An item has one schedule, and the earliest time wins (WQ-21, MIS-22).
TEST_F(DelayingQueueTest, LaterScheduleOfAnItemIsIgnored) {
  queue_.add_after("web/a", 10s);
  queue_.add_after("web/a", 20s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), IsEmpty());
}

// An item has one schedule, and the earliest time wins (WQ-21, MIS-22).
TEST_F(DelayingQueueTest, EarlierScheduleOfAnItemReplacesTheLaterOne) {
  queue_.add_after("web/a", 20s);
  queue_.add_after("web/a", 10s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), IsEmpty());
}

// Due items are added in the order of their due times (WQ-22).
TEST_F(DelayingQueueTest, DueItemsAreReturnedInOrderOfDueTime) {
  queue_.add_after("web/c", 3s);
  queue_.add_after("web/a", 1s);
  queue_.add_after("web/d", 4s);
  queue_.add_after("web/b", 2s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a", "web/b", "web/c", "web/d"));
}

// Items are queued in the order in which they became ready (WQ-04, WQ-22).
TEST_F(DelayingQueueTest, DueItemPrecedesItemsAddedAfterItsDueTime) {
  queue_.add("web/first");
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  queue_.add("web/last");
  EXPECT_THAT(drain(), ElementsAre("web/first", "web/due", "web/last"));
}

// Items are queued in the order in which they became ready (WQ-04, WQ-22).
TEST_F(DelayingQueueTest, DueItemPrecedesItemsReleasedAfterItsDueTime) {
  queue_.add("web/a");
  auto lease = queue_.get();
  queue_.add("web/a");
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  lease.done();
  EXPECT_THAT(drain(), ElementsAre("web/due", "web/a"));
}

// Due items are added in the order of their due times (WQ-22).
TEST_F(DelayingQueueTest, DueItemPrecedesItemScheduledForNow) {
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  queue_.add_after("web/a", 0s);
  EXPECT_THAT(drain(), ElementsAre("web/due", "web/a"));
}

// A schedule is independent of the queue: a plain add does not cancel it (WQ-23).
TEST_F(DelayingQueueTest, AddDoesNotCancelTheSchedule) {
  queue_.add_after("web/a", 10s);
  queue_.add("web/a");
  queue_.add_after("web/a", 0s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

// A schedule that becomes due adds the item, which is queued at most once (WQ-23).
TEST_F(DelayingQueueTest, ItemQueuedWhenItBecomesDueIsReturnedOnce) {
  queue_.add_after("web/a", 10s);
  queue_.add("web/a");
  clock_.advance(10s);
  EXPECT_EQ(queue_.size(), 1u);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

// A schedule that becomes due adds the item even while it is leased (WQ-23).
TEST_F(DelayingQueueTest, ItemLeasedWhenItBecomesDueIsReturnedAgain) {
  queue_.add("web/a");
  {
    const auto lease = queue_.get();
    queue_.add_after("web/a", 10s);
    clock_.advance(10s);
    EXPECT_THAT(drain(), IsEmpty());
  }
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

// A schedule is independent of leases (WQ-23).
TEST_F(DelayingQueueTest, ScheduleMadeDuringALeaseSurvivesItsRelease) {
  queue_.add("web/a");
  {
    const auto lease = queue_.get();
    queue_.add_after(*lease, 10s);
  }
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

// Schedules are ordered by due time, and their number has no limit (WQ-22, WQ-24).
TEST_F(DelayingQueueTest, ManyScheduledItemsAreReturnedInOrder) {
  std::vector<std::string> expected;
  for (int i = 0; i < 5000; ++i) expected.push_back("web/" + std::to_string(i));
  for (int i = 0; i < 5000; ++i) {
    const int shuffled = i * 1237 % 5000;
    queue_.add_after(expected[static_cast<std::size_t>(shuffled)], 1ms * (shuffled + 1));
  }
  clock_.advance(5000ms);
  EXPECT_EQ(drain(), expected);
}

// A worker in get() wakes exactly when the first scheduled item is due; there is no periodic
// wake-up as in client-go (WQ-20, WQ-24).
TEST_F(DelayingQueueTest, WaitingWorkerGetsTheItemWhenItIsDue) {
  queue_.add_after("web/a", 10s);
  std::string got;
  std::jthread worker([&] { got = *queue_.get(); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_EQ(clock_.next_deadline(), clock_.now() + 10s);
  clock_.advance(10s);
  worker.join();
  EXPECT_EQ(got, "web/a");
}

// If an item with an earlier due time is scheduled, a worker that waits for a later one wakes in
// time for it (WQ-21).
TEST_F(DelayingQueueTest, WaitingWorkerWakesForAnEarlierSchedule) {
  queue_.add_after("web/a", 10s);
  std::string got;
  std::jthread worker([&] { got = *queue_.get(); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  queue_.add_after("web/b", 1s);
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_EQ(clock_.next_deadline(), clock_.now() + 1s);
  clock_.advance(1s);
  worker.join();
  EXPECT_EQ(got, "web/b");
}

TEST_F(DelayingQueueTest, LaterScheduleDoesNotWakeTheWaitingWorker) {
  queue_.add_after("web/a", 1s);
  std::jthread worker([&] { EXPECT_EQ(*queue_.get(), "web/a"); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  queue_.add_after("web/b", 10s);
  EXPECT_EQ(clock_.waiters(), 1u);
  clock_.advance(1s);
}

TEST_F(DelayingQueueTest, OneOfSeveralWorkersAlwaysWaitsForTheNextDeadline) {
  queue_.add_after("web/later", 1h);
  std::vector<std::jthread> workers;
  for (int i = 0; i < 3; ++i) {
    workers.emplace_back([&](std::stop_token stop) {
      while (const auto lease = queue_.get(stop)) {
      }
    });
  }
  // Only one worker waits with a timeout for the next due time. It takes the due item and processes
  // it, so another worker must take over the timed wait.
  for (int i = 0; i < 50; ++i) {
    queue_.add_after("web/a", 2s);
    ASSERT_TRUE(wait_until_next_deadline_is(clock_.now() + 2s));
    queue_.add_after("web/b", 1s);
    ASSERT_TRUE(wait_until_next_deadline_is(clock_.now() + 1s));
    clock_.advance(2s);
  }
}

TEST_F(DelayingQueueTest, StoppedTimekeeperIsReplacedByAnotherWorker) {
  queue_.add_after("web/a", 10s);
  std::jthread first([&](std::stop_token stop) { EXPECT_FALSE(queue_.get(stop)); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  std::string got;
  std::jthread second([&] { got = *queue_.get(); });
  first.request_stop();
  first.join();
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  clock_.advance(10s);
  second.join();
  EXPECT_EQ(got, "web/a");
}

TEST_F(DelayingQueueTest, TimekeeperLeavesTheSecondOfTwoDueItemsToAnotherWorker) {
  queue_.add_after("web/a", 10s);
  queue_.add_after("web/b", 10s);
  std::vector<DelayingQueue<std::string>::Lease> leases(2);
  {
    std::jthread first([&] { leases[0] = queue_.get(); });
    std::jthread second([&] { leases[1] = queue_.get(); });
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(10s);
  }
  EXPECT_TRUE(leases[0]);
  EXPECT_TRUE(leases[1]);
}

// Items that are still scheduled at shutdown are dropped (WQ-25).
TEST_F(DelayingQueueTest, ShutDownDropsItemsThatAreNotDue) {
  queue_.add_after("web/due", 1s);
  queue_.add_after("web/later", 10s);
  clock_.advance(1s);
  queue_.shut_down();
  EXPECT_EQ(*queue_.get(), "web/due");
  clock_.advance(1h);
  EXPECT_FALSE(queue_.get());
}

// A delayed add is dropped during shutdown (WQ-20).
TEST_F(DelayingQueueTest, AddAfterIsIgnoredAfterShutDown) {
  queue_.shut_down();
  queue_.add_after("web/a", 1s);
  queue_.add_after("web/b", 0s);
  clock_.advance(1s);
  EXPECT_FALSE(queue_.get());
}

// Shutdown wakes all workers, including the one in a timed wait (WQ-06, WQ-26).
TEST_F(DelayingQueueTest, ShutDownWakesTheTimekeeperImmediately) {
  queue_.add_after("web/a", 1h);
  std::jthread worker([&] { EXPECT_FALSE(queue_.get()); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  queue_.shut_down();
}

// A drain drops scheduled items and needs no timer to return (WQ-25, WQ-26).
TEST_F(DelayingQueueTest, DrainWaitsNeitherForSchedulesNorForTheClock) {
  queue_.add_after("web/a", 1h);
  std::jthread worker([&] { EXPECT_FALSE(queue_.get()); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_TRUE(queue_.shut_down_with_drain());
}

// The queue keeps no reference to a dropped item (WQ-11, WQ-25).
TEST_F(DelayingQueueTest, ShutDownReleasesDroppedItems) {
  DelayingQueue<std::shared_ptr<int>> queue({.clock = &clock_});
  auto item = std::make_shared<int>();
  const std::weak_ptr<int> alive = item;
  queue.add_after(std::move(item), 1h);
  EXPECT_FALSE(alive.expired());
  queue.shut_down();
  EXPECT_TRUE(alive.expired());
}

// Shutdown drops schedules but not leases (WQ-25).
TEST_F(DelayingQueueTest, LeasedItemWithADroppedScheduleStaysLeased) {
  queue_.add("web/a");
  const auto lease = queue_.get();
  queue_.add_after("web/a", 1h);
  queue_.shut_down();
  EXPECT_EQ(*lease, "web/a");
}

}  // namespace
}  // namespace kinform::inline v0
