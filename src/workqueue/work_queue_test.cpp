// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/work_queue.hpp"

#include <csignal>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/delaying_queue.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Takes and releases every item that is ready, one after the other.
template <class Queue>
std::vector<std::string> drain(Queue& queue) {
  std::vector<std::string> items;
  while (const auto lease = queue.try_get()) items.push_back(*lease);
  return items;
}

// Items are returned in the order in which they were added (WQ-01, WQ-04).
TEST(WorkQueueTest, ItemsAreReturnedInTheOrderOfTheirAdds) {
  WorkQueue<std::string> queue;
  queue.add("web/c");
  queue.add("web/a");
  queue.add("web/b");
  EXPECT_THAT(drain(queue), ElementsAre("web/c", "web/a", "web/b"));
}

// Adding a queued item again changes nothing (WQ-01).
TEST(WorkQueueTest, ItemAddedTwiceBeforeGetIsReturnedOnceInItsFirstPlace) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 2u);
  EXPECT_THAT(drain(queue), ElementsAre("web/a", "web/b"));
}

// Any number of adds, before and during processing, leads to one run each (WQ-01, WQ-04).
TEST(WorkQueueTest, ItemsAddedRepeatedlyAreReturnedOnceEach) {
  const std::vector<std::string> names = {"a/of-the-same-end", "b/of-the-same-end", "short",
                                          "other"};
  WorkQueue<std::string> queue;
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 5; ++i) {
      for (const std::string& name : names) queue.add(name);
      for (const std::string& name : names) queue.add(std::string_view(name));
    }
    EXPECT_EQ(queue.size(), names.size());
    for (const std::string& name : names) {
      auto lease = queue.try_get();
      ASSERT_TRUE(lease);
      EXPECT_EQ(*lease, name);
      for (int i = 0; i < 3; ++i) queue.add(name);  // The item is leased, so it is returned again.
      lease.done();
    }
    for (const std::string& name : names) {
      const auto lease = queue.try_get();
      ASSERT_TRUE(lease);
      EXPECT_EQ(*lease, name);
    }
    EXPECT_FALSE(queue.try_get());
  }
}

// An empty queue releases the memory of its table if many items were in it.
TEST(WorkQueueTest, QueueWorksAgainAfterManyItems) {
  constexpr int kMany = 20'000;
  const std::string name = "namespace/added-again";
  WorkQueue<std::string> queue;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 3; ++i) queue.add(name);
    for (int i = 0; i < kMany; ++i) queue.add("namespace/item-" + std::to_string(i));
    EXPECT_EQ(queue.size(), kMany + 1u);
    EXPECT_EQ(*queue.try_get(), name);
    while (queue.try_get()) continue;
    queue.add(name);
    EXPECT_EQ(*queue.try_get(), name);
  }
}

// Any number of adds during processing causes exactly one more run (WQ-03, WQ-04, MIS-21).
TEST(WorkQueueTest, ItemAddedWhileLeasedIsReturnedAgain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  {
    const auto lease = queue.get();
    queue.add("web/a");
    queue.add("web/a");
    EXPECT_EQ(queue.size(), 0u);  // The item is never with two workers at once.
    EXPECT_FALSE(queue.try_get());
  }
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
}

// An item added while leased is appended when the lease is released (WQ-04).
TEST(WorkQueueTest, ItemAddedWhileLeasedIsQueuedLastOnRelease) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  auto lease = queue.get();
  queue.add("web/a");
  queue.add("web/b");
  lease.done();
  queue.add("web/c");
  EXPECT_THAT(drain(queue), ElementsAre("web/b", "web/a", "web/c"));
}

// A released item can be added again (WQ-03).
TEST(WorkQueueTest, ReleasedItemCanBeAddedAgain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
  EXPECT_THAT(drain(queue), IsEmpty());
  queue.add("web/a");
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
}

// size() counts only items that are ready, not leased ones, even if they were added again (WQ-05).
TEST(WorkQueueTest, SizeExcludesLeasedItemsEvenIfAddedAgain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  EXPECT_EQ(queue.size(), 2u);
  const auto lease = queue.get();
  EXPECT_EQ(queue.size(), 1u);
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 1u);
}

// get() blocks until an item is available (WQ-02).
TEST(WorkQueueTest, GetBlocksUntilAnItemIsAdded) {
  FakeClock clock;
  DelayingQueue<std::string> queue({.clock = &clock});
  // Schedule an item far in the future: the worker then waits on the fake clock, which lets the
  // test detect that it waits.
  queue.add_after("web/later", 1h);
  std::string got;
  std::jthread worker([&] { got = *queue.get(); });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  queue.add("web/a");
  worker.join();
  EXPECT_EQ(got, "web/a");
}

