// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/int_or_string.hpp"

#include <cstdint>
#include <limits>
#include <random>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;

IntOrString text(std::string_view value) {
  return IntOrString(std::string(value));
}

TEST(IntOrStringTest, HoldsAnIntOrAString) {
  EXPECT_EQ(IntOrString().as_int(), 0);
  EXPECT_EQ(IntOrString(80).as_int(), 80);
  EXPECT_EQ(IntOrString(80).as_string(), std::nullopt);
  EXPECT_EQ(text("http").as_string(), "http");
  EXPECT_EQ(text("80").as_int(), std::nullopt);
  EXPECT_NE(text("80"), IntOrString(80));
  EXPECT_EQ(text("80"), text("80"));
}

TEST(IntOrStringTest, ParseReturnsANumberIfItFitsIn32Bits) {
  EXPECT_EQ(IntOrString::parse("80"), IntOrString(80));
  EXPECT_EQ(IntOrString::parse("-1"), IntOrString(-1));
  EXPECT_EQ(IntOrString::parse("+1"), IntOrString(1));
  EXPECT_EQ(IntOrString::parse("2147483647"), IntOrString(2147483647));
  EXPECT_EQ(IntOrString::parse("2147483648"), text("2147483648"));
  EXPECT_EQ(IntOrString::parse("25%"), text("25%"));
  EXPECT_EQ(IntOrString::parse("http"), text("http"));
  EXPECT_EQ(IntOrString::parse(" 1"), text(" 1"));
  EXPECT_EQ(IntOrString::parse(""), text(""));
}

TEST(IntOrStringTest, PrintsNumberOrText) {
  EXPECT_EQ(IntOrString(-5).to_string(), "-5");
  EXPECT_EQ(text("25%").to_string(), "25%");
}

TEST(IntOrStringTest, NumberIsItsOwnScaledValue) {
  EXPECT_EQ(IntOrString(3).scaled_value(10, Rounding::Up).value(), 3);
  EXPECT_EQ(IntOrString(-3).scaled_value(0, Rounding::Down).value(), -3);
}

TEST(IntOrStringTest, PercentageIsScaledToTheTotal) {
  EXPECT_EQ(text("25%").scaled_value(8, Rounding::Up).value(), 2);
  EXPECT_EQ(text("25%").scaled_value(10, Rounding::Down).value(), 2);
  EXPECT_EQ(text("25%").scaled_value(10, Rounding::Up).value(), 3);
  EXPECT_EQ(text("0%").scaled_value(10, Rounding::Up).value(), 0);
  EXPECT_EQ(text("100%").scaled_value(7, Rounding::Down).value(), 7);
  EXPECT_EQ(text("150%").scaled_value(10, Rounding::Down).value(), 15);
  EXPECT_EQ(text("1%").scaled_value(1, Rounding::Up).value(), 1);
  EXPECT_EQ(text("-25%").scaled_value(10, Rounding::Down).value(), -3);
  EXPECT_EQ(text("-25%").scaled_value(10, Rounding::Up).value(), -2);
  EXPECT_EQ(text("25%").scaled_value(-10, Rounding::Up).value(), -2);
}

TEST(IntOrStringTest, PercentageIsExactForLargeTotals) {
  constexpr std::int64_t kTotal = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(text("100%").scaled_value(kTotal, Rounding::Up).value(), kTotal);
  EXPECT_EQ(text("50%").scaled_value(kTotal, Rounding::Down).value(), kTotal / 2);
}

TEST(IntOrStringTest, OtherTextsHaveNoScaledValue) {
  for (const std::string_view value :
       {"", "%", "25", "25 %", "a%", "1.5%", "25%%", "9223372036854775808%"}) {
    const Result<std::int64_t> share = text(value).scaled_value(10, Rounding::Up);
    ASSERT_FALSE(share) << value;
    EXPECT_EQ(share.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(share.error().message,
                HasSubstr("percentage \"" + std::string(value) + "\": byte"));
  }
}

TEST(IntOrStringTest, ScaledValueThatDoesNotFitIsRefused) {
  constexpr std::int64_t kTotal = std::numeric_limits<std::int64_t>::max();
  EXPECT_FALSE(text("101%").scaled_value(kTotal, Rounding::Down));
  EXPECT_FALSE(text("-9223372036854775808%").scaled_value(kTotal, Rounding::Down));
}

TEST(IntOrStringPropertyTest, PrintedNumberParsesToAnEqualOne) {
  std::mt19937_64 random(27);
  for (int i = 0; i < 1000; ++i) {
    const IntOrString value(static_cast<std::int32_t>(random()));
    ASSERT_EQ(IntOrString::parse(value.to_string()), value);
  }
}

TEST(IntOrStringTest, StreamsAsText) {
  std::ostringstream out;
  out << IntOrString(80) << " " << IntOrString(std::string("25%"));
  EXPECT_EQ(out.str(), "80 25%");
}

}  // namespace
}  // namespace kinform::inline v0
