// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/input_buffer.hpp"

#include <algorithm>
#include <cstring>

#include "codec/frame.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {

InputBuffer::InputBuffer(InputBufferOptions options)
    : options_(options),
      first_capacity_(4 * options.room_bytes_min),
      buffer_(std::make_unique_for_overwrite<char[]>(first_capacity_ + kFramePadding)),
      capacity_(first_capacity_) {
  KINFORM_ASSERT(options_.room_bytes_min > 0);
  clear_padding();
}

void InputBuffer::feed(std::span<const std::byte> bytes) {
  KINFORM_ASSERT(!finished_);
  if (bytes.empty()) return;
  make_room(bytes.size());
  std::memcpy(buffer_.get() + end_, bytes.data(), bytes.size());
  commit(bytes.size());
}

std::span<std::byte> InputBuffer::room() {
  KINFORM_ASSERT(!finished_);
  make_room(options_.room_bytes_min);
  return std::as_writable_bytes(std::span(buffer_.get() + end_, capacity_ - end_));
}

void InputBuffer::commit(std::size_t count) {
  KINFORM_ASSERT(!finished_ && count <= capacity_ - end_);
  end_ += count;
  clear_padding();
}

void InputBuffer::consume(std::size_t count) {
  KINFORM_ASSERT(count <= end_ - begin_);
  begin_ += count;
}

void InputBuffer::shrink() {
  if (capacity_ == first_capacity_ || end_ - begin_ > first_capacity_) return;
  reallocate(first_capacity_);
}

std::size_t InputBuffer::memory_bytes() const {
  return capacity_ + kFramePadding;
}

// Makes room for this many bytes after end_, by moving the unconsumed bytes if necessary.
void InputBuffer::make_room(std::size_t bytes) {
  if (begin_ == end_) {
    buffer_offset_ += begin_;
    begin_ = end_ = 0;
  }
  if (capacity_ - end_ >= bytes) return;

  const std::size_t least = end_ - begin_ + bytes;
  if (least <= capacity_) return reallocate(capacity_);
  const std::size_t most = options_.value_bytes_max + options_.room_bytes_min;
  reallocate(std::max(least, std::min(2 * capacity_, most)));
}

// Moves the unconsumed bytes to the front of a buffer of this capacity, which is the same buffer if
// the capacity does not change.
void InputBuffer::reallocate(std::size_t capacity) {
  const std::size_t held = end_ - begin_;
  if (capacity == capacity_) {
    std::memmove(buffer_.get(), buffer_.get() + begin_, held);
  } else {
    auto other = std::make_unique_for_overwrite<char[]>(capacity + kFramePadding);
    std::memcpy(other.get(), buffer_.get() + begin_, held);
    buffer_ = std::move(other);
    capacity_ = capacity;
  }
  buffer_offset_ += begin_;
  begin_ = 0;
  end_ = held;
  clear_padding();
}

void InputBuffer::clear_padding() {
  std::memset(buffer_.get() + end_, 0, kFramePadding);
}

}  // namespace kinform::inline v0::codec
