// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A persistent hash table: looks up items by a 32-bit hash; a predicate of the caller picks among
// items with equal hashes.
//
// It is a trie of 64-way nodes over the hash, highest bits first, with leaves of up to 32 entries.
// As in extendible hashing, several child pointers of a node may refer to one leaf, so that a split
// makes two half-full leaves instead of 64 nearly empty ones.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "cache/store/node.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::cache {

// One version of the table: a root pointer, cheap to copy. Does not own its items.
//
// Thread safety: find and for_each may be called from any thread on a version that is published and
// kept alive (version_chain.hpp). All other members may be called by the writer only.
template <class Item>
class HashTrie {
 public:
  struct Entry {
    Item* item = nullptr;  // Null if not found.
    std::uint32_t id = 0;
  };

  // Returns the entry with this hash whose item satisfies `is_meant(const Item&)`; an entry with a
  // null item if there is none.
  template <class IsMeant>
  [[nodiscard]] Entry find(std::uint32_t hash, IsMeant is_meant) const;

  // `id` identifies the entry among those with the same hash. REQUIRES: the entry does not exist
  // yet.
  void insert(Edit& edit, std::uint32_t hash, std::uint32_t id, Item* item);
  // Returns the previous item. REQUIRES: the entry exists.
  Item* replace(Edit& edit, std::uint32_t hash, std::uint32_t id, Item* item);
  Item* erase(Edit& edit, std::uint32_t hash, std::uint32_t id);

  // Calls `visit(Item&, id)` for each entry, ordered by hash except within a leaf.
  template <class Visit>
  void for_each(Visit visit) const;

  // Frees all nodes and leaves the table empty. REQUIRES: no other version exists.
  void destroy(NodeHeap& heap);

 private:
  static constexpr unsigned kHashBits = 32;
  static constexpr unsigned kBranchBits = 6;
  static constexpr unsigned kBranches = 1U << kBranchBits;
  static constexpr unsigned kDepthMax = (kHashBits + kBranchBits - 1) / kBranchBits;
  static constexpr unsigned kLeafMax = 32;
  static constexpr unsigned kLeafGrowth = 4;
  // Leaves are merged only if the result is well below kLeafMax, so that it is not split again
  // soon.
  static constexpr unsigned kMergedMax = kLeafMax * 3 / 4;

  // Values of `Node::kind`.
  static constexpr std::uint8_t kBranch = 0;
  static constexpr std::uint8_t kLeaf = 1;

  struct Branch : Node {
    std::array<Node*, kBranches> children;
  };

  // The entries of all hashes that share their first `prefix_bits` bits. The struct is followed in
  // memory by `capacity` items, as many hashes, and as many ids.
  struct Leaf : Node {
    // The lower 16 bits of each hash. A search compares only these, and they fit into one cache
    // line.
    std::array<std::uint16_t, kLeafMax> tags;
    // Further entries, if more than kLeafMax entries have exactly the same hash.
    Leaf* overflow;

    [[nodiscard]] Item** items() { return reinterpret_cast<Item**>(this + 1); }
    [[nodiscard]] Item* const* items() const { return reinterpret_cast<Item* const*>(this + 1); }
    [[nodiscard]] std::uint32_t* hashes() {
      return reinterpret_cast<std::uint32_t*>(items() + this->capacity);
    }
    [[nodiscard]] std::uint32_t* ids() { return hashes() + this->capacity; }
    [[nodiscard]] const std::uint32_t* ids() const {
      return reinterpret_cast<const std::uint32_t*>(items() + this->capacity) + this->capacity;
    }
  };

  // The nodes from the root to a leaf. The current edit (batch of writes) has created all of them,
  // so it may change them.
  struct Path {
    std::array<Branch*, kDepthMax> branches;
    std::array<unsigned, kDepthMax> slots;
    unsigned depth = 0;
  };

  static constexpr unsigned slot_of(std::uint32_t hash, unsigned depth) {
    return (hash << (depth * kBranchBits)) >> (kHashBits - kBranchBits);
  }
  static constexpr unsigned round_up_capacity(unsigned count) {
    return (count + kLeafGrowth - 1) / kLeafGrowth * kLeafGrowth;
  }

