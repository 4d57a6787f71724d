// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ShortMutex: a spinning mutex for critical sections that are shorter than a hand-over between
// processors.

#pragma once

#include <atomic>

#include "kinform/detail/mutex_lock.hpp"
#include "kinform/detail/thread_annotations.hpp"

namespace kinform::inline v0::detail {

// Pauses briefly while waiting for another thread that needs only microseconds. Call it with
// attempt 0, 1, … until the condition holds. Pauses double up to attempt kLongestPause, some
// microseconds. Later attempts also yield the processor, and finally sleep, because the other
// thread may have been preempted.
void pause_for_others(int attempt);
inline constexpr int kLongestPause = 3;

// A mutex for critical sections of a few lines that neither block nor call other code. It favours
// the last holder: a thread that finds it locked backs off briefly, while the holder can reacquire
// it repeatedly with all its data in the processor's cache. Moving the lock and its data to another
// processor takes as long as dozens of short operations; with long runs per processor, many threads
// are nearly as fast as one.
//
// Unlocking is a plain store: there is no thread to wake, because waiting threads sleep for at most
// a fraction of a millisecond.
class KINFORM_CAPABILITY("mutex") ShortMutex {
 public:
  ShortMutex() = default;
  ShortMutex(const ShortMutex&) = delete;
  ShortMutex& operator=(const ShortMutex&) = delete;

  void lock() KINFORM_ACQUIRE() {
    if (!try_lock()) wait_and_lock();
  }
  bool try_lock() KINFORM_TRY_ACQUIRE(true) {
    return !held_.exchange(true, std::memory_order_acquire);
  }

  // Locking with priority: a thread in lock_first() soon gets the mutex, however often other
  // threads call lock_last().
  void lock_first() KINFORM_ACQUIRE() {
    if (!try_lock()) wait_and_lock_first();
  }
  void lock_last() KINFORM_ACQUIRE() {
    if (is_wanted_.load(std::memory_order_relaxed) || !try_lock()) wait_and_lock_last();
  }

  void unlock() KINFORM_RELEASE() { held_.store(false, std::memory_order_release); }

 private:
  void wait_and_lock();
  void wait_and_lock_first();
  void wait_and_lock_last();

  std::atomic<bool> held_ = false;
  std::atomic<bool> is_wanted_ = false;  // A thread waits in lock_first().
};

}  // namespace kinform::inline v0::detail
