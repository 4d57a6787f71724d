// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/backoff.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

// Returns duration * factor, at most `longest`.
Duration scaled(Duration duration, double factor, Duration longest) {
  const double product = static_cast<double>(duration.count()) * factor;
  if (product >= static_cast<double>(longest.count())) return longest;
  return std::min(Duration(static_cast<Duration::rep>(product)),
                  longest);  // Rounding may exceed it.
}

}  // namespace

Backoff::Backoff(BackoffOptions options, Clock& clock, Random random)
    : options_(options),
      clock_(&clock),
      random_(random),
      delay_(options.first_delay),
      last_reset_(clock.now()) {
  KINFORM_ASSERT(options_.first_delay >= Duration::zero());
  KINFORM_ASSERT(options_.longest_delay >= options_.first_delay);
  KINFORM_ASSERT(options_.growth >= 1);
  KINFORM_ASSERT(options_.jitter >= 0);
}

Duration Backoff::next_delay() {
  if (clock_->now() - last_reset_ > options_.reset_after) reset();
  const Duration delay = delay_;
  delay_ = scaled(delay, options_.growth, options_.longest_delay);
  const Duration extra_max = Duration::max() - delay;
  return delay + scaled(delay, options_.jitter * random_.uniform(), extra_max);
}

void Backoff::reset() {
  delay_ = options_.first_delay;
  last_reset_ = clock_->now();
}

}  // namespace kinform::inline v0
