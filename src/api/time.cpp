// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/time.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>

#include "api/object/integer.hpp"
#include "api/parse_error.hpp"
#include "api/time_text.hpp"

namespace kinform::inline v0 {

namespace {

using std::chrono::sys_days;
using std::chrono::sys_seconds;
using MicrosecondTime = std::chrono::sys_time<std::chrono::microseconds>;

constexpr int kMicroDigits = 6;

// 0000-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
constexpr sys_seconds kFirstSecond = sys_days(std::chrono::year(0) / 1 / 1);
constexpr sys_seconds kLastSecond =
    sys_days(std::chrono::year(10000) / 1 / 1) - std::chrono::seconds(1);

// Reads one time from left to right. The first failure is kept; after it, every step does nothing.
class TimeReader {
 public:
  explicit TimeReader(std::string_view input) : input_(input) {}

  Result<MicrosecondTime> read() {
    const sys_days day = read_date();
    expect('T');
    const std::chrono::seconds time_of_day = read_time_of_day();
    const std::chrono::microseconds fraction = read_fraction();
    const std::chrono::seconds offset = read_offset();
    if (position_ != input_.size()) fail("expected the end");
    if (error_) return *error_;

    const sys_seconds second = day + time_of_day - offset;
    if (second < kFirstSecond || second > kLastSecond) {
      position_ = 0;
      fail("is outside the years 0000 to 9999 in UTC");
      return *error_;
    }
    return MicrosecondTime(second) + fraction;
  }

 private:
  sys_days read_date() {
    const std::chrono::year year(read_number(4, 9999, "year"));
    expect('-');
    const std::chrono::month month(static_cast<unsigned>(read_number(2, 12, "month")));
    expect('-');
    const std::size_t day_position = position_;
    const std::chrono::day day(static_cast<unsigned>(read_number(2, 31, "day")));
    if (error_) return {};
    if (!(year / month / day).ok()) {
      position_ = day_position;
      fail("no such day");
      return {};
    }
    return year / month / day;
  }

  std::chrono::seconds read_time_of_day() {
    const std::chrono::hours hours(read_number(2, 23, "hour"));
    expect(':');
    const std::chrono::minutes minutes(read_number(2, 59, "minute"));
    expect(':');
    return hours + minutes + std::chrono::seconds(read_number(2, 59, "second"));
  }

  // Reads an optional `.` with any number of digits.
  std::chrono::microseconds read_fraction() {
    if (!accept('.')) return {};
    std::int64_t micros = 0;
    int digits = 0;
    for (; position_ < input_.size() && api::is_digit(input_[position_]); ++position_, ++digits) {
      if (digits < kMicroDigits) micros = micros * 10 + (input_[position_] - '0');
    }
    if (digits == 0) fail("expected a digit");
    for (; digits < kMicroDigits; ++digits) micros *= 10;
    return std::chrono::microseconds(micros);
  }

  // Reads the offset from UTC; positive if local time is ahead.
  std::chrono::seconds read_offset() {
    if (accept('Z')) return {};
    const bool is_behind = accept('-');
    if (!is_behind && !accept('+')) {
      fail("expected \"Z\", \"+\" or \"-\"");
      return {};
    }
    const std::chrono::hours hours(read_number(2, 23, "hour of the offset"));
    expect(':');
    const std::chrono::minutes minutes(read_number(2, 59, "minute of the offset"));
    return is_behind ? -(hours + minutes) : hours + minutes;
  }

  // Reads exactly `digits` digits; the number must be at most `largest`.
  int read_number(std::size_t digits, int largest, std::string_view name) {
    if (error_) return 0;
    const std::size_t begin = position_;
    int number = 0;
    for (; position_ < begin + digits; ++position_) {
      if (position_ == input_.size() || !api::is_digit(input_[position_])) {
        fail("expected a digit of the " + std::string(name));
        return 0;
      }
      number = number * 10 + (input_[position_] - '0');
    }
    if (number > largest) {
      position_ = begin;
      fail("no such " + std::string(name));
    }
    return number;
  }

  bool accept(char byte) {
    if (error_ || position_ == input_.size() || input_[position_] != byte) return false;
    ++position_;
    return true;
  }

  void expect(char byte) {
    if (!accept(byte)) fail("expected " + api::quote(std::string_view(&byte, 1)));
  }

