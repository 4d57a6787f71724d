// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Faults against real servers. Checks after each that the cache equals the server, that the handler
// calls kept the delivery guarantees, and that nothing is left open. Prints the recovery times of
// kinform and client-go.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/building_blocks/random.hpp"
#include "tests/e2e/shared_cluster.hpp"
#include "tests/e2e/subject.hpp"
#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using ::testing::IsEmpty;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
// The limit for the recovery of kinform. In the worst case, with default options, two watches in a
// row stay silent until they time out, and then a probe (a request that checks the known version)
// finds the fault.
constexpr Duration kTimeout = 240s;
// The limit for other libraries. If they have not recovered by then, the table says so.
constexpr Duration kContentionTimeout = 90s;
constexpr std::size_t kObjects = 200;
// Names of the two kinform columns of the table: with default options; and with silence_timeout 10
// s and a backoff of at most 1 s.
constexpr const char* kDefault = "kinform";
constexpr const char* kImpatient = "kinform, impatient";

// A row of the table: a fault, and the recovery time of each subject (an informer under test).
struct Row {
  std::string fault = {};
  std::map<std::string, std::string> times = {};
};

std::string seconds_text(Duration duration) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.2f s", std::chrono::duration<double>(duration).count());
  return text;
}

// System resources of this process.
struct Held {
  std::size_t threads = 0;
  std::size_t descriptors = 0;
  std::size_t sockets = 0;  // Included in the descriptors.

  [[nodiscard]] bool is_within(const Held& other) const {
    return threads <= other.threads && descriptors <= other.descriptors && sockets <= other.sockets;
  }
  [[nodiscard]] std::string to_string() const {
    return std::to_string(threads) + " threads, " + std::to_string(descriptors) + " descriptors, " +
           std::to_string(sockets) + " sockets";
  }
};

Held held_now() {
  Held held;
  for ([[maybe_unused]] const auto& thread : std::filesystem::directory_iterator("/proc/self/task"))
    ++held.threads;
  for (const auto& descriptor : std::filesystem::directory_iterator("/proc/self/fd")) {
    // Fails for the descriptor that reads the folder itself: it is closed by now.
    std::error_code gone;
    const std::string target = std::filesystem::read_symlink(descriptor, gone).string();
    if (gone) continue;
    ++held.descriptors;
    if (target.rfind("socket:", 0) == 0) ++held.sockets;
  }
  return held;
}

class FaultTest : public ::testing::Test {
 protected:
  static void TearDownTestSuite() {
    std::printf("\n%-34s", "time to recover");
    for (const std::string& name : columns()) std::printf("%20s", name.c_str());
    std::printf("\n");
    for (const Row& row : rows()) {
      std::printf("%-34s", row.fault.c_str());
      for (const std::string& name : columns()) {
        const auto found = row.times.find(name);
        std::printf("%20s", found == row.times.end() ? "-" : found->second.c_str());
      }
      std::printf("\n");
    }
  }

  void SetUp() override {
    // Connect and write before held_before_ is recorded, so that it includes the connections and
    // threads of the test's own client. TearDown() then detects leaks of the informers alone.
    ASSERT_TRUE(cluster_.wait_until_ready());
    write(kObjects, "object-");
    held_before_ = held_now();
    add(std::make_unique<KinformSubject>(kDefault, cluster_, namespace_, InformerOptions{}));
    add(std::make_unique<KinformSubject>(
        kImpatient, cluster_, namespace_,
        InformerOptions{.silence_timeout = 10s, .backoff = {.longest_delay = 1s}}));
    if (Peer::is_available("client_go")) {
      add(std::make_unique<ClientGoSubject>(cluster_, namespace_));
    }
    ASSERT_TRUE(wait_until([this] { return all_equal(server_state()); }, 60s));
  }

  void TearDown() override {
    for (const auto& subject : subjects_) {
      if (!subject->is_ours()) continue;
      EXPECT_THAT(subject->problems(), IsEmpty()) << subject->name();
      expect_few_connections(*subject);
    }
    subjects_.clear();
    EXPECT_TRUE(wait_until([this] { return held_now().is_within(held_before_); }, 10s))
        << held_now().to_string() << " in place of " << held_before_.to_string();
  }

