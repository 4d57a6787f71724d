// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The in-memory format of a cached object.
//
// An object is one block of 4-byte cells, followed by bytes. The cells form containers, children
// before parents: a header cell, then one cell per value. An object's header refers to its shape,
// the list of its keys, which the pool stores once for all objects with the same keys. The position
// of a key in the shape, and of its value after the header, is called a slot. A container whose
// values are all small or in the pool can itself be in the pool, as a node that many objects share.
// The bytes hold values that neither fit in a cell nor are shared.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/detail/block.hpp"
#include "kinform/detail/field.hpp"
#include "kinform/detail/text_equal.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// Fields that are read often. Each shape stores the positions (slots) of these keys, so that
// reading them needs no search.
enum class Object::WellKnown : std::uint8_t {
  ApiVersion,
  Kind,
  Metadata,
  Name,
  GenerateName,
  Namespace,
  Uid,
  ResourceVersion,
  Generation,
  CreationTimestamp,
  DeletionTimestamp,
  Labels,
  Annotations,
  OwnerReferences,
  Finalizers,
  ManagedFields,
};

}  // namespace kinform::inline v0

namespace kinform::inline v0::detail {

static_assert(std::endian::native == std::endian::little,
              "Tiny strings are stored in the low bytes of their cell.");

// The position of an entry in an arena, in units of 8 bytes. 0 means none.
using Ref = std::uint32_t;

enum class CellTag : std::uint8_t {
  Constant,         // payload: a Constant
  SmallInteger,     // payload: 28 bits, signed
  TinyString,       // up to three bytes, in the cell itself; bits 24 to 27: how many
  SharedString,     // payload: Ref of a StringEntry
  OwnString,        // payload: offset into bytes(): a length as varint, the text
  OwnContainer,     // payload: index of a header cell of this block
  SharedContainer,  // payload: Ref of a NodeEntry
  OwnInteger,       // payload: offset into bytes(): 8 bytes, signed
  OwnUnsigned,      // payload: offset into bytes(): 8 bytes, unsigned, beyond the signed range
  OwnDouble,        // payload: offset into bytes(): 8 bytes
  OwnNumber,  // payload: offset into bytes(), like OwnString: the text of a number that no machine
              // type holds exactly
  ObjectHeader,  // payload: Ref of a ShapeEntry
  ArrayHeader,   // payload: number of elements
};

enum class Constant : std::uint8_t { Null, False, True, EmptyArray, EmptyObject };

constexpr unsigned kPayloadBits = 28;
constexpr std::uint32_t kPayloadMax = (1U << kPayloadBits) - 1;
constexpr std::size_t kTinyStringMax = 3;

constexpr Cell make_cell(CellTag tag, std::uint32_t payload) {
  return (static_cast<std::uint32_t>(tag) << kPayloadBits) | payload;
}
constexpr Cell make_constant(Constant constant) {
  return make_cell(CellTag::Constant, static_cast<std::uint32_t>(constant));
}
constexpr CellTag tag_of(Cell cell) {
  return static_cast<CellTag>(cell >> kPayloadBits);
}
constexpr std::uint32_t payload_of(Cell cell) {
  return cell & kPayloadMax;
}
constexpr Constant constant_of(Cell cell) {
  return static_cast<Constant>(payload_of(cell));
}

constexpr bool fits_small_integer(std::int64_t value) {
  return value >= -(std::int64_t{1} << (kPayloadBits - 1)) &&
         value < (std::int64_t{1} << (kPayloadBits - 1));
}
constexpr Cell make_small_integer(std::int64_t value) {
  return make_cell(CellTag::SmallInteger, static_cast<std::uint32_t>(value) & kPayloadMax);
}
constexpr std::int64_t small_integer_of(Cell cell) {
  return static_cast<std::int32_t>(cell << (32 - kPayloadBits)) >> (32 - kPayloadBits);
}

inline Cell make_tiny_string(std::string_view text) {
  Cell cell = make_cell(CellTag::TinyString, static_cast<std::uint32_t>(text.size()) << 24);
  std::memcpy(&cell, text.data(), text.size());
  return cell;
}
inline std::string_view tiny_string_of(const Cell* cell) {
  return {reinterpret_cast<const char*>(cell), (*cell >> 24) & 0xf};
}

// True if the cell holds its value itself or refers to the pool, not to its own block. Such a cell
// can be copied to any block of the same pool.
constexpr bool is_portable(Cell cell) {
  switch (tag_of(cell)) {
    case CellTag::Constant:
    case CellTag::SmallInteger:
    case CellTag::TinyString:
    case CellTag::SharedString:
    case CellTag::SharedContainer:
      return true;
    default:
      return false;
  }
}

// The common part of everything that a pool stores: strings, shapes (key lists) and nodes (shared
// containers). `references` belongs to the pool's thread; the rest is constant.
struct Entry {
  std::uint32_t references;
  std::uint32_t size;  // Of the data after the entry; the unit depends on the type.
};

struct StringEntry : Entry {
  [[nodiscard]] char* data() { return reinterpret_cast<char*>(this + 1); }
  [[nodiscard]] std::string_view text() const {
    return {reinterpret_cast<const char*>(this + 1), size};
  }
};

// A shared container: its header cell and its values. `size` counts the cells.
struct NodeEntry : Entry {
  [[nodiscard]] Cell* cells() { return reinterpret_cast<Cell*>(this + 1); }
  [[nodiscard]] const Cell* cells() const { return reinterpret_cast<const Cell*>(this + 1); }
};

// Sharing statistics of one slot of a shape: how often its values were already in the pool. Only
// the pool's thread uses it.
struct SlotMemory {
  // Rises when a value was already in the pool, falls when it was new. At 0, values stay in their
  // own block, except one in kProbeInterval, which detects that values have begun to repeat.
  std::uint8_t share_score = 4;
  std::uint8_t visits = 0;

