// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/rate_limiter.hpp"

namespace kinform::inline v0::detail {

Duration exponential_delay(const ExponentialDelayOptions& options, int failures) {
  constexpr int kValueBits = std::numeric_limits<Duration::rep>::digits;
  if (options.base_delay == Duration::zero()) return Duration::zero();
  // Compare base_delay with max_delay / 2^failures, because base_delay * 2^failures may overflow.
  if (failures >= kValueBits) return options.max_delay;
  if (options.base_delay.count() > (options.max_delay.count() >> failures))
    return options.max_delay;
  return Duration(options.base_delay.count() << failures);
}

}  // namespace kinform::inline v0::detail
