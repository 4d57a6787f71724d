// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs `kinform watch` as a program against a scripted cluster over real sockets, and checks its
// output.

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/json.hpp"
#include "kinform/one_shot_event.hpp"
#include "testing/certificates.hpp"
#include "testing/child_process.hpp"
#include "testing/fakes/scripted_cluster.hpp"

namespace kinform::inline v0::tools {
namespace {

using test_support::CertificateAuthority;
using test_support::ChildProcess;
using test_support::event_json;
using test_support::list_json;
using test_support::parameter;
using test_support::pod_json;
using test_support::ScriptedCluster;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::status_json;
using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<HttpHeader> kJson = {{.name = "Content-Type", .value = "application/json"}};

// Replaces time stamps, which differ from run to run, by TIME.
std::string without_times(const std::string& text) {
  static const std::regex time(R"(\d{4}/\d\d/\d\d \d\d:\d\d:\d\d)");
  return std::regex_replace(text, time, "TIME");
}

class WatchTest : public ::testing::Test {
 protected:
  WatchTest()
      : folder_(std::filesystem::path(::testing::TempDir()) /
                ("kinform_watch_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_);
  }
  ~WatchTest() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string write_file(const std::string& name, const std::string& text) const {
    const std::string path = path_of(name);
    std::ofstream(path) << text;
    return path;
  }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_ / name; }

  enum class Streams { Pipes, Terminal };

  // Returns options with HOME set to an empty folder, so that no kubeconfig of this machine is
  // used.
  [[nodiscard]] test_support::ChildProcessOptions process_options(
      Streams streams = Streams::Pipes,
      const std::vector<std::pair<std::string, std::string>>& more = {}) const {
    test_support::ChildProcessOptions options{.environment = {{"HOME", folder_}, {"TZ", "UTC"}},
                                              .terminal = streams == Streams::Terminal};
    options.environment.insert(options.environment.end(), more.begin(), more.end());
    return options;
  }
  [[nodiscard]] std::string config_of(const ScriptedCluster& cluster) const {
    return write_file("config", cluster.kubeconfig());
  }

  [[nodiscard]] ChildProcess start(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "watch");
    return ChildProcess(KINFORM_TOOL, arguments, process_options());
  }
  [[nodiscard]] ChildProcess start_here(const ScriptedCluster& cluster,
                                        std::vector<std::string> arguments) const {
    arguments.push_back("--kubeconfig=" + config_of(cluster));
    return start(std::move(arguments));
  }

