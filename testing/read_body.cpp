// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/read_body.hpp"

#include <array>
#include <cstddef>

namespace kinform::inline v0::test_support {

Result<std::string> read_body(ByteSource& body, std::stop_token stop) {
  std::string text;
  std::array<std::byte, 16 * 1024> piece;
  while (true) {
    const Result<std::size_t> count = body.read(piece, stop);
    if (!count) return count.error();
    if (*count == 0) return text;
    text.append(reinterpret_cast<const char*>(piece.data()), *count);
  }
}

}  // namespace kinform::inline v0::test_support
