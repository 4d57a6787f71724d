// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/response_body.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::client {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// Sends one byte per interval, without end.
class TrickleSource final : public ByteSource {
 public:
  TrickleSource(FakeClock& clock, Duration interval) : clock_(clock), interval_(interval) {}

  void set_timeout(Duration timeout) override { deadline_ = clock_.after(timeout); }

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token /*stop*/) override {
    if (clock_.after(interval_) > deadline_) {
      clock_.advance(deadline_ - clock_.now());
      return Error{ErrorCode::Timeout, "nothing yet"};
    }
    clock_.advance(interval_);
    into.front() = std::byte{'x'};
    return std::size_t{1};
  }

 private:
  FakeClock& clock_;
  const Duration interval_;
  TimePoint deadline_ = TimePoint::max();
};

class ResponseBodyTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::unique_ptr<ByteSource> trickle(Duration interval) {
    return std::make_unique<TrickleSource>(clock_, interval);
  }
  [[nodiscard]] Duration elapsed() const { return clock_.now() - began_; }

  FakeClock clock_;
  const TimePoint began_ = clock_.now();
};

// A server that sends a byte every few seconds must not hold a request for days.
TEST_F(ResponseBodyTest, FrontIsReadForTenSecondsInAll) {
  EXPECT_EQ(read_body_front(*trickle(4s), {}).value(), "xx");
  EXPECT_EQ(elapsed(), 10s);
}

TEST_F(ResponseBodyTest, DeadlineEndsABodyThatTrickles) {
  const auto body = limited_body(trickle(2s), clock_, clock_.after(7s));
  const Error error = read_body(*body, 1000, {}).error();
  EXPECT_EQ(error.code, ErrorCode::Timeout);
  EXPECT_EQ(error.message, "request timeout expired before the response was complete");
  EXPECT_EQ(elapsed(), 7s);
}

TEST_F(ResponseBodyTest, ReadingTheFrontDoesNotExtendTheDeadline) {
  const auto body = limited_body(trickle(2s), clock_, clock_.after(7s));
  EXPECT_EQ(read_body_front(*body, {}).value(), "xxx");
  EXPECT_EQ(elapsed(), 7s);
}

TEST_F(ResponseBodyTest, DeadlineEndsABodyWhoseDataIsAlwaysReady) {
  const auto body = limited_body(trickle(0s), clock_, clock_.after(7s));
  std::array<std::byte, 1> into = {};
  EXPECT_EQ(body->read(into, {}).value(), 1u);
  clock_.advance(7s);
  EXPECT_EQ(body->read(into, {}).error().code, ErrorCode::Timeout);
}

}  // namespace
}  // namespace kinform::inline v0::client
