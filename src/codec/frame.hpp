// A piece of a byte stream that holds one whole value, in place.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform::inline v0::codec {

// How many readable bytes follow each frame, whatever they are: SIMD reads run past the end.
constexpr std::size_t kFramePadding = 64;

// Borrowed: valid until its reader is asked for the next one. At least kFramePadding readable bytes
// follow `text`.
struct Frame {
  std::string_view text = {};
  // Where the value begins in the stream, for error messages.
  std::size_t stream_offset = 0;

  [[nodiscard]] bool empty() const { return text.empty(); }
};

}  // namespace kinform::inline v0::codec
