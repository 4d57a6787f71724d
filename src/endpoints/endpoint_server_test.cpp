// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/endpoint_server.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/http_transport.hpp"
#include "testing/read_body.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;

struct Got {
  int status = 0;
  std::string body = {};
};

class EndpointServerTest : public ::testing::Test {
 protected:
  static std::unique_ptr<EndpointServer> start(EndpointServerOptions options = {}) {
    return EndpointServer::start(std::move(options)).value();
  }

  Got get(const EndpointServer& server, const std::string& target,
          const std::string& method = "GET") {
    return send(method, "http://127.0.0.1:" + std::to_string(server.port()) + target);
  }
  Got send(const std::string& method, const std::string& url) {
    const HttpResponse response = transport_->send({.method = method, .url = url}, {}).value();
    return {.status = response.status, .body = test_support::read_body(*response.body).value()};
  }

  const std::shared_ptr<Transport> transport_ = make_http_transport();
};

TEST_F(EndpointServerTest, ServesPagesOverHttp) {
  PrometheusMetrics metrics;
  const auto counter = metrics.counter({.name = "n_total"});
  counter->add(2);
  const auto server =
      start({.metrics = &metrics, .readiness = {{.name = "never", .check = [] {
                                                   return Result<void>(
                                                       Error(ErrorCode::Unavailable, "no"));
                                                 }}}});
  EXPECT_EQ(get(*server, "/healthz").body, "ok");
  EXPECT_EQ(get(*server, "/readyz?verbose").status, 500);
  EXPECT_THAT(get(*server, "/readyz?verbose").body, HasSubstr("[-]never failed"));
  EXPECT_THAT(get(*server, "/metrics").body, HasSubstr("n_total 2"));
  EXPECT_EQ(get(*server, "/secret").status, 404);
}

// Tries to listen, because a machine may have the kernel module but no IPv6 address.
bool machine_has_ipv6() {
  return EndpointServer::start({.address = "::1"}).ok();
}

TEST_F(EndpointServerTest, ListensOnIpv4AndIpv6WithoutAnAddress) {
  for (const char* const address : {"", "::"}) {
    if (address[0] != 0 && !machine_has_ipv6()) continue;
    const auto server = start({.address = address});
    const std::string port = std::to_string(server->port());
    EXPECT_EQ(send("GET", "http://127.0.0.1:" + port + "/livez").body, "ok");
    if (!machine_has_ipv6()) continue;
    EXPECT_EQ(send("GET", "http://[::1]:" + port + "/livez").body, "ok");
  }
}

TEST_F(EndpointServerTest, OnlyGetAndHeadAreAllowed) {
  const auto server = start();
  EXPECT_EQ(get(*server, "/healthz", "POST").status, 405);
  EXPECT_EQ(get(*server, "/healthz", "DELETE").status, 405);
}

TEST_F(EndpointServerTest, ServesManyClientsConcurrently) {
  const auto server = start();
  std::vector<std::jthread> callers;
  for (int i = 0; i < 8; ++i) {
    callers.emplace_back([&] {
      for (int j = 0; j < 20; ++j) EXPECT_EQ(get(*server, "/livez").body, "ok");
    });
  }
}

TEST_F(EndpointServerTest, AddressInUseIsAnError) {
  const auto server = start();
  const auto second = EndpointServer::start({.port = server->port()});
  ASSERT_FALSE(second.ok());
  EXPECT_THAT(second.error().message, HasSubstr("127.0.0.1 port"));
  EXPECT_FALSE(EndpointServer::start({.address = "nowhere"}).ok());
}

// A client that connects and sends nothing.
class IdleClient {
 public:
  explicit IdleClient(const EndpointServer& server)
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(server.port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
  }
  ~IdleClient() { ::close(socket_); }
  IdleClient(const IdleClient&) = delete;
  IdleClient& operator=(const IdleClient&) = delete;

  // Blocks until the server has closed the connection.
  [[nodiscard]] bool wait_for_close() const {
    char byte = 0;
    return ::recv(socket_, &byte, 1, 0) <= 0;
  }
  [[nodiscard]] bool is_closed() const {
    char byte = 0;
    return ::recv(socket_, &byte, 1, MSG_DONTWAIT) == 0;
  }

 private:
  const int socket_;
};

// Regression: they kept all other clients out, such as the probes of a kubelet, for 30 s.
TEST_F(EndpointServerTest, IdleConnectionsDoNotKeepProbesOut) {
  const auto server = start();
  std::vector<std::unique_ptr<IdleClient>> idle;
  for (int i = 0; i < 250; ++i) idle.push_back(std::make_unique<IdleClient>(*server));
  EXPECT_EQ(get(*server, "/livez").body, "ok");
  EXPECT_TRUE(idle.front()->wait_for_close());
  EXPECT_FALSE(idle.back()->is_closed());
}

// The sockets of this process whose own port is that of the server.
std::vector<int> sockets_of(const EndpointServer& server) {
  std::vector<int> sockets;
  for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int number = std::stoi(file.path().filename());
    sockaddr_in address = {};
    socklen_t size = sizeof(address);
    if (::getsockname(number, reinterpret_cast<sockaddr*>(&address), &size) != 0) continue;
    if (address.sin_family == AF_INET && ntohs(address.sin_port) == server.port()) {
      sockets.push_back(number);
    }
  }
  return sockets;
}

TEST_F(EndpointServerTest, ChildProcessesInheritNoSocket) {
  const auto server = start();
  EXPECT_EQ(get(*server, "/livez").body, "ok");  // Kept open for the next request.
  const std::vector<int> sockets = sockets_of(*server);
  EXPECT_EQ(sockets.size(), 2U);
  for (const int socket : sockets) EXPECT_TRUE(::fcntl(socket, F_GETFD) & FD_CLOEXEC) << socket;
}

TEST_F(EndpointServerTest, StopsDespiteOpenConnections) {
  auto server = start();
  EXPECT_EQ(get(*server, "/livez").body, "ok");  // The server has an open connection now.
  server.reset();
}

}  // namespace
}  // namespace kinform::inline v0