 private:
  const std::filesystem::path folder_;
};

// Scripts the server: a list of pods a and b; then a is modified, c is added and a is deleted; then
// the watch expires, and the relist no longer contains b.
void script_changes_and_expiry(ScriptedCluster& cluster) {
  cluster.on_list([](const ScriptedRequest& request, ScriptedConnection& connection) {
    const bool relist = parameter(request, "resourceVersion") != "0";
    connection.respond(
        {.headers = kJson,
         .body = relist ? list_json(pod_json("c", "4"), "9")
                        : list_json(pod_json("a", "1") + "," + pod_json("b", "2"), "2")});
  });
  cluster.on_watch([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (parameter(request, "resourceVersion") != "2") return;
    connection.send_chunk(event_json("MODIFIED", pod_json("a", "3")));
    connection.send_chunk(event_json("ADDED", pod_json("c", "4")));
    connection.send_chunk(event_json("DELETED", pod_json("a", "5")));
    connection.send_chunk(event_json("ERROR", status_json(410, "Expired", "too old")));
  });
}

TEST_F(WatchTest, TextShowsListChangesAndDeletionDetectedByRelist) {
  ScriptedCluster cluster;
  script_changes_and_expiry(cluster);
  ChildProcess tool = start_here(cluster, {"pods"});
  ASSERT_TRUE(tool.wait_for_output("Store: b\n")) << tool.errors();
  ASSERT_TRUE(tool.wait_for_output("Deleted from Store: b\n")) << tool.errors();
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
  const std::string out = without_times(tool.output());
  EXPECT_THAT(out, HasSubstr("TIME New Pod Added to Store: a\n"));
  EXPECT_THAT(out, HasSubstr("TIME New Pod Added to Store: b\n"));
  EXPECT_THAT(out, HasSubstr("TIME a Pod Updated to a\n"
                             "TIME New Pod Added to Store: c\n"
                             "TIME Pod Deleted from Store: a\n"));
  EXPECT_THAT(out, HasSubstr("TIME Pod Deleted from Store: b\n"));
  EXPECT_THAT(without_times(tool.errors()),
              HasSubstr("TIME Received termination, signaling shutdown\n"));
  EXPECT_THAT(tool.output(), Not(HasSubstr("\033")));  // No colours in a pipe.
}

TEST_F(WatchTest, JsonHasEveryKeyInEveryLine) {
  ScriptedCluster cluster;
  script_changes_and_expiry(cluster);
  ChildProcess tool = start_here(cluster, {"po", "-o", "json"});
  ASSERT_TRUE(tool.wait_for_output(R"("finalStateUnknown":true)")) << tool.errors();
  tool.send_signal(SIGINT);
  EXPECT_EQ(tool.wait(), 0);
  const std::string prefix = R"(","kind":"Pod","resource":"pods","key":")";
  EXPECT_THAT(tool.output(),
              AllOf(HasSubstr(R"({"type":"ADDED)" + prefix +
                              R"(web/a","resourceVersion":"1","oldResourceVersion":"",)"
                              R"("initial":true,"finalStateUnknown":false})"),
                    HasSubstr(R"({"type":"SYNCED)" + prefix + R"(","resourceVersion":")"),
                    HasSubstr(R"({"type":"UPDATED)" + prefix +
                              R"(web/a","resourceVersion":"3","oldResourceVersion":"1",)"
                              R"("initial":false,"finalStateUnknown":false})"),
                    HasSubstr(R"({"type":"DELETED)" + prefix +
                              R"(web/b","resourceVersion":"2","oldResourceVersion":"",)"
                              R"("initial":false,"finalStateUnknown":true})")));
  EXPECT_EQ(tool.errors(), "");
}

TEST_F(WatchTest, ResyncRedeliversWithoutRequests) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.headers = kJson, .body = list_json(pod_json("a", "1"), "1")});
  });
  ChildProcess tool = start_here(cluster, {"pods", "--resync", "1s"});
  ASSERT_TRUE(tool.wait_for_output("a Pod Updated to a\n")) << tool.errors();
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
  int lists = 0;
  for (const ScriptedRequest& request : cluster.server().requests()) {
    if (request.target.find("/pods") != std::string::npos && parameter(request, "watch").empty()) {
      ++lists;
    }
  }
  EXPECT_EQ(lists, 1);
}

TEST_F(WatchTest, OutputNonePrintsOnlyDumpAndStats) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond(
        {.headers = kJson, .body = list_json(pod_json("b", "2") + "," + pod_json("a", "1"), "2")});
  });
  ChildProcess tool = start_here(cluster, {"pods", "-o=none", "--exit-after-sync", "--stats",
                                           "--dump-cache", path_of("dump.json")});
  EXPECT_EQ(tool.wait(), 0) << tool.errors();
  EXPECT_EQ(tool.output(), "");
  const Json stats = parse_json(tool.errors()).value();
  for (const char* key : {"objects", "sync_ms", "cpu_ms", "rss_kb", "peak_rss_kb", "events",
                          "events_per_s", "relists", "watches"}) {
    EXPECT_TRUE(stats[key].is_number()) << key;
  }
  EXPECT_EQ(stats["objects"].as_int64(), 2);
  EXPECT_GT(stats["peak_rss_kb"].as_int64(), 0);
  std::ifstream dump(path_of("dump.json"));
  const std::string text((std::istreambuf_iterator<char>(dump)), {});
  EXPECT_EQ(text, R"([{"key":"web/a","resourceVersion":"1","uid":"uid-a"},)"
                  "\n"
                  R"({"key":"web/b","resourceVersion":"2","uid":"uid-b"}])"
                  "\n");
}

