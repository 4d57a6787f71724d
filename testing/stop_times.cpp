// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/stop_times.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <functional>
#include <latch>
#include <string>
#include <thread>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {
namespace {

// Returns how long the thread was runnable but had no CPU; zero if the kernel does not report it.
Duration time_without_processor(pid_t thread) {
  std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/schedstat");
  std::int64_t running = 0;
  std::int64_t ready = 0;
  file >> running >> ready;
  return file ? Duration(std::chrono::nanoseconds(ready)) : Duration::zero();
}

}  // namespace

ErrorCode StopTimes::stop_once(const Blocking& blocking, const std::function<void()>& arrived) {
  std::stop_source stop;
  std::latch started(1);
  pid_t blocked = 0;
  ErrorCode code = {};
  TimePoint returned;
  Duration blocked_waited = {};
  std::thread thread([&] {
    blocked = ::gettid();
    started.count_down();
    code = blocking(stop.get_token());
    returned = system_clock().now();
    blocked_waited = time_without_processor(blocked);
  });
  started.wait();
  arrived();

  // Add up the time that both threads wait for a CPU: this one has to run as well, to wake the
  // other.
  const Duration waited_before =
      time_without_processor(blocked) + time_without_processor(::gettid());
  const TimePoint requested = system_clock().now();
  stop.request_stop();
  const Duration own_waited = time_without_processor(::gettid());
  thread.join();

  const Duration waited = blocked_waited + own_waited - waited_before;
  times_.push_back(returned - requested - waited);
  return code;
}

Duration StopTimes::longest_but(std::size_t outliers) const {
  KINFORM_ASSERT(times_.size() > outliers);
  std::vector<Duration> times = times_;
  std::sort(times.begin(), times.end(), std::greater<>());
  return times[outliers];
}

}  // namespace kinform::inline v0::test_support
