#include "kinform/detail/short_mutex.hpp"

#include <atomic>
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

// Longer than it should be held: whoever waits sleeps in the end.
TEST(ShortMutexTest, WhoeverWaitsGetsItWhenItIsGivenBackHoweverLate) {
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
  const MutexLock again(mutex);  // Would never return if it were held.
}

}  // namespace
}  // namespace kinform::inline v0::detail
