// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/header_reader.hpp"

#include <charconv>
#include <string>

#include "base/ascii.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr int kLastInterimStatus = 199;
constexpr std::size_t kHeadersMax = 1000;
// As in Go's net/http. API servers send no trailers; libcurl keeps each in memory.
constexpr std::size_t kTrailerBytesMax = 4096;

// Those of HTTP; others belong to a value.
constexpr std::string_view kBlanks = " \t\r\n";

// Of `HTTP/1.1 200 OK`; libcurl has checked its form.
int status_of(std::string_view line) {
  int status = 0;
  const std::size_t blank = line.find(' ');
  if (blank == std::string_view::npos) return 0;
  std::from_chars(line.data() + blank + 1, line.data() + line.size(), status);
  return status;
}

}  // namespace

Result<void> HeaderReader::add_line(std::string_view line) {
  if (complete_) return count_trailer(line);
  bytes_ += line.size();
  if (bytes_ > bytes_max_ || headers_.size() >= kHeadersMax) {
    return Error{ErrorCode::LimitExceeded, "response headers exceed " + std::to_string(bytes_max_) +
                                               " bytes or a count of " +
                                               std::to_string(kHeadersMax)};
  }
  const std::string_view text = trimmed(line, kBlanks);
  if (text.starts_with("HTTP/")) {
    status_ = status_of(text);
    headers_.clear();
  } else if (text.empty()) {
    complete_ = status_ > kLastInterimStatus;
  } else {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return {};  // Not a header; nothing depends on it.
    headers_.push_back({.name = std::string(trimmed(text.substr(0, colon), kBlanks)),
                        .value = std::string(trimmed(text.substr(colon + 1), kBlanks))});
  }
  return {};
}

Result<void> HeaderReader::count_trailer(std::string_view line) {
  trailer_bytes_ += line.size();
  if (trailer_bytes_ <= kTrailerBytesMax) return {};
  return Error{ErrorCode::LimitExceeded,
               "response trailers exceed " + std::to_string(kTrailerBytesMax) + " bytes"};
}

}  // namespace kinform::inline v0::http
