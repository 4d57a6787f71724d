// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How many handles refer to something.

#pragma once

#include <cstdint>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// Counts as std::atomic does, by the compilers' own functions: including <atomic> takes as long as
// including all views of a group.
//
// Thread safety: thread-safe.
class ReferenceCount {
 public:
  void set(std::uint32_t count) noexcept { __atomic_store_n(&count_, count, __ATOMIC_RELAXED); }
  void add() noexcept { __atomic_fetch_add(&count_, 1, __ATOMIC_RELAXED); }
  // Whether that was the last one. What was done through the others has then happened.
  [[nodiscard]] bool drop() noexcept {
    return __atomic_fetch_sub(&count_, 1, __ATOMIC_ACQ_REL) == 1;
  }
  [[nodiscard]] std::uint32_t get() const noexcept {
    return __atomic_load_n(&count_, __ATOMIC_ACQUIRE);
  }

 private:
  std::uint32_t count_ = 0;
};

}  // namespace kinform::inline v0::detail
