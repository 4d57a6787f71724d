// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Answers that hold one JSON object.

#pragma once

#include <string_view>

#include "client/requester.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Malformed if an answer says that it is something else: often the page of a proxy. One that says
// nothing passes.
[[nodiscard]] Result<void> check_json(std::string_view content_type);

// The object, or the failure that a Status reports in an answer of 200 (RQ-15). Errors begin with
// `call.what`.
[[nodiscard]] Result<ObjectPtr> decode_object(const Call& call, const Response& response);

}  // namespace kinform::inline v0::client
