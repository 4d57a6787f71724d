// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What goes wrong on the way to an answer, and in it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <time.h>

#include <array>
#include <latch>

#include "kinform/building_blocks/http_transport.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/fakes/silent_listener.hpp"
#include "testing/gzip.hpp"
#include "testing/read_body.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::gzip;
using test_support::read_body;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

// Short enough for a test that waits for them to pass.
constexpr auto kSoon = 50ms;
constexpr auto kMuchLater = 20s;

class HttpTransportErrorsTest : public ::testing::Test {
 protected:
  void script(ScriptedServer::Script script) { server_.on_request(std::move(script)); }

  // The error of send().
  Error send_error(HttpTransportOptions options = {}) {
    return make_http_transport(std::move(options))->send({.url = server_.url("/x")}, {}).error();
  }

  // The error of reading the body.
  Error body_error(HttpTransportOptions options = {}) {
    const HttpResponse response =
        make_http_transport(std::move(options))->send({.url = server_.url("/x")}, {}).value();
    return read_body(*response.body).error();
  }

  ScriptedServer server_;
};

// A refused connection has its own error code (ERR-05).
TEST_F(HttpTransportErrorsTest, ClosedPortIsConnectionRefused) {
  int port = 0;
  {
    const ScriptedServer closed;
    port = closed.port();
  }
  const Error error =
      make_http_transport()
          ->send({.url = "http://127.0.0.1:" + std::to_string(port) + "/version"}, {})
          .error();
  EXPECT_EQ(error.code, ErrorCode::ConnectionRefused);
  EXPECT_THAT(error.message, HasSubstr("127.0.0.1:" + std::to_string(port)));
  EXPECT_THAT(error.message, HasSubstr("/version"));
}

TEST_F(HttpTransportErrorsTest, UnknownHostNameIsNetworkError) {
  const Error error = make_http_transport()->send({.url = "http://nowhere.invalid/"}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::Network);
  EXPECT_THAT(error.message, HasSubstr("nowhere.invalid"));
  EXPECT_THAT(error.message, HasSubstr("DNS"));
}

TEST_F(HttpTransportErrorsTest, ConnectTimeoutExpires) {
  const test_support::SilentListener listener;
  const auto transport = make_http_transport({.timeouts = {.connect = kSoon}});
  const Error error = transport->send({.url = listener.url()}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::Timeout);
  EXPECT_THAT(error.message, HasSubstr("no connection after "));
}

// A reset connection has its own error code (ERR-05).
TEST_F(HttpTransportErrorsTest, ResetBeforeTheResponse) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) { connection.reset(); });
  EXPECT_EQ(send_error().code, ErrorCode::ConnectionReset);
}

// A connection closed before the response counts as lost (ERR-06).
TEST_F(HttpTransportErrorsTest, ClosedWithoutAResponse) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) { connection.close(); });
  EXPECT_EQ(send_error().code, ErrorCode::ConnectionReset);
}

TEST_F(HttpTransportErrorsTest, ResetInTheHeaders) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\nContent-Type: app");
    connection.reset();
  });
  EXPECT_EQ(send_error().code, ErrorCode::ConnectionReset);
}

TEST_F(HttpTransportErrorsTest, ClosedInTheHeaders) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\nContent-Type: app");
    connection.close();
  });
  EXPECT_EQ(send_error().code, ErrorCode::ConnectionReset);
}

TEST_F(HttpTransportErrorsTest, ResetInTheBodyIsReportedAfterTheReceivedData) {
  const auto read = std::make_shared<std::latch>(1);
  script([read](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one");
    read->wait();  // A reset throws away what the client has not taken yet.
    connection.reset();
  });
  const auto transport = make_http_transport();
  const HttpResponse response = transport->send({.url = server_.url("/x")}, {}).value();
  std::array<std::byte, 100> piece;
  EXPECT_EQ(response.body->read(piece, {}).value(), 3u);
  read->count_down();
  const Error error = response.body->read(piece, {}).error();
  EXPECT_EQ(error.code, ErrorCode::ConnectionReset);
  EXPECT_THAT(error.message, HasSubstr("GET " + server_.url("/x")));
  EXPECT_EQ(response.body->read(piece, {}).error(), error);  // And stays so.
}

