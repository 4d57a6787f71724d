// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts failures reported by an API server to Error.

#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "kinform/error.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// True for an object of kind Status in `v1` or `meta.k8s.io/v1` (ERR-07).
[[nodiscard]] bool is_status(const Value& object);

// True for a Status whose `status` is not Success (RQ-15).
[[nodiscard]] bool is_failure_status(const Value& object);

// Returns the error that a Status describes. Its `reason` decides the ErrorCode; its `code` only if
// the reason is absent or unknown (ERR-01). `http_status` is that of the response, or 0 in a watch.
[[nodiscard]] Error error_from_status(const Value& status, int http_status);

// Returns the error that the object of a watch's ERROR event describes. An object other than a
// Status becomes ErrorCode::Unknown (ERR-07).
[[nodiscard]] Error error_from_event_object(const Value& object);

// The longest wait that a server can ask for. Without it, one response could stop a client for
// years.
inline constexpr std::chrono::seconds kRetryAfterMax{60};

// An HTTP response whose status code is an error.
struct FailedResponse {
  int http_status = 0;
  std::string_view method = {};  // "GET", "POST", …
  // Quoted in the error message if it is text, up to 2 KiB.
  std::string_view body = {};
  // From the Retry-After header, at most kRetryAfterMax.
  std::optional<std::chrono::seconds> retry_after = {};
};

// Returns the error for the HTTP status code, without decoding a Status from the body (RQ-15).
[[nodiscard]] Error error_from_response(const FailedResponse& response);

}  // namespace kinform::inline v0
