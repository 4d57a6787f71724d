// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/quote.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::string_view_literals;

// The expected texts are those of Go's strconv.Quote.

TEST(QuoteTest, PlainTextIsOnlyQuoted) {
  EXPECT_EQ(quoted_text(""), R"("")");
  EXPECT_EQ(quoted_text("web/a ~!"), R"("web/a ~!")");
}

TEST(QuoteTest, AppendsToExistingText) {
  std::string out = "key=";
  append_quoted(out, "value");
  EXPECT_EQ(out, R"(key="value")");
}

TEST(QuoteTest, QuotationMarksAndBackslashesAreEscaped) {
  EXPECT_EQ(quoted_text(R"(say "a\b")"), R"("say \"a\\b\"")");
}

TEST(QuoteTest, ControlCharactersAreEscaped) {
  EXPECT_EQ(quoted_text("\a\b\f\n\r\t\v"), R"("\a\b\f\n\r\t\v")");
  EXPECT_EQ(quoted_text("\0\x1b\x7f"sv), R"("\x00\x1b\x7f")");
  EXPECT_EQ(quoted_text("\u0085"), R"("\u0085")");
}

TEST(QuoteTest, VisibleUnicodeIsUnchanged) {
  EXPECT_EQ(quoted_text("grün 日本 😀"), "\"grün 日本 😀\"");
  EXPECT_EQ(quoted_text("\ufffd"), "\"\ufffd\"");
}

TEST(QuoteTest, InvisibleUnicodeIsEscaped) {
  EXPECT_EQ(quoted_text("a\u200b\u00a0\u2028"), R"("a\u200b\u00a0\u2028")");
  EXPECT_EQ(quoted_text("\u202eabc"), R"("\u202eabc")");  // Would reverse the rest of the line.
  EXPECT_EQ(quoted_text("\U000e0001"), R"("\U000e0001")");
}

TEST(QuoteTest, BytesThatAreNotUtf8AreEscapedOneByOne) {
  EXPECT_EQ(quoted_text("a\xff\xc3(\xe2\x82"), R"("a\xff\xc3(\xe2\x82")");
}

// For text from outside on a terminal: no forged lines, no escape sequences, no reversed text.
TEST(QuoteTest, EscapedTextIsOneVisibleLineWithoutQuotationMarks) {
  EXPECT_EQ(escaped_text(R"(no "podz" in C:\x, grün)"), R"(no "podz" in C:\x, grün)");
  EXPECT_EQ(escaped_text("a\nkinform: recovered"), R"(a\nkinform: recovered)");
  EXPECT_EQ(escaped_text("\x1b[31m\a"), R"(\x1b[31m\a)");
  EXPECT_EQ(escaped_text("\u009b31m\x9b"), R"(\u009b31m\x9b)");  // CSI as UTF-8 and as a raw byte.
  EXPECT_EQ(escaped_text("\u202egpj\u2066"), R"(\u202egpj\u2066)");
}

TEST(QuoteTest, LongTextIsShortenedBetweenCharacters) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc… (4 bytes)");
  EXPECT_EQ(shortened("aü€b", 4), "aü… (7 bytes)");
  EXPECT_EQ(shortened("\x9b\x9b\x9b\x9b\x9b\x9b", 5), "\x9b\x9b… (6 bytes)");
}

}  // namespace
}  // namespace kinform::inline v0
