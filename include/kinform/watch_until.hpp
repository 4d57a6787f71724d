// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Waiting for something to become true of objects on the server.

#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Says whether an event, which is not of type Bookmark or Error, is the one that was waited for. An
// error ends the waiting.
using WatchCondition = std::function<Result<bool>(const WatchEvent&)>;

struct WatchUntilOptions {
  // Changes behind this one count; usually that of a list or of an object just written. Neither
  // empty nor "0".
  std::string resource_version = {};

  // A request under way is not interrupted by it. Times are those of `clock`.
  TimePoint deadline = TimePoint::max();

  Logger logger = {};
  Clock* clock = &system_clock();
};

// Follows changes until the conditions have been met, one after another; as soon as one is, the
// next is tested against the same event (AUX-12). Returns the object of the last event.
//
// It sees every change, or fails: with Expired, if the watch was cut and the version is too old to
// resume from. Other errors: those of conditions, with UserCode for what they throw;
// Timeout; Cancelled; InvalidArgument for a version that cannot be watched from.
// REQUIRES: there is a condition.
[[nodiscard]] Result<ObjectPtr> watch_until(ListerWatcher& lister_watcher,
                                            WatchUntilOptions options,
                                            std::vector<WatchCondition> conditions,
                                            std::stop_token stop);

struct WatchUntilWithSyncOptions {
  // Called once with everything that is there at first. True: it is true already, and nothing is
  // waited for.
  std::function<Result<bool>(const std::vector<ObjectPtr>&)> precondition = {};

  // A request under way is not interrupted by it. Times are those of `reflector.clock`.
  TimePoint deadline = TimePoint::max();

  ReflectorOptions reflector = {};
};

// The same with a Reflector: begins with an Added event for everything that is there, and survives
// expired versions. Changes that happened in between are then seen as one, or not at all.
//
// Returns nothing if it was the precondition that was met.
[[nodiscard]] Result<ObjectPtr> watch_until_with_sync(ListerWatcher& lister_watcher,
                                                      WatchUntilWithSyncOptions options,
                                                      std::vector<WatchCondition> conditions,
                                                      std::stop_token stop);

}  // namespace kinform::inline v0
