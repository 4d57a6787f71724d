// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The source of time. Code that measures time or waits takes a Clock, so that tests can control
// time. The fake clock of the library's own tests is not installed.

#pragma once

#include <chrono>
#include <stop_token>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

namespace detail {
class CondVar;
class Waiter;
}  // namespace detail

class Clock;

// A time span.
using Duration = std::chrono::nanoseconds;

// A point in monotonic time. Only meaningful to the clock that returned it.
using TimePoint = std::chrono::time_point<Clock, Duration>;

// Wall-clock time, which may jump forwards or backwards. For logs and for timestamps sent to a
// server; never for measuring durations.
using WallTime = std::chrono::system_clock::time_point;

namespace detail {

// Returns start + duration, or TimePoint::max(), which is never reached, if that would overflow.
[[nodiscard]] inline TimePoint later(TimePoint start, Duration duration) {
  return duration > TimePoint::max() - start ? TimePoint::max() : start + duration;
}

}  // namespace detail

// Tells the time and wakes threads at a deadline. To wait for a condition or a deadline, whichever
// comes first, use detail::CondVar::wait_until.
//
// Thread safety: all members may be called from any thread. A clock must outlive the threads that
// wait on it.
class KINFORM_EXPORT Clock {
 public:
  virtual ~Clock() = default;

  [[nodiscard]] virtual TimePoint now() const = 0;
  [[nodiscard]] virtual WallTime wall_now() const = 0;

  // Blocks until the clock reaches `deadline`. Returns false if a stop request ended the wait or
  // came before it.
  [[nodiscard]] bool wait_until(TimePoint deadline, const std::stop_token& stop);
  [[nodiscard]] bool wait_for(Duration duration, const std::stop_token& stop);

  // Returns now() + duration, or TimePoint::max(), which is never reached, if that would overflow.
  [[nodiscard]] TimePoint after(Duration duration) const;

 private:
  friend class detail::CondVar;

  // Blocks until `waiter` is awake; wakes it with DeadlineReached once `deadline` is reached.
  virtual void block_until(detail::Waiter& waiter, TimePoint deadline) = 0;
};

// Returns the real clock of this machine. It lives as long as the program.
[[nodiscard]] KINFORM_EXPORT Clock& system_clock();

}  // namespace kinform::inline v0
