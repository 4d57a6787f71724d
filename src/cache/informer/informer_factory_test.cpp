// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/informer_factory.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/detail/mutex.hpp"
#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/objects.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::DeliveredEvents;
using test_support::FakeClock;
using test_support::FakeListerWatcher;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

ApiResource pods() {
  return FakeListerWatcher::pods();
}
ApiResource nodes() {
  return {.version = "v1", .plural = "nodes", .kind = "Node", .namespaced = false};
}

// Makes factories whose informers list the objects in `lists_` for their namespace, and then watch
// without events.
class InformerFactoryTest : public ::testing::Test {
 protected:
  struct Made {
    ApiResource resource;
    Selection selection;
    ObjectForm form;
    FakeListerWatcher* server;  // Valid as long as the factory.
  };

  ListerWatcherSource source() {
    return [this](const ApiResource& resource, const Selection& selection, ObjectForm form) {
      auto server = std::make_unique<FakeListerWatcher>(clock_, resource);
      server->set_supports_streaming_lists(false);
      if (refusals_.contains(selection.namespace_name)) {
        server->set_list_function([error = refusals_[selection.namespace_name]](const auto&) {
          return Result<test_support::ListResponse>(error);
        });
      } else {
        server->set_list_function([objects = lists_[selection.namespace_name]](const auto&) {
          return test_support::ListResponse{.objects = objects, .resource_version = "10"};
        });
      }
      server->set_watch_function([this](const auto&) { return open_watch(); });
      made_.push_back({resource, selection, form, server.get()});
      return server;
    };
  }

  std::shared_ptr<test_support::FakeWatch> open_watch() {
    return std::make_shared<test_support::FakeWatch>(clock_);
  }

  InformerFactoryOptions options() {
    return {.informer = {.logger = Logger::none(), .clock = &clock_, .seed = 1}};
  }

  FakeClock clock_;
  std::map<std::string, std::vector<ObjectPtr>> lists_;
  std::map<std::string, Error> refusals_;
  std::vector<Made> made_;
};

// Requests for the same resource and scope return the same informer (FA-01).
TEST_F(InformerFactoryTest, RequestingTwiceMakesOneListAndOneWatch) {
  lists_[""] = {make_pod("web/a", "1")};
  InformerFactory factory(source(), options());
  Informer<> first = factory.informer(pods());
  Informer<> second = factory.informer(pods());
  EXPECT_EQ(first, second);
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  ASSERT_THAT(made_, SizeIs(1));
  ASSERT_TRUE(made_[0].server->wait_for_requests(2));
  EXPECT_THAT(made_[0].server->requests(),
              ElementsAre("list limit=500 resourceVersion=0", "watch resourceVersion=10"));
}

// Informers with different scopes have separate caches (FA-11).
TEST_F(InformerFactoryTest, DifferentScopesAreDifferentInformers) {
  InformerFactory factory(source(), {.scope = {.namespaces = {"web"}}});
  Informer<> in_web = factory.informer(pods());
  EXPECT_NE(factory.informer(pods(), {}), in_web);
  EXPECT_NE(factory.metadata_informer(pods()), in_web);
  EXPECT_NE(factory.informer(pods(), {.namespaces = {"web"}, .label_selector = "app=a"}), in_web);
  EXPECT_EQ(factory.informer(pods(), {.namespaces = {"web"}}), in_web);
  ASSERT_THAT(made_, SizeIs(4));
  EXPECT_EQ(made_[0].selection, (Selection{.namespace_name = "web"}));
  EXPECT_EQ(made_[1].selection, Selection{});
  EXPECT_EQ(made_[2].form, ObjectForm::MetadataOnly);
  EXPECT_EQ(made_[3].selection, (Selection{.namespace_name = "web", .label_selector = "app=a"}));
}

// To watch a single object, its name is sent as a field selector on metadata.name, the only way the
// API has (SEL-24).
TEST_F(InformerFactoryTest, SingleObjectIsSelectedByMetadataName) {
  InformerFactory factory(source(), options());
  factory.informer(pods(), {.namespaces = {"web"}, .field_selector = "metadata.name=a"});
  ASSERT_THAT(made_, SizeIs(1));
  EXPECT_EQ(made_[0].selection,
            (Selection{.namespace_name = "web", .field_selector = "metadata.name=a"}));
}

