// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/label_selector.hpp"

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

using Labels = std::map<std::string, std::string>;

LabelSelector selector_of(std::string_view text) {
  return LabelSelector::parse(text).value();
}

std::string canonical(std::string_view text) {
  return selector_of(text).to_string();
}

bool matches(std::string_view text, const Labels& labels) {
  return selector_of(text).matches(labels);
}

struct Refusal {
  std::string_view text;
  int position;
  std::string_view problem;
};

// gtest prints test parameters with this function.
void PrintTo(const Refusal& refusal, std::ostream* out) {
  *out << refusal.text;
}

// Empty text matches everything (SEL-01).

TEST(LabelSelectorTest, EmptyTextMatchesEverything) {
  for (const std::string_view text : {"", " ", "\t\r\n "}) {
    EXPECT_TRUE(selector_of(text).is_everything()) << text;
  }
}

// Tokens, empty values and canonical text (SEL-02, SEL-03, SEL-09).

TEST(LabelSelectorTest, TextFormsHaveCanonicalText) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"x=a", "x=a"},
      {"x==a", "x==a"},
      {"x!=a", "x!=a"},
      {" x\t= a\r\n", "x=a"},
      {"x", "x"},
      {"!x", "!x"},
      {" ! x ", "!x"},
      {"x>1", "x>1"},
      {"x < 007", "x<007"},
      {"x in (b,a)", "x in (a,b)"},
      {"x notin(a,b)", "x notin (a,b)"},
      {"x in (a,a)", "x in (a)"},
      {"z=1,y,!x", "!x,y,z=1"},
      {"x=a,x!=b", "x=a,x!=b"},
      {"x!=b,x=a", "x!=b,x=a"},  // Requirements on one key keep their order.
      {"kubernetes.io/os=linux", "kubernetes.io/os=linux"},
      {"a.b-c/D_e.f=G.h_1", "a.b-c/D_e.f=G.h_1"},
      // A missing value is the empty string.
      {"x=", "x="},
      {"x= ,y", "x=,y"},
      {"x!=", "x!="},
      {"x==,y==", "x==,y=="},
      {"x in ()", "x in ()"},
      {"x in (,)", "x in ()"},
      {"x in (,a)", "x in (,a)"},
      {"x in (a,)", "x in (,a)"},
      {"x in (a,,b)", "x in (,a,b)"},
      {"x in (,,)", "x in ()"},
      // "in" and "notin" are ordinary words where no operator is expected.
      {"in", "in"},
      {"!notin", "!notin"},
      {"in in (in,notin)", "in in (in,notin)"},
      {"notin notin (in)", "notin notin (in)"},
      {"x=in,notin=notin", "notin=notin,x=in"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(canonical(text), expected) << text;
}

TEST(LabelSelectorTest, ParsedRequirementsAreVisible) {
  EXPECT_THAT(selector_of("x in (b,a),!w").requirements(),
              ElementsAre(LabelRequirement{"w", LabelOperator::DoesNotExist, {}},
                          LabelRequirement{"x", LabelOperator::In, {"a", "b"}}));
}

// Syntax errors, invalid keys and values, wrong number of operands (SEL-01, SEL-02, SEL-04, SEL-05,
// SEL-06).

class LabelSelectorRefusalTest : public ::testing::TestWithParam<Refusal> {};

