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
using ::testing::ElementsAre;
using test_support::FakeClock;
using ::testing::IsEmpty;

// Everything that is ready, each item given back before the next is taken.
template <class Queue>
std::vector<std::string> drain(Queue& queue) {
  std::vector<std::string> items;
  while (const auto lease = queue.try_get()) items.push_back(*lease);
  return items;
}

TEST(WorkQueueTest, ItemsComeOutInTheOrderInWhichTheyWereAdded) {  // WQ-01, WQ-04
  WorkQueue<std::string> queue;
  queue.add("web/c");
  queue.add("web/a");
  queue.add("web/b");
  EXPECT_THAT(drain(queue), ElementsAre("web/c", "web/a", "web/b"));
}

TEST(WorkQueueTest, ItemAddedAgainBeforeItIsTakenComesOutOnceInItsFirstPlace) {  // WQ-01
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 2u);
  EXPECT_THAT(drain(queue), ElementsAre("web/a", "web/b"));
}

// Items that are added in vain are remembered, to find them sooner; those of the same end in each
// other's place.
TEST(WorkQueueTest, ItemsAddedAgainAndAgainComeOutOnceEach) {  // WQ-01
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
      for (int i = 0; i < 3; ++i) queue.add(name);  // Comes out again.
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

TEST(WorkQueueTest, ItemAddedAgainIsForgottenWithTheMemoryOfALargeQueue) {
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

TEST(WorkQueueTest, ItemAddedWhileLeasedComesOutOnceAfterwards) {  // WQ-03, WQ-04, MIS-21
  WorkQueue<std::string> queue;
  queue.add("web/a");
  {
    const auto lease = queue.get();
    queue.add("web/a");
    queue.add("web/a");
    EXPECT_EQ(queue.size(), 0u);  // Never with two workers at a time.
    EXPECT_FALSE(queue.try_get());
  }
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
}

TEST(WorkQueueTest, ItemAddedWhileLeasedTakesItsPlaceWhenItIsDone) {  // WQ-04
  WorkQueue<std::string> queue;
  queue.add("web/a");
  auto lease = queue.get();
  queue.add("web/a");
  queue.add("web/b");
  lease.done();
  queue.add("web/c");
  EXPECT_THAT(drain(queue), ElementsAre("web/b", "web/a", "web/c"));
}

TEST(WorkQueueTest, ItemThatIsDoneCanBeAddedAnew) {  // WQ-03
  WorkQueue<std::string> queue;
  queue.add("web/a");
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
  EXPECT_THAT(drain(queue), IsEmpty());
  queue.add("web/a");
  EXPECT_THAT(drain(queue), ElementsAre("web/a"));
}

TEST(WorkQueueTest, SizeCountsNeitherLeasedItemsNorThoseToComeOutAgain) {  // WQ-05
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  EXPECT_EQ(queue.size(), 2u);
  const auto lease = queue.get();
  EXPECT_EQ(queue.size(), 1u);
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 1u);
}

TEST(WorkQueueTest, GetBlocksUntilAnItemIsAdded) {  // WQ-02
  FakeClock clock;
  DelayingQueue<std::string> queue({.clock = &clock});
  queue.add_after("web/later", 1h);  // So that the worker waits on the clock, where it can be seen.
  std::string got;
  std::jthread worker([&] { got = *queue.get(); });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  queue.add("web/a");
  worker.join();
  EXPECT_EQ(got, "web/a");
}

TEST(WorkQueueTest, ItemAddedWhileLeasedWakesAWaitingWorkerWhenItIsDone) {  // WQ-03
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
  std::vector<WorkQueue<std::string>::Lease> leases(kWorkers);  // Nobody gives anything back.
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

TEST(WorkQueueTest, TryGetOfAnEmptyQueueIsEmpty) {
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

TEST(WorkQueueTest, RequestedStopWinsOverItems) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(queue.get(source.get_token()));
  EXPECT_EQ(queue.size(), 1u);
}

TEST(WorkQueueTest, ShutDownHandsOutWhatIsQueuedAndThenNothing) {  // WQ-02, WQ-06
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

TEST(WorkQueueTest, ShutDownWakesEveryWaitingWorker) {  // WQ-06
  WorkQueue<std::string> queue;
  std::vector<std::jthread> workers;
  for (int i = 0; i < 4; ++i) workers.emplace_back([&] { EXPECT_FALSE(queue.get()); });
  queue.shut_down();
}

TEST(WorkQueueTest, ShutDownDoesNotWaitForWorkers) {  // WQ-06
  WorkQueue<std::string> queue;
  queue.add("web/a");
  const auto lease = queue.get();
  queue.shut_down();
  queue.shut_down();
  EXPECT_TRUE(lease);
}

TEST(WorkQueueTest, NothingIsAddedOnceShutDown) {  // WQ-01, WQ-09
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

TEST(WorkQueueTest, ItemAddedWhileLeasedBeforeShutDownStillComesOutAgain) {  // WQ-09
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

TEST(WorkQueueTest, DrainOfAnIdleQueueReturnsAtOnce) {  // WQ-07
  WorkQueue<std::string> queue;
  EXPECT_TRUE(queue.shut_down_with_drain());
  EXPECT_TRUE(queue.is_shutting_down());
  queue.add("web/a");
  EXPECT_EQ(queue.size(), 0u);
}

// A drain under way in another thread; the queue is shutting down when the constructor returns.
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

  // How many items were in the queue when the drain returned. REQUIRES: result() was called.
  [[nodiscard]] std::size_t left() const { return left_; }

 private:
  bool drained_ = false;
  std::size_t left_ = 0;
  std::jthread thread_;
};

TEST(WorkQueueTest, DrainWaitsForItemsInProcessing) {  // WQ-07
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

TEST(WorkQueueTest, DrainWaitsForQueuedItemsThatNobodyHasTakenYet) {  // WQ-08, stricter
  WorkQueue<std::string> queue;
  queue.add("web/a");
  Draining draining(queue);
  EXPECT_TRUE(queue.get());
  EXPECT_TRUE(draining.result());
  EXPECT_EQ(draining.left(), 0u);
}

TEST(WorkQueueTest, DrainWaitsForAnItemThatComesOutAgain) {  // WQ-08, WQ-09, stricter
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

TEST(WorkQueueTest, ShutDownEndsADrain) {  // WQ-07
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

TEST(WorkQueueTest, DrainWaitsEvenIfTheQueueWasShutDownBefore) {  // WQ-07
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.shut_down();
  Draining draining(queue);
  EXPECT_EQ(*queue.get(), "web/a");
  EXPECT_TRUE(draining.result());
}

TEST(WorkQueueTest, WhoeverHasDrainedTheQueueMayDestroyIt) {
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

TEST(WorkQueueTest, AssignedLeaseGivesBackWhatItHadBefore) {
  WorkQueue<std::string> queue;
  queue.add("web/a");
  queue.add("web/b");
  auto lease = queue.get();
  queue.add("web/a");
  lease = queue.get();
  EXPECT_EQ(*lease, "web/b");
  EXPECT_EQ(queue.size(), 1u);  // web/a is ready again.
}

TEST(WorkQueueTest, LeaseIsGivenBackOnce) {
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

// An item that tells whether anybody still has it.
struct Tracked {
  int id = 0;
  std::shared_ptr<int> token = {};

  friend bool operator==(const Tracked& left, const Tracked& right) { return left.id == right.id; }
};

struct TrackedHash {
  std::size_t operator()(const Tracked& item) const { return static_cast<std::size_t>(item.id); }
};

TEST(WorkQueueTest, ItemIsNotKeptAliveOnceItIsDone) {  // WQ-11
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

TEST(WorkQueueTest, QueuedItemsEndWithTheQueue) {
  std::weak_ptr<int> alive;
  {
    WorkQueue<Tracked, TrackedHash> queue;
    auto token = std::make_shared<int>();
    alive = token;
    queue.add(Tracked{1, std::move(token)});
  }
  EXPECT_TRUE(alive.expired());
}

TEST(WorkQueueTest, ItemsNeedOnlyBeMovable) {
  WorkQueue<std::unique_ptr<int>> queue;
  auto item = std::make_unique<int>(7);
  const int* const address = item.get();
  queue.add(std::move(item));
  EXPECT_EQ(queue.get()->get(), address);
}

struct NameView {
  std::string_view text = {};
};

// Counts how often it is made of a view.
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

TEST(WorkQueueTest, BorrowedKeyIsCopiedOnlyIfTheItemIsNotThereYet) {
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

// Last in, first out, and remembers what it was told.
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

TEST(WorkQueueTest, CustomOrderingDecidesWhatComesNext) {  // WQ-10
  std::vector<std::string> touched;
  WorkQueue<std::string> queue({.ordering = std::make_unique<Stack>(touched)});
  queue.add("web/a");
  queue.add("web/b");
  queue.add("web/c");
  EXPECT_EQ(queue.size(), 3u);
  EXPECT_THAT(drain(queue), ElementsAre("web/c", "web/b", "web/a"));
  EXPECT_EQ(queue.size(), 0u);
}

TEST(WorkQueueTest, CustomOrderingHearsOfQueuedItemsThatAreAddedAgain) {  // WQ-01, WQ-10
  std::vector<std::string> touched;
  WorkQueue<std::string> queue({.ordering = std::make_unique<Stack>(touched)});
  queue.add("web/a");
  EXPECT_THAT(touched, IsEmpty());
  queue.add("web/a");
  EXPECT_THAT(touched, ElementsAre("web/a"));

  const auto lease = queue.get();
  queue.add("web/a");
  queue.add("web/a");  // Dirty, but the ordering does not have it.
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
  EXPECT_EXIT(destroy_too_early(), ::testing::KilledBySignal(SIGABRT), "processing_count");
}

}  // namespace
}  // namespace kinform::inline v0
