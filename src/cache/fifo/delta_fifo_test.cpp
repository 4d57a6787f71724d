// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/delta_fifo.hpp"

#include <stop_token>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/deltas.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::describe;
using test_support::MapCache;
using test_support::pod_at;
using test_support::take_all;
using test_support::take_one;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The delta types have client-go's names (Q-01).
TEST(DeltaTest, TypesHaveNames) {
  EXPECT_EQ(to_string(DeltaType::Added), "Added");
  EXPECT_EQ(to_string(DeltaType::Updated), "Updated");
  EXPECT_EQ(to_string(DeltaType::Deleted), "Deleted");
  EXPECT_EQ(to_string(DeltaType::Replaced), "Replaced");
  EXPECT_EQ(to_string(DeltaType::Sync), "Sync");
}

// Each operation queues a delta of its own type (Q-01).
TEST(DeltaFifoTest, EachCallQueuesADeltaOfItsType) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.resync());
  EXPECT_TRUE(queue.add(pod_at("a", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_TRUE(queue.remove(pod_at("a", "4")));
  EXPECT_TRUE(queue.replace({pod_at("k", "1")}, "5"));
  EXPECT_EQ(take_all(queue), "Sync k@1, Added a@2, Updated a@3, Deleted a@4, Replaced k@1");
}

// Deltas are numbered from one in the order of arrival. Two changes of one object are two deltas,
// even in the same batch.
TEST(DeltaFifoTest, DeltasAreNumberedFromOneInTheOrderOfArrival) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_TRUE(queue.update(pod_at("a", "4")));
  std::vector<std::uint64_t> sequence;
  const DeltaBatch batch = queue.try_pop_batch().value();
  for (const Delta& delta : batch.deltas) sequence.push_back(delta.sequence);
  EXPECT_THAT(sequence, ElementsAre(1, 2, 3, 4));
  queue.commit();
  EXPECT_TRUE(queue.add(pod_at("c", "5")));
  EXPECT_EQ(queue.try_pop_batch().value().deltas[0].sequence, 5u);
}

// Objects are identified by namespace and name (Q-03, Q-04).
TEST(DeltaFifoTest, ObjectsAreIdentifiedByNamespaceAndName) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("web/a", "1")));
  EXPECT_TRUE(queue.add(pod_at("shop/a", "2")));
  EXPECT_TRUE(queue.add(pod_at("a", "3")));
  EXPECT_TRUE(queue.update(pod_at("web/a", "4")));
  EXPECT_EQ(describe(queue.get({"web", "a"})), "Added web/a@1, Updated web/a@4");
  EXPECT_EQ(describe(queue.get({"shop", "a"})), "Added shop/a@2");
  EXPECT_EQ(describe(queue.get({"", "a"})), "Added a@3");
}

// pop() takes all deltas of the key that was queued first (DF-01, DF-05).
TEST(DeltaFifoTest, PopTakesAllDeltasOfTheObjectThatHasWaitedLongest) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_EQ(take_one(queue), "Added a@1, Updated a@3");
  EXPECT_EQ(take_one(queue), "Added b@2");
}

// A key that is still queued keeps its position when a delta is added; a key that was taken is
// queued at the end (DF-01).
TEST(DeltaFifoTest, QueuedObjectKeepsItsPlaceAndATakenOneGoesToTheEnd) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.add(pod_at("c", "3")));
  EXPECT_TRUE(queue.update(pod_at("b", "4")));
  EXPECT_EQ(take_one(queue), "Added a@1");
  EXPECT_TRUE(queue.update(pod_at("a", "5")));
  EXPECT_TRUE(queue.update(pod_at("c", "6")));
  EXPECT_EQ(take_one(queue), "Added b@2, Updated b@4");
  EXPECT_EQ(take_one(queue), "Added c@3, Updated c@6");
  EXPECT_EQ(take_one(queue), "Updated a@5");
}

