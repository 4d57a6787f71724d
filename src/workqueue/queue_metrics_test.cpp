// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "workqueue/queue_metrics.hpp"

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/rate_limiting_queue.hpp"
#include "kinform/work_queue.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/recording_metrics.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::RecordingMetrics;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class QueueMetricsTest : public ::testing::Test {
 protected:
  std::optional<double> value(const std::string& name) {
    return metrics_.value("workqueue_" + name, labels_);
  }
  std::vector<double> observations(const std::string& name) {
    return metrics_.observations("workqueue_" + name, labels_);
  }

  const std::vector<MetricLabel> labels_ = {{"name", "pods"}};
  FakeClock clock_;
  RecordingMetrics metrics_;
  DelayingQueue<std::string> queue_{{.name = "pods", .metrics = &metrics_, .clock = &clock_}};
};

// Metric names are those that dashboards for client-go use (WQ-40).
TEST_F(QueueMetricsTest, MetricNamesAreThoseOfClientGo) {
  EXPECT_THAT(metrics_.names(),
              ElementsAre("workqueue_adds_total", "workqueue_depth",
                          "workqueue_longest_running_processor_seconds",
                          "workqueue_queue_duration_seconds", "workqueue_retries_total",
                          "workqueue_unfinished_work_seconds", "workqueue_work_duration_seconds"));
}

// adds_total and depth grow when an item becomes dirty, that is, is added while not waiting to be
// processed already (WQ-41).
TEST_F(QueueMetricsTest, AddsAndDepthGrowWhenAnItemBecomesDirty) {
  EXPECT_EQ(value("adds_total"), 0);
  EXPECT_EQ(value("depth"), 0);
  queue_.add("a");
  queue_.add("a");
  queue_.add("b");
  EXPECT_EQ(value("adds_total"), 2);
  EXPECT_EQ(value("depth"), 2);
  auto lease = queue_.get();
  EXPECT_EQ(value("depth"), 1);
  EXPECT_EQ(value("adds_total"), 2);
}

// An item that is added while leased counts as waiting from then on. Releasing the lease queues it
// again, which changes neither depth nor adds (WQ-41).
TEST_F(QueueMetricsTest, ItemQueuedAgainOnReleaseIsCountedOnce) {
  queue_.add("a");
  auto lease = queue_.get();
  queue_.add("a");
  queue_.add("a");
  EXPECT_EQ(value("adds_total"), 2);
  EXPECT_EQ(value("depth"), 1);
  lease.done();
  EXPECT_EQ(value("adds_total"), 2);
  EXPECT_EQ(value("depth"), 1);
  lease = queue_.get();
  EXPECT_EQ(value("depth"), 0);
}

// Queue duration is measured from the first add to get (WQ-41).
TEST_F(QueueMetricsTest, QueueDurationRunsFromTheFirstAddToGet) {
  queue_.add("a");
  clock_.advance(2s);
  queue_.add("a");
  clock_.advance(1s);
  auto lease = queue_.get();
  EXPECT_THAT(observations("queue_duration_seconds"), ElementsAre(3));

  queue_.add("a");  // The item is leased; its waiting time starts now.
  clock_.advance(4s);
  lease.done();
  clock_.advance(1s);
  lease = queue_.try_get();
  EXPECT_THAT(observations("queue_duration_seconds"), ElementsAre(3, 5));
}

// The waiting time of a scheduled item starts when it is due (WQ-41).
TEST_F(QueueMetricsTest, QueueDurationOfAScheduledItemBeginsWhenItIsDue) {
  queue_.add_after("a", 10s);
  clock_.advance(10s);
  clock_.advance(3s);  // The item is due for 3 s before any queue operation.
  EXPECT_TRUE(queue_.get());
  EXPECT_THAT(observations("queue_duration_seconds"), ElementsAre(3));
}

// Work duration is measured from get to the release of the lease (WQ-41).
TEST_F(QueueMetricsTest, WorkDurationRunsFromGetToRelease) {
  queue_.add("a");
  clock_.advance(1s);
  auto lease = queue_.get();
  clock_.advance(7s);
  EXPECT_THAT(observations("work_duration_seconds"), IsEmpty());
  lease.done();
  EXPECT_THAT(observations("work_duration_seconds"), ElementsAre(7));
}

