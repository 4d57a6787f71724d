// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/notification.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kinform/building_blocks/delta_fifo.hpp"
#include "testing/delivered.hpp"
#include "testing/deltas.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0::cache {
namespace {

using test_support::DeliveredEvents;
using test_support::make_pod;
using test_support::pod_at;
using ::testing::ElementsAre;

ObjectPtr without_version(std::string_view name) {
  return test_support::make_object({.namespace_name = "web", .name = std::string(name)});
}

// Applies the deltas and returns the resulting handler calls.
std::vector<std::string> apply_and_notify(Indexer& indexer, const DeltaBatch& batch) {
  std::uint64_t failures = 0;
  DeliveredEvents delivered;
  for (const Notification& notification : apply_deltas(batch, indexer, failures).notifications)
    EXPECT_TRUE(call_handler(delivered.handler(), notification));
  return delivered.take();
}

// Each delta is one notification, in the order of events: the RealFIFO example of
// docs/spec/worked-examples.md (CT-06, CT-07, CT-13).
TEST(NotificationTest, EachDeltaIsOneCallInEventOrder) {
  Indexer indexer;
  indexer.replace({pod_at("a", "1"), pod_at("b", "2")}, "4").value();
  DeltaFifo queue({.known = &indexer});
  queue.update(pod_at("a", "5")).value();
  queue.update(pod_at("a", "6")).value();
  queue.remove(pod_at("b", "7")).value();
  queue.replace({pod_at("a", "6"), pod_at("c", "8")}, "9").value();
  EXPECT_THAT(apply_and_notify(indexer, *queue.try_pop_batch()),
              ElementsAre("update a@1→5", "update a@5→6", "delete b@7", "update a@6→6", "add c@8"));
  EXPECT_EQ(indexer.resource_version(), "9");
}

// Deltas that the cache rejects are counted and not notified (CT-11, CT-14).
TEST(NotificationTest, RejectedDeltasAreCountedAndTheRestIsNotified) {
  Indexer indexer;
  const ObjectPtr known = make_pod("web/b", "2");
  indexer.add(known).value();
  const std::vector<Delta> deltas = {
      {.type = DeltaType::Added, .object = make_pod("web/a", "1")},
      {.type = DeltaType::Added, .object = test_support::make_object({.namespace_name = "web"})},
      {.type = DeltaType::Added, .object = make_pod("web/b", "3")}};
  std::uint64_t failures = 0;
  const NotificationBatch batch = apply_deltas({.deltas = deltas}, indexer, failures);
  EXPECT_EQ(failures, 1u);
  ASSERT_EQ(batch.notifications.size(), 2u);
  EXPECT_EQ(batch.notifications[0].new_object, deltas[0].object);
  EXPECT_EQ(batch.notifications[1].new_object, deltas[2].object);
  EXPECT_EQ(batch.notifications[1].old_object, known);
}

// A deletion has the final state with the version of the deletion (SI-08, WP-13).
TEST(NotificationTest, DeletionHasTheStateOfTheDeletionEvent) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "1")).value();
  const std::vector<Delta> deltas = {
      {.type = DeltaType::Deleted, .object = make_pod("web/a", "7")}};
  EXPECT_THAT(apply_and_notify(indexer, {.deltas = deltas}), ElementsAre("delete web/a@7"));
}

// An inferred deletion removes the object by key and is marked (ST-03, SI-08, MIS-08).
TEST(NotificationTest, InferredDeletionRemovesTheKeyAndIsMarked) {
  Indexer indexer;
  indexer.add(make_pod("web/a", "9")).value();
  const std::vector<Delta> deltas = {
      {.type = DeltaType::Deleted, .final_state_unknown = true, .object = make_pod("web/a", "7")}};
  EXPECT_THAT(apply_and_notify(indexer, {.deltas = deltas}), ElementsAre("delete web/a@7 unknown"));
  EXPECT_EQ(indexer.size(), 0u);
}

// An update with equal versions is unchanged (SI-30, SI-31).
TEST(NotificationTest, UpdateIsUnchangedIfItsVersionIs) {
  const ObjectPtr first = make_pod("web/a", "1");
  EXPECT_TRUE((Notification{.old_object = first, .new_object = first}.is_unchanged()));
  EXPECT_TRUE(
      (Notification{.old_object = first, .new_object = make_pod("web/a", "1")}.is_unchanged()));
  EXPECT_FALSE(
      (Notification{.old_object = first, .new_object = make_pod("web/a", "2")}.is_unchanged()));
  EXPECT_FALSE((Notification{.new_object = first}.is_unchanged()));
  EXPECT_FALSE((Notification{.old_object = first}.is_unchanged()));
}

// Without versions, an update counts as a change (SI-33).
TEST(NotificationTest, UpdateWithoutVersionsCountsAsAChange) {
  EXPECT_FALSE((Notification{.old_object = without_version("a"), .new_object = without_version("a")}
                    .is_unchanged()));
}

}  // namespace
}  // namespace kinform::inline v0::cache
