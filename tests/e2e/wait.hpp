// Waiting for what real servers do in their own time.

#pragma once

#include <chrono>
#include <functional>
#include <thread>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::e2e {

// Asks every `interval`; false if the condition does not hold within `patience`.
[[nodiscard]] inline bool wait_until(const std::function<bool()>& condition, Duration timeout,
                                     Duration interval = std::chrono::milliseconds(5)) {
  const TimePoint deadline = system_clock().after(timeout);
  while (!condition()) {
    if (system_clock().now() > deadline) return false;
    std::this_thread::sleep_for(interval);
  }
  return true;
}

}  // namespace kinform::inline v0::e2e
