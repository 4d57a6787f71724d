// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the queues with a simple model of their rules, and stresses them with many threads.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/random.hpp"
#include "kinform/delaying_queue.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/work_queue.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/long_run.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// A straightforward model of the queue rules (WQ-01 to WQ-09, WQ-20 to WQ-25), without any
// optimization.
class QueueModel {
 public:
  void add(int item) {
    if (shutting_down_ || dirty_.contains(item)) return;
    dirty_.insert(item);
    if (!processing_.contains(item)) order_.push_back(item);
  }

  void add_after(int item, Duration delay, TimePoint now) {
    if (shutting_down_) return;
    if (delay <= 0ns) return add(item);
    const auto known = std::find_if(schedules_.begin(), schedules_.end(),
                                    [&](const auto& schedule) { return schedule.second == item; });
    if (known != schedules_.end()) {
      if (known->first <= now + delay) return;
      schedules_.erase(known);
    }
    schedules_.emplace(now + delay, item);  // After existing schedules for the same time.
  }

  void move_due(TimePoint now) {
    while (!schedules_.empty() && schedules_.begin()->first <= now) {
      const int item = schedules_.begin()->second;
      schedules_.erase(schedules_.begin());
      add(item);
    }
  }

  std::optional<int> get() {
    if (order_.empty()) return {};
    const int item = order_.front();
    order_.pop_front();
    dirty_.erase(item);
    processing_.insert(item);
    return item;
  }

  void done(int item) {
    processing_.erase(item);
    if (dirty_.contains(item)) order_.push_back(item);
  }

  void shut_down() {
    shutting_down_ = true;
    schedules_.clear();
  }

  [[nodiscard]] std::size_t size() const { return order_.size(); }

 private:
  std::deque<int> order_;
  std::set<int> dirty_;
  std::set<int> processing_;
  std::multimap<TimePoint, int> schedules_;
  bool shutting_down_ = false;
};

// Converts an item number of the model to an item of the queue.
void make_item(int number, int& item) {
  item = number;
}
void make_item(int number, std::string& item) {
  item = std::to_string(number) + (number % 3 == 0   ? ""
                                   : number % 3 == 1 ? "-an-end"
                                                     : "-another-end");
}
int number_of(int item) {
  return item;
}
int number_of(const std::string& item) {
  return std::stoi(item);
}

// Runs random operations on a queue and on its model.
template <class Item>
class ModelRun {
 public:
  explicit ModelRun(std::uint64_t seed) : random_(seed) {}

  void step() {
    model_.move_due(clock_.now());
    switch (random_.below(12)) {
      case 0:
      case 1:
      case 2:
        return add();
      case 3:
      case 4:
        return add_after();
      case 5:
      case 6:
      case 7:
        return get();
      case 8:
      case 9:
        return done();
      case 10:
        return clock_.advance(random_.between(Duration(0ns), Duration(20ms)));
      default:
        ASSERT_EQ(queue_.size(), model_.size());
    }
  }

  void shut_down() {
    model_.move_due(clock_.now());
    model_.shut_down();
    queue_.shut_down();
  }

 private:
  int any_item() { return static_cast<int>(random_.below(12)); }

  static Item item_of(int number) {
    Item item;
    make_item(number, item);
    return item;
  }

  void add() {
    const int item = any_item();
    model_.add(item);
    queue_.add(item_of(item));
  }

  void add_after() {
    const int item = any_item();
    const Duration delay = random_.between(Duration(-1ms), Duration(40ms));
    model_.add_after(item, delay, clock_.now());
    queue_.add_after(item_of(item), delay);
  }

  void get() {
    const std::optional<int> expected = model_.get();
    auto lease = queue_.try_get();
    ASSERT_EQ(static_cast<bool>(lease), expected.has_value());
    if (!lease) return;
    ASSERT_EQ(number_of(*lease), *expected);
    leases_.push_back(std::move(lease));
  }

