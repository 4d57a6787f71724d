// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests LeaderElector against the embedded server, with a fake clock.

#include "kinform/leader_elector.hpp"

#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/event_recorder.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/server.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_transport.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/log_capture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using test_support::eventually;
using test_support::FakeClock;
using test_support::FakeTransport;
using test_support::LogCapture;
using test_support::RecordingMetrics;
using test_support::wait_for;

const ApiResource kLeases{
    .group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
const ApiResource kEvents{.version = "v1", .plural = "events", .kind = "Event"};

LeaderElectionOptions valid_options() {
  return {.lease = {"kube-system", "test"}, .identity = "me"};
}

// The default durations are 15 s, 10 s and 2 s, the usual values of Kubernetes components (LE-01).
TEST(LeaderElectionOptionsTest, DefaultsAreTheUsualValuesAndValid) {
  const LeaderElectionOptions options = valid_options();
  EXPECT_EQ(options.lease_duration, 15s);
  EXPECT_EQ(options.renew_deadline, 10s);
  EXPECT_EQ(options.retry_period, 2s);
  EXPECT_TRUE(validate(options).ok());
}

// Durations must be positive and ordered; identity and callbacks are required (LE-01).
TEST(LeaderElectionOptionsTest, InvalidOptionsAreRejected) {
  std::vector<LeaderElectionOptions> wrong(8, valid_options());
  wrong[0].lease.name = "";
  wrong[1].lease.namespace_name = "";
  wrong[2].identity = "";
  wrong[3].lease_duration = 10s;
  wrong[4].renew_deadline = 2400ms;
  wrong[5].retry_period = 0s;
  wrong[6].retry_period = -1s;
  wrong[7].renew_deadline = -1s;
  for (const LeaderElectionOptions& options : wrong) {
    const Result<void> valid = validate(options);
    ASSERT_FALSE(valid.ok());
    EXPECT_EQ(valid.error().code, ErrorCode::InvalidArgument);
  }
}

TEST(LeaderElectionOptionsTest, IdentitiesDiffer) {
  EXPECT_NE(make_identity(), make_identity());
}

// Uses the embedded server and a fake clock.
class LeaderElectorTest : public ::testing::Test {
 protected:
  LeaderElectorTest()
      : server_(Server::start().value()),
        client_(server_->client_config(), {.requests_per_second = 0, .retries_max = 0}) {}
  ~LeaderElectorTest() override {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
  }

  void start(LeaderElectionOptions options, LeaderCallbacks callbacks) {
    options.clock = &clock_;
    options.seed = 1;
    options.logger = Logger(log_);
    elector_.emplace(client_, std::move(options), std::move(callbacks));
    thread_ = std::jthread([this](const std::stop_token& stop) {
      result_ = elector_->run(stop);
      ended_.set();
    });
  }
  // Starts a leader whose work waits for the stop.
  void lead(LeaderElectionOptions options = valid_options(), LeaderCallbacks callbacks = {}) {
    callbacks.on_started_leading = [this](const std::stop_token& stop) {
      working_.set();
      std::ignore = OneShotEvent().wait(stop);
      stopped_.set();
    };
    start(std::move(options), std::move(callbacks));
    ASSERT_TRUE(wait_for(working_));
  }
  Result<void> wait_for_end() {
    EXPECT_TRUE(wait_for(ended_));
    return *result_;
  }
  void create_lease_of(const std::string& holder) {
    ASSERT_EQ(server_
                  ->request("POST", "/apis/coordination.k8s.io/v1/namespaces/kube-system/leases",
                            {{"metadata", {{"name", "test"}}},
                             {"spec", {{"holderIdentity", holder}, {"leaseDurationSeconds", 15}}}})
                  .status,
              201);
  }
  ObjectPtr lease() { return client_.get(kLeases, {"kube-system", "test"}).value(); }
  std::string holder() { return std::string(lease()->at("/spec/holderIdentity").as_string()); }
  // The number of threads that wait on the clock. A waiting elector has three: its own and two
  // timers. During a request, its own thread waits for the response in place of the clock.
  static constexpr std::size_t kAtRest = 3;
  static constexpr std::size_t kAtRestOrAsking = 2;

  // Advances the clock in small steps until `done`; before each step, the electors are waiting.
  void pass_time(const std::function<bool()>& done, std::size_t waiters = kAtRest) {
    for (int i = 0; i < 300 && !done(); ++i) {
      ASSERT_TRUE(clock_.wait_for_waiters(waiters));
      if (!done()) clock_.advance(100ms);
    }
  }

  const std::unique_ptr<Server> server_;
  const Client client_;
  FakeClock clock_;
  RecordingMetrics metrics_;
  const std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  OneShotEvent working_;
  OneShotEvent stopped_;
  OneShotEvent ended_;
  std::optional<Result<void>> result_;
  std::optional<LeaderElector> elector_;
  std::jthread thread_;
};

// The work runs until the leadership ends (LE-09); then the lease is released.
TEST_F(LeaderElectorTest, LeaderWorksUntilStoppedThenReleasesTheLease) {
  lead();
  EXPECT_TRUE(elector_->is_leader());
  EXPECT_EQ(elector_->leader(), "me");
  EXPECT_EQ(holder(), "me");
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_TRUE(stopped_.is_set());
  EXPECT_FALSE(elector_->is_leader());
  EXPECT_FALSE(elector_->lost().stop_requested());
  EXPECT_EQ(holder(), "");
  EXPECT_EQ(elector_->leader(), "");
}

TEST_F(LeaderElectorTest, LossWhileTheWorkEndsIsDetected) {
  OneShotEvent may_end;
  start(valid_options(), {.on_started_leading = [&](const std::stop_token& stop) {
          working_.set();
          std::ignore = OneShotEvent().wait(stop);
          stopped_.set();
          EXPECT_TRUE(wait_for(may_end));
        }});
  ASSERT_TRUE(wait_for(working_));
  thread_.request_stop();
  ASSERT_TRUE(wait_for(stopped_));
  server_->plan({.status = 500, .times = 1'000});
  pass_time([&] { return elector_->lost().stop_requested(); });
  EXPECT_TRUE(elector_->lost().stop_requested());
  may_end.set();
  EXPECT_FALSE(wait_for_end().ok());
}

// The lease is held and renewed until the work has ended, and only then released (LE-10), so no
// other candidate starts before.
TEST_F(LeaderElectorTest, LeaseIsHeldAndRenewedUntilTheWorkHasEnded) {
  OneShotEvent may_end;
  start(valid_options(), {.on_started_leading = [&](const std::stop_token& stop) {
          working_.set();
          std::ignore = OneShotEvent().wait(stop);
          stopped_.set();
          EXPECT_TRUE(wait_for(may_end));
        }});
  ASSERT_TRUE(wait_for(working_));
  thread_.request_stop();
  ASSERT_TRUE(wait_for(stopped_));
  const std::string version(lease()->resource_version());
  pass_time([&] { return lease()->resource_version() != version; });
  EXPECT_EQ(holder(), "me");
  EXPECT_NE(lease()->resource_version(), version);
  may_end.set();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_EQ(holder(), "");
}

// Unlike in client-go, on_stopped_leading is called only after a leadership (LE-09, MIS-24).
TEST_F(LeaderElectorTest, StoppedCallbackIsNotCalledWithoutALeadership) {
  create_lease_of("other");
  OneShotEvent told;
  bool stopped = false;
  start(valid_options(), {.on_started_leading = [](const std::stop_token&) { FAIL(); },
                          .on_stopped_leading = [&] { stopped = true; },
                          .on_new_leader =
                              [&](const std::string& leader) {
                                EXPECT_EQ(leader, "other");
                                told.set();
                              }});
  ASSERT_TRUE(wait_for(told));
  EXPECT_EQ(elector_->leader(), "other");
  EXPECT_FALSE(elector_->is_leader());
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_FALSE(stopped);
}

// on_stopped_leading runs last, after the work has ended and the lease is released (LE-09).
TEST_F(LeaderElectorTest, StoppedCallbackRunsAfterTheWorkAndTheRelease) {
  std::string holder_then = "nobody asked";
  bool work_ended_then = false;
  lead(valid_options(), {.on_stopped_leading = [&] {
         work_ended_then = stopped_.is_set();
         holder_then = holder();
       }});
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_TRUE(work_ended_then);
  EXPECT_EQ(holder_then, "");
}

// on_stopped_leading runs after the work has ended, also if the leadership was lost (LE-09).
TEST_F(LeaderElectorTest, StoppedCallbackRunsAfterTheWorkWhenLeadershipIsLost) {
  bool work_ended_then = false;
  lead(valid_options(), {.on_stopped_leading = [&] { work_ended_then = stopped_.is_set(); }});
  ASSERT_TRUE(clock_.wait_for_waiters(kAtRest));
  clock_.advance(10s);
  EXPECT_FALSE(wait_for_end().ok());
  EXPECT_TRUE(work_ended_then);
}

TEST_F(LeaderElectorTest, ThrowingStoppedCallbackDoesNotPreventTheEnd) {
  lead(valid_options(), {.on_stopped_leading = [] { throw std::runtime_error("out of order"); }});
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_EQ(log_->records("Callback failed").size(), 1u);
}

// on_new_leader also reports this process itself (LE-09).
TEST_F(LeaderElectorTest, NewLeaderCallbackReportsThisProcessToo) {
  OneShotEvent told;
  lead(valid_options(), {.on_new_leader = [&](const std::string& leader) {
         if (leader == "me") told.set();
       }});
  EXPECT_TRUE(wait_for(told));
}

// on_new_leader reports a released lease with an empty name (LE-09).
TEST_F(LeaderElectorTest, NewLeaderCallbackReportsAReleasedLease) {
  std::vector<std::string> leaders;
  lead(valid_options(),
       {.on_new_leader = [&](const std::string& leader) { leaders.push_back(leader); }});
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  ASSERT_FALSE(leaders.empty());
  EXPECT_EQ(leaders.back(), "");
}

// Callbacks run asynchronously and cannot delay the election (LE-09).
TEST_F(LeaderElectorTest, HangingOrThrowingCallbackDoesNotAffectTheElection) {
  OneShotEvent asked;
  OneShotEvent go_on;
  lead(valid_options(), {.on_new_leader = [&](const std::string&) {
         asked.set();
         EXPECT_TRUE(wait_for(go_on));
         throw std::runtime_error("out of order");
       }});
  ASSERT_TRUE(wait_for(asked));
  const std::string version(lease()->resource_version());
  pass_time([&] { return lease()->resource_version() != version; });
  EXPECT_TRUE(elector_->is_leader());
  go_on.set();
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  // Expect two failures: on_new_leader was called with its own name, and for the released lease.
  EXPECT_EQ(log_->records("Callback failed").size(), 2u);
}

// The work is stopped at the renew deadline, even while a renewal hangs (LE-08).
TEST_F(LeaderElectorTest, WorkIsStoppedAtTheRenewDeadlineWhileARenewalHangs) {
  lead();
  server_->plan({.kind = server::FaultKind::Stall, .times = 1'000});
  const TimePoint begin = clock_.now();
  pass_time([&] { return !elector_->is_leader(); }, kAtRestOrAsking);
  EXPECT_EQ(clock_.now() - begin, 10s);
  EXPECT_TRUE(wait_for(stopped_));
  server_->clear_plan();
  server_->drop_connections();
  const Result<void> result = wait_for_end();
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::Timeout);
}

// A request may take at most half the renew deadline (LE-14).
TEST_F(LeaderElectorTest, HangingRenewalTimesOutInTimeForAnother) {
  lead();
  ASSERT_TRUE(clock_.wait_for_waiters(kAtRest));
  const std::string before(lease()->resource_version());
  server_->plan({.match = {.method = "PUT"}, .kind = server::FaultKind::Stall});
  const TimePoint request_timeout = clock_.after(2s + 5s);
  clock_.advance(2s);
  ASSERT_TRUE(clock_.wait_for_deadline(request_timeout));
  // Wait until the request was sent and hangs.
  ASSERT_TRUE(eventually([&] { return server_->planned().empty(); }));
  clock_.advance(5s);
  pass_time([&] { return lease()->resource_version() != before; });
  EXPECT_NE(lease()->resource_version(), before);
  // Three seconds after the timeout, the lease would have been lost.
  EXPECT_LT(clock_.now(), request_timeout + 3s);
  EXPECT_TRUE(elector_->is_leader());
  EXPECT_FALSE(elector_->lost().stop_requested());
}

// A lost lease is reported as caused by a pause if the process did not run for a while, as after
// SIGSTOP or on an overloaded machine.
TEST_F(LeaderElectorTest, LossAfterAProcessPauseIsReportedAsSuch) {
  lead();
  ASSERT_TRUE(clock_.wait_for_waiters(kAtRest));
  clock_.advance(12s);
  const Result<void> result = wait_for_end();
  ASSERT_FALSE(result.ok());
  const std::string why = "no renewal attempted for 12s: the process was suspended";
  EXPECT_EQ(result.error().message, "lease \"kube-system/test\" was not renewed in time: " + why);
  ASSERT_EQ(log_->records("Failed to renew lease").size(), 1u);
  EXPECT_EQ(log_->records("Failed to renew lease")[0].field("err"), why);
}

// The reported reason of a lost leadership is the failed renewal, even if the release fails
// afterwards.
TEST_F(LeaderElectorTest, LossKeepsItsReasonWhenTheReleaseFails) {
  lead();
  ASSERT_TRUE(clock_.wait_for_waiters(kAtRest));
  server_->plan({.status = 503, .times = 1'000});
  clock_.advance(12s);
  const Result<void> result = wait_for_end();
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("the process was suspended"));
}

// The health check fails while the work runs without the lease (LE-12).
TEST_F(LeaderElectorTest, WorkAfterALostLeaseIsUnhealthy) {
  OneShotEvent may_end;
  start(valid_options(), {.on_started_leading = [&](const std::stop_token&) {
          working_.set();
          EXPECT_TRUE(wait_for(may_end));
        }});
  ASSERT_TRUE(wait_for(working_));
  EXPECT_TRUE(elector_->check(5s).ok());
  const TimePoint begin = clock_.now();
  server_->plan({.status = 500, .times = 1'000});
  pass_time([&] { return !elector_->check(5s).ok(); });
  EXPECT_GT(clock_.now() - begin, 20s);
  EXPECT_EQ(elector_->check(5s).error().code, ErrorCode::Timeout);
  may_end.set();
  EXPECT_FALSE(wait_for_end().ok());
  EXPECT_TRUE(elector_->check(5s).ok());  // The work has ended.
}

TEST_F(LeaderElectorTest, ThrowingWorkReleasesTheLeadership) {
  start(valid_options(), {.on_started_leading = [](const std::stop_token&) {
          throw std::runtime_error("cannot work");
        }});
  const Result<void> result = wait_for_end();
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::UserCode);
  EXPECT_EQ(holder(), "");
}

TEST_F(LeaderElectorTest, WorkThatReturnsKeepsTheLeadership) {
  start(valid_options(),
        {.on_started_leading = [this](const std::stop_token&) { working_.set(); }});
  ASSERT_TRUE(wait_for(working_));
  const std::string version(lease()->resource_version());
  pass_time([&] { return lease()->resource_version() != version; });
  EXPECT_TRUE(elector_->is_leader());
}

// Metrics: whether this process leads, and the number of attempts with a read (LE-16, MX-04).
TEST_F(LeaderElectorTest, MetricsReportLeadershipAndReads) {
  const std::vector<MetricLabel> labels = {{.name = "name", .value = "test"}};
  LeaderElectionOptions options = valid_options();
  options.metrics = &metrics_;
  lead(options);
  EXPECT_EQ(metrics_.value("leader_election_master_status", labels), 1);
  EXPECT_EQ(metrics_.value("leader_election_slowpath_total", labels), 0);
  server_->plan({.match = {.method = "PUT"}, .status = 500});
  pass_time([&] { return metrics_.value("leader_election_slowpath_total", labels) == 1; });
  EXPECT_EQ(metrics_.value("leader_election_slowpath_total", labels), 1);
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  EXPECT_EQ(metrics_.value("leader_election_master_status", labels), 0);
  elector_.reset();
}

// The metric reports a lost leadership at once, not when the work has ended (LE-16, MX-04).
TEST_F(LeaderElectorTest, MetricReportsALostLeadershipBeforeTheWorkHasEnded) {
  const std::vector<MetricLabel> labels = {{.name = "name", .value = "test"}};
  LeaderElectionOptions options = valid_options();
  options.metrics = &metrics_;
  OneShotEvent may_end;
  start(options, {.on_started_leading = [&](const std::stop_token&) {
          working_.set();
          EXPECT_TRUE(wait_for(may_end));
        }});
  ASSERT_TRUE(wait_for(working_));
  EXPECT_EQ(metrics_.value("leader_election_master_status", labels), 1);
  server_->plan({.status = 500, .times = 1'000});
  pass_time([&] { return metrics_.value("leader_election_master_status", labels) == 0; });
  EXPECT_EQ(metrics_.value("leader_election_master_status", labels), 0);
  may_end.set();
  EXPECT_FALSE(wait_for_end().ok());
  elector_.reset();
}

// Becoming leader and stopping are recorded as Events (LE-13).
TEST_F(LeaderElectorTest, StartAndEndOfALeadershipAreRecordedAsEvents) {
  LeaderElectionOptions options = valid_options();
  {
    EventRecorder recorder(client_, {.component = "test"});
    options.recorder = &recorder;
    lead(options);
    thread_.request_stop();
    EXPECT_TRUE(wait_for_end().ok());
    elector_.reset();
  }
  std::vector<std::string> messages;
  const ObjectList<> events = client_.list(kEvents).value();
  for (const ObjectPtr& event : events.objects) {
    EXPECT_EQ(event->at("/reason").as_string(), "LeaderElection");
    EXPECT_EQ(event->at("/involvedObject/kind").as_string(), "Lease");
    messages.emplace_back(event->at("/message").as_string());
  }
  EXPECT_THAT(messages, ::testing::UnorderedElementsAre("me became leader", "me stopped leading"));
}

TEST_F(LeaderElectorTest, LogHasTheUsualElectionLines) {
  lead();
  EXPECT_EQ(log_->records("Attempting to acquire leader lease").size(), 1u);
  EXPECT_EQ(log_->records("Successfully acquired lease").size(), 1u);
  EXPECT_EQ(log_->records("Successfully acquired lease")[0].field("lock"), "kube-system/test");
  EXPECT_EQ(log_->records("New leader elected").size(), 0u);
}

TEST_F(LeaderElectorTest, CandidateLogsANewLeaderOnce) {
  create_lease_of("other");
  start(valid_options(), {.on_started_leading = [](const std::stop_token&) {}});
  ASSERT_TRUE(log_->wait_for("New leader elected"));
  Json taken = edit(*lease());
  taken["spec"]["holderIdentity"] = "another";
  ASSERT_TRUE(client_.update(kLeases, taken).ok());
  pass_time([this] { return elector_->leader() == "another"; });
  // Acquires the lease after several attempts. All of them find the same holder, which must be
  // logged only once.
  pass_time([this] { return elector_->is_leader(); });
  const std::vector<test_support::CapturedRecord> lines = log_->records("New leader elected");
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].field("leader"), "other");
  EXPECT_EQ(lines[1].field("leader"), "another");
}

TEST_F(LeaderElectorTest, RejectedRequestIsLogged) {
  server_->plan({.status = 403});
  start(valid_options(),
        {.on_started_leading = [this](const std::stop_token&) { working_.set(); }});
  pass_time([this] { return working_.is_set(); });
  ASSERT_EQ(log_->records("Failed to acquire lease").size(), 1u);
  EXPECT_THAT(*log_->records("Failed to acquire lease")[0].field("err"),
              ::testing::HasSubstr("403"));
}

// A missing lease is normal, but a failure to create it, such as a missing namespace, is logged.
TEST_F(LeaderElectorTest, MissingNamespaceIsLogged) {
  start({.lease = {"typo", "test"}, .identity = "me"},
        {.on_started_leading = [](const std::stop_token&) { FAIL(); }});
  ASSERT_TRUE(log_->wait_for("Failed to acquire lease"));
  EXPECT_THAT(*log_->records("Failed to acquire lease")[0].field("err"),
              ::testing::HasSubstr("namespaces \"typo\" not found"));
}

TEST_F(LeaderElectorTest, WrongOptionsASecondRunAndMissingWorkAreRejected) {
  LeaderElector nameless(client_, {}, {.on_started_leading = [](const std::stop_token&) {}});
  EXPECT_EQ(nameless.run({}).error().code, ErrorCode::InvalidArgument);
  LeaderElector idle(client_, valid_options(), {});
  EXPECT_EQ(idle.run({}).error().code, ErrorCode::InvalidArgument);
  lead();
  EXPECT_EQ(elector_->run({}).error().code, ErrorCode::FailedPrecondition);
}

// A candidate's stop does not wait for a hanging server or for the client's rate limit. The clock
// does not move in this test, so such a wait would never end.
TEST_F(LeaderElectorTest, CandidateStopsAtOnceInTheMiddleOfARequest) {
  const auto transport = std::make_shared<FakeTransport>();
  transport->hang();
  LeaderElectionOptions options = valid_options();
  options.clock = &clock_;
  LeaderElector elector(Client(transport), options,
                        {.on_started_leading = [](const std::stop_token&) { FAIL(); }});
  OneShotEvent ended;
  std::jthread thread([&](const std::stop_token& stop) {
    EXPECT_TRUE(elector.run(stop).ok());
    ended.set();
  });
  ASSERT_TRUE(transport->wait_for_requests(1));
  thread.request_stop();
  EXPECT_TRUE(wait_for(ended));
  // Ends the waits, so that the test fails instead of hanging if the stop does wait.
  clock_.advance(5s);
}

// When the leader of two electors releases the lease, the other acquires it.
TEST_F(LeaderElectorTest, SecondTakesOverAfterTheFirstReleases) {
  lead();
  OneShotEvent second_works;
  LeaderElector second(client_,
                       {.lease = {"kube-system", "test"}, .identity = "second", .clock = &clock_},
                       {.on_started_leading = [&](const std::stop_token&) { second_works.set(); }});
  std::jthread thread([&](const std::stop_token& stop) { EXPECT_TRUE(second.run(stop).ok()); });
  pass_time([&] { return second.leader() == "me"; }, 2 * kAtRest);
  EXPECT_FALSE(second.is_leader());
  thread_.request_stop();
  EXPECT_TRUE(wait_for_end().ok());
  pass_time([&] { return second_works.is_set(); });
  EXPECT_TRUE(second_works.is_set());
  EXPECT_EQ(holder(), "second");
}

}  // namespace
}  // namespace kinform::inline v0
