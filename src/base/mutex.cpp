// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/mutex.hpp"

#include <algorithm>

namespace kinform::inline v0::detail {

class CondVar::Enlisted {
 public:
  Enlisted(CondVar& owner, Waiter& waiter) : owner_(owner), waiter_(waiter) {
    const MutexLock lock(owner_.mutex_);
    owner_.waiters_.push_back(&waiter_);
    owner_.waiters_count_.store(owner_.waiters_.size(), std::memory_order_relaxed);
  }

  ~Enlisted() {
    const MutexLock lock(owner_.mutex_);
    // A linear search is fine: few threads wait on one condition variable. A notified waiter has
    // already been removed.
    std::erase(owner_.waiters_, &waiter_);
    owner_.waiters_count_.store(owner_.waiters_.size(), std::memory_order_relaxed);
  }

  Enlisted(const Enlisted&) = delete;
  Enlisted& operator=(const Enlisted&) = delete;

 private:
  CondVar& owner_;
  Waiter& waiter_;
};

void CondVar::wake_one() {
  const MutexLock lock(mutex_);
  const auto reached = std::find_if(waiters_.begin(), waiters_.end(),
                                    [](Waiter* waiter) { return waiter->wake(Wake::Notified); });
  // Also remove the waiters before the notified one: they were already awake, after a stop or a
  // deadline.
  waiters_.erase(waiters_.begin(), reached == waiters_.end() ? reached : reached + 1);
  waiters_count_.store(waiters_.size(), std::memory_order_relaxed);
}

void CondVar::wake_all() {
  const MutexLock lock(mutex_);
  for (Waiter* waiter : waiters_) waiter->wake(Wake::Notified);
  waiters_.clear();
  waiters_count_.store(0, std::memory_order_relaxed);
}

Wake CondVar::wait(Mutex& mutex, const std::stop_token& stop) {
  Waiter waiter;
  const Enlisted enlisted(*this, waiter);
  const std::stop_callback on_stop(stop, [&waiter] { waiter.wake(Wake::StopRequested); });
  mutex.unlock();
  waiter.block();
  mutex.lock();
  return waiter.reason();
}

Wake CondVar::wait_until(Mutex& mutex, Clock& clock, TimePoint deadline,
                         const std::stop_token& stop) {
  Waiter waiter;
  const Enlisted enlisted(*this, waiter);
  const std::stop_callback on_stop(stop, [&waiter] { waiter.wake(Wake::StopRequested); });
  mutex.unlock();
  clock.block_until(waiter, deadline);
  mutex.lock();
  return waiter.reason();
}

}  // namespace kinform::inline v0::detail
