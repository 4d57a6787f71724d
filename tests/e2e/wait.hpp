// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Waits for real servers in real time.

#pragma once

#include <chrono>
#include <functional>
#include <thread>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::e2e {

// Polls every `interval`; returns false if the condition is not true within `timeout`.
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
