// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/version_chain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "api/object/object_pool.hpp"
#include "cache/store/reader_slots.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/indexer.hpp"

namespace kinform::inline v0::cache {
namespace {

// Creates objects in one pool, and counts those that are alive.
class ObjectSource {
 public:
  ObjectPtr make(int number, int version) {
    std::string text = R"({"metadata":{"namespace":"web","name":"p)" + std::to_string(number) +
                       R"(","resourceVersion":")" + std::to_string(version) + R"("},"spec":{"n":)" +
                       std::to_string(version) + "}}";
    const std::size_t length = text.size();
    text.append(codec::kFramePadding, ' ');
    codec::JsonDecoder decoder(*pool_);
    return decoder.decode({.text = std::string_view(text).substr(0, length)}).value();
  }

  [[nodiscard]] std::size_t living() {
    pool_->collect();
    return pool_->statistics().objects;
  }

 private:
  ObjectPool::Owner pool_ = ObjectPool::create();
};

Indexers two_indexes() {
  return {{"namespace", index_by_namespace()}, {"number", index_by_field("/spec/n")}};
}

TEST(VersionChainTest, WithoutSnapshotsOnlyTheCurrentVersionExists) {
  ObjectSource source;
  Indexer indexer({.indexers = two_indexes()});
  for (int version = 0; version < 200; ++version) {
    indexer.update(source.make(version % 10, version)).value();
  }
  EXPECT_EQ(source.living(), 10u);
  indexer.replace({}, "9").value();
  EXPECT_EQ(source.living(), 0u);
  EXPECT_EQ(indexer.counts().table_bytes, 0u);
}

TEST(VersionChainTest, SnapshotKeepsItsContentsAndNothingElse) {
  ObjectSource source;
  Indexer indexer({.indexers = {{"namespace", index_by_namespace()}}});
  for (int number = 0; number < 10; ++number) indexer.add(source.make(number, 0)).value();
  const std::size_t bytes = indexer.counts().table_bytes;
  std::optional<Snapshot> snapshot = indexer.snapshot();
  for (int version = 1; version < 500; ++version) {
    indexer.update(source.make(version % 5, version)).value();
  }
  EXPECT_EQ(source.living(), 10u + 5u);  // The hundreds of intermediate objects are freed.
  EXPECT_LT(indexer.counts().table_bytes, 3 * bytes);
  snapshot.reset();
  EXPECT_EQ(source.living(), 10u);
  EXPECT_EQ(indexer.counts().table_bytes, bytes);
}

TEST(VersionChainTest, SnapshotsMayBeReleasedInAnyOrder) {
  for (const bool oldest_first : {true, false}) {
    ObjectSource source;
    Indexer indexer({.indexers = two_indexes()});
    std::vector<Snapshot> snapshots;
    for (int version = 0; version < 20; ++version) {
      for (int number = 0; number < 30; ++number) {
        if (number % (version + 1) == 0) indexer.update(source.make(number, version)).value();
      }
      snapshots.push_back(indexer.snapshot());
    }
    while (!snapshots.empty()) {
      const auto one = oldest_first ? snapshots.begin() : snapshots.end() - 1;
      snapshots.erase(one);
      // Read the remaining snapshots: under AddressSanitizer this fails if their memory was freed.
      for (const Snapshot& left : snapshots) {
        for (const Object& object : left) ASSERT_EQ(object.namespace_name(), "web");
      }
    }
    EXPECT_EQ(source.living(), 30u);
  }
}

TEST(VersionChainTest, SameObjectStoredRepeatedlyIsFreedOnce) {
  ObjectSource source;
  Indexer indexer({.indexers = two_indexes()});
  ObjectPtr object = source.make(1, 1);
  std::vector<Snapshot> snapshots;
  for (int i = 0; i < 10; ++i) {
    indexer.add(object).value();
    if (i % 3 == 0) snapshots.push_back(indexer.snapshot());
    indexer.remove(object).value();
    if (i % 4 == 0) snapshots.push_back(indexer.snapshot());
  }
  snapshots.erase(snapshots.begin() + 2);
  object = nullptr;
  EXPECT_EQ(source.living(), 1u);
  EXPECT_EQ(snapshots.front().find({"web", "p1"})->name(), "p1");
  snapshots.clear();
  EXPECT_EQ(source.living(), 0u);
}

