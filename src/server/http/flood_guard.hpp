// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Detects HTTP/2 clients that send many frames which cost work and bring nothing.

#pragma once

#include <algorithm>
#include <chrono>

namespace kinform::inline v0::server {

// Counts such frames: PING, SETTINGS, empty DATA, and streams that are reset by either
// side. The count is a bucket that leaks, so that a connection may live for ever.
//
// Not thread-safe.
class FloodGuard {
 public:
  using TimePoint = std::chrono::steady_clock::time_point;

  static constexpr double kBurst = 500;
  static constexpr double kPerSecond = 100;

  // Counts a frame. Returns false if there were too many.
  [[nodiscard]] bool admits(TimePoint now) {
    const double passed = std::chrono::duration<double>(now - last_).count();
    count_ = std::max(0.0, count_ - passed * kPerSecond) + 1;
    last_ = now;
    return count_ <= kBurst;
  }

 private:
  double count_ = 0;
  TimePoint last_ = {};
};

}  // namespace kinform::inline v0::server
