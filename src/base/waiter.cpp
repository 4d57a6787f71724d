// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/waiter.hpp"

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::detail {

bool Waiter::wake(Wake reason) {
  const std::lock_guard lock(mutex_);
  if (awake_) return false;
  awake_ = true;
  reason_ = reason;
  woken_.notify_one();
  return true;
}

bool Waiter::is_awake() const {
  const std::lock_guard lock(mutex_);
  return awake_;
}

Wake Waiter::reason() const {
  const std::lock_guard lock(mutex_);
  KINFORM_ASSERT(awake_);
  return reason_;
}

void Waiter::block() {
  std::unique_lock lock(mutex_);
  woken_.wait(lock, [this] { return awake_; });
}

void Waiter::block_until(std::chrono::steady_clock::time_point deadline) {
  std::unique_lock lock(mutex_);
  if (woken_.wait_until(lock, deadline, [this] { return awake_; })) return;
  awake_ = true;
  reason_ = Wake::DeadlineReached;
}

}  // namespace kinform::inline v0::detail
