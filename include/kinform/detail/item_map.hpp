// A hash map from items to nodes which stay where they are and, once made, are used again: no
// allocation per item in the steady state, not even for the text of usual keys.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace kinform::inline v0::detail {

// What a node must have for ItemMap: derive from it, `struct Node : ItemNode<Item, Node>`.
template <class Item, class Node>
struct ItemNode {
  std::optional<Item> item = {};  // Only while the node is in use; see ItemMap::erase().
  bool in_use = false;
  std::size_t hash = 0;
  Node* next_in_bucket = nullptr;  // While the node is not in use: the next such node.
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
  ItemMap(const ItemMap&) = delete;
  ItemMap& operator=(const ItemMap&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  // nullptr if there is no such item.
  template <class Key>
  [[nodiscard]] Node* find(std::size_t hash, const Key& key) const;

  // What Node adds to ItemNode is in a new node as its type has it by default, or as it was when
  // the node was erased.
  template <class Key>
  [[nodiscard]] Node& find_or_insert(std::size_t hash, Key&& key);

  // Has the processor fetch what erase() of this node will read, which in a large map is far away.
  void prepare_erase(const Node& node) const {
    __builtin_prefetch(&buckets_[bucket_of(node.hash)], 1);
  }

  // Returns the item, so that the caller can destroy it after it has given back its lock; nothing
  // if it was text that the node has emptied and keeps the memory of. (It was allocated by one
  // thread and would be freed by another, for which allocators are slow.) REQUIRES: `node` is in
  // use. It is not valid any more after this.
  [[nodiscard]] std::optional<Item> erase(Node& node);

 private:
  static constexpr std::size_t kBucketsMin = 64;
  static constexpr std::size_t kChunkNodes = 64;
  // What an empty map keeps, so that one which fills and empties all the time does not allocate.
  static constexpr std::size_t kChunksKept = 8;
  // A node keeps the memory of text up to this.
  static constexpr std::size_t kTextBytesKept = 256;

  // Multiplying spreads even hashes as plain as those of integers over the upper bits.
  [[nodiscard]] std::size_t bucket_of(std::size_t hash) const {
    return static_cast<std::size_t>((hash * std::uint64_t{0x9e3779b97f4a7c15}) >> bucket_shift_);
  }

  template <class Key>
  static void set_item(Node& node, Key&& key);
  static std::optional<Item> take_item(Node& node);
  template <class Key>
  Node& insert(std::size_t hash, Key&& key);
  void rebuild_buckets(std::size_t count);
  void link(Node& node);  // Into its bucket.
  void add_chunk();
  void release_memory();

  // A power of two of them, or none, and at least twice as many as nodes: each node that stands in
  // the way of another costs a cache miss.
  std::vector<Node*> buckets_;
  int bucket_shift_ = 0;
  std::size_t size_ = 0;
  Node* unused_ = nullptr;
  std::vector<std::unique_ptr<Node[]>> chunks_;
  [[no_unique_address]] Equal equal_ = {};
};

// Implementation.

template <class Item, class Node, class Equal>
template <class Key>
Node* ItemMap<Item, Node, Equal>::find(std::size_t hash, const Key& key) const {
  if (size_ == 0) return nullptr;
  Node* node = buckets_[bucket_of(hash)];
  while (node != nullptr && !(node->hash == hash && equal_(*node->item, key))) {
    node = node->next_in_bucket;
  }
  return node;
}

template <class Item, class Node, class Equal>
template <class Key>
Node& ItemMap<Item, Node, Equal>::find_or_insert(std::size_t hash, Key&& key) {
  Node* const found = find(hash, key);
  return found != nullptr ? *found : insert(hash, std::forward<Key>(key));
}

template <class Item, class Node, class Equal>
template <class Key>
void ItemMap<Item, Node, Equal>::set_item(Node& node, Key&& key) {
  if constexpr (std::is_same_v<Item, std::string>) {
    if (node.item.has_value()) {
      node.item->assign(std::string_view(key));
      node.in_use = true;
      return;
    }
  }
  node.item.emplace(std::forward<Key>(key));
  node.in_use = true;
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::take_item(Node& node) {
  node.in_use = false;
  if constexpr (std::is_same_v<Item, std::string>) {
    if (node.item->capacity() <= kTextBytesKept) {
      node.item->clear();
      return std::nullopt;
    }
  }
  std::optional<Item> item = std::move(node.item);
  node.item.reset();
  return item;
}

template <class Item, class Node, class Equal>
template <class Key>
Node& ItemMap<Item, Node, Equal>::insert(std::size_t hash, Key&& key) {
  if (size_ * 2 >= buckets_.size()) rebuild_buckets(buckets_.empty() ? kBucketsMin : size_ * 4);
  if (unused_ == nullptr) add_chunk();

  Node& node = *unused_;
  set_item(node, std::forward<Key>(key));  // May throw: nothing has changed yet.
  unused_ = node.next_in_bucket;
  node.hash = hash;
  link(node);
  ++size_;
  return node;
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::erase(Node& node) {
  Node** link = &buckets_[bucket_of(node.hash)];
  while (*link != &node) link = &(*link)->next_in_bucket;
  *link = node.next_in_bucket;
  --size_;

  std::optional<Item> item = take_item(node);
  node.next_in_bucket = unused_;
  unused_ = &node;
  if (size_ == 0 && chunks_.size() > kChunksKept) release_memory();
  return item;
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::rebuild_buckets(std::size_t count) {
  buckets_.assign(count, nullptr);
  bucket_shift_ = 64 - std::countr_zero(count);
  // By chunks, which are read in the order of memory, not by buckets, which are not.
  for (const auto& chunk : chunks_) {
    for (Node* node = chunk.get(); node != chunk.get() + kChunkNodes; ++node) {
      if (node->in_use) link(*node);
    }
  }
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::link(Node& node) {
  Node*& bucket = buckets_[bucket_of(node.hash)];
  node.next_in_bucket = bucket;
  bucket = &node;
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::add_chunk() {
  chunks_.push_back(std::make_unique<Node[]>(kChunkNodes));
  for (std::size_t i = 0; i < kChunkNodes; ++i) {
    Node& node = chunks_.back()[i];
    node.next_in_bucket = unused_;
    unused_ = &node;
  }
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::release_memory() {
  unused_ = nullptr;
  chunks_.clear();
  chunks_.shrink_to_fit();
  buckets_.clear();
  buckets_.shrink_to_fit();
}

}  // namespace kinform::inline v0::detail
