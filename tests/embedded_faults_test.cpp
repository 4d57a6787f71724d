// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests every fault of the embedded server, as the library's client sees it over real sockets.

#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/client.hpp"
#include "kinform/informer.hpp"
#include "kinform/server.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/read_body.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Fault;
using server::FaultKind;
using server::Server;
using server::ServerOptions;
using test_support::eventually;
using test_support::kTimeout;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
const std::string kCollection = "/api/v1/namespaces/default/configmaps";
constexpr std::size_t kForEver = std::numeric_limits<std::size_t>::max();

Json config_map(const std::string& name, const std::string& value) {
  return {{"metadata", {{"name", name}, {"namespace", "default"}}}, {"data", {{"v", value}}}};
}

std::vector<std::string> names_of(const ObjectList<>& list) {
  std::vector<std::string> names;
  for (const ObjectPtr& object : list.objects) names.emplace_back(object->name());
  return names;
}

std::string told(const WatchRead& read) {
  if (read.progress == WatchProgress::Ended) return "ended";
  if (read.progress == WatchProgress::NothingYet) return "nothing";
  if (read.event.type == WatchEventType::Error) {
    return "error " + std::string(to_string(read.event.error.code));
  }
  return std::string(to_string(read.event.type)) + " " + std::string(read.event.object->name());
}

// How the client reads: as protobuf, over TLS or not, or as JSON.
enum class FaultWire { Plain, Tls, Json };

std::string wire_name(const ::testing::TestParamInfo<FaultWire>& test) {
  if (test.param == FaultWire::Plain) return "Plain";
  return test.param == FaultWire::Tls ? "Tls" : "Json";
}

const auto kWires = ::testing::Values(FaultWire::Plain, FaultWire::Tls, FaultWire::Json);

class EmbeddedFaultTest : public ::testing::TestWithParam<FaultWire> {
 protected:
  EmbeddedFaultTest() { serve({}); }

  void serve(ServerOptions options) {
    options.tls = GetParam() == FaultWire::Tls;
    options.version_timeout = 10ms;
    client_.reset();
    server_ = Server::start(std::move(options)).value();
    client_ =
        std::make_unique<Client>(server_->client_config(), client_options({.retries_max = 0}));
  }

  static ClientOptions client_options(ClientOptions options) {
    options.requests_per_second = 0;
    if (GetParam() == FaultWire::Json) options.wire_format = WireFormat::Json;
    return options;
  }

  // Creates an object without the client, so that no fault applies.
  void create(const std::string& name, const std::string& value = "1") {
    ASSERT_EQ(server_->request("POST", kCollection, config_map(name, value)).status, 201);
  }

  [[nodiscard]] Result<std::vector<std::string>> list(const ListOptions& options = {}) {
    const Result<ObjectList<>> listed = client_->list(kConfigMaps, {}, options);
    if (!listed) return listed.error();
    return names_of(*listed);
  }
  [[nodiscard]] ErrorCode failure_of_list(const ListOptions& options = {}) {
    const auto listed = list(options);
    return listed ? ErrorCode::Unknown : listed.error().code;
  }
  [[nodiscard]] std::string version() const { return std::to_string(server_->resource_version()); }
  [[nodiscard]] std::unique_ptr<WatchStream> watch_from(const std::string& version) {
    return client_->watch(kConfigMaps, {}, {.resource_version = version}).value();
  }
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> open_streaming_list() {
    return client_->watch(kConfigMaps, {},
                          {.version_match = VersionMatch::NotOlderThan,
                           .allow_bookmarks = true,
                           .send_initial_events = true});
  }
  // Describes the next event of a watch, or the error code.
  static std::string next(WatchStream& watch) {
    const Result<WatchRead> read = watch.next(kTimeout, {});
    return read ? told(*read) : "failed " + std::string(to_string(read.error().code));
  }

  std::unique_ptr<Server> server_;
  std::unique_ptr<Client> client_;
};

TEST_P(EmbeddedFaultTest, PlannedStatusIsReturned) {
  const std::vector<std::pair<int, ErrorCode>> statuses = {{410, ErrorCode::Expired},
                                                           {429, ErrorCode::TooManyRequests},
                                                           {500, ErrorCode::Internal},
                                                           {503, ErrorCode::Unavailable}};
  for (const auto& [status, code] : statuses) {
    server_->plan({.status = status});
    EXPECT_EQ(failure_of_list(), code) << status;
  }
  EXPECT_TRUE(list().ok());
}

