// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Informers whose custom resource the embedded server does not serve: not yet, briefly, or no more.
// Informers and client have a fake clock, so that the ten seconds between discovery requests pass
// at once.

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/server.hpp"
#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using test_support::DeliveredEvents;
using test_support::FakeClock;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

const ApiResource kFoos{.group = "example.com", .version = "v1", .plural = "foos", .kind = "Foo"};
constexpr const char* kDefinitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
constexpr const char* kCollection = "/apis/example.com/v1/namespaces/web/foos";

// Counts the requests by their path.
class CountingTransport final : public Transport {
 public:
  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request,
                                          std::stop_token stop) override {
    {
      const detail::MutexLock lock(mutex_);
      urls_.push_back(request.url);
    }
    return transport_->send(request, std::move(stop));
  }

  [[nodiscard]] std::size_t count(const std::string& part) const {
    const detail::MutexLock lock(mutex_);
    std::size_t count = 0;
    for (const std::string& url : urls_) count += url.find(part) == std::string::npos ? 0 : 1;
    return count;
  }
  [[nodiscard]] std::size_t discoveries() const {
    const detail::MutexLock lock(mutex_);
    std::size_t count = 0;
    for (const std::string& url : urls_) count += url.ends_with("/apis") ? 1 : 0;
    return count;
  }

 private:
  const std::shared_ptr<Transport> transport_ = make_http_transport({});
  mutable detail::Mutex mutex_;
  std::vector<std::string> urls_ KINFORM_GUARDED_BY(mutex_);
};

class EmbeddedParkedTest : public ::testing::Test {
 protected:
  EmbeddedParkedTest() {
    const Json holder = {{"metadata", {{"name", "web"}}}};
    EXPECT_EQ(server_->request("POST", "/api/v1/namespaces", holder).status, 201);
  }

  void define_foos() {
    const Json definition = {
        {"metadata", {{"name", "foos.example.com"}}},
        {"spec",
         {{"group", "example.com"},
          {"scope", "Namespaced"},
          {"names", {{"plural", "foos"}, {"kind", "Foo"}}},
          {"versions", Json::array({{{"name", "v1"},
                                     {"served", true},
                                     {"storage", true},
                                     {"schema", {{"openAPIV3Schema", {{"type", "object"}}}}}}})}}}};
    const auto created = server_->request("POST", kDefinitions, definition);
    ASSERT_EQ(created.status, 201) << created.body;
  }
  void create_foo(const std::string& name) {
    const Json foo = {
        {"apiVersion", "example.com/v1"}, {"kind", "Foo"}, {"metadata", {{"name", name}}}};
    const auto created = server_->request("POST", kCollection, foo);
    ASSERT_EQ(created.status, 201) << created.body;
  }
  void delete_definition() {
    const auto deleted =
        server_->request("DELETE", std::string(kDefinitions) + "/foos.example.com");
    ASSERT_EQ(deleted.status, 200) << deleted.body;
  }

  Informer<> start_informer() {
    Informer<> informer = factory_.informer(kFoos);
    registration_ = informer.add_event_handler(events_.handler()).value();
    factory_.start();
    return informer;
  }

  // Blocks until the informer is parked and waits for the next check. A watch that ended before its
  // first event is opened again after a backoff only.
  void wait_until_parked(const Informer<>& informer) {
    ASSERT_TRUE(test_support::eventually([&] {
      if (informer.status().reflector.state == ReflectorState::BackingOff) clock_.advance(1s);
      return informer.status().parked;
    }));
    ASSERT_TRUE(clock_.wait_for_waiters(1));
  }
  // Lets the informers check once more.
  void advance_one_interval(std::size_t informers = 1) {
    ASSERT_TRUE(clock_.wait_for_waiters(informers));
    clock_.advance(10s);
  }
  // Lets one informer check, and blocks until it waits again.
  void check_once() {
    const std::size_t before = transport_->discoveries();
    advance_one_interval();
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    ASSERT_EQ(transport_->discoveries(), before + 1);
  }

  const std::unique_ptr<Server> server_ = Server::start({.tls = false}).value();
  FakeClock clock_;
  const std::shared_ptr<CountingTransport> transport_ = std::make_shared<CountingTransport>();
  const Client client_ = Client(transport_, server_->client_config(),
                                {.requests_per_second = 0, .retries_max = 0, .clock = &clock_});
  DeliveredEvents events_;
  HandlerRegistration registration_;
  InformerFactory factory_ = InformerFactory(client_, {.informer = {.clock = &clock_, .seed = 1}});
};

