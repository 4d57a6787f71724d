// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Timestamps of API objects, with operators to print them. Cheap to include from generated headers.

#pragma once

#include <iosfwd>

#include "kinform/detail/export.hpp"
#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

// A std::chrono::sys_seconds that prints as in `metadata.creationTimestamp`: 2006-01-02T15:04:05Z.
struct Time : std::chrono::sys_seconds {
  constexpr Time() = default;
  constexpr Time(std::chrono::sys_seconds time) : std::chrono::sys_seconds(time) {}
};

// A std::chrono::sys_time<microseconds> that prints as in a Lease's `spec.renewTime`:
// 2006-01-02T15:04:05.000000Z.
struct MicroTime : std::chrono::sys_time<std::chrono::microseconds> {
  constexpr MicroTime() = default;
  constexpr MicroTime(std::chrono::sys_time<std::chrono::microseconds> time)
      : std::chrono::sys_time<std::chrono::microseconds>(time) {}
};

KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const Time& time);
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const MicroTime& time);

}  // namespace kinform::inline v0
