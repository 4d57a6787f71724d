// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/notice.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

#include "kinform/json.hpp"

namespace kinform::inline v0::tools {
namespace {

const ApiResource kWidgets{
    .group = "example.org", .version = "v1", .plural = "widgets", .kind = "Widget"};

TEST(NoticeTest, TextNamesTheKindAndTheObject) {
  Notice notice{.resource = &kWidgets, .key = {"web", "a"}, .old_name = "a"};
  EXPECT_EQ(text_of(notice, false), "New Widget Added to Store: a");
  notice.type = NoticeType::Updated;
  EXPECT_EQ(text_of(notice, false), "a Widget Updated to a");
  notice.type = NoticeType::Deleted;
  EXPECT_EQ(text_of(notice, false), "Widget Deleted from Store: a");
}

TEST(NoticeTest, TextIsEmptyForSynced) {
  EXPECT_EQ(text_of({.type = NoticeType::Synced, .resource = &kWidgets}, true), "");
}

// A name from a server can neither forge a line nor control the terminal.
TEST(NoticeTest, ControlCharactersInNamesAreEscaped) {
  const Notice notice{.resource = &kWidgets,
                      .key = {"web", "a\033[2Jb\nNew Pod\u009b1m\x9b\u202ec"}};
  EXPECT_EQ(text_of(notice, false),
            R"(New Widget Added to Store: a\x1b[2Jb\nNew Pod\u009b1m\x9b\u202ec)");
}

TEST(NoticeTest, JsonEscapesSpecialCharacters) {
  const Notice notice{.resource = &kWidgets, .key = {"web", "a\"b"}};
  EXPECT_EQ(parse_json(json_of(notice)).value()["key"].as_string(), "web/a\"b");
}

TEST(NoticeTest, JsonOfClusterScopedObjectHasItsNameAsKey) {
  const Notice notice{.resource = &kWidgets, .key = {"", "a"}};
  EXPECT_EQ(parse_json(json_of(notice)).value()["key"].as_string(), "a");
}

TEST(NoticeTest, TimeIsInLocalTimeZone) {
  const WallTime time = std::chrono::system_clock::from_time_t(1'631'791'925);
  ::setenv("TZ", "XYZ-2", 1);  // Two hours east of Greenwich.
  ::tzset();
  EXPECT_EQ(local_time(time), "2021/09/16 13:32:05");
}

}  // namespace
}  // namespace kinform::inline v0::tools