  // Expects at most two connections: an informer keeps one for its watch, and one idle. After
  // Relay::abandon(), the old idle one may stay open until it is needed or too old, but the old
  // watch must be closed.
  static void expect_few_connections(Subject& subject) {
    const Relay& relay = subject.relay();
    EXPECT_TRUE(wait_until(
        [&] { return relay.connections() <= 2 && relay.abandoned_connections() <= 1; }, 10s))
        << subject.name() << " has " << relay.connections() << " connections, and "
        << relay.abandoned_connections() << " on which nothing comes";
  }

  static std::vector<Row>& rows() {
    static std::vector<Row> all;
    return all;
  }
  static std::vector<std::string> columns() { return {kDefault, kImpatient, "client-go"}; }

  void add(std::unique_ptr<Subject> subject) { subjects_.push_back(std::move(subject)); }

  StateByKey server_state() {
    std::optional<StateByKey> state;
    EXPECT_TRUE(wait_until(
        [&] {
          state = state_of(client_, kConfigMaps, {.namespace_name = namespace_});
          return state.has_value();
        },
        60s));
    return state.value_or(StateByKey{});
  }

  bool all_equal(const StateByKey& server) {
    return std::all_of(subjects_.begin(), subjects_.end(), [&](const auto& subject) {
      const auto state = subject->state();
      return state && *state == server;
    });
  }

  // Creates or changes `count` objects.
  void write(std::size_t count, const std::string& prefix) {
    for (std::size_t number = 0; number < count; ++number) {
      const Json object = {
          {"apiVersion", "v1"},
          {"kind", "ConfigMap"},
          {"metadata",
           {{"name", prefix + std::to_string(number % kObjects)}, {"namespace", namespace_}}},
          {"data", {{"change", std::to_string(++changes_)}}}};
      if (client_.update(kConfigMaps, object)) continue;
      ASSERT_TRUE(client_.create(kConfigMaps, object).ok());
    }
  }
  void remove(std::size_t count, const std::string& prefix) {
    for (std::size_t number = 0; number < count; ++number) {
      ASSERT_TRUE(
          client_.delete_object(kConfigMaps, {namespace_, prefix + std::to_string(number)}).ok());
    }
  }

  void for_each_relay(const std::function<void(Relay&)>& act) {
    for (const auto& subject : subjects_) act(subject->relay());
  }

  // Measures how long each cache takes to equal the server, and adds a row to the table. No object
  // may be written meanwhile.
  void expect_recovery(const std::string& fault) {
    const TimePoint began = system_clock().now();
    const StateByKey server = server_state();
    Row row = {.fault = fault};
    const auto all_have_settled = [&] {
      for (const auto& subject : subjects_) {
        if (!row.times.contains(subject->name())) look_at(*subject, server, began, row);
      }
      return row.times.size() == subjects_.size();
    };
    ASSERT_TRUE(wait_until(all_have_settled, 2 * kTimeout));
    std::printf("%s:", fault.c_str());
    for (const auto& [name, time] : row.times) std::printf(" %s %s;", name.c_str(), time.c_str());
    std::printf(" %zu objects\n", server.size());
    std::fflush(stdout);
    rows().push_back(std::move(row));
  }
  // Records the recovery time if the subject's cache equals the server, or a failure if the limit
  // of the subject is exceeded.
  static void look_at(Subject& subject, const StateByKey& server, TimePoint began, Row& row) {
    const auto state = subject.state();
    const Duration elapsed = system_clock().now() - began;
    if (state && *state == server) {
      row.times[subject.name()] = seconds_text(elapsed);
      return;
    }
    if (elapsed <= (subject.is_ours() ? kTimeout : kContentionTimeout)) return;
    row.times[subject.name()] = "not in " + seconds_text(elapsed);
    if (!subject.is_ours()) return;
    ADD_FAILURE() << subject.name() << " after " << row.fault << ": "
                  << difference(state.value_or(StateByKey{}), server);
  }

  RealCluster& cluster_ = shared_cluster();
  const Client client_ = cluster_.client();
  const std::string namespace_ = make_namespace(client_);
  std::size_t changes_ = 0;
  Held held_before_;
  std::vector<std::unique_ptr<Subject>> subjects_;
};

TEST_F(FaultTest, CutConnections) {
  for_each_relay([](Relay& relay) { relay.cut(); });
  write(50, "object-");
  expect_recovery("connections cut");
}

TEST_F(FaultTest, RefusedConnectionsDuringThousandsOfWrites) {
  for_each_relay([](Relay& relay) { relay.refuse(); });
  write(3000, "object-");
  remove(50, "object-");
  for_each_relay([](Relay& relay) { relay.accept(); });
  expect_recovery("refused during 3,000 writes");
}

