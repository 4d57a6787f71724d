// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the faults of HTTP/2, and the other faults over HTTP/2.

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
using test_support::Http2Response;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string kMaps = "/api/v1/namespaces/default/configmaps";
const HeaderFields kPost = {{":method", "POST"}, {"content-type", "application/json"}};
constexpr std::uint32_t kInternalError = 0x2;
constexpr std::uint32_t kRefusedStream = 0x7;

class Http2FaultsTest : public ::testing::Test {
 protected:
  Http2FaultsTest() { serve({}); }

  void serve(ServerOptions options) {
    options.token = "";
    client_.reset();
    server_ = Server::start(std::move(options)).value();
    connect();
  }
  void connect() { client_ = std::make_unique<Http2Client>(server_->url()); }
  void create(const std::string& name, const std::string& value = "1") {
    ASSERT_EQ(
        server_->request("POST", kMaps, {{"metadata", {{"name", name}}}, {"data", {{"v", value}}}})
            .status,
        201);
  }
  const Http2Response& get(const std::string& path) {
    return client_->finish(client_->request(path));
  }
  // Starts a watch, which has been accepted when this returns.
  std::int32_t watch() {
    const std::int32_t stream = client_->request(
        kMaps + "?watch=1&resourceVersion=" + std::to_string(server_->resource_version()));
    EXPECT_TRUE(client_->read_until([&] { return client_->response(stream).status() == 200; }));
    return stream;
  }
  bool receives(std::int32_t stream, const std::string& text) {
    const Http2Response& response = client_->response(stream);
    return client_->read_until([&] { return response.body.find(text) != std::string::npos; });
  }
  bool receives_go_away() {
    return client_->read_until([&] { return !client_->go_aways().empty(); });
  }

  std::unique_ptr<Server> server_;
  std::unique_ptr<Http2Client> client_;
};

TEST_F(Http2FaultsTest, GoAwayCompletesTheRequestAndClosesTheConnection) {
  server_->plan({.kind = FaultKind::GoAway});
  const std::int32_t stream = client_->request("/version");
  EXPECT_EQ(client_->finish(stream).status(), 200);
  EXPECT_TRUE(client_->read_to_end());
  ASSERT_THAT(client_->go_aways(), SizeIs(1));
  EXPECT_EQ(client_->go_aways()[0].error, 0u);
  EXPECT_EQ(client_->go_aways()[0].last_stream, stream);
  connect();
  EXPECT_EQ(get("/version").status(), 200);
}

TEST_F(Http2FaultsTest, GoAwayLetsEarlierWatchesContinue) {
  const std::int32_t earlier = watch();
  server_->plan({.kind = FaultKind::GoAway});
  EXPECT_EQ(get("/version").status(), 200);
  ASSERT_TRUE(receives_go_away());
  create("a");
  EXPECT_TRUE(receives(earlier, "\"a\""));
  server_->end_watches();
  EXPECT_TRUE(client_->finish(earlier).is_complete);
  EXPECT_TRUE(client_->read_to_end());
}

TEST_F(Http2FaultsTest, GoAwayCanSayThatTheRequestWasNotProcessed) {
  const std::int32_t earlier = watch();
  server_->plan({.kind = FaultKind::GoAway, .processed = false});
  const std::int32_t refused = client_->request(kMaps, kPost, R"({"metadata":{"name":"never"}})");
  EXPECT_EQ(client_->finish(refused).reset, kRefusedStream);
  ASSERT_THAT(client_->go_aways(), SizeIs(1));
  EXPECT_EQ(client_->go_aways()[0].last_stream, earlier);
  create("a");
  EXPECT_TRUE(receives(earlier, "\"a\""));
  EXPECT_EQ(server_->request("GET", kMaps + "/never").status, 404);
}

