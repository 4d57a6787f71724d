// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/quantity.hpp"

#include <cstdint>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;

constexpr std::int64_t kInt64Max = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kInt64Min = std::numeric_limits<std::int64_t>::min();

Quantity quantity_of(std::string_view text) {
  return Quantity::parse(text).value();
}

std::string canonical(std::string_view text) {
  return quantity_of(text).to_string();
}

TEST(QuantityTest, TextFormsHaveCanonicalText) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"0", "0"},
      {"-0", "0"},
      {"0Ki", "0"},
      {"0e9", "0"},
      {"00.00n", "0"},
      {"1", "1"},
      {"+1", "1"},
      {"-1", "-1"},
      {"007", "7"},
      {"1.", "1"},
      {"1.G", "1G"},
      {".5", "500m"},
      {"-.5", "-500m"},
      {"0.1", "100m"},
      {"1.5", "1500m"},
      {"1.500", "1500m"},
      {"1500m", "1500m"},
      {"1000m", "1"},
      {"1000k", "1M"},
      {"10000", "10k"},
      {"1234567", "1234567"},
      {"1200000", "1200k"},
      {"100.035k", "100035"},
      {"0.0005k", "500m"},
      {"5n", "5n"},
      {"5000n", "5u"},
      {"1E", "1E"},
      {"1000P", "1E"},
      {"1.01E", "1010P"},
      // Exponent notation is kept, with exponents in multiples of three.
      {"1e3", "1e3"},
      {"1E3", "1e3"},
      {"1e+3", "1e3"},
      {"1E-3", "1e-3"},
      {"1e4", "10e3"},
      {"1e5", "100e3"},
      {"1e-1", "100e-3"},
      {"1.2e3", "1200"},
      {"1e0", "1"},
      {"12e6", "12e6"},
      // Binary suffixes.
      {"1Ki", "1Ki"},
      {"1024Ki", "1Mi"},
      {"1.5Gi", "1536Mi"},
      {"0.5Mi", "512Ki"},
      {"0.5Ki", "512"},
      {"1023.5Ki", "1048064"},
      {"7Ei", "7Ei"},
      {"-1.5Gi", "-1536Mi"},
      {"100.035Ki", "102435840m"},
      {"0.05Gi", "53687091200m"},
      // There are no suffixes beyond E.
      {"1000E", "1e21"},
      {"12345E", "12345E"},
      {"1e30", "1e30"},
      {"99999999999999999999999999999999999999", "99999999999999999999999999999999999999"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(canonical(text), expected) << text;
}

TEST(QuantityTest, FormatFollowsTheSuffix) {
  EXPECT_EQ(quantity_of("1").format(), QuantityFormat::DecimalSi);
  EXPECT_EQ(quantity_of("1m").format(), QuantityFormat::DecimalSi);
  EXPECT_EQ(quantity_of("1E").format(), QuantityFormat::DecimalSi);
  EXPECT_EQ(quantity_of("1E0").format(), QuantityFormat::DecimalExponent);
  EXPECT_EQ(quantity_of("1e1").format(), QuantityFormat::DecimalExponent);
  EXPECT_EQ(quantity_of("1Ki").format(), QuantityFormat::BinarySi);
  EXPECT_EQ(quantity_of("0Ki").format(), QuantityFormat::BinarySi);
}

TEST(QuantityTest, DigitsFinerThanNanoRoundAwayFromZero) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"0.9n", "1n"},
      {"3.001n", "4n"},
      {"-3.001n", "-4n"},
      {"0.0000000001", "1n"},
      {"0.00000012345", "124n"},
      {"0.0000000009999", "1n"},
      {"0.9999999991", "1"},
      {"1.1e-9", "2e-9"},
      {"1e-2147483648", "1e-9"},
      {"0.0000000001000", "1n"},
      {"0.0000000010000", "1n"},
      // After rounding, at most 38 digits remain, without trailing zeros.
      {"12345678901234567890123456789.1234567881", "12345678901234567890123456789123456789n"},
      {"99999999999999999999999999999.9999999999", "100e27"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(canonical(text), expected) << text;
}

