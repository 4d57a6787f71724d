// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <memory>
#include <optional>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cache/informer/informer_stepper.hpp"
#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/client.hpp"
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/fakes/recording_store.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using ::kinform::cache::InformerStepper;
using ::kinform::test_support::FakeClock;
using ::kinform::test_support::FakeResponse;
using ::kinform::test_support::FakeTransport;
using ::kinform::test_support::RecordingMetrics;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

constexpr const char* kList =
    R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"9"},"items":[)"
    R"({"metadata":{"namespace":"web","name":"a","uid":"u1","resourceVersion":"7"},"spec":{"x":1}},)"
    R"({"metadata":{"namespace":"web","name":"b","uid":"u2","resourceVersion":"8"},"spec":{"x":2}}]})";

constexpr const char* kAdded =
    R"({"type":"ADDED","object":{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"},"spec":{}}})";

class OneKnownObject final : public KnownObjects {
 public:
  explicit OneKnownObject(ObjectPtr object) : object_(std::move(object)) {}
  ObjectPtr find(const ObjectKeyView& key) const override {
    return object_->key() == key ? object_ : nullptr;
  }
  std::vector<ObjectPtr> list() const override { return {object_}; }

 private:
  const ObjectPtr object_;
};

class ResourceListerWatcherTest : public ::testing::Test {
 protected:
  std::vector<ListItem> read_list(ListerWatcher& source, const KnownObjects* known = nullptr) {
    std::vector<ListItem> items;
    const auto stream = source.list({}, known, {}).value();
    while (auto item = stream->next({}).value()) items.push_back(*std::move(item));
    EXPECT_EQ(stream->metadata().resource_version, "9");
    return items;
  }

  FakeClock clock_;
  const std::shared_ptr<FakeTransport> transport_ = std::make_shared<FakeTransport>(clock_);
  RecordingMetrics metrics_;
  const Client client_ = Client(transport_, {.server = "http://h"},
                                {.requests_per_second = 0, .metrics = &metrics_, .clock = &clock_});
};

// The memory of equal parts of objects is in no object's own size.
TEST_F(ResourceListerWatcherTest, MemoryThatObjectsShareIsReported) {
  transport_->add_response({.body = kList});
  const Informer<> informer(client_.lister_watchers(), kPods, {},
                            {.use_streaming_list = false,
                             .metrics = &metrics_,
                             .name = "it",
                             .clock = &clock_,
                             .seed = 1});
  EXPECT_EQ(informer.status().shared_bytes, 0U);
  while (InformerStepper::step_reflector(informer) == TimePoint::min()) continue;
  while (InformerStepper::step_queue(informer)) continue;
  EXPECT_EQ(informer.status().cache.objects, 2U);
  EXPECT_GT(informer.status().shared_bytes, 0U);
  EXPECT_EQ(
      metrics_.value("kinform_informer_shared_bytes",
                     {{"name", "it"}, {"group", ""}, {"version", "v1"}, {"resource", "pods"}}),
      static_cast<double>(informer.status().shared_bytes));
}

// list() returns one page and sends no parameters of its own (LW-01, LW-08).
TEST_F(ResourceListerWatcherTest, ListSendsExactlyTheGivenOptions) {
  const auto source = client_.lister_watcher(
      kPods, {.namespace_name = "web", .label_selector = "tier in (b,a),app=x"});
  transport_->add_response({.body = kList});
  EXPECT_TRUE(source->list({.resource_version = "0", .limit = 500}, nullptr, {}).ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/namespaces/web/pods?labelSelector=app%3Dx%2C"
                          "tier+in+%28a%2Cb%29&limit=500&resourceVersion=0"));
  EXPECT_EQ(transport_->last_header("Accept"),
            "application/vnd.kubernetes.protobuf,application/json");
  EXPECT_EQ(transport_->requests().back().kind, ExchangeKind::Short);
}

// A watch sends watch=true and, like the dynamic client, no `timeout` (LW-04, LW-08, LW-09, WP-01).
TEST_F(ResourceListerWatcherTest, WatchSendsExactlyTheGivenOptions) {
  const auto source = client_.lister_watcher(kPods, {.field_selector = "spec.nodeName=n1"});
  transport_->add_stream();
  EXPECT_TRUE(
      source->watch({.resource_version = "9", .allow_bookmarks = true, .timeout_seconds = 432}, {})
          .ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/pods?allowWatchBookmarks=true&"
                          "fieldSelector=spec.nodeName%3Dn1&resourceVersion=9&timeoutSeconds=432&"
                          "watch=true"));
  EXPECT_EQ(transport_->requests().back().kind, ExchangeKind::Stream);
}

