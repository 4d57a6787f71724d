// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An assertion that stays on in every build: a broken invariant ends the program where it is found.

#pragma once

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::detail {

// Prints the failed condition and its place to stderr, then aborts.
[[noreturn]] KINFORM_EXPORT void assertion_failed(const char* condition, const char* file,
                                                  int line) noexcept;

}  // namespace kinform::inline v0::detail

// Checks our own invariants and a caller's REQUIRES; never use it for data from outside.
#define KINFORM_ASSERT(condition) \
  (static_cast<bool>(condition)   \
       ? static_cast<void>(0)     \
       : ::kinform::detail::assertion_failed(#condition, __FILE__, __LINE__))
