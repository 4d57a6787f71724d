// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// When a handler is due for a resync.

#pragma once

#include <optional>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::cache {

// Shorter handler periods are raised to this (SI-36).
constexpr Duration kShortestResync = std::chrono::seconds(1);

// Returns the resync period of a handler. `requested` unset means the informer's default. `check`
// is the informer's check period; if it is zero, no handler resyncs (SI-38).
[[nodiscard]] Duration effective_resync_period(std::optional<Duration> requested,
                                               Duration default_period, Duration check);

// The resync times of one handler. The informer checks them only once per check period, so the
// handler's effective period is rounded up to a multiple of that (SI-39).
class ResyncSchedule {
 public:
  ResyncSchedule(Duration period, TimePoint now) : period_(period), next_(now + period) {}

  // Returns true if a resync is due, and schedules the next one after `now`.
  [[nodiscard]] bool take_due(TimePoint now) {
    if (period_ == Duration::zero() || now < next_) return false;
    next_ = now + period_;
    return true;
  }

  [[nodiscard]] Duration period() const { return period_; }
  void set_period(Duration period, TimePoint now) {
    period_ = period;
    next_ = now + period;
  }

 private:
  Duration period_;
  TimePoint next_;
};

}  // namespace kinform::inline v0::cache
