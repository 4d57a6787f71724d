// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/stop_timer.hpp"

#include <utility>

#include "base/thread.hpp"

namespace kinform::inline v0::controller {

StopTimer::StopTimer(std::string thread_name, Clock& clock)
    : clock_(clock),
      thread_(start_thread(std::move(thread_name),
                           [this](const std::stop_token& stop) { run(stop); })) {}

void StopTimer::arm(std::stop_source target, TimePoint deadline) {
  const detail::MutexLock lock(mutex_);
  target_ = std::move(target);
  deadline_ = deadline;
  changed_.notify_one();
}

void StopTimer::disarm() {
  const detail::MutexLock lock(mutex_);
  target_.reset();
  deadline_ = TimePoint::max();
  changed_.notify_one();
}

void StopTimer::run(const std::stop_token& stop) {
  detail::MutexLock lock(mutex_);
  while (!stop.stop_requested()) {
    if (!target_ || clock_.now() < deadline_) {
      // The next iteration checks why the wait ended.
      std::ignore = changed_.wait_until(mutex_, clock_, deadline_, stop);
      continue;
    }
    std::stop_source due = *std::exchange(target_, std::nullopt);
    deadline_ = TimePoint::max();
    lock.unlock();
    due.request_stop();  // Without the lock: it runs callbacks of others.
    lock.lock();
  }
}

}  // namespace kinform::inline v0::controller
