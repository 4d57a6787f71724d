// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A pull-based byte stream that decoders read from: a response body, a file, a string in a test.

#pragma once

#include <cstddef>
#include <span>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A byte stream from which the reader pulls.
//
// Thread safety: not thread-safe; one reader at a time. A stop may be requested from any thread.
class KINFORM_EXPORT ByteSource {
 public:
  virtual ~ByteSource() = default;

  // Sets how long all later reads may block in total, counted from now; without a call, reads block
  // without limit. A read that has no data by then returns ErrorCode::Timeout, a code that sources
  // use for nothing else. No data is lost, and reading may continue after the next call of
  // set_timeout(). With timeout <= 0, a read still returns data that has already arrived. Sources
  // that never block may ignore it.
  virtual void set_timeout(Duration /*timeout*/) {}

  // Blocks until data is available, writes it to the front of `into` and returns the number of
  // bytes; 0 means end of stream, also on every later call. A stop request ends the call with
  // ErrorCode::Cancelled. REQUIRES: `into` is not empty.
  [[nodiscard]] virtual Result<std::size_t> read(std::span<std::byte> into,
                                                 std::stop_token stop) = 0;
};

}  // namespace kinform::inline v0
