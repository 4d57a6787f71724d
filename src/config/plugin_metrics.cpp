// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/plugin_metrics.hpp"

#include <chrono>
#include <limits>

namespace kinform::inline v0::config {
namespace {

using detail::MutexLock;

double seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

// From ten minutes to four years, as in client-go.
std::vector<double> age_buckets() {
  return {600, 1800, 3600, 14400, 86400, 604800, 2592000, 7776000, 15552000, 31104000, 124416000};
}

}  // namespace

PluginMetrics::PluginMetrics(PluginMetricsOptions options) : options_(std::move(options)) {
  if (options_.sink == nullptr) return;
  time_to_live_ = options_.sink->gauge(
      {.name = "rest_client_exec_plugin_ttl_seconds",
       .help = "Time until the client certificate of the credential plugin expires; negative if it "
               "has, +Inf if there is none.",
       .labels = {{"host", options_.host}}});
  rotation_age_ = options_.sink->histogram(
      {.name = "rest_client_exec_plugin_certificate_rotation_age",
       .help = "Age of the credential plugin's client certificate when it was replaced."},
      age_buckets());
  registration_ = options_.sink->on_collect([this] { refresh_time_to_live(); });
}

void PluginMetrics::count_call(const Result<ProcessResult>& result) {
  if (options_.sink == nullptr) return;
  CallKey key = {0, "no_error"};
  if (!result) {
    const bool is_missing = result.error().code == ErrorCode::NotFound;
    key = {1, is_missing ? "plugin_not_found_error" : "client_internal_error"};
  } else if (result->exit_code != 0) {
    key = {result->exit_code, "plugin_execution_error"};
  }
  std::shared_ptr<Counter>& counter = calls_[key];
  if (counter == nullptr) {
    counter = options_.sink->counter(
        {.name = "rest_client_exec_plugin_call_total",
         .help = "Number of calls to an exec plugin, by exit code and call status.",
         .labels = {{"code", std::to_string(key.first)},
                    {"call_status", std::string(key.second)}}});
  }
  counter->add(1);
}

void PluginMetrics::record_certificate(const ClientCertificate& certificate) {
  if (options_.sink == nullptr || certificate.certificate_pem == certificate_pem_) return;
  certificate_pem_ = certificate.certificate_pem;
  std::optional<CertificateValidity> replaced = certificate_validity(certificate_pem_);
  {
    const MutexLock lock(mutex_);
    std::swap(validity_, replaced);
  }
  if (replaced) rotation_age_->observe(seconds(options_.clock->wall_now() - replaced->not_before));
}

void PluginMetrics::refresh_time_to_live() {
  double left = std::numeric_limits<double>::infinity();
  {
    const MutexLock lock(mutex_);
    if (validity_) left = seconds(validity_->not_after - options_.clock->wall_now());
  }
  time_to_live_->set(left);
}

}  // namespace kinform::inline v0::config
