// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/prometheus_metrics.hpp"

#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/log_capture.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(PrometheusMetricsTest, SeriesAreSerializedAsText) {
  PrometheusMetrics metrics;
  const auto adds = metrics.counter({.name = "workqueue_adds_total",
                                     .help = "How many items were added.",
                                     .labels = {{"name", "pods"}}});
  const auto depth = metrics.gauge({.name = "workqueue_depth", .labels = {{"name", "pods"}}});
  const auto latency = metrics.histogram({.name = "latency_seconds"}, {0.5, 1});
  adds->add(3);
  depth->set(7);
  depth->add(-2);
  latency->observe(0.2);
  latency->observe(0.7);
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr("# HELP workqueue_adds_total How many items were added.\n"
                              "# TYPE workqueue_adds_total counter\n"
                              "workqueue_adds_total{name=\"pods\"} 3\n"));
  EXPECT_THAT(text, HasSubstr("workqueue_depth{name=\"pods\"} 5\n"));
  EXPECT_THAT(text, HasSubstr("latency_seconds_bucket{le=\"0.5\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("latency_seconds_bucket{le=\"+Inf\"} 2\n"));
}

TEST(PrometheusMetricsTest, SameNameAndLabelsAreTheSameSeries) {
  PrometheusMetrics metrics;
  const auto one = metrics.counter({.name = "n_total", .labels = {{"a", "b"}}});
  const auto other = metrics.counter({.name = "n_total", .labels = {{"a", "b"}}});
  one->add(1);
  other->add(1);
  EXPECT_THAT(metrics.text(), HasSubstr("n_total{a=\"b\"} 2\n"));
}

TEST(PrometheusMetricsTest, SeriesIsRemovedWithItsLastHandle) {
  PrometheusMetrics metrics;
  auto one = metrics.gauge({.name = "g", .labels = {{"a", "1"}}});
  auto again = metrics.gauge({.name = "g", .labels = {{"a", "1"}}});
  const auto other = metrics.gauge({.name = "g", .labels = {{"a", "2"}}});
  one.reset();
  EXPECT_THAT(metrics.text(), HasSubstr("g{a=\"1\"}"));
  again.reset();
  EXPECT_THAT(metrics.text(), Not(HasSubstr("g{a=\"1\"}")));
  EXPECT_THAT(metrics.text(), HasSubstr("g{a=\"2\"}"));
}

TEST(PrometheusMetricsTest, InvalidNameIsDiscarded) {
  PrometheusMetrics metrics;
  const auto counter = metrics.counter({.name = "a b"});
  counter->add(1);
  const auto first = metrics.counter({.name = "twice"});
  const auto second = metrics.gauge({.name = "twice"});
  second->set(7);
  EXPECT_THAT(metrics.text(), Not(HasSubstr("a b")));
  EXPECT_THAT(metrics.text(), HasSubstr("# TYPE twice counter"));
  EXPECT_THAT(metrics.text(), Not(HasSubstr("7")));
}

TEST(PrometheusMetricsTest, RefreshFunctionsRunBeforeSerialization) {
  PrometheusMetrics metrics;
  const auto age = metrics.gauge({.name = "age_seconds"});
  int calls = 0;
  CollectRegistration registration = metrics.on_collect([&] { age->set(++calls); });
  EXPECT_THAT(metrics.text(), HasSubstr("age_seconds 1\n"));
  EXPECT_THAT(metrics.text(), HasSubstr("age_seconds 2\n"));
  registration.reset();
  EXPECT_THAT(metrics.text(), HasSubstr("age_seconds 2\n"));
}

TEST(PrometheusMetricsTest, ThrowingRefreshFunctionIsLogged) {
  const auto log = std::make_shared<test_support::LogCapture>();
  PrometheusMetrics metrics{Logger(log)};
  const auto age = metrics.gauge({.name = "age_seconds"});
  const CollectRegistration broken =
      metrics.on_collect([] { throw std::runtime_error("out of order"); });
  const CollectRegistration registration = metrics.on_collect([&] { age->set(7); });
  EXPECT_THAT(metrics.text(), HasSubstr("age_seconds 7\n"));
  const auto failures = log->records("Failed to refresh metrics");
  ASSERT_EQ(failures.size(), 1u);
  EXPECT_THAT(failures[0].field("err").value_or(""), HasSubstr("out of order"));
}

TEST(PrometheusMetricsTest, HandlesAreCreatedAndReleasedDuringSerialization) {
  PrometheusMetrics metrics;
  std::atomic<bool> done = false;
  std::jthread reader([&] {
    while (!done) std::ignore = metrics.text();
  });
  std::vector<std::jthread> writers;
  for (int i = 0; i < 3; ++i) {
    writers.emplace_back([&] {
      for (int j = 0; j < 200; ++j)
        metrics.counter({.name = "n_total", .labels = {{"a", "b"}}})->add(1);
    });
  }
  writers.clear();
  done = true;
  reader.join();
  EXPECT_THAT(metrics.text(), Not(HasSubstr("n_total{")));
}

}  // namespace
}  // namespace kinform::inline v0
