// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/internal_error_window.hpp"

namespace kinform::inline v0 {

namespace {

constexpr Duration kNewRunAfter = std::chrono::minutes(1);

}  // namespace

bool InternalErrorWindow::tolerate_another(TimePoint now) {
  if (window_ <= Duration::zero()) return false;
  if (first_error_ && now - last_error_ >= kNewRunAfter) reset();
  if (!first_error_) first_error_ = now;
  last_error_ = now;
  if (now - *first_error_ <= window_) return true;
  reset();
  return false;
}

}  // namespace kinform::inline v0