// pop() returns objects in the order in which they were first queued, pop_batch() returns deltas in
// the order of events (DF-14).
TEST(DeltaFifoTest, PopBatchTakesTheWholeQueueInOrderOfArrival) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_EQ(take_all(queue), "Added a@1, Added b@2, Updated a@3");
  EXPECT_EQ(queue.counts().queued, 0u);
}

TEST(DeltaFifoTest, PopBatchAfterPopTakesTheRestInOrderOfArrival) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_TRUE(queue.update(pod_at("a", "3")));
  EXPECT_TRUE(queue.add(pod_at("c", "4")));
  EXPECT_TRUE(queue.update(pod_at("b", "5")));
  EXPECT_EQ(take_one(queue), "Added a@1, Updated a@3");
  EXPECT_TRUE(queue.update(pod_at("a", "6")));
  EXPECT_EQ(take_all(queue), "Added b@2, Added c@4, Updated b@5, Updated a@6");
}

// Taken deltas are not queued again, whatever the consumer does (Q-11).
TEST(DeltaFifoTest, TakenDeltasAreNotQueuedAgain) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_EQ(take_all(queue), "Added a@1");
  EXPECT_FALSE(queue.try_pop_batch());
}

// The queue has one consumer, which must commit a batch before it takes the next one (Q-10).
TEST(DeltaFifoDeathTest, PopBeforeCommitAborts) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.try_pop_batch());
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_DEATH(std::ignore = queue.pop_batch(), "assertion failed: !taken_");
  EXPECT_DEATH(std::ignore = queue.pop(), "assertion failed: !taken_");
  EXPECT_DEATH(std::ignore = queue.try_pop_batch(), "assertion failed: !taken_");
}

TEST(DeltaFifoTest, CommitWithoutABatchDoesNothing) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  queue.commit();
  EXPECT_EQ(take_all(queue), "Added a@1");
}

// A deletion is dropped if the key is neither queued nor known (DF-02).
TEST(DeltaFifoTest, DeletionOfAnUnknownObjectIsDropped) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo with_known({.known = &known});
  EXPECT_TRUE(with_known.remove(pod_at("a", "2")));
  EXPECT_EQ(take_all(with_known), "");
  EXPECT_EQ(with_known.counts().collapsed, 1u);

  DeltaFifo without;
  EXPECT_TRUE(without.remove(pod_at("k", "2")));
  EXPECT_EQ(take_all(without), "");
  EXPECT_EQ(without.counts().collapsed, 1u);
}

// A deletion is queued if the key is queued or known (DF-03).
TEST(DeltaFifoTest, DeletionOfAQueuedOrKnownObjectIsQueued) {
  const MapCache known({pod_at("k", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.remove(pod_at("k", "2")));
  EXPECT_TRUE(queue.add(pod_at("a", "3")));
  EXPECT_TRUE(queue.remove(pod_at("a", "4")));
  EXPECT_EQ(take_all(queue), "Deleted k@2, Added a@3, Deleted a@4");

  DeltaFifo without;
  EXPECT_TRUE(without.add(pod_at("a", "3")));
  EXPECT_TRUE(without.remove(pod_at("a", "4")));
  EXPECT_EQ(take_all(without), "Added a@3, Deleted a@4");
}

// Of two consecutive deletion events, the earlier one is kept (DF-04).
TEST(DeltaFifoTest, SecondOfTwoDeletionEventsIsDropped) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.remove(pod_at("a", "2")));
  EXPECT_TRUE(queue.remove(pod_at("a", "3")));
  EXPECT_EQ(queue.counts().collapsed, 1u);
  EXPECT_EQ(take_all(queue), "Deleted a@2");
}

// A deletion event replaces a queued deletion that was inferred from a list (DF-04).
TEST(DeltaFifoTest, DeletionEventReplacesAnInferredDeletion) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.replace({}, "2"));
  EXPECT_EQ(describe(queue.get({"", "a"})), "Deleted a@1 (state unknown)");
  EXPECT_TRUE(queue.remove(pod_at("a", "3")));
  EXPECT_EQ(take_all(queue), "Deleted a@3");
}