TEST_P(EmbeddedFaultTest, ResponseHasRetryAfter) {
  server_->plan({.status = 429, .retry_after = 7});
  const auto listed = list();
  ASSERT_FALSE(listed.ok());
  EXPECT_EQ(listed.error().retry_after, 7s);
}

TEST_P(EmbeddedFaultTest, DelayedResponseIsComplete) {
  create("a");
  server_->plan({.kind = FaultKind::Delay, .delay = 30ms});
  const TimePoint begin = system_clock().now();
  EXPECT_THAT(list().value(), ElementsAre("a"));
  EXPECT_GE(system_clock().now() - begin, 30ms);
}

TEST_P(EmbeddedFaultTest, StalledResponseEndsAtTheClientsDeadline) {
  create("a");
  const Client impatient(server_->client_config(),
                         {.requests_per_second = 0, .retries_max = 0, .request_timeout = 100ms});
  for (const std::size_t after_bytes : {0, 20}) {
    server_->plan({.kind = FaultKind::Stall, .after_bytes = after_bytes});
    const auto listed = impatient.list(kConfigMaps);
    ASSERT_FALSE(listed.ok());
    EXPECT_EQ(listed.error().code, ErrorCode::Timeout) << to_string(listed.error());
  }
  EXPECT_TRUE(list().ok());
}

TEST_P(EmbeddedFaultTest, StalledWatchStaysOpenAndSilent) {
  server_->plan({.match = {.watch = true}, .kind = FaultKind::Stall, .after_bytes = 10});
  const auto watch = watch_from(version());
  create("a");
  const Result<WatchRead> read = watch->next(100ms, {});
  ASSERT_TRUE(read.ok()) << to_string(read.error());
  EXPECT_EQ(told(*read), "nothing");
}

TEST_P(EmbeddedFaultTest, CutResponseIsAConnectionError) {
  create("a");
  for (const std::size_t after_bytes : {0, 20}) {
    server_->plan({.kind = FaultKind::Cut, .after_bytes = after_bytes});
    const auto listed = list();
    ASSERT_FALSE(listed.ok());
    EXPECT_NE(listed.error().code, ErrorCode::Malformed) << to_string(listed.error());
    EXPECT_EQ(listed.error().http_status, 0) << to_string(listed.error());
  }
  EXPECT_TRUE(list().ok());
}

TEST_P(EmbeddedFaultTest, TruncatedListEndsInsideAnObject) {
  create("a");
  server_->plan({.kind = FaultKind::Truncate, .after_bytes = 100});
  const auto listed = list();
  ASSERT_FALSE(listed.ok());
  EXPECT_EQ(listed.error().code, ErrorCode::EndOfStream) << to_string(listed.error());
  EXPECT_TRUE(list().ok());
}

TEST_P(EmbeddedFaultTest, TruncatedWatchEndsInsideAnEvent) {
  server_->plan({.match = {.watch = true}, .kind = FaultKind::Truncate, .after_bytes = 50});
  const auto watch = watch_from(version());
  create("a");
  EXPECT_EQ(next(*watch), "failed EndOfStream");
}

TEST_P(EmbeddedFaultTest, WatchEndsAfterSomeEvents) {
  const std::string begin = version();
  create("a");
  create("b");
  server_->plan({.kind = FaultKind::EndWatch, .after_events = 1, .times = 2});
  EXPECT_TRUE(list().ok());  // Not a watch: the fault does not apply, and is not used up.
  const auto watch = watch_from(begin);
  EXPECT_EQ(next(*watch), "ADDED a");
  EXPECT_EQ(next(*watch), "ended");
  const auto streaming = open_streaming_list().value();
  EXPECT_EQ(next(*streaming), "ADDED a");
  EXPECT_EQ(next(*streaming), "ended");
  EXPECT_THAT(server_->planned(), IsEmpty());
}

TEST_P(EmbeddedFaultTest, StreamingListSendsPlainBookmarksInPlaceOfItsMarker) {
  serve({.bookmark_period = 10ms});
  create("a");
  server_->plan({.kind = FaultKind::PlainBookmarks});
  const auto resumed = watch_from(version());  // Not a streaming list.
  const auto streaming = open_streaming_list().value();
  EXPECT_EQ(next(*streaming), "ADDED a");
  for (int i = 0; i < 3; ++i) {
    const Result<WatchRead> read = streaming->next(kTimeout, {});
    ASSERT_TRUE(read.ok()) << to_string(read.error());
    ASSERT_EQ(read->event.type, WatchEventType::Bookmark);
    EXPECT_EQ(read->event.object->resource_version(), version());
    EXPECT_TRUE(read->event.object->annotations().empty());
  }
  EXPECT_THAT(server_->planned(), IsEmpty());
}

