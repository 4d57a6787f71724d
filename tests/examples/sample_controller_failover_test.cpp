// Two processes of the sample controller, of which one is killed: the other goes on with its work.

#include <csignal>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/server.hpp"
#include "testing/child_process.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform {
namespace {

using namespace std::chrono_literals;
using testing::ChildProcess;

const Resource kDeployments{
    .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
const Resource kLeases{
    .group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
// The embedded server has no custom resources yet; a kind with a spec and a status plays Foo.
const Resource kFoos{.group = "policy",
                     .version = "v1",
                     .plural = "poddisruptionbudgets",
                     .kind = "PodDisruptionBudget"};
constexpr Duration kLease = 3s;

class SampleControllerFailoverTest : public ::testing::Test {
 protected:
  SampleControllerFailoverTest()
      : server_(server::Server::start({.tls = true}).value()),
        client_(server_->client_config(), {.requests_per_second = 0}),
        kubeconfig_(folder_.write("config", server_->kubeconfig())) {}

  [[nodiscard]] ChildProcess start() const {
    return ChildProcess(
        KINFORM_SAMPLE_CONTROLLER,
        {"--kubeconfig", kubeconfig_, "--leader-elect", "--leader-elect-lease-duration=3s",
         "--leader-elect-renew-deadline=2s", "--leader-elect-retry-period=200ms",
         "--metrics-bind-address=0", "--health-probe-bind-address=0", "--kube-api-qps=1000",
         "--kube-api-burst=1000", "-v=3",
         "--foo-resource=policy/v1/poddisruptionbudgets/PodDisruptionBudget"});
  }
  void create_foos(const std::string& prefix, int count) {
    for (int i = 0; i < count; ++i) {
      const std::string name = prefix + std::to_string(i);
      ASSERT_TRUE(client_
                      .create(kFoos, {{"metadata", {{"name", name}, {"namespace", "default"}}},
                                      {"spec", {{"deploymentName", name}, {"replicas", 1}}}})
                      .ok());
    }
  }
  std::vector<std::string> deployment_names() {
    const ObjectList list = client_.list(kDeployments).value();
    std::vector<std::string> names;
    for (const ObjectPtr& object : list.objects) names.emplace_back(object->name());
    return names;
  }
  // Whether each Foo has got its status, the last thing that is written for it.
  bool are_all_done() {
    const ObjectList list = client_.list(kFoos).value();
    for (const ObjectPtr& foo : list.objects) {
      if (!foo->at("/status/availableReplicas")) return false;
    }
    return true;
  }
  bool eventually(const std::function<bool()>& condition) {
    const TimePoint deadline = system_clock().after(30s);
    while (!condition()) {
      if (!system_clock().wait_for(5ms, {}) || system_clock().now() > deadline) return false;
    }
    return true;
  }
  std::string holder() {
    const auto lease = client_.get(kLeases, {"default", "sample-controller"});
    return lease ? std::string((*lease)->at("/spec/holderIdentity").as_string()) : "";
  }
  // How many Foos a process has found, or made, to be as they should.
  static std::size_t looks(ChildProcess& process) {
    std::ignore = process.wait_for_errors("reads what has come", 10ms);
    const std::string text = "Foo synced successfully";
    std::size_t count = 0;
    for (std::size_t at = process.errors().find(text); at != std::string::npos;
         at = process.errors().find(text, at + 1)) {
      ++count;
    }
    return count;
  }
  std::vector<std::string> versions() {
    std::vector<std::string> all;
    for (const Resource& resource : {kFoos, kDeployments}) {
      const ObjectList list = client_.list(resource).value();
      for (const ObjectPtr& object : list.objects) {
        all.push_back(object->key().to_string() + "@" + std::string(object->resource_version()));
      }
    }
    return all;
  }

  const std::unique_ptr<server::Server> server_;
  const Client client_;
  const testing::TemporaryFolder folder_;
  const std::string kubeconfig_;
};

TEST_F(SampleControllerFailoverTest, SecondTakesOverWhenTheFirstIsKilledAndNothingIsDoneTwice) {
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
  // It sees the last renewal up to 440 ms late, and then waits for as long as the lease lasts.
  EXPECT_LE(system_clock().now() - killed, kLease + 2s);
  create_foos("after-", 10);
  ASSERT_TRUE(eventually([&] { return are_all_done(); })) << second.errors();

  const std::vector<std::string> names = deployment_names();
  EXPECT_EQ(names.size(), 30u);
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), 30u);

  second.send_signal(SIGTERM);
  EXPECT_EQ(second.wait(), 0) << second.errors();
  EXPECT_EQ(holder(), "");  // Given back.

  // A third one looks at everything, and finds nothing to do.
  const std::vector<std::string> before = versions();
  ChildProcess third = start();
  ASSERT_TRUE(eventually([&] { return looks(third) >= 30; })) << third.errors();
  third.send_signal(SIGTERM);
  EXPECT_EQ(third.wait(), 0) << third.errors();
  EXPECT_EQ(versions(), before);
}

TEST_F(SampleControllerFailoverTest, HelpAndWrongFlagsAreAnswered) {
  ChildProcess help(KINFORM_SAMPLE_CONTROLLER, {"--help"});
  EXPECT_EQ(help.wait(), 0);
  EXPECT_THAT(help.output(), ::testing::HasSubstr("--leader-elect"));
  ChildProcess wrong(KINFORM_SAMPLE_CONTROLLER, {"--no-such-flag"});
  EXPECT_EQ(wrong.wait(), 1);
  EXPECT_THAT(wrong.errors(), ::testing::HasSubstr("--no-such-flag"));
}

}  // namespace
}  // namespace kinform