// Unfinished work is computed on collection, not by a periodic thread (WQ-41).
TEST_F(QueueMetricsTest, UnfinishedWorkIsCurrentAtEachCollection) {
  queue_.add("a");
  queue_.add("b");
  auto a = queue_.get();
  clock_.advance(2s);
  auto b = queue_.get();
  clock_.advance(3s);
  EXPECT_EQ(value("unfinished_work_seconds"), 8);  // 5 + 3
  EXPECT_EQ(value("longest_running_processor_seconds"), 5);
  a.done();
  EXPECT_EQ(value("unfinished_work_seconds"), 3);
  EXPECT_EQ(value("longest_running_processor_seconds"), 3);
  b.done();
  EXPECT_EQ(value("unfinished_work_seconds"), 0);
  EXPECT_EQ(value("longest_running_processor_seconds"), 0);
}

TEST_F(QueueMetricsTest, UnfinishedWorkIsReportedAfterShutDown) {
  queue_.add("a");
  const auto lease = queue_.get();
  queue_.shut_down();
  clock_.advance(4s);
  EXPECT_EQ(value("unfinished_work_seconds"), 4);
}

// Retries count every delayed add that was not dropped (WQ-27).
TEST_F(QueueMetricsTest, RetriesCountEveryAcceptedAddAfter) {
  queue_.add_after("a", 1s);
  queue_.add_after("a", 2s);
  queue_.add_after("a", 0s);
  queue_.add("a");
  EXPECT_EQ(value("retries_total"), 3);
  queue_.shut_down();
  queue_.add_after("a", 1s);
  EXPECT_EQ(value("retries_total"), 3);
}

TEST_F(QueueMetricsTest, CollectingCountsDueItemsOfAnIdleQueue) {
  queue_.add_after("a", 10s);
  EXPECT_EQ(value("depth"), 0);
  EXPECT_EQ(value("adds_total"), 0);
  clock_.advance(10s);
  EXPECT_EQ(value("depth"), 1);
  EXPECT_EQ(value("adds_total"), 1);
}

TEST_F(QueueMetricsTest, DurationBucketsStartAtTenNanosecondsAndGrowTenfold) {
  const auto buckets = metrics_.buckets("workqueue_queue_duration_seconds", labels_);
  ASSERT_EQ(buckets.size(), 12u);
  EXPECT_DOUBLE_EQ(buckets.front(), 1e-8);
  EXPECT_DOUBLE_EQ(buckets.back(), 1e3);
  EXPECT_EQ(metrics_.buckets("workqueue_work_duration_seconds", labels_), buckets);
}

// Only a queue with a name has metrics (WQ-40).
TEST(QueueMetricsLifeTest, QueueWithoutANameHasNoMetrics) {
  RecordingMetrics metrics;
  WorkQueue<std::string> queue({.metrics = &metrics});
  queue.add("a");
  EXPECT_TRUE(queue.get());
  EXPECT_THAT(metrics.names(), IsEmpty());
}

TEST(QueueMetricsLifeTest, NamedQueueNeedsNoSink) {
  WorkQueue<std::string> queue({.name = "pods"});
  queue.add("a");
  EXPECT_EQ(*queue.get(), "a");
}

TEST(QueueMetricsLifeTest, SeriesAreReleasedWithTheQueue) {
  RecordingMetrics metrics;
  {
    const RateLimitingQueue<std::string> queue({.name = "pods", .metrics = &metrics});
    EXPECT_EQ(metrics.names().size(), 7u);
  }
  EXPECT_THAT(metrics.names(), IsEmpty());
}

TEST(QueueMetricsLifeTest, QueuesAreDistinguishedByName) {
  RecordingMetrics metrics;
  WorkQueue<std::string> pods({.name = "pods", .metrics = &metrics});
  WorkQueue<std::string> nodes({.name = "nodes", .metrics = &metrics});
  pods.add("a");
  EXPECT_EQ(metrics.value("workqueue_depth", {{"name", "pods"}}), 1);
  EXPECT_EQ(metrics.value("workqueue_depth", {{"name", "nodes"}}), 0);
}

TEST(QueueMetricsLifeTest, CollectingDuringUseAndDestructionIsSafe) {
  RecordingMetrics metrics;
  std::jthread collector([&](std::stop_token stop) {
    while (!stop.stop_requested()) metrics.collect();
  });
  for (int round = 0; round < 50; ++round) {
    WorkQueue<int> queue({.name = "pods", .metrics = &metrics});
    std::jthread worker([&] {
      while (const auto lease = queue.get()) {
      }
    });
    for (int i = 0; i < 100; ++i) queue.add(i);
    EXPECT_TRUE(queue.shut_down_with_drain());
  }
}

}  // namespace
}  // namespace kinform::inline v0
