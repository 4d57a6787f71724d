// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/scripted_server.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace kinform::inline v0::test_support {
namespace {

// A minimal client on a plain socket.
class RawClient {
 public:
  explicit RawClient(const ScriptedServer& server) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(server.port()));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
  }
  ~RawClient() { ::close(socket_); }

  void send(std::string_view text) {
    ASSERT_EQ(::send(socket_, text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
  }

  // Returns all bytes until the server closes the connection, and records how it closed.
  std::string receive_all() {
    std::string received;
    std::array<char, 1000> piece;
    ssize_t count = 0;
    while ((count = ::recv(socket_, piece.data(), piece.size(), 0)) > 0) {
      received.append(piece.data(), static_cast<std::size_t>(count));
    }
    error_ = count < 0 ? errno : 0;
    return received;
  }

  [[nodiscard]] int error() const { return error_; }

 private:
  const int socket_;
  int error_ = 0;
};

TEST(ScriptedServerTest, RequestsOnOneConnectionAreRecordedAndAnsweredInOrder) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    connection.respond({.headers = {{.name = "X-Was", .value = request.method}},
                        .body = request.target + " " + request.body});
    if (request.target == "/last") connection.close();
  });
  RawClient client(server);
  client.send(
      "POST /first?a=b HTTP/1.1\r\nContent-Length: 3\r\nX-One:1\r\n\r\nabcGET /last "
      "HTTP/1.1\r\n\r\n");

  EXPECT_EQ(client.receive_all(),
            "HTTP/1.1 200 scripted\r\nX-Was: POST\r\nContent-Length: 14\r\n\r\n/first?a=b abc"
            "HTTP/1.1 200 scripted\r\nX-Was: GET\r\nContent-Length: 6\r\n\r\n/last ");
  EXPECT_EQ(client.error(), 0);
  const std::vector<ScriptedRequest> requests = server.requests();
  ASSERT_EQ(requests.size(), 2u);
  EXPECT_EQ(requests[0].header("x-one"), "1");
  EXPECT_EQ(requests[0].body, "abc");
  EXPECT_EQ(requests[1].connection, 0u);
  EXPECT_EQ(server.connections_accepted(), 1u);
}

TEST(ScriptedServerTest, ClientSeesChunksAndReset) {
  ScriptedServer server;
  server.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.begin_chunks();
    connection.send_chunk("0123456789abcdef");
    connection.end_chunks();
    connection.close();
  });
  RawClient client(server);
  client.send("GET / HTTP/1.1\r\n\r\n");
  EXPECT_EQ(client.receive_all(),
            "HTTP/1.1 200 scripted\r\nTransfer-Encoding: chunked\r\n\r\n"
            "10\r\n0123456789abcdef\r\n0\r\n\r\n");

  server.on_request(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.reset(); });
  RawClient refused(server);
  refused.send("GET / HTTP/1.1\r\n\r\n");
  EXPECT_EQ(refused.receive_all(), "");
  EXPECT_EQ(refused.error(), ECONNRESET);
}

TEST(ScriptedServerTest, StallEndsWhenTheClientLeavesAndWhenTheServerEnds) {
  ScriptedServer server;
  server.on_request(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  RawClient stays(server);
  stays.send("GET / HTTP/1.1\r\n\r\n");
  {
    RawClient leaves(server);
    leaves.send("GET / HTTP/1.1\r\n\r\n");
    ASSERT_TRUE(server.wait_for_requests(2));
    EXPECT_EQ(server.connections_open(), 2u);
  }
  EXPECT_TRUE(server.wait_for_connections_open(1));
}

}  // namespace
}  // namespace kinform::inline v0::test_support
