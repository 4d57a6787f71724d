// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds the responses of the health and metrics endpoints, independent of the HTTP server.

#pragma once

#include <string>
#include <string_view>

#include "kinform/endpoint_server.hpp"

namespace kinform::inline v0::endpoints {

struct Page {
  int status = 200;
  std::string content_type = "text/plain; charset=utf-8";
  std::string body = {};
};

// Returns the response to `GET target`, where `target` is the path and query of the request line.
// The status is 404 if the page does not exist. Runs the health checks on the calling thread.
[[nodiscard]] Page add_page(const EndpointServerOptions& options, std::string_view target);

}  // namespace kinform::inline v0::endpoints
