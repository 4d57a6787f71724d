// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Nodes of the cache's persistent trees: which may be edited, and when they are freed.
//
// A tree is a root pointer. Its nodes never change once readers can see them. A batch of writes is
// an Edit: it copies each node that it must change once, and then edits the copy in place. The
// replaced nodes stay for the readers of older versions and are freed with the last of these
// (version_chain.hpp).

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>
#include <vector>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::cache {

// The number of a version of one cache, starting at 1.
using VersionNumber = std::uint64_t;

// The header of every node. Nodes are plain memory: copied bytewise, freed without destructors.
struct Node {
  VersionNumber born;  // The first version that contained the node.
  std::uint32_t bytes;
  std::uint8_t kind;   // Meaning is up to the tree.
  std::uint8_t count;  // Number of entries or children.
  std::uint8_t capacity;
  std::uint8_t prefix_bits;  // Used by HashTrie only.
};
static_assert(sizeof(Node) == 16);

// Allocates nodes, and counts them and their bytes.
//
// Thread safety: thread-safe.
class NodeHeap {
 public:
  NodeHeap() = default;
  NodeHeap(const NodeHeap&) = delete;
  NodeHeap& operator=(const NodeHeap&) = delete;
  ~NodeHeap() { KINFORM_ASSERT(nodes() == 0); }

  // Allocates a node. All bytes after the header are zero.
  template <class N>
  [[nodiscard]] N* allocate(VersionNumber born, std::size_t bytes = sizeof(N)) {
    static_assert(std::is_trivially_copyable_v<N> && std::is_base_of_v<Node, N>);
    void* const memory = allocate_bytes(bytes);
    std::memset(memory, 0, bytes);
    auto* const node = static_cast<N*>(memory);
    node->born = born;
    node->bytes = static_cast<std::uint32_t>(bytes);
    return node;
  }
  template <class N>
  [[nodiscard]] N* copy(const N& original, VersionNumber born) {
    static_assert(std::is_trivially_copyable_v<N> && std::is_base_of_v<Node, N>);
    void* const memory = allocate_bytes(original.bytes);
    std::memcpy(memory, static_cast<const void*>(&original), original.bytes);
    auto* const node = static_cast<N*>(memory);
    node->born = born;
    return node;
  }
  void free(Node* node) noexcept {
    nodes_.fetch_sub(1, std::memory_order_relaxed);
    bytes_.fetch_sub(node->bytes, std::memory_order_relaxed);
    ::operator delete(node);
  }

  [[nodiscard]] std::size_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

 private:
  [[nodiscard]] void* allocate_bytes(std::size_t bytes) {
    nodes_.fetch_add(1, std::memory_order_relaxed);
    bytes_.fetch_add(bytes, std::memory_order_relaxed);
    return ::operator new(bytes);
  }

  std::atomic<std::size_t> nodes_ = 0;
  std::atomic<std::size_t> bytes_ = 0;
};

// An edit: the nodes that one batch of writes creates and drops while it builds the next version.
//
// Thread safety: not thread-safe; belongs to the writer.
class Edit {
 public:
  // `heap` must outlive the edit.
  Edit(NodeHeap& heap, VersionNumber version) : heap_(heap), version_(version) {}

  template <class N>
  [[nodiscard]] N* make(std::size_t bytes = sizeof(N)) {
    return heap_.allocate<N>(version_, bytes);
  }

  // Returns a node that this edit may change: the node itself if this edit created it; otherwise a
  // copy, and the original is dropped from the new version.
  template <class N>
  [[nodiscard]] N* own(N* node) {
    if (node->born == version_) return node;
    N* const copy = heap_.copy(*node, version_);
    dropped_.push_back(node);
    return copy;
  }

  // Removes a node from the new version.
  void drop(Node* node) {
    if (node->born == version_) {
      heap_.free(node);
    } else {
      dropped_.push_back(node);
    }
  }

  [[nodiscard]] VersionNumber version() const { return version_; }
  // Nodes that older versions contain and the new one does not.
  [[nodiscard]] std::vector<Node*>& dropped() { return dropped_; }

 private:
  NodeHeap& heap_;
  const VersionNumber version_;
  std::vector<Node*> dropped_;
};

}  // namespace kinform::inline v0::cache
