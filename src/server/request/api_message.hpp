// A request to the API and its answer, without HTTP around them.

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
  std::string target = "/";  // Path and parameters, as they came.
  std::string accept = {};
  std::string content_type = {};
  std::string body = {};
  // Who asks, once that is known.
  std::string user = {};
};

// Which layer a read was answered from, for tests and for the curious.
enum class ServedBy : std::uint8_t { Neither, ObjectStore, Cache };

class ListBody;

struct ApiResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  // In place of `body` where that would be long: to be read piece by piece, without any lock.
  std::shared_ptr<ListBody> list = {};
  std::optional<int> retry_after_seconds = {};
  // What the client should know although all went well.
  std::vector<std::string> warnings = {};
  ServedBy served_by = ServedBy::Neither;
};

}  // namespace kinform::inline v0::server
