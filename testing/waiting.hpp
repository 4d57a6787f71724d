// Waiting in a test for what another thread does: for half a minute of real time at most, which is
// far longer than it takes.

#pragma once

#include <chrono>
#include <tuple>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0::test_support {

inline constexpr Duration kTimeout = std::chrono::seconds(30);

// Returns whether it has been set.
[[nodiscard]] inline bool wait_for(const OneShotEvent& event) {
  return event.wait_until(system_clock(), system_clock().after(kTimeout), {});
}

// For what nobody tells: asks until it is true. Returns whether it is.
template <class Condition>
[[nodiscard]] bool eventually(Condition condition) {
  const TimePoint deadline = system_clock().after(kTimeout);
  while (!condition()) {
    if (system_clock().now() > deadline) return false;
    std::ignore = system_clock().wait_for(std::chrono::milliseconds(1), {});
  }
  return true;
}

}  // namespace kinform::inline v0::testing
