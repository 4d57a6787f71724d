// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/list_query.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::client {
namespace {

using ::testing::HasSubstr;

// Zero values are omitted (LW-08).
TEST(ListQueryTest, ZeroValuesAreOmitted) {
  EXPECT_EQ(list_query({}, {}).value().to_string(), "");
  EXPECT_EQ(watch_query({}, {}).value().to_string(), "watch=true");
}

// Parameters have the JSON names of ListOptions (LW-08).
TEST(ListQueryTest, EachOptionIsSentUnderItsJsonName) {
  EXPECT_EQ(list_query({.label_selector = "app=web", .field_selector = "metadata.name=a"},
                       {.resource_version = "7",
                        .version_match = VersionMatch::Exact,
                        .limit = 500,
                        .continue_token = "ab/c="})
                .value()
                .to_string(),
            "continue=ab%2Fc%3D&fieldSelector=metadata.name%3Da&labelSelector=app%3Dweb&limit=500&"
            "resourceVersion=7&resourceVersionMatch=Exact");
  EXPECT_EQ(watch_query({.label_selector = "app=web"},
                        {.resource_version = "7", .allow_bookmarks = true, .timeout_seconds = 300})
                .value()
                .to_string(),
            "allowWatchBookmarks=true&labelSelector=app%3Dweb&resourceVersion=7&timeoutSeconds=300&"
            "watch=true");
}

// An optional parameter that is set is sent even if its value is zero (LW-08).
TEST(ListQueryTest, ZeroOptionalValuesAreSent) {
  EXPECT_EQ(
      watch_query({}, {.send_initial_events = false, .timeout_seconds = 0}).value().to_string(),
      "resourceVersionMatch=NotOlderThan&sendInitialEvents=false&timeoutSeconds=0&watch=true");
}

TEST(ListQueryTest, StreamingListSetsTheRequiredVersionMatch) {
  EXPECT_EQ(
      watch_query({}, {.allow_bookmarks = true, .send_initial_events = true}).value().to_string(),
      "allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan&sendInitialEvents=true&"
      "watch=true");
}

TEST(ListQueryTest, SelectorsAreSentInTheirCanonicalForm) {
  EXPECT_EQ(selection_query({.label_selector = " tier in (b,a) , app = web",
                             .field_selector = "status.phase==Running"})
                .value()
                .to_string(),
            "fieldSelector=status.phase%3DRunning&labelSelector=app%3Dweb%2Ctier+in+%28a%2Cb%29");
}

TEST(ListQueryTest, InvalidSelectorIsRejected) {
  EXPECT_THAT(list_query({.label_selector = "a in b"}, {}).error().message, HasSubstr("byte"));
  EXPECT_EQ(watch_query({.field_selector = "a"}, {}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(list_query({}, {.limit = -1}).error().code, ErrorCode::InvalidArgument);
}

}  // namespace
}  // namespace kinform::inline v0::client
