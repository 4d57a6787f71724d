// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests an Informer over a Client over loopback HTTP, from socket to handler.

#include <atomic>
#include <barrier>
#include <chrono>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "kinform/one_shot_event.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/stop_times.hpp"
#include "testing/temporary_folder.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using test_support::StopTimes;
using test_support::TemporaryFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const std::vector<HttpHeader> kJson = {{.name = "Content-Type", .value = "application/json"}};

// Records the calls of a handler as lines that a test can wait for.
class Story {
 public:
  void add(std::string line) {
    const detail::MutexLock lock(mutex_);
    lines_.push_back(std::move(line));
    changed_.notify_all();
  }

  [[nodiscard]] std::vector<std::string> wait_for(std::size_t count) {
    const detail::MutexLock lock(mutex_);
    std::ignore = changed_.wait_until(
        mutex_, system_clock(), system_clock().after(30s), {},
        [this, count]() KINFORM_REQUIRES(mutex_) { return lines_.size() >= count; });
    return lines_;
  }

  [[nodiscard]] EventHandler<> handler() {
    return {
        .on_add = [this](const AddEvent& event) { add("added " + told(event.object)); },
        .on_update = [this](const UpdateEvent& event) { add("updated " + told(event.new_object)); },
        .on_delete = [this](const DeleteEvent& event) { add("deleted " + told(event.object)); }};
  }

 private:
  static std::string told(const ObjectPtr& object) {
    return object->key().to_string() + "@" + std::string(object->resource_version());
  }

  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::vector<std::string> lines_ KINFORM_GUARDED_BY(mutex_);
};

std::string pod(const std::string& name, const std::string& version) {
  return R"({"kind":"Pod","apiVersion":"v1","metadata":{"namespace":"web","name":")" + name +
         R"(","uid":"u-)" + name + R"(","resourceVersion":")" + version + R"("}})";
}

std::string event(const std::string& type, const std::string& object) {
  return R"({"type":")" + type + R"(","object":)" + object + "}\n";
}

std::string list_of(const std::string& items, const std::string& version) {
  return R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":")" + version +
         R"("},"items":[)" + items + "]}";
}

// Returns the value of a query parameter; empty if the request has none.
std::string parameter(const ScriptedRequest& request, const std::string& name) {
  const std::size_t begin = request.target.find(name + "=");
  if (begin == std::string::npos) return {};
  const std::size_t value = begin + name.size() + 1;
  return request.target.substr(value, request.target.find('&', value) - value);
}

bool is_watch(const ScriptedRequest& request) {
  return parameter(request, "watch") == "true";
}

// Runs an informer until destruction.
class RunningInformer {
 public:
  RunningInformer(const Client& client, InformerOptions options, Story& story)
      : informer_(client.lister_watcher(kPods), std::move(options)),
        registration_(informer_.add_event_handler(story.handler()).value()),
        thread_([this](const std::stop_token& stop) { EXPECT_TRUE(informer_.run(stop).ok()); }) {}

  Informer<>& operator*() { return informer_; }

  // Returns how long run() took to return.
  Duration stop() {
    const TimePoint requested = system_clock().now();
    thread_.request_stop();
    thread_.join();
    return system_clock().now() - requested;
  }

 private:
  Informer<> informer_;
  HandlerRegistration registration_;
  std::jthread thread_;
};

class ClientSocketTest : public ::testing::Test {
 protected:
  [[nodiscard]] Client client(ClientOptions options = {}) const {
    return Client(ClientConfig{.server = server_.url()}, std::move(options));
  }

  // Retries without a delay after a failure.
  static InformerOptions eager(bool streaming = false) {
    return {.use_streaming_list = streaming, .backoff = {.first_delay = 1ms, .longest_delay = 1ms}};
  }

  ScriptedServer server_;
};

