// Several Runnables, each on a thread of its own, that end together.

#pragma once

#include <stop_token>
#include <vector>

#include "kinform/logging.hpp"
#include "kinform/result.hpp"
#include "kinform/runnable.hpp"

namespace kinform::inline v0::runtime {

// Runs them until `stop`, or until one of them fails, which stops the others. Returns the first
// failure. What a runnable throws is a failure.
[[nodiscard]] Result<void> run_together(const std::vector<Runnable*>& runnables,
                                        const std::stop_token& stop, const std::stop_token& abort,
                                        const Logger& logger);

}  // namespace kinform::inline v0::runtime
