// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How long to wait before the next try.

#pragma once

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0 {

// The defaults are those of client-go's reflectors: 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 30, 30 …
// seconds, and up to as much again on top of each.
struct BackoffOptions {
  Duration first_delay = std::chrono::milliseconds(800);  // At least zero.

  // The delays grow up to this, before jitter. At least first_delay.
  Duration longest_delay = std::chrono::seconds(30);

  double growth = 2.0;  // From one delay to the next; at least 1.

  // Each delay is drawn from [delay, delay * (1 + jitter)), so that clients which failed together
  // do not come back together. At least 0, which means none.
  double jitter = 1.0;

  // The delays start again from the first when more than this has passed since they last did,
  // failures or not; so in a long outage one quick try is made every now and then.
  Duration reset_after = std::chrono::minutes(2);
};

// Delays that grow from failure to failure.
//
// Not thread-safe.
class Backoff {
 public:
  // `clock` must outlive the back-off. REQUIRES: the limits named beside the options.
  explicit Backoff(BackoffOptions options = {}, Clock& clock = system_clock(),
                   Random random = Random(random_seed()));

  // The time to wait now. Does not wait itself.
  [[nodiscard]] Duration next_delay();

  // Starts again from the first delay, and counts reset_after from now.
  void reset();

 private:
  BackoffOptions options_;
  Clock* clock_;
  Random random_;
  Duration delay_;  // Of the next failure, before jitter.
  TimePoint last_reset_;
};

}  // namespace kinform::inline v0
