// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads a bearer token from a file that another process renews, such as the kubelet.

#pragma once

#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// Reads the token file again regularly (TR-07). Not thread-safe.
class TokenFile {
 public:
  // `fallback` is used until the file has been read; it may be empty.
  TokenFile(std::string path, std::string fallback, Clock& clock, Logger logger);

  // Returns the token; reads the file if 50 s have passed since the last time. If the file is empty
  // or unreadable, logs it, returns the last token and retries after 10 s. Fails only if there is
  // no token yet.
  [[nodiscard]] Result<std::string> token();

  // Makes the next call of token() read the file.
  void expire() { next_reading_ = TimePoint::min(); }

  // The time of the next read.
  [[nodiscard]] TimePoint next_reading() const { return next_reading_; }

 private:
  [[nodiscard]] Result<std::string> read() const;

  const std::string path_;
  Clock& clock_;
  const Logger logger_;
  std::string token_;
  TimePoint next_reading_ = TimePoint::min();
};

// Returns true if the text has no control characters, so that it is valid in a header.
[[nodiscard]] bool fits_header(const std::string& text);

}  // namespace kinform::inline v0::config
