// JSON patch (RFC 6902) and JSON merge patch (RFC 7386).

#pragma once

#include <string>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// Objects are merged, null removes, anything else replaces.
void apply_merge_patch(Json& document, const Json& patch);

// All operations or none: on an error the document is as it was. Malformed: that is no patch;
// InvalidArgument: the document does not allow it.
[[nodiscard]] Result<void> apply_json_patch(Json& document, const Json& patch);

}  // namespace kinform::inline v0::server
