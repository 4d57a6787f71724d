// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The first sync ends with every server that accepts a streaming list and never completes it: a
// Reflector and a client, with a transport that sends what such servers send.

#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/client.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/fakes/recording_store.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeBody;
using test_support::FakeResponse;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

constexpr const char* kList =
    R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"9"},"items":[)"
    R"({"metadata":{"namespace":"web","name":"b","uid":"u2","resourceVersion":"8"}}]})";

std::string event(const std::string& type, const std::string& name, const std::string& version) {
  return R"({"type":")" + type +
         R"(","object":{"kind":"Pod","apiVersion":"v1","metadata":{"namespace":"web","name":")" +
         name + R"(","resourceVersion":")" + version + R"("}}})" + "\n";
}

FakeResponse too_many_requests() {
  return {.status = 429, .headers = {{.name = "Retry-After", .value = "1"}}};
}

class StreamingListFallbackTest : public ::testing::Test {
 protected:
  // Prepares the list and the watch that follow the streaming list.
  void add_list() {
    transport_->add_response({.body = kList});
    transport_->add_stream();
  }

  // Performs all steps that are due now, and returns when the next one is due.
  TimePoint settle() {
    while (true) {
      const TimePoint due = cache::ReflectorStepper::step(reflector_, {});
      if (due > clock_.now()) return due;
    }
  }

  // Steps the reflector until it has listed, for 200 s at most, and returns the time that it took.
  // Calls `each_second` once a second.
  Duration sync(const std::function<void()>& each_second = [] {}) {
    const TimePoint start = clock_.now();
    TimePoint next_second = start;
    while (!reflector_.status().listed && clock_.now() < start + 200s) {
      if (clock_.now() >= next_second) {
        each_second();
        next_second += 1s;
      }
      const TimePoint due = settle();
      if (reflector_.status().listed) break;
      clock_.advance(std::min(due, next_second) - clock_.now());
    }
    EXPECT_TRUE(reflector_.status().listed);
    EXPECT_THAT(store_.calls(), ElementsAre("replace [web/b@8] at 9"));
    return clock_.now() - start;
  }

  // The number of requests for a streaming list.
  std::ptrdiff_t streaming_lists() const {
    const std::vector<std::string> lines = transport_->request_lines();
    return std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
      return line.find("sendInitialEvents=true") != std::string::npos;
    });
  }

  test_support::FakeClock clock_;
  const std::shared_ptr<test_support::FakeTransport> transport_ =
      std::make_shared<test_support::FakeTransport>(clock_);
  const Client client_ =
      Client(transport_, {.server = "http://h"}, {.requests_per_second = 0, .clock = &clock_});
  const std::unique_ptr<ListerWatcher> source_ = client_.lister_watcher(kPods);
  test_support::RecordingStore store_;
  Reflector reflector_{*source_, store_, {.clock = &clock_, .seed = 1}};
};

TEST_F(StreamingListFallbackTest, PlainBookmarksOnly) {
  const std::shared_ptr<FakeBody> body = transport_->add_stream();
  body->send(event("ADDED", "a", "5"));
  body->send(event("BOOKMARK", "", "6"));
  add_list();
  EXPECT_EQ(sync(), 0s);
  EXPECT_EQ(streaming_lists(), 1);
  EXPECT_FALSE(body->is_open());
  EXPECT_EQ(reflector_.status().streaming_fallback, StreamingFallback::PlainBookmark);
}

TEST_F(StreamingListFallbackTest, LiveEventsAndNoBookmarks) {
  const std::shared_ptr<FakeBody> body = transport_->add_stream();
  body->send(event("ADDED", "a", "5"));
  add_list();
  int version = 5;
  EXPECT_LE(sync([&] { body->send(event("MODIFIED", "a", std::to_string(++version))); }), 32s);
  EXPECT_EQ(streaming_lists(), 1);
  EXPECT_EQ(reflector_.status().streaming_fallback, StreamingFallback::NoMarker);
}

TEST_F(StreamingListFallbackTest, StreamThatEndsHalfWayEveryTime) {
  for (int i = 0; i < 2; ++i) transport_->add_response({.body = event("ADDED", "a", "5")});
  add_list();
  EXPECT_LE(sync(), 2s);
  EXPECT_EQ(streaming_lists(), 2);
  EXPECT_EQ(reflector_.status().streaming_fallback, StreamingFallback::EarlyEnds);
}

// The client does not retry a 429 response to a streaming list, so that three responses are three.
TEST_F(StreamingListFallbackTest, TooManyRequestsToEveryStreamingList) {
  for (int i = 0; i < 3; ++i) transport_->add_response(too_many_requests());
  add_list();
  EXPECT_LE(sync(), 10s);
  EXPECT_EQ(streaming_lists(), 3);
  EXPECT_THAT(transport_->request_lines().at(3), HasSubstr("?limit=500&resourceVersion=0"));
  EXPECT_EQ(reflector_.status().streaming_fallback, StreamingFallback::TooManyRequests);
}

}  // namespace
}  // namespace kinform::inline v0
