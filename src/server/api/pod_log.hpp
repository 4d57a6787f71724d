// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The `log` subresource of pods. Pods do not really run, so the log is a few generated lines.

#pragma once

#include "server/api/cluster.hpp"
#include "server/request/api_message.hpp"
#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {

// Returns generated lines for a container that runs or has run. Fails as kube-apiserver does if the
// container does not exist, has not started, or is not specified although the pod has several.
[[nodiscard]] ApiResponse get_pod_log(Cluster& cluster, const ResourcePath& path,
                                      const RequestTarget& target);

}  // namespace kinform::inline v0::server
