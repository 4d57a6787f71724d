// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Informers of other libraries against the embedded server: they sync, and see every change in
// spite of cut connections, expiry and restarts.

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/server.hpp"
#include "testing/temporary_folder.hpp"
#include "tests/e2e/peer.hpp"
#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using server::Server;

// The limit for the recovery of a library. client-go and libraries on top of it back off for up to
// half a minute after several failures.
constexpr Duration kTimeout = 60s;

// A program in tests/peers, and how it is run.
struct PeerProgram {
  std::string name = {};
  std::string program = {};
  std::vector<std::string> flags = {};

  friend std::ostream& operator<<(std::ostream& out, const PeerProgram& peer) {
    return out << peer.name;
  }
};

class PeersTest : public ::testing::TestWithParam<PeerProgram> {
 protected:
  void SetUp() override {
    if (!Peer::is_available(GetParam().program)) GTEST_SKIP() << "./dev e2e has not built it";
    change(0, 20);
    peer_ = std::make_unique<Peer>(GetParam().program,
                                   folder_.write("kubeconfig", server_->kubeconfig()), "default",
                                   GetParam().flags);
    expect_equal("start");
  }

  // Creates, changes and deletes objects.
  void change(int from, int count) {
    for (int number = from; number < from + count; ++number) {
      const Json object = {
          {"apiVersion", "v1"},
          {"kind", "ConfigMap"},
          {"metadata",
           {{"name", "object-" + std::to_string(number % 40)}, {"namespace", "default"}}},
          {"data", {{"change", std::to_string(++changes_)}}}};
      const std::string path = "/api/v1/namespaces/default/configmaps";
      const std::string name = "/object-" + std::to_string(number % 40);
      if (number % 7 == 3 && server_->request("DELETE", path + name).status == 200) continue;
      if (server_->request("PUT", path + name, object).status == 200) continue;
      ASSERT_EQ(server_->request("POST", path, object).status, 201);
    }
  }

  // Reads the objects from the embedded server directly, without a connection, so that no fault
  // affects it.
  StateByKey server_state() {
    StateByKey state;
    const Json list = server_->request("GET", "/api/v1/namespaces/default/configmaps").body;
    for (const Json& item : list["items"].elements()) {
      const Json& metadata = item["metadata"];
      state["default/" + std::string(metadata["name"].as_string())] = {
          .uid = std::string(metadata["uid"].as_string()),
          .version = std::string(metadata["resourceVersion"].as_string())};
    }
    return state;
  }

  void expect_equal(const std::string& after) {
    const StateByKey wanted = server_state();
    std::optional<StateByKey> state;
    const auto is_equal = [&] {
      state = peer_->state();
      return state && *state == wanted;
    };
    ASSERT_TRUE(wait_until(is_equal, kTimeout))
        << "after " << after << ": "
        << (state ? difference(*state, wanted) : "no state; " + peer_->errors());
  }

  const test_support::TemporaryFolder folder_;
  const std::unique_ptr<Server> server_ =
      Server::start({.tls = true, .bookmark_period = 1s}).value();
  std::unique_ptr<Peer> peer_;
  int changes_ = 0;
};

TEST_P(PeersTest, SeesEveryChange) {
  for (int round = 0; round < 5; ++round) {
    change(round * 13, 30);
    expect_equal("changes");
  }
}

TEST_P(PeersTest, SeesEveryChangeThroughCuts) {
  for (int round = 0; round < 5; ++round) {
    change(round * 13, 10);
    server_->drop_connections();
    change(round * 11, 10);
    expect_equal("a cut");
  }
  server_->end_watches();
  change(3, 10);
  expect_equal("watches that ended");
}

TEST_P(PeersTest, RelistsAfterExpiry) {
  for (int round = 0; round < 3; ++round) {
    server_->drop_connections();
    change(round * 13, 30);
    server_->compact();
    expect_equal("a compaction");
    change(round * 5, 5);
    expect_equal("changes after it");
  }
}

TEST_P(PeersTest, SurvivesARestart) {
  server_->restart(500ms);
  change(0, 30);
  expect_equal("a restart");
}

TEST_P(PeersTest, SurvivesErrorsAndTruncation) {
  server_->plan(
      {.match = {.watch = true}, .kind = server::FaultKind::Truncate, .after_bytes = 300});
  server_->drop_connections();
  change(0, 20);
  expect_equal("a truncated watch");
  server_->plan(
      {.match = {.method = "GET"}, .kind = server::FaultKind::Response, .status = 503, .times = 2});
  server_->drop_connections();
  change(5, 20);
  expect_equal("503s");
  server_->plan(
      {.match = {.watch = true}, .kind = server::FaultKind::Response, .status = 410, .times = 1});
  server_->drop_connections();
  change(9, 20);
  expect_equal("a 410");
}

INSTANTIATE_TEST_SUITE_P(Each, PeersTest,
                         ::testing::Values(PeerProgram{"client_go", "client_go"},
                                           PeerProgram{"client_go_typed", "client_go", {"--typed"}},
                                           PeerProgram{"controller_runtime", "controller_runtime"},
                                           PeerProgram{"kube_rs", "kube_rs"},
                                           PeerProgram{"client_node", "client_node"}),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace kinform::inline v0::e2e
