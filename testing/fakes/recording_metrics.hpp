// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A metrics sink for tests that records values and observations.

#pragma once

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

// Thread safety: all members may be called from any thread.
class RecordingMetrics final : public MetricsSink {
 public:
  RecordingMetrics();

  // REQUIRES: all handles are released.
  ~RecordingMetrics() override;

  [[nodiscard]] std::shared_ptr<Counter> counter(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Gauge> gauge(const MetricSeries& series) override;
  [[nodiscard]] std::shared_ptr<Histogram> histogram(const MetricSeries& series,
                                                     std::vector<double> buckets) override;
  [[nodiscard]] CollectRegistration on_collect(std::function<void()> refresh) override;

  // Runs all refresh functions. The functions below call it first.
  void collect();

  // The value of a counter or gauge. Empty if the series was never created, or was released.
  [[nodiscard]] std::optional<double> value(std::string_view name,
                                            const std::vector<MetricLabel>& labels);

  // The observations of a histogram, in order. Also empty if there is no such series.
  [[nodiscard]] std::vector<double> observations(std::string_view name,
                                                 const std::vector<MetricLabel>& labels);
  [[nodiscard]] std::vector<double> buckets(std::string_view name,
                                            const std::vector<MetricLabel>& labels);

  // The names of all existing series, sorted. A name appears once for each set of labels.
  [[nodiscard]] std::vector<std::string> names();

 private:
  class Series;
  using SeriesKey = std::pair<std::string, std::vector<MetricLabel>>;

  std::shared_ptr<Series> find_or_make(const MetricSeries& series, std::vector<double> buckets);
  std::shared_ptr<Series> find(std::string_view name, const std::vector<MetricLabel>& labels);

  // Held while refresh functions run, so that ending a registration waits for them.
  detail::Mutex collect_mutex_;
  std::list<std::function<void()>> refreshes_ KINFORM_GUARDED_BY(collect_mutex_);

  detail::Mutex mutex_;
  std::map<SeriesKey, std::weak_ptr<Series>> series_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::test_support