  [[nodiscard]] static std::uint32_t matches(const Leaf& leaf, std::uint32_t hash);
  [[nodiscard]] static Leaf* make_leaf(Edit& edit, unsigned prefix_bits, unsigned capacity);
  [[nodiscard]] static Leaf* with_room(Edit& edit, Leaf* leaf);
  static void append(Leaf& leaf, std::uint32_t hash, std::uint32_t id, Item* item);
  static void remove_at(Leaf& leaf, unsigned position);

  [[nodiscard]] Path own_path(Edit& edit, std::uint32_t hash);
  [[nodiscard]] Node*& end_of(Path& path);
  void set_leaf(Path& path, Leaf* leaf);
  void split(Edit& edit, Path& path, Leaf* leaf);
  void insert_overflow(Edit& edit, Path& path, Leaf* leaf, std::uint32_t hash, std::uint32_t id,
                       Item* item);
  Leaf* own_chain(Edit& edit, Path& path);
  void erase_at(Edit& edit, Path& path, Leaf* leaf, unsigned position);
  void merge_upwards(Edit& edit, Path& path, Leaf* leaf);
  [[nodiscard]] Leaf* merge_with_buddy(Edit& edit, Path& path, Leaf* leaf);

  template <class Visit>
  static void visit_node(const Node* node, Visit& visit);
  static void destroy_node(NodeHeap& heap, Node* node);

  Node* root_ = nullptr;
};

// Implementation.

template <class Item>
template <class IsMeant>
auto HashTrie<Item>::find(std::uint32_t hash, IsMeant is_meant) const -> Entry {
  const Node* node = root_;
  if (node == nullptr) return {};
  for (std::uint32_t rest = hash; node->kind == kBranch; rest <<= kBranchBits) {
    node = static_cast<const Branch*>(node)->children[rest >> (kHashBits - kBranchBits)];
  }
  for (auto* leaf = static_cast<const Leaf*>(node); leaf != nullptr; leaf = leaf->overflow) {
    for (std::uint32_t bits = matches(*leaf, hash); bits != 0; bits &= bits - 1) {
      const auto position = static_cast<unsigned>(std::countr_zero(bits));
      Item* const item = leaf->items()[position];
      if (is_meant(*item)) return {item, leaf->ids()[position]};
    }
  }
  return {};
}

// Returns a bit for each entry whose tag matches the hash. Comparing all tags without a branch
// saves a third of the time of find() over a loop that stops at the first match
// (docs/adr/0005-cache-reads.md).
template <class Item>
[[gnu::always_inline]] inline std::uint32_t HashTrie<Item>::matches(const Leaf& leaf,
                                                                    std::uint32_t hash) {
  std::uint32_t bits = 0;
#if defined(__SSE2__)
  const __m128i wanted = _mm_set1_epi16(static_cast<short>(hash));
  const auto equal = [&](unsigned from) {
    const auto* eight = reinterpret_cast<const __m128i*>(leaf.tags.data() + from);
    return _mm_cmpeq_epi16(wanted, _mm_loadu_si128(eight));
  };
  for (unsigned from = 0; from < kLeafMax; from += 16) {
    const int sixteen = _mm_movemask_epi8(_mm_packs_epi16(equal(from), equal(from + 8)));
    bits |= static_cast<std::uint32_t>(sixteen) << from;
  }
#else
  for (unsigned i = 0; i < kLeafMax; ++i) {
    bits |= static_cast<std::uint32_t>(leaf.tags[i] == static_cast<std::uint16_t>(hash)) << i;
  }
#endif
  return bits & static_cast<std::uint32_t>((std::uint64_t{1} << leaf.count) - 1);
}

template <class Item>
auto HashTrie<Item>::make_leaf(Edit& edit, unsigned prefix_bits, unsigned capacity) -> Leaf* {
  Leaf* const leaf =
      edit.make<Leaf>(sizeof(Leaf) + capacity * (sizeof(Item*) + 2 * sizeof(std::uint32_t)));
  leaf->kind = kLeaf;
  leaf->prefix_bits = static_cast<std::uint8_t>(prefix_bits);
  leaf->capacity = static_cast<std::uint8_t>(capacity);
  return leaf;
}

