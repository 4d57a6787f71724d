// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests every feature of informers against a real server.

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/api/core/v1.hpp"
#include "kinform/api_catalog.hpp"
#include "kinform/informer_factory.hpp"
#include "tests/e2e/real_server_test.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using ::testing::IsEmpty;

class InformerTest : public RealServerTest {
 protected:
  // Waits until the follower equals the server, and expects no violations of the delivery
  // guarantees.
  void expect_equal(Follower& follower) {
    EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value())
        << difference(follower.cached(), *state_of(client_, kConfigMaps, here()));
    EXPECT_THAT(follower.problems(), IsEmpty());
  }
};

TEST_F(InformerTest, FollowsABuiltInKindDynamically) {
  create("a");
  create("b");
  Follower follower(client_, kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 2u);
  create("c");
  update("a", "2");
  remove("b");
  expect_equal(follower);
  EXPECT_EQ(follower.informer().lister().get({namespace_, "a"}).value()->at("/data/v").as_string(),
            "2");
}

TEST_F(InformerTest, FollowsABuiltInKindWithItsType) {
  InformerFactory factory(client_.lister_watchers(), {.scope = {.namespaces = {namespace_}}});
  const Informer<core::v1::ConfigMap> maps = factory.informer<core::v1::ConfigMap>();
  create("a");
  factory.start();
  ASSERT_TRUE(factory.wait_for_cache_sync(kTimeout).all_synced());
  update("a", "2");
  EXPECT_TRUE(eventually([&] {
    const core::v1::ConfigMap map = maps.lister().get({namespace_, "a"}).value();
    return map.data()["v"] == "2";
  }));
}

TEST_F(InformerTest, ListIsStreamedWhenTheServerSupportsIt) {
  for (int i = 0; i < 20; ++i) create("object-" + std::to_string(i));
  Follower follower(client_, kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());
  const bool streams = profile_of_environment() != Profile::NoStreamingLists;
  EXPECT_EQ(follower.informer().status().reflector.counters.streaming_lists, streams ? 1u : 0u);
  EXPECT_EQ(follower.informer().status().reflector.counters.lists, 1u);
  expect_equal(follower);
}

TEST_F(InformerTest, ListComesInPages) {
  for (int i = 0; i < 25; ++i) create("object-" + std::to_string(i));
  Follower follower(client_, kConfigMaps, here(), {.page_size = 4, .use_streaming_list = false});
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 25u);
  update("object-3", "2");
  expect_equal(follower);
}

TEST_F(InformerTest, FollowsMetadataAlone) {
  create("a", {{"tier", "web"}});
  Follower follower(client_, kConfigMaps, here(), {.form = ObjectForm::MetadataOnly});
  ASSERT_TRUE(follower.wait_for_sync());
  const ObjectPtr object = follower.informer().lister().get({namespace_, "a"}).value();
  EXPECT_EQ(object->at("/metadata/labels/tier").as_string(), "web");
  EXPECT_FALSE(object->at("/data/v"));
  update("a", "2");
  expect_equal(follower);
}

TEST_F(InformerTest, LabelSelectorTurnsChangesIntoTransitions) {
  create("a", {{"tier", "web"}});
  create("b", {{"tier", "db"}});
  Selection web = here();
  web.label_selector = "tier=web";
  Follower follower(client_, kConfigMaps, web);
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 1u);
  update("a", "2", {{"tier", "db"}});
  update("b", "2", {{"tier", "web"}});
  EXPECT_TRUE(follower.wait_until_equal(client_, kTimeout).has_value());
  EXPECT_EQ(follower.cached().begin()->first, namespace_ + "/b");
  EXPECT_THAT(follower.problems(), IsEmpty());
}

TEST_F(InformerTest, FieldSelector) {
  create("a");
  create("b");
  Selection one = here();
  one.field_selector = "metadata.name=b";
  Follower follower(client_, kConfigMaps, one);
  ASSERT_TRUE(follower.wait_for_sync());
  EXPECT_EQ(follower.cached().size(), 1u);
}

TEST_F(InformerTest, SeveralNamespacesInOneCache) {
  const std::string other = make_namespace(client_);
  const std::string unrelated = make_namespace(client_);
  const auto create_in = [&](const std::string& place, const std::string& name) {
    Json object = config_map(name);
    object["metadata"]["namespace"] = place;
    ASSERT_TRUE(client_.create(kConfigMaps, object).ok());
  };
  create_in(namespace_, "a");
  create_in(other, "a");
  create_in(unrelated, "a");
  InformerFactory factory(client_.lister_watchers());
  Informer<> informer = factory.informer(kConfigMaps, {.namespaces = {namespace_, other}});
  factory.start();
  ASSERT_TRUE(factory.wait_for_cache_sync(kTimeout).all_synced());
  EXPECT_EQ(informer.lister().snapshot().size(), 2u);
  create_in(other, "b");
  EXPECT_TRUE(eventually([&] { return informer.lister().find({other, "b"}) != nullptr; }));
}

