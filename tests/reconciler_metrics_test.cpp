// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests the metrics and logs of a reconciler against the embedded server.

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "testing/reconciler_fixture.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::eventually;
using test_support::wait_for;
using ReconcilerMetricsTest = test_support::ReconcilerFixture;

TEST_F(ReconcilerMetricsTest, LogsHaveControllerObjectAndReconcileId) {
  const ApiResource deployments{
      .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
  OneShotEvent again;
  std::atomic<int> calls = 0;
  Reconciler<Object> reconciler(factory_, deployments,
                                [&](const Request& request) -> Outcome {
                                  request.logger.info(0, "Looking");
                                  if (++calls < 2) return Error{ErrorCode::Unavailable, "not yet"};
                                  again.set();
                                  return ReconcileOutcome::done();
                                },
                                {.name = "mine", .logger = Logger(log_)});
  reconciler.enqueue({"ops", "a"});
  factory_.start();
  {
    const std::jthread thread(
        [&](const std::stop_token& stop) { EXPECT_TRUE(reconciler.run(stop).ok()); });
    ASSERT_TRUE(wait_for(again));
  }
  const auto looks = log_->records("Looking");
  const auto errors = log_->records("Reconciler error");
  ASSERT_EQ(looks.size(), 2u);
  ASSERT_EQ(errors.size(), 1u);
  for (const auto& record : {looks[0], looks[1], errors[0]}) {
    EXPECT_EQ(record.field("controller"), "mine");
    EXPECT_EQ(record.field("controllerGroup"), "apps");
    EXPECT_EQ(record.field("controllerKind"), "Deployment");
    EXPECT_EQ(record.field("namespace"), "ops");
    EXPECT_EQ(record.field("name"), "a");
  }
  EXPECT_EQ(errors[0].field("reconcileID"), looks[0].field("reconcileID"));
  EXPECT_NE(looks[1].field("reconcileID"), looks[0].field("reconcileID"));
}

TEST_F(ReconcilerMetricsTest, MetricsHaveControllerRuntimesNames) {
  create("a");
  make_reconciler(done, {.name = "maps", .workers = 2});
  const Running running = start();
  ASSERT_TRUE(diary_.wait_until("a", 1));
  stop();
  const std::vector<MetricLabel> labels = {{.name = "controller", .value = "maps"}};
  EXPECT_EQ(metrics_.value("controller_runtime_max_concurrent_reconciles", labels), 2);
  EXPECT_EQ(metrics_.value("controller_runtime_active_workers", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_total",
                           {labels[0], {.name = "result", .value = "success"}}),
            1);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_errors_total", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_terminal_reconcile_errors_total", labels), 0);
  EXPECT_EQ(metrics_.value("controller_runtime_reconcile_panics_total", labels), 0);
  EXPECT_EQ(metrics_.observations("controller_runtime_reconcile_time_seconds", labels).size(), 1u);
  EXPECT_EQ(metrics_.value("workqueue_adds_total", {{.name = "name", .value = "maps"}}), 1);
  reconciler_.reset();
}

TEST_F(ReconcilerMetricsTest, MetricsCountReconcilesByResult) {
  // Create a different number of objects for each outcome, so that mixed-up outcomes are detected.
  const std::vector<std::string> kinds = {"ok", "fails", "throws", "gives-up", "again", "later"};
  int total = 0;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (std::size_t i = 0; i <= kind; ++i, ++total) {
      create(kinds[kind] + "." + std::to_string(i));
    }
  }
  make_reconciler(
      [](const Request& request) -> Outcome {
        const std::string kind = request.key.name.substr(0, request.key.name.find('.'));
        if (kind == "fails") return Error{ErrorCode::Unavailable, "not yet"};
        if (kind == "throws") throw std::runtime_error("out of order");
        if (kind == "gives-up") {
          return ReconcileOutcome::give_up({ErrorCode::Invalid, "will never do"});
        }
        if (kind == "again") return ReconcileOutcome::requeue();
        if (kind == "later") return ReconcileOutcome::requeue_after(1min);
        return ReconcileOutcome::done();
      },
      {.clock = &clock_});  // The clock does not advance: no retries.
  const Running running = start();
  ASSERT_TRUE(eventually(
      [&] { return reconciler_->counts().reconciles == static_cast<std::uint64_t>(total); }));
  stop();
  const MetricLabel controller = {.name = "controller", .value = "configmaps"};
  const auto value = [&](const std::string& name) {
    return metrics_.value("controller_runtime_" + name, {controller});
  };
  const auto ended = [&](const std::string& result) {
    return metrics_.value("controller_runtime_reconcile_total",
                          {controller, {.name = "result", .value = result}});
  };
  EXPECT_EQ(ended("success"), 1);
  EXPECT_EQ(ended("error"), 2 + 3 + 4);
  EXPECT_EQ(ended("requeue"), 5);
  EXPECT_EQ(ended("requeue_after"), 6);
  EXPECT_EQ(value("reconcile_errors_total"), 2 + 3 + 4);
  EXPECT_EQ(value("reconcile_panics_total"), 3);
  EXPECT_EQ(value("terminal_reconcile_errors_total"), 4);
  EXPECT_EQ(value("reconcile_timeouts_total"), 0);
  EXPECT_EQ(metrics_.observations("controller_runtime_reconcile_time_seconds", {controller}).size(),
            static_cast<std::size_t>(total));
}

TEST_F(ReconcilerMetricsTest, MetricsCountActiveWorkers) {
  create("a");
  OneShotEvent begun;
  OneShotEvent go_on;
  make_reconciler([&](const Request&) -> Outcome {
    begun.set();
    EXPECT_TRUE(wait_for(go_on));
    return ReconcileOutcome::done();
  });
  const Running running = start();
  ASSERT_TRUE(wait_for(begun));
  EXPECT_EQ(metrics_.value("controller_runtime_active_workers",
                           {{.name = "controller", .value = "configmaps"}}),
            1);
  EXPECT_EQ(reconciler_->counts().active, 1u);
  go_on.set();
}

}  // namespace
}  // namespace kinform::inline v0