TEST(QuantityTest, BinaryFractionIsExactBeforeItIsRounded) {
  EXPECT_EQ(canonical("0.000000000001Ki"), "2n");  // 1.024n
  EXPECT_EQ(canonical("0.0009765625Ki"), "1");
  EXPECT_EQ(canonical("0.0009765624999999999999999999999999999999999999999999Ki"), "1");
  EXPECT_EQ(canonical("0.0009765625000000000000000000000000000000000000000001Ki"), "1000000001n");
  // The number is 2^-60 with all of its digits, so with the suffix Ei (2^60) it is exactly 1.
  EXPECT_EQ(canonical("0.000000000000000000867361737988403547205962240695953369140625Ei"), "1");
}

TEST(QuantityTest, BinaryBelowOneBecomesDecimal) {
  const Quantity quantity = quantity_of("0.0001Ki");
  EXPECT_EQ(quantity.format(), QuantityFormat::DecimalSi);
  EXPECT_EQ(quantity.to_string(), "102400u");
}

TEST(QuantityTest, BinaryValueWithoutAFittingSuffixPrintsAsDecimal) {
  EXPECT_EQ(canonical("62.5Ki"), "64000");
  EXPECT_EQ(canonical("-62.5Ki"), "-64000");
  EXPECT_EQ(quantity_of("64000"), quantity_of("62.5Ki"));
  EXPECT_EQ(canonical("64000"), "64k");
}

TEST(QuantityTest, OnlyBinaryIsCapped) {
  EXPECT_EQ(quantity_of("8Ei").as_int64(), kInt64Max);
  EXPECT_EQ(quantity_of("-8Ei").as_int64(), -kInt64Max);
  EXPECT_EQ(quantity_of("9223372036854775807Ki").as_int64(), kInt64Max);
  EXPECT_EQ(quantity_of("99999999999999999999999999999999999999999999Ki").as_int64(), kInt64Max);
  EXPECT_EQ(quantity_of("9007199254740991.9999999999999Ki").as_int64(), kInt64Max);
  EXPECT_EQ(canonical("9Ei"), "9223372036854775807");
  EXPECT_EQ(canonical("18446744073709551616"), "18446744073709551616");
  EXPECT_EQ(canonical("10E"), "10E");
}

