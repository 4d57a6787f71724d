// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/informer_loop.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/thread.hpp"
#include "cache/informer/informer_stepper.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"
#include "testing/delivered.hpp"
#include "testing/deltas.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using cache::InformerStepper;
using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::string_view kSlowBatch = "Slow processing of a batch";

// A fake server, a cache and a handler for an InformerLoop.
class InformerLoopTest : public ::testing::Test {
 protected:
  ReflectorOptions options() {
    return {.use_streaming_list = false, .logger = Logger(log_), .clock = &clock_, .seed = 1};
  }

  std::shared_ptr<test_support::FakeWatch> response(std::vector<ObjectPtr> objects) {
    server_.add_list({.objects = std::move(objects), .resource_version = "10"});
    return server_.add_watch();
  }

  static void settle(InformerLoop& controller) {
    TimePoint next = TimePoint::min();
    while (next == TimePoint::min()) {
      next = InformerStepper::step_reflector(controller);
      if (InformerStepper::step_queue(controller)) next = TimePoint::min();
    }
  }
  // Steps only the reflector: changes are received and queued, but not processed.
  static void receive(InformerLoop& controller) {
    while (InformerStepper::step_reflector(controller) == TimePoint::min()) continue;
  }

  test_support::FakeClock clock_;
  std::shared_ptr<test_support::LogCapture> log_ = std::make_shared<test_support::LogCapture>();
  test_support::FakeListerWatcher server_{clock_};
  Indexer indexer_;
  DeltaFifo queue_;
  DeliveredEvents delivered_;
};

// The loop applies changes to the cache and then calls the handler, like client-go's
// NewIndexerInformer (CT-06, CT-07).
TEST_F(InformerLoopTest, MirrorsTheServerAndNotifiesTheHandler) {
  InformerLoop controller(server_, indexer_, delivered_.handler(), options());
  const auto watch = response({make_pod("web/a", "1"), make_pod("web/b", "2")});
  settle(controller);
  EXPECT_THAT(delivered_.take(), ElementsAre("add web/a@1 initial", "add web/b@2 initial"));
  watch->send(test_support::modified(make_pod("web/a", "11")));
  watch->send(test_support::deleted(make_pod("web/b", "12")));
  settle(controller);
  EXPECT_THAT(delivered_.take(), ElementsAre("update web/a@1→11", "delete web/b@12"));
  EXPECT_EQ(indexer_.size(), 1u);
}

// REQUIRES of the destructor: run() has returned.
TEST_F(InformerLoopTest, DestroyingARunningLoopIsAnAssertion) {
  EXPECT_DEATH(
      {
        response({make_pod("web/a", "1")});
        auto loop =
            std::make_unique<InformerLoop>(server_, indexer_, delivered_.handler(), options());
        const std::jthread thread = start_thread(
            "loop", [running = loop.get()](const std::stop_token& stop) { running->run(stop); });
        loop->synced().wait({});
        loop.reset();
      },
      "InformerLoop destroyed while its run\\(\\) is active");
}

// The cache, not the event type, decides between add and update (CT-06, MIS-28).
TEST_F(InformerLoopTest, CacheDecidesBetweenAddAndUpdate) {
  InformerLoop controller(server_, indexer_, delivered_.handler(), options());
  const auto watch = response({make_pod("web/a", "1")});
  settle(controller);
  delivered_.take();
  watch->send(test_support::added(make_pod("web/a", "11")));
  watch->send(test_support::modified(make_pod("web/b", "12")));
  settle(controller);
  EXPECT_THAT(delivered_.take(), ElementsAre("update web/a@1→11", "add web/b@12"));
}

// All queued deltas are processed as one batch (CT-03, CT-13).
TEST_F(InformerLoopTest, QueuedDeltasAreProcessedAsOneBatch) {
  std::vector<std::string> batches;
  InformerLoop controller(
      server_, queue_,
      [&](const DeltaBatch& batch) { batches.push_back(test_support::describe(batch.deltas)); },
      options());
  const auto watch = response({make_pod("web/a", "1")});
  watch->send(test_support::modified(make_pod("web/a", "11")));
  watch->send(test_support::added(make_pod("web/b", "12")));
  receive(controller);
  EXPECT_TRUE(InformerStepper::step_queue(controller));
  EXPECT_FALSE(InformerStepper::step_queue(controller));
  EXPECT_THAT(batches, ElementsAre("Replaced web/a@1, Updated web/a@11, Added web/b@12"));
  EXPECT_EQ(controller.counts().batches, 1u);
  EXPECT_EQ(controller.counts().deltas, 3u);
}

