// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drives an informer one step at a time, in place of run(): on one thread, without waiting, and
// with the clock of the test.

#pragma once

#include <stop_token>
#include <string_view>

#include "kinform/building_blocks/informer_loop.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::test_support {

// The first step of an informer starts it.
class InformerStepper {
 public:
  // Lets the reflector do its next step. Returns when there will be something to do if the watch
  // receives nothing earlier: TimePoint::min() means at once, TimePoint::max() never.
  static TimePoint step_reflector(const Informer<>& informer) {
    return informer.step_reflector({});
  }
  static TimePoint step_reflector(InformerLoop& loop) { return loop.step_reflector({}); }

  // Processes one batch of the queue. Returns whether there was one.
  static bool step_queue(const Informer<>& informer) { return informer.step_queue(); }
  static bool step_queue(InformerLoop& loop) { return loop.step_queue(); }

  // Makes one call of each handler that has one waiting. Returns whether there was any.
  static bool step_handlers(const Informer<>& informer) { return informer.step_handlers(); }
  // The same for the handlers of this name alone, so that one can be slower than another.
  static bool step_handler(const Informer<>& informer, std::string_view name) {
    return informer.step_handler(name);
  }

  // Stops the informer, as the end of run() does. Further steps do nothing.
  static void stop(const Informer<>& informer) { informer.stop_stepping(); }
};

}  // namespace kinform::inline v0::test_support
