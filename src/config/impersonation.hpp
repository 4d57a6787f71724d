// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds the Impersonate-* request headers.

#pragma once

#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// Returns Impersonate-User, -Uid, -Group and -Extra-<key>, or nothing if `who` is empty (TR-06).
// Returns InvalidArgument for control characters, and for a uid, groups or extra without a user.
[[nodiscard]] Result<std::vector<HttpHeader>> impersonation_headers(const Impersonation& who);

}  // namespace kinform::inline v0::config
