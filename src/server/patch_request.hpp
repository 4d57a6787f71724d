// A request to patch an object: which kind of patch it carries, and what refusals look like.

#pragma once

#include <optional>

#include "kinform/json.hpp"
#include "server/failure.hpp"
#include "server/writes.hpp"

namespace kinform::server {

// Applies the patch in the request's body to `object`, all of it or, with a failure, nothing.
[[nodiscard]] std::optional<Failure> apply_patch(const WriteRequest& request, Json& object);

}  // namespace kinform::server
