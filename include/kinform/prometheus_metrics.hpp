// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Exports metrics in the Prometheus text format. In the library kinform::endpoints.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

// A metrics sink that is read in the Prometheus text format.
//
//   PrometheusMetrics metrics;
//   const Client client(config, {.metrics = &metrics});
//   … EndpointServer::start({.metrics = &metrics}) …
//
// REQUIRES: series have valid Prometheus names and labels, and one type for each name. A series
// that violates this is not exported; updates through its handle are dropped.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT PrometheusMetrics final : public MetricsSink {
 public:
  // Exceptions of on_collect() functions are logged to `logger`; the other functions are still
  // called.
  explicit PrometheusMetrics(Logger logger = {});

  // REQUIRES: none of its handles is alive.
  ~PrometheusMetrics() override;
  PrometheusMetrics(const PrometheusMetrics&) = delete;
  PrometheusMetrics& operator=(const PrometheusMetrics&) = delete;

  // See MetricsSink.
  [[nodiscard]] std::shared_ptr<Counter> counter(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Gauge> gauge(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Histogram> histogram(const MetricSeries& series,
                                                     std::vector<double> buckets) override;
  [[nodiscard]] CollectRegistration on_collect(std::function<void()> refresh) override;

  // Calls the on_collect() functions, then returns all existing series in the text format, as
  // served at `/metrics`.
  [[nodiscard]] std::string text();

 private:
  class KINFORM_HIDDEN Impl;
  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
