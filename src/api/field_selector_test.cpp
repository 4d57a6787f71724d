// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/field_selector.hpp"

#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

using Fields = std::map<std::string, std::string>;

FieldSelector selector_of(std::string_view text) {
  return FieldSelector::parse(text).value();
}

bool matches(std::string_view text, const Fields& fields) {
  return selector_of(text).matches(fields);
}

// Operators are =, == and !=; empty terms are skipped (SEL-20).

TEST(FieldSelectorTest, EmptyTermsAreSkipped) {
  for (const std::string_view text : {"", ",", ",,,"}) {
    EXPECT_TRUE(selector_of(text).is_everything()) << text;
  }
  EXPECT_EQ(selector_of(",a=b,,c=d,").to_string(), "a=b,c=d");
}

TEST(FieldSelectorTest, SingleAndDoubleEqualsAreTheSame) {
  EXPECT_EQ(selector_of("a==b"), selector_of("a=b"));
  EXPECT_EQ(selector_of("a==b").to_string(), "a=b");
  EXPECT_NE(selector_of("a!=b"), selector_of("a=b"));
}

TEST(FieldSelectorTest, ParsedRequirementsAreVisible) {
  EXPECT_THAT(selector_of("status.phase!=Running,metadata.name=web").requirements(),
              ElementsAre(FieldRequirement{"metadata.name", FieldOperator::Equals, "web"},
                          FieldRequirement{"status.phase", FieldOperator::NotEquals, "Running"}));
}

// Values have escapes, and all terms must hold (SEL-21, SEL-23).

TEST(FieldSelectorTest, TextFormsHaveCanonicalText) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"metadata.name=web", "metadata.name=web"},
      {"z=1,a!=2,a=1", "a!=2,a=1,z=1"},
      {"a=", "a="},
      {"a!=", "a!="},
      {"a==", "a="},
      {R"(a=\\)", R"(a=\\)"},
      {R"(a=x\,b\=y)", R"(a=x\,b\=y)"},
      {R"(a==\=\=b)", R"(a=\=\=b)"},
      {"a=b!c", "a=b!c"},
      {" a = b ", " a = b "},      // Blanks are part of name and value.
      {R"(a\,b=c)", R"(a\,b=c)"},  // Field names have no escapes.
      {R"(a\=b)", R"(a\=b)"},
  };
  for (const auto& [text, expected] : cases) {
    EXPECT_EQ(selector_of(text).to_string(), expected) << text;
  }
}

TEST(FieldSelectorTest, EscapesAreRemovedFromValues) {
  EXPECT_THAT(selector_of(R"(a=x\\\,\=y)").requirements(),
              ElementsAre(FieldRequirement{"a", FieldOperator::Equals, R"(x\,=y)"}));
}

TEST(FieldSelectorTest, NameEndsAtTheFirstOperator) {
  EXPECT_THAT(selector_of(R"(a\=b)").requirements(),
              ElementsAre(FieldRequirement{"a\\", FieldOperator::Equals, "b"}));
  EXPECT_THAT(selector_of(R"(a\,b!=c)").requirements(),
              ElementsAre(FieldRequirement{R"(a\,b)", FieldOperator::NotEquals, "c"}));
}