TEST(QuantityTest, ErrorsNamePositionAndProblem) {
  struct Refusal {
    std::string_view text;
    int position;
    std::string_view problem;
  };
  const Refusal refusals[] = {
      {"", 0, "expected a digit, found the end"},
      {"-", 1, "expected a digit, found the end"},
      {".", 0, "expected a digit, found \".\""},
      {"+.Ki", 1, "expected a digit, found \".Ki\""},
      {"--1", 1, "expected a digit, found \"-1\""},
      {"Non-Numeric", 0, "expected a digit, found \"Non-Numeric\""},
      {" 1", 0, "expected a digit"},
      {"1 ", 1, "\" \" is neither a suffix nor an exponent"},
      {"1.1.M", 3, "\".M\" is neither"},
      {"1+1.0M", 1, "\"+1.0M\" is neither"},
      {"0.1mi", 3, "\"mi\" is neither"},
      {"0.1am", 3, "\"am\" is neither"},
      {"1ki", 1, "\"ki\" is neither"},
      {"1K", 1, "\"K\" is neither"},
      {"1i", 1, "\"i\" is neither"},
      {"1e", 1, "\"e\" is neither"},
      {"-3.01e-", 5, "\"e-\" is neither"},
      {"1e+-3", 1, "\"e+-3\" is neither"},
      {"1e1.5", 1, "\"e1.5\" is neither"},
      {"1Ee3", 1, "\"Ee3\" is neither"},
      {"1Ki3", 1, "\"Ki3\" is neither"},
      {"1k3", 1, "\"k3\" is neither"},
      {"0x10", 1, "\"x10\" is neither"},
      {"1e2147483648", 1, "is neither"},
      {"10e2147483647", 0, "too large an exponent"},
      {"123456789012345678901234567890123456789", 0, "more than 38 digits"},
      {"1.00000000000000000000000000000000000001e30", 0, "more than 38 digits"},
  };
  for (const auto& [text, position, problem] : refusals) {
    const Result<Quantity> quantity = Quantity::parse(text);
    ASSERT_FALSE(quantity) << text;
    EXPECT_EQ(quantity.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(quantity.error().message, HasSubstr("quantity \"" + std::string(text) +
                                                    "\": byte " + std::to_string(position) + ": "));
    EXPECT_THAT(quantity.error().message, HasSubstr(std::string(problem)));
  }
}

TEST(QuantityTest, ComparisonIgnoresFormat) {
  EXPECT_EQ(quantity_of("1Ki"), quantity_of("1024"));
  EXPECT_EQ(quantity_of("1Ki"), quantity_of("1.024k"));
  EXPECT_EQ(quantity_of("1e3"), quantity_of("1k"));
  EXPECT_EQ(quantity_of("0"), quantity_of("-0Ki"));
  EXPECT_EQ(Quantity(), quantity_of("0"));
}

TEST(QuantityTest, OrderIsNumeric) {
  std::vector<Quantity> quantities;
  for (const std::string_view text : {"-1e2147483647",
                                      "-1e30",
                                      "-8Ei",
                                      "-1Ki",
                                      "-1",
                                      "-999m",
                                      "-1n",
                                      "0",
                                      "1n",
                                      "999m",
                                      "1",
                                      "1001m",
                                      "999999001u",
                                      "1000",
                                      "1Ki",
                                      "1025",
                                      "1.026k",
                                      "999999",
                                      "8Ei",
                                      "9223372036854775808",
                                      "1e30",
                                      "1e2147483647"}) {
    quantities.push_back(quantity_of(text));
  }
  for (std::size_t i = 0; i < quantities.size(); ++i) {
    for (std::size_t j = 0; j < quantities.size(); ++j) {
      EXPECT_EQ(quantities[i] < quantities[j], i < j)
          << quantities[i].to_string() << " and " << quantities[j].to_string();
      EXPECT_EQ(quantities[i] == quantities[j], i == j);
    }
  }
}

TEST(QuantityTest, SignIsNegativeZeroOrPositive) {
  EXPECT_EQ(quantity_of("-1n").sign(), -1);
  EXPECT_EQ(quantity_of("-0").sign(), 0);
  EXPECT_EQ(quantity_of("1Ei").sign(), 1);
  EXPECT_TRUE(quantity_of("0m").is_zero());
  EXPECT_EQ(quantity_of("0").negated().sign(), 0);
  EXPECT_EQ(quantity_of("2Ki").negated().to_string(), "-2Ki");
}

std::string sum(std::string_view left, std::string_view right) {
  return quantity_of(left).plus(quantity_of(right)).value().to_string();
}

std::string difference(std::string_view left, std::string_view right) {
  return quantity_of(left).minus(quantity_of(right)).value().to_string();
}

TEST(QuantityTest, SumIsExactAndKeepsTheLeftFormat) {
  EXPECT_EQ(sum("1500m", "500m"), "2");
  EXPECT_EQ(sum("1Gi", "1G"), "2073741824");
  EXPECT_EQ(sum("1G", "1Gi"), "2073741824");
  EXPECT_EQ(sum("1Gi", "512Mi"), "1536Mi");
  EXPECT_EQ(sum("512", "512Ki"), "524800");
  EXPECT_EQ(sum("512Ki", "524288"), "1Mi");
  EXPECT_EQ(sum("1E", "1n"), "1000000000000000000000000001n");
  EXPECT_EQ(sum("-1", "1"), "0");
  EXPECT_EQ(sum("-3", "1"), "-2");
  EXPECT_EQ(difference("1Gi", "1Mi"), "1023Mi");
  EXPECT_EQ(difference("1", "1500m"), "-500m");
  EXPECT_EQ(difference("1Ki", "1n"), "1023999999999n");
  EXPECT_EQ(difference("1e38", "1"), "99999999999999999999999999999999999999");
  EXPECT_EQ(difference("1.5e38", "90000000000000000000000000000000000001"),
            "59999999999999999999999999999999999999");
}

TEST(QuantityTest, ZeroTakesTheFormatOfTheOther) {
  EXPECT_EQ(sum("0", "1Gi"), "1Gi");
  EXPECT_EQ(sum("0Ki", "100m"), "100m");
  EXPECT_EQ(sum("1Gi", "0"), "1Gi");
  EXPECT_EQ(difference("0", "1Gi"), "-1Gi");
  EXPECT_EQ(quantity_of("0").plus(quantity_of("0Ki")).value().format(), QuantityFormat::BinarySi);
}

TEST(QuantityTest, BinarySumBeyondTheCapIsNotLost) {
  EXPECT_EQ(sum("7Ei", "7Ei"), "16140901064495857664");
  EXPECT_EQ(sum("4Ei", "4Ei"), "9223372036854775808");
  EXPECT_EQ(sum("4Ei", "3Ei"), "7Ei");
}

TEST(QuantityTest, SumOfTooManyDigitsIsRefused) {
  const Result<Quantity> result = quantity_of("1e38").plus(quantity_of("1"));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::LimitExceeded);
  EXPECT_FALSE(quantity_of("1e2147483647").minus(quantity_of("1n")));
  EXPECT_EQ(sum("99999999999999999999999999999999999999", "1"), "100e36");
  EXPECT_FALSE(quantity_of("9e2147483647").plus(quantity_of("1e2147483647")));
}