TEST_F(ClientSocketTest, ListWatchBookmarkCutAndResumeReachTheHandler) {
  server_.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (!is_watch(request)) {
      connection.respond({.headers = kJson, .body = list_of(pod("a", "3"), "5")});
    } else if (parameter(request, "resourceVersion") == "5") {
      connection.begin_chunks(200, kJson);
      const std::string added = event("ADDED", pod("b", "6"));
      // The first event comes in two pieces, and the second piece has two events.
      connection.send_chunk(added.substr(0, 20));
      connection.send_chunk(added.substr(20) + event("MODIFIED", pod("a", "7")));
      connection.send_chunk(event(
          "BOOKMARK", R"({"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"9"}})"));
      connection.reset();
    } else if (parameter(request, "resourceVersion") == "9") {
      connection.begin_chunks(200, kJson);
      connection.send_chunk(event("DELETED", pod("a", "10")));
      connection.stall();
    } else {
      ADD_FAILURE() << request.target;
    }
  });
  Story story;
  RunningInformer informer(client(), eager(), story);
  EXPECT_THAT(story.wait_for(4),
              ElementsAre("added web/a@3", "added web/b@6", "updated web/a@7", "deleted web/a@10"));
  EXPECT_EQ((*informer).status().reflector.counters.lists, 1u);  // Resumed, not relisted.
  EXPECT_LT(informer.stop(), 1s);
  ASSERT_GE(server_.requests().size(), 3u);
  EXPECT_EQ(server_.requests()[0].target, "/api/v1/pods?limit=500&resourceVersion=0");
  EXPECT_THAT(server_.requests()[1].target, HasSubstr("allowWatchBookmarks=true"));
  EXPECT_THAT(server_.requests()[0].header("User-Agent"), HasSubstr("kinform/"));
}

TEST_F(ClientSocketTest, StreamingListReachesTheHandler) {
  server_.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (parameter(request, "sendInitialEvents") != "true") {
      ADD_FAILURE() << request.target;
      return;
    }
    connection.begin_chunks(200, kJson);
    connection.send_chunk(event("ADDED", pod("a", "3")));
    connection.send_chunk(
        event("BOOKMARK", R"({"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"5",)"
                          R"("annotations":{"k8s.io/initial-events-end":"true"}}})"));
    connection.send_chunk(event("ADDED", pod("b", "6")));
    connection.stall();
  });
  Story story;
  RunningInformer informer(client(), eager(true), story);
  EXPECT_THAT(story.wait_for(2), ElementsAre("added web/a@3", "added web/b@6"));
  EXPECT_TRUE((*informer).wait_for_sync());
  informer.stop();
}

// The client's transport reports to the client's metrics sink (RQ-17).
TEST_F(ClientSocketTest, NameResolutionIsMeasured) {
  test_support::RecordingMetrics metrics;
  const Client named(ClientConfig{.server = "http://localhost:" + std::to_string(server_.port())},
                     {.metrics = &metrics});
  EXPECT_EQ(named.get_raw("/").error().code, ErrorCode::NotFound);
  EXPECT_EQ(
      metrics.observations("rest_client_dns_resolution_duration_seconds", {{"host", "localhost"}})
          .size(),
      1u);
}

// The reflector sees only failures that remain after the client's own retries (RQ-11).
TEST_F(ClientSocketTest, BusyServerIsRetriedByTheClient) {
  std::atomic<int> refusals = 0;
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (is_watch(request)) {
      connection.begin_chunks(200, kJson);
      connection.stall();
    } else if (refusals.fetch_add(1) == 0) {
      connection.respond({.status = 429, .headers = {{.name = "Retry-After", .value = "0"}}});
    } else {
      connection.respond({.headers = kJson, .body = list_of(pod("a", "3"), "5")});
    }
  });
  Story story;
  RunningInformer informer(client(), eager(), story);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added web/a@3"));
  // Waits until run() has returned: the list is counted only after the handler was called.
  informer.stop();
  EXPECT_EQ((*informer).status().reflector.counters.lists, 1u);
}