TEST_P(EmbeddedFaultTest, StreamingListSendsEventsAndNoBookmarks) {
  serve({.bookmark_period = 1ms});
  create("a");
  server_->plan({.kind = FaultKind::NoBookmarks});
  const auto streaming = open_streaming_list().value();
  EXPECT_EQ(next(*streaming), "ADDED a");
  // With bookmarks, some would arrive before one of these events.
  for (const std::string name : {"b", "c", "d"}) {
    EXPECT_EQ(told(streaming->next(5ms, {}).value()), "nothing");
    create(name);
    EXPECT_EQ(next(*streaming), "ADDED " + name);
  }
}

TEST_P(EmbeddedFaultTest, StreamingListsAloneAreRefused) {
  server_->plan({.match = {.streaming_list = true}, .status = 429, .retry_after = 7});
  server_->plan({.match = {.streaming_list = true}, .status = 429});
  EXPECT_TRUE(list().ok());
  EXPECT_TRUE(client_->watch(kConfigMaps, {}, {.resource_version = version()}).ok());
  const auto first = open_streaming_list();
  ASSERT_FALSE(first.ok());
  EXPECT_EQ(first.error().code, ErrorCode::TooManyRequests);
  EXPECT_EQ(first.error().retry_after, 7s);
  const auto second = open_streaming_list();
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().code, ErrorCode::TooManyRequests);
  EXPECT_FALSE(second.error().retry_after);
  EXPECT_TRUE(open_streaming_list().ok());
}

TEST_P(EmbeddedFaultTest, FaultAppliesOnlyToMatchingRequests) {
  server_->plan({.match = {.method = "GET", .path_prefix = "/api/v1/secrets"}, .times = 2});
  EXPECT_TRUE(list().ok());
  const ApiResource secrets{.version = "v1", .plural = "secrets", .kind = "Secret"};
  EXPECT_FALSE(client_->list(secrets).ok());
  server_->clear_plan();
  EXPECT_TRUE(client_->list(secrets).ok());
}

TEST_P(EmbeddedFaultTest, CompactionExpiresOlderWatchesAndLists) {
  create("a");
  const std::string before = version();
  create("b");
  server_->compact();
  EXPECT_EQ(next(*watch_from(before)), "error Expired");
  EXPECT_EQ(failure_of_list({.resource_version = before, .version_match = VersionMatch::Exact}),
            ErrorCode::Expired);
}

TEST_P(EmbeddedFaultTest, DroppedEventsAreSeenByListsOnly) {
  const auto watch = watch_from(version());
  server_->drop_events(2);
  create("a");
  create("b");
  create("c");
  EXPECT_EQ(next(*watch), "ADDED c");
  EXPECT_THAT(list().value(), ElementsAre("a", "b", "c"));
}

TEST_P(EmbeddedFaultTest, RestartedServerKeepsObjectsButNotHistory) {
  create("a");
  const std::string before = version();
  create("b");
  const auto watch = watch_from(version());
  const std::string url = server_->url();
  server_->restart();
  EXPECT_THAT(next(*watch), ::testing::StartsWith("failed "));
  ASSERT_TRUE(
      eventually([this] { return list().ok(); }));  // The client's idle connections are closed.
  EXPECT_THAT(list().value(), ElementsAre("a", "b"));
  EXPECT_EQ(server_->url(), url);
  EXPECT_EQ(next(*watch_from(before)), "error Expired");
  const auto resumed = watch_from(version());
  create("c");
  EXPECT_EQ(next(*resumed), "ADDED c");
}

TEST_P(EmbeddedFaultTest, StoppedServerRefusesConnectionsUntilRestarted) {
  create("a");
  server_->restart(1h);
  // Ignore the error of the first request: the client may have sent it on an idle connection.
  ASSERT_FALSE(list().ok());
  EXPECT_EQ(failure_of_list(), ErrorCode::ConnectionRefused);
  server_->restart();
  EXPECT_THAT(list().value(), ElementsAre("a"));
}

TEST_P(EmbeddedFaultTest, ServerRestartsAfterTheGivenTime) {
  server_->restart(1ms);
  EXPECT_TRUE(eventually([this] { return list().ok(); }));
}

