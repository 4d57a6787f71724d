// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A clock that moves only when the test advances it.

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

// Time does not pass until advance(). To test code that waits in another thread:
//
//   ASSERT_TRUE(clock.wait_for_waiters(1));  // The thread waits for its deadline …
//   clock.advance(10s);                      // … and reaches it.
//
// Thread safety: all members may be called from any thread.
class FakeClock final : public Clock {
 public:
  // 2024-01-01T00:00:00Z
  static constexpr WallTime kDefaultWall = WallTime(std::chrono::seconds(1'704'067'200));

  explicit FakeClock(WallTime wall = kDefaultWall);

  // REQUIRES: no thread waits on the clock.
  ~FakeClock() override;

  [[nodiscard]] TimePoint now() const override;
  [[nodiscard]] WallTime wall_now() const override;

  // Moves both times. Before it returns, it wakes every thread whose deadline has passed. REQUIRES:
  // duration >= 0.
  void advance(Duration duration);

  // Changes the wall-clock time only. Monotonic time and the threads that wait are not affected.
  void set_wall(WallTime wall);

  // The number of threads that wait for a future deadline. A thread that was notified or stopped,
  // or whose deadline has passed, is not counted, even if it has not run yet.
  [[nodiscard]] std::size_t waiters() const;

  // Blocks until at least `count` threads wait. Returns false after `timeout` of real time, so that
  // a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for_waiters(std::size_t count,
                                      Duration timeout = std::chrono::seconds(30));

  // Blocks until a thread waits for exactly this deadline. Use it when unrelated threads wait on
  // the clock too.
  [[nodiscard]] bool wait_for_deadline(TimePoint deadline,
                                       Duration timeout = std::chrono::seconds(30));

  // The earliest deadline that a thread waits for; empty if none waits. TimePoint::max() is a wait
  // without a deadline.
  [[nodiscard]] std::optional<TimePoint> next_deadline() const;

 private:
  struct Appointment {
    TimePoint deadline;
    detail::Waiter* waiter;
  };

  void block_until(detail::Waiter& waiter, TimePoint deadline) override;
  std::size_t waiters_locked() const KINFORM_REQUIRES(mutex_);

  mutable detail::Mutex mutex_;
  detail::CondVar appointed_;
  TimePoint now_ KINFORM_GUARDED_BY(mutex_);
  WallTime wall_ KINFORM_GUARDED_BY(mutex_);
  std::vector<Appointment> appointments_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::test_support