// Only consecutive deletions are merged (DF-04).
TEST(DeltaFifoTest, DeletionsWithAnAddBetweenThemAreBothKept) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.remove(pod_at("a", "2")));
  EXPECT_TRUE(queue.add(pod_at("a", "3")));
  EXPECT_TRUE(queue.remove(pod_at("a", "4")));
  EXPECT_EQ(take_all(queue), "Deleted a@2, Added a@3, Deleted a@4");
}

// Only deletions are merged; equal updates are not (DF-04).
TEST(DeltaFifoTest, EqualUpdatesAreAllKept) {
  DeltaFifo queue;
  const ObjectPtr object = pod_at("a", "1");
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.update(object));
  EXPECT_EQ(take_all(queue), "Updated a@1, Updated a@1, Updated a@1");
}

// A key that is listed twice is queued twice (DF-07).
TEST(DeltaFifoTest, ReplaceQueuesListedObjectsInOrderIncludingDuplicates) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.replace({pod_at("b", "1"), pod_at("a", "2"), pod_at("b", "3")}, "4"));
  EXPECT_EQ(take_all(queue), "Replaced b@1, Replaced a@2, Replaced b@3");
  EXPECT_TRUE(queue.has_synced());
}

// A queued object that is not listed gets an inferred deletion with its newest queued state (DF-08,
// Q-02).
TEST(DeltaFifoTest, ReplaceDeletesUnlistedQueuedObjectsWithTheirNewestState) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.update(pod_at("a", "2")));
  EXPECT_TRUE(queue.replace({pod_at("b", "3")}, "4"));
  EXPECT_EQ(take_all(queue), "Added a@1, Updated a@2, Replaced b@3, Deleted a@2 (state unknown)");
}

// An object whose last delta is a deletion is not deleted again (DF-08).
TEST(DeltaFifoTest, ReplaceDoesNotDeleteAgainObjectsQueuedForDeletion) {
  const MapCache known({pod_at("a", "1"), pod_at("b", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.remove(pod_at("a", "2")));
  EXPECT_TRUE(queue.replace({}, "3"));
  EXPECT_TRUE(queue.replace({}, "4"));
  EXPECT_EQ(take_all(queue), "Deleted a@2, Deleted b@1 (state unknown)");
}

// A known object that is neither listed nor queued gets an inferred deletion with the known state
// (DF-09, Q-02).
TEST(DeltaFifoTest, ReplaceDeletesUnlistedKnownObjectsWithTheKnownState) {
  const MapCache known({pod_at("a", "1"), pod_at("web/b", "2"), pod_at("c", "3")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.replace({pod_at("a", "4")}, "5"));
  const DeltaBatch batch = queue.try_pop_batch().value();
  EXPECT_EQ(describe(batch.deltas),
            "Replaced a@4, Deleted c@3 (state unknown), Deleted web/b@2 (state unknown)");
  EXPECT_EQ(batch.deltas[1].object, known.find({"", "c"}));
}

// If an unlisted object is both queued and known, the inferred deletion has the queued state, which
// is newer (DF-08, DF-09).
TEST(DeltaFifoTest, ReplaceDeletesAQueuedAndKnownObjectOnceWithTheQueuedState) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.update(pod_at("a", "2")));
  EXPECT_TRUE(queue.replace({}, "3"));
  EXPECT_EQ(take_all(queue), "Updated a@2, Deleted a@2 (state unknown)");
}

// If an unlisted object has only a queued Sync delta, its deletion is inferred once, with the state
// in that delta.
TEST(DeltaFifoTest, ReplaceDeletesAnUnlistedObjectWithAQueuedSync) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.resync());
  EXPECT_TRUE(queue.replace({}, "2"));
  EXPECT_EQ(take_all(queue), "Sync a@1, Deleted a@1 (state unknown)");
}

// A listed key whose last delta is a deletion is deleted and then added (DF-10).
TEST(DeltaFifoTest, ListedObjectQueuedForDeletionIsDeletedAndAddedAgain) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.remove(pod_at("a", "2")));
  EXPECT_TRUE(queue.replace({pod_at("a", "3")}, "4"));
  EXPECT_EQ(take_all(queue), "Deleted a@2, Replaced a@3");
}