TEST_P(EmbeddedFaultTest, RolledBackServerDoesNotKnowLaterVersions) {
  create("a");
  const std::int64_t before = server_->resource_version();
  create("b");
  const std::string later = version();
  ASSERT_TRUE(server_->roll_back(before).ok());
  ASSERT_TRUE(eventually([this] { return list().ok(); }));
  EXPECT_THAT(list().value(), ElementsAre("a"));
  EXPECT_EQ(
      failure_of_list({.resource_version = later, .version_match = VersionMatch::NotOlderThan}),
      ErrorCode::ResourceVersionTooLarge);
  EXPECT_EQ(server_->roll_back(before + 100).error().code, ErrorCode::FailedPrecondition);
}

TEST_P(EmbeddedFaultTest, LaggingCacheShowsWritesLater) {
  server_->set_watch_cache_lag(1h);
  const auto watch = watch_from(version());
  create("a");
  EXPECT_THAT(list({.resource_version = "0"}).value(), IsEmpty());
  EXPECT_TRUE(client_->get(kConfigMaps, {"default", "a"}).ok());  // Is read from the store.
  // A list without a version waits for the watch cache, which stays behind, and is then served from
  // the store, so it has the object.
  EXPECT_THAT(list().value(), ElementsAre("a"));
  EXPECT_EQ(told(watch->next(Duration::zero(), {}).value()), "nothing");
  server_->set_watch_cache_lag(Duration::zero());
  EXPECT_EQ(next(*watch), "ADDED a");
  EXPECT_THAT(list({.resource_version = "0"}).value(), ElementsAre("a"));
}

TEST_P(EmbeddedFaultTest, LagEndsAfterTheGivenTime) {
  server_->set_watch_cache_lag(20ms);
  const auto watch = watch_from(version());
  const TimePoint begin = system_clock().now();
  create("a");
  EXPECT_EQ(next(*watch), "ADDED a");
  EXPECT_GE(system_clock().now() - begin, 20ms);
}

TEST_P(EmbeddedFaultTest, SlowWatcherIsExpired) {
  serve({.history = {.watch_changes_max = 4}});
  const auto watch = watch_from(version());
  // Create 48 objects of 1 MB: more than the socket buffers hold.
  const std::string large(1024 * 1024, 'x');
  for (int i = 0; i < 48; ++i) create("c" + std::to_string(i), large);
  std::string last;
  for (last = next(*watch); last.compare(0, 5, "ADDED") == 0;) last = next(*watch);
  EXPECT_EQ(last, "error Expired");
}

TEST_P(EmbeddedFaultTest, ConnectionBeyondTheLimitIsRejectedUntilAnotherEnds) {
  serve({.connections_max = 2});
  auto first = watch_from(version());
  const auto second = watch_from(version());
  EXPECT_FALSE(list().ok());
  first.reset();
  EXPECT_TRUE(eventually([this] { return list().ok(); }));
}

TEST_P(EmbeddedFaultTest, WatchEndedDuringAWriteEndsCleanly) {
  const auto watch = watch_from(version());
  const std::string large(1024 * 1024, 'x');
  for (int i = 0; i < 32; ++i) create("c" + std::to_string(i), large);
  server_->end_watches();
  std::string last;
  for (last = next(*watch); last.compare(0, 5, "ADDED") == 0;) last = next(*watch);
  EXPECT_EQ(last, "ended");
}

// Tests that an informer syncs although the server never completes a streaming list.
class StreamingListFaultTest : public EmbeddedFaultTest {
 protected:
  // Runs an informer until it has synced; calls `meanwhile` again and again until then. Returns the
  // number of streaming lists that it requested, which all had the fault.
  std::size_t streaming_lists_until_synced(Fault fault, const std::function<void()>& meanwhile = {},
                                           Clock& clock = system_clock()) {
    create("a");
    create("b");
    fault.times = kForEver;
    server_->plan(fault);
    // With the retries that programs use.
    const Client client(server_->client_config(), client_options({}));
    Informer<> informer(client.lister_watcher(kConfigMaps),
                        {.backoff = {.first_delay = 1ms, .longest_delay = 1ms}, .clock = &clock});
    std::jthread thread([&](const std::stop_token& stop) { std::ignore = informer.run(stop); });
    EXPECT_TRUE(eventually([&] {
      if (meanwhile) meanwhile();
      return informer.has_synced();
    })) << informer.status().reason;
    EXPECT_EQ(informer.lister().list().size(), 2u);
    EXPECT_EQ(informer.status().reflector.counters.streaming_lists, 0u);
    return kForEver - server_->planned().front().times;
  }
};

