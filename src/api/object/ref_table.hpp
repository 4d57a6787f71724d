// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A hash table of references to the entries of an arena.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "api/object/object_form.hpp"

namespace kinform::inline v0::detail {

// Finds entries by the hash of their content, with linear probing. Each place stores the hash next
// to the reference, so that probing and growing do not read the entries, which are scattered over
// the arena. A look-up usually takes two cache misses: one in the table and one for the entry.
//
// Not thread-safe.
class RefTable {
 public:
  // Returns the entry with this hash for which `is_same(ref)` is true, or 0.
  template <class IsSame>
  [[nodiscard]] Ref find(std::uint64_t hash, const IsSame& is_same) const {
    if (capacity_ == 0) return 0;
    const auto wanted = static_cast<std::uint32_t>(hash);
    for (std::size_t at = home(wanted);; at = next(at)) {
      const Place place = places_[at];
      if (place.ref == 0) return 0;
      if (place.hash == wanted && is_same(place.ref)) return place.ref;
    }
  }

  // REQUIRES: the entry is not in the table.
  void insert(std::uint64_t hash, Ref ref);
  // REQUIRES: the entry is in the table, with this hash.
  void erase(std::uint64_t hash, Ref ref);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t held_bytes() const { return capacity_ * sizeof(Place); }

 private:
  struct Place {
    std::uint32_t hash = 0;
    Ref ref = 0;  // 0 if the place is free.
  };

  // The preferred place of an entry. If it is taken, the entry is in the first free place after it.
  [[nodiscard]] std::size_t home(std::uint32_t hash) const { return hash & (capacity_ - 1); }
  [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (capacity_ - 1); }
  void put(Place place);
  void grow();

  std::unique_ptr<Place[]> places_;
  std::size_t capacity_ = 0;  // A power of two.
  std::size_t size_ = 0;
};

}  // namespace kinform::inline v0::detail
