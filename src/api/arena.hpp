// Memory for the many small entries of a pool, named by 28-bit references instead of pointers.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "api/object_form.hpp"

namespace kinform::detail {

// Gives out entries of any size and takes them back; the memory of one is reused for entries of
// about its size. Chunks double in size and never move; unused parts of them cost no memory but
// address space.
//
// Thread safety: one thread allocates and releases; others may resolve references that were handed
// to them.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // The entry's memory is not initialised. 0 once 2 GiB are in use.
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
  static constexpr std::size_t kChunkCount = kPayloadBits - std::bit_width(kFirstChunkUnits) + 1;
  static constexpr std::size_t kSmallClasses = 512;

  using Unit = std::array<std::byte, kUnit>;

  static constexpr std::uint32_t chunk_units(std::size_t chunk) {
    return kFirstChunkUnits << chunk;
  }
  // References count through all chunks; the first is kFirstChunkUnits, so the highest bit tells
  // the chunk.
  static constexpr std::size_t chunk_of(Ref ref) {
    return static_cast<std::size_t>(std::bit_width(ref) - std::bit_width(kFirstChunkUnits));
  }
  [[nodiscard]] Unit* address_of(Ref ref) const {
    const std::size_t chunk = chunk_of(ref);
    return chunks_[chunk].get() + (ref - chunk_units(chunk));
  }
  // What an entry of `bytes` takes: large ones are rounded up, so that there are few sizes to keep
  // free lists for.
  static std::size_t units_for(std::size_t bytes);
  [[nodiscard]] std::vector<Ref>& free_list(std::size_t units);

  std::array<std::unique_ptr<Unit[]>, kChunkCount> chunks_;
  Ref next_ = kFirstChunkUnits;  // The first unit that was never used.
  std::size_t used_units_ = 0;
  std::size_t held_units_ = 0;
  std::vector<std::vector<Ref>> free_small_;  // By size in units.
  struct LargeClass {
    std::size_t units;
    std::vector<Ref> free;
  };
  std::vector<LargeClass> free_large_;
};

}  // namespace kinform::detail
