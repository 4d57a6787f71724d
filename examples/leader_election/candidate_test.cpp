// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests a leader election without a cluster: real candidates, each on its own thread, and an
// embedded API server with planned faults.

#include "candidate.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <kinform/api/coordination/v1.hpp>
#include <kinform/api/core/v1.hpp>
#include <kinform/client.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/server.hpp>
#include <kinform/watch_until.hpp>

namespace example {
namespace {

using namespace std::chrono_literals;
using kinform::ErrorCode;
using kinform::LeaderElectionOptions;
using kinform::Result;
using kinform::WatchEvent;
using kinform::coordination::v1::Lease;
using kinform::core::v1::ConfigMap;
using kinform::server::FaultKind;
using Names = std::vector<std::string>;

const kinform::ObjectKey kLease("default", "example");

// Returns options for a lease that does not expire during a test.
LeaderElectionOptions long_lease() {
  return {.lease = kLease, .lease_duration = 10min, .renew_deadline = 5min, .retry_period = 50ms};
}

// Returns options for tests in which the lease is lost or has to expire.
LeaderElectionOptions short_lease() {
  return {.lease = kLease, .lease_duration = 3s, .renew_deadline = 2500ms, .retry_period = 50ms};
}

// A candidate on its own thread, in place of a process.
class Process {
 public:
  Process(const kinform::server::Server& server, const std::string& name,
          LeaderElectionOptions election)
      : candidate_(server.client_config(), options(name, std::move(election))),
        thread_([this](const std::stop_token& stop) { result_ = candidate_.run(stop); }) {}

  // Waits until this candidate has observed a leader. Returns false after 30 s.
  bool knows_a_leader() {
    return leader_known_.wait_until(kinform::system_clock(), kinform::system_clock().after(30s),
                                    {});
  }
  [[nodiscard]] bool is_leader() const { return candidate_.is_leader(); }

  // Waits until the candidate ends by itself.
  Result<void> wait() {
    thread_.join();
    return result_;
  }
  // Stops the candidate, as SIGTERM does.
  Result<void> stop() {
    thread_.request_stop();
    return wait();
  }

 private:
  CandidateOptions options(const std::string& name, LeaderElectionOptions election) {
    election.identity = name;
    return {.election = std::move(election), .step_period = 5ms, .say = [this](const auto& line) {
              if (line.starts_with("the leader is ")) leader_known_.set();
            }};
  }

  kinform::OneShotEvent leader_known_;
  Candidate candidate_;
  Result<void> result_;
  std::jthread thread_;  // Last, because it uses the other members.
};

class CandidateTest : public ::testing::Test {
 protected:
  std::unique_ptr<Process> start(const std::string& name, const LeaderElectionOptions& election) {
    return std::make_unique<Process>(*server_, name, election);
  }

  // Waits, at most 30 s, until candidate `last` has made three steps of work. Returns the
  // candidates that have worked since the start of the test, in order.
  Names workers_until(const std::string& last) {
    Names workers;
    const auto source = client_.resource<ConfigMap>().in("default").lister_watcher();
    const auto met = [&](const WatchEvent& event) -> Result<bool> {
      const ConfigMap counter(event.object);
      workers.emplace_back(counter.data()["by"]);
      return std::count(workers.begin(), workers.end(), last) == 3;
    };
    const auto seen = watch_until(
        *source, {.resource_version = beginning_, .deadline = kinform::system_clock().after(30s)},
        {met}, {});
    EXPECT_TRUE(seen.ok()) << last << " does not work";
    workers.erase(std::unique(workers.begin(), workers.end()), workers.end());
    return workers;
  }
  [[nodiscard]] std::string holder() const {
    const Lease lease = client_.resource<Lease>().in("default").get("example").value();
    return std::string(lease.spec().holder_identity().value_or(""));
  }
  // Makes updates of the lease fail until the plan is cleared. Other requests succeed.
  void break_renewals(FaultKind kind) {
    server_->plan(
        {.match = {.method = "PUT",
                   .path_prefix = "/apis/coordination.k8s.io/v1/namespaces/default/leases"},
         .kind = kind,
         .times = 1'000'000});
  }
  void test_takeover_without_renewals(FaultKind kind);

