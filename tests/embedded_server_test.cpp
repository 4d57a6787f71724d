// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests an Informer over a Client over loopback against the embedded server.

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/error.hpp"
#include "kinform/informer.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Fault;
using server::FaultKind;
using server::Server;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

Json config_map(const std::string& name, const std::string& value) {
  return {{"apiVersion", "v1"},
          {"kind", "ConfigMap"},
          {"metadata", {{"name", name}, {"namespace", "default"}}},
          {"data", {{"v", value}}}};
}

// Records the calls of a handler as lines that a test can wait for.
class Story {
 public:
  [[nodiscard]] EventHandler<> handler() {
    return {.on_add = [this](const AddEvent& event) { add("added ", event.object); },
            .on_update = [this](const UpdateEvent& event) { add("updated ", event.new_object); },
            .on_delete = [this](const DeleteEvent& event) { add("deleted ", event.object); }};
  }

  [[nodiscard]] std::vector<std::string> wait_for(std::size_t count) {
    const detail::MutexLock lock(mutex_);
    std::ignore = changed_.wait_until(
        mutex_, system_clock(), system_clock().after(30s), {},
        [this, count]() KINFORM_REQUIRES(mutex_) { return lines_.size() >= count; });
    return lines_;
  }

  [[nodiscard]] bool wait_for_line(const std::string& line) {
    const detail::MutexLock lock(mutex_);
    const auto told = [this, &line]() KINFORM_REQUIRES(mutex_) {
      return std::find(lines_.begin(), lines_.end(), line) != lines_.end();
    };
    const detail::Wake wake =
        changed_.wait_until(mutex_, system_clock(), system_clock().after(30s), {}, told);
    return wake == detail::Wake::Notified;
  }

 private:
  void add(const std::string& what, const ObjectPtr& object) {
    const detail::MutexLock lock(mutex_);
    lines_.push_back(what + std::string(object->name()) + "=" +
                     std::string((*object)["data"]["v"].as_string()));
    changed_.notify_all();
  }

  detail::Mutex mutex_;
  detail::CondVar changed_;
  std::vector<std::string> lines_ KINFORM_GUARDED_BY(mutex_);
};

struct ServerKind {
  bool tls = false;
  bool streaming_lists = false;
  WireFormat format = WireFormat::Automatic;  // Protobuf.
};

class EmbeddedServerTest : public ::testing::TestWithParam<ServerKind> {
 protected:
  EmbeddedServerTest()
      : server_(Server::start({.tls = GetParam().tls, .version_timeout = 10ms}).value()),
        client_(server_->client_config(),
                {.requests_per_second = 0, .retries_max = 0, .wire_format = GetParam().format}) {}

  // Runs an informer until destruction.
  class Running {
   public:
    Running(const Client& client, Story& story)
        : informer_(client.lister_watcher(kConfigMaps),
                    {.use_streaming_list = GetParam().streaming_lists,
                     .backoff = {.first_delay = 1ms, .longest_delay = 1ms}}),
          registration_(informer_.add_event_handler(story.handler()).value()),
          thread_([this](const std::stop_token& stop) { EXPECT_TRUE(informer_.run(stop).ok()); }) {}
    Informer<>& operator*() { return informer_; }

   private:
    Informer<> informer_;
    HandlerRegistration registration_;
    std::jthread thread_;
  };

  void create(const std::string& name, const std::string& value) {
    ASSERT_TRUE(client_.create(kConfigMaps, config_map(name, value)).ok());
  }
  void update(const std::string& name, const std::string& value) {
    ASSERT_TRUE(client_.update(kConfigMaps, config_map(name, value)).ok());
  }
  void remove(const std::string& name) {
    ASSERT_TRUE(client_.delete_object(kConfigMaps, {"default", name}).ok());
  }

  std::unique_ptr<Server> server_;
  Client client_;
};

TEST_P(EmbeddedServerTest, InformerFollowsWrites) {
  create("a", "1");
  Story story;
  const Running informer(client_, story);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  create("b", "1");
  update("a", "2");
  remove("b");
  EXPECT_THAT(story.wait_for(4),
              ElementsAre("added a=1", "added b=1", "updated a=2", "deleted b=1"));
}

