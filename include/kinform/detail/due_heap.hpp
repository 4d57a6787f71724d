// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A heap of nodes, ordered by due time.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::detail {

// Base class of nodes in a DueHeap.
struct DueNode {
  static constexpr std::uint32_t kNotScheduled = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t heap_position = kNotScheduled;

  [[nodiscard]] bool is_scheduled() const { return heap_position != kNotScheduled; }
};

// A heap whose nodes store their position, so that a node can be moved to an earlier time. Nodes
// with equal due times are ordered by when they were given that time.
//
// Not thread-safe.
template <class Node>
class DueHeap {
 public:
  [[nodiscard]] bool empty() const { return places_.empty(); }

  // REQUIRES: not empty.
  [[nodiscard]] TimePoint earliest() const {
    KINFORM_ASSERT(!empty());
    return places_.front().due;
  }

  // Schedules the node. Ignored if the node is already scheduled for the same time or earlier.
  void schedule(Node& node, TimePoint due);

  // Removes and returns the node with the earliest due time. REQUIRES: not empty.
  Node& pop();

 private:
  static constexpr std::size_t kPlacesKept =
      // Capacity kept when the heap becomes empty; a larger buffer is released.
      1024;

  struct Place {
    TimePoint due;
    std::uint64_t order;
    Node* node;

    [[nodiscard]] bool before(const Place& other) const {
      return due != other.due ? due < other.due : order < other.order;
    }
  };

  void put(std::size_t position, Place place) {
    places_[position] = place;
    place.node->heap_position = static_cast<std::uint32_t>(position);
  }
  void sift_up(std::size_t position, Place place);
  void sift_down(std::size_t position, Place place);

  // Children per position. More children mean fewer levels, each of which writes to a node
  // somewhere in memory, at the cost of more comparisons between adjacent entries on the way down.
  static constexpr std::size_t kChildren = 4;

  std::vector<Place>
      // Invariant: no entry is ordered before its parent, at (position - 1) / kChildren.
      places_;
  std::uint64_t schedules_ = 0;
};

// Implementation.

template <class Node>
void DueHeap<Node>::schedule(Node& node, TimePoint due) {
  if (!node.is_scheduled()) {
    KINFORM_ASSERT(places_.size() < DueNode::kNotScheduled);
    places_.emplace_back();
    node.heap_position = static_cast<std::uint32_t>(places_.size() - 1);
  } else if (due >= places_[node.heap_position].due) {
    return;
  }
  sift_up(node.heap_position, {due, ++schedules_, &node});
}

template <class Node>
Node& DueHeap<Node>::pop() {
  KINFORM_ASSERT(!empty());
  Node& first = *places_.front().node;
  first.heap_position = Node::kNotScheduled;

  const Place last = places_.back();
  places_.pop_back();
  if (!places_.empty()) {
    sift_down(0, last);
  } else if (places_.capacity() > kPlacesKept) {
    places_ = {};
  }
  return first;
}

template <class Node>
void DueHeap<Node>::sift_up(std::size_t position, Place place) {
  while (position > 0) {
    const std::size_t parent = (position - 1) / kChildren;
    if (!place.before(places_[parent])) break;
    put(position, places_[parent]);
    position = parent;
  }
  put(position, place);
}

template <class Node>
void DueHeap<Node>::sift_down(std::size_t position, Place place) {
  for (;;) {
    const std::size_t begin = kChildren * position + 1;
    const std::size_t end = std::min(begin + kChildren, places_.size());
    if (begin >= end) break;
    std::size_t first = begin;
    for (std::size_t child = begin + 1; child < end; ++child) {
      if (places_[child].before(places_[first])) first = child;
    }
    if (!places_[first].before(place)) break;
    put(position, places_[first]);
    position = first;
  }
  put(position, place);
}

}  // namespace kinform::inline v0::detail