  static constexpr std::uint8_t kShareScoreMax = 8;
  static constexpr std::uint8_t kProbeInterval = 16;

  [[nodiscard]] bool worth_sharing() { return share_score > 0 || ++visits % kProbeInterval == 0; }
  void record_found() {
    if (share_score < kShareScoreMax) ++share_score;
  }
  void record_new() {
    if (share_score > 0) --share_score;
  }
};

// The names of the well-known fields, in the order of Object::WellKnown.
constexpr std::size_t kWellKnownCount = 16;
constexpr std::array<std::string_view, kWellKnownCount> kWellKnownNames = {
    "apiVersion",
    "kind",
    "metadata",
    "name",
    "generateName",
    "namespace",
    "uid",
    "resourceVersion",
    "generation",
    "creationTimestamp",
    "deletionTimestamp",
    "labels",
    "annotations",
    "ownerReferences",
    "finalizers",
    "managedFields",
};
constexpr std::uint8_t kNoSlot = 0xff;

// The keys of an object, in order; `size` counts them. After it come the Refs of the keys, one byte
// of hash (key_hash) per key, with which a look-up skips other keys, and one SlotMemory per key.
//
// A shape with more than kScannedKeysMax keys has a hash table after that: scanning it for each key
// of an object would take quadratic time, and keys can be chosen that all have the same key_hash.
// The table's hash is seeded. It is an array of slots, at the key's hash or at the next free place.
struct ShapeEntry : Entry {
  static constexpr std::size_t kScannedKeysMax = 64;
  static constexpr std::uint32_t kFreePlace = 0xffffffff;

  // Identifies the shape in lookup caches (Field). Unique in the process and never reused; not 0,
  // and below 2^56.
  std::uint64_t number;
  // The slots (positions) of the well-known keys; kNoSlot if the key is missing or its slot is 255
  // or more.
  std::array<std::uint8_t, kWellKnownCount> well_known;