  const std::unique_ptr<kinform::server::Server> server_ = kinform::server::Server::start().value();
  const kinform::Client client_{server_->client_config(), {.requests_per_second = 0}};
  const std::string beginning_ = std::to_string(server_->resource_version());
};

TEST_F(CandidateTest, OneOfTwoWorks) {
  const auto first = start("first", long_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  const auto second = start("second", long_lease());
  ASSERT_TRUE(second->knows_a_leader());
  EXPECT_TRUE(first->is_leader());
  EXPECT_FALSE(second->is_leader());
}

TEST_F(CandidateTest, StoppedLeaderHandsOver) {
  const auto first = start("first", long_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  const auto second = start("second", long_lease());
  ASSERT_TRUE(second->knows_a_leader());
  EXPECT_TRUE(first->stop().ok());
  EXPECT_EQ(workers_until("second"), (Names{"first", "second"}));
}

TEST_F(CandidateTest, LeaseIsReleasedOnStop) {
  const auto first = start("first", long_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  EXPECT_EQ(holder(), "first");
  EXPECT_TRUE(first->stop().ok());
  EXPECT_EQ(holder(), "");
}

// A crashed process does not release its lease: another candidate takes over once the lease has
// expired.
TEST_F(CandidateTest, LeaseOfCrashedLeaderIsTakenOver) {
  LeaderElectionOptions silent = short_lease();
  silent.release_on_stop = false;
  const auto first = start("first", silent);
  ASSERT_EQ(workers_until("first"), Names{"first"});
  EXPECT_TRUE(first->stop().ok());
  EXPECT_EQ(holder(), "first");
  // The second candidate waits only for the short lease of the first one.
  const auto second = start("second", long_lease());
  EXPECT_EQ(workers_until("second"), (Names{"first", "second"}));
}

void CandidateTest::test_takeover_without_renewals(FaultKind kind) {
  const auto first = start("first", short_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  LeaderElectionOptions lasting = short_lease();
  lasting.lease_duration = 20s;
  lasting.renew_deadline = 15s;
  const auto second = start("second", lasting);
  ASSERT_TRUE(second->knows_a_leader());
  break_renewals(kind);
  const Result<void> lost = first->wait();  // The candidate ends without a stop request.
  ASSERT_FALSE(lost.ok());
  EXPECT_EQ(lost.error().code, ErrorCode::Timeout);
  EXPECT_FALSE(first->is_leader());
  server_->clear_plan();
  EXPECT_EQ(workers_until("second"), (Names{"first", "second"}));
}

TEST_F(CandidateTest, LeaderStopsWhenRenewalsFail) {
  test_takeover_without_renewals(FaultKind::Response);
}

TEST_F(CandidateTest, LeaderStopsWhenRenewalsHang) {
  test_takeover_without_renewals(FaultKind::Stall);
}

TEST_F(CandidateTest, LeaderSurvivesServerRestart) {
  const auto first = start("first", long_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  server_->restart();
  const std::string before = std::to_string(server_->resource_version());
  const auto source = client_.resource<Lease>().in("default").lister_watcher();
  const auto renewed = [](const WatchEvent& event) {
    return event.type == kinform::WatchEventType::Modified;
  };
  EXPECT_TRUE(
      watch_until(*source,
                  {.resource_version = before, .deadline = kinform::system_clock().after(30s)},
                  {renewed}, {})
          .ok());
  EXPECT_TRUE(first->stop().ok());
}

TEST_F(CandidateTest, LeaderStopsWhenLeaseHasAnotherHolder) {
  const auto first = start("first", long_lease());
  ASSERT_EQ(workers_until("first"), Names{"first"});
  ASSERT_TRUE(
      client_.resource<Lease>()
          .in("default")
          .patch("example", kinform::PatchType::Merge, {{"spec", {{"holderIdentity", "other"}}}})
          .ok());
  const Result<void> lost = first->wait();
  ASSERT_FALSE(lost.ok());
  EXPECT_EQ(lost.error().code, ErrorCode::Timeout);
  EXPECT_EQ(holder(), "other");
}

}  // namespace
}  // namespace example
