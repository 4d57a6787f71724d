// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests when a queue has synced, and which resource version its batches have.

#include <optional>
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
using test_support::take_one;
using ::testing::ElementsAre;

// A queue has not synced before the first operation.
TEST(DeltaFifoSyncTest, NewQueueHasNotSynced) {
  const DeltaFifo queue;
  EXPECT_FALSE(queue.has_synced());
  EXPECT_FALSE(queue.synced().is_set());
}

// If the first operation is a single change instead of a list, the queue has synced immediately
//
TEST(DeltaFifoSyncTest, SingleChangeBeforeAnyListSyncsImmediately) {
  DeltaFifo added;
  EXPECT_TRUE(added.add(pod_at("a", "1")));
  EXPECT_TRUE(added.has_synced());
  DeltaFifo updated;
  EXPECT_TRUE(updated.update(pod_at("a", "1")));
  EXPECT_TRUE(updated.has_synced());
  DeltaFifo removed;
  EXPECT_TRUE(removed.remove(pod_at("a", "1")));
  EXPECT_TRUE(removed.has_synced());
}

// If a single change comes first, the deltas of a later list are not marked as initial.
TEST(DeltaFifoSyncTest, ListAfterASingleChangeIsNotInitial) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.replace({pod_at("b", "2")}, "3"));
  EXPECT_TRUE(queue.has_synced());
  const DeltaBatch batch = queue.try_pop_batch().value();
  for (const Delta& delta : batch.deltas) EXPECT_FALSE(delta.in_initial_list);
}

// The queue has synced when the first list is committed, not when it is taken (Q-06, DF-13, RF-05,
// MIS-12).
TEST(DeltaFifoSyncTest, SyncedOnceTheFirstListIsCommitted) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2")}, "3"));
  EXPECT_FALSE(queue.has_synced());
  EXPECT_TRUE(queue.try_pop_batch());
  EXPECT_FALSE(queue.has_synced());
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
  EXPECT_TRUE(queue.synced().is_set());
}

// If the consumer uses pop(), the queue has synced when the last object of the first list is
// committed (Q-06, DF-11, DF-13).
TEST(DeltaFifoSyncTest, SyncedOnceTheLastObjectOfTheFirstListIsCommitted) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2")}, "3"));
  EXPECT_EQ(take_one(queue), "Replaced a@1");
  EXPECT_FALSE(queue.has_synced());
  EXPECT_TRUE(queue.pop());
  EXPECT_FALSE(queue.has_synced());
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
}

// An object that occurs twice in the first list is popped once, and counted once (RF-21, DF-07).
TEST(DeltaFifoSyncTest, ObjectListedTwiceIsCountedOnce) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2"), pod_at("a", "3")}, "4"));
  EXPECT_EQ(take_one(queue), "Replaced a@1, Replaced a@3");
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(take_one(queue), "Replaced b@2");
  EXPECT_TRUE(queue.has_synced());
}

// The sync waits for the deletions that are inferred from the first list, too (DF-11).
TEST(DeltaFifoSyncTest, SyncWaitsForDeletionsInferredFromTheFirstList) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.replace({pod_at("a", "2")}, "3"));
  EXPECT_EQ(take_one(queue), "Replaced a@2");
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(take_one(queue), "Deleted k@1 (state unknown)");
  EXPECT_TRUE(queue.has_synced());
}

// An empty first list has synced only after its batch is committed (RF-15).
TEST(DeltaFifoSyncTest, EmptyFirstListSyncsAfterItsCommit) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({}, "7"));
  EXPECT_FALSE(queue.has_synced());
  const DeltaBatch batch = queue.try_pop_batch().value();
  EXPECT_TRUE(batch.deltas.empty());
  EXPECT_EQ(batch.resource_version, "7");
  EXPECT_FALSE(queue.has_synced());
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
}

