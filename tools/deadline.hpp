// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A stop token with a timeout.

#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::tools {

// Provides a stop token that is stopped when the outer token is, or after a timeout. Not
// thread-safe.
class Deadline {
 public:
  // Without a timeout, the token is stopped by the outer one only.
  Deadline(const std::stop_token& outer, std::optional<Duration> timeout)
      : on_outer_(outer, [this] { source_.request_stop(); }) {
    if (!timeout) return;
    timer_ = std::jthread([this, duration = *timeout](const std::stop_token& stop) {
      if (system_clock().wait_for(duration, stop)) source_.request_stop();
    });
  }

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  std::stop_source source_;
  const std::stop_callback<std::function<void()>> on_outer_;
  std::jthread timer_;  // Last, because it uses source_.
};

}  // namespace kinform::inline v0::tools
