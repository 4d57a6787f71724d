// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metrics of an informer.

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::cache {

// client-go's three series under its names (MX-01), and further ones under `kinform_informer_…`.
// All are updated whenever the sink collects, except the histograms of durations, which are updated
// as events occur.
//
// Thread safety: all members may be called from any thread.
class InformerMetrics {
 public:
  // `status` returns the current status; it is called at each collection, on the collecting thread,
  // until this is destroyed. All arguments must outlive this.
  InformerMetrics(MetricsSink& sink, const std::string& name, const ApiResource& resource,
                  const Clock& clock, std::function<InformerStatus()> status);

  InformerMetrics(const InformerMetrics&) = delete;
  InformerMetrics& operator=(const InformerMetrics&) = delete;

  // Records how long it took to apply a batch and to queue it for the handlers.
  void observe_processing(Duration duration);

  // Creates series for these handlers, and removes those of all others.
  void set_handlers(const std::vector<HandlerStatus>& handlers);

 private:
  // A counter that follows a total that only grows: adds the difference to the previous total.
  class Total {
   public:
    explicit Total(std::shared_ptr<Counter> counter) : counter_(std::move(counter)) {}
    void set(std::uint64_t value);

   private:
    std::shared_ptr<Counter> counter_;
    std::uint64_t reported_ = 0;
  };
  struct HandlerSeries {
    std::shared_ptr<Gauge> backlog;
    std::shared_ptr<Gauge> lag_seconds;
  };

  [[nodiscard]] MetricSeries series(std::string name, std::string help,
                                    std::vector<MetricLabel> more = {}) const;
  [[nodiscard]] std::shared_ptr<Gauge> gauge(std::string name, std::string help,
                                             std::vector<MetricLabel> more = {}) const;
  [[nodiscard]] Total total(std::string name, std::string help,
                            std::vector<MetricLabel> more = {}) const;
  template <class Reason>
  [[nodiscard]] std::vector<Total> totals(std::size_t reasons, const std::string& name,
                                          const std::string& help) const;
  void refresh();
  void refresh_reflector(const ReflectorStatus& reflector);
  void refresh_handlers(const std::vector<HandlerStatus>& handlers);

  MetricsSink& sink_;
  const std::vector<MetricLabel> labels_;
  const Clock& clock_;
  const std::function<InformerStatus()> status_;

  const std::shared_ptr<Gauge> queued_items_;
  const std::shared_ptr<Histogram> processing_seconds_;
  const std::shared_ptr<Gauge> store_version_;
  const std::shared_ptr<Gauge> synced_;
  const std::shared_ptr<Gauge> parked_;
  const std::shared_ptr<Gauge> json_fallback_;
  const std::shared_ptr<Gauge> silence_seconds_;
  const std::shared_ptr<Gauge> store_objects_;
  const std::shared_ptr<Gauge> store_bytes_;
  const std::shared_ptr<Gauge> shared_bytes_;
  const std::shared_ptr<Gauge> list_seconds_;
  // Changed only by refresh(), of which at most one call runs at a time.
  Total events_;
  Total coalesced_;
  Total lists_;
  std::vector<Total> relists_;
  std::vector<Total> watch_ends_;
  std::vector<Total> streaming_fallbacks_;

  detail::Mutex mutex_;
  std::map<std::string, HandlerSeries> handlers_ KINFORM_GUARDED_BY(mutex_);

  CollectRegistration collecting_;  // Declared last: its destructor waits for a running refresh().
};

}  // namespace kinform::inline v0::cache
