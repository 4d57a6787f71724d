// An API server's failure → Error.

#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "kinform/error.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// Whether this is the API's Status: its kind, in `v1` or `meta.k8s.io/v1` (ERR-07).
[[nodiscard]] bool is_status(const Value& object);

// Whether it is one that reports a failure: anything but `status: Success` (RQ-15).
[[nodiscard]] bool is_failure_status(const Value& object);

// The failure that a Status describes. Its reason decides on the code, and its number only where
// the reason says nothing (ERR-01). `http_status` is that of the answer around it, or 0 in a watch.
[[nodiscard]] Error error_from_status(const Value& status, int http_status);

// The failure that the object of an ERROR event describes. Anything but a Status becomes an error
// that belongs to no class: ErrorCode::Unknown (ERR-07).
[[nodiscard]] Error error_from_event_object(const Value& object);

// An answer that says no without a Status.
struct FailedResponse {
  int http_status = 0;
  std::string_view method = {};  // "GET", "POST", …
  // Quoted in the message if it is text, up to 2 KiB.
  std::string_view body = {};
  // From the Retry-After header.
  std::optional<std::chrono::seconds> retry_after = {};
};

// The failure that the number stands for (RQ-15).
[[nodiscard]] Error error_from_response(const FailedResponse& response);

}  // namespace kinform::inline v0
