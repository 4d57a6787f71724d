// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// JSON patch (RFC 6902) and JSON merge patch (RFC 7386).

#pragma once

#include <string>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// Applies a JSON merge patch: merges objects recursively; null removes a member, any other value
// replaces it.
void apply_merge_patch(Json& document, const Json& patch);

// Applies a JSON patch: all operations or, on an error, none. Fails with Malformed if `patch` is
// not a JSON patch, and with InvalidArgument if an operation does not fit the document, copies too
// much or nests values too deeply. Fails with RequestTooLarge for too many operations, or if they
// take too long because they move too many values.
[[nodiscard]] Result<void> apply_json_patch(Json& document, const Json& patch);

}  // namespace kinform::inline v0::server
