// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Lets the fuzzer choose where the text for a decoder is cut into pieces.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kinform::inline v0::fuzz {

struct CutText {
  std::vector<std::size_t> sizes = {};  // Of the pieces, used in turn; none: one piece.
  std::string text = {};
};

// Reads an input: the low four bits of the first byte are the number of sizes, each of which is a
// byte with a size from 1 to 256; the rest is the text.
inline CutText read_cut_text(std::span<const std::uint8_t> input) {
  if (input.empty()) return {};
  const std::size_t count = std::min<std::size_t>(input[0] & 15, input.size() - 1);
  CutText cut;
  for (const std::uint8_t size : input.subspan(1, count))
    cut.sizes.push_back(std::size_t{1} + size);
  const auto text = input.subspan(1 + count);
  cut.text.assign(text.begin(), text.end());
  return cut;
}

}  // namespace kinform::inline v0::fuzz
