// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/frame_reader.hpp"

#include <algorithm>
#include <cstring>
#include <span>

#include "codec/json_scanner.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {

FrameReader::FrameReader(ByteSource& source, FrameReaderOptions options)
    : source_(source),
      options_(options),
      first_capacity_(4 * options.read_bytes_min),
      buffer_(std::make_unique_for_overwrite<char[]>(first_capacity_ + kFramePadding)),
      capacity_(first_capacity_) {
  KINFORM_ASSERT(options_.read_bytes_min > 0);
}

Result<Frame> FrameReader::next(const std::stop_token& stop) {
  shrink_after_long_frame();
  const Result<std::optional<char>> first = peek(stop);
  if (!first) return first.error();
  if (!first->has_value()) return Frame{};
  if (!can_begin_json_value(**first)) {
    return error_at(ErrorCode::Malformed, "expected a JSON value", begin_);
  }
  const Result<std::size_t> length = find_value_end(stop);
  if (!length) return length.error();

  const Frame frame{.text = {buffer_.get() + begin_, *length}, .stream_offset = stream_offset()};
  begin_ += *length;
  last_frame_bytes_ = *length;
  return frame;
}

Result<std::optional<char>> FrameReader::peek(const std::stop_token& stop) {
  while (true) {
    while (begin_ < end_ && is_json_space(buffer_[begin_])) ++begin_;
    if (begin_ < end_) return std::optional(buffer_[begin_]);

    const Result<std::size_t> more = fill(stop);
    if (!more) return more.error();
    if (*more == 0) return std::optional<char>();
  }
}

void FrameReader::skip() {
  KINFORM_ASSERT(begin_ < end_);
  ++begin_;
}

// Returns the length of the value that begins at begin_, reading until it is complete.
Result<std::size_t> FrameReader::find_value_end(const std::stop_token& stop) {
  JsonScanner scanner;
  std::size_t length = 0;
  while (true) {
    length += scanner.feed({buffer_.get() + begin_ + length, end_ - begin_ - length});
    if (length > options_.frame_bytes_max) {
      return error_at(
          ErrorCode::LimitExceeded,
          "more than " + std::to_string(options_.frame_bytes_max) + " bytes in the JSON value",
          begin_);
    }
    if (scanner.complete()) return length;

    const Result<std::size_t> more = fill(stop);
    if (!more) return more.error();
    if (*more > 0) continue;
    if (scanner.complete_at_end_of_stream()) return length;
    return error_at(ErrorCode::EndOfStream,
                    "stream ended after " + std::to_string(length) + " bytes of the JSON value",
                    begin_);
  }
}

// Reads once from the source and returns the byte count; 0 is the end of the stream. make_room()
// may move the buffered bytes, so positions held by the caller become invalid.
Result<std::size_t> FrameReader::fill(const std::stop_token& stop) {
  if (source_ended_) return std::size_t{0};
  make_room();
  const std::span<char> room(buffer_.get() + end_, capacity_ - end_);
  const Result<std::size_t> count = source_.read(std::as_writable_bytes(room), stop);
  if (!count) return count.error();
  KINFORM_ASSERT(*count <= room.size());

  end_ += *count;
  source_ended_ = *count == 0;
  std::memset(buffer_.get() + end_, 0, kFramePadding);
  return *count;
}

void FrameReader::make_room() {
  if (begin_ == end_) {
    buffer_offset_ += begin_;
    begin_ = end_ = 0;
  }
  if (capacity_ - end_ >= options_.read_bytes_min) return;

  const std::size_t held = end_ - begin_;
  const std::size_t least = held + options_.read_bytes_min;
  if (least <= capacity_) return reallocate(capacity_);
  const std::size_t most = options_.frame_bytes_max + options_.read_bytes_min;
  reallocate(std::max(least, std::min(2 * capacity_, most)));
}

// Moves the unconsumed bytes to the front of a buffer of this capacity, which is the same buffer if
// the capacity does not change.
void FrameReader::reallocate(std::size_t capacity) {
  const std::size_t held = end_ - begin_;
  if (capacity == capacity_) {
    std::memmove(buffer_.get(), buffer_.get() + begin_, held);
  } else {
    auto larger = std::make_unique_for_overwrite<char[]>(capacity + kFramePadding);
    std::memcpy(larger.get(), buffer_.get() + begin_, held + kFramePadding);
    buffer_ = std::move(larger);
    capacity_ = capacity;
  }
  buffer_offset_ += begin_;
  begin_ = 0;
  end_ = held;
}

// Shrinks the buffer only after a short value: long values often follow each other, and each would
// grow the buffer again.
void FrameReader::shrink_after_long_frame() {
  if (capacity_ == first_capacity_ || last_frame_bytes_ > first_capacity_ / 4) return;
  if (end_ - begin_ > first_capacity_) return;
  reallocate(first_capacity_);
}

Error FrameReader::error_at(ErrorCode code, std::string_view what, std::size_t position) const {
  return {code, std::string(what) + " at byte " + std::to_string(buffer_offset_ + position)};
}

}  // namespace kinform::inline v0::codec
