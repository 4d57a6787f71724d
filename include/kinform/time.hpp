// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Times and durations as they are written in Kubernetes objects, flags and configuration files.

#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "kinform/detail/time_types.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Reads RFC 3339 as Go does: "2006-01-02T15:04:05Z", with any offset ("+01:00") and any number of
// digits after the point. Strict: two digits each, capital T and Z, days that exist, no leap
// seconds, and an instant in the years 0000 to 9999. What is finer than the result is cut off.
// Fails with ErrorCode::InvalidArgument, naming the byte.
[[nodiscard]] Result<std::chrono::sys_seconds> parse_time(std::string_view text);
[[nodiscard]] Result<std::chrono::sys_time<std::chrono::microseconds>> parse_micro_time(
    std::string_view text);

// Whole seconds in UTC, as in `metadata.creationTimestamp`: "2006-01-02T15:04:05Z". Years outside
// 0000 to 9999 are printed with a sign or more digits; nothing reads these back.
[[nodiscard]] std::string format_time(std::chrono::sys_seconds time);

// With exactly six digits after the point, as in a Lease's `spec.renewTime`:
// "2006-01-02T15:04:05.000000Z".
[[nodiscard]] std::string format_micro_time(std::chrono::sys_time<std::chrono::microseconds> time);

// Reads a duration as Go's time.ParseDuration does: an optional sign, then numbers with their
// units: "1h15m", "1.5s",
// "-300ms". Units are ns, us (µs), ms, s, m, h; "0" needs none. Fails with
// ErrorCode::InvalidArgument, naming the byte, also on what does not fit 64 bits of nanoseconds.
[[nodiscard]] Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// Prints as Go does: "1h15m0s", "1.5s", "300ms", "0s".
[[nodiscard]] std::string format_duration(std::chrono::nanoseconds duration);

}  // namespace kinform::inline v0
