// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/quantity.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <ostream>

#include "api/object/integer.hpp"
#include "api/parse_error.hpp"

namespace kinform::inline v0 {

namespace {

using detail::Uint128;

constexpr int kDigitsMax = 38;
constexpr int kNano = -9;  // The finest exponent.
constexpr std::size_t kNanoDigits = 9;
constexpr Uint128 kInt64Max = std::numeric_limits<std::int64_t>::max();

constexpr auto kPowersOfTen = [] {
  std::array<Uint128, kDigitsMax + 1> powers = {1};
  for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
  return powers;
}();

struct Suffix {
  std::string_view text = {};
  int exponent = 0;  // A power of ten or of two.
};

constexpr std::array<Suffix, 10> kDecimalSuffixes = {{{"n", -9},
                                                      {"u", -6},
                                                      {"m", -3},
                                                      {"", 0},
                                                      {"k", 3},
                                                      {"M", 6},
                                                      {"G", 9},
                                                      {"T", 12},
                                                      {"P", 15},
                                                      {"E", 18}}};
constexpr std::array<Suffix, 6> kBinarySuffixes = {
    {{"Ki", 10}, {"Mi", 20}, {"Gi", 30}, {"Ti", 40}, {"Pi", 50}, {"Ei", 60}}};

int count_digits(Uint128 number) {
  const auto above = std::upper_bound(kPowersOfTen.begin(), kPowersOfTen.end(), number);
  return static_cast<int>(above - kPowersOfTen.begin());
}

std::string to_digits(Uint128 number) {
  std::string digits;
  do {
    digits += static_cast<char>('0' + static_cast<int>(number % 10));
    number /= 10;
  } while (number != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

// The parts of a quantity's text: sign, integer digits, digits after the point, suffix.
struct QuantityText {
  bool negative = false;
  std::string_view integer = {};
  std::string_view fraction = {};
  std::string_view suffix = {};
  std::size_t suffix_position = 0;
};

// The meaning of a suffix. `exponent` is a power of two for BinarySi, otherwise of ten.
struct Scale {
  QuantityFormat format = QuantityFormat::DecimalSi;
  std::int32_t exponent = 0;
};

// The value coefficient * 10^exponent, not yet range-checked.
struct Magnitude {
  Uint128 coefficient = 0;
  std::int64_t exponent = 0;
};

Error quantity_error(std::string_view text, std::size_t position, std::string_view problem) {
  return api::parse_error("quantity", text, position, problem);
}

std::string_view take_digits(std::string_view text, std::size_t& position) {
  const std::size_t begin = position;
  while (position < text.size() && api::is_digit(text[position])) ++position;
  return text.substr(begin, position - begin);
}

Result<QuantityText> take_apart(std::string_view text) {
  QuantityText parts;
  std::size_t position = 0;
  if (text.starts_with('-') || text.starts_with('+')) {
    parts.negative = text.front() == '-';
    ++position;
  }
  const std::size_t number_position = position;
  parts.integer = take_digits(text, position);
  if (position < text.size() && text[position] == '.') {
    ++position;
    parts.fraction = take_digits(text, position);
  }
  if (parts.integer.empty() && parts.fraction.empty()) {
    const std::string_view found = text.substr(number_position);
    return quantity_error(
        text, number_position,
        "expected a digit, found " + (found.empty() ? "the end" : api::quote(found)));
  }
  parts.suffix = text.substr(position);
  parts.suffix_position = position;
  return parts;
}

template <std::size_t kSize>
const Suffix* find_suffix(const std::array<Suffix, kSize>& suffixes, std::string_view text) {
  const auto found = std::find_if(suffixes.begin(), suffixes.end(),
                                  [text](const Suffix& suffix) { return suffix.text == text; });
  return found == suffixes.end() ? nullptr : &*found;
}

Result<Scale> interpret_suffix(std::string_view text, const QuantityText& parts) {
  if (const Suffix* const decimal = find_suffix(kDecimalSuffixes, parts.suffix)) {
    return Scale{QuantityFormat::DecimalSi, decimal->exponent};
  }
  if (const Suffix* const binary = find_suffix(kBinarySuffixes, parts.suffix)) {
    return Scale{QuantityFormat::BinarySi, binary->exponent};
  }
  if (parts.suffix.front() == 'e' || parts.suffix.front() == 'E') {
    const auto exponent = api::parse_integer<std::int32_t>(parts.suffix.substr(1));
    if (exponent) return Scale{QuantityFormat::DecimalExponent, *exponent};
  }
  return quantity_error(text, parts.suffix_position,
                        api::quote(parts.suffix) + " is neither a suffix nor an exponent");
}

// The digits of `integer` and `fraction` as one sequence, without zeros at both ends.
class DigitRow {
 public:
  DigitRow(std::string_view integer, std::string_view fraction)
      : integer_(integer), fraction_(fraction), end_(integer.size() + fraction.size()) {
    while (begin_ < end_ && at(begin_) == 0) ++begin_;
    while (begin_ < end_ && at(end_ - 1) == 0) --end_;
  }

  std::size_t size() const { return end_ - begin_; }

  // The power of ten of the last digit.
  std::int64_t exponent() const {
    return static_cast<std::int64_t>(integer_.size()) - static_cast<std::int64_t>(end_);
  }

  // Returns the first `count` digits as a number.
  // REQUIRES: count <= size(), count <= 38.
  Uint128 prefix(std::size_t count) const {
    Uint128 number = 0;
    for (std::size_t i = 0; i < count; ++i) number = number * 10 + at(begin_ + i);
    return number;
  }

 private:
  unsigned at(std::size_t index) const {
    const char digit =
        index < integer_.size() ? integer_[index] : fraction_[index - integer_.size()];
    return static_cast<unsigned>(digit - '0');
  }

  std::string_view integer_;
  std::string_view fraction_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

// Returns nullopt if more than 38 digits are needed.
std::optional<Magnitude> decimal_magnitude(const QuantityText& parts, std::int32_t exponent) {
  const DigitRow digits(parts.integer, parts.fraction);
  const std::int64_t last_exponent = digits.exponent() + exponent;
  if (digits.size() == 0) return Magnitude{};

  // Digits finer than nano are cut off. Their last one is not zero, so the value is rounded up.
  const std::int64_t cut = std::max<std::int64_t>(kNano - last_exponent, 0);
  const auto size = static_cast<std::int64_t>(digits.size());
  const std::int64_t kept = std::max<std::int64_t>(size - cut, 0);
  if (kept > kDigitsMax) return std::nullopt;
  const Uint128 coefficient = digits.prefix(static_cast<std::size_t>(kept)) + (cut > 0 ? 1 : 0);
  return Magnitude{coefficient, std::max<std::int64_t>(last_exponent, kNano)};
}

// `fraction` (digits after the point) times 2^exponent, as whole units and billionths, rounded up.
struct ScaledFraction {
  std::uint64_t whole = 0;
  std::uint64_t nanos = 0;  // Up to and including one whole unit.
};

// Multiplies digit by digit from the right, as on paper, so that any number of digits stays exact.
ScaledFraction scale_fraction(std::string_view fraction, std::int32_t exponent) {
  std::uint64_t carry = 0;  // Below 2^60; plus 9 * 2^60 it fits in 64 bits.
  std::uint64_t nanos = 0;
  bool has_finer = false;
  for (std::size_t place = fraction.size(); place > 0; --place) {
    const auto digit = static_cast<std::uint64_t>(fraction[place - 1] - '0');
    const std::uint64_t product = (digit << exponent) + carry;
    const std::uint64_t product_digit = product % 10;
    carry = product / 10;
    if (place <= kNanoDigits) {
      nanos += product_digit * static_cast<std::uint64_t>(kPowersOfTen[kNanoDigits - place]);
    } else if (product_digit != 0) {
      has_finer = true;
    }
  }
  return {carry, nanos + (has_finer ? 1 : 0)};
}

// Rounds up to billionths and caps the result at 2^63-1.
Magnitude binary_magnitude(const QuantityText& parts, std::int32_t exponent) {
  const Magnitude largest = {kInt64Max, 0};
  const DigitRow digits(parts.integer, {});
  if (static_cast<std::int64_t>(digits.size()) + digits.exponent() > 19) return largest;

  const Uint128 integer =
      digits.prefix(digits.size()) * kPowersOfTen[static_cast<std::size_t>(digits.exponent())];
  const ScaledFraction fraction = scale_fraction(parts.fraction, exponent);
  const Uint128 whole = (integer << exponent) + fraction.whole;
  if (whole > kInt64Max) return largest;
  const Uint128 nanos = whole * kPowersOfTen[kNanoDigits] + fraction.nanos;
  return {std::min(nanos, kInt64Max * kPowersOfTen[kNanoDigits]), kNano};
}

bool is_below_one(const Magnitude& magnitude) {
  return magnitude.exponent == kNano && magnitude.coefficient < kPowersOfTen[kNanoDigits];
}

// Returns coefficient * 10^shift, or nullopt if it is not below `limit`.
// REQUIRES: coefficient < 10^38, shift >= 0.
std::optional<Uint128> shift_left(Uint128 coefficient, std::int64_t shift, Uint128 limit) {
  if (coefficient == 0) return coefficient;
  if (shift > kDigitsMax) return std::nullopt;
  const Uint128 factor = kPowersOfTen[static_cast<std::size_t>(shift)];
  if (coefficient > (limit - 1) / factor) return std::nullopt;
  return coefficient * factor;
}

std::string binary_text(std::uint64_t number) {
  std::string_view suffix;
  for (const Suffix& candidate : kBinarySuffixes) {
    if (number % 1024 != 0) break;
    number /= 1024;
    suffix = candidate.text;
  }
  return std::to_string(number) + std::string(suffix);
}

std::string decimal_text(Uint128 coefficient, std::int64_t exponent, QuantityFormat format) {
  std::string out = to_digits(coefficient);
  for (; exponent % 3 != 0; --exponent) out += '0';
  if (format != QuantityFormat::DecimalExponent) {
    for (const Suffix& suffix : kDecimalSuffixes) {
      if (suffix.exponent == exponent) return out += suffix.text;
    }
  }
  if (exponent != 0) out += "e" + std::to_string(exponent);
  return out;
}

}  // namespace

std::optional<Quantity> Quantity::make(bool negative, Uint128 coefficient, std::int64_t exponent,
                                       QuantityFormat format) noexcept {
  Quantity quantity;
  quantity.format_ = format;
  if (coefficient == 0) return quantity;
  while (coefficient % 10 == 0) {
    coefficient /= 10;
    ++exponent;
  }
  if (coefficient >= kPowersOfTen[kDigitsMax]) return std::nullopt;
  if (exponent > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
  quantity.negative_ = negative;
  quantity.coefficient_ = coefficient;
  quantity.exponent_ = static_cast<std::int32_t>(exponent);
  return quantity;
}

Result<Quantity> Quantity::parse(std::string_view text) {
  const Result<QuantityText> parts = take_apart(text);
  if (!parts) return parts.error();
  const Result<Scale> scale = interpret_suffix(text, *parts);
  if (!scale) return scale.error();

  QuantityFormat format = scale->format;
  std::optional<Magnitude> magnitude;
  if (format == QuantityFormat::BinarySi) {
    magnitude = binary_magnitude(*parts, scale->exponent);
    // A value below one has no binary suffix, so it becomes decimal. Zero keeps its format.
    const bool is_fraction = magnitude->coefficient != 0 && is_below_one(*magnitude);
    if (is_fraction) format = QuantityFormat::DecimalSi;
  } else {
    magnitude = decimal_magnitude(*parts, scale->exponent);
  }
  if (magnitude) {
    const auto quantity =
        make(parts->negative, magnitude->coefficient, magnitude->exponent, format);
    if (quantity) return *quantity;
  }
  return quantity_error(text, 0, "needs more than 38 digits or too large an exponent");
}

Quantity Quantity::from_int64(std::int64_t value, QuantityFormat format) {
  const auto magnitude = static_cast<std::uint64_t>(value);
  const bool negative = value < 0;
  return *make(negative, negative ? 0 - magnitude : magnitude, 0, format);
}

Quantity Quantity::from_milli(std::int64_t value, QuantityFormat format) {
  Quantity quantity = from_int64(value, format);
  if (!quantity.is_zero()) quantity.exponent_ -= 3;
  return quantity;
}

std::string Quantity::to_string() const {
  if (is_zero()) return "0";
  std::string sign_text = negative_ ? "-" : "";
  if (format_ == QuantityFormat::BinarySi && exponent_ >= 0) {
    const auto number = shift_left(coefficient_, exponent_, kInt64Max + 1);
    if (number && *number >= 1024) {
      return sign_text + binary_text(static_cast<std::uint64_t>(*number));
    }
  }
  return sign_text + decimal_text(coefficient_, exponent_, format_);
}

int Quantity::sign() const noexcept {
  if (is_zero()) return 0;
  return negative_ ? -1 : 1;
}

Result<Quantity> Quantity::plus(const Quantity& other) const {
  if (other.is_zero()) return is_zero() ? other : *this;
  if (is_zero()) return other;

  // Convert both to the smaller exponent. If the exponents differ, the coefficient with the smaller
  // one is below 10^38 and the result is not a multiple of ten, so it must be below 10^38 as well.
  // Hence a limit of 2 * 10^38 on the other coefficient loses no valid result.
  const Uint128 limit = 2 * kPowersOfTen[kDigitsMax];
  const std::int64_t exponent = std::min(exponent_, other.exponent_);
  const auto left = shift_left(coefficient_, exponent_ - exponent, limit);
  const auto right = shift_left(other.coefficient_, other.exponent_ - exponent, limit);
  if (left && right) {
    const bool is_sum = negative_ == other.negative_;
    const Uint128 coefficient =
        is_sum ? *left + *right : std::max(*left, *right) - std::min(*left, *right);
    const bool negative = *left >= *right ? negative_ : other.negative_;
    if (const auto result = make(negative, coefficient, exponent, format_)) return *result;
  }
  return Error{ErrorCode::LimitExceeded, "sum of quantities " + to_string() + " and " +
                                             other.to_string() + " needs more than 38 digits"};
}

Result<Quantity> Quantity::minus(const Quantity& other) const {
  return plus(other.negated());
}

Quantity Quantity::negated() const noexcept {
  Quantity result = *this;
  result.negative_ = !negative_ && !is_zero();
  return result;
}

std::optional<std::int64_t> Quantity::as_int64() const noexcept {
  if (exponent_ < 0) return std::nullopt;
  const auto magnitude = shift_left(coefficient_, exponent_, kInt64Max + (negative_ ? 2 : 1));
  if (!magnitude) return std::nullopt;
  const auto bits = static_cast<std::uint64_t>(*magnitude);
  return static_cast<std::int64_t>(negative_ ? 0 - bits : bits);
}

std::int64_t Quantity::scaled_value(int exponent) const noexcept {
  Quantity scaled = *this;
  const std::int64_t shift = static_cast<std::int64_t>(exponent_) - exponent;
  if (shift < 0) {
    // At least one digit is cut off, and the last of them is not zero, so always round up.
    const bool is_all_cut = -shift > kDigitsMax;
    scaled.coefficient_ =
        is_all_cut ? 0 : coefficient_ / kPowersOfTen[static_cast<std::size_t>(-shift)];
    if (!is_zero()) ++scaled.coefficient_;
    scaled.exponent_ = 0;
  } else {
    scaled.exponent_ = static_cast<std::int32_t>(std::min<std::int64_t>(shift, kDigitsMax + 1));
  }
  using Limits = std::numeric_limits<std::int64_t>;
  return scaled.as_int64().value_or(negative_ ? Limits::min() : Limits::max());
}

std::weak_ordering Quantity::compare_magnitude(const Quantity& other) const noexcept {
  if (is_zero() || other.is_zero()) return !is_zero() <=> !other.is_zero();

  // The number whose first digit has the higher power of ten is larger.
  const std::int64_t order = std::int64_t{exponent_} + count_digits(coefficient_);
  const std::int64_t other_order = std::int64_t{other.exponent_} + count_digits(other.coefficient_);
  if (order != other_order) return order <=> other_order;

  // Converted to the smaller exponent, both have the same number of digits, at most 38.
  const std::int32_t exponent = std::min(exponent_, other.exponent_);
  const Uint128 factor = kPowersOfTen[static_cast<std::size_t>(exponent_ - exponent)];
  const Uint128 other_factor = kPowersOfTen[static_cast<std::size_t>(other.exponent_ - exponent)];
  return coefficient_ * factor <=> other.coefficient_ * other_factor;
}

std::weak_ordering operator<=>(const Quantity& left, const Quantity& right) noexcept {
  if (left.negative_ != right.negative_) return right.negative_ <=> left.negative_;
  const std::weak_ordering order = left.compare_magnitude(right);
  return left.negative_ ? 0 <=> order : order;
}

std::ostream& operator<<(std::ostream& out, const Quantity& value) {
  return out << value.to_string();
}

}  // namespace kinform::inline v0
