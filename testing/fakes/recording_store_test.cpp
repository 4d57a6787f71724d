// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/recording_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::ElementsAre;

TEST(RecordingStoreTest, KeepsObjectsAndCalls) {
  RecordingStore store;
  EXPECT_TRUE(store.replace({make_pod("web/b", "2"), make_pod("web/a", "1")}, "9", {}));
  EXPECT_EQ(store.content(), "web/a@1 web/b@2");
  EXPECT_TRUE(store.add(make_pod("web/c", "10"), {}));
  EXPECT_TRUE(store.update(make_pod("web/a", "11"), {}));
  EXPECT_TRUE(store.remove(make_pod("web/b", "12"), {}));
  EXPECT_TRUE(store.resync({}));
  store.bookmark("13");
  EXPECT_EQ(store.content(), "web/a@11 web/c@10");
  EXPECT_THAT(store.calls(),
              ElementsAre("replace [web/b@2 web/a@1] at 9", "add web/c@10", "update web/a@11",
                          "remove web/b@12", "resync", "bookmark 13"));
  store.clear_calls();
  EXPECT_TRUE(store.calls().empty());
  EXPECT_EQ(store.get({"web", "c"})->resource_version(), "10");
}

TEST(RecordingStoreTest, FailsOnceWithTheGivenError) {
  RecordingStore store;
  store.fail_next({ErrorCode::UserCode, "no"});
  EXPECT_EQ(store.add(make_pod("a", "1"), {}).error().code, ErrorCode::UserCode);
  EXPECT_EQ(store.content(), "");
  EXPECT_TRUE(store.add(make_pod("a", "1"), {}));
  EXPECT_EQ(store.content(), "a@1");
}

TEST(RecordingStoreTest, StoppedCallChangesNothing) {
  RecordingStore store;
  std::stop_source stop;
  store.set_before_call([&] { stop.request_stop(); });
  EXPECT_EQ(store.add(make_pod("a", "1"), stop.get_token()).error().code, ErrorCode::Cancelled);
  EXPECT_TRUE(store.calls().empty());
}

TEST(RecordingStoreTest, ReturnsKnownObjectsWhenEnabled) {
  RecordingStore store;
  ASSERT_TRUE(store.add(make_pod("web/a", "1"), {}));
  EXPECT_EQ(store.known_objects(), nullptr);
  store.set_knows_objects(true);
  EXPECT_TRUE(store.known_objects()->find({"web", "a"}));
  EXPECT_FALSE(store.known_objects()->find({"web", "b"}));
  EXPECT_EQ(store.known_objects()->list().size(), 1u);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
