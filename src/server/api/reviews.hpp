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

// Returns the response to a review that `user` has sent. For access reviews it contains the
// decision of the authorization hook on the request that the review describes.
[[nodiscard]] ApiResponse handle_review(Cluster& cluster, const WriteRequest& request,
                                        const std::string& user, const Authorize& authorize);

}  // namespace kinform::inline v0::server
