// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// LeaderElector and Manager: they compete, work, stop and are destroyed, with the embedded server.

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

#include "kinform/client.hpp"
#include "kinform/event_recorder.hpp"
#include "kinform/leader_elector.hpp"
#include "kinform/manager.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/server.hpp"
#include "testing/long_run.hpp"
#include "tests/lifecycle/handlers.hpp"
#include "tests/lifecycle/storm.hpp"

namespace kinform::inline v0::lifecycle {
namespace {

using namespace std::chrono_literals;
using Outcome = Result<ReconcileOutcome>;

constexpr int kElectionRounds = 100;
constexpr int kManagerRounds = 50;
constexpr int kRecorderRounds = 100;
constexpr int kSteps = 10;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

class ManagerLifecycleTest : public ::testing::Test {
 protected:
  ManagerLifecycleTest()
      : server_(server::Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0, .retries_max = 0}) {}

  const std::unique_ptr<server::Server> server_;
  const Client client_;
};

// The work of a leader: checks that no other leader works at the same time.
void lead(std::atomic<int>& leaders, const std::stop_token& stop, Random random) {
  EXPECT_EQ(++leaders, 1);
  pause(random);
  const bool fails = random.chance(0.1);
  if (random.chance(0.7)) std::ignore = OneShotEvent().wait(stop);
  --leaders;
  if (fails) throw std::runtime_error("a failure of the leader's work");
}

TEST_F(ManagerLifecycleTest, ElectorsCompeteWhileTheyAreStoppedAndDestroyed) {
  for (const std::uint64_t seed : test_support::seeds(kElectionRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    std::atomic<int> leaders = 0;
    Storm storm(seed);
    for (int i = 0; i < 2; ++i) {
      const auto stop = std::make_shared<std::stop_source>();
      const auto elector = std::make_shared<LeaderElector>(
          client_,
          LeaderElectionOptions{.lease = {"default", "lease-" + std::to_string(seed)},
                                .identity = "candidate-" + std::to_string(i),
                                .retry_period = 5ms},
          LeaderCallbacks{.on_started_leading =
                              [&, i](const std::stop_token& end) {
                                lead(leaders, end, Random(seed * 2 + static_cast<unsigned>(i)));
                              },
                          .on_stopped_leading = [] {},
                          .on_new_leader = [](const std::string&) {}});
      storm.add([elector, stop](Random& own) {
        pause(own);
        std::ignore = elector->run(stop->get_token());
      });
      storm.add([elector, stop](Random& own) {
        for (int step = 0; step < kSteps; ++step) {
          std::ignore = elector->is_leader();
          std::ignore = elector->leader();
          std::ignore = elector->check();
          pause(own);
        }
        stop->request_stop();
      });
    }
    storm.run();
    EXPECT_EQ(leaders, 0);
  }
}

TEST_F(ManagerLifecycleTest, EventsAreRecordedUntilTheRecorderIsDestroyed) {
  for (const std::uint64_t seed : test_support::seeds(kRecorderRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    std::atomic<std::uint64_t> most = 0;
    Storm storm(seed);
    {
      EventRecorderOptions options{.component = "storm"};
      options.shutdown_timeout = 5ms;
      const auto recorder = std::make_shared<EventRecorder>(client_, std::move(options));
      // The last of the actors destroys the recorder, with events in its queue.
      for (int i = 0; i < 3; ++i) {
        storm.add([&most, recorder](Random& own) {
          for (int step = 0; step < kSteps; ++step) {
            recorder->event({.api_version = "v1",
                             .kind = "ConfigMap",
                             .namespace_name = "default",
                             .name = "a"},
                            EventType::Normal, "Storm", std::to_string(own.below(3)));
            most = std::max(most.load(), recorder->counts().recorded);
            pause(own);
          }
        });
      }
    }
    storm.run();
    EXPECT_GT(most, 0U);
  }
}

ManagerOptions any_options(std::uint64_t seed, Random& random) {
  ManagerOptions options;
  options.name = "manager-" + std::to_string(seed);
  options.metrics_bind_address = random.chance(0.5) ? "127.0.0.1:0" : "0";
  options.health_probe_bind_address = random.chance(0.5) ? "127.0.0.1:0" : "0";
  options.client.requests_per_second = 0;
  options.leader_elect = random.chance(0.5);
  options.leader_election.lease.namespace_name = "default";
  if (random.chance(0.3)) options.graceful_shutdown = 1ms;
  return options;
}

TEST_F(ManagerLifecycleTest, ManagerIsUsedWhileItStartsStopsAndIsDestroyed) {
  ASSERT_TRUE(
      client_.create(kConfigMaps, {{"metadata", {{"name", "a"}, {"namespace", "default"}}}}).ok());
  for (const std::uint64_t seed : test_support::seeds(kManagerRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    Random random(seed);
    // The informer must not outlive the metrics of the manager.
    Handlers handlers(Handlers::Capture::Nothing);
    std::stop_source stop;
    Storm storm(seed);
    {
      const auto manager =
          std::make_shared<Manager>(server_->client_config(), any_options(seed, random));
      auto& reconciler = manager->add_reconciler(
          kConfigMaps, [](const auto&) -> Outcome { return ReconcileOutcome::done(); });
      const Informer<> informer = manager->informers().informer(kConfigMaps);
      storm.add([&, manager](Random& own) {
        pause(own);
        const Result<void> result = manager->run(stop.get_token());
        EXPECT_TRUE(result.ok()) << to_string(result.error());
        handlers.record_informer_ended();
      });
      storm.add([&handlers, &reconciler, manager, informer](Random& own) {
        for (int step = 0; step < kSteps; ++step) {
          handlers.add(informer, own);
          reconciler.enqueue({"default", "a"});
          std::ignore = manager->is_leader();
          std::ignore = manager->metrics_port();
          std::ignore = manager->informers().statuses();
          pause(own);
          handlers.remove_one(own);
        }
      });
    }
    storm.add([&](Random& own) {
      for (int i = 0; i < kSteps; ++i) pause(own);
      if (own.chance(0.5)) std::ignore = system_clock().wait_for(1ms, {});
      stop.request_stop();
      handlers.remove_all();
    });
    storm.run();
  }
}

}  // namespace
}  // namespace kinform::inline v0::lifecycle
