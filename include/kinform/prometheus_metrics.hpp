// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Metrics for Prometheus. In the library kinform::endpoints.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/metrics.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

// A sink whose values come out in Prometheus' text form.
//
//   PrometheusMetrics metrics;
//   const Client client(config, {.metrics = &metrics});
//   … EndpointServer::start({.metrics = &metrics}) …
//
// REQUIRES of series: names and labels as Prometheus has them, and one type for each name; what is
// not so is not shown, and its handle counts to nowhere.
//
// Thread safety: all members may be called from any thread.
class PrometheusMetrics final : public MetricsSink {
 public:
  // What functions of on_collect() throw goes to `logger`; the others are called all the same.
  explicit PrometheusMetrics(Logger logger = {});

  // REQUIRES: no handle of it is alive.
  ~PrometheusMetrics() override;
  PrometheusMetrics(const PrometheusMetrics&) = delete;
  PrometheusMetrics& operator=(const PrometheusMetrics&) = delete;

  // See MetricsSink.
  [[nodiscard]] std::shared_ptr<Counter> counter(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Gauge> gauge(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Histogram> histogram(const MetricSeries& series,
                                                     std::vector<double> buckets) override;
  [[nodiscard]] CollectRegistration on_collect(std::function<void()> refresh) override;

  // All series that exist now, refreshed first; what `/metrics` shows.
  [[nodiscard]] std::string text();

 private:
  class Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
