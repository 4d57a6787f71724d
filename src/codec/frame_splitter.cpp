// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/frame_splitter.hpp"

#include <string>
#include <utility>

namespace kinform::inline v0::codec {

FrameSplitter::FrameSplitter(FrameSplitterOptions options)
    : options_(options),
      input_(
          {.value_bytes_max = options.frame_bytes_max, .room_bytes_min = options.room_bytes_min}) {}

Result<Frame> FrameSplitter::next() {
  if (scanned_bytes_ == 0) {
    shrink_after_long_frame();
    const Result<std::optional<char>> first = peek();
    if (!first) return first.error();
    if (!first->has_value()) return Frame{};
    if (!can_begin_json_value(**first)) {
      return Error{ErrorCode::Malformed, "expected a JSON value" + at(input_.offset())};
    }
  }
  if (const Result<void> scanned = scan(); !scanned) return scanned.error();
  const bool ends_here = input_.finished() && scanner_.complete_at_end_of_stream();
  if (!scanner_.complete() && !ends_here) return Frame{};

  const Frame frame{.text = input_.bytes().substr(0, scanned_bytes_),
                    .stream_offset = static_cast<std::size_t>(input_.offset())};
  input_.consume(scanned_bytes_);
  last_frame_bytes_ = std::exchange(scanned_bytes_, 0);
  space_bytes_ = 0;
  scanner_ = JsonScanner();
  return frame;
}

Result<std::optional<char>> FrameSplitter::peek() {
  const std::string_view bytes = input_.bytes();
  std::size_t spaces = 0;
  while (spaces < bytes.size() && is_json_space(bytes[spaces])) ++spaces;
  input_.consume(spaces);
  space_bytes_ += spaces;
  if (space_bytes_ > kSpaceBytesMax) {
    return Error{ErrorCode::LimitExceeded, "more than " + std::to_string(kSpaceBytesMax) +
                                               " bytes of white space between JSON values" +
                                               at(input_.offset() - space_bytes_)};
  }
  if (spaces == bytes.size()) return std::optional<char>();
  return std::optional(bytes[spaces]);
}

void FrameSplitter::skip() {
  input_.consume(1);
  space_bytes_ = 0;
}

// Scans the bytes of the current value that have been fed since the last call.
Result<void> FrameSplitter::scan() {
  if (!scanner_.complete()) {  // It is if the value was refused, and the caller tries again.
    scanned_bytes_ += scanner_.feed(input_.bytes().substr(scanned_bytes_));
  }
  if (scanned_bytes_ > options_.frame_bytes_max) {
    return Error{ErrorCode::LimitExceeded, "more than " + std::to_string(options_.frame_bytes_max) +
                                               " bytes in the JSON value" + at(input_.offset())};
  }
  if (!input_.finished() || scanner_.complete_at_end_of_stream()) return {};
  return Error{ErrorCode::EndOfStream, "stream ended after " + std::to_string(scanned_bytes_) +
                                           " bytes of the JSON value" + at(input_.offset())};
}

// Shrinks the buffer only after a short value: long values often follow each other, and each would
// grow the buffer again.
void FrameSplitter::shrink_after_long_frame() {
  if (last_frame_bytes_ <= options_.room_bytes_min) input_.shrink();
}

std::string FrameSplitter::at(std::uint64_t stream_offset) {
  return " at byte " + std::to_string(stream_offset);
}

}  // namespace kinform::inline v0::codec