// A streaming list is a watch with sendInitialEvents and bookmarks (WL-01).
TEST_F(ResourceListerWatcherTest, StreamingListSendsItsParameters) {
  const auto source = client_.lister_watcher(kPods);
  transport_->add_stream();
  EXPECT_TRUE(source
                  ->watch({.version_match = VersionMatch::NotOlderThan,
                           .allow_bookmarks = true,
                           .send_initial_events = true,
                           .timeout_seconds = 300},
                          {})
                  .ok());
  EXPECT_THAT(transport_->request_lines(),
              ElementsAre("GET /api/v1/pods?allowWatchBookmarks=true&resourceVersionMatch="
                          "NotOlderThan&sendInitialEvents=true&timeoutSeconds=300&watch=true"));
}

// A client can declare that it does not support streaming lists (LW-07).
TEST_F(ResourceListerWatcherTest, StreamingListsCanBeDisabled) {
  EXPECT_TRUE(client_.lister_watcher(kPods)->supports_streaming_lists());
  EXPECT_FALSE(
      client_.lister_watcher(kPods, {}, {.streaming_lists = false})->supports_streaming_lists());
  EXPECT_EQ(client_.lister_watcher(kPods)->resource(), kPods);
}

TEST_F(ResourceListerWatcherTest, KnownObjectsAreNotDecodedAgain) {
  const auto source = client_.lister_watcher(kPods);
  transport_->add_response({.body = kList});
  transport_->add_response({.body = kList});
  const std::vector<ListItem> first = read_list(*source);
  ASSERT_THAT(first, SizeIs(2));
  EXPECT_FALSE(first[0].unchanged);
  EXPECT_EQ(first[0].object->kind(), "Pod");
  const OneKnownObject known(first[0].object);
  const std::vector<ListItem> second = read_list(*source, &known);
  ASSERT_THAT(second, SizeIs(2));
  EXPECT_TRUE(second[0].unchanged);
  EXPECT_EQ(second[0].object, first[0].object);
  EXPECT_FALSE(second[1].unchanged);
}

TEST_F(ResourceListerWatcherTest, StreamsOutliveTheListerWatcherAndTheClient) {
  transport_->add_response({.body = kList});
  std::unique_ptr<ListStream> stream;
  {
    const Client client(transport_, {.server = "http://h"}, {.requests_per_second = 0});
    stream = client.lister_watcher(kPods)->list({}, nullptr, {}).value();
  }
  EXPECT_EQ(stream->next({}).value()->object->name(), "a");
}

TEST_F(ResourceListerWatcherTest, InvalidSelectorIsRejectedWithoutARequest) {
  const auto source = client_.lister_watcher(kPods, {.label_selector = "=x"});
  EXPECT_EQ(source->list({}, nullptr, {}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(source->watch({}, {}).error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(transport_->requests(), IsEmpty());
}

TEST_F(ResourceListerWatcherTest, WatchBuffersAPartialEvent) {
  const auto body = transport_->add_stream();
  const auto watch = client_.lister_watcher(kPods)->watch({}, {}).value();
  const std::string event(kAdded);
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().progress, WatchProgress::NothingYet);
  body->send(event.substr(0, 30));
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().progress, WatchProgress::NothingYet);
  body->send(event.substr(30));
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().event.object->name(), "a");
  body->end();
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().progress, WatchProgress::Ended);
}

TEST_F(ResourceListerWatcherTest, WatchWaitsUntilItsTimeout) {
  const auto body = transport_->add_stream();
  const auto watch = client_.lister_watcher(kPods)->watch({}, {}).value();
  std::jthread time([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    EXPECT_EQ(clock_.next_deadline(), clock_.after(75s));
    clock_.advance(75s);
  });
  EXPECT_EQ(watch->next(75s, {}).value().progress, WatchProgress::NothingYet);
}

// A body that ends inside an event is an unexpected end of stream (WP-06).
TEST_F(ResourceListerWatcherTest, TruncatedWatchErrorNamesTheRequest) {
  const auto body = transport_->add_stream();
  const auto watch =
      client_.lister_watcher(kPods, {.namespace_name = "web"})->watch({}, {}).value();
  body->cut();
  const Error error = watch->next(Duration::zero(), {}).error();
  EXPECT_TRUE(is_connection_reset(error));
  EXPECT_THAT(error.message, HasSubstr("watch pods in \"web\": "));
}