// A truncated body is an unexpected end of stream (ERR-06).
TEST_F(HttpTransportErrorsTest, TruncatedChunkedBodyIsAnError) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one");
    connection.close();
  });
  EXPECT_EQ(body_error().code, ErrorCode::EndOfStream);
}

TEST_F(HttpTransportErrorsTest, BodyShorterThanContentLengthIsAnError) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nnot a hundred");
    connection.close();
  });
  EXPECT_EQ(body_error().code, ErrorCode::EndOfStream);
}

TEST_F(HttpTransportErrorsTest, ResponseTimeoutExpires) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  const Error error = send_error({.timeouts = {.headers = kSoon}});
  EXPECT_EQ(error.code, ErrorCode::Timeout);
  EXPECT_THAT(error.message, HasSubstr("no response after "));
}

TEST_F(HttpTransportErrorsTest, SlowHeadersDoNotExtendTheTimeout) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\n");
    while (connection.stall_for(5ms) && connection.send("X-Drop: 1\r\n")) {
    }
  });
  EXPECT_EQ(send_error({.timeouts = {.headers = kSoon}}).code, ErrorCode::Timeout);
}

TEST_F(HttpTransportErrorsTest, RequestTimeoutOverridesTheTransports) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  const auto transport = make_http_transport();
  const Error error = transport->send({.url = server_.url("/x"), .timeout = kSoon}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::Timeout);
}

TEST_F(HttpTransportErrorsTest, StalledBodyIsAnError) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one");
    connection.stall();
  });
  const Error error = body_error({.timeouts = {.body_silence = kSoon}});
  EXPECT_EQ(error.code, ErrorCode::Network);  // Timeout would mean: read on.
  EXPECT_THAT(error.message, HasSubstr("50ms"));
  EXPECT_TRUE(server_.wait_for_connections_open(0));
}

TEST_F(HttpTransportErrorsTest, ShortReadTimeoutsDoNotExtendTheSilenceLimit) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.stall();
  });
  const auto transport = make_http_transport({.timeouts = {.body_silence = kSoon}});
  const HttpResponse response = transport->send({.url = server_.url("/x")}, {}).value();
  std::array<std::byte, 100> piece;
  ErrorCode code = ErrorCode::Timeout;
  while (code == ErrorCode::Timeout) {
    response.body->set_timeout(1ms);
    code = response.body->read(piece, {}).error().code;
  }
  EXPECT_EQ(code, ErrorCode::Network);
}

TEST_F(HttpTransportErrorsTest, SlowBodyIsReadCompletely) {
  constexpr int kDrops = 20;
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    for (int drop = 0; drop < kDrops; ++drop) {
      connection.send_chunk("x");
      connection.stall_for(10ms);
    }
    connection.end_chunks();
  });
  const auto transport = make_http_transport({.timeouts = {.body_silence = 150ms}});
  const HttpResponse response = transport->send({.url = server_.url("/x")}, {}).value();
  EXPECT_EQ(read_body(*response.body).value(), std::string(kDrops, 'x'));
}

TEST_F(HttpTransportErrorsTest, SilentStreamIsNotAnError) {
  const auto silent_enough = std::make_shared<std::latch>(1);
  script([silent_enough](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    silent_enough->wait();
    connection.send_chunk("event");
    connection.end_chunks();
  });
  const auto transport = make_http_transport({.timeouts = {.body_silence = 1ms}});
  const HttpResponse response =
      transport->send({.url = server_.url("/x"), .kind = ExchangeKind::Stream}, {}).value();
  std::array<std::byte, 100> piece;
  response.body->set_timeout(20ms);
  EXPECT_EQ(response.body->read(piece, {}).error().code, ErrorCode::Timeout);
  silent_enough->count_down();
  response.body->set_timeout(kMuchLater);
  EXPECT_EQ(read_body(*response.body).value(), "event");
}

