// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/http_transport.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <latch>

#include "testing/child_process.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/gzip.hpp"
#include "testing/log_capture.hpp"
#include "testing/read_body.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::LogCapture;
using test_support::read_body;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;

HttpResponse get(Transport& transport, const std::string& url,
                 ExchangeKind kind = ExchangeKind::Short) {
  return transport.send({.url = url, .kind = kind}, {}).value();
}

TEST(HttpTransportTest, StatusHeadersAndBodyAreReturnedForAnyStatus) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 410,
                        .headers = {{.name = "Content-Type", .value = "application/json"}},
                        .body = "{\"code\":410}"});
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/api/v1/pods?watch=true"));
  EXPECT_EQ(response.status, 410);
  EXPECT_EQ(response.header("content-type"), "application/json");
  EXPECT_EQ(read_body(*response.body).value(), "{\"code\":410}");
  EXPECT_EQ(read_body(*response.body).value(), "");  // The end stays the end.
  EXPECT_EQ(server.requests()[0].target, "/api/v1/pods?watch=true");
}

TEST(HttpTransportTest, ChildProcessDoesNotKeepAConnectionOpen) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 200, .body = "ok"});
  });
  auto transport = make_http_transport();
  ASSERT_EQ(read_body(*get(*transport, server.url("/api/v1/pods")).body).value(), "ok");
  ASSERT_TRUE(server.wait_for_connections_open(1));
  const test_support::ChildProcess process("/bin/sleep", {"60"});
  transport.reset();
  EXPECT_TRUE(server.wait_for_connections_open(0, 10s));
}

TEST(HttpTransportTest, RequestIsSentUnchanged) {
  ScriptedServer server;
  const auto transport = make_http_transport();
  const std::string body(3'000'000, 'x');  // libcurl would ask "100-continue?" for this one.
  for (const char* method : {"POST", "PUT", "PATCH", "DELETE"}) {
    ASSERT_TRUE(transport
                    ->send({.method = method,
                            .url = server.url("/a/../b"),
                            .headers = {{.name = "Content-Type", .value = "application/json"},
                                        {.name = "X-Empty", .value = ""}},
                            .body = body},
                           {})
                    .ok());
  }
  for (const ScriptedRequest& request : server.requests()) {
    EXPECT_EQ(request.target, "/a/../b");
    EXPECT_EQ(request.body.size(), body.size());
    std::vector<std::string> names;
    for (const HttpHeader& header : request.headers) names.push_back(header.name);
    EXPECT_THAT(names, ::testing::UnorderedElementsAre("Host", "Content-Type", "X-Empty",
                                                       "Accept-Encoding", "Content-Length"));
  }
  EXPECT_EQ(server.requests()[3].method, "DELETE");
}

TEST(HttpTransportTest, BodylessMethodsSendContentLength) {
  ScriptedServer server;
  const auto transport = make_http_transport();
  for (const char* method : {"POST", "DELETE", "HEAD"}) {
    ASSERT_TRUE(transport->send({.method = method, .url = server.url("/")}, {}).ok());
  }
  EXPECT_EQ(server.requests()[0].header("Content-Length"), "0");
  EXPECT_EQ(server.requests()[1].header("Content-Length"), "");
  EXPECT_EQ(server.requests()[2].method, "HEAD");
}

TEST(HttpTransportTest, InvalidRequestIsRejected) {
  ScriptedServer server;
  const auto transport = make_http_transport();
  const std::vector<HttpRequest> requests = {
      {.url = "nonsense"},
      {.method = "GET / HTTP/1.1\r\nX: y", .url = server.url("/")},
      {.url = server.url("/"), .headers = {{.name = "A", .value = "b\r\nC: d"}}},
      {.url = server.url("/"), .headers = {{.name = "A: b", .value = "c"}}},
      {.url = server.url("/"), .headers = {{.name = "A", .value = std::string("b\0c", 3)}}},
  };
  for (const HttpRequest& request : requests) {
    EXPECT_EQ(transport->send(request, {}).error().code, ErrorCode::InvalidArgument);
  }
  EXPECT_EQ(server.connections_accepted(), 0u);
}

TEST(HttpTransportTest, ShortExchangesShareAConnectionOneAfterTheOther) {
  ScriptedServer server;
  const auto transport = make_http_transport();
  for (int count = 0; count < 10; ++count) {
    const HttpResponse response = get(*transport, server.url("/"));
    EXPECT_EQ(read_body(*response.body).value(), "");
  }
  EXPECT_EQ(server.connections_accepted(), 1u);
}

