// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/short_mutex.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace kinform::inline v0::detail {

namespace {

constexpr int kFirstPauseSteps = 32;  // About a microsecond.
constexpr int kSleepsFrom = 64;       // About a millisecond after the first attempt.
constexpr auto kSleep = std::chrono::microseconds(50);

// lock_first() makes this many quick attempts, during which lock_last() callers let it pass, before
// it waits like lock().
constexpr int kQuickAttempts = 8;
constexpr int kQuickPauseSteps = 8;
// After this many attempts, lock_last() stops giving way once: the lock_first() caller may have
// been preempted.
constexpr int kPoliteAttempts = 8;
// Attempts of lock_last() before it starts to yield the processor.
constexpr int kEagerAttempts = 32;

void pause_processor() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

bool has_several_processors() {
  static const bool has_several = std::thread::hardware_concurrency() > 1;
  return has_several;
}

void pause_processor_for(int steps) {
  for (int i = 0; i < steps; ++i) pause_processor();
}

}  // namespace

void pause_for_others(int attempt) {
  if (attempt >= kSleepsFrom) return std::this_thread::sleep_for(kSleep);
  // On a single processor, spinning only keeps the holder from running.
  if (!has_several_processors()) return std::this_thread::yield();
  if (attempt > kLongestPause) std::this_thread::yield();
  pause_processor_for(kFirstPauseSteps << std::min(attempt, kLongestPause));
}

void ShortMutex::wait_and_lock() {
  int attempt = 0;
  do {
    // Read before writing: a write would take the cache line away from the holder.
    while (held_.load(std::memory_order_relaxed)) pause_for_others(attempt++);
  } while (held_.exchange(true, std::memory_order_acquire));
}

void ShortMutex::wait_and_lock_first() {
  int attempt = 0;
  do {
    while (held_.load(std::memory_order_relaxed)) {
      // is_wanted_ is set again on every attempt, because lock_last() callers clear it from time to
      // time.
      if (!is_wanted_.load(std::memory_order_relaxed)) {
        is_wanted_.store(true, std::memory_order_relaxed);
      }
      if (attempt < kQuickAttempts && has_several_processors()) {
        pause_processor_for(kQuickPauseSteps);
      } else {
        pause_for_others(attempt - kQuickAttempts);
      }
      ++attempt;
    }
  } while (held_.exchange(true, std::memory_order_acquire));
  is_wanted_.store(false, std::memory_order_relaxed);
}

void ShortMutex::wait_and_lock_last() {
  for (int attempt = 1;; ++attempt) {
    if (attempt % kPoliteAttempts == 0) is_wanted_.store(false, std::memory_order_relaxed);
    const bool is_free =
        !is_wanted_.load(std::memory_order_relaxed) && !held_.load(std::memory_order_relaxed);
    if (is_free && !held_.exchange(true, std::memory_order_acquire)) return;
    pause_for_others(attempt < kEagerAttempts ? 1 : attempt - kEagerAttempts);
  }
}

}  // namespace kinform::inline v0::detail
