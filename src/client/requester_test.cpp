// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/requester.hpp"

#include <array>
#include <atomic>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/config.hpp"
#include "kinform/error.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::client {
namespace {

using namespace std::chrono_literals;
using ::kinform::test_support::FakeBody;
using ::kinform::test_support::FakeClock;
using ::kinform::test_support::FakeResponse;
using ::kinform::test_support::FakeTransport;
using ::kinform::test_support::LogCapture;
using ::kinform::test_support::RecordingMetrics;
using ::kinform::test_support::TemporaryFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

FakeResponse busy(int status, const std::string& retry_after) {
  return {
      .status = status, .body = "busy", .headers = {{.name = "Retry-After", .value = retry_after}}};
}

class RequesterTest : public ::testing::Test {
 protected:
  Requester& requester(ClientOptions options = {.requests_per_second = 0}) {
    return requester_as({}, std::move(options));
  }

  Requester& requester_as(ClientConfig config, ClientOptions options = {.requests_per_second = 0}) {
    if (config.server.empty()) config.server = "https://h:443";
    options.clock = &clock_;
    requester_ = std::make_unique<Requester>(transport_, std::move(config), std::move(options));
    return *requester_;
  }

  // Responds with 401 unless the request has this token.
  void accept_only(const std::string& token) {
    transport_->set_function([token](const HttpRequest& request) {
      FakeResponse response{.body = "welcome"};
      if (find_header(request.headers, "Authorization") != "Bearer " + token) {
        response = {.status = 401, .body = "who?"};
      }
      return response;
    });
  }

  // Calls fetch() while another thread advances the clock by one second whenever the requester
  // waits.
  Result<Response> fetch_with_time(Requester& requester, const Call& call) {
    std::jthread turner([&](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        if (!clock_.wait_for_waiters(1, 10ms)) continue;
        clock_.advance(1s);
        ++waited_;
      }
    });
    return requester.fetch(call, {});
  }

  FakeClock clock_;
  std::atomic<int> waited_ = 0;  // Seconds.
  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>(clock_);
  std::unique_ptr<Requester> requester_;
};

// A longer wait than a minute is not the server's to choose: the client asks again.
TEST(RetryAfterTest, AMinuteIsTheLongestWait) {
  EXPECT_EQ(parse_retry_after("60"), 60s);
  EXPECT_EQ(parse_retry_after("61"), 60s);
  EXPECT_EQ(parse_retry_after("999999999"), 60s);
}

// A Retry-After header is used only if it is a whole number of seconds (RQ-06).
TEST(RetryAfterTest, OnlyWholeSecondsCount) {
  EXPECT_EQ(parse_retry_after("3"), 3s);
  EXPECT_EQ(parse_retry_after("0"), 0s);
  for (const char* value :
       {"", "1.5", "-1", "3 ", "Wed, 21 Oct 2015 07:28:00 GMT", "99999999999"}) {
    EXPECT_EQ(parse_retry_after(value), std::nullopt) << value;
  }
}

// 429 and 5xx responses with a Retry-After header are retried after the delay in it (RQ-06).
TEST_F(RequesterTest, ResponseWithRetryAfterIsRetried) {
  for (const int status : {429, 500, 503, 504}) transport_->add_response(busy(status, "2"));
  transport_->add_response({.body = "done"});
  const Result<Response> response =
      fetch_with_time(requester(), {.what = "try", .method = "POST", .path = "/a", .body = "b"});
  EXPECT_EQ(response.value().body, "done");
  EXPECT_EQ(waited_.load(), 8);
  EXPECT_THAT(transport_->requests(), SizeIs(5));
  EXPECT_EQ(transport_->requests().back().body, "b");  // The body is sent again (RQ-08).
}