// Returns a leaf that the edit may change, with the same entries and space for one more. REQUIRES:
// count < kLeafMax.
template <class Item>
auto HashTrie<Item>::with_room(Edit& edit, Leaf* leaf) -> Leaf* {
  if (leaf->count < leaf->capacity) return edit.own(leaf);
  Leaf* const larger = make_leaf(edit, leaf->prefix_bits, leaf->capacity + kLeafGrowth);
  larger->count = leaf->count;
  larger->tags = leaf->tags;
  larger->overflow = leaf->overflow;
  std::copy_n(leaf->items(), leaf->count, larger->items());
  std::copy_n(leaf->hashes(), leaf->count, larger->hashes());
  std::copy_n(leaf->ids(), leaf->count, larger->ids());
  edit.drop(leaf);
  return larger;
}

template <class Item>
void HashTrie<Item>::append(Leaf& leaf, std::uint32_t hash, std::uint32_t id, Item* item) {
  const unsigned position = leaf.count++;
  leaf.tags[position] = static_cast<std::uint16_t>(hash);
  leaf.hashes()[position] = hash;
  leaf.items()[position] = item;
  leaf.ids()[position] = id;
}

template <class Item>
void HashTrie<Item>::remove_at(Leaf& leaf, unsigned position) {
  const unsigned last = --leaf.count;
  leaf.tags[position] = leaf.tags[last];
  leaf.hashes()[position] = leaf.hashes()[last];
  leaf.items()[position] = leaf.items()[last];
  leaf.ids()[position] = leaf.ids()[last];
}

template <class Item>
auto HashTrie<Item>::own_path(Edit& edit, std::uint32_t hash) -> Path {
  Path path;
  Node** place = &root_;
  while ((*place)->kind == kBranch) {
    Branch* const branch = edit.own(static_cast<Branch*>(*place));
    *place = branch;
    path.branches[path.depth] = branch;
    path.slots[path.depth] = slot_of(hash, path.depth);
    place = &branch->children[path.slots[path.depth]];
    ++path.depth;
  }
  return path;
}

template <class Item>
Node*& HashTrie<Item>::end_of(Path& path) {
  if (path.depth == 0) return root_;
  return path.branches[path.depth - 1]->children[path.slots[path.depth - 1]];
}

// Stores the leaf in every child pointer of the last branch that is covered by the leaf's prefix.
template <class Item>
void HashTrie<Item>::set_leaf(Path& path, Leaf* leaf) {
  if (path.depth == 0) {
    root_ = leaf;
    return;
  }
  const unsigned width = 1U << (path.depth * kBranchBits - leaf->prefix_bits);
  const unsigned first = path.slots[path.depth - 1] & ~(width - 1);
  auto& children = path.branches[path.depth - 1]->children;
  for (unsigned slot = first; slot < first + width; ++slot) children[slot] = leaf;
}

template <class Item>
void HashTrie<Item>::insert(Edit& edit, std::uint32_t hash, std::uint32_t id, Item* item) {
  if (root_ == nullptr) root_ = make_leaf(edit, 0, kLeafGrowth);
  for (;;) {
    Path path = own_path(edit, hash);
    auto* const leaf = static_cast<Leaf*>(end_of(path));
    if (leaf->count == kLeafMax && leaf->prefix_bits < kHashBits) {
      split(edit, path, leaf);
      continue;
    }
    if (leaf->count == kLeafMax) return insert_overflow(edit, path, leaf, hash, id, item);
    Leaf* const roomy = with_room(edit, leaf);
    append(*roomy, hash, id, item);
    return set_leaf(path, roomy);
  }
}

