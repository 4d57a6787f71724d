// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/int_or_string.hpp"

#include <limits>
#include <memory>
#include <new>
#include <ostream>
#include <utility>
#include <variant>

#include "api/object/integer.hpp"
#include "api/parse_error.hpp"

namespace kinform::inline v0 {

namespace {

__extension__ typedef __int128 Int128;

Int128 divide(Int128 dividend, Int128 divisor, Rounding rounding) {
  const Int128 quotient = dividend / divisor;  // Rounded towards zero.
  if (dividend % divisor == 0) return quotient;
  const bool is_negative = dividend < 0;
  if (rounding == Rounding::Up) return is_negative ? quotient : quotient + 1;
  return is_negative ? quotient - 1 : quotient;
}

}  // namespace

struct IntOrString::Content {
  std::variant<std::int32_t, std::string> value;
};

IntOrString::Content& IntOrString::content() noexcept {
  static_assert(sizeof(Content) <= kContentBytes && alignof(Content) <= alignof(void*));
  return *std::launder(reinterpret_cast<Content*>(storage_));
}

const IntOrString::Content& IntOrString::content() const noexcept {
  return *std::launder(reinterpret_cast<const Content*>(storage_));
}

IntOrString::IntOrString(std::int32_t number) noexcept {
  new (storage_) Content{.value = number};
}
IntOrString::IntOrString(std::string text) {
  new (storage_) Content{.value = std::move(text)};
}
IntOrString::IntOrString(const IntOrString& other) {
  new (storage_) Content(other.content());
}
IntOrString::IntOrString(IntOrString&& other) noexcept {
  new (storage_) Content(std::move(other.content()));
}
IntOrString& IntOrString::operator=(const IntOrString& other) {
  if (this != &other) content() = other.content();
  return *this;
}
IntOrString& IntOrString::operator=(IntOrString&& other) noexcept {
  content() = std::move(other.content());
  return *this;
}
IntOrString::~IntOrString() {
  std::destroy_at(&content());
}

bool operator==(const IntOrString& left, const IntOrString& right) {
  return left.content().value == right.content().value;
}

IntOrString IntOrString::parse(std::string_view text) {
  if (const auto number = api::parse_integer<std::int32_t>(text)) return IntOrString(*number);
  return IntOrString(std::string(text));
}

std::optional<std::int32_t> IntOrString::as_int() const noexcept {
  const auto* const number = std::get_if<std::int32_t>(&content().value);
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<std::string_view> IntOrString::as_string() const noexcept {
  const auto* const text = std::get_if<std::string>(&content().value);
  return text ? std::optional<std::string_view>(*text) : std::nullopt;
}

std::string IntOrString::to_string() const {
  if (const auto number = as_int()) return std::to_string(*number);
  return std::get<std::string>(content().value);
}

Result<std::int64_t> IntOrString::scaled_value(std::int64_t total, Rounding rounding) const {
  if (const auto number = as_int()) return *number;

  const std::string_view text = std::get<std::string>(content().value);
  if (!text.ends_with('%')) {
    return api::parse_error("percentage", text, text.size(), "does not end with \"%\"");
  }
  const auto percent = api::parse_integer<std::int64_t>(text.substr(0, text.size() - 1));
  if (!percent) {
    return api::parse_error("percentage", text, 0, "is not a 64-bit integer before \"%\"");
  }
  const Int128 share = divide(static_cast<Int128>(*percent) * total, 100, rounding);
  if (share > std::numeric_limits<std::int64_t>::max() ||
      share < std::numeric_limits<std::int64_t>::min()) {
    return api::parse_error("percentage", text, 0, "scaled value does not fit in 64 bits");
  }
  return static_cast<std::int64_t>(share);
}

std::ostream& operator<<(std::ostream& out, const IntOrString& value) {
  return out << value.to_string();
}

}  // namespace kinform::inline v0
