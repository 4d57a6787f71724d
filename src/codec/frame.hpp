// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A view of one complete JSON value in a byte stream.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform::inline v0::codec {

// The number of bytes that must be readable after each frame, with any content: simdjson loads
// whole vectors and so reads past the end of the text.
constexpr std::size_t kFramePadding = 64;

// One JSON value, borrowed from the buffer of the FrameSplitter that returned it. At least
// kFramePadding readable bytes follow `text`.
struct Frame {
  std::string_view text = {};
  // The offset of the value in the stream, for error messages.
  std::size_t stream_offset = 0;

  [[nodiscard]] bool empty() const { return text.empty(); }
};

}  // namespace kinform::inline v0::codec
