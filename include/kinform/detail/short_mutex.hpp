// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A mutex for what takes less time than to hand something from one processor to another.

#pragma once

#include <atomic>

#include "kinform/detail/mutex_lock.hpp"
#include "kinform/detail/thread_annotations.hpp"

namespace kinform::inline v0::detail {

// Waits a moment for something that another thread does within microseconds. Call it with 0, 1, …
// until that has been done. The moments double up to kLongestPause, some microseconds. Those after
// it also leave the processor to others, and at last it sleeps, for whoever is waited for may have
// been interrupted.
void pause_for_others(int attempt);
inline constexpr int kLongestPause = 3;

// For a few lines that neither block nor call out. It favours whoever has had it last: a thread
// that finds it held stays away for a moment, in which the holder can come back again and again
// while all that it needs is in the cache of its processor. To hand the lock, and what it guards,
// to another processor takes as long as some dozen short operations; so long runs of them make many
// threads nearly as fast as one.
//
// Giving it back is a plain store: there is nobody to wake, for nobody sleeps for more than a
// fraction of a millisecond.
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

  // For threads of which some are to go before others: who waits in lock_first() soon gets it from
  // those who use lock_last(), however often they come back.
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
  std::atomic<bool> is_wanted_ = false;  // By somebody in lock_first().
};

}  // namespace kinform::inline v0::detail
