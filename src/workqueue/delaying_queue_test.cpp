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
using ::testing::ElementsAre;
using test_support::FakeClock;
using ::testing::IsEmpty;

class DelayingQueueTest : public ::testing::Test {
 protected:
  // Everything that is ready, each item given back before the next is taken.
  std::vector<std::string> drain() {
    std::vector<std::string> items;
    while (const auto lease = queue_.try_get()) items.push_back(*lease);
    return items;
  }

  // Blocks until a worker waits for that moment; false if none does within half a minute.
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

TEST_F(DelayingQueueTest, ItemComesOutOnceItsDelayHasPassedAndNotBefore) {  // WQ-20
  queue_.add_after("web/a", 10s);
  EXPECT_EQ(queue_.size(), 0u);  // WQ-05
  clock_.advance(10s - 1ns);
  EXPECT_EQ(queue_.size(), 0u);
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(1ns);
  EXPECT_EQ(queue_.size(), 1u);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(1h);
  EXPECT_THAT(drain(), IsEmpty());
}

TEST_F(DelayingQueueTest, DelayThatIsNotPositiveAddsAtOnce) {  // WQ-20
  queue_.add_after("web/a", 0s);
  queue_.add_after("web/b", -1h);
  EXPECT_THAT(drain(), ElementsAre("web/a", "web/b"));
}

TEST_F(DelayingQueueTest, DelayTooLongForTheClockMeansNever) {
  queue_.add_after("web/a", Duration::max());
  clock_.advance(1000h);
  EXPECT_EQ(queue_.size(), 0u);
}

TEST_F(DelayingQueueTest, LaterScheduleOfAnItemIsIgnored) {  // WQ-21, MIS-22
  queue_.add_after("web/a", 10s);
  queue_.add_after("web/a", 20s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), IsEmpty());
}

TEST_F(DelayingQueueTest, EarlierScheduleOfAnItemReplacesTheOther) {  // WQ-21, MIS-22
  queue_.add_after("web/a", 20s);
  queue_.add_after("web/a", 10s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), IsEmpty());
}

TEST_F(DelayingQueueTest, DueItemsComeOutInTheOrderOfTheirTimes) {  // WQ-22
  queue_.add_after("web/c", 3s);
  queue_.add_after("web/a", 1s);
  queue_.add_after("web/d", 4s);
  queue_.add_after("web/b", 2s);
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a", "web/b", "web/c", "web/d"));
}

TEST_F(DelayingQueueTest, DueItemComesBeforeWhatIsAddedAfterItsTime) {  // WQ-04, WQ-22
  queue_.add("web/first");
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  queue_.add("web/last");
  EXPECT_THAT(drain(), ElementsAre("web/first", "web/due", "web/last"));
}

TEST_F(DelayingQueueTest, DueItemComesBeforeOneThatIsDoneAfterItsTime) {  // WQ-04, WQ-22
  queue_.add("web/a");
  auto lease = queue_.get();
  queue_.add("web/a");
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  lease.done();
  EXPECT_THAT(drain(), ElementsAre("web/due", "web/a"));
}

TEST_F(DelayingQueueTest, DueItemComesBeforeOneThatIsScheduledForNow) {  // WQ-22
  queue_.add_after("web/due", 1s);
  clock_.advance(2s);
  queue_.add_after("web/a", 0s);
  EXPECT_THAT(drain(), ElementsAre("web/due", "web/a"));
}

