// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A ByteSource that reads from memory, in pieces of a chosen size and with a chosen end.

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::test_support {

struct StringSourceOptions {
  // The most bytes that a read returns; 1 is the hardest case for a frame reader. At least 1.
  std::size_t chunk_bytes_max = std::numeric_limits<std::size_t>::max();

  // If set, the size of each piece is random, from 1 to chunk_bytes_max; otherwise it is always
  // chunk_bytes_max.
  std::optional<std::uint64_t> chunk_seed = {};

  // If set, reads after the last byte return this error instead of the end of the stream, as for a
  // broken connection.
  std::optional<Error> error_at_end = {};

  // Reads return the bytes up to this position, then Timeout until resume().
  std::optional<std::size_t> stalls_at = {};
};

// Not thread-safe.
class StringSource final : public ByteSource {
 public:
  explicit StringSource(std::string bytes, StringSourceOptions options = {});

  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override;

  void set_timeout(Duration timeout) override { timeout_ = timeout; }

  // Makes the bytes after stalls_at readable.
  void resume() { stalled_ = false; }

  // The timeout that was set last.
  [[nodiscard]] std::optional<Duration> timeout() const { return timeout_; }

  // The number of bytes read so far.
  [[nodiscard]] std::size_t position() const { return position_; }

 private:
  const std::string bytes_;
  const StringSourceOptions options_;
  std::optional<Random> chunk_random_;
  std::size_t position_ = 0;
  bool stalled_;
  std::optional<Duration> timeout_;
};

}  // namespace kinform::inline v0::test_support
