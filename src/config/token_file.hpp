// A bearer token in a file that somebody else renews, as a kubelet does with those of pods.

#pragma once

#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// TR-07. Not thread-safe.
class TokenFile {
 public:
  // `fallback` counts until the file could be read; it may be empty.
  TokenFile(std::string path, std::string fallback, Clock& clock, Logger logger);

  // Reads the file if it is time, which is 50 s after the last reading. What cannot be read, or is
  // empty, leaves the last token, is logged, and is tried again after 10 s. An error only while
  // there is no token at all.
  [[nodiscard]] Result<std::string> token();

  // Reads it with the next call of token(), whatever the time.
  void expire() { next_reading_ = TimePoint::min(); }

  // When it is time.
  [[nodiscard]] TimePoint next_reading() const { return next_reading_; }

 private:
  [[nodiscard]] Result<std::string> read() const;

  const std::string path_;
  Clock& clock_;
  const Logger logger_;
  std::string token_;
  TimePoint next_reading_ = TimePoint::min();
};

// Whether a header can carry it: no line breaks and the like.
[[nodiscard]] bool fits_header(const std::string& text);

}  // namespace kinform::inline v0::config
