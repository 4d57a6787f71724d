// A stop ends whatever is under way, at once: in connect, in the handshake, before the headers, in
// the body.

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <netdb.h>

#include <algorithm>
#include <latch>
#include <optional>
#include <thread>
#include <vector>

#include "kinform/http_transport.hpp"
#include "kinform/random.hpp"
#include "testing/certificates.hpp"
#include "testing/deaf_listener.hpp"
#include "testing/scripted_server.hpp"

namespace kinform {
namespace {

using testing::DeafListener;
using testing::ScriptedConnection;
using testing::ScriptedRequest;
using testing::ScriptedServer;
using namespace std::chrono_literals;

constexpr int kTimes = 250;  // In each of four places: 1,000 in all.
constexpr auto kAtOnce = 50ms;

// Collects how long calls take to end after a stop.
class StopTimes {
 public:
  // Runs `blocking` in a thread, requests a stop once `arrived` returns, and checks that the call
  // ends as cancelled.
  template <class Blocking, class Arrived>
  void stop_once(Blocking blocking, Arrived arrived) {
    std::stop_source stop;
    std::optional<ErrorCode> code;
    std::chrono::steady_clock::time_point returned;
    std::thread thread([&] {
      code = blocking(stop.get_token());
      returned = std::chrono::steady_clock::now();
    });
    arrived();
    const auto requested = std::chrono::steady_clock::now();
    stop.request_stop();
    thread.join();
    EXPECT_EQ(code, ErrorCode::Cancelled);
    times_.push_back(returned - requested);
  }

  // A busy machine runs our thread late now and then, more so with a sanitizer; waiting for
  // anything but the stop would show in most of the times, and a lost one in the last.
  void expect_at_once() {
    std::sort(times_.begin(), times_.end());
    EXPECT_LT(times_[(times_.size() - 1) * 9 / 10], kAtOnce);
    EXPECT_LT(times_.back(), 100 * kAtOnce);
  }

 private:
  std::vector<std::chrono::steady_clock::duration> times_;
};

// Lets the stop come at another moment each time.
void let_some_time_pass(Random& random) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(random.below(500));
  while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
}

ErrorCode send_and_fail(Transport& transport, const std::string& url, std::stop_token stop) {
  return transport.send({.url = url}, std::move(stop)).error().code;
}

TEST(HttpTransportStopTest, DuringConnect) {
  const DeafListener listener;
  const auto transport = make_http_transport();
  Random random(1);
  StopTimes times;
  for (int count = 0; count < kTimes; ++count) {
    std::latch begun(1);
    times.stop_once(
        [&](std::stop_token stop) {
          begun.count_down();
          return send_and_fail(*transport, listener.url(), std::move(stop));
        },
        [&] {
          begun.wait();
          let_some_time_pass(random);
        });
  }
  times.expect_at_once();
}

TEST(HttpTransportStopTest, DuringTheTlsHandshake) {
  ScriptedServer plain;  // Waits for a request, and gets a handshake.
  const std::string url = "https://127.0.0.1:" + std::to_string(plain.port());
  // The system's authorities would take longer to read than the test may wait.
  const testing::CertificateAuthority authority;
  const auto transport =
      make_http_transport({.tls = {.authority_pem = authority.certificate_pem()}});
  StopTimes times;
  for (int count = 0; count < kTimes; ++count) {
    times.stop_once(
        [&](std::stop_token stop) { return send_and_fail(*transport, url, std::move(stop)); },
        [&] { EXPECT_TRUE(plain.wait_for_connections_open(1)); });
    EXPECT_TRUE(plain.wait_for_connections_open(0));
  }
  times.expect_at_once();
}

TEST(HttpTransportStopTest, BeforeTheHeaders) {
  ScriptedServer server;
  server.on_request(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  const auto transport = make_http_transport();
  StopTimes times;
  for (std::size_t count = 0; count < kTimes; ++count) {
    times.stop_once(
        [&](std::stop_token stop) {
          return send_and_fail(*transport, server.url("/"), std::move(stop));
        },
        [&] { EXPECT_TRUE(server.wait_for_requests(count + 1)); });
  }
  times.expect_at_once();
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
    std::latch begun(1);
    times.stop_once(
        [&](std::stop_token stop) {
          const HttpResponse response =
              transport->send({.url = server.url("/"), .kind = ExchangeKind::Stream}, {}).value();
          std::array<std::byte, 100> piece;
          begun.count_down();
          return response.body->read(piece, std::move(stop)).error().code;
        },
        [&] {
          begun.wait();
          let_some_time_pass(random);
        });
  }
  times.expect_at_once();
}

TEST(HttpTransportStopTest, AStopBeforehandSendsNothing) {
  const ScriptedServer server;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(send_and_fail(*make_http_transport(), server.url("/"), stop.get_token()),
            ErrorCode::Cancelled);
  EXPECT_TRUE(server.requests().empty());
}

// Holds back the answer for one name, as a name server does that is not there.
std::latch asked(1);
std::latch may_answer(1);

TEST(HttpTransportStopTest, WhileANameIsLookedUp) {
  const auto transport = make_http_transport();
  StopTimes times;
  times.stop_once(
      [&](std::stop_token stop) {
        return send_and_fail(*transport, "http://slow.invalid/", std::move(stop));
      },
      [&] { asked.wait(); });
  times.expect_at_once();
  may_answer.count_down();
}

}  // namespace
}  // namespace kinform

// In place of the C library's, for libcurl too: the program's own functions come first.
extern "C" int getaddrinfo(const char* node, const char* service, const addrinfo* hints,
                           addrinfo** result) {
  static const auto real = reinterpret_cast<decltype(&::getaddrinfo)>(
      ::dlsym(RTLD_NEXT, "getaddrinfo"));  // NOLINT(concurrency-mt-unsafe)
  if (node == nullptr || std::string_view(node) != "slow.invalid") {
    return real(node, service, hints, result);
  }
  kinform::asked.count_down();
  kinform::may_answer.wait();
  return EAI_NONAME;
}
