// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/event_recorder.hpp"

#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/log_capture.hpp"
#include "testing/objects.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::FakeResponse;
using test_support::FakeTransport;
using test_support::LogCapture;
using test_support::make_pod;

const std::string kEvent =
    R"({"apiVersion":"v1","kind":"Event","metadata":{"name":"e","namespace":"web"}})";
const std::string kStatus = R"({"kind":"Status","apiVersion":"v1","status":"Failure",)";

class EventRecorderTest : public ::testing::Test {
 protected:
  ~EventRecorderTest() override { transport_->set_function({}); }

  void start(EventRecorderOptions options = {}) {
    options.component = "test";
    options.clock = &clock_;
    options.seed = 1;
    options.logger = Logger(log_);
    recorder_.emplace(Client(transport_, {}, {.requests_per_second = 0, .retries_max = 0}),
                      options);
  }
  void say(const std::string& message) {
    recorder_->event(*make_pod("web/a", "1"), EventType::Normal, "Reason", message);
  }
  // Waits, at most 30 s of real time, until the counts of the writer thread satisfy `done`. Returns
  // false if they do not.
  bool wait_until(const std::function<bool(const EventRecorderCounts&)>& done) {
    const TimePoint deadline = system_clock().after(30s);
    while (system_clock().now() < deadline) {
      if (done(recorder_->counts())) return true;
      std::this_thread::yield();
    }
    return false;
  }
  // Records an event whose first attempt fails; the retry finds that the first attempt has created
  // it. REQUIRES: the response to the first attempt is prepared.
  void expect_retry_to_find_it_written() {
    transport_->add_response(refusal(409, R"("reason":"AlreadyExists")"));
    start();
    say("x");
    ASSERT_TRUE(transport_->wait_for_requests(1));
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(10s);
    ASSERT_TRUE(wait_until([](const auto& counts) { return counts.written + counts.failed == 1; }));
    EXPECT_EQ(recorder_->counts().written, 1u);
  }
  // Advances the clock to the shutdown timeout, so that a hanging request is cancelled.
  void fail_on_timeout() {
    const TimePoint deadline = clock_.after(5s);
    const std::jthread end([this] { recorder_.reset(); });
    ASSERT_TRUE(clock_.wait_for_deadline(deadline));
    clock_.advance(5s);
  }
  static FakeResponse refusal(int status, const std::string& rest) {
    return {.status = status, .body = kStatus + rest + ",\"code\":" + std::to_string(status) + "}"};
  }

  FakeClock clock_;
  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>();
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  std::optional<EventRecorder> recorder_;
};

TEST_F(EventRecorderTest, EventIsCreatedInTheObjectsNamespaceThenCounted) {
  transport_->add_response({.status = 201, .body = kEvent});
  transport_->add_response({.body = kEvent});
  start();
  say("x");
  say("x");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.written == 2; }));
  const std::vector<HttpRequest> requests = transport_->requests();
  ASSERT_EQ(requests.size(), 2u);
  EXPECT_EQ(transport_->request_lines()[0], "POST /api/v1/namespaces/web/events");
  EXPECT_EQ(transport_->request_lines()[1],
            "PATCH /api/v1/namespaces/web/events/a.17a6101701650000");
  EXPECT_EQ(parse_json(requests[1].body)->at("/count"), 2);
}

// Events of cluster-scoped objects are in the namespace "default" (EV-02).
TEST_F(EventRecorderTest, EventOfClusterScopedObjectIsInDefaultNamespace) {
  transport_->add_response({.status = 201, .body = kEvent});
  start();
  recorder_->event({.api_version = "v1", .kind = "Node", .name = "n1"}, EventType::Normal, "R",
                   "m");
  ASSERT_TRUE(transport_->wait_for_requests(1));
  EXPECT_EQ(transport_->request_lines()[0], "POST /api/v1/namespaces/default/events");
}

// An event needs an object with kind and name (EV-02).
TEST_F(EventRecorderTest, ObjectWithoutKindOrNameIsLoggedAndSkipped) {
  start();
  recorder_->event({.api_version = "v1", .kind = "Pod"}, EventType::Normal, "R", "m");
  recorder_->event({.api_version = "v1", .name = "a"}, EventType::Normal, "R", "m");
  EXPECT_EQ(recorder_->counts().dropped, 2u);
  EXPECT_EQ(log_->records("Event dropped").size(), 2u);
  EXPECT_TRUE(transport_->requests().empty());
}

