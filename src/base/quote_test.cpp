#include "base/quote.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace kinform {
namespace {

using namespace std::string_view_literals;

std::string quoted(std::string_view text) {
  std::string out;
  append_quoted(out, text);
  return out;
}

std::string json_quoted(std::string_view text) {
  std::string out;
  append_json_quoted(out, text);
  return out;
}

// The expected forms are those of Go's strconv.Quote.

TEST(QuoteTest, PlainTextIsOnlyEnclosed) {
  EXPECT_EQ(quoted(""), R"("")");
  EXPECT_EQ(quoted("web/a ~!"), R"("web/a ~!")");
}

TEST(QuoteTest, AppendsToWhatIsThere) {
  std::string out = "key=";
  append_quoted(out, "value");
  EXPECT_EQ(out, R"(key="value")");
}

TEST(QuoteTest, QuotationMarksAndBackslashesAreEscaped) {
  EXPECT_EQ(quoted(R"(say "a\b")"), R"("say \"a\\b\"")");
}

TEST(QuoteTest, ControlCharactersAreEscaped) {
  EXPECT_EQ(quoted("\a\b\f\n\r\t\v"), R"("\a\b\f\n\r\t\v")");
  EXPECT_EQ(quoted("\0\x1b\x7f"sv), R"("\x00\x1b\x7f")");
  EXPECT_EQ(quoted("\u0085"), R"("\u0085")");
}

TEST(QuoteTest, VisibleUnicodeStays) {
  EXPECT_EQ(quoted("grün 日本 😀"), "\"grün 日本 😀\"");
  EXPECT_EQ(quoted("\ufffd"), "\"\ufffd\"");
}

TEST(QuoteTest, InvisibleUnicodeIsShown) {
  EXPECT_EQ(quoted("a\u200b\u00a0\u2028"), R"("a\u200b\u00a0\u2028")");
  EXPECT_EQ(quoted("\u202eabc"), R"("\u202eabc")");  // Would turn the rest of the line around.
  EXPECT_EQ(quoted("\U000e0001"), R"("\U000e0001")");
}

TEST(QuoteTest, BytesThatAreNotUtf8AreShownOneByOne) {
  EXPECT_EQ(quoted("a\xff\xc3(\xe2\x82"), R"("a\xff\xc3(\xe2\x82")");
}

TEST(JsonQuoteTest, PlainTextIsOnlyEnclosed) {
  EXPECT_EQ(json_quoted(""), R"("")");
  EXPECT_EQ(json_quoted("web/a grün 😀"), "\"web/a grün 😀\"");
}

TEST(JsonQuoteTest, WhatJsonForbidsIsEscaped) {
  EXPECT_EQ(json_quoted("\"\\\n\r\t"), R"("\"\\\n\r\t")");
  EXPECT_EQ(json_quoted("\0\b\x1f"sv), R"("\u0000\u0008\u001f")");
}

TEST(JsonQuoteTest, DeleteIsAllowedInJson) {
  EXPECT_EQ(json_quoted("\x7f"), "\"\x7f\"");
}

TEST(JsonQuoteTest, EachByteThatIsNotUtf8IsReplaced) {
  EXPECT_EQ(json_quoted("a\xff\xe2\x82z"), "\"a\ufffd\ufffd\ufffdz\"");
}

}  // namespace
}  // namespace kinform
