// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The memory header of an object. src/api/object/object_form.hpp describes the data after it.

#pragma once

#include <cstdint>

#include "kinform/detail/export.hpp"
#include "kinform/detail/reference_count.hpp"

namespace kinform::inline v0 {
class ObjectPool;
}

namespace kinform::inline v0::detail {

// A 4-byte value: a small scalar, or the position of a larger value.
using Cell = std::uint32_t;

// The memory of one object: this header, `cell_count` cells, `byte_count` bytes. Once shared,
// constant except for `references`.
struct Block {
  ReferenceCount references;
  std::uint32_t cell_count;
  std::uint32_t byte_count;
  std::uint32_t
      // Index of the header cell of the object's `metadata`; kNoMetadata if `metadata` is absent or
      // not in this block.
      metadata;
  // Copies of the cells of metadata.name and metadata.namespace, null if absent. Every cache lookup
  // compares them, and each step to the originals may be a cache miss.
  Cell name_cell;
  Cell namespace_cell;
  union {
    ObjectPool* pool;      // Kept alive by this block.
    Block* next_returned;  // Next block on the pool's return list, once unreferenced.
  };

  static constexpr std::uint32_t kNoMetadata = 0xffffffff;

  [[nodiscard]] const Cell* cells() const { return reinterpret_cast<const Cell*>(this + 1); }
  // The last cell represents the whole object.
  [[nodiscard]] const Cell* root() const { return cells() + cell_count - 1; }
  [[nodiscard]] const char* bytes() const {
    return reinterpret_cast<const char*>(cells() + cell_count);
  }
};

// Returns the block to its pool. Called on the thread that dropped the last reference, which may be
// any thread.
KINFORM_EXPORT void retire(const Block* block) noexcept;

}  // namespace kinform::inline v0::detail
