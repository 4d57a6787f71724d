// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// API requests and responses, independent of HTTP.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kinform::inline v0::server {

struct ApiRequest {
  std::string method = "GET";
  std::string target = "/";  // Path and query, still escaped.
  std::string accept = {};
  std::string content_type = {};
  std::string body = {};
  // Set by authentication.
  std::string user = {};
};

// The layer that served a read; reported to tests in a response header.
enum class ServedBy : std::uint8_t { Neither, ObjectStore, Cache };

class ListBody;

struct ApiResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  // Used instead of `body` for long lists. The connection reads it piece by piece while it sends,
  // without holding the mutex of Api.
  std::shared_ptr<ListBody> list = {};
  std::optional<int> retry_after_seconds = {};
  // Sent as Warning headers.
  std::vector<std::string> warnings = {};
  ServedBy served_by = ServedBy::Neither;
};

}  // namespace kinform::inline v0::server