// Responses without Retry-After are not retried (RQ-06).
TEST_F(RequesterTest, ResponseWithoutRetryAfterIsFinal) {
  for (const FakeResponse& response :
       {FakeResponse{.status = 503}, busy(503, "soon"), busy(404, "1"), busy(409, "1")}) {
    transport_->add_response(response);
    EXPECT_EQ(requester().fetch({.what = "try", .path = "/"}, {}).error().http_status,
              response.status);
  }
  EXPECT_THAT(transport_->requests(), SizeIs(4));
}

// A request is retried at most ten times (RQ-06).
TEST_F(RequesterTest, AtMostTenRetriesAreMade) {
  transport_->set_function([](const HttpRequest&) { return busy(429, "1"); });
  const Result<Response> response = fetch_with_time(requester(), {.what = "try", .path = "/"});
  EXPECT_TRUE(is_too_many_requests(response.error()));
  EXPECT_EQ(response.error().retry_after, 1s);
  EXPECT_THAT(transport_->requests(), SizeIs(11));
}

// A lost connection is retried for reads, not for writes (RQ-07).
TEST_F(RequesterTest, LostConnectionIsRetriedForReads) {
  transport_->fail({ErrorCode::ConnectionReset, "reset"});
  transport_->fail({ErrorCode::EndOfStream, "cut"});
  transport_->add_response({.body = "done"});
  const Call safe{.what = "try", .path = "/", .connection_retry = ConnectionRetry::LostConnection};
  EXPECT_EQ(fetch_with_time(requester(), safe).value().body, "done");
  EXPECT_EQ(waited_.load(), 2);

  transport_->fail({ErrorCode::ConnectionReset, "reset"});
  EXPECT_TRUE(is_connection_reset(
      requester().fetch({.what = "try", .method = "POST", .path = "/"}, {}).error()));
  EXPECT_THAT(transport_->requests(), SizeIs(4));
}

// Watches also retry timeouts; a refused connection is never retried (RQ-07).
TEST(RetriableTest, DependsOnTheKindOfRequest) {
  const Error refused(ErrorCode::ConnectionRefused, "");
  const Error reset(ErrorCode::ConnectionReset, "");
  const Error late(ErrorCode::Timeout, "");
  for (const auto retry : {ConnectionRetry::Never, ConnectionRetry::LostConnection,
                           ConnectionRetry::LostConnectionOrTimeout}) {
    EXPECT_FALSE(is_retriable(refused, retry));
  }
  EXPECT_FALSE(is_retriable(reset, ConnectionRetry::Never));
  EXPECT_TRUE(is_retriable(reset, ConnectionRetry::LostConnection));
  EXPECT_FALSE(is_retriable(late, ConnectionRetry::LostConnection));
  EXPECT_TRUE(is_retriable(late, ConnectionRetry::LostConnectionOrTimeout));
}

// The response body is drained before a retry, so that the connection can be reused (RQ-09).
TEST_F(RequesterTest, BodyIsDrainedBeforeARetry) {
  const auto body = transport_->add_stream(busy(503, "1"));
  body->send(std::string(1500, 'x'));
  body->send(std::string(1500, 'x'));
  bool open_at_next = true;
  transport_->set_function([&](const HttpRequest&) {
    open_at_next = body->is_open();
    return FakeResponse{.body = "done"};
  });
  EXPECT_TRUE(fetch_with_time(requester(), {.what = "try", .path = "/"}).ok());
  EXPECT_FALSE(open_at_next);
  EXPECT_EQ(body->bytes_read(), 2048u);
}

// The final error mentions the failure of the previous attempt (RQ-12).
TEST_F(RequesterTest, FinalErrorMentionsThePreviousOne) {
  transport_->add_response(busy(503, "1"));
  transport_->fail({ErrorCode::ConnectionRefused, "connection refused"});
  const Error error = fetch_with_time(requester(), {.what = "try it", .path = "/"}).error();
  EXPECT_TRUE(is_connection_refused(error));
  EXPECT_EQ(error.message, "try it: connection refused (previous attempt: 503 ServiceUnavailable)");
}

