// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Where time comes from. Whatever measures or waits takes a Clock, so that a test can turn the
// hands itself (testing/fakes/fake_clock.hpp).

#pragma once

#include <chrono>
#include <stop_token>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

namespace detail {
class CondVar;
class Waiter;
}  // namespace detail

class Clock;

// A length of time.
using Duration = std::chrono::nanoseconds;

// A point of monotonic time. It means something only to the clock that gave it.
using TimePoint = std::chrono::time_point<Clock, Duration>;

// A date, which may jump in both directions. For logs and for what goes to a server; never for
// measuring.
using WallTime = std::chrono::system_clock::time_point;

namespace detail {

// TimePoint::max(), which is never reached, where the sum would overflow.
[[nodiscard]] inline TimePoint later(TimePoint start, Duration duration) {
  return duration > TimePoint::max() - start ? TimePoint::max() : start + duration;
}

}  // namespace detail

// A source of time, and of wake-ups at a point in time. To wait for a condition and a deadline at
// once, see detail::CondVar::wait_until.
//
// Thread safety: all members may be called from any thread. A clock must outlive whoever waits on
// it.
class Clock {
 public:
  virtual ~Clock() = default;

  [[nodiscard]] virtual TimePoint now() const = 0;
  [[nodiscard]] virtual WallTime wall_now() const = 0;

  // Blocks until the clock reaches `deadline`. Returns false if a stop ended the wait, or had been
  // requested before.
  [[nodiscard]] bool wait_until(TimePoint deadline, const std::stop_token& stop);
  [[nodiscard]] bool wait_for(Duration duration, const std::stop_token& stop);

  // now() + duration, or TimePoint::max(), which is never reached, where that would overflow.
  [[nodiscard]] TimePoint after(Duration duration) const;

 private:
  friend class detail::CondVar;

  // Blocks until `waiter` is awake, and wakes it itself once `deadline` is reached.
  virtual void block_until(detail::Waiter& waiter, TimePoint deadline) = 0;
};

// The time of this machine. Lives as long as the program.
[[nodiscard]] Clock& system_clock();

}  // namespace kinform::inline v0
