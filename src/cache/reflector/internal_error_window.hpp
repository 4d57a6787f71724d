// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The retry window for internal errors of a watch.

#pragma once

#include <optional>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0 {

// Decides how long internal errors of a watch are tolerated: within a window that starts with the
// first error of a series. A series ends when two errors are at least a minute apart (REF-35).
//
// Not thread-safe.
class InternalErrorWindow {
 public:
  // A window of zero tolerates no error.
  explicit InternalErrorWindow(Duration window) : window_(window) {}

  // Records an error. Returns true if the watch may be reopened immediately without a relist.
  [[nodiscard]] bool tolerate_another(TimePoint now);

  // Ends the series: the next error starts a new window.
  void reset() { first_error_.reset(); }

 private:
  const Duration window_;
  std::optional<TimePoint> first_error_;
  TimePoint last_error_;
};

}  // namespace kinform::inline v0