// If the consumer uses pop(), an empty first list has synced only after its (empty) batch is popped
// and committed (RF-15).
TEST(DeltaFifoSyncTest, EmptyFirstListSyncsAfterPopAndCommit) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({}, "7"));
  EXPECT_TRUE(queue.pop().value().deltas.empty());
  EXPECT_FALSE(queue.has_synced());
  queue.commit();
  EXPECT_TRUE(queue.has_synced());
}

TEST(DeltaFifoSyncTest, CommitOfAnEarlierBatchDoesNotSyncTheEmptyFirstList) {
  DeltaFifo queue;
  queue.bookmark("5");
  EXPECT_TRUE(queue.try_pop_batch());
  EXPECT_TRUE(queue.replace({}, "7"));
  queue.commit();
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(take_all(queue), "");
  EXPECT_TRUE(queue.has_synced());
}

// The sync waits only for the deltas of the first list, not for later changes (RF-21).
TEST(DeltaFifoSyncTest, SyncDoesNotWaitForChangesAfterTheFirstList) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_TRUE(queue.add(pod_at("b", "3")));
  EXPECT_EQ(take_one(queue), "Replaced a@1");
  EXPECT_TRUE(queue.has_synced());
}

// The sync does not wait for later changes of objects in the first list (RF-21).
TEST(DeltaFifoSyncTest, LaterChangesOfListedObjectsAreNotCounted) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "2")}, "3"));
  EXPECT_TRUE(queue.update(pod_at("a", "4")));
  EXPECT_EQ(take_one(queue), "Replaced a@1, Updated a@4");
  EXPECT_FALSE(queue.has_synced());
  EXPECT_EQ(take_one(queue), "Replaced b@2");
  EXPECT_TRUE(queue.has_synced());
}

// A resync or a bookmark does not count as a first operation, so the queue has not synced after it
//
TEST(DeltaFifoSyncTest, ResyncAndBookmarkBeforeTheFirstListDoNotSync) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.resync());
  queue.bookmark("2");
  EXPECT_EQ(take_all(queue), "Sync k@1");
  EXPECT_FALSE(queue.has_synced());
  EXPECT_TRUE(queue.replace({pod_at("k", "1")}, "3"));
  EXPECT_TRUE(queue.try_pop_batch().value().deltas[0].in_initial_list);
}

TEST(DeltaFifoSyncTest, FirstListAfterAResyncIsCountedCorrectly) {
  const MapCache known({pod_at("k", "1"), pod_at("l", "1")});
  DeltaFifo queued({.known = &known});
  EXPECT_TRUE(queued.resync());
  EXPECT_TRUE(queued.replace({pod_at("k", "1"), pod_at("l", "1")}, "2"));
  EXPECT_EQ(take_all(queued), "Sync k@1, Sync l@1, Replaced k@1, Replaced l@1");
  EXPECT_TRUE(queued.has_synced());

  DeltaFifo in_flight({.known = &known});
  EXPECT_TRUE(in_flight.resync());
  EXPECT_TRUE(in_flight.try_pop_batch());
  EXPECT_TRUE(in_flight.replace({pod_at("k", "1"), pod_at("l", "1")}, "2"));
  in_flight.commit();
  EXPECT_FALSE(in_flight.has_synced());
  EXPECT_EQ(take_all(in_flight), "Replaced k@1, Replaced l@1");
  EXPECT_TRUE(in_flight.has_synced());
}

// Once synced, the queue stays synced.
TEST(DeltaFifoSyncTest, StaysSynced) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({}, "1"));
  EXPECT_EQ(take_all(queue), "");
  EXPECT_TRUE(queue.replace({pod_at("a", "2")}, "3"));
  EXPECT_TRUE(queue.has_synced());
  queue.close();
  EXPECT_TRUE(queue.has_synced());
}

TEST(DeltaFifoSyncTest, SecondListMayArriveBeforeTheFirstIsTaken) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1")}, "2"));
  EXPECT_TRUE(queue.replace({pod_at("b", "3")}, "4"));
  EXPECT_EQ(take_one(queue), "Replaced a@1, Deleted a@1 (state unknown)");
  EXPECT_TRUE(queue.has_synced());  // The first list contained nothing else.
}