TEST_P(LabelSelectorRefusalTest, NamesPositionAndProblem) {
  const auto [text, position, problem] = GetParam();
  const Result<LabelSelector> selector = LabelSelector::parse(text);
  ASSERT_FALSE(selector) << selector->to_string();
  EXPECT_EQ(selector.error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(selector.error().message, HasSubstr("label selector \""));
  EXPECT_THAT(selector.error().message, HasSubstr(": byte " + std::to_string(position) + ": "));
  EXPECT_THAT(selector.error().message, HasSubstr(std::string(problem)));
}

const std::string kLongName(64, 'a');
const std::string kLongValue = "x=" + kLongName;
const std::string kLongPrefix = std::string(254, 'a') + "/x";

INSTANTIATE_TEST_SUITE_P(
    Grammar, LabelSelectorRefusalTest,
    ::testing::Values(Refusal{",", 0, "expected a key, found \",\""},
                      Refusal{",x", 0, "expected a key, found \",\""},
                      Refusal{"x,", 2, "expected a key, found the end"},
                      Refusal{"x, ", 3, "expected a key, found the end"},
                      Refusal{"x,,y", 2, "expected a key, found \",\""},
                      Refusal{"=a", 0, "expected a key, found \"=\""},
                      Refusal{"!", 1, "expected a key, found the end"},
                      Refusal{"!!x", 1, "expected a key, found \"!\""},
                      Refusal{"!=a", 0, "expected a key, found \"!=\""},
                      Refusal{"!x=a", 2, "expected \",\" or the end, found \"=\""},
                      Refusal{"!x in (a)", 3, "expected \",\" or the end, found \"in\""},
                      Refusal{"x y", 2, "expected an operator, \",\" or the end, found \"y\""},
                      Refusal{"x IN (a)", 2, "found \"IN\""}, Refusal{"x!", 1, "found \"!\""},
                      Refusal{"x(a)", 1, "found \"(\""},
                      Refusal{"x=a b", 4, "expected \",\" or the end, found \"b\""},
                      Refusal{"x=a=b", 3, "found \"=\""}, Refusal{"x===a", 3, "found \"=\""},
                      Refusal{"x=(a)", 2, "found \"(\""}, Refusal{"x=!a", 2, "found \"!\""},
                      Refusal{"x in", 4, "expected \"(\", found the end"},
                      Refusal{"x in a", 5, "expected \"(\", found \"a\""},
                      Refusal{"x in (", 6, "expected \",\" or \")\", found the end"},
                      Refusal{"x in (a", 7, "expected \",\" or \")\", found the end"},
                      Refusal{"x in (a b)", 8, "expected \",\" or \")\", found \"b\""},
                      Refusal{"x in (a)(b)", 8, "found \"(\""},
                      Refusal{"x in (a))", 8, "found \")\""},
                      Refusal{"x in (!a)", 6, "found \"!\""}));

INSTANTIATE_TEST_SUITE_P(
    Operands, LabelSelectorRefusalTest,
    ::testing::Values(Refusal{"x>", 2, "expected a 64-bit integer, found the end"},
                      Refusal{"x>a", 2, "expected a 64-bit integer, found \"a\""},
                      Refusal{"x<1.5", 2, "expected a 64-bit integer, found \"1.5\""},
                      Refusal{"x>=1", 2, "expected a 64-bit integer, found \"=\""},
                      Refusal{"x>9223372036854775808", 2, "expected a 64-bit integer"},
                      // An integer, but not a valid label value.
                      Refusal{"x>-1", 2, "must begin with a letter or digit"},
                      Refusal{"x>+1", 2, "may hold letters, digits"}));

INSTANTIATE_TEST_SUITE_P(
    KeysAndValues, LabelSelectorRefusalTest,
    ::testing::Values(Refusal{"-x", 0, "key \"-x\" must begin with a letter or digit"},
                      Refusal{"y,x-", 3, "key \"x-\" must end with a letter or digit"},
                      Refusal{"a@b", 1, "key \"a@b\" may hold letters, digits"},
                      Refusal{"\xc3\xbc", 0, "may hold letters, digits"},
                      Refusal{std::string_view("a\0b", 3), 1, "key \"a\\x00b\""},
                      Refusal{kLongName, 63, "is longer than 63 bytes"},
                      Refusal{"/x", 0, "must have a name before '/'"},
                      Refusal{"a/", 2, "must have a name"},
                      Refusal{"a/b/c", 3, "may hold letters, digits"},
                      Refusal{"A/b", 0, "lower-case letters"},
                      Refusal{"a_b/c", 1, "lower-case letters"},
                      Refusal{".a/b", 0, "must have a letter or digit here"},
                      Refusal{"a./b", 1, "must have a letter or digit here"},
                      Refusal{"a..b/c", 1, "must have a letter or digit here"},
                      Refusal{"a.-b/c", 2, "must have a letter or digit here"},
                      Refusal{"a-.b/c", 1, "must have a letter or digit here"},
                      Refusal{kLongPrefix, 253, "is longer than 253 bytes before '/'"},
                      Refusal{"x=.a", 2, "value \".a\" must begin with a letter or digit"},
                      Refusal{"x=a_", 3, "value \"a_\" must end with a letter or digit"},
                      Refusal{"x in (a,b/c)", 9, "value \"b/c\" may hold letters, digits"},
                      Refusal{kLongValue, 65, "is longer than 63 bytes"}));

TEST(LabelSelectorTest, LongestKeysAndValuesAreAccepted) {
  const std::string key = std::string(253, 'a') + "/" + std::string(63, 'B');
  const std::string text = key + "=" + std::string(63, 'c');
  EXPECT_EQ(canonical(text), text);
}

// Matching of one requirement (SEL-07).

TEST(LabelSelectorTest, EqualityNeedsTheLabel) {
  for (const std::string_view text : {"x=a", "x==a", "x in (a)", "x in (a,b)"}) {
    EXPECT_TRUE(matches(text, {{"x", "a"}})) << text;
    EXPECT_FALSE(matches(text, {{"x", "c"}})) << text;
    EXPECT_FALSE(matches(text, {{"y", "a"}})) << text;
    EXPECT_FALSE(matches(text, {})) << text;
  }
}

TEST(LabelSelectorTest, InequalityHoldsForAbsentLabel) {  // MIS-20: negative selectors.
  for (const std::string_view text : {"x!=a", "x notin (a)", "x notin (a,b)"}) {
    EXPECT_FALSE(matches(text, {{"x", "a"}})) << text;
    EXPECT_TRUE(matches(text, {{"x", "c"}})) << text;
    EXPECT_TRUE(matches(text, {{"x", ""}})) << text;
    EXPECT_TRUE(matches(text, {})) << text;
  }
}

TEST(LabelSelectorTest, EmptyValueIsNotAbsence) {
  EXPECT_TRUE(matches("x=", {{"x", ""}}));
  EXPECT_FALSE(matches("x=", {}));
  EXPECT_FALSE(matches("x!=", {{"x", ""}}));
  EXPECT_TRUE(matches("x!=", {}));
  EXPECT_TRUE(matches("x in (,a)", {{"x", ""}}));
  EXPECT_FALSE(matches("x in (,a)", {}));
}

TEST(LabelSelectorTest, ExistsIgnoresTheValue) {
  EXPECT_TRUE(matches("x", {{"x", ""}}));
  EXPECT_FALSE(matches("x", {{"y", "a"}}));
  EXPECT_FALSE(matches("!x", {{"x", ""}}));
  EXPECT_TRUE(matches("!x", {{"y", "a"}}));
}

TEST(LabelSelectorTest, ComparisonIsByInteger) {
  EXPECT_TRUE(matches("x>9", {{"x", "10"}}));
  EXPECT_FALSE(matches("x>9", {{"x", "9"}}));
  EXPECT_TRUE(matches("x<9", {{"x", "8"}}));
  EXPECT_TRUE(matches("x<9", {{"x", "-10"}}));
  EXPECT_TRUE(matches("x<9", {{"x", "+8"}}));
  EXPECT_FALSE(matches("x<9", {{"x", "9"}}));
  EXPECT_TRUE(matches("x>9223372036854775806", {{"x", "9223372036854775807"}}));
  EXPECT_TRUE(matches("x<0", {{"x", "-9223372036854775808"}}));
}

TEST(LabelSelectorTest, ComparisonNeedsAnIntegerLabel) {
  for (const std::string_view label :
       {"", "a", "1.5", "1a", " 1", "+-1", "0x10", "9223372036854775808"}) {
    EXPECT_FALSE(matches("x>0", {{"x", std::string(label)}})) << label;
    EXPECT_FALSE(matches("x<0", {{"x", std::string(label)}})) << label;
  }
  EXPECT_FALSE(matches("x>0", {}));
  EXPECT_FALSE(matches("x<0", {}));
}

// All requirements apply, also several on one key (SEL-08, SEL-04).

TEST(LabelSelectorTest, AllRequirementsMustHold) {
  EXPECT_TRUE(matches("x=a,y", {{"x", "a"}, {"y", "b"}}));
  EXPECT_FALSE(matches("x=a,y", {{"x", "a"}}));
  EXPECT_FALSE(matches("x=a,x=b", {{"x", "a"}}));
  EXPECT_TRUE(matches("x in (a,b),x!=b", {{"x", "a"}}));
}

TEST(LabelSelectorTest, EverythingMatchesAlways) {
  EXPECT_TRUE(LabelSelector::everything().matches(Labels{}));
  EXPECT_TRUE(LabelSelector().matches(Labels{{"x", "a"}}));
  EXPECT_EQ(LabelSelector::everything(), LabelSelector());
  EXPECT_EQ(LabelSelector::everything().to_query().value(), "");
}

// The selector that matches nothing has no text (SEL-10).

TEST(LabelSelectorTest, NothingMatchesNever) {
  EXPECT_FALSE(LabelSelector::nothing().matches(Labels{}));
  EXPECT_FALSE(LabelSelector::nothing().matches(Labels{{"x", "a"}}));
  EXPECT_TRUE(LabelSelector::nothing().is_nothing());
  EXPECT_FALSE(LabelSelector::nothing().is_everything());
  EXPECT_NE(LabelSelector::nothing(), LabelSelector::everything());
}

TEST(LabelSelectorTest, NothingSelectorPrintsAsEmptyTextAndIsNeverSent) {
  EXPECT_EQ(LabelSelector::nothing().to_string(), "");
  const Result<std::string> query = LabelSelector::nothing().to_query();
  ASSERT_FALSE(query);
  EXPECT_EQ(query.error().code, ErrorCode::InvalidArgument);
}

TEST(LabelSelectorTest, QueryIsCanonicalText) {
  EXPECT_EQ(selector_of("y in (b,a), x").to_query().value(), "x,y in (a,b)");
}

// Builders.

TEST(LabelSelectorTest, EqualsIsTheSameAsItsText) {
  EXPECT_EQ(LabelSelector::equals("app", "web").value(), selector_of("app=web"));
  EXPECT_EQ(LabelSelector::equals("app", "").value(), selector_of("app="));
  EXPECT_FALSE(LabelSelector::equals("", "web"));
  EXPECT_FALSE(LabelSelector::equals("app", "a,b"));
}

TEST(LabelSelectorTest, RequirementsAreSortedAndTheirValuesDistinct) {
  const LabelSelector selector =
      LabelSelector::from_requirements(
          {{"y", LabelOperator::In, {"b", "a", "b"}}, {"x", LabelOperator::GreaterThan, {"7"}}})
          .value();
  EXPECT_EQ(selector, selector_of("x>7,y in (a,b)"));
  EXPECT_TRUE(LabelSelector::from_requirements({}).value().is_everything());
}

TEST(LabelSelectorTest, WrongNumberOfValuesIsRefused) {
  const LabelRequirement requirements[] = {
      {"x", LabelOperator::Equals, {}},
      {"x", LabelOperator::Equals, {"a", "b"}},
      {"x", LabelOperator::DoubleEquals, {}},
      {"x", LabelOperator::NotEquals, {"a", "b"}},
      {"x", LabelOperator::In, {}},
      {"x", LabelOperator::NotIn, {}},
      {"x", LabelOperator::Exists, {""}},
      {"x", LabelOperator::DoesNotExist, {"a"}},
      {"x", LabelOperator::GreaterThan, {}},
      {"x", LabelOperator::LessThan, {"1", "2"}},
      {"x", LabelOperator::GreaterThan, {""}},
      {"x", LabelOperator::LessThan, {"a"}},
  };
  for (const LabelRequirement& requirement : requirements) {
    const Result<LabelSelector> selector = LabelSelector::from_requirements({requirement});
    ASSERT_FALSE(selector) << selector->to_string();
    EXPECT_EQ(selector.error().code, ErrorCode::InvalidArgument);
  }
}

TEST(LabelSelectorTest, InvalidRequirementIsNamedWithPosition) {
  const auto key = LabelSelector::from_requirements({{"a b", LabelOperator::Exists, {}}});
  EXPECT_THAT(key.error().message, HasSubstr("label key \"a b\": byte 1: "));
  const auto value = LabelSelector::from_requirements({{"x", LabelOperator::In, {"a", "b-"}}});
  EXPECT_THAT(value.error().message, HasSubstr("label value \"b-\": byte 1: "));
}

// Selectors in objects: matchLabels and matchExpressions (SEL-11).

TEST(LabelSelectorTest, AbsentMatchSelectsNothingAndEmptyOneEverything) {
  EXPECT_TRUE(LabelSelector::from_match(std::nullopt).value().is_nothing());
  EXPECT_TRUE(LabelSelector::from_match(LabelMatch{}).value().is_everything());
}

TEST(LabelSelectorTest, MatchLabelsAndExpressionsAreCombined) {
  const LabelMatch match = {.match_labels = {{"b", "1"}, {"a", "2"}},
                            .match_expressions = {{"c", LabelOperator::NotIn, {"y", "x"}},
                                                  {"d", LabelOperator::Exists, {}},
                                                  {"e", LabelOperator::DoesNotExist, {}},
                                                  {"b", LabelOperator::In, {"1"}}}};
  EXPECT_EQ(LabelSelector::from_match(match).value().to_string(),
            "a=2,b=1,b in (1),c notin (x,y),d,!e");
}

TEST(LabelSelectorTest, MatchExpressionsWithOtherOperatorsAreRefused) {
  for (const LabelOperator operation :
       {LabelOperator::Equals, LabelOperator::DoubleEquals, LabelOperator::NotEquals,
        LabelOperator::GreaterThan, LabelOperator::LessThan}) {
    const auto selector =
        LabelSelector::from_match(LabelMatch{.match_expressions = {{"x", operation, {"1"}}}});
    ASSERT_FALSE(selector);
    EXPECT_EQ(selector.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(selector.error().message, HasSubstr("\"x\""));
  }
}

TEST(LabelSelectorTest, MatchWithInvalidPartsIsRefused) {
  EXPECT_FALSE(LabelSelector::from_match(LabelMatch{.match_labels = {{"a b", "c"}}}));
  EXPECT_FALSE(LabelSelector::from_match(LabelMatch{.match_labels = {{"a", "b c"}}}));
  EXPECT_FALSE(
      LabelSelector::from_match(LabelMatch{.match_expressions = {{"x", LabelOperator::In, {}}}}));
}

TEST(LabelSelectorTest, MatchOperatorsAreParsedByName) {
  EXPECT_EQ(parse_match_operator("In").value(), LabelOperator::In);
  EXPECT_EQ(parse_match_operator("NotIn").value(), LabelOperator::NotIn);
  EXPECT_EQ(parse_match_operator("Exists").value(), LabelOperator::Exists);
  EXPECT_EQ(parse_match_operator("DoesNotExist").value(), LabelOperator::DoesNotExist);
  for (const std::string_view name : {"", "in", "Gt", "Equals", "Exists "}) {
    EXPECT_EQ(parse_match_operator(name).error().code, ErrorCode::InvalidArgument) << name;
  }
}

// requires_exact_match() (SEL-12).

TEST(LabelSelectorTest, FirstRequirementOnTheKeyDecidesExactMatch) {
  EXPECT_EQ(selector_of("x=a").requires_exact_match("x"), "a");
  EXPECT_EQ(selector_of("x==a").requires_exact_match("x"), "a");
  EXPECT_EQ(selector_of("x in (a)").requires_exact_match("x"), "a");
  EXPECT_EQ(selector_of("x in (a,a)").requires_exact_match("x"), "a");
  EXPECT_EQ(selector_of("x=a,x!=b").requires_exact_match("x"), "a");
  EXPECT_EQ(selector_of("x=").requires_exact_match("x"), "");
  EXPECT_EQ(selector_of("w=b,x=a").requires_exact_match("x"), "a");

  EXPECT_EQ(selector_of("x!=b,x=a").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("x in (a,b)").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("x notin (a)").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("x").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("!x").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("x>1").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(selector_of("y=a").requires_exact_match("x"), std::nullopt);
  EXPECT_EQ(LabelSelector::nothing().requires_exact_match("x"), std::nullopt);
}

TEST(LabelSelectorTest, EqualityIgnoresOrderAndRepetition) {
  EXPECT_EQ(selector_of("a=1,b in (x,y)"), selector_of("b in (y,x,y), a=1"));
  EXPECT_NE(selector_of("a=1"), selector_of("a==1"));
  EXPECT_NE(selector_of("a=1"), selector_of("a=2"));
}

// Properties over random selectors.

class RandomSelectors {
 public:
  LabelSelector next() {
    std::vector<LabelRequirement> requirements(below(5));
    for (LabelRequirement& requirement : requirements) requirement = next_requirement();
    return LabelSelector::from_requirements(std::move(requirements)).value();
  }

  Labels next_labels() {
    Labels labels;
    for (std::size_t i = below(4); i > 0; --i) labels[pick(kKeys)] = pick(kValues);
    return labels;
  }

 private:
  static inline const std::vector<std::string> kKeys = {"a", "in", "notin", "x.io/a",
                                                        "x-y.z/A_b.c"};
  static inline const std::vector<std::string> kValues = {"", "0", "1", "7", "in", "a-b", "notin"};

  LabelRequirement next_requirement() {
    LabelRequirement requirement = {pick(kKeys), static_cast<LabelOperator>(below(9)), {}};
    switch (requirement.operation) {
      case LabelOperator::Exists:
      case LabelOperator::DoesNotExist:
        break;
      case LabelOperator::GreaterThan:
      case LabelOperator::LessThan:
        requirement.values = {std::to_string(below(8))};
        break;
      case LabelOperator::In:
      case LabelOperator::NotIn:
        for (std::size_t i = below(4); i > 0; --i) requirement.values.push_back(pick(kValues));
        [[fallthrough]];
      default:
        requirement.values.push_back(pick(kValues));
    }
    return requirement;
  }

  std::size_t below(std::size_t limit) { return random_() % limit; }
  const std::string& pick(const std::vector<std::string>& choices) {
    return choices[below(choices.size())];
  }

  std::mt19937_64 random_{20};
};

TEST(LabelSelectorPropertyTest, PrintedSelectorParsesToAnEqualOne) {
  RandomSelectors random;
  for (int i = 0; i < 5000; ++i) {
    const LabelSelector selector = random.next();
    const Result<LabelSelector> read = LabelSelector::parse(selector.to_string());
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(*read, selector) << selector.to_string();
  }
}

TEST(LabelSelectorPropertyTest, SelectorMatchesWhatAllItsRequirementsMatch) {
  RandomSelectors random;
  int matched = 0;
  for (int i = 0; i < 5000; ++i) {
    const LabelSelector selector = random.next();
    const Labels labels = random.next_labels();
    bool expected = true;
    for (const LabelRequirement& requirement : selector.requirements()) {
      expected =
          expected && LabelSelector::from_requirements({requirement}).value().matches(labels);
    }
    ASSERT_EQ(selector.matches(labels), expected) << selector.to_string();
    matched += expected ? 1 : 0;
  }
  EXPECT_GT(matched, 500);
  EXPECT_LT(matched, 4500);
}

TEST(LabelSelectorPropertyTest, OppositeOperatorsNeverAgree) {
  const std::pair<std::string_view, std::string_view> opposites[] = {
      {"a=1", "a!=1"}, {"a in (1,in)", "a notin (1,in)"}, {"a", "!a"}};
  RandomSelectors random;
  for (int i = 0; i < 1000; ++i) {
    const Labels labels = random.next_labels();
    for (const auto& [text, opposite] : opposites) {
      ASSERT_NE(matches(text, labels), matches(opposite, labels)) << text;
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0
