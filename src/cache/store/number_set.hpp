// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A persistent ordered set of 64-bit numbers: a copy-on-write B+-tree with wide nodes.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "cache/store/node.hpp"

namespace kinform::inline v0::cache {

// One version of the set: a root pointer, cheap to copy.
//
// Thread safety: the const members may be called from any thread on a version that is published and
// kept alive (version_chain.hpp). All other members may be called by the writer only.
class NumberSet {
 public:
  [[nodiscard]] bool contains(std::uint64_t number) const;
  // Returns the smallest numbers >= `number` as one contiguous span: at least one, but perhaps not
  // all. Empty if there is none.
  [[nodiscard]] std::span<const std::uint64_t> from(std::uint64_t number) const;

  // insert() returns false if the set already contains the number, erase() if it does not.
  bool insert(Edit& edit, std::uint64_t number);
  bool erase(Edit& edit, std::uint64_t number);

  // Frees all nodes and leaves the set empty. REQUIRES: no other version exists.
  void destroy(NodeHeap& heap);

 private:
  static constexpr unsigned kMax = 64;
  static constexpr unsigned kMin =
      kMax / 4;  // A node with fewer entries is merged or balanced with a neighbour.

  // Values of `Node::kind`.
  static constexpr std::uint8_t kBranch = 0;
  static constexpr std::uint8_t kLeaf = 1;

  struct Leaf : Node {
    std::array<std::uint64_t, kMax> numbers;
  };
  struct Branch : Node {
    // All numbers below children[i] are >= lows[i] and < lows[i + 1]. lows[0] is ignored: the first
    // child also has all smaller numbers.
    std::array<std::uint64_t, kMax> lows;
    std::array<Node*, kMax> children;
  };
  // The new right-hand node, if an insertion split a full node.
  struct Split {
    std::uint64_t low = 0;
    Node* node = nullptr;  // Null if the node was not split.
  };

  [[nodiscard]] static unsigned child_slot(const Branch& branch, std::uint64_t number);
  [[nodiscard]] static unsigned lower_bound(const Leaf& leaf, std::uint64_t number);
  [[nodiscard]] static Split insert_in(Edit& edit, Node*& place, std::uint64_t number);
  [[nodiscard]] static Split insert_in_leaf(Edit& edit, Leaf& leaf, std::uint64_t number);
  [[nodiscard]] static Split insert_child(Edit& edit, Branch& branch, unsigned slot, Split added);
  static void erase_in(Edit& edit, Node*& place, std::uint64_t number);
  static void refill_child(Edit& edit, Branch& branch, unsigned slot);
  static void join(Edit& edit, Branch& branch, unsigned left);
  static void balance(Edit& edit, Branch& branch, unsigned left);
  static void destroy_node(NodeHeap& heap, Node* node);

  Node* root_ = nullptr;
};

}  // namespace kinform::inline v0::cache
