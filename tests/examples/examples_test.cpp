// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the examples against a cluster over real sockets: they print what they promise, and exit
// cleanly.

#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/server.hpp"
#include "testing/child_process.hpp"
#include "testing/fakes/scripted_cluster.hpp"
#include "testing/loopback.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::ChildProcess;
using test_support::event_json;
using test_support::list_json;
using test_support::parameter;
using test_support::pod_json;
using test_support::ScriptedCluster;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using ::testing::ContainsRegex;
using ::testing::IsSubsetOf;

class ExamplesTest : public ::testing::Test {
 protected:
  // Prepares a cluster in which a pod exists, changes, and is deleted.
  ExamplesTest()
      : config_(std::filesystem::path(::testing::TempDir()) /
                ("kinform_examples_" + std::to_string(::getpid()))) {
    cluster_.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
      connection.respond({.headers = {{.name = "Content-Type", .value = "application/json"}},
                          .body = list_json(pod_json("web-0", "1"), "1")});
    });
    cluster_.on_watch([](const ScriptedRequest& request, ScriptedConnection& connection) {
      if (parameter(request, "resourceVersion") != "1") return;
      connection.send_chunk(event_json("MODIFIED", pod_json("web-0", "2")));
      connection.send_chunk(event_json("DELETED", pod_json("web-0", "3")));
    });
    std::ofstream(config_) << cluster_.kubeconfig();
  }
  ~ExamplesTest() override { std::filesystem::remove(config_); }

  [[nodiscard]] ChildProcess start(const std::string& name,
                                   const std::vector<std::string>& arguments = {}) const {
    return ChildProcess(KINFORM_EXAMPLES_FOLDER "/example_" + name, arguments,
                        {.environment = {{"KUBECONFIG", config_}, {"TZ", "UTC"}}});
  }

  const std::filesystem::path config_;
  ScriptedCluster cluster_;
};

TEST_F(ExamplesTest, AllAreTestedHere) {
  std::vector<std::string> names;
  std::istringstream list(KINFORM_EXAMPLES);
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  EXPECT_THAT(names,
              IsSubsetOf({"client_requests", "custom_index", "metrics_and_health", "pod_informer",
                          "readme", "reconciler", "selectors_and_metadata", "several_namespaces",
                          "snapshots", "testing_with_faults", "transform", "work_queue"}));
}

TEST_F(ExamplesTest, ReadmePrintsTheChangesOfAPod) {
  ChildProcess program = start("readme");
  ASSERT_TRUE(program.wait_for_output("web/web-0 is deleted\n")) << program.errors();
  program.send_signal(SIGTERM);
  EXPECT_EQ(program.wait(), 0) << program.errors();
  EXPECT_EQ(program.output(), "web/web-0 is added\nweb/web-0 is \nweb/web-0 is deleted\n");
}

// A first program that sets nothing up must not be silent.
TEST_F(ExamplesTest, ReadmeReportsARefusedConnectionOnStderr) {
  const int port = test_support::free_port();  // Nothing listens there.
  std::ofstream(config_) << "clusters: [{name: c, cluster: {server: 'http://127.0.0.1:" << port
                         << "'}}]\ncontexts: [{name: c, context: {cluster: c}}]\n"
                         << "current-context: c\n";
  ChildProcess program = start("readme");
  ASSERT_TRUE(program.wait_for_errors("\n")) << program.output();
  EXPECT_THAT(program.errors(), ContainsRegex("^W[0-9]{4} .*Watch-list failed - backing off.*"
                                              "pods.v1.*[Cc]onnection refused"));
  program.send_signal(SIGTERM);
  EXPECT_EQ(program.wait(), 0);
}

TEST_F(ExamplesTest, ReadmeReportsRejectedCredentialsOnStderr) {
  const auto server = server::Server::start({.tls = true}).value();
  std::string config = server->kubeconfig();
  const std::size_t token = config.find(server->token());
  ASSERT_NE(token, std::string::npos);
  config.replace(token, server->token().size(), "wrong");
  std::ofstream(config_) << config;
  ChildProcess program = start("readme");
  ASSERT_TRUE(program.wait_for_errors("\n")) << program.output();
  EXPECT_THAT(program.errors(), ContainsRegex("^E[0-9]{4} .*Failed to watch.*401.*pods.v1"));
  program.send_signal(SIGTERM);
  EXPECT_EQ(program.wait(), 0);
}

TEST_F(ExamplesTest, PodInformerPrintsTheLinesOfTheWalkthrough) {
  ChildProcess program = start("pod_informer", {"--kubeconfig", config_});
  ASSERT_TRUE(program.wait_for_output("Deleted")) << program.errors();
  program.send_signal(SIGTERM);
  EXPECT_EQ(program.wait(), 0) << program.errors();
  const std::string time = "[0-9]{4}/[0-9]{2}/[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} ";
  EXPECT_THAT(program.output(), ContainsRegex("^" + time + "New Pod Added to Store: web-0\n" +
                                              time + "web-0 Pod Updated to web-0\n" + time +
                                              "Pod Deleted from Store: web-0\n" + time +
                                              "Received termination, signaling shutdown\n$"));
}

TEST_F(ExamplesTest, PodInformerRejectsOtherArguments) {
  ChildProcess program = start("pod_informer", {"--no-such-flag"});
  EXPECT_EQ(program.wait(), 2);
  EXPECT_THAT(program.errors(), ContainsRegex("usage: .*--kubeconfig FILE"));
}

TEST_F(ExamplesTest, PodInformerReportsAnInvalidConfiguration) {
  ChildProcess program = start("pod_informer", {"--kubeconfig", "absent"});
  EXPECT_EQ(program.wait(), 1);
  EXPECT_THAT(program.errors(), ContainsRegex("pod_informer: .*absent"));
}

