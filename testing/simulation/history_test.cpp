// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/history.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

const ObjectKey kA("web", "a");
const ObjectKey kB("web", "b");

std::string content(const State& state) {
  std::string text;
  for (const auto& [key, object] : state) {
    text.append(text.empty() ? "" : " ").append(key.name).append("@");
    text.append(object->resource_version());
  }
  return text;
}

TEST(HistoryTest, EachRevisionKeepsItsState) {
  History history;
  history.put(kA, true);  // 101
  history.put(kB, true);  // 102
  history.put(kA, true);  // 103
  history.remove(kB);     // 104
  EXPECT_EQ(history.now(), (Moment{0, 104}));
  EXPECT_EQ(content(history.state({0, 100})), "");
  EXPECT_EQ(content(history.state({0, 102})), "a@101 b@102");
  EXPECT_EQ(content(history.state({0, 103})), "a@103 b@102");
  EXPECT_EQ(content(history.state({0, 104})), "a@103");
  EXPECT_FALSE(history.exists(kB));

  State state = history.state({0, 102});
  history.advance(state, {0, 102}, 104);
  EXPECT_EQ(content(state), "a@103");
}

TEST(HistoryTest, RecreatedObjectHasAnotherUid) {
  History history;
  history.put(kA, true);
  history.put(kA, true);
  history.remove(kA);
  history.put(kA, true);
  const auto writes = history.writes(100, 104);
  ASSERT_EQ(writes.size(), 4u);
  EXPECT_EQ(writes[0].object->uid(), writes[1].object->uid());
  EXPECT_EQ(writes[1].object->uid(), writes[2].removed->uid());
  EXPECT_NE(writes[1].object->uid(), writes[3].object->uid());
}

// A selector turns changes into additions and deletions for the client (SV-38).
TEST(HistoryTest, EventsFollowTheSelector) {
  History history;
  history.put(kA, false);
  history.put(kA, true);
  history.put(kA, true);
  history.put(kA, false);
  history.remove(kA);
  const auto writes = history.writes(100, 105);
  EXPECT_FALSE(writes[0].event());
  EXPECT_EQ(writes[1].event()->type, WatchEventType::Added);
  EXPECT_EQ(writes[2].event()->type, WatchEventType::Modified);
  const WatchEvent left = *writes[3].event();
  EXPECT_EQ(left.type, WatchEventType::Deleted);
  EXPECT_EQ(write_number(left.object), write_number(writes[2].object));  // The content before,
  EXPECT_EQ(left.object->resource_version(), "104");  // at the version of the change.
  EXPECT_FALSE(writes[4].event());
}

TEST(HistoryTest, RestoredBackupBeginsAnEraThatForksFromTheOld) {
  History history;
  history.put(kA, true);  // 101
  history.put(kB, true);  // 102
  history.restore(101, 101);
  EXPECT_EQ(history.now(), (Moment{1, 101}));
  history.put(kA, true);  // 102 again
  EXPECT_EQ(content(history.state({0, 102})), "a@101 b@102");
  EXPECT_EQ(content(history.state({1, 102})), "a@102");
  EXPECT_TRUE(history.has_been({0, 102}));
  EXPECT_FALSE(history.has_been({0, 103}));
  EXPECT_TRUE(history.has_been({1, 102}));

  EXPECT_TRUE(history.is_part_of({0, 101}, 1));
  EXPECT_FALSE(history.is_part_of({0, 102}, 1));
  EXPECT_FALSE(history.is_part_of({1, 102}, 0));
  EXPECT_EQ(history.written_at(2), (Moment{0, 102}));
  EXPECT_EQ(history.written_at(3), (Moment{1, 102}));
}

TEST(HistoryTest, OnlyNumbersAreRevisions) {
  EXPECT_EQ(parse_revision("42"), 42);
  EXPECT_EQ(parse_revision(""), -1);
  EXPECT_EQ(parse_revision("4x"), -1);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
