// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Memory for arrays that are fast to fill and to jump about in, however large they are.

#pragma once

#include <cstddef>
#include <new>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// One such page of the system stands for 512 usual ones.
inline constexpr std::size_t kLargePageBytes = std::size_t{2} * 1024 * 1024;

// What a processor fetches at once.
inline constexpr std::size_t kCacheLineBytes = 64;

// Asks for large pages behind this memory, so that fewer have to be set up at first use and to be
// looked up later. Not more than a wish. REQUIRES: aligned to kLargePageBytes.
void prefer_large_pages(void* memory, std::size_t bytes) noexcept;

// For std::vector and its like. Begins with a cache line, and uses large pages where they pay.
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
