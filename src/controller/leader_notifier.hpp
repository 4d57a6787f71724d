// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Calls a user's function with the new leader, without blocking the election.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::controller {

// Queues at most one leader name: the latest. Names that are replaced during a call are not
// delivered.
//
// Thread safety: all members may be called from any thread. The destructor delivers a queued name
// and waits for the call.
class LeaderNotifier {
 public:
  LeaderNotifier(std::function<void(const std::string&)> function, Logger logger);
  ~LeaderNotifier();
  LeaderNotifier(const LeaderNotifier&) = delete;
  LeaderNotifier& operator=(const LeaderNotifier&) = delete;

  // Queues the name of the leader for delivery. Does nothing if it equals the last queued name.
  void notify(const std::string& identity);

 private:
  void run();

  const std::function<void(const std::string&)> function_;
  const Logger logger_;

  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::optional<std::string> last_ KINFORM_GUARDED_BY(mutex_);
  bool pending_ KINFORM_GUARDED_BY(mutex_) = false;
  bool ending_ KINFORM_GUARDED_BY(mutex_) = false;
  std::jthread thread_;  // Last: it uses the members above.
};

}  // namespace kinform::inline v0::controller
