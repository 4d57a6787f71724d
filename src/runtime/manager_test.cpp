// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/manager.hpp"

#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/one_shot_event.hpp"
#include "kinform/server.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/loopback.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using test_support::eventually;
using test_support::FakeClock;
using test_support::LogCapture;
using test_support::wait_for;
using ::testing::HasSubstr;
using Outcome = Result<ReconcileOutcome>;

const ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

Json config_map(const std::string& name) {
  return {{"metadata", {{"name", name}, {"namespace", "default"}}}};
}

// A Runnable that calls a function.
class Task final : public Runnable {
 public:
  using Function = std::function<Result<void>(std::stop_token stop, std::stop_token abort)>;
  explicit Task(Function function, bool needs_leadership = true)
      : function_(std::move(function)), needs_leadership_(needs_leadership) {}
  [[nodiscard]] std::string name() const override { return "task"; }
  [[nodiscard]] Result<void> run(std::stop_token stop, std::stop_token abort) override {
    return function_(stop, abort);
  }
  [[nodiscard]] bool needs_leadership() const override { return needs_leadership_; }

 private:
  const Function function_;
  const bool needs_leadership_;
};

Result<void> wait_for_stop(const std::stop_token& stop, const std::stop_token& /*abort*/) {
  std::ignore = OneShotEvent().wait(stop);
  return {};
}

class ManagerTest : public ::testing::Test {
 protected:
  ManagerTest()
      : server_(Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0}) {}
  ~ManagerTest() override { stop(); }

  Manager& make_manager(ManagerOptions options = {}) {
    options.name = "test";
    options.metrics_bind_address = "127.0.0.1:0";
    options.health_probe_bind_address = "127.0.0.1:0";
    options.logger = Logger(log_);
    return manager_.emplace(server_->client_config(), std::move(options));
  }
  static ManagerOptions with_election(Clock& clock = system_clock()) {
    return {.leader_elect = true,
            .leader_election = {.lease = {"kube-system", ""}, .identity = "me"},
            .clock = &clock};
  }
  void start() {
    thread_ = std::jthread([this](const std::stop_token& stop) {
      result_ = manager_->run(stop);
      ended_.set();
    });
  }
  void stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
  }
  // Returns the body of an endpoint page; empty while the endpoint is not running.
  static std::string page(std::uint16_t port, const std::string& path) {
    if (port == 0) return "";
    const Client client(ClientConfig{.server = "http://127.0.0.1:" + std::to_string(port)},
                        {.requests_per_second = 0, .retries_max = 0});
    const Result<std::string> text = client.get_raw(path);
    return text ? *text : "failed: " + to_string(text.error());
  }

  const std::unique_ptr<Server> server_;
  const Client client_;
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  FakeClock clock_;
  OneShotEvent ended_;
  std::optional<Result<void>> result_;
  std::optional<Manager> manager_;
  std::jthread thread_;
};

TEST_F(ManagerTest, SeveralReconcilersWorkOnOneFactory) {
  ASSERT_TRUE(client_.create(kConfigMaps, config_map("a")).ok());
  OneShotEvent first;
  OneShotEvent second;
  Manager& manager = make_manager();
  manager.add_reconciler(kConfigMaps,
                         [&](const auto&) -> Outcome {
                           first.set();
                           return ReconcileOutcome::done();
                         },
                         {.name = "first"});
  manager.add_reconciler(kConfigMaps,
                         [&](const auto&) -> Outcome {
                           second.set();
                           return ReconcileOutcome::done();
                         },
                         {.name = "second"});
  start();
  EXPECT_TRUE(wait_for(first));
  EXPECT_TRUE(wait_for(second));
  EXPECT_TRUE(manager.is_leader());
  EXPECT_EQ(manager.informers().statuses().size(), 1u);
  stop();
  EXPECT_TRUE(result_->ok());
  EXPECT_FALSE(manager.is_leader());
}