// How long this thread has computed so far.
std::chrono::nanoseconds processor_time() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Whoever waits sleeps: nothing is asked again and again.
TEST_F(HttpTransportErrorsTest, WaitingUsesNoCpuTime) {
  static constexpr auto kWait = 300ms;
  const auto expect_sleeps = [](const char* where, auto wait) {
    const auto before = processor_time();
    EXPECT_EQ(wait(), ErrorCode::Timeout) << where;
    EXPECT_LT(processor_time() - before, kWait / 4) << where;
  };
  script([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (request.target == "/stream") connection.begin_chunks();
    connection.stall();
  });
  const test_support::SilentListener deaf;
  const auto transport = make_http_transport({.timeouts = {.connect = kWait, .headers = kWait}});
  expect_sleeps("connect", [&] { return transport->send({.url = deaf.url()}, {}).error().code; });
  expect_sleeps("headers",
                [&] { return transport->send({.url = server_.url("/x")}, {}).error().code; });
  const HttpResponse stream =
      transport->send({.url = server_.url("/stream"), .kind = ExchangeKind::Stream}, {}).value();
  expect_sleeps("body", [&] {
    std::array<std::byte, 100> piece = {};
    stream.body->set_timeout(kWait);
    return stream.body->read(piece, {}).error().code;
  });
}

TEST_F(HttpTransportErrorsTest, TruncatedGzip) {
  const std::string compressed = gzip(std::string(1000, 'a') + "b");
  script([compressed](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.headers = {{.name = "Content-Encoding", .value = "gzip"}},
                        .body = compressed.substr(0, compressed.size() / 2)});
  });
  const Error error = body_error();
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(error.message, HasSubstr("GET " + server_.url("/x")));
}

TEST_F(HttpTransportErrorsTest, GzipBombIsRejected) {
  const std::string compressed = gzip(std::string(8 * 1024 * 1024, '\0'));
  script([compressed](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(
        {.headers = {{.name = "Content-Encoding", .value = "gzip"}}, .body = compressed});
  });
  EXPECT_EQ(body_error().code, ErrorCode::LimitExceeded);
}

TEST_F(HttpTransportErrorsTest, UnsupportedContentEncodingIsAnError) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.headers = {{.name = "Content-Encoding", .value = "br"}}, .body = "?"});
  });
  EXPECT_EQ(send_error().code, ErrorCode::Malformed);
}

TEST_F(HttpTransportErrorsTest, HugeHeaderIsRejected) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\nX-Long: " + std::string(10 * 1024 * 1024, 'x') + "\r\n");
    connection.stall();
  });
  EXPECT_EQ(send_error().code, ErrorCode::LimitExceeded);
}

TEST_F(HttpTransportErrorsTest, TooManyHeaderBytesAreRejected) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("HTTP/1.1 200 OK\r\n");
    const std::string header = "X-Some: " + std::string(50'000, 'x') + "\r\n";
    for (int count = 0; count < 200 && connection.send(header); ++count) {
    }
    connection.stall();
  });
  EXPECT_EQ(send_error().code, ErrorCode::LimitExceeded);
  // Also if our own limit is beyond libcurl's.
  EXPECT_EQ(send_error({.limits = {.header_bytes_max = 100'000'000}}).code,
            ErrorCode::LimitExceeded);
}

// libcurl keeps every trailer, so without a limit they fill the memory.
TEST_F(HttpTransportErrorsTest, EndlessTrailersAreRejected) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one");
    connection.send("0\r\n");
    while (connection.send("X-Trailer: " + std::string(1000, 'x') + "\r\n")) {
    }
  });
  const Error error = body_error();
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_THAT(error.message, HasSubstr("response trailers exceed 4096 bytes"));
  EXPECT_TRUE(server_.wait_for_connections_open(0));
}

TEST_F(HttpTransportErrorsTest, NonHttpResponseIsMalformed) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.send("SSH-2.0-OpenSSH_9.2\r\n");
    connection.close();
  });
  EXPECT_EQ(send_error().code, ErrorCode::Malformed);
}

TEST_F(HttpTransportErrorsTest, InvalidChunkIsMalformed) {
  script([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send("zzz\r\nwhat?\r\n");
    connection.close();
  });
  EXPECT_EQ(body_error().code, ErrorCode::Malformed);
}

}  // namespace
}  // namespace kinform::inline v0
