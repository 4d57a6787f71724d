// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/token_bucket.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace kinform::inline v0 {

namespace {

using Seconds = std::chrono::duration<double>;

// Converts to Duration. Clamps larger values, because converting a double that does not fit is
// undefined behaviour.
Duration to_duration(Seconds seconds) {
  if (!(seconds < Seconds(Duration::max()))) return Duration::max();
  return Duration(std::llround(seconds.count() * 1e9));
}

}  // namespace

TokenBucket::TokenBucket(TokenBucketOptions options)
    : tokens_per_second_(std::max(0.0, options.tokens_per_second)),
      burst_(options.burst),
      clock_(options.clock),
      tokens_(burst_),
      filled_at_(clock_->now()) {}

Duration TokenBucket::take() {
  if (std::isinf(tokens_per_second_)) return Duration::zero();

  const detail::MutexLock lock(mutex_);
  const TimePoint now = clock_->now();
  const double filled = Seconds(now - filled_at_).count() * tokens_per_second_;
  tokens_ = std::min(burst_, tokens_ + filled) - 1;
  filled_at_ = now;
  if (tokens_ >= 0) return Duration::zero();
  return to_duration(Seconds(-tokens_ / tokens_per_second_));
}

}  // namespace kinform::inline v0