TEST_F(ManagerTest, EndpointsShowHealthAndMetrics) {
  Manager& manager = make_manager(with_election());
  manager.add_reconciler(kConfigMaps,
                         [](const auto&) -> Outcome { return ReconcileOutcome::done(); });
  manager.add_readiness_check({.name = "mine", .check = []() -> Result<void> { return {}; }});
  start();
  ASSERT_TRUE(eventually([&] { return page(manager.health_port(), "/readyz") == "ok"; }));
  EXPECT_THAT(page(manager.health_port(), "/readyz?verbose"),
              HasSubstr("[+]informers-synced ok\n[+]mine ok"));
  EXPECT_THAT(page(manager.health_port(), "/healthz?verbose"), HasSubstr("[+]leader-election ok"));
  ASSERT_TRUE(eventually([&] { return manager.is_leader(); }));
  const std::string metrics = page(manager.metrics_port(), "/metrics");
  EXPECT_THAT(metrics, HasSubstr("leader_election_master_status{name=\"test\"} 1"));
  EXPECT_THAT(metrics, HasSubstr("controller_runtime_max_concurrent_reconciles"));
  EXPECT_THAT(metrics, HasSubstr("rest_client_requests_total"));
  EXPECT_THAT(metrics, HasSubstr("informer_"));
  EXPECT_THAT(page(manager.health_port(), "/metrics"), HasSubstr("failed"));
}

TEST_F(ManagerTest, CustomChecksDetermineHealth) {
  std::atomic<bool> lives = true;
  std::atomic<bool> is_ready = true;
  const auto check = [](const std::string& name, const std::atomic<bool>& flag) {
    return HealthCheck{.name = name, .check = [&flag]() -> Result<void> {
                         if (flag) return {};
                         return Error{ErrorCode::Unavailable, "no"};
                       }};
  };
  Manager& manager = make_manager();
  manager.add_liveness_check(check("lives", lives));
  manager.add_readiness_check(check("ready", is_ready));
  start();
  ASSERT_TRUE(eventually([&] { return page(manager.health_port(), "/healthz") == "ok"; }));
  EXPECT_THAT(page(manager.health_port(), "/livez?verbose"), HasSubstr("[+]lives ok"));
  EXPECT_EQ(page(manager.health_port(), "/readyz"), "ok");
  lives = false;
  EXPECT_THAT(page(manager.health_port(), "/healthz"), HasSubstr("500"));
  EXPECT_THAT(page(manager.health_port(), "/livez"), HasSubstr("500"));
  EXPECT_EQ(page(manager.health_port(), "/readyz"), "ok");
  lives = true;
  is_ready = false;
  EXPECT_EQ(page(manager.health_port(), "/healthz"), "ok");
  EXPECT_THAT(page(manager.health_port(), "/readyz"), HasSubstr("500"));
}

TEST_F(ManagerTest, InformerThatCannotSyncIsNotReady) {
  const auto strict = Server::start({.authorize = [](const server::Access& access) {
                        return access.resource != "configmaps";
                      }}).value();
  Manager manager(strict->client_config(), {.metrics_bind_address = "0",
                                            .health_probe_bind_address = "127.0.0.1:0",
                                            .logger = Logger(log_)});
  manager.add_reconciler(kConfigMaps,
                         [](const auto&) -> Outcome { return ReconcileOutcome::done(); });
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(manager.run(stop).ok()); });
  ASSERT_TRUE(eventually([&] { return manager.health_port() != 0; }));
  EXPECT_THAT(page(manager.health_port(), "/readyz"), HasSubstr("500"));
  EXPECT_EQ(page(manager.health_port(), "/healthz"), "ok");
  EXPECT_EQ(manager.metrics_port(), 0);
}

TEST_F(ManagerTest, SharedAddressServesHealthAndMetrics) {
  const auto port = static_cast<std::uint16_t>(test_support::free_port());
  const std::string address = "127.0.0.1:" + std::to_string(port);
  Manager manager(server_->client_config(),
                  {.metrics_bind_address = address, .health_probe_bind_address = address});
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(manager.run(stop).ok()); });
  ASSERT_TRUE(eventually([&] { return page(manager.health_port(), "/healthz") == "ok"; }));
  EXPECT_EQ(manager.metrics_port(), manager.health_port());
  EXPECT_THAT(page(port, "/metrics"), ::testing::Not(HasSubstr("failed")));
}

