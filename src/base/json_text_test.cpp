// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/json_text.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

std::string as_json(std::string_view text) {
  std::string out;
  append_json_string(out, text);
  return out;
}

std::string printed(double number) {
  std::string out;
  append_json_double(out, number);
  return out;
}

TEST(JsonTextTest, PlainTextIsOnlyQuoted) {
  EXPECT_EQ(as_json(""), R"("")");
  EXPECT_EQ(as_json("kube-system"), R"("kube-system")");
  EXPECT_EQ(as_json("0123456789abcdefghijk"), R"("0123456789abcdefghijk")");
}

TEST(JsonTextTest, AppendsToExistingText) {
  std::string out = "{";
  append_json_string(out, "a");
  out += ':';
  append_json_integer(out, std::int64_t{-7});
  EXPECT_EQ(out, R"({"a":-7)");
}

TEST(JsonTextTest, QuoteAndBackslashAreEscapedAtAnyPosition) {
  for (std::size_t position = 0; position < 20; ++position) {
    std::string text(20, 'x');
    text[position] = '"';
    EXPECT_EQ(as_json(text),
              '"' + std::string(position, 'x') + "\\\"" + std::string(19 - position, 'x') + '"');
    text[position] = '\\';
    EXPECT_EQ(as_json(text),
              '"' + std::string(position, 'x') + "\\\\" + std::string(19 - position, 'x') + '"');
  }
}

TEST(JsonTextTest, ControlCharactersAreEscaped) {
  EXPECT_EQ(as_json("a\nb\tc\rd\be\ff"), R"("a\nb\tc\rd\be\ff")");
  EXPECT_EQ(as_json(std::string_view("\0\x01\x1f\x7f", 4)), "\"\\u0000\\u0001\\u001f\x7f\"");
}

TEST(JsonTextTest, HtmlAndSlashAreLeftAlone) {
  EXPECT_EQ(as_json("<a href='/x'>&</a>"), R"("<a href='/x'>&</a>")");
}

TEST(JsonTextTest, Utf8PassesThrough) {
  EXPECT_EQ(as_json("grün, 日本, \U0001F680"), "\"grün, 日本, \U0001F680\"");
  EXPECT_EQ(as_json("\u2028\uFFFF\U0010FFFF"), "\"\u2028\uFFFF\U0010FFFF\"");
}

TEST(JsonTextTest, BytesThatAreNotUtf8BecomeReplacementCharacters) {
  EXPECT_EQ(as_json("a\xFFz"), "\"a\uFFFDz\"");
  EXPECT_EQ(as_json("\x80"), "\"\uFFFD\"");
  EXPECT_EQ(as_json("\xC3"), "\"\uFFFD\"");                                // Truncated.
  EXPECT_EQ(as_json("\xC0\xAF"), "\"\uFFFD\uFFFD\"");                      // Overlong slash.
  EXPECT_EQ(as_json("\xE0\x80\xAF"), "\"\uFFFD\uFFFD\uFFFD\"");            // Overlong.
  EXPECT_EQ(as_json("\xED\xA0\x80"), "\"\uFFFD\uFFFD\uFFFD\"");            // A surrogate.
  EXPECT_EQ(as_json("\xF4\x90\x80\x80"), "\"\uFFFD\uFFFD\uFFFD\uFFFD\"");  // Beyond U+10FFFF.
  EXPECT_EQ(as_json("\xF0\x9F\x9Ax"), "\"\uFFFD\uFFFD\uFFFDx\"");
}

TEST(JsonTextTest, IntegerLimitsAreWrittenExactly) {
  std::string out;
  append_json_integer(out, std::numeric_limits<std::int64_t>::min());
  out += ' ';
  append_json_integer(out, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(out, "-9223372036854775808 18446744073709551615");
}

TEST(JsonTextTest, DoublesUseTheShortestTextAndStayDoubles) {
  EXPECT_EQ(printed(0.1), "0.1");
  EXPECT_EQ(printed(1), "1.0");
  EXPECT_EQ(printed(-0.0), "-0.0");
  EXPECT_EQ(printed(1e300), "1e+300");
  EXPECT_EQ(printed(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(printed(-2.5e-8), "-2.5e-08");
}

TEST(JsonTextTest, NonFiniteNumbersBecomeNull) {
  EXPECT_EQ(printed(std::nan("")), "null");
  EXPECT_EQ(printed(std::numeric_limits<double>::infinity()), "null");
}

}  // namespace
}  // namespace kinform::inline v0
