// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ReferenceCount: an atomic reference count that is cheap to include.

#pragma once

#include <cstdint>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// Behaves like std::atomic, but uses compiler builtins: including <atomic> would take as long as
// including all views of an API group.
//
// Thread safety: thread-safe.
class ReferenceCount {
 public:
  void set(std::uint32_t count) noexcept { __atomic_store_n(&count_, count, __ATOMIC_RELAXED); }
  void add() noexcept { __atomic_fetch_add(&count_, 1, __ATOMIC_RELAXED); }
  // Returns true if this was the last reference. All accesses through the other references have
  // then completed.
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
