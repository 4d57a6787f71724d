// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Programs against a real server: the kinform tool compared with kubectl, the sample controller,
// and events.

#include <csignal>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/event_recorder.hpp"
#include "kinform/yaml.hpp"
#include "testing/child_process.hpp"
#include "tests/e2e/kubectl.hpp"
#include "tests/e2e/real_server_test.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using test_support::ChildProcess;

const ApiResource kDefinitions{.group = "apiextensions.k8s.io",
                               .version = "v1",
                               .plural = "customresourcedefinitions",
                               .kind = "CustomResourceDefinition",
                               .namespaced = false};
const ApiResource kFoos{
    .group = "samplecontroller.k8s.io", .version = "v1alpha1", .plural = "foos", .kind = "Foo"};
const ApiResource kDeployments{
    .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
const ApiResource kLeases{
    .group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
const ApiResource kEvents{.version = "v1", .plural = "events", .kind = "Event"};

class ProgramTest : public RealServerTest {
 protected:
  // Returns `ADDED a` for each JSON line that kinform prints.
  static std::vector<std::string> kinform_changes(const std::string& output) {
    std::vector<std::string> changes;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
      const Json change = parse_json(line).value_or({});
      std::string type(change["type"].as_string());
      if (type == "SYNCED") continue;
      if (type == "UPDATED") type = "MODIFIED";
      const std::string key(change["key"].as_string());
      changes.push_back(type + " " + key.substr(key.find('/') + 1));
    }
    return changes;
  }
  // Returns `ADDED a` for each line of the table that kubectl prints.
  static std::vector<std::string> kubectl_changes(const std::string& output) {
    std::vector<std::string> changes;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
      std::istringstream words(line);
      std::string type;
      std::string name;
      words >> type >> name;
      if (type != "EVENT") changes.push_back(type + " " + name);
    }
    return changes;
  }
};

TEST_F(ProgramTest, WatchShowsTheChangesThatKubectlShows) {
  const std::string kubeconfig = cluster_.kubeconfig();
  const Kubectl kubectl(kubeconfig);
  const auto theirs =
      kubectl.start({"get", "configmaps", "-n", namespace_, "-w", "--output-watch-events"});
  create("first");
  ASSERT_TRUE(theirs->wait_for_output("first")) << theirs->errors();
  ChildProcess ours(KINFORM_TOOL, {"watch", "configmaps", "-n", namespace_, "-o", "json",
                                   "--kubeconfig", kubeconfig});
  ASSERT_TRUE(ours.wait_for_output("SYNCED")) << ours.errors();
  for (int i = 0; i < 10; ++i) {
    const std::string name = "object-" + std::to_string(i);
    create(name);
    update(name, "2");
    if (i % 2 == 0) remove(name);
  }
  create("last");
  ASSERT_TRUE(theirs->wait_for_output("last")) << theirs->errors();
  ASSERT_TRUE(ours.wait_for_output("last")) << ours.errors();
  theirs->send_signal(SIGINT);
  theirs->wait();
  ours.send_signal(SIGTERM);
  EXPECT_EQ(ours.wait(), 0);
  EXPECT_EQ(kinform_changes(ours.output()), kubectl_changes(theirs->output()));
}

TEST_F(ProgramTest, EventsAreWrittenAndCounted) {
  const ObjectPtr object = create("a");
  {
    EventRecorder recorder(client_, {.component = "e2e"});
    for (int i = 0; i < 3; ++i) {
      recorder.event(*object, EventType::Warning, "FailedMount", "volume \"data\" is not there");
    }
    recorder.event(*object, EventType::Normal, "Created", "it is here");
    EXPECT_TRUE(eventually([&] { return recorder.counts().written == 4; }));
    EXPECT_EQ(recorder.counts().failed, 0u);
  }
  const ObjectList<> events = client_.list(kEvents, here()).value();
  ASSERT_EQ(events.objects.size(), 2u);
  for (const ObjectPtr& event : events.objects) {
    EXPECT_EQ(event->at("/involvedObject/uid").as_string(), object->uid());
    const bool is_warning = event->at("/type").as_string() == "Warning";
    EXPECT_EQ(event->at("/count").as_int64(), is_warning ? 3 : 1);
  }
  const Kubectl kubectl(cluster_.kubeconfig());
  EXPECT_THAT(kubectl({"get", "events", "-n", namespace_}).output,
              ::testing::ContainsRegex("Warning +FailedMount +configmap/a"));
}

