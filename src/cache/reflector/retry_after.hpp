// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How long a server may make a client wait.

#pragma once

#include <algorithm>

#include "api/status_error.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// Returns the time that the server asks to wait before the next attempt, from 0 to kRetryAfterMax;
// 0 if it asks for nothing.
[[nodiscard]] inline Duration retry_after(const Error& error) {
  const std::chrono::seconds asked = error.retry_after.value_or(std::chrono::seconds::zero());
  return std::clamp(asked, std::chrono::seconds::zero(), kRetryAfterMax);
}

}  // namespace kinform::inline v0
