// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Mutex and condition variable that clang's thread-safety analysis understands, and whose waits end
// on a stop request or at a time of an injected Clock.

#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <stop_token>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex_lock.hpp"
#include "kinform/detail/thread_annotations.hpp"
#include "kinform/detail/waiter.hpp"

namespace kinform::inline v0::detail {

class KINFORM_CAPABILITY("mutex") Mutex {
 public:
  Mutex() = default;
  Mutex(const Mutex&) = delete;
  Mutex& operator=(const Mutex&) = delete;

  void lock() KINFORM_ACQUIRE() { mutex_.lock(); }
  void unlock() KINFORM_RELEASE() { mutex_.unlock(); }
  [[nodiscard]] bool try_lock() KINFORM_TRY_ACQUIRE(true) { return mutex_.try_lock(); }

 private:
  std::mutex mutex_;
};

// Lets threads wait for a change of what a mutex guards.
//
// Whoever changes that state does it with the mutex held and then calls notify, with or without the
// mutex. A notify_one always reaches a thread that would otherwise go on waiting: it is never spent
// on one that has just reached its deadline or was stopped. There are no other wake-ups, but
// another thread may have been faster; so waits stand in a loop:
//
//   MutexLock lock(mutex_);
//   while (items_.empty()) {
//     if (changed_.wait(mutex_, stop) == Wake::StopRequested) return {};
//   }
//
// or take a predicate, which tells the analysis what it needs:
//
//   [this]() KINFORM_REQUIRES(mutex_) { return !items_.empty(); }
//
// A stop may be requested with the mutex held.
//
// Thread safety: all members may be called from any thread. It must outlive calls of all of them.
class CondVar {
 public:
  CondVar() = default;
  CondVar(const CondVar&) = delete;
  CondVar& operator=(const CondVar&) = delete;

  // Costs one load if nobody waits.
  void notify_one() {
    if (waiters_count_.load(std::memory_order_relaxed) != 0) wake_one();
  }
  void notify_all() {
    if (waiters_count_.load(std::memory_order_relaxed) != 0) wake_all();
  }

  // Gives `mutex` back while it blocks. If a stop has been requested before, returns at once.
  Wake wait(Mutex& mutex, const std::stop_token& stop) KINFORM_REQUIRES(mutex);

  // Also ends when `clock` reaches `deadline`. The state may have changed at that very moment: look
  // at it once more.
  Wake wait_until(Mutex& mutex, Clock& clock, TimePoint deadline, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex);

  // Blocks until `ready()`. Returns what it says at last: false only if a stop ended the wait.
  template <class Predicate>
  bool wait(Mutex& mutex, const std::stop_token& stop, Predicate ready) KINFORM_REQUIRES(mutex);

  // Notified if `ready()`, whatever else has happened; else what ended the wait.
  template <class Predicate>
  Wake wait_until(Mutex& mutex, Clock& clock, TimePoint deadline, const std::stop_token& stop,
                  Predicate ready) KINFORM_REQUIRES(mutex);

 private:
  // A waiter's place among those to be notified, oldest first.
  class Enlisted;

  void wake_one();
  void wake_all();

  // Of waiters_. Read without a lock: a waiter enlists with the caller's mutex held, so whoever
  // changes the state afterwards, with that mutex held, sees it here.
  std::atomic<std::size_t> waiters_count_ = 0;
  // Of the list alone. Taken with the caller's mutex held, never the other way round.
  mutable Mutex mutex_;
  std::vector<Waiter*> waiters_ KINFORM_GUARDED_BY(mutex_);
};

// Implementation.

// The analysis cannot know that the mutex which `ready` requires is `mutex`.
template <class Predicate>
bool CondVar::wait(Mutex& mutex, const std::stop_token& stop,
                   Predicate ready) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  while (!ready()) {
    if (wait(mutex, stop) == Wake::StopRequested) return ready();
  }
  return true;
}

template <class Predicate>
Wake CondVar::wait_until(Mutex& mutex, Clock& clock, TimePoint deadline,
                         const std::stop_token& stop,
                         Predicate ready) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  while (!ready()) {
    const Wake wake = wait_until(mutex, clock, deadline, stop);
    if (wake != Wake::Notified) return ready() ? Wake::Notified : wake;
  }
  return Wake::Notified;
}

}  // namespace kinform::inline v0::detail