TEST(VersionChainTest, EverythingIsFreedWithTheLastHandle) {
  ObjectSource source;
  std::optional<Lister<>> lister;
  std::optional<Snapshot> old;
  {
    Indexer indexer({.indexers = two_indexes()});
    for (int number = 0; number < 100; ++number) indexer.add(source.make(number, 1)).value();
    old = indexer.snapshot();
    for (int number = 0; number < 50; ++number) indexer.update(source.make(number, 2)).value();
    lister = indexer.lister();
  }
  EXPECT_EQ(source.living(), 150u);
  old.reset();
  EXPECT_EQ(source.living(), 100u);
  lister.reset();  // The heap asserts on destruction that no node is left.
  EXPECT_EQ(source.living(), 0u);
}

TEST(VersionChainTest, VersionThatIsBeingReadIsNotFreed) {
  VersionChain chain;
  const std::size_t idle = chain.versions();
  const std::size_t during = chain.read([&](const Contents& before) {
    Contents next = before;
    next.resource_version = "2";
    chain.publish(std::move(next), {});
    EXPECT_EQ(before.resource_version, "");  // The replaced version is still readable.
    return chain.versions();
  });
  EXPECT_EQ(during, idle + 1);
  chain.publish(Contents(chain.current().contents), {});
  EXPECT_EQ(chain.versions(), idle);
  EXPECT_EQ(chain.current().contents.resource_version, "2");
}

TEST(VersionChainTest, HeldVersionIsReleasedOncePerHolder) {
  VersionChain chain;
  const Version* const held = chain.hold();
  chain.hold_again(held);
  chain.publish({}, {});
  EXPECT_EQ(chain.versions(), 2u);
  chain.release(held);
  EXPECT_EQ(chain.versions(), 2u);
  chain.release(held);
  EXPECT_EQ(chain.versions(), 1u);
}

TEST(ReaderSlotTest, SlotsOfEndedThreadsAreReused) {
  std::set<const ReaderSlot*> slots;
  for (int i = 0; i < 50; ++i) {
    std::thread([&] {
      slots.insert(&ReaderSlot::mine());
      EXPECT_EQ(&ReaderSlot::mine(), *slots.begin());
    }).join();
  }
  EXPECT_EQ(slots.size(), 1u);
}

TEST(ReaderSlotTest, ShowsTheVersionUntilTheReaderLeaves) {
  const int version = 0;
  const std::atomic<const int*> current = &version;
  ReaderSlot& slot = ReaderSlot::mine();
  EXPECT_FALSE(ReaderSlot::is_read(&version));
  EXPECT_EQ(slot.enter(current), &version);
  EXPECT_TRUE(ReaderSlot::is_read(&version));
  EXPECT_FALSE(ReaderSlot::is_read(&current));
  slot.leave();
  EXPECT_FALSE(ReaderSlot::is_read(&version));
}

// Reads the cache while the last thread_local objects of its thread are destroyed.
struct LateReader {
  const Indexer* indexer = nullptr;
  bool* found = nullptr;
  ~LateReader() { *found = indexer->get({"web", "p1"}) != nullptr; }
};

TEST(ReaderSlotTest, ThreadThatIsEndingMayStillRead) {
  ObjectSource source;
  Indexer indexer;
  indexer.add(source.make(1, 1)).value();
  bool found = false;
  std::thread([&] {
    thread_local LateReader late;  // Constructed before the thread's slot, so destroyed after it.
    late = {.indexer = &indexer, .found = &found};
    EXPECT_TRUE(indexer.get({"web", "p1"}));
  }).join();
  EXPECT_TRUE(found);
  indexer.replace({}, "2").value();
  EXPECT_EQ(source.living(), 0u);
}

}  // namespace
}  // namespace kinform::inline v0::cache