TEST_F(Http2FaultsTest, GoAwayComesAfterAsManyStreams) {
  server_->plan({.kind = FaultKind::GoAway, .after_streams = 2, .times = 2});
  for (int connection = 0; connection < 2; ++connection) {
    connect();
    for (int i = 0; i < 3; ++i) {
      EXPECT_THAT(client_->go_aways(), IsEmpty());
      EXPECT_EQ(get("/version").status(), 200);
    }
    EXPECT_TRUE(receives_go_away());
  }
  EXPECT_THAT(server_->planned(), IsEmpty());
}

TEST_F(Http2FaultsTest, GoAwayOfTheServerReachesAllConnections) {
  const std::int32_t open = watch();
  Http2Client idle(server_->url());
  EXPECT_EQ(idle.finish(idle.request("/version")).status(), 200);
  server_->go_away();
  EXPECT_TRUE(idle.read_to_end());
  EXPECT_THAT(idle.go_aways(), SizeIs(1));
  ASSERT_TRUE(receives_go_away());
  EXPECT_EQ(client_->go_aways()[0].last_stream, open);
  create("a");
  EXPECT_TRUE(receives(open, "\"a\""));
}

TEST_F(Http2FaultsTest, GoAwayBelowOpenStreamsClosesThem) {
  const std::int32_t first = watch();
  const std::int32_t second = watch();
  server_->go_away(first);
  EXPECT_EQ(client_->finish(second).reset, kRefusedStream);
  EXPECT_EQ(client_->go_aways()[0].last_stream, first);
  create("a");
  EXPECT_TRUE(receives(first, "\"a\""));
  server_->go_away(0);
  EXPECT_EQ(client_->finish(first).reset, kRefusedStream);
  EXPECT_TRUE(client_->read_to_end());
}

TEST_F(Http2FaultsTest, RefusedStreamIsNotProcessedAndOthersContinue) {
  const std::int32_t earlier = watch();
  server_->plan({.match = {.method = "POST"}, .kind = FaultKind::RefuseStream});
  const std::string body = R"({"metadata":{"name":"a"}})";
  EXPECT_EQ(client_->finish(client_->request(kMaps, kPost, body)).reset, kRefusedStream);
  EXPECT_EQ(get(kMaps + "/a").status(), 404);
  EXPECT_EQ(client_->finish(client_->request(kMaps, kPost, body)).status(), 201);
  EXPECT_TRUE(receives(earlier, "\"a\""));
}

