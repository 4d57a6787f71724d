// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Requests a stop at a deadline.

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::controller {

// Has its own thread, because the operation to be stopped may block the thread that armed the
// timer.
//
// Thread safety: all members may be called from any thread.
class StopTimer {
 public:
  // `clock` must outlive the timer.
  KINFORM_PRIVATE_EXPORT StopTimer(std::string thread_name, Clock& clock);

  // Requests a stop of `target` at the deadline, or immediately if the deadline has passed.
  // Replaces the target of an earlier call.
  KINFORM_PRIVATE_EXPORT void arm(std::stop_source target, TimePoint deadline);
  void disarm();

 private:
  void run(const std::stop_token& stop);

  Clock& clock_;
  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::optional<std::stop_source> target_ KINFORM_GUARDED_BY(mutex_);
  TimePoint deadline_ KINFORM_GUARDED_BY(mutex_) = TimePoint::max();
  std::jthread thread_;  // Last: it uses the members above.
};

}  // namespace kinform::inline v0::controller
