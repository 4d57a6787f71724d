// client-go's metrics of credential plugins (EX-12).

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
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::config {

struct PluginMetricsOptions {
  MetricsSink* sink = nullptr;  // Null: nothing is told. Must outlive the metrics, as must `clock`.
  std::string host = {};
  Clock* clock = &system_clock();
};

// What is told of one plugin.
//
// Thread safety: a sink may collect from any thread; all else belongs to the thread that runs the
// plugin.
class PluginMetrics {
 public:
  explicit PluginMetrics(PluginMetricsOptions options);

  // A run, and how it ended.
  void count_call(const Result<ProcessResult>& result);

  // The certificate that counts from now on.
  void record_certificate(const ClientCertificate& certificate);

 private:
  using CallKey = std::pair<int, std::string_view>;  // Exit code and status.

  void refresh_time_to_live();

  // Constant after construction.
  const PluginMetricsOptions options_;
  std::shared_ptr<Gauge> time_to_live_;  // Null without a sink, as is the next.
  std::shared_ptr<Histogram> rotation_age_;

  // Held, for a series is gone with its handle.
  std::map<CallKey, std::shared_ptr<Counter>> calls_;
  std::string certificate_pem_;

  detail::Mutex mutex_;
  // Of the certificate; empty if there is none.
  std::optional<CertificateValidity> validity_ KINFORM_GUARDED_BY(mutex_);

  CollectRegistration registration_;  // Last: what it calls uses the above.
};

}  // namespace kinform::inline v0::config
