// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures how long blocking calls take to return after a stop, corrected for a busy machine.

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::test_support {

// Collects the times from a stop request until the blocked call returned. Subtracts the time that a
// runnable thread waits for a CPU, as the kernel counts it; includes all other waiting.
//
// Not thread-safe.
class StopTimes {
 public:
  // The measured call: blocks until the stop, and returns how it ended.
  using Blocking = std::function<ErrorCode(std::stop_token)>;

  // Runs `blocking` in its own thread, requests a stop once `arrived` has returned, and waits for
  // the end. Returns the result of `blocking`.
  ErrorCode stop_once(const Blocking& blocking, const std::function<void()>& arrived);

  [[nodiscard]] std::size_t size() const { return times_.size(); }
  // REQUIRES: size() > 0.
  [[nodiscard]] Duration longest() const { return longest_but(0); }
  // The longest time without this many outliers: a virtual machine may lose its CPU for a while,
  // and its kernel does not count that as waiting for a CPU. REQUIRES: size() > outliers.
  [[nodiscard]] Duration longest_but(std::size_t outliers) const;

 private:
  std::vector<Duration> times_;
};

}  // namespace kinform::inline v0::test_support
