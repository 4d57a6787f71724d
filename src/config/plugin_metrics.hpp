// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metrics of exec credential plugins, with client-go's names (EX-12).

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/certificate_validity.hpp"
#include "config/process.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

struct PluginMetricsOptions {
  MetricsSink* sink = nullptr;  // Null: no metrics. Must outlive this, as must `clock`.
  std::string host = {};
  Clock* clock = &system_clock();
};

// Metrics of one plugin.
//
// Thread safety: a sink may collect from any thread; everything else belongs to the thread that
// runs the plugin.
class PluginMetrics {
 public:
  explicit PluginMetrics(PluginMetricsOptions options);

  // Counts one run by its result.
  void count_call(const Result<ProcessResult>& result);

  // Records the certificate that is used from now on.
  void record_certificate(const ClientCertificate& certificate);

 private:
  using CallKey = std::pair<int, std::string_view>;  // Exit code and status.

  void refresh_time_to_live();

  // Constant after construction.
  const PluginMetricsOptions options_;
  std::shared_ptr<Gauge> time_to_live_;  // Null without a sink, like rotation_age_.
  std::shared_ptr<Histogram> rotation_age_;

  // A metric series disappears when its handle is destroyed, so the handles are kept.
  std::map<CallKey, std::shared_ptr<Counter>> calls_;
  std::string certificate_pem_;

  detail::Mutex mutex_;
  // The validity of the current certificate; empty without one.
  std::optional<CertificateValidity> validity_ KINFORM_GUARDED_BY(mutex_);

  CollectRegistration registration_;  // Last: its callback uses the members above.
};

}  // namespace kinform::inline v0::config
