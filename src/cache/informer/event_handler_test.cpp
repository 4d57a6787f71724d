// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/event_handler.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "cache/informer/notification.hpp"
#include "testing/delivered.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

ObjectPtr labelled(std::string_view version, std::string_view team) {
  return test_support::make_object({.namespace_name = "web",
                                    .name = "a",
                                    .resource_version = std::string(version),
                                    .labels = {{"team", std::string(team)}}});
}

bool is_ours(const Object& object) {
  return object.label("team") == "ours";
}

// A missing function does nothing (CT-15).
TEST(EventHandlerTest, MissingFunctionsAreSkipped) {
  const ObjectPtr pod = make_pod("web/a", "1");
  DeliveredEvents delivered;
  const cache::Notification addition{.new_object = pod};
  const cache::Notification update{.old_object = pod, .new_object = pod};
  const cache::Notification deletion{.old_object = pod};
  EXPECT_TRUE(cache::call_handler({}, addition));
  EXPECT_TRUE(cache::call_handler({}, update));
  EXPECT_TRUE(cache::call_handler({}, deletion));
  const EventHandler<> deletions{.on_delete = delivered.handler().on_delete};
  EXPECT_TRUE(cache::call_handler(deletions, addition));
  EXPECT_TRUE(cache::call_handler(deletions, update));
  EXPECT_TRUE(cache::call_handler(deletions, deletion));
  EXPECT_THAT(delivered.take(), ElementsAre("delete web/a@1"));
}

// on_add reports whether the object is in the initial list (CT-15).
TEST(EventHandlerTest, AddReportsWhetherItIsInTheInitialList) {
  DeliveredEvents delivered;
  const ObjectPtr pod = make_pod("web/a", "1");
  EXPECT_TRUE(
      cache::call_handler(delivered.handler(), {.new_object = pod, .in_initial_list = true}));
  EXPECT_TRUE(cache::call_handler(delivered.handler(), {.new_object = pod}));
  EXPECT_THAT(delivered.take(), ElementsAre("add web/a@1 initial", "add web/a@1"));
}

// A deletion always has a key, and the last known object if it was missed (CT-17, MIS-08).
TEST(EventHandlerTest, DeletionHasObjectAndKeyEvenIfItWasMissed) {
  ObjectKey key;
  bool unknown = false;
  const EventHandler<> handler{.on_delete = [&](const DeleteEvent& event) {
    key = ObjectKey(event.object->key());
    unknown = event.final_state_unknown;
  }};
  EXPECT_TRUE(cache::call_handler(
      handler, {.old_object = make_pod("web/a", "1"), .final_state_unknown = true}));
  EXPECT_EQ(key, ObjectKey("web", "a"));
  EXPECT_TRUE(unknown);
}

// Adds and deletes pass if the filter accepts the object (CT-16).
TEST(FilteredHandlerTest, AddsAndDeletesPassIfTheFilterAcceptsThem) {
  DeliveredEvents delivered;
  const EventHandler<> handler = filtered(is_ours, delivered.handler());
  handler.on_add({.object = labelled("1", "ours"), .in_initial_list = true});
  handler.on_add({.object = labelled("2", "theirs")});
  handler.on_delete({.object = labelled("3", "theirs")});
  handler.on_delete({.object = labelled("4", "ours")});
  EXPECT_THAT(delivered.take(), ElementsAre("add web/a@1 initial", "delete web/a@4"));
}

// An update becomes an add or a delete if the filter accepts only one of its objects (CT-16).
TEST(FilteredHandlerTest, UpdateAcrossTheFilterBecomesAddOrDelete) {
  DeliveredEvents delivered;
  const EventHandler<> handler = filtered(is_ours, delivered.handler());
  handler.on_update({.old_object = labelled("1", "ours"), .new_object = labelled("2", "ours")});
  handler.on_update({.old_object = labelled("2", "ours"), .new_object = labelled("3", "theirs")});
  handler.on_update({.old_object = labelled("3", "theirs"), .new_object = labelled("4", "theirs")});
  handler.on_update({.old_object = labelled("4", "theirs"), .new_object = labelled("5", "ours")});
  EXPECT_THAT(delivered.take(), ElementsAre("update web/a@1→2", "delete web/a@2", "add web/a@5"));
}

// A missed deletion passes if the filter accepts the last known object (CT-16).
TEST(FilteredHandlerTest, MissedDeletionIsFilteredByTheLastKnownState) {
  DeliveredEvents delivered;
  const EventHandler<> handler = filtered(is_ours, delivered.handler());
  handler.on_delete({.object = labelled("1", "theirs"), .final_state_unknown = true});
  EXPECT_THAT(delivered.take(), IsEmpty());
  handler.on_delete({.object = labelled("2", "ours"), .final_state_unknown = true});
  EXPECT_THAT(delivered.take(), ElementsAre("delete web/a@2 unknown"));
}

// A missing function of the wrapped handler does nothing (CT-15, CT-16).
TEST(FilteredHandlerTest, MissingFunctionsOfTheWrappedHandlerAreSkipped) {
  const EventHandler<> handler = filtered(is_ours, {});
  handler.on_add({.object = labelled("1", "ours")});
  handler.on_update({.old_object = labelled("1", "ours"), .new_object = labelled("2", "ours")});
  handler.on_update({.old_object = labelled("2", "ours"), .new_object = labelled("3", "theirs")});
  handler.on_update({.old_object = labelled("3", "theirs"), .new_object = labelled("4", "ours")});
  handler.on_delete({.object = labelled("4", "ours")});
}

TEST(FilteredHandlerTest, ThrowingFilterRejectsTheObjectAndIsReported) {
  DeliveredEvents delivered;
  const EventHandler<> handler = filtered(
      [](const Object&) -> bool { throw std::runtime_error("no idea"); }, delivered.handler());
  const Result<void> called =
      cache::call_handler(handler, {.new_object = labelled("1", "ours"), .in_initial_list = true});
  ASSERT_FALSE(called);
  EXPECT_EQ(called.error().code, ErrorCode::UserCode);
  EXPECT_THAT(delivered.take(), IsEmpty());
}

TEST(UpdateEventTest, SameVersionIsAResync) {
  const ObjectPtr first = make_pod("web/a", "1");
  EXPECT_TRUE((UpdateEvent{.old_object = first, .new_object = make_pod("web/a", "1")}.is_resync()));
  EXPECT_FALSE(
      (UpdateEvent{.old_object = first, .new_object = make_pod("web/a", "2")}.is_resync()));
}

}  // namespace
}  // namespace kinform::inline v0