// has_synced() reports the state of the queue, and the resource version is that of the reflector
// (CT-05, MIS-12).
TEST_F(InformerLoopTest, SyncComesFromTheQueueAndVersionFromTheReflector) {
  bool synced_reported = false;
  InformerLoop controller(
      server_, queue_, [](const DeltaBatch&) {}, options(), [&] { synced_reported = true; });
  EXPECT_EQ(controller.last_sync_resource_version(), "");
  response({make_pod("web/a", "1")});
  receive(controller);
  EXPECT_EQ(controller.last_sync_resource_version(), "10");
  EXPECT_FALSE(controller.has_synced());  // The list is received but not processed.
  EXPECT_FALSE(synced_reported);
  EXPECT_TRUE(InformerStepper::step_queue(controller));
  EXPECT_TRUE(controller.has_synced());
  EXPECT_EQ(&controller.synced(), &queue_.synced());
  EXPECT_TRUE(synced_reported);
}

// A resync redelivers every cached object without a request (CT-09, REF-38).
TEST_F(InformerLoopTest, ResyncNotifiesEachObjectAndKeepsTheCache) {
  ReflectorOptions every_minute = options();
  every_minute.resync_period = 60s;
  std::vector<UpdateEvent> updates;
  InformerLoop controller(
      server_, indexer_, {.on_update = [&](const UpdateEvent& event) { updates.push_back(event); }},
      every_minute);
  response({make_pod("web/a", "1"), make_pod("web/b", "2")});
  settle(controller);
  const ObjectPtr cached = indexer_.get({"web", "a"});
  clock_.advance(60s);
  settle(controller);
  ASSERT_THAT(updates, SizeIs(2));
  for (const UpdateEvent& update : updates) EXPECT_EQ(update.old_object, update.new_object);
  EXPECT_EQ(indexer_.get({"web", "a"}), cached);
  EXPECT_EQ(indexer_.resource_version(), "10");
  EXPECT_THAT(server_.requests(), SizeIs(2));  // No further request was made.
}

// A bookmark sets the version of the cache and calls no handler (CT-10).
TEST_F(InformerLoopTest, BookmarkAdvancesTheCachesVersionWithoutNotification) {
  InformerLoop controller(server_, indexer_, delivered_.handler(), options());
  const auto watch = response({make_pod("web/a", "1")});
  settle(controller);
  delivered_.take();
  watch->send(test_support::bookmark("25"));
  settle(controller);
  EXPECT_EQ(indexer_.resource_version(), "25");
  EXPECT_THAT(delivered_.take(), IsEmpty());
}

// A batch whose processing fails is logged, and not queued again (CT-04, Q-11).
TEST_F(InformerLoopTest, ThrowingProcessFunctionIsLoggedAndCounted) {
  int calls = 0;
  InformerLoop controller(
      server_, queue_,
      [&](const DeltaBatch&) {
        if (++calls == 1) throw std::runtime_error("oh no");
        throw 42;  // User code may throw anything.
      },
      options());
  const auto watch = response({make_pod("web/a", "1")});
  settle(controller);
  EXPECT_TRUE(controller.has_synced());
  watch->send(test_support::added(make_pod("web/b", "11")));
  settle(controller);
  EXPECT_EQ(calls, 2);  // The failed batch is not delivered again.
  EXPECT_EQ(controller.counts().failures, 2u);
  EXPECT_THAT(log_->records("Processing a batch failed"), SizeIs(2));
}

TEST_F(InformerLoopTest, ThrowingHandlerIsLoggedAndTheNextCallFollows) {
  InformerLoop controller(server_, indexer_,
                          {.on_add = [](const AddEvent&) { throw std::runtime_error("oh no"); },
                           .on_update = delivered_.handler().on_update},
                          options());
  const auto watch = response({make_pod("web/a", "1"), make_pod("web/b", "2")});
  watch->send(test_support::modified(make_pod("web/a", "11")));
  settle(controller);
  EXPECT_THAT(delivered_.take(), ElementsAre("update web/a@1→11"));
  EXPECT_EQ(controller.counts().failures, 2u);
  EXPECT_THAT(log_->records("Handler failed"), SizeIs(2));
}

