// When a handler wants the cache delivered once more.

#pragma once

#include <optional>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::cache {

// No handler gets a shorter period (SI-36).
constexpr Duration kShortestResync = std::chrono::seconds(1);

// The period that a handler gets. `requested` unset: the informer's default. `check` is how often
// the informer looks; zero if it never does, and then nobody resyncs (SI-38).
[[nodiscard]] Duration effective_resync_period(std::optional<Duration> requested,
                                               Duration default_period, Duration check);

// Due-ness is looked at now and then only, so periods are rounded up to the next look (SI-39).
class ResyncSchedule {
 public:
  ResyncSchedule(Duration period, TimePoint now) : period_(period), next_(now + period) {}

  // True once per period; then the next one begins.
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
