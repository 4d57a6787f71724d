// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/schema_pattern.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

using ::testing::HasSubstr;

std::string error_of(std::string_view pattern) {
  PatternSet patterns;
  const auto compiled = patterns.find(pattern);
  return compiled ? "" : compiled.error().message;
}

PatternMatch match(std::string_view text, std::string_view pattern) {
  PatternSet patterns;
  return PatternMatcher(patterns).match(text, pattern);
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
  PatternSet patterns;
  int large = 0;
  while (patterns.find("(abcdefgh){1000}" + std::to_string(large)).ok()) ++large;
  EXPECT_EQ(large, 64);
  const auto refused = patterns.find("a");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::LimitExceeded);
  EXPECT_TRUE(patterns.find("(abcdefgh){1000}0").ok());
  EXPECT_EQ(PatternMatcher(patterns).match("a", "a"), PatternMatch::TooExpensive);
}

TEST(SchemaPatternTest, ADefinitionMayHaveAThousandSmallPatterns) {
  PatternSet patterns;
  for (int i = 0; i < 1'000; ++i) {
    const std::string name = "name" + std::to_string(i);
    ASSERT_TRUE(patterns.find("^" + name + "-[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$").ok()) << i;
  }
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

  PatternSet patterns;
  PatternMatcher matcher(patterns);
  int matched = 0;
  while (matched < 100'000 && matcher.match(text, "b$") == PatternMatch::No) ++matched;
  EXPECT_GT(matched, 1);
  EXPECT_LT(matched, 1'000);
}

// Regression: beyond a hundred patterns, each string compiled its pattern again.
TEST(SchemaPatternTest, PatternsAreCompiledOnce) {
  PatternSet patterns;
  std::vector<const re2::RE2*> compiled;
  for (int i = 0; i < 500; ++i) {
    compiled.push_back(patterns.find("^a" + std::to_string(i) + "$").value());
  }
  for (int i = 0; i < 500; ++i) {
    EXPECT_EQ(patterns.find("^a" + std::to_string(i) + "$").value(), compiled[i]) << i;
  }
}

TEST(SchemaPatternTest, AnInvalidPatternMatchesEveryText) {
  PatternSet patterns;
  EXPECT_FALSE(patterns.find("(").ok());
  EXPECT_FALSE(patterns.find("(").ok());
  EXPECT_EQ(match("x", "("), PatternMatch::Yes);
}

}  // namespace
}  // namespace kinform::inline v0::server
