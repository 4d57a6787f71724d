// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_clock.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

using detail::MutexLock;
using detail::Waiter;
using detail::Wake;

// Starts the monotonic time at one hour, not at zero, so that a TimePoint{} that was never set is
// clearly in the past.
FakeClock::FakeClock(WallTime wall) : now_(std::chrono::hours(1)), wall_(wall) {}

FakeClock::~FakeClock() {
  const MutexLock lock(mutex_);
  KINFORM_ASSERT(appointments_.empty());
}

TimePoint FakeClock::now() const {
  const MutexLock lock(mutex_);
  return now_;
}

WallTime FakeClock::wall_now() const {
  const MutexLock lock(mutex_);
  return wall_;
}

void FakeClock::advance(Duration duration) {
  KINFORM_ASSERT(duration >= Duration::zero());
  const MutexLock lock(mutex_);
  now_ += duration;
  wall_ += std::chrono::duration_cast<WallTime::duration>(duration);
  for (const Appointment& appointment : appointments_) {
    if (appointment.deadline <= now_) appointment.waiter->wake(Wake::DeadlineReached);
  }
}

void FakeClock::set_wall(WallTime wall) {
  const MutexLock lock(mutex_);
  wall_ = wall;
}

std::size_t FakeClock::waiters() const {
  const MutexLock lock(mutex_);
  return waiters_locked();
}

bool FakeClock::wait_for_waiters(std::size_t count, Duration timeout) {
  const TimePoint deadline = system_clock().after(timeout);
  const MutexLock lock(mutex_);
  const auto enough = [this, count]()
                          KINFORM_REQUIRES(mutex_) { return waiters_locked() >= count; };
  return appointed_.wait_until(mutex_, system_clock(), deadline, {}, enough) == Wake::Notified;
}

bool FakeClock::wait_for_deadline(TimePoint deadline, Duration timeout) {
  const TimePoint give_up = system_clock().after(timeout);
  const MutexLock lock(mutex_);
  const auto is_awaited = [this, deadline]() KINFORM_REQUIRES(mutex_) {
    return std::any_of(appointments_.begin(), appointments_.end(), [&](const Appointment& one) {
      return one.deadline == deadline && !one.waiter->is_awake();
    });
  };
  return appointed_.wait_until(mutex_, system_clock(), give_up, {}, is_awaited) == Wake::Notified;
}

std::optional<TimePoint> FakeClock::next_deadline() const {
  const MutexLock lock(mutex_);
  std::optional<TimePoint> earliest;
  for (const Appointment& appointment : appointments_) {
    if (appointment.waiter->is_awake()) continue;
    if (!earliest || appointment.deadline < *earliest) earliest = appointment.deadline;
  }
  return earliest;
}

void FakeClock::block_until(Waiter& waiter, TimePoint deadline) {
  MutexLock lock(mutex_);
  if (deadline <= now_) {
    waiter.wake(Wake::DeadlineReached);
    return;
  }
  appointments_.push_back({deadline, &waiter});
  appointed_.notify_all();

  lock.unlock();
  waiter.block();
  lock.lock();

  std::erase_if(appointments_, [&](const Appointment& other) { return other.waiter == &waiter; });
}

std::size_t FakeClock::waiters_locked() const {
  return static_cast<std::size_t>(std::count_if(
      appointments_.begin(), appointments_.end(),
      [](const Appointment& appointment) { return !appointment.waiter->is_awake(); }));
}

}  // namespace kinform::inline v0::test_support
