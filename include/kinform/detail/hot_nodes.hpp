// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// HotNodes: a small cache that finds frequently used nodes without hashing their keys.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "kinform/building_blocks/object_key_view.hpp"
#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::detail {

// Returns a cheap fingerprint of a key: the last eight bytes of its name, where names usually
// differ. A key and views of it have the same fingerprint; zero if the key is too short or not a
// string.
template <class Key>
std::uint64_t hot_mark(const Key& key) {
  if constexpr (std::is_convertible_v<const Key&, std::string_view>) {
    constexpr std::size_t kBytes = sizeof(std::uint64_t);
    const std::string_view text(key);
    return text.size() < kBytes ? 0 : read_word<std::uint64_t>(text.data() + text.size() - kBytes);
  } else if constexpr (std::is_convertible_v<const Key&, ObjectKeyView>) {
    return hot_mark(ObjectKeyView(key).name);
  } else {
    return 0;
  }
}

// Caches a few nodes of a table by the fingerprints of their keys. Results are hints: the caller
// must check that the node has the key and is still in use.
//
// Not thread-safe.
template <class Node>
class HotNodes {
 public:
  // Returns nullptr if no node was stored with this fingerprint, or if another one replaced it.
  [[nodiscard]] Node* find(std::uint64_t mark) const {
    const Place& place = places_[place_of(mark)];
    return place.mark == mark ? place.node : nullptr;
  }
  void remember(std::uint64_t mark, Node& node) { places_[place_of(mark)] = {mark, &node}; }
  void forget_all() { places_ = {}; }

 private:
  struct Place {
    std::uint64_t mark = 0;
    Node* node = nullptr;
  };
  static constexpr int kPlacesLog2 = 5;

  // Uses the upper bits of the product, which depend on all bits of the fingerprint.
  [[nodiscard]] static std::size_t place_of(std::uint64_t mark) {
    return (mark * 0x9e3779b97f4a7c15) >> (64 - kPlacesLog2);
  }

  std::array<Place, std::size_t{1} << kPlacesLog2> places_ = {};
};

}  // namespace kinform::inline v0::detail
