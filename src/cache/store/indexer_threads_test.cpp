// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests readers on several threads beside a thread that writes all the time. Run it under
// ThreadSanitizer to find data races.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "kinform/building_blocks/indexer.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;

constexpr int kReaders = 3;
constexpr int kNames = 40;
constexpr int kStates = 8;
constexpr int kBatches = 2000;

// The batches that the writer applies. Each batch puts all objects into the same state, so that a
// reader can detect a partial batch.
class World {
 public:
  World() {
    for (int state = 0; state < kStates; ++state) {
      for (int name = 0; name < kNames; ++name) {
        deltas_.push_back(
            {.type = DeltaType::Updated,
             .object = make_object({.namespace_name = "web",
                                    .name = "p" + std::to_string(name),
                                    .resource_version = std::to_string(state),
                                    .labels = {{"state", "s" + std::to_string(state)}}})});
      }
    }
  }

  [[nodiscard]] DeltaBatch batch(int state) const {
    return {.deltas = std::span(deltas_).subspan(static_cast<std::size_t>(state * kNames), kNames),
            .resource_version = std::to_string(state)};
  }

 private:
  std::vector<Delta> deltas_;
};

// Returns whether all objects are in the state that the snapshot's resource version names, and the
// index contains them under that state.
bool is_consistent(const Snapshot& snapshot) {
  if (snapshot.empty()) return true;
  const std::string state(snapshot.resource_version());
  std::size_t found = 0;
  for (const Object& object : snapshot) {
    if (object.resource_version() != state) return false;
    ++found;
  }
  return found == kNames && snapshot.list_index_values("state").size() == 1 &&
         snapshot.by_index("state", "s" + state)->size() == kNames;
}

// Calls `read(random)` on several threads until all batches are written, and once afterwards.
template <class Read>
void read_beside_writer(Indexer& indexer, const World& world, Read read) {
  std::atomic<bool> written = false;
  std::atomic<int> reading = 0;
  std::vector<std::jthread> readers;
  for (int i = 0; i < kReaders; ++i) {
    readers.emplace_back([&, i] {
      std::mt19937 random(static_cast<unsigned>(i));
      ++reading;
      for (bool last = false; !last;) {
        last = written.load();
        read(random);
      }
    });
  }
  while (reading.load() < kReaders) std::this_thread::yield();
  for (int i = 0; i < kBatches; ++i) std::ignore = indexer.apply(world.batch(i % kStates));
  written.store(true);
}

Indexers by_state() {
  return {{"state", index_by_label("state")}};
}

TEST(IndexerThreadsTest, GetReturnsAConsistentObjectWhileBatchesAreWritten) {
  const World world;
  Indexer indexer({.indexers = by_state()});
  const Lister<> lister = indexer.lister();
  std::atomic<int> wrong = 0;
  read_beside_writer(indexer, world, [&](std::mt19937& random) {
    const std::string name = "p" + std::to_string(random() % kNames);
    const ObjectPtr object =
        random() % 2 == 0 ? indexer.get({"web", name}) : lister.find({"web", name});
    if (!object) return;  // Nothing is written yet.
    if (object->name() != name) ++wrong;
    if (object->label("state") != "s" + std::string(object->resource_version())) ++wrong;
  });
  EXPECT_EQ(wrong.load(), 0);
}

// A snapshot never shows part of a batch (SI-06).
TEST(IndexerThreadsTest, SnapshotAlwaysShowsCompleteBatches) {
  const World world;
  Indexer indexer({.indexers = by_state()});
  std::atomic<int> wrong = 0;
  read_beside_writer(indexer, world, [&](std::mt19937&) {
    if (!is_consistent(indexer.snapshot())) ++wrong;
  });
  EXPECT_EQ(wrong.load(), 0);
}