TEST_P(EmbeddedServerTest, WatchThatIsCutInsideAnEventIsResumedWithoutListingAgain) {
  create("a", "1");
  // Cut the watch after 620 bytes: two events of some 250 bytes each fit, the third is cut in its
  // middle.
  server_->plan({.match = {.watch = true}, .kind = FaultKind::Cut, .after_bytes = 620});
  Story story;
  Running informer(client_, story);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  create("b", "1");
  create("c", "1");
  create("d", "1");
  EXPECT_THAT(story.wait_for(4), ElementsAre("added a=1", "added b=1", "added c=1", "added d=1"));
  EXPECT_LE((*informer).status().reflector.counters.lists, 1u);
}

TEST_P(EmbeddedServerTest, DroppedConnectionsAreReopenedAndNothingIsMissed) {
  create("a", "1");
  Story story;
  const Running informer(client_, story);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  create("b", "1");
  EXPECT_THAT(story.wait_for(2), ElementsAre("added a=1", "added b=1"));
  server_->drop_connections();
  // Write directly to the server, not through the client, whose connection was dropped too.
  const Json c = config_map("c", "1");
  ASSERT_EQ(server_->request("POST", "/api/v1/namespaces/default/configmaps", c).status, 201);
  EXPECT_THAT(story.wait_for(3), ElementsAre("added a=1", "added b=1", "added c=1"));
}

TEST_P(EmbeddedServerTest, NothingIsSentOnADroppedConnection) {
  const std::string path = "/api/v1/namespaces/default/configmaps";
  create("busy", "0");
  // Change an object all the time, so that the server always has events to send.
  const std::jthread writer([&](const std::stop_token& stop) {
    for (int i = 1; !stop.stop_requested(); ++i) {
      server_->request("PUT", path + "/busy", config_map("busy", std::to_string(i)));
    }
  });
  for (int round = 0; round < 50; ++round) {
    const auto watch = client_.watch(kConfigMaps, {}, {.resource_version = "0"}).value();
    EXPECT_EQ(watch->next(30s, {}).value().progress, WatchProgress::Event);
    server_->drop_connections();
    const std::string name = "later-" + std::to_string(round);
    ASSERT_EQ(server_->request("POST", path, config_map(name, "1")).status, 201);

    Result<WatchRead> read = watch->next(30s, {});
    for (; read.ok() && read->progress == WatchProgress::Event; read = watch->next(30s, {})) {
      EXPECT_NE(read->event.object->name(), name);
    }
    EXPECT_FALSE(read.ok() && read->progress == WatchProgress::NothingYet);
  }
}

TEST_P(EmbeddedServerTest, WatchesThatEndCleanlyAreReopened) {
  create("a", "1");
  Story story;
  Running informer(client_, story);
  EXPECT_THAT(story.wait_for(1), ElementsAre("added a=1"));
  create("b", "1");
  EXPECT_THAT(story.wait_for(2), ElementsAre("added a=1", "added b=1"));
  server_->end_watches();
  create("c", "1");
  EXPECT_THAT(story.wait_for(3), ElementsAre("added a=1", "added b=1", "added c=1"));
  EXPECT_LE((*informer).status().reflector.counters.lists, 1u);
}

TEST_P(EmbeddedServerTest, OversizedObjectIsRejected) {
  Json large = config_map("large", std::string(4 * 1024 * 1024, 'x'));
  const auto created = client_.create(kConfigMaps, large);
  ASSERT_FALSE(created.ok());
  EXPECT_TRUE(is_request_too_large(created.error())) << to_string(created.error());
}

TEST_P(EmbeddedServerTest, PlannedFailureIsReturnedOnce) {
  create("a", "1");
  server_->plan({.match = {.method = "GET"}, .status = 500});
  const auto failed = client_.get(kConfigMaps, {"default", "a"});
  ASSERT_FALSE(failed.ok());
  EXPECT_TRUE(is_internal(failed.error())) << to_string(failed.error());
  EXPECT_TRUE(client_.get(kConfigMaps, {"default", "a"}).ok());
}

TEST_P(EmbeddedServerTest, PlanListsPendingFaults) {
  EXPECT_TRUE(server_->planned().empty());
  server_->plan({.match = {.method = "GET"}, .status = 500, .times = 2});
  server_->plan({.match = {.method = "PUT"}, .status = 503});
  EXPECT_FALSE(client_.get(kConfigMaps, {"default", "a"}).ok());
  ASSERT_EQ(server_->planned().size(), 2u);
  EXPECT_EQ(server_->planned()[0].times, 1u);
  EXPECT_FALSE(client_.get(kConfigMaps, {"default", "a"}).ok());
  ASSERT_EQ(server_->planned().size(), 1u);
  EXPECT_EQ(server_->planned()[0].status, 503);
  server_->clear_plan();
  EXPECT_TRUE(server_->planned().empty());
}

