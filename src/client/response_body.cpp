// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/response_body.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <utility>

namespace kinform::inline v0::client {
namespace {

constexpr std::size_t kFrontBytesMax = 256 * 1024;
constexpr std::size_t kDrainBytesMax = 2 * 1024;
constexpr std::size_t kReadBytes = 64 * 1024;
constexpr Duration kFrontTimeout = std::chrono::seconds(10);

class CountedBody final : public ByteSource {
 public:
  CountedBody(std::unique_ptr<ByteSource> body, std::function<void(std::size_t)> on_close)
      : body_(std::move(body)), on_close_(std::move(on_close)) {}
  ~CountedBody() override { on_close_(bytes_); }

  void set_timeout(Duration timeout) override { body_->set_timeout(timeout); }

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    Result<std::size_t> count = body_->read(into, std::move(stop));
    if (count) bytes_ += *count;
    return count;
  }

 private:
  const std::unique_ptr<ByteSource> body_;
  const std::function<void(std::size_t)> on_close_;
  std::size_t bytes_ = 0;
};

// Applies one deadline to all reads, whatever timeouts are set and however fast data arrives.
class LimitedBody final : public ByteSource {
 public:
  LimitedBody(std::unique_ptr<ByteSource> body, Clock& clock, TimePoint deadline)
      : body_(std::move(body)), clock_(clock), deadline_(deadline) {
    body_->set_timeout(deadline_ - clock_.now());
  }

  void set_timeout(Duration timeout) override {
    body_->set_timeout(std::min(timeout, deadline_ - clock_.now()));
  }

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    if (clock_.now() >= deadline_) return timed_out();
    Result<std::size_t> count = body_->read(into, std::move(stop));
    const bool waited_in_vain = !count && count.error().code == ErrorCode::Timeout;
    if (waited_in_vain && clock_.now() >= deadline_) return timed_out();
    return count;
  }

 private:
  static Error timed_out() {
    return {ErrorCode::Timeout, "request timeout expired before the response was complete"};
  }

  const std::unique_ptr<ByteSource> body_;
  Clock& clock_;
  const TimePoint deadline_;
};

// Appends the bytes of one read, at most `bytes_max`, to `text`. Returns their number; 0 at the end
// of the body.
Result<std::size_t> read_more(ByteSource& body, std::string& text, std::size_t bytes_max,
                              const std::stop_token& stop) {
  const std::size_t size = text.size();
  text.resize(size + bytes_max);
  const Result<std::size_t> count =
      body.read(std::as_writable_bytes(std::span(text).subspan(size)), stop);
  text.resize(size + (count ? *count : 0));
  return count;
}

}  // namespace

Result<std::string> read_body(ByteSource& body, std::size_t bytes_max,
                              const std::stop_token& stop) {
  std::string text;
  while (true) {
    const Result<std::size_t> count = read_more(body, text, kReadBytes, stop);
    if (!count) return count.error();
    if (*count == 0) return text;
    if (text.size() > bytes_max) {
      return Error{ErrorCode::LimitExceeded,
                   "response exceeds " + std::to_string(bytes_max) + " bytes"};
    }
  }
}

Result<std::string> read_body_front(ByteSource& body, const std::stop_token& stop) {
  body.set_timeout(kFrontTimeout);
  std::string text;
  while (text.size() < kFrontBytesMax) {
    const std::size_t room = std::min(kReadBytes, kFrontBytesMax - text.size());
    const Result<std::size_t> count = read_more(body, text, room, stop);
    if (!count && count.error().code == ErrorCode::Cancelled) return count.error();
    if (!count || *count == 0) break;  // The HTTP status matters more than a read error.
  }
  return text;
}

void drain_body(ByteSource& body, const std::stop_token& stop) {
  body.set_timeout(Duration::zero());
  std::array<std::byte, kDrainBytesMax> nowhere;
  std::size_t left = nowhere.size();
  while (left > 0) {
    const Result<std::size_t> count = body.read(std::span(nowhere).first(left), stop);
    if (!count || *count == 0) return;  // Harmless: the connection is just not reused.
    left -= *count;
  }
}

std::unique_ptr<ByteSource> limited_body(std::unique_ptr<ByteSource> body, Clock& clock,
                                         TimePoint deadline) {
  return std::make_unique<LimitedBody>(std::move(body), clock, deadline);
}

std::unique_ptr<ByteSource> counted_body(std::unique_ptr<ByteSource> body,
                                         std::function<void(std::size_t)> on_close) {
  return std::make_unique<CountedBody>(std::move(body), std::move(on_close));
}

}  // namespace kinform::inline v0::client
