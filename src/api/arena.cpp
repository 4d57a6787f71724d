#include "api/arena.hpp"

#include <algorithm>
#include <new>

namespace kinform::detail {

Ref Arena::allocate(std::size_t bytes) {
  const std::size_t units = units_for(bytes);
  std::vector<Ref>& free = free_list(units);
  used_units_ += units;
  if (!free.empty()) {
    const Ref ref = free.back();
    free.pop_back();
    return ref;
  }

  std::size_t chunk = chunk_of(next_);
  // An entry does not cross chunks: what is left of this one stays unused.
  while (chunk < kChunkCount && next_ + units > 2 * std::size_t{chunk_units(chunk)}) {
    ++chunk;
    if (chunk < kChunkCount) next_ = chunk_units(chunk);
  }
  if (chunk >= kChunkCount) {
    used_units_ -= units;
    return 0;
  }
  if (!chunks_[chunk])
    // Uninitialised: untouched pages are free.
    chunks_[chunk] = std::make_unique_for_overwrite<Unit[]>(chunk_units(chunk));
  held_units_ += units;
  const Ref ref = next_;
  next_ += static_cast<Ref>(units);
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

}  // namespace kinform::detail
