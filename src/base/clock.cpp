// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/clock.hpp"

#include "kinform/detail/waiter.hpp"

namespace kinform::inline v0 {

namespace {

class SystemClock final : public Clock {
 public:
  TimePoint now() const override {
    return TimePoint(std::chrono::steady_clock::now().time_since_epoch());
  }

  WallTime wall_now() const override { return std::chrono::system_clock::now(); }

 private:
  void block_until(detail::Waiter& waiter, TimePoint deadline) override {
    waiter.block_until(std::chrono::steady_clock::time_point(deadline.time_since_epoch()));
  }
};

}  // namespace

bool Clock::wait_until(TimePoint deadline, const std::stop_token& stop) {
  detail::Waiter waiter;
  const std::stop_callback on_stop(stop, [&] { waiter.wake(detail::Wake::StopRequested); });
  block_until(waiter, deadline);
  return waiter.reason() == detail::Wake::DeadlineReached;
}

bool Clock::wait_for(Duration duration, const std::stop_token& stop) {
  return wait_until(after(duration), stop);
}

TimePoint Clock::after(Duration duration) const {
  return detail::later(now(), duration);
}

Clock& system_clock() {
  // Never destroyed: threads may still wait on it while the program ends.
  static auto* const clock = new SystemClock;
  return *clock;
}

}  // namespace kinform::inline v0
