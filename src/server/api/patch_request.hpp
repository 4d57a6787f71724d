// A request to patch an object: which kind of patch it carries, and what refusals look like.

#pragma once

#include <optional>

#include "kinform/json.hpp"
#include "server/request/failure.hpp"
#include "server/api/writes.hpp"

namespace kinform::inline v0::server {

// Whether the body is a configuration for server-side apply, which is no patch of what is there.
[[nodiscard]] bool is_apply(const WriteRequest& request);

// Applies the patch in the request's body to `object`, all of it or, with a failure, nothing.
[[nodiscard]] std::optional<Failure> apply_patch(const WriteRequest& request, Json& object);

}  // namespace kinform::inline v0::server
