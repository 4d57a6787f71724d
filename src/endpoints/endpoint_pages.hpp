// What the endpoints answer, whatever it is carried by.

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

// The answer to `GET target`, path and query as they stand in the request line; 404 for a page that
// does not exist. Runs checks on the calling thread.
[[nodiscard]] Page add_page(const EndpointServerOptions& options, std::string_view target);

}  // namespace kinform::inline v0::endpoints
