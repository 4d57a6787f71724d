// Several Runnables, each on a thread of its own, that end together.

#pragma once

#include <stop_token>
#include <vector>

#include "kinform/logging.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/runnable.hpp"

namespace kinform::inline v0::runtime {

struct GroupStops {
  std::stop_token stop = {};
  std::stop_token abort = {};
  // Stopped as soon as one of them fails, while others may still be finishing their work: whoever
  // counts the time that they are given has to know.
  std::stop_source failed = {};
};

// Runs them until `stop`, or until one of them fails, which stops the others. Returns the first
// failure. What a runnable throws is a failure.
[[nodiscard]] Result<void> run_together(const std::vector<Runnable*>& runnables, GroupStops stops,
                                        const Logger& logger);

}  // namespace kinform::inline v0::runtime
