// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the server with HTTP/2 clients that are broken or hostile: each is refused, its connection
// ends if it floods the server, and the server continues.

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"
#include "testing/http2_client.hpp"
#include "testing/waiting.hpp"

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
const HeaderFields kGet = {
    {":method", "GET"}, {":scheme", "http"}, {":path", "/version"}, {":authority", "localhost"}};

constexpr std::uint32_t kProtocolError = 0x1;
constexpr std::uint32_t kRefusedStream = 0x7;
constexpr std::uint32_t kEnhanceYourCalm = 0xb;

// Types and flags of frames.
constexpr std::uint8_t kData = 0x0;
constexpr std::uint8_t kHeaders = 0x1;
constexpr std::uint8_t kReset = 0x3;
constexpr std::uint8_t kSettings = 0x4;
constexpr std::uint8_t kPing = 0x6;
constexpr std::uint8_t kContinuation = 0x9;
constexpr std::uint8_t kEndStream = 0x1;
constexpr std::uint8_t kEndHeaders = 0x4;

// A header block: GET, http, /, and :authority "x".
const std::string kBlock = "\x82\x86\x84\x41\x01x";

class Http2LimitsTest : public ::testing::Test {
 protected:
  Http2LimitsTest() { serve({}); }

  void serve(ServerOptions options) {
    if (!options.token) options.token = "";
    client_.reset();
    server_ = Server::start(std::move(options)).value();
    client_ = std::make_unique<Http2Client>(server_->url());
  }
  [[nodiscard]] bool is_alive() const {
    return Client(server_->client_config()).get_raw("/version").ok();
  }
  [[nodiscard]] std::string watch_path() const {
    return kMaps + "?watch=1&resourceVersion=" + std::to_string(server_->resource_version());
  }

