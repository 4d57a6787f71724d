// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metrics of one work queue, with client-go's metric names.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"

namespace kinform::inline v0::detail {

// The values that a queue reports when metrics are collected.
struct QueueFigures {
  std::size_t depth = 0;
  // Totals since the queue was created.
  std::uint64_t adds = 0;
  std::uint64_t retries = 0;
  // The total and the longest time since the items in processing were taken.
  Duration unfinished_work = {};
  Duration longest_running = {};
};

// Reports the metrics of a queue. Counters and gauges are updated only on collection, so they cost
// queue operations nothing.
//
// Thread safety: all members may be called from any thread.
class QueueMetrics {
 public:
  // `figures` is called on each collection. Everything it refers to, and `sink`, must outlive this
  // object.
  QueueMetrics(MetricsSink& sink, const std::string& queue_name,
               std::function<QueueFigures()> figures);

  // Records that a worker took an item; `waited` is the time since its first add.
  void taken(Duration waited) noexcept;
  // Records that the worker finished; `worked` is the time since it took the item.
  void done(Duration worked) noexcept;

 private:
  void refresh();

  const std::function<QueueFigures()> figures_;
  const std::shared_ptr<Gauge> depth_;
  const std::shared_ptr<Counter> adds_;
  const std::shared_ptr<Histogram> queue_duration_;
  const std::shared_ptr<Histogram> work_duration_;
  const std::shared_ptr<Gauge> unfinished_work_;
  const std::shared_ptr<Gauge> longest_running_;
  const std::shared_ptr<Counter> retries_;

  // The values reported last. Only refresh() uses it, and its calls are serialised.
  QueueFigures reported_;

  // Declared last, so that it unregisters before the members that refresh() uses are destroyed.
  const CollectRegistration registration_;
};

}  // namespace kinform::inline v0::detail
