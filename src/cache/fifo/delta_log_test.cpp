// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/fifo/delta_log.hpp"

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "testing/deltas.hpp"

namespace kinform::inline v0::cache {
namespace {

using test_support::describe;
using test_support::pod_at;

ObjectKeyView key_of(std::string_view name) {
  return {"web", name};
}

void append(DeltaLog& log, std::string_view name, std::string_view version,
            DeltaType type = DeltaType::Updated) {
  log.append({.type = type, .object = pod_at("web/" + std::string(name), version)});
}

std::string newest_of_each(const DeltaLog& log) {
  std::vector<Delta> newest;
  log.for_each_newest([&](const Delta& delta) { newest.push_back(delta); });
  return describe(newest);
}

TEST(DeltaLogTest, NewLogIsEmpty) {
  const DeltaLog log;
  EXPECT_TRUE(log.empty());
  EXPECT_EQ(log.size(), 0u);
  EXPECT_EQ(log.bytes(), 0u);
  EXPECT_TRUE(log.deltas().empty());
  EXPECT_EQ(log.newest(key_of("a")), nullptr);
  EXPECT_TRUE(log.of_object(key_of("a")).empty());
  EXPECT_EQ(newest_of_each(log), "");
}

TEST(DeltaLogTest, ReturnsDeltasInOrderOfArrivalAndByObject) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  append(log, "a", "3");
  append(log, "a", "4", DeltaType::Deleted);
  EXPECT_EQ(log.size(), 4u);
  EXPECT_EQ(describe(log.deltas()),
            "Updated web/a@1, Updated web/b@2, Updated web/a@3, Deleted web/a@4");
  EXPECT_EQ(describe(log.of_object(key_of("a"))),
            "Updated web/a@1, Updated web/a@3, Deleted web/a@4");
  EXPECT_EQ(describe({log.newest(key_of("a")), 1}), "Deleted web/a@4");
  EXPECT_EQ(describe({log.newest(key_of("b")), 1}), "Updated web/b@2");
  EXPECT_EQ(log.newest(key_of("c")), nullptr);
  EXPECT_EQ(log.newest({"", "a"}), nullptr);
  EXPECT_EQ(newest_of_each(log), "Updated web/b@2, Deleted web/a@4");
}

TEST(DeltaLogTest, CountsTheBytesOfItsObjects) {
  const ObjectPtr small = pod_at("web/a", "1");
  const ObjectPtr large = pod_at("web/a", std::string(100, '9'));
  DeltaLog log;
  log.append({.object = small});
  log.append({.object = large});
  EXPECT_EQ(log.bytes(), small->memory_bytes() + large->memory_bytes());
  log.replace_newest(small, false);
  EXPECT_EQ(log.bytes(), 2 * small->memory_bytes());
  log.clear();
  EXPECT_EQ(log.bytes(), 0u);
}

TEST(DeltaLogTest, ReplaceNewestChangesOnlyTheLastDeltaOfTheObject) {
  DeltaLog log;
  append(log, "a", "1");
  log.append(
      {.type = DeltaType::Deleted, .final_state_unknown = true, .object = pod_at("web/a", "1")});
  append(log, "b", "2");
  log.replace_newest(pod_at("web/a", "5"), false);
  EXPECT_EQ(describe(log.deltas()), "Updated web/a@1, Deleted web/a@5, Updated web/b@2");
}

// An object is still found after replace_newest(). The key in the log's map refers to the replaced
// object, so it must be updated, too.
TEST(DeltaLogTest, FindsAnObjectAfterItsOnlyDeltaWasReplaced) {
  DeltaLog log;
  append(log, "a", "1");
  log.replace_newest(pod_at("web/a", "2"), true);
  EXPECT_EQ(describe({log.newest(key_of("a")), 1}), "Updated web/a@2 (state unknown)");
  append(log, "a", "3");
  EXPECT_EQ(describe(log.of_object(key_of("a"))),
            "Updated web/a@2 (state unknown), Updated web/a@3");
}

TEST(DeltaLogTest, MovesTheObjectThatWasQueuedFirst) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  append(log, "a", "3");
  append(log, "c", "4");
  const std::size_t bytes = log.bytes();
  DeltaLog other;
  log.move_oldest_object_to(other);
  EXPECT_EQ(describe(other.deltas()), "Updated web/a@1, Updated web/a@3");
  EXPECT_EQ(log.size(), 2u);
  EXPECT_EQ(log.bytes() + other.bytes(), bytes);
  EXPECT_EQ(log.newest(key_of("a")), nullptr);
  EXPECT_EQ(newest_of_each(log), "Updated web/b@2, Updated web/c@4");
}

