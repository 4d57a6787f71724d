// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Quantity, declared with few includes for use in views. kinform/quantity.hpp includes the types
// that its functions return.

#pragma once

#include <compare>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "kinform/detail/export.hpp"
#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

template <class T>
class Result;

namespace detail {
__extension__ typedef unsigned __int128 Uint128;
}  // namespace detail

// The notation of a quantity; arithmetic and comparison ignore it.
enum class QuantityFormat : std::uint8_t {
  DecimalSi,        // n u m "" k M G T P E: 500m, 12M
  BinarySi,         // Ki Mi Gi Ti Pi Ei: 12Mi is 12 * 2^20
  DecimalExponent,  // 12e6
};

// A decimal number with at most 38 significant digits and at most nine decimal places, and the
// format it is written in. Exact: only functions that say so round. An immutable value of 32 bytes.
//
// Equality and order compare the number: 1Ki equals 1024 and 1.024k.
class KINFORM_EXPORT Quantity {
 public:
  // Zero.
  Quantity() = default;

  // Parses an optional sign, digits with at most one decimal point, then a suffix of one of the
  // formats or an exponent. Note that `1E` is 10^18 and `1E2` is 100. As in Kubernetes:
  // - digits finer than a billionth (n) are rounded away from zero, so that a tiny request is not
  //   zero;
  // - binary quantities beyond 2^63-1 become 2^63-1, with their sign;
  // - binary quantities below one become DecimalSi.
  //
  // Fails with ErrorCode::InvalidArgument, naming the byte, on anything else, on numbers of more
  // than 38 digits (not counting those finer than n) and on exponents beyond 32 bits.
  [[nodiscard]] static Result<Quantity> parse(std::string_view text);

  [[nodiscard]] static Quantity from_int64(std::int64_t value,
                                           QuantityFormat format = QuantityFormat::DecimalSi);
  // Returns `value` thousandths.
  [[nodiscard]] static Quantity from_milli(std::int64_t value,
                                           QuantityFormat format = QuantityFormat::DecimalSi);

  // Returns the canonical text: no fraction, and the largest suffix or exponent (by thousands) that
  // allows that: 1.5 is "1500m", 1.5Gi is "1536Mi", 1000k is "1M". Where a binary suffix is inexact
  // or unnecessary (fractions, less than 1024, more than 2^63-1), decimal suffixes are used, and
  // beyond E an exponent. Zero is "0".
  [[nodiscard]] std::string to_string() const;

  [[nodiscard]] QuantityFormat format() const noexcept { return format_; }

  // Returns -1, 0 or 1.
  [[nodiscard]] int sign() const noexcept;
  [[nodiscard]] bool is_zero() const noexcept { return coefficient_ == 0; }

  // Return the exact sum or difference, in the format of the left side, or of the right side if the
  // left is zero. Fail with ErrorCode::LimitExceeded if the result needs more than 38 digits.
  [[nodiscard]] Result<Quantity> plus(const Quantity& other) const;
  [[nodiscard]] Result<Quantity> minus(const Quantity& other) const;
  [[nodiscard]] Quantity negated() const noexcept;

  // Returns the number if it is a 64-bit integer.
  [[nodiscard]] std::optional<std::int64_t> as_int64() const noexcept;

  // Return the number in whole units, in thousandths, and in units of 10^exponent. Fractions are
  // rounded away from zero; numbers out of range become the nearest 64-bit integer.
  [[nodiscard]] std::int64_t value() const noexcept { return scaled_value(0); }
  [[nodiscard]] std::int64_t milli_value() const noexcept { return scaled_value(-3); }
  [[nodiscard]] std::int64_t scaled_value(int exponent) const noexcept;

  friend bool operator==(const Quantity& left, const Quantity& right) noexcept {
    return (left <=> right) == 0;
  }
  friend std::weak_ordering operator<=>(const Quantity& left, const Quantity& right) noexcept;

 private:
  // Returns nullopt if the number needs more than 38 digits or a larger exponent.
  static std::optional<Quantity> make(bool negative, detail::Uint128 coefficient,
                                      std::int64_t exponent, QuantityFormat format) noexcept;
  // Compares absolute values.
  std::weak_ordering compare_magnitude(const Quantity& other) const noexcept;

  // The number is ±coefficient_ * 10^exponent_. Invariant: coefficient_ < 10^38 and not a multiple
  // of ten; exponent_ >= -9. Zero is positive with exponent 0.
  detail::Uint128 coefficient_ = 0;
  std::int32_t exponent_ = 0;
  bool negative_ = false;
  QuantityFormat format_ = QuantityFormat::DecimalSi;
};

// Declared again to export it: a friend declaration cannot have attributes.
KINFORM_EXPORT std::weak_ordering operator<=>(const Quantity& left, const Quantity& right) noexcept;

// Prints to_string().
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const Quantity& value);

}  // namespace kinform::inline v0
