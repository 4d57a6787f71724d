// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A persistent array that maps small ids to items: a tree of 64-way nodes over the bits of the id.

#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "cache/store/node.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::cache {

// One version of the array, cheap to copy. Does not own its items.
//
// Thread safety: the const members may be called from any thread on a version that is published and
// kept alive (version_chain.hpp). All other members may be called by the writer only.
template <class Item>
class IdArray {
 public:
  // Number of ids in one row (leaf node). The ids of a row differ in their lowest bits only.
  static constexpr std::uint32_t kWidth = 64;

  // Returns the kWidth items of the row that contains `id`, null where there is none. Returns null
  // if the whole row is empty.
  [[nodiscard]] Item* const* row(std::uint32_t id) const;
  [[nodiscard]] Item* at(std::uint32_t id) const;

  // No id >= limit() has an item.
  [[nodiscard]] std::uint64_t limit() const {
    return root_ == nullptr ? 0 : std::uint64_t{1} << (kBits * (height_ + 1));
  }
  // Returns the first id of the next non-empty row, starting with the row of `id`; limit() if there
  // is none.
  [[nodiscard]] std::uint64_t next_row(std::uint64_t id) const;

  // Sets the item of an id. Null erases it.
  void set(Edit& edit, std::uint32_t id, Item* item);

  // Frees all nodes and leaves the array empty. REQUIRES: no other version exists.
  void destroy(NodeHeap& heap);

 private:
  static constexpr unsigned kBits = 6;
  static_assert(kWidth == 1U << kBits);

  struct Row : Node {
    std::array<Item*, kWidth> items;
  };
  // In branches and rows, `count` is the number of non-null children.
  struct Branch : Node {
    std::array<Node*, kWidth> children;
  };

  static unsigned slot_of(std::uint32_t id, unsigned level) {
    return (id >> (kBits * level)) % kWidth;
  }
  void grow(Edit& edit, std::uint32_t id);
  [[nodiscard]] static Node* set_in(Edit& edit, Node* node, unsigned level, std::uint32_t id,
                                    Item* item);
  [[nodiscard]] static std::uint64_t next_in(const Node* node, unsigned level, std::uint64_t id);
  static void destroy_node(NodeHeap& heap, Node* node, unsigned level);

  Node* root_ = nullptr;
  unsigned height_ = 0;  // Number of branch levels above the rows.
};

// Implementation.

template <class Item>
Item* const* IdArray<Item>::row(std::uint32_t id) const {
  if (id >= limit()) return nullptr;
  const Node* node = root_;
  for (unsigned level = height_; level > 0 && node != nullptr; --level) {
    node = static_cast<const Branch*>(node)->children[slot_of(id, level)];
  }
  return node == nullptr ? nullptr : static_cast<const Row*>(node)->items.data();
}

template <class Item>
Item* IdArray<Item>::at(std::uint32_t id) const {
  Item* const* const items = row(id);
  return items == nullptr ? nullptr : items[id % kWidth];
}

template <class Item>
std::uint64_t IdArray<Item>::next_row(std::uint64_t id) const {
  return id >= limit() ? limit() : next_in(root_, height_, id);
}

// Like next_row(), within the subtree `node`. Returns the end of the subtree's id range if it has
// no such row.
template <class Item>
std::uint64_t IdArray<Item>::next_in(const Node* node, unsigned level, std::uint64_t id) {
  const std::uint64_t span = std::uint64_t{1} << (kBits * (level + 1));
  const std::uint64_t end = (id / span + 1) * span;
  if (node == nullptr) return end;
  if (level == 0) return id / kWidth * kWidth;
  const std::uint64_t child_span = span / kWidth;
  while (id < end) {
    const Node* const child =
        static_cast<const Branch*>(node)->children[slot_of(static_cast<std::uint32_t>(id), level)];
    const std::uint64_t child_end = (id / child_span + 1) * child_span;
    const std::uint64_t found = next_in(child, level - 1, id);
    if (found < child_end) return found;
    id = child_end;
  }
  return end;
}

template <class Item>
void IdArray<Item>::set(Edit& edit, std::uint32_t id, Item* item) {
  if (item == nullptr && id >= limit()) return;
  grow(edit, id);
  root_ = set_in(edit, root_, height_, id, item);
  if (root_ == nullptr) height_ = 0;
}

template <class Item>
void IdArray<Item>::grow(Edit& edit, std::uint32_t id) {
  if (root_ == nullptr) {
    for (height_ = 0; id >= std::uint64_t{1} << (kBits * (height_ + 1));) ++height_;
    return;
  }
  while (id >= limit()) {
    auto* const branch = edit.make<Branch>();
    branch->children[0] = root_;
    branch->count = 1;
    root_ = branch;
    ++height_;
  }
}

// Returns the node that replaces `node`, or null if it would be empty.
template <class Item>
Node* IdArray<Item>::set_in(Edit& edit, Node* node, unsigned level, std::uint32_t id, Item* item) {
  if (node == nullptr && item == nullptr) return nullptr;
  const auto exchange = [](Node& owned, auto*& place, auto* value) {
    owned.count = static_cast<std::uint8_t>(owned.count + (value != nullptr ? 1 : 0) -
                                            (place != nullptr ? 1 : 0));
    place = value;
  };
  Node* result = nullptr;
  if (level == 0) {
    Row* const row = node == nullptr ? edit.make<Row>() : edit.own(static_cast<Row*>(node));
    exchange(*row, row->items[slot_of(id, 0)], item);
    result = row;
  } else {
    Branch* const branch =
        node == nullptr ? edit.make<Branch>() : edit.own(static_cast<Branch*>(node));
    Node*& child = branch->children[slot_of(id, level)];
    Node* const changed = set_in(edit, child, level - 1, id, item);
    exchange(*branch, child, changed);
    result = branch;
  }
  if (result->count > 0) return result;
  edit.drop(result);
  return nullptr;
}

template <class Item>
void IdArray<Item>::destroy(NodeHeap& heap) {
  destroy_node(heap, std::exchange(root_, nullptr), std::exchange(height_, 0));
}

template <class Item>
void IdArray<Item>::destroy_node(NodeHeap& heap, Node* node, unsigned level) {
  if (node == nullptr) return;
  if (level > 0) {
    for (Node* child : static_cast<Branch*>(node)->children) destroy_node(heap, child, level - 1);
  }
  heap.free(node);
}

}  // namespace kinform::inline v0::cache
