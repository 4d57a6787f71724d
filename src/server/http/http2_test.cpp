// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests requests to the server over HTTP/2, with and without TLS.

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"
#include "testing/http2_client.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::chrono_literals;
using test_support::HeaderFields;
using test_support::Http2Client;
using test_support::Http2ClientOptions;
using test_support::Http2Response;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Key;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kMaps = "/api/v1/namespaces/default/configmaps";
const HeaderFields kPost = {{":method", "POST"}, {"content-type", "application/json"}};

std::string config_map(const std::string& name, const std::string& value = "1") {
  return R"({"metadata":{"name":")" + name + R"("},"data":{"v":")" + value + R"("}})";
}

class Http2Test : public ::testing::TestWithParam<bool> {
 protected:
  Http2Test() { serve({}); }

  void serve(ServerOptions options) {
    options.tls = GetParam();
    if (!options.token) options.token = "";
    client_.reset();
    server_ = Server::start(std::move(options)).value();
    client_ = connect();
  }
  [[nodiscard]] std::unique_ptr<Http2Client> connect(Http2ClientOptions options = {}) const {
    options.tls = GetParam();
    return std::make_unique<Http2Client>(server_->url(), std::move(options));
  }
  const Http2Response& get(const std::string& path, const HeaderFields& header = {}) {
    return client_->finish(client_->request(path, header));
  }
  void create(const std::string& name, const std::string& value = "1") {
    ASSERT_EQ(
        server_->request("POST", kMaps, {{"metadata", {{"name", name}}}, {"data", {{"v", value}}}})
            .status,
        201);
  }
  // Returns whether `text` arrives on the stream.
  bool receives(std::int32_t stream, const std::string& text) {
    const Http2Response& response = client_->response(stream);
    return client_->read_until([&] { return response.body.find(text) != std::string::npos; });
  }
  [[nodiscard]] std::string watch_path() const {
    return kMaps + "?watch=1&resourceVersion=" + std::to_string(server_->resource_version());
  }

  std::unique_ptr<Server> server_;
  std::unique_ptr<Http2Client> client_;
};

TEST_P(Http2Test, ResponseIsThatOfHttp1) {
  create("a");
  const Http2Response& response = get(kMaps + "/a");
  EXPECT_EQ(response.status(), 200);
  EXPECT_EQ(response.field("content-type"), "application/json");
  EXPECT_EQ(response.field("cache-control"), "no-cache, private");
  EXPECT_EQ(response.field("content-length"), std::to_string(response.body.size()));
  EXPECT_THAT(response.header, Not(Contains(Key("connection"))));
  EXPECT_THAT(response.header, Not(Contains(Key("transfer-encoding"))));
  EXPECT_EQ(response.body, Client(server_->client_config()).get_raw(kMaps + "/a").value());
  EXPECT_FALSE(response.reset);
}

TEST_P(Http2Test, HeadHasTheHeaderOfAGetAndNoBody) {
  const std::string length = get("/version").field("content-length");
  const Http2Response& response = get("/version", {{":method", "HEAD"}});
  EXPECT_EQ(response.status(), 200);
  EXPECT_EQ(response.field("content-length"), length);
  EXPECT_EQ(response.body, "");
  EXPECT_TRUE(response.is_complete);
}

TEST_P(Http2Test, BodyOfARequestIsRead) {
  const std::int32_t stream = client_->request(kMaps, kPost, config_map("a"));
  EXPECT_EQ(client_->finish(stream).status(), 201);
  EXPECT_EQ(get(kMaps + "/a").status(), 200);
}

// Larger than the first windows of stream and connection, so the server has to enlarge both.
TEST_P(Http2Test, LargeBodyOfARequestIsRead) {
  const std::string value(2 * 1024 * 1024, 'x');
  const std::int32_t stream = client_->request(kMaps, kPost, config_map("a", value));
  EXPECT_EQ(client_->finish(stream).status(), 201);
  EXPECT_EQ(client_->body_bytes_sent(stream), config_map("a", value).size());
  EXPECT_THAT(get(kMaps + "/a").body, HasSubstr(value));
}

