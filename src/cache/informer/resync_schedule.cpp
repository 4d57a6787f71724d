// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/resync_schedule.hpp"

#include <algorithm>

namespace kinform::inline v0::cache {

Duration effective_resync_period(std::optional<Duration> requested, Duration default_period,
                                 Duration check) {
  if (check == Duration::zero()) return Duration::zero();
  const Duration wanted = requested.value_or(default_period);
  if (wanted == Duration::zero()) return wanted;
  return std::max({wanted, kShortestResync, check});
}

}  // namespace kinform::inline v0::cache
