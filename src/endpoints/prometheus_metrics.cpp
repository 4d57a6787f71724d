// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/prometheus_metrics.hpp"

#include <list>
#include <map>
#include <stdexcept>
#include <utility>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include "base/user_code.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {
namespace {

using detail::MutexLock;

class PrometheusCounter final : public Counter {
 public:
  explicit PrometheusCounter(prometheus::Counter* series) : series_(series) {}
  void add(double amount) noexcept override {
    if (series_ != nullptr) series_->Increment(amount);
  }

 private:
  prometheus::Counter* const series_;  // Null: invalid series; values are discarded.
};

class PrometheusGauge final : public Gauge {
 public:
  explicit PrometheusGauge(prometheus::Gauge* series) : series_(series) {}
  void set(double value) noexcept override {
    if (series_ != nullptr) series_->Set(value);
  }
  void add(double amount) noexcept override {
    if (series_ != nullptr) series_->Increment(amount);
  }

 private:
  prometheus::Gauge* const series_;
};

class PrometheusHistogram final : public Histogram {
 public:
  explicit PrometheusHistogram(prometheus::Histogram* series) : series_(series) {}
  void observe(double value) noexcept override {
    if (series_ != nullptr) series_->Observe(value);
  }

 private:
  prometheus::Histogram* const series_;
};

prometheus::Labels labels_of(const MetricSeries& series) {
  prometheus::Labels labels;
  for (const MetricLabel& label : series.labels) labels[label.name] = label.value;
  return labels;
}

}  // namespace

// Thread safety: all members may be called from any thread.
class PrometheusMetrics::Impl {
 public:
  explicit Impl(Logger logger) : logger_(std::move(logger)) {}

  ~Impl() {
    {
      const MutexLock lock(collect_mutex_);
      KINFORM_ASSERT(refreshes_.empty());
    }
    const MutexLock lock(mutex_);
    KINFORM_ASSERT(handles_.empty());
  }

  // Returns a handle to a metric series, which is removed with its last handle. prometheus-cpp
  // throws if a name is invalid or registered with another type; then the handle discards its
  // values.
  template <class Handle, class Builder, class... Arguments>
  std::shared_ptr<Handle> handle(Builder builder, const MetricSeries& series,
                                 const Arguments&... arguments) {
    const MutexLock lock(mutex_);
    try {
      auto& family = builder.Name(series.name).Help(series.help).Register(registry_);
      auto* const added = &family.Add(labels_of(series), arguments...);
      ++handles_[added];
      return std::shared_ptr<Handle>(new Handle(added), [this, &family, added](Handle* handle) {
        delete handle;
        release(family, added);
      });
    } catch (const std::exception&) {
      return std::make_shared<Handle>(nullptr);
    }
  }

  CollectRegistration on_collect(std::function<void()> refresh) {
    const MutexLock lock(collect_mutex_);
    const auto place = refreshes_.insert(refreshes_.end(), std::move(refresh));
    return {this, [this, place](void*) {
              const MutexLock ending(collect_mutex_);
              refreshes_.erase(place);
            }};
  }

  std::string text() {
    for (const Error& failure : refresh()) logger_.error(failure, "Failed to refresh metrics");
    return prometheus::TextSerializer().Serialize(registry_.Collect());
  }

 private:
  // Calls the refresh functions and returns their exceptions as errors.
  std::vector<Error> refresh() {
    std::vector<Error> failures;
    const MutexLock lock(collect_mutex_);
    for (const auto& function : refreshes_) {
      const Result<void> refreshed = call_user_code("on_collect", function);
      if (!refreshed) failures.push_back(refreshed.error());
    }
    return failures;
  }

  template <class Family, class Series>
  void release(Family& family, Series* series) {
    const MutexLock lock(mutex_);
    const auto found = handles_.find(series);
    if (--found->second > 0) return;
    handles_.erase(found);
    family.Remove(series);
  }

  const Logger logger_;

  // The registry is thread-safe; mutex_ only orders adding and removing series.
  prometheus::Registry registry_ =
      prometheus::Registry(prometheus::Registry::InsertBehavior::Merge);

  // Held while refresh functions run, so that destroying a registration waits for them.
  detail::Mutex collect_mutex_;
  std::list<std::function<void()>> refreshes_ KINFORM_GUARDED_BY(collect_mutex_);

  detail::Mutex mutex_;
  std::map<const void*, int> handles_ KINFORM_GUARDED_BY(mutex_);  // Number of handles per series.
};

PrometheusMetrics::PrometheusMetrics(Logger logger)
    : impl_(std::make_unique<Impl>(std::move(logger))) {}

PrometheusMetrics::~PrometheusMetrics() = default;

std::shared_ptr<Counter> PrometheusMetrics::counter(const MetricSeries& series) {
  return impl_->handle<PrometheusCounter>(prometheus::BuildCounter(), series);
}

std::shared_ptr<Gauge> PrometheusMetrics::gauge(const MetricSeries& series) {
  return impl_->handle<PrometheusGauge>(prometheus::BuildGauge(), series);
}

std::shared_ptr<Histogram> PrometheusMetrics::histogram(const MetricSeries& series,
                                                        std::vector<double> buckets) {
  return impl_->handle<PrometheusHistogram>(prometheus::BuildHistogram(), series, buckets);
}

CollectRegistration PrometheusMetrics::on_collect(std::function<void()> refresh) {
  return impl_->on_collect(std::move(refresh));
}

std::string PrometheusMetrics::text() {
  return impl_->text();
}

}  // namespace kinform::inline v0
