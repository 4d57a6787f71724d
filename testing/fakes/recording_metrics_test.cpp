// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/recording_metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<MetricLabel> kLabels = {{"name", "pods"}};

TEST(RecordingMetricsTest, RecordsValuesAndObservations) {
  RecordingMetrics metrics;
  const auto counter = metrics.counter({"adds", "", kLabels});
  const auto gauge = metrics.gauge({"depth", "", kLabels});
  const auto histogram = metrics.histogram({"seconds", "", kLabels}, {1, 10});
  counter->add(2);
  counter->add(1);
  gauge->set(5);
  gauge->add(-1);
  histogram->observe(0.5);
  histogram->observe(0.25);
  EXPECT_EQ(metrics.value("adds", kLabels), 3);
  EXPECT_EQ(metrics.value("depth", kLabels), 4);
  EXPECT_THAT(metrics.observations("seconds", kLabels), ElementsAre(0.5, 0.25));
  EXPECT_THAT(metrics.buckets("seconds", kLabels), ElementsAre(1, 10));
  EXPECT_THAT(metrics.names(), ElementsAre("adds", "depth", "seconds"));
}

TEST(RecordingMetricsTest, SameNameAndLabelsAreTheSameSeries) {
  RecordingMetrics metrics;
  const auto first = metrics.counter({"adds", "", kLabels});
  const auto second = metrics.counter({"adds", "", kLabels});
  const auto other = metrics.counter({"adds", "", {{"name", "nodes"}}});
  first->add(1);
  second->add(1);
  EXPECT_EQ(metrics.value("adds", kLabels), 2);
  EXPECT_EQ(metrics.value("adds", {{"name", "nodes"}}), 0);
}

TEST(RecordingMetricsTest, SeriesEndsWithItsLastHandle) {
  RecordingMetrics metrics;
  auto first = metrics.counter({"adds", "", kLabels});
  auto second = metrics.counter({"adds", "", kLabels});
  first->add(1);
  first.reset();
  EXPECT_EQ(metrics.value("adds", kLabels), 1);
  second.reset();
  EXPECT_EQ(metrics.value("adds", kLabels), std::nullopt);
  EXPECT_THAT(metrics.names(), IsEmpty());

  first = metrics.counter({"adds", "", kLabels});
  EXPECT_EQ(metrics.value("adds", kLabels), 0);  // Starts from zero again.
}

TEST(RecordingMetricsTest, UnknownSeriesHasNoValue) {
  RecordingMetrics metrics;
  EXPECT_EQ(metrics.value("adds", {}), std::nullopt);
  EXPECT_THAT(metrics.observations("seconds", {}), IsEmpty());
  EXPECT_THAT(metrics.buckets("seconds", {}), IsEmpty());
}

TEST(RecordingMetricsTest, RefreshRunsBeforeAValueIsReadUntilItsRegistrationEnds) {
  RecordingMetrics metrics;
  const auto gauge = metrics.gauge({"age", "", {}});
  double age = 1;
  auto registration = metrics.on_collect([&] { gauge->set(age); });
  EXPECT_EQ(metrics.value("age", {}), 1);
  age = 2;
  EXPECT_EQ(metrics.value("age", {}), 2);
  age = 3;
  registration.reset();
  EXPECT_EQ(metrics.value("age", {}), 2);
}

}  // namespace
}  // namespace kinform::inline v0::test_support