// Requests share a token bucket; watches and discovery do not use it (RQ-03, RQ-04).
TEST_F(RequesterTest, RequestsBeyondTheBurstWaitButWatchesDoNot) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  Requester& limited = requester({.requests_per_second = 1, .burst = 2});
  const Call call{.what = "try", .path = "/"};
  EXPECT_TRUE(limited.fetch(call, {}).ok());
  EXPECT_TRUE(limited.fetch(call, {}).ok());
  for (int i = 0; i < 5; ++i) {
    EXPECT_TRUE(
        limited.fetch({.what = "watch", .path = "/", .rate_limit = RateLimit::Exempt}, {}).ok());
    EXPECT_TRUE(
        limited.fetch({.what = "find", .path = "/", .rate_limit = RateLimit::Discovery}, {}).ok());
  }
  EXPECT_EQ(waited_.load(), 0);
  EXPECT_TRUE(fetch_with_time(limited, call).ok());
  EXPECT_EQ(waited_.load(), 1);
}

// A retry takes a token of the rate limit, even for watches, whose first attempt takes none
// (RQ-04).
TEST_F(RequesterTest, RetryOfAWatchWaitsForTheRateLimit) {
  Requester& limited = requester({.requests_per_second = 0.25, .burst = 1});
  transport_->add_response({});
  EXPECT_TRUE(limited.fetch({.what = "try", .path = "/"}, {}).ok());
  transport_->add_response(busy(429, "1"));
  transport_->add_response({});
  EXPECT_TRUE(
      fetch_with_time(limited, {.what = "watch", .path = "/", .rate_limit = RateLimit::Exempt})
          .ok());
  EXPECT_EQ(waited_.load(), 4);  // 1 s of Retry-After and 3 s for the next token.
}

TEST_F(RequesterTest, RateOfZeroOrLessMeansNoLimit) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  for (const double rate : {0.0, -1.0}) {
    Requester& unlimited = requester({.requests_per_second = rate, .burst = 0});
    for (int i = 0; i < 50; ++i) {
      ASSERT_TRUE(unlimited.fetch({.what = "try", .path = "/"}, {}).ok());
    }
  }
}

TEST_F(RequesterTest, StopEndsTheWaitForARetry) {
  transport_->add_response(busy(503, "3600"));
  Requester& patient = requester();
  std::stop_source stop;
  std::jthread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop.request_stop();
  });
  const Error error = patient.fetch({.what = "try", .path = "/"}, stop.get_token()).error();
  EXPECT_TRUE(is_cancelled(error));
  EXPECT_EQ(error.message, "try: cancelled");
}