  void done() {
    if (leases_.empty()) return;
    const auto any = leases_.begin() + static_cast<std::ptrdiff_t>(random_.below(leases_.size()));
    model_.done(number_of(**any));
    leases_.erase(any);
  }

  Random random_;
  FakeClock clock_;
  QueueModel model_;
  DelayingQueue<Item> queue_{{.clock = &clock_}};
  // Declared after the queue: leases must be destroyed first.
  std::vector<typename DelayingQueue<Item>::Lease> leases_;
};

template <class Item>
void compare_with_model() {
  for (const std::uint64_t seed : test_support::seeds(300)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    ModelRun<Item> run(seed);
    for (int i = 0; i < 500; ++i) {
      ASSERT_NO_FATAL_FAILURE(run.step());
    }
    run.shut_down();
    for (int i = 0; i < 100; ++i) {
      ASSERT_NO_FATAL_FAILURE(run.step());
    }
  }
}

// Random operations have the same results on the queue and on the model (WQ-01 to WQ-09, WQ-20 to
// WQ-25).
TEST(QueueModelTest, QueueMatchesTheModel) {
  compare_with_model<int>();
}
TEST(QueueModelTest, QueueOfStringsMatchesTheModel) {
  compare_with_model<std::string>();
}

constexpr int kItems = 16;
constexpr int kThreads = 16;  // Half of them add items, half of them are workers.
constexpr int kAddsPerThread = 3000;

// Records, for each item, its adds and how many of them were followed by processing.
struct Ledger {
  struct Account {
    std::atomic<int> requested = 0;  // Incremented before each add.
    // Value of `requested` when the last worker started processing.
    std::atomic<int> processed = 0;
    std::atomic<bool> processing = false;
  };

  std::array<Account, kItems> accounts;

  template <class Lease>
  void work_on(const Lease& lease) {
    Account& account = accounts[static_cast<std::size_t>(*lease)];
    EXPECT_FALSE(account.processing.exchange(true)) << "two workers have item " << *lease;
    account.processed = account.requested.load();
    account.processing = false;
  }

  [[nodiscard]] bool is_settled() const {
    return std::all_of(accounts.begin(), accounts.end(), [](const Account& account) {
      return account.processed == account.requested;
    });
  }

  // Blocks until every add was followed by processing. Returns false after a minute. Does not call
  // the queue, because such a call could wake a worker and hide a lost wake-up.
  [[nodiscard]] bool wait_until_settled() const {
    const TimePoint deadline = system_clock().after(1min);
    while (!is_settled()) {
      if (system_clock().now() > deadline) return false;
      std::this_thread::yield();
    }
    return true;
  }
};

// Adds items from half of the threads, some with a delay, and returns when all of them are done.
// Calls `meanwhile(random)` after each add.
template <class Meanwhile>
void add_from_many_threads(std::uint64_t seed, Ledger& ledger, DelayingQueue<int>& queue,
                           Meanwhile meanwhile) {
  const auto add_many = [&](Random random) {
    for (int i = 0; i < kAddsPerThread; ++i) {
      const int item = static_cast<int>(random.below(kItems));
      ++ledger.accounts[static_cast<std::size_t>(item)].requested;
      queue.add(item);
      if (random.chance(0.2)) queue.add_after(item, random.between(Duration(0ns), Duration(50us)));
      meanwhile(random);
    }
  };
  std::vector<std::jthread> adders;
  for (std::uint64_t i = 0; i < kThreads / 2; ++i) adders.emplace_back(add_many, Random(seed + i));
}

// No item is with two workers at once, and no add is lost (WQ-04, MIS-21).
TEST(QueueThreadsTest, EveryAddIsProcessedAndNeverByTwoWorkersAtOnce) {
  for (std::uint64_t seed = 100; seed <= 500; seed += 100) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Ledger ledger;
    DelayingQueue<int> queue;
    std::vector<std::jthread> workers;
    for (int i = 0; i < kThreads / 2; ++i) {
      workers.emplace_back([&] {
        while (const auto lease = queue.get()) ledger.work_on(lease);
      });
    }
    add_from_many_threads(seed, ledger, queue, [](Random&) {});
    EXPECT_TRUE(ledger.wait_until_settled());
    EXPECT_TRUE(queue.shut_down_with_drain());
    workers.clear();
    EXPECT_TRUE(ledger.is_settled());
  }
}

