// Memory for the many small entries of a pool, named by 28-bit references instead of pointers.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "api/object/object_form.hpp"

namespace kinform::inline v0::detail {

// Gives out entries of any size and takes them back; the memory of one is reused for entries of
// about its size. Chunks double in size up to 32 MiB and never move; unused parts of them cost no
// memory but address space.
//
// Thread safety: one thread allocates and releases; others may resolve references that were handed
// to them.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // The entry's memory is not initialised. 0 for one of more than 32 MiB, or once 1.6 GiB are held.
  [[nodiscard]] Ref allocate(std::size_t bytes);

  // `bytes` as it was allocated.
  void release(Ref ref, std::size_t bytes);

  template <class EntryType>
  [[nodiscard]] EntryType* at(Ref ref) const {
    return reinterpret_cast<EntryType*>(address_of(ref));
  }

  // Bytes in entries that are in use, and in those and the released ones together.
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
  // A reference has the chunk in its high bits and the place in it in the low ones. Every step of
  // reading an object resolves one: a shift and a mask cost half of what finding the highest bit
  // does.
  [[nodiscard]] Unit* address_of(Ref ref) const {
    return chunks_[ref >> kOffsetBits].get() + ref % kLastChunkUnits;
  }
  // 0 if there is no room left.
  [[nodiscard]] Ref take_unused(std::size_t units);
  // What an entry of `bytes` takes: large ones are rounded up, so that there are few sizes to keep
  // free lists for.
  static std::size_t units_for(std::size_t bytes);
  [[nodiscard]] std::vector<Ref>& free_list(std::size_t units);

  std::array<std::unique_ptr<Unit[]>, kChunkCount> chunks_;
  // The first unit that was never used. The very first one never is: its reference would be 0.
  std::size_t next_chunk_ = 0;
  std::size_t next_offset_ = 1;
  std::size_t used_units_ = 0;
  std::size_t held_units_ = 0;
  std::vector<std::vector<Ref>> free_small_;  // By size in units.
  struct LargeClass {
    std::size_t units;
    std::vector<Ref> free;
  };
  std::vector<LargeClass> free_large_;
};

}  // namespace kinform::inline v0::detail
