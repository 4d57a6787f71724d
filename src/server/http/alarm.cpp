// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/alarm.hpp"

#include <cstdint>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace kinform::inline v0::server {

class Alarm::Timer {
 public:
  explicit Timer(boost::asio::io_context& io) : timer(io) {}

  boost::asio::steady_timer timer;
  // Identifies the latest set() or cancel(). If a timer expires just before it is cancelled, its
  // handler is already queued; the handler then finds a different number here and does nothing.
  std::uint64_t set_count = 0;
};

Alarm::Alarm(boost::asio::io_context& io) : timer_(std::make_shared<Timer>(io)) {}

Alarm::~Alarm() {
  cancel();
}

void Alarm::set(SteadyClock::time_point at, std::function<void()> callback) {
  const std::uint64_t number = ++timer_->set_count;
  timer_->timer.expires_at(at);
  timer_->timer.async_wait([timer = std::weak_ptr(timer_), number,
                            callback = std::move(callback)](boost::system::error_code error) {
    const std::shared_ptr<Timer> alive = timer.lock();
    if (!error && alive != nullptr && alive->set_count == number) callback();
  });
}

void Alarm::set(SteadyClock::duration after, std::function<void()> callback) {
  set(SteadyClock::now() + after, std::move(callback));
}

void Alarm::cancel() {
  ++timer_->set_count;
  timer_->timer.cancel();
}

}  // namespace kinform::inline v0::server