  // Sends frames until the server ends the connection; a million of them is more than any limit.
  // Returns the error code of its GOAWAY.
  std::uint32_t error_after(const std::function<std::string(int)>& frame_number) {
    std::string frames;
    for (int i = 0; i < 1'000'000; ++i) {
      frames += frame_number(i);
      if (frames.size() < 16'000) continue;
      if (!client_->send_raw(std::exchange(frames, {}))) break;
    }
    EXPECT_TRUE(client_->read_to_end());
    EXPECT_THAT(client_->go_aways(), SizeIs(1));
    EXPECT_TRUE(is_alive());
    return client_->go_aways().empty() ? 0 : client_->go_aways().back().error;
  }

  std::unique_ptr<Server> server_;
  std::unique_ptr<Http2Client> client_;
};

std::string frame(std::uint8_t type, std::uint8_t flags, std::int32_t stream,
                  std::string_view payload) {
  return Http2Client::frame(type, flags, stream, payload);
}

TEST_F(Http2LimitsTest, ClientThatSpeaksSomethingElseIsDisconnected) {
  client_->send_raw("GET / HTTP/1.1\r\n\r\n and more bytes than a frame header has");
  EXPECT_TRUE(client_->read_to_end());
  EXPECT_TRUE(is_alive());
}

// Fields of HTTP/1.1 connections, and missing or repeated pseudo-header fields.
TEST_F(Http2LimitsTest, MalformedHeaderResetsItsStreamOnly) {
  const std::vector<std::pair<std::string, std::string>> refused = {
      {"connection", "close"},
      {"transfer-encoding", "chunked"},
      {"upgrade", "websocket"},
      {"keep-alive", "timeout=5"},
      {"te", "gzip"},
      {"te", "trailers, x"},
      {"accept", "a\nb"},
      {"a b", "c"},
      {"content-length", "many"},
      {":status", "200"},
      {":path", "/again"}};
  for (const auto& field : refused) {
    HeaderFields header = kGet;
    header.push_back(field);
    EXPECT_EQ(client_->finish(client_->raw_request(header)).reset, kProtocolError)
        << field.first << ": " << field.second;
  }
  for (const std::size_t missing : {0, 1, 2, 3}) {
    HeaderFields header = kGet;
    header.erase(header.begin() + static_cast<std::ptrdiff_t>(missing));
    EXPECT_EQ(client_->finish(client_->raw_request(header)).reset, kProtocolError) << missing;
  }
  EXPECT_EQ(client_->finish(client_->request("/version")).status(), 200);
  EXPECT_THAT(client_->go_aways(), IsEmpty());
}

TEST_F(Http2LimitsTest, NamesInUpperCaseAreRefused) {
  const std::string upper = kBlock + "\x40\x06" + "Accept\x01x";
  client_->send_raw(frame(kHeaders, kEndHeaders | kEndStream, 1, upper));
  EXPECT_TRUE(client_->read_until([&] { return client_->was_reset(1); }));
}

TEST_F(Http2LimitsTest, ConnectIsRefused) {
  const std::int32_t stream =
      client_->raw_request({{":method", "CONNECT"}, {":authority", "other:443"}});
  EXPECT_GE(client_->finish(stream).status(), 400);
}

TEST_F(Http2LimitsTest, LargeHeaderIsRejected) {
  const auto status_with = [this](std::size_t bytes) {
    HeaderFields header;
    for (std::size_t i = 0; i < bytes / 1'000; ++i) {
      header.emplace_back("x-" + std::to_string(i), std::string(1'000, 'x'));
    }
    return client_->finish(client_->request("/version", header)).status();
  };
  EXPECT_EQ(status_with(50'000), 200);
  EXPECT_EQ(status_with(70'000), 431);
  EXPECT_EQ(client_->finish(client_->request("/version")).status(), 200);
}

// One byte of input for 2 KB of header: a field of the dynamic table.
TEST_F(Http2LimitsTest, HeaderThatIsLargeOnlyOnceDecompressedIsRejected) {
  HeaderFields header = kGet;
  for (int i = 0; i < 100; ++i) header.emplace_back("x", std::string(2'000, 'x'));
  EXPECT_EQ(client_->finish(client_->raw_request(header)).status(), 431);
}

TEST_F(Http2LimitsTest, LargeBodyIsRejected) {
  serve({.body_bytes_max = 1'000});
  const std::int32_t announced = client_->request(
      kMaps, {kPost[0], kPost[1], {"content-length", "1001"}}, std::string(1'001, ' '));
  EXPECT_EQ(client_->finish(announced).status(), 413);
  const std::int32_t endless = client_->request(kMaps, kPost, std::string(2'000'000, ' '));
  EXPECT_EQ(client_->finish(endless).status(), 413);
  EXPECT_EQ(client_->finish(client_->request("/version")).status(), 200);
}

TEST_F(Http2LimitsTest, BodyOfAnotherLengthThanAnnouncedIsRefused) {
  for (const std::string length : {"1", "100"}) {
    const std::int32_t stream =
        client_->request(kMaps, {kPost[0], kPost[1], {"content-length", length}}, "{   }");
    EXPECT_EQ(client_->finish(stream).reset, kProtocolError) << length;
  }
  EXPECT_EQ(client_->finish(client_->request("/version")).status(), 200);
}

TEST_F(Http2LimitsTest, NumberOfStreamsIsLimited) {
  serve({.http2_streams_max = 3});
  // Sent before the client knows the limit, so they are refused, and may be sent again.
  std::vector<std::int32_t> watches;
  for (int i = 0; i < 5; ++i) watches.push_back(client_->request(watch_path()));
  EXPECT_EQ(client_->finish(watches[3]).reset, kRefusedStream);
  EXPECT_EQ(client_->finish(watches[4]).reset, kRefusedStream);
  client_->cancel(watches[0]);
  EXPECT_EQ(client_->finish(client_->request("/version")).status(), 200);
}

// CVE-2023-44487: each request is processed and then cancelled by its client.
TEST_F(Http2LimitsTest, RapidResetEndsTheConnection) {
  const std::string cancel("\0\0\0\x08", 4);
  EXPECT_EQ(error_after([&](int i) {
              return frame(kHeaders, kEndHeaders | kEndStream, 1 + 2 * i, kBlock) +
                     frame(kReset, 0, 1 + 2 * i, cancel);
            }),
            kEnhanceYourCalm);
}

// CVE-2025-8671: the client makes the server reset the streams.
TEST_F(Http2LimitsTest, ResetsThatTheClientProvokesEndTheConnection) {
  const std::string invalid =
      kBlock + "\x40\x0a" + "connection\x01x";  // A field that is not allowed.
  EXPECT_EQ(error_after([&](int i) {
              return frame(kHeaders, kEndHeaders | kEndStream, 1 + 2 * i, invalid);
            }),
            kEnhanceYourCalm);
}

TEST_F(Http2LimitsTest, FloodsOfControlFramesEndTheConnection) {
  const std::vector<std::string> floods = {
      frame(kPing, 0, 0, "12345678"),
      frame(kSettings, 0, 0, ""),
  };
  for (const std::string& one : floods) {
    serve({});
    EXPECT_EQ(error_after([&](int) { return one; }), kEnhanceYourCalm) << int{one[3]};
  }
}

TEST_F(Http2LimitsTest, FloodOfEmptyDataEndsTheConnection) {
  const std::int32_t stream = 1;
  const std::string post = "\x83\x86\x84\x41\x01x";
  EXPECT_EQ(error_after([&](int i) {
              return i == 0 ? frame(kHeaders, kEndHeaders, stream, post)
                            : frame(kData, 0, stream, "");
            }),
            kEnhanceYourCalm);
}

// CVE-2024-28182: a header that never ends.
TEST_F(Http2LimitsTest, FloodOfContinuationsEndsTheConnection) {
  const auto error = error_after([&](int i) {
    return i == 0 ? frame(kHeaders, kEndStream, 1, kBlock)
                  : frame(kContinuation, 0, 1, "\x40\x01x\x01y");
  });
  EXPECT_NE(error, 0u);
}

// Empty ones hold no field that could be counted.
TEST_F(Http2LimitsTest, FloodOfEmptyContinuationsEndsTheConnection) {
  const auto error = error_after([&](int i) {
    return i == 0 ? frame(kHeaders, kEndStream, 1, kBlock) : frame(kContinuation, 0, 1, "");
  });
  EXPECT_NE(error, 0u);
}

// Many requests at a moderate pace are no flood.
TEST_F(Http2LimitsTest, ManyRequestsOnOneConnectionAreServed) {
  for (int i = 0; i < 2'000; ++i) {
    ASSERT_EQ(client_->finish(client_->request("/version")).status(), 200) << i;
  }
  EXPECT_THAT(client_->go_aways(), IsEmpty());
}

TEST_F(Http2LimitsTest, IdleConnectionIsClosedAtTheDeadline) {
  serve({.request_timeout = 100ms});
  EXPECT_TRUE(client_->read_to_end());
  EXPECT_THAT(client_->go_aways(), SizeIs(1));
  EXPECT_EQ(client_->go_aways()[0].error, 0u);
}

TEST_F(Http2LimitsTest, ConnectionWithAWatchIsNotIdle) {
  serve({.request_timeout = 500ms});
  const std::int32_t watch = client_->request(watch_path());
  client_->read_for(1500ms);
  ASSERT_EQ(server_->request("POST", kMaps, {{"metadata", {{"name", "late"}}}}).status, 201);
  EXPECT_TRUE(client_->read_until(
      [&] { return client_->response(watch).body.find("\"late\"") != std::string::npos; }));
}

TEST_F(Http2LimitsTest, HeaderThatNeverEndsClosesTheConnectionAtTheDeadline) {
  serve({.request_timeout = 100ms});
  client_->send_raw(frame(kHeaders, kEndStream, 1, kBlock));  // Without END_HEADERS.
  EXPECT_TRUE(client_->read_to_end());
}

TEST_F(Http2LimitsTest, BodyThatNeverEndsResetsItsStreamAtTheDeadline) {
  serve({.request_timeout = 1s});
  client_->send_raw(frame(kHeaders, kEndHeaders, 1, "\x83\x86\x84\x41\x01x"));
  EXPECT_TRUE(client_->read_until([&] { return client_->was_reset(1); }));
}

// The server holds one piece of the response, and not for ever.
TEST_F(Http2LimitsTest, ResponseThatIsNotReadIsResetAtTheDeadline) {
  serve({.request_timeout = 1s});
  const std::string value(100'000, 'x');
  ASSERT_EQ(
      server_->request("POST", kMaps, {{"metadata", {{"name", "a"}}}, {"data", {{"v", value}}}})
          .status,
      201);
  client_ = std::make_unique<Http2Client>(
      server_->url(), test_support::Http2ClientOptions{.withholds_windows = true});
  const Http2Response& response = client_->finish(client_->request(kMaps + "/a"));
  EXPECT_EQ(response.status(), 200);
  EXPECT_TRUE(response.reset);
  EXPECT_FALSE(response.is_complete);
}

// Regression test for streams whose requests wait when their client goes.
TEST_F(Http2LimitsTest, VanishedClientsLeakNoConnections) {
  serve({.version_timeout = 30s, .connections_max = 5});
  for (int i = 0; i < 20; ++i) {
    {
      Http2Client vanishing(server_->url());
      vanishing.request(watch_path());
      vanishing.request(kMaps + "?resourceVersion=999999");  // Waits for this version.
      vanishing.request(kMaps, kPost, std::string(2'000'000, ' '));
    }
    EXPECT_TRUE(test_support::eventually([this] {
      Http2Client next(server_->url());
      return next.finish(next.request("/version")).status() == 200;
    })) << i;
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
