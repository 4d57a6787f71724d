// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Builds request URLs that are identical to client-go's, so that audit logs and caches see the same
// requests from both.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Escapes a path as Go's net/url does. Slashes are not escaped.
[[nodiscard]] std::string escape_path(std::string_view path);

// Escapes a query parameter as Go's net/url does: a space becomes a plus.
[[nodiscard]] std::string escape_parameter(std::string_view text);

// The query parameters of a request.
class Query {
 public:
  void add(std::string_view name, std::string_view value);
  void add(std::string_view name, std::int64_t value);
  // Adds nothing if the value is empty.
  void add_unless_empty(std::string_view name, std::string_view value);

  // Sorted by name: `limit=500&watch=true`.
  [[nodiscard]] std::string to_string() const;

 private:
  std::vector<std::pair<std::string, std::string>> parameters_;
};

// The parts of a server's URL.
struct ServerUrl {
  std::string origin = {};       // `https://host:port`
  std::string path_prefix = {};  // Empty, or `/…` without trailing slash (RQ-01).
  std::string host = {};         // `host:port`, for metrics.
};

enum class SchemeDefault : std::uint8_t { Http, Https };

// Parses the configured server address. Without a scheme, the default applies; an empty address is
// localhost (RQ-20). Returns InvalidArgument if it is invalid; the message does not contain the
// address, which may hold a password.
[[nodiscard]] Result<ServerUrl> parse_server_url(std::string_view text, SchemeDefault scheme);

}  // namespace kinform::inline v0::client