TEST_F(EventRecorderTest, TargetWithoutKindUsesTheResourcesKind) {
  const ObjectPtr item = test_support::make_object({.api_version = "", .kind = "", .name = "a"});
  const EventTarget target = event_target(
      *item, {.group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"});
  EXPECT_EQ(target.api_version, "apps/v1");
  EXPECT_EQ(target.kind, "Deployment");
}

// Recording never blocks; if the queue is full, the event is dropped (EV-01).
TEST_F(EventRecorderTest, FullQueueDropsAndDoesNotBlock) {
  transport_->hang();
  start({.queue_max = 3});
  say("0");
  ASSERT_TRUE(transport_->wait_for_requests(1));  // Dequeued; its request hangs.
  for (int i = 1; i <= 5; ++i) say(std::to_string(i));
  EXPECT_EQ(recorder_->counts().recorded, 4u);
  EXPECT_EQ(recorder_->counts().dropped, 2u);
  EXPECT_EQ(log_->records("Event dropped").size(), 2u);
  EXPECT_EQ(EventRecorderOptions{}.queue_max, 1000u);
  fail_on_timeout();
}

// If a counted event no longer exists on the server, it is created again (EV-05).
TEST_F(EventRecorderTest, EventDeletedOnTheServerIsCreatedAgain) {
  transport_->add_response({.status = 201, .body = kEvent});
  transport_->add_response(refusal(404, R"("reason":"NotFound")"));
  transport_->add_response({.status = 201, .body = kEvent});
  start();
  say("x");
  say("x");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.written == 2; }));
  const Json created = parse_json(transport_->requests()[2].body).value();
  EXPECT_EQ(created["count"], 2);
  EXPECT_FALSE(created["metadata"].contains("resourceVersion"));
}

// Events that the spam filter drops are not sent (EV-06).
TEST_F(EventRecorderTest, FilteredEventIsNotSent) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{.body = kEvent}; });
  start({.burst = 2});
  for (int i = 0; i < 5; ++i) say("x");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.filtered == 3; }));
  EXPECT_EQ(transport_->requests().size(), 2u);
}

// Connection failures are retried, first after a random delay (EV-08).
TEST_F(EventRecorderTest, OutageIsRetried) {
  start();  // No response is prepared, so the connection is refused.
  say("x");
  ASSERT_TRUE(transport_->wait_for_requests(1));
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_LE(*clock_.next_deadline() - clock_.now(), 10s);  // The first delay is random.
  clock_.advance(10s);
  ASSERT_TRUE(transport_->wait_for_requests(2));
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_EQ(*clock_.next_deadline() - clock_.now(), 10s);
  transport_->add_response({.status = 201, .body = kEvent});
  clock_.advance(10s);
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.written == 1; }));
}

// An event is dropped after twelve attempts (EV-08).
TEST_F(EventRecorderTest, EventIsDroppedAfterTwelveAttempts) {
  start();
  say("x");
  for (std::size_t i = 1; i < 12; ++i) {
    ASSERT_TRUE(transport_->wait_for_requests(i));
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(10s);
  }
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.failed == 1; }));
  EXPECT_EQ(transport_->requests().size(), 12u);
  transport_->add_response({.status = 201, .body = kEvent});
  say("y");
  EXPECT_TRUE(wait_until([](const auto& counts) { return counts.written == 1; }));
}

// A rejection by the server is not retried (EV-08).
TEST_F(EventRecorderTest, RejectedEventIsNotRetried) {
  transport_->add_response(refusal(403, R"("reason":"Forbidden")"));
  start();
  say("x");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.failed == 1; }));
  EXPECT_EQ(transport_->requests().size(), 1u);
  EXPECT_TRUE(log_->wait_for("Failed to write event"));
}

