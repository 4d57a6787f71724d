// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/mutex.hpp"

#include <array>
#include <deque>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::detail {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// A queue of numbers between threads: a typical use of CondVar.
class Mailbox {
 public:
  explicit Mailbox(Clock& clock = system_clock()) : clock_(clock) {}

  void put(int number) {
    const MutexLock lock(mutex_);
    numbers_.push_back(number);
    changed_.notify_one();
  }

  void put_and_tell_all(int number) {
    {
      const MutexLock lock(mutex_);
      numbers_.push_back(number);
    }
    changed_.notify_all();
  }

  void notify_without_change() { changed_.notify_all(); }

  // Returns -1 after a stop request.
  int take(const std::stop_token& stop) {
    const MutexLock lock(mutex_);
    while (numbers_.empty()) {
      if (changed_.wait(mutex_, stop) == Wake::StopRequested) return -1;
    }
    return take_locked();
  }

  // Like take(), but waits with a predicate.
  int take_when_ready(const std::stop_token& stop) {
    const MutexLock lock(mutex_);
    const auto ready = [this]() KINFORM_REQUIRES(mutex_) { return !numbers_.empty(); };
    return changed_.wait(mutex_, stop, ready) ? take_locked() : -1;
  }

  Wake wait_until(TimePoint deadline, const std::stop_token& stop) {
    const MutexLock lock(mutex_);
    const auto ready = [this]() KINFORM_REQUIRES(mutex_) { return !numbers_.empty(); };
    return changed_.wait_until(mutex_, clock_, deadline, stop, ready);
  }

  // Waits once and returns the reason for waking up.
  Wake wait_once(TimePoint deadline, const std::stop_token& stop) {
    const MutexLock lock(mutex_);
    return changed_.wait_until(mutex_, clock_, deadline, stop);
  }

  void request_stop_with_the_mutex_held(std::stop_source& source) {
    const MutexLock lock(mutex_);
    source.request_stop();
  }

 private:
  int take_locked() KINFORM_REQUIRES(mutex_) {
    const int number = numbers_.front();
    numbers_.pop_front();
    return number;
  }

  Clock& clock_;
  Mutex mutex_;
  CondVar changed_;
  std::deque<int> numbers_ KINFORM_GUARDED_BY(mutex_);
};

TEST(MutexTest, OnlyOneThreadHoldsIt) {
  Mutex mutex;
  int count = 0;
  const auto add = [&] {
    for (int i = 0; i < 1000; ++i) {
      const MutexLock lock(mutex);
      ++count;
    }
  };
  {
    const std::jthread one(add);
    const std::jthread other(add);
  }
  EXPECT_EQ(count, 2000);
}

bool can_be_taken(Mutex& mutex) {
  bool taken = false;
  std::jthread([&] {
    if (!mutex.try_lock()) return;
    taken = true;
    mutex.unlock();
  }).join();
  return taken;
}

TEST(MutexLockTest, HoldsUntilTheEndOfItsScopeExceptWhereReleased) {
  Mutex mutex;
  {
    MutexLock lock(mutex);
    EXPECT_FALSE(can_be_taken(mutex));
    lock.unlock();
    EXPECT_TRUE(can_be_taken(mutex));
    lock.lock();
    EXPECT_FALSE(can_be_taken(mutex));
  }
  EXPECT_TRUE(can_be_taken(mutex));
}

TEST(MutexLockTest, ReleasedLockIsNotReleasedAgain) {
  Mutex mutex;
  {
    MutexLock lock(mutex);
    lock.unlock();
  }
  EXPECT_TRUE(can_be_taken(mutex));
}

TEST(CondVarTest, NotifyEndsTheWait) {
  Mailbox mailbox;
  int taken = 0;
  {
    const std::jthread taker([&] { taken = mailbox.take({}); });
    mailbox.put(7);
  }
  EXPECT_EQ(taken, 7);
}

TEST(CondVarTest, EachNumberReachesExactlyOneOfManyTakers) {
  constexpr int kEach = 2000;
  Mailbox mailbox;
  std::array<long, 3> sums = {};
  {
    std::vector<std::jthread> takers;
    for (long& sum : sums) {
      takers.emplace_back([&mailbox, &sum] {
        for (int i = 0; i < kEach; ++i) sum += mailbox.take({});
      });
    }
    for (int i = 0; i < 3 * kEach; ++i) mailbox.put(1);
  }
  EXPECT_EQ(sums[0] + sums[1] + sums[2], 3 * kEach);
}

TEST(CondVarTest, StopEndsTheWait) {
  Mailbox mailbox;
  std::stop_source source;
  int taken = 0;
  int taken_by_predicate = 0;
  {
    const std::jthread taker([&] { taken = mailbox.take(source.get_token()); });
    const std::jthread other(
        [&] { taken_by_predicate = mailbox.take_when_ready(source.get_token()); });
    source.request_stop();
  }
  EXPECT_EQ(taken, -1);
  EXPECT_EQ(taken_by_predicate, -1);
}

TEST(CondVarTest, StopRequestedBeforeTheWaitEndsItAtOnce) {
  Mailbox mailbox;
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(mailbox.take(source.get_token()), -1);
  EXPECT_EQ(mailbox.wait_once(TimePoint::min(), source.get_token()), Wake::StopRequested);
}

