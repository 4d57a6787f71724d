// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Says why a request waits before it is sent, for the status of an informer.

#pragma once

#include <string>
#include <utility>

#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::client {

// Thread safety: all members may be called from any thread.
class WaitReason {
 public:
  // Returns for example "waiting 30s: the server sent 429 with Retry-After"; empty: no wait.
  [[nodiscard]] std::string text() const {
    const detail::MutexLock lock(mutex_);
    return text_;
  }
  void set(std::string text) {
    const detail::MutexLock lock(mutex_);
    text_ = std::move(text);
  }

 private:
  mutable detail::Mutex mutex_;
  std::string text_ KINFORM_GUARDED_BY(mutex_);
};

// Sets the reason for the time of a wait. `reason` may be null.
class WaitScope {
 public:
  WaitScope(WaitReason* reason, std::string text) : reason_(reason) {
    if (reason_ != nullptr) reason_->set(std::move(text));
  }
  ~WaitScope() {
    if (reason_ != nullptr) reason_->set({});
  }
  WaitScope(const WaitScope&) = delete;
  WaitScope& operator=(const WaitScope&) = delete;

 private:
  WaitReason* const reason_;
};

}  // namespace kinform::inline v0::client
