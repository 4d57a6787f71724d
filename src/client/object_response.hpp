// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes responses that contain one object.

#pragma once

#include "client/requester.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Decodes the object in the response, which is JSON or protobuf. Errors are those of format_of()
// and decode_body().
[[nodiscard]] Result<ObjectPtr> decode_response(const Response& response);

// Returns the object, unless it is a Status that reports a failure, even with HTTP status 200; then
// returns that failure (RQ-15). Errors, also that of `object`, begin with `call.what`.
[[nodiscard]] Result<ObjectPtr> check_object(const Call& call, const Response& response,
                                             Result<ObjectPtr> object);

// Does both.
[[nodiscard]] Result<ObjectPtr> decode_object(const Call& call, const Response& response);

}  // namespace kinform::inline v0::client
