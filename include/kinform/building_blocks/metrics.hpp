// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the library tells about itself in numbers, and where it tells it: counters, gauges and
// histograms, by name and labels.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// Tells one series of a metric from the others.
struct MetricLabel {
  std::string name = {};
  std::string value = {};

  friend bool operator==(const MetricLabel&, const MetricLabel&) = default;
  friend auto operator<=>(const MetricLabel&, const MetricLabel&) = default;
};

// One line of a dashboard: a metric, and the labels that tell it from others of its name.
struct MetricSeries {
  std::string name = {};  // For example "workqueue_adds_total".
  std::string help = {};  // One sentence for people.
  std::vector<MetricLabel> labels = {};
};

// A number that only grows.
//
// Thread safety, of this and the two following: all members may be called from any thread.
class Counter {
 public:
  virtual ~Counter() = default;

  // REQUIRES: amount >= 0.
  virtual void add(double amount) noexcept = 0;
};

// A number that goes up and down.
class Gauge {
 public:
  virtual ~Gauge() = default;

  // Replaces the number, or changes it by `amount`, which may be negative.
  virtual void set(double value) noexcept = 0;
  virtual void add(double amount) noexcept = 0;
};

// Counts values by their size.
class Histogram {
 public:
  virtual ~Histogram() = default;

  // Counts one value.
  virtual void observe(double value) noexcept = 0;
};

// Keeps a function registered with MetricsSink::on_collect. The last copy to go ends that, and
// waits for a call under way.
using CollectRegistration = std::shared_ptr<void>;

// Where metrics go: Prometheus, a test, or something of the user's. Whoever takes a MetricsSink*
// takes nullptr for "nowhere", which costs nothing.
//
// A series exists for as long as somebody holds its handle, so it disappears with the queue or
// informer that it tells of. Asked again for the same name and labels, a sink gives the same
// series.
//
// Thread safety: all members may be called from any thread. A sink must outlive the handles that it
// gave.
class MetricsSink {
 public:
  virtual ~MetricsSink() = default;

  // The series, made if there is none. Never null.
  [[nodiscard]] virtual std::shared_ptr<Counter> counter(const MetricSeries& series) = 0;
  [[nodiscard]] virtual std::shared_ptr<Gauge> gauge(const MetricSeries& series) = 0;

  // `buckets` are upper bounds, ascending.
  [[nodiscard]] virtual std::shared_ptr<Histogram> histogram(const MetricSeries& series,
                                                             std::vector<double> buckets) = 0;

  // Has `refresh` called each time before values are read, so that what changes with time alone
  // ("seconds since …") needs no thread to keep it fresh, and what changes often is told seldom.
  // Calls come one at a time. `refresh` sets and adds; it may not register, nor end a registration.
  [[nodiscard]] virtual CollectRegistration on_collect(std::function<void()> refresh) = 0;
};

// `count` bounds, each `factor` times the one before.
[[nodiscard]] std::vector<double> exponential_buckets(double first, double factor,
                                                      std::size_t count);

}  // namespace kinform::inline v0