// The deltas of the first list are marked as initial, whenever they are taken; no others are (Q-08,
// SI-26).
TEST(DeltaFifoSyncTest, OnlyDeltasOfTheFirstListAreMarkedInitial) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.replace({pod_at("a", "2")}, "3"));
  EXPECT_TRUE(queue.update(pod_at("a", "4")));
  EXPECT_TRUE(queue.replace({pod_at("b", "5")}, "5"));
  std::vector<bool> initial;
  const DeltaBatch batch = queue.try_pop_batch().value();
  for (const Delta& delta : batch.deltas) initial.push_back(delta.in_initial_list);
  // The deltas are: Replaced a and Deleted k from the first list, Updated a from a change, Replaced
  // b and Deleted a from the second list.
  EXPECT_THAT(initial, ElementsAre(true, true, false, false, false));
}

TEST(DeltaFifoVersionTest, BatchHasTheVersionOfItsLastChange) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "2");
  queue.commit();
  EXPECT_TRUE(queue.remove(pod_at("b", "3")));
  EXPECT_TRUE(queue.update(pod_at("a", "4")));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "4");
}

TEST(DeltaFifoVersionTest, BatchWithAListHasTheListsVersion) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), pod_at("b", "8")}, "11"));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "11");
}

// pop() takes one object at a time. The cache shows a consistent state of the server only after the
// last queued object, so only its batch reports a version.
TEST(DeltaFifoVersionTest, PopReportsTheVersionOnlyWithTheLastObject) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_EQ(queue.pop().value().resource_version, "");
  queue.commit();
  EXPECT_EQ(queue.pop().value().resource_version, "3");
}

TEST(DeltaFifoVersionTest, BookmarkAloneMakesAnEmptyBatch) {
  DeltaFifo queue;
  queue.bookmark("5");
  queue.bookmark("6");
  const DeltaBatch batch = queue.try_pop_batch().value();
  EXPECT_TRUE(batch.deltas.empty());
  EXPECT_EQ(batch.resource_version, "6");
  queue.commit();
  EXPECT_FALSE(queue.try_pop_batch());
}

TEST(DeltaFifoVersionTest, BookmarkAfterChangesIsReportedWithThem) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  queue.bookmark("6");
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "6");
  queue.commit();
  EXPECT_FALSE(queue.try_pop_batch());
}

TEST(DeltaFifoVersionTest, BookmarkDuringABatchIsReportedWithTheNext) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.try_pop_batch());
  queue.bookmark("6");
  queue.commit();
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "6");
}

TEST(DeltaFifoVersionTest, DroppedDeletionStillReportsItsVersion) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.remove(pod_at("a", "9")));
  const DeltaBatch batch = queue.try_pop_batch().value();
  EXPECT_TRUE(batch.deltas.empty());
  EXPECT_EQ(batch.resource_version, "9");
}

TEST(DeltaFifoVersionTest, ResyncKeepsTheVersion) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  queue.bookmark("8");
  EXPECT_EQ(take_all(queue), "");
  EXPECT_TRUE(queue.resync());
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "8");
}

// Objects without a version leave the version as it is (ST-11).
TEST(DeltaFifoVersionTest, ObjectWithoutAVersionKeepsTheVersion) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "3")));
  EXPECT_TRUE(queue.update(pod_at("a", "")));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "3");
  queue.commit();
  queue.bookmark("");
  EXPECT_FALSE(queue.try_pop_batch());
}

TEST(DeltaFifoVersionTest, VersionIsUnknownAfterAListWithoutOne) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "3")));
  EXPECT_TRUE(queue.replace({}, ""));
  EXPECT_EQ(queue.try_pop_batch().value().resource_version, "");
}

}  // namespace
}  // namespace kinform::inline v0
