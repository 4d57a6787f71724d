// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/object_store.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/watch_cache.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const KindFacts& config_maps() {
  return *find_kind("", "v1", "configmaps");
}
const KindFacts& pods() {
  return *find_kind("", "v1", "pods");
}

class StoreTest : public ::testing::Test {
 protected:
  void put(const std::string& name, const std::string& value,
           const KindFacts& kind = config_maps()) {
    const Json object = {{"metadata", {{"name", name}, {"namespace", "web"}, {"uid", "u-" + name}}},
                         {"data", {{"v", value}}}};
    const auto entry = std::make_shared<const Entry>(kind, object, store_.version() + 1);
    cache_.follow(kind, store_.put(kind, entry, clock_.now()));
  }
  void remove(const std::string& name) {
    cache_.follow(config_maps(), store_.remove(config_maps(), "web/" + name, clock_.now()));
  }

  static std::vector<std::string> contents(const Collection& collection, Version version,
                                           const std::string& begin = "") {
    std::vector<std::string> lines;
    collection.view_at(version).for_each_from(begin, [&](const EntryPtr& entry) {
      lines.push_back(entry->key() + "=" + std::string(entry->to_json()["data"]["v"].as_string()));
      return true;
    });
    return lines;
  }
  std::vector<std::string> at(Version version) {
    return contents(store_.collection(config_maps()), version);
  }
  std::vector<std::string> cached() {
    return contents(cache_.collection(config_maps()), cache_.version());
  }

  test_support::FakeClock clock_;
  ObjectStore store_{{.changes_max = 5, .age_max = 1min}};
  WatchCache cache_{{.lag = 2s, .changes_max = 3}, store_.version()};
};

TEST_F(StoreTest, EveryWriteOfAnyKindIncrementsTheVersion) {
  const Version begin = store_.version();
  EXPECT_GT(begin, 0);
  put("a", "1");
  put("p", "1", pods());
  remove("a");
  EXPECT_EQ(store_.version(), begin + 3);
}

TEST_F(StoreTest, PastStatesAreReadExactly) {
  const Version begin = store_.version();
  put("b", "1");
  put("a", "1");
  put("b", "2");
  remove("a");
  EXPECT_THAT(at(begin), IsEmpty());
  EXPECT_THAT(at(begin + 1), ElementsAre("web/b=1"));
  EXPECT_THAT(at(begin + 2), ElementsAre("web/a=1", "web/b=1"));
  EXPECT_THAT(at(begin + 3), ElementsAre("web/a=1", "web/b=2"));
  EXPECT_THAT(at(begin + 4), ElementsAre("web/b=2"));
}

TEST_F(StoreTest, ViewStartsAtTheKeyOfAnObjectDeletedLater) {
  put("a", "1");
  put("b", "1");
  put("c", "1");
  const Version then = store_.version();
  remove("b");
  EXPECT_THAT(contents(store_.collection(config_maps()), then, "web/b"),
              ElementsAre("web/b=1", "web/c=1"));
}

TEST_F(StoreTest, DeletionKeepsTheLastStateUnderItsOwnVersion) {
  put("a", "7");
  remove("a");
  const StoredChange& change = store_.collection(config_maps()).changes().back();
  EXPECT_EQ(change.after, nullptr);
  const Json last = change.deleted->to_json();
  EXPECT_EQ(last["metadata"]["resourceVersion"].as_string(), std::to_string(store_.version()));
  EXPECT_EQ(last["data"]["v"].as_string(), "7");
}

TEST_F(StoreTest, HistoryIsBoundedByCount) {
  for (int i = 0; i < 8; ++i) put("a", std::to_string(i));
  EXPECT_EQ(store_.collection(config_maps()).changes().size(), 5u);
  EXPECT_EQ(store_.compacted_version(), store_.version() - 5);
  EXPECT_THAT(at(store_.compacted_version()), ElementsAre("web/a=2"));
}

TEST_F(StoreTest, HistoryIsBoundedByAge) {
  put("a", "1");
  put("a", "2");
  clock_.advance(2min);
  put("a", "3");
  EXPECT_EQ(store_.compacted_version(), store_.version() - 1);
}

TEST_F(StoreTest, HistoryIsBoundedByBytes) {
  ObjectStore small({.bytes_max = 100});
  for (int i = 0; i < 4; ++i) {
    const Json object = {{"metadata", {{"name", "a"}}}, {"data", std::string(80, 'x')}};
    small.put(config_maps(),
              std::make_shared<const Entry>(config_maps(), object, small.version() + 1),
              clock_.now());
  }
  EXPECT_EQ(small.compacted_version(), small.version() - 1);
}

TEST_F(StoreTest, CompactionDropsHistoryAndKeepsCurrentObjects) {
  put("a", "1");
  put("a", "2");
  store_.compact(store_.version());
  EXPECT_EQ(store_.compacted_version(), store_.version());
  EXPECT_TRUE(store_.collection(config_maps()).changes().empty());
  EXPECT_THAT(at(store_.version()), ElementsAre("web/a=2"));
}

TEST_F(StoreTest, RollBackRestoresTheStateAndTheVersionCounter) {
  put("a", "1");
  const Version then = store_.version();
  put("b", "1");
  remove("a");
  store_.roll_back(then);
  EXPECT_EQ(store_.version(), then);
  EXPECT_THAT(at(then), ElementsAre("web/a=1"));
  put("c", "1");
  EXPECT_EQ(store_.version(), then + 1);
}

TEST_F(StoreTest, CacheShowsOnlyChangesOlderThanItsLag) {
  put("a", "1");
  clock_.advance(1s);
  put("a", "2");
  EXPECT_FALSE(cache_.advance(clock_.now()));
  EXPECT_THAT(cached(), IsEmpty());
  EXPECT_EQ(cache_.next_due(), clock_.now() + 1s);
  clock_.advance(1s);
  EXPECT_TRUE(cache_.advance(clock_.now()));
  EXPECT_THAT(cached(), ElementsAre("web/a=1"));
  clock_.advance(1s);
  EXPECT_TRUE(cache_.advance(clock_.now()));
  EXPECT_THAT(cached(), ElementsAre("web/a=2"));
  EXPECT_EQ(cache_.next_due(), std::nullopt);
  EXPECT_EQ(cache_.version(), store_.version());
}

TEST_F(StoreTest, CacheDropsItsOldestChanges) {
  const Version begin = store_.version();
  for (int i = 0; i < 5; ++i) put("a", std::to_string(i));
  clock_.advance(2s);
  ASSERT_TRUE(cache_.advance(clock_.now()));
  EXPECT_EQ(cache_.collection(config_maps()).changes().size(), 3u);
  EXPECT_EQ(cache_.collection(config_maps()).floor(), begin + 2);
}

}  // namespace
}  // namespace kinform::inline v0::server
