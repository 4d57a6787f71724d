// A timer of the server's thread.

#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;  // Its header takes seconds to compile.
}

namespace kinform::inline v0::server {

using SteadyClock = std::chrono::steady_clock;

// Rings once for each time that it is set. Setting it anew, cancelling and destroying it silence
// what has not rung yet.
//
// Belongs to the thread that runs `io`.
class Alarm {
 public:
  // `io` must outlive the alarm.
  explicit Alarm(boost::asio::io_context& io);
  ~Alarm();
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  void set(SteadyClock::time_point at, std::function<void()> ring);
  void set(SteadyClock::duration after, std::function<void()> ring);
  void cancel();

 private:
  class Timer;
  std::shared_ptr<Timer> timer_;
};

}  // namespace kinform::inline v0::server