TEST_F(ManagerTest, UnusableAddressIsReturnedAsError) {
  const auto other = EndpointServer::start({}).value();
  Manager taken(server_->client_config(),
                {.metrics_bind_address = "127.0.0.1:" + std::to_string(other->port()),
                 .health_probe_bind_address = "0"});
  const Result<void> result = taken.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().message, HasSubstr("metrics address"));
  Manager wrong(server_->client_config(),
                {.metrics_bind_address = "0", .health_probe_bind_address = "nonsense"});
  EXPECT_EQ(wrong.run({}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(ManagerTest, AddressInUseStopsTheOtherEndpoint) {
  const auto other = EndpointServer::start({}).value();
  const auto port = static_cast<std::uint16_t>(test_support::free_port());
  Manager manager(server_->client_config(),
                  {.metrics_bind_address = "127.0.0.1:" + std::to_string(port),
                   .health_probe_bind_address = "127.0.0.1:" + std::to_string(other->port())});
  const Result<void> result = manager.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().message, HasSubstr("health probe address"));
  EXPECT_TRUE(EndpointServer::start({.port = port}).ok());
}

TEST_F(ManagerTest, OnlyTheLeaderWorksAndASuccessorTakesOver) {
  OneShotEvent first_works;
  Task first([&](const std::stop_token& stop, const std::stop_token& abort) {
    first_works.set();
    return wait_for_stop(stop, abort);
  });
  make_manager(with_election()).add(first);
  start();
  ASSERT_TRUE(wait_for(first_works));

  OneShotEvent second_works;
  OneShotEvent second_runs;
  Task standby_task([&](const std::stop_token& stop, const std::stop_token& abort) {
    second_works.set();
    return wait_for_stop(stop, abort);
  });
  Task everywhere_task(
      [&](const std::stop_token& stop, const std::stop_token& abort) {
        second_runs.set();
        return wait_for_stop(stop, abort);
      },
      false);
  ManagerOptions options = with_election();
  options.name = "test";
  options.leader_election.identity = "second";
  options.leader_election.retry_period = 100ms;
  options.metrics_bind_address = options.health_probe_bind_address = "0";
  Manager second(server_->client_config(), options);
  second.add(standby_task);
  second.add(everywhere_task);
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(second.run(stop).ok()); });
  EXPECT_TRUE(wait_for(second_runs));  // Runs without leadership.
  EXPECT_FALSE(second.is_leader());
  EXPECT_FALSE(second_works.is_set());
  stop();
  EXPECT_TRUE(result_->ok());
  EXPECT_TRUE(wait_for(second_works));
  EXPECT_TRUE(second.is_leader());
}

