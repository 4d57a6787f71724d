// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_transport.hpp"

#include <array>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::ElementsAre;

std::string read_piece(ByteSource& body) {
  std::array<std::byte, 16> into = {};
  const std::size_t count = body.read(into, {}).value();
  return std::string(reinterpret_cast<const char*>(into.data()), count);
}

TEST(FakeTransportTest, ReturnsResponsesInOrderAndRecordsRequests) {
  FakeTransport transport;
  transport.add_response({.status = 201, .body = "one"});
  transport.fail({ErrorCode::Tls, "bad certificate"});

  const Result<HttpResponse> first = transport.send(
      {.method = "POST", .url = "http://h:1/a?b=c", .headers = {{.name = "X", .value = "y"}}}, {});
  EXPECT_EQ(first.value().status, 201);
  EXPECT_EQ(read_piece(*first->body), "one");
  EXPECT_EQ(read_piece(*first->body), "");
  EXPECT_EQ(transport.last_header("x"), "y");
  EXPECT_EQ(transport.send({.url = "http://h/d"}, {}).error().code, ErrorCode::Tls);
  EXPECT_EQ(transport.send({.url = "http://h/d"}, {}).error().code, ErrorCode::ConnectionRefused);
  EXPECT_THAT(transport.request_lines(), ElementsAre("POST /a?b=c", "GET /d", "GET /d"));
}

TEST(FakeTransportTest, StreamedBodyReturnsSentPiecesThenTimesOutThenFails) {
  FakeClock clock;
  FakeTransport transport(clock);
  const auto body = transport.add_stream();
  const HttpResponse response = transport.send({.url = "http://h/"}, {}).value();
  body->send("ab");
  body->send("cd");
  EXPECT_EQ(read_piece(*response.body), "ab");
  EXPECT_EQ(read_piece(*response.body), "cd");
  response.body->set_timeout(Duration::zero());
  std::array<std::byte, 4> into = {};
  EXPECT_EQ(response.body->read(into, {}).error().code, ErrorCode::Timeout);
  body->cut();
  EXPECT_EQ(response.body->read(into, {}).error().code, ErrorCode::ConnectionReset);
  EXPECT_TRUE(body->is_open());
}

TEST(FakeTransportTest, StopEndsAHangAndASilentBody) {
  FakeTransport transport;
  transport.hang();
  std::stop_source stop;
  std::jthread stopper([&] {
    EXPECT_TRUE(transport.wait_for_requests(1));
    stop.request_stop();
  });
  EXPECT_EQ(transport.send({.url = "http://h/"}, stop.get_token()).error().code,
            ErrorCode::Cancelled);

  const auto body = transport.add_stream();
  const HttpResponse response = transport.send({.url = "http://h/"}, {}).value();
  std::array<std::byte, 4> into = {};
  EXPECT_EQ(response.body->read(into, stop.get_token()).error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
