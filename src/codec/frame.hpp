// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A view of one complete JSON value in a byte stream.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform::inline v0::codec {

// The number of readable bytes after each frame, of any content: SIMD reads run past the end.
constexpr std::size_t kFramePadding = 64;

// Borrowed from its reader, and valid until the reader's next call. At least kFramePadding readable
// bytes follow `text`.
struct Frame {
  std::string_view text = {};
  // The offset of the value in the stream, for error messages.
  std::size_t stream_offset = 0;

  [[nodiscard]] bool empty() const { return text.empty(); }
};

}  // namespace kinform::inline v0::codec
