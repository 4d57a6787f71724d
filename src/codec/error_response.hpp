// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the body of an HTTP error response into an Error.

#pragma once

#include "api/status_error.hpp"

namespace kinform::inline v0::codec {

// Returns the error that the Status in the body describes, or, without a Status, the error for the
// HTTP status code (RQ-15). The body is JSON or protobuf; its first bytes show which.
// Fields that a newer server adds to a Status are skipped. The Retry-After header applies if the
// Status has no retryAfterSeconds.
[[nodiscard]] Error decode_failed_response(const FailedResponse& response);

}  // namespace kinform::inline v0::codec
