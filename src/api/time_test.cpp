// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/time.hpp"

#include <array>
#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/time_text.hpp"

namespace kinform::inline v0 {
namespace {

using std::chrono::microseconds;
using std::chrono::seconds;
using std::chrono::sys_seconds;
using MicroTime = std::chrono::sys_time<microseconds>;
using ::testing::HasSubstr;

std::int64_t unix_seconds(std::string_view text) {
  return parse_time(text).value().time_since_epoch().count();
}

std::int64_t unix_micros(std::string_view text) {
  return parse_micro_time(text).value().time_since_epoch().count();
}

TEST(TimeTest, UtcTimesAreParsed) {
  EXPECT_EQ(unix_seconds("1970-01-01T00:00:00Z"), 0);
  EXPECT_EQ(unix_seconds("1969-12-31T23:59:59Z"), -1);
  EXPECT_EQ(unix_seconds("2006-01-02T15:04:05Z"), 1136214245);
  EXPECT_EQ(unix_seconds("2024-02-29T12:00:00Z"), 1709208000);
  EXPECT_EQ(unix_seconds("0000-01-01T00:00:00Z"), -62167219200);
  EXPECT_EQ(unix_seconds("0001-01-01T00:00:00Z"), -62135596800);
  EXPECT_EQ(unix_seconds("9999-12-31T23:59:59Z"), 253402300799);
}

TEST(TimeTest, OffsetsAreSubtracted) {
  EXPECT_EQ(unix_seconds("1970-01-01T01:00:00+01:00"), 0);
  EXPECT_EQ(unix_seconds("1969-12-31T16:30:00-07:30"), 0);
  EXPECT_EQ(unix_seconds("1970-01-01T00:00:00+00:00"), 0);
  EXPECT_EQ(unix_seconds("1970-01-01T00:00:00-00:00"), 0);
  EXPECT_EQ(unix_seconds("1970-01-01T23:59:00+23:59"), 0);
  EXPECT_EQ(unix_seconds("2023-12-31T23:00:00-02:00"), unix_seconds("2024-01-01T01:00:00Z"));
}

TEST(TimeTest, FractionsAreTruncated) {
  EXPECT_EQ(unix_seconds("1970-01-01T00:00:00.999Z"), 0);
  EXPECT_EQ(unix_seconds("1969-12-31T23:59:59.999999999Z"), -1);
  EXPECT_EQ(unix_micros("1970-01-01T00:00:00Z"), 0);
  EXPECT_EQ(unix_micros("1970-01-01T00:00:01.5Z"), 1'500'000);
  EXPECT_EQ(unix_micros("1970-01-01T00:00:00.000001Z"), 1);
  EXPECT_EQ(unix_micros("1970-01-01T00:00:00.0000019Z"), 1);
  EXPECT_EQ(unix_micros("1969-12-31T23:59:59.999999999Z"), -1);
  EXPECT_EQ(unix_micros("1970-01-01T01:00:00.25+01:00"), 250'000);
  EXPECT_EQ(unix_micros("1970-01-01T00:00:00." + std::string(1000, '9') + "Z"), 999'999);
  EXPECT_EQ(unix_micros("9999-12-31T23:59:59.999999Z"), 253402300799'999999);
}

TEST(TimeTest, LeapYearsAreRecognised) {
  for (const std::string_view year : {"0000", "0004", "1600", "2000", "2024", "9996"}) {
    EXPECT_TRUE(parse_time(std::string(year) + "-02-29T00:00:00Z")) << year;
  }
  for (const std::string_view year : {"0001", "1700", "1900", "2023", "2100", "9999"}) {
    EXPECT_FALSE(parse_time(std::string(year) + "-02-29T00:00:00Z")) << year;
  }
}

TEST(TimeTest, ErrorsNamePositionAndProblem) {
  struct Refusal {
    std::string_view text;
    int position;
    std::string_view problem;
  };
  const Refusal refusals[] = {
      {"", 0, "expected a digit of the year, found the end"},
      {"null", 0, "expected a digit of the year, found \"null\""},
      {"206-01-02T15:04:05Z", 3, "expected a digit of the year, found \"-01-02T15:04:05Z\""},
      {"20060-01-02T15:04:05Z", 4, "expected \"-\""},
      {"-006-01-02T15:04:05Z", 0, "expected a digit of the year"},
      {"2006/01/02T15:04:05Z", 4, "expected \"-\", found \"/01/02T15:04:05Z\""},
      {"2006-1-02T15:04:05Z", 6, "expected a digit of the month"},
      {"2006-13-02T15:04:05Z", 5, "no such month, found \"13"},
      {"2006-00-02T15:04:05Z", 8, "no such day"},
      {"2006-01-00T15:04:05Z", 8, "no such day"},
      {"2006-01-32T15:04:05Z", 8, "no such day"},
      {"2006-04-31T15:04:05Z", 8, "no such day, found \"31T15:04:05Z\""},
      {"2006-01-02", 10, "expected \"T\", found the end"},
      {"2006-01-02 15:04:05Z", 10, "expected \"T\""},
      {"2006-01-02t15:04:05Z", 10, "expected \"T\""},
      {"2006-01-02T24:00:00Z", 11, "no such hour"},
      {"2006-01-02T5:04:05Z", 12, "expected a digit of the hour"},
      {"2006-01-02T15:60:05Z", 14, "no such minute"},
      {"2006-01-02T15:04Z", 16, "expected \":\""},
      {"2006-12-31T23:59:60Z", 17, "no such second"},
      {"2006-01-02T15:04:05", 19, "expected \"Z\", \"+\" or \"-\", found the end"},
      {"2006-01-02T15:04:05z", 19, "expected \"Z\""},
      {"2006-01-02T15:04:05.Z", 20, "expected a digit, found \"Z\""},
      {"2006-01-02T15:04:05,5Z", 19, "expected \"Z\""},
      {"2006-01-02T15:04:05.5", 21, "found the end"},
      {"2006-01-02T15:04:05+0100", 22, "expected \":\""},
      {"2006-01-02T15:04:05+01", 22, "expected \":\", found the end"},
      {"2006-01-02T15:04:05+24:00", 20, "no such hour of the offset"},
      {"2006-01-02T15:04:05+01:60", 23, "no such minute of the offset"},
      {"2006-01-02T15:04:05Z ", 20, "expected the end, found \" \""},
      {"2006-01-02T15:04:05+01:00Z", 25, "expected the end"},
      {" 2006-01-02T15:04:05Z", 0, "expected a digit of the year"},
      {"0000-01-01T00:00:00+00:01", 0, "is outside the years 0000 to 9999"},
      {"9999-12-31T23:59:59-00:01", 0, "is outside the years 0000 to 9999"},
  };
  for (const auto& [text, position, problem] : refusals) {
    const Result<sys_seconds> time = parse_time(text);
    ASSERT_FALSE(time) << text;
    EXPECT_EQ(time.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(time.error().message, HasSubstr("time \"" + std::string(text) + "\": byte " +
                                                std::to_string(position) + ": "));
    EXPECT_THAT(time.error().message, HasSubstr(std::string(problem)));
    EXPECT_EQ(parse_micro_time(text).error(), time.error());
  }
}

TEST(TimeTest, TimesArePrintedInUtc) {
  EXPECT_EQ(format_time(sys_seconds(seconds(0))), "1970-01-01T00:00:00Z");
  EXPECT_EQ(format_time(sys_seconds(seconds(-1))), "1969-12-31T23:59:59Z");
  EXPECT_EQ(format_time(sys_seconds(seconds(1136214245))), "2006-01-02T15:04:05Z");
  EXPECT_EQ(format_time(sys_seconds(seconds(-62167219200))), "0000-01-01T00:00:00Z");
  EXPECT_EQ(format_time(sys_seconds(seconds(253402300799))), "9999-12-31T23:59:59Z");
  EXPECT_EQ(format_time(parse_time("2024-02-29T23:30:00-01:00").value()), "2024-03-01T00:30:00Z");
}

TEST(TimeTest, WritingWithoutAllocationGivesTheSameText) {
  std::array<char, api::kTimeSize> text{};
  // A prime number of seconds, so that all parts of the times vary.
  for (std::int64_t second = -62167219200; second <= 253402300799; second += 10'000'019) {
    const sys_seconds time{seconds(second)};
    ASSERT_EQ(api::write_time(text, time), format_time(time));
  }
  const sys_seconds last{seconds(253402300799)};
  EXPECT_EQ(api::write_time(text, last), format_time(last));
}

TEST(TimeTest, MicroTimesAlwaysHaveSixDigits) {
  EXPECT_EQ(format_micro_time(MicroTime(microseconds(0))), "1970-01-01T00:00:00.000000Z");
  EXPECT_EQ(format_micro_time(MicroTime(microseconds(1))), "1970-01-01T00:00:00.000001Z");
  EXPECT_EQ(format_micro_time(MicroTime(microseconds(-1))), "1969-12-31T23:59:59.999999Z");
  EXPECT_EQ(format_micro_time(MicroTime(microseconds(1'500'000))), "1970-01-01T00:00:01.500000Z");
}

TEST(TimeTest, YearsOutsideTheParsableRangeArePrinted) {
  EXPECT_EQ(format_time(sys_seconds(seconds(253402300800))), "10000-01-01T00:00:00Z");
  EXPECT_EQ(format_time(sys_seconds(seconds(-62167219201))), "-0001-12-31T23:59:59Z");
  EXPECT_EQ(format_time(sys_seconds::max()), "292277026596-12-04T15:30:07Z");
  EXPECT_EQ(format_time(sys_seconds::min()), "-292277022657-01-27T08:29:52Z");
  EXPECT_EQ(format_micro_time(MicroTime::max()), "294247-01-10T04:00:54.775807Z");
  EXPECT_EQ(format_micro_time(MicroTime::min()), "-290308-12-21T19:59:05.224192Z");
}

TEST(TimePropertyTest, PrintedTimeParsesToAnEqualOne) {
  std::mt19937_64 random(25);
  std::uniform_int_distribution<std::int64_t> micros(-62167219200'000000, 253402300799'999999);
  for (int i = 0; i < 20000; ++i) {
    const MicroTime time{microseconds(micros(random))};
    const auto second = std::chrono::floor<seconds>(time);
    ASSERT_EQ(parse_micro_time(format_micro_time(time)).value(), time);
    ASSERT_EQ(parse_time(format_time(second)).value(), second);
    ASSERT_EQ(parse_time(format_micro_time(time)).value(), second);
  }
}

TEST(TimeTest, PrintsAsInApiObjects) {
  std::ostringstream out;
  out << Time(parse_time("2024-01-02T03:04:05Z").value()) << " "
      << MicroTime(parse_micro_time("2024-01-02T03:04:05.000006Z").value());
  EXPECT_EQ(out.str(), "2024-01-02T03:04:05Z 2024-01-02T03:04:05.000006Z");
}

TEST(TimeTest, MixesWithTimePointsOfTheStandardLibrary) {
  const Time time = parse_time("2024-01-02T03:04:05Z").value();
  const std::chrono::sys_seconds later = time + std::chrono::seconds(5);
  EXPECT_EQ(later - time, std::chrono::seconds(5));
  EXPECT_LT(time, later);
}

}  // namespace
}  // namespace kinform::inline v0
