// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// MutexLock: holds a mutex for a scope.

#pragma once

#include <mutex>

#include "kinform/detail/thread_annotations.hpp"

namespace kinform::inline v0::detail {

// Holds a Mutex or a ShortMutex until the end of the scope, except between unlock() and lock().
template <class AnyMutex>
class KINFORM_SCOPED_CAPABILITY MutexLock {
 public:
  explicit MutexLock(AnyMutex& mutex) KINFORM_ACQUIRE(mutex) : mutex_(mutex) { mutex_.lock(); }
  // Adopts a mutex that is already held.
  MutexLock(AnyMutex& mutex, std::adopt_lock_t /*held*/) KINFORM_REQUIRES(mutex) : mutex_(mutex) {}
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

  // Transfers the duty to unlock to the caller.
  void release() { held_ = false; }

 private:
  AnyMutex& mutex_;
  bool held_ = true;
};

}  // namespace kinform::inline v0::detail
