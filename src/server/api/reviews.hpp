// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Review kinds such as SelfSubjectAccessReview ("may I list pods?"), which get a response and are
// not stored.

#pragma once

#include <functional>
#include <string>

#include "kinform/server.hpp"
#include "server/api/writes.hpp"

namespace kinform::inline v0::server {

// The authorization hook; if unset, everything is allowed.
using Authorize = std::function<bool(const Access&)>;

// Access reviews return the decision that a request would get. `user` sent the review.
[[nodiscard]] ApiResponse handle_review(Cluster& cluster, const WriteRequest& request,
                                        const std::string& user, const Authorize& authorize);

}  // namespace kinform::inline v0::server
