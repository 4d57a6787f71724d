// How long calls take to end after a stop, whatever else the machine is busy with.

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::test_support {

// A thread that is ready to run may have to wait for a processor, and the kernel counts for how
// long. That much is left out of what is measured; all other waiting is in it.
//
// Not thread-safe.
class StopTimes {
 public:
  // What is measured: it blocks until the stop, and says how it ended.
  using Blocking = std::function<ErrorCode(std::stop_token)>;

  // Runs `blocking` in a thread of its own, requests a stop once `arrived` has returned, and waits
  // for the end. Returns how it ended.
  ErrorCode stop_once(const Blocking& blocking, const std::function<void()>& arrived);

  [[nodiscard]] std::size_t size() const { return times_.size(); }
  // REQUIRES: size() > 0.
  [[nodiscard]] Duration longest() const { return longest_but(0); }
  // The longest, but for so many that took longer still: a virtual machine may lose its processor
  // for a while, which nothing inside of it can tell from waiting.
  // REQUIRES: size() > outliers.
  [[nodiscard]] Duration longest_but(std::size_t outliers) const;

 private:
  std::vector<Duration> times_;
};

}  // namespace kinform::inline v0::testing
