// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The header of an object in memory; what follows it is described in
// src/api/object/object_form.hpp.

#pragma once

#include <cstdint>

#include "kinform/detail/reference_count.hpp"

namespace kinform::inline v0 {
class ObjectPool;
}

namespace kinform::inline v0::detail {

// A 4-byte value: a small scalar, or where to find a larger one.
using Cell = std::uint32_t;

// One allocation: this header, `cell_count` cells, `byte_count` bytes. Constant once it is shared,
// but for `references`.
struct Block {
  ReferenceCount references;
  std::uint32_t cell_count;
  std::uint32_t byte_count;
  std::uint32_t
      metadata;  // Index of metadata's header cell; kNoMetadata if it has none in this block.
  // What metadata has as name and namespace, null where it has none: copies of the cells, because
  // every look-up in a cache compares them, and each step to them may be a cache miss.
  Cell name_cell;
  Cell namespace_cell;
  union {
    ObjectPool* pool;      // Kept alive by this block.
    Block* next_returned;  // Once nobody refers to it: the next on the pool's return list.
  };

  static constexpr std::uint32_t kNoMetadata = 0xffffffff;

  [[nodiscard]] const Cell* cells() const { return reinterpret_cast<const Cell*>(this + 1); }
  // The cell that stands for the whole object is the last one.
  [[nodiscard]] const Cell* root() const { return cells() + cell_count - 1; }
  [[nodiscard]] const char* bytes() const {
    return reinterpret_cast<const char*>(cells() + cell_count);
  }
};

// Gives the block back to its pool. Called by whoever dropped the last reference, on any thread.
void retire(const Block* block) noexcept;

}  // namespace kinform::inline v0::detail
