// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats durations like Go, as Kubernetes users know them from flags and logs.

#pragma once

#include <string>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0 {

// Returns the text of a duration, for example "0s", "800ms", "1.5s", "2m0s" or "1h0m0.25s".
[[nodiscard]] std::string format_duration(Duration duration);

}  // namespace kinform::inline v0
