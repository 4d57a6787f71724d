// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An allocator that uses large memory pages (2 MiB) for large arrays, which makes filling and
// random access faster.

#pragma once

#include <cstddef>
#include <new>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// Size of a large page; it replaces 512 normal pages.
inline constexpr std::size_t kLargePageBytes = std::size_t{2} * 1024 * 1024;

// The unit in which a processor reads memory.
inline constexpr std::size_t kCacheLineBytes = 64;

// Requests large pages for this memory, so that there are fewer page faults at first use and fewer
// TLB misses later. The system may ignore the request. REQUIRES: `memory` is aligned to
// kLargePageBytes.
void prefer_large_pages(void* memory, std::size_t bytes) noexcept;

// An allocator for standard containers. Aligns to cache lines, and uses large pages for allocations
// of at least one large page.
template <class T>
struct LargePageAllocator {
  static_assert(alignof(T) <= kCacheLineBytes);
  using value_type = T;

  LargePageAllocator() = default;
  template <class U>
  explicit(false) LargePageAllocator(const LargePageAllocator<U>& /*other*/) noexcept {}

  [[nodiscard]] T* allocate(std::size_t count);
  void deallocate(T* memory, std::size_t count) noexcept;

  bool operator==(const LargePageAllocator& /*other*/) const = default;

 private:
  [[nodiscard]] static std::align_val_t alignment(std::size_t bytes) {
    return std::align_val_t(bytes < kLargePageBytes ? kCacheLineBytes : kLargePageBytes);
  }
};

// Implementation.

template <class T>
T* LargePageAllocator<T>::allocate(std::size_t count) {
  const std::size_t bytes = count * sizeof(T);
  void* const memory = ::operator new(bytes, alignment(bytes));
  if (bytes >= kLargePageBytes) prefer_large_pages(memory, bytes);
  return static_cast<T*>(memory);
}

template <class T>
void LargePageAllocator<T>::deallocate(T* memory, std::size_t count) noexcept {
  ::operator delete(memory, alignment(count * sizeof(T)));
}

}  // namespace kinform::inline v0::detail