// Releasing an item that was added again queues it and wakes a worker (WQ-03).
TEST(WorkQueueTest, ItemAddedWhileLeasedWakesAWaitingWorkerOnRelease) {
  FakeClock clock;
  DelayingQueue<std::string> queue({.clock = &clock});
  queue.add("web/a");
  auto lease = queue.get();
  queue.add("web/a");
  queue.add_after("web/later", 1h);
  std::string got;
  std::jthread worker([&] { got = *queue.get(); });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  lease.done();
  worker.join();
  EXPECT_EQ(got, "web/a");
}

TEST(WorkQueueTest, EachWaitingWorkerGetsAnItemOfABurst) {
  WorkQueue<std::string> queue;
  constexpr int kWorkers = 8;
  std::vector<std::string> got(kWorkers);
  // Keep the leases of all workers until the end, so that no worker can take a second item.
  std::vector<WorkQueue<std::string>::Lease> leases(kWorkers);
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < kWorkers; ++i) {
      workers.emplace_back([&, i] {
        leases[i] = queue.get();
        got[i] = *leases[i];
      });
    }
    for (int i = 0; i < kWorkers; ++i) queue.add("web/" + std::to_string(i));
  }
  EXPECT_THAT(got, ::testing::UnorderedElementsAre("web/0", "web/1", "web/2", "web/3", "web/4",
                                                   "web/5", "web/6", "web/7"));
}

TEST(WorkQueueTest, TryGetOfAnEmptyQueueReturnsAnEmptyLease) {
  WorkQueue<std::string> queue;
  EXPECT_FALSE(queue.try_get());
}

TEST(WorkQueueTest, StopEndsGetWithoutAnItem) {
  WorkQueue<std::string> queue;
  std::stop_source source;
  bool empty = false;
  std::jthread worker([&] { empty = !queue.get(source.get_token()); });
  source.request_stop();
  worker.join();
  EXPECT_TRUE(empty);
}

TEST(WorkQueueTest, RequestedStopTakesPrecedenceOverItems) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(queue.get(source.get_token()));
  EXPECT_EQ(queue.size(), 1u);
}

// After shutdown, get() returns the remaining items and then empty leases (WQ-02, WQ-06).
TEST(WorkQueueTest, ShutDownReturnsQueuedItemsAndThenEmptyLeases) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  EXPECT_FALSE(queue.is_shutting_down());
  queue.shut_down();
  EXPECT_TRUE(queue.is_shutting_down());
  EXPECT_EQ(*queue.get(), "web/a");
  EXPECT_EQ(*queue.get(), "web/b");
  EXPECT_FALSE(queue.get());
  EXPECT_FALSE(queue.get());
}

// Shutdown wakes all workers (WQ-06).
TEST(WorkQueueTest, ShutDownWakesEveryWaitingWorker) {
  WorkQueue<std::string> queue;
  std::vector<std::jthread> workers;
  for (int i = 0; i < 4; ++i) workers.emplace_back([&] { EXPECT_FALSE(queue.get()); });
  queue.shut_down();
}

// A plain shutdown does not wait for leased items (WQ-06).
TEST(WorkQueueTest, ShutDownDoesNotWaitForWorkers) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  const auto lease = queue.get();
  queue.shut_down();
  queue.shut_down();
  EXPECT_TRUE(lease);
}

// Adds are dropped during shutdown (WQ-01, WQ-09).
TEST(WorkQueueTest, AddIsIgnoredAfterShutDown) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  {
    const auto lease = queue.get();
    queue.shut_down();
    queue.add("web/a");
    queue.add("web/b");
  }
  EXPECT_FALSE(queue.get());
}

// An item added again before the shutdown still gets its second run (WQ-09).
TEST(WorkQueueTest, ItemAddedWhileLeasedBeforeShutDownIsStillReturnedAgain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  {
    const auto lease = queue.get();
    queue.add("web/a");
    queue.shut_down();
  }
  EXPECT_EQ(*queue.get(), "web/a");
  EXPECT_FALSE(queue.get());
}

// A drain waits only while items are in processing or queued (WQ-07).
TEST(WorkQueueTest, DrainOfAnIdleQueueReturnsImmediately) {
  WorkQueue<std::string> queue;
  EXPECT_TRUE(queue.shut_down_with_drain());
  EXPECT_TRUE(queue.is_shutting_down());
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 0u);
}

// A drain that runs in another thread. When the constructor returns, the queue is already shutting
// down.
class Draining {
 public:
  explicit Draining(WorkQueue<std::string>& queue)
      : thread_([this, &queue](std::stop_token stop) {
          drained_ = queue.shut_down_with_drain(stop);
          left_ = queue.size();
        }) {
    while (!queue.is_shutting_down()) std::this_thread::yield();
  }

