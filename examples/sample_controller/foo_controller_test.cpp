// A controller's tests without a cluster: the real controller, the real client, and an API server
// inside the test.

#include "examples/sample_controller/foo_controller.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <kinform/server.hpp>

namespace sample {
namespace {

using namespace std::chrono_literals;
using kinform::Client;
using kinform::Json;
using kinform::Manager;
using kinform::ObjectKey;
using kinform::ObjectList;
using kinform::ObjectPtr;
using kinform::Resource;

const Resource kEvents{.version = "v1", .plural = "events", .kind = "Event"};

// The embedded server has no custom resources yet; a kind with a spec and a status plays Foo.
const Resource kFoos{.group = "policy",
                     .version = "v1",
                     .plural = "poddisruptionbudgets",
                     .kind = "PodDisruptionBudget"};

class FooControllerTest : public ::testing::Test {
 protected:
  FooControllerTest()
      : server_(kinform::server::Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        manager_(std::make_unique<Manager>(
            server_->client_config(), kinform::ManagerOptions{.metrics_bind_address = "0",
                                                              .health_probe_bind_address = "0"})),
        controller_(std::make_unique<FooController>(*manager_, kFoos)),
        thread_([this](const std::stop_token& stop) { EXPECT_TRUE(manager_->run(stop).ok()); }) {}

  static Json foo(const std::string& name, int replicas) {
    return {{"apiVersion", kFoos.api_version()},
            {"kind", kFoos.kind},
            {"metadata", {{"name", name}, {"namespace", "default"}}},
            {"spec", {{"deploymentName", name + "-deployment"}, {"replicas", replicas}}}};
  }
  ObjectPtr create(const Json& object) { return client_.create(kFoos, object).value(); }
  ObjectPtr deployment(const std::string& name) {
    return client_.get(deployments(), ObjectKey("default", name)).value_or(nullptr);
  }
  // Things happen in other threads: waits until they have, or half a minute.
  static bool eventually(const std::function<bool()>& condition) {
    const auto deadline = std::chrono::steady_clock::now() + 30s;
    while (!condition()) {
      if (std::chrono::steady_clock::now() > deadline) return false;
      std::this_thread::sleep_for(5ms);
    }
    return true;
  }
  // The last thing that the controller writes for a new Foo.
  bool has_status(const std::string& name) {
    const ObjectPtr now = client_.get(kFoos, ObjectKey("default", name)).value();
    return static_cast<bool>(now->at("/status/availableReplicas"));
  }
  // Of all that the controller writes to.
  std::vector<std::string> versions() {
    std::vector<std::string> versions;
    for (const Resource& resource : {kFoos, deployments()}) {
      const ObjectList list = client_.list(resource).value();
      for (const ObjectPtr& object : list.objects) {
        versions.push_back(object->key().to_string() + "@" +
                           std::string(object->resource_version()));
      }
    }
    return versions;
  }
  bool has_event(const std::string& reason) {
    const ObjectList events = client_.list(kEvents).value();
    for (const ObjectPtr& event : events.objects) {
      if (event->at("/reason").as_string() == reason) return true;
    }
    return false;
  }

  const std::unique_ptr<kinform::server::Server> server_;
  const Client client_;
  std::unique_ptr<Manager> manager_;
  std::unique_ptr<FooController> controller_;
  std::jthread thread_;
};

TEST_F(FooControllerTest, FooGetsADeploymentThatItControls) {
  const ObjectPtr owner = create(foo("a", 2));
  ASSERT_TRUE(eventually([&] { return static_cast<bool>(deployment("a-deployment")); }));
  const ObjectPtr made = deployment("a-deployment");
  EXPECT_EQ(made->at("/spec/replicas").as_int64(), 2);
  EXPECT_EQ(made->at("/metadata/ownerReferences/0/uid").as_string(), owner->uid());
  EXPECT_TRUE(eventually([&] { return has_event("Synced"); }));
}

TEST_F(FooControllerTest, ChangedNumberOfReplicasReachesTheDeployment) {
  create(foo("a", 1));
  ASSERT_TRUE(eventually([&] { return static_cast<bool>(deployment("a-deployment")); }));
  ASSERT_TRUE(client_
                  .patch(kFoos, ObjectKey("default", "a"), kinform::PatchType::Merge,
                         {{"spec", {{"replicas", 5}}}})
                  .ok());
  EXPECT_TRUE(
      eventually([&] { return deployment("a-deployment")->at("/spec/replicas").as_int64() == 5; }));
}

TEST_F(FooControllerTest, DeploymentThatSomebodyChangesOrDeletesIsPutRight) {
  create(foo("a", 3));
  ASSERT_TRUE(eventually([&] { return static_cast<bool>(deployment("a-deployment")); }));
  ASSERT_TRUE(client_
                  .patch(deployments(), ObjectKey("default", "a-deployment"),
                         kinform::PatchType::Merge, {{"spec", {{"replicas", 9}}}})
                  .ok());
  EXPECT_TRUE(
      eventually([&] { return deployment("a-deployment")->at("/spec/replicas").as_int64() == 3; }));
  const std::string first(deployment("a-deployment")->uid());
  ASSERT_TRUE(client_.remove(deployments(), ObjectKey("default", "a-deployment")).ok());
  EXPECT_TRUE(eventually([&] {
    const ObjectPtr now = deployment("a-deployment");
    return now && now->uid() != first;
  }));
}

TEST_F(FooControllerTest, StatusFollowsTheDeployment) {
  create(foo("a", 1));
  ASSERT_TRUE(eventually([&] { return static_cast<bool>(deployment("a-deployment")); }));
  Json ready = kinform::edit(*deployment("a-deployment"));
  ready["status"]["availableReplicas"] = 1;
  ASSERT_TRUE(client_.update_status(deployments(), ready).ok());
  EXPECT_TRUE(eventually([&] {
    const ObjectPtr now = client_.get(kFoos, ObjectKey("default", "a")).value();
    return now->at("/status/availableReplicas").as_int64() == 1;
  }));
}

TEST_F(FooControllerTest, DeploymentOfSomebodyElseIsLeftAloneAndReported) {
  const Json foreign = {
      {"metadata", {{"name", "a-deployment"}, {"namespace", "default"}}},
      {"spec",
       {{"replicas", 7},
        {"selector", {{"matchLabels", {{"app", "x"}}}}},
        {"template",
         {{"metadata", {{"labels", {{"app", "x"}}}}},
          {"spec", {{"containers", Json::array({{{"name", "x"}, {"image", "x:1"}}})}}}}}}}};
  ASSERT_TRUE(client_.create(deployments(), foreign).ok());
  create(foo("a", 1));
  EXPECT_TRUE(eventually([&] { return has_event("ErrResourceExists"); }));
  EXPECT_EQ(deployment("a-deployment")->at("/spec/replicas").as_int64(), 7);
}

TEST_F(FooControllerTest, FooWithoutADeploymentNameIsGivenUpUntilItChanges) {
  Json nameless = foo("a", 1);
  nameless["spec"].erase("deploymentName");
  create(nameless);
  ASSERT_TRUE(eventually([&] { return controller_->counts().errors == 1; }));
  ASSERT_TRUE(client_
                  .patch(kFoos, ObjectKey("default", "a"), kinform::PatchType::Merge,
                         {{"spec", {{"deploymentName", "named"}}}})
                  .ok());
  EXPECT_TRUE(eventually([&] { return static_cast<bool>(deployment("named")); }));
}

// What makes a controller safe to restart, and quiet.
TEST_F(FooControllerTest, LookingAgainChangesNothing) {
  for (const char* const name : {"a", "b", "c"}) create(foo(name, 1));
  ASSERT_TRUE(eventually([&] { return has_status("a") && has_status("b") && has_status("c"); }));
  const std::vector<std::string> before = versions();
  // A second manager looks at everything, as after a restart.
  Manager again(server_->client_config(),
                {.metrics_bind_address = "0", .health_probe_bind_address = "0"});
  const FooController second(again, kFoos);
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(again.run(stop).ok()); });
  ASSERT_TRUE(eventually([&] { return second.counts().reconciles >= 3; }));
  EXPECT_EQ(second.counts().errors, 0u);
  EXPECT_EQ(versions(), before);
  EXPECT_EQ(client_.list(deployments())->objects.size(), 3u);
}

}  // namespace
}  // namespace sample