TEST_F(ManagerTest, ReconcilerThatNeedsNoLeadershipWorksWithoutIt) {
  ASSERT_TRUE(client_.create(kConfigMaps, config_map("a")).ok());
  const ApiResource leases{
      .group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
  ASSERT_TRUE(
      client_
          .create(leases, {{"metadata", {{"name", "test"}, {"namespace", "kube-system"}}},
                           {"spec", {{"holderIdentity", "other"}, {"leaseDurationSeconds", 15}}}})
          .ok());
  OneShotEvent everywhere;
  std::atomic<bool> led = false;
  Manager& manager =
      make_manager(with_election(clock_));  // The clock does not advance, so "other" leads.
  manager.add_reconciler(kConfigMaps,
                         [&](const auto&) -> Outcome {
                           everywhere.set();
                           return ReconcileOutcome::done();
                         },
                         {.name = "everywhere", .needs_leadership = false});
  manager.add_reconciler(kConfigMaps,
                         [&](const auto&) -> Outcome {
                           led = true;
                           return ReconcileOutcome::done();
                         },
                         {.name = "leading"});
  start();
  EXPECT_TRUE(wait_for(everywhere));
  stop();
  EXPECT_TRUE(result_->ok());
  EXPECT_FALSE(led);
  for (const auto& record : log_->records("Starting workers")) {
    EXPECT_EQ(record.field("controller"), "everywhere");
  }
}

TEST_F(ManagerTest, LostLeadershipCancelsRunningWorkAndEndsTheManager) {
  OneShotEvent works;
  OneShotEvent aborted;
  Task task([&](const std::stop_token&, const std::stop_token& abort) -> Result<void> {
    works.set();
    std::ignore = OneShotEvent().wait(abort);
    aborted.set();
    return {};
  });
  make_manager(with_election(clock_)).add(task);
  start();
  ASSERT_TRUE(wait_for(works));
  server_->plan({.match = {.path_prefix = "/apis/coordination"}, .status = 500, .times = 1'000});
  ASSERT_TRUE(eventually([&] {
    if (!aborted.is_set()) clock_.advance(100ms);
    return ended_.is_set();
  }));
  ASSERT_FALSE(result_->ok());
  EXPECT_EQ(result_->error().code, ErrorCode::Timeout);
}

TEST_F(ManagerTest, StopLetsRunningWorkFinishWithinTheGracefulPeriod) {
  OneShotEvent works;
  std::atomic<bool> stopped = false;
  Task task([&](const std::stop_token& stop, const std::stop_token& abort) -> Result<void> {
    works.set();
    std::ignore = OneShotEvent().wait(stop);
    stopped = true;
    std::ignore = OneShotEvent().wait(abort);
    return {};
  });
  ManagerOptions options;
  options.clock = &clock_;
  make_manager(options).add(task);
  start();
  ASSERT_TRUE(wait_for(works));
  thread_.request_stop();
  ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(30s)));
  EXPECT_TRUE(eventually([&] { return stopped.load(); }));
  clock_.advance(29999ms);
  EXPECT_FALSE(ended_.is_set());
  EXPECT_TRUE(log_->records("Grace period expired; cancelling").empty());
  clock_.advance(1ms);
  EXPECT_TRUE(wait_for(ended_));
  ASSERT_EQ(log_->records("Grace period expired; cancelling").size(), 1u);
  EXPECT_EQ(log_->records("Grace period expired; cancelling")[0].field("name"), "task");
  EXPECT_TRUE(result_->ok());
}

TEST_F(ManagerTest, ReconcilerGracePeriodIsLimitedByTheGracefulPeriod) {
  ASSERT_TRUE(client_.create(kConfigMaps, config_map("a")).ok());
  struct Case {
    std::optional<Duration> of_reconciler;
    Duration graceful;
    Duration expected;
  };
  for (const auto& [of_reconciler, graceful, expected] :
       {Case{.of_reconciler = 2s, .graceful = 30s, .expected = 2s},
        Case{.of_reconciler = 10min, .graceful = 40s, .expected = 40s},
        Case{.of_reconciler = {}, .graceful = 50s, .expected = 50s}}) {
    ManagerOptions options;
    options.clock = &clock_;
    options.graceful_shutdown = graceful;
    OneShotEvent begun;
    OneShotEvent cancelled;
    make_manager(options).add_reconciler(
        kConfigMaps,
        [&](const ReconcileRequest<Object>& request) -> Outcome {
          begun.set();
          std::ignore =
              OneShotEvent().wait_until(system_clock(), system_clock().after(60s), request.stop);
          cancelled.set();
          return ReconcileOutcome::done();
        },
        {.grace_period = of_reconciler});
    std::jthread thread([this](const std::stop_token& stop) { EXPECT_TRUE(manager_->run(stop)); });
    ASSERT_TRUE(wait_for(begun));
    thread.request_stop();
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(expected)));
    EXPECT_FALSE(cancelled.is_set());
    clock_.advance(expected);
    EXPECT_TRUE(wait_for(cancelled));
  }
}

TEST_F(ManagerTest, FailedRunnableStopsTheOthersAndIsReturned) {
  for (const bool throws : {false, true}) {
    for (const bool elects : {false, true}) {
      Task failing([&](const std::stop_token&, const std::stop_token&) -> Result<void> {
        if (throws) throw std::runtime_error("broken");
        return Error{ErrorCode::Internal, "broken"};
      });
      Task other(wait_for_stop);
      Task everywhere(wait_for_stop, false);
      Manager& manager = make_manager(elects ? with_election() : ManagerOptions{});
      for (Task* task : {&failing, &other, &everywhere}) manager.add(*task);
      const Result<void> result = manager.run({});
      ASSERT_FALSE(result.ok());
      EXPECT_THAT(result.error().message, HasSubstr("broken"));
    }
  }
}

TEST_F(ManagerTest, OthersGetTheGracefulPeriodAfterAFailure) {
  for (const bool failing_leads : {false, true}) {
    for (const bool other_leads : {false, true}) {
      SCOPED_TRACE(::testing::Message() << failing_leads << other_leads);
      Task failing(
          [](const std::stop_token&, const std::stop_token&) -> Result<void> {
            return Error{ErrorCode::Internal, "broken"};
          },
          failing_leads);
      Task other(
          [](const std::stop_token& stop, const std::stop_token& abort) -> Result<void> {
            std::ignore = OneShotEvent().wait(stop);
            std::ignore =
                OneShotEvent().wait_until(system_clock(), system_clock().after(60s), abort);
            return abort.stop_requested() ? Result<void>()
                                          : Error{ErrorCode::Internal, "not aborted"};
          },
          other_leads);
      ManagerOptions options;
      options.clock = &clock_;
      Manager& manager = make_manager(options);
      manager.add(failing);
      manager.add(other);
      OneShotEvent ended;
      std::jthread thread([&](const std::stop_token& stop) {
        const Result<void> result = manager.run(stop);
        EXPECT_THAT(result ? "" : result.error().message, HasSubstr("broken"));
        ended.set();
      });
      ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(30s)));
      EXPECT_FALSE(ended.is_set());
      clock_.advance(30s);
      EXPECT_TRUE(wait_for(ended));
    }
  }
}