  void stop() { thread_.request_stop(); }

  bool result() {
    thread_.join();
    return drained_;
  }

  // Number of items that were queued when the drain returned. REQUIRES: result() was called.
  [[nodiscard]] std::size_t left() const { return left_; }

 private:
  bool drained_ = false;
  std::size_t left_ = 0;
  std::jthread thread_;
};

// A drain waits until no item is in processing (WQ-07).
TEST(WorkQueueTest, DrainWaitsForItemsInProcessing) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  auto a = queue.get();
  auto b = queue.get();
  Draining draining(queue);
  a.done();
  EXPECT_TRUE(b);
  b.done();
  EXPECT_TRUE(draining.result());
}

// A drain also waits for queued items, unlike in client-go (WQ-08).
TEST(WorkQueueTest, DrainWaitsForQueuedItems) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  Draining draining(queue);
  EXPECT_TRUE(queue.get());
  EXPECT_TRUE(draining.result());
  EXPECT_EQ(draining.left(), 0u);
}

// A drain also waits for an item that a release queues again, unlike in client-go (WQ-08, WQ-09).
TEST(WorkQueueTest, DrainWaitsForAnItemThatIsQueuedAgain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  auto lease = queue.get();
  queue.add("web/a");
  Draining draining(queue);
  lease.done();
  lease = queue.get();
  EXPECT_EQ(*lease, "web/a");
  lease.done();
  EXPECT_TRUE(draining.result());
  EXPECT_EQ(draining.left(), 0u);
}

// A plain shutdown ends a drain that is waiting (WQ-07).
TEST(WorkQueueTest, ShutDownEndsADrain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  const auto lease = queue.get();
  Draining draining(queue);
  queue.shut_down();
  EXPECT_FALSE(draining.result());
}

TEST(WorkQueueTest, StopEndsADrain) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  Draining draining(queue);
  draining.stop();
  EXPECT_FALSE(draining.result());
  EXPECT_EQ(draining.left(), 1u);
}

// A drain after a plain shutdown still waits for leased items (WQ-07).
TEST(WorkQueueTest, DrainWaitsEvenIfTheQueueWasShutDownBefore) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.shut_down();
  Draining draining(queue);
  EXPECT_EQ(*queue.get(), "web/a");
  EXPECT_TRUE(draining.result());
}

TEST(WorkQueueTest, QueueMayBeDestroyedAfterADrain) {
  for (int i = 0; i < 200; ++i) {
    auto queue = std::make_unique<WorkQueue<int>>();
    queue->add(i);
    auto lease = queue->get();
    std::jthread worker([lease = std::move(lease)]() mutable { lease.done(); });
    EXPECT_TRUE(queue->shut_down_with_drain());
    queue.reset();
  }
}

TEST(WorkQueueTest, MovedLeaseKeepsTheItem) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  auto first = queue.get();
  const auto second = std::move(first);
  EXPECT_FALSE(first);  // NOLINT(bugprone-use-after-move)
  ASSERT_TRUE(second);
  EXPECT_EQ(*second, "web/a");
  EXPECT_EQ(second->size(), 5u);
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 0u);
}

TEST(WorkQueueTest, AssignedLeaseReleasesItsPreviousItem) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  auto lease = queue.get();
  queue.add("web/a");
  lease = queue.get();
  EXPECT_EQ(*lease, "web/b");
  EXPECT_EQ(queue.size(), 1u);  // web/a is ready again.
}

TEST(WorkQueueTest, LeaseIsReleasedOnce) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  auto lease = queue.get();
  lease.done();
  EXPECT_FALSE(lease);
  lease.done();
  queue.add("web/a");
  const auto again = queue.get();
  EXPECT_TRUE(again);
}

// An item that shows whether it is still alive.
struct Tracked {
  int id = 0;
  std::shared_ptr<int> token = {};

  friend bool operator==(const Tracked& left, const Tracked& right) { return left.id == right.id; }
};

struct TrackedHash {
  std::size_t operator()(const Tracked& item) const { return static_cast<std::size_t>(item.id); }
};

// The queue keeps no reference to an item that was handed out and released (WQ-11).
TEST(WorkQueueTest, QueueDoesNotKeepAReleasedItemAlive) {
  WorkQueue<Tracked, TrackedHash> queue;
  auto token = std::make_shared<int>();
  const std::weak_ptr<int> alive = token;
  queue.add(Tracked{1, std::move(token)});
  {
    const auto lease = queue.get();
    EXPECT_FALSE(alive.expired());
  }
  EXPECT_TRUE(alive.expired());
}