// Sends trailers after the last chunk until the client disconnects.
void send_endless_trailers(ScriptedConnection& connection) {
  connection.send("0\r\n");
  while (connection.send("X-Trailer: " + std::string(1000, 'x') + "\r\n")) {
  }
}

TEST_F(ClientSocketTest, EndlessTrailersEndListAndWatchAndTheInformerRecovers) {
  std::atomic<int> lists = 0;
  std::atomic<int> watches = 0;
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    connection.begin_chunks(200, kJson);
    if (!is_watch(request)) {
      const int before = lists.fetch_add(1);
      connection.send_chunk(before < 2 ? list_of(pod("a", "3"), "5")
                                       : list_of(pod("a", "3") + "," + pod("b", "6"), "6"));
      if (before == 0) return send_endless_trailers(connection);
      connection.end_chunks();
    } else if (watches.fetch_add(1) == 0) {
      connection.send_chunk(event("ADDED", pod("b", "6")));
      send_endless_trailers(connection);
    } else {
      connection.send_chunk(event("ADDED", pod("c", "7")));
      connection.stall();
    }
  });
  Story story;
  detail::Mutex mutex;
  std::vector<std::string> errors;
  InformerOptions options = eager();
  options.on_watch_error = [&](const Error& error) {
    const detail::MutexLock lock(mutex);
    errors.push_back(to_string(error));
  };
  RunningInformer informer(client(), std::move(options), story);
  // The failed list reached no handler; the failed watch led to another list.
  EXPECT_THAT(story.wait_for(5),
              UnorderedElementsAre("added web/a@3", "added web/b@6", "updated web/a@3",
                                   "updated web/b@6", "added web/c@7"));
  informer.stop();
  ASSERT_FALSE(errors.empty());
  EXPECT_THAT(errors.front(), HasSubstr("list pods"));
  EXPECT_THAT(errors.front(), HasSubstr("response trailers exceed 4096 bytes"));
}

TEST_F(ClientSocketTest, InformerReportsThatItWaitsForRetryAfterAndWaitsAMinuteAtMost) {
  std::atomic<int> lists = 0;
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (is_watch(request)) {
      connection.begin_chunks(200, kJson);
      connection.stall();
    } else if (lists.fetch_add(1) == 0) {
      connection.respond(
          {.status = 429, .headers = {{.name = "Retry-After", .value = "999999999"}}});
    } else {
      connection.respond({.headers = kJson, .body = list_of(pod("a", "3"), "5")});
    }
  });
  FakeClock clock;
  Story story;
  RunningInformer informer(client({.requests_per_second = 0, .clock = &clock}), eager(), story);
  ASSERT_TRUE(clock.wait_for_waiters(1));
  EXPECT_EQ((*informer).status().reason, "waiting 1m0s: the server sent 429 with Retry-After");
  clock.advance(60s);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added web/a@3"));
  EXPECT_TRUE((*informer).wait_for_sync());
  EXPECT_TRUE(test_support::eventually([&] { return (*informer).status().reason.empty(); }));
  informer.stop();
}

TEST_F(ClientSocketTest, InformerReportsWhyItIsNotSynced) {
  server_.on_request([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 403,
                        .headers = kJson,
                        .body =
                            R"({"kind":"Status","apiVersion":"v1","status":"Failure",)"
                            R"("reason":"Forbidden","code":403,"message":"pods is forbidden"})"});
  });
  Story story;
  OneShotEvent failed;
  InformerOptions options = eager();
  options.on_watch_error = [&](const Error&) { failed.set(); };
  RunningInformer informer(client(), std::move(options), story);
  EXPECT_TRUE(failed.wait({}));
  EXPECT_THAT((*informer).status().reason,
              HasSubstr("list pods: 403 Forbidden: pods is forbidden"));
  informer.stop();
}

class ClientStopTest : public ClientSocketTest {
 protected:
  static constexpr int kTimes = 1000;
  static constexpr std::size_t kOutliers = 2;

