// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/objects.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

TEST(ObjectsTest, PodHasTheGivenKeyAndVersion) {
  const ObjectPtr pod = make_pod("web/a", "5", R"("spec": {"nodeName": "n1"})");
  EXPECT_EQ(pod->api_version(), "v1");
  EXPECT_EQ(pod->kind(), "Pod");
  EXPECT_EQ(pod->namespace_name(), "web");
  EXPECT_EQ(pod->name(), "a");
  EXPECT_EQ(pod->resource_version(), "5");
  EXPECT_EQ(pod->at("/spec/nodeName").as_string(), "n1");
}

TEST(ObjectsTest, UidFollowsTheKeyUnlessItIsGiven) {
  EXPECT_EQ(make_pod("web/a", "5")->uid(), make_pod("web/a", "6")->uid());
  EXPECT_NE(make_pod("web/a", "5")->uid(), make_pod("db/a", "5")->uid());
  EXPECT_EQ(make_object({.name = "a", .uid = "u"})->uid(), "u");
}

TEST(ObjectsTest, FieldsAreWritten) {
  const ObjectPtr object = make_object({.api_version = "apps/v1",
                                        .kind = "Deployment",
                                        .name = "quote\"d",
                                        .labels = {{"app", "x"}, {"tier", "y"}},
                                        .annotations = {{"note", "z"}}});
  EXPECT_EQ(object->name(), "quote\"d");
  EXPECT_EQ(object->label("tier"), "y");
  EXPECT_EQ(object->annotations()["note"].as_string(), "z");
  EXPECT_EQ(object->namespace_name(), "");
}

TEST(ObjectsTest, EventsHaveTheirTypes) {
  EXPECT_EQ(added(make_pod("a", "1")).type, WatchEventType::Added);
  EXPECT_EQ(modified(make_pod("a", "1")).type, WatchEventType::Modified);
  EXPECT_EQ(deleted(make_pod("a", "1")).type, WatchEventType::Deleted);
  EXPECT_EQ(error_event({ErrorCode::Expired, "x"}).error.code, ErrorCode::Expired);
  EXPECT_EQ(bookmark("7").object->resource_version(), "7");
  EXPECT_TRUE(bookmark("7").object->annotations().is_absent());
  EXPECT_EQ(initial_events_end("7").object->annotations()["k8s.io/initial-events-end"].as_string(),
            "true");
}

}  // namespace
}  // namespace kinform::inline v0::test_support
