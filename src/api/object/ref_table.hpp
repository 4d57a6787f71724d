// A hash table of references to the entries of an arena.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "api/object/object_form.hpp"

namespace kinform::inline v0::detail {

// Finds entries by the hash of what they hold. Each place has the hash beside the reference, so
// that looking past other entries and growing need not read those, which are scattered over the
// arena: a look-up costs two cache misses at most, one here and one for the entry itself.
//
// Not thread-safe.
class RefTable {
 public:
  // The entry with this hash for which `is_same(ref)` holds; 0 if there is none.
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

  // REQUIRES: the entry is not there.
  void insert(std::uint64_t hash, Ref ref);
  // REQUIRES: the entry is there, with this hash.
  void erase(std::uint64_t hash, Ref ref);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t held_bytes() const { return capacity_ * sizeof(Place); }

 private:
  struct Place {
    std::uint32_t hash = 0;
    Ref ref = 0;  // 0 if the place is free.
  };

  // Where an entry stands if no other is in its way; if one is, it stands behind, without a gap.
  [[nodiscard]] std::size_t home(std::uint32_t hash) const { return hash & (capacity_ - 1); }
  [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (capacity_ - 1); }
  void put(Place place);
  void grow();

  std::unique_ptr<Place[]> places_;
  std::size_t capacity_ = 0;  // A power of two.
  std::size_t size_ = 0;
};

}  // namespace kinform::inline v0::detail
