// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/leader_notifier.hpp"

#include <utility>

#include "base/thread.hpp"
#include "base/user_code.hpp"

namespace kinform::inline v0::controller {

LeaderNotifier::LeaderNotifier(std::function<void(const std::string&)> function, Logger logger)
    : function_(std::move(function)), logger_(std::move(logger)) {
  if (function_) thread_ = start_thread("kinform-leader", [this] { run(); });
}

LeaderNotifier::~LeaderNotifier() {
  const detail::MutexLock lock(mutex_);
  ending_ = true;
  changed_.notify_one();
}

void LeaderNotifier::notify(const std::string& identity) {
  const detail::MutexLock lock(mutex_);
  if (!function_ || last_ == identity) return;
  last_ = identity;
  pending_ = true;
  changed_.notify_one();
}

void LeaderNotifier::run() {
  detail::MutexLock lock(mutex_);
  while (true) {
    while (!pending_ && !ending_) std::ignore = changed_.wait(mutex_, {});
    if (!pending_) return;
    const std::string identity = *last_;
    pending_ = false;
    lock.unlock();
    const Result<void> called = call_user_code("on_new_leader", [&] { function_(identity); });
    if (!called) logger_.error(called.error(), "Callback failed");
    lock.lock();
  }
}

}  // namespace kinform::inline v0::controller
