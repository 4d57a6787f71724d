// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/initial_events.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/recording_store.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::make_object;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> texts(const std::vector<ObjectPtr>& objects) {
  std::vector<std::string> result;
  for (const ObjectPtr& object : objects) {
    result.push_back(object->key().to_string() + "@" + std::string(object->resource_version()));
  }
  return result;
}

// ADDED events insert an object (WL-02).
TEST(InitialEventsTest, ReturnsObjectsInOrderOfArrival) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Added, make_pod("web/b", "2"));
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  events.apply(WatchEventType::Added, make_pod("db/a", "3"));
  EXPECT_EQ(events.size(), 3u);
  EXPECT_THAT(texts(events.take()), ElementsAre("web/b@2", "web/a@1", "db/a@3"));
  EXPECT_EQ(events.size(), 0u);
}

// MODIFIED events replace an object while the list is streamed (WL-02).
TEST(InitialEventsTest, LaterStateReplacesTheEarlierOne) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  events.apply(WatchEventType::Added, make_pod("web/b", "2"));
  events.apply(WatchEventType::Modified, make_pod("web/a", "3"));
  EXPECT_THAT(texts(events.take()), ElementsAre("web/a@3", "web/b@2"));
}

// DELETED events remove an object while the list is streamed (WL-02).
TEST(InitialEventsTest, DeletedObjectIsRemoved) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  events.apply(WatchEventType::Added, make_pod("web/b", "2"));
  events.apply(WatchEventType::Deleted, make_pod("web/a", "3"));
  EXPECT_EQ(events.size(), 1u);
  EXPECT_THAT(texts(events.take()), ElementsAre("web/b@2"));
}

TEST(InitialEventsTest, DeletedObjectCanBeAddedAgain) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  events.apply(WatchEventType::Deleted, make_pod("web/a", "2"));
  events.apply(WatchEventType::Added, make_pod("web/a", "3"));
  EXPECT_THAT(texts(events.take()), ElementsAre("web/a@3"));
}

TEST(InitialEventsTest, DeletionOfAnUnknownObjectIsIgnored) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Deleted, make_pod("web/a", "2"));
  EXPECT_THAT(events.take(), IsEmpty());
}

TEST(InitialEventsTest, ClearRemovesEverything) {
  InitialEvents events(nullptr);
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  events.clear();
  EXPECT_THAT(events.take(), IsEmpty());
}

TEST(InitialEventsTest, ManyObjectsAreDistinguished) {
  InitialEvents events(nullptr);
  for (int i = 0; i < 1000; ++i) {
    events.apply(WatchEventType::Added, make_pod("web/p" + std::to_string(i), "1"));
  }
  for (int i = 0; i < 1000; i += 2) {
    events.apply(WatchEventType::Deleted, make_pod("web/p" + std::to_string(i), "2"));
  }
  EXPECT_EQ(events.size(), 500u);
  for (const ObjectPtr& object : events.take()) {
    EXPECT_EQ((object->name().back() - '0') % 2, 1) << object->name();
  }
}

class KnownInitialEventsTest : public ::testing::Test {
 protected:
  KnownInitialEventsTest() {
    store_.set_knows_objects(true);
    EXPECT_TRUE(store_.add(known_, {}));
  }

  test_support::RecordingStore store_;
  const ObjectPtr known_ = make_pod("web/a", "1");
};

TEST_F(KnownInitialEventsTest, UnchangedObjectIsTheKnownHandle) {
  InitialEvents events(store_.known_objects());
  events.apply(WatchEventType::Added, make_pod("web/a", "1"));
  EXPECT_THAT(events.take(), ElementsAre(known_));
}

TEST_F(KnownInitialEventsTest, ChangedObjectIsTheNewHandle) {
  InitialEvents events(store_.known_objects());
  events.apply(WatchEventType::Added, make_pod("web/a", "2"));
  EXPECT_THAT(texts(events.take()), ElementsAre("web/a@2"));
}

TEST_F(KnownInitialEventsTest, RecreatedObjectIsTheNewHandle) {
  InitialEvents events(store_.known_objects());
  const ObjectPtr other = make_object(
      {.namespace_name = "web", .name = "a", .resource_version = "1", .uid = "another"});
  events.apply(WatchEventType::Added, other);
  EXPECT_THAT(events.take(), ElementsAre(other));
}

}  // namespace
}  // namespace kinform::inline v0