TEST_F(EmbeddedParkedTest, DefinitionMayBeCreatedAfterTheInformer) {
  const Informer<> foos = start_informer();
  const CacheSync sync = factory_.wait_for_cache_sync({.without_parked = true});
  ASSERT_TRUE(sync.all_synced_or_parked());
  EXPECT_FALSE(sync.all_synced());
  ASSERT_THAT(sync.informers, SizeIs(1));
  EXPECT_TRUE(sync.informers[0].parked);
  EXPECT_EQ(sync.informers[0].reason,
            "waiting for the resource foos.v1.example.com: the server does not serve it");
  EXPECT_FALSE(foos.has_synced());
  const std::size_t requests = transport_->count("/foos");
  check_once();
  check_once();
  EXPECT_EQ(transport_->count("/foos"), requests);
  EXPECT_FALSE(foos.has_synced());

  define_foos();
  create_foo("a");
  advance_one_interval();
  EXPECT_THAT(events_.wait_for(1), SizeIs(1));
  EXPECT_TRUE(foos.wait_for_sync());
  EXPECT_FALSE(foos.status().parked);
}

TEST_F(EmbeddedParkedTest, RemovedDefinitionDeliversMissedDeletionsOnce) {
  define_foos();
  create_foo("a");
  create_foo("b");
  const Informer<> foos = start_informer();
  EXPECT_THAT(events_.wait_for(2), SizeIs(2));
  events_.take();

  server_->drop_events(2);  // The deletions of the two objects.
  delete_definition();
  server_->drop_connections();
  // The watch ended early or not: in both cases the next request gets a 404, perhaps after a
  // backoff.
  wait_until_parked(foos);
  // One document without the resource is no proof.
  EXPECT_THAT(foos.lister().list(), SizeIs(2));
  EXPECT_THAT(events_.take(), IsEmpty());
  check_once();
  EXPECT_THAT(events_.wait_for(2), Each(StartsWith("delete web/")));
  EXPECT_THAT(foos.lister().list(), IsEmpty());
  EXPECT_TRUE(foos.has_synced());
  check_once();
  EXPECT_THAT(events_.take(), SizeIs(2));

  define_foos();
  create_foo("c");
  advance_one_interval();
  EXPECT_THAT(events_.wait_for(1), ElementsAre(StartsWith("add web/c@")));
}

TEST_F(EmbeddedParkedTest, ShortNotFoundOfAProxyDeletesNothing) {
  define_foos();
  create_foo("a");
  const Informer<> foos = start_informer();
  EXPECT_THAT(events_.wait_for(1), SizeIs(1));
  events_.take();
  // All requests fail with 404, those to discovery too.
  server_->plan({.match = {.method = "GET"}, .status = 404, .times = 1'000'000});
  server_->drop_connections();
  wait_until_parked(foos);
  for (int i = 0; i < 5; ++i) check_once();
  EXPECT_THAT(foos.lister().list(), SizeIs(1));
  EXPECT_THAT(foos.status().reason, StartsWith("waiting for the resource foos.v1.example.com: "));

  server_->clear_plan();
  create_foo("b");
  advance_one_interval();
  // A relist also notifies of unchanged objects.
  EXPECT_THAT(events_.wait_for(2),
              UnorderedElementsAre(StartsWith("update web/a@"), StartsWith("add web/b@")));
  EXPECT_THAT(foos.lister().list(), SizeIs(2));
}

TEST_F(EmbeddedParkedTest, TwentyInformersShareTheDiscoveryRequests) {
  constexpr std::size_t kInformers = 20;
  std::vector<Informer<>> informers;
  for (std::size_t i = 0; i < kInformers; ++i) {
    ApiResource resource = kFoos;
    resource.plural = "foos" + std::to_string(i);
    informers.push_back(factory_.informer(resource));
  }
  factory_.start();
  EXPECT_TRUE(factory_.wait_for_cache_sync({.without_parked = true}).all_synced_or_parked());
  EXPECT_EQ(transport_->discoveries(), 1u);
  const std::size_t lists = transport_->count("/foos");
  for (std::size_t i = 0; i < 6; ++i) {
    advance_one_interval(kInformers);
    ASSERT_TRUE(clock_.wait_for_waiters(kInformers));
    EXPECT_EQ(transport_->discoveries(), i + 2);
  }
  EXPECT_EQ(transport_->count("/foos"), lists);
}

TEST_F(EmbeddedParkedTest, StopEndsAParkedInformer) {
  const Informer<> foos = start_informer();
  wait_until_parked(foos);
  factory_.shutdown();
  EXPECT_TRUE(foos.is_stopped());
  EXPECT_FALSE(foos.status().parked);
  EXPECT_EQ(foos.wait_for_sync({.without_parked = true}), SyncWait::Interrupted);
}

}  // namespace
}  // namespace kinform::inline v0
