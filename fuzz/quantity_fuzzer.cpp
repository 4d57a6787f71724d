// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes the quantity parser: an accepted quantity is printed as text that parses to an equal one,
// and the sum of two quantities minus one gives the other.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/quantity.hpp"

namespace {

using kinform::Quantity;

// Checks that printing and parsing is stable after the first round. The first round may change the
// text: a binary quantity that fits no suffix ("62.5Ki") is printed as a plain number ("64000"),
// which parses as a decimal quantity and is then printed as "64k", as in Go.
void check_text(const Quantity& quantity) {
  const auto read = Quantity::parse(quantity.to_string());
  KINFORM_ASSERT(read && *read == quantity);
  const auto again = Quantity::parse(read->to_string());
  KINFORM_ASSERT(again && *again == quantity && again->to_string() == read->to_string());
}

void check_one(const Quantity& quantity) {
  check_text(quantity);
  KINFORM_ASSERT(quantity.negated().negated() == quantity);
  KINFORM_ASSERT((quantity.sign() < 0) == (quantity < Quantity()));
  const auto integer = quantity.as_int64();
  KINFORM_ASSERT(!integer || Quantity::from_int64(*integer) == quantity);
  KINFORM_ASSERT(!integer || quantity.value() == *integer);
  KINFORM_ASSERT((quantity.milli_value() == 0) == quantity.is_zero());
}

void check_two(const Quantity& left, const Quantity& right) {
  const auto difference = left.minus(right);
  if (difference) KINFORM_ASSERT((difference->sign() < 0) == (left < right));
  const auto sum = left.plus(right);
  if (sum) KINFORM_ASSERT(sum->minus(right).value() == left);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t split = text.find(' ');
  const auto left = Quantity::parse(text.substr(0, split));
  if (!left) {
    KINFORM_ASSERT(left.error().code == kinform::ErrorCode::InvalidArgument);
    return 0;
  }
  check_one(*left);
  if (split == std::string_view::npos) return 0;
  if (const auto right = Quantity::parse(text.substr(split + 1))) check_two(*left, *right);
  return 0;
}
