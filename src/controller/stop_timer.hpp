// Requests a stop at a point in time, whatever else goes on.

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::controller {

// Has a thread of its own: what it is to end may block the one that armed it.
//
// Thread safety: all members may be called from any thread.
class StopTimer {
 public:
  // `clock` must outlive the timer.
  StopTimer(std::string thread_name, Clock& clock);

  // In place of what was armed before. Stops `target` at once if the deadline has passed.
  void arm(std::stop_source target, TimePoint deadline);
  void disarm();

 private:
  void run(const std::stop_token& stop);

  Clock& clock_;
  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::optional<std::stop_source> target_ KINFORM_GUARDED_BY(mutex_);
  TimePoint deadline_ KINFORM_GUARDED_BY(mutex_) = TimePoint::max();
  std::jthread thread_;  // Last: it uses the others.
};

}  // namespace kinform::inline v0::controller
