// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "workqueue/queue_metrics.hpp"

#include <chrono>
#include <utility>

namespace kinform::inline v0::detail {

namespace {

double seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

MetricSeries series(std::string name, std::string help, const std::string& queue_name) {
  return {std::move(name), std::move(help), {{"name", queue_name}}};
}

// Exponential buckets from 10 ns to 1000 s, as in client-go.
std::vector<double> duration_buckets() {
  return exponential_buckets(1e-8, 10, 12);
}

}  // namespace

QueueMetrics::QueueMetrics(MetricsSink& sink, const std::string& queue_name,
                           std::function<QueueFigures()> figures)
    : figures_(std::move(figures)),
      depth_(sink.gauge(series("workqueue_depth", "Items waiting for a worker.", queue_name))),
      adds_(sink.counter(
          series("workqueue_adds_total", "Adds that made an item need processing.", queue_name))),
      queue_duration_(sink.histogram(series("workqueue_queue_duration_seconds",
                                            "Time that items waited for a worker.", queue_name),
                                     duration_buckets())),
      work_duration_(
          sink.histogram(series("workqueue_work_duration_seconds",
                                "Time that workers took to process an item.", queue_name),
                         duration_buckets())),
      unfinished_work_(
          sink.gauge(series("workqueue_unfinished_work_seconds",
                            "Total time that the items in processing have been with their "
                            "workers. Each stuck worker adds one second per second.",
                            queue_name))),
      longest_running_(
          sink.gauge(series("workqueue_longest_running_processor_seconds",
                            "Time that the longest running worker has had its item.", queue_name))),
      retries_(
          sink.counter(series("workqueue_retries_total", "Items added with a delay.", queue_name))),
      registration_(sink.on_collect([this] { refresh(); })) {}

void QueueMetrics::taken(Duration waited) noexcept {
  queue_duration_->observe(seconds(waited));
}

void QueueMetrics::done(Duration worked) noexcept {
  work_duration_->observe(seconds(worked));
}

void QueueMetrics::refresh() {
  const QueueFigures figures = figures_();
  depth_->set(static_cast<double>(figures.depth));
  adds_->add(static_cast<double>(figures.adds - reported_.adds));
  retries_->add(static_cast<double>(figures.retries - reported_.retries));
  unfinished_work_->set(seconds(figures.unfinished_work));
  longest_running_->set(seconds(figures.longest_running));
  reported_ = figures;
}

}  // namespace kinform::inline v0::detail