TEST(HttpTransportTest, UnreadBodyClosesItsConnection) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one");
    connection.stall();
  });
  const auto transport = make_http_transport();
  std::ignore = get(*transport, server.url("/"));
  EXPECT_TRUE(server.wait_for_connections_open(0));
}

TEST(HttpTransportTest, StreamDoesNotShareItsConnection) {
  ScriptedServer server;
  const auto transport = make_http_transport();
  for (const ExchangeKind kind :
       {ExchangeKind::Short, ExchangeKind::Stream, ExchangeKind::Stream, ExchangeKind::Short}) {
    const HttpResponse response = get(*transport, server.url("/"), kind);
    EXPECT_EQ(read_body(*response.body).value(), "");
  }
  const std::vector<ScriptedRequest> requests = server.requests();
  EXPECT_EQ(requests[0].connection, requests[3].connection);
  EXPECT_EQ(server.connections_accepted(), 3u);
}

TEST(HttpTransportTest, BodiesOutliveTheTransport) {
  ScriptedServer server;
  const auto gone = std::make_shared<std::latch>(1);
  server.on_request([gone](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    gone->wait();
    connection.send_chunk("late");
    connection.end_chunks();
  });
  auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"));
  transport.reset();
  gone->count_down();
  EXPECT_EQ(read_body(*response.body).value(), "late");
}

TEST(HttpTransportTest, RedirectIsReturnedAsResponse) {
  ScriptedServer server;
  server.on_request([&](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(
        {.status = 307, .headers = {{.name = "Location", .value = server.url("/elsewhere")}}});
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"));
  EXPECT_EQ(response.status, 307);
  EXPECT_EQ(response.header("Location"), server.url("/elsewhere"));
  EXPECT_EQ(server.requests().size(), 1u);
}

TEST(HttpTransportTest, GetIsRetriedIfAnIdleConnectionWasClosed) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (request.target == "/cut" && request.connection == 0) return connection.close();
    connection.respond(200);
  });
  const auto transport = make_http_transport();
  EXPECT_EQ(get(*transport, server.url("/")).status, 200);
  EXPECT_EQ(get(*transport, server.url("/cut")).status, 200);
  EXPECT_EQ(server.requests().size(), 3u);
}

TEST(HttpTransportTest, PostFailsIfAnIdleConnectionWasClosed) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (request.method == "POST") return connection.close();
    connection.respond(200);
  });
  const auto transport = make_http_transport();
  EXPECT_EQ(get(*transport, server.url("/")).status, 200);
  const Result<HttpResponse> response =
      transport->send({.method = "POST", .url = server.url("/"), .body = "{}"}, {});
  EXPECT_EQ(response.error().code, ErrorCode::ConnectionReset);
  EXPECT_EQ(server.requests().size(), 2u);  // Never sent twice.
}

