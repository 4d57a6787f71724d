// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A stop ends whatever is under way, at once: in connect, in the handshake, before the headers, in
// the body.

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <netdb.h>

#include <array>
#include <latch>
#include <thread>

#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/certificates.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/fakes/silent_listener.hpp"
#include "testing/stop_times.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using test_support::SilentListener;
using test_support::StopTimes;
using namespace std::chrono_literals;

constexpr int kTimes = 1000;
constexpr auto kAtOnce = 50ms;
constexpr std::size_t kOutliers = 2;

// Lets the stop come at another moment each time.
void let_some_time_pass(Random& random) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(random.below(500));
  while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
}

ErrorCode send_and_fail(Transport& transport, const std::string& url, std::stop_token stop) {
  return transport.send({.url = url}, std::move(stop)).error().code;
}

TEST(HttpTransportStopTest, DuringConnect) {
  const SilentListener listener;
  const auto transport = make_http_transport();
  Random random(1);
  StopTimes times;
  for (int count = 0; count < kTimes; ++count) {
    const ErrorCode code = times.stop_once(
        [&](std::stop_token stop) {
          return send_and_fail(*transport, listener.url(), std::move(stop));
        },
        [&] { let_some_time_pass(random); });
    EXPECT_EQ(code, ErrorCode::Cancelled);
  }
  EXPECT_LT(times.longest_but(kOutliers), kAtOnce);
}

TEST(HttpTransportStopTest, DuringTheTlsHandshake) {
  ScriptedServer plain;  // Waits for a request, and gets a handshake.
  const std::string url = "https://127.0.0.1:" + std::to_string(plain.port());
  // The system's authorities would take longer to read than the test may wait.
  const test_support::CertificateAuthority ca;
  const auto transport = make_http_transport({.tls = {.ca_pem = ca.certificate_pem()}});
  StopTimes times;
  for (int count = 0; count < kTimes; ++count) {
    const ErrorCode code = times.stop_once(
        [&](std::stop_token stop) { return send_and_fail(*transport, url, std::move(stop)); },
        [&] { EXPECT_TRUE(plain.wait_for_connections_open(1)); });
    EXPECT_EQ(code, ErrorCode::Cancelled);
    EXPECT_TRUE(plain.wait_for_connections_open(0));
  }
  EXPECT_LT(times.longest_but(kOutliers), kAtOnce);
}

TEST(HttpTransportStopTest, BeforeTheHeaders) {
  ScriptedServer server;
  server.on_request(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  const auto transport = make_http_transport();
  StopTimes times;
  for (std::size_t count = 0; count < kTimes; ++count) {
    const ErrorCode code = times.stop_once(
        [&](std::stop_token stop) {
          return send_and_fail(*transport, server.url("/"), std::move(stop));
        },
        [&] { EXPECT_TRUE(server.wait_for_requests(count + 1)); });
    EXPECT_EQ(code, ErrorCode::Cancelled);
  }
  EXPECT_LT(times.longest_but(kOutliers), kAtOnce);
  EXPECT_TRUE(server.wait_for_connections_open(0));
}

TEST(HttpTransportStopTest, InTheBody) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.stall();
  });
  const auto transport = make_http_transport();
  Random random(2);
  StopTimes times;
  for (int count = 0; count < kTimes; ++count) {
    HttpResponse response =
        transport->send({.url = server.url("/"), .kind = ExchangeKind::Stream}, {}).value();
    const ErrorCode code = times.stop_once(
        [&](std::stop_token stop) {
          std::array<std::byte, 100> piece = {};
          const ErrorCode failure = response.body->read(piece, std::move(stop)).error().code;
          response.body.reset();  // Giving the connection up must not take long either.
          return failure;
        },
        [&] { let_some_time_pass(random); });
    EXPECT_EQ(code, ErrorCode::Cancelled);
  }
  EXPECT_LT(times.longest_but(kOutliers), kAtOnce);
}

TEST(HttpTransportStopTest, StopInAdvanceSendsNothing) {
  const ScriptedServer server;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(send_and_fail(*make_http_transport(), server.url("/"), stop.get_token()),
            ErrorCode::Cancelled);
  EXPECT_TRUE(server.requests().empty());
}

// Holds back the answer for one name, as a name server does that is not there.
std::latch asked(1);
std::latch may_respond(1);

TEST(HttpTransportStopTest, DuringNameResolution) {
  const auto transport = make_http_transport();
  StopTimes times;
  const ErrorCode code = times.stop_once(
      [&](std::stop_token stop) {
        return send_and_fail(*transport, "http://slow.invalid/", std::move(stop));
      },
      [&] { asked.wait(); });
  EXPECT_EQ(code, ErrorCode::Cancelled);
  EXPECT_LT(times.longest(), kAtOnce);
  may_respond.count_down();
}

}  // namespace
}  // namespace kinform::inline v0

// In place of the C library's, for libcurl too: the program's own functions come first.
extern "C" int getaddrinfo(const char* node, const char* service, const addrinfo* hints,
                           addrinfo** result) {
  static const auto real =
      reinterpret_cast<decltype(&::getaddrinfo)>(::dlsym(RTLD_NEXT, "getaddrinfo"));
  if (node == nullptr || std::string_view(node) != "slow.invalid") {
    return real(node, service, hints, result);
  }
  kinform::asked.count_down();
  kinform::may_respond.wait();
  return EAI_NONAME;
}
