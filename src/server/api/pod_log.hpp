// The log of a pod that never ran: text that says so, for whoever follows logs.

#pragma once

#include "server/request/api_message.hpp"
#include "server/api/cluster.hpp"
#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {

// Some lines for a container that runs or has run; refuses as a real server does where there is no
// such container, where it is not clear which one, or where it has not started.
[[nodiscard]] ApiResponse get_pod_log(Cluster& cluster, const ResourcePath& path,
                                      const RequestTarget& target);

}  // namespace kinform::inline v0::server
