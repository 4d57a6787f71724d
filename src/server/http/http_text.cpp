// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http_text.hpp"

#include <array>
#include <cstdio>
#include <utility>

#include "base/quote.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {
namespace {

// Returns the reason phrase for the status line, as kube-apiserver sends it. It is for people:
// clients decide on the status code.
std::string_view reason_phrase(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 202:
      return "Accepted";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 406:
      return "Not Acceptable";
    case 409:
      return "Conflict";
    case 410:
      return "Gone";
    case 413:
      return "Request Entity Too Large";
    case 415:
      return "Unsupported Media Type";
    case 422:
      return "Unprocessable Entity";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    case 504:
      return "Gateway Timeout";
    default:
      return status < 400 ? "Fine" : "Failed";
  }
}

void append_field(std::string& out, std::string_view name, std::string_view value) {
  out.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

std::vector<HeaderField> header_fields(const ResponseHead& head) {
  std::vector<HeaderField> fields = {{"Content-Type", std::string(head.content_type)},
                                     {"Cache-Control", "no-cache, private"}};
  if (head.retry_after_seconds) {
    fields.push_back({"Retry-After", std::to_string(*head.retry_after_seconds)});
  }
  for (const std::string& warning : head.warnings) {
    std::string value = "299 - ";
    append_quoted(value, warning);  // Quoting escapes line breaks.
    fields.push_back({"Warning", std::move(value)});
  }
  if (head.served_by != ServedBy::Neither) {
    fields.push_back(
        {"Kinform-Answered-By", head.served_by == ServedBy::ObjectStore ? "store" : "cache"});
  }
  if (head.status == 401) fields.push_back({"WWW-Authenticate", "Bearer"});
  if (head.content_length) {
    fields.push_back({"Content-Length", std::to_string(*head.content_length)});
  }
  return fields;
}

std::string to_text(const ResponseHead& head) {
  std::string out = "HTTP/1.1 " + std::to_string(head.status) + " ";
  out.append(reason_phrase(head.status)).append("\r\n");
  for (const HeaderField& field : header_fields(head)) append_field(out, field.name, field.value);
  if (!head.keep_alive) append_field(out, "Connection", "close");
  if (!head.content_length) append_field(out, "Transfer-Encoding", "chunked");
  return out += "\r\n";
}

void append_chunk(std::string& out, std::string_view piece) {
  KINFORM_ASSERT(!piece.empty());
  std::array<char, 20> size = {};
  const int length = std::snprintf(size.data(), size.size(), "%zx\r\n", piece.size());
  out.reserve(out.size() + static_cast<std::size_t>(length) + piece.size() + 2);
  out.append(size.data(), static_cast<std::size_t>(length)).append(piece).append("\r\n");
}

}  // namespace kinform::inline v0::server
