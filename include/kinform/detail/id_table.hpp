// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// IdTable: the randomly accessed part of a hash map, kept as small as possible.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "kinform/detail/large_pages.hpp"

namespace kinform::inline v0::detail {

// Maps tags, which are reduced hashes, to ids. Several ids may have the same tag. It never accesses
// the data that the ids refer to, so each probe costs at most one cache miss.
//
// Not thread-safe.
class IdTable {
 public:
  // The position of an id in the table; valid until the table grows.
  using Place = std::uint32_t;

  // Never returned by tag_of().
  static constexpr std::uint32_t kNoTag = 0;

  // Returns the tag of a hash. Multiplying spreads even weak hashes, such as those of integers,
  // over the upper bits.
  [[nodiscard]] static std::uint32_t tag_of(std::size_t hash) {
    const auto tag = static_cast<std::uint32_t>((hash * std::uint64_t{0x9e3779b97f4a7c15}) >> 32);
    return tag | static_cast<std::uint32_t>(mark_of(tag) == kFree);
  }

  // Returns the number of ids that fit before the table must grow.
  [[nodiscard]] std::size_t room() const { return groups_.size() * kIdsPerGroup; }

  // Returns an id for which is_wanted(id) is true; `none` if there is none. Calls is_wanted only
  // for ids with this tag, or with a tag that has the same low byte. REQUIRES: room() > 0.
  template <class IsWanted>
  [[nodiscard]] std::uint32_t find(std::uint32_t tag, std::uint32_t none, IsWanted is_wanted) const;

  // REQUIRES: fewer ids are stored than room().
  [[nodiscard]] Place insert(std::uint32_t tag, std::uint32_t id);

  // Removes and returns the id. REQUIRES: insert() returned `place` for this tag.
  std::uint32_t erase(std::uint32_t tag, Place place);

  // Prefetches the memory that erase() will access.
  void prepare_erase(Place place) const { __builtin_prefetch(&groups_[place / kPlacesStep], 1); }

  // Enlarges the table, or allocates it if empty; all ids must be inserted again.
  void clear_and_grow();

  void release_memory() { groups_ = {}; }

 private:
  static constexpr std::uint8_t kFree = 0;
  static constexpr std::size_t kPlaces = 12;
  static constexpr Place kPlacesStep = 16;  // Distance between the places of two groups.
  // Average number of ids per group at which the table grows. Groups rarely overflow below it.
  static constexpr std::size_t kIdsPerGroup = 8;
  static constexpr std::size_t kGroupsMin = 8;
  static constexpr std::size_t kGroupsManyFrom = 8192;

  // One bit per place of a group.
  using Places = std::uint32_t;
  static constexpr Places kAllPlaces = (1U << kPlaces) - 1;

  // The ids of a range of tags, as far as they fit.
  struct alignas(kCacheLineBytes) Group {
    std::array<std::uint8_t, kPlaces> marks = {};  // Low bytes of tags, or kFree.
    // Number of ids that were stored in a later group because this one was full.
    std::uint32_t passed = 0;
    std::array<std::uint32_t, kPlaces> ids = {};

    [[nodiscard]] Places marked(std::uint8_t mark) const;
  };
  static_assert(sizeof(Group) == kCacheLineBytes);

  // Returns the low byte of the tag, by which the ids in a group are distinguished. group_of() does
  // not use these bits in a table of less than 2^24 groups.
  [[nodiscard]] static std::uint8_t mark_of(std::uint32_t tag) {
    return static_cast<std::uint8_t>(tag);
  }
  [[nodiscard]] std::size_t group_of(std::uint32_t tag) const { return tag >> shift_; }
  [[nodiscard]] std::size_t group_after(std::size_t group) const {
    return (group + 1) & (groups_.size() - 1);
  }

  std::vector<Group, LargePageAllocator<Group>> groups_;  // Size: zero or a power of two.
  int shift_ = 32;
};

// Implementation.

using SixteenBytes [[gnu::vector_size(16)]] = char;

// Returns a bit mask of the bytes among sixteen that equal `byte`; the first byte is the lowest
// bit.
[[nodiscard]] inline std::uint32_t bytes_equal_to(std::uint8_t byte, const void* bytes) {
  SixteenBytes all;
  std::memcpy(&all, bytes, sizeof(all));
  const SixteenBytes equal = all == static_cast<char>(byte);
#ifdef __SSE2__
  return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(equal));
#else
  std::uint32_t bits = 0;
  for (int i = 0; i < 16; ++i) bits |= std::uint32_t{equal[i] != 0} << i;
  return bits;
#endif
}

// The 16 bytes compared are the marks and `passed`; the mask removes the bits of `passed`.
inline auto IdTable::Group::marked(std::uint8_t mark) const -> Places {
  return bytes_equal_to(mark, this) & kAllPlaces;
}

template <class IsWanted>
std::uint32_t IdTable::find(std::uint32_t tag, std::uint32_t none, IsWanted is_wanted) const {
  std::size_t not_looked_at = groups_.size();
  for (std::size_t i = group_of(tag);; i = group_after(i)) {
    const Group& group = groups_[i];
    for (Places places = group.marked(mark_of(tag)); places != 0; places &= places - 1) {
      const std::uint32_t id = group.ids[static_cast<std::size_t>(std::countr_zero(places))];
      if (is_wanted(id)) return id;
    }
    if (group.passed == 0 || --not_looked_at == 0) return none;
  }
}

inline auto IdTable::insert(std::uint32_t tag, std::uint32_t id) -> Place {
  std::size_t i = group_of(tag);
  Places free = groups_[i].marked(kFree);
  while (free == 0) {
    ++groups_[i].passed;
    i = group_after(i);
    free = groups_[i].marked(kFree);
  }
  const auto place = static_cast<std::size_t>(std::countr_zero(free));
  groups_[i].marks[place] = mark_of(tag);
  groups_[i].ids[place] = id;
  return static_cast<Place>(i * kPlacesStep + place);
}

inline std::uint32_t IdTable::erase(std::uint32_t tag, Place place) {
  const std::size_t last = place / kPlacesStep;
  for (std::size_t i = group_of(tag); i != last; i = group_after(i)) --groups_[i].passed;
  groups_[last].marks[place % kPlacesStep] = kFree;
  return groups_[last].ids[place % kPlacesStep];
}

inline void IdTable::clear_and_grow() {
  const std::size_t count = groups_.size();
  // Small tables grow faster, which saves rehashing.
  const std::size_t factor = count < kGroupsManyFrom ? 4 : 2;
  groups_ = {};
  groups_ = decltype(groups_)(count == 0 ? kGroupsMin : count * factor);
  shift_ = 32 - std::countr_zero(groups_.size());
}

}  // namespace kinform::inline v0::detail
