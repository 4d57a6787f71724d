// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the in-memory format of objects (object_form.hpp): finds the containers, strings and
// members that cells refer to.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "api/object/object_form.hpp"
#include "api/object/object_pool.hpp"

namespace kinform::inline v0::detail {

constexpr std::size_t kNotFound = static_cast<std::size_t>(-1);

// Returns the header cell of the container that `cell` refers to; null for other values, including
// empty containers.
inline const Cell* container_of(const Block& block, const Cell* cell) {
  switch (tag_of(*cell)) {
    case CellTag::OwnContainer:
      return block.cells() + payload_of(*cell);
    case CellTag::SharedContainer:
      return block.pool->node_at(payload_of(*cell))->cells();
    default:
      return nullptr;
  }
}

// Returns the text of a string; for other values, a string_view whose data() is null.
inline std::string_view string_of(const Block& block, const Cell* cell) {
  switch (tag_of(*cell)) {
    case CellTag::TinyString:
      return tiny_string_of(cell);
    case CellTag::SharedString:
      return block.pool->string_at(payload_of(*cell));
    case CellTag::OwnString:
      return read_sized_text(block.bytes() + payload_of(*cell));
    default:
      return {};
  }
}

// Like memchr, but inline and fast for a dozen bytes. Returns null if the byte does not occur.
inline const std::uint8_t* find_byte(const std::uint8_t* at, const std::uint8_t* end,
                                     std::uint8_t wanted) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kHighBits = 0x8080808080808080;
  if constexpr (std::endian::native == std::endian::little) {
    for (; end - at >= 8; at += 8) {
      std::uint64_t word;
      std::memcpy(&word, at, sizeof(word));
      word ^= kOnes * wanted;
      // The lowest set bit belongs to the first zero byte.
      const std::uint64_t zeros = (word - kOnes) & ~word & kHighBits;
      if (zeros != 0) return at + std::countr_zero(zeros) / 8;
    }
  }
  for (; at < end; ++at) {
    if (*at == wanted) return at;
  }
  return nullptr;
}

// Returns the slot of this key in a shape that has a hash table, or kNotFound.
[[nodiscard]] std::size_t find_slot_in_table(const ObjectPool& pool, const ShapeEntry& shape,
                                             std::string_view key);

// Returns the slot (position) of this key in the shape (list of keys), or kNotFound. `wanted` is
// the key's key_hash.
inline std::size_t find_slot(const ObjectPool& pool, const ShapeEntry& shape, std::string_view key,
                             std::uint8_t wanted) {
  if (shape.has_table()) return find_slot_in_table(pool, shape, key);
  const std::uint8_t* hashes = shape.key_hashes();
  const std::uint8_t* const end = hashes + shape.size;
  for (const std::uint8_t* at = hashes; at < end; ++at) {
    at = find_byte(at, end, wanted);
    if (at == nullptr) return kNotFound;
    const auto slot = static_cast<std::size_t>(at - hashes);
    if (same_short_text(pool.string_at(shape.keys()[slot]), key)) return slot;
  }
  return kNotFound;
}
inline std::size_t find_slot(const ObjectPool& pool, const ShapeEntry& shape,
                             std::string_view key) {
  return find_slot(pool, shape, key, key_hash(key));
}

// Sets metadata, name_cell and namespace_cell in the block's header, so that these fields can be
// read without a search. REQUIRES: the block's cells are written.
void find_metadata(Block& block);

}  // namespace kinform::inline v0::detail
