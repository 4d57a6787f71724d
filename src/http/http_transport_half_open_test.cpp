// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A peer that is gone without a word: its machine has lost power, or a firewall has forgotten the
// connection.

#include <gtest/gtest.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <optional>
#include <thread>

#include "kinform/building_blocks/http_transport.hpp"
#include "testing/fakes/scripted_server.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using namespace std::chrono_literals;

// IFF_UP, or nothing: then every packet is lost.
bool set_loopback_flags(short flags) {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  ifreq request{};
  std::strcpy(request.ifr_name, "lo");
  request.ifr_flags = flags;
  const bool done = ::ioctl(socket, SIOCSIFFLAGS, &request) == 0;
  ::close(socket);
  return done;
}

// A network of the calling thread, and of those that it starts. False if the system does not allow
// that.
bool enter_own_network() {
  return ::unshare(CLONE_NEWNET) == 0 && set_loopback_flags(IFF_UP);
}

// Opens a stream, loses the peer, and says how reading went on.
ErrorCode read_from_lost_peer() {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.stall();
  });
  const auto transport = make_http_transport({.timeouts = {.keep_alive_idle = 1s,
                                                           .keep_alive_interval = 1s,
                                                           .keep_alive_probes = 1,
                                                           .unacknowledged_max = 1s}});
  const HttpResponse stream =
      transport->send({.url = server.url("/"), .kind = ExchangeKind::Stream}, {}).value();
  EXPECT_TRUE(set_loopback_flags(0));
  std::array<std::byte, 100> piece = {};
  stream.body->set_timeout(20s);  // Else a peer that is never missed would hang the test.
  return stream.body->read(piece, {}).error().code;
}

// A silent stream sends nothing, so TCP keep-alive must detect a dead peer (TR-01).
TEST(HttpTransportHalfOpenTest, SilentStreamDetectsDeadPeer) {
  std::optional<ErrorCode> code;
  std::thread([&code] {
    if (enter_own_network()) code = read_from_lost_peer();
  }).join();
  if (!code) GTEST_SKIP() << "needs the right to make a network of its own";
  EXPECT_EQ(code, ErrorCode::Network);
}

}  // namespace
}  // namespace kinform::inline v0
