// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests of the comparison: matching and differing values.

#include "tests/conformance/expectation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::conformance {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> problems(const std::string& expected, const std::string& actual) {
  Variables variables = {{"seven", Json("7")}};
  return compare(parse_json(expected).value(), parse_json(actual).value(), variables);
}

TEST(ExpectationTest, ObjectMayHaveExtraMembersButAnArrayNoExtraElements) {
  EXPECT_THAT(problems(R"({"a":1})", R"({"a":1,"b":2})"), IsEmpty());
  EXPECT_THAT(problems(R"([1])", R"([1,2])"), ElementsAre(": want [1], got [1,2]"));
}

TEST(ExpectationTest, DifferencesHaveTheirLocation) {
  EXPECT_THAT(problems(R"({"a":[{"b":1}]})", R"({"a":[{"b":2}]})"),
              ElementsAre("/a/0/b: want 1, got 2"));
  EXPECT_THAT(problems(R"({"a":{"b":1}})", R"({"a":{}})"), ElementsAre("/a/b: is missing, want 1"));
}

TEST(ExpectationTest, VariablesAreReplacedInsideTextAndIncremented) {
  EXPECT_THAT(problems(R"(["${seven}","/x/${seven}?y","${seven + 3}","${none}"])",
                       R"(["7","/x/7?y","10","${none}"])"),
              IsEmpty());
}

TEST(ExpectationTest, SavedValueIsAvailableToTheNextComparison) {
  Variables variables;
  EXPECT_THAT(compare({{"a", {{"$save", "x"}}}}, {{"a", 5}}, variables), IsEmpty());
  EXPECT_THAT(compare("${x}", 5, variables), IsEmpty());
  EXPECT_THAT(compare("${x}", 6, variables), ElementsAre(": want 5, got 6"));
}

struct RuleCase {
  const char* expected = "";
  const char* good = "";
  const char* bad = "";
};

// For each rule, one value that satisfies it and one that does not.
TEST(ExpectationTest, RulesAcceptAndReject) {
  for (const RuleCase& rule : {
           RuleCase{R"({"a":{"$absent":true}})", R"({})", R"({"a":1})"},
           RuleCase{R"({"a":{"$present":true}})", R"({"a":null})", R"({})"},
           RuleCase{R"({"$exactly":{"a":1}})", R"({"a":1})", R"({"a":1,"b":2})"},
           RuleCase{R"({"$size":2})", R"([1,2])", R"([1])"},
           RuleCase{R"({"$not":1})", "2", "1"},
           RuleCase{R"({"$any":[1,2]})", "2", "3"},
           RuleCase{R"({"$some":{"a":1}})", R"([{"a":2},{"a":1}])", R"([{"a":2}])"},
           RuleCase{R"({"$each":{"a":1}})", R"([{"a":1},{"a":1}])", R"([{"a":1},{"a":2}])"},
           RuleCase{R"({"$each":{"a":1}})", R"([{"a":1}])", "[]"},
           RuleCase{R"({"$keys":["a","b?"]})", R"({"a":1})", R"({"a":1,"c":1})"},
           RuleCase{R"({"$keys":["a"]})", R"({"a":1})", R"({})"},
           RuleCase{R"({"$matches":"a+"})", R"("aa")", R"("ab")"},
           RuleCase{R"({"$newer":"${seven}"})", R"("10")", R"("7")"},
           RuleCase{R"({"$not_older":"${seven}"})", R"("7")", R"("6")"},
           RuleCase{R"({"$all":[{"$size":1},[3]]})", "[3]", "[4]"},
       }) {
    EXPECT_THAT(problems(rule.expected, rule.good), IsEmpty()) << rule.expected;
    EXPECT_FALSE(problems(rule.expected, rule.bad).empty()) << rule.expected;
  }
}

TEST(ExpectationTest, UnknownRuleIsAnErrorInTheTable) {
  EXPECT_THAT(problems(R"({"$nearly":1})", "1"), ElementsAre(HasSubstr("$nearly")));
}

}  // namespace
}  // namespace kinform::inline v0::conformance
