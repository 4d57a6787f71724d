// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A mutex and a condition variable that clang's thread-safety analysis understands. Waits also end
// on a stop request or at a deadline of an injected Clock.

#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <stop_token>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
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

// Holds a mutex until the end of the scope, except between unlock() and lock().
class KINFORM_SCOPED_CAPABILITY MutexLock {
 public:
  explicit MutexLock(Mutex& mutex) KINFORM_ACQUIRE(mutex) : mutex_(mutex) { mutex_.lock(); }
  ~MutexLock() KINFORM_RELEASE() {
    if (held_) mutex_.unlock();
  }
  MutexLock(const MutexLock&) = delete;
  MutexLock& operator=(const MutexLock&) = delete;

  // Release and reacquire the mutex inside the scope, to call other code in between. REQUIRES:
  // unlock(): held; lock(): not held.
  void unlock() KINFORM_RELEASE() {
    mutex_.unlock();
    held_ = false;
  }
  void lock() KINFORM_ACQUIRE() {
    mutex_.lock();
    held_ = true;
  }

 private:
  Mutex& mutex_;
  bool held_ = true;
};

// A condition variable: lets threads wait until state guarded by a mutex changes.
//
// Change the state with the mutex held, then call notify, with or without the mutex. A notify_one
// always reaches a thread that would otherwise keep waiting, never one that has just reached its
// deadline or was stopped. There are no spurious wake-ups, but another thread may have changed the
// state again, so put waits in a loop:
//
//   MutexLock lock(mutex_);
//   while (items_.empty()) {
//     if (changed_.wait(mutex_, stop) == Wake::StopRequested) return {};
//   }
//
// or pass a predicate, annotated for the analysis:
//
//   [this]() KINFORM_REQUIRES(mutex_) { return !items_.empty(); }
//
// A stop may be requested with the mutex held.
//
// Thread safety: all members may be called from any thread. It must outlive all calls of its
// members.
class KINFORM_EXPORT CondVar {
 public:
  CondVar() = default;
  CondVar(const CondVar&) = delete;
  CondVar& operator=(const CondVar&) = delete;

  // Wake the longest waiting thread, or all threads. Cost one atomic load if no thread waits.
  void notify_one() {
    if (waiters_count_.load(std::memory_order_relaxed) != 0) wake_one();
  }
  void notify_all() {
    if (waiters_count_.load(std::memory_order_relaxed) != 0) wake_all();
  }

  // Releases `mutex` while it blocks. Returns immediately if a stop was already requested.
  Wake wait(Mutex& mutex, const std::stop_token& stop) KINFORM_REQUIRES(mutex);

  // Like wait(), but also returns when `clock` reaches `deadline`. The state may have changed at
  // that moment, so check it again.
  Wake wait_until(Mutex& mutex, Clock& clock, TimePoint deadline, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex);

  // Blocks until `ready()`. Returns its last result: false only if a stop ended the wait.
  template <class Predicate>
  bool wait(Mutex& mutex, const std::stop_token& stop, Predicate ready) KINFORM_REQUIRES(mutex);

  // Returns Notified if `ready()`, whatever ended the wait; otherwise the reason why it ended.
  template <class Predicate>
  Wake wait_until(Mutex& mutex, Clock& clock, TimePoint deadline, const std::stop_token& stop,
                  Predicate ready) KINFORM_REQUIRES(mutex);

 private:
  // Keeps a waiter in the list of threads to notify, oldest first.
  class KINFORM_HIDDEN Enlisted;

  void wake_one();
  void wake_all();

  // Size of waiters_. May be read without the lock: a waiter is added with the caller's mutex held,
  // so a thread that changes the state under that mutex afterwards sees the new size.
  std::atomic<std::size_t> waiters_count_ = 0;
  // Guards only the list. Lock order: the caller's mutex first, then this one.
  mutable Mutex mutex_;
  std::vector<Waiter*> waiters_ KINFORM_GUARDED_BY(mutex_);
};

// Implementation.

// Excluded from thread-safety analysis: clang cannot know that the mutex required by `ready` is
// `mutex`.
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
