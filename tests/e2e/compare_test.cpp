// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the time of the first sync of many pods on a real server: kinform and client-go. Prints
// figures; `./dev e2e --compare` runs it.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "testing/child_process.hpp"
#include "testing/corpus/corpus.hpp"
#include "tests/e2e/real_server_test.hpp"

namespace kinform::inline v0::e2e {
namespace {

using test_support::ChildProcess;

constexpr std::size_t kPods = 5000;
constexpr int kRounds = 5;
const ApiResource kPodResource{.version = "v1", .plural = "pods", .kind = "Pod"};

// A program that syncs pods once and prints a line of figures to stderr.
struct Contender {
  std::string name = {};
  std::string program = {};
  std::vector<std::string> arguments = {};
};

class CompareTest : public RealServerTest {
 protected:
  // Creates pods as in a cluster, but in one namespace, and without fields that only the server
  // sets.
  void create_pods() {
    test_support::Corpus corpus({.objects = kPods, .managed_fields = false});
    for (std::size_t number = 0; number < kPods; ++number) {
      Json pod = parse_json(corpus.object(number)).value();
      const Json name = pod.at("/metadata/name");
      const Json labels = pod.at("/metadata/labels");
      pod["metadata"] = {{"name", name}, {"namespace", namespace_}, {"labels", labels}};
      Json status = pod["status"];
      pod.erase("status");
      // Remove the fields that refer to priority and runtime classes, which do not exist here. The
      // name of the service account can stay: no service account needs to exist.
      for (const char* const member : {"priorityClassName", "priority", "runtimeClassName"}) {
        pod["spec"].erase(member);
      }
      const auto created = client_.create(kPodResource, pod);
      ASSERT_TRUE(created.ok()) << created.error().message;
      pod["status"] = std::move(status);
      ASSERT_TRUE(client_.update_status(kPodResource, pod).ok());
    }
  }

  static std::string tool() {
    const char* const program = std::getenv("KINFORM_E2E_TOOL");
    return program == nullptr ? KINFORM_TOOL : program;
  }

  static Json run(const Contender& contender) {
    ChildProcess process(contender.program, contender.arguments);
    EXPECT_EQ(process.wait(), 0) << contender.name << ": " << process.errors();
    const std::size_t begin = process.errors().find('{');
    if (begin == std::string::npos) return {};
    const std::size_t end = process.errors().find('\n', begin);
    return parse_json(process.errors().substr(begin, end - begin)).value_or({});
  }

  static double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
  }
};

TEST_F(CompareTest, FirstSyncOfManyPods) {
  const char* const peers = std::getenv("KINFORM_E2E_PEERS");
  ASSERT_NE(peers, nullptr);
  ASSERT_NO_FATAL_FAILURE(create_pods());
  const std::string kubeconfig = cluster_.kubeconfig();
  const std::string client_go = std::string(peers) + "/client_go";
  const std::vector<Contender> contenders = {
      {"kinform watch pods",
       tool(),
       {"watch", "pods", "-n", namespace_, "--exit-after-sync", "-o", "none", "--stats",
        "--kubeconfig", kubeconfig}},
      {"client-go, structs, protobuf",
       client_go,
       {"--kubeconfig", kubeconfig, "--namespace", namespace_, "--typed-pods", "--stats"}},
      {"client-go, dynamic, JSON",
       client_go,
       {"--kubeconfig", kubeconfig, "--namespace", namespace_, "--resource", "pods", "--stats"}}};
  const std::vector<std::string> figures = {"sync_ms", "cpu_ms", "rss_kb", "peak_rss_kb"};
  std::map<std::string, std::map<std::string, std::vector<double>>> measured;
  for (int round = 0; round < kRounds; ++round) {
    for (const Contender& contender : contenders) {
      const Json stats = run(contender);
      ASSERT_EQ(stats["objects"].as_int64(), static_cast<std::int64_t>(kPods));
      for (const std::string& figure : figures) {
        measured[contender.name][figure].push_back(stats[figure].as_double());
      }
    }
  }
  std::printf("\n%-32s%12s%12s%12s%12s\n", "5,000 pods, medians of 5 rounds", "sync ms", "CPU ms",
              "RSS MB", "peak MB");
  for (const Contender& contender : contenders) {
    auto& of = measured[contender.name];
    std::printf("%-32s%12.0f%12.0f%12.1f%12.1f\n", contender.name.c_str(), median(of["sync_ms"]),
                median(of["cpu_ms"]), median(of["rss_kb"]) / 1024,
                median(of["peak_rss_kb"]) / 1024);
  }
}

}  // namespace
}  // namespace kinform::inline v0::e2e