TEST_F(WatchTest, ResourcesAreFoundByAnyName) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"po,svc", "deploy.apps", "widgets", "nodes", "pods",
                                           "-o=json", "--exit-after-sync"});
  EXPECT_EQ(tool.wait(), 0) << tool.errors();
  for (const char* resource : {"pods", "services", "deployments", "widgets", "nodes"}) {
    EXPECT_THAT(tool.output(), HasSubstr("\"resource\":\"" + std::string(resource) + "\""));
  }
  std::vector<std::string> targets;
  for (const ScriptedRequest& request : cluster.server().requests()) {
    targets.push_back(request.target);
  }
  EXPECT_THAT(targets,
              ::testing::Contains(HasSubstr("/apis/example.org/v1/namespaces/web/widgets")));
  EXPECT_THAT(targets, ::testing::Contains(HasSubstr("/api/v1/nodes")));
}

TEST_F(WatchTest, ScopeAndSelectorsReachTheServer) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(
      cluster, {"pods", "-A", "-l=app=web", "--field-selector", "spec.nodeName=n", "--token=other",
                "--as", "jane", "--as-group", "a", "--as-group", "b", "--exit-after-sync"});
  EXPECT_EQ(tool.wait(), 0) << tool.errors();
  const ScriptedRequest request = cluster.server().requests().back();
  EXPECT_THAT(request.target, HasSubstr("/api/v1/pods?"));
  EXPECT_EQ(parameter(request, "labelSelector"), "app%3Dweb");
  EXPECT_EQ(parameter(request, "fieldSelector"), "spec.nodeName%3Dn");
  EXPECT_EQ(request.header("Impersonate-User"), "jane");
}

TEST_F(WatchTest, ClosedPipeEndsItQuietly) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.headers = kJson, .body = list_json(pod_json("p1", "1"), "1")});
  });
  cluster.on_watch([](const ScriptedRequest&, ScriptedConnection& connection) {
    for (int i = 2; connection.stall_for(std::chrono::milliseconds(20)); ++i) {
      connection.send_chunk(
          event_json("ADDED", pod_json("p" + std::to_string(i), std::to_string(i))));
    }
  });
  ChildProcess tool = start_here(cluster, {"pods"});
  ASSERT_TRUE(tool.wait_for_output("Added")) << tool.errors();
  tool.close_output();
  EXPECT_EQ(tool.wait(), 141);
  EXPECT_EQ(tool.errors(), "");
}

TEST_F(WatchTest, TimeoutReportsReason) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 500,
                        .headers = kJson,
                        .body = status_json(500, "InternalError", "etcd is unavailable")});
  });
  ChildProcess tool = start_here(cluster, {"pods", "--timeout", "1s"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(),
              AllOf(HasSubstr("not synced within 1s"), HasSubstr("etcd is unavailable")));
}

TEST_F(WatchTest, TimeoutAppliesToDiscovery) {
  ScriptedCluster cluster;
  cluster.on_any([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.stall();
    return true;
  });
  ChildProcess tool = start_here(cluster, {"pods", "--timeout=1s"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), HasSubstr("not synced within 1s"));
}

// Makes the server send the first half of a list at once, and the second half when `go_on` is set.
void load_slowly(ScriptedCluster& cluster, const OneShotEvent& go_on) {
  cluster.on_list([&go_on](const ScriptedRequest&, ScriptedConnection& connection) {
    const std::string list = list_json(pod_json("a", "1") + "," + pod_json("b", "2"), "2");
    const std::size_t half = list.find(pod_json("b", "2"));
    connection.begin_chunks(200, kJson);
    connection.send_chunk(list.substr(0, half));
    go_on.wait_until(system_clock(), system_clock().after(std::chrono::seconds(60)), {});
    connection.send_chunk(list.substr(half));
    connection.end_chunks();
  });
}

TEST_F(WatchTest, TerminalShowsProgressAndColours) {
  OneShotEvent go_on;
  ScriptedCluster cluster;
  load_slowly(cluster, go_on);
  ChildProcess tool(KINFORM_TOOL, {"watch", "pods", "--kubeconfig", config_of(cluster)},
                    process_options(Streams::Terminal, {{"TERM", "xterm"}}));
  EXPECT_TRUE(tool.wait_for_output("loading: 1 objects, 0.0 MB, 0.0 MB/s"));
  go_on.set();
  EXPECT_TRUE(tool.wait_for_output("\r\033[K"));
  EXPECT_TRUE(tool.wait_for_output("\033[32mNew Pod Added to Store: b\033[0m"));
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
}

