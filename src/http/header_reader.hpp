// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Makes status and headers of the lines that a server sends before the body.

#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::http {

// Not thread-safe.
class HeaderReader {
 public:
  explicit HeaderReader(std::size_t bytes_max) : bytes_max_(bytes_max) {}

  // Takes the next line, with its line break. Interim responses (1xx) are dropped when the next
  // status line arrives. Lines after complete() are trailers: they are counted and dropped. Returns
  // LimitExceeded if headers or trailers are too long.
  [[nodiscard]] Result<void> add_line(std::string_view line);

  // The empty line behind the headers has come.
  [[nodiscard]] bool complete() const { return complete_; }

  [[nodiscard]] int status() const { return status_; }
  [[nodiscard]] const std::vector<HttpHeader>& headers() const { return headers_; }
  // REQUIRES: complete(). To be called once.
  [[nodiscard]] std::vector<HttpHeader> take_headers() { return std::move(headers_); }

 private:
  [[nodiscard]] Result<void> count_trailer(std::string_view line);

  const std::size_t bytes_max_;
  std::size_t bytes_ = 0;
  std::size_t trailer_bytes_ = 0;
  int status_ = 0;
  std::vector<HttpHeader> headers_;
  bool complete_ = false;
};

}  // namespace kinform::inline v0::http
