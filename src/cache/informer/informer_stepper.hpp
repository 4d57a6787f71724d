// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drives an informer one step at a time, in place of run(): on one thread, without waiting, and
// with the clock of the test.

#pragma once

#include <string_view>

#include "kinform/building_blocks/informer_loop.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::cache {

// Executes the steps of an informer on the test's thread. The first step starts the informer.
class InformerStepper {
 public:
  // Executes the reflector's next step. Returns the time of the step after it, provided that the
  // watch receives nothing earlier: TimePoint::min() means at once, TimePoint::max() never.
  static TimePoint step_reflector(const Informer<>& informer);
  static TimePoint step_reflector(InformerLoop& loop);

  // Pops one batch of deltas from the informer's queue and applies it to the cache. Returns false
  // if the queue was empty.
  static bool step_queue(const Informer<>& informer);
  static bool step_queue(InformerLoop& loop);

  // Makes one call of each handler that has a call waiting. Returns false if there was none.
  static bool step_handlers(const Informer<>& informer);
  // Makes one call of the handlers of this name, if they have one waiting. A test can so make one
  // handler slower than another. Returns false if there was none.
  static bool step_handler(const Informer<>& informer, std::string_view name);

  // Stops the informer, as the end of run() does. Further steps do nothing.
  static void stop(const Informer<>& informer);
};

}  // namespace kinform::inline v0::cache