TEST_F(WatchTest, TerminalWithoutColoursStaysPlain) {
  ScriptedCluster cluster;
  script_changes_and_expiry(cluster);
  ChildProcess tool(KINFORM_TOOL, {"watch", "pods", "--kubeconfig", config_of(cluster)},
                    process_options(Streams::Terminal, {{"TERM", "xterm"}, {"NO_COLOR", "1"}}));
  EXPECT_TRUE(tool.wait_for_output("Pod Deleted from Store: a"));
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
  EXPECT_THAT(tool.output(), Not(HasSubstr("\033[3")));
}

TEST_F(WatchTest, EndpointsShowMetricsAndReadiness) {
  ScriptedCluster cluster;
  ChildProcess tool =
      start_here(cluster, {"pods", "-o=json", "--metrics-bind-address", "127.0.0.1:0"});
  const std::string before_port = "metrics and health on port ";
  ASSERT_TRUE(tool.wait_for_errors(before_port)) << tool.errors();
  ASSERT_TRUE(tool.wait_for_output("SYNCED")) << tool.errors();
  const std::string port =
      tool.errors().substr(tool.errors().find(before_port) + before_port.size());
  const Client pages(ClientConfig{.server = "http://127.0.0.1:" + std::to_string(std::stoi(port))});
  EXPECT_EQ(pages.get_raw("/readyz").value(), "ok");
  EXPECT_THAT(pages.get_raw("/metrics").value(),
              AllOf(HasSubstr("rest_client_requests_total"), HasSubstr("name=\"kinform-watch\"")));
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
}

TEST_F(WatchTest, InvalidBindAddressIsRejected) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"pods", "--metrics-bind-address", "8080"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), HasSubstr("--metrics-bind-address 8080 is not ADDRESS:PORT"));
}

// The tests below check errors that new users meet first. Each message must say what to do next.

TEST_F(WatchTest, MissingKubeconfigNamesFlags) {
  ChildProcess tool = start({"pods"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_EQ(tool.output(), "");
  EXPECT_THAT(tool.errors(), AllOf(::testing::StartsWith("kinform: "), HasSubstr("--kubeconfig"),
                                   HasSubstr("KUBECONFIG"), HasSubstr("-s")));
}

TEST_F(WatchTest, MissingKubeconfigFileIsNamed) {
  ChildProcess tool = start({"pods", "--kubeconfig", path_of("absent")});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr(path_of("absent")), HasSubstr("--kubeconfig")));
}

TEST_F(WatchTest, InvalidYamlIsReportedWithFile) {
  const std::string path = write_file("bad", "apiVersion: v1\nclusters: [\n");
  ChildProcess tool = start({"pods", "--kubeconfig", path});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr(path), HasSubstr("Correct the file")));
}

TEST_F(WatchTest, UnknownContextIsNamed) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"pods", "--context", "elsewhere"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("elsewhere"), HasSubstr("--context")));
}

TEST_F(WatchTest, RefusedConnectionNamesAddress) {
  int port = 0;
  {
    const test_support::ScriptedServer gone;
    port = gone.port();
  }
  ChildProcess tool = start({"pods", "-s", "http://127.0.0.1:" + std::to_string(port)});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("refused"), HasSubstr(std::to_string(port)),
                                   HasSubstr("Check that the server is running")));
}

TEST_F(WatchTest, PlainHttpToATlsPortNamesTheScheme) {
  const CertificateAuthority ca;
  const test_support::ScriptedServer server({.identity = ca.issue()});
  ChildProcess tool = start({"pods", "-s", "http://127.0.0.1:" + std::to_string(server.port())});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("expects TLS: use https://"), HasSubstr("-s")));
  // The request and the handshake that explains its failure: nothing was retried.
  EXPECT_EQ(server.connections_accepted(), 2u);
}

