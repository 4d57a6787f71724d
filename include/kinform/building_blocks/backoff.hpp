// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Exponential backoff with jitter: computes the delay before the next retry.

#pragma once

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// The defaults are those of client-go's reflectors: 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 30, 30 …
// seconds, each with up to 100% jitter added.
struct BackoffOptions {
  Duration first_delay = std::chrono::milliseconds(800);  // REQUIRES: >= 0.

  // Upper limit of the delay, before jitter. REQUIRES: >= first_delay.
  Duration longest_delay = std::chrono::seconds(30);

  double growth = 2.0;  // Factor between successive delays. REQUIRES: >= 1.

  // Each delay is drawn from [delay, delay * (1 + jitter)), so that clients that failed together do
  // not retry together. 0 disables jitter. REQUIRES: >= 0.
  double jitter = 1.0;

  // The delay returns to first_delay when more than this has passed since the last reset, even if
  // failures continue. A long outage therefore sees a quick retry now and then.
  Duration reset_after = std::chrono::minutes(2);
};

// Computes delays that grow with each failure.
//
// Not thread-safe.
class KINFORM_EXPORT Backoff {
 public:
  // `clock` must outlive this object. REQUIRES: the ranges stated at the options.
  explicit Backoff(BackoffOptions options = {}, Clock& clock = system_clock(),
                   Random random = Random(random_seed()));

  // Returns how long to wait before the next attempt. Does not wait itself.
  [[nodiscard]] Duration next_delay();

  // Returns to the first delay and restarts the reset_after period.
  void reset();

 private:
  BackoffOptions options_;
  Clock* clock_;
  Random random_;
  Duration delay_;  // The next delay, before jitter.
  TimePoint last_reset_;
};

}  // namespace kinform::inline v0
