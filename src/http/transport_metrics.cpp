// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/transport_metrics.hpp"

#include <chrono>

namespace kinform::inline v0::http {

using detail::MutexLock;

void TransportMetrics::observe_name_resolution(const std::string& host, Duration duration) {
  if (sink_ == nullptr) return;
  const MutexLock lock(mutex_);
  std::shared_ptr<Histogram>& histogram = name_resolutions_[host];
  if (histogram == nullptr) {
    histogram = sink_->histogram({.name = "rest_client_dns_resolution_duration_seconds",
                                  .help = "DNS resolver latency in seconds, by host.",
                                  .labels = {{"host", host}}},
                                 {0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30});
  }
  histogram->observe(std::chrono::duration<double>(duration).count());
}

void TransportMetrics::count_ca_reload(std::string_view result, std::string_view reason) {
  if (sink_ == nullptr) return;
  const MutexLock lock(mutex_);
  std::shared_ptr<Counter>& counter = ca_reloads_[{std::string(result), std::string(reason)}];
  if (counter == nullptr) {
    counter = sink_->counter(
        {.name = "rest_client_transport_ca_reload_total",
         .help = "Number of reloads of the CA file, by result and reason.",
         .labels = {{"result", std::string(result)}, {"reason", std::string(reason)}}});
  }
  counter->add(1);
}

}  // namespace kinform::inline v0::http
