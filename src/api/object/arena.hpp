// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Arena: allocates the strings, key lists and containers that an ObjectPool stores. They are
// addressed by 28-bit references, which are smaller than pointers.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "api/object/object_form.hpp"

namespace kinform::inline v0::detail {

// Allocates and releases entries (blocks of memory) of any size. Released memory is reused for
// entries of about the same size. Chunks double in size up to 32 MiB and never move; their
// untouched parts cost address space only.
//
// Thread safety: one thread allocates and releases. Other threads may resolve references that they
// received from it.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Returns a reference to uninitialised memory. Returns 0 if `bytes` exceeds 32 MiB, or if the
  // arena already holds 1.6 GiB.
  [[nodiscard]] Ref allocate(std::size_t bytes);

  // REQUIRES: the entry was allocated with this `bytes`.
  void release(Ref ref, std::size_t bytes);

  template <class EntryType>
  [[nodiscard]] EntryType* at(Ref ref) const {
    return reinterpret_cast<EntryType*>(address_of(ref));
  }

  // used_bytes() counts the entries in use; held_bytes() also counts released entries, whose memory
  // is kept for reuse.
  [[nodiscard]] std::size_t used_bytes() const { return used_units_ * kUnit; }
  [[nodiscard]] std::size_t held_bytes() const { return held_units_ * kUnit; }

 private:
  static constexpr std::size_t kUnit = 8;
  static constexpr std::uint32_t kFirstChunkUnits = 512;
  static constexpr unsigned kOffsetBits = 22;
  static constexpr std::uint32_t kLastChunkUnits = 1U << kOffsetBits;
  static constexpr std::size_t kChunkCount = std::size_t{1} << (kPayloadBits - kOffsetBits);
  static constexpr std::size_t kSmallClasses = 512;

  using Unit = std::array<std::byte, kUnit>;

  static constexpr std::uint32_t chunk_units(std::size_t chunk) {
    constexpr std::size_t kDoublings = kOffsetBits + 1 - std::bit_width(kFirstChunkUnits);
    return chunk < kDoublings ? kFirstChunkUnits << chunk : kLastChunkUnits;
  }
  // A reference holds the chunk number in its high bits and the offset in its low bits. Resolving
  // one takes a shift and a mask, half the time of deriving the chunk from the highest set bit; it
  // happens at every step of reading an object.
  [[nodiscard]] Unit* address_of(Ref ref) const {
    return chunks_[ref >> kOffsetBits].get() + ref % kLastChunkUnits;
  }
  // Returns memory that was never used, or 0 if none is left.
  [[nodiscard]] Ref take_unused(std::size_t units);
  // Returns the number of 8-byte units for an entry of `bytes`. Large sizes are rounded up, so that
  // few free lists are needed.
  static std::size_t units_for(std::size_t bytes);
  [[nodiscard]] std::vector<Ref>& free_list(std::size_t units);

  std::array<std::unique_ptr<Unit[]>, kChunkCount> chunks_;
  // The first unit that was never used. Unit 0 stays unused, because reference 0 means none.
  std::size_t next_chunk_ = 0;
  std::size_t next_offset_ = 1;
  std::size_t used_units_ = 0;
  std::size_t held_units_ = 0;
  std::vector<std::vector<Ref>> free_small_;  // Indexed by size in units.
  struct LargeClass {
    std::size_t units;
    std::vector<Ref> free;
  };
  std::vector<LargeClass> free_large_;
};

}  // namespace kinform::inline v0::detail
