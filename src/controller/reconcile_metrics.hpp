// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reconciler metrics with controller-runtime's names, so that existing dashboards work.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"

namespace kinform::inline v0::controller {

enum class ReconcileVerdict : std::uint8_t { Success, Error, Requeue, RequeueAfter };
inline constexpr std::size_t kReconcileVerdicts = 4;

// Thread safety: all members may be called from any thread.
class ReconcileMetrics {
 public:
  // If `sink` is null, nothing is counted.
  ReconcileMetrics(MetricsSink* sink, const std::string& controller, int workers);

  void begin();
  void end(ReconcileVerdict verdict, Duration took);
  void exception();
  void terminal_error();
  void timeout();

 private:
  std::array<std::shared_ptr<Counter>, kReconcileVerdicts> total_;
  std::shared_ptr<Counter> errors_;
  std::shared_ptr<Counter> terminal_errors_;
  std::shared_ptr<Counter> panics_;
  std::shared_ptr<Counter> timeouts_;
  std::shared_ptr<Histogram> time_;
  std::shared_ptr<Gauge> max_concurrent_;
  std::shared_ptr<Gauge> active_;
};

}  // namespace kinform::inline v0::controller
