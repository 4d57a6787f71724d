// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs several Runnables on a thread each and stops them together.

#pragma once

#include <stop_token>
#include <vector>

#include "kinform/building_blocks/runnable.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::runtime {

struct GroupStops {
  std::stop_token stop = {};
  std::stop_token abort = {};
  // Stopped as soon as one runnable fails. Others may still be finishing their work then; the
  // caller uses this to start their grace period.
  std::stop_source failed = {};
};

// Runs the runnables until `stop`, or until one fails, which stops the others. Returns the first
// failure. An exception is a failure.
[[nodiscard]] Result<void> run_together(const std::vector<Runnable*>& runnables, GroupStops stops,
                                        const Logger& logger);

}  // namespace kinform::inline v0::runtime
