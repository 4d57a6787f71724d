// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Transport without sockets: returns prepared responses and records the requests.

#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

// A response body that the test sends while the client reads. Each read returns at most one of the
// sent pieces.
//
// Thread safety: all members may be called from any thread.
class FakeBody : public std::enable_shared_from_this<FakeBody> {
 public:
  // `clock` must outlive the body.
  explicit FakeBody(Clock& clock) : clock_(clock) {}

  // Empty pieces are ignored.
  void send(std::string piece);
  // End the body, orderly or with an error, after the sent pieces. REQUIRES: neither was called
  // before.
  void end();
  void cut(Error error = {ErrorCode::ConnectionReset, "connection reset by peer"});

  // is_open() is true while the client keeps the body open; bytes_read() counts the bytes that it
  // has read.
  [[nodiscard]] bool is_open() const;
  [[nodiscard]] std::size_t bytes_read() const;

  // Returns the source that the client reads. REQUIRES: connect() was not called before.
  [[nodiscard]] std::unique_ptr<ByteSource> connect();

 private:
  class Source;

  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, TimePoint deadline,
                                         const std::stop_token& stop);
  void close();

  Clock& clock_;

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<std::string> pieces_ KINFORM_GUARDED_BY(mutex_);
  bool ended_ KINFORM_GUARDED_BY(mutex_) = false;
  std::optional<Error> failure_ KINFORM_GUARDED_BY(mutex_);
  bool connected_ KINFORM_GUARDED_BY(mutex_) = false;
  bool closed_ KINFORM_GUARDED_BY(mutex_) = false;
  std::size_t bytes_read_ KINFORM_GUARDED_BY(mutex_) = 0;
};

struct FakeResponse {
  int status = 200;
  std::string body = {};
  std::vector<HttpHeader> headers = {{.name = "Content-Type", .value = "application/json"}};
  // If set, the body ends with this error instead of normally.
  std::optional<Error> failure_at_end = {};
};

// Answers requests with the prepared responses, in order. Requests without one go to the function,
// if set; otherwise they fail with ErrorCode::ConnectionRefused.
//
//   const auto transport = std::make_shared<FakeTransport>();
//   transport->add_response({.body = R"({"kind": "Pod", …})"});
//   …
//   EXPECT_THAT(transport->request_lines(), ElementsAre("GET /api/v1/namespaces/web/pods/a"));
//
// Thread safety: all members may be called from any thread.
class FakeTransport final : public Transport {
 public:
  using Function = std::function<Result<FakeResponse>(const HttpRequest&)>;

  // `clock` must outlive the transport and its bodies.
  explicit FakeTransport(Clock& clock = system_clock()) : clock_(clock) {}

  void add_response(FakeResponse response);
  // Prepares a response whose body the test sends while the client reads it.
  std::shared_ptr<FakeBody> add_stream(FakeResponse head = {});
  void fail(Error error);
  // The next request without a prepared response blocks until it is stopped.
  void hang();
  // Handles requests without a prepared response. Called from any thread, also concurrently.
  void set_function(Function function);

  [[nodiscard]] std::vector<HttpRequest> requests() const;
  // Each request as `GET /path?query`: method and URL without scheme and host.
  [[nodiscard]] std::vector<std::string> request_lines() const;
  // The value of a header of the last request; empty if it had none.
  [[nodiscard]] std::string last_header(std::string_view name) const;
  // Blocks until there were `count` requests. Returns false after `timeout` of real time.
  [[nodiscard]] bool wait_for_requests(std::size_t count,
                                       Duration timeout = std::chrono::seconds(30));

  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request,
                                          std::stop_token stop) override;

 private:
  struct Hang {};
  struct Streamed {
    FakeResponse head;
    std::shared_ptr<FakeBody> body;
  };
  using Plan = std::variant<FakeResponse, Streamed, Error, Hang>;

  void add_plan(Plan plan);
  [[nodiscard]] Plan plan_for(const HttpRequest& request);
  [[nodiscard]] HttpResponse respond(FakeResponse response) const;
  [[nodiscard]] Error hang_until_stopped(const std::stop_token& stop);

  Clock& clock_;

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<Plan> plans_ KINFORM_GUARDED_BY(mutex_);
  Function function_ KINFORM_GUARDED_BY(mutex_);
  std::vector<HttpRequest> requests_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::test_support