// Factory options apply to all informers that have none of their own (FA-02).
TEST_F(InformerFactoryTest, FactoryOptionsApplyUnlessTheInformerHasItsOwn) {
  lists_[""] = {make_pod("web/a", "1"), make_pod("web/b", "2")};
  InformerFactoryOptions for_all = options();
  for_all.informer.transform = [](ObjectPtr object) -> Result<ObjectPtr> {
    if (object->name() == "b") return Error(ErrorCode::InvalidArgument, "not this one");
    return object;
  };
  for_all.informer.resync_period = std::chrono::minutes(1);
  InformerFactory factory(source(), for_all);
  Informer<> usual = factory.informer(pods());
  InformerOptions own = options().informer;
  own.resync_period = std::chrono::hours(1);
  Informer<> special = factory.informer(pods(), {.label_selector = "app=a"}, own);
  DeliveredEvents every_minute;
  DeliveredEvents every_hour;
  const HandlerRegistration first = usual.add_event_handler(every_minute.handler()).value();
  const HandlerRegistration second = special.add_event_handler(every_hour.handler()).value();
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  EXPECT_THAT(every_minute.wait_for(1), ElementsAre("add web/a@1 initial"));
  EXPECT_THAT(every_hour.wait_for(2), SizeIs(2));  // This informer has no transform.
  ASSERT_TRUE(clock_.wait_for_waiters(2));         // Both informers are watching.
  clock_.advance(std::chrono::minutes(1));
  EXPECT_THAT(every_minute.wait_for(2), ElementsAre("add web/a@1 initial", "update web/a@1→1"));
  factory.shutdown();
  EXPECT_THAT(every_hour.take(), SizeIs(2));
}

// Informers have the namespace index (FA-08).
TEST_F(InformerFactoryTest, InformersHaveAnIndexByNamespace) {
  lists_[""] = {make_pod("web/a", "1"), make_pod("ops/b", "2")};
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods());
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  EXPECT_THAT(informer.indexer().list_index_values("namespace"),
              UnorderedElementsAre("web", "ops"));
  EXPECT_THAT(informer.lister().by_index("namespace", "web").value(), SizeIs(1));
}

TEST_F(InformerFactoryTest, NamespacesInAnotherOrderAreTheSameScope) {
  InformerFactory factory(source(), options());
  EXPECT_EQ(factory.informer(pods(), {.namespaces = {"web", "ops"}}),
            factory.informer(pods(), {.namespaces = {"ops", "web", "ops"}}));
}

TEST_F(InformerFactoryTest, ClusterScopedResourcesHaveNoNamespace) {
  InformerFactory factory(source(), {.scope = {.namespaces = {"web", "ops"}}});
  EXPECT_EQ(factory.informer(nodes()), factory.informer(nodes(), {}));
  ASSERT_THAT(made_, SizeIs(1));
  EXPECT_EQ(made_[0].selection.namespace_name, "");
}

TEST_F(InformerFactoryTest, SeveralNamespacesShareOneCacheAndOneHandler) {
  lists_["web"] = {make_pod("web/a", "1")};
  lists_["ops"] = {make_pod("ops/a", "2"), make_pod("ops/b", "3")};
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods(), {.namespaces = {"web", "ops"}});
  DeliveredEvents delivered;
  const HandlerRegistration registration = informer.add_event_handler(delivered.handler()).value();
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  EXPECT_THAT(
      delivered.wait_for(3),
      UnorderedElementsAre("add web/a@1 initial", "add ops/a@2 initial", "add ops/b@3 initial"));
  EXPECT_THAT(informer.lister().in("ops").list(), SizeIs(2));
  EXPECT_EQ(informer.lister().snapshot().resource_version(), "");
  EXPECT_EQ(informer.last_sync_resource_version(), "");
  EXPECT_THAT(informer.status().parts, SizeIs(2));
}

TEST_F(InformerFactoryTest, ForbiddenNamespacePreventsSync) {
  lists_["web"] = {make_pod("web/a", "1")};
  refusals_["ops"] = Error(ErrorCode::Forbidden, "pods is forbidden");
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods(), {.namespaces = {"web", "ops"}});
  DeliveredEvents delivered;
  const HandlerRegistration registration = informer.add_event_handler(delivered.handler()).value();
  factory.start();
  EXPECT_THAT(delivered.wait_for(1), ElementsAre("add web/a@1 initial"));
  const CacheSync sync = factory.wait_for_cache_sync(Duration::zero());
  EXPECT_FALSE(sync.all_synced());
}

