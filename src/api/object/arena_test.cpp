// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/arena.hpp"

#include <cstring>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

// Allocates enough entries to fill the small first chunks of the arena and some larger ones.
TEST(ArenaTest, EntriesKeepTheirContentsWhileOthersAreAllocated) {
  Arena arena;
  std::vector<Ref> refs;
  std::set<Ref> distinct;
  for (std::size_t i = 0; i < 3000; ++i) {
    const std::size_t size = 1 + i * 7 % 2000;
    refs.push_back(arena.allocate(size));
    ASSERT_NE(refs.back(), 0u);
    ASSERT_LE(refs.back(), kPayloadMax);
    ASSERT_TRUE(distinct.insert(refs.back()).second);
    std::memset(arena.at<char>(refs.back()), static_cast<char>(i), size);
  }
  for (std::size_t i = 0; i < refs.size(); ++i) {
    const std::size_t size = 1 + i * 7 % 2000;
    ASSERT_EQ(std::string(arena.at<char>(refs[i]), size), std::string(size, static_cast<char>(i)));
  }
}

TEST(ArenaTest, ReleasedMemoryIsReused) {
  Arena arena;
  const Ref first = arena.allocate(100);
  const std::size_t held = arena.held_bytes();
  arena.release(first, 100);
  EXPECT_EQ(arena.used_bytes(), 0u);
  EXPECT_EQ(arena.allocate(100), first);
  EXPECT_EQ(arena.held_bytes(), held);
}

TEST(ArenaTest, EntryLargerThanAnyChunkIsRefusedWithoutUsingMemory) {
  Arena arena;
  EXPECT_EQ(arena.allocate(32 * kMebibyte + 1), 0u);
  EXPECT_EQ(arena.used_bytes(), 0u);
  EXPECT_EQ(arena.held_bytes(), 0u);
  EXPECT_NE(arena.allocate(32 * kMebibyte), 0u);
}

// Fills the arena, 1.6 GiB. The entries are never written, so they take address space only.
TEST(ArenaTest, FullArenaRefusesUntilSomethingIsReleased) {
  Arena arena;
  std::vector<Ref> refs;
  while (const Ref ref = arena.allocate(32 * kMebibyte)) refs.push_back(ref);
  EXPECT_GT(refs.size(), 48u);
  EXPECT_EQ(arena.allocate(8), 0u);
  arena.release(refs.back(), 32 * kMebibyte);
  EXPECT_EQ(arena.allocate(32 * kMebibyte), refs.back());
}

}  // namespace
}  // namespace kinform::inline v0::detail
