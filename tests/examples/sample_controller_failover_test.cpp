// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs two processes of the sample controller and kills one: the other takes over its work.

#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <samplecontroller/v1alpha1.hpp>
#include <samplecontroller/v1alpha1_draft.hpp>

#include "kinform/api/apiextensions/v1.hpp"
#include "kinform/api/apps/v1.hpp"
#include "kinform/api/coordination/v1.hpp"
#include "kinform/api/core/v1.hpp"
#include "kinform/client.hpp"
#include "kinform/server.hpp"
#include "kinform/watch_until.hpp"
#include "kinform/yaml.hpp"
#include "testing/child_process.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using apiextensions::v1::CustomResourceDefinition;
using apps::v1::Deployment;
using coordination::v1::Lease;
using core::v1::Event;
using samplecontroller::v1alpha1::Foo;
using test_support::ChildProcess;

constexpr Duration kLease = 3s;

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

class SampleControllerFailoverTest : public ::testing::Test {
 protected:
  SampleControllerFailoverTest()
      : server_(server::Server::start({.tls = true}).value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        kubeconfig_(folder_.write("config", server_->kubeconfig())) {
    const Json definition = json_from_yaml(read_file(SAMPLE_ARTIFACTS "/crd.yaml")).value();
    EXPECT_TRUE(client_.create(CustomResourceDefinition::resource(), definition).ok());
  }

  [[nodiscard]] ChildProcess start() const {
    return ChildProcess(
        KINFORM_SAMPLE_CONTROLLER,
        {"--kubeconfig", kubeconfig_, "--leader-elect", "--leader-elect-lease-duration=3s",
         "--leader-elect-renew-deadline=2s", "--leader-elect-retry-period=200ms",
         "--metrics-bind-address=0", "--health-probe-bind-address=0", "--kube-api-qps=1000",
         "--kube-api-burst=1000", "-v=3"});
  }
  void create_foos(const std::string& prefix, int count) {
    for (int i = 0; i < count; ++i) {
      const std::string name = prefix + std::to_string(i);
      Foo::Draft foo;
      foo.metadata().set_name(name);
      foo.spec().set_deployment_name(name).set_replicas(1);
      ASSERT_TRUE(client_.resource<Foo>().in("default").create(foo).ok());
    }
  }
  std::vector<std::string> names_of(const ApiResource& resource) {
    const ObjectList<> list = client_.list(resource).value();
    std::vector<std::string> names;
    for (const ObjectPtr& object : list.objects) names.emplace_back(object->name());
    return names;
  }
  // Passes each object of a kind, initially and on each change, to the function until it returns
  // true. Returns false after half a minute.
  template <class Kind>
  bool follow_until(const std::function<bool(const Kind& object)>& is_enough) {
    const auto source = client_.resource<Kind>().lister_watcher();
    const auto met = [&](const WatchEvent& event) -> Result<bool> {
      return event.type != WatchEventType::Deleted && is_enough(Kind(event.object));
    };
    return watch_until_with_sync(*source, {.deadline = system_clock().after(30s)}, {met}, {}).ok();
  }
  // Waits until `count` Foos have a status. The controller writes the status last, so their
  // Deployments exist by then.
  bool wait_for_done(std::size_t count) {
    std::set<std::string> done;
    return follow_until<Foo>([&](const Foo& foo) {
      if (foo.status().available_replicas()) done.emplace(foo.metadata().name());
      return done.size() == count;
    });
  }
  // Waits until another holder than `before` has the lease.
  bool wait_for_successor(const std::string& before) {
    return follow_until<Lease>([&](const Lease& lease) {
      const std::string holder(lease.spec().holder_identity().value_or(""));
      return !holder.empty() && holder != before;
    });
  }
  // Waits until `count` Foos were reconciled successfully after `version`.
  bool wait_for_looks(const std::string& version, std::size_t count) {
    std::set<std::string> seen;
    const auto met = [&](const WatchEvent& event) -> Result<bool> {
      const Event told(event.object);
      if (told.reason() == "Synced") seen.emplace(told.involved_object().name());
      return seen.size() == count;
    };
    const auto source = client_.resource<Event>().lister_watcher();
    return watch_until(*source,
                       {.resource_version = version, .deadline = system_clock().after(30s)}, {met},
                       {})
        .ok();
  }
  std::string holder() {
    const auto lease = client_.resource<Lease>().in("default").get("sample-controller");
    return lease ? std::string(lease->spec().holder_identity().value_or("")) : "";
  }
  std::vector<std::string> versions() {
    std::vector<std::string> all;
    for (const ApiResource& resource : {Foo::resource(), Deployment::resource()}) {
      const ObjectList<> list = client_.list(resource).value();
      for (const ObjectPtr& object : list.objects) {
        all.push_back(object->key().to_string() + "@" + std::string(object->resource_version()));
      }
    }
    return all;
  }

  const std::unique_ptr<server::Server> server_;
  const Client client_;
  const test_support::TemporaryFolder folder_;
  const std::string kubeconfig_;
};

TEST_F(SampleControllerFailoverTest, SecondTakesOverWhenTheFirstIsKilledAndNothingIsDoneTwice) {
  create_foos("before-", 10);
  ChildProcess first = start();
  ASSERT_TRUE(wait_for_done(10)) << first.errors();
  const std::string first_holder = holder();
  ChildProcess second = start();
  ASSERT_TRUE(second.wait_for_errors("Attempting to acquire leader lease")) << second.errors();

  create_foos("during-", 10);
  first.send_signal(SIGKILL);
  const TimePoint killed = system_clock().now();
  ASSERT_TRUE(wait_for_successor(first_holder)) << second.errors();
  // The takeover takes the lease duration and up to 440 ms, because the second process reads the
  // last renewal that much later.
  EXPECT_LE(system_clock().now() - killed, kLease + 2s);
  create_foos("after-", 10);
  ASSERT_TRUE(wait_for_done(30)) << second.errors();

  EXPECT_EQ(names_of(Deployment::resource()).size(), 30u);
  EXPECT_EQ(names_of(Deployment::resource()),
            names_of(Foo::resource()));  // One Deployment for each Foo.

  second.send_signal(SIGTERM);
  EXPECT_EQ(second.wait(), 0) << second.errors();
  EXPECT_EQ(holder(), "");  // The lease was released.

  // A third process reconciles everything and changes nothing.
  const std::vector<std::string> before = versions();
  const std::string version = std::to_string(server_->resource_version());
  ChildProcess third = start();
  ASSERT_TRUE(wait_for_looks(version, 30)) << third.errors();
  third.send_signal(SIGTERM);
  EXPECT_EQ(third.wait(), 0) << third.errors();
  EXPECT_EQ(versions(), before);
}

// Sends signals to a process in the middle of its work.
class SampleControllerSignalTest : public SampleControllerFailoverTest {
 protected:
  // Starts a process, and returns once it has created a Deployment. `fault` applies to its next
  // write, which updates the status.
  [[nodiscard]] ChildProcess start_in_the_middle(server::Fault fault) {
    fault.match = {.method = "PUT", .path_prefix = "/apis/samplecontroller.k8s.io/"};
    server_->plan(fault);
    create_foos("one-", 1);
    return start();
  }
  bool wait_for_deployment() {
    return follow_until<Deployment>([](const Deployment& one) { return static_cast<bool>(one); });
  }
};

TEST_F(SampleControllerSignalTest, FirstSignalLetsRunningReconcilesFinish) {
  ChildProcess process = start_in_the_middle({.kind = server::FaultKind::Delay, .delay = 500ms});
  ASSERT_TRUE(wait_for_deployment()) << process.errors();
  process.send_signal(SIGTERM);
  EXPECT_EQ(process.wait(), 0) << process.errors();
  const Result<Foo> foo = client_.resource<Foo>().in("default").get("one-0");
  ASSERT_TRUE(foo.ok());
  EXPECT_TRUE(foo->status().available_replicas().has_value());
  EXPECT_EQ(holder(), "");  // The lease was released.
}

TEST_F(SampleControllerSignalTest, SecondSignalAbortsRunningReconciles) {
  ChildProcess process = start_in_the_middle({.kind = server::FaultKind::Stall});
  ASSERT_TRUE(wait_for_deployment()) << process.errors();
  process.send_signal(SIGTERM);
  ASSERT_TRUE(process.wait_for_errors("Shutting down")) << process.errors();
  // Two signals within 200 ms would be one request.
  std::ignore = system_clock().wait_for(std::chrono::milliseconds(200), {});
  process.send_signal(SIGTERM);
  EXPECT_EQ(process.wait(), 128 + SIGTERM) << process.errors();
  EXPECT_THAT(process.errors(), ::testing::Not(::testing::HasSubstr("All workers finished")));
  EXPECT_NE(holder(), "");  // There was no time to release the lease.
}

TEST_F(SampleControllerFailoverTest, HelpAndWrongFlagsAreHandled) {
  ChildProcess help(KINFORM_SAMPLE_CONTROLLER, {"--help"});
  EXPECT_EQ(help.wait(), 0);
  EXPECT_THAT(help.output(), ::testing::HasSubstr("--leader-elect"));
  ChildProcess wrong(KINFORM_SAMPLE_CONTROLLER, {"--no-such-flag"});
  EXPECT_EQ(wrong.wait(), 1);
  EXPECT_THAT(wrong.errors(), ::testing::HasSubstr("--no-such-flag"));
}

}  // namespace
}  // namespace kinform::inline v0
