// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A one-shot timer on the server's thread.

#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;  // Declared here because its header takes seconds to compile.
}

namespace kinform::inline v0::server {

using SteadyClock = std::chrono::steady_clock;

// Calls its callback once for each set(). Setting it again, cancelling or destroying it discards a
// pending callback.
//
// Belongs to the thread that runs `io`.
class Alarm {
 public:
  // `io` must outlive the alarm.
  explicit Alarm(boost::asio::io_context& io);
  ~Alarm();
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  void set(SteadyClock::time_point at, std::function<void()> callback);
  void set(SteadyClock::duration after, std::function<void()> callback);
  void cancel();

 private:
  class Timer;
  std::shared_ptr<Timer> timer_;
};

}  // namespace kinform::inline v0::server
