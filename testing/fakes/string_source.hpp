// Bytes from memory, in pieces of a chosen size, with a chosen end.

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
  // No read gives more than this; 1 is what a reader of frames fears most. At least 1.
  std::size_t chunk_bytes_max = std::numeric_limits<std::size_t>::max();

  // Draws the size of each piece at random, from 1 to chunk_bytes_max; unset, it is always the
  // latter.
  std::optional<std::uint64_t> chunk_seed = {};

  // What the reads after the last byte answer, in place of the end of the stream: a connection that
  // was cut, say.
  std::optional<Error> error_at_end = {};

  // Reads give the bytes up to here, and then DeadlineExceeded until resume().
  std::optional<std::size_t> stalls_at = {};
};

// Not thread-safe.
class StringSource final : public ByteSource {
 public:
  explicit StringSource(std::string bytes, StringSourceOptions options = {});

  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override;

  void set_timeout(Duration timeout) override { timeout_ = timeout; }

  // Lets the bytes behind stalls_at come.
  void resume() { stalled_ = false; }

  // As set last.
  [[nodiscard]] std::optional<Duration> timeout() const { return timeout_; }

  // How many bytes have been read so far.
  [[nodiscard]] std::size_t position() const { return position_; }

 private:
  const std::string bytes_;
  const StringSourceOptions options_;
  std::optional<Random> chunk_random_;
  std::size_t position_ = 0;
  bool stalled_;
  std::optional<Duration> timeout_;
};

}  // namespace kinform::inline v0::testing