TEST(QuantityTest, Int64NeedsAnIntegerThatFits) {
  EXPECT_EQ(quantity_of("1Ki").as_int64(), 1024);
  EXPECT_EQ(quantity_of("-2k").as_int64(), -2000);
  EXPECT_EQ(quantity_of("0").as_int64(), 0);
  EXPECT_EQ(quantity_of("9223372036854775807").as_int64(), kInt64Max);
  EXPECT_EQ(quantity_of("-9223372036854775808").as_int64(), kInt64Min);
  EXPECT_EQ(quantity_of("9223372036854775808").as_int64(), std::nullopt);
  EXPECT_EQ(quantity_of("-9223372036854775809").as_int64(), std::nullopt);
  EXPECT_EQ(quantity_of("500m").as_int64(), std::nullopt);
  EXPECT_EQ(quantity_of("10E").as_int64(), std::nullopt);
  EXPECT_EQ(quantity_of("1e2147483647").as_int64(), std::nullopt);
}

TEST(QuantityTest, ValuesRoundAwayFromZero) {
  EXPECT_EQ(quantity_of("1001m").value(), 2);
  EXPECT_EQ(quantity_of("-1001m").value(), -2);
  EXPECT_EQ(quantity_of("1n").value(), 1);
  EXPECT_EQ(quantity_of("-1n").value(), -1);
  EXPECT_EQ(quantity_of("0").value(), 0);
  EXPECT_EQ(quantity_of("2Ki").value(), 2048);
  EXPECT_EQ(quantity_of("1.5").milli_value(), 1500);
  EXPECT_EQ(quantity_of("1u").milli_value(), 1);
  EXPECT_EQ(quantity_of("12M").scaled_value(6), 12);
  EXPECT_EQ(quantity_of("12345678").scaled_value(6), 13);
  EXPECT_EQ(quantity_of("1").scaled_value(100), 1);
  EXPECT_EQ(quantity_of("0").scaled_value(100), 0);
  EXPECT_EQ(quantity_of("5n").scaled_value(-9), 5);
}

TEST(QuantityTest, ValuesThatDoNotFitAreClamped) {
  EXPECT_EQ(quantity_of("1e30").value(), kInt64Max);
  EXPECT_EQ(quantity_of("-1e30").value(), kInt64Min);
  EXPECT_EQ(quantity_of("1e2147483647").milli_value(), kInt64Max);
  EXPECT_EQ(quantity_of("9223372036854775807").milli_value(), kInt64Max);
  EXPECT_EQ(quantity_of("9223372036854775.807").milli_value(), kInt64Max);
  EXPECT_EQ(quantity_of("9223372036854775806.1").value(), kInt64Max);
  EXPECT_EQ(quantity_of("1").scaled_value(std::numeric_limits<int>::min()), kInt64Max);
  EXPECT_EQ(quantity_of("1e2147483647").scaled_value(std::numeric_limits<int>::min()), kInt64Max);
}

