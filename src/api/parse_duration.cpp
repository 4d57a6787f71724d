// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// parse_duration(): reads durations in the format of Go's package time. base/duration.cpp formats
// them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "api/object/integer.hpp"
#include "api/parse_error.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

namespace {

// Magnitudes are unsigned, because -2^63 ns is valid while +2^63 ns is not.
constexpr std::uint64_t kMagnitudeMax = std::uint64_t{1} << 63;

constexpr std::uint64_t kMicrosecond = 1'000;
constexpr std::uint64_t kMillisecond = 1'000'000;
constexpr std::uint64_t kSecond = 1'000'000'000;
constexpr std::uint64_t kMinute = 60 * kSecond;
constexpr std::uint64_t kHour = 60 * kMinute;

struct Unit {
  std::string_view name = {};
  std::uint64_t nanoseconds = 0;
};

constexpr std::array<Unit, 8> kUnits = {{{"ns", 1},
                                         {"us", kMicrosecond},
                                         {"\u00b5s", kMicrosecond},  // The micro sign.
                                         {"\u03bcs", kMicrosecond},  // The Greek letter mu.
                                         {"ms", kMillisecond},
                                         {"s", kSecond},
                                         {"m", kMinute},
                                         {"h", kHour}}};

std::optional<std::uint64_t> find_unit(std::string_view name) {
  for (const Unit& unit : kUnits) {
    if (unit.name == name) return unit.nanoseconds;
  }
  return std::nullopt;
}

class DurationReader {
 public:
  explicit DurationReader(std::string_view input) : input_(input) {}

  Result<std::chrono::nanoseconds> read() {
    const bool is_negative = at('-');
    if (is_negative || at('+')) ++position_;
    if (rest() == "0") return std::chrono::nanoseconds(0);
    if (rest().empty()) return fail(position_, "expected a number, found the end");

    std::uint64_t magnitude = 0;
    while (!rest().empty()) {
      const Result<std::uint64_t> term = read_term();
      if (!term) return term.error();
      magnitude += *term;  // At most 2^63 each, so their sum cannot wrap.
      if (magnitude > kMagnitudeMax) return out_of_range();
    }
    if (!is_negative && magnitude == kMagnitudeMax) return out_of_range();
    const std::uint64_t bits = is_negative ? 0 - magnitude : magnitude;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(bits));
  }

 private:
  // Reads a number and its unit; returns nanoseconds.
  Result<std::uint64_t> read_term() {
    const std::size_t begin = position_;
    const std::optional<std::uint64_t> whole = read_whole();
    bool has_digits = position_ != begin;
    const std::size_t fraction_begin = position_ + 1;
    Fraction fraction;
    if (at('.')) {
      ++position_;
      fraction = read_fraction();
      has_digits = has_digits || position_ != fraction_begin;
    }
    if (!has_digits) return fail(begin, "expected a digit, found " + found_at(begin));
    if (!whole) return out_of_range();
    const Result<std::uint64_t> unit = read_unit();
    if (!unit) return unit.error();
    if (*whole > kMagnitudeMax / *unit) return out_of_range();

    // In floating point, as Go does it: 0.3333333333333333333h is 20m.
    const double fraction_part =
        static_cast<double>(fraction.digits) * (static_cast<double>(*unit) / fraction.scale);
    const std::uint64_t term = *whole * *unit + static_cast<std::uint64_t>(fraction_part);
    if (term > kMagnitudeMax) return out_of_range();
    return term;
  }

  // Returns nullopt if the number exceeds 2^63. Consumes all digits either way.
  std::optional<std::uint64_t> read_whole() {
    std::optional<std::uint64_t> number = 0;
    for (; position_ < input_.size() && api::is_digit(input_[position_]); ++position_) {
      const auto digit = static_cast<std::uint64_t>(input_[position_] - '0');
      if (!number || *number > kMagnitudeMax / 10) {
        number.reset();
      } else {
        *number = *number * 10 + digit;
        if (*number > kMagnitudeMax) number.reset();
      }
    }
    return number;
  }

  // The value digits / scale, which is below one.
  struct Fraction {
    std::uint64_t digits = 0;
    double scale = 1;
  };

  // Consumes all digits; ignores those that do not fit.
  Fraction read_fraction() {
    Fraction fraction;
    bool is_full = false;
    for (; position_ < input_.size() && api::is_digit(input_[position_]); ++position_) {
      const auto digit = static_cast<std::uint64_t>(input_[position_] - '0');
      is_full = is_full || fraction.digits > (kMagnitudeMax - 1) / 10 ||
                fraction.digits * 10 + digit > kMagnitudeMax;
      if (is_full) continue;
      fraction.digits = fraction.digits * 10 + digit;
      fraction.scale *= 10;
    }
    return fraction;
  }

  Result<std::uint64_t> read_unit() {
    const std::size_t begin = position_;
    while (position_ < input_.size() && !at('.') && !api::is_digit(input_[position_])) ++position_;
    const std::string_view name = input_.substr(begin, position_ - begin);
    if (name.empty()) return fail(begin, "expected a unit, found " + found_at(begin));
    if (const auto unit = find_unit(name)) return *unit;
    return fail(begin, "unknown unit " + api::quote(name));
  }

  bool at(char byte) const { return rest().starts_with(byte); }
  std::string_view rest() const { return input_.substr(position_); }

  std::string found_at(std::size_t position) const {
    return position == input_.size() ? "the end" : api::quote(input_.substr(position));
  }

  Error fail(std::size_t position, std::string_view problem) const {
    return api::parse_error("duration", input_, position, problem);
  }

  Error out_of_range() const { return fail(0, "does not fit in 64-bit nanoseconds"); }

  std::string_view input_;
  std::size_t position_ = 0;
};

}  // namespace

Result<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  return DurationReader(text).read();
}

}  // namespace kinform::inline v0
