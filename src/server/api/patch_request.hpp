// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Selects and applies the patch format of a PATCH request.

#pragma once

#include <optional>

#include "kinform/json.hpp"
#include "server/api/writes.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// Returns whether the request is a server-side apply. It is sent as PATCH, but its body is a
// configuration to merge by field ownership, not a patch of the stored object.
[[nodiscard]] bool is_apply(const WriteRequest& request);

// Applies the patch in the request body to `object`. Leaves `object` unchanged on failure.
[[nodiscard]] std::optional<Failure> apply_patch(const WriteRequest& request, Json& object);

}  // namespace kinform::inline v0::server