// Two processes compete for one lease on a server in this process.
class LeaderElectionExampleTest : public ::testing::Test {
 protected:
  [[nodiscard]] ChildProcess start(const std::string& name) const {
    return ChildProcess(KINFORM_EXAMPLES_FOLDER "/leader_election",
                        {"--id", name, "--kubeconfig", config_, "--lease-duration", "2s",
                         "--renew-deadline", "1500ms", "--retry-period", "100ms"});
  }

  const std::unique_ptr<server::Server> server_ = server::Server::start({.tls = true}).value();
  const test_support::TemporaryFolder folder_;
  const std::string config_ = folder_.write("config", server_->kubeconfig());
};

TEST_F(LeaderElectionExampleTest, SecondLeadsWhenTheFirstIsKilled) {
  ChildProcess first = start("first");
  ASSERT_TRUE(first.wait_for_output("started leading\n")) << first.errors();
  ChildProcess second = start("second");
  ASSERT_TRUE(second.wait_for_output("the leader is first\n")) << second.errors();
  first.send_signal(SIGKILL);
  ASSERT_TRUE(second.wait_for_output("started leading\n")) << second.errors();
  second.send_signal(SIGTERM);
  EXPECT_EQ(second.wait(), 0) << second.errors();
  EXPECT_THAT(second.output(), ContainsRegex("stopped leading\n"));
}

TEST_F(LeaderElectionExampleTest, SecondLeadsWhenTheFirstHasReleasedTheLease) {
  ChildProcess first = start("first");
  ASSERT_TRUE(first.wait_for_output("started leading\n")) << first.errors();
  ChildProcess second = start("second");
  ASSERT_TRUE(second.wait_for_output("the leader is first\n")) << second.errors();
  first.send_signal(SIGTERM);
  EXPECT_EQ(first.wait(), 0) << first.errors();
  EXPECT_TRUE(second.wait_for_output("started leading\n")) << second.errors();
}

TEST_F(LeaderElectionExampleTest, HelpShowsTheFlags) {
  ChildProcess program(KINFORM_EXAMPLES_FOLDER "/leader_election", {"--help"});
  EXPECT_EQ(program.wait(), 0) << program.errors();
  EXPECT_THAT(program.output(), ContainsRegex("Usage: .*--lease NAMESPACE/NAME"));
}

TEST_F(LeaderElectionExampleTest, WrongFlagsAreRejected) {
  ChildProcess program(KINFORM_EXAMPLES_FOLDER "/leader_election", {"--color", "red"});
  EXPECT_EQ(program.wait(), 1);
  EXPECT_THAT(program.errors(), ContainsRegex("--color"));
}

class SelfContainedExamplesTest : public ::testing::Test {
 protected:
  // Runs an example that must exit with 0, and returns its output.
  static std::string output_of(const std::string& name) {
    ChildProcess program(KINFORM_EXAMPLES_FOLDER "/example_" + name, {});
    EXPECT_EQ(program.wait(), 0) << program.errors();
    return program.output();
  }
};

TEST_F(SelfContainedExamplesTest, ClientRequestsWritesReadsAndRemoves) {
  EXPECT_EQ(output_of("client_requests"),
            "painted: green\nfound: default/wall\ncm is configmaps.v1\ngone\n");
}

TEST_F(SelfContainedExamplesTest, CustomIndexFindsByFieldAndByFunction) {
  EXPECT_EQ(output_of("custom_index"),
            "node node-b: db-0 web-1\nimage nginx:1.25: web-0 web-1\n"
            "default/db-0 runs on node-b\n");
}

TEST_F(SelfContainedExamplesTest, SelectorsAndMetadataReduceTheCache) {
  EXPECT_EQ(output_of("selectors_and_metadata"),
            "selected: 1 of 3, web-1 with a spec\nmetadata: 1 of 3, db-0 without a spec\n");
}

TEST_F(SelfContainedExamplesTest, TransformDropsUnusedFields) {
  EXPECT_EQ(output_of("transform"),
            "annotations: {\"team\":\"web\"}\ndata: {\"colour\":\"green\"}\nsmaller: true\n");
}

TEST_F(SelfContainedExamplesTest, SeveralNamespacesAreOneCache) {
  EXPECT_EQ(output_of("several_namespaces"),
            "all: 2\nred: 1\ngreen: 0\nblue is in the cache\nred is in the cache\n");
}

TEST_F(SelfContainedExamplesTest, WorkQueueTriesAgainWhatFailed) {
  EXPECT_THAT(output_of("work_queue"), ContainsRegex("^retrying: default/[abc]\nchecked: 3\n$"));
}

TEST_F(SelfContainedExamplesTest, ReconcilerRecreatesDeletedObjects) {
  EXPECT_EQ(output_of("reconciler"), "red/team says painters\nred/team says painters\n");
}

TEST_F(SelfContainedExamplesTest, SnapshotsAreConsistent) {
  EXPECT_EQ(output_of("snapshots"),
            "before: wall=white\nafter: wall=green\nsame version: false\n"
            "default/wall is green\n");
}

TEST_F(SelfContainedExamplesTest, TestingWithFaultsSurvivesThem) {
  EXPECT_EQ(output_of("testing_with_faults"), "synced despite faults: true\ncaught up: true\n");
}

#ifdef KINFORM_HAS_ENDPOINTS
TEST_F(SelfContainedExamplesTest, MetricsAndHealthReportWhenTheCacheHasSynced) {
  EXPECT_EQ(output_of("metrics_and_health"), "ready: false\nready: true\nin /metrics: true\n");
}
#endif

}  // namespace
}  // namespace kinform::inline v0
