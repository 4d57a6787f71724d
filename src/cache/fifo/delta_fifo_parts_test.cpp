// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A DeltaFifo whose collection consists of parts: each namespace has its own list and watch.

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "testing/deltas.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::MapCache;
using test_support::pod_at;
using test_support::take_all;

class DeltaFifoPartsTest : public ::testing::Test {
 protected:
  MapCache cache_;
  DeltaFifo queue_{{.known = &cache_}};
  Store& web_ = queue_.add_part("web");
  Store& ops_ = queue_.add_part("ops");
};

TEST_F(DeltaFifoPartsTest, ListOfOnePartDeletesNoObjectsOfAnother) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1"), pod_at("web/b", "2")}, "5", {}));
  EXPECT_TRUE(ops_.replace({pod_at("ops/a", "3")}, "6", {}));
  cache_.drain(queue_);
  EXPECT_TRUE(ops_.update(pod_at("ops/b", "8"), {}));  // Queued, but not in the cache yet.
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "9", {}));
  EXPECT_EQ(take_all(queue_), "Updated ops/b@8, Replaced web/a@1, Deleted web/b@2 (state unknown)");
}

TEST_F(DeltaFifoPartsTest, InFlightObjectOfAnotherPartIsNotDeleted) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "5", {}));
  EXPECT_TRUE(queue_.try_pop_batch());
  EXPECT_TRUE(ops_.replace({}, "6", {}));
  queue_.commit();
  EXPECT_EQ(take_all(queue_), "");
}

TEST_F(DeltaFifoPartsTest, SyncedOnceAllPartsAreListedAndCommitted) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "5", {}));
  cache_.drain(queue_);
  EXPECT_FALSE(queue_.has_synced());
  EXPECT_TRUE(web_.update(pod_at("web/a", "7"), {}));
  cache_.drain(queue_);
  EXPECT_FALSE(queue_.has_synced());
  EXPECT_TRUE(ops_.replace({}, "6", {}));
  EXPECT_FALSE(queue_.has_synced());
  ASSERT_TRUE(queue_.try_pop_batch());  // The batch is empty, but it reports the empty list.
  queue_.commit();
  EXPECT_TRUE(queue_.has_synced());
}

TEST_F(DeltaFifoPartsTest, FirstListOfEachPartIsInitial) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "5", {}));
  EXPECT_TRUE(web_.update(pod_at("web/a", "6"), {}));
  EXPECT_TRUE(web_.replace({pod_at("web/a", "7")}, "7", {}));
  EXPECT_TRUE(ops_.replace({pod_at("ops/a", "3")}, "6", {}));
  std::vector<bool> initial;
  const DeltaBatch batch = queue_.try_pop_batch().value();
  for (const Delta& delta : batch.deltas) initial.push_back(delta.in_initial_list);
  EXPECT_EQ(initial, (std::vector<bool>{true, false, false, true}));
}

TEST_F(DeltaFifoPartsTest, BatchesHaveNoVersion) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "5", {}));
  web_.bookmark("8");
  EXPECT_EQ(queue_.try_pop_batch()->resource_version, "");
  queue_.commit();
  web_.bookmark("9");
  EXPECT_FALSE(queue_.try_pop_batch());
}

TEST_F(DeltaFifoPartsTest, ResyncCoversAllParts) {
  EXPECT_TRUE(web_.replace({pod_at("web/a", "1")}, "5", {}));
  EXPECT_TRUE(ops_.replace({pod_at("ops/a", "3")}, "6", {}));
  cache_.drain(queue_);
  EXPECT_TRUE(web_.resync({}));
  EXPECT_EQ(take_all(queue_), "Sync ops/a@3, Sync web/a@1");
}

}  // namespace
}  // namespace kinform::inline v0