// Splits the leaf into two by the next bit of the hash.
template <class Item>
void HashTrie<Item>::split(Edit& edit, Path& path, Leaf* leaf) {
  // If only one child pointer refers to the leaf, add a level of branches first.
  if (leaf->prefix_bits == path.depth * kBranchBits) {
    auto* const branch = edit.make<Branch>();
    branch->kind = kBranch;
    branch->children.fill(leaf);
    end_of(path) = branch;
    path.branches[path.depth] = branch;
    path.slots[path.depth] = slot_of(leaf->hashes()[0], path.depth);
    ++path.depth;
  }
  const std::uint32_t bit = std::uint32_t{1} << (kHashBits - 1 - leaf->prefix_bits);
  unsigned ones = 0;
  for (unsigned i = 0; i < leaf->count; ++i) ones += (leaf->hashes()[i] & bit) != 0 ? 1 : 0;
  const unsigned prefix_bits = leaf->prefix_bits + 1U;
  const std::array<Leaf*, 2> halves = {
      make_leaf(edit, prefix_bits, round_up_capacity(leaf->count - ones + 1)),
      make_leaf(edit, prefix_bits, round_up_capacity(ones + 1))};
  for (unsigned i = 0; i < leaf->count; ++i) {
    const std::uint32_t hash = leaf->hashes()[i];
    append(*halves[(hash & bit) != 0 ? 1 : 0], hash, leaf->ids()[i], leaf->items()[i]);
  }
  const unsigned width = 1U << (path.depth * kBranchBits - prefix_bits);
  unsigned& slot = path.slots[path.depth - 1];
  slot &= ~width;
  set_leaf(path, halves[0]);
  slot |= width;
  set_leaf(path, halves[1]);
  edit.drop(leaf);
}

template <class Item>
void HashTrie<Item>::insert_overflow(Edit& edit, Path& path, Leaf* leaf, std::uint32_t hash,
                                     std::uint32_t id, Item* item) {
  Leaf* const first = edit.own(leaf);
  set_leaf(path, first);
  Leaf* next = first->overflow;
  if (next == nullptr || next->count == kLeafMax) {
    Leaf* const added = make_leaf(edit, kHashBits, kLeafGrowth);
    added->overflow = next;
    next = added;
  } else {
    next = with_room(edit, next);
  }
  append(*next, hash, id, item);
  first->overflow = next;
}

template <class Item>
Item* HashTrie<Item>::replace(Edit& edit, std::uint32_t hash, std::uint32_t id, Item* item) {
  KINFORM_ASSERT(root_ != nullptr);
  Path path = own_path(edit, hash);
  for (Leaf* leaf = own_chain(edit, path); leaf != nullptr; leaf = leaf->overflow) {
    for (std::uint32_t bits = matches(*leaf, hash); bits != 0; bits &= bits - 1) {
      const auto position = static_cast<unsigned>(std::countr_zero(bits));
      if (leaf->ids()[position] == id) return std::exchange(leaf->items()[position], item);
    }
  }
  KINFORM_ASSERT(!"no entry to replace");
  return nullptr;
}

// Makes the leaf at the end of the path, and its overflow leaves (rarely present), owned by the
// edit, so that they may be changed. Returns the first leaf.
template <class Item>
auto HashTrie<Item>::own_chain(Edit& edit, Path& path) -> Leaf* {
  Leaf* const first = edit.own(static_cast<Leaf*>(end_of(path)));
  set_leaf(path, first);
  for (Leaf* leaf = first; leaf->overflow != nullptr; leaf = leaf->overflow) {
    leaf->overflow = edit.own(leaf->overflow);
  }
  return first;
}

template <class Item>
Item* HashTrie<Item>::erase(Edit& edit, std::uint32_t hash, std::uint32_t id) {
  KINFORM_ASSERT(root_ != nullptr);
  Path path = own_path(edit, hash);
  for (Leaf* leaf = own_chain(edit, path); leaf != nullptr; leaf = leaf->overflow) {
    for (std::uint32_t bits = matches(*leaf, hash); bits != 0; bits &= bits - 1) {
      const auto position = static_cast<unsigned>(std::countr_zero(bits));
      if (leaf->ids()[position] != id) continue;
      Item* const item = leaf->items()[position];
      erase_at(edit, path, leaf, position);
      return item;
    }
  }
  KINFORM_ASSERT(!"no entry to erase");
  return nullptr;
}