TEST(FieldSelectorTest, ErrorsNamePositionAndProblem) {
  struct Refusal {
    std::string_view text;
    int position;
    std::string_view problem;
  };
  const Refusal refusals[] = {
      {"x", 0, "no \"=\", \"==\" or \"!=\" in \"x\""},
      {"a=b,x", 4, "in \"x\""},
      {"x!a", 0, "in \"x!a\""},
      {"x in (a)", 0, "in \"x in (a)\""},
      {"x in (a,b)", 0, "in \"x in (a\""},
      {"x=a,b", 4, "in \"b\""},
      {"=a", 0, "missing field name before \"=\""},
      {"a=b,!=c", 4, "missing field name before \"!=\""},
      {"x=a=b", 3, "needs a backslash"},
      {"x==a==b", 4, "needs a backslash"},
      {"x===a", 3, "needs a backslash"},
      {"x!==a", 3, "needs a backslash"},
      {R"(x=a\b)", 3, R"(invalid escape: "\\b")"},
      {R"(x=\)", 2, R"(invalid escape: "\\")"},
      {R"(y=b,x=a\\\)", 9, R"(invalid escape: "\\")"},
  };
  for (const auto& [text, position, problem] : refusals) {
    const Result<FieldSelector> selector = FieldSelector::parse(text);
    ASSERT_FALSE(selector) << text;
    EXPECT_EQ(selector.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(selector.error().message, HasSubstr(": byte " + std::to_string(position) + ": "));
    EXPECT_THAT(selector.error().message, HasSubstr(std::string(problem)));
  }
}

// A missing field compares as the empty string (SEL-22).

TEST(FieldSelectorTest, MissingFieldComparesAsEmpty) {
  EXPECT_TRUE(matches("f!=x", {}));
  EXPECT_TRUE(matches("f=", {}));
  EXPECT_FALSE(matches("f=x", {}));
  EXPECT_FALSE(matches("f!=", {}));
  EXPECT_TRUE(matches("f=", {{"f", ""}}));
}

TEST(FieldSelectorTest, AllTermsMustHold) {
  EXPECT_TRUE(matches("a=1,b!=2", {{"a", "1"}, {"b", "3"}}));
  EXPECT_FALSE(matches("a=1,b!=2", {{"a", "1"}, {"b", "2"}}));
  EXPECT_FALSE(matches("a=1,a=2", {{"a", "1"}}));
  EXPECT_TRUE(matches("", {{"a", "1"}}));
}

TEST(FieldSelectorTest, EscapedValueMatchesItsPlainText) {
  EXPECT_TRUE(matches(R"(a=x\,y\=z)", {{"a", "x,y=z"}}));
}

// Builders.

TEST(FieldSelectorTest, EqualsEscapesItsValue) {
  const FieldSelector selector = FieldSelector::equals("metadata.name", R"(a,b=c\)").value();
  EXPECT_EQ(selector.to_string(), R"(metadata.name=a\,b\=c\\)");
  EXPECT_EQ(selector, selector_of(selector.to_string()));
}

TEST(FieldSelectorTest, NamesThatWouldNotParseAgainAreRefused) {
  for (const std::string_view field : {"", "a=b", "a,b", "a!", "a\\"}) {
    const Result<FieldSelector> selector = FieldSelector::equals(std::string(field), "x");
    ASSERT_FALSE(selector) << field;
    EXPECT_EQ(selector.error().code, ErrorCode::InvalidArgument);
  }
  EXPECT_THAT(FieldSelector::equals("a,b", "x").error().message, HasSubstr("byte 1"));
}

TEST(FieldSelectorTest, ExactMatchIsFoundAmongOtherTerms) {
  EXPECT_EQ(selector_of("a!=1,a=2").requires_exact_match("a"), "2");
  EXPECT_EQ(selector_of("metadata.name=").requires_exact_match("metadata.name"), "");
  EXPECT_EQ(selector_of("a!=1").requires_exact_match("a"), std::nullopt);
  EXPECT_EQ(selector_of("b=1").requires_exact_match("a"), std::nullopt);
}

TEST(FieldSelectorTest, EqualityIgnoresOrder) {
  EXPECT_EQ(selector_of("a=1,b=2"), selector_of("b==2,a=1"));
  EXPECT_NE(selector_of("a=1,b=2"), selector_of("a=1"));
}

TEST(FieldSelectorPropertyTest, PrintedSelectorParsesToAnEqualOne) {
  std::mt19937_64 random(21);
  const std::string alphabet = "ab=,!\\ \n\xff";
  for (int i = 0; i < 5000; ++i) {
    std::vector<FieldRequirement> requirements(random() % 4);
    for (FieldRequirement& requirement : requirements) {
      requirement.field = random() % 2 == 0 ? "metadata.name" : "a";
      if (random() % 2 == 0) requirement.operation = FieldOperator::NotEquals;
      for (std::size_t size = random() % 8; size > 0; --size) {
        requirement.value += alphabet[random() % alphabet.size()];
      }
    }
    const FieldSelector selector = FieldSelector::from_requirements(requirements).value();
    const Result<FieldSelector> read = FieldSelector::parse(selector.to_string());
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(*read, selector) << selector.to_string();
  }
}

}  // namespace
}  // namespace kinform::inline v0