TEST_F(RequesterTest, StopEndsTheWaitForTheLimitAndTheRequest) {
  transport_->hang();
  Requester& limited = requester({.requests_per_second = 0.001, .burst = 1});
  for (int i = 0; i < 2; ++i) {
    std::stop_source stop;
    std::jthread stopper([&] {
      EXPECT_TRUE(clock_.wait_for_waiters(1));
      stop.request_stop();
    });
    EXPECT_TRUE(
        is_cancelled(limited.fetch({.what = "try", .path = "/"}, stop.get_token()).error()));
  }
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(RequesterTest, StopRequestedInAdvanceSendsNothing) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(
      is_cancelled(requester().fetch({.what = "try", .path = "/"}, stop.get_token()).error()));
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

TEST_F(RequesterTest, TimeoutCoversRetriesAndBody) {
  Requester& hurried = requester({.requests_per_second = 0, .request_timeout = 5s});
  transport_->add_response(busy(503, "3"));
  const auto body = transport_->add_stream();
  body->send("begun");
  const Error error = fetch_with_time(hurried, {.what = "try", .path = "/"}).error();
  EXPECT_EQ(error.code, ErrorCode::Timeout);
  EXPECT_EQ(waited_.load(), 5);
  EXPECT_EQ(transport_->requests().at(0).timeout, 5s);
  EXPECT_EQ(transport_->requests().at(1).timeout, 2s);
}

TEST_F(RequesterTest, RetryBeyondTheTimeoutIsNotMade) {
  transport_->add_response(busy(503, "10"));
  EXPECT_TRUE(is_unavailable(requester({.requests_per_second = 0, .request_timeout = 5s})
                                 .fetch({.what = "try", .path = "/"}, {})
                                 .error()));
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(RequesterTest, TimeoutCoversTheBodyOfAnErrorResponse) {
  for (const ExchangeKind kind : {ExchangeKind::Short, ExchangeKind::Stream}) {
    waited_ = 0;
    Requester& hurried = requester({.requests_per_second = 0, .request_timeout = 5s});
    const auto body = transport_->add_stream({.status = 500});
    body->send("begun");
    const Error error =
        fetch_with_time(hurried, {.what = "try", .path = "/", .kind = kind}).error();
    EXPECT_EQ(error.code, ErrorCode::Internal);
    EXPECT_THAT(error.message, HasSubstr("begun"));
    EXPECT_EQ(waited_.load(), 5);
  }
}

TEST_F(RequesterTest, WaitForRetryAfterIsVisibleAndLoggedOnce) {
  const auto log = std::make_shared<LogCapture>(0);
  for (int count = 0; count < 2; ++count) transport_->add_response(busy(429, "30"));
  transport_->add_response({.body = "done"});
  Requester& busy_server = requester({.requests_per_second = 0, .logger = Logger(log)});
  WaitReason reason;
  std::jthread caller([&] {
    const Call call{.what = "list pods", .path = "/", .wait_reason = &reason};
    EXPECT_TRUE(busy_server.fetch(call, {}).ok());
  });
  for (std::size_t count = 1; count <= 2; ++count) {
    ASSERT_TRUE(transport_->wait_for_requests(count));
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    EXPECT_EQ(reason.text(), "waiting 30s: the server sent 429 with Retry-After");
    clock_.advance(30s);
  }
  caller.join();
  EXPECT_EQ(reason.text(), "");
  const auto records = log->records("Waiting before the request is sent again");
  ASSERT_THAT(records, SizeIs(1));
  EXPECT_EQ(records[0].level, LogLevel::Warning);
  EXPECT_EQ(records[0].field("request"), "list pods");
}

TEST_F(RequesterTest, WaitForTheRateLimitIsVisible) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  Requester& slow = requester({.requests_per_second = 0.1, .burst = 1});
  EXPECT_TRUE(slow.fetch({.what = "try", .path = "/"}, {}).ok());
  WaitReason reason;
  std::jthread caller([&] {
    EXPECT_TRUE(slow.fetch({.what = "try", .path = "/", .wait_reason = &reason}, {}).ok());
  });
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_EQ(reason.text(), "waiting 10s: client-side rate limit");
  clock_.advance(10s);
  caller.join();
  EXPECT_EQ(reason.text(), "");
}

// A request timeout does not limit the body of a watch (MIS-18).
TEST_F(RequesterTest, TimeoutDoesNotEndAStream) {
  const auto body = transport_->add_stream();
  Requester& hurried = requester({.requests_per_second = 0, .request_timeout = 5s});
  const HttpResponse response =
      hurried.open({.what = "watch", .path = "/", .kind = ExchangeKind::Stream}, {}).value();
  clock_.advance(1h);
  body->send("x");
  std::array<std::byte, 4> into = {};
  EXPECT_EQ(response.body->read(into, {}).value(), 1u);
  EXPECT_EQ(transport_->requests().at(0).timeout, 5s);
}

TEST_F(RequesterTest, UserAgentIsSentAndCannotInjectHeaders) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  EXPECT_TRUE(requester().fetch({.what = "try", .path = "/"}, {}).ok());
  EXPECT_THAT(transport_->last_header("User-Agent"), HasSubstr("kinform/"));
  EXPECT_TRUE(requester({.user_agent = "mine/1\r\nX-Other: y"})
                  .fetch({.what = "try", .path = "/"}, {})
                  .ok());
  EXPECT_EQ(transport_->last_header("User-Agent"), "mine/1X-Other: y");
}

