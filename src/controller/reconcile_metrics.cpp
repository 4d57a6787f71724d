// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/reconcile_metrics.hpp"

#include <vector>

namespace kinform::inline v0::controller {

namespace {

// The same buckets as controller-runtime.
std::vector<double> time_buckets() {
  return {0.005, 0.01, 0.025, 0.05, 0.1,  0.15, 0.2,  0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6,
          0.7,   0.8,  0.9,   1.0,  1.25, 1.5,  1.75, 2.0,  2.5, 3.0,  3.5, 4.0,  4.5, 5,
          6,     7,    8,     9,    10,   15,   20,   25,   30,  40,   50,  60};
}

constexpr std::array<const char*, kReconcileVerdicts> kVerdictNames = {"success", "error",
                                                                       "requeue", "requeue_after"};

void count(const std::shared_ptr<Counter>& counter) {
  if (counter) counter->add(1);
}

}  // namespace

ReconcileMetrics::ReconcileMetrics(MetricsSink* sink, const std::string& controller, int workers) {
  if (sink == nullptr) return;
  const std::vector<MetricLabel> labels = {{.name = "controller", .value = controller}};
  const auto series = [&labels](const std::string& name, const std::string& help) {
    return MetricSeries{.name = "controller_runtime_" + name, .help = help, .labels = labels};
  };
  for (std::size_t i = 0; i < kReconcileVerdicts; ++i) {
    MetricSeries total = series("reconcile_total", "Number of reconciles, by result.");
    total.labels.push_back({.name = "result", .value = kVerdictNames[i]});
    total_[i] = sink->counter(total);
  }
  errors_ = sink->counter(series("reconcile_errors_total", "Number of reconciles that failed."));
  terminal_errors_ = sink->counter(series("terminal_reconcile_errors_total",
                                          "Number of reconciles that failed and are not retried."));
  panics_ = sink->counter(
      series("reconcile_panics_total", "Number of reconciles that threw an exception."));
  timeouts_ =
      sink->counter(series("reconcile_timeouts_total", "Number of reconciles that timed out."));
  time_ = sink->histogram(series("reconcile_time_seconds", "Duration of a reconcile in seconds."),
                          time_buckets());
  max_concurrent_ = sink->gauge(series("max_concurrent_reconciles", "Number of workers."));
  active_ =
      sink->gauge(series("active_workers", "Number of workers that are running a reconcile."));
  max_concurrent_->set(workers);
}

void ReconcileMetrics::begin() {
  if (active_) active_->add(1);
}

void ReconcileMetrics::end(ReconcileVerdict verdict, Duration took) {
  if (!active_) return;
  active_->add(-1);
  count(total_[static_cast<std::size_t>(verdict)]);
  if (verdict == ReconcileVerdict::Error) count(errors_);
  time_->observe(std::chrono::duration<double>(took).count());
}

void ReconcileMetrics::exception() {
  count(panics_);
}

void ReconcileMetrics::terminal_error() {
  count(terminal_errors_);
}

void ReconcileMetrics::timeout() {
  count(timeouts_);
}

}  // namespace kinform::inline v0::controller