// Resync queues a Sync delta for each known key without pending deltas (DF-12).
TEST(DeltaFifoTest, ResyncDeliversKnownObjectsWithoutPendingDeltas) {
  const MapCache known({pod_at("a", "1"), pod_at("b", "2"), pod_at("c", "3")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.update(pod_at("b", "4")));
  EXPECT_TRUE(queue.resync());
  const DeltaBatch batch = queue.try_pop_batch().value();
  EXPECT_EQ(describe(batch.deltas), "Updated b@4, Sync a@1, Sync c@3");
  EXPECT_EQ(batch.deltas[1].object, known.find({"", "a"}));
}

// A second resync adds nothing, because a queued Sync delta of the first counts as pending (DF-12).
TEST(DeltaFifoTest, SecondResyncAddsNothingToTheFirst) {
  const MapCache known({pod_at("a", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.resync());
  EXPECT_TRUE(queue.resync());
  EXPECT_EQ(take_all(queue), "Sync a@1");
}

// A queue without access to the consumer's cache ignores a resync (DF-12).
TEST(DeltaFifoTest, ResyncWithoutKnownObjectsDoesNothing) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.resync());
  EXPECT_FALSE(queue.try_pop_batch());
}

// Takes the result of the same operations with pop() and with pop_batch(): the DeltaFIFO example of
// docs/spec/worked-examples.md.
class SameInputTest : public ::testing::Test {
 protected:
  SameInputTest() {
    EXPECT_TRUE(queue_.update(pod_at("a", "5")));
    EXPECT_TRUE(queue_.update(pod_at("a", "6")));
    EXPECT_TRUE(queue_.remove(pod_at("b", "7")));
    EXPECT_TRUE(queue_.replace({pod_at("a", "6"), pod_at("c", "8")}, "9"));
  }

  const MapCache known_{{pod_at("a", "1"), pod_at("b", "2")}};
  DeltaFifo queue_{{.known = &known_}};
};

TEST_F(SameInputTest, PopGroupsDeltasByObject) {
  EXPECT_EQ(take_one(queue_), "Updated a@5, Updated a@6, Replaced a@6");
  EXPECT_EQ(take_one(queue_), "Deleted b@7");
  EXPECT_EQ(take_one(queue_), "Replaced c@8");
  EXPECT_EQ(take_one(queue_), "");
}

TEST_F(SameInputTest, PopBatchKeepsTheOrderOfEvents) {
  EXPECT_EQ(take_all(queue_), "Updated a@5, Updated a@6, Deleted b@7, Replaced a@6, Replaced c@8");
}

TEST(DeltaFifoTest, ListShowsTheNewestStateOfEachQueuedObject) {
  DeltaFifo queue;
  EXPECT_THAT(queue.list(), IsEmpty());
  const ObjectPtr newest_a = pod_at("a", "2");
  const ObjectPtr last_b = pod_at("b", "4");
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.update(newest_a));
  EXPECT_TRUE(queue.add(pod_at("b", "3")));
  EXPECT_TRUE(queue.remove(last_b));
  EXPECT_THAT(queue.list(), ElementsAre(newest_a, last_b));
  EXPECT_EQ(take_one(queue), "Added a@1, Updated a@2");
  EXPECT_THAT(queue.list(), ElementsAre(last_b));
}

TEST(DeltaFifoTest, GetShowsTheQueuedDeltasOfOneObjectAndNotThoseInFlight) {
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(pod_at("a", "1")));
  EXPECT_TRUE(queue.update(pod_at("a", "2")));
  EXPECT_EQ(describe(queue.get({"", "a"})), "Added a@1, Updated a@2");
  EXPECT_THAT(queue.get({"", "b"}), IsEmpty());
  EXPECT_TRUE(queue.pop());
  EXPECT_THAT(queue.get({"", "a"}), IsEmpty());
}

