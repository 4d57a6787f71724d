// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/large_pages.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

using Numbers = std::vector<std::uint32_t, LargePageAllocator<std::uint32_t>>;

TEST(LargePageAllocatorTest, LargeMemoryIsAlignedToALargePage) {
  const Numbers numbers(kLargePageBytes / sizeof(std::uint32_t));
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(numbers.data()) % kLargePageBytes, 0u);
}

TEST(LargePageAllocatorTest, SmallMemoryIsAlignedToACacheLine) {
  const Numbers one(1);
  const Numbers some(1000);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(one.data()) % kCacheLineBytes, 0u);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(some.data()) % kCacheLineBytes, 0u);
}

TEST(LargePageAllocatorTest, VectorKeepsItsNumbersWhileItGrowsLarge) {
  Numbers numbers;
  constexpr std::uint32_t kCount = 2'000'000;
  for (std::uint32_t i = 0; i < kCount; ++i) numbers.push_back(i);
  std::vector<std::uint32_t> expected(kCount);
  std::iota(expected.begin(), expected.end(), 0u);
  EXPECT_TRUE(std::equal(numbers.begin(), numbers.end(), expected.begin(), expected.end()));
}

}  // namespace
}  // namespace kinform::inline v0::detail