// Every query reads one consistent state, even without an explicit snapshot (SI-06).
TEST(IndexerThreadsTest, EveryQueryReadsOneConsistentState) {
  const World world;
  Indexer indexer({.indexers = by_state()});
  const Lister<> lister = indexer.lister();
  const auto is_of_one_moment = [](const std::vector<ObjectPtr>& objects) {
    if (objects.empty()) return true;
    return objects.size() == kNames &&
           std::all_of(objects.begin(), objects.end(), [&](const ObjectPtr& object) {
             return object->resource_version() == objects.front()->resource_version();
           });
  };
  std::atomic<int> wrong = 0;
  read_beside_writer(indexer, world, [&](std::mt19937& random) {
    if (!is_of_one_moment(lister.list()) || !is_of_one_moment(indexer.list())) ++wrong;
    const std::string value = "s" + std::to_string(random() % kStates);
    if (!is_of_one_moment(lister.by_index("state", value).value())) ++wrong;
    if (indexer.list_index_values("state").size() > 1) ++wrong;
  });
  EXPECT_EQ(wrong.load(), 0);
}

TEST(IndexerThreadsTest, SnapshotsHeldAcrossBatchesDoNotChange) {
  const World world;
  Indexer indexer({.indexers = by_state()});
  std::atomic<int> wrong = 0;
  read_beside_writer(indexer, world, [&](std::mt19937& random) {
    thread_local std::vector<Snapshot> held;
    held.push_back(indexer.snapshot());
    if (held.size() > 8) {
      const std::size_t one = random() % held.size();
      if (!is_consistent(held[one])) ++wrong;
      held.erase(held.begin() + static_cast<std::ptrdiff_t>(one));
    }
  });
  EXPECT_EQ(wrong.load(), 0);
  // All threads have ended and released their snapshots, so clearing the cache must free all memory
  // of its trees.
  indexer.replace({}, "").value();
  EXPECT_EQ(indexer.counts().table_bytes, 0u);
}

TEST(IndexerThreadsTest, IndexersMayBeAddedDuringWritesAndReads) {
  const World world;
  Indexer indexer({.indexers = by_state()});
  std::atomic<int> added = 0;
  std::atomic<int> wrong = 0;
  read_beside_writer(indexer, world, [&](std::mt19937&) {
    const int number = added.fetch_add(1);
    if (number >= 4) {
      if (!is_consistent(indexer.snapshot())) ++wrong;
      return;
    }
    const std::string name = "more-" + std::to_string(number);
    if (!indexer.add_indexers({{name, index_by_label("state")}})) ++wrong;
    const Snapshot now = indexer.snapshot();
    for (const std::string_view value : now.list_index_values("state")) {
      if (now.by_index(name, value)->size() != now.by_index("state", value)->size()) ++wrong;
    }
  });
  EXPECT_EQ(wrong.load(), 0);
}

TEST(IndexerThreadsTest, ConcurrentWritersAreSerialized) {
  Indexer indexer({.indexers = by_state()});
  std::vector<std::jthread> writers;
  for (int writer = 0; writer < 3; ++writer) {
    writers.emplace_back([&, writer] {
      for (int i = 0; i < 300; ++i) {
        indexer
            .add(make_object({.namespace_name = "s" + std::to_string(writer),
                              .name = "p" + std::to_string(i),
                              .labels = {{"state", "any"}}}))
            .value();
      }
    });
  }
  writers.clear();
  EXPECT_EQ(indexer.size(), 900u);
  EXPECT_EQ(indexer.by_index("state", "any").value().size(), 900u);
}

TEST(IndexerThreadsTest, LastHandleMayBeReleasedOnAnyThread) {
  const World world;
  for (int i = 0; i < 200; ++i) {
    std::optional<Indexer> indexer(std::in_place, IndexerOptions{.indexers = by_state()});
    std::ignore = indexer->apply(world.batch(0));
    std::jthread holder([snapshot = indexer->snapshot(), lister = indexer->lister()]() mutable {
      EXPECT_TRUE(is_consistent(snapshot));
      EXPECT_TRUE(is_consistent(lister.snapshot()));
      snapshot = {};
      lister = {};
    });
    std::ignore = indexer->apply(world.batch(1));
    indexer.reset();
  }
}

}  // namespace
}  // namespace kinform::inline v0
