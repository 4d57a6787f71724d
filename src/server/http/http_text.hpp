// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats HTTP/1.1 response heads and chunks.

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
  // If unset, the body is chunked.
  std::optional<std::size_t> content_length = {};
};

// Formats status line and header, including the empty line at the end.
[[nodiscard]] std::string to_text(const ResponseHead& head);

// Formats a chunk of a chunked body. REQUIRES: `piece` is not empty; an empty chunk ends the body.
[[nodiscard]] std::string as_chunk(std::string_view piece);
inline constexpr std::string_view kLastChunk = "0\r\n\r\n";

}  // namespace kinform::inline v0::server