  void fail(std::string_view problem) {
    if (error_) return;
    const std::string_view rest = input_.substr(position_);
    std::string text(problem);
    text += ", found ";
    text += rest.empty() ? "the end" : api::quote(rest);
    error_ = api::parse_error("time", input_, position_, text);
  }

  std::string_view input_;
  std::size_t position_ = 0;
  std::optional<Error> error_;
};

struct Division {
  std::int64_t quotient = 0;
  std::int64_t remainder = 0;  // At least 0 and below the divisor.
};

// Rounds down. The floor of std::chrono overflows near the smallest time point.
Division floor_divide(std::int64_t dividend, std::int64_t divisor) {
  const std::int64_t quotient = dividend / divisor;
  const std::int64_t remainder = dividend % divisor;
  if (remainder < 0) return {quotient - 1, remainder + divisor};
  return {quotient, remainder};
}

void append_padded(std::string& out, std::int64_t number, std::size_t width) {
  if (number < 0) out += '-';
  const std::string digits = std::to_string(number < 0 ? -number : number);
  if (digits.size() < width) out.append(width - digits.size(), '0');
  out += digits;
}

void append_date(std::string& out, std::int64_t days) {
  // std::chrono::year has only 16 bits, so use that the calendar repeats every 400 years, which are
  // 146097 days.
  const auto [cycles, day_of_cycle] = floor_divide(days, 146097);
  const std::chrono::year_month_day date{sys_days(std::chrono::days(day_of_cycle))};
  append_padded(out, static_cast<int>(date.year()) + cycles * 400, 4);
  out += '-';
  append_padded(out, static_cast<unsigned>(date.month()), 2);
  out += '-';
  append_padded(out, static_cast<unsigned>(date.day()), 2);
}

// Formats date and time, without the "Z".
std::string date_and_time(std::int64_t unix_seconds) {
  const auto [days, second_of_day] = floor_divide(unix_seconds, 24 * 60 * 60);
  std::string out;
  out.reserve(sizeof("2006-01-02T15:04:05.000000Z"));
  append_date(out, days);
  out += 'T';
  append_padded(out, second_of_day / 3600, 2);
  out += ':';
  append_padded(out, second_of_day / 60 % 60, 2);
  out += ':';
  append_padded(out, second_of_day % 60, 2);
  return out;
}

}  // namespace

Result<sys_seconds> parse_time(std::string_view text) {
  const Result<MicrosecondTime> time = TimeReader(text).read();
  if (!time) return time.error();
  return std::chrono::floor<std::chrono::seconds>(*time);
}

Result<MicrosecondTime> parse_micro_time(std::string_view text) {
  return TimeReader(text).read();
}

std::string_view api::write_time(std::span<char, kTimeSize> out, sys_seconds time) {
  const sys_days day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const auto second_of_day = static_cast<unsigned>((time - day).count());
  const auto year = static_cast<unsigned>(static_cast<int>(date.year()));
  char* at = out.data();
  const auto write = [&at](unsigned number, char after) {
    *at++ = static_cast<char>('0' + number / 10);
    *at++ = static_cast<char>('0' + number % 10);
    *at++ = after;
  };
  write(year / 100, '0');
  --at;  // The last two digits of the year follow without a separator.
  write(year % 100, '-');
  write(static_cast<unsigned>(date.month()), '-');
  write(static_cast<unsigned>(date.day()), 'T');
  write(second_of_day / 3600, ':');
  write(second_of_day / 60 % 60, ':');
  write(second_of_day % 60, 'Z');
  return {out.data(), out.size()};
}

std::string format_time(sys_seconds time) {
  return date_and_time(time.time_since_epoch().count()) + 'Z';
}

std::string format_micro_time(MicrosecondTime time) {
  const auto [second, micros] = floor_divide(time.time_since_epoch().count(), 1'000'000);
  std::string out = date_and_time(second);
  out += '.';
  append_padded(out, micros, kMicroDigits);
  out += 'Z';
  return out;
}

std::ostream& operator<<(std::ostream& out, const Time& time) {
  return out << format_time(time);
}

std::ostream& operator<<(std::ostream& out, const MicroTime& time) {
  return out << format_micro_time(time);
}

}  // namespace kinform::inline v0
