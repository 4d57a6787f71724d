// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/ref_table.hpp"

#include <algorithm>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::detail {

void RefTable::insert(std::uint64_t hash, Ref ref) {
  constexpr std::size_t kFullEighths = 7;
  if (size_ * 8 >= capacity_ * kFullEighths) grow();
  put({static_cast<std::uint32_t>(hash), ref});
  ++size_;
}

void RefTable::put(Place place) {
  std::size_t at = home(place.hash);
  while (places_[at].ref != 0) at = next(at);
  places_[at] = place;
}

void RefTable::grow() {
  constexpr std::size_t kFirstCapacity = 16;
  const std::size_t old_capacity = capacity_;
  const std::unique_ptr<Place[]> old = std::move(places_);
  capacity_ = std::max(kFirstCapacity, old_capacity * 2);
  places_ = std::make_unique<Place[]>(capacity_);
  for (std::size_t at = 0; at < old_capacity; ++at) {
    if (old[at].ref != 0) put(old[at]);
  }
}

void RefTable::erase(std::uint64_t hash, Ref ref) {
  std::size_t gap = home(static_cast<std::uint32_t>(hash));
  while (places_[gap].ref != ref) {
    KINFORM_ASSERT(places_[gap].ref != 0);
    gap = next(gap);
  }
  // Move later entries of the run into the gap, except where that would put them before their
  // preferred place: a look-up would not find them there.
  for (std::size_t at = next(gap); places_[at].ref != 0; at = next(at)) {
    const std::size_t mask = capacity_ - 1;
    const std::size_t from_home = (at - home(places_[at].hash)) & mask;
    if (from_home < ((at - gap) & mask)) continue;
    places_[gap] = places_[at];
    gap = at;
  }
  places_[gap] = {};
  --size_;
}

}  // namespace kinform::inline v0::detail
