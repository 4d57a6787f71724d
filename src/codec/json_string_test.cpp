// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_string.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0::codec {
namespace {

std::string unescaped(std::string_view inside) {
  std::string out;
  EXPECT_EQ(append_unescaped(out, inside), std::nullopt) << inside;
  return out;
}

TEST(JsonStringTest, EndsAtTheFirstUnescapedQuote) {
  EXPECT_EQ(inside_of_json_string(R"(" rest)"), "");
  EXPECT_EQ(inside_of_json_string(R"(plain": "x")"), "plain");
  EXPECT_EQ(inside_of_json_string(R"(a\"b\\" rest")"), R"(a\"b\\)");
}

TEST(JsonStringTest, EscapesAreDecoded) {
  EXPECT_EQ(unescaped("plain"), "plain");
  EXPECT_EQ(unescaped(R"(\"\\\/\b\f\n\r\t)"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(unescaped(R"(\u0041\u00e9\u20AC)"), "A\u00e9\u20AC");
  EXPECT_EQ(unescaped(R"(\u0000)"), std::string(1, '\0'));
}

TEST(JsonStringTest, SurrogatePairBecomesOneCharacter) {
  EXPECT_EQ(unescaped(R"(\uD83D\uDE80)"), "\U0001F680");
  EXPECT_EQ(unescaped(R"(\uDBFF\uDFFF)"), "\U0010FFFF");
}

TEST(JsonStringTest, LoneSurrogatesBecomeReplacementCharacters) {
  EXPECT_EQ(unescaped(R"(\uD83D)"), "\uFFFD");
  EXPECT_EQ(unescaped(R"(\uDE80x)"), "\uFFFDx");
  EXPECT_EQ(unescaped(R"(\uD83D\u0041)"), "\uFFFDA");
  EXPECT_EQ(unescaped(R"(\uD83D\uD83D\uDE80)"), "\uFFFD\U0001F680");
  EXPECT_EQ(unescaped(R"(\uD83D\n)"), "\uFFFD\n");
}

TEST(JsonStringTest, PositionOfAnInvalidEscapeIsReturned) {
  std::string out;
  EXPECT_EQ(append_unescaped(out, R"(ab\x)"), 2U);
  EXPECT_EQ(out, "ab");
  for (const char* inside : {R"(\u12)", R"(\u12G4)", R"(\u+123)", R"(\U0041)", R"(\')", R"(\)"}) {
    EXPECT_EQ(append_unescaped(out, inside), 0U) << inside;
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
