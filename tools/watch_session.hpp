// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the informers of `kinform watch` and prints their events, from start to shutdown.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/endpoint_server.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "tools/line_output.hpp"
#include "tools/load_meter.hpp"
#include "tools/notice.hpp"
#include "tools/watch.hpp"
#include "tools/watch_report.hpp"

namespace kinform::inline v0::tools {

// Prints a message to stderr when `stop` is requested, if the output format is text.
class TerminationNotice {
 public:
  TerminationNotice(OutputFormat format, const std::stop_token& stop);

 private:
  const std::stop_callback<std::function<void()>> on_stop_;
};

// Returns the error for an initial sync that did not finish within `timeout`.
[[nodiscard]] Error not_synced_in_time(Duration timeout, const std::string& reason);

// Runs the informers of one `kinform watch` command.
class WatchSession {
 public:
  // `flags`, `meter` and `metrics` must outlive the session; `meter` and `metrics` may be null. The
  // timeout counts from `begin`.
  WatchSession(const Client& client, const WatchFlags& flags, TimePoint begin, LoadMeter* meter,
               PrometheusMetrics* metrics);
  ~WatchSession();
  WatchSession(const WatchSession&) = delete;
  WatchSession& operator=(const WatchSession&) = delete;

  // Watches until `stop` is requested or a flag ends it. Returns the exit status.
  [[nodiscard]] int run(const std::vector<ApiResource>& resources, const std::stop_token& stop);

 private:
  struct WatchTarget;

  void follow(const ApiResource& resource);
  [[nodiscard]] Result<std::unique_ptr<EndpointServer>> serve_endpoints();
  [[nodiscard]] EventHandler<> handler_of(WatchTarget& target);
  void print(const Notice& notice, LineOutput::More more);

  [[nodiscard]] bool wait_until_synced();
  void announce_synced();
  // Explains an empty result: the namespace may not exist.
  void report_empty_namespace();
  void wait_for_end();
  void show_progress();
  void clear_progress();
  void report_errors();
  // Reports that a request waits before it is sent, for example for a Retry-After; each text once.
  void report_wait(WatchTarget& target, const std::string& waiting);

  // Ends the session if the cache has not synced yet and retries will not fix the error.
  void record_failure(const Informer<>& informer, const Error& error);
  void end_with(const Error& error);
  [[nodiscard]] int finish();

  const Client client_;
  const WatchFlags& flags_;
  const TimePoint begin_;
  LoadMeter* const meter_;
  PrometheusMetrics* const metrics_;
  const bool colours_;

  std::stop_source end_;  // Used to end the session.
  LineOutput output_;
  std::optional<InformerFactory> factory_;
  std::vector<std::unique_ptr<WatchTarget>> targets_;  // Destroyed before factory_.
  TimePoint start_ = {};
  std::optional<Duration> sync_duration_;
  bool progress_shown_ = false;

  detail::Mutex mutex_;
  std::optional<Error> failure_ KINFORM_GUARDED_BY(mutex_);  // The first error.
};

}  // namespace kinform::inline v0::tools
