// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metrics interface: counters, gauges and histograms by name and labels, and the MetricsSink to
// which the library reports them.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// A label that distinguishes one series of a metric from the others.
struct MetricLabel {
  std::string name = {};
  std::string value = {};

  friend bool operator==(const MetricLabel&, const MetricLabel&) = default;
  friend auto operator<=>(const MetricLabel&, const MetricLabel&) = default;
};

// Identifies one time series: a metric name and its labels.
struct MetricSeries {
  std::string name = {};  // For example "workqueue_adds_total".
  std::string help = {};  // One sentence of description.
  std::vector<MetricLabel> labels = {};
};

// A number that only increases.
//
// Thread safety, also of Gauge and Histogram: all members may be called from any thread.
class KINFORM_EXPORT Counter {
 public:
  virtual ~Counter() = default;

  // REQUIRES: amount >= 0.
  virtual void add(double amount) noexcept = 0;
};

// A number that can increase and decrease.
class KINFORM_EXPORT Gauge {
 public:
  virtual ~Gauge() = default;

  // set() replaces the number; add() changes it by `amount`, which may be negative.
  virtual void set(double value) noexcept = 0;
  virtual void add(double amount) noexcept = 0;
};

// Counts values in buckets.
class KINFORM_EXPORT Histogram {
 public:
  virtual ~Histogram() = default;

  // Counts one value.
  virtual void observe(double value) noexcept = 0;
};

// Keeps a function registered with MetricsSink::on_collect. Destroying the last copy unregisters it
// and waits for a running call.
using CollectRegistration = std::shared_ptr<void>;

// The destination of metrics: Prometheus, a test, or a user's own implementation. Functions that
// take a MetricsSink* accept nullptr, which disables metrics at no cost.
//
// A series exists while a handle to it is held, so it disappears with the queue or informer that it
// describes. Requesting the same name and labels again returns the same series.
//
// Thread safety: all members may be called from any thread. A sink must outlive the handles that it
// returned.
class KINFORM_EXPORT MetricsSink {
 public:
  virtual ~MetricsSink() = default;

  // Returns the series, created if absent. Never null.
  [[nodiscard]] virtual std::shared_ptr<Counter> counter(const MetricSeries& series) = 0;
  [[nodiscard]] virtual std::shared_ptr<Gauge> gauge(const MetricSeries& series) = 0;

  // `buckets` are the upper bounds in ascending order.
  [[nodiscard]] virtual std::shared_ptr<Histogram> histogram(const MetricSeries& series,
                                                             std::vector<double> buckets) = 0;

  // Registers a function that is called before values are collected. It updates metrics that change
  // with time alone ("seconds since …") without a thread, and metrics that would be costly to
  // update on every operation. Calls are serialised. `refresh` may set and add values; it must
  // neither register another function nor drop a registration.
  [[nodiscard]] virtual CollectRegistration on_collect(std::function<void()> refresh) = 0;
};

// Returns `count` upper bounds: `first`, and then each `factor` times the previous one.
[[nodiscard]] KINFORM_EXPORT std::vector<double> exponential_buckets(double first, double factor,
                                                                     std::size_t count);

}  // namespace kinform::inline v0