  ClientStopTest() {
    server_.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
      if (is_watch(request)) {
        connection.begin_chunks(200, kJson);
        connection.stall();
      } else {
        connection.respond({.status = 503, .headers = {{.name = "Retry-After", .value = "100"}}});
      }
    });
  }

  // Expects that a request that waits for the clock returns at once when it is stopped, many times.
  void expect_waits_end_at_once(const Client& client) {
    StopTimes times;
    for (int count = 0; count < kTimes; ++count) {
      const ErrorCode code = times.stop_once(
          [&](const std::stop_token& stop) { return client.get_raw("/busy", stop).error().code; },
          [&] { EXPECT_TRUE(clock_.wait_for_waiters(1)); });
      EXPECT_EQ(code, ErrorCode::Cancelled);
    }
    EXPECT_LT(times.longest_but(kOutliers), 50ms);
  }

  FakeClock clock_;
};

TEST_F(ClientStopTest, StopEndsTheBackoffAtOnce) {
  expect_waits_end_at_once(client({.requests_per_second = 0, .clock = &clock_}));
  EXPECT_EQ(server_.requests().size(), std::size_t{kTimes});
}

TEST_F(ClientStopTest, StopEndsWaitingForTheRateLimitAtOnce) {
  const Client slow =
      client({.requests_per_second = 0.01, .burst = 1, .retries_max = 0, .clock = &clock_});
  EXPECT_EQ(slow.get_raw("/busy").error().code, ErrorCode::Unavailable);
  expect_waits_end_at_once(slow);
  EXPECT_EQ(server_.requests().size(), 1u);
}

TEST_F(ClientStopTest, StopEndsASilentWatchAtOnce) {
  const Client watcher = client({.clock = &clock_});
  StopTimes times;
  for (std::size_t count = 0; count < kTimes; ++count) {
    const ErrorCode code = times.stop_once(
        [&](const std::stop_token& stop) {
          const auto watch = watcher.watch(kPods, {}, {}, stop);
          return watch ? (*watch)->next(Duration::max(), stop).error().code : watch.error().code;
        },
        [&] { EXPECT_TRUE(server_.wait_for_requests(count + 1)); });
    EXPECT_EQ(code, ErrorCode::Cancelled);
  }
  EXPECT_LT(times.longest_but(kOutliers), 50ms);
}

// A server that never comes to an end of its response.
struct HostileServer {
  std::string name;
  // Called once per connection; `count` is to be incremented for each piece sent.
  std::function<void(ScriptedConnection& connection, std::atomic<int>& count)> respond;
};

std::function<void(ScriptedConnection&, std::atomic<int>&)> repeat(std::string head,
                                                                   std::string piece,
                                                                   Duration pause = 0ms) {
  return [=](ScriptedConnection& connection, std::atomic<int>& count) {
    connection.send(head);
    while (connection.send(piece) && (pause == 0ms || connection.stall_for(pause))) ++count;
  };
}

const std::string kOk = "HTTP/1.1 200 OK\r\n";
const std::string kChunked =
    kOk + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";

const HostileServer kHostileServers[] = {
    {"ErrorBodyByteByByte",
     repeat("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 100000\r\n\r\n", "x", 5ms)},
    {"ListByteByByte", repeat(kChunked, "1\r\n \r\n", 5ms)},
    {"EndlessBlanks", repeat(kChunked, "1000\r\n" + std::string(0x1000, ' ') + "\r\n")},
    {"HeadersLineByLine", repeat(kOk, "X-Header: value\r\n", 5ms)},
    {"EndlessHeaders", repeat(kOk, "X-Header: value\r\n")},
    {"InterimResponses", repeat("", "HTTP/1.1 103 Early Hints\r\n\r\n", 5ms)},
    {"ChunkExtension", repeat(kChunked + "1;", std::string(1000, 'x'))},
    {"Trailers", repeat(kChunked + "0\r\n", "X-Trailer: value\r\n")},
    {"TrailersLineByLine", repeat(kChunked + "0\r\n", "X-Trailer: value\r\n", 5ms)},
    {"LongRetryAfter",
     [](ScriptedConnection& connection, std::atomic<int>& count) {
       connection.respond(
           {.status = 429, .headers = {{.name = "Retry-After", .value = "999999999"}}});
       count += 3;
     }},
    {"Silence",
     [](ScriptedConnection& connection, std::atomic<int>& count) {
       count += 3;
       connection.stall();
     }},
};

