// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/checked_cache.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

const ObjectKey kA("web", "a");
const ObjectKey kB("web", "b");

// The server's history is a@101, b@102, a@103. The tests fill the cache.
class CheckedCacheTest : public ::testing::Test {
 protected:
  CheckedCacheTest() {
    history_.put(kA, true);
    history_.put(kB, true);
    history_.put(kA, true);
  }

  // Returns the object that was written at this revision, before any restore from a backup.
  ObjectPtr written(Revision revision) { return history_.writes(revision - 1, revision)[0].object; }

  void replace(std::vector<ObjectPtr> objects, const std::string& version) {
    ASSERT_TRUE(indexer_.replace(std::move(objects), version));
    cache_.check();
  }

  [[nodiscard]] std::optional<ViolationKind> violation() const {
    if (!referee_.violation()) return std::nullopt;
    return referee_.violation()->kind;
  }

  History history_;
  Referee referee_;
  Indexer indexer_{{.indexers = {{std::string(kNamespaceIndex), index_by_namespace()}}}};
  CheckedCache cache_{indexer_, history_, referee_, {}};
};

TEST_F(CheckedCacheTest, StatesOfTheServerAreAccepted) {
  replace({written(101), written(102)}, "102");
  EXPECT_EQ(cache_.moment(), (Moment{0, 102}));
  EXPECT_FALSE(cache_.equals_server());
  replace({written(103), written(102)}, "103");
  EXPECT_EQ(cache_.moment(), (Moment{0, 103}));
  EXPECT_TRUE(cache_.equals_server());
  EXPECT_FALSE(violation());
}

TEST_F(CheckedCacheTest, OutdatedObjectIsDetected) {
  replace({written(101), written(102)}, "103");
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

TEST_F(CheckedCacheTest, MissingObjectIsDetected) {
  replace({written(101)}, "102");
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

TEST_F(CheckedCacheTest, UnexpectedObjectIsDetected) {
  replace({written(101), written(102)}, "101");
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

TEST_F(CheckedCacheTest, UnknownVersionIsDetected) {
  replace({written(103), written(102)}, "104");
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

TEST_F(CheckedCacheTest, OlderStateAfterANewerOneIsDetected) {
  replace({written(103), written(102)}, "103");
  replace({written(101), written(102)}, "102");
  EXPECT_EQ(violation(), ViolationKind::VersionWentBack);
}

TEST_F(CheckedCacheTest, OlderStateIsAcceptedAfterTheHistoryWasReplaced) {
  replace({written(103), written(102)}, "103");
  history_.restore(102, 102);
  replace({written(101), written(102)}, "102");
  EXPECT_EQ(cache_.moment(), (Moment{1, 102}));
  EXPECT_FALSE(violation());
}

TEST_F(CheckedCacheTest, StateOfTheReplacedHistoryAfterTheNewOneIsDetected) {
  const ObjectPtr lost = written(103);
  const ObjectPtr kept = written(102);
  history_.restore(102, 102);
  replace({written(101), kept}, "102");
  history_.put(kB, true);  // Revision 103 again.
  replace({lost, kept}, "103");
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

TEST_F(CheckedCacheTest, UntransformedObjectIsDetected) {
  CheckedCache transforming(indexer_, history_, referee_, {.are_transformed = true});
  ASSERT_TRUE(indexer_.replace({transformed(*written(101))}, "101"));
  transforming.check();
  EXPECT_FALSE(violation());
  ASSERT_TRUE(indexer_.replace({transformed(*written(101)), written(102)}, "102"));
  transforming.check();
  EXPECT_EQ(violation(), ViolationKind::CacheNotServer);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
