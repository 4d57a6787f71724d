// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/informer_metrics.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <utility>

namespace kinform::inline v0::cache {

using detail::MutexLock;

namespace {

// client-go's buckets: 1 ms to 10 s.
std::vector<double> latency_buckets() {
  return {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
}

double seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

// Converts a resource version to a number for a gauge; 0 if it is not a number, because versions
// are opaque (SV-01). Uses the last 15 digits, which a double represents exactly (ST-13).
double number_of(const std::string& version) {
  constexpr std::size_t kExactDigits = 15;
  if (version.empty() || version.find_first_not_of("0123456789") != std::string::npos) return 0;
  const std::size_t first = version.size() - std::min(version.size(), kExactDigits);
  std::uint64_t number = 0;
  std::from_chars(version.data() + first, version.data() + version.size(), number);
  return static_cast<double>(number);
}

}  // namespace

void InformerMetrics::Total::set(std::uint64_t value) {
  if (value > reported_) counter_->add(static_cast<double>(value - reported_));
  reported_ = value;
}

InformerMetrics::InformerMetrics(MetricsSink& sink, const std::string& name,
                                 const ApiResource& resource, const Clock& clock,
                                 std::function<InformerStatus()> status)
    : sink_(sink),
      labels_({{"name", name},
               {"group", resource.group},
               {"version", resource.version},
               {"resource", resource.plural}}),
      clock_(clock),
      status_(std::move(status)),
      queued_items_(
          gauge("informer_queued_items", "Deltas queued and not yet applied to the cache.")),
      processing_seconds_(sink_.histogram(
          series("informer_processing_latency_seconds",
                 "Time to apply a batch of deltas and to queue it for the handlers."),
          latency_buckets())),
      store_version_(gauge("informer_store_resource_version", "Resource version of the cache.")),
      synced_(
          gauge("kinform_informer_synced", "1 if the initial list is in the cache, otherwise 0.")),
      parked_(gauge("kinform_informer_parked",
                    "1 while the server does not serve the resource (404), otherwise 0.")),
      json_fallback_(
          gauge("kinform_informer_json_fallback",
                "1 if JSON is requested because protobuf could not be used, otherwise 0.")),
      silence_seconds_(gauge("kinform_informer_silence_seconds",
                             "Time since the server last sent an object or a bookmark.")),
      store_objects_(gauge("kinform_informer_store_objects", "Objects in the cache.")),
      store_bytes_(gauge("kinform_informer_store_bytes",
                         "Memory of the cached objects, tables and indexes in bytes.")),
      shared_bytes_(gauge("kinform_informer_shared_bytes",
                          "Memory of the parts that the cached objects share in bytes.")),
      list_seconds_(gauge("kinform_informer_list_seconds", "Duration of the last list.")),
      events_(total("kinform_informer_events_total", "Watch events received.")),
      coalesced_(total("kinform_informer_coalesced_total",
                       "Deletions dropped because the object was already deleted or unknown.")),
      lists_(total("kinform_informer_lists_total", "Complete lists.")),
      relists_(totals<RelistReason>(kRelistReasons, "kinform_informer_relists_total",
                                    "Lists after the first, by reason.")),
      watch_ends_(totals<WatchEndReason>(kWatchEndReasons, "kinform_informer_watch_ends_total",
                                         "Ended watches, by reason.")),
      streaming_fallbacks_(totals<StreamingFallback>(
          kStreamingFallbacks, "kinform_informer_streaming_fallbacks_total",
          "Streaming lists given up for a list in pages, by reason.")),
      collecting_(sink_.on_collect([this] { refresh(); })) {}

MetricSeries InformerMetrics::series(std::string name, std::string help,
                                     std::vector<MetricLabel> more) const {
  std::vector<MetricLabel> labels = labels_;
  labels.insert(labels.end(), more.begin(), more.end());
  return {.name = std::move(name), .help = std::move(help), .labels = std::move(labels)};
}

std::shared_ptr<Gauge> InformerMetrics::gauge(std::string name, std::string help,
                                              std::vector<MetricLabel> more) const {
  return sink_.gauge(series(std::move(name), std::move(help), std::move(more)));
}

InformerMetrics::Total InformerMetrics::total(std::string name, std::string help,
                                              std::vector<MetricLabel> more) const {
  return Total(sink_.counter(series(std::move(name), std::move(help), std::move(more))));
}

template <class Reason>
std::vector<InformerMetrics::Total> InformerMetrics::totals(std::size_t reasons,
                                                            const std::string& name,
                                                            const std::string& help) const {
  std::vector<Total> all;
  for (std::size_t i = 0; i < reasons; ++i) {
    const std::string_view reason = to_string(static_cast<Reason>(i));
    all.push_back(total(name, help, {{"reason", std::string(reason)}}));
  }
  return all;
}

void InformerMetrics::observe_processing(Duration duration) {
  processing_seconds_->observe(seconds(duration));
}

void InformerMetrics::set_handlers(const std::vector<HandlerStatus>& handlers) {
  std::map<std::string, HandlerSeries> made;
  for (const HandlerStatus& handler : handlers) {
    const std::vector<MetricLabel> label = {{"handler", handler.name}};
    made.emplace(
        handler.name,
        HandlerSeries{
            .backlog = gauge("kinform_informer_handler_backlog",
                             "Notifications waiting for this handler.", label),
            .lag_seconds = gauge("kinform_informer_handler_lag_seconds",
                                 "Time that the oldest waiting notification has waited.", label)});
  }
  MutexLock lock(mutex_);
  std::swap(handlers_, made);  // The old series are released outside the lock.
}

void InformerMetrics::refresh() {
  const InformerStatus status = status_();
  queued_items_->set(static_cast<double>(status.queue.queued));
  store_version_->set(number_of(status.resource_version));
  synced_->set(status.synced ? 1 : 0);
  parked_->set(status.parked ? 1 : 0);
  store_objects_->set(static_cast<double>(status.cache.objects));
  store_bytes_->set(static_cast<double>(status.cache.object_bytes + status.cache.table_bytes));
  shared_bytes_->set(static_cast<double>(status.shared_bytes));
  coalesced_.set(status.queue.collapsed);
  refresh_reflector(status.reflector);
  refresh_handlers(status.handlers);
}

void InformerMetrics::refresh_reflector(const ReflectorStatus& reflector) {
  if (reflector.last_received)
    silence_seconds_->set(seconds(clock_.now() - *reflector.last_received));
  json_fallback_->set(reflector.json_fallback.empty() ? 0 : 1);
  list_seconds_->set(seconds(reflector.last_list_duration));
  events_.set(reflector.counters.events);
  lists_.set(reflector.counters.lists);
  for (std::size_t i = 0; i < relists_.size(); ++i)
    relists_[i].set(reflector.counters.relists[static_cast<RelistReason>(i)]);
  for (std::size_t i = 0; i < watch_ends_.size(); ++i)
    watch_ends_[i].set(reflector.counters.watch_ends[static_cast<WatchEndReason>(i)]);
  for (std::size_t i = 0; i < streaming_fallbacks_.size(); ++i) {
    const auto rule = static_cast<StreamingFallback>(i);
    streaming_fallbacks_[i].set(reflector.counters.streaming_fallbacks[rule]);
  }
}

void InformerMetrics::refresh_handlers(const std::vector<HandlerStatus>& handlers) {
  MutexLock lock(mutex_);
  for (const HandlerStatus& handler : handlers) {
    const auto found = handlers_.find(handler.name);
    // A handler without series was just added; set_handlers() will create them.
    if (found == handlers_.end()) continue;
    found->second.backlog->set(static_cast<double>(handler.backlog));
    found->second.lag_seconds->set(seconds(handler.lag));
  }
}

}  // namespace kinform::inline v0::cache