// The error of a failed request is made from the beginning of the response body; a longer body is
// not read completely (RQ-15).
TEST_F(RequesterTest, LongErrorBodyIsReadPartially) {
  const auto body = transport_->add_stream({.status = 500, .headers = {}});
  for (int i = 0; i < 300; ++i) body->send(std::string(1024, 'x'));
  const Error error = requester().fetch({.what = "try", .path = "/"}, {}).error();
  EXPECT_TRUE(is_internal(error));
  EXPECT_EQ(body->bytes_read(), 256u * 1024);
  EXPECT_LT(error.message.size(), 3000u);
}

TEST_F(RequesterTest, TruncatedErrorBodyLeavesTheStatus) {
  transport_->add_response({.status = 404,
                            .body = "page not",
                            .headers = {},
                            .failure_at_end = Error(ErrorCode::ConnectionReset, "reset")});
  const Error error = requester().fetch({.what = "try", .path = "/"}, {}).error();
  EXPECT_TRUE(is_not_found(error));
  EXPECT_THAT(error.message, HasSubstr("page not"));
}

TEST_F(RequesterTest, StalledErrorBodyTimesOut) {
  const auto body = transport_->add_stream({.status = 403, .headers = {}});
  body->send("wait for");
  EXPECT_TRUE(is_forbidden(fetch_with_time(requester(), {.what = "try", .path = "/"}).error()));
  EXPECT_LE(waited_.load(), 11);
}

