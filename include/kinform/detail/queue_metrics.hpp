// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metrics of one work queue, under the names that client-go gives them.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"

namespace kinform::inline v0::detail {

// What a queue tells when metrics are collected.
struct QueueFigures {
  std::size_t depth = 0;
  // Since the queue was made.
  std::uint64_t adds = 0;
  std::uint64_t retries = 0;
  // Of the items in processing: together, and the longest.
  Duration unfinished_work = {};
  Duration longest_running = {};
};

// Counters and gauges are told only when they are collected: an operation of the queue costs no
// more for them than a queue without metrics.
//
// Thread safety: all members may be called from any thread.
class QueueMetrics {
 public:
  // `figures` is called at each collection. What it refers to, and `sink`, must outlive this.
  QueueMetrics(MetricsSink& sink, const std::string& queue_name,
               std::function<QueueFigures()> figures);

  // `waited`: from the first add to the moment when a worker took the item.
  void taken(Duration waited) noexcept;
  // `worked`: from then to when the worker gave it back.
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

  QueueFigures told_;  // Used by refresh() alone, whose calls come one at a time.

  // Last, so that it ends before what refresh() uses.
  const CollectRegistration registration_;
};

}  // namespace kinform::inline v0::detail
