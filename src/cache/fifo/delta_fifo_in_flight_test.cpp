// What is in flight counts as queued: taken out, perhaps applied already, but not committed (the
// DeltaFifo's law; in place of DF-05 and DF-06, where the consumer works under the queue's lock).

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
// untouched, and applied: that must make no difference to the queue.
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

// The batch's texts and objects are not touched by what comes meanwhile.
TEST_P(DeltaFifoInFlightTest, BatchStaysReadableWhileTheQueueIsFilled) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(queue_.add(pod_at("p" + std::to_string(i), "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(describe(batch.deltas), "Added a@2");
  EXPECT_EQ(batch.resource_version, "2");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesAnObjectThatOnlyTheBatchKnows) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  EXPECT_TRUE(queue_.update(pod_at("a", "3")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("k", "1")}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Replaced k@1, Deleted a@3 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDoesNotDeleteAgainWhatTheBatchDeletes) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "");
}

TEST_P(DeltaFifoInFlightTest, ReplaceLeavesAloneWhatIsInTheBatchAndListed) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("a", "2"), pod_at("k", "1")}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "Replaced a@2, Replaced k@1");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesWithTheBatchsStateWhatIsKnownInAnOlderOne) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({}, "3"));
  EXPECT_EQ(commit_and_take_rest(), "Deleted k@2 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesWithTheQueuedStateWhatIsInTheBatchToo) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.update(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Updated k@3, Deleted k@3 (state unknown)");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDoesNotDeleteAgainWhatIsQueuedForDeletionBehindTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Deleted k@3");
}

TEST_P(DeltaFifoInFlightTest, ReplaceDeletesWhatIsCreatedAnewBehindADeletionInTheBatch) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.add(pod_at("k", "3")));
  EXPECT_TRUE(queue_.replace({}, "4"));
  EXPECT_EQ(commit_and_take_rest(), "Added k@3, Deleted k@3 (state unknown)");
}

// DF-12
TEST_P(DeltaFifoInFlightTest, ResyncSkipsWhatIsInTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  EXPECT_TRUE(queue_.add(pod_at("a", "3")));
  take_batch();
  EXPECT_TRUE(queue_.resync());
  EXPECT_EQ(commit_and_take_rest(), "");
}

// DF-12: after the commit there is nothing left to overtake.
TEST_P(DeltaFifoInFlightTest, ResyncAfterTheCommitDeliversWhatWasInTheBatch) {
  EXPECT_TRUE(queue_.update(pod_at("k", "2")));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  cache_.apply(batch.deltas);
  queue_.commit();
  EXPECT_TRUE(queue_.resync());
  EXPECT_EQ(take_all(queue_), "Sync k@2");
}

// DF-03
TEST_P(DeltaFifoInFlightTest, DeletionOfAnObjectThatOnlyTheBatchKnowsIsQueued) {
  EXPECT_TRUE(queue_.add(pod_at("a", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("a", "3")));
  EXPECT_EQ(commit_and_take_rest(), "Deleted a@3");
}

// DF-04, across the border of a batch.
TEST_P(DeltaFifoInFlightTest, DeletionOfWhatTheBatchDeletesIsDropped) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(queue_.counts().collapsed, 1u);
  EXPECT_EQ(commit_and_take_rest(), "");
}

// DF-04: a batch is not changed any more.
TEST_P(DeltaFifoInFlightTest, DeletionThatIsToldComesTooLateForOneInferredInTheBatch) {
  EXPECT_TRUE(queue_.replace({}, "2"));
  const DeltaBatch batch = queue_.try_pop_batch().value();
  EXPECT_TRUE(queue_.remove(pod_at("k", "3")));
  EXPECT_EQ(describe(batch.deltas), "Deleted k@1 (state unknown)");
  EXPECT_EQ(commit_and_take_rest(), "");
}

// DF-10, across the border of a batch.
TEST_P(DeltaFifoInFlightTest, ObjectThatTheBatchDeletesComesBack) {
  EXPECT_TRUE(queue_.remove(pod_at("k", "2")));
  take_batch();
  EXPECT_TRUE(queue_.replace({pod_at("k", "3")}, "4"));
  EXPECT_TRUE(queue_.remove(pod_at("k", "5")));
  EXPECT_EQ(commit_and_take_rest(), "Replaced k@3, Deleted k@5");
}

// The same for the deltas of one object.
TEST_P(DeltaFifoInFlightTest, WhatPopHasTakenIsInFlightToo) {
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