// The stop source of the current shift of workers. next() stops these workers and makes a new
// source for the next shift.
class Shifts {
 public:
  std::stop_token current() {
    const detail::MutexLock lock(mutex_);
    return shift_.get_token();
  }

  void next() {
    std::stop_source ended;
    {
      const detail::MutexLock lock(mutex_);
      ended = std::exchange(shift_, std::stop_source());
    }
    ended.request_stop();
  }

 private:
  detail::Mutex mutex_;
  std::stop_source shift_ KINFORM_GUARDED_BY(mutex_);
};

// If a wake-up reaches a worker that is just being stopped, the queue must wake another worker.
// Otherwise an item would stay in the queue while all workers sleep.
TEST(QueueThreadsTest, NoItemIsLostWhenWorkersAreStoppedRepeatedly) {
  for (std::uint64_t seed = 100; seed <= 500; seed += 100) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Ledger ledger;
    DelayingQueue<int> queue;
    std::array<Shifts, kThreads / 2> shifts;
    std::vector<std::jthread> workers;
    for (Shifts& mine : shifts) {
      workers.emplace_back([&] {
        while (!queue.is_shutting_down()) {
          while (const auto lease = queue.get(mine.current())) ledger.work_on(lease);
        }
      });
    }
    add_from_many_threads(seed, ledger, queue, [&](Random& random) {
      if (random.chance(0.3)) shifts[random.below(shifts.size())].next();
    });
    EXPECT_TRUE(ledger.wait_until_settled());
    queue.shut_down();
  }
}

// A wake-up that arrives while a worker falls asleep must not be lost. To provoke that, the pause
// between adds is about as long as a worker takes for that.
TEST(QueueThreadsTest, ItemsAddedWhileWorkersFallAsleepReachThem) {
  constexpr int kRounds = 2000;
  Ledger ledger;
  DelayingQueue<int> queue;
  std::vector<std::jthread> workers;
  for (int i = 0; i < kThreads / 4; ++i) {
    workers.emplace_back([&] {
      while (const auto lease = queue.get()) ledger.work_on(lease);
    });
  }
  Random random(7);
  bool settled = true;
  for (int round = 0; round < kRounds && settled; ++round) {
    const TimePoint add_at = system_clock().after(random.between(Duration(0ns), Duration(150us)));
    while (system_clock().now() < add_at) std::this_thread::yield();
    for (const int item : {0, 1}) {
      ++ledger.accounts[static_cast<std::size_t>(item)].requested;
      queue.add(item);
    }
    settled = ledger.wait_until_settled();
  }
  EXPECT_TRUE(settled);
  queue.shut_down();
}

// Distinct items are returned in the order in which they were added (WQ-04).
TEST(QueueThreadsTest, SingleWorkerSeesItemsOfEachThreadInOrder) {
  constexpr int kAdders = kThreads - 1;
  WorkQueue<int> queue;
  {
    std::vector<std::jthread> adders;
    for (int adder = 0; adder < kAdders; ++adder) {
      adders.emplace_back([&, adder] {
        for (int i = 0; i < kAddsPerThread; ++i) queue.add(adder * kAddsPerThread + i);
      });
    }
    std::array<int, kAdders> next = {};
    for (int i = 0; i < kAdders * kAddsPerThread; ++i) {
      const auto lease = queue.get();
      const auto adder = static_cast<std::size_t>(*lease / kAddsPerThread);
      ASSERT_EQ(*lease % kAddsPerThread, next[adder]++);
    }
  }
  EXPECT_EQ(queue.size(), 0u);
}

}  // namespace
}  // namespace kinform::inline v0