// start() starts the informers requested since the previous start() (FA-03, FA-04).
TEST_F(InformerFactoryTest, StartStartsInformersRequestedSinceTheLastStart) {
  InformerFactory factory(source(), options());
  factory.informer(pods());
  factory.start();
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  Informer<> later = factory.informer(nodes());
  EXPECT_FALSE(later.status().running);
  factory.start();
  EXPECT_TRUE(later.wait_for_sync());
  const CacheSync sync = factory.wait_for_cache_sync();
  ASSERT_THAT(sync.informers, SizeIs(2));
  EXPECT_EQ(sync.informers[0].resource, nodes());  // Sorted by resource.
  EXPECT_EQ(sync.informers[1].resource, pods());
}

// Each informer stops with the token of the start() that started it (FA-03).
TEST_F(InformerFactoryTest, StopEndsTheInformersStartedWithIt) {
  InformerFactory factory(source(), options());
  Informer<> first = factory.informer(pods());
  std::stop_source stop;
  factory.start(stop.get_token());
  EXPECT_TRUE(first.wait_for_sync());
  Informer<> second = factory.informer(nodes());
  factory.start();
  EXPECT_TRUE(second.wait_for_sync());
  stop.request_stop();
  EXPECT_TRUE(test_support::eventually([&] { return first.is_stopped(); }));
  EXPECT_TRUE(second.status().running);
}

// A wait ends when any of the informers stops, also while it waits for another one.
TEST_F(InformerFactoryTest, WaitEndsWhenAnotherInformerStops) {
  refusals_["ops"] = Error(ErrorCode::Forbidden, "pods is forbidden");
  InformerFactory factory(source(), options());
  factory.informer(pods(), {.namespaces = {"ops"}});  // Comes first, and never syncs.
  factory.start();
  Informer<> second = factory.informer(pods(), {.namespaces = {"web"}});
  std::stop_source stop;
  factory.start(stop.get_token());
  EXPECT_TRUE(second.wait_for_sync());
  CacheSync sync;
  OneShotEvent ended;
  {
    const std::jthread waiting([&] {
      sync = factory.wait_for_cache_sync();
      ended.set();
    });
    stop.request_stop();
    EXPECT_TRUE(test_support::wait_for(ended));
    factory.shutdown();
  }
  ASSERT_THAT(sync.informers, SizeIs(2));
  EXPECT_FALSE(sync.informers[0].synced);
  EXPECT_TRUE(sync.informers[1].synced);
}

// The result says which informers have not synced and why (FA-05).
TEST_F(InformerFactoryTest, WaitReportsUnsyncedInformersWithReasons) {
  lists_["web"] = {make_pod("web/a", "1")};
  refusals_["ops"] = Error(ErrorCode::Forbidden, "pods is forbidden");
  InformerFactory factory(source(), options());
  factory.informer(pods(), {.namespaces = {"web"}});
  Informer<> refused = factory.informer(pods(), {.namespaces = {"ops"}});
  factory.start();
  // Wait until the list has failed. The informer then stays in its backoff, because the fake clock
  // does not advance.
  ASSERT_TRUE(test_support::eventually(
      [&] { return refused.status().reflector.failing_since.has_value(); }));
  std::stop_source stop;
  std::jthread waiting([&] {
    EXPECT_TRUE(test_support::eventually(
        [&] { return factory.informer(pods(), {.namespaces = {"web"}}).has_synced(); }));
    stop.request_stop();
  });
  const CacheSync sync = factory.wait_for_cache_sync(stop.get_token());
  waiting.join();
  ASSERT_FALSE(sync.all_synced());
  ASSERT_THAT(sync.informers, SizeIs(2));
  EXPECT_FALSE(sync.informers[0].synced);
  EXPECT_THAT(sync.informers[0].reason, ::testing::HasSubstr("pods is forbidden"));
  EXPECT_THAT(sync.error().message,
              ::testing::StartsWith("caches have not synced: pods.v1 in ops: "));
}

// When the wait is cancelled, informers that have synced count as synced (SY-06).
TEST_F(InformerFactoryTest, CancelledWaitStillCountsSyncedInformers) {
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods());
  factory.start();
  EXPECT_TRUE(informer.wait_for_sync());
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(factory.wait_for_cache_sync(stop.get_token()).all_synced());
}