// AlreadyExists and terminating namespaces are not logged (EV-08).
TEST_F(EventRecorderTest, ExpectedRejectionsAreNotLogged) {
  transport_->add_response(refusal(409, R"("reason":"AlreadyExists")"));
  transport_->add_response(refusal(
      403, R"("reason":"Forbidden","details":{"causes":[{"reason":"NamespaceTerminating"}]})"));
  start();
  say("x");
  say("y");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.failed == 2; }));
  EXPECT_TRUE(log_->records("Failed to write event").empty());
}

// Unlike in client-go, a request that an overloaded server rejects (429, 502 to 504) is retried
// (EV-08).
TEST_F(EventRecorderTest, OverloadedServerIsRetried) {
  const std::vector<int> statuses = {429, 502, 503, 504};
  for (const int status : statuses) transport_->add_response(refusal(status, R"("reason":"")"));
  transport_->add_response({.status = 201, .body = kEvent});
  start();
  say("x");
  for (std::size_t i = 1; i <= statuses.size(); ++i) {
    ASSERT_TRUE(transport_->wait_for_requests(i));
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(10s);
  }
  EXPECT_TRUE(wait_until([](const auto& counts) { return counts.written == 1; }));
}

// A 500 response is not retried, because it may come from a failing webhook of one namespace, and
// retries would delay the events of other namespaces (EV-08).
TEST_F(EventRecorderTest, OtherStatusesAreFinalAndDoNotDelayTheNextEvent) {
  transport_->add_response(refusal(500, R"("reason":"InternalError")"));
  transport_->add_response(refusal(501, R"("reason":"")"));
  transport_->add_response({.status = 201, .body = kEvent});
  start();
  say("x");
  say("y");
  say("z");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.written == 1; }));
  EXPECT_EQ(recorder_->counts().failed, 2u);
  EXPECT_EQ(log_->records("Failed to write event").size(), 2u);
}

TEST_F(EventRecorderTest, LostResponseIsRetriedAndCountsAsWritten) {
  transport_->fail({ErrorCode::ConnectionReset, "reset"});
  expect_retry_to_find_it_written();
}

TEST_F(EventRecorderTest, TruncatedResponseIsRetriedAndCountsAsWritten) {
  transport_->add_response({.status = 201,
                            .body = kEvent.substr(0, 20),
                            .failure_at_end = Error(ErrorCode::EndOfStream, "cut off")});
  expect_retry_to_find_it_written();
}

// An invalid event is not retried (EV-08).
TEST_F(EventRecorderTest, InvalidEventIsNotRetried) {
  start();
  recorder_->event({.kind = "Pod", .namespace_name = "no/namespace", .name = "a"},
                   EventType::Normal, "R", "m");
  ASSERT_TRUE(wait_until([](const auto& counts) { return counts.failed == 1; }));
  EXPECT_TRUE(transport_->requests().empty());
  EXPECT_TRUE(log_->wait_for("Failed to write event"));
}

// Shutdown sends each queued event once (EV-09).
TEST_F(EventRecorderTest, ShutdownSendsEachQueuedEventOnce) {
  start();
  say("x");  // Its first attempt fails; it waits for the second.
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  say("y");
  say("z");
  transport_->fail({ErrorCode::ConnectionReset, "reset"});
  transport_->add_response({.status = 201, .body = kEvent});
  transport_->add_response({.status = 201, .body = kEvent});
  recorder_.reset();
  std::vector<std::string> messages;
  for (const HttpRequest& request : transport_->requests()) {
    messages.emplace_back(parse_json(request.body)->at("/message").as_string());
  }
  EXPECT_THAT(messages, ::testing::ElementsAre("x", "x", "y", "z"));
}

// After the shutdown timeout, unsent events are dropped (EV-09).
TEST_F(EventRecorderTest, EventsUnsentAtShutdownAreLoggedOnce) {
  transport_->hang();
  start();
  for (int i = 0; i < 4; ++i) say(std::to_string(i));
  ASSERT_TRUE(transport_->wait_for_requests(1));
  fail_on_timeout();
  const auto lines = log_->records("Unsent events dropped at shutdown");
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].field("count"), "4");
  EXPECT_TRUE(log_->records("Failed to write event").empty());
  EXPECT_EQ(transport_->requests().size(), 1u);
}

}  // namespace
}  // namespace kinform::inline v0
