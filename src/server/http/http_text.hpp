// Answers as HTTP/1.1 writes them.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/request/api_message.hpp"

namespace kinform::inline v0::server {

struct ResponseHead {
  int status = 200;
  std::string_view content_type = "application/json";
  std::optional<int> retry_after_seconds = {};
  std::vector<std::string> warnings = {};
  ServedBy served_by = ServedBy::Neither;
  bool keep_alive = true;
  // Unset: the body comes in chunks.
  std::optional<std::size_t> content_length = {};
};

// Up to and with the empty line.
[[nodiscard]] std::string to_text(const ResponseHead& head);

// A piece of a body that comes in chunks. REQUIRES: it is not empty, which would mean the end.
[[nodiscard]] std::string as_chunk(std::string_view piece);
inline constexpr std::string_view kLastChunk = "0\r\n\r\n";

}  // namespace kinform::inline v0::server
