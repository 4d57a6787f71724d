// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Result<T>: a value, or the Error that explains why there is none.

#pragma once

#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "kinform/detail/assert.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// The exception that Result::value() throws; what() is the error's message.
class KINFORM_EXPORT BadResult : public std::runtime_error {
 public:
  explicit BadResult(Error error)
      : std::runtime_error(to_string(error)), error_(std::move(error)) {}

  [[nodiscard]] const Error& error() const noexcept { return error_; }

 private:
  Error error_;
};

namespace detail {
// Throws BadResult. Compiled into the library, so that this header works with -fno-exceptions; in a
// program that is built that way, the exception ends the program.
[[noreturn]] KINFORM_EXPORT void throw_bad_result(const Error& error);
}  // namespace detail

// Holds a T or an Error. Converts implicitly from both, so that a function can return either.
//
// Thread safety: that of T.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool ok() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return ok(); }

  // REQUIRES: ok(). On a temporary, returns the value itself and not a reference, so that `for (… :
  // *list())` does not dangle.
  T& operator*() & { return checked(); }
  const T& operator*() const& { return checked(); }
  T operator*() && { return std::move(checked()); }
  T* operator->() { return &checked(); }
  const T* operator->() const { return &checked(); }

  // Throws BadResult unless ok(). For callers that want an exception, such as main and tests.
  T& value() & { return or_throw(*this); }
  const T& value() const& { return or_throw(*this); }
  T value() && { return std::move(or_throw(*this)); }

  // Returns `fallback` if there is no value.
  [[nodiscard]] T value_or(T fallback) const& { return ok() ? **this : std::move(fallback); }
  [[nodiscard]] T value_or(T fallback) && { return ok() ? std::move(**this) : std::move(fallback); }

  // REQUIRES: !ok().
  [[nodiscard]] const Error& error() const& {
    KINFORM_ASSERT(!ok());
    return *std::get_if<1>(&state_);
  }
  [[nodiscard]] Error error() && {
    KINFORM_ASSERT(!ok());
    return std::move(*std::get_if<1>(&state_));
  }

 private:
  T& checked() {
    KINFORM_ASSERT(ok());
    return *std::get_if<0>(&state_);
  }
  const T& checked() const {
    KINFORM_ASSERT(ok());
    return *std::get_if<0>(&state_);
  }
  template <class Self>
  static auto& or_throw(Self& self) {
    if (!self.ok()) detail::throw_bad_result(self.error());
    return *self;
  }

  std::variant<T, Error> state_;
};

// Success without a value, or an Error. `return {};` means success.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const noexcept { return !error_.has_value(); }
  explicit operator bool() const noexcept { return ok(); }

  // Throws BadResult unless ok().
  void value() const {
    if (!ok()) detail::throw_bad_result(*error_);
  }

  // REQUIRES: !ok().
  [[nodiscard]] const Error& error() const& {
    KINFORM_ASSERT(!ok());
    return *error_;
  }
  [[nodiscard]] Error error() && {
    KINFORM_ASSERT(!ok());
    return std::move(*error_);
  }

 private:
  std::optional<Error> error_;
};

}  // namespace kinform::inline v0
