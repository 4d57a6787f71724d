// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/json_number.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(JsonNumberTest, AcceptsWhatTheGrammarAllows) {
  for (const char* text : {"0", "-0", "7", "-12", "0.5", "10.25", "1e5", "1E+5", "1.0e-5", "0e0",
                           "123456789012345678901234567890", "1e400"}) {
    EXPECT_TRUE(is_json_number(text)) << text;
  }
}

TEST(JsonNumberTest, RefusesEverythingElse) {
  for (const char* text :
       {"",   "-",  "+1",   "01",  "-01",      ".5",    "1.",  "1.e5", "1e",    "1e+",
        "1 ", " 1", "0x10", "NaN", "Infinity", "1_000", "1,5", "--1",  "1e5.0", "1f"}) {
    EXPECT_FALSE(is_json_number(text)) << text;
  }
}

TEST(JsonNumberTest, EqualValuesInDifferentNotationAreEqual) {
  EXPECT_TRUE(json_numbers_equal("1", "1.0"));
  EXPECT_TRUE(json_numbers_equal("1", "10e-1"));
  EXPECT_TRUE(json_numbers_equal("0.001", "1e-3"));
  EXPECT_TRUE(json_numbers_equal("-1200", "-1.2E+3"));
  EXPECT_TRUE(json_numbers_equal("-0", "0.0e99999999999999999999"));
  EXPECT_TRUE(json_numbers_equal("1e400", "10e399"));
  EXPECT_TRUE(json_numbers_equal("1e99999999999999999999", "1e99999999999999999999"));
}

TEST(JsonNumberTest, DifferentValuesDifferEvenIfTheirDoublesAreEqual) {
  EXPECT_FALSE(json_numbers_equal("9007199254740992", "9007199254740993"));
  EXPECT_FALSE(json_numbers_equal("0.1", "0.10000000000000000555"));
  EXPECT_FALSE(json_numbers_equal("1", "-1"));
  EXPECT_FALSE(json_numbers_equal("1", "10"));
  EXPECT_FALSE(json_numbers_equal("1e400", "1e401"));
  EXPECT_FALSE(json_numbers_equal("1e99999999999999999999", "2"));
}

TEST(JsonNumberTest, IntegersThatFitAreConverted) {
  EXPECT_EQ(json_number_to_int64("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(json_number_to_int64("1e3"), 1000);
  EXPECT_EQ(json_number_to_int64("-12.50e1"), -125);
  EXPECT_EQ(json_number_to_int64("-0"), 0);
  EXPECT_EQ(json_number_to_uint64("18446744073709551615"),
            std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(json_number_to_uint64("1.8e19"), 18'000'000'000'000'000'000U);
  EXPECT_EQ(json_number_to_uint64("-0"), 0U);
}

TEST(JsonNumberTest, FractionsAndOverflowsAreNotIntegers) {
  EXPECT_EQ(json_number_to_int64("1.5"), std::nullopt);
  EXPECT_EQ(json_number_to_int64("9223372036854775808"), std::nullopt);
  EXPECT_EQ(json_number_to_int64("1e19"), std::nullopt);
  EXPECT_EQ(json_number_to_int64("1e99999999999999999999"), std::nullopt);
  EXPECT_EQ(json_number_to_uint64("-1"), std::nullopt);
  EXPECT_EQ(json_number_to_uint64("18446744073709551616"), std::nullopt);
  EXPECT_EQ(json_number_to_uint64("2e19"), std::nullopt);
}

TEST(JsonNumberTest, DoublesAreTheNearest) {
  EXPECT_EQ(json_number_to_double("0.1"), 0.1);
  EXPECT_EQ(json_number_to_double("9007199254740993"), 9007199254740992.0);
  EXPECT_TRUE(std::signbit(json_number_to_double("-0")));
}

TEST(JsonNumberTest, BeyondTheRangeOfDoublesIsInfiniteOrZero) {
  EXPECT_EQ(json_number_to_double("1e400"), kInfinity);
  EXPECT_EQ(json_number_to_double("-1e400"), -kInfinity);
  EXPECT_EQ(json_number_to_double("1e99999999999999999999"), kInfinity);
  EXPECT_EQ(json_number_to_double("1e-400"), 0.0);
  EXPECT_EQ(json_number_to_double("1e-99999999999999999999"), 0.0);
}

}  // namespace
}  // namespace kinform::inline v0