// Erases an entry of `leaf`, which is the leaf at the end of the path or one of its overflow
// leaves; the edit owns them all. Only the second leaf of such a chain may have free space, so an
// entry of the second leaf fills the gap.
template <class Item>
void HashTrie<Item>::erase_at(Edit& edit, Path& path, Leaf* leaf, unsigned position) {
  auto* const first = static_cast<Leaf*>(end_of(path));
  Leaf* const second = first->overflow;
  remove_at(*leaf, position);
  if (second == nullptr) return merge_upwards(edit, path, first);
  if (leaf != second) {  // Fill the gap with an entry of the second leaf.
    const unsigned last = second->count - 1U;
    append(*leaf, second->hashes()[last], second->ids()[last], second->items()[last]);
    remove_at(*second, last);
  }
  if (second->count > 0) return;
  first->overflow = second->overflow;
  edit.drop(second);
}

template <class Item>
void HashTrie<Item>::merge_upwards(Edit& edit, Path& path, Leaf* leaf) {
  while (path.depth > 0) {
    leaf = merge_with_buddy(edit, path, leaf);
    if (leaf->prefix_bits > (path.depth - 1) * kBranchBits) return;
    // If all child pointers of the branch refer to this leaf, the branch is not needed.
    --path.depth;
    edit.drop(path.branches[path.depth]);
    end_of(path) = leaf;
  }
  if (leaf->count > 0) return;
  edit.drop(leaf);
  root_ = nullptr;
}

// Merges the leaf with its buddy (the leaf that differs only in the last bit of the prefix) as long
// as there is one and the entries fit. Returns the resulting leaf.
template <class Item>
auto HashTrie<Item>::merge_with_buddy(Edit& edit, Path& path, Leaf* leaf) -> Leaf* {
  auto& children = path.branches[path.depth - 1]->children;
  while (leaf->prefix_bits > (path.depth - 1) * kBranchBits) {
    const unsigned width = 1U << (path.depth * kBranchBits - leaf->prefix_bits);
    Node* const beside = children[path.slots[path.depth - 1] ^ width];
    if (beside->kind != kLeaf || beside->prefix_bits != leaf->prefix_bits) return leaf;
    auto* const buddy = static_cast<Leaf*>(beside);
    const unsigned count = unsigned{leaf->count} + buddy->count;
    if (buddy->overflow != nullptr || count > kMergedMax) return leaf;
    Leaf* const joined = make_leaf(edit, leaf->prefix_bits - 1U, round_up_capacity(count));
    for (Leaf* half : {leaf, buddy}) {
      for (unsigned i = 0; i < half->count; ++i) {
        append(*joined, half->hashes()[i], half->ids()[i], half->items()[i]);
      }
    }
    edit.drop(leaf);
    edit.drop(buddy);
    set_leaf(path, joined);
    leaf = joined;
  }
  return leaf;
}

template <class Item>
template <class Visit>
void HashTrie<Item>::for_each(Visit visit) const {
  if (root_ != nullptr) visit_node(root_, visit);
}

template <class Item>
template <class Visit>
void HashTrie<Item>::visit_node(const Node* node, Visit& visit) {
  if (node->kind == kBranch) {
    const Node* previous = nullptr;
    for (const Node* child : static_cast<const Branch*>(node)->children) {
      if (child != previous) visit_node(child, visit);  // Several child pointers may share a leaf.
      previous = child;
    }
    return;
  }
  for (auto* leaf = static_cast<const Leaf*>(node); leaf != nullptr; leaf = leaf->overflow) {
    for (unsigned i = 0; i < leaf->count; ++i) visit(*leaf->items()[i], leaf->ids()[i]);
  }
}

template <class Item>
void HashTrie<Item>::destroy(NodeHeap& heap) {
  if (root_ != nullptr) destroy_node(heap, std::exchange(root_, nullptr));
}

template <class Item>
void HashTrie<Item>::destroy_node(NodeHeap& heap, Node* node) {
  if (node->kind == kBranch) {
    Node* previous = nullptr;
    for (Node* child : static_cast<Branch*>(node)->children) {
      if (child != previous) destroy_node(heap, child);
      previous = child;
    }
    return heap.free(node);
  }
  for (auto* leaf = static_cast<Leaf*>(node); leaf != nullptr;) {
    heap.free(std::exchange(leaf, leaf->overflow));
  }
}

}  // namespace kinform::inline v0::cache
