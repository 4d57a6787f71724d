// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// TokenBucket: a rate limit with a burst, then a steady rate per second.

#pragma once

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

struct TokenBucketOptions {
  // Refill rate. With zero, the bucket is never refilled; with infinity, there is no limit.
  double tokens_per_second = 10;

  // Capacity and initial number of tokens.
  int burst = 100;

  // Must outlive the bucket.
  Clock* clock = &system_clock();
};

// A token bucket whose tokens can be reserved in advance.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT TokenBucket {
 public:
  explicit TokenBucket(TokenBucketOptions options = {});

  // Takes a token, or reserves a future one, and returns how long to wait until it is available;
  // Duration::max() means forever. Later callers get later tokens.
  [[nodiscard]] Duration take();

 private:
  // Constant after construction.
  const double tokens_per_second_;
  const double burst_;
  Clock* const clock_;

  detail::Mutex mutex_;
  double tokens_ KINFORM_GUARDED_BY(mutex_);  // Negative: number of reserved tokens.
  TimePoint filled_at_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0