// Stopping a watch closes its connection (WP-10).
TEST_F(ResourceListerWatcherTest, DestroyingAWatchClosesItsConnection) {
  const auto body = transport_->add_stream();
  auto watch = client_.lister_watcher(kPods)->watch({}, {}).value();
  EXPECT_TRUE(body->is_open());
  watch.reset();
  EXPECT_FALSE(body->is_open());
}

TEST_F(ResourceListerWatcherTest, StopEndsAnIdleWatch) {
  const auto body = transport_->add_stream();
  const auto watch = client_.lister_watcher(kPods)->watch({}, {}).value();
  std::stop_source stop;
  std::jthread stopper([&] {
    EXPECT_TRUE(clock_.wait_for_waiters(1));
    stop.request_stop();
  });
  EXPECT_TRUE(is_cancelled(watch->next(Duration::max(), stop.get_token()).error()));
}

// A watch request may fail with any HTTP status (WP-11).
TEST_F(ResourceListerWatcherTest, RejectedWatchReturnsTheStatusError) {
  transport_->add_response({.status = 410,
                            .body = R"({"kind":"Status","apiVersion":"v1","status":"Failure",)"
                                    R"("reason":"Expired","code":410,"message":"too old"})"});
  const Error error = client_.lister_watcher(kPods)->watch({.resource_version = "1"}, {}).error();
  EXPECT_TRUE(is_expired(error));
  EXPECT_EQ(error.message, "watch pods: 410 Expired: too old");
}

// If all retries of a watch lost their connection, the caller receives the error of the last one.
// A Reflector then acts as if the watch had ended (RQ-10).
TEST_F(ResourceListerWatcherTest, WatchFailsWithTheCauseIfAllRetriesLoseTheConnection) {
  transport_->set_function([](const HttpRequest&) -> Result<FakeResponse> {
    return Error(ErrorCode::EndOfStream, "cut");
  });
  std::jthread time([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      if (clock_.wait_for_waiters(1, 10ms)) clock_.advance(1s);
    }
  });
  const Error error = client_.lister_watcher(kPods)->watch({}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_EQ(error.message, "watch pods: cut");
  EXPECT_THAT(transport_->requests(), SizeIs(11));
}

// Metadata-only requests ask for PartialObjectMetadata (DY-04).
TEST_F(ResourceListerWatcherTest, MetadataOnlyIsRequestedInListsAndWatches) {
  const auto source = client_.lister_watcher(
      kPods, {}, {.form = ObjectForm::MetadataOnly, .wire_format = WireFormat::Json});
  transport_->add_response({.body = kList});
  transport_->add_stream();
  EXPECT_TRUE(source->list({}, nullptr, {}).ok());
  EXPECT_EQ(transport_->last_header("Accept"),
            "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json");
  EXPECT_TRUE(source->watch({}, {}).ok());
  EXPECT_EQ(transport_->last_header("Accept"),
            "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json");
}

// If the server sends whole objects anyway, everything but the metadata is dropped (DY-04).
TEST_F(ResourceListerWatcherTest, WholeObjectsAreReducedToMetadata) {
  const auto source = client_.lister_watcher(kPods, {}, {.form = ObjectForm::MetadataOnly});
  transport_->add_response({.body = kList});
  const std::vector<ListItem> items = read_list(*source);
  ASSERT_THAT(items, SizeIs(2));
  EXPECT_EQ(items[0].object->to_json(),
            R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1","metadata":)"
            R"({"namespace":"web","name":"a","uid":"u1","resourceVersion":"7"}})");

  const auto body = transport_->add_stream();
  const auto watch = source->watch({}, {}).value();
  body->send(kAdded);
  body->send(R"({"type":"MODIFIED","object":{"kind":"PartialObjectMetadata",)"
             R"("apiVersion":"meta.k8s.io/v1","metadata":{"name":"b"}}})");
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().event.object->to_json(),
            R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1",)"
            R"("metadata":{"name":"a"}})");
  EXPECT_EQ(watch->next(Duration::zero(), {}).value().event.object->name(), "b");
}

TEST_F(ResourceListerWatcherTest, ResponseSizeOfAListIsRecordedOnClose) {
  transport_->add_response({.body = kList});
  read_list(*client_.lister_watcher(kPods));
  EXPECT_THAT(
      metrics_.observations("rest_client_response_size_bytes", {{"verb", "GET"}, {"host", "h"}}),
      ElementsAre(std::string(kList).size()));
}

