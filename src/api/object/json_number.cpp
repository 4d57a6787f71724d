// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/object/json_number.hpp"

#include <charconv>
#include <limits>
#include <string>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {
namespace {

bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

// Removes the digits at the front of `text` and returns them.
std::string_view take_digits(std::string_view& text) {
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) ++length;
  const std::string_view digits = text.substr(0, length);
  text.remove_prefix(length);
  return digits;
}

bool take(std::string_view& text, char wanted) {
  if (text.empty() || text.front() != wanted) return false;
  text.remove_prefix(1);
  return true;
}

// The parts of a number's text.
struct Spelling {
  bool negative = false;
  std::string_view whole = {};
  std::string_view fraction = {};
  bool exponent_negative = false;
  std::string_view exponent = {};  // Digits only.
};

std::optional<Spelling> split(std::string_view text) {
  Spelling parts;
  parts.negative = take(text, '-');
  parts.whole = take_digits(text);
  if (parts.whole.empty() || (parts.whole.size() > 1 && parts.whole.front() == '0')) return {};

  if (take(text, '.')) {
    parts.fraction = take_digits(text);
    if (parts.fraction.empty()) return {};
  }
  if (take(text, 'e') || take(text, 'E')) {
    parts.exponent_negative = take(text, '-');
    if (!parts.exponent_negative) take(text, '+');
    parts.exponent = take_digits(text);
    if (parts.exponent.empty()) return {};
  }
  if (!text.empty()) return {};
  return parts;
}

// The value 0.DIGITS × 10^exponent, negative or not. DIGITS neither begin nor end with a zero, so
// that equal values have equal parts; zero has no digits, no sign and exponent 0.
struct Decimal {
  bool negative = false;
  std::string digits = {};
  std::int64_t exponent = 0;
};

// Returns nullopt if the exponent is too large to calculate with.
std::optional<std::int64_t> exponent_of(const Spelling& parts) {
  constexpr std::int64_t kExponentMax = 100'000'000'000'000'000;
  std::int64_t exponent = 0;
  for (const char digit : parts.exponent) {
    exponent = exponent * 10 + (digit - '0');
    if (exponent > kExponentMax) return {};
  }
  return parts.exponent_negative ? -exponent : exponent;
}

// Returns the value of `text`, or nullopt if its exponent is too large to calculate with.
std::optional<Decimal> to_decimal(std::string_view text) {
  const std::optional<Spelling> parts = split(text);
  KINFORM_ASSERT(parts.has_value());

  std::string digits(parts->whole);
  digits += parts->fraction;
  const std::size_t first = digits.find_first_not_of('0');
  if (first == std::string::npos) return Decimal{};

  const std::optional<std::int64_t> exponent = exponent_of(*parts);
  if (!exponent) return {};
  const std::size_t last = digits.find_last_not_of('0');
  return Decimal{.negative = parts->negative,
                 .digits = digits.substr(first, last - first + 1),
                 .exponent = *exponent + static_cast<std::int64_t>(parts->whole.size()) -
                             static_cast<std::int64_t>(first)};
}

template <class Integer>
std::optional<Integer> from_chars_whole(std::string_view text) {
  Integer number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return {};
  return number;
}

template <class Integer>
std::optional<Integer> to_integer(std::string_view text) {
  if (const auto number = from_chars_whole<Integer>(text)) return number;  // The usual form.

  const std::optional<Decimal> decimal = to_decimal(text);
  if (!decimal) return {};
  if (decimal->digits.empty()) return Integer{0};
  constexpr auto kDigitsMax = std::numeric_limits<Integer>::digits10 + 1;
  const auto digit_count = static_cast<std::int64_t>(decimal->digits.size());
  if (decimal->exponent < digit_count || decimal->exponent > kDigitsMax) return {};

  std::string plain = decimal->negative ? "-" : "";
  plain += decimal->digits;
  plain.append(static_cast<std::size_t>(decimal->exponent - digit_count), '0');
  return from_chars_whole<Integer>(plain);
}

// Returns infinity or zero, with the right sign, for a number that from_chars finds out of range.
double out_of_range(std::string_view text) {
  const std::optional<Spelling> parts = split(text);
  KINFORM_ASSERT(parts.has_value());
  const std::optional<Decimal> decimal = to_decimal(text);
  const bool tiny = decimal ? decimal->exponent <= 0 : parts->exponent_negative;
  const double magnitude = tiny ? 0.0 : std::numeric_limits<double>::infinity();
  return parts->negative ? -magnitude : magnitude;
}

}  // namespace

bool is_json_number(std::string_view text) {
  return split(text).has_value();
}

bool json_numbers_equal(std::string_view left, std::string_view right) {
  if (left == right) return true;
  const std::optional<Decimal> first = to_decimal(left);
  const std::optional<Decimal> second = to_decimal(right);
  if (!first || !second) return false;
  return first->negative == second->negative && first->exponent == second->exponent &&
         first->digits == second->digits;
}

std::optional<std::int64_t> json_number_to_int64(std::string_view text) {
  return to_integer<std::int64_t>(text);
}

std::optional<std::uint64_t> json_number_to_uint64(std::string_view text) {
  return to_integer<std::uint64_t>(text);
}

double json_number_to_double(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc::result_out_of_range ? out_of_range(text) : number;
}

}  // namespace kinform::inline v0
