// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Splits a byte stream into JSON values. White space between them is ignored (WP-02).

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "codec/frame.hpp"
#include "codec/input_buffer.hpp"
#include "codec/json_scanner.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// Limit on the white space between two values. Servers send a line break there.
constexpr std::size_t kSpaceBytesMax = 1024 * 1024;

struct FrameSplitterOptions {
  // Maximum length of a value. A longer one fails with LimitExceeded: the peer is broken or hostile
  // (WP-05).
  std::size_t frame_bytes_max = 16 * 1024 * 1024;

  // Minimum size of the room for each read. REQUIRES: at least 1.
  std::size_t room_bytes_min = 64 * 1024;
};

// Bytes go in through input(), and values are returned in place, from that buffer. It grows to hold
// a long value and shrinks back to its initial size after the next short one.
//
// The splitter returns EndOfStream if the stream ends inside a value (WP-06), LimitExceeded if a
// value, or the white space before it, is too long, and Malformed if a byte cannot begin a value;
// these messages contain the offset in the stream. No calls follow an error.
//
// Not thread-safe.
class FrameSplitter {
 public:
  explicit FrameSplitter(FrameSplitterOptions options = {});

  [[nodiscard]] InputBuffer& input() { return input_; }
  [[nodiscard]] const InputBuffer& input() const { return input_; }

  // Returns the next value as soon as its last byte has been fed. An empty frame means that more
  // bytes are needed, or, after InputBuffer::finish(), the end of the stream. The frame is valid
  // until the next call of next(), or of a non-const member of the buffer.
  [[nodiscard]] Result<Frame> next();

  // Returns the next byte that is not white space, without consuming it, or nullopt if more bytes
  // are needed or the stream has ended. For callers that read the brackets and commas around the
  // values of a list.
  [[nodiscard]] Result<std::optional<char>> peek();

  // Consumes the byte that peek() returned. REQUIRES: the last call was peek() and returned a byte.
  void skip();

 private:
  [[nodiscard]] Result<void> scan();
  void shrink_after_long_frame();
  [[nodiscard]] static std::string at(std::uint64_t stream_offset);

  // Constant after construction.
  const FrameSplitterOptions options_;

  InputBuffer input_;
  JsonScanner scanner_;
  std::size_t scanned_bytes_ = 0;  // Of the value that begins at the front of the buffer.
  std::size_t space_bytes_ = 0;    // White space since the last value.
  std::size_t last_frame_bytes_ = 0;
};

}  // namespace kinform::inline v0::codec
