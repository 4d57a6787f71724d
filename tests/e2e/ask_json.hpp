// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Requests to servers that respond in JSON and are not Kubernetes: etcd's gateway, and peers (test
// programs with informers of other libraries).

#pragma once

#include <optional>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::e2e {

// Returns the body; empty if there is no response, or it is not 200 or not JSON.
[[nodiscard]] std::optional<Json> ask_json(Transport& transport, const HttpRequest& request);

}  // namespace kinform::inline v0::e2e