TEST_F(InformerFactoryTest, WaitEndsAtItsTimeout) {
  refusals_[""] = Error(ErrorCode::ConnectionRefused, "connection refused");
  InformerFactory factory(source(), options());
  factory.informer(pods());
  factory.start();
  EXPECT_FALSE(factory.wait_for_cache_sync(Duration::zero()).all_synced());
}

// An informer that was not started never syncs, so the wait fails at once and names it.
TEST_F(InformerFactoryTest, WaitNamesInformersThatWereNotStarted) {
  InformerFactory factory(source(), options());
  factory.informer(pods());
  const CacheSync forgotten = factory.wait_for_cache_sync();
  ASSERT_FALSE(forgotten.all_synced());
  EXPECT_EQ(forgotten.error().message,
            "caches have not synced: pods.v1: not started: call run(), or start() of its factory");

  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  factory.informer(nodes());  // Created after start().
  const CacheSync one_missing = factory.wait_for_cache_sync(std::chrono::seconds(1));
  ASSERT_FALSE(one_missing.all_synced());
  EXPECT_THAT(one_missing.error().message,
              ::testing::StartsWith("caches have not synced: nodes.v1: not started"));
}

TEST_F(InformerFactoryTest, WaitAcceptsAnInformerThatTheProgramRunsItself) {
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods());
  const std::jthread running([&](const std::stop_token& stop) { informer.run(stop).value(); });
  EXPECT_TRUE(informer.wait_for_sync());
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
}

TEST_F(InformerFactoryTest, WaitWithoutInformersReturnsImmediately) {
  InformerFactory factory(source(), options());
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
}

// Informers whose resource the server does not serve can be left out of the wait.
TEST_F(InformerFactoryTest, WaitContinuesWithoutParkedInformers) {
  lists_["web"] = {make_pod("web/a", "1")};
  refusals_["ops"] = Error(ErrorCode::NotFound, "list pods: 404 not found");
  InformerFactory factory(source(), options());
  Informer<> served = factory.informer(pods(), {.namespaces = {"web"}});
  Informer<> parked = factory.informer(pods(), {.namespaces = {"ops"}});
  std::atomic<bool> is_served = false;
  made_[1].server->set_search_function([&] {
    return ResourceSighting{
        .presence = is_served ? ResourcePresence::Served : ResourcePresence::Unknown,
        .check_after = std::chrono::seconds(10)};
  });
  factory.start();
  const CacheSync sync = factory.wait_for_cache_sync({.without_parked = true});
  EXPECT_TRUE(sync.all_synced_or_parked());
  EXPECT_FALSE(sync.all_synced());
  ASSERT_THAT(sync.informers, SizeIs(2));  // "ops" is the first.
  EXPECT_TRUE(sync.informers[0].parked);
  EXPECT_EQ(sync.informers[0].reason,
            "waiting for the resource pods.v1: the server does not serve it");
  EXPECT_TRUE(sync.informers[1].synced);
  EXPECT_FALSE(sync.informers[1].parked);
  EXPECT_EQ(served.wait_for_sync({.without_parked = true}), SyncWait::Synced);
  EXPECT_EQ(parked.wait_for_sync({.without_parked = true}), SyncWait::Parked);
  EXPECT_EQ(parked.wait_for_sync({.timeout = Duration::zero()}), SyncWait::Interrupted);

  // Once the resource is served, the informer syncs.
  made_[1].server->set_list_function(
      [](const auto&) { return test_support::ListResponse{.resource_version = "11"}; });
  is_served = true;
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  clock_.advance(std::chrono::seconds(10));
  EXPECT_TRUE(parked.wait_for_sync());
  EXPECT_FALSE(parked.status().parked);
}