TEST_P(Http2Test, LongListIsWhole) {
  const std::string value(100'000, 'x');
  for (int i = 0; i < 30; ++i) create("a" + std::to_string(i), value);
  const Http2Response& response = get(kMaps);
  EXPECT_EQ(response.field("content-length"), "");  // It is generated while it is sent.
  EXPECT_EQ(response.body, Client(server_->client_config()).get_raw(kMaps).value());
  const Http2Response& head = get(kMaps, {{":method", "HEAD"}});
  EXPECT_EQ(head.status(), 200);
  EXPECT_EQ(head.field("content-length"), "");
  EXPECT_EQ(head.body, "");
}

TEST_P(Http2Test, WatchesAndRequestsShareAConnection) {
  std::vector<std::int32_t> watches;
  for (int i = 0; i < 50; ++i) watches.push_back(client_->request(watch_path()));
  EXPECT_EQ(get("/version").status(), 200);
  create("first");
  for (const std::int32_t watch : watches) EXPECT_TRUE(receives(watch, "\"first\"")) << watch;
  client_->cancel(watches.front());
  create("second");
  EXPECT_TRUE(receives(watches.back(), "\"second\""));
  EXPECT_THAT(client_->response(watches.front()).body, Not(HasSubstr("\"second\"")));
}

TEST_P(Http2Test, EndedWatchEndsItsStream) {
  const std::int32_t watch = client_->request(watch_path());
  ASSERT_TRUE(client_->read_until([&] { return client_->response(watch).status() == 200; }));
  server_->end_watches();
  const Http2Response& response = client_->finish(watch);
  EXPECT_TRUE(response.is_complete);
  EXPECT_FALSE(response.reset);
  EXPECT_EQ(get("/version").status(), 200);
}

// The windows are those of the streams: a client that reads one of them slowly gets the others.
TEST_P(Http2Test, StreamThatIsNotReadDelaysNoOther) {
  client_ = connect({.withholds_windows = true});
  client_->enlarge_windows(0, 10'000'000);
  for (int i = 0; i < 30; ++i) create("a" + std::to_string(i), std::string(100'000, 'x'));
  const std::int32_t list = client_->request(kMaps);
  const Http2Response& response = client_->response(list);
  EXPECT_TRUE(client_->read_until([&] { return response.body.size() == 65'535; }));
  EXPECT_EQ(get("/version").status(), 200);
  EXPECT_EQ(response.body.size(), 65'535u);
  client_->enlarge_windows(list, 10'000'000);
  EXPECT_THAT(client_->finish(list).body, EndsWith("]}\n"));
}

TEST_P(Http2Test, WatchOfASlowReaderExpires) {
  serve({.history = {.watch_changes_max = 4}});
  client_ = connect({.withholds_windows = true});
  const std::int32_t watch = client_->request(watch_path());
  ASSERT_TRUE(client_->read_until([&] { return client_->response(watch).status() == 200; }));
  for (int i = 0; i < 10; ++i) create("a" + std::to_string(i), std::string(300'000, 'x'));
  client_->enlarge_windows(watch, 100'000'000);
  EXPECT_THAT(client_->finish(watch).body, HasSubstr("\"reason\":\"Expired\""));
}

TEST_P(Http2Test, TokenIsChecked) {
  serve({.token = "secret"});
  EXPECT_EQ(get("/version").status(), 401);
  EXPECT_EQ(get("/version", {{"authorization", "Bearer secret"}}).status(), 200);
}

// The server needs no more of a request that it has refused, and says so (NO_ERROR).
TEST_P(Http2Test, TokenIsCheckedBeforeTheBodyIsRead) {
  serve({.token = "secret"});
  const std::int32_t stream = client_->request(kMaps, kPost, std::string(2 * 1024 * 1024, ' '));
  const Http2Response& response = client_->response(stream);
  ASSERT_TRUE(client_->read_until([&] { return response.reset.has_value(); }));
  EXPECT_EQ(response.status(), 401);
  EXPECT_EQ(response.reset, 0u);
  EXPECT_EQ(get("/version", {{"authorization", "Bearer secret"}}).status(), 200);
}

TEST_P(Http2Test, ClientThatWaitsForContinueIsAskedForTheBody) {
  const std::int32_t stream =
      client_->request(kMaps, {kPost[0], kPost[1], {"expect", "100-continue"}}, config_map("a"));
  EXPECT_EQ(client_->finish(stream).status(), 201);
  EXPECT_TRUE(client_->response(stream).was_continued);
}

TEST_P(Http2Test, LimitsAreThoseOfTheOptions) {
  serve({.http2_streams_max = 7});
  ASSERT_EQ(get("/version").status(), 200);
  EXPECT_EQ(client_->setting(0x3), 7u);          // MAX_CONCURRENT_STREAMS
  EXPECT_EQ(client_->setting(0x6), 64u * 1024);  // MAX_HEADER_LIST_SIZE
}

TEST_P(Http2Test, HostHasToBeTheAuthority) {
  EXPECT_EQ(get("/version", {{"host", "LOCALHOST"}}).status(), 200);
  EXPECT_EQ(get("/version", {{"host", "other"}}).status(), 400);
  EXPECT_EQ(get("/version").status(), 200);
}

TEST_P(Http2Test, DestroyedServerSaysGoAway) {
  const std::int32_t watch = client_->request(watch_path());
  ASSERT_TRUE(client_->read_until([&] { return client_->response(watch).status() == 200; }));
  server_.reset();
  EXPECT_TRUE(client_->read_to_end());
  ASSERT_EQ(client_->go_aways().size(), 1u);
  EXPECT_EQ(client_->go_aways()[0].error, 0u);
  EXPECT_EQ(client_->go_aways()[0].last_stream, watch);
}

TEST_P(Http2Test, Http1IsStillSpoken) {
  EXPECT_TRUE(Client(server_->client_config()).get_raw("/version").ok());
}

INSTANTIATE_TEST_SUITE_P(Embedded, Http2Test, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Tls" : "Plain"; });

std::string selected(const Server& server, std::vector<std::string> protocols) {
  return Http2Client(server.url(), {.tls = true, .protocols = std::move(protocols)})
      .selected_protocol();
}

TEST(Http2ProtocolTest, HandshakeSelectsTheProtocol) {
  const auto server = Server::start({.tls = true, .token = ""}).value();
  EXPECT_EQ(selected(*server, {"h2", "http/1.1"}), "h2");
  EXPECT_EQ(selected(*server, {"http/1.1", "h2"}), "h2");
  EXPECT_EQ(selected(*server, {"http/1.1"}), "http/1.1");
  EXPECT_EQ(selected(*server, {}), "");
  EXPECT_EQ(selected(*server, {"spdy/3"}), "");
  // A client that offers only other protocols is refused.
  Http2Client stranger(server->url(), {.tls = true, .protocols = {"spdy/3"}});
  EXPECT_TRUE(stranger.read_to_end());
}

TEST(Http2ProtocolTest, TlsWithoutAlpnIsHttp1) {
  const auto server = Server::start({.tls = true, .token = ""}).value();
  Http2Client client(server->url(), {.tls = true, .protocols = {}});
  EXPECT_TRUE(client.read_to_end());  // The preface is a bad request of HTTP/1.1.
  EXPECT_TRUE(client.go_aways().empty());
}

TEST(Http2ProtocolTest, ServerWithHttp1OnlyOffersNothingElse) {
  const auto secure = Server::start({.tls = true, .token = "", .http1_only = true}).value();
  EXPECT_EQ(selected(*secure, {"h2", "http/1.1"}), "http/1.1");
  EXPECT_EQ(selected(*secure, {"h2"}), "");
  EXPECT_TRUE(Client(secure->client_config()).get_raw("/version").ok());
  const auto plain = Server::start({.token = "", .http1_only = true}).value();
  Http2Client client(plain->url());
  EXPECT_EQ(client.finish(client.request("/version")).status(), 0);
  EXPECT_TRUE(Client(plain->client_config()).get_raw("/version").ok());
}

}  // namespace
}  // namespace kinform::inline v0::server
