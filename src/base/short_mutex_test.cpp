// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/short_mutex.hpp"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

TEST(ShortMutexTest, OnlyOneThreadHoldsIt) {
  constexpr int kThreads = 4;
  constexpr int kRounds = 10'000;
  ShortMutex mutex;
  int count = 0;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] {
        for (int round = 0; round < kRounds; ++round) {
          const MutexLock lock(mutex);
          ++count;
        }
      });
    }
  }
  EXPECT_EQ(count, kThreads * kRounds);
}

// Thread safety analysis cannot follow conditional locking.
void lock_somehow(ShortMutex& mutex, int way) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  if (way == 0) mutex.lock_first();
  if (way == 1) mutex.lock_last();
  if (way == 2 && !mutex.try_lock()) mutex.lock();
}
void unlock_somehow(ShortMutex& mutex) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  const MutexLock lock(mutex, std::adopt_lock);
}

TEST(ShortMutexTest, OnlyOneThreadHoldsItWithAnyWayOfLocking) {
  constexpr int kThreads = 6;
  constexpr int kRounds = 10'000;
  ShortMutex mutex;
  int count = 0;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i) {
      threads.emplace_back([&, i] {
        for (int round = 0; round < kRounds; ++round) {
          lock_somehow(mutex, i % 3);
          ++count;
          unlock_somehow(mutex);
        }
      });
    }
  }
  EXPECT_EQ(count, kThreads * kRounds);
}

TEST(ShortMutexTest, LockFirstIsNotDelayedByLockLast) {
  constexpr int kRounds = 1000;
  ShortMutex mutex;
  std::atomic<bool> ended = false;
  std::vector<std::jthread> others;
  for (int i = 0; i < 2; ++i) {
    others.emplace_back([&] {
      while (!ended) {
        mutex.lock_last();
        mutex.unlock();
      }
    });
  }
  for (int round = 0; round < kRounds; ++round) {
    mutex.lock_first();
    mutex.unlock();
  }
  ended = true;
}

TEST(ShortMutexTest, LockFirstAndLockLastEventuallySucceed) {
  ShortMutex mutex;
  std::atomic<int> coming = 0;
  mutex.lock();
  std::jthread first([&] {
    ++coming;
    mutex.lock_first();
    mutex.unlock();
  });
  std::jthread last([&] {
    ++coming;
    mutex.lock_last();
    mutex.unlock();
  });
  for (int attempt = 0; attempt < 200 || coming < 2; ++attempt) pause_for_others(attempt);
  mutex.unlock();
  first.join();
  last.join();
}

// The mutex is held longer than it is meant for, so that the waiting threads go to sleep.
TEST(ShortMutexTest, WaitersGetItAfterALateRelease) {
  ShortMutex mutex;
  std::atomic<bool> is_coming = false;
  std::atomic<bool> has_it = false;
  mutex.lock();
  std::jthread other([&] {
    is_coming = true;
    const MutexLock lock(mutex);
    has_it = true;
  });
  for (int attempt = 0; attempt < 100 || !is_coming; ++attempt) pause_for_others(attempt);
  EXPECT_FALSE(has_it);
  mutex.unlock();
  other.join();
  EXPECT_TRUE(has_it);
}

TEST(ShortMutexLockTest, HoldsUntilTheEndOfItsScopeExceptWhereReleased) {
  ShortMutex mutex;
  {
    MutexLock lock(mutex);
    lock.unlock();
    std::jthread([&] { const MutexLock other(mutex); }).join();
    lock.lock();
    lock.unlock();
  }
  const MutexLock again(mutex);  // Would deadlock if the mutex were still held.
}

bool is_held(ShortMutex& mutex) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  if (!mutex.try_lock()) return true;
  mutex.unlock();
  return false;
}
void lock_and_release(ShortMutex& mutex) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  MutexLock lock(mutex);
  lock.release();
}

TEST(ShortMutexLockTest, AdoptsAndReleasesAHeldMutex) {
  ShortMutex mutex;
  lock_and_release(mutex);
  EXPECT_TRUE(is_held(mutex));
  unlock_somehow(mutex);
  EXPECT_FALSE(is_held(mutex));
}

}  // namespace
}  // namespace kinform::inline v0::detail
