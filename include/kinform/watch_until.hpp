// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Waits until objects on the server meet a condition.

#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Returns true if the event meets the condition. Not called for Bookmark and Error events. If it
// returns an error, the wait ends with that error.
using WatchCondition = std::function<Result<bool>(const WatchEvent&)>;

struct WatchUntilOptions {
  // Only changes after this version are seen; usually the version of a list, or of an object just
  // written. Neither empty nor "0".
  std::string resource_version = {};

  // When to give up, on `clock`. Does not interrupt a request in flight.
  TimePoint deadline = TimePoint::max();

  Logger logger = {};
  Clock* clock = &system_clock();
};

// Watches until the conditions have been met, one after the other; when one is met, the next is
// tested with the same event. Returns the object of the last event.
//
// It sees every change or fails: with Expired if the watch was cut and the version is too old to
// resume from. It also fails with the error of a condition, with UserCode if a condition throws,
// with Timeout or Cancelled, and with InvalidArgument for a version that cannot be watched from.
// The message of a Timeout includes the last error of the server or connection, if it still failed.
// REQUIRES: at least one condition.
[[nodiscard]] KINFORM_EXPORT Result<ObjectPtr> watch_until(ListerWatcher& lister_watcher,
                                                           WatchUntilOptions options,
                                                           std::vector<WatchCondition> conditions,
                                                           std::stop_token stop);

struct WatchUntilWithSyncOptions {
  // Called once with the objects of the first list. If it returns true, the wait ends at once.
  std::function<Result<bool>(const std::vector<ObjectPtr>&)> precondition = {};

  // When to give up, on `reflector.clock`. Does not interrupt a request in flight.
  TimePoint deadline = TimePoint::max();

  ReflectorOptions reflector = {};
};

// Like watch_until(), with a Reflector: starts with an Added event for each existing object, and
// survives expired versions by a relist. Changes in between are then seen as one, or not at all.
//
// Returns a null ObjectPtr if the precondition was met.
[[nodiscard]] KINFORM_EXPORT Result<ObjectPtr> watch_until_with_sync(
    ListerWatcher& lister_watcher, WatchUntilWithSyncOptions options,
    std::vector<WatchCondition> conditions, std::stop_token stop);

}  // namespace kinform::inline v0
