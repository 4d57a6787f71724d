// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Where decoders get their bytes from: the body of an answer, a file, a test's string.

#pragma once

#include <cstddef>
#include <span>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A stream of bytes that is pulled.
//
// Thread safety: none; one reader at a time. A stop may be requested from any thread.
class ByteSource {
 public:
  virtual ~ByteSource() = default;

  // How long all later reads together may block, counted from now; without it, for ever. A read
  // that has got nothing by then answers ErrorCode::Timeout, which a source uses for
  // nothing else: nothing is lost, and reading may go on after the next call of this. One without
  // patience, zero or less, still gives what has arrived. Sources that never block need not care.
  virtual void set_timeout(Duration /*patience*/) {}

  // Blocks until there is something to read, fills the front of `into` and returns how many bytes
  // it wrote; 0 is the end of the stream, and stays so. A requested stop ends it with
  // ErrorCode::Cancelled. REQUIRES: `into` is not empty.
  [[nodiscard]] virtual Result<std::size_t> read(std::span<std::byte> into,
                                                 std::stop_token stop) = 0;
};

}  // namespace kinform::inline v0
