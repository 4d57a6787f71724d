// The body of an answer that says no → Error.

#pragma once

#include "api/status_error.hpp"

namespace kinform::inline v0::codec {

// The failure that the Status in the body describes, if there is one, or the one that the number
// stands for (RQ-15). Where the Status names no time to wait, that of the header counts.
[[nodiscard]] Error decode_failed_response(const FailedResponse& response);

}  // namespace kinform::inline v0::codec
