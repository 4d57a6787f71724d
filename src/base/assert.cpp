// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace kinform::inline v0::detail {

void assertion_failed(const char* condition, const char* file, int line) noexcept {
  std::fprintf(stderr, "kinform: assertion failed: %s (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace kinform::inline v0::detail