TEST_F(WatchTest, PipeAsKubeconfigIsReportedAtOnce) {
  const std::string pipe = path_of("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  ChildProcess tool = start({"pods", "--kubeconfig", pipe});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr(pipe), HasSubstr("is not a regular file")));
}

TEST_F(WatchTest, WaitForRetryAfterIsReportedAndStopEndsIt) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 429, .headers = {{.name = "Retry-After", .value = "999999999"}}});
  });
  const std::string notice = "kinform: pods.v1: waiting 1m0s: the server sent 429 with Retry-After";
  ChildProcess tool = start_here(cluster, {"pods"});
  EXPECT_TRUE(tool.wait_for_errors(notice)) << tool.errors();
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);

  // On a terminal, where the progress of the list is measured.
  ChildProcess shown(KINFORM_TOOL, {"watch", "pods", "--kubeconfig=" + config_of(cluster)},
                     process_options(Streams::Terminal));
  EXPECT_TRUE(shown.wait_for_output(notice)) << shown.output();
  shown.send_signal(SIGTERM);
  EXPECT_EQ(shown.wait(), 0);
}

// Older servers refuse streaming lists with 422. That is no reason to check the selectors.
TEST_F(WatchTest, RefusedStreamingListIsNotReportedWhileTheListIsLoading) {
  ScriptedCluster cluster;
  cluster.on_list(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.stall(); });
  ChildProcess tool = start_here(cluster, {"pods", "--timeout", "3s"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("not synced within 3s"), Not(HasSubstr("Check -l"))));
}

TEST_F(WatchTest, RefusedStreamingListBetweenTwoFailuresIsNotARecovery) {
  ScriptedCluster cluster;
  std::atomic<int> lists = 0;
  cluster.on_list([&](const ScriptedRequest&, ScriptedConnection& connection) {
    if (lists.fetch_add(1) > 0) return connection.stall();
    connection.respond({.status = 500,
                        .headers = kJson,
                        .body = status_json(500, "InternalError", "etcd is unavailable")});
  });
  ChildProcess tool = start_here(cluster, {"pods", "--timeout", "4s"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), Not(HasSubstr("recovered")));
}

TEST_F(WatchTest, UnknownCaNamesFlag) {
  const CertificateAuthority ca;
  ScriptedCluster cluster({.identity = ca.issue()});
  ChildProcess tool = start_here(cluster, {"pods"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("certificate"), HasSubstr("--certificate-authority")));

  ChildProcess trusting =
      start_here(cluster, {"pods", "--exit-after-sync", "--token=other", "--certificate-authority",
                           write_file("ca.pem", ca.certificate_pem())});
  EXPECT_EQ(trusting.wait(), 0) << trusting.errors();
  EXPECT_EQ(cluster.server().requests().back().header("Authorization"), "Bearer other");
}

TEST_F(WatchTest, UnauthorizedNamesFlagsForCredentials) {
  ScriptedCluster cluster;
  cluster.on_any([](const ScriptedRequest&, ScriptedConnection& connection) {
    return connection.respond({.status = 401,
                               .headers = kJson,
                               .body = status_json(401, "Unauthorized", "Unauthorized")});
  });
  ChildProcess tool = start_here(cluster, {"pods"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("401"), HasSubstr("--token")));
}

TEST_F(WatchTest, ForbiddenEndsItAndNamesMissingRole) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 403,
                        .headers = kJson,
                        .body = status_json(403, "Forbidden", "jane cannot list pods")});
  });
  ChildProcess tool = start_here(cluster, {"pods"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("jane cannot list pods"), HasSubstr("list and watch"),
                                   HasSubstr("kubectl auth can-i")));
}

TEST_F(WatchTest, UnknownResourceGetsSuggestion) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"podz"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("podz"), HasSubstr("did you mean pods")));
}

TEST_F(WatchTest, InvalidSelectorIsRejectedBeforeAnyRequest) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"pods", "-l", "app in (web"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("app in (web"), HasSubstr("--help")));
  EXPECT_TRUE(cluster.server().requests().empty());
}

TEST_F(WatchTest, SingleObjectGetsFieldSelectorSuggestion) {
  ChildProcess tool = start({"pods/web-0"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), HasSubstr("--field-selector metadata.name=web-0"));
}

TEST_F(WatchTest, InvalidCommandLineIsUsageError) {
  ChildProcess no_resource = start({});
  EXPECT_EQ(no_resource.wait(), 2);
  ChildProcess bad_duration = start({"pods", "--resync", "soon"});
  EXPECT_EQ(bad_duration.wait(), 2);
  EXPECT_THAT(bad_duration.errors(), HasSubstr("--resync"));
}

