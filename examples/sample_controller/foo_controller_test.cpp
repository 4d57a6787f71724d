// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the controller without a cluster: the real controller and client, and an embedded API
// server with the CRD that is also used in clusters.

#include "foo_controller.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <kinform/api/apiextensions/v1.hpp>
#include <kinform/api/core/v1.hpp>
#include <kinform/server.hpp>
#include <kinform/watch_until.hpp>
#include <kinform/yaml.hpp>

namespace sample {
namespace {

using namespace std::chrono_literals;
using kinform::ApiResource;
using kinform::Client;
using kinform::Json;
using kinform::Manager;
using kinform::ManagerOptions;
using kinform::ObjectPtr;
using kinform::PatchType;
using kinform::Result;
using kinform::WatchEvent;
using kinform::WatchEventType;
using kinform::apiextensions::v1::CustomResourceDefinition;
using kinform::core::v1::Event;
using kinform::server::Access;

std::vector<Json> read_artifacts(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(SAMPLE_ARTIFACTS "/" + name).rdbuf();
  return kinform::json_documents_from_yaml(text.str()).value();
}

// Reads a file that contains one document.
Json read_artifact(const std::string& name) {
  return read_artifacts(name).at(0);
}

bool contains(const Json& list, const std::string& text) {
  const auto items = list.elements();
  return std::any_of(items.begin(), items.end(),
                     [&](const Json& item) { return item.as_string() == text; });
}

// Returns true if the role allows the access, as RBAC decides it.
bool allows(const Json& role, const Access& access) {
  const std::string resource =
      access.resource + (access.subresource.empty() ? "" : "/" + access.subresource);
  const auto rules = role["rules"].elements();
  return std::any_of(rules.begin(), rules.end(), [&](const Json& rule) {
    return contains(rule["apiGroups"], access.group) && contains(rule["resources"], resource) &&
           contains(rule["verbs"], access.verb);
  });
}

ManagerOptions manager_options(const std::string& name) {
  return {.name = name, .metrics_bind_address = "0", .health_probe_bind_address = "0"};
}

class FooControllerTest : public ::testing::Test {
 protected:
  FooControllerTest()
      : server_(kinform::server::Server::start(
                    {.authorize = [this](const Access& access) { return is_allowed(access); }})
                    .value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        foos_(client_.resource<Foo>().in("default")),
        deployments_(client_.resource<Deployment>().in("default")) {
    const ObjectPtr definition =
        client_.create(CustomResourceDefinition::resource(), read_artifact("crd.yaml")).value();
    manager_ = std::make_unique<Manager>(server_->client_config(), manager_options("first"));
    controller_ = std::make_unique<FooController>(*manager_);
    thread_ = std::jthread(
        [this](const std::stop_token& stop) { EXPECT_TRUE(manager_->run(stop).ok()); });
  }

  static Foo::Draft foo(const std::string& name, int replicas) {
    Foo::Draft draft;
    draft.metadata().set_name(name).set_namespace_name("default");
    draft.spec().set_deployment_name(name + "-deployment").set_replicas(replicas);
    return draft;
  }

  // Watches the objects of a kind until one meets the condition, and returns it. Empty after 30 s.
  template <class Kind>
  Kind eventually(const std::function<bool(const Kind& object)>& condition) {
    const auto source = client_.resource<Kind>().lister_watcher();
    const auto met = [&](const WatchEvent& event) -> Result<bool> {
      return event.type != WatchEventType::Deleted && condition(Kind(event.object));
    };
    return Kind(
        watch_until_with_sync(*source, {.deadline = kinform::system_clock().after(30s)}, {met}, {})
            .value_or(nullptr));
  }
  Deployment eventually_deployment(const std::string& name) {
    return eventually<Deployment>(
        [&](const Deployment& one) { return one.metadata().name() == name; });
  }
  // Waits for an Event about this Foo from the controller of this manager.
  bool has_event(const std::string& reason, const std::string& name,
                 const std::string& manager = "first") {
    return static_cast<bool>(eventually<Event>([&](const Event& event) {
      return event.reason() == reason && event.involved_object().name() == name &&
             event.source().component() == manager;
    }));
  }
  // Returns keys and resource versions of all objects that the controller writes.
  std::vector<std::string> versions() {
    std::vector<std::string> versions;
    for (const ApiResource& resource : {Foo::resource(), Deployment::resource()}) {
      const kinform::ObjectList<> list = client_.list(resource).value();
      for (const ObjectPtr& object : list.objects) {
        versions.push_back(object->key().to_string() + "@" +
                           std::string(object->resource_version()));
      }
    }
    return versions;
  }

  bool is_allowed(const Access& access) {
    if (!is_role_in_force_ || allows(role_, access)) return true;
    is_anything_refused_ = true;
    return false;
  }

  const Json role_ = read_artifacts("rbac.yaml").at(1);
  std::atomic<bool> is_role_in_force_ = false;
  std::atomic<bool> is_anything_refused_ = false;
  const std::unique_ptr<kinform::server::Server> server_;
  const Client client_;
  const kinform::ResourceClient<Foo> foos_;
  const kinform::ResourceClient<Deployment> deployments_;
  std::unique_ptr<Manager> manager_;
  std::unique_ptr<FooController> controller_;
  std::jthread thread_;
};

TEST_F(FooControllerTest, CreatesDeploymentOwnedByFoo) {
  const Foo owner = foos_.create(foo("a", 2)).value();
  const Deployment made = eventually_deployment("a-deployment");
  ASSERT_TRUE(made);
  EXPECT_EQ(made.spec().replicas(), 2);
  ASSERT_EQ(made.metadata().owner_references().size(), 1u);
  EXPECT_EQ(made.metadata().owner_references()[0].uid(), owner.metadata().uid());
  EXPECT_TRUE(has_event("Synced", "a"));
}

TEST_F(FooControllerTest, ExampleFooGetsDeployment) {
  ASSERT_TRUE(client_.create(Foo::resource(), read_artifact("example-foo.yaml")).ok());
  EXPECT_TRUE(eventually_deployment("example-foo"));
}

TEST_F(FooControllerTest, ReplicasChangeIsAppliedToDeployment) {
  ASSERT_TRUE(foos_.create(foo("a", 1)).ok());
  ASSERT_TRUE(eventually_deployment("a-deployment"));
  ASSERT_TRUE(foos_.patch("a", PatchType::Merge, {{"spec", {{"replicas", 5}}}}).ok());
  EXPECT_TRUE(eventually<Deployment>([](const Deployment& one) {
    return one.metadata().name() == "a-deployment" && one.spec().replicas() == 5;
  }));
}

TEST_F(FooControllerTest, ChangedOrDeletedDeploymentIsRestored) {
  ASSERT_TRUE(foos_.create(foo("a", 3)).ok());
  const Deployment first = eventually_deployment("a-deployment");
  ASSERT_TRUE(first);
  const Deployment wrong =
      deployments_.patch("a-deployment", PatchType::Merge, {{"spec", {{"replicas", 9}}}}).value();
  EXPECT_TRUE(eventually<Deployment>([&](const Deployment& one) {
    return one.spec().replicas() == 3 &&
           one.metadata().generation() > wrong.metadata().generation();
  }));
  ASSERT_TRUE(deployments_.delete_object("a-deployment").ok());
  EXPECT_TRUE(eventually<Deployment>(
      [&](const Deployment& one) { return one.metadata().uid() != first.metadata().uid(); }));
}

TEST_F(FooControllerTest, StatusFollowsTheDeployment) {
  ASSERT_TRUE(foos_.create(foo("a", 1)).ok());
  const Deployment made = eventually_deployment("a-deployment");
  ASSERT_TRUE(made);
  Deployment::Draft ready = Deployment::Draft::from(made);
  ready.status().set_available_replicas(1);
  ASSERT_TRUE(deployments_.update_status(ready).ok());
  EXPECT_TRUE(
      eventually<Foo>([](const Foo& one) { return one.status().available_replicas() == 1; }));
}

TEST_F(FooControllerTest, DeploymentIsDeletedWithItsFoo) {
  ASSERT_TRUE(foos_.create(foo("a", 1)).ok());
  const Deployment made = eventually_deployment("a-deployment");
  ASSERT_TRUE(made);
  ASSERT_TRUE(foos_.delete_object("a").ok());
  const auto source = deployments_.lister_watcher();
  EXPECT_TRUE(
      watch_until(*source,
                  {.resource_version = std::string(made.metadata().resource_version()),
                   .deadline = kinform::system_clock().after(30s)},
                  {[](const WatchEvent& event) { return event.type == WatchEventType::Deleted; }},
                  {})
          .ok());
}

TEST_F(FooControllerTest, ForeignDeploymentIsNotChangedAndReported) {
  Deployment::Draft foreign;
  foreign.metadata().set_name("a-deployment");
  foreign.spec().set_replicas(7).selector().match_labels().set("app", "x");
  foreign.spec().template_().metadata().labels().set("app", "x");
  foreign.spec().template_().spec().containers().add().set_name("x").set_image("x:1");
  ASSERT_TRUE(deployments_.create(foreign).ok());
  ASSERT_TRUE(foos_.create(foo("a", 1)).ok());
  EXPECT_TRUE(has_event("ErrResourceExists", "a"));
  const Deployment untouched = deployments_.get("a-deployment").value();
  EXPECT_EQ(untouched.spec().replicas(), 7);
}

TEST_F(FooControllerTest, FooWithoutDeploymentNameIsNotRetriedUntilChanged) {
  Foo::Draft nameless = foo("a", 1);
  nameless.spec().clear_deployment_name();
  ASSERT_TRUE(foos_.create(nameless).ok());
  ASSERT_TRUE(has_event("ErrNoName", "a"));
  ASSERT_TRUE(foos_.patch("a", PatchType::Merge, {{"spec", {{"deploymentName", "named"}}}}).ok());
  EXPECT_TRUE(eventually_deployment("named"));
  const Event event =
      eventually<Event>([](const Event& one) { return one.reason() == "ErrNoName"; });
  EXPECT_EQ(event.count(), 1);  // Retries would increase the count.
}

// The server must reject a Foo that violates the schema of the CRD.
TEST_F(FooControllerTest, InvalidFooIsRejected) {
  const Result<Foo> refused = foos_.create(foo("a", 11));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, kinform::ErrorCode::Invalid);
}

// A restarted controller must not write anything if nothing has changed.
TEST_F(FooControllerTest, ReconcilingAgainChangesNothing) {
  for (const char* const name : {"a", "b", "c"}) {
    ASSERT_TRUE(foos_.create(foo(name, 1)).ok());
    ASSERT_TRUE(has_event("Synced", name));  // This event is recorded after the last write.
  }
  const std::vector<std::string> before = versions();
  ASSERT_EQ(before.size(), 6u);
  // A second manager reconciles all objects, as after a restart.
  Manager again(server_->client_config(), manager_options("second"));
  const FooController second(again);
  const std::jthread thread(
      [&](const std::stop_token& stop) { EXPECT_TRUE(again.run(stop).ok()); });
  for (const char* const name : {"a", "b", "c"}) EXPECT_TRUE(has_event("Synced", name, "second"));
  EXPECT_EQ(second.counts().errors, 0u);
  EXPECT_EQ(versions(), before);
}

// With only the permissions of the ClusterRole in rbac.yaml, lists, writes, events and leader
// election must work.
TEST_F(FooControllerTest, RbacArtifactsAreSufficient) {
  thread_ = {};  // Stops the first manager, which has all rights.
  ASSERT_TRUE(foos_.create(foo("a", 1)).ok());
  is_role_in_force_ = true;
  ManagerOptions options = manager_options("second");
  options.leader_elect = true;
  Manager manager(server_->client_config(), options);
  const FooController controller(manager);
  const std::jthread thread(
      [&](const std::stop_token& stop) { EXPECT_TRUE(manager.run(stop).ok()); });
  const Deployment made = eventually_deployment("a-deployment");
  ASSERT_TRUE(made);
  Deployment::Draft changed = Deployment::Draft::from(made);
  changed.spec().set_replicas(9);
  changed.status().set_available_replicas(1);
  ASSERT_TRUE(server_->put(changed.json().to_json()).ok());  // Bypasses authorization.
  EXPECT_TRUE(eventually<Deployment>([](const Deployment& one) {
    return one.spec().replicas() == 1 && one.status().available_replicas() == 1;
  }));
  EXPECT_TRUE(
      eventually<Foo>([](const Foo& one) { return one.status().available_replicas() == 1; }));
  is_role_in_force_ = false;  // Allow the test itself to read events.
  EXPECT_TRUE(has_event("Synced", "a", "second"));
  EXPECT_FALSE(is_anything_refused_);
}

}  // namespace
}  // namespace sample
