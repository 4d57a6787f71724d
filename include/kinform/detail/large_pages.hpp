// Memory for arrays that are fast to fill and to jump about in, however large they are.

#pragma once

#include <cstddef>
#include <memory>
#include <new>

namespace kinform::inline v0::detail {

// One such page of the system stands for 512 usual ones.
inline constexpr std::size_t kLargePageBytes = std::size_t{2} * 1024 * 1024;

// Asks for large pages behind this memory, so that fewer have to be set up at first use and to be
// looked up later. Not more than a wish. REQUIRES: aligned to kLargePageBytes.
void prefer_large_pages(void* memory, std::size_t bytes) noexcept;

// For std::vector and its like; uses large pages where they pay.
template <class T>
struct LargePageAllocator {
  using value_type = T;

  LargePageAllocator() = default;
  template <class U>
  explicit(false) LargePageAllocator(const LargePageAllocator<U>& /*other*/) noexcept {}

  [[nodiscard]] T* allocate(std::size_t count);
  void deallocate(T* memory, std::size_t count) noexcept;

  bool operator==(const LargePageAllocator& /*other*/) const = default;
};

// Implementation.

template <class T>
T* LargePageAllocator<T>::allocate(std::size_t count) {
  const std::size_t bytes = count * sizeof(T);
  if (bytes < kLargePageBytes) return std::allocator<T>().allocate(count);
  void* const memory = ::operator new(bytes, std::align_val_t(kLargePageBytes));
  prefer_large_pages(memory, bytes);
  return static_cast<T*>(memory);
}

template <class T>
void LargePageAllocator<T>::deallocate(T* memory, std::size_t count) noexcept {
  if (count * sizeof(T) < kLargePageBytes) return std::allocator<T>().deallocate(memory, count);
  ::operator delete(memory, std::align_val_t(kLargePageBytes));
}

}  // namespace kinform::inline v0::detail
