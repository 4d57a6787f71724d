// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/snapshot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/indexer.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

ObjectPtr on_node(std::string_view key, std::string_view version, std::string_view node) {
  return make_pod(key, version, R"("spec":{"nodeName":")" + std::string(node) + "\"}");
}

Indexers by_node() {
  return {{"node", index_by_field("/spec/nodeName")}};
}

template <class Range>
std::vector<std::string> keys_of(const Range& objects) {
  std::vector<std::string> keys;
  for (const Object& object : objects) keys.push_back(object.key().to_string());
  return keys;
}

TEST(SnapshotTest, DefaultConstructedSnapshotIsEmpty) {
  const Snapshot snapshot;
  EXPECT_EQ(snapshot.size(), 0u);
  EXPECT_TRUE(snapshot.empty());
  EXPECT_EQ(snapshot.resource_version(), "");
  EXPECT_EQ(snapshot.find({"web", "a"}), nullptr);
  EXPECT_EQ(snapshot.begin(), snapshot.end());
  EXPECT_EQ(snapshot.by_index("node", "n1").error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(snapshot.list_index_values("node"), IsEmpty());
  EXPECT_EQ(Snapshot(snapshot).size(), 0u);
}

TEST(SnapshotTest, ShowsObjectsIndexesAndVersionOfOneState) {
  Indexer indexer({.indexers = by_node()});
  indexer.replace({on_node("web/a", "1", "n1"), on_node("web/b", "2", "n2")}, "10").value();
  const Snapshot before = indexer.snapshot();
  indexer.update(on_node("web/a", "11", "n2")).value();
  indexer.remove(on_node("web/b", "12", "n2")).value();
  indexer.add(on_node("web/c", "13", "n3")).value();

  EXPECT_EQ(before.size(), 2u);
  EXPECT_EQ(before.resource_version(), "10");
  EXPECT_THAT(keys_of(before), UnorderedElementsAre("web/a", "web/b"));
  EXPECT_EQ(before.find({"web", "a"})->resource_version(), "1");
  EXPECT_EQ(before.find({"web", "c"}), nullptr);
  EXPECT_THAT(before.list_index_values("node"), ElementsAre("n1", "n2"));
  EXPECT_THAT(keys_of(*before.by_index("node", "n1")), ElementsAre("web/a"));
  EXPECT_THAT(keys_of(*before.by_index("node", "n2")), ElementsAre("web/b"));
  EXPECT_THAT(keys_of(*before.by_index("node", "n3")), IsEmpty());

  const Snapshot after = indexer.snapshot();
  EXPECT_EQ(after.resource_version(), "13");
  EXPECT_THAT(keys_of(*after.by_index("node", "n2")), ElementsAre("web/a"));
}

TEST(SnapshotTest, DoesNotContainIndexesAddedLater) {
  Indexer indexer;
  indexer.add(on_node("web/a", "1", "n1")).value();
  const Snapshot before = indexer.snapshot();
  indexer.add_indexers(by_node()).value();
  EXPECT_FALSE(before.has_index("node"));
  EXPECT_EQ(before.by_index("node", "n1").error().code, ErrorCode::InvalidArgument);
  EXPECT_TRUE(indexer.snapshot().has_index("node"));
}

TEST(SnapshotTest, OutlivesTheCache) {
  std::optional<Indexer> indexer(std::in_place, IndexerOptions{.indexers = by_node()});
  for (int i = 0; i < 500; ++i) {
    indexer->add(on_node("web/p" + std::to_string(i), "1", "n" + std::to_string(i % 7))).value();
  }
  const Snapshot snapshot = indexer->snapshot();
  indexer->replace({}, "9").value();
  indexer.reset();
  EXPECT_EQ(snapshot.size(), 500u);
  EXPECT_EQ(keys_of(snapshot).size(), 500u);
  EXPECT_EQ(snapshot.by_index("node", "n3")->size(), 71u);
  EXPECT_EQ(snapshot.find({"web", "p499"})->name(), "p499");
}

TEST(SnapshotTest, CopiesShowTheSameAndAreIndependent) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  Snapshot first = indexer.snapshot();
  Snapshot second = first;
  indexer.remove(make_pod("web/a", "2")).value();
  first = Snapshot();
  EXPECT_EQ(second.find({"web", "a"})->resource_version(), "1");
  Snapshot third = std::move(second);
  EXPECT_EQ(second.size(), 0u);  // NOLINT(bugprone-use-after-move): a moved-from snapshot is empty.
  EXPECT_EQ(third.size(), 1u);
  third = indexer.snapshot();
  EXPECT_EQ(third.size(), 0u);
}