TEST_F(FaultTest, StalledConnections) {
  for_each_relay([](Relay& relay) { relay.stall(); });
  write(1000, "object-");
  std::this_thread::sleep_for(5s);
  for_each_relay([](Relay& relay) { relay.resume(); });
  expect_recovery("stalled, 1,000 writes");
}

TEST_F(FaultTest, HalfOpenConnections) {
  for_each_relay([](Relay& relay) { relay.abandon(); });
  write(100, "object-");
  remove(10, "object-");
  expect_recovery("half-open for ever");
}

TEST_F(FaultTest, SlowNetwork) {
  for_each_relay([](Relay& relay) { relay.set_delay(200ms); });
  write(500, "object-");
  expect_recovery("200 ms later");
}

// Injects one network fault at a time, drawn from a seed, for half a minute, while objects are
// written.
TEST_F(FaultTest, SeededPlanOfFaults) {
  constexpr std::uint64_t kSeed = 1;
  Random random(kSeed);
  const TimePoint end = system_clock().after(30s);
  while (system_clock().now() < end) {
    const std::uint64_t kind = random.below(5);
    const auto time = std::chrono::milliseconds(50 + random.below(800));
    const bool abandons = random.chance(0.2);
    for_each_relay([&](Relay& relay) {  // The same fault for all subjects.
      if (kind == 0) relay.cut();
      if (kind == 1) relay.refuse();
      if (kind == 2) relay.stall();
      if (kind == 3) relay.set_delay(time / 4);
      if (kind == 4 && abandons) relay.abandon();
    });
    write(20, "object-");
    std::this_thread::sleep_for(time);
    for_each_relay([](Relay& relay) {
      relay.accept();
      relay.resume();
      relay.set_delay(0s);
    });
    if (random.chance(0.3)) remove(1, "object-");
    write(1, "object-");
  }
  expect_recovery("seeded plan, 30 s");
}

TEST_F(FaultTest, KilledApiServer) {
  cluster_.apiserver().kill();
  cluster_.apiserver().start();
  ASSERT_TRUE(cluster_.wait_until_ready());
  write(100, "object-");
  expect_recovery("kube-apiserver killed");
}

TEST_F(FaultTest, KilledEtcd) {
  cluster_.etcd().kill();
  std::this_thread::sleep_for(2s);
  cluster_.etcd().start();
  ASSERT_TRUE(cluster_.wait_until_ready());
  write(100, "object-");
  expect_recovery("etcd killed");
}

TEST_F(FaultTest, KilledBoth) {
  cluster_.apiserver().kill();
  cluster_.etcd().kill();
  std::this_thread::sleep_for(1s);
  cluster_.etcd().start();
  cluster_.apiserver().start();
  ASSERT_TRUE(cluster_.wait_until_ready());
  write(100, "object-");
  expect_recovery("both killed");
}

TEST_F(FaultTest, ExpiredVersionWithDeletionsMeanwhile) {
  for_each_relay([](Relay& relay) { relay.refuse(); });
  remove(100, "object-");
  write(500, "new-");
  ASSERT_TRUE(cluster_.forget_the_past());
  write(10, "new-");
  for_each_relay([](Relay& relay) { relay.accept(); });
  expect_recovery("compacted, 100 deletions missed");
  for (const auto& subject : subjects_) {
    auto* const ours = dynamic_cast<KinformSubject*>(subject.get());
    if (ours == nullptr) continue;
    EXPECT_EQ(ours->follower().tombstones(), 100u) << ours->name();
  }
}

TEST_F(FaultTest, FrozenServer) {
  cluster_.apiserver().freeze();
  std::this_thread::sleep_for(40s);
  cluster_.apiserver().thaw();
  ASSERT_TRUE(cluster_.wait_until_ready());
  write(100, "object-");
  expect_recovery("kube-apiserver frozen for 40 s");
}

TEST_F(FaultTest, RestoredBackup) {
  const std::string backup = cluster_.back_up();
  ASSERT_NE(backup, "");
  write(300, "new-");
  remove(50, "object-");
  for (const auto& subject : subjects_) subject->allow_step_back();
  ASSERT_TRUE(wait_until([this] { return all_equal(server_state()); }, 120s));
  ASSERT_TRUE(cluster_.restore(backup));
  expect_recovery("etcd restored from a backup");
}

}  // namespace
}  // namespace kinform::inline v0::e2e
