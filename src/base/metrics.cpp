// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/metrics.hpp"

namespace kinform::inline v0 {

std::vector<double> exponential_buckets(double first, double factor, std::size_t count) {
  std::vector<double> buckets;
  buckets.reserve(count);
  for (double bound = first; buckets.size() < count; bound *= factor) buckets.push_back(bound);
  return buckets;
}

}  // namespace kinform::inline v0
