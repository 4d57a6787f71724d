// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The class IntOrString, for views; kinform/int_or_string.hpp has all that its functions return.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

template <class T>
class Result;

enum class Rounding : std::uint8_t {
  Down,  // Towards minus infinity.
  Up,    // Towards plus infinity.
};

// A 32-bit number or a text; 80 and "80" are different.
class IntOrString {
 public:
  // The number 0.
  IntOrString() noexcept : IntOrString(0) {}
  explicit IntOrString(std::int32_t number) noexcept;
  explicit IntOrString(std::string text);
  IntOrString(const IntOrString& other);
  IntOrString(IntOrString&& other) noexcept;
  IntOrString& operator=(const IntOrString& other);
  IntOrString& operator=(IntOrString&& other) noexcept;
  ~IntOrString();

  // A number if the text is one that fits 32 bits, else the text as it is. For flags; in JSON the
  // type says which.
  [[nodiscard]] static IntOrString parse(std::string_view text);

  [[nodiscard]] std::optional<std::int32_t> as_int() const noexcept;
  // Valid as long as this object.
  [[nodiscard]] std::optional<std::string_view> as_string() const noexcept;

  [[nodiscard]] std::string to_string() const;

  // The number itself, or, for a text such as "25%", that share of `total`. Fails with
  // ErrorCode::InvalidArgument on any other text and on a share that does not fit 64 bits.
  [[nodiscard]] Result<std::int64_t> scaled_value(std::int64_t total, Rounding rounding) const;

  friend bool operator==(const IntOrString& left, const IntOrString& right);

 private:
  // A variant of number and text. It lives in `storage_`, so that views do not include <string> and
  // <variant>.
  struct Content;
  static constexpr std::size_t kContentBytes = 40;

  [[nodiscard]] Content& content() noexcept;
  [[nodiscard]] const Content& content() const noexcept;

  alignas(void*) std::byte storage_[kContentBytes];
};

// Prints to_string().
std::ostream& operator<<(std::ostream& out, const IntOrString& value);

}  // namespace kinform::inline v0
