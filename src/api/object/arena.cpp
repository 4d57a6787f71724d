// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/arena.hpp"

#include <algorithm>
#include <new>

namespace kinform::inline v0::detail {

Ref Arena::allocate(std::size_t bytes) {
  const std::size_t units = units_for(bytes);
  if (units > kLastChunkUnits) return 0;
  std::vector<Ref>& free = free_list(units);
  Ref ref = 0;
  if (free.empty()) {
    ref = take_unused(units);
    if (ref == 0) return 0;
  } else {
    ref = free.back();
    free.pop_back();
  }
  used_units_ += units;
  return ref;
}

Ref Arena::take_unused(std::size_t units) {
  // An entry (one allocation) must not span two chunks: if it does not fit, the rest of this chunk
  // stays unused.
  while (next_chunk_ < kChunkCount && next_offset_ + units > chunk_units(next_chunk_)) {
    ++next_chunk_;
    next_offset_ = 0;
  }
  if (next_chunk_ == kChunkCount) return 0;
  std::unique_ptr<Unit[]>& chunk = chunks_[next_chunk_];
  // Leave the chunk uninitialised: pages that are never written take no memory.
  if (!chunk) chunk = std::make_unique_for_overwrite<Unit[]>(chunk_units(next_chunk_));
  const auto ref = static_cast<Ref>((next_chunk_ << kOffsetBits) + next_offset_);
  next_offset_ += units;
  held_units_ += units;
  return ref;
}

void Arena::release(Ref ref, std::size_t bytes) {
  const std::size_t units = units_for(bytes);
  used_units_ -= units;
  free_list(units).push_back(ref);
}

std::size_t Arena::units_for(std::size_t bytes) {
  const std::size_t units = (bytes + kUnit - 1) / kUnit;
  if (units < kSmallClasses) return units;
  const std::size_t step = std::bit_floor(units) / 8;
  return (units + step - 1) / step * step;
}

std::vector<Ref>& Arena::free_list(std::size_t units) {
  if (units < kSmallClasses) {
    if (units >= free_small_.size()) free_small_.resize(units + 1);
    return free_small_[units];
  }
  const auto found = std::find_if(free_large_.begin(), free_large_.end(),
                                  [&](const LargeClass& large) { return large.units == units; });
  if (found != free_large_.end()) return found->free;
  return free_large_.emplace_back(LargeClass{units, {}}).free;
}

}  // namespace kinform::inline v0::detail
