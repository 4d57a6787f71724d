// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/large_pages.hpp"

#include <sys/mman.h>

#include <tuple>

namespace kinform::inline v0::detail {

void prefer_large_pages(void* memory, std::size_t bytes) noexcept {
  std::ignore = ::madvise(memory, bytes, MADV_HUGEPAGE);  // A refusal only costs speed.
}

}  // namespace kinform::inline v0::detail
