// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The header of a response, and its text in HTTP/1.1.

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
  bool keep_alive = true;  // HTTP/1.1 only.
  // If unset, the body ends with the chunk or frame that says so.
  std::optional<std::size_t> content_length = {};
  // False in responses to HEAD: the header is that of a response with a body, which is not sent.
  bool has_body = true;
};

struct HeaderField {
  std::string_view name = {};  // As HTTP/1.1 spells it.
  std::string value = {};
};

// Returns the header fields that HTTP/1.1 and HTTP/2 have in common.
[[nodiscard]] std::vector<HeaderField> header_fields(const ResponseHead& head);

// Formats status line and header, including the empty line at the end.
[[nodiscard]] std::string to_text(const ResponseHead& head);

// Appends a chunk of a chunked body. REQUIRES: `piece` is not empty; an empty chunk ends the body.
void append_chunk(std::string& out, std::string_view piece);
inline constexpr std::string_view kLastChunk = "0\r\n\r\n";

}  // namespace kinform::inline v0::server
