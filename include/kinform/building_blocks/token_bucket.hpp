// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A limit on how often something happens: so many at once, then so many per second.

#pragma once

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

struct TokenBucketOptions {
  // How fast the bucket fills. Zero: never; infinity: no limit.
  double tokens_per_second = 10;

  // How many tokens it holds, and has at the beginning.
  int burst = 100;

  // Must outlive the bucket.
  Clock* clock = &system_clock();
};

// Thread safety: all members may be called from any thread.
class TokenBucket {
 public:
  explicit TokenBucket(TokenBucketOptions options = {});

  // Takes a token, which need not exist yet, and returns how long it takes until it does:
  // Duration::max() for ever. Those who come later wait for later tokens.
  [[nodiscard]] Duration take();

 private:
  // Constant after construction.
  const double tokens_per_second_;
  const double burst_;
  Clock* const clock_;

  detail::Mutex mutex_;
  double tokens_ KINFORM_GUARDED_BY(mutex_);  // Below zero: that many are promised.
  TimePoint filled_at_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0