TEST(SnapshotTest, KeptObjectOutlivesTheSnapshot) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  ObjectPtr kept;
  {
    const Snapshot snapshot = indexer.snapshot();
    kept = Snapshot::keep(*snapshot.find({"web", "a"}));
  }
  indexer.remove(make_pod("web/a", "2")).value();
  EXPECT_EQ(kept->resource_version(), "1");
}

TEST(SnapshotTest, IterationSkipsGapsInBothDirections) {
  Indexer indexer;
  for (int i = 0; i < 2000; ++i) indexer.add(make_pod("web/p" + std::to_string(i), "1")).value();
  for (int i = 100; i < 1900; ++i) {
    indexer.remove(make_pod("web/p" + std::to_string(i), "2")).value();
  }
  const Snapshot snapshot = indexer.snapshot();
  EXPECT_EQ(std::distance(snapshot.begin(), snapshot.end()), 200);
  auto once = snapshot.begin();
  const auto again = once++;
  EXPECT_EQ(again, snapshot.begin());
  EXPECT_NE(once, again);
  EXPECT_EQ(keys_of(snapshot), keys_of(snapshot.objects()));
  EXPECT_EQ(snapshot.objects().size(), 200u);
}

TEST(SnapshotTest, LargeIndexValuesAreIteratedCompletely) {
  Indexer indexer({.indexers = by_node()});
  std::vector<ObjectPtr> pods;
  for (int i = 0; i < 5000; ++i) {
    pods.push_back(on_node("web/p" + std::to_string(i), "1", "n" + std::to_string(i % 3)));
  }
  indexer.replace(pods, "1").value();
  const Snapshot snapshot = indexer.snapshot();
  std::size_t found = 0;
  for (const char* node : {"n0", "n1", "n2"}) {
    const ObjectRange range = *snapshot.by_index("node", node);
    std::size_t walked = 0;
    for (const Object& object : range) {
      EXPECT_EQ(object.at("/spec/nodeName").as_string(), node);
      ++walked;
    }
    EXPECT_EQ(range.size(), walked);
    EXPECT_FALSE(range.empty());
    found += walked;
  }
  EXPECT_EQ(found, pods.size());
  EXPECT_TRUE(snapshot.by_index("node", "n4")->empty());
  EXPECT_EQ(snapshot.by_index("node", "n4")->size(), 0u);
}

TEST(SnapshotTest, IndexResultsCanBeIteratedInPlace) {
  Indexer indexer({.indexers = by_node()});
  indexer.add(on_node("web/a", "1", "n1")).value();
  const Snapshot snapshot = indexer.snapshot();
  std::vector<std::string> names;
  for (const Object& object : snapshot.by_index("node", "n1").value()) {
    names.emplace_back(object.name());
  }
  EXPECT_THAT(names, ElementsAre("a"));
}

TEST(SnapshotTest, IndexKeysAndExamplesWorkAsInTheCache) {
  Indexer indexer({.indexers = by_node()});
  indexer.add(on_node("web/b", "1", "n1")).value();
  indexer.add(on_node("web/a", "2", "n1")).value();
  indexer.add(on_node("web/c", "3", "n2")).value();
  const Snapshot snapshot = indexer.snapshot();
  EXPECT_THAT(*snapshot.index_keys("node", "n1"),
              ElementsAre(ObjectKeyView{"web", "a"}, ObjectKeyView{"web", "b"}));
  const ObjectPtr example = on_node("db/x", "9", "n2");
  EXPECT_THAT(*snapshot.index("node", *example), ElementsAre(snapshot.find({"web", "c"})));
  EXPECT_EQ(snapshot.index("none", *example).error().code, ErrorCode::InvalidArgument);
}

}  // namespace
}  // namespace kinform::inline v0
