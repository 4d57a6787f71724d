// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// IntOrString, declared with few includes for use in views. kinform/int_or_string.hpp includes the
// types that its functions return.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "kinform/detail/export.hpp"
#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

template <class T>
class Result;

enum class Rounding : std::uint8_t {
  Down,  // Towards minus infinity.
  Up,    // Towards plus infinity.
};

// A 32-bit integer or a string; 80 and "80" are different.
class KINFORM_EXPORT IntOrString {
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

  // Returns an integer if the text is one that fits 32 bits, else the text as a string. For flags;
  // in JSON the type decides.
  [[nodiscard]] static IntOrString parse(std::string_view text);

  [[nodiscard]] std::optional<std::int32_t> as_int() const noexcept;
  // The result is valid while this object lives.
  [[nodiscard]] std::optional<std::string_view> as_string() const noexcept;

  [[nodiscard]] std::string to_string() const;

  // Returns the integer, or, for a percentage such as "25%", that share of `total`. Fails with
  // ErrorCode::InvalidArgument on any other string and on a result that does not fit 64 bits.
  [[nodiscard]] Result<std::int64_t> scaled_value(std::int64_t total, Rounding rounding) const;

  friend bool operator==(const IntOrString& left, const IntOrString& right);

 private:
  // A variant of integer and string. It is stored in `storage_`, so that views need not include
  // <string> and <variant>.
  struct KINFORM_HIDDEN Content;
  static constexpr std::size_t kContentBytes = 40;

  [[nodiscard]] Content& content() noexcept;
  [[nodiscard]] const Content& content() const noexcept;

  alignas(void*) std::byte storage_[kContentBytes];
};

// Declared again to export it: a friend declaration cannot have attributes.
KINFORM_EXPORT bool operator==(const IntOrString& left, const IntOrString& right);

// Prints to_string().
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const IntOrString& value);

}  // namespace kinform::inline v0
