// Where decoders get their bytes from: the body of an answer, a file, a test's string.

#pragma once

#include <cstddef>
#include <span>
#include <stop_token>

#include "kinform/result.hpp"

namespace kinform {

// A stream of bytes that is pulled.
//
// Thread safety: none; one reader at a time. A stop may be requested from any thread.
class ByteSource {
 public:
  virtual ~ByteSource() = default;

  // Blocks until there is something to read, fills the front of `into` and returns how many bytes
  // it wrote; 0 is the end of the stream, and stays so. A requested stop ends it with
  // ErrorCode::Cancelled. REQUIRES: `into` is not empty.
  [[nodiscard]] virtual Result<std::size_t> read(std::span<std::byte> into,
                                                 std::stop_token stop) = 0;
};

}  // namespace kinform