TEST_F(DelayingQueueTest, AddDoesNotCancelTheSchedule) {  // WQ-23
  queue_.add_after("web/a", 10s);
  queue_.add("web/a");
  queue_.add_after("web/a", 0s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

TEST_F(DelayingQueueTest, ItemThatIsQueuedWhenItBecomesDueComesOutOnce) {  // WQ-23
  queue_.add_after("web/a", 10s);
  queue_.add("web/a");
  clock_.advance(10s);
  EXPECT_EQ(queue_.size(), 1u);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

TEST_F(DelayingQueueTest, ItemThatIsLeasedWhenItBecomesDueComesOutAgainAfterwards) {  // WQ-23
  queue_.add("web/a");
  {
    const auto lease = queue_.get();
    queue_.add_after("web/a", 10s);
    clock_.advance(10s);
    EXPECT_THAT(drain(), IsEmpty());
  }
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

TEST_F(DelayingQueueTest, ScheduleOutlivesTheLeaseDuringWhichItWasMade) {  // WQ-23
  queue_.add("web/a");
  {
    const auto lease = queue_.get();
    queue_.add_after(*lease, 10s);
  }
  EXPECT_THAT(drain(), IsEmpty());
  clock_.advance(10s);
  EXPECT_THAT(drain(), ElementsAre("web/a"));
}

TEST_F(DelayingQueueTest, ManyScheduledItemsAllComeOutInOrder) {  // WQ-22, WQ-24: no bound
  std::vector<std::string> expected;
  for (int i = 0; i < 5000; ++i) expected.push_back("web/" + std::to_string(i));
  for (int i = 0; i < 5000; ++i) {
    const int shuffled = i * 1237 % 5000;
    queue_.add_after(expected[static_cast<std::size_t>(shuffled)], 1ms * (shuffled + 1));
  }
  clock_.advance(5000ms);
  EXPECT_EQ(drain(), expected);
}

TEST_F(DelayingQueueTest,
       WaitingWorkerGetsTheItemWhenItIsDue) {  // WQ-20, without WQ-24's heartbeat
  queue_.add_after("web/a", 10s);
  std::string got;
  std::jthread worker([&] { got = *queue_.get(); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_EQ(clock_.next_deadline(), clock_.now() + 10s);
  clock_.advance(10s);
  worker.join();
  EXPECT_EQ(got, "web/a");
}

TEST_F(DelayingQueueTest, WaitingWorkerNoticesThatSomethingIsDueSooner) {  // WQ-21
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

TEST_F(DelayingQueueTest, LaterScheduleLeavesTheWaitingWorkerAlone) {
  queue_.add_after("web/a", 1s);
  std::jthread worker([&] { EXPECT_EQ(*queue_.get(), "web/a"); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  queue_.add_after("web/b", 10s);
  EXPECT_EQ(clock_.waiters(), 1u);
  clock_.advance(1s);
}

TEST_F(DelayingQueueTest, OfSeveralWorkersThereIsAlwaysOneThatKeepsTheTime) {
  queue_.add_after("web/later", 1h);
  std::vector<std::jthread> workers;
  for (int i = 0; i < 3; ++i) {
    workers.emplace_back([&](std::stop_token stop) {
      while (const auto lease = queue_.get(stop)) {
      }
    });
  }
  // Whoever keeps the time goes on to process what is due, and another one must take over.
  for (int i = 0; i < 50; ++i) {
    queue_.add_after("web/a", 2s);
    ASSERT_TRUE(wait_until_next_deadline_is(clock_.now() + 2s));
    queue_.add_after("web/b", 1s);
    ASSERT_TRUE(wait_until_next_deadline_is(clock_.now() + 1s));
    clock_.advance(2s);
  }
}

TEST_F(DelayingQueueTest, StoppedTimekeeperHandsItsJobToAnotherWorker) {
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

TEST_F(DelayingQueueTest, ShutDownForgetsWhatIsNotDue) {  // WQ-25
  queue_.add_after("web/due", 1s);
  queue_.add_after("web/later", 10s);
  clock_.advance(1s);
  queue_.shut_down();
  EXPECT_EQ(*queue_.get(), "web/due");
  clock_.advance(1h);
  EXPECT_FALSE(queue_.get());
}

TEST_F(DelayingQueueTest, NothingIsScheduledOnceShutDown) {  // WQ-20
  queue_.shut_down();
  queue_.add_after("web/a", 1s);
  queue_.add_after("web/b", 0s);
  clock_.advance(1s);
  EXPECT_FALSE(queue_.get());
}

TEST_F(DelayingQueueTest, ShutDownReleasesTheTimekeeperAtOnce) {  // WQ-06, WQ-26
  queue_.add_after("web/a", 1h);
  std::jthread worker([&] { EXPECT_FALSE(queue_.get()); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  queue_.shut_down();
}

TEST_F(DelayingQueueTest, DrainDoesNotWaitForSchedulesNorForTheClock) {  // WQ-25, WQ-26
  queue_.add_after("web/a", 1h);
  std::jthread worker([&] { EXPECT_FALSE(queue_.get()); });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_TRUE(queue_.shut_down_with_drain());
}

TEST_F(DelayingQueueTest, ShutDownDoesNotKeepForgottenItemsAlive) {  // WQ-11, WQ-25
  DelayingQueue<std::shared_ptr<int>> queue({.clock = &clock_});
  auto item = std::make_shared<int>();
  const std::weak_ptr<int> alive = item;
  queue.add_after(std::move(item), 1h);
  EXPECT_FALSE(alive.expired());
  queue.shut_down();
  EXPECT_TRUE(alive.expired());
}

TEST_F(DelayingQueueTest, LeasedItemWhoseScheduleIsForgottenStaysLeased) {  // WQ-25
  queue_.add("web/a");
  const auto lease = queue_.get();
  queue_.add_after("web/a", 1h);
  queue_.shut_down();
  EXPECT_EQ(*lease, "web/a");
}

}  // namespace
}  // namespace kinform::inline v0
