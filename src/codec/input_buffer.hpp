// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The bytes that a decoder has been fed and has not decoded yet.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace kinform::inline v0::codec {

struct InputBufferOptions {
  // The longest value that the decoder accepts. The buffer grows up to this size and one read.
  std::size_t value_bytes_max = 16 * 1024 * 1024;

  // Minimum size of room(); the initial buffer is four times as large. REQUIRES: at least 1.
  std::size_t room_bytes_min = 64 * 1024;
};

// Bytes go in at one end, with feed(), or with room() and commit(), which save a copy: the caller
// reads from its socket into the buffer. The decoder consumes them at the other end.
//
// The buffer is bounded if the caller takes what it can from the decoder before it feeds more:
// decoders refuse values longer than `value_bytes_max`. Bytes are moved only if the last value is
// incomplete and there is no room after it.
//
// Not thread-safe.
class InputBuffer {
 public:
  explicit InputBuffer(InputBufferOptions options = {});

  // For the caller, who has the bytes.

  // Appends a copy of the bytes. REQUIRES: finish() has not been called.
  void feed(std::span<const std::byte> bytes);

  // Returns memory to write the next bytes to, at least `room_bytes_min` bytes. Valid until the
  // next call of another member of the buffer or its decoder.
  // REQUIRES: finish() has not been called.
  [[nodiscard]] std::span<std::byte> room();

  // Appends the first `count` bytes that the caller has written to room(). 0 changes nothing.
  // REQUIRES: room() was the last call, and returned at least `count` bytes.
  void commit(std::size_t count);

  // No more bytes follow. Decoders report an incomplete value only after this call.
  void finish() { finished_ = true; }

  // The number of bytes fed so far.
  [[nodiscard]] std::uint64_t bytes_fed() const { return buffer_offset_ + end_; }

  // For the decoder.

  // The bytes not consumed yet. kFramePadding readable bytes follow them. Valid until the next call
  // of feed(), room() or shrink().
  [[nodiscard]] std::string_view bytes() const { return {buffer_.get() + begin_, end_ - begin_}; }

  [[nodiscard]] bool finished() const { return finished_; }

  // Removes bytes from the front. They stay readable as long as bytes(). REQUIRES: there are as
  // many.
  void consume(std::size_t count);

  // The offset in the stream of the next byte to be consumed, for error messages.
  [[nodiscard]] std::uint64_t offset() const { return buffer_offset_ + begin_; }

  // Returns to the initial size if the remaining bytes fit.
  void shrink();

  // The memory in use, with the padding.
  [[nodiscard]] std::size_t memory_bytes() const;

 private:
  void make_room(std::size_t bytes);
  void reallocate(std::size_t capacity);
  void clear_padding();

  // Constant after construction.
  const InputBufferOptions options_;
  const std::size_t first_capacity_;

  // Invariant: begin_ <= end_ <= capacity_, and kFramePadding bytes follow the capacity.
  std::unique_ptr<char[]> buffer_;
  std::size_t capacity_;
  std::size_t begin_ = 0;            // The first byte not consumed yet.
  std::size_t end_ = 0;              // One past the last byte fed.
  std::uint64_t buffer_offset_ = 0;  // The offset of buffer_[0] in the stream.
  bool finished_ = false;
};

}  // namespace kinform::inline v0::codec
