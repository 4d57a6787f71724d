// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs `kinform watch` against servers that send too much, too slowly, too often, or nonsense. In
// every case: memory stays close to that of an idle process, requests are not repeated in a tight
// loop, nothing is deleted from the cache, and SIGTERM ends the program.
//
// `./dev stress hostile` prints a table of figures (KINFORM_HOSTILE_FIGURES), with cases that take
// long, and the figures of client-go (KINFORM_HOSTILE_PEER).

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/detail/mutex.hpp"
#include "testing/fakes/scripted_cluster.hpp"
#include "testing/long_run.hpp"
#include "testing/temporary_folder.hpp"
#include "tests/hostile/hostile_case.hpp"
#include "tests/hostile/subject.hpp"

namespace kinform::inline v0::hostile {
namespace {

using namespace std::chrono_literals;
using test_support::parameter;
using test_support::ScriptedCluster;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::int64_t kMegabyte = 1024 * 1024;
// Requests may start in a burst, but then come at most this often.
constexpr int kBurst = 5;
constexpr double kRequestsPerSecondMax = 5;
// Sanitizers use memory of their own, and a machine under load may be slow to end a process.
#if defined(KINFORM_TEST_IS_SANITIZED)
constexpr std::int64_t kMemoryMax = 1024 * kMegabyte;
constexpr Duration kEndMax = 20s;
constexpr Duration kCpuMax = 60s;
#else
constexpr std::int64_t kMemoryMax = 64 * kMegabyte;
constexpr Duration kEndMax = 2s;
constexpr Duration kCpuMax = 4s;
#endif

bool prints_figures() {
  return std::getenv("KINFORM_HOSTILE_FIGURES") != nullptr;
}

// A cluster with one pod, "good", whose responses for pods may be replaced by those of a case.
class HostileCluster {
 public:
  explicit HostileCluster(const HostileCase& hostile) : case_(hostile) {
    cluster_.on_list([](const ScriptedRequest&, ScriptedConnection& connection) {
      connection.respond(
          {.headers = {{.name = "Content-Type", .value = "application/json"}},
           .body = test_support::list_json(test_support::pod_json("good", "1"), "1")});
    });
    cluster_.on_any([this](const ScriptedRequest& request, ScriptedConnection& connection) {
      if (request.target.find("/pods?") == std::string::npos) return false;
      count(request);
      return case_.respond && case_.respond(request, connection, attack_);
    });
    folder_.write("config", cluster_.kubeconfig());
  }

  [[nodiscard]] const Attack& attack() const { return attack_; }
  [[nodiscard]] std::string kubeconfig() const { return folder_.path_of("config"); }

  // Returns the requests per second after the first kBurst ones.
  [[nodiscard]] double request_rate() const {
    const detail::MutexLock lock(mutex_);
    if (times_.size() <= kBurst) return 0;
    const Duration elapsed = system_clock().now() - times_[kBurst - 1];
    const double seconds = std::chrono::duration<double>(elapsed).count();
    return static_cast<double>(times_.size() - kBurst) / std::max(seconds, 1.0);
  }

 private:
  void count(const ScriptedRequest& request) {
    ++(parameter(request, "watch").empty() ? attack_.lists : attack_.watches);
    const detail::MutexLock lock(mutex_);
    times_.push_back(system_clock().now());
  }

  const HostileCase& case_;
  Attack attack_;
  mutable detail::Mutex mutex_;
  std::vector<TimePoint> times_ KINFORM_GUARDED_BY(mutex_);  // When each request arrived.
  TemporaryFolder folder_;
  ScriptedCluster cluster_;  // Declared last: its threads use all of the above.
};

// Returns the memory of a process that follows the well-behaved server.
std::int64_t idle_memory() {
  const HostileCase harmless{.name = "None", .respond = {}};
  HostileCluster cluster(harmless);
  Subject subject(cluster.kubeconfig());
  EXPECT_TRUE(subject.wait_until([&] { return cluster.attack().watches > 1; }, 30s))
      << subject.errors();
  return subject.peak_memory();
}

struct Figures {
  std::int64_t memory = 0;  // Above the idle process, in bytes.
  Duration cpu = {};
  double requests_per_second = 0;
  Duration end = {};
};

void print_row(const HostileCase& hostile, bool done, const Figures& figures) {
  std::printf("| %-32s | %-4s | %5.0f MB | %6.2f s | %8.1f | %6.0f ms |\n",
              std::string(hostile.name).c_str(), done ? "yes" : "no",
              static_cast<double>(figures.memory) / kMegabyte,
              std::chrono::duration<double>(figures.cpu).count(), figures.requests_per_second,
              std::chrono::duration<double, std::milli>(figures.end).count());
}

class HostileServerTest : public ::testing::TestWithParam<HostileCase> {};

TEST_P(HostileServerTest, IsSurvived) {
  const HostileCase& hostile = GetParam();
  if (hostile.slow && !prints_figures()) GTEST_SKIP() << "only in ./dev stress hostile";
  const std::int64_t idle = idle_memory();
  HostileCluster cluster(hostile);
  Subject subject(cluster.kubeconfig());

  const auto done = [&] {
    return hostile.done && hostile.done({.attack = cluster.attack(),
                                         .output = subject.output(),
                                         .errors = subject.errors()});
  };
  const bool is_done = subject.wait_until(done, hostile.time) || !hostile.done;
  ASSERT_TRUE(subject.is_running()) << subject.errors();
  Figures figures{.memory = subject.peak_memory() - idle,
                  .cpu = subject.cpu_time(),
                  .requests_per_second = cluster.request_rate()};
  const Subject::End end = subject.terminate();
  figures.end = end.took;
  if (prints_figures()) print_row(hostile, is_done, figures);
  if (Subject::is_peer()) return;

  EXPECT_TRUE(is_done) << subject.errors();
  EXPECT_LE(figures.memory, kMemoryMax);
  EXPECT_LE(figures.cpu, kCpuMax);
  EXPECT_LE(figures.requests_per_second, kRequestsPerSecondMax) << subject.errors();
  EXPECT_EQ(end.status, 0) << subject.errors();
  EXPECT_LE(figures.end, kEndMax);
  EXPECT_THAT(subject.output(), Not(HasSubstr("Deleted")));
}

INSTANTIATE_TEST_SUITE_P(All, HostileServerTest, ::testing::ValuesIn(hostile_cases()),
                         [](const auto& instance) { return std::string(instance.param.name); });

}  // namespace
}  // namespace kinform::inline v0::hostile
