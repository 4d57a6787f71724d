// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Deltas in flight (taken by the consumer, perhaps applied, but not committed) count as queued.
// client-go instead processes them under the queue lock (DF-05, DF-06).

#include <string>

#include <gtest/gtest.h>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "testing/deltas.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::describe;
using test_support::MapCache;
using test_support::pod_at;
using test_support::take_all;

// A queue whose consumer has taken a batch and not committed it. Each test runs with the batch
// applied and not applied, which must make no difference to the queue.
class DeltaFifoInFlightTest : public ::testing::TestWithParam<bool> {
 protected:
  void take_batch() {
    const DeltaBatch batch = queue_.try_pop_batch().value();
    taken_ = describe(batch.deltas);
    if (GetParam()) cache_.apply(batch.deltas);
  }

  std::string commit_and_take_rest() {
    queue_.commit();
    return take_all(queue_);
  }

  MapCache cache_{{pod_at("k", "1")}};
  DeltaFifo queue_{{.known = &cache_}};
  std::string taken_;
};

INSTANTIATE_TEST_SUITE_P(Batch, DeltaFifoInFlightTest, ::testing::Values(false, true),
                         [](const auto& batch) { return batch.param ? "Applied" : "Untouched"; });

TEST_P(DeltaFifoInFlightTest, ChangesAreQueuedBesideTheBatch) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  take_batch();
  EXPECT_TRUE(queue_.update(pod_at("a", "3")));
  EXPECT_TRUE(queue_.add(pod_at("b", "4")));
  EXPECT_EQ(taken_, "Added a@2");
  EXPECT_EQ(commit_and_take_rest(), "Updated a@3, Added b@4");
}

// A batch that was taken stays valid until its commit: changes that arrive before do not touch its
// keys and objects.
TEST_P(DeltaFifoInFlightTest, BatchStaysReadableWhileTheQueueIsFilled) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(queue_.add(pod_at("p" + std::to_string(i), "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(describe(batch.deltas), "Added a@2");
  EXPECT_EQ(batch.resource_version, "2");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesAnObjectThatIsOnlyInTheBatch) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  EXPECT_TRUE(queue_.update(pod_at("a", "3")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("k", "1")}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Replaced k@1, Deleted a@3 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDoesNotDeleteAgainAnObjectThatTheBatchDeletes) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "");
}

TEST_P(DeltaFifoInFlightTest, ReplaceKeepsListedObjectsOfTheBatch) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("a", "2"), pod_at("k", "1")}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "Replaced a@2, Replaced k@1");
}

TEST_P(DeltaFifoInFlightTest, ReplaceInfersTheDeletionWithTheBatchsNewerState) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "Deleted k@2 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceInfersTheDeletionWithTheQueuedStateNewerThanTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.update(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Updated k@3, Deleted k@3 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDoesNotDeleteAgainAnObjectQueuedForDeletionAfterTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Deleted k@3");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesAnObjectRecreatedAfterADeletionInTheBatch) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.add(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Added k@3, Deleted k@3 (state unknown)");
}

// A resync skips objects with pending deltas, including deltas in flight (DF-12).
TEST_P(DeltaFifoInFlightTest, ResyncSkipsObjectsInTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  EXPECT_TRUE(queue_.add(pod_at("a", "3")));
  take_batch();
  EXPECT_TRUE(queue_.resync());
  EXPECT_EQ(commit_and_take_rest(), "");
}

// After the commit, no delta of the batch is pending any more, so a resync delivers its objects
// again (DF-12).
TEST_P(DeltaFifoInFlightTest, ResyncAfterTheCommitDeliversObjectsOfTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  cache_.apply(batch.deltas);
  queue_.commit();
  EXPECT_TRUE(queue_.resync());
  EXPECT_EQ(take_all(queue_), "Sync k@2");
}

// A deletion is queued if the object is known only from a delta in flight (DF-03).
TEST_P(DeltaFifoInFlightTest, DeletionOfAnObjectThatIsOnlyInTheBatchIsQueued) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("a", "3")));
  EXPECT_EQ(commit_and_take_rest(), "Deleted a@3");
}

// A second deletion is dropped if the last delta of the object is a deletion, even if that is in
// flight (DF-04).
TEST_P(DeltaFifoInFlightTest, SecondDeletionOfAnObjectThatTheBatchDeletesIsDropped) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(queue_.counts().collapsed, 1u);
  EXPECT_EQ(commit_and_take_rest(), "");
}

// A deletion event replaces a queued deletion that was inferred from a list, but not one in flight,
// because a batch does not change after it was taken (DF-04).
TEST_P(DeltaFifoInFlightTest, DeletionEventDoesNotReplaceAnInferredOneInTheBatch) {
  EXPECT_TRUE(queue_.replace({}, "2"));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(describe(batch.deltas), "Deleted k@1 (state unknown)");
  EXPECT_EQ(commit_and_take_rest(), "");
}

// If the batch in flight deletes an object and a list contains it, the object is added again
// (DF-10).
TEST_P(DeltaFifoInFlightTest, ListedObjectThatTheBatchDeletesIsAddedAgain) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("k", "3")}, "4"));
  EXPECT_TRUE(queue_.remove(pod_at("k", "5")));
  EXPECT_EQ(commit_and_take_rest(), "Replaced k@3, Deleted k@5");
}

// Deltas that were taken by pop(), those of one object, are in flight like those of a batch.
TEST_P(DeltaFifoInFlightTest, DeltasTakenByPopAreInFlightToo) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  EXPECT_TRUE(queue_.add(pod_at("b", "3")));
  const DeltaBatch batch = queue_.pop().value();
  if (GetParam()) cache_.apply(batch.deltas);
  EXPECT_TRUE(queue_.resync());
  EXPECT_TRUE(queue_.replace({pod_at("b", "3")}, "4"));
  EXPECT_EQ(commit_and_take_rest(),
            "Added b@3, Sync k@1, Replaced b@3, Deleted k@1 (state unknown), "
            "Deleted a@2 (state unknown)");
}

}  // namespace
}  // namespace kinform::inline v0