TEST(CondVarTest, TrueConditionWinsOverAStop) {
  Mailbox mailbox;
  std::stop_source source;
  source.request_stop();
  mailbox.put(1);
  EXPECT_EQ(mailbox.take_when_ready(source.get_token()), 1);
  mailbox.put(2);
  EXPECT_EQ(mailbox.wait_until(TimePoint::min(), source.get_token()), Wake::Notified);
}

TEST(CondVarTest, StopMayBeRequestedWithTheMutexHeld) {
  FakeClock clock;
  Mailbox mailbox(clock);
  std::stop_source source;
  Wake wake = {};
  {
    const std::jthread waiting(
        [&] { wake = mailbox.wait_once(TimePoint::max(), source.get_token()); });
    ASSERT_TRUE(clock.wait_for_waiters(1));
    mailbox.request_stop_with_the_mutex_held(source);
  }
  EXPECT_EQ(wake, Wake::StopRequested);
}

TEST(CondVarTest, DeadlineOfTheSystemClockEndsTheWait) {
  Mailbox mailbox;
  EXPECT_EQ(mailbox.wait_until(system_clock().after(1ms), {}), Wake::DeadlineReached);
}

TEST(CondVarTest, DeadlineOfTheFakeClockEndsTheWait) {
  FakeClock clock;
  Mailbox mailbox(clock);
  Wake wake = {};
  {
    const std::jthread waiting([&] { wake = mailbox.wait_until(clock.after(10s), {}); });
    ASSERT_TRUE(clock.wait_for_waiters(1));
    clock.advance(10s - 1ns);
    EXPECT_EQ(clock.waiters(), 1u);
    clock.advance(1ns);
  }
  EXPECT_EQ(wake, Wake::DeadlineReached);
}

TEST(CondVarTest, PredicateKeepsWaitingThroughANotifyWithoutChange) {
  FakeClock clock;
  Mailbox mailbox(clock);
  Wake wake = {};
  {
    const std::jthread waiting([&] { wake = mailbox.wait_until(clock.after(10s), {}); });
    ASSERT_TRUE(clock.wait_for_waiters(1));
    mailbox.notify_without_change();
    ASSERT_TRUE(clock.wait_for_waiters(1));
    clock.advance(10s);
  }
  EXPECT_EQ(wake, Wake::DeadlineReached);
}

TEST(CondVarTest, NotifyAllEndsAllWaits) {
  FakeClock clock;
  Mailbox mailbox(clock);
  std::array<Wake, 3> wakes = {Wake::StopRequested, Wake::StopRequested, Wake::StopRequested};
  {
    std::vector<std::jthread> waiting;
    for (Wake& wake : wakes) {
      waiting.emplace_back([&mailbox, &wake] { wake = mailbox.wait_until(TimePoint::max(), {}); });
    }
    ASSERT_TRUE(clock.wait_for_waiters(3));
    mailbox.put_and_tell_all(1);
  }
  EXPECT_EQ(wakes, (std::array{Wake::Notified, Wake::Notified, Wake::Notified}));
}

TEST(CondVarTest, NotifyOneEndsTheOldestWait) {
  FakeClock clock;
  Mailbox mailbox(clock);
  Wake first = {};
  Wake second = {};
  {
    const std::jthread oldest([&] { first = mailbox.wait_once(clock.after(10s), {}); });
    ASSERT_TRUE(clock.wait_for_waiters(1));
    const std::jthread youngest([&] { second = mailbox.wait_once(clock.after(10s), {}); });
    ASSERT_TRUE(clock.wait_for_waiters(2));
    mailbox.put(1);
    EXPECT_EQ(clock.waiters(), 1u);
    clock.advance(10s);
  }
  EXPECT_EQ(first, Wake::Notified);
  EXPECT_EQ(second, Wake::DeadlineReached);
}

TEST(CondVarTest, NotifyOneSkipsAThreadThatIsAlreadyAwake) {
  FakeClock clock;
  Mutex mutex;
  CondVar changed;
  Wake leaving = {};
  Wake staying = {};
  const auto wait_until = [&](Wake& wake, TimePoint deadline) {
    const MutexLock lock(mutex);
    wake = changed.wait_until(mutex, clock, deadline, {});
  };
  {
    const std::jthread one(wait_until, std::ref(leaving), clock.after(1s));
    ASSERT_TRUE(clock.wait_for_waiters(1));
    const std::jthread other(wait_until, std::ref(staying), clock.after(10s));
    ASSERT_TRUE(clock.wait_for_waiters(2));
    {
      // The mutex is held, so that the deadline wakes the first thread, but that thread cannot
      // return before the notify.
      const MutexLock lock(mutex);
      clock.advance(1s);
      changed.notify_one();
    }
    clock.advance(9s);  // No effect on a thread that was already notified.
  }
  EXPECT_EQ(leaving, Wake::DeadlineReached);
  EXPECT_EQ(staying, Wake::Notified);
}

TEST(CondVarTest, NotifyWithoutWaitersHasNoEffect) {
  FakeClock clock;
  Mailbox mailbox(clock);
  mailbox.notify_without_change();
  EXPECT_EQ(mailbox.wait_once(clock.now(), {}), Wake::DeadlineReached);
}

}  // namespace
}  // namespace kinform::inline v0::detail
