// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses and formats times and durations as in Kubernetes objects, flags and configuration files.

#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "kinform/detail/export.hpp"
#include "kinform/detail/time_types.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Parses RFC 3339 like Go: "2006-01-02T15:04:05Z", with any offset ("+01:00") and any number of
// fractional digits. Strict: two digits each, capital T and Z, existing dates, no leap seconds, and
// years 0000 to 9999. Digits beyond the precision of the result are truncated. Fails with
// ErrorCode::InvalidArgument on invalid text; the message names the byte offset.
[[nodiscard]] KINFORM_EXPORT Result<std::chrono::sys_seconds> parse_time(std::string_view text);
[[nodiscard]] KINFORM_EXPORT Result<std::chrono::sys_time<std::chrono::microseconds>>
parse_micro_time(std::string_view text);

// Formats whole seconds in UTC, as in `metadata.creationTimestamp`: "2006-01-02T15:04:05Z". Years
// outside 0000 to 9999 are printed with a sign or more digits, and cannot be parsed again.
[[nodiscard]] KINFORM_EXPORT std::string format_time(std::chrono::sys_seconds time);

// Formats with exactly six fractional digits, as in a Lease's `spec.renewTime`:
// "2006-01-02T15:04:05.000000Z".
[[nodiscard]] KINFORM_EXPORT std::string format_micro_time(
    std::chrono::sys_time<std::chrono::microseconds> time);

// Parses a duration like Go's time.ParseDuration: an optional sign, then numbers with units:
// "1h15m", "1.5s", "-300ms". Units are ns, us (µs), ms, s, m, h; "0" needs none. Fails with
// ErrorCode::InvalidArgument on invalid text or on a value that does not fit 64 bits of
// nanoseconds; the message names the byte offset.
[[nodiscard]] KINFORM_EXPORT Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// Formats a duration like Go: "1h15m0s", "1.5s", "300ms", "0s".
[[nodiscard]] KINFORM_EXPORT std::string format_duration(std::chrono::nanoseconds duration);

}  // namespace kinform::inline v0
