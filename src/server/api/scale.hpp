// The `scale` subresource: how many replicas a workload has and shall have, in one form for all
// kinds.

#pragma once

#include "server/request/api_message.hpp"
#include "server/api/cluster.hpp"
#include "server/api/writes.hpp"

namespace kinform::inline v0::server {

// REQUIRES of each: the path leads to the `scale` of a kind that has one.
[[nodiscard]] ApiResponse get_scale(Cluster& cluster, const ResourcePath& path);
// Takes a whole Scale, or a patch of one.
[[nodiscard]] ApiResponse update_scale(Cluster& cluster, const WriteRequest& request);
[[nodiscard]] ApiResponse patch_scale(Cluster& cluster, const WriteRequest& request);

}  // namespace kinform::inline v0::server
