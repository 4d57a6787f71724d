// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests how a reconciler starts, stops, and cancels reconciles that take too long, against the
// embedded server.

#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/reconciler_fixture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using server::Server;
using test_support::wait_for;
using ReconcilerEndTest = test_support::ReconcilerFixture;

TEST_F(ReconcilerEndTest, StopLetsRunningReconcilesFinish) {
  create("a");
  OneShotEvent begun;
  OneShotEvent go_on;
  std::atomic<bool> was_told = false;
  make_reconciler([&](const Request& request) -> Outcome {
    begun.set();
    EXPECT_TRUE(wait_for(go_on));
    was_told = request.stop.stop_requested();
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  reconciler_->enqueue({"default", "b"});
  thread_.request_stop();
  EXPECT_FALSE(ended_.is_set());
  go_on.set();
  stop();
  EXPECT_TRUE(result_->ok());
  EXPECT_FALSE(was_told);
  EXPECT_EQ(diary_.visits("b"), 0);  // No new reconcile starts.
}

TEST_F(ReconcilerEndTest, RunningReconcilesAreCancelledAfterTheGracePeriod) {
  create("a");
  OneShotEvent begun;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        begun.set();
        std::ignore = OneShotEvent().wait(request.stop);
        return Error{ErrorCode::Cancelled, "stopped"};
      },
      {.grace_period = 10s, .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  thread_.request_stop();
  ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(10s)));
  clock_.advance(9999ms);
  EXPECT_FALSE(ended_.is_set());
  EXPECT_TRUE(log_->records("Grace period expired; cancelling running reconciles").empty());
  clock_.advance(1ms);
  EXPECT_TRUE(wait_for(ended_));
  const auto told = log_->records("Grace period expired; cancelling running reconciles");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].field("controller"), "configmaps");
  EXPECT_EQ(told[0].field("count"), "1");
}

TEST_F(ReconcilerEndTest, AbortCancelsRunningReconcilesAtOnce) {
  create("a");
  OneShotEvent begun;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        begun.set();
        std::ignore =
            OneShotEvent().wait_until(system_clock(), system_clock().after(60s), request.stop);
        return ReconcileOutcome::done();
      },
      {.grace_period = 1h});
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  abort_.request_stop();
  thread_.request_stop();
  EXPECT_TRUE(wait_for(ended_));
}

TEST_F(ReconcilerEndTest, SlowReconcileIsCancelledAndCounted) {
  create("a");
  OneShotEvent told;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        if (!told.is_set()) std::ignore = OneShotEvent().wait(request.stop);
        told.set();
        return ReconcileOutcome::done();
      },
      {.reconcile_timeout = 10s, .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(10s)));
  clock_.advance(10s);
  EXPECT_TRUE(wait_for(told));
  stop();
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_timeouts_total",
                           {{.name = "controller", .value = "configmaps"}}),
            1);
}

TEST_F(ReconcilerEndTest, MaximumTimeoutNeverExpires) {
  create("a");
  clock_.advance(1s);  // Now the current time plus Duration::max() overflows.
  std::atomic<bool> was_told = true;
  make_reconciler(
      [&](const Request& request) -> Outcome {
        // Wait until both timers wait on the clock: that of this reconcile, and that of the grace
        // period.
        EXPECT_TRUE(clock_.wait_for_waiters(2));
        was_told = request.stop.stop_requested();
        return ReconcileOutcome::done();
      },
      {.reconcile_timeout = Duration::max(), .clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_FALSE(was_told);
}

TEST_F(ReconcilerEndTest, UnsyncedCachesAreReportedWithTheReason) {
  const auto strict = Server::start({.authorize = [](const server::Access& access) {
                        return access.resource == "configmaps";
                      }}).value();
  InformerFactory factory(Client(strict->client_config()).lister_watchers());
  Reconciler<Object> reconciler(factory, kConfigMaps, done,
                                {.sync_timeout = 300ms, .logger = Logger(log_)});
  reconciler.owns(kSecrets);
  reconciler.owns({.version = "v1", .plural = "services", .kind = "Service"});
  factory.start();
  const Result<void> result = reconciler.run({});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::Timeout);
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("secrets.v1"));
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("services.v1"));
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("403"));
  EXPECT_THAT(result.error().message, ::testing::Not(::testing::HasSubstr("cache of configmaps")));
}

TEST_F(ReconcilerEndTest, CanRunAgainButNotConcurrently) {
  create("a");
  make_reconciler(done);
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  EXPECT_EQ(reconciler_->run({}).error().code, ErrorCode::FailedPrecondition);
  stop();
  thread_ = std::jthread(
      [this](const std::stop_token& stop) { EXPECT_TRUE(reconciler_->run(stop).ok()); });
  EXPECT_TRUE(diary_.wait_until("a", 2));
}

}  // namespace
}  // namespace kinform::inline v0
