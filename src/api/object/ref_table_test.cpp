// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/ref_table.hpp"

#include <gtest/gtest.h>

#include <map>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::detail {
namespace {

Ref find(const RefTable& table, std::uint64_t hash, Ref wanted) {
  return table.find(hash, [&](Ref ref) { return ref == wanted; });
}

TEST(RefTableTest, EmptyTableFindsNothing) {
  const RefTable table;
  EXPECT_EQ(find(table, 1, 1), 0u);
  EXPECT_EQ(table.held_bytes(), 0u);
}

TEST(RefTableTest, EntriesWithTheSameHashAreDistinguished) {
  RefTable table;
  table.insert(7, 1);
  table.insert(7, 2);
  EXPECT_EQ(find(table, 7, 1), 1u);
  EXPECT_EQ(find(table, 7, 2), 2u);
  EXPECT_EQ(find(table, 7, 3), 0u);
  EXPECT_EQ(find(table, 8, 1), 0u);
}

// Uses few hashes, so that entries collide and wrap around the end of the table.
TEST(RefTableTest, FindsExactlyTheEntriesInsertedAndNotErased) {
  constexpr std::uint64_t kHashes = 24;
  Random random(1);
  RefTable table;
  std::map<Ref, std::uint64_t> model;
  for (int step = 0; step < 20'000; ++step) {
    const Ref ref = static_cast<Ref>(1 + random.below(40));
    if (const auto entry = model.find(ref); entry != model.end()) {
      table.erase(entry->second, ref);
      model.erase(entry);
    } else {
      const std::uint64_t hash = 0xfffffff0 + random.below(kHashes);
      table.insert(hash, ref);
      model.emplace(ref, hash);
    }
    ASSERT_EQ(table.size(), model.size());
    for (const auto& [present, hash] : model) ASSERT_EQ(find(table, hash, present), present);
    ASSERT_EQ(find(table, model.contains(ref) ? model[ref] + 1 : 0xfffffff0, ref), 0u);
  }
}

TEST(RefTableTest, GrowingKeepsAllEntries) {
  constexpr Ref kCount = 10'000;
  RefTable table;
  for (Ref ref = 1; ref <= kCount; ++ref)
    table.insert(std::uint64_t{ref} * 0x9e3779b97f4a7c15, ref);
  EXPECT_EQ(table.size(), kCount);
  for (Ref ref = 1; ref <= kCount; ++ref) {
    ASSERT_EQ(find(table, std::uint64_t{ref} * 0x9e3779b97f4a7c15, ref), ref);
  }
}

}  // namespace
}  // namespace kinform::inline v0::detail
