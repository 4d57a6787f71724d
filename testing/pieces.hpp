// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Feeds text to decoders in pieces, as a network delivers it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/input_buffer.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

// The pieces of a text. Their sizes are used in turn, again and again; no sizes: one piece.
//
// Not thread-safe.
class Pieces {
 public:
  explicit Pieces(std::string text, std::vector<std::size_t> sizes = {})
      : text_(std::move(text)), sizes_(std::move(sizes)) {
    if (sizes_.empty()) sizes_.push_back(text_.size() + 1);
    for (const std::size_t size : sizes_) KINFORM_ASSERT(size > 0);
  }

  // Feeds the next piece, or the end of the stream after the last one.
  void feed_next(codec::InputBuffer& input) {
    if (position_ == text_.size()) return input.finish();
    const std::string_view piece =
        std::string_view(text_).substr(position_, sizes_[count_++ % sizes_.size()]);
    position_ += piece.size();
    input.feed(std::as_bytes(std::span(piece)));
  }

  // The number of bytes fed so far.
  [[nodiscard]] std::size_t position() const { return position_; }

 private:
  const std::string text_;
  std::vector<std::size_t> sizes_;
  std::size_t count_ = 0;
  std::size_t position_ = 0;
};

// Returns random sizes from 1 to `size_max`.
inline std::vector<std::size_t> random_sizes(std::size_t size_max, std::uint64_t seed) {
  constexpr int kSizes = 64;
  Random random(seed);
  std::vector<std::size_t> sizes;
  sizes.reserve(kSizes);
  for (int i = 0; i < kSizes; ++i) sizes.push_back(1 + random.below(size_max));
  return sizes;
}

// Feeds pieces to a ListDecoder or WatchDecoder until it returns something else than NothingYet.
template <class Decoder>
auto next_of(Decoder& decoder, Pieces& pieces, const std::stop_token& stop = {}) {
  while (true) {
    auto read = decoder.next(stop);
    if (!read || read->progress != decltype(read->progress)::NothingYet) return read;
    pieces.feed_next(decoder.input());
  }
}

}  // namespace kinform::inline v0::test_support