// Slow batches are logged (DF-15, RF-22).
TEST_F(InformerLoopTest, SlowBatchesAreLogged) {
  Duration taken = 100ms;
  InformerLoop controller(
      server_, queue_, [&](const DeltaBatch&) { clock_.advance(taken); }, options());
  const auto watch = response({make_pod("web/a", "1")});
  settle(controller);
  EXPECT_THAT(log_->records(kSlowBatch), IsEmpty());

  taken = 101ms;  // More than 100 ms for one delta …
  watch->send(test_support::modified(make_pod("web/a", "11")));
  settle(controller);
  EXPECT_THAT(log_->records(kSlowBatch), SizeIs(1));
  EXPECT_EQ(log_->records(kSlowBatch)[0].field("deltas"), "1");

  taken = 1s;  // … or more than one second for any number of deltas.
  const auto send_twenty = [&] {
    for (int i = 0; i < 20; ++i)
      watch->send(test_support::modified(make_pod("web/a", std::to_string(100 + i))));
    receive(controller);
    EXPECT_TRUE(InformerStepper::step_queue(controller));
  };
  send_twenty();
  EXPECT_THAT(log_->records(kSlowBatch), SizeIs(1));
  taken = 1001ms;
  send_twenty();
  EXPECT_THAT(log_->records(kSlowBatch), SizeIs(2));
}

// Runs the loop in a thread of its own.
class RunningInformerLoopTest : public InformerLoopTest {
 protected:
  static std::jthread start(InformerLoop& controller) {
    return start_thread("controller", [&](const std::stop_token& stop) { controller.run(stop); });
  }

  static void stop(std::jthread& thread) {
    thread.request_stop();
    thread.join();
  }
};

// run() returns after the reflector has ended (CT-01).
TEST_F(RunningInformerLoopTest, RunReturnsAfterItsReflectorHasEnded) {
  InformerLoop controller(server_, indexer_, delivered_.handler(), options());
  response({make_pod("web/a", "1")});
  std::jthread thread = start(controller);
  EXPECT_TRUE(controller.synced().wait({}));
  ASSERT_TRUE(server_.wait_for_requests(2));
  stop(thread);
  EXPECT_EQ(server_.open_watches(), 0u);
  EXPECT_THAT(server_.requests(), SizeIs(2));
}

// The calling thread of run() consumes the queue (CT-01).
TEST_F(RunningInformerLoopTest, HandlerIsCalledOnTheThreadThatRuns) {
  std::thread::id calling;
  InformerLoop controller(
      server_, indexer_, {.on_add = [&](const AddEvent&) { calling = std::this_thread::get_id(); }},
      options());
  response({make_pod("web/a", "1")});
  std::jthread thread = start(controller);
  EXPECT_TRUE(controller.synced().wait({}));
  EXPECT_EQ(calling, thread.get_id());
}

// A stop closes the queue (CT-01).
TEST_F(RunningInformerLoopTest, StopClosesTheQueue) {
  InformerLoop controller(
      server_, queue_, [](const DeltaBatch&) {}, options());
  server_.hang_list();
  std::jthread thread = start(controller);
  ASSERT_TRUE(server_.wait_for_requests(1));
  stop(thread);
  EXPECT_EQ(queue_.add(make_pod("web/a", "1")).error().code, ErrorCode::Closed);
}

// Deltas that are queued at the stop are not processed (CT-02).
TEST_F(RunningInformerLoopTest, DeltasQueuedAtTheStopAreNotProcessed) {
  OneShotEvent entered;
  OneShotEvent release;
  std::vector<std::string> batches;
  InformerLoop controller(
      server_, queue_,
      [&](const DeltaBatch& batch) {
        batches.push_back(test_support::describe(batch.deltas));
        entered.set();
        release.wait({});
      },
      options());
  const auto watch = response({make_pod("web/a", "1")});
  std::jthread thread = start(controller);
  entered.wait({});
  ASSERT_TRUE(server_.wait_for_requests(2));
  watch->send(test_support::added(make_pod("web/b", "11")));
  ASSERT_TRUE(test_support::eventually([&] { return queue_.counts().queued > 0; }));
  thread.request_stop();
  release.set();
  thread.join();
  EXPECT_THAT(batches, ElementsAre("Replaced web/a@1"));
}

}  // namespace
}  // namespace kinform::inline v0