TEST_P(StreamingListFaultTest, InformerSyncsAfterThePlainBookmark) {
  EXPECT_EQ(streaming_lists_until_synced({.kind = FaultKind::PlainBookmarks}), 1u);
}

TEST_P(StreamingListFaultTest, InformerSyncsDespiteEventsWithoutBookmarks) {
  test_support::FakeClock clock;
  int value = 1;
  const auto change = [&] {
    const std::string target = kCollection + "/a";
    server_->request("PUT", target, config_map("a", std::to_string(++value)));
    clock.advance(1s);
  };
  EXPECT_EQ(streaming_lists_until_synced({.kind = FaultKind::NoBookmarks}, change, clock), 1u);
}

TEST_P(StreamingListFaultTest, InformerSyncsAfterTheSecondStreamThatEndsHalfWay) {
  const Fault half_way = {
      .match = {.streaming_list = true}, .kind = FaultKind::EndWatch, .after_events = 1};
  EXPECT_EQ(streaming_lists_until_synced(half_way), 2u);
}

TEST_P(StreamingListFaultTest, InformerSyncsAfterTheThird429) {
  const Fault refused = {.match = {.streaming_list = true}, .status = 429};
  EXPECT_EQ(streaming_lists_until_synced(refused), 3u);
}

TEST_P(StreamingListFaultTest, InformerSyncsAfterTheThird429WithRetryAfter) {
  const Fault refused = {.match = {.streaming_list = true}, .status = 429, .retry_after = 1};
  EXPECT_EQ(streaming_lists_until_synced(refused), 3u);
}

// Tests the HTTP endpoint through which other processes plan faults.
class FaultEndpointTest : public EmbeddedFaultTest {
 protected:
  FaultEndpointTest() { serve({.fault_endpoint = true}); }

  struct Response {
    int status = 0;
    std::string body = {};
  };
  [[nodiscard]] Response send(const std::string& method, const Json& fault = {}) {
    const auto transport = make_http_transport({.tls = server_->client_config().tls});
    const Result<HttpResponse> response = transport->send(
        {.method = method,
         .url = server_->url() + "/kinform/faults",
         .headers = {{"Authorization", "Bearer " + token_.value_or(server_->token())}},
         .body = fault.is_null() ? std::string() : fault.to_json()},
        {});
    if (!response) return {.status = -1, .body = to_string(response.error())};
    return {.status = response->status,
            .body = test_support::read_body(*response->body).value_or("")};
  }

  std::optional<std::string> token_;
};

TEST_P(FaultEndpointTest, PlannedFaultIsListedAndAppliesToTheNextRequest) {
  const Json fault = {{"kind", "Response"},
                      {"status", 503},
                      {"times", 2},
                      {"retryAfterSeconds", 1},
                      {"match", {{"method", "GET"}, {"pathPrefix", "/api"}, {"watch", false}}}};
  EXPECT_EQ(send("POST", fault).status, 201);
  EXPECT_EQ(failure_of_list(), ErrorCode::Unavailable);
  const Response shown = send("GET");
  EXPECT_EQ(shown.status, 200);
  const Json plan = parse_json(shown.body).value();
  EXPECT_EQ(plan["resourceVersion"].as_string(), version());
  ASSERT_EQ(plan["faults"].size(), 1u);
  EXPECT_EQ(plan["faults"][0]["times"].as_int64(), 1);
  EXPECT_EQ(plan["faults"][0]["match"], fault["match"]);
  EXPECT_EQ(send("DELETE").status, 200);
  EXPECT_TRUE(list().ok());
}

TEST_P(FaultEndpointTest, EveryKindOfFaultCanBePlanned) {
  for (const Json& fault : std::vector<Json>{
           {{"kind", "Delay"}, {"delay", "5ms"}},
           {{"kind", "Cut"}, {"afterBytes", 3}},
           {{"kind", "Stall"}},
           {{"kind", "Truncate"}, {"afterBytes", 3}},
           {{"kind", "EndWatch"}, {"afterEvents", 3}},
           {{"kind", "PlainBookmarks"}},
           {{"kind", "NoBookmarks"}},
           {{"kind", "Response"}, {"status", 429}, {"match", {{"streamingList", true}}}}}) {
    const Response response = send("POST", fault);
    EXPECT_EQ(response.status, 201) << response.body;
    const Json plan = parse_json(response.body).value();
    for (const auto& [name, value] : fault.members()) {
      EXPECT_EQ(plan["faults"][0][name], value) << name;
    }
    EXPECT_EQ(send("DELETE").status, 200);
  }
}