TEST_F(Http2FaultsTest, WithheldWindowEndsTheResponseAtTheFirstWindow) {
  serve({.request_timeout = 500ms});  // No deadline ends what the fault delays.
  create("a", std::string(200'000, 'x'));
  connect();
  server_->plan({.kind = FaultKind::WithholdWindow});
  const std::int32_t stream = client_->request(kMaps + "/a");
  const Http2Response& response = client_->response(stream);
  EXPECT_TRUE(client_->read_until([&] { return response.body.size() == 65'535; }));
  client_->enlarge_windows(stream, 1'000'000);
  EXPECT_EQ(client_->finish(client_->request(kMaps + "/a")).body.size(),
            std::stoul(response.field("content-length")));
  client_->read_for(1500ms);
  EXPECT_EQ(response.body.size(), 65'535u);
  EXPECT_FALSE(response.reset);
}

TEST_F(Http2FaultsTest, WithheldWindowEndsTheRequestAtTheFirstWindow) {
  ASSERT_EQ(get("/version").status(), 200);  // The server's SETTINGS have arrived.
  server_->plan({.match = {.method = "POST"}, .kind = FaultKind::WithholdWindow});
  const std::string body =
      R"({"metadata":{"name":"a"},"data":{"v":")" + std::string(1'000'000, 'x') + "\"}}";
  const std::int32_t withheld = client_->request(kMaps, kPost, body);
  EXPECT_TRUE(
      client_->read_until([&] { return client_->body_bytes_sent(withheld) == 256 * 1024; }));
  // The connection's window is not affected.
  for (const std::string name : {"b", "c", "d"}) {
    const std::string other = R"({"metadata":{"name":")" + name + R"("},"data":{"v":")" +
                              std::string(900'000, 'x') + "\"}}";
    EXPECT_EQ(client_->finish(client_->request(kMaps, kPost, other)).status(), 201);
  }
  EXPECT_EQ(client_->send_window(withheld), 0);
  EXPECT_FALSE(client_->response(withheld).is_complete);
}

TEST_F(Http2FaultsTest, PingsAreNoLongerAcknowledged) {
  client_->ping();
  ASSERT_TRUE(client_->read_until([&] { return client_->ping_acknowledgements() == 1; }));
  server_->plan({.match = {.watch = true}, .kind = FaultKind::IgnorePings});
  const std::int32_t stream = watch();
  client_->ping();
  create("a");
  EXPECT_TRUE(receives(stream, "\"a\""));  // Everything else works.
  EXPECT_EQ(get("/version").status(), 200);
  EXPECT_EQ(client_->ping_acknowledgements(), 1);
  connect();
  client_->ping();
  EXPECT_TRUE(client_->read_until([&] { return client_->ping_acknowledgements() == 1; }));
}

TEST_F(Http2FaultsTest, FaultsOfHttp2DoNotHitHttp1) {
  for (const FaultKind kind : {FaultKind::GoAway, FaultKind::RefuseStream,
                               FaultKind::WithholdWindow, FaultKind::IgnorePings}) {
    server_->plan({.kind = kind});
  }
  EXPECT_TRUE(Client(server_->client_config()).get_raw("/version").ok());
  EXPECT_THAT(server_->planned(), SizeIs(4));
}

TEST_F(Http2FaultsTest, StreamFaultAndResponseFaultHitTheSameRequest) {
  server_->plan({.kind = FaultKind::Response, .status = 503});
  server_->plan({.kind = FaultKind::GoAway});
  EXPECT_EQ(get("/version").status(), 503);
  EXPECT_TRUE(receives_go_away());
}

// The faults that exist over HTTP/1.1, too.

TEST_F(Http2FaultsTest, CutResetsTheStreamOnly) {
  create("a");
  const std::int32_t earlier = watch();
  for (const std::size_t after_bytes : {0, 20}) {
    server_->plan({.kind = FaultKind::Cut, .after_bytes = after_bytes});
    const Http2Response& response = get(kMaps + "/a");
    EXPECT_EQ(response.reset, kInternalError);
    EXPECT_EQ(response.body.size(), after_bytes);
  }
  create("b");
  EXPECT_TRUE(receives(earlier, "\"b\""));
}

TEST_F(Http2FaultsTest, CutWatchIsReset) {
  server_->plan({.match = {.watch = true}, .kind = FaultKind::Cut, .after_bytes = 20});
  const std::int32_t stream = watch();
  create("a");
  EXPECT_EQ(client_->finish(stream).reset, kInternalError);
  EXPECT_THAT(client_->response(stream).body, SizeIs(20));
}

TEST_F(Http2FaultsTest, StalledStreamStaysOpenAndOthersContinue) {
  create("a");
  for (const std::size_t after_bytes : {0, 20}) {
    server_->plan({.kind = FaultKind::Stall, .after_bytes = after_bytes});
    const std::int32_t stalled = client_->request(kMaps + "/a");
    EXPECT_EQ(get(kMaps + "/a").status(), 200);
    const Http2Response& response = client_->response(stalled);
    EXPECT_TRUE(client_->read_until([&] { return response.body.size() == after_bytes; }));
    EXPECT_FALSE(response.reset);
    EXPECT_FALSE(response.is_complete);
    client_->cancel(stalled);
  }
  EXPECT_EQ(get("/version").status(), 200);
}

TEST_F(Http2FaultsTest, TruncatedResponseEndsInOrder) {
  create("a");
  server_->plan({.kind = FaultKind::Truncate, .after_bytes = 20});
  const Http2Response& response = get(kMaps + "/a");
  EXPECT_TRUE(response.is_complete);
  EXPECT_FALSE(response.reset);
  EXPECT_EQ(response.field("content-length"), "20");
  EXPECT_THAT(response.body, SizeIs(20));
}

TEST_F(Http2FaultsTest, TruncatedWatchEndsInOrder) {
  server_->plan({.match = {.watch = true}, .kind = FaultKind::Truncate, .after_bytes = 20});
  const std::int32_t stream = watch();
  create("a");
  EXPECT_TRUE(client_->finish(stream).is_complete);
  EXPECT_FALSE(client_->response(stream).reset);
  EXPECT_THAT(client_->response(stream).body, SizeIs(20));
}

TEST_F(Http2FaultsTest, ResponseAndDelayAndEndWatch) {
  server_->plan({.status = 429, .retry_after = 7});
  const Http2Response& refused = get("/version");
  EXPECT_EQ(refused.status(), 429);
  EXPECT_EQ(refused.field("retry-after"), "7");
  server_->plan({.kind = FaultKind::Delay, .delay = 30ms});
  const TimePoint begin = system_clock().now();
  EXPECT_EQ(get("/version").status(), 200);
  EXPECT_GE(system_clock().now() - begin, 30ms);
  server_->plan({.kind = FaultKind::EndWatch, .after_events = 1});
  const std::int32_t stream = watch();
  create("a");
  EXPECT_TRUE(client_->finish(stream).is_complete);
  EXPECT_THAT(client_->response(stream).body, HasSubstr("\"a\""));
}

TEST_F(Http2FaultsTest, DroppedConnectionEndsAllStreams) {
  watch();
  server_->plan({.kind = FaultKind::Delay, .delay = 1h});
  client_->request("/version");
  server_->drop_connections();
  EXPECT_TRUE(client_->read_to_end());
  EXPECT_THAT(client_->go_aways(), IsEmpty());
}

TEST(Http2FaultEndpointTest, FaultsOfHttp2CanBePlannedOverHttp) {
  const auto server = Server::start({.token = "", .fault_endpoint = true}).value();
  Http2Client client(server->url());
  const auto post = [&](const std::string& body) {
    return client.finish(client.request("/kinform/faults", {{":method", "POST"}}, body));
  };
  EXPECT_EQ(post(R"({"kind":"GoAway","processed":false,"afterStreams":7})").status(), 201);
  EXPECT_EQ(post(R"({"kind":"RefuseStream","times":2})").status(), 201);
  EXPECT_EQ(post(R"({"kind":"WithholdWindow","match":{"method":"PUT"}})").status(), 201);
  const Http2Response planned = post(R"({"kind":"IgnorePings"})");
  EXPECT_EQ(planned.status(), 201);
  EXPECT_THAT(planned.body, HasSubstr(R"("processed":false,"afterStreams":7)"));
  const std::vector<Fault> faults = server->planned();
  ASSERT_THAT(faults, SizeIs(4));
  EXPECT_EQ(faults[0].kind, FaultKind::GoAway);
  EXPECT_FALSE(faults[0].processed);
  EXPECT_EQ(faults[0].after_streams, 7u);
  EXPECT_EQ(faults[1].kind, FaultKind::RefuseStream);
  EXPECT_EQ(faults[2].kind, FaultKind::WithholdWindow);
  EXPECT_EQ(faults[3].kind, FaultKind::IgnorePings);
  EXPECT_EQ(post(R"({"kind":"GoAway","lastStream":1})").status(), 400);
  // Does not hit the endpoint's own requests.
  const Http2Response last = post(R"({"kind":"GoAwayNow","lastStream":0})");
  EXPECT_EQ(last.status(), 200);
  EXPECT_TRUE(client.read_to_end());
  EXPECT_THAT(client.go_aways(), SizeIs(1));
}

}  // namespace
}  // namespace kinform::inline v0::server