TEST(DeltaLogTest, ObjectThatArrivesAgainAfterAMoveIsLast) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  DeltaLog other;
  log.move_oldest_object_to(other);
  append(log, "a", "3");
  EXPECT_EQ(newest_of_each(log), "Updated web/b@2, Updated web/a@3");
  log.compact();
  EXPECT_EQ(describe(log.deltas()), "Updated web/b@2, Updated web/a@3");
}

TEST(DeltaLogTest, CompactedLogKeepsItsContentsAndAcceptsMore) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  append(log, "a", "3");
  append(log, "c", "4");
  append(log, "b", "5");
  DeltaLog other;
  log.move_oldest_object_to(other);
  log.compact();
  append(log, "c", "6");
  EXPECT_EQ(describe(log.deltas()),
            "Updated web/b@2, Updated web/c@4, Updated web/b@5, Updated web/c@6");
  EXPECT_EQ(describe(log.of_object(key_of("b"))), "Updated web/b@2, Updated web/b@5");
  EXPECT_EQ(describe(log.of_object(key_of("c"))), "Updated web/c@4, Updated web/c@6");
}

TEST(DeltaLogDeathTest, DeltasOfALogWithGapsAborts) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  DeltaLog other;
  log.move_oldest_object_to(other);
  EXPECT_EQ(log.gaps(), 1u);
  EXPECT_DEATH(std::ignore = log.deltas(), "assertion failed: gaps\\(\\) == 0");
}

TEST(DeltaLogTest, MovingTheLastObjectLeavesAnEmptyLog) {
  DeltaLog log;
  append(log, "a", "1");
  DeltaLog other;
  log.move_oldest_object_to(other);
  EXPECT_TRUE(log.empty());
  EXPECT_EQ(log.bytes(), 0u);
  EXPECT_TRUE(log.deltas().empty());
  append(log, "a", "2");
  EXPECT_EQ(describe(log.deltas()), "Updated web/a@2");
}

TEST(DeltaLogTest, ClearedLogIsEmptyAndReusable) {
  DeltaLog log;
  append(log, "a", "1");
  append(log, "b", "2");
  log.clear();
  EXPECT_TRUE(log.empty());
  EXPECT_EQ(log.newest(key_of("a")), nullptr);
  append(log, "a", "3");
  EXPECT_EQ(describe(log.deltas()), "Updated web/a@3");
}

// Uses more objects than the thresholds at which the log closes gaps and releases memory.
TEST(DeltaLogTest, LongLogThatIsNeverEmptyKeepsItsOrderAndDoesNotGrow) {
  constexpr std::size_t kObjects = 3000;
  std::vector<ObjectPtr> pods;
  for (std::size_t i = 0; i < kObjects; ++i)
    pods.push_back(pod_at("web/p" + std::to_string(i), std::to_string(i)));
  DeltaLog log;
  for (const ObjectPtr& object : pods) log.append({.object = object});
  for (std::size_t round = 0; round < 3 * kObjects; ++round) {
    DeltaLog taken;
    log.move_oldest_object_to(taken);
    ASSERT_EQ(taken.size(), 1u);
    ASSERT_EQ(taken.deltas()[0].object, pods[round % kObjects]);
    log.append({.object = pods[round % kObjects]});
    ASSERT_EQ(log.size(), kObjects);
    ASSERT_LE(log.gaps(), kObjects);
  }
  log.compact();
  for (std::size_t i = 0; i < kObjects; ++i) {
    ASSERT_EQ(log.deltas()[i].object, pods[i]);
    ASSERT_EQ(log.newest(pods[i]->key()), &log.deltas()[i]);
  }
  log.clear();
  EXPECT_TRUE(log.deltas().empty());
}

}  // namespace
}  // namespace kinform::inline v0::cache
