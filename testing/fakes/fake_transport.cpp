// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_transport.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

class FakeBody::Source final : public ByteSource {
 public:
  Source(std::shared_ptr<FakeBody> body, Clock& clock) : body_(std::move(body)), clock_(clock) {}
  ~Source() override { body_->close(); }

  void set_timeout(Duration timeout) override { deadline_ = clock_.after(timeout); }

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    return body_->read(into, deadline_, stop);
  }

 private:
  const std::shared_ptr<FakeBody> body_;
  Clock& clock_;
  TimePoint deadline_ = TimePoint::max();
};

void FakeBody::send(std::string piece) {
  if (piece.empty()) return;
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!ended_ && !failure_);
  pieces_.push_back(std::move(piece));
  changed_.notify_all();
}

void FakeBody::end() {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!ended_ && !failure_);
  ended_ = true;
  changed_.notify_all();
}

void FakeBody::cut(Error error) {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!ended_ && !failure_);
  failure_ = std::move(error);
  changed_.notify_all();
}

bool FakeBody::is_open() const {
  const detail::MutexLock lock(mutex_);
  return connected_ && !closed_;
}

std::size_t FakeBody::bytes_read() const {
  const detail::MutexLock lock(mutex_);
  return bytes_read_;
}

std::unique_ptr<ByteSource> FakeBody::connect() {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(!connected_);
  connected_ = true;
  return std::make_unique<Source>(shared_from_this(), clock_);
}

Result<std::size_t> FakeBody::read(std::span<std::byte> into, TimePoint deadline,
                                   const std::stop_token& stop) {
  KINFORM_ASSERT(!into.empty());
  const detail::MutexLock lock(mutex_);
  while (true) {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read body: stopped"};
    if (!pieces_.empty()) break;
    if (failure_) return *failure_;
    if (ended_) return std::size_t{0};
    if (clock_.now() >= deadline) return Error{ErrorCode::Timeout, "no bytes yet"};
    // The wait ends at a change, the deadline or a stop; the next iteration of the loop checks
    // which.
    std::ignore = changed_.wait_until(mutex_, clock_, deadline, stop);
  }
  std::string& piece = pieces_.front();
  const std::size_t count = std::min(piece.size(), into.size());
  std::memcpy(into.data(), piece.data(), count);
  bytes_read_ += count;
  if (count < piece.size()) {
    piece.erase(0, count);
  } else {
    pieces_.pop_front();
  }
  return count;
}

void FakeBody::close() {
  const detail::MutexLock lock(mutex_);
  closed_ = true;
}

void FakeTransport::add_response(FakeResponse response) {
  add_plan(std::move(response));
}

std::shared_ptr<FakeBody> FakeTransport::add_stream(FakeResponse head) {
  auto body = std::make_shared<FakeBody>(clock_);
  add_plan(Streamed{.head = std::move(head), .body = body});
  return body;
}

void FakeTransport::fail(Error error) {
  add_plan(std::move(error));
}

void FakeTransport::hang() {
  add_plan(Hang{});
}

void FakeTransport::set_function(Function function) {
  const detail::MutexLock lock(mutex_);
  function_ = std::move(function);
}

std::vector<HttpRequest> FakeTransport::requests() const {
  const detail::MutexLock lock(mutex_);
  return requests_;
}

std::vector<std::string> FakeTransport::request_lines() const {
  std::vector<std::string> lines;
  for (const HttpRequest& request : requests()) {
    const std::size_t scheme = request.url.find("://");
    const std::size_t path = request.url.find('/', scheme == std::string::npos ? 0 : scheme + 3);
    lines.push_back(request.method + " " +
                    (path == std::string::npos ? "" : request.url.substr(path)));
  }
  return lines;
}

std::string FakeTransport::last_header(std::string_view name) const {
  const detail::MutexLock lock(mutex_);
  if (requests_.empty()) return {};
  return std::string(find_header(requests_.back().headers, name));
}

bool FakeTransport::wait_for_requests(std::size_t count, Duration timeout) {
  const detail::MutexLock lock(mutex_);
  const TimePoint deadline = system_clock().after(timeout);
  return changed_.wait_until(mutex_, system_clock(), deadline, {},
                             [this, count]() KINFORM_REQUIRES(mutex_) {
                               return requests_.size() >= count;
                             }) == detail::Wake::Notified;
}

Result<HttpResponse> FakeTransport::send(const HttpRequest& request, std::stop_token stop) {
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "send: stopped"};
  Plan plan = plan_for(request);
  if (std::holds_alternative<Hang>(plan)) return hang_until_stopped(stop);
  if (auto* error = std::get_if<Error>(&plan)) return std::move(*error);
  if (auto* streamed = std::get_if<Streamed>(&plan)) {
    return HttpResponse{.status = streamed->head.status,
                        .headers = std::move(streamed->head.headers),
                        .body = streamed->body->connect()};
  }
  return respond(std::get<FakeResponse>(std::move(plan)));
}

void FakeTransport::add_plan(Plan plan) {
  const detail::MutexLock lock(mutex_);
  plans_.push_back(std::move(plan));
}

FakeTransport::Plan FakeTransport::plan_for(const HttpRequest& request) {
  detail::MutexLock lock(mutex_);
  requests_.push_back(request);
  changed_.notify_all();
  if (!plans_.empty()) {
    Plan plan = std::move(plans_.front());
    plans_.pop_front();
    return plan;
  }
  const Function function = function_;
  lock.unlock();
  if (!function) return Error{ErrorCode::ConnectionRefused, "connect: connection refused"};
  Result<FakeResponse> response = function(request);
  if (!response) return std::move(response).error();
  return *std::move(response);
}

HttpResponse FakeTransport::respond(FakeResponse response) const {
  const auto body = std::make_shared<FakeBody>(clock_);
  body->send(std::move(response.body));
  if (response.failure_at_end) {
    body->cut(*std::move(response.failure_at_end));
  } else {
    body->end();
  }
  return {
      .status = response.status, .headers = std::move(response.headers), .body = body->connect()};
}

Error FakeTransport::hang_until_stopped(const std::stop_token& stop) {
  std::ignore = clock_.wait_until(TimePoint::max(), stop);
  return {ErrorCode::Cancelled, "send: stopped"};
}

}  // namespace kinform::inline v0::test_support
