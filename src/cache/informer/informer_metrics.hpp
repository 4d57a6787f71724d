// What an informer tells about itself in numbers.

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::cache {

// client-go's three series under its names (MX-01), and ours under `kinform_informer_…`. All are
// brought up to date when they are collected; only durations are told as they happen.
//
// Thread safety: all members may be called from any thread.
class InformerMetrics {
 public:
  // `status` is asked at each collection, by whoever collects, until this is destroyed. All must
  // outlive it.
  InformerMetrics(MetricsSink& sink, const std::string& name, const ApiResource& resource,
                  const Clock& clock, std::function<InformerStatus()> status);

  InformerMetrics(const InformerMetrics&) = delete;
  InformerMetrics& operator=(const InformerMetrics&) = delete;

  // A batch was put into the cache and handed to the handlers.
  void observe_processing(Duration duration);

  // Series of the handlers that there are from now on.
  void set_handlers(const std::vector<HandlerStatus>& handlers);

 private:
  // Counts on from what it was told before.
  class Total {
   public:
    explicit Total(std::shared_ptr<Counter> counter) : counter_(std::move(counter)) {}
    void set(std::uint64_t value);

   private:
    std::shared_ptr<Counter> counter_;
    std::uint64_t told_ = 0;
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
  const std::shared_ptr<Gauge> silence_seconds_;
  const std::shared_ptr<Gauge> store_objects_;
  const std::shared_ptr<Gauge> store_bytes_;
  const std::shared_ptr<Gauge> list_seconds_;
  // Changed by refresh() alone, whose calls come one at a time.
  Total events_;
  Total coalesced_;
  Total lists_;
  std::vector<Total> relists_;
  std::vector<Total> watch_ends_;

  detail::Mutex mutex_;
  std::map<std::string, HandlerSeries> handlers_ KINFORM_GUARDED_BY(mutex_);

  CollectRegistration collecting_;  // Last: its end waits for a refresh under way.
};

}  // namespace kinform::inline v0::cache
