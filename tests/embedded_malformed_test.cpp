// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the embedded server with clients that are broken, hostile or gone: it returns the right
// status and leaks no connection.

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using server::ServerOptions;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// A plain socket, on which a test sends arbitrary bytes.
class RawClient {
 public:
  explicit RawClient(const Server& server) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const std::string& url = server.url();
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1))));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
  }
  ~RawClient() { ::close(socket_); }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  // Sends as much as the server accepts.
  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  // Reads until `text` has arrived, the server has closed the connection, or half a minute has
  // passed.
  std::string read_until(std::string_view text) {
    char piece[4096];
    while (received_.find(text) == std::string::npos) {
      pollfd readable = {.fd = socket_, .events = POLLIN, .revents = 0};
      if (::poll(&readable, 1, 30'000) != 1) return received_ + " (and no end)";
      const ssize_t count = ::recv(socket_, piece, sizeof(piece), 0);
      if (count <= 0) break;
      received_.append(piece, static_cast<std::size_t>(count));
    }
    return received_;
  }
  std::string read_to_end() { return read_until("(no server says this)"); }

 private:
  const int socket_;
  std::string received_;
};

std::unique_ptr<Server> start(ServerOptions options = {}) {
  options.token = "";
  return Server::start(std::move(options)).value();
}

std::string answer_to(const Server& server, std::string_view bytes) {
  RawClient client(server);
  client.send(bytes);
  return client.read_to_end();
}

bool is_alive(const Server& server) {
  return Client(server.client_config()).get_raw("/version").ok();
}

TEST(EmbeddedMalformedTest, InvalidHttpIsABadRequest) {
  const auto server = start();
  const std::string head = "GET /version HTTP/1.1\r\nHost: x\r\n";
  const std::vector<std::string> nonsense = {
      "no HTTP at all\r\n\r\n",
      "GET\r\n\r\n",
      "GET /version HTTX/1.1\r\n\r\n",
      "GET /ver\x01sion HTTP/1.1\r\n\r\n",
      head + "a header without a colon\r\n\r\n",
      head + "Content-Length: many\r\n\r\n",
      head + "Content-Length: 99999999999999999999999\r\n\r\n",
      head + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
      head + "Transfer-Encoding: chunked\r\n\r\nno size\r\nand no chunk\r\n",
      std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15),
  };
  for (const std::string& bytes : nonsense) {
    EXPECT_THAT(answer_to(*server, bytes), StartsWith("HTTP/1.1 400 ")) << bytes;
  }
  EXPECT_TRUE(is_alive(*server));
}

TEST(EmbeddedMalformedTest, BadRequestAfterAGoodOneIsAnsweredInOrder) {
  const auto server = start();
  const std::string responses =
      answer_to(*server, "HEAD /version HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n");
  EXPECT_THAT(responses, StartsWith("HTTP/1.1 200 "));
  EXPECT_THAT(responses, HasSubstr("HTTP/1.1 400 "));
  EXPECT_THAT(responses,
              HasSubstr("400 Bad Request\n"));  // Has a body although the first has none.
}