TEST(DeltaFifoTest, CountsQueuedInFlightAndTotalDeltas) {
  const ObjectPtr first = pod_at("a", "1");
  const ObjectPtr second = pod_at("b", "22");
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(first));
  EXPECT_TRUE(queue.add(second));
  EXPECT_TRUE(queue.update(second));
  EXPECT_EQ(queue.counts().queued, 3u);
  EXPECT_EQ(queue.counts().queued_bytes, first->memory_bytes() + 2 * second->memory_bytes());
  EXPECT_TRUE(queue.pop());
  EXPECT_EQ(queue.counts().queued, 2u);
  EXPECT_EQ(queue.counts().queued_bytes, 2 * second->memory_bytes());
  EXPECT_EQ(queue.counts().in_flight, 1u);
  queue.commit();
  EXPECT_EQ(queue.counts().in_flight, 0u);
  EXPECT_EQ(take_all(queue), "Added b@22, Updated b@22");
  EXPECT_EQ(queue.counts().queued_bytes, 0u);
  EXPECT_EQ(queue.counts().pushed, 3u);
  EXPECT_EQ(queue.counts().collapsed, 0u);
  EXPECT_EQ(queue.counts().rejected, 0u);
}

TEST(DeltaFifoTest, CountsDeltasOfListsAndResyncsAsPushed) {
  const MapCache known({pod_at("a", "1"), pod_at("b", "1")});
  DeltaFifo queue({.known = &known});
  EXPECT_TRUE(queue.resync());
  EXPECT_EQ(queue.counts().pushed, 2u);
  EXPECT_TRUE(queue.replace({pod_at("c", "2")}, "3"));
  EXPECT_EQ(queue.counts().pushed, 5u);
}

TEST(DeltaFifoTest, ReleasesObjectsAfterTheCommit) {
  const ObjectPtr object = pod_at("a", "1");
  const auto is_held_elsewhere = [&] { return detail::block_of(*object).references.get() > 1; };
  DeltaFifo queue;
  EXPECT_TRUE(queue.add(object));
  EXPECT_TRUE(is_held_elsewhere());
  EXPECT_TRUE(queue.try_pop_batch());
  EXPECT_TRUE(is_held_elsewhere());
  queue.commit();
  EXPECT_FALSE(is_held_elsewhere());
  EXPECT_TRUE(queue.add(object));
  EXPECT_TRUE(queue.add(pod_at("b", "2")));
  EXPECT_EQ(take_one(queue), "Added a@1");
  EXPECT_FALSE(is_held_elsewhere());
}

TEST(DeltaFifoTest, ReturnsItsKnownObjects) {
  const MapCache known;
  EXPECT_EQ(DeltaFifo({.known = &known}).known_objects(), &known);
  EXPECT_EQ(DeltaFifo().known_objects(), nullptr);
}

TEST(DeltaFifoTest, ObjectWithoutANameIsRefused) {
  const ObjectPtr nameless = parse_object(R"({"metadata":{"namespace":"web"}})").value();
  DeltaFifo queue;
  EXPECT_EQ(queue.add(nameless).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(queue.update(nameless).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(queue.remove(nameless).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(queue.add(nullptr).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(queue.remove(nullptr).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(queue.counts().rejected, 5u);
  EXPECT_FALSE(queue.try_pop_batch());
  EXPECT_FALSE(queue.has_synced());
}

TEST(DeltaFifoTest, ListedObjectWithoutANameIsSkippedAndReported) {
  std::vector<ErrorCode> reported;
  DeltaFifo queue({.on_rejected = [&](const Error& error) { reported.push_back(error.code); }});
  const ObjectPtr nameless = parse_object(R"({"metadata":{}})").value();
  EXPECT_TRUE(queue.replace({pod_at("a", "1"), nameless, nullptr, pod_at("b", "2")}, "3"));
  EXPECT_EQ(take_all(queue), "Replaced a@1, Replaced b@2");
  EXPECT_EQ(queue.counts().rejected, 2u);
  EXPECT_THAT(reported, ElementsAre(ErrorCode::InvalidArgument, ErrorCode::InvalidArgument));
}

}  // namespace
}  // namespace kinform::inline v0