class HostileServerTest : public ClientSocketTest,
                          public ::testing::WithParamInterface<HostileServer> {};

// The fastest of several tries: a stop that is not noticed takes seconds every time.
TEST_P(HostileServerTest, StopEndsTheInformerWithin100Milliseconds) {
  std::atomic<int> count = 0;
  server_.on_request([&](const ScriptedRequest&, ScriptedConnection& connection) {
    GetParam().respond(connection, count);
    connection.close();
  });
  Duration fastest = 1h;
  for (int tries = 0; tries < 5 && fastest >= 100ms; ++tries) {
    count = 0;
    Story story;
    RunningInformer informer(client({.requests_per_second = 0}), eager(), story);
    ASSERT_TRUE(test_support::eventually([&] { return count >= 3; }));
    fastest = std::min(fastest, informer.stop());
    EXPECT_TRUE(server_.wait_for_connections_open(0));
  }
  EXPECT_LT(fastest, 100ms);
}

INSTANTIATE_TEST_SUITE_P(All, HostileServerTest, ::testing::ValuesIn(kHostileServers),
                         [](const auto& tested) { return tested.param.name; });

// A server script that returns the list only to requests with the currently valid token.
class TokenGate {
 public:
  explicit TokenGate(std::string token) : token_(std::move(token)) {}

  void rotate(std::string token) {
    const detail::MutexLock lock(mutex_);
    token_ = std::move(token);
  }

  void serve(const ScriptedRequest& request, ScriptedConnection& connection) {
    if (!admits(request)) {
      ++refused_;
      connection.respond(401, "who are you?");
      return;
    }
    if (is_watch(request)) {
      connection.begin_chunks(200, kJson);
      connection.send_chunk(event("ADDED", pod("b", "6")));
      connection.stall();
      return;
    }
    connection.respond({.headers = kJson, .body = list_of(pod("a", "3"), "5")});
  }

  [[nodiscard]] int refused() const { return refused_; }

 private:
  [[nodiscard]] bool admits(const ScriptedRequest& request) {
    const detail::MutexLock lock(mutex_);
    return request.header("Authorization") == "Bearer " + token_;
  }

  detail::Mutex mutex_;
  std::string token_ KINFORM_GUARDED_BY(mutex_);
  std::atomic<int> refused_ = 0;
};

TEST_F(ClientSocketTest, RejectedTokenIsRefreshedWithoutAnErrorInTheInformer) {
  const TemporaryFolder folder;
  TokenGate gate("old");
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    gate.serve(request, connection);
  });
  const Client client(ClientConfig{.server = server_.url(),
                                   .bearer_token_file = folder.write("token", "old"),
                                   .allow_credentials_over_http = true});
  ASSERT_TRUE(client.list(kPods).ok());
  folder.write("token", "new");
  gate.rotate("new");  // The client still caches the old token.

  Story story;
  InformerOptions options = eager();
  options.on_watch_error = [](const Error& error) { ADD_FAILURE() << error.message; };
  RunningInformer informer(client, std::move(options), story);
  EXPECT_THAT(story.wait_for(2), ElementsAre("added web/a@3", "added web/b@6"));
  EXPECT_EQ(gate.refused(), 1);
  informer.stop();
}

// A client whose credentials come from a plugin that runs `script`.
class PluginSocketTest : public ClientSocketTest {
 protected:
  [[nodiscard]] Client client_with_plugin(const std::string& script) const {
    return Client(ClientConfig{.server = server_.url(),
                               .exec = ExecPlugin{.api_version = "client.authentication.k8s.io/v1",
                                                  .command = "/bin/sh",
                                                  .arguments = {"-c", script},
                                                  .interactive_mode = InteractiveMode::Never},
                               .allow_credentials_over_http = true});
  }