TEST_P(FaultEndpointTest, WholeServerCanBeMadeToMisbehave) {
  create("a");
  const std::int64_t before = server_->resource_version();
  create("b");
  const auto watch = watch_from(version());
  EXPECT_EQ(send("POST", {{"kind", "DropEvents"}, {"count", 1}}).status, 200);
  create("c");
  create("d");
  EXPECT_EQ(next(*watch), "ADDED d");
  EXPECT_EQ(send("POST", {{"kind", "EndWatches"}}).status, 200);
  EXPECT_EQ(next(*watch), "ended");
  EXPECT_EQ(send("POST", {{"kind", "WatchCacheLag"}, {"lag", "0s"}}).status, 200);
  EXPECT_EQ(send("POST", {{"kind", "RollBack"}, {"resourceVersion", before}}).status, 200);
  ASSERT_TRUE(eventually([this] { return list().ok(); }));
  EXPECT_THAT(list().value(), ElementsAre("a"));
  create("b");
  EXPECT_EQ(send("POST", {{"kind", "Compact"}}).status, 200);
  EXPECT_EQ(next(*watch_from(std::to_string(before))), "error Expired");
  EXPECT_EQ(send("POST", {{"kind", "RollBack"}, {"resourceVersion", before}}).status, 400);
}

TEST_P(FaultEndpointTest, RestartRespondsBeforeConnectionsAreDropped) {
  for (const char* kind : {"Restart", "DropConnections"}) {
    const auto watch = watch_from(version());
    EXPECT_EQ(send("POST", {{"kind", kind}}).status, 200);
    EXPECT_THAT(next(*watch), ::testing::StartsWith("failed ")) << kind;
    EXPECT_TRUE(eventually([this] { return list().ok(); })) << kind;
  }
}

TEST_P(FaultEndpointTest, MisspeltNameIsRejectedWithTheListOfValidOnes) {
  const auto refusal = [this](const Json& fault) {
    const Response response = send("POST", fault);
    EXPECT_EQ(response.status, 400) << response.body;
    return response.body;
  };
  EXPECT_THAT(refusal({{"kind", "Explode"}}), HasSubstr("known kinds: Response, Delay, Cut"));
  EXPECT_THAT(refusal({{"kind", "Cut"}, {"bytes", 3}}), HasSubstr("afterBytes"));
  EXPECT_THAT(refusal({{"kind", "Cut"}, {"afterBytes", -3}}), HasSubstr("non-negative integer"));
  EXPECT_THAT(refusal({{"kind", "Delay"}, {"delay", "soon"}}), HasSubstr("duration"));
  EXPECT_THAT(refusal({{"kind", "Response"}, {"status", 200}}), HasSubstr("400 to 599"));
  EXPECT_THAT(refusal({{"kind", "Cut"}, {"match", {{"verb", "list"}}}}), HasSubstr("pathPrefix"));
  EXPECT_THAT(refusal("Cut"), HasSubstr("must be an object"));
  EXPECT_EQ(send("PUT").status, 405);
}

TEST_P(FaultEndpointTest, PlanRequiresTheToken) {
  token_ = "wrong";
  EXPECT_EQ(send("POST", {{"kind", "Cut"}}).status, 401);
  EXPECT_TRUE(list().ok());
}

TEST_P(FaultEndpointTest, FaultsDoNotApplyToThePlanEndpoint) {
  EXPECT_EQ(send("POST", {{"kind", "Cut"}, {"times", 1000}}).status, 201);
  EXPECT_EQ(send("GET").status, 200);
}

TEST_P(FaultEndpointTest, PlanEndpointIsOffByDefault) {
  serve({});
  EXPECT_EQ(send("GET").status, 404);
  EXPECT_EQ(send("POST", {{"kind", "Cut"}}).status, 404);
}

INSTANTIATE_TEST_SUITE_P(Servers, EmbeddedFaultTest, kWires, wire_name);
INSTANTIATE_TEST_SUITE_P(Servers, StreamingListFaultTest, kWires, wire_name);
INSTANTIATE_TEST_SUITE_P(Servers, FaultEndpointTest, kWires, wire_name);

}  // namespace
}  // namespace kinform::inline v0
