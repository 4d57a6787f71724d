// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs `kinform watch` and `kinform demo` as programs against the embedded server.

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/server.hpp"
#include "testing/child_process.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::tools {
namespace {

using server::Access;
using server::Server;
using server::ServerOptions;
using test_support::ChildProcess;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kMaps = "/api/v1/namespaces/default/configmaps";

class WatchServerTest : public ::testing::Test {
 protected:
  // Starts a server with TLS, because the tool, like kubectl, sends no token over plain HTTP.
  void serve(ServerOptions options = {}) {
    options.tls = true;
    server_ = Server::start(std::move(options)).value();
    folder_.write("config", server_->kubeconfig());
  }
  void create(const std::string& name) {
    const Json body = {{"metadata", {{"name", name}}}};
    ASSERT_EQ(server_->request("POST", kMaps, body).status, 201);
  }

  [[nodiscard]] ChildProcess watch(std::vector<std::string> arguments, bool terminal = false) {
    arguments.insert(arguments.begin(), "watch");
    return ChildProcess(KINFORM_TOOL, arguments,
                        {.environment = {{"HOME", folder_.path()},
                                         {"KUBECONFIG", folder_.path_of("config")},
                                         {"TERM", "xterm"}},
                         .terminal = terminal});
  }
  // Runs a command that must fail without output, and returns its error messages.
  [[nodiscard]] std::string failure_of(const std::vector<std::string>& arguments) {
    ChildProcess tool = watch(arguments);
    EXPECT_EQ(tool.wait(), 1);
    EXPECT_EQ(tool.output(), "");
    return tool.errors();
  }

