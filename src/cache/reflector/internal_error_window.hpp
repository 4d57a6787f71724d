// How long internal errors of a watch are put up with.

#pragma once

#include <optional>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0 {

// Counts from the first of a run of errors. A minute between two of them begins a new run (REF-35).
//
// Not thread-safe.
class InternalErrorWindow {
 public:
  // `clock` must outlive this. A window of zero never allows anything.
  InternalErrorWindow(Duration window, const Clock& clock) : window_(window), clock_(clock) {}

  // There was another error. True if the watch may be opened again as if nothing had happened.
  [[nodiscard]] bool tolerate_another();

  // Forgets the run.
  void reset() { first_error_.reset(); }

 private:
  const Duration window_;
  const Clock& clock_;
  std::optional<TimePoint> first_error_;
  TimePoint last_error_;
};

}  // namespace kinform::inline v0
