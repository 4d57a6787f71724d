// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/json_pointer.hpp"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Tokens {
  std::vector<std::string> texts = {};
  bool failed = false;
};

Tokens read(std::string_view pointer) {
  JsonPointerReader reader(pointer);
  Tokens tokens;
  while (const auto token = reader.next()) tokens.texts.emplace_back(*token);
  tokens.failed = reader.failed();
  return tokens;
}

TEST(JsonPointerTest, SplitsAtSlashes) {
  EXPECT_THAT(read("/spec/containers/0").texts, ElementsAre("spec", "containers", "0"));
  EXPECT_FALSE(read("/spec/containers/0").failed);
}

TEST(JsonPointerTest, EmptyPointerNamesTheWholeDocument) {
  EXPECT_THAT(read("").texts, IsEmpty());
  EXPECT_FALSE(read("").failed);
}

TEST(JsonPointerTest, TokensMayBeEmpty) {
  EXPECT_THAT(read("/").texts, ElementsAre(""));
  EXPECT_THAT(read("//a/").texts, ElementsAre("", "a", ""));
}

TEST(JsonPointerTest, EscapesAreDecoded) {
  EXPECT_THAT(read("/a~1b/m~0n/~01").texts, ElementsAre("a/b", "m~n", "~1"));
}

TEST(JsonPointerTest, TextWithoutALeadingSlashIsAnError) {
  EXPECT_TRUE(read("spec").failed);
  EXPECT_THAT(read("spec").texts, IsEmpty());
}

TEST(JsonPointerTest, StrayTildeIsAnError) {
  EXPECT_TRUE(read("/a~").failed);
  EXPECT_TRUE(read("/a~2b").failed);
  EXPECT_THAT(read("/x/a~2b").texts, ElementsAre("x"));
}

TEST(JsonPointerTest, IndexIsPlainDigits) {
  EXPECT_EQ(json_pointer_index("0"), 0U);
  EXPECT_EQ(json_pointer_index("120"), 120U);
  for (const char* token : {"", "-", "-1", "+1", "01", "1x", " 1", "99999999999999999999999"}) {
    EXPECT_EQ(json_pointer_index(token), std::nullopt) << token;
  }
}

}  // namespace
}  // namespace kinform::inline v0
