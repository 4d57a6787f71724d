// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/token_file.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/ascii.hpp"
#include "base/file.hpp"
#include "base/quote.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;

// Read the file again after 50 s: client-go treats a token as fresh for a minute, less a margin of
// 10 s.
constexpr Duration kReadInterval = 50s;
constexpr Duration kRetryInterval = 10s;
constexpr std::size_t kTokenBytesMax = 1024 * 1024;

Error file_error(const std::string& path, const char* problem) {
  std::string message = "token file ";
  append_quoted(message, path);
  return {ErrorCode::FailedPrecondition, message + problem};
}

}  // namespace

bool fits_header(const std::string& text) {
  return std::none_of(text.begin(), text.end(), [](char character) {
    const auto byte = static_cast<unsigned char>(character);
    return byte < 0x20 || byte == 0x7f;
  });
}

TokenFile::TokenFile(std::string path, std::string fallback, Clock& clock, Logger logger)
    : path_(std::move(path)),
      clock_(clock),
      logger_(std::move(logger)),
      token_(std::move(fallback)) {}

Result<std::string> TokenFile::token() {
  const TimePoint now = clock_.now();
  if (now < next_reading_) return token_;
  Result<std::string> read_token = read();
  if (read_token) {
    token_ = *std::move(read_token);
    next_reading_ = now + kReadInterval;
    return token_;
  }
  if (token_.empty()) return read_token.error();
  next_reading_ = now + kRetryInterval;
  logger_.error(read_token.error(), "Unable to rotate token");
  return token_;
}

Result<std::string> TokenFile::read() const {
  const Result<std::string> contents = read_file(path_, kTokenBytesMax);
  if (!contents) return contents.error();
  std::string token(trimmed(*contents));
  if (token.empty()) return file_error(path_, " is empty");
  if (!fits_header(token)) return file_error(path_, ": token contains control characters");
  return token;
}

}  // namespace kinform::inline v0::config