TEST_P(EmbeddedServerTest, VersionFromTheFutureIsTooLarge) {
  const auto listed = client_.list(kConfigMaps, {}, {.resource_version = "999999"});
  ASSERT_FALSE(listed.ok());
  EXPECT_TRUE(is_resource_version_too_large(listed.error())) << to_string(listed.error());
}

TEST_P(EmbeddedServerTest, ExpiredVersionLeadsToARelistThatDetectsTheDeletion) {
  create("a", "1");
  create("b", "1");
  Story story;
  const Running informer(client_, story);
  EXPECT_THAT(story.wait_for(2), UnorderedElementsAre("added a=1", "added b=1"));
  // Let requests fail, so that the informer cannot watch while an object is deleted and the history
  // is compacted.
  server_->plan({.match = {.method = "GET"}, .status = 503, .times = 3});
  server_->drop_connections();
  ASSERT_EQ(server_->request("DELETE", "/api/v1/namespaces/default/configmaps/a").status, 200);
  server_->compact();
  EXPECT_TRUE(story.wait_for_line("deleted a=1"));
}

TEST_P(EmbeddedServerTest, WrongTokenIsUnauthorized) {
  ClientConfig config = server_->client_config();
  config.bearer_token = "wrong";
  const Client stranger(config);
  const auto listed = stranger.list(kConfigMaps);
  ASSERT_FALSE(listed.ok());
  EXPECT_TRUE(is_unauthorized(listed.error())) << to_string(listed.error());
}

// A list above 128 KB, which the server sends in pieces, is complete.
TEST(EmbeddedServerRequestTest, LargeListIsComplete) {
  constexpr std::size_t kCount = 2000;
  const auto server = Server::start().value();
  const std::string path = "/api/v1/namespaces/default/configmaps";
  for (std::size_t number = 0; number < kCount; ++number) {
    const Json object = {{"metadata", {{"name", "o" + std::to_string(number)}}},
                         {"data", {{"text", std::string(number % 500, 'x')}}}};
    ASSERT_EQ(server->request("POST", path, object).status, 201);
  }
  const Server::Response response = server->request("GET", path);
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body["items"].size(), kCount);
}

TEST(EmbeddedServerPodsTest, SimulatedPodBecomesReadyAndIsRemovedOnDeletion) {
  const auto server = Server::start({.simulate_pods = 1ms}).value();
  const Client client(server->client_config(), {.requests_per_second = 0});
  const ApiResource pods{.version = "v1", .plural = "pods", .kind = "Pod"};
  const Json pod = {
      {"metadata", {{"name", "p"}, {"namespace", "default"}}},
      {"spec", {{"containers", Json::array({{{"name", "c"}, {"image", "nginx:1.8"}}})}}}};
  ASSERT_TRUE(client.create(pods, pod).ok());
  const auto stream = client.watch(pods, {}, {.timeout_seconds = 30}).value();
  std::vector<std::string> told;
  while (true) {
    const WatchRead read = stream->next(30s, {}).value();
    ASSERT_EQ(read.progress, WatchProgress::Event);
    const Object& object = *read.event.object;
    if (read.event.type == WatchEventType::Deleted) break;
    if (object["status"]["phase"].as_string() != "Running") continue;
    if (object["metadata"]["deletionTimestamp"].is_absent()) {
      told.emplace_back(object["spec"]["nodeName"].as_string());
      ASSERT_TRUE(client.delete_object(pods, {"default", "p"}).ok());
    } else {
      told.emplace_back("terminating");
    }
  }
  // Deleting the pod causes two updates: deletion with a grace period, and with none once that has
  // ended.
  EXPECT_THAT(told, ElementsAre("kinform-node", "terminating", "terminating"));
}

INSTANTIATE_TEST_SUITE_P(Servers, EmbeddedServerTest,
                         ::testing::Values(ServerKind{}, ServerKind{.streaming_lists = true},
                                           ServerKind{.tls = true},
                                           ServerKind{.format = WireFormat::Json}),
                         [](const auto& test) {
                           return std::string(test.param.tls ? "Tls" : "Plain") +
                                  (test.param.streaming_lists ? "StreamingList" : "List") +
                                  (test.param.format == WireFormat::Json ? "Json" : "");
                         });

}  // namespace
}  // namespace kinform::inline v0