TEST_F(InformerTest, ResyncRedeliversTheCacheWithoutARequest) {
  create("a");
  std::atomic<int> resyncs = 0;
  Informer<> informer(client_.lister_watcher(kConfigMaps, here()), {.resync_period = 1s});
  const auto registration =
      informer
          .add_event_handler({.on_update =
                                  [&](const UpdateEvent& event) {
                                    if (event.old_object->resource_version() ==
                                        event.new_object->resource_version())
                                      ++resyncs;
                                  }})
          .value();
  std::jthread thread([&](const std::stop_token& stop) { std::ignore = informer.run(stop); });
  EXPECT_TRUE(eventually([&] { return resyncs >= 2; }));
  EXPECT_EQ(informer.status().reflector.counters.lists, 1u);
}

TEST_F(InformerTest, LateHandlerGetsTheCacheFirst) {
  create("a");
  create("b");
  Follower follower(client_, kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());
  follower.add_late_handler();
  update("a", "2");
  remove("b");
  expect_equal(follower);
}

TEST_F(InformerTest, VersionOfTheCacheIsKnownToTheServer) {
  Follower follower(client_, kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());
  const ObjectPtr written = create("a");
  EXPECT_TRUE(eventually([&] {
    return follower.informer().last_sync_resource_version() == written->resource_version();
  }));
}

TEST_F(InformerTest, ManyChangesArriveInOrder) {
  Follower follower(client_, kConfigMaps, here());
  ASSERT_TRUE(follower.wait_for_sync());
  for (int round = 0; round < 5; ++round) {
    for (int i = 0; i < 50; ++i) {
      const std::string name = "object-" + std::to_string(i);
      if (round == 0) create(name);
      if (round == 1 || round == 2) update(name, std::to_string(round));
      if (round == 3 && i % 2 == 0) remove(name);
      if (round == 4 && i % 4 == 0) create(name);
    }
  }
  expect_equal(follower);
  EXPECT_EQ(follower.informer().status().reflector.counters.lists, 1u);
}

// Follows every built-in resource that can be listed and watched, at the same time.
TEST_F(InformerTest, AllKindsOfTheServerCanBeFollowed) {
  Discovery discovery(client_);
  const auto catalog = discovery.catalog().value();
  InformerFactory factory(client_.lister_watchers());
  std::size_t count = 0;
  for (const DiscoveredResource& resource : catalog->resources()) {
    if (!resource.supports("list") || !resource.supports("watch")) continue;
    std::ignore = factory.informer(resource.resource);
    ++count;
  }
  EXPECT_GT(count, 40u);
  factory.start();
  const CacheSync sync = factory.wait_for_cache_sync(kTimeout);
  EXPECT_TRUE(sync.all_synced()) << to_string(sync.error());
}

// Returns all objects in this format, as JSON text, by key and version: some change meanwhile.
std::map<std::string, std::string> objects_in_format(const Client& client,
                                                     const ApiResource& resource,
                                                     WireFormat format) {
  const auto source = client.lister_watcher(resource, {}, {.wire_format = format});
  const auto list = source->list({}, nullptr, {}).value();
  std::map<std::string, std::string> objects;
  while (const std::optional<ListItem> item = list->next({}).value()) {
    const Object& object = *item->object;
    objects[object.key().to_string() + "@" + std::string(object.resource_version())] =
        object.to_json();
  }
  // The tables know everything that this server sends.
  EXPECT_EQ(source->json_fallback(), "");
  return objects;
}

// Members, their order, numbers and times are those that the server writes in JSON.
TEST_F(InformerTest, EveryObjectOfTheServerIsTheSameInBothFormats) {
  create("a", {{"tier", "web"}});
  Discovery discovery(client_);
  const auto catalog = discovery.catalog().value();
  std::size_t compared = 0;
  for (const DiscoveredResource& found : catalog->resources()) {
    if (!found.supports("list")) continue;
    const auto protobuf = objects_in_format(client_, found.resource, WireFormat::Automatic);
    for (const auto& [key, json] : objects_in_format(client_, found.resource, WireFormat::Json)) {
      const auto same = protobuf.find(key);
      if (same == protobuf.end()) continue;
      EXPECT_EQ(same->second, json) << found.resource.to_string() << " " << key;
      ++compared;
    }
  }
  EXPECT_GT(compared, 100u);
}

TEST_F(InformerTest, FollowsInJsonAndWithCompressedStreams) {
  const Client json(cluster_.client_config(),
                    {.requests_per_second = 0, .wire_format = WireFormat::Json});
  const Client compressed(cluster_.client_config(),
                          {.requests_per_second = 0, .stream_compression = true});
  for (int i = 0; i < 20; ++i) create("object-" + std::to_string(i));
  Follower in_json(json, kConfigMaps, here());
  Follower in_gzip(compressed, kConfigMaps, here());
  ASSERT_TRUE(in_json.wait_for_sync());
  ASSERT_TRUE(in_gzip.wait_for_sync());
  create("a");
  update("object-1", "2");
  remove("object-2");
  expect_equal(in_json);
  expect_equal(in_gzip);
}

}  // namespace
}  // namespace kinform::inline v0::e2e
