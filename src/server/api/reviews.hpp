// Reviews: questions that are answered and never stored, such as "may I list pods?".

#pragma once

#include <functional>
#include <string>

#include "kinform/server.hpp"
#include "server/api/writes.hpp"

namespace kinform::inline v0::server {

// The hook that decides; unset: everything is allowed.
using Authorize = std::function<bool(const Access&)>;

// Access reviews say what a request would meet. `user` is who asks.
[[nodiscard]] ApiResponse handle_review(Cluster& cluster, const WriteRequest& request,
                                        const std::string& user, const Authorize& authorize);

}  // namespace kinform::inline v0::server
