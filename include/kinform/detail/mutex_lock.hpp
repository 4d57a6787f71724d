// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Holding a mutex for a scope.

#pragma once

#include <mutex>

#include "kinform/detail/thread_annotations.hpp"

namespace kinform::inline v0::detail {

// Holds a Mutex or a ShortMutex until the end of the scope, except between unlock() and lock().
template <class AnyMutex>
class KINFORM_SCOPED_CAPABILITY MutexLock {
 public:
  explicit MutexLock(AnyMutex& mutex) KINFORM_ACQUIRE(mutex) : mutex_(mutex) { mutex_.lock(); }
  // Holds one that is held already.
  MutexLock(AnyMutex& mutex, std::adopt_lock_t /*held*/) KINFORM_REQUIRES(mutex) : mutex_(mutex) {}
  ~MutexLock() KINFORM_RELEASE() {
    if (held_) mutex_.unlock();
  }
  MutexLock(const MutexLock&) = delete;
  MutexLock& operator=(const MutexLock&) = delete;

  // For calling out in the middle of a scope. REQUIRES: held, respectively not held.
  void unlock() KINFORM_RELEASE() {
    mutex_.unlock();
    held_ = false;
  }
  void lock() KINFORM_ACQUIRE() {
    mutex_.lock();
    held_ = true;
  }

  // Somebody else unlocks it.
  void release() { held_ = false; }

 private:
  AnyMutex& mutex_;
  bool held_ = true;
};

}  // namespace kinform::inline v0::detail
