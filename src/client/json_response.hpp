// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks and decodes responses that contain one JSON object.

#pragma once

#include <string_view>

#include "client/requester.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Returns Malformed if the Content-Type is not JSON, as in the error page of a proxy. An empty
// Content-Type passes.
[[nodiscard]] Result<void> check_json(std::string_view content_type);

// Returns the object in the response. If it is a Status that reports a failure, even with HTTP
// status 200, returns that failure as an error (RQ-15). Errors begin with `call.what`.
[[nodiscard]] Result<ObjectPtr> decode_object(const Call& call, const Response& response);

}  // namespace kinform::inline v0::client