// A Reflector that reads from the fake transport, stepped by the test.
class ResponsesToAReflector : public ResourceListerWatcherTest {
 protected:
  void start(ReflectorOptions options = {}) {
    options.clock = &clock_;
    options.seed = 1;
    options.expected_kind = {.api_version = "v1", .kind = "Pod"};
    reflector_.reset();
    source_ = client_.lister_watcher(kPods, {});
    reflector_.emplace(*source_, store_, std::move(options));
  }

  // Steps until the reflector waits for the server or for the clock.
  void settle() {
    while (cache::ReflectorStepper::step(*reflector_, {}) <= clock_.now()) {
    }
  }

  // Lists two pods, then expires the watch, so that the next list is a relist.
  void sync_and_expire() {
    transport_->add_response({.body = kList});
    transport_->add_stream()->send(
        R"({"type":"ERROR","object":{"kind":"Status","status":"Failure","code":410,"reason":"Expired"}})");
    settle();
    ASSERT_EQ(store_.content(), "web/a@7 web/b@8");
    store_.clear_calls();
  }

  // Steps until the backoff ends and the next response has been read.
  void relist() {
    clock_.advance(1min);
    settle();
  }

  test_support::RecordingStore store_;
  std::unique_ptr<ListerWatcher> source_;
  std::optional<Reflector> reflector_;
};

// A 200 that is not a list of pods with a version: gateways and proxies send their own JSON.
TEST_F(ResponsesToAReflector, NonsenseNeverEmptiesTheCache) {
  for (
      const char* body : {
          "{}",
          R"({"error":"backend unavailable","code":503})",
          R"({"items":[]})",
          R"({"items":null,"metadata":{}})",
          R"({"items":[],"metadata":{"resourceVersion":""}})",
          R"({"items":[],"metadata":{"resourceVersion":9}})",
          R"({"metadata":{"resourceVersion":"9"}})",
          R"({"kind":"PodList","apiVersion":"v1"})",
          R"({"kind":"ServiceList","apiVersion":"v1","metadata":{"resourceVersion":"9"},"items":[]})",
          R"({"items":[],"metadata":{"resourceVersion":"9"},"apiVersion":"v1","kind":"ServiceList"})",
          R"({"items":null,"metadata":{"resourceVersion":"9"},"kind":"Table","rows":[]})",
          R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","resourceVersion":"9"}})",
          "[]",
          "null",
          "",
      }) {
    start({.use_streaming_list = false});
    sync_and_expire();
    transport_->add_response({.body = body});
    relist();
    EXPECT_EQ(store_.content(), "web/a@7 web/b@8") << body;
    EXPECT_THAT(store_.calls(), IsEmpty()) << body;
    EXPECT_EQ(reflector_->status().state, ReflectorState::BackingOff) << body;
    transport_->add_response(
        {.body = R"({"kind":"PodList","metadata":{"resourceVersion":"10"},"items":null})"});
    transport_->add_stream();
    relist();
    EXPECT_THAT(store_.calls(), ElementsAre("replace [] at 10")) << body;
  }
}

TEST_F(ResponsesToAReflector, ErrorShowsWhatCame) {
  start({.use_streaming_list = false});
  sync_and_expire();
  transport_->add_response({.body = R"({"error":"backend unavailable","code":503})"});
  relist();
  const std::string message = reflector_->status().last_error->message;
  EXPECT_THAT(message, HasSubstr("list pods"));
  EXPECT_THAT(message, HasSubstr("backend unavailable"));
  EXPECT_THAT(message, HasSubstr("the cache is kept"));
}

TEST_F(ResponsesToAReflector, BytesOfAListAreLimited) {
  start({.list_limits = {.bytes_max = 200}, .use_streaming_list = false});
  transport_->add_response({.body = kList});
  settle();
  EXPECT_THAT(store_.calls(), IsEmpty());
  EXPECT_EQ(reflector_->status().last_error->code, ErrorCode::LimitExceeded);
  EXPECT_THAT(reflector_->status().last_error->message, HasSubstr("list_limits.bytes_max (200)"));
}

TEST_F(ResponsesToAReflector, BytesOfInitialEventsAreLimited) {
  start({.list_limits = {.bytes_max = 200}});
  const auto body = transport_->add_stream();
  for (int i = 0; i < 3; ++i) body->send(kAdded);
  settle();
  EXPECT_FALSE(body->is_open());
  EXPECT_EQ(reflector_->status().state, ReflectorState::BackingOff);
  EXPECT_THAT(reflector_->status().last_error->message, HasSubstr("list_limits.bytes_max (200)"));
}

}  // namespace
}  // namespace kinform::inline v0
