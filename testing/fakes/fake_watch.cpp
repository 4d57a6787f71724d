// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_watch.hpp"

#include <algorithm>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

class FakeWatch::Stream final : public WatchStream {
 public:
  explicit Stream(std::shared_ptr<FakeWatch> watch) : watch_(std::move(watch)) {}
  ~Stream() override { watch_->close(); }

  Result<WatchRead> next(Duration timeout, std::stop_token stop) override {
    return watch_->next(timeout, std::move(stop));
  }
  std::uint64_t bytes_read() const override { return watch_->bytes_read(); }

 private:
  const std::shared_ptr<FakeWatch> watch_;
};

void FakeWatch::send(WatchEvent event) {
  post({.arrives = {}, .event = std::move(event)});
}

void FakeWatch::end() {
  post({.arrives = {}, .progress = WatchProgress::Ended});
}

void FakeWatch::cut(Error error) {
  post({.arrives = {}, .error = std::move(error)});
}

void FakeWatch::lose() {
  const detail::MutexLock lock(mutex_);
  lost_ = true;
  messages_.clear();
}

void FakeWatch::receive_part(std::uint64_t bytes) {
  const detail::MutexLock lock(mutex_);
  bytes_read_ += bytes;
}

std::uint64_t FakeWatch::bytes_read() const {
  const detail::MutexLock lock(mutex_);
  return bytes_read_;
}

void FakeWatch::set_delay(Duration delay) {
  const detail::MutexLock lock(mutex_);
  delay_ = delay;
}

std::size_t FakeWatch::pending() const {
  const detail::MutexLock lock(mutex_);
  return messages_.size();
}

bool FakeWatch::is_open() const {
  const detail::MutexLock lock(mutex_);
  return connected_ && closed_ == 0;
}

int FakeWatch::closed() const {
  const detail::MutexLock lock(mutex_);
  return closed_;
}

std::unique_ptr<WatchStream> FakeWatch::connect() {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!connected_);
  connected_ = true;
  return std::make_unique<Stream>(shared_from_this());
}

void FakeWatch::post(Message message) {
  const detail::MutexLock lock(mutex_);
  if (lost_) return;
  message.arrives = clock_.after(delay_);
  // Let no event overtake an earlier one with a longer delay: a connection keeps the order.
  if (!messages_.empty()) message.arrives = std::max(message.arrives, messages_.back().arrives);
  messages_.push_back(std::move(message));
  changed_.notify_all();
}

Result<WatchRead> FakeWatch::next(Duration timeout, std::stop_token stop) {
  const TimePoint deadline = clock_.after(timeout);
  detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!finished_);
  while (messages_.empty() || messages_.front().arrives > clock_.now()) {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read watch: stopped"};
    if (clock_.now() >= deadline) return WatchRead::nothing_yet();
    const TimePoint until =
        messages_.empty() ? deadline : std::min(deadline, messages_.front().arrives);
    // The wait ends at a change, the deadline or a stop; the next iteration of the loop checks
    // which.
    std::ignore = changed_.wait_until(mutex_, clock_, until, stop);
  }
  Message message = std::move(messages_.front());
  messages_.pop_front();
  finished_ = message.error || message.progress == WatchProgress::Ended ||
              message.event.type == WatchEventType::Error;
  if (message.error) return *std::move(message.error);
  return WatchRead{.progress = message.progress, .event = std::move(message.event)};
}

void FakeWatch::close() {
  const detail::MutexLock lock(mutex_);
  ++closed_;
}

}  // namespace kinform::inline v0::test_support