TEST(WorkQueueTest, QueuedItemsAreDestroyedWithTheQueue) {
  std::weak_ptr<int> alive;
  {
    WorkQueue<Tracked, TrackedHash> queue;
    auto token = std::make_shared<int>();
    alive = token;
    queue.add(Tracked{1, std::move(token)});
  }
  EXPECT_TRUE(alive.expired());
}

TEST(WorkQueueTest, ItemsOnlyNeedToBeMovable) {
  WorkQueue<std::unique_ptr<int>> queue;
  auto item = std::make_unique<int>(7);
  const int* const address = item.get();
  queue.add(std::move(item));
  EXPECT_EQ(queue.get()->get(), address);
}

struct NameView {
  std::string_view text = {};
};

// Counts how often it is constructed from a view.
struct Name {
  explicit Name(const NameView& view) : text(view.text) { ++copies; }

  std::string text;
  inline static int copies = 0;
};

struct NameHash {
  using is_transparent = void;
  std::size_t operator()(const NameView& view) const {
    return std::hash<std::string_view>{}(view.text);
  }
  std::size_t operator()(const Name& name) const { return (*this)(NameView{name.text}); }
};

struct NameEqual {
  using is_transparent = void;
  bool operator()(const Name& name, const NameView& view) const { return name.text == view.text; }
  bool operator()(const Name& name, const Name& other) const { return name.text == other.text; }
};

TEST(WorkQueueTest, ViewIsCopiedOnlyIfTheItemIsNotQueuedYet) {
  Name::copies = 0;
  WorkQueue<Name, NameHash, NameEqual> queue;
  queue.add(NameView{"web/a"});
  queue.add(NameView{"web/a"});
  EXPECT_EQ(Name::copies, 1);
  const auto lease = queue.get();
  EXPECT_EQ(lease->text, "web/a");
  queue.add(NameView{"web/a"});
  EXPECT_EQ(Name::copies, 1);
}

TEST(WorkQueueTest, StringsCanBeAddedByView) {
  WorkQueue<std::string> queue;
  queue.add(std::string_view("web/a"));
  queue.add("web/a");
  queue.add(std::string("web/a"));
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
}

// An ordering that returns the newest item first, like a stack. Records the items of its touch()
// calls.
class Stack final : public ItemOrdering<std::string> {
 public:
  explicit Stack(std::vector<std::string>& touched) : touched_(touched) {}

  void push(const std::string& item) noexcept override { items_.push_back(&item); }
  const std::string& pop() noexcept override {
    const std::string* const item = items_.back();
    items_.pop_back();
    return *item;
  }
  void touch(const std::string& item) noexcept override { touched_.push_back(item); }

 private:
  std::vector<const std::string*> items_;
  std::vector<std::string>& touched_;
};

// A custom ordering decides which item is next (WQ-10).
TEST(WorkQueueTest, CustomOrderingDeterminesTheNextItem) {
  std::vector<std::string> touched;
  WorkQueue<std::string> queue({.ordering = std::make_unique<Stack>(touched)});
  queue.add("web/a");
  queue.add("web/b");
  queue.add("web/c");
  EXPECT_EQ(queue.size(), 3u);
  EXPECT_THAT(drain(queue), ElementsAre("web/c", "web/b", "web/a"));
  EXPECT_EQ(queue.size(), 0u);
}

// Adding a queued item again calls touch() on the ordering (WQ-01, WQ-10).
TEST(WorkQueueTest, CustomOrderingIsNotifiedOfRepeatedAdds) {
  std::vector<std::string> touched;
  WorkQueue<std::string> queue({.ordering = std::make_unique<Stack>(touched)});
  queue.add("web/a");
  EXPECT_THAT(touched, IsEmpty());
  queue.add("web/a");
  EXPECT_THAT(touched, ElementsAre("web/a"));

  const auto lease = queue.get();
  queue.add("web/a");
  queue.add("web/a");  // The item is dirty but leased, so the ordering does not contain it.
  EXPECT_THAT(touched, ElementsAre("web/a"));
}

TEST(WorkQueueDeathTest, EmptyLeaseHasNoItem) {
  const WorkQueue<int>::Lease lease;
  EXPECT_EXIT(static_cast<void>(*lease), ::testing::KilledBySignal(SIGABRT), "assertion failed");
}

TEST(WorkQueueDeathTest, QueueMustOutliveItsLeases) {
  const auto destroy_too_early = [] {
    auto queue = std::make_unique<WorkQueue<int>>();
    queue->add(1);
    const auto lease = queue->get();
    queue.reset();
  };
  EXPECT_EXIT(destroy_too_early(), ::testing::KilledBySignal(SIGABRT), "processing");
}

}  // namespace
}  // namespace kinform::inline v0