TEST_F(ManagerTest, ReconcilerWithUnsyncedCachesEndsTheManager) {
  const auto strict =
      Server::start({.authorize = [](const server::Access&) { return false; }}).value();
  Manager manager(strict->client_config(),
                  {.metrics_bind_address = "0", .health_probe_bind_address = "0"});
  manager.add_reconciler(kConfigMaps,
                         [](const auto&) -> Outcome { return ReconcileOutcome::done(); },
                         {.sync_timeout = 200ms});
  const Result<void> result = manager.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().message, HasSubstr("configmaps"));
}

TEST_F(ManagerTest, InvalidElectionAndSecondRunAreRejected) {
  ManagerOptions options = with_election();
  options.leader_election.renew_deadline = 1h;
  Manager& manager = make_manager(options);
  EXPECT_EQ(manager.run({}).error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(manager.run({}).error().code, ErrorCode::FailedPrecondition);
}

TEST_F(ManagerTest, ElectionWithoutANameIsRejected) {
  ManagerOptions options = with_election();
  options.metrics_bind_address = options.health_probe_bind_address = "0";
  Manager unnamed(server_->client_config(), options);
  const Result<void> result = unnamed.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(result.error().message, HasSubstr("ManagerOptions::name"));

  std::stop_source stopped;
  stopped.request_stop();
  options.leader_election.lease.name = "mine";
  Manager with_lease(server_->client_config(), options);
  EXPECT_TRUE(with_lease.run(stopped.get_token()).ok());
}

TEST_F(ManagerTest, DuplicateReconcilerNamesAreRejected) {
  Manager& manager = make_manager();
  const auto done = [](const auto&) -> Outcome { return ReconcileOutcome::done(); };
  manager.add_reconciler(kConfigMaps, done);
  manager.add_reconciler(kConfigMaps, done);
  const Result<void> result = manager.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
  EXPECT_THAT(result.error().message, HasSubstr("\"configmaps\": set ReconcilerOptions::name"));
}

TEST_F(ManagerTest, StartIsLogged) {
  Manager& manager = make_manager(with_election());
  manager.add_reconciler(kConfigMaps,
                         [](const auto&) -> Outcome { return ReconcileOutcome::done(); });
  Task task(wait_for_stop);
  manager.add(task);
  start();
  ASSERT_TRUE(log_->wait_for("Successfully acquired lease"));
  stop();
  ASSERT_EQ(log_->records("Starting").size(), 1u);
  EXPECT_EQ(log_->records("Starting")[0].field("metrics"),
            "127.0.0.1:" + std::to_string(manager.metrics_port()));
  EXPECT_EQ(log_->records("Starting")[0].field("healthProbes"),
            "127.0.0.1:" + std::to_string(manager.health_port()));
  ASSERT_EQ(log_->records("Controller").size(), 1u);
  ASSERT_EQ(log_->records("Runnable").size(), 1u);
  EXPECT_EQ(log_->records("Runnable")[0].field("name"), "task");
  EXPECT_EQ(log_->records("Starting")[0].field("name"), "test");
  EXPECT_EQ(log_->records("Leader election enabled")[0].field("lease"), "kube-system/test");
  EXPECT_EQ(log_->records("Controller")[0].field("controller"), "configmaps");
  EXPECT_EQ(log_->records("Shutting down").size(), 1u);
  EXPECT_EQ(log_->records("Stopped").size(), 1u);
}

TEST_F(ManagerTest, EventsAreRecordedUnderTheManagersName) {
  {
    Manager& manager = make_manager();
    manager.recorder().event(*client_.create(kConfigMaps, config_map("a")).value(),
                             EventType::Normal, "Seen", "is there");
    manager_.reset();
  }
  const ObjectList<> events =
      client_.list({.version = "v1", .plural = "events", .kind = "Event"}).value();
  ASSERT_EQ(events.objects.size(), 1u);
  EXPECT_EQ(events.objects[0]->at("/source/component").as_string(), "test");
}

}  // namespace
}  // namespace kinform::inline v0
