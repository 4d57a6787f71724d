// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds what is looked for again and again, without its hash.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "kinform/building_blocks/object_key_view.hpp"
#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::detail {

// Tells a key apart from most others, and is at hand: the end of its name, where names differ. The
// same for a key and for views of it; zero where there is no such thing.
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

// A few nodes of a table, by the marks of their keys. They are guesses: whoever asks has to see
// whether the node is that of the key, and still in use.
//
// Not thread-safe.
template <class Node>
class HotNodes {
 public:
  // nullptr if none was remembered with this mark, or if another one has taken its place.
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

  // The upper bits of a product, to which all bits of the mark contribute.
  [[nodiscard]] static std::size_t place_of(std::uint64_t mark) {
    return (mark * 0x9e3779b97f4a7c15) >> (64 - kPlacesLog2);
  }

  std::array<Place, std::size_t{1} << kPlacesLog2> places_ = {};
};

}  // namespace kinform::inline v0::detail
