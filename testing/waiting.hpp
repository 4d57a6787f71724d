// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Waits for other threads in tests: for at most 30 seconds of real time, far longer than needed.

#pragma once

#include <chrono>
#include <tuple>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0::test_support {

inline constexpr Duration kTimeout = std::chrono::seconds(30);

// Returns false if the event was not set in time.
[[nodiscard]] inline bool wait_for(const OneShotEvent& event) {
  return event.wait_until(system_clock(), system_clock().after(kTimeout), {});
}

// Polls until the condition is true. Returns false if it is not true in time.
template <class Condition>
[[nodiscard]] bool eventually(Condition condition) {
  const TimePoint deadline = system_clock().after(kTimeout);
  while (!condition()) {
    if (system_clock().now() > deadline) return false;
    std::ignore = system_clock().wait_for(std::chrono::milliseconds(1), {});
  }
  return true;
}

}  // namespace kinform::inline v0::test_support
