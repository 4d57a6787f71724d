// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/string_source.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

StringSource::StringSource(std::string bytes, StringSourceOptions options)
    : bytes_(std::move(bytes)),
      options_(std::move(options)),
      stalled_(options_.stalls_at.has_value()) {
  KINFORM_ASSERT(options_.chunk_bytes_max > 0);
  if (options_.chunk_seed) chunk_random_.emplace(*options_.chunk_seed);
}

Result<std::size_t> StringSource::read(std::span<std::byte> into, std::stop_token stop) {
  KINFORM_ASSERT(!into.empty());
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read from memory: stop requested"};

  const std::size_t chunk_bytes =
      chunk_random_ ? 1 + chunk_random_->below(options_.chunk_bytes_max) : options_.chunk_bytes_max;
  const std::size_t end = stalled_ ? std::min(*options_.stalls_at, bytes_.size()) : bytes_.size();
  const std::size_t count = std::min({into.size(), chunk_bytes, end - position_});
  if (count == 0 && stalled_) return Error{ErrorCode::Timeout, "no more bytes yet"};
  if (count == 0 && options_.error_at_end) return *options_.error_at_end;
  std::memcpy(into.data(), bytes_.data() + position_, count);
  position_ += count;
  return count;
}

}  // namespace kinform::inline v0::test_support