class SampleControllerTest : public ProgramTest {
 protected:
  void SetUp() override {
    std::ifstream file(KINFORM_SAMPLE_CONTROLLER_CRD);
    std::ostringstream text;
    text << file.rdbuf();
    const auto created = client_.create(kDefinitions, json_from_yaml(text.str()).value());
    ASSERT_TRUE(created.ok() || created.error().code == ErrorCode::AlreadyExists);
    ASSERT_TRUE(eventually([&] { return client_.list(kFoos).ok(); }));
  }

  [[nodiscard]] ChildProcess start() const {
    return ChildProcess(
        KINFORM_SAMPLE_CONTROLLER,
        {"--kubeconfig", cluster_.kubeconfig(), "--leader-elect",
         "--leader-elect-lease-duration=3s", "--leader-elect-renew-deadline=2s",
         "--leader-elect-retry-period=200ms", "--metrics-bind-address=0",
         "--health-probe-bind-address=0", "--kube-api-qps=1000", "--kube-api-burst=1000", "-v=3"});
  }
  void create_foos(const std::string& prefix, int count) {
    for (int i = 0; i < count; ++i) {
      const std::string name = prefix + std::to_string(i);
      ASSERT_TRUE(eventually([&] {
        return client_
            .create(kFoos, {{"apiVersion", "samplecontroller.k8s.io/v1alpha1"},
                            {"kind", "Foo"},
                            {"metadata", {{"name", name}, {"namespace", namespace_}}},
                            {"spec", {{"deploymentName", name}, {"replicas", 1}}}})
            .ok();
      }));
    }
  }
  bool are_all_done() {
    const ObjectList<> list = client_.list(kFoos, here()).value();
    for (const ObjectPtr& foo : list.objects) {
      if (!foo->at("/status/availableReplicas")) return false;
    }
    return true;
  }
  std::string holder() {
    const auto lease = client_.get(kLeases, {"default", "sample-controller"});
    return lease ? std::string((*lease)->at("/spec/holderIdentity").as_string()) : "";
  }
};

TEST_F(SampleControllerTest, SecondTakesOverWhenTheLeaderIsKilled) {
  create_foos("before-", 10);
  ChildProcess first = start();
  ASSERT_TRUE(eventually([&] { return are_all_done(); })) << first.errors();
  const std::string first_holder = holder();
  ChildProcess second = start();
  ASSERT_TRUE(second.wait_for_errors("Attempting to acquire leader lease")) << second.errors();

  create_foos("during-", 10);
  first.send_signal(SIGKILL);
  const TimePoint killed = system_clock().now();
  ASSERT_TRUE(eventually([&] { return holder() != first_holder; })) << second.errors();
  EXPECT_LE(system_clock().now() - killed, 8s);
  create_foos("after-", 10);
  ASSERT_TRUE(eventually([&] { return are_all_done(); })) << second.errors();

  std::set<std::string> names;
  const ObjectList<> deployments = client_.list(kDeployments, here()).value();
  for (const ObjectPtr& object : deployments.objects) names.emplace(object->name());
  EXPECT_EQ(deployments.objects.size(), 30u);
  EXPECT_EQ(names.size(), 30u);
  second.send_signal(SIGTERM);
  EXPECT_EQ(second.wait(), 0) << second.errors();
  EXPECT_EQ(holder(), "");  // The lease was released.
}

}  // namespace
}  // namespace kinform::inline v0::e2e
