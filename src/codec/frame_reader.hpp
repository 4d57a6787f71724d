// Splits a byte stream into JSON values. Newlines between them mean nothing (WP-02).

#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "codec/frame.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

struct FrameReaderOptions {
  // A longer value is LimitExceeded: the peer is broken or hostile (WP-05).
  std::size_t frame_bytes_max = 16 * 1024 * 1024;

  // Each read from the source is offered at least this much room, and at first four times as much.
  // At least 1.
  std::size_t read_bytes_min = 64 * 1024;
};

// Hands out values in place, from one buffer. A byte is moved only when the value that it belongs
// to is not complete and the buffer has no room left behind it. The buffer grows to hold one long
// value and goes back to its first size once a short one has followed.
//
// Errors: those of the source as they are; EndOfStream where the stream ends inside a value
// (WP-06); LimitExceeded; Malformed where no value can begin. The last three name the offset in the
// stream.
//
// Not thread-safe.
class FrameReader {
 public:
  // `source` must outlive the reader.
  explicit FrameReader(ByteSource& source, FrameReaderOptions options = {});

  // Returns the next value as soon as its last byte is there, or an empty frame at the end of the
  // stream. The frame is valid until the next call of any member but the const ones.
  [[nodiscard]] Result<Frame> next(const std::stop_token& stop);

  // For readers of what lies around values, such as the brackets and commas of a list: the next
  // byte that is not white space, which stays where it is; nothing at the end of the stream.
  [[nodiscard]] Result<std::optional<char>> peek(const std::stop_token& stop);

  // Takes the byte that peek() has shown. REQUIRES: peek() was the last call and gave a byte.
  void skip();

  // Where the next byte to be taken stands in the stream.
  [[nodiscard]] std::size_t stream_offset() const { return buffer_offset_ + begin_; }

  [[nodiscard]] std::size_t buffer_bytes() const { return capacity_ + kFramePadding; }

 private:
  [[nodiscard]] Result<std::size_t> find_value_end(const std::stop_token& stop);
  [[nodiscard]] Result<std::size_t> fill(const std::stop_token& stop);
  void make_room();
  void reallocate(std::size_t capacity);
  void shrink_after_long_frame();
  [[nodiscard]] Error error_at(ErrorCode code, std::string_view what, std::size_t position) const;

  // Constant after construction.
  ByteSource& source_;
  const FrameReaderOptions options_;
  const std::size_t first_capacity_;

  // Invariant: begin_ <= end_ <= capacity_, and kFramePadding bytes follow the capacity.
  std::unique_ptr<char[]> buffer_;
  std::size_t capacity_;
  std::size_t begin_ = 0;          // First byte not taken yet.
  std::size_t end_ = 0;            // Behind the last byte read.
  std::size_t buffer_offset_ = 0;  // Where buffer_[0] stands in the stream.
  std::size_t last_frame_bytes_ = 0;
  bool source_ended_ = false;
};

}  // namespace kinform::inline v0::codec
