// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the body of an HTTP error response into an Error.

#pragma once

#include <string_view>

#include "api/status_error.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// Decodes a body that may be a Status, in JSON or protobuf; its first bytes show which. Fields that
// a newer server adds are skipped.
[[nodiscard]] Result<ObjectPtr> parse_error_body(std::string_view body);

// Returns the error that the Status in the body describes, or, without a Status, the error for the
// HTTP status code (RQ-15). The Retry-After header applies if the Status has no
// retryAfterSeconds.
[[nodiscard]] Error decode_failed_response(const FailedResponse& response);

}  // namespace kinform::inline v0::codec