  // A plugin script that prints the token in `file`.
  [[nodiscard]] static std::string print_token_of(const std::string& file) {
    return R"(printf '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1",)"
           R"("status":{"token":"%s"}}' "$(cat )" +
           file + ")\"";
  }
};

TEST_F(PluginSocketTest, FailedPluginIsAnErrorAndNothingIsSent) {
  const std::pair<const char*, const char*> cases[] = {
      {"exit 1", "failed with exit code 1"},
      {"echo rubbish", "is not a JSON object"},
      {"exec /nowhere/at/all", "failed with exit code 127"}};
  for (const auto& [script, problem] : cases) {
    const Error error = client_with_plugin(script).list(kPods).error();
    EXPECT_THAT(error.message, HasSubstr("list pods: no credentials: credential plugin"));
    EXPECT_THAT(error.message, HasSubstr(problem));
  }
  EXPECT_TRUE(server_.requests().empty());
}

TEST_F(PluginSocketTest, StopEndsAHangingPlugin) {
  const TemporaryFolder folder;
  const Client client =
      client_with_plugin("echo yes > " + folder.path_of("started") + "; exec sleep 1000");
  std::stop_source stop;
  std::jthread caller([&] {
    EXPECT_EQ(client.list(kPods, {}, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
  });
  EXPECT_TRUE(test_support::eventually([&] { return !folder.read("started").empty(); }));
  stop.request_stop();
  caller.join();
  EXPECT_TRUE(server_.requests().empty());
}

// A 401 runs the plugin again (EX-06); unlike client-go, the request is retried as well.
TEST_F(PluginSocketTest, RejectedPluginCredentialIsFetchedAgain) {
  const TemporaryFolder folder;
  TokenGate gate("new");
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    folder.write("token", "new");
    gate.serve(request, connection);
  });
  const Client client = client_with_plugin(print_token_of(folder.write("token", "old")));
  EXPECT_TRUE(client.list(kPods).ok());
  EXPECT_EQ(gate.refused(), 1);
  EXPECT_TRUE(client.list(kPods).ok());
  EXPECT_EQ(gate.refused(), 1);
}

TEST_F(ClientSocketTest, TokenRotatesUnderLoadWithoutAFailure) {
  constexpr int kThreads = 4;
  constexpr int kRequests = 50;
  const TemporaryFolder folder;
  TokenGate gate("t0");
  server_.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    gate.serve(request, connection);
  });
  FakeClock clock;
  const Client client(ClientConfig{.server = server_.url(),
                                   .bearer_token_file = folder.write("token", "t0"),
                                   .allow_credentials_over_http = true},
                      {.requests_per_second = 0, .clock = &clock});
  ASSERT_TRUE(client.list(kPods).ok());

  std::barrier round(kThreads + 1);
  std::vector<std::jthread> callers;
  for (int i = 0; i < kThreads; ++i) {
    callers.emplace_back([&] {
      for (int rotation = 1; rotation <= 3; ++rotation) {
        round.arrive_and_wait();  // Waits for the next rotation.
        for (int request = 0; request < kRequests; ++request) {
          const Result<ObjectList<>> list = client.list(kPods);
          EXPECT_TRUE(list.ok()) << list.error().message;
        }
        round.arrive_and_wait();
      }
    });
  }
  for (int rotation = 1; rotation <= 3; ++rotation) {
    const std::string token = "t" + std::to_string(rotation);
    folder.write("token", token);
    gate.rotate(token);
    // After 10 s, a 401 makes the client read the token file again.
    clock.advance(11s);
    round.arrive_and_wait();
    round.arrive_and_wait();
  }
  callers.clear();
  EXPECT_GE(gate.refused(), 3);
  EXPECT_LE(gate.refused(), 3 * kThreads);
}

}  // namespace
}  // namespace kinform::inline v0
