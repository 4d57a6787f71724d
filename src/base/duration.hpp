// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats durations like Go, as Kubernetes users know them from flags and logs.

#pragma once

#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// Returns the text of a duration, for example "0s", "800ms", "1.5s", "2m0s" or "1h0m0.25s".
// Exported, because the public header kinform/time.hpp declares it as well.
[[nodiscard]] KINFORM_EXPORT std::string format_duration(Duration duration);

}  // namespace kinform::inline v0
