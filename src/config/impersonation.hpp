// Headers that ask the server to see somebody else in us.

#pragma once

#include <vector>

#include "kinform/client_config.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::config {

// TR-06: Impersonate-User, -Uid, -Group and -Extra-<key>; none without a user. InvalidArgument for
// texts that no header can carry, and for a uid, groups or extra without a user.
[[nodiscard]] Result<std::vector<HttpHeader>> impersonation_headers(const Impersonation& who);

}  // namespace kinform::inline v0::config
