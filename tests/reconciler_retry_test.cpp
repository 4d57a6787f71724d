// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests what a reconciler does after each result of its function, against the embedded server.

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/reconciler_fixture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::eventually;
using ReconcilerRetryTest = test_support::ReconcilerFixture;

TEST_F(ReconcilerRetryTest, DelayGrowsWithEachFailureAndResetsAfterASuccess) {
  create("a");
  std::atomic<bool> fails = true;
  make_reconciler(
      [&](const Request&) -> Outcome {
        if (fails) return Error{ErrorCode::Unavailable, "not yet"};
        return ReconcileOutcome::done();
      },
      {.clock = &clock_});
  const Running running = start();
  int visits = 0;
  for (const Duration delay : {5ms, 10ms, 20ms}) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(delay))) << visits;  // The worker waits.
    EXPECT_EQ(diary_.visits("a"), ++visits);
    fails = delay < 20ms;
    clock_.advance(delay);
  }
  ASSERT_TRUE(diary_.wait_until("a", 4));
  fails = true;
  change("a");
  EXPECT_TRUE(clock_.wait_for_deadline(clock_.after(5ms)));
}

// Records its calls, and delays everything by a second.
class RecordingLimiter final : public RateLimiter<ObjectKey> {
 public:
  explicit RecordingLimiter(std::vector<std::string>& calls) : calls_(calls) {}
  [[nodiscard]] Duration when(const ObjectKey& key) override {
    calls_.push_back("when " + key.name);
    return 1s;
  }
  void forget(const ObjectKey& key) override { calls_.push_back("forget " + key.name); }
  [[nodiscard]] int num_requeues(const ObjectKey& /*key*/) const override { return 0; }

 private:
  std::vector<std::string>& calls_;  // Used by the only worker.
};

TEST_F(ReconcilerRetryTest, CustomRateLimiterSetsDelaysAndForgetsSuccesses) {
  create("a");
  std::vector<std::string> calls;
  make_reconciler(
      [this](const Request&) -> Outcome {
        switch (diary_.visits("a")) {
          case 1:
            return Error{ErrorCode::Unavailable, "not yet"};
          case 2:
            throw std::runtime_error("out of order");
          case 3:
            return ReconcileOutcome::requeue();
          case 4:
            return ReconcileOutcome::requeue_after(1s);
          case 5:
            return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
          default:
            return ReconcileOutcome::done();
        }
      },
      {.rate_limiter = std::make_unique<RecordingLimiter>(calls), .clock = &clock_});
  const Running running = start();
  for (int visits = 1; visits <= 4; ++visits) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(1s))) << visits;
    clock_.advance(1s);
  }
  ASSERT_TRUE(diary_.wait_until("a", 5));
  change("a");
  ASSERT_TRUE(diary_.wait_until("a", 6));
  stop();
  EXPECT_THAT(calls, ::testing::ElementsAre("when a", "when a", "when a", "forget a", "forget a",
                                            "forget a"));
  reconciler_.reset();
}

TEST_F(ReconcilerRetryTest, ErrorIsRetriedUntilItSucceeds) {
  create("a");
  std::atomic<int> tries = 0;
  make_reconciler([&](const Request&) -> Outcome {
    if (++tries < 4) return Error{ErrorCode::Unavailable, "not yet"};
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 4));
  stop();
  EXPECT_EQ(reconciler_->counts().errors, 3u);
  EXPECT_EQ(reconciler_->counts().reconciles, 4u);
  EXPECT_EQ(log_->records("Reconciler error").size(), 3u);
  EXPECT_EQ(log_->records("Reconciler error")[0].field("name"), "a");
  EXPECT_EQ(log_->records("Reconciler error")[0].field("controllerKind"), "ConfigMap");
}

TEST_F(ReconcilerRetryTest, ExceptionIsCaughtCountedAndRetried) {
  create("a");
  std::atomic<int> tries = 0;
  make_reconciler([&](const Request&) -> Outcome {
    if (++tries == 1) throw std::runtime_error("out of order");
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 2));
  stop();
  EXPECT_EQ(reconciler_->counts().exceptions, 1u);
  EXPECT_EQ(reconciler_->counts().errors, 1u);
}

TEST_F(ReconcilerRetryTest, TerminalErrorIsNotRetriedUntilAChange) {
  create("a");
  create("z");
  make_reconciler(
      [](const Request& request) -> Outcome {
        if (request.key.name == "z") return ReconcileOutcome::done();
        return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
      },
      {.clock = &clock_});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  ASSERT_TRUE(diary_.wait_until("z", 1));
  ASSERT_TRUE(eventually([&] { return reconciler_->counts().reconciles == 2; }));
  // Makes all pending retries due. They would come before the second change of z below.
  clock_.advance(1001s);
  for (int i = 2; i <= 3; ++i) {
    change("z");
    ASSERT_TRUE(diary_.wait_until("z", i));
  }
  EXPECT_EQ(diary_.visits("a"), 1);
  change("a");
  EXPECT_TRUE(diary_.wait_until("a", 2));
}

TEST_F(ReconcilerRetryTest, RequeueUsesTheDelaysOfFailures) {
  create("a");
  make_reconciler([this](const Request& request) -> Outcome {
    if (diary_.visits(request.key.name) < 3) return ReconcileOutcome::requeue();
    return ReconcileOutcome::done();
  });
  const Running running = start();
  EXPECT_TRUE(diary_.wait_until("a", 3));
}

TEST_F(ReconcilerRetryTest, RequeueAfterRunsAgainAtTheGivenTime) {
  create("a");
  make_reconciler([](const Request&) -> Outcome { return ReconcileOutcome::requeue_after(1min); },
                  {.clock = &clock_});
  const Running running = start();
  for (int i = 1; i <= 3; ++i) {
    ASSERT_TRUE(clock_.wait_for_deadline(clock_.after(1min)));  // The worker waits.
    const auto labels = std::vector<MetricLabel>{{.name = "controller", .value = "configmaps"},
                                                 {.name = "result", .value = "requeue_after"}};
    EXPECT_EQ(metrics_.value("controller_runtime_reconcile_total", labels), i);
    EXPECT_EQ(diary_.visits("a"), i);
    clock_.advance(1min);
  }
}

}  // namespace
}  // namespace kinform::inline v0
