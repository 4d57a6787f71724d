// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// NodeChunks: a growing array of nodes that never move.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "kinform/detail/inlining.hpp"
#include "kinform/detail/large_pages.hpp"

namespace kinform::inline v0::detail {

// Nodes are created one by one and destroyed all at once. Each has a 32-bit id, half the size of a
// pointer.
//
// Not thread-safe.
template <class Node>
class NodeChunks {
 public:
  // Never the id of a node.
  static constexpr std::uint32_t kNoId = std::numeric_limits<std::uint32_t>::max();

  NodeChunks() = default;
  ~NodeChunks() { release(); }
  NodeChunks(const NodeChunks&) = delete;
  NodeChunks& operator=(const NodeChunks&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }

  // Creates a node and returns its id.
  std::uint32_t make();

  // REQUIRES: `id` belongs to a node.
  [[nodiscard]] Node& operator[](std::uint32_t id) const {
    return chunks_[id >> kOffsetBits][id & (kChunkNodesMax - 1)];
  }

  // Calls visit(id, node) for each node, in memory order.
  template <class Visit>
  void for_each(Visit visit) const;

  // Destroys all nodes and frees their memory.
  KINFORM_RARE void release();

 private:
  // An id consists of the chunk number and the offset in the chunk.
  static constexpr int kOffsetBits = 26;
  static constexpr std::size_t kChunkNodesMin = 64;
  static constexpr std::size_t kChunkNodesMax = std::size_t{1} << kOffsetBits;
  static constexpr std::size_t kChunksMax = 32;

  // A new chunk is as large as all chunks before it together, up to the maximum.
  [[nodiscard]] static std::size_t room_of(std::size_t chunk) {
    return chunk == 0 ? kChunkNodesMin : std::min(kChunkNodesMin << (chunk - 1), kChunkNodesMax);
  }
  [[nodiscard]] static std::uint32_t id_of(std::size_t chunk, std::size_t offset) {
    return static_cast<std::uint32_t>(chunk << kOffsetBits | offset);
  }
  KINFORM_RARE void make_chunk();

  std::array<Node*, kChunksMax> chunks_ = {};
  std::size_t chunk_count_ = 0;
  // Size and capacity of the last chunk; all others are full.
  std::size_t last_size_ = 0;
  std::size_t last_room_ = 0;
  std::size_t size_ = 0;
};

// Implementation.

template <class Node>
std::uint32_t NodeChunks<Node>::make() {
  if (last_size_ == last_room_) make_chunk();
  const std::uint32_t id = id_of(chunk_count_ - 1, last_size_);
  std::construct_at(&(*this)[id]);
  ++last_size_;
  ++size_;
  return id;
}

template <class Node>
void NodeChunks<Node>::make_chunk() {
  KINFORM_ASSERT(chunk_count_ < kChunksMax);
  const std::size_t room = room_of(chunk_count_);
  chunks_[chunk_count_] = LargePageAllocator<Node>().allocate(room);
  ++chunk_count_;
  last_size_ = 0;
  last_room_ = room;
}

template <class Node>
template <class Visit>
void NodeChunks<Node>::for_each(Visit visit) const {
  for (std::size_t chunk = 0; chunk < chunk_count_; ++chunk) {
    const std::size_t size = chunk + 1 < chunk_count_ ? room_of(chunk) : last_size_;
    for (std::size_t i = 0; i < size; ++i) visit(id_of(chunk, i), chunks_[chunk][i]);
  }
}

template <class Node>
void NodeChunks<Node>::release() {
  for_each([](std::uint32_t /*id*/, Node& node) { std::destroy_at(&node); });
  for (std::size_t chunk = 0; chunk < chunk_count_; ++chunk) {
    LargePageAllocator<Node>().deallocate(std::exchange(chunks_[chunk], nullptr), room_of(chunk));
  }
  chunk_count_ = 0;
  last_size_ = 0;
  last_room_ = 0;
  size_ = 0;
}

}  // namespace kinform::inline v0::detail
