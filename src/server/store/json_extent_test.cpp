// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/json_extent.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

TEST(JsonExtentTest, BytesAreThoseOfTheCompactText) {
  for (const std::string_view text :
       {"null", "true", "false", "-12.50", R"("text")", "[]", "{}", "[1,2,[3]]",
        R"({"a":1,"bc":[true,null,{}],"d":{"e":"f"}})"}) {
    EXPECT_EQ(extent_of(parse_json(text).value()).bytes, text.size()) << text;
  }
}

// Regression: a string of 3 MB of control characters was counted as such and written as 18 MB.
TEST(JsonExtentTest, BytesOfStringsAndKeysIncludeTheirEscapes) {
  for (const std::string_view text :
       {R"("\"\\")", R"(["\n\t\u0001\u001f"])", R"({"a\"b\\":"\\\"","\u0000":0})", "\"ä\""}) {
    EXPECT_EQ(extent_of(parse_json(text).value()).bytes, text.size()) << text;
  }
  EXPECT_EQ(extent_of(Json("\xff")).bytes, Json("\xff").to_json().size());
}

TEST(JsonExtentTest, ValuesAndLevelsAreCounted) {
  EXPECT_EQ(extent_of(Json(1)).depth, 0U);
  EXPECT_EQ(extent_of(Json::array()).depth, 1U);
  const JsonExtent extent = extent_of(parse_json(R"({"a":[1,{}],"b":2})").value());
  EXPECT_EQ(extent.depth, 3U);
  EXPECT_EQ(extent.values, 5U);
}

}  // namespace
}  // namespace kinform::inline v0::server
