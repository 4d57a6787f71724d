// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/recording_metrics.hpp"

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

using detail::MutexLock;

// One metric with one set of labels. It implements all three metric types and records for each; the
// test knows which of them the code under test has created.
class RecordingMetrics::Series final : public Counter, public Gauge, public Histogram {
 public:
  explicit Series(std::vector<double> buckets) : buckets_(std::move(buckets)) {}

  void add(double amount) noexcept override {
    const MutexLock lock(mutex_);
    value_ += amount;
  }

  void set(double value) noexcept override {
    const MutexLock lock(mutex_);
    value_ = value;
  }

  void observe(double value) noexcept override {
    const MutexLock lock(mutex_);
    observations_.push_back(value);
  }

  double value() const {
    const MutexLock lock(mutex_);
    return value_;
  }

  std::vector<double> observations() const {
    const MutexLock lock(mutex_);
    return observations_;
  }

  const std::vector<double>& buckets() const { return buckets_; }

 private:
  const std::vector<double> buckets_;

  mutable detail::Mutex mutex_;
  double value_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::vector<double> observations_ KINFORM_GUARDED_BY(mutex_);
};

RecordingMetrics::RecordingMetrics() = default;

RecordingMetrics::~RecordingMetrics() {
  {
    const MutexLock lock(collect_mutex_);
    KINFORM_ASSERT(refreshes_.empty());
  }
  const MutexLock lock(mutex_);
  for (const auto& [key, series] : series_) KINFORM_ASSERT(series.expired());
}

std::shared_ptr<Counter> RecordingMetrics::counter(const MetricSeries& series) {
  return find_or_make(series, {});
}

std::shared_ptr<Gauge> RecordingMetrics::gauge(const MetricSeries& series) {
  return find_or_make(series, {});
}

std::shared_ptr<Histogram> RecordingMetrics::histogram(const MetricSeries& series,
                                                       std::vector<double> buckets) {
  return find_or_make(series, std::move(buckets));
}

CollectRegistration RecordingMetrics::on_collect(std::function<void()> refresh) {
  const MutexLock lock(collect_mutex_);
  const auto place = refreshes_.insert(refreshes_.end(), std::move(refresh));
  return {this, [this, place](void*) {
            const MutexLock ending(collect_mutex_);
            refreshes_.erase(place);
          }};
}

void RecordingMetrics::collect() {
  const MutexLock lock(collect_mutex_);
  for (const auto& refresh : refreshes_) refresh();
}

std::optional<double> RecordingMetrics::value(std::string_view name,
                                              const std::vector<MetricLabel>& labels) {
  collect();
  const auto series = find(name, labels);
  if (series == nullptr) return {};
  return series->value();
}

std::vector<double> RecordingMetrics::observations(std::string_view name,
                                                   const std::vector<MetricLabel>& labels) {
  collect();
  const auto series = find(name, labels);
  if (series == nullptr) return {};
  return series->observations();
}

std::vector<double> RecordingMetrics::buckets(std::string_view name,
                                              const std::vector<MetricLabel>& labels) {
  const auto series = find(name, labels);
  if (series == nullptr) return {};
  return series->buckets();
}

std::vector<std::string> RecordingMetrics::names() {
  collect();
  const MutexLock lock(mutex_);
  std::vector<std::string> names;
  for (const auto& [key, series] : series_) {
    if (!series.expired()) names.push_back(key.first);
  }
  return names;
}

std::shared_ptr<RecordingMetrics::Series> RecordingMetrics::find_or_make(
    const MetricSeries& series, std::vector<double> buckets) {
  const MutexLock lock(mutex_);
  std::weak_ptr<Series>& place = series_[SeriesKey(series.name, series.labels)];
  if (auto existing = place.lock()) return existing;
  auto made = std::make_shared<Series>(std::move(buckets));
  place = made;
  return made;
}

std::shared_ptr<RecordingMetrics::Series> RecordingMetrics::find(
    std::string_view name, const std::vector<MetricLabel>& labels) {
  const MutexLock lock(mutex_);
  const auto found = series_.find(SeriesKey(name, labels));
  return found == series_.end() ? nullptr : found->second.lock();
}

}  // namespace kinform::inline v0::test_support
