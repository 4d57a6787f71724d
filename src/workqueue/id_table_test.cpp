// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/id_table.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::detail {
namespace {

constexpr std::uint32_t kNone = 0xffff'ffff;

std::uint32_t find(const IdTable& table, std::uint32_t tag, std::uint32_t wanted) {
  return table.find(tag, kNone, [wanted](std::uint32_t id) { return id == wanted; });
}

IdTable table_with_room() {
  IdTable table;
  table.clear_and_grow();
  return table;
}

TEST(IdTableTest, NoHashYieldsTheTagOfAnEmptySlot) {
  for (std::size_t hash = 0; hash < 100'000; ++hash) {
    ASSERT_NE(IdTable::tag_of(hash), IdTable::kNoTag) << hash;
  }
}

TEST(IdTableTest, IdIsFoundByItsTagUntilErased) {
  IdTable table = table_with_room();
  const std::uint32_t tag = IdTable::tag_of(1);
  const IdTable::Place place = table.insert(tag, 17);
  EXPECT_EQ(find(table, tag, 17), 17u);
  EXPECT_EQ(find(table, IdTable::tag_of(2), 17), kNone);
  EXPECT_EQ(table.erase(tag, place), 17u);
  EXPECT_EQ(find(table, tag, 17), kNone);
}

TEST(IdTableTest, ZeroIsAValidId) {
  IdTable table = table_with_room();
  const std::uint32_t tag = IdTable::tag_of(1);
  EXPECT_EQ(find(table, tag, 0), kNone);
  const IdTable::Place place = table.insert(tag, 0);
  EXPECT_EQ(find(table, tag, 0), 0u);
  EXPECT_EQ(table.erase(tag, place), 0u);
}

TEST(IdTableTest, ManyIdsWithTheSameTagAreAllFound) {
  IdTable table = table_with_room();
  const std::uint32_t tag = IdTable::tag_of(7);
  std::vector<IdTable::Place> places;
  for (std::uint32_t id = 0; id < table.room(); ++id) places.push_back(table.insert(tag, id));
  for (std::uint32_t id = 0; id < table.room(); ++id) ASSERT_EQ(find(table, tag, id), id);

  // Erasing an id must not hide the ids that come after it in the probe sequence.
  for (std::uint32_t id = 0; id < table.room(); ++id) {
    ASSERT_EQ(table.erase(tag, places[id]), id);
    ASSERT_EQ(find(table, tag, id), kNone);
    for (std::uint32_t other = id + 1; other < table.room(); ++other) {
      ASSERT_EQ(find(table, tag, other), other);
    }
  }
}

TEST(IdTableTest, SearchEndsEvenIfEveryGroupHasOverflowed) {
  // The table has at least 8 groups of 16 places. The upper bits of a tag (part of the hash) select
  // the group.
  constexpr std::uint32_t kGroups = 8;
  IdTable table = table_with_room();
  std::uint32_t id = 0;
  for (std::uint32_t group = 0; group < kGroups; ++group) {
    const std::uint32_t tag = group << 29 | 1;
    std::vector<IdTable::Place> places = {table.insert(tag, ++id)};
    while (places.back() / 16 == places.front() / 16) places.push_back(table.insert(tag, ++id));
    places.pop_back();  // The last id overflowed into the next group and stays there.
    for (const IdTable::Place place : places) table.erase(tag, place);
  }
  EXPECT_EQ(find(table, 1, id + 1), kNone);
}

TEST(IdTableTest, GrowingClearsTheTableAndMakesMoreRoom) {
  IdTable table;
  EXPECT_EQ(table.room(), 0u);
  std::size_t room = 0;
  for (int i = 0; i < 8; ++i) {
    table.clear_and_grow();
    ASSERT_GT(table.room(), room);
    room = table.room();
    ASSERT_EQ(find(table, IdTable::tag_of(1), 1), kNone);
    static_cast<void>(table.insert(IdTable::tag_of(1), 1));
  }
}

// Applies the same random operations to a nearly full table and to a model, and compares the two.
void compare_with_model(std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  struct Known {
    std::uint32_t tag;
    IdTable::Place place;
  };
  Random random(seed);
  IdTable table = table_with_room();
  std::map<std::uint32_t, Known> model;
  std::set<IdTable::Place> taken;
  std::uint32_t next_id = 0;
  for (int step = 0; step < 20'000; ++step) {
    if (model.size() < table.room() && random.chance(0.6)) {
      // Use only a few different tags (parts of the hash), so that groups fill up and ids overflow
      // into the next group.
      const std::uint32_t tag = IdTable::tag_of(random.below(12));
      const IdTable::Place place = table.insert(tag, next_id);
      ASSERT_TRUE(taken.insert(place).second);
      model[next_id++] = {tag, place};
    } else if (!model.empty()) {
      auto victim = model.lower_bound(static_cast<std::uint32_t>(random.below(next_id)));
      if (victim == model.end()) victim = model.begin();
      ASSERT_EQ(table.erase(victim->second.tag, victim->second.place), victim->first);
      ASSERT_EQ(find(table, victim->second.tag, victim->first), kNone);
      taken.erase(victim->second.place);
      model.erase(victim);
    }
    if (step % 100 != 0) continue;
    for (const auto& [id, known] : model) ASSERT_EQ(find(table, known.tag, id), id);
  }
}

TEST(IdTableTest, MatchesAModelOverManyInsertsAndErases) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) compare_with_model(seed);
}

TEST(BytesEqualToTest, SetsABitForEachEqualByte) {
  alignas(16) std::array<std::uint8_t, 16> bytes = {};
  EXPECT_EQ(bytes_equal_to(0, bytes.data()), 0xffffU);
  EXPECT_EQ(bytes_equal_to(1, bytes.data()), 0U);
  bytes[0] = 0xff;
  bytes[9] = 0xff;
  bytes[15] = 0xff;
  EXPECT_EQ(bytes_equal_to(0xff, bytes.data()), 0b1000'0010'0000'0001U);
  EXPECT_EQ(bytes_equal_to(0x7f, bytes.data()), 0U);
  EXPECT_EQ(bytes_equal_to(0, bytes.data()), 0b0111'1101'1111'1110U);
}

}  // namespace
}  // namespace kinform::inline v0::detail
