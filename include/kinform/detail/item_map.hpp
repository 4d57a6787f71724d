// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ItemMap: a hash map from items to nodes with stable addresses. Nodes are reused, so in the steady
// state nothing is allocated per item, not even for strings of usual length.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kinform/detail/id_table.hpp"
#include "kinform/detail/inlining.hpp"
#include "kinform/detail/node_chunks.hpp"
#include "kinform/detail/text_equal.hpp"

namespace kinform::inline v0::detail {

// Base class of nodes in an ItemMap: `struct Node : ItemNode<Item, Node>`.
template <class Item, class Node>
struct ItemNode {
  // A string lives as long as its node, so that its memory is reused.
  static constexpr bool kKeepsItem = std::is_same_v<Item, std::string>;

  ItemNode() {
    if constexpr (kKeepsItem) std::construct_at(&item);
  }
  ~ItemNode() {
    if (kKeepsItem || is_in_use()) std::destroy_at(&item);
  }
  ItemNode(const ItemNode&) = delete;
  ItemNode& operator=(const ItemNode&) = delete;

  [[nodiscard]] bool is_in_use() const { return tag != IdTable::kNoTag; }

  union {
    Item item;  // Only while the node is in use; see ItemMap::erase().
  };
  // While the node is unused, links the map's list of unused nodes; otherwise free for the user of
  // the map.
  Node* next = nullptr;
  std::uint32_t tag = IdTable::kNoTag;  // Tag of the item.
  // The place of the node's id in the map's table; the id itself while the node is unused.
  IdTable::Place place = 0;
};

// Maps items to nodes. Callers pass the item's hash, so that they can compute it before they take
// their lock.
//
// Memory is released only when the map becomes empty; until then it stays at its maximum.
//
// Not thread-safe.
template <class Item, class Node, class Equal>
class ItemMap {
 public:
  ItemMap() = default;
  ~ItemMap() = default;
  ItemMap(const ItemMap&) = delete;
  ItemMap& operator=(const ItemMap&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  // Returns false if no nodes are allocated, used or unused.
  [[nodiscard]] bool has_nodes() const { return nodes_.size() > 0; }

  // Returns nullptr if there is no such item.
  template <class Key>
  [[nodiscard]] Node* find(std::size_t hash, const Key& key) const;

  // Returns the node of the item, inserted if absent. In an inserted node, the members that Node
  // adds to ItemNode have their default values, or the values they had when the reused node was
  // erased.
  template <class Key>
  [[nodiscard]] Node& find_or_insert(std::size_t hash, Key&& key);

  // Returns true if the node has this key. REQUIRES: `node` is in use.
  template <class Key>
  [[nodiscard]] bool is_node_of(const Node& node, const Key& key) const {
    return are_equal(node.item, key);
  }

  // Prefetches the memory that erase() of this node will access; in a large map it is rarely
  // cached.
  void prepare_erase(const Node& node) const { ids_.prepare_erase(node.place); }

  // Removes the node. Returns the item, so that the caller can destroy it after releasing its lock;
  // nullopt for strings of usual length, whose memory the node keeps. (Freeing memory on another
  // thread than the one that allocated it is slow.) REQUIRES: `node` is in use; it is invalid
  // afterwards.
  [[nodiscard]] std::optional<Item> erase(Node& node);

 private:
  // Number of nodes that an empty map keeps, so that a map that fills and empties all the time does
  // not allocate.
  static constexpr std::size_t kNodesKept = 4096;
  // A node keeps the memory of strings up to this capacity.
  static constexpr std::size_t kTextBytesKept = 256;

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
  template <class Key>
  [[nodiscard]] Node* find_tagged(std::uint32_t tag, const Key& key) const;
  KINFORM_RARE void grow();
  void make_node();
  void append_unused(Node& node);
  KINFORM_RARE void release_memory();

  IdTable ids_;  // Ids of the nodes in use.
  std::size_t size_ = 0;
  Node* first_unused_ = nullptr;
  Node* last_unused_ = nullptr;  // Valid if first_unused_ is not null.
  NodeChunks<Node> nodes_;
  [[no_unique_address]] Equal equal_ = {};
};

// Implementation.

template <class Item, class Node, class Equal>
template <class Key>
Node* ItemMap<Item, Node, Equal>::find(std::size_t hash, const Key& key) const {
  return size_ == 0 ? nullptr : find_tagged(IdTable::tag_of(hash), key);
}

template <class Item, class Node, class Equal>
template <class Key>
Node* ItemMap<Item, Node, Equal>::find_tagged(std::uint32_t tag, const Key& key) const {
  constexpr std::uint32_t kNone = NodeChunks<Node>::kNoId;
  const std::uint32_t found = ids_.find(tag, kNone, [&](std::uint32_t id) {
    const Node& node = nodes_[id];
    return node.tag == tag && are_equal(node.item, key);
  });
  return found == kNone ? nullptr : &nodes_[found];
}

template <class Item, class Node, class Equal>
template <class Key>
Node& ItemMap<Item, Node, Equal>::find_or_insert(std::size_t hash, Key&& key) {
  if (size_ == ids_.room()) grow();
  const std::uint32_t tag = IdTable::tag_of(hash);
  if (Node* const known = find_tagged(tag, key)) return *known;

  if (first_unused_ == nullptr) make_node();
  Node& node = *first_unused_;
  set_item(node, std::forward<Key>(key));  // May throw: nothing has changed yet.
  first_unused_ = node.next;
  node.tag = tag;
  node.place = ids_.insert(tag, node.place);
  ++size_;
  return node;
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::erase(Node& node) {
  std::optional<Item> item = take_item(node);  // May throw: nothing has changed yet.
  node.place = ids_.erase(node.tag, node.place);
  node.tag = IdTable::kNoTag;
  --size_;
  append_unused(node);
  if (size_ == 0 && nodes_.size() > kNodesKept) release_memory();
  return item;
}

template <class Item, class Node, class Equal>
template <class Key>
void ItemMap<Item, Node, Equal>::set_item(Node& node, Key&& key) {
  if constexpr (Node::kKeepsItem) {
    node.item.assign(std::string_view(key));
  } else {
    std::construct_at(&node.item, std::forward<Key>(key));
  }
}

template <class Item, class Node, class Equal>
std::optional<Item> ItemMap<Item, Node, Equal>::take_item(Node& node) {
  if constexpr (Node::kKeepsItem) {
    if (node.item.capacity() <= kTextBytesKept) return std::nullopt;
    return std::exchange(node.item, {});
  } else {
    std::optional<Item> item = std::move(node.item);
    std::destroy_at(&node.item);
    return item;
  }
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::grow() {
  ids_.clear_and_grow();
  // Inserts the ids in the memory order of their nodes, which is fast for any number of nodes.
  nodes_.for_each([this](std::uint32_t id, Node& node) {
    if (node.is_in_use()) node.place = ids_.insert(node.tag, id);
  });
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::make_node() {
  const std::uint32_t id = nodes_.make();
  nodes_[id].place = id;
  append_unused(nodes_[id]);
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::append_unused(Node& node) {
  node.next = nullptr;
  (first_unused_ == nullptr ? first_unused_ : last_unused_->next) = &node;
  last_unused_ = &node;
}

template <class Item, class Node, class Equal>
void ItemMap<Item, Node, Equal>::release_memory() {
  nodes_.release();
  ids_.release_memory();
  first_unused_ = nullptr;
}

}  // namespace kinform::inline v0::detail