TEST(HttpTransportTest, ReadTimeoutLosesNoData) {
  ScriptedServer server;
  const auto more = std::make_shared<std::latch>(1);
  server.on_request([more](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("one ");
    more->wait();
    connection.send_chunk("two");
    connection.end_chunks();
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"), ExchangeKind::Stream);
  std::array<std::byte, 100> piece;
  ASSERT_EQ(response.body->read(piece, {}).value(), 4u);
  for (const auto timeout : {0ms, 5ms, -5ms}) {
    response.body->set_timeout(timeout);
    EXPECT_EQ(response.body->read(piece, {}).error().code, ErrorCode::Timeout);
  }
  more->count_down();
  response.body->set_timeout(30s);
  EXPECT_EQ(read_body(*response.body).value(), "two");
}

TEST(HttpTransportTest, ZeroTimeoutReturnsBufferedData) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(200, "all at once");
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"));
  response.body->set_timeout(0ms);
  // It may take a moment to arrive, but no read waits for it.
  Result<std::string> text = read_body(*response.body);
  while (!text && text.error().code == ErrorCode::Timeout) {
    text = read_body(*response.body);
  }
  EXPECT_EQ(text.value(), "all at once");
}

TEST(HttpTransportTest, LargeBodyIsCompleteForAnyReadSize) {
  std::string body;
  for (int number = 0; body.size() < 5'000'000; ++number) body += std::to_string(number) + " ";
  ScriptedServer server;
  server.on_request([&](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(200, body);
  });
  const auto transport = make_http_transport();
  for (const ExchangeKind kind : {ExchangeKind::Short, ExchangeKind::Stream}) {
    for (const std::size_t piece_bytes : {100u, 20'000u, 2'000'000u}) {
      const HttpResponse response = get(*transport, server.url("/"), kind);
      std::vector<std::byte> piece(piece_bytes);
      std::string received;
      std::size_t count = 0;
      while ((count = response.body->read(piece, {}).value()) > 0) {
        received.append(reinterpret_cast<const char*>(piece.data()), count);
      }
      EXPECT_TRUE(received == body) << piece_bytes;
    }
  }
}

TEST(HttpTransportTest, GzipIsRequestedAndDecompressed) {
  ScriptedServer server;
  server.on_request([&](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.headers = {{.name = "Content-Encoding", .value = "gzip"}},
                        .body = test_support::gzip("hello hello hello\n")});
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"));
  EXPECT_EQ(read_body(*response.body).value(), "hello hello hello\n");
  EXPECT_EQ(response.header("Content-Encoding"), "");
  EXPECT_EQ(response.header("Content-Length"), "");
  EXPECT_EQ(server.requests()[0].header("Accept-Encoding"), "gzip");
}

TEST(HttpTransportTest, GzipIsNotRequestedForStreamsOrIfDisabled) {
  ScriptedServer server;
  std::ignore = get(*make_http_transport(), server.url("/"), ExchangeKind::Stream);
  std::ignore = get(*make_http_transport({.compression = false}), server.url("/"));
  for (const ScriptedRequest& request : server.requests()) {
    EXPECT_EQ(request.header("Accept-Encoding"), "");
  }
}

// API servers since 1.37 compress streaming lists: a gzip member for each flush.
TEST(HttpTransportTest, EachFlushOfACompressedStreamArrivesAtOnce) {
  ScriptedServer server;
  server.on_request([&](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks(200, {{.name = "Content-Encoding", .value = "gzip"}});
    connection.send_chunk(test_support::gzip("one"));
    connection.stall();
  });
  const auto transport = make_http_transport({.stream_compression = true});
  const HttpResponse response = get(*transport, server.url("/"), ExchangeKind::Stream);
  std::array<std::byte, 100> piece = {};
  EXPECT_EQ(response.body->read(piece, {}).value(), 3u);  // Although the stream does not end.
  EXPECT_EQ(server.requests()[0].header("Accept-Encoding"), "gzip");

  const auto without = make_http_transport({.compression = false, .stream_compression = true});
  std::ignore = get(*without, server.url("/"), ExchangeKind::Stream);
  EXPECT_EQ(server.requests()[1].header("Accept-Encoding"), "");

  // As for a followed log.
  std::ignore = transport->send({.url = server.url("/"),
                                 .headers = {{.name = "Accept-Encoding", .value = "identity"}},
                                 .kind = ExchangeKind::Stream},
                                {});
  EXPECT_EQ(server.requests()[2].header("Accept-Encoding"), "identity");
}

// The options of our end of a connection to `server`, found among our open files.
int option_of_client_socket(const ScriptedServer& server, int option) {
  for (int socket = 3; socket < 1024; ++socket) {
    sockaddr_in peer{};
    socklen_t length = sizeof(peer);
    if (::getpeername(socket, reinterpret_cast<sockaddr*>(&peer), &length) != 0) continue;
    if (peer.sin_family != AF_INET || ntohs(peer.sin_port) != server.port()) continue;
    int value = 0;
    socklen_t value_length = sizeof(value);
    EXPECT_EQ(::getsockopt(socket, IPPROTO_TCP, option, &value, &value_length), 0);
    return value;
  }
  return -1;
}

TEST(HttpTransportTest, TcpKeepAliveIsEnabled) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.stall();
  });
  const auto transport = make_http_transport();
  const HttpResponse response = get(*transport, server.url("/"), ExchangeKind::Stream);
  EXPECT_EQ(option_of_client_socket(server, TCP_KEEPIDLE), 15);
  EXPECT_EQ(option_of_client_socket(server, TCP_KEEPINTVL), 5);
  EXPECT_EQ(option_of_client_socket(server, TCP_KEEPCNT), 3);
  EXPECT_EQ(option_of_client_socket(server, TCP_USER_TIMEOUT), 30'000);
}

TEST(HttpTransportTest, ExplicitProxyIgnoresNoProxy) {
  ScriptedServer proxy;
  proxy.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(200, "by proxy");
  });
  const auto transport = make_http_transport({.proxy_url = proxy.url()});
  const HttpResponse response = get(*transport, "http://api.invalid:6443/version");
  EXPECT_EQ(read_body(*response.body).value(), "by proxy");
  EXPECT_EQ(proxy.requests()[0].target, "http://api.invalid:6443/version");
}