// Until the removal is certain, the cache keeps its objects; then handlers get each deletion once.
TEST_F(InformerFactoryTest, RemovedResourceDeliversDeletions) {
  lists_[""] = {make_pod("web/a", "1"), make_pod("web/b", "2")};
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods());
  std::atomic<ResourcePresence> presence = ResourcePresence::Unknown;
  made_[0].server->set_search_function([&] {
    return ResourceSighting{.presence = presence, .check_after = std::chrono::seconds(10)};
  });
  made_[0].server->refuse_watch(Error(ErrorCode::NotFound, "watch pods: 404 not found"));
  DeliveredEvents delivered;
  const HandlerRegistration registration = informer.add_event_handler(delivered.handler()).value();
  factory.start();
  EXPECT_THAT(delivered.wait_for(2), SizeIs(2));
  delivered.take();
  ASSERT_TRUE(test_support::eventually([&] { return informer.status().parked; }));
  EXPECT_THAT(informer.lister().list(), SizeIs(2));
  EXPECT_TRUE(informer.has_synced());

  presence = ResourcePresence::Removed;
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    clock_.advance(std::chrono::seconds(10));
  }
  EXPECT_THAT(delivered.wait_for(2),
              UnorderedElementsAre("delete web/a@1 unknown", "delete web/b@2 unknown"));
  EXPECT_THAT(informer.lister().list(), SizeIs(0));
  EXPECT_TRUE(informer.status().parked);
}

// shutdown() stops all informers and waits for them; start() does nothing afterwards (FA-06).
TEST_F(InformerFactoryTest, ShutdownStopsAndWaitsAndDisablesStart) {
  InformerFactory factory(source(), options());
  Informer<> informer = factory.informer(pods());
  factory.start();
  {
    const std::jthread first([&] { factory.shutdown(); });
    const std::jthread second([&] { factory.shutdown(); });
  }
  EXPECT_TRUE(informer.is_stopped());
  Informer<> later = factory.informer(nodes());
  factory.start();
  EXPECT_FALSE(later.status().running);
}

// The wait does not block for an informer that ended before it had synced; the result contains the
// reason.
TEST_F(InformerFactoryTest, WaitDoesNotBlockForAnInformerThatEnded) {
  refusals_[""] = Error(ErrorCode::ConnectionRefused, "connection refused");
  InformerFactory factory(source(), options());
  factory.informer(pods());
  factory.start();
  factory.shutdown();
  const CacheSync sync = factory.wait_for_cache_sync();
  ASSERT_THAT(sync.informers, SizeIs(1));
  EXPECT_THAT(sync.informers[0].reason, ::testing::StartsWith("stopped before it had synced"));
}

TEST_F(InformerFactoryTest, HandlerMayCallTheFactoryDuringShutdown) {
  lists_[""] = {make_pod("web/a", "1")};
  InformerFactory factory(source(), options());
  OneShotEvent entered;
  OneShotEvent go_on;
  std::size_t seen = 0;
  const auto on_add = [&](const AddEvent&) {
    entered.set();
    go_on.wait({});
    seen = factory.statuses().size();
  };
  const HandlerRegistration registration =
      factory.informer(pods()).add_event_handler({.on_add = on_add}).value();
  factory.start();
  entered.wait({});
  ASSERT_TRUE(made_[0].server->wait_for_requests(2));
  {
    const std::jthread ending([&] { factory.shutdown(); });
    // Wait until the shutdown has closed the watch, then let the handler return.
    EXPECT_TRUE(test_support::eventually([&] { return made_[0].server->open_watches() == 0; }));
    go_on.set();
  }
  EXPECT_EQ(seen, 1U);
}

// Metadata informers request PartialObjectMetadata objects (FA-10).
TEST_F(InformerFactoryTest, MetadataInformerAcceptsPartialObjectMetadata) {
  lists_[""] = {test_support::make_object({.api_version = "meta.k8s.io/v1",
                                           .kind = "PartialObjectMetadata",
                                           .namespace_name = "web",
                                           .name = "a"})};
  InformerFactory factory(source(), options());
  Informer<> informer = factory.metadata_informer(pods());
  factory.start();
  EXPECT_TRUE(factory.wait_for_cache_sync().all_synced());
  EXPECT_THAT(informer.lister().list(), SizeIs(1));
}

TEST_F(InformerFactoryTest, ScopesHaveReadableNames) {
  EXPECT_EQ(to_string(pods(), {}), "pods.v1");
  EXPECT_EQ(to_string(pods(), {.namespaces = {"ops", "web"}}), "pods.v1 in ops, web");
  EXPECT_EQ(to_string(pods(), {.label_selector = "app=a", .form = ObjectForm::MetadataOnly}),
            "pods.v1 with app=a, metadata only");
}

}  // namespace
}  // namespace kinform::inline v0