TEST(EmbeddedMalformedTest, OversizedHeaderAndBodyAreRejected) {
  const auto server = start({.body_bytes_max = 1'000});
  const std::string post = "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\n";
  EXPECT_THAT(answer_to(*server, "GET / HTTP/1.1\r\nX: " + std::string(200'000, 'x') + "\r\n\r\n"),
              StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(answer_to(*server, "GET /" + std::string(200'000, 'x') + " HTTP/1.1\r\n\r\n"),
              StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(answer_to(*server, post + "Content-Length: 1001\r\n\r\n" + std::string(1'001, ' ')),
              StartsWith("HTTP/1.1 413 "));
  // A body that is too large is rejected before any of it arrives.
  EXPECT_THAT(answer_to(*server, post + "Content-Length: 9000000000000000000\r\n\r\n"),
              StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(answer_to(*server, post + "Transfer-Encoding: chunked\r\n\r\n400\r\n" +
                                     std::string(1'024, ' ') + "\r\n0\r\n\r\n"),
              StartsWith("HTTP/1.1 413 "));
  EXPECT_TRUE(is_alive(*server));
}

TEST(EmbeddedMalformedTest, OversizedBodyIsRejectedInTheEncodingThatTheClientAccepts) {
  const auto server = start({.body_bytes_max = 1'000});
  const std::string post =
      "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n";
  EXPECT_THAT(answer_to(*server, post + "\r\n"), HasSubstr("Content-Type: application/json\r\n"));
  EXPECT_THAT(answer_to(*server, post + "Accept: application/vnd.kubernetes.protobuf\r\n\r\n"),
              AllOf(StartsWith("HTTP/1.1 413 "),
                    HasSubstr("Content-Type: application/vnd.kubernetes.protobuf\r\n"),
                    HasSubstr(std::string("\r\n\r\nk8s\0", 8))));
}

// Such a list is generated while it is sent, so its length is not known.
TEST(EmbeddedMalformedTest, HeadOfALongListHasTheHeaderOfTheListAndNoBody) {
  const auto server = start();
  for (const char* name : {"a", "b"}) {
    const std::string text = R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":")" +
                             std::string(name) + R"(","namespace":"default","uid":"u"},)" +
                             R"("data":{"v":")" + std::string(200'000, 'x') + R"("}})";
    ASSERT_TRUE(server->put(text).ok());
  }
  for (const std::string type : {"application/json", "application/vnd.kubernetes.protobuf"}) {
    const std::string responses = answer_to(
        *server, "HEAD /api/v1/configmaps HTTP/1.1\r\nHost: x\r\nAccept: " + type +
                     "\r\n\r\nGET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const std::string head = responses.substr(0, responses.find("\r\n\r\n") + 4);
    EXPECT_THAT(
        head, AllOf(StartsWith("HTTP/1.1 200 "), HasSubstr("Content-Type: " + type),
                    HasSubstr("Transfer-Encoding: chunked\r\n"), Not(HasSubstr("Content-Length"))));
    EXPECT_THAT(responses.substr(head.size()), StartsWith("HTTP/1.1 404 "));
  }
}

// Regression: both were buffered without limit, also for clients without the token.
TEST(EmbeddedMalformedTest, EndlessChunkExtensionsAndTrailersAreRejected) {
  const auto server = start();
  const auto guarded = Server::start({.token = "secret"}).value();
  const std::string post =
      "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  const std::string endless(200'000, 'x');
  for (const std::string& body :
       {"2;" + endless, "2;a=" + endless, "2\r\n{}\r\n0;" + endless,
        "2\r\n{}\r\n0\r\nX-Trailer: " + endless, "2\r\n{}\r\n0\r\n" + endless}) {
    EXPECT_THAT(answer_to(*server, post + body), StartsWith("HTTP/1.1 431 "));
    EXPECT_THAT(answer_to(*guarded, post + body), StartsWith("HTTP/1.1 401 "));
  }
  EXPECT_TRUE(is_alive(*server));
  // Short ones are part of HTTP, and ignored.
  EXPECT_THAT(answer_to(*server,
                        "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                        "1f;a=b\r\n{\"metadata\":{\"name\":\"chunked\"}}\r\n0;c\r\nX: y\r\n\r\n"),
              StartsWith("HTTP/1.1 201 "));
}

constexpr std::string_view kNamespaceBody = R"({"metadata":{"name":"late"}})";

// Returns the header of a request that creates a namespace from kNamespaceBody.
std::string post_header(std::string_view fields) {
  return "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
         "Content-Length: " +
         std::to_string(kNamespaceBody.size()) + "\r\n" + std::string(fields) + "\r\n";
}

// The body is never sent: a server that reads it first does not respond.
TEST(EmbeddedMalformedTest, TokenIsCheckedBeforeTheBodyIsRead) {
  const auto server = Server::start({.token = "secret"}).value();
  for (const std::string fields :
       {"", "Expect: 100-continue\r\n", "Authorization: Bearer no\r\n"}) {
    const std::string response = answer_to(*server, post_header(fields));
    EXPECT_THAT(response, StartsWith("HTTP/1.1 401 "));
    EXPECT_THAT(response, HasSubstr("Connection: close"));
  }
  EXPECT_THAT(
      answer_to(*server, "POST /api/v1/namespaces HTTP/1.1\r\nContent-Length: 9000000000\r\n\r\n"),
      StartsWith("HTTP/1.1 401 "));
}

TEST(EmbeddedMalformedTest, ConnectionStaysOpenAfterARefusalWithoutABody) {
  const auto server = Server::start({.token = "secret"}).value();
  const std::string responses = answer_to(
      *server,
      "GET /version HTTP/1.1\r\nHost: x\r\n\r\n"
      "GET /version HTTP/1.1\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(responses, StartsWith("HTTP/1.1 401 "));
  EXPECT_THAT(responses, HasSubstr("HTTP/1.1 200 "));
}

TEST(EmbeddedMalformedTest, OnlyTheWholeTokenIsAccepted) {
  const auto server = Server::start({.token = "secret"}).value();
  const auto status_with = [&](const std::string& token) {
    return answer_to(*server,
                     "GET /version HTTP/1.1\r\nConnection: close\r\nAuthorization: Bearer " +
                         token + "\r\n\r\n")
        .substr(9, 3);
  };
  EXPECT_EQ(status_with("secret"), "200");
  for (const char* const wrong :
       {"", "s", "secre", "secreT", "Secret", "secret2", "secretsecret"}) {
    EXPECT_EQ(status_with(wrong), "401") << wrong;
  }
}

TEST(EmbeddedMalformedTest, ClientThatWaitsForContinueIsAskedForTheBody) {
  const auto server = Server::start({.token = "secret"}).value();
  RawClient client(*server);
  client.send(post_header("Expect: 100-continue\r\nAuthorization: Bearer secret\r\n"));
  EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.send(kNamespaceBody);
  EXPECT_THAT(client.read_until("\"late\""), HasSubstr("HTTP/1.1 201 Created"));
}

TEST(EmbeddedMalformedTest, AbsurdQueriesHaveTheRightStatus) {
  const auto server = start();
  const std::string pods = "/api/v1/namespaces/default/pods";
  const std::vector<std::pair<std::string, int>> queries = {
      {pods + "?limit=-1", 200},  // Negative means no limit.
      {pods + "?limit=0", 200},
      {pods + "?limit=9223372036854775807", 200},
      {pods + "?limit=99999999999999999999", 400},
      {pods + "?limit=many", 400},
      {pods + "?timeoutSeconds=9999999999999", 200},
      {pods + "?timeoutSeconds=-1", 200},
      {pods + "?timeoutSeconds=soon", 400},
      {pods + "?resourceVersion=abc", 400},
      {pods + "?resourceVersion=-1", 400},
      {pods + "?resourceVersion=99999999999999999999", 400},
      {pods + "?resourceVersion=1&resourceVersionMatch=Perhaps", 422},
      {pods + "?watch=1&resourceVersion=abc", 400},
      {pods + "?continue=unknown", 400},
      {pods + "?continue=eyJ2IjoibWV0YS5rOHMuaW8vdjEifQ", 400},
      {pods + "?labelSelector=a+in+(", 400},
      {pods + "?fieldSelector=no.such.field%3D1", 400},
      {pods + "?labelSelector=%zz", 400},
      {"/api/v1/" + std::string(50'000, 'x'), 404},
      {"//", 404},
      {"", 400},
  };
  for (const auto& [target, status] : queries) {
    EXPECT_EQ(server->request("GET", target).status, status) << target.substr(0, 100);
  }
  EXPECT_EQ(server->request("BREW", pods).status, 405);
}

// Regression: a timeout so large that adding it to the current time overflows ended the watch at
// once.
TEST(EmbeddedMalformedTest, WatchWithAnAbsurdTimeoutStaysOpen) {
  const auto server = start();
  RawClient client(*server);
  client.send(
      "GET /api/v1/configmaps?watch=1&timeoutSeconds=9999999999999 HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(client.read_until("\r\n\r\n"), StartsWith("HTTP/1.1 200 "));
  ASSERT_EQ(server
                ->request("POST", "/api/v1/namespaces/default/configmaps",
                          {{"metadata", {{"name", "late"}}}})
                .status,
            201);
  EXPECT_THAT(client.read_until("\"late\""), HasSubstr("\"late\""));
}

TEST(EmbeddedMalformedTest, ClientThatNeverFinishesItsRequestIsClosedAtTheDeadline) {
  const auto server = start({.request_timeout = 100ms});
  const std::string head = "POST /api/v1/namespaces HTTP/1.1\r\nHost: x\r\n";
  for (const std::string& begun :
       {std::string(), std::string("GE"), head, head + "Content-Length: 10\r\n\r\n{\"a",
        head + "Transfer-Encoding: chunked\r\n\r\n10\r\n{\"a"}) {
    EXPECT_EQ(answer_to(*server, begun), "") << begun;
  }
}

TEST(EmbeddedMalformedTest, ClientThatNeverFinishesItsHandshakeIsClosedAtTheDeadline) {
  const auto server = start({.tls = true, .request_timeout = 100ms});
  EXPECT_EQ(answer_to(*server, ""), "");
  EXPECT_EQ(answer_to(*server, std::string_view("\x16\x03\x01", 3)), "");
}

// Regression test for the choice of the protocol: a client without TLS sends no header first.
TEST(EmbeddedMalformedTest, Http2BeginsWithItsPrefaceInAnyPieces) {
  const auto server = start();
  RawClient client(*server);
  const std::string settings("\0\0\0\x04\0\0\0\0\0", 9);  // An empty SETTINGS frame.
  for (const std::string& piece :
       {std::string("P"), std::string("RI * HTTP/2.0\r\n\r\nSM"), "\r\n\r\n" + settings}) {
    client.send(piece);
  }
  const std::string acknowledgement("\0\0\0\x04\x01\0\0\0\0", 9);
  EXPECT_THAT(client.read_until(acknowledgement), HasSubstr(acknowledgement));
  // Nearly the preface.
  EXPECT_THAT(answer_to(*server, "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(answer_to(*server, "PRIM /version HTTP/1.1\r\nConnection: close\r\n\r\n"),
              StartsWith("HTTP/1.1 405 "));
}

// Opens more connections than the limit, one after the other: a leaked one would make the last
// fail.
TEST(EmbeddedMalformedTest, VanishedClientsLeakNoConnections) {
  const auto server = start({.connections_max = 5, .request_timeout = 30s});
  for (int i = 0; i < 20; ++i) {
    {
      const RawClient vanishing(*server);
      vanishing.send(i % 2 == 0 ? "GET /api/v1/pods?watch=1 HTTP/1.1\r\nHost: x\r\n\r\n"
                                : "POST /api/v1/pods HTTP/1.1\r\nContent-Length: 10\r\n\r\n{");
    }
    EXPECT_THAT(answer_to(*server, "GET /version HTTP/1.1\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 200 "))
        << i;
  }
}

}  // namespace
}  // namespace kinform::inline v0