TEST(HttpTransportTest, ProxyRefusalIsReportedAndProxyGetsNoCredentials) {
  ScriptedServer proxy;
  proxy.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(407, "who are you?");
  });
  const auto transport = make_http_transport({.proxy_url = proxy.url()});
  const Error error =
      transport
          ->send({.url = "https://api.invalid:6443/",
                  .headers = {{.name = "Authorization", .value = "Bearer hunter2"}}},
                 {})
          .error();
  EXPECT_EQ(error.code, ErrorCode::Network);
  EXPECT_THAT(error.message, HasSubstr("proxy"));
  EXPECT_THAT(error.message, HasSubstr("407"));
  EXPECT_EQ(proxy.requests()[0].method, "CONNECT");
  EXPECT_EQ(proxy.requests()[0].header("Authorization"), "");
}

// DNS latency is recorded per connection (RQ-17).
TEST(HttpTransportTest, DnsLatencyIsRecordedOncePerConnection) {
  ScriptedServer server;
  const std::string url = "http://localhost:" + std::to_string(server.port()) + "/";
  test_support::RecordingMetrics metrics;
  const auto transport = make_http_transport({.metrics = &metrics});
  const auto times = [&metrics](const char* host) {
    return metrics.observations("rest_client_dns_resolution_duration_seconds", {{"host", host}});
  };
  for (int count = 0; count < 2; ++count) {
    EXPECT_EQ(read_body(*get(*transport, url).body).value(), "");
  }
  EXPECT_EQ(server.connections_accepted(), 1u);
  ASSERT_EQ(times("localhost").size(), 1u);
  EXPECT_GE(times("localhost")[0], 0);
  get(*transport, url, ExchangeKind::Stream);
  EXPECT_EQ(times("localhost").size(), 2u);

  get(*transport, server.url("/"));  // An address is no name.
  EXPECT_TRUE(times("127.0.0.1").empty());
}

TEST(HttpTransportTest, RequestsAreLoggedWithoutSecrets) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 200,
                        .headers = {{.name = "Set-Cookie", .value = "hunter2"},
                                    {.name = "Audit-Id", .value = "shown"}},
                        .body = "{\"data\":{\"password\":\"hunter2\"}}"});
  });
  const auto log = std::make_shared<LogCapture>();
  const auto transport = make_http_transport({.logger = Logger(log)});
  const HttpResponse response =
      transport
          ->send({.method = "POST",
                  .url = server.url("/api/v1/namespaces/a/secrets"),
                  .headers = {{.name = "Authorization", .value = "Bearer hunter2"},
                              {.name = "Proxy-Authorization", .value = "Basic hunter2"},
                              {.name = "X-Vault-Token", .value = "hunter2"},
                              {.name = "Accept", .value = "application/json"}},
                  .body = "{\"data\":{\"password\":\"hunter2\"}}"},
                 {})
          .value();
  EXPECT_THAT(read_body(*response.body).value(), HasSubstr("hunter2"));
  EXPECT_FALSE(transport->send({.url = "https://admin:hunter2@server/"}, {}).ok());
  EXPECT_FALSE(transport->send({.url = "ftp://admin:hunter2@server/"}, {}).ok());

  ASSERT_EQ(log->records("Response").size(), 1u);
  const test_support::CapturedRecord record = log->records("Response")[0];
  EXPECT_EQ(record.verbosity, 6);
  EXPECT_EQ(record.field("verb"), "POST");
  EXPECT_EQ(record.field("url"), server.url("/api/v1/namespaces/a/secrets"));
  EXPECT_EQ(record.field("status"), "200");
  EXPECT_EQ(log->records("Request failed").size(), 2u);
  EXPECT_EQ(log->records("Request")[0].verbosity, 8);
  EXPECT_THAT(*log->records("Request")[0].field("headers"), HasSubstr("Accept: application/json"));
  EXPECT_THAT(*log->records("Response headers")[0].field("headers"), HasSubstr("Audit-Id: shown"));
  for (const test_support::CapturedRecord& written : log->records()) {
    EXPECT_THAT(written.message, Not(HasSubstr("hunter2")));
    for (const auto& [key, value] : written.fields) EXPECT_THAT(value, Not(HasSubstr("hunter2")));
  }
}

}  // namespace
}  // namespace kinform::inline v0
