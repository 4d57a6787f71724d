// A clock whose hands only the test moves.

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

// Time stands still until advance(). A test of something that waits in another thread goes like
// this:
//
//   ASSERT_TRUE(clock.wait_for_waiters(1));  // It has asked for its wake-up …
//   clock.advance(10s);                      // … and gets it.
//
// Thread safety: all members may be called from any thread.
class FakeClock final : public Clock {
 public:
  // 2024-01-01T00:00:00Z
  static constexpr WallTime kDefaultWall = WallTime(std::chrono::seconds(1'704'067'200));

  explicit FakeClock(WallTime wall = kDefaultWall);

  // REQUIRES: nobody waits.
  ~FakeClock() override;

  [[nodiscard]] TimePoint now() const override;
  [[nodiscard]] WallTime wall_now() const override;

  // Moves both times, and wakes everybody whose deadline has come, before it returns. REQUIRES:
  // duration >= 0.
  void advance(Duration duration);

  // Lets the date jump. Monotonic time, and whoever waits for it, notices nothing.
  void set_wall(WallTime wall);

  // How many threads wait for a time that has not come. A thread that has been notified or stopped,
  // or whose deadline has come, does not count any more, even if it does not run yet.
  [[nodiscard]] std::size_t waiters() const;

  // Blocks until at least `count` threads wait. Returns false if they do not within `patience` of
  // real time, so that a broken test fails instead of hanging.
  [[nodiscard]] bool wait_for_waiters(std::size_t count,
                                      Duration timeout = std::chrono::seconds(30));

  // The same until somebody waits for just that time. Where threads wait that are none of the
  // test's business, this tells that the right one has got there.
  [[nodiscard]] bool wait_for_deadline(TimePoint deadline,
                                       Duration timeout = std::chrono::seconds(30));

  // The earliest time that somebody waits for; empty if nobody does. TimePoint::max() is a wait
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

}  // namespace kinform::inline v0::testing
