// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/schema_pattern.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

using ::testing::HasSubstr;

std::string error_of(std::string_view pattern) {
  const Result<void> checked = PatternChecker().check(pattern);
  return checked ? "" : checked.error().message;
}

PatternMatch match(std::string_view text, std::string_view pattern) {
  PatternCache cache;
  return PatternMatcher(cache).match(text, pattern);
}

TEST(SchemaPatternTest, AnyPartOfTheTextMayMatch) {
  EXPECT_EQ(match("xay", "a"), PatternMatch::Yes);
  EXPECT_EQ(match("xay", "^a$"), PatternMatch::No);
  EXPECT_EQ(match("a1", R"(^[a-z]\d$)"), PatternMatch::Yes);
  EXPECT_EQ(match("ä", "^.$"), PatternMatch::Yes);
  EXPECT_EQ(match("a\n", "^a$"), PatternMatch::No);
}

TEST(SchemaPatternTest, SyntaxIsThatOfRe2) {
  EXPECT_EQ(error_of(R"(^[a-z]([-a-z0-9]*[a-z0-9])?(\.[a-z]+)*$)"), "");
  EXPECT_THAT(error_of("(?=a)b"), HasSubstr("error parsing regexp: "));
  for (const char* const invalid : {"(", "[", "a**", R"((a)\1)", "(?<!a)b", "a{1001}"}) {
    EXPECT_NE(error_of(invalid), "") << invalid;
  }
}

TEST(SchemaPatternTest, LargePatternsAreRejected) {
  EXPECT_NE(error_of(std::string(20'000, 'a')), "");
  EXPECT_NE(error_of("((a{100}){100}){100}"), "");
  EXPECT_NE(error_of(R"(\pL{1000})"), "");
}

TEST(SchemaPatternTest, PatternsOfADefinitionAreLimitedTogether) {
  PatternChecker checker;
  int checked = 0;
  while (checked < 10'000 && checker.check("(abcdefgh){1000}").ok()) ++checked;
  EXPECT_GT(checked, 50);
  EXPECT_LT(checked, 1'000);
  EXPECT_FALSE(checker.check("a").ok());
}

// A matcher that backtracks, or that is quadratic, takes minutes.
TEST(SchemaPatternTest, LongTextsAreMatchedInLinearTime) {
  const std::string text(3'000'000, 'a');
  EXPECT_EQ(match(text, "(a+)+$"), PatternMatch::Yes);
  EXPECT_EQ(match(text, "^(a|b)*$"), PatternMatch::Yes);
  for (const char* const pattern : {"(a+)+$b", "(a|a)*$c", "((a*)*)*b", "(.*)(.*)(.*)x"}) {
    EXPECT_EQ(match(text, pattern), PatternMatch::No) << pattern;
  }
}

TEST(SchemaPatternTest, TextsThatWouldTakeTooLongAreNotMatched) {
  const std::string text(1'000'000, 'a');
  constexpr std::string_view kLarge = "(a|b)*a(a|b){500}c";
  EXPECT_EQ(match(text, kLarge), PatternMatch::TooExpensive);
  EXPECT_EQ(match(text.substr(0, 1'000), kLarge), PatternMatch::No);

  PatternCache cache;
  PatternMatcher matcher(cache);
  int matched = 0;
  while (matched < 100'000 && matcher.match(text, "b$") == PatternMatch::No) ++matched;
  EXPECT_GT(matched, 1);
  EXPECT_LT(matched, 1'000);
}

TEST(SchemaPatternTest, PatternsAreCompiledOnce) {
  PatternCache cache;
  const auto* const first = cache.find("a+");
  EXPECT_NE(first, nullptr);
  EXPECT_NE(cache.find("b+"), first);
  EXPECT_EQ(cache.find("a+"), first);
  EXPECT_EQ(cache.find("("), nullptr);
  EXPECT_EQ(match("x", "("), PatternMatch::Yes);
}

TEST(SchemaPatternTest, MorePatternsThanTheCacheHoldsStillMatch) {
  PatternCache cache;
  PatternMatcher matcher(cache);
  for (int i = 0; i < 1'000; ++i) {
    const std::string text = "a" + std::to_string(i % 500);
    EXPECT_EQ(matcher.match(text, "^" + text + "$"), PatternMatch::Yes);
    EXPECT_EQ(matcher.match("a", "^" + text + "$"), PatternMatch::No);
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
