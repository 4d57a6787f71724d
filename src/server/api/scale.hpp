// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The `scale` subresource: desired and current replicas of a workload, in the same form for all
// kinds.

#pragma once

#include "server/api/cluster.hpp"
#include "server/api/writes.hpp"
#include "server/request/api_message.hpp"

namespace kinform::inline v0::server {

// All functions here REQUIRE: the path names the `scale` subresource of a kind that has one.
[[nodiscard]] ApiResponse get_scale(Cluster& cluster, const ResourcePath& path);
// The body is a complete Scale (update) or a patch of one (patch).
[[nodiscard]] ApiResponse update_scale(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse patch_scale(Cluster& cluster, const WriteRequest& request);

}  // namespace kinform::inline v0::server