TEST_F(WatchTest, UnknownOutputFormatListsTheFormats) {
  ChildProcess tool = start({"pods", "-o", "yaml"});
  EXPECT_EQ(tool.wait(), 2);
  EXPECT_THAT(tool.errors(), HasSubstr("unknown format \"yaml\": use text, json or none"));
}

TEST_F(WatchTest, UnknownCommandIsNamed) {
  ChildProcess unknown(KINFORM_TOOL, {"get", "pods"}, process_options());
  EXPECT_EQ(unknown.wait(), 2);
  EXPECT_THAT(unknown.errors(), HasSubstr("kinform: unknown command \"get\": did you mean watch"));
  ChildProcess help(KINFORM_TOOL, {"help", "watch"}, process_options());
  EXPECT_EQ(help.wait(), 0);
  EXPECT_THAT(help.output(), HasSubstr("--exit-after-sync"));
  ChildProcess version(KINFORM_TOOL, {"version"}, process_options());
  EXPECT_EQ(version.wait(), 0);
  EXPECT_THAT(version.output(), ContainsRegex("^kinform [0-9]"));
}

// As kubectl's `get pods web`, which watches one pod.
TEST_F(WatchTest, ObjectNameAfterAResourceGetsFieldSelectorSuggestion) {
  ScriptedCluster cluster;
  ChildProcess tool = start_here(cluster, {"pods", "web-0"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), AllOf(HasSubstr("no resource \"web-0\""),
                                   HasSubstr("pods --field-selector metadata.name=web-0")));
}

// A message can neither forge a line nor fill the screen.
TEST_F(WatchTest, MessagesOfAServerAreOneShortLine) {
  ScriptedCluster cluster;
  cluster.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
    connection.respond({.status = 403,
                        .headers = kJson,
                        .body = status_json(403, "Forbidden",
                                            R"(no\nkinform: pods.v1: recovered\u009b\u202e)" +
                                                std::string(100'000, 'x'))});
  });
  ChildProcess tool = start_here(cluster, {"pods"});
  EXPECT_EQ(tool.wait(), 1);
  EXPECT_THAT(tool.errors(), HasSubstr(R"(no\nkinform: pods.v1: recovered\u009b\u202exxx)"));
  EXPECT_LT(tool.errors().size(), 2'000u);
}

// timeout(1) sends its signal to the process and to its group.
TEST_F(WatchTest, SignalSentTwiceEndsItGracefully) {
  // Signals more than 200 ms apart are two requests. If a loaded machine took that long, try again.
  constexpr int kAttempts = 5;
  int status = -1;
  for (int attempt = 0; attempt < kAttempts && status != 0; ++attempt) {
    ScriptedCluster cluster;
    ChildProcess tool = start_here(cluster, {"pods", "--stats"});
    ASSERT_TRUE(tool.wait_for_errors("kinform: ")) << tool.errors();  // Synced: no objects.
    tool.send_signal(SIGTERM);
    tool.send_signal(SIGINT);
    status = tool.wait();
    EXPECT_THAT(tool.errors(), HasSubstr(status == 0 ? "\"objects\":0" : "kinform: "));
  }
  EXPECT_EQ(status, 0);
}

// A server that accepts the question for the namespace and never responds must not keep a program
// that should have ended.
TEST_F(WatchTest, CheckOfAnEmptyNamespaceHasADeadline) {
  ScriptedCluster cluster;
  cluster.on_any([](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (request.target != "/api/v1/namespaces/web") return false;
    connection.stall();
    return true;
  });
  ChildProcess tool = start_here(cluster, {"pods", "--exit-after-sync"});
  EXPECT_EQ(tool.wait(), 0);
  EXPECT_THAT(tool.errors(), HasSubstr("no objects found in namespace \"web\""));
}

TEST_F(WatchTest, HelpShowsExamples) {
  ChildProcess tool = start({"--help"});
  EXPECT_EQ(tool.wait(), 0);
  EXPECT_THAT(tool.output(), AllOf(HasSubstr("Examples:"), HasSubstr("--field-selector"),
                                   HasSubstr("--exit-after-sync"), HasSubstr("Exit status:")));
}

}  // namespace
}  // namespace kinform::inline v0::tools
