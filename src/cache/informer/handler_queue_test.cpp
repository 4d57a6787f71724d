// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/handler_queue.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/thread.hpp"
#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0::cache {
namespace {

using namespace std::chrono_literals;
using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::string_view kSlow = "Slow handler with a long backlog";

std::shared_ptr<const NotificationBatch> additions(int first, int count, bool initial = false) {
  NotificationBatch batch;
  for (int i = first; i < first + count; ++i) {
    batch.notifications.push_back(
        {.new_object = make_pod("web/p" + std::to_string(i), std::to_string(i)),
         .in_initial_list = initial});
  }
  if (initial) batch.initial_count = static_cast<std::size_t>(count);
  return std::make_shared<const NotificationBatch>(std::move(batch));
}

class HandlerQueueTest : public ::testing::Test {
 protected:
  HandlerQueue make(EventHandler<> handler) {
    return HandlerQueue(std::move(handler), "mine", clock_, Logger(log_));
  }

  test_support::FakeClock clock_;
  std::shared_ptr<test_support::LogCapture> log_ = std::make_shared<test_support::LogCapture>();
  DeliveredEvents delivered_;
};

// Delivery is first in, first out (PL-01).
TEST_F(HandlerQueueTest, CallsAreMadeOneByOneInPushOrder) {
  HandlerQueue queue = make(delivered_.handler());
  queue.push(additions(1, 2), true);
  queue.push(additions(3, 1), true);
  EXPECT_TRUE(queue.step());
  EXPECT_THAT(delivered_.take(), ElementsAre("add web/p1@1"));
  EXPECT_TRUE(queue.step());
  EXPECT_TRUE(queue.step());
  EXPECT_FALSE(queue.step());
  EXPECT_THAT(delivered_.take(), ElementsAre("add web/p2@2", "add web/p3@3"));
}

// A handler has synced when its last initial add has returned (PL-02, SY-01, SI-23).
TEST_F(HandlerQueueTest, SyncedOnceTheLastInitialCallHasReturned) {
  std::vector<bool> synced_inside;
  const HandlerQueue* self = nullptr;
  HandlerQueue queue =
      make({.on_add = [&](const AddEvent&) { synced_inside.push_back(self->synced().is_set()); }});
  self = &queue;
  queue.push(additions(1, 2, true), true);
  queue.record_informer_synced();
  queue.push(additions(3, 1), true);  // Not in the initial list, so the sync does not wait for it.
  EXPECT_TRUE(queue.step());
  EXPECT_FALSE(queue.synced().is_set());
  EXPECT_TRUE(queue.step());
  EXPECT_THAT(synced_inside, ElementsAre(false, false));
  EXPECT_TRUE(queue.synced().is_set());
}

// A handler has not synced before its informer has (SY-02, SI-23).
TEST_F(HandlerQueueTest, NotSyncedBeforeTheInformerEvenIfNothingIsPending) {
  HandlerQueue queue = make(delivered_.handler());
  EXPECT_FALSE(queue.synced().is_set());
  queue.push(additions(1, 1, true), true);
  EXPECT_TRUE(queue.step());
  EXPECT_FALSE(queue.synced().is_set());  // More of the initial list may follow.
  queue.push(additions(2, 1, true), true);
  queue.record_informer_synced();
  EXPECT_FALSE(queue.synced().is_set());
  EXPECT_TRUE(queue.step());
  EXPECT_TRUE(queue.synced().is_set());
}

// Once synced, a handler stays synced (SI-23).
TEST_F(HandlerQueueTest, StaysSynced) {
  HandlerQueue queue = make(delivered_.handler());
  queue.record_informer_synced();
  EXPECT_TRUE(queue.synced().is_set());
  queue.push(additions(1, 1, true), true);
  EXPECT_TRUE(queue.synced().is_set());
}

// Stopping drops the buffered notifications (PL-03, SI-18).
TEST_F(HandlerQueueTest, StopDropsQueuedAndLaterNotifications) {
  HandlerQueue queue = make(delivered_.handler());
  queue.push(additions(1, 2), true);
  EXPECT_TRUE(queue.step());
  queue.stop();
  queue.push(additions(3, 1), true);
  EXPECT_FALSE(queue.step());
  EXPECT_EQ(queue.counts().backlog, 0u);
  EXPECT_THAT(delivered_.take(), ElementsAre("add web/p1@1"));
}

// A handler that is stopped before its last initial call has returned never reports synced (PL-03).
TEST_F(HandlerQueueTest, NeverSyncsIfStoppedBeforeTheLastInitialCall) {
  HandlerQueue queue = make(delivered_.handler());
  queue.push(additions(1, 1, true), true);
  queue.record_informer_synced();
  queue.stop();
  EXPECT_FALSE(queue.synced().is_set());
  EXPECT_FALSE(queue.wait_for_sync({}));
}

// After a stop, the thread ends when the running call returns (PL-03).
TEST_F(HandlerQueueTest, ThreadEndsAfterTheRunningCall) {
  OneShotEvent entered;
  OneShotEvent release;
  int calls = 0;
  HandlerQueue queue = make({.on_add = [&](const AddEvent&) {
    ++calls;
    entered.set();
    release.wait({});
  }});
  queue.start();
  queue.push(additions(1, 2), true);
  entered.wait({});
  queue.stop();
  EXPECT_TRUE(queue.is_in_call());
  release.set();
  queue.join();
  EXPECT_EQ(calls, 1);
}

// The end of an informer and the removal of a handler may wait for one thread at the same time.
TEST_F(HandlerQueueTest, SeveralThreadsCanWaitForTheEndOfTheThread) {
  for (int round = 0; round < 20; ++round) {
    OneShotEvent entered;
    OneShotEvent release;
    std::atomic<bool> returned = false;
    HandlerQueue queue = make({.on_add = [&](const AddEvent&) {
      entered.set();
      release.wait({});
      returned = true;
    }});
    queue.start();
    queue.push(additions(1, 1), true);
    entered.wait({});
    queue.stop();
    std::atomic<int> waiting = 0;
    std::vector<std::jthread> waiters;
    for (int i = 0; i < 3; ++i) {
      waiters.push_back(start_thread("join", [&] {
        ++waiting;
        queue.join();
        EXPECT_TRUE(returned);
      }));
    }
    EXPECT_TRUE(test_support::eventually([&] { return waiting == 3; }));
    release.set();
  }
}

// A removed handler is destroyed with what it captured, even while the registration and the queue
// live on.
TEST_F(HandlerQueueTest, RemovedHandlerIsReleasedAtOnce) {
  const auto captured = std::make_shared<int>();
  HandlerQueue queue = make({.on_add = [captured](const AddEvent&) {}});
  queue.push(additions(1, 1), true);
  queue.stop();
  EXPECT_EQ(captured.use_count(), 2);
  queue.remove();
  EXPECT_EQ(captured.use_count(), 1);
  EXPECT_FALSE(queue.step());
}

TEST_F(HandlerQueueTest, HandlerRemovedDuringACallIsReleasedWhenTheCallReturns) {
  auto captured = std::make_shared<int>();
  HandlerQueue* self = nullptr;
  HandlerQueue queue = make({.on_add = [&self, captured](const AddEvent&) {
    self->remove();
    EXPECT_EQ(captured.use_count(), 2);  // Still in use.
  }});
  self = &queue;
  queue.push(additions(1, 2), true);
  EXPECT_TRUE(queue.step());
  EXPECT_EQ(captured.use_count(), 1);
  EXPECT_FALSE(queue.step());
}

// A call of more than 100 ms is logged while more than 1024 are pending (PL-05).
TEST_F(HandlerQueueTest, SlowCallsWithALongBacklogAreLogged) {
  Duration taken = 101ms;
  HandlerQueue queue = make({.on_add = [&](const AddEvent&) { clock_.advance(taken); }});
  queue.push(additions(1, 1026), true);
  EXPECT_TRUE(queue.step());  // 1025 calls are left.
  ASSERT_THAT(log_->records(kSlow), SizeIs(1));
  EXPECT_EQ(log_->records(kSlow)[0].field("handler"), "mine");
  EXPECT_EQ(log_->records(kSlow)[0].field("backlog"), "1025");
  EXPECT_TRUE(queue.step());  // 1024 calls are not a long backlog …
  EXPECT_THAT(log_->records(kSlow), SizeIs(1));
  queue.push(additions(2000, 100), true);
  taken = 100ms;  // … and 100 ms is not slow.
  EXPECT_TRUE(queue.step());
  EXPECT_THAT(log_->records(kSlow), SizeIs(1));
}

TEST_F(HandlerQueueTest, LagIsTheWaitingTimeOfTheNextCall) {
  HandlerQueue queue = make(delivered_.handler());
  EXPECT_EQ(queue.counts().lag, 0s);
  queue.push(additions(1, 1), true);
  clock_.advance(3s);
  queue.push(additions(2, 1), true);
  clock_.advance(1s);
  EXPECT_EQ(queue.counts().lag, 4s);
  EXPECT_TRUE(queue.step());
  EXPECT_EQ(queue.counts().lag, 1s);
  EXPECT_TRUE(queue.step());
  EXPECT_EQ(queue.counts().lag, 0s);
  EXPECT_EQ(queue.counts().delivered, 2u);
}

// Updates without a version change reach only handlers that are due for a resync (SI-31).
TEST_F(HandlerQueueTest, UnchangedObjectsAreDeliveredOnRequestOnly) {
  const ObjectPtr pod = make_pod("web/a", "1");
  NotificationBatch batch;
  batch.notifications = {{.old_object = pod, .new_object = pod},
                         {.old_object = pod, .new_object = make_pod("web/a", "2")}};
  const auto shared = std::make_shared<const NotificationBatch>(std::move(batch));
  HandlerQueue queue = make(delivered_.handler());
  queue.push(shared, false);
  EXPECT_TRUE(queue.step());
  EXPECT_FALSE(queue.step());
  EXPECT_THAT(delivered_.take(), ElementsAre("update web/a@1→2"));
  queue.push(shared, true);
  EXPECT_TRUE(queue.step());
  EXPECT_THAT(delivered_.take(), ElementsAre("update web/a@1→1"));
}

}  // namespace
}  // namespace kinform::inline v0::cache