TEST_F(RequesterTest, TruncatedBodyIsAnErrorWithContext) {
  transport_->add_response(
      {.body = "half", .failure_at_end = Error(ErrorCode::EndOfStream, "cut off")});
  const Error error = requester().fetch({.what = "try it", .path = "/"}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_EQ(error.message, "try it: cut off");
}

TEST_F(RequesterTest, EndlessBodyIsCutOff) {
  constexpr std::size_t kPieceBytes = 64 * 1024;
  constexpr std::size_t kBodyBytesMax = 64 * 1024 * 1024;
  const std::shared_ptr<FakeBody> body = transport_->add_stream();
  for (std::size_t sent = 0; sent <= kBodyBytesMax; sent += kPieceBytes) {
    body->send(std::string(kPieceBytes, 'x'));
  }
  const Error error = requester().fetch({.what = "try", .path = "/"}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_THAT(error.message, HasSubstr("try: "));
  EXPECT_FALSE(body->is_open());
}

TEST_F(RequesterTest, RedirectIsNotFollowed) {
  transport_->add_response(
      {.status = 302, .headers = {{.name = "Location", .value = "http://evil/"}}});
  const Error error = requester().fetch({.what = "try", .path = "/"}, {}).error();
  EXPECT_EQ(error.http_status, 302);
  EXPECT_THAT(error.message, HasSubstr("redirects are not followed: to \"evil\""));
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(RequesterTest, OnlyTheHostOfARedirectIsShown) {
  const std::pair<const char*, const char*> cases[] = {
      {"https://jane:SECRET@other:8443/path?token=SECRET", "followed: to \"other:8443\""},
      {"https://other?SECRET", "followed: to \"other\""},
      {"/login?SECRET", "redirects are not followed"},
      {"", "redirects are not followed"},
  };
  for (const auto& [location, expected] : cases) {
    transport_->add_response({.status = 307, .headers = {{.name = "Location", .value = location}}});
    const Error error = requester().fetch({.what = "try", .path = "/"}, {}).error();
    EXPECT_THAT(error.message, HasSubstr(expected));
    EXPECT_THAT(error.message, Not(HasSubstr("SECRET")));
  }
}

TEST_F(RequesterTest, CredentialsAreNotSentWithoutTls) {
  const ClientConfig configs[] = {
      {.server = "http://h", .bearer_token = "t1"},
      {.server = "h:8080", .username = "jane", .password = "p"},
      // Nor is the plugin run.
      {.server = "http://h", .exec = ExecPlugin{.command = "/nowhere"}},
      {.server = "http://h", .bearer_token_file = "/nowhere"},
  };
  for (const ClientConfig& config : configs) {
    transport_->add_response({.status = 401, .body = "who?"});
    const Error error = requester_as(config).fetch({.what = "try", .path = "/"}, {}).error();
    EXPECT_EQ(error.code, ErrorCode::Unauthorized);
    EXPECT_THAT(error.message, HasSubstr("the credentials were not sent, because http://h"));
    EXPECT_THAT(error.message, HasSubstr("is not encrypted: use https://"));
    EXPECT_EQ(transport_->last_header("Authorization"), "");
  }
}

TEST_F(RequesterTest, CredentialsAreSentWithoutTlsIfTheProgramAllowsIt) {
  transport_->add_response({.status = 401, .body = "who?"});
  const Error error = requester_as({.server = "http://127.0.0.1:1",
                                    .bearer_token = "t1",
                                    .allow_credentials_over_http = true})
                          .fetch({.what = "try", .path = "/"}, {})
                          .error();
  EXPECT_EQ(transport_->last_header("Authorization"), "Bearer t1");
  EXPECT_THAT(error.message, Not(HasSubstr("not sent")));
}

// load_config() keeps the credentials of a kubeconfig, so the program decides for them, too.
TEST_F(RequesterTest, CredentialsOfAKubeconfigAreSentWithoutTlsOnlyIfTheProgramAllowsIt) {
  const TemporaryFolder folder;
  ClientConfig config =
      load_config({.kubeconfig = folder.write("config",
                                              "current-context: it\n"
                                              "clusters: [{name: it, cluster: "
                                              "{server: 'http://127.0.0.1:1'}}]\n"
                                              "users: [{name: it, user: {token: t1}}]\n"
                                              "contexts: [{name: it, context: "
                                              "{cluster: it, user: it}}]\n")})
          .value();
  transport_->add_response({.status = 401, .body = "who?"});
  const Error error = requester_as(config).fetch({.what = "try", .path = "/"}, {}).error();
  EXPECT_THAT(error.message, HasSubstr("the credentials were not sent, because http://127.0.0.1"));
  EXPECT_EQ(transport_->last_header("Authorization"), "");

  config.allow_credentials_over_http = true;
  transport_->add_response({.body = "welcome"});
  EXPECT_TRUE(requester_as(config).fetch({.what = "try", .path = "/"}, {}));
  EXPECT_EQ(transport_->last_header("Authorization"), "Bearer t1");
}

// As Go's servers, and so kube-apiserver, and nginx respond.
TEST_F(RequesterTest, PlainHttpToATlsPortIsExplained) {
  for (const char* body : {"Client sent an HTTP request to an HTTPS server.\n",
                           "<html>The plain HTTP request was sent to HTTPS port</html>"}) {
    transport_->add_response({.status = 400, .body = body});
    const Error error = requester_as({.server = "http://h:6443"})
                            .fetch({.what = "list pods", .path = "/"}, {})
                            .error();
    EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
    EXPECT_EQ(error.message, "list pods: the server at h:6443 expects TLS: use https://");
  }
}

// Warning headers are reported for every response (RQ-16).
TEST_F(RequesterTest, WarningsOfErrorResponsesReachTheHook) {
  std::vector<ServerWarning> warnings;
  transport_->add_response({.headers = {{.name = "Warning", .value = R"(299 - "old")"}}});
  transport_->add_response(
      {.status = 404, .headers = {{.name = "Warning", .value = R"(299 - "gone")"}}});
  Requester& warned =
      requester({.on_warning = [&](const ServerWarning& w) { warnings.push_back(w); }});
  EXPECT_TRUE(warned.fetch({.what = "try", .path = "/"}, {}).ok());
  EXPECT_FALSE(warned.fetch({.what = "try", .path = "/"}, {}).ok());
  EXPECT_THAT(warnings,
              ElementsAre(ServerWarning{299, "-", "old"}, ServerWarning{299, "-", "gone"}));
}

// Waits for the rate limit are logged, at most every 10 s (RQ-05).
TEST_F(RequesterTest, LongWaitForTheRateLimitIsLogged) {
  const auto log = std::make_shared<LogCapture>(0);
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  Requester& limited = requester({.requests_per_second = 0.5, .burst = 1, .logger = Logger(log)});
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(fetch_with_time(limited, {.what = "list pods", .path = "/"}).ok());
  }
  // The second wait is not logged, because it came less than 10 s after the first.
  const auto records = log->records("Client-side throttling: waiting before sending the request");
  ASSERT_THAT(records, SizeIs(1));
  EXPECT_EQ(records[0].field("request"), "list pods");
}

// Credentials and impersonation are sent as headers (TR-06).
TEST_F(RequesterTest, CredentialsAndImpersonationAreSent) {
  transport_->set_function([](const HttpRequest&) { return FakeResponse{}; });
  EXPECT_TRUE(requester_as({.bearer_token = "t1", .impersonate = {.user = "jane"}})
                  .fetch({.what = "try", .path = "/"}, {})
                  .ok());
  EXPECT_EQ(transport_->last_header("Authorization"), "Bearer t1");
  EXPECT_EQ(transport_->last_header("Impersonate-User"), "jane");
  EXPECT_TRUE(requester_as({.username = "u", .password = "p"})
                  .fetch({.what = "try", .path = "/"}, {})
                  .ok());
  EXPECT_EQ(transport_->last_header("Authorization"), "Basic dTpw");
}

TEST_F(RequesterTest, RejectedTokenIsReadAgainAndTheRequestRetriedOnce) {
  const TemporaryFolder folder;
  const std::string file = folder.write("token", "old");
  accept_only("new");
  Requester& renewing = requester_as({.bearer_token_file = file});
  folder.write("token", "older");
  EXPECT_TRUE(is_unauthorized(renewing.fetch({.what = "try", .path = "/"}, {}).error()));
  const std::size_t before = transport_->requests().size();
  EXPECT_LE(before, 2u);  // One request and at most one retry.

  clock_.advance(11s);
  folder.write("token", "new");
  const Result<Response> response =
      renewing.fetch({.what = "try", .method = "POST", .path = "/", .body = "b"}, {});
  EXPECT_EQ(response.value().body, "welcome");
  EXPECT_EQ(transport_->requests().size(), before + 2);
  EXPECT_EQ(transport_->requests().back().body, "b");
}

TEST_F(RequesterTest, RejectedStaticTokenIsAnUnauthorizedError) {
  accept_only("other");
  const Error error =
      requester_as({.bearer_token = "t1"}).fetch({.what = "try it", .path = "/"}, {}).error();
  EXPECT_TRUE(is_unauthorized(error));
  EXPECT_EQ(error.message, "try it: 401 Unauthorized: who?");
  EXPECT_THAT(transport_->requests(), SizeIs(1));
}

TEST_F(RequesterTest, UnreadableCredentialsAreReported) {
  const Error error = requester_as({.bearer_token_file = "/nowhere/token"})
                          .fetch({.what = "try it",
                                  .path = "/",
                                  .connection_retry = ConnectionRetry::LostConnectionOrTimeout},
                                 {})
                          .error();
  EXPECT_THAT(error.message, HasSubstr("try it: no credentials: "));
  EXPECT_FALSE(is_retriable(error, ConnectionRetry::LostConnectionOrTimeout));
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

TEST_F(RequesterTest, NoSecretAppearsInLogsOrErrors) {
  const auto log = std::make_shared<LogCapture>();
  const TemporaryFolder folder;
  accept_only("other");
  std::string output;
  for (ClientConfig config : {ClientConfig{.bearer_token = "geheim"},
                              ClientConfig{.bearer_token_file = folder.write("t", "geheim")},
                              ClientConfig{.username = "u", .password = "geheim"}}) {
    Requester& logging = requester_as(
        std::move(config), {.requests_per_second = 0.5, .burst = 1, .logger = Logger(log)});
    for (int i = 0; i < 2; ++i) {
      output += fetch_with_time(logging, {.what = "try", .path = "/"}).error().message;
    }
  }
  for (const auto& record : log->records()) {
    output += record.message;
    for (const auto& [key, value] : record.fields) output += " " + key + "=" + value;
  }
  EXPECT_THAT(output, Not(HasSubstr("geheim")));
  EXPECT_THAT(output, Not(HasSubstr("dTpnZWhlaW0")));  // u:geheim in base64.
  EXPECT_THAT(output, HasSubstr("401"));
}

// Request metrics have client-go's names and labels (RQ-17, MX-02).
TEST_F(RequesterTest, MetricsHaveClientGosNamesAndLabels) {
  RecordingMetrics metrics;
  transport_->add_response(busy(503, "1"));
  transport_->add_response({.body = "12345"});
  transport_->fail({ErrorCode::ConnectionRefused, "refused"});
  Requester& measured = requester({.metrics = &metrics});
  EXPECT_TRUE(
      fetch_with_time(measured, {.what = "try", .method = "POST", .path = "/", .body = "123"})
          .ok());
  EXPECT_FALSE(measured.fetch({.what = "try", .path = "/"}, {}).ok());

  const std::vector<MetricLabel> post = {{"verb", "POST"}, {"host", "h:443"}};
  EXPECT_EQ(metrics.value("rest_client_requests_total",
                          {{"code", "503"}, {"method", "POST"}, {"host", "h:443"}}),
            1);
  EXPECT_EQ(metrics.value("rest_client_requests_total",
                          {{"code", "200"}, {"method", "POST"}, {"host", "h:443"}}),
            1);
  EXPECT_EQ(metrics.value("rest_client_requests_total",
                          {{"code", "<error>"}, {"method", "GET"}, {"host", "h:443"}}),
            1);
  EXPECT_EQ(metrics.value("rest_client_request_retries_total",
                          {{"code", "503"}, {"verb", "POST"}, {"host", "h:443"}}),
            1);
  EXPECT_THAT(metrics.observations("rest_client_request_duration_seconds", post), ElementsAre(1));
  EXPECT_THAT(metrics.observations("rest_client_rate_limiter_duration_seconds", post),
              ElementsAre(0, 0));
  EXPECT_THAT(metrics.observations("rest_client_request_size_bytes", post), ElementsAre(3, 3));
  EXPECT_THAT(metrics.observations("rest_client_response_size_bytes", post), ElementsAre(5));
  EXPECT_EQ(metrics.buckets("rest_client_request_duration_seconds", post).front(), 0.005);
  EXPECT_EQ(metrics.buckets("rest_client_request_duration_seconds", post).back(), 60);
  requester_.reset();
  EXPECT_THAT(metrics.names(), IsEmpty());
}

// Metrics of exec plugins go to the client's sink (EX-12).
TEST_F(RequesterTest, PluginMetricsGoToTheSameSink) {
  RecordingMetrics metrics;
  const ExecPlugin plugin{.api_version = "client.authentication.k8s.io/v1",
                          .command = "/bin/sh",
                          .arguments = {"-c", "exit 7"},
                          .interactive_mode = InteractiveMode::Never};
  Requester& measured = requester_as({.exec = plugin}, {.metrics = &metrics});
  EXPECT_FALSE(measured.fetch({.what = "try", .path = "/"}, {}).ok());
  EXPECT_EQ(metrics.value("rest_client_exec_plugin_call_total",
                          {{"code", "7"}, {"call_status", "plugin_execution_error"}}),
            1);
  EXPECT_TRUE(
      metrics.value("rest_client_exec_plugin_ttl_seconds", {{"host", "h:443"}}).has_value());
  requester_.reset();
  EXPECT_THAT(metrics.names(), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0::client
