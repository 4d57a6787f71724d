// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drives a Reflector one step at a time, on the thread of the caller and in place of run().

#pragma once

#include <stop_token>

#include "kinform/building_blocks/reflector.hpp"

namespace kinform::inline v0::cache {

// Thread safety: the steps of one reflector belong to one thread at a time.
class ReflectorStepper {
 public:
  // Performs the next action of the reflector: opens a connection, reads a page or an event, or
  // checks a timer. Blocks only for the response to a request.
  //
  // Returns when the next action is due if the watch receives nothing earlier: TimePoint::min()
  // means immediately, TimePoint::max() never.
  static TimePoint step(Reflector& reflector, const std::stop_token& stop);

  // Like step() above, but if there is nothing to do yet, waits for it, until `deadline` at most.
  static TimePoint step(Reflector& reflector, TimePoint deadline, const std::stop_token& stop);
};

}  // namespace kinform::inline v0::cache
