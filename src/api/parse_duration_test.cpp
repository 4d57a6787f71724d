// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <random>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/time.hpp"

namespace kinform::inline v0 {
namespace {

using std::chrono::nanoseconds;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

TEST(ParseDurationTest, AllUnitsAndFractionsAreParsed) {
  const std::pair<std::string_view, nanoseconds> cases[] = {
      {"0", 0ns},
      {"-0", 0ns},
      {"+0", 0ns},
      {"0s", 0ns},
      {"5s", 5s},
      {"+5s", 5s},
      {"-5s", -5s},
      {"1478s", 1478s},
      {"5.0s", 5s},
      {"5.s", 5s},
      {".5s", 500ms},
      {"1.004s", 1004ms},
      {"100.00100s", 100001ms},
      {"10ns", 10ns},
      {"11us", 11us},
      {"12\u00b5s", 12us},
      {"12\u03bcs", 12us},
      {"13ms", 13ms},
      {"14s", 14s},
      {"15m", 15min},
      {"16h", 16h},
      {"3h30m", 3h + 30min},
      {"10.5s4m", 4min + 10s + 500ms},
      {"-2m3.4s", -(2min + 3s + 400ms)},
      {"1h2m3s4ms5us6ns", 1h + 2min + 3s + 4ms + 5us + 6ns},
      {"39h9m14.425s", 39h + 9min + 14s + 425ms},
      {"52763797000ns", 52763797000ns},
      {"0.3333333333333333333h", 20min},
      {"0.9223372036854775807h", 55min + 20s + 413933267ns},
      {"0.100000000000000000000h", 6min},
      {"0.830103483285477580700h", 49min + 48s + 372539827ns},
      {"1.9ns", 1ns},
      {"9007199254740993ns", 9007199254740993ns},
      {"9223372036854775807ns", nanoseconds::max()},
      {"9223372036854775.807us", nanoseconds::max()},
      {"9223372036s854ms775us807ns", nanoseconds::max()},
      {"-9223372036854775808ns", nanoseconds::min()},
      {"-9223372036s854ms775us808ns", nanoseconds::min()},
  };
  for (const auto& [text, expected] : cases) {
    const Result<nanoseconds> duration = parse_duration(text);
    ASSERT_TRUE(duration) << duration.error().message;
    EXPECT_EQ(*duration, expected) << text;
  }
}

TEST(ParseDurationTest, ErrorsNamePositionAndProblem) {
  struct Refusal {
    std::string_view text;
    int position;
    std::string_view problem;
  };
  const Refusal refusals[] = {
      {"", 0, "expected a number, found the end"},
      {"-", 1, "expected a number, found the end"},
      {"3", 1, "expected a unit, found the end"},
      {"00", 2, "expected a unit, found the end"},
      {"1h3", 3, "expected a unit, found the end"},
      {"s", 0, "expected a digit, found \"s\""},
      {".", 0, "expected a digit, found \".\""},
      {"-.", 1, "expected a digit"},
      {".s", 0, "expected a digit"},
      {"+.s", 1, "expected a digit"},
      {"--1s", 1, "expected a digit, found \"-1s\""},
      {"1.2.3s", 3, "expected a unit, found \".3s\""},
      {"3000 s", 4, "unknown unit \" s\""},
      {"1d", 1, "unknown unit \"d\""},
      {"1S", 1, "unknown unit \"S\""},
      {"1h-3m", 1, "unknown unit \"h-\""},
      {" 1s", 0, "expected a digit"},
      {"1s ", 1, "unknown unit \"s \""},
      {"\x85\x85", 0, "expected a digit"},
      {"9223372036854775808ns", 0, "does not fit in 64-bit nanoseconds"},
      {"9223372036854775810ns", 0, "does not fit"},
      {"9223372036854775.808us", 0, "does not fit"},
      {"9223372036854ms775us808ns", 0, "does not fit"},
      {"-9223372036854775809ns", 0, "does not fit"},
      {"3000000h", 0, "does not fit"},
      {"99999999999999999999ns", 0, "does not fit"},
      {"9223372036s9223372036s", 0, "does not fit"},
  };
  for (const auto& [text, position, problem] : refusals) {
    const Result<nanoseconds> duration = parse_duration(text);
    ASSERT_FALSE(duration) << text;
    EXPECT_EQ(duration.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(duration.error().message, HasSubstr("duration \""));
    EXPECT_THAT(duration.error().message, HasSubstr(": byte " + std::to_string(position) + ": "));
    EXPECT_THAT(duration.error().message, HasSubstr(std::string(problem)));
  }
}

TEST(ParseDurationPropertyTest, PrintedDurationParsesToAnEqualOne) {
  std::mt19937_64 random(26);
  for (int i = 0; i < 20000; ++i) {
    const nanoseconds duration(static_cast<std::int64_t>(random()) >> (random() % 64));
    ASSERT_EQ(parse_duration(format_duration(duration)).value(), duration);
  }
}

}  // namespace
}  // namespace kinform::inline v0