TEST(QuantityTest, CreatedFromIntegers) {
  EXPECT_EQ(Quantity::from_int64(2048, QuantityFormat::BinarySi).to_string(), "2Ki");
  EXPECT_EQ(Quantity::from_int64(kInt64Min).to_string(), "-9223372036854775808");
  EXPECT_EQ(Quantity::from_int64(kInt64Min).as_int64(), kInt64Min);
  EXPECT_EQ(Quantity::from_int64(kInt64Max).as_int64(), kInt64Max);
  EXPECT_EQ(Quantity::from_milli(1500).to_string(), "1500m");
  EXPECT_EQ(Quantity::from_milli(2000).to_string(), "2");
  EXPECT_EQ(Quantity::from_milli(-1).to_string(), "-1m");
  EXPECT_EQ(Quantity::from_milli(0), Quantity());
  EXPECT_EQ(Quantity::from_int64(0, QuantityFormat::BinarySi).to_string(), "0");
}

// Properties of random quantities.

std::string random_text(std::mt19937_64& random) {
  static constexpr std::string_view kSuffixes[] = {"",   "n",  "u",  "m",   "k",   "M",  "G",
                                                   "T",  "P",  "E",  "Ki",  "Mi",  "Gi", "Ti",
                                                   "Pi", "Ei", "e5", "E-7", "e+20"};
  std::string text = random() % 3 == 0 ? "-" : "";
  const auto append_digits = [&](std::size_t count) {
    for (; count > 0; --count) text += static_cast<char>('0' + random() % 10);
  };
  append_digits(1 + random() % 12);
  if (random() % 2 == 0) {
    text += '.';
    append_digits(random() % 12);
  }
  return text += kSuffixes[random() % std::size(kSuffixes)];
}

TEST(QuantityPropertyTest, PrintedQuantityParsesToAnEqualOne) {
  std::mt19937_64 random(22);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = random_text(random);
    const Quantity quantity = quantity_of(text);
    const Quantity read = quantity_of(quantity.to_string());
    ASSERT_EQ(read, quantity) << text;
    ASSERT_EQ(canonical(read.to_string()), read.to_string()) << text;
  }
}

TEST(QuantityPropertyTest, SumsAndOrderAgree) {
  std::mt19937_64 random(23);
  for (int i = 0; i < 20000; ++i) {
    const Quantity left = quantity_of(random_text(random));
    const Quantity right = quantity_of(random_text(random));
    const Result<Quantity> total = left.plus(right);
    const Result<Quantity> rest = left.minus(right);
    if (!total || !rest) continue;  // More than 38 digits.
    ASSERT_EQ(total->minus(right).value(), left);
    ASSERT_EQ(*total, right.plus(left).value());
    ASSERT_EQ(rest->sign() < 0, left < right);
    ASSERT_EQ(rest->is_zero(), left == right);
    ASSERT_EQ(*rest, right.minus(left).value().negated());
  }
}

// Compares with plain integer arithmetic on thousandths.
TEST(QuantityPropertyTest, MilliQuantitiesBehaveAsIntegers) {
  std::mt19937_64 random(24);
  for (int i = 0; i < 20000; ++i) {
    const auto left = static_cast<std::int64_t>(random() >> (2 + random() % 60)) - 1000;
    const auto right = static_cast<std::int64_t>(random() >> (2 + random() % 60)) - 1000;
    const Quantity left_quantity = Quantity::from_milli(left);
    const Quantity right_quantity = Quantity::from_milli(right);
    ASSERT_EQ(left_quantity.milli_value(), left);
    ASSERT_EQ(left_quantity < right_quantity, left < right);
    ASSERT_EQ(left_quantity.plus(right_quantity).value().milli_value(), left + right);
    ASSERT_EQ(left_quantity.minus(right_quantity).value().milli_value(), left - right);
  }
}

TEST(QuantityTest, PrintsAsText) {
  std::ostringstream out;
  out << Quantity::parse("1.5Gi").value();
  EXPECT_EQ(out.str(), "1536Mi");
}

}  // namespace
}  // namespace kinform::inline v0
