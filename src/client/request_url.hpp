// Addresses as client-go writes them, byte by byte: servers, audit logs and caches see the same
// requests from both.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// Escapes what may not stand in a path, as Go's net/url does. Slashes stay.
[[nodiscard]] std::string escape_path(std::string_view path);

// Escapes what may not stand in a parameter, as Go's net/url does: a blank becomes a plus.
[[nodiscard]] std::string escape_parameter(std::string_view text);

// The parameters of a request.
class Query {
 public:
  void add(std::string_view name, std::string_view value);
  void add(std::string_view name, std::int64_t value);
  // Leaves out an empty value.
  void add_unless_empty(std::string_view name, std::string_view value);

  // Sorted by name: `limit=500&watch=true`.
  [[nodiscard]] std::string to_string() const;

 private:
  std::vector<std::pair<std::string, std::string>> parameters_;
};

// Where a server is.
struct ServerUrl {
  std::string origin = {};       // `https://host:port`
  std::string path_prefix = {};  // Empty, or `/…` without a slash at its end (RQ-01).
  std::string host = {};         // `host:port`, for metrics.
};

enum class SchemeDefault : std::uint8_t { Http, Https };

// Reads the address of a configuration. One without a scheme gets the default; an empty one is
// localhost (RQ-20). Errors are InvalidArgument and never show what might be a password.
[[nodiscard]] Result<ServerUrl> parse_server_url(std::string_view text, SchemeDefault scheme);

}  // namespace kinform::inline v0::client
