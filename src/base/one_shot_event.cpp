// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {

void OneShotEvent::set() {
  // The lock is held to the end. A thread that returns from wait() may destroy the event, but it
  // must take this lock first, so it cannot do so while set() still runs.
  const detail::MutexLock lock(mutex_);
  set_.store(true, std::memory_order_release);
  changed_.notify_all();
}

bool OneShotEvent::wait(const std::stop_token& stop) const {
  const detail::MutexLock lock(mutex_);
  return changed_.wait(mutex_, stop, [this] { return is_set(); });
}

bool OneShotEvent::wait_until(Clock& clock, TimePoint deadline, const std::stop_token& stop) const {
  const detail::MutexLock lock(mutex_);
  changed_.wait_until(mutex_, clock, deadline, stop, [this] { return is_set(); });
  return is_set();
}

}  // namespace kinform::inline v0