  [[nodiscard]] Ref* keys() { return reinterpret_cast<Ref*>(this + 1); }
  [[nodiscard]] const Ref* keys() const { return reinterpret_cast<const Ref*>(this + 1); }
  [[nodiscard]] std::uint8_t* key_hashes() {
    return reinterpret_cast<std::uint8_t*>(keys() + size);
  }
  [[nodiscard]] const std::uint8_t* key_hashes() const {
    return reinterpret_cast<const std::uint8_t*>(keys() + size);
  }
  [[nodiscard]] SlotMemory* memories() {
    return reinterpret_cast<SlotMemory*>(key_hashes() + size);
  }

  [[nodiscard]] bool has_table() const { return size > kScannedKeysMax; }
  // REQUIRES for these: has_table().
  [[nodiscard]] std::span<std::uint32_t> table() {
    return {reinterpret_cast<std::uint32_t*>(reinterpret_cast<char*>(this) + table_offset(size)),
            table_places(size)};
  }
  [[nodiscard]] std::span<const std::uint32_t> table() const {
    return const_cast<ShapeEntry*>(this)->table();
  }

  static constexpr std::size_t bytes_for(std::size_t key_count) {
    return table_offset(key_count) + table_places(key_count) * sizeof(std::uint32_t);
  }

 private:
  static constexpr std::size_t table_offset(std::size_t key_count) {
    const std::size_t end = sizeof(ShapeEntry) + key_count * (sizeof(Ref) + 1 + sizeof(SlotMemory));
    return (end + alignof(std::uint32_t) - 1) & ~(alignof(std::uint32_t) - 1);
  }
  // A power of two. At least half of the places are free, so that searches are short.
  static constexpr std::size_t table_places(std::size_t key_count) {
    return key_count > kScannedKeysMax ? std::bit_ceil(2 * key_count) : 0;
  }
};

// Maps key_hash to the only well-known field with this hash, or kNoSlot: most keys are not well
// known, so one load rules them out.
constexpr std::array<std::uint8_t, 256> make_well_known_by_hash() {
  std::array<std::uint8_t, 256> fields{};
  fields.fill(kNoSlot);
  for (std::size_t field = 0; field < kWellKnownCount; ++field) {
    fields[key_hash(kWellKnownNames[field])] = static_cast<std::uint8_t>(field);
  }
  return fields;
}
constexpr std::array<std::uint8_t, 256> kWellKnownByHash = make_well_known_by_hash();

inline std::uint8_t well_known_field(std::string_view key, std::uint8_t hash) {
  const std::uint8_t field = kWellKnownByHash[hash];
  return field != kNoSlot && kWellKnownNames[field] == key ? field : kNoSlot;
}

constexpr bool well_known_hashes_differ() {
  for (std::size_t field = 0; field < kWellKnownCount; ++field) {
    if (kWellKnownByHash[key_hash(kWellKnownNames[field])] != field) return false;
  }
  return true;
}
static_assert(well_known_hashes_differ());

// Returns left == right. For texts as short as keys, avoids the call of memcmp: compares words from
// both ends, which may overlap.
inline bool same_short_text(std::string_view left, std::string_view right) {
  const std::size_t size = left.size();
  if (size != right.size()) return false;
  const char* a = left.data();
  const char* b = right.data();
  if (size >= 8) {
    if (size > 24) return std::memcmp(a, b, size) == 0;
    if (detail::difference<std::uint64_t>(a, b) != 0) return false;
    if (size > 16 && detail::difference<std::uint64_t>(a + 8, b + 8) != 0) return false;
    return detail::difference<std::uint64_t>(a + size - 8, b + size - 8) == 0;
  }
  if (size >= 4) return detail::equal_ends<std::uint32_t>(a, b, size);
  if (size == 0) return true;
  return a[0] == b[0] && a[size / 2] == b[size / 2] && a[size - 1] == b[size - 1];
}

// Reads a text with its length in front: seven bits per byte, lowest first.
inline std::string_view read_sized_text(const char* at) {
  std::size_t size = 0;
  for (unsigned shift = 0;; shift += 7) {
    const auto byte = static_cast<unsigned char>(*at++);
    size |= static_cast<std::size_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return {at, size};
  }
}

}  // namespace kinform::inline v0::detail
