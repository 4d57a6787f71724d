// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Splits a byte stream into JSON values. White space between them is ignored (WP-02).

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
  // Maximum length of a value. A longer one fails with LimitExceeded: the peer is broken or hostile
  // (WP-05).
  std::size_t frame_bytes_max = 16 * 1024 * 1024;

  // Minimum room for each read from the source; the initial buffer is four times as large.
  // REQUIRES: at least 1.
  std::size_t read_bytes_min = 64 * 1024;
};

// Returns values in place, from one buffer. Bytes are moved only if a value is incomplete and the
// buffer has no room left after it. The buffer grows to hold a long value and shrinks back to its
// initial size after the next short one.
//
// Errors of the source are returned unchanged. The reader itself returns EndOfStream if the stream
// ends inside a value (WP-06), LimitExceeded if a value is too long, and Malformed if a byte cannot
// begin a value; these messages contain the offset in the stream.
//
// Not thread-safe.
class FrameReader {
 public:
  // `source` must outlive the reader.
  explicit FrameReader(ByteSource& source, FrameReaderOptions options = {});

  // Returns the next value as soon as its last byte has arrived, or an empty frame at the end of
  // the stream. The frame is valid until the next call of a non-const member.
  [[nodiscard]] Result<Frame> next(const std::stop_token& stop);

  // Returns the next byte that is not white space, without consuming it, or nullopt at the end of
  // the stream. For callers that read the brackets and commas around the values of a list.
  [[nodiscard]] Result<std::optional<char>> peek(const std::stop_token& stop);

  // Consumes the byte that peek() returned. REQUIRES: the last call was peek() and returned a byte.
  void skip();

  // The bytes that have been read from the source but not consumed yet. Valid until the next call
  // of a non-const member.
  [[nodiscard]] std::string_view buffered() const {
    return {buffer_.get() + begin_, end_ - begin_};
  }

  // The number of bytes read from the source so far.
  [[nodiscard]] std::size_t bytes_read() const { return buffer_offset_ + end_; }

  // The offset in the stream of the next byte to be consumed.
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
  std::size_t begin_ = 0;          // The first byte not consumed yet.
  std::size_t end_ = 0;            // One past the last byte read.
  std::size_t buffer_offset_ = 0;  // The offset of buffer_[0] in the stream.
  std::size_t last_frame_bytes_ = 0;
  bool source_ended_ = false;
};

}  // namespace kinform::inline v0::codec
