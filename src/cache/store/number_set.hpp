// A persistent ordered set of 64-bit numbers: a copy-on-write B+-tree with wide nodes.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "cache/store/node.hpp"

namespace kinform::inline v0::cache {

// One version of the set: a root pointer, copied freely.
//
// Thread safety: as HashTrie's.
class NumberSet {
 public:
  [[nodiscard]] bool contains(std::uint64_t number) const;
  // The smallest numbers from `number` on, as many as stand beside each other in memory, at least
  // one; empty if there is none.
  [[nodiscard]] std::span<const std::uint64_t> from(std::uint64_t number) const;

  // Returns false if the number was there already, or was not there, respectively.
  bool insert(Edit& edit, std::uint64_t number);
  bool erase(Edit& edit, std::uint64_t number);

  // Frees all nodes of the last version. The set is empty afterwards.
  void destroy(NodeHeap& heap);

 private:
  static constexpr unsigned kMax = 64;
  static constexpr unsigned kMin =
      kMax / 4;  // A node with less is joined with, or fed by, one beside it.

  // What `Node::kind` is.
  static constexpr std::uint8_t kBranch = 0;
  static constexpr std::uint8_t kLeaf = 1;

  struct Leaf : Node {
    std::array<std::uint64_t, kMax> numbers;
  };
  struct Branch : Node {
    // Everything below children[i] is at least lows[i] and less than lows[i + 1]. lows[0] is not
    // looked at: the first child has all that is smaller, too.
    std::array<std::uint64_t, kMax> lows;
    std::array<Node*, kMax> children;
  };
  // What an insertion makes of a full node: a second one behind it.
  struct Split {
    std::uint64_t low = 0;
    Node* node = nullptr;  // Null: there was room.
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