  test_support::TemporaryFolder folder_;
  std::unique_ptr<Server> server_;
};

TEST_F(WatchServerTest, ContinuesAfterServerRestart) {
  serve();
  create("a");
  ChildProcess tool = watch({"cm"});
  ASSERT_TRUE(tool.wait_for_output("New ConfigMap Added to Store: a\n")) << tool.errors();
  create("b");
  ASSERT_TRUE(tool.wait_for_output("New ConfigMap Added to Store: b\n")) << tool.errors();
  server_->restart();
  create("c");
  ASSERT_TRUE(tool.wait_for_output("New ConfigMap Added to Store: c\n")) << tool.errors();
  ASSERT_EQ(server_->request("DELETE", kMaps + "/a").status, 200);
  ASSERT_TRUE(tool.wait_for_output("ConfigMap Deleted from Store: a\n")) << tool.errors();
  tool.send_signal(SIGINT);
  EXPECT_EQ(tool.wait(), 0);
}

TEST_F(WatchServerTest, WrongTokenNamesFlagsForCredentials) {
  serve();
  EXPECT_THAT(failure_of({"cm", "--token", "wrong"}),
              AllOf(HasSubstr("401"), HasSubstr("--token")));
}

TEST_F(WatchServerTest, ForbiddenListNamesResourceAndMissingRole) {
  serve({.authorize = [](const Access& access) { return access.resource != "configmaps"; }});
  EXPECT_THAT(failure_of({"cm"}),
              AllOf(HasSubstr("resource \"configmaps\" in API group"), HasSubstr("\"default\""),
                    HasSubstr("list and watch"), HasSubstr("kubectl auth can-i")));
}

TEST_F(WatchServerTest, UnknownCaIsReported) {
  serve();
  const std::string nothing = folder_.write("nothing", "apiVersion: v1\nkind: Config\n");
  EXPECT_THAT(failure_of({"cm", "--kubeconfig", nothing, "-s", server_->url()}),
              AllOf(HasSubstr("certificate"), HasSubstr("--certificate-authority")));
}

TEST_F(WatchServerTest, EmptyAndMissingNamespacesAreReported) {
  serve();
  ChildProcess empty = watch({"pods", "--exit-after-sync"});
  EXPECT_EQ(empty.wait(), 0);
  EXPECT_EQ(empty.errors(), "kinform: no objects found in namespace \"default\"\n");
  ChildProcess missing = watch({"pods", "-n", "nosuch", "--exit-after-sync"});
  EXPECT_EQ(missing.wait(), 0);
  EXPECT_EQ(missing.errors(), "kinform: namespace \"nosuch\" does not exist\n");
  create("a");
  ChildProcess full = watch({"cm,pods", "--exit-after-sync"});
  EXPECT_EQ(full.wait(), 0);
  EXPECT_EQ(full.errors(), "");
}

TEST_F(WatchServerTest, PlainHttpToATlsPortIsReported) {
  serve();
  const std::string nothing = folder_.write("nothing", "apiVersion: v1\nkind: Config\n");
  const std::string url = "http" + server_->url().substr(std::string("https").size());
  EXPECT_THAT(failure_of({"cm", "--kubeconfig", nothing, "-s", url, "--timeout", "1s"}),
              HasSubstr("expects TLS: use https://"));
}

TEST_F(WatchServerTest, UnsupportedFieldSelectorIsReported) {
  serve();
  EXPECT_THAT(failure_of({"pods", "--field-selector", "spec.colour=red"}),
              AllOf(HasSubstr("spec.colour"), HasSubstr("only some fields")));
}

TEST_F(WatchServerTest, ResourceWithoutWatchIsRejected) {
  serve();
  EXPECT_THAT(failure_of({"selfsubjectaccessreviews"}),
              HasSubstr("does not support list and watch"));
  EXPECT_THAT(failure_of({"configmap-s"}), HasSubstr("configmap-s"));
}

TEST_F(WatchServerTest, MissingResourceIsReportedOnce) {
  serve();
  server_->plan({.match = {.method = "GET", .path_prefix = kMaps}, .status = 404, .times = 1000});
  ChildProcess tool = watch({"cm"});
  const std::string line =
      "kinform: waiting for the resource configmaps.v1: the server does not serve it\n";
  ASSERT_TRUE(tool.wait_for_errors(line)) << tool.errors();
  tool.send_signal(SIGINT);
  EXPECT_EQ(tool.wait(), 0);
  EXPECT_EQ(tool.errors().find(line), tool.errors().rfind(line));
  EXPECT_THAT(tool.errors(), Not(HasSubstr("404")));
}

TEST_F(WatchServerTest, LargeListShowsProgressOnATerminal) {
  serve();
  create("a");
  // Delay the list response, so that the tool shows its progress.
  server_->plan({.match = {.path_prefix = kMaps},
                 .kind = server::FaultKind::Delay,
                 .delay = std::chrono::seconds(2)});
  ChildProcess tool = watch({"cm"}, true);
  EXPECT_TRUE(tool.wait_for_output("loading: 0 objects, 0.0 MB, 0.0 MB/s")) << tool.output();
  EXPECT_TRUE(tool.wait_for_output("\033[32mNew ConfigMap Added to Store: a\033[0m"));
  tool.send_signal(SIGTERM);
  EXPECT_EQ(tool.wait(), 0);
}

TEST(DemoProgramTest, PrintsStepsInOrder) {
  ChildProcess tool(KINFORM_TOOL, {"demo"});
  EXPECT_EQ(tool.wait(), 0) << tool.output();
  EXPECT_EQ(tool.errors(), "");
  EXPECT_THAT(tool.output(), Not(HasSubstr("\033")));
  std::size_t position = 0;
  for (const char* const line :
       {"1. Three pods exist already.", "2. A pod is created.", "web-3   (Running: ready)",
        "3. A label is added to a pod.", "4. A resync", "(resync)", "5. The connection is cut.",
        "new lists: 0", "6. The server is unavailable", "tombstone",
        "7. A second handler is added.", "The cache equals the server: 3 pods."}) {
    const std::size_t found = tool.output().find(line, position);
    ASSERT_NE(found, std::string::npos) << line << " is missing or out of order:\n"
                                        << tool.output();
    position = found;
  }
}

TEST(DemoProgramTest, HasColoursOnATerminal) {
  ChildProcess tool(KINFORM_TOOL, {"demo"}, {.environment = {{"TERM", "xterm"}}, .terminal = true});
  EXPECT_TRUE(tool.wait_for_output("\033[32mNew Pod Added to Store: web-0\033[0m"));
  EXPECT_EQ(tool.wait(), 0);
}

}  // namespace
}  // namespace kinform::inline v0::tools
