// A hash map from items to nodes which stay where they are and, once made, are used again: no
// allocation per item in the steady state, not even for the text of usual keys.

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "kinform/detail/inlining.hpp"
#include "kinform/detail/large_pages.hpp"
#include "kinform/detail/text_equal.hpp"

namespace kinform::inline v0::detail {

// What a node must have for ItemMap: derive from it, `struct Node : ItemNode<Item, Node>`.
template <class Item, class Node>
struct ItemNode {
  std::optional<Item> item = {};  // Only while the node is in use; see ItemMap::erase().
  Node* next = nullptr;           // The map's while the node is not in use, else its owner's.
  std::uint32_t tag = 0;          // That of its slot.
};

// The caller computes the hashes, so that it can do so before it takes its lock.
//
// Memory is given back only when the map gets empty; until then it is that of the largest size.
//
// Not thread-safe.
template <class Item, class Node, class Equal>
class ItemMap {
 public:
  ItemMap() = default;
  ~ItemMap() { release_memory(); }
  ItemMap(const ItemMap&) = delete;
  ItemMap& operator=(const ItemMap&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  // False once all nodes are gone, those that are not in use included.
  [[nodiscard]] bool has_nodes() const { return !chunks_.empty(); }

  // nullptr if there is no such item.
  template <class Key>
  [[nodiscard]] Node* find(std::size_t hash, const Key& key) const;

  // What Node adds to ItemNode is in a new node as its type has it by default, or as it was when
  // the node was erased.
  template <class Key>
  [[nodiscard]] Node& find_or_insert(std::size_t hash, Key&& key);

  // Whether this is the node of the key. REQUIRES: `node` is in use.
  template <class Key>
  [[nodiscard]] bool is_node_of(const Node& node, const Key& key) const {
    return are_equal(*node.item, key);
  }

  // Has the processor fetch what erase() of this node will read, which in a large map is far away.
  void prepare_erase(const Node& node) const {
    __builtin_prefetch(&slots_[first_slot_of(node.tag)], 1);
  }

  // Returns the item, so that the caller can destroy it after it has given back its lock; nothing
  // if it is text, which the node keeps for its memory. (It was allocated by one thread and would
  // be freed by another, for which allocators are slow.) REQUIRES: `node` is in use. It is not
  // valid any more after this.
  [[nodiscard]] std::optional<Item> erase(Node& node);

 private:
  // Of an item: the part of its hash that tells it apart from nearly all others, and its node. All
  // that is done to other slots on the way to one is done without a look at their nodes, each of
  // which would cost a cache miss.
  struct Slot {
    Node* node = nullptr;
    std::uint32_t tag = 0;
  };

  // Room for nodes, of which those up to some point have been made.
  struct Chunk {
    Node* begin = nullptr;
    std::size_t made = 0;
    std::size_t room = 0;
  };

  static constexpr std::size_t kSlotsMin = 64;
  static constexpr std::size_t kSlotsManyFrom = 65'536;
  static constexpr std::size_t kChunkNodesMin = 64;
  // What an empty map keeps, so that one which fills and empties all the time does not allocate.
  static constexpr std::size_t kNodesKept = 4096;
  // A node keeps the memory of text up to this.
  static constexpr std::size_t kTextBytesKept = 256;

  // Multiplying spreads even hashes as plain as those of integers over the upper bits.
  [[nodiscard]] static std::uint32_t tag_of(std::size_t hash) {
    return static_cast<std::uint32_t>((hash * std::uint64_t{0x9e3779b97f4a7c15}) >> 32);
  }
  // The upper bits: so slots stay in their order when their number grows.
  [[nodiscard]] std::size_t first_slot_of(std::uint32_t tag) const { return tag >> slot_shift_; }
  [[nodiscard]] std::size_t slot_after(std::size_t slot) const {
    return (slot + 1) & (slots_.size() - 1);
  }
  // How far `slot` is behind `from`, where the first one follows the last.
  [[nodiscard]] std::size_t distance(std::size_t from, std::size_t slot) const {
    return (slot - from) & (slots_.size() - 1);
  }

  template <class Key>
  [[nodiscard]] bool are_equal(const Item& item, const Key& key) const {
    constexpr bool kAreTexts =
        std::is_same_v<Item, std::string> && std::is_convertible_v<const Key&, std::string_view>;
    if constexpr (kAreTexts && std::is_same_v<Equal, std::equal_to<>>) {
      return equal_text(item, key);
    } else {
      return equal_(item, key);
    }
  }
  template <class Key>
  static void set_item(Node& node, Key&& key);
  static std::optional<Item> take_item(Node& node);
  // The slot of the item, or the free one in which it would be. REQUIRES: there are slots.
  template <class Key>
  [[nodiscard]] std::size_t slot_for(std::uint32_t tag, const Key& key) const;
  void free_slot_of(const Node& node);
  KINFORM_RARE void grow();
  void make_node();
  KINFORM_RARE void make_chunk();
  void append_unused(Node& node);
  [[nodiscard]] std::size_t nodes_made() const;
  KINFORM_RARE void release_memory();

  // A power of two of them, or none, of which at least a fifth are free. An item is in the first
  // one that was free from that on which its tag names.
  std::vector<Slot, LargePageAllocator<Slot>> slots_;
  int slot_shift_ = 32;
  std::size_t size_ = 0;
  Node* first_unused_ = nullptr;
  Node* last_unused_ = nullptr;  // If there is a first.
  std::vector<Chunk> chunks_;    // All are full but the last.
  [[no_unique_address]] Equal equal_ = {};
};

// Implementation.

template <class Item, class Node, class Equal>
template <class Key>
Node* ItemMap<Item, Node, Equal>::find(std::size_t hash, const Key& key) const {
  return size_ == 0 ? nullptr : slots_[slot_for(tag_of(hash), key)].node;
}

template <class Item, class Node, class Equal>
template <class Key>
Node& ItemMap<Item, Node, Equal>::find_or_insert(std::size_t hash, Key&& key) {
  if (size_ * 5 >= slots_.size() * 4) grow();
  const std::uint32_t tag = tag_of(hash);
  Slot& slot = slots_[slot_for(tag, key)];
  if (slot.node != nullptr) return *slot.node;

  if (first_unused_ == nullptr) make_node();
  Node& node = *first_unused_;
  set_item(node, std::forward<Key>(key));  // May throw: nothing has changed yet.
  first_unused_ = node.next;
  node.tag = tag;
  slot = {&node, tag};
  ++size_;
  return node;
}

template <class Item, class Node, class Equal>
template <class Key>
std::size_t ItemMap<Item, Node, Equal>::slot_for(std::uint32_t tag, const Key& key) const {
  std::size_t i = first_slot_of(tag);
  const Node* node = slots_[i].node;
  while (node != nullptr && !(slots_[i].tag == tag && are_equal(*node->item, key))) {
    i = slot_after(i);
    node = slots_[i].node;
  }
  return i;
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::erase(Node& node) {
  free_slot_of(node);
  --size_;
  std::optional<Item> item = take_item(node);
  append_unused(node);
  if (size_ == 0 && nodes_made() > kNodesKept) release_memory();
  return item;
}

template <class Item, class Node, class Equal>
template <class Key>
void ItemMap<Item, Node, Equal>::set_item(Node& node, Key&& key) {
  if constexpr (std::is_same_v<Item, std::string>) {
    if (node.item.has_value()) {
      node.item->assign(std::string_view(key));
      return;
    }
  }
  node.item.emplace(std::forward<Key>(key));
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::take_item(Node& node) {
  if constexpr (std::is_same_v<Item, std::string>) {
    if (node.item->capacity() <= kTextBytesKept) return std::nullopt;
  }
  std::optional<Item> item = std::move(node.item);
  node.item.reset();
  return item;
}

// Moves up those behind it which would not be found any more if there were a gap before them.
template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::free_slot_of(const Node& node) {
  std::size_t gap = first_slot_of(node.tag);
  while (slots_[gap].node != &node) gap = slot_after(gap);
  for (std::size_t i = slot_after(gap); slots_[i].node != nullptr; i = slot_after(i)) {
    if (distance(first_slot_of(slots_[i].tag), i) < distance(gap, i)) continue;
    slots_[gap] = slots_[i];
    gap = i;
  }
  slots_[gap] = {};
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::grow() {
  const std::size_t old_count = slots_.size();
  // A small one is soon as large as that, in fewer steps.
  const std::size_t count = old_count * (old_count < kSlotsManyFrom ? 4 : 2);
  const auto old = std::exchange(slots_, decltype(slots_)(std::max(count, kSlotsMin)));
  slot_shift_ = 32 - std::countr_zero(slots_.size());
  for (const Slot& slot : old) {
    if (slot.node == nullptr) continue;
    std::size_t i = first_slot_of(slot.tag);
    while (slots_[i].node != nullptr) i = slot_after(i);
    slots_[i] = slot;
  }
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::make_node() {
  if (chunks_.empty() || chunks_.back().made == chunks_.back().room) make_chunk();
  Chunk& chunk = chunks_.back();
  Node* const node = std::construct_at(chunk.begin + chunk.made);
  ++chunk.made;
  append_unused(*node);
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::make_chunk() {
  const std::size_t room = std::max(kChunkNodesMin, nodes_made());  // Twice as many in all.
  chunks_.reserve(chunks_.size() + 1);  // May throw, as what follows: nothing has changed yet.
  chunks_.push_back({LargePageAllocator<Node>().allocate(room), 0, room});
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::append_unused(Node& node) {
  node.next = nullptr;
  (first_unused_ == nullptr ? first_unused_ : last_unused_->next) = &node;
  last_unused_ = &node;
}

template <class Item, class Node, class Equal>
std::size_t ItemMap<Item, Node, Equal>::nodes_made() const {
  std::size_t count = 0;
  for (const Chunk& chunk : chunks_) count += chunk.made;
  return count;
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::release_memory() {
  for (const Chunk& chunk : chunks_) {
    std::destroy_n(chunk.begin, chunk.made);
    LargePageAllocator<Node>().deallocate(chunk.begin, chunk.room);
  }
  chunks_ = {};
  slots_ = {};
  first_unused_ = nullptr;
}

}  // namespace kinform::inline v0::detail
